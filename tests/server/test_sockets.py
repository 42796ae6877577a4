"""Sockets: how many an address may have open, and how long it may take over a request."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from server_talk import FAST, ME_AND_BOT, Running, eventually, run, server

from warlore.server import sockets
from warlore.server.logs import Seldom

ASKED = b"GET /api/bots HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
NEVER = 1000.0
PATIENT = replace(FAST, header_seconds=NEVER, body_seconds=NEVER, idle_seconds=NEVER)


class Raw:
    """A socket that says what the test wants, in whatever pieces."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def says(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def all_until_it_closes(self) -> bytes:
        """What the other side says until it closes."""
        try:
            return await asyncio.wait_for(self.reader.read(), 20)
        except ConnectionError:
            return b""

    async def is_closed(self) -> bool:
        await self.all_until_it_closes()
        return True

    async def answered(self) -> int:
        """The status of the next answer, read whole."""
        head = await self.reader.readuntil(b"\r\n\r\n")
        length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
        await self.reader.readexactly(int(length.split(b":")[1]))
        return int(head.split()[1])


@asynccontextmanager
async def raw(s: Running, source: str = "127.0.0.1") -> AsyncIterator[Raw]:
    """A socket from one of this machine's own addresses."""
    port = urlsplit(s.address).port
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()


def test_silent_sockets_of_one_address_lock_nobody_out(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with server(folder, settings=replace(PATIENT, sockets_per_address=3)) as s:
            async with raw(s) as one, raw(s), raw(s):
                for _ in range(5):
                    async with raw(s) as another:
                        assert await another.is_closed()
                async with raw(s, "127.0.0.2") as other:
                    await other.says(ASKED)
                    assert await other.answered() == 200
                await one.says(ASKED)
                assert await one.answered() == 200, "those that are open stay"
            await eventually(lambda: not s.door.open)
            async with raw(s) as later:
                await later.says(ASKED)
                assert await later.answered() == 200, "a socket that is gone is not counted"

    with caplog.at_level(logging.WARNING):
        run(test)
    assert [record.getMessage() for record in caplog.records] == [
        "127.0.0.1 has too many sockets open: no more are accepted from there"
    ]


def test_some_files_stay_free_whoever_comes(folder: Path) -> None:
    async def test() -> None:
        async with server(folder, settings=PATIENT) as s:
            s.door.room = 8
            async with raw(s), raw(s):
                async with raw(s) as third:
                    assert await third.is_closed(), "nobody may have more than a quarter of what there is"
                async with AsyncExitStack() as six:
                    for number in (2, 2, 3, 3, 4, 4):
                        await six.enter_async_context(raw(s, f"127.0.0.{number}"))
                    async with raw(s, "127.0.0.5") as one_too_many:
                        assert await one_too_many.is_closed()

    run(test)


def test_a_proxy_that_was_named_is_not_counted_as_one_address(folder: Path) -> None:
    async def test() -> None:
        settings = replace(PATIENT, sockets_per_address=1, trusted_proxies=("127.0.0.1",))
        async with server(folder, settings=settings) as s, raw(s), raw(s), raw(s) as third:
            await third.says(ASKED)
            assert await third.answered() == 200

    run(test)


def test_a_websocket_is_counted_until_it_is_gone(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(ME_AND_BOT)
            await s.web.aclose()
            await eventually(lambda: not s.door.open)
            async with s.seat(made["table"], made["secret"]):
                assert len(s.door.open) == 1 and s.addresses.held("sockets", "127.0.0.1") == 1
            await eventually(lambda: not s.door.open)
            assert s.addresses.held("sockets", "127.0.0.1") == 0

    run(test)


# ------------------------------------------------------------------ time
@pytest.mark.parametrize(
    ("limit", "said"),
    [
        ("header_seconds", b""),
        ("header_seconds", b"GET /api/bots HTTP/1.1\r\nHost: 127.0.0.1\r\n"),
        ("header_seconds", ASKED + b"\r\n"),
        ("header_seconds", ASKED + b"GET /"),
        ("body_seconds", b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\n123"),
        ("idle_seconds", ASKED),
    ],
)
def test_whoever_does_not_go_on_is_closed(folder: Path, limit: str, said: bytes) -> None:
    async def test() -> None:
        async with server(folder, settings=replace(PATIENT, **{limit: 0.05})) as s, raw(s) as slow:
            for piece in (said[:60], said[60:]):
                await slow.says(piece)
            if said.startswith(ASKED):
                assert await slow.answered() == 200
                await slow.says(said[len(ASKED) :])
            assert await slow.is_closed()
            await eventually(lambda: not s.door.open)

    run(test)


def test_more_bytes_bring_no_more_time(folder: Path) -> None:
    async def test() -> None:
        async with server(folder, settings=replace(PATIENT, header_seconds=0.2)) as s, raw(s) as slow:
            closed = asyncio.create_task(slow.is_closed())
            dripped = 0
            await slow.says(b"GET /api/bots HTTP/1.1\r\nX: ")
            while not closed.done():
                try:
                    await slow.says(b"x")
                except ConnectionError:
                    break
                dripped += 1
                await asyncio.sleep(0.01)
            assert await closed and dripped > 1

    run(test)


def test_an_answer_that_takes_long_is_waited_for(folder: Path) -> None:
    async def test() -> None:
        settings = replace(PATIENT, header_seconds=0.05, body_seconds=0.05, idle_seconds=0.05)
        async with server(folder, settings=settings) as s, raw(s) as client:
            begun, answer = asyncio.Event(), asyncio.Event()

            async def alive() -> bool:
                begun.set()
                await answer.wait()
                return True

            s.house.store.alive = alive  # type: ignore[method-assign]
            await client.says(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            await begun.wait()
            async with raw(s) as other:
                assert await other.is_closed(), "meanwhile the limits have passed for others"
            answer.set()
            assert await client.answered() == 200

    run(test)


def test_a_head_without_end_is_refused(folder: Path) -> None:
    async def test() -> None:
        async with server(folder, settings=PATIENT) as s, raw(s) as client:
            closed = asyncio.create_task(client.reader.read())
            with pytest.raises(ConnectionError):
                await client.says(b"GET / HTTP/1.1\r\n")
                while True:
                    await client.says(b"X: " + b"x" * 10_000 + b"\r\n")
            closed.cancel()

    run(test)


# ------------------------------------------------------------------ the system's files
def test_as_many_files_are_opened_as_the_system_allows() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(500, before[0]), before[1]))
        assert sockets.file_limit() == 500
        sockets.raise_file_limit()
        hard = sockets.WANTED_FILES if before[1] == resource.RLIM_INFINITY else before[1]
        assert sockets.file_limit() == min(hard, sockets.WANTED_FILES)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_what_happens_often_is_written_seldom(caplog: pytest.LogCaptureFixture) -> None:
    time = [0.0]
    warn = Seldom(logging.getLogger("test"), lambda: time[0])
    for _ in range(3):
        warn("a", "it is %s", "full")
    warn("b", "other")
    time[0] = 61.0
    warn("a", "it is %s", "full")
    told = [record.getMessage() for record in caplog.records]
    assert told == ["it is full", "other", "it is full (2 more times since the last such line)"]
