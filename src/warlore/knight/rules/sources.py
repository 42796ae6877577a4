"""Playing sources: cards, Units, Skills, faction tokens. Who may be used, what it costs, what it targets."""

from __future__ import annotations

from warlore.knight.rules.actions import (
    AIM_FIRST,
    ALREADY_USED,
    BLOCK_FIRST,
    CANNOT_BE_CHOSEN,
    CARD_NOT_IN_HAND,
    DISCARD_MORE,
    DOUBLY_FORTIFIED,
    IS_IMMUNE,
    LEGAL,
    LEVEL_TOO_HIGH,
    NEEDS_A_PHYSICAL_SOURCE,
    NEEDS_INFLUENCE,
    NEEDS_MANA,
    NO_SIDEWAYS,
    NO_SUCH_ACTION,
    NO_TARGET,
    NOT_IN_AN_ATTACK,
    NOT_IN_RISING_ORDER,
    NOT_IN_THE_COMBAT,
    NOT_IN_THIS_PHASE,
    NOT_NOW,
    NOT_THE_COMPANION,
    NOTHING_TO_DISCARD,
    ONLY_SIEGE_ATTACKS,
    SAME_CARD_FIRST,
    SIDEWAYS_ATTACK,
    SIDEWAYS_BLOCK,
    SIDEWAYS_MOVE,
    UNIT_IS_DESTROYED,
    UNIT_IS_READY,
    UNIT_IS_SPENT,
    UNIT_IS_WOUNDED,
    UNITS_MAY_NOT_FIGHT,
)
from warlore.knight.rules.effects import (
    add_points,
    can_affect,
    can_reduce,
    gain_influence,
    gain_mana,
    gain_move,
    happen,
)
from warlore.knight.rules.enemies import alive, layers
from warlore.knight.rules.state import (
    ACTIVATED,
    AIM,
    AT_LARGE,
    CARD_DISCARDED,
    CARD_PLAYED,
    CARD_THROWN_AWAY,
    CHOOSE,
    DESTROYED,
    HIRED,
    HURT,
    INFLUENCE_PAID,
    MANA_SPENT,
    PARRY,
    PAY,
    PLAYED_SIDEWAYS,
    UNIT_ACTIVATED,
    UNIT_WOUNDED,
    WOUND_DISCARDED,
    State,
    points_of,
    tell,
)
from warlore.knight.rules.tables import (
    AS_DISCARDED,
    AT_REST,
    ATTACK,
    ATTACK_PHASE,
    BASIC_MANA,
    BLACK,
    BLOCK,
    BLOCK_PHASE,
    CARD,
    COST_ANY,
    COST_THROW_AWAY,
    COST_WOUND,
    DISCARDED,
    GAIN_MANA,
    GOLD,
    IN_ATTACK,
    IN_BLOCK,
    IN_HAND,
    MANA,
    MAX_ATTACKS,
    NEED_ATTACK,
    NEED_ENEMY,
    NEED_SECOND,
    NEED_UNIT,
    NO_UNITS,
    NOTHING,
    ONE_UNIT,
    PHYSICAL,
    PLAYED,
    RANGED_PHASE,
    SIEGE,
    START,
    THROWN_AWAY,
    TO_ATTACK,
    TO_ENEMY,
    TO_UNIT,
    TOKEN,
    UNIT,
    UNIT_RESISTANCE,
    WOUND_PAID,
)
from warlore.knight.rules.wounds import take_wounds


# ------------------------------------------------------------------ is it there?
def why_not_activate(s: State, unit: int) -> int:
    """R72–R74: only an unwounded Ready Unit that the site admits, and Heroes for Influence in an assault."""
    if s.unit_mark[unit] & DESTROYED:
        return UNIT_IS_DESTROYED
    if s.book.unit_limit == NO_UNITS:
        return UNITS_MAY_NOT_FIGHT
    if s.book.unit_limit == ONE_UNIT and unit != s.companion:
        return NOT_THE_COMPANION
    if s.unit_wounds[unit] > 0:
        return UNIT_IS_WOUNDED
    if s.combining == unit:
        return LEGAL
    if not s.unit_ready[unit]:
        return UNIT_IS_SPENT
    if hire_price(s, unit) > s.influence:
        return NEEDS_INFLUENCE
    return LEGAL


def hire_price(s: State, unit: int) -> int:
    """R74, Q4: Influence still to be paid before this Unit acts."""
    if not s.book.assault or s.unit_mark[unit] & HIRED or (s.book.heroes_once and s.hired):
        return 0
    return s.book.unit_assault[unit]


