"""HTTP and WebSocket: requests in, answers out. What they mean is decided by the house and its tables."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import asdict
from html import escape
from typing import Any, TypeVar

import msgspec
from fastapi import FastAPI, Request, WebSocket
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import ClientDisconnect
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as AsgiMessage
from starlette.websockets import WebSocketDisconnect

from warlore import __version__
from warlore.bots import BOTS
from warlore.history.game import HistoryGame, game_with
from warlore.history.options import ALLOWED
from warlore.history.rules import tables as printed
from warlore.server import messages
from warlore.server.callers import Callers
from warlore.server.house import House
from warlore.server.limits import Addresses, group_of
from warlore.server.logs import fault
from warlore.server.play import play
from warlore.server.refusals import Refusal
from warlore.server.settings import ServerSettings
from warlore.server.site import Site, base_path
from warlore.server.sockets import Door
from warlore.server.table import Table
from warlore.table import BadInput, WarloreError
from warlore.table.errors import shown
from warlore.table.record import LARGEST_RECORD

B = TypeVar("B")
T = TypeVar("T")
log = logging.getLogger("warlore.server.app")

NOT_LET_IN = 1008
FAULT = 1011
UNKNOWN_HOST = (
    "this server was not told that {} is its name; start it with --public-url and this name as http://NAME, "
    "or call it by its numeric address"
)
FAILED = "something failed here that should not; the server's log tells more at fault {}"

STATUS = {
    "bad_path": 400,
    "no_such_table": 404,
    "already_started": 409,
    "table_full": 409,
    "seats_open": 409,
    "not_over": 409,
    "sabaton_taken": 409,
    "one_seat": 409,
    "asks_full": 409,
    "nobody_agrees": 409,
    "bad_invite": 403,
    "forbidden_origin": 403,
    "not_measured": 403,
    "unknown_host": 421,
    "too_fast": 429,
    "too_many": 429,
    "too_large": 413,
    "too_long": 503,
    "failed": 500,
    "storage_failed": 503,
}
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def json_response(answer: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(answer), status_code=status, media_type="application/json")


def error_response(error: WarloreError) -> Response:
    field = error.field if isinstance(error, BadInput) else ""
    status = STATUS.get(error.code, 422)
    body = {"error": {"code": error.code, "field": field, "message": error.message}}
    return json_response(body, status)


class Guard:
    """Around everything: who may ask, how often, and what becomes of a request that fails."""

    def __init__(self, app: ASGIApp, addresses: Addresses, callers: Callers, base_path: str) -> None:
        self.app = app
        self.addresses = addresses
        self.callers = callers
        self.base_path = base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        path = self._inner(scope["path"])
        # Starlette takes the root path away again, whether the proxy has done so or not.
        scope = {**scope, "root_path": self.base_path, "path": self.base_path + path}
        begun = False

        async def guarded(message: AsgiMessage) -> None:
            nonlocal begun
            begun = True
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if path.startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            self._let_in(scope, path)
            await self.app(scope, receive, guarded)
        except (ClientDisconnect, WebSocketDisconnect):
            pass
        except Exception as error:
            if isinstance(error, WarloreError) and error.code != "failed":
                await refuse(error, scope, receive, guarded)
                return
            number = fault(log, f"{scope.get('method', 'WebSocket')} {path}", error)
            if scope["type"] == "websocket":
                with contextlib.suppress(Exception):
                    await guarded({"type": "websocket.close", "code": FAULT, "reason": f"fault {number}"})
            elif not begun:
                await refuse(WarloreError(FAILED.format(number), code="failed"), scope, receive, guarded)

    def _inner(self, path: str) -> str:
        """The path as it is called without a proxy."""
        if self.base_path and (path + "/").startswith(self.base_path + "/"):
            return path[len(self.base_path) :] or "/"
        return path

    def _let_in(self, scope: Scope, path: str) -> None:
        address = scope["client"][0] if scope["client"] else ""
        if not self.addresses.take("handshakes" if scope["type"] == "websocket" else "requests", address):
            raise Refusal("too_fast")
        if not path.isprintable() or "\ufffd" in path:
            raise BadInput("path: it holds what is no visible character", field="path", code="bad_path")
        headers = Headers(scope=scope)
        if not self.callers.meant_for_us(headers):
            raise Refusal("unknown_host", UNKNOWN_HOST.format(shown(headers.get("host", ""))))
        if path.startswith("/api/") and not self.callers.may_talk(headers, scope["scheme"]):
            raise Refusal("forbidden_origin")


async def refuse(error: WarloreError, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": NOT_LET_IN, "reason": error.code})
    else:
        await error_response(error)(scope, receive, send)


async def body_of(request: Request, most: int) -> bytes:
    """A request's body, refused as soon as it is too large."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise BadInput(f"the body is larger than {most:,} bytes", code="too_large")
        parts.append(part)
    return b"".join(parts)


