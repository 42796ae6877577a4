"""`warlore knight fight --json`: scenario objects of contract 3 in, one per line; where each fight stands out."""

from __future__ import annotations

from typing import IO

from warlore.history.contract import answer_lines
from warlore.knight.fights import fight
from warlore.table import BadInput


def check_alone(others: bool) -> None:
    """The scenarios say everything."""
    if others:
        raise BadInput("json: fights are read from standard input; no other option goes with it", field="json")


def run(source: IO[bytes], out: IO[str]) -> int:
    """Answer every line; returns the exit code."""
    return answer_lines(source, out, fight)
