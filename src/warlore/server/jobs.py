"""What is worked out away from the event loop: bots' decisions, odds, advice, replays, checks.

Each job takes plain data and gives plain data. A game comes as its record; whoever decides or asks gets the view
of one seat, made from it here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from warlore.bots import own_bot, sit_down
from warlore.history.game import HistoryGame, HistoryView, game_with
from warlore.table import BadInput, Record, Setup, Step, WarloreError
from warlore.table.record import final_state

GameData = dict[str, Any]
LONGEST_SOLVE = 4.0  # seconds, less than the server waits for an answer


@cache
def the_game() -> HistoryGame:
    return game_with(HistoryGame().components)


# ------------------------------------------------------------------ a game as plain data
def game_data(record: Record, steps: int | None = None) -> GameData:
    """A record without its secret, down to some step."""
    return {
        "components": record.components,
        "seats": list(record.setup.seats),
        "first": record.setup.first,
        "options": dict(record.setup.options),
        "deal": record.deal,
        "steps": [[step.seat, step.action, step.results] for step in record.steps[:steps]],
    }


def record_of(data: GameData) -> Record:
    game = game_with(data["components"])
    setup = Setup(tuple(data["seats"]), data["first"], data["options"])
    steps = [Step(seat, action, results) for seat, action, results in data["steps"]]
    return Record(game.name, game.version, game.components, setup, deal=data["deal"], steps=steps)


def view_of(data: GameData, seat: int | None) -> HistoryView:
    game = game_with(data["components"])
    return game.view(final_state(record_of(data), game), seat)


# ------------------------------------------------------------------ jobs
def decide(data: GameData, seat: int, bot: str, seed: int) -> int:
    """What a bot does from that seat's view; one of Warlore's own, whatever a stored table says."""
    player = own_bot(bot, seed)
    sit_down(player, seat)
    return player.decide(view_of(data, seat))


def moment(data: GameData, seat: int | None) -> dict[str, Any]:
    return view_of(data, seat).describe()


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


def solve(request: Any) -> dict[str, Any]:
    """The best plan found in a time that others can wait for."""
    from warlore.knight.solve import answer
    from warlore.knight.solve.contract import seconds_of

    if isinstance(request, dict):
        request = request | {"seconds": min(seconds_of(request.get("seconds")) or LONGEST_SOLVE, LONGEST_SOLVE)}
    return answer(request)


def replay(record: str, eyes: str | int, begin: int, end: int | None) -> dict[str, Any]:
    from warlore.server.replays import replay as answer

    return answer(record, eyes, begin, end)


def verify(record: str) -> dict[str, Any]:
    from warlore.server.replays import verify as answer

    return answer(record)


def prospects(data: GameData, seat: int, question: Mapping[str, Any]) -> dict[str, Any]:
    from warlore.history.prospects import odds_from_view

    return odds_from_view(view_of(data, seat), **question)


def line_ups(data: GameData, seat: int, question: Mapping[str, Any]) -> dict[str, Any]:
    from warlore.history.prospects import advice_from_view

    return advice_from_view(view_of(data, seat), **question)


JOBS: dict[str, Callable[..., Any]] = {
    job.__name__: job
    for job in (decide, moment, battle, odds, advise, fight, solve, replay, verify, prospects, line_ups)
}


def do(job: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """Do a job; what a person did wrong comes back as an error, anything else is raised."""
    try:
        return {"done": JOBS[job](**given)}
    except WarloreError as error:
        field = error.field if isinstance(error, BadInput) else ""
        return {"error": {"code": error.code, "field": field, "message": error.message}}
