"""E and F. Notes 2 and 3, resistances and other defensive abilities: R46–R55."""

from __future__ import annotations

import pytest
from combat import Fight, fight

KINDS = ("physical", "fire", "ice", "cold_fire")


def total(resist: str, element: str) -> int:
    """What Attack 7 of an element counts against an enemy with these resistances."""
    f = fight(f"Ogre 7/1 {resist}; hand: Blow(attack 7 {element})").to("attack")
    return f.attack("Ogre", "Blow").totals[0][0]


# ------------------------------------------------------------------ R46–R49: Attack
@pytest.mark.parametrize(("element", "counts"), list(zip(KINDS, (3, 7, 7, 7), strict=True)))
def test_r046_physical_resistance_halves_physical(element: str, counts: int) -> None:
    assert total("~physical", element) == counts


def test_r046_sideways_cards_are_physical() -> None:
    f = fight("Ogre 1/1 ~physical; hand: rage, march").to("attack")
    assert f.attack("Ogre", "sideways Rage attack").totals == [(0, 1)]


@pytest.mark.parametrize(("element", "counts"), list(zip(KINDS, (7, 3, 7, 7), strict=True)))
def test_r047_fire_resistance_halves_fire(element: str, counts: int) -> None:
    assert total("~fire", element) == counts


@pytest.mark.parametrize(("element", "counts"), list(zip(KINDS, (7, 7, 3, 7), strict=True)))
def test_r048_ice_resistance_halves_ice(element: str, counts: int) -> None:
    assert total("~ice", element) == counts


@pytest.mark.parametrize(("element", "counts"), list(zip(KINDS, (7, 3, 3, 3), strict=True)))
def test_r049_fire_and_ice_resistance_leave_only_physical(element: str, counts: int) -> None:
    assert total("~fire ~ice", element) == counts


@pytest.mark.parametrize("element", KINDS)
def test_r049_with_all_three_nothing_is_efficient(element: str) -> None:
    f = fight(f"altem_guardsmen; hand: Blow(attack 7 {element})").to("attack")
    assert f.attack("Altem Guardsmen", "Blow").totals == [(3, 7)]


# ------------------------------------------------------------------ R47–R49: effects of red and blue
def demolished(text: str) -> list[tuple[str, int, int]]:
    """Who loses Armor by Demolish (red: all enemies -1)."""
    f = fight(f"{text}; hand: demolish; mana: red").to("ranged").do("play Demolish")
    return f.told("armor_changed")


def test_r047_it_ignores_the_other_effects_of_red_cards() -> None:
    assert [fields[0] for fields in demolished("Ogre 5/1 ~fire, Wolf 5/1, Bear 5/1 ~ice")] == ["Wolf", "Bear"]


def test_r048_it_ignores_the_other_effects_of_blue_cards() -> None:
    """Lethal Chill (blue): the enemy does not attack and its Armor is 4 less."""
    line = "play Chill: powered enemy does not attack + enemy armor minus 4 for black"
    f = fight("Ogre 9/2 ~ice; hand: chill; mana: blue, black; night").to("block")
    assert f.refuses(line) == "R50"
    assert f.end().wounds == (1, 0)
    for resist in ("~fire", "~physical", ""):
        f = fight(f"Ogre 9/2 {resist}; hand: chill; mana: blue, black; night").to("block").do(line).end()
        assert f.wounds == (0, 0)
        assert f.told("armor_changed") == [("Ogre", -4, 5)]


def test_r048_it_ignores_unit_abilities_activated_with_blue_mana() -> None:
    """Amotep Freezers for blue mana: no attack, Armor -3."""
    line = "activate Amotep Freezers: enemy does not attack + enemy armor minus 3 for blue"
    f = fight("Ogre 9/2 ~ice; units: amotep_freezers; mana: blue").to("block")
    assert f.refuses(line) == "R50"
    f = fight("Ogre 9/2; units: amotep_freezers; mana: blue").to("block").do(line).end()
    assert f.wounds == (0, 0)


def test_r047_it_ignores_unit_abilities_activated_with_red_mana() -> None:
    """Delphana Masters destroy a blocked enemy for red mana."""
    line = "activate Delphana Masters: enemy destroyed for red"
    text = "Ogre 9/2 {}; units: delphana_masters; mana: red; hand: Shield(block 2)"
    f = fight(text.format("~fire")).to("block").block("Ogre", "Shield")
    assert f.refuses(line) == "R50"
    f = fight(text.format("~ice")).to("block").block("Ogre", "Shield").do(line)
    assert f.told("destroyed") == ["Ogre"]


def test_r047_the_attack_and_block_of_red_cards_are_only_judged_by_element() -> None:
    f = fight("Ogre 4/2 ~fire; hand: rage; mana: red").to("attack").attack("Ogre", "Rage: powered attack 4")
    assert f.defeated == ["Ogre"]


