"""Phase 1, time travel (H3): tiles, the pointed token, the gear actions, Tighten up!, the jump."""

from __future__ import annotations

from warlore.history.rules.actions import (
    ACTION_ALREADY_DONE,
    ACTION_NOT_ACTIVE,
    ALREADY_IN_THAT_ERA,
    ALREADY_JUMPED,
    DECK_IS_EMPTY,
    ERA_NOT_ON_TILE,
    HAND_IS_EMPTY,
    INSERT_FIRST,
    INSERTIONS_ENDED,
    LEGAL,
    NO_NEED_TO_SWAP,
    NO_SWAPS,
    NO_TOKEN_THERE,
    NOT_IN_DISCARDS,
    NOT_IN_HAND,
    NOT_NOW,
    THREE_INSERTED,
    THREE_TOKENS_HELD,
    TOKEN_ALREADY_TAKEN,
    TOKEN_NOT_HELD,
    UNIT_ALREADY_DEPLOYED,
)
from warlore.history.rules.entries import write_taken, write_used
from warlore.history.rules.recall import (
    discards_join_deck,
    enter_hand_openly,
    enter_hand_unseen,
    leave_hand,
)
from warlore.history.rules.state import (
    ADD_LINKED,
    ATTACK,
    DECK_SHUFFLED,
    DECLARE,
    DEFEND,
    DISMISSED,
    DREW,
    INSERTED,
    JUMPED,
    RECOVERED,
    RETURNED_TOKEN,
    SPENT_TOKEN,
    TIGHTEN_RECOVER,
    TILE_DRAWN,
    TILES_SHUFFLED,
    TOOK_TOKEN,
    TRAVEL,
    UNIT_DRAWN,
    State,
    tell,
)
from warlore.history.rules.tables import (
    ATTACKER,
    DEFENDER,
    DISMISS,
    DRAW_2,
    MOST_INSERTIONS,
    NO_CARD,
    NO_TOKEN,
    RECOVER,
    RESHUFFLE,
    TIGHTEN_DRAWS,
    TIGHTEN_RECOVERS,
    TIGHTEN_UP_TOKEN,
    TOKEN_LIMIT,
)
from warlore.table.chance import Chance, draw
from warlore.table.piles import find, pour, push, size, take


# ------------------------------------------------------------------ what may be done
def travelling(s: State) -> bool:
    """H3.4: token and gear actions stay open until the fight is declared."""
    return s.step == TRAVEL or s.step == DECLARE


def why_not_insert(s: State) -> int:
    """H3.1: one to three insertions, and none after something else was begun."""
    if s.step == DECLARE:
        return ALREADY_JUMPED
    if s.step != TRAVEL:
        return NOT_NOW
    if s.settled:
        return INSERTIONS_ENDED
    return THREE_INSERTED if s.inserted == MOST_INSERTIONS else LEGAL


def pointed_space(s: State) -> int:
    """H1.5: the Warfare space that the Active tile points at, from 0."""
    return s.cards.tile_pointer[s.tile_active] - 1


def why_not_pointed_token(s: State) -> int:
    """H3.2: is there a token to be had, whatever one holds."""
    if not travelling(s):
        return NOT_NOW
    if s.inserted == 0:
        return INSERT_FIRST
    if s.token_taken:
        return TOKEN_ALREADY_TAKEN
    return NO_TOKEN_THERE if s.warfare[pointed_space(s)] == NO_TOKEN else LEGAL


def why_not_take_token(s: State) -> int:
    """H3.2: the pointed token, not with three already held."""
    reason = why_not_pointed_token(s)
    if reason == LEGAL and size(s.tokens[s.turn]) >= TOKEN_LIMIT:
        return THREE_TOKENS_HELD
    return reason


def why_not_swap(s: State, token: int) -> int:
    """H11 `swap_at_limit`: give back one of three tokens to take the pointed one."""
    if not s.swap_at_limit:
        return NO_SWAPS
    reason = why_not_pointed_token(s)
    if reason != LEGAL:
        return reason
    if size(s.tokens[s.turn]) < TOKEN_LIMIT:
        return NO_NEED_TO_SWAP
    return LEGAL if find(s.tokens[s.turn], token) >= 0 else TOKEN_NOT_HELD


