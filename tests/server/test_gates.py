"""Who is let in, and what becomes of input that nobody expected."""

from __future__ import annotations

import asyncio
import gc
import importlib.util
import logging
import re
import socket
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import pytest
from server_talk import FAST, ME_AND_BOT, TWO_HERE, Running, eventually, run, server
from starlette.datastructures import Headers
from test_sockets import raw
from websockets.exceptions import InvalidStatus

from warlore.server import messages
from warlore.server.callers import Callers
from warlore.server.seating import person_named
from warlore.server.serving import Place
from warlore.server.settings import ServerSettings
from warlore.server.site import BASE_HERE, PAGES, Site, base_path
from warlore.server.workers import Busy
from warlore.table import BadInput

ROOT = Path(__file__).parents[2]


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


# ------------------------------------------------------------------ what is read
@pytest.mark.parametrize(
    "sent",
    [
        b'{"type": "ping", "id": "\xff"}',
        b'{"type": "ping", "id": "\xed\xa0\x80"}',
        b'{"type": "ping", "id": "\\ud800"}',
        b'{"type": "ping", "id": "\\u0000"}',
        b'{"type": "ping", "id": "\\\\\\u0000"}',
        b'{"type": "ping", "id": "\x00"}',
        b'{"type": "host", "do": {"set": {"options": {"a": "\\u0000"}}}}',
        b'{"type": "host", "do": {"set": {"options": {"\xff": 1}}}}',
        b'{"type": "host", "do": {"set": {"options": {"a": ' + b"[" * 3000,
        '{"type": "ping", "id": "\ud800"}',
        b"\xff",
        b"",
    ],
)
def test_what_cannot_be_read_is_refused_at_one_place(sent: bytes | str) -> None:
    with pytest.raises(BadInput) as refused:
        messages.read_message(sent)
    assert refused.value.code == "bad_message" and refused.value.message.isprintable()
    assert messages.id_of(sent) is None
    if isinstance(sent, bytes):
        with pytest.raises(BadInput):
            messages.read_body(sent, dict[str, dict[str, int]])


def test_a_written_backslash_is_no_nul() -> None:
    found = messages.read_message(rb'{"type": "ping", "id": "\\u0000"}')
    assert found.id == r"\u0000"


