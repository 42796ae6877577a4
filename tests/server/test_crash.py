"""A server that is killed in the middle of many games: no acknowledged move is lost, and the games go on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from postgres import postgres
from server_talk import TWO_HERE, Client, Running, run
from websockets.exceptions import ConnectionClosed

import warlore
from warlore.history.game import game_of
from warlore.table.verification import verify_text

TABLES = 8
BEFORE_THE_END = 160
FREE = (
    "--messages-per-second",
    "100000",
    "--address-messages-per-second",
    "1000000",
    "--requests-per-second",
    "9999",
    "--handshakes-per-second",
    "9999",
)


@asynccontextmanager
async def process(database: str, *more: str) -> AsyncIterator[tuple[Running, subprocess.Popen[str]]]:
    """A real server process, and a way to talk to it."""
    source = str(Path(warlore.__file__).parent.parent)
    command = [sys.executable, "-m", "warlore.cli.main", "serve", "--port", "0", "--database", database, *FREE, *more]
    environment = {**os.environ, "PYTHONPATH": source, "WARLORE_LANG": "en"}
    started = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
    try:
        assert started.stdout is not None
        address = None
        while address is None:
            line = await asyncio.to_thread(started.stdout.readline)
            assert line, "the server ended before it was ready"
            address = re.search(r"open at (http://\S+/)", line)
        async with httpx.AsyncClient(base_url=address[1], trust_env=False, timeout=30) as web:
            yield Running(None, address[1], web), started  # type: ignore[arg-type]
    finally:
        started.kill()
        started.wait()
        assert started.stdout is not None
        started.stdout.close()


@dataclass
class Game:
    """What the players of one table were promised."""

    made: dict[str, Any]
    acknowledged: int = 0
    told: int = 0  # the version of the log; the end may come between a move's acknowledgement and its news
    actions: list[str] = field(default_factory=list)
    log: list[dict[str, Any]] = field(default_factory=list)
    heads: set[str] = field(default_factory=set)


async def play_on(s: Running, game: Game, dice: random.Random, count: asyncio.Event | None, most: int) -> None:
    """Both seats play until the connection breaks, or so many moves; what is acknowledged is written down."""
    secrets = [game.made["secret"], game.made["here"][0]["secret"]]
    async with s.seat(game.made["table"], secrets[0]) as ann, s.seat(game.made["table"], secrets[1]) as bob:
        for client in (ann, bob):
            if not client.sync:
                await client.until("sync")
        for _ in range(most):
            newest = max(ann.sync["version"], bob.sync["version"])
            await ann.synced(newest)
            await bob.synced(newest)
            actor = ann if ann.sync["legal"] else bob
            if actor.sync["outcome"]:
                return
            if actor.sync["undoable"] and dice.random() < 0.1:
                done = await actor.ask({"type": "undo", "version": newest})
            else:
                done = await acted(actor, dice)
            assert done["type"] == "done", done
            game.acknowledged = done["version"]
            await actor.synced(done["version"])
            game.log, game.told = list(actor.log), done["version"]
            game.heads.add(actor.sync["head"])
            if count is not None:
                count.set()


async def acted(actor: Client, dice: random.Random) -> dict[str, Any]:
    action = dice.choice(actor.sync["legal"])["action"]
    return await actor.ask({"type": "act", "version": actor.sync["version"], "action": action})


async def survive(database: str) -> None:
    dice = random.Random(11)
    async with process(database, "--workers", "0") as (s, server):
        games = [Game(await s.make(TWO_HERE)) for _ in range(TABLES)]
        moved = asyncio.Event()
        playing = [asyncio.create_task(play_on(s, game, dice, moved, 10_000)) for game in games]
        async with asyncio.timeout(90):
            while sum(game.acknowledged for game in games) < BEFORE_THE_END:
                await moved.wait()
                moved.clear()
        server.send_signal(signal.SIGKILL)
        ended = await asyncio.gather(*playing, return_exceptions=True)
        for end in ended:
            assert end is None or isinstance(end, ConnectionClosed | OSError | TimeoutError), end
    assert all(game.acknowledged > 0 for game in games)
    async with process(database, "--workers", "0") as (s, server):
        for game in games:
            async with s.seat(game.made["table"], game.made["secret"]) as ann:
                if not ann.sync:
                    await ann.until("sync")
                assert ann.sync["version"] >= game.acknowledged, "an acknowledged move was lost"
                assert ann.sync["version"] <= game.acknowledged + 1, "at most the move in flight is more"
                if ann.sync["version"] == game.told:
                    assert [h["action"] for h in ann.log] == [h["action"] for h in game.log]
        await asyncio.gather(*(play_on(s, game, dice, None, 12) for game in games))
        await play_on(s, games[0], dice, None, 10_000)
        record = (await s.web.get(f"/api/tables/{games[0].made['table']}/record")).text
        assert (await s.web.post("/api/verify", json={"record": record})).json()["ok"] is True
        # Whatever head anybody was left holding, through undos and the kill, the record leads through it.
        assert len(games[0].heads) > 20
        for head in games[0].heads:
            assert verify_text(record, game_of, head).findings[-1].ok, head
        server.send_signal(signal.SIGINT)
        assert await asyncio.to_thread(server.wait, 20) == 0


def test_killed_with_sqlite(folder: Path) -> None:
    run(lambda: survive(f"sqlite:///{folder}/tables.db"))


def test_killed_with_postgresql() -> None:
    with postgres() as url:
        run(lambda: survive(url))


def test_workers_end_with_a_server_that_is_killed(folder: Path) -> None:
    async def test() -> None:
        async with process(f"sqlite:///{folder}/tables.db", "--workers", "1") as (s, server):
            made = await s.make([{"player": "me"}, {"player": "bot", "bot": "greedy"}], first=1)
            async with s.seat(made["table"], made["secret"]) as ann:
                assert await ann.my_turn(), "the bot has played in its own process"
            children = children_of(server.pid)
            assert children
            server.send_signal(signal.SIGKILL)
            server.wait()
            async with asyncio.timeout(20):
                while any(alive(child) for child in children):
                    await asyncio.sleep(0.02)

    if not Path("/proc/self/task").exists():
        pytest.skip("there is no /proc here to see the processes in")
    run(test)


def children_of(pid: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(OSError):
            found += [int(child) for child in (task / "children").read_text().split()]
    return found


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
