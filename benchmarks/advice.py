"""How long the best line-up takes: hands of 8 with 2 tokens, drawn at random, from easy to heavy.

Each kind of question is asked `--hands` times; the table gives the median, the 95th percentile and the worst, in
milliseconds of processor time, so that other work on the machine does not count; and how many of them took longer
than the aim, or were refused because too many line-ups could meet.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from typing import Any

from warlore.history.advice import advise
from warlore.history.cardset import Unit, load_cards
from warlore.history.contract import UNIT_TOKENS
from warlore.table import BadInput

AIM = 300
HAND = 8
DECK = 8
TOKENS = ("long+1", "medium+2", "close+2", "diversion", "relaunch", "accuracy", "heroic_death")
CARDS = load_cards()
UNITS = [unit for unit in CARDS.units if unit.kind != "base"]
CALLING = [unit for unit in UNITS if unit.reinforcement]
BASE = [unit for unit in CARDS.units if unit.kind == "base"]

Question = dict[str, Any]


def names(units: list[Unit]) -> list[str]:
    return [unit.id for unit in units]


def board(rng: random.Random, *, drawing: bool = False) -> Question:
    """One to three cards of an Era; with the Era's deck if they are to draw."""
    era = rng.choice(["I", "II", "III", "IV"])
    cards = [unit for unit in UNITS if unit.era == era and (drawing or not unit.reinforcement)]
    rng.shuffle(cards)
    n = rng.randint(1, 3)
    side: Question = {"units": names(cards[:n])}
    if drawing:
        side["era_decks"] = {era: names(cards[n:])}
    return side


def player(rng: random.Random) -> Question:
    return {"player": True, "units": names(rng.sample(UNITS, rng.randint(1, 3)))}


def question(rng: random.Random, hand: list[Unit], deck: list[Unit], defender: Question) -> Question:
    known = [token for token in TOKENS if token in UNIT_TOKENS]
    return {
        "hand": names(hand),
        "deck": names(deck),
        "tokens": rng.choices(known, k=2),
        "defender": defender,
        "objective": rng.choice(["win", "gain"]),
    }


def no_deck(rng: random.Random) -> Question:
    return question(rng, rng.sample(UNITS, HAND), [], rng.choice([board, player])(rng))


def with_deck(rng: random.Random) -> Question:
    cards = rng.sample(UNITS, HAND + DECK)
    return question(rng, cards[:HAND], cards[HAND:], rng.choice([board, player])(rng))


def true_army(rng: random.Random) -> Question:
    """Recruits among the Base cards that everybody has."""
    cards = [rng.choice(BASE) for _ in range(HAND)] + rng.sample(UNITS, HAND)
    rng.shuffle(cards)
    return question(rng, cards[:HAND], cards[HAND:], rng.choice([board, player])(rng))


def heavy(rng: random.Random) -> Question:
    """Every card of the hand and half of the deck call for reinforcements."""
    calling = rng.sample(CALLING, HAND + DECK // 2)
    others = rng.sample([unit for unit in UNITS if not unit.reinforcement], DECK // 2)
    return question(rng, calling[:HAND], calling[HAND:] + others, rng.choice([board, player])(rng))


def heaviest(rng: random.Random) -> Question:
    """Every card of the hand and the deck calls for reinforcements."""
    calling = rng.sample(CALLING, HAND + DECK)
    return question(rng, calling[:HAND], calling[HAND:], rng.choice([board, player])(rng))


def both_draw(rng: random.Random) -> Question:
    """The board draws as well: each of our line-ups may meet hundreds of theirs."""
    cards = rng.sample(UNITS, HAND + DECK)
    return question(rng, cards[:HAND], cards[HAND:], board(rng, drawing=True))


def rivals_draw(rng: random.Random) -> Question:
    """The Defender is a player with a deck of his own."""
    cards = rng.sample(UNITS, HAND + DECK)
    return question(rng, cards[:HAND], cards[HAND:], {**player(rng), "deck": names(rng.sample(UNITS, DECK))})


def all_draw(rng: random.Random) -> Question:
    """Every card of the hand and the deck calls for reinforcements, and the board draws as well."""
    calling = rng.sample(CALLING, HAND + DECK)
    return question(rng, calling[:HAND], calling[HAND:], board(rng, drawing=True))


KINDS = {
    kind.__name__: kind
    for kind in (no_deck, with_deck, true_army, heavy, heaviest, both_draw, rivals_draw, all_draw)
}


def measure(kinds: list[str], hands: int, seed: int) -> dict[str, dict[str, float]]:
    found = {}
    for kind in kinds:
        rng = random.Random(f"{kind} {seed}")
        taken = []
        refused = 0
        for _ in range(hands):
            asked = KINDS[kind](rng)
            begin = time.process_time()
            try:
                advise(asked, CARDS)
            except BadInput as error:
                if error.code != "too_many":
                    raise
                refused += 1
                continue
            taken.append(1000 * (time.process_time() - begin))
        taken.sort()
        found[kind] = {
            "median": taken[len(taken) // 2],
            "p95": taken[min(len(taken) - 1, len(taken) * 95 // 100)],
            "worst": taken[-1],
            "longer": sum(ms > AIM for ms in taken),
            "refused": refused,
        }
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=100, help="questions of each kind (100)")
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=list(KINDS), help="which (all)")
    parser.add_argument("--seed", type=int, default=1, help="other hands (1)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    figures = measure(given.kinds, given.hands, given.seed)
    if given.json:
        print(json.dumps(figures, indent=1))
        return 0
    columns = ("median", "p95", "worst", "longer", "refused")
    print(f"{'ms for the best line-up of':30} " + " ".join(f"{name:>8}" for name in columns))
    for kind, times in figures.items():
        figures_of_kind = " ".join(f"{times[name]:8.0f}" for name in columns)
        print(f"{kind.replace('_', ' '):30} {figures_of_kind}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
