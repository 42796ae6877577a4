"""What is held of which something is not played, and why: a plan is to be taken for no more than it is.

The catalogue says it mode by mode (`reason`); what a combat could not carry out is noted when its modes are made
(`Combat.left_out`). Effects that change nothing in a combat, or are forbidden there, leave nothing out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from warlore.knight import catalogue_terms as terms
from warlore.knight.catalogue_model import Mode
from warlore.knight.combat import Combat, LeftOut, mode_text
from warlore.knight.rules import tables
from warlore.knight.rules.state import DESTROYED
from warlore.knight.rules.tables import NOTHING

if TYPE_CHECKING:
    from warlore.knight.rules.plain import State

WITH: Final = "with"


@dataclass(frozen=True)
class NotCounted:
    """One thing held: `mode` is not played, or not with the card `partner`; `reason` is a word of REASONS."""

    source: int
    partner: int
    name: str
    what: str
    reason: str
    mode: Mode

    def data(self) -> dict[str, str]:
        """As in contract 3."""
        return {"name": self.name, "what": self.what, "why": terms.REASONS[self.reason]}


def not_counted(state: State) -> list[NotCounted]:
    """What could still be done from here with the things held, and is not counted."""
    combat: Combat = state.book.combat  # type: ignore[assignment]
    found: dict[tuple[int, str, str], NotCounted] = {}
    for left in combat.left_out:
        if left.reason not in terms.NOT_COUNTED or is_elsewhere(left.mode) or not is_held(state, left.source):
            continue
        if left.partner != NOTHING and not is_held(state, left.partner):
            continue
        what = what_text(combat, left)
        one = NotCounted(left.source, left.partner, combat.sources[left.source].name, what, left.reason, left.mode)
        found.setdefault((left.source, what, left.reason), one)
    return list(found.values())


def is_elsewhere(mode: Mode) -> bool:
    """Does all of it happen on the map or in the deck, whatever the combat?"""
    return all(part.what in terms.ELSEWHERE for part in mode.parts)


def is_held(state: State, source: int) -> bool:
    """Is the card in hand, the Skill or token unused, the Unit there? A spent Unit may be readied."""
    if state.book.source_kind[source] == tables.UNIT:
        return not state.unit_mark[state.book.source_unit[source]] & DESTROYED
    return state.source[source] == tables.IN_HAND


def what_text(combat: Combat, left: LeftOut) -> str:
    """What is not played, in short."""
    if left.partner != NOTHING:
        return f"{WITH} {combat.sources[left.partner].name}"
    colours = ["/".join(part.colours) for part in left.mode.parts if part.kind == "mana"]
    outside = [terms.OUTSIDE[part.what] for part in left.mode.parts if part.effect == "outside" and part.what]
    plain = [] if len(outside) == len(left.mode.parts) else [mode_text(left.mode, " ".join(colours))]
    return " + ".join([*plain, *outside])
