"""H2: setting up."""

from __future__ import annotations

import pytest
from table_talk import GAME, STANDARD, cards_in

from warlore.history import HistoryGame
from warlore.history.rules import tables
from warlore.table import BadInput, Setup, luck

SEATS = ("Hannes", "Chris", "Joakim", "Pär", "Tommy")


@pytest.fixture(params=range(2, 6))
def players(request: pytest.FixtureRequest) -> int:
    return request.param


def test_h2_1_three_elites_of_each_era_lie_face_up_and_heroes_wait_in_the_decks(players: int) -> None:
    for seed in range(20):
        s = GAME.new(Setup(SEATS[:players]), luck.fast(seed))
        for space, card in enumerate(s.board):
            assert (GAME.columns.kind[card], GAME.columns.era[card]) == (tables.ELITE, space // 3)
        for era in range(4):
            deck = cards_in(s.era_deck[era])
            assert len(deck) == 14
            assert set(GAME.columns.hero[era]) <= set(deck)
            assert not cards_in(s.era_discard[era])


def test_h2_2_two_tiles_are_inserted_and_three_tokens_lie_face_up() -> None:
    chance = luck.fast(3)
    chance.log = []
    s = GAME.new(Setup(SEATS[:2]), chance)
    first, second = [result % 256 for result in chance.log if result // 256 == 5]
    assert (s.tile_active, s.tile_pending) == (first, second)
    assert (s.wheel, len(cards_in(s.tile_pile)), cards_in(s.tile_discard)) == (2, 10, [])
    assert 0 not in s.warfare
    assert sorted([*s.warfare, *cards_in(s.warfare_pile)]) == sorted(GAME.columns.warfare)


def test_h2_3_each_player_holds_four_base_cards_hidden_prowess_and_one_relic(players: int) -> None:
    s = GAME.new(Setup(SEATS[:players]), luck.fast(5))
    for p in range(players):
        assert (len(cards_in(s.hand[p])), len(cards_in(s.deck[p]))) == (4, 4)
        assert sorted(cards_in(s.hand[p]) + cards_in(s.deck[p])) == sorted(GAME.columns.base[p])
        assert len(cards_in(s.relics[p])) == 1
        assert s.era[p] == tables.NO_ERA
        assert s.prowess_holder[p] == [tables.NOBODY] * 4
        assert GAME.view(s, p).describe()["players"][p]["prowess"] == [{"holder": None, "value": None}] * 4
    assert len(cards_in(s.relic_deck)) == 32 - players


def test_h2_3_the_sabatons_sit_in_the_order_given() -> None:
    s = GAME.new(Setup(("Tommy", "Pär", "Hannes")), luck.fast(1))
    assert [SEATS[i] for i in s.sabaton[:3]] == ["Tommy", "Pär", "Hannes"]
    assert sorted(cards_in(s.hand[0]) + cards_in(s.deck[0])) == sorted(GAME.columns.base[4])


@pytest.mark.parametrize(("rounds", "players", "first"), [(6, 2, 1), (8, 3, 2), (6, 5, 4)])
def test_h2_4_seats_are_clockwise_from_headquarters_for_six_or_eight_rounds(
    rounds: int, players: int, first: int
) -> None:
    events: list[tuple[int, int, int, int]] = []
    setup = Setup(SEATS[:players], first, {"rounds": rounds})
    s = GAME.new(setup, luck.fast(1), events)
    choice, chance = luck.fast(2), luck.fast(3)
    while GAME.turn(s) is not None:
        legal = GAME.legal(s)
        GAME.apply(s, legal[luck.below(choice, len(legal))], chance, events)
    begun = [(a, b) for kind, a, b, _ in events if kind == 1]
    expected = [((first + i) % players, i // players + 1) for i in range(rounds * players)]
    assert begun == expected


def test_h2_4_a_first_seat_that_does_not_exist_is_refused() -> None:
    for first in (-1, 2):
        with pytest.raises(BadInput, match="does not exist"):
            GAME.check_setup(Setup(SEATS[:2], first))


def test_h2_names_are_read_kindly() -> None:
    setup = GAME.check_setup(Setup(("par", "TOMMY")))
    assert setup.seats == ("Pär", "Tommy")
    assert STANDARD.id == "standard"


def test_h2_a_setup_is_checked_however_often_it_was_played() -> None:
    """A number is no truth value: refused before and after a game with the right value was set up."""
    right, wrong = {"wrap_eras": True}, {"wrap_eras": 1}
    game = HistoryGame()
    for _ in range(2):
        with pytest.raises(BadInput):
            game.new(Setup(SEATS[:2], 0, wrong), luck.fast(1))
        game.new(Setup(SEATS[:2], 0, right), luck.fast(1))


def test_h2_a_value_of_an_impossible_kind_is_refused_like_any_other() -> None:
    with pytest.raises(BadInput, match="rounds is"):
        GAME.new(Setup(SEATS[:2], 0, {"rounds": [6]}), luck.fast(1))
