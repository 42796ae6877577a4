"""Who gets how much of a server that some want all of: strangers' questions, bots that think long, sleeping games.

    python benchmarks/shares.py [--seconds 20] [--questions 30] [--tables 21] [--sleeping 496] [--only NAME] [--json]

From 127.0.0.1 a player plays at their own table, and somebody asks for odds without one. Measured is how long their
answers take, alone and

    questions    while 127.0.0.2 keeps 30 heavy questions asked
    bots         while so many tables of `search:seconds=2` bots play, with nobody there and then with spectators
    sleeping     while 127.0.0.2 asks for so many sleeping games, one after the other and many at once

The limits on messages and requests are lifted: what is measured is what is behind them. Needs Linux.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection

from server import join, make_tables, percentiles, server

STRANGER = "127.0.0.2"
HEAVY = {
    "enemies": ["ironclads", "orc_summoners", "prowlers", "wolf_riders", "monks"],
    "units": ["heroes_red", "utem_guardsmen", "foresters"],
    "hero": {"hand_limit": 12},
    "mana": {"red": 2, "blue": 2, "white": 2, "green": 2},
    "cards": ["rage", "swiftness", "determination", "stamina", "march", "tranquility", "concentration", "threaten"],
}
UNITS = ["Trebuchet", "Archers", "Spy", "Conscripts"]
AT_ONCE = 30  # requests of the stranger for sleeping games: with more they would only be refused sooner
SEARCH = {"player": "bot", "bot": "search:seconds=2"}
GREEDY = {"player": "bot", "bot": "greedy"}


def client(address: str, source: str = "127.0.0.1") -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=source, limits=httpx.Limits(max_connections=None))
    return httpx.AsyncClient(base_url=address, transport=transport, timeout=120)


class Player:
    """Somebody at a table with a greedy bot."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.sync: dict[str, Any] = {"legal": [], "version": -1}
        self.dice = random.Random(0)

    async def until(self, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), 120))
            if message["type"] == "sync":
                self.sync = message
            if message["type"] == kind:
                return message

    async def play(self, found: dict[str, list[float]]) -> None:
        """One step; or, when the bot is to decide, wait for it."""
        began = time.perf_counter()
        if self.sync["legal"]:
            act = self.dice.choice(self.sync["legal"])["action"]
            version = self.sync["version"]
            await self.socket.send(json.dumps({"type": "act", "id": f"{version}", "version": version, "action": act}))
            await self.until("done")
            found.setdefault("a move", []).append(time.perf_counter() - began)
            await self.until("sync")
        elif not self.sync.get("outcome"):
            await self.until("sync")
            found.setdefault("a greedy bot's move", []).append(time.perf_counter() - began)
        else:
            await self.socket.send(json.dumps({"type": "ping", "id": "ping"}))
            await self.until("done")
            found.setdefault("a ping", []).append(time.perf_counter() - began)


