"""Small lists: the rule options and the bots."""

from __future__ import annotations

from typing import Any

from rich.padding import Padding
from rich.text import Text

from warlore.cli.history.screen import make_console
from warlore.texts import Texts, choose_language


def word(value: Any) -> str:
    """A value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def list_options(lang: str | None, colour: bool) -> None:
    """H11: the options, their values (the default first) and what they mean."""
    from warlore.history.options import ALLOWED

    texts = Texts(choose_language(lang))
    console = make_console(colour)
    for name, (default, *others) in ALLOWED.items():
        values = [texts.get("option-default", value=word(default)), *map(word, others)]
        console.print(Text(name, style="bold") + Text(f": {', '.join(values)}", style="not bold"))
        console.print(Padding(Text(texts.get(f"option-{name}")), (0, 0, 0, 4), expand=False))


def list_bots(lang: str | None, colour: bool) -> None:
    """The bots, weakest first."""
    from warlore.bots import BOTS

    texts = Texts(choose_language(lang))
    console = make_console(colour)
    for name, message in BOTS.items():
        console.print(Text(f"{name:<10} {texts.get(message)}"))
