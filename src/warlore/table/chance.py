"""Chance: the only source of randomness, whatever lies behind it.

Four sources, one interface: *fast* (the PCG32 generator of O'Neill, seeded, the same on every machine,
compiled or not), *sealed* (a committed secret, see `sealing.py`), *scripted* (the recorded results of a
game, so that replay needs no generator) and *ordered* (decks in a given order and given die faces, for
questions about one battle). A result is `kind * 256 + value`; the game names the kinds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warlore.table.piles import card_at, find, size, take
from warlore.table.structs import Grid, Pile, Row, Struct, piles, row, u64

MULTIPLIER: Final = 6364136223846793005
MASK64: Final = 0xFFFFFFFFFFFFFFFF
MASK32: Final = 0xFFFFFFFF
STREAM: Final = 1442695040888963407

FAST: Final = 0
SEALED: Final = 1
SCRIPTED: Final = 2
ORDERED: Final = 3

RESULT_BASE: Final = 256
FACES_ROOM: Final = 64


class Chance(Struct):
    """Where the next random result comes from, and the log of the results so far.

    `fault` is set, instead of raising in the middle of a rule, when a script or an order has no fitting
    result: 1 none left, 2 not possible here; `at` is then how far the script was read, or the die that was
    short. Whoever replays looks at it after each action.
    """

    __slots__ = ("at", "faces", "fault", "log", "rolled", "script", "source", "way", "word")
    _transient = ("log", "script", "source")

    def __init__(self) -> None:
        self.way: int = FAST
        self.word: u64 = 0
        self.at: int = 0
        self.fault: int = 0
        self.faces: Grid = piles(2, FACES_ROOM)
        self.rolled: Row = row(2)
        self.source: Callable[[int], int] | None = None
        self.script: list[int] | None = None
        self.log: list[int] | None = None


def next32(chance: Chance) -> u64:
    """The next 32 random bits (PCG-XSH-RR)."""
    old: u64 = chance.word
    chance.word = (old * MULTIPLIER + STREAM) & MASK64
    bits: u64 = (((old >> 18) ^ old) >> 27) & MASK32
    turn: u64 = old >> 59
    return ((bits >> turn) | (bits << ((32 - turn) & 31))) & MASK32


def sow(chance: Chance, seed: u64) -> None:
    """Start the fast generator; seeds that differ in one bit give unrelated streams (splitmix64)."""
    z: u64 = (seed + 0x9E3779B97F4A7C15) & MASK64
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK64
    chance.way = FAST
    chance.word = z ^ (z >> 31)
    next32(chance)


def below(chance: Chance, n: int) -> int:
    """A number from 0 to n - 1 that is not part of the record (a bot's own choice, a new deal)."""
    if chance.way == FAST:
        return (next32(chance) * n) >> 32
    return ask_source(chance, n)


def ask_source(chance: Chance, n: int) -> int:
    """A sealed stream answers; any other way has nothing to say here."""
    if chance.source is None:
        chance.fault = 1
        return 0
    return chance.source(n)


def scripted(chance: Chance, kind: int) -> int:
    """The next result of the script if it is of this kind, else -1 and a fault."""
    script: list[int] | None = chance.script
    if script is None or chance.at >= len(script):
        chance.fault = 1
        return -1
    result = script[chance.at]
    chance.at += 1
    if result // RESULT_BASE != kind:
        chance.fault = 2
        return -1
    return result % RESULT_BASE


def note(chance: Chance, kind: int, value: int) -> None:
    """Write a result into the log."""
    if chance.log is not None:
        chance.log.append(kind * RESULT_BASE + value)


def draw(chance: Chance, pile: Pile, kind: int) -> int:
    """Draw a card from a face-down pile that is not empty.

    Of several copies the first is taken, so that a replay, which knows only the card, leaves the same pile.
    """
    i = 0
    if chance.way == FAST:
        i = (next32(chance) * size(pile)) >> 32
    elif chance.way == ORDERED:
        i = size(pile) - 1
    elif chance.way == SCRIPTED:
        value = scripted(chance, kind)
        if value >= 0:
            i = find(pile, value)
            if i < 0:
                chance.fault = 2
                i = 0
    else:
        i = ask_source(chance, size(pile))
    card = card_at(pile, i)
    take(pile, card)
    note(chance, kind, card)
    return card


def roll(chance: Chance, kind: int) -> int:
    """Roll a six-sided die of this kind (0 or 1): a face from 1 to 6."""
    face = 1
    if chance.way == FAST:
        face = ((next32(chance) * 6) >> 32) + 1
    elif chance.way == ORDERED:
        if chance.rolled[kind] < size(chance.faces[kind]):
            face = card_at(chance.faces[kind], chance.rolled[kind])
            chance.rolled[kind] += 1
        else:
            chance.fault = 1
            chance.at = kind
    elif chance.way == SCRIPTED:
        face = scripted(chance, kind)
        if face < 1 or face > 6:
            if chance.fault == 0:
                chance.fault = 2
            face = 1
    else:
        face = ask_source(chance, 6) + 1
    note(chance, kind, face)
    return face
