"""What one address may have and ask for: the only place where a server says that something is too much.

Sockets, requests, handshakes, messages, new tables and questions are all counted here, by the address they come
from. What is limited is named in two tables, rates and holdings; whoever takes part asks before anything costs.
"""

from __future__ import annotations

import time
from collections import Counter
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
    """What each address has now and has asked for lately; those that are quiet are forgotten."""

    def __init__(self, settings: ServerSettings, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        # By what is asked for: how many per second, and how many at once.
        self._rates = {
            "requests": (settings.requests_per_second, 4 * settings.requests_per_second),
            "handshakes": (settings.handshakes_per_second, 4 * settings.handshakes_per_second),
            "messages": (settings.address_messages_per_second, 2 * settings.address_messages_per_second),
            "tables": (settings.tables_per_address / HOUR, settings.tables_per_address),
        }
        # By what is had: how many at the same time.
        self._most = {
            "sockets": settings.sockets_per_address,
            "connections": settings.connections_per_address,
            "questions": settings.questions_per_address,
        }
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._held: Counter[tuple[str, str]] = Counter()

    # -------------------------------------------------------------- so many in a time
    def take(self, what: str, address: str, cost: float = 1.0) -> bool:
        """Ask for one more of something that is limited in time; it need not be given back."""
        key = (what, group_of(address))
        if key not in self._buckets:
            self._forget_the_quiet()
            self._buckets[key] = Bucket(*self._rates[what], self._now)
        return self._buckets[key].take(cost)

    def _forget_the_quiet(self) -> None:
        if len(self._buckets) < MOST_ADDRESSES:
            return
        busy = [(key, bucket) for key, bucket in self._buckets.items() if not bucket.full]
        # When all are busy the oldest are forgotten: the memory is limited too.
        self._buckets = dict(busy[-MOST_ADDRESSES // 2 :])

    # -------------------------------------------------------------- so many at the same time
    def hold(self, what: str, address: str) -> bool:
        """Ask for one more of something that is limited in number; whoever gets it must `release` it."""
        key = (what, group_of(address))
        if self._held[key] >= self._most[what]:
            return False
        self._held[key] += 1
        return True

    def release(self, what: str, address: str) -> None:
        key = (what, group_of(address))
        self._held[key] -= 1
        if not self._held[key]:
            del self._held[key]

    def held(self, what: str, address: str) -> int:
        return self._held.get((what, group_of(address)), 0)


def group_of(address: str) -> str:
    """Who an address belongs to: a household has a whole /64 of IPv6."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 6 and found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(found) if found.version == 4 else found.exploded[:19]
