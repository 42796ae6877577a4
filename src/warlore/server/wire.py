"""What goes over the wire: the messages of a table, and what they are made of.

The shapes are plain dictionaries, so that sending costs nothing but writing them; the browser's types are
generated from `schema()`, and a test holds every message to it. Names of Units, Relics and tokens are those of the
card set; what people read is chosen by the client, from message ids and arguments.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypedDict

from warlore.history.columns import ERA_NAMES
from warlore.history.game import HistoryGame
from warlore.history.notation import SPACE_NAMES, HistoryNotation
from warlore.history.reckoning import reckoned
from warlore.history.rules import tables
from warlore.history.telling import Ref, Told, event_data, parts_of, tell
from warlore.table import Event

Era = Literal["I", "II", "III", "IV"]
Die = Literal["strong", "risky"]
PROTOCOL = 1


# ------------------------------------------------------------------ what a seat sees
class Prowess(TypedDict):
    """One of a player's four positions: who holds the token now, and its value if it may be known."""

    holder: int | None
    value: int | None


class Points(TypedDict):
    """H9: points by their sources."""

    elites: int
    heroes: int
    relics: int
    prowess: int
    honor: int


class PointsSoFar(Points):
    """The same as far as the viewer knows, and their sum; Prowess tokens of unknown value count nothing yet."""

    total: int
    unknown_prowess: int


class PlayerView(TypedDict):
    """A player's area. `hand` is null when it is not yours; `unseen` is then hand and deck together.

    `known_in_hand` and `known_in_deck` are what everybody can know; `unseen` holds the latter and not the former.
    """

    sabaton: str
    era: Era | None
    hand: list[str] | None
    hand_size: int
    known_in_hand: list[str]
    known_in_deck: list[str]
    deck_size: int
    unseen: list[str]
    discards: list[str]
    aside: list[str]
    tokens: list[str]
    relics: list[str]
    prowess: list[Prowess]
    honor: int
    points: PointsSoFar
    relic_points: dict[str, int]


class Standing(TypedDict):
    """A Unit in a line-up."""

    unit: str
    damage: int
    defeated: bool
    token: str | None


class SideView(TypedDict):
    """One side of the battle, from the Front outward; `links`: i means between slots i and i+1."""

    units: list[Standing]
    links: list[int]
    die: Die | None
    face: int | None
    relaunches: int


class BattleView(TypedDict):
    attacker: SideView
    defender: SideView


class GearAction(TypedDict):
    name: Literal["draw_2", "recover", "dismiss", "reshuffle"]
    done: bool


class GearsView(TypedDict):
    active_tile: int
    pending_tile: int
    tile_discards: list[int]
    actions: list[GearAction]
    token_taken: bool


class TableView(TypedDict):
    """All that a seat (null: a spectator) may know: `HistoryView.describe()`.

    `offer_points`: what each Relic of `offer` would bring to the one who chooses; `recruiting_points`: the same for
    the card that may be recruited; `loser`: the player whose Prowess tokens are chosen from.
    """

    game: str
    seat: int | None
    round: int
    rounds: int
    active: int
    turn: int | None
    step: str
    inserted: int
    gears: GearsView
    warfare: list[str | None]
    warfare_discards: list[str]
    board: dict[str, str | None]
    board_links: list[str]
    era_decks: dict[str, int]
    era_discards: dict[str, list[str]]
    relic_deck: int
    relic_discards: list[str]
    offer: list[str]
    offer_points: list[int]
    offer_unseen: int
    dismissed: list[str]
    defender: int | None
    chasing: bool
    recruiting: str | None
    recruiting_points: int | None
    loser: int | None
    looked: list[int]
    battle: BattleView
    players: list[PlayerView]


class ActionData(TypedDict):
    """An action: its text form, which is what a client sends, its family, and what it names. Slots count from 1."""

    action: str
    family: str
    unit: NotRequired[str]
    token: NotRequired[str]
    slot: NotRequired[int]
    relic: NotRequired[str]
    position: NotRequired[int]
    seat: NotRequired[int]
    space: NotRequired[str]
    era: NotRequired[str]


class TextData(TypedDict):
    """A text to be said: a message id, and numbers, strings or `{kind: value}` references (see `telling.Ref`)."""

    message: str
    args: dict[str, int | str | dict[str, Any]]


class Happening(TypedDict):
    """One step: who did what (null: the deal), and its events as the viewer may know them.

    An event has `event`, `rule`, its own fields, and `text`, null when it is told together with another; a roll also
    `relaunches`, what is left of them, and a line `shares`, what each Unit and die adds (see `reckoning.reckoned`).
    """

    step: int
    seat: int | None
    action: ActionData | None
    events: list[dict[str, Any]]


class LuckRow(TypedDict):
    """The rolls of one player (null: the board) with one die: what they added, and what was to be expected."""

    seat: int | None
    die: Die
    rolls: int
    added: int
    expected: float


class OutcomeData(TypedDict):
    """The end of a game. `secret` opens the commitment shown at the start."""

    scores: list[int]
    breakdown: list[Points]
    ranking: list[int]
    winners: list[int]
    luck: list[LuckRow]
    secret: str


