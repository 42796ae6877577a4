"""The solver's oracle: every state that can be reached by legal actions of the engine, and the best of all ends.

It shares nothing with the solver but the engine: no order of sources, no pruning, no bound, no memory of values. Only
states that are equal in every number are looked at once.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from warlore.knight import KnightGame, setup_of
from warlore.table import Chance

GAME = KnightGame()
NO_CHANCE = Chance()
DIGEST = 16  # bytes by which a state is known again


def rank(value: dict[str, Any], objective: str) -> tuple[int, ...]:
    """The components of contract 3 in the order of the objective, larger is better."""
    wounds = value["wounds_hand"] + value["wounds_discard"]
    victory = (int(value["all_defeated"]), value["fame"])
    health = (-int(value["knocked_out"]), -wounds, -value["unit_levels_lost"], -value["unit_levels_wounded"])
    order = victory + health if objective == "fame" else health + victory
    return (*order, -value["used"])


class TooBig(Exception):
    """More states than a test should look at."""


def best_of(state: Any, objective: str, most: int) -> tuple[int, ...]:
    """The best rank that a state can end with."""
    found: tuple[int, ...] = ()
    met: set[Any] = set()
    open_states = [state]
    while open_states:
        s = open_states.pop()
        if GAME.turn(s) is None:
            found = max(found, rank(GAME.aftermath(s).value(), objective))
            continue
        legal = GAME.legal(s)
        assert legal, "a state without a legal action"
        for action in legal:
            after = s.copy()
            GAME.rules.do(after, action, NO_CHANCE)
            key = after.key()
            if isinstance(key, bytes):
                key = blake2b(key, digest_size=DIGEST).digest()
            if key not in met:
                met.add(key)
                open_states.append(after)
        if len(met) > most:
            raise TooBig
    return found


def start(scenario: dict[str, Any]) -> Any:
    """The first state of a scenario in which nothing is drawn."""
    return GAME.new(setup_of(scenario), Chance())


def best(scenario: dict[str, Any], most: int = 60_000) -> tuple[int, ...]:
    """The best rank a scenario can end with."""
    return best_of(start(scenario), scenario.get("objective", "fame"), most)
