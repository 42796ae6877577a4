"""Making a forecast: which sets of sources block which attack, and which enemies a set can bring down.

It is worked out once before the search, for every set of sources and every amount of mana (`foresee`).
"""

from __future__ import annotations

from typing import Final

from warlore.knight.rules.enemies import (
    abilities_of,
    attack_value,
    damage_of,
    element_of,
    only_hits_hero,
)
from warlore.knight.rules.moments import (
    comes_first,
    is_out_of_time,
    points_come_too_late,
    slowing_is_over,
    what_is_over,
)
from warlore.knight.rules.outlook import (
    can_come_to_use,
)
from warlore.knight.rules.state import BARE, DESTROYED, FATE_BITS, HIRED, RESISTED, State
from warlore.knight.rules.suffer import unit_resists
from warlore.knight.rules.tables import (
    ALL_BECOME,
    BLACK,
    BLOCK_PHASE,
    BONUSES,
    CONVERT,
    DESTROY,
    GOLD,
    INFLUENCE,
    INFLUENCE_TO_BLOCK,
    LOSE_RESISTANCE,
    MANA,
    MAX_ATTACKS,
    MAX_ENEMIES,
    MAX_UNITS,
    NO_UNITS,
    NOBODY,
    NOTHING,
    PARALYZE,
    POISON,
    RANGED_PHASE,
    REPUTATION,
    START,
    TO_ENEMY,
    UNIT,
    WHEN_BLOCKED,
)
from warlore.knight.rules.uses import (
    ANSWERS,
    BLOCK_SETS,
    BLOCKS_BY_INFLUENCE,
    BLOCKS_BY_POOL,
    BY_SUMMONER,
    CONVERTING,
    DONE,
    FALLS,
    FEW_ANSWERS,
    HIRING,
    IDLE,
    MOST_BITS,
    MOST_MANA,
    MOST_MERGED,
    MOST_POOL,
    MOST_UNITS,
    MOST_WILD,
    PRICE,
    SIGNS,
    SLOWED,
    SMASHED,
    UNREACHED,
    WILD,
    Forecast,
    bashes,
    can_be_told,
    can_ever_be_played,
    counts_discards,
    list_enemies,
    list_options,
    list_things,
    losable,
    mana_of,
    number_bits,
    readied_by,
)
from warlore.knight.rules.worth import NO_VALUE, PARTS, Search
from warlore.table.structs import Ints, Longs, i64, ints, longs, shorts

# Tables of Wounds, as bits: Units are helped to resist, the hand may be lost, attacks are reduced
HELPED: Final = 1
HAND_LOST: Final = 2
LIGHTENED: Final = 4
TABLES: Final = 8
IMPOSSIBLE: Final = 9999
SIGN_MIXER: Final = 1000003

WORTH_A_QUESTION: Final = 512  # numbers in new tables: so large they may be for each question asked before

COMPILED_IMPORTS: Final = ("from warlore.table.structs import ints, longs, shorts",)


# ------------------------------------------------------------------ mana
def gainable(q: Search, t: State) -> int:
    """The mana that sources can still give."""
    total = 0
    for source in range(t.book.sources):
        most = 0
        if can_come_to_use(t, source) or t.book.source_kind[source] == UNIT:
            for mode in range(q.sources_first[source], q.sources_last[source]):
                gain = 0 if q.barred[mode] else mana_of(t, mode)
                level = readied_by(t, mode)
                if level:
                    for other in range(t.book.modes):
                        if t.book.source_unit[t.book.mode_source[other]] >= 0 and mana_of(t, other) > gain:
                            gain = mana_of(t, other)
                if gain > most:
                    most = gain
        total += most
    return total


def list_mana(q: Search, t: State, f: Forecast, gains: int) -> bool:
    """How amounts of mana are numbered: colours that somebody asks for, and what counts as any colour."""
    f.night = t.book.night
    wild = gains if t.book.night else gains + t.mana[GOLD]
    for colour in range(MANA):
        f.useful_colour[colour] = 0
        f.size[colour] = 1
    for o in range(f.options):
        mode = f.eff[o][PRICE]
        if mode >= 0:
            for colour in range(MANA):
                if t.book.mode_pay[mode][colour]:
                    f.useful_colour[colour] = 1
    if not t.book.night:
        f.useful_colour[BLACK] = 0
    for colour in range(MANA):
        if f.useful_colour[colour] and colour != GOLD:
            if f.merged:
                wild += t.mana[colour]
            else:
                f.size[colour] = t.mana[colour] + 1
    if wild > (MOST_MERGED if f.merged else MOST_WILD):
        return False
    f.size[WILD] = wild + 1
    f.manas = 1
    for colour in range(MANA):
        f.stride[colour] = f.manas
        f.manas *= f.size[colour]
    return True


def digit(f: Forecast, m: int, colour: int) -> int:
    """How much of a colour is in an amount of mana."""
    return m // f.stride[colour] % f.size[colour]


def pay(t: State, f: Forecast, mode: int, m: int) -> int:
    """What is left of an amount of mana after a mode is paid for, or NOTHING if it is not enough."""
    if mode < 0:
        return m
    wild = 0
    for colour in range(MANA):
        price = t.book.mode_pay[mode][colour]
        if price == 0 or colour == GOLD:
            continue
        if colour == BLACK and not t.book.night:
            return NOTHING
        own = digit(f, m, colour)
        if own > price:
            own = price
        m -= own * f.stride[colour]
        wild += price - own
    if wild > digit(f, m, WILD):
        return NOTHING
    return m - wild * f.stride[WILD]


def list_payments(t: State, f: Forecast) -> None:
    """For every option and amount what is left; for every two amounts their difference."""
    f.payment = ints(f.options * f.manas)
    for o in range(f.options):
        for m in range(f.manas):
            f.payment[o * f.manas + m] = pay(t, f, f.eff[o][PRICE], m)
    f.less = ints(f.manas * f.manas)
    for m in range(f.manas):
        for c in range(f.manas):
            left = m - c
            for colour in range(MANA):
                if digit(f, c, colour) > digit(f, m, colour):
                    left = NOTHING
            f.less[m * f.manas + c] = left
    for m in range(f.manas):
        f.discards[m] = 0
        for o in range(f.options):
            mode = f.eff[o][PRICE]
            if mode >= 0 and f.payment[o * f.manas + m] >= 0 and counts_discards(t, mode):
                f.discards[m] = 1


