"""Assigning damage (1.3, flow chart F1–F11): one attack at a time, Units first, the rest to the Hero."""

from __future__ import annotations

from warlore.knight.rules.actions import (
    ASSIGN_THE_REST_FIRST,
    DAMAGE_ALREADY_ASSIGNED,
    DOES_NOT_ATTACK_NOW,
    LEGAL,
    MUST_HIT_THAT_UNIT,
    NEEDS_A_BRIBE,
    NO_SUCH_ACTION,
    NOT_IN_THE_COMBAT,
    NOT_IN_THIS_PHASE,
    NOT_NOW,
    NOT_THE_COMPANION,
    ONLY_TO_THE_HERO,
    UNIT_IS_DESTROYED,
    UNIT_IS_WOUNDED,
    UNIT_RESISTED_BEFORE,
    UNITS_ARE_SAFE,
    UNITS_MAY_NOT_FIGHT,
)
from warlore.knight.rules.effects import raise_armor
from warlore.knight.rules.enemies import (
    abilities_of,
    alive,
    armor_of,
    attack_value,
    attacks_now,
    attacks_of,
    damage_of,
    element_of,
    only_hits_hero,
)
from warlore.knight.rules.state import (
    AT_LARGE,
    BLOCKED,
    BRIBED,
    DAMAGE_BEGINS,
    DESTROYED,
    HERO_WOUNDED,
    HURT,
    INFLUENCE_PAID,
    POISONED,
    PREVENTED,
    RESISTED,
    SUFFERED,
    UNIT_DESTROYED,
    UNIT_RESISTS,
    UNIT_SHIFT,
    UNIT_WOUNDED,
    VAMPIRE_GROWS,
    WOUND_IGNORED,
    State,
    tell,
)
from warlore.knight.rules.tables import (
    COLD_FIRE,
    DAMAGE_PHASE,
    MAX_ATTACKS,
    NO_UNITS,
    NOTHING,
    ONE_UNIT,
    PARALYZE,
    POISON,
    RESIST_FIRE,
    RESIST_ICE,
    RESISTS,
    VAMPIRIC,
)
from warlore.knight.rules.wounds import check_knock_out, paralyze_hero


# ------------------------------------------------------------------ Units
def unit_resists(s: State, unit: int, element: int) -> bool:
    """R81–R84: Cold Fire needs Fire and Ice Resistance together, which resist any elemental attack."""
    resist = s.book.unit_resist[unit] | s.unit_resist[unit]
    if element == COLD_FIRE:
        return (resist & (RESIST_FIRE | RESIST_ICE)) == (RESIST_FIRE | RESIST_ICE)
    return (resist & RESISTS[element]) != 0


def bound_unit(s: State, attack: int) -> int:
    """The Unit that must take this attack's damage first, or NOTHING."""
    return (s.fate[attack] >> UNIT_SHIFT) - 1


def bribe_price(s: State, unit: int) -> int:
    """R76, Q4: Influence still to be paid before damage goes to this Unit."""
    return 0 if s.unit_mark[unit] & BRIBED else s.book.unit_damage[unit]


def why_not_endure(s: State, unit: int) -> int:
    """F1, F4, R72, R73, R76: can this Unit take damage at all?"""
    if s.unit_mark[unit] & DESTROYED:
        return UNIT_IS_DESTROYED
    if s.book.unit_limit == NO_UNITS:
        return UNITS_MAY_NOT_FIGHT
    if s.book.unit_limit == ONE_UNIT and unit != s.companion:
        return NOT_THE_COMPANION
    if s.unit_wounds[unit] > 0:
        return UNIT_IS_WOUNDED
    if s.unit_mark[unit] & RESISTED:
        return UNIT_RESISTED_BEFORE
    if s.units_safe:
        return UNITS_ARE_SAFE
    return LEGAL if bribe_price(s, unit) <= s.influence else NEEDS_A_BRIBE


def must_hit_unit(s: State, attack: int) -> bool:
    """Its damage is bound to a Unit that can still take it."""
    unit = bound_unit(s, attack)
    return unit != NOTHING and s.suffering == NOTHING and why_not_endure(s, unit) == LEGAL


def why_not_suffer(s: State, attack: int) -> int:
    """R22, R70: one unblocked attack at a time."""
    e = attack // MAX_ATTACKS
    if s.phase != DAMAGE_PHASE:
        return NOT_IN_THIS_PHASE
    if s.step != AT_LARGE:
        return NOT_NOW
    if e >= s.enemies or not alive(s, e) or attack % MAX_ATTACKS >= attacks_of(s, e):
        return NOT_IN_THE_COMBAT
    if s.suffering != NOTHING and s.suffering != attack:
        return ASSIGN_THE_REST_FIRST
    if s.fate[attack] & SUFFERED:
        return DAMAGE_ALREADY_ASSIGNED
    if s.mark[e] & PREVENTED or s.fate[attack] & BLOCKED or not attacks_now(s, attack):
        return DOES_NOT_ATTACK_NOW
    return LEGAL


