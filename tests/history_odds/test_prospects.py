"""Odds and advice from a view: right, from every seat, and never from what the seat may not know."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from table_talk import GAME, table
from test_leak import twin_of

from warlore.bots import make_bot
from warlore.history import prospects
from warlore.history.advice import advise
from warlore.history.notation import STEPS
from warlore.history.odds import odds
from warlore.history.prospects import advice_from_view, odds_from_view, options_of, question
from warlore.table import BadInput, IllegalAction, Session, Setup, luck

FOUGHT = ("attack", "attacker_tokens", "defender_relaunch", "attacker_relaunch")


def played(seed: int, options: dict[str, Any] | None = None, most: int = 400) -> Any:
    """Every moment of a game between players who do anything legal."""
    session: Session[Any] = Session(GAME, Setup(("Pär", "Chris", "Tommy"), 0, options or {}), seed=seed)
    bots = [make_bot("random", seed + seat) for seat in range(3)]
    for _ in range(most):
        if session.turn is None:
            return
        yield session
        session.play(bots[session.turn].decide(session.view(session.turn)))


def test_every_seat_has_odds_of_every_battle_and_no_secret_changes_them() -> None:
    """The answer for a twin that differs in what the seat may not know is the same."""
    seen: Counter[tuple[str, str]] = Counter()
    for number, session in enumerate(played(3, most=70)):
        step = STEPS[session.state.step]
        for seat in range(3):
            answer = odds_from_view(session.view(seat))
            seen[step, answer.get("why", "odds")] += 1
            if step in FOUGHT:
                twin = twin_of(session.state, seat, number)
                assert odds_from_view(GAME.view(twin, seat)) == answer
            if answer["odds"]:
                parts = [Fraction(answer["odds"][name]) for name in ("attacker", "defender", "nobody")]
                assert sum(parts) == 1 and 0 <= answer["odds"]["win"] <= 1
    assert seen["attack", "odds"] > 10 and seen["attacker_tokens", "odds"] > 2
    assert all(why == "attack_unknown" for step, why in seen if step in ("defend", "defender_tokens"))


def fought(state: Any, dice: luck.Chance) -> int:
    """Play the rest of this battle out with the Attacker's deployment ended and no tokens; the winning side."""
    rules = GAME.rules
    s = state.copy()
    rules.meet_at_the_front(s, dice)
    if 0 not in s.ranks:
        rules.settle(s, dice, 0, 0)
    return int(rules.winning_side(s))


def test_odds_are_those_of_many_battles_fought_out() -> None:
    """Against the board, with Reinforcements from decks in any order."""
    for session in played(8):
        s = session.state
        if STEPS[s.step] == "attack" and s.ranks[0] and not any(s.token_on[1]):
            view = session.view(session.turn)
            answer = odds_from_view(view)["odds"]
            asked = {**answer["question"], "reroll_policy": "never"}
            if "1" in (answer["attacker"], answer["defender"]):
                continue
            exact = Fraction(odds(asked, GAME.cards)["attacker"])
            dice = luck.fast(5)
            n = 3000
            wins = sum(fought(view.redeal(dice), dice) == 0 for _ in range(n))
            assert abs(wins / n - float(exact)) < 4 * (0.25 / n) ** 0.5, session.record.steps[-1]
            return
    raise AssertionError("no battle was found")


def test_a_line_up_in_mind_and_a_target_give_the_odds_of_that_fight() -> None:
    for session in played(2):
        if STEPS[session.state.step] == "declare" and session.turn is not None:
            view = session.view(session.turn)
            known = view.describe()
            hand = known["players"][session.turn]["hand"]
            era = known["players"][session.turn]["era"]
            spaces = [name for name, unit in known["board"].items() if unit and name.rstrip("123") == era]
            calls = any(GAME.cards.find_unit(name).reinforcement for name in hand)
            if hand and spaces and not calls:
                break
    space = spaces[0]
    answer = odds_from_view(view, line_up=hand[:2], target=space)["odds"]
    asked = answer["question"]
    assert [GAME.cards.find_unit(card).name for card in asked["attacker"]["units"]] == hand[:2]
    assert [GAME.cards.find_unit(card).name for card in asked["defender"]["units"]] == [known["board"][space]]
    assert {name: answer[name] for name in ("attacker", "defender", "nobody")} == {
        name: odds(asked, GAME.cards)[name] for name in ("attacker", "defender", "nobody")
    }
    assert odds_from_view(view)["why"] == "no_target"
    assert odds_from_view(view, target=space)["why"] == "nothing_deployed"
    advice = advice_from_view(view, target=space)["advice"]
    best = Fraction(advice["best"]["odds"]["attacker"])
    assert all(Fraction(other["odds"]["attacker"]) <= best for other in advice["runners_up"])
    assert set(advice["best"]["units"]) <= set(hand)
    absent = next(unit.name for unit in GAME.cards.units if unit.name not in hand)
    with pytest.raises(BadInput, match="not in your hand"):
        odds_from_view(view, line_up=[absent], target=space)
    with pytest.raises(BadInput):
        odds_from_view(view, line_up=hand[:1], target="V1")
    empty = next((name for name, unit in known["board"].items() if name.rstrip("123") != era), None)
    with pytest.raises(IllegalAction):
        odds_from_view(view, line_up=hand[:1], target=empty)
    others = [odds_from_view(session.view(seat), target=space) for seat in range(3) if seat != session.turn]
    assert all(other == {"odds": None, "why": "no_battle"} for other in others)


