"""O and P. Notes 10 to 12, wounding the Hero and the end of the Assign Damage phase: R94–R104."""

from __future__ import annotations

import pytest
from combat import Fight, fight


# ------------------------------------------------------------------ R94
def test_r094_the_sheets_own_example_damage_7_armor_3_three_wounds() -> None:
    f = fight("Ogre 9/7; hero: armor 3, limit 5").end()
    assert f.wounds == (3, 0)
    assert f.told("hero_wounded") == [(3, 7, 3)]


@pytest.mark.parametrize(("damage", "armor", "wounds"), [(1, 2, 1), (2, 2, 1), (3, 2, 2), (4, 4, 1), (9, 4, 3)])
def test_r094_damage_divided_by_armor_rounded_up(damage: int, armor: int, wounds: int) -> None:
    assert fight(f"Ogre 9/{damage}; hero: armor {armor}, limit 9").end().wounds == (wounds, 0)


def test_r094_the_armor_of_the_heros_level() -> None:
    """Levels 1, 3 and 7 have Armor 2, 3 and 4: 12 damage are 6, 4 and 3 Wounds."""
    wounds = [fight(f"Ogre 9/12; hero: level {level}").end().wounds[0] for level in (1, 3, 7)]
    assert wounds == [6, 4, 3]


# ------------------------------------------------------------------ R95, R96
def test_r095_each_poisonous_wound_brings_one_to_the_discard_pile() -> None:
    f = fight("A 9/5 poison, B 9/5").end()
    assert f.wounds == (6, 3)
    assert f.told("poisoned") == [(3, 3)]


def test_r096_paralyze_discards_all_cards_but_wounds_at_once() -> None:
    f = fight("Medusa 9/1 paralyze; hand: rage, march; hero: armor 2, limit 5, wounds 2").to("damage")
    f.hit("hero", "Medusa")
    assert sorted(f.told("discarded")) == ["March", "Rage"]
    assert f.after.healing["wounds_in_hand"] == 3
    assert not f.value["knocked_out"]


def test_r096_only_if_the_hero_is_wounded() -> None:
    f = fight("Medusa 9/3 paralyze; hand: rage; units: Guard 1/3 (block 1)").to("damage").hit("Guard", "Medusa")
    assert f.told("discarded") == f.told("paralyzed") == []


# ------------------------------------------------------------------ R97–R99
def test_r097_wounds_of_every_enemy_count_together() -> None:
    f = fight("A 9/4, B 9/6; hero: armor 2, limit 5").to("damage").hit("hero", "A")
    assert not f.value["knocked_out"]
    assert f.hit("hero", "B").value["knocked_out"]


def test_r097_and_those_of_card_effects() -> None:
    """Firestorm costs a Wound in the Ranged phase; four more in the damage phase make five."""
    text = "Ogre 9/8, Wolf 9/1; hero: armor 2, limit 5; hand: fireball, rage; mana: red, black; night"
    f = fight(text).to("ranged").attack("Wolf", "Fireball: powered").to("damage").hit("hero", "Ogre")
    assert f.wounds == (5, 0)
    assert f.value["knocked_out"]


def test_r097_a_card_alone_can_knock_out() -> None:
    f = fight("Ogre 9/0; hero: armor 2, limit 1; hand: blood_rage, rage").to("attack").do("target Ogre")
    f.do("play Blood Rage: attack 5 for wound")
    assert f.value["knocked_out"]
    assert f.told("discarded") == ["Rage"]


def test_r098_wounds_in_the_discard_pile_do_not_count() -> None:
    f = fight("Snake 9/8 poison; hero: armor 2, limit 5").end()
    assert f.wounds == (4, 4)
    assert not f.value["knocked_out"]


def test_r098_nor_do_wounds_held_before() -> None:
    f = fight("Ogre 9/8; hero: armor 2, limit 5, wounds 4").end()
    assert f.wounds == (4, 0)
    assert not f.value["knocked_out"]
    assert f.after.healing["wounds_in_hand"] == 8


def test_r099_the_damage_goes_on_after_a_knock_out() -> None:
    f = fight("Ogre 9/20, Wolf 9/4; hero: armor 2, limit 3; units: Guard 1/3 (block 1)").to("damage")
    f.hit("hero", "Ogre")
    assert f.wounds == (10, 0)
    assert f.value["knocked_out"]
    f.hit("Guard", "Wolf").hit("hero", "Wolf")
    assert f.wounds == (11, 0)
    assert len(f.told("knocked_out")) == 1


# ------------------------------------------------------------------ R100–R102
def test_r100_every_enemy_is_done_before_the_attack_phase() -> None:
    f = fight("A 9/2, B 9/2, C 9/2; hand: Shield(block 2)").to("block").block("B", "Shield").to("damage")
    f.hit("hero", "C")
    assert f.refuses("end phase") in ("R22", "R70", "R100")
    f.hit("hero", "A").do("end phase")
    assert f.phase == "attack"


