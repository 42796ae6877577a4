"""The conditions of engagement (H5.4–H5.10): Reinforcements, Links, Assault, tokens, dice, Relaunch."""

from __future__ import annotations

from warlore.history.rules.battle import fight_lines, winning_side
from warlore.history.rules.deploy import can_place
from warlore.history.rules.recall import leave_deck
from warlore.history.rules.rewards import begin_rewards
from warlore.history.rules.state import (
    ATTACKER_RELAUNCH,
    ATTACKER_TOKENS,
    DEFENDER_RELAUNCH,
    LINK_ASSAULTED,
    LINK_FORMED,
    REINFORCED,
    ROLLED,
    UNIT_DRAWN,
    State,
    other,
    owner,
    tell,
)
from warlore.history.rules.tables import (
    ALL_SLOTS,
    ATTACKER,
    ATTACKER_DIE,
    DEFENDER,
    ERAS,
    FACES,
    LINES,
    NO_CARD,
    NO_LINK,
    NOBODY,
    RELAUNCH_TOKEN,
    RISKY,
    STRONG,
)
from warlore.table.chance import Chance, draw, roll
from warlore.table.piles import size


# ------------------------------------------------------------------ reinforcements
def has_reserve(s: State, side: int, card: int) -> bool:
    """H5.5: is there a card to answer this card's icon?"""
    player = owner(s, side)
    if player != NOBODY:
        return size(s.deck[player]) > 0
    era = s.cards.era[card]
    return 0 <= era < ERAS and size(s.era_deck[era]) > 0


def call_reserve(s: State, side: int, card: int, chance: Chance) -> int:
    """H5.5: from the player's own deck; for a board card from the deck of its own Era."""
    player = owner(s, side)
    if player != NOBODY:
        card = draw(chance, s.deck[player], UNIT_DRAWN)
        leave_deck(s, player, card)
        return card
    return draw(chance, s.era_deck[s.cards.era[card]], UNIT_DRAWN)


def reinforce(s: State, side: int, chance: Chance) -> None:
    """H5.5: icon by icon from the Front outward; newcomers' icons come last, for they stand last."""
    slot = 0
    while slot < s.ranks[side]:
        card = s.line_up[side][slot]
        for _ in range(s.cards.reinforcement[card]):
            if s.ranks[side] < ALL_SLOTS[side] and has_reserve(s, side, card):
                newcomer = call_reserve(s, side, card, chance)
                s.line_up[side][s.ranks[side]] = newcomer
                if side == DEFENDER:
                    s.space_of[s.ranks[side]] = NO_CARD
                tell(s, REINFORCED, side, s.ranks[side], newcomer)
                s.ranks[side] += 1
        slot += 1


# ------------------------------------------------------------------ Links and Assault
def halves_match(s: State, side: int, slot: int) -> bool:
    """H5.6: do this card and the one behind it form a full shield? The Attacker's side is mirrored."""
    near = s.line_up[side][slot]
    far = s.line_up[side][slot + 1]
    if side == DEFENDER:
        return s.cards.right[near] != NO_LINK and s.cards.right[near] == s.cards.left[far]
    return s.cards.left[near] != NO_LINK and s.cards.left[near] == s.cards.right[far]


def form_links(s: State, side: int) -> None:
    """H5.6: a counter on every matching pair of neighbours."""
    for slot in range(s.ranks[side] - 1):
        if halves_match(s, side, slot):
            s.links[side][slot] = 1
            tell(s, LINK_FORMED, side, slot, 0)


def assault(s: State, side: int) -> None:
    """H5.7: each icon of this side removes one enemy Link counter, nearest the Front first."""
    icons = 0
    for slot in range(s.ranks[side]):
        icons += s.cards.assault[s.line_up[side][slot]]
    enemy = other(side)
    for slot in range(s.ranks[enemy] - 1):
        if icons > 0 and s.links[enemy][slot]:
            s.links[enemy][slot] = 0
            icons -= 1
            tell(s, LINK_ASSAULTED, enemy, slot, 0)


def meet_at_the_front(s: State, chance: Chance) -> None:
    """H5.4: the steps before the Attacker's tokens, each for both sides before the next."""
    reinforce(s, ATTACKER, chance)
    reinforce(s, DEFENDER, chance)
    form_links(s, ATTACKER)
    form_links(s, DEFENDER)
    assault(s, ATTACKER)
    assault(s, DEFENDER)


