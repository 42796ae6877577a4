"""N. Note 9, the bonuses of a city's defenders: R89–R93. The Hero has Armor 1, so that Wounds count the damage."""

from __future__ import annotations

import pytest
from combat import fight

BARE = "hero: armor 1, limit 20"


def suffered(enemy: str, city: str) -> tuple[int, int]:
    return fight(f"{enemy}; site: city {city}; {BARE}").end().wounds


def test_r089_creatures_summoned_by_defenders_get_the_bonus() -> None:
    """Gargoyle, physical 5: Poison in the Green City, Brutal in the Red one; a Shadow, Cold Fire 4, gets 1."""
    assert suffered("illusionists [gargoyle]", "green") == (5, 5)
    assert suffered("illusionists [gargoyle]", "red") == (10, 0)
    assert suffered("illusionists [shadow]", "blue") == (5, 0)


def test_r089_provoked_rampaging_enemies_do_not() -> None:
    assert suffered("prowlers rampaging", "green") == (4, 0)
    assert suffered("prowlers rampaging", "red") == (4, 0)
    f = fight("prowlers rampaging; site: city white; hand: Blow(attack 3)").to("attack").attack("Prowlers", "Blow")
    assert f.totals == [(3, 3)]


def test_r089_nor_does_what_a_rampaging_summoner_calls() -> None:
    assert suffered("orc_summoners [gargoyle] rampaging", "red") == (5, 0)
    assert suffered("orc_summoners [gargoyle] rampaging", "green") == (5, 0)
    assert suffered("orc_summoners [shadow] rampaging", "blue") == (4, 0)


def test_r090_white_armor_plus_1() -> None:
    f = fight("prowlers, golems; site: city white; hand: A(attack 4), B(attack 5 fire)").to("attack")
    assert f.attack("Prowlers", "A").attack("Golems", "B").totals == [(4, 4), (5, 6)]


def test_r090_both_values_of_an_elusive_defender() -> None:
    f = fight("shadow; site: city white; hand: A(siege 8), B(attack 8)").to("ranged").attack("Shadow", "A")
    assert f.totals == [(8, 9)]


@pytest.mark.parametrize(
    ("enemy", "damage"),
    [("fire_mages", 8), ("ice_mages", 7), ("shadow", 5), ("prowlers", 4), ("gunners", 16), ("altem_mages", 10)],
)
def test_r091_blue_fire_and_ice_plus_2_cold_fire_plus_1(enemy: str, damage: int) -> None:
    """Brutal doubles the raised value: Gunners (6 + 2) x 2, Altem Mages (4 + 1) x 2."""
    hand, discard = suffered(enemy, "blue")
    assert hand == damage
    assert discard == (damage if enemy == "altem_mages" else 0)


@pytest.mark.parametrize(("enemy", "damage"), [("prowlers", 8), ("fire_mages", 6), ("minotaur", 10), ("shadow", 4)])
def test_r092_red_physical_attacks_are_brutal(enemy: str, damage: int) -> None:
    """The Minotaur is Brutal already: it does not double twice."""
    assert suffered(enemy, "red") == (damage, 0)


@pytest.mark.parametrize(("enemy", "wounds"), [("prowlers", (4, 4)), ("fire_mages", (6, 0)), ("monks", (5, 5))])
def test_r093_green_physical_attacks_are_poisonous(enemy: str, wounds: tuple[int, int]) -> None:
    assert suffered(enemy, "green") == wounds
