"""The outlook of a state: how good its end can be at best. Bounds only, never too low, whatever the cards do.

Every number is optimistic: what an effect could do at most is counted in full, for whoever it helps most, and
where that cannot be said in points the bound is dropped (`loose`). Points are counted in halves, so that what a
resistance halves is not rounded.
"""

from __future__ import annotations

from typing import Final

from warlore.knight.rules.enemies import (
    abilities_of,
    armor_of,
    attack_value,
    attacks_now,
    attacks_of,
    block_needed,
    can_be_attacked,
    damage_of,
    element_of,
    end_of_attacks,
    is_summon,
    layers,
    only_hits_hero,
    resistances,
    with_both,
)
from warlore.knight.rules.parry import block_is_efficient
from warlore.knight.rules.state import ACTIVATED, AIM, DESTROYED, HURT, RESISTED, State
from warlore.knight.rules.suffer import unit_resists
from warlore.knight.rules.tables import (
    ALL_BECOME,
    ARMOR_BECOMES,
    ARMOR_MINUS,
    AS_DISCARDED,
    ATTACK_MINUS,
    ATTACK_PHASE,
    BARE_ATTACK,
    BASIC_MANA,
    BLACK,
    BLOCK,
    BLOCK_PHASE,
    BONUSES,
    CARD,
    CARDS_PLUS,
    CONVERT,
    COST_ANY,
    COST_WOUND,
    CUMBERSOME,
    DAMAGE_PHASE,
    DESTROY,
    ELEMENTS,
    ELUSIVE,
    FAME,
    GAIN_MANA,
    GOLD,
    HIT_THIS_UNIT,
    IGNORE_SITE,
    IGNORE_WOUND,
    INFLUENCE,
    INFLUENCE_TO_BLOCK,
    LOSE_FORTIFICATION,
    LOSE_RESISTANCE,
    MAX_ATTACKS,
    MOVE,
    NO_ATTACK,
    NO_UNITS,
    NOBODY,
    ONCE,
    ONLY_BLOCKED,
    PER_BLOCKED,
    PER_DEFEATED,
    PER_DISCARDED,
    PER_ENEMY,
    PER_EXCESS,
    PER_ICON,
    POISON,
    RANGED,
    RANGED_PHASE,
    READY_UNIT,
    REPUTATION,
    RESISTS,
    SIEGE,
    TO_ALL_ENEMIES,
    TO_HERO,
    TO_OTHER_ENEMIES,
    UNIT,
    UNIT_RESISTANCE,
    UNITS_PLUS,
    USE_ATTACK,
    WHEN_UNHURT,
)
from warlore.knight.rules.worth import MEMO_ROOM, NO_VALUE, POWERS, SHIELDS, TOTALS, Search
from warlore.knight.rules.wounds import fame_of
from warlore.table.structs import Row, i64

# What a mode played by itself gives, as bits
GIVES_MOVE: Final = 1
GIVES_INFLUENCE: Final = 2
GIVES_MANA: Final = 4
GIVES_MORE: Final = 8

ALWAYS_COUNTS: Final = 4  # the element of points that nothing makes inefficient
BLOCK_COUNTS: Final = 5  # where the elements of Blocks begin
MANY_ICONS: Final = 20
MOST_FOES: Final = 8  # more enemies than that are not told apart by the bounds
NEVER: Final = -10000


# ------------------------------------------------------------------ learning the book
def most_times(q: Search, s: State, part: int) -> int:
    """What `plus` can be multiplied by at most."""
    per = s.book.part_per[part]
    if per == PER_ICON:
        return MANY_ICONS
    if per == PER_ENEMY or per == PER_BLOCKED:
        return most_enemies(s)
    return 0


def most_enemies(s: State) -> int:
    """How many enemies there can be, summoned ones included."""
    n = s.enemies
    for e in range(s.enemies):
        for i in range(MAX_ATTACKS):
            if s.token[e] < 0 or s.book.token_summon[s.token[e]][i]:
                n += 1
    return n


def most_possessed(s: State) -> int:
    """The most points of Attack that an enemy can lend."""
    most = 0
    if not somebody_summons(s):
        for e in range(s.enemies):
            total = 0
            for attack in range(e * MAX_ATTACKS, end_of_attacks(s, e)):
                total += attack_value(s, attack)
            if total > most:
                most = total
        return most
    for token in range(s.book.tokens):
        total = 0
        for i in range(MAX_ATTACKS):
            total += s.book.token_value[token][i]
        if total > most:
            most = total
    for element in range(ELEMENTS):
        most += s.book.city_attack[element] * MAX_ATTACKS
    return most


def somebody_summons(s: State) -> bool:
    """Can an enemy still come into the combat?"""
    for e in range(s.enemies):
        for i in range(MAX_ATTACKS):
            if s.token[e] < 0 or s.book.token_summon[s.token[e]][i]:
                return True
    return False


def add_attack(q: Search, mode: int, points: int, element: int) -> None:
    """A mode can count that much against Armor; of two elements the better."""
    if points > 0:
        q.mode_attack_element[mode] = element if q.mode_attack[mode] == 0 else ALWAYS_COUNTS
        q.mode_attack[mode] += points


def add_block(q: Search, mode: int, points: int, element: int) -> None:
    """A mode can count that much against attacks."""
    if points > 0:
        q.mode_block_element[mode] = element if q.mode_block[mode] == 0 else ALWAYS_COUNTS
        q.mode_block[mode] += points


def counts_twice(s: State, part: int) -> bool:
    """Is there anybody against whom this Block is doubled, by what is printed or what a City gives?"""
    if not s.book.part_twice[part]:
        return False
    for token in range(s.book.tokens):
        if s.book.token_abilities[token] & s.book.part_twice[part]:
            return True
    for e in range(s.enemies):
        if s.token[e] < 0:
            return True
        for attack in range(e * MAX_ATTACKS, end_of_attacks(s, e)):
            if abilities_of(s, attack) & s.book.part_twice[part]:
                return True
    return False


