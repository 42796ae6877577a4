"""Exact odds: every pair of faces fought once by the rules of battle, and what is expected of them.

The line-ups have met and bear their tokens; the dice are not yet rolled. Nothing here is a rule: the battle
is `battle.fight_lines`, the dice and Relaunch icons are those of `engage`.
"""

from __future__ import annotations

from typing import Final

from warlore.history.rules.battle import alive, fight_lines, survivors, winning_side
from warlore.history.rules.engage import count_relaunches, hand_out_dice, shows_a_minus
from warlore.history.rules.state import State
from warlore.history.rules.tables import ATTACKER, DEFENDER, FACES, LINES, NOBODY, SLOTS
from warlore.table.structs import Grid, Row, Struct, grid, row, u64

SIDES_OF_A_DIE: Final = 6

# An outcome as one number: winner (0 nobody, 1 Attacker, 2 Defender), survivors of both, the Defender's fallen
ATTACKERS_LEFT: Final = 4
DEFENDERS_LEFT: Final = 32
FALLEN: Final = 256


class Tally(Struct):
    """How two line-ups end for each face of the Attacker's and of the Defender's die."""

    __slots__ = ("fought", "links", "minus", "outcome")

    def __init__(self) -> None:
        self.fought: int = 0
        self.outcome: Grid = grid(SIDES_OF_A_DIE, SIDES_OF_A_DIE)
        self.minus: Row = row(SIDES_OF_A_DIE)
        self.links: Grid = grid(2, SLOTS)


class Prize(Struct):
    """What the end of a battle is worth to the Attacker, in whole numbers not below 0 in sum."""

    __slots__ = ("base", "defeat", "fallen", "lost", "victory")

    def __init__(self) -> None:
        self.base: int = 0
        self.victory: int = 0
        self.defeat: int = 0
        self.lost: int = 0
        self.fallen: Row = row(SLOTS)


# ------------------------------------------------------------------ fighting all faces
def same_face(s: State, side: int, face: int, as_face: int) -> bool:
    """Do two faces of a side's die add the same?"""
    for line in range(LINES):
        if FACES[s.die[side] * 6 + face][line] != FACES[s.die[side] * 6 + as_face][line]:
            return False
    return True


def first_like(s: State, side: int, face: int) -> int:
    """The first face that adds the same as this one."""
    for earlier in range(face):
        if same_face(s, side, earlier, face):
            return earlier
    return face


def begin_again(s: State, tally: Tally) -> None:
    """Back to the moment before the first line."""
    for side in range(2):
        for slot in range(SLOTS):
            s.damage[side][slot] = 0
            s.links[side][slot] = tally.links[side][slot]
    s.lines_fought = 0


def outcome(s: State) -> int:
    """How the battle ended, as one number."""
    fallen = 0
    for slot in range(s.ranks[DEFENDER]):
        if not alive(s, DEFENDER, slot):
            fallen += 1 << slot
    packed = winning_side(s) + 1 if winning_side(s) != NOBODY else 0
    packed += survivors(s, ATTACKER) * ATTACKERS_LEFT
    return packed + survivors(s, DEFENDER) * DEFENDERS_LEFT + fallen * FALLEN


def tabulate(s: State, tally: Tally) -> None:
    """Fight the battle with each pair of faces; the state is left as it was, with its dice handed out."""
    hand_out_dice(s)
    count_relaunches(s, ATTACKER)
    count_relaunches(s, DEFENDER)
    for side in range(2):
        for slot in range(SLOTS):
            tally.links[side][slot] = s.links[side][slot]
    for theirs in range(SIDES_OF_A_DIE):
        like_theirs = first_like(s, DEFENDER, theirs)
        s.face[DEFENDER] = theirs + 1
        tally.minus[theirs] = 1 if shows_a_minus(s, DEFENDER) else 0
        for ours in range(SIDES_OF_A_DIE):
            like_ours = first_like(s, ATTACKER, ours)
            if like_ours == ours and like_theirs == theirs:
                s.face[ATTACKER] = ours + 1
                fight_lines(s)
                tally.fought += 1
                tally.outcome[ours][theirs] = outcome(s)
                begin_again(s, tally)
            else:
                tally.outcome[ours][theirs] = tally.outcome[like_ours][like_theirs]
    s.face[ATTACKER] = 0
    s.face[DEFENDER] = 0
    for line in range(LINES):
        s.totals[ATTACKER][line] = 0
        s.totals[DEFENDER][line] = 0


