"""The options of the rules (Q4, Q6, Q8), checked and named as people and programs write them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from warlore.table import BadInput

if TYPE_CHECKING:
    from warlore.knight.rules.plain import Book

ALLOWED: dict[str, tuple[Any, ...]] = {
    "heroes_influence": ("per_unit", "per_combat"),
    "city_bonus_scope": ("attack", "token"),
    "leader_overkill": (True, False),
}
"""The values of each option, the default first."""


@dataclass(frozen=True, slots=True)
class CombatOptions:
    """Q4: what the Influence for Heroes buys; Q6: what a City's bonus covers; Q8: several levels at once."""

    heroes_influence: str = "per_unit"
    city_bonus_scope: str = "attack"
    leader_overkill: bool = True

    @classmethod
    def of(cls, given: Mapping[str, Any], where: str = "options") -> CombatOptions:
        """Options from names and values."""
        for name, value in given.items():
            if name not in ALLOWED:
                known = ", ".join(ALLOWED)
                problem = f"{where}.{name}: is no option; the options are {known}"
                raise BadInput(problem, field=f"{where}.{name}", code="unknown_field")
            if not any(type(value) is type(allowed) and value == allowed for allowed in ALLOWED[name]):
                shown = " or ".join(_word(allowed) for allowed in ALLOWED[name])
                raise BadInput(
                    f"{where}.{name}: must be {shown}, not {_word(value)[:40]}", field=f"{where}.{name}"
                )
        return cls(**given)

    def changed(self) -> dict[str, Any]:
        """The options that differ from the default."""
        return {f.name: getattr(self, f.name) for f in fields(self) if getattr(self, f.name) != f.default}

    def write(self, book: Book) -> None:
        """Put the options into a book."""
        book.heroes_once = int(self.heroes_influence == "per_combat")
        book.city_whole_token = int(self.city_bonus_scope == "token")
        book.overkill = int(self.leader_overkill)


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
