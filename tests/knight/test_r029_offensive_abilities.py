"""C. Offensive abilities: R29–R39."""

from __future__ import annotations

import pytest
from combat import fight

from warlore.knight.catalogue import catalogue

ENEMIES = {enemy.name: enemy for enemy in catalogue().enemies.values()}


# ------------------------------------------------------------------ R29
def test_r029_poison_doubles_the_wounds_of_the_hero_into_the_discard_pile() -> None:
    """Damage 3 on Armor 2: two Wounds to hand, and two more to the discard pile."""
    f = fight("Snake 9/3 poison").to("damage").hit("hero", "Snake")
    assert f.wounds == (2, 2)


def test_r029_poison_puts_a_second_wound_on_a_unit() -> None:
    f = fight("Snake 9/3 poison; units: Guard 1/3 (block 1)").to("damage").hit("Guard", "Snake")
    assert f.told("unit_wounded") == [("Guard", 2, 0)]
    assert f.wounds == (0, 0)


def test_r029_a_blocked_poison_attack_brings_no_wound() -> None:
    f = fight("Snake 9/3 poison; hand: Shield(block 3)").to("block").block("Snake", "Shield").end()
    assert f.wounds == (0, 0)


# ------------------------------------------------------------------ R30
def test_r030_assassination_goes_to_the_hero_only() -> None:
    f = fight("Killer 9/3 assassination; units: Guard 1/3 (block 1)").to("damage")
    assert f.refuses("hit unit Guard with Killer") in ("R30", "R77")
    assert f.hit("hero", "Killer").wounds == (2, 0)


def test_r030_units_may_help_to_block_it() -> None:
    f = fight("Killer 9/3 assassination; units: Guard 1/3 (block 3)").to("block")
    assert f.block("Killer", "activate Guard").end().wounds == (0, 0)


# ------------------------------------------------------------------ R31
def test_r031_a_summoned_creature_attacks_in_the_summoners_place() -> None:
    """The Minotaur strikes with 5, Brutal: 10 damage on Armor 2."""
    f = fight("orc_summoners [minotaur]; hero: armor 2, limit 9").to("block")
    assert [fields[1] for fields in f.told("summoned")] == ["Minotaur"]
    assert f.to("attack").wounds == (5, 0)
    assert len(f.told("summoned_discarded")) == 1


def test_r031_no_fame_for_the_summoned_and_the_summoner_is_fought_in_the_attack_phase() -> None:
    f = fight("orc_summoners [minotaur]; hand: Blow(attack 9); hero: armor 9, limit 9").to("attack")
    assert not any("target summoned" in line for line in f.choices)
    assert f.attack("Orc Summoners", "Blow").end().fame == 4


def test_r031_the_summoner_itself_cannot_be_blocked_nor_targeted_while_its_creature_fights() -> None:
    f = fight("orc_summoners [minotaur], Ogre 9/0; hand: whirlwind; mana: white").to("block")
    assert f.refuses("block Orc Summoners") == "R31"
    f.do("play Whirlwind")
    assert f.choices == {"choose summoned 1", "choose Ogre"}
    assert f.do("choose summoned 1").end().wounds == (0, 0)


def test_r031_a_summoner_killed_in_the_ranged_phase_summons_nothing() -> None:
    f = fight("orc_summoners [minotaur]; hand: Bow(ranged 4)").to("ranged")
    assert f.attack("Orc Summoners", "Bow").end().told("summoned") == []
    assert f.value["all_defeated"]


def test_r031_green_for_the_shrouded_necromancers_and_of_their_own_faction() -> None:
    green = {"Skeletal Warriors", "Zombie Horde", "Gibbering Ghouls", "Corrupted Priests", "Shrouded Necromancers"}
    for seed in range(6):
        f = fight("shrouded_necromancers", seed=seed).to("block")
        assert next(fields[1] for fields in f.told("summoned")) in green


def test_r031_brown_for_the_others() -> None:
    brown = {"Minotaur", "Gargoyle", "Medusa", "Crypt Worm", "Werewolf", "Manticore", "Hydra", "Shadow"}
    for seed in range(6):
        f = fight("illusionists", seed=seed).to("block")
        assert next(fields[1] for fields in f.told("summoned")) in brown


