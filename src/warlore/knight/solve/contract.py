"""Contract 3: the question as a JSON object in, the answer as one out.

The fields of a scenario, and beside them: `seconds`, `alternatives` (a number), `keep` (names), `cheapest` and `why`
(flags). Without them, and with nothing to be drawn, the answer has exactly the fields of the contract.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final

from warlore.knight import reader
from warlore.knight.scenario import read_question
from warlore.knight.solve.engine import Watch
from warlore.knight.solve.plans import Plan, Solution, solve
from warlore.knight.solve.questions import alternatives, keeping, missing
from warlore.table import BadInput

QUESTIONS: Final = ("seconds", "alternatives", "keep", "cheapest", "why")
MOST_SECONDS: Final = 86_400
MOST_ALTERNATIVES: Final = 20


def answer(request: Any, limit: Callable[[float | None], Watch] = Watch) -> dict[str, Any]:
    """One request answered; `limit` makes the watch for its seconds."""
    if not isinstance(request, Mapping):
        raise BadInput("a request must be an object", field="")
    data = {name: value for name, value in request.items() if name not in QUESTIONS}
    read_question(data)
    watch = limit(seconds_of(request.get("seconds")))
    number = reader.number(request.get("alternatives", 0), "alternatives", 0, MOST_ALTERNATIVES)
    cheapest = reader.flag(request.get("cheapest", False), "cheapest")
    why = reader.flag(request.get("why", False), "why")
    kept = request.get("keep", [])
    if not isinstance(kept, list) or not all(isinstance(name, str) for name in kept):
        raise BadInput("keep: must be a list of names", field="keep")
    if kept:
        data = keeping(data, kept)
    if number and not cheapest:
        plans = alternatives(data, number, watch=watch)
    else:
        plans = [solve(data, objective="cheapest" if cheapest else None, watch=watch)]
    told = solution_data(plans[0])
    if number:
        told["alternatives"] = [solution_data(plan) for plan in plans[1:]]
    if why:
        possible, more = missing(data, watch=watch)
        told["victory"] = possible
        told["missing"] = [{"kind": one.kind, "value": one.value} for one in more]
    return told


def seconds_of(value: Any) -> float | None:
    """A time limit."""
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= MOST_SECONDS:
        raise BadInput(f"seconds: must be a number from 0 to {MOST_SECONDS}", field="seconds")
    return float(value)


def solution_data(solution: Solution) -> dict[str, Any]:
    """An answer as plain data; with draws, the expected value and everything that may be drawn."""
    told: dict[str, Any] = {"optimal": solution.optimal}
    if solution.not_counted:
        told["not_counted"] = [one.data() for one in solution.not_counted]
    if solution.certain:
        told["value"] = solution.value
    else:
        told["value"] = {name: number_text(number) for name, number in solution.value.items()}
    told["plan"] = [step.data() for step in solution.plan.steps]
    if not solution.optimal and solution.bound is not None:
        told["bound"] = dict(solution.bound)
    if not solution.certain:
        told["draws"] = branches_data(solution.plan)
        told["distribution"] = [
            {"probability": number_text(chance), "value": value} for chance, value in solution.distribution()
        ]
    return told


def branches_data(plan: Plan) -> list[dict[str, Any]]:
    """What may be drawn next, each with its plan."""
    found = []
    for branch in plan.branches:
        rest = branch.plan
        told: dict[str, Any] = {"drawn": branch.drawn, "probability": number_text(branch.chance)}
        told["plan"] = [step.data() for step in rest.steps]
        if rest.value is not None:
            told["value"] = rest.value
        else:
            told["draws"] = branches_data(rest)
        found.append(told)
    return found


def number_text(number: Fraction | int) -> str:
    """An exact fraction in lowest terms, as in the contracts of the other game."""
    return str(Fraction(number))
