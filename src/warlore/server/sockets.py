"""The sockets of a server, around uvicorn's protocols: counted from the moment they are accepted, and timed.

A socket costs a file descriptor before a single request is read, so an address has only so many of them, silent ones
included, and some descriptors stay free for the database and the workers. Whoever begins a request must end it in
time; whoever asks must take the answer.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio.transports import BaseTransport
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from warlore.server.callers import Callers
from warlore.server.limits import Addresses
from warlore.server.logs import Seldom, fault
from warlore.server.settings import ServerSettings

log = logging.getLogger("warlore.server.sockets")

RESERVE = 100  # file descriptors that are never given to visitors
WANTED_FILES = 65_536
NO_LIMIT_KNOWN = 8_000
LARGEST_HEAD = 64 * 1024
GOING_AWAY = 1001
LAST_BYTES = 10.0  # seconds for what is still to be sent when a WebSocket is over


def raise_file_limit() -> None:
    """Let this process have as many open files as the system allows it."""
    try:
        import resource
    except ModuleNotFoundError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    # Where there is "no" limit, the system may still know one that it does not tell.
    for wanted in (WANTED_FILES, 10_240):
        allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft == resource.RLIM_INFINITY or allowed <= soft:
            return
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
            return
        except (ValueError, OSError):
            continue


def file_limit() -> int:
    try:
        import resource
    except ModuleNotFoundError:
        return NO_LIMIT_KNOWN
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WANTED_FILES if soft == resource.RLIM_INFINITY else soft


class Door:
    """Every open socket, and who may open another one."""

    def __init__(self, addresses: Addresses, callers: Callers) -> None:
        self.open: dict[BaseTransport, str | None] = {}
        self.room = max(file_limit() - RESERVE, 10)
        self._addresses = addresses
        self.callers = callers
        self._warn = Seldom(log)

    def admit(self, transport: BaseTransport, address: str) -> bool:
        """Count a socket, or say that it is one too many."""
        if len(self.open) >= self.room:
            self._warn("full", "%d sockets are open: no more are accepted", self.room)
            return False
        if self.callers.is_proxy(address):
            # It brings everybody's requests, and limits sockets itself.
            self.open[transport] = None
            return True
        # Where files are few, no address may have so many that others get none.
        if self._addresses.held("sockets", address) >= self.room // 4 or not self._addresses.hold("sockets", address):
            self._warn(address, "%s has too many sockets open: no more are accepted from there", address)
            return False
        self.open[transport] = address
        return True

    def leave(self, transport: BaseTransport) -> None:
        address = self.open.pop(transport, None)
        if address is not None:
            self._addresses.release("sockets", address)


class Config(uvicorn.Config):
    """How uvicorn serves the application: with sockets that pass this door."""

    def __init__(self, app: FastAPI, settings: ServerSettings) -> None:
        super().__init__(
            app,
            http=HttpSocket,
            ws=WebSocketSocket,
            log_config=None,
            access_log=False,
            ws_max_size=settings.message_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=30,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=app.state.door.callers.proxies,
            server_header=False,
            timeout_keep_alive=settings.idle_seconds,  # type: ignore[arg-type]
            timeout_graceful_shutdown=5,
            lifespan="on",
        )
        self.door: Door = app.state.door
        self.settings = settings


class HttpSocket(HttpToolsProtocol):
    """One connection that speaks HTTP. At any time there is at most one deadline, and data does not move it:

    for the head of the next request, for its body, or for taking the answer. While an answer is worked out there is
    none; between two requests uvicorn's own limit for idle connections holds until the next byte comes.
    """

    config: Config

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._deadline: asyncio.TimerHandle | None = None
        self._in_head = False
        self._head_bytes = 0
        self._body_read = True
        self._running: RequestResponseCycle | None = None

    def _must_end(self, seconds: float | None, in_head: bool = False) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)
        self._in_head = in_head
        self._head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.config.door.admit(transport, self.client[0] if self.client else ""):
            transport.abort()
            return
        self._must_end(self.config.settings.header_seconds, in_head=True)

    def connection_lost(self, exc: Exception | None) -> None:
        self._must_end(None)
        self.config.door.leave(self.transport)
        super().connection_lost(exc)
        if self._running is not None:
            # uvicorn tells the request that came last, but an earlier one may still be worked on.
            self._running.disconnected = True
            self._running.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        if self._is_idle() and not self._in_head:
            self._must_end(self.config.settings.header_seconds, in_head=True)
        if self._in_head:
            self._head_bytes += len(data)
        try:
            super().data_received(data)
        except Exception as error:
            fault(log, "reading a request", error)
            self.transport.abort()
        if self._in_head and self._head_bytes > LARGEST_HEAD:
            self.send_400_response("The head of the request is too large.")

    def _is_idle(self) -> bool:
        return self._body_read and (self.cycle is None or self.cycle.response_complete)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._body_read = False
        self._must_end(self.config.settings.body_seconds)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._body_read = True
        self._must_end(self.config.settings.body_seconds if self._is_idle() else None)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._is_idle():
            self._must_end(self.config.settings.body_seconds)

    def handle_websocket_upgrade(self) -> None:
        if not self._is_idle():
            # The answer to an earlier request would be written into the WebSocket.
            self.send_400_response("A WebSocket cannot begin before all requests are answered.")
            return
        self._must_end(None)
        super().handle_websocket_upgrade()


class WebSocketSocket(WebSocketsSansIOProtocol):
    """One WebSocket: it was counted when it was accepted."""

    config: Config

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except Exception as error:
            fault(log, "reading a WebSocket", error)
            self.transport.abort()
        if not self.handshake_initiated:
            # All of the request is there, and it is none that opens a WebSocket.
            self.transport.abort()

    def handle_text(self, event: Frame) -> None:
        """Text comes to the application as bytes: all that clients send is decoded there, at one place."""
        self.handle_bytes(event)

    def handle_ping(self) -> None:
        """Whoever asks for answers without taking them goes."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # What was sent last may never be taken.
        self.loop.call_later(LAST_BYTES, self.transport.abort)

    def shutdown(self) -> None:
        """The server stops: uvicorn would say that it begins again."""
        if self.handshake_complete and not self.close_sent:
            self.stop_keepalive()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": GOING_AWAY})
            self.conn.send_close(GOING_AWAY)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        else:
            super().shutdown()
