"""Setting up (H2), checked play, and whole random games inside the module."""

from __future__ import annotations

from warlore.history.rules.actions import LEGAL
from warlore.history.rules.gears import insert_tile
from warlore.history.rules.recall import join_deck, look_away
from warlore.history.rules.restore import begin_turn, draw_to_hand, refill_warfare
from warlore.history.rules.state import OVER, RELIC_DRAWN, SPACE_FILLED, UNIT_DRAWN, State, tell
from warlore.history.rules.tables import (
    BASE_CARDS,
    ELITES_PER_ERA,
    ERAS,
    HEROES_PER_ERA,
    RELICS,
    SPACES_PER_ERA,
    TILES,
    WARFARE_TOKENS,
)
from warlore.history.rules.turn import SCRATCH, Menu, do, list_legal, why_not
from warlore.table.chance import Chance, below, draw
from warlore.table.piles import push


def set_up_eras(s: State, chance: Chance) -> None:
    """H2.1: three Elites of each Era face up; the Heroes are shuffled into the rest."""
    for era in range(ERAS):
        for i in range(ELITES_PER_ERA):
            push(s.era_deck[era], s.cards.elite[era][i])
        for space in range(era * SPACES_PER_ERA, (era + 1) * SPACES_PER_ERA):
            s.board[space] = draw(chance, s.era_deck[era], UNIT_DRAWN)
            tell(s, SPACE_FILLED, space, s.board[space], 0)
        for i in range(HEROES_PER_ERA):
            push(s.era_deck[era], s.cards.hero[era][i])


def set_up_player(s: State, player: int, chance: Chance) -> None:
    """H2.3: eight Base cards, four in hand; one Relic face up."""
    for i in range(BASE_CARDS):
        join_deck(s, player, s.cards.base[s.sabaton[player]][i])
    draw_to_hand(s, player, chance)
    push(s.relics[player], draw(chance, s.relic_deck, RELIC_DRAWN))


def set_up(s: State, chance: Chance) -> None:
    """H2, H2.2: from a blank state with its options, players and card set to the first decision.

    Two tiles are inserted, the first ends Active; three Warfare tokens are laid out.
    """
    for i in range(TILES):
        push(s.tile_pile, i)
    for i in range(WARFARE_TOKENS):
        push(s.warfare_pile, s.cards.warfare[i])
    for i in range(RELICS):
        push(s.relic_deck, i)
    set_up_eras(s, chance)
    s.turn = s.first
    insert_tile(s, chance)
    insert_tile(s, chance)
    refill_warfare(s, chance)
    for player in range(s.players):
        set_up_player(s, player, chance)
    begin_turn(s)


def legal(s: State) -> list[int]:
    """The legal actions of the player to decide."""
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
    """Random legal play to the end, with nobody watching; returns the number of decisions."""
    look_away(s)
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
