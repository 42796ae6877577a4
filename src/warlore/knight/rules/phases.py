"""The course of a combat: its beginning, the four phases, summoning, the end."""

from __future__ import annotations

from warlore.knight.rules.actions import (
    ASSIGN_THE_REST_FIRST,
    DAMAGE_NOT_ASSIGNED,
    LEGAL,
    LEVEL_TOO_HIGH,
    NEEDS_INFLUENCE_POINTS,
    NO_SUCH_ACTION,
    NO_SUCH_RIGHT,
    NOT_NOW,
    TOKEN_NOT_IN_PILE,
    UNIT_IS_DESTROYED,
    UNIT_IS_READY,
    UNIT_IS_SPENT,
    UNIT_IS_WOUNDED,
)
from warlore.knight.rules.effects import ready_unit
from warlore.knight.rules.enemies import (
    alive,
    anyone_to_attack,
    attacks_now,
    can_be_attacked,
    end_of_attacks,
    leader_level,
)
from warlore.knight.rules.state import (
    ALIVE,
    AT_LARGE,
    BAG,
    CALLED,
    COMBAT_BEGINS,
    COMBAT_ENDS,
    COMPANION,
    COMPANION_CHOSEN,
    DESTROYED,
    DIE_ROLLED,
    ENEMY_APPEARS,
    FLED,
    FOLLOWER_FLEES,
    GONE,
    INFLUENCE_PAID,
    NAME_DIE,
    NAME_TOKEN,
    NOTHING_TO_SUMMON,
    OVER,
    PHASE_BEGINS,
    PREVENTED,
    REPUTATION_CHANGED,
    SUMMONED,
    SUMMONED_DISCARDED,
    SUMMONS,
    TOKEN_DRAWN,
    VOLKARE_ROLLED,
    State,
    tell,
)
from warlore.knight.rules.tables import (
    ATTACK_PHASE,
    BLOCK_PHASE,
    DAMAGE_PHASE,
    FOLLOWER,
    MAX_ATTACKS,
    MAX_ENEMIES,
    NOBODY,
    NOTHING,
    ONE_UNIT,
    RANGED_PHASE,
    START,
)
from warlore.table.chance import Chance, draw, roll
from warlore.table.piles import empty, push, size


# ------------------------------------------------------------------ tokens from the piles
def gather(s: State, pile: int) -> int:
    """Put what is left of a pile into the bag; returns how many."""
    empty(BAG.tokens)
    for token in range(s.book.tokens):
        if s.book.token_pile[token] == pile:
            for _ in range(s.left[token]):
                push(BAG.tokens, token)
    return size(BAG.tokens)


def place_token(s: State, e: int, token: int) -> None:
    """A token is turned up."""
    s.token[e] = token
    s.mark[e] |= ALIVE


def draw_token(s: State, chance: Chance) -> int:
    """A token from the bag; its pile is shorter by it."""
    token = draw(chance, BAG.tokens, TOKEN_DRAWN)
    s.left[token] -= 1
    return token


def appear(s: State, e: int, token: int) -> None:
    """An enemy of this combat is there."""
    place_token(s, e, token)
    tell(s, ENEMY_APPEARS, e, token, s.book.enemy_role[e])


def summon(s: State, e: int, attack: int, token: int) -> None:
    """R31: the token stands in for its summoner in the Block and Assign Damage phases."""
    s.fate[attack] |= CALLED
    place = s.enemies
    s.enemies += 1
    s.mark[place] = SUMMONED
    s.summoner[place] = e
    place_token(s, place, token)
    tell(s, SUMMONS, place, token, e)


def cannot_summon(s: State, e: int, attack: int) -> None:
    """Its pile is empty."""
    s.fate[attack] |= CALLED
    tell(s, NOTHING_TO_SUMMON, e, 0, 0)


# ------------------------------------------------------------------ the beginning
def reveal(s: State, chance: Chance) -> None:
    """Turn up the enemies, Volkare's die included; at a table of people, ask."""
    for e in range(s.book.enemies):
        if s.mark[e] & ALIVE:
            continue
        if e == s.book.volkare:
            if s.book.enemy_token[e] != NOTHING:
                roll_volkare(s, s.book.enemy_token[e] - s.book.volkare_token)
            elif s.book.named:
                s.step = NAME_DIE
                return
            else:
                face = roll(chance, DIE_ROLLED)
                roll_volkare(s, face - 1)
        elif s.book.enemy_token[e] != NOTHING:
            appear(s, e, s.book.enemy_token[e])
        elif s.book.named:
            s.naming = e
            s.step = NAME_TOKEN
            return
        elif gather(s, s.book.enemy_pile[e]) > 0:
            appear(s, e, draw_token(s, chance))
    s.naming = NOBODY
    choose_companion(s)


