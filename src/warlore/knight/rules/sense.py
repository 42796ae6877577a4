"""Which legal actions are worth trying. Each pruning leaves at least one best plan: the comment says why.

An action that is left out here is legal all the same; only the solver does without it.
"""

from __future__ import annotations

from typing import Final

from warlore.knight.rules.actions import (
    CHOOSE_ATTACK,
    DECLARE,
    DISCARD,
    DISCARD_AS_SECOND,
    DO_BLOCK,
    DO_CONVERT,
    END_PHASE,
    GUARD,
    HIT_HERO,
    HIT_UNIT,
    LEGAL,
    PLAY,
    READY,
    SAY_DIE,
    SAY_TOKEN,
    SIDEWAYS,
    SIDEWAYS_ATTACK,
    SIDEWAYS_BLOCK,
    SIDEWAYS_KINDS,
    SIDEWAYS_MOVE,
    SLOW,
    TARGET,
    USE_BONUS,
    USE_ITS_ATTACK,
)
from warlore.knight.rules.effects import points_from
from warlore.knight.rules.enemies import (
    abilities_of,
    attack_value,
    attacks_now,
    attacks_of,
    block_needed,
    can_be_attacked,
    damage_of,
    element_of,
    end_of_attacks,
    layers,
)
from warlore.knight.rules.moments import (
    BEGUN,
    blocks_too_early,
    comes_too_late,
    ends_too_early,
    gives_kind,
    may_fall_before_damage,
    owes_an_ability,
    points_come_too_late,
    wounds_help,
)
from warlore.knight.rules.outlook import (
    ALWAYS_COUNTS,
    GIVES_INFLUENCE,
    GIVES_MANA,
    GIVES_MORE,
    GIVES_MOVE,
    can_come_to_use,
    gainable_mana,
    mana_missing,
)
from warlore.knight.rules.parry import block_is_efficient, block_total
from warlore.knight.rules.sources import can_pay, group_layers, hire_price, why_not_pay_for, why_not_source
from warlore.knight.rules.state import AIM, AT_LARGE, PARRY, State
from warlore.knight.rules.strike import (
    attack_list,
    attack_needed,
    attack_total,
    group_resistances,
    unguarded,
    unspent_defends,
    with_leader,
)
from warlore.knight.rules.suffer import bribe_price
from warlore.knight.rules.tables import (
    ALL_BECOME,
    AS_DISCARDED,
    ATTACK,
    ATTACK_PHASE,
    BLACK,
    BLOCK,
    BLOCK_PHASE,
    BONUSES,
    CARD,
    CUMBERSOME,
    DAMAGE_PHASE,
    ELEMENTS,
    ENEMY_ATTACKS,
    GAIN_MANA,
    GOLD,
    HOOKS,
    IGNORE_SITE,
    INFLUENCE,
    INFLUENCE_TO_BLOCK,
    INFLUENCE_TO_FIRE_BLOCK,
    LIST_BLOCK,
    LOSE_FORTIFICATION,
    MANA,
    MAX_ATTACKS,
    MOVE,
    MOVE_TO_ATTACK,
    MOVE_TO_RANGED,
    NOBODY,
    NOTHING,
    PARALYZE,
    PER_DISCARDED,
    PER_EXCESS,
    PHYSICAL,
    RANGED_PHASE,
    REPUTATION,
    RESISTS,
    SIEGE,
    UNIT,
)
from warlore.knight.rules.worth import Search
from warlore.table.structs import i64

MOST_READIED: Final = 5


# ------------------------------------------------------------------ who is like whom
def same_enemies(s: State, a: int, b: int) -> bool:
    """Two enemies of one kind to which the same has happened: one stands for the other."""
    if s.token[a] != s.token[b] or s.mark[a] != s.mark[b] or s.lost[a] != s.lost[b]:
        return False
    if s.armor_change[a] != s.armor_change[b] or s.high_change[a] != s.high_change[b]:
        return False
    for i in range(MAX_ATTACKS):
        if s.fate[a * MAX_ATTACKS + i] != s.fate[b * MAX_ATTACKS + i]:
            return False
        if s.attack_minus[a * MAX_ATTACKS + i] != s.attack_minus[b * MAX_ATTACKS + i]:
            return False
    return a != s.possessed and b != s.possessed


