"""Battles rehearsed: the worth of `odds_core` for very many line-ups that are much alike.

What Units bring and what damage does is asked of `battle`, the latter by way of `standings`. A battle is fought
branch by branch: pairs of faces that add the same so far share a branch. For that the bare sum of a line (H6.1, H6.7)
is written out once more; tests hold it against `odds_core`.
"""

from __future__ import annotations

from typing import Final

from warlore.history.rules.battle import accuracy_of, diversion, heroic_death, value_in_line
from warlore.history.rules.engage import count_relaunches, form_links
from warlore.history.rules.standings import (
    CLASHED,
    DEATHS,
    DEATHS_SHIFT,
    DIVERSION_SHIFT,
    EYE_BITS,
    LINKS_SHIFT,
    LIVING,
    MOST_DIVERSION,
    MOST_HP,
    MOST_STANDINGS,
    NEXT,
    NEXT_BITS,
    NO_STAGE,
    SLOT_SHIFT,
    STRUCK_BACK,
    TOUGHNESS_SHIFT,
    Standings,
    after_assault,
    follow,
    number_of,
    strike,
)
from warlore.history.rules.state import State
from warlore.history.rules.tables import (
    ATTACKER,
    ATTACKER_DIE,
    CLOSE,
    DEFENDER,
    FACES,
    LINES,
    LONG,
    MEDIUM,
    NO_CARD,
    NO_TOKEN,
    NOBODY,
    SLOTS,
    TOKEN_LIMIT,
)
from warlore.table.structs import Grid, Ints, Longs, Row, Struct, grid, i64, ints, longs, row, u64

# The faces of each die that differ, how many there are of each, and which show a minus
DISTINCT: Final = tuple(sorted({tuple(FACES[die * 6 + face]) for face in range(6)}) for die in range(2))
KINDS: Final = [len(faces) for faces in DISTINCT]
MOST_KINDS: Final = 6
COPIES: Final = [
    [sum(tuple(FACES[die * 6 + i]) == face for i in range(6)) for face in faces] + [0] * (MOST_KINDS - len(faces))
    for die, faces in enumerate(DISTINCT)
]
MINUS: Final = [[int(min(face) < 0) for face in faces] + [0] * (MOST_KINDS - len(faces)) for faces in DISTINCT]

