"""One decision: which actions are legal, why another is not, and what each one does."""

from __future__ import annotations

from typing import Final

from warlore.knight.rules.actions import (
    ACTIONS,
    CHOOSE_ATTACK,
    CHOOSE_ENEMY,
    CHOOSE_UNIT,
    COMBAT_IS_OVER,
    DECLARE,
    DISCARD,
    DISCARD_AS_SECOND,
    DISCARD_WOUND,
    DO_BLOCK,
    DO_CONVERT,
    END_PHASE,
    ENOUGH,
    GO_ALONE,
    GUARD,
    HIT_HERO,
    HIT_UNIT,
    LEGAL,
    NO_SUCH_ACTION,
    NOT_NOW,
    PLAY,
    READY,
    SAY_DIE,
    SAY_TOKEN,
    SIDEWAYS,
    SIDEWAYS_ATTACK,
    SIDEWAYS_BLOCK,
    SIDEWAYS_INFLUENCE,
    SIDEWAYS_KINDS,
    SIDEWAYS_MOVE,
    SLOW,
    SPARE,
    TAKE_ALONG,
    TARGET,
    USE_BONUS,
    USE_ITS_ATTACK,
    guard,
    hit_unit,
)
from warlore.knight.rules.enemies import attacks_now, end_of_attacks
from warlore.knight.rules.parry import (
    block,
    can_parry,
    convert,
    declare_block,
    slow,
    spare,
    why_not_block,
    why_not_convert,
    why_not_declare_block,
    why_not_slow,
    why_not_spare,
)
from warlore.knight.rules.phases import (
    begin_combat,
    end_phase,
    name_die,
    name_token,
    pay_to_ready,
    settle,
    take_along,
    why_not_companion,
    why_not_end_phase,
    why_not_name_token,
    why_not_ready,
)
from warlore.knight.rules.sources import (
    ask,
    choose,
    discard,
    discard_wound,
    play,
    play_sideways,
    why_not_choose,
    why_not_enough,
    why_not_pay,
    why_not_pay_wound,
    why_not_play,
    why_not_play_it,
    why_not_sideways,
    why_not_source,
)
from warlore.knight.rules.state import (
    AIM,
    AT_LARGE,
    BLAST,
    CHOOSE,
    COMPANION,
    MATCH,
    NAME_DIE,
    NAME_TOKEN,
    OVER,
    PARRY,
    PAY,
    TRIED,
    Book,
    State,
)
from warlore.knight.rules.strike import (
    attack_list,
    blast,
    declare_attack,
    guard_and_go_on,
    means_now,
    target,
    use_bonus,
    use_possessed,
    why_not_blast,
    why_not_bonus,
    why_not_declare_attack,
    why_not_guard,
    why_not_join,
    why_not_possessed,
    why_not_reach,
    why_not_target,
)
from warlore.knight.rules.suffer import (
    hit_hero,
    hit_this_unit,
    why_not_endure,
    why_not_hit_hero,
    why_not_hit_unit,
)
from warlore.knight.rules.tables import (
    ATTACK_PHASE,
    BLOCK_PHASE,
    BONUSES,
    CONVERSIONS,
    CUMBERSOME,
    DAMAGE_PHASE,
    ENEMY_ATTACKS,
    IN_HAND,
    INFLUENCE_TO_BLOCK,
    LIST_BLOCK,
    MANA,
    MAX_ATTACKS,
    MAX_ENEMIES,
    NEED_ATTACK,
    NEED_ENEMY,
    NEED_UNIT,
    NOBODY,
    NOTHING,
    START,
)
from warlore.table.chance import Chance
from warlore.table.structs import Row, Struct, row

MENU_ROOM: Final = 2048


class Menu(Struct):
    """The legal actions of one moment."""

    __slots__ = ("action", "n")

    def __init__(self) -> None:
        self.n: int = 0
        self.action: Row = row(MENU_ROOM)


SCRATCH: Final = Menu()


