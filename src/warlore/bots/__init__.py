"""Players that decide from a view: random, greedy, searching, and programs of other people."""

from __future__ import annotations

import shlex
from collections.abc import Callable

from warlore.bots.bot import Bot, RandomBot, sit_down
from warlore.bots.external import ExternalBot
from warlore.bots.greedy import GreedyBot
from warlore.bots.search import SearchBot, search_settings
from warlore.table import BadInput

BOTS: dict[str, str] = {
    "random": "bot-random",
    "greedy": "bot-greedy",
    "search": "bot-search",
}
"""The bots by name, weakest first, each with the id of the text that describes it."""

PROGRAM = "program:"
"""A bot's name that begins so is the command of an external program (see `external.py`)."""

_MAKERS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}
_SEARCH = "search:"


def make_bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name; equal seeds play equal games. `search:seconds=1:playouts=random` has settings."""
    if name.startswith(PROGRAM):
        return ExternalBot(_command(name.removeprefix(PROGRAM)), seed)
    if name.startswith(_SEARCH):
        return SearchBot(seed, **search_settings(name.removeprefix(_SEARCH)))
    if name not in _MAKERS:
        known = ", ".join(BOTS)
        raise BadInput(f"bot: there is no bot '{name[:40]}'; the bots are {known}, and {PROGRAM}COMMAND", field="bot")
    return _MAKERS[name](seed)


def is_bot(name: str) -> bool:
    """Is this a bot of Warlore's own, with or without settings? Settings that are wrong are told by BadInput."""
    if name.startswith(_SEARCH):
        search_settings(name.removeprefix(_SEARCH))
        return True
    return name in BOTS


def _command(text: str) -> list[str]:
    try:
        return shlex.split(text)
    except ValueError as error:
        raise BadInput(f"bot: '{text[:40]}' is no command: {error}", field="bot") from None


__all__ = [
    "BOTS",
    "PROGRAM",
    "Bot",
    "ExternalBot",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "is_bot",
    "make_bot",
    "sit_down",
]
