"""Attacks (phases 1.1 and 1.4): grouping enemies, totals and Armor, Defend, what a successful attack does."""

from __future__ import annotations

from warlore.knight.rules.actions import (
    AIM_FIRST,
    ALREADY_TARGETED,
    CANNOT_BE_CHOSEN,
    DOUBLY_FORTIFIED,
    HAS_NO_ARMOR,
    HURT_BEFORE,
    LEADER_ONCE_A_PHASE,
    LEGAL,
    NO_SUCH_RIGHT,
    NOT_AGAINST_ITSELF,
    NOT_IN_RISING_ORDER,
    NOT_IN_THE_COMBAT,
    NOT_IN_THIS_PHASE,
    NOT_NOW,
    NOTHING_TO_ATTACK_WITH,
    ONLY_SIEGE_ATTACKS,
    PLAY_SOMETHING_FIRST,
)
from warlore.knight.rules.effects import add_points, can_affect, clear_points, lower_armor, raise_armor
from warlore.knight.rules.enemies import (
    alive,
    armor_of,
    attack_value,
    attacks_of,
    can_be_attacked,
    element_of,
    is_summon,
    layers,
    leader_level,
    resistances,
    token_armor,
    with_both,
)
from warlore.knight.rules.sources import any_sideways, group_layers, why_not_use
from warlore.knight.rules.state import (
    AIM,
    ALIVE,
    ARMOR_CHANGED,
    AT_LARGE,
    ATTACK_DECLARED,
    ATTACK_FAILED,
    ATTACK_TOTALLED,
    BLAST,
    DEFEATED,
    DEFENDED,
    EFFICIENT,
    GAVE,
    GUARDED,
    HALVED,
    LEVELS_REMOVED,
    MATCH,
    ONLY_SIEGE,
    TARGETED,
    State,
    points_of,
    tell,
)
from warlore.knight.rules.tables import (
    ARMOR_MINUS,
    ATTACK,
    ATTACK_PHASE,
    BONUSES,
    COLD_FIRE,
    ELEMENTS,
    FAME,
    FAME_PER_LEVEL,
    HOOKS,
    LEADER,
    LIST_ATTACK,
    LIST_RANGED,
    MAX_ATTACKS,
    MOVE_TO_ATTACK,
    MOVE_TO_RANGED,
    NOBODY,
    NOTHING,
    PER_DEFEATED,
    RANGED,
    RANGED_PHASE,
    RESISTS,
    SIEGE,
    WHEN_UNHURT,
)
from warlore.knight.rules.wounds import change_reputation, defeat, gain_fame


# ------------------------------------------------------------------ means of attack
def is_attack_phase(s: State) -> bool:
    """Phases 1.1 and 1.4."""
    return s.phase == RANGED_PHASE or s.phase == ATTACK_PHASE


def attack_list(s: State) -> int:
    """The list of modes that can be part of an attack now."""
    return LIST_ATTACK if s.phase == ATTACK_PHASE or s.all_siege else LIST_RANGED


def why_not_bonus(s: State, place: int) -> int:
    """Attack points earned before, in the Attack phase; some only if no Wound was taken."""
    if s.step != AIM or s.phase != ATTACK_PHASE:
        return NOT_NOW
    if s.bonus[place] == 0:
        return NO_SUCH_RIGHT
    if s.book.part_when[s.bonus[place] - 1] == WHEN_UNHURT and s.hero_wounds > 0:
        return HURT_BEFORE
    return LEGAL


def why_not_possessed(s: State) -> int:
    """Q35: the attacks of a possessed enemy, against others only."""
    if s.step != AIM or s.phase != ATTACK_PHASE:
        return NOT_NOW
    if not has_possessed(s):
        return NO_SUCH_RIGHT
    return NOT_AGAINST_ITSELF if (s.group >> s.possessed) & 1 else LEGAL


def has_possessed(s: State) -> bool:
    """Q35: is there an attack taken over, still to be used? It stays when its enemy is defeated."""
    if s.possessed == NOBODY:
        return False
    for attack in range(s.possessed * MAX_ATTACKS, s.possessed * MAX_ATTACKS + attacks_of(s, s.possessed)):
        if not is_summon(s, attack) and attack_value(s, attack) > 0:
            return True
    return False


def other_means(s: State) -> bool:
    """Points for an attack that come from no list: converted, earned, sideways."""
    if (s.rights >> MOVE_TO_RANGED) & 1 and s.move >= 2:
        return True
    if (s.rights >> MOVE_TO_ATTACK) & 1 and s.move >= 1 and (s.phase == ATTACK_PHASE or s.all_siege):
        return True
    if s.phase != ATTACK_PHASE:
        return False
    for place in range(BONUSES):
        if s.bonus[place] and (s.book.part_when[s.bonus[place] - 1] != WHEN_UNHURT or s.hero_wounds == 0):
            return True
    return any_sideways(s)


