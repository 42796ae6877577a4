"""What happened in a game, told step by step: message ids and what they speak of, in no language.

A face turns a `Telling` into words: `message` is the id of its text, `args` are numbers, plain strings, and
`Ref`s to things that have a name in every language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias

from warlore.history.columns import ERA_NAMES, LINE_NAMES
from warlore.history.game import UNKNOWN, HistoryGame
from warlore.history.notation import EVENTS, SPACE_NAMES, HistoryNotation
from warlore.history.rules import actions, state, tables
from warlore.history.rules.tables import NOBODY
from warlore.table import Event, Record, Session, Setup
from warlore.table.record import replay

if TYPE_CHECKING:
    from warlore.history.rules.plain import State

SIDES = ("attacker", "defender")
DICE = ("strong", "risky")
HIDDEN_FIELDS = {state.DREW: "unit", state.RELIC_SEEN: "relic", state.PROWESS_SEEN: "value"}

# ------------------------------------------------------------------ the parts of an action
PLAIN_ACTIONS = {
    actions.INSERT: "insert",
    actions.TAKE_TOKEN: "take_token",
    actions.DO_DRAW_2: "draw_2",
    actions.DO_RESHUFFLE: "reshuffle",
    actions.TIGHTEN_UP: "tighten_up",
    actions.SKIP_FIGHT: "skip_fight",
    actions.DONE: "done",
    actions.RE_ROLL: "re_roll",
    actions.LET_STAND: "let_stand",
    actions.RECRUIT: "recruit",
    actions.DECLINE: "decline",
}
# The families of actions, the last one first: their first number, their name, what their index names
FAMILIES = (
    (actions.CHASE, "chase", "unit"),
    (actions.DEPLOY, "deploy", "unit"),
    (actions.DO_DISMISS, "dismiss", "unit"),
    (actions.DO_RECOVER, "recover", "unit"),
    (actions.PLACE, "place", "placing"),
    (actions.SWAP, "swap", "token"),
    (actions.KEEP_RELIC, "keep_relic", "relic"),
    (actions.KEEP, "keep", "position"),
    (actions.LOOK, "look", "position"),
    (actions.CHALLENGE, "challenge", "seat"),
    (actions.ADD, "add", "space"),
    (actions.FIGHT, "fight", "space"),
    (actions.JUMP, "jump", "era"),
)


def parts_of(action: int) -> tuple[str, str, int]:
    """An action's family, what its index names, and the index."""
    for first, family, names in FAMILIES:
        if action >= first:
            return family, names, action - first
    return PLAIN_ACTIONS[action], "", 0


# ------------------------------------------------------------------ steps
Cards: TypeAlias = tuple[list[int], list[int]]
Pair: TypeAlias = tuple[int, int]


class Situation(NamedTuple):
    """Who attacks, who defends, and how they stand: cards, dice with their faces, damage, tokens, re-rolls left."""

    active: int
    defender: int
    line_ups: Cards = ([], [])
    dice: tuple[Pair, Pair] = ((0, 0), (0, 0))
    damage: Cards = ([], [])
    tokens: Cards = ([], [])
    relaunches: Pair = (0, 0)


@dataclass(frozen=True, slots=True)
class Told:
    """What one step did: who acted, the events, and how the battle stood before it."""

    step: int
    seat: int | None
    action: int | None
    events: Sequence[Event]
    active: int
    defender: int | None
    before: Situation


def play_and_tell(session: Session[Any], action: int, step: int) -> Told:
    """Carry out an action and tell it."""
    before = situation(session.state)
    seat = session.turn
    events = session.play(action)
    return told(step, seat, action, events, before, session.state)


def told_of(record: Record, game: HistoryGame) -> list[Told]:
    """All steps of a record; the first is the deal."""
    return list(telling(record, game))


