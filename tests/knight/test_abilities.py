"""Each ability of an enemy alone, on a real token, and the pairs that touch each other."""

from __future__ import annotations

import pytest
from combat import fight

BARE = "hero: armor 1, limit 20"

# Unblocked damage on Armor 1 is the number of Wounds: hand and discard pile.
ALONE = [
    ("prowlers", (4, 0)),
    ("cursed_hags", (3, 3)),  # Poison
    ("wolf_riders", (3, 0)),  # Swift: as printed
    ("ironclads", (8, 0)),  # Brutal
    ("orc_skirmishers", (2, 0)),  # 1 and 1
    ("hydra", (6, 0)),  # 2, 2 and 2
    ("heroes_fire", (6, 0)),  # 4 physical and 2 fire
    ("medusa", (6, 0)),  # Paralyze
    ("orc_stonethrowers", (7, 0)),  # Cumbersome
    ("altem_mages", (8, 8)),  # Brutal and Poison
    ("sorcerers", (6, 6)),  # Assassination and Poison
    ("gibbering_ghouls", (4, 0)),  # Vampiric
    ("storm_dragon", (4, 0)),  # Elusive and Swift
    ("magic_familiars", (12, 0)),  # Brutal, 3 and 3
    ("grim_legionnaires", (11, 0)),  # Arcane Immunity
]


@pytest.mark.parametrize(("token", "wounds"), ALONE)
def test_unblocked_damage_of_real_tokens(token: str, wounds: tuple[int, int]) -> None:
    assert fight(f"{token}; {BARE}").end().wounds == wounds


# What a physical Block of N makes of the (first) attack: (counted, needed).
BLOCKED = [
    ("prowlers", 4, (4, 4)),
    ("wolf_riders", 6, (6, 6)),
    ("ironclads", 4, (4, 4)),  # Brutal needs no more Block
    ("fire_mages", 12, (6, 6)),
    ("ice_golems", 3, (1, 2)),
    ("freezers", 12, (6, 6)),  # Ice 3, Swift
    ("shadow", 8, (4, 4)),
    ("storm_dragon", 16, (8, 8)),  # Ice 4, Swift
    ("werewolf", 13, (13, 14)),
]


@pytest.mark.parametrize(("token", "block", "counts"), BLOCKED)
def test_block_needed_by_real_tokens(token: str, block: int, counts: tuple[int, int]) -> None:
    f = fight(f"{token}; hand: Shield(block {block})").to("block")
    name = next(line for line in f.choices if line.startswith("block ")).removeprefix("block ")
    assert f.block(name, "Shield").blocks == [counts]


# ------------------------------------------------------------------ pairs
def test_swift_and_cumbersome_each_point_of_move_saves_two_of_block() -> None:
    """Swift 5 needs 10; slowed by 2 it needs 6."""
    f = fight("Ram 9/5 swift cumbersome; hand: march, Shield(block 6)").to("block").do("play March: move 2")
    assert f.do("slow Ram", "slow Ram").block("Ram", "Shield").blocks == [(6, 6)]


def test_brutal_and_cumbersome_each_point_of_move_saves_two_of_damage() -> None:
    f = fight(f"Ram 9/5 brutal cumbersome; hand: march; {BARE}").to("block").do("play March: move 2", "slow Ram")
    assert f.end().wounds == (8, 0)


def test_brutal_is_not_doubled_by_the_red_city() -> None:
    assert fight(f"thugs; site: city red; {BARE}").end().wounds == (6, 0)


def test_brutal_and_the_blue_city_the_bonus_is_doubled_too() -> None:
    """Fire Golems, Fire 3 Brutal: (3 + 2) x 2."""
    assert fight(f"fire_golems; site: city blue; {BARE}").end().wounds == (10, 0)


def test_poison_is_not_doubled_by_the_green_city() -> None:
    assert fight(f"monks; site: city green; {BARE}").end().wounds == (5, 5)


def test_poison_and_paralyze_on_the_hero_both_happen() -> None:
    f = fight(f"Ogre 9/3 poison paralyze; hand: rage; {BARE}").to("damage").hit("hero", "Ogre")
    assert f.wounds == (3, 3)
    assert f.told("discarded") == ["Rage"]


def test_poison_and_paralyze_on_a_unit_it_is_destroyed() -> None:
    f = fight("Ogre 9/3 poison paralyze; units: peasants").to("damage").hit("Peasants", "Ogre")
    assert f.value["unit_levels_lost"] == 1
    assert f.wounds == (0, 0)


def test_elusive_and_multiple_attacks_all_must_be_blocked() -> None:
    """Crystal Sprites 1 (2), Ice 1 and 1, Ice Resistance, Defend 1 on itself."""
    text = "crystal_sprites; hand: A(block 1 fire), B(block 1 fire), Blow(attack 2)"
    f = fight(text).to("block").block("Crystal Sprites", "A").to("attack").attack("Crystal Sprites", "Blow")
    assert f.totals == [(2, 2 + 1)]
    f = fight(text).to("block").block("Crystal Sprites", "A").block("Crystal Sprites / 2", "B").to("attack")
    assert f.attack("Crystal Sprites", "Blow").totals == [(2, 1 + 1)]


