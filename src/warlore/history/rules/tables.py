"""The game's printed tables: dice, tokens, rewards, points. Nothing here depends on a card set."""

from __future__ import annotations

from typing import Final

# Sizes (H1)
MAX_PLAYERS: Final = 5
ERAS: Final = 4
SPACES: Final = 12
SPACES_PER_ERA: Final = 3
LINES: Final = 3
SLOTS: Final = 5
MAX_UNITS: Final = 108
MAX_ARMY: Final = 76
ELITES_PER_ERA: Final = 15
HEROES_PER_ERA: Final = 2
ERA_CARDS: Final = 17
RELICS: Final = 32
TILES: Final = 12
WARFARE_TOKENS: Final = 20
WARFARE_SPACES: Final = 3
BASE_CARDS: Final = 8
PROWESS_POSITIONS: Final = 4
HAND: Final = 4
TOKEN_LIMIT: Final = 3
MOST_INSERTIONS: Final = 3

NOBODY: Final = -1
NO_ERA: Final = -1
NO_CARD: Final = -1
NO_TOKEN: Final = 0
NO_LINK: Final = -1

# Kinds of Unit
BASE: Final = 0
ELITE: Final = 1
HERO: Final = 2

# Lines of Combat, in the order they are fought (H6.1)
LONG: Final = 0
MEDIUM: Final = 1
CLOSE: Final = 2

# Sides of a battle
ATTACKER: Final = 0
DEFENDER: Final = 1

# H1.4: the faces of the two dice, as what they add to Long, Medium and Close
STRONG: Final = 0
RISKY: Final = 1
STRONG_FACES: Final = [[1, 0, 0], [1, 0, 0], [0, 1, 0], [0, 1, 0], [0, 0, 1], [0, 0, 2]]
RISKY_FACES: Final = [[1, 1, 1], [-1, -1, -1], [0, 0, 3], [-1, 0, 0], [0, 2, 0], [0, -1, 0]]
FACES: Final = STRONG_FACES + RISKY_FACES

# H5.1: slots to deploy in, and with the virtual one that only a reinforcement fills
DEPLOY_SLOTS: Final = [4, 3]
ALL_SLOTS: Final = [5, 4]

# H5.9: the Attacker's die by the number of cards on the Attacker Board; the Defender has the other
ATTACKER_DIE: Final = [STRONG, STRONG, STRONG, STRONG, RISKY, RISKY]

# H7.2: Relics revealed by the number of cards on the Attacker Board
RELICS_REVEALED: Final = [0, 4, 3, 2, 1, 0]

# H9
RELIC_POINTS: Final = [0, 1, 2, 4, 6, 9]
KIND_POINTS: Final = [0, 1, 3]

# Gear actions (H1.6, H3.3)
DRAW_2: Final = 0
RECOVER: Final = 1
DISMISS: Final = 2
RESHUFFLE: Final = 3

# Warfare tokens: nine strengths for each line, then the others
TOKEN_TYPES: Final = 34
DIVERSION_TOKEN: Final = 28
RELAUNCH_TOKEN: Final = 29
ACCURACY_TOKEN: Final = 30
HEROIC_DEATH_TOKEN: Final = 31
TIGHTEN_UP_TOKEN: Final = 32
CHASE_TOKEN: Final = 33


def token_bonus(line: int, token: int) -> int:
    """What a token adds to a line."""
    if token > line * 9 and token <= line * 9 + 9:
        return token - line * 9
    return 0


def goes_on_units(token: int) -> bool:
    """H5.8: Chase and Tighten up! are never placed on Units."""
    return token >= 1 and token < TIGHTEN_UP_TOKEN


# `tighten_up` (H11)
TIGHTEN_DRAWS: Final = 0
TIGHTEN_RECOVERS: Final = 1
TIGHTEN_RESHUFFLES: Final = 2