def why_not_source(s: State, source: int) -> int:
    """Is this source still to be used?"""
    if s.book.source_kind[source] == UNIT:
        return why_not_activate(s, s.book.source_unit[source])
    if s.source[source] != IN_HAND:
        return CARD_NOT_IN_HAND if s.book.source_kind[source] == CARD else ALREADY_USED
    same = s.book.source_same[source]
    if same != NOTHING:
        if s.source[same] == IN_HAND:
            return SAME_CARD_FIRST
        if s.book.source_kind[source] == TOKEN:
            return ALREADY_USED
    return LEGAL


def can_pay(s: State, mode: int) -> bool:
    """Mana of the colours asked; gold is wild by day, black is used by night only (R6)."""
    wild = 0
    for colour in range(BASIC_MANA):
        missing = s.book.mode_pay[mode][colour] - s.mana[colour]
        if missing > 0:
            wild += missing
    if wild > 0 and (s.book.night or wild > s.mana[GOLD]):
        return False
    black = s.book.mode_pay[mode][BLACK]
    return black == 0 or (s.book.night != 0 and black <= s.mana[BLACK])


# ------------------------------------------------------------------ costs
def why_not_discard(s: State, source: int, mode: int) -> int:
    """May this card be part of the cost?"""
    if source >= s.book.sources or s.book.source_kind[source] != CARD or s.source[source] != IN_HAND:
        return CARD_NOT_IN_HAND
    if source == s.book.mode_source[mode] or source == s.book.mode_partner[mode]:
        return CARD_NOT_IN_HAND
    cost = s.book.mode_cost[mode]
    if cost == COST_WOUND:
        return CANNOT_BE_CHOSEN
    if cost == COST_THROW_AWAY:
        if not s.book.source_action[source]:
            return CANNOT_BE_CHOSEN
        if not (s.book.source_colours[source] >> s.book.mode_cost_colour[mode]) & 1:
            return CANNOT_BE_CHOSEN
    same = s.book.source_same[source]
    if same != NOTHING and s.source[same] == IN_HAND:
        used = same == s.book.mode_source[mode] or same == s.book.mode_partner[mode]
        return LEGAL if used else SAME_CARD_FIRST
    return LEGAL


def why_not_discard_wound(s: State, mode: int) -> int:
    """May a Wound be part of the cost?"""
    cost = s.book.mode_cost[mode]
    if cost != COST_ANY and cost != COST_WOUND:
        return CANNOT_BE_CHOSEN
    if s.held_wounds == 0:
        return CARD_NOT_IN_HAND
    return LEGAL


def discardable(s: State, mode: int) -> int:
    """How many cards could be discarded for this mode, at most as many as it takes."""
    n = 0
    for source in range(s.book.sources):
        reason = why_not_discard(s, source, mode)
        if reason == LEGAL or reason == SAME_CARD_FIRST:
            n += 1
    if why_not_discard_wound(s, mode) == LEGAL:
        n += 1
    return n


# ------------------------------------------------------------------ targets
def why_not_enemy(s: State, mode: int, e: int) -> int:
    """May this mode be played on this enemy?"""
    if e < 0 or e >= s.enemies or not alive(s, e):
        return NOT_IN_THE_COMBAT
    for part in range(s.book.mode_first[mode], s.book.mode_first[mode] + s.book.mode_parts[mode]):
        if s.book.part_target[part] == TO_ENEMY and not s.book.part_when[part] and can_affect(s, part, e):
            return LEGAL
        if s.book.part_target[part] == TO_ATTACK and any_attack(s, e):
            return LEGAL
    return IS_IMMUNE


def any_attack(s: State, e: int) -> bool:
    """Has it an attack that can be targeted?"""
    for attack in range(e * MAX_ATTACKS, e * MAX_ATTACKS + MAX_ATTACKS):
        if can_reduce(s, attack):
            return True
    return False


def why_not_attack_target(s: State, mode: int, attack: int) -> int:
    """R34, R51: may this mode be played on this attack?"""
    e = attack // MAX_ATTACKS
    if e >= s.enemies or not alive(s, e):
        return NOT_IN_THE_COMBAT
    if not can_reduce(s, attack) or attack == s.chosen_attack:
        return CANNOT_BE_CHOSEN
    if s.book.mode_needs[mode] & NEED_ENEMY and e != s.chosen:
        return CANNOT_BE_CHOSEN
    return LEGAL


