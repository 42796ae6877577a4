"""Tables over WebSocket: lobby, gates, undo, coming back, bots, the end."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from server_talk import ME_AND_BOT, TWO_HERE, Client, FakeClock, Running, eventually, run, server


# ------------------------------------------------------------------ whole games
def test_a_whole_game_against_bots_ends_with_an_opened_seal(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(
                [{"player": "me"}, {"player": "bot", "bot": "greedy"}, {"player": "bot", "bot": "random"}]
            )
            async with s.seat(made["table"], made["secret"]) as ann:
                promised = ann.table["table"]["commitment"]
                await ann.play_out(random.Random(1))
                assert ann.sync["outcome"]["winners"]
                assert len(ann.log) == ann.sync["version"] + 1
                await ann.until("table", when=lambda m: m["table"]["status"] == "over")
            record = (await s.web.get(f"/api/tables/{made['table']}/record")).text
            assert f"chance: sealed {promised}" in record and ann.sync["outcome"]["secret"] in record
            assert (await s.web.post("/api/verify", json={"record": record})).json()["ok"] is True
            kept = (await s.web.post("/api/verify", json={"record": record, "head": ann.sync["head"]})).json()
            assert kept["ok"] is True and kept["checks"][-1]["outcome"] == "all" and kept["head"] == ann.sync["head"]
            lines = record.splitlines()
            rolled = next(i for i in reversed(range(len(lines))) if "strong" in lines[i].partition(">")[2])
            lines[rolled] = re.sub(r"strong (\d)", lambda face: f"strong {7 - int(face[1])}", lines[rolled])
            changed = (await s.web.post("/api/verify", json={"record": "\n".join(lines)})).json()
            assert changed["ok"] is False

    run(test)


def test_two_people_and_a_spectator_follow_the_same_game(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(TWO_HERE)
            other = made["here"][0]["secret"]
            async with (
                s.seat(made["table"], made["secret"]) as ann,
                s.seat(made["table"], other) as bob,
                s.seat(made["table"], None) as eve,
            ):
                await eve.until("sync")
                for _ in range(60):
                    for client in (ann, bob):
                        await client.synced(max(ann.sync.get("version", 0), bob.sync.get("version", 0)))
                    actor = ann if ann.sync["legal"] else bob
                    if actor.sync["outcome"]:
                        break
                    await actor.act(random.Random(len(actor.log)).choice(actor.sync["legal"])["action"])
                last = max(ann.sync["version"], bob.sync["version"])
                for client in (ann, bob, eve):
                    await client.synced(last)
                assert (
                    [h["action"] for h in ann.log] == [h["action"] for h in bob.log] == [h["action"] for h in eve.log]
                )
                assert eve.sync["legal"] == [] and eve.sync["view"]["players"][0]["hand"] is None
                assert ann.sync["view"]["players"][0]["hand"] is not None
                assert ann.sync["view"]["players"][1]["hand"] is None
                assert (await eve.ask({"type": "act", "version": last, "action": "insert"}))["code"] == "not_seated"

    run(test)


# ------------------------------------------------------------------ the gates
def test_every_gate_refuses_in_its_turn_and_changes_nothing(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(TWO_HERE, first=0)
            async with (
                s.seat(made["table"], made["secret"]) as ann,
                s.seat(made["table"], made["here"][0]["secret"]) as bob,
            ):
                await ann.until("sync")
                await bob.until("sync")
                refusals = [
                    (bob, {"type": "act", "version": 0, "action": "insert"}, "not_your_turn"),
                    (bob, {"type": "act", "version": 9, "action": "nonsense"}, "not_your_turn"),
                    (ann, {"type": "act", "version": 1, "action": "insert"}, "stale_version"),
                    (ann, {"type": "act", "version": 0, "action": "nonsense"}, "no_such_action"),
                    (ann, {"type": "act", "version": 0, "action": "deploy Archers"}, "not_now"),
                    (ann, {"type": "act", "version": 0, "action": "draw 2"}, "insert_first"),
                    (ann, {"type": "undo", "version": 0}, "nothing_to_undo"),
                    (ann, {"type": "moment", "step": 7}, "no_such_step"),
                    (ann, {"type": "host", "do": {"kick": 1}}, "already_started"),
                    (bob, {"type": "host", "do": "start"}, "not_host"),
                    (ann, {"type": "host", "do": "rematch"}, "not_over"),
                    (ann, {"type": "act", "version": "0", "action": "insert"}, "bad_message"),
                    (ann, {"type": "act", "version": 0, "action": "insert", "more": 1}, "bad_message"),
                    (ann, {"type": "dance"}, "bad_message"),
                    (ann, {"type": "hello", "secret": None}, "bad_message"),
                ]
                for client, message, code in refusals:
                    answer = await client.ask(message)
                    assert (answer["type"], answer["code"]) == ("refused", code), (message, answer)
                    assert answer["message"]
                nameless = await ann.ask({"type": "name", "name": " "})
                assert (nameless["code"], nameless["field"]) == ("invalid", "name")
                draw = await ann.ask({"type": "why", "action": "draw 2"})
                assert draw["answer"] == {"legal": False, "code": "insert_first", "rule": "H3.1"}
                assert (await ann.ask({"type": "why", "action": "insert"}))["answer"]["legal"] is True
                assert (await bob.ask({"type": "why", "action": "insert"}))["answer"]["code"] == "not_your_turn"
                assert s.house.tables[made["table"]].match.version == 0  # type: ignore[union-attr]
                assert (await ann.act("insert"))["version"] == 1

    run(test)


def test_a_repeated_message_is_answered_alike_and_done_once(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(TWO_HERE, first=0)
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.until("sync")
                first = await ann.act("insert", id="once")
                again = await ann.ask({"type": "act", "version": 0, "action": "insert", "id": "once"})
                assert again == first
                assert (await ann.ask({"type": "act", "version": 0, "action": "insert", "id": "new"}))[
                    "code"
                ] == "stale_version"
        async with server(folder) as s, s.seat(made["table"], made["secret"]) as ann:
            await ann.until("sync")
            again = await ann.ask({"type": "act", "version": 0, "action": "insert", "id": "once"})
            assert again == first and ann.sync["version"] == 1

    run(test)


def test_undo_takes_back_to_the_last_reveal_and_the_version_goes_on(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(TWO_HERE, first=0)
            async with (
                s.seat(made["table"], made["secret"]) as ann,
                s.seat(made["table"], made["here"][0]["secret"]) as bob,
            ):
                await ann.until("sync")
                await ann.act("insert")
                jumps = [legal["action"] for legal in ann.sync["legal"] if legal["family"] == "jump"]
                before = ann.sync["view"]
                settled = ann.sync["head"]
                await ann.act(jumps[0])
                assert ann.sync["undoable"] >= 1
                # Nobody is left with the head of something that was taken back.
                assert ann.sync["head"] == settled
                version = ann.sync["version"]
                undone = await ann.ask({"type": "undo", "version": version, "id": "back"})
                assert undone["version"] == version + 1
                await ann.synced(version + 1)
                assert ann.sync["view"] == before and len(ann.log) == 2
                assert (await ann.ask({"type": "undo", "version": version, "id": "back"})) == undone
                await bob.synced(version + 1)
                assert len(bob.log) == 2
                assert ann.sync["head"] == bob.sync["head"] == settled
                await ann.act(jumps[-1])
            async with s.connected(made["table"]) as back:
                # The step of that version was taken back since: the client's log is cut before it.
                back.log = list(ann.log)
                await back.send({"type": "hello", "secret": made["secret"], "have": version})
                message = await back.until("sync")
                assert message["from_step"] == 2
                assert [h["step"] for h in message["happenings"]] == [2]
                assert message["happenings"][0]["action"]["action"] == jumps[-1]

    run(test)


# ------------------------------------------------------------------ coming back
def test_a_client_resumes_in_mid_battle_at_the_very_moment(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(ME_AND_BOT)
            dice = random.Random(5)
            async with s.seat(made["table"], made["secret"]) as ann:
                while True:
                    assert await ann.my_turn()
                    if ann.sync["view"]["step"] == "attack" and ann.sync["view"]["battle"]["attacker"]["units"]:
                        break
                    await ann.act(dice.choice(ann.sync["legal"])["action"])
                left, log = ann.sync, list(ann.log)
            async with s.seat(made["table"], made["secret"]) as back:
                await back.until("sync")
                assert back.log == log
                assert {**back.sync, "happenings": []} == {**left, "happenings": [], "from_step": 0}
            async with s.connected(made["table"]) as more:
                await more.send({"type": "hello", "secret": made["secret"], "have": left["version"]})
                more.log = list(log)
                message = await more.until("sync")
                assert message["happenings"] == [] and message["from_step"] == len(log)
            async with s.seat(made["table"], made["secret"], have=left["version"] + 5) as lost:
                # A version that was never here: everything from the beginning.
                assert (await lost.until("sync"))["from_step"] == 0 and lost.log == log
        # The same after a restart of the server, from storage alone.
        async with server(folder) as s, s.seat(made["table"], made["secret"]) as back:
            await back.until("sync")
            assert back.log == log and back.sync["view"] == left["view"] and back.sync["legal"] == left["legal"]
            assert back.sync["head"] == left["head"]
            await back.play_out(dice)
            assert back.sync["outcome"]

    run(test)


def test_an_idle_table_leaves_the_memory_and_comes_back(folder: Path) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with server(folder, now=clock) as s:
            made = await s.make(TWO_HERE, first=0)
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.until("sync")
                await ann.act("insert")
            await eventually(lambda: not s.house.tables[made["table"]].viewers)
            clock.time += 601
            await s.house.tick()
            assert not s.house.tables
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.until("sync")
                assert ann.sync["version"] == 1

    run(test)


# ------------------------------------------------------------------ the lobby
async def lobby(s: Running) -> tuple[dict[str, Any], dict[str, Any]]:
    made = await s.make([{"player": "me"}, {"player": "open"}, {"player": "open"}])
    joined = await s.web.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"], "name": "Bob"})
    return made, joined.json()


def test_host_and_friend_arrange_a_table_and_begin(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made, joined = await lobby(s)
            assert joined["seat"] == 1
            async with s.seat(made["table"], made["secret"]) as ann, s.seat(made["table"], joined["secret"]) as bob:
                assert ann.table["is_host"] and ann.table["invite"] == made["invite"]
                assert not bob.table["is_host"] and "invite" not in bob.table
                assert (await ann.ask(host("start")))["code"] == "seats_open"
                assert (await ann.ask({"type": "act", "version": 0, "action": "insert"}))["code"] == "not_started"
                assert (await bob.ask(host({"seats": 2})))["code"] == "not_host"
                for do in (
                    {"bot": {"seat": 2, "bot": "random"}},
                    {"sabaton": {"seat": 2, "name": "tommy"}},
                    {"seats": 4},
                    {"bot": {"seat": 3, "bot": "greedy"}},
                    {"bot": {"seat": 3, "bot": None}},
                    {"seats": 3},
                    {"set": {"options": {"rounds": 8}, "hints": False, "first": 1, "grace": 60}},
                    {"bot": {"seat": 2, "bot": "search:seconds=1.50"}},
                    {"set": {"stand_in": "search:seconds=0.5"}},
                    {"set": {"clock": {"kind": "live", "seconds": 600, "increment": 5}}},
                ):
                    answer = await ann.ask(host(do))
                    assert answer["type"] == "done", (do, answer)
                for do, code in (
                    ({"bot": {"seat": 1, "bot": "random"}}, "seat_taken"),
                    ({"bot": {"seat": 4, "bot": "random"}}, "no_such_seat"),
                    ({"bot": {"seat": 2, "bot": "program:rm"}}, "invalid"),
                    ({"bot": {"seat": 2, "bot": "python:warlore.bots:RandomBot"}}, "invalid"),
                    ({"seats": 1}, "bad_message"),
                    ({"set": {"options": {"rounds": 7}}}, "invalid"),
                    ({"set": {"clock": {"kind": "live", "seconds": 1, "increment": 5}}}, "invalid"),
                    ({"sabaton": {"seat": 0, "name": bob_sabaton(ann)}}, "sabaton_taken"),
                    ({}, "bad_message"),
                    ({"seats": 3, "kick": 1}, "bad_message"),
                ):
                    answer = await ann.ask(host(do))
                    assert answer.get("code") == code, (do, answer)
                assert (await bob.ask({"type": "name", "name": "  Bobby  B "}))["type"] == "done"
                assert (await bob.ask({"type": "name", "name": "\u0007"}))["code"] == "invalid"
                assert (await bob.ask({"type": "sabaton", "name": "Pär"}))["type"] == "done"
                await ann.ask({"type": "ping"})
                info = ann.table["table"]
                assert info["seats"][1]["player"]["name"] == "Bobby B" and info["seats"][1]["sabaton"] == "Pär"
                assert info["seats"][2]["sabaton"] == "Tommy" and info["options"] == {"rounds": 8}
                assert (info["hints"], info["first"], info["grace"]) == (False, 1, 60)
                assert info["stand_in"] == "search:seconds=0.5"
                assert info["seats"][2]["player"]["bot"] == "search:seconds=1.5"
                assert info["commitment"] is None
                assert (await ann.ask(host("start")))["type"] == "done"
                await bob.until("sync")
                assert bob.table["table"]["commitment"] and bob.sync["legal"]
                assert (await bob.ask({"type": "odds"}))["code"] == "hints_off"
                assert (await ann.ask(host({"set": {"hints": True}})))["type"] == "done"
                assert (await bob.ask({"type": "odds"}))["answer"]["odds"] is None
                assert (await ann.ask(host({"set": {"options": {}}})))["code"] == "already_started"
                late = await s.web.post(
                    f"/api/tables/{made['table']}/join", json={"invite": made["invite"], "name": "Late"}
                )
                assert (late.status_code, late.json()["error"]["code"]) == (409, "already_started")

    run(test)


def host(do: Any) -> dict[str, Any]:
    return {"type": "host", "do": do}


def bob_sabaton(ann: Client) -> str:
    name: str = ann.table["table"]["seats"][1]["sabaton"]
    return name


def test_kicked_and_leaving_people_lose_their_seats(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made, joined = await lobby(s)
            async with s.seat(made["table"], made["secret"]) as ann:
                async with s.seat(made["table"], joined["secret"]) as bob:
                    assert (await ann.ask(host({"kick": 1})))["type"] == "done"
                    await bob.until("table", when=lambda m: m["you"] is None)
                    assert (await bob.ask({"type": "name", "name": "x"}))["code"] == "not_seated"
                async with s.connected(made["table"]) as bob:
                    await bob.send({"type": "hello", "secret": joined["secret"]})
                    assert (await bob.until("refused"))["code"] == "bad_secret"
                    assert await bob.closed() == 4003
                await ann.ask({"type": "ping"})
                answer = await s.web.post(
                    f"/api/tables/{made['table']}/join", json={"invite": ann.table["invite"], "name": "Cleo"}
                )
                async with s.seat(made["table"], answer.json()["secret"]) as cleo:
                    assert (await ann.ask({"type": "leave"}))["type"] == "done"
                    await cleo.until("table", when=lambda m: m["is_host"])
                    assert cleo.table["table"]["seats"][0]["player"]["kind"] == "open"

    run(test)


# ------------------------------------------------------------------ bots
def test_a_bot_thinks_as_long_as_the_host_wished(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make([{"player": "me"}, {"player": "bot", "bot": "search:seconds=0.01"}], first=1)
            async with s.seat(made["table"], made["secret"]) as ann:
                assert await ann.my_turn()
                assert ann.table["table"]["seats"][1]["player"]["bot"] == "search:seconds=0.01"
            measured = (await s.web.get("/metrics")).text
            assert 'warlore_bot_seconds_count{bot="search"}' in measured, "a guest's settings make no new series"

    run(test)


def test_a_bot_stands_in_until_the_person_comes_back(folder: Path) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with server(folder, now=clock) as s:
            made = await s.make(TWO_HERE, first=1, grace=30, stand_in="random")
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.until("sync")
                assert (await ann.ask(host({"bot": {"seat": 0, "bot": "greedy"}})))["code"] == "not_absent"
                unknown = await ann.ask(host({"set": {"stand_in": "program:ls"}}))
                assert (unknown["code"], unknown["field"]) == ("invalid", "stand_in")
                await s.house.tick()
                clock.time += 31
                await s.house.tick()
                await ann.my_turn()
                assert ann.table["table"]["seats"][1]["player"]["standing_in"] == "random"
                async with s.seat(made["table"], made["here"][0]["secret"]) as bob:
                    assert bob.table["table"]["seats"][1]["player"]["standing_in"] is None
                    assert bob.table["table"]["seats"][1]["player"]["connected"] is True
                await ann.until("table", when=lambda m: not m["table"]["seats"][1]["player"]["connected"])
                assert (await ann.ask(host({"bot": {"seat": 1, "bot": "random"}})))["type"] == "done"
                await ann.play_out(random.Random(2), 30)
                assert (await ann.ask(host({"bot": {"seat": 1, "bot": None}})))["type"] == "done"
                await ann.ask({"type": "ping"})
                assert ann.table["table"]["seats"][1]["player"]["standing_in"] is None

    run(test)


def test_who_leaves_a_game_is_played_for_and_may_return(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(TWO_HERE, first=1)
            async with s.seat(made["table"], made["secret"]) as ann:
                async with s.seat(made["table"], made["here"][0]["secret"]) as bob:
                    await bob.until("sync")
                    assert (await bob.ask({"type": "leave"}))["type"] == "done"
                assert await ann.my_turn()
                async with s.seat(made["table"], made["here"][0]["secret"]) as bob:
                    assert bob.table["you"] == 1
                    assert bob.table["table"]["seats"][1]["player"]["standing_in"] is None

    run(test)


def test_a_rematch_seats_the_same_people_with_their_secrets(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(ME_AND_BOT, options={"min_defender_units": 0})
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.play_out(random.Random(3))
                over = await ann.ask({"type": "act", "version": ann.sync["version"], "action": "insert"})
                assert over["code"] == "game_is_over"
                assert (await ann.ask(host("rematch")))["type"] == "done"
                assert (await ann.ask(host("rematch")))["type"] == "done"
                await ann.ask({"type": "ping"})
                new = ann.table["table"]["rematch"]
            async with s.seat(new, made["secret"]) as ann:
                info = ann.table["table"]
                assert (
                    ann.table["is_host"]
                    and info["status"] == "lobby"
                    and info["options"] == {"min_defender_units": 0}
                )
                assert (await ann.ask(host("start")))["type"] == "done"
                assert await ann.my_turn()

    run(test)


# ------------------------------------------------------------------ questions
def test_a_moment_is_shown_as_the_seat_knew_it(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(TWO_HERE, first=0)
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.until("sync")
                views = [ann.sync["view"]]
                while ann.sync["legal"] and len(views) < 8:
                    await ann.act()
                    views.append(ann.sync["view"])
                for step in range(len(views)):
                    answer = await ann.ask({"type": "moment", "step": step})
                    assert answer["answer"] == {"view": views[step], "step": step}

    run(test)


@pytest.mark.parametrize(
    "first", [None, "{}", '{"type": "ping"}', "not json", b"\xff", '{"type":"hello","secret":5}']
)
def test_nothing_is_shown_before_a_proper_hello(folder: Path, first: Any) -> None:
    async def test() -> None:
        from dataclasses import replace

        from server_talk import FAST

        async with server(folder, settings=replace(FAST, hello_seconds=0.2)) as s:
            made = await s.make(ME_AND_BOT)
            async with s.connected(made["table"]) as client:
                if first is not None:
                    await client.send(first)
                    assert (await client.next())["type"] == "refused"
                assert await client.closed() == 4000
            async with s.connected("nowhere") as client:
                await client.send({"type": "hello"})
                assert (await client.next())["code"] == "no_such_table"
                assert await client.closed() == 4004

    run(test)
