"""What every source can do in a combat, as the forecast counts it: the options of each card and Unit.

`outlook` adds up what the sources can do; the forecast deals them out. Here each thing to use, a source or one
ability of a Unit that uses all of them, gets a bit, and for each of its modes a row of numbers: what it does at most
to every set of enemies and to every attack, in halves. What it does beside its use is kept in a *credit*: a bit of
its own that is set when the source is used. Like all bounds these numbers are never too low; where an effect cannot
be told so, there is no forecast.
"""

from __future__ import annotations

from typing import Any, Final

from warlore.knight.rules.enemies import (
    abilities_of,
    armor_of,
    attack_value,
    attacks_now,
    block_needed,
    can_be_attacked,
    element_of,
    end_of_attacks,
    icons_of,
    immune,
    layers,
    resistances,
    with_both,
)
from warlore.knight.rules.outlook import (
    can_come_to_use,
    killed_before_blocks,
    least_armor,
    mana_missing,
    most_enemies,
    most_possessed,
    survey,
)
from warlore.knight.rules.parry import block_is_efficient
from warlore.knight.rules.sources import hire_price
from warlore.knight.rules.state import ACTIVATED, State
from warlore.knight.rules.strike import how_many
from warlore.knight.rules.tables import (
    ALL_BECOME,
    ARCANE_IMMUNITY,
    ARMOR_BECOMES,
    ARMOR_MINUS,
    AS_DISCARDED,
    ATTACK,
    ATTACK_MINUS,
    ATTACK_PHASE,
    BARE_ATTACK,
    BLOCK,
    BLOCK_PHASE,
    CARD,
    CARDS_PLUS,
    CONVERT,
    COST_ANY,
    COST_NON_WOUND,
    COST_THROW_AWAY,
    COST_WOUND,
    CUMBERSOME,
    DAMAGE_PHASE,
    DESTROY,
    ENEMY_ATTACKS,
    FAME,
    GAIN_MANA,
    HIT_THIS_UNIT,
    IGNORE_WOUND,
    INFLUENCE,
    LOSE_FORTIFICATION,
    LOSE_RESISTANCE,
    MANA,
    MAX_ATTACKS,
    MAX_ENEMIES,
    MAX_SOURCES,
    MAX_UNITS,
    MOVE,
    NO_ATTACK,
    NOBODY,
    NOTHING,
    ONLY_BLOCKED,
    ONLY_UNFORTIFIED,
    PER_BLOCKED,
    PER_DEFEATED,
    PER_DISCARDED,
    PER_ENEMY,
    PER_EXCESS,
    PER_ICON,
    PHYSICAL,
    RANGED,
    RANGED_PHASE,
    READY_UNIT,
    REPUTATION,
    RESISTS,
    SIEGE,
    SWIFT,
    TO_ALL_ENEMIES,
    TO_ATTACK,
    TO_ENEMY,
    TO_OTHER_ENEMIES,
    TO_UNIT,
    UNIT_RESISTANCE,
    UNITS_PLUS,
    USE_ATTACK,
    VAMPIRIC,
    WHEN_BLOCKED,
)
from warlore.knight.rules.worth import PARTS, Search
from warlore.knight.rules.wounds import fame_of
from warlore.table.structs import Grid, Ints, Longs, Row, Shorts, Struct, grid, i64, ints, longs, row, shorts

MOST_BITS: Final = 14  # sources and credits told apart
MOST_PLAIN: Final = 15
MOST_MANA: Final = 127
MOST_SETS: Final = 5  # enemies told apart
MOST_BLOCKS: Final = 8  # attacks told apart
MOST_SLOWED: Final = 15  # the largest attack of which it is told how far it is slowed
MOST_POOL: Final = 8  # Influence at hand of which it is told into which block it goes
MOST_ROWS: Final = MOST_BLOCKS * (MOST_POOL + 1)
BLOCKS_BY_INFLUENCE: Final = 2
BLOCKS_BY_POOL: Final = 4
MOST_UNITS: Final = 6
MOST_WILD: Final = 7
MOST_MERGED: Final = 14
COLUMNS: Final = 105  # sets of enemies, the same before the blocks and weighed, attacks; at last the mode
PRICE: Final = 104
THINGS: Final = 48  # sources; of Units that use all their abilities each ability by itself
OPTIONS: Final = 400
RELIEFS: Final = 60
GAINS: Final = 40
BREAKERS: Final = 8
FAMES: Final = 8
HELPS: Final = 20
TAKERS: Final = 120
HIRING: Final = 2 * MAX_UNITS + 3  # in the sign of a forecast: Heroes have been paid, or there is Influence for it
CONVERTING: Final = 2 * MAX_UNITS + 4  # there too: what Move and Influence can be turned into
IDLE: Final = 2 * MAX_UNITS + 5  # there too: Units that cannot act again when they are readied, as bits
DONE: Final = 2 * MAX_UNITS + 6  # there too: how much of what is played early has been played
SLOWED: Final = 2 * MAX_UNITS + 7  # there too: no Cumbersome attack is slowed any more
BY_SUMMONER: Final = 2 * MAX_UNITS + 8  # and from here on: who was summoned by whom
SIGNS: Final = 2 * MAX_UNITS + 8 + MAX_ENEMIES
BLOCK_SETS: Final = 200000
FALLS: Final = 1 << 15  # answers that are remembered
ANSWERS: Final = 1 << 18  # and those about blocks
FEW_ANSWERS: Final = 1 << 15  # the same, where fewer states ask
SMASHED: Final = 9999  # instead of Armor lost: the enemy is destroyed
WILD: Final = 4
UNREACHED: Final = 999
UNKNOWN: Final = 1 << 60
UNIT_ROOM: Final = 64

# What is special about a thing, as bits
LEAVES: Final = 1  # it leaves something behind for later attacks
BASHES: Final = 4  # it turns excess Block into something
DISCARDS: Final = 8  # it grows with the cards discarded for it
DISCARDS_WITH: Final = 2  # it is played with a card that does
HITS_TWO: Final = 16  # it reduces a second attack
SPLITS: Final = 32  # its Influence can be split over several blocks
ONLY_SIDEWAYS: Final = 64
LENDS: Final = 128  # it helps another card

# How what a thing did may still be there without a credit, as bits
HELPS_CARDS: Final = 1
REDUCES: Final = 2
GIVES_RESISTANCE: Final = 8

MOST_ABILITIES: Final = 8
VAMPIRE_MOST: Final = 60  # Armor, in halves: more Wounds and Units than that do not matter


