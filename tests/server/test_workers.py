"""Who gets an answer when: fair lines, deadlines that count the waiting, and nothing done that nobody waits for."""

from __future__ import annotations

import asyncio
import random
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server_talk import FAST, ME_AND_BOT, FakeClock, eventually, run, server

from warlore.server import workers as rooms
from warlore.server.lines import FairLines, Full
from warlore.server.workers import Busy, Workers


# ------------------------------------------------------------------ lines
def served(lines: FairLines[str], clock: FakeClock, seconds: dict[str, float]) -> list[str]:
    """In which order one helper does all that waits; work is named after its line."""
    order = []
    while (work := lines.next()) is not None:
        clock.time += seconds[work]
        lines.done((work,), seconds[work])
        order.append(work)
    return order


def test_who_asks_for_much_waits_for_their_own_work_and_nobody_else_does() -> None:
    clock = FakeClock()
    lines: FairLines[str] = FairLines(1000, 100, clock)
    for _ in range(30):
        lines.put(("greedy",), "greedy")
    lines.put(("modest",), "modest")
    assert served(lines, clock, {"greedy": 1.0, "modest": 1.0}).index("modest") <= 1


def test_shares_are_of_time_and_not_of_turns() -> None:
    clock = FakeClock()
    lines: FairLines[str] = FairLines(1000, 400, clock)
    for _ in range(300):
        lines.put(("quick",), "quick")
        lines.put(("slow",), "slow")
    first = Counter(served(lines, clock, {"quick": 0.1, "slow": 2.0})[:84])
    assert first["slow"] <= 6 and first["quick"] >= 78


def test_an_address_with_many_tables_gets_no_more_than_one_with_one() -> None:
    clock = FakeClock()
    lines: FairLines[str] = FairLines(1000, 100, clock)
    for table in range(20):
        lines.put(("many", f"table {table}"), "many")
    lines.put(("one", "table"), "one")
    order = []
    while (work := lines.next()) is not None:
        clock.time += 1
        lines.done((work, "table"), 1.0)
        order.append(work)
    assert order.index("one") <= 1


def test_lines_have_an_end_and_what_is_past_is_forgotten() -> None:
    clock = FakeClock()
    lines: FairLines[int] = FairLines(3, 2, clock)
    lines.put(("a",), 1)
    lines.put(("a",), 2)
    with pytest.raises(Full):
        lines.put(("a",), 3)
    lines.put(("b",), 4)
    with pytest.raises(Full):
        lines.put(("c",), 5)
    lines.drop(("a",), 1)
    assert [lines.next(), lines.next(), lines.next()] == [2, 4, None] and not len(lines)
    lines.done(("a",), 8.0)
    clock.time += 10
    assert lines.had("a") == pytest.approx(4.0)
    clock.time += 1000
    lines.done(("a",), 2.0)
    lines.done(("b",), 0.5)
    assert lines.had("a") == pytest.approx(2.0) and lines.had("b") == pytest.approx(0.5), "and numbers stay small"
    clock.time += 10
    assert lines.had("a") == pytest.approx(1.0)


# ------------------------------------------------------------------ workers
class Fake:
    """A helper that answers when the test says so."""

    def __init__(self, log: list[str]) -> None:
        self.log = log
        self.asked: list[Any] = []
        self.answer: asyncio.Future[bytes] | None = None
        self.ended = 0

    async def start(self) -> None:
        self.log.append("start")

    async def stop(self) -> None:
        pass

    async def ask(self, line: bytes) -> bytes:
        _, given, left = msgspec.json.decode(line)
        self.asked.append((given.get("number"), left))
        self.log.append(str(given.get("number")))
        self.answer = asyncio.get_running_loop().create_future()
        try:
            return await self.answer
        except asyncio.CancelledError:
            self.ended += 1
            raise
        finally:
            self.answer = None

    def finish(self) -> None:
        assert self.answer is not None
        self.answer.set_result(b'{"done": 1}')


def staff(number: int, clock: FakeClock | None = None) -> tuple[Workers, list[Fake], list[str]]:
    log: list[str] = []
    helpers = [Fake(log) for _ in range(number)]
    return Workers(helpers, clock or FakeClock()), helpers, log


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def ask(workers: Workers, number: Any, **more: Any) -> asyncio.Task[Any]:
    given: dict[str, Any] = {"line": ("a",), "seconds": 60.0} | more
    return asyncio.create_task(workers.do("decide", number=number, **given))


def test_thirty_questions_of_one_address_leave_a_helper_to_others() -> None:
    async def test() -> None:
        workers, helpers, log = staff(2)
        many = [ask(workers, number, line=("stranger",)) for number in range(30)]
        await settle()
        assert log == ["0"], "one address has one of the two"
        refused = [task for task in many if task.done()]
        assert len(refused) == 30 - 1 - rooms.MOST_WAITING_IN_LINE
        with pytest.raises(Busy, match="too many") as full:
            await refused[0]
        assert full.value.code == "too_fast"
        other = ask(workers, "other", line=("friend",))
        await settle()
        assert log == ["0", "other"]
        for helper in helpers:
            helper.finish()
        assert await other == 1
        for task in many:
            task.cancel()
        await asyncio.gather(*many, return_exceptions=True)
        await workers.close()

    run(test)


def test_long_thoughts_leave_a_helper_to_quick_ones() -> None:
    async def test() -> None:
        workers, _, log = staff(3)
        tasks = [ask(workers, number, line=(f"table {number}",), long=True) for number in range(21)]
        await settle()
        assert log == ["0", "1"]
        tasks.append(ask(workers, "quick", line=("other",)))
        await settle()
        assert log == ["0", "1", "quick"]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await workers.close()

    run(test)