def best_means(s: State) -> int:
    """What there is to attack with: 0 nothing, 1 something, 2 a Siege Attack, 3 what removes fortification."""
    best = 0
    if other_means(s):
        best = 2 if s.all_siege else 1
    which = attack_list(s)
    for i in range(s.book.list_size[which]):
        mode = s.book.listed[which][i]
        if why_not_use(s, mode) == LEGAL:
            means = 1
            if s.all_siege or (s.book.mode_points[mode] >> SIEGE) & 1:
                means = 2
            if s.book.mode_opens[mode]:
                return 3
            if means > best:
                best = means
    return best


# ------------------------------------------------------------------ the group
def why_not_join(s: State, e: int) -> int:
    """R12, R24: is this an enemy for the group?"""
    if s.step != AT_LARGE and s.step != AIM:
        return NOT_NOW
    if not is_attack_phase(s):
        return NOT_IN_THIS_PHASE
    if e >= s.enemies or not alive(s, e):
        return NOT_IN_THE_COMBAT
    if not can_be_attacked(s, e):
        return HAS_NO_ARMOR
    if (s.group >> e) & 1:
        return ALREADY_TARGETED
    if e == s.lender:
        return NOT_AGAINST_ITSELF
    if s.book.enemy_role[e] == LEADER and s.leader_attacked:
        return LEADER_ONCE_A_PHASE
    if s.ordered and (s.group >> e) != 0:
        return NOT_IN_RISING_ORDER
    if s.step == AIM and s.committed > 0 and s.ordered:
        return NOT_IN_RISING_ORDER
    return LEGAL


def why_not_target(s: State, e: int) -> int:
    """R12, R14, R24: may this enemy be put into the group?"""
    reason = why_not_join(s, e)
    return why_not_reach(s, e, means_now(s)) if reason == LEGAL else reason


def means_now(s: State) -> int:
    """What could reach another target; once something is put on the attack, that matters only in phase 1.1."""
    return best_means(s) if s.committed == 0 or s.phase == RANGED_PHASE else 1


def why_not_reach(s: State, e: int, means: int) -> int:
    """R14, S1: is there anything that could reach it? A group begun may be joined by the no better fortified. Q35,
    Q36: there must be something to put on the attack, and a possessed enemy's attack is nothing against itself."""
    if means == 0 and s.committed == 0:
        if s.phase != ATTACK_PHASE or not has_possessed(s):
            return NOTHING_TO_ATTACK_WITH
        return NOT_AGAINST_ITSELF if e == s.possessed else LEGAL
    if s.phase != RANGED_PHASE:
        return LEGAL
    most = layers(s, e)
    if most == 0 or (s.step == AIM and most <= group_layers(s)):
        return LEGAL
    if most >= 2 and means < 3:
        return DOUBLY_FORTIFIED
    return ONLY_SIEGE_ATTACKS if means < 2 else LEGAL


def target(s: State, e: int) -> None:
    """R12, R24: put an enemy into the group."""
    s.step = AIM
    s.group |= 1 << e
    tell(s, TARGETED, e, 0, 0)


# ------------------------------------------------------------------ totals
def with_leader(s: State) -> bool:
    """Is the Leader in the group?"""
    return s.book.leader != NOBODY and ((s.group >> s.book.leader) & 1) != 0


def group_resistances(s: State, levels: int) -> int:
    """Q12: what any member resists, the Leader's levels included; BOTH if one member resists Fire and Ice."""
    resist = 0
    for e in range(s.enemies):
        if (s.group >> e) & 1:
            if e == s.book.leader:
                for level in range(leader_level(s) - levels + 1, leader_level(s) + 1):
                    resist |= with_both(s.book.token_resist[s.book.leader_token[level]])
            else:
                resist |= with_both(resistances(s, e))
    return resist


def group_armor(s: State, levels: int) -> int:
    """R13: the sum of the Armors, the Leader's levels included (Q8)."""
    armor = 0
    for e in range(s.enemies):
        if (s.group >> e) & 1:
            if e == s.book.leader:
                for level in range(leader_level(s) - levels + 1, leader_level(s) + 1):
                    armor += token_armor(s, e, s.book.leader_token[level])
            else:
                armor += armor_of(s, e)
    return armor


def counts(s: State, kind: int, fortified: int) -> bool:
    """R14, R25: does this kind of attack count in this phase against this group?"""
    if s.phase == ATTACK_PHASE:
        return True
    if fortified >= 2:
        return False
    return kind == SIEGE or s.all_siege != 0 or (kind == RANGED and fortified == 0)


