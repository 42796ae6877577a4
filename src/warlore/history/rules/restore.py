"""Phase 3, restoration (H8), and the passing of the turn."""

from __future__ import annotations

from warlore.history.rules.gears import draw_card, shuffle_discards
from warlore.history.rules.state import (
    ERA_DECK_SHUFFLED,
    GAME_ENDED,
    HERO_SET_ASIDE,
    OVER,
    SPACE_FILLED,
    TOKEN_DRAWN,
    TRAVEL,
    TURN_BEGINS,
    UNIT_DRAWN,
    WARFARE_FILLED,
    WARFARE_SHUFFLED,
    State,
    owner,
    tell,
)
from warlore.history.rules.tables import (
    ATTACKER,
    DEFENDER,
    HAND,
    HERO,
    LINES,
    NO_CARD,
    NO_TOKEN,
    NOBODY,
    SLOTS,
    SPACES,
    SPACES_PER_ERA,
    WARFARE_SPACES,
)
from warlore.table.chance import Chance, draw
from warlore.table.piles import pour, push, size


def return_units(s: State, side: int) -> None:
    """H8.1: a player's Units to his discards; a Hero that was deployed is set aside for good."""
    player = owner(s, side)
    if player == NOBODY:
        return
    for slot in range(s.ranks[side]):
        card = s.line_up[side][slot]
        if s.cards.kind[card] == HERO:
            push(s.aside[player], card)
            tell(s, HERO_SET_ASIDE, player, card, 0)
        else:
            push(s.discard[player], card)


def clear_side(s: State, side: int) -> None:
    """H8.2: tokens to the shared discards; Links, damage and dice cleared."""
    for slot in range(s.ranks[side]):
        if s.token_on[side][slot] != NO_TOKEN:
            push(s.warfare_discard, s.token_on[side][slot])
    for slot in range(SLOTS):
        s.line_up[side][slot] = NO_CARD
        s.damage[side][slot] = 0
        s.links[side][slot] = 0
        s.token_on[side][slot] = NO_TOKEN
        s.space_of[slot] = NO_CARD
    for line in range(LINES):
        s.totals[side][line] = 0
    s.lines_fought = 0
    s.ranks[side] = 0
    s.die[side] = 0
    s.face[side] = 0
    s.relaunches[side] = 0


def refill_space(s: State, space: int, chance: Chance) -> None:
    """H8.3, H3.7: from the Era's deck, else from its shuffled discards, else it stays empty."""
    era = space // SPACES_PER_ERA
    if size(s.era_deck[era]) == 0:
        if size(s.era_discard[era]) == 0:
            return
        pour(s.era_discard[era], s.era_deck[era])
        tell(s, ERA_DECK_SHUFFLED, era, size(s.era_deck[era]), 0)
    s.board[space] = draw(chance, s.era_deck[era], UNIT_DRAWN)
    tell(s, SPACE_FILLED, space, s.board[space], 0)


def refill_board(s: State, chance: Chance) -> None:
    """H8.3: all empty spaces, I1 to IV3, in place."""
    for space in range(SPACES):
        if s.board[space] == NO_CARD:
            refill_space(s, space, chance)


def refill_warfare(s: State, chance: Chance) -> None:
    """H8.3: then the Warfare spaces. A-68: with the limit of three, tokens never run out."""
    for space in range(WARFARE_SPACES):
        if s.warfare[space] == NO_TOKEN:
            if size(s.warfare_pile) == 0:
                pour(s.warfare_discard, s.warfare_pile)
                tell(s, WARFARE_SHUFFLED, size(s.warfare_pile), 0, 0)
            if size(s.warfare_pile) > 0:
                s.warfare[space] = draw(chance, s.warfare_pile, TOKEN_DRAWN)
                tell(s, WARFARE_FILLED, space, s.warfare[space], 0)


def draw_to_hand(s: State, player: int, chance: Chance) -> None:
    """H8.4, H3.7: up to four cards, with the one automatic reshuffle of the game."""
    while size(s.hand[player]) < HAND:
        if size(s.deck[player]) == 0:
            if size(s.discard[player]) == 0:
                return
            shuffle_discards(s, player)
        draw_card(s, player, chance)


def begin_turn(s: State) -> None:
    """A new turn: nothing inserted, nothing done."""
    s.inserted = 0
    s.settled = 0
    s.token_taken = 0
    s.acted[0] = 0
    s.acted[1] = 0
    s.defender = NOBODY
    s.chasing = 0
    s.winner = NOBODY
    s.slot = 0
    s.step = TRAVEL
    s.resume = TRAVEL
    s.active = (s.first + s.turns) % s.players
    s.turn = s.active
    s.round = s.turns // s.players + 1
    tell(s, TURN_BEGINS, s.active, s.round, 0)


def end_turn(s: State, chance: Chance) -> None:
    """H8.1 to H8.5, in this order."""
    return_units(s, ATTACKER)
    return_units(s, DEFENDER)
    clear_side(s, ATTACKER)
    clear_side(s, DEFENDER)
    refill_board(s, chance)
    refill_warfare(s, chance)
    draw_to_hand(s, s.active, chance)
    if s.defender != NOBODY:
        draw_to_hand(s, s.defender, chance)
    s.turns += 1
    if s.turns == s.rounds * s.players:
        s.step = OVER
        s.turn = NOBODY
        tell(s, GAME_ENDED, 0, 0, 0)
    else:
        begin_turn(s)
