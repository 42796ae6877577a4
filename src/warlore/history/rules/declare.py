"""Declaring the fight (H4): a face-up card, a player, or with Chase a card of the Era's discards."""

from __future__ import annotations

from warlore.history.rules.actions import (
    HAND_IS_EMPTY,
    JUMP_FIRST,
    LEGAL,
    MUST_FIGHT,
    NO_SUCH_SEAT,
    NOT_IN_ERA_DISCARDS,
    NOT_LINKED,
    NOT_NOW,
    NOT_YOURSELF,
    PLAYER_IS_ELSEWHERE,
    SPACE_IS_EMPTY,
    SPACE_OF_ANOTHER_ERA,
    TOKEN_NOT_HELD,
)
from warlore.history.rules.deploy import begin_attack, begin_defence, stand
from warlore.history.rules.gears import spend_token
from warlore.history.rules.restore import end_turn
from warlore.history.rules.state import (
    ADD_LINKED,
    CARD_ADDED,
    CHALLENGED,
    CHASE_DECLARED,
    DECLARE,
    FIGHT_DECLARED,
    FIGHT_SKIPPED,
    TRAVEL,
    State,
    tell,
)
from warlore.history.rules.tables import (
    CHASE_TOKEN,
    DEFENDER,
    DEPLOY_SLOTS,
    NO_CARD,
    NO_LINK,
    SPACES,
    SPACES_PER_ERA,
)
from warlore.table.chance import Chance
from warlore.table.piles import find, size, take


# ------------------------------------------------------------------ the board's Links
def space_right_of(s: State, space: int) -> int:
    """H4.2: the neighbour on the right, or -1 beyond IV3 (`wrap_eras`)."""
    if space < SPACES - 1:
        return space + 1
    return 0 if s.wrap_eras else -1


def linked_to_right(s: State, space: int) -> bool:
    """H4.2: does this space's card form a Link with the one on its right?"""
    right = space_right_of(s, space)
    if right < 0 or s.board[space] == NO_CARD or s.board[right] == NO_CARD:
        return False
    half = s.cards.right[s.board[space]]
    return half != NO_LINK and half == s.cards.left[s.board[right]]


def space_left_of(s: State, space: int) -> int:
    """H4.2: the neighbour on the left, or -1."""
    if space > 0:
        return space - 1
    return SPACES - 1 if s.wrap_eras else -1


# ------------------------------------------------------------------ what may be done
def why_not_declare(s: State) -> int:
    """H4.1: after the jump, with a Unit in hand."""
    if s.step == TRAVEL:
        return JUMP_FIRST
    if s.step != DECLARE:
        return NOT_NOW
    return HAND_IS_EMPTY if size(s.hand[s.turn]) == 0 else LEGAL


def why_not_fight(s: State, space: int) -> int:
    """H4.1 (a): a face-up card of the Era just entered."""
    reason = why_not_declare(s)
    if reason != LEGAL:
        return reason
    if space // SPACES_PER_ERA != s.era[s.turn]:
        return SPACE_OF_ANOTHER_ERA
    return SPACE_IS_EMPTY if s.board[space] == NO_CARD else LEGAL


def why_not_challenge(s: State, seat: int) -> int:
    """H4.1 (b): a player whose Sabaton is there."""
    reason = why_not_declare(s)
    if reason != LEGAL:
        return reason
    if seat >= s.players:
        return NO_SUCH_SEAT
    if seat == s.turn:
        return NOT_YOURSELF
    return LEGAL if s.era[seat] == s.era[s.turn] else PLAYER_IS_ELSEWHERE


def why_not_chase(s: State, card: int) -> int:
    """H4.1 (c): with Chase, a card of that Era's discards."""
    reason = why_not_declare(s)
    if reason != LEGAL:
        return reason
    if find(s.tokens[s.turn], CHASE_TOKEN) < 0:
        return TOKEN_NOT_HELD
    return LEGAL if find(s.era_discard[s.era[s.turn]], card) >= 0 else NOT_IN_ERA_DISCARDS


def why_not_skip(s: State) -> int:
    """H4.1: only when no card and no player can be fought; Chase is never compulsory."""
    reason = why_not_declare(s)
    if reason == HAND_IS_EMPTY:
        return LEGAL
    if reason != LEGAL:
        return reason
    era = s.era[s.turn]
    for space in range(era * SPACES_PER_ERA, (era + 1) * SPACES_PER_ERA):
        if s.board[space] != NO_CARD:
            return MUST_FIGHT
    for seat in range(s.players):
        if seat != s.turn and s.era[seat] == era:
            return MUST_FIGHT
    return LEGAL


