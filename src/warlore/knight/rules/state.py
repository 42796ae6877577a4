"""The state of a combat: one flat record of ints and int arrays, and the book of what is printed.

`Book` holds what never changes in one combat: the tokens that can appear, the sources (cards, Units, Skills,
faction tokens) with their modes and parts, the site, the Hero. `State` holds the rest. An attack of an enemy
is the number `enemy * 3 + attack`; an enemy is a place in the combat, its `token` what lies there.
"""

from __future__ import annotations

from typing import Final

from warlore.knight.rules.tables import (
    BAG_ROOM,
    BONUSES,
    ELEMENTS,
    ENEMY_ATTACKS,
    HOOKS,
    LISTS,
    MANA,
    MAX_ATTACKS,
    MAX_ENEMIES,
    MAX_MODES,
    MAX_PARTS,
    MAX_SOURCES,
    MAX_TOKENS,
    MAX_UNITS,
    NOBODY,
    NOTHING,
    START,
)
from warlore.table.structs import Grid, Pile, Row, Struct, grid, pile, row

# What must be decided next
NAME_TOKEN: Final = 0
NAME_DIE: Final = 1
COMPANION: Final = 2
AT_LARGE: Final = 3  # nothing is being done: begin something, or end the phase
AIM: Final = 4  # an attack is being made
PARRY: Final = 5  # a block is being made
PAY: Final = 6  # cards are being discarded as a cost
CHOOSE: Final = 7  # an effect wants its target
MATCH: Final = 8  # Defends are being matched (Q2)
BLAST: Final = 9  # enemies defeated with help of a card: another enemy loses Armor
OVER: Final = 10

# Kinds of chance results
DIE_ROLLED: Final = 0
TOKEN_DRAWN: Final = 2

# Marks of an enemy, as bits
ALIVE: Final = 1
DEFEATED: Final = 2
SUMMONED: Final = 4
PREVENTED: Final = 8  # it does not attack (R35)
GUARDED: Final = 16  # it has a Defend bonus
GAVE: Final = 32  # its own Defend is used
FLED: Final = 64
GONE: Final = 128  # a summoned token that was discarded

# What became of an attack, as bits; above them the Unit (from 1) that must take its damage first
BLOCKED: Final = 1
TRIED: Final = 2
SUFFERED: Final = 4
BARE: Final = 8
CALLED: Final = 16  # its summoned token is there
UNIT_SHIFT: Final = 5
FATE_BITS: Final = 31

# Marks of a Unit, as bits
HURT: Final = 1  # wounded in this combat
RESISTED: Final = 2  # took damage without a Wound (F4)
DESTROYED: Final = 4
ACTIVATED: Final = 8
HIRED: Final = 16  # its Influence to be activated is paid (R74)
BRIBED: Final = 32  # its Influence to take damage is paid (R76)

# Events: (kind, a, b, c)
COMBAT_BEGINS: Final = 1
ENEMY_APPEARS: Final = 2
VOLKARE_ROLLED: Final = 3
PHASE_BEGINS: Final = 4
SUMMONS: Final = 5
NOTHING_TO_SUMMON: Final = 6
CARD_PLAYED: Final = 7
UNIT_ACTIVATED: Final = 8
PLAYED_SIDEWAYS: Final = 9
INFLUENCE_PAID: Final = 10
MANA_SPENT: Final = 11
MANA_GAINED: Final = 12
MOVE_GAINED: Final = 13
INFLUENCE_GAINED: Final = 14
POINTS: Final = 15
TARGETED: Final = 16
ATTACK_DECLARED: Final = 17
EFFICIENT: Final = 18
HALVED: Final = 19
ONLY_SIEGE: Final = 20
DEFENDED: Final = 21
ATTACK_TOTALLED: Final = 22
ATTACK_FAILED: Final = 23
ENEMY_DEFEATED: Final = 24
LEVELS_REMOVED: Final = 25
BLOCK_DECLARED: Final = 26
BLOCK_EFFICIENT: Final = 27
BLOCK_HALVED: Final = 28
ATTACK_BLOCKED: Final = 29
BLOCK_FAILED: Final = 30
REDUCED: Final = 31
REDUCED_TO_ZERO: Final = 32
DOES_NOT_ATTACK: Final = 33
ARMOR_CHANGED: Final = 34
LOST_RESISTANCE: Final = 35
FORTIFICATION_LOST: Final = 36
ATTACK_BARE: Final = 37
IMMUNE: Final = 38
ENEMY_DESTROYED: Final = 39
DAMAGE_BEGINS: Final = 40
UNIT_RESISTS: Final = 41
UNIT_WOUNDED: Final = 42
UNIT_DESTROYED: Final = 43
HERO_WOUNDED: Final = 44
WOUND_IGNORED: Final = 45
POISONED: Final = 46
PARALYZED: Final = 47
KNOCKED_OUT: Final = 48
VAMPIRE_GROWS: Final = 49
CARD_DISCARDED: Final = 50
CARD_THROWN_AWAY: Final = 51
WOUND_TAKEN: Final = 52
REPUTATION_CHANGED: Final = 53
FAME_GAINED: Final = 54
SUMMONED_DISCARDED: Final = 55
FOLLOWER_FLEES: Final = 56
COMBAT_ENDS: Final = 57
UNIT_READIED: Final = 58
BONUS_EARNED: Final = 59
POINTS_CONVERTED: Final = 60
COMPANION_CHOSEN: Final = 61
MOVE_SPENT: Final = 62
WOUND_DISCARDED: Final = 63
UNITS_STRENGTHENED: Final = 64
UNIT_RESISTANCE_GAINED: Final = 65
SITE_IGNORED: Final = 66


