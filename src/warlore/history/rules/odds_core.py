"""Exact odds: every pair of faces fought once by the rules of battle, and what is expected of them.

The line-ups have met and bear their tokens; the dice are not yet rolled. Nothing here is a rule: the battle
is `battle.press`, the dice and Relaunch icons are those of `engage`.
"""

from __future__ import annotations

from typing import Final

from warlore.history.rules.battle import (
    alive,
    one_side_is_gone,
    press,
    survivors,
    units_total,
    winning_side,
)
from warlore.history.rules.engage import count_relaunches, hand_out_dice, shows_a_minus
from warlore.history.rules.state import State
from warlore.history.rules.tables import (
    ATTACKER,
    CLOSE,
    DEFENDER,
    FACES,
    LINES,
    LONG,
    NOBODY,
    RISKY,
    SLOTS,
    STRONG,
)
from warlore.table.structs import Grid, Row, Struct, grid, row, u64

SIDES_OF_A_DIE: Final = 6
PAIRS: Final = 36

# For each die the first face that adds the same as this one; and the pairs (Attacker's face * 6 + Defender's) that
# are like no earlier pair, as bits, when the Attacker has the Strong die and when he has the Risky one
FIRST_LIKE: Final = [
    [next(i for i in range(6) if FACES[die * 6 + i] == FACES[die * 6 + face]) for face in range(6)]
    for die in range(2)
]
PAIRS_IF_STRONG: Final = sum(1 << a * 6 + b for a in set(FIRST_LIKE[STRONG]) for b in set(FIRST_LIKE[RISKY]))
PAIRS_IF_RISKY: Final = sum(1 << a * 6 + b for a in set(FIRST_LIKE[RISKY]) for b in set(FIRST_LIKE[STRONG]))

