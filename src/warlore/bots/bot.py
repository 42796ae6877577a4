"""What a bot is: a player that decides from a view, and never sees more than its seat may know."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from warlore.table import View
from warlore.table.luck import below, fast


@runtime_checkable
class Bot(Protocol):
    """Anything with a name that chooses one of the view's legal actions.

    A bot may also have `begin(seat)`, called once when it sits down at a table; see `sit_down`.
    """

    @property
    def name(self) -> str: ...
    def decide(self, view: View[Any]) -> int: ...


def sit_down(bot: Bot, seat: int) -> None:
    """Tell a bot where it sits, if it wants to know."""
    begin = getattr(bot, "begin", None)
    if begin is not None:
        begin(seat)


class RandomBot:
    """Any legal action, all equally likely."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._chance = fast(seed)

    def decide(self, view: View[Any]) -> int:
        actions = view.legal()
        return actions[below(self._chance, len(actions))]
