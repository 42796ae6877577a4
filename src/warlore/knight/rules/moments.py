"""When a plan does what it could do at several moments: the solver tries only one of them.

Effects that last, and mana, are played *early*: before the first attack, block or hit and before the phase ends, for
what lasts is not worse for lasting longer. Move and Influence are played *late*: not in a phase at whose end they are
still there. Neither is a rule: other moments are legal all the same.
"""

from __future__ import annotations

from typing import Final

from warlore.knight.rules.actions import (
    CHOOSE_ATTACK,
    CHOOSE_ENEMY,
    DO_BLOCK,
    END_PHASE,
    GUARD,
    HIT_HERO,
    PLAY,
    SAY_TOKEN,
    SIDEWAYS,
    SIDEWAYS_INFLUENCE,
    SIDEWAYS_KINDS,
    SIDEWAYS_MOVE,
    SLOW,
    TARGET,
)
from warlore.knight.rules.enemies import abilities_of, attacks_now, end_of_attacks
from warlore.knight.rules.outlook import can_come_to_use, gainable_mana, mana_missing, somebody_summons
from warlore.knight.rules.sources import can_pay
from warlore.knight.rules.state import AT_LARGE, State
from warlore.knight.rules.tables import (
    ALL_BECOME,
    ARMOR_MINUS,
    AS_DISCARDED,
    ATTACK,
    ATTACK_MINUS,
    ATTACK_PHASE,
    BLOCK_PHASE,
    BLUE_BIT,
    CARD,
    CARDS_PLUS,
    CONVERT,
    COST_ANY,
    COST_WOUND,
    CUMBERSOME,
    DAMAGE_PHASE,
    DESTROY,
    ELUSIVE,
    GAIN_MANA,
    GOLD,
    IGNORE_SITE,
    IN_HAND,
    INFLUENCE,
    LOSE_FORTIFICATION,
    LOSE_RESISTANCE,
    MANA,
    MAX_ATTACKS,
    MOVE,
    NO_ATTACK,
    NOBODY,
    NOTHING,
    ONCE,
    PER_BLOCKED,
    PER_ICON,
    PHYSICAL,
    RANGED,
    RANGED_PHASE,
    READY_UNIT,
    RED_BIT,
    REPUTATION,
    SIEGE,
    START,
    TO_ALL_ENEMIES,
    TO_ENEMY,
    UNIT_RESISTANCE,
    VAMPIRIC,
    WHEN_BLOCKED,
    WHEN_UNHURT,
)
from warlore.knight.rules.worth import Search

# How far a plan has come, as bits of `moment`: something was done before which all early things are done; mana was
# gained after that; in this phase somebody was attacked, blocked or hit; above them the least Move and Influence that
# one source gave in this phase
SETTLED: Final = 1
REPLENISHED: Final = 2
BEGUN: Final = 4
MOVE_PLAYED: Final = 3
INFLUENCE_PLAYED: Final = 9
MOST_PLAYED: Final = 63

# Whether a mode is played early: always; or unless another ability of its Unit goes with it that is not
ALWAYS_EARLY: Final = 1
EARLY_BY_ITSELF: Final = 2

# When an early mode is over
FIRST_OVER: Final = 1  # once anything else is done
BLOCKS_OVER: Final = 2  # once something is blocked, or the Block phase is over

POINTS_NOW: Final = 15  # of the bits of what a mode gives: Attack and Block
ANY_COLOUR: Final = 63