def mana_now(s: State, f: Forecast) -> int:
    """The mana of a state as a number; what is more than at the beginning was gained and counts as any colour."""
    m = 0
    wild = 0 if f.night else s.mana[GOLD]
    for colour in range(MANA):
        if colour == GOLD or not f.useful_colour[colour]:
            continue
        own = s.mana[colour]
        if own >= f.size[colour]:
            wild += own - f.size[colour] + 1
            own = f.size[colour] - 1
        m += own * f.stride[colour]
    if wild >= f.size[WILD]:
        return NOTHING
    return m + wild * f.stride[WILD]


# ------------------------------------------------------------------ the tables of sources
def count_sources(t: State, f: Forecast) -> None:
    """For every set of sources: what counts as used at least, in parts, what they leave behind, the Wounds they
    spare."""
    n = (f.plain + 1) << f.bits
    f.used_of = ints(n)
    f.full_of = ints(n)
    f.credits_of = ints(n)
    f.minus_of = ints(n)
    for sources in range(n):
        f.used_of[sources] = count_used(f, sources, f.discarders)
        f.full_of[sources] = count_used(f, sources, 0)
        credits = 0
        minus = 0
        for thing in range(f.things):
            b = f.bit[thing]
            if b < 0 or (sources >> b) & 1 == 0:
                continue
            if f.credit[thing] >= 0:
                credits |= 1 << f.credit[thing]
            if f.second[thing] >= 0:
                credits |= 1 << f.second[thing]
        for b in range(f.bits):
            if (sources >> b) & 1 and f.lasting_minus[b] > 0:
                # rounded up for itself; an attack may do twice its value
                minus += (2 * f.lasting_minus[b] + t.book.hero_armor - 1) // t.book.hero_armor
        f.credits_of[sources] = credits
        f.minus_of[sources] = minus


def count_used(f: Forecast, sources: int, discarders: int) -> int:
    """What counts as used at least, in parts; cards beside one of the `discarders` may have been discarded for it."""
    discarded = sources & discarders
    used = 0 if discarded else PARTS * (sources >> f.bits)
    cards = sources >> f.bits
    for b in range(f.bits):
        if (sources & f.cards) >> b & 1:
            cards += 1
    for b in range(f.bits):
        # of several that others are discarded for, all but one may have been discarded
        first = discarded & -discarded == 1 << b
        if (sources >> b) & 1 and (not discarded or first or not (f.cards >> b) & 1):
            used += f.counted[b]
            if cards > 1 and not discarded:
                used -= PARTS * (f.fodder[b] if f.fodder[b] < cards else cards - 1)
    return used if used > 0 else 0


def used_with(f: Forecast, sources: int, m: int) -> int:
    """The same with so much mana."""
    return f.used_of[sources] if f.discards[m] else f.full_of[sources]


def reach(f: Forecast) -> None:
    """For every set of sources and amount of mana: the most it does to each set of enemies and each attack."""
    n = (f.plain + 1) << f.bits
    f.best = shorts(n * f.manas * f.columns)
    h = 0
    for sources in range(1, n):
        added = 1 << h
        if sources > f.every:
            first = f.plain_option
            last = f.plain_option + 1
            added = f.every + 1
            swap = sources & f.discarders
        else:
            if sources >= 2 << h:
                h += 1
                added = 1 << h
            first = f.option_first[h]
            last = f.option_last[h]
            swap = sources & f.discarders if (f.cards >> h) & 1 else 0
        rest = sources - added
        for m in range(f.manas):
            to = (sources * f.manas + m) * f.columns
            at = (rest * f.manas + m) * f.columns
            more = 2 * f.discarding if swap and f.discards[m] else 0
            for w in range(f.columns):
                f.best[to + w] = f.best[at + w] + more
            for o in range(first, last):
                if f.eats[o] == 0 or (f.hires[o] and rest & f.heroes):
                    use(f, o, rest & ~f.bars[o], m, to)
                else:
                    use_with(f, o, rest, m, to, f.eats[o])
            for i in range(f.takers):
                # what was added goes with something else
                o = f.taker[i]
                fits = f.eat_plain[o] if sources > f.every else f.eat_mask[o] & added
                own = f.needs[o] & ~f.eat_mask[o]
                if fits and rest & own and not (f.hires[o] and rest & f.heroes & ~own):
                    if f.eats[o] == 1:
                        use(f, o, rest & ~own, m, to)
                    else:
                        use_with(f, o, rest & ~own, m, to, f.eats[o] - 1)


def use(f: Forecast, o: int, rest: int, m: int, to: int) -> None:
    """One way to do something: an option, and these sources for the rest."""
    left = f.payment[o * f.manas + m]
    if left < 0:
        return
    at = (rest * f.manas + left) * f.columns
    for w in range(1, f.columns):
        value = f.best[at + w] + f.eff[o][w]
        # without a branch: so a compiler does many columns at once
        f.best[to + w] = value if value > f.best[to + w] else f.best[to + w]


def use_with(f: Forecast, o: int, rest: int, m: int, to: int, more: int) -> None:
    """The same, with one or two of the others going with it."""
    for b in range(f.bits):
        if (rest & f.eat_mask[o]) >> b & 1:
            if more == 1:
                use(f, o, rest ^ (1 << b), m, to)
            else:
                for other in range(b):
                    if (rest & f.eat_mask[o]) >> other & 1:
                        use(f, o, rest ^ (1 << b) ^ (1 << other), m, to)
                if f.eat_plain[o] and rest > f.every:
                    use(f, o, (rest ^ (1 << b)) - f.every - 1, m, to)
    if f.eat_plain[o] and rest >> f.bits >= more:
        use(f, o, rest - more * (f.every + 1), m, to)


def list_costs(f: Forecast) -> None:
    """For every set of sources, amount of mana and set of enemies: how many sources it takes to bring them down."""
    n = (f.plain + 1) << f.bits
    sets = 1 << f.foes
    f.cost = shorts(n * f.manas * sets)
    f.early_of = longs(n * f.manas if f.early else 0)
    list_smaller(f)
    fine: i64 = 0
    for sources in range(n):
        for m in range(f.manas):
            at = (sources * f.manas + m) * f.columns
            to = (sources * f.manas + m) * sets
            fine = fallen_sets(f, at)
            used = used_with(f, sources, m)
            for chosen in range(sets):
                f.cost[to + chosen] = used if (fine >> chosen) & 1 else UNREACHED
            f.cost[to] = 0
            if f.early:
                f.early_of[sources * f.manas + m] = early_sets(f, at)
        lower_costs(f, sources, f.manas * sets)


