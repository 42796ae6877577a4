"""A server in the test's own event loop, and clients that hold every message to the wire's types."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from warlore.server import wire
from warlore.server.app import make_app
from warlore.server.house import House
from warlore.server.limits import Addresses
from warlore.server.serving import listen
from warlore.server.settings import ServerSettings
from warlore.server.site import Site
from warlore.server.sockets import Config, Door
from warlore.server.storage import Store
from warlore.server.workers import ThreadWorkers

WAIT = 20.0
TYPES = {
    "table": wire.Table,
    "notes": wire.Notes,
    "sync": wire.Sync,
    "done": wire.Done,
    "refused": wire.Refused,
    "answer": wire.Answer,
}
FAST = ServerSettings(
    messages_per_second=100_000,
    address_messages_per_second=100_000,
    requests_per_second=100_000,
    handshakes_per_second=100_000,
    tables_per_address=9999,
    sockets_per_address=9999,
    news_seconds=0.0,
)
ME_AND_BOT = [{"player": "me"}, {"player": "bot", "bot": "random"}]
TWO_HERE = [{"player": "me"}, {"player": "here", "name": "Bob"}]


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test's coroutine; nothing may hang."""

    async def limited() -> None:
        await asyncio.wait_for(test(), 120)

    asyncio.run(limited())


async def eventually(holds: Callable[[], bool]) -> None:
    """Wait until that holds."""
    async with asyncio.timeout(WAIT):
        while not holds():
            await asyncio.sleep(0.005)


class FakeClock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


class Running:
    """A server on loopback."""

    def __init__(self, house: House, address: str, web: httpx.AsyncClient, app: FastAPI | None = None) -> None:
        self.house = house
        self.stop: Callable[[], None] = lambda: None
        if app is not None:
            self.door: Door = app.state.door
            self.addresses: Addresses = app.state.addresses
        self.address = address
        self.web = web

    async def make(self, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        """A new table, begun unless it has open seats."""
        start = more.pop("start", all(seat["player"] != "open" for seat in seats))
        wish = {"name": "Ann", "seats": seats, "start": start, **more}
        answer = await self.web.post("/api/tables", json=wish)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    @asynccontextmanager
    async def seat(self, table: str, secret: str | None, have: int | None = None) -> AsyncIterator[Client]:
        """A connection that has said hello."""
        async with self.connected(table) as client:
            await client.send({"type": "hello", "secret": secret, "have": have})
            await client.until("table")
            yield client

    @asynccontextmanager
    async def connected(self, table: str, **options: Any) -> AsyncIterator[Client]:
        uri = f"{self.address.replace('http', 'ws')}api/tables/{table}/play"
        async with connect(uri, max_size=None, compression=None, proxy=None, **options) as socket:
            yield Client(socket)


class Client:
    """One WebSocket. It follows the table and the game as a browser would."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.sync: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.notes: list[dict[str, Any]] = []
        self.bytes: list[bytes] = []
        self.ids = 0

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def next(self, wait: float = WAIT) -> dict[str, Any]:
        raw = await asyncio.wait_for(self.socket.recv(), wait)
        assert isinstance(raw, str)
        self.bytes.append(raw.encode())
        message: dict[str, Any] = json.loads(raw)
        msgspec.convert(message, TYPES[message["type"]], strict=True)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "notes":
            assert message["first"] <= len(self.notes), "the client would have a gap"
            self.notes[message["first"] :] = message["notes"]
        elif message["type"] == "sync":
            assert message["from_step"] <= len(self.log), "the client would have a gap"
            self.log[message["from_step"] :] = message["happenings"]
            assert [h["step"] for h in self.log] == list(range(len(self.log)))
            self.sync = message
        return message

    async def until(self, *kinds: str, when: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The next message of these types for which that holds."""
        while True:
            message = await self.next()
            if message["type"] in kinds and when(message):
                return message

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send with an id and wait for its answer."""
        if "id" not in message:
            self.ids += 1
            message = {**message, "id": f"m{self.ids}"}
        await self.send(message)
        return await self.until("done", "refused", "answer", when=lambda m: m["id"] == message["id"])

    async def act(self, action: str | None = None, **more: Any) -> dict[str, Any]:
        """Do something legal, or what is named; waits for the answer and, when done, for the sync."""
        text = self.sync["legal"][0]["action"] if action is None else action
        answer = await self.ask({"type": "act", "version": self.sync["version"], "action": text, **more})
        if answer["type"] == "done":
            await self.synced(answer["version"])
        return answer

    async def synced(self, version: int) -> None:
        while self.sync.get("version", -1) < version:
            await self.until("sync")

    async def my_turn(self, seat: int | None = None) -> bool:
        """Wait until there is something to decide; False when the game is over."""
        while not (self.sync and (self.sync["legal"] or self.sync["outcome"])):
            await self.until("sync")
        return not self.sync["outcome"]

    async def play_out(self, dice: random.Random, most: int = 10_000) -> None:
        """Play random moves to the end, or so many."""
        for _ in range(most):
            if not await self.my_turn():
                return
            answer = await self.act(dice.choice(self.sync["legal"])["action"])
            assert answer["type"] == "done", answer

    async def closed(self) -> int:
        """Read on until the other side closes; its code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as closing:
            return closing.rcvd.code if closing.rcvd else 1006


@asynccontextmanager
async def server(
    folder: Path | str,
    *,
    settings: ServerSettings = FAST,
    database: str = "",
    site: Site | None = None,
    make_house: Callable[..., House] = House,
    **more: Any,
) -> AsyncIterator[Running]:
    """A server with its database in that folder; the rest is given to the house."""
    store = Store(database or f"sqlite:///{folder}/tables.db")
    if "now" in more:
        more.setdefault("steady", more["now"])
    house = make_house(store, ThreadWorkers(), ThreadWorkers(), settings=settings, **more)

    async def open_house() -> House:
        return house

    app = make_app(settings, open_house, site=site or Site(Path(folder) / "static", settings.base_path))
    place = listen("127.0.0.1", 0)
    running = uvicorn.Server(Config(app, settings))
    running.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    serving = asyncio.create_task(running.serve([place.listening]))
    while not running.started:
        assert not serving.done(), serving.exception()
        await asyncio.sleep(0.005)
    try:
        async with httpx.AsyncClient(base_url=place.address, trust_env=False, timeout=WAIT) as web:
            found = Running(house, place.address, web, app)
            found.stop = lambda: setattr(running, "should_exit", True)
            yield found
    finally:
        running.should_exit = True
        await serving
