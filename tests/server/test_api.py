"""Requests over HTTP: what they answer, what they refuse, and how everything is guarded."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from server_talk import FAST, ME_AND_BOT, TWO_HERE, eventually, run, server
from websockets.exceptions import InvalidStatus

from warlore.server.limits import MOST_ADDRESSES, Addresses, Bucket, group_of
from warlore.server.settings import ServerSettings
from warlore.server.site import Site

GOLDEN = Path(__file__).parent.parent / "golden" / "history" / "three-players.record"


def test_what_needs_no_table(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            cards = (await s.web.get("/api/cards")).json()
            assert len(cards["relics"]) == 32 and len(cards["tiles"]) == 12 and len(cards["warfare"]) == 20
            assert {"id", "name", "kind", "era", "hp", "left", "right", "copies"} <= set(cards["units"][0])
            assert cards["dice"]["strong"][5] == [0, 0, 2] and cards["hash"]
            assert [bot["name"] for bot in (await s.web.get("/api/bots")).json()] == ["random", "greedy", "search"]
            options = (await s.web.get("/api/options")).json()
            assert options["rounds"] == {"values": [6, 8], "default": 6}
            odds = await s.web.post(
                "/api/history/odds", json={"attacker": {"units": ["Trebuchet"]}, "defender": {"units": ["Spy"]}}
            )
            assert odds.json()["nobody"] == "8/9"
            battle = {"attacker": {"units": ["Trebuchet"]}, "defender": {"units": ["Spy"]}, "dice": {"strong": [1]}}
            twice = await s.web.post("/api/history/odds", content='{"attacker": {}, "attacker": {}}')
            assert twice.status_code == 422 and "is given twice" in twice.json()["error"]["message"]
            missing = await s.web.post("/api/history/battle", json=battle)
            assert missing.status_code == 422 and missing.json()["error"]["field"] == "dice.risky"
            advice = {"hand": ["Trebuchet", "Spy"], "defender": {"units": ["Spy"]}}
            assert (await s.web.post("/api/history/advise", json=advice)).json()["best"]["units"]
            fight = await s.web.post("/api/knight/fight", json={"enemies": ["prowlers"], "cards": ["rage"]})
            assert fight.json()["over"] is False and fight.json()["legal"]
            health = await s.web.get("/healthz")
            assert (health.status_code, health.json()["ok"]) == (200, True)
            assert "warlore_refused_total" in (await s.web.get("/metrics")).text
            api = (await s.web.get("/openapi.json")).json()
            assert api["paths"]["/api/tables"]["post"]["requestBody"]
            docs = (await s.web.get("/api/docs")).text
            assert "/api/tables/{table_id}/join" in docs and "<script" not in docs

    run(test)


BAD_TABLES = [
    ({}, "name"),
    ({"name": "Ann", "seats": []}, "seats"),
    ({"name": "Ann", "seats": [{"player": "bot"}, {"player": "bot"}]}, "seats"),
    ({"name": "Ann", "seats": [{"player": "me"}, {"player": "me"}]}, "seats"),
    ({"name": " ", "seats": ME_AND_BOT}, "name"),
    ({"name": "Ann", "seats": ME_AND_BOT, "options": {"rounds": 5}}, "options.rounds"),
    ({"name": "Ann", "seats": ME_AND_BOT, "first": 2}, "first"),
    ({"name": "Ann", "seats": ME_AND_BOT, "grace": -1}, "grace"),
    ({"name": "Ann", "seats": ME_AND_BOT, "surprise": 1}, "surprise"),
    ({"name": "Ann", "seats": [{"player": "me", "sabaton": "Bob"}, {"player": "bot"}]}, "sabaton"),
    ({"name": "Ann", "seats": [{"player": "me", "sabaton": "Pär"}, {"player": "bot", "sabaton": "par"}]}, "seats"),
    ({"name": "Ann", "seats": [{"player": "me"}, {"player": "bot", "bot": "program:sh"}]}, "bot"),
    ({"name": "Ann", "seats": [{"player": "me"}, {"player": "bot", "bot": "python:warlore.bots:RandomBot"}]}, "bot"),
    ({"name": "Ann", "seats": [{"player": "me"}, {"player": "bot", "bot": "search:seconds=2.01"}]}, "bot"),
    ({"name": "Ann", "seats": ME_AND_BOT, "stand_in": "search:iterations=9"}, "stand_in"),
    ({"name": "Ann", "seats": ME_AND_BOT, "clock": {"kind": "turns", "seconds": 1, "increment": 0}}, "clock.seconds"),
]


def test_bad_requests_are_refused_with_the_field(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            for wish, field in BAD_TABLES:
                answer = await s.web.post("/api/tables", json=wish)
                error = answer.json()["error"]
                assert answer.status_code == 422 and error["message"], (wish, answer.text)
                assert error["field"] == field, (wish, error)
            raw = await s.web.post("/api/tables", content=b"[" * 100_000)
            assert raw.status_code == 413
            for content in (b"", b"{", b"null", b"\xff\xfe", b"[" * 5_000):
                answer = await s.web.post("/api/tables", content=content)
                assert answer.status_code == 422 and answer.json()["error"]["code"] == "bad_message"
            wish = {"name": "Ann", "seats": [{"player": "me"}, {"player": "open"}], "start": True}
            assert (await s.web.post("/api/tables", json=wish)).json()["error"]["code"] == "seats_open"
            for path in ("/api/tables/none", "/api/tables/none/record", "/api/tables/" + "x" * 500):
                assert (await s.web.get(path)).status_code == 404
            made = await s.make([{"player": "me"}, {"player": "open"}])
            for join, code, status in (
                ({"invite": "wrong", "name": "Bob"}, "bad_invite", 403),
                ({"invite": made["invite"], "name": ""}, "invalid", 422),
                ({"invite": made["invite"], "name": "Bob", "sabaton": "Hannes"}, "sabaton_taken", 409),
            ):
                answer = await s.web.post(f"/api/tables/{made['table']}/join", json=join)
                assert (answer.json()["error"]["code"], answer.status_code) == (code, status), answer.text
            join = {"invite": made["invite"], "name": "Bob", "sabaton": "Pär"}
            assert (await s.web.post(f"/api/tables/{made['table']}/join", json=join)).json()["seat"] == 1
            full = await s.web.post(f"/api/tables/{made['table']}/join", json=join)
            assert full.json()["error"]["code"] == "table_full"

    run(test)


def test_no_secret_is_in_what_everybody_may_read(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(TWO_HERE)
            text = (await s.web.get(f"/api/tables/{made['table']}")).text
            secrets = [made["secret"], made["invite"], *(here["secret"] for here in made["here"])]
            assert all(len(secret) >= 22 and secret not in text for secret in secrets)
            stored = b"".join(path.read_bytes() for path in folder.glob("tables.db*"))
            assert made["table"].encode() in stored
            assert made["secret"].encode() not in stored, "seat secrets are kept as hashes only"
            assert (await s.web.get(f"/api/tables/{made['table']}/record")).status_code == 409
            assert (await s.web.get(f"/api/tables/{made['table']}/replay")).status_code == 409

    run(test)


# ------------------------------------------------------------------ records from outside
def test_records_are_replayed_with_anybodys_eyes(folder: Path) -> None:
    async def test() -> None:
        record = GOLDEN.read_text(encoding="utf-8")
        async with server(folder) as s:

            async def ask(**query: Any) -> dict[str, Any]:
                answer = await s.web.post("/api/replay", json={"record": record, **query})
                assert answer.status_code == 200, answer.text
                found: dict[str, Any] = answer.json()
                return found

            everything = await ask(eyes="all")
            assert len(everything["moments"]) == 100 and everything["steps"] > 100
            for moment in everything["moments"]:
                sizes = [player["hand_size"] for player in moment["view"]["players"]]
                assert [len(hand) for hand in moment["hands"]] == sizes
            last = await ask(eyes=1, **{"from": everything["steps"]})
            assert len(last["moments"]) == 1 and last["outcome"]["winners"]
            seen = await ask(eyes=1, to=0)
            assert (
                seen["moments"][0]["view"]["players"][1]["hand"]
                and not seen["moments"][0]["view"]["players"][0]["hand"]
            )
            nobody = await ask(eyes="nobody", **{"from": 3, "to": 4})
            assert [m["happening"]["step"] for m in nobody["moments"]] == [3, 4]
            assert all(p["hand"] is None for m in nobody["moments"] for p in m["view"]["players"])
            for query in ({"record": "nonsense"}, {"record": record, "eyes": 3}, {"record": record, "eyes": "me"}):
                answer = await s.web.post("/api/replay", json=query)
                assert answer.status_code == 422 and answer.json()["error"]["message"]
            reached = (await s.web.post("/api/verify", json={"record": record})).json()["head"]
            kept = (await s.web.post("/api/verify", json={"record": record, "head": reached[:16]})).json()
            assert kept["ok"] is True and kept["checks"][-1]["outcome"] == "all"
            no_head = await s.web.post("/api/verify", json={"record": record, "head": "abc"})
            assert no_head.status_code == 422 and no_head.json()["error"]["field"] == "head"
            broken = (await s.web.post("/api/verify", json={"record": record.replace(" > ", " > 9", 1)})).json()
            assert broken["ok"] is False and broken["checks"][0]["outcome"] == "unreadable"
            half = "\n".join(record.splitlines()[:40])
            unfinished = (await s.web.post("/api/verify", json={"record": half})).json()
            assert {c["check"]: c["outcome"] for c in unfinished["checks"]}["complete"] == "unfinished"

    run(test)


def test_a_finished_table_is_replayed_like_its_record(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(ME_AND_BOT)
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.play_out(random.Random(7))
            record = (await s.web.get(f"/api/tables/{made['table']}/record")).text
            by_post = await s.web.post("/api/replay", json={"record": record, "eyes": 0, "from": 5, "to": 9})
            by_get = await s.web.get(f"/api/tables/{made['table']}/replay?eyes=0&from=5&to=9")
            assert by_get.json() == by_post.json() and len(by_get.json()["moments"]) == 5
            assert [m["happening"] for m in by_get.json()["moments"]] == ann.log[5:10]
            assert (await s.web.get(f"/api/tables/{made['table']}/replay?eyes=9")).status_code == 422
            assert (await s.web.get(f"/api/tables/{made['table']}/replay?from=x")).status_code == 422

    run(test)


# ------------------------------------------------------------------ guards
def test_pages_and_answers_carry_security_headers(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            for path in ("/", "/api/bots", "/api/tables/none", "/api/docs", "/healthz"):
                headers = (await s.web.get(path)).headers
                policy = headers["content-security-policy"]
                assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
                assert "script-src 'self';" in policy and "http" not in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"

    run(test)


def test_only_our_own_pages_may_talk(folder: Path) -> None:
    async def test() -> None:
        settings = replace(FAST, origins=("https://friend.example",))
        async with server(folder, settings=settings) as s:
            own = s.address.rstrip("/")
            wish = {"name": "Ann", "seats": ME_AND_BOT}
            for origin, status in (
                (own, 200),
                ("https://friend.example", 200),
                ("https://evil.example", 403),
                ("null", 403),
            ):
                answer = await s.web.post("/api/tables", json=wish, headers={"Origin": origin})
                assert answer.status_code == status, origin
            made = await s.make(ME_AND_BOT)
            async with s.connected(made["table"], origin=own) as client:
                await client.send({"type": "hello"})
                assert (await client.next())["type"] == "table"
            with pytest.raises(InvalidStatus):
                async with s.connected(made["table"], origin="https://evil.example"):
                    pass

    run(test)


def test_large_and_fast_messages_close_the_connection(folder: Path) -> None:
    async def test() -> None:
        settings = replace(FAST, messages_per_second=5)
        async with server(folder, settings=settings) as s:
            made = await s.make(ME_AND_BOT)
            async with s.seat(made["table"], made["secret"]) as client:
                await client.send("x" * 17_000)
                assert await client.closed() == 1009
            async with s.seat(made["table"], made["secret"]) as client:
                for _ in range(40):
                    await client.send({"type": "ping"})
                refused = await client.until("refused")
                assert refused["code"] == "too_fast"
                assert await client.closed() == 1008
            async with s.seat(made["table"], made["secret"]) as client:
                assert (await client.ask({"type": "ping"}))["type"] == "done"

    run(test)


def test_limits_by_address(folder: Path) -> None:
    async def test() -> None:
        settings = replace(FAST, tables_per_address=3, connections_per_address=2, requests_per_second=5, spectators=1)
        async with server(folder, settings=settings) as s:
            made = [await s.make(ME_AND_BOT) for _ in range(3)]
            wish = {"name": "Ann", "seats": ME_AND_BOT}
            answer = await s.web.post("/api/tables", json=wish)
            assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too_many")
            async with s.seat(made[0]["table"], None), s.connected(made[0]["table"]) as second:
                await second.send({"type": "hello"})
                assert (await second.next())["code"] == "too_many"
            await eventually(lambda: s.house.metrics.connections._value.get() == 0)
            await eventually(lambda: not s.house.tables[made[0]["table"]].viewers)
            async with s.seat(made[0]["table"], None), s.seat(made[0]["table"], made[0]["secret"]):
                with pytest.raises(InvalidStatus):
                    async with s.connected(made[0]["table"]):
                        pass
            statuses = [(await s.web.get("/api/bots")).status_code for _ in range(30)]
            assert 429 in statuses

    run(test)


def test_a_bucket_fills_with_time() -> None:
    time = [0.0]
    bucket = Bucket(2.0, 3.0, lambda: time[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    time[0] = 0.6
    assert bucket.take() and not bucket.take()
    time[0] = 100.0
    assert bucket.full and [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_of_one_household_count_as_one() -> None:
    assert group_of("2001:db8:1:2:3::4") == group_of("2001:db8:1:2:ffff::1") != group_of("2001:db8:1:3::1")
    assert group_of("::ffff:10.0.0.1") == group_of("10.0.0.1") != group_of("10.0.0.2")
    addresses = Addresses(ServerSettings(tables_per_address=1), lambda: 0.0)
    assert addresses.take("tables", "10.0.0.1") and not addresses.take("tables", "10.0.0.1")
    assert addresses.take("tables", "10.0.0.2")


def test_what_an_address_has_is_counted_until_it_is_given_back() -> None:
    addresses = Addresses(ServerSettings(sockets_per_address=2), lambda: 0.0)
    assert [addresses.hold("sockets", "2001:db8:1:2::7") for _ in range(3)] == [True, True, False]
    assert not addresses.hold("sockets", "2001:db8:1:2::8") and addresses.hold("sockets", "10.0.0.2")
    addresses.release("sockets", "2001:db8:1:2::9")
    assert addresses.held("sockets", "2001:db8:1:2::7") == 1 and addresses.hold("sockets", "2001:db8:1:2::7")


def test_what_is_kept_of_many_addresses_is_limited() -> None:
    addresses = Addresses(ServerSettings(tables_per_address=1), lambda: 0.0)
    for number in range(MOST_ADDRESSES + 1):
        assert addresses.take("tables", f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
    assert len(addresses._buckets) <= MOST_ADDRESSES
    assert not addresses.take("tables", f"10.0.{MOST_ADDRESSES >> 8}.{MOST_ADDRESSES & 255}"), "the newest is known"


# ------------------------------------------------------------------ pages
def test_the_built_client_is_served_and_every_other_path_is_its_page(folder: Path) -> None:
    async def test() -> None:
        static = folder / "built"
        (static / "assets").mkdir(parents=True)
        (static / "index.html").write_text("<!doctype html><title>table</title>" + " " * 500)
        (static / "assets" / "app-1a2b.js").write_text("let table = 1;" * 100)
        async with server(folder, site=Site(static)) as s:
            for path in ("/", "/join/abc", "/table/xyz"):
                page = await s.web.get(path)
                assert "<title>table</title>" in page.text and page.headers["cache-control"] == "no-cache"
            script = await s.web.get("/assets/app-1a2b.js")
            assert "immutable" in script.headers["cache-control"] and script.headers["content-encoding"] == "gzip"
            again = await s.web.get("/assets/app-1a2b.js", headers={"If-None-Match": script.headers["etag"]})
            assert again.status_code == 304
            assert (await s.web.get("/assets/none.js")).status_code == 404
            assert (await s.web.get("/api/none")).status_code == 404
            assert (await s.web.get("/..%2f..%2ftables.db")).text.startswith("<!doctype")
        async with server(folder) as s:
            assert "not built" in (await s.web.get("/")).text

    run(test)
