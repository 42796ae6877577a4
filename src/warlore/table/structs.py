"""Structs: the flat records that the rules are written over, in their plain form.

A struct's fields are ints, fixed rows of ints or fixed grids of ints, given in `__init__`; its copy,
comparison and hash follow from the fields. `tools/compile_rules.py` turns the same class into a C
struct, so nothing here may depend on a game.
"""

from __future__ import annotations

from array import array
from functools import cache
from typing import Any, TypeAlias, TypeVar

Row: TypeAlias = list[int]
Grid: TypeAlias = list[list[int]]
Pile: TypeAlias = list[int]
u64: TypeAlias = int
i64: TypeAlias = int
Shorts: TypeAlias = "array[int]"
Ints: TypeAlias = "array[int]"
Longs: TypeAlias = "array[int]"

_S = TypeVar("_S", bound="Struct")


def row(n: int, fill: int = 0) -> Row:
    """A fixed row of n ints."""
    return [fill] * n


def grid(n: int, m: int, fill: int = 0) -> Grid:
    """n fixed rows of m ints."""
    return [[fill] * m for _ in range(n)]


def ints(n: int) -> Ints:
    """A table of n ints whose size is only known at run time: it is no part of a struct's key."""
    return array("i", [0]) * n


def shorts(n: int) -> Shorts:
    """The same of n small ints, up to 32,767."""
    return array("h", [0]) * n


def longs(n: int) -> Longs:
    """The same of n wide ints."""
    return array("q", [0]) * n


def pile(room: int) -> Pile:
    """An empty pile with room for that many cards (see `piles.py` for the lay-out)."""
    return [0, room] + [0] * room


def piles(n: int, room: int) -> Grid:
    """n empty piles."""
    return [pile(room) for _ in range(n)]


class Struct:
    """Copy, equality and hash of a record, field by field.

    `_shared` names fields that a copy shares (immutable tables), `_transient` those that belong to one
    call and are neither copied nor compared: a copy has them as the constructor makes them, so that no struct
    is ever without its tables.
    """

    __slots__: tuple[str, ...] = ()
    _shared: tuple[str, ...] = ()
    _transient: tuple[str, ...] = ()

    @classmethod
    @cache
    def _parts(cls) -> tuple[list[str], list[str], list[str]]:
        """Names of the int fields, rows and grids of this class."""
        blank = cls()
        ints: list[str] = []
        rows: list[str] = []
        grids: list[str] = []
        for name in cls.__slots__:
            if name not in cls._shared and name not in cls._transient:
                value = getattr(blank, name)
                kind = ints if isinstance(value, int) else grids if isinstance(value[0], list) else rows
                kind.append(name)
        return ints, rows, grids

    @classmethod
    def to_data(cls, record: Any) -> dict[str, Any]:
        """A record of this class, in either form, as plain data: all that its key tells, by the fields' names."""
        own = record.copy()
        return {name: getattr(own, name) for part in cls._parts() for name in part}

    @staticmethod
    def from_data(record: Any, data: dict[str, Any]) -> None:
        """Make a record of either form what the data tells; its shared fields stay as they are."""
        for name, value in data.items():
            setattr(record, name, value)

    @classmethod
    def _write_methods(cls) -> None:
        """Write `copy` and `key` out field by field: three times as fast as a loop over names."""
        ints, rows, grids = cls._parts()
        copy = [f"t.{name} = s.{name}" for name in [*ints, *cls._shared]]
        copy += [f"t.{name} = s.{name}[:]" for name in rows]
        copy += [f"t.{name} = [line[:] for line in s.{name}]" for name in grids]
        scope: dict[str, Any] = {"new": cls.__new__, "cls": cls}
        blank = cls()
        for name in cls._transient:
            value = getattr(blank, name)
            if value is None:
                copy.append(f"t.{name} = None")
            elif isinstance(value, array):
                scope[f"blank_{name}"] = value
                copy.append(f"t.{name} = blank_{name}[:]")
            else:
                scope[f"blank_{name}"] = type(value)
                copy.append(f"t.{name} = blank_{name}()")
        keys = [f"s.{name}" for name in ints] + [f"tuple(s.{name})" for name in rows]
        keys += [f"tuple(map(tuple, s.{name}))" for name in grids]
        body = "\n    ".join(["t = new(cls)", *copy, "return t"])
        exec(f"def copy(s):\n    {body}\ndef key(s):\n    return ({', '.join(keys)},)\n", scope)
        cls.copy = scope["copy"]  # type: ignore[method-assign]
        cls.key = scope["key"]  # type: ignore[method-assign]

    def __init_subclass__(cls) -> None:
        cls._write_methods()

    def copy(self: _S) -> _S:
        """An independent copy."""
        raise NotImplementedError

    def key(self) -> tuple[Any, ...]:
        """All that tells two records apart, as one hashable value."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, self.__class__):
            return NotImplemented
        shared = all(getattr(self, name) is getattr(other, name) for name in self._shared)
        return shared and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())
