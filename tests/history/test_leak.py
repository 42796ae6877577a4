"""The leak test: whatever a seat may not know makes no difference to anything it is shown.

A *twin* of a state differs from it only in what one seat may not know (H10.2); it is made here by hand, not by
the code under test. All that the seat is shown of the two, now and after the same public moves, must be equal
to the byte.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from random_games import choose, random_setup, state_at, walk
from table_talk import GAME, cards_in, filled, put, table

from warlore.history.rules.actions import ACTIONS, CHASE, DEPLOY, DONE, FIGHT, LOOK
from warlore.history.rules.state import OVER, PROWESS_DRAWN, PROWESS_SEEN
from warlore.table import IllegalAction, luck

ViewOf = Callable[[Any, int | None], Any]
SAMPLE = range(0, ACTIONS, 29)
REFUSED = (DEPLOY, DEPLOY + 7, CHASE + 9, FIGHT + 4, DONE, LOOK + 1)


# ------------------------------------------------------------------ twins
PILES = ("tile_pile", "tile_discard", "warfare_pile", "warfare_discard", "relic_deck", "relic_discard", "dismissed")
GRIDS = ("era_deck", "era_discard", "hand", "deck", "discard", "aside", "tokens", "relics", "shown")


def shuffled(cards: list[int], dice: luck.Chance) -> list[int]:
    cards = cards[:]
    for i in range(len(cards) - 1, 0, -1):
        j = luck.below(dice, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def deal_again(pools: list[list[int]], dice: luck.Chance) -> list[list[int]]:
    """The cards of several piles mixed and dealt again in the same numbers."""
    cards = shuffled([card for pool in pools for card in pool], dice)
    dealt = []
    for pool in pools:
        dealt.append(cards[: len(pool)])
        cards = cards[len(pool) :]
    return dealt


def hand_again(state: Any, p: int, dice: luck.Chance) -> list[int]:
    """Another hand that this player can have; the real one where none is found.

    H10.3: of the hidden cards that joined first, as many must be in hand as were drawn before the others joined.
    """
    shown, hidden = cards_in(state.shown[p]), cards_in(state.hidden[p])
    unseen = state.hand[p][0] - len(shown)
    for _ in range(20):
        places = shuffled(list(range(len(hidden))), dice)[:unseen]
        reach = cards_in(state.reach[p])
        if all(place < most for place, most in zip(sorted(places), sorted(reach), strict=True)):
            return shown + [hidden[place] for place in places]
    return cards_in(state.hand[p])


def sees_prowess(s: Any, player: int, position: int, seat: int | None) -> bool:
    """H10.2 in this test's own words."""
    holder = s.prowess_holder[player][position]
    if holder >= 0:
        return holder == seat or s.step == OVER
    return seat is not None and bool(s.prowess_seen[player][position] & 1 << seat)


def twin_of(state: Any, seat: int | None, deal: int) -> Any:
    """A state that this seat cannot know from the real one: secrets dealt anew, every pile in another order."""
    dice = luck.fast(deal)
    twin = state.copy()
    for p in range(state.players):
        if p != seat:
            hand = hand_again(state, p, dice)
            deck = Counter(cards_in(state.hand[p]) + cards_in(state.deck[p])) - Counter(hand)
            put(twin, "hand", p, value=filled(twin.hand[p], hand))
            put(twin, "deck", p, value=filled(twin.deck[p], deck.elements()))
        bag = list(GAME.columns.prowess[state.sabaton[p]])
        hidden = [i for i in range(4) if not sees_prowess(state, p, i, seat)]
        for i in set(range(4)) - set(hidden):
            bag.remove(state.prowess[p][i])
        for i, value in zip(hidden, shuffled(bag, dice), strict=True):
            if state.prowess[p][i]:
                put(twin, "prowess", p, i, value=value)
    if state.offer_from >= 0 and state.active != seat:
        pools = [cards_in(twin.offer), cards_in(twin.relics[state.offer_from])]
        offer, relics = deal_again(pools, dice)
        twin.offer = filled(twin.offer, offer)
        put(twin, "relics", state.offer_from, value=filled(twin.relics[state.offer_from], relics))
    for name in PILES:
        pile = getattr(twin, name)
        setattr(twin, name, filled(pile, shuffled(cards_in(pile), dice)))
    for name in GRIDS:
        setattr(twin, name, [filled(pile, shuffled(cards_in(pile), dice)) for pile in getattr(twin, name)])
    return twin


