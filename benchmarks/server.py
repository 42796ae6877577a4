"""How a server bears its load: many tables at once, many idle connections; server and clients on this machine.

    python benchmarks/server.py [--tables 200] [--seats 4] [--seconds 20] [--idle 1000] [--database URL] [--json]

Each table makes one random legal move per second. Measured are the time from a move to its acknowledgement (stored)
and to its arrival on the sockets of the other players, and the memory that idle connections take.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

FREE = [
    *("--messages-per-second", "1000", "--address-messages-per-second", "1000000", "--requests-per-second", "100000"),
    *("--connections-per-address", "100000", "--tables-per-address", "100000"),
    *("--sockets-per-address", "100000", "--handshakes-per-second", "100000"),
]


class Legal(msgspec.Struct):
    action: str


class Message(msgspec.Struct):
    """What the load needs of a message."""

    type: str
    version: int = 0
    legal: list[Legal] = []
    code: str = ""


DECODER = msgspec.json.Decoder(Message)


class Figures:
    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.arrived: list[float] = []
        self.errors: list[str] = []
        self.late = 0


class Seat:
    """One connected player."""

    def __init__(self, socket: ClientConnection, figures: Figures) -> None:
        self.socket = socket
        self.figures = figures
        self.version = -1
        self.legal: list[Legal] = []
        self.sent = 0.0
        self.others: list[Seat] = []
        self.news = asyncio.Event()

    async def listen(self) -> None:
        async for raw in self.socket:
            message = DECODER.decode(raw)
            now = time.perf_counter()
            if message.type == "sync":
                self.version, self.legal = message.version, message.legal
                moved = max((other for other in self.others), key=lambda other: other.sent)
                if moved.sent and moved is not self:
                    self.figures.arrived.append(now - moved.sent)
                self.news.set()
            elif message.type == "done":
                self.figures.acknowledged.append(now - self.sent)
            elif message.type == "refused":
                self.figures.errors.append(message.code)

    async def move(self, dice: random.Random) -> None:
        action = dice.choice(self.legal).action
        self.legal = []
        for seat in self.others:
            seat.sent = 0.0
        self.sent = time.perf_counter()
        act = {"type": "act", "id": str(self.version), "version": self.version, "action": action}
        await self.socket.send(json.dumps(act))


async def play(seats: list[Seat], until: float, dice: random.Random) -> None:
    """One move per second; who is to decide is who has something legal."""
    await asyncio.sleep(dice.random())
    while time.perf_counter() < until:
        began = time.perf_counter()
        actor = next((seat for seat in seats if seat.legal), None)
        if actor is not None:
            await actor.move(dice)
        else:
            seats[0].figures.late += 1
        await asyncio.sleep(max(0.0, 1.0 - (time.perf_counter() - began)))


@asynccontextmanager
async def server(database: str) -> AsyncIterator[tuple[str, int]]:
    command = [sys.executable, "-m", "warlore.cli.main", "serve", "--port", "0", "--database", database, *FREE]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "WARLORE_LANG": "en"})
    try:
        assert process.stdout is not None
        line = await asyncio.to_thread(process.stdout.readline)
        found = re.search(r"http://\S+/", line)
        assert found, line
        yield found[0], process.pid
    finally:
        process.terminate()
        process.wait()


def memory(pid: int) -> float:
    """The resident memory of a process, in MB."""
    text = Path(f"/proc/{pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", text)[1]) / 1024  # type: ignore[index]


def processor_time(pid: int) -> float:
    """The seconds of processor time that a process has had."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def make_tables(web: httpx.AsyncClient, number: int, seats: int) -> list[dict[str, Any]]:
    players = [{"player": "me"}, *({"player": "here"} for _ in range(seats - 1))]
    made = []
    for _ in range(number):
        answer = await web.post("/api/tables", json={"name": "Ann", "seats": players, "start": True})
        answer.raise_for_status()
        made.append(answer.json())
    return made


