"""Piles: sets of cards with a count, the only place that touches counts.

A pile is a row: its size, its room, then the cards. A face-down pile has no order here: nobody may know
it, so a card is chosen when it is drawn (`chance.draw`), which is the same as having shuffled before.
"""

from __future__ import annotations

from typing import Final

from warlore.table.structs import Pile

SIZE: Final = 0
ROOM: Final = 1
FIRST: Final = 2


def size(pile: Pile) -> int:
    """How many cards lie in the pile."""
    return pile[SIZE]


def card_at(pile: Pile, i: int) -> int:
    """The i-th card, from 0."""
    return pile[FIRST + i]


def push(pile: Pile, card: int) -> None:
    """Add a card."""
    assert pile[SIZE] < pile[ROOM]
    pile[FIRST + pile[SIZE]] = card
    pile[SIZE] += 1


def take_at(pile: Pile, i: int) -> int:
    """Remove the i-th card; the last one takes its place."""
    assert 0 <= i < pile[SIZE]
    last = FIRST + pile[SIZE] - 1
    card = pile[FIRST + i]
    pile[FIRST + i] = pile[last]
    pile[last] = 0
    pile[SIZE] -= 1
    return card


def find(pile: Pile, card: int) -> int:
    """Where a card lies, or -1."""
    for i in range(FIRST, FIRST + pile[SIZE]):
        if pile[i] == card:
            return i - FIRST
    return -1


def take(pile: Pile, card: int) -> None:
    """Remove one copy of a card that lies in the pile."""
    i = find(pile, card)
    assert i >= 0
    take_at(pile, i)


def pour(source: Pile, target: Pile) -> None:
    """Put all cards of one pile into another."""
    for i in range(FIRST, FIRST + source[SIZE]):
        push(target, source[i])
        source[i] = 0
    source[SIZE] = 0


def empty(pile: Pile) -> None:
    """Remove all cards."""
    for i in range(FIRST, FIRST + pile[SIZE]):
        pile[i] = 0
    pile[SIZE] = 0


def sort(pile: Pile) -> None:
    """Put the cards in order of their numbers (piles are short: by insertion)."""
    for i in range(FIRST + 1, FIRST + pile[SIZE]):
        card = pile[i]
        j = i - 1
        while j >= FIRST and pile[j] > card:
            pile[j + 1] = pile[j]
            j -= 1
        pile[j + 1] = card
