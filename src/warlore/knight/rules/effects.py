"""What parts of a mode do when they happen, each to the target it was given."""

from __future__ import annotations

from warlore.knight.rules.enemies import (
    abilities_of,
    alive,
    armor_of,
    attack_value,
    attacks_now,
    blocked_enemies,
    faced,
    fully_blocked,
    has_summoned,
    icons_of,
    immune,
    immunity,
    layers,
    resistances,
    role,
)
from warlore.knight.rules.state import (
    ALIVE,
    ARMOR_CHANGED,
    ATTACK_BARE,
    BARE,
    BLOCKED,
    BONUS_EARNED,
    DESTROYED,
    DOES_NOT_ATTACK,
    ENEMY_DESTROYED,
    FATE_BITS,
    FORTIFICATION_LOST,
    IMMUNE,
    INFLUENCE_GAINED,
    LOST_RESISTANCE,
    MANA_GAINED,
    MOVE_GAINED,
    POINTS,
    PREVENTED,
    REDUCED,
    REDUCED_TO_ZERO,
    SITE_IGNORED,
    UNIT_READIED,
    UNIT_RESISTANCE_GAINED,
    UNIT_SHIFT,
    UNITS_STRENGTHENED,
    State,
    points_of,
    tell,
)
from warlore.knight.rules.tables import (
    ALL_BECOME,
    ARCANE_IMMUNITY,
    ARMOR_BECOMES,
    ARMOR_MINUS,
    AS_DISCARDED,
    ATTACK,
    ATTACK_MINUS,
    BARE_ATTACK,
    BLOCK,
    BONUSES,
    CARD,
    CARDS_PLUS,
    COLD_FIRE,
    CONVERT,
    DEFENDER,
    DESTROY,
    ELEMENTS,
    FAME,
    GAIN_MANA,
    HIT_THIS_UNIT,
    HOOKS,
    IGNORE_SITE,
    IGNORE_WOUND,
    INFLUENCE,
    LOSE_FORTIFICATION,
    LOSE_RESISTANCE,
    LOST_FORTIFICATION,
    MAX_ATTACKS,
    MOVE,
    NO_ATTACK,
    NOBODY,
    NOT_IMMUNE,
    NOTHING,
    ONLY_BLOCKED,
    ONLY_UNFORTIFIED,
    PER_BLOCKED,
    PER_DEFEATED,
    PER_DISCARDED,
    PER_ENEMY,
    PER_ICON,
    RANGED_PHASE,
    READY_UNIT,
    REPUTATION,
    TO_ALL_ENEMIES,
    TO_OTHER_ENEMIES,
    TO_OTHER_UNITS,
    TO_UNIT,
    UNIT,
    UNIT_RESISTANCE,
    UNITS_PLUS,
    UNITS_SAFE,
    USE_ATTACK,
    WHEN_BLOCKED,
    WHEN_UNHURT,
)
from warlore.knight.rules.wounds import change_reputation, defeat, gain_fame


# ------------------------------------------------------------------ targets
def can_affect(s: State, part: int, e: int) -> bool:
    """Does this part do anything to this enemy? (R31, R47–R50)"""
    if not alive(s, e) or has_summoned(s, e) or immune(s, e, s.book.mode_colours[s.book.part_mode[part]]):
        return False
    if s.book.part_only[part] == ONLY_UNFORTIFIED:
        return layers(s, e) == 0
    if s.book.part_only[part] == ONLY_BLOCKED:
        return fully_blocked(s, e)
    return True


def can_reduce(s: State, attack: int) -> bool:
    """R51, Q1: an attack can be the target of any effect, whoever makes it."""
    return attacks_now(s, attack)


# ------------------------------------------------------------------ points
def multiplier(s: State, part: int) -> int:
    """What `plus` is multiplied by."""
    per = s.book.part_per[part]
    if per == PER_ENEMY:
        return faced(s)
    if per == PER_BLOCKED:
        return blocked_enemies(s)
    if per == PER_DISCARDED:
        return s.discards
    if per == PER_ICON:
        e = s.aimed // MAX_ATTACKS
        if s.book.token_abilities[s.token[e]] & ARCANE_IMMUNITY:
            return 0
        return icons_of(s, e)
    return 0


