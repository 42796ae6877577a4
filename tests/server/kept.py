"""The database that an older version left (see data/README.md), put where a test wants it."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

from server_talk import FakeClock
from sqlalchemy import text

from warlore.server.schema import GAMES, INPUTS, SEATS
from warlore.server.storage import migrate, open_database

DATA = Path(__file__).parent / "data"
SECRETS: dict[str, Any] = json.loads((DATA / "secrets.json").read_text(encoding="utf-8"))


def left_off() -> FakeClock:
    """A clock that stands at the moment of the last input."""
    clock = FakeClock()
    clock.time = SECRETS["now"][0]
    return clock


def lay_down(folder: Path, name: str = "tables") -> str:
    """The old database as a file in this folder; its URL."""
    with sqlite3.connect(folder / f"{name}.db") as connection:
        connection.executescript((DATA / "tables.sql").read_text(encoding="utf-8"))
    connection.close()
    return f"sqlite:///{folder}/{name}.db"


def lay_down_in(url: str, folder: Path) -> None:
    """The same rows in an empty database of another kind, in the form they had."""
    lay_down(folder, "from")
    old = sqlite3.connect(folder / "from.db")
    old.row_factory = sqlite3.Row
    engine = open_database(url)
    migrate(engine, "0002")
    with engine.begin() as connection:
        for table in (GAMES, SEATS, INPUTS):
            rows = [dict(row) for row in old.execute(f"SELECT * FROM {table.name}")]
            names = ", ".join(rows[0])
            connection.execute(
                text(f"INSERT INTO {table.name} ({names}) VALUES ({', '.join(f':{name}' for name in rows[0])})"), rows
            )
    engine.dispose()
    old.close()


__all__ = ["DATA", "SECRETS", "lay_down", "lay_down_in", "left_off"]
