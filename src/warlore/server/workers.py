"""The processes that think: they keep bots and odds off the event loop, in fair shares for whoever waits.

What is asked waits in `lines.py` until a helper is free. Its time counts from the moment it was asked; once nobody
waits for it any more it is dropped, or ended soon if it is under way. The same job asked twice is done once.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Protocol

import msgspec

from warlore.server import jobs
from warlore.server.lines import FairLines, Full, Line
from warlore.table import BadInput, WarloreError

LONGEST_LINE = 64 * 1024 * 1024
GRACE = 0.5  # seconds that work may go on which nobody waits for: about what it costs to start a process anew
MOST_WAITING = 1000
MOST_WAITING_IN_LINE = 16
MOST_KNOWN = 200
LONGEST_KNOWN = 32 * 1024


class Busy(WarloreError):
    """A job was not done: it took too long, its worker died, or too much waits already."""

    def __init__(self, message: str, code: str = "too_long") -> None:
        super().__init__(message, code=code)


class Helper(Protocol):
    """Does one job at a time: its line of JSON, and the line of its answer. Cancelled, it is ready for another."""

    async def start(self) -> None: ...
    async def ask(self, line: bytes) -> bytes: ...
    async def stop(self) -> None: ...


@dataclass(eq=False)
class Work:
    """A job that waits or is under way, and how many wait for it."""

    name: bytes
    job: str
    given: msgspec.Raw
    line: Line
    long: bool
    until: float
    answered: asyncio.Future[dict[str, Any]]
    asking: int = 0
    doing: asyncio.Task[None] | None = None


class Workers:
    """Does jobs of `jobs.py`; raises `BadInput` for what was asked wrongly and `Busy` for what was not done.

    Where there are several helpers, one is always left for others: neither jobs that are known to be long nor those
    of one address or table ever have all of them.
    """

    def __init__(self, helpers: Sequence[Helper], now: Callable[[], float] = time.monotonic) -> None:
        self._helpers = helpers
        self._now = now
        # The one that was used last is used next: those that are never needed are never started.
        self._free = list(reversed(helpers))
        self._lines: FairLines[Work] = FairLines(MOST_WAITING, MOST_WAITING_IN_LINE, now)
        self._asked: dict[bytes, Work] = {}
        self._known: OrderedDict[bytes, dict[str, Any]] = OrderedDict()
        self._long_ones = 0

    @property
    def _most(self) -> int:
        """How many helpers one address, one table, or long jobs may have."""
        return max(1, len(self._helpers) - 1)

    async def warm_up(self) -> None:
        """Start one before anybody waits for it."""
        await self._helpers[0].start()

    async def do(self, job: str, *, seconds: float, line: Line = (), long: bool = False, **given: Any) -> Any:
        """The answer to a job, within so many seconds from now."""
        raw = msgspec.Raw(msgspec.json.encode(given))
        name = name_of(job, raw)
        if name in self._known:
            self._known.move_to_end(name)
            return unpack(self._known[name])
        until = self._now() + seconds
        work = self._asked.get(name)
        if work is None:
            answered: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
            work = Work(name, job, raw, line, long, until, answered)
            try:
                self._lines.put(line, work)
            except Full:
                raise Busy("too many questions wait already", "too_fast") from None
            self._asked[name] = work
            self._hand_out()
        work.asking += 1
        work.until = max(work.until, until)
        try:
            return unpack(await asyncio.wait_for(asyncio.shield(work.answered), seconds))
        except TimeoutError:
            raise Busy(f"this would take longer than {seconds:g} s") from None
        finally:
            work.asking -= 1
            if not work.asking and not work.answered.done():
                self._nobody_waits(work)

    def _hand_out(self) -> None:
        while self._free:
            work = self._lines.next(self._may_begin)
            if work is None:
                return
            self._long_ones += work.long
            work.doing = asyncio.create_task(self._let_do(self._free.pop(), work))

    def _may_begin(self, line: Line, work: Work) -> bool:
        if work.long and self._long_ones >= self._most:
            return False
        return all(self._lines.under_way[who] < self._most for who in line)

    async def _let_do(self, helper: Helper, work: Work) -> None:
        began = self._now()
        left = max(work.until - began, 0.0)
        try:
            line = await helper.ask(msgspec.json.encode((work.job, work.given, left)))
            answer: dict[str, Any] = msgspec.json.decode(line)
            if not work.answered.done():
                work.answered.set_result(answer)
            if work.job in jobs.LASTING and "done" in answer and len(line) <= LONGEST_KNOWN:
                self._keep(work.name, answer)
        except Exception as error:
            self._fail(work, error if isinstance(error, Busy) else Busy(f"the job failed: {error}", "failed"))
        finally:
            self._fail(work, Busy("the job was ended"))
            self._forget(work)
            self._long_ones -= work.long
            self._lines.done(work.line, self._now() - began)
            self._free.append(helper)
            self._hand_out()

    @staticmethod
    def _fail(work: Work, error: Busy) -> None:
        if work.asking and not work.answered.done():
            work.answered.set_exception(error)

    def _keep(self, name: bytes, answer: dict[str, Any]) -> None:
        """The next who asks the same gets the same answer at once."""
        self._known[name] = answer
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    def _forget(self, work: Work) -> None:
        if self._asked.get(work.name) is work:
            del self._asked[work.name]

    def _nobody_waits(self, work: Work) -> None:
        """Whoever asked has left, or their time is over."""
        if work.doing is None:
            self._lines.drop(work.line, work)
            self._forget(work)
        else:
            asyncio.get_running_loop().call_later(GRACE, self._end, work)

    @staticmethod
    def _end(work: Work) -> None:
        assert work.doing is not None
        if not work.asking:
            work.doing.cancel()

    async def close(self) -> None:
        self._free.clear()
        for work in self._asked.values():
            self._fail(work, Busy("the server stops"))
        under_way = [work.doing for work in self._asked.values() if work.doing is not None]
        for doing in under_way:
            doing.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        await asyncio.gather(*(helper.stop() for helper in self._helpers))


def name_of(job: str, given: msgspec.Raw) -> bytes:
    """By which a job is known when it is asked for again: the same for the same."""
    return blake2b(given, person=job.encode()[:16]).digest()


def unpack(answer: dict[str, Any]) -> Any:
    if "error" in answer:
        error = answer["error"]
        raise BadInput(error["message"], field=error["field"], code=error["code"])
    if "fault" in answer:
        raise Busy(f"the job failed: {answer['fault']}", "failed")
    return answer["done"]


class ThreadHelper:
    """A thread of this process: for tests, and where no process may be started."""

    async def start(self) -> None:
        pass

    async def ask(self, line: bytes) -> bytes:
        return await asyncio.to_thread(jobs.answer, line)

    async def stop(self) -> None:
        pass


class ProcessHelper:
    """A process, started when it is first needed and again after it died; it may take so many megabytes."""

    def __init__(self, megabytes: int) -> None:
        self.megabytes = megabytes
        self._starting = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        await self._started()

    async def _started(self) -> asyncio.subprocess.Process:
        async with self._starting:
            if self._process is None or self._process.returncode is not None:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    "warlore.server.worker",
                    str(self.megabytes),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=LONGEST_LINE,
                    # An interrupt from the keyboard is for the server; workers end with their input.
                    start_new_session=True,
                )
            return self._process

    async def ask(self, line: bytes) -> bytes:
        answer = b""
        try:
            process = await self._started()
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(line + b"\n")
            answer = await process.stdout.readline()
        except (ConnectionError, ValueError):
            raise Busy("the worker died", "failed") from None
        finally:
            # Without its answer a worker cannot be asked again: the answer would come to the wrong question.
            if not answer.endswith(b"\n"):
                await self.stop()
        if not answer:
            raise Busy("the worker died", "failed")
        return answer

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class ThreadWorkers(Workers):
    """For tests, and where no process may be started."""

    def __init__(self, number: int = 8) -> None:
        super().__init__([ThreadHelper() for _ in range(number)])


class ProcessWorkers(Workers):
    """What a server has."""

    def __init__(self, number: int, megabytes: int = 512) -> None:
        super().__init__([ProcessHelper(megabytes) for _ in range(number)])
