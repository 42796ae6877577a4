"""The forecast of a combat: how well it can end if every card and Unit is put to one use, and mana is paid.

A source blocks one attack, or attacks, or gives mana; what it costs in mana of each colour is gone. With the tables
of `foresee` a state asks only for what is left (`forecast_bound`): the best over which attacks are blocked by which
sources, what the others do to Hero and Units, and who falls to the rest. It is never too low.
"""

from __future__ import annotations

from typing import Any

from warlore.knight.rules.enemies import (
    attacks_now,
    can_be_attacked,
)
from warlore.knight.rules.foresee import (
    digit,
    fits,
    foresee,
    mana_now,
    place_of_harm,
)
from warlore.knight.rules.outlook import (
    can_come_to_use,
    killed_before_blocks,
    survey,
)
from warlore.knight.rules.state import ACTIVATED, AIM, CALLED, PARRY, TRIED, State
from warlore.knight.rules.tables import (
    ATTACK_PHASE,
    BLOCK_PHASE,
    CARD,
    DAMAGE_PHASE,
    MANA,
    MAX_ATTACKS,
    NOBODY,
    NOTHING,
    START,
)
from warlore.knight.rules.uses import (
    GIVES_RESISTANCE,
    HELPS_CARDS,
    LEAVES,
    MOST_FORECASTS,
    NO_FORECAST,
    REDUCES,
    STORES,
    UNKNOWN,
    UNREACHED,
    WILD,
    Forecast,
    is_there,
)
from warlore.knight.rules.worth import NO_VALUE, Search
from warlore.table.structs import i64


# ------------------------------------------------------------------ the bound
def fall(q: Search, f: Forecast, sources: int, m: int, gone: int) -> i64:
    """The best that attacks can still bring with these sources and this mana."""
    best: i64 = NO_VALUE
    value: i64 = 0
    alive = f.alive & ~gone
    must = f.must & ~gone
    if must and not (f.early_of[sources * f.manas + m] >> must) & 1:
        return NO_VALUE
    at = (sources * f.manas + m) << f.foes
    chosen = alive
    while chosen >= 0:
        if must & ~chosen == 0 and f.cost[at + chosen] < UNREACHED:
            value = q.weight_fame * f.fame[chosen] - q.weight_used * f.cost[at + chosen]
            if chosen == alive:
                value += q.weight_all
            if value > best:
                best = value
        chosen = (chosen - 1) & alive if chosen > 0 else -1
    return best


def suffer_and_attack(q: Search, f: Forecast, s: State, sources: int, m: int, unblocked: int, gone: int) -> i64:
    """The best after all blocks: some Units are wounded, perhaps the hand is lost, the rest attacks."""
    if unblocked == 0:
        return fall(q, f, sources, m, gone)
    best: i64 = NO_VALUE
    value: i64 = 0
    most: i64 = fall(q, f, sources | f.credits_of[sources], m, gone)
    spared = (f.ignored + f.minus_of[sources]) * f.poison
    for table in range(4 if f.paralyze else 2):
        helped = 0
        if table & 1:
            helped = sources & f.resister
            if helped == 0:
                continue
        at = place_of_harm(f, table, unblocked, 0)
        for hit in range(1 << f.units):
            if f.useful[at + hit] < 2:
                continue
            wounds = f.wounds[at + hit] - spared
            if wounds < 0:
                wounds = 0
            value = f.harm[at + hit] - q.weight_wounds * wounds
            left = sources & ~helped
            for unit in range(f.units):
                if (hit >> unit) & 1:
                    left = (left & ~f.unit_bits[unit]) | f.credits_of[left & f.unit_bits[unit]]
            lost = table >= 2
            if wounds > 0 and f.hurt + (wounds + f.poison - 1) // f.poison >= s.book.hand_limit and not s.knocked_out:
                value -= q.weight_knock_out
                lost = True
            if lost:
                left = (left & f.every & ~(f.cards & ~f.kept)) | f.credits_of[left]
            if value + most > best:
                value += fall(q, f, left, m, gone)
                if value > best:
                    best = value
    return best


def next_attack(f: Forecast, a: int, gone: int) -> int:
    """The next attack from here on that is still to be dealt with."""
    while a < f.attacks:
        foe = f.attack_foe[a]
        if (f.skip >> a) & 1 == 0 and (foe < 0 or (gone >> foe) & 1 == 0):
            return a
        a += 1
    return a


