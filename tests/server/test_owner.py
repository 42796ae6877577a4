"""A database has one owner: a second process is refused, a dead one followed, and a paused one writes nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from kept import lay_down
from postgres import postgres
from quiet_house import house, sit
from server_talk import TWO_HERE, run
from sqlalchemy import Engine, insert, select, text, update
from test_crash import process
from test_storage import given, table
from websockets.exceptions import ConnectionClosed

import warlore
from warlore.server import messages
from warlore.server.ownership import BEAT, STILL, InUse, Lost, Ownership, StorageFailed, our_game
from warlore.server.schema import GAMES, INPUTS, OWNER
from warlore.server.storage import Store, migrate, open_database


def lock_of(folder: Path, name: str = "t") -> Path:
    return folder / f"{name}.db.lock"


async def refused(write: Any) -> StorageFailed:
    with pytest.raises(StorageFailed) as caught:
        await write
    return caught.value


# ------------------------------------------------------------------ the lock beside a SQLite file
def test_a_second_owner_of_a_file_is_refused_while_others_may_read(folder: Path) -> None:
    store = Store(f"sqlite:///{folder}/t.db")
    (folder / "link.db").symlink_to(folder / "t.db")
    for name in ("t", "link"):
        with pytest.raises(InUse, match=rf"t\.db is in use by another Warlore \(process {os.getpid()} on .*\)"):
            Store(f"sqlite:///{folder}/{name}.db")
    asyncio.run(store.save(table()))
    with sqlite3.connect(folder / "t.db") as reader, sqlite3.connect(folder / "backup.db") as backup:
        assert reader.execute("SELECT id FROM games").fetchall() == [("a",)]
        reader.backup(backup)
    store.close()
    after = Store(f"sqlite:///{folder}/t.db")
    assert after.owner.epoch == store.owner.epoch + 1
    after.close()


def test_who_has_lost_the_database_writes_nothing(folder: Path) -> None:
    """The lock is gone, as it may be on a network's disk: the epoch in every statement is what holds."""

    async def test() -> None:
        first = Store(f"sqlite:///{folder}/t.db")
        revision = await first.save(table())
        await first.append("a", given(1))
        lock_of(folder).unlink()
        second = Store(f"sqlite:///{folder}/t.db")
        before = await second.load("a")
        assert isinstance(await refused(first.append("a", given(2))), Lost)
        for write in (first.append("a", given(2)), first.save(table("b"))):
            assert isinstance(await refused(write), Lost)
        assert isinstance(first.lost, Lost) and await second.load("a") == before
        assert not await first.alive() and await second.alive()
        await second.append("a", given(2))
        await second.save(replace(table(), revision=revision))
        first.close()
        with second.engine.connect() as connection:
            owner = connection.execute(select(OWNER)).one()
            game = connection.execute(select(GAMES.c.owner, GAMES.c.epoch)).one()
        assert (owner.name, owner.epoch) == game == (second.owner.name, 2)
        second.close()

    run(test)


@pytest.mark.parametrize("kind", ["save", "new", "append", "remove", "beat"])
def test_every_kind_of_write_names_the_epoch(folder: Path, kind: str) -> None:
    """The very first write of an owner that was overtaken fails, whichever it is."""

    async def test() -> None:
        store = Store(f"sqlite:///{folder}/t.db")
        await store.save(table())
        with store.engine.begin() as connection:
            connection.execute(update(OWNER).values(epoch=OWNER.c.epoch + 1, name="another"))
        writes: dict[str, Callable[[], Any]] = {
            "save": lambda: store.save(replace(table(), revision=1)),
            "new": lambda: store.save(table("b")),
            "append": lambda: store.append("a", given(1)),
            "beat": lambda: store._write(store.owner.beat),
        }
        before = rows(store.engine)
        if kind == "remove":
            assert await store.remove_untouched(["playing"], 9.0, []) == 0
        else:
            assert isinstance(await refused(writes[kind]()), Lost)
        assert rows(store.engine) == before
        store.close()

    run(test)