# A battle branches line by line: pairs of faces (Attacker's, Defender's) by what they add up to there. For the
# Attacker's die and the line (die * LINES + line) the branches, from which one of the line before each comes, and
# what both dice add. Those of the last line are all pairs of different faces, in order
PATHS: Final = tuple(
    [
        sorted({(ours[:line], theirs[:line]) for ours in DISTINCT[die] for theirs in DISTINCT[1 - die]})
        for line in range(LINES + 1)
    ]
    for die in range(2)
)
MOST_BRANCHES: Final = 24
BRANCHES: Final = [len(PATHS[i // LINES][i % LINES + 1]) for i in range(2 * LINES)]
FROM: Final = [
    [
        PATHS[i // LINES][i % LINES].index((ours[:-1], theirs[:-1]))
        for ours, theirs in PATHS[i // LINES][i % LINES + 1]
    ]
    + [0] * (MOST_BRANCHES - BRANCHES[i])
    for i in range(2 * LINES)
]
OURS_ADD: Final = [
    [ours[-1] for ours, _ in PATHS[i // LINES][i % LINES + 1]] + [0] * (MOST_BRANCHES - BRANCHES[i])
    for i in range(2 * LINES)
]
THEIRS_ADD: Final = [
    [theirs[-1] for _, theirs in PATHS[i // LINES][i % LINES + 1]] + [0] * (MOST_BRANCHES - BRANCHES[i])
    for i in range(2 * LINES)
]

# A side as it comes to battle: for each set of living slots its totals and its Accuracy in one number, and what is
# won with the others fallen; its standing by the enemy's Assault icons, and what else counts
SETS: Final = 1 << SLOTS
HOW_MANY: Final = [bin(living).count("1") for living in range(SETS)]
TOTAL_BITS: Final = 9
MOST_TOTAL: Final = (1 << TOTAL_BITS) - 1
ACCURACY_SHIFT: Final = TOTAL_BITS * LINES
SPOILS: Final = SETS
STARTS: Final = 2 * SETS
MOST_ASSAULT: Final = SLOTS - 1
RANKS: Final = STARTS + SLOTS
RELAUNCHES: Final = RANKS + 1
ASSAULTS: Final = RELAUNCHES + 1
EYES: Final = ASSAULTS + 1
SIDE: Final = EYES + 1

# A way to place tokens. One Medium and one Close token are late: what happens before they count does not depend on
# them, so all their places are seen in one battle. The other tokens are a stance. Of a way: its stance, the slots of
# the late tokens or UNPLACED, the same way with one of them a free slot nearer the Front, and whether another one is
# never worse
UNPLACED: Final = -1
NO_WAY: Final = -1
STANCE_OF: Final = 0
LATE: Final = 0
LATE_NEARER: Final = 2
NEVER_BETTER: Final = 5
WAY: Final = 6
MOST_WAYS: Final = 136
MOST_ICONS: Final = 12

# Of a stance: the slot of each token or UNPLACED; the same stance without that token; with that token a free slot
# nearer the Front, or NO_WAY; its ways in the list; whether others are never worse than all of them
WITHOUT: Final = TOKEN_LIMIT
NEARER: Final = 2 * TOKEN_LIMIT
FIRST_WAY: Final = 3 * TOKEN_LIMIT
LAST_WAY: Final = FIRST_WAY + 1
IDLE: Final = LAST_WAY + 1
STANCE: Final = IDLE + 1

# What was seen of a stance: in which battle; which slots had fallen in some branch before each line was fought and at
# the end; whether we were struck at all; which slots lived in some branch when a Heroic Death of theirs struck, and
# which had fallen when one of them may have fallen. `DRESSED` is the line-up it is ready for
SEEN_IN: Final = 0
GONE: Final = 1
WERE_HIT: Final = GONE + LINES + 1
SEEING: Final = WERE_HIT + 1
BLIND: Final = SEEING + 1
DRESSED: Final = BLIND + 1
SEEN: Final = DRESSED + 1

# Where the standings before each line and at the end are written: each late token makes them twice as many
PATH: Final = [0, MOST_BRANCHES, 2 * MOST_BRANCHES, 4 * MOST_BRANCHES]
PATH_ROOM: Final = 8 * MOST_BRANCHES

# What so many points can make of a Defender at the utmost: the least total of each line, the fewest Units that are
# left, the most spoils; how many points fell everybody, and whether there is a Heroic Death among them
ONLY_HP: Final = sum(MOST_HP << SLOT_SHIFT * slot for slot in range(SLOTS))
CROWD: Final = 128
FATE_ROW: Final = LINES + 2
FEWEST: Final = LINES
MOST_SPOILS: Final = LINES + 1
FATE_ROOM: Final = FATE_ROW * (SLOTS * MOST_HP + 1)
ALL_FALL: Final = FATE_ROOM
DEADLY: Final = FATE_ROOM + 1
FATE: Final = FATE_ROOM + 2

# What is left of a line-up at the best when it has taken so many points: the best total of each line with all line
# tokens, the most Units; after how many points nobody does, and the line-up it was found for. There is one for each
# number of the enemy's Assault icons
COURSE_ROW: Final = LINES + 1
MOST_LIVING: Final = LINES
COURSE_ROOM: Final = COURSE_ROW * (SLOTS * MOST_HP + SLOTS)
ENDS: Final = COURSE_ROOM
COURSE_OF: Final = COURSE_ROOM + 1
COURSE: Final = COURSE_ROOM + 2

# How a battle may end: the Defender's ranks, and how many are left of the Attacker and of the Defender
LEFT: Final = SLOTS + 1
OUTCOMES: Final = LEFT * LEFT * LEFT


class Rehearsal(Struct):
    """One question: our tokens and the ways to place them, the Defenders we may meet, and the line-up being tried.

    All values are scaled by 6 ** (2 + `icons`), where `icons` is at least the Relaunch icons of both sides.
    """

    __slots__ = (
        "again",
        "battle",
        "best",
        "best_stance",
        "best_way",
        "board",
        "bonus",
        "card",
        "chance",
        "course",
        "crowd",
        "dealt",
        "diverts",
        "fate",
        "favourite",
        "foes",
        "fought",
        "front",
        "gain",
        "icons",
        "last_words",
        "late",
        "line_up",
        "living",
        "lost_to",
        "met",
        "most_icons",
        "next_foe",
        "often",
        "ours",
        "outcome",
        "path",
        "placed",
        "played",
        "played_in",
        "ranks",
        "seen",
        "stance",
        "stances",
        "taken",
        "theirs",
        "token",
        "victory",
        "way",
        "way_in",
        "ways",
        "weight",
        "weights_for",
        "worth",
    )
    _shared = ("front",)
    _transient = (
        "again",
        "chance",
        "course",
        "crowd",
        "fate",
        "lost_to",
        "met",
        "next_foe",
        "often",
        "ours",
        "outcome",
        "path",
        "placed",
        "seen",
        "stance",
        "theirs",
        "way",
        "way_in",
        "weight",
    )

    def __init__(self) -> None:
        self.best: u64 = 0
        self.best_stance: int = 0
        self.best_way: int = 0
        self.weights_for: int = -1
        self.diverts: int = 0
        self.played: int = 0
        self.played_in: int = 0
        self.last_words: int = 0
        self.most_icons: int = 0
        self.icons: int = 0
        self.board: int = 0
        self.foes: int = 0
        self.ranks: int = 0
        self.line_up: int = 0
        self.battle: int = 0
        self.fought: int = 0
        self.token: Row = row(TOKEN_LIMIT)
        self.victory: Row = row(SLOTS + 1)
        self.card: Row = row(SLOTS)
        self.late: Row = row(LINES)
        self.ways: Row = row(SLOTS + 1)
        self.stances: Row = row(SLOTS + 1)
        self.favourite: Row = row(SLOTS + 1)
        self.worth: Grid = grid(MOST_KINDS, MOST_KINDS)
        self.living: Row = row(PATH[CLOSE] + MOST_BRANCHES)
        self.gain: Row = row(4 * MOST_BRANCHES)
        self.bonus: Row = row(LINES)
        self.taken: Row = row((LINES + 1) * MOST_BRANCHES)
        self.dealt: Row = row((LINES + 1) * MOST_BRANCHES)
        self.front: State = NO_STAGE
        # tables; those by the number of Defenders are made when that is known
        self.way: Ints = ints((SLOTS + 1) * MOST_WAYS * WAY)
        self.way_in: Ints = ints((SLOTS + 1) * MOST_WAYS)
        self.stance: Ints = ints((SLOTS + 1) * MOST_WAYS * STANCE)
        self.ours: Ints = ints(MOST_WAYS * SIDE)
        self.theirs: Ints = ints(0)
        self.fate: Ints = ints(0)
        self.crowd: Ints = ints(2 * CROWD)
        self.course: Ints = ints((MOST_ASSAULT + 1) * COURSE)
        self.path: Ints = ints(2 * PATH_ROOM)
        self.often: Longs = longs(MOST_BRANCHES)
        self.seen: Ints = ints(MOST_WAYS * SEEN)
        self.next_foe: Ints = ints(0)
        self.weight: Longs = longs(0)
        self.lost_to: Longs = longs(0)
        self.met: Longs = longs(0)
        self.placed: Longs = longs((SLOTS + 1) * MOST_WAYS)
        self.outcome: Longs = longs(OUTCOMES)
        self.chance: Longs = longs(MOST_BRANCHES)
        self.again: Longs = longs(MOST_ICONS + 1)


class Reserves(Struct):
    """The ways in which some line-ups may be reinforced, by slot; their weights, and what each has cost so far.

    Of a `kind` are those that differ in their order alone; one of each stands for all.
    """

    __slots__ = ("block", "joining", "kind", "kind_weight", "lost_to", "met", "next_way", "ways", "weight")
    _transient = ("block", "joining", "kind", "kind_weight", "lost_to", "met", "next_way", "weight")

    def __init__(self) -> None:
        self.ways: int = 0
        self.joining: Ints = ints(0)
        self.block: Ints = ints(0)
        self.next_way: Ints = ints(0)
        self.kind: Ints = ints(0)
        self.kind_weight: Longs = longs(0)
        self.weight: Longs = longs(0)
        self.lost_to: Longs = longs(0)
        self.met: Longs = longs(0)


def open_reserves(ways: int) -> Reserves:
    """Room for so many ways."""
    reserves: Reserves = Reserves()
    reserves.ways = ways
    reserves.joining = ints(ways * SLOTS)
    reserves.next_way = ints(ways)
    reserves.weight = longs(ways)
    reserves.lost_to = longs(ways)
    reserves.met = longs(ways)
    for way in range(ways):
        reserves.next_way[way] = way
        for slot in range(SLOTS):
            reserves.joining[way * SLOTS + slot] = NO_CARD
    return reserves


def open_rehearsal(front: State, foes: int) -> Rehearsal:
    """Before so many Defenders; who they are, our tokens and the prizes are still to be written."""
    r: Rehearsal = Rehearsal()
    field: State = front.copy()
    r.front = field
    r.board = 1 if front.defender == NOBODY else 0
    r.foes = foes
    r.theirs = ints(foes * SIDE)
    r.fate = ints(foes * FATE)
    r.next_foe = ints(foes)
    r.weight = longs(foes)
    r.lost_to = longs(foes)
    r.met = longs(foes)
    for foe in range(foes):
        r.next_foe[foe] = foe
    return r


# ------------------------------------------------------------------ a side
def write_side(r: Rehearsal, k: Standings, table: Ints, at: int, side: int) -> None:
    """Write down a side of the front, with its tokens, as it comes to battle."""
    s: State = r.front
    form_links_anew(s, side)
    count_relaunches(s, side)
    key: i64 = 0
    table[at] = 0
    table[at + RELAUNCHES] = s.relaunches[side]
    table[at + ASSAULTS] = 0
    table[at + EYES] = 0
    table[at + RANKS] = s.ranks[side]
    for slot in range(s.ranks[side]):
        card = s.line_up[side][slot]
        packed = accuracy_of(s, side, slot) << ACCURACY_SHIFT
        for line in range(LINES):
            packed += value_in_line(s, side, slot, line) << TOTAL_BITS * line
        for living in range(1 << slot):
            table[at + (1 << slot) + living] = table[at + living] + packed
        table[at + EYES] += accuracy_of(s, side, slot) << EYE_BITS * slot
        table[at + ASSAULTS] += s.cards.assault[card]
        part: i64 = s.cards.hp[card]
        part += heroic_death(s, side, slot) << DEATHS_SHIFT
        part += diversion(s, side, slot) << DIVERSION_SHIFT
        key += part << SLOT_SHIFT * slot
        part = s.links[side][slot]
        key += part << (LINKS_SHIFT + slot)
    if table[at + ASSAULTS] > MOST_ASSAULT:
        table[at + ASSAULTS] = MOST_ASSAULT
    table[at + STARTS] = number_of(k, key)
    for icons in range(1, MOST_ASSAULT + 1):
        table[at + STARTS + icons] = 0


def form_links_anew(s: State, side: int) -> None:
    """H5.6, whatever there was before."""
    for slot in range(SLOTS):
        s.links[side][slot] = 0
    form_links(s, side)


def start(k: Standings, table: Ints, at: int, icons: int) -> int:
    """The standing of a side when the enemy bears so many Assault icons."""
    if table[at + STARTS + icons] == 0:
        table[at + STARTS + icons] = after_assault(k, table[at + STARTS], icons)
    return table[at + STARTS + icons]


def write_foe(r: Rehearsal, k: Standings, foe: int, cards: list[int], spoils: list[int]) -> None:
    """Write down a Defender's line-up, and what each of its Units is worth when it falls."""
    s: State = r.front
    at = foe * SIDE
    s.ranks[DEFENDER] = len(cards)
    all_fallen = 0
    for slot in range(len(cards)):
        s.line_up[DEFENDER][slot] = cards[slot]
        all_fallen += spoils[slot]
    write_side(r, k, r.theirs, at, DEFENDER)
    r.theirs[at + SPOILS] = all_fallen
    for slot in range(len(cards)):
        worth = spoils[slot]
        for living in range(1 << slot):
            r.theirs[at + SPOILS + (1 << slot) + living] = r.theirs[at + SPOILS + living] - worth
    write_fate(r, k, foe)


def write_fate(r: Rehearsal, k: Standings, foe: int) -> None:
    """Write down what becomes of a Defender at the utmost, by the points that it takes; Links do not count."""
    side = foe * SIDE
    fate = foe * FATE
    begin = r.theirs[side + STARTS]
    key: i64 = k.key_of[begin] & ONLY_HP
    r.crowd[0] = number_of(k, key)
    many = 1
    points = 0
    r.fate[fate + DEADLY] = 1 if k.standing[begin] & DEATHS else 0
    write_utmost(r, side, fate, k.standing[begin] & LIVING, True)
    while r.fate[fate + FATE_ROW * points + FEWEST] > 0:
        many = strike_all(r, k, many, begin)
        points += 1
        at = fate + FATE_ROW * points
        for i in range(FATE_ROW):
            r.fate[at + i] = r.fate[at - FATE_ROW + i]
        if many == 0:
            write_utmost(r, side, at, 0, False)
        for i in range(many):
            write_utmost(r, side, at, k.standing[r.crowd[i]] & LIVING, False)
    r.fate[fate + ALL_FALL] = points


def write_utmost(r: Rehearsal, side: int, at: int, living: int, first: bool) -> None:
    """These may be the living: is anything beyond what was known?"""
    for line in range(LINES):
        total = r.theirs[side + living] >> TOTAL_BITS * line & MOST_TOTAL
        if first or total < r.fate[at + line]:
            r.fate[at + line] = total
    if first or HOW_MANY[living] < r.fate[at + FEWEST]:
        r.fate[at + FEWEST] = HOW_MANY[living]
    if first or r.theirs[side + SPOILS + living] > r.fate[at + MOST_SPOILS]:
        r.fate[at + MOST_SPOILS] = r.theirs[side + SPOILS + living]


def strike_all(r: Rehearsal, k: Standings, many: int, begin: int) -> int:
    """One more point for each standing of a crowd: all that they may become, or 0 if these are too many.

    A point goes to whom it would without Diversion, or to any Unit that bore it in the beginning: that is more than
    may happen, in whatever packets the points come.
    """
    found = 0
    for i in range(many):
        found = join_crowd(r, k, found, k.key_of[r.crowd[i]])
        for slot in range(SLOTS):
            diverts = (k.key_of[begin] >> (SLOT_SHIFT * slot + DIVERSION_SHIFT)) & MOST_DIVERSION
            if found > 0 and diverts and (k.standing[r.crowd[i]] >> slot) & 1:
                attracts: i64 = 1
                attracts = attracts << (SLOT_SHIFT * slot + DIVERSION_SHIFT)
                found = join_crowd(r, k, found, k.key_of[r.crowd[i]] + attracts)
        if found == 0:
            return 0
    for i in range(found):
        r.crowd[i] = r.crowd[CROWD + i]
    return found


def join_crowd(r: Rehearsal, k: Standings, found: int, key: i64) -> int:
    """Add what follows a single point to those that were found; how many they are now, or 0 if too many."""
    after: i64 = k.key_of[follow(k, number_of(k, key), 0, 1) & NEXT]
    standing = number_of(k, after & ONLY_HP)
    for i in range(found):
        if r.crowd[CROWD + i] == standing:
            return found
    if found == CROWD:
        return 0
    r.crowd[CROWD + found] = standing
    return found + 1


def take_line_up(r: Rehearsal, sent: list[int], reserves: Reserves, way: int) -> None:
    """The Attacker's line-up to be tried from now on: the cards sent, and those that join them in that way."""
    r.ranks = len(sent)
    r.diverts = 0
    for slot in range(r.ranks):
        r.card[slot] = sent[slot]
        r.diverts += r.front.cards.diversion[r.card[slot]]
    while r.ranks < SLOTS and reserves.joining[way * SLOTS + r.ranks] != NO_CARD:
        r.card[r.ranks] = reserves.joining[way * SLOTS + r.ranks]
        r.diverts += r.front.cards.diversion[r.card[r.ranks]]
        r.ranks += 1
    r.line_up += 1
    r.battle += 1


def dress(r: Rehearsal, k: Standings, stance: int) -> None:
    """Have the line-up ready in that stance."""
    at = stance * SEEN
    if r.seen[at + DRESSED] == r.line_up:
        return
    r.seen[at + DRESSED] = r.line_up
    s: State = r.front
    s.ranks[ATTACKER] = r.ranks
    for slot in range(r.ranks):
        s.line_up[ATTACKER][slot] = r.card[slot]
        s.token_on[ATTACKER][slot] = NO_TOKEN
    for i in range(TOKEN_LIMIT):
        slot = r.stance[(r.ranks * MOST_WAYS + stance) * STANCE + i]
        if slot != UNPLACED:
            s.token_on[ATTACKER][slot] = r.token[i]
    write_side(r, k, r.ours, stance * SIDE, ATTACKER)


# ------------------------------------------------------------------ a battle
def rehearse(r: Rehearsal, k: Standings, stance: int, foe: int) -> None:
    """All branches of a battle, with the late tokens and without, and what was seen on the way."""
    if r.played_in == r.battle and r.played == stance:
        return
    dress(r, k, stance)
    r.played_in = r.battle
    r.played = stance
    at = stance * SEEN
    r.path[0] = start(k, r.ours, stance * SIDE, r.theirs[foe * SIDE + ASSAULTS])
    r.path[1] = start(k, r.theirs, foe * SIDE, r.ours[stance * SIDE + ASSAULTS])
    for i in range(GONE, DRESSED):
        r.seen[at + i] = 0
    r.fought += 1
    forms = 1
    for line in range(LINES):
        if r.late[line]:
            forms = 2 * forms
        for form in range(forms):
            if r.late[line]:
                fight_branches(r, k, stance, foe, line, form >> 1, form, r.late[line] if form & 1 else 0)
            else:
                fight_branches(r, k, stance, foe, line, form, form, 0)
    everybody = (1 << r.ranks) - 1
    fallen = 0
    for form in range(forms):
        for branch in range(BRANCHES[ATTACKER_DIE[r.ranks] * LINES + CLOSE]):
            fallen |= everybody & ~k.standing[r.path[2 * (PATH[LINES] + form * MOST_BRANCHES + branch)]]
    r.seen[at + GONE + LINES] = fallen
    note_living(r, k)


def lead_over(total: int, their_total: int) -> int:
    """H6.1: a total below 0 counts as 0."""
    return (total if total > 0 else 0) - (their_total if their_total > 0 else 0)


def fight_branches(
    r: Rehearsal, k: Standings, stance: int, foe: int, line: int, form: int, new_form: int, bonus: int
) -> None:
    """All branches of one line."""
    ours = stance * SIDE
    theirs = foe * SIDE
    at = stance * SEEN
    step = ATTACKER_DIE[r.ranks] * LINES + line
    before = PATH[line] + form * MOST_BRANCHES
    now = 2 * (PATH[line + 1] + new_form * MOST_BRANCHES)
    everybody = (1 << r.ranks) - 1
    over_early = r.front.early_end or r.theirs[theirs + RANKS] == 0
    fallen = 0
    seeing = 0
    blind = 0
    changed = 0
    for branch in range(BRANCHES[step]):
        here = r.path[2 * (before + FROM[step][branch])]
        there = r.path[2 * (before + FROM[step][branch]) + 1]
        living = k.standing[here] & LIVING
        standing = k.standing[there] & LIVING
        we = r.ours[ours + living]
        they = r.theirs[theirs + standing]
        total = (we >> TOTAL_BITS * line & MOST_TOTAL) + OURS_ADD[step][branch] + bonus
        lead = lead_over(total, (they >> TOTAL_BITS * line & MOST_TOTAL) + THEIRS_ADD[step][branch])
        over = over_early and (living == 0 or standing == 0)
        lead = 0 if over else lead
        gone = 0 if over else everybody & ~living
        fallen |= gone
        # What follows is mostly known and without an answer: then it is looked up here, without asking further.
        struck = here if lead < 0 else there
        points = -lead if lead < 0 else lead
        toughness = k.standing[struck] >> TOUGHNESS_SHIFT
        points = toughness if points > toughness else points
        deadly = k.standing[struck] & DEATHS
        packet = ((they if lead < 0 else we) >> ACCURACY_SHIFT) if deadly else 0
        after = k.following[k.packet[packet * MOST_STANDINGS + struck] + points]
        if after == 0 or after > NEXT:
            struck_eyes = r.ours[ours + EYES] if lead < 0 else r.theirs[theirs + EYES]
            striking_eyes = r.theirs[theirs + EYES] if lead < 0 else r.ours[ours + EYES]
            striking = there if lead < 0 else here
            both: i64 = strike(k, struck, striking, points, packet, struck_eyes, striking_eyes)
            after = both & NEXT
            striking = both >> NEXT_BITS
            if k.answer == CLASHED or (k.answer == STRUCK_BACK and lead > 0):
                seeing |= living
            if k.answer == CLASHED:
                blind |= everybody & ~k.standing[after if lead < 0 else striking]
            changed |= 0 if lead < 0 else striking ^ here
            here = here if lead < 0 else striking
            there = striking if lead < 0 else there
        blind |= gone if lead > 0 and deadly else 0
        changed |= after ^ here if lead < 0 else 0
        r.path[now + 2 * branch] = after if lead < 0 else here
        r.path[now + 2 * branch + 1] = there if lead < 0 else after
    r.seen[at + GONE + line] |= fallen
    r.seen[at + WERE_HIT] |= changed
    r.seen[at + SEEING] |= seeing
    r.seen[at + BLIND] |= blind


def note_living(r: Rehearsal, k: Standings) -> None:
    """Who of ours lives before the Medium and the Close line of the battle just rehearsed, for the late tokens."""
    step = ATTACKER_DIE[r.ranks] * LINES
    for branch in range(BRANCHES[step + LONG]):
        r.living[branch] = k.standing[r.path[2 * (PATH[MEDIUM] + branch)]]
    for form in range(2 if r.late[MEDIUM] else 1):
        for branch in range(BRANCHES[step + MEDIUM]):
            at = form * MOST_BRANCHES + branch
            r.living[PATH[MEDIUM] + at] = k.standing[r.path[2 * (PATH[CLOSE] + at)]]


def form_of(r: Rehearsal, step: int, branch: int, medium: int, close: int) -> int:
    """With which late tokens a branch is fought when they are on these Units, given as sets of slots."""
    parent = FROM[step + CLOSE][branch]
    form = 0
    if r.late[MEDIUM]:
        form = 1 if r.living[FROM[step + MEDIUM][parent]] & medium else 0
    if r.late[CLOSE]:
        lives = r.living[PATH[MEDIUM] + form * MOST_BRANCHES + parent] & close
        form = 2 * form + (1 if lives else 0)
    return form


def late_slot(r: Rehearsal, way: int, line: int) -> int:
    """The slot of a line's late token as a set."""
    slot = r.way[(r.ranks * MOST_WAYS + way) * WAY + LATE + line]
    return 0 if slot == UNPLACED else 1 << slot