def roll_volkare(s: State, colour: int) -> None:
    """R10: his die decides his attack."""
    e = s.book.volkare
    s.die = colour
    token = s.book.volkare_token + colour
    appear(s, e, token)
    tell(s, VOLKARE_ROLLED, colour, s.book.token_value[token][0], s.book.token_element[token][0])


def choose_companion(s: State) -> None:
    """R73: one Unit may come into a Maze or Labyrinth."""
    if s.book.unit_limit == ONE_UNIT:
        for unit in range(s.book.units):
            if why_not_companion(s, unit) == LEGAL:
                s.step = COMPANION
                return
    begin_combat(s)


def why_not_companion(s: State, unit: int) -> int:
    """R73: Ready and unwounded."""
    if unit >= s.book.units:
        return NO_SUCH_ACTION
    if s.unit_wounds[unit] > 0:
        return UNIT_IS_WOUNDED
    return LEGAL if s.unit_ready[unit] else UNIT_IS_SPENT


def take_along(s: State, unit: int) -> None:
    """R73."""
    s.companion = unit
    tell(s, COMPANION_CHOSEN, unit, 0, 0)
    begin_combat(s)


def begin_combat(s: State) -> None:
    """The moment before phase 1.1 is only there for those who can use it."""
    s.step = AT_LARGE
    if s.book.list_size[START] > 0:
        s.phase = START
        tell(s, PHASE_BEGINS, START, 0, 0)
    else:
        begin_phase(s, RANGED_PHASE)
    settle(s)


def open_combat(s: State, chance: Chance) -> None:
    """R5, R7: what happens at once, then the enemies are turned up."""
    tell(s, COMBAT_BEGINS, s.book.site, s.book.night, s.book.start_reputation)
    if s.book.start_reputation != 0:
        s.reputation = s.book.start_reputation
        tell(s, REPUTATION_CHANGED, s.reputation, s.reputation, 0)
    reveal(s, chance)


# ------------------------------------------------------------------ summoning
def call_tokens(s: State, chance: Chance) -> None:
    """R31: at the start of the Block phase each Summon attack brings a token."""
    for attack in range(MAX_ENEMIES * MAX_ATTACKS):
        e = attack // MAX_ATTACKS
        if e >= s.enemies or (s.mark[e] & (ALIVE | PREVENTED | SUMMONED)) != ALIVE:
            continue
        colour = s.book.token_summon[s.token[e]][attack % MAX_ATTACKS]
        if colour == 0 or s.fate[attack] & CALLED:
            continue
        known = s.book.known[e][attack % MAX_ATTACKS]
        if s.enemies >= MAX_ENEMIES:
            cannot_summon(s, e, attack)
        elif known:
            summon(s, e, attack, known - 1)
        elif gather(s, colour - 1) == 0:
            cannot_summon(s, e, attack)
        elif s.book.named:
            s.naming = attack
            s.step = NAME_TOKEN
            return
        else:
            summon(s, e, attack, draw_token(s, chance))
    s.naming = NOBODY
    s.step = AT_LARGE


