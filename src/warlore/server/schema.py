"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()

OWNER = Table(
    "owner",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("beat", Integer, nullable=False),
)
"""One row: the process that may write. Nobody when its name is empty; whoever comes next has the next epoch."""

GAMES = Table(
    "games",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("status", String(8), nullable=False),
    Column("settings", Text, nullable=False),
    Column("invite", String(64), nullable=False),
    Column("header", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("owner", Text, nullable=False, server_default=""),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("revision", Integer, nullable=False, server_default="1"),
    Index("games_status_touched", "status", "touched"),
)
"""A table. `header` is the record's text down to the deal, `secret` what its luck was sealed with; both are empty
until the game begins. `settings` is JSON. `touched` is when somebody last did something here; `owner` and `epoch` say
who wrote last; `revision` counts the saved forms of settings and seats."""

SEATS = Table(
    "seats",
    METADATA,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("sabaton", String(16), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", String(32)),
    Column("standing_in", String(32)),
    Column("secret_hash", String(64)),
)

INPUTS = Table(
    "inputs",
    METADATA,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("line", Text, nullable=False),
    Column("message", String(64)),
    Column("clock", Text),
    Column("at", Float, nullable=False),
)
"""The append-only log. `line` is the step as a record has it, chance results included; `clock` is JSON."""
