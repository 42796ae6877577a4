"""What each viewer of a table is sent: the table, the game from that viewer's seat, and replies."""

from __future__ import annotations

import asyncio
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


def encode(message: Any) -> bytes:
    return msgspec.json.encode(message)


# ------------------------------------------------------------------ to everybody
def tell_table(table: Table) -> None:
    """Everybody gets to know the table as it is now."""
    info = table.info()
    written: dict[int | None, bytes] = {}
    for viewer in table.viewers:
        if viewer.seat not in written:
            written[viewer.seat] = _table_for(table, viewer.seat, info)
        viewer.tell(written[viewer.seat])


def _table_for(table: Table, seat: int | None, info: TableInfo) -> bytes:
    is_host = seat is not None and seat == table.host
    message: dict[str, Any] = {"type": "table", "table": info, "you": seat, "is_host": is_host}
    if is_host and table.status == "lobby":
        message["invite"] = table.invite
    return encode(message)


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
    return encode(
        {
            "type": "sync",
            "version": match.version,
            "from_step": from_step,
            "happenings": happenings,
            **match.described(seat),
            "undoable": match.undoable(seat),
            "clock": table.clocks.state(table.house.now()),
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
