"""Scoring (H9): what each player's army, Relics, Prowess and Honor are worth."""

from __future__ import annotations

from warlore.history.rules.state import State
from warlore.history.rules.tables import (
    ELITE,
    ERAS,
    HERO,
    KIND_POINTS,
    PROWESS_POSITIONS,
    RELIC_POINTS,
)
from warlore.table.piles import card_at, size
from warlore.table.structs import Pile


def of_kind(s: State, pile: Pile, kind: int) -> int:
    """How many Units of a kind lie in a pile."""
    n = 0
    for i in range(size(pile)):
        if s.cards.kind[card_at(pile, i)] == kind:
            n += 1
    return n


def army(s: State, player: int, kind: int) -> int:
    """H9.1: Units of a kind in hand, deck, discards and set aside."""
    n = of_kind(s, s.hand[player], kind) + of_kind(s, s.deck[player], kind)
    return n + of_kind(s, s.discard[player], kind) + of_kind(s, s.aside[player], kind)


def elite_points(s: State, player: int) -> int:
    """H9.1: one for each Elite."""
    return army(s, player, ELITE) * KIND_POINTS[ELITE]


def hero_points(s: State, player: int) -> int:
    """H9.1: three for each Hero, set aside or not."""
    return army(s, player, HERO) * KIND_POINTS[HERO]


def relics_of(s: State, player: int, era: int) -> int:
    """How many Relics of an Era a player owns."""
    n = 0
    for i in range(size(s.relics[player])):
        if s.cards.relic_era[card_at(s.relics[player], i)] == era:
            n += 1
    return n


def relic_points_in(s: State, player: int, era: int) -> int:
    """H9.2: the Relics of one Era; five or more count as five."""
    n = relics_of(s, player, era)
    return RELIC_POINTS[n if n < 5 else 5]


def relic_points(s: State, player: int) -> int:
    """H9.2: by Era."""
    total = 0
    for era in range(ERAS):
        total += relic_points_in(s, player, era)
    return total


def prowess_points(s: State, player: int) -> int:
    """H9.3: the tokens won from others."""
    total = 0
    for seat in range(s.players):
        for position in range(PROWESS_POSITIONS):
            if seat != player and s.prowess_holder[seat][position] == player:
                total += s.prowess[seat][position]
    return total


def score(s: State, player: int) -> int:
    """H9: all points of a player."""
    total = elite_points(s, player) + hero_points(s, player) + relic_points(s, player)
    return total + prowess_points(s, player) + s.honor[player]


def rank_key(s: State, player: int) -> int:
    """H9.4: points, then Relics, then Heroes, as one comparable number."""
    return (score(s, player) * 100 + size(s.relics[player])) * 100 + army(s, player, HERO)
