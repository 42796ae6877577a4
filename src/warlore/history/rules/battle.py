"""The battle (H6): three lines, packets of damage, Links, Diversion, Accuracy, Heroic Death."""

from __future__ import annotations

from warlore.history.rules.state import (
    DAMAGED,
    DEFEATED,
    DIVERTED,
    HEROIC_DEATH_SILENCED,
    HEROIC_DEATH_STRUCK,
    LINE_FOUGHT,
    LINK_ABSORBED,
    State,
    other,
    tell,
)
from warlore.history.rules.tables import (
    ACCURACY_TOKEN,
    ATTACKER,
    DEFENDER,
    DIVERSION_TOKEN,
    FACES,
    HEROIC_DEATH_TOKEN,
    LINES,
    NOBODY,
    token_bonus,
)


# ------------------------------------------------------------------ the living
def alive(s: State, side: int, slot: int) -> bool:
    """A Unit lives while its damage is below its HP."""
    return s.damage[side][slot] < s.cards.hp[s.line_up[side][slot]]


def survivors(s: State, side: int) -> int:
    """How many Units of a side live."""
    n = 0
    for slot in range(s.ranks[side]):
        if alive(s, side, slot):
            n += 1
    return n


def diversion(s: State, side: int, slot: int) -> int:
    """Diversion icons of a Unit, card and token."""
    icons = s.cards.diversion[s.line_up[side][slot]]
    return icons + 1 if s.token_on[side][slot] == DIVERSION_TOKEN else icons


def accuracy_of(s: State, side: int, slot: int) -> int:
    """Accuracy icons of a Unit, card and token."""
    icons = s.cards.accuracy[s.line_up[side][slot]]
    return icons + 1 if s.token_on[side][slot] == ACCURACY_TOKEN else icons


def accuracy(s: State, side: int) -> int:
    """H6.5: Accuracy icons on the living Units of a side."""
    icons = 0
    for slot in range(s.ranks[side]):
        if alive(s, side, slot):
            icons += accuracy_of(s, side, slot)
    return icons


def heroic_death(s: State, side: int, slot: int) -> int:
    """H6.3: Heroic Death icons of a Unit, card and token."""
    icons = s.cards.heroic_death[s.line_up[side][slot]]
    return icons + 1 if s.token_on[side][slot] == HEROIC_DEATH_TOKEN else icons


# ------------------------------------------------------------------ one point of damage
def gather_diversions(s: State, side: int) -> None:
    """H6.4: renewed for every packet; `depth` tells the packets that wait for one another apart."""
    for slot in range(s.ranks[side]):
        s.attract[s.depth][slot] = diversion(s, side, slot) if alive(s, side, slot) else 0


def forget_diversions(s: State) -> None:
    """Leave no trace of a packet that is done."""
    for slot in range(5):
        s.attract[s.depth][slot] = 0


def diverted_target(s: State, side: int) -> int:
    """H6.4: the living Unit that attracts this point, or -1 (`diversion_order`)."""
    for i in range(s.ranks[side]):
        slot = s.ranks[side] - 1 - i if s.diversion_from_rear else i
        if s.attract[s.depth][slot] > 0 and alive(s, side, slot):
            return slot
    return -1


def nearest_target(s: State, side: int) -> int:
    """H6.2: the living Unit nearest the Front, or -1."""
    for slot in range(s.ranks[side]):
        if alive(s, side, slot):
            return slot
    return -1


def choose_target(s: State, side: int) -> int:
    """H6.2, H6.4: who is meant by the next point."""
    slot = diverted_target(s, side)
    if slot < 0:
        return nearest_target(s, side)
    s.attract[s.depth][slot] -= 1
    tell(s, DIVERTED, side, slot, 0)
    return slot


def absorb(s: State, side: int, slot: int) -> bool:
    """H6.2: a Link touching the target takes the point and is removed, the one nearer the Front first."""
    link = slot
    if slot > 0 and s.links[side][slot - 1]:
        link = slot - 1
    if not s.links[side][link]:
        return False
    s.links[side][link] = 0
    tell(s, LINK_ABSORBED, side, link, slot)
    return True


# ------------------------------------------------------------------ packets
def inflict(s: State, side: int, points: int, ordinary: bool) -> None:
    """H6.2–H6.6: a packet of damage to a side, point by point, with all that each point triggers."""
    s.depth += 1
    silencing = 0
    if ordinary:
        silencing = accuracy(s, other(side))
        gather_diversions(s, side)
    for point in range(points):
        slot = choose_target(s, side)
        if slot < 0:
            break
        if absorb(s, side, slot):
            continue
        s.damage[side][slot] += 1
        tell(s, DAMAGED, side, slot, s.damage[side][slot])
        if not alive(s, side, slot):
            fall(s, side, slot, point < silencing)
    forget_diversions(s)
    s.depth -= 1


def fall(s: State, side: int, slot: int, silenced: bool) -> None:
    """H6.3, H6.5: a Unit is defeated; unless silenced its Heroic Death strikes back at once."""
    tell(s, DEFEATED, side, slot, s.line_up[side][slot])
    icons = heroic_death(s, side, slot)
    if icons == 0:
        return
    if silenced:
        tell(s, HEROIC_DEATH_SILENCED, side, slot, icons)
        return
    tell(s, HEROIC_DEATH_STRUCK, side, slot, icons)
    inflict(s, other(side), icons, s.heroic_death_is_ordinary != 0)


# ------------------------------------------------------------------ lines
def value_in_line(s: State, side: int, slot: int, line: int) -> int:
    """H6.1: what a Unit brings to a line, its line token included."""
    return s.cards.value[line][s.line_up[side][slot]] + token_bonus(line, s.token_on[side][slot])


def units_total(s: State, side: int, line: int) -> int:
    """H6.1: living Units and their line tokens."""
    total = 0
    for slot in range(s.ranks[side]):
        if alive(s, side, slot):
            total += value_in_line(s, side, slot, line)
    return total


def line_total(s: State, side: int, line: int) -> int:
    """H6.1: the living Units and the die; below 0 counts as 0."""
    total = units_total(s, side, line) + FACES[s.die[side] * 6 + s.face[side] - 1][line]
    return total if total > 0 else 0


def press(s: State, lead: int) -> None:
    """H6.1: by how much the Attacker's total is above the Defender's is a packet of damage to the lower side."""
    if lead > 0:
        inflict(s, DEFENDER, lead, True)
    elif lead < 0:
        inflict(s, ATTACKER, -lead, True)


def fight_line(s: State, line: int) -> None:
    """H6.1: both totals, then the damage."""
    attack = line_total(s, ATTACKER, line)
    defence = line_total(s, DEFENDER, line)
    s.totals[ATTACKER][line] = attack
    s.totals[DEFENDER][line] = defence
    s.lines_fought += 1
    tell(s, LINE_FOUGHT, line, attack, defence)
    press(s, attack - defence)


def one_side_is_gone(s: State) -> bool:
    """H6.7."""
    return survivors(s, ATTACKER) == 0 or survivors(s, DEFENDER) == 0


def fight_lines(s: State) -> None:
    """H6.1, H6.7: Long, Medium, Close; over as soon as a side is gone (`early_end`)."""
    for line in range(LINES):
        fight_line(s, line)
        if s.early_end and one_side_is_gone(s):
            return


def winning_side(s: State) -> int:
    """H6.8: more survivors; equal and above none: the Attacker; none at all: nobody."""
    attackers = survivors(s, ATTACKER)
    defenders = survivors(s, DEFENDER)
    if attackers == 0 and defenders == 0:
        return NOBODY
    return ATTACKER if attackers >= defenders else DEFENDER