def named_pile(s: State) -> int:
    """The pile from which a person draws the token to be named."""
    if s.phase == BLOCK_PHASE:
        return s.book.token_summon[s.token[s.naming // MAX_ATTACKS]][s.naming % MAX_ATTACKS] - 1
    return s.book.enemy_pile[s.naming]


def why_not_name_token(s: State, token: int) -> int:
    """Could this token be drawn now?"""
    if s.step != NAME_TOKEN:
        return NOT_NOW
    if token >= s.book.tokens or s.left[token] == 0 or s.book.token_pile[token] != named_pile(s):
        return TOKEN_NOT_IN_PILE
    return LEGAL


def name_token(s: State, token: int, chance: Chance) -> None:
    """A person says which token was drawn."""
    s.step = AT_LARGE
    s.left[token] -= 1
    if s.phase == BLOCK_PHASE:
        summon(s, s.naming // MAX_ATTACKS, s.naming, token)
        call_tokens(s, chance)
    else:
        appear(s, s.naming, token)
        reveal(s, chance)


def name_die(s: State, colour: int, chance: Chance) -> None:
    """A person says what Volkare's die shows."""
    roll_volkare(s, colour)
    reveal(s, chance)


def discard_summoned(s: State) -> None:
    """R31, R67: summoned tokens leave after the damage is assigned."""
    for e in range(s.enemies):
        if (s.mark[e] & (ALIVE | SUMMONED)) == (ALIVE | SUMMONED):
            s.mark[e] = (s.mark[e] & ~ALIVE) | GONE
            tell(s, SUMMONED_DISCARDED, e, 0, 0)


# ------------------------------------------------------------------ from phase to phase
def all_assigned(s: State) -> bool:
    """R100: is the damage of every unblocked attack assigned?"""
    for e in range(s.enemies):
        for attack in range(e * MAX_ATTACKS, end_of_attacks(s, e)):
            if attacks_now(s, attack):
                return False
    return True


def why_not_end_phase(s: State) -> int:
    """A phase ends when nothing is in progress; Assign Damage when all is assigned."""
    if s.step != AT_LARGE:
        return NOT_NOW
    if s.phase == DAMAGE_PHASE:
        if s.suffering != NOTHING:
            return ASSIGN_THE_REST_FIRST
        if not all_assigned(s):
            return DAMAGE_NOT_ASSIGNED
    return LEGAL


def begin_phase(s: State, phase: int) -> None:
    """The next phase."""
    s.phase = phase
    s.leader_attacked = 0
    tell(s, PHASE_BEGINS, phase, 0, 0)


def end_phase(s: State, chance: Chance) -> None:
    """Go on to the next phase, or to the end."""
    if s.phase == ATTACK_PHASE:
        finish(s)
    elif s.phase == START:
        begin_phase(s, RANGED_PHASE)
    elif s.phase == RANGED_PHASE:
        begin_phase(s, BLOCK_PHASE)
        call_tokens(s, chance)
    elif s.phase == BLOCK_PHASE:
        begin_phase(s, DAMAGE_PHASE)
    else:
        discard_summoned(s)
        begin_phase(s, ATTACK_PHASE)


def settle(s: State) -> None:
    """The combat is over when nobody is left to attack; in 1.2 and 1.3 the others' attacks come first (R20)."""
    if s.step != AT_LARGE or s.phase == BLOCK_PHASE or s.phase == DAMAGE_PHASE:
        return
    if not anyone_to_attack(s):
        finish(s)


def leader_is_defeated(s: State) -> bool:
    """R21, R26: his Level 1 is marked."""
    return s.book.leader != NOBODY and leader_level(s) == 0


def all_defeated(s: State) -> bool:
    """Every enemy that can be defeated is, or fled (R65)."""
    for e in range(s.enemies):
        if can_be_attacked(s, e):
            return False
    return True


def finish(s: State) -> None:
    """The end: followers of a defeated Leader flee (R65), what was possessed is free again (Q35)."""
    s.possessed = NOBODY
    if leader_is_defeated(s):
        for e in range(s.enemies):
            if alive(s, e) and s.book.enemy_role[e] == FOLLOWER:
                s.mark[e] = (s.mark[e] & ~ALIVE) | FLED
                tell(s, FOLLOWER_FLEES, e, 0, 0)
    s.step = OVER
    s.turn = NOBODY
    tell(s, COMBAT_ENDS, 1 if all_defeated(s) else 0, s.fame, s.reputation)


# ------------------------------------------------------------------ readying for Influence
def why_not_ready(s: State, unit: int) -> int:
    """Ruthless Coercion: ready Units for Influence by level."""
    if s.step != AT_LARGE or s.phase == START:
        return NOT_NOW
    if s.ready_price == 0:
        return NO_SUCH_RIGHT
    if unit >= s.book.units:
        return NO_SUCH_ACTION
    if s.unit_mark[unit] & DESTROYED:
        return UNIT_IS_DESTROYED
    if s.unit_ready[unit]:
        return UNIT_IS_READY
    if s.book.unit_level[unit] > s.ready_level:
        return LEVEL_TOO_HIGH
    return LEGAL if s.influence >= s.ready_price * s.book.unit_level[unit] else NEEDS_INFLUENCE_POINTS


def pay_to_ready(s: State, unit: int) -> None:
    """Influence for a Ready Unit."""
    price = s.ready_price * s.book.unit_level[unit]
    s.influence -= price
    tell(s, INFLUENCE_PAID, unit, price, s.influence)
    ready_unit(s, unit)