def points_from(s: State, part: int) -> int:
    """How many points a part gives now."""
    value = s.book.part_value[part]
    if s.book.part_plus[part]:
        value += s.book.part_plus[part] * multiplier(s, part)
    return value


def add_points(s: State, kind: int, element: int, value: int) -> None:
    """Put points on the attack or block being made."""
    s.points[points_of(kind, element)] += value
    tell(s, POINTS, kind, element, value)


def helped(s: State, mode: int, kind: int, value: int) -> int:
    """With what helps Units or cards in this turn: Into the Heat, Shocktroops, Ambush."""
    source = s.book.mode_source[mode]
    if s.book.source_kind[source] == UNIT:
        unit = s.book.source_unit[source]
        return value + (s.unit_block[unit] if kind == BLOCK else s.unit_attack[unit])
    if s.first_attack == 0 and s.first_block == 0:
        return value
    if s.book.source_kind[source] == CARD or s.book.mode_partner[mode] != NOTHING:
        value += s.first_block if kind == BLOCK else s.first_attack
        s.first_attack = 0
        s.first_block = 0
    return value


def give_points(s: State, mode: int, part: int) -> None:
    """Attack or Block points of a part; some Blocks count twice against an ability."""
    kind = s.book.part_kind[part]
    value = helped(s, mode, kind, points_from(s, part))
    if s.book.part_twice[part] and abilities_of(s, s.aimed) & s.book.part_twice[part]:
        value *= 2
    add_points(s, kind, s.book.part_element[part], value)


def gain_move(s: State, value: int) -> None:
    """R8, Q10."""
    s.move += value
    tell(s, MOVE_GAINED, value, s.move, 0)


def gain_influence(s: State, value: int) -> None:
    """R8, R9, Q10."""
    s.influence += value
    tell(s, INFLUENCE_GAINED, value, s.influence, 0)


def give_move(s: State, mode: int, part: int) -> None:
    """Move, with what helps cards."""
    value = points_from(s, part)
    if s.book.source_kind[s.book.mode_source[mode]] == CARD:
        value += s.all_move + s.first_move
        s.first_move = 0
    gain_move(s, value)


def gain_mana(s: State, colour: int, number: int) -> None:
    """Mana to use in this combat."""
    s.mana[colour] += number
    tell(s, MANA_GAINED, colour, number, s.mana[colour])


# ------------------------------------------------------------------ on enemies
def lower_armor(s: State, e: int, amount: int) -> None:
    """S5, R55: both values fall, neither below 1; what they could not fall is not remembered."""
    base = s.book.city_armor if role(s, e) == DEFENDER else 0
    low = base + s.book.token_armor[s.token[e]] + s.armor_change[e]
    high = base + s.book.token_high[s.token[e]] + s.high_change[e]
    s.armor_change[e] -= amount if amount < low else low - 1
    s.high_change[e] -= amount if amount < high else high - 1
    tell(s, ARMOR_CHANGED, e, -amount, armor_of(s, e))


def raise_armor(s: State, e: int, amount: int) -> None:
    """R52, R55, R104: both values rise."""
    s.armor_change[e] += amount
    s.high_change[e] += amount


def prevent(s: State, e: int) -> None:
    """R35, R54: it does not attack, which is no block."""
    s.mark[e] |= PREVENTED
    tell(s, DOES_NOT_ATTACK, e, 0, 0)


def affect(s: State, part: int, e: int) -> None:
    """One part on one enemy that it can affect."""
    kind = s.book.part_kind[part]
    if kind == ARMOR_MINUS:
        amount = s.book.part_value[part]
        if s.book.part_other[part] and layers(s, e) > 0:
            amount = s.book.part_other[part]
        lower_armor(s, e, amount)
    elif kind == ARMOR_BECOMES:
        if armor_of(s, e) > s.book.part_value[part]:
            lower_armor(s, e, armor_of(s, e) - s.book.part_value[part])
    elif kind == NO_ATTACK:
        prevent(s, e)
        if s.book.part_other[part]:
            s.wings = s.book.part_other[part]
    elif kind == DESTROY:
        tell(s, ENEMY_DESTROYED, e, 0, 0)
        defeat(s, e)
    elif kind == LOSE_FORTIFICATION:
        s.lost[e] |= LOST_FORTIFICATION
        tell(s, FORTIFICATION_LOST, e, 0, 0)
    elif kind == LOSE_RESISTANCE:
        lost = resistances(s, e) & s.book.part_mask[part]
        s.lost[e] |= s.book.part_mask[part]
        tell(s, LOST_RESISTANCE, e, lost, 0)
    elif kind == USE_ATTACK:
        s.possessed = e


