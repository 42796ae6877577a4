"""One WebSocket: hello, then messages to the table and what the table has to say."""

from __future__ import annotations

import asyncio
import contextlib
import time
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect

from warlore.server import messages
from warlore.server.house import House
from warlore.server.limits import Addresses, Bucket
from warlore.server.refusals import Refusal, refused
from warlore.server.showing import encode
from warlore.server.storage import StorageFailed
from warlore.server.table import RELOAD, Table
from warlore.server.viewers import REFUSED, Viewer
from warlore.table import BadInput, WarloreError

NO_HELLO = 4000
NOT_FOUND = 4004
TOO_FAST = 1008
PATIENCE = 5  # messages refused as too fast before the connection is closed
COSTS = {messages.Odds: 4.0, messages.Advise: 8.0, messages.Moment: 2.0}


async def play(websocket: WebSocket, table_id: str, house: House, addresses: Addresses) -> None:
    """From the first byte to the last of one connection."""
    address = websocket.client.host if websocket.client else ""
    if not addresses.hold("connections", address):
        await websocket.close(TOO_FAST, "too many connections")
        return
    house.metrics.connections.inc()
    try:
        await websocket.accept()
        await _Connection(websocket, table_id, house, addresses, address).run()
    finally:
        house.metrics.connections.dec()
        addresses.release("connections", address)


class _Connection:
    """A connection from hello to its end."""

    def __init__(self, websocket: WebSocket, table_id: str, house: House, addresses: Addresses, address: str) -> None:
        self.websocket = websocket
        self.table_id = table_id
        self.house = house
        self.addresses = addresses
        self.address = address
        self.viewer = Viewer(address)
        self.bucket = Bucket(house.settings.messages_per_second, 2 * house.settings.messages_per_second)
        self.too_fast = 0

    async def run(self) -> None:
        writer = asyncio.create_task(self._write())
        table: Table | None = None
        try:
            table = await self._hello()
            if table is not None:
                await self._listen(table)
        except WebSocketDisconnect:
            self.viewer.close(1000, "")
        finally:
            if table is not None and not table.gone:
                viewer = self.viewer
                table.post(lambda: table.farewell(viewer))
            await self._finish(writer)

    async def _finish(self, writer: asyncio.Task[None]) -> None:
        if self.viewer.closing is None:
            writer.cancel()
        with contextlib.suppress(asyncio.CancelledError, TimeoutError):
            await asyncio.wait_for(writer, 5)

    async def _write(self) -> None:
        """Send what waits, in order; then close as was asked."""
        try:
            while (message := await self.viewer.next()) is not None:
                await self.websocket.send_text(message.decode())
            assert self.viewer.closing is not None
            await self.websocket.close(*self.viewer.closing)
        except (WebSocketDisconnect, RuntimeError):
            # The other side is gone; the reader notices too.
            self.viewer.close(1000, "")

    # -------------------------------------------------------------- reading
    async def _next(self) -> messages.ClientMessage | None:
        """The next message that can be read and is not too fast; None when the connection was closed for it."""
        while True:
            raw = await self._raw()
            if raw is None:
                return None
            if len(raw) > self.house.settings.message_bytes:
                self.viewer.close(1009, "the message is too large")
                return None
            try:
                message = messages.read_message(raw)
            except BadInput as error:
                if self._slow_enough(None):
                    self._refuse(messages.id_of(raw), error)
                continue
            if self._slow_enough(message):
                return message
            if self.viewer.closing is not None:
                return None

    async def _raw(self) -> str | bytes | None:
        if self.viewer.closing is not None:
            return None
        received = await self.websocket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        text: str | bytes | None = received.get("text")
        return text if text is not None else received.get("bytes") or b""

    def _slow_enough(self, message: messages.ClientMessage | None) -> bool:
        cost = COSTS.get(type(message), 1.0)  # type: ignore[arg-type]
        if self.bucket.take(cost) and self.addresses.take("messages", self.address, cost):
            return True
        self.too_fast += 1
        self._refuse(message.id if message else None, Refusal("too_fast"))
        if self.too_fast > PATIENCE:
            self.viewer.close(TOO_FAST, "too many messages")
        return False

    def _refuse(self, message_id: str | None, error: WarloreError) -> None:
        self.house.metrics.refused.labels(error.code).inc()
        self.viewer.tell(encode(refused(message_id, error)))

    # -------------------------------------------------------------- the course of a connection
    async def _hello(self) -> Table | None:
        try:
            message = await asyncio.wait_for(self._next(), self.house.settings.hello_seconds)
        except TimeoutError:
            self.viewer.close(NO_HELLO, "no hello")
            return None
        if message is None:
            return None
        if not isinstance(message, messages.Hello):
            self._refuse(message.id, Refusal("hello_first"))
            self.viewer.close(NO_HELLO, "no hello")
            return None
        try:
            table = await self.house.find(self.table_id, self.address)
            if message.secret is None:
                spectators = sum(viewer.seat is None for viewer in table.viewers)
                if spectators >= self.house.settings.spectators:
                    raise Refusal("too_many")
            viewer = self.viewer
            await table.ask(lambda: table.welcome(viewer, message))
        except StorageFailed:
            # It may work in a moment: whoever was refused would not come again.
            self.viewer.close(RELOAD, "the table cannot be loaded now")
            return None
        except WarloreError as error:
            self._refuse(message.id, error)
            code = NOT_FOUND if error.code == "no_such_table" else REFUSED
            self.viewer.close(code, error.code)
            return None
        return table

    async def _listen(self, table: Table) -> None:
        viewer = self.viewer
        while True:
            message = await self._next()
            if message is None:
                return
            if table.gone:
                self.viewer.close(RELOAD, "the table is loaded again")
                return
            received = time.perf_counter()
            table.post(partial(table.handle, viewer, message, received))