def rows(engine: Engine) -> list[Any]:
    with engine.connect() as connection:
        return [list(connection.execute(select(found))) for found in (OWNER, GAMES, INPUTS)]


def test_settings_and_seats_are_never_written_over_by_who_has_not_seen_them(folder: Path) -> None:
    async def test() -> None:
        store = Store(f"sqlite:///{folder}/t.db")
        assert await store.save(table()) == 1
        one, other = replace(table(), revision=1), replace(table(), invite="another", revision=1)
        assert await store.save(one) == 2
        assert "changed by somebody else" in str(await refused(store.save(other)))
        await refused(store.save(table()))
        assert (await store.load("a") or [None])[0] == replace(one, revision=2)
        # Nor is a move, by an owner before the one that wrote last.
        with store.engine.begin() as connection:
            connection.execute(update(GAMES).values(epoch=9))
        await refused(store.append("a", given(1)))
        assert (await store.load("a") or [0, 0])[1] == []
        store.close()

    run(test)


def test_two_processes_cannot_both_seat_somebody(folder: Path) -> None:
    """The second one's seat is refused, and its table is loaded again with the first one's."""

    async def test() -> None:
        lay_down(folder)
        async with house(folder) as one:
            mine = await one.find("lobby")
            lock_of(folder, "tables").unlink()
            async with house(folder) as other:
                theirs = await other.find("lobby")
                wish = messages.Join(name="Cyd", invite=theirs.invite)
                seat, secret = await theirs.ask(lambda: theirs.join(wish))
                with pytest.raises(Lost):
                    await mine.ask(lambda: mine.join(messages.Join(name="Dan", invite=mine.invite)))
                assert mine.gone and "lobby" not in one.tables
                assert (await sit(theirs, secret)).of_type("table")[-1]["you"] == seat

    run(test)


# ------------------------------------------------------------------ the row of PostgreSQL
class Time:
    """A clock that goes on while somebody sleeps, and what happens meanwhile."""

    def __init__(self, then: Callable[[], None] = lambda: None) -> None:
        self.time = 0.0
        self.then = then

    def now(self) -> float:
        return self.time

    def sleep(self, seconds: float) -> None:
        self.time += seconds
        self.then()


def test_an_owner_is_followed_when_it_has_been_still_for_long_enough(folder: Path) -> None:
    engine = open_database(f"sqlite:///{folder}/t.db")
    migrate(engine)

    def beat() -> None:
        with engine.begin() as connection:
            first.beat(connection)

    first = Ownership(engine, name="first")
    first.wait_until_free()
    first.take()
    beating = Time(beat)
    second = Ownership(engine, name="second", now=beating.now, sleep=beating.sleep)
    with pytest.raises(InUse, match="first"):
        second.wait_until_free()
    assert beating.time <= BEAT, "the first sign of life is enough"
    still = Time()
    third = Ownership(engine, name="third", now=still.now, sleep=still.sleep)
    third.wait_until_free()
    assert STILL <= still.time < 5.0
    beat()
    with pytest.raises(InUse):
        third.take()
    third.wait_until_free()
    third.take()
    assert third.epoch == 2
    with pytest.raises(Lost):
        beat()
    third.release()
    at_once = Time()
    fourth = Ownership(engine, now=at_once.now, sleep=at_once.sleep)
    fourth.wait_until_free()
    fourth.take()
    assert at_once.time == 0.0 and fourth.epoch == 3
    engine.dispose()


