"""The search for the best plan: depth first with bounds, over the legal actions of the rules themselves.

States in which nothing is being done are remembered by all that matters for the future (`remember_state`); what
was gained before is no part of that, since the components of the value add up. A remembered number is what can
still be gained: exactly, or at most.
"""

from __future__ import annotations

from typing import Any, Final

from warlore.knight.rules.actions import (
    DECLARE,
    DO_CONVERT,
    END_PHASE,
    LEGAL,
    PLAY,
    READY,
    SAY_DIE,
    SAY_TOKEN,
    SIDEWAYS,
    SIDEWAYS_KINDS,
    TARGET,
)
from warlore.knight.rules.enemies import alive, block_needed, fully_blocked
from warlore.knight.rules.forecast import fame_waiting, look_ahead, without
from warlore.knight.rules.moments import learn_moments, note_moment
from warlore.knight.rules.outlook import learn, upper_bound
from warlore.knight.rules.parry import block_total, why_not_convert
from warlore.knight.rules.sense import (
    adds_points,
    is_hopeless,
    is_pure,
    is_sensible,
    is_tame,
    keeps_order,
    match_cards,
    most_defend,
    note_commit,
    place_in_order,
    pure_commits,
    something_wild,
)
from warlore.knight.rules.state import (
    ACTIVATED,
    AIM,
    AT_LARGE,
    DESTROYED,
    HIRED,
    NAME_DIE,
    NAME_TOKEN,
    OVER,
    PARRY,
    State,
)
from warlore.knight.rules.strike import attack_needed, attack_total, with_leader
from warlore.knight.rules.tables import (
    ATTACK_PHASE,
    BONUSES,
    DAMAGE_PHASE,
    MANA,
    MAX_ATTACKS,
    NOTHING,
    RANGED_PHASE,
)
from warlore.knight.rules.turn import Menu, do, list_legal
from warlore.knight.rules.uses import UNKNOWN
from warlore.knight.rules.worth import (
    COMMITS,
    FARTHEST,
    MEMO_ROOM,
    NO_VALUE,
    PATH_ROOM,
    Memo,
    Search,
    final_value,
    gained,
)
from warlore.table.chance import Chance
from warlore.table.structs import i64

WATCH_EVERY: Final = 256
# How a remembered number was found: exactly; as no less than the value, by trying all; by a bound
FOUND: Final = 0
TRIED_ALL: Final = 1
TOLD: Final = 2
LUCK: Final = Chance()  # never asked: chance is met in states of its own


# ------------------------------------------------------------------ what matters of a state
def put(memo: Memo, n: int, value: int) -> int:
    """One number more."""
    assert n < MEMO_ROOM
    memo.cell[n] = value
    return n + 1


def put_sources(s: State, memo: Memo, n: int) -> int:
    """Which sources are there: how one was used up does not matter."""
    bits = 0
    for source in range(s.book.sources):
        if s.source[source] == 0:
            bits |= 1 << (source % 15)
        if source % 15 == 14 or source == s.book.sources - 1:
            n = put(memo, n, bits)
            bits = 0
    return n


def put_units(q: Search, s: State, memo: Memo, n: int) -> int:
    """The Units; in the Attack phase only those that can still act, unless a Unit can be readied."""
    for unit in range(s.book.units):
        if s.phase == ATTACK_PHASE and not q.readies_known:
            usable = not (s.unit_mark[unit] & DESTROYED or s.unit_wounds[unit] > 0)
            usable = usable and (s.unit_ready[unit] != 0 or s.combining == unit)
            marks = s.unit_mark[unit] & (ACTIVATED | HIRED)
            n = put(memo, n, 1 + marks * 2 + s.unit_attack[unit] * 64 if usable else 0)
        else:
            hurt = 1 if s.unit_wounds[unit] > 0 else 0
            n = put(memo, n, s.unit_mark[unit] * 32 + s.unit_resist[unit] * 4 + s.unit_ready[unit] * 2 + hurt)
            n = put(memo, n, s.unit_attack[unit] * 128 + s.unit_block[unit])
    return n


