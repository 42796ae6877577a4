"""What a packet of damage makes of a side, asked of `battle.inflict` once and remembered. No rule is told here.

That is a matter of what stands there: HP left, Heroic Death, Diversion, Links; the fallen and the numbers on cards
have no part in it. Each such standing has a number of its own, the same for both sides and for all line-ups.
"""

from __future__ import annotations

from typing import Final

from warlore.history.rules.battle import inflict
from warlore.history.rules.engage import assault
from warlore.history.rules.state import NO_CARDS, Cards, State
from warlore.history.rules.tables import ATTACKER, DEFENDER, SLOTS
from warlore.table.structs import Ints, Longs, Struct, i64, ints, longs, u64

# What there may be at most of each thing in a slot; of Accuracy on a side and, as its eyes, in a slot
MOST_HP: Final = 15
MOST_DEATHS: Final = 15
MOST_DIVERSION: Final = 7
MOST_ACCURACY: Final = 15
MOST_EYES: Final = 7

# A standing as one number: for each slot HP, Heroic Death and Diversion; then the Links
DEATHS_SHIFT: Final = 4
DIVERSION_SHIFT: Final = 8
EYE_BITS: Final = 3
POINT_BITS: Final = 7
SLOT_SHIFT: Final = 11
LINKS_SHIFT: Final = SLOT_SHIFT * SLOTS

# What is remembered of a standing in one number: its living slots, whether there is a Heroic Death among them, how
# many points it can take. What packets make of it is kept by the enemy's Accuracy; last those that are not ordinary
LIVING: Final = (1 << SLOTS) - 1
DEATHS: Final = 1 << SLOTS
TOUGHNESS_SHIFT: Final = SLOTS + 1
NOT_ORDINARY: Final = MOST_ACCURACY + 1
PACKETS: Final = NOT_ORDINARY + 1

# The eyes of each set of living slots
EYES_OF: Final = [
    sum(MOST_EYES << EYE_BITS * slot for slot in range(SLOTS) if living >> slot & 1) for living in range(1 << SLOTS)
]

# What follows a packet: a standing and the Heroic Death that strikes back, or that several do
NEXT_BITS: Final = 18
NEXT: Final = (1 << NEXT_BITS) - 1
SEVERAL: Final = 31

# How a packet was answered: not at all, by one Heroic Death, or by more than that
NO_ANSWER: Final = 0
STRUCK_BACK: Final = 1
CLASHED: Final = 2

# How much is remembered. The first standing is that of nobody; what follows a packet never met is blank
MOST_STANDINGS: Final = 1 << 18
MOST_FOLLOWING: Final = 1 << 22
INDEX: Final = 1 << 19
MOST_CLASHES: Final = 1 << 18
CLASH: Final = 4
NOBODY_STANDS: Final = 1
BLANK: Final = 1 << POINT_BITS
HASH: Final = 0x9E3779B97F4A7C15
UNHURT: Final = 30_000

NO_STAGE: Final = State()

COMPILED_IMPORTS: Final = ("from warlore.table.structs import ints, longs",)


class Standings(Struct):
    """All standings met so far, by number, and what followed; `full` when there was no room for one more.

    Packets are played on the `stage`, where each slot has a card of its own. A clash is a packet after which both
    sides strike back: its key is both standings and the points, then the Accuracy of both. Only the last clash at
    each place is remembered.
    """

    __slots__ = (
        "actors",
        "answer",
        "clash",
        "following",
        "full",
        "index",
        "key_of",
        "known",
        "packet",
        "stage",
        "standing",
        "written",
    )
    _shared = ("actors", "stage")
    _transient = ("clash", "following", "index", "key_of", "packet", "standing")

    def __init__(self) -> None:
        self.known: int = 0
        self.written: int = BLANK
        self.answer: int = 0
        self.full: int = 0
        self.actors: Cards = NO_CARDS
        self.stage: State = NO_STAGE
        self.index: Ints = ints(0)
        self.key_of: Longs = longs(0)
        self.standing: Ints = ints(0)
        self.packet: Ints = ints(0)
        self.following: Ints = ints(0)
        self.clash: Longs = longs(0)