# ------------------------------------------------------------------ why not
def why_not(s: State, action: int) -> int:
    """The reason why this may not be done now, or LEGAL."""
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if s.step == OVER:
        return COMBAT_IS_OVER
    if action >= PLAY:
        return why_not_play(s, action - PLAY)
    if action >= SAY_TOKEN:
        return why_not_name_token(s, action - SAY_TOKEN)
    if action >= SIDEWAYS:
        return why_not_sideways(s, (action - SIDEWAYS) // SIDEWAYS_KINDS, (action - SIDEWAYS) % SIDEWAYS_KINDS)
    if action >= DISCARD_AS_SECOND:
        return why_not_pay(s, action - DISCARD_AS_SECOND, 1)
    if action >= DISCARD:
        return why_not_pay(s, action - DISCARD, 0)
    if action >= GUARD:
        return why_not_guard(s, (action - GUARD) // MAX_ENEMIES, (action - GUARD) % MAX_ENEMIES)
    if action >= HIT_UNIT:
        return why_not_hit_unit(s, (action - HIT_UNIT) // ENEMY_ATTACKS, (action - HIT_UNIT) % ENEMY_ATTACKS)
    if action >= HIT_HERO:
        return why_not_hit_hero(s, action - HIT_HERO)
    if action >= CHOOSE_ATTACK:
        return why_not_choose(s, NEED_ATTACK, action - CHOOSE_ATTACK)
    if action >= SLOW:
        return why_not_slow(s, action - SLOW)
    if action >= DO_BLOCK:
        return why_not_block(s, action - DO_BLOCK)
    if action >= SPARE:
        return why_not_spare(s, action - SPARE)
    if action >= CHOOSE_ENEMY:
        if s.step == BLAST:
            return why_not_blast(s, action - CHOOSE_ENEMY)
        return why_not_choose(s, NEED_ENEMY, action - CHOOSE_ENEMY)
    if action >= TARGET:
        return why_not_target(s, action - TARGET)
    return why_not_small(s, action)


def why_not_small(s: State, action: int) -> int:
    """The actions on Units, dice and nothing in particular."""
    if action >= READY:
        return why_not_ready(s, action - READY)
    if action >= CHOOSE_UNIT:
        return why_not_choose(s, NEED_UNIT, action - CHOOSE_UNIT)
    if action >= TAKE_ALONG:
        return why_not_companion(s, action - TAKE_ALONG) if s.step == COMPANION else NOT_NOW
    if action >= USE_BONUS:
        return why_not_bonus(s, action - USE_BONUS)
    if action >= SAY_DIE:
        return LEGAL if s.step == NAME_DIE else NOT_NOW
    if action >= DO_CONVERT:
        return why_not_convert(s, action - DO_CONVERT)
    if action == END_PHASE:
        return why_not_end_phase(s)
    if action == DECLARE:
        return why_not_declare_block(s) if s.step == PARRY else why_not_declare_attack(s)
    if action == ENOUGH:
        return why_not_enough(s)
    if action == GO_ALONE:
        return LEGAL if s.step == COMPANION else NOT_NOW
    if action == USE_ITS_ATTACK:
        return why_not_possessed(s)
    return why_not_pay_wound(s)


# ------------------------------------------------------------------ the menu
def offer(menu: Menu, action: int, reason: int) -> None:
    """Put an action on the menu if nothing speaks against it."""
    if reason == LEGAL:
        menu.action[menu.n] = action
        menu.n += 1


def offer_modes(s: State, menu: Menu, which: int) -> None:
    """The modes of one list: what is on it is at its moment; a source is asked once for all its modes."""
    book: Book = s.book
    asked = NOTHING
    reason = LEGAL
    for i in range(book.list_size[which]):
        mode = book.listed[which][i]
        source = book.mode_source[mode]
        if source != asked:
            asked = source
            reason = why_not_source(s, source)
        if reason == LEGAL:
            offer(menu, PLAY + mode, why_not_play_it(s, mode))


def offer_sideways(s: State, menu: Menu, kind: int) -> None:
    """S4: each different card."""
    for source in range(s.book.sources):
        if s.source[source] == IN_HAND and s.book.source_sideways[source]:
            offer(menu, SIDEWAYS + source * SIDEWAYS_KINDS + kind, why_not_sideways(s, source, kind))


def offer_sideways_points(s: State, menu: Menu) -> None:
    """S4: each different card as Move or Influence, outside attacks and blocks."""
    for source in range(s.book.sources):
        in_hand = s.source[source] == IN_HAND and s.book.source_sideways[source] != 0
        if in_hand and why_not_sideways(s, source, SIDEWAYS_MOVE) == LEGAL:
            offer(menu, SIDEWAYS + source * SIDEWAYS_KINDS + SIDEWAYS_MOVE, LEGAL)
            offer(menu, SIDEWAYS + source * SIDEWAYS_KINDS + SIDEWAYS_INFLUENCE, LEGAL)


def offer_targets(s: State, menu: Menu) -> None:
    """R12, R24."""
    means = means_now(s)
    if means == 0 and s.committed == 0 and s.possessed == NOBODY:
        return
    for e in range(s.enemies):
        if why_not_join(s, e) == LEGAL:
            offer(menu, TARGET + e, why_not_reach(s, e, means))


def offer_blocks(s: State, menu: Menu) -> None:
    """R17, R37."""
    armed = can_parry(s)
    for e in range(s.enemies):
        for attack in range(e * MAX_ATTACKS, end_of_attacks(s, e)):
            if attacks_now(s, attack):
                if armed and not s.fate[attack] & TRIED:
                    offer(menu, DO_BLOCK + attack, LEGAL)
                if s.move > 0 and s.book.token_abilities[s.token[e]] & CUMBERSOME:
                    offer(menu, SLOW + attack, why_not_slow(s, attack))


def offer_hits(s: State, menu: Menu) -> None:
    """F1, F9."""
    able = 0
    for unit in range(s.book.units):
        if why_not_endure(s, unit) == LEGAL:
            able |= 1 << unit
    for e in range(s.enemies):
        for attack in range(e * MAX_ATTACKS, end_of_attacks(s, e)):
            if attacks_now(s, attack) and (s.suffering == NOTHING or s.suffering == attack):
                offer(menu, HIT_HERO + attack, why_not_hit_hero(s, attack))
                for unit in range(s.book.units):
                    if (able >> unit) & 1:
                        offer(menu, hit_unit(unit, attack), why_not_hit_unit(s, unit, attack))


def offer_at_large(s: State, menu: Menu) -> None:
    """Begin something, or end the phase."""
    offer(menu, END_PHASE, why_not_end_phase(s))
    if s.phase == BLOCK_PHASE:
        offer_blocks(s, menu)
    elif s.phase == DAMAGE_PHASE:
        offer_hits(s, menu)
    elif s.phase != START:
        offer_targets(s, menu)
    offer_modes(s, menu, s.phase)
    if s.phase != START:
        offer_sideways_points(s, menu)
    if s.wings:
        for e in range(s.enemies):
            offer(menu, SPARE + e, why_not_spare(s, e))
    if s.ready_price:
        for unit in range(s.book.units):
            offer(menu, READY + unit, why_not_ready(s, unit))


def offer_aim(s: State, menu: Menu) -> None:
    """Go on with an attack."""
    offer_targets(s, menu)
    offer_modes(s, menu, attack_list(s))
    if s.phase == ATTACK_PHASE:
        offer_sideways(s, menu, SIDEWAYS_ATTACK)
        for place in range(BONUSES):
            if s.bonus[place]:
                offer(menu, USE_BONUS + place, why_not_bonus(s, place))
        if s.possessed != NOBODY:
            offer(menu, USE_ITS_ATTACK, why_not_possessed(s))
    if s.rights:
        for way in range(INFLUENCE_TO_BLOCK):
            offer(menu, DO_CONVERT + way, why_not_convert(s, way))
    offer(menu, DECLARE, why_not_declare_attack(s))


def offer_parry(s: State, menu: Menu) -> None:
    """Go on with a block."""
    offer(menu, DECLARE, why_not_declare_block(s))
    offer_modes(s, menu, LIST_BLOCK)
    offer_sideways(s, menu, SIDEWAYS_BLOCK)
    if s.rights:
        for way in range(INFLUENCE_TO_BLOCK, CONVERSIONS):
            offer(menu, DO_CONVERT + way, why_not_convert(s, way))


def offer_choices(s: State, menu: Menu) -> None:
    """The targets of an effect."""
    need = s.need & -s.need
    if need == NEED_ENEMY:
        for e in range(s.enemies):
            offer(menu, CHOOSE_ENEMY + e, why_not_choose(s, NEED_ENEMY, e))
    elif need == NEED_UNIT:
        for unit in range(s.book.units):
            offer(menu, CHOOSE_UNIT + unit, why_not_choose(s, NEED_UNIT, unit))
    else:
        for attack in range(s.enemies * MAX_ATTACKS):
            offer(menu, CHOOSE_ATTACK + attack, why_not_choose(s, NEED_ATTACK, attack))


def offer_prices(s: State, menu: Menu) -> None:
    """Cards to discard."""
    offer(menu, ENOUGH, why_not_enough(s))
    offer(menu, DISCARD_WOUND, why_not_pay_wound(s))
    for source in range(s.book.sources):
        offer(menu, DISCARD + source, why_not_pay(s, source, 0))
        offer(menu, DISCARD_AS_SECOND + source, why_not_pay(s, source, 1))


def list_legal(s: State, menu: Menu) -> int:
    """All legal actions; returns how many."""
    menu.n = 0
    if s.step == AT_LARGE:
        offer_at_large(s, menu)
    elif s.step == AIM:
        offer_aim(s, menu)
    elif s.step == PARRY:
        offer_parry(s, menu)
    elif s.step == CHOOSE:
        offer_choices(s, menu)
    elif s.step == PAY:
        offer_prices(s, menu)
    elif s.step == MATCH:
        for giver in range(s.enemies):
            for e in range(s.enemies):
                offer(menu, guard(giver, e), why_not_guard(s, giver, e))
    elif s.step == BLAST:
        for e in range(s.enemies):
            offer(menu, CHOOSE_ENEMY + e, why_not_blast(s, e))
    elif s.step == NAME_TOKEN:
        for token in range(s.book.tokens):
            offer(menu, SAY_TOKEN + token, why_not_name_token(s, token))
    elif s.step == NAME_DIE:
        for colour in range(MANA):
            offer(menu, SAY_DIE + colour, LEGAL)
    elif s.step == COMPANION:
        offer(menu, GO_ALONE, LEGAL)
        for unit in range(s.book.units):
            offer(menu, TAKE_ALONG + unit, why_not_companion(s, unit))
    return menu.n


# ------------------------------------------------------------------ doing it
def ends_activation(s: State, action: int) -> bool:
    """A Unit that combines abilities does so in one go."""
    return action < PLAY or s.book.source_unit[s.book.mode_source[action - PLAY]] != s.combining


def do(s: State, action: int, chance: Chance) -> None:
    """Carry out a legal action; nothing is checked here."""
    if s.step == AT_LARGE and s.combining != NOTHING and ends_activation(s, action):
        s.combining = NOTHING
        s.combined = 0
    if action >= PLAY:
        play(s, action - PLAY)
    elif action >= SAY_TOKEN:
        name_token(s, action - SAY_TOKEN, chance)
    elif action >= SIDEWAYS:
        play_sideways(s, (action - SIDEWAYS) // SIDEWAYS_KINDS, (action - SIDEWAYS) % SIDEWAYS_KINDS)
    elif action >= DISCARD_AS_SECOND:
        discard(s, action - DISCARD_AS_SECOND, 1)
    elif action >= DISCARD:
        discard(s, action - DISCARD, 0)
    elif action >= GUARD:
        guard_and_go_on(s, (action - GUARD) // MAX_ENEMIES, (action - GUARD) % MAX_ENEMIES)
    elif action >= HIT_UNIT:
        hit_this_unit(s, (action - HIT_UNIT) // ENEMY_ATTACKS, (action - HIT_UNIT) % ENEMY_ATTACKS)
    elif action >= HIT_HERO:
        hit_hero(s, action - HIT_HERO)
    elif action >= CHOOSE_ATTACK:
        choose(s, action - CHOOSE_ATTACK)
    elif action >= SLOW:
        slow(s, action - SLOW)
    elif action >= DO_BLOCK:
        block(s, action - DO_BLOCK)
    elif action >= SPARE:
        spare(s, action - SPARE)
    elif action >= CHOOSE_ENEMY:
        if s.step == BLAST:
            blast(s, action - CHOOSE_ENEMY)
        else:
            choose(s, action - CHOOSE_ENEMY)
    elif action >= TARGET:
        target(s, action - TARGET)
    else:
        do_small(s, action, chance)
    settle(s)


def do_small(s: State, action: int, chance: Chance) -> None:
    """The actions on Units, dice and nothing in particular."""
    if action >= READY:
        pay_to_ready(s, action - READY)
    elif action >= CHOOSE_UNIT:
        choose(s, action - CHOOSE_UNIT)
    elif action >= TAKE_ALONG:
        take_along(s, action - TAKE_ALONG)
    elif action >= USE_BONUS:
        use_bonus(s, action - USE_BONUS)
    elif action >= SAY_DIE:
        name_die(s, action - SAY_DIE, chance)
    elif action >= DO_CONVERT:
        convert(s, action - DO_CONVERT)
    elif action == END_PHASE:
        end_phase(s, chance)
    elif action == DECLARE:
        if s.step == PARRY:
            declare_block(s)
        else:
            declare_attack(s)
    elif action == ENOUGH:
        ask(s)
    elif action == GO_ALONE:
        begin_combat(s)
    elif action == USE_ITS_ATTACK:
        use_possessed(s)
    else:
        discard_wound(s)
