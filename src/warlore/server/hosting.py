"""What a host arranges: rules, clocks, seats and bots. Whoever calls this stores and shows what has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from warlore.history.options import RuleOptions
from warlore.server import clocks, messages
from warlore.server.refusals import Refusal
from warlore.server.seating import Seat, bot_named, free_sabaton, give_sabaton
from warlore.table import BadInput

if TYPE_CHECKING:
    from warlore.server.table import Table


def arrange(table: Table, do: messages.HostDo) -> None:
    """Do the one thing that is wished, or refuse it and change nothing."""
    given = [name for name in ("set", "bot", "seats", "kick", "sabaton") if getattr(do, name) is not None]
    if len(given) != 1:
        problem = "must be start, rematch, or exactly one of set, bot, seats, kick, sabaton"
        raise BadInput(f"do: {problem}", field="do", code="bad_message")
    if do.set is not None:
        set_rules(table, do.set)
    elif do.bot is not None:
        put_bot(table, numbered(table, do.bot.seat), do.bot.bot)
    elif do.seats is not None:
        resize(table, do.seats)
    elif do.kick is not None:
        kick(table, do.kick)
    elif do.sabaton is not None:
        table.in_lobby()
        numbered(table, do.sabaton.seat)
        if do.sabaton.seat != table.host and table.seats[do.sabaton.seat].kind == "person":
            raise Refusal("seat_taken")
        give_sabaton(table.seats, do.sabaton.seat, do.sabaton.name)


def numbered(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise Refusal("no_such_seat")
    return table.seats[number]


def set_rules(table: Table, wish: messages.Settings) -> None:
    """Options, clock and who begins are fixed once the game has begun; hints, grace and who stands in are not."""
    unset = msgspec.UNSET
    if not (wish.options is unset and wish.clock is unset and wish.first is unset):
        table.in_lobby()
    options, clock, stand_in = table.options, table.clock, table.stand_in
    if not isinstance(wish.options, msgspec.UnsetType):
        options = RuleOptions.of(wish.options, words=False).changed()
    if not isinstance(wish.clock, msgspec.UnsetType):
        clock = clocks.checked(wish.clock)
    if not isinstance(wish.stand_in, msgspec.UnsetType):
        stand_in = bot_named(wish.stand_in, "stand_in")
    if not isinstance(wish.first, msgspec.UnsetType):
        if wish.first is not None:
            numbered(table, wish.first)
        table.first = wish.first
    if not isinstance(wish.hints, msgspec.UnsetType):
        table.hints = wish.hints
    if not isinstance(wish.grace, msgspec.UnsetType):
        table.grace = wish.grace
    table.options, table.clock, table.stand_in = options, clock, stand_in


def put_bot(table: Table, seat: Seat, bot: str | None) -> None:
    """In the lobby on a seat nobody has; in a game in the place of somebody who is not here."""
    if table.status == "lobby":
        if seat.kind == "person":
            raise Refusal("seat_taken")
        if bot is None:
            seat.clear()
        else:
            seat.put_bot(bot_named(bot))
        return
    if table.status == "over":
        raise Refusal("game_is_over", rule="H8.5")
    if seat.kind != "person":
        raise Refusal("already_started")
    if bot is not None and seat.here:
        raise Refusal("not_absent")
    seat.standing_in = None if bot is None else bot_named(bot)
    seat.absent_since = table.house.steady()


def resize(table: Table, number: int) -> None:
    """More seats at the end, or fewer; nobody is sent away by it."""
    table.in_lobby()
    if any(seat.kind == "person" for seat in table.seats[number:]):
        raise Refusal("seat_taken")
    del table.seats[number:]
    while len(table.seats) < number:
        table.seats.append(Seat(free_sabaton(seat.sabaton for seat in table.seats)))
    if table.first is not None and table.first >= number:
        table.first = None


def kick(table: Table, number: int) -> None:
    """Send somebody away before the game begins."""
    table.in_lobby()
    seat = numbered(table, number)
    if seat.kind != "person" or number == table.host:
        raise Refusal("no_such_seat", "nobody sits there who could be sent away")
    table.unseat(number)
