"""What may happen to a database: full disks, locks, files that are gone or damaged, and games that are swept away."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
import stat
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from kept import SECRETS, lay_down, left_off
from quiet_house import house, say, sit
from server_talk import FAST, TWO_HERE, FakeClock, run, server
from sqlalchemy import Connection, event, inspect, text
from test_storage import given, table
from typer.testing import CliRunner

from warlore.cli.main import app
from warlore.server import health, messages, storage
from warlore.server.health import Health
from warlore.server.serving import standard_database
from warlore.server.storage import StorageFailed, Store, migrate, open_database

DAY = 24 * 3600


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program is writing, and takes its time."""
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
        connection.close()


# ------------------------------------------------------------------ the sweep
def test_games_in_play_are_kept_however_long_ago_they_began(folder: Path) -> None:
    """A game of the older version, begun 41 days ago and last played a day ago; one of today that is played on."""

    async def test() -> None:
        lay_down(folder)
        clock = left_off()
        clock.time += DAY
        async with house(folder, now=clock, settings=replace(FAST, keep_days=30.0)) as h:
            for name in ("running", "days", "finished"):
                found = await h.store.load(name)
                assert found is not None and found[0].touched == found[1][-1].at
            clock.time += 601
            await h.tick()
            there = [await h.store.load(name) is not None for name in ("running", "days", "finished")]
            assert there == [True, True, False], "only who has not been played for 30 days is gone"

            running = await h.find("running")
            clock.time += 40 * DAY
            seats = {seat: await sit(running, secret) for seat, secret in SECRETS["running"]}
            seat, version = running.playing().turn, running.playing().version
            action = random.Random(1).choice(running.playing().legal(seat))["action"]
            await say(running, seats[seat or 0], messages.Act(version=version, action=action))
            running.give_up()
            await h.tick()
            there = [await h.store.load(name) is not None for name in ("running", "days")]
            assert there == [True, False] and running.id not in h.tables

    run(test)


# ------------------------------------------------------------------ health
def test_many_who_ask_share_one_write_and_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        clock, writes, answer = FakeClock(), [0], asyncio.Event()

        async def write() -> None:
            writes[0] += 1
            if clock.time > limit:
                raise StorageFailed("the disk is full")
            await answer.wait()

        limit = clock.time + 6
        monitor = Health(write, clock)
        asking = [asyncio.create_task(monitor.ask()) for _ in range(50)]
        await asyncio.sleep(0)
        asking[0].cancel()
        answer.set()
        assert await asyncio.gather(*asking[1:]) == [True] * 49 and writes == [1]
        clock.time += 4.9
        assert await monitor.ask() and writes == [1]
        clock.time += 2
        assert not await monitor.ask() and not await monitor.ask() and writes == [2]
        clock.time, limit = limit + 100, limit + 200
        answer.clear()
        monkeypatch.setattr(health, "PATIENCE", 0.01)
        assert not await monitor.ask() and writes == [3]

    run(test)


def test_health_is_a_real_write(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "LONGEST_WAIT", 0.05)

    async def test() -> None:
        store = Store(f"sqlite:///{folder}/t.db")
        clock = FakeClock()
        store.health = Health(store._try_to_write, clock)

        async def well() -> bool:
            clock.time += 6
            return await store.alive()

        assert await well()
        with locked(folder / "t.db"):
            assert not await well()
        assert await well()
        with monkeypatch.context() as full:
            full.setattr(shutil, "disk_usage", lambda path: SimpleNamespace(free=4096))
            assert not await well()
        os.rename(folder / "t.db", folder / "moved.db")
        assert not await well()
        for doing in (store.save(table()), store.load("a")):
            with pytest.raises(StorageFailed, match="no longer the file"):
                await doing
        os.rename(folder / "moved.db", folder / "t.db")
        assert await well()
        store.close()

    run(test)


def test_health_and_readiness_are_told_over_http(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "LONGEST_WAIT", 0.05)

    async def test() -> None:
        async with server(folder) as s:
            clock = FakeClock()
            s.house.store.health = Health(s.house.store._try_to_write, clock)
            for path in ("/healthz", "/readyz"):
                answer = await s.web.get(path)
                assert answer.status_code == 200 and answer.json()["ok"] is True
            clock.time += 6
            with locked(folder / "tables.db"):
                for path in ("/healthz", "/readyz"):
                    answer = await s.web.get(path)
                    assert answer.status_code == 503 and answer.json()["ok"] is False
            # Nor is anybody sent away for good.
            made = await s.make(TWO_HERE)
            s.house.tables[made["table"]].give_up()
            os.rename(folder / "tables.db", folder / "moved.db")
            async with s.connected(made["table"]) as ann:
                await ann.send({"type": "hello", "secret": made["secret"], "have": None})
                assert await ann.closed() == 1012 and ann.bytes == []
            os.rename(folder / "moved.db", folder / "tables.db")
            async with s.seat(made["table"], made["secret"]) as ann:
                assert ann.table["you"] == 0

    run(test)


