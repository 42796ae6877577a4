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
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Any

from warlore import __version__
from warlore.arena.errors import Trouble
from warlore.arena.games import contest_of
from warlore.arena.plan import Plan, RunDirectory, Span
from warlore.arena.seating import Schedule
from warlore.arena.store import encode_all, load

# Games in a batch: a few seconds of play at most, or one game
BATCHES = {"random": 20_000, "greedy": 50}
SLOWER_BOTS = 1

Progress = Callable[[int], None]
"""Called with the number of games that have just been finished."""


def batch_size(plan: Plan, workers: int) -> int:
    """Large enough that writing costs little, small enough that all workers end together."""
    size = min(BATCHES.get(bot, SLOWER_BOTS) for bot in plan.bots)
    return max(1, min(size, -(-plan.games // (4 * workers))))


def play_span(plan: Plan, span: Span) -> dict[str, bytes]:
    """Play some games of a plan: their tables, as Parquet. Any machine with this version gives the same tables."""
    if plan.warlore != __version__:
        raise Trouble("arena-other-version", here=__version__, there=plan.warlore)
    contest = contest_of(plan)
    if plan.components != contest.game.components or plan.rules != contest.game.version:
        raise Trouble("arena-other-components", here=contest.game.components, there=plan.components)
    seatings = Schedule(len(plan.bots), plan.players).seatings(span.first, span.last)
    return encode_all(contest.play(seatings))


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
) -> Plan:
    """Play what is missing of a plan. `KeyboardInterrupt` leaves what is finished."""
    load("pyarrow.parquet")
    plan = directory.begin(plan)
    directory.sweep()
    done = sum(span.size for span in directory.finished())
    progress(done)
    if ray is not None:
        _run_on_ray(plan, directory, ray, batch, progress)
    else:
        workers = workers or processors()
        spans = directory.missing(plan.games, batch or batch_size(plan, workers))
        if workers == 1:
            for span in spans:
                directory.write(span, play_span(plan, span))
                progress(span.size)
        else:
            _run_here(plan, directory, spans, workers, progress)
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


def _ignore_interrupts() -> None:
    """Where processes cannot begin deaf."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _work(plan: Plan, directory: RunDirectory, span: Span) -> int:
    directory.write(span, play_span(plan, span))
    return span.size


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """A pool whose processes end at once when the run is interrupted or fails."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _ignore_interrupts)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown()


def _run_here(plan: Plan, directory: RunDirectory, spans: Iterator[Span], workers: int, progress: Progress) -> None:
    with _pool(workers) as pool:
        waiting: set[Future[int]] = set()
        for span in spans:
            with deaf():
                waiting.add(pool.submit(_work, plan, directory, span))
            if len(waiting) >= 3 * workers:
                waiting = _collect(waiting, progress)
        while waiting:
            waiting = _collect(waiting, progress)


def _collect(waiting: set[Future[int]], progress: Progress) -> set[Future[int]]:
    finished, still = wait(waiting, return_when=FIRST_COMPLETED)
    for future in finished:
        progress(future.result())
    return still


# ------------------------------------------------------------------ a Ray cluster
def _run_on_ray(plan: Plan, directory: RunDirectory, address: str, batch: int | None, progress: Progress) -> None:
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
        waiting: dict[Any, Span] = {}
        for span in directory.missing(plan.games, batch or batch_size(plan, workers)):
            waiting[remote.remote(plan, span)] = span
            if len(waiting) >= 3 * workers:
                _fetch(ray, waiting, directory, progress)
        while waiting:
            _fetch(ray, waiting, directory, progress)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray waits for minutes where nobody is; a plain connection tells it at once."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal() and int(port) < 2**16:
        socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()


def _fetch(ray: Any, waiting: dict[Any, Span], directory: RunDirectory, progress: Progress) -> None:
    finished, _ = ray.wait(list(waiting), num_returns=1)
    for reference in finished:
        span = waiting.pop(reference)
        try:
            parts = ray.get(reference)
        except ray.exceptions.RayTaskError as error:
            raise _reason(error) from None
        directory.write(span, parts)
        progress(span.size)


def _reason(error: Any) -> Exception:
    """What went wrong on the other machine, as it would have been said here."""
    cause = getattr(error, "cause", None)
    if isinstance(cause, Trouble):
        return cause
    words = str(error).strip().splitlines() or [type(error).__name__]
    print("\n".join(words[:-1]), file=sys.stderr)
    return Trouble("arena-ray-failed", problem=words[-1][:200])
