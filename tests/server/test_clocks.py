"""Clocks: budgets, seconds for each decision, days, and what happens when time is out."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from server_talk import ME_AND_BOT, TWO_HERE, FakeClock, eventually, run, server

from warlore.server.clocks import Clocks
from warlore.server.due import DueList

LIVE = {"kind": "live", "seconds": 60, "increment": 5}
DAYS = {"kind": "turns", "seconds": 3 * 24 * 3600, "increment": 0}


def test_a_budget_runs_down_for_who_decides_and_grows_by_the_increment() -> None:
    clocks = Clocks({"kind": "live", "seconds": 60, "increment": 5}, 2)
    clocks.run(0, 100.0)
    assert clocks.state(110.0) == {"left": [50.0, 60.0], "running": 0}
    assert clocks.deadline() == 160.0
    clocks.stepped(0, 1, 110.0)
    clocks.run(1, 110.0)
    assert clocks.state(120.0) == {"left": [55.0, 50.0], "running": 1}
    clocks.run(None, 120.0)
    assert clocks.state(500.0) == {"left": [55.0, 50.0], "running": None} and clocks.deadline() is None


def test_taking_back_and_repeating_a_step_brings_no_time() -> None:
    clocks = Clocks({"kind": "live", "seconds": 60, "increment": 5}, 2)
    clocks.run(0, 0.0)
    clocks.stepped(0, 1, 10.0)
    clocks.stepped(0, 1, 20.0)
    clocks.stepped(0, 1, 30.0)
    assert clocks.left_of(0, 30.0) == 35.0
    turns = Clocks({"kind": "turns", "seconds": 60, "increment": 0}, 2)
    turns.run(0, 0.0)
    turns.stepped(0, 1, 10.0)
    assert turns.left_of(0, 20.0) == 50.0
    turns.stepped(0, 1, 20.0)
    assert turns.left_of(0, 20.0) == 50.0
    turns.stepped(0, 2, 20.0)
    assert turns.left_of(0, 20.0) == 60.0


def test_without_a_clock_nothing_runs() -> None:
    clocks = Clocks({"kind": "none", "seconds": 0, "increment": 0}, 2)
    clocks.run(0, 5.0)
    clocks.stepped(0, 1, 50.0)
    assert clocks.state(100.0) == {"left": None, "running": None} and clocks.deadline() is None


def test_when_time_is_out_a_bot_makes_this_decision(folder: Path) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with server(folder, now=clock) as s:
            made = await s.make(TWO_HERE, first=0, clock=LIVE)
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.until("sync")
                assert ann.sync["clock"] == {"left": [60.0, 60.0], "running": 0}
                clock.time += 20
                await ann.act("insert")
                assert ann.sync["clock"] == {"left": [45.0, 60.0], "running": 0}
                clock.time += 44
                await s.house.tick()
                assert (await ann.ask({"type": "ping"}))["version"] == 1, "there is a second left"
                clock.time += 2
                await s.house.tick()
                await ann.synced(2)
                assert ann.log[2]["seat"] == 0
                assert ann.table["table"]["seats"][0]["player"]["standing_in"] is None
                if ann.sync["clock"]["running"] == 0:
                    assert ann.sync["clock"]["left"][0] == 5.0
                    assert (await ann.act())["type"] == "done", "the next decision is the person's again"

    run(test)


def test_a_bot_has_no_clock(folder: Path) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with server(folder, now=clock) as s:
            made = await s.make(ME_AND_BOT, first=1, clock=LIVE)
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.my_turn()
                assert ann.sync["clock"] == {"left": [60.0, 60.0], "running": 0}

    run(test)


def test_days_go_on_while_nobody_looks_and_while_the_server_is_down(folder: Path) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with server(folder, now=clock) as s:
            made = await s.make(TWO_HERE, first=0, clock=DAYS)
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.until("sync")
                await ann.act("insert")
            await eventually(lambda: not s.house.tables[made["table"]].viewers)
            clock.time += 24 * 3600
            await s.house.tick()
            assert not s.house.tables, "the table sleeps"
            clock.time += 24 * 3600
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.until("sync")
                assert ann.sync["clock"]["left"][0] == 24 * 3600.0
        clock.time += 25 * 3600
        async with server(folder, now=clock) as s:
            await s.house.tick()
            assert made["table"] in s.house.tables, "it was woken"
            await s.house.tick()
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.synced(2)
                assert ann.sync["clock"]["left"][0] == 3 * 24 * 3600.0

    run(test)


def test_a_sleeping_table_is_woken_when_time_is_out(folder: Path) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with server(folder, now=clock) as s:
            made = await s.make(TWO_HERE, first=0, clock=DAYS)
            clock.time += 24 * 3600
            await s.house.tick()
            assert not s.house.tables, "nobody is there"
            clock.time += 49 * 3600
            await s.house.tick()
            assert made["table"] in s.house.tables
            await s.house.tick()
            async with s.seat(made["table"], None) as eve:
                await eve.synced(1)
                assert eve.log[1]["seat"] == 0

    run(test)


def test_a_live_clock_waits_while_the_server_is_down(folder: Path) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with server(folder, now=clock) as s:
            made = await s.make(TWO_HERE, first=0, clock=LIVE)
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.until("sync")
                clock.time += 15
                await ann.act("insert")
        clock.time += 3600
        async with server(folder, now=clock) as s, s.seat(made["table"], made["secret"]) as ann:
            await ann.until("sync")
            assert ann.sync["clock"] == {"left": [50.0, 60.0], "running": 0}

    run(test)


# ------------------------------------------------------------------ the time of day
@pytest.mark.parametrize("jump", [3600, -3600, 10 * 24 * 3600])
@pytest.mark.parametrize("setting", [LIVE, {"kind": "turns", "seconds": 60, "increment": 0}])
def test_who_sets_the_wall_clock_takes_nobodys_time(folder: Path, jump: int, setting: dict[str, Any]) -> None:
    async def test() -> None:
        wall, steady = FakeClock(), FakeClock()
        async with server(folder, now=wall, steady=steady) as s:
            made = await s.make(TWO_HERE, first=0, clock=setting, grace=300)
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.until("sync")
                steady.time += 10
                wall.time += jump
                await s.house.tick()
                await ann.act("insert")
                assert ann.sync["version"] == 1 and ann.log[1]["seat"] == 0
                assert ann.sync["clock"]["left"][0] in (55.0, 60.0)
                assert ann.table["table"]["seats"][1]["player"]["standing_in"] is None
                steady.time += 61
                await s.house.tick()
                await ann.synced(2)
                assert ann.log[2]["seat"] == 0, "a bot has decided, by the clock that nobody sets"

    run(test)


def test_days_are_counted_by_the_wall_clock_only_while_the_server_is_down(folder: Path) -> None:
    async def test() -> None:
        wall, steady = FakeClock(), FakeClock()
        async with server(folder, now=wall, steady=steady) as s:
            made = await s.make(TWO_HERE, first=0, clock=DAYS)
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.until("sync")
                await ann.act("insert")
        wall.time += 24 * 3600
        steady.time = 5.0
        async with server(folder, now=wall, steady=steady) as s:
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.until("sync")
                assert ann.sync["clock"]["left"][0] == 2 * 24 * 3600.0
            await eventually(lambda: not s.house.tables[made["table"]].viewers)
            steady.time += 24 * 3600
            await s.house.tick()
            assert not s.house.tables, "the table sleeps"
            steady.time += 24 * 3600 - 1
            await s.house.tick()
            assert not s.house.tables
            steady.time += 2
            await s.house.tick()
            assert made["table"] in s.house.tables

    run(test)


def test_a_table_with_a_live_clock_does_not_sleep(folder: Path) -> None:
    """Its clock is known to this process alone."""

    async def test() -> None:
        clock = FakeClock()
        async with server(folder, now=clock) as s:
            made = await s.make(TWO_HERE, first=0, clock={"kind": "live", "seconds": 7200, "increment": 0})
            clock.time += 3600
            await s.house.tick()
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.until("sync")
                assert ann.sync["clock"]["left"][0] == 3600.0

    run(test)


# ------------------------------------------------------------------ what is due
def test_what_is_due_comes_in_order_and_once() -> None:
    async def work() -> None: ...

    due = DueList()
    works = [partial(work) for _ in range(4)]
    due.at(30, "c", works[2])
    due.at(10, "a", works[0])
    due.at(20, "b", works[1])
    assert due.take(9) == []
    due.at(15, "c", works[3])
    due.drop("b")
    assert due.take(29) == [works[0], works[3]]
    assert due.take(1e9) == []
    for moment in range(1000):
        due.at(moment, "again and again", works[0])
    assert len(due._heap) < 200 and due.take(1e9) == [works[0]]
