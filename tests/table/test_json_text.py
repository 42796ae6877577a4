"""JSON from outside: what is none is refused in one sentence, and no name wins silently over an equal one."""

from __future__ import annotations

import pytest

from warlore.table import BadInput
from warlore.table.json_text import read_json


@pytest.mark.parametrize("text", ['{"a": 1, "b": {"a": [1, {"a": null}]}}', b"[]", "7"])
def test_json_is_read(text: str | bytes) -> None:
    import json

    assert read_json(text) == json.loads(text)


@pytest.mark.parametrize("text", ['{"a": 1, "a": 1}', b'[{"b": {"a": 1, "a": 2}}]', '{"a": 1, "\\u0061": 2}'])
def test_a_name_that_stands_twice_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadInput, match="'a' is given twice in one object") as caught:
        read_json(text)
    assert caught.value.field == "a"


@pytest.mark.parametrize("text", ["", "{", b"\xff", "[" * 100_000])
def test_what_is_no_json_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadInput, match="the line is not JSON") as caught:
        read_json(text)
    assert caught.value.code == "invalid_json"
