"""B. Note 1, the four phases, Volkare and the Faction Leaders: R7–R28."""

from __future__ import annotations

import pytest
from combat import fight

LEADER = "Elementalist Leader"
NIGHTLY = "Dark Crusader Leader"


# ------------------------------------------------------------------ R7, R8, R9
def test_r007_no_points_are_brought_into_the_combat() -> None:
    f = fight("Ram 9/3 cumbersome; hand: march").to("block")
    assert f.state.move == f.state.influence == 0
    assert f.refuses("slow Ram") == "R37"


def test_r008_move_points_of_one_phase_are_spent_in_another() -> None:
    f = fight("Ram 9/2 cumbersome; hand: march").to("ranged").do("play March: move 2").to("block")
    assert f.do("slow Ram", "slow Ram").end().wounds == (0, 0)


def test_r008_points_of_several_effects_add_up() -> None:
    """March 2, Stamina sideways 1, Peasants 2: five points of Move."""
    f = fight("Ram 9/5 cumbersome; hand: march, stamina; units: peasants").to("ranged").do("play March: move 2")
    f.to("block").do("sideways Stamina move", "activate Peasants: move 2")
    assert f.told("move_gained") == [(2, 2), (1, 3), (2, 5)]
    assert f.do(*["slow Ram"] * 5).end().wounds == (0, 0)


def test_r008_influence_too() -> None:
    """Promise in the Ranged phase, Diplomacy in the Block phase: 4 Influence, 4 Block."""
    f = fight("Ogre 9/4; hand: promise, diplomacy").to("ranged").do("play Promise: influence 2")
    f.to("block").do("play Diplomacy: influence 2").block("Ogre", *["convert influence to block"] * 4)
    assert f.blocks == [(4, 4)]


def test_r009_reputation_changes_no_influence_in_combat() -> None:
    """The assault has just cost Reputation, Promise still gives 2."""
    f = fight("Ogre 9/4; hand: promise; site: keep").to("ranged").do("play Promise: influence 2")
    assert f.after.reputation == -1
    assert f.told("influence_gained") == [(2, 2)]


# ------------------------------------------------------------------ R10
VOLKARE = [("red", 3, "fire"), ("blue", 3, "ice"), ("green", 4, "physical")]
VOLKARE += [("white", 3, "physical"), ("black", 3, "physical"), ("gold", 3, "cold_fire")]


@pytest.mark.parametrize(("die", "value", "element"), VOLKARE)
def test_r010_volkares_die_decides_his_attack(die: str, value: int, element: str) -> None:
    f = fight(f"prowlers; volkare: die {die}; site: volkare")
    assert f.told("volkare_rolled") == [(die, value, element)]


def test_r010_it_is_rolled_once_when_the_combat_starts() -> None:
    dice = set()
    for seed in range(40):
        f = fight("prowlers; volkare: level 4; site: volkare", seed=seed)
        ((die, value, element),) = f.told("volkare_rolled")
        assert (die, value, element) in VOLKARE
        dice.add(die)
        assert len(f.end().told("volkare_rolled")) == 1
    assert dice == {die for die, _, _ in VOLKARE}


def test_r010_brutal_and_assassination_whatever_the_die() -> None:
    """Red: fire 3, Brutal, only on the Hero: 6 damage on Armor 2 are 3 Wounds."""
    f = fight("prowlers; volkare: die red; site: volkare; units: peasants").to("damage")
    f.refuses("hit unit Peasants with Volkare")
    assert f.hit("hero", "Volkare").wounds == (3, 0)


# ------------------------------------------------------------------ R11
def test_r011_one_attack_on_the_leader_in_each_attack_phase() -> None:
    cards = "hand: A(ranged 1), B(ranged 1), C(attack 4), D(attack 9)"
    f = fight(f"; leader: elementalist 3 []; site: hidden_valley; {cards}; hero: armor 9, limit 9").to("ranged")
    f.attack(LEADER, "A")
    assert f.refuses(f"target {LEADER}") == "R11"
    f.to("attack").attack(LEADER, "C")
    assert f.refuses(f"target {LEADER}") == "R11"
    assert f.end().after.leader_levels_removed == 1


