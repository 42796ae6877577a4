"""J and K. Notes 7 and 8, limits on Units and their resistances: R72–R84."""

from __future__ import annotations

import pytest
from combat import fight

GUARDS = "units: Guard 1/3 (block 3), Squire 1/2 (block 2)"


# ------------------------------------------------------------------ R72, R73
@pytest.mark.parametrize("site", ["dungeon", "tomb", "monastery"])
def test_r072_no_units_at_all(site: str) -> None:
    f = fight(f"Ogre 9/2; site: {site}; {GUARDS}; hand: rage").to("block").do("block Ogre")
    assert f.refuses("activate Guard: block 3") == "R72"
    f.do("sideways Rage block", "declare").to("damage")
    assert f.refuses("hit unit Guard with Ogre") == "R72"


@pytest.mark.parametrize("site", ["maze", "labyrinth"])
def test_r073_one_ready_unit_comes_along(site: str) -> None:
    f = fight(f"Ogre 9/4, Wolf 9/2; site: {site}; units: peasants, foresters, thugs spent, scouts wounded")
    assert f.choices == {"take Peasants", "take Foresters", "go alone"}
    f.do("take Foresters").to("block").do("block Ogre")
    assert {line for line in f.choices if line.startswith("activate")} == {"activate Foresters: block 3"}
    f.do("activate Foresters: block 3", "declare").to("damage")
    assert f.refuses("hit unit Peasants with Ogre") == "R73"
    assert f.hit("Foresters", "Ogre").told("unit_wounded") == [("Foresters", 1, 0)]


def test_r073_or_none() -> None:
    f = fight(f"Ogre 9/2; site: maze; {GUARDS}").do("go alone").to("damage")
    assert f.refuses("hit unit Guard with Ogre") == "R73"


# ------------------------------------------------------------------ R74–R76
@pytest.mark.parametrize(
    "site",
    ["keep", "mage_tower", "city white", "volkare assault", "volkare_camp assault", "hidden_valley assault"],
)
def test_r074_heroes_cost_2_influence_in_an_assault(site: str) -> None:
    more = "; volkare: die red" if "volkare" in site else "; leader: elementalist 2 []" if "valley" in site else ""
    text = f"Ogre 9/5; site: {site}{more}; units: heroes_white; hand: promise, threaten"
    assert fight(text).to("block").do("block Ogre").refuses("activate Heroes (white): block 5") == "R74"
    f = fight(text).to("block").do("play Promise: influence 2").block("Ogre", "activate Heroes (white): block 5")
    assert f.told("influence_paid") == [("Heroes (white)", 2, 0)]
    assert f.blocks == [(5, 5)]


def test_r074_damage_may_be_assigned_to_them_freely() -> None:
    f = fight("Ogre 9/5; site: keep; units: heroes_white").to("damage").hit("Heroes (white)", "Ogre")
    assert f.told("influence_paid") == []
    assert f.told("unit_wounded") == [("Heroes (white)", 1, 0)]


@pytest.mark.parametrize("site", ["field", "ruins", "den", "keep no assault", "graveyard"])
def test_r074_elsewhere_they_are_free(site: str) -> None:
    f = fight(f"Ogre 9/5; site: {site}; units: heroes_white").to("block")
    assert f.block("Ogre", "activate Heroes (white): block 5").blocks == [(5, 5)]


def test_r075_defending_against_volkare_is_no_assault() -> None:
    f = fight("prowlers; volkare: die red; site: volkare; units: heroes_white").to("block")
    assert f.block("Prowlers", "activate Heroes (white): block 5").blocks == [(5, 4)]
    assert f.end().after.reputation == 0


def test_r076_thugs_take_damage_for_2_influence() -> None:
    f = fight("Ogre 9/3; units: thugs; hand: promise").to("damage")
    assert f.refuses("hit unit Thugs with Ogre") in ("R76", "Q4")
    f.do("play Promise: influence 2").hit("Thugs", "Ogre")
    assert f.told("influence_paid") == [("Thugs", 2, 0)]
    assert f.told("unit_wounded") == [("Thugs", 1, 0)]