def lower_costs(f: Forecast, sources: int, room: int) -> None:
    """What these sources do with one of them left out, all of them do; so every subset is compared, for those with
    fewer have been compared before."""
    to = sources * room
    for b in range(f.bits + 1):
        if (sources >> b) & 1 or (b == f.bits and sources > f.every):
            fewer = (sources - (1 << b)) * room
            for i in range(room):
                # without a branch: so a compiler does many at once
                f.cost[to + i] = f.cost[fewer + i] if f.cost[fewer + i] < f.cost[to + i] else f.cost[to + i]


def list_smaller(f: Forecast) -> None:
    """For every set of enemies the sets with one of them less, as bits."""
    one: i64 = 1
    f.smaller = longs(1 << f.foes)
    for chosen in range(1 << f.foes):
        for j in range(f.foes):
            if (chosen >> j) & 1:
                f.smaller[chosen] |= one << (chosen ^ (1 << j))


def fallen_sets(f: Forecast, at: int) -> i64:
    """Which sets of enemies the sources could defeat, as bits: only if they could every smaller one."""
    fine: i64 = 1
    one: i64 = 1
    for chosen in range(1, 1 << f.foes):
        if f.best[at + chosen] < f.armor[chosen] or f.smaller[chosen] & ~fine:
            continue
        if not f.twice or f.best[at + f.twice + chosen] >= f.armor_twice[chosen]:
            fine |= one << chosen
    return fine


def early_sets(f: Forecast, at: int) -> i64:
    """The same before the blocks."""
    fine: i64 = 1
    one: i64 = 1
    for chosen in range(1, f.early):
        if f.best[at + f.early + chosen] >= f.armor[chosen] and f.smaller[chosen] & ~fine == 0:
            fine |= one << chosen
    return fine


def block_of(f: Forecast, a: int, sources: int, m: int) -> int:
    """What these sources with this mana do against the attack."""
    return f.best[(sources * f.manas + m) * f.columns + f.columns - f.attacks + a]


def blocks_with(f: Forecast, a: int, need: int, sources: int, m: int) -> bool:
    """Do these sources with this mana so much against the attack?"""
    return f.best[(sources * f.manas + m) * f.columns + f.columns - f.attacks + a] >= need


def is_needed(f: Forecast, a: int, need: int, sources: int, m: int) -> bool:
    """No source and no mana could be left out of this block, unless the source leaves something behind by it."""
    for b in range(f.bits):
        stays = f.credits_of[1 << b] & f.block_leaves[a]
        if (sources >> b) & 1 and not stays and blocks_with(f, a, need, sources ^ (1 << b), m):
            return False
    if sources > f.every and blocks_with(f, a, need, sources - f.every - 1, m):
        return False
    for colour in range(MANA):
        if digit(f, m, colour) > 0 and blocks_with(f, a, need, sources, m - f.stride[colour]):
            return False
    return True


def list_rows(f: Forecast) -> None:
    """What there may be to block: the attacks; the Cumbersome one when only 1, 2 … of it are left; or each of them
    when 1, 2 … of the Influence at hand go into the block."""
    f.rows = f.attacks
    for a in range(f.attacks):
        f.row_attack[a] = a
        f.row_need[a] = f.attack_needs[a]
    if f.heavy >= 0:
        for left in range(1, f.heavy_value):
            add_row(f, f.heavy, f.slow_needs[left])
    elif f.sign[CONVERTING] & BLOCKS_BY_POOL:
        for a in range(f.attacks):
            for points in range(1, MOST_POOL + 1):
                add_row(f, a, f.attack_needs[a] - 2 * points)


def add_row(f: Forecast, a: int, need: int) -> None:
    """One more row."""
    f.row_attack[f.rows] = a
    f.row_need[f.rows] = need
    f.rows += 1


def slowed_row(f: Forecast, a: int, left: int) -> int:
    """The row of an attack; of the Cumbersome one when so much is left of it."""
    return f.attacks + left - 1 if a == f.heavy and left < f.heavy_value else a


def helped_row(f: Forecast, a: int, points: int) -> int:
    """The row of an attack when so much Influence goes into the block."""
    return f.attacks + a * MOST_POOL + points - 1 if points else a


def list_sets(q: Search, f: Forecast, real: int) -> bool:
    """The sets of sources that block each attack, none with more than it needs; `real` sources are no credits."""
    found: Ints = q.scratch
    list_rows(f)
    f.set_bounds = ints(f.rows + 1)
    n = 0
    for row in range(f.rows):
        a = f.row_attack[row]
        need = f.row_need[row]
        f.set_bounds[row] = n
        for sources in range((f.plain + 1) << f.bits):
            if sources & f.every & ~real:
                continue
            for m in range(f.manas):
                if blocks_with(f, a, need, sources, m) and is_needed(f, a, need, sources, m):
                    if n >= BLOCK_SETS:
                        return False
                    found[3 * n] = sources
                    found[3 * n + 1] = m
                    found[3 * n + 2] = used_with(f, sources, m)
                    n += 1
    f.set_bounds[f.rows] = n
    f.sets = ints(3 * n)
    for i in range(3 * n):
        f.sets[i] = found[i]
    return True


def list_bashed(t: State, f: Forecast, most: Ints, smashing: int) -> None:
    """For every set and every amount of mana: the most that it blocks of each attack, if one of the sources is played
    for what it does to the enemy: `smashing`, if it destroys it."""
    for i in range(len(most)):
        most[i] = NOTHING
    for o in range(f.options):
        if not (smashes(t, f.eff[o][PRICE]) if smashing else bashes(t, f.eff[o][PRICE])):
            continue
        for sources in range(1, (f.plain + 1) << f.bits):
            if f.needs[o] & ~sources:
                continue
            for m in range(f.manas):
                left = f.payment[o * f.manas + m]
                if left < 0:
                    continue
                at = ((sources & ~f.needs[o]) * f.manas + left) * f.columns + f.columns - f.attacks
                to = (sources * f.manas + m) * f.attacks
                for a in range(f.attacks):
                    points = f.best[at + a] + f.eff[o][f.columns - f.attacks + a]
                    if points > most[to + a]:
                        most[to + a] = points


