"""Running a plan: batches of games, on the processors here or on a Ray cluster, into a directory.

Batches do not depend on each other, and a batch is put away whole or not at all: a run that was interrupted goes
on with what is missing.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, replace
from multiprocessing import resource_tracker
from typing import Any, TypeAlias

from warlore import __version__
from warlore.arena.contest import Fault
from warlore.arena.errors import Trouble
from warlore.arena.games import contest_of
from warlore.arena.guests import GUESTS, find_all
from warlore.arena.plan import Plan, RunDirectory, Span
from warlore.arena.seating import Schedule
from warlore.arena.store import encode_all, load
from warlore.bots.external import end_all
from warlore.table import WarloreError

# Games in a batch: a few seconds of play at most, or one game
BATCHES = {"random": 20_000, "greedy": 50}
SECONDS = 2.0
MOST_LEARNT = 1000
GROWTH = 4
PATIENCE = 5.0  # seconds for a process to end when it is told to

Progress = Callable[[int], None]
"""Called with the number of games that have just been finished."""

Hearer = Callable[[str, Fault], None]
"""Called with a bot's name and what was noted about it, once for each bot."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Games that were played: their tables as Parquet, the first note about each bot, and how long they took."""

    parts: dict[str, bytes]
    faults: dict[str, Fault]
    seconds: float


Done: TypeAlias = tuple[Span, Batch]