def test_r101_the_leaders_attack_included() -> None:
    f = fight("; leader: dark_crusader 2 []; site: necropolis").to("damage")
    assert f.refuses("end phase") in ("R22", "R70", "R100", "R101")
    assert f.hit("hero", "Dark Crusader Leader").wounds == (3, 0)


def test_r102_after_a_knock_out_units_skills_and_tokens_still_fight() -> None:
    helpers = "units: peasants; skills: Fury(attack 3); tokens: vial_of_toxin"
    f = fight(f"Ogre 6/20; hero: armor 2, limit 3; hand: rage; {helpers}").to("attack")
    f.do("target Ogre", "activate Peasants: attack 2")
    f.do("spend Vial of Toxin", "use Fury", "declare")
    assert f.value["knocked_out"]
    assert f.totals == [(2 + 3 + 3, 6)]


def test_r102_not_two_tokens_of_one_name() -> None:
    f = fight("Ogre 9/20; units: peasants; tokens: vial_of_toxin, vial_of_toxin").to("attack")
    f.do("target Ogre", "activate Peasants: attack 2", "spend Vial of Toxin")
    assert not any(line.startswith("spend") for line in f.choices)


# ------------------------------------------------------------------ R103
PARTIAL = "prowlers; volkare: die red; site: volkare; partial"


def refused(f: Fight) -> list[tuple[str, str, str]]:
    return f.words.combat.refused


def test_r103_partial_attendance_no_skills_but_those_of_other_turns() -> None:
    skill = {"modes": [{"kind": "block", "value": 4}]}
    skills = [{"name": "Any Time", "anytime": True, **skill}, {"name": "My Turn", **skill}]
    f = fight(PARTIAL, skills=skills).to("block").do("block Prowlers")
    assert f.knows_not("use My Turn: block 4")
    assert ("My Turn", "R103") in [(name, reason[-5:-1]) for name, _, reason in refused(f)]
    assert f.do("use Any Time", "declare").blocks == [(4, 4)]


def test_r103_no_faction_tokens() -> None:
    f = fight(f"{PARTIAL}; tokens: staff_of_concealment").to("block")
    assert f.knows_not("spend Staff of Concealment: move 2")
    assert "R103" in refused(f)[0][2]


def test_r103_no_healing_afterwards_and_mana_is_kept() -> None:
    f = fight(f"{PARTIAL}; mana: red 2").end()
    assert not f.after.healing["allowed"]
    assert f.after.mana_kept
    whole = fight("prowlers; volkare: die red; site: volkare; mana: red 2").end()
    assert whole.after.healing["allowed"]
    assert not whole.after.mana_kept


# ------------------------------------------------------------------ R104
def test_r104_vampiric_grows_by_units_wounded_and_wounds_in_hand() -> None:
    """7 damage: Guard takes 3, the Hero 4 / 2 = 2 Wounds: Armor 5 + 3."""
    f = fight("Vamp 5/7 vampiric; units: Guard 1/3 (block 1); hand: Blow(attack 8)").to("damage")
    f.hit("Guard", "Vamp").hit("hero", "Vamp").to("attack")
    assert f.attack("Vamp", "Blow").totals == [(8, 8)]


def test_r104_a_doubly_poisoned_unit_counts_once_and_discarded_wounds_do_not() -> None:
    f = fight("Vamp 5/5 vampiric poison; units: Guard 1/3 (block 1); hand: Blow(attack 7)").to("damage")
    f.hit("Guard", "Vamp").hit("hero", "Vamp").to("attack")
    assert f.wounds == (1, 1)
    assert f.attack("Vamp", "Blow").totals == [(7, 7)]


def test_r104_a_resisted_attack_feeds_nobody() -> None:
    f = fight("Vamp 5/3 vampiric; units: Guard 1/3 ~physical (block 1); hand: Blow(attack 5)").to("damage")
    assert f.hit("Guard", "Vamp").to("attack").attack("Vamp", "Blow").totals == [(5, 5)]


def test_r104_only_the_enemy_that_wounded_grows() -> None:
    f = fight("Vamp 5/2 vampiric, Ogre 9/8; hand: Shield(block 2), Blow(attack 5)").to("block")
    f.block("Vamp", "Shield").to("attack")
    assert f.attack("Vamp", "Blow").totals == [(5, 5)]


def test_r104_both_values_of_an_elusive_vampire() -> None:
    """Vampire 5 (10), 5 on Armor 2: three Wounds, so 13."""
    f = fight("vampire; hand: Blow(attack 12)").to("attack").attack("Vampire", "Blow")
    assert f.totals == [(12, 13)]
