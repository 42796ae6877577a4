"""Actions as small integers in one fixed space, and the reasons why one is not legal.

An action is a family's first number plus an index into the combat: an enemy, an attack (enemy * 3 + attack), a
Unit, a source, a mode. The numbers are part of the record format: new families go to the end.
"""

from __future__ import annotations

from typing import Final

from warlore.knight.rules.tables import ENEMY_ATTACKS, MAX_ENEMIES

END_PHASE: Final = 0
DECLARE: Final = 1
ENOUGH: Final = 2
GO_ALONE: Final = 3
USE_ITS_ATTACK: Final = 4
DISCARD_WOUND: Final = 5
DO_CONVERT: Final = 6  # + conversion
SAY_DIE: Final = 11  # + mana
USE_BONUS: Final = 17  # + place
TAKE_ALONG: Final = 25  # + Unit
CHOOSE_UNIT: Final = 33  # + Unit
READY: Final = 41  # + Unit
TARGET: Final = 49  # + enemy
CHOOSE_ENEMY: Final = 73  # + enemy
SPARE: Final = 97  # + enemy
DO_BLOCK: Final = 121  # + attack
SLOW: Final = 193  # + attack
CHOOSE_ATTACK: Final = 265  # + attack
HIT_HERO: Final = 337  # + attack
HIT_UNIT: Final = 409  # + Unit * 72 + attack
GUARD: Final = 985  # + giver * 24 + enemy
DISCARD: Final = 1561  # + source
DISCARD_AS_SECOND: Final = 1601  # + source, for its second colour
SIDEWAYS: Final = 1641  # + source * 4 + kind
SAY_TOKEN: Final = 1801  # + token type
PLAY: Final = 1913  # + mode
ACTIONS: Final = 2553

# Kinds of sideways play
SIDEWAYS_ATTACK: Final = 0
SIDEWAYS_BLOCK: Final = 1
SIDEWAYS_MOVE: Final = 2
SIDEWAYS_INFLUENCE: Final = 3
SIDEWAYS_KINDS: Final = 4

# Reasons
LEGAL: Final = 0
COMBAT_IS_OVER: Final = 1
NOT_NOW: Final = 2
NO_SUCH_ACTION: Final = 3
NOT_IN_THIS_PHASE: Final = 4
NOT_IN_THE_COMBAT: Final = 5
ALREADY_TARGETED: Final = 6
HAS_NO_ARMOR: Final = 7
LEADER_ONCE_A_PHASE: Final = 8
NOT_IN_RISING_ORDER: Final = 9
ONLY_SIEGE_ATTACKS: Final = 10
DOUBLY_FORTIFIED: Final = 11
NOTHING_TO_ATTACK_WITH: Final = 12
NOTHING_TO_BLOCK_WITH: Final = 13
PLAY_SOMETHING_FIRST: Final = 14
CARD_NOT_IN_HAND: Final = 15
ALREADY_USED: Final = 16
UNIT_IS_SPENT: Final = 17
UNIT_IS_WOUNDED: Final = 18
UNIT_IS_DESTROYED: Final = 19
UNITS_MAY_NOT_FIGHT: Final = 20
NOT_THE_COMPANION: Final = 21
NEEDS_INFLUENCE: Final = 22
NEEDS_MANA: Final = 23
NEEDS_MOVE: Final = 24
NOTHING_TO_DISCARD: Final = 25
NO_TARGET: Final = 26
AIM_FIRST: Final = 27
BLOCK_FIRST: Final = 28
NOT_IN_AN_ATTACK: Final = 29
SAME_CARD_FIRST: Final = 30
NO_SIDEWAYS: Final = 31
DOES_NOT_ATTACK_NOW: Final = 32
ALREADY_BLOCKED: Final = 33
ALREADY_TRIED: Final = 34
IT_SUMMONS: Final = 35
NOT_CUMBERSOME: Final = 36
DAMAGE_ALREADY_ASSIGNED: Final = 37
ASSIGN_THE_REST_FIRST: Final = 38
DAMAGE_NOT_ASSIGNED: Final = 39
ONLY_TO_THE_HERO: Final = 40
MUST_HIT_THAT_UNIT: Final = 41
UNIT_RESISTED_BEFORE: Final = 42
UNITS_ARE_SAFE: Final = 43
IS_IMMUNE: Final = 44
CANNOT_BE_CHOSEN: Final = 45
DISCARD_MORE: Final = 46
NO_SUCH_RIGHT: Final = 47
UNIT_IS_READY: Final = 48
LEVEL_TOO_HIGH: Final = 49
TOKEN_NOT_IN_PILE: Final = 50
NEEDS_A_PHYSICAL_SOURCE: Final = 51
HURT_BEFORE: Final = 52
NOT_AGAINST_ITSELF: Final = 53
NEEDS_A_BRIBE: Final = 54
NEEDS_INFLUENCE_POINTS: Final = 55
REASONS: Final = 56


def guard(giver: int, enemy: int) -> int:
    """The action by which one enemy's Defend protects another."""
    return GUARD + giver * MAX_ENEMIES + enemy


def hit_unit(unit: int, attack: int) -> int:
    """The action that assigns an attack's damage to a Unit."""
    return HIT_UNIT + unit * ENEMY_ATTACKS + attack
