"""Advice: the best line-up, found by trying everything the slow way."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import permutations, product
from typing import Any

import pytest

from warlore.history.advice import Adviser, advise, read_advice
from warlore.history.cardset import load_cards
from warlore.history.contract import Reader
from warlore.history.odds import odds
from warlore.history.rules import engine
from warlore.history.rules.tables import RELAUNCH_TOKEN
from warlore.table import BadInput, form

TOKENS = ("long+1", "medium+2", "close+2", "diversion", "relaunch", "accuracy", "heroic_death")
HANDS = [
    ["Trebuchet", "Archers", "Spy", "Spy"],
    ["Spartan Hoplites", "Trebuchet", "Kamakura Samurai", "Archers"],
    ["Katyusha Battery", "Arditi", "Spy"],
]
DEFENDERS: list[dict[str, Any]] = [
    {"units": ["Genoese Crossbowmen", "Trưng Sisters"]},
    {"units": ["Chasseurs Ardennais", "Mark IV Tanks", "Anzac Infantry"]},
    {"player": True, "units": ["Spy", "Archers"], "tokens": {"2": "close+2"}},
]


def placings(units: int, tokens: list[str]) -> list[dict[str, str]]:
    found = []
    for slots in product([None, *range(1, units + 1)], repeat=len(tokens)):
        used = [slot for slot in slots if slot]
        if len(set(used)) == len(used):
            found.append({str(slot): token for slot, token in zip(slots, tokens, strict=True) if slot})
    return found


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("defender", DEFENDERS)
def test_no_line_up_wins_more_often(hand: list[str], defender: dict[str, Any]) -> None:
    tokens = ["medium+2", "diversion"]
    best = Fraction(0)
    for n in range(1, len(hand) + 1):
        for order in set(permutations(hand, n)):
            for placing in placings(n, tokens):
                answer = odds({"attacker": {"units": list(order), "tokens": placing}, "defender": defender})
                best = max(best, Fraction(answer["attacker"]))
    answer = advise({"hand": hand, "tokens": tokens, "defender": defender})
    assert Fraction(answer["best"]["value"]) == best
    assert answer["best"]["odds"]["attacker"] == answer["best"]["value"]


def test_the_advice_is_what_the_odds_say() -> None:
    hand = ["Spartan Hoplites", "Mongol Horse Archers", "Archers", "Spy"]
    defender = {"units": ["Knights Hospitaller", "Swiss Pikemen"]}
    answer = advise({"hand": hand, "tokens": ["relaunch", "long+1"], "defender": defender})
    for found in (answer["best"], *answer["runners_up"]):
        attacker = {"units": found["units"], "tokens": found["tokens"]}
        assert odds({"attacker": attacker, "defender": defender}) == found["odds"]


def test_shuffled_decks_count_in_full() -> None:
    question = {"hand": ["Conscripts"], "deck": ["Spy", "Trebuchet"], "defender": {"units": ["Swiss Pikemen"]}}
    question["defender"]["era_decks"] = {"II": ["Viking Raiders", "Knights Hospitaller"]}  # type: ignore[index]
    found = advise(question)["best"]
    attacker = {"units": ["Conscripts"], "deck": question["deck"]}
    assert found["odds"] == odds({"attacker": attacker, "defender": question["defender"], "deck_order": "unknown"})


def best_after_reserves(units: list[str], question: dict[str, Any]) -> Fraction:
    """The slow way: for every order of the deck the best placing of the tokens once reinforcements stand."""
    orders = list(permutations(question["deck"]))
    total = Fraction(0)
    for deck in orders:
        best = Fraction(0)
        for placing in placings(5, question["tokens"]):
            attacker = {"units": units, "deck": list(deck), "tokens": placing}
            try:
                answer = odds({"attacker": attacker, "defender": question["defender"]})
            except BadInput:
                continue  # no Unit stands there
            best = max(best, Fraction(answer["attacker"]))
        total += best
    return total / len(orders)


@pytest.mark.parametrize(
    "question",
    [
        {
            "hand": ["Roman Legionaries", "Swiss Pikemen", "Zulu Impi"],
            "deck": ["Mamluk Cavalry", "Ottoman Janissaries", "Spy"],
            "tokens": ["diversion"],
            "defender": {"units": ["T-34 Tanks", "Anzac Infantry", "Arditi"]},
        },
        {
            "hand": ["Conscripts", "Conscripts", "Joan of Arc"],
            "deck": ["Warsaw Insurgents", "Saladin", "Archers"],
            "tokens": ["medium+2"],
            "defender": {"player": True, "units": ["T-34 Tanks", "Anzac Infantry", "Arditi"]},
        },
    ],
    ids=["board", "player"],
)
def test_hands_full_of_reinforcements(question: dict[str, Any]) -> None:
    values = []
    for n in range(1, 4):
        for units in set(permutations(question["hand"], n)):
            values.append(best_after_reserves(list(units), question))
    answer = advise(question)
    found = [Fraction(way["value"]) for way in (answer["best"], *answer["runners_up"])]
    assert found == sorted(values, reverse=True)[: len(found)]
    assert 0 < found[-1] < found[0]
    for way in (answer["best"], *answer["runners_up"]):
        assert way["odds"]["attacker"] == way["value"]


def slow_and_sure(request: dict[str, Any]) -> list[tuple[Fraction, int]]:
    """Every line-up weighed in full, each meeting by `place_best`: the worth and, negative, the number of cards."""
    adviser = Adviser(read_advice(Reader(load_cards()), request), rehearse=False)
    weighed = [adviser.weigh(cards) for cards in adviser.line_ups()]
    return sorted(((one.value, -len(one.cards)) for one in weighed if one), reverse=True)


def assert_best(request: dict[str, Any], n: int) -> None:
    adviser = Adviser(read_advice(Reader(load_cards()), request))
    assert adviser.rehearsal is not None
    assert [(one.value, -len(one.cards)) for one in adviser.best(n)] == slow_and_sure(request)[:n]


@pytest.mark.parametrize("objective", ["win", "gain"])
def test_pruning_changes_nothing_in_a_hand_full_of_reinforcements(objective: str) -> None:
    rng = random.Random(objective)
    calling = [unit.name for unit in load_cards().units if unit.reinforcement]
    request = {
        "hand": rng.sample(calling, 6 if form() == "compiled" else 3),
        "deck": rng.sample(calling, 4 if form() == "compiled" else 2),
        "tokens": ["heroic_death", "close+2"],
        "defender": {"units": ["Mark IV Tanks", "Chasseurs Ardennais", "Arditi"]},
        "objective": objective,
    }
    assert_best(request, 4)


def drawn(rng: random.Random) -> dict[str, Any]:
    """A question in which both sides draw, of all cards, tokens and options."""
    units = load_cards().units
    names = [unit.id for unit in units]
    few = 3 if form() == "compiled" else 2
    defender: dict[str, Any] = {"player": rng.random() < 0.5, "units": rng.sample(names, rng.randint(1, 3))}
    if defender["player"]:
        defender["deck"] = rng.sample(names, few)
        defender["tokens"] = {"1": rng.choice(TOKENS)}
    else:
        defender["era_decks"] = {
            era: rng.sample([unit.id for unit in units if unit.era == era], few) for era in ("I", "II", "III", "IV")
        }
    return {
        "hand": rng.sample(names, few),
        "deck": rng.sample(names, few),
        "tokens": rng.choices(TOKENS, k=rng.randint(0, few)),
        "defender": defender,
        "objective": rng.choice(("win", "gain")),
        "options": {
            "heroic_death_is_ordinary": rng.random() < 0.5,
            "diversion_order": rng.choice(("front", "rear")),
            "early_end": rng.random() < 0.7,
        },
    }


@pytest.mark.parametrize("seed", range(40 if form() == "compiled" else 4))
def test_both_sides_draw(seed: int) -> None:
    request = drawn(random.Random(seed))
    answer = advise(request)
    found = [answer["best"], *answer["runners_up"]]
    values = [(Fraction(way["value"]), -len(way["units"])) for way in found]
    assert values == slow_and_sure(request)[: len(found)]
    slow = Adviser(read_advice(Reader(load_cards()), request), rehearse=False)
    numbers = {unit.name: slow.book.number(unit) for unit in slow.question.hand}
    for way in found:
        weighed = slow.weigh(tuple(numbers[name] for name in way["units"]))
        assert weighed is not None
        assert slow.explain(weighed)["odds"] == way["odds"]


@pytest.mark.parametrize("icon", ["reinforcement", "heroic_death", "diversion", "accuracy", "relaunch"])
def test_every_meeting_is_worth_what_place_best_says(icon: str) -> None:
    """Both sides full of the same icon, but what Accuracy is for is Heroic Death; and the token, if there is one."""
    rng = random.Random(icon)
    bearing = [unit.id for unit in load_cards().units if getattr(unit, icon)]
    enemies = [unit.id for unit in load_cards().units if unit.heroic_death] if icon == "accuracy" else bearing
    first = [icon] if icon in TOKENS else []
    for _ in range(10 if form() == "compiled" else 2):
        request = {**drawn(rng), "hand": rng.sample(bearing, 5), "tokens": first + rng.sample(TOKENS, 2)}
        request["defender"]["units"] = rng.sample(enemies, 3)
        adviser = Adviser(read_advice(Reader(load_cards()), request))
        for cards in rng.sample(adviser.line_ups(), 40 if form() == "compiled" else 6):
            weighed = adviser.weigh(cards)
            assert weighed is not None
            foes = len(adviser.theirs)
            for i in rng.sample(range(len(weighed.kept) // 2), min(8, len(weighed.kept) // 2)):
                joining, _ = weighed.meetings.ways[i // foes]
                assert adviser.best_placing((*cards, *joining), i % foes)[0] == weighed.kept[2 * i]


@pytest.mark.parametrize("seed", range(200))
def test_no_meeting_is_worth_more_than_the_best_case_of_its_cards(seed: int) -> None:
    """Nor does a line-up lose less than is certain. Cards of the game, or made up with more icons and Links."""
    rng = random.Random(seed)
    request = drawn(rng)
    if seed % 2:
        request["hand"] = [made_up(rng) for _ in range(3)]
        request["defender"]["units"] = [made_up(rng) for _ in range(rng.randint(1, 3))]
    adviser = Adviser(read_advice(Reader(load_cards()), request))
    r, _ = adviser.stage()
    for cards in rng.sample(adviser.line_ups(), 3):
        meetings = adviser.meetings(cards)
        lost = 0
        for way, (joining, p) in enumerate(meetings.ways):
            for foe, (_, q) in enumerate(adviser.theirs):
                engine.take_line_up(r, list(cards), meetings.reserves, way)
                engine.find_icons(r)
                missed = engine.ceiling(r, foe) - adviser.best_placing((*cards, *joining), foe)[0]
                assert engine.ceiling(r, foe) - engine.best_case(r, foe) <= missed
                lost += p * q * missed
        assert engine.certain_loss(r, list(cards), meetings.reserves, 2**62, meetings.most) <= lost


def made_up(rng: random.Random) -> dict[str, Any]:
    card: dict[str, Any] = {line: rng.choice((0, 1, 1, 2, 3)) for line in ("long", "medium", "close")}
    card |= {icon: rng.choice((0, 0, 1, 2)) for icon in ("assault", "heroic_death", "accuracy", "diversion")}
    card |= {side: rng.choice((None, "I", "II")) for side in ("left", "right")}
    return {"name": str(rng.random()), "hp": rng.choice((1, 1, 2, 4)), "relaunch": rng.choice((0, 0, 1)), **card}


@pytest.mark.parametrize("tokens", [["relaunch"], ["relaunch", "relaunch"], ["relaunch", "diversion", "close+2"]])
def test_stances_are_left_out_only_if_a_relaunch_is_kept_back_in_vain(tokens: list[str]) -> None:
    """As many Units as tokens, one fewer, or more: what is left out is worth no more than what is seen."""
    rng = random.Random(str(tokens))
    names = [unit.id for unit in load_cards().units]
    for _ in range(6 if form() == "compiled" else 1):
        request = {**drawn(rng), "hand": rng.sample(names, 3), "deck": [], "tokens": tokens}
        adviser = Adviser(read_advice(Reader(load_cards()), request))
        for plan in adviser.plans:
            rows = list(plan.stance_rows())
            for row, ways in zip(rows, plan.stances.values(), strict=True):
                kept_back = [
                    any(
                        token == RELAUNCH_TOKEN and slot < 0 and sum(s >= 0 for s in plan.slots[way]) < plan.ranks
                        for token, slot in zip(plan.tokens, plan.slots[way], strict=True)
                    )
                    for way in ways
                ]
                assert bool(row[-1]) == all(kept_back)
        for cards in adviser.line_ups():
            weighed = adviser.weigh(cards)
            assert weighed is not None
            for foe in range(len(adviser.theirs)):
                assert adviser.best_placing(cards, foe)[0] == weighed.kept[2 * foe]


def test_what_is_lost_for_certain_is_found() -> None:
    """Slingers before tanks: the bounds are sharp, and tell so in whatever order the hand comes."""
    tanks = {"name": "Tanks", "long": 9, "hp": 3}
    slingers = {"name": "Slingers", "long": 1, "hp": 1}
    request = {"hand": [slingers, "Archers", "Spy"], "tokens": ["diversion"], "defender": {"units": [tanks, tanks]}}
    adviser = Adviser(read_advice(Reader(load_cards()), request))
    r, _ = adviser.stage()
    for cards in adviser.line_ups():
        meetings = adviser.meetings(cards)
        lost = engine.certain_loss(r, list(cards), meetings.reserves, 2**62, meetings.most)
        assert lost == meetings.most, cards
        assert adviser.weigh(cards, Fraction(1, 100)) is None
    assert adviser.rehearsal is not None and adviser.rehearsal.fought == 0, "no battle was needed"


def test_two_heroic_deaths_are_two_packets() -> None:
    """Diversion is renewed for the second: both points go to the rear, and nobody falls."""
    front = {"name": "Front", "hp": 1, "long": 9}
    rear = {"name": "Rear", "hp": 3, "diversion": 1}
    hero = {"name": "Martyr", "hp": 1, "heroic_death": 1}
    answer = advise({"hand": [front, rear], "defender": {"units": [hero, hero]}})
    found = {tuple(way["units"]): way["odds"] for way in (answer["best"], *answer["runners_up"])}
    assert found["Front", "Rear"]["survivors"] == {"attacker": {"2": "1"}, "defender": {"0": "1"}}


def test_numbers_too_large_to_rehearse_are_weighed_all_the_same() -> None:
    giant = {"name": "Giant", "hp": 16, "close": 600, "heroic_death": 20, "accuracy": 9}
    request = {
        "hand": [giant, "Archers", "Conscripts"],
        "deck": ["Spy", "Trebuchet"],
        "tokens": ["close+2"],
        "defender": {"units": ["Swiss Pikemen"], "era_decks": {"II": ["Viking Raiders", "Knights Hospitaller"]}},
    }
    adviser = Adviser(read_advice(Reader(load_cards()), request))
    assert adviser.rehearsal is None
    assert [(one.value, -len(one.cards)) for one in adviser.best(3)] == slow_and_sure(request)[:3]


def test_a_crowded_stage_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    request = drawn(random.Random(7))
    expected = advise(request)
    full = engine.open_standings(0, 1)
    full.full = 1
    monkeypatch.setattr("warlore.history.advice.standings_under", lambda _: full)
    answer = advise(request)
    assert [answer["best"]["value"], *(way["value"] for way in answer["runners_up"])] == [
        expected["best"]["value"],
        *(way["value"] for way in expected["runners_up"]),
    ]


def test_gain_counts_recruits_and_relic() -> None:
    question = {"hand": ["T-34 Tanks"], "defender": {"units": ["Archers"]}, "objective": "gain", "relic": 5}
    assert advise(question)["best"]["value"] == "5"
    question["defender"] = {"units": ["Balearic Slingers"]}
    assert advise(question)["best"]["value"] == "6"


def test_pruning_changes_nothing() -> None:
    names = [unit.name for unit in load_cards().units]
    for seed in range(6):
        rng = random.Random(seed)
        request = {
            "hand": rng.sample(names, 4),
            "deck": rng.sample(names, 2),
            "tokens": ["close+2"],
            "defender": {"units": rng.sample(names, 2)},
            "objective": rng.choice(("win", "gain")),
        }
        assert_best(request, 4)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"hand": []}, "hand"),
        ({"hand": ["Nobody"]}, "hand.0"),
        ({"tokens": ["chase"]}, "tokens.0"),
        ({"tokens": ["diversion"] * 4}, "tokens"),
        ({"objective": "fun"}, "objective"),
        ({"relic": -1}, "relic"),
        ({"wish": 1}, "wish"),
        ({"hand": [{"name": "x", "relaunch": 13}]}, "hand"),
        ({"defender": {"units": []}}, "defender.units"),
    ],
)
def test_bad_requests_name_their_field(change: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput) as error:
        advise({"hand": ["Spy"], "defender": {"units": ["Archers"]}, **change})
    assert error.value.field == field