# ------------------------------------------------------------------ R12–R16
def test_r012_the_leader_may_be_grouped_with_others() -> None:
    """Level 2: Armor 5, Prowlers 3: a total of 8 takes both."""
    f = fight("; leader: elementalist 2 [prowlers]; site: hidden_valley; hand: Bow(ranged 8)").to("ranged")
    f.attack(f"{LEADER}, Prowlers", "Bow")
    assert f.totals == [(8, 8)]
    assert f.defeated == ["Prowlers"]
    assert f.end().fame == 3 + 2


@pytest.mark.parametrize("groups", [["A", "B", "C"], ["A, B", "C"], ["C, A", "B"], ["A, B, C"]])
def test_r012_split_or_group_as_you_like(groups: list[str]) -> None:
    cards = ", ".join(f"Bow{i}(ranged {3 * len(group.split())})" for i, group in enumerate(groups))
    f = fight(f"A 3/1, B 3/1, C 3/1; hand: {cards}").to("ranged")
    for i, group in enumerate(groups):
        f.attack(group, f"Bow{i}")
    assert sorted(f.defeated) == ["A", "B", "C"]


def test_r013_a_group_has_the_sum_of_its_armors() -> None:
    f = fight("prowlers, wolf_riders; hand: A(ranged 6), B(ranged 7)").to("ranged")
    assert f.attack("Prowlers, Wolf Riders", "A").defeated == []
    assert f.attack("Prowlers, Wolf Riders", "B").totals == [(6, 7), (7, 7)]
    assert f.defeated == ["Prowlers", "Wolf Riders"]


def test_r014_one_fortified_member_leaves_only_siege() -> None:
    f = fight("prowlers, diggers; hand: Bow(ranged 9), Ram(siege 6)").to("ranged")
    f.do("target Prowlers", "target Diggers")
    if f.allows("play Bow"):
        f.do("play Bow")
    f.do("play Ram", "declare")
    assert f.totals == [(6, 6)]
    assert f.defeated == ["Prowlers", "Diggers"]


def test_r014_ranged_points_do_not_count_against_it() -> None:
    f = fight("diggers; hand: Bow(ranged 9), Ram(siege 2)").to("ranged").do("target Diggers")
    if f.allows("play Bow"):
        f.do("play Bow")
    assert f.do("play Ram", "declare").totals == [(2, 3)]


def test_r014_points_played_before_a_fortified_member_joined_do_not_count() -> None:
    f = fight("prowlers, diggers; hand: Bow(ranged 9), Ram(siege 5)").to("ranged")
    f.do("target Prowlers", "play Bow", "target Diggers", "play Ram", "declare")
    assert f.totals == [(5, 6)]
    assert [fields[0] for fields in f.told("only_siege")] == [9]


def test_r014_siege_also_hits_the_unfortified() -> None:
    f = fight("prowlers; hand: Ram(siege 3)").to("ranged").attack("Prowlers", "Ram")
    assert f.defeated == ["Prowlers"]


def test_r015_one_resistant_member_halves_that_element() -> None:
    """Fire 5 halved is 2, physical 4 stays: 6."""
    f = fight("A 3/1 ~fire, B 4/1; hand: Fire(ranged 5 fire), Bow(ranged 4)").to("ranged")
    assert f.attack("A, B", "Fire", "Bow").totals == [(6, 7)]
    assert f.told("halved") == [(5, 2, ["fire"])]


def test_r015_inefficient_attacks_are_halved_as_a_sum() -> None:
    """Fire 3 and physical 3 against both resistances: 6 halved is 3, not 1 + 1."""
    f = fight("A 9/1 ~fire ~physical; hand: X(ranged 3 fire), Y(ranged 3)").to("ranged")
    assert f.attack("A", "X", "Y").totals == [(3, 9)]


