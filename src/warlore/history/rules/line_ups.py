"""Searching line-ups: which cards, in which order, with which tokens. No rule is told here.

A line-up is tried by letting it meet the Defender's at the Front and weighing all pairs of faces
(`odds_core`). Values are whole numbers on the scale of the `Prize` that is asked for.
"""

from __future__ import annotations

from typing import Final

from warlore.history.rules.deploy import stand
from warlore.history.rules.engage import count_relaunches, hand_out_dice, meet_at_the_front
from warlore.history.rules.odds_core import (
    PAIRS,
    SIDES_OF_A_DIE,
    Prize,
    Tally,
    foresee,
    most_worth,
    prospects,
    six_to_the,
)
from warlore.history.rules.state import State
from warlore.history.rules.tables import (
    ATTACKER,
    DEFENDER,
    DEPLOY_SLOTS,
    LONG,
    MAX_ARMY,
    MAX_UNITS,
    NO_CARD,
    NO_TOKEN,
    RELAUNCH_TOKEN,
    SLOTS,
    TOKEN_LIMIT,
    token_bonus,
)
from warlore.table.chance import MASK32, Chance
from warlore.table.piles import FIRST, card_at, size, sort
from warlore.table.structs import Grid, Ints, Pile, Row, Struct, grid, ints, pile, row, u64

COMPILED_IMPORTS: Final = ("from warlore.table.structs import ints",)

SHORT_LIST: Final = 8

# A battle remembered: who stood there with which tokens, which of the Defender's faces show a minus, all outcomes
MINUS_AT: Final = 2 * SLOTS
ENDS_AT: Final = MINUS_AT + 1
BATTLE: Final = ENDS_AT + PAIRS


class Placing(Struct):
    """The best way to place tokens: what may be placed, what each one costs, and what was found.

    `best` and `ceiling`, which nothing can be above, are scaled by 6 ** (2 + `icons`), where `icons` is at least the
    Relaunch icons of both sides.
    """

    __slots__ = ("best", "ceiling", "cost", "icons", "on", "tokens", "tried")

    def __init__(self) -> None:
        self.best: u64 = 0
        self.ceiling: u64 = 0
        self.icons: int = 0
        self.cost: int = 0
        self.tried: int = 0
        self.tokens: Pile = pile(TOKEN_LIMIT)
        self.on: Row = row(SLOTS)


class Memory(Struct):
    """Battles of one game that were fought out before, and need not be again; there is room for so many."""

    __slots__ = ("battle", "battles")
    _transient = ("battle",)

    def __init__(self) -> None:
        self.battles: int = 0
        self.battle: Ints = ints(0)


class Search(Struct):
    """A search among line-ups: the cards at hand and their prices, and the short list of the best so far."""

    __slots__ = ("cards", "hand", "listed", "memory", "price", "samples", "tried", "units", "used", "value")
    _shared = ("memory",)

    def __init__(self) -> None:
        self.memory: Memory | None = None
        self.samples: int = 1
        self.tried: int = 0
        self.listed: int = 0
        self.hand: Pile = pile(MAX_ARMY)
        self.price: Row = row(MAX_UNITS)
        self.used: Row = row(MAX_ARMY)
        self.value: Row = row(SHORT_LIST)
        self.units: Row = row(SHORT_LIST)
        self.cards: Grid = grid(SHORT_LIST, DEPLOY_SLOTS[ATTACKER])


# ------------------------------------------------------------------ tokens
def place_best(s: State, tally: Tally, prize: Prize, placing: Placing) -> None:
    """The best placing of the tokens on the Attacker's Units that have met the Defender's; fewer if equal."""
    placing.tried = 0
    placing.ceiling = six_to_the(2 + placing.icons) * most_worth(s, prize)
    sort_tokens(placing)
    place_from(s, tally, prize, placing, 0, 0, 0)


def place_from(
    s: State, tally: Tally, prize: Prize, placing: Placing, i: int, first_slot: int, placed: int
) -> None:
    """All ways to place the tokens from the i-th on. Of equal tokens the first stands nearest the Front."""
    if placing.tried > 0 and placing.best == placing.ceiling:
        return
    if i == size(placing.tokens):
        weigh_placing(s, tally, prize, placing, placed)
        return
    token = card_at(placing.tokens, i)
    twin = i + 1 < size(placing.tokens) and card_at(placing.tokens, i + 1) == token
    place_from(s, tally, prize, placing, i + 1, SLOTS if twin else 0, placed)
    for slot in range(first_slot, s.ranks[ATTACKER]):
        if s.token_on[ATTACKER][slot] == NO_TOKEN:
            s.token_on[ATTACKER][slot] = token
            place_from(s, tally, prize, placing, i + 1, slot + 1 if twin else 0, placed + 1)
            s.token_on[ATTACKER][slot] = NO_TOKEN
            if serves_anywhere(token):
                return


