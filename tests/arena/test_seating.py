"""Seeds are independent, and nobody sits better than another."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from warlore.arena.seating import GAMMA, MASK, STREAMS, Schedule, mix, seeds


def test_no_two_seeds_of_a_run_are_equal() -> None:
    drawn = seeds(7, np.arange(200_000), 6)
    assert drawn.shape == (200_000, 6)
    assert len(np.unique(drawn)) == drawn.size


def test_runs_with_different_seeds_share_none() -> None:
    drawn = np.concatenate([seeds(run, np.arange(20_000), 6).ravel() for run in (0, 1, 2, 2**63, MASK)])
    assert len(np.unique(drawn)) == drawn.size


def test_neighbouring_seeds_look_unrelated() -> None:
    """Half of the bits change from one game to the next, and from one seat to the next."""
    drawn = seeds(0, np.arange(4096), 3)
    for change in (drawn[1:] ^ drawn[:-1], drawn[:, 1:] ^ drawn[:, :-1]):
        assert 31.5 < np.bitwise_count(change).mean() < 32.5


def test_seeds_are_those_of_the_documented_formula() -> None:
    drawn = seeds(42, np.array([0, 1, 10**9]), 3)
    for row, game in zip(drawn.tolist(), (0, 1, 10**9), strict=True):
        for stream, seed in enumerate(row):
            assert seed == mix((mix(42 + GAMMA) + GAMMA * (STREAMS * game + stream)) & MASK)


def test_a_seed_depends_on_its_game_alone() -> None:
    assert (seeds(3, np.arange(100), 5)[40:60, :3] == seeds(3, np.arange(40, 60), 3)).all()


@pytest.mark.parametrize(
    ("bots", "players"), [(1, 2), (2, 2), (2, 5), (3, 2), (3, 3), (3, 4), (4, 3), (5, 5), (7, 2)]
)
def test_every_bot_sits_and_begins_equally_often(bots: int, players: int) -> None:
    schedule = Schedule(bots, players)
    seatings = schedule.seatings(0, schedule.cycle - 1)
    sat: Counter[tuple[int, int]] = Counter()
    began: Counter[tuple[int, int, int]] = Counter()
    for row, first in zip(seatings.bots.tolist(), seatings.first.tolist(), strict=True):
        for seat, bot in enumerate(row):
            sat[bot, seat] += 1
            began[bot, seat, first] += 1
    for bot in range(bots):
        assert len({sat[bot, seat] for seat in range(players)}) == 1
        assert len({began[bot, seat, first] for seat in range(players) for first in range(players)}) == 1
    if players % bots == 0 or bots > players:
        assert len({sat[bot, 0] for bot in range(bots)}) == 1


def test_all_orders_around_the_table_are_played() -> None:
    schedule = Schedule(4, 4)
    seatings = schedule.seatings(0, schedule.cycle - 1)
    assert len({tuple(row) for row in seatings.bots.tolist()}) == 24


def test_a_few_games_are_balanced_already() -> None:
    seatings = Schedule(2, 2).seatings(0, 3)
    assert seatings.bots.tolist() == [[0, 1], [1, 0], [0, 1], [1, 0]]
    assert seatings.first.tolist() == [0, 0, 1, 1]