def learn_points(q: Search, s: State, mode: int, part: int) -> None:
    """Points of Attack, Block, Move and Influence, mana."""
    kind = s.book.part_kind[part]
    value = s.book.part_value[part] + s.book.part_plus[part] * most_times(q, s, part)
    if s.book.part_per[part] == PER_DISCARDED:
        q.mode_discard[mode] = s.book.part_plus[part]
    if kind <= SIEGE:
        add_attack(q, mode, value, s.book.part_element[part])
        if kind == SIEGE:
            q.mode_siege[mode] += value
        if kind >= RANGED:
            q.mode_ranged[mode] += value
    elif kind == BLOCK:
        add_block(q, mode, value * 2 if counts_twice(s, part) else value, s.book.part_element[part])
    elif kind == MOVE:
        q.mode_rest[mode] |= GIVES_MOVE
        if q.converts_move:
            add_attack(q, mode, value, ALWAYS_COUNTS)
            q.mode_ranged[mode] += value
    elif kind == INFLUENCE:
        q.mode_rest[mode] |= GIVES_INFLUENCE
        if q.converts_influence:
            add_block(q, mode, value, ALWAYS_COUNTS)
    else:
        q.mode_rest[mode] |= GIVES_MANA
        times = s.book.sources if s.book.part_mask[part] == AS_DISCARDED else 1
        q.mode_gain[mode] += value * times


def learn_effect(q: Search, s: State, mode: int, part: int) -> None:
    """What an effect is worth at most: Armor less counts as Attack, an attack less as relief."""
    kind = s.book.part_kind[part]
    value = s.book.part_value[part]
    foes = most_enemies(s)
    if kind != REPUTATION:
        q.mode_rest[mode] |= GIVES_MORE
    if kind == ARMOR_MINUS:
        if s.book.part_per[part] == PER_EXCESS:
            q.mode_excess[mode] = 1
            return
        if s.book.part_other[part] > value:
            value = s.book.part_other[part]
        target = s.book.part_target[part]
        if target == TO_ALL_ENEMIES or target == TO_OTHER_ENEMIES or s.book.part_per[part] == PER_DEFEATED:
            value *= foes
        add_attack(q, mode, value, ALWAYS_COUNTS)
    elif kind == ARMOR_BECOMES:
        q.mode_loose[mode] = 1
    elif kind == DESTROY:
        q.mode_destroy[mode] += 1
        q.mode_relief[mode] += 1
    elif kind == USE_ATTACK:
        add_attack(q, mode, most_possessed(s), ALWAYS_COUNTS)
    elif kind == NO_ATTACK or kind == BARE_ATTACK or kind == HIT_THIS_UNIT:
        q.mode_relief[mode] += 1
    elif kind == ATTACK_MINUS:
        times = 2 if s.book.part_count[part] > 1 else 1
        q.mode_minus[mode] += value * times
        q.mode_cuts[mode] += times
    elif kind == IGNORE_WOUND:
        q.mode_relief[mode] += value
    elif kind == UNITS_PLUS:
        times = s.book.units + (s.book.sources if q.readies_known else 0)
        add_attack(q, mode, value * times, ALWAYS_COUNTS)
        q.mode_ranged[mode] += value * times
        q.mode_siege[mode] += value * times
        add_block(q, mode, s.book.part_other[part] * times * 2, ALWAYS_COUNTS)
    elif kind == CARDS_PLUS:
        value += s.book.part_amount[part] * s.book.sources if q.converts_move else 0
        add_attack(q, mode, value, ALWAYS_COUNTS)
        q.mode_ranged[mode] += value
        q.mode_siege[mode] += value
        add_block(q, mode, s.book.part_other[part] * 2, ALWAYS_COUNTS)
    elif kind == READY_UNIT:
        q.mode_ready[mode] = 1
        if s.book.part_target[part] == TO_HERO:
            q.mode_loose[mode] = 1
    elif kind == FAME:
        q.mode_fame[mode] += value * (foes if s.book.part_per[part] == PER_DEFEATED else 1)
        q.extra_known = 1


def learn_mode(q: Search, s: State, mode: int) -> None:
    """One mode: pure if all it does is to give points to the attack or block it is part of; tame if it may also bring
    Fame, change Reputation, cost Wounds or do something at once, for which a bound can account."""
    tame = True
    pure = s.book.mode_wounds[mode] == 0 and s.book.mode_wound_unit[mode] == 0
    unit = s.book.source_unit[s.book.mode_source[mode]]
    if unit >= 0 and s.book.unit_combines[unit]:
        pure = False
        tame = False
    for part in range(s.book.mode_first[mode], s.book.mode_first[mode] + s.book.mode_parts[mode]):
        kind = s.book.part_kind[part]
        if kind > BLOCK or s.book.part_when[part] or s.book.part_per[part] == PER_DEFEATED:
            pure = False
            tame = tame and (kind == FAME or kind == REPUTATION or is_done_at_once(s, part))
            tame = tame and not s.book.part_when[part]
        if s.book.part_amount[part] and kind <= SIEGE:
            pure = False
            tame = False
        if kind <= GAIN_MANA:
            learn_points(q, s, mode, part)
            if s.book.part_when[part]:
                q.mode_rest[mode] |= GIVES_MORE
        else:
            learn_effect(q, s, mode, part)
    q.mode_pure[mode] = 1 if pure else 0
    q.mode_tame[mode] = 1 if tame else 0


def is_done_at_once(s: State, part: int) -> bool:
    """Something that is done when the mode is played, for good: a bound sees it in the enemies and Units."""
    kind = s.book.part_kind[part]
    if s.book.part_per[part] != ONCE:
        return False
    return kind == UNITS_PLUS or kind == LOSE_RESISTANCE or kind == LOSE_FORTIFICATION or kind == ARMOR_MINUS


