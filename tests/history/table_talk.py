"""Positions and battles from short texts, so that a test reads like the rulebook.

A *table* is a position to play on:

    t = table('''
        Hannes II | hand: Archers, Spy | deck: Conscripts | tokens: chase
        Chris II  | hand: Trebuchet
        board | II1: Genoese Crossbowmen | II2: Trưng Sisters
        gears | active: 4 | pending: 1 | wheel: draw 2
    ''', step="declare")
    t.do("fight II1", "add II2", "deploy Spy > Conscripts, strong 1, risky 2")

Piles are written top card first. After `>` stand the chance results of one action, as in a record; without
them the piles are drawn from the top and the dice show the faces of `dice=`.

A Unit that no card set has is written with its values: `Ram 0/0/2 hp2 di1 <I >I`: Long/Medium/Close, then
hp, re(inforcement), as(sault), hd (Heroic Death), ac(curacy), di(version), rl (Relaunch), its left half `<`
and right half `>`. Its Era is I unless `eraII` or the like says otherwise.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from warlore.history import CardSet, HistoryGame, RuleOptions, load_cards
from warlore.history.cardset import Unit
from warlore.history.columns import ERA_NAMES, SABATONS
from warlore.history.notation import EVENTS, SPACE_NAMES, STEPS, HistoryNotation
from warlore.history.rules import engine, tables
from warlore.table import Chance, IllegalAction, Reason, luck
from warlore.table.chance import ORDERED

PRINTED = load_cards()
# with four different tokens a test can tell which one was looked at, kept or returned
STANDARD = replace(PRINTED, prowess=tuple(replace(own, values=(1, 2, 3, 5)) for own in PRINTED.prowess))
GAME = HistoryGame(STANDARD)
STEP_NUMBERS = {name: number for number, name in STEPS.items()}
EVENT_NUMBERS = {name: number for number, (name, _, _) in EVENTS.items()}
GEAR_POSITIONS = {"draw 2": 0, "recover": 1, "dismiss": 2, "reshuffle": 3}
FLAGS = {
    "hp": "hp",
    "re": "reinforcement",
    "as": "assault",
    "hd": "heroic_death",
    "ac": "accuracy",
    "di": "diversion",
    "rl": "relaunch",
}
PLAIN_VALUES = dict.fromkeys(("long", "medium", "close", *FLAGS.values()), 0) | {
    "hp": 1,
    "left": None,
    "right": None,
}
UNIT_TEXT = re.compile(r"(\w[\w ]*?) (-?\d+)/(\d+)/(\d+)((?: (?:[a-z]{2}\d|[<>][IV]+|era[IV]+))*)")


# ------------------------------------------------------------------ cards that no set has
def with_units(cards: CardSet, text: str) -> CardSet:
    """The card set in which the Units described in a text stand in for ordinary Elites of their Era."""
    units = list(cards.units)
    taken: set[int] = set()
    for name, long, medium, close, flags in UNIT_TEXT.findall(text):
        if any(unit.name == name for unit in units):
            continue
        given: dict[str, Any] = PLAIN_VALUES | {"long": int(long), "medium": int(medium), "close": int(close)}
        era = "I"
        for flag in flags.split():
            if flag[0] in "<>":
                given["left" if flag[0] == "<" else "right"] = flag[1:]
            elif flag.startswith("era"):
                era = flag[3:]
            else:
                given[FLAGS[flag[:2]]] = int(flag[2:])
        place = next(i for i, unit in enumerate(units) if i not in taken and is_spare(unit, era, text))
        taken.add(place)
        units[place] = replace(units[place], id=name.lower().replace(" ", "-"), name=name, **given)
    return replace(cards, units=tuple(units), hash="") if taken else cards


def is_spare(unit: Unit, era: str, text: str) -> bool:
    """An Elite of the Era that neither the text nor an example of the rulebook names."""
    return unit.kind == "elite" and unit.era == era and unit.source != "rulebook" and unit.name not in text


def game_for(text: str) -> HistoryGame:
    """The game whose card set knows the Units of a text."""
    cards = with_units(STANDARD, text)
    return GAME if cards is STANDARD else HistoryGame(cards)


def name_of(unit: str) -> str:
    """A Unit's name without its values."""
    found = UNIT_TEXT.match(unit.strip())
    return found[1] if found else unit.strip()


