"""Deploying (H5.1–H5.3) and placing Warfare tokens on Units (H5.2, H5.8)."""

from __future__ import annotations

from warlore.history.rules.actions import (
    DEPLOY_ONE_FIRST,
    LEGAL,
    LINE_UP_IS_FULL,
    NOT_FOR_UNITS,
    NOT_IN_HAND,
    NOT_NOW,
    SLOT_HAS_TOKEN,
    SLOT_IS_EMPTY,
    TOKEN_NOT_HELD,
)
from warlore.history.rules.entries import write_used
from warlore.history.rules.recall import leave_hand
from warlore.history.rules.state import (
    ATTACK,
    ATTACKER_TOKENS,
    DEFEND,
    DEFENDER_TOKENS,
    DEPLOYED,
    TOKEN_PLACED,
    State,
    tell,
)
from warlore.history.rules.tables import (
    ATTACKER,
    DEFENDER,
    DEPLOY_SLOTS,
    NO_CARD,
    NO_TOKEN,
    TIGHTEN_UP_TOKEN,
    goes_on_units,
)
from warlore.table.piles import card_at, find, size, take


def stand(s: State, side: int, card: int, space: int) -> None:
    """Put a card into the first empty slot of a side; `space` is where a board card came from."""
    slot = s.ranks[side]
    s.line_up[side][slot] = card
    if side == DEFENDER:
        s.space_of[slot] = space
    s.ranks[side] += 1


# ------------------------------------------------------------------ what may be done
def deploying_side(s: State) -> int:
    """The side that deploys now, or -1."""
    if s.step == ATTACK:
        return ATTACKER
    return DEFENDER if s.step == DEFEND else -1


def why_not_deploy(s: State, card: int) -> int:
    """H5.1–H5.3: a card in hand, while a slot is free."""
    side = deploying_side(s)
    if side < 0:
        return NOT_NOW
    if s.ranks[side] >= DEPLOY_SLOTS[side]:
        return LINE_UP_IS_FULL
    return LEGAL if find(s.hand[s.turn], card) >= 0 else NOT_IN_HAND


def why_not_end_deployment(s: State) -> int:
    """H5.2, H5.3: at least one Unit (a challenged player: `min_defender_units`, none with an empty hand)."""
    side = deploying_side(s)
    least = 1 if side == ATTACKER else s.min_defender_units
    if s.ranks[side] >= least or size(s.hand[s.turn]) == 0:
        return LEGAL
    return DEPLOY_ONE_FIRST


def token_side(s: State) -> int:
    """The side that places tokens now, or -1."""
    if s.step == ATTACKER_TOKENS:
        return ATTACKER
    return DEFENDER if s.step == DEFENDER_TOKENS else -1


def why_not_place(s: State, token: int, slot: int) -> int:
    """H5.8: a token of one's own on one of one's Units, at most one each."""
    side = token_side(s)
    if side < 0:
        return NOT_NOW
    if not goes_on_units(token):
        return NOT_FOR_UNITS
    if find(s.tokens[s.turn], token) < 0:
        return TOKEN_NOT_HELD
    if slot >= s.ranks[side]:
        return SLOT_IS_EMPTY
    return SLOT_HAS_TOKEN if s.token_on[side][slot] != NO_TOKEN else LEGAL


def can_place(s: State, player: int, side: int) -> bool:
    """Does the player hold a token for a Unit, and a Unit without one?"""
    bare = False
    for slot in range(s.ranks[side]):
        if s.token_on[side][slot] == NO_TOKEN:
            bare = True
    if not bare:
        return False
    for i in range(size(s.tokens[player])):
        if goes_on_units(card_at(s.tokens[player], i)):
            return True
    return False


# ------------------------------------------------------------------ doing it
def begin_defence(s: State) -> None:
    """H5.2: the challenged player deploys first; with nothing to deploy or to spend there is no decision."""
    s.turn = s.defender
    s.step = DEFEND
    if size(s.hand[s.turn]) == 0 and find(s.tokens[s.turn], TIGHTEN_UP_TOKEN) < 0:
        end_defence(s)


def begin_attack(s: State) -> None:
    """H5.3: the Attacker deploys."""
    s.turn = s.active
    s.step = ATTACK


def deploy(s: State, card: int) -> None:
    """H5.1: a card from hand into the next slot."""
    side = deploying_side(s)
    leave_hand(s, s.turn, card)
    stand(s, side, card, NO_CARD)
    tell(s, DEPLOYED, side, s.ranks[side] - 1, card)


def deployment_is_full(s: State) -> bool:
    """Nothing more can be deployed: no slot or no card."""
    side = deploying_side(s)
    return s.ranks[side] >= DEPLOY_SLOTS[side] or size(s.hand[s.turn]) == 0


def end_defence(s: State) -> None:
    """H5.2: the Defender's tokens come right after his deployment."""
    s.step = DEFENDER_TOKENS
    if not can_place(s, s.turn, DEFENDER):
        begin_attack(s)


def place_token(s: State, token: int, slot: int) -> None:
    """H5.8: a token on a Unit."""
    side = token_side(s)
    take(s.tokens[s.turn], token)
    s.token_on[side][slot] = token
    tell(s, TOKEN_PLACED, side, slot, token)
    write_used(s, token)
