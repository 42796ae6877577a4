"""What everybody can follow of hands and decks (H10.1, H10.3): every card is seen when it goes in or comes out.

A card that entered a hand openly is `shown`: it is there until one of its name leaves. All other cards of a player's
hand and deck are `hidden`, in a row in which those that joined the deck later stand behind. For each card in hand
that is not shown, `reach` says how far the row went when it was drawn: it is one of so many from the row's beginning.
Nothing else can be known but what follows from that. Copies of one card are alike: where several may be meant, it is
the one that leaves every possibility open. Where nobody is `watched` all this is left undone.
"""

from __future__ import annotations

from warlore.history.rules.state import State
from warlore.table.piles import FIRST, SIZE, card_at, empty, find, pour, push, size, take
from warlore.table.structs import Pile


# ------------------------------------------------------------------ cards come and go
def join_deck(s: State, player: int, card: int) -> None:
    """A card joins the deck."""
    push(s.deck[player], card)
    push(s.hidden[player], card)


def discards_join_deck(s: State, player: int) -> None:
    """H3.7: they stand behind all that were hidden before: what is in hand by now is none of them."""
    if s.watched:
        for i in range(size(s.discard[player])):
            push(s.hidden[player], card_at(s.discard[player], i))
    pour(s.discard[player], s.deck[player])


def enter_hand_unseen(s: State, player: int, card: int) -> None:
    """A card comes from the deck: it may be any of the hidden ones."""
    push(s.hand[player], card)
    if s.watched:
        push(s.reach[player], size(s.hidden[player]))


def enter_hand_openly(s: State, player: int, card: int) -> None:
    """A card enters a hand in everybody's sight (H10.1)."""
    push(s.hand[player], card)
    if s.watched:
        push(s.shown[player], card)


def close_gap(s: State, player: int, place: int, drawn: int) -> None:
    """The row is shorter by the card at this place: what the drawn cards from that one on reach is one less.

    Within reach of the same cards there is no order, so that the last card before each end closes the gap.
    """
    row: Pile = s.hidden[player]
    reach: Pile = s.reach[player]
    for i in range(FIRST + drawn, FIRST + size(reach)):
        reach[i] -= 1
        row[FIRST + place] = row[FIRST + reach[i]]
        place = reach[i]
    row[SIZE] -= 1
    row[FIRST + place] = row[FIRST + row[SIZE]]
    row[FIRST + row[SIZE]] = 0


def first_drawn(s: State, player: int, place: int) -> int:
    """Of the cards in hand that are not shown, the first drawn that can be the one at this place of the row."""
    drawn = 0
    while drawn < size(s.reach[player]) and card_at(s.reach[player], drawn) <= place:
        drawn += 1
    return drawn


def found_in_hand(s: State, player: int, place: int) -> None:
    """A hidden card was in hand: the first drawn that it can have been."""
    drawn = first_drawn(s, player, place)
    reach: Pile = s.reach[player]
    reach[SIZE] -= 1
    for i in range(FIRST + drawn, FIRST + size(reach)):
        reach[i] = reach[i + 1]
    reach[FIRST + size(reach)] = 0
    close_gap(s, player, place, drawn)


def leave_hand(s: State, player: int, card: int) -> None:
    """A card leaves a hand: one that was shown, else the hidden one of its name that joined the deck first."""
    take(s.hand[player], card)
    if not s.watched:
        return
    if s.shown[player][SIZE] > 0 and find(s.shown[player], card) >= 0:
        take(s.shown[player], card)
        return
    place = find(s.hidden[player], card)
    if place >= 0:
        found_in_hand(s, player, place)


def leave_deck(s: State, player: int, card: int) -> None:
    """A card of the deck is seen by all: the hidden one of its name that joined last."""
    if not s.watched:
        return
    place = size(s.hidden[player]) - 1
    while place >= 0 and card_at(s.hidden[player], place) != card:
        place -= 1
    if place >= 0:
        close_gap(s, player, place, first_drawn(s, player, place))


# ------------------------------------------------------------------ with nobody watching
def look_away(s: State) -> None:
    """From now on nobody will ask what can be known."""
    s.watched = 0
    for player in range(s.players):
        empty(s.shown[player])
        empty(s.hidden[player])
        empty(s.reach[player])


def is_followed(s: State, player: int) -> bool:
    """Is each card of hand and deck accounted for? Not where nobody watched, nor in a position laid out by hand."""
    return size(s.shown[player]) + size(s.hidden[player]) == size(s.hand[player]) + size(s.deck[player])


def look_again(s: State, player: int) -> None:
    """Only the shown cards and the set of the others are known."""
    empty(s.hidden[player])
    empty(s.reach[player])
    for i in range(size(s.hand[player])):
        push(s.hidden[player], card_at(s.hand[player], i))
    for i in range(size(s.deck[player])):
        push(s.hidden[player], card_at(s.deck[player], i))
    for i in range(size(s.shown[player])):
        take(s.hidden[player], card_at(s.shown[player], i))
    for _ in range(size(s.shown[player]), size(s.hand[player])):
        push(s.reach[player], size(s.hidden[player]))


# ------------------------------------------------------------------ what follows
def certain_in_hand(s: State, player: int, card: int) -> int:
    """How many copies of a hidden card must be in hand: where the others within reach are fewer than were drawn."""
    certain = 0
    others = 0
    place = 0
    for i in range(size(s.reach[player])):
        while place < card_at(s.reach[player], i):
            if card_at(s.hidden[player], place) != card:
                others += 1
            place += 1
        if i + 1 - others > certain:
            certain = i + 1 - others
    return certain


def certain_in_deck(s: State, player: int, card: int) -> int:
    """How many copies of a hidden card must be in the deck: where fewer were drawn that reach so far."""
    certain = 0
    copies = 0
    short = size(s.reach[player])
    for place in range(size(s.hidden[player]) - 1, -1, -1):
        if card_at(s.hidden[player], place) == card:
            copies += 1
        while short > 0 and card_at(s.reach[player], short - 1) > place:
            short -= 1
        if copies - (size(s.reach[player]) - short) > certain:
            certain = copies - (size(s.reach[player]) - short)
    return certain


def show_certain(s: State, player: int) -> None:
    """What must be in hand is as good as shown."""
    if not is_followed(s, player):
        look_again(s, player)
    place = 0
    while place < size(s.hidden[player]):
        card = card_at(s.hidden[player], place)
        if certain_in_hand(s, player, card) > 0:
            found_in_hand(s, player, place)
            push(s.shown[player], card)
        else:
            place += 1


def sort_hidden(s: State, player: int) -> None:
    """Cards that no reach tells apart have no order among them."""
    for place in range(1, size(s.hidden[player])):
        card = card_at(s.hidden[player], place)
        i = place
        while i > 0 and card_at(s.hidden[player], i - 1) > card and find(s.reach[player], i) < 0:
            s.hidden[player][FIRST + i] = card_at(s.hidden[player], i - 1)
            i -= 1
        s.hidden[player][FIRST + i] = card