def same_units(s: State, a: int, b: int) -> bool:
    """Two Units of one kind in the same condition."""
    if s.unit_ready[a] != s.unit_ready[b] or s.unit_wounds[a] != s.unit_wounds[b]:
        return False
    if s.unit_mark[a] != s.unit_mark[b] or s.unit_resist[a] != s.unit_resist[b]:
        return False
    if s.unit_attack[a] != s.unit_attack[b] or s.unit_block[a] != s.unit_block[b]:
        return False
    return s.companion != a and s.companion != b and s.combining != a and s.combining != b


def enemy_has_twin(q: Search, s: State, e: int) -> bool:
    """An earlier enemy is like this one: what is done to this one could as well be done to that."""
    twin = q.enemy_same[e]
    return twin != NOTHING and same_enemies(s, twin, e)


def unit_has_twin(q: Search, s: State, unit: int) -> bool:
    """An earlier Unit is like this one, and no attack is bound to one of them."""
    twin = q.unit_same[unit]
    return twin != NOTHING and not q.binds and same_units(s, twin, unit)


# ------------------------------------------------------------------ cards good for nothing else
def match_cards(q: Search, s: State) -> None:
    """Cards that can only be played sideways or discarded stand for each other: the first of them is used first."""
    for source in range(s.book.sources):
        q.card_same[source] = NOTHING
        if not only_sideways(q, s, source):
            continue
        for other in range(source):
            if only_sideways(q, s, other) and same_price(s, source, other):
                q.card_same[source] = other


def only_sideways(q: Search, s: State, source: int) -> bool:
    """No mode of this card, by itself or as another one's partner, can be of any use from here on."""
    if s.book.source_kind[source] != CARD or not s.book.source_sideways[source] or s.source[source] != 0:
        return False
    for mode in range(s.book.modes):
        its = s.book.mode_source[mode] == source or s.book.mode_partner[mode] == source
        if its and mode_counts(q, s, mode):
            return False
    return True


def mode_counts(q: Search, s: State, mode: int) -> bool:
    """Can this mode ever be paid for, and does it do something that somebody can use?"""
    if s.book.mode_mana[mode] and not q.readies_known and mana_missing(s, mode, gainable_mana(q, s)):
        return False
    for part in range(s.book.mode_first[mode], s.book.mode_first[mode] + s.book.mode_parts[mode]):
        kind = s.book.part_kind[part]
        if kind == MOVE:
            if q.move_use or q.converts_move or q.wings_known:
                return True
        elif kind == INFLUENCE:
            if q.influence_use or q.converts_influence:
                return True
        elif kind != REPUTATION:
            return True
    return s.book.mode_cost[mode] != 0 or s.book.mode_wounds[mode] != 0


def same_price(s: State, source: int, other: int) -> bool:
    """As a card to be discarded one is as good as the other: their colours matter to some modes."""
    if s.book.source_colours[source] == s.book.source_colours[other]:
        return s.book.source_action[source] == s.book.source_action[other]
    for mode in range(s.book.modes):
        if s.book.mode_cost[mode]:
            return False
    return True


def card_has_twin(q: Search, s: State, source: int) -> bool:
    """Another card that is good for nothing else is still in hand."""
    twin = q.card_same[source]
    return twin != NOTHING and s.source[twin] == 0


# ------------------------------------------------------------------ points by themselves
def move_is_useful(q: Search, s: State, source: int) -> bool:
    """Move is for Cumbersome attacks, conversions and Wings of Night: each in its phase, unless cards or Units that
    give it may be lost before."""
    if not q.move_use or points_come_too_late(q, s):
        return False
    if q.wings_known:
        return s.phase <= BLOCK_PHASE or q.converts_move != 0
    if q.converts_move and q.helps_cards:
        return True
    if s.phase == ATTACK_PHASE:
        return can_convert(q, s, MOVE_TO_ATTACK) or can_convert(q, s, MOVE_TO_RANGED)
    if s.phase == DAMAGE_PHASE:
        return q.converts_move != 0 and may_be_stored(q, s, source)
    if may_fall_before_damage(q, s):
        return True
    if s.phase < BLOCK_PHASE:
        return can_convert(q, s, MOVE_TO_RANGED) and may_be_open(q, s)
    wanted = 0
    for e in range(s.enemies):
        for attack in range(e * MAX_ATTACKS, end_of_attacks(s, e)):
            if attacks_now(s, attack) and abilities_of(s, attack) & CUMBERSOME:
                wanted += attack_value(s, attack)
    return s.move < wanted