# For each die and line (die * LINES + line) what its faces add, each number once, the least first; and for each of
# them the pairs in which the Attacker's die or the Defender's shows it
ADDS: Final = tuple(
    sorted({FACES[die * 6 + face][line] for face in range(6)}) for die in range(2) for line in range(LINES)
)
NUMBERS: Final = [len(adds) for adds in ADDS]
MOST_NUMBERS: Final = 4
NUMBER: Final = [adds + [0] * (MOST_NUMBERS - len(adds)) for adds in ADDS]
SHOWING: Final = [
    [
        sum(
            1 << pair
            for pair in range(PAIRS)
            if number < NUMBERS[i]
            and FACES[i // LINES * 6 + (pair % 6 if side else pair // 6)][i % LINES] == NUMBER[i][number]
        )
        for number in range(MOST_NUMBERS)
    ]
    for side in range(2)
    for i in range(2 * LINES)
]

# An outcome as one number: winner (0 nobody, 1 Attacker, 2 Defender), survivors of both, the Defender's fallen
ATTACKERS_LEFT: Final = 4
DEFENDERS_LEFT: Final = 32
FALLEN: Final = 256


class Tally(Struct):
    """How two line-ups end for each face of the Attacker's and of the Defender's die.

    The battle branches line by line; `damage` and `links` remember where each branch began, `total` what
    each number on a side's die comes to there.
    """

    __slots__ = ("damage", "fought", "links", "minus", "outcome", "total")

    def __init__(self) -> None:
        self.fought: int = 0
        self.outcome: Grid = grid(SIDES_OF_A_DIE, SIDES_OF_A_DIE)
        self.minus: Row = row(SIDES_OF_A_DIE)
        self.damage: Grid = grid(LINES * 2, SLOTS)
        self.links: Grid = grid(LINES * 2, SLOTS)
        self.total: Grid = grid(LINES * 2, MOST_NUMBERS)


class Prize(Struct):
    """What the end of a battle is worth to the Attacker, in whole numbers that never add up to less than 0.

    `victory` is by the number of cards on his board, `fallen` by the Defender's slots, `lost` is the price of
    each Attacker Unit defeated.
    """

    __slots__ = ("base", "defeat", "fallen", "lost", "victory")

    def __init__(self) -> None:
        self.base: int = 0
        self.defeat: int = 0
        self.lost: int = 0
        self.victory: Row = row(SLOTS + 1)
        self.fallen: Row = row(SLOTS)


# ------------------------------------------------------------------ fighting all faces
def outcome(s: State) -> int:
    """How the battle ended, as one number."""
    fallen = 0
    for slot in range(s.ranks[DEFENDER]):
        if not alive(s, DEFENDER, slot):
            fallen += 1 << slot
    winner = winning_side(s)
    packed = winner + 1 if winner != NOBODY else 0
    packed += survivors(s, ATTACKER) * ATTACKERS_LEFT
    return packed + survivors(s, DEFENDER) * DEFENDERS_LEFT + fallen * FALLEN


def remember(s: State, tally: Tally, line: int) -> None:
    """Where this branch of the battle begins."""
    for side in range(2):
        for slot in range(s.ranks[side]):
            tally.damage[line * 2 + side][slot] = s.damage[side][slot]
            tally.links[line * 2 + side][slot] = s.links[side][slot]


def go_back(s: State, tally: Tally, line: int) -> None:
    """Back to where this branch began."""
    for side in range(2):
        for slot in range(s.ranks[side]):
            s.damage[side][slot] = tally.damage[line * 2 + side][slot]
            s.links[side][slot] = tally.links[line * 2 + side][slot]


def add_up(s: State, tally: Tally, line: int) -> None:
    """The total of this line for every number that a side's die may add."""
    for side in range(2):
        units = units_total(s, side, line)
        for i in range(NUMBERS[s.die[side] * LINES + line]):
            total = units + NUMBER[s.die[side] * LINES + line][i]
            tally.total[line * 2 + side][i] = total if total > 0 else 0


def pairs_that_lead(s: State, tally: Tally, line: int, lead: int) -> u64:
    """The pairs of faces with which the Attacker's total is so much above the Defender's."""
    ours = s.die[ATTACKER] * LINES + line
    theirs = s.die[DEFENDER] * LINES + line
    found: u64 = 0
    for i in range(NUMBERS[ours]):
        for j in range(NUMBERS[theirs]):
            if tally.total[line * 2][i] - tally.total[line * 2 + 1][j] == lead:
                found |= SHOWING[ours][i] & SHOWING[2 * LINES + theirs][j]
    return found


def over_after(s: State, line: int) -> bool:
    """H6.7: was this the last line?"""
    return line == CLOSE or (s.early_end != 0 and one_side_is_gone(s))


def fight_on(s: State, tally: Tally, line: int, pairs: u64) -> None:
    """Fight a line and all that follow for a set of pairs of faces, once for those that differ by the same."""
    remember(s, tally, line)
    add_up(s, tally, line)
    last = NUMBERS[s.die[ATTACKER] * LINES + line] - 1
    most = tally.total[line * 2][last] - tally.total[line * 2 + 1][0]
    last = NUMBERS[s.die[DEFENDER] * LINES + line] - 1
    least = tally.total[line * 2][0] - tally.total[line * 2 + 1][last]
    for lead in range(least, most + 1):
        alike: u64 = pairs & pairs_that_lead(s, tally, line, lead)
        if alike:
            press(s, lead)
            tally.fought += 1
            if over_after(s, line):
                note_outcome(s, tally, alike)
            else:
                fight_on(s, tally, line + 1, alike)
            go_back(s, tally, line)


def note_outcome(s: State, tally: Tally, pairs: u64) -> None:
    """All these pairs of faces end like this."""
    packed = outcome(s)
    left: u64 = pairs
    pair = 0
    while left:
        if left & 1:
            tally.outcome[pair // 6][pair % 6] = packed
        left = left >> 1
        pair += 1


def tabulate(s: State, tally: Tally) -> None:
    """Fight the battle with each pair of faces; the state is left as it was, with its dice handed out."""
    hand_out_dice(s)
    count_relaunches(s, ATTACKER)
    count_relaunches(s, DEFENDER)
    for theirs in range(SIDES_OF_A_DIE):
        s.face[DEFENDER] = theirs + 1
        tally.minus[theirs] = 1 if shows_a_minus(s, DEFENDER) else 0
    if s.die[ATTACKER] == STRONG:
        fight_on(s, tally, LONG, PAIRS_IF_STRONG)
    else:
        fight_on(s, tally, LONG, PAIRS_IF_RISKY)
    for ours in range(SIDES_OF_A_DIE):
        for theirs in range(SIDES_OF_A_DIE):
            like = FIRST_LIKE[s.die[ATTACKER]][ours]
            tally.outcome[ours][theirs] = tally.outcome[like][FIRST_LIKE[s.die[DEFENDER]][theirs]]
    for side in range(2):
        s.face[side] = 0


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
        total += prize.victory[s.ranks[ATTACKER]]
    elif packed % 4 == 2:
        total -= prize.defeat
    if prize.lost:
        total -= prize.lost * (s.ranks[ATTACKER] - packed // ATTACKERS_LEFT % 8)
    for slot in range(s.ranks[DEFENDER]):
        if (packed // FALLEN >> slot) & 1:
            total += prize.fallen[slot]
    return total


def most_worth(s: State, prize: Prize) -> int:
    """No outcome of these line-ups is worth more to the Attacker."""
    total = prize.base
    if prize.victory[s.ranks[ATTACKER]] > 0:
        total += prize.victory[s.ranks[ATTACKER]]
    for slot in range(s.ranks[DEFENDER]):
        if prize.fallen[slot] > 0:
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


def before_a_face(s: State, tally: Tally, prize: Prize, theirs: int) -> u64:
    """`with_re_rolls` for all faces of the Attacker together; what a re-roll is worth is asked once."""
    icons = s.relaunches[ATTACKER]
    again: u64 = 0
    if icons > 0:
        again = best_re_roll(s, tally, prize, theirs, icons - 1)
    total: u64 = 0
    for ours in range(SIDES_OF_A_DIE):
        stands: u64 = worth(s, tally.outcome[ours][theirs], prize)
        stands = stands * six_to_the(icons)
        total += again if again > stands else stands
    return total


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
        row_total: u64 = before_a_face(s, tally, prize, theirs)
        total += row_total * (stays_bad if tally.minus[theirs] else turns_good)
    return total


def least_re_roll(s: State, tally: Tally, prize: Prize, ours: int, icons: int) -> u64:
    """What a player-Defender's roll with so many re-rolls leaves the Attacker, times 6 ** (all icons + 1)."""
    before: u64 = 0
    if icons > 0:
        before = least_re_roll(s, tally, prize, ours, icons - 1)
    total: u64 = 0
    for theirs in range(SIDES_OF_A_DIE):
        stands: u64 = with_re_rolls(s, tally, prize, ours, theirs)
        stands = stands * six_to_the(icons)
        total += before if icons > 0 and before < stands else stands
    return total


def against_a_player(s: State, tally: Tally, prize: Prize) -> u64:
    """H5.10: the Defender re-rolls first, to the Attacker's least gain."""
    total: u64 = 0
    if s.relaunches[DEFENDER] == 0:
        for theirs in range(SIDES_OF_A_DIE):
            total += before_a_face(s, tally, prize, theirs)
        return total
    for ours in range(SIDES_OF_A_DIE):
        total += least_re_roll(s, tally, prize, ours, s.relaunches[DEFENDER])
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


# ------------------------------------------------------------------ one re-roll
def attacker_should_re_roll(s: State, tally: Tally, prize: Prize) -> bool:
    """Is the Attacker better off with another roll than with the faces as they lie?"""
    ours = s.face[ATTACKER] - 1
    theirs = s.face[DEFENDER] - 1
    icons = s.relaunches[ATTACKER]
    foresee(s, tally)
    stands: u64 = worth(s, tally.outcome[ours][theirs], prize)
    again: u64 = best_re_roll(s, tally, prize, theirs, icons - 1)
    return again > stands * six_to_the(icons)


def defender_should_re_roll(s: State, tally: Tally, prize: Prize) -> bool:
    """Does another roll of a player-Defender leave the Attacker less than the faces as they lie?"""
    ours = s.face[ATTACKER] - 1
    theirs = s.face[DEFENDER] - 1
    icons = s.relaunches[DEFENDER]
    foresee(s, tally)
    stands: u64 = with_re_rolls(s, tally, prize, ours, theirs)
    again: u64 = least_re_roll(s, tally, prize, ours, icons - 1)
    return again < stands * six_to_the(icons)