def why_not_unit_target(s: State, mode: int, unit: int) -> int:
    """May this mode be played on this Unit of yours?"""
    if unit >= s.book.units:
        return NO_SUCH_ACTION
    if s.unit_mark[unit] & DESTROYED:
        return UNIT_IS_DESTROYED
    for part in range(s.book.mode_first[mode], s.book.mode_first[mode] + s.book.mode_parts[mode]):
        if s.book.part_target[part] == TO_UNIT and s.book.part_kind[part] != UNIT_RESISTANCE:
            if s.unit_ready[unit] or unit == s.book.source_unit[s.book.mode_source[mode]]:
                return UNIT_IS_READY
            if s.book.unit_level[unit] > s.book.part_value[part]:
                return LEVEL_TOO_HIGH
    return LEGAL


def has_target(s: State, mode: int, need: int) -> bool:
    """Is there something to choose?"""
    return find_target(s, mode, need, 0) != NOTHING


def find_target(s: State, mode: int, need: int, at: int) -> int:
    """The first thing from `at` on that can be chosen, or NOTHING."""
    if need == NEED_ENEMY:
        for e in range(at, s.enemies):
            if why_not_enemy(s, mode, e) == LEGAL:
                return e
    elif need == NEED_UNIT:
        for unit in range(at, s.book.units):
            if why_not_unit_target(s, mode, unit) == LEGAL:
                return unit
    else:
        for attack in range(at, s.enemies * MAX_ATTACKS):
            if why_not_attack_target(s, mode, attack) == LEGAL:
                return attack
    return NOTHING


# ------------------------------------------------------------------ may it be played?
def place_of(s: State, mode: int) -> int:
    """Where a mode belongs in this phase: in an attack, in a block, or by itself."""
    points = s.book.mode_points[mode]
    if s.phase == BLOCK_PHASE:
        return IN_BLOCK if (points >> BLOCK) & 1 else AT_REST
    if s.phase == ATTACK_PHASE:
        return IN_ATTACK if points & 7 else AT_REST
    if s.phase == RANGED_PHASE and (points & 6 or (points & 1 and s.all_siege)):
        return IN_ATTACK
    return AT_REST


def in_its_phase(s: State, mode: int) -> bool:
    """May it be played in this phase?"""
    if (s.book.mode_phases[mode] >> s.phase) & 1:
        return True
    return s.phase == RANGED_PHASE and s.all_siege != 0 and (s.book.mode_phases[mode] >> ATTACK_PHASE) & 1 != 0


def group_layers(s: State) -> int:
    """R14: how strongly the group is fortified."""
    most = 0
    for e in range(s.enemies):
        if (s.group >> e) & 1 and layers(s, e) > most:
            most = layers(s, e)
    return most


def why_not_against_walls(s: State, mode: int) -> int:
    """R14, S1: in phase 1.1 only Siege reaches the fortified, nothing the doubly fortified."""
    if s.phase != RANGED_PHASE or s.book.mode_opens[mode]:
        return LEGAL
    most = group_layers(s)
    if most >= 2:
        return DOUBLY_FORTIFIED
    if most == 1 and not s.all_siege and not (s.book.mode_points[mode] >> SIEGE) & 1:
        return ONLY_SIEGE_ATTACKS
    return LEGAL


def why_not_place(s: State, mode: int) -> int:
    """Is this the moment for it?"""
    place = place_of(s, mode)
    if place == IN_ATTACK:
        return LEGAL if s.step == AIM else AIM_FIRST
    if place == IN_BLOCK:
        return LEGAL if s.step == PARRY else BLOCK_FIRST
    return LEGAL if s.step == AT_LARGE else NOT_IN_AN_ATTACK


def why_not_use(s: State, mode: int) -> int:
    """All that speaks against a mode but the moment: source, mana, costs, targets."""
    reason = why_not_source(s, s.book.mode_source[mode])
    return why_not_pay_for(s, mode) if reason == LEGAL else reason