def test_elusive_and_multiple_attacks_one_blocked_one_reduced_to_zero() -> None:
    f = fight("Ghost 2(6)/1/3 elusive; hand: swift_reflexes, Shield(block 3), Blow(attack 2)").to("block")
    f.do("play Swift Reflexes: attack minus 1", "choose attack Ghost").block("Ghost / 2", "Shield")
    assert f.to("attack").attack("Ghost", "Blow").totals == [(2, 2)]


def test_vampiric_and_units_each_wounded_unit_counts_once() -> None:
    f = fight("Vamp 4/6 vampiric; units: Guard 1/3 (block 1), Squire 1/3 (block 1); hand: Blow(attack 6)").to(
        "damage"
    )
    f.hit("Guard", "Vamp").hit("Squire", "Vamp").to("attack")
    assert f.attack("Vamp", "Blow").totals == [(6, 6)]


def test_vampiric_and_multiple_attacks_add_up() -> None:
    f = fight("Vamp 4/2/2 vampiric; hand: Blow(attack 6)").to("attack").attack("Vamp", "Blow")
    assert f.totals == [(6, 6)]


def test_vampiric_and_brutal_the_doubled_damage_feeds() -> None:
    """3 x 2 on Armor 2: three Wounds."""
    f = fight("Vamp 4/3 vampiric brutal; hand: Blow(attack 7)").to("attack").attack("Vamp", "Blow")
    assert f.totals == [(7, 7)]


def test_summon_and_city_the_white_city_armors_the_summoner() -> None:
    f = fight("illusionists [gargoyle]; site: city white; hand: Blow(attack 3 fire)").to("attack")
    assert f.attack("Illusionists", "Blow").totals == [(3, 4)]


def test_summon_and_abilities_the_summoned_uses_its_own() -> None:
    """Manticore 4: Swift, Assassination, Poison."""
    f = fight("orc_summoners [manticore]; units: peasants; hand: Shield(block 7)").to("block")
    name = f.told("summoned")[0][0]
    assert f.block(name, "Shield").blocks == [(7, 8)]
    f.to("damage")
    f.refuses(f"hit unit Peasants with {name}")
    assert f.hit("hero", name).wounds == (2, 2)


def test_summon_and_elusive_the_summoned_is_never_attacked() -> None:
    f = fight("orc_summoners [shadow]; hand: Blow(attack 4)").to("attack")
    assert {line for line in f.choices if line.startswith("target")} == {"target Orc Summoners"}


def test_defend_and_groups_a_group_pays_it_once() -> None:
    """Elven Protectors (Armor 4, Defend 2) and Prowlers 3 in one attack: 4 + 3 + 2."""
    f = fight("elven_protectors, prowlers; hand: Blow(attack 9)").to("attack")
    f.do("target Elven Protectors", "target Prowlers", "play Blow", "declare")
    f.do("guard Prowlers by Elven Protectors")
    assert f.totals == [(9, 9)]
    assert f.defeated == ["Elven Protectors", "Prowlers"]


def test_defend_and_elusive_the_bonus_counts_on_both_values() -> None:
    f = fight("Ghost 2(6)/1 elusive defend2; hand: Bow(ranged 1), Shield(block 1), Blow(attack 4)").to("ranged")
    f.attack("Ghost", "Bow").to("block").block("Ghost", "Shield").to("attack").attack("Ghost", "Blow")
    assert f.totals == [(1, 8), (4, 4)]


def test_assassination_in_a_dungeon_changes_nothing_units_are_out_anyway() -> None:
    f = fight("Killer 9/4 assassination; site: dungeon; units: peasants").to("damage")
    assert {line for line in f.choices if line.startswith("hit")} == {"hit hero with Killer"}


def test_assassination_in_a_maze_spares_the_companion() -> None:
    f = fight("Killer 9/4 assassination; site: maze; units: peasants").do("take Peasants").to("damage")
    f.refuses("hit unit Peasants with Killer")


def test_assassination_thugs_need_no_bribe_to_be_spared() -> None:
    f = fight("Killer 9/4 assassination; units: thugs; hand: promise").to("damage").do("play Promise: influence 2")
    f.refuses("hit unit Thugs with Killer")
    assert f.hit("hero", "Killer").told("influence_paid") == []


def test_fortified_and_elusive_in_a_keep() -> None:
    f = fight("Ghost 2(6)/1 elusive fortified; site: keep; hand: Ram(siege 9)").to("ranged")
    assert not f.allows("target Ghost")


def test_arcane_immunity_and_resistance_the_element_still_halves() -> None:
    f = fight("blood_demon; skills: Blow(attack 7 fire)").to("attack").attack("Blood Demon", "use Blow")
    assert f.totals == [(3, 6)]


def test_paralyze_and_knock_out_the_hand_is_discarded_once() -> None:
    f = fight("Medusa 9/20 paralyze; hand: rage, march").to("damage").hit("hero", "Medusa")
    assert sorted(f.told("discarded")) == ["March", "Rage"]
    assert f.value["knocked_out"]
