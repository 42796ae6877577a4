"""Writes the fixtures of the battle's tests from the rules: the card set, and the fights of whole games.

    PYTHONPATH=../src python scripts/scenes.py

A test compares them with what the rules tell now. The players do anything legal, so that no bot that learns to play
better changes them.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from warlore.bots import make_bot
from warlore.history.game import HistoryGame
from warlore.history.notation import EVENTS
from warlore.history.telling import Told, play_and_tell
from warlore.server.app import components
from warlore.server.wire import happening
from warlore.table import Session, Setup

FOLDER = Path(__file__).parents[1] / "src" / "battle"
SEATS = ("Pär", "Chris", "Tommy", "Joakim", "Hannes")
WHOLE_GAMES = 4
FOUGHT = {"rolled", "line_fought", "battle_ended", "reinforced", "link_formed"}
# How many of these there are at least, from as many games as it takes.
RARE = {"heroic_death_silenced": 8, "link_assaulted": 3, "link_absorbed": 12, "diverted": 8}


def fights(game: HistoryGame, number: int) -> Iterator[dict[str, Any]]:
    """Every step of a game in which dice fall, blows land or line-ups meet, as the first seat sees it."""
    seats = SEATS[: 2 + number % len(SEATS[1:])]
    session: Session[Any] = Session(game, Setup(seats, 0), seed=number)
    notation = game.notation(session.record.setup)
    bots = [make_bot("random", 10 * number + seat) for seat in range(len(seats))]
    step = 0
    while session.turn is not None:
        step += 1
        before = session.state.copy()
        told = play_and_tell(session, bots[session.turn].decide(session.view(session.turn)), step)
        if FOUGHT & names(told).keys():
            stood, stands = game.view(before, 0).describe(), session.view(0).describe()
            yield {
                "told": names(told),
                "before": {"battle": stood["battle"]},
                "happening": happening(game, notation, told, 0),
                "after": {"battle": stands["battle"], "step": stands["step"]},
            }


def names(told: Told) -> Counter[str]:
    return Counter(EVENTS[event[0]][0] for event in told.events)


def scenes(game: HistoryGame) -> list[dict[str, Any]]:
    """All fights of some games, then those with rare events of others."""
    found = [scene for number in range(WHOLE_GAMES) for scene in fights(game, number)]
    missing = Counter(RARE)
    number = WHOLE_GAMES
    while +missing:
        for scene in fights(game, number):
            told = scene["told"]
            if +missing & told:
                found.append(scene)
                missing -= told
        number += 1
    for scene in found:
        del scene["told"]
    return found


def fixtures() -> dict[str, str]:
    """The files by name, as text."""
    game = HistoryGame()
    lines = ",\n".join(json.dumps(s, ensure_ascii=False, separators=(",", ":")) for s in scenes(game))
    cards = json.dumps(components(game), ensure_ascii=False)
    return {"scenes.fixture.json": f"[\n{lines}\n]\n", "cards.fixture.json": f"{cards}\n"}


if __name__ == "__main__":
    for name, text in fixtures().items():
        (FOLDER / name).write_text(text, "utf-8")
