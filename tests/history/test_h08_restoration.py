"""H8: phase 3, restoration."""

from __future__ import annotations

import pytest
from table_talk import Table, battle, put, table

PROWESS_GONE = [[1, 1, 1, 1], [0, 0, 0, 0]] + [[-1] * 4] * 3


def settled(text: str, *acts: str, dice: str = "strong 5, risky 6", **options: object) -> Table:
    """Play these actions from the declaration on; no Prowess is left to choose."""
    t = table(text, step="declare", dice=dice, **options)
    t.state.prowess_holder = PROWESS_GONE
    return t.do(*acts)


# ------------------------------------------------------------------ H8.1
def test_h8_1_units_of_both_players_go_to_their_owners_discards_defeated_or_not() -> None:
    t = settled(
        """
        Chris I  | hand: A 1/0/0, Spy, Spy, Spy, Spy | deck:
        Joakim I | hand: X 0/0/0, Y 0/0/1, Spy, Spy, Spy, Spy
        """,
        "challenge Joakim",
        "deploy X",
        "deploy Y",
        "done",
        "deploy A",
        "done",
    )
    assert t.result == (0, 1, 1)
    assert (t.units("discard", 0), t.units("discard", 1)) == (["A"], ["X", "Y"])


@pytest.mark.parametrize("foe", ["X 9/0/0", "X 0/0/0"], ids=["defeated", "survived"])
def test_h8_1_a_deployed_hero_is_set_aside_defeated_or_not(foe: str) -> None:
    t = battle(f"Saladin v {foe}", dice="strong 1, risky 3")
    t.do("look 1", "look 2 > prowess 2, prowess 3", "keep 1")
    assert (t.units("aside"), t.units("discard")) == (["Saladin"], [])
    assert t.told("hero_set_aside") == [(0, "Saladin")]


def test_h8_1_a_hero_of_the_defender_and_one_that_came_as_reinforcement() -> None:
    t = battle(
        "A 0/0/0 re1 v Saladin",
        attack_deck="Hannibal Barca",
        dice="strong 1, risky 3, strong 1",
    )
    assert t.step == "attacker_relaunch"
    t.do("let stand", "look 1", "look 2 > prowess 2, prowess 3", "keep 1")
    assert (t.units("aside", 0), t.units("aside", 1)) == (["Hannibal Barca"], ["Saladin"])


def test_h8_1_a_recruited_hero_goes_to_the_discards() -> None:
    t = settled(
        """
        Hannes II | hand: Cannon 9/0/0, Spy, Spy, Spy, Spy | tokens: chase
        Chris
        era II | discards: Saladin
        """,
        "chase Saladin",
        "deploy Cannon",
        "done",
        "recruit",
    )
    assert (t.units("aside"), t.units("discard")) == ([], ["Cannon", "Saladin"])


def test_h8_1_a_surviving_hero_of_the_board_goes_to_the_era_discards() -> None:
    t = settled(
        "Hannes II | hand: Spy, Archers, Archers, Archers | tokens: chase\nChris\nera II | discards: Saladin",
        "chase Saladin",
        "deploy Spy",
        "done",
    )
    assert t.told("went_to_era_discards") == [("Saladin", 1)]
    assert t.units("aside") == []


# ------------------------------------------------------------------ H8.2
def test_h8_2_tokens_on_units_go_to_the_shared_discards_and_the_table_is_cleared() -> None:
    t = settled(
        """
        Chris I  | hand: A 2/0/0 <I hp2, B 0/0/0 >I | tokens: long+1, chase
        Joakim I | hand: X 0/0/0 >I, Y 0/0/9 <I hp9 | tokens: diversion, medium+1
        """,
        "challenge Joakim",
        "deploy X",
        "deploy Y",
        "place diversion on 2",
        "place medium+1 on 1",
        "deploy A",
        "deploy B",
        "place long+1 on 2",
    )
    s = t.state
    back = t.token_discards + [t.words.token_text(token) for token in s.warfare if token]
    assert sorted(back) == ["diversion", "long+1", "medium+1"], "the empty Warfare spaces are filled from them"
    assert t.tokens() == ["chase"]
    assert s.line_up == [[-1] * 5] * 2
    for grid in (s.damage, s.links, s.token_on):
        assert grid == [[0] * 5] * 2
    assert (s.ranks, s.die, s.face, s.relaunches) == ([0, 0], [0, 0], [0, 0], [0, 0])
    assert (s.defender, s.winner) == (-1, -1)


