"""S. What a combat engine needs beyond the sheet: S1–S10."""

from __future__ import annotations

import pytest
from combat import Fight, fight

from warlore.knight import aftermath
from warlore.table import BadInput


def hits(f: Fight, name: str) -> tuple[bool, bool]:
    """Whether a Ranged 9 and a Siege 9 defeat an enemy in phase 1.1."""
    answers = []
    for card in ("Bow", "Ram"):
        g = fight_again(f)
        g.to("ranged")
        if not g.allows(f"target {name}"):
            answers.append(False)
            continue
        g.do(f"target {name}")
        if not g.allows(f"play {card}"):
            answers.append(False)
            continue
        answers.append(name in g.do(f"play {card}", "declare").defeated)
    return answers[0], answers[1]


def fight_again(f: Fight) -> Fight:
    return fight("", **dict(f.session.record.setup.options))


S1 = [
    ("Ogre 3/1", "field", (True, True)),
    ("Ogre 3/1 fortified", "field", (False, True)),
    ("Ogre 3/1 unfortified", "field", (True, True)),
    ("Ogre 3/1", "keep", (False, True)),
    ("Ogre 3/1 fortified", "keep", (False, False)),
    ("Ogre 3/1 unfortified", "keep", (True, True)),
    ("Ogre 3/1 fortified unfortified", "keep", (False, True)),
    ("Ogre 3/1", "keep wall", (False, False)),
    ("Ogre 3/1 unfortified", "keep wall", (True, True)),
    ("Ogre 3/1 fortified", "monastery", (False, True)),
]


@pytest.mark.parametrize(("enemy", "site", "expected"), S1)
def test_s01_fortified_unfortified_and_twice_fortified(enemy: str, site: str, expected: tuple[bool, bool]) -> None:
    """(a bow reaches, a siege engine reaches)"""
    bow = fight(f"{enemy}; site: {site}; hand: Bow(ranged 9), Ram(siege 9)")
    assert hits(bow, "Ogre") == expected


def test_s01_a_wall_fortifies_challenged_rampaging_enemies_and_volkares_troops() -> None:
    cards = "hand: Bow(ranged 9), Ram(siege 9)"
    assert hits(fight(f"prowlers rampaging; site: field wall; {cards}"), "Prowlers") == (False, True)
    volkare = fight(f"prowlers; volkare: die red; site: volkare wall assault; {cards}")
    assert hits(volkare, "Prowlers") == (False, True)


def test_s01_twice_fortified_is_open_in_the_attack_phase() -> None:
    f = fight("diggers; site: keep; hand: Blow(attack 3)").to("attack").attack("Diggers", "Blow")
    assert f.defeated == ["Diggers"]


# ------------------------------------------------------------------ S2, S3
def test_s02_less_than_the_armor_does_nothing_and_nothing_carries_over() -> None:
    f = fight("Ogre 4/1; hand: A(attack 3), B(attack 3)").to("attack").attack("Ogre", "A").attack("Ogre", "B")
    assert f.totals == [(3, 4), (3, 4)]
    assert f.end().left == ["Ogre"]


def test_s02_surplus_is_wasted() -> None:
    f = fight("A 3/1, B 3/1; hand: Blow(attack 9), rage").to("attack").attack("A", "Blow")
    assert f.attack("B", "sideways Rage attack").totals == [(9, 3), (1, 3)]


def test_s03_a_block_below_the_attack_has_no_effect() -> None:
    f = fight("Ogre 9/4; hand: Shield(block 3)").to("block").block("Ogre", "Shield")
    assert f.blocks == [(3, 4)]
    assert f.end().wounds == (2, 0)


def test_s03_what_else_the_source_does_still_applies() -> None:
    """Utem Swordsmen wound themselves for Block 6, also in vain."""
    f = fight("Ogre 9/7; units: utem_swordsmen").to("block")
    f.block("Ogre", "activate Utem Swordsmen: block 6 for wound unit")
    assert f.blocks == [(6, 7)]
    assert f.value["unit_levels_wounded"] == 2