def test_r049_both_resistances_ignore_red_and_blue() -> None:
    assert demolished("Ogre 5/1 ~fire ~ice") == []
    f = fight("Ogre 9/2 ~fire ~ice; hand: chill; mana: blue").to("block")
    assert f.refuses("play Chill: enemy does not attack + enemy loses resistance for blue") == "R50"


def test_r049_effects_on_the_site_are_not_stopped_by_resistances() -> None:
    """Demolish takes the Keep's wall away from a fire-resistant defender: a bow reaches him."""
    f = fight("Ogre 5/1 ~fire; site: keep; hand: demolish, Bow(ranged 5); mana: red").to("ranged")
    assert f.do("play Demolish").attack("Ogre", "Bow").defeated == ["Ogre"]


def test_r049_white_and_green_effects_do_not_care() -> None:
    f = fight("Ogre 9/2 ~fire ~ice; hand: whirlwind; mana: white").to("block").do("play Whirlwind", "choose Ogre")
    assert f.end().wounds == (0, 0)


# ------------------------------------------------------------------ R50
def test_r050_arcane_immunity_stops_every_other_effect() -> None:
    f = fight("Ogre 5/2 arcane_immunity; hand: tremor, whirlwind; mana: green, white").to("block")
    assert f.refuses("play Whirlwind: enemy does not attack for white") == "R50"
    f.do("play Tremor: enemy armor minus 2 to all")
    assert f.told("armor_changed") == f.told("does_not_attack") == []
    assert f.told("immune") == ["Ogre"]
    assert f.end().wounds == (1, 0)


def test_r050_of_a_mixed_effect_the_attack_applies() -> None:
    """Expose: no fortification, no resistances, Ranged 2. The immune one keeps all and still feels the bow."""
    f = fight("Ogre 2/1 arcane_immunity ~ice; hand: expose; mana: white").to("ranged").do("target Ogre")
    f.do("play Expose")
    if "choose Ogre" in f.choices:
        f.do("choose Ogre")
    f.do("declare")
    assert f.told("lost_resistance") == []
    assert f.defeated == ["Ogre"]


def test_r050_of_a_mixed_effect_the_block_applies() -> None:
    """Ice Shield, powered: Ice Block 3 and Armor -3 of the blocked enemy."""
    text = "Ogre 5/3 {}; hand: ice_shield; mana: blue"
    immune = fight(text.format("arcane_immunity")).to("block").block("Ogre", "Ice Shield: powered block 3 ice")
    assert immune.blocks == [(3, 3)]
    assert immune.told("armor_changed") == []
    other = fight(text.format("")).to("block").block("Ogre", "Ice Shield: powered block 3 ice")
    assert [fields[2] for fields in other.told("armor_changed")] == [2]


def test_r048_of_a_blue_block_only_the_effect_is_ignored() -> None:
    f = (
        fight("Ogre 5/3 ~ice; hand: ice_shield; mana: blue")
        .to("block")
        .block("Ogre", "Ice Shield: powered block 3 ice")
    )
    assert f.blocks == [(3, 3)]
    assert f.told("armor_changed") == []
    assert f.told("immune") == ["Ogre"]


def test_r047_of_a_red_block_only_the_effect_is_ignored() -> None:
    """Exploding Shield blocks the fire-resistant and does not destroy it."""
    f = fight("Ogre 5/4 ~fire; hand: burning_shield; mana: red, black; night").to("block")
    f.block("Ogre", "Burning Shield: powered block 4 fire")
    assert f.blocks == [(4, 4)]
    assert f.told("destroyed") == []


def test_r047_a_lost_resistance_protects_no_more() -> None:
    """Expose takes Fire Resistance away, then Demolish (red) works."""
    f = (
        fight("Ogre 5/1 ~fire; hand: expose, demolish; mana: white, red")
        .to("ranged")
        .do("target Ogre", "play Expose")
    )
    f.do("declare", "play Demolish")
    assert [fields[2] for fields in f.told("armor_changed")] == [4]


# ------------------------------------------------------------------ R51
def test_r051_the_attack_of_an_arcane_immune_enemy_is_not_protected() -> None:
    f = fight("Ogre 9/4 arcane_immunity; hand: swift_reflexes; mana: white").to("block")
    f.do("play Swift Reflexes: powered attack minus 2", "choose attack Ogre")
    assert f.end().wounds == (1, 0)