def learn_rules(q: Search, s: State) -> None:
    """What kinds of effects there are at all in this combat."""
    for part in range(s.book.parts):
        kind = s.book.part_kind[part]
        if kind == LOSE_RESISTANCE or kind == ALL_BECOME:
            q.strips = 1
        if kind == LOSE_FORTIFICATION or kind == IGNORE_SITE or kind == ALL_BECOME:
            q.opens = 1
        if kind == CARDS_PLUS or s.book.part_per[part] == PER_ENEMY:
            q.order_counts = 1
        if s.book.part_only[part] == ONLY_BLOCKED:
            q.waits_for_blocks = 1
        if kind == CONVERT and s.book.part_value[part] < INFLUENCE_TO_BLOCK:
            q.converts_move = 1
        if kind == CONVERT and s.book.part_value[part] >= INFLUENCE_TO_BLOCK:
            q.converts_influence = 1
        if kind == NO_ATTACK and s.book.part_other[part]:
            q.wings_known = 1
        if kind == READY_UNIT and s.book.part_target[part] == TO_HERO:
            q.influence_use = 1
            q.loops = 1
        if kind == DESTROY and s.book.part_when[part] == 0 and s.book.mode_phases[s.book.part_mode[part]] & 3:
            q.opens = 1
        if kind == ARMOR_MINUS:
            value = s.book.part_value[part]
            if s.book.part_other[part] > value:
                value = s.book.part_other[part]
            q.lowering += value * (s.enemies if s.book.part_per[part] == PER_DEFEATED else 1)
        if kind == READY_UNIT:
            q.readies_known = 1
        if kind == HIT_THIS_UNIT:
            q.binds = 1
        if s.book.part_amount[part] and kind <= SIEGE:
            q.toxic = 1
        if s.book.part_per[part] == PER_EXCESS:
            q.excess_known = 1
        if kind == USE_ATTACK:
            q.possesses = 1
        if s.book.part_per[part] == PER_BLOCKED or s.book.part_only[part]:
            q.counts_blocked = 1
        if s.book.part_when[part] == WHEN_UNHURT:
            q.unhurt_bonus = 1
    for token in range(s.book.tokens):
        if s.book.token_abilities[token] & CUMBERSOME:
            q.move_use = 1
        if s.book.token_defend[token] > 0:
            q.order_counts = 1
    if q.converts_move or q.wings_known:
        q.move_use = 1
    if q.converts_influence:
        q.influence_use = 1
    for unit in range(s.book.units):
        if s.book.unit_damage[unit] or (s.book.unit_assault[unit] and s.book.assault):
            q.influence_use = 1


def forget(q: Search, s: State) -> None:
    """Nothing is known of the book."""
    q.lowering = 0
    q.extra_known = 0
    for source in range(s.book.sources):
        q.sources_first[source] = 0
        q.sources_last[source] = 0
    for mode in range(s.book.modes):
        q.mode_attack[mode] = 0
        q.mode_block[mode] = 0
        q.mode_ranged[mode] = 0
        q.mode_siege[mode] = 0
        q.mode_fame[mode] = 0
        q.mode_gain[mode] = 0
        q.mode_loose[mode] = 0
        q.mode_destroy[mode] = 0
        q.mode_ready[mode] = 0
        q.mode_relief[mode] = 0
        q.mode_excess[mode] = 0
        q.mode_discard[mode] = 0
        q.mode_minus[mode] = 0
        q.mode_cuts[mode] = 0
        q.mode_rest[mode] = 0


def learn(q: Search, s: State) -> None:
    """Read the book once before a search; how many enemies there can be depends on the state."""
    forget(q, s)
    learn_rules(q, s)
    for mode in range(s.book.modes):
        source = s.book.mode_source[mode]
        if q.sources_last[source] == 0:
            q.sources_first[source] = mode
        q.sources_last[source] = mode + 1
        if s.book.mode_wounds[mode] and not q.barred[mode]:
            q.wound_costs = 1
        if s.book.mode_cost[mode] == COST_ANY or s.book.mode_cost[mode] == COST_WOUND:
            q.wound_costs = 1
        if not q.barred[mode]:
            learn_mode(q, s, mode)
    q.cell_room = 48 + 2 * s.book.units + most_enemies(s) * 10
    if q.cell_room > MEMO_ROOM:
        q.cell_room = MEMO_ROOM


# ------------------------------------------------------------------ what there is to fight with
def efficient_against_somebody(q: Search, s: State) -> None:
    """Which elements count in full against at least one enemy, or one attack."""
    for i in range(2 * ELEMENTS + 2):
        q.element_counts[i] = 0
    q.element_counts[ALWAYS_COUNTS] = 1
    q.element_counts[BLOCK_COUNTS + ALWAYS_COUNTS] = 1
    loose = q.strips != 0 or s.all_cold != 0
    for e in range(s.enemies):
        if can_be_attacked(s, e):
            resist = with_both(resistances(s, e))
            for element in range(ELEMENTS):
                if loose or not resist & RESISTS[element] or e == s.book.leader:
                    q.element_counts[element] = 1
        for attack in range(e * MAX_ATTACKS, end_of_attacks(s, e)):
            if is_summon(s, attack):
                for element in range(ELEMENTS):
                    q.element_counts[BLOCK_COUNTS + element] = 1
            elif attacks_now(s, attack):
                for element in range(ELEMENTS):
                    if block_is_efficient(element, element_of(s, attack)):
                        q.element_counts[BLOCK_COUNTS + element] = 1


def can_come_to_use(s: State, source: int) -> bool:
    """The source is there, or may be after Influence is paid, a twin card is played, a Unit is readied."""
    if s.book.source_kind[source] == UNIT:
        unit = s.book.source_unit[source]
        if s.unit_mark[unit] & DESTROYED or s.unit_wounds[unit] > 0:
            return False
        return s.unit_ready[unit] != 0 or s.combining == unit
    return s.source[source] == 0


def mana_missing(s: State, mode: int, gains: int) -> bool:
    """Even with all that can be gained, the mana for this mode will not be there."""
    wild = 0
    for colour in range(BASIC_MANA):
        missing = s.book.mode_pay[mode][colour] - s.mana[colour]
        if missing > 0:
            wild += missing
    black = s.book.mode_pay[mode][BLACK]
    if black > 0:
        if not s.book.night:
            return True
        if black > s.mana[BLACK]:
            gains -= black - s.mana[BLACK]
    if not s.book.night:
        gains += s.mana[GOLD]
    return wild > gains or gains < 0


def gainable_mana(q: Search, s: State) -> int:
    """The mana that the sources can still give."""
    gains = 0
    for source in range(s.book.sources):
        most = 0
        if can_come_to_use(s, source):
            for mode in range(q.sources_first[source], q.sources_last[source]):
                if q.mode_gain[mode] > most:
                    most = q.mode_gain[mode]
        gains += most
    return gains


