"""Commands as people type them: by the English word or by that of their language, whatever case and accents."""

from __future__ import annotations

from collections.abc import Mapping

from warlore.cli.history.choose import simple

MOST_WORDS = 2  # of one command, as in "por qué"


def command_in(text: str, words: Mapping[str, str]) -> tuple[str, str] | None:
    """The command that a line begins with, and what follows it; `words` tells each command's word in the language.

    A command of two words may be written as one. `?` asks for help.
    """
    if text.strip() == "?":
        return "help", ""
    typed = text.split()
    for length in range(1, min(MOST_WORDS, len(typed)) + 1):
        begin = _joined(" ".join(typed[:length]))
        for command, word in words.items():
            if begin in (command, _joined(word)):
                return command, " ".join(typed[length:])
    return None


def _joined(text: str) -> str:
    return simple(text).replace(" ", "")
