"""H3: phase 1, time travel."""

from __future__ import annotations

import pytest
from table_talk import Table, put, table

GEARS = "gears | active: 1 | pending: 7 | pile: 4, 5, 6, 8 | discards: 2, 3"
WARFARE = "warfare | spaces: long+1, close+2, chase | pile: relaunch, diversion"


def travel(hannes: str = "hand: Archers, Spy", *, wheel: str = "dismiss", more: str = "", **options: object) -> Table:
    """Hannes begins a turn; tile 1 (I, II, token 1) is Active, tile 7 (II, III, token 3) Pending."""
    return table(
        f"""
        Hannes | {hannes}
        Chris | hand: Trebuchet
        {GEARS} | wheel: {wheel}
        {WARFARE}
        board | I1: War Elephants | II1: Almogavars | III1: Zulu Impi | IV1: Arditi
        {more}
        """,
        **options,
    )


def acting(wheel: str, hannes: str, **options: object) -> Table:
    """The same after one insertion; `wheel` is the first of the two actions then active."""
    before = {"draw 2": "reshuffle", "recover": "draw 2", "dismiss": "recover", "reshuffle": "dismiss"}
    return travel(hannes, wheel=before[wheel], **options).do("insert")


# ------------------------------------------------------------------ H3.1
def test_h3_1_an_insertion_moves_both_tiles_and_the_wheel() -> None:
    t = travel().do("insert > tile 5")
    assert (t.state.tile_active, t.state.tile_pending) == (7 - 1, 5 - 1)
    assert 0 in t.state.tile_discard[2:5]
    assert t.state.wheel == 3
    assert t.told("inserted") == [(0, 4, 6)]


def test_h3_1_the_first_insertion_is_compulsory() -> None:
    t = travel("hand: Spy | discards: Archers")
    assert t.choices == {"insert"}
    for action in ("take token", "draw 2", "reshuffle", "recover Archers", "dismiss Spy", "jump II"):
        assert t.refuses(action) == "insert_first"


def test_h3_1_one_to_three_insertions_deciding_after_each() -> None:
    t = travel()
    for tile in (4, 5, 6):
        assert "insert" in t.choices
        t.do(f"insert > tile {tile}")
        assert "jump" in {choice.split()[0] for choice in t.choices}
    assert t.refuses("insert") == "three_inserted"
    assert (t.state.tile_active, t.state.tile_pending) == (5 - 1, 6 - 1)


def test_h3_1_an_empty_tile_pile_is_made_of_the_discards() -> None:
    """H3.7: at the moment a tile is needed, and without the two tiles in the gears."""
    t = table(
        """
        Hannes | hand: Spy
        Chris
        gears | active: 1 | pending: 7 | pile: 4 | discards: 2, 3
        """
    )
    t.do("insert > tile 4")
    assert t.told("tiles_shuffled") == []
    assert t.state.tile_pile[0] == 0
    t.do("insert > tile 3")
    assert t.told("tiles_shuffled") == [()]
    assert sorted(t.state.tile_pile[2:4]) == [0, 1]
    assert t.state.tile_discard[2 : 2 + t.state.tile_discard[0]] == [6]


# ------------------------------------------------------------------ H3.2
def test_h3_2_the_pointed_token_may_be_taken_once() -> None:
    t = travel().do("insert", "take token")
    assert t.tokens() == ["chase"]
    assert t.state.warfare[2] == 0
    assert t.refuses("take token") == "token_already_taken"


def test_h3_2_the_token_is_optional_and_stays_when_not_taken() -> None:
    t = travel().do("insert", "jump III", "fight III1")
    assert t.tokens() == []
    assert t.state.warfare[2] > 0


def test_h3_2_not_with_three_tokens_held_and_no_swap() -> None:
    t = travel("hand: Spy | tokens: long+1, long+1, diversion").do("insert")
    assert t.refuses("take token") == "three_tokens_held"
    assert t.refuses("swap long+1") == "no_swaps"


def test_h3_2_spending_tighten_up_makes_room_for_the_token() -> None:
    t = travel("hand: Spy | deck: Archers | tokens: long+1, tighten_up, diversion").do("insert", "tighten up")
    t.do("take token")
    assert t.tokens() == ["chase", "diversion", "long+1"]


def test_h3_2_an_empty_warfare_space_gives_nothing() -> None:
    t = travel().do("insert")
    put(t.state, "warfare", 2, value=0)
    assert t.refuses("take token") == "no_token_there"


@pytest.mark.parametrize("act", ["take token", "reshuffle", "draw 2"])
def test_h3_2_token_or_action_end_the_insertions(act: str) -> None:
    t = acting("reshuffle", "hand: Spy | deck: Archers, Archers").do(act)
    assert t.refuses("insert") == "insertions_ended"


def test_h3_2_the_jump_ends_the_insertions() -> None:
    t = travel().do("insert", "jump II")
    assert t.refuses("insert") == "already_jumped"


def test_h3_2_tighten_up_does_not_end_the_insertions() -> None:
    t = travel("hand: Spy | deck: Archers, Archers, Archers | tokens: tighten_up, tighten_up")
    t.do("tighten up", "insert", "tighten up", "insert", "insert")
    assert t.state.inserted == 3