def usable_mana(s: State) -> int:
    """The mana at hand that can be used at this time of day."""
    n = s.mana[BLACK] if s.book.night else s.mana[GOLD]
    for colour in range(BASIC_MANA):
        n += s.mana[colour]
    return n


def biggest_armor(s: State) -> int:
    """The highest Armor that a destroying effect can save."""
    most = 0
    for e in range(s.enemies):
        if can_be_attacked(s, e) and armor_of(s, e) > most:
            most = armor_of(s, e)
    return most


def count_growing(q: Search, s: State) -> int:
    """Sources that can be played so that they grow with what is discarded."""
    n = 0
    for source in range(s.book.sources):
        for mode in range(q.sources_first[source], q.sources_last[source]):
            if q.mode_discard[mode] and can_come_to_use(s, source):
                n += 1
                break
    return n


def survey(q: Search, s: State) -> None:
    """What each source can still do at most: for Attack and for Block, without mana and with it."""
    efficient_against_somebody(q, s)
    list_resistances(q, s)
    q.extra_attack = 0
    q.extra_block = 0
    q.extra_fame = 0
    q.loose_attack = 1 if s.book.leader != NOBODY or s.ready_price else 0
    q.loose_wounds = 1 if s.wings or s.ready_price else 0
    q.relief = s.ignore_wounds
    q.minus = 0
    q.cuts = 0
    q.attack_kept = 0
    q.discarding = 0
    q.units_resist = 0
    q.excess_now = 0
    q.ranged_total = 0
    q.siege_total = 0
    gains = gainable_mana(q, s)
    q.mana_left = usable_mana(s) + gains
    best_unit_attack = 0
    best_unit_block = 0
    best_unit_relief = 0
    best_unit_minus = 0
    best_unit_cuts = 0
    readies = 0
    for source in range(s.book.sources):
        q.attack_sure[source] = 0
        q.attack_power[source] = 0
        q.block_sure[source] = 0
        q.block_power[source] = 0
        q.relief_most[source] = 0
        q.relief_block[source] = 0
        q.relief_free[source] = 0
        q.uncounted[source] = 1
        unit = s.book.source_unit[source]
        ready = can_come_to_use(s, source)
        if not ready and unit < 0:
            continue
        if ready:
            survey_source(q, s, source, gains)
            for mode in range(q.sources_first[source], q.sources_last[source]):
                readies += q.mode_ready[mode]
        if unit >= 0:
            for mode in range(q.sources_first[source], q.sources_last[source]):
                attack = q.mode_attack[mode] + s.unit_attack[unit]
                if attack > best_unit_attack:
                    best_unit_attack = attack
                if 2 * (q.mode_block[mode] + s.unit_block[unit]) > best_unit_block:
                    best_unit_block = 2 * (q.mode_block[mode] + s.unit_block[unit])
                if q.mode_relief[mode] > best_unit_relief:
                    best_unit_relief = q.mode_relief[mode]
                if q.mode_minus[mode] > best_unit_minus:
                    best_unit_minus = q.mode_minus[mode]
                if q.mode_cuts[mode] > best_unit_cuts:
                    best_unit_cuts = q.mode_cuts[mode]
        if s.book.source_kind[source] == CARD or (unit >= 0 and not s.unit_mark[unit] & ACTIVATED):
            q.uncounted[source] = 0
    # a Unit made ready again fights once more, at best the strongest
    q.extra_attack += 2 * readies * best_unit_attack
    q.extra_block += 2 * readies * best_unit_block
    q.ranged_total += 2 * readies * best_unit_attack
    q.siege_total += 2 * readies * best_unit_attack
    q.relief += readies * best_unit_relief
    q.minus += readies * best_unit_minus
    q.cuts += readies * best_unit_cuts
    survey_points(q, s)
    if q.discarding:
        # a card discarded for a growing mode gives what it adds there, to Attack or to Block, and so does a Wound
        growing = count_growing(q, s)
        q.extra_attack += 2 * q.discarding * growing
        q.extra_block += 2 * q.discarding * growing
        q.ranged_total += 2 * q.discarding * growing
        q.siege_total += 2 * q.discarding * growing
        for source in range(s.book.sources):
            if s.book.source_kind[source] == CARD and s.source[source] == 0:
                q.ranged_total += 2 * q.discarding
                q.siege_total += 2 * q.discarding
                q.uncounted[source] = 1  # what is discarded is not used
                raise_to(q.attack_sure, source, 2 * q.discarding)
                raise_to(q.attack_power, source, 2 * q.discarding)
                raise_to(q.block_sure, source, 2 * q.discarding)
                raise_to(q.block_power, source, 2 * q.discarding)
        for foe in range(MOST_FOES):
            q.fit_attack[foe] += 2 * q.discarding * s.book.sources
        for element in range(ELEMENTS):
            q.fit_block[element] += 2 * q.discarding * s.book.sources
    if q.excess_now and s.phase <= BLOCK_PHASE:
        # excess Block lowers Armor point for point: what can block can as well count as Attack
        q.extra_attack += q.extra_block
        for source in range(s.book.sources):
            raise_to(q.attack_sure, source, q.block_sure[source])
            raise_to(q.attack_power, source, q.block_power[source])
            for foe in range(MOST_FOES):
                q.fit_attack[foe] += q.block_power[source]


def raise_to(powers: Row, source: int, value: int) -> None:
    """A source can do at least that much."""
    if powers[source] < value:
        powers[source] = value


def list_resistances(q: Search, s: State) -> None:
    """What each enemy that can be attacked resists; nothing, if it may lose that or the element may change."""
    n = 0
    for e in range(s.enemies):
        if can_be_attacked(s, e) and n < MOST_FOES:
            q.foe_resist[n] = 0 if q.strips or s.all_cold else with_both(resistances(s, e))
            n += 1
    for foe in range(MOST_FOES):
        q.fit_attack[foe] = 0
        if foe >= n:
            q.foe_resist[foe] = 0
    for element in range(ELEMENTS):
        q.fit_block[element] = 0


