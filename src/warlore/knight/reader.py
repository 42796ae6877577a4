"""Strict reading of JSON values: every complaint names the field and says what is allowed there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from warlore.table import BadInput
from warlore.table.words import plain_text

# Words by which the text forms of actions are told apart
CONFUSING: Final = {"enemy": "^(attack|unit) | by ", "unit": " with ", "card": "^wound$|^second colour of "}


def shown(value: Any) -> str:
    """A value for a message, cut short."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    text = f"'{value}'" if isinstance(value, str) else str(value)
    return text if len(text) <= 42 else text[:40] + "…"


def inside(where: str, key: str | int) -> str:
    """`enemies`, 2 -> `enemies[2]`; `site`, `kind` -> `site.kind`."""
    if isinstance(key, int):
        return f"{where}[{key}]"
    return f"{where}.{key}" if where else key


def fail(where: str, problem: str, code: str = "invalid") -> BadInput:
    return BadInput(f"{where}: {problem}" if where else problem, field=where, code=code)


def mapping(value: Any, where: str, allowed: Iterable[str]) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise fail(where, f"must be an object, not {shown(value)}")
    names = tuple(allowed)
    for key in value:
        if key not in names:
            inner = inside(where, str(key)[:40])
            raise fail(inner, f"is no field here; the fields are {', '.join(names)}", "unknown_field")
    return value


def items(value: Any, where: str, most: int) -> list[Any]:
    if not isinstance(value, (list, tuple)):
        raise fail(where, f"must be a list, not {shown(value)}")
    if len(value) > most:
        raise fail(where, f"has {len(value)} entries, but may have at most {most}", "too_many")
    return list(value)


def number(value: Any, where: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise fail(where, f"must be a whole number from {least} to {most}, not {shown(value)}")
    return value


def flag(value: Any, where: str) -> bool:
    if not isinstance(value, bool):
        raise fail(where, f"must be true or false, not {shown(value)}")
    return value


def choice(value: Any, where: str, allowed: Iterable[str]) -> str:
    names = tuple(allowed)
    if not isinstance(value, str) or value not in names:
        raise fail(where, f"must be one of {', '.join(names)}, not {shown(value)}")
    return value


def choices(value: Any, where: str, allowed: Iterable[str]) -> tuple[str, ...]:
    names = tuple(allowed)
    found = tuple(choice(item, inside(where, i), names) for i, item in enumerate(items(value, where, 99)))
    if len(set(found)) < len(found):
        raise fail(where, "says the same thing twice")
    return found


def text(value: Any, where: str, kind: str) -> str:
    """A name of one's own for an enemy, a Unit or a card."""
    if not isinstance(value, str) or not value.strip() or len(value) > 60:
        raise fail(where, f"must be a name of at most 60 letters, not {shown(value)}")
    if any(letter in value for letter in ",;#>:\n/"):
        raise fail(where, "must be a name without the signs , ; # > : /")
    plain = plain_text(value)
    if not plain:
        raise fail(where, f"must be a name with letters or digits, not {shown(value)}")
    if re.search(CONFUSING[kind], plain):
        raise fail(where, f"{shown(value)} could be taken for a part of an action; give it another name")
    return " ".join(value.split())