def active_action(s: State, arrow: int) -> int:
    """H1.6: the gear action that an arrow points at."""
    return s.cards.ring[(s.cards.arrows[arrow] + s.wheel) % 4]


def arrow_of(s: State, gear: int) -> int:
    """The arrow that points at a gear action, or -1."""
    if active_action(s, 0) == gear:
        return 0
    return 1 if active_action(s, 1) == gear else -1


def why_not_gear(s: State, gear: int) -> int:
    """H3.3: each of the two active actions once."""
    if not travelling(s):
        return NOT_NOW
    if s.inserted == 0:
        return INSERT_FIRST
    arrow = arrow_of(s, gear)
    if arrow < 0:
        return ACTION_NOT_ACTIVE
    return ACTION_ALREADY_DONE if s.acted[arrow] else LEGAL


def can_draw(s: State, player: int) -> bool:
    """A gear action or Tighten up! has a card to draw (H3.3, `reshuffle_on_draw`)."""
    if size(s.deck[player]) > 0:
        return True
    return s.reshuffle_on_draw != 0 and size(s.discard[player]) > 0


def why_not_draw_2(s: State) -> int:
    """H3.3 Draw 2; drawing nothing is the same as not acting, so it is not offered."""
    reason = why_not_gear(s, DRAW_2)
    if reason == LEGAL and not can_draw(s, s.turn):
        return DECK_IS_EMPTY
    return reason


def why_not_recover(s: State, card: int) -> int:
    """H3.3 Recover, or Tighten up! when it recovers: a card of one's own discards."""
    reason = LEGAL if s.step == TIGHTEN_RECOVER else why_not_gear(s, RECOVER)
    if reason == LEGAL and find(s.discard[s.turn], card) < 0:
        return NOT_IN_DISCARDS
    return reason


def why_not_dismiss(s: State, card: int) -> int:
    """H3.3 Dismiss: any card in hand."""
    reason = why_not_gear(s, DISMISS)
    if reason != LEGAL:
        return reason
    if size(s.hand[s.turn]) == 0:
        return HAND_IS_EMPTY
    return LEGAL if find(s.hand[s.turn], card) >= 0 else NOT_IN_HAND


def why_not_tighten_up(s: State) -> int:
    """H3.5: in one's own turn before the first Unit is deployed, or when challenged before deploying."""
    if s.step == ATTACK:
        if s.ranks[ATTACKER] > 0:
            return UNIT_ALREADY_DEPLOYED
    elif s.step == DEFEND:
        if s.ranks[DEFENDER] > 0:
            return UNIT_ALREADY_DEPLOYED
    elif not travelling(s) and s.step != ADD_LINKED:
        return NOT_NOW
    return LEGAL if find(s.tokens[s.turn], TIGHTEN_UP_TOKEN) >= 0 else TOKEN_NOT_HELD


def why_not_jump(s: State, era: int) -> int:
    """H3.4: to one of the Active tile's Eras, never the one you are in."""
    if s.step == DECLARE:
        return ALREADY_JUMPED
    if s.step != TRAVEL:
        return NOT_NOW
    if s.inserted == 0:
        return INSERT_FIRST
    if s.cards.tile_era[s.tile_active][0] != era and s.cards.tile_era[s.tile_active][1] != era:
        return ERA_NOT_ON_TILE
    return ALREADY_IN_THAT_ERA if s.era[s.turn] == era else LEGAL


# ------------------------------------------------------------------ doing it
def insert_tile(s: State, chance: Chance) -> None:
    """H3.1, H3.7: the new tile waits, the waiting one becomes active, the wheel turns a step."""
    if size(s.tile_pile) == 0:
        pour(s.tile_discard, s.tile_pile)
        tell(s, TILES_SHUFFLED, 0, 0, 0)
    tile = draw(chance, s.tile_pile, TILE_DRAWN)
    if s.tile_active != NO_CARD:
        push(s.tile_discard, s.tile_active)
    s.tile_active = s.tile_pending
    s.tile_pending = tile
    s.wheel = (s.wheel + s.cards.wheel_step) % 4
    tell(s, INSERTED, s.turn, tile, s.tile_active)


def insert(s: State, chance: Chance) -> None:
    """H3.1: one more insertion of this turn."""
    s.inserted += 1
    insert_tile(s, chance)


