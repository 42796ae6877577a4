"""Exact odds: against brute force through `battle`, against play by chance, and by hand."""

from __future__ import annotations

import io
import json
import random
from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from typing import Any

import pytest

from warlore.history import odds as odds_module
from warlore.history.cardset import load_cards
from warlore.history.contract import battle
from warlore.history.odds import odds, odds_lines
from warlore.history.rules import engine
from warlore.history.rules.odds_core import FIRST_LIKE, PAIRS_IF_RISKY, PAIRS_IF_STRONG
from warlore.table import BadInput, fast

ICONS = ("reinforcement", "assault", "heroic_death", "accuracy", "diversion")
FACES = range(1, 7)


def unit(rng: random.Random, **more: int) -> dict[str, Any]:
    card: dict[str, Any] = {line: rng.choice((0, 0, 1, 1, 2, 3)) for line in ("long", "medium", "close")}
    card |= {icon: rng.choice((0, 0, 0, 1, 2)) for icon in ICONS}
    card |= {side: rng.choice((None, "I", "II")) for side in ("left", "right")}
    return {"name": "U", "hp": rng.choice((1, 1, 2, 3)), "era": rng.choice(("I", "II")), **card, **more}


def request(rng: random.Random, **more: int) -> dict[str, Any]:
    player = rng.random() < 0.5
    theirs: dict[str, Any] = {"player": player, "units": [unit(rng, **more) for _ in range(rng.randint(1, 3))]}
    deck = [unit(rng, **more) for _ in range(3)]
    if player:
        theirs["deck"] = deck
        theirs["tokens"] = {"1": rng.choice(("diversion", "close+1", "heroic_death"))}
    else:
        theirs["era_decks"] = {"I": deck[:2], "II": deck[2:]}
    mine: dict[str, Any] = {"units": [unit(rng, **more) for _ in range(rng.randint(1, 4))]}
    mine["deck"] = [unit(rng, **more) for _ in range(4)]
    mine["tokens"] = {"1": rng.choice(("medium+2", "accuracy", "diversion"))}
    options = {"early_end": rng.random() < 0.5, "heroic_death_is_ordinary": rng.random() < 0.5}
    return {"attacker": mine, "defender": theirs, "options": options}


def count(answers: list[dict[str, Any]], player: bool) -> dict[str, Any]:
    """The odds of equally likely battles."""

    def share(values: list[Any], wanted: Any) -> str:
        return str(Fraction(sum(value == wanted for value in values), len(values)))

    def standing(side: str) -> list[int]:
        return [sum(not unit["defeated"] for unit in answer[side]) for answer in answers]

    winners = [answer["winner"] for answer in answers]
    fallen = sum(sum(unit["defeated"] for unit in answer["defender"]) for answer in answers)
    return {
        "attacker": share(winners, "attacker"),
        "defender": share(winners, "defender"),
        "nobody": share(winners, None),
        "survivors": {
            side: {str(n): share(standing(side), n) for n in sorted(set(standing(side)))}
            for side in ("attacker", "defender")
        },
        "expected_recruits": "0" if player else str(Fraction(fallen, len(answers))),
    }


@pytest.mark.parametrize("seed", range(40))
def test_odds_are_the_count_of_all_faces(seed: int) -> None:
    question = request(random.Random(seed))
    faces = [{"strong": [a], "risky": [b]} for a, b in product(FACES, FACES)]
    expected = count([battle({**question, "dice": dice}) for dice in faces], question["defender"]["player"])
    assert odds(question) == expected


@pytest.mark.parametrize("seed", range(12))
def test_unknown_deck_order_is_the_mean_of_all_orders(seed: int) -> None:
    question = request(random.Random(1000 + seed))
    player = question["defender"]["player"]
    answers = []
    for ours in permutations(question["attacker"]["deck"]):
        for theirs in permutations([0, 1, 2]):
            dealt = json.loads(json.dumps(question))
            dealt["attacker"]["deck"] = list(ours)
            if player:
                dealt["defender"]["deck"] = [question["defender"]["deck"][i] for i in theirs]
            else:
                era_i = question["defender"]["era_decks"]["I"]
                dealt["defender"]["era_decks"]["I"] = era_i if theirs[0] < theirs[1] else era_i[::-1]
            answers.append(odds(dealt))
    answer = odds({**question, "deck_order": "unknown"})
    for key in ("attacker", "defender", "nobody", "expected_recruits"):
        assert Fraction(answer[key]) == sum(Fraction(one[key]) for one in answers) / len(answers)