def in_line_up(s: State, space: int) -> bool:
    """Does the card of this space already face the Attacker?"""
    for slot in range(s.ranks[DEFENDER]):
        if s.space_of[slot] == space:
            return True
    return False


def touches_chosen(s: State, space: int) -> bool:
    """H4.3: may a Link to this card of the line-up be used (`chain_links`)? The chosen card always counts."""
    if space < 0 or not in_line_up(s, space):
        return False
    return s.chain_links != 0 or space == s.slot


def why_not_add(s: State, space: int) -> int:
    """H4.3: a card directly Linked to the chosen one."""
    if s.step != ADD_LINKED:
        return NOT_NOW
    if s.ranks[DEFENDER] >= DEPLOY_SLOTS[DEFENDER] or in_line_up(s, space):
        return NOT_LINKED
    if linked_to_right(s, space) and touches_chosen(s, space_right_of(s, space)):
        return LEGAL
    left = space_left_of(s, space)
    if left >= 0 and linked_to_right(s, left) and touches_chosen(s, left):
        return LEGAL
    return NOT_LINKED


def space_before(s: State) -> int:
    """The space on the left of the board's line-up, or -1."""
    return space_left_of(s, s.space_of[0])


def space_behind(s: State) -> int:
    """The space on the right of the board's line-up, or -1."""
    return space_right_of(s, s.space_of[s.ranks[DEFENDER] - 1])


def can_add(s: State, space: int) -> bool:
    """Is this a Linked card that could be added?"""
    return space >= 0 and why_not_add(s, space) == LEGAL


def any_to_add(s: State) -> bool:
    """Is there a Linked card left that could be added? Only the two ends can have one."""
    return can_add(s, space_before(s)) or can_add(s, space_behind(s))


# ------------------------------------------------------------------ doing it
def fight(s: State, space: int) -> None:
    """H4.1 (a): the chosen card faces the Attacker; its space is remembered in `slot` while cards are added."""
    stand(s, DEFENDER, s.board[space], space)
    s.slot = space
    s.step = ADD_LINKED
    tell(s, FIGHT_DECLARED, s.turn, space, s.board[space])
    if not any_to_add(s):
        meet(s)


def add(s: State, space: int) -> None:
    """H4.3: a Linked card joins, on its side of the line-up."""
    card = s.board[space]
    joins_in_front = space_right_of(s, space) == s.space_of[0] and linked_to_right(s, space)
    stand(s, DEFENDER, card, space)
    if joins_in_front:
        for slot in range(s.ranks[DEFENDER] - 1, 0, -1):
            s.line_up[DEFENDER][slot] = s.line_up[DEFENDER][slot - 1]
            s.space_of[slot] = s.space_of[slot - 1]
        s.line_up[DEFENDER][0] = card
        s.space_of[0] = space
    tell(s, CARD_ADDED, s.turn, space, card)
    if not any_to_add(s):
        meet(s)


def meet(s: State) -> None:
    """The board's line-up is complete: its cards leave their spaces, the Attacker deploys."""
    for slot in range(s.ranks[DEFENDER]):
        s.board[s.space_of[slot]] = NO_CARD
    s.slot = 0
    begin_attack(s)


def chase(s: State, card: int) -> None:
    """H4.4: a card of the Era's discards fights alone."""
    spend_token(s, CHASE_TOKEN)
    take(s.era_discard[s.era[s.turn]], card)
    s.chasing = 1
    stand(s, DEFENDER, card, NO_CARD)
    tell(s, CHASE_DECLARED, s.turn, card, 0)
    begin_attack(s)


def challenge(s: State, seat: int) -> None:
    """H4.1 (b): the challenged player deploys first."""
    s.defender = seat
    tell(s, CHALLENGED, s.turn, seat, 0)
    begin_defence(s)


def skip_fight(s: State, chance: Chance) -> None:
    """H4.1: nothing to fight: straight to the refill and the draw to four."""
    tell(s, FIGHT_SKIPPED, s.turn, 0, 0)
    end_turn(s, chance)
