"""What a host arranges: rules, clocks, seats and bots. Whoever calls this stores and shows what has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from warlore.history.options import RuleOptions
from warlore.server import admitting, agreeing, clocks, messages
from warlore.server.refusals import Refusal
from warlore.server.seating import Seat, bot_named, free_sabaton, give_sabaton
from warlore.table import BadInput

if TYPE_CHECKING:
    from warlore.server.table import Table


def arrange(table: Table, do: messages.HostDo) -> None:
    """Do the one thing that is wished, or refuse it and change nothing."""
    given = [name for name in do.__struct_fields__ if getattr(do, name) is not None]
    if len(given) != 1:
        problem = f"must be start, rematch, or exactly one of {', '.join(do.__struct_fields__)}"
        raise BadInput(f"do: {problem}", field="do", code="bad_message")
    if do.set is not None:
        set_rules(table, do.set)
    elif do.bot is not None:
        put_bot(table, do.bot.seat, do.bot.bot)
    elif do.seats is not None:
        resize(table, do.seats)
    elif do.kick is not None:
        kick(table, do.kick)
    elif do.admit is not None:
        admitting.admit(table, do.admit)
    elif do.turn_away is not None:
        table.in_lobby()
        admitting.turn_away(table, admitting.asked(table, do.turn_away))
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
    """Hints, grace and who stands in may change in a game; the rest was agreed when it began."""
    unset = msgspec.UNSET
    agreed = (wish.options, wish.clock, wish.first, wish.patience, wish.by_hand, wish.several)
    if any(given is not unset for given in agreed):
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
    if not isinstance(wish.patience, msgspec.UnsetType):
        table.patience = wish.patience
    if not isinstance(wish.by_hand, msgspec.UnsetType):
        table.by_hand = wish.by_hand
    if not isinstance(wish.several, msgspec.UnsetType):
        table.several = wish.several
    table.options, table.clock, table.stand_in = options, clock, stand_in


def put_bot(table: Table, number: int, bot: str | None) -> None:
    """In the lobby on a seat nobody has; in a game in the place of somebody who is not here, or idle for too long."""
    seat = numbered(table, number)
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
    if table.status == "aborted":
        raise Refusal("aborted")
    if seat.kind != "person":
        raise Refusal("already_started")
    if bot is not None and seat.here and not agreeing.idle_long(table, number):
        raise Refusal("not_absent")
    seat.standing_in = None if bot is None else bot_named(bot)
    table.note("bot_ends" if bot is None else "bot_by_host", number, by=table.seats[table.host].name)
    table.waiting_since = seat.absent_since = table.house.steady()
    if bot is not None:
        agreeing.moot(table, number, "bot")


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
    """Send somebody away before the game begins; the invitation they came with is void."""
    table.in_lobby()
    seat = numbered(table, number)
    if seat.kind != "person" or number == table.host:
        raise Refusal("no_such_seat", "nobody sits there who could be sent away")
    table.note("kicked", number, by=table.seats[table.host].name)
    table.unseat(number)
    table.invite = table.house.tokens.secret()