class Forecast(Struct):
    """What was worked out before a search."""

    __slots__ = (
        "ability",
        "aim",
        "aim_need",
        "alive",
        "answers",
        "armor",
        "armor_base",
        "armor_twice",
        "asked",
        "attack_enemy",
        "attack_foe",
        "attack_needs",
        "attack_no",
        "attacks",
        "bare",
        "barred",
        "bars",
        "bash_bounds",
        "bash_cards",
        "bash_sets",
        "bashers",
        "best",
        "bit",
        "bits",
        "block_leaves",
        "blocked_now",
        "breaker_any",
        "breaker_foes",
        "breaker_leaves",
        "breaker_option",
        "breakers",
        "breaks",
        "by_fame",
        "cannot",
        "cards",
        "columns",
        "cost",
        "counted",
        "counted_before",
        "credit",
        "credits_of",
        "cut",
        "discarders",
        "discarding",
        "discards",
        "due",
        "early",
        "early_of",
        "eat_mask",
        "eat_plain",
        "eats",
        "eff",
        "elusive",
        "evades",
        "every",
        "falls",
        "fame",
        "fame_each",
        "fame_mode",
        "fame_once",
        "fame_option",
        "fames",
        "felled",
        "fodder",
        "foe",
        "foes",
        "full_of",
        "gain_bit",
        "gain_leaves",
        "gain_most",
        "gain_option",
        "gains",
        "ghost_price",
        "ghosts",
        "harm",
        "heavy",
        "heavy_value",
        "help_leaves",
        "help_option",
        "helps",
        "heroes",
        "high",
        "high_base",
        "high_now",
        "hires",
        "hit_bounds",
        "hits",
        "hits_of",
        "hurt",
        "ignored",
        "influences",
        "kept",
        "lasting_minus",
        "late",
        "lenders",
        "lent",
        "less",
        "lost",
        "made",
        "manas",
        "memo",
        "merged",
        "minus_base",
        "minus_bits",
        "minus_of",
        "missed",
        "most",
        "most_bits",
        "most_cut",
        "moved",
        "moves",
        "must",
        "needs",
        "night",
        "open_now",
        "option_first",
        "option_last",
        "options",
        "paralyze",
        "parry",
        "parry_at",
        "parry_bits",
        "parry_paid",
        "parry_plain",
        "payers",
        "payment",
        "per_bits",
        "per_plus",
        "plain",
        "plain_option",
        "poison",
        "pool",
        "purse",
        "raised",
        "relief_destroys",
        "relief_enemies",
        "relief_leaves",
        "relief_option",
        "reliefs",
        "remains",
        "resist_base",
        "resister",
        "room",
        "row_attack",
        "row_need",
        "rows",
        "second",
        "seconds",
        "set_bounds",
        "sets",
        "short",
        "sign",
        "sign_mixed",
        "situation",
        "situations",
        "size",
        "skip",
        "slow_harm",
        "slow_needs",
        "slow_now",
        "smaller",
        "smashers",
        "source",
        "special",
        "sticky",
        "stored",
        "stores",
        "stride",
        "strongest",
        "tables",
        "taker",
        "takers",
        "things",
        "tried",
        "twice",
        "unit_bits",
        "unit_givers",
        "units",
        "used_of",
        "useful",
        "useful_colour",
        "weighed",
        "whole",
        "wounds",
    )
    _transient = (
        "bash_bounds",
        "bash_sets",
        "best",
        "cost",
        "credits_of",
        "early_of",
        "falls",
        "full_of",
        "harm",
        "hit_bounds",
        "hits_of",
        "less",
        "memo",
        "minus_of",
        "payment",
        "set_bounds",
        "sets",
        "situations",
        "slow_harm",
        "smaller",
        "used_of",
        "useful",
        "wounds",
    )

    def __init__(self) -> None:
        self.made: int = 0
        self.tried: int = 0
        self.asked: int = 0  # before it was made
        self.due: int = 0  # so often it must be asked for, if that was put off
        self.hits: int = 0  # since then, of late
        self.late: int = 0  # only for states after phase 1.1
        self.room: int = 0  # numbers that the tables may hold
        self.moves: int = 0  # Move can be turned into Attack
        self.influences: int = 0  # Influence can be turned into Block
        self.bare: int = 0  # any enemy may lose its resistances
        self.lost: Row = row(MAX_ENEMIES)  # the resistances that enemies have lost
        self.armor_base: Row = row(MAX_ENEMIES)  # and how their Armor has changed
        self.high_base: Row = row(MAX_ENEMIES)
        self.minus_base: Row = row(ENEMY_ATTACKS)  # their attacks
        self.resist_base: Row = row(MAX_UNITS)  # and the Units' resistances
        self.sign: Row = row(SIGNS)  # of which state it was made
        self.sign_mixed: i64 = 0  # all of it as one number, by which most others can be told apart
        # what there is to use
        self.things: int = 0
        self.source: Row = row(THINGS)
        self.whole: Row = row(MAX_SOURCES, NOTHING)  # which thing a source is, if it is one
        self.ability: Row = row(THINGS)
        self.second: Row = row(THINGS, NOTHING)
        self.most_bits: int = 0
        self.sticky: int = 0
        self.plain: int = 0  # cards that can only be played sideways: a number above the bits
        self.plain_option: int = 0
        self.every: int = 0  # all bits
        self.bits: int = 0
        self.bit: Row = row(THINGS, NOTHING)
        self.credit: Row = row(THINGS, NOTHING)
        self.special: Row = row(THINGS)
        self.ghosts: Row = row(THINGS)
        self.stores: Row = row(THINGS)  # Influence that it gives at most
        self.ghost_price: Grid = grid(THINGS, MANA)
        self.counted: Row = row(MOST_BITS)
        self.fodder: Row = row(MOST_BITS)
        self.lasting_minus: Row = row(MOST_BITS)
        self.moved: Row = row(MOST_BITS)  # the Move that a card can give, in halves
        self.lent: Row = row(MOST_BITS)  # Attack that a Unit can give to each of the others, in halves
        self.unit_givers: int = 0  # what gives either, if it belongs to a Unit
        self.bashers: int = 0
        self.bash_cards: int = 0  # of them those that do so by themselves: as many may count one block's excess
        self.lenders: int = 0  # what helps another card, and may give Move beside that
        self.discarders: int = 0
        self.discarding: int = 0
        self.discards: Row = row(MOST_MANA + 1)  # by mana: is it enough for a mode for which cards are discarded?
        self.cards: int = 0
        self.kept: int = 0
        self.resister: int = 0
        self.paralyze: int = 0
        # options: what a source can do, in halves, against each set of enemies and each attack
        self.options: int = 0
        self.option_first: Row = row(MOST_BITS)
        self.option_last: Row = row(MOST_BITS)
        self.eff: Grid = grid(OPTIONS, COLUMNS)
        self.bars: Row = row(OPTIONS)  # bits that cannot be used beside it
        self.eats: Row = row(OPTIONS)  # how many other sources go with it
        self.eat_mask: Row = row(OPTIONS)  # which ones may
        self.eat_plain: Row = row(OPTIONS)
        self.hires: Row = row(OPTIONS)  # they pay Heroes
        self.takers: int = 0  # options with which something else goes
        self.taker: Row = row(TAKERS)
        self.heroes: int = 0  # bits of Units that ask for Influence
        self.payers: int = 0  # and of the sources that can pay it
        self.needs: Row = row(OPTIONS)  # its bit, and that of a card played with it
        self.strongest: Grid = grid(1 << MOST_SETS, MOST_BITS)  # bits, those that count least and do most first
        self.most: Grid = grid(MOST_BITS, 1 << MOST_SETS)  # the best option of each bit against enemies
        self.reliefs: int = 0
        self.relief_option: Row = row(RELIEFS)
        self.relief_enemies: Row = row(RELIEFS)
        self.relief_destroys: Row = row(RELIEFS)
        self.relief_leaves: Row = row(RELIEFS)
        self.fames: int = 0  # cards that bring Fame beside the enemies', in the Attack phase only
        self.fame_option: Row = row(FAMES)
        self.fame_mode: Row = row(FAMES)
        self.fame_each: Row = row(FAMES)  # for each enemy defeated with it
        self.fame_once: Row = row(FAMES)
        self.breakers: int = 0  # ways to destroy an enemy that is blocked
        self.breaker_option: Row = row(BREAKERS)
        self.breaker_foes: Row = row(BREAKERS)
        self.breaker_any: Row = row(BREAKERS)  # whoever blocked it; else only as part of that block
        self.breaker_leaves: Row = row(BREAKERS)
        self.smashers: int = 0  # bits of sources that destroy an enemy as part of its block
        self.gains: int = 0
        self.gain_bit: Row = row(GAINS)
        self.gain_option: Row = row(GAINS)
        self.gain_most: Row = row(GAINS)
        self.gain_leaves: Row = row(GAINS)
        self.block_leaves: Row = row(MOST_BLOCKS)  # what blocks of each attack can leave behind, as bits
        self.seconds: int = 0  # bits for second attacks
        self.per_bits: int = 0  # sources that count the enemies blocked
        self.per_plus: int = 0  # for each of them at least, in halves
        # mana
        self.night: int = 0
        self.merged: int = 0
        self.manas: int = 1
        self.size: Row = row(MANA, 1)
        self.stride: Row = row(MANA)
        self.useful_colour: Row = row(MANA)
        # enemies and attacks
        self.foes: int = 0
        self.foe: Row = row(MOST_SETS)
        self.fame: Row = row(1 << MOST_SETS)
        self.armor: Row = row(1 << MOST_SETS)
        self.armor_twice: Row = row(1 << MOST_SETS)
        self.weighed: int = 0  # enemies that resist most attacks, as bits: they count twice
        self.twice: int = 0  # columns in which they do
        self.by_fame: Row = row(1 << MOST_SETS)  # sets of enemies, most Fame first
        self.elusive: Row = row(MOST_SETS)  # Armor that it has more if it is not blocked, in halves
        self.evades: int = 0  # who has, as bits
        self.breaks: int = 0  # something destroys enemies, whatever Armor they have
        self.attacks: int = 0
        self.attack_no: Row = row(MOST_BLOCKS)
        self.attack_enemy: Row = row(MOST_BLOCKS)
        self.rows: int = 0  # ways in which attacks may have to be blocked
        self.row_attack: Row = row(MOST_ROWS)
        self.row_need: Row = row(MOST_ROWS)
        self.pool: int = 0  # the Influence that is still there to be turned into Block
        self.heavy: int = NOTHING  # the one Cumbersome attack, if it is told how far it is slowed
        self.heavy_value: int = 0
        self.slow_needs: Row = row(MOST_SLOWED + 1)  # what blocks it when so much of it is left, in halves
        self.slow_harm: Longs = longs(0)  # what it takes from the value at least when so much of it is left
        self.remains: int = 0  # so much of it is left, all Move at hand being spent on it
        self.attack_needs: Row = row(MOST_BLOCKS)  # the Block it takes, in halves
        self.attack_foe: Row = row(MOST_BLOCKS, NOTHING)
        self.columns: int = 0
        self.early: int = 0  # columns for attacks before the blocks
        # Units and Wounds
        self.units: int = 0
        self.unit_bits: Row = row(UNIT_ROOM)
        self.poison: int = 1
        self.ignored: int = 0
        self.minus_bits: int = 0  # sources that reduce attacks
        self.helps: int = 0  # ways to give Units a resistance
        self.help_option: Row = row(HELPS)
        self.help_leaves: Row = row(HELPS)
        # the state that is asked about
        self.parry: int = NOTHING  # the attack that is being blocked, if nothing else is done by that
        self.parry_at: int = 0  # the set that blocked it last time
        self.parry_bits: int = 0  # what has been committed to it, or may have been
        self.parry_plain: int = 0
        self.parry_paid: int = 0  # and the mana paid for that
        self.skip: int = 0
        self.alive: int = 0
        self.blocked_now: int = 0  # enemies that have been blocked, as bits
        self.open_now: int = 0  # enemies with attacks that are not told apart, or are just being blocked
        self.slow_now: int = 0  # enemies with attacks that Move can slow down, which are not told apart
        self.must: int = 0
        self.hurt: int = 0
        self.cannot: int = 0  # Units that have been hit
        self.purse: int = 0  # mana, as a number
        self.counted_before: int = 0
        self.barred: int = 0  # some enemy is left alone, since its turn is over
        self.raised: Row = row(MOST_SETS)  # Armor that it has more than at least
        self.high_now: int = 0  # who has, as bits
        self.high: int = 0  # the same after the blocks
        self.cut: int = 0  # Armor that one enemy has lost
        self.stored: int = 0  # of which so much is Move that can become Attack
        self.most_cut: int = 0  # and could lose at most
        self.missed: int = 0  # enemies that have not been blocked
        self.short: int = 0  # enemies that will not have been blocked
        self.aim: int = 0  # the enemies of the attack being made
        self.aim_need: int = 0  # and what it lacks, in halves
        self.felled: int = 0  # enemies that fall to it
        # tables
        self.best: Shorts = shorts(0)
        self.cost: Shorts = shorts(0)
        self.smaller: Longs = longs(0)  # by set of enemies: those with one less, as bits
        self.tables: int = 0  # the number of these tables, which several forecasts may share
        self.payment: Ints = ints(0)
        self.less: Ints = ints(0)
        self.sets: Ints = ints(0)  # three numbers each: the sources, their mana, how many count as used
        self.set_bounds: Ints = ints(0)
        self.bash_sets: Ints = ints(0)  # the same, and how far the block is above what was needed
        self.bash_bounds: Ints = ints(0)
        self.used_of: Ints = ints(0)
        self.full_of: Ints = ints(0)  # the same where no card can be discarded
        self.credits_of: Ints = ints(0)
        self.early_of: Longs = longs(0)  # bits: sets of enemies that can fall before they attack
        self.minus_of: Ints = ints(0)
        self.wounds: Ints = ints(0)
        self.harm: Longs = longs(0)
        self.useful: Ints = ints(0)
        self.hits_of: Ints = ints(0)  # sets of Units wounded that are useful, one after the other
        self.hit_bounds: Ints = ints(0)
        self.falls: Longs = longs(0)  # two numbers each: a question about attacks, and the answer
        self.memo: Longs = longs(0)  # the same about blocks
        self.answers: int = 0  # so many of them
        self.situations: Any = None  # what states have in common in `memo`, by number
        self.situation: int = 0


