"""Sites: what each kind means for a combat. One table, read by the engine's book and by the aftermath."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from warlore.knight.catalogue_terms import SITES
from warlore.knight.rules.tables import ALL_UNITS, DEFENDER, GUARDIAN, NO_UNITS, ONE_UNIT, TROOP


@dataclass(frozen=True, slots=True)
class SiteKind:
    """R1–R6, R28, R40, R45, R72, R73, S7: the rules of one kind of site.

    `move`: a fixed Move cost of assaulting it, None for that of the terrain. `reputation`: at once, when it is
    assaulted (`always` even without an assault). `leaves`: what is left of its enemies stays.
    """

    fortified: bool = False
    role: int = GUARDIAN
    units: int = ALL_UNITS
    night: bool = False
    move: int | None = None
    reputation: int = 0
    always: bool = False
    withdraw: bool = False
    leaves: bool = True
    glade: bool = False


KINDS: Final[Mapping[str, SiteKind]] = {
    "field": SiteKind(),
    "keep": SiteKind(fortified=True, role=DEFENDER, reputation=-1, withdraw=True),
    "mage_tower": SiteKind(fortified=True, role=DEFENDER, reputation=-1, withdraw=True),
    "city": SiteKind(fortified=True, role=DEFENDER, move=2, reputation=-1, withdraw=True),
    "monastery": SiteKind(units=NO_UNITS, reputation=-3, always=True, leaves=False),
    "dungeon": SiteKind(units=NO_UNITS, night=True, leaves=False),
    "tomb": SiteKind(units=NO_UNITS, night=True, leaves=False),
    "maze": SiteKind(units=ONE_UNIT, leaves=False),
    "labyrinth": SiteKind(units=ONE_UNIT, leaves=False),
    "ruins": SiteKind(),
    "den": SiteKind(),
    "spawning_grounds": SiteKind(),
    "mine": SiteKind(),
    "magical_glade": SiteKind(glade=True),
    "graveyard": SiteKind(night=True),
    "volkare": SiteKind(role=TROOP, withdraw=True),
    "volkare_camp": SiteKind(role=TROOP, move=2, withdraw=True),
    "hidden_valley": SiteKind(move=2, withdraw=True, glade=True),
    "necropolis": SiteKind(night=True, move=2, withdraw=True),
}
NUMBERS: Final = {kind: i for i, kind in enumerate(SITES)}
VOLKARE_SITES: Final = ("volkare", "volkare_camp")
LEADER_SITES: Final = ("hidden_valley", "necropolis", "field")
