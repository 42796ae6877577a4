"""What the rules write into a chronicle, where a state has one: every battle, recruit and token, as it happens."""

from __future__ import annotations

from warlore.history.rules.battle import survivors
from warlore.history.rules.chronicle import (
    BATTLE_ATTACKER,
    BATTLE_ATTACKER_DIE,
    BATTLE_ATTACKER_FACE,
    BATTLE_ATTACKERS,
    BATTLE_ATTACKERS_LEFT,
    BATTLE_DEFENDER,
    BATTLE_DEFENDER_FACE,
    BATTLE_DEFENDERS,
    BATTLE_DEFENDERS_LEFT,
    BATTLE_FOES,
    BATTLE_GAME,
    BATTLE_LINES,
    BATTLE_TURN,
    BATTLE_WINNER,
    CHASED,
    COUNT_BATTLES,
    COUNT_GAMES,
    COUNT_RECRUITS,
    COUNT_TOKENS,
    MOST_FOES,
    RECRUIT_GAME,
    RECRUIT_SEAT,
    RECRUIT_TURN,
    RECRUIT_UNIT,
    TOKEN_GAME,
    TOKEN_SEAT,
    TOKEN_TURN,
    TOKEN_TYPE,
    TOKEN_USED,
    UNUSED,
    Chronicle,
)
from warlore.history.rules.state import State
from warlore.history.rules.tables import ATTACKER, DEFENDER, NO_CARD, NOBODY


def write_battle(s: State) -> None:
    """A battle as it lies on the table once it is decided."""
    if s.chronicle is None:
        return
    c: Chronicle = s.chronicle
    n = c.count[COUNT_BATTLES]
    c.battle[n][BATTLE_GAME] = c.count[COUNT_GAMES]
    c.battle[n][BATTLE_TURN] = s.turns
    c.battle[n][BATTLE_ATTACKER] = s.active
    c.battle[n][BATTLE_DEFENDER] = CHASED if s.chasing else s.defender
    c.battle[n][BATTLE_ATTACKERS] = s.ranks[ATTACKER]
    c.battle[n][BATTLE_DEFENDERS] = s.ranks[DEFENDER]
    c.battle[n][BATTLE_ATTACKER_DIE] = s.die[ATTACKER]
    c.battle[n][BATTLE_ATTACKER_FACE] = s.face[ATTACKER]
    c.battle[n][BATTLE_DEFENDER_FACE] = s.face[DEFENDER]
    c.battle[n][BATTLE_LINES] = s.lines_fought
    c.battle[n][BATTLE_WINNER] = s.winner
    c.battle[n][BATTLE_ATTACKERS_LEFT] = survivors(s, ATTACKER)
    c.battle[n][BATTLE_DEFENDERS_LEFT] = survivors(s, DEFENDER)
    for slot in range(MOST_FOES):
        met = s.defender == NOBODY and slot < s.ranks[DEFENDER]
        c.battle[n][BATTLE_FOES + slot] = s.line_up[DEFENDER][slot] if met else NO_CARD
    c.count[COUNT_BATTLES] += 1


def write_recruit(s: State, card: int) -> None:
    """A defeated card that is recruited."""
    if s.chronicle is None:
        return
    c: Chronicle = s.chronicle
    n = c.count[COUNT_RECRUITS]
    c.recruit[n][RECRUIT_GAME] = c.count[COUNT_GAMES]
    c.recruit[n][RECRUIT_SEAT] = s.active
    c.recruit[n][RECRUIT_TURN] = s.turns
    c.recruit[n][RECRUIT_UNIT] = card
    c.count[COUNT_RECRUITS] += 1


def write_taken(s: State, token: int) -> None:
    """A token that is taken by the player to decide."""
    if s.chronicle is None:
        return
    c: Chronicle = s.chronicle
    n = c.count[COUNT_TOKENS]
    c.token[n][TOKEN_GAME] = c.count[COUNT_GAMES]
    c.token[n][TOKEN_SEAT] = s.turn
    c.token[n][TOKEN_TURN] = s.turns
    c.token[n][TOKEN_TYPE] = token
    c.token[n][TOKEN_USED] = UNUSED
    c.count[COUNT_TOKENS] += 1


def write_used(s: State, token: int) -> None:
    """A token that is placed or spent: the last of its kind that the player took and has not used."""
    if s.chronicle is None:
        return
    c: Chronicle = s.chronicle
    n = c.count[COUNT_TOKENS] - 1
    while c.token[n][TOKEN_SEAT] != s.turn or c.token[n][TOKEN_TYPE] != token or c.token[n][TOKEN_USED] != UNUSED:
        n -= 1
    c.token[n][TOKEN_USED] = s.turns