def test_r016_separate_attacks_do_better() -> None:
    f = fight("A 3/1 ~fire, B 4/1; hand: Fire(ranged 4 fire), Bow(ranged 3)").to("ranged")
    f.attack("B", "Fire").attack("A", "Bow")
    assert f.totals == [(4, 4), (3, 3)]


# ------------------------------------------------------------------ R17–R21
def test_r017_attacks_are_blocked_one_at_a_time() -> None:
    f = fight("A 9/2, B 9/2; hand: X(block 4), Y(block 2)").to("block").do("block A")
    assert not f.allows("block B")
    f.do("play X", "declare").block("B", "Y")
    assert f.blocks == [(4, 2), (2, 2)]


def test_r017_the_dead_attack_no_more() -> None:
    f = fight("A 3/2, B 9/2; hand: Bow(ranged 3), rage").to("ranged").attack("A", "Bow").to("block")
    assert not f.allows("block A")
    assert f.allows("block B")
    assert f.end().wounds == (1, 0)


def test_r018_volkares_attack_may_be_blocked() -> None:
    f = fight("prowlers; volkare: die gold; site: volkare; hand: Wall(block 3 cold)").to("block")
    assert f.block("Volkare", "Wall").blocks == [(3, 3)]
    assert f.end().wounds == (2, 0)


def test_r018_the_leaders_attack_may_be_blocked() -> None:
    """Level 2: Ice 4."""
    f = fight("; leader: elementalist 2 []; site: hidden_valley; hand: Wall(block 4 fire)").to("block")
    assert f.block(LEADER, "Wall").blocks == [(4, 4)]
    assert f.end().wounds == (0, 0)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("prowlers; volkare: die red; site: volkare", "Volkare"),
        ("; leader: dark_crusader 2 []; site: necropolis", NIGHTLY),
        ("; leader: elementalist 3 []; site: hidden_valley", LEADER),
    ],
)
def test_r019_both_have_arcane_immunity(text: str, name: str) -> None:
    f = fight(f"{text}; hand: whirlwind, tremor; mana: white, green").to("block")
    f.do("play Tremor: enemy armor minus 2 to all")
    assert name in f.told("immune")
    if name == "Volkare":
        f.do("play Whirlwind")
        assert f.told("does_not_attack") == ["Prowlers"]
    else:
        assert f.refuses("play Whirlwind: enemy does not attack for white") == "R50"


def test_r020_volkare_attacks_unless_his_whole_army_died_in_the_ranged_phase() -> None:
    text = "prowlers, wolf_riders; volkare: die red; site: volkare; hand: A(ranged 3), B(ranged 4)"
    f = fight(text).to("ranged").attack("Prowlers", "A").to("block")
    assert f.allows("block Volkare")
    f = fight(text).to("ranged").attack("Prowlers", "A").attack("Wolf Riders", "B").to("end")
    assert f.wounds == (0, 0)
    assert f.value["all_defeated"]


def test_r021_a_beaten_leader_does_not_attack_but_his_followers_do() -> None:
    """Elementalist level 1: Armor 6 while not blocked; Prowlers 4 on Armor 2."""
    f = fight("; leader: elementalist 1 [prowlers]; site: hidden_valley; hand: Bow(ranged 6), rage").to("ranged")
    f.attack(LEADER, "Bow").to("block")
    assert not f.allows(f"block {LEADER}")
    assert f.allows("block Prowlers")
    assert f.end().wounds == (2, 0)


def test_r021_a_lost_level_does_not_weaken_his_attack() -> None:
    """Dark Crusader 3 (8) loses a level and still strikes with 8, not with level 2's 6."""
    f = fight("; leader: dark_crusader 3 []; site: necropolis; hand: Bow(ranged 3 fire); hero: armor 1, limit 20")
    f.to("ranged").attack(NIGHTLY, "Bow").to("attack")
    assert f.after.leader_levels_removed == 1
    assert f.wounds == (8, 0)


