"""H5: deploying, and the conditions of engagement."""

from __future__ import annotations

import pytest
from table_talk import Table, battle, table

FOUR = "Archers, Spy, Trebuchet, Conscripts"


def challenged(hannes: str, chris: str, **options: object) -> Table:
    """Hannes has challenged Chris in Era II."""
    return table(f"Hannes II | {hannes}\nChris II | {chris}", step="declare", **options).do("challenge Chris")


def against_board(hannes: str, board: str, *, deck: str = "", dice: str = "", adds: tuple[str, ...] = ()) -> Table:
    """Hannes fights I1 (with its Linked neighbours), and deploys next."""
    t = table(f"Hannes I | {hannes}\nChris\nboard | {board}\nera I | deck: {deck}", step="declare", dice=dice)
    t.do("fight I1", *(f"add {space}" for space in adds))
    return t.do("done") if t.step == "add_linked" else t


# ------------------------------------------------------------------ H5.1 to H5.3
def test_h5_1_the_attacker_deploys_up_to_four_in_any_order_without_gaps() -> None:
    t = against_board("hand: Archers, Spy, Trebuchet, Spy, Archers", "I1: War Elephants", dice="risky 1, strong 1")
    t.do("deploy Spy", "deploy Archers", "deploy Spy")
    assert t.line_up(0) == ["Spy", "Archers", "Spy"]
    assert t.refuses("deploy Conscripts") == "not_in_hand"
    t.do("deploy Trebuchet")
    assert [unit for side, _, unit in t.told("deployed")] == ["Spy", "Archers", "Spy", "Trebuchet"]
    assert t.told("rolled"), "the deployment ends by itself when the four slots are full"


def test_h5_1_a_full_line_up_takes_no_more() -> None:
    t = against_board(f"hand: {FOUR}, Spy", "I1: War Elephants")
    t.state.ranks = [4, 1]
    reason = t.game.why_not(t.state, t.words.parse_action("deploy Spy"))
    assert reason is not None
    assert reason.code == "line_up_is_full"


def test_h5_1_virtual_slots_are_for_reinforcements_only() -> None:
    """Slot 5 of the Attacker and slot 4 of the Defender."""
    t = battle(
        "A 0/0/0 re1, Archers, Spy, Trebuchet v C 0/0/0 re1, D 0/0/0, E 0/0/0",
        attack_deck="Spy, Spy",
        defence_deck="Archers, Archers",
        dice="risky 1, strong 1",
    )
    assert t.told("reinforced") == [(0, 4, "Spy"), (1, 3, "Archers")]


def test_h5_1_line_ups_are_public() -> None:
    t = challenged("hand: Spy", "hand: Archers, Trebuchet").do("deploy Archers")
    for seat in (0, 1, None):
        assert t.game.view(t.state, seat).describe()["battle"]["defender"]["units"][0]["unit"] == "Archers"


def test_h5_2_a_challenged_player_deploys_first_one_to_three_units() -> None:
    t = challenged("hand: Spy", f"hand: {FOUR}")
    assert (t.turn, t.step) == ("Chris", "defend")
    assert t.refuses("done") == "deploy_one_first"
    t.do("deploy Spy", "deploy Archers")
    assert t.allows("done")
    t.do("deploy Trebuchet")
    assert (t.turn, t.step) == ("Hannes", "attack")
    assert t.line_up(1) == ["Spy", "Archers", "Trebuchet"]


def test_h5_2_none_only_with_an_empty_hand() -> None:
    t = challenged("hand: Spy", "deck: Archers")
    assert (t.turn, t.step, t.line_up(1)) == ("Hannes", "attack", [])