# ------------------------------------------------------------------ H3.3
def test_h3_3_each_active_action_once_in_either_order() -> None:
    for acts in (["draw 2", "recover Spy"], ["recover Spy", "draw 2"]):
        t = acting("draw 2", "hand: Archers | deck: Trebuchet, Conscripts, Spy | discards: Spy, Spy").do(*acts)
        assert t.units("hand") == ["Archers", "Conscripts", "Spy", "Trebuchet"]
        assert t.refuses("draw 2") == "action_already_done"
        assert t.refuses("recover Spy") == "action_already_done"


def test_h3_3_or_not_at_all() -> None:
    assert acting("draw 2", "hand: Archers | deck: Spy").do("jump II").step == "declare"


def test_h3_3_only_the_two_actions_under_the_arrows() -> None:
    t = acting("draw 2", "hand: Archers | deck: Spy | discards: Spy")
    assert t.refuses("dismiss Archers") == "action_not_active"
    assert t.refuses("reshuffle") == "action_not_active"
    t = acting("dismiss", "hand: Archers | deck: Spy | discards: Spy")
    assert t.refuses("draw 2") == "action_not_active"
    assert t.refuses("recover Spy") == "action_not_active"


def test_h3_3_draw_2_takes_as_many_as_there_are_without_a_reshuffle() -> None:
    t = acting("draw 2", "hand: Archers | deck: Spy | discards: Trebuchet").do("draw 2")
    assert t.units("hand") == ["Archers", "Spy"]
    assert t.units("discard") == ["Trebuchet"]


def test_h3_3_draw_2_from_an_empty_deck_is_not_offered() -> None:
    assert acting("draw 2", "hand: Archers | discards: Spy").refuses("draw 2") == "deck_is_empty"


def test_h3_3_recover_takes_a_chosen_discard() -> None:
    t = acting("recover", "hand: Archers | discards: Spy, Trebuchet, Spy")
    assert {"recover Spy", "recover Trebuchet"} <= t.choices
    assert t.refuses("recover Archers") == "not_in_discards"
    t.do("recover Trebuchet")
    assert (t.units("hand"), t.units("discard")) == (["Archers", "Trebuchet"], ["Spy", "Spy"])


def test_h3_3_recover_needs_a_discard() -> None:
    t = acting("recover", "hand: Archers")
    assert not any(choice.startswith("recover") for choice in t.choices)


def test_h3_3_dismiss_removes_a_card_from_the_game_then_draws_one() -> None:
    t = acting("dismiss", "hand: Archers, Saladin | deck: Spy, Trebuchet")
    assert t.refuses("dismiss Spy") == "not_in_hand"
    t.do("dismiss Saladin")
    assert t.units("hand") == ["Archers", "Spy"]
    assert t.state.dismissed[0] == 1
    assert t.told("dismissed") == [(0, "Saladin")]
    assert t.game.outcome(t.state).scores[0] == 0


def test_h3_3_dismiss_with_an_empty_deck_draws_nothing() -> None:
    t = acting("dismiss", "hand: Archers, Spy | discards: Trebuchet").do("dismiss Spy")
    assert (t.units("hand"), t.units("discard")) == (["Archers"], ["Trebuchet"])


def test_h3_3_dismiss_needs_a_card_in_hand() -> None:
    assert acting("dismiss", "deck: Spy").refuses("dismiss Spy") == "hand_is_empty"


def test_h3_3_reshuffle_puts_the_discards_into_the_deck_and_draws_one() -> None:
    t = acting("reshuffle", "hand: Archers | deck: Spy | discards: Trebuchet").do("reshuffle > Trebuchet")
    assert (t.units("hand"), t.units("deck"), t.units("discard")) == (["Archers", "Trebuchet"], ["Spy"], [])


def test_h3_3_reshuffle_also_without_discards_or_any_card() -> None:
    assert acting("reshuffle", "hand: Archers | deck: Spy").do("reshuffle").units("hand") == ["Archers", "Spy"]
    assert acting("reshuffle", "hand: Archers").do("reshuffle").units("hand") == ["Archers"]


# ------------------------------------------------------------------ H3.4
def test_h3_4_on_the_first_turn_either_era_of_the_active_tile() -> None:
    t = travel().do("insert")
    assert {choice for choice in t.choices if choice.startswith("jump")} == {"jump II", "jump III"}
    assert t.refuses("jump I") == "era_not_on_tile"


def test_h3_4_never_the_era_you_are_in() -> None:
    t = table(
        """
        Hannes III | hand: Spy
        Chris
        gears | active: 1 | pending: 7 | pile: 4, 5
        """
    ).do("insert")
    assert t.refuses("jump III") == "already_in_that_era"
    t.do("jump II")
    assert t.state.era[0] == 1


def test_h3_4_one_jump_only() -> None:
    t = travel().do("insert", "jump II")
    assert t.refuses("jump III") == "already_jumped"


