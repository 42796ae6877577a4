"""H6: the battle. `strong 5` adds 1 to Close only, `risky 6` takes 1 from Medium only (below 0 counts as 0)."""

from __future__ import annotations

from typing import Any

import pytest
from table_talk import Table, battle, table

CALM = "strong 5, risky 6"


def fight(text: str, dice: str = CALM, **options: Any) -> Table:
    return battle(text, dice=dice, **options)


def blows(t: Table) -> list[tuple[Any, ...]]:
    """Who was hit, saved or struck, in order: (what, side, slot from 1)."""
    kinds = {24: "diverted", 25: "absorbed", 26: "hit", 27: "fell", 28: "struck", 29: "silenced"}
    told = []
    for kind, side, slot, more in t.events:
        if kind in kinds:
            told.append((kinds[kind], side, (more if kind == 25 else slot) + 1))
    return told


# ------------------------------------------------------------------ H6.1
def test_h6_1_long_then_medium_then_close() -> None:
    t = fight("A 9/8/7 hp9 v Z 9/8/7 hp9", dice="strong 1, risky 3")
    assert [line for line, _, _ in t.told("line_fought")] == [0, 1, 2]
    assert t.totals == [(10, 9), (8, 8), (7, 10)]


def test_h6_1_a_total_is_units_line_tokens_and_die() -> None:
    t = fight("A 1/0/2 hp9 +long+3, B 0/2/0 hp9 +close+2 v Z 4/2/5 hp9 +medium+2", dice="strong 3, risky 6")
    assert t.totals == [(4, 4), (3, 3), (4, 5)]


def test_h6_1_below_zero_counts_as_zero() -> None:
    t = fight("A 0/0/1 v Z 0/0/0 hp9", dice="strong 5, risky 2")
    assert t.totals == [(0, 0), (0, 0), (2, 0)]


def test_h6_1_the_die_counts_even_where_no_unit_has_a_value() -> None:
    assert fight("A 0/0/0 hp9 v Z 0/0/0 hp9", dice="strong 6, risky 3").totals == [(0, 0), (0, 0), (2, 3)]


def test_h6_1_the_difference_hurts_the_lower_side() -> None:
    assert blows(fight("A 3/0/0 v Z 1/0/0 hp9")) == [("hit", 1, 1), ("hit", 1, 1), ("hit", 1, 1)]
    t = fight("A 1/0/0 hp9 v Z 3/0/0 hp9")
    assert blows(t)[:2] == [("hit", 0, 1), ("hit", 0, 1)]


def test_h6_1_equal_totals_hurt_nobody() -> None:
    assert blows(fight("A 2/2/2 v Z 2/3/3")) == []


# ------------------------------------------------------------------ H6.2
def test_h6_2_the_living_unit_nearest_the_front_takes_each_point() -> None:
    t = fight("A 3/0/0 v X 0/0/0, Y 0/0/0 hp2, Z 0/0/0")
    assert blows(t)[:5] == [("hit", 1, 1), ("fell", 1, 1), ("hit", 1, 2), ("hit", 1, 2), ("fell", 1, 2)]


def test_h6_2_link_absorbs_the_first_point() -> None:
    t = fight("A 2/0/0 v X 0/0/0 >I, Y 0/0/0 <I hp9")
    assert blows(t)[:3] == [("absorbed", 1, 1), ("hit", 1, 1), ("fell", 1, 1)]
    assert t.links(1) == []


def test_h6_2_either_of_the_two_linked_units_is_saved_once() -> None:
    """The Link of slots 1 and 2 saves slot 2 when slot 2 is meant (here by its Diversion)."""
    t = fight("A 2/0/0 v X 0/0/0 >I hp9, Y 0/0/0 <I di2 hp9")
    assert blows(t)[:4] == [("diverted", 1, 2), ("absorbed", 1, 2), ("diverted", 1, 2), ("hit", 1, 2)]


def test_h6_2_of_two_links_the_one_nearer_the_front_goes_first() -> None:
    t = fight("A 3/0/0 v X 0/0/0 >I, Y 0/0/0 <I >I di3 hp9, Z 0/0/0 <I")
    assert [(side, link) for side, link, _ in t.told("link_absorbed")] == [(1, 0), (1, 1)]


def test_h6_2_the_attackers_links_absorb_too() -> None:
    t = fight("A 0/0/0 <I hp9, B 0/0/0 >I v Z 1/0/0")
    assert blows(t)[0] == ("absorbed", 0, 1)


