"""Enemies: what they are at this moment. Armor, attacks, abilities, fortification, immunity; queries only."""

from __future__ import annotations

from warlore.knight.rules.state import (
    ALIVE,
    BARE,
    BLOCKED,
    CALLED,
    PREVENTED,
    SUFFERED,
    SUMMONED,
    State,
)
from warlore.knight.rules.tables import (
    ARCANE_IMMUNITY,
    ASSASSINATION,
    ATTACK_PHASE,
    BLOCK_PHASE,
    BLUE_BIT,
    BRUTAL,
    DAMAGE_PHASE,
    DEFENDER,
    ELUSIVE,
    FORTIFIED,
    IMMUNE_ARCANE,
    IMMUNE_FIRE,
    IMMUNE_ICE,
    LEADER,
    LOST_FORTIFICATION,
    MAX_ATTACKS,
    NOBODY,
    NOT_IMMUNE,
    OFFENSIVE,
    PHYSICAL,
    POISON,
    RAMPAGING,
    RED_BIT,
    RESIST_BOTH,
    RESIST_FIRE,
    RESIST_ICE,
    SWIFT,
    UNFORTIFIED,
    VOLKARE,
)


# ------------------------------------------------------------------ who is there
def alive(s: State, e: int) -> bool:
    """It stands in the combat."""
    return (s.mark[e] & ALIVE) != 0


def role(s: State, e: int) -> int:
    """What it is here; a summoned token is what its summoner is (R89)."""
    if s.summoner[e] != NOBODY:
        return s.book.enemy_role[s.summoner[e]]
    return s.book.enemy_role[e]


def can_be_attacked(s: State, e: int) -> bool:
    """Volkare has no Armor (Q9); a summoned token is only fought off (R31)."""
    return (s.mark[e] & (ALIVE | SUMMONED)) == ALIVE and s.book.enemy_role[e] != VOLKARE


def anyone_to_attack(s: State) -> bool:
    """Does the combat still have an enemy that can be defeated?"""
    for e in range(s.enemies):
        if can_be_attacked(s, e):
            return True
    return False


def has_summoned(s: State, e: int) -> bool:
    """Its summoned token stands in for it now (R31): nothing can target the summoner meanwhile."""
    if s.phase != BLOCK_PHASE and s.phase != DAMAGE_PHASE:
        return False
    for i in range(MAX_ATTACKS):
        if s.fate[e * MAX_ATTACKS + i] & CALLED:
            return True
    return False


def faced(s: State) -> int:
    """How many enemies stand in the combat."""
    n = 0
    for e in range(s.enemies):
        if alive(s, e):
            n += 1
    return n


# ------------------------------------------------------------------ attacks
def attacks_of(s: State, e: int) -> int:
    """How many attacks it has (R33)."""
    return s.book.token_attacks[s.token[e]]


