"""A bot that is a program of its own: it reads and writes JSON, one object per line.

The program is kept from one game to the next. What becomes of answers that are late, missing or nonsense is told
in `guarded.py`.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from typing import IO, Any

from warlore.bots.guarded import GuardedBot, NoGoodAnswer
from warlore.history import HistoryView
from warlore.history.cardset import SABATONS
from warlore.history.notation import HistoryNotation
from warlore.table import BadInput, Notation, View
from warlore.table.errors import shown

PROTOCOL = 1
TIME_LIMIT = 10.0
LONGEST_LINE = 65_536
FAREWELL = 1.0
LAST_WORDS = 120
"""Of the last line on a program's standard error a note tells so many characters."""


def notation_of(view: View[Any]) -> Notation | None:
    """The words of the view's game, if it has any."""
    if not isinstance(view, HistoryView):
        return None
    s = view.state
    return HistoryNotation(view.game.cards, [SABATONS[number] for number in s.sabaton[: s.players]])


def command_of(text: str) -> list[str]:
    """A command's words, as a shell would take them."""
    try:
        command = shlex.split(text)
    except ValueError as error:
        raise BadInput(f"bot: {shown(text)} is no command: {error}", field="bot") from None
    if not command:
        raise BadInput("bot: a program needs a command", field="bot")
    return command


def find_program(command: Sequence[str]) -> None:
    """Is there such a program? It is not started for that."""
    if shutil.which(command[0]) is None:
        raise BadInput(f"bot: {shown(command[0])} cannot be started: there is no such program", field="bot")


