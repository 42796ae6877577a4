"""H7: rewards."""

from __future__ import annotations

import pytest
from table_talk import Table, battle, put, table

# ------------------------------------------------------------------ H7.1
PAIR = """
    Hannes I | hand: {hand} | deck: Spy, Spy, Spy, Spy
    Chris
    board | I3: Weak 0/0/0 >I | II1: Tough 0/0/9 <I hp9 eraII
    era I | deck: War Elephants
    era II | deck: Almogavars
    relics | deck: I.1, I.2, I.3, I.4
"""


def raid(hand: str = "Gun 1/0/0", dice: str = "strong 1, risky 4") -> Table:
    """Hannes fights Weak (I3) and Tough (II1, of Era II) with one Unit; their Link absorbs the first point."""
    t = table(PAIR.format(hand=hand), step="declare", dice=dice)
    return t.do("fight I3", "add II1", f"deploy {hand.split()[0]}")


def test_h7_1_each_defeated_card_may_be_recruited_into_the_discards() -> None:
    t = raid()
    assert (t.step, t.choices) == ("recruiting", {"recruit", "decline"})
    t.do("recruit")
    assert t.told("recruited") == [(0, "Weak")]
    assert "Weak" in t.units("discard")


def test_h7_1_whatever_the_result() -> None:
    """The Attacker lost, and a card fell all the same."""
    t = raid(dice="strong 1, risky 3")
    assert t.result == (1, 0, 1)
    t.do("recruit")
    assert "Weak" in t.units("discard")


def test_h7_1_also_when_both_sides_are_gone() -> None:
    text = "Hannes I | hand: Trebuchet\nChris\nboard | I1: Foe 0/0/0 hd1"
    t = table(text, step="declare", dice="strong 5, risky 6").do("fight I1", "deploy Trebuchet")
    assert t.result == (-1, 0, 0)
    t.do("recruit")
    assert t.told("recruited") == [(0, "Foe")]
    assert t.told("relic_gained") == []


def test_h7_1_declined_and_surviving_cards_go_to_their_own_eras_discards() -> None:
    t = raid().do("decline")
    assert t.told("went_to_era_discards") == [("Weak", 0), ("Tough", 1)]
    assert t.told("recruited") == []


def test_h7_1_chosen_one_by_one_reinforcements_and_heroes_included() -> None:
    t = table(
        """
        Hannes I | hand: Cannon 9/0/0
        Chris
        board | I1: Caller 0/0/0 re1
        era I | deck: Hannibal Barca, Qin Crossbowmen, War Elephants
        """,
        step="declare",
        dice="strong 1, risky 5",
    )
    t.do("fight I1", "deploy Cannon")
    assert t.line_up(1) == ["Caller", "Hannibal Barca", "Qin Crossbowmen", "War Elephants"]
    t.do("decline", "recruit", "decline", "recruit")
    assert t.told("recruited") == [(0, "Hannibal Barca"), (0, "War Elephants")]
    assert {"Hannibal Barca", "War Elephants"} <= set(t.units("discard") + t.units("hand"))
    assert t.units("aside") == []


def test_h7_1_recruiting_at_another_time() -> None:
    t = table("Hannes II | hand: Spy\nChris II | hand: Spy", step="declare")
    assert t.refuses("recruit") == t.refuses("decline") == "not_now"


# ------------------------------------------------------------------ H7.2
def win_on_board(cards: int, relics: str = "deck: I.1, II.1, III.1, IV.1, IV.2") -> Table:
    """Hannes beats a helpless card with so many cards on his board (all but the first as reinforcements)."""
    t = table(
        f"""
        Hannes I | hand: Captain 0/0/0 re{cards - 1} | deck: Archers, Archers, Spy, Spy
        Chris
        board | I1: Straw 0/0/0 hp9
        relics | {relics}
        """,
        step="declare",
        dice="strong 5, risky 6, risky 1, strong 1",
    )
    return t.do("fight I1", "deploy Captain")