def test_h6_2_damage_stays_between_the_lines() -> None:
    t = fight("A 1/1/0 v Z 0/0/0 hp2, Y 0/0/9")
    assert blows(t)[:3] == [("hit", 1, 1), ("hit", 1, 1), ("fell", 1, 1)]


# ------------------------------------------------------------------ H6.3
def test_h6_3_heroic_death_strikes_at_once_before_the_next_point() -> None:
    t = fight("A 2/0/0 hp9 v X 0/0/0 hd1, Y 0/0/0 hp9")
    assert blows(t)[:5] == [("hit", 1, 1), ("fell", 1, 1), ("struck", 1, 1), ("hit", 0, 1), ("hit", 1, 2)]


def test_h6_3_as_many_points_as_icons_of_card_and_token() -> None:
    t = fight("A 1/0/0 hp9 v X 0/0/0 hd2 +heroic_death, Y 0/0/0 hp9")
    assert t.told("heroic_death") == [(1, 0, 3)]
    assert t.state.damage[0][0] == 3


def test_h6_3_a_chain_of_heroic_deaths_is_resolved_depth_first() -> None:
    t = fight("A 2/0/0 hd1, B 0/0/0 hp9 v X 0/0/0 hd1, Y 0/0/0 hd1, Z 0/0/0 hp9")
    assert blows(t)[:9] == [
        ("hit", 1, 1),
        ("fell", 1, 1),
        ("struck", 1, 1),
        ("hit", 0, 1),
        ("fell", 0, 1),
        ("struck", 0, 1),
        ("hit", 1, 2),
        ("fell", 1, 2),
        ("struck", 1, 2),
    ]


def test_h6_3_the_deepest_chain_of_all_nine_units() -> None:
    """Attacker 5 and Defender 4, each with a Heroic Death of one."""
    t = fight(
        "A 0/0/0 hd1, B 0/0/0 hd1, C 0/0/0 hd1, D 0/0/0 hd1 re1 v W 1/0/0 hd1, X 0/0/0 hd1, Y 0/0/0 hd1 re1",
        dice="risky 4, strong 5",
        attack_deck="Spy",
        defence_deck="Spy",
    )
    assert t.totals == [(0, 1)]
    assert len(t.told("defeated")) == len(t.told("heroic_death")) == 9
    assert t.result == (-1, 0, 0)


def test_h6_3_it_is_ordinary_damage_for_links() -> None:
    t = fight("A 1/0/0 <I, B 0/0/0 >I v X 0/0/0 hd2, Y 0/0/0 hp9")
    assert blows(t)[3:6] == [("absorbed", 0, 1), ("hit", 0, 1), ("fell", 0, 1)]


def test_h6_3_it_is_ordinary_damage_for_diversion() -> None:
    t = fight("A 1/0/0, B 0/0/0 di1 hp9 v X 0/0/0 hd2 +heroic_death, Y 0/0/0 hp9")
    assert blows(t)[3:6] == [("diverted", 0, 2), ("hit", 0, 2), ("hit", 0, 1)]


def test_h6_3_it_is_ordinary_damage_for_accuracy() -> None:
    """Y's Accuracy silences the Heroic Death of A, felled by the Heroic Death of X."""
    t = fight("A 1/0/0 hd1, B 0/0/0 hp9 v X 0/0/0 hd1, Y 0/0/0 ac1 hp9")
    assert ("silenced", 0, 1) in blows(t)
    assert t.told("heroic_death") == [(1, 0, 1)]


def test_h6_3_the_dying_units_own_accuracy_no_longer_counts() -> None:
    t = fight("A 1/0/0 hd1, B 0/0/0 hp9 v X 0/0/0 hd1 ac9, Y 0/0/0 hp9")
    assert t.told("heroic_death_silenced") == []
    assert t.told("heroic_death") == [(1, 0, 1), (0, 0, 1)]


# ------------------------------------------------------------------ H6.4
def test_h6_4_diversion_attracts_as_many_first_points_as_icons() -> None:
    """The clarification: three points against two icons."""
    t = fight("A 3/0/0 v X 0/0/0 hp9, Y 0/0/0 di2 hp9")
    assert blows(t)[:5] == [("diverted", 1, 2), ("hit", 1, 2), ("diverted", 1, 2), ("hit", 1, 2), ("hit", 1, 1)]


