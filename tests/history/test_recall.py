"""H10.1, H10.3: a view tells all that can be proved of the others' hands, and deals no hand that is impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from onlooker import Onlooker, Player
from random_games import choose, random_setup, state_at
from table_talk import GAME, cards_in, table

from warlore.bots import make_bot, sit_down
from warlore.table import luck

DEALS = 4


class Watched:
    """A game that an onlooker watches; each of his findings is compared with a view, a new seat's at every step."""

    def __init__(self, number: int, greedy: bool) -> None:
        self.setup = random_setup(number)
        self.onlooker = Onlooker(GAME, self.setup)
        self.chance, self.choice = luck.fast(number), luck.fast(number + 1)
        events: list[Any] = []
        self.state = GAME.new(self.setup, self.chance, events)
        self.onlooker.sees(GAME.visible(events, None))
        self.bots = [make_bot("greedy", number + seat) for seat in range(len(self.setup.seats))] if greedy else []
        for seat, bot in enumerate(self.bots):
            sit_down(bot, seat)
        # Hands that were compared, those with a card that can be proved to be there, hands too many to write down
        self.compared, self.proved, self.left_out = 0, 0, 0

    def decide(self, seat: int) -> int:
        if self.bots:
            return self.bots[seat].decide(GAME.view(self.state, seat))
        return choose(GAME.legal(self.state), self.choice)

    def steps(self) -> Iterator[int]:
        """Play on, and stop before each step."""
        step = 0
        while (seat := GAME.turn(self.state)) is not None:
            yield step
            events: list[Any] = []
            GAME.apply(self.state, self.decide(seat), self.chance, events)
            self.onlooker.sees(GAME.visible(events, None))
            step += 1

    def play(self) -> int:
        """Compare in each position; returns how many there were."""
        positions = 0
        for step in self.steps():
            self.compare(step)
            positions += 1
        return positions

    def compare(self, step: int) -> None:
        viewer = (None, *range(self.state.players))[step % (self.state.players + 1)]
        view = GAME.view(self.state, viewer)
        described = view.describe()["players"]
        deals = [view.redeal(luck.fast(step * DEALS + deal)) for deal in range(DEALS)]
        for seat, player in enumerate(self.onlooker.players):
            if seat == viewer:
                continue
            if player.hands is None:
                self.left_out += 1
                continue
            self.compared += 1
            hand = tuple(sorted(cards_in(self.state.hand[seat])))
            assert hand in player.hands, "the onlooker himself is wrong"
            self.proved += self.compare_hand(player, described[seat])
            for dealt in deals:
                self.compare_deal(player, seat, dealt)

    @staticmethod
    def compare_hand(player: Player, described: dict[str, Any]) -> bool:
        names = [unit.name for unit in GAME.cards.units]
        surely = player.surely_in_hand()
        assert Counter(described["known_in_hand"]) == Counter(names[card] for card in surely.elements())
        in_deck = Counter(names[card] for card in player.surely_in_deck().elements())
        assert Counter(described["known_in_deck"]) == in_deck
        assert Counter(described["unseen"]) == Counter(names[card] for card in (player.cards - surely).elements())
        return bool(surely)

    @staticmethod
    def compare_deal(player: Player, seat: int, dealt: Any) -> None:
        hand = tuple(sorted(cards_in(dealt.hand[seat])))
        assert player.hands is not None
        assert hand in player.hands
        assert Counter(cards_in(dealt.deck[seat])) == player.deck(hand)


@pytest.mark.parametrize("number", range(6))
def test_nothing_that_can_be_proved_is_missing_and_no_deal_is_impossible(number: int) -> None:
    game = Watched(number, greedy=False)
    game.play()
    assert game.proved > 100


def test_every_hand_that_is_possible_is_dealt_some_time() -> None:
    """Where there are few possible hands, all of them are found in new deals."""
    game = Watched(5, greedy=False)
    few = 0
    for step in game.steps():
        view = GAME.view(game.state, None)
        for seat, player in enumerate(game.onlooker.players):
            if player.hands and 1 < len(player.hands) < 6 and step % 3 == 0:
                few += 1
                deals = [view.redeal(luck.fast(deal)) for deal in range(60)]
                assert {tuple(sorted(cards_in(dealt.hand[seat]))) for dealt in deals} == player.hands
    assert few > 20