def block_on(
    q: Search, f: Forecast, s: State, a: int, sources: int, m: int, unblocked: int, gone: int, alpha: i64
) -> i64:
    """The best over how the attacks from `a` on are dealt with, if it is above `alpha`; else no less than that."""
    a = next_attack(f, a, gone)
    if a >= f.attacks:
        return suffer_and_attack(q, f, s, sources, m, unblocked, gone)
    best: i64 = suffer_and_attack(q, f, s, sources | f.credits_of[sources], m, unblocked, gone)
    if best <= alpha:
        return best
    key: i64 = ((((((f.hurt << 5 | f.must) << 5 | f.alive) << 7 | f.skip) << 3 | a) << 7 | unblocked) << 5 | gone)
    key = (key << 18 | sources) << 7 | m
    value: i64 = 0
    found: Any = f.memo.get(key)
    if found is not None:
        value = found
        if value & 1 == 0 or (value >> 1) <= alpha:
            return value >> 1
    floor: i64 = alpha
    best = block_on(q, f, s, a + 1, sources, m, unblocked | (1 << a), gone, floor)
    if best > floor:
        floor = best
    for i in range(f.set_bounds[a], f.set_bounds[a + 1]):
        taken = f.sets[3 * i]
        if taken & f.every & ~sources or taken >> f.bits > sources >> f.bits:
            continue
        left = f.less[m * f.manas + f.sets[3 * i + 1]]
        if left < 0:
            continue
        rest = (sources - (taken & ~f.sticky)) | f.credits_of[taken]
        price: i64 = q.weight_used * f.sets[3 * i + 2]
        value = block_on(q, f, s, a + 1, rest, left, unblocked, gone, floor + price) - price
        if value > best:
            best = value
            if best > floor:
                floor = best
    value = relieve(q, f, s, a, sources, m, unblocked, gone, floor)
    if value > best:
        best = value
    f.memo[key] = best << 1 | (1 if best <= alpha else 0)
    return best


def relieve(
    q: Search, f: Forecast, s: State, a: int, sources: int, m: int, unblocked: int, gone: int, alpha: i64
) -> i64:
    """The same, if an effect spares the attacks of this enemy or destroys it."""
    best: i64 = NO_VALUE
    value: i64 = 0
    after = a + 1
    while after < f.attacks and f.attack_enemy[after] == f.attack_enemy[a]:
        after += 1
    for i in range(f.reliefs):
        b = f.relief_bit[i]
        if (sources >> b) & 1 == 0 or (f.relief_enemies[i] >> a) & 1 == 0:
            continue
        left = f.payment[f.relief_option[i] * f.manas + m]
        if left < 0:
            continue
        taken = 1 << b
        rest = (sources & ~taken) | f.credits_of[taken]
        price: i64 = q.weight_used * f.used_of[taken]
        fallen = gone
        foe = f.attack_foe[a]
        if f.relief_destroys[i] and foe >= 0 and (f.alive >> foe) & 1:
            fallen |= 1 << foe
            price -= q.weight_fame * f.fame[1 << foe]
        value = block_on(q, f, s, after, rest, left, unblocked, fallen, alpha + price) - price
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
        best = block_on(q, f, s, 0, sources, m, unblocked, 0, alpha)
    else:
        best = suffer_and_attack(q, f, s, sources, m, unblocked, 0)
    if best > alpha:
        alpha = best
    for i in range(at, f.gains):
        b = f.gain_bit[i]
        if (sources >> b) & 1 == 0:
            continue
        left = f.payment[f.gain_option[i] * f.manas + m]
        if left < 0:
            continue
        wild = digit(f, left, WILD)
        more = f.size[WILD] - 1 - wild
        if more > f.gain_most[i]:
            more = f.gain_most[i]
        taken = 1 << b
        price: i64 = q.weight_used * f.used_of[taken]
        rest = (sources & ~taken) | f.credits_of[taken]
        value = with_mana(q, f, s, i + 1, rest, left + more * f.stride[WILD], unblocked, alpha + price) - price
        if value > best:
            best = value
            if best > alpha:
                alpha = best
    return best


def look_at(s: State, f: Forecast, root: State) -> None:
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
    if s.step == PARRY:
        for a in range(f.attacks):
            if f.attack_no[a] == s.aimed:
                f.skip |= 1 << a


def taken_down(q: Search, s: State, f: Forecast) -> i64:
    """The attack being made succeeds: those enemies are gone. Returns what that brings."""
    value: i64 = 0
    for j in range(f.foes):
        if (f.alive >> j) & 1 and (s.group >> f.foe[j]) & 1:
            f.alive &= ~(1 << j)
            value += q.weight_fame * f.fame[1 << j]
            for a in range(f.attacks):
                if f.attack_foe[a] == j:
                    f.skip |= 1 << a
    return value


def reduced_more(s: State, f: Forecast, root: State) -> bool:
    """An attack that is still to come has lost some of its value."""
    for a in range(f.attacks):
        attack = f.attack_no[a]
        if (f.skip >> a) & 1 == 0 and attack < root.enemies * MAX_ATTACKS:
            if s.attack_minus[attack] > root.attack_minus[attack]:
                return True
        elif (f.skip >> a) & 1 == 0 and s.attack_minus[attack] > 0:
            return True
    return False


