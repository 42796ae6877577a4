"""The edges of one combat: what does not fit is refused in one sentence, what is not supported says so."""

from __future__ import annotations

from typing import Any

import pytest
from combat import GAME, fight
from hypothesis import given
from hypothesis import strategies as st

from warlore.knight import KnightGame, setup_of
from warlore.knight.rules import plain
from warlore.table import BadInput, fast

MANY_WAYS = {
    "enemies": ["prowlers"],
    "cards": ["battle_versatility"] * 10 + ["maximal_effect"] * 5,
    "tokens": ["fire_gem", "ice_shard", "ghostly_elixir"],
}


@pytest.mark.parametrize(
    ("scenario", "field"),
    [
        (MANY_WAYS, "cards"),
        ({"enemies": ["prowlers"], "cards": ["dodge_and_weave"] * 9}, "cards"),
        ({"enemies": ["prowlers"] * 21}, "enemies"),
        ({"enemies": ["prowlers"], "units": ["peasants"] * 9}, "units"),
        ({"enemies": ["prowlers"], "cards": ["rage"] * 41}, "cards"),
    ],
)
def test_what_does_not_fit_is_refused(scenario: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.check_setup(setup_of(scenario))
    assert error.value.field == field
    assert error.value.code == "too_many"
    assert "\n" not in error.value.message


@pytest.mark.parametrize("line", ["play Tranquility: heal 1", "play tranquility: powered draw 2"])
def test_a_mode_that_is_not_supported_says_so(line: str) -> None:
    with pytest.raises(BadInput, match="not supported") as error:
        fight("prowlers; hand: tranquility").words.parse_action(line)
    assert error.value.code == "not_supported"
    assert "ranquility" in error.value.message


def test_a_card_without_a_supported_mode_is_still_played_sideways() -> None:
    f = fight("prowlers; hand: tranquility").to("attack")
    assert f.attack("Prowlers", "sideways Tranquility attack").totals == [(1, 3)]


def test_the_state_is_small() -> None:
    """Search copies it by the million: below 1.5 KB as a C struct (rows are shorts, the rest ints)."""
    state = plain.State()
    ints, rows, grids = plain.State._parts()
    size = 4 * len(ints) + 2 * sum(len(getattr(state, name)) for name in rows)
    assert not grids
    assert size < 1500


SEARCHED = "Ogre 3/2, Imp 2/1 ~fire, Wall 4/3 fortified; hand: rage, rage, fire_bolt, march; mana: red"


def ends(game: KnightGame, state: Any, seen: set[Any], found: set[Any]) -> set[Any]:
    """Every result that can be reached."""
    if state.key() in seen:
        return found
    seen.add(state.key())
    if game.turn(state) is None:
        found.add(tuple(game.aftermath(state).value().items()))
    for action in game.legal(state):
        branch = state.copy()
        game.apply(branch, action, fast(1))
        ends(game, branch, seen, found)
    return found


def test_rising_order_loses_no_result() -> None:
    """`ordered` is for search: fewer ways, the same results."""
    text = "Ogre 3/2, Imp 2/1 ~fire; hand: rage, fire_bolt; mana: red"
    free, ordered = fight(text).state, fight(text).state
    ordered.ordered = 1
    seen: list[set[Any]] = [set(), set()]
    results = ends(GAME, free, seen[0], set())
    assert ends(GAME, ordered, seen[1], set()) == results
    assert len(results) > 10
    ways = [GAME.rules.count_leaves(fight(text).state, fast(1), 11)]
    ordered = fight(text).state
    ordered.ordered = 1
    assert GAME.rules.count_leaves(ordered, fast(1), 11) < ways[0]


@given(st.integers(0, 2**32))
def test_rising_order_has_no_dead_ends(seed: int) -> None:
    state = fight(SEARCHED).state
    state.ordered = 1
    luck = seed
    while GAME.turn(state) is not None:
        legal = GAME.legal(state)
        assert legal
        luck = (luck * 6364136223846793005 + 1442695040888963407) % 2**64
        GAME.apply(state, legal[(luck >> 33) % len(legal)], fast(1))