def is_summon(s: State, attack: int) -> bool:
    """This attack is a Summon (R31)."""
    return s.book.token_summon[s.token[attack // MAX_ATTACKS]][attack % MAX_ATTACKS] != 0


def element_of(s: State, attack: int) -> int:
    """The element of an attack."""
    return s.book.token_element[s.token[attack // MAX_ATTACKS]][attack % MAX_ATTACKS]


def full_value(s: State, attack: int) -> int:
    """Printed value and City bonus (R91, Q3)."""
    e = attack // MAX_ATTACKS
    value = s.book.token_value[s.token[e]][attack % MAX_ATTACKS]
    if role(s, e) == DEFENDER:
        value += s.book.city_attack[element_of(s, attack)]
    return value


def attack_value(s: State, attack: int) -> int:
    """Q3: the value after reductions, not below 0."""
    value = full_value(s, attack) - s.attack_minus[attack]
    return value if value > 0 else 0


def has_physical_attack(s: State, e: int) -> bool:
    """One of its attacks is physical."""
    for i in range(attacks_of(s, e)):
        if element_of(s, e * MAX_ATTACKS + i) == PHYSICAL and not is_summon(s, e * MAX_ATTACKS + i):
            return True
    return False


def city_abilities(s: State, attack: int) -> int:
    """R92, R93, Q6: what the City gives an attack of its defenders."""
    e = attack // MAX_ATTACKS
    if s.book.city_brutal == 0 and s.book.city_poison == 0:
        return 0
    if role(s, e) != DEFENDER:
        return 0
    if element_of(s, attack) != PHYSICAL and not (s.book.city_whole_token and has_physical_attack(s, e)):
        return 0
    return (BRUTAL if s.book.city_brutal else 0) | (POISON if s.book.city_poison else 0)


def abilities_of(s: State, attack: int) -> int:
    """The offensive abilities of an attack, printed and given by the City."""
    if s.fate[attack] & BARE:
        return 0
    return (s.book.token_abilities[s.token[attack // MAX_ATTACKS]] & OFFENSIVE) | city_abilities(s, attack)


def damage_of(s: State, attack: int) -> int:
    """R68, R69: what an unblocked attack deals."""
    value = attack_value(s, attack)
    return value * 2 if abilities_of(s, attack) & BRUTAL else value


def block_needed(s: State, attack: int) -> int:
    """R32: the Block that stops an attack."""
    value = attack_value(s, attack)
    return value * 2 if abilities_of(s, attack) & SWIFT else value


def attacks_now(s: State, attack: int) -> bool:
    """An attack that is still to be blocked or suffered."""
    e = attack // MAX_ATTACKS
    if s.fate[attack] & (BLOCKED | SUFFERED) or (s.mark[e] & (ALIVE | PREVENTED)) != ALIVE:
        return False
    token = s.token[e]
    which = attack % MAX_ATTACKS
    return which < s.book.token_attacks[token] and s.book.token_summon[token][which] == 0


def end_of_attacks(s: State, e: int) -> int:
    """One more than the number of its last attack that may still come; none if it does not attack."""
    if (s.mark[e] & (ALIVE | PREVENTED)) != ALIVE:
        return e * MAX_ATTACKS
    return e * MAX_ATTACKS + s.book.token_attacks[s.token[e]]


def only_hits_hero(s: State, attack: int) -> bool:
    """R30, R77."""
    return (abilities_of(s, attack) & ASSASSINATION) != 0


def fully_blocked(s: State, e: int) -> bool:
    """R33: "successfully blocked" means all its attacks."""
    n = attacks_of(s, e)
    for i in range(n):
        if (s.fate[e * MAX_ATTACKS + i] & BLOCKED) == 0:
            return False
    return n > 0


def blocked_enemies(s: State) -> int:
    """How many enemies were successfully blocked in this combat."""
    n = 0
    for e in range(s.enemies):
        if s.token[e] >= 0 and fully_blocked(s, e):
            n += 1
    return n


def icons_of(s: State, e: int) -> int:
    """Abilities, elemental attacks and resistances of an enemy."""
    token = s.token[e]
    bits = s.book.token_abilities[token] | (resistances(s, e) << 11)
    n = 0
    while bits > 0:
        n += bits & 1
        bits >>= 1
    for i in range(attacks_of(s, e)):
        if s.book.token_element[token][i] != PHYSICAL:
            n += 1
    return n + 1 if s.book.token_defend[token] > 0 else n


# ------------------------------------------------------------------ defence
def resistances(s: State, e: int) -> int:
    """The resistances it has now, as bits."""
    return s.book.token_resist[s.token[e]] & ~s.lost[e]


def with_both(resist: int) -> int:
    """Fire and Ice together make Cold Fire inefficient (R49)."""
    if (resist & (RESIST_FIRE | RESIST_ICE)) == (RESIST_FIRE | RESIST_ICE):
        return resist | RESIST_BOTH
    return resist


def token_armor(s: State, e: int, token: int) -> int:
    """R52–R55, R90, R104, S5: the Armor of one token, or of one level of a Leader, with all that changes it."""
    armor = s.book.token_armor[token] + s.armor_change[e]
    if s.book.token_abilities[token] & ELUSIVE and not (s.phase == ATTACK_PHASE and fully_blocked(s, e)):
        armor = s.book.token_high[token] + s.high_change[e]
    if s.book.city_armor and role(s, e) == DEFENDER:
        armor += s.book.city_armor
    return armor if armor > 1 else 1


def leader_level(s: State) -> int:
    """The level the Leader is down to; 0 when he is defeated."""
    return s.book.leader_level - s.levels_removed


def current_token(s: State, e: int) -> int:
    """What an attack meets: the token, or the Leader's current level (Q8)."""
    if s.book.enemy_role[e] == LEADER and s.summoner[e] == NOBODY and leader_level(s) > 0:
        return s.book.leader_token[leader_level(s)]
    return s.token[e]


def armor_of(s: State, e: int) -> int:
    """The Armor that an attack must reach now."""
    return token_armor(s, e, current_token(s, e))


def layers(s: State, e: int) -> int:
    """S1, S6: how many times it is fortified: by its token, by the site, by a wall."""
    if s.lost[e] & LOST_FORTIFICATION:
        return 0
    abilities = s.book.token_abilities[s.token[e]]
    n = 1 if abilities & FORTIFIED else 0
    if abilities & UNFORTIFIED or s.summoner[e] != NOBODY:
        return n if s.summoner[e] == NOBODY else 0
    who = s.book.enemy_role[e]
    if who == RAMPAGING:
        return n + 1 if s.book.wall and not s.book.assault else n
    if who == DEFENDER and s.book.fortified_site and not s.site_ignored:
        n += 1
    if s.book.wall:
        n += 1
    return n


# ------------------------------------------------------------------ what effects can do to it
def immunity(s: State, e: int, colours: int) -> int:
    """R47–R50: what makes effects other than Attack and Block do nothing to it; NOT_IMMUNE if nothing does."""
    if s.book.token_abilities[s.token[e]] & ARCANE_IMMUNITY:
        return IMMUNE_ARCANE
    resist = resistances(s, e)
    if resist & RESIST_FIRE and colours & RED_BIT:
        return IMMUNE_FIRE
    return IMMUNE_ICE if resist & RESIST_ICE and colours & BLUE_BIT else NOT_IMMUNE


def immune(s: State, e: int, colours: int) -> bool:
    """R47–R50."""
    return immunity(s, e, colours) != NOT_IMMUNE
