"""From what a person typed to an action: a number, or words in the person's language or in the record's."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence

from warlore.cli.history.words import Words
from warlore.history.game import HistoryView
from warlore.history.telling import parts_of
from warlore.table import AmbiguousInput, BadInput
from warlore.table.words import plain_text


def simple(text: str) -> str:
    """Words without case, accents and punctuation at their ends."""
    return " ".join(word.strip(".,:;!?¡¿'\"«»“”()") for word in plain_text(text).split()).strip()


class Chooser:
    """Reads choices of one game in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._all: dict[str, list[int]] | None = None

    def choose(self, text: str, legal: Sequence[int], labels: Sequence[str]) -> int:
        """The action meant. It may be illegal if it was named in full; what means nothing is an error."""
        get = self.words.get
        word = text.strip()
        if word.isdecimal():
            if len(word) <= 6 and 1 <= int(word) <= len(legal):
                return legal[int(word) - 1]
            raise BadInput(get("choose-number", number=word[:20], most=len(legal)))
        names = [{simple(label), *self.forms(action)} for action, label in zip(legal, labels, strict=True)]
        found = self._matching(simple(text), names)
        if len(found) == 1:
            return legal[found[0]]
        if not found:
            return self.any_action(text)
        could = ", ".join(labels[i] for i in found[:4])
        raise AmbiguousInput(get("choose-ambiguous", text=text[:40], could=could))

    def any_action(self, text: str) -> int:
        """An action named in full, legal or not."""
        wanted = simple(text)
        if self._all is None:
            self._all = {}
            for action in self.words.nameable():
                for form in self.forms(action):
                    self._all.setdefault(form, []).append(action)
        names = list(self._all)
        found = self._matching(wanted, [{name} for name in names])
        meant = {action for i in found for action in self._all[names[i]]}
        if len(meant) == 1:
            return meant.pop()
        if len(meant) > 1 and wanted:
            could = ", ".join(sorted(self.words.action(action) for action in meant)[:4])
            raise AmbiguousInput(self.words.get("choose-ambiguous", text=text[:40], could=could))
        close = difflib.get_close_matches(wanted, names, n=2, cutoff=0.7)
        if close:
            could = " / ".join(dict.fromkeys(self.words.action(self._all[name][0]) for name in close))
            raise BadInput(self.words.get("choose-close", text=text[:40], could=could))
        raise BadInput(self.words.get("choose-unknown", text=text[:40]), code="no_such_action")

    def forms(self, action: int) -> set[str]:
        """How an action may be typed."""
        return {simple(self.words.action(action)), simple(self.words.notation.action_text(action))}

    @staticmethod
    def _matching(wanted: str, names: Sequence[Iterable[str]]) -> list[int]:
        """Which of the choices is meant: the very words, else their beginning, else all words in it."""
        if not wanted:
            return []

        def fits(name: str, strictness: int) -> bool:
            if strictness == 0:
                return name == wanted
            if strictness == 1:
                return name.startswith(wanted)
            have = name.split()
            return all(any(word.startswith(part) for word in have) for part in wanted.split())

        for strictness in range(3):
            found = [i for i, forms in enumerate(names) if any(fits(name, strictness) for name in forms)]
            if found:
                return found
        return []


def label(words: Words, view: HistoryView, action: int) -> str:
    """A choice as it is offered: the action, and what one wants to know about what it names."""
    family, _, index = parts_of(action)
    text = words.action(action)
    seen, s = view.describe(), view.state
    about = ""
    if family in ("fight", "add"):
        card = words.cards.units[s.board[index]]
        about = f"{words.unit(card)} ({words.brief(card)})"
    elif family in ("chase", "recover"):
        about = words.brief(words.cards.units[index])
    elif family == "place":
        side = seen["battle"]["attacker" if view.turn == seen["active"] else "defender"]
        about = words.unit(side["units"][index % 5]["unit"])
    elif family in ("recruit", "decline"):
        card = words.cards.units[s.line_up[1][s.slot]]
        about = f"{words.unit(card)} ({words.brief(card)})"
    elif family == "look":
        about = words.seat(_loser(view))
    elif family == "keep":
        about = words.get("worth", number=s.prowess[_loser(view)][index])
    elif family == "keep_relic":
        era = words.cards.relics[index].era
        owned = [words.relic_of(name).era for name in seen["players"][view.turn or 0]["relics"]]
        about = words.get("relic-of-era", era=era, owned=owned.count(era))
    elif family in ("take_token", "swap"):
        token = seen["warfare"][words.cards.tiles[s.tile_active].pointer - 1]
        about = words.token(token) if token else ""
    elif family == "challenge":
        about = words.get("cards-in-hand", number=seen["players"][index]["hand_size"])
    elif family == "re_roll":
        side = seen["battle"]["attacker" if seen["step"] == "attacker_relaunch" else "defender"]
        about = words.face(("strong", "risky").index(side["die"]), side["face"])
    elif family == "insert":
        tile = s.tile_pending
        about = words.get("becomes-active", eras=words.tile_eras(tile), pointer=words.cards.tiles[tile].pointer)
    return f"{text}: {about}" if about else text


def _loser(view: HistoryView) -> int:
    """Whose Prowess tokens are looked at: the fighter who is not deciding."""
    s = view.state
    return s.defender if s.turn == s.active else s.active
