"""How strong and how fast the bots are: many games, seats rotated, a Wilson interval for the winning share.

    PYTHONPATH=src python benchmarks/bots.py greedy random --games 1000
    PYTHONPATH=src python benchmarks/bots.py greedy random random random --games 500
    PYTHONPATH=src python benchmarks/bots.py search:seconds=1 search --games 100 --processor-time

The first bot named is the one measured. A shared victory counts as its fraction. On a machine that does other work
too, let the search bots' seconds be processor time.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from math import sqrt
from statistics import mean, pstdev

from warlore.bots import make_bot, search, sit_down
from warlore.history import HistoryGame
from warlore.table import Setup, fast, form

SABATONS = ("Hannes", "Chris", "Joakim", "Pär", "Tommy")


def wilson(share: float, n: int, z: float = 1.96) -> tuple[float, float]:
    """The interval that holds the true share in 95 of 100 measurements."""
    if n == 0:
        return 0.0, 1.0
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    reach = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def play(game: HistoryGame, names: Sequence[str], seed: int, shift: int) -> tuple[float, list[int], list[float]]:
    """One game with the seats moved on by `shift`: the first bot's share of the victory, scores, time by bot."""
    n = len(names)
    bots = [make_bot(name, seed * 16 + i) for i, name in enumerate(names)]
    at_seat = [(seat - shift) % n for seat in range(n)]
    for seat, i in enumerate(at_seat):
        sit_down(bots[i], seat)
    chance = fast(seed)
    state = game.new(Setup(SABATONS[:n], seed % n), chance)
    spent = [0.0] * n
    while (seat := game.turn(state)) is not None:
        view = game.view(state, seat)
        began = time.perf_counter()
        action = bots[at_seat[seat]].decide(view)
        spent[at_seat[seat]] += time.perf_counter() - began
        game.apply(state, action, chance)
    outcome = game.outcome(state)
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(n)]
    mine = at_seat.index(0)
    scores = [outcome.scores[at_seat.index(i)] for i in range(n)]
    return shares[mine], scores, spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processor-time", action="store_true")
    arguments = parser.parse_args()
    if arguments.processor_time:
        search.clock = time.process_time
    names: list[str] = arguments.bots
    game = HistoryGame()
    won = 0.0
    points = [0] * len(names)
    leads: list[float] = []
    spent = [0.0] * len(names)
    began = time.perf_counter()
    for i in range(arguments.games):
        share, scores, times = play(game, names, arguments.seed + i // len(names), i % len(names))
        won += share
        leads.append(scores[0] - mean(scores[1:]))
        points = [a + b for a, b in zip(points, scores, strict=True)]
        spent = [a + b for a, b in zip(spent, times, strict=True)]
    seconds = time.perf_counter() - began
    n = arguments.games
    low, high = wilson(won / n, n)
    print(f"{form()}: {n} games of {' v '.join(names)}")
    print(f"{names[0]} wins {won / n:.1%} (95 %: {low:.1%} to {high:.1%})")
    print("points a game: " + ", ".join(f"{name} {p / n:.1f}" for name, p in zip(names, points, strict=True)))
    reach = 1.96 * pstdev(leads) / sqrt(n)
    print(f"{names[0]} has {mean(leads):+.2f} points more than the others on average (95 %: ± {reach:.2f})")
    print("ms a game: " + ", ".join(f"{name} {1000 * t / n:.0f}" for name, t in zip(names, spent, strict=True)))
    print(f"{seconds / n:.3f} s a game")


if __name__ == "__main__":
    main()