def put_hero(q: Search, s: State, memo: Memo, n: int) -> int:
    """Wounds matter while more can come, where they can be paid with, and for what an unhurt Hero earns."""
    wounds = s.hero_wounds if s.hero_wounds < s.book.hand_limit else s.book.hand_limit
    if s.phase == ATTACK_PHASE and not q.wound_costs:
        wounds = 1 if q.unhurt_bonus and s.hero_wounds > 0 else 0
    n = put(memo, n, wounds * 2 + s.knocked_out)
    n = put(memo, n, s.held_wounds if q.wound_costs else 0)
    for colour in range(MANA):
        n = put(memo, n, s.mana[colour])
    n = put(memo, n, s.move)
    n = put(memo, n, s.influence * 2 + s.hired)
    n = put(memo, n, s.rights * 64 + s.wings)
    n = put(memo, n, s.ready_price * 16 + s.ready_level)
    n = put(memo, n, s.all_siege * 8 + s.all_cold * 4 + s.site_ignored * 2 + s.units_safe)
    n = put(memo, n, s.ignore_wounds if s.phase <= DAMAGE_PHASE else 0)
    n = put(memo, n, s.first_attack * 128 + s.first_block)
    n = put(memo, n, s.first_move * 128 + s.all_move)
    n = put(memo, n, (s.possessed + 1) * 64 + s.leader_attacked)
    n = put(memo, n, s.levels_removed)
    n = put(memo, n, (s.combining + 1) * 256 + s.combined)
    n = put(memo, n, s.companion)
    for place in range(BONUSES):
        if s.bonus[place]:
            n = put(memo, n, s.bonus[place])
    return put(memo, n, -1)


def put_enemies(q: Search, s: State, memo: Memo, n: int) -> int:
    """The enemies; of a fallen one only whether it was blocked, where that is counted, and its attacks while they are
    the Hero's."""
    for e in range(s.enemies):
        blocked = 1 if s.token[e] >= 0 and fully_blocked(s, e) else 0
        if not alive(s, e):
            n = put(memo, n, -1 - blocked if q.counts_blocked else -1)
            if e == s.possessed:
                for attack in range(e * MAX_ATTACKS, e * MAX_ATTACKS + s.book.token_attacks[s.token[e]]):
                    n = put(memo, n, s.attack_minus[attack])
            continue
        n = put(memo, n, s.token[e])
        n = put(memo, n, s.mark[e] * 16 + s.lost[e])
        n = put(memo, n, s.armor_change[e])
        n = put(memo, n, s.high_change[e])
        if s.phase == ATTACK_PHASE and not q.possesses:
            n = put(memo, n, blocked)
        else:
            for attack in range(e * MAX_ATTACKS, e * MAX_ATTACKS + s.book.token_attacks[s.token[e]]):
                n = put(memo, n, s.fate[attack])
                n = put(memo, n, s.attack_minus[attack])
    return n


def remember_state(q: Search, s: State) -> object:
    """The state as a key: equal keys have equal futures."""
    memo: Memo = q.memo
    n = put(memo, 0, s.phase)
    n = put(memo, n, s.suffering)
    n = put(memo, n, s.damage)
    n = put_sources(s, memo, n)
    n = put_units(q, s, memo, n)
    n = put_hero(q, s, memo, n)
    n = put_enemies(q, s, memo, n)
    n = put(memo, n, q.last_done)
    n = put(memo, n, q.moment)
    if q.loops:
        n = put(memo, n, q.readied)
    for i in range(n, q.cell_count):
        memo.cell[i] = 0
    if n > q.cell_count:
        q.cell_count = n
    # in the compiled form a key is bytes, two for each number
    key: object = memo.key()[: 2 * q.cell_room]
    return key


# ------------------------------------------------------------------ the tree
def keep_best(q: Search, value: i64) -> None:
    """A finished plan that is better than all before."""
    if value > q.best:
        q.best = value
        q.best_depth = q.depth
        for i in range(q.depth):
            q.best_path[i] = q.path[i]
        if value >= q.enough:
            q.stopped = 1