def serves_anywhere(token: int) -> bool:
    """Is it all the same where this token stands? It counts once, while all Units still live."""
    return token == RELAUNCH_TOKEN or token_bonus(LONG, token) > 0


def sort_tokens(placing: Placing) -> None:
    """Tokens that serve anywhere come last, so that they take the place of no other; equal ones are neighbours."""
    sort(placing.tokens)
    kept = 0
    for _ in range(size(placing.tokens)):
        token = placing.tokens[FIRST + kept]
        if serves_anywhere(token):
            for i in range(FIRST + kept, FIRST + size(placing.tokens) - 1):
                placing.tokens[i] = placing.tokens[i + 1]
            placing.tokens[FIRST + size(placing.tokens) - 1] = token
        else:
            kept += 1


def weigh_placing(s: State, tally: Tally, prize: Prize, placing: Placing, placed: int) -> None:
    """Keep this placing if it is the best."""
    foresee(s, tally)
    value: u64 = prospects(s, tally, prize)
    value = value * six_to_the(placing.icons - s.relaunches[ATTACKER] - s.relaunches[DEFENDER])
    value -= six_to_the(2 + placing.icons) * (placing.cost * placed)
    if placing.tried == 0 or value > placing.best:
        placing.best = value
        for slot in range(SLOTS):
            placing.on[slot] = s.token_on[ATTACKER][slot]
    placing.tried += 1


# ------------------------------------------------------------------ trying a line-up
def met(front: State, ours: list[int], theirs: list[int]) -> State:
    """These line-ups met at a Front where nobody is left to call."""
    s: State = front.copy()
    s.ranks[ATTACKER] = 0
    s.ranks[DEFENDER] = 0
    for i in range(len(ours)):
        stand(s, ATTACKER, ours[i], NO_CARD)
    for i in range(len(theirs)):
        stand(s, DEFENDER, theirs[i], NO_CARD)
    chance: Chance = Chance()
    meet_at_the_front(s, chance)
    return s


def calls_for_reserves(s: State) -> bool:
    """Does a card of either line-up bear a Reinforcement icon?"""
    for side in range(2):
        for slot in range(s.ranks[side]):
            if s.cards.reinforcement[s.line_up[side][slot]] > 0:
                return True
    return False


def memory_for(battles: int) -> Memory:
    """An empty memory."""
    memory: Memory = Memory()
    memory.battles = battles
    memory.battle = ints(battles * BATTLE)
    return memory


def who_stands(s: State, side: int, slot: int) -> int:
    """A card and its token as one number; 0 is an empty slot."""
    return (s.line_up[side][slot] + 1) * 64 + s.token_on[side][slot]


def place_in_memory(s: State, memory: Memory) -> int:
    """Where a battle of these cards and tokens is remembered."""
    number: u64 = 0
    for side in range(2):
        for slot in range(SLOTS):
            number = (number * 1_000_003 + who_stands(s, side, slot)) & MASK32
    number = (number ^ (number >> 15)) % memory.battles
    return number * BATTLE


def is_remembered(s: State, memory: Memory, place: int) -> bool:
    """Is it this battle that is remembered there?"""
    for side in range(2):
        for slot in range(SLOTS):
            if memory.battle[place + side * SLOTS + slot] != who_stands(s, side, slot):
                return False
    return True


