"""From what a person typed to an action: a number, or words in the person's language or in the record's."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from typing import Any

from warlore.cli.history.choose import Chooser as Matcher
from warlore.cli.history.choose import simple
from warlore.cli.knight.words import Words
from warlore.table import AmbiguousInput, BadInput


def matching(wanted: str, names: Sequence[Iterable[str]]) -> list[int]:
    """Which of the choices is meant: the very words, else their beginning, else all words in it."""
    return Matcher._matching(wanted, names)


class Chooser:
    """Reads choices of one fight in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def choose(self, text: str, s: Any, legal: Sequence[int], labels: Sequence[str]) -> int:
        """The action meant. It may be illegal if it was named in full; what means nothing is an error."""
        get = self.words.get
        word = text.strip()
        if word.isascii() and word.isdecimal():
            if 1 <= int(word[:6]) <= len(legal):
                return legal[int(word) - 1]
            raise BadInput(get("choose-number", number=word[:6], most=len(legal)))
        found = matching(simple(text), [self.forms(s, action) for action in legal])
        if len(found) == 1:
            return legal[found[0]]
        if not found:
            return self.any_action(text, s)
        could = " / ".join(labels[i] for i in found[:4])
        raise AmbiguousInput(get("choose-ambiguous", text=text[:40], could=could))

    def any_action(self, text: str, s: Any) -> int:
        """An action named in full, legal or not."""
        wanted = simple(text)
        known: dict[str, list[int]] = {}
        for action in self.words.nameable(s):
            for form in self.forms(s, action):
                known.setdefault(form, []).append(action)
        names = list(known)
        meant = {action for i in matching(wanted, [{name} for name in names]) for action in known[names[i]]}
        if len(meant) == 1:
            return meant.pop()
        if meant and wanted:
            could = " / ".join(sorted(self.words.action(s, action) for action in meant)[:4])
            raise AmbiguousInput(self.words.get("choose-ambiguous", text=text[:40], could=could))
        close = difflib.get_close_matches(wanted, names, n=2, cutoff=0.7)
        if close:
            could = " / ".join(dict.fromkeys(self.words.action(s, known[name][0]) for name in close))
            raise BadInput(self.words.get("choose-close", text=text[:40], could=could))
        raise BadInput(self.words.get("choose-unknown", text=text[:40]), code="no_such_action")

    def forms(self, s: Any, action: int) -> set[str]:
        """How an action may be typed."""
        return {simple(self.words.action(s, action)), simple(self.words.notation.action_text(action))}
