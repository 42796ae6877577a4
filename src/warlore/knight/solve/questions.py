"""Other questions than the best plan: what if something is kept, what else could be done, what is missing."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

from warlore.knight.game import KnightGame
from warlore.knight.rules import worth
from warlore.knight.scenario import Scenario, read_scenario
from warlore.knight.solve.engine import Searcher, Watch, rank
from warlore.knight.solve.plans import Solution, expectation, named_start, solve
from warlore.table import BadInput
from warlore.table.words import plain_text

MOST_MISSING: Final = 40
MISSING_KINDS: Final = ("siege", "ranged", "attack", "block")
HELPER: Final = "\u2217"  # the name of the source that is not there


@dataclass(frozen=True)
class Missing:
    """So many more points of one kind, from one source, and all enemies could be defeated."""

    kind: str
    value: int


def keeping(data: Mapping[str, Any], names: Iterable[str]) -> dict[str, Any]:
    """The scenario without some cards or Units: what is kept is neither played nor discarded nor hit."""
    scenario = read_scenario(data)
    left = {
        "cards": [deed.name for deed in scenario.cards],
        "units": [soldier.unit.name for soldier in scenario.soldiers],
    }
    ids = {
        "cards": [deed.id for deed in scenario.cards],
        "units": [soldier.unit.id for soldier in scenario.soldiers],
    }
    made: dict[str, Any] = {**data, **{kind: list(data.get(kind, [])) for kind in left}}
    for name in names:
        wanted = plain_text(name)
        for kind, known in left.items():
            places = [i for i, one in enumerate(known) if wanted in (plain_text(one), plain_text(ids[kind][i]))]
            if places:
                for rows in (known, ids[kind], made[kind]):
                    del rows[places[0]]
                break
        else:
            have = ", ".join(left["cards"] + left["units"]) or "nothing"
            raise BadInput(f"keep: {name} is none of the cards and Units here: {have}", field="keep")
    return made


def alternatives(data: Mapping[str, Any], number: int, *, watch: Watch | None = None) -> list[Solution]:
    """The best plan and the next ones, each doing without a source that every better one uses.

    Whoever wants another plan leaves out one of the sources of the first: the best plans without each of them, and
    without two of them, and so on, come up in order of their value.
    """
    watch = watch or Watch()
    order = count()
    queue: list[tuple[Any, int, frozenset[str], Solution]] = []
    asked: set[frozenset[str]] = set()

    def ask(kept: frozenset[str]) -> None:
        if kept not in asked:
            asked.add(kept)
            found = solve(keeping(data, sorted(kept)), watch=watch)
            value = rank(expectation(found.plan), found.objective)
            heapq.heappush(queue, (tuple(-part for part in value), next(order), kept, found))

    ask(frozenset())
    plans: list[Solution] = []
    seen: set[frozenset[str]] = set()
    while queue and len(plans) <= number and not (watch.stopped and plans):
        _, _, kept, best = heapq.heappop(queue)
        used = frozenset(best.sources())
        if used not in seen:
            seen.add(used)
            plans.append(best)
        for source in sorted(used & keepable(data)):
            if not watch.stopped:
                ask(kept | {source})
    return plans


def keepable(data: Mapping[str, Any]) -> frozenset[str]:
    """The cards and Units by name; of twins, which are numbered in plans, the first."""
    scenario = read_scenario(data)
    names = [deed.name for deed in scenario.cards] + [soldier.unit.name for soldier in scenario.soldiers]
    return frozenset(names)


def missing(data: Mapping[str, Any], *, watch: Watch | None = None) -> tuple[bool, list[Missing]]:
    """Can all be defeated; if not, how much more of each kind would do, found by adding it and asking again."""
    watch = watch or Watch()
    game = KnightGame()
    if can_win(game, data, watch):
        return True, []
    found = []
    for kind in MISSING_KINDS:
        low, high = 1, MOST_MISSING
        if not can_win(game, helped(data, kind, high), watch):
            continue
        # more is never worse: halve the interval
        while low < high and not watch.stopped:
            middle = (low + high) // 2
            if can_win(game, helped(data, kind, middle), watch):
                high = middle
            else:
                low = middle + 1
        if not watch.stopped:
            found.append(Missing(kind, high))
    return False, found


def helped(data: Mapping[str, Any], kind: str, value: int) -> dict[str, Any]:
    """The scenario with one more source."""
    card = {"name": HELPER, "modes": [{"kind": kind, "value": value}], "sideways": False}
    cards: Sequence[Any] = data.get("cards", [])
    return {**data, "cards": [*cards, card]}


def can_win(game: KnightGame, data: Mapping[str, Any], watch: Watch) -> bool:
    """Is there a plan that defeats all, whatever it costs? Where tokens are drawn: for at least one draw."""
    scenario: Scenario = read_scenario(data, game.catalogue)
    search = Searcher(game, "fame", watch)
    rules = game.rules
    state = named_start(game, scenario)
    if search.meets_chance(state):
        return solve(scenario, game=game, watch=watch).expected()["all_defeated"] > 0
    for weight in ("fame", "knock_out", "wounds", "lost", "wounded", "used"):
        setattr(search.search, f"weight_{weight}", 0)
    search.search.weight_all = 1
    search.search.best = worth.NO_VALUE
    return bool(rules.solve_from(search.search, search.prepare(state), 0) > 0)