def test_r076_activating_them_is_free() -> None:
    f = fight("Ogre 9/3; units: thugs; site: keep").to("block").block("Ogre", "activate Thugs: block 3")
    assert f.told("influence_paid") == []
    assert f.blocks == [(3, 3)]


# ------------------------------------------------------------------ R77
def test_r077_assassination_spares_units() -> None:
    f = fight(f"Killer 9/5 assassination, Ogre 9/2; {GUARDS}").to("damage")
    assert f.refuses("hit unit Guard with Killer") in ("R77", "R30")
    assert f.allows("hit unit Guard with Ogre")


def test_r077_except_the_shocktroops_third_ability() -> None:
    """The attack loses 3 and must hit the Shocktroops (Armor 3) first: 7 - 3 - 3 = 1 for the Hero."""
    f = fight("Killer 9/7 assassination; units: shocktroops").to("block")
    f.do("activate Shocktroops: attack minus 3", "choose attack Killer").to("damage")
    f.refuses("hit hero with Killer")
    f.hit("Shocktroops", "Killer")
    assert f.told("unit_wounded") == [("Shocktroops", 1, 1)]
    assert f.hit("hero", "Killer").wounds == (1, 0)


# ------------------------------------------------------------------ R78–R80
def test_r078_healing_a_unit_costs_its_level() -> None:
    f = fight("Ogre 9/5; units: amotep_gunners").to("damage").hit("Amotep Gunners", "Ogre").end()
    assert f.after.healing["units"] == [{"unit": "Amotep Gunners", "wounds": 1, "points": 3}]


def test_r079_two_wounds_are_healed_twice() -> None:
    f = fight("Ogre 9/5 poison; units: amotep_gunners").to("damage").hit("Amotep Gunners", "Ogre").end()
    assert f.after.healing["units"] == [{"unit": "Amotep Gunners", "wounds": 2, "points": 6}]


def test_r080_the_glade_does_not_heal_units() -> None:
    """It throws away a Wound of the Hero; without one, a wounded Unit gets nothing from it."""
    f = fight("Ogre 9/5; site: magical_glade; units: amotep_gunners").to("damage").hit("Amotep Gunners", "Ogre")
    healing = f.end().after.healing
    assert healing["units"] == [{"unit": "Amotep Gunners", "wounds": 1, "points": 3}]
    assert healing["wounds_in_hand"] == 0


# ------------------------------------------------------------------ R81–R84
def wounded(resist: str, element: str) -> bool:
    f = fight(f"Ogre 9/3{element}; units: Guard 1/3 {resist} (block 1)").to("damage").hit("Guard", "Ogre")
    return bool(f.told("unit_wounded"))


ATTACKS = ("", "fire", "ice", "cold")


@pytest.mark.parametrize(("element", "hurts"), list(zip(ATTACKS, (False, True, True, True), strict=True)))
def test_r081_physical_resistance_resists_physical(element: str, hurts: bool) -> None:
    assert wounded("~physical", element) is hurts


@pytest.mark.parametrize(("element", "hurts"), list(zip(ATTACKS, (True, False, True, True), strict=True)))
def test_r082_fire_resistance_resists_fire(element: str, hurts: bool) -> None:
    assert wounded("~fire", element) is hurts


@pytest.mark.parametrize(("element", "hurts"), list(zip(ATTACKS, (True, True, False, True), strict=True)))
def test_r083_ice_resistance_resists_ice(element: str, hurts: bool) -> None:
    assert wounded("~ice", element) is hurts


@pytest.mark.parametrize(("element", "hurts"), list(zip(ATTACKS, (True, False, False, False), strict=True)))
def test_r084_fire_and_ice_resist_every_element(element: str, hurts: bool) -> None:
    assert wounded("~fire ~ice", element) is hurts
