"""What a combat is worth to the solver: the value of contract 3 as one number, and the record of one search.

The components are packed in the order of the objective, each with room for its whole range, so that comparing
two numbers compares lexicographically and sums of components are sums of numbers. Nothing here is a rule.
"""

from __future__ import annotations

from typing import Any, Final

from warlore.knight.rules.phases import all_defeated
from warlore.knight.rules.state import ACTIVATED, DESTROYED, HURT, State
from warlore.knight.rules.tables import (
    ELEMENTS,
    MANA,
    MAX_ENEMIES,
    MAX_MODES,
    MAX_SOURCES,
    MAX_UNITS,
    NOTHING,
)
from warlore.table.structs import Grid, Ints, Longs, Row, Struct, grid, i64, ints, longs, row

# What the best is
FAME_FIRST: Final = 0
SAFETY_FIRST: Final = 1
CHEAPEST: Final = 2

# Room for each component, in bits
USED_BITS: Final = 7
PARTS: Final = 4  # of the use of a source
LEVEL_BITS: Final = 7
WOUND_BITS: Final = 16
FAME_BITS: Final = 13

NO_VALUE: Final = -(1 << 61)
PATH_ROOM: Final = 600
MEMO_ROOM: Final = 360
COMMITS: Final = 200
MOST_FORECASTS: Final = 400
FARTHEST: Final = PATH_ROOM
TOTALS: Final = 64  # attack totals told apart by the joint bound
POWERS: Final = 6  # mana told apart by it
SETS: Final = 256
SHIELDS: Final = 40  # levels of Units told apart


class Memo(Struct):
    """All of a state that matters for what can still happen, as a row of numbers."""

    __slots__ = ("cell",)

    def __init__(self) -> None:
        self.cell: Row = row(MEMO_ROOM)


