"""The bots of other people in one process: kept from one game to the next, and ended with the process.

A bot that sits in several seats of a game is there several times.
"""

from __future__ import annotations

import atexit
from collections import Counter
from collections.abc import Sequence

from warlore.arena.plan import Plan
from warlore.bots import TIME_LIMIT, Bot, ExternalBot, GuardedBot, find_guest, is_guest, make_bot, sit_down
from warlore.bots.external import close_all


class Guests:
    """Those of one plan; when games of another are played they go."""

    def __init__(self) -> None:
        self._plan: Plan | None = None
        self._kept: dict[tuple[str, int], GuardedBot] = {}

    def seated(self, plan: Plan, names: Sequence[str], seeds: Sequence[int]) -> list[Bot]:
        """The bots of a game, by seat, each told that it begins; Warlore's own are made for it."""
        if plan != self._plan:
            self.close()
            self._plan = plan
        held: Counter[str] = Counter()
        bots: list[Bot] = []
        for seat, (name, seed) in enumerate(zip(names, seeds, strict=True)):
            if is_guest(name):
                guest = self._guest(name, held[name], plan.bot_seconds)
                held[name] += 1
                guest.begin(seat, players=len(names), seed=seed)
                bots.append(guest)
            else:
                bots.append(make_bot(name, seed))
                sit_down(bots[-1], seat)
        return bots

    def _guest(self, name: str, number: int, seconds: float | None) -> GuardedBot:
        if (name, number) not in self._kept:
            bot = make_bot(name, time_limit=TIME_LIMIT if seconds is None else seconds)
            assert isinstance(bot, GuardedBot)
            self._kept[name, number] = bot
        return self._kept[name, number]

    def close(self) -> None:
        """Say goodbye to all of them."""
        close_all(bot for bot in self._kept.values() if isinstance(bot, ExternalBot))
        self._kept, self._plan = {}, None


def find_all(plan: Plan) -> None:
    """Are all that were asked for on this machine? What is not is told by BadInput."""
    for name in dict.fromkeys(plan.bots):
        if is_guest(name):
            find_guest(name)


GUESTS = Guests()
"""Those of this process."""

atexit.register(GUESTS.close)
