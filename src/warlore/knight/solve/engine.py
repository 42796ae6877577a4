"""The compiled search behind plain Python: one search object, its objective, its time, and its answer checked."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from warlore.knight.game import KnightGame
from warlore.knight.rules import worth
from warlore.knight.rules.tables import NOTHING
from warlore.knight.solve.possible import possible_book
from warlore.table import Chance, form

if TYPE_CHECKING:
    from warlore.knight.rules.plain import Book, Search, State

OBJECTIVES: Final = {"fame": worth.FAME_FIRST, "safety": worth.SAFETY_FIRST, "cheapest": worth.CHEAPEST}
MOST_REMEMBERED: Final = 2_000_000
QUICK: Final = 3_000  # states after which a forecast is worth its time
PATIENCE: Final = 100_000  # states before a search from above makes way for one from below
BELOW: Final = 1  # which may take so many times as many
WIDER: Final = 64  # how much more is given up each time nothing is found
MORE_FAME: Final = 4  # amounts of Fame that are asked for at once, when the first was too much
ASKED_OFTEN: Final = 250  # states that ask for a forecast before it is made, if one for more will do
FORECAST_ROOM: Final = {"compiled": 1 << 27, "plain": 1 << 18}
Value = dict[str, Any]

# Components in the order of each objective; those that are better when smaller with a minus
ORDERS: Final = {
    "fame": ("+all_defeated", "+fame", "-knocked_out", "-wounds", "-lost", "-wounded", "-used"),
    "safety": ("-knocked_out", "-wounds", "-lost", "-wounded", "+all_defeated", "+fame", "-used"),
    "cheapest": ("+all_defeated", "-used", "-knocked_out", "-wounds", "-lost", "-wounded", "+fame"),
}
WEIGHTS: Final = {
    "all_defeated": "weight_all",
    "fame": "weight_fame",
    "knocked_out": "weight_knock_out",
    "wounds": "weight_wounds",
    "lost": "weight_lost",
    "wounded": "weight_wounded",
    "used": "weight_used",
}
MOST: Final = {
    "all_defeated": 1,
    "fame": (1 << worth.FAME_BITS) - 1,
    "knocked_out": 1,
    "wounds": (1 << worth.WOUND_BITS) - 1,
    "lost": (1 << worth.LEVEL_BITS) - 1,
    "wounded": (1 << worth.LEVEL_BITS) - 1,
    "used": (1 << worth.USED_BITS) - 1,
}


class WrongPlan(RuntimeError):
    """The plan does not give what the search promised: an error of the solver."""


class Watch:
    """Ends searches: after so many seconds, or when somebody says so; tells how they get on."""

    def __init__(self, seconds: float | None = None, tell: Callable[[int, float], None] | None = None) -> None:
        self.begin = time.monotonic()
        self.seconds = seconds
        self.tell = tell
        self.stopped = False
        self.states = 0

    @property
    def passed(self) -> float:
        """Seconds since the beginning."""
        return time.monotonic() - self.begin

    def stop(self) -> None:
        """No more time."""
        self.stopped = True

    def over(self) -> bool:
        """Is the time up, or was it said so?"""
        if self.seconds is not None and self.passed >= self.seconds:
            self.stopped = True
        return self.stopped

    def part(self, share: float) -> Callable[[Any], bool]:
        """A watch of this share of the time that is left, so that something can still be done with what is found."""
        if self.seconds is None:
            return self
        end = self.passed + share * (self.seconds - self.passed)
        return lambda search: self(search) or self.passed >= end

    def __call__(self, search: Any) -> bool:
        self.states += 1
        if self.tell is not None:
            self.tell(search.nodes, self.passed)
        return self.over()


def components(value: Value) -> dict[str, int]:
    """What is compared, from a value of contract 3."""
    return {
        "all_defeated": int(value["all_defeated"]),
        "fame": value["fame"],
        "knocked_out": int(value["knocked_out"]),
        "wounds": value["wounds_hand"] + value["wounds_discard"],
        "lost": value["unit_levels_lost"],
        "wounded": value["unit_levels_wounded"],
        "used": value["used"],
    }


def rank(parts: dict[str, Any], objective: str) -> tuple[Any, ...]:
    """Components as a tuple in which larger is better."""
    return tuple(parts[name[1:]] if name[0] == "+" else -parts[name[1:]] for name in ORDERS[objective])


@dataclass
class Result:
    """What one search found: the best path, its value, whether it is proven, and what nothing can exceed."""

    path: list[int]
    value: Value
    optimal: bool
    bound: dict[str, int]


class Searcher:
    """Searches of states of one combat under one objective."""

    def __init__(self, game: KnightGame, objective: str, watch: Watch | None = None) -> None:
        self.game = game
        self.objective = objective
        self.watch = watch or Watch()
        self.books: dict[tuple[int, ...], tuple[Book, Book]] = {}
        self.search: Search = game.rules.Search()
        self.search.table_room = MOST_REMEMBERED
        self.search.watch = self.watch
        game.rules.set_objective(self.search, OBJECTIVES[objective])

    def prepare(self, state: State) -> State:
        """A copy of a state for the search: with one order of sources, and without what can never be played."""
        s: State = state.copy()
        s.ordered = 1
        s.book = self.possible_book(state)
        self.search.unit_same = twins(soldiers_of(s), len(self.search.unit_same))
        self.search.enemy_same = twins(s.book.combat.foes, len(self.search.enemy_same))  # type: ignore[attr-defined]
        return s

    def possible_book(self, state: State) -> Book:
        """The book of a state without what can never be played."""
        # besides the book only mana and Units matter
        about = (id(state.book), *state.mana, *state.unit_mark)
        if about not in self.books:
            # the first is kept, so that its id stays its own
            self.books[about] = state.book, possible_book(self.game.rules, state)
        return self.books[about][1]

    def pack(self, value: Value) -> int:
        """A value as the search counts it."""
        parts = components(value)
        return sum(
            parts[name[1:]] * getattr(self.search, WEIGHTS[name[1:]]) * (1 if name[0] == "+" else -1)
            for name in ORDERS[self.objective]
        )

    def unpack(self, packed: int) -> dict[str, int]:
        """The components of a number of the search."""
        parts = {}
        order = ORDERS[self.objective]
        for i, name in enumerate(order):
            rest = sum(-MOST[n[1:]] * getattr(self.search, WEIGHTS[n[1:]]) for n in order[i + 1 :] if n[0] == "-")
            number = (packed - rest) // getattr(self.search, WEIGHTS[name[1:]])
            packed -= number * getattr(self.search, WEIGHTS[name[1:]])
            parts[name[1:]] = number if name[0] == "+" else -number
        return parts

    def outlook(self, state: State) -> dict[str, int]:
        """Components that no plan from this state exceeds."""
        # forecasts that were made for another state's enemies say nothing of this one's
        self.search.forecasts, self.search.forecast_room = [], 0
        return self.unpack(self.game.rules.outlook_of(self.search, self.prepare(state)))

    def meets_chance(self, state: State) -> bool:
        """Is something drawn or rolled on the way?"""
        return bool(self.game.rules.chance_ahead(state))

    def best(self, state: State) -> Result:
        """The best plan of a state in which nothing is drawn any more."""
        rules, search = self.game.rules, self.search
        s = self.prepare(state)
        search.best, search.best_depth, search.stopped, search.limited = worth.NO_VALUE, 0, 0, 0
        # what another state's search left out, this one may not: nothing remembered of it holds here
        search.table.clear()
        search.open.clear()
        search.spare.clear()
        search.root, search.forecasts, search.forecast_room = s, [], 0
        search.ceiling = -worth.NO_VALUE
        search.limit = search.nodes + QUICK
        value = self.search_above(s, worth.NO_VALUE)
        if search.stopped and not self.watch.stopped:
            search.limit = 0
            search.forecast_room = search.forecast_most = FORECAST_ROOM[form()]
            search.asked_often = ASKED_OFTEN
            value = self.close_in(s)
        bound, optimal = value, not search.stopped
        if optimal:
            if search.best != value:
                raise WrongPlan(f"the search promised {value}, its plan gives {search.best}")
            if search.limited:
                bound = max(value, int(rules.outlook_of(search, s)))
                optimal = bound == value
        path = list(search.best_path)[: search.best_depth]
        if search.best == worth.NO_VALUE:
            path = give_up(self.game, state)
        return Result(path, self.check(state, path, search.best), optimal, self.unpack(bound))

    def search_above(self, s: State, alpha: int) -> int:
        """One search for a plan better than `alpha`: the best value, or if there is none no less than that."""
        search = self.search
        search.stopped = 0
        search.open.clear()
        search.spare.clear()
        search.opened, search.cut = 0, worth.FARTHEST
        return int(self.game.rules.solve_from(search, s, alpha))

    def close_in(self, s: State) -> int:
        """Ask from above: is there a plan as good as the forecast, or a little worse? So hardly a state is searched
        that a proof does not need. From time to time look from below instead, so that a plan is there if the time
        runs out. Returns the best value, or what no plan exceeds when the search was stopped."""
        search = self.search
        upper = int(self.game.rules.outlook_of(search, s))
        step, patience = search.weight_used, PATIENCE
        while search.best < upper:
            alpha = max(search.best, upper - step)
            search.ceiling = self.ceiling(upper)
            # where both ask the same there is nothing to change over to
            search.limit = search.nodes + patience if alpha > search.best else 0
            found = self.search_above(s, alpha)
            if not search.stopped:
                if found > alpha:
                    return found
                upper, step = min(upper, found), step * WIDER
                if alpha - found >= search.weight_wounds:
                    upper, step = self.lower_fame(s, upper), search.weight_lost
            elif not self.watch.stopped:
                search.limit = search.nodes + patience * BELOW
                self.search_above(s, search.best)
                if not search.stopped:
                    return int(search.best)
                patience *= 2
            if self.watch.stopped:
                return upper
        search.stopped = 0  # the last search may have made way, but there is nothing left to find
        return int(search.best)

    def ceiling(self, upper: int) -> int:
        """What a plan is worth at most, as no plan exceeds `upper`, if nobody is harmed: what counts for more than
        Wounds at its best, and of what counts for less all that is good."""
        search = self.search
        brings = search.weight_fame * MOST["fame"]
        if self.objective == "fame":
            return -(-upper // search.weight_fame) * int(search.weight_fame)
        if self.objective == "cheapest":
            return -(-upper // search.weight_used) * int(search.weight_used) + int(brings)
        return int(search.weight_all + brings)

    def lower_fame(self, s: State, upper: int) -> int:
        """When much was ruled out at once: is so much Fame possible at all? If there is any plan, that is enough to
        go on with; if not, the next amounts are asked for together. Returns what no plan exceeds."""
        search = self.search
        amounts = 1
        while self.objective == "fame" and not self.watch.stopped:
            # all that counts less than Fame only takes something off
            floor = (-(-upper // search.weight_fame) - 1) * search.weight_fame
            if search.best > floor:
                break
            floor = max(floor - (amounts - 1) * search.weight_fame, search.best)
            search.limit = 0
            search.ceiling = self.ceiling(upper)
            if amounts == 1:
                search.enough = floor + 1
            found = self.search_above(s, floor)
            search.enough = -worth.NO_VALUE
            if search.stopped:
                break
            upper = min(upper, found)
            if found > floor:
                break
            amounts *= MORE_FAME
        return upper

    def check(self, state: State, path: list[int], promised: int) -> Value:
        """Play a path through the engine as anybody would, and compare."""
        s: State = state.copy()
        s.ordered = 0
        for action in path:
            self.game.apply(s, action, Chance())
        value = self.game.aftermath(s).value()
        if self.game.turn(s) is not None or promised not in (worth.NO_VALUE, self.pack(value)):
            raise WrongPlan(f"the plan gives {value}, the search promised {self.unpack(promised)}")
        return value


def give_up(game: KnightGame, state: State) -> list[int]:
    """Any way to the end: what is answered when the time was too short for a single plan."""
    s: State = state.copy()
    path = []
    while game.turn(s) is not None:
        action = game.legal(s)[0]
        game.apply(s, action, Chance())
        path.append(action)
    return path


def soldiers_of(s: State) -> list[Any]:
    """The Units by what is printed on them."""
    soldiers = s.book.combat.scenario.soldiers  # type: ignore[attr-defined]
    return [(soldier.unit, soldier.token) for soldier in soldiers]


def twins(things: Any, room: int) -> list[int]:
    """For each thing the one before it that is the same."""
    found = [NOTHING] * room
    for i, thing in enumerate(things):
        for j in range(i):
            if things[j] == thing:
                found[i] = j
    return found
