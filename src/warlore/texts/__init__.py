"""What people read, in their language: Fluent files under `locales/<language>`, English where one is missing."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from warlore.table import BadInput

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = {"en": "English", "it": "Italiano", "es": "Español"}
DEFAULT = "en"
# What most commands need comes first; the rest is read only when a text is in none of these.
FIRST = ("cli.ftl", "history.ftl", "history-cards.ftl")


def language_of(name: str) -> str:
    """A language by its code or its own name, however it is cased; `it_IT.UTF-8` is Italian."""
    word = name.strip().lower()
    for code, own in LANGUAGES.items():
        if word in (code, own.lower()) or word.replace("-", "_").startswith(code + "_"):
            return code
    raise BadInput(f"lang: '{name[:40]}' is no language; they are {', '.join(LANGUAGES)}", field="lang")


def choose_language(given: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else that of WARLORE_LANG, else that of the system, else English."""
    if given:
        return language_of(given)
    if environment.get("WARLORE_LANG"):
        return language_of(environment["WARLORE_LANG"])
    system = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or DEFAULT
    try:
        return language_of(system.partition(".")[0])
    except BadInput:
        return DEFAULT


class Texts:
    """The texts of one language."""

    def __init__(self, language: str = DEFAULT) -> None:
        self.language = language_of(language)
        self._shelf = _shelf(self.language)

    def find(self, message: str, /, **args: Any) -> str | None:
        """A text of this language, or None."""
        return self._shelf.text(message, args)

    def get(self, message: str, /, **args: Any) -> str:
        """A text (`message` or `message.attribute`); in English if it is missing, and at worst its id."""
        text = self._shelf.text(message, args)
        if text is None and self.language != DEFAULT:
            text = _shelf(DEFAULT).text(message, args)
        return message if text is None else text


class _Shelf:
    """The files of one language, each read when it is first needed."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self.folder = files("warlore") / "locales" / language
        there = sorted(file.name for file in self.folder.iterdir() if file.name.endswith(".ftl"))
        self.unread = [name for name in FIRST if name in there] + [name for name in there if name not in FIRST]

    def text(self, message: str, args: Mapping[str, Any]) -> str | None:
        name, _, attribute = message.partition(".")
        while not self.bundle.has_message(name):
            if not self.unread:
                return None
            self.read(self.unread.pop(0))
        found = self.bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return None
        return str(self.bundle.format_pattern(pattern, dict(args))[0])

    def read(self, name: str) -> None:
        from fluent.runtime import FluentResource

        self.bundle.add_resource(FluentResource((self.folder / name).read_text(encoding="utf-8")))


@cache
def _shelf(language: str) -> _Shelf:
    return _Shelf(language)


__all__ = ["DEFAULT", "LANGUAGES", "Texts", "choose_language", "language_of"]
