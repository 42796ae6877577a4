"""What things are worth to a player of A Battle Through History, in thousandths of a point.

Rules of thumb, not rules: whoever wants another taste changes a number here.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import TYPE_CHECKING

from warlore.history.rules import tables
from warlore.history.rules.tables import (
    ACCURACY_TOKEN,
    ATTACKER,
    CHASE_TOKEN,
    DEFENDER,
    DIVERSION_TOKEN,
    ERAS,
    HERO,
    HEROIC_DEATH_TOKEN,
    KIND_POINTS,
    LINES,
    NOBODY,
    RELAUNCH_TOKEN,
    RELIC_POINTS,
    RELICS_REVEALED,
    SLOTS,
    TIGHTEN_UP_TOKEN,
)

if TYPE_CHECKING:
    from warlore.history.rules.plain import Cards, Prize, State

POINT = 1000
BASE = 8 * POINT  # keeps every sum of a `Prize` above 0
UNKNOWN_RECRUIT = 1200
PROWESS = 4 * POINT
SET_HOPE = 350  # of the next Relic of the same Era
STRENGTH = 60  # of a recruit, for each point of its strength, at the beginning of the game
HERO_USED = 900  # a Hero fights once
SPARE_TOKEN = 250
CARD_USED = 15

TOKENS = {
    DIVERSION_TOKEN: 450,
    RELAUNCH_TOKEN: 350,
    ACCURACY_TOKEN: 300,
    HEROIC_DEATH_TOKEN: 400,
    TIGHTEN_UP_TOKEN: 600,
    CHASE_TOKEN: 500,
}


def cards_in(pile: Sequence[int]) -> Sequence[int]:
    """The cards of a pile."""
    return pile[2 : 2 + pile[0]]


def time_left(s: State) -> float:
    """The share of the game that is still to come, this turn not counted."""
    return (s.rounds - s.round) / s.rounds


_STRENGTHS: dict[int, tuple[Cards, list[int]]] = {}


def strength(cards: Cards, card: int) -> int:
    """How much a Unit brings into a battle, roughly, in half points of damage."""
    return _strengths_of(cards)[card]


def _strengths_of(cards: Cards) -> list[int]:
    known = _STRENGTHS.get(id(cards))
    if known is None:
        # the columns are kept too, so that no others can take their place in memory
        known = _STRENGTHS[id(cards)] = (cards, _strengths(cards))
    return known[1]


def _strengths(cards: Cards) -> list[int]:
    value, hp = cards.value, cards.hp
    icons = (cards.heroic_death, cards.reinforcement, cards.diversion, cards.accuracy, cards.relaunch)
    return [
        2 * (sum(value[line][card] for line in range(LINES)) + hp[card] - 1) + sum(column[card] for column in icons)
        for card in range(cards.number)
    ]


def by_strength(s: State, seat: int) -> list[int]:
    """A hand, the weakest card first."""
    strengths = _strengths_of(s.cards)
    return sorted(cards_in(s.hand[seat]), key=lambda card: (strengths[card], card))


def recruit(s: State, card: int) -> int:
    """A card that joins the army: its points, and its help in the turns to come."""
    return int(KIND_POINTS[s.cards.kind[card]] * POINT + STRENGTH * strength(s.cards, card) * time_left(s))


def token(number: int) -> int:
    """A Warfare token in one's own area."""
    if number in TOKENS:
        return TOKENS[number]
    return 350 * max(tables.token_bonus(line, number) for line in range(LINES))


def relics_by_era(s: State, pile: Sequence[int]) -> list[int]:
    counts = [0] * ERAS
    for relic in cards_in(pile):
        counts[s.cards.relic_era[relic]] += 1
    return counts


def _step(owned: int) -> int:
    """H9.2: what one more Relic of an Era adds."""
    return RELIC_POINTS[min(owned + 1, 5)] - RELIC_POINTS[min(owned, 5)]


def relic(owned: int, left: float) -> int:
    """One more Relic of an Era: its points, and the hope of more of them."""
    return _step(owned) * POINT + int(SET_HOPE * _step(owned + 1) * left)


def best_of(worths: Sequence[int], counts: Sequence[int], n: int) -> int:
    """The best of n Relics drawn blindly, when there are so many of each worth."""
    total = sum(counts)
    n = min(n, total)
    if n == 0:
        return 0
    expected = 0.0
    left = total
    for value, count in sorted(zip(worths, counts, strict=True), reverse=True):
        # at least one of these, none of the better ones
        expected += value * (comb(left, n) - comb(left - count, n))
        left -= count
    return int(expected / comb(total, n))


def relic_prizes(s: State, me: int, victim: int) -> list[int]:
    """By the number of cards on the Attacker Board: the Relic that a victory brings (H7.2, H7.3)."""
    left = time_left(s)
    mine = [relic(owned, left) for owned in relics_by_era(s, s.relics[me])]
    if victim == NOBODY:
        there = relics_by_era(s, s.relic_deck)
        if sum(there) < RELICS_REVEALED[1]:
            there = [a + b for a, b in zip(there, relics_by_era(s, s.relic_discard), strict=True)]
    else:
        there = relics_by_era(s, s.relics[victim])
        share = 1 / (s.players - 1)
        losses = [int(share * _step(max(owned - 1, 0)) * POINT) for owned in there]
        mine = [value + loss for value, loss in zip(mine, losses, strict=True)]
    return [best_of(mine, there, n) for n in RELICS_REVEALED]


def prowess_left(s: State, player: int) -> bool:
    return NOBODY in s.prowess_holder[player]


def prize(s: State, relics: Sequence[int], blank: Prize) -> Prize:
    """What the battle at hand is worth to its Attacker, with these `relic_prizes`."""
    blank.base = BASE
    victory = list(relics)
    fallen = [0] * SLOTS
    blank.defeat = 0
    blank.lost = 0
    if s.defender == NOBODY:
        for slot in range(SLOTS):
            known = slot < s.ranks[DEFENDER]
            fallen[slot] = recruit(s, s.line_up[DEFENDER][slot]) if known else UNKNOWN_RECRUIT
    else:
        others = s.players - 1
        if prowess_left(s, s.defender):
            victory = [value + PROWESS for value in victory]
        if prowess_left(s, s.active):
            blank.defeat = PROWESS // others
        blank.lost = POINT // 2 // others
    blank.victory = victory
    blank.fallen = fallen
    return blank


def prices(s: State) -> list[int]:
    """What it costs to send each card: a Hero is set aside afterwards (H8.1)."""
    hero = int(HERO_USED * time_left(s))
    return [hero if kind == HERO else CARD_USED for kind in s.cards.kind]