NO_FORECAST: Final = Forecast()


# ------------------------------------------------------------------ what a part can do
def withstands(q: Search, t: State, f: Forecast, part: int, e: int) -> bool:
    """The effect can do nothing to this enemy, now or later."""
    if t.book.part_only[part] == ONLY_UNFORTIFIED and not q.opens and layers(t, e) > 0:
        return True
    if f.bare:
        return (t.book.token_abilities[t.token[e]] & ARCANE_IMMUNITY) != 0
    return immune(t, e, t.book.mode_colours[t.book.part_mode[part]])


def counts_in_full(q: Search, t: State, f: Forecast, element: int, chosen: int) -> bool:
    """Attack of this element is efficient against one of these enemies."""
    if f.bare or t.all_cold:
        return True
    for j in range(f.foes):
        if (chosen >> j) & 1 and not with_both(resistances(t, f.foe[j])) & RESISTS[element]:
            return True
    return False


def multiplied(q: Search, t: State, part: int, e: int) -> int:
    """The points of a part at most; against the attack of one enemy, where its icons count."""
    value = t.book.part_value[part]
    per = t.book.part_per[part]
    mode = t.book.part_mode[part]
    if per == PER_ICON:
        if e != NOBODY:
            # a resistance that is lost may still have been there when it is blocked
            icons = icons_of(t, e) + how_many(t.book.token_resist[t.token[e]] & t.lost[e])
            value += t.book.part_plus[part] * icons
    elif per == PER_ENEMY or per == PER_BLOCKED:
        value += t.book.part_plus[part] * most_enemies(t)
    elif per == PER_DISCARDED:
        cost = t.book.mode_cost[mode]
        if cost == COST_ANY or cost == COST_WOUND:
            # Wounds can be discarded beside cards
            value += t.book.part_plus[part] * (1 if t.book.mode_cost_wounds[mode] else t.book.mode_cost_most[mode])
    return value


def is_lasting(t: State, part: int) -> bool:
    """What it gives to attacks stays when its source is used up for something else."""
    kind = t.book.part_kind[part]
    if kind <= SIEGE:
        return t.book.part_when[part] != 0
    if kind == UNITS_PLUS:
        return t.book.source_kind[t.book.mode_source[t.book.part_mode[part]]] == CARD
    if kind == ARMOR_MINUS:
        return t.book.part_per[part] != PER_EXCESS
    return kind == ARMOR_BECOMES or kind == USE_ATTACK


def needs_block(t: State, part: int) -> bool:
    """It destroys an enemy only when that is blocked."""
    if t.book.part_kind[part] != DESTROY:
        return False
    if t.book.part_when[part] == WHEN_BLOCKED:
        return True
    return t.book.part_only[part] == ONLY_BLOCKED and t.book.mode_phases[t.book.part_mode[part]] >> DAMAGE_PHASE == 0


def attack_from(q: Search, t: State, f: Forecast, part: int, chosen: int) -> int:
    """What a part can do against this set of enemies, in halves."""
    kind = t.book.part_kind[part]
    value = multiplied(q, t, part, NOBODY)
    unit = t.book.source_unit[t.book.mode_source[t.book.part_mode[part]]]
    if kind <= SIEGE:
        if unit >= 0:
            value += t.unit_attack[unit]
        return 2 * value if counts_in_full(q, t, f, t.book.part_element[part], chosen) else value
    if kind == MOVE:
        if not f.moves:
            return 0
        return 2 * value if counts_in_full(q, t, f, PHYSICAL, chosen) else value
    if kind == UNITS_PLUS:
        return 2 * value * (t.book.units + (t.book.sources if q.readies_known else 0))
    if kind == CARDS_PLUS:
        if f.moves:
            value += t.book.part_amount[part] * (t.book.sources if t.book.part_count[part] else 1)
        return 2 * value
    if kind == USE_ATTACK:
        return 2 * most_possessed(t)
    if needs_block(t, part):
        return 0
    if kind == ARMOR_MINUS or kind == ARMOR_BECOMES or kind == DESTROY:
        return armor_taken(q, t, f, part, chosen)
    return 0


def counts_early(q: Search, t: State, f: Forecast, part: int, chosen: int) -> bool:
    """Can the part help to defeat one of these enemies before they attack?"""
    mode = t.book.part_mode[part]
    kind = t.book.part_kind[part]
    if q.opens and kind != DESTROY:
        return kind != ATTACK or all_siege_known(t)
    if not (t.book.mode_phases[mode] >> RANGED_PHASE) & 1:
        return False
    if kind > SIEGE:
        return True
    for j in range(f.foes):
        if (chosen >> j) & 1:
            walls = layers(t, f.foe[j])
            if walls == 0 and kind >= RANGED:
                return True
            if walls == 1 and kind == SIEGE:
                return True
    return False


def all_siege_known(t: State) -> bool:
    """Something makes Siege Attacks of all attacks."""
    if t.all_siege:
        return True
    for part in range(t.book.parts):
        if t.book.part_kind[part] == ALL_BECOME:
            return True
    return False


def armor_taken(q: Search, t: State, f: Forecast, part: int, chosen: int) -> int:
    """How much of the Armor of these enemies an effect can take, in halves."""
    kind = t.book.part_kind[part]
    amount = t.book.part_value[part]
    if t.book.part_other[part] > amount:
        amount = t.book.part_other[part]
    one = 0
    together = 0
    for j in range(f.foes):
        if (chosen >> j) & 1 == 0 or withstands(q, t, f, part, f.foe[j]):
            continue
        armor = f.armor[1 << j] + f.elusive[j] + most_growth(t, f.foe[j])
        taken = 2 * amount
        if kind == DESTROY:
            taken = f.armor[1 << j]
        elif kind == ARMOR_BECOMES:
            taken = armor - 2 * t.book.part_value[part]
        if taken > armor:
            taken = armor
        if taken < 0:
            taken = 0
        together += taken
        if taken > one:
            one = taken
    if kind == ARMOR_MINUS and t.book.part_per[part] == PER_EXCESS:
        return 0
    if is_blast(t, part):
        return blasted(q, t, f, part, chosen)
    target = t.book.part_target[part]
    return together if target == TO_ALL_ENEMIES or target == TO_OTHER_ENEMIES else one


def most_growth(t: State, foe: int) -> int:
    """How much Armor an enemy can gain at most by Defend or as a vampire, in halves."""
    total = VAMPIRE_MOST if t.book.token_abilities[t.token[foe]] & VAMPIRIC else 0
    for e in range(t.enemies):
        if t.token[e] >= 0:
            total += 2 * t.book.token_defend[t.token[e]]
    return total


def is_blast(t: State, part: int) -> bool:
    """For each enemy defeated others lose Armor."""
    return t.book.part_kind[part] == ARMOR_MINUS and t.book.part_per[part] == PER_DEFEATED


