"""L. The flow chart of one attack's damage: F1–F11."""

from __future__ import annotations

from combat import fight


def test_f01_any_unwounded_unit_ready_or_spent() -> None:
    f = fight("Ogre 9/2; units: peasants spent, foresters, herbalists wounded").to("damage")
    assert f.allows("hit unit Peasants with Ogre")
    assert f.allows("hit unit Foresters with Ogre")
    assert f.refuses("hit unit Herbalists with Ogre") == "F1"


def test_f01_a_unit_activated_before_may_take_damage() -> None:
    f = fight("Ogre 9/4; units: peasants").to("block").do("activate Peasants: move 2").to("damage")
    assert f.hit("Peasants", "Ogre").told("unit_wounded") == [("Peasants", 1, 1)]


def test_f02_units_first_then_more_units_then_the_hero() -> None:
    """10: Guard takes 3, Squire 2, the Hero (Armor 2) the last 5: three Wounds."""
    f = fight("Ogre 9/10; units: Guard 1/3 (block 1), Squire 1/2 (block 1)").to("damage")
    f.hit("Guard", "Ogre").hit("Squire", "Ogre").hit("hero", "Ogre")
    assert f.told("unit_wounded") == [("Guard", 1, 7), ("Squire", 1, 5)]
    assert f.wounds == (3, 0)


def test_f02_the_order_cannot_be_reversed() -> None:
    """The Hero takes everything that is left, so that nothing remains for a Unit."""
    f = fight("Ogre 9/10; units: Guard 1/3 (block 1)").to("damage").hit("hero", "Ogre")
    assert not f.allows("hit unit Guard with Ogre")
    assert f.wounds == (5, 0)


def test_f02_one_attack_is_finished_before_the_next() -> None:
    f = fight("A 9/10, B 9/2; units: Guard 1/3 (block 1), Squire 1/2 (block 1)").to("damage").hit("Guard", "A")
    assert {line for line in f.choices if line.startswith("hit")} == {"hit hero with A", "hit unit Squire with A"}


def test_f03_resistance_is_judged_by_the_attacks_element() -> None:
    text = "Ogre 9/3{}; units: Guard 1/3 ~fire (block 1)"
    assert fight(text.format("fire")).to("damage").hit("Guard", "Ogre").told("unit_wounded") == []
    assert fight(text.format("ice")).to("damage").hit("Guard", "Ogre").told("unit_wounded") == [("Guard", 1, 0)]


def test_f04_a_unit_that_resisted_takes_no_other_attack() -> None:
    f = fight("A 9/3, B 9/2; units: Guard 1/3 ~physical (block 1)").to("damage").hit("Guard", "A")
    assert f.told("unit_resists") == [("Guard", 3, 0)]
    assert f.refuses("hit unit Guard with B") == "F4"


def test_f05_resistant_armor_counts_before_the_wound() -> None:
    """Damage 3 on resistant Armor 3: nothing; 4: the fourth point wounds."""
    text = "Ogre 9/{}; units: Guard 1/3 ~physical (block 1)"
    assert fight(text.format(3)).to("damage").hit("Guard", "Ogre").told("unit_wounded") == []
    f = fight(text.format(4)).to("damage").hit("Guard", "Ogre")
    assert f.told("unit_wounded") == [("Guard", 1, 0)]


def test_f06_a_resistant_unit_takes_its_armor_twice_another_once() -> None:
    """Damage 8 on Armor 3: resistant 8 - 3 - 3 = 2 left, else 5."""
    f = fight("Ogre 9/8; units: Guard 1/3 ~physical (block 1)").to("damage").hit("Guard", "Ogre")
    assert f.told("unit_wounded") == [("Guard", 1, 2)]
    f = fight("Ogre 9/8; units: Guard 1/3 (block 1)").to("damage").hit("Guard", "Ogre")
    assert f.told("unit_wounded") == [("Guard", 1, 5)]


def test_f06_one_point_is_enough_to_wound() -> None:
    f = fight("Ogre 9/1; units: Guard 1/9 (block 1)").to("damage").hit("Guard", "Ogre")
    assert f.told("unit_wounded") == [("Guard", 1, 0)]
    assert f.value["unit_levels_wounded"] == 1


def test_f06_no_point_wounds_nobody() -> None:
    f = fight("Ogre 9/0; units: Guard 1/9 (block 1)").to("damage")
    if f.allows("hit unit Guard with Ogre"):
        f.hit("Guard", "Ogre")
    assert f.value["unit_levels_wounded"] == 0
    assert f.end().wounds == (0, 0)


def test_f07_poison_wounds_a_unit_twice_and_paralyze_destroys_it() -> None:
    text = "Ogre 9/3 {}; units: Guard 2/3 (block 1)"
    poisoned = fight(text.format("poison")).to("damage").hit("Guard", "Ogre")
    assert poisoned.told("unit_wounded") == [("Guard", 2, 0)]
    assert poisoned.value["unit_levels_wounded"] == 2
    paralyzed = fight(text.format("paralyze")).to("damage").hit("Guard", "Ogre")
    assert paralyzed.told("unit_destroyed") == [("Guard", 0)]
    assert (paralyzed.value["unit_levels_lost"], paralyzed.value["unit_levels_wounded"]) == (2, 0)


def test_f07_with_both_it_is_simply_destroyed() -> None:
    f = fight("Ogre 9/3 poison paralyze; units: Guard 2/3 (block 1)").to("damage").hit("Guard", "Ogre")
    assert f.told("unit_destroyed") == [("Guard", 0)]
    assert f.wounds == (0, 0)


def test_f07_a_resisted_attack_neither_poisons_nor_destroys() -> None:
    f = fight("Ogre 9/3 poison paralyze; units: Guard 2/3 ~physical (block 1)").to("damage").hit("Guard", "Ogre")
    assert f.value["unit_levels_lost"] == f.value["unit_levels_wounded"] == 0


def test_f07_a_destroyed_unit_still_absorbs_its_armor() -> None:
    f = fight("Ogre 9/5 paralyze; units: Guard 2/3 (block 1)").to("damage").hit("Guard", "Ogre")
    assert f.told("unit_destroyed") == [("Guard", 2)]
    assert f.hit("hero", "Ogre").wounds == (1, 0)


def test_f08_damage_left_goes_on_none_left_is_done() -> None:
    f = fight("Ogre 9/4; units: Guard 1/3 (block 1), Squire 1/2 (block 1)").to("damage").hit("Guard", "Ogre")
    f.refuses("end phase")
    f.hit("Squire", "Ogre")
    assert not any(line.startswith("hit") for line in f.choices)
    assert f.allows("end phase")


def test_f09_all_that_is_left_on_the_hero_wound_by_wound() -> None:
    assert fight("Ogre 9/7; hero: armor 3, limit 5").to("damage").hit("hero", "Ogre").wounds == (3, 0)


def test_f10_knocked_out_when_the_wounds_reach_the_hand_limit() -> None:
    f = fight("A 9/8, B 9/2; hero: armor 2, limit 5; hand: rage, march").to("damage").hit("hero", "A")
    assert not f.value["knocked_out"]
    assert f.hit("hero", "B").value["knocked_out"]
    assert f.told("knocked_out") == [(5, 5)]
    assert sorted(f.told("discarded")) == ["March", "Rage"]
    f.to("attack")
    assert not any(line.startswith(("play", "sideways")) for line in f.choices)


def test_f11_then_comes_the_attack_phase() -> None:
    f = fight("A 9/8, B 9/2; hand: rage").to("damage").hit("hero", "A").hit("hero", "B").do("end phase")
    assert f.phase == "attack"