def test_h5_2_then_up_to_three_tokens_at_most_one_for_each_unit() -> None:
    t = challenged("hand: Spy", f"hand: {FOUR} | tokens: long+1, long+1, diversion")
    t.do("deploy Spy", "deploy Archers", "done")
    assert (t.turn, t.step) == ("Chris", "defender_tokens")
    placings = {f"place {token} on {slot}" for token in ("long+1", "diversion") for slot in (1, 2)}
    assert t.choices == {"done"} | placings
    t.do("place long+1 on 2")
    assert t.refuses("place long+1 on 2") == "slot_has_token"
    assert t.refuses("place long+1 on 3") == "slot_is_empty"
    assert t.refuses("place relaunch on 1") == "token_not_held"
    t.do("place diversion on 1")
    assert (t.turn, t.step) == ("Hannes", "attack")
    assert t.tokens(1) == ["long+1"]


def test_h5_2_placing_tokens_is_optional() -> None:
    t = challenged("hand: Spy", "hand: Spy, Archers | tokens: long+1").do("deploy Spy", "done", "done")
    assert t.turn == "Hannes"
    assert t.tokens(1) == ["long+1"]


def test_h5_2_the_defenders_tokens_come_before_his_reinforcements() -> None:
    """A-33: so never on them."""
    t = challenged("hand: Spy", "hand: Conscripts | deck: Archers | tokens: long+1, long+1").do("deploy Conscripts")
    assert t.choices == {"place long+1 on 1", "done"}


def test_h5_3_the_attacker_then_deploys_one_to_four_units() -> None:
    t = challenged(f"hand: {FOUR}", "hand: Spy").do("deploy Spy")
    assert (t.turn, t.step) == ("Hannes", "attack")
    assert t.refuses("done") == "deploy_one_first"
    t.do("deploy Spy")
    assert t.allows("done")


def test_h5_3_deploying_at_another_time() -> None:
    t = table("Hannes II | hand: Spy\nChris II | hand: Spy", step="declare")
    assert t.refuses("deploy Spy") == "not_now"
    assert t.refuses("done") == "not_now"
    assert t.refuses("place long+1 on 1") == "not_now"


# ------------------------------------------------------------------ H5.4
def test_h5_4_each_step_for_both_sides_before_the_next() -> None:
    t = battle(
        "A 0/0/0 hp9 re1 as1 <I, B 0/0/0 rl1 >I v C 0/0/0 hp9 re1 as1 >I, D 0/0/0 rl1 <I",
        attack_deck="Spy",
        defence_deck="Archers",
        dice="strong 5, risky 6, risky 1, strong 6",
    )
    t.do("re-roll", "re-roll")
    kinds = [kind for kind, *_ in t.events if kind in {19, 20, 21, 22, 23}]
    assert kinds == [19, 19, 20, 20, 21, 21, 22, 22, 22, 22, 23, 23, 23]


def test_h5_4_the_attackers_tokens_come_after_assault_and_before_the_dice() -> None:
    t = challenged("hand: Spy | deck: Archers | tokens: long+1", "hand: Spy", dice="strong 1, risky 1")
    t.do("deploy Spy", "deploy Spy")
    assert (t.turn, t.step) == ("Hannes", "attacker_tokens")
    assert t.told("rolled") == []


# ------------------------------------------------------------------ H5.5
def test_h5_5_one_card_for_each_icon_from_the_front_outward_new_icons_queued_behind() -> None:
    t = battle(
        "A 0/0/0, B 0/0/0 re1 v Z 0/0/0",
        attack_deck="Conscripts, Archers, Trebuchet",
        dice="risky 1, strong 1",
    )
    assert t.told("reinforced") == [(0, 2, "Conscripts"), (0, 3, "Archers")]


def test_h5_5_the_icons_queue() -> None:
    """A has two icons: its second card comes before the icon of its first newcomer is answered."""
    decks = "Persian Immortals, Carthaginians Soldiers, War Elephants"
    t = against_board("hand: Spy", "I1: A 0/0/0 re2", deck=decks, dice="strong 1, risky 1").do("deploy Spy")
    assert [unit for _, _, unit in t.told("reinforced")] == [
        "Persian Immortals",
        "Carthaginians Soldiers",
        "War Elephants",
    ]