class Book(Struct):
    """What is printed and what is fixed in one combat; never changed once filled."""

    __slots__ = (
        "assault",
        "bare_declares",
        "city_armor",
        "city_attack",
        "city_brutal",
        "city_poison",
        "city_whole_token",
        "combat",
        "enemies",
        "enemy_fame_halved",
        "enemy_pile",
        "enemy_reputation",
        "enemy_role",
        "enemy_token",
        "fortified_site",
        "hand_limit",
        "hero_armor",
        "heroes_once",
        "known",
        "leader",
        "leader_level",
        "leader_token",
        "list_size",
        "listed",
        "mode_ability",
        "mode_colours",
        "mode_cost",
        "mode_cost_colour",
        "mode_cost_most",
        "mode_cost_wounds",
        "mode_first",
        "mode_least",
        "mode_mana",
        "mode_needs",
        "mode_opens",
        "mode_partner",
        "mode_parts",
        "mode_pay",
        "mode_phases",
        "mode_plain",
        "mode_points",
        "mode_source",
        "mode_throws",
        "mode_wound_unit",
        "mode_wounds",
        "modes",
        "named",
        "night",
        "overkill",
        "part_amount",
        "part_count",
        "part_element",
        "part_kind",
        "part_mask",
        "part_mode",
        "part_only",
        "part_other",
        "part_per",
        "part_phases",
        "part_plus",
        "part_target",
        "part_twice",
        "part_value",
        "part_when",
        "parts",
        "site",
        "source_action",
        "source_colours",
        "source_kind",
        "source_same",
        "source_sideways",
        "source_unit",
        "sources",
        "start_reputation",
        "token_abilities",
        "token_armor",
        "token_attacks",
        "token_copies",
        "token_defend",
        "token_element",
        "token_fame",
        "token_high",
        "token_pile",
        "token_reputation",
        "token_resist",
        "token_summon",
        "token_value",
        "tokens",
        "unit_armor",
        "unit_assault",
        "unit_combines",
        "unit_damage",
        "unit_level",
        "unit_limit",
        "unit_resist",
        "unit_start",
        "units",
        "volkare",
        "volkare_token",
        "wall",
    )
    _shared = ("combat",)

    def __init__(self) -> None:
        # the place and the Hero
        self.site: int = 0
        self.fortified_site: int = 0
        self.wall: int = 0
        self.assault: int = 0
        self.night: int = 0
        self.named: int = 0
        self.unit_limit: int = 0
        self.start_reputation: int = 0
        self.hero_armor: int = 2
        self.hand_limit: int = 5
        self.heroes_once: int = 0
        self.bare_declares: int = 0  # in fights of before Q36: attacks and blocks are declared with nothing
        # city bonuses (R90–R93)
        self.city_armor: int = 0
        self.city_brutal: int = 0
        self.city_poison: int = 0
        self.city_whole_token: int = 0
        self.city_attack: Row = row(4)
        # Volkare and the Leader
        self.volkare: int = NOBODY
        self.volkare_token: int = NOTHING
        self.overkill: int = 1
        self.leader: int = NOBODY
        self.leader_level: int = 0
        self.leader_token: Row = row(16, NOTHING)
        # tokens by type
        self.tokens: int = 0
        self.token_armor: Row = row(MAX_TOKENS)
        self.token_high: Row = row(MAX_TOKENS)
        self.token_attacks: Row = row(MAX_TOKENS)
        self.token_value: Grid = grid(MAX_TOKENS, MAX_ATTACKS)
        self.token_element: Grid = grid(MAX_TOKENS, MAX_ATTACKS)
        self.token_summon: Grid = grid(MAX_TOKENS, MAX_ATTACKS)
        self.token_abilities: Row = row(MAX_TOKENS)
        self.token_resist: Row = row(MAX_TOKENS)
        self.token_defend: Row = row(MAX_TOKENS)
        self.token_fame: Row = row(MAX_TOKENS)
        self.token_reputation: Row = row(MAX_TOKENS)
        self.token_pile: Row = row(MAX_TOKENS, NOTHING)
        self.token_copies: Row = row(MAX_TOKENS)
        # the enemies at the start
        self.enemies: int = 0
        self.enemy_token: Row = row(MAX_ENEMIES, NOTHING)
        self.enemy_pile: Row = row(MAX_ENEMIES, NOTHING)
        self.enemy_role: Row = row(MAX_ENEMIES)
        self.enemy_reputation: Row = row(MAX_ENEMIES)
        self.enemy_fame_halved: Row = row(MAX_ENEMIES)
        self.known: Grid = grid(MAX_ENEMIES, MAX_ATTACKS)
        # Units
        self.units: int = 0
        self.unit_level: Row = row(MAX_UNITS)
        self.unit_armor: Row = row(MAX_UNITS)
        self.unit_resist: Row = row(MAX_UNITS)
        self.unit_assault: Row = row(MAX_UNITS)
        self.unit_damage: Row = row(MAX_UNITS)
        self.unit_combines: Row = row(MAX_UNITS)
        self.unit_start: Grid = grid(2, MAX_UNITS)
        # sources
        self.sources: int = 0
        self.source_kind: Row = row(MAX_SOURCES)
        self.source_unit: Row = row(MAX_SOURCES, NOTHING)
        self.source_sideways: Row = row(MAX_SOURCES)
        self.source_colours: Row = row(MAX_SOURCES)
        self.source_action: Row = row(MAX_SOURCES)
        self.source_same: Row = row(MAX_SOURCES, NOTHING)
        # modes
        self.modes: int = 0
        self.mode_source: Row = row(MAX_MODES)
        self.mode_partner: Row = row(MAX_MODES, NOTHING)
        self.mode_throws: Row = row(MAX_MODES)
        self.mode_first: Row = row(MAX_MODES)
        self.mode_parts: Row = row(MAX_MODES)
        self.mode_phases: Row = row(MAX_MODES)
        self.mode_pay: Grid = grid(MAX_MODES, MANA)
        self.mode_mana: Row = row(MAX_MODES)
        self.mode_colours: Row = row(MAX_MODES)
        self.mode_cost: Row = row(MAX_MODES)
        self.mode_cost_colour: Row = row(MAX_MODES, NOTHING)
        self.mode_least: Row = row(MAX_MODES)
        self.mode_cost_most: Row = row(MAX_MODES)
        self.mode_cost_wounds: Row = row(MAX_MODES)
        self.mode_wounds: Row = row(MAX_MODES)
        self.mode_wound_unit: Row = row(MAX_MODES)
        self.mode_needs: Row = row(MAX_MODES)
        self.mode_ability: Row = row(MAX_MODES)
        self.mode_plain: Row = row(MAX_MODES)
        self.mode_points: Row = row(MAX_MODES)
        self.mode_opens: Row = row(MAX_MODES)
        self.list_size: Row = row(LISTS)
        self.listed: Grid = grid(LISTS, MAX_MODES)
        # parts
        self.parts: int = 0
        self.part_mode: Row = row(MAX_PARTS)
        self.part_kind: Row = row(MAX_PARTS)
        self.part_value: Row = row(MAX_PARTS)
        self.part_element: Row = row(MAX_PARTS)
        self.part_plus: Row = row(MAX_PARTS)
        self.part_per: Row = row(MAX_PARTS)
        self.part_when: Row = row(MAX_PARTS)
        self.part_only: Row = row(MAX_PARTS)
        self.part_target: Row = row(MAX_PARTS)
        self.part_phases: Row = row(MAX_PARTS)
        self.part_twice: Row = row(MAX_PARTS)
        self.part_mask: Row = row(MAX_PARTS)
        self.part_other: Row = row(MAX_PARTS)
        self.part_amount: Row = row(MAX_PARTS)
        self.part_count: Row = row(MAX_PARTS)
        # the words behind the numbers
        self.combat: object = None


