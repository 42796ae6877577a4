"""A table as it is stored, and back: from its settings, its seats and the log of its inputs, and nothing else."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from warlore.history.telling import Told, telling
from warlore.server.admitting import Ask
from warlore.server.agreeing import Vote
from warlore.server.clocks import Clocks
from warlore.server.match import Match
from warlore.server.seating import Seat
from warlore.server.storage import StoredInput, StoredSeat, StoredTable
from warlore.table import Session, parse_record
from warlore.table.record import parse_step

if TYPE_CHECKING:
    from warlore.server.house import House
    from warlore.server.table import Table

AS_IT_IS = ["options", "clock", "hints", "grace", "stand_in", "first", "host", "rematch"]
AS_IT_IS += ["patience", "by_hand", "several", "notes"]


def stored(table: Table) -> StoredTable:
    return StoredTable(
        id=table.id,
        status=table.status,
        settings={name: getattr(table, name) for name in AS_IT_IS}
        | {
            "asks": [asdict(ask) for ask in table.asks],
            "votes": [asdict(vote) for vote in table.votes],
            "browsers": [seat.browser for seat in table.seats],
            "away": [None if seat.here else seat.away_since for seat in table.seats],
        },
        invite=table.invite,
        header=table.header,
        secret=table.match.session.secret.hex() if table.match else "",
        created=table.created,
        touched=table.house.now(),
        seats=[
            StoredSeat(number, seat.sabaton, seat.kind, seat.name, seat.bot, seat.standing_in, seat.secret_hash)
            for number, seat in enumerate(table.seats)
        ],
        revision=table.revision,
    )


def seats_of(kept: StoredTable) -> list[Seat]:
    return [
        Seat(seat.sabaton, seat.kind, seat.name, seat.bot, seat.standing_in, seat.secret_hash)  # type: ignore[arg-type]
        for seat in kept.seats
    ]


def match_of(house: House, kept: StoredTable, inputs: list[StoredInput]) -> Generator[None, None, Match | None]:
    """The game after its last input that was stored; None when it has not begun.

    It may be long, so this is done in small steps, between which others may go on.
    """
    if not kept.header:
        return None
    lines: list[str] = []
    for given in inputs:
        if given.kind == "act":
            lines.append(given.line)
        else:
            lines.pop()
    game = house.game_of(kept.header)
    record = parse_record(kept.header, game)
    notation = game.notation(record.setup)
    for line in lines:
        record.steps.append(parse_step(line, notation))
        yield
    session: Session[Any]
    for session in Session.resuming(game, record, secret=bytes.fromhex(kept.secret)):  # noqa: B007
        yield
    told: list[Told] = []
    for step in telling(record, game):
        told.append(step)
        yield
    for number in range(len(record.steps)):
        session.chain.head(number)
        yield
    if session.over or kept.status == "aborted":
        session.close()
    return Match(game, session, [given.kind for given in inputs], told)  # type: ignore[misc]


def restore(table: Table, kept: StoredTable, inputs: list[StoredInput], match: Match | None) -> None:
    """Make a new table what it was when its last input was stored."""
    table.status = kept.status
    settings = dict(kept.settings)
    asks, votes = settings.pop("asks", []), settings.pop("votes", [])
    if kept.status in ("lobby", "playing"):
        table.asks, table.votes = [Ask(**ask) for ask in asks], [Vote(**vote) for vote in votes]
    nobody = [None] * len(table.seats)
    browsers, away = settings.pop("browsers", nobody), settings.pop("away", nobody)
    for name, value in settings.items():
        setattr(table, name, value)
    table.invite = kept.invite
    table.created = kept.created
    table.revision = kept.revision
    table.match = match
    table.header = kept.header
    table.accepted = {(given.seat, given.message): given.version for given in inputs if given.message}
    now = table.house.now()
    for seat, browser, since in zip(table.seats, browsers, away, strict=True):
        seat.browser = browser
        seat.absent_since = table.house.steady()
        seat.away_since = now if since is None else since
    if match is None:
        return
    left = inputs[-1].clock if inputs else None
    table.clocks = Clocks(table.clock, len(table.seats), left)
    table.clocks.furthest = max(match.lengths) - 1
    table.run_clock()
    if table.clock["kind"] == "turns" and table.clocks.running is not None:
        # Days go on while the server does not: only here the wall clock says how long ago something was.
        began = inputs[-1].at if inputs else kept.touched
        table.clocks.since -= max(table.house.now() - began, 0.0)
