"""How often each Elite and Hero is met as a Defender and joins an army, in games between greedy players.

A card that joins few games may be too strong, or may hardly ever be met: the last column tells these apart. The
table gives the mean of each kind and Era, and in brackets the rarest and the most frequent card.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence

from warlore.bots import make_bot
from warlore.history import HistoryGame
from warlore.history.cardset import SABATONS
from warlore.history.rules.tables import DEFENDER, ELITE, HERO
from warlore.table import Session, Setup

KINDS = {ELITE: "Elite", HERO: "Hero"}
ERAS = ("I", "II", "III", "IV")


def armies(piles: Sequence[Sequence[int]]) -> set[int]:
    """The cards of some piles, which begin with how many there are and how many there may be."""
    return {card for pile in piles for card in pile[2 : 2 + pile[0]]}


def play(players: int, seed: int) -> tuple[set[int], set[int], Session]:
    """One game: the cards that were met, and those that belonged to somebody."""
    session = Session(HistoryGame(), Setup(SABATONS[:players]), seed=seed)
    bots = [make_bot("greedy", seed * players + seat) for seat in range(players)]
    met: set[int] = set()
    joined: set[int] = set()
    while not session.over:
        state = session.state
        met.update(state.line_up[DEFENDER])
        joined |= armies([*state.hand, *state.deck, *state.discard])
        session.play(bots[session.turn].decide(session.view(session.turn)))
    state = session.state
    return met, joined | armies([*state.hand, *state.deck, *state.discard]), session


def measure(players: int, games: int, seed: int) -> dict[str, dict[str, list[float]]]:
    """For each kind and Era, of 100 games: met, joined, and joined of those met, each as mean, least and most."""
    met: Counter[int] = Counter()
    joined: Counter[int] = Counter()
    for number in range(games):
        here, owned, session = play(players, seed * games + number)
        met.update(here)
        joined.update(owned)
        if sys.stderr.isatty():
            print(f"\r{number + 1} of {games} games", end="", file=sys.stderr, flush=True)
    cards = session.state.cards
    found = {}
    for kind, name in KINDS.items():
        for era, shown in enumerate(ERAS):
            some = [card for card in range(len(cards.kind)) if (cards.kind[card], cards.era[card]) == (kind, era)]
            columns = {
                "met": [100 * met[card] / games for card in some],
                "joined": [100 * joined[card] / games for card in some],
                "joined of met": [100 * joined[card] / max(1, met[card]) for card in some],
            }
            found[f"{name} {shown}"] = {
                title: [sum(numbers) / len(numbers), min(numbers), max(numbers)] for title, numbers in columns.items()
            }
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=range(2, 6), default=2, help="2 to 5 (2)")
    parser.add_argument("--games", type=int, default=1000, help="how many (1000)")
    parser.add_argument("--seed", type=int, default=1, help="other games (1)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    if given.games < 1:
        parser.error(f"--games must be at least 1, not {given.games}")
    figures = measure(given.players, given.games, given.seed)
    if given.json:
        print(json.dumps(figures, indent=1))
        return 0
    print(f"\nof 100 games of {given.players} greedy players ({given.games} played)")
    for name, columns in figures.items():
        shown = "   ".join(f"{title} {n[0]:5.1f} ({n[1]:.1f} to {n[2]:.1f})" for title, n in columns.items())
        print(f"{name:10} {shown}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