def ask_watch(q: Search) -> None:
    """Every few states somebody may stop the search."""
    q.nodes += 1
    if q.nodes == q.limit:
        q.stopped = 1
    if q.nodes % WATCH_EVERY == 0 and q.watch is not None:
        answer: Any = q.watch(q)
        if answer:
            q.stopped = 1


def visit(q: Search, s: State, alpha: i64) -> i64:
    """The best end of this state, if it is above `alpha`; else no less than its best end."""
    value: i64 = 0
    if s.step == OVER:
        value = final_value(q, s)
        keep_best(q, value)
        return value
    if q.stopped:
        return alpha
    if q.depth >= PATH_ROOM - 2 or q.commits >= COMMITS - 2:
        q.limited = 1
        return alpha
    if s.step == NAME_TOKEN or s.step == NAME_DIE:
        q.chance_met = 1
        q.stopped = 1
        return alpha
    if s.step == AT_LARGE:
        return visit_at_large(q, s, alpha)
    if s.step == AIM or s.step == PARRY:
        if is_hopeless(q, s):
            return NO_VALUE
        # points already committed are counted by the bound, most effects that wait for the end are not: what has such
        # effects comes first
        if is_tame(q, s) and (s.committed > 0 or not something_wild(q, s)) and not is_converting(q):
            value = gained(q, s)
            q.looked = None
            value += best_outlook(q, s, alpha - value)
            if value <= alpha:
                return value
            if q.looked is not None and not has_to_convert(q, s):
                useless: i64 = q.useless
                value = try_all(q, s, alpha, 1)
                q.useless = useless
                return value
        if has_to_convert(q, s):
            return convert_once_more(q, s, alpha)
    return try_all(q, s, alpha, 0)


def is_converting(q: Search) -> bool:
    """Were the last two actions to turn points into others? That takes no source: a bound says the same as before."""
    if q.depth < 2 or q.path[q.depth - 1] != q.path[q.depth - 2]:
        return False
    return DO_CONVERT <= q.path[q.depth - 1] < SAY_DIE


def has_to_convert(q: Search, s: State) -> bool:
    """Points have been turned into others, it is not enough yet, and there is one way only to go on."""
    action = q.path[q.depth - 1] if q.depth > 0 else 0
    if action < DO_CONVERT or action >= SAY_DIE or q.toxic or s.rights & (s.rights - 1):
        return False
    if pure_commits(q, s) < s.committed:
        return False
    if s.step == PARRY:
        return block_total(s) < block_needed(s, s.aimed)
    return not with_leader(s) and most_defend(s) == 0 and attack_total(s) < attack_needed(s)


def convert_once_more(q: Search, s: State, alpha: i64) -> i64:
    """The only thing that is left to be done."""
    action = q.path[q.depth - 1]
    if why_not_convert(s, action - DO_CONVERT) != LEGAL:
        return NO_VALUE
    done = q.last_done
    moment = q.moment
    after: State = step_into(q, s, action)
    value: i64 = visit(q, after, alpha)
    step_back(q, s, action, done, moment)
    return value


def leave_out(q: Search, s: State, menu: Menu, n: int, alpha: i64) -> None:
    """Find the sources whose points this attack or block does better without, since they are missed elsewhere. What
    is useless now stays so however many others are added."""
    so_far: i64 = gained(q, s)
    one: i64 = 1
    value: i64 = 0
    last = NOTHING
    for i in range(n):
        source = source_of(s, menu.action[i])
        if source == NOTHING or source == last or (q.useless >> source) & 1:
            continue
        last = source
        value = so_far + without(q, s, source, alpha - so_far)
        if value <= alpha:
            q.useless |= one << source
            q.without[source] = value


def source_of(s: State, action: int) -> int:
    """The source whose points an action would add, if it is one."""
    if action >= PLAY:
        return s.book.mode_source[action - PLAY]
    if action >= SIDEWAYS and action < SAY_TOKEN:
        return (action - SIDEWAYS) // SIDEWAYS_KINDS
    return NOTHING