def open_standings(from_rear: int, ordinary: int) -> Standings:
    """Nothing met yet, under these options (`diversion_order`, `heroic_death_is_ordinary`)."""
    k: Standings = Standings()
    k.index = ints(INDEX)
    k.key_of = longs(MOST_STANDINGS)
    k.standing = ints(MOST_STANDINGS)
    k.packet = ints(PACKETS * MOST_STANDINGS)
    k.following = ints(MOST_FOLLOWING)
    k.clash = longs(CLASH * MOST_CLASHES)
    stage: State = State()
    k.stage = stage
    k.actors = Cards()
    stage.cards = k.actors
    stage.diversion_from_rear = from_rear
    stage.heroic_death_is_ordinary = ordinary
    for side in range(2):
        stage.ranks[side] = SLOTS
        for slot in range(SLOTS):
            stage.line_up[side][slot] = side * SLOTS + slot
    nobody: i64 = 0
    number_of(k, nobody)
    return k


# ------------------------------------------------------------------ numbers
def number_of(k: Standings, key: i64) -> int:
    """The number of a standing, a new one when it was never met."""
    mixed: u64 = key
    mixed = mixed * HASH
    place = (mixed >> 45) & (INDEX - 1)
    while k.index[place]:
        if k.key_of[k.index[place]] == key:
            return k.index[place]
        place = (place + 1) & (INDEX - 1)
    if k.known + 1 == MOST_STANDINGS:
        k.full = 1
        return NOBODY_STANDS
    k.known += 1
    k.index[place] = k.known
    k.key_of[k.known] = key
    describe(k, k.known)
    return k.known


def describe(k: Standings, standing: int) -> None:
    """Write down what can be read from a standing's key."""
    key: i64 = k.key_of[standing]
    links = (key >> LINKS_SHIFT) & LIVING
    about = 0
    toughness = 0
    for slot in range(SLOTS):
        hp = key & MOST_HP
        if hp > 0:
            about |= 1 << slot
            if (key >> DEATHS_SHIFT) & MOST_DEATHS:
                about |= DEATHS
        toughness += hp + ((links >> slot) & 1)
        key = key >> SLOT_SHIFT
    k.standing[standing] = about + (toughness << TOUGHNESS_SHIFT)


def key_from_stage(k: Standings, side: int) -> i64:
    """The standing of a side on the stage. A Link counts while it touches somebody living."""
    stage: State = k.stage
    key: i64 = 0
    living = 0
    for i in range(SLOTS):
        slot = SLOTS - 1 - i
        card = side * SLOTS + slot
        key = key << SLOT_SHIFT
        hp = k.actors.hp[card] - stage.damage[side][slot]
        if hp > 0:
            living |= 1 << slot
            key += hp + (k.actors.heroic_death[card] << DEATHS_SHIFT) + (k.actors.diversion[card] << DIVERSION_SHIFT)
    links: i64 = 0
    for slot in range(SLOTS - 1):
        if stage.links[side][slot] and (living >> slot) & 3:
            links += 1 << slot
    return key + (links << LINKS_SHIFT)


# ------------------------------------------------------------------ the stage
def put_on_stage(k: Standings, side: int, standing: int, eyes: int) -> None:
    """A side as it stands, with the Accuracy of its slots."""
    stage: State = k.stage
    key: i64 = k.key_of[standing]
    links = (key >> LINKS_SHIFT) & LIVING
    for slot in range(SLOTS):
        card = side * SLOTS + slot
        k.actors.hp[card] = key & MOST_HP
        k.actors.heroic_death[card] = (key >> DEATHS_SHIFT) & MOST_DEATHS
        k.actors.diversion[card] = (key >> DIVERSION_SHIFT) & MOST_DIVERSION
        k.actors.accuracy[card] = (eyes >> EYE_BITS * slot) & MOST_EYES
        stage.damage[side][slot] = 0
        stage.links[side][slot] = (links >> slot) & 1
        key = key >> SLOT_SHIFT


def put_nobody(k: Standings, side: int, accuracy: int) -> None:
    """An enemy who cannot fall and bears so much Accuracy."""
    put_on_stage(k, side, NOBODY_STANDS, 0)
    k.actors.hp[side * SLOTS] = UNHURT
    k.actors.accuracy[side * SLOTS] = accuracy


# ------------------------------------------------------------------ packets
def follow(k: Standings, standing: int, packet: int, points: int) -> int:
    """What follows a packet: the next standing, and the Heroic Death that strikes back, or `SEVERAL`."""
    toughness = k.standing[standing] >> TOUGHNESS_SHIFT
    if points > toughness:
        points = toughness
    place = k.packet[packet * MOST_STANDINGS + standing]
    if place == 0:
        if k.written + toughness + 1 > MOST_FOLLOWING:
            k.full = 1
            return NOBODY_STANDS
        place = k.written
        k.packet[packet * MOST_STANDINGS + standing] = place
        k.following[place] = standing
        k.written += toughness + 1
    place += points
    if k.following[place] == 0:
        k.following[place] = play_packet(k, standing, packet, points)
    return k.following[place]


