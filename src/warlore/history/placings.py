"""All ways to place tokens on a line-up, as tables for the rehearsal of its battles (`rules/rehearse.py`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from warlore.history.rules import engine
from warlore.history.rules.rehearse import MOST_WAYS, NO_WAY, STANCE, UNPLACED, WAY
from warlore.history.rules.tables import (
    ACCURACY_TOKEN,
    CLOSE,
    DIVERSION_TOKEN,
    LINES,
    MEDIUM,
    RELAUNCH_TOKEN,
    SLOTS,
    TOKEN_LIMIT,
)

if TYPE_CHECKING:
    from warlore.history.rules.plain import Rehearsal
    from warlore.table.structs import Ints

LATE_LINES = (MEDIUM, CLOSE)

Slots = tuple[int, ...]
"""The slot of each token, or UNPLACED."""


def serves_anywhere(token: int) -> bool:
    """Is it all the same where this token stands?"""
    return bool(engine.serves_anywhere(token))


def placings(tokens: Sequence[int], ranks: int) -> list[Slots]:
    """Every way to place the tokens, as the slot of each or UNPLACED, in the order of `line_ups.place_best`."""

    def place(slots: Slots, first: int) -> Iterator[Slots]:
        i = len(slots)
        if i == len(tokens):
            yield slots
            return
        twin = tokens[i : i + 1] == tokens[i + 1 : i + 2]
        yield from place((*slots, UNPLACED), SLOTS if twin else 0)
        for slot in range(first, ranks):
            if slot not in slots:
                yield from place((*slots, slot), slot + 1 if twin else 0)
                if serves_anywhere(tokens[i]):
                    break

    return list(place((), 0))


class Plan:
    """The ways to place tokens on so many Units, and the stances they are in, as rows for a rehearsal."""

    def __init__(self, tokens: Sequence[int], ranks: int) -> None:
        self.tokens = tokens
        self.ranks = ranks
        self.late = late_tokens(tokens)
        self.slots = placings(tokens, ranks)
        self.number = {self.essence(slots): way for way, slots in enumerate(self.slots)}
        self.stances: dict[Slots, list[int]] = {}
        for way, slots in enumerate(self.slots):
            self.stances.setdefault(self.stance_of(slots), []).append(way)

    def essence(self, slots: Sequence[int]) -> Slots:
        """A token that serves anywhere is placed or it is not."""
        pairs = zip(self.tokens, slots, strict=True)
        return tuple(min(slot, 0) if serves_anywhere(token) else slot for token, slot in pairs)

    def stance_of(self, slots: Sequence[int]) -> Slots:
        return self.essence([UNPLACED if i in self.late.values() else slot for i, slot in enumerate(slots)])

    def nearer(self, slots: Slots, i: int) -> Slots | None:
        """With the i-th token in the next free slot towards the Front."""
        free = [slot for slot in range(slots[i]) if slot not in slots]
        return (*slots[:i], free[-1], *slots[i + 1 :]) if free else None

    def never_better(self, slots: Slots) -> bool:
        """Is a Relaunch token kept back though there is room for it?"""
        placed = sum(slot != UNPLACED for slot in slots)
        return (RELAUNCH_TOKEN, UNPLACED) in zip(self.tokens, slots, strict=True) and placed < self.ranks

    def way_rows(self) -> Iterator[Slots]:
        stances = list(self.stances)
        for slots in self.slots:
            places = [slots[self.late[line]] if line in self.late else UNPLACED for line in LATE_LINES]
            nearer = [self.nearer(slots, self.late[line]) if line in self.late else None for line in LATE_LINES]
            numbers = [NO_WAY if way is None else self.number.get(self.essence(way), NO_WAY) for way in nearer]
            yield stances.index(self.stance_of(slots)), *places, *numbers, int(self.never_better(slots))

    def stance_rows(self) -> Iterator[Slots]:
        numbers = {stance: number for number, stance in enumerate(self.stances)}
        first = 0
        for stance, ways in self.stances.items():
            # Of a token that serves anywhere the first way tells where it may stand
            slots = [UNPLACED if i in self.late.values() else slot for i, slot in enumerate(self.slots[ways[0]])]
            without = [NO_WAY] * TOKEN_LIMIT
            nearer = [NO_WAY] * TOKEN_LIMIT
            for i, token in enumerate(self.tokens):
                if slots[i] == UNPLACED or serves_anywhere(token):
                    continue
                without[i] = numbers.get((*stance[:i], UNPLACED, *stance[i + 1 :]), NO_WAY)
                moved = self.nearer(tuple(slots), i) if token < DIVERSION_TOKEN or token == ACCURACY_TOKEN else None
                nearer[i] = NO_WAY if moved is None else numbers.get(self.essence(moved), NO_WAY)
            rest = [UNPLACED] * (TOKEN_LIMIT - len(slots))
            idle = all(self.never_better(self.slots[way]) for way in ways)
            yield *slots, *rest, *without, *nearer, first, first + len(ways), int(idle)
            first += len(ways)


def late_tokens(tokens: Sequence[int]) -> dict[int, int]:
    """Of the tokens of the Medium and of the Close line one each, by line."""
    return {line: i for line in LATE_LINES for i, token in enumerate(tokens) if engine.token_bonus(line, token)}


def lay_out_tokens(r: Rehearsal, tokens: Sequence[int]) -> list[Plan]:
    """Tell a rehearsal our tokens; returns the ways to place them, by the number of Units."""
    tokens = sorted(tokens, key=lambda token: (serves_anywhere(token), token))
    late = late_tokens(tokens)
    plans = [Plan(tokens, ranks) for ranks in range(SLOTS + 1)]
    r.token = [*tokens, *[0] * (TOKEN_LIMIT - len(tokens))]
    r.late = [engine.token_bonus(line, tokens[late[line]]) if line in late else 0 for line in range(LINES)]
    r.bonus = [sum(engine.token_bonus(line, token) for token in tokens) for line in range(LINES)]
    r.ways = [len(plan.slots) for plan in plans]
    r.stances = [len(plan.stances) for plan in plans]
    for ranks, plan in enumerate(plans):
        at = ranks * MOST_WAYS
        write(r.way, at * WAY, plan.way_rows())
        write(r.stance, at * STANCE, plan.stance_rows())
        write(r.way_in, at, plan.stances.values())
    return plans


def write(table: Ints, at: int, rows: Iterable[Sequence[int]]) -> None:
    """Write rows into a table, one after the other."""
    for i, number in enumerate(chain.from_iterable(rows), at):
        table[i] = number


__all__ = ["LATE_LINES", "Plan", "lay_out_tokens", "placings"]
