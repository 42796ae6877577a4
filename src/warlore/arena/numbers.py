"""The arithmetic of the reports: intervals, ratings, and what a card is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import erfc, log, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

Z = 1.959963984540054
"""Two-sided 95 %."""
ELO = 400 / log(10)
PRIOR = 0.5
"""Each pair of bots is given half a win on both sides, so that a rating stays finite where one always wins."""

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value with its 95 % interval, and how many observations stand behind it."""

    value: float
    low: float
    high: float
    n: float

    def plain(self) -> dict[str, float]:
        return {"value": self.value, "low": self.low, "high": self.high, "n": self.n}


def share(wins: float, n: float) -> Estimate:
    """A proportion with its Wilson interval; shared victories count in part."""
    if n <= 0:
        return Estimate(float("nan"), 0.0, 1.0, 0)
    wins, n = float(wins), float(n)
    p = wins / n
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * sqrt(max(0.0, p * (1 - p)) / n + Z * Z / (4 * n * n))
    return Estimate(p, max(0.0, middle - half), min(1.0, middle + half), n)


def mean(total: float, squares: float, n: float) -> Estimate:
    """A mean from a sum and a sum of squares."""
    if n <= 0:
        return Estimate(float("nan"), float("nan"), float("nan"), 0)
    total, squares, n = float(total), float(squares), float(n)
    value = total / n
    half = Z * sqrt(max(0.0, squares / n - value * value) / max(1.0, n - 1))
    return Estimate(value, value - half, value + half, n)


def difference(a: Estimate, b: Estimate) -> Estimate:
    """b - a for independent estimates; the halves of both intervals are combined side by side (Newcombe)."""
    value = b.value - a.value
    down = sqrt((b.value - b.low) ** 2 + (a.high - a.value) ** 2)
    up = sqrt((b.high - b.value) ** 2 + (a.value - a.low) ** 2)
    return Estimate(value, value - down, value + up, min(a.n, b.n))


def chance_of(one: Estimate) -> float:
    """How likely a value so far from 0 is by chance alone (two-sided, normal); 1 where nothing can be said.

    The half of the interval on the side of 0 is `Z` standard errors.
    """
    if one.value != one.value or one.n < 2 or one.value == 0:
        return 1.0
    half = one.value - one.low if one.value > 0 else one.high - one.value
    return erfc(abs(one.value) / half * Z / sqrt(2)) if half > 0 else 0.0


def holm(chances: Sequence[float]) -> list[float]:
    """The chances of many comparisons, corrected for their number (Holm): with `p < 0.01` as the bound, one false
    alarm among all of them comes up in at most one pair of equal runs in a hundred."""
    found = [1.0] * len(chances)
    least = 0.0
    for place, i in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        least = max(least, min(1.0, chances[i] * (len(chances) - place)))
        found[i] = least
    return found


# ------------------------------------------------------------------ ratings
def ratings(bots: int, results: Mapping[tuple[tuple[int, int], ...], int]) -> list[Estimate]:
    """Bradley–Terry strengths on the Elo scale, their mean 0.

    `results` counts games by their seats' (bot, rank). In a game of several players each pair counts as a
    comparison, a shared rank as half a win; the intervals take a whole game as one observation, for its pairs hang
    together (sandwich estimator), and are never narrower than the Fisher information allows.
    """
    wins = np.full((bots, bots), PRIOR) - PRIOR * np.eye(bots)
    seen = np.zeros(bots)
    for seats, times in results.items():
        for bot in {bot for bot, _ in seats}:
            seen[bot] += times
        for i, j, won in _pairs(seats):
            wins[i, j] += times * won
            wins[j, i] += times * (1 - won)
    strength = _strengths(wins)
    chances = strength[:, None] / (strength[:, None] + strength[None, :])
    weight = (wins + wins.T) * chances * chances.T
    information = np.diag(weight.sum(axis=1)) - weight
    inverse = np.linalg.pinv(information)
    spread = np.zeros((bots, bots))
    for seats, times in results.items():
        push = np.zeros(bots)
        for i, j, won in _pairs(seats):
            push[i] += won - chances[i, j]
            push[j] -= won - chances[i, j]
        spread += times * np.outer(push, push)
    variance = np.maximum(np.diag(inverse @ spread @ inverse), np.diag(inverse))
    elo = ELO * (np.log(strength) - np.log(strength).mean())
    half = ELO * Z * np.sqrt(variance)
    return [Estimate(float(e), float(e - h), float(e + h), float(n)) for e, h, n in zip(elo, half, seen, strict=True)]


def _pairs(seats: tuple[tuple[int, int], ...]) -> list[tuple[int, int, float]]:
    """The comparisons of one game: two bots, and whether the first was ranked better."""
    return [
        (i, j, 1.0 if a < b else 0.5 if a == b else 0.0)
        for at, (i, a) in enumerate(seats)
        for j, b in seats[at + 1 :]
        if i != j
    ]


def _strengths(wins: Floats) -> Floats:
    """Zermelo's iteration in Newman's quicker form, one bot after the other."""
    strength = np.ones(len(wins))
    for _ in range(10_000):
        before = strength.copy()
        for i in range(len(wins)):
            both = strength[i] + strength
            strength[i] = (wins[i] * strength / both).sum() / (wins[:, i] / both).sum()
        strength /= np.exp(np.log(strength).mean())
        if np.abs(np.log(strength / before)).max() < 1e-10:
            break
    return strength


# ------------------------------------------------------------------ what a card is worth
def contribution(have: Floats, have_won: Floats, all_: Floats, all_won: Floats) -> list[Estimate]:
    """For each item (rows), how much more often a seat won with it than without it, among its equals.

    Columns are strata: seats of the same bot with the same number of items. Within each the win rates with and
    without the item are compared; the differences are averaged with Mantel–Haenszel weights.
    """
    without, without_won = all_[None, :] - have, all_won[None, :] - have_won
    there = (have > 0) & (without > 0)
    n1, n0 = np.where(there, have, 1), np.where(there, without, 1)
    p1, p0 = have_won / n1, without_won / n0
    weight = np.where(there, n1 * n0 / (n1 + n0), 0.0)
    total = weight.sum(axis=1)
    safe = np.where(total > 0, total, 1)
    value = (weight * (p1 - p0)).sum(axis=1) / safe
    # A stratum of few seats that all won, or none, is no proof: its spread is that of a win and a loss more.
    s1, s0 = (have_won + 1) / (n1 + 2), (without_won + 1) / (n0 + 2)
    variance = (weight**2 * (s1 * (1 - s1) / n1 + s0 * (1 - s0) / n0)).sum(axis=1) / safe**2
    half = Z * np.sqrt(np.maximum(variance, 0))
    count = have.sum(axis=1)
    return [
        Estimate(float(v), float(v - h), float(v + h), float(n))
        if t > 0
        else Estimate(float("nan"), -1.0, 1.0, float(n))
        for v, h, n, t in zip(value, half, count, total, strict=True)
    ]


def plain(value: Any) -> Any:
    """Numbers and estimates as JSON can hold them; what is not a number is null."""
    if isinstance(value, Estimate):
        return plain(value.plain())
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, np.ndarray):
        return plain(value.tolist())
    if isinstance(value, float):
        return round(float(value), 6) if value == value else None
    return value
