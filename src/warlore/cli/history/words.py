"""The game's things in a person's language: cards, tokens, actions, and what happened as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from warlore.history.cardset import Relic, Unit
from warlore.history.columns import ERA_NAMES, ICONS, LINE_NAMES
from warlore.history.game import HistoryGame
from warlore.history.notation import SPACE_NAMES, HistoryNotation
from warlore.history.rules import actions, tables
from warlore.history.telling import DICE, Arg, Ref, Telling, Told, parts_of, tell
from warlore.table import Reason, Setup
from warlore.texts import DEFAULT, Texts

ZERO = "·"


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
        return [self.sentence(telling) for telling in tell(self.game, self.notation, told, events)]

    def sentence(self, telling: Telling) -> Sentence:
        text = self.get(telling.message, **{name: self.named(arg) for name, arg in telling.args.items()})
        return Sentence(telling.event, text[:1].upper() + text[1:])

    def named(self, arg: Arg) -> int | str:
        """What a telling speaks of, in words."""
        if not isinstance(arg, Ref):
            return arg
        if arg.kind == "units":
            return ", ".join(map(self.unit, arg.value))
        if arg.kind == "line":
            return self.get(f"line-{arg.value}")
        if arg.kind == "board":
            return self.get("side-board")
        if arg.kind == "die":
            return self.die(DICE.index(arg.value))
        if arg.kind == "face":
            return self.face(DICE.index(arg.value[0]), arg.value[1])
        naming: dict[str, Callable[[Any], str]] = {
            "seat": self.seat,
            "unit": self.unit,
            "relic": self.relic,
            "token": self.token,
        }
        return naming[arg.kind](arg.value)
