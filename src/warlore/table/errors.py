"""The errors people meet: each says what is wrong, where, and what would be right."""

from __future__ import annotations

from dataclasses import dataclass


def shown(text: str, most: int = 40) -> str:
    """A piece of somebody's input, fit for one line of a message."""
    short = text if len(text) <= most else text[: most - 1] + "…"
    return f"'{short}'" if short.isprintable() else ascii(short)


class WarloreError(Exception):
    """Anything that can be said to a person in one sentence. `code` is for programs."""

    def __init__(self, message: str, *, code: str = "error") -> None:
        super().__init__(message)
        self.message = message
        self.code = code


class BadInput(WarloreError):
    """Something given from outside does not make sense; `field` says where."""

    def __init__(self, message: str, *, field: str = "", code: str = "invalid") -> None:
        super().__init__(message, code=code)
        self.field = field


class AmbiguousInput(BadInput):
    """Something given from outside could mean several things."""


class BadRecord(WarloreError):
    """A record cannot be read, or does not fit the game it is replayed with; `line` is where, from 1."""

    def __init__(self, message: str, *, line: int = 0, code: str = "bad_record") -> None:
        super().__init__(f"line {line}: {message}" if line else message, code=code)
        self.line = line


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is not legal: a code for programs and texts, and the rule it rests on."""

    code: str
    rule: str

    def __str__(self) -> str:
        return f"{self.code.replace('_', ' ')} ({self.rule})" if self.rule else self.code.replace("_", " ")


class IllegalAction(WarloreError):
    """An action that exists but may not be done now."""

    def __init__(self, text: str, reason: Reason) -> None:
        super().__init__(f"'{text}' is not legal: {reason}", code=reason.code)
        self.reason = reason