class ExternalBot(GuardedBot):
    """Speaks with a program; see docs/bots.md for what is said."""

    def __init__(
        self,
        command: Sequence[str],
        seed: int = 0,
        *,
        name: str = "",
        time_limit: float = TIME_LIMIT,
        start_limit: float = TIME_LIMIT,
        on_note: Callable[[str], None] | None = None,
    ) -> None:
        if not command:
            raise BadInput("bot: a program needs a command", field="bot")
        super().__init__(name or command[0], seed, on_note)
        self._command = list(command)
        self._limit = time_limit
        self._start_limit = max(time_limit, start_limit)
        self._asked = 0
        self._program: Program | None = None
        try:
            self._start()
        except NoGoodAnswer as problem:
            raise BadInput(f"bot: {shown(command[0])} {problem}", field="bot") from None

    def __enter__(self) -> ExternalBot:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Say goodbye, and do not wait for long."""
        close_all([self])

    # -------------------------------------------------------------- a guarded bot
    def _sit(self, seat: int, players: int | None) -> None:
        """What has ended, or still thinks about the last game, is started anew."""
        if self._program is not None and not self._program.is_ready():
            self.close()
        program = self._program or self._start()
        hello = {"type": "begin", "protocol": PROTOCOL, "seat": seat, "seed": self.told_seed}
        program.say(hello if players is None else hello | {"players": players})

    def _answer(self, view: View[Any], legal: list[int]) -> int:
        """Put the question, and wait for the answer to it; an answer to an earlier question is passed over."""
        program = self._program
        if program is None:
            self._gone = True
            raise NoGoodAnswer("the program has ended")
        self._asked += 1
        words = notation_of(view)
        texts = [words.action_text(action) if words else str(action) for action in legal]
        offered = [{"action": action, "text": text} for action, text in zip(legal, texts, strict=True)]
        limit = self._limit if program.questions else self._start_limit
        program.ask({"type": "decide", "id": self._asked, "view": view.describe(), "legal": offered})
        until = time.monotonic() + limit
        while True:
            try:
                line = program.listen(max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise NoGoodAnswer(f"no answer within {limit:g} s") from None
            if line is None:
                self._gone = True
                self.close()
                raise NoGoodAnswer(f"the program has ended{program.last_words()}")
            answer = _read(line)
            if answer.get("id", self._asked) == self._asked:
                break
        if answer.get("action") in legal and not isinstance(answer["action"], bool):
            return int(answer["action"])
        if answer.get("text") in texts:
            return legal[texts.index(answer["text"])]
        told = json.dumps(answer.get("action", answer.get("text")))
        raise NoGoodAnswer(f"{told[:60]} is not a legal action")

    def _start(self) -> Program:
        self._program = Program(self._command)
        return self._program


def close_all(bots: Iterable[ExternalBot]) -> None:
    """Say goodbye to all of them first, then wait for them together."""
    programs = []
    for bot in bots:
        program, bot._program = bot._program, None
        if program is not None:
            programs.append(program)
            program.say({"type": "end"})
            program.say(None)
    until = time.monotonic() + FAREWELL
    for program in programs:
        program.end(until)


class Program:
    """A running program and the lines between it and us.

    It hears no Ctrl-C and ends together with all that it started, for it has a session of its own.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self.questions = 0
        self._owed = 0
        self._messages: queue.Queue[bytes | None] = queue.Queue()
        self._answers: queue.Queue[bytes | None] = queue.Queue()
        self._last_words = ""
        self._process: subprocess.Popen[bytes] | None = None
        self._problem = ""
        # By a thread of its own: Ctrl-C is heard by the main thread, and would lose what is just being started.
        _running.add(self)
        self._starter = threading.Thread(target=self._start, args=(list(command),))
        self._starter.start()
        self._starter.join()
        if self._problem:
            _running.discard(self)
            raise NoGoodAnswer(f"cannot be started: {self._problem}")

    def _start(self, command: list[str]) -> None:
        pipe = subprocess.PIPE
        try:
            process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except (OSError, ValueError) as error:
            self._problem = getattr(error, "strerror", None) or str(error)
            return
        self._process = process
        # Every way by a thread of its own: a program that neither reads nor writes must not stop the game.
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        threading.Thread(target=_speak, args=(process.stdin, self._messages), daemon=True).start()
        threading.Thread(target=_listen, args=(process.stdout, self._answers.put), daemon=True).start()
        self._complaints = threading.Thread(target=_listen, args=(process.stderr, self._remember), daemon=True)
        self._complaints.start()

    # -------------------------------------------------------------- lines
    def say(self, message: dict[str, Any] | None) -> None:
        """Pass a message on; None when there are no more."""
        line = None if message is None else json.dumps(message, ensure_ascii=False).encode() + b"\n"
        self._messages.put(line)

    def ask(self, question: dict[str, Any]) -> None:
        self.questions += 1
        self._owed = max(0, self._owed) + 1
        self.say(question)

    def listen(self, seconds: float) -> bytes | None:
        """The next line, None when there will be no more; `queue.Empty` when the time is up."""
        line = self._answers.get(timeout=seconds)
        self._owed -= line is not None
        return line

    def is_ready(self) -> bool:
        """Does it run, and has it answered all that it was asked? What it said unasked is thrown away."""
        with contextlib.suppress(queue.Empty):
            while self.listen(0) is not None:
                pass
        return self.runs() and self._owed <= 0

    def runs(self) -> bool:
        """Does it run, or will it at once?"""
        return self._starter.is_alive() or (self._process is not None and self._process.poll() is None)

    def last_words(self) -> str:
        """How it ended and what it complained about, as the end of a sentence."""
        self._complaints.join(FAREWELL)
        code = self._process.returncode if self._process is not None else 0
        how = f" by signal {-code}" if code < 0 else f" with code {code}" if code else ""
        return f"{how} ({self._last_words})" if self._last_words else how

    def _remember(self, line: bytes | None) -> None:
        text = (line or b"").decode(errors="replace").strip()
        if text:
            self._last_words = "".join(c if c.isprintable() else " " for c in text[:LAST_WORDS])

    # -------------------------------------------------------------- the end
    def end(self, until: float) -> None:
        """Wait for its end, and end it when the time is up."""
        assert self._process is not None
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(max(0.0, until - time.monotonic()))
        # What it started ends with it, even if it has ended itself.
        self.kill()
        self._process.wait()
        _running.discard(self)

    def hang_up(self) -> None:
        """Let it find the end of its input, whoever is writing there."""
        if self._process is not None and self._process.stdin is not None:
            with contextlib.suppress(OSError, ValueError):
                os.close(self._process.stdin.fileno())

    def kill(self) -> None:
        """End it and all that it started."""
        if self._process is None:
            return
        if hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()


_running: set[Program] = set()
"""The programs of this process that nobody has said goodbye to."""


@atexit.register
def end_all() -> None:
    """End every program of this process, for it ends itself.

    A signal's handler may call this: nothing here waits for a lock that the interrupted code may hold.
    """
    programs = list(_running)
    for program in programs:
        program.hang_up()
    until = time.monotonic() + FAREWELL
    while time.monotonic() < until and any(program.runs() for program in programs):
        time.sleep(0.01)
    for program in programs:
        program.kill()


def _read(line: bytes) -> dict[str, Any]:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise NoGoodAnswer("the answer is not JSON") from None
    if not isinstance(answer, dict):
        raise NoGoodAnswer("the answer is not an object")
    return answer


def _speak(stream: IO[bytes], messages: queue.Queue[bytes | None]) -> None:
    """Pass every message on to the program, until None."""
    with contextlib.suppress(OSError, ValueError):
        while (message := messages.get()) is not None:
            stream.write(message)
            stream.flush()
    with contextlib.suppress(OSError, ValueError):
        stream.close()


def _listen(stream: IO[bytes], hear: Callable[[bytes | None], None]) -> None:
    """Hand on every line of the program; None when there are no more."""
    with stream:
        while True:
            try:
                line = stream.readline(LONGEST_LINE)
            except (OSError, ValueError):
                break
            if not line:
                break
            hear(line)
    hear(None)
