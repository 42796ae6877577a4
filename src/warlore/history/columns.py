"""A card set as the columns that the rules read."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from warlore.history import cardset
from warlore.history.cardset import SABATONS, CardSet, Unit
from warlore.history.rules import engine
from warlore.history.rules.tables import (
    ACCURACY_TOKEN,
    BASE,
    CHASE_TOKEN,
    DISMISS,
    DIVERSION_TOKEN,
    DRAW_2,
    ELITE,
    ERAS,
    HERO,
    HEROIC_DEATH_TOKEN,
    MAX_UNITS,
    NO_ERA,
    NO_LINK,
    RECOVER,
    RELAUNCH_TOKEN,
    RESHUFFLE,
    TIGHTEN_UP_TOKEN,
)

if TYPE_CHECKING:
    from warlore.history.rules.plain import Cards

ERA_NAMES = cardset.ERAS
LINE_NAMES = ("long", "medium", "close")
KINDS = {"base": BASE, "elite": ELITE, "hero": HERO}
GEARS = {"draw_2": DRAW_2, "recover": RECOVER, "dismiss": DISMISS, "reshuffle": RESHUFFLE}
ICONS = ("reinforcement", "assault", "heroic_death", "accuracy", "diversion", "relaunch")

TOKENS = {f"{name}+{n}": line * 9 + n for line, name in enumerate(LINE_NAMES) for n in range(1, 10)} | {
    "diversion": DIVERSION_TOKEN,
    "relaunch": RELAUNCH_TOKEN,
    "accuracy": ACCURACY_TOKEN,
    "heroic_death": HEROIC_DEATH_TOKEN,
    "tighten_up": TIGHTEN_UP_TOKEN,
    "chase": CHASE_TOKEN,
}
TOKEN_NAMES = {number: name for name, number in TOKENS.items()}


def era_number(name: str | None) -> int:
    """"I" is 0; a Base Unit has none."""
    return NO_ERA if name is None else ERA_NAMES.index(name)


def link_number(name: str | None) -> int:
    """A half-shield's type, as an Era."""
    return NO_LINK if name is None else ERA_NAMES.index(name)


def fill_units(columns: Cards, units: Sequence[Unit]) -> None:
    """Write the Units into the columns."""

    def padded(values: list[int]) -> list[int]:
        return values + [0] * (MAX_UNITS - len(values))

    columns.number = len(units)
    columns.kind = padded([KINDS[unit.kind] for unit in units])
    columns.era = padded([era_number(unit.era) for unit in units])
    columns.value = [padded([getattr(unit, line) for unit in units]) for line in LINE_NAMES]
    columns.hp = padded([unit.hp for unit in units])
    for icon in ICONS:
        setattr(columns, icon, padded([getattr(unit, icon) for unit in units]))
    columns.left = padded([link_number(unit.left) for unit in units])
    columns.right = padded([link_number(unit.right) for unit in units])


def columns_of(cards: CardSet, rules: ModuleType | None = None) -> Cards:
    """All columns of a card set, for one form of the rules."""
    columns: Cards = (rules or engine).Cards()
    fill_units(columns, cards.units)
    numbers = {unit.id: i for i, unit in enumerate(cards.units)}
    columns.base = [
        [
            numbers[unit.id]
            for unit in cards.units
            if unit.kind == "base" and (not unit.sabatons or sabaton in unit.sabatons)
            for _ in range(unit.copies)
        ]
        for sabaton in SABATONS
    ]
    for kind, name in (("elite", "elite"), ("hero", "hero")):
        grid = [
            [numbers[unit.id] for unit in cards.units if unit.kind == kind and era_number(unit.era) == era]
            for era in range(ERAS)
        ]
        setattr(columns, name, grid)
    columns.relic_era = [era_number(relic.era) for relic in cards.relics]
    columns.tile_era = [[era_number(era) for era in tile.eras] for tile in cards.tiles]
    columns.tile_pointer = [tile.pointer for tile in cards.tiles]
    columns.warfare = [TOKENS[token] for token in cards.warfare]
    columns.prowess = [list(prowess.values) for prowess in cards.prowess]
    columns.ring = [GEARS[name] for name in cards.wheel.ring]
    columns.arrows = list(cards.wheel.arrows)
    columns.wheel_step = cards.wheel.step
    return columns
