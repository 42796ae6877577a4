"""No struct is without its arrays, however it was made: a missing one is a crash in the compiled form."""

from __future__ import annotations

from typing import Any

import pytest

from warlore.history.rules import engine as history
from warlore.history.rules import plain as plain_history
from warlore.knight.rules import engine as knight
from warlore.knight.rules import plain as plain_knight
from warlore.table import form
from warlore.table.structs import Struct

STRUCTS = [
    pytest.param(engine, cls, id=f"{name} {cls.__name__}")
    for name, engine, plain in (("history", history, plain_history), ("knight", knight, plain_knight))
    for cls in vars(plain).values()
    if isinstance(cls, type) and issubclass(cls, Struct) and cls is not Struct and hasattr(engine, cls.__name__)
]


def made(engine: Any, name: str) -> list[Any]:
    """A struct from its constructor, a copy and a copy of that; in the compiled form also a bare one."""
    cls = getattr(engine, name)
    new = cls()
    ways = [new, new.copy(), new.copy().copy()]
    return [*ways, cls.__new__(cls)] if form() == "compiled" else ways


@pytest.mark.parametrize(("engine", "cls"), STRUCTS)
def test_every_struct_has_its_tables_and_references(engine: Any, cls: type[Struct]) -> None:
    blank = cls()
    for one in made(engine, cls.__name__):
        for field in cls._shared + cls._transient:
            expected, value = getattr(blank, field), getattr(one, field)
            assert (value is None) == (expected is None), field
            if hasattr(expected, "__len__"):
                assert len(value) == len(expected), field


@pytest.mark.parametrize(("engine", "cls"), STRUCTS)
def test_a_copy_has_tables_of_its_own(engine: Any, cls: type[Struct]) -> None:
    for field in cls._transient:
        one = getattr(engine, cls.__name__)()
        if hasattr(getattr(one, field), "itemsize") and len(getattr(one, field)):
            twin = one.copy()
            getattr(twin, field)[0] = 7
            assert getattr(one, field)[0] == 0
            assert getattr(one.copy(), field)[0] == 0
