"""Where tables are kept: SQLite or PostgreSQL behind one interface.

One thread writes; everything that waits is written in one transaction, so that many moves cost one flush to disk.
A write is done when its transaction is. Only the owner of the database writes, and every write says so.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import shutil
import threading
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Integer,
    String,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    InternalError,
    NoSuchModuleError,
    OperationalError,
    SQLAlchemyError,
)

from warlore.server.health import Health
from warlore.server.ownership import STILL, FileLock, Lost, Ownership, our_game, ours
from warlore.server.ownership import StorageFailed as StorageFailed
from warlore.server.schema import GAMES, INPUTS, OWNER, SEATS
from warlore.table import BadInput

T = TypeVar("T")
log = logging.getLogger("warlore.server.storage")

MOST_IN_ONE = 1000
LONGEST_WAIT = 2.0  # seconds for a lock that another program has on the database
CONNECTING = 5  # seconds until a server of PostgreSQL that does not answer is not there
LEAST_ROOM = 1024 * 1024  # bytes
MIGRATING = 8420  # the number of a lock that PostgreSQL keeps while the database is brought to its newest form
MIGRATIONS = Path(__file__).parent / "migrations"


class Gone(StorageFailed):
    """The file of the database is not there any more."""


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
    """All that is kept of a table, but for its inputs. `revision` counts how often it was saved."""

    id: str
    status: str
    settings: dict[str, Any]
    invite: str
    header: str
    secret: str
    created: float
    touched: float
    seats: list[StoredSeat] = field(default_factory=list)
    revision: int = 0


Work = Callable[[Connection], T]

# The statements of every move, made once: most of the time of making one goes into its text.
_OURS = our_game(bindparam("game", type_=String), bindparam("our_epoch", type_=Integer))
APPEND = insert(INPUTS).from_select(
    INPUTS.c.keys(),
    select(*(bindparam(column.name, type_=column.type).label(column.name) for column in INPUTS.c)).where(_OURS),
)
_TOUCHED: dict[str, Any] = {"touched": bindparam("at"), "status": bindparam("new_status"), "owner": bindparam("us")}
TOUCH = update(GAMES).where(_OURS).values(**_TOUCHED, epoch=bindparam("our_epoch"))


class Store:
    """Reads and writes tables. It is the owner of its database from its first moment to its last."""

    def __init__(self, url: str) -> None:
        self.engine = open_database(url)
        self.file = file_of(self.engine.url)
        self.lost: Lost | None = None
        self._lock: FileLock | None = None
        self._beating = True
        # A sign of life waits for no other work.
        self.owner = Ownership(open_database(url) if self.engine.name == "postgresql" else self.engine)
        try:
            self._take()
        except BaseException:
            self._let_go()
            raise
        self.health = Health(self._try_to_write)
        self._queue: queue.SimpleQueue[tuple[Work[Any], Future[Any]] | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = threading.Thread(
            target=self._write_on, name="warlore-writer", daemon=True
        )
        self._writer.start()

    def _take(self) -> None:
        """Own the database, see that it is sound, and bring it to its newest form."""
        try:
            if self.file is not None:
                self._lock = FileLock(self.file.with_name(f"{self.file.name}.lock"), str(self.file), self.owner.name)
                self._identity = _identity(self.file)
                see_that_it_is_sound(self.engine)
            else:
                self.owner.wait_until_free()
            migrate(self.engine)
            self.owner.take(locked=self.file is not None)
        except SQLAlchemyError as error:
            where = self.engine.url.render_as_string(hide_password=True)
            raise StorageFailed(f"database: {where} cannot be opened: {_first_line(error)}") from None
        if self.engine.name == "postgresql":
            self.owner.keep_beating(self._beat)

    def _beat(self) -> None:
        """In the thread of the heart."""
        try:
            with self.owner.engine.begin() as connection:
                self.owner.beat(connection)
            self._beating = True
        except Lost as lost:
            self._lose(lost)
        except SQLAlchemyError as error:
            if self._beating:
                log.error("no sign of life can be given: %s", _first_line(error))
            self._beating = False

    def _lose(self, lost: Lost) -> None:
        if self.lost is None:
            log.error(lost.message)
        self.lost = lost

    def _let_go(self) -> None:
        if self.owner.epoch:
            with contextlib.suppress(SQLAlchemyError):
                self.owner.release()
        self.owner.engine.dispose()
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    def close(self) -> None:
        """Write what waits, then stop and let go of the database."""
        if self._writer is not None:
            self._queue.put(None)
            self._writer.join()
            self._writer = None
            self._let_go()

    # -------------------------------------------------------------- writing
    async def save(self, table: StoredTable) -> int:
        """A table's settings and seats, new or changed; returns their revision. Refused if they have changed since
        this one was read."""
        return await self._write(lambda connection: self._save(connection, table))

    def _save(self, connection: Connection, table: StoredTable) -> int:
        row = {
            "status": table.status,
            "settings": msgspec.json.encode(table.settings).decode(),
            "invite": table.invite,
            "header": table.header,
            "secret": table.secret,
            "touched": table.touched,
        }
        if table.revision == 0:
            new = {"id": table.id, "created": table.created, "owner": "", "epoch": 0, "revision": 0}
            connection.execute(insert(GAMES).values(**new, **row))
        changed = connection.execute(
            update(GAMES)
            .where(our_game(table.id, self.owner.epoch), GAMES.c.revision == table.revision)
            .values(**row, **self._signed, revision=table.revision + 1)
        )
        if changed.rowcount == 0:
            raise self._refusal(connection)
        connection.execute(delete(SEATS).where(SEATS.c.game == table.id))
        connection.execute(insert(SEATS), [{"game": table.id, **asdict(seat)} for seat in table.seats])
        return table.revision + 1

    async def append(self, game: str, given: StoredInput, *, over: bool = False) -> None:
        """One input, after all those before it; a version that exists already is refused."""
        here = {"game": game, "our_epoch": self.owner.epoch}
        touched = here | {"us": self.owner.name, "at": given.at, "new_status": "over" if over else "playing"}

        def work(connection: Connection) -> None:
            connection.execute(APPEND, here | _row(given))
            if connection.execute(TOUCH, touched).rowcount == 0:
                raise self._refusal(connection)

        await self._write(work)

    async def remove_untouched(self, status: Sequence[str], since: float, keep: Collection[str]) -> int:
        """Forget tables of these states that nobody has touched since, with everything in them; how many."""

        def work(connection: Connection) -> int:
            old = GAMES.c.status.in_(status) & (GAMES.c.touched < since) & ours(self.owner.epoch)
            found = [game for game in connection.execute(select(GAMES.c.id).where(old)).scalars() if game not in keep]
            for first in range(0, len(found), MOST_IN_ONE):
                few = found[first : first + MOST_IN_ONE]
                for table, key in ((INPUTS, INPUTS.c.game), (SEATS, SEATS.c.game), (GAMES, GAMES.c.id)):
                    connection.execute(delete(table).where(key.in_(few), ours(self.owner.epoch)))
            return len(found)

        return await self._write(work)

    @property
    def _signed(self) -> dict[str, Any]:
        """Who has written this."""
        return {"owner": self.owner.name, "epoch": self.owner.epoch}

    def _refusal(self, connection: Connection) -> StorageFailed:
        """Why a row was not there to be changed."""
        if connection.execute(select(OWNER.c.epoch)).scalar() != self.owner.epoch:
            return Lost()
        return StorageFailed("the table was changed by somebody else, or is gone")

    async def _write(self, work: Work[T]) -> T:
        if self.lost is not None:
            raise self.lost
        if self._writer is None:
            raise StorageFailed("the database is closed")
        done: Future[T] = Future()
        self._queue.put((work, done))
        return await asyncio.wrap_future(done)

    def _write_on(self) -> None:
        """The writer's thread: take all that waits, write it in one transaction, tell who waited."""
        stopping = False
        while not stopping:
            batch = [self._queue.get()]
            while len(batch) < MOST_IN_ONE and not self._queue.empty():
                batch.append(self._queue.get())
            stopping = None in batch
            # What nobody waits for any more is not written.
            self._write_batch([item for item in batch if item is not None and item[1].set_running_or_notify_cancel()])

    def _write_batch(self, batch: list[tuple[Work[Any], Future[Any]]]) -> None:
        results = []
        try:
            if batch:
                self._see_that_it_is_there()
                with self.engine.begin() as connection:
                    results = [work(connection) for work, _ in batch]
        except BaseException as error:
            if len(batch) > 1 and not _hits_all(error):
                # One of them is at fault; the others shall not suffer for it.
                for item in batch:
                    self._write_batch([item])
                return
            if isinstance(error, Lost):
                self._lose(error)
            found = StorageFailed(_first_line(error)) if isinstance(error, SQLAlchemyError) else error
            for _, done in batch:
                done.set_exception(found)
            return
        for (_, done), result in zip(batch, results, strict=True):
            done.set_result(result)

    def _see_that_it_is_there(self) -> None:
        """A file that was removed or replaced can still be written to, and everything written would be lost."""
        if self.file is not None and _identity(self.file) != self._identity:
            raise Gone(f"database: {self.file} is no longer the file that was opened")

    # -------------------------------------------------------------- reading
    async def _read(self, query: Work[T]) -> T:
        def read() -> T:
            try:
                self._see_that_it_is_there()
                with self.engine.connect() as connection:
                    return query(connection)
            except SQLAlchemyError as error:
                raise StorageFailed(_first_line(error)) from None

        return await asyncio.to_thread(read)

    async def load(self, game: str) -> tuple[StoredTable, list[StoredInput]] | None:
        """A table with its inputs in order, or None."""

        def read(connection: Connection) -> tuple[StoredTable, list[StoredInput]] | None:
            row = connection.execute(select(GAMES).where(GAMES.c.id == game)).mappings().first()
            if row is None:
                return None
            seats = connection.execute(select(SEATS).where(SEATS.c.game == game).order_by(SEATS.c.seat)).mappings()
            inputs = connection.execute(
                select(INPUTS).where(INPUTS.c.game == game).order_by(INPUTS.c.version)
            ).mappings()
            values = {key: row[key] for key in row if key not in ("owner", "epoch")}
            table = StoredTable(
                **{**values, "settings": msgspec.json.decode(row["settings"])},
                seats=[StoredSeat(**{key: seat[key] for key in seat if key != "game"}) for seat in seats],
            )
            return table, [_input(given) for given in inputs]

        return await self._read(read)

    async def waiting_for_a_move(self) -> list[tuple[str, dict[str, Any], float]]:
        """Every game that is being played: its id, its settings, and when it was last touched."""

        def read(connection: Connection) -> list[tuple[str, dict[str, Any], float]]:
            last = func.coalesce(func.max(INPUTS.c.at), GAMES.c.touched)
            query = (
                select(GAMES.c.id, GAMES.c.settings, last)
                .select_from(GAMES.outerjoin(INPUTS, INPUTS.c.game == GAMES.c.id))
                .where(GAMES.c.status == "playing")
                .group_by(GAMES.c.id, GAMES.c.settings, GAMES.c.touched)
            )
            return [(row[0], msgspec.json.decode(row[1]), row[2]) for row in connection.execute(query)]

        return await self._read(read)

    # -------------------------------------------------------------- health
    async def alive(self) -> bool:
        """Can the database be written to, now or a few seconds ago?"""
        return await self.health.ask()

    async def _try_to_write(self) -> None:
        if self.file is not None and shutil.disk_usage(self.file.parent).free < LEAST_ROOM:
            raise StorageFailed("the disk is full")
        await self._write(self.owner.beat)


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
            file = file_of(parsed)
            if file is not None:
                make_private(file)
            engine = create_engine(parsed, connect_args={"timeout": LONGEST_WAIT})
            event.listen(engine, "connect", _prepare_sqlite)
        else:
            patience = {} if "connect_timeout" in parsed.query else {"connect_timeout": CONNECTING}
            engine = create_engine(parsed, pool_pre_ping=True, pool_size=4, connect_args=patience)
            event.listen(engine, "connect", _prepare_postgresql)
        return engine
    except NoSuchModuleError:
        raise BadInput(f"database: '{parsed.drivername[:20]}' is not known", field="database") from None
    except ModuleNotFoundError as error:
        raise BadInput(
            f"database: PostgreSQL needs the library {error.name}: pip install 'warlore[postgres]'", field="database"
        ) from None


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database, with all links followed: two names of it are one database."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    if url.database.startswith("file:"):
        raise BadInput("database: must be sqlite:///FILE, not sqlite:///file:…", field="database")
    return Path(os.path.realpath(url.database))


