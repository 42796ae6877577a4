"""Bots alone play while somebody watches."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from server_talk import ME_AND_BOT, Client, FakeClock, Running, eventually, run, server

from warlore.server.workers import Busy, ThreadWorkers, Workers


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


class Reluctant(Workers):
    """Bots that never come to an end, and note what they were asked."""

    def __init__(self) -> None:
        super().__init__([])
        self.asked: list[str] = []
        self.ended = 0

    async def do(self, job: str, **given: Any) -> Any:
        self.asked.append(given["bot"])
        try:
            await asyncio.Event().wait()
        finally:
            self.ended += 1


def test_what_bots_alone_think_about_ends_with_the_last_who_watched(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            made = await s.make(ME_AND_BOT, first=0, stand_in="search")
            players, reluctant = s.house.players, Reluctant()
            s.house.players = reluctant
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.until("sync")
                await leave(s, ann)
                await eventually(lambda: reluctant.asked == ["search"])
            await eventually(lambda: reluctant.ended == 1)
            table = s.house.tables[made["table"]]
            assert table.autoplay.thinking is None and table.match is not None and table.match.version == 0
            s.house.players = players
            async with s.seat(made["table"], None) as eve:
                await eve.synced(1)

    run(test)


class Crowded(ThreadWorkers):
    """Workers with time for quick bots only."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[str, bool, Any]] = []

    async def do(self, job: str, **given: Any) -> Any:
        self.asked.append((given["bot"], given["long"], given["line"]))
        if given["long"]:
            raise Busy("this would take longer than 20 s")
        return await super().do(job, **given)


def test_where_no_helper_was_free_in_time_the_greedy_bot_decides(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            s.house.players = crowded = Crowded()
            made = await s.make([{"player": "me"}, {"player": "bot", "bot": "search:seconds=2"}], first=1)
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.synced(1)
            line = (made["table"],)
            assert crowded.asked[:2] == [("search:seconds=2", True, line), ("greedy", False, line)]

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