# ------------------------------------------------------------------ what is played early
def lasts_from_any_time(q: Search, s: State, part: int, phase: int) -> bool:
    """Is this part as good, played in this phase, as ever after?"""
    kind = s.book.part_kind[part]
    if s.book.part_only[part] or s.book.part_per[part] != ONCE:
        return False
    if s.book.part_when[part]:
        return s.book.part_when[part] == WHEN_UNHURT and kind <= SIEGE
    if not (s.book.part_phases[part] >> phase) & 1:
        return False
    if kind == MOVE:
        return q.helps_cards == 0
    if kind == ARMOR_MINUS:
        # what Armor cannot fall is not remembered when it rises again
        target = s.book.part_target[part]
        return not q.raises and not s.book.part_other[part] and (target == TO_ENEMY or target == TO_ALL_ENEMIES)
    if kind == NO_ATTACK:
        return s.book.part_other[part] == 0
    if kind == DESTROY:
        # whoever is still there may draw a Defend to itself, or be counted by a card
        return not q.raises and not q.order_counts
    if kind == LOSE_RESISTANCE:
        return not q.counts_icons
    if kind == LOSE_FORTIFICATION or kind == IGNORE_SITE:
        return not q.counts_walls
    if kind == INFLUENCE or kind == GAIN_MANA or kind == CONVERT:
        return True
    return kind == ATTACK_MINUS or kind == UNIT_RESISTANCE or kind == REPUTATION


def acts_on_enemies(s: State, mode: int) -> bool:
    """Has the mode an effect on enemies or their attacks?"""
    for part in range(s.book.mode_first[mode], s.book.mode_first[mode] + s.book.mode_parts[mode]):
        kind = s.book.part_kind[part]
        if (kind >= ARMOR_MINUS and kind <= LOSE_RESISTANCE) or kind == ATTACK_MINUS:
            return True
    return False


def lasts(q: Search, s: State, mode: int, phase: int) -> bool:
    """Is the mode as good, played in this phase, as ever after? Not if it costs a Wound, which may knock out."""
    unit = s.book.source_unit[s.book.mode_source[mode]]
    cost = s.book.mode_cost[mode]
    if s.book.mode_points[mode] & POINTS_NOW:
        return False
    if s.book.mode_wounds[mode] or s.book.mode_wound_unit[mode] or cost == COST_ANY or cost == COST_WOUND:
        return False
    if unit >= 0 and (s.book.unit_level[unit] <= q.most_readied or (s.book.assault and s.book.unit_assault[unit])):
        return False
    if acts_on_enemies(s, mode) and somebody_summons(s):
        return False
    if may_wait_for_a_block(s, mode):
        return False
    more = False
    for part in range(s.book.mode_first[mode], s.book.mode_first[mode] + s.book.mode_parts[mode]):
        if not lasts_from_any_time(q, s, part, phase):
            return False
        kind = s.book.part_kind[part]
        more = more or (kind != MOVE and kind != INFLUENCE and kind != REPUTATION)
    return more


def may_wait_for_a_block(s: State, mode: int) -> bool:
    """It leaves less or nothing to be blocked of an attack, for which it also gives points, or of an enemy who has
    several, or it does more after the blocks. Where blocks are rewarded, or lower the Armor of an Elusive enemy, it
    is better played once an attack has been blocked."""
    if gives_kind(s, mode, NO_ATTACK):
        after = s.book.mode_phases[mode] >> DAMAGE_PHASE != 0
        if after and somebody_is_elusive(s):
            return True
        if after or somebody_strikes_twice(s):
            return blocks_are_rewarded(s)
    spares = gives_kind(s, mode, ATTACK_MINUS) or gives_kind(s, mode, NO_ATTACK)
    if not spares or not (gives_kind(s, mode, ATTACK) or gives_kind(s, mode, RANGED) or gives_kind(s, mode, SIEGE)):
        return False
    return blocks_are_rewarded(s)


def somebody_strikes_twice(s: State) -> bool:
    """Has an enemy more than one attack?"""
    for e in range(s.enemies):
        if end_of_attacks(s, e) - e * MAX_ATTACKS > 1:
            return True
    return False


def somebody_is_elusive(s: State) -> bool:
    """Is there an enemy whose Armor is lower once it has been blocked (R54)?"""
    for token in range(s.book.tokens):
        if s.book.token_abilities[token] & ELUSIVE:
            return True
    return False


def blocks_are_rewarded(s: State) -> bool:
    """Does something come of an attack that is blocked, beside its harm?"""
    for part in range(s.book.parts):
        if s.book.part_when[part] == WHEN_BLOCKED or s.book.part_per[part] == PER_BLOCKED or s.book.part_only[part]:
            return True
    return False


