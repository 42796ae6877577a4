"""Wounds, knock out, Fame and Reputation: what happens to the Hero, whoever causes it."""

from __future__ import annotations

from warlore.knight.rules.enemies import role
from warlore.knight.rules.state import (
    ALIVE,
    CARD_DISCARDED,
    DEFEATED,
    ENEMY_DEFEATED,
    FAME_GAINED,
    KNOCKED_OUT,
    PARALYZED,
    REPUTATION_CHANGED,
    SUMMONED,
    WOUND_TAKEN,
    State,
    tell,
)
from warlore.knight.rules.tables import CARD, DEFENDER, DISCARDED, IN_HAND


def gain_fame(s: State, change: int) -> None:
    """Fame, from anything but defeated enemies."""
    s.fame += change
    tell(s, FAME_GAINED, change, s.fame, 0)


def change_reputation(s: State, change: int) -> None:
    """Reputation, counted from 0 at the start of the combat."""
    s.reputation += change
    tell(s, REPUTATION_CHANGED, change, s.reputation, 0)


def discard_hand(s: State) -> None:
    """All cards but Wounds leave the hand (F10, R96)."""
    for i in range(s.book.sources):
        if s.book.source_kind[i] == CARD and s.source[i] == IN_HAND:
            s.source[i] = DISCARDED
            tell(s, CARD_DISCARDED, i, 0, 0)


def check_knock_out(s: State) -> None:
    """F10, R97, R98: as many Wounds to hand in this combat as the Hand limit."""
    if s.hero_wounds >= s.book.hand_limit and not s.knocked_out:
        s.knocked_out = 1
        tell(s, KNOCKED_OUT, s.hero_wounds, s.book.hand_limit, 0)
    if s.knocked_out:
        discard_hand(s)


def take_wounds(s: State, wounds: int) -> None:
    """Wounds to hand, as the cost of an effect (R97)."""
    s.hero_wounds += wounds
    s.held_wounds += wounds
    tell(s, WOUND_TAKEN, wounds, s.hero_wounds, 0)
    check_knock_out(s)


def paralyze_hero(s: State) -> None:
    """R96."""
    tell(s, PARALYZED, 0, 0, 0)
    discard_hand(s)


def fame_of(s: State, e: int) -> int:
    """R61, S8: what defeating this enemy is worth."""
    if s.mark[e] & SUMMONED:
        return 0
    fame = s.book.token_fame[s.token[e]]
    if s.book.enemy_fame_halved[e] and role(s, e) == DEFENDER:
        return (fame + 1) // 2
    return fame


def reputation_of(s: State, e: int) -> int:
    """R64: printed on the token, and for rampaging enemies."""
    if s.mark[e] & SUMMONED:
        return 0
    return s.book.token_reputation[s.token[e]] + s.book.enemy_reputation[e]


def defeat(s: State, e: int) -> None:
    """R61, R64: the enemy is discarded, Fame and Reputation gained."""
    fame = fame_of(s, e)
    reputation = reputation_of(s, e)
    s.mark[e] = (s.mark[e] & ~ALIVE) | DEFEATED
    s.fame += fame
    s.reputation += reputation
    tell(s, ENEMY_DEFEATED, e, fame, reputation)