def test_h5_5_excess_is_lost_without_drawing() -> None:
    five = "Spy, Spy, Archers, Archers, Trebuchet"
    t = battle("A 0/0/0 re9 v Z 0/0/0", attack_deck=five, dice="risky 1, strong 1")
    assert len(t.told("reinforced")) == 4
    assert "Trebuchet" in t.units("deck")
    t = battle("Z 0/0/0 v A 0/0/0 re9", defence_deck=five, dice="strong 1, risky 1")
    assert len(t.told("reinforced")) == 3


def test_h5_5_a_board_cards_icon_calls_from_the_deck_of_its_own_era() -> None:
    t = table(
        """
        Hannes I | hand: Spy
        Chris
        board | I3: A 0/0/0 >I | II1: B 0/0/0 <I re1 eraII
        era I | deck: War Elephants
        era II | deck: Almogavars
        """,
        step="declare",
        dice="strong 1, risky 1",
    )
    t.do("fight I3", "add II1", "deploy Spy")
    assert t.told("reinforced") == [(1, 2, "Almogavars")]


def test_h5_5_both_players_draw_from_their_own_decks() -> None:
    t = battle("A 0/0/0 re1 v B 0/0/0 re1", attack_deck="Spy", defence_deck="Archers", dice="strong 1, risky 1")
    assert t.told("reinforced") == [(0, 1, "Spy"), (1, 1, "Archers")]


def test_h5_5_an_empty_deck_gives_nothing_and_is_not_reshuffled() -> None:
    t = table(
        """
        Hannes I | hand: Conscripts | discards: Spy
        Chris I  | hand: Conscripts | discards: Spy
        board | I1: Roman Legionaries
        era I | discards: War Elephants
        """,
        step="declare",
        dice="strong 1, risky 3, risky 3",
    )
    u = Table(t.game, t.state.copy(), t.chance.copy())
    t.do("challenge Chris", "deploy Conscripts", "deploy Conscripts")
    u.do("fight I1", "deploy Conscripts")
    assert t.told("reinforced") == u.told("reinforced") == []


def test_h5_5_heroes_may_arrive_and_bring_their_own_icon() -> None:
    decks = "Leonidas of Sparta, War Elephants, Qin Crossbowmen"
    t = against_board("hand: Spy", "I1: Macedonian Phalanx", deck=decks, dice="strong 1, risky 1").do("deploy Spy")
    assert [unit for _, _, unit in t.told("reinforced")] == ["Leonidas of Sparta", "War Elephants"]


# ------------------------------------------------------------------ H5.6
def formed(text: str, **decks: str) -> list[tuple[int, int]]:
    return battle(text, dice="strong 5, strong 5, risky 3, risky 3", **decks).told("link_formed")


def test_h5_6_defender_right_half_of_the_nearer_with_left_half_of_the_farther() -> None:
    assert formed("Spy v A 0/0/0 >I, B 0/0/0 <I") == [(1, 0)]
    assert formed("Spy v A 0/0/0 <I, B 0/0/0 >I") == []


def test_h5_6_attacker_mirrored_left_half_of_the_nearer_with_right_half_of_the_farther() -> None:
    assert formed("A 0/0/0 <I, B 0/0/0 >I v Spy") == [(0, 0)]
    assert formed("A 0/0/0 >I, B 0/0/0 <I v Spy") == []


def test_h5_6_halves_of_different_types_form_none() -> None:
    assert formed("A 0/0/0 <I, B 0/0/0 >II v C 0/0/0 >III, D 0/0/0 <IV") == []


def test_h5_6_on_every_matching_pair() -> None:
    chain = "A 0/0/0 <I, B 0/0/0 <II >I, C 0/0/0 <III >II, D 0/0/0 >III"
    assert formed(f"{chain} v Spy") == [(0, 0), (0, 1), (0, 2)]


def test_h5_6_virtual_slots_included() -> None:
    """The reinforcement in slot 4 of the Defender, and in slot 5 of the Attacker."""
    assert formed(
        "A 0/0/0, B 0/0/0, C 0/0/0, D 0/0/0 re1 <I v W 0/0/0, X 0/0/0, Y 0/0/0 re1 >I",
        attack_deck="E 0/0/0 >I",
        defence_deck="Z 0/0/0 <I",
    ) == [(0, 3), (1, 2)]


