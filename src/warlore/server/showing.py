"""What each viewer of a table is sent: the table, the game from that viewer's seat, and replies."""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING, Any

import msgspec

from warlore.server.messages import Message
from warlore.server.refusals import refused
from warlore.server.viewers import Viewer
from warlore.server.wire import TableInfo
from warlore.table import WarloreError

if TYPE_CHECKING:
    from warlore.server.table import Table

AT_ONCE = 40  # happenings written without a pause for others
FEW = 20  # viewers told without a pause


def encode(message: Any) -> bytes:
    return msgspec.json.encode(message)


# ------------------------------------------------------------------ to everybody
def tell_table(table: Table) -> None:
    """Everybody gets to know the table as it is now, and what is new in its log."""
    table.news.told()
    info = table.info()
    written: dict[tuple[int | None, bool], bytes] = {}
    for viewer in table.viewers:
        who = viewer.seat, viewer.ask is not None
        if who not in written:
            written[who] = _table_for(table, *who, info)
        viewer.tell(written[who])
    _tell_notes(table)


def _table_for(table: Table, seat: int | None, asked: bool, info: TableInfo) -> bytes:
    is_host = seat is not None and seat == table.host
    message: dict[str, Any] = {"type": "table", "table": info, "you": seat, "is_host": is_host, "asked": asked}
    if (is_host and table.status == "lobby") or (seat is not None and table.status == "playing"):
        message["invite"] = table.invite
        message["asks"] = [ask.data() for ask in table.asks]
    return encode(message)


class News:
    """Who came and who went: told to everybody at most so often, however many come and go.

    A full table is told with pauses, so that other tables go on.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._told = -math.inf
        self._waiting: asyncio.TimerHandle | None = None

    async def came(self, viewer: Viewer) -> None:
        """The newcomer is told at once, the others when it is time."""
        viewer.tell(_table_for(self._table, viewer.seat, viewer.ask is not None, self._table.info()))
        _tell_notes(self._table)
        await self._tell_in_time(viewer)

    async def went(self) -> None:
        await self._tell_in_time(None)

    async def _tell_in_time(self, but: Viewer | None) -> None:
        loop = asyncio.get_running_loop()
        due = self._told + self._table.house.settings.news_seconds
        if loop.time() >= due:
            await self._tell(but)
        elif self._waiting is None:
            self._waiting = loop.call_at(due, self._table.post, self._tell_what_waits)

    async def _tell_what_waits(self) -> None:
        if self._waiting is not None:
            await self._tell(None)

    async def _tell(self, but: Viewer | None) -> None:
        self.told()
        info = self._table.info()
        written: dict[tuple[int | None, bool], bytes] = {}
        for number, viewer in enumerate(self._table.viewers - {but}):
            if number % FEW == FEW - 1:
                await asyncio.sleep(0)
            who = viewer.seat, viewer.ask is not None
            if who not in written:
                written[who] = _table_for(self._table, *who, info)
            viewer.tell(written[who])
        _tell_notes(self._table)

    def told(self) -> None:
        """Everybody has been told everything."""
        self.stop()
        self._told = asyncio.get_running_loop().time()

    def stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


def _tell_notes(table: Table) -> None:
    """What is new in the table's own log."""
    written: dict[int, bytes] = {}
    for viewer in table.viewers:
        first = viewer.notes
        if first < len(table.notes):
            if first not in written:
                written[first] = encode({"type": "notes", "first": first, "notes": table.notes[first:]})
            viewer.tell(written[first])
            viewer.notes = len(table.notes)


def tell_game(table: Table, from_step: int) -> None:
    """Everybody gets to see the game from that happening on, each from their own seat."""
    match = table.playing()
    written: dict[int | None, bytes] = {}
    for viewer in table.viewers:
        if viewer.seat not in written:
            happenings = [match.happening(step, viewer.seat) for step in range(from_step, len(match.told))]
            written[viewer.seat] = _sync(table, viewer.seat, from_step, happenings)
        viewer.tell(written[viewer.seat])


def _sync(table: Table, seat: int | None, from_step: int, happenings: list[Any]) -> bytes:
    match = table.playing()
    seen = {**match.described(seat), "undoable": match.undoable(seat)}
    if table.status == "aborted":
        seen |= {"view": {**seen["view"], "turn": None}, "legal": [], "undoable": 0}
    return encode(
        {
            "type": "sync",
            "version": match.version,
            "from_step": from_step,
            "happenings": happenings,
            **seen,
            "head": match.head,
            "clock": table.clocks.state(table.house.steady()),
            "outcome": match.outcome(),
        }
    )


# ------------------------------------------------------------------ to one
async def resync(table: Table, viewer: Viewer, from_step: int) -> None:
    """The game so far for one viewer; a long one is written with pauses, so that other tables go on."""
    match = table.playing()
    happenings = []
    for step in range(from_step, len(match.told)):
        happenings.append(match.happening(step, viewer.seat))
        if len(happenings) % AT_ONCE == 0:
            await asyncio.sleep(0)
    viewer.tell(_sync(table, viewer.seat, from_step, happenings))


def done(table: Table, viewer: Viewer, message: Message, version: int | None = None) -> None:
    """It was carried out, and brought this version (none: the one there is now)."""
    now = table.match.version if table.match else 0
    viewer.tell(encode({"type": "done", "id": message.id or "", "version": now if version is None else version}))


def answer(viewer: Viewer, message: Message, found: dict[str, Any]) -> None:
    viewer.tell(encode({"type": "answer", "id": message.id or "", "answer": found}))


def refuse(table: Table, viewer: Viewer, message_id: str | None, error: WarloreError) -> None:
    """Say why not; nothing was changed."""
    table.house.metrics.refused.labels(error.code).inc()
    viewer.tell(encode(refused(message_id, error)))