def blasted(q: Search, t: State, f: Forecast, part: int, chosen: int) -> int:
    """How much Armor these enemies lose when all others but one are defeated, in halves."""
    for j in range(f.foes):
        if (chosen >> j) & 1 and not withstands(q, t, f, part, f.foe[j]):
            return 2 * t.book.part_value[part] * (f.foes - 1)
    return 0


def influence_of(q: Search, t: State, part: int) -> int:
    """The Influence of a part at most; each card discarded for it counts here, since it may be used for any block."""
    if t.book.part_kind[part] != INFLUENCE:
        return 0
    return multiplied(q, t, part, NOBODY) + discarded_for(t, part)


def block_from(q: Search, t: State, f: Forecast, part: int, a: int) -> int:
    """What a part can do against an attack, in halves."""
    kind = t.book.part_kind[part]
    attack = f.attack_no[a]
    unit = t.book.source_unit[t.book.mode_source[t.book.part_mode[part]]]
    if kind == BLOCK:
        value = multiplied(q, t, part, f.attack_enemy[a])
        if unit >= 0:
            value += t.unit_block[unit]
        if t.book.part_twice[part] & abilities_of(t, attack):
            value *= 2
        return 2 * value if block_is_efficient(t.book.part_element[part], element_of(t, attack)) else value
    if kind == INFLUENCE:
        return 2 * influence_of(q, t, part) if f.influences else 0
    if kind == MOVE and can_slow(f, a):
        return f.slow_needs[1] * (multiplied(q, t, part, NOBODY) + discarded_for(t, part))
    if kind == CARDS_PLUS:
        return (4 if may_count_twice(t, attack) else 2) * t.book.part_other[part]
    if kind == ATTACK_MINUS:
        return (4 if abilities_of(t, attack) & SWIFT else 2) * t.book.part_value[part]
    return 0


def may_count_twice(t: State, attack: int) -> bool:
    """Is there Block that counts twice against this attack? With it would what helps a card."""
    for part in range(t.book.parts):
        if t.book.part_twice[part] & abilities_of(t, attack):
            return True
    return False


# ------------------------------------------------------------------ options
def side_attack(q: Search, t: State, f: Forecast, chosen: int) -> int:
    """A sideways card against these enemies, in halves."""
    return 2 if counts_in_full(q, t, f, PHYSICAL, chosen) else 1


def side_block(q: Search, t: State, f: Forecast, a: int) -> int:
    """A sideways card against this attack, in halves."""
    if can_slow(f, a):
        return f.slow_needs[1]  # as Move
    return 2 if f.influences or block_is_efficient(PHYSICAL, element_of(t, f.attack_no[a])) else 1


def can_ever_be_played(q: Search, t: State, mode: int, gains: int) -> bool:
    """Its phase is not over and its mana can be had."""
    if q.barred[mode] or (not t.book.mode_phases[mode] & (31 << t.phase) and not t.all_siege):
        return False
    return not t.book.mode_mana[mode] or not mana_missing(t, mode, gains)


def new_option(f: Forecast) -> int:
    """Room for one more; its numbers are 0."""
    if f.options >= OPTIONS:
        f.made = 0
        return OPTIONS - 1
    o = f.options
    f.options += 1
    for w in range(COLUMNS):
        f.eff[o][w] = 0
    f.bars[o] = 0
    f.eats[o] = 0
    f.eat_mask[o] = 0
    f.eat_plain[o] = 0
    f.hires[o] = 0
    return o


def may_be_taken(t: State, f: Forecast, thing: int, mode: int) -> bool:
    """Can the card be discarded or thrown away for this mode?"""
    source = f.source[thing]
    if t.book.source_kind[source] != CARD or source == t.book.mode_source[mode]:
        return False
    if t.book.mode_cost[mode] == COST_THROW_AWAY:
        colour = t.book.mode_cost_colour[mode]
        return t.book.source_action[source] != 0 and (t.book.source_colours[source] >> colour) & 1 != 0
    return True


def influence_from(q: Search, t: State, source: int) -> int:
    """The Influence that a source gives at most, whatever is discarded for it, by itself or by whom it readies."""
    most = own_influence(q, t, source)
    for mode in range(q.sources_first[source], q.sources_last[source]):
        level = readied_by(t, mode)
        for other in range(t.book.sources if level else 0):
            unit = t.book.source_unit[other]
            if unit >= 0 and t.book.unit_level[unit] <= level and own_influence(q, t, other) > most:
                most = own_influence(q, t, other)
    return most


def own_influence(q: Search, t: State, source: int) -> int:
    """The same by itself."""
    most = 1 if t.book.source_sideways[source] else 0
    for mode in range(q.sources_first[source], q.sources_last[source]):
        total = 0
        for part in range(t.book.mode_first[mode], t.book.mode_first[mode] + t.book.mode_parts[mode]):
            if t.book.part_kind[part] == INFLUENCE:
                total += influence_of(q, t, part)
        if total > most:
            most = total
    return most


def price_of(q: Search, t: State, f: Forecast, o: int, mode: int) -> int:
    """The Influence that Heroes ask for, if it is good for nothing else: not for other Heroes, nor for Block."""
    source = t.book.mode_source[mode]
    unit = t.book.source_unit[source]
    if unit < 0 or f.sign[HIRING] == 2 or f.influences:
        return 0
    for other in range(t.book.units):
        if other != unit and t.book.unit_assault[other]:
            return 0
    for part in range(t.book.parts):
        parts = t.book.mode_parts[t.book.part_mode[part]]
        if t.book.part_kind[part] == INFLUENCE and (parts > 2 or (parts == 2 and not only_reputation(t, part))):
            return 0
    for thing in range(f.things):
        if f.source[thing] == source and f.needs[o] == 1 << f.bit[thing]:
            return 1 if f.sign[HIRING] else hire_price(t, unit)
    return 0  # it acts once more


def only_reputation(t: State, influence: int) -> bool:
    """Beside its Influence the mode changes nothing but Reputation."""
    first = t.book.mode_first[t.book.part_mode[influence]]
    other = first + 1 if influence == first else first
    return t.book.part_kind[other] == REPUTATION


def counts_discards(t: State, mode: int) -> bool:
    """Does the mode grow with the cards discarded for it?"""
    for part in range(t.book.mode_first[mode], t.book.mode_first[mode] + t.book.mode_parts[mode]):
        if t.book.part_per[part] == PER_DISCARDED:
            return True
    return False


def note_eaten(q: Search, t: State, f: Forecast, o: int, mode: int) -> int:
    """What else goes with a mode: a card played with it, discarded or thrown away, or sources whose Influence Heroes
    ask for. Returns how many cards more, which are not told by name."""
    cost = t.book.mode_cost[mode]
    partner = t.book.mode_partner[mode]
    more = t.book.mode_least[mode] if cost == COST_NON_WOUND or cost == COST_THROW_AWAY else 0
    price = price_of(q, t, f, o, mode)
    if partner < 0 and more == 0 and price == 0:
        return 0
    if partner >= 0 and counts_discards(t, mode):
        return more + 1  # cards are discarded for both
    f.eats[o] = 1
    if partner >= 0:
        for thing in range(f.things):
            if f.source[thing] == partner:
                eat(f, o, thing)
                if f.bit[thing] >= 0:
                    f.needs[o] |= 1 << f.bit[thing]
        return more
    if more > 0:
        for thing in range(f.things):
            if may_be_taken(t, f, thing, mode):
                eat(f, o, thing)
        return more - 1
    most = 0
    for thing in range(f.things):
        given = influence_from(q, t, f.source[thing])
        if f.source[thing] != t.book.mode_source[mode] and given > 0:
            eat(f, o, thing)
            if given > most:
                most = given
    f.eats[o] = 1 if most >= price else 2
    f.hires[o] = 1
    return 0


def eat(f: Forecast, o: int, thing: int) -> None:
    """The option may take this along."""
    if f.bit[thing] >= 0 and f.needs[o] == 1 << f.bit[thing]:
        return
    if f.bit[thing] >= 0:
        f.eat_mask[o] |= 1 << f.bit[thing]
    else:
        f.eat_plain[o] = 1


def weighed_attack(q: Search, t: State, f: Forecast, part: int, chosen: int) -> int:
    """What a part can do to these enemies one by one, where what is done to a resistant one counts twice: so it does
    not pay to count Attack in full for the sake of another enemy."""
    target = t.book.part_target[part]
    most = 0
    together = 0
    if is_blast(t, part):
        return blasted(q, t, f, part, chosen) * (2 if chosen & f.weighed else 1)
    for j in range(f.foes):
        if (chosen >> j) & 1:
            points = attack_from(q, t, f, part, 1 << j) * (2 if (f.weighed >> j) & 1 else 1)
            together += points
            if points > most:
                most = points
    return together if target == TO_ALL_ENEMIES or target == TO_OTHER_ENEMIES else most


def add_part(q: Search, t: State, f: Forecast, part: int, o: int) -> None:
    """What a part of an option can do to each set of enemies."""
    for chosen in range(1, 1 << f.foes):
        points = attack_from(q, t, f, part, chosen)
        f.eff[o][chosen] += points
        if f.early and counts_early(q, t, f, part, chosen):
            f.eff[o][f.early + chosen] += points
        if f.twice:
            f.eff[o][f.twice + chosen] += weighed_attack(q, t, f, part, chosen)


