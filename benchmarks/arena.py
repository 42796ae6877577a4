"""How fast the arena plays, beside the engine's own benchmark in the same run, and how long a report takes.

The engine is measured alone on one core and on all cores at once, before and after each run of the arena: a machine
whose cores slow each other down, or that has other things to do, shows it there. The ratio of processor times is
left alone by both.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path

from warlore.arena.figures import figures_of
from warlore.arena.games import make_plan
from warlore.arena.plan import RunDirectory
from warlore.arena.report import report
from warlore.arena.run import processors, run
from warlore.history import HistoryGame
from warlore.history.rules import engine
from warlore.table import Setup, fast, form
from warlore.texts import Texts

Clock = Callable[[], float]
clock = time.perf_counter
REPORT_GAMES = 100_000


def engine_alone(seconds: float, seats: tuple[str, ...] = ("Hannes", "Chris"), clock: Clock = clock) -> float:
    """Decisions per second of random games inside the rules module, as `run.py` measures them."""
    game, setup = HistoryGame(), Setup(seats)
    choice, menu, seed, decisions = fast(1), engine.Menu(), 0, 0
    end = (begin := clock()) + seconds
    while clock() < end:
        for _ in range(20 if form() == "compiled" else 1):
            chance = fast(seed)
            decisions += engine.play_on(game.new(setup, chance), chance, choice, menu)
            seed += 1
    return decisions / (clock() - begin)


def processor_time() -> float:
    """Seconds of all processors that finished children of this process have used."""
    times = os.times()
    return times.children_user + times.children_system


def arena(games: int, cores: int) -> tuple[float, float, float]:
    """A whole run with its start and its files: seconds, seconds of all processors, decisions."""
    with tempfile.TemporaryDirectory() as folder:
        directory = RunDirectory(Path(folder) / "run")
        begin, before = clock(), processor_time()
        run(make_plan(bots=["random", "random"], games=games, seed=1), directory, workers=max(2, cores))
        playing, processor = clock() - begin, processor_time() - before
        return playing, processor, figures_of(directory).decisions.mean(0).value * games


def measure(games: int, seconds: float, cores: int, rounds: int) -> dict[str, float]:
    windows: dict[str, list[float]] = {"alone": [], "four": [], "together": [], "own": []}
    runs: list[tuple[float, float, float]] = []
    with ProcessPoolExecutor(cores, get_context("spawn")) as pool:
        list(pool.map(engine_alone, [0.1] * cores))

        def take() -> None:
            windows["alone"].append(engine_alone(seconds))
            windows["own"].append(engine_alone(seconds, clock=time.process_time))
            windows["four"].append(engine_alone(seconds, ("Hannes", "Chris", "Joakim", "Pär")))
            windows["together"].append(sum(pool.map(engine_alone, [seconds] * cores)))

        take()
        for _ in range(rounds):
            runs.append(arena(games, cores))
            take()
    starting = arena(cores, cores)[0]

    def ratio(window: str, spent: int, times: int) -> float:
        """The arena's speed as a share of the engine's just before and after, the median of all rounds."""
        taken = windows[window]
        nearby = [(before + after) / 2 for before, after in pairwise(taken)]
        shares = [one[2] / one[spent] / (times * engine) for one, engine in zip(runs, nearby, strict=True)]
        return statistics.median(shares)

    with tempfile.TemporaryDirectory() as folder:
        directory = RunDirectory(Path(folder) / "run")
        run(make_plan(bots=["random", "random"], games=REPORT_GAMES, seed=1), directory, workers=cores)
        begin = clock()
        page = report(figures_of(directory), Texts("en"))
        reporting = clock() - begin
    return {
        "cores": cores,
        "games": games,
        "rounds": rounds,
        "games_per_second": games / statistics.median(one[0] for one in runs),
        "start_seconds": starting,
        "engine_2_players": statistics.median(windows["alone"]),
        "engine_4_players": statistics.median(windows["four"]),
        "engine_all_cores": statistics.median(windows["together"]),
        "of_cores_times_engine": ratio("alone", 0, cores),
        "of_cores_times_engine_4_players": ratio("four", 0, cores),
        "of_engine_on_all_cores": ratio("together", 0, 1),
        "of_engine_by_processor_time": ratio("own", 1, 1),
        "report_seconds": reporting,
        "report_bytes": len(page.encode()),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000, help="games of each run of the arena (1,000,000)")
    parser.add_argument("--rounds", type=int, default=3, help="runs of the arena, between windows of the engine (3)")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds for each of the engine's windows (1)")
    parser.add_argument("--workers", type=int, default=processors(), help="processes (one per processor)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    figures = measure(given.games, given.seconds, given.workers, given.rounds)
    if given.json:
        print(json.dumps(figures, indent=1))
        return 0
    print(f"two random players: {figures['games_per_second']:,.0f} games/s on {figures['cores']} cores, data written")
    print(f"  of which {figures['start_seconds']:.1f} s for the start of a run of {figures['games']:,} games")
    print(f"  {figures['of_cores_times_engine']:.0%} of cores × the engine's own benchmark with two players")
    print(f"  {figures['of_cores_times_engine_4_players']:.0%} of cores × the same with four players")
    print(f"  {figures['of_engine_on_all_cores']:.0%} of the engine's own benchmark run on all cores at once")
    print(f"  {figures['of_engine_by_processor_time']:.0%} of the engine's own benchmark by processor time")
    print(f"report for {REPORT_GAMES:,} games: {figures['report_seconds']:.1f} s, {figures['report_bytes']:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