def first_of(s: State) -> int:
    """The phase in which a search that begins here can do something first; nothing lasting is done before 1.1."""
    return s.phase if s.phase > START else RANGED_PHASE


def first_phase(s: State, mode: int) -> int:
    """The first phase in which a mode can be played."""
    phase = first_of(s)
    while phase < ATTACK_PHASE and not (s.book.mode_phases[mode] >> phase) & 1:
        phase += 1
    return phase


def gives_kind(s: State, mode: int, kind: int) -> bool:
    """Has the mode a part of this kind?"""
    for part in range(s.book.mode_first[mode], s.book.mode_first[mode] + s.book.mode_parts[mode]):
        if s.book.part_kind[part] == kind:
            return True
    return False


def learn_effects(q: Search, s: State) -> None:
    """What stands against playing things early."""
    q.helps_cards = 0
    q.raises = 0
    q.counts_icons = 0
    q.counts_walls = 0
    q.rights_first = 1
    q.points_first = 0 if q.loops or q.wings_known else 1
    q.most_readied = 0
    q.wounds_paid = 0
    for part in range(s.book.parts):
        kind = s.book.part_kind[part]
        if kind == CARDS_PLUS or kind == ALL_BECOME:
            q.helps_cards = 1
        in_fight = s.book.mode_points[s.book.part_mode[part]] & POINTS_NOW != 0
        again = q.readies_known and s.book.source_unit[s.book.mode_source[s.book.part_mode[part]]] >= 0
        if (in_fight or again) and (kind == MOVE or kind == INFLUENCE):
            q.points_first = 0
        if kind == READY_UNIT and s.book.part_value[part] > q.most_readied:
            q.most_readied = s.book.part_value[part]
        if in_fight and kind == CONVERT:
            q.rights_first = 0
        if s.book.part_per[part] == PER_ICON:
            q.counts_icons = 1
        if kind == ARMOR_MINUS and s.book.part_other[part]:
            q.counts_walls = 1
    for mode in range(s.book.modes):
        q.wounds_paid += 0 if q.barred[mode] else s.book.mode_wounds[mode]
    for token in range(s.book.tokens):
        if s.book.token_defend[token] > 0 or s.book.token_abilities[token] & VAMPIRIC:
            q.raises = 1


def learn_moments(q: Search, s: State, certain: int) -> None:
    """Which modes are played early in a search that begins here; none, unless it is `certain` what comes."""
    q.moment = 0
    q.late_gains = 0
    q.first_phase = first_of(s)
    for mode in range(s.book.modes):
        q.early[mode] = 0
        q.over[mode] = 0
        strips = gives_kind(s, mode, LOSE_RESISTANCE) or gives_kind(s, mode, ALL_BECOME)
        q.mode_strips[mode] = 1 if strips else 0
    learn_effects(q, s)
    if not certain or q.toxic or q.wings_known or q.loops or s.book.leader != NOBODY or s.phase > BLOCK_PHASE:
        return
    for mode in range(s.book.modes):
        q.early_phase[mode] = first_phase(s, mode)
        q.early[mode] = ALWAYS_EARLY if lasts(q, s, mode, q.early_phase[mode]) else 0
    for mode in range(s.book.modes):
        if q.early[mode] and acts_in_one_go(q, s, mode):
            q.early[mode] = EARLY_BY_ITSELF
    for mode in range(s.book.modes):
        if q.early[mode] and may_be_immune_at_first(q, s, mode):
            q.early[mode] = 0
    for mode in range(s.book.modes):
        if q.early[mode] == ALWAYS_EARLY and is_seen(s, mode):
            if comes_first(q, mode):
                q.over[mode] = FIRST_OVER
            elif q.early_phase[mode] == BLOCK_PHASE:
                q.over[mode] = BLOCKS_OVER
        if q.mode_gain[mode] > 0 and not comes_first(q, mode):
            q.late_gains = 1


def is_seen(s: State, mode: int) -> bool:
    """Is all that the mode did seen in a state? Influence may have come from somewhere else."""
    for part in range(s.book.mode_first[mode], s.book.mode_first[mode] + s.book.mode_parts[mode]):
        if s.book.part_kind[part] == INFLUENCE:
            return False
        if s.book.part_when[part] and s.book.part_element[part] != PHYSICAL:
            return False
    return True