# ------------------------------------------------------------------ the table
class Player(TypedDict):
    """Who sits on a seat. `standing_in`: the bot that plays for an absent person."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    connected: bool
    standing_in: str | None


class SeatData(TypedDict):
    sabaton: str
    player: Player


class ClockSetting(TypedDict):
    """`none`; `live`: a budget of seconds and an increment for each step; `turns`: seconds for each decision."""

    kind: Literal["none", "live", "turns"]
    seconds: int
    increment: int


class ClockState(TypedDict):
    """Seconds left by seat (null: no clock), and whose clock runs."""

    left: list[float] | None
    running: int | None


class AskData(TypedDict):
    """Somebody who asks for a seat: one whose secret was lost, or (null) any open one; `at`: seconds since 1970."""

    id: str
    name: str
    seat: int | None
    at: float


class VoteData(TypedDict):
    """What is being decided: a bot on a seat, a lost seat for who asks for it, the end without a result.

    `yes`: who is for it; it is done when all `voters` are.
    """

    about: Literal["bot", "seat", "abort"]
    seat: int | None
    ask: str | None
    yes: list[int]
    voters: list[int]


class NoteData(TypedDict):
    """A line of the table's own log: what happened among the people, after which step of the game.

    `what` chooses the text; `name` is whom it is about, `by` who did it, both empty where there is nobody.
    """

    at: float
    step: int
    what: str
    seat: int | None
    name: str
    by: str


class TableInfo(TypedDict):
    """What everybody may know about a table.

    `grace`: seconds until a bot plays for who is away (null: never); `stand_in`: which bot that is. `patience`: the
    agreed seconds after which who is away or keeps the others waiting may be replaced. `by_hand`: the host lets
    people in one by one; `several`: one browser may have several seats.
    """

    id: str
    status: Literal["lobby", "playing", "over", "aborted"]
    seats: list[SeatData]
    host: int
    first: int | None
    options: dict[str, int | bool | str]
    clock: ClockSetting
    hints: bool
    grace: int | None
    stand_in: str
    patience: int
    by_hand: bool
    several: bool
    votes: list[VoteData]
    commitment: str | None
    cards: str
    spectators: int
    rematch: str | None


class Table(TypedDict):
    """Sent whenever anything about the table changes; `you` is the seat of this connection.

    `asked`: it waits for a seat. `invite` and `asks` are for those who decide: the host, in a game all who play.
    """

    type: Literal["table"]
    table: TableInfo
    you: int | None
    is_host: bool
    asked: bool
    invite: NotRequired[str]
    asks: NotRequired[list[AskData]]


class Notes(TypedDict):
    """The table's own log: what the client has is cut to its first `first` lines, then `notes` are added."""

    type: Literal["notes"]
    first: int
    notes: list[NoteData]


class Sync(TypedDict):
    """The game from one viewer's seat.

    The log of the client is cut to its first `from_step` happenings (the deal is the first), then `happenings` are
    added: a step adds one, an undo none, a resync begins at 0. `head` is that of the chain after the last step that
    can no longer be taken back, of the closed chain when the game is over: with it `verify` knows the record again.
    """

    type: Literal["sync"]
    version: int
    from_step: int
    happenings: list[Happening]
    view: TableView
    legal: list[ActionData]
    undoable: int
    head: str
    clock: ClockState
    outcome: OutcomeData | None


class Refused(TypedDict):
    """A message that changed nothing, and why: for an illegal action its reason's code and rule.

    `field` is what was wrong in a message that makes no sense, empty otherwise.
    """

    type: Literal["refused"]
    id: str | None
    code: str
    rule: str
    field: str
    message: str


class Done(TypedDict):
    """A message that was carried out and is stored."""

    type: Literal["done"]
    id: str
    version: int


class Answer(TypedDict):
    """The answer to a question; its shape is that of the question."""

    type: Literal["answer"]
    id: str
    answer: dict[str, Any]


ServerMessage = Table | Notes | Sync | Refused | Done | Answer


# ------------------------------------------------------------------ writing
def action_data(notation: HistoryNotation, action: int) -> ActionData:
    """An action for a client: what to send, and what it is about."""
    family, names, index = parts_of(action)
    data: ActionData = {"action": notation.action_text(action), "family": family}
    if names == "unit":
        data["unit"] = notation.unit_text(index)
    elif names == "placing":
        data["token"] = notation.token_text(index // tables.SLOTS)
        data["slot"] = index % tables.SLOTS + 1
    elif names == "token":
        data["token"] = notation.token_text(index)
    elif names == "relic":
        data["relic"] = notation.relic_text(index)
    elif names == "position":
        data["position"] = index + 1
    elif names == "seat":
        data["seat"] = index
    elif names == "space":
        data["space"] = SPACE_NAMES[index]
    elif names == "era":
        data["era"] = ERA_NAMES[index]
    return data


def happening(
    game: HistoryGame, notation: HistoryNotation, step: Told, seat: int | None, everything: bool = False
) -> Happening:
    """A step as a seat (or a spectator: None) may know it; `everything` hides nothing."""
    events = list(step.events) if everything else game.visible(step.events, seat)
    return {
        "step": step.step,
        "seat": step.seat,
        "action": None if step.action is None else action_data(notation, step.action),
        "events": events_data(game, notation, step, events),
    }


def events_data(
    game: HistoryGame, notation: HistoryNotation, step: Told, events: Sequence[Event]
) -> list[dict[str, Any]]:
    """Events with their fields by name and, where they are told, their text."""
    data = [event_data(event, notation) | {"text": None} for event in events]
    for at, more in reckoned(game, step).items():
        data[at] |= more
    for telling in tell(game, notation, step, events):
        args = {name: {arg.kind: arg.value} if isinstance(arg, Ref) else arg for name, arg in telling.args.items()}
        data[telling.at]["text"] = {"message": telling.message, "args": args}
    return data


def schema() -> dict[str, Any]:
    """The JSON Schema of every message, for the client's types."""
    import msgspec

    messages = (Table, Notes, Sync, Refused, Done, Answer)
    schemas, components = msgspec.json.schema_components(messages, ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "oneOf": list(schemas), "$defs": components}
