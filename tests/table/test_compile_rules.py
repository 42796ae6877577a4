"""What the tool that writes the compiled form refuses."""

from __future__ import annotations

import ast
from types import SimpleNamespace
from typing import Any

import pytest

from compile_rules import SCALARS, Body, CannotCompile


def body(source: str) -> Body:
    """The compiled body of a function."""
    node: Any = ast.parse(source).body[0]
    writer: Any = SimpleNamespace(c_type=lambda kind, where: SCALARS[kind.id], tables={}, large={}, checked=False)
    return Body(writer, node, "here")


@pytest.mark.parametrize(
    "line", ["key: i64 = (a << 12 | a) << 12", "key: i64 = (((a << 3 | a) << 8 | a) << 5 | a) << 10 | a"]
)
def test_an_int_is_not_shifted_out_of_its_bits(line: str) -> None:
    """In the plain form ints have no end: both forms would give different numbers."""
    with pytest.raises(CannotCompile, match="shifted by 2"):
        body(f"def f(a: int) -> i64:\n    {line}\n    return key\n")


@pytest.mark.parametrize("line", ["key = (key << 12 | a) << 12", "key = (a << 5 | a) << 5", "key = 1 << 30"])
def test_other_shifts_are_fine(line: str) -> None:
    assert body(f"def f(a: int) -> i64:\n    key: i64 = a\n    {line}\n    return key\n").statements