class Search(Struct):
    """One search: its objective, what was learnt of the book, what was found."""

    __slots__ = (
        "armor_sum",
        "asked_often",
        "attack_kept",
        "attack_power",
        "attack_sure",
        "barred",
        "before",
        "best",
        "best_depth",
        "best_path",
        "binds",
        "block_power",
        "block_sure",
        "blocks",
        "by_element",
        "card_same",
        "ceiling",
        "cell_count",
        "cell_room",
        "chance_met",
        "commits",
        "converts_influence",
        "converts_move",
        "counts_blocked",
        "counts_icons",
        "counts_walls",
        "cut",
        "cuts",
        "damage_wounds",
        "depth",
        "discarding",
        "early",
        "early_phase",
        "element_counts",
        "enemy_same",
        "enough",
        "excess_known",
        "excess_now",
        "extra_attack",
        "extra_block",
        "extra_fame",
        "extra_known",
        "fame_sum",
        "first_phase",
        "fit_attack",
        "fit_block",
        "foe_resist",
        "forecast_at",
        "forecast_most",
        "forecast_room",
        "forecast_sign",
        "forecasts",
        "found",
        "guard",
        "helps_cards",
        "hit_element",
        "hit_poison",
        "hit_units",
        "influence_use",
        "last_done",
        "late_gains",
        "least_wounds",
        "limit",
        "limited",
        "looked",
        "looked_more",
        "looked_purse",
        "looked_sources",
        "loops",
        "loose_attack",
        "loose_wounds",
        "lowering",
        "mana_before",
        "mana_left",
        "memo",
        "menus",
        "minus",
        "mode_attack",
        "mode_attack_element",
        "mode_block",
        "mode_block_element",
        "mode_cuts",
        "mode_destroy",
        "mode_discard",
        "mode_excess",
        "mode_fame",
        "mode_gain",
        "mode_loose",
        "mode_minus",
        "mode_pure",
        "mode_ranged",
        "mode_ready",
        "mode_relief",
        "mode_rest",
        "mode_siege",
        "mode_strips",
        "mode_tame",
        "moment",
        "most_readied",
        "most_shield",
        "move_use",
        "needed",
        "nodes",
        "open",
        "opened",
        "opens",
        "order_counts",
        "over",
        "path",
        "pending",
        "points_first",
        "poison",
        "possesses",
        "pure",
        "raises",
        "ranged_total",
        "readied",
        "readies_known",
        "relief",
        "relief_block",
        "relief_free",
        "relief_most",
        "rights_first",
        "root",
        "scratch",
        "shield",
        "shield_levels",
        "siege_total",
        "sign",
        "sign_mixed",
        "sorted",
        "sources_first",
        "sources_last",
        "spare",
        "spared",
        "stopped",
        "strip_mask",
        "strip_ways",
        "stripper",
        "strips",
        "table",
        "table_room",
        "tables",
        "tame",
        "there_before",
        "toxic",
        "uncounted",
        "unhurt_bonus",
        "unit_same",
        "units_resist",
        "unsorted",
        "useless",
        "waits_for_blocks",
        "watch",
        "weight_all",
        "weight_fame",
        "weight_knock_out",
        "weight_lost",
        "weight_part",
        "weight_used",
        "weight_wounded",
        "weight_wounds",
        "wings_known",
        "without",
        "worst_enemy",
        "wound_costs",
        "wounds_paid",
    )
    _transient = (
        "table",
        "open",
        "spare",
        "watch",
        "found",
        "memo",
        "menus",
        "forecasts",
        "root",
        "looked",
        "scratch",
        "there_before",
        "without",
    )

    def __init__(self) -> None:
        # the objective
        self.weight_all: i64 = 0
        self.weight_fame: i64 = 0
        self.weight_knock_out: i64 = 0
        self.weight_wounds: i64 = 0
        self.weight_lost: i64 = 0
        self.weight_wounded: i64 = 0
        self.weight_used: i64 = 0
        self.weight_part: i64 = 0
        # which sources an attack or block being made does better without, as bits (`leave_out`)
        self.useless: i64 = 0
        self.looked_more: i64 = 0  # what the forecast said last, beside what the sources do
        # the course of the search
        self.best: i64 = NO_VALUE
        self.enough: i64 = -NO_VALUE  # a plan as good as this ends the search
        self.nodes: int = 0
        self.stopped: int = 0
        self.limit: int = 0  # states after which the search pauses; 0 for no limit
        self.forecast_at: int = 0  # the one that was asked last
        self.forecast_sign: Row = row(MOST_FORECASTS)  # most of them are told apart by this
        self.forecast_room: int = 0  # numbers that the tables of forecasts may still hold; 0 for no forecasts
        self.forecast_most: int = 0  # and at first
        self.chance_met: int = 0
        self.commits: int = 0
        self.cell_room: int = 0
        self.readied: int = 0
        self.loops: int = 0
        self.limited: int = 0
        self.moment: int = 0  # how far the plan has come (`moments`)
        self.last_done: int = 0  # pure attacks or blocks of this phase come in rising order
        self.depth: int = 0
        self.best_depth: int = 0
        self.path: Row = row(PATH_ROOM)
        self.best_path: Row = row(PATH_ROOM)
        self.table_room: int = 0
        self.asked_often: int = 0  # states that ask for a forecast before it is made, if another will do
        self.cell_count: int = 0
        # the attack or block being made: its points before each source, and which sources only give points
        self.before: Grid = grid(COMMITS, 4 * ELEMENTS)
        self.pure: Row = row(COMMITS)
        self.mana_before: Grid = grid(COMMITS, MANA)  # the mana that was there before the first one
        self.tame: Row = row(COMMITS)  # or nothing else that a bound does not see
        # who is like whom
        self.unit_same: Row = row(MAX_UNITS, NOTHING)
        self.enemy_same: Row = row(MAX_ENEMIES, NOTHING)
        self.card_same: Row = row(MAX_SOURCES, NOTHING)
        # what was learnt of the book
        self.strips: int = 0  # something takes resistances away or changes elements
        self.opens: int = 0  # something takes fortification away or makes attacks Siege Attacks
        self.converts_move: int = 0
        self.converts_influence: int = 0
        self.wings_known: int = 0
        self.lowering: int = 0
        self.extra_known: int = 0  # something brings Fame beside the enemies'
        self.readies_known: int = 0
        self.binds: int = 0
        self.possesses: int = 0
        self.poison: int = 1
        self.toxic: int = 0
        self.excess_known: int = 0
        self.order_counts: int = 0  # of two attacks, which comes first may matter
        self.waits_for_blocks: int = 0
        self.counts_blocked: int = 0
        self.unhurt_bonus: int = 0
        self.wound_costs: int = 0
        self.move_use: int = 0
        self.influence_use: int = 0
        self.sources_first: Row = row(MAX_SOURCES)
        self.sources_last: Row = row(MAX_SOURCES)
        self.mode_pure: Row = row(MAX_MODES)
        self.mode_tame: Row = row(MAX_MODES)
        self.mode_attack: Row = row(MAX_MODES)
        self.mode_attack_element: Row = row(MAX_MODES)
        self.mode_block: Row = row(MAX_MODES)
        self.mode_block_element: Row = row(MAX_MODES)
        self.mode_fame: Row = row(MAX_MODES)
        self.mode_gain: Row = row(MAX_MODES)
        self.barred: Row = row(MAX_MODES)  # modes whose Wounds alone cost too much in this search
        self.ceiling: i64 = -NO_VALUE  # no plan is better than that less the harm it does
        self.mode_loose: Row = row(MAX_MODES)
        self.mode_destroy: Row = row(MAX_MODES)
        self.mode_ready: Row = row(MAX_MODES)
        self.mode_relief: Row = row(MAX_MODES)
        self.mode_excess: Row = row(MAX_MODES)
        self.mode_discard: Row = row(MAX_MODES)
        self.mode_minus: Row = row(MAX_MODES)
        self.mode_cuts: Row = row(MAX_MODES)
        self.mode_rest: Row = row(MAX_MODES)
        self.mode_ranged: Row = row(MAX_MODES)
        self.mode_siege: Row = row(MAX_MODES)
        self.mode_strips: Row = row(MAX_MODES)
        # when things are played
        self.early: Row = row(MAX_MODES)
        self.early_phase: Row = row(MAX_MODES)
        self.first_phase: int = 0
        self.rights_first: int = 0  # rights to convert points come before them
        self.points_first: int = 0  # Move and Influence come first in each phase
        self.over: Row = row(MAX_MODES)  # when an early mode does nothing more: `FIRST_OVER`, `BLOCKS_OVER`
        self.helps_cards: int = 0
        self.raises: int = 0  # Armor can rise
        self.counts_icons: int = 0  # a Block is worth more for each resistance of its enemy
        self.counts_walls: int = 0  # Armor falls further for the fortified
        self.most_readied: int = 0  # the highest level of Units that can be readied
        self.late_gains: int = 0  # mana can be gained by what is not played early
        self.wounds_paid: int = 0  # as the price of modes, at most
        # what is true of the state that is being judged
        self.attack_sure: Row = row(MAX_SOURCES)
        self.attack_power: Row = row(MAX_SOURCES)
        self.block_sure: Row = row(MAX_SOURCES)
        self.block_power: Row = row(MAX_SOURCES)
        self.uncounted: Row = row(MAX_SOURCES)
        self.extra_attack: int = 0
        self.extra_block: int = 0
        self.extra_fame: int = 0
        self.loose_attack: int = 0
        self.loose_wounds: int = 0
        self.relief: int = 0
        self.relief_most: Row = row(MAX_SOURCES)
        self.relief_block: Row = row(MAX_SOURCES)
        self.relief_free: Row = row(MAX_SOURCES)
        self.mana_left: int = 0
        self.ranged_total: int = 0
        self.siege_total: int = 0
        self.pending: int = 0
        self.units_resist: int = 0
        self.element_counts: Row = row(2 * ELEMENTS + 2)
        self.armor_sum: Row = row(SETS)
        self.fame_sum: Row = row(SETS)
        self.needed: Row = row(3 * MAX_ENEMIES)
        self.damage_wounds: Row = row(3 * MAX_ENEMIES)
        self.hit_element: Row = row(3 * MAX_ENEMIES)
        self.hit_poison: Row = row(3 * MAX_ENEMIES)
        self.hit_units: Row = row(3 * MAX_ENEMIES)
        self.worst_enemy: int = 0
        self.minus: int = 0
        self.cuts: int = 0
        self.attack_kept: int = 0  # what is left of Attack when the hand is lost
        self.spared: int = 0
        self.discarding: int = 0
        self.foe_resist: Row = row(8)
        self.fit_attack: Row = row(8)
        self.fit_block: Row = row(ELEMENTS)
        self.by_element: Row = row(2 * ELEMENTS + 2)
        self.excess_now: int = 0
        self.shield_levels: int = 0
        self.shield: Row = row(SHIELDS)
        self.guard: Row = row(TOTALS)
        self.most_shield: int = 0
        self.sorted: Grid = grid(2, MAX_SOURCES + 1)
        self.unsorted: Row = row(2)
        self.least_wounds: Row = row(TOTALS)
        self.blocks: Grid = grid(TOTALS, POWERS)
        # what it found, and who watches
        self.table: dict[object, object] = {}
        self.open: dict[object, object] = {}
        self.spare: dict[object, object] = {}
        self.opened: int = 0  # states on the path that are remembered
        self.cut: int = FARTHEST  # the first of them that was led back to
        self.memo: Memo = Memo()
        self.found: list[object] = []
        self.watch: Any = None
        self.forecasts: list[Any] = []
        self.menus: list[Any] = []  # by the length of the path
        self.sign_mixed: i64 = 0
        self.sign: Row = row(2 * MAX_UNITS + 8 + MAX_ENEMIES)  # of the state that is looked at
        self.strip_ways: int = 0  # sources that can take resistances away; more than one are not told apart
        self.strip_mask: int = 0  # what it takes from one enemy; 0 if it may be several
        self.stripper: int = NOTHING  # the only one
        self.tables: int = 0  # of forecasts, made so far
        self.root: State = State()
        self.looked: Any = None  # the forecast that was asked last, if it was the only one
        self.looked_sources: int = 0  # and what it was asked with
        self.looked_purse: int = 0
        self.scratch: Ints = ints(0)  # room for making forecasts
        self.there_before: Longs = longs(COMMITS)  # by the number of a commit: the sources before it, as bits
        self.without: Longs = longs(MAX_SOURCES)  # no plan with a useless source ends with more