# ------------------------------------------------------------------ S4
def test_s04_sideways_cards_give_one_physical_point_never_ranged() -> None:
    f = fight("Ogre 1/1; hand: rage, march, swiftness, fireball").to("ranged")
    assert {line.split()[-1] for line in f.choices if line.startswith("sideways")} == {"move", "influence"}
    assert f.refuses("target Ogre") == "R13"
    f.to("block").block("Ogre", "sideways March block")
    assert f.blocks == [(1, 1)]
    f.to("attack").attack("Ogre", "sideways Fireball attack")
    assert f.totals[-1] == (1, 1)


def test_s04_wounds_cannot_be_played() -> None:
    f = fight("Ogre 1/9; hand: rage; hero: armor 2, limit 9, wounds 2")
    for phase in ("ranged", "block", "attack"):
        assert not any("ound" in line for line in f.to(phase).choices)


def test_s04_sideways_can_be_forbidden() -> None:
    f = fight("Ogre 1/1; hand: rage; no sideways").to("attack").do("target Ogre")
    assert not any(line.startswith("sideways") for line in f.choices)


# ------------------------------------------------------------------ S5
def test_s05_armor_reductions_stop_at_1() -> None:
    f = fight("Ogre 3/1, Wolf 2/1; hand: tremor; mana: green").to("ranged")
    f.do("play Tremor: enemy armor minus 3", "choose Ogre")
    assert [fields[2] for fields in f.told("armor_changed")] == [1]


def test_s05_what_a_reduction_could_not_take_is_not_remembered() -> None:
    """Armor 2, -3: it stops at 1. Two Wounds feed the vampire: 3."""
    f = fight("Vamp 2/4 vampiric; hand: tremor, Blow(attack 3); mana: green").to("ranged")
    f.do("play Tremor: enemy armor minus 3").to("attack")
    assert f.attack("Vamp", "Blow").totals == [(3, 3)]


def test_s05_the_defeated_leave_at_once_and_do_not_attack() -> None:
    f = fight("prowlers; hand: Bow(ranged 3)").to("ranged").attack("Prowlers", "Bow").end()
    assert f.wounds == (0, 0)
    assert f.value["all_defeated"]


# ------------------------------------------------------------------ S6
def test_s06_rampaging_enemies_join_an_assault_unfortified() -> None:
    f = fight("swordsmen, prowlers rampaging; site: keep; hand: Bow(ranged 9), Ram(siege 9)")
    assert hits(f, "Prowlers") == (True, True)
    assert hits(f, "Swordsmen") == (False, True)


# ------------------------------------------------------------------ S7
@pytest.mark.parametrize("site", ["dungeon", "tomb", "monastery", "maze", "labyrinth"])
def test_s07_survivors_of_these_sites_are_discarded(site: str) -> None:
    assert fight(f"gargoyle; site: {site}").end().after.enemies_discarded is True


@pytest.mark.parametrize("site", ["den", "spawning_grounds", "ruins", "keep", "mage_tower", "city white"])
def test_s07_survivors_of_these_stay(site: str) -> None:
    f = fight(f"gargoyle; site: {site}").end()
    assert f.after.enemies_discarded is False
    assert f.left == ["Gargoyle"]


# ------------------------------------------------------------------ S8
def test_s08_half_fame_rounded_up_at_another_players_keep() -> None:
    for enemy, fame in (("Ogre 1/1 fame3", 2), ("Ogre 1/1 fame4", 2), ("Ogre 1/1 fame1", 1)):
        f = fight(f"{enemy}; site: keep owned; hand: Blow(attack 1)").to("attack").attack("Ogre", "Blow")
        assert f.fame == fame


def test_s08_not_for_rampaging_enemies_that_join() -> None:
    f = fight("cursed_hags rampaging; site: keep owned; hand: Blow(attack 5)").to("attack")
    assert f.attack("Cursed Hags", "Blow").fame == 3


# ------------------------------------------------------------------ S9
@pytest.mark.parametrize("field", ["players", "opponent", "cooperative"])
def test_s09_other_players_have_no_place_here(field: str) -> None:
    with pytest.raises(BadInput) as error:
        fight("prowlers", **{field: 2})
    assert error.value.field.startswith(field)


# ------------------------------------------------------------------ S10
def test_s10_retreating_from_volkare_costs_2_3_4_wounds() -> None:
    assert [aftermath.retreat_wounds(turn) for turn in (1, 2, 3)] == [2, 3, 4]
