"""What things are worth to a player of A Battle Through History, in thousandths of a point.

Rules of thumb, not rules: whoever wants another taste changes a number here.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb, exp
from typing import TYPE_CHECKING

from warlore.history.rules import tables
from warlore.history.rules.tables import (
    ACCURACY_TOKEN,
    CHASE_TOKEN,
    DEFENDER,
    DIVERSION_TOKEN,
    ERAS,
    HERO,
    HEROIC_DEATH_TOKEN,
    KIND_POINTS,
    LINES,
    NOBODY,
    PROWESS_POSITIONS,
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
SET_HOPE = 350  # of the next Relic of the same Era
PATIENCE = 1.0  # all of a Prowess token that is not won at the beginning may still be won later
STRENGTH = 200  # of a recruit, for each point of its strength, at the beginning of the game
MOST_RECRUIT = 5 * POINT  # four of them and a victory still fit a row of the compiled rules
HERO_USED = 900  # a Hero fights once
SPARE_TOKEN = 250
RIVALRY = 4.0  # points: the smaller, the more of all harm is meant for the leader
HARM = 500  # to a player who has to defend himself, besides what is taken from him
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
        for card in range(len(hp))
    ]


def by_strength(s: State, seat: int) -> list[int]:
    """A hand, the weakest card first."""
    strengths = _strengths_of(s.cards)
    return sorted(cards_in(s.hand[seat]), key=lambda card: (strengths[card], card))


def recruit(s: State, card: int) -> int:
    """A card that joins the army: its points, and its help in the turns to come."""
    kind = s.cards.kind[card]
    later = HERO_USED if kind == HERO else STRENGTH * strength(s.cards, card)
    return min(int(KIND_POINTS[kind] * POINT + later * time_left(s)), MOST_RECRUIT)


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


def rivals(s: State, me: int, scores: Sequence[int]) -> list[float]:
    """For each seat how much of what it loses is my gain, in all 1: the leader's loss counts most."""
    weights = [0.0 if seat == me else exp((scores[seat] + hidden(s, seat)) / RIVALRY) for seat in range(s.players)]
    total = sum(weights)
    return [weight / total for weight in weights]


def hidden(s: State, seat: int) -> float:
    """The points of the Prowess tokens a player holds that nobody else has seen."""
    return sum(
        sum(s.cards.prowess[s.sabaton[owner]]) / PROWESS_POSITIONS
        for owner in range(s.players)
        for position in range(PROWESS_POSITIONS)
        if s.prowess_holder[owner][position] == seat and s.prowess[owner][position] == 0
    )


def relic_prizes(s: State, me: int, victim: int, share: float) -> list[int]:
    """By the number of cards on the Attacker Board: the Relic that a victory brings (H7.2, H7.3).

    `share` is how much of the victim's loss is a gain.
    """
    left = time_left(s)
    mine = [relic(owned, left) for owned in relics_by_era(s, s.relics[me])]
    if victim == NOBODY:
        there = relics_by_era(s, s.relic_deck)
        if sum(there) < RELICS_REVEALED[1]:
            there = [a + b for a, b in zip(there, relics_by_era(s, s.relic_discard), strict=True)]
    else:
        there = relics_by_era(s, s.relics[victim])
        losses = [int(share * _step(max(owned - 1, 0)) * POINT) for owned in there]
        mine = [value + loss for value, loss in zip(mine, losses, strict=True)]
    return [best_of(mine, there, n) for n in RELICS_REVEALED]


@cache
def best_of_two(values: tuple[int, ...]) -> tuple[Fraction, ...]:
    """H7.4: by the number of tokens left, what the next winner may expect to keep, if all kept the better one."""
    expected = [Fraction(0)] * (len(values) + 1)
    left = {tuple(sorted(values)): Fraction(1)}
    for n in range(len(values), 0, -1):
        fewer: dict[tuple[int, ...], Fraction] = {}
        for tokens, p in left.items():
            pairs = list(combinations(range(n), 2)) or [(0, 0)]
            for _, kept in pairs:
                share = p / len(pairs)
                expected[n] += share * tokens[kept]
                rest = tokens[:kept] + tokens[kept + 1 :]
                fewer[rest] = fewer.get(rest, Fraction(0)) + share
        left = fewer
    return tuple(expected)


def prowess(s: State, player: int) -> int:
    """What winning against a player brings in Prowess tokens."""
    left = s.prowess_holder[player].count(NOBODY)
    points = best_of_two(tuple(s.cards.prowess[s.sabaton[player]]))[left]
    return int(POINT * points * (1 - PATIENCE * time_left(s)))


def prize(s: State, relics: Sequence[int], share: float, blank: Prize) -> Prize:
    """What the battle at hand is worth to its Attacker, with these Relics and this share in a rival's loss."""
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
        won = prowess(s, s.defender) + int(share * HARM)
        victory = [value + won for value in victory]
        blank.defeat = int(share * prowess(s, s.active))
        blank.lost = int(share * POINT / 2)
    blank.victory = victory
    blank.fallen = fallen
    return blank


def prices(s: State) -> list[int]:
    """What it costs to send each card: a Hero is set aside afterwards (H8.1)."""
    hero = int(HERO_USED * time_left(s))
    return [hero if kind == HERO else CARD_USED for kind in s.cards.kind]