# ------------------------------------------------------------------ R22–R27
def test_r022_all_unblocked_damage_must_be_assigned() -> None:
    f = fight("A 9/2, B 9/4").to("damage")
    assert f.refuses("end phase") in ("R22", "R100", "R70")
    f.hit("hero", "B")
    f.refuses("end phase")
    assert f.hit("hero", "A").do("end phase").phase == "attack"
    assert f.wounds == (3, 0)


def test_r022_volkares_included() -> None:
    f = fight("prowlers; volkare: die red; site: volkare").to("damage").hit("hero", "Prowlers")
    f.refuses("end phase")
    assert f.hit("hero", "Volkare").wounds == (2 + 3, 0)


def test_r022_the_order_is_the_players() -> None:
    f = fight("A 9/2, B 9/4, C 9/6").to("damage")
    assert {"hit hero with A", "hit hero with B", "hit hero with C"} <= f.choices


def test_r023_units_or_the_hero() -> None:
    f = fight("A 9/2; units: peasants, foresters wounded").to("damage")
    assert {line for line in f.choices if line.startswith("hit")} == {"hit hero with A", "hit unit Peasants with A"}


def test_r024_split_and_group_in_the_attack_phase_the_leader_included() -> None:
    """Level 5 of the Dark Crusader, Armor 4, with Prowlers 3."""
    text = "; leader: dark_crusader 5 [prowlers]; site: necropolis; hand: Blow(attack 7); hero: armor 9, limit 9"
    f = fight(text).to("attack").attack(f"{NIGHTLY}, Prowlers", "Blow")
    assert f.after.leader_levels_removed == 1
    assert f.defeated == ["Prowlers"]


def test_r025_every_kind_of_attack_counts_and_fortifications_do_not_matter() -> None:
    f = fight("diggers, guardsmen; site: keep; hand: A(attack 4), B(ranged 3), C(siege 2), march").to("attack")
    f.attack("Diggers, Guardsmen", "A", "B", "C", "sideways March attack")
    assert f.totals == [(10, 10)]


def test_r025_resistances_of_the_group_still_halve() -> None:
    f = fight("golems, prowlers; hand: A(attack 9), B(attack 3 fire)").to("attack")
    assert f.attack("Golems, Prowlers", "A", "B").totals == [(4 + 3, 8)]


def test_r026_the_level_is_updated_after_the_combat_with_3_fame_each() -> None:
    """Levels 3 and 2 (Armor 4 + 5) fall to a physical 9."""
    f = fight("; leader: elementalist 3 []; site: hidden_valley; hand: Blow(attack 9); hero: level 9").to("attack")
    f.attack(LEADER, "Blow").end()
    assert f.fame == 6
    assert (f.after.leader_level, f.after.leader_levels_removed) == (1, 2)


def test_r027_the_limits_on_units_hold_in_every_phase() -> None:
    f = fight("Ogre 9/2; site: dungeon; units: amotep_gunners; mana: red")
    for phase in ("ranged", "block", "damage", "attack"):
        assert not any(line.startswith("activate") for line in f.to(phase).choices)


# ------------------------------------------------------------------ R28
@pytest.mark.parametrize(
    "site", ["monastery", "volkare_camp", "hidden_valley", "necropolis", "field", "ruins", "den"]
)
def test_r028_sites_that_fortify_nobody(site: str) -> None:
    f = fight(f"prowlers; site: {site}; hand: Bow(ranged 3)").to("ranged").attack("Prowlers", "Bow")
    assert f.defeated == ["Prowlers"]


@pytest.mark.parametrize("site", ["keep", "mage_tower", "city white"])
def test_r028_keeps_mage_towers_and_cities_are_fortified(site: str) -> None:
    f = fight(f"prowlers; site: {site}; hand: Bow(ranged 9), Ram(siege 4)").to("ranged").do("target Prowlers")
    assert f.refuses("play Bow: ranged 9") == "R14"
    assert f.do("play Ram", "declare").defeated == ["Prowlers"]
    f = fight(f"prowlers; site: {site}; hand: Bow(ranged 9)").to("ranged")
    assert f.refuses("target Prowlers") == "R14"