def why_not_pay_for(s: State, mode: int) -> int:
    """With its source there: partner, mana, costs, targets."""
    source = s.book.mode_source[mode]
    partner = s.book.mode_partner[mode]
    if partner != NOTHING:
        if s.source[partner] != IN_HAND:
            return CARD_NOT_IN_HAND
        same = s.book.source_same[partner]
        if same != NOTHING and s.source[same] == IN_HAND and same != source:
            return SAME_CARD_FIRST
    combining = s.combining != NOTHING and s.combining == s.book.source_unit[source]
    if combining and (s.combined >> s.book.mode_ability[mode]) & 1:
        return ALREADY_USED
    if s.book.mode_mana[mode] and not can_pay(s, mode):
        return NEEDS_MANA
    if s.book.mode_least[mode] > 0 and discardable(s, mode) < s.book.mode_least[mode]:
        return NOTHING_TO_DISCARD
    if not s.book.mode_plain[mode]:
        return why_not_special(s, mode)
    return LEGAL


def why_not_special(s: State, mode: int) -> int:
    """Modes that do more than give points: they need a target, or another condition."""
    need = s.book.mode_needs[mode]
    if need and s.book.mode_points[mode] == 0:
        lowest = need & -need
        if not has_target(s, mode, lowest):
            return NO_TARGET
    part = s.book.mode_first[mode]
    if s.book.part_amount[part] == 0 or s.book.part_kind[part] > SIEGE:
        return LEGAL
    if s.points[points_of(s.book.part_kind[part], PHYSICAL)] == 0 or s.all_cold:
        return NEEDS_A_PHYSICAL_SOURCE
    return LEGAL


def why_not_play(s: State, mode: int) -> int:
    """May this mode be played now?"""
    if s.step != AT_LARGE and s.step != AIM and s.step != PARRY:
        return NOT_NOW
    if mode >= s.book.modes:
        return NO_SUCH_ACTION
    if not in_its_phase(s, mode):
        return NOT_IN_THIS_PHASE
    reason = why_not_place(s, mode)
    if reason != LEGAL:
        return reason
    reason = why_not_source(s, s.book.mode_source[mode])
    return why_not_play_it(s, mode) if reason == LEGAL else reason


def why_not_play_it(s: State, mode: int) -> int:
    """With its source there and at its moment."""
    reason = why_not_pay_for(s, mode)
    if reason != LEGAL:
        return reason
    if s.step == AIM:
        reason = why_not_against_walls(s, mode)
        if reason != LEGAL:
            return reason
    if s.ordered and s.step != AT_LARGE and s.book.mode_plain[mode] and s.book.mode_source[mode] < s.last:
        return NOT_IN_RISING_ORDER
    return LEGAL


def why_not_sideways(s: State, source: int, kind: int) -> int:
    """S4: any card but a Wound as Move, Influence, Attack or Block 1."""
    if s.step != AT_LARGE and s.step != AIM and s.step != PARRY:
        return NOT_NOW
    if source >= s.book.sources or not s.book.source_sideways[source]:
        return NO_SIDEWAYS
    if kind == SIDEWAYS_ATTACK:
        if s.phase != ATTACK_PHASE:
            return NOT_IN_THIS_PHASE
        if s.step != AIM:
            return AIM_FIRST
    elif kind == SIDEWAYS_BLOCK:
        if s.phase != BLOCK_PHASE:
            return NOT_IN_THIS_PHASE
        if s.step != PARRY:
            return BLOCK_FIRST
    elif s.step != AT_LARGE or s.phase == START:
        return NOT_IN_AN_ATTACK
    reason = why_not_source(s, source)
    if reason != LEGAL:
        return reason
    if s.ordered and s.step != AT_LARGE and source < s.last:
        return NOT_IN_RISING_ORDER
    return LEGAL


def any_sideways(s: State) -> bool:
    """Is there a card that could be played sideways?"""
    for source in range(s.book.sources):
        if s.book.source_sideways[source] and why_not_source(s, source) == LEGAL:
            return True
    return False


# ------------------------------------------------------------------ playing
def pay_mana(s: State, mode: int) -> None:
    """The colour itself first, gold for what is missing: gold can do all that the colour can."""
    for colour in range(MANA):
        price = s.book.mode_pay[mode][colour]
        if price == 0:
            continue
        own = price if price <= s.mana[colour] else s.mana[colour]
        if own > 0:
            s.mana[colour] -= own
            tell(s, MANA_SPENT, colour, own, s.mana[colour])
        if price > own:
            s.mana[GOLD] -= price - own
            tell(s, MANA_SPENT, GOLD, price - own, s.mana[GOLD])


