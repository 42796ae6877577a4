"""A tiny chapter of rules with one fault of each kind: each function answers 7, or errs if it is told to."""

CHAPTER = '''
from __future__ import annotations

from typing import Final

from warlore.table.piles import card_at, push, size
from warlore.table.structs import Grid, Ints, Longs, Pile, Row, Struct, grid, ints, longs, pile, row

COMPILED_IMPORTS: Final = ("from warlore.table.structs import ints, longs",)
CONSTANT: Final = [7, 8, 9]


class Note(Struct):
    __slots__ = ("number",)

    def __init__(self) -> None:
        self.number: int = 7


NO_NOTE: Final = Note()


class Board(Struct):
    __slots__ = ("cells", "drawn", "lines", "made", "missing", "note")
    _shared = ("note",)
    _transient = ("made", "missing")

    def __init__(self) -> None:
        self.cells: Row = row(3, 7)
        self.lines: Grid = grid(3, 2, 7)
        self.drawn: Pile = pile(2)
        self.note: Note = NO_NOTE
        self.made: Ints = ints(4)
        self.missing: Longs = longs(0)


def in_row(s: Board, wrong: int) -> int:
    """One before the first place."""
    return s.cells[2 - 3 * wrong]


def after_row(s: Board, wrong: int) -> int:
    """One after the last place."""
    return s.cells[2 + wrong]


def in_pile(s: Board, wrong: int) -> int:
    """A card from where no pile has room."""
    push(s.drawn, 7)
    return card_at(s.drawn, 3 * wrong)


def in_grid(s: Board, wrong: int) -> int:
    """A line before the first."""
    return s.lines[0 - 3 * wrong][1]


def in_table(s: Board, wrong: int) -> int:
    """One before the first number of a table."""
    s.made[0] = 7
    return s.made[0 - wrong]


def never_made(s: Board, wrong: int) -> int:
    """A table that nobody made."""
    if wrong:
        s.missing[0] = 7
    return 7


def in_constant(s: Board, wrong: int) -> int:
    """One before the first number of what is printed."""
    return CONSTANT[0 - wrong]


def at_nothing(s: Board, wrong: int) -> int:
    """A reference to nothing."""
    if wrong:
        s.note = None
    return s.note.number
'''

FAULTS = ("in_row", "after_row", "in_pile", "in_grid", "in_table", "never_made", "in_constant", "at_nothing")