def test_h5_6_never_across_the_front() -> None:
    assert formed("A 0/0/0 <I >I v B 0/0/0 <I >I") == []


# ------------------------------------------------------------------ H5.7
LINKED = "X 0/0/0 >I, Y 0/0/0 <I >I, Z 0/0/0 <I"


@pytest.mark.parametrize(("icons", "removed"), [(0, []), (1, [(1, 0)]), (2, [(1, 0), (1, 1)]), (3, [(1, 0), (1, 1)])])
def test_h5_7_each_icon_removes_an_enemy_link_nearest_the_front_first(
    icons: int, removed: list[tuple[int, int]]
) -> None:
    t = battle(f"A 0/0/0 as{icons} v {LINKED}", dice="strong 5, risky 3")
    assert t.told("link_assaulted") == removed


def test_h5_7_icons_of_all_cards_and_reinforcements_count() -> None:
    t = battle(f"A 0/0/0 as1, B 0/0/0 re1 v {LINKED}", attack_deck="War Elephants", dice="strong 5, risky 3")
    assert t.told("link_assaulted") == [(1, 0), (1, 1)]


def test_h5_7_both_sides_at_once() -> None:
    """A side whose Links are all removed still removes the other's."""
    t = battle("A 0/0/0 as1 <I, B 0/0/0 >I v X 0/0/0 as1 >I, Y 0/0/0 <I", dice="strong 5, risky 3")
    assert t.told("link_assaulted") == [(1, 0), (0, 0)]


def test_h5_7_surplus_has_no_effect_and_own_links_stay() -> None:
    t = battle("A 0/0/0 as3 <I, B 0/0/0 >I v X 0/0/0", dice="strong 5, risky 6")
    assert t.told("link_assaulted") == []
    assert t.told("link_formed") == [(0, 0)]


# ------------------------------------------------------------------ H5.8
def test_h5_8_up_to_three_tokens_on_the_attackers_units_reinforcements_included() -> None:
    t = challenged("hand: Conscripts | deck: Archers | tokens: close+1, close+2, long+1", "hand: Spy")
    t.do("deploy Spy", "deploy Conscripts")
    assert t.line_up(0) == ["Conscripts", "Archers"]
    t.do("place close+2 on 2")
    assert t.refuses("place long+1 on 2") == "slot_has_token"
    assert t.refuses("place long+1 on 3") == "slot_is_empty"
    t.do("place close+1 on 1 > strong 5, risky 6")
    assert t.told("token_placed") == [(0, 1, t.words.parse_token("close+2")), (0, 0, t.words.parse_token("close+1"))]


def test_h5_8_three_tokens_on_three_units() -> None:
    t = challenged("hand: Archers, Spy, Trebuchet, Spy | tokens: close+1, close+1, long+1", "hand: Spy")
    t.do("deploy Spy", "deploy Archers", "deploy Spy", "deploy Trebuchet", "done")
    t.do("place close+1 on 1", "place close+1 on 2", "place long+1 on 3 > strong 5, risky 6")
    assert len(t.told("token_placed")) == 3


def test_h5_8_chase_and_tighten_up_are_never_placed_on_units() -> None:
    t = challenged("hand: Spy | tokens: chase, tighten_up, long+1", "hand: Spy").do("deploy Spy", "deploy Spy")
    assert t.step == "attacker_tokens"
    assert t.refuses("place chase on 1") == "not_for_units"
    assert t.refuses("place tighten_up on 1") == "not_for_units"


def test_h5_8_with_only_such_tokens_there_is_no_decision() -> None:
    t = challenged("hand: Spy | tokens: chase, tighten_up", "hand: Spy | tokens: chase", dice="strong 1, risky 1")
    t.do("deploy Spy", "deploy Spy")
    assert t.told("battle_ended")


