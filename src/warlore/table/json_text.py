"""JSON from outside, read strictly: what is no JSON, and a name that stands twice in one object, is `BadInput`."""

from __future__ import annotations

import json
from typing import Any

from warlore.table.errors import BadInput, shown


def read_json(text: str | bytes) -> Any:
    """The value of a JSON text."""
    try:
        return json.loads(text, object_pairs_hook=_once_each)
    except (ValueError, RecursionError) as error:
        reason = str(error).partition(":")[0] if isinstance(error, json.JSONDecodeError) else "not readable text"
        raise BadInput(f"the line is not JSON: {reason}", code="invalid_json") from None


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object; the second of two equal names would silently win."""
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise BadInput(f"{shown(name)} is given twice in one object", field=name)
        found[name] = value
    return found