@pytest.mark.parametrize(("cards", "shown"), [(1, 4), (2, 3), (3, 2)])
def test_h7_2_three_two_one_cards_reveal_two_three_four_and_keep_one(cards: int, shown: int) -> None:
    t = win_on_board(cards)
    assert t.step == "choose_relic"
    assert len(t.told("relic_revealed")) == len(t.choices) == shown
    assert t.refuses("keep relic Adrian Helmet") == "relic_not_offered"
    keep = sorted(t.choices)[0]
    t.do(keep)
    assert len(t.relics()) == 1
    assert len(t.relic_discards) == shown - 1
    assert t.state.relic_deck[0] == 5 - shown


def test_h7_2_four_cards_give_the_top_relic() -> None:
    t = win_on_board(4)
    assert (t.relics(), t.relic_discards) == (["I.1"], [])
    assert t.step != "choose_relic"


def test_h7_2_five_cards_give_none() -> None:
    t = win_on_board(5)
    assert t.result[0] == 0
    assert (t.relics(), t.told("relic_revealed")) == ([], [])


def test_h7_2_cards_dead_or_alive_count() -> None:
    """Two of three fall, and still two Relics are revealed."""
    t = table(
        """
        Hannes I | hand: A 0/0/0, B 0/0/0, C 3/0/0
        Chris
        board | I1: Foe 0/0/0 hd2
        relics | deck: I.1, I.2, I.3
        """,
        step="declare",
        dice="strong 5, risky 6",
    ).do("fight I1", "deploy A", "deploy B", "deploy C", "recruit")
    assert t.result == (0, 1, 0)
    assert len(t.told("relic_revealed")) == 2


def test_h7_2_only_a_winning_attacker() -> None:
    t = table(
        "Hannes I | hand: Spy\nChris\nboard | I1: War Elephants\nrelics | deck: I.1",
        step="declare",
        dice="strong 5, risky 6",
    ).do("fight I1", "deploy Spy")
    assert t.result[0] == 1
    assert t.relics() == []


def test_h7_2_an_empty_relic_deck_is_made_of_the_discards_when_a_relic_is_needed() -> None:
    """H3.7: the last Relic of the deck comes first, then the shuffled discards."""
    t = win_on_board(2, "deck: I.1 | discards: II.1, II.2, II.3")
    assert t.told("relic_revealed")[0] == (0, 0)
    assert t.told("relics_shuffled") == [(3,)]
    assert len(t.choices) == 3
    t = win_on_board(3, "deck: I.1, I.2 | discards: II.1")
    assert t.told("relics_shuffled") == []


def test_h7_2_take_what_exists() -> None:
    assert len(win_on_board(1, "deck: I.1, I.2").choices) == 2
    t = win_on_board(1, "deck: I.1")
    assert (t.relics(), t.step) == (["I.1"], "travel")
    t = win_on_board(1, "deck:")
    assert (t.relics(), t.step) == ([], "travel")


def test_h7_2_keeping_a_relic_at_another_time() -> None:
    t = table("Hannes II | hand: Spy\nChris II | hand: Spy", step="declare")
    assert t.refuses("keep relic Adrian Helmet") == "not_now"


# ------------------------------------------------------------------ H7.3
def rob(cards: int, relics: str = "I.1, II.1, III.1, IV.1, IV.2") -> Table:
    """Chris beats Joakim, who owns these Relics, with so many cards."""
    t = table(
        f"""
        Chris I | hand: Captain 5/0/0 re{cards - 1} | deck: Archers, Archers, Archers, Archers
        Joakim I | hand: Straw 0/0/0 | relics: {relics}
        """,
        step="declare",
        dice="strong 5, risky 6, risky 1, strong 1",
    )
    return t.do("challenge Joakim", "deploy Straw", "deploy Captain")


@pytest.mark.parametrize(("cards", "shown"), [(1, 4), (2, 3), (3, 2)])
def test_h7_3_the_winner_looks_at_the_defenders_own_relics_and_takes_one(cards: int, shown: int) -> None:
    t = rob(cards)
    assert (t.step, t.turn) == ("choose_relic", "Chris")
    assert len(t.choices) == len(t.told("relic_seen")) == shown
    t.do(sorted(t.choices)[0])
    assert (len(t.relics(0)), len(t.relics(1))) == (1, 4)
    assert t.relic_discards == []
    assert not t.told("relic_revealed")
    assert t.told("recruited") == []


