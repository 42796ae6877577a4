"""Setting up, checked play, and whole random combats inside the module."""

from __future__ import annotations

from warlore.knight.rules.actions import LEGAL
from warlore.knight.rules.phases import open_combat
from warlore.knight.rules.state import OVER, State
from warlore.knight.rules.turn import SCRATCH, Menu, do, list_legal, why_not
from warlore.table.chance import Chance, below


def set_up(s: State, chance: Chance) -> None:
    """From a blank state with its book and mana to the first decision."""
    s.enemies = s.book.enemies
    for token in range(s.book.tokens):
        s.left[token] = s.book.token_copies[token]
    for unit in range(s.book.units):
        s.unit_ready[unit] = s.book.unit_start[0][unit]
        s.unit_wounds[unit] = s.book.unit_start[1][unit]
    open_combat(s, chance)


def legal(s: State) -> list[int]:
    """The legal actions."""
    list_legal(s, SCRATCH)
    actions: list[int] = []
    for i in range(SCRATCH.n):
        actions.append(SCRATCH.action[i])
    return actions


def apply(
    s: State, action: int, chance: Chance, events: list[tuple[int, int, int, int]] | None = None
) -> int:
    """Carry out an action if it is legal; else nothing changes. Returns the reason, LEGAL when done."""
    reason = why_not(s, action)
    if reason == LEGAL:
        s.events = events
        do(s, action, chance)
        s.events = None
    return reason


def play_on(s: State, chance: Chance, choice: Chance, menu: Menu) -> int:
    """Random legal play to the end; returns the number of decisions."""
    decisions = 0
    while s.step != OVER:
        n = list_legal(s, menu)
        do(s, menu.action[below(choice, n)], chance)
        decisions += 1
    return decisions


def count_leaves(s: State, chance: Chance, depth: int) -> int:
    """Action-tree count (perft): each action tried once with the chance as it stands."""
    if depth == 0 or s.step == OVER:
        return 1
    menu: Menu = Menu()
    list_legal(s, menu)
    if depth == 1:
        return menu.n
    leaves = 0
    for i in range(menu.n):
        branch: State = s.copy()
        luck: Chance = chance.copy()
        do(branch, menu.action[i], luck)
        leaves += count_leaves(branch, luck, depth - 1)
    return leaves