class Pace:
    """How many games make a batch: writing should cost little, and all workers should end together.

    How long a bot thinks that is not in the list shows only when it plays: one game at first, then some seconds.
    """

    def __init__(self, plan: Plan, workers: int, batch: int | None) -> None:
        known = [BATCHES[bot] for bot in plan.bots if bot in BATCHES]
        self.learns = batch is None and len(known) < len(plan.bots)
        self.most = min([*known, MOST_LEARNT] if self.learns else known, default=1)
        self.most = max(1, min(self.most, -(-plan.games // (4 * workers))))
        self.size = batch or (1 if self.learns else self.most)

    def learn(self, games: int, seconds: float) -> None:
        if self.learns:
            fitting = int(games * SECONDS / max(seconds, 1e-6))
            self.size = max(1, min(fitting, GROWTH * self.size, self.most))


class Told:
    """What is told to whoever asked for the run: progress, and of each bot the first fault."""

    def __init__(self, pace: Pace, progress: Progress, hearer: Hearer) -> None:
        self.pace = pace
        self.progress = progress
        self.hearer = hearer
        self.heard: set[str] = set()

    def finished(self, span: Span, played: Batch) -> None:
        self.pace.learn(span.size, played.seconds)
        for bot, fault in played.faults.items():
            if bot not in self.heard:
                self.heard.add(bot)
                self.hearer(bot, fault)
        self.progress(span.size)


def play_span(plan: Plan, span: Span) -> Batch:
    """Play some games of a plan. Any machine with this version gives the same tables."""
    if plan.warlore != __version__:
        raise Trouble("arena-other-version", here=__version__, there=plan.warlore)
    contest = contest_of(plan)
    if plan.components != contest.game.components or plan.rules != contest.game.version:
        raise Trouble("arena-other-components", here=contest.game.components, there=plan.components)
    seatings = Schedule(len(plan.bots), plan.players).seatings(span.first, span.last)
    contest.first_faults.clear()
    began = time.perf_counter()
    parts = encode_all(contest.play(seatings))
    return Batch(parts, dict(contest.first_faults), time.perf_counter() - began)


def processors() -> int:
    """The processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(
    plan: Plan,
    directory: RunDirectory,
    *,
    workers: int | None = None,
    batch: int | None = None,
    ray: str | None = None,
    progress: Progress = lambda games: None,
    hearer: Hearer = lambda bot, fault: None,
) -> Plan:
    """Play what is missing of a plan. `KeyboardInterrupt` leaves what is finished."""
    load("pyarrow.parquet")
    if ray is None:
        find_all(plan)
    plan = directory.begin(plan)
    directory.sweep()
    done = sum(span.size for span in directory.finished())
    progress(done)
    if ray is not None:
        _run_on_ray(plan, directory, ray, batch, progress, hearer)
        return plan
    workers = workers or processors()
    told = Told(Pace(plan, workers, batch), progress, hearer)
    if workers > 1:
        _run_here(plan, directory, workers, told)
        return plan
    try:
        for span in directory.missing(plan.games, lambda: told.pace.size):
            played = play_span(plan, span)
            directory.write(span, played.parts)
            told.finished(span, played)
    finally:
        GUESTS.close()
    return plan


# ------------------------------------------------------------------ processes of this machine
@contextmanager
def deaf() -> Iterator[None]:
    """Processes that begin in here do not hear Ctrl-C: that is this one's business, which hears it a little later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # or it would open this process's ears when it begins
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _settle() -> None:
    """Ctrl-C is ignored where processes cannot begin deaf; however this one ends, no guest outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda *_: _leave())
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """A parent that was killed could tell nobody."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        _leave()


def _leave() -> None:
    end_all()
    os._exit(1)


def _work(plan: Plan, directory: RunDirectory, span: Span) -> Done:
    """The tables are written here; what else is to be told goes back."""
    played = play_span(plan, span)
    directory.write(span, played.parts)
    return span, replace(played, parts={})


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """A pool whose processes end at once when the run is interrupted or fails."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _settle)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        processes = set(multiprocessing.active_children()) - others
        for process in processes:
            process.terminate()
        until = time.monotonic() + PATIENCE
        for process in processes:
            # A bot may be busy where no signal is heard.
            process.join(max(0.0, until - time.monotonic()))
            process.kill()
        raise
    finally:
        pool.shutdown()


def _run_here(plan: Plan, directory: RunDirectory, workers: int, told: Told) -> None:
    with _pool(workers) as pool:
        waiting: set[Future[Done]] = set()
        for span in directory.missing(plan.games, lambda: told.pace.size):
            with deaf():
                waiting.add(pool.submit(_work, plan, directory, span))
            if len(waiting) >= 3 * workers:
                waiting = _collect(waiting, told)
        while waiting:
            waiting = _collect(waiting, told)


def _collect(waiting: set[Future[Done]], told: Told) -> set[Future[Done]]:
    finished, still = wait(waiting, return_when=FIRST_COMPLETED)
    for future in finished:
        told.finished(*future.result())
    return still


# ------------------------------------------------------------------ a Ray cluster
def _run_on_ray(
    plan: Plan, directory: RunDirectory, address: str, batch: int | None, progress: Progress, hearer: Hearer
) -> None:
    """The workers play and send the tables back; this process writes them."""
    ray = load("ray")
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", configure_logging=False)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise Trouble(
            "arena-no-ray", address=address[:80], problem=str(error).strip().partition("\n")[0][:200]
        ) from None
    try:
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote = ray.remote(max_retries=3)(play_span)
        told = Told(Pace(plan, workers, batch), progress, hearer)
        waiting: dict[Any, Span] = {}
        for span in directory.missing(plan.games, lambda: told.pace.size):
            waiting[remote.remote(plan, span)] = span
            if len(waiting) >= 3 * workers:
                _fetch(ray, waiting, directory, told)
        while waiting:
            _fetch(ray, waiting, directory, told)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray waits for minutes where nobody is; a plain connection tells it at once."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal() and int(port) < 2**16:
        socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()


def _fetch(ray: Any, waiting: dict[Any, Span], directory: RunDirectory, told: Told) -> None:
    finished, _ = ray.wait(list(waiting), num_returns=1)
    for reference in finished:
        span = waiting.pop(reference)
        try:
            played = ray.get(reference)
        except ray.exceptions.RayTaskError as error:
            raise _reason(error) from None
        directory.write(span, played.parts)
        told.finished(span, played)


def _reason(error: Any) -> Exception:
    """What went wrong on the other machine, as it would have been said here."""
    cause = getattr(error, "cause", None)
    if isinstance(cause, Trouble):
        return cause
    if isinstance(cause, WarloreError):
        return Trouble("arena-ray-refused", problem=cause.message)
    words = str(error).strip().splitlines() or [type(error).__name__]
    print("\n".join(words[:-1]), file=sys.stderr)
    return Trouble("arena-ray-failed", problem=words[-1][:200])
