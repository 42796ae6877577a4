"""What people decide together while a game is played: a bot for a seat, a lost seat's new holder, the end.

A vote has passed when all who have a voice are for it; one voice against it ends it. Each voice stands in the log.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from warlore.server import admitting, messages
from warlore.server.refusals import Refusal
from warlore.server.viewers import Viewer
from warlore.server.wire import VoteData

if TYPE_CHECKING:
    from warlore.server.table import Table

RETRY = 60.0  # seconds until what was voted down may be proposed again

About = Literal["bot", "seat", "abort"]


@dataclass
class Vote:
    """`bot`: one plays on for this seat; `seat`: who asks for it gets it; `abort`: the game ends without a result."""

    about: About
    seat: int | None = None
    ask: str | None = None
    yes: list[int] = field(default_factory=list)

    def data(self, table: Table) -> VoteData:
        return {
            "about": self.about,
            "seat": self.seat,
            "ask": self.ask,
            "yes": sorted(self.yes),
            "voters": voters(table, self),
        }


def voters(table: Table, vote: Vote) -> list[int]:
    """Everybody but the one concerned. Who has been away for the agreed time keeps the others from nothing, except
    from giving a seat away: whoever gets it sees its hand."""
    people = [number for number, seat in enumerate(table.seats) if seat.kind == "person" and number != vote.seat]
    return people if vote.about == "seat" else [number for number in people if not away_long(table, number)]


def away_long(table: Table, number: int) -> bool:
    """Has this person been away for the agreed time?"""
    seat = table.seats[number]
    return not seat.here and table.house.now() - seat.away_since >= table.patience


def idle_long(table: Table, number: int) -> bool:
    """Has this person kept the others waiting for the agreed time? Where there is a clock, the clock decides that."""
    waits = table.match is not None and table.match.turn == number and not table.clocks.used
    return waits and table.house.steady() - table.waiting_since >= table.patience


def cast(table: Table, number: int, message: messages.Vote) -> None:
    """One voice for or against something; the first one for it proposes it."""
    if table.status != "playing":
        raise Refusal("not_started" if table.status == "lobby" else "game_is_over")
    wish = _wish(table, message)
    vote = next((known for known in table.votes if _same(known, wish)), None)
    if vote is None:
        if not message.yes and wish.about != "seat":
            raise Refusal("no_such_vote")
        vote = wish
    if number == vote.seat:
        raise Refusal("no_voice")
    if message.yes:
        if vote not in table.votes:
            _may_be_proposed(table, vote)
            if table.house.now() - table.voted_down.get((vote.about, vote.seat), 0.0) < RETRY:
                raise Refusal("just_decided")
            table.votes.append(vote)
        if number not in vote.yes:
            vote.yes.append(number)
            _note(table, f"yes_{vote.about}", vote, by=number)
    else:
        table.votes = [other for other in table.votes if other is not vote]
        table.voted_down[vote.about, vote.seat] = table.house.now()
        _note(table, f"no_{vote.about}", vote, by=number)
        if vote.about == "seat":
            admitting.turn_away(table, admitting.asked(table, vote.ask))


def _wish(table: Table, message: messages.Vote) -> Vote:
    if message.about == "seat":
        ask = admitting.asked(table, message.ask)
        return Vote("seat", ask.seat, ask.id)
    if message.about == "bot":
        if message.seat is None or message.seat >= len(table.seats):
            raise Refusal("no_such_seat")
        return Vote("bot", message.seat)
    return Vote("abort")


def _same(one: Vote, other: Vote) -> bool:
    return (one.about, one.seat, one.ask) == (other.about, other.seat, other.ask)


def _may_be_proposed(table: Table, vote: Vote) -> None:
    if vote.seat is None:
        return
    seat = table.seats[vote.seat]
    if vote.about == "bot" and (seat.kind != "person" or seat.standing_in is not None):
        raise Refusal("bot_plays")
    if vote.about == "seat" and not away_long(table, vote.seat):
        raise Refusal("not_away_long")


def _passed(table: Table, vote: Vote) -> bool:
    who = voters(table, vote)
    if not who or not set(who) <= set(vote.yes):
        return False
    if vote.about == "bot" and len(who) == 1:
        # A single voice does not suffice to take the game out of somebody's hands: time has to speak too.
        assert vote.seat is not None
        return idle_long(table, vote.seat) or away_long(table, vote.seat)
    return True


def ripe(table: Table) -> bool:
    """Has a vote passed because time went by or somebody left?"""
    return table.status == "playing" and any(_passed(table, vote) for vote in table.votes)


def next_due(table: Table) -> float:
    """When a vote may pass because time has gone by."""
    if not table.votes:
        return math.inf
    steady, now = table.house.steady(), table.house.now()
    left = [table.waiting_since + table.patience - steady]
    left += [seat.away_since + table.patience - now for seat in table.seats if not seat.here]
    return min((steady + seconds for seconds in left if seconds > 0), default=math.inf)


def settle(table: Table) -> list[Viewer]:
    """Carry out what has passed; returns the screens that got a seat. Whoever calls this stores and shows it."""
    seated: list[Viewer] = []
    while ripe(table):
        vote = next(vote for vote in table.votes if _passed(table, vote))
        table.votes.remove(vote)
        _note(table, f"passed_{vote.about}", vote)
        if vote.about == "abort":
            table.end_without_result()
        elif vote.about == "bot":
            assert vote.seat is not None
            table.seats[vote.seat].standing_in = table.stand_in
        else:
            assert vote.seat is not None
            seated += admitting.hand_out(table, vote.seat, admitting.asked(table, vote.ask))
            moot(table, vote.seat, "bot", "seat")
    return seated


def moot(table: Table, number: int, *about: About) -> bool:
    """Somebody plays, or is here again: what was to be decided about their seat is decided by that."""
    over = [vote for vote in table.votes if vote.seat == number and vote.about in about]
    for vote in over:
        table.votes.remove(vote)
        _note(table, f"moot_{vote.about}", vote)
    asks = [ask for ask in table.asks if ask.seat == number] if "seat" in about else []
    for ask in asks:
        admitting.turn_away(table, ask)
    return bool(over or asks)


def _note(table: Table, what: str, vote: Vote, by: int | None = None) -> None:
    # For a seat it is about who asks for it, otherwise about who sits there.
    name = next((ask.name for ask in table.asks if ask.id == vote.ask), "") if vote.about == "seat" else None
    table.note(what, vote.seat, name=name, by=None if by is None else table.seats[by].name)