def set_objective(q: Search, objective: int) -> None:
    """The order of contract 3, or the fewest sources that defeat all: the last component weighs `PARTS`, so that
    bounds can count parts of a use."""
    weight: i64 = PARTS
    if objective == CHEAPEST:
        q.weight_fame = weight
        weight <<= FAME_BITS
    else:
        q.weight_used = weight
        weight <<= USED_BITS
    if objective == SAFETY_FIRST:
        q.weight_fame = weight
        weight <<= FAME_BITS
        q.weight_all = weight
        weight <<= 1
    q.weight_wounded = weight
    weight <<= LEVEL_BITS
    q.weight_lost = weight
    weight <<= LEVEL_BITS
    q.weight_wounds = weight
    weight <<= WOUND_BITS
    q.weight_knock_out = weight
    weight <<= 1
    if objective == FAME_FIRST:
        q.weight_fame = weight
        weight <<= FAME_BITS
    elif objective == CHEAPEST:
        q.weight_used = weight
        weight <<= USED_BITS
    if objective != SAFETY_FIRST:
        q.weight_all = weight
    q.weight_part = q.weight_used // PARTS


def gained(q: Search, s: State) -> i64:
    """The value so far; what is still to come only adds to it, component by component."""
    value: i64 = q.weight_fame * s.fame - q.weight_wounds * (s.hero_wounds + s.poison_wounds)
    used = s.used
    for unit in range(s.book.units):
        marks = s.unit_mark[unit]
        if marks:
            if marks & ACTIVATED:
                used += 1
            if marks & DESTROYED:
                value -= q.weight_lost * s.book.unit_level[unit]
            elif marks & HURT:
                value -= q.weight_wounded * s.book.unit_level[unit]
    if s.knocked_out:
        value -= q.weight_knock_out
    return value - q.weight_used * used


def final_value(q: Search, s: State) -> i64:
    """The value of a combat that is over."""
    value: i64 = gained(q, s)
    if all_defeated(s):
        value += q.weight_all
    return value
