"""The forecast of a combat: how well it can end if every card and Unit is put to one use, and mana is paid.

A source blocks one attack, or attacks, or gives mana; what it costs in mana of each colour is gone. With the tables
of `foresee` a state asks only for what is left (`forecast_bound`): the best over which attacks are blocked by which
sources, what the others do to Hero and Units, and who falls to the rest. It is never too low.
"""

from __future__ import annotations

from typing import Any, Final

from warlore.knight.rules.actions import DO_CONVERT, SAY_DIE
from warlore.knight.rules.enemies import (
    abilities_of,
    alive,
    armor_of,
    attacks_now,
    can_be_attacked,
    end_of_attacks,
    fully_blocked,
    resistances,
)
from warlore.knight.rules.foresee import (
    HAND_LOST,
    HELPED,
    LIGHTENED,
    block_of,
    can_be_stripped,
    can_be_stripped_late,
    covers,
    digit,
    fits,
    foresee,
    gainable,
    helped_row,
    mana_now,
    note_sign,
    slowed_row,
    study_strips,
)
from warlore.knight.rules.moments import is_out_of_time
from warlore.knight.rules.outlook import (
    can_come_to_use,
    survey,
)
from warlore.knight.rules.sense import (
    has_sources_to_come,
    keeps_order,
    most_defend,
    place_in_order,
    pure_commits,
    something_impure,
)
from warlore.knight.rules.state import ACTIVATED, AIM, CALLED, DESTROYED, PARRY, RESISTED, TRIED, State
from warlore.knight.rules.strike import attack_needed, element_total, group_resistances
from warlore.knight.rules.tables import (
    ATTACK_PHASE,
    BLOCK_PHASE,
    BONUSES,
    CUMBERSOME,
    DAMAGE_PHASE,
    ELEMENTS,
    FAME,
    GOLD,
    HOOKS,
    LIST_ATTACK,
    LIST_BLOCK,
    MANA,
    MAX_ATTACKS,
    NOBODY,
    NOTHING,
    PER_DEFEATED,
    RANGED_PHASE,
    RESISTS,
    START,
)
from warlore.knight.rules.uses import (
    BLOCKS_BY_POOL,
    CONVERTING,
    DONE,
    FALLS,
    GIVES_RESISTANCE,
    HELPS_CARDS,
    LEAVES,
    MOST_PLAIN,
    MOST_POOL,
    NO_FORECAST,
    PRICE,
    REDUCES,
    SIGNS,
    SMASHED,
    UNKNOWN,
    UNREACHED,
    WILD,
    Forecast,
    bashes,
    brings_fame_late,
    can_ever_be_played,
    can_slow,
    falls_early,
    is_helper,
    is_there,
    losable,
)
from warlore.knight.rules.worth import MOST_FORECASTS, NO_VALUE, PARTS, Search
from warlore.table.structs import i64, ints, longs, shorts

CUT_BITS: Final = 7  # Armor that one enemy has lost, in halves; above them whose
ANYBODY: Final = 7
MOST_STORED: Final = 255  # Move that can become Attack, in halves
MOST_SITUATIONS: Final = 4000
REMADE: Final = 8  # a forgotten forecast must be asked for so many times as often
LARGEST: Final = 1 << 24  # numbers in one forecast
SHORT: Final = (1 << 15) - 1  # as much as a row can hold
MIXER: Final = 0x1E3779B97F4A7C15


# ------------------------------------------------------------------ the bound
def fall(q: Search, f: Forecast, sources: int, m: int, gone: int, cut: int) -> i64:
    """The best that attacks can still bring with these sources and this mana; `cut` is Armor lost by an enemy. The
    last answers are remembered, where nothing special is asked."""
    if f.high or f.short or f.aim or f.felled:
        return count_fall(q, f, sources, m, gone, cut)
    key: i64 = (((f.alive & ~gone) << 5 | f.must & ~gone) << 1 | f.barred) << 8 | f.stored
    key = ((key << 10 | cut) << 18 | sources) << 7 | m
    place = 2 * answer_place(key, FALLS)
    if f.falls[place] != key + 1:
        f.falls[place + 1] = count_fall(q, f, sources, m, gone, cut)
        f.falls[place] = key + 1
    return f.falls[place + 1]


def answer_place(key: i64, places: int) -> int:
    """Where an answer is remembered; the number of places is a power of two."""
    mixed: i64 = key * MIXER  # what does not fit is lost: the bits in the middle depend on all below
    return (mixed >> 40) & (places - 1)


def count_fall(q: Search, f: Forecast, sources: int, m: int, gone: int, cut: int) -> i64:
    """The same, counted."""
    best: i64 = NO_VALUE
    value: i64 = 0
    alive = f.alive & ~gone
    must = f.must & ~gone
    if must and not is_early_enough(f, sources, m, must, cut):
        return NO_VALUE
    at = (sources * f.manas + m) << f.foes
    extra = extra_fame(f, sources, m, alive & ~must) if f.fames else 0
    for i in range(1 << f.foes):
        chosen = f.by_fame[i]
        if chosen & ~alive or must & ~chosen:
            continue
        value = q.weight_fame * (f.fame[chosen] + extra)
        if value + q.weight_all <= best and q.weight_fame > q.weight_used:
            break  # the rest brings less Fame
        if extra:
            value = q.weight_fame * (f.fame[chosen] + extra_fame(f, sources, m, chosen & ~must))
        used = f.cost[at + chosen]
        if (cut or f.stored) and chosen:
            used = cost_when_cut(f, sources, m, chosen, cut)
        if used < UNREACHED and is_enough(f, sources, m, chosen, cut):
            if f.aim:
                count = fewest_with_aim(f, sources, m, chosen, cut)
                used = count if count > used else used
            value -= q.weight_part * used
            if chosen == alive and not f.barred:
                value += q.weight_all
            if value > best:
                best = value
    return best


def extra_fame(f: Forecast, sources: int, m: int, chosen: int) -> int:
    """Fame that cards bring when these enemies fall, if the cards are still there and can be paid."""
    total = 0
    foes = f.felled
    for j in range(f.foes):
        foes += (chosen >> j) & 1
    last = 0
    most = 0
    for i in range(f.fames):
        o = f.fame_option[i]
        if f.needs[o] & ~sources or f.payment[o * f.manas + m] < 0:
            continue
        if f.needs[o] != last:
            total += most
            most = 0
            last = f.needs[o]
        fame = f.fame_each[i] * foes + f.fame_once[i]
        if fame > most:
            most = fame
    return total + most


def is_early_enough(f: Forecast, sources: int, m: int, must: int, cut: int) -> bool:
    """Can these enemies be defeated before the blocks?"""
    if (f.early_of[sources * f.manas + m] >> must) & 1:
        return True
    gone = cut_of(f, must, cut) + f.stored
    return gone > 0 and f.best[(sources * f.manas + m) * f.columns + f.early + must] + gone >= f.armor[must]


def cut_of(f: Forecast, chosen: int, cut: int) -> int:
    """How much of the Armor of these enemies is gone, in halves."""
    whose = cut >> CUT_BITS
    if whose == ANYBODY or (chosen >> whose) & 1:
        return cut & ((1 << CUT_BITS) - 1)
    return 0


def is_enough(f: Forecast, sources: int, m: int, chosen: int, cut: int) -> bool:
    """Is there enough Attack beside the attack being made, against those whose Armor is high, and without the enemies
    that were not blocked?"""
    at = (sources * f.manas + m) * f.columns
    needed = f.armor[chosen] - cut_of(f, chosen, cut) - f.stored
    for j in range(f.foes):
        if (f.high & chosen) >> j & 1:
            needed += f.raised[j]
    if f.high & chosen and f.best[at + chosen] < needed:
        return False
    if f.aim and f.best[at + (f.aim | chosen)] < f.aim_need + needed:
        return False
    if f.short and sources & f.per_bits and chosen and not f.takers and not f.discarders:
        # nothing else could be had for the card that counts blocks
        others = ((sources & ~f.per_bits) * f.manas + m) * f.columns
        return f.best[at + chosen] - f.short >= needed or f.best[others + chosen] >= needed
    return True


def fewest_with_aim(f: Forecast, sources: int, m: int, chosen: int, cut: int) -> int:
    """How many sources it takes at least to finish the attack being made and to bring these enemies down as well."""
    needed = f.aim_need + f.armor[chosen] - cut_of(f, chosen, cut) - f.stored
    return fewest_for(f, sources, m, f.aim | chosen, needed)