def test_r051_an_effect_on_the_enemy_and_its_attack_does_half() -> None:
    """Shocktroops: the Armor stays, the attack is reduced."""
    f = fight("Ogre 5/4 arcane_immunity; units: shocktroops").to("block")
    f.do("activate Shocktroops: enemy armor minus 1 + attack minus 1")
    assert f.told("armor_changed") == []
    assert f.told("immune") == ["Ogre"]
    assert f.told("reduced") == [("Ogre", 1, 3)]


# ------------------------------------------------------------------ R52
def first_attack(f: Fight) -> Fight:
    """Take whatever match of Defends is offered first."""
    while guards := sorted(line for line in f.choices if line.startswith("guard")):
        f.do(guards[0])
    return f


def test_r052_the_first_enemy_attacked_is_defended() -> None:
    f = fight("Wall 9/1 defend2, Ogre 3/1; hand: A(ranged 4), B(ranged 5)").to("ranged")
    assert f.attack("Ogre", "A").totals == [(4, 5)]
    assert f.attack("Ogre", "B").totals == [(4, 5), (5, 5)]


def test_r052_the_defender_defends_itself_when_attacked_first() -> None:
    f = fight("Wall 3/1 defend2, Ogre 3/1; hand: A(attack 5), B(attack 3)").to("attack")
    assert f.attack("Wall", "A").attack("Ogre", "B").totals == [(5, 5), (3, 3)]


def test_r052_it_lasts_to_the_end_of_the_combat() -> None:
    f = fight("Wall 9/1 defend2, Ogre 3/1; hand: A(ranged 4), B(attack 4)").to("ranged")
    assert f.attack("Ogre", "A").to("attack").attack("Ogre", "B").totals == [(4, 5), (4, 5)]


# ------------------------------------------------------------------ R53
def test_r053_two_defends_go_to_two_enemies() -> None:
    f = fight("Wall 9/1 defend2, Gate 9/1 defend1, Ogre 3/1; hand: A(attack 3), B(attack 9)").to("attack")
    f.do("target Ogre", "play A")
    first_attack(f.do("declare"))
    first_attack(f.do("target Gate", "play B", "declare"))
    needed = [needed for _, needed in f.totals]
    assert sorted(needed) in ([4, 11], [5, 10])


def test_r053_never_two_on_one() -> None:
    f = fight("Wall 9/1 defend2, Gate 9/1 defend2, Ogre 3/1; hand: A(attack 4), B(attack 4)").to("attack")
    first_attack(f.do("target Ogre", "play A", "declare"))
    first_attack(f.do("target Ogre", "play B", "declare"))
    assert f.totals == [(4, 5), (4, 5)]


# ------------------------------------------------------------------ R54
def test_r054_elusive_shows_the_lower_armor_only_when_blocked_and_only_in_the_attack_phase() -> None:
    text = "Ghost 3(6)/2 elusive; hand: Bow(ranged 5), Shield(block 2), Blow(attack 3)"
    f = fight(text).to("ranged").attack("Ghost", "Bow")
    assert f.totals == [(5, 6)]
    assert f.to("block").block("Ghost", "Shield").to("attack").attack("Ghost", "Blow").totals == [(5, 6), (3, 3)]


def test_r054_not_in_the_ranged_phase_even_with_nothing_left_to_block() -> None:
    """Shocktroops take the attack of 1 away, and 1 of the Armor: 5 of 6 are left."""
    f = fight("Ghost 3(6)/1 elusive; units: shocktroops; hand: Bow(ranged 4)").to("ranged")
    f.do("activate Shocktroops: enemy armor minus 1 + attack minus 1")
    assert f.told("reduced_to_zero") == ["Ghost"]
    assert f.attack("Ghost", "Bow").totals == [(4, 5)]


def test_r054_unblocked_it_keeps_the_higher() -> None:
    f = fight("Ghost 3(6)/2 elusive; hand: Blow(attack 5)").to("attack").attack("Ghost", "Blow")
    assert f.totals == [(5, 6)]


def test_r054_prevented_from_attacking_is_not_blocked() -> None:
    f = fight("Ghost 3(6)/2 elusive; hand: whirlwind, Blow(attack 5); mana: white").to("block")
    f.do("play Whirlwind", "choose Ghost").to("attack")
    assert f.attack("Ghost", "Blow").totals == [(5, 6)]


# ------------------------------------------------------------------ R55
def test_r055_armor_changes_apply_to_both_values() -> None:
    """Tremor -3: 6 becomes 3; blocked, 5 becomes 2."""
    text = "Ghost 5(6)/2 elusive; hand: tremor, Shield(block 2), A(ranged 1), B(attack 1); mana: green"
    f = fight(text).to("ranged").do("play Tremor: enemy armor minus 3", "choose Ghost")
    f.attack("Ghost", "A").to("block").block("Ghost", "Shield").to("attack").attack("Ghost", "B")
    assert f.totals == [(1, 3), (1, 2)]
