"""What rehearsed battles are worth with the tokens placed best, before all whom a line-up may meet.

No rule is told here. A line-up is tried with its tokens in every place, but for those that cannot make a difference:
what the battle was like without them, or with them elsewhere, tells. It is given up as soon as it has lost too much;
what its cards lose in any order and with any placing is counted beforehand, where that is much.
"""

from __future__ import annotations

from typing import Final

from warlore.history.rules.engage import halves_match
from warlore.history.rules.odds_core import six_to_the
from warlore.history.rules.rehearse import (
    ALL_FALL,
    ASSAULTS,
    BLIND,
    BRANCHES,
    COPIES,
    COURSE,
    COURSE_OF,
    COURSE_ROW,
    DEADLY,
    ENDS,
    FATE,
    FATE_ROW,
    FEWEST,
    FIRST_WAY,
    FROM,
    GONE,
    HOW_MANY,
    IDLE,
    KINDS,
    LAST_WAY,
    LATE,
    LATE_NEARER,
    LEFT,
    MINUS,
    MOST_BRANCHES,
    MOST_ICONS,
    MOST_LIVING,
    MOST_SPOILS,
    MOST_WAYS,
    NEARER,
    NEVER_BETTER,
    NO_WAY,
    OURS_ADD,
    OUTCOMES,
    PATH,
    RANKS,
    RELAUNCHES,
    SEEING,
    SEEN,
    SEEN_IN,
    SIDE,
    SPOILS,
    STANCE,
    STANCE_OF,
    THEIRS_ADD,
    UNPLACED,
    WAY,
    WERE_HIT,
    WITHOUT,
    Rehearsal,
    Reserves,
    form_of,
    late_slot,
    lead_over,
    rehearse,
    take_line_up,
)
from warlore.history.rules.standings import LIVING, Standings
from warlore.history.rules.state import State
from warlore.history.rules.tables import (
    ACCURACY_TOKEN,
    ATTACKER,
    ATTACKER_DIE,
    CLOSE,
    DIVERSION_TOKEN,
    HEROIC_DEATH_TOKEN,
    LINES,
    MEDIUM,
    RELAUNCH_TOKEN,
    SLOTS,
    TOKEN_LIMIT,
    token_bonus,
)
from warlore.table.structs import Ints, Longs, i64, longs, u64

# A block of meetings
WAYS_FROM: Final = 0
WAYS_TO: Final = 1
FOES_FROM: Final = 2
FOES_TO: Final = 3
BLOCK: Final = 4

PER_MILLE: Final = 1000

# At first sight only one meeting in so many is looked at closely
LOOK_CLOSELY: Final = 4

# What is lost for certain is asked for as long as it comes to more than this part of what can be borne
FIRST_LOOK: Final = 16
LITTLE: Final = 4
NOT_ASKED: Final = -1


# ------------------------------------------------------------------ what it is worth
def find_worth(r: Rehearsal, k: Standings, foe: int) -> None:
    """What the end of each branch is worth (H6.8: with as many survivors the Attacker wins), in all forms."""
    spoils = foe * SIDE + SPOILS
    victory = r.victory[r.ranks]
    forms = (2 if r.late[MEDIUM] else 1) * (2 if r.late[CLOSE] else 1)
    for form in range(forms):
        for branch in range(MOST_BRANCHES):
            at = form * MOST_BRANCHES + branch
            living = HOW_MANY[k.standing[r.path[2 * (PATH[LINES] + at)]] & LIVING]
            theirs = k.standing[r.path[2 * (PATH[LINES] + at) + 1]] & LIVING
            won = victory if living > 0 and living >= HOW_MANY[theirs] else 0
            r.gain[at] = r.theirs[spoils + theirs] + won


def find_weights(r: Rehearsal, die: int, their_icons: int) -> None:
    """How often each pair of faces lies when the Attacker has no icons and the Defender is the board or has none.

    H5.10: the board re-rolls while its face shows a minus.
    """
    if r.weights_for == die * (MOST_ICONS + 1) + their_icons:
        return
    r.weights_for = die * (MOST_ICONS + 1) + their_icons
    bad = 0
    for theirs in range(KINDS[1 - die]):
        bad += MINUS[1 - die][theirs] * COPIES[1 - die][theirs]
    stays_bad: i64 = 1
    turns_good: i64 = 1
    for _ in range(their_icons):
        stays_bad = stays_bad * bad
        turns_good = turns_good * 6 + stays_bad
    for branch in range(KINDS[die] * KINDS[1 - die]):
        ours = branch // KINDS[1 - die]
        theirs = branch % KINDS[1 - die]
        often: i64 = COPIES[die][ours] * COPIES[1 - die][theirs]
        r.often[branch] = often * (stays_bad if MINUS[1 - die][theirs] else turns_good)


