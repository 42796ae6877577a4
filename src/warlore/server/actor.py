"""A task that does what is posted to it, one thing at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from warlore.server.logs import fault
from warlore.table import WarloreError

T = TypeVar("T")
log = logging.getLogger("warlore.server.actor")


class Actor:
    """Whoever inherits from this is changed by its own task alone."""

    def __init__(self, name: str) -> None:
        self.gone = False
        self._working = False
        self._inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._live(name), name=name)

    async def _live(self, name: str) -> None:
        while True:
            work = await self._inbox.get()
            self._working = True
            try:
                await work()
            except Exception as error:
                fault(log, f"{name}: an input", error)
                self.give_up()
            self._working = False
            self.settled()

    def settled(self) -> None:
        """Called after each thing that was done."""

    def give_up(self) -> None:
        """Something failed that should not: end, in a way that others can begin again."""
        self.stop()

    def post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Let the task do this in its turn."""
        self._inbox.put_nowait(work)

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """The same, and wait for the result."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def answer() -> None:
            try:
                result = await work()
            except WarloreError as error:
                if not done.done():
                    done.set_exception(error)
            except BaseException as error:
                if not done.done():
                    done.set_exception(error)
                raise
            else:
                if not done.done():
                    done.set_result(result)

        self.post(answer)
        return await done

    @property
    def idle(self) -> bool:
        """Is nothing being done, and does nothing wait to be?"""
        return self._inbox.empty() and not self._working

    def stop(self) -> None:
        """End the task; called by the task itself, this leaves it what was posted before."""
        self.gone = True
        if self._task is not asyncio.current_task():
            self._task.cancel()