NO_BOOK: Final = Book()


class State(Struct):
    """Everything true at one moment of a combat."""

    __slots__ = (
        "aimed",
        "all_cold",
        "all_move",
        "all_siege",
        "armor_change",
        "attack_minus",
        "before",
        "blast",
        "blast_mode",
        "bonus",
        "book",
        "chosen",
        "chosen_attack",
        "chosen_second",
        "chosen_unit",
        "combined",
        "combining",
        "committed",
        "companion",
        "damage",
        "die",
        "discards",
        "enemies",
        "events",
        "fame",
        "fate",
        "first_attack",
        "first_block",
        "first_move",
        "group",
        "held_wounds",
        "hero_wounds",
        "high_change",
        "hired",
        "hooks",
        "ignore_wounds",
        "influence",
        "killed",
        "knocked_out",
        "last",
        "leader_attacked",
        "left",
        "lender",
        "levels_removed",
        "lost",
        "mana",
        "mark",
        "mode",
        "move",
        "naming",
        "need",
        "ordered",
        "phase",
        "points",
        "poison_wounds",
        "possessed",
        "ready_level",
        "ready_price",
        "reputation",
        "rights",
        "site_ignored",
        "source",
        "step",
        "suffering",
        "summoner",
        "token",
        "toxin",
        "turn",
        "unit_attack",
        "unit_block",
        "unit_mark",
        "unit_ready",
        "unit_resist",
        "unit_wounds",
        "units_safe",
        "used",
        "wings",
    )
    _shared = ("book",)
    _transient = ("events",)

    def __init__(self) -> None:
        # where we are
        self.turn: int = 0
        self.phase: int = START
        self.step: int = AT_LARGE
        self.ordered: int = 0  # for search: sources and targets only in rising order
        self.naming: int = NOBODY
        self.die: int = NOTHING
        # the attack or block being made
        self.group: int = 0
        self.aimed: int = NOTHING
        self.committed: int = 0
        self.last: int = NOTHING
        self.toxin: int = 0
        self.killed: int = 0
        self.lender: int = NOBODY  # whose attacks are used in it
        self.blast: int = 0
        self.blast_mode: int = NOTHING
        self.points: Row = row(16)
        self.hooks: Row = row(HOOKS)
        # the mode being played
        self.mode: int = NOTHING
        self.need: int = 0
        self.before: int = AT_LARGE
        self.discards: int = 0
        self.chosen: int = NOBODY
        self.chosen_attack: int = NOTHING
        self.chosen_second: int = NOTHING
        self.chosen_unit: int = NOTHING
        self.combining: int = NOTHING
        self.combined: int = 0
        # the damage being assigned
        self.suffering: int = NOTHING
        self.damage: int = 0
        # points, mana, lasting effects
        self.mana: Row = row(MANA)
        self.move: int = 0
        self.influence: int = 0
        self.hired: int = 0
        self.rights: int = 0
        self.wings: int = 0
        self.ready_price: int = 0
        self.ready_level: int = 0
        self.all_siege: int = 0
        self.all_cold: int = 0
        self.site_ignored: int = 0
        self.units_safe: int = 0
        self.ignore_wounds: int = 0
        self.first_attack: int = 0
        self.first_block: int = 0
        self.first_move: int = 0
        self.all_move: int = 0
        self.possessed: int = NOBODY
        self.bonus: Row = row(BONUSES)
        # the Hero
        self.held_wounds: int = 0
        self.hero_wounds: int = 0
        self.poison_wounds: int = 0
        self.knocked_out: int = 0
        self.fame: int = 0
        self.reputation: int = 0
        self.used: int = 0
        self.source: Row = row(MAX_SOURCES)
        # Units
        self.companion: int = NOBODY
        self.unit_ready: Row = row(MAX_UNITS)
        self.unit_wounds: Row = row(MAX_UNITS)
        self.unit_mark: Row = row(MAX_UNITS)
        self.unit_resist: Row = row(MAX_UNITS)
        self.unit_attack: Row = row(MAX_UNITS)
        self.unit_block: Row = row(MAX_UNITS)
        # enemies
        self.enemies: int = 0
        self.leader_attacked: int = 0
        self.levels_removed: int = 0
        self.token: Row = row(MAX_ENEMIES, NOTHING)
        self.mark: Row = row(MAX_ENEMIES)
        self.summoner: Row = row(MAX_ENEMIES, NOBODY)
        self.armor_change: Row = row(MAX_ENEMIES)  # of the Armor, and of the higher one of the Elusive (R55)
        self.high_change: Row = row(MAX_ENEMIES)
        self.lost: Row = row(MAX_ENEMIES)
        self.attack_minus: Row = row(ENEMY_ATTACKS)
        self.fate: Row = row(ENEMY_ATTACKS)
        # tokens left in the piles, by type
        self.left: Row = row(MAX_TOKENS)
        # references
        self.book: Book = NO_BOOK
        self.events: list[tuple[int, int, int, int]] | None = None


class Bag(Struct):
    """Where the tokens of one pile are gathered to draw from."""

    __slots__ = ("tokens",)

    def __init__(self) -> None:
        self.tokens: Pile = pile(BAG_ROOM)


BAG: Final = Bag()


def tell(s: State, kind: int, a: int, b: int, c: int) -> None:
    """Say what happened, if anybody listens."""
    if s.events is not None:
        s.events.append((kind, a, b, c))


def points_of(kind: int, element: int) -> int:
    """Where points of a kind and element are counted."""
    return kind * ELEMENTS + element