def is_left_out(q: Search, s: State, action: int) -> bool:
    """Are these points of a source that is useless here?"""
    source = source_of(s, action)
    return source != NOTHING and (q.useless >> source) & 1 != 0 and is_pure(q, action)


def visit_at_large(q: Search, s: State, alpha: i64) -> i64:
    """A state that is remembered: its value, and in the last two bits how that was found (`FOUND` …)."""
    ask_watch(q)
    so_far: i64 = gained(q, s)
    key: object = remember_state(q, s)
    known: Any = q.table.get(key)
    value: i64 = 0
    kind = TOLD
    if known is not None:
        value = known
        kind = value & 3
        value = so_far + (value >> 2)
        if kind == FOUND:
            if value > q.best:
                begin_plan(q, s, value)
            return value
        if value <= alpha:
            return value
    # what was told for a higher `alpha` may have been told loosely; where all was tried, the bound did not help
    if kind == TOLD:
        value = so_far + best_outlook(q, s, alpha - so_far)
        if value <= alpha:
            if len(q.table) < q.table_room or known is not None:
                q.table[key] = ((value - so_far) << 2) | TOLD
            return value
    if not q.readies_known:
        value = try_all(q, s, alpha, 0)
    elif leads_back(q, key):
        return NO_VALUE
    else:
        outer = open_state(q, key)
        value = try_all(q, s, alpha, 0)
        if close_state(q, key, outer):
            return value
    if q.stopped:
        return value
    if len(q.table) < q.table_room or known is not None:
        q.table[key] = ((value - so_far) << 2) | (TRIED_ALL if value <= alpha else FOUND)
    return value


def best_outlook(q: Search, s: State, alpha: i64) -> i64:
    """The lower of two bounds: the forecast, where there is one, and the outlook where that does not do."""
    told: i64 = UNKNOWN
    if q.forecast_room:
        told = look_ahead(q, s, alpha)
        if told <= alpha or (told < UNKNOWN and s.step != AT_LARGE):
            return told
    waiting: i64 = q.weight_fame * fame_waiting(q, s) if s.step == AIM else 0
    value: i64 = waiting + upper_bound(q, s, alpha - waiting)
    return told if told < value else value


# Units that ready each other lead back to a state on the path. Going round gains nothing, so such a step is left
# out; but what was found below it without that step holds only on this path, and is not remembered.
def leads_back(q: Search, key: object) -> bool:
    """Is this a state on the path?"""
    met: Any = q.open.get(key)
    if met is None:
        return False
    place = 0
    place = met
    if place < q.cut:
        q.cut = place
    return True


def open_state(q: Search, key: object) -> int:
    """Put a state on the path; returns what the states above it have been led back to."""
    outer = q.cut
    q.cut = FARTHEST
    q.open[key] = q.opened
    q.opened += 1
    return outer


def close_state(q: Search, key: object, outer: int) -> bool:
    """Take a state off the path; was a state above it led back to?"""
    q.opened -= 1
    del q.open[key]
    above = q.cut < q.opened
    if not above or outer < q.cut:
        q.cut = outer
    return above


def step_into(q: Search, s: State, action: int) -> State:
    """The state after an action, with the path noted."""
    after: State = s.copy()
    if (s.step == AIM or s.step == PARRY) and adds_points(action):
        note_commit(q, s, action)
    note_moment(q, s, action)
    do(after, action, LUCK)
    if is_readying(action):
        q.readied += 1
    if action == END_PHASE:
        q.last_done = 0
    elif action == DECLARE and keeps_order(q, s) and s.committed > 0 and pure_commits(q, s) == s.committed:
        place = place_in_order(s)
        q.last_done = place if place > q.last_done else q.last_done
    q.path[q.depth] = action
    q.depth += 1
    return after


def is_readying(action: int) -> bool:
    """A Unit is readied for Influence, which it may earn again: such plans could go on for ever."""
    return READY <= action < TARGET