def value_of_way(r: Rehearsal, way: int, stance: int, foe: int) -> u64:
    """What is expected of the battle just rehearsed, with the tokens placed in that way and the best re-rolls."""
    ours_icons = r.ours[stance * SIDE + RELAUNCHES]
    their_icons = r.theirs[foe * SIDE + RELAUNCHES]
    die = ATTACKER_DIE[r.ranks]
    medium = late_slot(r, way, MEDIUM)
    close = late_slot(r, way, CLOSE)
    if ours_icons == 0 and (r.board or their_icons == 0):
        find_weights(r, die, their_icons)
        found: u64 = 0
        for branch in range(MOST_BRANCHES):
            form = form_of(r, die * LINES, branch, medium, close)
            found += r.often[branch] * r.gain[form * MOST_BRANCHES + branch]
        return found * six_to_the(r.icons - their_icons)
    for branch in range(MOST_BRANCHES):
        gain = r.gain[form_of(r, die * LINES, branch, medium, close) * MOST_BRANCHES + branch]
        r.worth[branch // KINDS[1 - die]][branch % KINDS[1 - die]] = gain
    return with_the_dice(r, die, ours_icons, their_icons)


def with_the_dice(r: Rehearsal, die: int, ours_icons: int, their_icons: int) -> u64:
    """What is expected when each pair of faces is worth so much, with the best re-rolls."""
    found: u64 = 0
    if r.board or their_icons == 0:
        find_weights(r, die, their_icons)
        found = before_the_board(r, die, ours_icons)
    else:
        found = before_a_rival(r, die, ours_icons, their_icons)
    return found * six_to_the(r.icons - ours_icons - their_icons)


def of_another_roll(r: Rehearsal, die: int, theirs: int, icons: int) -> u64:
    """The Attacker's prospects of a re-roll and those after it, icons in all, times 6 ** icons."""
    found: u64 = 0
    power: u64 = 1
    for left in range(icons):
        before: u64 = found
        found = 0
        for ours in range(KINDS[die]):
            stands: u64 = r.worth[ours][theirs]
            stands = stands * power
            if left > 0 and before > stands:
                stands = before
            found += stands * COPIES[die][ours]
        power = power * 6
    return found


def before_the_board(r: Rehearsal, die: int, ours_icons: int) -> u64:
    """The Attacker re-rolls as he likes once the Defender's last face is known; `often` says how often that is."""
    power: u64 = six_to_the(ours_icons)
    total: u64 = 0
    for theirs in range(KINDS[1 - die]):
        again: u64 = of_another_roll(r, die, theirs, ours_icons)
        for ours in range(KINDS[die]):
            stands: u64 = r.worth[ours][theirs]
            stands = stands * power
            total += (again if again > stands else stands) * r.often[ours * KINDS[1 - die] + theirs]
    return total


def find_chances(r: Rehearsal, die: int, ours_icons: int) -> None:
    """What each pair of faces is worth before the Attacker re-rolls, times 6 ** his icons."""
    power: u64 = six_to_the(ours_icons)
    for theirs in range(KINDS[1 - die]):
        again: u64 = of_another_roll(r, die, theirs, ours_icons)
        for ours in range(KINDS[die]):
            stands: u64 = r.worth[ours][theirs]
            stands = stands * power
            r.chance[ours * KINDS[1 - die] + theirs] = again if again > stands else stands


def before_a_rival(r: Rehearsal, die: int, ours_icons: int, their_icons: int) -> u64:
    """H5.10: a player-Defender re-rolls first, to the Attacker's least gain."""
    find_chances(r, die, ours_icons)
    total: u64 = 0
    for ours in range(KINDS[die]):
        find_rivals_hopes(r, die, ours, their_icons)
        least: u64 = r.again[their_icons]
        total += least * COPIES[die][ours]
    return total


def find_rivals_hopes(r: Rehearsal, die: int, ours: int, their_icons: int) -> None:
    """What the Attacker has to expect of a roll of his rival with 0, 1, 2 ... re-rolls left, in growing scale."""
    for left in range(their_icons + 1):
        mean: i64 = 0
        for theirs in range(KINDS[1 - die]):
            least: i64 = r.chance[ours * KINDS[1 - die] + theirs] * six_to_the(left)
            if left > 0 and r.again[left - 1] < least:
                least = r.again[left - 1]
            mean += least * COPIES[1 - die][theirs]
        r.again[left] = mean


# ------------------------------------------------------------------ tokens
def makes_no_difference(r: Rehearsal, stance: int) -> bool:
    """Has another stance been seen in this battle that cannot have gone otherwise?"""
    for i in range(TOKEN_LIMIT):
        at = (r.ranks * MOST_WAYS + stance) * STANCE + i
        slot = r.stance[at]
        if slot == UNPLACED:
            continue
        without = r.stance[at + WITHOUT]
        if seen_in_this_battle(r, without) and useless(r, r.token[i], slot, without * SEEN):
            return True
        nearer = r.stance[at + NEARER]
        if seen_in_this_battle(r, nearer):
            fallen = fallen_when_it_counts(r, r.token[i], nearer * SEEN)
            if not ((fallen >> slot) | (fallen >> r.stance[(r.ranks * MOST_WAYS + nearer) * STANCE + i])) & 1:
                return True
    return False


def seen_in_this_battle(r: Rehearsal, stance: int) -> bool:
    """Is there such a stance, and was it seen in this battle?"""
    return stance != NO_WAY and r.seen[stance * SEEN + SEEN_IN] == r.battle


def useless(r: Rehearsal, token: int, slot: int, seen: int) -> bool:
    """Would this token have done nothing in a battle that went like this without it?

    Who stands at the Front is struck first anyway, unless others divert.
    """
    if token == ACCURACY_TOKEN:
        return not (r.seen[seen + SEEING] >> slot) & 1
    if token == HEROIC_DEATH_TOKEN:
        return not (r.seen[seen + GONE + LINES] >> slot) & 1
    if token == DIVERSION_TOKEN:
        return not r.seen[seen + WERE_HIT] or (slot == 0 and not r.diverts)
    return False


def fallen_when_it_counts(r: Rehearsal, token: int, seen: int) -> int:
    """Which slots had fallen, in some branch of a battle that went like this, when this token or a late one, in whose
    way it is, was to do something?"""
    fallen = r.seen[seen + BLIND] if token == ACCURACY_TOKEN else 0
    for line in range(MEDIUM, LINES):
        if r.late[line] or token_bonus(line, token):
            fallen |= r.seen[seen + GONE + line]
    return fallen


def see_stance(r: Rehearsal, k: Standings, stance: int, foe: int, most: u64) -> None:
    """What the line-up is worth before this Defender in all ways of a stance, unless another stance tells as much."""
    at = (r.ranks * MOST_WAYS + stance) * STANCE
    if r.stance[at + IDLE] or makes_no_difference(r, stance):
        return
    rehearse(r, k, stance, foe)
    find_worth(r, k, foe)
    r.seen[stance * SEEN + SEEN_IN] = r.battle
    for i in range(r.stance[at + FIRST_WAY], r.stance[at + LAST_WAY]):
        way = r.way_in[r.ranks * MOST_WAYS + i]
        if r.way[(r.ranks * MOST_WAYS + way) * WAY + NEVER_BETTER] or same_but_nearer(r, way, stance):
            continue
        found: u64 = value_of_way(r, way, stance, foe)
        if found > r.best or (found == r.best and way < r.best_way):
            r.best = found
            r.best_way = way
            r.best_stance = stance
            if found == most:
                return


def same_but_nearer(r: Rehearsal, way: int, stance: int) -> bool:
    """Is there the same way with a late token nearer the Front that cannot have gone otherwise?"""
    at = (r.ranks * MOST_WAYS + way) * WAY
    for line in range(MEDIUM, LINES):
        nearer = r.way[at + LATE_NEARER + line]
        if nearer != NO_WAY:
            fallen = r.seen[stance * SEEN + GONE + line]
            other_slot = r.way[(r.ranks * MOST_WAYS + nearer) * WAY + LATE + line]
            if not ((fallen >> r.way[at + LATE + line]) | (fallen >> other_slot)) & 1:
                return True
    return False


def ceiling(r: Rehearsal, foe: int) -> u64:
    """No battle with this Defender is worth more to the line-up."""
    most: u64 = r.victory[r.ranks] + r.theirs[foe * SIDE + SPOILS]
    return most * six_to_the(2 + r.icons)


def see_favourite(r: Rehearsal, k: Standings, foe: int, most: u64) -> None:
    """What the line-up is worth before this Defender in the stance that was best last."""
    r.battle += 1
    r.best = 0
    r.best_way = MOST_WAYS
    r.best_stance = r.favourite[r.ranks]
    see_stance(r, k, r.best_stance, foe, most)


def best_worth(r: Rehearsal, k: Standings, foe: int, most: u64) -> u64:
    """What the line-up is worth before this Defender with its tokens placed best, and that is no more than `most`;
    begins with what was best last."""
    first = r.favourite[r.ranks]
    if most == 0:
        r.best = 0
        r.best_way = 0
        return 0
    see_favourite(r, k, foe, most)
    for stance in range(r.stances[r.ranks]):
        if r.best == most:
            break
        if stance != first:
            see_stance(r, k, stance, foe, most)
    r.favourite[r.ranks] = r.best_stance
    return r.best


# ------------------------------------------------------------------ all that a line-up may meet
def at_first_sight(
    r: Rehearsal, k: Standings, sent: list[int], reserves: Reserves, sample: Ints, with_tokens: bool
) -> u64:
    """What a few meetings of a line-up come to: pairs of a way to be reinforced and a Defender. Tokens stand as was
    best last; how they stand best is found in some of them."""
    total: u64 = 0
    for i in range(len(sample) // 2):
        foe = sample[2 * i + 1]
        take_line_up(r, sent, reserves, sample[2 * i])
        most: u64 = ceiling(r, foe)
        if not with_tokens:
            total += worth_of_way(r, k, 0, foe)
        elif i % LOOK_CLOSELY == 0:
            total += meet_foe(r, k, reserves, sample[2 * i], foe, most)
        else:
            see_favourite(r, k, foe, most)
            total += r.best
    return total


def meet_foe(r: Rehearsal, k: Standings, reserves: Reserves, way: int, foe: int, most: u64) -> u64:
    """What the line-up, reinforced in that way, is worth before this Defender, and that is no more than `most`; what
    it misses of that is noted of both."""
    found: u64 = best_worth(r, k, foe, most)
    r.met[foe] += 1
    reserves.met[way] += 1
    if found < most:
        missed: i64 = (most - found) * PER_MILLE // ceiling(r, foe)
        r.lost_to[foe] += missed
        reserves.lost_to[way] += missed
    return found


def shortfall(
    r: Rehearsal,
    k: Standings,
    sent: list[int],
    reserves: Reserves,
    kept: Longs,
    certain: i64,
    bearable: i64,
    rounds: int,
) -> i64:
    """By how much a line-up falls short of winning everything, by weight; more than is bearable is not told in full.

    What is `certain` in all meetings together (`certain_loss`) is counted from the beginning, and then what each
    meeting takes beyond that; below 0 it was not asked. It goes by blocks, of Defenders and of ways to be reinforced
    from one place in their orders to another, for so many rounds. If there is room, what each meeting is worth is
    kept, and how: the way, or ~way if it was found before all were weighed.
    """
    lost: i64 = certain if certain > 0 else 0
    met = 0
    keep = len(kept) > 0
    for block in range(len(reserves.block) // BLOCK):
        at = block * BLOCK
        for i in range(reserves.block[at + WAYS_FROM], reserves.block[at + WAYS_TO]):
            way = reserves.next_way[i]
            take_line_up(r, sent, reserves, way)
            find_icons(r)
            for j in range(reserves.block[at + FOES_FROM], reserves.block[at + FOES_TO]):
                foe = r.next_foe[j]
                most: u64 = ceiling(r, foe) if certain < 0 else best_case(r, foe)
                worth: u64 = meet_foe(r, k, reserves, way, foe, most)
                missed: i64 = most - worth
                lost += missed * r.weight[foe] * reserves.weight[way]
                met += 1
                if lost > bearable or met > rounds:
                    return lost
                if keep:
                    kept[2 * (way * r.foes + foe)] = worth
                    kept[2 * (way * r.foes + foe) + 1] = ~r.best_way if missed == 0 else r.best_way
    return lost


# ------------------------------------------------------------------ what cannot be helped
def find_course(r: Rehearsal, icons: int) -> int:
    """Where it is written what is left of the line-up at the best when the enemy bears so many Assault icons, in
    whatever order its cards stand: the least useful fall, and as many as can be survive hurt."""
    course = icons * COURSE
    if r.course[course + COURSE_OF] == r.line_up:
        return course
    r.course[course + COURSE_OF] = r.line_up
    s: State = r.front
    bearing = most_links(r) - icons
    if bearing < 0:
        bearing = 0
    for slot in range(r.ranks):
        bearing += s.cards.hp[r.card[slot]]
    for line in range(LINES):
        total = r.bonus[line]
        taken = 0
        r.course[course + COURSE_ROW * bearing + line] = 0
        for living in range(1, r.ranks + 1):
            best = -1
            for slot in range(r.ranks):
                if not (taken >> slot) & 1 and (best < 0 or brings_more(r, line, slot, best)):
                    best = slot
            taken |= 1 << best
            total += s.cards.value[line][r.card[best]]
            r.course[course + COURSE_ROW * (bearing - living) + line] = total
        for points in range(bearing - r.ranks):
            r.course[course + COURSE_ROW * points + line] = total
    for points in range(bearing + 1):
        left = bearing - points
        r.course[course + COURSE_ROW * points + MOST_LIVING] = left if left < r.ranks else r.ranks
    r.course[course + ENDS] = bearing
    return course


def brings_more(r: Rehearsal, line: int, slot: int, other_slot: int) -> bool:
    """Does the card in the first of these slots bring more to a line?"""
    return r.front.cards.value[line][r.card[slot]] > r.front.cards.value[line][r.card[other_slot]]


def most_links(r: Rehearsal) -> int:
    """No order of the line-up has more Links: each has a card that stands nearer to the Front and one behind it."""
    s: State = r.front
    near = 0
    far = 0
    for i in range(r.ranks):
        for j in range(r.ranks):
            if i != j:
                s.line_up[ATTACKER][0] = r.card[i]
                s.line_up[ATTACKER][1] = r.card[j]
                if halves_match(s, ATTACKER, 0):
                    near |= 1 << i
                    far |= 1 << j
    found = HOW_MANY[near] if HOW_MANY[near] < HOW_MANY[far] else HOW_MANY[far]
    return found if found < r.ranks else r.ranks - 1


def find_icons(r: Rehearsal) -> None:
    """All icons of Heroic Death and Relaunch that the line-up may have."""
    s: State = r.front
    r.last_words = 0
    r.most_icons = 0
    for i in range(TOKEN_LIMIT):
        r.last_words += 1 if r.token[i] == HEROIC_DEATH_TOKEN else 0
        r.most_icons += 1 if r.token[i] == RELAUNCH_TOKEN else 0
    for slot in range(r.ranks):
        r.last_words += s.cards.heroic_death[r.card[slot]]
        r.most_icons += s.cards.relaunch[r.card[slot]]


def best_case(r: Rehearsal, foe: int) -> u64:
    """No battle of the line-up's cards with this Defender is worth more, in whatever order and wherever tokens stand.

    Both sides take as many points in each branch as they must at least, and as they can at most; and what these come
    to is what is best for the Attacker. All that his fallen strike back counts as soon as one may have fallen, what
    the Defender's strike back does not count.
    """
    die = ATTACKER_DIE[r.ranks]
    fate = foe * FATE
    course = find_course(r, r.theirs[foe * SIDE + ASSAULTS])
    r.taken[0] = 0
    r.dealt[0] = 0
    for line in range(LINES):
        step = die * LINES + line
        for branch in range(BRANCHES[step]):
            before = line * MOST_BRANCHES + FROM[step][branch]
            taken = r.taken[before]
            dealt = r.dealt[before]
            at = fate + FATE_ROW * most_struck(r, fate, line, taken, dealt)
            total = r.course[course + COURSE_ROW * least_struck(r, course, taken) + line]
            lead = lead_over(total + OURS_ADD[step][branch], r.fate[at + line] + THEIRS_ADD[step][branch])
            # H6.7: with the Defender gone it may be over
            taken -= lead if lead < 0 and r.fate[at + FEWEST] > 0 else 0
            dealt += lead if lead > 0 else 0
            r.taken[(line + 1) * MOST_BRANCHES + branch] = taken
            r.dealt[(line + 1) * MOST_BRANCHES + branch] = dealt
    for branch in range(MOST_BRANCHES):
        taken = r.taken[LINES * MOST_BRANCHES + branch]
        at = fate + FATE_ROW * most_struck(r, fate, LINES, taken, r.dealt[LINES * MOST_BRANCHES + branch])
        living = r.course[course + COURSE_ROW * least_struck(r, course, taken) + MOST_LIVING]
        won = r.victory[r.ranks] if living > 0 and living >= r.fate[at + FEWEST] else 0
        r.worth[branch // KINDS[1 - die]][branch % KINDS[1 - die]] = won + r.fate[at + MOST_SPOILS]
    return with_the_dice(r, die, r.most_icons, r.theirs[foe * SIDE + RELAUNCHES])


def most_struck(r: Rehearsal, fate: int, line: int, taken: int, dealt: int) -> int:
    """How many points a Defender may have taken before a line, or at the end. In the Long line an Attacker falls only
    if he is struck there, or struck back."""
    if line > MEDIUM or (line == MEDIUM and (taken > 0 or r.fate[fate + DEADLY])):
        dealt += r.last_words
    return dealt if dealt < r.fate[fate + ALL_FALL] else r.fate[fate + ALL_FALL]


def least_struck(r: Rehearsal, course: int, taken: int) -> int:
    """So many points, but no more than there is something to tell of."""
    return taken if taken < r.course[course + ENDS] else r.course[course + ENDS]


def certain_loss(r: Rehearsal, sent: list[int], reserves: Reserves, bearable: i64, most: i64) -> i64:
    """By how much of the most it can be worth a line-up falls short at least, in any order; more than is bearable is
    not told in full. NOT_ASKED if little comes of it: that is looked at after so many meetings, twice as many, and so
    on."""
    lost: i64 = 0
    seen: i64 = 0
    met = 0
    look_at = FIRST_LOOK
    for i in range(len(reserves.kind)):
        take_line_up(r, sent, reserves, reserves.kind[i])
        find_icons(r)
        for j in range(r.foes):
            foe = r.next_foe[j]
            weight: i64 = r.weight[foe] * reserves.kind_weight[i]
            missed: i64 = ceiling(r, foe) - best_case(r, foe)
            lost += missed * weight
            if lost > bearable:
                return lost
            seen += ceiling(r, foe) * weight
            met += 1
            if met == look_at:
                look_at = 2 * look_at
                if LITTLE * (lost // (seen // PER_MILLE + 1)) <= bearable // (most // PER_MILLE + 1):
                    return NOT_ASKED
    return lost


# ------------------------------------------------------------------ how they end
def forget_ends(r: Rehearsal) -> None:
    """Forget all placings and outcomes noted before."""
    r.placed = longs((SLOTS + 1) * MOST_WAYS)
    r.outcome = longs(OUTCOMES)


def note_ends(r: Rehearsal, k: Standings, sent: list[int], reserves: Reserves, kept: Longs) -> None:
    """Note where the tokens stand and how the battles end in all meetings of a line-up whose worth was kept.

    As in all odds re-rolls are for victory, whatever it is worth.
    """
    for reinforced in range(reserves.ways):
        take_line_up(r, sent, reserves, reinforced)
        for foe in range(r.foes):
            at = 2 * (reinforced * r.foes + foe)
            way = first_of_worth(r, k, foe, kept[at], kept[at + 1])
            stance = r.way[(r.ranks * MOST_WAYS + way) * WAY + STANCE_OF]
            rehearse(r, k, stance, foe)
            weight: i64 = reserves.weight[reinforced] * r.weight[foe]
            r.placed[r.ranks * MOST_WAYS + way] += weight
            find_left(r, k, way)
            note_outcomes(r, stance, foe, weight)


def first_of_worth(r: Rehearsal, k: Standings, foe: int, worth: i64, known: int) -> int:
    """The first way to place the tokens that is worth as much as a known one, which is worth most. All ways before
    it were weighed, but for those that are never better, or if it is given as ~way."""
    stopped = known < 0
    if stopped:
        known = ~known
    r.battle += 1
    for way in range(known):
        not_weighed = stopped or r.way[(r.ranks * MOST_WAYS + way) * WAY + NEVER_BETTER]
        if not_weighed and worth_of_way(r, k, way, foe) == worth:
            return way
    return known


def worth_of_way(r: Rehearsal, k: Standings, way: int, foe: int) -> i64:
    """What the line-up is worth before this Defender with its tokens placed in that way."""
    stance = r.way[(r.ranks * MOST_WAYS + way) * WAY + STANCE_OF]
    rehearse(r, k, stance, foe)
    find_worth(r, k, foe)
    return value_of_way(r, way, stance, foe)


def find_left(r: Rehearsal, k: Standings, way: int) -> None:
    """How many of both are left at the end of each branch, with the tokens placed in that way; and who has won."""
    die = ATTACKER_DIE[r.ranks]
    medium = late_slot(r, way, MEDIUM)
    close = late_slot(r, way, CLOSE)
    for branch in range(MOST_BRANCHES):
        end = 2 * (PATH[LINES] + form_of(r, die * LINES, branch, medium, close) * MOST_BRANCHES + branch)
        living = HOW_MANY[k.standing[r.path[end]] & LIVING]
        theirs = HOW_MANY[k.standing[r.path[end + 1]] & LIVING]
        r.gain[branch] = living * LEFT + theirs
        r.worth[branch // KINDS[1 - die]][branch % KINDS[1 - die]] = 1 if living > 0 and living >= theirs else 0


def note_outcomes(r: Rehearsal, stance: int, foe: int, weight: i64) -> None:
    """Count how often each pair of faces is the last, for the outcome it leads to."""
    die = ATTACKER_DIE[r.ranks]
    ours_icons = r.ours[stance * SIDE + RELAUNCHES]
    their_icons = r.theirs[foe * SIDE + RELAUNCHES]
    ranks = r.theirs[foe * SIDE + RANKS]
    weight = weight * six_to_the(r.icons - ours_icons - their_icons)
    if r.board or their_icons == 0:
        find_weights(r, die, their_icons)
    else:
        find_chances(r, die, ours_icons)
        for ours in range(KINDS[die]):
            find_rivals_faces(r, die, ours, their_icons)
    for theirs in range(KINDS[1 - die]):
        losing = 0
        for ours in range(KINDS[die]):
            losing += COPIES[die][ours] * (1 - r.worth[ours][theirs])
        # Of the re-rolls until one wins so many end with each face that wins, and so many with each that does not
        wins: i64 = 0
        loses: i64 = 1
        for _ in range(ours_icons):
            wins = 6 * wins + loses
            loses = loses * losing
        if losing > 0:
            loses = loses // losing
        rolled: i64 = 0
        for ours in range(KINDS[die]):
            branch = ours * KINDS[1 - die] + theirs
            if ours_icons == 0 or losing == 6 or r.worth[ours][theirs]:
                count_outcome(r, ranks, branch, weight * r.often[branch] * six_to_the(ours_icons))
            else:
                rolled += r.often[branch]
        if rolled:
            for ours in range(KINDS[die]):
                ends: i64 = (wins if r.worth[ours][theirs] else loses) * COPIES[die][ours]
                count_outcome(r, ranks, ours * KINDS[1 - die] + theirs, weight * rolled * ends)


def count_outcome(r: Rehearsal, ranks: int, branch: int, often: i64) -> None:
    """Add to the outcome that a branch leads to."""
    r.outcome[ranks * LEFT * LEFT + r.gain[branch]] += often


def find_rivals_faces(r: Rehearsal, die: int, ours: int, their_icons: int) -> None:
    """H5.10: how often each face is a player-Defender's last when the Attacker's first is this."""
    first = ours * KINDS[1 - die]
    find_rivals_hopes(r, die, ours, their_icons)
    for theirs in range(KINDS[1 - die]):
        r.often[first + theirs] = 0
    arriving: i64 = six_to_the(their_icons)
    for i in range(their_icons):
        left = their_icons - i
        rolled: i64 = 0
        for theirs in range(KINDS[1 - die]):
            if r.again[left - 1] < r.chance[first + theirs] * six_to_the(left):
                rolled += arriving * COPIES[1 - die][theirs]
            else:
                r.often[first + theirs] += arriving
        arriving = rolled // 6
    for theirs in range(KINDS[1 - die]):
        copies = COPIES[die][ours] * COPIES[1 - die][theirs]
        r.often[first + theirs] = (r.often[first + theirs] + arriving) * copies
    r.weights_for = -1
