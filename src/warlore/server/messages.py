"""What clients send: the messages of a WebSocket and the bodies of requests, read strictly.

Unknown fields and wrong types are refused with the place and what is allowed there; nothing here knows a rule.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from warlore.server.wire import ClockSetting
from warlore.table import BadInput
from warlore.table.json_text import read_json

LONGEST_ID = 64
LONGEST_NAME = 40
LONGEST_SECRET = 200
LONGEST_ACTION = 120
LONGEST_DAY = 60 * 60 * 24 * 30
USUAL_PATIENCE = 600

Id = Annotated[str, Meta(max_length=LONGEST_ID)] | None
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Secret = Annotated[str, Meta(max_length=LONGEST_SECRET)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Whole = Annotated[int, Meta(ge=0, le=2**53)]
Grace = Annotated[int, Meta(ge=0, le=LONGEST_DAY)] | None
Patience = Annotated[int, Meta(ge=0, le=LONGEST_DAY)]
AskId = Annotated[str, Meta(max_length=LONGEST_ID)]


# ------------------------------------------------------------------ over the WebSocket
class Message(Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower, kw_only=True):
    """Any message; `id` comes back in its answer."""

    id: Id = None


class Hello(Message):
    """The first message: who this is (null: a spectator), and the version it has seen already."""

    secret: Secret | None = None
    have: Whole | None = None


class Act(Message):
    version: Whole
    action: Annotated[str, Meta(max_length=LONGEST_ACTION)]


class Undo(Message):
    version: Whole


class Why(Message):
    action: Annotated[str, Meta(max_length=LONGEST_ACTION)]


class Odds(Message, rename={"line_up": "with"}):
    """`with`: this line-up instead of the deployed one; `target` and `added`: before a fight is declared."""

    line_up: Annotated[list[Annotated[str, Meta(max_length=LONGEST_ACTION)]], Meta(max_length=4)] | None = None
    target: Annotated[str, Meta(max_length=LONGEST_NAME)] | None = None
    added: Annotated[list[Annotated[str, Meta(max_length=8)]], Meta(max_length=2)] | None = None


class Advise(Message):
    target: Annotated[str, Meta(max_length=LONGEST_NAME)] | None = None
    added: Annotated[list[Annotated[str, Meta(max_length=8)]], Meta(max_length=2)] | None = None


class Moment(Message):
    step: Whole


class Ping(Message):
    pass


class Named(Message, tag="name"):
    name: Name


class Sabaton(Message):
    name: Name


class Leave(Message):
    pass


class Back(Message):
    """Who was played for plays on."""


class Vote(Message):
    """For or against a bot on a `seat`, what somebody asks for (`ask`), or the end of the game without a result."""

    about: Literal["bot", "seat", "abort"]
    yes: bool
    seat: SeatNumber | None = None
    ask: AskId | None = None


class Settings(Struct, forbid_unknown_fields=True):
    """What a host may set; only what is given changes."""

    options: dict[str, Any] | UnsetType = UNSET
    clock: ClockSetting | UnsetType | None = UNSET
    hints: bool | UnsetType = UNSET
    first: SeatNumber | UnsetType | None = UNSET
    grace: Grace | UnsetType = UNSET
    stand_in: Name | UnsetType = UNSET
    patience: Patience | UnsetType = UNSET
    by_hand: bool | UnsetType = UNSET
    several: bool | UnsetType = UNSET


class BotSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: Name | None


class SabatonSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    name: Name


class HostDo(Struct, forbid_unknown_fields=True):
    """One of these is given."""

    set: Settings | None = None
    bot: BotSeat | None = None
    seats: Annotated[int, Meta(ge=2, le=5)] | None = None
    kick: SeatNumber | None = None
    sabaton: SabatonSeat | None = None
    admit: AskId | None = None
    turn_away: AskId | None = None


class Host(Message):
    do: Literal["start", "rematch"] | HostDo


ClientMessage = (
    Hello | Act | Undo | Why | Odds | Advise | Moment | Ping | Named | Sabaton | Leave | Back | Vote | Host
)


# ------------------------------------------------------------------ over HTTP
class SeatWanted(Struct, forbid_unknown_fields=True):
    """A seat of a new table: the host's own, an open one, another person on this screen, or a bot."""

    player: Literal["me", "open", "here", "bot"]
    bot: Name | None = None
    sabaton: Name | None = None
    name: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    name: Name
    seats: Annotated[list[SeatWanted], Meta(min_length=2, max_length=5)]
    options: dict[str, Any] = {}
    clock: ClockSetting | None = None
    hints: bool = True
    grace: Grace = None
    stand_in: Name | None = None
    first: SeatNumber | None = None
    patience: Patience = USUAL_PATIENCE
    by_hand: bool = False
    several: bool = False
    browser: Secret | None = None
    start: bool = False


