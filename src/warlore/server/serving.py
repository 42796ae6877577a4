"""Starting a server: the house with its store and workers, the socket, uvicorn."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import platformdirs
import uvicorn
from fastapi import FastAPI

from warlore.server.app import make_app
from warlore.server.house import House
from warlore.server.settings import ServerSettings
from warlore.server.sockets import Config, raise_file_limit
from warlore.server.storage import Store
from warlore.server.workers import ProcessWorkers, ThreadWorkers, Workers
from warlore.table import BadInput, WarloreError

STANDARD_PORT = 8420
PORTS_TRIED = 20


def standard_database() -> str:
    """SQLite in the user's data directory, which nobody else may look into."""
    folder = Path(platformdirs.user_data_dir("warlore", appauthor=False))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder.chmod(0o700)
    return f"sqlite:///{folder / 'tables.db'}"


@dataclass(frozen=True)
class Place:
    """Where a server listens. `moved` when the standard port was taken."""

    listening: socket.socket
    host: str
    port: int
    moved: bool

    @property
    def address(self) -> str:
        """By number, since a name is answered only when the server was told that it is its own."""
        number = self.listening.getsockname()[0]
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(number, number)
        if self.host == "localhost":
            host = self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}/"


def listen(host: str, port: int | None) -> Place:
    """A listening socket. Without a port the standard one or the next that is free; a taken one that was asked for
    is an error."""
    tried = [port] if port is not None else [*range(STANDARD_PORT, STANDARD_PORT + PORTS_TRIED), 0]
    problem = ""
    for number in tried:
        try:
            family, kind, protocol, _, where = socket.getaddrinfo(
                host, number, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
            )[0]
        except (socket.gaierror, UnicodeError):
            raise BadInput(f"host: '{host[:60]}' is no address of this machine", field="host") from None
        listening = socket.socket(family, kind, protocol)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(where)
            listening.listen(1024)
        except OSError as error:
            listening.close()
            problem = error.strerror or str(error)
            continue
        listening.setblocking(False)
        found = listening.getsockname()[1]
        return Place(listening, host, found, moved=port is None and found != STANDARD_PORT)
    where_text = f"{host}:{port}" if port is not None else host
    raise BadInput(f"port: {where_text} cannot be used ({problem.lower()}); give another with --port", field="port")


def application(settings: ServerSettings, store: Store) -> FastAPI:
    """The application with this store and worker processes of its own."""
    raise_file_limit()

    async def open_house() -> House:
        def workers(number: int) -> Workers:
            return ProcessWorkers(number, settings.worker_megabytes) if number else ThreadWorkers()

        players, thinkers, strangers = map(workers, (settings.players, settings.thinkers, settings.strangers))
        house = House(store, players, thinkers, strangers=strangers, settings=settings)
        house.warm_up()
        return house

    return make_app(settings, open_house)


class Server(uvicorn.Server):
    """uvicorn, which says when it is ready, and stops when its database belongs to another."""

    def __init__(self, config: uvicorn.Config, store: Store, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._store = store
        self._ready = ready

    async def on_tick(self, counter: int) -> bool:
        return await super().on_tick(counter) or self._store.lost is not None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(app: FastAPI, place: Place, settings: ServerSettings, store: Store, ready: Callable[[], None]) -> None:
    """Serve until interrupted."""
    server = Server(Config(app, settings), store, ready)
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        server.run(sockets=[place.listening])
    if not server.started:
        raise WarloreError("the server could not be started", code="not_started")
    if store.lost is not None:
        raise store.lost