def influence_is_useful(q: Search, s: State, source: int, sideways: int) -> bool:
    """Influence is for Heroes, Thugs, readying and conversions: each in its phase, unless cards or Units that give it
    may be lost before."""
    if not q.influence_use or points_come_too_late(q, s):
        return False
    if q.loops or s.ready_price or may_fall_before_damage(q, s):
        return True
    # a card gives as much Block by itself as by Influence, unless that becomes Fire or Ice
    rights = s.rights >> (INFLUENCE_TO_FIRE_BLOCK if sideways else INFLUENCE_TO_BLOCK)
    if s.phase == BLOCK_PHASE and q.converts_influence and (rights or not q.rights_first):
        return True
    wanted = 0
    hiring = 0
    for unit in range(s.book.units):
        if s.phase == DAMAGE_PHASE:
            wanted += bribe_price(s, unit)
        price = hire_price(s, unit)
        if not s.book.heroes_once or price > hiring:
            hiring = price if s.book.heroes_once else hiring + price
    if s.phase == DAMAGE_PHASE:
        if s.influence < wanted and not points_come_too_late(q, s):
            return True
        if s.influence >= wanted + hiring:
            return False
        return may_be_stored(q, s, source) or somebody_lends_influence(q, s)
    return s.influence < hiring


def somebody_lends_influence(q: Search, s: State) -> bool:
    """Are there Heroes to be paid who give Influence themselves, and may be hit before they do?"""
    for mode in range(s.book.modes):
        source = s.book.mode_source[mode]
        unit = s.book.source_unit[source]
        if unit < 0 or hire_price(s, unit) == 0 or not can_come_to_use(s, source):
            continue
        if gives_kind(s, mode, INFLUENCE) and may_be_stored(q, s, source):
            return True
    return False


def can_convert(q: Search, s: State, way: int) -> bool:
    """Has the right to convert Move been gained? That comes first."""
    return (s.rights >> way) & 1 != 0 or (q.converts_move != 0 and not q.rights_first)


def may_be_open(q: Search, s: State) -> bool:
    """Can somebody be hit by Ranged Attacks, now or when something more is played?"""
    if s.all_siege or q.readies_known or q.loops:
        return True
    for e in range(s.enemies):
        if can_be_attacked(s, e) and layers(s, e) == 0:
            return True
    for part in range(s.book.parts if q.opens else 0):
        kind = s.book.part_kind[part]
        opens = kind == LOSE_FORTIFICATION or kind == IGNORE_SITE or kind == ALL_BECOME
        if opens and can_come_to_use(s, s.book.mode_source[s.book.part_mode[part]]):
            return True
    return False


def may_be_stored(q: Search, s: State, source: int) -> bool:
    """In the Assign Damage phase points are played for later before the first hit, if that may take the source."""
    if q.moment & BEGUN and not wounds_help(q, s):
        return False
    wounds = s.hero_wounds
    for e in range(s.enemies):
        for attack in range(e * MAX_ATTACKS, end_of_attacks(s, e)):
            if attacks_now(s, attack):
                if s.book.source_kind[source] == UNIT or abilities_of(s, attack) & PARALYZE:
                    return True
                wounds += (damage_of(s, attack) + s.book.hero_armor - 1) // s.book.hero_armor
    return wounds > s.hero_wounds and wounds + q.wounds_paid >= s.book.hand_limit


def mana_is_useful(q: Search, s: State, mode: int) -> bool:
    """Mana is only for modes that ask for its colour."""
    for part in range(s.book.mode_first[mode], s.book.mode_first[mode] + s.book.mode_parts[mode]):
        if s.book.part_kind[part] != GAIN_MANA:
            continue
        colour = s.book.part_mask[part]
        if colour == AS_DISCARDED:
            return True
        if colour >= MANA or (colour == GOLD and s.book.night) or (colour == BLACK and not s.book.night):
            continue
        for source in range(s.book.sources):
            gone = source == s.book.mode_source[mode] or not can_come_to_use(s, source)
            if gone and not q.readies_known:
                continue
            for other in range(q.sources_first[source], q.sources_last[source]):
                if s.book.mode_mana[other] and (colour == GOLD or s.book.mode_pay[other][colour] > 0):
                    return True
    return False


