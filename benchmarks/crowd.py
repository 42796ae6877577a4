"""What one address can do to the others: a server with its usual limits, and somebody who wants all of it.

    python benchmarks/crowd.py [--sockets 1100] [--spectators 190] [--seconds 10] [--options "…"] [--json]

Two attacks from one address: silent and half-sent connections by the hundred; and spectators that come and go at a
full table as fast as they can. From another address a player asks their own table again and again, and makes
requests: measured is how long the answers take, alone and during each attack. `--options` gives the server other
limits to compare with. Needs Linux, where 127.0.0.2 and so on are there.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ATTACKER = "127.0.0.2"
PLAYER = "127.0.0.1"
HALF = [b"", b"GET / HT", b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{"]
SEATS = [{"player": "me"}, {"player": "here"}]
PER_ADDRESS = 40  # spectators of one address: so many handshakes are allowed at once
PAUSE = 0.05


@asynccontextmanager
async def server(options: list[str]) -> AsyncIterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "warlore.cli.main", "serve", "--port", "0"]
        process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder}/crowd.db", "--log-level", "error", *options],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "WARLORE_LANG": "en"},
        )
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+/", await asyncio.to_thread(process.stdout.readline))
            assert found
            yield found[0]
        finally:
            process.terminate()
            process.wait()


async def join(address: str, table: str, secret: str | None, source: str) -> ClientConnection:
    uri = f"{address.replace('http', 'ws')}api/tables/{table}/play"
    socket = await connect(uri, max_size=None, compression=None, proxy=None, local_addr=(source, 0))
    await socket.send(json.dumps({"type": "hello", "secret": secret}))
    return socket


class Player:
    """Asks the own table many times a second, and makes a request on a new connection now and then."""

    def __init__(self, address: str, socket: ClientConnection) -> None:
        self.address = address
        self.socket = socket

    async def ask(self, seconds: float) -> dict[str, Any]:
        answers: list[float] = []
        requests: list[float] = []
        failed = 0
        until = time.perf_counter() + seconds
        number = 0
        while time.perf_counter() < until:
            number += 1
            began = time.perf_counter()
            await self.socket.send(json.dumps({"type": "ping", "id": str(number)}))
            while json.loads(await asyncio.wait_for(self.socket.recv(), 30)).get("id") != str(number):
                pass
            answers.append(time.perf_counter() - began)
            if number % 10 == 0:
                began = time.perf_counter()
                try:
                    async with httpx.AsyncClient(
                        base_url=self.address, trust_env=False, timeout=5, verify=False
                    ) as web:
                        failed += (await web.get("/api/bots")).status_code != 200
                    requests.append(time.perf_counter() - began)
                except httpx.HTTPError:
                    failed += 1
            await asyncio.sleep(PAUSE)
        return {"answers_ms": percentiles(answers), "requests_ms": percentiles(requests), "failed": failed}


def percentiles(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    if not ordered:
        return {}
    found = {f"p{share}": ordered[min(len(ordered) * share // 100, len(ordered) - 1)] for share in (50, 99)}
    return {name: round(1000 * value, 1) for name, value in {**found, "max": ordered[-1]}.items()}


# ------------------------------------------------------------------ the attacks, each in a process of its own
async def silent_sockets(address: str, many: int) -> None:
    """Open so many connections that say nothing or half of something, and open them again when they are closed."""
    port = urlsplit(address).port
    opened: list[asyncio.StreamWriter] = []
    while True:
        opened = [writer for writer in opened if not writer.is_closing()]
        for number in range(len(opened), many):
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
                writer.write(HALF[number % len(HALF)])
                opened.append(writer)
        await asyncio.sleep(0.5)


async def come_and_go(address: str, table: str) -> None:
    """Spectators that come and go."""
    counted = [0, 0]

    async def one() -> None:
        while True:
            try:
                socket = await join(address, table, None, ATTACKER)
                await socket.recv()
                await socket.close()
                counted[0] += 1
            except (OSError, WebSocketException):
                counted[1] += 1

    try:
        await asyncio.gather(*(one() for _ in range(8)))
    finally:
        print(f"{counted[0]} let in, {counted[1]} refused", flush=True)


async def audience(address: str, table: str, many: int) -> None:
    """So many spectators of a table, from as many addresses as that takes."""
    sockets = [await join(address, table, None, f"127.0.1.{number // PER_ADDRESS + 1}") for number in range(many)]
    await asyncio.gather(*(read_on(socket) for socket in sockets))


async def read_on(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def others(name: str, address: str, *what: str) -> None:
    """What this process does until it is ended."""
    doing = {
        "silent": lambda: silent_sockets(address, int(what[0])),
        "coming": lambda: come_and_go(address, what[0]),
        "audience": lambda: audience(address, what[0], int(what[1])),
    }
    running = asyncio.ensure_future(doing[name]())
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
    with suppress(asyncio.CancelledError):
        await running


@asynccontextmanager
async def meanwhile(found: dict[str, Any], *doing: str) -> AsyncIterator[None]:
    """Another process does this; what it has to tell is kept."""
    command = [sys.executable, __file__, "--others", *doing]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        yield
    finally:
        process.terminate()
        told, _ = await asyncio.to_thread(process.communicate)
        if told:
            found["the attacker"] = told.strip()


async def measure(args: argparse.Namespace) -> dict[str, Any]:
    found: dict[str, Any] = {}
    async with server(args.options.split()) as address:
        async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=30) as web:
            own, full = [
                (await web.post("/api/tables", json={"name": "Ann", "seats": SEATS, "start": True})).json()
                for _ in range(2)
            ]
        player = Player(address, await join(address, own["table"], own["secret"], PLAYER))
        found["alone"] = await player.ask(args.seconds / 2)
        async with meanwhile(found, "silent", address, str(args.sockets)):
            found["silent sockets"] = await player.ask(args.seconds)
        async with meanwhile(found, "audience", address, full["table"], str(args.spectators)):
            async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=30) as web:
                while (await web.get(f"/api/tables/{full['table']}")).json()["spectators"] < args.spectators:
                    await asyncio.sleep(0.5)
            found["a full table"] = await player.ask(args.seconds / 2)
            async with meanwhile(found, "coming", address, full["table"]):
                found["coming and going"] = await player.ask(args.seconds)
        await player.socket.close()
    return {**found, "busy_before": os.getloadavg()[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=1100)
    parser.add_argument("--spectators", type=int, default=190)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--others", nargs="+", help=argparse.SUPPRESS)
    parser.add_argument("--options", default="", help="more options for the server, in one word")
    args = parser.parse_args()
    if args.others:
        asyncio.run(others(*args.others))
        return
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