class Join(Struct, forbid_unknown_fields=True):
    """`seat`: a seat whose secret was lost, else any open one; `browser`: a random key of the browser's own."""

    invite: Secret
    name: Name
    sabaton: Name | None = None
    seat: SeatNumber | None = None
    browser: Secret | None = None


class Replay(Struct, forbid_unknown_fields=True, rename={"begin": "from", "end": "to"}):
    """Moments `from` to `to` (inclusive; the deal is 0) of a record, as these eyes saw them."""

    record: str
    eyes: Literal["all", "nobody"] | SeatNumber = "nobody"
    begin: Whole = 0
    end: Whole | None = None


class Verify(Struct, forbid_unknown_fields=True):
    """A record, and a head that the table showed if somebody kept one, whole or its first 16 digits."""

    record: str
    head: str = ""


B = TypeVar("B")
_NAMED_FIELD = re.compile(r"field `([^`]*)`")
# No text that people or programs need has it, and PostgreSQL takes none that does. An even number of backslashes
# before it are themselves escaped.
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
_client: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)


def read_message(raw: str | bytes) -> ClientMessage:
    """A client's message; raises `BadInput` naming the field that is wrong."""
    message: ClientMessage = _read(raw, _client)
    return message


def read_body(raw: bytes, kind: type[B]) -> B:
    """A request's body; raises `BadInput` naming the field that is wrong."""
    body: B = _read(raw, msgspec.json.Decoder(kind))
    # msgspec keeps the last of two equal names.
    read_json(raw)
    return body


def id_of(raw: str | bytes) -> str | None:
    """The id of a message that could not be read otherwise."""
    try:
        found = _read(raw, msgspec.json.Decoder())
    except BadInput:
        return None
    given = found.get("id") if isinstance(found, dict) else None
    return given if isinstance(given, str) and len(given) <= LONGEST_ID else None


def _read(raw: str | bytes, decoder: msgspec.json.Decoder[Any]) -> Any:
    """Here, and nowhere else, is read what comes from outside; all that it may not be ends as `BadInput`."""
    text = raw.encode(errors="surrogatepass") if isinstance(raw, str) else raw
    if _NUL.search(text):
        raise BadInput("the message holds the character NUL", code="bad_message")
    try:
        return decoder.decode(text)
    except msgspec.DecodeError as error:
        raise _bad(error) from None
    except UnicodeError:
        raise BadInput("the message is not UTF-8", code="bad_message") from None
    except RecursionError:
        raise BadInput("the message is nested too deeply", code="bad_message") from None


def _bad(error: msgspec.DecodeError) -> BadInput:
    """`Expected int, got str - at $.seats[0]` as a sentence with its field."""
    problem, _, place = str(error).partition(" - at ")
    field = place.strip("`$").lstrip(".").replace("[", ".").replace("]", "")
    named = _NAMED_FIELD.search(problem)
    if named:
        field = f"{field}.{named[1]}" if field else named[1]
    if problem[1:2].islower():
        problem = problem[:1].lower() + problem[1:]
    text = f"{field}: {problem}" if field else f"the message is not right: {problem}"
    return BadInput(text, field=field, code="bad_message")