# ------------------------------------------------------------------ the checker
def shown(state: Any, seat: int | None, view_of: ViewOf) -> bytes:
    """All that a seat is shown of a state, as bytes."""
    view = view_of(state, seat)
    legal = view.legal()
    told = {
        "describe": view.describe(),
        "key": repr(view.key()),
        "legal": legal,
        "why_not": [str(view.why_not(action)) for action in (*legal, *SAMPLE)],
        "turn": view.turn,
    }
    return json.dumps(told, sort_keys=True).encode()


def glance(state: Any, seat: int | None, view_of: ViewOf) -> tuple[Any, ...]:
    """The same without the pages, for a look at every step."""
    view = view_of(state, seat)
    return (view.key(), view.legal(), view.turn)


def refusals(state: Any, seat: int | None) -> list[str]:
    """The error texts that the seat to decide gets for what it may not do."""
    if GAME.turn(state) != seat:
        return []
    texts = []
    for action in REFUSED:
        try:
            GAME.apply(state.copy(), action, luck.fast(0))
        except IllegalAction as error:
            texts.append(error.message)
    return texts


def leaks(state: Any, seat: int | None, deal: int, view_of: ViewOf = GAME.view, *, in_full: bool = True) -> bool:
    """Can the seat tell the state from a twin of it?"""
    twin = twin_of(state, seat, deal)
    look = shown if in_full else glance
    if look(state, seat, view_of) != look(twin, seat, view_of):
        return True
    return in_full and refusals(state, seat) != refusals(twin, seat)


def differ(state: Any, twin: Any) -> bool:
    """Is there a secret in which the two differ?"""
    hands = [(sorted(cards_in(a)), sorted(cards_in(b))) for a, b in zip(state.hand, twin.hand, strict=True)]
    return any(a != b for a, b in hands) or state.prowess != twin.prowess or state.offer != twin.offer


# ------------------------------------------------------------------ every seat, all through games
@pytest.mark.parametrize("number", range(12))
def test_nothing_a_seat_is_shown_depends_on_what_it_may_not_know(number: int) -> None:
    """H10.2, from each seat and from outside, at every step of a game."""
    told_apart = 0
    for step, state in enumerate(walk(random_setup(number), number)):
        for seat in (None, *range(state.players)):
            in_full = (step + (seat or 0)) % 12 == 0
            assert not leaks(state, seat, 1000 * number + step, in_full=in_full)
        told_apart += differ(state, twin_of(state, None, step))
    assert told_apart > 20, "the twins must really differ for this test to mean something"