def test_h3_4_token_and_actions_stay_open_until_the_fight_is_declared() -> None:
    hannes = "hand: Archers | deck: Spy, Spy | discards: Trebuchet"
    t = acting("draw 2", hannes).do("jump II", "take token", "draw 2", "recover Trebuchet")
    assert t.step == "declare"
    t = acting("draw 2", hannes).do("jump II", "fight II1")
    for act in ("take token", "draw 2", "recover Trebuchet", "jump III", "insert"):
        assert t.refuses(act) == "not_now"


# ------------------------------------------------------------------ H3.5
RICH = "hand: Archers | deck: Spy, Trebuchet, Conscripts | tokens: tighten_up"


def spend(t: Table) -> None:
    t.do("tighten up")
    assert t.units("hand") == ["Archers", "Spy", "Trebuchet"]
    assert t.token_discards == ["tighten_up"]


@pytest.mark.parametrize(
    "moment",
    [[], ["insert"], ["insert", "take token"], ["insert", "jump II"], ["insert", "jump II", "fight II1"]],
    ids=["before inserting", "after inserting", "after the token", "after the jump", "after declaring"],
)
def test_h3_5_tighten_up_in_the_own_turn_before_the_first_unit_is_deployed(moment: list[str]) -> None:
    spend(travel(RICH).do(*moment))


def test_h3_5_tighten_up_while_linked_cards_are_being_added() -> None:
    t = travel(RICH, more="board | II2: Genoese Crossbowmen | II3: Trưng Sisters")
    spend(t.do("insert", "jump II", "fight II2"))
    assert t.step == "add_linked"


def test_h3_5_tighten_up_after_a_challenged_defender_has_deployed() -> None:
    t = table(
        f"""
        Hannes II | {RICH}
        Chris II | hand: Trebuchet
        """,
        step="declare",
    )
    t.do("challenge Chris", "deploy Trebuchet")
    assert t.line_up(1) == ["Trebuchet"]
    spend(t)


def test_h3_5_not_after_the_first_unit() -> None:
    t = travel("hand: Archers, Spy | deck: Spy | tokens: tighten_up")
    t.do("insert", "jump II", "fight II1", "deploy Spy")
    assert t.refuses("tighten up") == "unit_already_deployed"


def test_h3_5_tighten_up_when_challenged_before_deploying() -> None:
    t = table(
        """
        Hannes II | hand: Trebuchet
        Chris II | hand: Archers, Spy | deck: Conscripts, Spy | tokens: tighten_up
        """,
        step="declare",
    ).do("challenge Chris")
    assert (t.turn, t.step) == ("Chris", "defend")
    u = Table(t.game, t.state.copy(), t.chance)
    u.do("deploy Spy")
    assert u.refuses("tighten up") == "unit_already_deployed"
    t.do("tighten up")
    assert len(t.units("hand", 1)) == 4
    assert t.token_discards == ["tighten_up"]


def test_h3_5_a_challenged_player_with_an_empty_hand_may_still_tighten_up() -> None:
    t = table(
        """
        Hannes II | hand: Trebuchet
        Chris II | deck: Conscripts | tokens: tighten_up
        """,
        step="declare",
    ).do("challenge Chris")
    assert t.choices == {"tighten up", "done"}
    t.do("tighten up", "deploy Conscripts")
    assert t.turn == "Hannes"


def test_h3_5_a_tighten_up_that_brings_nothing_ends_an_empty_defence() -> None:
    t = table(
        """
        Hannes II | hand: Trebuchet
        Chris II | tokens: tighten_up
        """,
        step="declare",
    ).do("challenge Chris", "tighten up")
    assert (t.turn, t.step, t.line_up(1)) == ("Hannes", "attack", [])


def test_h3_5_needs_the_token() -> None:
    assert travel().refuses("tighten up") == "token_not_held"


def test_h3_5_draws_as_many_as_there_are() -> None:
    t = travel("hand: Archers | deck: Spy | discards: Trebuchet | tokens: tighten_up").do("tighten up")
    assert (t.units("hand"), t.units("discard")) == (["Archers", "Spy"], ["Trebuchet"])


# ------------------------------------------------------------------ H3.6, H3.7
def test_h3_6_no_hand_limit_and_cards_are_kept_between_turns() -> None:
    hand = "Archers, Archers, Spy, Spy, Trebuchet, Trebuchet, Conscripts"
    t = table(
        f"""
        Hannes II | hand: {hand} | deck: Conscripts
        Chris II | hand: Saladin
        """,
        step="declare",
        dice="strong 1, risky 2",
    )
    t.do("challenge Chris", "deploy Saladin", "deploy Trebuchet", "done")
    assert len(t.units("hand")) == 6
    assert t.units("deck") == ["Conscripts"]


def test_h3_7_a_deck_emptied_by_a_draw_is_not_reshuffled_before_a_card_is_needed() -> None:
    t = acting("draw 2", "hand: Archers | deck: Spy, Spy | discards: Trebuchet").do("draw 2")
    assert (t.units("deck"), t.units("discard")) == ([], ["Trebuchet"])
    assert t.told("deck_shuffled") == []