def test_answers_are_mixed_by_their_weights() -> None:
    half = {
        "attacker": "1/2",
        "defender": "1/2",
        "nobody": "0",
        "survivors": {"attacker": {"0": "1"}, "defender": {}},
    }
    mixed = prospects._mixed(
        [
            (Fraction(1, 3), {**half, "expected_recruits": "0"}),
            (Fraction(2, 3), {**half, "attacker": "1", "defender": "0", "expected_recruits": "3"}),
        ]
    )
    assert (mixed["attacker"], mixed["defender"], mixed["expected_recruits"]) == ("5/6", "1/6", "2")
    assert mixed["survivors"]["attacker"] == {"0": "1"}


CHALLENGED = """
    Hannes I | hand: Archers, Spy
    Chris I  | hand: REINFORCING, Spy, Archers | deck: Trebuchet
"""


def test_a_deck_that_may_run_out_is_averaged_over() -> None:
    """H5.5, H10.2: one card lies in the deck, and it may be any of the three that the Attacker has not seen."""
    calling = next(unit for unit in GAME.cards.base_cards("Chris") if unit.reinforcement)
    t = table(CHALLENGED.replace("REINFORCING", calling.name), step="declare")
    t.do("challenge Chris", f"deploy {calling.name}", "done", "deploy Archers")
    view = GAME.view(t.state, 0)
    answer = odds_from_view(view)["odds"]
    decks = ["Trebuchet", "Spy", "Archers"]
    expected = Fraction(0)
    for card in decks:
        request = {
            "attacker": {"units": ["Archers"]},
            "defender": {"player": True, "units": [calling.name], "deck": [card]},
        }
        expected += Fraction(odds(request, GAME.cards)["attacker"]) / len(decks)
    assert Fraction(answer["attacker"]) == expected
    assert odds_from_view(GAME.view(t.state, 1))["odds"]["side"] == "defender", "the Defender knows the deck"


def test_what_joined_the_deck_late_is_more_likely_to_lie_there() -> None:
    """H10.3: Chris drew his hand before Conscripts joined the deck; it is one of the two cards there."""
    calling = next(unit for unit in GAME.cards.base_cards("Chris") if unit.reinforcement)
    text = CHALLENGED.replace("REINFORCING", calling.name).replace("Trebuchet", "Trebuchet | discards: Conscripts")
    t = table(text, step="declare")
    t.game.rules.shuffle_discards(t.state, 1)
    t.do("challenge Chris", f"deploy {calling.name}", "done", "deploy Archers")
    expected = Fraction(0)
    for card in ("Trebuchet", "Spy", "Archers"):
        request = {
            "attacker": {"units": ["Archers"]},
            "defender": {"player": True, "units": [calling.name], "deck": [card, "Conscripts"]},
            "deck_order": "unknown",
        }
        expected += Fraction(odds(request, GAME.cards)["attacker"]) / 3
    assert Fraction(odds_from_view(GAME.view(t.state, 0))["odds"]["attacker"]) == expected


def test_dice_that_lie_are_taken_as_they_lie() -> None:
    """H5.10: with one re-roll left, a losing face is rolled again, and wins as often as winning faces come."""
    found = 0
    for seed in range(8):
        for session in played(seed):
            s = session.state
            if STEPS[s.step] != "attacker_relaunch" or s.relaunches[0] != 1:
                continue
            answer = odds_from_view(session.view(session.turn))["odds"]
            wins = [fought_with(s, face) for face in range(1, 7)]
            expected = Fraction(1) if wins[s.face[0] - 1] else Fraction(sum(wins), 6)
            assert Fraction(answer["attacker"]) == expected
            found += 1
    assert found


def fought_with(state: Any, face: int) -> bool:
    """Does the Attacker win with this face, the Defender's die as it lies?"""
    s = state.copy()
    s.face = [face, s.face[1]]
    GAME.rules.fight_lines(s)
    return bool(GAME.rules.winning_side(s) == 0)


@pytest.mark.parametrize(
    "options", [{}, {"diversion_order": "rear", "rounds": 8}, {"heroic_death_is_ordinary": False}]
)
def test_the_options_of_a_game_go_into_the_question(options: dict[str, Any]) -> None:
    session = next(played(1, options))
    assert options_of(session.state) == options
    for session in played(1, options):
        if STEPS[session.state.step] == "attack" and session.state.ranks[0]:
            view = session.view(session.turn)
            asked = question(view, view.state, list(view.state.line_up[0][: view.state.ranks[0]]))
            assert asked["options"] == options
            return


def test_a_finished_game_has_no_odds() -> None:
    for session in played(1, most=10_000):
        last = session
    assert last.over and odds_from_view(last.view(0))["why"] == "game_is_over"


def test_advice_with_reinforcements_is_exact_where_it_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand that calls for Reinforcements before the board: all line-ups are weighed with them, if there is time."""
    for session in played(4):
        if STEPS[session.state.step] == "attack" and session.turn == session.state.active:
            view = session.view(session.turn)
            request = prospects._advice_question(view, view.state)
            if prospects._may_be_reinforced(view, request) and len(request["hand"]) > 1:
                break
    monkeypatch.setattr(prospects, "form", lambda: "compiled")
    advice = advice_from_view(view)["advice"]
    assert advice == {**advise(request, GAME.cards), "exact": True}
    monkeypatch.setattr(prospects, "MOST_TRIED", 0)
    compared = advice_from_view(view)["advice"]
    assert compared["exact"] is False
    assert Fraction(compared["best"]["value"]) <= Fraction(advice["best"]["value"])
