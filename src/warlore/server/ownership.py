"""A database has one owner: the process that may write to it.

On SQLite a lock on a file beside the database says who that is; the system frees it when the process ends, however it
ends, and readers (a backup) need not care. On PostgreSQL it is the row `owner`, whose `beat` its owner counts up; a
row that stands still for too long is taken over. Each owner has an epoch of its own, which every write names: who was
paused, lost the database and wakes up writes nothing.
"""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

from sqlalchemy import ColumnElement, Connection, Engine, Row, and_, inspect, select, update

from warlore.server.schema import GAMES, OWNER
from warlore.table import WarloreError

BEAT = 0.5  # seconds
STILL = 2.0  # seconds without a beat, and nobody is there any more

if sys.platform == "win32":
    import msvcrt

    LOCKED_AT = 1 << 20  # a lock keeps others from reading, and they shall read who it is

    def _lock(file: IO[str]) -> None:
        file.seek(LOCKED_AT)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class StorageFailed(WarloreError):
    """Something could not be stored; nothing of it was done."""

    def __init__(self, message: str) -> None:
        super().__init__(message, code="storage_failed")


class InUse(StorageFailed):
    """The database has another owner, who is there."""

    def __init__(self, where: str, owner: str) -> None:
        another = f"another Warlore ({owner})" if owner else "another Warlore"
        super().__init__(f"database: {where} is in use by {another}: stop that one, or give another --database")


class Lost(StorageFailed):
    """The database has another owner by now; nothing is written any more."""

    def __init__(self) -> None:
        super().__init__("database: another Warlore has taken it over while this one did not answer")


def ours(epoch: Any) -> ColumnElement[bool]:
    """Holds in a statement while the owner of this epoch has the database; and it stays so until it is committed."""
    mine = select(OWNER.c.id).where(OWNER.c.epoch == epoch)
    return mine.with_for_update(read=True, key_share=True).exists()


def our_game(game: Any, epoch: Any) -> ColumnElement[bool]:
    """The row of this game, unless a later owner has written to it."""
    return and_(GAMES.c.id == game, GAMES.c.epoch <= epoch, ours(epoch))


class FileLock:
    """A lock on a file, which ends with the process. The file stays: it says who was the last to have it."""

    def __init__(self, path: Path, where: str, name: str) -> None:
        self._file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="utf-8", errors="replace")
        try:
            _lock(self._file)
        except OSError as error:
            self._file.seek(0)
            owner = self._file.read(200).strip()
            self._file.close()
            if isinstance(error, BlockingIOError | PermissionError):
                raise InUse(where, owner) from None
            raise StorageFailed(f"database: {path} cannot be locked: {error.strerror or error}") from None
        self._file.seek(0)
        self._file.truncate()
        self._file.write(f"{name}\n")
        self._file.flush()

    def release(self) -> None:
        self._file.close()


class Ownership:
    """One process's claim to a database. Time is given to it: it only ever compares its own clock with itself."""

    def __init__(
        self,
        engine: Engine,
        *,
        name: str = "",
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.engine = engine
        self.name = name or f"process {os.getpid()} on {socket.gethostname()}"
        self.epoch = 0
        self._seen: Row[Any] | None = None
        self._now = now
        self._sleep = sleep
        self._stopping = threading.Event()
        self._heart: threading.Thread | None = None

    # -------------------------------------------------------------- taking
    def wait_until_free(self) -> None:
        """Until the owner has let go, or its row stands still; `InUse` as soon as it shows a sign of life."""
        if not inspect(self.engine).has_table(OWNER.name):
            return
        self._seen = self._row()
        since = self._now()
        while self._seen.name and self._now() - since < STILL:
            self._sleep(BEAT / 5)
            row = self._row()
            if row != self._seen and row.name:
                raise self._in_use(row)
            self._seen = row

    def take(self, *, locked: bool = False) -> None:
        """Be the owner from now on, with an epoch of its own; a write under way is waited for.

        With a lock nobody else can be the owner; without one nothing may have happened since the database was free.
        """
        with self.engine.begin() as connection:
            row = connection.execute(select(OWNER).with_for_update()).one()
            if row.name and row != self._seen and not locked:
                raise self._in_use(row)
            self.epoch = row.epoch + 1
            connection.execute(update(OWNER).values(name=self.name, epoch=self.epoch, beat=0))

    def _row(self) -> Row[Any]:
        with self.engine.connect() as connection:
            return connection.execute(select(OWNER)).one()

    def _in_use(self, row: Row[Any]) -> InUse:
        return InUse(self.engine.url.render_as_string(hide_password=True), row.name)

    # -------------------------------------------------------------- having
    def beat(self, connection: Connection) -> None:
        """A sign of life: a write like any other. `Lost` if there is another owner."""
        beat = update(OWNER).where(OWNER.c.epoch == self.epoch).values(beat=OWNER.c.beat + 1)
        if connection.execute(beat).rowcount == 0:
            raise Lost

    def keep_beating(self, beat: Callable[[], None]) -> None:
        """Do this regularly, in a thread of its own, until the database is given up."""

        def live() -> None:
            while not self._stopping.wait(BEAT):
                beat()

        self._heart = threading.Thread(target=live, name="warlore-heart", daemon=True)
        self._heart.start()

    def release(self) -> None:
        """Let go: the next owner need not wait."""
        self._stopping.set()
        if self._heart is not None:
            self._heart.join()
        with self.engine.begin() as connection:
            connection.execute(update(OWNER).where(OWNER.c.epoch == self.epoch).values(name=""))
