"""What a server writes about itself: readable lines, or one JSON object per line. Never a secret."""

from __future__ import annotations

import logging
import sys
from typing import Any

import msgspec

from warlore.table import BadInput

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