# ------------------------------------------------------------------ building states
def put(state: Any, name: str, *path: int, value: Any) -> None:
    """Change one place of a state's array field (in the compiled form fields are read as copies)."""
    whole = getattr(state, name)
    part = whole
    for i in path[:-1]:
        part = part[i]
    part[path[-1]] = value
    setattr(state, name, whole)


def filled(pile: list[int], cards: Iterable[int]) -> list[int]:
    """A pile of the same room with these cards, the top one first."""
    cards = list(cards)[::-1]
    return [len(cards), pile[1], *cards, *[0] * (pile[1] - len(cards))]


def cards_in(pile: list[int]) -> list[int]:
    return pile[2 : 2 + pile[0]]


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


@dataclass
class Table:
    """A position, what has been told since, and the luck that waits."""

    game: HistoryGame
    state: Any
    chance: Chance
    events: list[tuple[int, int, int, int]] = field(default_factory=list)

    @property
    def words(self) -> HistoryNotation:
        return HistoryNotation(self.game.cards, [SABATONS[i] for i in self.state.sabaton[: self.state.players]])

    # -------------------------------------------------------------- playing
    def do(self, *lines: str) -> Table:
        """Carry out actions written as in a record, `action` or `action > result, result`."""
        for line in lines:
            action, _, results = line.partition(">")
            number = self.words.parse_action(action.strip())
            chance = self.chance
            if results:
                script = [self.words.parse_result(part) for part in split(results)]
                chance = luck.scripted(script)
            self.game.apply(self.state, number, chance, self.events)
            assert not chance.fault, f"'{line}': chance was asked for more, or for something else"
            assert not results or chance.at == len(script), f"'{line}': {chance.at} results were used"
        return self

    def refuses(self, line: str) -> str:
        """The code of the reason why an action is not legal; it must change nothing."""
        return self.refusal(line).code

    def refusal(self, line: str) -> Reason:
        """The reason itself, with its rule."""
        action = self.words.parse_action(line)
        before = self.state.key()
        reason = self.game.why_not(self.state, action)
        assert reason is not None, f"'{line}' is legal"
        assert action not in self.game.legal(self.state)
        try:
            self.game.apply(self.state, action, self.chance)
        except IllegalAction as error:
            assert error.reason == reason
        else:
            raise AssertionError(f"'{line}' was carried out")
        assert self.state.key() == before
        return reason

    def allows(self, line: str) -> bool:
        return self.game.why_not(self.state, self.words.parse_action(line)) is None

    @property
    def choices(self) -> set[str]:
        """The legal actions in words."""
        return {self.words.action_text(action) for action in self.game.legal(self.state)}

    @property
    def step(self) -> str:
        return STEPS[self.state.step]

    @property
    def turn(self) -> str | None:
        return None if self.state.turn < 0 else self.words.seat_text(self.state.turn)

    # -------------------------------------------------------------- looking
    def told(self, kind: str) -> list[tuple[Any, ...]]:
        """The events of one kind, Units and Relics by name, without unused numbers."""
        number = EVENT_NUMBERS[kind]
        _, _, fields = EVENTS[number]
        found = []
        for event in self.events:
            if event[0] == number:
                pairs = zip(fields, event[1:], strict=False)
                found.append(tuple(self.words.unit_text(v) if name == "unit" else v for name, v in pairs))
        return found

    @property
    def totals(self) -> list[tuple[int, int]]:
        """What the two sides had in each line fought."""
        return [(attack, defence) for _, attack, defence in self.told("line_fought")]

    @property
    def fallen(self) -> tuple[list[str], list[str]]:
        """The defeated Units of the Attacker and of the Defender, in order."""
        told = self.told("defeated")
        return [unit for side, _, unit in told if side == 0], [unit for side, _, unit in told if side == 1]

    @property
    def result(self) -> tuple[int, int, int]:
        """Winner (0 Attacker, 1 Defender, -1 nobody) and the survivors of both sides."""
        (ended,) = self.told("battle_ended")
        return ended

    def units(self, pile: str, seat: int = 0) -> list[str]:
        """The Units of a player's hand, deck, discard or aside, or of `era_deck` and `era_discard`, sorted."""
        return sorted(map(self.words.unit_text, cards_in(getattr(self.state, pile)[seat])))

    def tokens(self, seat: int = 0) -> list[str]:
        return sorted(map(self.words.token_text, cards_in(self.state.tokens[seat])))

    @property
    def token_discards(self) -> list[str]:
        return sorted(map(self.words.token_text, cards_in(self.state.warfare_discard)))

    def relics(self, seat: int = 0) -> list[str]:
        return sorted(map(relic_name, cards_in(self.state.relics[seat])))

    @property
    def relic_discards(self) -> list[str]:
        return sorted(map(relic_name, cards_in(self.state.relic_discard)))

    @property
    def board(self) -> dict[str, str]:
        """The cards on the board by their space."""
        cards = enumerate(self.state.board)
        return {SPACE_NAMES[i]: self.words.unit_text(card) for i, card in cards if card >= 0}

    def line_up(self, side: int) -> list[str]:
        """The Units of a side, slot 1 first."""
        return [self.words.unit_text(card) for card in self.state.line_up[side][: self.state.ranks[side]]]

    def links(self, side: int) -> list[int]:
        """Slots of a side that are Linked with the slot behind them, from 1."""
        return [slot + 1 for slot, link in enumerate(self.state.links[side]) if link]


