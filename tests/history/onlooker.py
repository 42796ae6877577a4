"""An onlooker who writes down every hand that a player can have, from nothing but what everybody sees.

He knows how the game is played and nothing of how the rules keep their knowledge: for each player he holds the set of
all hands that fit what has happened. Whatever he can prove, a view must tell; whatever he can rule out, no new deal
may deal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from table_talk import EVENT_NUMBERS

from warlore.history import HistoryGame
from warlore.history.columns import SABATONS
from warlore.table import Event, Setup

Hand = tuple[int, ...]
MOST_HANDS = 4_000

KIND = {number: name for name, number in EVENT_NUMBERS.items()}


class Player:
    """What is known of one player's cards: those of hand and deck together, the discards, and the possible hands."""

    def __init__(self, base: Iterable[int]) -> None:
        self.cards = Counter(base)
        self.discards: Counter[int] = Counter()
        self.hands: set[Hand] | None = {()}

    def keep(self, hands: Iterable[Hand]) -> None:
        """The hands that are possible from now on; None when there are too many to write down."""
        if self.hands is not None:
            self.hands = set(hands)
            assert self.hands, "no hand fits what has happened"
            if len(self.hands) > MOST_HANDS:
                self.hands = None

    def deck(self, hand: Hand) -> Counter[int]:
        return self.cards - Counter(hand)

    def draws(self) -> None:
        """Any card of the deck, and nobody sees which."""
        self.keep(tuple(sorted((*hand, card))) for hand in self.hands or () for card in self.deck(hand))

    def takes(self, card: int) -> None:
        """A card enters the hand for all to see."""
        self.cards[card] += 1
        self.keep(tuple(sorted((*hand, card))) for hand in self.hands or ())

    def plays(self, card: int) -> None:
        """A card leaves the hand: whoever has it not did not have this hand."""
        self.keep(without(hand, card) for hand in self.hands or () if card in hand)
        self.cards[card] -= 1

    def calls(self, card: int) -> None:
        """A card comes from the deck for all to see."""
        self.keep(hand for hand in self.hands or () if self.deck(hand)[card])
        self.cards[card] -= 1

    def shuffles(self) -> None:
        self.cards += self.discards
        self.discards.clear()

    # -------------------------------------------------------------- what can be proved
    def surely_in_hand(self) -> Counter[int]:
        return common(map(Counter, self.hands or ()))

    def surely_in_deck(self) -> Counter[int]:
        return common(self.deck(hand) for hand in self.hands or ())


def without(hand: Hand, card: int) -> Hand:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def common(piles: Iterable[Counter[int]]) -> Counter[int]:
    """The cards that are in all of these piles."""
    found: Counter[int] | None = None
    for pile in piles:
        found = pile if found is None else found & pile
    return found or Counter()


class Onlooker:
    """Watches one game from the deal on."""

    def __init__(self, game: HistoryGame, setup: Setup) -> None:
        self.heroes = {number for number, unit in enumerate(game.cards.units) if unit.kind == "hero"}
        self.players = [Player(game.columns.base[SABATONS.index(name)]) for name in setup.seats]
        self.sides: list[int | None] = [None, None]
        self.deployed: list[tuple[int, int]] = []

    def sees(self, events: Sequence[Event]) -> None:
        for kind, a, b, c in events:
            self.follow(KIND[kind], a, b, c)

    def follow(self, kind: str, a: int, b: int, c: int) -> None:
        if kind == "turn_begins":
            self.sides = [a, None]
        elif kind == "challenged":
            self.sides[1] = b
        elif kind == "drew":
            assert b == -1, "an onlooker is not told what was drawn"
            self.players[a].draws()
        elif kind == "recovered":
            self.players[a].discards[b] -= 1
            self.players[a].takes(b)
        elif kind == "dismissed":
            self.players[a].plays(b)
        elif kind == "recruited":
            self.players[a].discards[b] += 1
        elif kind == "deck_shuffled":
            self.players[a].shuffles()
        elif kind in ("deployed", "reinforced"):
            player = self.sides[a]
            if player is not None:
                (self.players[player].plays if kind == "deployed" else self.players[player].calls)(c)
                self.deployed.append((player, c))
        elif kind == "battle_ended":
            # H8.1: before anybody draws again
            for player, card in self.deployed:
                if card not in self.heroes:
                    self.players[player].discards[card] += 1
            self.deployed.clear()
