"""The public JSON question "how does this battle end?", read strictly and answered by the engine.

One reader for all questions about battles: `Reader` checks shapes and names the field that is wrong,
`BattleQuestion` is what a request means, `battle` answers it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import IO, TYPE_CHECKING, Any

from warlore.history.cardset import CardError, CardSet, Unit, load_cards
from warlore.history.columns import ERA_NAMES, ICONS, LINE_NAMES, TOKENS, fill_units
from warlore.history.notation import EVENTS
from warlore.history.options import RuleOptions
from warlore.history.rules import engine, tables
from warlore.history.rules.tables import ALL_SLOTS, ATTACKER, DEFENDER, DEPLOY_SLOTS, MAX_UNITS, NOBODY
from warlore.table import BadInput, Chance, Event
from warlore.table.chance import FACES_ROOM, ORDERED
from warlore.table.json_text import read_json

if TYPE_CHECKING:
    from warlore.history.rules.plain import State

SIDES = ("attacker", "defender")
DICE = ("strong", "risky")
MOST = 999
UNIT_TOKENS = {name: number for name, number in TOKENS.items() if tables.goes_on_units(number)}
UNIT_NUMBERS = (*LINE_NAMES, "hp", *ICONS)
BLANK_NUMBERS = dict.fromkeys(UNIT_NUMBERS, 0) | {"hp": 1}
UNIT_FIELDS = ("name", "kind", "era", *UNIT_NUMBERS, "left", "right")


class Reader:
    """Reads parts of a JSON object; every complaint names the field and what is allowed there."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards

    def fail(self, where: str, problem: str, code: str = "invalid") -> BadInput:
        return BadInput(f"{where}: {problem}" if where else problem, field=where, code=code)

    def mapping(self, value: Any, where: str, allowed: Iterable[str] | None = None) -> Mapping[str, Any]:
        if not isinstance(value, dict):
            raise self.fail(where, f"must be an object, not {_shown(value)}")
        if allowed is not None:
            names = tuple(allowed)
            for key in value:
                if key not in names:
                    inner = _inside(where, key)
                    raise self.fail(inner, f"is no field here; the fields are {', '.join(names)}", "unknown_field")
        return value

    def items(self, value: Any, where: str) -> list[Any]:
        if not isinstance(value, list):
            raise self.fail(where, f"must be a list, not {_shown(value)}")
        return value

    def number(self, value: Any, where: str, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.fail(where, f"must be a whole number from {least} to {most}, not {_shown(value)}")
        return value

    def flag(self, value: Any, where: str) -> bool:
        if not isinstance(value, bool):
            raise self.fail(where, f"must be true or false, not {_shown(value)}")
        return value

    def choice(self, value: Any, where: str, allowed: Iterable[str]) -> str:
        names = tuple(allowed)
        if not isinstance(value, str) or value not in names:
            raise self.fail(where, f"must be {' or '.join(names)}, not {_shown(value)}")
        return value

    # -------------------------------------------------------------- cards
    def unit(self, value: Any, where: str) -> Unit:
        """A card by id or name, or written out as an object."""
        if isinstance(value, str):
            try:
                return self.cards.find_unit(value)
            except CardError:
                raise self.fail(where, f"there is no card {_shown(value)} in the card set", "unknown_card") from None
        data = self.mapping(value, where, UNIT_FIELDS)
        name = data.get("name")
        if not isinstance(name, str):
            raise self.fail(_inside(where, "name"), f"must be a name, not {_shown(name)}")
        numbers = {
            key: self.number(data[key], _inside(where, key), 1 if key == "hp" else 0, MOST)
            if key in data
            else BLANK_NUMBERS[key]
            for key in UNIT_NUMBERS
        }
        return Unit(
            id="",
            name=name,
            kind=self.choice(data.get("kind", "elite"), _inside(where, "kind"), ("base", "elite", "hero")),
            era=self.era(data.get("era", "I"), _inside(where, "era")),
            left=self.era(data.get("left"), _inside(where, "left")),
            right=self.era(data.get("right"), _inside(where, "right")),
            copies=1,
            sabatons=(),
            source="",
            **numbers,
        )

    def era(self, value: Any, where: str) -> str | None:
        """An Era or a Link type, or none."""
        return None if value is None else self.choice(value, where, ERA_NAMES)

    def units(self, value: Any, where: str) -> list[Unit]:
        return [self.unit(item, _inside(where, i)) for i, item in enumerate(self.items(value, where))]

    def tokens(self, value: Any, where: str) -> dict[int, int]:
        """Tokens by slot, from 0."""
        found: dict[int, int] = {}
        for key, token in self.mapping(value, where).items():
            inner = _inside(where, key)
            slots = [str(slot) for slot in range(1, tables.SLOTS + 1)]
            if key not in slots:
                raise self.fail(inner, f"must be a slot from 1 to {tables.SLOTS}")
            if not isinstance(token, str) or token not in UNIT_TOKENS:
                known = 'long+N, medium+N, close+N (N from 1 to 9), diversion, relaunch, accuracy, heroic_death'
                raise self.fail(inner, f"must be one of {known}, not {_shown(token)}")
            found[int(key) - 1] = UNIT_TOKENS[token]
        if len(found) > tables.TOKEN_LIMIT:
            raise self.fail(where, f"there are {len(found)} tokens, but a side places at most {tables.TOKEN_LIMIT}")
        return found


@dataclass
class Side:
    """One side of a question: its Units from the Front outward, its decks top card first, its tokens."""

    units: list[Unit]
    deck: list[Unit] = field(default_factory=list)
    era_decks: dict[int, list[Unit]] = field(default_factory=dict)
    tokens: dict[int, int] = field(default_factory=dict)


@dataclass
class BattleQuestion:
    """Two line-ups before Reinforcements, and the rules they fight by."""

    attacker: Side
    defender: Side
    player: bool
    options: RuleOptions

    def sides(self) -> tuple[Side, Side]:
        return self.attacker, self.defender

    def deploy(self) -> tuple[State, list[Unit]]:
        """The state at the Front, and the Units behind its numbers. Decks are as deep as they can be used."""
        book = UnitBook()
        s = engine.State()
        self.options.write(s)
        s.players = 2
        s.active = 0
        s.defender = 1 if self.player else NOBODY
        line_up = s.line_up
        token_on = s.token_on
        for number, side in enumerate(self.sides()):
            for slot, unit in enumerate(side.units):
                line_up[number][slot] = book.number(unit)
            for slot, token in side.tokens.items():
                token_on[number][slot] = token
        s.line_up = line_up
        s.token_on = token_on
        s.ranks = [len(self.attacker.units), len(self.defender.units)]
        deck = s.deck
        _stack(deck[0], self.attacker.deck[: ALL_SLOTS[ATTACKER]], book)
        if self.player:
            _stack(deck[1], self.defender.deck[: ALL_SLOTS[DEFENDER]], book)
        else:
            era_deck = s.era_deck
            for era, era_cards in self.defender.era_decks.items():
                _stack(era_deck[era], era_cards[: ALL_SLOTS[DEFENDER]], book)
            s.era_deck = era_deck
        s.deck = deck
        cards = engine.Cards()
        fill_units(cards, book.units)
        s.cards = cards
        return s, book.units


class UnitBook:
    """Gives numbers to Units, the same number to equal ones."""

    def __init__(self) -> None:
        self.units: list[Unit] = []
        self._numbers: dict[Unit, int] = {}

    def number(self, unit: Unit) -> int:
        if unit not in self._numbers:
            assert len(self.units) < MAX_UNITS
            self._numbers[unit] = len(self.units)
            self.units.append(unit)
        return self._numbers[unit]


def _stack(pile: list[int], top_first: list[Unit], book: UnitBook) -> None:
    """A deck in a known order: `Chance` in its ordered way draws the last card."""
    for place, unit in enumerate(reversed(top_first)):
        pile[2 + place] = book.number(unit)
    pile[0] = len(top_first)


# ------------------------------------------------------------------ reading a question
QUESTION_FIELDS = ("attacker", "defender", "options")
ATTACKER_FIELDS = ("units", "deck", "tokens")
DEFENDER_FIELDS = ("player", "units", "deck", "era_decks", "tokens")


def read_question(reader: Reader, data: Mapping[str, Any]) -> BattleQuestion:
    """The part that all questions about a battle share."""
    for name in SIDES:
        if name not in data:
            raise reader.fail(name, "is missing", "missing")
    given_options = reader.mapping(data.get("options", {}), "options")
    options = RuleOptions.of(given_options, words=False)
    theirs = reader.mapping(data["defender"], "defender", DEFENDER_FIELDS)
    player = reader.flag(theirs.get("player", False), "defender.player")
    least = options.min_defender_units if player else 1
    attacker = _read_side(reader, reader.mapping(data["attacker"], "attacker", ATTACKER_FIELDS), ATTACKER, 1)
    defender = _read_side(reader, theirs, DEFENDER, least)
    if defender.era_decks and player:
        raise reader.fail("defender.era_decks", "belong to a board defender; a player draws from 'deck'")
    if defender.deck and not player:
        raise reader.fail("defender.deck", "belongs to a player; a board defender draws from 'era_decks'")
    if defender.tokens and not player:
        raise reader.fail("defender.tokens", "a board defender has no tokens")
    for slot in defender.tokens:
        if slot >= len(defender.units):
            raise reader.fail(f"defender.tokens.{slot + 1}", "no Unit is deployed there")
    return BattleQuestion(attacker, defender, player, options)


def _read_side(reader: Reader, data: Mapping[str, Any], number: int, least: int) -> Side:
    name = SIDES[number]
    if "units" not in data:
        raise reader.fail(f"{name}.units", "is missing", "missing")
    units = reader.units(data["units"], f"{name}.units")
    most = DEPLOY_SLOTS[number]
    if not least <= len(units) <= most:
        raise reader.fail(f"{name}.units", f"must be {least} to {most} Units, not {len(units)}")
    decks: dict[int, list[Unit]] = {}
    for era, cards in reader.mapping(data.get("era_decks", {}), f"{name}.era_decks", ERA_NAMES).items():
        decks[ERA_NAMES.index(era)] = reader.units(cards, f"{name}.era_decks.{era}")
    return Side(
        units,
        reader.units(data.get("deck", []), f"{name}.deck"),
        decks,
        reader.tokens(data.get("tokens", {}), f"{name}.tokens"),
    )


# ------------------------------------------------------------------ contract 1
BATTLE_FIELDS = (*QUESTION_FIELDS, "dice", "rerolls", "events")


def battle(request: Any, cards: CardSet | None = None) -> dict[str, Any]:
    """Resolve one battle; raises `BadInput` naming the field that is wrong."""
    reader = Reader(cards or load_cards())
    data = reader.mapping(request, "", BATTLE_FIELDS)
    question = read_question(reader, data)
    chance = _given_dice(reader, data.get("dice", {}))
    rerolls = _given_rerolls(reader, data.get("rerolls", {}))
    events: list[Event] | None = [] if reader.flag(data.get("events", False), "events") else None
    s, units = question.deploy()
    s.events = events
    fought = _fight(reader, question, s, chance, rerolls)
    s.events = None
    return _answer(s, units, fought, events)


def _given_dice(reader: Reader, value: Any) -> Chance:
    """Ordered chance with the given faces."""
    data = reader.mapping(value, "dice", DICE)
    chance = Chance()
    chance.way = ORDERED
    faces = chance.faces
    for number, name in enumerate(DICE):
        where = f"dice.{name}"
        given = reader.items(data.get(name, []), where)
        checked = [reader.number(face, f"{where}.{i}", 1, 6) for i, face in enumerate(given)][:FACES_ROOM]
        faces[number][0] = len(checked)
        faces[number][2 : 2 + len(checked)] = checked
    chance.faces = faces
    return chance


def _given_rerolls(reader: Reader, value: Any) -> list[int]:
    data = reader.mapping(value, "rerolls", SIDES)
    return [reader.number(data.get(name, 0), f"rerolls.{name}", 0, MOST) for name in SIDES]


def _fight(reader: Reader, question: BattleQuestion, s: State, chance: Chance, rerolls: list[int]) -> bool:
    """Let the line-ups meet and fight; False when a side had no Unit (H6.7)."""
    engine.meet_at_the_front(s, chance)
    if 0 in s.ranks:
        return False
    for slot in question.attacker.tokens:
        if slot >= s.ranks[ATTACKER]:
            raise reader.fail(f"attacker.tokens.{slot + 1}", "no Unit stands there after reinforcements")
    for number, name in enumerate(SIDES):
        engine.count_relaunches(s, number)
        bound = number == ATTACKER or question.player
        if bound and rerolls[number] > s.relaunches[number]:
            icons = s.relaunches[number]
            raise reader.fail(f"rerolls.{name}", f"must be 0 to {icons}, the side's Relaunch icons")
    engine.settle(s, chance, rerolls[ATTACKER], rerolls[DEFENDER])
    if chance.fault:
        raise reader.fail(f"dice.{DICE[chance.at]}", "there are too few faces for the rolls of this battle")
    return True


def _answer(s: State, units: list[Unit], fought: bool, events: list[Event] | None) -> dict[str, Any]:
    winner = engine.winning_side(s)
    answer: dict[str, Any] = {
        "winner": None if winner == NOBODY else SIDES[winner],
        "dice": {
            name: [DICE[s.die[number]], s.face[number]] if fought else None for number, name in enumerate(SIDES)
        },
        "lines": _lines(s),
    }
    for number, name in enumerate(SIDES):
        answer[name] = [
            {
                "name": units[s.line_up[number][slot]].name,
                "damage": s.damage[number][slot],
                "defeated": not engine.alive(s, number, slot),
            }
            for slot in range(s.ranks[number])
        ]
    answer["links"] = {
        name: [slot + 1 for slot in range(tables.SLOTS) if s.links[number][slot]]
        for number, name in enumerate(SIDES)
    }
    if events is not None:
        answer["events"] = [_event(event, units) for event in events]
    return answer


def _lines(s: State) -> list[dict[str, Any]]:
    """H6.7: the lines fought, with their totals after clamping."""
    return [
        {"line": name, "attacker": s.totals[ATTACKER][line], "defender": s.totals[DEFENDER][line]}
        for line, name in enumerate(LINE_NAMES[: s.lines_fought])
    ]


_EVENT_WORDS: dict[str, Callable[[int], Any]] = {
    "side": lambda side: SIDES[side],
    "winner": lambda side: None if side == NOBODY else SIDES[side],
    "slot": lambda slot: slot + 1,
    "link": lambda slot: slot + 1,
    "line": lambda line: LINE_NAMES[line],
    "die": lambda die: DICE[die],
}


def _event(event: Event, units: list[Unit]) -> dict[str, Any]:
    """One event of a battle in words."""
    name, rule, parts = EVENTS[event[0]]
    told: dict[str, Any] = {"event": name, "rule": rule}
    for part, value in zip(parts, event[1:], strict=False):
        told[part] = units[value].name if part == "unit" else _EVENT_WORDS.get(part, int)(value)
    return told


# ------------------------------------------------------------------ batches
def answer_lines(
    source: IO[bytes], target: IO[str], answer: Callable[[Any], dict[str, Any]], *, flush: bool = False
) -> int:
    """JSON Lines in, JSON Lines out, in order; a bad line is answered with its error. Returns the exit code."""
    code = 0
    for raw in source:
        if not raw.strip():
            continue
        try:
            reply = answer(read_json(raw))
        except BadInput as error:
            code = 1
            reply = {"error": {"code": error.code, "field": error.field, "message": error.message}}
        target.write(json.dumps(reply, ensure_ascii=False) + "\n")
        if flush:
            target.flush()
    return code


def battle_lines(source: IO[bytes], target: IO[str], cards: CardSet | None = None) -> int:
    """Contract 1 as a batch: `warlore history battle`."""
    cards = cards or load_cards()
    return answer_lines(source, target, lambda request: battle(request, cards))


# ------------------------------------------------------------------ words
def _inside(where: str, key: object) -> str:
    return f"{where}.{key}" if where else str(key)


def _shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False) if not isinstance(value, float) else str(value)
    return text if len(text) <= 40 else text[:37] + "..."


__all__ = ["BattleQuestion", "Reader", "Side", "answer_lines", "battle", "battle_lines", "read_question"]