def take_token(s: State) -> None:
    """H3.2: the pointed token into one's own area; its space is refilled at the end of the turn."""
    space = pointed_space(s)
    push(s.tokens[s.turn], s.warfare[space])
    tell(s, TOOK_TOKEN, s.turn, s.warfare[space], space)
    write_taken(s, s.warfare[space])
    s.warfare[space] = NO_TOKEN
    s.token_taken = 1
    s.settled = 1


def swap_token(s: State, token: int) -> None:
    """H11 `swap_at_limit`: one token to the discards, then the pointed one."""
    take(s.tokens[s.turn], token)
    push(s.warfare_discard, token)
    tell(s, RETURNED_TOKEN, s.turn, token, 0)
    take_token(s)


def draw_card(s: State, player: int, chance: Chance) -> None:
    """One card from a deck that is not empty to its owner's hand."""
    card = draw(chance, s.deck[player], UNIT_DRAWN)
    enter_hand_unseen(s, player, card)
    tell(s, DREW, player, card, 0)


def shuffle_discards(s: State, player: int) -> None:
    """H3.7: a player's discards go back into the deck."""
    discards_join_deck(s, player)
    tell(s, DECK_SHUFFLED, player, size(s.deck[player]), 0)


def draw_cards(s: State, player: int, n: int, chance: Chance) -> None:
    """H3.3: n cards, as many as there are (`reshuffle_on_draw`)."""
    for _ in range(n):
        if size(s.deck[player]) == 0 and can_draw(s, player):
            shuffle_discards(s, player)
        if size(s.deck[player]) > 0:
            draw_card(s, player, chance)


def use_gear(s: State, gear: int) -> None:
    """H3.2, H3.3: the action is spent, and the insertions are over."""
    s.acted[arrow_of(s, gear)] = 1
    s.settled = 1


def do_draw_2(s: State, chance: Chance) -> None:
    """H3.3 Draw 2."""
    use_gear(s, DRAW_2)
    draw_cards(s, s.turn, 2, chance)


def recover(s: State, card: int) -> None:
    """H3.3 Recover."""
    take(s.discard[s.turn], card)
    enter_hand_openly(s, s.turn, card)
    tell(s, RECOVERED, s.turn, card, 0)


def do_recover(s: State, card: int) -> None:
    """H3.3 Recover by the gears, or the second half of a Tighten up! that recovers."""
    if s.step == TIGHTEN_RECOVER:
        s.step = s.resume
    else:
        use_gear(s, RECOVER)
    recover(s, card)


def do_dismiss(s: State, card: int, chance: Chance) -> None:
    """H3.3 Dismiss: out of the game, then draw one."""
    use_gear(s, DISMISS)
    leave_hand(s, s.turn, card)
    push(s.dismissed, card)
    tell(s, DISMISSED, s.turn, card, 0)
    draw_cards(s, s.turn, 1, chance)


def reshuffle(s: State, chance: Chance) -> None:
    """H3.3 Reshuffle: discards (also none) into the deck, then draw one."""
    shuffle_discards(s, s.turn)
    draw_cards(s, s.turn, 1, chance)


def do_reshuffle(s: State, chance: Chance) -> None:
    """H3.3 Reshuffle by the gears."""
    use_gear(s, RESHUFFLE)
    reshuffle(s, chance)


def spend_token(s: State, token: int) -> None:
    """H3.5: a token spent by hand goes to the shared discards at once."""
    take(s.tokens[s.turn], token)
    push(s.warfare_discard, token)
    tell(s, SPENT_TOKEN, s.turn, token, 0)
    write_used(s, token)


def tighten_up(s: State, chance: Chance) -> None:
    """H3.5, H11 `tighten_up`."""
    spend_token(s, TIGHTEN_UP_TOKEN)
    if s.tighten_up == TIGHTEN_DRAWS:
        draw_cards(s, s.turn, 2, chance)
    elif s.tighten_up == TIGHTEN_RECOVERS:
        if size(s.discard[s.turn]) > 0:
            s.resume = s.step
            s.step = TIGHTEN_RECOVER
    else:
        reshuffle(s, chance)


def jump(s: State, era: int) -> None:
    """H3.4: the time jump; only the fight is left to declare."""
    s.era[s.turn] = era
    s.settled = 1
    s.step = DECLARE
    tell(s, JUMPED, s.turn, era, 0)