def add_option(q: Search, t: State, f: Forecast, mode: int, bit: int, lasting: int) -> int:
    """A mode as an option of a bit; with `lasting` only what stays after it."""
    o = new_option(f)
    f.needs[o] = 1 << bit
    taken = 0 if lasting else note_eaten(q, t, f, o, mode)
    for part in range(t.book.mode_first[mode], t.book.mode_first[mode] + t.book.mode_parts[mode]):
        if lasting and not is_lasting(t, part):
            continue
        add_part(q, t, f, part, o)
        kept = t.book.part_kind[part] == INFLUENCE or t.book.part_kind[part] == MOVE
        if not lasting and (kept or (t.book.mode_phases[mode] >> BLOCK_PHASE) & 1):
            for a in range(f.attacks):
                f.eff[o][f.columns - f.attacks + a] += block_from(q, t, f, part, a)
    if taken and not lasting:
        for chosen in range(1, 1 << f.foes):
            left = f.eff[o][chosen] - taken * side_attack(q, t, f, chosen)
            f.eff[o][chosen] = left if left > 0 else 0
            if f.twice:
                left = f.eff[o][f.twice + chosen] - taken
                f.eff[o][f.twice + chosen] = left if left > 0 else 0
        for a in range(f.attacks):
            left = f.eff[o][f.columns - f.attacks + a] - taken * side_block(q, t, f, a)
            f.eff[o][f.columns - f.attacks + a] = left if left > 0 else 0
    if t.book.mode_cost[mode] == COST_WOUND and t.held_wounds == 0 and t.phase <= BLOCK_PHASE and not takes_wounds(t):
        for a in range(f.attacks):
            f.eff[o][f.columns - f.attacks + a] = 0
    return o


def takes_wounds(t: State) -> bool:
    """Something costs Wounds before the damage is dealt."""
    for mode in range(t.book.modes):
        if t.book.mode_wounds[mode]:
            return True
    return False


def mana_of(t: State, mode: int) -> int:
    """The mana that a mode gives."""
    total = 0
    for part in range(t.book.mode_first[mode], t.book.mode_first[mode] + t.book.mode_parts[mode]):
        if t.book.part_kind[part] == GAIN_MANA:
            times = t.book.mode_cost_most[mode] if t.book.part_mask[part] == AS_DISCARDED else 1
            total += t.book.part_value[part] * times
    return total


def leaves_something(t: State, mode: int) -> bool:
    """Does something stay for later attacks when this mode was played?"""
    if readied_by(t, mode) and any_lasting(t):
        return True
    for part in range(t.book.mode_first[mode], t.book.mode_first[mode] + t.book.mode_parts[mode]):
        if is_lasting(t, part):
            return True
    return False


def helps_twice(t: State, f: Forecast, mode: int) -> bool:
    """Can the mode do something for a second block?"""
    for part in range(t.book.mode_first[mode], t.book.mode_first[mode] + t.book.mode_parts[mode]):
        if t.book.part_kind[part] == ATTACK_MINUS and t.book.part_count[part] > 1:
            return True
        if t.book.part_kind[part] == INFLUENCE and f.influences:
            return True
        if t.book.part_kind[part] == CARDS_PLUS:
            return True
    return False


def left_by(q: Search, t: State, f: Forecast, mode: int, bit: int) -> int:
    """The bits that a mode sets when it is played."""
    left = 0
    for thing in range(f.things):
        if f.bit[thing] == bit:
            if f.credit[thing] >= 0 and leaves_something(t, mode):
                left |= 1 << f.credit[thing]
            if f.second[thing] >= 0 and helps_twice(t, f, mode):
                left |= 1 << f.second[thing]
    return left


def add_mode(q: Search, t: State, f: Forecast, mode: int, bit: int) -> None:
    """A mode of a source, as an option of a bit; with the attacks it spares and the mana it gives."""
    o = add_option(q, t, f, mode, bit, 0)
    f.eff[o][PRICE] = mode  # the price is read off later
    note_fame(q, t, f, mode, o)
    gain = mana_of(t, mode)
    if gain > 0 and not gains_already(t, f, mode, bit, gain):
        if f.gains >= GAINS:
            f.made = 0
            return
        f.gain_bit[f.gains] = bit
        f.gain_option[f.gains] = o
        f.gain_most[f.gains] = gain
        f.gain_leaves[f.gains] = left_by(q, t, f, mode, bit)
        f.gains += 1
    for part in range(t.book.mode_first[mode], t.book.mode_first[mode] + t.book.mode_parts[mode]):
        kind = t.book.part_kind[part]
        spares = kind == NO_ATTACK or kind == BARE_ATTACK or kind == HIT_THIS_UNIT or kind == DESTROY
        if needs_block(t, part):
            add_breaker(q, t, f, part, bit, o)
        elif spares and t.book.part_only[part] != ONLY_BLOCKED:
            add_relief(q, t, f, part, bit, o)
        if kind == IGNORE_WOUND:
            f.ignored += t.book.part_value[part]
        if kind == UNIT_RESISTANCE:
            if f.helps >= HELPS:
                f.made = 0
                return
            f.resister |= 1 << bit
            f.help_option[f.helps] = o
            f.help_leaves[f.helps] = left_by(q, t, f, mode, bit)
            f.helps += 1
        if kind == ATTACK_MINUS:
            note_minus(f, bit, t.book.part_value[part] * (2 if t.book.part_count[part] > 1 else 1))


def note_fame(q: Search, t: State, f: Forecast, mode: int, o: int) -> None:
    """The Fame that an option brings beside the enemies', where it can do so in the Attack phase only."""
    if not brings_fame_late(q, t, mode) or f.fames >= FAMES:
        return
    f.fame_option[f.fames] = o
    f.fame_mode[f.fames] = mode
    f.fame_each[f.fames] = 0
    f.fame_once[f.fames] = 0
    for part in range(t.book.mode_first[mode], t.book.mode_first[mode] + t.book.mode_parts[mode]):
        if t.book.part_kind[part] == FAME and t.book.part_per[part] == PER_DEFEATED:
            f.fame_each[f.fames] += t.book.part_value[part]
        elif t.book.part_kind[part] == FAME:
            f.fame_once[f.fames] += t.book.part_value[part]
    f.fames += 1


def brings_fame_late(q: Search, t: State, mode: int) -> bool:
    """Does a card bring Fame of its own by this mode, and in the Attack phase only?"""
    card = t.book.source_kind[t.book.mode_source[mode]] == CARD and t.book.mode_partner[mode] < 0
    late = t.book.mode_phases[mode] == 1 << ATTACK_PHASE and not all_siege_known(t)
    return q.mode_fame[mode] > 0 and card and late


def note_minus(f: Forecast, bit: int, minus: int) -> None:
    """A source can take that much off the attacks that are not blocked."""
    f.minus_bits |= 1 << bit
    if minus > f.lasting_minus[bit]:
        f.lasting_minus[bit] = minus


def gains_already(t: State, f: Forecast, mode: int, bit: int, gain: int) -> bool:
    """Another mode gives as much mana for the same price: its colours do not matter here."""
    for i in range(f.gains):
        if f.gain_bit[i] == bit and f.gain_most[i] >= gain:
            other = f.eff[f.gain_option[i]][PRICE]
            same = t.book.mode_wounds[other] <= t.book.mode_wounds[mode]
            for colour in range(MANA):
                if t.book.mode_pay[other][colour] != t.book.mode_pay[mode][colour]:
                    same = False
            if same:
                return True
    return False


def add_relief(q: Search, t: State, f: Forecast, part: int, bit: int, o: int) -> None:
    """Attacks of one enemy that an effect spares."""
    if not t.book.mode_phases[t.book.part_mode[part]] & ((1 << BLOCK_PHASE) | (1 << RANGED_PHASE) | 1):
        return
    enemies = 0
    for a in range(f.attacks):
        target = t.book.part_target[part]
        if target == TO_ATTACK or not withstands(q, t, f, part, f.attack_enemy[a]):
            enemies |= 1 << a
    if enemies == 0:
        return
    if f.reliefs >= RELIEFS:
        f.made = 0
        return
    f.relief_option[f.reliefs] = o
    f.relief_enemies[f.reliefs] = enemies
    f.relief_destroys[f.reliefs] = 1 if t.book.part_kind[part] == DESTROY else 0
    f.relief_leaves[f.reliefs] = left_by(q, t, f, t.book.part_mode[part], bit)
    f.reliefs += 1


def add_breaker(q: Search, t: State, f: Forecast, part: int, bit: int, o: int) -> None:
    """Enemies that an effect destroys when they are blocked."""
    if f.breakers >= BREAKERS:
        f.made = 0
        return
    f.breaker_option[f.breakers] = o
    f.breaker_foes[f.breakers] = 0
    for j in range(f.foes):
        if not withstands(q, t, f, part, f.foe[j]):
            f.breaker_foes[f.breakers] |= 1 << j
    f.breaker_any[f.breakers] = 0 if t.book.part_when[part] == WHEN_BLOCKED else 1
    f.breaker_leaves[f.breakers] = left_by(q, t, f, t.book.part_mode[part], bit)
    if f.breaker_any[f.breakers] == 0:
        f.smashers |= 1 << bit
    f.breakers += 1


