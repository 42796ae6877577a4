"""The solver's forecasts held against searches that do without them, in states met by chance.

A walk goes on through sensible actions, chosen at random. In each state two numbers are asked: the best value, by a
search without any forecast, and the forecast's bound. The bound may be too high, never too low.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from oracle import GAME, start

from warlore.knight.rules import worth
from warlore.knight.rules.actions import END_PHASE
from warlore.knight.rules.moments import SETTLED
from warlore.knight.rules.state import AIM, AT_LARGE, OVER, PARRY
from warlore.knight.rules.tables import NOTHING
from warlore.knight.rules.uses import UNKNOWN
from warlore.knight.rules.worth import NO_VALUE
from warlore.knight.solve import engine

RULES = GAME.rules
ROOM = 1 << 24
NO_PLAN = NO_VALUE // 2
LONGEST = 60
ASKED = (1, 1, 4, 10**9)  # how often a forecast must be asked for before it is made


@dataclass
class TooLow:
    """A bound that a plan exceeds: of a state, or of one in which a source was left out."""

    path: list[int]
    action: int | None
    bound: dict[str, int]
    value: dict[str, int]


class Asker:
    """A search of one combat, with forecasts or without, that is asked about single states."""

    def __init__(self, state: Any, objective: str, watch: engine.Watch, asked_often: int, room: int) -> None:
        self.searcher = engine.Searcher(GAME, objective, watch)
        self.q = q = self.searcher.search
        s = self.searcher.prepare(state)
        q.best, q.stopped, q.limit, q.ceiling = NO_VALUE, 0, 0, -NO_VALUE
        q.cut = worth.FARTHEST
        q.root, q.forecasts, q.asked_often = s.copy(), [], asked_often
        q.forecast_room = q.forecast_most = room
        RULES.bar_modes(q, s, NO_VALUE)
        RULES.learn(q, s)
        RULES.learn_moments(q, s, 1)
        RULES.match_cards(q, s)
        self.state = s

    def best(self, s: Any) -> int:
        """The best value by search."""
        self.q.best = NO_VALUE
        return int(RULES.visit(self.q, s, NO_VALUE))

    def bound(self, s: Any, alpha: int) -> int:
        """What the forecast says, if it can tell."""
        self.q.looked = None
        return int(RULES.look_ahead(self.q, s, alpha))


def is_asked(q: Any, s: Any) -> bool:
    """Would the search ask for the forecast here? Where mana may come late, it lets things be done late that bring
    nothing by that: there a bound may be below them."""
    if q.moment & SETTLED and q.late_gains:
        return False
    if s.step == AT_LARGE:
        return True
    told = s.step in (AIM, PARRY) and RULES.is_tame(q, s) and not RULES.is_converting(q)
    return told and (s.committed > 0 or not RULES.something_wild(q, s)) and not RULES.has_to_convert(q, s)


def walk(scenario: dict[str, Any], dice: random.Random, seconds: float) -> Iterator[TooLow | None]:
    """One walk: for each question whether the bound was too low. It ends early when the time is up."""
    watch = engine.Watch(seconds)
    state = start(scenario)
    if RULES.chance_ahead(state):
        return
    objective = scenario["objective"]
    told = Asker(state, objective, watch, dice.choice(ASKED), ROOM)
    plain = Asker(state, objective, watch, 1, 0)
    s, path, large = told.state, [], NO_VALUE
    while s.step != OVER and len(path) < LONGEST:
        if s.step != AT_LARGE and RULES.is_hopeless(plain.q, s):
            return
        actions = [a for a in GAME.legal(s) if RULES.is_sensible(plain.q, s, a)]
        if is_asked(plain.q, s):
            so_far, value = RULES.gained(plain.q, s), plain.best(s.copy())
            if watch.stopped:
                return
            large = value if s.step == AT_LARGE else large
            # an attack or block for nothing is worse than none: nobody misses it
            if value > NO_PLAN and value >= large:
                for alpha in (NO_VALUE, value - so_far - 1):
                    bound = told.bound(s, alpha)
                    yield too_low(told, path, None, so_far + bound, value) if bound < UNKNOWN else None
                yield from left_out(told, plain, s, path, actions, large)
        if not actions or watch.stopped:
            return
        going_on = [a for a in actions if a != END_PHASE]
        action = dice.choice(going_on if going_on and dice.random() < 0.6 else actions)
        path.append(action)
        RULES.step_into(told.q, s, action)
        s = RULES.step_into(plain.q, s, action)


def left_out(
    told: Asker, plain: Asker, s: Any, path: list[int], actions: list[int], large: int
) -> Iterator[TooLow | None]:
    """The same for each source that an attack or block could do without."""
    if s.step == AT_LARGE or told.q.looked is None:
        return
    for action in actions:
        source = RULES.source_of(s, action)
        if source == NOTHING or not RULES.is_pure(told.q, action):
            continue
        bound = RULES.without(told.q, s, source, NO_VALUE)
        done, moment = plain.q.last_done, plain.q.moment
        value = plain.best(RULES.step_into(plain.q, s, action))
        RULES.step_back(plain.q, s, action, done, moment)
        if plain.q.stopped:
            return
        if bound < UNKNOWN and value > NO_PLAN and value >= large:
            yield too_low(told, path, action, RULES.gained(plain.q, s) + bound, value)


def too_low(told: Asker, path: list[int], action: int | None, bound: int, value: int) -> TooLow | None:
    if bound >= value:
        return None
    return TooLow(list(path), action, told.searcher.unpack(bound), told.searcher.unpack(value))


__all__ = ["TooLow", "walk"]