def make_private(file: Path) -> None:
    """The seats' secrets and every hand of cards are in there: nobody else on this machine shall read it."""
    if not file.parent.exists():
        file.parent.mkdir(mode=0o700, parents=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    for suffix in ("", "-wal", "-shm"):
        # Somebody else's file in a group may be written to, but not be made private.
        with contextlib.suppress(FileNotFoundError, PermissionError):
            os.chmod(f"{file}{suffix}", 0o600)


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def see_that_it_is_sound(engine: Engine) -> None:
    with engine.connect() as connection:
        found = str(connection.execute(text("PRAGMA quick_check(1)")).scalar())
    if found != "ok":
        raise StorageFailed(f"database: {engine.url.database} is damaged ({found.splitlines()[-1][:100]})")


def _prepare_postgresql(connection: Any, _: Any) -> None:
    """Who is paused in the middle of a write keeps nobody from taking over; no move waits for ever for a lock."""
    connection.execute(f"SET idle_in_transaction_session_timeout = {int(STILL * 1000)}")
    connection.execute(f"SET lock_timeout = {int(LONGEST_WAIT * 1000)}")
    connection.commit()


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
            # All of it or nothing, and one at a time.
            if engine.name == "sqlite":
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:
                connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
                connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
            config.attributes["connection"] = connection
            command.upgrade(config, target)
    except CommandError as error:
        raise StorageFailed(f"database: it was made by a newer version of Warlore ({error})") from None


def _hits_all(error: BaseException) -> bool:
    """Does this concern whatever would be written, and not one thing that was to be written?"""
    return isinstance(error, Lost | Gone | OperationalError | InternalError) or type(error) is DatabaseError


def _first_line(error: SQLAlchemyError) -> str:
    """What the database said, without the statement and its values."""
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().splitlines()[0][:200] if str(cause).strip() else type(cause).__name__