# ------------------------------------------------------------------ H8.3
def test_h8_3_spaces_are_refilled_in_place_from_their_own_era_deck() -> None:
    t = settled(
        """
        Hannes I | hand: Cannon 9/0/0, Spy, Spy, Spy, Spy
        Chris
        board | I3: A 0/0/0 >I | II1: B 0/0/0 <I eraII | II3: Almogavars
        era I | deck: War Elephants, Qin Crossbowmen, Balearic Slingers, Numidian Cavalry
        era II | deck: Viking Raiders
        era III | deck: Zulu Impi
        """,
        "fight I3",
        "add II1",
        "deploy Cannon",
        "done",
        "recruit",
        "recruit",
    )
    assert t.board == {
        "I1": "War Elephants",
        "I2": "Qin Crossbowmen",
        "I3": "Balearic Slingers",
        "II1": "Viking Raiders",
        "II3": "Almogavars",
        "III1": "Zulu Impi",
    }
    assert [space for space, _ in t.told("space_filled")] == [0, 1, 2, 3, 6]


def test_h8_3_an_empty_era_deck_is_made_of_its_discards_when_a_card_is_needed() -> None:
    """H3.7; the survivors of this battle are among them."""
    t = settled(
        """
        Hannes I | hand: Spy, Archers, Archers, Archers, Archers
        Chris
        board | I1: A 9/0/0 hp9 | I2: B 0/0/0
        era I | deck: War Elephants | discards: Qin Crossbowmen
        """,
        "fight I1",
        "deploy Spy",
        "done",
    )
    assert t.told("era_deck_shuffled") == [(0, 2)]
    assert t.board["I1"] == "War Elephants"
    assert t.board["I2"] == "B"
    assert t.board["I3"] in {"A", "Qin Crossbowmen"}
    assert t.units("era_discard", 0) == []


def test_h8_3_an_era_deck_just_emptied_is_left_empty() -> None:
    t = settled(
        "Hannes I | hand: Spy, Spy, Spy, Spy, Spy\nChris\nboard | I1: A 9/0/0 hp9 | I2: B 0/0/0 | I3: C 0/0/0\n"
        "era I | deck: War Elephants | discards: Qin Crossbowmen",
        "fight I1",
        "deploy Spy",
        "done",
    )
    assert t.told("era_deck_shuffled") == []
    assert t.units("era_deck", 0) == []
    assert t.units("era_discard", 0) == ["A", "Qin Crossbowmen"]


def test_h8_3_deck_and_discards_empty_leave_the_space_empty() -> None:
    t = settled(
        "Hannes I | hand: Cannon 9/0/0, Spy, Spy, Spy, Spy\nChris\nboard | I2: A 0/0/0",
        "fight I2",
        "deploy Cannon",
        "done",
        "recruit",
    )
    assert t.board == {}


def test_h8_3_then_the_warfare_spaces_from_pile_or_shuffled_discards() -> None:
    t = settled(
        """
        Hannes I | hand: Spy, Archers, Archers, Archers, Archers
        Chris
        board | I1: War Elephants
        era I | deck: Qin Crossbowmen
        warfare | spaces: -, chase, - | pile: long+1 | discards: close+2, diversion
        """,
        "fight I1",
        "deploy Spy",
        "done",
    )
    assert t.told("warfare_shuffled") == [(2,)]
    assert t.words.token_text(t.state.warfare[0]) == "long+1"
    assert t.words.token_text(t.state.warfare[1]) == "chase"
    assert 0 not in t.state.warfare
    kinds = [kind for kind, *_ in t.events]
    assert max(i for i, kind in enumerate(kinds) if kind == 40) < kinds.index(41)


def test_h8_3_a_warfare_pile_just_emptied_is_not_reshuffled() -> None:
    t = settled(
        "Hannes I | hand: Spy, Archers, Archers, Archers, Archers\nChris\nboard | I1: War Elephants\n"
        "warfare | spaces: -, chase, chase | pile: long+1 | discards: close+2",
        "fight I1",
        "deploy Spy",
        "done",
    )
    assert t.told("warfare_shuffled") == []
    assert t.token_discards == ["close+2"]


# ------------------------------------------------------------------ H8.4
def test_h8_4_each_fighter_draws_to_four_attacker_first_reshuffling_when_the_deck_runs_out() -> None:
    t = settled(
        """
        Chris I  | hand: A 1/0/0, Spy | deck: Archers
        Joakim I | hand: X 0/0/0 | deck: Trebuchet, Trebuchet, Trebuchet, Trebuchet, Spy
        Tommy I  | hand: Spy | deck: Archers, Archers
        """,
        "challenge Joakim",
        "deploy X",
        "deploy A",
        "done",
    )
    assert t.units("hand", 0) == ["A", "Archers", "Spy"]
    assert t.units("hand", 1) == ["Trebuchet"] * 4
    assert t.units("hand", 2) == ["Spy"]
    assert [seat for seat, _ in t.told("drew")] == [0, 0, 1, 1, 1, 1]
    assert t.told("deck_shuffled") == [(0, 1)]


