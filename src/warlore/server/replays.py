"""Records of finished games from outside: looking at them moment by moment, and checking their luck."""

from __future__ import annotations

from typing import Any

from warlore.history.game import HistoryGame, game_of
from warlore.history.telling import nothing_yet, situation, told
from warlore.server.wire import happening
from warlore.table import BadInput, BadRecord, IllegalAction, Record, WarloreError, parse_record
from warlore.table import verify as check
from warlore.table.record import replay as moments_of
from warlore.table.sealing import fits

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


def verify(text: str) -> dict[str, Any]:
    """Was the luck of this record the promised one? Each check in order; those after a failed one are not made."""
    checks: list[dict[str, Any]] = []

    def passed(name: str, ok: bool, message: str = "") -> bool:
        checks.append({"check": name, "ok": ok, "message": message})
        return ok

    try:
        game = game_of(text)
        record = parse_record(text, game)
        passed("readable", True)
    except WarloreError as error:
        passed("readable", False, error.message)
        return {"fair": False, "checks": checks, "steps": 0, "seats": []}
    answer: dict[str, Any] = {"steps": len(record.steps), "seats": list(record.setup.seats)}
    kind, _, promised = record.chance.partition(" ")
    finished = False
    try:
        for moment in moments_of(record, game):
            finished = game.turn(moment.state) is None
        passed("legal", True)
    except (BadRecord, IllegalAction) as error:
        passed("legal", False, error.message)
        return {"fair": False, "checks": checks, **answer}
    passed("finished", finished)
    if kind == "sealed":
        try:
            opens = fits(bytes.fromhex(record.secret), promised) if record.secret else False
        except ValueError:
            opens = False
        if not passed("commitment", opens):
            return {"fair": False, "checks": checks, **answer}
    try:
        check(record, game)
        passed("luck", True)
    except BadRecord as error:
        passed("luck", False, error.message)
    return {"fair": all(made["ok"] for made in checks), "checks": checks, **answer}


def _read(text: str) -> tuple[HistoryGame, Record]:
    try:
        game = game_of(text)
        return game, parse_record(text, game)
    except BadRecord as error:
        raise BadInput(f"record: {error.message}", field="record", code=error.code) from None