def element_total(s: State, element: int, fortified: int) -> int:
    """The points of one element that count."""
    total = 0
    for kind in range(ATTACK, SIEGE + 1):
        if counts(s, kind, fortified):
            if s.all_cold:
                if element == COLD_FIRE:
                    for other in range(ELEMENTS):
                        total += s.points[points_of(kind, other)]
            else:
                total += s.points[points_of(kind, element)]
    if s.all_cold and element == COLD_FIRE and total > 0:
        total -= s.toxin
    return total


def total_against(s: State, resist: int) -> int:
    """R15, R46–R49: efficient points in full, the sum of the inefficient ones halved."""
    fortified = group_layers(s) if s.phase == RANGED_PHASE else 0
    full = 0
    inefficient = 0
    for element in range(ELEMENTS):
        points = element_total(s, element, fortified)
        if resist & RESISTS[element]:
            inefficient += points
        else:
            full += points
    return full + inefficient // 2


def attack_total(s: State) -> int:
    """What the attack being made counts now."""
    return total_against(s, group_resistances(s, 1))


def attack_needed(s: State) -> int:
    """What it must reach now; Defends not yet given are not counted."""
    return group_armor(s, 1)


def tell_total(s: State, resist: int, total: int, needed: int) -> None:
    """Say how the total comes about."""
    if s.events is None:
        return
    fortified = group_layers(s) if s.phase == RANGED_PHASE else 0
    inefficient = 0
    which = 0
    for element in range(ELEMENTS):
        points = element_total(s, element, fortified)
        if points > 0:
            if resist & RESISTS[element]:
                inefficient += points
                which |= 1 << element
            else:
                tell(s, EFFICIENT, element, points, resist)
    if inefficient > 0:
        tell(s, HALVED, inefficient, inefficient // 2, which)
    if fortified > 0:
        lost = 0
        for element in range(ELEMENTS):
            lost += s.points[points_of(RANGED, element)]
        if lost > 0:
            tell(s, ONLY_SIEGE, lost, fortified, 0)
    tell(s, ATTACK_TOTALLED, total, needed, 0)


# ------------------------------------------------------------------ declaring
def why_not_declare_attack(s: State) -> int:
    """Q36: with nothing on it, it is no attack."""
    if s.step != AIM:
        return AIM_FIRST
    return PLAY_SOMETHING_FIRST if s.committed == 0 and not s.book.bare_declares else LEGAL


def unspent_defends(s: State) -> int:
    """Q2: living enemies whose Defend was not used, as bits."""
    found = 0
    for e in range(s.enemies):
        if alive(s, e) and not s.mark[e] & GAVE and s.book.token_defend[s.token[e]] > 0:
            found |= 1 << e
    return found


def unguarded(s: State) -> int:
    """Q2: targets without a Defend bonus, as bits."""
    found = 0
    for e in range(s.enemies):
        if (s.group >> e) & 1 and not s.mark[e] & GUARDED:
            found |= 1 << e
    return found


def how_many(bits: int) -> int:
    """The number of enemies in a set."""
    n = 0
    while bits > 0:
        n += bits & 1
        bits >>= 1
    return n


def lowest(bits: int) -> int:
    """The first enemy of a set that is not empty."""
    e = 0
    while not (bits >> e) & 1:
        e += 1
    return e


def why_not_guard(s: State, giver: int, e: int) -> int:
    """Q2: may this Defend protect that target? One after the other: targets if they are fewer, else givers."""
    if s.step != MATCH:
        return NOT_NOW
    givers = unspent_defends(s)
    targets = unguarded(s)
    if not (givers >> giver) & 1 or not (targets >> e) & 1:
        return CANNOT_BE_CHOSEN
    if how_many(givers) > how_many(targets):
        return LEGAL if e == lowest(targets) else CANNOT_BE_CHOSEN
    return LEGAL if giver == lowest(givers) else CANNOT_BE_CHOSEN


def give_defend(s: State, giver: int, e: int) -> None:
    """R52, R53, Q2: to the end of the combat."""
    s.mark[giver] |= GAVE
    s.mark[e] |= GUARDED
    bonus = s.book.token_defend[s.token[giver]]
    raise_armor(s, e, bonus)
    tell(s, DEFENDED, giver, e, bonus)
    tell(s, ARMOR_CHANGED, e, bonus, armor_of(s, e))


def declare_attack(s: State) -> None:
    """The attack is declared: first Defend, then the comparison."""
    tell(s, ATTACK_DECLARED, s.group, 0, 0)
    if with_leader(s):
        s.leader_attacked = 1
    match_defends(s)


def match_defends(s: State) -> None:
    """Q2: give what leaves no choice; else ask."""
    while True:
        givers = unspent_defends(s)
        targets = unguarded(s)
        if givers == 0 or targets == 0:
            break
        if how_many(givers) > 1 or how_many(targets) > 1:
            s.step = MATCH
            return
        give_defend(s, lowest(givers), lowest(targets))
    resolve_attack(s)


def guard_and_go_on(s: State, giver: int, e: int) -> None:
    """The attacker matched a Defend."""
    give_defend(s, giver, e)
    match_defends(s)


# ------------------------------------------------------------------ the result
def levels_paid(s: State) -> int:
    """Q8: how many of the Leader's levels the attack removes; 0 if it fails."""
    most = leader_level(s) if s.book.overkill else 1
    for i in range(most):
        levels = most - i
        if total_against(s, group_resistances(s, levels)) >= group_armor(s, levels):
            return levels
    return 0


def remove_levels(s: State, levels: int) -> None:
    """Q8, R26: 3 Fame each; at level 0 the Leader is defeated."""
    s.levels_removed += levels
    s.fame += levels * FAME_PER_LEVEL
    tell(s, LEVELS_REMOVED, levels, levels * FAME_PER_LEVEL, leader_level(s))
    if leader_level(s) == 0:
        s.mark[s.book.leader] = (s.mark[s.book.leader] & ~ALIVE) | DEFEATED


def resolve_attack(s: State) -> None:
    """R13, S2: at least the Armor defeats the group; less does nothing."""
    levels = 1
    if with_leader(s):
        levels = levels_paid(s)
        if levels == 0:
            levels = -1
    shown = levels if levels > 0 else 1
    total = total_against(s, group_resistances(s, shown))
    needed = group_armor(s, shown)
    tell_total(s, group_resistances(s, shown), total, needed)
    if total < needed or levels < 0:
        tell(s, ATTACK_FAILED, total, needed, 0)
    else:
        win_attack(s, levels)
    end_attack(s)


def win_attack(s: State, levels: int) -> None:
    """Every member of the group is defeated."""
    for e in range(s.enemies):
        if (s.group >> e) & 1:
            if e == s.book.leader:
                remove_levels(s, levels)
                if leader_level(s) > 0:
                    continue
            else:
                defeat(s, e)
            s.killed += 1
    if s.killed > 0:
        after_kills(s)


def after_kills(s: State) -> None:
    """What some cards give for each enemy defeated with their help."""
    for i in range(HOOKS):
        if s.hooks[i] == 0:
            return
        part = s.hooks[i] - 1
        if s.book.part_per[part] != PER_DEFEATED:
            continue
        amount = s.book.part_value[part] * s.killed
        if s.book.part_kind[part] == ARMOR_MINUS:
            s.blast += amount
            s.blast_mode = part
        elif s.book.part_kind[part] == FAME:
            gain_fame(s, amount)
        else:
            change_reputation(s, amount)


def end_attack(s: State) -> None:
    """Unused points are lost (S2)."""
    clear_points(s)
    s.step = AT_LARGE
    go_on_blasting(s)


# ------------------------------------------------------------------ explosions
def why_not_blast(s: State, e: int) -> int:
    """Another enemy loses Armor for each one defeated."""
    if s.step != BLAST:
        return NOT_NOW
    if e >= s.enemies or not alive(s, e) or not can_affect(s, s.blast_mode, e):
        return CANNOT_BE_CHOSEN
    return LEGAL


def go_on_blasting(s: State) -> None:
    """Ask whom the next point hits; with one possible target it is hit by all."""
    while s.blast > 0:
        found = NOBODY
        several = False
        for e in range(s.enemies):
            if alive(s, e) and can_affect(s, s.blast_mode, e):
                several = found != NOBODY
                if found == NOBODY:
                    found = e
                else:
                    break
        if several:
            s.step = BLAST
            return
        if found == NOBODY:
            s.blast = 0
        else:
            lower_armor(s, found, s.blast)
            s.blast = 0
    s.blast_mode = NOTHING
    s.step = AT_LARGE


def blast(s: State, e: int) -> None:
    """One point."""
    s.blast -= 1
    lower_armor(s, e, 1)
    go_on_blasting(s)


# ------------------------------------------------------------------ other points
def use_bonus(s: State, place: int) -> None:
    """Points earned before."""
    part = s.bonus[place] - 1
    s.bonus[place] = 0
    s.committed += 1
    add_points(s, s.book.part_kind[part], s.book.part_element[part], s.book.part_value[part])


def use_possessed(s: State) -> None:
    """Q35: each attack of the possessed enemy, with its element."""
    e = s.possessed
    for attack in range(e * MAX_ATTACKS, e * MAX_ATTACKS + attacks_of(s, e)):
        if not is_summon(s, attack):
            add_points(s, ATTACK, element_of(s, attack), attack_value(s, attack))
    s.committed += 1
    s.lender = e
    s.possessed = NOBODY
