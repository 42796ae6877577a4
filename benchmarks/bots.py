"""How strong and how fast the bots are: many games, seats rotated, a Wilson interval for the winning share.

    PYTHONPATH=src python benchmarks/bots.py greedy random --games 1000
    PYTHONPATH=src python benchmarks/bots.py greedy random random random --games 500
    PYTHONPATH=src python benchmarks/bots.py search:seconds=1 search --games 100 --processor-time

The first bot named is the one measured. A shared victory counts as its fraction. Each deal is played once from every
seat, and the points' intervals are told from whole deals: what the cards favour, all have in turn. The luck of dice,
Relics and Prowess tokens (what came, less its exact expectation) is taken off too: fewer games then say as much.
On a machine that does other work too, let the search bots' seconds be processor time. With `--report` it tells after
every so many deals how matters stand, so that a measurement that is ended early is not lost.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

from warlore.bots import make_bot, search, sit_down
from warlore.history import HistoryGame
from warlore.history.rules.playouts import LUCK_UNIT, POINT
from warlore.table import Setup, fast, form

SABATONS = ("Hannes", "Chris", "Joakim", "Pär", "Tommy")


def wilson(share: float, n: int, z: float = 1.96) -> tuple[float, float]:
    """The interval that holds the true share in 95 of 100 measurements."""
    if n == 0:
        return 0.0, 1.0
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    reach = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Played(NamedTuple):
    """One game, everything by bot as they were named."""

    share: float  # of the victory, the first bot's
    scores: list[int]
    lucks: list[float]  # points that the dice and draws brought beyond their expectation
    times: list[float]


def play(game: HistoryGame, names: Sequence[str], seed: int, shift: int) -> Played:
    """One game with the seats moved on by `shift`."""
    n = len(names)
    bots = [make_bot(name, seed * 16 + i) for i, name in enumerate(names)]
    at_seat = [(seat - shift) % n for seat in range(n)]
    for seat, i in enumerate(at_seat):
        sit_down(bots[i], seat)
    rules = game.rules
    paper = (rules.Tally(), rules.Prize())
    fortune = rules.Fortune()
    chance = fast(seed)
    state = game.new(Setup(SABATONS[:n], seed % n), chance)
    spent = [0.0] * n
    while (seat := game.turn(state)) is not None:
        view = game.view(state, seat)
        began = time.perf_counter()
        action = bots[at_seat[seat]].decide(view)
        spent[at_seat[seat]] += time.perf_counter() - began
        if action not in view.legal():
            raise SystemExit(f"{names[at_seat[seat]]} chose an action that is not legal: {action}")
        rules.go_on(state, action, *paper, chance, fortune)
    outcome = game.outcome(state)
    seats = [at_seat.index(i) for i in range(n)]
    share = 1 / len(outcome.winners) if seats[0] in outcome.winners else 0.0
    lucks = [fortune.luck[seat] * LUCK_UNIT / POINT for seat in seats]
    return Played(share, [outcome.scores[seat] for seat in seats], lucks, spent)


def lead(points: Sequence[float]) -> float:
    """What the first has more than the others on average."""
    return points[0] - mean(points[1:])


def told(leads: Sequence[float], players: int) -> str:
    """The mean lead with its interval; whole deals are the unit, games of an unfinished one their own."""
    deals = [mean(leads[i : i + players]) for i in range(0, len(leads), players)]
    reach = 1.96 * stdev(deals) / sqrt(len(deals)) if len(deals) > 1 else float("inf")
    return f"{mean(leads):+.2f} (95 %: ± {reach:.2f})"


def report(names: Sequence[str], games: Sequence[Played]) -> None:
    """How matters stand."""
    n = len(games)
    won = sum(played.share for played in games) / n
    low, high = wilson(won, n)
    print(f"{form()}: {n} games of {' v '.join(names)}")
    print(f"{names[0]} wins {won:.1%} (95 %: {low:.1%} to {high:.1%})")
    scores = [mean(played.scores[i] for played in games) for i in range(len(names))]
    print("points a game: " + ", ".join(f"{name} {points:.1f}" for name, points in zip(names, scores, strict=True)))
    leads = [lead(played.scores) for played in games]
    fair = [lead(played.scores) - lead(played.lucks) for played in games]
    print(f"points of {names[0]} more than the others' mean: {told(leads, len(names))}")
    print(f"with the luck taken off: {told(fair, len(names))}")
    times = [1000 * mean(played.times[i] for played in games) for i in range(len(names))]
    print("ms a game: " + ", ".join(f"{name} {ms:.0f}" for name, ms in zip(names, times, strict=True)), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processor-time", action="store_true")
    parser.add_argument("--report", type=int, default=0, metavar="DEALS")
    arguments = parser.parse_args()
    if arguments.processor_time:
        search.clock = time.process_time
    names: list[str] = arguments.bots
    game = HistoryGame()
    games: list[Played] = []
    began = time.perf_counter()
    while len(games) < arguments.games:
        deal, shift = divmod(len(games), len(names))
        games.append(play(game, names, arguments.seed + deal, shift))
        if arguments.report and len(games) < arguments.games and len(games) % (arguments.report * len(names)) == 0:
            report(names, games)
    seconds = time.perf_counter() - began
    report(names, games)
    print(f"{seconds / len(games):.3f} s a game")


if __name__ == "__main__":
    main()