def rest_is_useful(q: Search, s: State, mode: int) -> bool:
    """A mode played by itself must do something that somebody can use."""
    gives = q.mode_rest[mode]
    if gives & GIVES_MORE:
        return True
    if gives & GIVES_MOVE and move_is_useful(q, s, s.book.mode_source[mode]):
        return True
    if gives & GIVES_INFLUENCE and influence_is_useful(q, s, s.book.mode_source[mode], 0):
        return True
    return (gives & GIVES_MANA) != 0 and mana_is_useful(q, s, mode)


# ------------------------------------------------------------------ how far points can reach
def points_reach(q: Search, s: State, which: int, resist: int, walls: int) -> int:
    """At most so many halves can still be added to the attack (or, with an element as `resist`, to the block)."""
    total = 0
    blocking = which == LIST_BLOCK
    asked = NOTHING
    most = 0
    usable = False
    for i in range(s.book.list_size[which]):
        mode = s.book.listed[which][i]
        source = s.book.mode_source[mode]
        if source != asked:
            total += most
            most = 0
            asked = source
            usable = why_not_source(s, source) == LEGAL or twin_in_hand(s, source)
        if not usable or (s.book.mode_mana[mode] and not can_pay(s, mode)):
            continue
        if comes_before_points(q, s, mode):
            continue
        if not q.mode_pure[mode] or q.mode_discard[mode]:
            return 1 << 14
        if s.ordered and s.book.mode_plain[mode] and source < s.last:
            continue
        points = q.mode_block[mode] if blocking else q.mode_attack[mode]
        element = q.mode_block_element[mode] if blocking else q.mode_attack_element[mode]
        if walls:
            points = q.mode_siege[mode]
        unit = s.book.source_unit[source]
        if unit >= 0:
            points += 2 * s.unit_block[unit] if blocking else s.unit_attack[unit]
        full = element == ALWAYS_COUNTS or q.strips != 0
        if not full:
            full = block_is_efficient(element, resist) if blocking else (resist & RESISTS[element]) == 0
        points *= 2 if full else 1
        if points > most:
            most = points
    return total + most


def twin_in_hand(s: State, source: int) -> bool:
    """It waits only for the other copy of the card to be played first."""
    return s.book.source_kind[source] != UNIT and s.source[source] == 0


def has_sources_to_come(q: Search) -> bool:
    """Have no points been added that come after all sources?"""
    return q.toxic != 0 or kind_of_points(q, q.path[q.depth - 1] if q.depth > 0 else 0) == 0


def comes_before_points(q: Search, s: State, mode: int) -> bool:
    """Should this mode have come before what has been committed?"""
    return s.last != NOTHING and comes_first_of_all(q, s, mode)


def comes_first_of_all(q: Search, s: State, mode: int) -> bool:
    """A mode that does more than give points comes before all that only do. Not where help goes to the first card, a
    Wound may take the hand, or a Unit uses its abilities in one go."""
    if s.book.mode_plain[mode] or q.toxic or q.helps_cards:
        return False
    if s.book.mode_wounds[mode] or s.book.mode_wound_unit[mode]:
        return False
    unit = s.book.source_unit[s.book.mode_source[mode]]
    return unit < 0 or not s.book.unit_combines[unit]


def sideways_reach(s: State) -> int:
    """One point for each card in hand, in halves."""
    total = 0
    for source in range(s.book.sources):
        if s.book.source_sideways[source] and s.source[source] == 0:
            total += 2
    return total


def attack_is_hopeless(q: Search, s: State) -> bool:
    """Nothing that is left can bring this attack to its Armor, and it does nothing else."""
    if s.all_siege or s.all_cold or (q.opens and s.phase == RANGED_PHASE):
        return False
    resist = group_resistances(s, 1)
    walls = group_layers(s) if s.phase == RANGED_PHASE else 0
    sources = has_sources_to_come(q)
    total = points_reach(q, s, attack_list(s), resist, walls) if sources else 0
    if total >= 1 << 14:
        return False
    if s.phase == ATTACK_PHASE:
        total += sideways_reach(s) if sources else 0
        for place in range(BONUSES):
            if s.bonus[place]:
                total += 2 * s.book.part_value[s.bonus[place] - 1]
        if s.possessed != NOBODY:
            for attack in range(s.possessed * MAX_ATTACKS, s.possessed * MAX_ATTACKS + attacks_of(s, s.possessed)):
                total += 2 * attack_value(s, attack)
    if s.rights:
        total += 2 * s.move
    total += 2 * (s.first_attack + attack_total(s)) + 1
    return total < 2 * attack_needed(s)


