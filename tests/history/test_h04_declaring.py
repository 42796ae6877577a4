"""H4: declaring the fight."""

from __future__ import annotations

import pytest
from table_talk import Table, table


def declare(text: str, **options: object) -> Table:
    """Hannes has just jumped."""
    return table(text, step="declare", **options)


def fights(t: Table) -> set[str]:
    return {choice for choice in t.choices if choice.split()[0] in {"fight", "challenge", "chase", "skip"}}


# ------------------------------------------------------------------ H4.1
CROWD = """
    Hannes II | hand: Spy | tokens: chase
    Chris II  | hand: Spy
    Joakim I  | hand: Spy
    Pär       | hand: Spy
    board  | I3: War Elephants | II1: Almogavars | II3: Saladin | III1: Zulu Impi
    era II | discards: Joan of Arc, Jaguar Warriors
    era I  | discards: Hannibal Barca
"""


def test_h4_1_a_card_of_the_era_a_player_there_or_with_chase_a_discard() -> None:
    assert fights(declare(CROWD)) == {
        "fight II1",
        "fight II3",
        "challenge Chris",
        "chase Joan of Arc",
        "chase Jaguar Warriors",
    }


def test_h4_1_what_may_not_be_fought() -> None:
    t = declare(CROWD)
    assert t.refuses("fight I3") == "space_of_another_era"
    assert t.refuses("fight III1") == "space_of_another_era"
    assert t.refuses("fight II2") == "space_is_empty"
    assert t.refuses("challenge Hannes") == "not_yourself"
    assert t.refuses("challenge Joakim") == "player_is_elsewhere"
    assert t.refuses("challenge Pär") == "player_is_elsewhere"
    assert t.refuses("challenge seat 5") == "no_such_seat"
    assert t.refuses("chase Hannibal Barca") == "not_in_era_discards"
    assert t.refuses("skip fight") == "must_fight"


def test_h4_1_jump_first() -> None:
    t = table(CROWD)
    for act in ("fight II1", "challenge Chris", "chase Joan of Arc", "skip fight"):
        assert t.refuses(act) == "jump_first"


def test_h4_1_one_fight_only() -> None:
    t = declare(CROWD).do("fight II1")
    for act in ("fight II3", "challenge Chris", "chase Joan of Arc", "skip fight"):
        assert t.refuses(act) == "not_now"


def test_h4_1_chase_needs_its_token() -> None:
    t = declare("Hannes II | hand: Spy\nChris\nera II | discards: Saladin")
    assert t.refuses("chase Saladin") == "token_not_held"


def test_h4_1_only_with_a_unit_in_hand_else_the_battle_is_skipped() -> None:
    t = declare(CROWD.replace("Hannes II | hand: Spy", "Hannes II | deck: Spy"))
    for act in ("fight II1", "challenge Chris", "chase Joan of Arc"):
        assert t.refuses(act) == "hand_is_empty"
    assert fights(t) == {"skip fight"}


@pytest.mark.parametrize("player", ["", "Chris I", "Chris"], ids=["nobody", "elsewhere", "off the board"])
def test_h4_1_nothing_to_fight_is_skipped_and_the_attacker_draws_to_four(player: str) -> None:
    t = declare(
        f"""
        Hannes II | hand: Spy | deck: Archers | discards: Trebuchet, Trebuchet
        {player or "Chris III"} | hand: Archers | deck: Spy
        era II | deck: Almogavars
        warfare | spaces: -, long+1, - | pile: chase, diversion
        """
    )
    assert fights(t) == {"skip fight"}
    t.do("skip fight")
    assert t.told("fight_skipped") == [(0,)]
    assert t.units("hand") == ["Archers", "Spy", "Trebuchet", "Trebuchet"]
    assert t.units("hand", 1) == ["Archers"]
    assert t.board == {"II1": "Almogavars"}
    assert 0 not in t.state.warfare
    assert t.turn == "Chris"


def test_h4_1_spending_chase_is_never_compulsory() -> None:
    t = declare("Hannes II | hand: Spy | tokens: chase\nChris\nera II | discards: Saladin")
    assert fights(t) == {"chase Saladin", "skip fight"}


def test_h4_1_a_lone_player_in_the_era_must_be_challenged() -> None:
    t = declare("Hannes II | hand: Spy\nChris II | hand: Spy")
    assert fights(t) == {"challenge Chris"}
    assert t.refuses("skip fight") == "must_fight"


# ------------------------------------------------------------------ H4.2, H4.3
ROW = """
    Hannes {era} | hand: Spy
    Chris
    board | {spaces}
"""


def board(era: str, spaces: str, **options: object) -> Table:
    return declare(ROW.format(era=era, spaces=spaces), **options)


def adds(t: Table) -> set[str]:
    return {choice for choice in t.choices if choice.startswith("add")}


def test_h4_2_linked_means_right_half_meets_left_half_of_the_same_type() -> None:
    t = board("I", "I1: A 0/0/0 >II | I2: B 0/0/0 <II >III | I3: C 0/0/0 <II >II").do("fight I2")
    assert adds(t) == {"add I1"}
    assert t.refuses("add I3") == "not_linked"


