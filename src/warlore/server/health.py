"""Is the database well? A real write says so, and everybody who asks within a few seconds shares its answer."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

log = logging.getLogger("warlore.server.health")

EVERY = 5.0  # seconds
PATIENCE = 3.0  # seconds


class Health:
    """Tries at most once in a while, and waits only so long for it."""

    def __init__(self, attempt: Callable[[], Awaitable[None]], now: Callable[[], float] = time.monotonic) -> None:
        self._attempt = attempt
        self._now = now
        self._last: float | None = None
        self._well = False
        self._trying: asyncio.Task[None] | None = None

    async def ask(self) -> bool:
        if self._trying is None and (self._last is None or self._now() - self._last >= EVERY):
            self._last = self._now()
            self._trying = asyncio.create_task(self._try())
        if self._trying is not None:
            await asyncio.shield(self._trying)
        return self._well

    async def _try(self) -> None:
        try:
            await asyncio.wait_for(self._attempt(), PATIENCE)
            self._well = True
        except Exception as error:
            log.error("the database is not well: %s", str(error) or "no answer")
            self._well = False
        finally:
            self._trying = None
