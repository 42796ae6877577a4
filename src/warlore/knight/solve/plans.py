"""Plans: the best one of a combat, in steps with their rules; where tokens are drawn, a plan for each draw.

What is drawn is not sampled: every token left in the pile is followed, with its probability. The best plan is then
the one whose expected components are the best, compared in the order of the objective, as exact fractions.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from warlore.knight.game import PHASE_NAMES, KnightGame, setup_of
from warlore.knight.not_counted import NotCounted, not_counted
from warlore.knight.rules import state as moments
from warlore.knight.rules.actions import SAY_TOKEN
from warlore.knight.scenario import Scenario, read_scenario
from warlore.knight.solve.engine import Result, Searcher, Value, Watch, components, rank
from warlore.table import Chance

if TYPE_CHECKING:
    from warlore.knight.rules.plain import State

TO_THE_DRAWS = 0.3
"""The share of the time that is left for finding what can be done before a draw; the rest is for what comes after."""
SUMS = ("all_defeated", "fame", "knocked_out", "wounds", "lost", "wounded", "used")


@dataclass(frozen=True)
class Step:
    """One action of a plan, in its text form, with the rules that decide what comes of it."""

    phase: str
    action: str
    rules: tuple[str, ...]
    number: int

    def data(self) -> dict[str, Any]:
        return {"phase": self.phase, "action": self.action, "rules": list(self.rules)}


@dataclass(frozen=True)
class Branch:
    """What is drawn or rolled, how likely it is, and the plan after it."""

    drawn: str
    chance: Fraction
    plan: Plan


@dataclass(frozen=True)
class Plan:
    """Steps to the end (with its value), or to a draw (with a branch for each result)."""

    start: State
    steps: tuple[Step, ...]
    value: Value | None = None
    branches: tuple[Branch, ...] = ()

    def ends(self, chance: Fraction = Fraction(1)) -> Iterator[tuple[Fraction, Value]]:
        """Every end with its probability."""
        if self.value is not None:
            yield chance, self.value
        for branch in self.branches:
            yield from branch.plan.ends(chance * branch.chance)


@dataclass(frozen=True)
class Solution:
    """The answer to one question: the plan, whether it is proven the best, and how it may end."""

    objective: str
    plan: Plan
    optimal: bool
    bound: Mapping[str, int] | None
    states: int
    seconds: float
    game: KnightGame = field(repr=False)

    @property
    def certain(self) -> bool:
        """Nothing is drawn on the way."""
        return self.plan.value is not None

    @property
    def not_counted(self) -> list[NotCounted]:
        """What is held of which something is not played: the plan is the best of what is counted."""
        return not_counted(self.plan.start)

    @property
    def value(self) -> Value:
        """The value of contract 3; where tokens are drawn, the expected one (exact fractions)."""
        if self.plan.value is not None:
            return self.plan.value
        expected: dict[str, Any] = Counter()
        for chance, value in self.plan.ends():
            for name, number in value.items():
                expected[name] += chance * int(number)
        return dict(expected)

    def expected(self) -> dict[str, Fraction]:
        """The expected components."""
        return expectation(self.plan)

    def distribution(self) -> list[tuple[Fraction, Value]]:
        """The different ends with their probabilities, the likeliest first."""
        found: dict[tuple[Any, ...], Fraction] = defaultdict(Fraction)
        for chance, value in self.plan.ends():
            found[tuple(value.items())] += chance
        return sorted(((chance, dict(items)) for items, chance in found.items()), key=lambda end: -end[0])

    def sources(self) -> set[str]:
        """The cards, Units, Skills and tokens that the plan uses, by name."""
        return set(_sources(self.plan))


def expectation(plan: Plan) -> dict[str, Fraction]:
    """The expected components of a plan."""
    expected = dict.fromkeys(SUMS, Fraction(0))
    for chance, value in plan.ends():
        for name, number in components(value).items():
            expected[name] += chance * number
    return expected


def solve(
    question: Mapping[str, Any] | Scenario | State,
    *,
    objective: str | None = None,
    game: KnightGame | None = None,
    watch: Watch | None = None,
) -> Solution:
    """The best plan from a scenario, or from any state of a combat that is going on."""
    game = game or KnightGame()
    watch = watch or Watch()
    if isinstance(question, (Mapping, Scenario)):
        scenario = question if isinstance(question, Scenario) else read_scenario(question, game.catalogue)
        state = named_start(game, scenario)
    else:
        state = named_state(game, question)
        scenario = state.book.combat.scenario  # type: ignore[attr-defined]
    objective = objective or scenario.objective
    search = Searcher(game, objective, watch)
    tree = Tree(search)
    plan = tree.plan(state)
    return Solution(objective, plan, tree.optimal, tree.bound, search.search.nodes, watch.passed, game)


def named_start(game: KnightGame, scenario: Scenario) -> State:
    """The first state of a scenario, in which draws are decisions of their own."""
    return game.new(setup_of({**scenario.data, "draws": "named"}), Chance())


def named_state(game: KnightGame, state: State) -> State:
    """The same for a state of a running combat."""
    s: State = state.copy()
    if not s.book.named:
        s.book = named_start(game, s.book.combat.scenario).book  # type: ignore[attr-defined]
    return s


class Tree:
    """Plans over draws: decisions are searched, draws are followed one and all."""

    def __init__(self, search: Searcher) -> None:
        self.search = search
        self.game = search.game
        self.optimal = True
        self.bound: dict[str, int] | None = None
        self.known: dict[Any, tuple[tuple[Any, ...], Any]] = {}

    def plan(self, state: State) -> Plan:
        """The plan of a state, the best one found before the time was over."""
        _, made = self.best(state)
        if self.bound is None and isinstance(made, Result):
            self.bound = made.bound
        return self.write(state, made)

    # -------------------------------------------------------------- values
    def best(self, state: State) -> tuple[tuple[Any, ...], Any]:
        """The expected rank of a state, and what leads to it: a result, a draw, or a path and a draw."""
        key = state.key()
        if key not in self.known:
            self.known[key] = self.find(state)
        return self.known[key]

    def find(self, state: State) -> tuple[tuple[Any, ...], Any]:
        objective = self.search.objective
        if state.step in (moments.NAME_TOKEN, moments.NAME_DIE):
            return self.draw(state)
        if not self.search.meets_chance(state):
            result = self.search.best(state)
            self.optimal = self.optimal and result.optimal
            return rank(components(result.value), objective), result
        best: tuple[tuple[Any, ...], Any] | None = None
        for bound, end, path in self.ends(state):
            if best is not None and (bound <= best[0] or self.search.watch.stopped):
                self.optimal = self.optimal and bound <= best[0]
                continue
            value = self.best(end)[0] if self.game.turn(end) is not None else bound
            if best is None or value > best[0]:
                best = value, (path, end)
        assert best is not None
        return best

    def ends(self, state: State) -> list[tuple[tuple[Any, ...], State, list[int]]]:
        """Where the decisions before the next draw can lead, the most promising first."""
        rules, search = self.game.rules, self.search
        look: Any = rules.Search()
        look.watch = search.watch.part(TO_THE_DRAWS)
        rules.set_objective(look, 0)
        s = search.prepare(state)
        look.unit_same, look.enemy_same = list(search.search.unit_same), list(search.search.enemy_same)
        rules.frontier(look, s)
        self.optimal = self.optimal and not look.stopped
        best: dict[Any, tuple[tuple[Any, ...], State, list[int]]] = {}
        for end, path in look.found:
            if self.game.turn(end) is None:
                # as the search counts it: there may be hundreds of thousands
                parts: Any = search.unpack(rules.final_value(search.search, end))
            else:
                parts = search.outlook(end)
            if best and search.watch.over():
                self.optimal = False
                break
            entry = rank(parts, search.objective), end, path
            # ends with the same future: what was gained before decides
            key = rules.remember_state(look, end), self.game.turn(end)
            if key not in best or entry[0] > best[key][0]:
                best[key] = entry
        found = sorted(best.values(), key=lambda entry: entry[0], reverse=True)
        if not found:
            path = [0]
            end = state.copy()
            self.game.apply(end, 0, Chance())
            found = [(rank(search.outlook(end), search.objective), end, path)]
        return found

    def draw(self, state: State) -> tuple[tuple[Any, ...], Any]:
        expected: list[Fraction] = []
        branches = list(self.draws(state))
        for chance, _, after in branches:
            value = self.best(after)[0]
            expected = [a + chance * b for a, b in zip(expected or [Fraction(0)] * len(value), value, strict=True)]
        return tuple(expected), branches

    def draws(self, state: State) -> Iterator[tuple[Fraction, int, State]]:
        """What can be drawn: each token as likely as often as it is left, each side of the die alike."""
        legal = self.game.legal(state)
        left = list(state.left)
        weights = [left[a - SAY_TOKEN] if state.step == moments.NAME_TOKEN else 1 for a in legal]
        for action, weight in zip(legal, weights, strict=True):
            after: State = state.copy()
            after.ordered = 0
            self.game.apply(after, action, Chance())
            yield Fraction(weight, sum(weights)), action, after

    # -------------------------------------------------------------- plans
    def write(self, state: State, made: Any) -> Plan:
        if isinstance(made, Result):
            return Plan(state, steps_of(self.game, state, made.path)[0], value=made.value)
        if isinstance(made, list):
            words = self.game.words(state)
            return Plan(
                state,
                (),
                branches=tuple(
                    Branch(words.action_text(action), chance, self.write(after, self.best(after)[1]))
                    for chance, action, after in made
                ),
            )
        path, _ = made
        steps, end = steps_of(self.game, state, path)
        if self.game.turn(end) is None:
            return Plan(state, steps, value=self.game.aftermath(end).value())
        rest = self.write(end, self.best(end)[1])
        return Plan(state, steps, branches=rest.branches)


def steps_of(game: KnightGame, state: State, path: list[int]) -> tuple[tuple[Step, ...], State]:
    """A path as steps, and the state it leads to."""
    words = game.words(state)
    s: State = state.copy()
    s.ordered = 0
    steps = []
    for action in path:
        events: list[Any] = []
        phase = PHASE_NAMES[s.phase]
        text = words.action_text(action)
        game.apply(s, action, Chance(), events)
        rules = dict.fromkeys(rule for event in events for rule in words.rules(event))
        steps.append(Step(phase, text, tuple(rules), action))
    return tuple(steps), s


def _sources(plan: Plan) -> Iterator[str]:
    for step in plan.steps:
        word, _, rest = step.action.partition(" ")
        if word in ("play", "activate", "use", "spend"):
            yield rest.rpartition(": ")[0] if ": " in rest else rest
        elif word == "sideways":
            yield rest.rpartition(" ")[0]
    for branch in plan.branches:
        yield from _sources(branch.plan)