# ------------------------------------------------------------------ H5.9
@pytest.mark.parametrize(("cards", "attacker"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1)])
def test_h5_9_up_to_three_cards_strong_else_risky_reinforcements_included(cards: int, attacker: int) -> None:
    names = [f"{letter} 0/0/0" for letter in "ABC"][: max(1, cards - 2)]
    names[0] += f" re{min(2, cards - 1)}"
    t = battle(f"{', '.join(names)} v Z 0/0/0", attack_deck="Archers, Archers", dice="strong 5, risky 3")
    assert len(t.told("deployed")) + len(t.told("reinforced")) == cards + 1
    assert [(side, die) for side, die, _ in t.told("rolled")] == [(0, attacker), (1, 1 - attacker)]


def test_h5_9_rolled_once_for_the_whole_battle() -> None:
    t = battle("A 5/5/5 hp9 v Z 5/5/5 hp9", dice="strong 5, risky 1")
    assert len(t.told("rolled")) == 2
    assert t.totals == [(5, 6), (5, 6), (6, 6)]


# ------------------------------------------------------------------ H5.10
def test_h5_10_a_re_roll_for_each_icon_of_cards_and_tokens_the_last_roll_stands() -> None:
    t = battle("A 5/5/5 hp9 rl1 +relaunch v Z 5/5/5 hp9", dice="strong 1, risky 6, strong 6, strong 5")
    assert (t.turn, t.step) == ("Chris", "attacker_relaunch")
    assert t.choices == {"re-roll", "let stand"}
    t.do("re-roll", "re-roll")
    assert [face for side, _, face in t.told("rolled") if side == 0] == [1, 6, 5]
    assert t.totals == [(5, 5), (5, 4), (6, 5)]


def test_h5_10_a_player_may_stop_at_any_time() -> None:
    t = battle("A 5/5/5 hp9 rl3 v Z 5/5/5 hp9", dice="strong 1, risky 6, strong 6").do("re-roll", "let stand")
    assert [face for side, _, face in t.told("rolled") if side == 0] == [1, 6]


def test_h5_10_the_defender_finishes_first() -> None:
    t = battle("A 5/5/5 hp9 rl1 v Z 5/5/5 hp9 rl2", dice="strong 1, risky 2, risky 6, risky 1, strong 2")
    assert (t.turn, t.step) == ("Joakim", "defender_relaunch")
    t.do("re-roll")
    assert (t.turn, t.step) == ("Joakim", "defender_relaunch")
    t.do("re-roll")
    assert (t.turn, t.step) == ("Chris", "attacker_relaunch")
    t.do("let stand")
    assert t.totals[0] == (6, 6)


def test_h5_10_re_rolling_at_another_time() -> None:
    t = table("Hannes II | hand: Spy\nChris II | hand: Spy", step="declare")
    assert t.refuses("re-roll") == "not_now"
    assert t.refuses("let stand") == "not_now"


def relaunching_board(icons: int, faces: str, attackers: str = "Spy") -> Table:
    t = against_board(f"hand: {attackers}", f"I1: Post 5/5/5 hp9 rl{icons}", dice=faces)
    t.do(*(f"deploy {unit}" for unit in attackers.split(", ")))
    return t.do("done") if t.step == "attack" else t


@pytest.mark.parametrize(
    ("icons", "rolls", "used"),
    [
        (0, [2], 1),
        (1, [2, 4, 1], 2),
        (2, [2, 4, 6], 3),
        (3, [2, 4, 6, 1], 4),
        (3, [2, 1], 2),
        (3, [4, 5], 2),
        (3, [6, 3], 2),
        (3, [1], 1),
        (3, [3], 1),
        (3, [5], 1),
    ],
)
def test_h5_10_the_board_re_rolls_exactly_while_its_face_shows_a_minus(
    icons: int, rolls: list[int], used: int
) -> None:
    faces = ", ".join(["strong 1", *(f"risky {face}" for face in rolls)])
    t = relaunching_board(icons, faces)
    assert [face for side, _, face in t.told("rolled") if side == 1] == rolls[:used]


def test_h5_10_the_board_never_re_rolls_the_strong_die() -> None:
    t = relaunching_board(3, "risky 1, strong 1", FOUR)
    assert [(die, face) for side, die, face in t.told("rolled") if side == 1] == [(0, 1)]