def test_h8_4_a_deck_just_emptied_keeps_its_discards_apart() -> None:
    """H3.7: four in hand and an empty deck is no reason to reshuffle."""
    t = settled(
        """
        Chris I  | hand: A 1/0/0, Spy, Spy | deck: Archers, Archers
        Joakim I | hand: X 0/0/0 | deck: Archers, Archers, Archers, Archers
        """,
        "challenge Joakim",
        "deploy X",
        "deploy A",
        "done",
    )
    assert (t.units("deck", 0), t.units("discard", 0)) == ([], ["A"])
    assert t.told("deck_shuffled") == []


def test_h8_4_four_or_more_cards_draw_none() -> None:
    t = settled(
        """
        Chris I  | hand: A 1/0/0, Spy, Spy, Archers, Archers, Trebuchet | deck: Archers
        Joakim I | hand: X 0/0/0, Spy, Spy, Archers, Archers | deck: Archers
        """,
        "challenge Joakim",
        "deploy X",
        "done",
        "deploy A",
        "done",
    )
    assert t.told("drew") == []
    assert (len(t.units("hand", 0)), len(t.units("hand", 1))) == (5, 4)


def test_h8_4_the_whole_army_may_be_too_small() -> None:
    t = settled("Chris I | hand: A 1/0/0\nJoakim I | hand: X 0/0/0", "challenge Joakim", "deploy X", "deploy A")
    assert (t.units("hand", 0), t.units("hand", 1)) == (["A"], ["X"])


# ------------------------------------------------------------------ the order, H8.5
def test_h8_in_this_order() -> None:
    t = settled(
        """
        Chris I  | hand: Hannibal Barca, Spy | deck: Archers, Archers
        Joakim I | hand: X 0/0/0 | deck: Archers, Archers
        era I | deck: War Elephants
        warfare | spaces: -, chase, chase | pile: long+1
        """,
        "challenge Joakim",
        "deploy X",
        "deploy Hannibal Barca",
        "done",
        "let stand",
        dice="strong 5, risky 6",
    )
    kinds = [kind for kind, *_ in t.events]
    order = [kinds.index(kind) for kind in (39, 40, 41, 1)]
    assert order == sorted(order)
    drew = [i for i, kind in enumerate(kinds) if kind == 7 and i > order[2]]
    assert drew
    assert drew[-1] < order[3]


def test_h8_5_the_next_seat_clockwise_begins_with_nothing_done() -> None:
    t = settled("Chris I | hand: A 1/0/0\nJoakim I | hand: X 0/0/0", "challenge Joakim", "deploy X", "deploy A")
    s = t.state
    assert (t.turn, t.step, s.active, s.round) == ("Joakim", "travel", 1, 1)
    assert (s.inserted, s.settled, s.token_taken, s.acted) == (0, 0, 0, [0, 0])
    assert t.told("turn_begins") == [(1, 1)]


def last_turn(rounds: int, turns: int) -> Table:
    text = "Chris I | hand: A 1/0/0\nJoakim I | hand: X 0/0/0"
    t = table(text, step="declare", rounds=rounds, dice="strong 5, risky 6")
    t.state.prowess_holder = PROWESS_GONE
    t.state.turns = turns
    t.state.first = turns % 2
    put(t.state, "era", 1, value=0)
    return t.do("challenge Joakim", "deploy X", "deploy A")


@pytest.mark.parametrize(("rounds", "turns", "over"), [(6, 10, False), (6, 11, True), (8, 11, False), (8, 15, True)])
def test_h8_5_the_game_ends_after_the_last_seat_of_the_last_round(rounds: int, turns: int, over: bool) -> None:
    t = last_turn(rounds, turns)
    assert (t.step == "over") == over
    assert (t.turn is None) == over
    assert bool(t.told("game_ended")) == over


def test_h8_5_nothing_is_legal_when_the_game_is_over() -> None:
    t = last_turn(6, 11)
    assert t.choices == set()
    for act in ("insert", "done", "deploy Spy", "challenge Chris", "recruit", "look 1", "place long+1 on 1"):
        assert t.refuses(act) == "game_is_over"