def something_lasts(q: Search, s: State, f: Forecast, root: State) -> bool:
    """Armor is lower than at first, or there are points for later attacks: somebody has left something behind."""
    if s.bonus[0] or s.possessed != NOBODY or s.all_siege != root.all_siege or s.all_cold != root.all_cold:
        return True
    for j in range(f.foes):
        e = f.foe[j]
        if not (f.alive >> j) & 1:
            continue
        if s.armor_change[e] < root.armor_change[e] or s.high_change[e] < root.high_change[e]:
            return True
    for unit in range(s.book.units):
        if s.unit_attack[unit] != root.unit_attack[unit]:
            return True
    return False


def is_ghost(q: Search, s: State, f: Forecast, root: State, thing: int, reduced: int) -> bool:
    """A thing that was used, but what it did is still there and not told by its credit."""
    kind = f.ghosts[thing]
    if f.ability[thing] >= 0 and f.special[thing] & LEAVES:
        return True
    if kind & REDUCES and reduced:
        return True
    if kind & HELPS_CARDS and (s.first_attack or s.first_block or s.first_move or s.all_move):
        return True
    if kind & GIVES_RESISTANCE:
        for unit in range(s.book.units):
            if s.unit_resist[unit] != root.unit_resist[unit]:
                return True
    if (q.converts_move and s.move > 0) or (q.converts_influence and s.influence > 0):
        return kind & STORES != 0 or s.book.source_kind[f.source[thing]] == CARD
    return False


def forecast_bound(q: Search, f: Forecast, s: State, root: State, alpha: i64) -> i64:
    """What can still be gained at most; UNKNOWN if that cannot be told. An attack or block that is being made, of
    sources that only give points, counts as successful: whatever is added to it only makes less of the rest."""
    if s.suffering != NOTHING or s.phase == START or s.ready_price or s.wings or s.combining != NOTHING:
        return UNKNOWN
    m = mana_now(s, f)
    if m < 0:
        return UNKNOWN
    look_at(s, f, root)
    reduced = 1 if reduced_more(s, f, root) else 0
    lasts = something_lasts(q, s, f, root)
    sources = 0
    more: i64 = q.weight_fame * fame_ahead(q, s)
    if s.step == AIM:
        more += taken_down(q, s, f)
    for thing in range(f.things):
        b = f.bit[thing]
        if b < 0:
            if is_there(s, f, thing):
                sources += 1 << f.bits
        elif is_there(s, f, thing):
            sources |= 1 << b
            unit = s.book.source_unit[f.source[thing]]
            if unit >= 0 and s.unit_mark[unit] & ACTIVATED and f.counted[b]:
                more += q.weight_used  # it was counted when it acted first
        elif is_ghost(q, s, f, root, thing, reduced):
            sources |= 1 << b | f.credits_of[1 << b]
            more += q.weight_used * f.counted[b]
            m = refund(f, m, thing)
        elif f.credit[thing] >= 0 and lasts:
            sources |= 1 << f.credit[thing]
    alpha -= more
    if s.phase == ATTACK_PHASE:
        return more + with_mana(q, f, s, 0, sources, m, 0, alpha)
    if s.phase == DAMAGE_PHASE:
        return more + with_mana(q, f, s, 0, sources, m, ((1 << f.attacks) - 1) & ~f.skip, alpha)
    if s.phase == BLOCK_PHASE:
        return more + with_mana(q, f, s, 0, sources, m, 0, alpha)
    return more + before_blocks(q, f, s, sources, m, alpha)


def fame_ahead(q: Search, s: State) -> int:
    """Fame that effects can bring beside the enemies'."""
    total = 0
    for source in range(s.book.sources):
        most = 0
        if can_come_to_use(s, source) or q.readies_known:
            for mode in range(q.sources_first[source], q.sources_last[source]):
                if q.mode_fame[mode] > most:
                    most = q.mode_fame[mode]
        total += most
    return total


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
        if f.early and (f.alive >> j) & 1 and killed_before_blocks(q, s, f.foe[j]):
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
def find_forecast(q: Search, s: State) -> Forecast:
    """The forecast for states like this one, made if there is none yet."""
    f: Forecast = NO_FORECAST
    for i in range(len(q.forecasts)):
        f = q.forecasts[i]
        if fits(s, f):
            return f
    if len(q.forecasts) >= MOST_FORECASTS:
        return NO_FORECAST
    f = Forecast()
    f.room = q.forecast_room
    foresee(q, f, q.root, s)
    q.forecasts.append(f)
    return f


def look_ahead(q: Search, s: State, alpha: i64) -> i64:
    """What the forecast says of a state."""
    f: Forecast = find_forecast(q, s)
    if not f.made:
        return UNKNOWN
    return forecast_bound(q, f, s, q.root, alpha)
