"""Those who look at a table: one for each connection, with messages waiting to be sent."""

from __future__ import annotations

import asyncio
from collections import deque

MOST_WAITING = 4 * 1024 * 1024

GONE = 1001
TOO_SLOW = 1008
REFUSED = 4003


class Viewer:
    """One connection: the seat it has shown the secret of (None: a spectator), and what it is to be sent.
    `ask` is what it asks for while it waits to be let in; `notes`: how much of the table's log it was told.

    A table never waits for a connection: messages are put here, and a writer of the connection's own sends them.
    Whoever is too slow is closed, and can come back with the version it has.
    """

    def __init__(self, address: str = "") -> None:
        self.address = address
        self.seat: int | None = None
        self.ask: str | None = None
        self.notes = 0
        self.closing: tuple[int, str] | None = None
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()

    def tell(self, message: bytes) -> None:
        if self.closing is not None:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if self._bytes > MOST_WAITING:
            self._waiting.clear()
            self.close(TOO_SLOW, "too slow")
        self._news.set()

    def close(self, code: int, reason: str) -> None:
        """End the connection once all that waits is sent."""
        if self.closing is None:
            self.closing = (code, reason)
            self._news.set()

    async def next(self) -> bytes | None:
        """The next message to send; None when the connection is to be closed."""
        while not self._waiting:
            if self.closing is not None:
                return None
            self._news.clear()
            await self._news.wait()
        message = self._waiting.popleft()
        self._bytes -= len(message)
        return message