def survey_fits(q: Search) -> None:
    """Of one source: what counts in full against each enemy and against attacks of each element."""
    for foe in range(MOST_FOES):
        most = q.by_element[ALWAYS_COUNTS]
        for element in range(ELEMENTS):
            full = not q.foe_resist[foe] & RESISTS[element] or not q.element_counts[element]
            if full and q.by_element[element] > most:
                most = q.by_element[element]
        q.fit_attack[foe] += most
    for attack in range(ELEMENTS):
        most = q.by_element[BLOCK_COUNTS + ALWAYS_COUNTS]
        for element in range(ELEMENTS):
            full = block_is_efficient(element, attack) or not q.element_counts[BLOCK_COUNTS + element]
            if full and q.by_element[BLOCK_COUNTS + element] > most:
                most = q.by_element[BLOCK_COUNTS + element]
        q.fit_block[attack] += most


def survey_points(q: Search, s: State) -> None:
    """Points that come from no source: kept Move and Influence, points earned, what helps the first card."""
    q.extra_attack += 2 * s.first_attack
    q.extra_block += 4 * s.first_block
    q.ranged_total += 2 * s.first_attack
    q.siege_total += 2 * s.first_attack
    if q.converts_move:
        # sideways Move counts as one point of each card, as sideways Attack does
        q.extra_attack += 2 * (s.move + s.first_move + s.all_move * s.book.sources)
        q.ranged_total += 2 * (s.move + s.first_move + (s.all_move + 1) * s.book.sources)
        q.siege_total += 2 * (s.move + s.first_move + (s.all_move + 1) * s.book.sources)
    if q.converts_influence:
        q.extra_block += 2 * s.influence
    for place in range(BONUSES):
        if s.bonus[place]:
            q.extra_attack += 2 * s.book.part_value[s.bonus[place] - 1]
    if s.possessed != NOBODY:
        for attack in range(s.possessed * MAX_ATTACKS, s.possessed * MAX_ATTACKS + attacks_of(s, s.possessed)):
            q.extra_attack += 2 * attack_value(s, attack)
    for i in range(4 * ELEMENTS):
        q.extra_attack += 2 * s.points[i]
        q.extra_block += 2 * s.points[i]


def survey_source(q: Search, s: State, source: int, gains: int) -> None:
    """One source that is there."""
    later = 31 << s.phase
    unit = s.book.source_unit[source]
    both = 0
    combined = 0
    combined_relief = 0
    fame = 0
    ranged = 0
    siege = 0
    minus = 0
    cuts = 0
    # points of a card count only in the attack it is played in, other effects may last from before
    kept = s.book.source_kind[source] != CARD
    for i in range(2 * ELEMENTS + 2):
        q.by_element[i] = 0
    if s.book.source_sideways[source]:
        q.attack_sure[source] = 2 if q.element_counts[0] else 1
        q.block_sure[source] = 2 if q.element_counts[BLOCK_COUNTS] else 1
        q.by_element[0] = q.attack_sure[source]
        q.by_element[BLOCK_COUNTS] = q.block_sure[source]
        if q.converts_move:
            q.attack_sure[source] = 2
            q.by_element[ALWAYS_COUNTS] = 2
        if q.converts_influence:
            q.block_sure[source] = 2
            q.by_element[BLOCK_COUNTS + ALWAYS_COUNTS] = 2
    for mode in range(q.sources_first[source], q.sources_last[source]):
        if not s.book.mode_phases[mode] & later and not s.all_siege:
            continue
        if s.book.mode_mana[mode] and mana_missing(s, mode, gains):
            continue
        if s.book.mode_partner[mode] >= 0 and s.source[s.book.mode_partner[mode]] != 0:
            continue
        attack = q.mode_attack[mode]
        block = q.mode_block[mode]
        if unit >= 0:
            if attack > 0:
                attack += s.unit_attack[unit]
            if block > 0:
                block += 2 * s.unit_block[unit]
        attack *= 2 if q.element_counts[q.mode_attack_element[mode]] else 1
        block *= 2 if q.element_counts[BLOCK_COUNTS + q.mode_block_element[mode]] else 1
        if q.mode_destroy[mode]:
            attack += 2 * q.mode_destroy[mode] * biggest_armor(s)
            raise_to(q.by_element, ALWAYS_COUNTS, attack)
        raise_to(q.by_element, q.mode_attack_element[mode], attack)
        raise_to(q.by_element, BLOCK_COUNTS + q.mode_block_element[mode], block)
        if q.mode_minus[mode] > minus:
            minus = q.mode_minus[mode]
        if q.mode_cuts[mode] > cuts:
            cuts = q.mode_cuts[mode]
        kept = kept or not q.mode_pure[mode]
        if q.mode_discard[mode] > q.discarding:
            q.discarding = q.mode_discard[mode]
        if q.mode_excess[mode]:
            q.excess_now = 1
        if q.mode_loose[mode]:
            q.loose_attack = 1
            if q.mode_ready[mode]:
                q.loose_wounds = 1
        if q.mode_fame[mode] > fame:
            fame = q.mode_fame[mode]
        if q.mode_relief[mode] > 0:
            raise_to(q.relief_most, source, q.mode_relief[mode])
            raise_to(q.relief_block, source, block)
            if not s.book.mode_mana[mode]:
                q.relief_free[source] = 1
        if q.wings_known and q.mode_relief[mode]:
            q.loose_wounds = 1
        more = s.unit_attack[unit] if unit >= 0 else 0
        if q.mode_ranged[mode] > 0 and q.mode_ranged[mode] + more > ranged:
            ranged = q.mode_ranged[mode] + more
        if q.mode_siege[mode] > 0 and q.mode_siege[mode] + more > siege:
            siege = q.mode_siege[mode] + more
        if unit >= 0 and s.book.unit_combines[unit]:
            # all its abilities may be used at once
            combined += attack
            combined_relief += q.mode_relief[mode]
            q.extra_block += block
        # a mode that helps Attack and spares Block at once gives its Attack for nothing
        elif attack > 0 and (block > 0 or q.mode_relief[mode] > 0 or q.mode_minus[mode] > 0):
            if attack > both:
                both = attack
        elif s.book.mode_mana[mode]:
            if attack > q.attack_power[source]:
                q.attack_power[source] = attack
        elif attack > q.attack_sure[source]:
            q.attack_sure[source] = attack
        if s.book.mode_mana[mode]:
            if block > q.block_power[source]:
                q.block_power[source] = block
        elif block > q.block_sure[source]:
            q.block_sure[source] = block
        for part in range(s.book.mode_first[mode], s.book.mode_first[mode] + s.book.mode_parts[mode]):
            if s.book.part_kind[part] == UNIT_RESISTANCE:
                q.units_resist = 1
    if q.attack_power[source] < q.attack_sure[source]:
        q.attack_power[source] = q.attack_sure[source]
    if q.block_power[source] < q.block_sure[source]:
        q.block_power[source] = q.block_sure[source]
    survey_fits(q)
    if kept:
        q.attack_kept += q.attack_power[source]
    q.minus += minus
    q.cuts += cuts
    q.extra_attack += both + combined
    q.extra_fame += fame
    q.relief += combined_relief
    q.ranged_total += 2 * ranged
    q.siege_total += 2 * siege