def why_not_hit_hero(s: State, attack: int) -> int:
    """F9."""
    reason = why_not_suffer(s, attack)
    if reason != LEGAL:
        return reason
    return MUST_HIT_THAT_UNIT if must_hit_unit(s, attack) else LEGAL


def why_not_hit_unit(s: State, unit: int, attack: int) -> int:
    """F1, F2, R77."""
    reason = why_not_suffer(s, attack)
    if reason != LEGAL:
        return reason
    if unit >= s.book.units:
        return NO_SUCH_ACTION
    reason = why_not_endure(s, unit)
    if reason != LEGAL:
        return reason
    if unit == bound_unit(s, attack):
        return LEGAL
    if only_hits_hero(s, attack):
        return ONLY_TO_THE_HERO
    return MUST_HIT_THAT_UNIT if must_hit_unit(s, attack) else LEGAL


# ------------------------------------------------------------------ one attack
def begin_suffering(s: State, attack: int) -> None:
    """The damage of this attack is taken up."""
    if s.suffering == NOTHING:
        s.suffering = attack
        s.damage = damage_of(s, attack)
        tell(s, DAMAGE_BEGINS, attack, attack_value(s, attack), s.damage)


def end_suffering(s: State) -> None:
    """This attack is done."""
    s.fate[s.suffering] |= SUFFERED
    s.suffering = NOTHING
    s.damage = 0


def grow(s: State, attack: int, wounds: int) -> None:
    """R104: a Vampiric enemy gets Armor for Units wounded and Wounds to hand."""
    if wounds > 0 and abilities_of(s, attack) & VAMPIRIC:
        e = attack // MAX_ATTACKS
        raise_armor(s, e, wounds)
        tell(s, VAMPIRE_GROWS, e, wounds, armor_of(s, e))


def wound_unit(s: State, unit: int, attack: int) -> None:
    """F6, F7, Q5."""
    abilities = abilities_of(s, attack)
    s.unit_mark[unit] |= HURT
    if abilities & PARALYZE:
        s.unit_mark[unit] |= DESTROYED
        tell(s, UNIT_DESTROYED, unit, s.damage, 0)
    else:
        s.unit_wounds[unit] = 2 if abilities & POISON else 1
        tell(s, UNIT_WOUNDED, unit, s.unit_wounds[unit], s.damage)
    grow(s, attack, 1)


def hit_this_unit(s: State, unit: int, attack: int) -> None:
    """F3–F8."""
    begin_suffering(s, attack)
    if s.damage == 0:
        end_suffering(s)
        return
    price = bribe_price(s, unit)
    if price > 0:
        s.influence -= price
        s.unit_mark[unit] |= BRIBED
        tell(s, INFLUENCE_PAID, unit, price, s.influence)
    armor = s.book.unit_armor[unit]
    if unit_resists(s, unit, element_of(s, attack)):
        s.damage = s.damage - armor if s.damage > armor else 0
        tell(s, UNIT_RESISTS, unit, armor, s.damage)
        if s.damage == 0:
            s.unit_mark[unit] |= RESISTED
            end_suffering(s)
            return
    s.damage = s.damage - armor if s.damage > armor else 0
    wound_unit(s, unit, attack)
    if s.damage == 0:
        end_suffering(s)


def hit_hero(s: State, attack: int) -> None:
    """F9, F10, R94–R99: as many Wounds as it takes, the next ones ignored by some effects."""
    begin_suffering(s, attack)
    abilities = abilities_of(s, attack)
    armor = s.book.hero_armor
    wounds = (s.damage + armor - 1) // armor
    while wounds > 0 and s.ignore_wounds > 0:
        wounds -= 1
        s.ignore_wounds -= 1
        tell(s, WOUND_IGNORED, s.ignore_wounds, 0, 0)
    s.hero_wounds += wounds
    s.held_wounds += wounds
    tell(s, HERO_WOUNDED, wounds, s.damage, armor)
    if wounds > 0 and abilities & POISON:
        s.poison_wounds += wounds
        tell(s, POISONED, wounds, s.poison_wounds, 0)
    if wounds > 0 and abilities & PARALYZE:
        paralyze_hero(s)
    check_knock_out(s)
    grow(s, attack, wounds)
    end_suffering(s)