def engage(s: State, chance: Chance) -> None:
    """H5.4: after the Attacker's deployment. A side without a Unit ends it here (H6.7)."""
    meet_at_the_front(s, chance)
    if s.ranks[ATTACKER] == 0 or s.ranks[DEFENDER] == 0:
        begin_rewards(s, chance)
        return
    s.step = ATTACKER_TOKENS
    if not can_place(s, s.active, ATTACKER):
        throw_dice(s, chance)


# ------------------------------------------------------------------ dice and Relaunch
def hand_out_dice(s: State) -> None:
    """H5.9: who has which die is a matter of the cards on the Attacker Board."""
    s.die[ATTACKER] = ATTACKER_DIE[s.ranks[ATTACKER]]
    s.die[DEFENDER] = RISKY if s.die[ATTACKER] == STRONG else STRONG


def count_relaunches(s: State, side: int) -> None:
    """H5.10: one re-roll for each icon, of cards and tokens."""
    s.relaunches[side] = 0
    for slot in range(s.ranks[side]):
        s.relaunches[side] += s.cards.relaunch[s.line_up[side][slot]]
        if s.token_on[side][slot] == RELAUNCH_TOKEN:
            s.relaunches[side] += 1


def throw_die(s: State, side: int, chance: Chance) -> None:
    """Roll a side's die."""
    s.face[side] = roll(chance, s.die[side])
    tell(s, ROLLED, side, s.die[side], s.face[side])


def face_value(s: State, side: int, line: int) -> int:
    """H1.4: what a side's die adds to a line."""
    return FACES[s.die[side] * 6 + s.face[side] - 1][line]


def shows_a_minus(s: State, side: int) -> bool:
    """H5.10: is the face a bad one in any line?"""
    for line in range(LINES):
        if face_value(s, side, line) < 0:
            return True
    return False


def throw_both_dice(s: State, chance: Chance) -> None:
    """H5.9: both dice are rolled once for the whole battle."""
    hand_out_dice(s)
    for side in range(2):
        throw_die(s, side, chance)
        count_relaunches(s, side)


def throw_dice(s: State, chance: Chance) -> None:
    """H5.9, H5.10: the dice, then the Defender's re-rolls."""
    throw_both_dice(s, chance)
    if s.defender == NOBODY:
        relaunch_of_the_board(s, chance)
        end_defender_relaunch(s, chance)
    else:
        s.turn = s.defender
        s.step = DEFENDER_RELAUNCH
        if s.relaunches[DEFENDER] == 0:
            end_defender_relaunch(s, chance)


def relaunch_of_the_board(s: State, chance: Chance) -> None:
    """H5.10: the board side re-rolls exactly while its face shows a minus and icons remain."""
    while s.relaunches[DEFENDER] > 0 and shows_a_minus(s, DEFENDER):
        s.relaunches[DEFENDER] -= 1
        throw_die(s, DEFENDER, chance)


def relaunch(s: State, side: int, chance: Chance) -> None:
    """H5.10: a player's re-roll; the last roll stands."""
    s.relaunches[side] -= 1
    throw_die(s, side, chance)


def end_defender_relaunch(s: State, chance: Chance) -> None:
    """H5.10: the Defender has finished, the Attacker decides."""
    s.turn = s.active
    s.step = ATTACKER_RELAUNCH
    if s.relaunches[ATTACKER] == 0:
        clash(s, chance)


def clash(s: State, chance: Chance) -> None:
    """H6, then H7."""
    fight_lines(s)
    begin_rewards(s, chance)


# ------------------------------------------------------------------ one battle on its own
def settle(s: State, chance: Chance, attacker_rerolls: int, defender_rerolls: int) -> None:
    """H5.9–H6.8 for line-ups that have met, with the players' re-rolls decided beforehand."""
    throw_both_dice(s, chance)
    if s.defender == NOBODY:
        relaunch_of_the_board(s, chance)
    else:
        for _ in range(defender_rerolls):
            relaunch(s, DEFENDER, chance)
    for _ in range(attacker_rerolls):
        relaunch(s, ATTACKER, chance)
    fight_lines(s)


def resolve(s: State, chance: Chance, attacker_rerolls: int, defender_rerolls: int) -> int:
    """H5.4–H6.8 from the deployed line-ups on; returns the winning side or NOBODY."""
    meet_at_the_front(s, chance)
    if s.ranks[ATTACKER] > 0 and s.ranks[DEFENDER] > 0:
        settle(s, chance, attacker_rerolls, defender_rerolls)
    return winning_side(s)