async def unless_gone(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """The result of work for a request; it is cancelled when whoever asked has left."""

    async def leaving() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    working, gone = asyncio.create_task(work), asyncio.create_task(leaving())
    try:
        await asyncio.wait((working, gone), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        gone.cancel()
        # Both may have ended badly in the meantime, which nobody needs to know any more.
        await asyncio.gather(working, gone, return_exceptions=True)


def described(kind: Any) -> dict[str, Any]:
    """A body for OpenAPI."""
    schema = msgspec.json.schema(kind)
    inner = schema.pop("$defs", {})
    text = msgspec.json.encode(schema).decode()
    for name, definition in inner.items():
        text = text.replace(f'{{"$ref":"#/$defs/{name}"}}', msgspec.json.encode(definition).decode())
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": msgspec.json.decode(text)}}}}


def make_app(
    settings: ServerSettings, open_house: Callable[[], Awaitable[House]], *, site: Site | None = None
) -> FastAPI:
    """The application; the house is opened when it starts and closed when it stops."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = await open_house()
        app.state.house = house
        house.addresses = addresses
        await house.open()
        try:
            yield
        finally:
            await house.close()

    addresses = Addresses(settings)
    callers = Callers(settings)
    base = base_path(settings.base_path)
    app = FastAPI(
        title="Warlore",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/openapi.json",
    )
    app.state.addresses = addresses
    app.state.door = Door(addresses, callers)
    app.add_middleware(
        CORSMiddleware,
        allow_origins=[str(page) for page in callers.pages],
        allow_methods=["GET", "POST"],
        allow_headers=["Content-Type"],
    )
    app.add_middleware(Guard, addresses=addresses, callers=callers, base_path=base)
    pages = site or Site(base_path=base)

    @app.exception_handler(WarloreError)
    async def refused(request: Request, error: WarloreError) -> Response:
        app.state.house.metrics.refused.labels(error.code).inc()
        if error.code == "failed":
            raise error
        return error_response(error)

    def house() -> House:
        found: House = app.state.house
        return found

    async def read(request: Request, kind: type[B], most: int | None = None) -> B:
        return messages.read_body(await body_of(request, most or house().settings.body_bytes), kind)

    async def work_out(asker: Request, job: str, /, **given: Any) -> Any:
        """What a worker finds, unless whoever asked leaves before."""
        address = asker.client.host if asker.client else ""
        if not addresses.hold("questions", address):
            raise Refusal("too_fast")
        try:
            seconds, line = house().settings.hint_seconds, (group_of(address),)
            return await unless_gone(asker, house().strangers.do(job, seconds=seconds, line=line, **given))
        finally:
            addresses.release("questions", address)

    async def look_at(request: Request, wish: messages.Replay) -> Response:
        given = {"record": wish.record, "eyes": wish.eyes, "begin": wish.begin, "end": wish.end}
        return json_response(await work_out(request, "replay", **given))

    async def found(table_id: str, request: Request) -> Table:
        return await house().find(table_id, request.client.host if request.client else "")

    # ---------------------------------------------------------- tables
    @app.post("/api/tables", openapi_extra=described(messages.NewTable))
    async def make_table(request: Request) -> Response:
        """A new table. The answer holds the host's secret, which opens their seat and is shown only here."""
        wish = await read(request, messages.NewTable)
        address = request.client.host if request.client else ""
        if not addresses.take("tables", address):
            raise Refusal("too_many")
        table, secrets = await house().make(wish)
        (seat, secret), *others = secrets
        here = [{"seat": number, "secret": word} for number, word in others]
        return json_response(
            {"table": table.id, "secret": secret, "seat": seat, "invite": table.invite, "here": here}
        )

    @app.get("/api/tables/{table_id}")
    async def show_table(table_id: str, request: Request) -> Response:
        """What everybody may know about a table."""
        return json_response((await found(table_id, request)).info())

    @app.post("/api/tables/{table_id}/join", openapi_extra=described(messages.Join))
    async def join_table(table_id: str, request: Request) -> Response:
        """Ask for a seat with the invitation. The answer holds the secret that opens it, shown only here.

        `seat` is null while somebody has to agree first: say hello with the secret, and be told when that is done.
        """
        wish = await read(request, messages.Join)
        table = await found(table_id, request)
        seat, secret = await table.ask(lambda: table.join(wish))
        return json_response({"seat": seat, "secret": secret})

    async def finished(table_id: str, request: Request) -> str:
        table = await found(table_id, request)
        if table.match is None or table.status not in ("over", "aborted"):
            raise Refusal("not_over")
        return table.match.record_text

    @app.get("/api/tables/{table_id}/record")
    async def show_record(table_id: str, request: Request) -> Response:
        """The record of a finished game, with the secret of its luck."""
        text = await finished(table_id, request)
        headers = {"Content-Disposition": f'attachment; filename="warlore-{table_id}.record"'}
        return PlainTextResponse(text, headers=headers)

    @app.get("/api/tables/{table_id}/replay")
    async def replay_table(table_id: str, request: Request) -> Response:
        """Moments of a finished game: `eyes` (all, nobody or a seat), `from`, `to`."""
        asked = dict(request.query_params)
        eyes = asked.get("eyes", "nobody")
        query: dict[str, Any] = {"record": await finished(table_id, request)}
        query["eyes"] = int(eyes) if eyes.isdecimal() and len(eyes) < 3 else eyes
        for name in ("from", "to"):
            if name in asked:
                query[name] = int(asked[name]) if asked[name].isdecimal() and len(asked[name]) < 9 else asked[name]
        wish = messages.read_body(msgspec.json.encode(query), messages.Replay)
        return await look_at(request, wish)

    # ---------------------------------------------------------- records from outside
    @app.post("/api/replay", openapi_extra=described(messages.Replay))
    async def replay(request: Request) -> Response:
        """At most 100 moments of a record."""
        wish = await read(request, messages.Replay, LARGEST_RECORD)
        return await look_at(request, wish)

    @app.post("/api/verify", openapi_extra=described(messages.Verify))
    async def verify(request: Request) -> Response:
        """What can be shown of a record; with a head that the table showed, also whether it stored these steps."""
        wish = await read(request, messages.Verify, LARGEST_RECORD)
        return json_response(await work_out(request, "verify", record=wish.record, head=wish.head))

    # ---------------------------------------------------------- questions that need no table
    @app.get("/api/cards")
    async def cards(of: str = "") -> Response:
        """The card set and the printed tables; `of` names the set of a table or a record, as its id and hash."""
        return json_response(components(game_with(of) if of else house().game))

    @app.get("/api/bots")
    async def bots() -> Response:
        return json_response([{"name": name, "message": message} for name, message in BOTS.items()])

    @app.get("/api/options")
    async def options() -> Response:
        """The options of a game: allowed values, the default first."""
        return json_response(
            {name: {"values": list(values), "default": values[0]} for name, values in ALLOWED.items()}
        )

    def question(path: str, job: str, text: str) -> None:
        @app.post(path, name=path.rpartition("/")[2], description=text)
        async def answer(request: Request) -> Response:
            return json_response(await work_out(request, job, request=await read(request, Any)))

    question("/api/history/battle", "battle", "Resolve one battle (contract 1).")
    question("/api/history/odds", "odds", "Exact odds of one battle (contract 2).")
    question("/api/history/advise", "advise", "The best line-ups of a hand.")
    question("/api/knight/fight", "fight", "Play a combat of Mage Knight and say where it stands.")
    question("/api/knight/solve", "solve", "The best way through a combat of Mage Knight (contract 3).")

    # ---------------------------------------------------------- the server itself
    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(docs_page(app.openapi()))

    @app.get("/healthz")
    async def health() -> Response:
        """Can moves be stored? Asked of the database at most once in 5 s."""
        return well(await house().store.alive())

    @app.get("/readyz")
    async def ready() -> Response:
        """The same, and is everything started that games need?"""
        return well(house().ready and await house().store.alive())

    def well(ok: bool) -> Response:
        return json_response({"ok": ok, "version": __version__}, 200 if ok else 503)

    @app.get("/metrics")
    async def metrics(request: Request) -> Response:
        """For Prometheus: only for programs of this machine, or with the token."""
        if not callers.may_measure(request.scope):
            raise Refusal("not_measured")
        house().metrics.sockets.set(len(app.state.door.open))
        return PlainTextResponse(house().metrics.text())

    @app.websocket("/api/tables/{table_id}/play")
    async def socket(websocket: WebSocket, table_id: str) -> None:
        await play(websocket, table_id, house(), addresses)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        return pages.serve(path, request.headers)

    return app


def docs_page(api: dict[str, Any]) -> str:
    """All operations on one plain page, which needs no script and nothing from elsewhere."""
    parts = []
    for path, operations in api["paths"].items():
        for method, operation in operations.items():
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            shape = f"<pre>{escape(json.dumps(body, indent=1))}</pre>" if body else ""
            text = escape(operation.get("description", ""))
            parts.append(f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{text}</p>{shape}")
    title = f"{escape(api['info']['title'])} {escape(api['info']['version'])}"
    schema = '<p>The same for programs: <a href="/openapi.json">/openapi.json</a></p>'
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><h1>{title}</h1>'
    return head + schema + "".join(parts) + "</html>"


def components(game: HistoryGame) -> dict[str, Any]:
    """All that is in the box, for pages that show cards."""
    cards = game.cards
    return {
        "id": cards.id,
        "hash": cards.hash,
        "units": [asdict(unit) for unit in cards.units],
        "relics": [asdict(relic) for relic in cards.relics],
        "tiles": [asdict(tile) for tile in cards.tiles],
        "warfare": list(cards.warfare),
        "prowess": {prowess.sabaton: list(prowess.values) for prowess in cards.prowess},
        "dice": {"strong": printed.STRONG_FACES, "risky": printed.RISKY_FACES},
        "wheel": asdict(cards.wheel),
    }
