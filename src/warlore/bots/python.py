"""Bots in Python that are no part of Warlore: `python:PATH.py:NAME` or `python:package.module:NAME`.

NAME is a class or a function that makes a bot; a new one is made for every game. Such a bot is not hurried, for
Python cannot be interrupted from outside; what becomes of its mistakes is told in `guarded.py`.
"""

from __future__ import annotations

import importlib
import inspect
import operator
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from warlore.bots.bot import sit_down
from warlore.bots.guarded import GuardedBot, NoGoodAnswer
from warlore.table import BadInput, View
from warlore.table.errors import shown

PYTHON = "python:"
FORMS = f"{PYTHON}PATH.py:NAME or {PYTHON}package.module:NAME"
LONGEST_NAME = 200
MOST_SHOWN = 80
NAMES_TOLD = 8


class PythonBot(GuardedBot):
    """Makes a bot for every game and asks it."""

    def __init__(self, name: str, seed: int = 0, *, on_note: Callable[[str], None] | None = None) -> None:
        super().__init__(name, seed, on_note)
        where, what = names_in(name)
        self._make: Any = getattr(_module(where, name), what, None)
        if not callable(self._make):
            raise _refused(name, f"{where} has no class or function '{what}'{_what_there_is(_module(where, name))}")
        try:
            self._bot = self._made()
        except NoGoodAnswer as problem:
            raise _refused(name, str(problem)) from None

    def close(self) -> None:
        """There is nothing to be ended."""

    # -------------------------------------------------------------- a guarded bot
    def _sit(self, seat: int, players: int | None) -> None:
        self._bot = self._made()
        with _watched():
            sit_down(self._bot, seat)

    def _answer(self, view: View[Any], legal: list[int]) -> int:
        with _watched():
            answer = self._bot.decide(view)
        try:
            action = None if isinstance(answer, bool) else operator.index(answer)
        except TypeError:
            action = None
        if action not in legal:
            raise NoGoodAnswer(f"{_brief(repr(answer))} is not a legal action")
        return action

    def _made(self) -> Any:
        with _watched():
            bot = _called(self._make, self.told_seed)
        if not callable(getattr(bot, "decide", None)):
            raise NoGoodAnswer(f"makes a {type(bot).__name__}, which has no decide(view)")
        return bot


def names_in(name: str) -> tuple[str, str]:
    """The file or module of a bot's name, and what in it makes the bot."""
    where, colon, what = name.removeprefix(PYTHON).rpartition(":")
    is_module = all(part.isidentifier() for part in where.split("."))
    if not (colon and what.isidentifier() and (where.endswith(".py") or is_module)):
        raise BadInput(f"bot: {shown(name, LONGEST_NAME)} is not of the form {FORMS}", field="bot")
    return where, what


def _refused(name: str, problem: str) -> BadInput:
    return BadInput(f"bot: {shown(name, LONGEST_NAME)}: {problem}", field="bot")


# ------------------------------------------------------------------ finding and making
def _module(where: str, name: str) -> ModuleType:
    """The module, imported once; it finds its neighbours as a script does, after what is installed."""
    is_file = where.endswith(".py")
    path = Path(where).expanduser().resolve()
    folder = str(path.parent if is_file else Path.cwd())
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        with _watched():
            return _file(path) if is_file else importlib.import_module(where)
    except NoGoodAnswer as problem:
        error = problem.__cause__
        if isinstance(error, OSError) and error.filename == str(path):
            raise _refused(name, f"{where} cannot be read: {error.strerror}") from None
        if isinstance(error, ModuleNotFoundError) and f"{where}.".startswith(f"{error.name}."):
            raise _refused(name, f"there is no module {error.name}") from None
        raise _refused(name, f"{where} cannot be imported: {problem}") from None


@cache
def _file(path: Path) -> ModuleType:
    spec = spec_from_file_location(f"{PYTHON}{path}", path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    # What is defined there asks for its module by name: data classes do, and pickle.
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[spec.name]
        raise
    return module


def _what_there_is(module: ModuleType) -> str:
    names = [
        name
        for name, value in vars(module).items()
        if callable(value) and getattr(value, "__module__", "") == module.__name__ and not name.startswith("_")
    ]
    return f"; it has {', '.join(names[:NAMES_TOLD])}" if names else ""


def _called(make: Any, seed: int) -> Any:
    """With the seed, if it has a parameter of that name, or exactly one that must be given."""
    try:
        parameters = inspect.signature(make).parameters
    except (TypeError, ValueError):
        parameters = {}  # type: ignore[assignment]
    if "seed" in parameters and parameters["seed"].kind is not inspect.Parameter.POSITIONAL_ONLY:
        return make(seed=seed)
    needed = [
        one
        for one in parameters.values()
        if one.default is one.empty and one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)
    ]
    return make(seed) if len(needed) == 1 else make()


# ------------------------------------------------------------------ other people's code
@contextmanager
def _watched() -> Iterator[None]:
    """Whatever is raised in here is no good answer. Standard output belongs to the command: prints go beside it."""
    try:
        with redirect_stdout(sys.stderr):
            yield
    except (Exception, SystemExit) as error:
        raise NoGoodAnswer(_told(error)) from error


def _told(error: BaseException) -> str:
    """An error in one line, with the place where it was raised."""
    words = str(error).strip().partition("\n")[0]
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if frame.filename != __file__ and not frame.filename.startswith("<frozen ")]
    place = f" ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else ""
    return f"{type(error).__name__}{': ' * bool(words)}{_brief(words)}{place}"


def _brief(text: str) -> str:
    short = text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"
    return short if short.isprintable() else ascii(short)
