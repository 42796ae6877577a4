"""Bots that other people wrote: whatever such a bot does, the game goes on.

When it is late, gone, fails or answers nonsense, a random legal action is taken; that is counted as a fault, and a
note is kept.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from warlore.table import View
from warlore.table.luck import below, fast

LARGEST_SEED = 2**53 - 1
"""What every language reads exactly from JSON: a guarded bot is never told a larger seed."""


class NoGoodAnswer(Exception):
    """The bot did not answer, or not to the question."""


class GuardedBot(ABC):
    """A bot whose failures do not end the game. `faults` and `notes` are those of the game it plays."""

    def __init__(self, name: str, seed: int = 0, on_note: Callable[[str], None] | None = None) -> None:
        self.name = name
        self.faults = 0
        self.notes: list[str] = []
        self._on_note = on_note
        self._gone = False
        self._sow(seed)

    @property
    def told_seed(self) -> int:
        """The seed as the bot itself is told it."""
        return self._seed % (LARGEST_SEED + 1)

    # -------------------------------------------------------------- a Bot
    def begin(self, seat: int, *, players: int | None = None, seed: int | None = None) -> None:
        """A new game; what there was to say about the last one is forgotten."""
        self.faults, self.notes, self._gone = 0, [], False
        self._sow(self._seed if seed is None else seed)
        try:
            self._sit(seat, players)
        except NoGoodAnswer as problem:
            self._gone = True
            self._note(problem)

    def decide(self, view: View[Any]) -> int:
        # Asked before the bot is: it might leave the view otherwise than it was.
        legal = view.legal()
        if not self._gone:
            try:
                return self._answer(view, list(legal))
            except NoGoodAnswer as problem:
                self._note(problem)
        self.faults += 1
        return legal[below(self._chance, len(legal))]

    @abstractmethod
    def close(self) -> None:
        """The bot is no longer needed."""

    # -------------------------------------------------------------- what kinds of bots do in their own way
    @abstractmethod
    def _sit(self, seat: int, players: int | None) -> None:
        """Be ready for a new game, with `told_seed`; NoGoodAnswer if that fails."""

    @abstractmethod
    def _answer(self, view: View[Any], legal: list[int]) -> int:
        """One of the legal actions; NoGoodAnswer if there is none. What will never answer again is `_gone`."""

    # -------------------------------------------------------------- luck and notes
    def _sow(self, seed: int) -> None:
        self._seed = seed
        self._chance = fast(seed)

    def _note(self, problem: NoGoodAnswer) -> None:
        actions = "random actions are taken until the next game" if self._gone else "a random action was taken"
        text = f"{self.name}: {problem}; {actions}"
        self.notes.append(text)
        if self._on_note is not None:
            self._on_note(text)
