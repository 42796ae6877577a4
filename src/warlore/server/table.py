"""A table: one task owns it and handles its inputs one at a time.

Every move passes the same gates in the same order: the seat is known, the game goes on, the seat is to decide, the
version is the expected one, the move is legal; then it is stored, then carried out, then shown to each viewer as
that viewer may see it.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from warlore.server import clocks, jobs, messages
from warlore.server.clocks import Clocks
from warlore.server.hosting import arrange
from warlore.server.match import Match
from warlore.server.refusals import Refusal, refused
from warlore.server.seating import (
    STANDARD_BOT,
    Seat,
    give_sabaton,
    person_named,
    seat_of,
)
from warlore.server.storage import StorageFailed, StoredInput, StoredSeat, StoredTable
from warlore.server.tokens import same
from warlore.server.viewers import Viewer
from warlore.server.wire import ClockSetting, TableInfo
from warlore.server.workers import Busy
from warlore.table import BadInput, IllegalAction, Session, Setup, WarloreError, parse_record

if TYPE_CHECKING:
    from warlore.server.house import House

T = TypeVar("T")
log = logging.getLogger("warlore.server.table")

KICKED = 4001
RELOAD = 1012
AT_ONCE = 40  # happenings written without a pause for others


def encode(message: Any) -> bytes:
    return msgspec.json.encode(message)


class Table:
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
        self.match: Match | None = None
        self.clocks = Clocks(self.clock, len(seats))
        self.viewers: set[Viewer] = set()
        self.last_used = house.now()
        # What was accepted already, by seat and id of the message: the version it brought.
        self.accepted: dict[tuple[int, str], int] = {}
        self.gone = False
        self._header = ""
        self._inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._bot: asyncio.Task[None] | None = None
        self._asking: set[asyncio.Task[None]] = set()
        self._task = asyncio.create_task(self._live(), name=f"table {table_id}")

    # -------------------------------------------------------------- the task that owns the table
    async def _live(self) -> None:
        while True:
            work = await self._inbox.get()
            try:
                await work()
            except Exception:
                log.exception("table %s: an input failed", self.id)
                self._give_up()

    def post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Let the table's task do this in its turn."""
        self.last_used = self.house.now()
        self._inbox.put_nowait(work)

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """The same, and wait for the result."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def answer() -> None:
            try:
                result = await work()
            except WarloreError as error:
                if not done.done():
                    done.set_exception(error)
            except BaseException as error:
                if not done.done():
                    done.set_exception(error)
                raise
            else:
                if not done.done():
                    done.set_result(result)

        self.post(answer)
        return await done

    def _give_up(self) -> None:
        """What is in memory may differ from what is stored: forget it, and let everybody come back."""
        self.gone = True
        self.house.forget(self)
        for viewer in list(self.viewers):
            viewer.close(RELOAD, "the table is loaded again")
        self.stop()

    def stop(self) -> None:
        """End the task and all that it waits for."""
        self.gone = True
        for task in (self._bot, *self._asking, self._task):
            if task is not None and task is not asyncio.current_task():
                task.cancel()

    @property
    def quiet(self) -> bool:
        """Is there nobody here, and nothing to do?"""
        return not self.viewers and self._inbox.empty() and self._bot is None and not self._asking

    # -------------------------------------------------------------- storing
    def stored(self) -> StoredTable:
        return StoredTable(
            id=self.id,
            status=self.status,
            settings={
                "options": self.options,
                "clock": self.clock,
                "hints": self.hints,
                "grace": self.grace,
                "stand_in": self.stand_in,
                "first": self.first,
                "host": self.host,
                "rematch": self.rematch,
            },
            invite=self.invite,
            header=self._header,
            secret=self.match.session.secret.hex() if self.match else "",
            created=self.created,
            touched=self.house.now(),
            seats=[
                StoredSeat(number, seat.sabaton, seat.kind, seat.name, seat.bot, seat.standing_in, seat.secret_hash)
                for number, seat in enumerate(self.seats)
            ],
        )

    async def save(self) -> None:
        await self.house.store.save(self.stored())

    @classmethod
    def restored(cls, house: House, stored: StoredTable, inputs: list[StoredInput]) -> Table:
        """A table as it was when its last input was stored."""
        seats = [
            Seat(seat.sabaton, seat.kind, seat.name, seat.bot, seat.standing_in, seat.secret_hash)  # type: ignore[arg-type]
            for seat in stored.seats
        ]
        match = None
        if stored.header:
            lines: list[str] = []
            for given in inputs:
                if given.kind == "act":
                    lines.append(given.line)
                else:
                    lines.pop()
            record = parse_record("\n".join([stored.header.rstrip("\n"), *lines]) + "\n", house.game)
            session: Session[Any] = Session.resume(house.game, record, secret=bytes.fromhex(stored.secret))
            if session.over:
                record.secret = stored.secret
            match = Match(house.game, session, [given.kind for given in inputs])  # type: ignore[misc]
        table = cls(house, stored.id, seats)
        table.status = stored.status
        for name, value in stored.settings.items():
            setattr(table, name, value)
        table.invite = stored.invite
        table.created = stored.created
        table.match = match
        table._header = stored.header
        table.accepted = {(given.seat, given.message): given.version for given in inputs if given.message}
        now = house.now()
        for seat in seats:
            seat.absent_since = now
        if match is not None:
            left = inputs[-1].clock if inputs else None
            table.clocks = Clocks(table.clock, len(seats), left)
            table.clocks.furthest = max(match.lengths) - 1
            table._run_clock()
            if table.clock["kind"] == "turns" and table.clocks.running is not None:
                # Days go on while the server does not.
                table.clocks.since = inputs[-1].at if inputs else stored.touched
            table._let_bots_play()
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
            "cards": self.house.game.components,
            "spectators": sum(viewer.seat is None for viewer in self.viewers),
            "rematch": self.rematch,
        }

    def _table_for(self, seat: int | None, info: TableInfo) -> bytes:
        is_host = seat is not None and seat == self.host
        message: dict[str, Any] = {"type": "table", "table": info, "you": seat, "is_host": is_host}
        if is_host and self.status == "lobby":
            message["invite"] = self.invite
        return encode(message)

    def _sync_for(self, seat: int | None, from_step: int) -> bytes:
        match = self.match
        assert match is not None
        happenings = [match.happening(step, seat) for step in range(from_step, len(match.told))]
        return self._sync(seat, from_step, happenings)

    def _sync(self, seat: int | None, from_step: int, happenings: list[Any]) -> bytes:
        match = self.match
        assert match is not None
        return encode(
            {
                "type": "sync",
                "version": match.version,
                "from_step": from_step,
                "happenings": happenings,
                **match.described(seat),
                "undoable": match.undoable(seat),
                "clock": self.clocks.state(self.house.now()),
                "outcome": match.outcome(),
            }
        )

    def tell_table(self) -> None:
        """Everybody gets to know the table as it is now."""
        info = self.info()
        written: dict[int | None, bytes] = {}
        for viewer in self.viewers:
            if viewer.seat not in written:
                written[viewer.seat] = self._table_for(viewer.seat, info)
            viewer.tell(written[viewer.seat])

    def tell_game(self, from_step: int) -> None:
        """Everybody gets to see the game from that happening on, each from their own seat."""
        written: dict[int | None, bytes] = {}
        for viewer in self.viewers:
            if viewer.seat not in written:
                written[viewer.seat] = self._sync_for(viewer.seat, from_step)
            viewer.tell(written[viewer.seat])

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
                self._run_clock()
        self.tell_table()
        if self.match is not None:
            await self._resync(viewer, self.match.first_missing(hello.have))

    async def _resync(self, viewer: Viewer, from_step: int) -> None:
        """The game so far for one viewer; a long one is written with pauses, so that other tables go on."""
        match = self.match
        assert match is not None
        happenings = []
        for step in range(from_step, len(match.told)):
            happenings.append(match.happening(step, viewer.seat))
            if len(happenings) % AT_ONCE == 0:
                await asyncio.sleep(0)
        viewer.tell(self._sync(viewer.seat, from_step, happenings))

    async def farewell(self, viewer: Viewer) -> None:
        """A connection has ended."""
        if viewer not in self.viewers:
            return
        self.viewers.discard(viewer)
        if viewer.seat is not None:
            seat = self.seats[viewer.seat]
            seat.viewers.discard(viewer)
            seat.absent_since = self.house.now()
        self.tell_table()

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
        self.tell_table()
        log.info("table %s: seat %d is taken", self.id, number)
        return number, secret

    # -------------------------------------------------------------- messages
    async def handle(self, viewer: Viewer, message: messages.ClientMessage, received: float) -> None:
        """One message of a client that has said hello."""
        kind = type(message).__name__.lower()
        try:
            match message:
                case messages.Act():
                    await self._act(viewer, message)
                case messages.Undo():
                    await self._undo(viewer, message)
                case messages.Why():
                    self._why(viewer, message)
                case messages.Odds() | messages.Advise():
                    self._hint(viewer, message)
                case messages.Moment():
                    self._moment(viewer, message)
                case messages.Ping():
                    self._done(viewer, message)
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
            self.refuse(viewer, message.id, Refusal("storage_failed"))
            self._give_up()
        except WarloreError as error:
            self.refuse(viewer, message.id, error)
        self.house.metrics.handled.labels(kind).observe(time.perf_counter() - received)

    def refuse(self, viewer: Viewer, message_id: str | None, error: WarloreError) -> None:
        """Say why not; nothing was changed."""
        self.house.metrics.refused.labels(error.code).inc()
        viewer.tell(encode(refused(message_id, error)))

    def _done(self, viewer: Viewer, message: messages.Message, version: int | None = None) -> None:
        now = self.match.version if self.match else 0
        viewer.tell(encode({"type": "done", "id": message.id or "", "version": now if version is None else version}))

    def _answer(self, viewer: Viewer, message: messages.Message, answer: dict[str, Any]) -> None:
        viewer.tell(encode({"type": "answer", "id": message.id or "", "answer": answer}))

    @staticmethod
    def _seated(viewer: Viewer) -> int:
        if viewer.seat is None:
            raise Refusal("not_seated")
        return viewer.seat

    def _playing(self) -> Match:
        if self.match is None:
            raise Refusal("not_started")
        return self.match

    # -------------------------------------------------------------- moves
    def _gates(self, viewer: Viewer, version: int) -> tuple[int, Match]:
        """The seat is known, the game goes on, the seat is to decide, and nothing has happened since."""
        seat = self._seated(viewer)
        match = self._playing()
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
                self._done(viewer, message, before)
                return
        seat, match = self._gates(viewer, message.version)
        action = match.notation.parse_action(message.action)
        reason = match.view(seat).why_not(action)
        if reason is not None:
            raise Refusal.illegal(reason)
        await self._step(match, action, message.id)
        self._done(viewer, message)
        self.tell_game(len(match.told) - 1)
        self._let_bots_play()
        if match.over:
            self.tell_table()

    async def _step(self, match: Match, action: int, message_id: str | None) -> None:
        """Store a legal step, then carry it out."""
        proposal = match.propose(action)
        seat = proposal.step.seat
        over = self.house.game.turn(proposal.state) is None
        now = self.house.now()
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
                at=now,
            ),
            over=over,
        )
        match.commit(proposal)
        if message_id is not None:
            self.accepted[seat, message_id] = match.version
        if over:
            self.status = "over"
            log.info("table %s: over after %d steps", self.id, len(match.record.steps))
        self._run_clock()
        self.house.metrics.moves.inc()

    async def _undo(self, viewer: Viewer, message: messages.Undo) -> None:
        if viewer.seat is not None and message.id is not None:
            before = self.accepted.get((viewer.seat, message.id))
            if before is not None:
                self._done(viewer, message, before)
                return
        seat, match = self._gates(viewer, message.version)
        if not match.undoable(seat):
            raise Refusal("nothing_to_undo")
        now = self.house.now()
        given = StoredInput(match.version + 1, "undo", seat, "", message.id, self.clocks.all_left(now), now)
        await self.house.store.append(self.id, given)
        match.undo(seat)
        if message.id is not None:
            self.accepted[seat, message.id] = match.version
        self._run_clock()
        self._done(viewer, message)
        self.tell_game(len(match.told))

    # -------------------------------------------------------------- questions
    def _why(self, viewer: Viewer, message: messages.Why) -> None:
        match = self._playing()
        action = match.notation.parse_action(message.action)
        reason = match.view(viewer.seat).why_not(action)
        legal = reason is None and match.turn is not None
        code = reason.code if reason else "" if legal else "game_is_over"
        self._answer(viewer, message, {"legal": legal, "code": code, "rule": reason.rule if reason else ""})

    def _hint(self, viewer: Viewer, message: messages.Odds | messages.Advise) -> None:
        seat = self._seated(viewer)
        match = self._playing()
        if not self.hints:
            raise Refusal("hints_off")
        question: dict[str, Any] = {"target": message.target, "added": message.added or []}
        job, about = "line_ups", "advice"
        if isinstance(message, messages.Odds):
            job, about = "prospects", "odds"
            question["line_up"] = message.line_up
        given = {"data": jobs.game_data(match.record), "seat": seat, "question": question}
        self._work_out(viewer, message, job, given, lambda found: found, otherwise=about)

    def _moment(self, viewer: Viewer, message: messages.Moment) -> None:
        match = self._playing()
        if message.step > len(match.record.steps):
            raise Refusal("no_such_step")
        given = {"data": jobs.game_data(match.record, message.step), "seat": viewer.seat}
        self._work_out(viewer, message, "moment", given, lambda view: {"view": view, "step": message.step})

    def _work_out(
        self,
        viewer: Viewer,
        message: messages.Message,
        job: str,
        given: dict[str, Any],
        answer: Callable[[Any], dict[str, Any]],
        otherwise: str = "",
    ) -> None:
        """Have a question answered elsewhere while the table goes on; a hint that takes too long is null."""

        async def work() -> None:
            try:
                found = await self.house.thinkers.do(job, seconds=self.house.settings.hint_seconds, **given)
            except Busy as error:
                if otherwise:
                    self._answer(viewer, message, {otherwise: None, "why": error.code})
                else:
                    self.refuse(viewer, message.id, error)
            except WarloreError as error:
                self.refuse(viewer, message.id, error)
            else:
                self._answer(viewer, message, answer(found))

        task = asyncio.create_task(work())
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    # -------------------------------------------------------------- people
    async def _rename(self, viewer: Viewer, message: messages.Named) -> None:
        self.seats[self._seated(viewer)].name = person_named(message.name)
        await self._changed(viewer, message)

    async def _choose_sabaton(self, viewer: Viewer, message: messages.Sabaton) -> None:
        self.in_lobby()
        give_sabaton(self.seats, self._seated(viewer), message.name)
        await self._changed(viewer, message)

    async def _leave(self, viewer: Viewer, message: messages.Leave) -> None:
        """In the lobby the seat becomes free; in a game a bot plays until the person comes back."""
        number = self._seated(viewer)
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
        self._run_clock()
        self._let_bots_play()

    def unseat(self, number: int) -> None:
        seat = self.seats[number]
        seat.clear()
        for screen in seat.viewers:
            screen.seat = None
        seat.viewers.clear()

    async def _changed(self, viewer: Viewer, message: messages.Message) -> None:
        await self.save()
        self._done(viewer, message)
        self.tell_table()

    def in_lobby(self) -> None:
        if self.status != "lobby":
            raise Refusal("already_started")

    # -------------------------------------------------------------- the host
    async def _host(self, viewer: Viewer, message: messages.Host) -> None:
        if self._seated(viewer) != self.host:
            raise Refusal("not_host")
        do = message.do
        if do == "start":
            await self.start()
            self._done(viewer, message)
        elif do == "rematch":
            await self._rematch()
            await self._changed(viewer, message)
        else:
            assert isinstance(do, messages.HostDo)
            arrange(self, do)
            await self._changed(viewer, message)
            self._run_clock()
            self._let_bots_play()

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
        self._header = match.record_text
        await self.save()
        log.info("table %s: a game of %d begins", self.id, len(self.seats))
        self.clocks = Clocks(self.clock, len(self.seats))
        now = self.house.now()
        for seat in self.seats:
            seat.absent_since = now
        self._run_clock()
        self.tell_table()
        self.tell_game(0)
        self._let_bots_play()

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

    # -------------------------------------------------------------- time and bots
    def _run_clock(self) -> None:
        """The clock of the person to decide runs, and no other."""
        turn = self.match.turn if self.match else None
        seat = None if turn is None or self.seats[turn].played_by else turn
        if seat != self.clocks.running:
            self.clocks.run(seat, self.house.now())

    def tick(self, now: float) -> None:
        """Called often: is somebody's time out, or somebody away for too long?"""
        if self.match is None or self.match.over:
            return
        deadline = self.clocks.deadline()
        if deadline is not None and now >= deadline and self._bot is None:
            self._let_decide(self.match, self.stand_in)
        for number, seat in enumerate(self.seats):
            away = seat.kind == "person" and not seat.here and seat.standing_in is None
            if away and self.grace is not None and now - seat.absent_since >= self.grace:
                self.post(partial(self._stand_in, number))

    async def _stand_in(self, number: int) -> None:
        seat = self.seats[number]
        if seat.here or seat.standing_in is not None or self.status != "playing":
            return
        seat.standing_in = self.stand_in
        log.info("table %s: a bot stands in on seat %d", self.id, number)
        await self.save()
        self.tell_table()
        self._run_clock()
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        """If a bot is to decide, let it think."""
        match = self.match
        if match is None or match.turn is None or self._bot is not None:
            return
        bot = self.seats[match.turn].played_by
        if bot is not None:
            self._let_decide(match, bot)

    def _let_decide(self, match: Match, bot: str) -> None:
        seat, version = match.turn, match.version
        assert seat is not None
        seed = hmac.new(match.session.secret, b"bot %d" % version, hashlib.sha256).digest()[:7]
        given = {
            "data": jobs.game_data(match.record),
            "seat": seat,
            "bot": bot,
            "seed": int.from_bytes(seed, "big"),
        }

        async def think() -> None:
            started = time.perf_counter()
            action = None
            try:
                action = await self.house.players.do("decide", seconds=self.house.settings.bot_seconds, **given)
            except (Busy, BadInput) as error:
                log.error("table %s: the bot %s did not decide: %s", self.id, bot, error.message)
            self.house.metrics.thought.labels(bot).observe(time.perf_counter() - started)
            self.post(lambda: self._bot_decided(seat, version, action))

        self._bot = asyncio.create_task(think())

    async def _bot_decided(self, seat: int, version: int, action: int | None) -> None:
        """A bot's move passes the same gates; it is dropped when its person came back or moved in time."""
        self._bot = None
        match = self.match
        assert match is not None
        deadline = self.clocks.deadline()
        out_of_time = deadline is not None and self.house.now() >= deadline
        if match.turn == seat and match.version == version and (self.seats[seat].played_by or out_of_time):
            view = match.view(seat)
            if action is None or view.why_not(action) is not None:
                action = view.legal()[0]
            try:
                await self._step(match, action, None)
            except (StorageFailed, IllegalAction) as error:
                log.error("table %s: the bot's move was not stored: %s", self.id, error.message)
                self._give_up()
                return
            self.tell_game(len(match.told) - 1)
            if match.over:
                self.tell_table()
        self._let_bots_play()