def test_never_re_rolling_ignores_relaunch_icons() -> None:
    for seed in range(10):
        question = request(random.Random(seed), relaunch=2)
        question["defender"] = {"player": True, "units": question["defender"]["units"]}
        plain = json.loads(json.dumps(question))
        for card in (*plain["attacker"]["units"], *plain["attacker"]["deck"], *plain["defender"]["units"]):
            card["relaunch"] = 0
        assert odds({**question, "reroll_policy": "never"}) == odds(plain)


def test_the_attacker_re_rolls_only_what_loses() -> None:
    # Close decides: 2 + Strong against 2 + Risky, ties go to the Attacker
    ours = {"name": "A", "close": 2, "hp": 1}
    theirs = {"name": "D", "close": 2, "hp": 1}
    once = odds({"attacker": {"units": [ours]}, "defender": {"units": [theirs]}})
    twice = odds({"attacker": {"units": [{**ours, "relaunch": 1}]}, "defender": {"units": [theirs]}})
    faces = Counter()
    for a, b in product(FACES, FACES):
        answer = battle(
            {"attacker": {"units": [ours]}, "defender": {"units": [theirs]}, "dice": {"strong": [a], "risky": [b]}}
        )
        faces[b] += answer["winner"] == "attacker"
    assert Fraction(once["attacker"]) == Fraction(sum(faces.values()), 36)
    assert Fraction(twice["attacker"]) == sum(1 - (1 - Fraction(faces[b], 6)) ** 2 for b in FACES) / 6


def test_a_player_defender_re_rolls_against_the_attacker() -> None:
    for seed in range(20):
        question = request(random.Random(seed))
        question["defender"] = {"player": True, "units": question["defender"]["units"]}
        before = Fraction(odds(question)["attacker"])
        question["defender"]["units"][0]["relaunch"] = 1
        assert Fraction(odds(question)["attacker"]) <= before


def test_odds_agree_with_play_by_chance() -> None:
    rng = random.Random(5)
    for seed in range(4):
        question = request(rng)
        exact = Fraction(odds({**question, "deck_order": "known"})["attacker"])
        rolls = random.Random(seed)
        n = 600
        won = 0
        for _ in range(n):
            dice = {"strong": [rolls.randint(1, 6)], "risky": [rolls.randint(1, 6)]}
            won += battle({**question, "dice": dice})["winner"] == "attacker"
        assert abs(won / n - float(exact)) < 0.1


RESERVES = ["roman-legionaries", "Spy"]
HUGE: dict[str, Any] = {
    "attacker": {"units": ["trebuchet", "archers", "conscripts"], "deck": ["archers", "spy", "conscripts"]},
    "defender": {"units": ["?", "?"], "era_decks": dict.fromkeys(("I", "II", "III", "IV"), RESERVES)},
    "pool": [unit.id for unit in load_cards().units if unit.kind != "base"],
}


def test_more_than_can_be_gone_through_is_refused_before_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """What all unknowns come to together counts, and no battle is weighed for a question that is too large."""
    question = {**HUGE, "defender": {**HUGE["defender"], "units": ["?", "?", "?"]}, "deck_order": "unknown"}
    monkeypatch.setattr(odds_module, "outcomes", None)
    with pytest.raises(BadInput, match=r"draws and battles would have to be gone through.*sample") as refused:
        odds(question)
    assert (refused.value.field, refused.value.code) == ("pool", "too_many")
    lines = io.StringIO()
    asked = "\n".join(map(json.dumps, [question, {"attacker": {"units": ["Spy"]}, "defender": {"units": ["Spy"]}}]))
    monkeypatch.undo()
    assert odds_lines(io.BytesIO(asked.encode()), lines) == 1
    first, second = map(json.loads, lines.getvalue().splitlines())
    assert first["error"]["code"] == "too_many" and "attacker" in second


def test_an_estimate_that_was_too_low_does_not_go_on_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(odds_module, "estimated_work", lambda question: 0)
    monkeypatch.setattr(odds_module, "MOST_WORK", 50)
    with pytest.raises(BadInput, match=r"more than 10[1-9] draws and battles"):
        odds({**HUGE, "pool": HUGE["pool"][:4], "deck_order": "unknown"})