def add_sideways(q: Search, t: State, f: Forecast, needs: int) -> None:
    """A card played sideways."""
    o = new_option(f)
    f.needs[o] = needs
    for chosen in range(1, 1 << f.foes):
        f.eff[o][chosen] = side_attack(q, t, f, chosen)
        for j in range(f.foes if f.twice else 0):
            points = side_attack(q, t, f, 1 << j) * (2 if (f.weighed >> j) & 1 else 1)
            if (chosen >> j) & 1 and points > f.eff[o][f.twice + chosen]:
                f.eff[o][f.twice + chosen] = points
    for a in range(f.attacks):
        f.eff[o][f.columns - f.attacks + a] = side_block(q, t, f, a)
    f.eff[o][PRICE] = NOTHING


def readied_by(t: State, mode: int) -> int:
    """The highest level of Units that this mode readies; 0 for none."""
    for part in range(t.book.mode_first[mode], t.book.mode_first[mode] + t.book.mode_parts[mode]):
        if t.book.part_kind[part] == READY_UNIT and t.book.part_target[part] == TO_UNIT:
            return t.book.part_value[part]
    return 0


# ------------------------------------------------------------------ which combats can be told
def can_be_told(q: Search, t: State) -> bool:
    """No effect that could be used for several attacks at once, or without end."""
    if t.book.leader != NOBODY or q.loops or q.toxic or q.wings_known or t.ready_price or t.wings:
        return False
    for unit in range(t.book.units):
        if t.book.unit_combines[unit] and q.readies_known:
            return False
    for part in range(t.book.parts):
        kind = t.book.part_kind[part]
        target = t.book.part_target[part]
        if kind == ATTACK_MINUS and (target != TO_ATTACK or t.book.part_count[part] > 2):
            return False
        if (kind == BARE_ATTACK or kind == HIT_THIS_UNIT) and (target != TO_ATTACK or t.book.part_count[part] > 1):
            return False
        if kind == NO_ATTACK and target != TO_ENEMY:
            return False
        if kind == DESTROY and target != TO_ENEMY:
            return False
        if kind == UNITS_PLUS and t.book.part_other[part] and t.book.mode_phases[t.book.part_mode[part]] & 30:
            return False
        if kind == READY_UNIT and target != TO_UNIT:
            return False
    return True


def falls_early(q: Search, s: State, e: int) -> bool:
    """Could this enemy be defeated in phase 1.1? Cards discarded for an attack are counted here only."""
    for part in range(s.book.parts):
        kind = s.book.part_kind[part]
        if s.book.part_per[part] == PER_DISCARDED and (kind == RANGED or kind == SIEGE) and layers(s, e) < 2:
            return s.phase <= RANGED_PHASE
    return killed_before_blocks(q, s, e)


def slow_attack(q: Search, t: State) -> int:
    """The Cumbersome attack, if there is only one, and Move spent on it can be told; otherwise NOTHING."""
    root: State = q.root
    found = NOTHING
    if q.helps_cards or q.converts_influence or not moves_for_itself(t):
        return NOTHING
    for e in range(t.enemies):
        for attack in range(e * MAX_ATTACKS, end_of_attacks(t, e)):
            if attacks_now(t, attack) and abilities_of(t, attack) & CUMBERSOME:
                if found != NOTHING or e >= root.enemies or attack_value(t, attack) > MOST_SLOWED:
                    return NOTHING
                found = attack
    return found


def moves_for_itself(t: State) -> bool:
    """Nothing gives Move and does more at the same time."""
    for part in range(t.book.parts):
        if t.book.part_kind[part] == MOVE:
            mode = t.book.part_mode[part]
            for other in range(t.book.mode_first[mode], t.book.mode_first[mode] + t.book.mode_parts[mode]):
                kind = t.book.part_kind[other]
                if kind != MOVE and kind != CONVERT and kind != REPUTATION:
                    return False
    return True


def list_slowed(t: State, f: Forecast, attack: int) -> None:
    """What blocks the Cumbersome attack when so much of it is left."""
    minus = t.attack_minus[attack]
    f.heavy_value = attack_value(t, attack)
    while attack_value(t, attack) > 0:
        f.slow_needs[attack_value(t, attack)] = 2 * block_needed(t, attack)
        t.attack_minus[attack] += 1
    f.slow_needs[0] = 0
    t.attack_minus[attack] = minus


def can_slow(f: Forecast, a: int) -> bool:
    """Can Move still be spent on this attack?"""
    return a == f.heavy and not f.sign[SLOWED]


def list_enemies(q: Search, t: State, f: Forecast) -> bool:
    """Who can be attacked, and which attacks are to be blocked; Move could bring Cumbersome ones to nothing, of which
    no more than one is told."""
    f.foes = 0
    f.attacks = 0
    f.heavy = NOTHING
    heavy = slow_attack(q, t)
    for e in range(t.enemies):
        which = NOTHING
        if can_be_attacked(t, e):
            if f.foes >= MOST_SETS:
                return False
            which = f.foes
            f.foe[which] = e
            f.foes += 1
        for attack in range(e * MAX_ATTACKS, end_of_attacks(t, e)):
            told = attack == heavy or not abilities_of(t, attack) & CUMBERSOME
            if told and attacks_now(t, attack) and block_needed(t, attack) > 0:
                if f.attacks >= MOST_BLOCKS - 1:
                    return False
                if attack == heavy:
                    f.heavy = f.attacks
                f.attack_no[f.attacks] = attack
                f.attack_enemy[f.attacks] = e
                f.attack_needs[f.attacks] = 2 * block_needed(t, attack)
                f.attack_foe[f.attacks] = which
                f.attacks += 1
    if f.heavy >= 0:
        list_slowed(t, f, heavy)
    f.early = 0
    if t.phase <= RANGED_PHASE:
        survey(q, t)
        for j in range(f.foes):
            if falls_early(q, t, f.foe[j]):
                f.early = 1 << f.foes
    f.weighed = 0
    for j in range(f.foes):
        if not f.bare and resistances(t, f.foe[j]) & RESISTS[PHYSICAL]:
            f.weighed |= 1 << j
    f.twice = (1 << f.foes) + f.early if f.weighed and f.foes > 1 else 0
    f.columns = (1 << f.foes) + f.early + f.attacks + (1 << f.foes if f.twice else 0)
    for chosen in range(1 << f.foes):
        f.armor[chosen] = 0
        f.armor_twice[chosen] = 0
        f.fame[chosen] = 0
        for j in range(f.foes):
            if (chosen >> j) & 1:
                f.armor[chosen] += 2 * least_armor(t, f.foe[j])
                f.armor_twice[chosen] += (4 if (f.weighed >> j) & 1 else 2) * least_armor(t, f.foe[j])
                f.fame[chosen] += fame_of(t, f.foe[j])
    f.evades = 0
    f.breaks = 0
    for part in range(t.book.parts):
        if t.book.part_kind[part] == DESTROY or t.book.part_kind[part] == ARMOR_BECOMES:
            f.breaks = 1
    for j in range(f.foes):
        f.elusive[j] = 2 * armor_of(t, f.foe[j]) - f.armor[1 << j] if t.phase != ATTACK_PHASE else 0
        if f.elusive[j] > 0 and not f.breaks:
            f.evades |= 1 << j
    for chosen in range(1 << f.foes):
        place = 0
        for other in range(1 << f.foes):
            more = f.fame[other] - f.fame[chosen]
            if more > 0 or (more == 0 and other < chosen):
                place += 1
        f.by_fame[place] = chosen
    return True


# ------------------------------------------------------------------ what there is to use
def has_mode(q: Search, t: State, f: Forecast, thing: int, mode: int, gains: int) -> bool:
    """Is this a mode of the thing that can still be played?"""
    if f.ability[thing] >= 0 and t.book.mode_ability[mode] != f.ability[thing]:
        return False
    return not (q.over[mode] and q.over[mode] <= f.sign[DONE]) and can_ever_be_played(q, t, mode, gains)


def is_there(s: State, f: Forecast, thing: int) -> bool:
    """Can it be used, now or when something is paid?"""
    source = f.source[thing]
    if not can_come_to_use(s, source):
        return False
    unit = s.book.source_unit[source]
    return f.ability[thing] < 0 or s.combining != unit or (s.combined >> f.ability[thing]) & 1 == 0


def influence_kept(q: Search, t: State, f: Forecast, thing: int, gains: int) -> int:
    """The Influence that a thing gives at most by a mode that can be played, as its options count it."""
    most = 1 if t.book.source_sideways[f.source[thing]] else 0
    for mode in range(q.sources_first[f.source[thing]], q.sources_last[f.source[thing]]):
        total = 0
        for part in range(t.book.mode_first[mode], t.book.mode_first[mode] + t.book.mode_parts[mode]):
            total += influence_of(q, t, part)
        if total > most and has_mode(q, t, f, thing, mode, gains):
            most = total
    return most


def add_thing(q: Search, t: State, f: Forecast, source: int, ability: int, gains: int) -> None:
    """A source, or one ability of a Unit that uses them all; an ability that does nothing here is left out."""
    if f.things >= THINGS:
        f.things = THINGS + 1
        return
    thing = f.things
    f.source[thing] = source
    f.ability[thing] = ability
    f.bit[thing] = NOTHING
    f.credit[thing] = NOTHING
    f.second[thing] = NOTHING
    f.special[thing] = 0
    f.ghosts[thing] = 0
    f.stores[thing] = influence_kept(q, t, f, thing, gains)
    for colour in range(MANA):
        f.ghost_price[thing][colour] = 0
    useful = classify(q, t, f, thing, gains)
    if useful or ability < 0:
        if not useful and t.book.source_kind[source] == CARD and t.book.source_sideways[source]:
            f.special[thing] |= ONLY_SIDEWAYS
        f.things += 1


