"""The processes that think: they keep bots and odds off the event loop, and are ended when they take too long."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from warlore.server import jobs
from warlore.table import BadInput, WarloreError

LONGEST_LINE = 64 * 1024 * 1024
STARTING = 60.0


class Busy(WarloreError):
    """A job was not done: it took too long, or its worker died."""

    def __init__(self, message: str, code: str = "too_long") -> None:
        super().__init__(message, code=code)


class Workers(Protocol):
    """Does jobs of `jobs.py`; raises `BadInput` for what was asked wrongly and `Busy` for what was not done."""

    async def do(self, job: str, *, seconds: float, **given: Any) -> Any: ...
    async def close(self) -> None: ...


def unpack(answer: dict[str, Any]) -> Any:
    if "error" in answer:
        error = answer["error"]
        raise BadInput(error["message"], field=error["field"], code=error["code"])
    if "fault" in answer:
        raise Busy(f"the job failed: {answer['fault']}", "failed")
    return answer["done"]


class ThreadWorkers:
    """Does jobs in threads of this process: for tests, and where no process may be started."""

    async def do(self, job: str, *, seconds: float, **given: Any) -> Any:
        try:
            answer = await asyncio.wait_for(asyncio.to_thread(jobs.do, job, given), seconds)
        except TimeoutError:
            raise Busy(f"this would take longer than {seconds:g} s") from None
        return unpack(msgspec.json.decode(msgspec.json.encode(answer)))

    async def close(self) -> None:
        pass


class ProcessWorkers:
    """A few processes; each job goes to one that is free, or waits in line."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._free: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        self._all = [_Worker() for _ in range(number)]
        for worker in self._all:
            self._free.put_nowait(worker)

    async def warm_up(self) -> None:
        """Start them before anybody waits for them."""
        await asyncio.gather(*(worker.start() for worker in self._all))

    async def do(self, job: str, *, seconds: float, **given: Any) -> Any:
        worker = await self._free.get()
        try:
            return unpack(await worker.ask(msgspec.json.encode((job, given)), seconds))
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._all))


class _Worker:
    """One process, started when it is first needed and again after it died."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "warlore.server.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                # An interrupt from the keyboard is for the server; workers end with their input.
                start_new_session=True,
            )
        return self._process

    async def ask(self, line: bytes, seconds: float) -> dict[str, Any]:
        process = await self.start()
        assert process.stdin is not None and process.stdout is not None
        answer = b""
        try:
            process.stdin.write(line + b"\n")
            answer = await asyncio.wait_for(process.stdout.readline(), seconds)
        except TimeoutError:
            raise Busy(f"this would take longer than {seconds:g} s") from None
        except (ConnectionError, ValueError):
            raise Busy("the worker died", "failed") from None
        finally:
            # Without its answer a worker cannot be asked again: the answer would come to the wrong question.
            if not answer.endswith(b"\n"):
                await self.stop()
        if not answer:
            raise Busy("the worker died", "failed")
        found: dict[str, Any] = msgspec.json.decode(answer)
        return found

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


MakeWorkers = Callable[[int], Workers]
