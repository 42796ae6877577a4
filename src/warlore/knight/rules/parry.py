"""The Block phase (1.2): one attack at a time, Cumbersome, and what a successful Block sets off."""

from __future__ import annotations

from warlore.knight.rules.actions import (
    ALREADY_BLOCKED,
    ALREADY_TRIED,
    BLOCK_FIRST,
    DOES_NOT_ATTACK_NOW,
    IS_IMMUNE,
    IT_SUMMONS,
    LEGAL,
    NEEDS_INFLUENCE_POINTS,
    NEEDS_MOVE,
    NO_SUCH_RIGHT,
    NOT_CUMBERSOME,
    NOT_IN_THE_COMBAT,
    NOT_IN_THIS_PHASE,
    NOT_NOW,
    NOTHING_TO_BLOCK_WITH,
    ONLY_SIEGE_ATTACKS,
    PLAY_SOMETHING_FIRST,
)
from warlore.knight.rules.effects import (
    add_points,
    affect_if_possible,
    can_affect,
    clear_points,
    earn_bonus,
    lower_armor,
    prevent,
    reduce_attack,
)
from warlore.knight.rules.enemies import (
    abilities_of,
    alive,
    attack_value,
    attacks_of,
    block_needed,
    element_of,
    has_summoned,
    immune,
    is_summon,
)
from warlore.knight.rules.sources import any_sideways, group_layers, why_not_use
from warlore.knight.rules.state import (
    AIM,
    AT_LARGE,
    ATTACK_BLOCKED,
    BLOCK_DECLARED,
    BLOCK_EFFICIENT,
    BLOCK_FAILED,
    BLOCK_HALVED,
    BLOCKED,
    MOVE_SPENT,
    PARRY,
    POINTS_CONVERTED,
    PREVENTED,
    TRIED,
    State,
    points_of,
    tell,
)
from warlore.knight.rules.tables import (
    ATTACK,
    BLOCK,
    BLOCK_PHASE,
    COLD_FIRE,
    CONVERSIONS,
    CONVERT_ELEMENT,
    CONVERT_KIND,
    CONVERT_PRICE,
    CUMBERSOME,
    ELEMENTS,
    FIRE,
    HOOKS,
    ICE,
    INFLUENCE_TO_BLOCK,
    LIST_BLOCK,
    MAX_ATTACKS,
    PER_EXCESS,
    PHYSICAL,
    RANGED_PHASE,
    SIEGE,
    WHEN_BLOCKED,
)


# ------------------------------------------------------------------ efficiency
def block_is_efficient(block: int, attack: int) -> bool:
    """R56–R59: a Block's element against an attack's."""
    if attack == PHYSICAL or block == COLD_FIRE:
        return True
    return (attack == FIRE and block == ICE) or (attack == ICE and block == FIRE)


def block_total(s: State) -> int:
    """R60: what the Block being made counts now."""
    element = element_of(s, s.aimed)
    full = 0
    inefficient = 0
    for block in range(ELEMENTS):
        points = s.points[points_of(BLOCK, block)]
        if block_is_efficient(block, element):
            full += points
        else:
            inefficient += points
    return full + inefficient // 2


