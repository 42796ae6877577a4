"""The game's things in a person's language: cards, tokens, actions, and what happened as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

from warlore.history.cardset import Relic, Unit
from warlore.history.columns import ERA_NAMES, ICONS, LINE_NAMES
from warlore.history.game import UNKNOWN, HistoryGame
from warlore.history.notation import EVENTS, SPACE_NAMES, HistoryNotation
from warlore.history.rules import actions, state, tables
from warlore.table import Event, Reason, Setup
from warlore.texts import DEFAULT, Texts

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
ZERO = "·"


def parts_of(action: int) -> tuple[str, str, int]:
    """An action's family, what its index names, and the index."""
    for first, family, names in FAMILIES:
        if action >= first:
            return family, names, action - first
    return PLAIN_ACTIONS[action], "", 0


@dataclass(frozen=True, slots=True)
class Told:
    """What one step did: who acted, and the events, with line-ups and dice (die, face) as they stood before it."""

    step: int
    seat: int | None
    action: int | None
    events: Sequence[Event]
    active: int
    defender: int | None
    line_ups: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    dice: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0))


class Sentence(NamedTuple):
    """What happened, in words, and the name of the event."""

    event: str
    text: str


class Words:
    """The words of one game in one language."""

    def __init__(self, texts: Texts, game: HistoryGame, setup: Setup) -> None:
        self.texts = texts
        self.game = game
        self.cards = game.cards
        self.seats = setup.seats
        self.notation: HistoryNotation = game.notation(setup)
        self._units = {unit.name: unit for unit in self.cards.units}
        self._relics = {relic.name: relic for relic in self.cards.relics}
        self._names: dict[str, str] = {}

    def get(self, message: str, /, **args: Any) -> str:
        return self.texts.get(message, **args)

    # -------------------------------------------------------------- cards and tokens
    def unit(self, unit: Unit | int | str) -> str:
        """A Unit's name."""
        if isinstance(unit, int):
            unit = self.cards.units[unit]
        elif isinstance(unit, str):
            unit = self._units[unit]
        return self._name(f"unit-{unit.id}", unit.name)

    def relic(self, relic: Relic | int | str) -> str:
        """A Relic's name."""
        if isinstance(relic, int):
            relic = self.cards.relics[relic]
        elif isinstance(relic, str):
            relic = self._relics[relic]
        return self._name(f"relic-{relic.id}", relic.name)

    def _name(self, message: str, own: str) -> str:
        """The translated name, unless an owner's set calls the card something else."""
        if message not in self._names:
            known = Texts(DEFAULT).find(message) == own
            self._names[message] = self.get(message) if known else own
        return self._names[message]

    def description(self, card: Unit | Relic) -> str:
        """The line under a card's name; none for an owner's own cards."""
        message = f"{'unit' if isinstance(card, Unit) else 'relic'}-{card.id}"
        known = Texts(DEFAULT).find(message) == card.name
        return self.get(f"{message}.description") if known else ""

    def card_of(self, name: str) -> Unit:
        """The Unit that a view names."""
        return self._units[name]

    def relic_of(self, name: str) -> Relic:
        return self._relics[name]

    def token(self, token: str | int) -> str:
        """A Warfare token's name."""
        if isinstance(token, int):
            token = self.notation.token_text(token)
        line, plus, n = token.partition("+")
        return self.get(f"token-{line}", n=int(n)) if plus else self.get(f"token-{token}")

    def icons(self, unit: Unit) -> str:
        """A Unit's icons as short words: `Re1 HD1`."""
        found = [(self.get(f"icon-{icon}.short"), getattr(unit, icon)) for icon in ICONS]
        return " ".join(f"{short}{n}" for short, n in found if n)

    def shields(self, unit: Unit) -> str:
        """A Unit's half-shields: `<I` on the left edge, `II>` on the right one."""
        return f"{'<' + unit.left if unit.left else '':<5}{unit.right + '>' if unit.right else ''}".rstrip()

    def values(self, unit: Unit) -> str:
        """A Unit's three values and HP: `L· M1 C2 HP1`."""
        lines = [f"{self.get(f'line-{line}.short')}{getattr(unit, line) or ZERO}" for line in LINE_NAMES]
        return f"{' '.join(lines)} {self.get('hp.short')}{unit.hp}"

    def brief(self, unit: Unit) -> str:
        """A Unit in a few words, without its name."""
        return " ".join([self.values(unit), self.icons(unit), *self.shields(unit).split()]).replace("  ", " ").strip()

    def legend(self) -> str:
        """What the short words mean."""
        lines = [f"{self.get(f'line-{line}.short')} {self.get(f'line-{line}')}" for line in LINE_NAMES]
        icons = [f"{self.get(f'icon-{icon}.short')} {self.get(f'icon-{icon}')}" for icon in ICONS]
        return " · ".join([*lines, f"{self.get('hp.short')} {self.get('hp')}", *icons, self.get("legend-shields")])

    def face(self, die: int, face: int) -> str:
        """What a die's face adds, in words."""
        adds = tables.FACES[die * 6 + face - 1]
        if len(set(adds)) == 1:
            return self.get("face-every", n=f"{adds[0]:+d}")
        shown = [(line, n) for line, n in zip(LINE_NAMES, adds, strict=True) if n]
        return ", ".join(self.get(f"face-{line}", n=f"{n:+d}") for line, n in shown)

    def die(self, die: int) -> str:
        return self.get(("die-strong", "die-risky")[die])

    def seat(self, seat: int) -> str:
        return self.seats[seat]

    def tile_eras(self, tile: int) -> str:
        """The two Eras of a tile, counted from 0."""
        return "·".join(self.cards.tiles[tile].eras)

    # -------------------------------------------------------------- actions
    def action(self, action: int) -> str:
        """An action, as it may also be typed."""
        family, names, index = parts_of(action)
        return self.get(f"action-{family}", **self._action_names(names, index))

    def _action_names(self, names: str, index: int) -> dict[str, Any]:
        if names == "unit":
            return {"unit": self.unit(index)}
        if names == "placing":
            return {"token": self.token(index // tables.SLOTS), "slot": index % tables.SLOTS + 1}
        if names == "token":
            return {"token": self.token(index)}
        if names == "relic":
            return {"relic": self.relic(index)}
        if names == "position":
            return {"position": index + 1}
        if names == "seat":
            return {"seat": self.notation.seat_text(index)}
        if names == "space":
            return {"space": SPACE_NAMES[index]}
        return {"era": ERA_NAMES[index]} if names == "era" else {}

    def nameable(self) -> Iterator[int]:
        """Every action that a person could mean with this card set."""
        tokens = set(map(self.notation.parse_token, self.cards.warfare))
        for action in range(actions.ACTIONS):
            _, names, index = parts_of(action)
            if names == "unit" and index >= len(self.cards.units):
                continue
            if names == "seat" and index >= len(self.seats):
                continue
            if names == "token" and index not in tokens:
                continue
            if names == "placing" and index // tables.SLOTS not in tokens:
                continue
            yield action

    def reason(self, reason: Reason) -> str:
        """Why not, with the rule."""
        text = self.get(f"reason-{reason.code}")
        return f"{text} ({reason.rule})" if reason.rule else text

    # -------------------------------------------------------------- what happened
    def sentences(self, told: Told, seat: int | None, everything: bool = False) -> list[Sentence]:
        """What a step did, as a seat (or a spectator: None) may know it; `everything` hides nothing."""
        events = list(told.events) if everything else self.game.visible(told.events, seat)
        return list(_Teller(self, told).tell(events))


class _Teller:
    """Turns events into sentences; it follows the line-ups to know who stands in which slot."""

    def __init__(self, words: Words, told: Told) -> None:
        self.words = words
        self.line_ups = tuple(dict(enumerate(side)) for side in told.line_ups)
        self.dice = list(told.dice)
        board = words.get("side-board")
        defender = board if told.defender is None else words.seat(told.defender)
        self.sides = (words.seat(told.active), defender)

    def tell(self, events: Sequence[Event]) -> Iterator[Sentence]:
        drawn: list[Event] = []
        for i, event in enumerate(events):
            # A blow that fells is told by the fall alone.
            if event[0] == state.DAMAGED and i + 1 < len(events) and events[i + 1][0] == state.DEFEATED:
                continue
            if EVENTS[event[0]][0] == "drew" and (not drawn or drawn[0][1] == event[1]):
                drawn.append(event)
                continue
            if drawn:
                yield self.draws(drawn)
                drawn = [event] if EVENTS[event[0]][0] == "drew" else []
                if drawn:
                    continue
            yield self.sentence(event)
        if drawn:
            yield self.draws(drawn)

    def draws(self, drawn: list[Event]) -> Sentence:
        """Cards drawn one after another, as one sentence."""
        seat = self.words.seat(drawn[0][1])
        if any(event[2] == UNKNOWN for event in drawn):
            return Sentence("drew", self.words.get("event-drew-unseen", seat=seat, number=len(drawn)))
        units = ", ".join(self.words.unit(event[2]) for event in drawn)
        return Sentence("drew", self.words.get("event-drew", seat=seat, units=units))

    def sentence(self, event: Event) -> Sentence:
        name, _, fields = EVENTS[event[0]]
        given = dict(zip(fields, event[1:], strict=False))
        args = self.named(given)
        variant = self.VARIANTS[name](self, given, args) if name in self.VARIANTS else ""
        text = self.words.get(f"event-{name}{variant}", **args)
        return Sentence(name, text[:1].upper() + text[1:])

    def named(self, given: Mapping[str, int]) -> dict[str, Any]:
        """The numbers of an event as words; those that stay numbers stay as they are."""
        words = self.words
        named: dict[str, Any] = dict(given)
        for key in ("seat", "other_seat", "from_seat"):
            if given.get(key, UNKNOWN) >= 0:
                named[key] = words.seat(given[key])
        if given.get("unit", UNKNOWN) >= 0:
            named["unit"] = words.unit(given["unit"])
        if given.get("relic", UNKNOWN) >= 0:
            named["relic"] = words.relic(given["relic"])
            named["era"] = words.cards.relics[given["relic"]].era
        if "era" in given:
            named["era"] = ERA_NAMES[given["era"]]
        if "space" in given:
            named["space"] = SPACE_NAMES[given["space"]]
        if "token" in given:
            named["token"] = words.token(given["token"])
        if "warfare_space" in given:
            named["warfare_space"] = given["warfare_space"] + 1
        if "position" in given:
            named["position"] = given["position"] + 1
        if "prowess" in given:
            owner, position = divmod(given["prowess"], tables.PROWESS_POSITIONS)
            named |= {"other_seat": words.seat(owner), "position": position + 1}
        if "tile" in given:
            named |= {"tile": given["tile"] + 1, "eras": words.tile_eras(given["tile"])}
        if "die" in given:
            named |= {"die": words.die(given["die"]), "face": words.face(given["die"], given["face"])}
        if "side" in given:
            named |= self.standing(given)
        return named

    def standing(self, given: Mapping[str, int]) -> dict[str, Any]:
        """Who is meant by a side and a slot."""
        side, words = given["side"], self.words
        named: dict[str, Any] = {"who": self.sides[side]}
        if "slot" not in given:
            return named
        line_up, slot = self.line_ups[side], given["slot"]
        if "unit" in given:
            line_up[slot] = given["unit"]
        near = given.get("link", slot)
        if slot in line_up:
            named |= {"unit": words.unit(line_up[slot]), "hp": words.cards.units[line_up[slot]].hp}
        if "link" in given:
            named["unit"] = words.unit(line_up[near])
        if near + 1 in line_up:
            named["other"] = words.unit(line_up[near + 1])
        return named | {"slot": slot + 1}

    # -------------------------------------------------------------- events with more than one wording
    def inserted(self, given: Mapping[str, int], args: dict[str, Any]) -> str:
        active = given["active_tile"]
        if active < 0:
            return "-first"
        pointer = self.words.cards.tiles[active].pointer
        args |= {"active_tile": active + 1, "active_eras": self.words.tile_eras(active), "pointer": pointer}
        return ""

    def line_fought(self, given: Mapping[str, int], args: dict[str, Any]) -> str:
        difference = given["attacker_total"] - given["defender_total"]
        args |= {
            "line": self.words.get(f"line-{LINE_NAMES[given['line']]}"),
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

    def rolled(self, given: Mapping[str, int], args: dict[str, Any]) -> str:
        self.dice[given["side"]] = (given["die"], given["face"])
        return ""

    def battle_ended(self, given: Mapping[str, int], args: dict[str, Any]) -> str:
        if given["winner"] == tables.NOBODY:
            return "-nobody"
        args["winner"] = self.sides[given["winner"]]
        return ""

    def unseen(self, given: Mapping[str, int], args: dict[str, Any]) -> str:
        return "-unseen" if UNKNOWN in (given.get("relic"), given.get("value")) else ""

    def relic_gained(self, given: Mapping[str, int], args: dict[str, Any]) -> str:
        return "" if given["from_seat"] == tables.NOBODY else "-from"

    VARIANTS: ClassVar[dict[str, Callable[[_Teller, Mapping[str, int], dict[str, Any]], str]]] = {
        "inserted": inserted,
        "line_fought": line_fought,
        "rolled": rolled,
        "battle_ended": battle_ended,
        "relic_seen": unseen,
        "prowess_seen": unseen,
        "relic_gained": relic_gained,
    }