def block_is_hopeless(q: Search, s: State) -> bool:
    """Nothing that is left can block this attack."""
    total = 0
    if has_sources_to_come(q):
        total = points_reach(q, s, LIST_BLOCK, element_of(s, s.aimed), 0) + sideways_reach(s)
    if total >= 1 << 14:
        return False
    total += 4 * s.first_block + 2 * block_total(s) + 1
    if s.rights:
        total += 2 * s.influence
    return total < 2 * block_needed(s, s.aimed)


# ------------------------------------------------------------------ one source more
def is_pure(q: Search, action: int) -> bool:
    """The action only gives points to the attack or block being made."""
    return q.mode_pure[action - PLAY] != 0 if action >= PLAY else True


def adds_points(action: int) -> bool:
    """The action puts a source or points on the attack or block being made."""
    if action >= SIDEWAYS:
        return action < SAY_TOKEN or action >= PLAY
    if action >= DO_CONVERT and action < SAY_DIE:
        return True
    return action == USE_ITS_ATTACK or (action >= USE_BONUS and action < USE_BONUS + BONUSES)


def full_points(q: Search, s: State, mode: int) -> bool:
    """The points of a one-part mode count in full for what is being made."""
    element = s.book.part_element[s.book.mode_first[mode]]
    if s.step == PARRY:
        return block_is_efficient(element, element_of(s, s.aimed))
    return (group_resistances(s, 1) & RESISTS[element]) == 0


def plain_points(q: Search, s: State, mode: int) -> int:
    """What a simple mode gives to what is being made; 0 if it is not simple or does not count."""
    if not q.mode_pure[mode] or s.book.mode_parts[mode] != 1 or s.book.mode_partner[mode] != NOTHING:
        return 0
    part = s.book.mode_first[mode]
    kind = s.book.part_kind[part]
    if q.toxic or s.book.part_per[part] == PER_DISCARDED:
        return 0
    if s.step == PARRY:
        if kind != BLOCK or not (s.book.part_phases[part] >> BLOCK_PHASE) & 1:
            return 0
    else:
        if kind > SIEGE or not (s.book.part_phases[part] >> s.phase) & 1:
            return 0
        if s.phase == RANGED_PHASE and kind != SIEGE and (kind == ATTACK or group_layers(s) > 0):
            return 0
    value = points_from(s, part)
    if s.book.part_twice[part] and s.step == PARRY and abilities_of(s, s.aimed) & s.book.part_twice[part]:
        value *= 2
    return value


def costs_no_more(s: State, other: int, mode: int) -> bool:
    """The other mode takes no mana that this one does not take, and nothing else."""
    if s.book.mode_cost[other]:
        return False
    for colour in range(MANA):
        if s.book.mode_pay[other][colour] > s.book.mode_pay[mode][colour]:
            return False
    return True


def outclassed(q: Search, s: State, mode: int) -> bool:
    """Another mode of the same source gives at least as much for no more: what follows is the same or better."""
    if s.first_attack or s.first_block or s.all_cold or s.all_siege:
        return False  # then a sideways card keeps the help for another one
    value = plain_points(q, s, mode)
    if value == 0:
        return False
    source = s.book.mode_source[mode]
    full = full_points(q, s, mode)
    for other in range(q.sources_first[source], q.sources_last[source]):
        if other == mode or (full and not full_points(q, s, other)):
            continue
        better = plain_points(q, s, other)
        if better < value or not costs_no_more(s, other, mode) or why_not_pay_for(s, other) != LEGAL:
            continue
        if better > value or s.book.mode_mana[other] < s.book.mode_mana[mode]:
            return True
        # of two equal modes the one that is never worse, then the first
        if s.book.mode_cost[mode] or (full_points(q, s, other) and not full) or other < mode:
            return True
    return False


