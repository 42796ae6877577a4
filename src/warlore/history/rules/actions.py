"""Actions as small integers in one fixed space, and the reasons why one is not legal.

An action is a family's first number plus an index: `DEPLOY + unit`, `JUMP + era`. The numbers are part of
the record format: new families go to the end.
"""

from __future__ import annotations

from typing import Final

from warlore.history.rules.tables import SLOTS

INSERT: Final = 0
TAKE_TOKEN: Final = 1
DO_DRAW_2: Final = 2
DO_RESHUFFLE: Final = 3
TIGHTEN_UP: Final = 4
SKIP_FIGHT: Final = 5
DONE: Final = 6
RE_ROLL: Final = 7
LET_STAND: Final = 8
RECRUIT: Final = 9
DECLINE: Final = 10
JUMP: Final = 11  # + Era
FIGHT: Final = 15  # + space
ADD: Final = 27  # + space
CHALLENGE: Final = 39  # + seat
LOOK: Final = 44  # + position
KEEP: Final = 48  # + position
KEEP_RELIC: Final = 52  # + Relic
SWAP: Final = 84  # + token
PLACE: Final = 118  # + token * SLOTS + slot
DO_RECOVER: Final = 288  # + Unit
DO_DISMISS: Final = 396  # + Unit
DEPLOY: Final = 504  # + Unit
CHASE: Final = 612  # + Unit
ACTIONS: Final = 720

# Reasons
LEGAL: Final = 0
GAME_IS_OVER: Final = 1
NOT_NOW: Final = 2
INSERT_FIRST: Final = 3
THREE_INSERTED: Final = 4
INSERTIONS_ENDED: Final = 5
NO_TOKEN_THERE: Final = 6
TOKEN_ALREADY_TAKEN: Final = 7
THREE_TOKENS_HELD: Final = 8
ACTION_NOT_ACTIVE: Final = 9
ACTION_ALREADY_DONE: Final = 10
DECK_IS_EMPTY: Final = 11
NOT_IN_DISCARDS: Final = 12
NOT_IN_HAND: Final = 13
TOKEN_NOT_HELD: Final = 14
UNIT_ALREADY_DEPLOYED: Final = 15
ERA_NOT_ON_TILE: Final = 16
ALREADY_IN_THAT_ERA: Final = 17
JUMP_FIRST: Final = 18
ALREADY_JUMPED: Final = 19
SPACE_OF_ANOTHER_ERA: Final = 20
SPACE_IS_EMPTY: Final = 21
HAND_IS_EMPTY: Final = 22
NOT_YOURSELF: Final = 23
NO_SUCH_SEAT: Final = 24
PLAYER_IS_ELSEWHERE: Final = 25
NOT_IN_ERA_DISCARDS: Final = 26
MUST_FIGHT: Final = 27
NOT_LINKED: Final = 28
LINE_UP_IS_FULL: Final = 29
DEPLOY_ONE_FIRST: Final = 30
SLOT_IS_EMPTY: Final = 31
SLOT_HAS_TOKEN: Final = 32
NOT_FOR_UNITS: Final = 33
NO_PROWESS_THERE: Final = 34
ALREADY_CHOSEN: Final = 35
RELIC_NOT_OFFERED: Final = 36
NO_SWAPS: Final = 37
NO_NEED_TO_SWAP: Final = 38
NO_SUCH_ACTION: Final = 39
NOT_LOOKED_AT: Final = 40
REASONS: Final = 41


def place(token: int, slot: int) -> int:
    """The action that puts a token on a slot."""
    return PLACE + token * SLOTS + slot
