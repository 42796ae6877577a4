"""Tables without sockets: viewers that keep every byte, words and luck that the test decides."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from server_talk import FAST, FakeClock

from warlore.history.game import HistoryGame
from warlore.server import messages
from warlore.server.house import House
from warlore.server.storage import Store
from warlore.server.table import Table
from warlore.server.tokens import Tokens
from warlore.server.viewers import Viewer
from warlore.server.workers import ThreadWorkers
from warlore.table import Record, Session, Setup, WarloreError, luck

GAME = HistoryGame()
SECRET = bytes(range(32))


class CountedTokens(Tokens):
    """The same words in every run."""

    def __init__(self) -> None:
        self.count = 0

    def secret(self) -> str:
        self.count += 1
        return f"secret-{self.count}"

    def table_id(self) -> str:
        return f"table-{self.count}"

    def below(self, n: int) -> int:
        return 0


class Witness(Viewer):
    """A viewer who keeps every byte that would be sent."""

    def __init__(self) -> None:
        super().__init__()
        self.bytes: list[bytes] = []

    def tell(self, message: bytes) -> None:
        self.bytes.append(message)

    @property
    def last(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(self.bytes[-1])
        return found

    def of_type(self, kind: str) -> list[dict[str, Any]]:
        return [m for m in map(msgspec.json.decode, self.bytes) if m["type"] == kind]


def told_luck(record: Record) -> Callable[[HistoryGame, Setup], Session[Any]]:
    """Sessions whose luck is that of a record, whatever the seal says."""

    def new_session(game: HistoryGame, setup: Setup) -> Session[Any]:
        session: Session[Any] = Session(game, setup, seed=0)
        session._secret = SECRET
        results = list(record.deal) + [result for step in record.steps for result in step.results]
        session.chance = luck.scripted(results)
        session.record.chance = "sealed promised"
        session.record.deal.clear()
        session.chance.log = session.record.deal
        session.state = game.new(setup, session.chance)
        return session

    return new_session


@asynccontextmanager
async def house(folder: Path, name: str = "tables", database: str = "", **more: Any) -> AsyncIterator[House]:
    store = Store(database or f"sqlite:///{folder}/{name}.db")
    patient = replace(FAST, hint_seconds=600.0, bot_seconds=600.0)
    more = {"game": GAME, "now": FakeClock(), "tokens": CountedTokens(), "settings": patient} | more
    more.setdefault("steady", more["now"])
    found = House(store, ThreadWorkers(), ThreadWorkers(), **more)
    try:
        yield found
    finally:
        await found.close()


async def sit(table: Table, secret: str | None, have: int | None = None) -> Witness:
    viewer = Witness()
    await table.ask(lambda: table.welcome(viewer, messages.Hello(secret=secret, have=have)))
    return viewer


async def say(table: Table, viewer: Viewer, message: messages.ClientMessage) -> None:
    """Give a message to the table and wait until it is answered."""
    await table.ask(lambda: table.handle(viewer, message, 0.0))
    while table.questions.asking:
        await asyncio.gather(*table.questions.asking)


__all__ = ["GAME", "SECRET", "WarloreError", "Witness", "house", "say", "sit", "told_luck"]
