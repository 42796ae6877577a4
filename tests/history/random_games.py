"""Random games for the tests of what must always hold: setups for Hypothesis, and walks through games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st
from table_talk import GAME, cards_in

from warlore.history import HistoryGame
from warlore.history.columns import SABATONS
from warlore.history.options import ALLOWED
from warlore.history.rules import state as names
from warlore.table import Setup, luck

SEEDS = st.integers(0, 2**64 - 1)
OPTIONS = st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in ALLOWED.items()})


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Two to five players, any first seat, any options."""
    seats = draw(st.permutations(SABATONS))[: draw(st.integers(2, 5))]
    return Setup(tuple(seats), draw(st.integers(0, len(seats) - 1)), draw(OPTIONS))


def random_setup(number: int) -> Setup:
    """The same without Hypothesis, for walks by number: all player counts and option values come up."""
    n = 2 + number % 4
    dice = luck.fast(number)
    options = {name: values[luck.below(dice, len(values))] for name, values in ALLOWED.items()}
    return Setup(SABATONS[:n], luck.below(dice, n), options if number % 3 else {})


def choose(legal: list[int], choice: luck.Chance) -> int:
    return legal[luck.below(choice, len(legal))]


def walk(setup: Setup, seed: int, *, game: HistoryGame = GAME, limit: int = 10_000) -> Iterator[Any]:
    """Every state of a random game, changed in place, from the deal to the end."""
    chance, choice = luck.fast(seed), luck.fast(seed ^ 0x5EED)
    state = game.new(setup, chance)
    yield state
    for _ in range(limit):
        if game.turn(state) is None:
            return
        game.apply(state, choose(game.legal(state), choice), chance)
        yield state


def state_at(setup: Setup, seed: int, steps: int) -> Any:
    """The state after so many steps of that game, or its last."""
    for state in walk(setup, seed, limit=steps):  # noqa: B007
        pass
    return state


# ------------------------------------------------------------------ counting the box
def all_units(game: HistoryGame, s: Any) -> Counter[int]:
    """Every Unit card wherever it lies."""
    places = [s.dismissed, *s.era_deck, *s.era_discard]
    for p in range(s.players):
        places += [s.hand[p], s.deck[p], s.discard[p], s.aside[p]]
    found = Counter(card for pile in places for card in cards_in(pile))
    on_board = [card for card in s.board if card >= 0]
    found.update(on_board)
    for side in range(2):
        found.update(s.line_up[side][: s.ranks[side]])
    step = s.resume if s.step == names.TIGHTEN_RECOVER else s.step
    if step == names.ADD_LINKED:  # while cards are added they still lie on their spaces
        found.subtract(s.line_up[1][: s.ranks[1]])
    if step == names.RECRUITING:  # the cards before `slot` have found their place
        found.subtract(s.line_up[1][: s.slot])
    elif step in {names.CHOOSE_RELIC, names.CHOOSE_PROWESS, names.KEEP_PROWESS} and s.defender < 0:
        found.subtract(s.line_up[1][: s.ranks[1]])
    return +found


def boxed_units(game: HistoryGame, s: Any) -> Counter[int]:
    """The Unit cards that are in a game of these players."""
    columns = game.columns
    cards = [card for rows in (columns.elite, columns.hero) for row in rows for card in row]
    return Counter(cards + [card for p in range(s.players) for card in columns.base[s.sabaton[p]]])


def all_relics(s: Any) -> list[int]:
    piles = [s.relic_deck, s.relic_discard, s.offer, *s.relics[: s.players]]
    return sorted(relic for pile in piles for relic in cards_in(pile))


def all_tiles(s: Any) -> list[int]:
    return sorted([s.tile_active, s.tile_pending, *cards_in(s.tile_pile), *cards_in(s.tile_discard)])


def all_tokens(s: Any) -> list[int]:
    piles = [s.warfare_pile, s.warfare_discard, *s.tokens[: s.players]]
    found = [token for pile in piles for token in cards_in(pile)]
    placed = [token for side in s.token_on for token in side if token]
    return sorted(found + placed + [token for token in s.warfare if token])


def check_conserved(game: HistoryGame, s: Any) -> None:
    """H1.2: nothing in the box is lost or doubled."""
    assert all_units(game, s) == boxed_units(game, s)
    assert all_relics(s) == list(range(32))
    assert all_tiles(s) == list(range(12))
    assert all_tokens(s) == sorted(game.columns.warfare)
    for p in range(s.players):
        known = Counter(value for value in s.prowess[p] if value)
        assert not known - Counter(game.columns.prowess[s.sabaton[p]])
        for value, holder, seen in zip(s.prowess[p], s.prowess_holder[p], s.prowess_seen[p], strict=True):
            assert (value == 0) == (seen == 0), "a Prowess token has a value once somebody looked"
            assert holder < 0 or (value and holder != p), "only what was looked at is held, and never one's own"
