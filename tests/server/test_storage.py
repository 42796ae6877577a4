"""Storage: migrations from nothing and from older forms, writes that share a transaction, writes that fail."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from postgres import postgres
from quiet_house import house, say, sit
from server_talk import run
from sqlalchemy import create_engine, inspect, text

from warlore.server import messages
from warlore.server.schema import METADATA
from warlore.server.storage import (
    StorageFailed,
    Store,
    StoredInput,
    StoredSeat,
    StoredTable,
    migrate,
    open_database,
)
from warlore.table import BadInput


def table(name: str = "a", status: str = "playing", touched: float = 1.0) -> StoredTable:
    seat = StoredSeat(0, "Pär", "person", "Ann", None, None, "hash")
    return StoredTable(name, status, {"clock": {"kind": "none"}}, "invite", "", "", 1.0, touched, [seat])


def given(version: int) -> StoredInput:
    return StoredInput(version, "act", 0, f"Pär: insert > tile {version}", f"m{version}", [1.5, 2.0], float(version))


def columns(engine: Any) -> dict[str, set[str]]:
    found = inspect(engine)
    return {name: {column["name"] for column in found.get_columns(name)} for name in METADATA.tables}


WANTED = {name: {column.name for column in found.columns} for name, found in METADATA.tables.items()}


def check_migrations(url: str) -> None:
    """From nothing; and from the first form with a game in it, which must still be there."""
    engine = open_database(url)
    migrate(engine, "0001")
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO games VALUES ('old', 'playing', '{}', 'i', '', '', 1, 1)"))
        connection.execute(text("INSERT INTO inputs VALUES ('old', 1, 'act', 0, 'Pär: insert', NULL, 5)"))
    migrate(engine)
    migrate(engine)
    assert columns(engine) == WANTED
    engine.dispose()
    store = Store(url)
    try:
        found = asyncio.run(store.load("old"))
        assert found is not None and found[1] == [StoredInput(1, "act", 0, "Pär: insert", None, None, 5.0)]
    finally:
        store.close()


def test_migrations_on_sqlite(folder: Path) -> None:
    check_migrations(f"sqlite:///{folder}/old.db")
    engine = open_database(f"sqlite:///{folder}/sub/new.db")
    migrate(engine)
    assert columns(engine) == WANTED
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    engine.dispose()


def test_postgresql_keeps_the_same(folder: Path) -> None:
    with postgres() as url:
        check_migrations(url)
        run(lambda: keeps_tables(url))


def test_sqlite_keeps_tables(folder: Path) -> None:
    run(lambda: keeps_tables(f"sqlite:///{folder}/t.db"))


async def keeps_tables(url: str) -> None:
    store = Store(url)
    try:
        await store.save(table())
        await store.save(table("b", "lobby"))
        await asyncio.gather(*(store.append("a", given(version)) for version in range(1, 51)))
        found = await store.load("a")
        assert found == (replace(table(), touched=50.0, revision=1), [given(version) for version in range(1, 51)])
        assert await store.load("none") is None
        assert await store.waiting_for_a_move() != []
        assert await store.remove_untouched(["lobby"], 2.0, ["b"]) == 0 and await store.load("b")
        assert await store.remove_untouched(["lobby"], 2.0, []) == 1 and not await store.load("b")
        # A version that exists already is refused, and those that wait with it are stored all the same.
        ends = await asyncio.gather(
            *(store.append("a", given(version)) for version in (51, 50, 52)), return_exceptions=True
        )
        assert [type(end) for end in ends] == [type(None), StorageFailed, type(None)]
        await store.append("a", given(53), over=True)
        found = await store.load("a")
        assert found is not None and found[0].status == "over" and len(found[1]) == 53
        assert await store.remove_untouched(["over"], 53.0, []) == 0 and await store.alive()
        assert await store.remove_untouched(["over"], 54.0, []) == 1 and await store.load("a") is None
    finally:
        store.close()


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("nonsense", "sqlite:///FILE"),
        ("mysql://x/y", "'mysql' is not known"),
        ("sqlite:////proc/none/x.db", ""),
        ("postgresql://nobody@127.0.0.1:1/none", "cannot be opened"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_sentence(url: str, words: str) -> None:
    with pytest.raises((BadInput, StorageFailed, OSError)) as error:
        Store(url)
    assert words in str(error.value) and "\n" not in str(error.value)


def test_a_database_from_the_future_is_refused(folder: Path) -> None:
    url = f"sqlite:///{folder}/t.db"
    Store(url).close()
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE warlore_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(StorageFailed, match="newer version"):
        Store(url)


def test_what_was_not_stored_was_not_done(folder: Path) -> None:
    """The move is refused, nobody sees it, and the table comes back from storage as it was."""

    async def test() -> None:
        async with house(folder) as h:
            wish = messages.read_body(
                b'{"name":"Ann","seats":[{"player":"me"},{"player":"here"}],"start":true,"first":0}',
                messages.NewTable,
            )
            made, secrets = await h.make(wish)
            ann = await sit(made, secrets[0][1])
            await say(made, ann, messages.Act(version=0, action="insert", id="one"))
            before = made.match.record_text  # type: ignore[union-attr]
            # Another server has written the next version of this table.
            await h.store.append(made.id, StoredInput(2, "undo", 0, "", None, None, 1.0))
            action = made.match.legal(0)[-1]["action"]  # type: ignore[union-attr]
            syncs = len(ann.of_type("sync"))
            await say(made, ann, messages.Act(version=1, action=action, id="two"))
            assert ann.last["code"] == "storage_failed" and len(ann.of_type("sync")) == syncs
            assert ann.closing is not None and made.gone and made.id not in h.tables
            again = await h.find(made.id)
            assert again.match is not None and again.match.version == 2
            assert again.match.record_text in before

    run(test)


def test_old_lobbies_are_swept_and_games_are_kept(folder: Path) -> None:
    async def test() -> None:
        async with house(folder) as h:
            await h.store.save(table("lobby", "lobby", touched=h.now() - 49 * 3600))
            await h.store.save(table("young", "lobby", touched=h.now() - 3600))
            await h.store.save(table("game", "over", touched=0.0))
            await h.tick()
            assert await h.store.load("lobby"), "the first sweep waits"
            h.now.time += 601  # type: ignore[attr-defined]
            await h.tick()
            found = [await h.store.load(name) for name in ("lobby", "young", "game")]
            assert [one is not None for one in found] == [False, True, True]

    run(test)