@pytest.mark.parametrize(
    ("left", "right"),
    [(">I", "<II"), ("<I", "<I"), (">I", ">I"), (">I", ""), ("", "<I"), ("", ""), ("<I", ">I")],
)
def test_h4_2_other_halves_form_no_link(left: str, right: str) -> None:
    t = board("I", f"I1: A 0/0/0 {left} | I2: B 0/0/0 {right}").do("fight I1")
    assert t.step == "attack"


@pytest.mark.parametrize(("near", "far", "era"), [("I3", "II1", "I"), ("II3", "III1", "III"), ("III3", "IV1", "IV")])
def test_h4_2_neighbours_reach_across_eras(near: str, far: str, era: str) -> None:
    """H4.3: the chosen card is in the Sabaton's Era; the added one may be in the adjoining Era."""
    t = board(era, f"{near}: A 0/0/0 >IV | {far}: B 0/0/0 <IV eraIII")
    chosen, other = (near, far) if near.startswith(era) and not near.startswith(era + "I") else (far, near)
    t.do(f"fight {chosen}", f"add {other}")
    assert t.line_up(1) == ["A", "B"]
    assert t.board == {}


def test_h4_2_iv3_and_i1_are_not_neighbours() -> None:
    assert board("IV", "IV3: A 0/0/0 >I | I1: B 0/0/0 <I").do("fight IV3").step == "attack"
    assert board("I", "IV3: A 0/0/0 >I | I1: B 0/0/0 <I").do("fight I1").step == "attack"


def test_h4_2_an_empty_space_breaks_the_chain() -> None:
    assert board("I", "I1: A 0/0/0 >I | I3: B 0/0/0 <I").do("fight I1").step == "attack"


CHAIN = "I1: A 0/0/0 >I | I2: B 0/0/0 <I >I | I3: C 0/0/0 <I >I | II1: D 0/0/0 <I >I | II2: E 0/0/0 <I"


def test_h4_3_only_cards_directly_linked_to_the_chosen_one() -> None:
    t = board("I", CHAIN).do("fight I3")
    assert t.choices == {"add I2", "add II1", "done"}
    t.do("add I2")
    assert adds(t) == {"add II1"}
    assert t.refuses("add I1") == "not_linked"
    assert t.refuses("add I2") == "not_linked"
    t.do("add II1")
    assert t.step == "attack"
    assert t.line_up(1) == ["B", "C", "D"]


def test_h4_3_adding_is_optional() -> None:
    t = board("I", CHAIN).do("fight I3", "done")
    assert (t.line_up(1), t.step) == (["C"], "attack")
    assert "I2" in t.board


@pytest.mark.parametrize("order", [["add I2", "add II1"], ["add II1", "add I2"]])
def test_h4_3_they_keep_board_order_the_leftmost_at_the_front(order: list[str]) -> None:
    t = board("I", CHAIN).do("fight I3", *order)
    assert t.line_up(1) == ["B", "C", "D"]
    assert t.board == {"I1": "A", "II2": "E"}


def test_h4_3_the_cards_leave_their_spaces_only_when_the_line_up_is_complete() -> None:
    t = board("I", CHAIN).do("fight I3")
    assert len(t.board) == 5
    t.do("done")
    assert sorted(t.board) == ["I1", "I2", "II1", "II2"]


def test_h4_3_add_at_another_time() -> None:
    assert board("I", CHAIN).refuses("add I2") == "not_now"


# ------------------------------------------------------------------ H4.4
CHASING = """
    Hannes I | hand: {hand} | tokens: chase
    Chris
    board | I1: Linked 0/0/0 >I
    era I | deck: {deck} | discards: Target 1/1/1 hp{hp} <I {re}
"""


def chase(hand: str = "Spy", deck: str = "", hp: int = 1, re: str = "re0", dice: str = "strong 1, risky 6") -> Table:
    return declare(CHASING.format(hand=hand, deck=deck, hp=hp, re=re), dice=dice).do("chase Target")


def test_h4_4_a_chase_target_fights_alone_and_no_space_is_vacated() -> None:
    t = chase()
    assert (t.step, t.line_up(1)) == ("attack", ["Target"])
    assert t.board == {"I1": "Linked"}
    assert (t.tokens(), t.token_discards) == ([], ["chase"])
    assert t.units("era_discard", 0) == []


def test_h4_4_a_chase_target_that_survives_returns_to_that_discard_pile() -> None:
    t = chase(hp=9).do("deploy Spy")
    assert t.told("went_to_era_discards") == [("Target", 0)]
    assert "Target" in [*t.units("era_discard", 0), *t.board.values()]


def test_h4_4_a_defeated_chase_target_can_be_recruited() -> None:
    t = chase(hand="Cannon 9/0/0 eraII").do("deploy Cannon", "recruit")
    assert t.told("recruited") == [(0, "Target")]


def test_h4_4_its_reinforcements_come_normally() -> None:
    t = chase(deck="War Elephants", re="re1").do("deploy Spy")
    assert t.told("reinforced")[0] == (1, 1, "War Elephants")


def test_h4_4_a_hero_in_the_discards_can_be_chased() -> None:
    t = declare("Hannes II | hand: Spy | tokens: chase\nChris\nera II | discards: Saladin").do("chase Saladin")
    assert t.line_up(1) == ["Saladin"]