def play_packet(k: Standings, standing: int, packet: int, points: int) -> int:
    """Let a packet strike on the stage, where nobody answers what strikes back."""
    stage: State = k.stage
    put_on_stage(k, DEFENDER, standing, 0)
    put_nobody(k, ATTACKER, packet if packet < NOT_ORDINARY else 0)
    inflict(stage, DEFENDER, points, packet < NOT_ORDINARY)
    dead = 0
    for slot in range(SLOTS):
        card = DEFENDER * SLOTS + slot
        hp = k.actors.hp[card]
        if hp > 0 and stage.damage[DEFENDER][slot] >= hp and k.actors.heroic_death[card] > 0:
            dead += 1
    back = stage.damage[ATTACKER][0]
    if back > 0 and dead > 1:
        back = SEVERAL
    return number_of(k, key_from_stage(k, DEFENDER)) + (back << NEXT_BITS)


def strike(
    k: Standings, struck: int, striking: int, points: int, accuracy: int, struck_eyes: int, striking_eyes: int
) -> i64:
    """What becomes of both sides after ordinary damage, the one struck in the low bits; `answer` says what came back.

    The eyes of a side are the Accuracy of its slots, three bits each.
    """
    after: i64 = follow(k, struck, accuracy if k.standing[struck] & DEATHS else 0, points)
    back = after >> NEXT_BITS
    both: i64 = striking
    k.answer = NO_ANSWER
    if back == 0:
        return (both << NEXT_BITS) + after
    k.answer = STRUCK_BACK
    if back != SEVERAL:
        ordinary = k.stage.heroic_death_is_ordinary
        both = follow(k, striking, 0 if ordinary else NOT_ORDINARY, back)
        if both >> NEXT_BITS == 0:
            return (both << NEXT_BITS) + (after & NEXT)
    k.answer = CLASHED
    return exchange(k, struck, striking, points, struck_eyes, striking_eyes)


def exchange(k: Standings, struck: int, striking: int, points: int, struck_eyes: int, striking_eyes: int) -> i64:
    """The same when more than one Heroic Death strikes, which the stage alone can tell."""
    if points > k.standing[struck] >> TOUGHNESS_SHIFT:
        points = k.standing[struck] >> TOUGHNESS_SHIFT
    key: i64 = struck
    key = (key << NEXT_BITS) + striking
    key = (key << POINT_BITS) + points
    struck_eyes = struck_eyes & EYES_OF[k.standing[struck] & LIVING]
    striking_eyes = striking_eyes & EYES_OF[k.standing[striking] & LIVING]
    eyes: i64 = (struck_eyes << EYE_BITS * SLOTS) + striking_eyes
    mixed: u64 = key * 31 + eyes
    mixed = mixed * HASH
    place = CLASH * ((mixed >> 46) & (MOST_CLASHES - 1))
    if k.clash[place] != key or k.clash[place + 1] != eyes:
        k.clash[place] = key
        k.clash[place + 1] = eyes
        k.clash[place + 2] = play_exchange(k, struck, striking, points, struck_eyes, striking_eyes)
    return k.clash[place + 2]


def play_exchange(
    k: Standings, struck: int, striking: int, points: int, struck_eyes: int, striking_eyes: int
) -> i64:
    """Let a packet strike on the stage, and both sides strike back."""
    put_on_stage(k, DEFENDER, struck, struck_eyes)
    put_on_stage(k, ATTACKER, striking, striking_eyes)
    inflict(k.stage, DEFENDER, points, True)
    after: i64 = number_of(k, key_from_stage(k, ATTACKER))
    return (after << NEXT_BITS) + number_of(k, key_from_stage(k, DEFENDER))


def after_assault(k: Standings, standing: int, icons: int) -> int:
    """H5.7: what is left of a standing's Links when the enemy bears so many Assault icons."""
    if icons == 0 or k.key_of[standing] >> LINKS_SHIFT == 0:
        return standing
    put_on_stage(k, DEFENDER, standing, 0)
    put_nobody(k, ATTACKER, 0)
    k.actors.assault[ATTACKER * SLOTS] = icons
    assault(k.stage, ATTACKER)
    k.actors.assault[ATTACKER * SLOTS] = 0
    return number_of(k, key_from_stage(k, DEFENDER))