def activate(s: State, unit: int, mode: int) -> None:
    """R74: the Unit is spent; Heroes are paid."""
    price = hire_price(s, unit)
    if s.combining != unit:
        s.combined = 0
        if price > 0:
            s.influence -= price
            s.hired = 1
            tell(s, INFLUENCE_PAID, unit, price, s.influence)
        s.unit_mark[unit] |= ACTIVATED | (HIRED if price > 0 else 0)
        s.unit_ready[unit] = 0
    tell(s, UNIT_ACTIVATED, mode, unit, 0)
    if s.book.unit_combines[unit]:
        s.combining = unit
        s.combined |= 1 << s.book.mode_ability[mode]


def use_source(s: State, mode: int) -> None:
    """The source, and its partner, are used up."""
    source = s.book.mode_source[mode]
    if s.book.source_kind[source] == UNIT:
        activate(s, s.book.source_unit[source], mode)
    else:
        s.source[source] = PLAYED
        if s.book.source_kind[source] == CARD:
            s.used += 1
        tell(s, CARD_PLAYED, mode, source, 0)
    partner = s.book.mode_partner[mode]
    if partner != NOTHING:
        s.source[partner] = THROWN_AWAY if s.book.mode_throws[mode] else PLAYED
        s.used += 1
        if s.book.mode_throws[mode]:
            tell(s, CARD_THROWN_AWAY, partner, 0, 0)


def play(s: State, mode: int) -> None:
    """Use a source in one mode: pay, choose, and let it happen."""
    if s.step != AT_LARGE:
        s.committed += 1
        # help goes to the first card: that one may be any, and the others follow in their order
        if s.ordered and s.book.mode_plain[mode] and not s.first_attack and not s.first_block:
            s.last = s.book.mode_source[mode]
    s.before = s.step
    s.mode = mode
    s.discards = 0
    s.need = s.book.mode_needs[mode]
    pay_mana(s, mode)
    use_source(s, mode)
    if s.book.mode_wound_unit[mode]:
        unit = s.book.source_unit[s.book.mode_source[mode]]
        s.unit_wounds[unit] = 1
        s.unit_mark[unit] |= HURT
        tell(s, UNIT_WOUNDED, unit, 1, 0)
    if s.book.mode_wounds[mode]:
        take_wounds(s, s.book.mode_wounds[mode])
    if s.book.mode_cost[mode] and s.book.mode_cost_most[mode] and discardable(s, mode) > 0:
        s.step = PAY
        if s.book.mode_least[mode] == s.book.mode_cost_most[mode]:
            pay_if_forced(s)
    else:
        ask(s)


def pay_if_forced(s: State) -> None:
    """A price that only one card can pay is paid with it."""
    mode = s.mode
    found = NOTHING
    for source in range(s.book.sources):
        if why_not_discard(s, source, mode) == LEGAL:
            if found != NOTHING:
                return
            found = source
    if why_not_discard_wound(s, mode) == LEGAL:
        if found == NOTHING:
            discard_wound(s)
        return
    if found != NOTHING and not two_colours(s, found):
        discard(s, found, 0)


def two_colours(s: State, source: int) -> bool:
    """The discarded card's colour matters, and it has two."""
    colours = s.book.source_colours[source]
    if (colours & (colours - 1)) == 0:
        return False
    for part in range(s.book.mode_first[s.mode], s.book.mode_first[s.mode] + s.book.mode_parts[s.mode]):
        if s.book.part_kind[part] == GAIN_MANA and s.book.part_mask[part] == AS_DISCARDED:
            return True
    return False


def colour_number(colours: int, second: int) -> int:
    """The first or second colour of a card, or NOTHING."""
    for colour in range(BASIC_MANA):
        if (colours >> colour) & 1:
            if second == 0:
                return colour
            second -= 1
    return NOTHING


def discard(s: State, source: int, second: int) -> None:
    """A card as (part of) the cost; it may give mana of its colour."""
    thrown = s.book.mode_cost[s.mode] == COST_THROW_AWAY
    s.source[source] = THROWN_AWAY if thrown else DISCARDED
    s.discards += 1
    tell(s, CARD_THROWN_AWAY if thrown else CARD_DISCARDED, source, 0, 0)
    for part in range(s.book.mode_first[s.mode], s.book.mode_first[s.mode] + s.book.mode_parts[s.mode]):
        if s.book.part_kind[part] == GAIN_MANA and s.book.part_mask[part] == AS_DISCARDED:
            colour = colour_number(s.book.source_colours[source], second)
            if colour != NOTHING:
                gain_mana(s, colour, s.book.part_value[part])
    go_on_paying(s)