def sideways_outclassed(q: Search, s: State, source: int) -> bool:
    """The card gives as much without mana in one of its own modes."""
    if s.first_attack or s.first_block or s.all_cold or s.all_siege:
        return False
    resisted = s.step == AIM and (group_resistances(s, 1) & RESISTS[PHYSICAL]) != 0
    resisted = resisted or (s.step == PARRY and not block_is_efficient(PHYSICAL, element_of(s, s.aimed)))
    for mode in range(q.sources_first[source], q.sources_last[source]):
        if s.book.mode_mana[mode] or s.book.mode_cost[mode] or plain_points(q, s, mode) == 0:
            continue
        if resisted or full_points(q, s, mode):
            return True
    return False


def note_commit(q: Search, s: State, action: int) -> None:
    """Remember the points before this source, to ask later whether it was needed."""
    for i in range(4 * ELEMENTS):
        q.before[q.commits][i] = s.points[i]
    if s.committed == 0:
        note_before(q, s)
    q.pure[q.commits] = 1 if is_pure(q, action) else 0
    q.tame[q.commits] = 1 if action < PLAY or q.mode_tame[action - PLAY] else 0
    q.commits += 1


def note_before(q: Search, s: State) -> None:
    """Remember what there was to use before the first source."""
    there: i64 = 0
    one: i64 = 1
    for source in range(s.book.sources):
        if can_come_to_use(s, source):
            there |= one << source
    q.there_before[q.commits] = there
    for colour in range(MANA):
        q.mana_before[q.commits][colour] = s.mana[colour]


def pure_commits(q: Search, s: State) -> int:
    """How many of the sources committed only gave points."""
    n = 0
    for k in range(q.commits - s.committed, q.commits):
        n += q.pure[k]
    return n


def is_tame(q: Search, s: State) -> bool:
    """Does a bound see all that the sources committed do?"""
    for k in range(q.commits - s.committed, q.commits):
        if not q.tame[k]:
            return False
    return True


def points_without(q: Search, s: State, t: State, k: int) -> None:
    """The points of the attack or block without one of its sources."""
    for i in range(4 * ELEMENTS):
        after = q.before[k + 1][i] if k + 1 < q.commits else s.points[i]
        t.points[i] = s.points[i] - (after - q.before[k][i])


def somebody_is_idle(q: Search, s: State, needed: int) -> bool:
    """Without one of its sources the attack or block would still do: that source could have been kept."""
    t: State = s.copy()
    for k in range(q.commits - s.committed, q.commits):
        if q.pure[k]:
            points_without(q, s, t, k)
            if (block_total(t) if s.step == PARRY else attack_total(t)) >= needed:
                return True
    return False


def minimal_matters(q: Search, s: State) -> bool:
    """More than enough is of no use: not against a Leader's levels, with what turns excess Block into something, or
    with what needs another source beside it."""
    if q.toxic:
        return False
    if s.step != PARRY:
        return not with_leader(s)
    if q.excess_known:
        for i in range(HOOKS):
            if s.hooks[i] and s.book.part_per[s.hooks[i] - 1] == PER_EXCESS:
                return False  # the card that needs the excess comes first
    return True


def most_defend(s: State) -> int:
    """What Defends can add at most to the Armor of this group."""
    givers = unspent_defends(s)
    if givers == 0 or unguarded(s) == 0:
        return 0
    total = 0
    for e in range(s.enemies):
        if (givers >> e) & 1:
            total += s.book.token_defend[s.token[e]]
    return total


def keeps_order(q: Search, s: State) -> bool:
    """Attacks and blocks made of nothing but points can wait for all others of their phase, unless something counts
    who fell or was blocked before, or a Wound that is paid meanwhile takes what they are made of: only one order of
    them is tried."""
    if q.toxic or a_wound_may_cost(q, s):
        return False
    if s.phase == BLOCK_PHASE:
        return not q.waits_for_blocks and not s.first_block
    return not q.order_counts and s.book.leader == NOBODY


def a_wound_may_cost(q: Search, s: State) -> bool:
    """Can a Wound that is paid take the hand (R97), or what only the unhurt have earned?"""
    if q.wounds_paid == 0:
        return False
    return q.unhurt_bonus != 0 or s.hero_wounds + q.wounds_paid >= s.book.hand_limit


def place_in_order(s: State) -> int:
    """The number of the attack blocked, or of the first enemy of the group, from 1 on."""
    if s.step == PARRY:
        return s.aimed + 1
    e = 0
    while not (s.group >> e) & 1:
        e += 1
    return e + 1