def may_be_immune_at_first(q: Search, s: State, mode: int) -> bool:
    """An enemy may lose its immunity to the mode when it is too late to play that early."""
    if not s.book.mode_colours[mode] & (RED_BIT | BLUE_BIT) or not acts_on_enemies(s, mode):
        return False
    for other in range(s.book.modes):
        late = q.early[other] != ALWAYS_EARLY or q.early_phase[other] > q.early_phase[mode]
        other_source = s.book.mode_source[other] != s.book.mode_source[mode]
        if late and other_source and gives_kind(s, other, LOSE_RESISTANCE):
            return True
    return False


def comes_first(q: Search, mode: int) -> bool:
    """Is the mode played before all that is not played early?"""
    return q.early[mode] == ALWAYS_EARLY and q.early_phase[mode] == q.first_phase


def acts_in_one_go(q: Search, s: State, mode: int) -> bool:
    """The Unit uses its abilities in one go, and there is one that is not played early."""
    source = s.book.mode_source[mode]
    unit = s.book.source_unit[source]
    if unit < 0 or not s.book.unit_combines[unit]:
        return False
    gains = gainable_mana(q, s)
    for other in range(q.sources_first[source], q.sources_last[source]):
        if q.early[other] == 0 and not (s.book.mode_mana[other] and mana_missing(s, other, gains)):
            return True
    return False


# ------------------------------------------------------------------ how far a plan has come
def note_moment(q: Search, s: State, action: int) -> None:
    """An action is about to be done."""
    if action >= PLAY:
        if q.moment & SETTLED and q.mode_gain[action - PLAY] > 0:
            q.moment |= REPLENISHED
        if s.step == AT_LARGE:
            note_points(q, s, action - PLAY)
    elif s.step != AT_LARGE:
        return
    elif action >= SIDEWAYS and action < SAY_TOKEN:
        source = (action - SIDEWAYS) // SIDEWAYS_KINDS
        kind = (action - SIDEWAYS) % SIDEWAYS_KINDS
        if kind == SIDEWAYS_MOVE and can_wait(q, s, source):
            note_least(q, MOVE_PLAYED, 1)
        elif kind == SIDEWAYS_INFLUENCE and can_wait(q, s, source):
            note_least(q, INFLUENCE_PLAYED, 1)
    elif action == END_PHASE:
        q.moment &= SETTLED | REPLENISHED
        if s.phase != START:
            q.moment |= SETTLED
    elif begins_something(action):
        q.moment |= SETTLED if action >= SLOW and action < CHOOSE_ATTACK else SETTLED | BEGUN


def begins_something(action: int) -> bool:
    """An attack, a block, a Cumbersome attack slowed, a hit."""
    if action >= TARGET and action < CHOOSE_ENEMY:
        return True
    return (action >= DO_BLOCK and action < CHOOSE_ATTACK) or (action >= HIT_HERO and action < GUARD)


def note_least(q: Search, where: int, value: int) -> None:
    """So much Move or Influence was played by one source in this phase."""
    least = (q.moment >> where) & MOST_PLAYED
    if value <= MOST_PLAYED and (least == 0 or value < least):
        q.moment += (value - least) << where


def note_points(q: Search, s: State, mode: int) -> None:
    """A mode that gives nothing but Move or Influence, and could be played in the next phase as well."""
    source = s.book.mode_source[mode]
    unit = s.book.source_unit[source]
    if unit >= 0 and s.book.assault and s.book.unit_assault[unit] and gives_kind(s, mode, INFLUENCE):
        # what was played before may have been paid for this Unit: it could not wait
        q.moment &= ~(MOST_PLAYED << INFLUENCE_PLAYED)
    if s.book.mode_wounds[mode] or s.book.mode_wound_unit[mode] or not can_wait(q, s, source):
        return
    if not (s.book.mode_phases[mode] >> (s.phase + 1)) & 1:
        return
    move = 0
    influence = 0
    for part in range(s.book.mode_first[mode], s.book.mode_first[mode] + s.book.mode_parts[mode]):
        kind = s.book.part_kind[part]
        if kind == MOVE and s.book.part_per[part] == ONCE:
            move += s.book.part_value[part]
        elif kind == INFLUENCE and s.book.part_per[part] == ONCE:
            influence += s.book.part_value[part]
        elif kind != REPUTATION:
            return
    if move and not influence and not q.helps_cards:
        note_least(q, MOVE_PLAYED, move)
    elif influence and not move:
        note_least(q, INFLUENCE_PLAYED, influence)