def test_h7_3_four_cards_take_one_at_random() -> None:
    t = rob(4)
    assert (len(t.relics(0)), len(t.relics(1))) == (1, 4)


def test_h7_3_five_cards_take_none() -> None:
    t = rob(5)
    assert t.result[0] == 0
    assert (len(t.relics(0)), len(t.relics(1))) == (0, 5)


@pytest.mark.parametrize(("relics", "seen"), [("", 0), ("I.1", 1), ("I.1, I.2", 2), ("I.1, I.2, I.3", 3)])
def test_h7_3_fewer_owned_than_could_be_looked_at(relics: str, seen: int) -> None:
    t = rob(1, relics)
    assert len(t.told("relic_seen")) == seen
    if seen > 1:
        t.do(sorted(t.choices)[0])
    assert (len(t.relics(0)), len(t.relics(1))) == (min(seen, 1), max(seen - 1, 0))


def test_h7_3_others_do_not_see_which_relics_were_looked_at() -> None:
    t = rob(3)
    for seat in (1, None):
        view = t.game.view(t.state, seat).describe()
        assert (view["offer"], view["offer_unseen"]) == ([], 2)
        assert len(view["players"][1]["relics"]) == 5
    mine = t.game.view(t.state, 0).describe()
    assert (len(mine["offer"]), len(mine["players"][1]["relics"])) == (2, 3)


# ------------------------------------------------------------------ H7.4
WON = "Captain 5/0/0 v Straw 0/0/0"
LOST = "Straw 0/0/0 v Captain 5/0/0"


def lost_already(t: Table, loser: int, *positions: int, holder: int | None = None) -> Table:
    """The loser's tokens at these positions (from 1) were won before."""
    for position in positions:
        put(t.state, "prowess_holder", loser, position - 1, value=1 - loser if holder is None else holder)
    return t


@pytest.mark.parametrize(("text", "winner", "loser"), [(WON, 0, 1), (LOST, 1, 0)], ids=["attacker", "defender"])
def test_h7_4_the_winner_looks_at_two_keeps_one_and_returns_the_other(text: str, winner: int, loser: int) -> None:
    t = battle(text, dice="strong 5, risky 6")
    assert (t.step, t.state.turn) == ("choose_prowess", winner)
    assert t.choices == {"look 1", "look 2", "look 3", "look 4"}
    assert t.refuses("keep 1") == "not_now"
    t.do("look 2")
    assert t.refuses("look 2") == "already_chosen"
    assert t.choices == {"look 1", "look 3", "look 4"}
    t.do("look 4 > prowess 3, prowess 2")
    assert (t.step, t.choices) == ("keep_prowess", {"keep 2", "keep 4"})
    assert t.refuses("keep 1") == "not_looked_at"
    assert t.refuses("look 1") == "not_now"
    t.do("keep 4")
    assert t.state.prowess_holder[loser] == [-1, -1, -1, winner]
    assert t.state.prowess[loser] == [0, 3, 0, 2]
    assert t.game.outcome(t.state).breakdown[winner]["prowess"] == 2


def fought(text: str, *won: int) -> Table:
    """The battle of a challenge in which these of Joakim's positions were won before."""
    attackers, defenders = text.split(" v ")
    t = table(f"Chris I | hand: {attackers}\nJoakim I | hand: {defenders}", step="declare", dice="strong 5, risky 6")
    lost_already(t, 1, *won)
    return t.do("challenge Joakim", f"deploy {defenders.split()[0]}", f"deploy {attackers.split()[0]}")


def test_h7_4_only_positions_that_still_hold_a_token() -> None:
    t = fought(WON, 1, 3)
    assert t.refuses("look 1") == "no_prowess_there"
    assert t.choices == {"look 2", "look 4"}


