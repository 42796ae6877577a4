"""What is to be done when: one list for clocks, absent players, tables that nobody uses, and sweeps."""

from __future__ import annotations

import heapq
from collections.abc import Awaitable, Callable
from itertools import count

Work = Callable[[], Awaitable[None]]


class DueList:
    """At most one thing for each name; the time is whatever clock its owner goes by."""

    def __init__(self) -> None:
        self._heap: list[tuple[float, int, str]] = []
        self._numbers = count()
        self._planned: dict[str, tuple[int, Work]] = {}

    def at(self, when: float, name: str, work: Work) -> None:
        """Plan something, in the place of what was planned under this name."""
        number = next(self._numbers)
        self._planned[name] = (number, work)
        heapq.heappush(self._heap, (when, number, name))
        if len(self._heap) > 2 * len(self._planned) + 100:
            self._heap = [entry for entry in self._heap if self._still(entry)]
            heapq.heapify(self._heap)

    def drop(self, name: str) -> None:
        self._planned.pop(name, None)

    def take(self, now: float) -> list[Work]:
        """All that is due, in order; it is planned no more."""
        found = []
        while self._heap and self._heap[0][0] <= now:
            entry = heapq.heappop(self._heap)
            if self._still(entry):
                found.append(self._planned.pop(entry[2])[1])
        return found

    def _still(self, entry: tuple[float, int, str]) -> bool:
        _, number, name = entry
        return name in self._planned and self._planned[name][0] == number