def something_impure(q: Search, s: State, which: int) -> bool:
    """Is there a source that does more than give points?"""
    for i in range(s.book.list_size[which]):
        mode = s.book.listed[which][i]
        if not q.mode_pure[mode] and can_come_to_use(s, s.book.mode_source[mode]):
            return True
    return False


def begins_with_points(q: Search, s: State) -> bool:
    """Out of order only attacks and blocks are made that are more than points, and what makes them so comes first: is
    it too late for that?"""
    if s.committed > 0 or not q.last_done or not keeps_order(q, s) or place_in_order(s) >= q.last_done:
        return False
    which = LIST_BLOCK if s.step == PARRY else attack_list(s)
    for i in range(s.book.list_size[which]):
        mode = s.book.listed[which][i]
        if q.mode_pure[mode] or comes_first_of_all(q, s, mode):
            continue
        if can_come_to_use(s, s.book.mode_source[mode]):
            return False
    return True


def something_wild(q: Search, s: State) -> bool:
    """Is there a source that could do something for the attack or block being made that a bound does not see?"""
    which = LIST_BLOCK if s.step == PARRY else attack_list(s)
    for i in range(s.book.list_size[which]):
        mode = s.book.listed[which][i]
        if not q.mode_tame[mode] and can_come_to_use(s, s.book.mode_source[mode]):
            return True
    return False


def begins_out_of_order(q: Search, s: State, action: int) -> bool:
    """An attack or block that would have come before the last one, and can be nothing but points."""
    if s.step != AT_LARGE or not q.last_done or not keeps_order(q, s):
        return False
    if action >= DO_BLOCK:
        return action - DO_BLOCK + 1 < q.last_done and not something_impure(q, s, LIST_BLOCK)
    return action - TARGET + 1 < q.last_done and not something_impure(q, s, attack_list(s))


def declare_is_sensible(q: Search, s: State) -> bool:
    """Only attacks and blocks that succeed, none with more than they need; or those made for another reason."""
    pure = pure_commits(q, s)
    if pure == s.committed and pure > 0 and keeps_order(q, s) and place_in_order(s) < q.last_done:
        return False
    if s.step == PARRY:
        needed = block_needed(s, s.aimed)
        if block_total(s) >= needed:
            return not minimal_matters(q, s) or not somebody_is_idle(q, s, needed)
        # a failed block does nothing: only for what else its sources do, and for one with no source at all none
        return pure == 0 and s.committed > 0
    needed = attack_needed(s)
    defend = most_defend(s)
    if attack_total(s) >= needed:
        return not minimal_matters(q, s) or not somebody_is_idle(q, s, needed + defend)
    # a failed attack only draws a Defend, for which one source is enough, or serves the effects played in it
    if pure < s.committed:
        return pure == 0
    return defend > 0 and s.committed <= 1


def kind_of_points(q: Search, action: int) -> int:
    """Which points an action adds, in the order in which they are added; 0 for sources and all other actions. What is
    earned only by the unhurt may have to be used before a source that costs a Wound."""
    if action >= DO_CONVERT and action < SAY_DIE:
        return 20 + action
    if action >= USE_BONUS and action < USE_BONUS + BONUSES:
        return 0 if q.unhurt_bonus and q.wounds_paid > 0 else 2
    return 1 if action == USE_ITS_ATTACK else 0


