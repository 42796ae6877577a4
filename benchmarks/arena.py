"""How fast the arena plays, beside the engine's own benchmark in the same run, and how long a report takes.

The engine is measured alone on one core and on all cores at once, before and after the arena: a machine whose
cores slow each other down, or that has other things to do, shows it there. The ratio of processor times is left
alone by both.
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


def measure(games: int, seconds: float, cores: int) -> dict[str, float]:
    alone: list[float] = []
    four: list[float] = []
    together: list[float] = []
    of_processor: list[float] = []
    with ProcessPoolExecutor(cores, get_context("spawn")) as pool:
        list(pool.map(engine_alone, [0.1] * cores))

        def take() -> None:
            for _ in range(3):
                alone.append(engine_alone(seconds))
                of_processor.append(engine_alone(seconds, clock=time.process_time))
                four.append(engine_alone(seconds, ("Hannes", "Chris", "Joakim", "Pär")))
                together.append(sum(pool.map(engine_alone, [seconds] * cores)))

        take()
        with tempfile.TemporaryDirectory() as folder:
            directory = RunDirectory(Path(folder) / "run")
            begin, before = clock(), processor_time()
            run(make_plan(bots=["random", "random"], games=games, seed=1), directory, workers=max(2, cores))
            playing, processor = clock() - begin, processor_time() - before
            take()
            figures = figures_of(directory)
            decisions = figures.decisions.mean(0).value * games
        with tempfile.TemporaryDirectory() as folder:
            directory = RunDirectory(Path(folder) / "run")
            run(make_plan(bots=["random", "random"], games=REPORT_GAMES, seed=1), directory, workers=cores)
            begin = clock()
            page = report(figures_of(directory), Texts("en"))
            reporting = clock() - begin
    speed = decisions / playing
    own = statistics.median(of_processor)
    one, one_of_four, all_ = (statistics.median(taken) for taken in (alone, four, together))
    return {
        "cores": cores,
        "games": games,
        "games_per_second": games / playing,
        "decisions_per_second": speed,
        "engine_2_players": one,
        "engine_4_players": one_of_four,
        "engine_all_cores": all_,
        "of_cores_times_engine": speed / (cores * one),
        "of_cores_times_engine_4_players": speed / (cores * one_of_four),
        "of_engine_on_all_cores": speed / all_,
        "of_engine_by_processor_time": decisions / processor / own,
        "report_seconds": reporting,
        "report_bytes": len(page.encode()),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400_000, help="games of the arena (400,000)")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds for each of the engine's windows (1)")
    parser.add_argument("--workers", type=int, default=processors(), help="processes (one per processor)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    figures = measure(given.games, given.seconds, given.workers)
    if given.json:
        print(json.dumps(figures, indent=1))
        return 0
    print(f"two random players: {figures['games_per_second']:,.0f} games/s on {figures['cores']} cores, data written")
    print(f"  {figures['of_cores_times_engine']:.0%} of cores × the engine's own benchmark with two players")
    print(f"  {figures['of_cores_times_engine_4_players']:.0%} of cores × the same with four players")
    print(f"  {figures['of_engine_on_all_cores']:.0%} of the engine's own benchmark run on all cores at once")
    print(f"  {figures['of_engine_by_processor_time']:.0%} of the engine's own benchmark by processor time")
    print(f"report for {REPORT_GAMES:,} games: {figures['report_seconds']:.1f} s, {figures['report_bytes']:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
