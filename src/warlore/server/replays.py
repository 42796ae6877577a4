"""Records of finished games from outside: looking at them moment by moment."""

from __future__ import annotations

from typing import Any

from warlore.history.game import HistoryGame, game_of
from warlore.history.telling import nothing_yet, situation, told
from warlore.server.wire import happening
from warlore.table import BadInput, BadRecord, Record, parse_record
from warlore.table.record import replay as moments_of

MOST_MOMENTS = 100


def replay(text: str, eyes: str | int, begin: int, end: int | None) -> dict[str, Any]:
    """Moments of a record as a seat, nobody in particular, or somebody who sees everything would have seen them."""
    game, record = _read(text)
    seats = record.setup.seats
    if isinstance(eyes, int) and not 0 <= eyes < len(seats):
        raise BadInput(f"eyes: must be all, nobody or a seat from 0 to {len(seats) - 1}, not {eyes}", field="eyes")
    seat = eyes if isinstance(eyes, int) else None
    last = len(record.steps) if end is None else min(end, len(record.steps))
    last = min(last, begin + MOST_MOMENTS - 1)
    notation = game.notation(record.setup)
    before = nothing_yet(record.setup)
    found: list[dict[str, Any]] = []
    outcome = None
    for moment in moments_of(record, game):
        step = record.steps[moment.step - 1] if moment.step else None
        if begin <= moment.step <= last:
            who, action = (step.seat, step.action) if step else (None, None)
            step_told = told(moment.step, who, action, moment.events, before, moment.state)
            shown: dict[str, Any] = {
                "happening": happening(game, notation, step_told, seat, everything=eyes == "all"),
                "view": game.view(moment.state, seat).describe(),
            }
            if eyes == "all":
                views = [game.view(moment.state, p).describe() for p in range(len(seats))]
                shown["hands"] = [view["players"][p]["hand"] for p, view in enumerate(views)]
            found.append(shown)
        before = situation(moment.state)
        if game.turn(moment.state) is None:
            end_of_game = game.outcome(moment.state)
            outcome = {
                "scores": list(end_of_game.scores),
                "breakdown": [dict(points) for points in end_of_game.breakdown],
                "ranking": list(end_of_game.ranking),
                "winners": list(end_of_game.winners),
            }
    return {
        "components": record.components,
        "seats": list(seats),
        "steps": len(record.steps),
        "options": dict(record.setup.options),
        "moments": found,
        "outcome": outcome,
    }


def _read(text: str) -> tuple[HistoryGame, Record]:
    try:
        game = game_of(text)
        return game, parse_record(text, game)
    except BadRecord as error:
        raise BadInput(f"record: {error.message}", field="record", code=error.code) from None
