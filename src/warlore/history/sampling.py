"""Odds of a battle with more unknowns than can be gone through: drawn at random, and told as such.

What is drawn is only what nobody knows: the cards from the pool and the order of the decks. The dice of each battle
drawn are weighed exactly, so that nothing but the unknown cards is left to luck.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import TYPE_CHECKING, Any

from warlore.history.odds import OddsQuestion, deployed, front_with_decks, outcomes, shares
from warlore.history.rules import engine
from warlore.history.rules.tables import DEFENDER
from warlore.table import Chance
from warlore.table.luck import fast

if TYPE_CHECKING:
    from warlore.history.rules.plain import State

DIGITS = 5


def sampled_odds(question: OddsQuestion, draws: int, seed: int) -> dict[str, Any]:
    """The answer to contract 2 as decimal numbers, with the standard error of each chance."""
    chance = fast(seed)
    tally = engine.Tally()
    sums: dict[str, float] = {}
    squares: dict[str, float] = {}
    for s in _met(question, draws, chance):
        found, cases = outcomes(s, question.policy, tally)
        total = {(packed % 256, s.ranks[DEFENDER]): count / cases for packed, count in found.items()}
        for name, value in _flat(shares(total, question.battle.player, 0.0)).items():
            sums[name] = sums.get(name, 0.0) + value
            squares[name] = squares.get(name, 0.0) + value * value
    answer: dict[str, Any] = {"survivors": {"attacker": {}, "defender": {}}}
    errors: dict[str, Any] = {"survivors": {"attacker": {}, "defender": {}}}
    for name in sorted(sums):
        mean = sums[name] / draws
        spread = max(0.0, squares[name] / draws - mean * mean)
        _put(answer, name, mean)
        _put(errors, name, sqrt(spread / (draws - 1)))
    order = ("attacker", "defender", "nobody", "survivors", "expected_recruits")
    sampled = {"draws": draws, "seed": seed, "standard_error": {name: errors[name] for name in order}}
    return {name: answer[name] for name in order} | {"sampled": sampled}


def _flat(answer: dict[str, Any]) -> dict[str, float]:
    """The numbers of an answer by their paths; a number of survivors that does not come up is 0 in that draw."""
    flat: dict[str, float] = {}
    for name, value in answer.items():
        if name == "survivors":
            for side, counts in value.items():
                flat |= {f"survivors.{side}.{n}": p for n, p in counts.items()}
        else:
            flat[name] = value
    return flat


def _put(answer: dict[str, Any], path: str, value: float) -> None:
    *way, last = path.split(".")
    for name in way:
        answer = answer[name]
    answer[last] = f"{value:.{DIGITS}f}"


def _met(question: OddsQuestion, draws: int, chance: Chance) -> Iterator[State]:
    """Pairs of line-ups at the Front, drawn from all that may meet."""
    for _ in range(draws):
        battle = question.dealt(chance)
        if question.shuffled:
            s, _ = front_with_decks(battle)
            engine.meet_at_the_front(s, chance)
            yield s
        else:
            yield deployed(battle)