def test_h6_4_card_and_token_add_up() -> None:
    t = fight("A 3/0/0 v X 0/0/0 hp9, Y 0/0/0 di1 hp9 +diversion")
    assert [slot for what, _, slot in blows(t) if what == "hit"][:3] == [2, 2, 1]


def test_h6_4_several_units_nearest_the_front_first() -> None:
    t = fight("A 3/0/0 v X 0/0/0 hp9, Y 0/0/0 di1 hp9, Z 0/0/0 di1 hp9")
    assert [slot for what, _, slot in blows(t) if what == "hit"][:3] == [2, 3, 1]


def test_h6_4_a_fallen_unit_voids_its_unused_icons() -> None:
    t = fight("A 3/0/0 v X 0/0/0 hp9, Y 0/0/0 di3")
    assert blows(t)[:5] == [("diverted", 1, 2), ("hit", 1, 2), ("fell", 1, 2), ("hit", 1, 1), ("hit", 1, 1)]


def test_h6_4_a_point_absorbed_by_its_link_uses_up_an_icon() -> None:
    t = fight("A 2/0/0 v X 0/0/0 hp9 >I, Y 0/0/0 di1 hp9 <I")
    assert blows(t)[:3] == [("diverted", 1, 2), ("absorbed", 1, 2), ("hit", 1, 1)]


def test_h6_4_renewed_for_every_packet() -> None:
    t = fight("A 1/2/1 v X 0/0/0 hp9, Y 0/0/0 di1 hp9", dice="strong 3, risky 4")
    assert [slot for what, _, slot in blows(t) if what == "hit"] == [2, 2, 1, 1, 2]


def test_h6_4_an_inner_packet_has_its_own_icons() -> None:
    """B diverts a point of the line; when Y's Heroic Death strikes back, B diverts again."""
    t = fight("A 0/0/0 hp9 hd1, B 0/0/0 di1 hp9 v Y 1/0/0")
    assert blows(t)[:2] == [("diverted", 0, 2), ("hit", 0, 2)]
    t = fight("A 0/0/0 hd1, B 0/0/0 di1 hp9 v X 2/0/0 hd1")
    assert blows(t)[:8] == [
        ("diverted", 0, 2),
        ("hit", 0, 2),
        ("hit", 0, 1),
        ("fell", 0, 1),
        ("struck", 0, 1),
        ("hit", 1, 1),
        ("fell", 1, 1),
        ("struck", 1, 1),
    ]
    assert blows(t)[8:10] == [("diverted", 0, 2), ("hit", 0, 2)]


# ------------------------------------------------------------------ H6.5
def test_h6_5_accuracy_silences_the_heroic_death_of_the_first_points_only() -> None:
    t = fight("A 3/0/0 ac2 hp9 v X 0/0/0 hd1, Y 0/0/0 hd1, Z 0/0/0 hd1")
    assert t.told("heroic_death_silenced") == [(1, 0, 1), (1, 1, 1)]
    assert t.told("heroic_death") == [(1, 2, 1)]


def test_h6_5_the_whole_heroic_death_is_silenced_however_many_icons() -> None:
    t = fight("A 1/0/0 ac1 v X 0/0/0 hd3")
    assert t.told("heroic_death_silenced") == [(1, 0, 3)]
    assert t.result == (0, 1, 0)


def test_h6_5_the_defeating_point_counts_not_the_first_hit() -> None:
    t = fight("A 2/0/0 ac1 hp9 v X 0/0/0 hp2 hd1")
    assert t.told("heroic_death") == [(1, 0, 1)]


def test_h6_5_icons_of_all_living_units_and_tokens_add_up() -> None:
    t = fight("A 2/0/0 ac1 +accuracy, B 0/0/0 hp9 v X 0/0/0 hd1, Y 0/0/0 hd1, Z 0/0/0 hp9")
    assert len(t.told("heroic_death_silenced")) == 2


def test_h6_5_an_absorbed_point_counts_as_a_point() -> None:
    t = fight("A 2/0/0 ac1 hp9 v X 0/0/0 hd1 >I, Y 0/0/0 <I hp9")
    assert t.told("heroic_death") == [(1, 0, 1)]
    t = fight("A 2/0/0 ac2 hp9 v X 0/0/0 hd1 >I, Y 0/0/0 <I hp9")
    assert t.told("heroic_death") == []