def step_back(q: Search, s: State, action: int, done: int, moment: int) -> None:
    """Take the action off the path again."""
    q.depth -= 1
    q.last_done = done
    q.moment = moment
    if is_readying(action):
        q.readied -= 1
    if (s.step == AIM or s.step == PARRY) and adds_points(action):
        q.commits -= 1


def menu_at(q: Search) -> Menu:
    """Room for the actions of the last state on the path; as it is large, it is made once and filled anew."""
    while len(q.menus) <= q.depth:
        q.menus.append(Menu())
    menu: Menu = q.menus[q.depth]
    return menu


def try_all(q: Search, s: State, alpha: i64, choosy: int) -> i64:
    """The best over all sensible actions; the last ones on the menu are ends of phases. If it is `choosy`, a forecast
    tells first which sources are useless here."""
    menu: Menu = menu_at(q)
    n = list_legal(s, menu)
    if choosy:
        leave_out(q, s, menu, n, alpha)
    done = q.last_done
    moment = q.moment
    useless: i64 = q.useless
    best: i64 = NO_VALUE
    value: i64 = 0
    for i in range(n):
        # the end of the phase stands first on the menu and comes last
        action = menu.action[(i + 1) % n] if s.step == AT_LARGE else menu.action[i]
        if useless and is_left_out(q, s, action):
            value = q.without[source_of(s, action)]
            if value > best:
                best = value
            continue
        if not is_sensible(q, s, action):
            continue
        after: State = step_into(q, s, action)
        # with what is more than points, more may be gained than was told
        q.useless = useless if s.step != AT_LARGE and adds_points(action) and is_pure(q, action) else 0
        value = visit(q, after, alpha)
        q.useless = useless
        step_back(q, s, action, done, moment)
        if value > best:
            best = value
            if best > alpha:
                alpha = best
        if q.stopped:
            return best if best > alpha else alpha
    return best


def begin_plan(q: Search, s: State, target: i64) -> None:
    """Finish the plan from a state with a known best; it may lead once more through states of the path."""
    held: Any = q.open
    cut = q.cut
    q.open = q.spare
    finish_plan(q, s, target)
    q.open = held
    q.cut = cut


def finish_plan(q: Search, s: State, target: i64) -> bool:
    """Follow what is remembered to an end of that value, and keep the plan."""
    if s.step == OVER:
        if final_value(q, s) != target:
            return False
        keep_best(q, target)
        return True
    if not q.readies_known or s.step != AT_LARGE:
        return follow(q, s, target)
    key: object = remember_state(q, s)
    if leads_back(q, key):
        return False
    outer = open_state(q, key)
    found = follow(q, s, target)
    close_state(q, key, outer)
    return found


def follow(q: Search, s: State, target: i64) -> bool:
    """The same from the next state on."""
    menu: Menu = menu_at(q)
    n = list_legal(s, menu)
    done = q.last_done
    moment = q.moment
    for i in range(n):
        action = menu.action[(i + 1) % n] if s.step == AT_LARGE else menu.action[i]
        if q.stopped or not is_sensible(q, s, action):
            continue
        after: State = step_into(q, s, action)
        found = reaches(q, after, target) and finish_plan(q, after, target)
        step_back(q, s, action, done, moment)
        if found:
            return True
    return False


def reaches(q: Search, s: State, target: i64) -> bool:
    """Has this state an end of that value, which is the best there is?"""
    value: i64 = 0
    if s.step == AT_LARGE:
        known: Any = q.table.get(remember_state(q, s))
        if known is not None:
            value = known
            return gained(q, s) + (value >> 2) >= target and (value & 3) == FOUND
    elif s.step == OVER:
        return final_value(q, s) == target
    # not remembered: only a search can tell
    return visit(q, s, target - 1) >= target


def begin_path(q: Search, s: State) -> None:
    """Nothing is done yet. What was committed to an attack or block before the search began may be anything."""
    q.depth = 0
    q.commits = s.committed
    for k in range(s.committed if s.committed < COMMITS else COMMITS):
        q.pure[k] = 0
        q.tame[k] = 0
    q.readied = 0
    q.last_done = 0
    q.useless = 0