# ------------------------------------------------------------------ a locked file
def test_many_moves_wait_for_a_locked_file_once_and_can_be_made_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "LONGEST_WAIT", 0.2)

    async def test() -> None:
        async with server(folder) as s:
            made = [await s.make(TWO_HERE, first=0) for _ in range(6)]
            waits = 0
            before = s.house.store._write_batch

            def counted(batch: list[object]) -> None:
                nonlocal waits
                waits += 1
                before(batch)  # type: ignore[arg-type]

            monkeypatch.setattr(s.house.store, "_write_batch", counted)

            async def move(one: dict[str, str]) -> dict[str, object]:
                async with s.seat(one["table"], one["secret"]) as ann:
                    assert await ann.my_turn()
                    arrived.append(one)
                    await ready.wait()
                    answer = await ann.act("insert", id="one")
                    if answer["type"] == "refused":
                        assert await ann.closed() == 1012, "say hello again"
                    return answer

            async def all_move() -> list[dict[str, object]]:
                arrived.clear()
                ready.clear()
                moving = [asyncio.create_task(move(one)) for one in made]
                while len(arrived) < len(made):
                    await asyncio.sleep(0.005)
                ready.set()
                return await asyncio.gather(*moving)

            arrived: list[object] = []
            ready = asyncio.Event()
            with locked(folder / "tables.db"):
                answers = await all_move()
                # A table that is not in memory is still there to be looked at: readers need no lock.
                assert (await s.web.get(f"/api/tables/{made[0]['table']}")).json()["status"] == "playing"
            assert [answer.get("code") for answer in answers] == ["storage_failed"] * 6
            assert waits <= 3, "not one wait for each"
            assert [(await all_move())[0]["type"]] == ["done"]

    run(test)


def test_who_gives_up_waiting_does_not_stop_the_writer(folder: Path) -> None:
    async def test() -> None:
        store = Store(f"sqlite:///{folder}/t.db")
        await store.save(table())
        writing, go_on = threading.Event(), threading.Event()

        def slow(connection: Connection) -> None:
            writing.set()
            assert go_on.wait(20)

        first = asyncio.create_task(store._write(slow))
        await asyncio.to_thread(writing.wait, 20)
        dropped = asyncio.create_task(store.append("a", given(1)))
        await asyncio.sleep(0)
        for task in (first, dropped):
            task.cancel()
        await asyncio.gather(first, dropped, return_exceptions=True)
        go_on.set()
        await store.append("a", given(2))
        found = await store.load("a")
        assert found is not None and found[1] == [given(2)], "nobody waited for the other, so it was not done"
        store.close()
        with pytest.raises(StorageFailed, match="closed"):
            await store.append("a", given(3))

    run(test)


# ------------------------------------------------------------------ opening
def test_a_migration_that_is_interrupted_leaves_the_database_as_it_was(folder: Path) -> None:
    url = lay_down(folder)
    engine = open_database(url)

    def interrupt(connection: object, cursor: object, statement: str, *more: object) -> None:
        if statement.startswith("UPDATE games SET touched"):
            raise KeyboardInterrupt

    event.listen(engine, "before_cursor_execute", interrupt)
    with pytest.raises(KeyboardInterrupt):
        migrate(engine)
    assert not inspect(engine).has_table("owner")
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM warlore_version")).scalar() == "0002"
        assert len(connection.execute(text("SELECT * FROM games")).all()) == 4
    event.remove(engine, "before_cursor_execute", interrupt)
    migrate(engine)
    assert inspect(engine).has_table("owner")
    engine.dispose()


@pytest.mark.parametrize("damage", ["no database", "the end is gone", "a hole in it"])
def test_a_damaged_file_is_one_sentence(folder: Path, damage: str) -> None:
    file = folder / "tables.db"
    Store(lay_down(folder)).close()
    data = bytearray(file.read_bytes())
    if damage == "no database":
        data = bytearray(b"not a database " * 1000)
    elif damage == "the end is gone":
        del data[12 * 4096 :]
    else:
        data[8 * 4096 : 9 * 4096] = bytes(4096)
    file.write_bytes(data)
    with pytest.raises(StorageFailed):
        Store(f"sqlite:///{file}")
    done = CliRunner().invoke(app, ["serve", "--database", f"sqlite:///{file}", "--port", "0", "--lang", "en"])
    assert done.exit_code == 1 and done.stdout == "" and done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("database: ") and "tables.db" in done.stderr
    # But for the header it is left as it was, for whoever can save something of it.
    assert file.read_bytes()[100:] == data[100:]


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are another thing there")
def test_nobody_else_on_the_machine_can_read_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))

    def mode(path: Path) -> int:
        return stat.S_IMODE(path.stat().st_mode)

    mask = os.umask(0)
    try:
        old = folder / "data" / "warlore" / "tables.db"
        old.parent.mkdir(parents=True, mode=0o755)
        old.touch(mode=0o644)
        for url in (standard_database(), f"sqlite:///{folder}/new/sub/t.db"):
            store = Store(url)
            asyncio.run(store.save(table()))
            assert store.file is not None
            kept = sorted(store.file.parent.iterdir())
            assert [path.suffix for path in kept] == [".db", ".db-shm", ".db-wal", ".lock"]
            assert [mode(path) for path in kept] == [0o600] * 4 and mode(store.file.parent) == 0o700
            store.close()
    finally:
        os.umask(mask)
