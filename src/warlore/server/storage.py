"""Where tables are kept: SQLite or PostgreSQL behind one interface.

One thread writes; everything that waits is written in one transaction, so that many moves cost one flush to disk.
A write is done when its transaction is.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, OperationalError, SQLAlchemyError

from warlore.server.schema import GAMES, INPUTS, SEATS
from warlore.table import BadInput, WarloreError

MOST_IN_ONE = 1000
MIGRATIONS = Path(__file__).parent / "migrations"


class StorageFailed(WarloreError):
    """Something could not be stored; nothing of it was done."""

    def __init__(self, message: str) -> None:
        super().__init__(message, code="storage_failed")


@dataclass(slots=True)
class StoredSeat:
    seat: int
    sabaton: str
    kind: str
    name: str
    bot: str | None
    standing_in: str | None
    secret_hash: str | None


@dataclass(slots=True)
class StoredInput:
    """One accepted input: a step or an undo."""

    version: int
    kind: str
    seat: int
    line: str
    message: str | None
    clock: list[float] | None
    at: float


@dataclass(slots=True)
class StoredTable:
    """All that is kept of a table, but for its inputs."""

    id: str
    status: str
    settings: dict[str, Any]
    invite: str
    header: str
    secret: str
    created: float
    touched: float
    seats: list[StoredSeat] = field(default_factory=list)


Work = Callable[[Connection], None]


class Store:
    """Reads and writes tables."""

    def __init__(self, url: str) -> None:
        self.engine = open_database(url)
        migrate(self.engine)
        self._queue: queue.SimpleQueue[tuple[Work, Future[None]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="warlore-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what waits, then stop."""
        self._queue.put(None)
        self._writer.join()
        self.engine.dispose()

    # -------------------------------------------------------------- writing
    async def save(self, table: StoredTable) -> None:
        """A table's settings and seats, new or changed."""
        await self._write(lambda connection: _save(connection, table))

    async def append(self, game: str, given: StoredInput, *, over: bool = False) -> None:
        """One input, after all those before it; a version that exists already is refused."""
        row = _row(given)

        def work(connection: Connection) -> None:
            connection.execute(insert(INPUTS), [{"game": game, **row}])
            if over:
                connection.execute(update(GAMES).where(GAMES.c.id == game).values(status="over", touched=given.at))

        await self._write(work)

    async def remove(self, games: Sequence[str]) -> None:
        """Forget tables with everything in them."""

        def work(connection: Connection) -> None:
            for table, key in ((INPUTS, INPUTS.c.game), (SEATS, SEATS.c.game), (GAMES, GAMES.c.id)):
                connection.execute(delete(table).where(key.in_(games)))

        await self._write(work)

    async def _write(self, work: Work) -> None:
        done: Future[None] = Future()
        self._queue.put((work, done))
        await asyncio.wrap_future(done)

    def _write_on(self) -> None:
        """The writer's thread: take all that waits, write it in one transaction, tell who waited."""
        stopping = False
        while not stopping:
            batch = [self._queue.get()]
            while len(batch) < MOST_IN_ONE and not self._queue.empty():
                batch.append(self._queue.get())
            stopping = None in batch
            self._write_batch([item for item in batch if item is not None])

    def _write_batch(self, batch: list[tuple[Work, Future[None]]]) -> None:
        try:
            if batch:
                with self.engine.begin() as connection:
                    for work, _ in batch:
                        work(connection)
        except SQLAlchemyError as error:
            if len(batch) == 1:
                batch[0][1].set_exception(StorageFailed(_first_line(error)))
                return
            # One of them is at fault; the others shall not suffer for it.
            for item in batch:
                self._write_batch([item])
            return
        except BaseException as error:
            for _, done in batch:
                done.set_exception(error)
            return
        for _, done in batch:
            done.set_result(None)

    # -------------------------------------------------------------- reading
    async def load(self, game: str) -> tuple[StoredTable, list[StoredInput]] | None:
        """A table with its inputs in order, or None."""
        return await asyncio.to_thread(self._load, game)

    def _load(self, game: str) -> tuple[StoredTable, list[StoredInput]] | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(GAMES).where(GAMES.c.id == game)).mappings().first()
            if row is None:
                return None
            seats = connection.execute(select(SEATS).where(SEATS.c.game == game).order_by(SEATS.c.seat)).mappings()
            inputs = connection.execute(
                select(INPUTS).where(INPUTS.c.game == game).order_by(INPUTS.c.version)
            ).mappings()
            table = StoredTable(
                **{**row, "settings": msgspec.json.decode(row["settings"])},
                seats=[StoredSeat(**{key: seat[key] for key in seat if key != "game"}) for seat in seats],
            )
            return table, [_input(given) for given in inputs]

    async def waiting_for_a_move(self) -> list[tuple[str, dict[str, Any], float]]:
        """Every game that is being played: its id, its settings, and when it was last touched."""

        def read() -> list[tuple[str, dict[str, Any], float]]:
            last = func.coalesce(func.max(INPUTS.c.at), GAMES.c.touched)
            query = (
                select(GAMES.c.id, GAMES.c.settings, last)
                .select_from(GAMES.outerjoin(INPUTS, INPUTS.c.game == GAMES.c.id))
                .where(GAMES.c.status == "playing")
                .group_by(GAMES.c.id, GAMES.c.settings, GAMES.c.touched)
            )
            with self.engine.connect() as connection:
                return [(row[0], msgspec.json.decode(row[1]), row[2]) for row in connection.execute(query)]

        return await asyncio.to_thread(read)

    async def untouched(self, status: Iterable[str], since: float) -> list[str]:
        """Tables of these states that nobody has touched since."""
        wanted = tuple(status)

        def read() -> list[str]:
            query = select(GAMES.c.id).where(GAMES.c.status.in_(wanted), GAMES.c.touched < since)
            with self.engine.connect() as connection:
                return list(connection.execute(query).scalars())

        return await asyncio.to_thread(read)

    async def alive(self) -> bool:
        """Can the database be written to?"""
        try:
            await self._write(lambda connection: None)
            await asyncio.to_thread(self._ask)
        except (WarloreError, SQLAlchemyError):
            return False
        return True

    def _ask(self) -> None:
        with self.engine.connect() as connection:
            connection.execute(select(1))


