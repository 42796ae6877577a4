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

from warlore.server import admitting, agreeing, clocks, keeping, messages
from warlore.server.actor import Actor
from warlore.server.admitting import Ask
from warlore.server.agreeing import Vote
from warlore.server.autoplay import Autoplay
from warlore.server.clocks import Clocks
from warlore.server.hosting import arrange
from warlore.server.match import Match
from warlore.server.questions import Questions
from warlore.server.refusals import Refusal
from warlore.server.seating import STANDARD_BOT, Seat, give_sabaton, person_named, seat_of
from warlore.server.showing import News, done, refuse, resync, tell_game, tell_table
from warlore.server.storage import StorageFailed, StoredInput, StoredTable
from warlore.server.viewers import Viewer
from warlore.server.wire import ClockSetting, NoteData, TableInfo
from warlore.table import Setup, WarloreError

if TYPE_CHECKING:
    from warlore.server.house import House

T = TypeVar("T")
log = logging.getLogger("warlore.server.table")

RELOAD = 1012
MOST_NOTES = 300


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
        self.patience = messages.USUAL_PATIENCE
        self.by_hand = False
        self.several = False
        self.asks: list[Ask] = []
        self.votes: list[Vote] = []
        self.voted_down: dict[tuple[str, int | None], float] = {}
        self.notes: list[NoteData] = []
        # Since when the seat to decide has kept the others waiting.
        self.waiting_since = house.steady()
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
        if agreeing.ripe(self):
            self.post(self._settle_ripe)

    def next_due(self) -> float:
        """When to look after this table again if nothing happens here."""
        idle = self.last_used + 60 * self.house.settings.idle_minutes
        kept = self.viewers or self.clocks.live
        return min(self.autoplay.next_due(), agreeing.next_due(self), math.inf if kept else idle)

    # -------------------------------------------------------------- storing
    async def save(self) -> None:
        self.revision = await self.house.store.save(keeping.stored(self))

    @classmethod
    def restored(cls, house: House, stored: StoredTable, inputs: list[StoredInput], match: Match | None) -> Table:
        """A table as it was when its last input was stored."""
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
            "patience": self.patience,
            "by_hand": self.by_hand,
            "several": self.several,
            "votes": [vote.data(self) for vote in self.votes],
            "commitment": self.match.commitment if self.match else None,
            "cards": (self.match or self.house).game.components,
            "spectators": sum(viewer.seat is None for viewer in self.viewers),
            "rematch": self.rematch,
        }

    def tell(self) -> None:
        tell_table(self)

    def note(self, what: str, seat: int | None = None, *, name: str | None = None, by: str | None = None) -> None:
        """A line of the table's own log; it is shown with the table."""
        if name is None:
            name = "" if seat is None else self.seats[seat].name
        step = len(self.match.told) - 1 if self.match else 0
        at = self.house.now()
        self.notes.append({"at": at, "step": step, "what": what, "seat": seat, "name": name, "by": by or ""})
        if len(self.notes) > MOST_NOTES:
            del self.notes[:-MOST_NOTES]
            for viewer in self.viewers:
                viewer.notes = 0

    # -------------------------------------------------------------- coming and going
    async def welcome(self, viewer: Viewer, hello: messages.Hello) -> None:
        """A connection has said who it is."""
        if hello.secret is not None:
            viewer.seat = seat_of(self.seats, hello.secret)
            viewer.ask = admitting.asked_with(self, hello.secret) if viewer.seat is None else None
            if viewer.seat is None and viewer.ask is None:
                raise Refusal("bad_secret")
        self.viewers.add(viewer)
        if viewer.seat is not None:
            seat = self.seats[viewer.seat]
            came = not seat.here
            seat.viewers.add(viewer)
            if self._plays_again(viewer.seat, "seat"):
                await self.save()
                self.run_clock()
            elif came:
                await self._save_presence()
        await self.news.came(viewer)
        if self.match is not None:
            await resync(self, viewer, self.match.first_missing(hello.have))
        self.autoplay.go_on()

    def _plays_again(self, number: int, *about: agreeing.About) -> bool:
        """Somebody is here, or plays: what stood in their place, or was to be decided about it, is over."""
        seat = self.seats[number]
        over = agreeing.moot(self, number, *about)
        if seat.standing_in is None:
            return over
        seat.standing_in = None
        self.waiting_since = self.house.steady()
        self.note("back", number)
        return True

    async def farewell(self, viewer: Viewer) -> None:
        """A connection has ended."""
        if viewer not in self.viewers:
            return
        self.questions.leave(viewer)
        if viewer.seat is not None:
            seat = self.seats[viewer.seat]
            seat.viewers.discard(viewer)
            seat.absent_since, seat.away_since = self.house.steady(), self.house.now()
            if not seat.here:
                await self._save_presence()
        self.viewers.discard(viewer)
        self.autoplay.rest()
        await self.news.went()

    async def _save_presence(self) -> None:
        """How long somebody has been away from a game outlasts a restart."""
        if self.status == "playing":
            try:
                await self.save()
            except StorageFailed as error:
                log.error("table %s: not stored: %s", self.id, error.message)

    async def join(self, wish: messages.Join) -> tuple[int | None, str]:
        """A person asks for a seat; returns the one they get at once, if any, and their secret."""
        number, secret = await admitting.join(self, wish)
        log.info("table %s: %s", self.id, "somebody asks for a seat" if number is None else f"seat {number} is taken")
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
                case messages.Back():
                    await self._back(viewer, message)
                case messages.Vote():
                    await self._vote(viewer, message)
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
        if self.status == "aborted":
            raise Refusal("aborted")
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
        if self._plays_again(seat, "bot", "seat"):
            await self.save()
            tell_table(self)
            self.run_clock()
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
        self.waiting_since = now
        if over:
            self.status = "over"
            self._nothing_to_decide()
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
        self.waiting_since = self.house.steady()
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
        if viewer.ask is not None:
            admitting.withdraw(self, viewer)
            await self._changed(viewer, message)
            return
        number = self.seated(viewer)
        seat = self.seats[number]
        if self.status == "lobby":
            self.note("left", number)
            self.unseat(number)
        elif self.status == "playing":
            self.note("left", number)
            seat.standing_in = self.stand_in
            seat.absent_since, seat.away_since = self.house.steady(), self.house.now()
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

    async def _back(self, viewer: Viewer, message: messages.Back) -> None:
        """Who was played for plays on."""
        self._plays_again(self.seated(viewer), "bot", "seat")
        await self._changed(viewer, message)
        self.run_clock()

    async def _vote(self, viewer: Viewer, message: messages.Vote) -> None:
        agreeing.cast(self, self.seated(viewer), message)
        await self._settle()
        done(self, viewer, message)

    async def _settle(self) -> None:
        """Carry out what was agreed, then store it and show it."""
        seated = agreeing.settle(self)
        await self.save()
        tell_table(self)
        for screen in seated:
            await resync(self, screen, 0)
        if self.status == "aborted":
            tell_game(self, len(self.playing().told))
        self.run_clock()
        self.autoplay.go_on()

    async def _settle_ripe(self) -> None:
        if agreeing.ripe(self):
            await self._settle()

    def end_without_result(self) -> None:
        """The game ends as it stands. Its luck is laid open as at any end."""
        self.status = "aborted"
        self.playing().session.close()
        self._nothing_to_decide()
        log.info("table %s: ended without a result", self.id)

    def _nothing_to_decide(self) -> None:
        """No seat is given any more, and nothing voted on."""
        self.votes.clear()
        for ask in list(self.asks):
            admitting.turn_away(self, ask)

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
        self._nothing_to_decide()
        self.header = match.record_text
        await self.save()
        log.info("table %s: a game of %d begins", self.id, len(self.seats))
        self.clocks = Clocks(self.clock, len(self.seats))
        now = self.house.steady()
        for seat in self.seats:
            seat.absent_since, seat.away_since = now, self.house.now()
        self.waiting_since = now
        self.run_clock()
        tell_table(self)
        tell_game(self, 0)
        self.autoplay.go_on()

    async def _rematch(self) -> None:
        """The same people at a new table, where their secrets open the same seats."""
        if self.status not in ("over", "aborted"):
            raise Refusal("not_over")
        if self.rematch is None:
            table = self.house.empty_table(
                [Seat(s.sabaton, s.kind, s.name, s.bot, None, s.secret_hash, s.browser) for s in self.seats]
            )
            table.host, table.options, table.clock = self.host, self.options, self.clock
            table.hints, table.grace, table.stand_in = self.hints, self.grace, self.stand_in
            table.patience, table.by_hand, table.several = self.patience, self.by_hand, self.several
            await table.save()
            self.house.add(table)
            self.rematch = table.id

    # -------------------------------------------------------------- time
    def run_clock(self) -> None:
        """The clock of the person to decide runs, and no other."""
        turn = self.match.turn if self.match and self.status == "playing" else None
        seat = None if turn is None or self.seats[turn].played_by else turn
        if seat != self.clocks.running:
            self.clocks.run(seat, self.house.steady())
