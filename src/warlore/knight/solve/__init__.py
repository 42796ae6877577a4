"""The best way through a combat, proven: `solve` for the plan, `answer` for the object of contract 3."""

from warlore.knight.solve.contract import answer
from warlore.knight.solve.engine import Watch
from warlore.knight.solve.plans import Branch, Plan, Solution, Step, solve
from warlore.knight.solve.questions import Missing, alternatives, keeping, missing

__all__ = [
    "Branch",
    "Missing",
    "Plan",
    "Solution",
    "Step",
    "Watch",
    "alternatives",
    "answer",
    "keeping",
    "missing",
    "solve",
]