# ------------------------------------------------------------------ rows
def _row(given: StoredInput) -> dict[str, Any]:
    return {
        "version": given.version,
        "kind": given.kind,
        "seat": given.seat,
        "line": given.line,
        "message": given.message,
        "clock": None if given.clock is None else msgspec.json.encode(given.clock).decode(),
        "at": given.at,
    }


def _input(row: Any) -> StoredInput:
    values = {key: row[key] for key in row if key != "game"}
    clock = values.pop("clock")
    return StoredInput(**values, clock=None if clock is None else msgspec.json.decode(clock))


def _save(connection: Connection, table: StoredTable) -> None:
    row = {
        "status": table.status,
        "settings": msgspec.json.encode(table.settings).decode(),
        "invite": table.invite,
        "header": table.header,
        "secret": table.secret,
        "touched": table.touched,
    }
    changed = connection.execute(update(GAMES).where(GAMES.c.id == table.id).values(row))
    if changed.rowcount == 0:
        connection.execute(insert(GAMES).values(id=table.id, created=table.created, **row))
    connection.execute(delete(SEATS).where(SEATS.c.game == table.id))
    connection.execute(
        insert(SEATS),
        [
            {
                "game": table.id,
                "seat": seat.seat,
                "sabaton": seat.sabaton,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "standing_in": seat.standing_in,
                "secret_hash": seat.secret_hash,
            }
            for seat in table.seats
        ],
    )


# ------------------------------------------------------------------ the database
def open_database(url: str) -> Engine:
    """An engine for `sqlite:///FILE` or `postgresql://…`; says in one sentence what is wrong with another URL."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadInput(
            "database: must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME", field="database"
        ) from None
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadInput(
            f"database: '{parsed.drivername[:20]}' is not known; allowed are sqlite and postgresql", field="database"
        )
    try:
        if parsed.get_backend_name() == "sqlite":
            if parsed.database and parsed.database != ":memory:":
                Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
            engine = create_engine(parsed, connect_args={"timeout": 30})
            event.listen(engine, "connect", _prepare_sqlite)
            return engine
        return create_engine(parsed, pool_pre_ping=True, pool_size=4)
    except NoSuchModuleError:
        raise BadInput(f"database: '{parsed.drivername[:20]}' is not known", field="database") from None
    except ModuleNotFoundError as error:
        raise BadInput(
            f"database: PostgreSQL needs the library {error.name}: pip install 'warlore[postgres]'", field="database"
        ) from None


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def migrate(engine: Engine, target: str = "head") -> None:
    """Bring the database to the newest form, from none or from an older one."""
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, target)
    except OperationalError as error:
        where = engine.url.render_as_string(hide_password=True)
        raise StorageFailed(f"database: {where} cannot be opened: {_first_line(error)}") from None
    except CommandError as error:
        raise StorageFailed(f"database: it was made by a newer version of Warlore ({error})") from None


def _first_line(error: SQLAlchemyError) -> str:
    """What the database said, without the statement and its values."""
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().splitlines()[0][:200] if str(cause).strip() else type(cause).__name__