def affect_if_possible(s: State, part: int, e: int) -> None:
    """One part on one enemy, or word of its immunity (R47–R50)."""
    if can_affect(s, part, e):
        affect(s, part, e)
    elif alive(s, e):
        cause = immunity(s, e, s.book.mode_colours[s.book.part_mode[part]])
        if cause != NOT_IMMUNE:
            tell(s, IMMUNE, e, cause, 0)


def affect_many(s: State, part: int, but: int) -> None:
    """One part on every enemy but one."""
    for e in range(s.enemies):
        if e != but and s.mark[e] & ALIVE:
            affect_if_possible(s, part, e)


# ------------------------------------------------------------------ on attacks
def reduce_attack(s: State, attack: int, amount: int) -> None:
    """R37, R39, Q3: for the rest of the combat; at 0 it counts as blocked."""
    s.attack_minus[attack] += amount
    value = attack_value(s, attack)
    tell(s, REDUCED, attack, amount, value)
    if value == 0:
        s.fate[attack] |= BLOCKED
        tell(s, REDUCED_TO_ZERO, attack, 0, 0)


def affect_attack(s: State, part: int, attack: int) -> None:
    """One part on one attack."""
    kind = s.book.part_kind[part]
    if kind == ATTACK_MINUS:
        reduce_attack(s, attack, s.book.part_value[part])
    elif kind == BARE_ATTACK:
        s.fate[attack] |= BARE
        tell(s, ATTACK_BARE, attack, 0, 0)
    elif kind == HIT_THIS_UNIT:
        unit = s.book.source_unit[s.book.mode_source[s.book.part_mode[part]]]
        s.fate[attack] = (s.fate[attack] & FATE_BITS) | ((unit + 1) << UNIT_SHIFT)


# ------------------------------------------------------------------ on Units
def affect_units(s: State, part: int) -> None:
    """One part on the chosen Unit, all Units, or all others."""
    source = s.book.mode_source[s.book.part_mode[part]]
    acting = s.book.source_unit[source]
    for unit in range(s.book.units):
        if s.book.part_target[part] == TO_UNIT and unit != s.chosen_unit:
            continue
        if s.book.part_target[part] == TO_OTHER_UNITS and unit == acting:
            continue
        if s.unit_mark[unit] & DESTROYED:
            continue
        if s.book.part_kind[part] == UNIT_RESISTANCE:
            s.unit_resist[unit] |= s.book.part_mask[part]
            tell(s, UNIT_RESISTANCE_GAINED, unit, s.unit_resist[unit], 0)
        else:
            s.unit_attack[unit] += s.book.part_value[part]
            s.unit_block[unit] += s.book.part_other[part]
            tell(s, UNITS_STRENGTHENED, unit, s.unit_attack[unit], s.unit_block[unit])


def ready_unit(s: State, unit: int) -> None:
    """A spent Unit may be activated again."""
    s.unit_ready[unit] = 1
    tell(s, UNIT_READIED, unit, 0, 0)


# ------------------------------------------------------------------ on the Hero's own points
def help_cards(s: State, part: int) -> None:
    """The first (or every) other card gives more."""
    if s.book.part_count[part]:
        s.all_move += s.book.part_amount[part]
        return
    s.first_attack += s.book.part_value[part]
    s.first_block += s.book.part_other[part]
    s.first_move += s.book.part_amount[part]


