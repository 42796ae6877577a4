"""Fair lines: work that waits for its turn, and whose turn it is. Nothing is done here.

A *line* is who the work is for, the widest first: an address, or an address and one of its tables. Next is always
work of whoever has least under way, then of whoever has had least time lately: whoever asks for much waits for their
own work, not for that of others, and nobody else waits for them.
"""

from __future__ import annotations

import math
import time
from collections import Counter, deque
from collections.abc import Callable
from typing import Generic, TypeVar

Line = tuple[str, ...]
W = TypeVar("W")

HALF_LIFE = 10.0
"""Seconds after which half of the time that somebody has had is forgotten."""
MOST_REMEMBERED = 10_000


class Full(Exception):
    """So much waits already that more would only wait in vain."""


class FairLines(Generic[W]):
    """What waits, by line."""

    def __init__(self, most: int, most_in_line: int, now: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.most_in_line = most_in_line
        self.under_way: Counter[str] = Counter()
        self._now = now
        self._waiting: dict[Line, deque[W]] = {}
        # How much time somebody has had, as it would weigh at one moment for all: so it can be compared as it stands.
        self._had: dict[str, float] = {}
        self._moment = now()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, line: Line, work: W) -> None:
        """Let it wait; raises `Full`."""
        if len(self) >= self.most or len(self._waiting.get(line, ())) >= self.most_in_line:
            raise Full
        self._waiting.setdefault(line, deque()).append(work)

    def put_back(self, line: Line, work: W) -> None:
        """It was begun and waits to go on, before all else in its line."""
        self._waiting.setdefault(line, deque()).appendleft(work)

    def drop(self, line: Line, work: W) -> None:
        """It need not wait any more."""
        waiting = self._waiting.get(line)
        if waiting and work in waiting:
            waiting.remove(work)
            if not waiting:
                del self._waiting[line]

    def next(self, may: Callable[[Line, W], bool] = lambda line, work: True) -> W | None:
        """The work whose turn it is, of that which may begin; it is under way from now on."""
        ready = [line for line, waiting in self._waiting.items() if may(line, waiting[0])]
        if not ready:
            return None
        line = min(ready, key=self._place)
        work = self._waiting[line].popleft()
        if not self._waiting[line]:
            del self._waiting[line]
        self.under_way.update(line)
        return work

    def done(self, line: Line, seconds: float) -> None:
        """Work of this line has ended and took so long."""
        for who in line:
            self.under_way[who] -= 1
            if not self.under_way[who]:
                del self.under_way[who]
        if self._half_lives() > 100 or len(self._had) > MOST_REMEMBERED:
            now = {who: self.had(who) for who in self._had}
            self._had, self._moment = {who: had for who, had in now.items() if had > 0.01}, self._now()
        for who in line:
            self._had[who] = self._had.get(who, 0.0) + seconds * math.pow(2, self._half_lives())

    def had(self, who: str) -> float:
        """How many seconds they have had lately."""
        return self._had.get(who, 0.0) * math.pow(0.5, self._half_lives())

    def _half_lives(self) -> float:
        return (self._now() - self._moment) / HALF_LIFE

    def _place(self, line: Line) -> list[tuple[int, float]]:
        return [(self.under_way.get(who, 0), self._had.get(who, 0.0)) for who in line]
