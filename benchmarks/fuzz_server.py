"""What a server does with nonsense: a million messages and a hundred thousand requests, most of them broken.

    python benchmarks/fuzz_server.py [--messages 1000000] [--requests 100000] [--seed 0] [--minutes 0]

A server is started with its limits off. Counted is only what it answered; it must go on, never answer that it failed,
and write neither a fault nor a traceback into its log. With `--minutes` it ends after that time, however far it came.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import logging
import os
import random
import re
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx

FREE = [
    *("--messages-per-second", "1e9", "--address-messages-per-second", "1e9", "--requests-per-second", "1e9"),
    *("--handshakes-per-second", "1e9", "--connections-per-address", "100000", "--sockets-per-address", "100000"),
    *("--tables-per-address", "1000000"),
]
AT_ONCE = 200  # messages of a batch, after which a ping must be answered
REQUESTS_AT_ONCE = 25
PATIENCE = 60.0

MESSAGES: list[dict[str, Any]] = [
    {"type": "act", "version": 0, "action": "insert"},
    {"type": "act", "version": 3, "action": "deploy Spy, Trebuchet"},
    {"type": "undo", "version": 1},
    {"type": "why", "action": "challenge 2"},
    {"type": "odds", "with": ["Spy"], "target": "left", "added": ["1"]},
    {"type": "moment", "step": 2},
    {"type": "ping"},
    {"type": "name", "name": "Ann"},
    {"type": "sabaton", "name": "Vesta"},
    {"type": "host", "do": "rematch"},
    {"type": "host", "do": {"set": {"options": {"rounds": 6}, "hints": True, "clock": {"kind": "none"}}}},
    {"type": "host", "do": {"bot": {"seat": 1, "bot": "random"}}},
    {"type": "host", "do": {"seats": 3}},
    {"type": "host", "do": {"sabaton": {"seat": 1, "name": "Vesta"}}},
    {"type": "hello", "secret": None, "have": 2},
]
BODIES: list[tuple[str, Any]] = [
    ("/api/tables", {"name": "Ann", "seats": [{"player": "me"}, {"player": "open"}], "options": {"rounds": 8}}),
    ("/api/tables/{table}/join", {"invite": "x", "name": "Bob", "sabaton": None}),
    ("/api/replay", {"record": "warlore record\n", "eyes": 0, "from": 0, "to": 3}),
    ("/api/verify", {"record": "warlore record\n"}),
    (
        "/api/history/battle",
        {"attacker": {"units": ["Spy"]}, "defender": {"units": ["Spy"]}, "dice": {"strong": [1]}},
    ),
    ("/api/history/odds", {"attacker": {"units": ["Spy"]}, "defender": {"units": ["Spy"]}}),
    ("/api/history/advise", {"hand": ["Spy"], "defender": {"units": ["Spy"]}}),
    ("/api/knight/fight", {"enemies": ["prowlers"], "cards": ["rage"]}),
    ("/api/knight/solve", {"enemies": ["prowlers"], "cards": ["rage"]}),
]
PATHS = [
    *("/", "/host", "/join/{table}", "/table/{table}", "/nowhere", "/assets/none.js", "/openapi.json", "/api/docs"),
    *("/api/tables/{table}", "/api/tables/{table}/record", "/api/tables/{table}/replay?eyes=0&from=1&to=2"),
    *("/api/bots", "/api/options", "/metrics", "/healthz", "/api/tables/{table}/play", "/api/none"),
]
ORIGINS = [
    "http://[::1",
    "null",
    "http://",
    "https://127.0.0.1",
    "http://127.0.0.1",
    "\xff\xfe",
    "://",
    "http://a:99999",
]
HOSTS = ["127.0.0.1", "localhost:1", "[::1]", "[::1", "evil.example", "", "127.0.0.1:x", "\xe9\xff", "a" * 300]
WORDS = ["", "\0", "\ud800", "é", "\u202e", "👩\u200d🚀", "a" * 200, "\\", '"', "%00", "\ufeff", "../..", "null"]
BYTES = [
    b"\x00",
    b"\xff",
    b"\xc3\x28",
    b"\xed\xa0\x80",
    b"\\u0000",
    b"\\ud800",
    b'"',
    b"{",
    b"[" * 600,
    b"\r\n",
    b"\\",
]


@dataclass
class Found:
    """What was sent and answered, and what should not have been."""

    messages: int = 0
    requests: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


# ------------------------------------------------------------------ nonsense
def value(dice: random.Random, depth: int = 0) -> Any:
    """Some JSON value, mostly an unwelcome one."""
    kind = dice.randrange(9 if depth < 3 else 7)
    if kind < 2:
        return dice.choice(WORDS)
    if kind < 4:
        return dice.choice([0, -1, 1, 5, 2**31, 2**53, 2**63, 2**64, 10**30, 0.5, -0.0, 1e308])
    if kind < 6:
        return dice.choice([None, True, False])
    if kind == 6:
        return dice.choice(["me", "open", "bot", "random", "search:seconds=1", "Spy", "Vesta", "live", "turns"])
    if kind == 7:
        return [value(dice, depth + 1) for _ in range(dice.randrange(4))]
    return {dice.choice([*WORDS, "seat", "kind"]): value(dice, depth + 1) for _ in range(dice.randrange(3))}


def changed(found: Any, dice: random.Random) -> Any:
    """The same with something else somewhere in it."""
    if isinstance(found, dict) and found and dice.random() < 0.9:
        name = dice.choice(list(found))
        what = dice.randrange(8)
        rest = {key: inner for key, inner in found.items() if key != name}
        if what == 0:
            return rest
        if what == 1:
            return {**found, dice.choice(["x", "id", "secret", *WORDS]): value(dice)}
        return {**found, name: changed(found[name], dice)}
    if isinstance(found, list) and found and dice.random() < 0.7:
        at = dice.randrange(len(found))
        return [*found[:at], changed(found[at], dice), *found[at + 1 :]]
    return value(dice)


def written(found: Any, dice: random.Random) -> bytes:
    text = json.dumps(found, ensure_ascii=dice.random() < 0.5)
    return text.encode(errors="surrogatepass")


def broken(data: bytes, dice: random.Random) -> bytes:
    """The same bytes with something put in, left out or doubled."""
    at = dice.randrange(len(data) + 1)
    what = dice.randrange(4)
    if what == 0:
        return data[:at] + dice.choice(BYTES) + data[at:]
    if what == 1:
        return data[:at]
    if what == 2:
        return data[:at] + bytes([dice.randrange(256)]) + data[at + 1 :]
    return data[:at] + data[dice.randrange(len(data) + 1) :]


def nonsense(found: Any, dice: random.Random) -> bytes:
    for _ in range(dice.choice([0, 1, 1, 1, 2])):
        found = changed(found, dice)
    data = written(found, dice)
    return broken(data, dice) if dice.random() < 0.4 else data


# ------------------------------------------------------------------ messages
def frame(data: bytes, opcode: int = 1, last: bool = True) -> bytes:
    """A frame as clients send it, masked with zeros."""
    head = bytes([(0x80 if last else 0) | opcode])
    size = len(data)
    if size < 126:
        return head + bytes([0x80 | size]) + bytes(4) + data
    return head + bytes([0x80 | 126]) + struct.pack(">H", size) + bytes(4) + data


def wild_frame(dice: random.Random) -> bytes:
    """What is no frame, or none that may come now."""
    return dice.choice(
        [
            lambda: dice.randbytes(dice.randrange(1, 60)),
            lambda: frame(b"x", opcode=dice.choice([0, 3, 7, 11, 15])),
            lambda: frame(b"x" * 200, opcode=9),
            lambda: frame(b"x" * 20_000),
            lambda: frame(b"half", last=False) + frame(b"other"),
            lambda: frame(dice.choice([b"", b"\x03", b"\x03\xe8\xff", b"\xff\xff", b"\x00\x00"]), opcode=8),
            lambda: frame(b"x")[:3],
        ]
    )()


class Talk(asyncio.Protocol):
    """A WebSocket without a library, which could not send nonsense."""

    def __init__(self) -> None:
        self.tail = b""
        self.closed = asyncio.Event()
        self.heard = asyncio.Event()
        self.version, self.legal = 0, ""
        self.wanted = b""

    def data_received(self, data: bytes) -> None:
        self.tail = (self.tail + data)[-65_536:]
        # Server frames are not masked, so what they say can be looked for.
        if (found := re.search(rb'"legal":\[\{"action":"([^"\\]+)"', self.tail)) and (
            version := re.search(rb'"version":(\d+)', self.tail)
        ):
            self.legal, self.version = found[1].decode(), int(version[1])
        if self.wanted and self.wanted in self.tail:
            self.wanted = b""
            self.tail = b""
            self.heard.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed.set()
        self.heard.set()

    def wait_for(self, wanted: bytes) -> None:
        self.heard.clear()
        self.wanted = wanted
        if self.closed.is_set():
            self.heard.set()


async def talk(host: str, port: int, table: str) -> tuple[asyncio.Transport, Talk]:
    """A connection to a table; nothing has been said yet."""
    transport, protocol = await asyncio.get_running_loop().create_connection(Talk, host, port)
    protocol.wait_for(b"\r\n\r\n")
    key = base64.b64encode(bytes(16)).decode()
    transport.write(
        f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    await asyncio.wait_for(protocol.heard.wait(), PATIENCE)
    return transport, protocol


async def send_messages(
    address: str, many: int, dice: random.Random, found: Found, go_on: Callable[[], bool]
) -> None:
    """So many fuzzed messages to tables of our own, from their host, another person and spectators."""
    where = urlsplit(address)
    host, port = where.hostname or "", where.port or 0
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=PATIENCE) as web:
        sent = number = 0
        while sent < many and go_on():
            seats = [{"player": "me"}, {"player": "here"}, {"player": "bot", "bot": "random"}]
            made = (await web.post("/api/tables", json={"name": "A", "seats": seats, "start": True})).json()
            secrets = [made["secret"], made["here"][0]["secret"], None]
            for secret in secrets * 4:
                if sent >= many or not go_on():
                    break
                transport, protocol = await talk(host, port, made["table"])
                if dice.random() < 0.1:
                    transport.write(frame(nonsense(dice.choice(MESSAGES), dice)))
                transport.write(frame(json.dumps({"type": "hello", "secret": secret}).encode()))
                for _ in range(10):
                    number += 1
                    size = min(AT_ONCE, many - sent)
                    if size <= 0 or protocol.closed.is_set():
                        break
                    for _ in range(size):
                        if dice.random() < 0.03 and protocol.legal:
                            act = {"type": "act", "version": protocol.version, "action": protocol.legal}
                            transport.write(frame(json.dumps(act).encode()))
                        else:
                            transport.write(
                                frame(nonsense(dice.choice(MESSAGES), dice)[:16_000], dice.choice([1, 1, 2]))
                            )
                    protocol.wait_for(f'"id":"end{number}"'.encode())
                    transport.write(frame(f'{{"type":"ping","id":"end{number}"}}'.encode()))
                    await asyncio.wait_for(protocol.heard.wait(), PATIENCE)
                    if not protocol.closed.is_set():
                        sent += size
                        found.messages += size
                transport.write(wild_frame(dice))
                transport.close()


# ------------------------------------------------------------------ requests
def request(table: str, dice: random.Random) -> bytes:
    """A request of which something may be broken, but which says how long it is."""
    if dice.random() < 0.5:
        path, wish = dice.choice(BODIES)
        method, body = "POST", nonsense(wish, dice)
    else:
        path, method, body = (
            dice.choice(PATHS),
            dice.choice(["GET", "GET", "GET", "HEAD", "OPTIONS", "PUT", "POST"]),
            b"",
        )
    path = path.replace(
        "{table}", table if dice.random() < 0.7 else dice.choice(["%00", "%ff", "x" * 90, "%F0%9F", "é"])
    )
    headers = [f"Host: {'127.0.0.1' if dice.random() < 0.9 else dice.choice(HOSTS)}"]
    if dice.random() < 0.2:
        headers.append(f"Origin: {dice.choice(ORIGINS)}")
    if dice.random() < 0.1:
        name = dice.choice(
            ["X-Forwarded-For", "Authorization", "If-None-Match", "Accept-Encoding", "Cookie", "Forwarded"]
        )
        headers.append(f"{name}: {dice.choice(['', 'a, b', 'Bearer é', '127.0.0.1', ';;=,'])}")
    if dice.random() < 0.05:
        headers.append("Connection: Upgrade\r\nUpgrade: websocket")
    if body or method == "POST":
        headers.append(f"Content-Length: {len(body)}")
    head = f"{method} {path} HTTP/1.1\r\n" + "\r\n".join(headers) + "\r\n\r\n"
    raw = head.encode("latin-1", errors="replace")
    if dice.random() < 0.02:
        raw = broken(raw, dice)
    return raw + body


async def send_requests(
    address: str, many: int, dice: random.Random, found: Found, go_on: Callable[[], bool]
) -> None:
    """So many fuzzed requests, a few dozen on each connection; some of the last ones are never finished."""
    where = urlsplit(address)
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=PATIENCE) as web:
        seats = [{"player": "me"}, {"player": "open"}]
        table = (await web.post("/api/tables", json={"name": "A", "seats": seats})).json()["table"]
    sent = 0
    while sent < many and go_on():
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        try:
            for _ in range(min(REQUESTS_AT_ONCE, many - sent)):
                writer.write(request(table, dice))
            leaves = dice.random() < 0.3
            if leaves:
                path, wish = dice.choice(BODIES)
                half = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 999\r\n\r\n".encode()
                writer.write(half + written(wish, dice))
                writer.write_eof() if dice.random() < 0.5 else writer.close()
            else:
                writer.write(b"GET /api/bots HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            answers = await asyncio.wait_for(reader.read(), 5 if leaves else PATIENCE)
        except (TimeoutError, OSError):
            answers = b""
        finally:
            writer.close()
        statuses = [int(status) for status in re.findall(rb"HTTP/1\.1 (\d{3}) ", answers)]
        found.statuses.update(statuses)
        for failure in re.finditer(rb"HTTP/1\.1 50[0-24-9].*?\r\n\r\n(.{,300})", answers, re.DOTALL):
            found.wrong.append(f"it failed: {failure[1].decode(errors='replace')}")
        # A connection on which nothing was answered has brought at least one request, too.
        sent += max(len(statuses), 1)
        found.requests += len(statuses)


# ------------------------------------------------------------------ the whole
async def fuzz(
    address: str, messages: int, requests: int, seed: int, seconds: float = 0.0, at_once: int = 4
) -> Found:
    """Send it all to a server at that address, and see that it still answers."""
    until = time.monotonic() + seconds if seconds else float("inf")
    found = Found()

    def go_on() -> bool:
        return time.monotonic() < until and not found.wrong

    await asyncio.gather(
        *(
            sends(address, many // at_once, random.Random(f"{seed} {sends.__name__} {part}"), found, go_on)
            for sends, many in ((send_messages, messages), (send_requests, requests))
            for part in range(at_once)
            if many
        )
    )
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=PATIENCE) as web:
        if (await web.get("/api/bots")).status_code != 200:
            found.wrong.append("it does not answer any more")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--database", default="")
    args = parser.parse_args()
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # it warns when the other side has closed
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{folder}/fuzzed.db"
        log = Path(folder) / "log"
        command = [sys.executable, "-m", "warlore.cli.main", "serve", "--port", "0", "--database", database, *FREE]
        environment = {**os.environ, "WARLORE_LANG": "en"}
        with log.open("wb") as errors:
            server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)
        assert server.stdout is not None
        address = re.search(r"http://\S+/", server.stdout.readline())
        assert address, log.read_text()
        began = time.monotonic()
        try:
            found = asyncio.run(fuzz(address[0], args.messages, args.requests, args.seed, 60 * args.minutes))
        finally:
            lasted = time.monotonic() - began
            server.terminate()
            server.wait()
        lines = log.read_text(errors="replace").splitlines()
    print(f"{found.messages:,} messages and {found.requests:,} requests were answered in {lasted:.0f} s")
    print("statuses: " + ", ".join(f"{status}: {many:,}" for status, many in sorted(found.statuses.items())))
    print(f"lines in the log: {len(lines)}; with a traceback or a fault: ", end="")
    bad = [line for line in lines if "Traceback" in line or "fault" in line]
    print(len(bad))
    for line in [*found.wrong[:5], *lines[:20]]:
        print("  " + line[:300])
    sys.exit(1 if bad or found.wrong else 0)


if __name__ == "__main__":
    main()