def relic_number(text: str) -> int:
    """`II.3` is the third Relic of Era II."""
    era, _, number = text.partition(".")
    return [i for i, relic in enumerate(STANDARD.relics) if relic.era == era][int(number) - 1]


def relic_name(relic: int) -> str:
    era = STANDARD.relics[relic].era
    return f"{era}.{[i for i, r in enumerate(STANDARD.relics) if r.era == era].index(relic) + 1}"


def relic_words(*relics: str) -> str:
    """Relics as chance results of a record."""
    return ", ".join(f"relic {STANDARD.relics[relic_number(text)].name}" for text in relics)


PILES = {"hand": "hand", "deck": "deck", "discards": "discard", "aside": "aside", "shown": "shown"}


def table(text: str, *, step: str = "travel", dice: str = "", first: int = 0, **options: Any) -> Table:
    """A position; see the top of this module. The first player named is active."""
    game = game_for(text)
    s = game.blank(RuleOptions.of(options))
    words = HistoryNotation(game.cards, SABATONS)
    players = 0
    for line in filter(None, map(str.strip, text.splitlines())):
        subject, *entries = [part.strip() for part in line.split("|")]
        given = {key.strip(): value.strip() for key, _, value in (entry.partition(":") for entry in entries)}
        name, _, era = subject.partition(" ")
        if name in SABATONS:
            seat_down(s, players, name, era.strip(), given, words)
            players += 1
        elif name == "board":
            for space, unit in given.items():
                put(s, "board", SPACE_NAMES.index(space), value=words.parse_unit(name_of(unit)))
        elif name == "era":
            for key, cards in given.items():
                field_name = {"deck": "era_deck", "discards": "era_discard"}[key]
                number = ERA_NAMES.index(era.strip())
                units = [words.parse_unit(name_of(unit)) for unit in split(cards)]
                put(s, field_name, number, value=filled(getattr(s, field_name)[number], units))
        elif name == "gears":
            set_gears(s, given)
        elif name == "warfare":
            set_warfare(s, given, words)
        else:
            assert name == "relics", f"what is '{name}'?"
            for key, relics in given.items():
                field_name = {"deck": "relic_deck", "discards": "relic_discard"}[key]
                setattr(s, field_name, filled(getattr(s, field_name), map(relic_number, split(relics))))
    s.players = max(players, 2)
    s.first = first
    s.active = s.turn = 0
    s.step = STEP_NUMBERS[step]
    if step == "declare":
        s.inserted = s.settled = 1
        s.tile_active = max(s.tile_active, 0)  # what was inserted made a tile active
    return Table(game, s, ordered(dice, words))


