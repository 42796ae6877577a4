"""D, H and M. After the fight: withdrawal (R40–R45), Fame and rewards (R61–R66), healing (R85–R88), Q11."""

from __future__ import annotations

import pytest
from combat import Fight, fight

from warlore.knight import aftermath, read_scenario


def fought(text: str, won: bool) -> Fight:
    f = fight(f"prowlers; {text}; hand: Blow(attack 9); hero: armor 9, limit 9").to("attack")
    return (f.attack("Prowlers", "Blow") if won else f).end()


# ------------------------------------------------------------------ R40–R45
@pytest.mark.parametrize("site", ["keep", "mage_tower", "city red", "volkare assault; volkare: die red"])
def test_r040_a_failed_assault_must_withdraw_a_won_one_not(site: str) -> None:
    assert fought(f"site: {site}", won=False).after.withdraw is True
    assert fought(f"site: {site}", won=True).after.withdraw is False


def test_r040_an_undefeated_leader_too() -> None:
    text = "; leader: dark_crusader 1 []; site: necropolis assault; hand: Blow(attack 9 fire); hero: armor 9, limit 9"
    assert fight(text).end().after.withdraw is True
    f = fight(text).to("attack").attack("Dark Crusader Leader", "Blow").end()
    assert f.after.withdraw is False
    assert f.after.conquered is True


def test_r041_surviving_rampaging_enemies_do_not_matter() -> None:
    f = fight("prowlers, wolf_riders rampaging; site: keep; hand: Blow(attack 3)").to("attack")
    f.attack("Prowlers", "Blow").end()
    assert f.after.conquered is True
    assert f.after.withdraw is False
    assert f.value["all_defeated"] is False
    assert f.left == ["Wolf Riders"]


def test_r042_forced_withdrawal_one_wound_for_each_space_back() -> None:
    assert [aftermath.forced_withdrawal_wounds(spaces) for spaces in (0, 1, 3)] == [0, 1, 3]


@pytest.mark.parametrize(
    ("space", "safe"),
    [
        ({"accessible": True, "mandatory_combat": False}, True),
        ({"accessible": False, "mandatory_combat": False}, False),
        ({"accessible": True, "mandatory_combat": True}, False),
    ],
)
def test_r043_a_safe_space_is_accessible_and_needs_no_combat(space: dict[str, bool], safe: bool) -> None:
    assert aftermath.is_safe(**space) is safe


def test_r044_no_withdrawal_provokes() -> None:
    assert aftermath.withdrawal_provokes() is False


def test_q11_no_withdrawal_ever_provokes_rampaging_enemies() -> None:
    assert aftermath.withdrawal_provokes() is False


@pytest.mark.parametrize(
    "site",
    [
        "monastery",
        "dungeon",
        "tomb",
        "maze",
        "labyrinth",
        "ruins",
        "den",
        "spawning_grounds",
        "mine",
        "magical_glade",
        "graveyard",
        "field",
    ],
)
def test_r045_no_withdrawal_here(site: str) -> None:
    assert fought(f"site: {site}", won=False).after.withdraw is False


def test_r045_nor_from_volkare_who_goes_on() -> None:
    for stays in (True, False):
        assert aftermath.must_withdraw("volkare", False, False, volkare_stays=stays) is stays


# ------------------------------------------------------------------ R61–R66
def test_r061_fame_for_each_enemy_defeated() -> None:
    f = fight("prowlers, wolf_riders, ironclads; hand: A(attack 3), B(attack 4); hero: armor 9, limit 9").to("attack")
    f.attack("Prowlers", "A")
    assert f.fame == 2
    assert f.attack("Wolf Riders", "B").fame == 5
    assert f.end().left == ["Ironclads"]


def test_r062_the_killed_are_gone_the_others_stay() -> None:
    f = (
        fight("gargoyle, minotaur; site: ruins; hand: Blow(attack 4 fire); hero: armor 9, limit 9")
        .to("attack")
        .attack("Gargoyle", "Blow")
    )
    assert f.end().left == ["Minotaur"]
    assert f.after.replaced is False


@pytest.mark.parametrize("site", ["keep", "mage_tower", "monastery", "dungeon", "spawning_grounds", "den"])
def test_r063_a_won_site_is_marked_with_a_shield(site: str) -> None:
    assert fought(f"site: {site}", won=True).after.shields >= 1
    assert fought(f"site: {site}", won=False).after.shields == 0