def commit_is_sensible(q: Search, s: State, action: int) -> bool:
    """No points on top of what is enough; no mode that another one of the same source outclasses. First the sources,
    then what was earned before, then what is converted."""
    if not q.toxic and kind_of_points(q, action) < kind_of_points(q, q.path[q.depth - 1] if q.depth > 0 else 0):
        return False
    if is_pure(q, action) and begins_with_points(q, s):
        return False
    if is_pure(q, action) and minimal_matters(q, s):
        if s.step == PARRY:
            if block_total(s) >= block_needed(s, s.aimed):
                return False
        elif attack_total(s) >= attack_needed(s) + most_defend(s):
            return False
    if action >= PLAY:
        return not outclassed(q, s, action - PLAY) and not comes_before_points(q, s, action - PLAY)
    if action >= SIDEWAYS and action < SAY_TOKEN:
        kind = (action - SIDEWAYS) % SIDEWAYS_KINDS
        if kind == SIDEWAYS_ATTACK or kind == SIDEWAYS_BLOCK:
            return not sideways_outclassed(q, s, (action - SIDEWAYS) // SIDEWAYS_KINDS)
    return True


# ------------------------------------------------------------------ damage
def attack_of(action: int) -> int:
    """The attack that a hit is about."""
    return action - HIT_HERO if action < HIT_UNIT else (action - HIT_UNIT) % ENEMY_ATTACKS


def hits_in_order(q: Search, s: State, action: int) -> bool:
    """Each Unit takes one hit at most and Wounds only add up: the order of the attacks changes nothing, unless
    Wounds are ignored, damage is bound to a Unit, or a Wound can be paid with."""
    if s.ignore_wounds or q.binds or q.wound_costs or s.suffering != NOTHING:
        return True
    for e in range(s.enemies):
        for attack in range(e * MAX_ATTACKS, end_of_attacks(s, e)):
            if attacks_now(s, attack):
                return attack == attack_of(action)
    return True


# ------------------------------------------------------------------ all together
def is_sensible(q: Search, s: State, action: int) -> bool:
    """Is this action worth trying?"""
    if owes_an_ability(q, s, action):
        return False
    if action >= PLAY or (action >= SIDEWAYS and action < SAY_TOKEN):
        return source_is_sensible(q, s, action)
    if action == END_PHASE:
        return not ends_too_early(q, s)
    if s.step == AIM or s.step == PARRY:
        if action == DECLARE:
            return declare_is_sensible(q, s)
        if adds_points(action):
            return commit_is_sensible(q, s, action)
    if action >= DISCARD and action < DISCARD_AS_SECOND:
        return not card_has_twin(q, s, action - DISCARD)
    if action >= DISCARD_AS_SECOND and action < SIDEWAYS:
        return not card_has_twin(q, s, action - DISCARD_AS_SECOND)
    if action >= READY and action < TARGET and q.readied >= MOST_READIED:
        q.limited = 1  # the plan found may then not be the best: the answer says so
        return False
    if action >= TARGET and action < TARGET + s.enemies:
        # the twin that is in the group already is not like this one any more
        twin = q.enemy_same[action - TARGET]
        if begins_out_of_order(q, s, action):
            return False
        return not enemy_has_twin(q, s, action - TARGET) or (s.group >> twin) & 1 != 0
    if action >= SLOW and action < CHOOSE_ATTACK:
        return not points_come_too_late(q, s)
    if action >= DO_BLOCK and action < SLOW:
        if blocks_too_early(q, s):
            return False
        if begins_out_of_order(q, s, action):
            return False
        return not enemy_has_twin(q, s, (action - DO_BLOCK) // MAX_ATTACKS)
    if action >= HIT_HERO and action < GUARD:
        if action >= HIT_UNIT and unit_has_twin(q, s, (action - HIT_UNIT) // ENEMY_ATTACKS):
            return False
        return hits_in_order(q, s, action)
    return True


def source_is_sensible(q: Search, s: State, action: int) -> bool:
    """Playing a card, Unit, Skill or token."""
    if action >= PLAY:
        if q.barred[action - PLAY]:
            return False
        unit = s.book.source_unit[s.book.mode_source[action - PLAY]]
        if unit >= 0 and unit_has_twin(q, s, unit):
            return False
        if s.step == AT_LARGE:
            return not comes_too_late(q, s, action - PLAY) and rest_is_useful(q, s, action - PLAY)
    elif card_has_twin(q, s, (action - SIDEWAYS) // SIDEWAYS_KINDS):
        return False
    elif s.step == AT_LARGE:
        if (action - SIDEWAYS) % SIDEWAYS_KINDS == SIDEWAYS_MOVE:
            # in the Attack phase the card gives as much by itself
            useful = move_is_useful(q, s, (action - SIDEWAYS) // SIDEWAYS_KINDS)
            return (s.phase != ATTACK_PHASE or q.helps_cards != 0) and useful
        return influence_is_useful(q, s, (action - SIDEWAYS) // SIDEWAYS_KINDS, 1)
    return commit_is_sensible(q, s, action)


def is_hopeless(q: Search, s: State) -> bool:
    """An attack or block begun that cannot come to anything."""
    if s.step == AIM:
        if pure_commits(q, s) < s.committed or most_defend(s) > 0 or with_leader(s):
            return False
        return attack_is_hopeless(q, s)
    if s.step == PARRY and pure_commits(q, s) == s.committed:
        return block_is_hopeless(q, s)
    return False