def total_attack(q: Search, s: State) -> int:
    """All Attack there can be, in halves: the mana goes where it helps most."""
    total = q.extra_attack
    for source in range(s.book.sources):
        total += q.attack_sure[source]
    return total + mana_gains(q, s, 1)


def total_block(q: Search, s: State) -> int:
    """All Block there can be, in halves."""
    total = q.extra_block
    for source in range(s.book.sources):
        total += q.block_sure[source]
    return total + mana_gains(q, s, 0)


def mana_gains(q: Search, s: State, for_attack: int) -> int:
    """The sum of the largest gains, as many as there is mana: each powered mode takes at least one."""
    total = 0
    limit = 1 << 14
    taken = 0
    while taken < q.mana_left:
        # the largest gains at or below the limit, all equal ones at once
        most = 0
        n = 0
        for source in range(s.book.sources):
            gain = q.block_power[source] - q.block_sure[source]
            if for_attack:
                gain = q.attack_power[source] - q.attack_sure[source]
            if gain < limit and gain >= most and gain > 0:
                n = n + 1 if gain == most else 1
                most = gain
        if most == 0:
            break
        if n > q.mana_left - taken:
            n = q.mana_left - taken
        total += n * most
        taken += n
        limit = most
    return total


# ------------------------------------------------------------------ what is to be fought
def least_armor(s: State, e: int) -> int:
    """The Armor that an attack must reach at least, before anything reduces it."""
    armor = armor_of(s, e)
    if s.phase != ATTACK_PHASE and s.book.token_abilities[s.token[e]] & ELUSIVE:
        low = s.book.token_armor[s.token[e]] + s.armor_change[e]
        if low < armor:
            armor = low if low > 1 else 1
    return armor


def killed_before_blocks(q: Search, s: State, e: int) -> bool:
    """Could this enemy be defeated in phase 1.1?"""
    if s.phase > RANGED_PHASE:
        return False
    if q.opens or q.loose_attack or s.all_siege or (s.step == AIM and (s.group >> e) & 1):
        return True
    fortified = layers(s, e)
    if fortified >= 2:
        return False
    return (q.siege_total if fortified else q.ranged_total) >= 2 * least_armor(s, e) - 2 * q.lowering


