"""Golden games and action-tree counts: nothing in the rules changes unseen.

When a change is meant: `python tools/make_golden.py`, read the difference, commit it with the change.
"""

from __future__ import annotations

from typing import Any

import pytest
from random_games import random_setup, state_at

import make_golden
from warlore.history import HistoryGame
from warlore.table import final_state, luck, parse_record, verify

GAME = HistoryGame()
FILES = make_golden.files(GAME)


@pytest.mark.parametrize("name", FILES)
def test_golden_files_are_what_the_rules_give(name: str) -> None:
    assert (make_golden.GOLDEN / name).read_text(encoding="utf-8") == FILES[name]


def test_no_golden_file_is_left_over() -> None:
    assert {path.name for path in make_golden.GOLDEN.iterdir()} == set(FILES)


@pytest.mark.parametrize("name", make_golden.GAMES)
def test_golden_records_replay_to_a_finished_game_and_verify(name: str) -> None:
    text = (make_golden.GOLDEN / f"{name}.record").read_text(encoding="utf-8")
    record = parse_record(text, GAME)
    state = final_state(record, GAME)
    assert GAME.turn(state) is None
    assert verify(record, GAME) == "fast"
    assert record.to_text(GAME.notation(record.setup)) == text


def test_the_golden_games_cover_the_options_and_player_counts() -> None:
    setups = [setup for setup, _ in make_golden.GAMES.values()]
    assert {len(setup.seats) for setup in setups} == {2, 3, 4, 5}
    used = {name for setup in setups for name in setup.options}
    assert len(used) == 11


def test_a_tree_is_counted_by_its_branches() -> None:
    """The counter against the same walk in Python."""

    def leaves(state: Any, chance: luck.Chance, depth: int) -> int:
        if depth == 0 or GAME.turn(state) is None:
            return 1
        total = 0
        for action in GAME.legal(state):
            branch, same = state.copy(), chance.copy()
            GAME.apply(branch, action, same)
            total += leaves(branch, same, depth - 1)
        return total

    for number in range(8):
        state = state_at(random_setup(number), number, number * 31)
        for depth in range(4):
            counted = GAME.rules.count_leaves(state, luck.fast(number), depth)
            assert counted == leaves(state, luck.fast(number), depth)
