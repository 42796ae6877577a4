"""The options of H11, checked and named as people and programs write them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from warlore.history.rules.tables import TIGHTEN_DRAWS, TIGHTEN_RECOVERS, TIGHTEN_RESHUFFLES
from warlore.table import BadInput
from warlore.table.errors import shown
from warlore.table.record import whole_number

if TYPE_CHECKING:
    from warlore.history.rules.plain import State

UNLIMITED = "unlimited"
TIGHTEN_UP = {"draw2": TIGHTEN_DRAWS, "recover": TIGHTEN_RECOVERS, "reshuffle": TIGHTEN_RESHUFFLES}
MOST_HONOR = 99

ALLOWED: dict[str, tuple[Any, ...]] = {
    "rounds": (6, 8),
    "wrap_eras": (False, True),
    "chain_links": (False, True),
    "swap_at_limit": (False, True),
    "reshuffle_on_draw": (False, True),
    "tighten_up": tuple(TIGHTEN_UP),
    "heroic_death_is_ordinary": (True, False),
    "diversion_order": ("front", "rear"),
    "early_end": (True, False),
    "honor_supply": (8, UNLIMITED),
    "min_defender_units": (1, 0),
}
"""The values of each option, the default first. `honor_supply` also takes any number up to 99."""


@dataclass(frozen=True, slots=True)
class RuleOptions:
    """H11."""

    rounds: int = 6
    wrap_eras: bool = False
    chain_links: bool = False
    swap_at_limit: bool = False
    reshuffle_on_draw: bool = False
    tighten_up: str = "draw2"
    heroic_death_is_ordinary: bool = True
    diversion_order: str = "front"
    early_end: bool = True
    honor_supply: int | str = 8
    min_defender_units: int = 1

    @classmethod
    def of(cls, given: Mapping[str, Any], where: str = "options", *, words: bool = True) -> RuleOptions:
        """Options from names and values; with `words` also as typed on a command line (`true`, `8`)."""
        return cls(**{name: _checked(name, value, where, words) for name, value in given.items()})

    def changed(self) -> dict[str, Any]:
        """The options that differ from the default, in the order of H11."""
        return {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if getattr(self, field.name) != field.default
        }

    def write(self, state: State) -> None:
        """Put the options into a blank state."""
        state.rounds = self.rounds
        state.wrap_eras = int(self.wrap_eras)
        state.chain_links = int(self.chain_links)
        state.swap_at_limit = int(self.swap_at_limit)
        state.reshuffle_on_draw = int(self.reshuffle_on_draw)
        state.tighten_up = TIGHTEN_UP[self.tighten_up]
        state.heroic_death_is_ordinary = int(self.heroic_death_is_ordinary)
        state.diversion_from_rear = int(self.diversion_order == "rear")
        state.early_end = int(self.early_end)
        state.honor_supply = -1 if isinstance(self.honor_supply, str) else self.honor_supply
        state.min_defender_units = self.min_defender_units


def _checked(name: str, value: Any, where: str, words: bool) -> Any:
    if name not in ALLOWED:
        known = ", ".join(ALLOWED)
        raise BadInput(f"{where}: {shown(name)} is no option; the options are {known}", field=f"{where}.{name}")
    for allowed in ALLOWED[name]:
        if _same(value, allowed, words):
            return allowed
    if name == "honor_supply":
        number = whole_number(value) if words and isinstance(value, str) else value
        if isinstance(number, int) and not isinstance(number, bool) and 0 <= number <= MOST_HONOR:
            return number
    allowed_words = " or ".join(_word(allowed) for allowed in ALLOWED[name])
    if name == "honor_supply":
        allowed_words = f"a number from 0 to {MOST_HONOR} or {UNLIMITED}"
    given = _plainly(value, words)
    raise BadInput(f"{where}: {name} is {given}, but must be {allowed_words}", field=f"{where}.{name}")


def _same(value: Any, allowed: Any, words: bool) -> bool:
    if words and isinstance(value, str) and not isinstance(allowed, str):
        return value.lower() == _word(allowed)
    return type(value) is type(allowed) and bool(value == allowed)


def _plainly(value: Any, words: bool) -> str:
    """A value as it stands in a message: a program's string in its quotes, typed words only where quotes help."""
    if isinstance(value, str) and not words:
        return f'"{shown(value)[1:-1]}"'
    quoted = shown(_word(value))
    return quoted[1:-1] if quoted[1:-1].isascii() and " " not in quoted else quoted


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