def list_things(q: Search, t: State, f: Forecast, gains: int) -> bool:
    """All sources that are there or can be readied."""
    f.things = 0
    f.discarding = 0
    for source in range(MAX_SOURCES):
        f.whole[source] = NOTHING
    for source in range(t.book.sources):
        unit = t.book.source_unit[source]
        if not can_come_to_use(t, source) and unit < 0:
            continue
        if unit >= 0 and t.book.unit_combines[unit]:
            for ability in range(MOST_ABILITIES):
                add_thing(q, t, f, source, ability, gains)
        else:
            f.whole[source] = f.things
            add_thing(q, t, f, source, NOTHING, gains)
    return f.things <= THINGS


def classify(q: Search, t: State, f: Forecast, thing: int, gains: int) -> bool:
    """What is special about a thing, and how what it did may still be there (`ghosts`). Returns whether it is of any
    use."""
    useful = False
    for mode in range(q.sources_first[f.source[thing]], q.sources_last[f.source[thing]]):
        if not has_mode(q, t, f, thing, mode, gains):
            continue
        if leaves_something(t, mode):
            f.special[thing] |= LEAVES
        for colour in range(MANA):
            if t.book.mode_pay[mode][colour] > f.ghost_price[thing][colour]:
                f.ghost_price[thing][colour] = t.book.mode_pay[mode][colour]
        for part in range(t.book.mode_first[mode], t.book.mode_first[mode] + t.book.mode_parts[mode]):
            kind = t.book.part_kind[part]
            useful = useful or does_something(f, kind)
            if t.book.part_per[part] == PER_EXCESS:
                f.special[thing] |= BASHES
            if t.book.part_per[part] == PER_DISCARDED:
                # what is played with such a card has it beside itself
                f.special[thing] |= DISCARDS if t.book.mode_partner[mode] < 0 else DISCARDS_WITH
                if t.book.part_plus[part] > f.discarding:
                    f.discarding = t.book.part_plus[part]
            if kind == ATTACK_MINUS and t.book.part_count[part] > 1:
                f.special[thing] |= HITS_TWO
            if kind == INFLUENCE and f.influences and influence_of(q, t, part) > 1:
                f.special[thing] |= SPLITS
            if kind == CARDS_PLUS:
                f.special[thing] |= LENDS
            classify_ghost(f, thing, kind)
    return useful


def does_something(f: Forecast, kind: int) -> bool:
    """Does a part of this kind count in a forecast? What takes resistance or fortification away counts as done."""
    if kind == MOVE:
        return f.moves != 0 or (f.heavy >= 0 and can_slow(f, f.heavy))
    if kind == INFLUENCE:
        return f.influences != 0
    return kind != LOSE_RESISTANCE and kind != LOSE_FORTIFICATION and kind != REPUTATION


def classify_ghost(f: Forecast, thing: int, kind: int) -> None:
    """Effects that stay and are not told by a credit."""
    if kind == CARDS_PLUS:
        f.ghosts[thing] |= HELPS_CARDS
    if kind == ATTACK_MINUS:
        f.ghosts[thing] |= REDUCES
    if kind == UNIT_RESISTANCE:
        f.ghosts[thing] |= GIVES_RESISTANCE


def any_lasting(t: State) -> bool:
    """Has a Unit an effect that stays?"""
    for part in range(t.book.parts):
        if t.book.source_unit[t.book.mode_source[t.book.part_mode[part]]] >= 0 and is_lasting(t, part):
            return True
    return False


def number_bits(f: Forecast) -> bool:
    """Give every thing a bit, those first for which others are discarded or that are played with such a card, so that
    these discards count before the mana is paid; and others to what it leaves behind. Where bits run short, what
    several things leave behind shares one."""
    f.bits = 0
    f.sticky = 0
    f.plain = 0
    for turn in range(5):
        shared = NOTHING
        for thing in range(f.things):
            if f.special[thing] & ONLY_SIDEWAYS:
                f.plain += 1 if turn == 0 else 0
                continue
            if turn == 4 and is_helper(f, thing):
                # its help by itself, if there is a bit for it
                f.second[thing] = f.bits if f.bits < f.most_bits else NOTHING
                f.bits += 1 if f.bits < f.most_bits else 0
            if turn == own_turn(f, thing):
                f.bit[thing] = f.bits
                f.bits += 1
            if turn == 3:
                shared = leave_behind(f, thing, shared)
        if f.bits > f.most_bits:
            return False
    f.every = (1 << f.bits) - 1
    return f.plain <= MOST_PLAIN


def own_turn(f: Forecast, thing: int) -> int:
    """When the thing gets its bit."""
    if f.special[thing] & DISCARDS_WITH:
        return 0
    return 1 if f.special[thing] & DISCARDS else 2


def is_helper(f: Forecast, thing: int) -> bool:
    """Does it help another card, and do nothing else a second time?"""
    return f.special[thing] & (LENDS | HITS_TWO | SPLITS) == LENDS and f.ability[thing] < 0


def leave_behind(f: Forecast, thing: int, shared: int) -> int:
    """Bits for what a thing leaves behind; returns one that can be shared."""
    single = f.ability[thing] >= 0  # an ability is its own ghost
    if f.special[thing] & LEAVES and not single:
        if shared >= 0 and f.bits >= f.most_bits - 1:
            f.credit[thing] = shared
        else:
            shared = f.bits
            f.credit[thing] = f.bits
            f.bits += 1
    if f.special[thing] & (HITS_TWO | SPLITS):
        f.second[thing] = f.bits
        if f.special[thing] & SPLITS:
            f.sticky |= 1 << f.bits
        f.bits += 1
    return shared


def list_options(q: Search, t: State, f: Forecast, gains: int) -> None:
    """The options of every bit, together."""
    f.options = 0
    f.reliefs = 0
    f.fames = 0
    f.breakers = 0
    f.smashers = 0
    f.gains = 0
    f.ignored = t.ignore_wounds
    f.bashers = 0
    f.lenders = 0
    f.discarders = 0
    f.cards = 0
    f.kept = 0
    f.resister = 0
    f.helps = 0
    f.minus_bits = 0
    f.per_bits = 0
    f.per_plus = 0
    f.seconds = 0
    for a in range(MOST_BLOCKS):
        f.block_leaves[a] = 0
    for unit in range(MAX_UNITS):
        f.unit_bits[unit] = 0
    for b in range(f.bits):
        f.option_first[b] = f.options
        f.fodder[b] = 0
        f.counted[b] = 0
        f.lasting_minus[b] = 0
        f.moved[b] = 0
        f.lent[b] = 0
        left = NOTHING
        for thing in range(f.things):
            if f.bit[thing] == b:
                list_thing(q, t, f, thing, b, gains)
            elif f.credit[thing] == b:
                left = list_credit(q, t, f, thing, b, left, gains)
            elif f.second[thing] == b and is_helper(f, thing):
                list_help(q, t, f, thing, b, gains)
            elif f.second[thing] == b:
                f.seconds |= 1 << b
                list_second(q, t, f, thing, b, gains)
        f.option_last[b] = f.options
    f.plain_option = f.options
    add_sideways(q, t, f, 0)
    list_most(f)
    list_takers(f)
    list_givers(t, f)
    list_bash_cards(q, t, f)


def list_bash_cards(q: Search, t: State, f: Forecast) -> None:
    """The cards that turn excess Block into something, whoever plays them; if one has no bit, all who can."""
    f.bash_cards = 0
    for thing in range(f.things):
        source = f.source[thing]
        for mode in range(q.sources_first[source], q.sources_last[source]):
            if t.book.mode_partner[mode] < 0 and bashes(t, mode):
                if f.bit[thing] < 0:
                    f.bash_cards = f.bashers
                    return
                f.bash_cards |= 1 << f.bit[thing]


def bashes(t: State, mode: int) -> bool:
    """Does this mode turn excess Block into something?"""
    if mode >= 0:
        for part in range(t.book.mode_first[mode], t.book.mode_first[mode] + t.book.mode_parts[mode]):
            if t.book.part_per[part] == PER_EXCESS:
                return True
    return False


def list_givers(t: State, f: Forecast) -> None:
    """What Units can give before they are hit: Move, where it becomes Attack, and Attack to others."""
    f.unit_givers = 0
    for unit in range(t.book.units):
        for b in range(f.bits):
            if (f.unit_bits[unit] >> b) & 1 and (f.lent[b] > 0 or (f.moves and f.moved[b] > 0)):
                f.unit_givers |= 1 << b


def list_takers(f: Forecast) -> None:
    """The options with which something else goes, if they do anything."""
    f.takers = 0
    f.heroes = 0
    f.payers = 0
    for o in range(f.options):
        if f.hires[o]:
            f.heroes |= f.needs[o]
            f.payers |= f.eat_mask[o]
        total = 0
        for w in range(PRICE):
            total += f.eff[o][w]
        if f.eats[o] and total > 0:
            if f.takers >= TAKERS:
                f.made = 0
                return
            f.taker[f.takers] = o
            f.takers += 1


