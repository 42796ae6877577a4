"""A. Before the fight: R1–R6."""

from __future__ import annotations

import pytest
from combat import fight

LEADERS = {"hidden_valley": "; leader: elementalist 2 []", "necropolis": "; leader: dark_crusader 2 []"}
VOLKARE = "; volkare: die red"


def at(site: str) -> str:
    """A fight's text at a site, with those who belong there."""
    kind = site.split()[0]
    return f"prowlers; site: {site}{LEADERS.get(kind, VOLKARE if 'volkare' in kind else '')}"


@pytest.mark.parametrize("site", ["keep", "mage_tower", "volkare assault"])
def test_r001_an_assault_costs_the_move_points_of_the_terrain(site: str) -> None:
    for terrain in (2, 3, 5):
        assert fight(at(f"{site} on {terrain}")).after.move_cost == terrain


@pytest.mark.parametrize("site", ["city red", "volkare_camp assault", "hidden_valley assault", "necropolis assault"])
def test_r002_cities_the_camp_and_the_leaders_sites_cost_2(site: str) -> None:
    for terrain in (2, 3, 5):
        assert fight(at(f"{site} on {terrain}")).after.move_cost == 2


@pytest.mark.parametrize(("site", "cost"), [("keep on 3", 4), ("city red on 5", 3), ("volkare assault on 5", 6)])
def test_r003_a_wall_costs_one_more(site: str, cost: int) -> None:
    assert fight(at(f"{site} wall")).after.move_cost == cost


@pytest.mark.parametrize("site", ["volkare assault", "volkare_camp assault", "hidden_valley assault"])
def test_r004_assaulting_volkare_or_a_leader_costs_no_reputation(site: str) -> None:
    f = fight(at(site))
    assert f.after.reputation == f.after.assault_reputation == 0
    assert f.end().value["reputation"] == 0


@pytest.mark.parametrize(
    ("site", "change"),
    [("monastery", -3), ("keep", -1), ("mage_tower", -1), ("city white", -1), ("keep owned", -1), ("ruins", 0)],
)
def test_r005_reputation_at_once_and_whatever_the_outcome(site: str, change: int) -> None:
    f = fight(f"prowlers; site: {site}; hand: Blow(attack 4)")
    assert f.after.reputation == f.after.assault_reputation == change
    assert fight(f"prowlers; site: {site}").end().value["reputation"] == change
    assert f.to("attack").attack("Prowlers", "Blow").end().value["reputation"] == change


def test_r005_no_assault_no_loss() -> None:
    assert fight("prowlers; site: keep no assault").end().value["reputation"] == 0


DARK = ["dungeon", "tomb", "graveyard", "necropolis"]


@pytest.mark.parametrize("site", DARK)
def test_r006_night_rules_by_day(site: str) -> None:
    """Black mana powers a Spell, gold powers nothing."""
    f = fight(f"Ogre 9/1; site: {site}; hand: fireball; mana: red, black").to("ranged")
    assert f.attack("Ogre", "Fireball: powered siege 8 fire").totals == [(8, 9)]
    f = fight(f"Ogre 9/1; site: {site}; hand: rage; mana: gold").to("attack").do("target Ogre")
    assert f.refuses("play Rage: powered attack 4") == "R6"
    assert f.told("combat_begins")[0][1] == 1


def test_r006_by_day_gold_is_any_colour_and_black_is_none() -> None:
    f = fight("Ogre 9/1; hand: rage, fireball; mana: gold 3, black").to("ranged").do("target Ogre")
    assert {line for line in f.choices if "play" in line} == {"play Fireball: ranged 5 fire for red"}
    f.do("play Fireball: ranged 5 fire for red", "declare").to("attack")
    assert f.attack("Ogre", "Rage: powered attack 4").totals == [(5, 9), (4, 9)]
    assert f.told("mana_spent") == [("gold", 1, 2), ("gold", 1, 1)]


def test_r006_by_night_everywhere() -> None:
    f = fight("Ogre 9/1; hand: rage; mana: gold; night").to("attack").do("target Ogre")
    assert not f.allows("play Rage: powered attack 4")
