"""Bots alone play while somebody watches."""

from __future__ import annotations

import random
from pathlib import Path

from server_talk import ME_AND_BOT, Client, FakeClock, Running, eventually, run, server


async def leave(s: Running, client: Client) -> None:
    """The last person gives their seat to a bot."""
    assert (await client.ask({"type": "leave"}))["type"] == "done"


def test_a_game_of_bots_alone_pauses_when_nobody_watches_and_goes_on_when_somebody_does(folder: Path) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with server(folder, now=clock) as s:
            made = await s.make(ME_AND_BOT, first=0, stand_in="random")
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.until("sync")
                await leave(s, ann)
                await ann.synced(5)
            table = s.house.tables[made["table"]]
            await eventually(lambda: not table.viewers and table.autoplay.thinking is None and table.idle)
            assert table.match is not None
            version = table.match.version
            for _ in range(5):
                clock.time += 60
                await s.house.tick()
            assert table.match.version == version and table.autoplay.thinking is None
            async with s.seat(made["table"], None) as eve:
                await eve.synced(version + 5)
            await eventually(lambda: not table.viewers and table.autoplay.thinking is None and table.idle)
            clock.time += 601
            await s.house.tick()
            assert not s.house.tables, "a paused game sleeps like any other"
            async with s.seat(made["table"], None) as eve:
                await eve.synced(table.match.version + 5)
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.my_turn()
                assert ann.table["table"]["seats"][0]["player"]["standing_in"] is None
                await ann.play_out(random.Random(1), 3)

    run(test)


def test_bots_play_on_for_somebody_who_is_only_away(folder: Path) -> None:
    """Who comes back finds that it is their turn."""

    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(ME_AND_BOT, first=1)
            table = s.house.tables[made["table"]]
            await eventually(lambda: table.match is not None and table.match.turn == 0)
            assert not table.viewers

    run(test)


def test_a_game_that_was_watched_to_its_end_has_its_rematch(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(ME_AND_BOT, stand_in="random")
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.until("sync")
                await leave(s, ann)
                async with s.seat(made["table"], None) as eve:
                    while not eve.sync.get("outcome"):
                        await eve.until("sync")
            async with s.seat(made["table"], made["secret"]) as ann:
                assert (await ann.ask({"type": "host", "do": "rematch"}))["type"] == "done"
                await ann.until("table", when=lambda message: message["table"]["rematch"] is not None)
                other = ann.table["table"]["rematch"]
            async with s.seat(other, made["secret"]) as ann:
                assert ann.table["table"]["status"] == "lobby"
                assert (await ann.ask({"type": "host", "do": "start"}))["type"] == "done"
                assert await ann.my_turn()

    run(test)
