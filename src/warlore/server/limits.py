"""Limits on what one connection or one address may ask of a server."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import ip_address

from warlore.server.settings import ServerSettings

HOUR = 3600.0
MOST_ADDRESSES = 10_000


class Bucket:
    """So many per second, with some saved up."""

    __slots__ = ("_left", "_now", "_rate", "_room", "_then")

    def __init__(self, rate: float, room: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._room = self._left = max(room, 1.0)
        self._now = now
        self._then = now()

    def take(self, cost: float = 1.0) -> bool:
        now = self._now()
        self._left = min(self._room, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    @property
    def full(self) -> bool:
        return self._left + (self._now() - self._then) * self._rate >= self._room


class Addresses:
    """What each address has asked for lately; those that are quiet are forgotten."""

    def __init__(self, settings: ServerSettings, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        # By what is asked for: how many per second, and how many at once.
        self._limits = {
            "requests": (settings.requests_per_second, 4 * settings.requests_per_second),
            "messages": (settings.address_messages_per_second, 2 * settings.address_messages_per_second),
            "tables": (settings.tables_per_address / HOUR, settings.tables_per_address),
        }
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self.connections: dict[str, int] = {}

    def take(self, what: str, address: str, cost: float = 1.0) -> bool:
        key = (what, group_of(address))
        if key not in self._buckets:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
            self._buckets[key] = Bucket(*self._limits[what], self._now)
        return self._buckets[key].take(cost)

    def connect(self, address: str, most: int) -> bool:
        group = group_of(address)
        if self.connections.get(group, 0) >= most:
            return False
        self.connections[group] = self.connections.get(group, 0) + 1
        return True

    def disconnect(self, address: str) -> None:
        group = group_of(address)
        self.connections[group] -= 1
        if not self.connections[group]:
            del self.connections[group]


def group_of(address: str) -> str:
    """Who an address belongs to: a household has a whole /64 of IPv6."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 6 and found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(found) if found.version == 4 else found.exploded[:19]
