"""How the files beside this were made, once, by Warlore as it was before tables had an owner (see README.md).

PYTHONPATH=src:tests/server python make.py FOLDER        # in a checkout of that version
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
from pathlib import Path
from typing import Any

import msgspec
from quiet_house import house, say, sit
from server_talk import FakeClock

from warlore.cli.history.saves import Save
from warlore.history.game import HistoryGame
from warlore.knight import KnightGame, setup_of
from warlore.server import messages
from warlore.server.tokens import Tokens
from warlore.table import Session, Setup
from warlore.table.sealing import SECRET_BYTES

DAY = 24 * 3600
BOTS = [{"player": "bot", "bot": "greedy"}, {"player": "bot", "bot": "random"}]


class Named(Tokens):
    """Tables are called what they are, and a seat's secret says whose it is."""

    def __init__(self) -> None:
        self.table = ""
        self.count = 0

    def secret(self) -> str:
        self.count += 1
        return f"{self.table}-secret-{self.count}"

    def table_id(self) -> str:
        return self.table

    def below(self, n: int) -> int:
        return 0


async def play(h: Any, table: Any, people: dict[int, Any], steps: int, dice: random.Random, clock: FakeClock) -> None:
    """Whoever is to decide does something legal, and now and then somebody takes a step back."""
    while table.match.turn is not None and len(table.match.lengths) <= steps:
        seat, version = table.match.turn, table.match.version
        clock.time += 20 * 60
        if seat not in people:
            while table.match.version == version:
                await asyncio.sleep(0.002)
            continue
        if table.match.undoable(seat) and dice.random() < 0.2:
            await say(table, people[seat], messages.Undo(version=version))
        else:
            action = dice.choice(table.match.legal(seat))["action"]
            await say(table, people[seat], messages.Act(version=version, action=action, id=f"m{version}"))
        assert table.match.version == version + 1, people[seat].last


async def database(folder: Path) -> dict[str, list[Any]]:
    clock, words, dice = FakeClock(), Named(), random.Random(5)
    secrets: dict[str, list[Any]] = {}

    async def make(name: str, seats: list[dict[str, Any]], **more: Any) -> Any:
        words.table = name
        wish = msgspec.json.encode({"name": "Ann", "seats": seats, **more})
        table, found = await h.make(messages.read_body(wish, messages.NewTable))
        secrets[name] = [list(one) for one in found]
        return table

    async with house(folder, now=clock, tokens=words) as h:
        people = [{"player": "me"}, {"player": "here", "name": "Bob"}]
        finished = await make("finished", [*people, BOTS[1]], start=True, first=1, options={"honor_supply": 5})
        seated = {seat: await sit(finished, secret) for seat, secret in secrets["finished"]}
        await play(h, finished, seated, 100_000, dice, clock)
        running = await make("running", [*people, *BOTS], start=True, first=0, options={"chain_links": True})
        begun = clock.time
        seated = {seat: await sit(running, secret) for seat, secret in secrets["running"]}
        await play(h, running, seated, 60, dice, clock)
        clock.time = begun + 40 * DAY
        await play(h, running, seated, 64, dice, clock)
        while running.match.turn not in seated or running.match.undoable(running.match.turn):
            await play(h, running, seated, len(running.match.lengths), dice, clock)
        turns = {"kind": "turns", "seconds": 7 * DAY, "increment": 0}
        days = await make("days", people, start=True, first=0, clock=turns)
        seated = {seat: await sit(days, secret) for seat, secret in secrets["days"]}
        await play(h, days, seated, 4, dice, clock)
        lobby = await make("lobby", [{"player": "me"}, {"player": "open"}, {"player": "open"}])
        seat, secret = await lobby.ask(lambda: lobby.join(messages.Join(name="Bob", invite=lobby.invite)))
        secrets["lobby"] += [[seat, secret], ["invite", lobby.invite]]
        (folder / "finished.record").write_text(finished.match.record_text, encoding="utf-8")
        return {"now": [clock.time], **secrets}


def saves(folder: Path) -> None:
    """A battle and a fight in the middle, as the terminal keeps them, and the fight's record at its end."""
    dice = random.Random(6)

    def some(session: Session[Any], steps: int) -> None:
        while session.turn is not None and len(session.record.steps) < steps:
            session.play(dice.choice(session.game.legal(session.state)))

    battle: Session[Any] = Session(HistoryGame(), Setup(("Joakim", "Tommy"), 0, {}))
    some(battle, 25)
    players = {"Joakim": "human", "Tommy": "greedy"}
    kept = Save(battle.record.to_text(battle.notation), players, battle.secret, 4)
    (folder / "history.save").write_text(kept.to_text(), encoding="utf-8")
    scenario = {
        "enemies": ["orc_summoners", "dragon_summoner"],
        "site": {"kind": "ruins"},
        "hero": {"level": 5},
        "units": ["peasants", "thugs"],
        "cards": ["whirlwind", "rage", "determination", "march"],
        "mana": {"white": 1, "red": 1},
    }
    fight: Session[Any] = Session(KnightGame(), setup_of(scenario))
    some(fight, 4)
    kept = Save(fight.record.to_text(fight.notation), secret=fight.secret)
    (folder / "knight.save").write_text(kept.to_text(), encoding="utf-8")
    some(fight, 100_000)
    (folder / "knight.record").write_text(fight.record.to_text(fight.notation), encoding="utf-8")
    assert len(fight.secret) == SECRET_BYTES


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    known = asyncio.run(database(folder))
    with sqlite3.connect(folder / "tables.db") as kept:
        (folder / "tables.sql").write_text("\n".join(kept.iterdump()) + "\n", encoding="utf-8")
    (folder / "secrets.json").write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
    saves(folder)
    for path in folder.glob("tables.db*"):
        path.unlink()


main(Path(sys.argv[1]))