@pytest.mark.parametrize(
    ("enemy", "name", "change"),
    [
        ("prowlers rampaging", "Prowlers", 1),
        ("swamp_dragon rampaging", "Swamp Dragon", 2),
        ("Ogre 1/1 orc", "Ogre", 1),
        ("Ogre 1/1 draconum", "Ogre", 2),
        ("prowlers", "Prowlers", 0),
        ("thugs", "Thugs", 1),
        ("heroes_swift", "Heroes (swift)", -1),
    ],
)
def test_r064_reputation_for_rampaging_enemies_and_what_tokens_print(enemy: str, name: str, change: int) -> None:
    site = "field" if "rampaging" in enemy or "Ogre" in enemy else "ruins"
    f = fight(f"{enemy}; site: {site}; hand: Blow(attack 9)").to("attack").attack(name, "Blow").end()
    assert f.value["reputation"] == change


def test_r064_nothing_for_one_that_survives() -> None:
    assert fight("prowlers rampaging; site: field").end().value["reputation"] == 0


def test_r065_followers_of_a_beaten_leader_flee_without_fame() -> None:
    text = "; leader: dark_crusader 1 [prowlers, wolf_riders]; site: necropolis; hand: Blow(attack 9 fire)"
    f = fight(f"{text}; hero: armor 9, limit 9").to("attack").attack("Dark Crusader Leader", "Blow").end()
    assert sorted(f.told("follower_flees")) == ["Prowlers", "Wolf Riders"]
    assert f.fame == 3
    assert f.left == []


def test_r065_they_do_not_flee_from_a_leader_who_only_lost_a_level() -> None:
    text = "; leader: dark_crusader 2 [prowlers]; site: necropolis; hand: Blow(attack 4 fire); hero: armor 9, limit 9"
    f = fight(text).to("attack").attack("Dark Crusader Leader", "Blow").end()
    assert f.told("follower_flees") == []
    assert "Prowlers" in f.left


def test_r066_fame_is_told_with_the_combat_levels_come_later() -> None:
    """The combat ends with its rewards; the Hero's Armor and Hand limit in it are those he began with."""
    f = fight("Dragon 1/8 fame9, Ogre 9/1; hero: level 1; hand: Bow(ranged 1)").to("ranged").attack("Dragon", "Bow")
    assert f.fame == 9
    assert f.end().wounds == (1, 0)
    assert f.events[-1]["event"] == "combat_ends"


# ------------------------------------------------------------------ R85–R88
def test_r085_no_healing_points_are_brought_into_the_combat() -> None:
    """Wounds in hand stay there whatever is played."""
    f = fight("Ogre 9/1; hand: tranquility; hero: armor 2, limit 5, wounds 2; mana: green").end()
    assert f.after.healing["wounds_in_hand"] == 3


@pytest.mark.parametrize("card", ["tranquility", "rejuvenate", "cure", "one_with_the_land"])
def test_r086_no_healing_card_in_combat(card: str) -> None:
    refused = [mode for name, mode, reason in read_scenario({"enemies": ["prowlers"], "cards": [card]}).refused]
    assert any("heal" in mode for mode in refused)
    f = fight(f"Ogre 9/1; hand: {card}; mana: green 2, black; night; hero: armor 2, limit 5, wounds 2")
    for phase in ("ranged", "block", "damage", "attack"):
        assert not any("heal" in line for line in f.to(phase).choices)


@pytest.mark.parametrize("unit", ["herbalists", "heroes_green", "magic_familiars with green"])
def test_r086_nor_a_healing_unit(unit: str) -> None:
    f = fight(f"Ogre 9/1; units: {unit}; mana: green 2; hero: armor 2, limit 5, wounds 2")
    for phase in ("ranged", "block", "damage", "attack"):
        assert not any("heal" in line for line in f.to(phase).choices)


def test_r087_after_the_combat_healing_is_allowed_by_what_is_not_movement_or_interaction() -> None:
    assert fight("prowlers").end().after.healing["allowed"] is True


@pytest.mark.parametrize(("site", "glade"), [("magical_glade", True), ("hidden_valley", True), ("field", False)])
def test_r088_ending_the_turn_in_a_glade_or_the_valley(site: str, glade: bool) -> None:
    assert bool(fight(f"prowlers; site: {site}").end().after.healing["glade"]) is glade