def test_r031_the_dragon_summoner_draws_two_each_blocked_by_itself() -> None:
    """Gargoyle 5 is blocked, the Medusa's 6 on Armor 2 are three Wounds."""
    f = fight("dragon_summoner [gargoyle, medusa]; hand: Shield(block 5)").to("block")
    assert [fields[1] for fields in f.told("summoned")] == ["Gargoyle", "Medusa"]
    gargoyle = f.told("summoned")[0][0]
    assert f.block(gargoyle, "Shield").to("attack").wounds == (3, 0)


@pytest.mark.parametrize(("level", "colour"), [(4, "green"), (7, "brown"), (10, "red")])
def test_r031_the_dark_crusader_leader_draws_two_of_his_faction(level: int, colour: str) -> None:
    pile = {name for name, enemy in ENEMIES.items() if (enemy.faction, enemy.colour) == ("dark_crusader", colour)}
    for seed in range(4):
        f = fight(f"; leader: dark_crusader {level} []; site: necropolis", seed=seed).to("block")
        drawn = [fields[1] for fields in f.told("summoned")]
        assert len(drawn) == 2
        assert set(drawn) <= pile


def test_r031_an_empty_pile_summons_nothing_and_nobody_attacks() -> None:
    f = fight("orc_summoners; sets: tezla").end()
    assert f.told("nothing_to_summon") == ["Orc Summoners"]
    assert f.wounds == (0, 0)


def test_r031_a_summoned_creature_destroyed_gives_no_fame() -> None:
    f = fight("orc_summoners [gargoyle]; units: delphana_masters; mana: red; hand: Shield(block 5)").to("block")
    f.block("summoned 1", "Shield").do("activate Delphana Masters: enemy destroyed for red")
    assert f.told("destroyed") == ["summoned 1"]
    assert f.end().fame == 0
    assert f.left == ["Orc Summoners"]


# ------------------------------------------------------------------ R32
def test_r032_swift_needs_twice_the_block() -> None:
    for block, wounds in ((5, 2), (6, 0)):
        f = fight(f"Wolf 9/3 swift; hand: Shield(block {block})").to("block").block("Wolf", "Shield")
        assert f.blocks == [(block, 6)]
        assert f.end().wounds == (wounds, 0)


def test_r032_unblocked_swift_deals_its_normal_value() -> None:
    assert fight("Wolf 9/3 swift").end().wounds == (2, 0)


# ------------------------------------------------------------------ R33
def test_r033_each_of_multiple_attacks_is_blocked_and_assigned_by_itself() -> None:
    f = fight("Hydra 9/2/4; hand: Shield(block 2)").to("block").block("Hydra", "Shield").to("damage")
    assert not f.allows("hit hero with Hydra")
    assert f.hit("hero", "Hydra / 2").wounds == (2, 0)


def test_r033_two_attacks_of_three_are_not_two_thirds_of_one_blow() -> None:
    """3 and 3 on Armor 2 are 2 + 2 Wounds, not 6 / 2 = 3."""
    assert fight("Twins 9/3/3").end().wounds == (4, 0)


def test_r033_successfully_blocked_only_when_all_its_attacks_are() -> None:
    """Disease (Armor becomes 1) looks at blocked enemies: first one of two blocked, then both."""
    text = "Twins 9/2/2; hand: cure, A(block 2), B(block 2); mana: green, black; night"
    one = fight(text).to("block").block("Twins", "A").to("attack").do("play Cure")
    assert one.told("armor_changed") == []
    both = fight(text).to("block").block("Twins", "A").block("Twins / 2", "B").to("attack").do("play Cure")
    assert [fields[2] for fields in both.told("armor_changed")] == [1]


# ------------------------------------------------------------------ R34
def test_r034_an_effect_on_one_attack_hits_the_chosen_one() -> None:
    """Swift Reflexes: one attack -1."""
    f = fight("Twins 9/3/2; hand: swift_reflexes; hero: armor 1, limit 9").to("block")
    f.do("play Swift Reflexes: attack minus 1")
    assert {line for line in f.choices if line.startswith("choose")} == {
        "choose attack Twins",
        "choose attack Twins / 2",
    }
    assert f.do("choose attack Twins / 2").end().wounds == (3 + 1, 0)