def solve_from(q: Search, s: State, alpha: i64) -> i64:
    """Search a state: its best value if that is above `alpha`, else no less than that. The plan is `best_path`."""
    spared: i64 = bar_modes(q, s, alpha)
    learn(q, s)
    learn_moments(q, s, 1)
    match_cards(q, s)
    begin_path(q, s)
    value: i64 = visit(q, s, alpha)
    return value if value > spared else spared


def bar_modes(q: Search, s: State, alpha: i64) -> i64:
    """Leave out what costs a Wound, to the Hero or to the Unit that does it, if no plan better than `alpha` can
    afford that. Returns the most that a plan with it is worth; what was learnt with other modes is forgotten where it
    does not hold."""
    most: i64 = NO_VALUE
    cost: i64 = 0
    changed = False
    opened = False
    for mode in range(s.book.modes):
        cost = q.weight_wounds * s.book.mode_wounds[mode]
        if s.book.mode_wound_unit[mode]:
            cost += q.weight_wounded * s.book.unit_level[s.book.source_unit[s.book.mode_source[mode]]]
        barred = 1 if cost > 0 and q.ceiling - cost <= alpha else 0
        if barred and q.ceiling - cost > most:
            most = q.ceiling - cost
        changed = changed or barred != q.barred[mode]
        opened = opened or barred < q.barred[mode]
        q.barred[mode] = barred
    if opened:
        q.table.clear()
    if changed:
        q.forecasts.clear()
        q.forecast_room = q.forecast_most if q.forecast_room else 0
    return most


def trace(q: Search, s: State, target: i64) -> bool:
    """Find the plan of a value known to be the best of this state."""
    q.moment = 0
    begin_path(q, s)
    q.best = target - 1
    return finish_plan(q, s, target)


def outlook_of(q: Search, s: State) -> i64:
    """No plan from this state ends with more."""
    bar_modes(q, s, NO_VALUE)
    learn(q, s)
    learn_moments(q, s, 1)
    begin_path(q, s)
    return gained(q, s) + best_outlook(q, s, NO_VALUE)


# ------------------------------------------------------------------ states of chance
def gather_frontier(q: Search, s: State) -> None:
    """All states, each once, in which a token is drawn or the combat is over: (state, path) in `found`."""
    if s.step == OVER or s.step == NAME_TOKEN or s.step == NAME_DIE:
        path: list[int] = []
        for i in range(q.depth):
            path.append(q.path[i])
        q.found.append((s.copy(), path))
        return
    if q.stopped or q.depth >= PATH_ROOM - 2 or q.commits >= COMMITS - 2:
        return
    if s.step == AT_LARGE:
        ask_watch(q)
        key: object = (remember_state(q, s), gained(q, s))
        if key in q.table:
            return
        q.table[key] = 1
    if (s.step == AIM or s.step == PARRY) and is_hopeless(q, s):
        return
    menu: Menu = menu_at(q)
    n = list_legal(s, menu)
    done = q.last_done
    moment = q.moment
    for i in range(n):
        if is_sensible(q, s, menu.action[i]):
            after: State = step_into(q, s, menu.action[i])
            gather_frontier(q, after)
            step_back(q, s, menu.action[i], done, moment)


def frontier(q: Search, s: State) -> None:
    """From here to every draw."""
    bar_modes(q, s, NO_VALUE)
    learn(q, s)
    learn_moments(q, s, 0)
    match_cards(q, s)
    begin_path(q, s)
    gather_frontier(q, s)


def chance_ahead(s: State) -> bool:
    """Will something be drawn or rolled, if the fight goes on?"""
    if s.step == OVER:
        return False
    if s.step == NAME_TOKEN or s.step == NAME_DIE:
        return True
    if s.phase > RANGED_PHASE:
        return False
    for e in range(s.enemies):
        if alive(s, e):
            for i in range(s.book.token_attacks[s.token[e]]):
                if s.book.token_summon[s.token[e]][i] and s.book.known[e][i] == 0:
                    return True
    return False