def cost_when_cut(f: Forecast, sources: int, m: int, chosen: int, cut: int) -> int:
    """How many sources it takes at least to bring these enemies down, when one has lost Armor."""
    at = (sources * f.manas + m) << f.foes
    gone = cut_of(f, chosen, cut)
    if gone + f.stored == 0 or f.cost[at + chosen] == 0:
        return f.cost[at + chosen]
    whose = cut >> CUT_BITS
    resists = whose == ANYBODY or (f.weighed >> whose) & 1 != 0
    twice = (2 * gone if resists else gone) + f.stored  # what was Move is physical
    needed = f.armor[chosen] - gone - (f.stored if chosen & ~f.weighed else f.stored // 2)
    reach = (sources * f.manas + m) * f.columns + chosen
    if f.best[reach] < needed or (f.twice and f.best[reach + f.twice] < f.armor_twice[chosen] - twice):
        return UNREACHED
    others = chosen & ~(1 << (cut >> CUT_BITS))
    fewest = 0
    if f.stored == 0 and cut >> CUT_BITS != ANYBODY:
        if f.cost[at + others] >= UNREACHED:
            return UNREACHED
        fewest = f.cost[at + others]
    count = fewest_for(f, sources, m, chosen, needed)
    return count if count > fewest else fewest


def fewest_for(f: Forecast, sources: int, m: int, chosen: int, needed: int) -> int:
    """What it takes at least to have that much; what the sources cost does not count."""
    if sources & f.discarders and f.discards[m]:
        return 0
    count = 0
    side = f.eff[f.plain_option][chosen] if sources > f.every else 0
    for i in range(f.bits):
        # what does not count comes first, then the strongest
        b = f.strongest[chosen][i]
        if needed <= 0:
            return count
        if (sources >> b) & 1:
            if f.counted[b] == PARTS and f.most[b][chosen] <= side:
                break  # a card played sideways does as much
            needed -= f.most[b][chosen]
            count += f.counted[b] if f.counted[b] == PARTS else 0
    return count + PARTS if needed > 0 and side > 0 else count


def suffer_and_attack(
    q: Search, f: Forecast, s: State, sources: int, m: int, unblocked: int, gone: int, cut: int, alpha: i64
) -> i64:
    """The best after all blocks, if it is above `alpha`; else no less than that: some Units are wounded, perhaps the
    hand is lost, the rest attacks."""
    f.high = f.high_now | (high_if(f, unblocked) if f.evades else 0)
    f.short = 0
    if f.per_bits:
        f.short = f.per_plus * (f.missed + enemies_in(f, unblocked))
    if unblocked == 0:
        return fall(q, f, sources, m, gone, cut)
    most: i64 = fall(q, f, sources | f.credits_of[sources], m, gone, cut)
    if most <= alpha:
        return most
    best: i64 = suffer(q, f, s, 0, sources, m, unblocked, gone, cut, most, NO_VALUE)
    value: i64 = 0
    price: i64 = 0
    for i in range(f.helps):
        taken = f.needs[f.help_option[i]]
        left = f.payment[f.help_option[i] * f.manas + m]
        if taken & ~sources == 0 and left >= 0:
            rest = (sources & ~taken) | f.help_leaves[i]
            price = q.weight_part * f.used_of[taken]
            value = suffer(q, f, s, HELPED, rest, left, unblocked, gone, cut, most, best + price) - price
            if value > best:
                best = value
    return best


def high_if(f: Forecast, unblocked: int) -> int:
    """Who keeps its high Armor if these attacks are not blocked."""
    high = 0
    for a in range(f.attacks):
        if (unblocked >> a) & 1 and f.attack_foe[a] >= 0 and (f.evades >> f.attack_foe[a]) & 1:
            high |= 1 << f.attack_foe[a]
    return high


def enemies_in(f: Forecast, unblocked: int) -> int:
    """Whose attacks these are."""
    who = 0
    n = 0
    for a in range(f.attacks):
        if (unblocked >> a) & 1 and not (who >> f.attack_enemy[a]) & 1:
            who |= 1 << f.attack_enemy[a]
            n += 1
    return n


def suffer(
    q: Search,
    f: Forecast,
    s: State,
    table: int,
    sources: int,
    m: int,
    unblocked: int,
    gone: int,
    cut: int,
    most: i64,
    floor: i64,
) -> i64:
    """The best over which sources reduce attacks and which Units are wounded, if it is above `floor`; the attacks
    thereafter bring no more than `most`."""
    best: i64 = floor
    value: i64 = 0
    reducers = sources & f.minus_bits
    chosen = reducers
    while chosen >= 0:
        rest = (sources & ~chosen) | f.credits_of[chosen]
        spared = (f.ignored + f.minus_of[chosen]) * f.poison
        light = table | LIGHTENED if chosen else table
        for lost in range(2 if f.paralyze else 1):
            where = (light + HAND_LOST * lost << f.attacks) + unblocked
            at = where << f.units
            for i in range(f.hit_bounds[where], f.hit_bounds[where + 1]):
                hit = f.hits_of[i]
                if hit & f.cannot:
                    continue
                wounds = f.wounds[at + hit] - spared
                if wounds < 0:
                    wounds = 0
                value = f.harm[at + hit] - q.weight_wounds * wounds - q.weight_part * f.used_of[chosen]
                if spared == 0 and value + most <= best:
                    break  # the others do more harm
                if value + most > best:
                    value += after_damage(q, f, s, rest, m, hit, wounds, lost, gone, cut)
                    if value > best:
                        best = value
        chosen = (chosen - 1) & reducers if chosen > 0 else -1
    return best


def after_damage(
    q: Search, f: Forecast, s: State, left: int, m: int, hit: int, wounds: int, lost: int, gone: int, cut: int
) -> i64:
    """What attacks can bring when these Units are wounded; so many Wounds may knock the Hero out. Where Move becomes
    Attack, the Units may have given theirs before they were hit, as they may have given Attack to others."""
    moved = 0
    lent = 0
    least = PARTS
    givers = 0
    for unit in range(f.units if f.unit_givers & left else 0):
        if (hit >> unit) & 1:
            givers |= f.unit_givers & left & f.unit_bits[unit]
    for b in range(f.bits if givers else 0):
        if (givers >> b) & 1:
            moved += f.moved[b] if f.moves else 0
            lent += f.lent[b]
            least = f.counted[b] if f.counted[b] < least else least
    if lent > 0:
        cut = cut_more(f, cut, ANYBODY, lent * others_to_act(q, f, left, hit))
        least = 0
    value: i64 = after_hits(q, f, s, left, m, hit, wounds, lost, gone, cut)
    if moved == 0:
        return value
    stored = f.stored
    f.stored = stored + moved if stored + moved < MOST_STORED else MOST_STORED
    earlier: i64 = after_hits(q, f, s, left, m, hit, wounds, lost, gone, cut) - q.weight_part * least
    f.stored = stored
    return earlier if earlier > value else value


def others_to_act(q: Search, f: Forecast, left: int, hit: int) -> int:
    """How often Units can still act that are not hit."""
    n = f.things if q.readies_known else 0
    for unit in range(f.units):
        n += 1 if not (hit >> unit) & 1 and left & f.unit_bits[unit] else 0
    return n


def after_hits(
    q: Search, f: Forecast, s: State, left: int, m: int, hit: int, wounds: int, lost: int, gone: int, cut: int
) -> i64:
    """The same without that."""
    value: i64 = 0
    before = left
    for unit in range(f.units):
        if (hit >> unit) & 1:
            left = (left & ~f.unit_bits[unit]) | f.credits_of[left & f.unit_bits[unit]]
    if left & f.heroes:
        left |= before & f.payers  # Heroes may have been paid before
    if wounds > 0 and f.hurt + (wounds + f.poison - 1) // f.poison >= s.book.hand_limit and not s.knocked_out:
        value -= q.weight_knock_out
        lost = 1
    stored = f.stored
    if lost and not left & f.heroes:
        # where Move becomes Attack, cards may have been played as Move before
        if f.moves:
            f.stored += moved_by(f, left & ~f.kept)
        left = (left & f.every & ~(f.cards & ~f.kept)) | f.credits_of[left]
    must = f.must & ~gone
    if must and left != before:
        # who was to fall before the blocks did so with all that was there
        if not is_early_enough(f, before, m, must, cut):
            f.stored = stored
            return NO_VALUE
        value += q.weight_fame * f.fame[must]
        gone |= must
    value += fall(q, f, left, m, gone, cut)
    f.stored = stored
    return value


def moved_by(f: Forecast, sources: int) -> int:
    """The Move that the cards among these sources can give, in halves, no more than the key of an answer can hold."""
    total = 2 * (sources >> f.bits)
    for b in range(f.bits):
        if (sources & f.cards) >> b & 1:
            total += f.moved[b]
    most = MOST_STORED - f.stored
    return total if total < most else most


def next_attack(f: Forecast, a: int, gone: int) -> int:
    """The next attack from here on that is still to be dealt with."""
    while a < f.attacks:
        foe = f.attack_foe[a]
        if (f.skip >> a) & 1 == 0 and (foe < 0 or (gone >> foe) & 1 == 0):
            return a
        a += 1
    return a


def block_on(
    q: Search, f: Forecast, s: State, a: int, sources: int, m: int, unblocked: int, gone: int, cut: int, alpha: i64
) -> i64:
    """The best over how the attacks from `a` on are dealt with, if it is above `alpha`; else no less than that."""
    a = next_attack(f, a, gone)
    if a >= f.attacks:
        return finish_blocks(q, f, s, sources, m, unblocked, gone, cut)
    key: i64 = f.situation + f.pool  # a wide number from the first shift on
    key = (((key << 3 | a) << 8 | unblocked) << 5 | gone) << 10 | cut
    key = ((key << 18 | sources) << 7 | m) + 1
    value: i64 = 0
    place = 2 * answer_place(key, f.answers)
    if f.memo[place] == key:
        value = f.memo[place + 1]
        if value & 1 == 0 or (value >> 1) <= alpha:
            return value >> 1
    # at first as if no block cost anything, and whatever takes Armor or destroys took all that one enemy has
    hope = cut
    bashers = sources & f.bashers
    while bashers:
        hope = cut_more(f, hope, ANYBODY, f.most_cut)
        bashers &= bashers - 1
    for i in range(f.breakers):
        if f.needs[f.breaker_option[i]] & ~sources == 0:
            hope = cut_more(f, hope, ANYBODY, f.most_cut + 2)
    open_yet = unblocked
    for b in range(a, f.attacks if f.breakers and unblocked else a):
        open_yet &= ~attacks_beside(f, b)
    best: i64 = suffer_and_attack(q, f, s, sources | f.credits_of[sources], m, open_yet, gone, hope, alpha)
    if best <= alpha:
        return best
    # blocks only make less of this, unless what they leave counts as Armor lost, or destroys somebody
    most: i64 = UNKNOWN if f.moves or f.breakers else best
    best = deal_with(q, f, s, a, sources, m, unblocked, gone, cut, alpha, most)
    floor: i64 = best if best > alpha else alpha
    value = relieve(q, f, s, a, sources, m, unblocked, gone, cut, floor)
    if value > best:
        best = value
    f.memo[place] = key
    f.memo[place + 1] = best << 1 | (1 if best <= alpha else 0)
    return best


def deal_with(
    q: Search,
    f: Forecast,
    s: State,
    a: int,
    sources: int,
    m: int,
    unblocked: int,
    gone: int,
    cut: int,
    alpha: i64,
    most: i64,
) -> i64:
    """The best over how this attack is blocked, slowed or suffered, and the others after it. With a block it is no
    more than `most`, less what the block uses."""
    best: i64 = NO_VALUE
    value: i64 = 0
    harm: i64 = 0
    left = f.remains if a == f.heavy else 0
    if a == f.heavy and left < f.heavy_value:
        harm = f.slow_harm[left]
        best = block_on(q, f, s, a + 1, sources, m, unblocked, gone, cut, alpha + harm) - harm
    else:
        best = block_on(q, f, s, a + 1, sources, m, unblocked | (1 << a), gone, cut, alpha)
    if best > alpha:
        alpha = best
    pool = f.pool
    for points in range(pool + 1):
        row = helped_row(f, a, points) if points else slowed_row(f, a, left)
        f.pool = pool - points
        value = block_by(q, f, s, a, row, 1, sources, m, unblocked, gone, cut, alpha, most)
        if value > best:
            best = value
            if best > alpha:
                alpha = best
        value = bash_by(q, f, s, a, row, sources, m, unblocked, gone, cut, alpha, most)
        if value > best:
            best = value
            if best > alpha:
                alpha = best
    f.pool = pool
    for less in range(1, left if can_slow(f, a) else 0):
        # slowed a little, for which it is not told who suffers it, or so far that it does less harm to anybody
        harm = f.slow_harm[less]
        if less == left - 1 or harm < f.slow_harm[less + 1]:
            row = slowed_row(f, a, left - less)
            value = block_by(q, f, s, a, row, 0, sources, m, unblocked, gone, cut, alpha + harm, most) - harm
            if value > best:
                best = value
                if best > alpha:
                    alpha = best
    return best


def block_by(
    q: Search,
    f: Forecast,
    s: State,
    a: int,
    row: int,
    blocked: int,
    sources: int,
    m: int,
    unblocked: int,
    gone: int,
    cut: int,
    alpha: i64,
    most: i64,
) -> i64:
    """The best over the sets of a row; `blocked`, unless they only slow the attack."""
    best: i64 = NO_VALUE
    value: i64 = 0
    price: i64 = 0
    for i in range(f.set_bounds[row], f.set_bounds[row + 1]):
        taken = f.sets[3 * i]
        if taken & f.every & ~sources or taken >> f.bits > sources >> f.bits:
            continue
        left = f.less[m * f.manas + f.sets[3 * i + 1]]
        if left < 0:
            continue
        price = q.weight_part * f.sets[3 * i + 2]
        if most - price <= alpha:
            best = most - price if most - price > best else best
            continue
        rest = (sources - (taken & ~f.sticky)) | (f.credits_of[taken] & (f.block_leaves[a] | f.seconds))
        lower = cut
        if f.moves and can_slow(f, a):
            lower = with_move_left(f, row, sources, taken, m, cut)
        if f.moves and taken & f.lenders:
            lower = with_move_beside(f, taken, lower)
        if blocked:
            value = after_block_of(q, f, s, a, rest, left, unblocked, gone, lower, alpha + price) - price
        else:
            value = block_on(q, f, s, a + 1, rest, left, unblocked, gone, lower, alpha + price) - price
        if value > best:
            best = value
            if best > alpha:
                alpha = best
    return best


def with_move_left(f: Forecast, row: int, sources: int, taken: int, m: int, cut: int) -> int:
    """Move that is left when the Cumbersome attack is slowed and can be turned into Attack, as Armor that anybody may
    have lost. All sources may help to block, so that more of it is left."""
    moved = 0
    for b in range(f.bits):
        if (taken >> b) & 1 and f.moved[b] > 2:
            moved += f.moved[b]
    if moved == 0:
        return cut
    more = block_of(f, f.heavy, sources, m) - f.row_need[row]
    if more > moved:
        more = moved
    return cut_more(f, cut, ANYBODY, more) if more > 0 else cut


def with_move_beside(f: Forecast, taken: int, cut: int) -> int:
    """The Move of cards that help others in a block is left too, where it can be turned into Attack."""
    moved = 0
    for b in range(f.bits):
        if (taken & f.lenders) >> b & 1:
            moved += f.moved[b]
    return cut_more(f, cut, ANYBODY, moved)


def bash_by(
    q: Search,
    f: Forecast,
    s: State,
    a: int,
    row: int,
    sources: int,
    m: int,
    unblocked: int,
    gone: int,
    cut: int,
    alpha: i64,
    most: i64,
) -> i64:
    """The same over the sets that block and do more."""
    best: i64 = NO_VALUE
    value: i64 = 0
    price: i64 = 0
    for i in range(f.bash_bounds[row], f.bash_bounds[row + 1]):
        taken = f.bash_sets[4 * i]
        if taken & f.every & ~sources or taken >> f.bits > sources >> f.bits:
            continue
        left = f.less[m * f.manas + f.bash_sets[4 * i + 1]]
        if left < 0:
            continue
        price = q.weight_part * f.bash_sets[4 * i + 2]
        if most - price <= alpha and f.bash_sets[4 * i + 3] != SMASHED:
            best = most - price if most - price > best else best
            continue
        rest = (sources - (taken & ~f.sticky)) | (f.credits_of[taken] & (f.block_leaves[a] | f.seconds))
        lower = cut
        if f.moves and can_slow(f, a):
            lower = with_move_left(f, row, sources, taken, m, cut)
        if f.moves and taken & f.lenders:
            lower = with_move_beside(f, taken, lower)
        if f.bash_sets[4 * i + 3] == SMASHED:
            fallen = gone
            if f.attack_foe[a] >= 0:
                if not (f.alive & ~gone) >> f.attack_foe[a] & 1:
                    continue
                fallen |= 1 << f.attack_foe[a]
                price -= q.weight_fame * f.fame[1 << f.attack_foe[a]]
            spared = unblocked & ~attacks_beside(f, a)
            value = block_on(q, f, s, next_enemy(f, a), rest, left, spared, fallen, lower, alpha + price) - price
        else:
            lower = cut_more(f, lower, f.attack_foe[a], f.bash_sets[4 * i + 3])
            value = after_block_of(q, f, s, a, rest, left, unblocked, gone, lower, alpha + price) - price
        if value > best:
            best = value
            if best > alpha:
                alpha = best
    return best


def block_first(q: Search, f: Forecast, s: State, sources: int, m: int, unblocked: int, alpha: i64) -> i64:
    """The best over how all attacks are dealt with, the one first that is just being blocked: a set of sources that
    blocks it is used up, of which some have been committed already."""
    best: i64 = block_on(q, f, s, 0, sources, m, unblocked, 0, f.cut, alpha)
    if f.parry < 0 or best <= alpha:
        return best
    free: i64 = best
    value: i64 = 0
    pool = f.pool
    best = NO_VALUE
    for points in range(pool + 1):
        row = helped_row(f, f.parry, points) if points else slowed_row(f, f.parry, f.remains)
        f.pool = pool - points
        value = block_first_by(q, f, s, row, sources, m, unblocked, alpha)
        if value > best:
            best = value
            if best > alpha:
                best = free
                break
    f.pool = pool
    return best


def block_first_by(
    q: Search, f: Forecast, s: State, row: int, sources: int, m: int, unblocked: int, alpha: i64
) -> i64:
    """The same over the sets of one row; the first that is good enough will do."""
    best: i64 = NO_VALUE
    value: i64 = 0
    price: i64 = 0
    first = f.set_bounds[row]
    n = f.set_bounds[row + 1] - first
    for i in range(n):
        # what did last time often does again
        at = (i + f.parry_at) % n
        taken = f.sets[3 * (first + at)]
        plain = (taken >> f.bits) - f.parry_plain
        taken &= f.every & ~f.parry_bits
        if plain > 0:
            taken += plain << f.bits
        if taken & f.every & ~sources or taken >> f.bits > sources >> f.bits:
            continue
        left = f.less[m * f.manas + still_to_pay(f, f.sets[3 * (first + at) + 1])]
        if left < 0:
            continue
        rest = (sources - (taken & ~f.sticky)) | (f.credits_of[taken] & (f.block_leaves[f.parry] | f.seconds))
        price = q.weight_part * still_to_use(f, f.sets[3 * (first + at)])
        lower = with_move_beside(f, taken, f.cut) if f.moves and taken & f.lenders else f.cut
        value = block_on(q, f, s, 0, rest, left, unblocked, 0, lower, alpha + price) - price
        if value > best:
            best = value
            if best > alpha:
                f.parry_at = at
                return best
    return best


def still_to_use(f: Forecast, taken: int) -> int:
    """How much these sources add at least to what counts as used by those committed, for which they may have been
    discarded."""
    plain = f.parry_plain if f.parry_plain < f.plain else f.plain
    used = -PARTS * plain
    for b in range(f.bits):
        if (f.parry_bits >> b) & 1:
            used -= f.counted[b]
    if taken >> f.bits > plain:
        plain = taken >> f.bits
    used += f.used_of[(taken & f.every) | f.parry_bits | plain << f.bits]
    return used if used > 0 else 0


def still_to_pay(f: Forecast, price: int) -> int:
    """What is left of the mana for a block after what has been paid for it."""
    if price == 0 or f.parry_paid == 0:
        return price
    left = 0
    for colour in range(MANA):
        more = digit(f, price, colour) - digit(f, f.parry_paid, colour)
        if more > 0:
            left += more * f.stride[colour]
    return left


def attacks_beside(f: Forecast, a: int) -> int:
    """All attacks of the enemy that makes this one, as bits: destroyed while it is blocked, it does not strike with
    the others either."""
    bits = 0
    for b in range(f.attacks):
        if f.attack_enemy[b] == f.attack_enemy[a]:
            bits |= 1 << b
    return bits


def next_enemy(f: Forecast, a: int) -> int:
    """The first attack of the next enemy."""
    after = a + 1
    while after < f.attacks and f.attack_enemy[after] == f.attack_enemy[a]:
        after += 1
    return after


def after_block_of(
    q: Search, f: Forecast, s: State, a: int, sources: int, m: int, unblocked: int, gone: int, cut: int, alpha: i64
) -> i64:
    """The best after an attack is blocked: its enemy may be destroyed for that."""
    best: i64 = block_on(q, f, s, a + 1, sources, m, unblocked, gone, cut, alpha)
    value: i64 = 0
    price: i64 = 0
    foe = f.attack_foe[a]
    fallen = gone
    if foe >= 0:
        if not (f.alive & ~gone) >> foe & 1:
            return best
        fallen |= 1 << foe
    for i in range(f.breakers):
        taken = f.needs[f.breaker_option[i]]
        left = f.payment[f.breaker_option[i] * f.manas + m]
        if not f.breaker_any[i] or taken & ~sources or left < 0 or (foe >= 0 and not (f.breaker_foes[i] >> foe) & 1):
            continue
        if best > alpha:
            alpha = best
        rest = (sources & ~taken) | f.breaker_leaves[i]
        price = q.weight_part * f.used_of[taken]
        if foe >= 0:
            price -= q.weight_fame * f.fame[1 << foe]
        spared = unblocked & ~attacks_beside(f, a)
        value = block_on(q, f, s, next_enemy(f, a), rest, left, spared, fallen, cut, alpha + price) - price
        if value > best:
            best = value
    return best


def finish_blocks(q: Search, f: Forecast, s: State, sources: int, m: int, unblocked: int, gone: int, cut: int) -> i64:
    """The best when all attacks are dealt with: who was blocked before may still be destroyed for that."""
    best: i64 = suffer_and_attack(q, f, s, sources, m, unblocked, gone, cut, NO_VALUE)
    value: i64 = 0
    for i in range(f.breakers):
        taken = f.needs[f.breaker_option[i]]
        left = f.payment[f.breaker_option[i] * f.manas + m]
        if taken & ~sources or left < 0:
            continue
        rest = (sources & ~taken) | f.breaker_leaves[i]
        foes = f.open_now | f.blocked_now if f.breaker_any[i] else f.open_now
        for j in range(f.foes):
            if (foes & f.breaker_foes[i] & f.alive & ~gone) >> j & 1:
                value = q.weight_fame * f.fame[1 << j] - q.weight_part * f.used_of[taken]
                value += finish_blocks(q, f, s, rest, left, unblocked, gone | 1 << j, cut)
                if value > best:
                    best = value
    # an attack that was slowed down, or counts as spared, may be blocked with any excess
    for o in range(f.plain_option if f.slow_now else 0):
        taken = f.needs[o]
        left = f.payment[o * f.manas + m]
        if not taken & f.bashers or taken & ~sources or left < 0 or not bashes(s, f.eff[o][PRICE]):
            continue
        for j in range(f.foes):
            if (f.slow_now & f.alive & ~gone) >> j & 1:
                lower = cut_more(f, cut, j, losable(f, j))
                value = finish_blocks(q, f, s, sources & ~taken, left, unblocked, gone, lower)
                value -= q.weight_part * f.used_of[taken]
                if value > best:
                    best = value
    return best


def cut_more(f: Forecast, cut: int, foe: int, more: int) -> int:
    """An enemy has lost Armor once more; what two of them lost counts for anybody."""
    more += cut & ((1 << CUT_BITS) - 1)
    if more >= 1 << CUT_BITS:
        more = (1 << CUT_BITS) - 1
    return (foe if cut == 0 or foe == cut >> CUT_BITS else ANYBODY) << CUT_BITS | more


def relieve(
    q: Search, f: Forecast, s: State, a: int, sources: int, m: int, unblocked: int, gone: int, cut: int, alpha: i64
) -> i64:
    """The same, if an effect spares the attacks of this enemy or destroys it."""
    best: i64 = NO_VALUE
    value: i64 = 0
    after = next_enemy(f, a)
    for i in range(f.reliefs):
        taken = f.needs[f.relief_option[i]]
        if taken & ~sources or (f.relief_enemies[i] >> a) & 1 == 0:
            continue
        left = f.payment[f.relief_option[i] * f.manas + m]
        if left < 0:
            continue
        rest = (sources & ~taken) | f.relief_leaves[i]
        price: i64 = q.weight_part * f.used_of[taken]
        fallen = gone
        foe = f.attack_foe[a]
        if f.relief_destroys[i] and foe >= 0 and (f.alive >> foe) & 1:
            fallen |= 1 << foe
            price -= q.weight_fame * f.fame[1 << foe]
        value = block_on(q, f, s, after, rest, left, unblocked, fallen, cut, alpha + price) - price
        if value > best:
            best = value
            if best > alpha:
                alpha = best
    return best


def with_mana(q: Search, f: Forecast, s: State, at: int, sources: int, m: int, unblocked: int, alpha: i64) -> i64:
    """The best over which sources give mana; then the blocks, or what comes after them."""
    best: i64 = NO_VALUE
    value: i64 = 0
    if s.phase <= BLOCK_PHASE:
        f.situation = number_of(f) * pools_of(f)
        best = block_first(q, f, s, sources, m, unblocked, alpha)
    else:
        best = suffer_and_attack(q, f, s, sources, m, unblocked, 0, f.cut, NO_VALUE)
    if best > alpha:
        alpha = best
    for i in range(at, f.gains):
        taken = f.needs[f.gain_option[i]]
        if taken & ~sources:
            continue
        left = f.payment[f.gain_option[i] * f.manas + m]
        if left < 0:
            continue
        wild = digit(f, left, WILD)
        more = f.size[WILD] - 1 - wild
        if more > f.gain_most[i]:
            more = f.gain_most[i]
        price: i64 = q.weight_part * f.used_of[taken]
        price += q.weight_wounds * s.book.mode_wounds[f.eff[f.gain_option[i]][PRICE]]
        rest = (sources & ~taken) | f.gain_leaves[i]
        left += more * f.stride[WILD]
        after = next_gain(f, i, rest, m, left)
        value = with_mana(q, f, s, after, rest, left, unblocked, alpha + price) - price
        if value > best:
            best = value
            if best > alpha:
                alpha = best
    return best


def next_gain(f: Forecast, i: int, sources: int, before: int, now: int) -> int:
    """What may give mana next: the one after this, or the first before it that could not be paid until now."""
    for j in range(i):
        o = f.gain_option[j]
        if f.needs[o] & ~sources == 0 and f.payment[o * f.manas + before] < 0 and f.payment[o * f.manas + now] >= 0:
            return j
    return i + 1


def pools_of(f: Forecast) -> int:
    """How many amounts of Influence are told apart."""
    return MOST_POOL + 1 if f.sign[CONVERTING] & BLOCKS_BY_POOL else 1


def number_of(f: Forecast) -> int:
    """What a state shares with others in what is remembered, as a small number."""
    key: i64 = ((f.stored << 4 | f.hurt) << 5 | f.must) << 5 | f.alive
    key = ((((key << 8 | f.skip) << 5 | f.open_now) << 5 | f.blocked_now) << 5 | f.slow_now) << 4 | f.remains
    number = 0
    found: Any = f.situations.get(key)
    if found is None:
        if len(f.situations) >= MOST_SITUATIONS // pools_of(f):
            f.situations.clear()
            for i in range(f.answers):
                f.memo[2 * i] = 0
        number = len(f.situations)
        f.situations[key] = number
    else:
        number = found
    return number


def look_at(q: Search, s: State, f: Forecast, root: State) -> None:
    """Read a state: which attacks and enemies are left. An attack that lost its abilities, or is bound to a Unit,
    counts as spared."""
    f.skip = (1 << f.attacks) - 1
    f.hurt = s.hero_wounds if s.hero_wounds < s.book.hand_limit else s.book.hand_limit
    for a in range(f.attacks):
        attack = f.attack_no[a]
        if attacks_now(s, attack) and ((s.fate[attack] ^ root.fate[attack]) & ~(TRIED | CALLED)) == 0:
            f.skip &= ~(1 << a)
    f.alive = 0
    for j in range(f.foes):
        if can_be_attacked(s, f.foe[j]):
            f.alive |= 1 << j
    f.must = 0
    f.aim = 0
    f.aim_need = 0
    f.felled = 0
    # an attack of which some damage is still to be assigned counts as dealt with
    busy = s.aimed if s.step == PARRY else s.suffering
    for a in range(f.attacks):
        if busy != NOTHING and f.attack_no[a] == busy:
            f.skip |= 1 << a
    look_at_heavy(s, f)
    f.pool = s.influence if f.sign[CONVERTING] & q.sign[CONVERTING] & BLOCKS_BY_POOL else 0
    f.missed = 0
    if f.per_bits and s.phase == ATTACK_PHASE:
        for e in range(s.enemies):
            if not fully_blocked(s, e):
                f.missed += 1
    f.cannot = 0
    if s.phase == DAMAGE_PHASE:
        for unit in range(f.units):
            if s.unit_wounds[unit] > 0 or s.unit_mark[unit] & (DESTROYED | RESISTED):
                f.cannot |= 1 << unit
    look_at_blocked(q, s, f)
    look_at_armor(s, f)
    leave_alone(q, s, f)


def look_at_heavy(s: State, f: Forecast) -> None:
    """How much is left of the Cumbersome attack if all Move at hand is spent on it."""
    f.remains = 0
    if f.heavy < 0:
        return
    attack = f.attack_no[f.heavy]
    f.remains = f.heavy_value - s.attack_minus[attack] + f.minus_base[attack]
    if can_slow(f, f.heavy):
        f.remains -= s.move
    if f.remains <= 0:
        f.remains = 0
        f.skip |= 1 << f.heavy


def harm_of_heavy(s: State, f: Forecast) -> i64:
    """What a slowed attack takes from the value at least when the blocks are over."""
    if f.heavy < 0 or s.phase != DAMAGE_PHASE or (f.skip >> f.heavy) & 1 or f.remains >= f.heavy_value:
        return 0
    f.skip |= 1 << f.heavy
    return f.slow_harm[f.remains]


def look_at_blocked(q: Search, s: State, f: Forecast) -> None:
    """Who has been blocked, and who may be by a block that is not told apart or is just being made."""
    f.blocked_now = 0
    f.open_now = 0
    f.slow_now = 0
    for j in range(f.foes if f.bashers else 0):
        for attack in range(f.foe[j] * MAX_ATTACKS, end_of_attacks(s, f.foe[j])):
            # what has more than points to give comes first in a block, unless there is help for the first card
            busy = s.step == PARRY and attack == s.aimed and not q.helps_cards
            # how much a block exceeds a Cumbersome attack is not told
            if attacks_now(s, attack) and not busy and (not is_foreseen(s, attack) or not is_ahead(f, attack)):
                f.slow_now |= 1 << j
    for j in range(f.foes if f.breakers else 0):
        e = f.foe[j]
        if fully_blocked(s, e):
            f.blocked_now |= 1 << j
        for attack in range(e * MAX_ATTACKS, end_of_attacks(s, e)):
            if attacks_now(s, attack) and not is_ahead(f, attack):
                f.open_now |= 1 << j


def is_ahead(f: Forecast, attack: int) -> bool:
    """Is this one of the attacks to be dealt with?"""
    for a in range(f.attacks):
        if f.attack_no[a] == attack:
            return (f.skip >> a) & 1 == 0
    return False


def look_at_armor(s: State, f: Forecast) -> None:
    """What one enemy has lost of its Armor; negative if several have, or it cannot be told. In the Attack phase also
    who has more of it than at least."""
    f.high_now = 0
    for j in range(f.foes):
        f.raised[j] = f.elusive[j]
        if s.phase == ATTACK_PHASE and (f.alive >> j) & 1 and not f.breaks:
            f.raised[j] = 2 * armor_of(s, f.foe[j]) - f.armor[1 << j]
            if f.raised[j] > 0:
                f.high_now |= 1 << j
    f.cut = 0
    for j in range(f.foes):
        e = f.foe[j]
        if not (f.alive >> j) & 1:
            continue
        lost = armor_lost(s, f, e)
        if lost > 0:
            if f.cut or 2 * lost >= 1 << CUT_BITS:
                f.cut = NOTHING
                return
            f.cut = j << CUT_BITS | 2 * lost


def armor_lost(s: State, f: Forecast, e: int) -> int:
    """How much Armor an enemy has lost since the forecast."""
    low = f.armor_base[e] - s.armor_change[e]
    high = f.high_base[e] - s.high_change[e]
    return low if low > high else high


def lost_by_all(s: State, f: Forecast) -> int:
    """The Armor that all enemies have lost since the forecast, as if anybody had."""
    cut = 0
    for j in range(f.foes):
        if (f.alive >> j) & 1 and armor_lost(s, f, f.foe[j]) > 0:
            cut = cut_more(f, cut, ANYBODY, 2 * armor_lost(s, f, f.foe[j]))
    return cut


def leave_alone(q: Search, s: State, f: Forecast) -> None:
    """Attacks of nothing but points are made in rising order (`keeps_order`): who was passed over stays."""
    f.barred = 0
    first = q.last_done
    if s.step == AIM and place_in_order(s) > first and pure_commits(q, s) == s.committed:
        first = place_in_order(s)
    if first <= 1 or s.phase != ATTACK_PHASE or q.readies_known or not keeps_order(q, s):
        return
    if something_impure(q, s, LIST_ATTACK):
        return
    for j in range(f.foes):
        if (f.alive >> j) & 1 and f.foe[j] + 1 < first and not (s.group >> f.foe[j]) & 1:
            f.alive &= ~(1 << j)
            f.barred = 1


def taken_down(q: Search, s: State, f: Forecast) -> i64:
    """The attack being made succeeds: those enemies are gone. Returns what that brings."""
    value: i64 = 0
    known = 0
    for j in range(f.foes):
        if (f.alive >> j) & 1 and (s.group >> f.foe[j]) & 1:
            known |= 1 << f.foe[j]
            f.aim |= 1 << j
            f.alive &= ~(1 << j)
            value += q.weight_fame * f.fame[1 << j]
            for a in range(f.attacks):
                if f.attack_foe[a] == j:
                    f.skip |= 1 << a
    for e in range(s.enemies):
        if s.phase == ATTACK_PHASE and f.fames:
            f.felled += (s.group >> e) & 1
    if s.phase != ATTACK_PHASE or known != s.group or most_defend(s) > 0:
        f.aim = 0
        return value
    f.aim_need = 2 * attack_needed(s)
    resist = 0 if f.bare else group_resistances(s, 1)
    for element in range(ELEMENTS):
        f.aim_need -= element_total(s, element, 0) * (1 if resist & RESISTS[element] else 2)
    return value


def reduced_more(s: State, f: Forecast, root: State) -> bool:
    """An attack that is still to come has lost some of its value."""
    for a in range(f.attacks):
        attack = f.attack_no[a]
        if a == f.heavy:
            continue
        if (f.skip >> a) & 1 == 0 and attack < root.enemies * MAX_ATTACKS:
            if s.attack_minus[attack] > f.minus_base[attack]:
                return True
        elif (f.skip >> a) & 1 == 0 and s.attack_minus[attack] > 0:
            return True
    return False


def something_lasts(q: Search, s: State, f: Forecast, root: State) -> bool:
    """Armor is lower than at first, or there are points for later attacks: somebody has left something behind."""
    if s.possessed != NOBODY or s.all_siege != root.all_siege or s.all_cold != root.all_cold or f.cut < 0:
        return True
    for place in range(BONUSES):
        if s.bonus[place]:  # the first may have been used, and another not
            return True
    for unit in range(s.book.units):
        if s.unit_attack[unit] != root.unit_attack[unit]:
            return True
    return False


def is_ghost(q: Search, s: State, f: Forecast, root: State, thing: int, reduced: int, lasts: bool) -> bool:
    """A thing that was used, but what it did is still there and not told by its credit."""
    kind = f.ghosts[thing]
    if f.ability[thing] >= 0 and f.special[thing] & LEAVES and lasts:
        return True
    if kind & REDUCES and reduced:
        return True
    if kind & HELPS_CARDS and help_waits(s) and not has_help(f, thing):
        return True
    if kind & GIVES_RESISTANCE:
        for unit in range(s.book.units):
            if s.unit_resist[unit] != f.resist_base[unit]:
                return True
    return False


def help_waits(s: State) -> bool:
    """Is there help for a card that is still to be played?"""
    return s.first_attack != 0 or s.first_block != 0 or s.first_move != 0 or s.all_move != 0


def has_help(f: Forecast, thing: int) -> bool:
    """Is the help of the thing told by a bit of its own?"""
    return f.second[thing] >= 0 and is_helper(f, thing)


def influence_ghosts(q: Search, s: State, f: Forecast) -> i64:
    """Things that have been used and have given as much Influence as there is, the largest first, as bits."""
    chosen: i64 = 0
    one: i64 = 1
    left = s.influence if f.influences and q.sign[CONVERTING] > 1 else 0
    while left > 0:
        top = NOTHING
        for thing in range(f.things):
            used = not (chosen >> thing) & 1 and f.stores[thing] > 0 and not is_there(s, f, thing)
            if used and (top < 0 or f.stores[thing] > f.stores[top]):
                top = thing
        if top < 0:
            return chosen
        chosen |= one << top
        left -= f.stores[top]
    return chosen


def is_too_late(q: Search, s: State, f: Forecast, thing: int) -> bool:
    """An ability that should have been used early, by itself."""
    if not f.sign[DONE] or f.ability[thing] < 0:
        return False
    for mode in range(q.sources_first[f.source[thing]], q.sources_last[f.source[thing]]):
        if s.book.mode_ability[mode] == f.ability[thing] and not is_out_of_time(q, s, mode):
            return False
    return True


def sources_now(q: Search, s: State, f: Forecast, root: State) -> int:
    """What is there to use, as bits. Beside that: mana that may be asked for again, and how many sources of them were
    counted as used already."""
    reduced = 1 if reduced_more(s, f, root) else 0
    lasts = something_lasts(q, s, f, root)
    stored: i64 = influence_ghosts(q, s, f)
    sources = 0
    f.counted_before = 0
    for thing in range(f.things):
        b = f.bit[thing]
        if b < 0:
            if is_there(s, f, thing) or (stored >> thing) & 1:
                sources += 1 << f.bits
            if (stored >> thing) & 1:
                f.counted_before += PARTS
        elif is_there(s, f, thing) and not is_too_late(q, s, f, thing):
            sources |= 1 << b
            unit = s.book.source_unit[f.source[thing]]
            if unit >= 0 and s.unit_mark[unit] & ACTIVATED:
                f.counted_before += f.counted[b]  # when it acted first
        elif (stored >> thing) & 1 or is_ghost(q, s, f, root, thing, reduced, lasts):
            sources |= 1 << b | f.credits_of[1 << b]
            f.counted_before += f.counted[b]
            f.purse = refund(f, f.purse, thing)
        else:
            if f.credit[thing] >= 0 and lasts:
                sources |= 1 << f.credit[thing]
            if help_waits(s) and has_help(f, thing):
                sources |= 1 << f.second[thing]
    return sources


def earned_before(q: Search, s: State, f: Forecast) -> int:
    """Points for later attacks, in halves, by sources that the forecast does not know any more."""
    total = 0
    for place in range(BONUSES):
        if s.bonus[place]:
            mode = s.book.part_mode[s.bonus[place] - 1]
            if q.over[mode] and q.over[mode] <= f.sign[DONE]:
                total += 2 * s.book.part_value[s.bonus[place] - 1]
    return total


def forecast_bound(q: Search, f: Forecast, s: State, root: State, alpha: i64) -> i64:
    """What can still be gained at most; UNKNOWN if that cannot be told. An attack or block that is being made, of
    sources that only give points, counts as successful: whatever is added to it only makes less of the rest."""
    if s.phase == START or s.ready_price or s.wings:
        return UNKNOWN
    f.purse = mana_now(s, f)
    if f.purse < 0:
        return UNKNOWN
    look_at(q, s, f, root)
    more: i64 = q.weight_fame * fame_ahead(q, s, f) - harm_of_heavy(s, f)
    if s.step == AIM:
        more += taken_down(q, s, f) + q.weight_fame * fame_waiting(q, s)
    sources = sources_now(q, s, f, root)
    if f.cut < 0:
        # what was done to them is counted as still to come, but for what excess Block did
        f.cut = lost_by_all(s, f) if f.bashers & ~sources else 0
    f.stored = earned_before(q, s, f)
    if f.moves and s.move > 0:
        f.stored += 2 * s.move
    if f.stored > MOST_STORED:
        f.stored = MOST_STORED
    if f.aim and not has_sources_to_come(q):
        # the rest of the attack is taken from what is stored
        f.stored = f.stored - f.aim_need if f.stored > f.aim_need else 0
        f.aim = 0
    f.parry = NOTHING
    if s.step == PARRY:
        look_at_block(q, s, f, root, sources)
    more += q.weight_part * f.counted_before
    q.looked = f
    q.looked_more = more
    q.looked_sources = sources
    q.looked_purse = f.purse
    return from_sources(q, f, s, sources, alpha)


def look_at_block(q: Search, s: State, f: Forecast, root: State, sources: int) -> None:
    """Find out which attack is being blocked, and what has been committed to that; nothing, if the block may be made
    for another reason, or does more than to block."""
    action = q.path[q.depth - 1] if q.depth > 0 else 0
    if DO_CONVERT <= action < SAY_DIE:
        return  # some of the Influence is in this block already
    if q.toxic or pure_commits(q, s) < s.committed or (s.committed == 0 and something_impure(q, s, LIST_BLOCK)):
        return
    attack = s.aimed
    if not attacks_now(s, attack) or (s.fate[attack] ^ root.fate[attack]) & ~(TRIED | CALLED):
        return
    heavy = f.heavy >= 0 and f.attack_no[f.heavy] == attack
    if heavy and f.remains == 0:
        return  # with the Move at hand there would be nothing to block, but that is kept for something else
    if s.attack_minus[attack] > f.minus_base[attack] and not heavy:
        return
    for a in range(f.attacks):
        first = helped_row(f, a, 1) if f.pool else slowed_row(f, a, f.remains)
        last = helped_row(f, a, f.pool) if f.pool else first
        bashes_too = f.bash_bounds[a] < f.bash_bounds[a + 1] or f.bash_bounds[first] < f.bash_bounds[last + 1]
        if f.attack_no[a] == attack and not bashes_too:
            f.parry = a
    f.parry_bits = 0
    f.parry_plain = MOST_PLAIN if f.influences else 0
    f.parry_paid = 0
    if f.parry < 0 or s.committed == 0:
        return
    there: i64 = q.there_before[q.commits - s.committed]
    for thing in range(f.things):
        b = f.bit[thing]
        gone = not is_there(s, f, thing) and ((there >> f.source[thing]) & 1 != 0 or f.ability[thing] >= 0)
        if b < 0:
            f.parry_plain += 1 if gone else 0
            continue
        # what did something beside its use may have done so here
        if gone or (not (sources >> b) & 1 and (f.ghosts[thing] != 0 or f.stores[thing] > 0)):
            f.parry_bits |= 1 << b
        if f.credit[thing] >= 0:
            f.parry_bits |= 1 << f.credit[thing]
        if f.second[thing] >= 0:
            f.parry_bits |= 1 << f.second[thing]
    note_paid(q, s, f)


def note_paid(q: Search, s: State, f: Forecast) -> None:
    """The mana that has been paid since the block began: what only gives points gains none."""
    wild = 0
    before = 0
    paid = 0
    for colour in range(MANA):
        before = q.mana_before[q.commits - s.committed][colour]
        paid = before - s.mana[colour]
        if colour == GOLD:
            wild += 0 if f.night else paid
        elif f.useful_colour[colour]:
            own = f.size[colour] - 1
            mine = (before if before < own else own) - (s.mana[colour] if s.mana[colour] < own else own)
            f.parry_paid += mine * f.stride[colour]
            wild += paid - mine
    f.parry_paid += wild * f.stride[WILD]


def from_sources(q: Search, f: Forecast, s: State, sources: int, alpha: i64) -> i64:
    """What these sources can still gain in the state that was looked at last."""
    more: i64 = q.looked_more
    m = q.looked_purse
    value: i64 = 0
    if s.phase < BLOCK_PHASE:
        value = more + before_blocks(q, f, s, sources, m, alpha - more)
    elif s.phase == DAMAGE_PHASE:
        value = more + with_mana(q, f, s, 0, sources, m, ((1 << f.attacks) - 1) & ~f.skip, alpha - more)
    else:
        value = more + with_mana(q, f, s, 0, sources, m, 0, alpha - more)
    # a use that has begun is a whole one
    return value & ~(PARTS - 1) if q.weight_part == 1 else value


def without(q: Search, s: State, source: int, alpha: i64) -> i64:
    """What can still be gained at most when this source goes into the attack or block being made: that counts as
    successful already, so the source is only missed elsewhere. UNKNOWN if that cannot be told."""
    f: Forecast = q.looked
    thing = f.whole[source]
    if thing < 0 or f.ghosts[thing] or (f.influences and s.influence > 0 and f.stores[thing] > 0):
        return UNKNOWN  # what it did might count as still to come
    sources = q.looked_sources
    price: i64 = 0
    unit = s.book.source_unit[source]
    if f.bit[thing] < 0:
        if sources >> f.bits == 0:
            return UNKNOWN
        sources -= 1 << f.bits
        price = q.weight_part * PARTS
    else:
        bit = 1 << f.bit[thing]
        sources = (sources & ~bit) | f.credits_of[bit]
        if unit < 0 or not s.unit_mark[unit] & ACTIVATED:
            price = q.weight_part * f.counted[f.bit[thing]]
    aim = f.aim
    committed = f.parry_bits
    plain = f.parry_plain
    f.aim = 0  # how much is lacking depends on how the source is used
    if f.bit[thing] < 0:
        f.parry_plain += 1
    else:
        f.parry_bits |= 1 << f.bit[thing]
    paid = f.parry_paid
    f.parry_paid = f.manas - 1  # as does the mana
    value: i64 = from_sources(q, f, s, sources, alpha + price) - price
    f.aim = aim
    f.parry_bits = committed
    f.parry_plain = plain
    f.parry_paid = paid
    return value


def fame_ahead(q: Search, s: State, f: Forecast) -> int:
    """Fame that effects can bring beside the enemies'."""
    if not q.extra_known:
        return 0
    total = 0
    for source in range(s.book.sources):
        most = 0
        if can_come_to_use(s, source) or q.readies_known:
            for mode in range(q.sources_first[source], q.sources_last[source]):
                if q.mode_fame[mode] <= most or is_told(q, s, f, mode):
                    continue
                if can_ever_be_played(q, s, mode, gainable(q, s)):
                    most = q.mode_fame[mode]
        total += most
    return total


def fame_waiting(q: Search, s: State) -> int:
    """Fame that the attack being made will bring beside the enemies', if it succeeds."""
    total = 0
    for i in range(HOOKS if q.extra_known else 0):
        part = s.hooks[i] - 1
        if part < 0 or s.book.part_kind[part] != FAME:
            continue
        times = 1
        if s.book.part_per[part] == PER_DEFEATED:
            times = 0
            for e in range(s.enemies):
                times += (s.group >> e) & 1
        total += times * s.book.part_value[part]
    return total


def is_told(q: Search, s: State, f: Forecast, mode: int) -> bool:
    """Is this Fame counted with the source that brings it?"""
    if not brings_fame_late(q, s, mode):
        return False
    for i in range(f.fames):
        if f.fame_mode[i] == mode:
            return True
    return False


def refund(f: Forecast, m: int, thing: int) -> int:
    """The mana that a ghost may ask for again."""
    total = 0
    for colour in range(MANA):
        price = f.ghost_price[thing][colour]
        total += price
        room = f.size[colour] - 1 - digit(f, m, colour)
        if colour != WILD:
            m += (price if price < room else room) * f.stride[colour]
    room = f.size[WILD] - 1 - digit(f, m, WILD)
    return m + (total if total < room else room) * f.stride[WILD]


def before_blocks(q: Search, f: Forecast, s: State, sources: int, m: int, alpha: i64) -> i64:
    """In phase 1.1: the best over whom to defeat before anybody attacks."""
    best: i64 = NO_VALUE
    value: i64 = 0
    early = 0
    skip = f.skip
    if f.early:
        survey(q, s)
    for j in range(f.foes):
        if f.early and (f.alive >> j) & 1 and falls_early(q, s, f.foe[j]):
            early |= 1 << j
    chosen = early
    while chosen >= 0:
        f.must = chosen
        f.skip = skip
        for a in range(f.attacks):
            if f.attack_foe[a] >= 0 and (chosen >> f.attack_foe[a]) & 1:
                f.skip |= 1 << a
        value = with_mana(q, f, s, 0, sources, m, 0, alpha)
        if value > best:
            best = value
            if best > alpha:
                alpha = best
        chosen = (chosen - 1) & early if chosen > 0 else -1
    f.must = 0
    f.skip = skip
    return best


# ------------------------------------------------------------------ for the search
def find_forecast(q: Search, s: State, bare: int) -> Forecast:
    """The forecast for states like this one; `bare`, if anybody may lose resistances. It is made once it is asked for
    often enough; before that, or if it cannot be made, one does that promises more."""
    f: Forecast = NO_FORECAST
    found = False
    n = len(q.forecasts)
    sign = short_sign(q)
    at = q.forecast_at - 1  # the last one is often the right one
    for _ in range(n):
        at = at + 1 if at + 1 < n else 0
        if q.forecast_sign[at] != sign:
            continue
        f = q.forecasts[at]
        if f.bare == bare and fits(q, s, f) and (bare or has_lost(s, f)) and is_near(s, f):
            found = True
            q.forecast_at = at
            break
    if found and f.made:
        f.hits += 1
        return f
    wider: Forecast = wider_forecast(q, s, bare)
    if not found:
        if len(q.forecasts) >= MOST_FORECASTS:
            return wider
        f = new_forecast(q, s, bare)
    f.asked += 1
    if f.tried or (wider.made and f.asked < (f.due if f.due else q.asked_often)):
        return wider
    f.tried = 1
    make_room(q)
    f.room = q.forecast_room >> 2
    if f.room > LARGEST:
        f.room = LARGEST
    tables = q.tables
    foresee(q, f, q.root, s, 1 if wider.made and not f.due else 0)
    if not f.made:
        if f.due > f.asked:
            f.tried = 0
        return wider
    if q.tables > tables:
        q.forecast_room -= len(f.best)
    return f


def short_sign(q: Search) -> int:
    """Some of the sign of a state: where it differs, all of it does."""
    sign: i64 = q.sign_mixed & SHORT
    return sign


def make_room(q: Search) -> None:
    """Forget the forecasts that were asked least, if room runs short; those of the beginning are kept."""
    f: Forecast = NO_FORECAST
    least: Forecast = NO_FORECAST
    if q.forecast_room >= q.forecast_most >> 2:
        return
    for i in range(len(q.forecasts)):
        f = q.forecasts[i]
        f.hits //= 2
    while q.forecast_room < q.forecast_most >> 1:
        least = NO_FORECAST
        for i in range(len(q.forecasts)):
            f = q.forecasts[i]
            if f.made and f.sign[DONE] and (not least.made or f.hits < least.hits):
                least = f
        if not least.made:
            return
        forget_tables(q, least)
        least.asked = -REMADE * q.asked_often
        least.due = 0


def forget_tables(q: Search, f: Forecast) -> None:
    """As if the forecast had never been made; nothing is won by that if another one shares its tables."""
    shared = False
    f.made = 0
    f.tried = 0
    for i in range(len(q.forecasts)):
        other: Forecast = q.forecasts[i]
        if other.made and other.tables == f.tables:
            shared = True
    q.forecast_room += 0 if shared else len(f.best)
    f.best = shorts(0)
    f.cost = shorts(0)
    f.early_of = longs(0)
    f.sets = ints(0)
    f.bash_sets = ints(0)
    f.falls = longs(0)
    f.memo = longs(0)
    f.situations = None


def new_forecast(q: Search, s: State, bare: int) -> Forecast:
    """One that is still to be made."""
    f: Forecast = Forecast()
    f.bare = bare
    f.late = 1 if s.phase > RANGED_PHASE else 0
    for place in range(SIGNS):
        f.sign[place] = q.sign[place]
    f.sign_mixed = q.sign_mixed
    root: State = s if f.sign[DONE] else q.root
    for e in range(s.enemies):
        f.lost[e] = 0 if bare else lost_by(s, e)
        f.armor_base[e] = root.armor_change[e]
        f.high_base[e] = root.high_change[e]
        for attack in range(e * MAX_ATTACKS, e * MAX_ATTACKS + MAX_ATTACKS):
            f.minus_base[attack] = root.attack_minus[attack]
            if abilities_of(s, attack) & CUMBERSOME:
                f.minus_base[attack] = q.root.attack_minus[attack]  # how far it is slowed is told
    for unit in range(s.book.units):
        f.resist_base[unit] = root.unit_resist[unit]
    q.forecast_sign[len(q.forecasts)] = short_sign(q)
    q.forecasts.append(f)
    return f


def wider_forecast(q: Search, s: State, bare: int) -> Forecast:
    """A forecast that was made for states from which more can be done; if there are several, for those most like
    this one."""
    f: Forecast = NO_FORECAST
    best: Forecast = NO_FORECAST
    for i in range(len(q.forecasts)):
        f = q.forecasts[i]
        if not f.made or not covers(q, s, f) or not (f.bare or (not bare and has_lost(s, f))) or not has_more(s, f):
            continue
        if not best.made or f.bare < best.bare or (f.bare == best.bare and f.sign[DONE] >= best.sign[DONE]):
            best = f
    return best


def is_near(s: State, f: Forecast) -> bool:
    """Was the forecast made for these attacks and resistances, and this Armor, of which one enemy may have lost some
    since?"""
    losers = 0
    if f.sign[DONE]:
        for e in range(s.enemies):
            if not alive(s, e):
                continue
            if s.armor_change[e] > f.armor_base[e] or s.high_change[e] > f.high_base[e]:
                return False
            if armor_lost(s, f, e) > 0:
                losers += 1 if 2 * armor_lost(s, f, e) < 1 << CUT_BITS else 2
            for attack in range(e * MAX_ATTACKS, end_of_attacks(s, e)):
                if s.attack_minus[attack] != f.minus_base[attack] and is_foreseen(s, attack):
                    return False
        for unit in range(s.book.units):
            if s.unit_resist[unit] != f.resist_base[unit]:
                return False
    return losers < 2


def is_foreseen(s: State, attack: int) -> bool:
    """Is this an attack that forecasts tell apart?"""
    return attacks_now(s, attack) and not abilities_of(s, attack) & CUMBERSOME


def has_more(s: State, f: Forecast) -> bool:
    """Has no more than one enemy lost Armor since the forecast, and nothing been reduced or protected? Otherwise only
    the sources could tell, and some of those that did it may have been left out."""
    losers = 0
    if f.sign[DONE]:
        for e in range(s.enemies):
            if not alive(s, e):
                continue
            if armor_lost(s, f, e) > 0:
                losers += 1 if 2 * armor_lost(s, f, e) < 1 << CUT_BITS else 2
            for attack in range(e * MAX_ATTACKS, end_of_attacks(s, e)):
                if s.attack_minus[attack] > f.minus_base[attack] and is_foreseen(s, attack):
                    return False
        for unit in range(s.book.units):
            if s.unit_resist[unit] & ~f.resist_base[unit]:
                return False
    return losers < 2


def lost_by(s: State, e: int) -> int:
    """The resistances that an enemy has lost."""
    return s.book.token_resist[s.token[e]] & s.lost[e] if s.token[e] >= 0 else 0


def has_lost(s: State, f: Forecast) -> bool:
    """Was the forecast made for these losses?"""
    for e in range(s.enemies):
        if alive(s, e) and f.lost[e] != lost_by(s, e):
            return False
    return True


def look_ahead(q: Search, s: State, alpha: i64) -> i64:
    """What the forecasts say of a state: no plan gains more, if that is no more than `alpha`."""
    if len(q.forecasts) == 0:
        study_strips(q, q.root)
    note_sign(q, s)
    ways = q.strip_ways
    if ways and q.sign[DONE]:
        ways = ways if can_be_stripped_late(q, s) else 0
    elif ways == 1 and not can_be_stripped(q, s):
        ways = 0
    if s.all_cold:
        ways = 2  # no attack is resisted any more
    if ways == 1 and q.strip_mask and q.sign[DONE]:
        value: i64 = look_at_strips(q, s, alpha)
        q.looked = None
        return value
    f: Forecast = find_forecast(q, s, 1 if ways else 0)
    q.looked = None
    if not f.made:
        return UNKNOWN
    return forecast_bound(q, f, s, q.root, alpha)


def look_at_strips(q: Search, s: State, alpha: i64) -> i64:
    """The same, if one enemy at most can lose its resistances: nobody does, or this one, or that one."""
    f: Forecast = find_forecast(q, s, 0)
    if not f.made:
        return UNKNOWN
    best: i64 = forecast_bound(q, f, s, q.root, alpha)
    value: i64 = 0
    for e in range(s.enemies):
        if best > alpha and alpha > NO_VALUE:
            return best
        # who was summoned cannot be attacked, but may be immune to what spares an attack
        if not alive(s, e) or not resistances(s, e) & q.strip_mask:
            continue
        after: State = s.copy()
        after.lost[e] |= q.strip_mask
        f = find_forecast(q, after, 0)
        if not f.made:
            return UNKNOWN
        value = forecast_bound(q, f, after, q.root, alpha)
        if value > best:
            best = value
    return best
