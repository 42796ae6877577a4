"""Long work of the server's own process, done in slices, so that no table waits for another's.

Who plays a sleeping game again cannot leave that to another process: nobody else may know the whole of it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Generator
from dataclasses import dataclass
from typing import Any, TypeVar

from warlore.server.lines import FairLines, Full, Line
from warlore.server.refusals import Refusal

T = TypeVar("T")

SLICE = 0.004  # seconds; the last step begun may take a little longer
MOST_WAITING = 1000
MOST_WAITING_IN_LINE = 32


@dataclass(eq=False)
class _Work:
    line: Line
    begin: Callable[[], Awaitable[Generator[None, None, Any]]]
    done: asyncio.Future[Any]
    steps: Generator[None, None, Any] | None = None


class Slices:
    """Does one slice at a time, in fair turns for whoever waits, and then leaves as long to others."""

    def __init__(self, now: Callable[[], float] = time.perf_counter) -> None:
        self._now = now
        self._lines: FairLines[_Work] = FairLines(MOST_WAITING, MOST_WAITING_IN_LINE)
        self._going_on: asyncio.Task[None] | None = None

    async def do(self, line: Line, begin: Callable[[], Awaitable[Generator[None, None, T]]]) -> T:
        """What the generator returns that `begin` gives, when it is its turn; each of its steps is short."""
        work = _Work(line, begin, asyncio.get_running_loop().create_future())
        try:
            self._lines.put(line, work)
        except Full:
            raise Refusal("too_fast") from None
        if self._going_on is None:
            self._going_on = asyncio.create_task(self._go_on())
        found: T = await work.done
        return found

    async def _go_on(self) -> None:
        while (work := self._lines.next()) is not None:
            began = self._now()
            if work.steps is None and not work.done.done():
                await self._begin(work)
            ready = self._now()
            if work.steps is not None and not work.done.done():
                self._slice(work, work.steps, ready + SLICE)
            ended = self._now()
            self._lines.done(work.line, ended - began)
            await asyncio.sleep(ended - ready)
        self._going_on = None

    @staticmethod
    async def _begin(work: _Work) -> None:
        try:
            work.steps = await work.begin()
        except Exception as error:
            if not work.done.done():
                work.done.set_exception(error)

    def _slice(self, work: _Work, steps: Generator[None, None, Any], until: float) -> None:
        try:
            while self._now() < until:
                next(steps)
        except StopIteration as end:
            work.done.set_result(end.value)
        except Exception as error:
            work.done.set_exception(error)
        else:
            self._lines.put_back(work.line, work)

    def stop(self) -> None:
        if self._going_on is not None:
            self._going_on.cancel()
