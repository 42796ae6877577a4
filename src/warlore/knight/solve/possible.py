"""The book of a combat without what can never be played.

A search learns from the book which effects there may be; some of them (all attacks become Siege, spent Units are
readied) make it careful everywhere. A mode whose mana cannot be had, whatever is gained, or that is meant for a Unit
that is not there, keeps its number and does nothing. No rule is told here: the rules are asked in a state in which
there is more than there can be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from warlore.knight.rules.tables import AS_DISCARDED, COST_NONE, GAIN_MANA, GOLD, NEED_UNIT, ONCE, REPUTATION

if TYPE_CHECKING:
    from warlore.knight.rules.plain import Book, State

ENOUGH: Final = 9
"""More mana of one colour than any mode asks for."""

# A part that does nothing, and a mode that has none
PART: Final = {
    "part_kind": REPUTATION,
    "part_value": 0,
    "part_other": 0,
    "part_amount": 0,
    "part_count": 0,
    "part_only": 0,
    "part_per": ONCE,
    "part_twice": 0,
    "part_when": 0,
}
MODE: Final = {"mode_parts": 0, "mode_points": 0, "mode_cost": COST_NONE, "mode_wounds": 0, "mode_wound_unit": 0}


def possible_book(rules: Any, state: State) -> Book:
    """The book of a state, where what can never be played any more does nothing."""
    book = state.book
    gone = never_paid(rules, state) | without_a_unit(rules, state)
    if not gone:
        return book
    parts = [part for part in range(book.parts) if book.part_mode[part] in gone]
    bare: Book = book.copy()
    for names, places in ((PART, parts), (MODE, sorted(gone))):
        for name, nothing in names.items():
            numbers = list(getattr(bare, name))
            for place in places:
                numbers[place] = nothing
            setattr(bare, name, numbers)
    return bare


def never_paid(rules: Any, state: State) -> set[int]:
    """The modes that cannot be paid for even with as much as one likes of every colour that can be gained."""
    book = state.book
    gains: dict[int, set[int]] = {}
    for part in range(book.parts):
        if book.part_kind[part] == GAIN_MANA:
            gains.setdefault(book.part_mode[part], set()).update(colours(book.part_mask[part]))
    rich: State = state.copy()
    asking = {mode for mode in range(book.modes) if any(book.mode_pay[mode])}
    gone = asking  # at first nothing is gained but by what is free
    while True:
        own = list(state.mana)
        for mode, found in gains.items():
            if mode not in gone:
                own = [ENOUGH if colour in found else number for colour, number in enumerate(own)]
        rich.mana = own
        now = {mode for mode in asking if not rules.can_pay(rich, mode)}
        if now == gone:
            return gone
        gone = now


def without_a_unit(rules: Any, state: State) -> set[int]:
    """The modes for a Unit that would not find one even if all were spent."""
    book = state.book
    spent: State = state.copy()
    spent.unit_ready = [0] * len(state.unit_ready)
    asking = [mode for mode in range(book.modes) if book.mode_needs[mode] & NEED_UNIT]
    return {mode for mode in asking if not rules.has_target(spent, mode, NEED_UNIT)}


def colours(mask: int) -> range | tuple[int, ...]:
    """The colours for which mana of this kind is good: gold for all but black, at least by day."""
    return range(GOLD + 1) if mask in (GOLD, AS_DISCARDED) else (mask,)


__all__ = ["possible_book"]
