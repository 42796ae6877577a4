"""What a server writes about itself: readable lines, or one JSON object per line. Never a secret."""

from __future__ import annotations

import logging
import math
import secrets
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from warlore.table import BadInput

MINUTE = 60.0
MOST_KINDS = 1000
LEVELS = {name: getattr(logging, name.upper()) for name in ("debug", "info", "warning", "error")}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(level: str, *, as_json: bool) -> None:
    """Send all logs to standard error."""
    if level not in LEVELS:
        raise BadInput(f"log-level: '{level[:20]}' is no level; they are {', '.join(LEVELS)}", field="log-level")
    handler = logging.StreamHandler(sys.stderr)
    readable = logging.Formatter("%(asctime)s %(levelname)-7s %(message)s", "%Y-%m-%d %H:%M:%S")
    handler.setFormatter(JsonLines() if as_json else readable)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(LEVELS[level])
    # It warns of every request that is none, and there may be thousands of them.
    logging.getLogger("uvicorn.error").setLevel(logging.NOTSET if level == "debug" else logging.ERROR)


def fault(log: logging.Logger, what: str, error: BaseException) -> str:
    """Write one line about something that should never happen; returns the id by which it is found again.

    The whole way to it is written at the level debug only: it is long, and may show what nobody should read.
    """
    number = secrets.token_hex(4)
    way = traceback.extract_tb(error.__traceback__)
    place = f"{Path(way[-1].filename).name}:{way[-1].lineno}" if way else "nowhere"
    said = (str(error).strip().splitlines() or [""])[0][:200]
    in_full = error if log.isEnabledFor(logging.DEBUG) else None
    log.error("fault %s: %s: %s at %s: %s", number, what, type(error).__name__, place, said, exc_info=in_full)
    return number


class Seldom:
    """Warnings of which there could be thousands: each is written once a minute, with how often it was meant."""

    def __init__(self, log: logging.Logger, now: Callable[[], float] = time.monotonic) -> None:
        self._log = log
        self._now = now
        self._said: dict[str, tuple[float, int]] = {}

    def __call__(self, kind: str, text: str, *given: Any) -> None:
        then, times = self._said.get(kind, (-math.inf, 0))
        if self._now() - then < MINUTE:
            self._said[kind] = (then, times + 1)
            return
        if len(self._said) >= MOST_KINDS:
            self._said.clear()
        self._said[kind] = (self._now(), 0)
        self._log.warning(text + (f" ({times} more times since the last such line)" if times else ""), *given)