def telling(record: Record, game: HistoryGame) -> Iterator[Told]:
    """The same one after the other."""
    before = nothing_yet(record.setup)
    for moment in replay(record, game):
        step = record.steps[moment.step - 1] if moment.step else None
        seat, action = (step.seat, step.action) if step else (None, None)
        yield told(moment.step, seat, action, moment.events, before, moment.state)
        before = situation(moment.state)


def nothing_yet(setup: Setup) -> Situation:
    """How things stand before the deal."""
    return Situation(setup.first, NOBODY)


def situation(s: State) -> Situation:
    """Who fights whom, and with what."""

    def standing(rows: Sequence[Sequence[int]]) -> Cards:
        return list(rows[0][: s.ranks[0]]), list(rows[1][: s.ranks[1]])

    return Situation(
        s.active,
        s.defender,
        standing(s.line_up),
        ((s.die[0], s.face[0]), (s.die[1], s.face[1])),
        standing(s.damage),
        standing(s.token_on),
        (s.relaunches[0], s.relaunches[1]),
    )


def told(
    step: int, seat: int | None, action: int | None, events: Sequence[Event], before: Situation, after: State
) -> Told:
    """A step with what a teller must know of the moment before it."""
    defender = after.defender if before.defender == NOBODY else before.defender
    return Told(step, seat, action, events, before.active, None if defender == NOBODY else defender, before)


# ------------------------------------------------------------------ telling
class Ref(NamedTuple):
    """Something with a name in every language: its kind, and which one it is.

    Kinds: `seat` (number), `unit`, `relic`, `token` (English names), `units` (a list of them), `die`
    (`strong`, `risky`), `face` (die and face), `line` (`long`, `medium`, `close`), `board` (the board's side).
    """

    kind: str
    value: Any


Arg: TypeAlias = Ref | int | str


class Telling(NamedTuple):
    """One thing that happened: the event's name, its rule, its text as message and arguments.

    `at` is the place of its event in the step; some events are told together with the next one.
    """

    at: int
    event: str
    rule: str
    message: str
    args: dict[str, Arg]


def tell(game: HistoryGame, notation: HistoryNotation, step: Told, events: Sequence[Event]) -> list[Telling]:
    """What a step did; `events` are its events as the listener may know them (`game.visible`)."""
    return list(_Teller(game, notation, step).tell(events))


