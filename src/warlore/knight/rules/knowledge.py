"""What a player may know: everything that lies open. Tokens are drawn when they are needed and not before, so
that a state holds nothing hidden: of a pile it knows which tokens are left, as anybody can count, never their
order.
"""

from __future__ import annotations

from warlore.knight.rules.state import State
from warlore.table.chance import Chance


def hide(s: State, seat: int) -> None:
    """Nothing in a state is hidden from anybody."""
    s.events = None


def redeal(s: State, seat: int, chance: Chance) -> None:
    """Nothing is to be dealt: the next token is drawn when it appears."""
    s.events = None
