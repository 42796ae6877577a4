"""A table: one task owns it and handles its inputs one at a time.

Every move passes the same gates in the same order: the seat is known, the game goes on, the seat is to decide, the
version is the expected one, the move is legal; then it is stored, then carried out, then shown to each viewer as
that viewer may see it.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

from warlore.server import clocks, keeping, messages
from warlore.server.actor import Actor
from warlore.server.autoplay import Autoplay
from warlore.server.clocks import Clocks
from warlore.server.hosting import arrange
from warlore.server.limits import group_of
from warlore.server.match import Match
from warlore.server.questions import Questions
from warlore.server.refusals import Refusal
from warlore.server.seating import STANDARD_BOT, Seat, give_sabaton, person_named, seat_of
from warlore.server.showing import News, done, refuse, resync, tell_game, tell_table
from warlore.server.storage import StorageFailed, StoredInput, StoredTable
from warlore.server.tokens import same
from warlore.server.viewers import Viewer
from warlore.server.wire import ClockSetting, TableInfo
from warlore.table import Setup, WarloreError

if TYPE_CHECKING:
    from warlore.server.house import House

T = TypeVar("T")
log = logging.getLogger("warlore.server.table")

RELOAD = 1012


class Table(Actor):
    """One table, from the lobby to the end."""

    def __init__(self, house: House, table_id: str, seats: list[Seat]) -> None:
        self.house = house
        self.id = table_id
        self.seats = seats
        self.status = "lobby"
        self.host = 0
        self.first: int | None = None
        self.options: dict[str, Any] = {}
        self.clock: ClockSetting = clocks.NO_CLOCK
        self.hints = True
        self.grace: int | None = None
        self.stand_in = STANDARD_BOT
        self.rematch: str | None = None
        self.invite = ""
        self.created = house.now()
        self.revision = 0
        self.match: Match | None = None
        self.clocks = Clocks(self.clock, len(seats))
        self.viewers: set[Viewer] = set()
        self.last_used = house.steady()
        # What was accepted already, by seat and id of the message: the version it brought.
        self.accepted: dict[tuple[int, str], int] = {}
        self.header = ""
        self.questions = Questions(self)
        self.autoplay = Autoplay(self)
        self.news = News(self)
        super().__init__(f"table {table_id}")

    # -------------------------------------------------------------- the task that owns the table
    def post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Let the table's task do this in its turn."""
        self.last_used = self.house.steady()
        super().post(work)

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """The same, and wait for the result. When it could not be stored, nobody goes on with what is in memory."""

        async def stored() -> T:
            if self.gone:
                raise StorageFailed("the table is loaded again")
            try:
                return await work()
            except StorageFailed:
                self.give_up()
                raise

        return await super().ask(stored)

    def settled(self) -> None:
        self.house.watch(self)

    def give_up(self) -> None:
        """What is in memory may differ from what is stored: forget it, and let everybody come back."""
        for viewer in list(self.viewers):
            viewer.close(RELOAD, "the table is loaded again")
        self.house.lay_down(self)

    def stop(self) -> None:
        """End the task and all that it waits for."""
        self.questions.stop()
        self.autoplay.stop()
        self.news.stop()
        super().stop()

    @property
    def may_sleep(self) -> bool:
        """Is there nobody here, nothing to do, and no clock that only this process knows?"""
        thinking = self.autoplay.thinking is not None or self.questions.asking
        return not self.viewers and self.idle and not thinking and not self.clocks.live

    def tick(self, now: float) -> None:
        """Called when something is due: time may be out."""
        self.autoplay.tick(now)

    def next_due(self) -> float:
        """When to look after this table again if nothing happens here."""
        idle = self.last_used + 60 * self.house.settings.idle_minutes
        kept = self.viewers or self.clocks.live
        return min(self.autoplay.next_due(), math.inf if kept else idle)

    # -------------------------------------------------------------- storing
    async def save(self) -> None:
        self.revision = await self.house.store.save(keeping.stored(self))

    @classmethod
    async def restored(
        cls, house: House, stored: StoredTable, inputs: list[StoredInput], address: str = ""
    ) -> Table:
        """A table as it was when its last input was stored; its game is played again while others go on."""
        match = await house.slices.do((group_of(address),), keeping.match_of(house, stored, inputs))
        table = cls(house, stored.id, keeping.seats_of(stored))
        keeping.restore(table, stored, inputs, match)
        table.autoplay.go_on()
        return table

    # -------------------------------------------------------------- what everybody sees
    def info(self) -> TableInfo:
        return {
            "id": self.id,
            "status": self.status,  # type: ignore[typeddict-item]
            "seats": [seat.data() for seat in self.seats],
            "host": self.host,
            "first": self.first,
            "options": self.options,
            "clock": self.clock,
            "hints": self.hints,
            "grace": self.grace,
            "stand_in": self.stand_in,
            "commitment": self.match.commitment if self.match else None,
            "cards": (self.match or self.house).game.components,
            "spectators": sum(viewer.seat is None for viewer in self.viewers),
            "rematch": self.rematch,
        }

    # -------------------------------------------------------------- coming and going
    async def welcome(self, viewer: Viewer, hello: messages.Hello) -> None:
        """A connection has said who it is."""
        if hello.secret is not None:
            viewer.seat = seat_of(self.seats, hello.secret)
            if viewer.seat is None:
                raise Refusal("bad_secret")
        self.viewers.add(viewer)
        if viewer.seat is not None:
            seat = self.seats[viewer.seat]
            seat.viewers.add(viewer)
            if seat.standing_in is not None:
                seat.standing_in = None
                await self.save()
                self.run_clock()
        self.news.came(viewer)
        if self.match is not None:
            await resync(self, viewer, self.match.first_missing(hello.have))
        self.autoplay.go_on()

    async def farewell(self, viewer: Viewer) -> None:
        """A connection has ended."""
        if viewer not in self.viewers:
            return
        self.viewers.discard(viewer)
        self.questions.leave(viewer)
        if viewer.seat is not None:
            seat = self.seats[viewer.seat]
            seat.viewers.discard(viewer)
            seat.absent_since = self.house.steady()
        self.news.went()

    async def join(self, wish: messages.Join) -> tuple[int, str]:
        """A person takes an open seat; returns it and its secret."""
        if self.status != "lobby":
            raise Refusal("already_started")
        if not same(wish.invite, self.invite):
            raise Refusal("bad_invite")
        name = person_named(wish.name)
        number = next((number for number, seat in enumerate(self.seats) if seat.kind == "open"), None)
        if number is None:
            raise Refusal("table_full")
        if wish.sabaton is not None:
            give_sabaton(self.seats, number, wish.sabaton)
        secret = self.house.tokens.secret()
        self.seats[number].take(name, secret)
        await self.save()
        tell_table(self)
        log.info("table %s: seat %d is taken", self.id, number)
        return number, secret

    # -------------------------------------------------------------- messages
    async def handle(self, viewer: Viewer, message: messages.ClientMessage, received: float) -> None:
        """One message of a client that has said hello."""
        if self.gone:
            return
        kind = type(message).__name__.lower()
        try:
            match message:
                case messages.Act():
                    await self._act(viewer, message)
                case messages.Undo():
                    await self._undo(viewer, message)
                case messages.Why():
                    self.questions.why(viewer, message)
                case messages.Odds() | messages.Advise():
                    self.questions.hint(viewer, message)
                case messages.Moment():
                    self.questions.moment(viewer, message)
                case messages.Ping():
                    done(self, viewer, message)
                case messages.Named():
                    await self._rename(viewer, message)
                case messages.Sabaton():
                    await self._choose_sabaton(viewer, message)
                case messages.Leave():
                    await self._leave(viewer, message)
                case messages.Host():
                    await self._host(viewer, message)
                case _:
                    raise Refusal("bad_message", "hello was said already")
        except StorageFailed as error:
            log.error("table %s: not stored: %s", self.id, error.message)
            refuse(self, viewer, message.id, Refusal("storage_failed"))
            self.give_up()
        except WarloreError as error:
            refuse(self, viewer, message.id, error)
        self.house.metrics.handled.labels(kind).observe(time.perf_counter() - received)

    @staticmethod
    def seated(viewer: Viewer) -> int:
        if viewer.seat is None:
            raise Refusal("not_seated")
        return viewer.seat

    def playing(self) -> Match:
        if self.match is None:
            raise Refusal("not_started")
        return self.match

    # -------------------------------------------------------------- moves
    def _gates(self, viewer: Viewer, version: int) -> tuple[int, Match]:
        """The seat is known, the game goes on, the seat is to decide, and nothing has happened since."""
        seat = self.seated(viewer)
        match = self.playing()
        if match.over:
            raise Refusal("game_is_over", rule="H8.5")
        if match.turn != seat:
            raise Refusal("not_your_turn", rule="H2.4")
        if version != match.version:
            raise Refusal("stale_version")
        return seat, match

    async def _act(self, viewer: Viewer, message: messages.Act) -> None:
        if viewer.seat is not None and message.id is not None:
            before = self.accepted.get((viewer.seat, message.id))
            if before is not None:
                done(self, viewer, message, before)
                return
        seat, match = self._gates(viewer, message.version)
        action = match.notation.parse_action(message.action)
        reason = match.view(seat).why_not(action)
        if reason is not None:
            raise Refusal.illegal(reason)
        await self.step(match, action, message.id)
        done(self, viewer, message)
        tell_game(self, len(match.told) - 1)
        self.autoplay.go_on()
        if match.over:
            tell_table(self)

    async def step(self, match: Match, action: int, message_id: str | None) -> None:
        """Store a legal step, then carry it out."""
        proposal = match.propose(action)
        seat = proposal.step.seat
        over = match.game.turn(proposal.state) is None
        now = self.house.steady()
        self.clocks.stepped(seat, proposal.told.step, now)
        await self.house.store.append(
            self.id,
            StoredInput(
                version=match.version + 1,
                kind="act",
                seat=seat,
                line=proposal.line,
                message=message_id,
                clock=self.clocks.all_left(now),
                at=self.house.now(),
            ),
            over=over,
        )
        match.commit(proposal)
        if message_id is not None:
            self.accepted[seat, message_id] = match.version
        if over:
            self.status = "over"
            log.info("table %s: over after %d steps", self.id, len(match.record.steps))
        self.run_clock()
        self.house.metrics.moves.inc()

    async def _undo(self, viewer: Viewer, message: messages.Undo) -> None:
        if viewer.seat is not None and message.id is not None:
            before = self.accepted.get((viewer.seat, message.id))
            if before is not None:
                done(self, viewer, message, before)
                return
        seat, match = self._gates(viewer, message.version)
        if not match.undoable(seat):
            raise Refusal("nothing_to_undo")
        left = self.clocks.all_left(self.house.steady())
        given = StoredInput(match.version + 1, "undo", seat, "", message.id, left, self.house.now())
        await self.house.store.append(self.id, given)
        match.undo(seat)
        if message.id is not None:
            self.accepted[seat, message.id] = match.version
        self.run_clock()
        done(self, viewer, message)
        tell_game(self, len(match.told))

    # -------------------------------------------------------------- people
    async def _rename(self, viewer: Viewer, message: messages.Named) -> None:
        self.seats[self.seated(viewer)].name = person_named(message.name)
        await self._changed(viewer, message)

    async def _choose_sabaton(self, viewer: Viewer, message: messages.Sabaton) -> None:
        self.in_lobby()
        give_sabaton(self.seats, self.seated(viewer), message.name)
        await self._changed(viewer, message)

    async def _leave(self, viewer: Viewer, message: messages.Leave) -> None:
        """In the lobby the seat becomes free; in a game a bot plays until the person comes back."""
        number = self.seated(viewer)
        seat = self.seats[number]
        if self.status == "lobby":
            self.unseat(number)
        elif self.status == "playing":
            seat.standing_in = self.stand_in
            for screen in seat.viewers:
                screen.seat = None
            seat.viewers.clear()
        if number == self.host:
            others = [n for n, other in enumerate(self.seats) if other.kind == "person" and n != number]
            present = [n for n in others if self.seats[n].here]
            self.host = next(iter([*present, *others]), number)
        await self._changed(viewer, message)
        self.run_clock()
        self.autoplay.go_on()

    def unseat(self, number: int) -> None:
        seat = self.seats[number]
        seat.clear()
        for screen in seat.viewers:
            screen.seat = None
        seat.viewers.clear()

    async def _changed(self, viewer: Viewer, message: messages.Message) -> None:
        await self.save()
        done(self, viewer, message)
        tell_table(self)

    def in_lobby(self) -> None:
        if self.status != "lobby":
            raise Refusal("already_started")

    # -------------------------------------------------------------- the host
    async def _host(self, viewer: Viewer, message: messages.Host) -> None:
        if self.seated(viewer) != self.host:
            raise Refusal("not_host")
        do = message.do
        if do == "start":
            await self.start()
            done(self, viewer, message)
        elif do == "rematch":
            await self._rematch()
            await self._changed(viewer, message)
        else:
            assert isinstance(do, messages.HostDo)
            arrange(self, do)
            await self._changed(viewer, message)
            self.run_clock()
            self.autoplay.go_on()

    async def start(self) -> None:
        """Deal. The commitment to the luck is shown from now on."""
        self.in_lobby()
        if any(seat.kind == "open" for seat in self.seats):
            raise Refusal("seats_open")
        first = self.house.tokens.below(len(self.seats)) if self.first is None else self.first
        setup = Setup(tuple(seat.sabaton for seat in self.seats), first, self.options)
        session = self.house.new_session(self.house.game, setup)
        match = Match(self.house.game, session)
        self.match, self.status, self.first = match, "playing", first
        self.header = match.record_text
        await self.save()
        log.info("table %s: a game of %d begins", self.id, len(self.seats))
        self.clocks = Clocks(self.clock, len(self.seats))
        now = self.house.steady()
        for seat in self.seats:
            seat.absent_since = now
        self.run_clock()
        tell_table(self)
        tell_game(self, 0)
        self.autoplay.go_on()

    async def _rematch(self) -> None:
        """The same people at a new table, where their secrets open the same seats."""
        if self.status != "over":
            raise Refusal("not_over")
        if self.rematch is None:
            table = self.house.empty_table(
                [Seat(s.sabaton, s.kind, s.name, s.bot, None, s.secret_hash) for s in self.seats]
            )
            table.host, table.options, table.clock = self.host, self.options, self.clock
            table.hints, table.grace, table.stand_in = self.hints, self.grace, self.stand_in
            await table.save()
            self.house.add(table)
            self.rematch = table.id

    # -------------------------------------------------------------- time
    def run_clock(self) -> None:
        """The clock of the person to decide runs, and no other."""
        turn = self.match.turn if self.match else None
        seat = None if turn is None or self.seats[turn].played_by else turn
        if seat != self.clocks.running:
            self.clocks.run(seat, self.house.steady())
