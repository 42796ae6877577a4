"""Who gets a seat, keeps it, or has it taken from them: asking, admitting, voting; and that all of it is stored."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from server_talk import ME_AND_BOT, Client, FakeClock, Running, run, server

PATIENCE = 600
TWO = [{"player": "me"}, {"player": "open"}]
THREE = [*TWO, {"player": "open"}]
ALL_HERE = [{"player": "me"}, {"player": "here", "name": "Bob"}, {"player": "here", "name": "Cleo"}]


def host(**do: Any) -> dict[str, Any]:
    return {"type": "host", "do": do}


def vote(about: str, yes: bool = True, **more: Any) -> dict[str, Any]:
    return {"type": "vote", "about": about, "yes": yes, **more}


async def join(s: Running, made: dict[str, Any], name: str, invite: str = "", **more: Any) -> dict[str, Any]:
    wish = {"invite": invite or made["invite"], "name": name, **more}
    answer: dict[str, Any] = (await s.web.post(f"/api/tables/{made['table']}/join", json=wish)).json()
    return answer


def whats(client: Client) -> list[str]:
    return [note["what"] for note in client.notes]


async def up_to_date(*clients: Client) -> None:
    for client in clients:
        await client.ask({"type": "ping"})


@asynccontextmanager
async def all_seated(s: Running, made: dict[str, Any]) -> AsyncIterator[list[Client]]:
    async with AsyncExitStack() as stack:
        secrets = [made["secret"], *(seat["secret"] for seat in made["here"])]
        clients = [await stack.enter_async_context(s.seat(made["table"], secret)) for secret in secrets]
        for client in clients:
            await client.until("sync")
        yield clients


# ------------------------------------------------------------------ who gets a seat
def test_one_browser_gets_one_seat_unless_the_host_says_so(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(THREE, browser="key of Ann")
            assert (await join(s, made, "Ann", browser="key of Ann"))["error"]["code"] == "one_seat"
            assert (await join(s, made, "Bob", browser="key of Bob"))["seat"] == 1
        # The keys are stored, as hashes.
        async with server(folder) as s:
            assert (await join(s, made, "Bob again", browser="key of Bob"))["error"]["code"] == "one_seat"
            async with s.seat(made["table"], made["secret"]) as ann:
                await up_to_date(ann)
                assert whats(ann) == ["asked_again", "joined", "asked_again"] and ann.notes[-1]["name"] == "Bob again"
                assert (await ann.ask(host(set={"several": True})))["type"] == "done"
                assert (await join(s, made, "Bob again", browser="key of Bob"))["seat"] == 2
        assert b"key of" not in b"".join(path.read_bytes() for path in folder.glob("tables.db*"))

    run(test)


def test_the_host_sees_who_asks_and_lets_them_in_by_hand(folder: Path) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with server(folder, now=clock) as s:
            made = await s.make(TWO, by_hand=True)
            bob = await join(s, made, "Bob", browser="b", sabaton="Pär")
            eve = await join(s, made, "Eve", browser="e")
            assert bob["seat"] is None and eve["seat"] is None
        async with server(folder, now=clock) as s, s.seat(made["table"], made["secret"]) as ann:
            assert [(ask["name"], ask["at"]) for ask in ann.table["asks"]] == [("Bob", clock()), ("Eve", clock())]
            first, second = (ask["id"] for ask in ann.table["asks"])
            async with s.seat(made["table"], bob["secret"]) as waiting, s.seat(made["table"], eve["secret"]) as other:
                assert waiting.table["asked"] and waiting.table["you"] is None and "asks" not in waiting.table
                assert (await waiting.ask({"type": "name", "name": "x"}))["code"] == "not_seated"
                assert (await ann.ask(host(admit=first)))["type"] == "done"
                await waiting.until("table", when=lambda m: m["you"] == 1)
                assert waiting.table["table"]["seats"][1]["sabaton"] == "Pär" and not waiting.table["asked"]
                assert (await ann.ask(host(admit=first)))["code"] == "no_such_ask"
                assert (await ann.ask(host(admit=second)))["code"] == "table_full"
                assert (await ann.ask(host(turn_away=second)))["type"] == "done"
                assert (await other.until("refused"))["code"] == "turned_away"
                assert await other.closed() == 4003
            await up_to_date(ann)
            assert whats(ann)[:5] == ["asked", "asked", "admitted", "turned_away"]
            assert ann.table["asks"] == []

    run(test)


def test_who_waits_may_think_better_of_it_and_the_start_ends_all_waiting(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(TWO, by_hand=True)
            bob, eve = await join(s, made, "Bob"), await join(s, made, "Eve")
            async with s.seat(made["table"], made["secret"]) as ann, s.seat(made["table"], eve["secret"]) as other:
                async with s.seat(made["table"], bob["secret"]) as waiting:
                    assert (await waiting.ask({"type": "leave"}))["type"] == "done"
                await up_to_date(ann)
                assert [ask["name"] for ask in ann.table["asks"]] == ["Eve"] and whats(ann)[-1] == "withdrew"
                await ann.ask(host(bot={"seat": 1, "bot": "random"}))
                await ann.ask({"type": "host", "do": "start"})
                assert (await other.until("refused"))["code"] == "turned_away"
            assert (await join(s, made, "Late"))["error"]["code"] == "already_started"

    run(test)


def test_not_more_than_ten_wait(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(TWO, by_hand=True)
            for number in range(10):
                assert "secret" in await join(s, made, f"P{number}")
            assert (await join(s, made, "P10"))["error"]["code"] == "asks_full"

    run(test)


def test_after_a_kick_the_old_invitation_is_void(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(THREE)
            await join(s, made, "Bob")
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.ask(host(kick=1))
                assert (await join(s, made, "Bob"))["error"]["code"] == "bad_invite"
                await up_to_date(ann)
                assert ann.table["invite"] != made["invite"] and whats(ann)[-1] == "kicked"
                invite = ann.table["invite"]
        async with server(folder) as s:
            assert (await join(s, made, "Bob"))["error"]["code"] == "bad_invite"
            assert (await join(s, made, "Cleo", invite))["seat"] == 1

    run(test)


# ------------------------------------------------------------------ a lost seat
def test_a_lost_seat_is_handed_out_again_by_the_host_in_the_lobby(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(TWO)
            old = await join(s, made, "Bob", browser="old")
            async with s.seat(made["table"], made["secret"]) as ann:
                new = await join(s, made, "Bobby", browser="new", seat=1)
                assert new["seat"] is None
                await up_to_date(ann)
                (ask,) = ann.table["asks"]
                assert (ask["name"], ask["seat"]) == ("Bobby", 1)
                async with s.seat(made["table"], old["secret"]):
                    assert (await ann.ask(host(admit=ask["id"])))["code"] == "no_such_ask", "its holder came back"
                await join(s, made, "Eve", seat=0)
                await up_to_date(ann)
                assert (await ann.ask(host(admit=ann.table["asks"][0]["id"])))["code"] == "not_absent"
                new = await join(s, made, "Bobby", browser="new", seat=1)
                await up_to_date(ann)
                (ask,) = [ask for ask in ann.table["asks"] if ask["seat"] == 1]
                assert (await ann.ask(host(admit=ask["id"])))["type"] == "done"
                await up_to_date(ann)
                assert whats(ann)[-1] == "handed_out" and ann.notes[-1]["by"] == "Bob"
            async with s.connected(made["table"]) as bob:
                await bob.send({"type": "hello", "secret": old["secret"]})
                assert (await bob.until("refused"))["code"] == "bad_secret"
            async with s.seat(made["table"], new["secret"]) as bob:
                assert bob.table["you"] == 1 and bob.table["table"]["seats"][1]["player"]["name"] == "Bobby"

    run(test)


def test_a_lost_seat_of_a_game_needs_the_agreed_time_and_all_others(folder: Path) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with server(folder, now=clock) as s:
            made = await s.make(ALL_HERE, first=0)
            async with all_seated(s, made) as (ann, bob, cleo):
                await cleo.socket.close()
                await ann.until("table", when=lambda m: not m["table"]["seats"][2]["player"]["connected"])
                new = await join(s, made, "Cleo", seat=2, browser="new")
                assert new["seat"] is None
                await up_to_date(ann, bob)
                (ask,) = bob.table["asks"]
                assert (await bob.ask(vote("seat", ask=ask["id"])))["code"] == "not_away_long"
                assert (await ann.ask(host(admit=ask["id"])))["code"] == "already_started"
        # How long somebody has been away is stored, and so is who asks.
        clock.time += PATIENCE - 1
        async with (
            server(folder, now=clock) as s,
            s.seat(made["table"], made["here"][0]["secret"]) as bob,
            s.seat(made["table"], new["secret"]) as waiting,
        ):
            await waiting.until("sync")
            assert waiting.sync["view"]["seat"] is None and waiting.table["asked"]
            assert (await bob.ask(vote("seat", ask=ask["id"])))["code"] == "not_away_long"
            clock.time += PATIENCE
            assert (await bob.ask(vote("seat", ask=ask["id"])))["type"] == "done"
            await up_to_date(waiting, bob)
            assert waiting.table["you"] is None, "one of the others has not agreed, although she is away"
            (open_vote,) = bob.table["table"]["votes"]
            assert (open_vote["yes"], open_vote["voters"]) == ([1], [0, 1])
        async with server(folder, now=clock) as s:
            async with (
                s.seat(made["table"], made["secret"]) as ann,
                s.seat(made["table"], new["secret"]) as waiting,
            ):
                await waiting.until("sync")
                assert (await ann.ask(vote("seat", ask=ask["id"])))["type"] == "done"
                sync = await waiting.until("sync")
                assert waiting.table["you"] == 2 and sync["from_step"] == 0
                assert sync["view"]["players"][2]["hand"] is not None
                await up_to_date(ann)
                assert whats(ann) == ["asked_lost", "yes_seat", "yes_seat", "passed_seat", "handed_out"]
            async with s.connected(made["table"]) as cleo:
                await cleo.send({"type": "hello", "secret": made["here"][1]["secret"]})
                assert (await cleo.until("refused"))["code"] == "bad_secret"

    run(test)


def test_a_seat_is_not_given_away_once_its_holder_is_back_or_somebody_is_against_it(folder: Path) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with server(folder, now=clock) as s:
            made = await s.make(ALL_HERE, first=0)
            async with all_seated(s, made) as (ann, bob, cleo):
                await cleo.socket.close()
                await ann.until("table", when=lambda m: not m["table"]["seats"][2]["player"]["connected"])
                clock.time += PATIENCE
                for against in (True, False):
                    await join(s, made, "Eve", seat=2)
                    await up_to_date(ann)
                    ask = ann.table["asks"][0]["id"]
                    assert (await ann.ask(vote("seat", ask=ask)))["type"] == "done"
                    if against:
                        assert (await bob.ask(vote("seat", False, ask=ask)))["type"] == "done"
                        clock.time += 60
                    else:
                        async with s.seat(made["table"], made["here"][1]["secret"]) as back:
                            assert back.table["you"] == 2
                    assert (await bob.ask(vote("seat", ask=ask)))["code"] == "no_such_ask"
                await up_to_date(ann)
                assert whats(ann) == [
                    *("asked_lost", "yes_seat", "no_seat", "turned_away"),
                    *("asked_lost", "yes_seat", "moot_seat", "turned_away"),
                ]

    run(test)


def test_alone_among_bots_nobody_can_agree(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(ME_AND_BOT)
            assert (await join(s, made, "Eve", seat=0))["error"]["code"] == "nobody_agrees"
            assert (await join(s, made, "Eve", seat=1))["error"]["code"] == "no_such_seat"
            assert (await join(s, made, "Eve", seat=4))["error"]["code"] == "no_such_seat"

    run(test)


# ------------------------------------------------------------------ who keeps the others waiting
def test_all_but_one_hand_an_idle_seat_to_a_bot(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(ALL_HERE, first=2, stand_in="random")
            async with all_seated(s, made) as (ann, bob, cleo):
                assert (await cleo.ask(vote("bot", seat=2)))["code"] == "no_voice"
                assert (await ann.ask(vote("bot", False, seat=2)))["code"] == "no_such_vote"
                assert (await ann.ask(vote("bot", seat=3)))["code"] == "no_such_seat"
                assert (await ann.ask(vote("bot", seat=2)))["type"] == "done"
                await up_to_date(cleo)
                assert cleo.table["table"]["seats"][2]["player"]["standing_in"] is None
                assert (await bob.ask(vote("bot", seat=2)))["type"] == "done"
                await cleo.until("table", when=lambda m: m["table"]["seats"][2]["player"]["standing_in"] == "random")
                await ann.until("sync")
                assert (await ann.ask(vote("bot", seat=2)))["code"] == "bot_plays"
                assert (await cleo.ask({"type": "back"}))["type"] == "done"
                await up_to_date(cleo)
                assert cleo.table["table"]["seats"][2]["player"]["standing_in"] is None
                assert whats(cleo) == ["yes_bot", "yes_bot", "passed_bot", "back"]
                assert {note["name"] for note in cleo.notes} == {"Cleo"}

    run(test)


def test_a_vote_is_off_when_its_player_plays_or_somebody_is_against_it(folder: Path) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with server(folder, now=clock) as s:
            made = await s.make(ALL_HERE, first=2)
            async with all_seated(s, made) as (ann, bob, cleo):
                await ann.ask(vote("bot", seat=2))
                assert (await cleo.act())["type"] == "done"
                await up_to_date(ann)
                assert ann.table["table"]["votes"] == []
                await ann.ask(vote("bot", seat=2))
                assert (await bob.ask(vote("bot", False, seat=2)))["type"] == "done"
                assert (await ann.ask(vote("bot", seat=2)))["code"] == "just_decided"
                clock.time += 60
                assert (await ann.ask(vote("bot", seat=2)))["type"] == "done"
                await up_to_date(ann)
                assert whats(ann) == ["yes_bot", "moot_bot", "yes_bot", "no_bot", "yes_bot"]

    run(test)


def test_of_two_players_one_waits_the_agreed_time(folder: Path) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with server(folder, now=clock) as s:
            made = await s.make(ALL_HERE[:2], first=0, stand_in="random", patience=120)
            async with all_seated(s, made) as (ann, bob):
                assert (await bob.ask(vote("bot", seat=0)))["type"] == "done"
                await s.house.tick()
                clock.time += 119
                await s.house.tick()
                await up_to_date(ann)
                assert ann.table["table"]["seats"][0]["player"]["standing_in"] is None
                clock.time += 1
                await s.house.tick()
                await ann.until("table", when=lambda m: m["table"]["seats"][0]["player"]["standing_in"] == "random")
                await bob.my_turn()

    run(test)


def test_the_host_hands_an_idle_seat_to_a_bot_after_the_agreed_time(folder: Path) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with server(folder, now=clock) as s:
            made = await s.make(ALL_HERE[:2], first=1, stand_in="random")
            timed = await s.make(ALL_HERE[:2], first=1, clock={"kind": "turns", "seconds": 86400, "increment": 0})
            async with all_seated(s, made) as (ann, bob), all_seated(s, timed) as (eva, _):
                clock.time += PATIENCE - 1
                give = host(bot={"seat": 1, "bot": "random"})
                assert (await ann.ask(give))["code"] == "not_absent"
                await bob.act()
                clock.time += PATIENCE - 1
                assert (await ann.ask(give))["code"] == "not_absent", "a step is a sign of life"
                clock.time += 1
                assert (await ann.ask(give))["type"] == "done"
                assert (await eva.ask(give))["code"] == "not_absent", "where there is a clock, the clock decides"
                await ann.my_turn()
                assert "bot_by_host" in whats(ann)
                assert (await ann.ask(host(set={"patience": 5})))["code"] == "already_started"

    run(test)


# ------------------------------------------------------------------ the end by agreement
def test_a_game_ends_without_a_result_when_everybody_agrees(folder: Path) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with server(folder, now=clock) as s:
            made = await s.make(ALL_HERE, first=0)
            async with all_seated(s, made) as (ann, bob, cleo):
                await ann.act()
                for client in (ann, bob):
                    assert (await client.ask(vote("abort")))["type"] == "done"
                await up_to_date(cleo)
                assert cleo.table["table"]["status"] == "playing"
                assert (await s.web.get(f"/api/tables/{made['table']}/record")).status_code == 409
                assert (await cleo.ask(vote("abort")))["type"] == "done"
                sync = await ann.until("sync")
                assert ann.table["table"]["status"] == "aborted" and sync["legal"] == [] and not sync["outcome"]
                refused = await ann.ask({"type": "act", "version": ann.sync["version"], "action": "insert"})
                assert refused["code"] == "aborted"
                assert (await ann.ask(vote("abort")))["code"] == "game_is_over"
                await up_to_date(bob)
                assert whats(bob) == ["yes_abort", "yes_abort", "yes_abort", "passed_abort"]
                assert [note["by"] for note in bob.notes] == ["Ann", "Bob", "Cleo", ""]
        async with server(folder, now=clock) as s:
            record = (await s.web.get(f"/api/tables/{made['table']}/record")).text
            assert "Hannes: insert" in record and "secret" in record
            assert ann.sync["head"] in record, "everybody holds the head of the closed chain"
            seen = (await s.web.get(f"/api/tables/{made['table']}/replay?eyes=all")).json()
            assert seen["steps"] == 1 and seen["outcome"] is None
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.until("sync")
                assert ann.table["table"]["status"] == "aborted" and ann.sync["legal"] == []
                assert whats(ann)[-1] == "passed_abort"
                assert (await ann.ask({"type": "host", "do": "rematch"}))["type"] == "done"

    run(test)


def test_who_is_away_for_the_agreed_time_does_not_keep_a_game_from_ending(folder: Path) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with server(folder, now=clock) as s:
            made = await s.make(ALL_HERE[:2], first=0)
            async with all_seated(s, made) as (ann, bob):
                await bob.socket.close()
                await ann.until("table", when=lambda m: not m["table"]["seats"][1]["player"]["connected"])
                await ann.ask(vote("abort"))
                clock.time += PATIENCE - 1
                await s.house.tick()
                await up_to_date(ann)
                assert ann.table["table"]["status"] == "playing"
                clock.time += 1
                await s.house.tick()
                await ann.until("table", when=lambda m: m["table"]["status"] == "aborted")

    run(test)


def test_bots_stop_thinking_for_a_game_that_was_ended(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make([{"player": "me"}, {"player": "bot", "bot": "random"}], first=1)
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.ask(vote("abort"))
                table = s.house.tables[made["table"]]
                while table.autoplay.thinking is not None:
                    await asyncio.sleep(0)
                version = table.playing().version
                await up_to_date(ann)
                assert table.status == "aborted" and table.autoplay.thinking is None
                assert table.playing().version == version

    run(test)