def remember_battle(s: State, tally: Tally, memory: Memory, place: int) -> None:
    """Keep how a battle ends."""
    for side in range(2):
        for slot in range(SLOTS):
            memory.battle[place + side * SLOTS + slot] = who_stands(s, side, slot)
    memory.battle[place + MINUS_AT] = 0
    for face in range(SIDES_OF_A_DIE):
        memory.battle[place + MINUS_AT] += tally.minus[face] << face
    for pair in range(PAIRS):
        memory.battle[place + ENDS_AT + pair] = tally.outcome[pair // 6][pair % 6]


def recall(s: State, tally: Tally, memory: Memory) -> None:
    """`foresee` for line-ups that have met, from memory if it can."""
    if s.ranks[ATTACKER] == 0 or s.ranks[DEFENDER] == 0:
        foresee(s, tally)
        return
    place = place_in_memory(s, memory)
    if not is_remembered(s, memory, place):
        foresee(s, tally)
        remember_battle(s, tally, memory, place)
        return
    hand_out_dice(s)
    count_relaunches(s, ATTACKER)
    count_relaunches(s, DEFENDER)
    for face in range(SIDES_OF_A_DIE):
        tally.minus[face] = (memory.battle[place + MINUS_AT] >> face) & 1
    for pair in range(PAIRS):
        tally.outcome[pair // 6][pair % 6] = memory.battle[place + ENDS_AT + pair]


def value_of_line_up(s: State, tally: Tally, prize: Prize, search: Search, chance: Chance) -> int:
    """The expected worth of the line-ups as they stand, without tokens; Reinforcements are sampled."""
    samples = search.samples if calls_for_reserves(s) else 1
    total = 0
    for _ in range(samples):
        front: State = s.copy()
        meet_at_the_front(front, chance)
        if search.memory is None:
            foresee(front, tally)
        else:
            recall(front, tally, search.memory)
        value: u64 = prospects(front, tally, prize)
        icons = front.relaunches[ATTACKER] + front.relaunches[DEFENDER]
        total += value // six_to_the(2 + icons)
    total = total // samples
    for slot in range(s.ranks[ATTACKER]):
        total -= search.price[s.line_up[ATTACKER][slot]]
    search.tried += 1
    return total


def shorten(search: Search, s: State, value: int) -> None:
    """Put the Attacker's line-up on the short list if it is good enough; the best stand first."""
    place = search.listed
    while place > 0 and search.value[place - 1] < value:
        place -= 1
    if place == SHORT_LIST:
        return
    if search.listed < SHORT_LIST:
        search.listed += 1
    for i in range(search.listed - 1, place, -1):
        search.value[i] = search.value[i - 1]
        search.units[i] = search.units[i - 1]
        for slot in range(DEPLOY_SLOTS[ATTACKER]):
            search.cards[i][slot] = search.cards[i - 1][slot]
    search.value[place] = value
    search.units[place] = s.ranks[ATTACKER]
    for slot in range(DEPLOY_SLOTS[ATTACKER]):
        search.cards[place][slot] = s.line_up[ATTACKER][slot]


def step_back(s: State) -> None:
    """Take the Attacker's last Unit back."""
    s.ranks[ATTACKER] -= 1
    s.line_up[ATTACKER][s.ranks[ATTACKER]] = NO_CARD


# ------------------------------------------------------------------ many line-ups
def try_subsets(s: State, tally: Tally, prize: Prize, search: Search, chance: Chance, first: int) -> None:
    """Every choice of cards from the first-th on, in the order of the hand; equal cards are one."""
    for i in range(first, size(search.hand)):
        card = card_at(search.hand, i)
        if i == first or card_at(search.hand, i - 1) != card:
            stand(s, ATTACKER, card, NO_CARD)
            shorten(search, s, value_of_line_up(s, tally, prize, search, chance))
            if s.ranks[ATTACKER] < DEPLOY_SLOTS[ATTACKER]:
                try_subsets(s, tally, prize, search, chance, i + 1)
            step_back(s)


def repeated(search: Search, i: int) -> bool:
    """Was an equal card, standing before this one in hand, left out? Then this choice has been tried."""
    return i > 0 and card_at(search.hand, i - 1) == card_at(search.hand, i) and not search.used[i - 1]


def try_orders(s: State, tally: Tally, prize: Prize, search: Search, chance: Chance, least: int) -> None:
    """Every line-up of at least so many of the cards, in every order; equal cards stand together in hand."""
    for i in range(size(search.hand)):
        if not search.used[i] and not repeated(search, i):
            search.used[i] = 1
            stand(s, ATTACKER, card_at(search.hand, i), NO_CARD)
            if s.ranks[ATTACKER] >= least:
                shorten(search, s, value_of_line_up(s, tally, prize, search, chance))
            if s.ranks[ATTACKER] < DEPLOY_SLOTS[ATTACKER]:
                try_orders(s, tally, prize, search, chance, least)
            step_back(s)
            search.used[i] = 0