def decide_without_dice(s: State, tally: Tally) -> None:
    """H6.7: a side without a Unit: no dice; one and the same outcome for all faces."""
    s.relaunches[ATTACKER] = 0
    s.relaunches[DEFENDER] = 0
    for ours in range(SIDES_OF_A_DIE):
        tally.minus[ours] = 0
        for theirs in range(SIDES_OF_A_DIE):
            tally.outcome[ours][theirs] = outcome(s)


def foresee(s: State, tally: Tally) -> None:
    """All outcomes of line-ups that have met."""
    if s.ranks[ATTACKER] == 0 or s.ranks[DEFENDER] == 0:
        decide_without_dice(s, tally)
    else:
        tabulate(s, tally)


# ------------------------------------------------------------------ what they are worth
def worth(s: State, packed: int, prize: Prize) -> int:
    """What one outcome is worth to the Attacker."""
    total = prize.base
    if packed % 4 == 1:
        total += prize.victory
    elif packed % 4 == 2:
        total -= prize.defeat
    if prize.lost:
        total -= prize.lost * (s.ranks[ATTACKER] - packed // ATTACKERS_LEFT % 8)
    for slot in range(s.ranks[DEFENDER]):
        if (packed // FALLEN >> slot) & 1:
            total += prize.fallen[slot]
    return total


def six_to_the(n: int) -> u64:
    """6 ** n."""
    power: u64 = 1
    for _ in range(n):
        power = power * 6
    return power


def best_re_roll(s: State, tally: Tally, prize: Prize, theirs: int, icons: int) -> u64:
    """The Attacker's prospects of a roll followed by up to so many re-rolls, times 6 ** (icons + 1)."""
    before: u64 = 0
    if icons > 0:
        before = best_re_roll(s, tally, prize, theirs, icons - 1)
    total: u64 = 0
    for ours in range(SIDES_OF_A_DIE):
        stands: u64 = worth(s, tally.outcome[ours][theirs], prize)
        stands = stands * six_to_the(icons)
        total += before if before > stands else stands
    return total


def with_re_rolls(s: State, tally: Tally, prize: Prize, ours: int, theirs: int) -> u64:
    """The Attacker's prospects once the Defender has finished, times 6 ** his icons."""
    icons = s.relaunches[ATTACKER]
    stands: u64 = worth(s, tally.outcome[ours][theirs], prize)
    stands = stands * six_to_the(icons)
    if icons == 0:
        return stands
    again: u64 = best_re_roll(s, tally, prize, theirs, icons - 1)
    return again if again > stands else stands


def against_the_board(s: State, tally: Tally, prize: Prize) -> u64:
    """H5.10: the board re-rolls while its face shows a minus."""
    icons = s.relaunches[DEFENDER]
    bad = 0
    for theirs in range(SIDES_OF_A_DIE):
        bad += tally.minus[theirs]
    stays_bad: u64 = 1
    turns_good: u64 = 1
    for _ in range(icons):
        stays_bad = stays_bad * bad
        turns_good = turns_good * 6 + stays_bad
    total: u64 = 0
    for theirs in range(SIDES_OF_A_DIE):
        row_total: u64 = 0
        for ours in range(SIDES_OF_A_DIE):
            row_total += with_re_rolls(s, tally, prize, ours, theirs)
        total += row_total * (stays_bad if tally.minus[theirs] else turns_good)
    return total


def against_a_player(s: State, tally: Tally, prize: Prize) -> u64:
    """H5.10: the Defender re-rolls first, to the Attacker's least gain."""
    total: u64 = 0
    for ours in range(SIDES_OF_A_DIE):
        before: u64 = 0
        for icons in range(s.relaunches[DEFENDER] + 1):
            outlook: u64 = 0
            for theirs in range(SIDES_OF_A_DIE):
                stands: u64 = with_re_rolls(s, tally, prize, ours, theirs)
                stands = stands * six_to_the(icons)
                outlook += before if icons > 0 and before < stands else stands
            before = outlook
        total += before
    return total


def prospects(s: State, tally: Tally, prize: Prize) -> u64:
    """The expected worth, times 6 ** (2 + the icons of both); at most twelve icons in all."""
    if s.defender == NOBODY:
        return against_the_board(s, tally, prize)
    return against_a_player(s, tally, prize)


def expected(s: State, tally: Tally, prize: Prize) -> int:
    """The expected worth, rounded down."""
    foresee(s, tally)
    return prospects(s, tally, prize) // six_to_the(2 + s.relaunches[ATTACKER] + s.relaunches[DEFENDER])
