"""All tables of a server: those in memory, and the way to those that are not."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Generator
from functools import partial
from heapq import nsmallest

from warlore.history.game import HistoryGame, game_with
from warlore.history.options import RuleOptions
from warlore.server import clocks, keeping, messages
from warlore.server.due import DueList
from warlore.server.limits import Addresses, group_of
from warlore.server.logs import fault
from warlore.server.match import Match, NewSession, sealed_session
from warlore.server.metrics import Metrics
from warlore.server.ownership import StorageFailed
from warlore.server.refusals import Refusal
from warlore.server.seating import Seat, bot_named, free_sabaton, person_named, sabaton_named
from warlore.server.settings import ServerSettings
from warlore.server.slices import Slices
from warlore.server.storage import Store, StoredInput, StoredTable
from warlore.server.table import Table
from warlore.server.tokens import Tokens, hash_of
from warlore.server.workers import Workers
from warlore.table import BadInput, WarloreError
from warlore.table.record import read_header

log = logging.getLogger("warlore.server.house")

TICK = 0.25
SWEEP = 600.0
AGAIN = 60.0
HOUR = 3600.0


class House:
    """Finds, makes, loads and unloads tables. Whatever it depends on is given to it."""

    def __init__(
        self,
        store: Store,
        players: Workers,
        thinkers: Workers,
        *,
        strangers: Workers | None = None,
        settings: ServerSettings | None = None,
        game: HistoryGame | None = None,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        tokens: Tokens | None = None,
        new_session: NewSession = sealed_session,
    ) -> None:
        self.store = store
        self.players = players
        self.thinkers = thinkers
        self.strangers = strangers or thinkers
        self.settings = settings or ServerSettings()
        self.addresses = Addresses(self.settings)
        self.game = game or HistoryGame()
        # The time of day, for what must outlast this process, and a clock that nobody sets, for all else.
        self.now = now
        self.steady = steady
        self.tokens = tokens or Tokens()
        self.new_session = new_session
        self.metrics = Metrics()
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.slices = Slices()
        self.due = DueList()
        # The first sweep waits: a clock that was wrong when the machine started has been set by then.
        self.due.at(steady() + SWEEP, "sweep", self._sweep_on)
        self._ticking: asyncio.Task[None] | None = None
        self._doing: set[asyncio.Task[None]] = set()
        self._warming: set[asyncio.Task[None]] = set()

    # -------------------------------------------------------------- opening and closing
    async def open(self) -> None:
        for table_id, settings, touched in await self.store.waiting_for_a_move():
            if settings["clock"]["kind"] == "turns":
                left = settings["clock"]["seconds"] - max(self.now() - touched, 0.0)
                self.due.at(self.steady() + left, table_id, partial(self._wake, table_id))
        self._ticking = asyncio.create_task(self._tick_on())

    def warm_up(self) -> None:
        """Start the workers now, so that the first game need not wait for them."""
        for workers in (self.players, self.thinkers):
            task = asyncio.create_task(workers.warm_up())
            self._warming.add(task)
            task.add_done_callback(self._warming.discard)

    @property
    def ready(self) -> bool:
        """Is it open, with its workers started?"""
        return self._ticking is not None and not self._ticking.done() and not self._warming

    async def close(self) -> None:
        """Stop playing; what was acknowledged is stored already."""
        if self._ticking is not None:
            self._ticking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._ticking
        for doing in self._doing:
            doing.cancel()
        self.slices.stop()
        for table in list(self.tables.values()):
            for viewer in list(table.viewers):
                viewer.close(1001, "the server stops")
            table.stop()
        self.tables.clear()
        for workers in (self.players, self.thinkers, self.strangers):
            await workers.close()
        await asyncio.to_thread(self.store.close)

    # -------------------------------------------------------------- tables
    def game_of(self, header: str) -> HistoryGame:
        """The rules with the components that a stored game was begun with."""
        begun_with = read_header(header)[0].components
        return self.game if begun_with == self.game.components else game_with(begun_with)

    def add(self, table: Table) -> None:
        self.tables[table.id] = table
        self.metrics.tables.set(len(self.tables))
        self.watch(table)
        if len(self.tables) > self.settings.tables_in_memory:
            self._make_room(table)

    def _make_room(self, newcomer: Table) -> None:
        """Let those sleep that were used least recently; those with people or a running live clock stay."""
        others = [table for table in self.tables.values() if table is not newcomer and table.may_sleep]
        for table in nsmallest(len(self.tables) - self.settings.tables_in_memory, others, key=lambda t: t.last_used):
            self.lay_down(table)

    def empty_table(self, seats: list[Seat]) -> Table:
        table = Table(self, self.tokens.table_id(), seats)
        table.invite = self.tokens.secret()
        return table

    async def find(self, table_id: str, address: str = "") -> Table:
        """The table of that id, loaded if need be, for somebody at that address."""
        if table_id in self.tables:
            return self.tables[table_id]
        if not 1 <= len(table_id) <= 32 or not table_id.isascii():
            raise Refusal("no_such_table")
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id in self.tables:
                    return self.tables[table_id]
                table = await self._load(table_id, address)
                self.add(table)
                return table
        finally:
            if not lock.locked():
                self._loading.pop(table_id, None)

    async def _load(self, table_id: str, address: str) -> Table:
        """Read a table and play its game again, while others go on."""
        stored: list[tuple[StoredTable, list[StoredInput]]] = []

        async def read() -> Generator[None, None, Match | None]:
            found = await self.store.load(table_id)
            if found is None:
                raise Refusal("no_such_table")
            stored.append(found)
            return keeping.match_of(self, *found)

        match = await self.slices.do((group_of(address),), read)
        return Table.restored(self, *stored[0], match)

    async def make(self, wish: messages.NewTable) -> tuple[Table, list[tuple[int, str]]]:
        """A new table, and the secrets of the people who sit at it already: the host's first."""
        if [seat.player for seat in wish.seats].count("me") != 1:
            raise BadInput("seats: exactly one must be yours ('me')", field="seats")
        options = RuleOptions.of(wish.options, words=False).changed()
        clock = clocks.checked(wish.clock)
        name = person_named(wish.name)
        stand_in = bot_named(wish.stand_in, "stand_in")
        if wish.first is not None and wish.first >= len(wish.seats):
            raise BadInput(f"first: must be a seat from 0 to {len(wish.seats) - 1}", field="first")
        if wish.start and any(seat.player == "open" for seat in wish.seats):
            raise Refusal("seats_open")
        browser = None if wish.browser is None else hash_of(wish.browser)
        seats = [Seat(sabaton) for sabaton in _sabatons([wanted.sabaton for wanted in wish.seats])]
        secrets: list[tuple[int, str]] = []
        host = 0
        for number, (seat, wanted) in enumerate(zip(seats, wish.seats, strict=True)):
            if wanted.player == "bot":
                seat.put_bot(bot_named(wanted.bot))
            elif wanted.player in ("me", "here"):
                secret = self.tokens.secret()
                own = name if wanted.player == "me" else person_named(wanted.name or f"{name} {number + 1}")
                seat.take(own, hash_of(secret), browser)
                if wanted.player == "me":
                    host = number
                    secrets.insert(0, (number, secret))
                else:
                    secrets.append((number, secret))
        table = self.empty_table(seats)
        table.host, table.options, table.clock = host, options, clock
        table.hints, table.grace, table.stand_in = wish.hints, wish.grace, stand_in
        table.first, table.patience = wish.first, wish.patience
        table.by_hand, table.several = wish.by_hand, wish.several
        await table.save()
        self.add(table)
        log.info("table %s: made with %d seats", table.id, len(seats))
        if wish.start:
            await table.ask(table.start)
        return table, secrets

    # -------------------------------------------------------------- time
    async def _tick_on(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self._begin_due()

    async def tick(self) -> None:
        """Do what is due: clocks, absent players, tables nobody needs in memory, tables nobody needs at all."""
        await asyncio.gather(*self._begin_due())

    def _begin_due(self) -> list[asyncio.Task[None]]:
        tasks = [asyncio.create_task(self._do(work)) for work in self.due.take(self.steady())]
        for task in tasks:
            self._doing.add(task)
            task.add_done_callback(self._doing.discard)
        return tasks

    @staticmethod
    async def _do(work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception as error:
            fault(log, "what was due", error)

    def watch(self, table: Table) -> None:
        """Something has happened at a table: plan when to look after it."""
        if self.tables.get(table.id) is table:
            self.due.at(table.next_due(), table.id, partial(self._look_after, table))

    async def _look_after(self, table: Table) -> None:
        now = self.steady()
        table.tick(now)
        if table.may_sleep and now - table.last_used >= self.settings.idle_minutes * 60:
            self.lay_down(table)
        else:
            self.watch(table)

    def lay_down(self, table: Table) -> None:
        """Take a table out of memory until somebody asks for it, or somebody's days are over."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            self.metrics.tables.set(len(self.tables))
            self.due.drop(table.id)
            deadline = table.clocks.deadline()
            if deadline is not None:
                self.due.at(deadline, table.id, partial(self._wake, table.id))
        table.stop()

    async def _wake(self, table_id: str) -> None:
        try:
            await self.find(table_id)
        except StorageFailed as error:
            log.error("table %s: cannot be woken yet: %s", table_id, error.message)
            self.due.at(self.steady() + AGAIN, table_id, partial(self._wake, table_id))
        except WarloreError as error:
            log.error("table %s: cannot be woken: %s", table_id, error.message)

    async def _sweep_on(self) -> None:
        try:
            await self._sweep(self.now())
        finally:
            self.due.at(self.steady() + SWEEP, "sweep", self._sweep_on)

    async def _sweep(self, now: float) -> None:
        """Forget lobbies that nobody came back to, and, where that is wanted, old games."""
        removed = await self.store.remove_untouched(["lobby"], now - self.settings.lobby_hours * HOUR, self.tables)
        if self.settings.keep_days:
            since = now - self.settings.keep_days * 24 * HOUR
            removed += await self.store.remove_untouched(["playing", "over", "aborted"], since, self.tables)
        if removed:
            log.info("%d old tables are removed", removed)


def _sabatons(wishes: list[str | None]) -> list[str]:
    """Everybody who named a Sabaton gets it; the others get those that are left."""
    named = [None if wish is None else sabaton_named(wish) for wish in wishes]
    taken = [name for name in named if name is not None]
    if len(set(taken)) < len(taken):
        raise BadInput("seats: each Sabaton has one seat only", field="seats")
    found = []
    for name in named:
        if name is None:
            name = free_sabaton(taken)
            taken.append(name)
        found.append(name)
    return found
