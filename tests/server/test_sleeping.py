"""Tables that sleep: woken in slices while others go on, and only so many awake."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Generator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from quiet_house import house, say, sit
from server_talk import FAST, TWO_HERE, FakeClock, eventually, run, server

from warlore.server import keeping, messages, slices
from warlore.server.house import House
from warlore.server.refusals import Refusal
from warlore.server.slices import Slices
from warlore.server.table import Table

LIVE = {"kind": "live", "seconds": 7200, "increment": 0}


class Watch:
    """A clock of a machine on which every look at it takes a tenth of a millisecond."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        self.time += 0.0001
        return self.time


# ------------------------------------------------------------------ slices
Begin = Callable[[], Awaitable[Generator[None, None, str]]]


def counting(log: list[str], name: str, steps: int) -> Begin:
    def work() -> Generator[None, None, str]:
        for _ in range(steps):
            log.append(name)
            yield
        return name.upper()

    async def begin() -> Generator[None, None, str]:
        return work()

    return begin


def test_long_work_leaves_others_their_turn_after_every_slice() -> None:
    async def test() -> None:
        lane = Slices(Watch())
        log: list[str] = []

        async def others() -> None:
            while True:
                log.append("-")
                await asyncio.sleep(0)

        pulse = asyncio.create_task(others())
        assert await lane.do(("a",), counting(log, "a", 400)) == "A"
        pulse.cancel()
        runs = [len(run) for run in "".join(log).split("-")]
        assert sum(runs) == 400 and max(runs) <= 10_000 * slices.SLICE

    run(test)


def test_slices_are_shared_by_address_and_one_work_after_the_other() -> None:
    async def test() -> None:
        lane = Slices(Watch())
        log: list[str] = []
        many = [asyncio.create_task(lane.do(("many",), counting(log, name, 100))) for name in "abcdefgh"]
        one = asyncio.create_task(lane.do(("one",), counting(log, "z", 100)))
        assert await one == "Z"
        assert log.count("a") >= 100 - 2 * 40 and not set(log) & set("defgh"), "it did not wait for all the others"
        assert await asyncio.gather(*many) == list("ABCDEFGH")
        order = "".join(log).replace("z", "")
        assert order == "".join(name * 100 for name in "abcdefgh"), "who waits longest is ready first"

    run(test)


def test_slices_refuse_too_much_tell_faults_and_forget_who_has_left() -> None:
    async def test() -> None:
        lane = Slices(Watch())
        log: list[str] = []

        def faulty() -> Generator[None, None, None]:
            yield
            raise ValueError("no such card")

        async def unreadable() -> Generator[None, None, None]:
            raise ValueError("no such table")

        async def read() -> Generator[None, None, None]:
            return faulty()

        tasks = [asyncio.create_task(lane.do(("a",), counting(log, "a", 50))) for _ in range(40)]
        wrong = asyncio.create_task(lane.do(("b",), read))
        missing = asyncio.create_task(lane.do(("c",), unreadable))
        await asyncio.sleep(0)
        refused = [task for task in tasks if task.done()]
        assert len(refused) == 40 - slices.MOST_WAITING_IN_LINE
        with pytest.raises(Refusal) as full:
            await refused[0]
        assert full.value.code == "too_fast"
        for task in tasks[1:]:
            task.cancel()
        assert await tasks[0] == "A"
        with pytest.raises(ValueError, match="no such card"):
            await wrong
        with pytest.raises(ValueError, match="no such table"):
            await missing
        assert len(log) <= 50 + 40, "what nobody waits for is not done"
        assert await lane.do(("a",), counting(log, "b", 1)) == "B"

    run(test)


# ------------------------------------------------------------------ waking
STEPS = 60  # the shortest game of random players is longer


async def played(h: House, steps: int) -> Table:
    """A table where so many random moves were made; nobody is there any more."""
    wish = messages.NewTable(name="Ann", seats=[messages.SeatWanted("me"), messages.SeatWanted("here")], start=True)
    table, secrets = await h.make(wish)
    viewers = [await sit(table, secret) for _, secret in secrets]
    dice = random.Random(3)
    for _ in range(steps):
        match = table.match
        assert match is not None and match.turn is not None
        legal = match.legal(match.turn)
        act = messages.Act(version=match.version, action=dice.choice(legal)["action"])
        await say(table, viewers[match.turn], act)
    for viewer in viewers:
        await table.ask(lambda viewer=viewer: table.farewell(viewer))  # type: ignore[misc]
    return table


def test_a_sleeping_game_is_played_again_in_slices(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with house(folder) as h:
            table = await played(h, STEPS)
            await eventually(lambda: table.may_sleep)
            h.lay_down(table)
            h.slices = Slices(Watch())
            done = longest = 0
            honest = keeping.match_of

            def counted(*given: Any) -> Any:
                nonlocal done, longest
                steps = honest(*given)
                while True:
                    try:
                        next(steps)
                    except StopIteration as end:
                        return end.value
                    done += 1
                    longest = max(longest, done)
                    yield

            async def others() -> None:
                nonlocal done
                while True:
                    done = 0
                    await asyncio.sleep(0)

            monkeypatch.setattr(keeping, "match_of", counted)
            pulse = asyncio.create_task(others())
            again = await h.find(table.id)
            pulse.cancel()
            assert again is not table and again.match is not None and table.match is not None
            assert again.match.record_text == table.match.record_text and again.match.head == table.match.head
            assert again.match.version == STEPS and again.match.lengths == table.match.lengths
            assert 0 < longest <= 10_000 * slices.SLICE

    run(test)


def test_one_after_the_other_is_read_and_who_asks_for_many_is_refused_before(folder: Path) -> None:
    async def test() -> None:
        async with server(folder) as s:
            honest, reading = s.house.store.load, Counter[str]()

            async def load(table_id: str) -> Any:
                reading["now"] += 1
                reading["most"] = max(reading["most"], reading["now"])
                reading["all"] += 1
                try:
                    return await honest(table_id)
                finally:
                    reading["now"] -= 1

            s.house.store.load = load  # type: ignore[method-assign]
            names = [f"no-such-{number}" for number in range(100)]
            answers = await asyncio.gather(*(s.house.find(name) for name in names), return_exceptions=True)
            codes = Counter(answer.code for answer in answers if isinstance(answer, Refusal))
            most = slices.MOST_WAITING_IN_LINE
            assert codes == {"no_such_table": most, "too_fast": 100 - most}
            assert reading == {"now": 0, "most": 1, "all": most}

    run(test)


# ------------------------------------------------------------------ only so many
def test_tables_used_least_recently_sleep_when_there_are_too_many(folder: Path) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with server(folder, now=clock, settings=replace(FAST, tables_in_memory=3)) as s:
            live = await s.make(TWO_HERE, clock=LIVE)
            watched = await s.make(TWO_HERE)
            async with s.seat(watched["table"], None):
                made = []
                for _ in range(5):
                    clock.time += 1
                    made.append((await s.make(TWO_HERE, first=0))["table"])
                assert set(s.house.tables) == {live["table"], watched["table"], made[-1]}
                clock.time += 1
                async with s.seat(made[0], None):
                    assert set(s.house.tables) == {live["table"], watched["table"], made[0]}
                await eventually(lambda: s.house.tables[made[0]].may_sleep)
                clock.time += 1
                assert (await s.web.get(f"/api/tables/{made[1]}")).json()["status"] == "playing"
                assert set(s.house.tables) == {live["table"], watched["table"], made[1]}

    run(test)
