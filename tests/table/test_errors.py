"""The errors people meet, and the structs the rules are written over."""

from __future__ import annotations

import pytest

from warlore.table import (
    AmbiguousInput,
    BadInput,
    BadRecord,
    IllegalAction,
    Reason,
    WarloreError,
    form,
)
from warlore.table.structs import Grid, Row, Struct, grid, row


@pytest.mark.parametrize(
    "error",
    [
        WarloreError("it went wrong"),
        BadInput("seats: there are 7", field="seats"),
        AmbiguousInput("could be two"),
        BadRecord("no deal"),
        IllegalAction("deploy Spy", Reason("not_in_hand", "H5.3")),
    ],
)
def test_every_error_is_one_sentence_with_a_code(error: WarloreError) -> None:
    assert isinstance(error, WarloreError)
    assert str(error) == error.message
    assert error.code
    assert "\n" not in error.message


def test_what_each_error_knows() -> None:
    assert BadInput("x", field="seats").field == "seats"
    assert (BadRecord("x", line=3).message, BadRecord("x", line=3).line) == ("line 3: x", 3)
    assert BadRecord("x").message == "x"
    illegal = IllegalAction("deploy Spy", Reason("not_in_hand", "H5.3"))
    assert (illegal.message, illegal.code) == ("'deploy Spy' is not legal: not in hand (H5.3)", "not_in_hand")
    assert str(Reason("not_now", "")) == "not now"


def test_the_form_has_a_name() -> None:
    assert form() in {"plain", "compiled"}


# ------------------------------------------------------------------ structs
class Board(Struct):
    __slots__ = ("cells", "log", "name", "rows", "turn")
    _shared = ("name",)
    _transient = ("log",)

    def __init__(self) -> None:
        self.turn: int = 0
        self.cells: Row = row(3)
        self.rows: Grid = grid(2, 2, -1)
        self.name: object = None
        self.log: list[int] | None = None


def test_a_struct_copies_compares_and_hashes_by_its_fields() -> None:
    ours = Board()
    ours.name = object()
    ours.log = [1]
    twin = ours.copy()
    assert twin == ours
    assert hash(twin) == hash(ours)
    assert twin.log is None
    twin.rows[1][0] = 9
    assert ours.rows == [[-1, -1], [-1, -1]]
    assert twin != ours
    twin = ours.copy()
    twin.cells[2] = 1
    assert ours.cells == [0, 0, 0]
    assert twin != ours
    twin = ours.copy()
    twin.name = object()
    assert twin != ours, "the same shape over another card set is not equal"
    assert ours != 3


def test_a_struct_travels_as_plain_data_with_all_that_its_key_tells() -> None:
    ours = Board()
    ours.turn, ours.cells[1], ours.rows[1][0] = 7, 2, 3
    data = Board.to_data(ours)
    assert data == {"cells": [0, 2, 0], "rows": [[-1, -1], [3, -1]], "turn": 7}
    ours.rows[1][0] = 4
    assert data["rows"] == [[-1, -1], [3, -1]], "what travels is independent of where it came from"
    twin = Board()
    Board.from_data(twin, data)
    ours.rows[1][0] = 3
    assert twin == ours


def test_structs_of_two_kinds_do_not_share_their_methods() -> None:
    class Other(Struct):
        __slots__ = ("value",)

        def __init__(self) -> None:
            self.value: int = 5

    assert Other().copy().value == 5
    assert Board().copy().turn == 0
    assert Other().key() == (5,)
