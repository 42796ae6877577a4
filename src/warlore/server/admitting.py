"""Who is let in: people who ask for an open seat, or for one whose secret was lost, and what becomes of them."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from warlore.server import messages
from warlore.server.refusals import Refusal, refused
from warlore.server.seating import give_sabaton, person_named, sabaton_named
from warlore.server.showing import encode
from warlore.server.tokens import hash_of, same
from warlore.server.viewers import REFUSED, Viewer
from warlore.server.wire import AskData

if TYPE_CHECKING:
    from warlore.server.table import Table

MOST_ASKS = 10
LENGTH_OF_ID = 16


@dataclass
class Ask:
    """Somebody who waits for a seat (None: any open one). Their secret opens it once they are let in."""

    id: str
    name: str
    secret_hash: str
    browser: str | None
    sabaton: str | None
    seat: int | None
    at: float

    def data(self) -> AskData:
        return {"id": self.id, "name": self.name, "seat": self.seat, "at": self.at}


async def join(table: Table, wish: messages.Join) -> tuple[int | None, str]:
    """Somebody asks for a seat; returns the one they get at once, if any, and the secret that opens it.

    They wait when the host admits by hand, or when they ask for a seat that somebody has.
    """
    if table.status != "lobby" and (table.status != "playing" or wish.seat is None):
        raise Refusal("already_started")
    if not same(wish.invite, table.invite):
        raise Refusal("bad_invite")
    secret = table.house.tokens.secret()
    hashed = hash_of(secret)
    browser = None if wish.browser is None else hash_of(wish.browser)
    sabaton = None if wish.sabaton is None else sabaton_named(wish.sabaton)
    name = person_named(wish.name)
    ask = Ask(hashed[:LENGTH_OF_ID], name, hashed, browser, sabaton, wish.seat, table.house.now())
    _one_seat(table, ask)
    if ask.seat is not None:
        _lost(table, ask.seat)
        if table.status == "playing" and sum(seat.kind == "person" for seat in table.seats) < 2:
            raise Refusal("nobody_agrees")
    number = _open_seat(table, ask) if ask.seat is None else None
    if number is not None and not table.by_hand:
        if ask.sabaton is not None:
            give_sabaton(table.seats, number, ask.sabaton)
        _seat(table, number, ask)
        table.note("joined", number)
    else:
        if len(table.asks) >= MOST_ASKS:
            raise Refusal("asks_full")
        table.asks.append(ask)
        table.note("asked" if ask.seat is None else "asked_lost", ask.seat, name=ask.name)
        number = None
    await table.save()
    table.tell()
    return number, secret


def admit(table: Table, ask_id: str) -> None:
    """The host lets somebody in."""
    table.in_lobby()
    ask = asked(table, ask_id)
    number = ask.seat
    if number is None:
        number = _open_seat(table, ask)
    else:
        _lost(table, number)
        if table.seats[number].here:
            raise Refusal("not_absent")
    if ask.seat is None and ask.sabaton is not None:
        with contextlib.suppress(Refusal):  # Somebody may have taken it while they waited.
            give_sabaton(table.seats, number, ask.sabaton)
    hand_out(table, number, ask)


def hand_out(table: Table, number: int, ask: Ask) -> list[Viewer]:
    """They have the seat from now on, and whatever secret opened it before is void; returns their screens."""
    lost = ask.seat is not None
    before = table.seats[number].name
    table.asks.remove(ask)
    screens = _seat(table, number, ask)
    if lost:
        table.note("handed_out", number, name=ask.name, by=before)
    else:
        table.note("admitted", number)
    return screens


def turn_away(table: Table, ask: Ask) -> None:
    """They get no seat."""
    table.asks.remove(ask)
    table.votes = [vote for vote in table.votes if vote.ask != ask.id]
    table.note("turned_away", name=ask.name)
    for viewer in list(table.viewers):
        if viewer.ask == ask.id:
            viewer.ask = None
            viewer.tell(encode(refused(None, Refusal("turned_away"))))
            viewer.close(REFUSED, "turned_away")


def withdraw(table: Table, viewer: Viewer) -> None:
    """Somebody who waits has thought better of it."""
    for ask in [ask for ask in table.asks if ask.id == viewer.ask]:
        table.asks.remove(ask)
        table.votes = [vote for vote in table.votes if vote.ask != ask.id]
        table.note("withdrew", name=ask.name)
    viewer.ask = None


def asked(table: Table, ask_id: str | None) -> Ask:
    for ask in table.asks:
        if ask.id == ask_id:
            return ask
    raise Refusal("no_such_ask")


def asked_with(table: Table, secret: str) -> str | None:
    """The id of what was asked with this secret."""
    given = hash_of(secret)
    return next((ask.id for ask in table.asks if same(ask.secret_hash, given)), None)


def _one_seat(table: Table, ask: Ask) -> None:
    """One browser has one seat. This stops mistakes; whoever wants to cheat takes a second browser."""
    if table.several or ask.browser is None:
        return
    if any(seat.browser == ask.browser for number, seat in enumerate(table.seats) if number != ask.seat):
        _tried(table, "asked_again", ask)
        raise Refusal("one_seat")
    for earlier in [earlier for earlier in table.asks if earlier.browser == ask.browser]:
        turn_away(table, earlier)


def _tried(table: Table, what: str, ask: Ask) -> None:
    """The host sees who asked in vain, once and not each time."""
    if not any(note["what"] == what and note["name"] == ask.name for note in table.notes):
        table.note(what, name=ask.name)
        table.tell()


def _lost(table: Table, number: int) -> None:
    if number >= len(table.seats) or table.seats[number].kind != "person":
        raise Refusal("no_such_seat")


def _open_seat(table: Table, ask: Ask) -> int:
    number = next((number for number, seat in enumerate(table.seats) if seat.kind == "open"), None)
    if number is None:
        if ask not in table.asks:
            _tried(table, "no_room", ask)
        raise Refusal("table_full")
    return number


def _seat(table: Table, number: int, ask: Ask) -> list[Viewer]:
    seat = table.seats[number]
    seat.take(ask.name, ask.secret_hash, ask.browser)
    screens = [viewer for viewer in table.viewers if viewer.ask == ask.id]
    for viewer in screens:
        viewer.seat, viewer.ask = number, None
        seat.viewers.add(viewer)
    return screens