def can_wait(q: Search, s: State, source: int) -> bool:
    """Will the source be there in the next phase? A Unit may be hit before the Attack phase."""
    if q.loops or q.wings_known or s.phase > DAMAGE_PHASE:
        return False
    return s.phase < DAMAGE_PHASE or s.book.source_kind[source] == CARD


# ------------------------------------------------------------------ what is left out
def comes_too_late(q: Search, s: State, mode: int) -> bool:
    """Could the mode have been played before the first attack, block or hit, and before that phase was over?"""
    early = q.early[mode]
    if early == 0 or s.step != AT_LARGE or s.phase < q.early_phase[mode]:
        return False
    if s.phase == q.early_phase[mode] and not q.moment & (SETTLED if s.phase == q.first_phase else BEGUN):
        return False
    if s.book.mode_mana[mode] and q.moment & REPLENISHED:
        return False
    if early == ALWAYS_EARLY:
        return True
    # in one go with another ability: resistances first, then the other, then the rest
    if is_out_of_time(q, s, mode):
        return True
    return not gives_kind(s, mode, LOSE_RESISTANCE) and not has_begun_late(q, s, mode)


def owes_an_ability(q: Search, s: State, action: int) -> bool:
    """A Unit is acting late, and has not yet used the ability for which that is sensible."""
    if s.combining == NOTHING or s.step != AT_LARGE or (q.moment & (SETTLED | REPLENISHED)) != SETTLED:
        return False
    for mode in range(s.book.modes):
        if s.book.source_unit[s.book.mode_source[mode]] == s.combining and q.early[mode] == EARLY_BY_ITSELF:
            if has_begun_late(q, s, mode):
                return False
            return action < PLAY or s.book.mode_source[action - PLAY] != s.book.mode_source[mode]
    return False


def has_begun_late(q: Search, s: State, mode: int) -> bool:
    """The Unit is acting, and has used an ability that is not played early."""
    source = s.book.mode_source[mode]
    if s.combining != s.book.source_unit[source]:
        return False
    for other in range(q.sources_first[source], q.sources_last[source]):
        if q.early[other] == 0 and (s.combined >> s.book.mode_ability[other]) & 1:
            return True
    return False


def points_come_too_late(q: Search, s: State) -> bool:
    """Move and Influence are played, and Cumbersome attacks slowed, before anything is attacked, blocked or hit in
    their phase: they serve it all the same. Not where they can be had later only."""
    return q.points_first != 0 and not q.helps_cards and q.moment & BEGUN != 0 and not wounds_help(q, s)


def slowing_is_over(q: Search, s: State) -> bool:
    """Is there a Cumbersome attack, and none is slowed any more?"""
    if s.phase <= RANGED_PHASE or (s.phase == BLOCK_PHASE and not points_come_too_late(q, s)):
        return False
    for e in range(s.enemies):
        for attack in range(e * MAX_ATTACKS, end_of_attacks(s, e)):
            if attacks_now(s, attack) and abilities_of(s, attack) & CUMBERSOME:
                return True
    return False


def wounds_help(q: Search, s: State) -> bool:
    """May a Wound taken in this phase be discarded for more points?"""
    return q.wound_costs != 0 and (s.phase == DAMAGE_PHASE or q.wounds_paid > 0)


def may_fall_before_damage(q: Search, s: State) -> bool:
    """Can Wounds that are paid knock the Hero out before the enemies deal any?"""
    return s.phase < DAMAGE_PHASE and q.wounds_paid > 0 and s.hero_wounds + q.wounds_paid >= s.book.hand_limit