def tell_block(s: State) -> None:
    """Say how the Block's total comes about."""
    if s.events is None:
        return
    element = element_of(s, s.aimed)
    inefficient = 0
    for block in range(ELEMENTS):
        points = s.points[points_of(BLOCK, block)]
        if points > 0:
            if block_is_efficient(block, element):
                tell(s, BLOCK_EFFICIENT, block, element, points)
            else:
                inefficient += points
    if inefficient > 0:
        tell(s, BLOCK_HALVED, inefficient, inefficient // 2, element)


# ------------------------------------------------------------------ blocking
def why_not_touch(s: State, attack: int) -> int:
    """Is this an attack that can still be blocked?"""
    e = attack // MAX_ATTACKS
    if s.phase != BLOCK_PHASE:
        return NOT_IN_THIS_PHASE
    if e >= s.enemies or not alive(s, e) or attack % MAX_ATTACKS >= attacks_of(s, e):
        return NOT_IN_THE_COMBAT
    if is_summon(s, attack):
        return IT_SUMMONS
    if s.mark[e] & PREVENTED:
        return DOES_NOT_ATTACK_NOW
    if s.fate[attack] & BLOCKED:
        return ALREADY_BLOCKED
    return LEGAL


def can_parry(s: State) -> bool:
    """Is there anything to block with?"""
    if s.influence > 0 and s.rights >> INFLUENCE_TO_BLOCK:
        return True
    for i in range(s.book.list_size[LIST_BLOCK]):
        if why_not_use(s, s.book.listed[LIST_BLOCK][i]) == LEGAL:
            return True
    return any_sideways(s)


def why_not_block(s: State, attack: int) -> int:
    """R17, R18: choose one attack to block; each once."""
    if s.step != AT_LARGE:
        return NOT_NOW
    reason = why_not_touch(s, attack)
    if reason != LEGAL:
        return reason
    if s.fate[attack] & TRIED:
        return ALREADY_TRIED
    return LEGAL if can_parry(s) else NOTHING_TO_BLOCK_WITH


def block(s: State, attack: int) -> None:
    """This attack is to be blocked."""
    s.step = PARRY
    s.aimed = attack
    tell(s, BLOCK_DECLARED, attack, attack_value(s, attack), block_needed(s, attack))


def why_not_declare_block(s: State) -> int:
    """Q36: with nothing put to it, it is no block."""
    return PLAY_SOMETHING_FIRST if s.committed == 0 and not s.book.bare_declares else LEGAL


def declare_block(s: State) -> None:
    """R32, R60, S3: enough stops the attack, less does nothing."""
    attack = s.aimed
    total = block_total(s)
    needed = block_needed(s, attack)
    tell_block(s)
    s.fate[attack] |= TRIED
    if total >= needed:
        s.fate[attack] |= BLOCKED
        tell(s, ATTACK_BLOCKED, attack, total, needed)
        after_block(s, attack // MAX_ATTACKS, total - needed)
    else:
        tell(s, BLOCK_FAILED, attack, total, needed)
    clear_points(s)
    s.step = AT_LARGE


def after_block(s: State, e: int, excess: int) -> None:
    """What a card does when its Block was part of a successful one."""
    for i in range(HOOKS):
        if s.hooks[i] == 0:
            return
        part = s.hooks[i] - 1
        if s.book.part_when[part] != WHEN_BLOCKED:
            continue
        if s.book.part_kind[part] <= SIEGE:
            earn_bonus(s, part)
        elif s.book.part_per[part] == PER_EXCESS:
            if can_affect(s, part, e) and excess > 0:
                lower_armor(s, e, s.book.part_value[part] * excess)
        elif alive(s, e):
            affect_if_possible(s, part, e)


# ------------------------------------------------------------------ Cumbersome
def why_not_slow(s: State, attack: int) -> int:
    """R37, R38: Move points against an attack of a Cumbersome enemy."""
    if s.step != AT_LARGE:
        return NOT_NOW
    reason = why_not_touch(s, attack)
    if reason != LEGAL:
        return reason
    if not abilities_of(s, attack) & CUMBERSOME:
        return NOT_CUMBERSOME
    return LEGAL if s.move > 0 else NEEDS_MOVE


def slow(s: State, attack: int) -> None:
    """R37: one point for one."""
    s.move -= 1
    tell(s, MOVE_SPENT, 1, s.move, 0)
    reduce_attack(s, attack, 1)


# ------------------------------------------------------------------ other uses of points
def why_not_convert(s: State, way: int) -> int:
    """Points of Move or Influence as Attack or Block."""
    if way >= CONVERSIONS or not (s.rights >> way) & 1:
        return NO_SUCH_RIGHT
    if way >= INFLUENCE_TO_BLOCK:
        if s.step != PARRY:
            return BLOCK_FIRST
        return LEGAL if s.influence >= CONVERT_PRICE[way] else NEEDS_INFLUENCE_POINTS
    if s.step != AIM:
        return NOT_NOW
    if s.phase == RANGED_PHASE and not s.all_siege:
        if CONVERT_KIND[way] == ATTACK:
            return NOT_IN_THIS_PHASE
        if group_layers(s) > 0:
            return ONLY_SIEGE_ATTACKS
    return LEGAL if s.move >= CONVERT_PRICE[way] else NEEDS_MOVE


def convert(s: State, way: int) -> None:
    """One point of Attack or Block."""
    if way >= INFLUENCE_TO_BLOCK:
        s.influence -= CONVERT_PRICE[way]
        tell(s, POINTS_CONVERTED, way, CONVERT_PRICE[way], s.influence)
    else:
        s.move -= CONVERT_PRICE[way]
        tell(s, POINTS_CONVERTED, way, CONVERT_PRICE[way], s.move)
    s.committed += 1
    add_points(s, CONVERT_KIND[way], CONVERT_ELEMENT[way], 1)


def why_not_spare(s: State, e: int) -> int:
    """Wings of Night: another enemy does not attack, each for one Move point more than the last."""
    if s.step != AT_LARGE or (s.phase != BLOCK_PHASE and s.phase != RANGED_PHASE):
        return NOT_NOW
    if s.wings == 0:
        return NO_SUCH_RIGHT
    if e >= s.enemies or not alive(s, e) or has_summoned(s, e):
        return NOT_IN_THE_COMBAT
    if s.mark[e] & PREVENTED:
        return DOES_NOT_ATTACK_NOW
    if immune(s, e, 0):
        return IS_IMMUNE
    return LEGAL if s.move >= s.wings else NEEDS_MOVE


def spare(s: State, e: int) -> None:
    """Pay, and it does not attack."""
    s.move -= s.wings
    tell(s, MOVE_SPENT, s.wings, s.move, 0)
    s.wings += 1
    prevent(s, e)