def test_h10_3_an_empty_deck_tells_the_hand_and_a_shuffle_does_not_make_it_forgotten() -> None:
    hannes = "hand: Archers, Spy | deck: Trebuchet | discards: Arditi, Conscripts, Spy"
    t = table(f"Hannes | {hannes}\nChris | hand: Spy\ngears | active: 1 | pending: 7 | pile: 4 | wheel: reshuffle")
    t.do("insert", "draw 2")
    known = ["Archers", "Spy", "Trebuchet"]
    assert sorted(t.game.view(t.state, 1).describe()["players"][0]["known_in_hand"]) == known
    t.state.wheel, t.state.acted = 3, [0, 0]
    t.do("reshuffle")
    hannes_seen = t.game.view(t.state, 1).describe()["players"][0]
    assert sorted(hannes_seen["known_in_hand"]) == known
    assert sorted(hannes_seen["unseen"]) == ["Arditi", "Conscripts", "Spy"]
    assert (hannes_seen["hand_size"], hannes_seen["known_in_deck"]) == (4, [])


def test_h10_3_what_was_shuffled_in_later_is_not_among_what_was_drawn_before() -> None:
    """Two of three cards were drawn, then two more joined the deck: they lie there, and after a draw one does."""
    t = table("Hannes | hand: Archers, Spy | deck: Trebuchet | discards: Arditi, Zulu Impi\nChris | hand: Spy")
    late = {t.words.parse_unit("Arditi"), t.words.parse_unit("Zulu Impi")}

    def late_ones_dealt(view: Any) -> set[int]:
        return {len(late & set(cards_in(view.redeal(luck.fast(deal)).hand[0]))) for deal in range(60)}

    t.game.rules.shuffle_discards(t.state, 0)
    view = t.game.view(t.state, 1)
    seen = view.describe()["players"][0]
    assert (seen["known_in_hand"], sorted(seen["known_in_deck"])) == ([], ["Arditi", "Zulu Impi"])
    assert sorted(seen["unseen"]) == ["Archers", "Arditi", "Spy", "Trebuchet", "Zulu Impi"]
    assert late_ones_dealt(view) == {0}
    t.game.rules.draw_card(t.state, 0, luck.fast(1))
    view = t.game.view(t.state, 1)
    assert view.describe()["players"][0]["known_in_deck"] == []
    assert late_ones_dealt(view) == {0, 1}


def test_a_game_that_nobody_watched_tells_no_more_than_the_sets() -> None:
    """Games inside the module follow nothing: their views claim less, and deal what may be."""
    state = state_at(random_setup(2), 2, 60)
    GAME.rules.look_away(state)
    view = GAME.view(state, None)
    for seat, player in enumerate(view.describe()["players"]):
        hand = Counter(cards_in(state.hand[seat]))
        cards = hand + Counter(cards_in(state.deck[seat]))
        names = Counter(GAME.cards.units[card].name for card in hand.elements())
        assert Counter(player["known_in_hand"]) <= names
        dealt = view.redeal(luck.fast(3))
        assert Counter(cards_in(dealt.hand[seat]) + cards_in(dealt.deck[seat])) == cards
        assert len(cards_in(dealt.hand[seat])) == hand.total()


@pytest.mark.long
def test_nor_in_ten_thousand_positions() -> None:
    positions = compared = proved = left_out = 0
    number = 0
    while positions < 10_000:
        game = Watched(1000 + number, greedy=number % 2 == 0)
        positions += game.play()
        compared, proved, left_out = compared + game.compared, proved + game.proved, left_out + game.left_out
        number += 1
    print(f"{compared:,} hands, in {proved:,} of them a card can be proved; {left_out:,} too large to write down")
    assert proved > compared / 4
    assert left_out < compared / 20