def comes_before(f: Forecast, chosen: int, b: int, other: int) -> bool:
    """Of two bits the one that does not count as used, then the one that does more, then the first."""
    if f.counted[b] != f.counted[other]:
        return f.counted[b] < f.counted[other]
    if f.most[b][chosen] != f.most[other][chosen]:
        return f.most[b][chosen] > f.most[other][chosen]
    return b < other


def losable(f: Forecast, j: int) -> int:
    """How much Armor an enemy can lose, in halves; of an Elusive one the higher counts."""
    return f.armor[1 << j] + f.elusive[j] - 2


def list_most(f: Forecast) -> None:
    """The most that each bit does to each set of enemies, and what they can lose by excess Block."""
    for b in range(f.bits):
        for chosen in range(1 << f.foes):
            f.most[b][chosen] = 0
            for o in range(f.option_first[b], f.option_last[b]):
                if f.eff[o][chosen] > f.most[b][chosen]:
                    f.most[b][chosen] = f.eff[o][chosen]
    for chosen in range(1 << f.foes):
        for b in range(f.bits):
            place = 0
            for other in range(f.bits):
                if comes_before(f, chosen, other, b):
                    place += 1
            f.strongest[chosen][place] = b
    armor = 0
    for j in range(f.foes):
        if losable(f, j) > armor:
            armor = losable(f, j)
    f.most_cut = armor


def list_thing(q: Search, t: State, f: Forecast, thing: int, b: int, gains: int) -> None:
    """All that a thing can do."""
    source = f.source[thing]
    kind = t.book.source_kind[source]
    unit = t.book.source_unit[source]
    if kind == CARD:
        f.cards |= 1 << b
    if kind == CARD or (unit >= 0 and not t.unit_mark[unit] & ACTIVATED):
        f.counted[b] = PARTS if f.ability[thing] < 0 else PARTS // count_abilities(f, source)
    if f.special[thing] & BASHES:
        f.bashers |= 1 << b
    if f.special[thing] & LENDS:
        f.lenders |= 1 << b
    if f.special[thing] & DISCARDS:
        f.discarders |= 1 << b
    if unit >= 0 and (f.ability[thing] < 0 or not f.special[thing] & LEAVES):
        f.unit_bits[unit] |= 1 << b
    if t.book.source_sideways[source]:
        add_sideways(q, t, f, 1 << b)
        f.moved[b] = 2
    for mode in range(q.sources_first[source], q.sources_last[source]):
        if not has_mode(q, t, f, thing, mode, gains):
            continue
        add_mode(q, t, f, mode, b)
        note_leaving(t, f, thing, mode)
        if t.book.mode_least[mode] > f.fodder[b]:
            f.fodder[b] = t.book.mode_least[mode]
        level = readied_by(t, mode)
        if level:
            f.kept |= 1 << b
            if unit >= 0:
                f.unit_bits[unit] &= ~(1 << b)  # whom it readied stays ready when it is wounded
            for other in range(t.book.sources):
                soldier = t.book.source_unit[other]
                if soldier < 0 or (f.sign[IDLE] >> soldier) & 1:
                    continue
                if soldier != unit and t.book.unit_level[soldier] <= level:
                    for copied in range(q.sources_first[other], q.sources_last[other]):
                        if can_ever_be_played(q, t, copied, gains):
                            add_mode(q, t, f, copied, b)
                            if t.book.mode_wound_unit[copied]:
                                # a Unit wounds itself once, and that may as well be by its own use
                                f.bars[f.options - 1] = bits_of(f, other)
                            note_leaving(t, f, thing, copied)
        note_parts(q, t, f, mode, b)


def bits_of(f: Forecast, source: int) -> int:
    """The bits of a source."""
    bits = 0
    for thing in range(f.things):
        if f.source[thing] == source and f.bit[thing] >= 0:
            bits |= 1 << f.bit[thing]
    return bits


def count_abilities(f: Forecast, source: int) -> int:
    """How many abilities of a Unit count here: each of them is at least so small a part of its use."""
    count = 0
    for thing in range(f.things):
        count += 1 if f.source[thing] == source else 0
    return count


def note_leaving(t: State, f: Forecast, thing: int, mode: int) -> None:
    """Which attacks the mode just added helps to block, if something stays of it; and whether it counts blocks."""
    if f.credit[thing] >= 0 and leaves_something(t, mode):
        for a in range(f.attacks):
            if f.eff[f.options - 1][f.columns - f.attacks + a] > 0:
                f.block_leaves[a] |= 1 << f.credit[thing]
    for part in range(t.book.mode_first[mode], t.book.mode_first[mode] + t.book.mode_parts[mode]):
        if t.book.part_per[part] == PER_BLOCKED:
            f.per_bits |= 1 << f.bit[thing]
            if f.per_plus == 0 or t.book.part_plus[part] < f.per_plus:
                f.per_plus = t.book.part_plus[part]


def note_parts(q: Search, t: State, f: Forecast, mode: int, b: int) -> None:
    """What is asked of a bit later."""
    move = 0
    for part in range(t.book.mode_first[mode], t.book.mode_first[mode] + t.book.mode_parts[mode]):
        kind = t.book.part_kind[part]
        if kind == CONVERT:
            f.kept |= 1 << b
        unit = t.book.source_unit[t.book.mode_source[mode]]
        if kind == UNITS_PLUS and unit >= 0:
            f.lent[b] = 2 * t.book.part_value[part]  # stays when the Unit is wounded
        if kind == MOVE:
            move += 2 * (multiplied(q, t, part, NOBODY) + discarded_for(t, part))
        if kind == CARDS_PLUS:
            move += 2 * t.book.part_amount[part] * (t.book.sources if t.book.part_count[part] else 1)
    if move > f.moved[b]:
        f.moved[b] = move


def discarded_for(t: State, part: int) -> int:
    """What discarded cards can add to a part at most."""
    return t.book.part_plus[part] * t.book.sources if t.book.part_per[part] == PER_DISCARDED else 0


def list_credit(q: Search, t: State, f: Forecast, thing: int, b: int, into: int, gains: int) -> int:
    """What stays of a thing after its use, added to the one option of the bit."""
    if into < 0:
        into = new_option(f)
        f.needs[into] = 1 << b
        f.eff[into][PRICE] = NOTHING
    most = new_option(f)
    for mode in range(q.sources_first[f.source[thing]], q.sources_last[f.source[thing]]):
        if not has_mode(q, t, f, thing, mode, gains):
            continue
        raise_option(f, most, add_option(q, t, f, mode, b, 1))
        if readied_by(t, mode):
            for copied in range(t.book.modes):
                if t.book.source_unit[t.book.mode_source[copied]] >= 0:
                    raise_option(f, most, add_option(q, t, f, copied, b, 1))
    for w in range(PRICE):
        f.eff[into][w] += f.eff[most][w]
    f.options = most
    return into


def raise_option(f: Forecast, most: int, o: int) -> None:
    """The better of both in each column; the other is dropped."""
    for w in range(PRICE):
        if f.eff[o][w] > f.eff[most][w]:
            f.eff[most][w] = f.eff[o][w]
    f.options = most + 1


def list_second(q: Search, t: State, f: Forecast, thing: int, b: int, gains: int) -> None:
    """What it does to a second attack: the same reduction, or the Influence that is left."""
    o = new_option(f)
    f.needs[o] = 1 << b
    f.eff[o][PRICE] = NOTHING
    for mode in range(q.sources_first[f.source[thing]], q.sources_last[f.source[thing]]):
        if not has_mode(q, t, f, thing, mode, gains):
            continue
        for part in range(t.book.mode_first[mode], t.book.mode_first[mode] + t.book.mode_parts[mode]):
            if t.book.part_kind[part] == ATTACK_MINUS and t.book.part_count[part] > 1:
                note_minus(f, b, t.book.part_value[part])
            for a in range(f.attacks):
                points = 0
                if t.book.part_kind[part] == ATTACK_MINUS and t.book.part_count[part] > 1:
                    points = block_from(q, t, f, part, a)
                if f.influences and t.book.part_kind[part] == INFLUENCE:
                    points = 2 * influence_of(q, t, part) - 2
                if points > f.eff[o][f.columns - f.attacks + a]:
                    f.eff[o][f.columns - f.attacks + a] = points


def list_help(q: Search, t: State, f: Forecast, thing: int, b: int, gains: int) -> None:
    """The help that waits for another card when the thing was played."""
    o = new_option(f)
    f.needs[o] = 1 << b
    f.eff[o][PRICE] = NOTHING
    most = new_option(f)
    for mode in range(q.sources_first[f.source[thing]], q.sources_last[f.source[thing]]):
        if not has_mode(q, t, f, thing, mode, gains):
            continue
        for part in range(t.book.mode_first[mode], t.book.mode_first[mode] + t.book.mode_parts[mode]):
            if t.book.part_kind[part] != CARDS_PLUS:
                continue
            for w in range(COLUMNS):
                f.eff[most][w] = 0
            add_part(q, t, f, part, most)
            for a in range(f.attacks):
                f.eff[most][f.columns - f.attacks + a] = block_from(q, t, f, part, a)
            for w in range(PRICE):
                if f.eff[most][w] > f.eff[o][w]:
                    f.eff[o][w] = f.eff[most][w]
    f.options = most
