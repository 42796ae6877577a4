"""A bot that is a program of its own: it reads and writes JSON, one object per line.

Whatever the program does, the game goes on: when it is late, gone or answers nonsense, a random legal action
is taken and a note is kept.
"""

from __future__ import annotations

import contextlib
import json
import queue
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from typing import IO, Any, NoReturn

from warlore.bots.bot import RandomBot
from warlore.history import HistoryView
from warlore.history.cardset import SABATONS
from warlore.history.notation import HistoryNotation
from warlore.table import BadInput, Notation, View

PROTOCOL = 1
TIME_LIMIT = 10.0
LONGEST_LINE = 65_536
FAREWELL = 1.0


def notation_of(view: View[Any]) -> Notation | None:
    """The words of the view's game, if it has any."""
    if not isinstance(view, HistoryView):
        return None
    s = view.state
    return HistoryNotation(view.game.cards, [SABATONS[number] for number in s.sabaton[: s.players]])


class ExternalBot:
    """Speaks with a program; see docs/bots.md for what is said."""

    def __init__(
        self,
        command: Sequence[str],
        seed: int = 0,
        *,
        name: str = "",
        time_limit: float = TIME_LIMIT,
        on_note: Callable[[str], None] | None = None,
    ) -> None:
        if not command:
            raise BadInput("bot: a program needs a command", field="bot")
        self.name = name or command[0]
        self.notes: list[str] = []
        self._on_note = on_note
        self._limit = time_limit
        self._fallback = RandomBot(seed)
        self._asked = 0
        self._messages: queue.Queue[bytes | None] = queue.Queue()
        self._answers: queue.Queue[bytes | None] = queue.Queue()
        self._program: subprocess.Popen[bytes] | None = None
        try:
            self._program = subprocess.Popen(
                list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise BadInput(f"bot: '{command[0][:40]}' cannot be started: {reason}", field="bot") from None
        # Both ways by threads of their own: a program that neither reads nor writes must not stop the game.
        assert self._program.stdin is not None and self._program.stdout is not None
        threading.Thread(target=_speak, args=(self._program.stdin, self._messages), daemon=True).start()
        threading.Thread(target=_listen, args=(self._program.stdout, self._answers), daemon=True).start()

    # -------------------------------------------------------------- a Bot
    def begin(self, seat: int) -> None:
        """Tell the program where it sits."""
        if self._program is not None:
            self._say({"type": "begin", "protocol": PROTOCOL, "seat": seat})

    def decide(self, view: View[Any]) -> int:
        legal = view.legal()
        if self._program is not None:
            try:
                return self._ask(view, legal)
            except _NoGoodAnswer as problem:
                self._note(f"{self.name}: {problem}; a random action was taken")
        return self._fallback.decide(view)

    def close(self) -> None:
        """Say goodbye, and do not wait for long."""
        program, self._program = self._program, None
        if program is None:
            return
        self._say({"type": "end"})
        self._messages.put(None)
        try:
            program.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()

    def __enter__(self) -> ExternalBot:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -------------------------------------------------------------- speaking
    def _note(self, text: str) -> None:
        self.notes.append(text)
        if self._on_note is not None:
            self._on_note(text)

    def _say(self, message: dict[str, Any]) -> None:
        self._messages.put(json.dumps(message, ensure_ascii=False).encode() + b"\n")

    def _ask(self, view: View[Any], legal: list[int]) -> int:
        """Put the question, and wait for the answer to it; an answer to an earlier question is passed over."""
        self._asked += 1
        words = notation_of(view)
        texts = [words.action_text(action) if words else str(action) for action in legal]
        offered = [{"action": action, "text": text} for action, text in zip(legal, texts, strict=True)]
        self._say({"type": "decide", "id": self._asked, "view": view.describe(), "legal": offered})
        until = time.monotonic() + self._limit
        while True:
            try:
                line = self._answers.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise _NoGoodAnswer(f"no answer within {self._limit:g} s") from None
            if line is None:
                self._give_up("the program has ended")
            answer = _read(line)
            if answer.get("id", self._asked) == self._asked:
                break
        if answer.get("action") in legal and not isinstance(answer["action"], bool):
            return int(answer["action"])
        if answer.get("text") in texts:
            return legal[texts.index(answer["text"])]
        shown = json.dumps(answer.get("action", answer.get("text")))
        raise _NoGoodAnswer(f"{shown[:60]} is not a legal action")

    def _give_up(self, problem: str) -> NoReturn:
        """The program is gone: from now on all is left to luck."""
        self.close()
        raise _NoGoodAnswer(problem)


class _NoGoodAnswer(Exception):
    """The program did not answer, or not to the question."""


def _read(line: bytes) -> dict[str, Any]:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise _NoGoodAnswer("the answer is not JSON") from None
    if not isinstance(answer, dict):
        raise _NoGoodAnswer("the answer is not an object")
    return answer


def _speak(stream: IO[bytes], messages: queue.Queue[bytes | None]) -> None:
    """Pass every message on to the program, until None."""
    with contextlib.suppress(OSError, ValueError):
        while (message := messages.get()) is not None:
            stream.write(message)
            stream.flush()
    with contextlib.suppress(OSError, ValueError):
        stream.close()


def _listen(stream: IO[bytes], answers: queue.Queue[bytes | None]) -> None:
    """Hand on every line of the program; None when there are no more."""
    with stream:
        while True:
            try:
                line = stream.readline(LONGEST_LINE)
            except (OSError, ValueError):
                break
            if not line:
                break
            answers.put(line)
    answers.put(None)