async def join(stack: AsyncExitStack, address: str, table: str, secret: str | None) -> ClientConnection:
    uri = f"{address.replace('http', 'ws')}api/tables/{table}/play"
    socket = await stack.enter_async_context(connect(uri, max_size=None, compression=None, proxy=None))
    await socket.send(json.dumps({"type": "hello", "secret": secret}))
    return socket


async def under_load(database: str, tables: int, seats: int, seconds: float) -> dict[str, Any]:
    figures = Figures()
    async with server(database) as (address, pid), AsyncExitStack() as stack:
        async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as web:
            made = await make_tables(web, tables, seats)
        all_seats: list[list[Seat]] = []
        listening = []
        for table in made:
            secrets = [table["secret"], *(here["secret"] for here in table["here"])]
            row = [Seat(await join(stack, address, table["table"], secret), figures) for secret in secrets]
            for seat in row:
                seat.others = row
                listening.append(asyncio.create_task(seat.listen()))
            all_seats.append(row)
        await asyncio.gather(*(seat.news.wait() for row in all_seats for seat in row))
        figures.arrived.clear()
        spent = processor_time(pid)
        until = time.perf_counter() + seconds
        dice = random.Random(0)
        await asyncio.gather(*(play(row, until, random.Random(dice.random())) for row in all_seats))
        await asyncio.sleep(1)
        rss = memory(pid)
        spent = processor_time(pid) - spent
        for task in listening:
            task.cancel()
    return {
        "tables": tables,
        "seats": seats,
        "seconds": seconds,
        "moves": len(figures.acknowledged),
        "errors": len(figures.errors),
        "not_in_time": figures.late,
        "acknowledged_ms": percentiles(figures.acknowledged),
        "arrived_ms": percentiles(figures.arrived),
        "memory_mb": round(rss),
        "processor_ms_per_move": round(1000 * spent / max(len(figures.acknowledged), 1), 2),
    }


async def idle(database: str, connections: int) -> dict[str, Any]:
    async with server(database) as (address, pid), AsyncExitStack() as stack:
        before = memory(pid)
        async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as web:
            made = await make_tables(web, connections // 4, 4)
        for table in made:
            for secret in [table["secret"], *(here["secret"] for here in table["here"])]:
                await join(stack, address, table["table"], secret)
        await asyncio.sleep(2)
        return {"connections": 4 * len(made), "memory_before_mb": round(before), "memory_mb": round(memory(pid))}


def percentiles(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    if not ordered:
        return {}
    found = {f"p{share}": ordered[min(len(ordered) * share // 100, len(ordered) - 1)] for share in (50, 95, 99)}
    return {name: round(1000 * value, 1) for name, value in {**found, "max": ordered[-1]}.items()}


async def measure(args: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        load = await under_load(args.database or f"sqlite:///{folder}/load.db", args.tables, args.seats, args.seconds)
        quiet = await idle(args.database or f"sqlite:///{folder}/idle.db", args.idle)
    return {"load": load, "idle": quiet, "busy_before": os.getloadavg()[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--database", default="")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = asyncio.run(measure(args))
    if args.json:
        print(json.dumps(found))
        return
    load, quiet = found["load"], found["idle"]
    print(f"{load['tables']} tables of {load['seats']} seats, one move per second each, {load['seconds']:g} s")
    print(f"  moves {load['moves']}, errors {load['errors']}, seconds without a move {load['not_in_time']}")
    print(f"  memory of the server {load['memory_mb']} MB")
    print(f"  processor time of the server per move: {load['processor_ms_per_move']} ms")
    print(f"  move to acknowledgement, ms: {load['acknowledged_ms']}")
    print(f"  move to the others' sockets, ms: {load['arrived_ms']}")
    print(
        f"{quiet['connections']} idle connections: {quiet['memory_mb']} MB (without: {quiet['memory_before_mb']} MB)"
    )


if __name__ == "__main__":
    main()
