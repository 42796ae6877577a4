"""Who decides when no person does: bots on their seats, bots for who is away, and bots when time is out."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import math
import time
from functools import partial
from typing import TYPE_CHECKING

from warlore.server.match import Match
from warlore.server.seating import STANDARD_BOT
from warlore.server.showing import tell_game, tell_table
from warlore.server.storage import StorageFailed
from warlore.server.workers import Busy
from warlore.table import BadInput, IllegalAction

if TYPE_CHECKING:
    from warlore.server.table import Table

log = logging.getLogger("warlore.server.autoplay")

QUICK = ("random", "greedy")
"""Bots that decide in milliseconds; the others think for as long as they may."""


class Autoplay:
    """The bots of one table; at most one of them thinks at a time."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinking: asyncio.Task[None] | None = None

    def tick(self, now: float) -> None:
        """Called when something is due: is somebody's time out, or somebody away for too long?"""
        table = self.table
        if table.match is None or table.status != "playing":
            return
        deadline = table.clocks.deadline()
        if deadline is not None and now >= deadline and self.thinking is None:
            self._let_decide(table.match, table.stand_in)
        for number, seat in enumerate(table.seats):
            away = seat.kind == "person" and not seat.here and seat.standing_in is None
            if away and table.grace is not None and now - seat.absent_since >= table.grace:
                table.post(partial(self._stand_in, number))

    def next_due(self) -> float:
        """When somebody's time will be out, or somebody away for too long."""
        table = self.table
        if table.match is None or table.status != "playing":
            return math.inf
        times = [math.inf]
        deadline = table.clocks.deadline()
        if deadline is not None and self.thinking is None:
            times.append(deadline)
        if table.grace is not None:
            away = [s for s in table.seats if s.kind == "person" and not s.here and s.standing_in is None]
            times += [seat.absent_since + table.grace for seat in away]
        return min(times)

    @property
    def paused(self) -> bool:
        """Bots alone play on only while somebody watches."""
        return not self.table.viewers and all(seat.played_by for seat in self.table.seats)

    async def _stand_in(self, number: int) -> None:
        table = self.table
        seat = table.seats[number]
        if seat.here or seat.standing_in is not None or table.status != "playing":
            return
        seat.standing_in = table.stand_in
        table.note("stands_in", number)
        log.info("table %s: a bot stands in on seat %d", table.id, number)
        await table.save()
        tell_table(table)
        table.run_clock()
        self.go_on()

    def go_on(self) -> None:
        """If a bot is to decide, let it think."""
        match = self.table.match
        waits = self.thinking is not None or self.paused
        if match is None or match.turn is None or self.table.status != "playing" or waits:
            return
        bot = self.table.seats[match.turn].played_by
        if bot is not None:
            self._let_decide(match, bot)

    def _let_decide(self, match: Match, bot: str) -> None:
        table, house = self.table, self.table.house
        seat, version = match.turn, match.version
        assert seat is not None
        seed = hmac.new(match.session.secret, b"bot %d" % version, hashlib.sha256).digest()[:7]
        given = {"view": match.view(seat).to_data(), "seed": int.from_bytes(seed, "big")}

        async def decision(bot: str) -> int | None:
            name = bot.partition(":")[0]
            started = time.perf_counter()
            try:
                found: int = await house.players.do(
                    "decide",
                    seconds=house.settings.bot_seconds,
                    line=(table.id,),
                    long=name not in QUICK,
                    bot=bot,
                    **given,
                )
            except (Busy, BadInput) as error:
                log.error("table %s: the bot %s did not decide: %s", table.id, bot, error.message)
                return None
            finally:
                house.metrics.thought.labels(name).observe(time.perf_counter() - started)
            return found

        async def think() -> None:
            action = await decision(bot)
            if action is None and bot != STANDARD_BOT:
                # One that thinks for long may wait in vain where many do; a quick one has a helper left for it.
                action = await decision(STANDARD_BOT)
            table.post(lambda: self._decided(match, seat, version, action))

        self.thinking = asyncio.create_task(think())

    async def _decided(self, match: Match, seat: int, version: int, action: int | None) -> None:
        """A bot's move passes the same gates; it is dropped when its person came back or moved in time."""
        self.thinking = None
        table = self.table
        deadline = table.clocks.deadline()
        out_of_time = deadline is not None and table.house.steady() >= deadline
        wanted = table.status == "playing" and match.turn == seat and match.version == version
        if wanted and (table.seats[seat].played_by or out_of_time):
            view = match.view(seat)
            if action is None or view.why_not(action) is not None:
                action = view.legal()[0]
            try:
                await table.step(match, action, None)
            except (StorageFailed, IllegalAction) as error:
                log.error("table %s: the bot's move was not stored: %s", table.id, error.message)
                table.give_up()
                return
            tell_game(table, len(match.told) - 1)
            if match.over:
                tell_table(table)
        self.go_on()

    def rest(self) -> None:
        """Nobody watches bots alone any more: what they think about is left to when somebody does."""
        if self.paused and self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None

    def stop(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()
