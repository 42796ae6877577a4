"""Making a `Chance`: the ways that `chance.py` offers, by name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from warlore.table.form import COMPILED
from warlore.table.sealing import SealedStream

if TYPE_CHECKING or not COMPILED:
    from warlore.table.chance import Chance, below, sow
else:
    from warlore.table._compiled import Chance, below, sow

from warlore.table.chance import SCRIPTED, SEALED

MAX_SEED = 2**64 - 1


def fast(seed: int) -> Chance:
    """Reproducible chance for simulation: the same on every machine, in both forms of the rules."""
    if not 0 <= seed <= MAX_SEED:
        raise ValueError(f"a seed is a number from 0 to {MAX_SEED}, not {seed}")
    chance = Chance()
    sow(chance, seed)
    return chance


def sealed(secret: bytes, players_words: str = "") -> Chance:
    """Chance that was committed to beforehand; see `sealing.py`."""
    chance = Chance()
    chance.way = SEALED
    chance.source = SealedStream(secret, players_words)
    return chance


def scripted(results: Iterable[int]) -> Chance:
    """The given results, in order; `fault` tells when they do not fit."""
    chance = Chance()
    chance.way = SCRIPTED
    chance.script = list(results)
    return chance


__all__ = ["MAX_SEED", "Chance", "below", "fast", "scripted", "sealed", "sow"]