def test_h7_4_one_left_is_taken() -> None:
    t = fought(WON, 1, 3, 4)
    assert t.state.prowess_holder[1] == [0, 0, 0, 0]
    assert t.told("prowess_gained") == [(0, 1, 1)]
    assert t.step == "travel"


def test_h7_4_none_left_gives_nothing() -> None:
    t = fought(WON, 1, 2, 3, 4)
    assert t.told("prowess_gained") == []
    assert t.step == "travel"


def test_h7_4_a_returned_token_keeps_its_value_and_place() -> None:
    t = battle(WON, dice="strong 5, risky 6").do("look 1", "look 2 > prowess 5, prowess 3", "keep 1")
    assert t.state.prowess[1][:2] == [5, 3]
    put(t.state, "era", 0, value=0)
    state = t.state
    state.step, state.turn, state.active = 11, 0, 0
    state.winner, state.defender = 0, 1
    t.do("look 2", "look 4 > prowess 2")
    assert t.state.prowess[1] == [5, 3, 0, 2]


def test_h7_4_won_tokens_are_safe() -> None:
    """Joakim holds a token of Chris; whoever beats Joakim can take only Joakim's own."""
    t = table("Chris I | hand: Captain 5/0/0\nJoakim I | hand: Straw 0/0/0", step="declare", dice="strong 5, risky 6")
    lost_already(t, 0, 2, holder=1)
    t.do("challenge Joakim", "deploy Straw", "deploy Captain", "look 1", "look 2 > prowess 2, prowess 3", "keep 1")
    assert t.state.prowess_holder[0] == [-1, 1, -1, -1]


def test_h7_4_nobody_wins_when_both_sides_are_gone() -> None:
    t = battle("A 1/0/0 v X 0/0/0 hd1", dice="strong 5, risky 6")
    assert t.step == "travel"
    assert t.told("prowess_gained") == t.told("honor_gained") == t.told("relic_gained") == []


def test_h7_4_against_the_board_there_is_no_prowess() -> None:
    assert win_on_board(4).told("prowess_gained") == []


# ------------------------------------------------------------------ H7.5
@pytest.mark.parametrize(("fallen", "honor"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_h7_5_a_defender_who_lost_takes_an_honor_for_every_two_attackers_defeated(fallen: int, honor: int) -> None:
    t = defeat(fallen)
    assert t.result[0] == 0
    assert t.state.honor[1] == honor
    assert t.state.honor_supply == 8 - honor
    assert t.told("honor_gained") == ([(1, honor)] if honor else [])


def defeat(fallen: int, supply: int = 8, **options: object) -> Table:
    """Joakim's Martyr falls and takes so many of Chris's five Units with it; Chris wins."""
    t = table(
        f"""
        Chris I  | hand: A 9/0/0, B 0/0/0, C 0/0/0, D 0/0/0 re1 | deck: Post 0/0/0 hp9
        Joakim I | hand: Martyr 0/0/0 hd{fallen}
        """,
        step="declare",
        dice="risky 1, strong 5",
        **options,
    )
    lost_already(t, 1, 1, 2, 3, 4)
    if not options:
        t.state.honor_supply = supply
    return t.do("challenge Joakim", "deploy Martyr", "deploy A", "deploy B", "deploy C", "deploy D")


def test_h7_5_the_supply_is_limited() -> None:
    assert defeat(4, supply=1).state.honor[1] == 1
    assert defeat(4, supply=0).state.honor[1] == 0
    assert defeat(4, supply=0).told("honor_gained") == []


def test_h7_5_not_for_a_defender_who_won() -> None:
    t = battle("A 0/0/0, B 0/0/0 v X 5/0/0", dice="strong 5, risky 6")
    assert t.result == (1, 0, 1)
    t.do("look 1", "look 2 > prowess 2, prowess 3", "keep 1")
    assert t.state.honor[1] == 0


def test_h7_5_none_on_mutual_annihilation() -> None:
    t = battle("A 1/0/0, B 0/0/0 v X 0/0/0 hd2", dice="strong 5, risky 6")
    assert t.result == (-1, 0, 0)
    assert t.state.honor[1] == 0