def test_bad_input_over_http_is_a_4xx_without_a_line_in_the_log(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with server(folder) as s:
            for path in ("/api/tables/%00", "/api/tables/a%00b/record", "/%ff", "/api/tables/%c3%28/replay", "/%0a"):
                answer = await s.web.get(path)
                assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_path"), path
            for body in (b"\xff", b'{"name": "\xff"}', b'{"name": "\\u0000", "seats": []}', b"[" * 50_000):
                for path in ("/api/tables", "/api/tables/none/join", "/api/history/odds", "/api/verify"):
                    answer = await s.web.post(path, content=body)
                    assert answer.status_code == 422 and answer.json()["error"]["message"], (path, body)
            for origin in ("http://[::1", "http://", "://", "http://a:x", b"\xff\xfe", "null"):
                answer = await s.web.get("/api/bots", headers={"Origin": origin})
                assert (answer.status_code, answer.json()["error"]["code"]) == (403, "forbidden_origin"), origin

    run(test)
    assert complaints(caplog) == []


def test_a_client_that_leaves_in_the_middle_is_no_fault(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with server(folder) as s:
            for _ in range(3):
                async with raw(s) as half:
                    await half.says(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n123")
            await eventually(lambda: not s.door.open)
            assert (await s.web.get("/api/bots")).status_code == 200

    run(test)
    assert complaints(caplog) == []


def test_bad_frames_are_refused_and_the_table_goes_on(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(TWO_HERE, first=0)
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.my_turn()
                for frame in (b'{"type": "ping", "id": "\xff"}', '{"type": "ping", "id": "\\u0000"}', "{", b"\xff"):
                    await ann.socket.send(frame, text=True)
                    assert (await ann.until("refused"))["code"] == "bad_message"
                nul = {"type": "act", "version": ann.sync["version"], "action": "insert", "id": "a\0b"}
                await ann.send(nul)
                assert (await ann.until("refused"))["code"] == "bad_message"
                assert (await ann.act("insert"))["type"] == "done"

    run(test)
    assert complaints(caplog) == []


def test_a_fault_is_one_line_with_an_id_and_the_server_goes_on(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(ME_AND_BOT)

            async def find(table_id: str, address: str = "") -> Any:
                raise RuntimeError("planted\nsecond line")

            found, s.house.find = s.house.find, find  # type: ignore[method-assign]
            answer = await s.web.get(f"/api/tables/{made['table']}")
            assert answer.status_code == 500 and answer.headers["x-content-type-options"] == "nosniff"
            assert answer.json()["error"]["code"] == "failed"
            async with s.connected(made["table"]) as client:
                await client.send({"type": "hello", "secret": made["secret"]})
                assert await client.closed() == 1011
            lines = complaints(caplog)
            assert len(lines) == 2 and all(re.match(r"fault [0-9a-f]{8}: .*planted$", line) for line in lines)
            number = lines[0].split()[1].rstrip(":")
            assert number in answer.json()["error"]["message"] and "planted" not in answer.text
            assert all(record.exc_info is None for record in caplog.records)
            s.house.find = found  # type: ignore[method-assign]
            assert (await s.web.get(f"/api/tables/{made['table']}")).status_code == 200

    with caplog.at_level(logging.WARNING):
        run(test)


def test_a_job_that_fails_is_a_fault_too(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with server(folder) as s:

            async def do(job: str, **given: Any) -> Any:
                raise Busy("the job failed: TypeError: inside", "failed")

            s.house.strangers.do = do  # type: ignore[method-assign]
            answer = await s.web.post("/api/history/odds", json={})
            assert answer.status_code == 500 and "inside" not in answer.text
            assert len(complaints(caplog)) == 1 and "inside" in complaints(caplog)[0]

    run(test)


def test_a_websocket_among_requests_is_refused(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Answers that come later would be written into it; and a handshake with a body would never end."""
    upgrade = (
        b"GET /api/tables/x/play HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    )

    async def test() -> None:
        async with server(folder) as s:
            asked = b"POST /api/history/odds HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n\r\n{}"
            for sent in (asked + upgrade + b"\r\n", upgrade + b"Content-Length: 3\r\n\r\nabc"):
                async with raw(s) as client:
                    await client.says(sent)
                    assert b" 101 " not in await client.all_until_it_closes()
            await eventually(lambda: not s.door.open)

    run(test)
    assert complaints(caplog) == []


def test_every_request_of_a_client_that_left_is_given_up(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with server(folder) as s:
            begun, given_up = asyncio.Event(), asyncio.Event()

            async def do(job: str, **given: Any) -> Any:
                begun.set()
                try:
                    await asyncio.Event().wait()
                finally:
                    given_up.set()
                    raise BadInput("it fails while it is given up")

            s.house.strangers.do = do  # type: ignore[method-assign]
            asked = b"POST /api/history/odds HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n\r\n{}"
            async with raw(s) as client:
                await client.says(asked + b"GET /api/bots HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                await begun.wait()
            await asyncio.wait_for(given_up.wait(), 20)
            await eventually(lambda: not s.addresses.held("questions", "127.0.0.1"))
            gc.collect()

    run(test)
    assert complaints(caplog) == []


def fuzzing() -> ModuleType:
    spec = importlib.util.spec_from_file_location("fuzz_server", ROOT / "benchmarks" / "fuzz_server.py")
    assert spec is not None and spec.loader is not None
    module = sys.modules["fuzz_server"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_some_hundreds_of_broken_messages_and_requests(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A small part of `benchmarks/fuzz_server.py`."""
    fuzz = fuzzing().fuzz

    async def test() -> None:
        async with server(folder) as s:
            found = await fuzz(s.address, messages=1000, requests=200, seed=7, at_once=1)
            assert not found.wrong and found.messages >= 1000 and found.requests > 100

    run(test)
    assert not [line for line in complaints(caplog) if "fault" in line or "Traceback" in line]


# ------------------------------------------------------------------ who is let in
def callers(**settings: Any) -> Callers:
    return Callers(ServerSettings(**settings))


def headers(**given: str) -> Headers:
    return Headers({name.replace("_", "-"): value for name, value in given.items()})


@pytest.mark.parametrize("host", ["127.0.0.1:8420", "192.168.1.7", "[::1]:8420", "[2001:db8::1]", "LocalHost:1"])
def test_numbers_and_localhost_are_always_ours(host: str) -> None:
    assert callers().meant_for_us(headers(host=host))


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8420", "127.0.0.1.evil.example", "[::1", "", "a b", "1.2.3"]
)
def test_a_name_is_ours_only_when_the_server_was_told(host: str) -> None:
    assert not callers(public_urls=("https://games.example",)).meant_for_us(headers(host=host))


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "pi.local"])
def test_the_address_that_is_printed_is_one_of_ours(host: str) -> None:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        place = Place(listening, host, listening.getsockname()[1], moved=False)
        assert callers().meant_for_us(headers(host=place.address.removeprefix("http://").rstrip("/")))


def test_the_public_name_is_ours() -> None:
    told = callers(public_urls=("https://games.example", "http://pi.local:8420"))
    assert told.meant_for_us(headers(host="games.example")) and told.meant_for_us(headers(host="pi.local:8420"))
    assert told.may_talk(headers(host="games.example", origin="https://games.example"), "http")
    assert not told.may_talk(headers(host="games.example", origin="https://games.example:444"), "http")
    assert told.meant_for_us(Headers({})), "programs may leave it out"
    assert not told.meant_for_us(Headers(raw=[(b"host", b"games.example"), (b"host", b"games.example")]))


@pytest.mark.parametrize(
    ("origin", "scheme", "may"),
    [
        ("http://127.0.0.1:8420", "http", True),
        ("http://127.0.0.1:8420", "ws", True),
        ("https://127.0.0.1:8420", "http", False),
        ("https://127.0.0.1:8420", "wss", True),
        ("http://127.0.0.1", "http", False),
        ("http://127.0.0.1:8421", "http", False),
        ("https://friend.example", "http", True),
        ("http://friend.example", "http", False),
        ("null", "http", False),
        ("http://[::1", "http", False),
    ],
)
def test_the_whole_origin_is_compared(origin: str, scheme: str, may: bool) -> None:
    told = callers(origins=("https://friend.example/",))
    assert told.may_talk(headers(host="127.0.0.1:8420", origin=origin), scheme) is may


def test_strangers_names_are_refused_by_requests_and_websockets(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(ME_AND_BOT)
            for path in ("/", f"/api/tables/{made['table']}", "/metrics"):
                answer = await s.web.get(path, headers={"Host": "evil.example"})
                assert (answer.status_code, answer.json()["error"]["code"]) == (421, "unknown_host")
                assert "'evil.example'" in answer.json()["error"]["message"]
            with pytest.raises(InvalidStatus):
                async with s.connected(made["table"], additional_headers={"Host": "evil.example"}):
                    pass

    run(test)


def test_pages_that_were_allowed_may_read_answers(folder: Path) -> None:
    async def test() -> None:
        async with server(folder, settings=replace(FAST, origins=("https://friend.example",))) as s:
            friend = {"Origin": "https://friend.example"}
            answer = await s.web.get("/api/bots", headers=friend)
            assert answer.headers["access-control-allow-origin"] == friend["Origin"]
            wanted = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type"}
            asked = await s.web.options("/api/tables", headers={**friend, **wanted})
            assert asked.status_code == 200 and "POST" in asked.headers["access-control-allow-methods"]
            stranger = {"Origin": "https://evil.example"}
            for method in ("GET", "POST", "OPTIONS"):
                answer = await s.web.request(method, "/api/bots", headers={**stranger, **wanted})
                assert answer.status_code == 403 and "access-control-allow-origin" not in answer.headers

    run(test)


@pytest.mark.parametrize(
    ("client", "given", "settings", "may"),
    [
        ("127.0.0.1", {}, {}, True),
        ("::1", {}, {}, True),
        ("::ffff:127.0.0.1", {}, {}, True),
        ("192.168.1.7", {}, {}, False),
        ("127.0.0.1", {"x_forwarded_for": "127.0.0.1"}, {}, False),
        ("127.0.0.1", {"forwarded": "for=1.2.3.4"}, {}, False),
        ("127.0.0.1", {"via": "1.1 proxy"}, {}, False),
        ("127.0.0.1", {}, {"trusted_proxies": ("127.0.0.0/8",)}, False),
        ("192.168.1.7", {"authorization": "Bearer word"}, {"metrics_token": "word"}, True),
        ("192.168.1.7", {"authorization": "Bearer words"}, {"metrics_token": "word"}, False),
        ("192.168.1.7", {"authorization": "Bearer é"}, {"metrics_token": "word"}, False),
        ("192.168.1.7", {"authorization": "Bearer "}, {}, False),
    ],
)
def test_who_may_measure(client: str, given: dict[str, str], settings: dict[str, Any], may: bool) -> None:
    scope = {"type": "http", "client": (client, 1), "headers": headers(**given).raw}
    assert callers(**settings).may_measure(scope) is may


def test_measures_are_for_this_machine_or_with_the_token(folder: Path) -> None:
    async def test() -> None:
        async with server(folder, settings=replace(FAST, metrics_token="word")) as s:
            assert "warlore_sockets" in (await s.web.get("/metrics")).text
            proxied = {"X-Forwarded-For": "127.0.0.1"}
            answer = await s.web.get("/metrics", headers=proxied)
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not_measured")
            assert (
                await s.web.get("/metrics", headers={**proxied, "Authorization": "Bearer word"})
            ).status_code == 200

    run(test)


def test_a_proxys_callers_are_counted_by_their_own_address(folder: Path) -> None:
    async def test() -> None:
        settings = replace(FAST, requests_per_second=0.1, trusted_proxies=("127.0.0.1",))
        async with server(folder, settings=settings) as s:

            async def asks(caller: str) -> int:
                return (await s.web.get("/api/bots", headers={"X-Forwarded-For": caller})).status_code

            assert [await asks("192.0.2.1") for _ in range(2)] == [200, 429]
            assert await asks("192.0.2.2") == 200

    run(test)


def test_a_proxy_is_known_however_the_socket_shows_it() -> None:
    told = callers(trusted_proxies=("10.0.0.0/24", "::1"))
    assert told.is_proxy("10.0.0.7") and told.is_proxy("::ffff:10.0.0.7") and told.is_proxy("::1")
    assert not told.is_proxy("10.0.1.7") and not told.is_proxy("somebody")
    assert told.proxies == ["10.0.0.0/24", "::1/128", "::ffff:10.0.0.0/120"]


@pytest.mark.parametrize(
    ("settings", "field"),
    [
        ({"origins": ("friend.example",)}, "origin"),
        ({"origins": ("https://friend.example/page",)}, "origin"),
        ({"public_urls": ("ftp://games.example",)}, "public-url"),
        ({"trusted_proxies": ("proxy.example",)}, "trusted-proxy"),
    ],
)
def test_what_cannot_be_an_address_is_one_sentence(settings: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput, match=f"^{field}: '[^\n]*$") as refused:
        callers(**settings)
    assert refused.value.field == field


# ------------------------------------------------------------------ handshakes, comings and goings
def test_handshakes_of_one_address_are_limited(folder: Path) -> None:
    async def test() -> None:
        async with server(folder, settings=replace(FAST, handshakes_per_second=1.0)) as s:
            made = await s.make(ME_AND_BOT)
            opened = 0
            with pytest.raises(InvalidStatus):
                for _ in range(30):
                    async with s.seat(made["table"], None):
                        opened += 1
            assert 4 <= opened < 30
            async with s.connected(made["table"], local_addr=("127.0.0.2", 0)) as other:
                await other.send({"type": "hello"})
                assert (await other.next())["type"] == "table"

    run(test)


def test_comings_and_goings_are_told_twice_a_second_at_most(folder: Path) -> None:
    async def test() -> None:
        async with server(folder, settings=replace(FAST, news_seconds=0.5)) as s:
            made = await s.make(ME_AND_BOT)
            loop = asyncio.get_running_loop()
            async with s.seat(made["table"], made["secret"]) as ann:
                began = loop.time()
                for _ in range(60):
                    async with s.seat(made["table"], None) as visitor:
                        assert visitor.table["table"]["spectators"] >= 1, "whoever comes is told at once"
                await ann.ask({"type": "ping"})
                heard = sum(b'"type":"table"' in message for message in ann.bytes)
                assert heard <= 3 + (loop.time() - began) / 0.5, "once when she came, then at most twice a second"
                while ann.table["table"]["spectators"]:
                    await ann.until("table")
                async with s.seat(made["table"], None):
                    await ann.until("table", when=lambda m: m["table"]["spectators"] == 1)
                    await ann.ask({"type": "name", "name": "Anna"})
                    changed = await ann.next()
                    assert changed["type"] == "table", "other news do not wait"
                    assert changed["table"]["seats"][0]["player"]["name"] == "Anna"

    run(test)


# ------------------------------------------------------------------ how a connection is closed
def test_every_closing_code_of_the_documents_is_sent_and_no_other(folder: Path) -> None:
    documented = set(re.findall(r"^\| (\d{4}) \|", (ROOT / "docs" / "server.md").read_text("utf-8"), re.MULTILINE))

    async def test() -> set[int]:
        settings = replace(FAST, hello_seconds=0.05, messages_per_second=5.0)
        codes: list[int] = []
        async with server(folder, settings=settings) as s:
            made = await s.make(TWO_HERE, first=0)
            for table, first in (
                (made["table"], None),
                (made["table"], {"type": "ping"}),
                (made["table"], {"type": "hello", "secret": "wrong"}),
                ("none", {"type": "hello"}),
            ):
                async with s.connected(table) as client:
                    if first is not None:
                        await client.send(first)
                    codes.append(await client.closed())
            async with s.seat(made["table"], made["secret"]) as large:
                await large.send("x" * 17_000)
                codes.append(await large.closed())
            async with s.seat(made["table"], made["secret"]) as fast:
                for _ in range(40):
                    await fast.send({"type": "ping"})
                codes.append(await fast.closed())
            async with s.seat(made["table"], made["secret"]) as ann:
                s.house.tables[made["table"]].give_up()
                codes.append(await ann.closed())
            find, s.house.find = s.house.find, None  # type: ignore[method-assign,assignment]
            async with s.connected(made["table"]) as client:
                await client.send({"type": "hello"})
                codes.append(await client.closed())
            s.house.find = find  # type: ignore[method-assign]
            async with s.seat(made["table"], made["secret"]) as ann:
                s.stop()
                codes.append(await ann.closed())
        assert codes == [4000, 4000, 4003, 4004, 1009, 1008, 1012, 1011, 1001]
        return set(codes)

    seen: set[int] = set()

    async def all_codes() -> None:
        seen.update(await test())

    run(all_codes)
    assert {str(code) for code in seen} == documented


# ------------------------------------------------------------------ names
@pytest.mark.parametrize(
    "name", ["Ann", "Ann Bo", "Zoë", "李", "👩‍🚀", "❤️ Ann", "👍🏽", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🇮🇹", "👨‍👩‍👧‍👦", "7", "עברית"]
)
def test_names_that_can_be_seen(name: str) -> None:
    assert person_named(f" {name} ") == name


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "\u3164", "\u115f", "\u2800", "\uffa0", "\u200b", "\u200d", "\ufe0f", "\u0301", "\u00ad"),
        *("A\u200db", "Ann\u3164", "Ann\u202e", "Ann\u200b", "Ann\u200d", "\u200d👍", "Ann\ufe0f", "あ\u200dあ"),
        *("A\0", "\u034f", "\U000e0067", "\ud800", "x" * 41),
    ],
)
def test_names_that_cannot_be_seen_or_look_like_others(name: str) -> None:
    with pytest.raises(BadInput, match="visible"):
        person_named(name)


# ------------------------------------------------------------------ pages
def built(folder: Path) -> Path:
    static = folder / "built"
    (static / "assets").mkdir(parents=True)
    page = b'<!doctype html><html %s><link href="./emblem.svg"><script src="./assets/a-1.js"></script>' % BASE_HERE
    (static / "index.html").write_bytes(page)
    (static / "emblem.svg").write_text("<svg/>")
    (static / "assets" / "a-1.js").write_text("let table = 1;" * 100)
    return static


def test_the_clients_own_pages_are_known_and_no_others(folder: Path) -> None:
    async def test() -> None:
        async with server(folder, site=Site(built(folder))) as s:
            for path in ("/", "/host", "/join/abc", "/table/xyz", "/table/xyz/", "/replay", "/verify/x", "/settings"):
                assert (await s.web.get(path)).status_code == 200, path
            for path in ("/nowhere", "/host/x", "/table/x/y", "/.env", "/wp-login.php", "/index.php", "/assets/x.js"):
                assert (await s.web.get(path)).status_code == 404, path
            assert "<!doctype html>" in (await s.web.get("/nowhere")).text
            assert (await s.web.head("/host")).status_code == 200

    run(test)


def test_the_server_knows_every_page_of_the_client() -> None:
    source = (ROOT / "web" / "src" / "App.svelte").read_text(encoding="utf-8")
    pages = re.findall(r"^    (\w+): \(\) => import\(", source, re.MULTILINE)
    assert pages and set(PAGES) == {"", *pages}


def test_a_path_of_a_proxy_stands_before_everything(folder: Path) -> None:
    async def test() -> None:
        settings = replace(FAST, base_path="/games/war")
        site = Site(built(folder), "/games/war")
        async with server(folder, settings=settings, site=site) as s:
            for prefix in ("/games/war", ""):  # a proxy may take it away or leave it
                page = (await s.web.get(f"{prefix}/host")).text
                assert 'data-base="/games/war"' in page and 'src="/games/war/assets/a-1.js"' in page
                assert (await s.web.get(f"{prefix}/assets/a-1.js")).status_code == 200
                assert (await s.web.get(f"{prefix}/api/bots")).headers["cache-control"] == "no-store"
                assert (await s.web.get(f"{prefix}/api/none")).status_code == 404
                async with httpx.AsyncClient(base_url=s.address.rstrip("/") + prefix, trust_env=False) as web:
                    below = Running(s.house, s.address.rstrip("/") + f"{prefix}/", web)
                    made = await below.make(ME_AND_BOT)
                    async with below.seat(made["table"], made["secret"]) as ann:
                        assert ann.table["you"] == 0
            assert (await s.web.get("/games/war")).status_code == 200
            assert (await s.web.get("/games/warlord")).status_code == 404
            assert (await s.web.get("/openapi.json")).json()["servers"] == [{"url": "/games/war"}]

    run(test)


@pytest.mark.parametrize("path", ["games", "/table", "/api/x", "/a b", "/a//b", "/é", '/a"b'])
def test_paths_that_cannot_stand_before_everything(path: str) -> None:
    with pytest.raises(BadInput, match=r"^base-path: '[^\n]*$"):
        base_path(path)