class _Teller:
    """Turns events into tellings; it follows the line-ups to know who stands in which slot."""

    def __init__(self, game: HistoryGame, notation: HistoryNotation, step: Told) -> None:
        self.cards = game.cards
        self.dealing = step.action is None
        self.notation = notation
        self.line_ups = tuple(dict(enumerate(side)) for side in step.before.line_ups)
        self.dice = list(step.before.dice)
        defender = Ref("board", None) if step.defender is None else Ref("seat", step.defender)
        self.sides = (Ref("seat", step.active), defender)

    def unit(self, unit: int) -> Ref:
        return Ref("unit", self.notation.unit_text(unit))

    def tile_eras(self, tile: int) -> str:
        return "·".join(self.cards.tiles[tile].eras)

    def tell(self, events: Sequence[Event]) -> Iterator[Telling]:
        i = 0
        while i < len(events):
            event = events[i]
            if event[0] == state.DREW:
                drawn = self.same_draw(events[i:])
                yield self.draws(i, drawn)
                i += len(drawn)
                continue
            # A blow that fells is told by the fall alone.
            if not (event[0] == state.DAMAGED and i + 1 < len(events) and events[i + 1][0] == state.DEFEATED):
                yield self.telling(i, event)
            i += 1

    @staticmethod
    def same_draw(events: Sequence[Event]) -> Sequence[Event]:
        """The draws of one player that these events begin with."""
        return list(takewhile(lambda event: event[:2] == events[0][:2], events))

    def draws(self, at: int, drawn: Sequence[Event]) -> Telling:
        """Cards drawn one after another, as one telling."""
        rule = EVENTS[state.DREW][1]
        seat = Ref("seat", drawn[0][1])
        if any(event[2] == UNKNOWN for event in drawn):
            return Telling(at, "drew", rule, "event-drew-unseen", {"seat": seat, "number": len(drawn)})
        units = Ref("units", [self.notation.unit_text(event[2]) for event in drawn])
        return Telling(at, "drew", rule, "event-drew", {"seat": seat, "units": units})

    def telling(self, at: int, event: Event) -> Telling:
        name, rule, fields = EVENTS[event[0]]
        given = dict(zip(fields, event[1:], strict=False))
        args = self.named(given)
        variant = self.VARIANTS[name](self, given, args) if name in self.VARIANTS else ""
        return Telling(at, name, rule, f"event-{name}{variant}", args)

    def named(self, given: Mapping[str, int]) -> dict[str, Arg]:
        """The numbers of an event with their meaning; those that stay numbers stay as they are."""
        named: dict[str, Arg] = dict(given)
        for key in ("seat", "other_seat", "from_seat"):
            if given.get(key, UNKNOWN) >= 0:
                named[key] = Ref("seat", given[key])
        if given.get("unit", UNKNOWN) >= 0:
            named["unit"] = self.unit(given["unit"])
        if given.get("relic", UNKNOWN) >= 0:
            named["relic"] = Ref("relic", self.notation.relic_text(given["relic"]))
            named["era"] = self.cards.relics[given["relic"]].era
        if "era" in given:
            named["era"] = ERA_NAMES[given["era"]]
        if "space" in given:
            named["space"] = SPACE_NAMES[given["space"]]
        if "token" in given:
            named["token"] = Ref("token", self.notation.token_text(given["token"]))
        if "warfare_space" in given:
            named["warfare_space"] = given["warfare_space"] + 1
        if "position" in given:
            named["position"] = given["position"] + 1
        if "prowess" in given:
            owner, position = divmod(given["prowess"], tables.PROWESS_POSITIONS)
            named |= {"other_seat": Ref("seat", owner), "position": position + 1}
        if "tile" in given:
            named |= {"tile": given["tile"] + 1, "eras": self.tile_eras(given["tile"])}
        if "die" in given:
            die = DICE[given["die"]]
            named |= {"die": Ref("die", die), "face": Ref("face", (die, given["face"]))}
        if "side" in given:
            named |= self.standing(given)
        return named

    def standing(self, given: Mapping[str, int]) -> dict[str, Arg]:
        """Who is meant by a side and a slot."""
        side = given["side"]
        named: dict[str, Arg] = {"who": self.sides[side]}
        if "slot" not in given:
            return named
        line_up, slot = self.line_ups[side], given["slot"]
        if "unit" in given:
            line_up[slot] = given["unit"]
        near = given.get("link", slot)
        if slot in line_up:
            named |= {"unit": self.unit(line_up[slot]), "hp": self.cards.units[line_up[slot]].hp}
        if "link" in given:
            named["unit"] = self.unit(line_up[near])
        if near + 1 in line_up:
            named["other"] = self.unit(line_up[near + 1])
        return named | {"slot": slot + 1}

    # -------------------------------------------------------------- events with more than one wording
    def inserted(self, given: Mapping[str, int], args: dict[str, Arg]) -> str:
        active = given["active_tile"]
        if active < 0:
            return "-first"
        pointer = self.cards.tiles[active].pointer
        args |= {"active_tile": active + 1, "active_eras": self.tile_eras(active), "pointer": pointer}
        return "-dealt" if self.dealing else ""

    def line_fought(self, given: Mapping[str, int], args: dict[str, Arg]) -> str:
        difference = given["attacker_total"] - given["defender_total"]
        args |= {
            "line": Ref("line", LINE_NAMES[given["line"]]),
            "attacker": self.sides[tables.ATTACKER],
            "defender": self.sides[tables.DEFENDER],
            "attacker_total": self.total(given, tables.ATTACKER, "attacker_total"),
            "defender_total": self.total(given, tables.DEFENDER, "defender_total"),
            "number": abs(difference),
            "loser": self.sides[tables.DEFENDER if difference > 0 else tables.ATTACKER],
        }
        return ""

    def total(self, given: Mapping[str, int], side: int, key: str) -> str:
        """A side's total on a line, and how cards and die add up to it."""
        die, face = self.dice[side]
        added = tables.FACES[die * 6 + face - 1][given["line"]] if face else 0
        total = given[key]
        return f"{total} ({total - added}{added:+d})" if added and total else str(total)

    def rolled(self, given: Mapping[str, int], args: dict[str, Arg]) -> str:
        self.dice[given["side"]] = (given["die"], given["face"])
        return ""

    def battle_ended(self, given: Mapping[str, int], args: dict[str, Arg]) -> str:
        if given["winner"] == tables.NOBODY:
            return "-nobody"
        args["winner"] = self.sides[given["winner"]]
        return ""

    def unseen(self, given: Mapping[str, int], args: dict[str, Arg]) -> str:
        return "-unseen" if UNKNOWN in (given.get("relic"), given.get("value")) else ""

    def relic_gained(self, given: Mapping[str, int], args: dict[str, Arg]) -> str:
        return "" if given["from_seat"] == tables.NOBODY else "-from"

    VARIANTS: ClassVar[dict[str, Callable[[_Teller, Mapping[str, int], dict[str, Arg]], str]]] = {
        "inserted": inserted,
        "line_fought": line_fought,
        "rolled": rolled,
        "battle_ended": battle_ended,
        "relic_seen": unseen,
        "prowess_seen": unseen,
        "relic_gained": relic_gained,
    }