# ------------------------------------------------------------------ R35
def test_r035_an_enemy_prevented_from_attacking_makes_none_of_its_attacks() -> None:
    f = fight("Twins 9/3/2; hand: whirlwind; mana: white").to("block").do("play Whirlwind", "choose Twins")
    assert f.told("does_not_attack") == ["Twins"]
    assert f.end().wounds == (0, 0)


def test_r035_a_summoner_prevented_from_attacking_summons_nothing() -> None:
    f = fight("orc_summoners [minotaur]; hand: whirlwind; mana: white").to("ranged").do("play Whirlwind").end()
    assert f.told("summoned") == []
    assert f.wounds == (0, 0)


# ------------------------------------------------------------------ R36
def test_r036_a_city_bonus_counts_only_for_the_matching_attack() -> None:
    """Heroes (ice), 3 physical and 3 ice, in the Blue City: 3 and 5; Armor 1 counts the damage out."""
    f = fight("heroes_ice; site: city blue; hero: armor 1, limit 20").to("damage")
    f.hit("hero", "Heroes (ice)")
    assert f.wounds == (3, 0)
    assert f.hit("hero", "Heroes (ice) / 2").wounds == (8, 0)


# ------------------------------------------------------------------ R37
def test_r037_move_points_reduce_a_cumbersome_attack_one_for_one() -> None:
    f = fight("Ram 9/7 cumbersome; hand: march; hero: armor 1, limit 20").to("block")
    f.do("play March: move 2", "slow Ram", "slow Ram")
    assert f.refuses("slow Ram") == "R37"
    assert f.end().wounds == (5, 0)


def test_r037_only_in_the_block_phase() -> None:
    f = fight("Ram 9/7 cumbersome; hand: march").to("ranged").do("play March: move 2")
    f.refuses("slow Ram")
    f.to("damage")
    f.refuses("slow Ram")


def test_r037_only_cumbersome_enemies_are_slowed() -> None:
    f = fight("Ram 9/7; hand: march").to("block").do("play March: move 2")
    assert f.refuses("slow Ram") == "R37"


# ------------------------------------------------------------------ R38
def test_r038_the_points_may_be_divided_and_a_block_may_follow() -> None:
    """Zombies 1/1/1: two of three attacks are bought off, the third is blocked by a sideways card."""
    f = fight("zombie_horde; hand: march, rage").to("block").do("play March: move 2")
    f.do("slow Zombie Horde", "slow Zombie Horde / 3").block("Zombie Horde / 2", "sideways Rage block")
    assert f.end().wounds == (0, 0)
    assert f.told("reduced_to_zero") == ["Zombie Horde", "Zombie Horde / 3"]


def test_r038_the_reduced_attack_needs_less_block() -> None:
    f = fight("Ram 9/5 cumbersome; hand: march, Shield(block 3)").to("block")
    assert f.do("play March: move 2", "slow Ram", "slow Ram").block("Ram", "Shield").blocks == [(3, 3)]


# ------------------------------------------------------------------ R39
def test_r039_reduced_to_zero_is_successfully_blocked() -> None:
    """An Elusive, Cumbersome enemy then shows its lower Armor."""
    f = fight("Ram 3(8)/2 cumbersome elusive; hand: march, Blow(attack 3)").to("block")
    f.do("play March: move 2", "slow Ram", "slow Ram")
    assert f.told("reduced_to_zero") == ["Ram"]
    assert f.to("attack").attack("Ram", "Blow").defeated == ["Ram"]


def test_r039_any_reduction_in_the_block_phase_counts() -> None:
    f = fight("Ghost 3(8)/2 elusive; hand: swift_reflexes, Blow(attack 3); mana: white").to("block")
    f.do("play Swift Reflexes: powered attack minus 2", "choose attack Ghost")
    assert f.to("attack").attack("Ghost", "Blow").defeated == ["Ghost"]
