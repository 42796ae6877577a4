"""What can never be played is no part of a search, and nothing else is left out."""

from __future__ import annotations

from typing import Any

import pytest
from oracle import GAME, start
from test_against_everything import agree

from warlore.knight.rules.tables import BLACK, BLUE, GREEN, READY_UNIT, RED, WHITE
from warlore.knight.solve import solve
from warlore.knight.solve.possible import never_paid, possible_book

ENEMY = {"name": "Ox", "armor": 3, "attacks": [{"value": 3}], "fame": 2}


def prices(combat: dict[str, Any], *, gone: bool) -> set[tuple[int, ...]]:
    """The mana that the modes ask for which are left out, or those which stay."""
    state = start({"enemies": [ENEMY], **combat})
    found = never_paid(GAME.rules, state)
    assert all(any(state.book.mode_pay[mode]) for mode in found)
    asked = [mode for mode in range(state.book.modes) if any(state.book.mode_pay[mode]) and (mode in found) == gone]
    return {tuple(state.book.mode_pay[mode]) for mode in asked}


def price(*colours: int) -> tuple[int, ...]:
    return tuple(colours.count(colour) for colour in range(6))


def test_black_mana_is_for_the_night() -> None:
    hand = {"cards": ["whirlwind"], "mana": {"white": 1, "black": 1}}
    assert prices(hand, gone=True) == {price(WHITE, BLACK)}
    assert prices({**hand, "night": True}, gone=True) == set()


def test_gold_mana_is_for_the_day_and_not_for_black() -> None:
    hand = {"cards": ["whirlwind"], "mana": {"gold": 2}}
    assert prices(hand, gone=False) == {price(WHITE)}
    assert prices({**hand, "night": True}, gone=False) == set()


def test_mana_that_is_gained_counts_as_often_as_one_likes() -> None:
    # Concentration gives blue, white or red; March asks for green
    hand = {"cards": ["rage", "march", "concentration"], "mana": {}}
    assert price(RED) in prices(hand, gone=False)
    assert price(GREEN) in prices(hand, gone=True)


def test_a_discarded_card_may_give_any_colour() -> None:
    # Offering asks for red, and gives the colours of the cards discarded for it
    hand = {"cards": ["determination", "march", "stamina"], "mana": {"red": 1}}
    assert {price(BLUE), price(GREEN)} <= prices(hand, gone=True)
    assert prices({**hand, "cards": [*hand["cards"], "offering"]}, gone=True) == set()


def test_mana_for_what_gives_mana_must_be_there_first() -> None:
    # Crystallize asks for the colour that it gives; Fire Bolt gives red, and is free
    hand = {"cards": ["crystallize", "rage", "determination"], "mana": {}}
    assert {price(BLUE), price(RED)} <= prices(hand, gone=True)
    with_red = {**hand, "cards": [*hand["cards"], "fire_bolt"]}
    assert price(BLUE) in prices(with_red, gone=True)
    assert price(RED) in prices(with_red, gone=False)


@pytest.mark.parametrize(
    ("units", "readied"),
    [
        (["herbalists", "fire_golems"], False),  # level 3 is too high
        (["herbalists"], False),  # nobody readies himself
        (["herbalists", "peasants"], True),
        (["herbalists", "herbalists"], True),
    ],
)
def test_who_readies_needs_somebody_to_ready(units: list[str], readied: bool) -> None:
    state = start({"enemies": [ENEMY], "units": units, "mana": {"green": 1}})
    book = possible_book(GAME.rules, state)
    assert (READY_UNIT in list(book.part_kind)[: book.parts]) == readied


def test_the_state_keeps_its_own_book() -> None:
    state = start({"enemies": [ENEMY], "cards": ["whirlwind"], "mana": {}})
    before = state.book.copy()
    bare = possible_book(GAME.rules, state)
    assert state.book == before
    assert bare != before
    assert [list(pay) for pay in bare.mode_pay] == [list(pay) for pay in before.mode_pay]


def test_a_book_in_which_all_can_be_played_is_taken_as_it_is() -> None:
    state = start({"enemies": [ENEMY], "cards": ["rage"], "mana": {"red": 1}})
    assert possible_book(GAME.rules, state) is state.book


@pytest.mark.parametrize("objective", ["fame", "safety"])
@pytest.mark.parametrize("night", [False, True])
def test_no_plan_is_lost(night: bool, objective: str) -> None:
    """Effects that make a search careful, in a hand that can pay for some of them by night, for others by day."""
    agree(
        {
            "night": night,
            "objective": objective,
            "enemies": [{**ENEMY, "resist": ["physical"]}, {**ENEMY, "attacks": [{"value": 5, "element": "ice"}]}],
            "units": ["altem_mages", "herbalists"],
            "cards": ["whirlwind", "concentration", "determination"],
            "mana": {"black": 1, "gold": 1},
        }
    )


def test_what_nobody_can_pay_for_does_not_slow_a_search() -> None:
    """Wings of Night ask for black mana, which is not there: all that they might do was once kept open."""
    found = solve(
        {
            "hero": {"level": 7},
            "site": {"kind": "city", "city": "green"},
            "night": True,
            "enemies": ["golems", "minotaur", "altem_guardsmen"],
            "units": ["illusionists", "illusionists", "utem_guardsmen", "altem_guardians"],
            "cards": ["determination", "ice_shield", "concentration", "wings_of_wind", "march", "counterattack"],
            "mana": {"white": 3, "red": 1},
        }
    )
    assert found.optimal
    assert found.states < 20_000