def list_pending(q: Search, s: State) -> None:
    """The attacks that must be blocked, spared or suffered, each with its Block, Wounds to hand and all Wounds."""
    q.pending = 0
    q.poison = 1
    q.worst_enemy = 0
    worst_need = 0
    hero = s.book.hero_armor
    swift = False
    brutal = False
    # points off attacks count as Block, and as Wounds spared
    q.extra_block += 4 * q.minus
    for e in range(s.enemies):
        of_enemy = 0
        need_of_enemy = 0
        for attack in range(e * MAX_ATTACKS, end_of_attacks(s, e)):
            if not attacks_now(s, attack) or killed_before_blocks(q, s, e):
                continue
            abilities = abilities_of(s, attack)
            if abilities & CUMBERSOME and s.phase <= BLOCK_PHASE:
                continue  # Move could bring it to nothing
            damage = damage_of(s, attack)
            if s.suffering == attack:
                damage = s.damage
            needed = block_needed(s, attack)
            swift = swift or needed > attack_value(s, attack)
            brutal = brutal or damage > attack_value(s, attack)
            # what is not blocked by fitting elements takes twice the points
            fit = (q.fit_block[element_of(s, attack)] + q.extra_block) // 2
            if fit < needed and s.phase <= BLOCK_PHASE:
                needed = 2 * needed - fit
            q.needed[q.pending] = needed if s.phase <= BLOCK_PHASE else TOTALS
            wounds = (damage + hero - 1) // hero
            if abilities & POISON:
                q.poison = 2
                wounds *= 2
            q.damage_wounds[q.pending] = wounds
            q.hit_element[q.pending] = element_of(s, attack)
            q.hit_poison[q.pending] = 2 if abilities & POISON else 1
            q.hit_units[q.pending] = 1 if q.binds or not only_hits_hero(s, attack) else 0
            of_enemy += wounds
            need_of_enemy += needed
            q.pending += 1
        if of_enemy > q.worst_enemy:
            q.worst_enemy = of_enemy
        if need_of_enemy > worst_need:
            worst_need = need_of_enemy
    if not swift:
        q.extra_block -= 2 * q.minus
    if s.phase <= BLOCK_PHASE and not q.readies_known:
        relieve_by_block(q, s, worst_need)
    else:
        for source in range(s.book.sources):
            q.relief += q.relief_most[source]
    q.spared = q.relief * q.worst_enemy
    if q.minus > 0:
        # each reduction of an attack is rounded up for itself
        reduced = q.minus * (2 if brutal else 1)
        q.spared += q.poison * ((reduced + q.cuts * (hero - 1)) // hero)


def relieve_by_block(q: Search, s: State, worst_need: int) -> None:
    """A source that spares the attacks of one enemy does no more than Block against all of them would, and is then
    no Attack and no Block."""
    for source in range(s.book.sources):
        if q.relief_most[source] > 0:
            halves = q.relief_block[source] + 2 * worst_need * q.relief_most[source]
            raise_to(q.block_power, source, halves)
            if q.relief_free[source]:
                raise_to(q.block_sure, source, halves)


def attack_of_unit(q: Search, s: State, unit: int) -> int:
    """The Attack, in halves, that is surely missing when this Unit is wounded before the Attack phase."""
    if s.phase < BLOCK_PHASE or q.excess_now:
        return 0
    total = 0
    for source in range(s.book.sources):
        if s.book.source_unit[source] == unit:
            total += q.attack_sure[source]
            for mode in range(q.sources_first[source], q.sources_last[source]):
                if not q.mode_pure[mode] and q.mode_attack[mode] + q.mode_destroy[mode] > 0:
                    return 0  # its effect may last from the Block phase
    return total


def list_shields(q: Search, s: State) -> None:
    """What Units can take off the Hero's Wounds at most, by the levels wounded: each Unit takes one hit."""
    for level in range(SHIELDS):
        q.shield[level] = 0
    for halves in range(TOTALS):
        q.guard[halves] = 0
    q.shield_levels = 0
    if s.units_safe:
        return
    for unit in range(s.book.units):
        if s.unit_mark[unit] & (DESTROYED | RESISTED) or s.unit_wounds[unit] > 0:
            continue
        if s.book.unit_limit == NO_UNITS:
            continue
        free = most_taken(q, s, unit, 1)
        taken = most_taken(q, s, unit, 0)
        level = 0 if s.unit_mark[unit] & HURT else s.book.unit_level[unit]
        for i in range(SHIELDS):
            j = SHIELDS - 1 - i
            with_wound = q.shield[j - level] + taken if j >= level else 0
            q.shield[j] += free
            if with_wound > q.shield[j]:
                q.shield[j] = with_wound
        # a wounded Unit does not attack: the most Wounds taken for so much Attack given up
        lost = attack_of_unit(q, s, unit)
        for i in range(TOTALS):
            j = TOTALS - 1 - i
            with_wound = q.guard[j - lost] + taken if j >= lost else 0
            q.guard[j] += free
            if with_wound > q.guard[j]:
                q.guard[j] = with_wound
        q.shield_levels += level


def most_taken(q: Search, s: State, unit: int, unhurt: int) -> int:
    """The most Wounds a Unit takes off the Hero in its one hit; unhurt only by what it resists, once its Armor."""
    hero = s.book.hero_armor
    most = 0
    for i in range(q.pending):
        resists = q.units_resist != 0 or unit_resists(s, unit, q.hit_element[i])
        if not q.hit_units[i] or (unhurt and not resists):
            continue
        armor = s.book.unit_armor[unit] * (2 if resists and not unhurt else 1)
        taken = q.hit_poison[i] * ((armor + hero - 1) // hero)
        if taken > q.damage_wounds[i]:
            taken = q.damage_wounds[i]
        if taken > most:
            most = taken
    return most


def levels_wounded(q: Search, wounds: int) -> int:
    """The fewest levels of Units that must be wounded to spare the Hero so many Wounds."""
    wounds -= q.spared
    for level in range(SHIELDS):
        if q.shield[level] >= wounds:
            return level
    return 0


def fewest_wounds(q: Search, s: State) -> None:
    """For each amount of Block up to TOTALS: the fewest Wounds of what it leaves unblocked."""
    total = 0
    for i in range(q.pending):
        total += q.damage_wounds[i]
    for block in range(TOTALS):
        q.least_wounds[block] = 0  # here first: the most Wounds prevented
    for i in range(q.pending):
        need = q.needed[i]
        if need < TOTALS:
            for j in range(TOTALS - need):
                block = TOTALS - 1 - j
                saved = q.least_wounds[block - need] + q.damage_wounds[i]
                if saved > q.least_wounds[block]:
                    q.least_wounds[block] = saved
    for block in range(TOTALS):
        q.least_wounds[block] = total - q.least_wounds[block]


def joint_blocks(q: Search, s: State, most: int) -> None:
    """For each Attack total and number of mana: the most Block that the sources leave over. Points, rounded up."""
    powers = q.mana_left if q.mana_left < POWERS else POWERS - 1
    free = q.mana_left >= POWERS
    for x in range(most + 1):
        for power in range(powers + 1):
            q.blocks[x][power] = 0 if x == 0 else NEVER
    for source in range(s.book.sources):
        attack = (q.attack_sure[source] + 1) // 2
        strong = (q.attack_power[source] + 1) // 2
        block = (q.block_sure[source] + 1) // 2
        hard = (q.block_power[source] + 1) // 2
        if free:
            attack = strong
            block = hard
        if strong == 0 and hard == 0:
            continue
        for i in range(most + 1):
            x = most - i
            for j in range(powers + 1):
                power = powers - j
                value = q.blocks[x][power] + block
                other = q.blocks[x - attack if x > attack else 0][power]
                if other > value:
                    value = other
                if power > 0:
                    other = q.blocks[x][power - 1] + hard
                    if other > value:
                        value = other
                    other = q.blocks[x - strong if x > strong else 0][power - 1]
                    if other > value:
                        value = other
                q.blocks[x][power] = value


# ------------------------------------------------------------------ the bound
def sort_powers(q: Search, s: State) -> None:
    """The powers of the sources that count as used, the largest first: for Attack alone, and for either use."""
    for use in range(2):
        n = 0
        free = 0
        for source in range(s.book.sources):
            power = q.attack_power[source]
            if use == 1 and q.block_power[source] > power:
                power = q.block_power[source]
            if q.uncounted[source]:
                free += power
            elif power > 0:
                i = n
                while i > 0 and q.sorted[use][i - 1] < power:
                    q.sorted[use][i] = q.sorted[use][i - 1]
                    i -= 1
                q.sorted[use][i] = power
                n += 1
        q.sorted[use][n] = 0
        q.unsorted[use] = free


def fewest_sources(q: Search, use: int, halves: int) -> int:
    """How many cards and Units that many halves take at least."""
    halves -= q.unsorted[use]
    n = 0
    while halves > 0 and q.sorted[use][n] > 0:
        halves -= q.sorted[use][n]
        n += 1
    return n


def list_foes(q: Search, s: State) -> int:
    """Armor (in halves) and Fame of every set of enemies that can be attacked; returns their number."""
    n = 0
    q.armor_sum[0] = 0
    q.fame_sum[0] = 0
    for e in range(s.enemies):
        if can_be_attacked(s, e):
            if n < MOST_FOES:
                armor = 2 * least_armor(s, e)
                # what does not count in full against it takes twice the points
                fit = q.fit_attack[n] + q.extra_attack
                if fit < armor:
                    armor = 2 * armor - fit
                fame = fame_of(s, e)
                for i in range(1 << n):
                    q.armor_sum[(1 << n) + i] = q.armor_sum[i] + armor
                    q.fame_sum[(1 << n) + i] = q.fame_sum[i] + fame
            n += 1
    return n


def all_fame(s: State) -> int:
    """The Fame of everybody who can be attacked; a Leader's levels included."""
    fame = 0
    for e in range(s.enemies):
        if can_be_attacked(s, e):
            fame += fame_of(s, e)
    if s.book.leader != NOBODY:
        fame += 3 * (s.book.leader_level - s.levels_removed)
    return fame


def wounds_value(q: Search, s: State, block: int) -> i64:
    """What the Wounds that this much Block leaves take from the value at least: of the Hero, then of Units."""
    most = q.most_shield + q.spared
    wounds = q.least_wounds[block] - most
    if wounds <= 0:
        return -q.weight_wounded * levels_wounded(q, q.least_wounds[block])
    value: i64 = -q.weight_wounds * wounds - q.weight_wounded * levels_wounded(q, most)
    # of Wounds that count twice one half goes to hand
    if not s.knocked_out and s.hero_wounds + (wounds + q.poison - 1) // q.poison >= s.book.hand_limit:
        value -= q.weight_knock_out
    return value


def block_used(q: Search, block: int) -> int:
    """The least Block that leaves no more Wounds than that, after all that Units and effects can take."""
    most = q.most_shield + q.spared
    wounds = q.least_wounds[block] - most
    if wounds < 0:
        wounds = 0
    if q.shield_levels > 0:
        # Units left unhurt weigh more than sources kept: the Block that spares as many levels
        levels = levels_wounded(q, q.least_wounds[block] - wounds)
        while block > 0:
            if q.least_wounds[block - 1] - most > wounds:
                return block
            if levels_wounded(q, q.least_wounds[block - 1] - wounds) > levels:
                return block
            block -= 1
        return 0
    while block > 0 and q.least_wounds[block - 1] - most <= wounds:
        block -= 1
    return block


def hand_is_lost(q: Search, s: State, block: int) -> bool:
    """With no more Block than that the Hero is knocked out before the Attack phase, whatever Units take."""
    wounds = q.least_wounds[block] - q.most_shield - q.spared
    if wounds <= 0 or s.phase < BLOCK_PHASE or q.discarding or q.excess_now or q.converts_move:
        return False  # cards may then have done their part before
    return s.hero_wounds + (wounds + q.poison - 1) // q.poison >= s.book.hand_limit


def upper_bound(q: Search, s: State, alpha: i64) -> i64:
    """What can still be gained at most. Above `alpha` the joint bound of Attack and Block sharpens it."""
    survey(q, s)
    n = list_foes(q, s)
    blocks = -1  # no Wounds can be told
    if s.phase <= DAMAGE_PHASE and not q.loose_wounds:
        list_pending(q, s)
        if q.pending > 0:
            list_shields(q, s)
            fewest_wounds(q, s)
            blocks = (total_block(q, s) + 1) // 2 if s.phase <= BLOCK_PHASE else 0
            if blocks >= TOTALS:
                # more than enough for all, unless all take more than is told apart
                blocks = TOTALS - 1 if q.least_wounds[TOTALS - 1] == 0 else -1
    q.most_shield = q.shield[SHIELDS - 1]
    if q.loose_attack or n > MOST_FOES:
        value: i64 = q.weight_all + q.weight_fame * (all_fame(s) + q.extra_fame)
        if blocks >= 0:
            value += wounds_value(q, s, blocks)
        return value
    attack = total_attack(q, s)
    sort_powers(q, s)
    best: i64 = best_set(q, s, n, attack, blocks, 0)
    if best > alpha and blocks >= 0 and s.phase <= BLOCK_PHASE:
        most = (q.armor_sum[(1 << n) - 1] + 1) // 2
        joint_blocks(q, s, most if most < TOTALS else TOTALS - 1)
        best = best_set(q, s, n, attack, blocks, 1)
    return best


def all_points(q: Search, s: State) -> int:
    """What all sources can do, in halves, where one can block and lower Armor by what it has in excess."""
    total = q.extra_attack + q.extra_block
    for source in range(s.book.sources):
        block = q.block_power[source]
        total += block if block > q.attack_power[source] else q.attack_power[source]
    return total


def best_set(q: Search, s: State, n: int, attack: int, blocks: int, joint: int) -> i64:
    """The best over all sets of enemies that could fall: their Fame, the Wounds it leaves, the sources it takes."""
    best: i64 = NO_VALUE
    value: i64 = 0
    powers = q.mana_left if q.mana_left < POWERS else POWERS - 1
    for chosen in range(1 << n):
        if q.armor_sum[chosen] > attack:
            continue
        value = q.weight_fame * (q.fame_sum[chosen] + q.extra_fame)
        if chosen == (1 << n) - 1:
            value += q.weight_all
        left = blocks
        if blocks >= 0:
            if joint:
                x = (q.armor_sum[chosen] - q.extra_attack + 1) // 2
                if x < 0:
                    x = 0
                if x >= TOTALS:
                    x = TOTALS - 1
                left = q.blocks[x][powers] + (q.extra_block + 1) // 2
                if q.excess_now:
                    left = (all_points(q, s) - q.armor_sum[chosen] + 1) // 2
                if left < 0:
                    left = 0
                if left > blocks:
                    left = blocks
            slack = attack - q.armor_sum[chosen]
            q.most_shield = q.guard[slack if slack < TOTALS else TOTALS - 1]
            if slack >= TOTALS or q.shield[SHIELDS - 1] < q.most_shield:
                q.most_shield = q.shield[SHIELDS - 1]
            if q.armor_sum[chosen] > q.attack_kept + q.extra_attack and hand_is_lost(q, s, left):
                continue
            value += wounds_value(q, s, left)
        if value > best:
            halves = q.armor_sum[chosen] - q.extra_attack
            used = fewest_sources(q, 0, halves)
            if joint and q.weight_used < q.weight_wounded:
                if halves < 0:
                    halves = 0
                both = fewest_sources(q, 1, halves + 2 * block_used(q, left) - q.extra_block)
                if both > used:
                    used = both
            value -= q.weight_used * used
            if value > best:
                best = value
    return best