def event_data(event: Event, notation: HistoryNotation) -> dict[str, Any]:
    """An event with its name, its rule and what it tells; what may not be known is null. Places count from 1."""
    name, rule, fields = EVENTS[event[0]]
    words: dict[str, Callable[[int], Any]] = {
        "seat": notation.seat_text,
        "other_seat": notation.seat_text,
        "from_seat": lambda seat: None if seat < 0 else notation.seat_text(seat),
        "unit": notation.unit_text,
        "relic": notation.relic_text,
        "token": notation.token_text,
        "space": notation.space_text,
        "era": notation.era_text,
        "side": SIDES.__getitem__,
        "winner": lambda side: None if side < 0 else SIDES[side],
        "line": LINE_NAMES.__getitem__,
        "die": DICE.__getitem__,
        **dict.fromkeys(("slot", "link", "position", "warfare_space", "tile"), lambda place: place + 1),
        "active_tile": lambda tile: None if tile < 0 else tile + 1,
    }
    hidden = HIDDEN_FIELDS.get(event[0])
    data: dict[str, Any] = {"event": name, "rule": rule}
    for part, value in zip(fields, event[1:], strict=False):
        if part == "prowess":
            owner, position = divmod(value, tables.PROWESS_POSITIONS)
            data |= {"other_seat": notation.seat_text(owner), "position": position + 1}
        else:
            data[part] = None if part == hidden and value == UNKNOWN else words.get(part, int)(value)
    return data


# ------------------------------------------------------------------ luck
@dataclass(slots=True)
class Rolls:
    """The rolls of one player with one die: how many, and the sum of all that their faces added."""

    number: int = 0
    added: int = 0


def face_sum(die: int, face: int) -> int:
    """What a face adds over the three lines together."""
    return sum(tables.FACES[die * 6 + face - 1])


def expected(die: int) -> float:
    """The mean of a die's faces."""
    return sum(face_sum(die, face) for face in range(1, 7)) / 6


def count_rolls(told: Iterable[Told]) -> dict[tuple[int | None, int], Rolls]:
    """All rolls of a game, by who rolled (None is the board) and with which die."""
    ledger: dict[tuple[int | None, int], Rolls] = {}
    for step in told:
        for kind, side, die, face in step.events:
            if kind == state.ROLLED:
                who = step.active if side == tables.ATTACKER else step.defender
                rolls = ledger.setdefault((who, die), Rolls())
                rolls.number += 1
                rolls.added += face_sum(die, face)
    return ledger