# ------------------------------------------------------------------ the same public continuation
def looked_again(events: list[Any], seat: int | None, log: list[int]) -> bool:
    """The seat now learns of a Prowess token that others had looked at: here the twins may part."""
    looks = [event for event in events if event[0] == PROWESS_SEEN and event[1] == seat]
    return len(looks) > sum(result // 256 == PROWESS_DRAWN for result in log)


def continue_alike(state: Any, twin: Any, seat: int | None, seed: int, moves: int) -> int:
    """Play the same actions with the same results in both; compare all that the seat sees. Moves made."""
    choice = luck.fast(seed)
    for made in range(moves):
        if GAME.turn(state) is None:
            return made
        both = sorted(set(GAME.legal(state)) & set(GAME.legal(twin)))
        if not both:
            return made
        action = choose(both, choice)
        chance = luck.fast(seed + made)
        chance.log = []
        events: list[Any] = []
        twin_events: list[Any] = []
        GAME.apply(state, action, chance, events)
        script = luck.scripted(chance.log)
        GAME.apply(twin, action, script, twin_events)
        if script.fault or GAME.turn(state) is None or looked_again(events, seat, chance.log):
            return made
        assert json.dumps(GAME.visible(events, seat)) == json.dumps(GAME.visible(twin_events, seat))
        look = shown if made % 6 == 5 else glance
        assert look(state, seat, GAME.view) == look(twin, seat, GAME.view)
    return moves


def test_nor_does_anything_it_is_shown_later() -> None:
    """The same moves with the same results: the same events, views and reasons."""
    made = 0
    for number in range(100):
        state = state_at(random_setup(number), number, (number * 37) % 230)
        for seat in (None, *range(state.players)):
            twin = twin_of(state, seat, number + 7)
            made += continue_alike(state.copy(), twin, seat, number, 12)
    assert made > 1000


def test_drawn_cards_may_differ_when_they_are_not_the_seats_own() -> None:
    """Another's draw of another card looks the same."""
    text = """
        Hannes | hand: Spy | deck: Archers, Trebuchet, Conscripts
        Chris | hand: Spy
        gears | active: 1 | pending: 7 | pile: 4 | wheel: reshuffle
    """
    seen = []
    for cards in ("Archers, Trebuchet", "Conscripts, Archers"):
        t = table(text).do("insert", f"draw 2 > {cards}")
        seen.append([(shown(t.state, seat, GAME.view), GAME.visible(t.events, seat)) for seat in (1, None)])
    assert seen[0] == seen[1]


def test_a_look_at_other_prowess_or_relics_looks_the_same() -> None:
    text = """
        Chris I  | hand: Vitruvian Scorpio
        Joakim I | hand: Spy | relics: I.1, I.2, I.3, I.4, II.1
        Tommy
    """
    names = {n: GAME.cards.relics[n].name for n in range(9)}
    seen = []
    for relics, values in ([(0, 1, 2, 3), (5, 3)], [(0, 8, 1, 2), (5, 2)]):
        t = table(text, step="declare").do("challenge Joakim", "deploy Spy")
        drawn = ", ".join(f"relic {names[relic]}" for relic in relics)
        t.do(f"deploy Vitruvian Scorpio > strong 5, risky 6, {drawn}")
        views = [shown(t.state, seat, GAME.view) for seat in (1, 2, None)]
        t.do(f"keep relic {names[0]}", "look 1", f"look 4 > prowess {values[0]}, prowess {values[1]}")
        views += [shown(t.state, seat, GAME.view) for seat in (1, 2, None)]
        t.do("keep 1")
        views += [shown(t.state, seat, GAME.view) for seat in (1, 2, None)]
        seen.append((views, [GAME.visible(t.events, seat) for seat in (1, 2, None)]))
    assert seen[0] == seen[1]


# ------------------------------------------------------------------ the checker can fail
class LeakyView:
    """A view that forgets to hide one thing."""

    def __init__(self, leak: Callable[[Any], Any], state: Any, seat: int | None) -> None:
        self.honest = GAME.view(state, seat)
        self.leaked = leak(state)
        self.turn = self.honest.turn
        self.legal = self.honest.legal
        self.why_not = self.honest.why_not

    def key(self) -> object:
        return self.honest.key()

    def describe(self) -> dict[str, Any]:
        return self.honest.describe() | {"leaked": self.leaked}


LEAKS = {
    "hands": lambda s: [sorted(cards_in(pile)) for pile in s.hand],
    "one card of a hand": lambda s: cards_in(s.hand[(s.turn + 1) % s.players])[:1],
    "deck contents": lambda s: [sorted(cards_in(pile)) for pile in s.deck],
    "prowess": lambda s: s.prowess,
    "points of hidden prowess": lambda s: [points["prowess"] for points in GAME.outcome(s).breakdown],
    "the whole state": lambda s: repr(s.key()),
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS.keys())
def test_the_checker_catches_a_view_that_leaks(leak: Callable[[Any], Any]) -> None:
    caught = 0
    for number in range(4):
        for step, state in enumerate(walk(random_setup(number), number)):
            if step % 10 == 9:
                caught += leaks(state, None, number, lambda s, seat: LeakyView(leak, s, seat))
    assert caught > 0
    state = state_at(random_setup(1), 1, 50)
    assert not leaks(state, 0, 1, lambda s, seat: LeakyView(lambda s: "nothing", s, seat))


def test_the_checker_catches_a_view_that_hides_nothing() -> None:
    """The plainest leak: the state itself, whose hands, values and orders are all there."""

    def bare(state: Any, seat: int | None) -> Any:
        view = GAME.view(state, seat)
        view.state = state
        return view

    state = state_at(random_setup(2), 2, 40)
    assert leaks(state, 0, 1, bare)
