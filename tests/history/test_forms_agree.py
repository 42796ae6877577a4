"""The two forms of the rules, plain and compiled, move by move: the same menus, reasons, events, luck and states.

These tests are left out only where the rules were not compiled (no C compiler at hand), and never in CI.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import pytest
from random_games import random_setup
from table_talk import STANDARD

from warlore.history import HistoryGame
from warlore.history.game import HistoryView
from warlore.history.rules import engine, plain
from warlore.history.rules.actions import ACTIONS
from warlore.table import chance as plain_chance
from warlore.table import form

if find_spec("warlore.history.rules._compiled") is None and not os.environ.get("CI"):
    pytest.skip("the rules were not compiled: there is only the plain form", allow_module_level=True)

from warlore.history.rules import _compiled
from warlore.table import _compiled as compiled_chance

FIELDS = [name for name in plain.State.__slots__ if name not in ("cards", "events")]
PLAIN = HistoryGame(STANDARD, plain)
COMPILED = HistoryGame(STANDARD, _compiled)


def fast(module: ModuleType, seed: int) -> Any:
    chance = module.Chance()
    module.sow(chance, seed)
    return chance


def differences(ours: Any, theirs: Any, names: list[str]) -> list[str]:
    return [name for name in names if getattr(ours, name) != getattr(theirs, name)]


def test_the_default_is_the_compiled_form_unless_plain_is_asked_for() -> None:
    asked = bool(os.environ.get("WARLORE_PLAIN"))
    assert form() == ("plain" if asked else "compiled")
    assert engine is (plain if asked else _compiled)


def test_both_read_the_same_columns() -> None:
    names = list(plain.Cards.__slots__)
    assert differences(PLAIN.columns, COMPILED.columns, names) == []


def test_both_offer_the_same_constants_and_functions() -> None:
    for name in ("State", "Cards", "Menu", "set_up", "legal", "why_not", "apply", "play_on", "count_leaves"):
        assert hasattr(plain, name)
        assert hasattr(_compiled, name)


@pytest.mark.parametrize("number", range(48))
def test_move_by_move(number: int) -> None:
    """Whole random games of 2 to 5 players with all sorts of options."""
    setup = random_setup(number)
    games = [(PLAIN, plain_chance), (COMPILED, compiled_chance)]
    chances = [fast(module, number) for _, module in games]
    choice = fast(plain_chance, number + 10_000)
    events: list[list[Any]] = [[], []]
    for chance in chances:
        chance.log = []
    ours, theirs = [game.new(setup, chances[i], events[i]) for i, (game, _) in enumerate(games)]
    moves = 0
    while True:
        assert differences(ours, theirs, FIELDS) == []
        assert events[0] == events[1]
        assert chances[0].log == chances[1].log
        assert chances[0].word == chances[1].word
        legal = PLAIN.legal(ours)
        assert legal == COMPILED.legal(theirs)
        for action in range(moves % 13, ACTIONS, 13):
            assert plain.why_not(ours, action) == _compiled.why_not(theirs, action)
        if not legal:
            break
        action = legal[plain_chance.below(choice, len(legal))]
        events[0].clear()
        events[1].clear()
        PLAIN.apply(ours, action, chances[0], events[0])
        COMPILED.apply(theirs, action, chances[1], events[1])
        moves += 1
    assert moves > 100
    assert PLAIN.outcome(ours) == COMPILED.outcome(theirs)


@pytest.mark.parametrize("number", range(12))
def test_views_and_new_deals(number: int) -> None:
    """H10: `hide` and `redeal` leave the same fields in both forms, all through a game."""
    setup = random_setup(number)
    ours = PLAIN.new(setup, fast(plain_chance, number))
    theirs = COMPILED.new(setup, fast(compiled_chance, number))
    chances = fast(plain_chance, number), fast(compiled_chance, number)
    choice = fast(plain_chance, number)
    moves = 0
    while PLAIN.turn(ours) is not None:
        if moves % 9 == 0:
            for seat in (None, *range(ours.players)):
                views = PLAIN.view(ours, seat), COMPILED.view(theirs, seat)
                assert differences(views[0].state, views[1].state, FIELDS) == []
                data = views[0].to_data()
                assert data == views[1].to_data(), "a view travels between the forms"
                travelled = HistoryView.from_data(PLAIN, data), HistoryView.from_data(COMPILED, data)
                assert [view.key() for view in travelled] == [view.key() for view in views]
                deals = views[0].redeal(fast(plain_chance, moves)), views[1].redeal(fast(compiled_chance, moves))
                assert differences(*deals, FIELDS) == []
        legal = PLAIN.legal(ours)
        action = legal[plain_chance.below(choice, len(legal))]
        PLAIN.apply(ours, action, chances[0])
        COMPILED.apply(theirs, action, chances[1])
        moves += 1
    for seat in (None, 0):
        assert PLAIN.view(ours, seat).describe() == COMPILED.view(theirs, seat).describe()


@pytest.mark.parametrize("number", range(40))
def test_whole_games_inside_the_module(number: int) -> None:
    """`play_on` makes the same decisions and ends in the same state."""
    setup = random_setup(number)
    ends = []
    for game, module in ((PLAIN, plain_chance), (COMPILED, compiled_chance)):
        s = game.new(setup, fast(module, number))
        made = game.rules.play_on(s, fast(module, number + 1), fast(module, number + 2), game.rules.Menu())
        ends.append((made, s))
    assert ends[0][0] == ends[1][0]
    assert differences(ends[0][1], ends[1][1], FIELDS) == []


@pytest.mark.parametrize("seed", [0, 1, 2, 2**63, 2**64 - 1])
def test_the_generators_agree(seed: int) -> None:
    ours, theirs = fast(plain_chance, seed), fast(compiled_chance, seed)
    for n in (1, 2, 6, 7, 108, 720, 2**31 - 1) * 50:
        assert plain_chance.below(ours, n) == compiled_chance.below(theirs, n)


def test_copies_and_comparisons_agree() -> None:
    for game, module in ((PLAIN, plain_chance), (COMPILED, compiled_chance)):
        s = game.new(random_setup(3), fast(module, 3))
        twin = s.copy()
        assert twin == s
        assert hash(twin) == hash(s)
        twin.round = 9
        assert twin != s
        twin.round = s.round
        hand = twin.hand
        hand[0][2] += 1
        twin.hand = hand
        assert twin != s
        assert s != object()
