"""Players that decide from a view: random, greedy, searching, and those that other people wrote."""

from __future__ import annotations

from collections.abc import Callable

from warlore.bots.bot import Bot, RandomBot, sit_down
from warlore.bots.external import TIME_LIMIT, ExternalBot, command_of, find_program
from warlore.bots.greedy import GreedyBot
from warlore.bots.guarded import GuardedBot
from warlore.bots.python import FORMS, PYTHON, PythonBot, names_in
from warlore.bots.search import SearchBot, search_settings
from warlore.table import BadInput
from warlore.table.errors import shown

BOTS: dict[str, str] = {
    "random": "bot-random",
    "greedy": "bot-greedy",
    "search": "bot-search",
}
"""The bots by name, weakest first, each with the id of the text that describes it."""

PROGRAM = "program:"
"""A bot's name that begins so is the command of an external program (see `external.py`)."""

GUESTS = f"{PROGRAM}COMMAND, {FORMS}"
"""The bots of other people, as they are named."""

_MAKERS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}
_SEARCH = "search:"


def make_bot(
    name: str, seed: int = 0, *, time_limit: float = TIME_LIMIT, on_note: Callable[[str], None] | None = None
) -> Bot:
    """The bot of that name, a guarded one if other people wrote it; equal seeds play equal games.

    `search:seconds=1:playouts=random` has settings. A program has `time_limit` seconds for an answer; what a
    guarded bot does wrong is told to `on_note`.
    """
    if name.startswith(PROGRAM):
        command = command_of(name.removeprefix(PROGRAM))
        return ExternalBot(command, seed, name=name, time_limit=time_limit, on_note=on_note)
    if name.startswith(PYTHON):
        return PythonBot(name, seed, on_note=on_note)
    return own_bot(name, seed)


def own_bot(name: str, seed: int = 0) -> Bot:
    """A bot of Warlore's own: whatever the name, nothing of other people is started or imported."""
    if name.startswith(_SEARCH):
        return SearchBot(seed, **search_settings(name.removeprefix(_SEARCH)))
    if name not in _MAKERS:
        known = ", ".join(BOTS)
        raise BadInput(f"bot: there is no bot {shown(name)}; the bots are {known}, {GUESTS}", field="bot")
    return _MAKERS[name](seed)


def is_bot(name: str) -> bool:
    """Is this a bot of Warlore's own, with or without settings? Settings that are wrong are told by BadInput."""
    if name.startswith(_SEARCH):
        search_settings(name.removeprefix(_SEARCH))
        return True
    return name in BOTS


def is_guest(name: str) -> bool:
    """Does this name a bot of other people? What is wrong with the name's form is told by BadInput.

    Whether there is such a program, file or module is not looked at: `make_bot` does that.
    """
    if name.startswith(PROGRAM):
        command_of(name.removeprefix(PROGRAM))
    elif name.startswith(PYTHON):
        names_in(name)
    else:
        return False
    return True


def find_guest(name: str) -> None:
    """Is that bot of other people on this machine? A program is looked for, a bot in Python is made; or BadInput."""
    if name.startswith(PROGRAM):
        find_program(command_of(name.removeprefix(PROGRAM)))
    else:
        PythonBot(name)


__all__ = [
    "BOTS",
    "GUESTS",
    "PROGRAM",
    "PYTHON",
    "TIME_LIMIT",
    "Bot",
    "ExternalBot",
    "GreedyBot",
    "GuardedBot",
    "PythonBot",
    "RandomBot",
    "SearchBot",
    "find_guest",
    "is_bot",
    "is_guest",
    "make_bot",
    "own_bot",
    "sit_down",
]