def test_h6_5_counted_when_the_packet_starts() -> None:
    """B's Accuracy still covers the second point although B fell to the Heroic Death that no point covers."""
    t = fight("B 0/0/0 ac2, A 3/0/0 hp9 v X 0/0/0, Y 0/0/0, Z 0/0/0 hd1")
    assert t.told("heroic_death") == [(1, 2, 1)]
    t = fight("B 2/0/0 ac1, A 1/0/0 v X 0/0/0 hd1, Y 0/0/0 hd1, Z 0/0/0 hd1", dice="strong 5, risky 4")
    assert t.told("heroic_death_silenced") == [(1, 0, 1)]


def test_h6_5_a_dead_units_accuracy_counts_no_more() -> None:
    t = fight("A 0/0/0 ac1, B 0/1/0 hp9 v X 1/0/0 hd1")
    assert t.fallen[0][0] == "A"
    assert t.told("heroic_death") == [(1, 0, 1)]


def test_h6_5_the_defenders_accuracy_works_the_same_way() -> None:
    t = fight("A 0/0/0 hd1, B 0/0/0 hp9 v Z 1/0/0 ac1")
    assert t.told("heroic_death_silenced") == [(0, 0, 1)]


# ------------------------------------------------------------------ H6.6
def test_h6_6_a_defeated_units_values_and_token_are_gone() -> None:
    t = fight("A 1/0/0 hp9 v X 0/5/5 +medium+4, Y 0/1/0 hp9")
    assert t.totals[:2] == [(1, 0), (0, 0)]


def test_h6_6_positions_do_not_close_up_and_links_are_not_re_formed() -> None:
    """X and Z would match, but Y's body lies between them."""
    t = fight("A 2/0/0 hp9 v X 0/0/0 hp9 >I, Y 0/0/0 di2, Z 0/0/0 hp9 <I")
    assert t.told("link_formed") == []
    assert t.line_up(1) == ["X", "Y", "Z"]


def test_h6_6_the_running_packet_is_not_recomputed() -> None:
    """A falls to the first Heroic Death, its three points are still dealt."""
    t = fight("A 3/0/0, B 0/0/0 hp9 v X 0/0/0 hd1, Y 0/0/0, Z 0/0/0 hp9")
    assert [slot for what, side, slot in blows(t) if what == "hit" and side == 1][:3] == [1, 2, 3]
    assert t.fallen[0] == ["A"]


def test_h6_6_the_rest_is_dealt_even_when_the_inflicting_side_is_gone() -> None:
    t = fight("A 2/0/0 v X 0/0/0 hd1, Y 0/0/0, Z 0/0/0")
    assert t.fallen == (["A"], ["X", "Y"])
    assert t.result == (1, 0, 1)


def test_h6_6_points_with_no_living_target_are_lost() -> None:
    t = fight("A 9/0/0 v X 0/0/0")
    assert blows(t) == [("hit", 1, 1), ("fell", 1, 1)]


# ------------------------------------------------------------------ H6.7
def test_h6_7_the_battle_ends_when_a_side_has_no_living_unit() -> None:
    t = fight("A 1/0/0 v X 0/0/9", dice="strong 5, risky 3")
    assert len(t.totals) == 1
    assert t.result == (0, 1, 0)


def test_h6_7_a_defender_without_a_unit_no_tokens_dice_or_lines() -> None:
    t = table(
        """
        Hannes II | hand: Spy | tokens: long+1
        Chris II
        """,
        step="declare",
    ).do("challenge Chris", "deploy Spy")
    assert t.told("rolled") == t.told("line_fought") == t.told("token_placed") == []
    assert t.result == (0, 1, 0)
    assert t.tokens() == ["long+1"]


# ------------------------------------------------------------------ H6.8
@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("A 1/0/0, B 0/0/0 v X 0/0/0, Y 0/0/1", (0, 2, 1)),
        ("A 0/0/0 v X 0/0/1", (0, 1, 1)),
        ("A 0/0/0 v X 0/0/1, Y 0/0/0", (1, 1, 2)),
        ("A 1/0/0 v X 0/0/0 hd1", (-1, 0, 0)),
    ],
    ids=["more survivors", "equal", "fewer", "none on both sides"],
)
def test_h6_8_more_surviving_units_win_equal_the_attacker_none_nobody(text: str, result: tuple[int, ...]) -> None:
    assert fight(text).result == result


def test_h6_8_remaining_damage_capacity_is_irrelevant() -> None:
    assert fight("A 0/0/0 v X 0/0/0 hp9").result == (0, 1, 1)
