"""The numbers of the combat rules: sizes, abilities, elements, phases, kinds of points and effects."""

from __future__ import annotations

from typing import Final

# Sizes: what one combat may hold
MAX_ENEMIES: Final = 24
MAX_ATTACKS: Final = 3
ENEMY_ATTACKS: Final = 72
MAX_UNITS: Final = 8
MAX_SOURCES: Final = 40
MAX_MODES: Final = 640
MAX_PARTS: Final = 1280
MAX_TOKENS: Final = 112
BAG_ROOM: Final = 64
HOOKS: Final = 16
BONUSES: Final = 8

NOBODY: Final = -1
NOTHING: Final = -1

# Phases 1.1 to 1.4, and the moment before
START: Final = 0
RANGED_PHASE: Final = 1
BLOCK_PHASE: Final = 2
DAMAGE_PHASE: Final = 3
ATTACK_PHASE: Final = 4

# Elements (R46–R49, R56–R59)
PHYSICAL: Final = 0
FIRE: Final = 1
ICE: Final = 2
COLD_FIRE: Final = 3
ELEMENTS: Final = 4

# Resistances, as bits; BOTH is set when one and the same enemy has Fire and Ice (Q12)
RESIST_PHYSICAL: Final = 1
RESIST_FIRE: Final = 2
RESIST_ICE: Final = 4
RESIST_BOTH: Final = 8
RESISTS: Final = [1, 2, 4, 8]  # what makes each element inefficient
LOST_FORTIFICATION: Final = 8

# Why an effect does nothing to an enemy (R47, R48, R50)
NOT_IMMUNE: Final = 0
IMMUNE_ARCANE: Final = 1
IMMUNE_FIRE: Final = 2
IMMUNE_ICE: Final = 3

# Abilities of enemies, as bits
FORTIFIED: Final = 1
UNFORTIFIED: Final = 2
ELUSIVE: Final = 4
ARCANE_IMMUNITY: Final = 8
SWIFT: Final = 16
BRUTAL: Final = 32
POISON: Final = 64
PARALYZE: Final = 128
ASSASSINATION: Final = 256
CUMBERSOME: Final = 512
VAMPIRIC: Final = 1024
OFFENSIVE: Final = 2032

# Mana
RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
WHITE: Final = 3
GOLD: Final = 4
BLACK: Final = 5
MANA: Final = 6
BASIC_MANA: Final = 4
AS_DISCARDED: Final = 6
RED_BIT: Final = 1
BLUE_BIT: Final = 2

# Who an enemy is in this combat
DEFENDER: Final = 0  # of the site: its fortification and its city's bonuses count
RAMPAGING: Final = 1
VOLKARE: Final = 2
LEADER: Final = 3
FOLLOWER: Final = 4
TROOP: Final = 5  # of Volkare's army
GUARDIAN: Final = 6  # of a site that fortifies nobody

# What a source is
CARD: Final = 0
UNIT: Final = 1
SKILL: Final = 2
TOKEN: Final = 3

# Where it is
IN_HAND: Final = 0
PLAYED: Final = 1
DISCARDED: Final = 2
THROWN_AWAY: Final = 3

# What a part of a mode gives. The first four have elements.
ATTACK: Final = 0
RANGED: Final = 1
SIEGE: Final = 2
BLOCK: Final = 3
MOVE: Final = 4
INFLUENCE: Final = 5
GAIN_MANA: Final = 6
ARMOR_MINUS: Final = 7
ARMOR_BECOMES: Final = 8
NO_ATTACK: Final = 9
DESTROY: Final = 10
LOSE_FORTIFICATION: Final = 11
LOSE_RESISTANCE: Final = 12
USE_ATTACK: Final = 13
ATTACK_MINUS: Final = 14
BARE_ATTACK: Final = 15
HIT_THIS_UNIT: Final = 16
IGNORE_SITE: Final = 17
UNIT_RESISTANCE: Final = 18
UNITS_PLUS: Final = 19
UNITS_SAFE: Final = 20
READY_UNIT: Final = 21
CONVERT: Final = 22
ALL_BECOME: Final = 23
CARDS_PLUS: Final = 24
IGNORE_WOUND: Final = 25
REPUTATION: Final = 26
FAME: Final = 27

# Whom it acts on
TO_HERO: Final = 0
TO_ENEMY: Final = 1
TO_OTHER_ENEMY: Final = 2
TO_OTHER_ENEMIES: Final = 3
TO_ALL_ENEMIES: Final = 4
TO_ATTACK: Final = 5
TO_UNIT: Final = 6
TO_UNITS: Final = 7
TO_OTHER_UNITS: Final = 8

# What multiplies it
ONCE: Final = 0
PER_ENEMY: Final = 1
PER_BLOCKED: Final = 2
PER_DEFEATED: Final = 3
PER_EXCESS: Final = 4
PER_ICON: Final = 5
PER_DISCARDED: Final = 6

# On what condition
ALWAYS: Final = 0
WHEN_BLOCKED: Final = 1
WHEN_UNHURT: Final = 2

# On which enemies
ANYONE: Final = 0
ONLY_UNFORTIFIED: Final = 1
ONLY_BLOCKED: Final = 2

# What a mode asks to be chosen, as bits, in this order
NEED_ENEMY: Final = 1
NEED_ATTACK: Final = 2
NEED_SECOND: Final = 4
NEED_UNIT: Final = 8
WOUND_PAID: Final = 16  # not a need: a Wound is among the cards discarded

# Which cards a cost takes
COST_NONE: Final = 0
COST_ANY: Final = 1
COST_NON_WOUND: Final = 2
COST_WOUND: Final = 3
COST_THROW_AWAY: Final = 4

# Conversions of points, as bits of a right: Move to Attack, two Move to Ranged, Influence to Blocks
MOVE_TO_ATTACK: Final = 0
MOVE_TO_RANGED: Final = 1
INFLUENCE_TO_BLOCK: Final = 2
INFLUENCE_TO_FIRE_BLOCK: Final = 3
INFLUENCE_TO_ICE_BLOCK: Final = 4
CONVERSIONS: Final = 5
CONVERT_PRICE: Final = [1, 2, 1, 1, 1]
CONVERT_KIND: Final = [0, 1, 3, 3, 3]
CONVERT_ELEMENT: Final = [0, 0, 0, 1, 2]

# What a mode gives, as bits: the kinds above, and points for later
EARNS: Final = 128

# Where a mode is played: by itself, in an attack, in a block; and the lists of modes by phase and place
AT_REST: Final = 0
IN_ATTACK: Final = 1
IN_BLOCK: Final = 2
LISTS: Final = 8  # five phases at rest, ranged attack, block, attack
LIST_RANGED: Final = 5
LIST_BLOCK: Final = 6
LIST_ATTACK: Final = 7

# Which Units may fight (note 7)
ALL_UNITS: Final = 0
NO_UNITS: Final = 1
ONE_UNIT: Final = 2

FAME_PER_LEVEL: Final = 3