def discard_wound(s: State) -> None:
    """A Wound as the cost: it is still counted for the knock out."""
    s.held_wounds -= 1
    s.discards += 1
    s.need |= WOUND_PAID
    tell(s, WOUND_DISCARDED, s.held_wounds, 0, 0)
    go_on_paying(s)


def why_not_pay(s: State, source: int, second: int) -> int:
    """Discard this card now?"""
    if s.step != PAY:
        return NOT_NOW
    if second and not two_colours(s, source):
        return CANNOT_BE_CHOSEN
    return why_not_discard(s, source, s.mode)


def why_not_pay_wound(s: State) -> int:
    """Discard a Wound now? At most one where the card says so."""
    if s.step != PAY:
        return NOT_NOW
    if s.need & WOUND_PAID and s.book.mode_cost_wounds[s.mode]:
        return CANNOT_BE_CHOSEN
    return why_not_discard_wound(s, s.mode)


def can_go_on_paying(s: State) -> bool:
    """Is there another card to discard, and room for it?"""
    if s.discards >= s.book.mode_cost_most[s.mode]:
        return False
    for source in range(s.book.sources):
        if why_not_pay(s, source, 0) == LEGAL:
            return True
    return why_not_pay_wound(s) == LEGAL


def go_on_paying(s: State) -> None:
    """After each discard: go on, or let the mode happen."""
    s.step = PAY
    if not can_go_on_paying(s):
        ask(s)


def why_not_enough(s: State) -> int:
    """Stop discarding."""
    if s.step != PAY:
        return NOT_NOW
    return LEGAL if s.discards >= s.book.mode_least[s.mode] else DISCARD_MORE


# ------------------------------------------------------------------ choosing
def ask(s: State) -> None:
    """Go to the next thing to be chosen; what leaves no choice is chosen, what has no target is left out."""
    s.need &= NEED_ENEMY | NEED_ATTACK | NEED_SECOND | NEED_UNIT
    while s.need:
        need = s.need & -s.need
        first = find_target(s, s.mode, need, 0)
        if first == NOTHING:
            s.need &= ~need
        elif find_target(s, s.mode, need, first + 1) == NOTHING:
            note_choice(s, need, first)
        else:
            s.step = CHOOSE
            return
    carry_out(s)


def note_choice(s: State, need: int, what: int) -> None:
    """Remember what was chosen."""
    s.need &= ~need
    if need == NEED_ENEMY:
        s.chosen = what
    elif need == NEED_ATTACK:
        s.chosen_attack = what
    elif need == NEED_SECOND:
        s.chosen_second = what
    else:
        s.chosen_unit = what


def choose(s: State, what: int) -> None:
    """The player chose the target that is asked for."""
    note_choice(s, s.need & -s.need, what)
    ask(s)


def why_not_choose(s: State, need: int, what: int) -> int:
    """May this be chosen now?"""
    if s.step != CHOOSE:
        return NOT_NOW
    asked = s.need & -s.need
    if asked == NEED_SECOND:
        asked = NEED_ATTACK
    if asked != need:
        return NOT_NOW
    if need == NEED_ENEMY:
        return why_not_enemy(s, s.mode, what)
    if need == NEED_UNIT:
        return why_not_unit_target(s, s.mode, what)
    return why_not_attack_target(s, s.mode, what)


def carry_out(s: State) -> None:
    """All parts of the mode happen together."""
    mode = s.mode
    s.step = s.before
    first = s.book.mode_first[mode]
    for part in range(first, first + s.book.mode_parts[mode]):
        happen(s, mode, part)
        if s.book.part_amount[part] and s.book.part_kind[part] <= SIEGE:
            s.toxin += s.book.part_value[part]
    s.mode = NOTHING
    s.discards = 0
    s.chosen = NOTHING
    s.chosen_attack = NOTHING
    s.chosen_second = NOTHING
    s.chosen_unit = NOTHING
    s.before = AT_LARGE


def play_sideways(s: State, source: int, kind: int) -> None:
    """S4."""
    s.source[source] = PLAYED
    s.used += 1
    tell(s, PLAYED_SIDEWAYS, source, kind, 0)
    if kind == SIDEWAYS_ATTACK or kind == SIDEWAYS_BLOCK:
        s.committed += 1
        if s.ordered:
            s.last = source
        add_points(s, ATTACK if kind == SIDEWAYS_ATTACK else BLOCK, PHYSICAL, 1)
    elif kind == SIDEWAYS_MOVE:
        gain_move(s, 1)
    else:
        gain_influence(s, 1)