def test_postgresql_has_one_owner_and_a_paused_write_keeps_nobody_out() -> None:
    async def test(url: str) -> None:
        import psycopg

        first = Store(url)
        await first.save(table())
        await first.append("a", given(1))
        with pytest.raises(InUse, match=rf"process {os.getpid()}"):
            Store(url)
        # A write stands still in the middle, and so does the heart.
        first.owner._stopping.set()
        paused = first.engine.connect()
        paused.execute(
            insert(INPUTS).from_select(
                ["game", "version", "kind", "seat", "line", "at"],
                select(text("'a', 2, 'act', 0, 'late', 2.0")).select_from(GAMES).where(our_game("a", 1)),
            )
        )
        second = await asyncio.to_thread(Store, url)
        assert second.owner.epoch == 2
        assert isinstance(await refused(first.append("a", given(2))), Lost)
        found = await second.load("a")
        assert found is not None and found[1] == [given(1)]
        paused.invalidate()
        paused.close()
        first.close()
        await second.append("a", given(2))
        # Somebody else's lock is waited for, but not for ever.
        with psycopg.connect(url) as other:
            other.execute("LOCK TABLE inputs")
            assert "lock timeout" in str(await refused(second.append("a", given(3))))
        await second.append("a", given(3))
        second.close()

    with postgres() as url:
        run(lambda: test(url))


# ------------------------------------------------------------------ processes
def second_process(database: str, *more: str) -> subprocess.CompletedProcess[str]:
    source = str(Path(warlore.__file__).parent.parent)
    command = [sys.executable, "-m", "warlore.cli.main", "serve", "--database", database, "--workers", "0", *more]
    environment = {**os.environ, "PYTHONPATH": source, "WARLORE_LANG": "en"}
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60)


def test_a_second_server_gets_one_sentence_and_leaves(folder: Path) -> None:
    async def test() -> None:
        database = f"sqlite:///{folder}/t.db"
        async with process(database, "--workers", "0") as (s, server):
            # It says so before it looks for a port: even a taken one is not what it complains about.
            port = s.address.rpartition(":")[2].rstrip("/")
            done = await asyncio.to_thread(second_process, database, "--port", port)
            assert done.returncode == 1 and done.stdout == "", done
            assert f"in use by another Warlore (process {server.pid} on" in done.stderr
            assert done.stderr.count("\n") == 1
            made = await s.make(TWO_HERE)
            server.send_signal(signal.SIGKILL)
            server.wait()
        # Whoever comes next takes over by itself, at once.
        store = Store(database)
        assert await store.load(made["table"]) is not None
        store.close()

    run(test)


def test_an_owner_that_was_paused_and_woken_writes_nothing() -> None:
    """Stopped in the middle of a game, followed by another process that plays on, woken and asked for a move."""

    async def test(url: str) -> None:
        async with process(url, "--workers", "0") as (s, first):
            made = await s.make(TWO_HERE, first=0)
            secret = made["secret"]
            async with s.seat(made["table"], secret) as ann:
                assert await ann.my_turn() and (await ann.act())["type"] == "done"
                first.send_signal(signal.SIGSTOP)
                async with process(url, "--workers", "0") as (t, second):
                    async with t.seat(made["table"], secret) as again:
                        assert await again.my_turn() and again.sync["version"] == 1
                        assert (await again.act())["type"] == "done"
                        first.send_signal(signal.SIGCONT)
                        with pytest.raises((ConnectionClosed, AssertionError)):
                            answer = await ann.act()
                            assert answer["type"] == "done", "refused is as good as closed"
                        assert (await again.act())["type"] == "done" if again.sync["legal"] else True
                        version = again.sync["version"]
                    assert await asyncio.to_thread(first.wait, 30) == 1
                    assert first.stdout is not None
                    said = first.stdout.read()
                    assert "another Warlore has taken it over" in said and "Traceback" not in said
                    second.send_signal(signal.SIGKILL)
                    second.wait()
            # Killed, it is followed as well; and what it had acknowledged is all there is.
            store = await asyncio.to_thread(Store, url)
            found = await store.load(made["table"])
            assert found is not None and [given.version for given in found[1]] == list(range(1, version + 1))
            store.close()

    with postgres() as url:
        run(lambda: test(url))
