"""What each player may know (H10): hiding the rest of a state, and dealing it anew.

A hidden state is an ordinary `State` in which the cards of a hand that are not known have gone back into its deck
(`unseen` of them), an unseen Prowess value is 0, and every pile is sorted: of what is hidden no trace is left.
"""

from __future__ import annotations

from warlore.history.rules.recall import show_certain, sort_hidden
from warlore.history.rules.state import OVER, PROWESS_DRAWN, RELIC_DRAWN, State
from warlore.history.rules.tables import ERAS, NOBODY, PROWESS_POSITIONS
from warlore.table.chance import Chance, below, draw
from warlore.table.piles import FIRST, card_at, empty, pour, push, size, sort, take, take_at


def hide_hand(s: State, player: int) -> None:
    """H10.2, H10.3: hand and deck of another as one set, but for the cards that everybody knows to be in hand."""
    s.unseen[player] = size(s.hand[player]) - size(s.shown[player])
    pour(s.hand[player], s.deck[player])
    for i in range(size(s.shown[player])):
        take(s.deck[player], card_at(s.shown[player], i))
        push(s.hand[player], card_at(s.shown[player], i))


def may_see_prowess(s: State, player: int, position: int, seat: int) -> bool:
    """H10.2: the one who looked, while he holds it or it lies there; everybody once points are counted."""
    holder = s.prowess_holder[player][position]
    if holder != NOBODY:
        return holder == seat or s.step == OVER
    return seat != NOBODY and ((s.prowess_seen[player][position] >> seat) & 1) != 0


def hide_prowess(s: State, seat: int) -> None:
    """H10.2."""
    for player in range(s.players):
        for position in range(PROWESS_POSITIONS):
            if not may_see_prowess(s, player, position, seat):
                s.prowess[player][position] = 0


def hide_offer(s: State, seat: int) -> None:
    """H10.2: Relics looked at in a challenge are seen by the winner alone; whose they are is public."""
    if s.offer_from != NOBODY and s.active != seat:
        s.offer_unseen = size(s.offer)
        pour(s.offer, s.relics[s.offer_from])


def sort_piles(s: State) -> None:
    """No trace of how the piles came about."""
    sort(s.tile_pile)
    sort(s.tile_discard)
    sort(s.warfare_pile)
    sort(s.warfare_discard)
    sort(s.relic_deck)
    sort(s.relic_discard)
    sort(s.dismissed)
    sort(s.offer)
    for era in range(ERAS):
        sort(s.era_deck[era])
        sort(s.era_discard[era])
    for player in range(s.players):
        sort(s.hand[player])
        sort(s.shown[player])
        sort_hidden(s, player)
        sort(s.deck[player])
        sort(s.discard[player])
        sort(s.aside[player])
        sort(s.tokens[player])
        sort(s.relics[player])


def hide(s: State, seat: int) -> None:
    """H10: leave only what a seat may know; a spectator is NOBODY."""
    s.watched = 1
    for player in range(s.players):
        show_certain(s, player)
        if player != seat:
            hide_hand(s, player)
    hide_prowess(s, seat)
    hide_offer(s, seat)
    sort_piles(s)


def deal_hand(s: State, player: int, chance: Chance) -> None:
    """H10.3: a possible hand: the cards known, and for each other one a hidden card within its reach."""
    empty(s.deck[player])
    for i in range(size(s.hidden[player])):
        push(s.deck[player], card_at(s.hidden[player], i))
    for i in range(s.unseen[player]):
        place = i + below(chance, card_at(s.reach[player], i) - i)
        card = card_at(s.deck[player], place)
        s.deck[player][FIRST + place] = card_at(s.deck[player], i)
        s.deck[player][FIRST + i] = card
    for i in range(s.unseen[player]):
        push(s.hand[player], take_at(s.deck[player], s.unseen[player] - 1 - i))
    s.unseen[player] = 0


def deal_prowess(s: State, player: int, chance: Chance) -> None:
    """Possible values for the tokens that others have looked at."""
    for i in range(PROWESS_POSITIONS):
        push(s.bag, s.cards.prowess[s.sabaton[player]][i])
    for position in range(PROWESS_POSITIONS):
        if s.prowess[player][position] != 0:
            take(s.bag, s.prowess[player][position])
    for position in range(PROWESS_POSITIONS):
        if s.prowess[player][position] == 0 and s.prowess_seen[player][position] != 0:
            s.prowess[player][position] = draw(chance, s.bag, PROWESS_DRAWN)
    empty(s.bag)


def redeal(s: State, seat: int, chance: Chance) -> None:
    """Deal what a seat does not know, consistently with what it does."""
    for player in range(s.players):
        if player != seat:
            deal_hand(s, player, chance)
        deal_prowess(s, player, chance)
    for _ in range(s.offer_unseen):
        push(s.offer, draw(chance, s.relics[s.offer_from], RELIC_DRAWN))
    s.offer_unseen = 0