async def measured(address: str, seconds: float) -> dict[str, Any]:
    """The answers that a player at an own table and somebody without one get."""
    found: dict[str, list[float]] = {}
    unanswered = 0
    async with AsyncExitStack() as stack, client(address) as web:
        wish = {"name": "Ann", "seats": [{"player": "me"}, GREEDY], "start": True}
        made = (await web.post("/api/tables", json=wish)).json()
        player = Player(await join(stack, address, made["table"], made["secret"]))
        await player.until("sync")
        until = time.perf_counter() + seconds

        async def ask() -> None:
            nonlocal unanswered
            number = 0
            while time.perf_counter() < until:
                began = time.perf_counter()
                # Each time another question: nothing is known already.
                units = [UNITS[number % len(UNITS)], UNITS[number // len(UNITS) % len(UNITS)]]
                question = {"attacker": {"units": units}, "defender": {"units": ["Spy"]}}
                answer = await web.post("/api/history/odds", json=question)
                number += 1
                if answer.status_code == 200:
                    found.setdefault("a stranger's odds", []).append(time.perf_counter() - began)
                else:
                    unanswered += 1
                await asyncio.sleep(0.2)

        asking = asyncio.create_task(ask())
        while time.perf_counter() < until:
            await player.play(found)
            await asyncio.sleep(0.02)
        await asking
    return {f"{name}, ms": percentiles(times) for name, times in sorted(found.items())} | {"unanswered": unanswered}


@asynccontextmanager
async def meanwhile(doing: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
    task = asyncio.ensure_future(doing())
    await asyncio.sleep(0.1)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


# ------------------------------------------------------------------ who wants all of it
async def ask_much(address: str, at_once: int) -> None:
    """Heavy questions without end, so many at the same time."""

    async def one(number: int) -> None:
        async with client(address, STRANGER) as web:
            while True:
                with suppress(httpx.HTTPError):
                    heavy = HEAVY | {"hero": {"hand_limit": number % 5 + 8}}
                    answer = await web.post("/api/knight/solve", json=heavy)
                    if answer.status_code == 429:
                        await asyncio.sleep(0.5)

    await asyncio.gather(*(one(number) for number in range(at_once)))


async def leave_to_bots(stack: AsyncExitStack, address: str, number: int, *, watched: bool) -> None:
    """Tables of four bots that think for two seconds: their host has left."""
    async with client(address, STRANGER) as web:
        for _ in range(number):
            seats = [{"player": "me"}, SEARCH, SEARCH, SEARCH]
            wish = {"name": "Eve", "seats": seats, "start": True, "stand_in": SEARCH["bot"]}
            made = (await web.post("/api/tables", json=wish)).json()
            async with AsyncExitStack() as visit:
                socket = await join(visit, address, made["table"], made["secret"])
                await socket.send(json.dumps({"type": "leave", "id": "leave"}))
                while json.loads(await socket.recv())["type"] != "done":
                    pass
            if watched:
                spectator = await join(stack, address, made["table"], None)
                reading = asyncio.create_task(read_on(spectator))
                stack.callback(reading.cancel)


async def read_on(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


# ------------------------------------------------------------------ the measurements
async def questions(args: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        async with server(f"sqlite:///{folder}/t.db") as (address, _):
            found = {"alone": await measured(address, args.seconds / 2)}
            async with meanwhile(lambda: ask_much(address, args.questions)):
                found[f"{args.questions} questions"] = await measured(address, args.seconds)
    return found


async def bots(args: argparse.Namespace) -> dict[str, Any]:
    found = {}
    for name, number, watched in (
        ("one table that nobody watches", 1, False),
        (f"{args.tables} tables that nobody watches", args.tables, False),
        (f"{args.tables} tables that somebody watches", args.tables, True),
    ):
        with tempfile.TemporaryDirectory() as folder:
            async with server(f"sqlite:///{folder}/t.db") as (address, _), AsyncExitStack() as stack:
                await leave_to_bots(stack, address, number, watched=watched)
                found[name] = await measured(address, args.seconds)
    return found


async def long_game(address: str) -> str:
    """A whole game of two at one screen, played at random; its table."""
    async with AsyncExitStack() as stack, client(address) as web:
        (made,) = await make_tables(web, 1, 2)
        secrets = [made["secret"], made["here"][0]["secret"]]
        players = [Player(await join(stack, address, made["table"], secret)) for secret in secrets]
        for player in players:
            await player.until("sync")
        while not players[0].sync["outcome"]:
            for player in players:
                if player.sync["legal"]:
                    await player.play({})
                    version = player.sync["version"]
                    for other in players:
                        while other.sync["version"] < version:
                            await other.until("sync")
        table: str = made["table"]
    return table


def copy_game(file: Path, table: str, number: int) -> list[str]:
    """The same game under other names, as it is stored."""
    names = [f"copy-{i}" for i in range(number)]
    with sqlite3.connect(file) as database:
        for what, key in (("games", "id"), ("seats", "game"), ("inputs", "game")):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({what})") if row[1] != key]
            listed = ", ".join(columns)
            for name in names:
                database.execute(
                    f"INSERT INTO {what} ({key}, {listed}) SELECT ?, {listed} FROM {what} WHERE {key} = ?",
                    (name, table),
                )
    database.close()
    return names


async def sleeping(args: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "t.db"
        async with server(f"sqlite:///{file}") as (address, _):
            table = await long_game(address)
        names = copy_game(file, table, args.sleeping)
        async with server(f"sqlite:///{file}") as (address, _):
            found = {"alone": await measured(address, args.seconds / 4)}

            waiting = iter(names)

            async def wake(web: httpx.AsyncClient) -> None:
                for name in waiting:
                    await web.get(f"/api/tables/{name}")

            async def wake_all() -> None:
                async with client(address, STRANGER) as web:
                    await asyncio.gather(*(wake(web) for _ in range(AT_ONCE)))

            async with meanwhile(wake_all):
                found[f"{args.sleeping} sleeping games"] = await measured(address, args.seconds)
    return found


async def measure(args: argparse.Namespace) -> dict[str, Any]:
    wanted = {"questions": questions, "bots": bots, "sleeping": sleeping}
    found: dict[str, Any] = {}
    for name, doing in wanted.items():
        if args.only in (None, name):
            found |= await doing(args)
    return {**found, "busy_before": os.getloadavg()[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--questions", type=int, default=30)
    parser.add_argument("--tables", type=int, default=21)
    parser.add_argument("--sleeping", type=int, default=496)
    parser.add_argument("--only", choices=("questions", "bots", "sleeping"))
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = asyncio.run(measure(args))
    if args.json:
        print(json.dumps(found))
        return
    for name, figures in found.items():
        print(f"{name}: " + (str(figures) if not isinstance(figures, dict) else ""))
        for what, value in figures.items() if isinstance(figures, dict) else ():
            print(f"  {what}: {value}")


if __name__ == "__main__":
    main()
