"""What is worked out away from the event loop: bots' decisions, odds, advice, replays, checks.

Each job takes plain data and gives plain data. Who decides or asks at a table comes as the view of their seat, and
nothing else: no process but the server's own knows more of a game. Records are those of finished games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import msgspec

from warlore.bots import own_bot, sit_down
from warlore.history.game import HistoryGame, HistoryView, game_of, game_with
from warlore.table import BadInput, WarloreError
from warlore.table.verification import verify_text

ViewData = dict[str, Any]
LONGEST_SOLVE = 4.0  # seconds, less than the server waits for an answer
SHARE_OF_SOLVE = 0.8  # of the time that is left: the plan is still to be told


@cache
def the_game() -> HistoryGame:
    return game_with(HistoryGame().components)


def view_of(data: ViewData) -> HistoryView:
    return HistoryView.from_data(game_with(data["components"]), data)


# ------------------------------------------------------------------ jobs
def decide(view: ViewData, bot: str, seed: int) -> int:
    """What a bot does from that seat's view; one of Warlore's own, whatever a stored table says."""
    player = own_bot(bot, seed)
    sit_down(player, view["seat"])
    return player.decide(view_of(view))


def battle(request: Any) -> dict[str, Any]:
    from warlore.history.contract import battle as answer

    return answer(request)


def odds(request: Any) -> dict[str, Any]:
    from warlore.history.odds import odds as answer

    return answer(request)


def advise(request: Any) -> dict[str, Any]:
    from warlore.history.advice import advise as answer

    return answer(request)


def fight(request: Any) -> dict[str, Any]:
    from warlore.knight.fights import fight as answer

    return answer(request)


def solve(request: Any, left: float) -> dict[str, Any]:
    """The best plan found in a time that others can wait for: what is left of it after the waiting."""
    from warlore.knight.solve import answer
    from warlore.knight.solve.contract import seconds_of

    if isinstance(request, dict):
        longest = min(LONGEST_SOLVE, left * SHARE_OF_SOLVE)
        request = request | {"seconds": min(seconds_of(request.get("seconds")) or longest, longest)}
    return answer(request)


def replay(record: str, eyes: str | int, begin: int, end: int | None) -> dict[str, Any]:
    from warlore.server.replays import replay as answer

    return answer(record, eyes, begin, end)


def verify(record: str, head: str) -> dict[str, Any]:
    return verify_text(record, game_of, head).describe()


def prospects(view: ViewData, question: Mapping[str, Any]) -> dict[str, Any]:
    from warlore.history.prospects import odds_from_view

    return odds_from_view(view_of(view), **question)


def line_ups(view: ViewData, question: Mapping[str, Any]) -> dict[str, Any]:
    from warlore.history.prospects import advice_from_view

    return advice_from_view(view_of(view), **question)


JOBS: dict[str, Callable[..., Any]] = {
    job.__name__: job for job in (decide, battle, odds, advise, fight, solve, replay, verify, prospects, line_ups)
}


TIMED = {"solve"}
"""Jobs that do what they can in the time that is left."""
LASTING = JOBS.keys() - TIMED - {"decide"}
"""Jobs whose answer is the same whenever they are done."""


def do(job: str, given: Mapping[str, Any], left: float = LONGEST_SOLVE) -> dict[str, Any]:
    """Do a job; what a person did wrong comes back as an error, anything else is raised."""
    try:
        return {"done": JOBS[job](**given, **({"left": left} if job in TIMED else {}))}
    except WarloreError as error:
        field = error.field if isinstance(error, BadInput) else ""
        return {"error": {"code": error.code, "field": field, "message": error.message}}


def answer(line: bytes) -> bytes:
    """The same for a helper: a job, what is given and the seconds left, as one line of JSON."""
    job, given, left = msgspec.json.decode(line)
    try:
        found = do(job, given, left)
    except Exception as error:
        found = {"fault": f"{type(error).__name__}: {error}"}
    return msgspec.json.encode(found)