def test_waiting_counts_and_who_does_the_work_is_told_what_is_left() -> None:
    async def test() -> None:
        clock = FakeClock()
        workers, (helper,), log = staff(1, clock)
        first, second = ask(workers, 1, seconds=5.0), ask(workers, 2, seconds=5.0)
        late = ask(workers, 3, seconds=0.01)
        with pytest.raises(Busy, match=r"longer than 0\.01 s"):
            await late
        clock.time += 3.0
        helper.finish()
        assert await first == 1
        await settle()
        assert helper.asked == [(1, 5.0), (2, pytest.approx(2.0))] and log == ["1", "2"], "the late one was dropped"
        helper.finish()
        assert await second == 1
        await workers.close()

    run(test)


def test_what_nobody_waits_for_is_dropped_or_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(rooms, "GRACE", 0.0)
        workers, (helper,), log = staff(1)
        under_way, waiting, last = ask(workers, 1), ask(workers, 2), ask(workers, 3)
        await settle()
        waiting.cancel()
        under_way.cancel()
        await eventually(lambda: len(log) == 2)
        assert log == ["1", "3"] and helper.ended == 1
        helper.finish()
        assert await last == 1
        await workers.close()

    run(test)


def test_the_same_question_is_answered_once() -> None:
    async def test() -> None:
        workers, (helper,), log = staff(1)
        same = [ask(workers, 7, line=(f"address {n}",)) for n in range(5)]
        await settle()
        same[0].cancel()
        await settle()
        helper.finish()
        assert await asyncio.gather(*same[1:]) == [1, 1, 1, 1] and log == ["7"] and helper.ended == 0
        lasting = [asyncio.create_task(workers.do("odds", seconds=60.0, number=8)) for _ in range(2)]
        await settle()
        helper.finish()
        assert await asyncio.gather(*lasting) == [1, 1]
        assert await workers.do("odds", seconds=60.0, number=8) == 1 and log == ["7", "8"], "it is known now"
        await workers.close()

    run(test)


def test_a_helper_that_fails_costs_one_answer() -> None:
    async def test() -> None:
        workers, (helper,), _ = staff(1)
        first, second = ask(workers, 1), ask(workers, 2)
        await settle()
        assert helper.answer is not None
        helper.answer.set_exception(OSError("no more processes"))
        with pytest.raises(Busy, match="no more processes"):
            await first
        await settle()
        helper.finish()
        assert await second == 1
        await workers.close()

    run(test)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems limit memory in other ways, or not")
def test_a_worker_takes_no_more_memory_than_it_may() -> None:
    async def test() -> None:
        greedy = "from warlore.server.worker import limit_memory; limit_memory(400); bytearray(10**9)"
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", greedy, stderr=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        _, errors = await process.communicate()
        assert b"MemoryError" in errors

    run(test)


# ------------------------------------------------------------------ the server
def test_who_leaves_is_not_answered(folder: Path) -> None:
    """A request or a connection that ends takes its questions with it."""

    async def test() -> None:
        strangers, (helper,), log = staff(1)
        thinkers, (other,), asked = staff(1)
        async with server(folder, strangers=strangers) as s:
            s.house.thinkers = thinkers
            made = await s.make(ME_AND_BOT, first=0)
            request = asyncio.create_task(s.web.post("/api/knight/solve", json={}))
            await eventually(lambda: len(log) == 1)
            request.cancel()
            await eventually(lambda: helper.ended == 1)
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.until("sync")
                await ann.send({"type": "odds", "id": "?"})
                await eventually(lambda: len(asked) == 1)
            await eventually(lambda: other.ended == 1)

    run(test)


def test_strangers_and_tables_have_workers_of_their_own(folder: Path) -> None:
    async def test() -> None:
        strangers, _, log = staff(2)
        async with server(folder, strangers=strangers) as s:
            made = await s.make(ME_AND_BOT, first=0)
            asked = [asyncio.create_task(s.web.post("/api/knight/solve", json={"n": n})) for n in range(30)]
            await eventually(lambda: bool(log))
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.play_out(random.Random(1), 12)
                assert (await ann.ask({"type": "odds"}))["type"] in ("answer", "refused")
                assert (await ann.ask({"type": "moment", "step": 1}))["answer"]["step"] == 1
            assert sum(task.done() for task in asked) >= 30 - s.house.settings.questions_per_address
            for task in asked:
                task.cancel()

    run(test)


def test_one_address_has_so_many_questions_at_a_time_and_gets_them_back(folder: Path) -> None:
    async def test() -> None:
        thinkers, (_,), asked = staff(1)
        async with server(folder, settings=replace(FAST, questions_per_address=3)) as s:
            s.house.thinkers = thinkers
            made = await s.make(ME_AND_BOT, first=0)
            async with s.seat(made["table"], made["secret"]) as ann:
                await ann.until("sync")
                for number in range(5):
                    await ann.send({"type": "odds", "id": f"odds {number}"})
                for number in (3, 4):
                    refused = await ann.until("refused")
                    assert (refused["id"], refused["code"]) == (f"odds {number}", "too_fast")
                assert s.house.addresses.held("questions", "127.0.0.1") == 3 and len(asked) == 1
            await eventually(lambda: not s.house.addresses.held("questions", "127.0.0.1"))

    run(test)
