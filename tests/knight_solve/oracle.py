"""The solver's oracle: every legal action of the engine, nothing left out, and a memo on the whole state.

It shares nothing with the solver but the engine: no ordering of sources, no pruning, no bound, no key of its own.
"""

from __future__ import annotations

from typing import Any

from warlore.knight import KnightGame, setup_of
from warlore.table import Chance

GAME = KnightGame()
NO_CHANCE = Chance()
NOTHING_NEW: tuple[int, ...] = (-(10**6),)


def rank(value: dict[str, Any], objective: str) -> tuple[int, ...]:
    """The components of contract 3 in the order of the objective, larger is better."""
    wounds = value["wounds_hand"] + value["wounds_discard"]
    victory = (int(value["all_defeated"]), value["fame"])
    health = (-int(value["knocked_out"]), -wounds, -value["unit_levels_lost"], -value["unit_levels_wounded"])
    order = victory + health if objective == "fame" else health + victory
    return (*order, -value["used"])


class TooBig(Exception):
    """More states than a test should look at."""


class Oracle:
    """The best value of a state by looking at everything."""

    def __init__(self, objective: str, most: int) -> None:
        self.objective = objective
        self.most = most
        self.known: dict[Any, tuple[int, ...]] = {}
        self.open: set[Any] = set()  # an attack without any source leads back to where it began

    def best(self, state: Any) -> tuple[int, ...]:
        if GAME.turn(state) is None:
            return rank(GAME.aftermath(state).value(), self.objective)
        key = state.key()
        if key in self.known:
            return self.known[key]
        if key in self.open:
            return NOTHING_NEW
        if len(self.known) >= self.most:
            raise TooBig
        self.open.add(key)
        found = NOTHING_NEW
        for action in GAME.legal(state):
            after = state.copy()
            GAME.rules.do(after, action, NO_CHANCE)
            found = max(found, self.best(after))
        self.open.remove(key)
        if found != NOTHING_NEW:
            self.known[key] = found
        return found


def start(scenario: dict[str, Any]) -> Any:
    """The first state of a scenario in which nothing is drawn."""
    return GAME.new(setup_of(scenario), Chance())


def best(scenario: dict[str, Any], most: int = 60_000) -> tuple[int, ...]:
    """The best rank a scenario can end with."""
    return Oracle(scenario.get("objective", "fame"), most).best(start(scenario))