def blocks_too_early(q: Search, s: State) -> bool:
    """Is Move left that was played for this phase? Nothing is slowed after the first block."""
    if may_fall_before_damage(q, s):
        return False
    move = (q.moment >> MOVE_PLAYED) & MOST_PLAYED
    return q.points_first != 0 and not q.helps_cards and not q.moment & BEGUN and move > 0 and s.move >= move


def ends_too_early(q: Search, s: State) -> bool:
    """Is Move or Influence left that was played in this phase, and could have been played in the next one? Not if the
    hand may have been lost meanwhile."""
    if may_fall_before_damage(q, s):
        return False
    move = (q.moment >> MOVE_PLAYED) & MOST_PLAYED
    influence = (q.moment >> INFLUENCE_PLAYED) & MOST_PLAYED
    if (move == 0 or s.move < move) and (influence == 0 or s.influence < influence):
        return False
    return s.phase < DAMAGE_PHASE or holds_a_card(s)


def holds_a_card(s: State) -> bool:
    """The hand has not been lost."""
    for source in range(s.book.sources):
        if s.book.source_kind[source] == CARD and s.source[source] == IN_HAND:
            return True
    return False


def is_out_of_time(q: Search, s: State, mode: int) -> bool:
    """An ability that is used late only in one go with another: can that not be used any more?"""
    source = s.book.mode_source[mode]
    if q.early[mode] != EARLY_BY_ITSELF or q.moment & REPLENISHED or gains_late(q, s, 0):
        return False
    acting = s.combining == s.book.source_unit[source]
    for other in range(q.sources_first[source], q.sources_last[source]):
        if q.early[other]:
            continue
        if acting and (s.combined >> s.book.mode_ability[other]) & 1:
            return False
        if s.book.mode_phases[other] & (31 << s.phase) and can_pay(s, other):
            return False
    return True


def gains_late(q: Search, s: State, colours: int) -> bool:
    """Can mana be gained by something that is not played early? Of these colours only, if any are given."""
    if not q.late_gains:
        return False
    for source in range(s.book.sources):
        if not can_come_to_use(s, source) and not (s.book.source_unit[source] >= 0 and q.readies_known):
            continue
        for mode in range(q.sources_first[source], q.sources_last[source]):
            late = q.mode_gain[mode] > 0 and not comes_first(q, mode)
            if late and (colours == 0 or colours_gained(s, mode) & colours):
                return True
    return False


def colours_gained(s: State, mode: int) -> int:
    """The colours of mana that a mode can give, as bits; gold does for all."""
    colours = 0
    for part in range(s.book.mode_first[mode], s.book.mode_first[mode] + s.book.mode_parts[mode]):
        if s.book.part_kind[part] == GAIN_MANA:
            colour = s.book.part_mask[part]
            colours |= ANY_COLOUR if colour == GOLD or colour == AS_DISCARDED else 1 << colour
    return colours


def what_is_over(q: Search, s: State) -> int:
    """How much of what is played early is over: nothing more can come of it."""
    if not q.moment & SETTLED or q.moment & REPLENISHED or pays_late(q, s, FIRST_OVER):
        return 0
    blocked = s.phase > BLOCK_PHASE or (s.phase == BLOCK_PHASE and q.moment & BEGUN != 0)
    return BLOCKS_OVER if blocked and not pays_late(q, s, BLOCKS_OVER) else FIRST_OVER


def pays_late(q: Search, s: State, over: int) -> bool:
    """Can something that should be over be paid with mana that is still to be gained?"""
    if not q.late_gains:
        return False
    colours = 0
    for source in range(s.book.sources):
        if can_come_to_use(s, source):
            for mode in range(q.sources_first[source], q.sources_last[source]):
                done = comes_first(q, mode) or (q.over[mode] != 0 and q.over[mode] <= over)
                for colour in range(MANA):
                    if done and s.book.mode_pay[mode][colour]:
                        colours |= 1 << colour
    return colours != 0 and gains_late(q, s, colours)