def smashes(t: State, mode: int) -> bool:
    """Does this mode destroy the enemy that it helps to block?"""
    if mode >= 0:
        for part in range(t.book.mode_first[mode], t.book.mode_first[mode] + t.book.mode_parts[mode]):
            if t.book.part_kind[part] == DESTROY and t.book.part_when[part] == WHEN_BLOCKED:
                return True
    return False


def excess_of(f: Forecast, most: Ints, smashing: int, row: int, sources: int, m: int) -> int:
    """How much of the enemy's Armor such a block takes, in halves."""
    a = f.row_attack[row]
    excess = most[(sources * f.manas + m) * f.attacks + a] - f.row_need[row]
    if smashing:
        return SMASHED if excess >= 0 else 0
    armor = losable(f, f.attack_foe[a])
    lost = 2 * (excess // 2) * times_bashed(f, sources)
    return lost if lost < armor else armor


def times_bashed(f: Forecast, sources: int) -> int:
    """How often the same excess may count, when several of these sources turn it into something."""
    cards = sources & f.bash_cards
    times = 1
    while cards & (cards - 1):
        cards &= cards - 1
        times += 1
    return times


def excess_needs_all(f: Forecast, most: Ints, smashing: int, row: int, sources: int, m: int) -> bool:
    """Without any one of the sources or mana, less of the Armor would go."""
    excess = excess_of(f, most, smashing, row, sources, m)
    for b in range(f.bits):
        if (sources >> b) & 1 and excess_of(f, most, smashing, row, sources ^ (1 << b), m) >= excess:
            return False
    if sources > f.every and excess_of(f, most, smashing, row, sources - f.every - 1, m) >= excess:
        return False
    for colour in range(MANA):
        less = m - f.stride[colour]
        if digit(f, m, colour) > 0 and excess_of(f, most, smashing, row, sources, less) >= excess:
            return False
    return True


def list_bashes(q: Search, t: State, f: Forecast, real: int) -> bool:
    """The blocks that do more than is needed, with a source that turns this into less Armor or destroys the enemy:
    for every amount of it the sets with nothing idle in them."""
    f.bash_bounds = ints(f.rows + 1)
    n = 0
    size = ((f.plain + 1) << f.bits) * f.manas * f.attacks
    most: Ints = ints(size if f.bashers else 0)
    smash: Ints = ints(size if f.smashers else 0)
    if f.bashers:
        list_bashed(t, f, most, 0)
    if f.smashers:
        list_bashed(t, f, smash, 1)
    for row in range(f.rows):
        f.bash_bounds[row] = n
        if f.bashers and f.attack_foe[f.row_attack[row]] >= 0:
            n = bash_with(q, f, most, 0, row, real, n)
        if f.smashers:
            n = bash_with(q, f, smash, 1, row, real, n)
        if n > BLOCK_SETS:
            return False
    f.bash_bounds[f.rows] = n
    f.bash_sets = ints(4 * n)
    found: Ints = q.scratch
    for i in range(4 * n):
        f.bash_sets[i] = found[i]
    return True


def bash_with(q: Search, f: Forecast, most: Ints, smashing: int, row: int, real: int, n: int) -> int:
    """The same for one row; returns how many there are now, more than there is room for if they are too many."""
    those = f.smashers if smashing else f.bashers
    found: Ints = q.scratch
    for sources in range((f.plain + 1) << f.bits):
        if sources & f.every & ~real or not sources & those:
            continue
        for m in range(f.manas):
            excess = excess_of(f, most, smashing, row, sources, m)
            if excess > 0 and excess_needs_all(f, most, smashing, row, sources, m):
                if n >= BLOCK_SETS:
                    return BLOCK_SETS + 1
                found[4 * n] = sources
                found[4 * n + 1] = m
                found[4 * n + 2] = used_with(f, sources, m)
                found[4 * n + 3] = excess
                n += 1
    return n


def credit_bits(f: Forecast) -> int:
    """The bits that stand for what a source has left behind for attacks."""
    bits = 0
    for thing in range(f.things):
        if f.credit[thing] >= 0:
            bits |= 1 << f.credit[thing]
    return bits


# ------------------------------------------------------------------ Units and Wounds
def can_be_hit(t: State, unit: int) -> bool:
    """May this Unit take damage?"""
    if t.units_safe or t.book.unit_limit == NO_UNITS:
        return False
    return (t.unit_mark[unit] & (DESTROYED | RESISTED)) == 0 and t.unit_wounds[unit] == 0


def resists(t: State, unit: int, attack: int, helped: int) -> bool:
    """Does the Unit resist this attack, perhaps with help?"""
    return helped != 0 or unit_resists(t, unit, element_of(t, attack))


def left_after(t: State, attack: int, hit: int, helped: int) -> int:
    """The damage of an attack that is left after these Units were wounded by it."""
    damage = damage_of(t, attack)
    for unit in range(t.book.units):
        if (hit >> unit) & 1:
            damage -= t.book.unit_armor[unit] * (2 if resists(t, unit, attack, helped) else 1)
    return damage if damage > 0 else 0


def absorbs(t: State, unit: int, attack: int, damage: int, table: int, most_minus: int) -> bool:
    """Does the Unit take the rest of an attack without being wounded?"""
    if table & LIGHTENED:
        damage -= most_minus * (2 if damage_of(t, attack) > attack_value(t, attack) else 1)
    return damage <= t.book.unit_armor[unit] and resists(t, unit, attack, table & HELPED)


def harm_of(q: Search, t: State, attack: int, hit: int) -> i64:
    """What the Units wounded by this attack take from the value."""
    value: i64 = 0
    for unit in range(t.book.units):
        if (hit >> unit) & 1:
            if abilities_of(t, attack) & PARALYZE:
                value -= q.weight_lost * t.book.unit_level[unit]
            else:
                value -= q.weight_wounded * t.book.unit_level[unit]
    return value


def place_of_harm(f: Forecast, table: int, unblocked: int, hit: int) -> int:
    """Where the table of Wounds has these attacks and Units."""
    return ((table << f.attacks) + unblocked << f.units) + hit


def list_wounds(q: Search, t: State, f: Forecast) -> None:
    """For every set of unblocked attacks and of Units wounded: the fewest Wounds, and the least harm to the Units."""
    f.units = t.book.units
    f.wounds = ints(TABLES << (f.attacks + f.units))
    f.harm = longs(TABLES << (f.attacks + f.units))
    f.useful = ints(TABLES << (f.attacks + f.units))
    f.poison = 1
    able = 0
    for unit in range(f.units):
        if can_be_hit(t, unit):
            able |= 1 << unit
    most_minus = 0
    for b in range(f.bits):
        most_minus += f.lasting_minus[b]
    f.paralyze = 0
    for a in range(f.attacks):
        if abilities_of(t, f.attack_no[a]) & POISON:
            f.poison = 2
        if abilities_of(t, f.attack_no[a]) & PARALYZE:
            f.paralyze = 1
    list_slow_harm(q, t, f, able, most_minus)
    for table in range(TABLES):
        if (table & HELPED and not f.resister) or (table & LIGHTENED and not most_minus):
            continue
        if table & HAND_LOST and not f.paralyze:
            continue
        deal_damage(q, t, f, table, able, most_minus)
        for unblocked in range(1 << f.attacks):
            drop_useless(f, table, unblocked)
    list_hits(q, f)


def list_slow_harm(q: Search, t: State, f: Forecast, able: int, most_minus: int) -> None:
    """What the Cumbersome attack takes from the value at least when it is not blocked, and so much of it is left: for
    itself, whatever others do."""
    f.slow_harm = longs(f.heavy_value + 1 if f.heavy >= 0 else 0)
    attack = f.attack_no[f.heavy] if f.heavy >= 0 else 0
    minus = t.attack_minus[attack]
    for left in range(1, f.heavy_value + 1 if f.heavy >= 0 else 0):
        t.attack_minus[attack] = minus + f.heavy_value - left
        f.slow_harm[left] = least_harm(q, t, f, attack, able, most_minus)
    t.attack_minus[attack] = minus


def least_harm(q: Search, t: State, f: Forecast, attack: int, able: int, most_minus: int) -> i64:
    """What an attack takes from the value at least, with all help there is."""
    best: i64 = NO_VALUE
    value: i64 = 0
    table = LIGHTENED | (HELPED if f.resister else 0)
    spared = f.ignored
    for b in range(f.bits):
        spared += f.minus_of[1 << b]
    part = 0 if only_hits_hero(t, attack) and not q.binds else able
    while part >= 0:
        damage = left_after(t, attack, part, table & HELPED)
        wounds = (damage + t.book.hero_armor - 1) // t.book.hero_armor - spared
        for unit in range(t.book.units):
            free = (able & ~part) >> unit & 1 and (q.binds or not only_hits_hero(t, attack))
            if free and absorbs(t, unit, attack, damage, table, most_minus):
                wounds = 0
        value = harm_of(q, t, attack, part)
        if wounds > 0:
            value -= q.weight_wounds * wounds * (2 if abilities_of(t, attack) & POISON else 1)
        if value > best:
            best = value
        part = (part - 1) & able if part > 0 else -1
    return -best


def list_hits(q: Search, f: Forecast) -> None:
    """The sets of Units wounded that are worth asking for, for every table and set of unblocked attacks; those first
    that do the least harm, for the others are often worse whatever follows."""
    n = 0
    f.hit_bounds = ints((TABLES << f.attacks) + 1)
    f.hits_of = ints(TABLES << (f.attacks + f.units))
    for i in range(TABLES << f.attacks):
        f.hit_bounds[i] = n
        for hit in range(1 << f.units):
            if f.useful[(i << f.units) + hit] == 2:
                place = n
                while place > f.hit_bounds[i] and is_less_harm(q, f, i << f.units, hit, f.hits_of[place - 1]):
                    f.hits_of[place] = f.hits_of[place - 1]
                    place -= 1
                f.hits_of[place] = hit
                n += 1
    f.hit_bounds[TABLES << f.attacks] = n


def is_less_harm(q: Search, f: Forecast, at: int, hit: int, other: int) -> bool:
    """Of two sets of Units wounded, does the first cost less, with the Wounds that are left for the Hero?"""
    value: i64 = f.harm[at + hit] - q.weight_wounds * f.wounds[at + hit]
    return value > f.harm[at + other] - q.weight_wounds * f.wounds[at + other]


def deal_damage(q: Search, t: State, f: Forecast, table: int, able: int, most_minus: int) -> None:
    """Attack by attack: some Units are wounded, and one may take the rest unhurt, but no Unit is hit twice."""
    units = f.units
    least: Ints = ints(1 << (f.attacks + 2 * units))  # Wounds, by attacks, Units wounded, Units that resisted
    harm: Longs = longs(1 << (f.attacks + 2 * units))
    value: i64 = 0
    best: i64 = 0
    harmless = harmless_wounds(t, f, table, most_minus)
    wounds: Ints = ints(f.attacks << units)  # of each attack, with these Units wounded: what is left for the Hero
    takers: Ints = ints(f.attacks << units)  # the Units that could take that unhurt
    price: Longs = longs(f.attacks << units)  # what the wounded take from the value
    list_rests(q, t, f, table, able, most_minus, wounds, takers, price)
    for i in range(1, 1 << (f.attacks + 2 * units)):
        least[i] = IMPOSSIBLE
    for unblocked in range(1 << f.attacks):
        a = 0
        while unblocked and (unblocked >> a) & 1 == 0:
            a += 1
        for hit in range(1 << units):
            at = place_of_harm(f, table, unblocked, hit)
            f.useful[at] = 0
            if hit & ~able:
                continue
            rest = able & ~hit
            unhurt = rest
            best = NO_VALUE
            while unhurt >= 0:
                i = ((unblocked << units) + hit << units) + unhurt
                if unblocked:
                    deal_attack(
                        q, t, f, table, unblocked, a, hit, unhurt, harmless, wounds, takers, price, least, harm
                    )
                if least[i] < IMPOSSIBLE and harmless > 0 and f.useful[at]:
                    f.wounds[at] = least[i] if least[i] < f.wounds[at] else f.wounds[at]
                    f.harm[at] = harm[i] if harm[i] > f.harm[at] else f.harm[at]
                elif least[i] < IMPOSSIBLE:
                    value = harm[i] - q.weight_wounds * least[i]
                    if value > best:
                        best = value
                        f.useful[at] = 1
                        f.wounds[at] = least[i]
                        f.harm[at] = harm[i]
                unhurt = (unhurt - 1) & rest if unhurt > 0 else -1


def harmless_wounds(t: State, f: Forecast, table: int, most_minus: int) -> int:
    """So many Wounds may be ignored or spared, and do not paralyze."""
    harmless = f.ignored
    if table & LIGHTENED:
        harmless += (2 * most_minus + t.book.hero_armor - 1) // t.book.hero_armor
    return harmless


def list_rests(
    q: Search,
    t: State,
    f: Forecast,
    table: int,
    able: int,
    most_minus: int,
    wounds: Ints,
    takers: Ints,
    price: Longs,
) -> None:
    """What is left of each attack for the Hero, in Wounds, when these Units are wounded; who could take it unhurt;
    what the wounded take from the value."""
    for a in range(f.attacks):
        attack = f.attack_no[a]
        only_hero = only_hits_hero(t, attack) and not q.binds
        part = 0 if only_hero else able
        while part >= 0:
            at = (a << f.units) + part
            damage = left_after(t, attack, part, table & HELPED)
            wounds[at] = (damage + t.book.hero_armor - 1) // t.book.hero_armor
            price[at] = harm_of(q, t, attack, part)
            for unit in range(f.units):
                if not only_hero and absorbs(t, unit, attack, damage, table, most_minus):
                    takers[at] |= 1 << unit
            part = (part - 1) & able if part > 0 else -1


def deal_attack(
    q: Search,
    t: State,
    f: Forecast,
    table: int,
    unblocked: int,
    a: int,
    hit: int,
    unhurt: int,
    harmless: int,
    wounds: Ints,
    takers: Ints,
    price: Longs,
    least: Ints,
    harm: Longs,
) -> None:
    """The best way to deal with one attack, the others being dealt with before."""
    units = f.units
    attack = f.attack_no[a]
    times = 2 if abilities_of(t, attack) & POISON else 1
    at_most = harmless if abilities_of(t, attack) & PARALYZE and not table & HAND_LOST else IMPOSSIBLE
    i = ((unblocked << units) + hit << units) + unhurt
    before = (unblocked ^ (1 << a)) << units
    value: i64 = 0
    best: i64 = NO_VALUE
    part = 0 if only_hits_hero(t, attack) and not q.binds else hit
    while part >= 0:
        at = (a << units) + part
        for unit in range(-1, units):
            k = (before + (hit ^ part) << units) + unhurt
            hurt = wounds[at]
            if unit >= 0:
                if not (unhurt & takers[at]) >> unit & 1:
                    continue
                k -= 1 << unit
                hurt = 0
            if least[k] >= IMPOSSIBLE or hurt > at_most:
                continue
            hurt = least[k] + hurt * times
            done: i64 = price[at] + harm[k]
            value = done - q.weight_wounds * hurt
            if best > NO_VALUE and harmless > 0:
                # some Wounds may not count: then the fewest of them, and the least harm of any way
                least[i] = hurt if hurt < least[i] else least[i]
                harm[i] = done if done > harm[i] else harm[i]
            elif value > best:
                best = value
                least[i] = hurt
                harm[i] = done
        part = (part - 1) & hit if part > 0 else -1


def drop_useless(f: Forecast, table: int, unblocked: int) -> None:
    """Units wounded for nothing: fewer of them do as well. Kept for sharing: 1, for asking too: 2."""
    for hit in range(1 << f.units):
        at = place_of_harm(f, table, unblocked, hit)
        if f.useful[at] == 0:
            continue
        needed = True
        for unit in range(f.units):
            if (hit >> unit) & 1:
                fewer = place_of_harm(f, table, unblocked, hit ^ (1 << unit))
                if f.useful[fewer] and f.wounds[fewer] <= f.wounds[at] and f.harm[fewer] >= f.harm[at]:
                    needed = False
        if needed:
            f.useful[at] = 2


# ------------------------------------------------------------------ making it
def note_sign(q: Search, s: State) -> None:
    """What tells states apart for which one forecast does not do."""
    for unit in range(MAX_UNITS):
        q.sign[unit] = s.unit_attack[unit]
        q.sign[MAX_UNITS + unit] = s.unit_block[unit]
    q.sign[2 * MAX_UNITS] = s.units_safe
    q.sign[2 * MAX_UNITS + 1] = s.enemies
    q.sign[2 * MAX_UNITS + 2] = 1 if s.phase == START else 0
    root: State = q.root
    for e in range(root.enemies, MAX_ENEMIES):
        q.sign[BY_SUMMONER + e] = (s.token[e] + 2) * 64 + s.summoner[e] + 2 if e < s.enemies else 0
    q.sign[DONE] = what_is_over(q, s)
    q.sign[SLOWED] = 1 if slowing_is_over(q, s) else 0
    q.sign[HIRING] = hiring(s)
    q.sign[IDLE] = 0
    if q.readies_known:
        q.sign[IDLE] = idle_units(s)
    q.sign[CONVERTING] = 0
    if q.converts_move or q.converts_influence:
        q.sign[CONVERTING] = conversions(q, s)
    mixed: i64 = 0
    for place in range(SIGNS):
        mixed = mixed * SIGN_MIXER + q.sign[place]  # what does not fit is lost
    q.sign_mixed = mixed


def idle_units(s: State) -> int:
    """Units that can wound themselves, and are wounded or gone: it helps nobody to ready them. As bits."""
    idle = 0
    for mode in range(s.book.modes):
        if s.book.mode_wound_unit[mode]:
            unit = s.book.source_unit[s.book.mode_source[mode]]
            if s.unit_wounds[unit] > 0 or s.unit_mark[unit] & DESTROYED:
                idle |= 1 << unit
    return idle


def conversions(q: Search, s: State) -> int:
    """Whether Move (1) or Influence can be turned into something, now or later: Influence that may still come, or
    only what is there."""
    found = 0
    for right in range(INFLUENCE_TO_BLOCK):
        if (s.rights >> right) & 1:
            found |= 1
    if s.rights >> INFLUENCE_TO_BLOCK:
        found |= BLOCKS_BY_INFLUENCE
    # in phase 1.1 what comes too late for it can still come for the blocks
    kept = s.phase == BLOCK_PHASE and found & BLOCKS_BY_INFLUENCE != 0
    kept = kept and s.influence <= MOST_POOL and points_come_too_late(q, s)
    for part in range(s.book.parts):
        mode = s.book.part_mode[part]
        if s.book.part_kind[part] != CONVERT or (q.sign[DONE] and comes_first(q, mode)):
            continue
        if can_come_to_use(s, s.book.mode_source[mode]) or q.readies_known:
            if s.book.part_value[part] < INFLUENCE_TO_BLOCK:
                found |= 1
            else:
                found |= BLOCKS_BY_INFLUENCE
                kept = False
    if s.phase > BLOCK_PHASE:
        return found & 1
    if kept and only_influences(s):
        found ^= BLOCKS_BY_INFLUENCE
        found |= BLOCKS_BY_POOL if s.influence > 0 else 0
    return found


def only_influences(s: State) -> bool:
    """Nothing gives Influence that might be played for anything else."""
    for part in range(s.book.parts):
        if s.book.part_kind[part] == INFLUENCE:
            mode = s.book.part_mode[part]
            for other in range(s.book.mode_first[mode], s.book.mode_first[mode] + s.book.mode_parts[mode]):
                kind = s.book.part_kind[other]
                if kind != INFLUENCE and kind != CONVERT and kind != REPUTATION:
                    return False
    return True


def hiring(s: State) -> int:
    """Whether there is enough Influence for a Hero of the Units, or one was paid (2), or some Influence (1)."""
    least = 0
    for unit in range(s.book.units):
        price = s.book.unit_assault[unit]
        if s.book.assault and price and (least == 0 or price < least):
            least = price
    if least == 0:
        return 0
    if s.hired or somebody_hired(s) or s.influence >= least:
        return 2
    return 1 if s.influence > 0 else 0


def somebody_hired(s: State) -> bool:
    """Has a Unit been paid for?"""
    for unit in range(s.book.units):
        if s.unit_mark[unit] & HIRED:
            return True
    return False


def fits(q: Search, s: State, f: Forecast) -> bool:
    """Was this forecast made for states like this one?"""
    if f.sign_mixed != q.sign_mixed or (f.late and s.phase <= RANGED_PHASE):
        return False
    for place in range(SIGNS):
        if f.sign[place] != q.sign[place]:
            return False
    return True


def covers(q: Search, s: State, f: Forecast) -> bool:
    """Was this forecast made for states in which no less can be done than in this one?"""
    if f.late and s.phase <= RANGED_PHASE:
        return False
    for place in range(2 * MAX_UNITS):
        if f.sign[place] < q.sign[place]:
            return False
    for place in range(2 * MAX_UNITS, HIRING):
        if f.sign[place] != q.sign[place]:
            return False
    for place in range(BY_SUMMONER, SIGNS):
        if f.sign[place] != q.sign[place]:
            return False
    if f.sign[IDLE] & ~q.sign[IDLE]:
        return False
    if f.sign[DONE] > q.sign[DONE] or f.sign[SLOWED] > q.sign[SLOWED]:
        return False
    rights = q.sign[CONVERTING]
    if rights & BLOCKS_BY_POOL and f.sign[CONVERTING] & BLOCKS_BY_INFLUENCE:
        rights ^= BLOCKS_BY_POOL
    return f.sign[HIRING] >= q.sign[HIRING] and (rights & ~f.sign[CONVERTING]) == 0


def study_strips(q: Search, root: State) -> None:
    """Who can take resistances away in this combat."""
    q.strip_ways = 0
    q.stripper = NOTHING
    q.strip_mask = 0
    several = 0
    gains = gainable(q, root)
    for part in range(root.book.parts):
        kind = root.book.part_kind[part]
        mode = root.book.part_mode[part]
        source = root.book.mode_source[mode]
        if (kind != LOSE_RESISTANCE and kind != ALL_BECOME) or not can_ever_be_played(q, root, mode, gains):
            continue
        if kind == ALL_BECOME or (q.readies_known and root.book.source_unit[source] >= 0):
            q.strip_ways = 2
            return
        if q.stripper != source:
            q.strip_ways += 1
            q.stripper = source
        q.strip_mask |= root.book.part_mask[part]
        if root.book.part_target[part] != TO_ENEMY or root.book.part_count[part] > 1:
            several = 1
    if q.strip_ways != 1:
        q.stripper = NOTHING
    if several:
        q.strip_mask = 0


def can_be_stripped(q: Search, s: State) -> bool:
    """Can the only source that takes resistances away still do so?"""
    unit = s.book.source_unit[q.stripper]
    if not can_come_to_use(s, q.stripper):
        return False
    for mode in range(q.sources_first[q.stripper], q.sources_last[q.stripper]):
        for part in range(s.book.mode_first[mode], s.book.mode_first[mode] + s.book.mode_parts[mode]):
            if s.book.part_kind[part] == LOSE_RESISTANCE and can_ever_be_played(q, s, mode, gainable(q, s)):
                done = unit >= 0 and s.combining == unit and (s.combined >> s.book.mode_ability[mode]) & 1
                if not done:
                    return True
    return False


def can_be_stripped_late(q: Search, s: State) -> bool:
    """Can something that is not played early still take resistances away?"""
    for mode in range(s.book.modes):
        source = s.book.mode_source[mode]
        if not q.mode_strips[mode] or (q.over[mode] and q.over[mode] <= q.sign[DONE]) or is_out_of_time(q, s, mode):
            continue
        there = can_come_to_use(s, source) or (q.readies_known and s.book.source_unit[source] >= 0)
        if there and can_ever_be_played(q, s, mode, gainable(q, s)):
            return True
    return False


def as_at_first(root: State, s: State, f: Forecast) -> State:
    """The beginning, with the Units' help and the summoned tokens of another state."""
    t: State = root.copy()
    for e in range(root.enemies):
        t.lost[e] |= f.lost[e]
        t.armor_change[e] = f.armor_base[e]
        t.high_change[e] = f.high_base[e]
        for attack in range(e * MAX_ATTACKS, e * MAX_ATTACKS + MAX_ATTACKS):
            t.attack_minus[attack] = f.minus_base[attack]
    t.units_safe = s.units_safe
    t.phase = BLOCK_PHASE if f.late else RANGED_PHASE
    for unit in range(s.book.units):
        t.unit_resist[unit] = f.resist_base[unit]
        t.unit_attack[unit] = s.unit_attack[unit]
        t.unit_block[unit] = s.unit_block[unit]
    for e in range(root.enemies, s.enemies):
        t.token[e] = s.token[e]
        t.mark[e] = s.mark[e]
        t.summoner[e] = s.summoner[e]
        for attack in range(e * MAX_ATTACKS, e * MAX_ATTACKS + MAX_ATTACKS):
            # an attack without its abilities, or bound to a Unit, counts as spared (`look_at`), here it is as it was
            t.fate[attack] = s.fate[attack] & FATE_BITS & ~BARE
            t.attack_minus[attack] = s.attack_minus[attack]
        t.armor_change[e] = s.armor_change[e]
        t.high_change[e] = s.high_change[e]
        t.lost[e] = s.lost[e]
    t.enemies = s.enemies
    return t


def take_tables(q: Search, f: Forecast) -> bool:
    """Share the tables of another forecast for the same options: it may differ in what attacks do."""
    for i in range(len(q.forecasts)):
        other: Forecast = q.forecasts[i]
        if other.made and is_alike(f, other):
            f.tables = other.tables
            f.used_of = other.used_of
            f.full_of = other.full_of
            f.credits_of = other.credits_of
            f.minus_of = other.minus_of
            f.best = other.best
            f.smaller = other.smaller
            f.cost = other.cost
            f.early_of = other.early_of
            f.falls = other.falls
            return True
    return False


def is_alike(f: Forecast, other: Forecast) -> bool:
    """Have both the same bits, mana, enemies and options?"""
    if f.bits != other.bits or f.plain != other.plain or f.manas != other.manas or f.options != other.options:
        return False
    if f.foes != other.foes or f.attacks != other.attacks or f.columns != other.columns or f.cards != other.cards:
        return False
    if f.twice != other.twice or f.early != other.early or f.takers != other.takers or f.heroes != other.heroes:
        return False
    if f.discarders != other.discarders or f.discarding != other.discarding or f.things != other.things:
        return False
    if f.weighed != other.weighed or f.fames != other.fames or f.moves != other.moves:
        return False
    for chosen in range(1 << f.foes):
        if f.armor[chosen] != other.armor[chosen] or f.armor_twice[chosen] != other.armor_twice[chosen]:
            return False
        if f.fame[chosen] != other.fame[chosen]:
            return False
    for i in range(f.fames):
        if f.fame_option[i] != other.fame_option[i] or f.fame_each[i] != other.fame_each[i]:
            return False
        if f.fame_once[i] != other.fame_once[i]:
            return False
    for b in range(f.bits):
        if f.counted[b] != other.counted[b] or f.fodder[b] != other.fodder[b]:
            return False
        if f.lasting_minus[b] != other.lasting_minus[b] or f.option_last[b] != other.option_last[b]:
            return False
    for thing in range(f.things):
        if f.bit[thing] != other.bit[thing] or f.credit[thing] != other.credit[thing]:
            return False
        if f.second[thing] != other.second[thing]:
            return False
    return has_options_of(f, other)


def has_options_of(f: Forecast, other: Forecast) -> bool:
    """Do the options of both do and cost the same?"""
    for o in range(f.options):
        if f.bars[o] != other.bars[o] or f.eats[o] != other.eats[o] or f.eat_mask[o] != other.eat_mask[o]:
            return False
        if f.eat_plain[o] != other.eat_plain[o] or f.hires[o] != other.hires[o] or f.needs[o] != other.needs[o]:
            return False
        for w in range(f.columns):
            if f.eff[o][w] != other.eff[o][w]:
                return False
    for i in range(f.options * f.manas):
        if f.payment[i] != other.payment[i]:
            return False
    for i in range(f.takers):
        if f.taker[i] != other.taker[i]:
            return False
    for m in range(f.manas):
        if f.discards[m] != other.discards[m]:
            return False
    return f.plain_option == other.plain_option


def foresee(q: Search, f: Forecast, root: State, s: State, patient: int) -> None:
    """Work out the tables for states like `s` of a combat that began with `root`; `made` tells whether that could
    be done. `patient`: new tables only if they are small, otherwise `due` tells after how many questions."""
    f.moves = f.sign[CONVERTING] & 1
    f.influences = f.sign[CONVERTING] & BLOCKS_BY_INFLUENCE
    f.made = 0
    if s.phase == START or not can_be_told(q, root) or root.book.units > MOST_UNITS:
        return
    if root.first_attack or root.first_block or root.possessed != NOBODY:
        return
    if root.move or root.influence or root.rights:
        return
    for place in range(BONUSES):
        if root.bonus[place]:
            return
    t: State = as_at_first(root, s, f)
    gains = gainable(q, t)
    if not list_enemies(q, t, f) or not list_things(q, t, f, gains):
        return
    f.merged = 0
    f.most_bits = MOST_BITS + 1
    fitting = False
    while not fitting:
        # too large: first fewer bits for what is left behind, then no colours of mana
        f.most_bits -= 1
        if not number_bits(f):
            if f.merged or f.most_bits == MOST_BITS:
                return
            f.merged = 1
            f.most_bits = MOST_BITS + 1
            continue
        f.made = 1
        list_options(q, t, f, gains)
        if not f.made or not list_mana(q, t, f, gains):
            f.made = 0
            return
        f.made = 0
        fitting = (f.manas * f.columns * (f.plain + 1)) << f.bits <= f.room and f.manas <= MOST_MANA
    if len(q.scratch) == 0:
        q.scratch = ints(4 * BLOCK_SETS)
    list_payments(t, f)
    if not take_tables(q, f):
        size = (f.manas * f.columns * (f.plain + 1)) << f.bits
        if patient and size > WORTH_A_QUESTION:
            f.due = f.asked + size // WORTH_A_QUESTION
            return
        count_sources(t, f)
        reach(f)
        list_costs(f)
        f.falls = longs(2 * FALLS)
        q.tables += 1
        f.tables = q.tables
    if not list_sets(q, f, f.every & ~credit_bits(f)) or not list_bashes(q, t, f, f.every & ~credit_bits(f)):
        return
    list_wounds(q, t, f)
    f.answers = FEW_ANSWERS if f.sign[DONE] else ANSWERS
    f.memo = longs(2 * f.answers)
    f.situations = {}
    f.made = 1