@pytest.mark.parametrize("order", ["known", "unknown"])
def test_a_sampled_answer_says_so_and_is_within_its_errors(order: str) -> None:
    question = {**HUGE, "pool": HUGE["pool"][:6], "deck_order": order}
    exact, drawn = odds(question), odds({**question, "sample": 1500})
    assert {*drawn} == {*exact, "sampled"} and drawn["sampled"]["draws"] == 1500
    errors = drawn["sampled"]["standard_error"]
    for name in ("attacker", "defender", "nobody", "expected_recruits"):
        off = abs(float(drawn[name]) - float(Fraction(exact[name])))
        assert off <= 4 * float(errors[name]) + 1e-5, name
    assert float(errors["attacker"]) > 0
    for side in ("attacker", "defender"):
        for n, p in drawn["survivors"][side].items():
            off = abs(float(p) - float(Fraction(exact["survivors"][side].get(n, "0"))))
            assert off <= 4.5 * float(errors["survivors"][side][n]) + 2e-5, (side, n)
    assert odds({**question, "sample": 1500}) == drawn != odds({**question, "sample": 1500, "seed": 5})


@pytest.mark.parametrize(
    ("asked", "field"), [({"sample": 99}, "sample"), ({"sample": True}, "sample"), ({"seed": 1}, "seed")]
)
def test_a_sample_is_asked_for_rightly(asked: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput) as refused:
        odds({**HUGE, **asked})
    assert refused.value.field == field


def test_unknown_enemy_cards_are_any_card_of_the_pool() -> None:
    pool = ["Knights Hospitaller", "Viking Raiders", "Knights Hospitaller"]
    ours = {"units": ["Trebuchet", "Archers", "Spy"]}
    answer = odds({"attacker": ours, "defender": {"units": ["?", "Swiss Pikemen", "?"]}, "pool": pool})
    each = [
        odds({"attacker": ours, "defender": {"units": [first, "Swiss Pikemen", last]}})
        for first, last in permutations(pool, 2)
    ]
    assert Fraction(answer["expected_recruits"]) == sum(Fraction(one["expected_recruits"]) for one in each) / 6


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"reroll_policy": "sometimes"}, "reroll_policy"),
        ({"deck_order": 1}, "deck_order"),
        ({"dice": {}}, "dice"),
        ({"attacker": {"units": []}}, "attacker.units"),
        ({"attacker": {"units": ["Spy"], "tokens": {"3": "diversion"}}}, "attacker.tokens.3"),
        ({"defender": {"units": ["?"]}}, "pool"),
        ({"defender": {"units": ["?", "?"]}, "pool": ["Spy"]}, "pool"),
        ({"defender": {"units": [{"name": "x", "relaunch": 999}] * 2}}, ""),
    ],
)
def test_bad_requests_name_their_field(change: dict[str, Any], field: str) -> None:
    question = {"attacker": {"units": ["Spy"]}, "defender": {"units": ["Archers"]}}
    with pytest.raises(BadInput) as error:
        odds({**question, **change})
    assert error.value.field == field


def test_a_token_on_a_slot_that_stays_empty_is_not_placed_when_the_order_is_unknown() -> None:
    question = {"attacker": {"units": ["Spy"]}, "defender": {"units": ["Archers"]}, "deck_order": "unknown"}
    with_token = {**question, "attacker": {"units": ["Spy"], "tokens": {"3": "diversion"}}}
    assert odds(with_token) == odds(question)


def test_a_batch_answers_every_line() -> None:
    good = {"attacker": {"units": ["Spy"]}, "defender": {"units": ["Archers"]}}
    source = io.BytesIO(f"{json.dumps(good)}\nnot json\n{json.dumps({**good, 'extra': 1})}\n".encode())
    target = io.StringIO()
    assert odds_lines(source, target) == 1
    answers = [json.loads(line) for line in target.getvalue().splitlines()]
    assert answers[0] == odds(good)
    assert answers[1]["error"]["code"] == "invalid_json"
    assert answers[2]["error"]["field"] == "extra"


def test_foreseeing_leaves_the_state_as_it_was() -> None:
    from warlore.history.cardset import load_cards
    from warlore.history.contract import Reader
    from warlore.history.odds import read_odds

    for seed in range(20):
        s, _ = read_odds(Reader(load_cards()), request(random.Random(seed))).battle.deploy()
        engine.meet_at_the_front(s, fast(seed))
        if 0 in s.ranks:
            continue
        engine.hand_out_dice(s)
        for side in range(2):
            engine.count_relaunches(s, side)
        before = s.copy()
        engine.foresee(s, engine.Tally())
        assert s == before


def test_the_pairs_of_faces_that_are_fought() -> None:
    assert FIRST_LIKE == [[0, 0, 2, 2, 4, 5], [0, 1, 2, 3, 4, 5]]
    assert PAIRS_IF_STRONG.bit_count() == PAIRS_IF_RISKY.bit_count() == 24