def seat_down(s: Any, seat: int, name: str, era: str, given: dict[str, str], words: HistoryNotation) -> None:
    put(s, "sabaton", seat, value=SABATONS.index(name))
    put(s, "era", seat, value=ERA_NAMES.index(era) if era else tables.NO_ERA)
    for key, value in given.items():
        if key in PILES:
            cards = [words.parse_unit(name_of(unit)) for unit in split(value)]
            put(s, PILES[key], seat, value=filled(getattr(s, PILES[key])[seat], cards))
        elif key == "tokens":
            put(s, "tokens", seat, value=filled(s.tokens[seat], map(words.parse_token, split(value))))
        elif key == "relics":
            put(s, "relics", seat, value=filled(s.relics[seat], map(relic_number, split(value))))
        else:
            assert key == "honor", f"what is '{key}'?"
            put(s, "honor", seat, value=int(value))
    hide_cards(s, seat)


def hide_cards(s: Any, seat: int) -> None:
    """Nobody knows more of this player's hand and deck than the cards that are shown."""
    shown = cards_in(s.shown[seat])
    hidden = Counter(cards_in(s.hand[seat]) + cards_in(s.deck[seat])) - Counter(shown)
    put(s, "hidden", seat, value=filled(s.hidden[seat], hidden.elements()))
    unseen = len(cards_in(s.hand[seat])) - len(shown)
    put(s, "reach", seat, value=filled(s.reach[seat], [hidden.total()] * unseen))


def set_gears(s: Any, given: dict[str, str]) -> None:
    """Tiles by their number; `wheel` names the first of the two active actions."""
    for key, value in given.items():
        if key == "wheel":
            s.wheel = GEAR_POSITIONS[value]
        elif key in ("active", "pending"):
            setattr(s, f"tile_{key}", int(value) - 1)
        elif key == "inserted":
            s.inserted = int(value)
        else:
            field_name = {"pile": "tile_pile", "discards": "tile_discard"}[key]
            tiles = [int(tile) - 1 for tile in split(value)]
            setattr(s, field_name, filled(getattr(s, field_name), tiles))


def set_warfare(s: Any, given: dict[str, str], words: HistoryNotation) -> None:
    """Three face-up spaces (`-` for none), the pile and the discards."""
    for key, value in given.items():
        tokens = [0 if token == "-" else words.parse_token(token) for token in split(value)]
        if key == "spaces":
            s.warfare = tokens
        else:
            field_name = {"pile": "warfare_pile", "discards": "warfare_discard"}[key]
            setattr(s, field_name, filled(getattr(s, field_name), tokens))


def ordered(dice: str, words: HistoryNotation) -> Chance:
    """Chance that draws from the top and rolls the given faces."""
    chance = luck.Chance()
    chance.way = ORDERED
    faces: list[list[int]] = [[], []]
    for result in split(dice):
        kind, face = divmod(words.parse_result(result), 256)
        faces[kind].append(face)
    chance.faces = [filled(room, row[::-1]) for row, room in zip(faces, chance.faces, strict=True)]
    return chance


# ------------------------------------------------------------------ battles
def battle(
    text: str, *, dice: str = "strong 6, risky 6", attack_deck: str = "", defence_deck: str = "", **options: Any
) -> Table:
    """Chris challenges Joakim: `Attackers v Defenders`, slot 1 first, a Unit's token after `+`.

    Everything up to the end of the lines is done by real actions; the table stands at the first decision
    after the dice, or after the battle.
    """
    sides = [[unit.strip() for unit in side.split(",") if unit.strip()] for side in text.split(" v ")]
    parts = [[tuple(part.strip() for part in unit.split("+", 1)) for unit in side] for side in sides]
    units = [[part[0] for part in side] for side in parts]
    tokens = [[part[1] for part in side if len(part) > 1] for side in parts]
    t = table(
        f"""
        Chris I  | hand: {", ".join(units[0])} | deck: {attack_deck} | tokens: {", ".join(tokens[0])}
        Joakim I | hand: {", ".join(units[1])} | deck: {defence_deck} | tokens: {", ".join(tokens[1])}
        """,
        step="declare",
        dice=dice,
        **options,
    )
    t.do("challenge Joakim")
    for step, side in (("defend", 1), ("attack", 0)):
        for unit in units[side]:
            t.do(f"deploy {name_of(unit)}")
        if t.step == step:
            t.do("done")
        for slot, part in enumerate(parts[side], 1):
            if len(part) > 1:
                t.do(f"place {part[1]} on {slot}")
        if t.step.endswith("tokens"):
            t.do("done")
    return t


__all__ = ["GAME", "STANDARD", "Table", "battle", "cards_in", "engine", "filled", "put", "relic_words", "table"]