def affect_hero(s: State, part: int) -> None:
    """Effects on the Hero, his points and the site."""
    kind = s.book.part_kind[part]
    if kind == CONVERT:
        s.rights |= 1 << s.book.part_value[part]
    elif kind == ALL_BECOME:
        if s.book.part_element[part] == COLD_FIRE:
            s.all_cold = 1
        else:
            s.all_siege = 1
    elif kind == CARDS_PLUS:
        help_cards(s, part)
    elif kind == IGNORE_WOUND:
        s.ignore_wounds += s.book.part_value[part]
    elif kind == UNITS_SAFE:
        s.units_safe = 1
    elif kind == IGNORE_SITE:
        s.site_ignored = 1
        tell(s, SITE_IGNORED, 0, 0, 0)
    elif kind == READY_UNIT:
        s.ready_price = s.book.part_other[part]
        s.ready_level = s.book.part_value[part]
    elif kind == REPUTATION:
        change_reputation(s, s.book.part_value[part])
    elif kind == FAME:
        gain_fame(s, s.book.part_value[part])


# ------------------------------------------------------------------ later
def remember(s: State, part: int) -> None:
    """A part that waits for the end of this attack or block; kept in order, whatever the order of play."""
    assert s.hooks[HOOKS - 1] == 0
    i = HOOKS - 1
    while i > 0 and (s.hooks[i - 1] == 0 or s.hooks[i - 1] > part + 1):
        s.hooks[i] = s.hooks[i - 1]
        i -= 1
    s.hooks[i] = part + 1


def earn_bonus(s: State, part: int) -> None:
    """Attack points for the Attack phase; kept in order, whatever the order of earning."""
    assert s.bonus[BONUSES - 1] == 0
    i = BONUSES - 1
    while i > 0 and (s.bonus[i - 1] == 0 or s.bonus[i - 1] > part + 1):
        s.bonus[i] = s.bonus[i - 1]
        i -= 1
    s.bonus[i] = part + 1
    tell(s, BONUS_EARNED, s.book.part_kind[part], s.book.part_element[part], s.book.part_value[part])


def is_live(s: State, part: int) -> bool:
    """Does this part happen in this phase? (All attacks may have become Siege Attacks.)"""
    if (s.book.part_phases[part] >> s.phase) & 1:
        return True
    return s.all_siege != 0 and s.phase == RANGED_PHASE and s.book.part_kind[part] == ATTACK


def happen(s: State, mode: int, part: int) -> None:
    """One part of a mode that is being played."""
    kind = s.book.part_kind[part]
    if s.book.part_when[part] == WHEN_BLOCKED or s.book.part_per[part] == PER_DEFEATED:
        remember(s, part)
    elif s.book.part_when[part] == WHEN_UNHURT:
        earn_bonus(s, part)
    elif not is_live(s, part):
        return
    elif kind <= BLOCK:
        give_points(s, mode, part)
    elif kind == MOVE:
        give_move(s, mode, part)
    elif kind == INFLUENCE:
        gain_influence(s, points_from(s, part))
    elif kind == GAIN_MANA:
        if s.book.part_mask[part] != AS_DISCARDED:
            gain_mana(s, s.book.part_mask[part], s.book.part_value[part])
    elif kind <= USE_ATTACK:
        if s.book.part_target[part] == TO_ALL_ENEMIES:
            affect_many(s, part, NOTHING)
        elif s.book.part_target[part] == TO_OTHER_ENEMIES:
            affect_many(s, part, s.chosen)
        elif s.chosen != NOTHING:
            affect_if_possible(s, part, s.chosen)
    elif kind <= HIT_THIS_UNIT:
        if s.chosen_attack != NOTHING:
            affect_attack(s, part, s.chosen_attack)
        if s.chosen_second != NOTHING:
            affect_attack(s, part, s.chosen_second)
    elif kind == UNIT_RESISTANCE or kind == UNITS_PLUS:
        affect_units(s, part)
    elif kind == READY_UNIT and s.book.part_target[part] == TO_UNIT:
        if s.chosen_unit != NOTHING:
            ready_unit(s, s.chosen_unit)
    else:
        affect_hero(s, part)


def clear_points(s: State) -> None:
    """The attack or block is over: what was not used is lost (S2)."""
    for i in range(4 * ELEMENTS):
        s.points[i] = 0
    for i in range(HOOKS):
        s.hooks[i] = 0
    s.group = 0
    s.aimed = NOTHING
    s.committed = 0
    s.last = NOTHING
    s.toxin = 0
    s.killed = 0
    s.lender = NOBODY
