"""Commands as people type them."""

from __future__ import annotations

import pytest

from warlore.cli.commands import command_in

WORDS = {"why": "por qué", "undo": "deshacer", "jump": "ir"}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("por qué robar 2", ("why", "robar 2")),
        ("PORQUE robar", ("why", "robar")),
        ("porqué", ("why", "")),
        ("¿por qué?", ("why", "")),
        ("why jump II", ("why", "jump II")),
        ("deshacer 3", ("undo", "3")),
        ("  ir   5 ", ("jump", "5")),
        ("?", ("help", "")),
        ("por favor", None),
        ("", None),
    ],
)
def test_a_command_is_its_english_word_or_that_of_the_language(typed: str, meant: tuple[str, str] | None) -> None:
    assert command_in(typed, WORDS) == meant
