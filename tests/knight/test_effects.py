"""Every word of the catalogue's vocabulary through a card, Unit or token that has it; numbers by hand."""

from __future__ import annotations

import pytest
from combat import Fight, fight

ALL_MANA = "mana: red 2, blue 2, green 2, white 2, black 2; night"


def choices(f: Fight, verb: str) -> set[str]:
    return {line for line in f.choices if line.startswith(verb)}


def armor(f: Fight) -> list[int]:
    """The Armors told after each change."""
    return [fields[2] for fields in f.told("armor_changed")]


# ------------------------------------------------------------------ points
def test_attack_of_a_card_and_its_powered_mode() -> None:
    f = fight("Ogre 9/1; hand: rage, rage; mana: red").to("attack")
    assert f.attack("Ogre", "Rage: powered attack 4", "Rage (2): attack 2").totals == [(6, 9)]


def test_ranged_counts_in_both_attack_phases() -> None:
    f = fight("Ogre 3/1, Wolf 3/1; hand: swiftness, swiftness; mana: white 2").to("ranged")
    f.attack("Ogre", "Swiftness: powered ranged 3").to("attack").attack("Wolf", "Swiftness (2): powered ranged 3")
    assert f.totals == [(3, 3), (3, 3)]


def test_siege_of_catapults_with_each_element() -> None:
    """Red for fire: halved by Fire Resistance, blue for ice not."""
    for mode, total in (("siege 3", 3), ("siege 5 fire for red", 2), ("siege 5 ice for blue", 5)):
        f = fight("Ogre 9/1 ~fire; site: keep; units: catapults; mana: red, blue").to("ranged")
        assert f.attack("Ogre", f"activate Catapults: {mode}").totals == [(total, 9)]


def test_block_of_a_card_sideways_and_a_unit() -> None:
    f = fight("Ogre 9/8; hand: determination, march; units: foresters; mana: blue").to("block")
    f.block("Ogre", "Determination: powered block 5", "sideways March block", "activate Foresters: block 3")
    assert f.blocks == [(9, 8)]


def test_block_twice_against_swift() -> None:
    """Utem Guardsmen: Block 4, against Swift 8; Shield Bash 3, against Swift 6."""
    f = fight("Wolf 9/4 swift; units: utem_guardsmen").to("block")
    assert f.block("Wolf", "activate Utem Guardsmen: block 4").blocks == [(8, 8)]
    f = fight("Ogre 9/4; units: utem_guardsmen").to("block")
    assert f.block("Ogre", "activate Utem Guardsmen: block 4").blocks == [(4, 4)]
    f = fight("Wolf 9/3 swift; hand: shield_bash").to("block")
    assert f.block("Wolf", "Shield Bash: block 3").blocks == [(6, 6)]


def test_move_and_influence() -> None:
    f = fight("Ogre 9/1; hand: march, promise; mana: green, white").to("ranged")
    f.do("play March: powered move 4", "play Promise: powered influence 4")
    assert f.told("move_gained") == [(4, 4)]
    assert f.told("influence_gained") == [(4, 4)]


def test_mana_of_cards_and_units_is_used_at_once() -> None:
    """Concentration's white mana powers Swiftness; Herbalists' green powers March."""
    f = fight("Ogre 3/1; hand: concentration, swiftness").to("ranged").do("play Concentration: mana white")
    assert f.attack("Ogre", "Swiftness: powered ranged 3").defeated == ["Ogre"]
    f = fight("Ram 9/4 cumbersome; hand: march; units: herbalists").to("block")
    f.do("activate Herbalists: mana green", "play March: powered move 4", *["slow Ram"] * 4)
    assert f.end().wounds == (0, 0)


def test_a_crystal_is_mana_too() -> None:
    f = fight("Ogre 3/1; hand: crystallize, fire_bolt; mana: blue").to("ranged")
    f.do("play Crystallize: powered mana red")
    assert f.attack("Ogre", "Fire Bolt: powered ranged 3 fire").totals == [(3, 3)]


def test_two_mana_of_any_colours() -> None:
    """Altem Mages: red and white."""
    f = fight("Ogre 7/1; hand: rage, swiftness; units: altem_mages").to("attack")
    f.do("activate Altem Mages: mana red white")
    assert f.attack("Ogre", "Rage: powered attack 4", "Swiftness: powered ranged 3").totals == [(7, 7)]


# ------------------------------------------------------------------ points that grow
def test_per_enemy_faced() -> None:
    """Flame Wave against three: 5 + 6 Fire Attack, 7 + 6 Fire Block."""
    text = "A 9/1, B 9/13ice, C 9/1; hand: flame_wall; mana: red, black; night; hero: armor 20, limit 9"
    f = fight(text).to("attack").attack("A", "Flame Wall: powered attack 5 fire")
    assert f.totals == [(11, 9)]
    assert fight(text).to("block").block("B", "Flame Wall: powered block 7 fire").blocks == [(13, 13)]


def test_per_enemy_blocked() -> None:
    """Counterattack 2 + 2 for each of two blocked; one of two attacks blocked does not count."""
    text = "A 9/1, B 9/1, C 9/1/9; hand: counterattack, P(block 1), Q(block 1), R(block 1)"
    f = fight(text).to("block").block("A", "P").block("B", "Q").block("C", "R").to("attack")
    assert f.phase == "attack"
    text = "A 9/1, B 9/1, C 9/1/1; hand: counterattack, P(block 1), Q(block 1), R(block 1); hero: armor 9, limit 9"
    f = fight(text).to("block").block("A", "P").block("B", "Q").block("C", "R").to("attack")
    assert f.attack("A", "Counterattack: attack 2").totals == [(6, 9)]


def test_per_enemy_defeated() -> None:
    """Chivalry, powered: Attack 4, Reputation +1 and Fame +1 for each of two."""
    f = fight("A 2/1 fame1, B 2/1 fame1; site: ruins; hand: chivalry; mana: white").to("attack")
    f.attack("A, B", "Chivalry: powered attack 4")
    assert f.fame == 2 + 2
    assert f.value["reputation"] == 2


def test_per_excess_block() -> None:
    """Shield Bash, powered: Block 5 against 2: Armor -3."""
    f = fight("Ogre 9/2; hand: shield_bash; mana: blue").to("block").block("Ogre", "Shield Bash: powered")
    assert armor(f) == [6]


def test_per_excess_block_beyond_what_swift_needs() -> None:
    """Against Swift 3: Block 10 of 6 needed, Armor -4."""
    f = fight("Wolf 9/3 swift; hand: shield_bash; mana: blue").to("block").block("Wolf", "Shield Bash: powered")
    assert armor(f) == [5]


def test_per_blocked_icon() -> None:
    """Cold Toughness, powered: Ice Block 5, +1 for Brutal, for the Fire attack, for Fire Resistance."""
    f = fight("Ogre 9/8fire brutal ~fire; hand: cold_toughness; mana: blue").to("block")
    assert f.block("Ogre", "Cold Toughness: powered block 5 ice").blocks == [(8, 8)]


def test_per_blocked_icon_not_of_the_arcane_immune() -> None:
    f = fight("Ogre 9/8fire brutal ~fire arcane_immunity; hand: cold_toughness; mana: blue").to("block")
    assert f.block("Ogre", "Cold Toughness: powered block 5 ice").blocks == [(5, 8)]


def test_per_card_discarded() -> None:
    """Stout Resolve, powered: Attack 3 + 2 for each of two cards."""
    f = fight("Ogre 7/1; hand: stout_resolve, rage, march; mana: green").to("attack").do("target Ogre")
    f.do("play Stout Resolve: powered attack 3", "discard Rage", "discard March")
    if f.step == "discard":
        f.do("enough")
    assert f.do("declare").totals == [(7, 7)]


def test_per_card_discarded_at_most_one_wound() -> None:
    f = fight("Ogre 9/1; hand: stout_resolve; mana: green; hero: armor 9, limit 9, wounds 2").to("attack")
    f.do("target Ogre", "play Stout Resolve: powered attack 3", "discard wound")
    assert not f.allows("discard wound")
    if f.step == "discard":
        f.do("enough")
    assert f.do("declare").totals == [(5, 9)]
    assert f.after.healing["wounds_in_hand"] == 2


@pytest.mark.parametrize(("token", "total"), [("red", 5), ("blue", 3)])
def test_per_mana_token_on_a_unit(token: str, total: int) -> None:
    f = fight(f"Ogre 9/1; units: magic_familiars with {token}").to("attack")
    assert f.attack("Ogre", "activate Magic Familiars: attack 3").totals == [(total, 9)]


def test_magic_familiars_other_tokens() -> None:
    f = fight("Ogre 9/7; units: magic_familiars with blue").to("block")
    assert f.block("Ogre", "activate Magic Familiars: block 4").blocks == [(7, 7)]
    f = fight("Ogre 9/7; units: magic_familiars with white").to("block").do("activate Magic Familiars: move 3")
    assert f.told("move_gained") == [(5, 5)]


# ------------------------------------------------------------------ on enemies
def test_enemy_armor_minus_one_or_all() -> None:
    f = fight("A 9/1, B 9/1; hand: tremor, tremor; mana: green 2").to("ranged")
    f.do("play Tremor: enemy armor minus 3", "choose B", "play Tremor (2): enemy armor minus 2 to all")
    assert f.told("armor_changed") == [("B", -3, 6), ("A", -2, 7), ("B", -2, 4)]


def test_enemy_armor_minus_more_if_fortified() -> None:
    """Earthquake: -6 on the Fortified, -3 on the other."""
    for name, left in (("A", 3), ("B", 6)):
        f = fight(f"A 9/1 fortified, B 9/1; hand: tremor; {ALL_MANA}").to("ranged")
        f.do("play Tremor: powered enemy armor minus 3", f"choose {name}")
        assert armor(f) == [left]
    f = fight(f"A 9/1, B 9/1 unfortified; site: keep; hand: tremor; {ALL_MANA}").to("ranged")
    f.do("play Tremor: powered enemy armor minus 2 to all")
    assert armor(f) == [5, 7]


def test_enemy_armor_becomes_1_only_of_the_blocked() -> None:
    """Disease."""
    f = fight(f"A 9/1, B 9/1; hand: cure, Shield(block 1), rage; {ALL_MANA}").to("block").block("A", "Shield")
    f.to("attack").do("play Cure")
    assert f.told("armor_changed") == [("A", -8, 1)]
    assert f.attack("A", "sideways Rage attack").defeated == ["A"]


def test_enemy_does_not_attack() -> None:
    f = fight("A 9/4, B 9/2; hand: whirlwind; mana: white").to("ranged").do("play Whirlwind", "choose A")
    assert f.end().wounds == (1, 0)


def test_enemy_does_not_attack_only_unfortified() -> None:
    """Illusionists cannot stop a defender of a Keep, but a rampaging enemy beside it."""
    f = fight("swordsmen, prowlers rampaging; site: keep; units: illusionists; mana: white; hero: armor 9, limit 9")
    f.to("block").do("activate Illusionists: enemy does not attack for white", "choose Prowlers")
    assert f.told("does_not_attack") == ["Prowlers"]


def test_enemy_does_not_attack_for_move_another_and_another() -> None:
    """Wings of Night: one free, the second for 1 Move, the third for 2."""
    f = fight(f"A 9/4, B 9/4, C 9/4; hand: wings_of_wind, march; {ALL_MANA}").to("block")
    f.do("play Wings of Wind", "choose A", "play March: powered move 4", "spare B", "spare C")
    assert f.told("does_not_attack") == ["A", "B", "C"]
    assert f.state.move == 4 - 1 - 2
    assert f.end().wounds == (0, 0)


def test_enemy_destroyed() -> None:
    """Tornado, in the Attack phase, gives Fame."""
    f = fight(f"Dragon 50/1 fame9; hand: whirlwind; {ALL_MANA}").to("attack").do("play Whirlwind", "choose Dragon")
    assert f.told("destroyed") == ["Dragon"]
    assert f.fame == 9
    assert f.value["all_defeated"]


def test_enemy_destroyed_when_blocked_by_this() -> None:
    """Exploding Shield: Fire Block 4."""
    f = fight(f"Dragon 50/4 fame9; hand: burning_shield; {ALL_MANA}").to("block")
    f.block("Dragon", "Burning Shield: powered block 4 fire")
    assert f.told("destroyed") == ["Dragon"]
    f = fight(f"Dragon 50/5 fame9; hand: burning_shield; {ALL_MANA}").to("block")
    f.block("Dragon", "Burning Shield: powered block 4 fire")
    assert f.told("destroyed") == []


def test_enemy_destroyed_and_the_others_weakened() -> None:
    """Disintegrate: red, so the fire-resistant is not destroyed nor weakened."""
    f = (
        fight(f"A 9/1, B 9/1, C 9/1 ~fire; hand: demolish; {ALL_MANA}")
        .to("attack")
        .do("play Demolish: powered enemy destroyed")
    )
    assert not f.allows("choose C")
    f.do("choose A")
    assert f.told("destroyed") == ["A"]
    assert f.told("armor_changed") == [("B", -1, 8)]


def test_enemy_loses_fortification() -> None:
    """Expose on a Fortified defender of a Keep: its Ranged 2 and a bow reach it."""
    f = fight("Ogre 5/1 fortified; site: keep; hand: expose, Bow(ranged 3); mana: white").to("ranged")
    f.do("target Ogre", "play Expose", "play Bow", "declare")
    assert f.totals == [(5, 5)]


def test_all_enemies_lose_fortification() -> None:
    f = fight(f"A 2/1, B 3/1; site: keep; hand: expose, Bow(ranged 2); {ALL_MANA}").to("ranged")
    f.do("target A", "target B", "play Expose: powered enemy loses fortification", "play Bow", "declare")
    assert f.totals == [(5, 5)]


def test_enemy_loses_resistance() -> None:
    f = fight(f"A 5/1 ~physical, B 4/1 ~physical; hand: expose, Bow(ranged 6); {ALL_MANA}").to("ranged")
    f.do("target A", "target B", "play Expose: powered enemy loses resistance", "play Bow", "declare")
    assert f.totals == [(9, 9)]


def test_sorcerers_take_resistances_or_fortifications() -> None:
    f = fight("Ogre 3/1 ~physical; units: sorcerers; mana: green").to("ranged")
    f.do("target Ogre", "activate Sorcerers: ranged 3 + enemy loses resistance for green", "choose Ogre", "declare")
    assert f.totals == [(3, 3)]
    f = fight("Ogre 3/1 fortified; units: sorcerers; mana: white").to("ranged")
    f.do(
        "target Ogre", "activate Sorcerers: ranged 3 + enemy loses fortification for white", "choose Ogre", "declare"
    )
    assert f.totals == [(3, 3)]


def test_use_enemy_attack() -> None:
    """Possess: the Giant's Fire 6 strikes the Ogre, and cannot strike the Giant."""
    f = (
        fight(f"Giant 9/6fire, Ogre 6/1; hand: charm; {ALL_MANA}")
        .to("block")
        .do("play Charm: powered", "choose Giant")
    )
    f.to("attack").attack("Ogre", "use its attack")
    assert f.totals == [(6, 6)]
    assert f.wounds == (1, 0)


def test_use_enemy_attack_not_against_itself() -> None:
    f = fight(f"Giant 9/6fire, Ogre 6/1; hand: charm, rage; {ALL_MANA}").to("block")
    f.do("play Charm: powered", "choose Giant").to("attack").do("target Giant")
    f.refuses("use its attack")


def test_an_enemy_does_not_join_those_whom_its_own_attack_hits() -> None:
    f = fight(f"Giant 3/6fire, Ogre 2/1; hand: charm, rage; {ALL_MANA}").to("block")
    f.do("play Charm: powered", "choose Giant").to("attack").do("target Ogre", "use its attack")
    f.refuses("target Giant")
    f.do("declare").do("target Giant")  # another attack, another matter


# ------------------------------------------------------------------ on attacks
def test_attack_minus() -> None:
    f = fight("A 9/4, B 9/4; hand: swift_reflexes; mana: white").to("block")
    f.do("play Swift Reflexes: powered attack minus 2", "choose attack B")
    assert f.told("reduced") == [("B", 2, 2)]


def test_attack_minus_on_two_attacks() -> None:
    """Dodge and Weave, powered: two attacks -2, and Attack 2 later if unhurt."""
    f = fight("A 4/2, B 9/2; hand: dodge_and_weave, rage; mana: white").to("block")
    f.do("play Dodge and Weave: powered attack minus 2 x2", "choose attack A", "choose attack B")
    f.to("attack")
    assert f.wounds == (0, 0)
    bonus = next(line for line in f.do("target A").choices if line.startswith("bonus"))
    assert f.do(bonus, "play Rage: attack 2", "declare").totals == [(4, 4)]


def test_the_attack_of_dodge_and_weave_is_lost_with_a_wound() -> None:
    f = fight("A 4/2, B 9/2; hand: dodge_and_weave, rage").to("block")
    f.do("play Dodge and Weave: attack minus 2", "choose attack A").to("attack").do("target A")
    assert f.wounds == (1, 0)
    assert not choices(f, "bonus")


def test_attack_loses_abilities_but_keeps_its_element() -> None:
    f = fight("Ogre 9/4ice swift brutal poison; hand: chilling_stare, Fire(block 4 fire)").to("block")
    f.do("play Chilling Stare: attack loses abilities", "choose attack Ogre")
    assert f.block("Ogre", "Fire").blocks == [(4, 4)]


def test_attack_loses_abilities_unblocked() -> None:
    f = fight("Ogre 9/4 brutal poison paralyze assassination; hand: chilling_stare; units: peasants").to("block")
    f.do("play Chilling Stare: attack loses abilities", "choose attack Ogre").to("damage").hit("Peasants", "Ogre")
    assert f.told("unit_wounded") == [("Peasants", 1, 1)]
    assert f.hit("hero", "Ogre").wounds == (1, 0)


def test_attack_hits_this_unit_first() -> None:
    f = fight("Ogre 9/8; units: shocktroops, peasants").to("block")
    f.do("activate Shocktroops: attack minus 3", "choose attack Ogre").to("damage")
    assert choices(f, "hit") == {"hit unit Shocktroops with Ogre"}
    f.hit("Shocktroops", "Ogre").hit("Peasants", "Ogre")
    assert f.told("unit_wounded") == [("Shocktroops", 1, 2), ("Peasants", 1, 0)]


def test_shocktroops_weaken_an_enemy_and_one_of_its_attacks() -> None:
    """In the Block phase: Armor -1 and the attack -1, of the same enemy."""
    f = fight("A 5/4, B 5/4; units: shocktroops").to("block")
    f.do("activate Shocktroops: enemy armor minus 1 + attack minus 1", "choose B", "choose attack B")
    assert f.told("armor_changed") == [("B", -1, 4)]
    assert f.told("reduced") == [("B", 1, 3)]


# ------------------------------------------------------------------ on the site and on Units
def test_ignore_site_fortification() -> None:
    """Demolish: the Keep fortifies nobody, the Fortified one still is; both lose 1 Armor."""
    f = fight("A 5/1, B 5/1 fortified; site: keep; hand: demolish, Bow(ranged 4), Ram(siege 4); mana: red").to(
        "ranged"
    )
    f.do("play Demolish").attack("A", "Bow").attack("B", "Ram")
    assert f.totals == [(4, 4), (4, 4)]


def test_units_gain_resistance() -> None:
    """Altem Guardians, green: all Units resist all; the Peasants (Armor 3) take Cold Fire 6 with one Wound."""
    f = fight("Ogre 9/6cold; units: altem_guardians, peasants; mana: green").to("block")
    f.do("activate Altem Guardians: units gain resistance for green").to("damage").hit("Peasants", "Ogre")
    assert f.told("unit_resists") == [("Peasants", 3, 3)]
    assert f.told("unit_wounded") == [("Peasants", 1, 0)]


def test_one_unit_gains_physical_resistance() -> None:
    f = fight("Ogre 9/3; hand: force_of_nature; units: peasants, foresters").to("block")
    f.do("play Force of Nature: units gain resistance", "choose unit Peasants").to("damage").hit("Peasants", "Ogre")
    assert f.told("unit_wounded") == []


def test_veil_of_mist_units_resist_and_the_hero_ignores_a_wound() -> None:
    f = fight(f"Ogre 9/6 poison, Wolf 9/3fire; units: peasants; hand: mist_form; {ALL_MANA}").to("damage")
    f.do("play Mist Form: powered").hit("Peasants", "Wolf").hit("hero", "Ogre")
    assert f.told("unit_wounded") == []
    assert f.wounds == (2, 2)


def test_units_plus() -> None:
    """Shocktroops: Ranged 1, the other Units +1 Attack: Crossbowmen 2 + 1 in the same attack."""
    f = fight("Ogre 4/1; units: shocktroops, utem_crossbowmen").to("ranged")
    f.attack("Ogre", "activate Shocktroops: ranged 1", "activate Utem Crossbowmen: ranged 2")
    assert f.totals == [(4, 4)]


def test_into_the_heat_units_give_more_and_take_no_damage() -> None:
    f = fight("Ogre 9/4, Wolf 4/1; hand: into_the_heat; units: peasants, peasants").do("play Into the Heat: units")
    f.to("block").block("Ogre", "activate Peasants: block 2").to("damage")
    assert f.blocks == [(4, 4)]
    f.refuses("hit unit Peasants (2) with Wolf")
    f.to("attack").attack("Wolf", "activate Peasants (2): attack 2")
    assert f.totals == [(4, 4)]


def test_into_the_heat_only_before_the_first_phase() -> None:
    f = fight("Ogre 9/4; hand: into_the_heat; units: peasants").to("ranged")
    assert not choices(f, "play")


def test_ready_unit_of_a_level() -> None:
    """Herbalists ready a Unit of level 1 or 2, not the Gunners of level 3, nor themselves."""
    f = fight("Ogre 9/3; units: herbalists, utem_guardsmen spent, amotep_gunners spent, peasants").to("block")
    f.do("activate Herbalists: ready unit")
    f.block("Ogre", "activate Utem Guardsmen: block 4")
    assert f.blocks == [(4, 3)]


def test_ready_units_for_influence() -> None:
    """Ruthless Coercion, powered: 6 Influence, Reputation -1, Units up to level 2 for 2 a level."""
    f = fight(
        "Ogre 9/9; hand: ruthless_coercion; units: peasants spent, utem_guardsmen spent, catapults spent; mana: red"
    )
    f.to("block").do("play Ruthless Coercion: powered influence 6")
    f.do("ready Peasants", "ready Utem Guardsmen")
    f.refuses("ready Catapults")
    assert f.state.influence == 0
    assert f.value["reputation"] == -1
    assert f.block("Ogre", "activate Peasants: block 2", "activate Utem Guardsmen: block 4").blocks == [(6, 9)]


# ------------------------------------------------------------------ on your own points
def test_convert_move_to_attack_and_two_to_ranged() -> None:
    f = fight("A 1/1, B 2/1; hand: agility; mana: white").to("ranged").do("play Agility: powered move 4")
    f.attack("A", "convert move to ranged").to("attack").attack("B", *["convert move to attack"] * 2)
    assert f.totals == [(1, 1), (2, 2)]


def test_move_converts_to_attack_only_in_the_attack_phase() -> None:
    f = fight("Ogre 9/1; hand: agility, Bow(ranged 1)").to("ranged").do("play Agility: move 2", "target Ogre")
    f.refuses("convert move to attack")
    assert not choices(f, "convert")


def test_convert_influence_to_block_of_an_element() -> None:
    f = fight("Imp 9/4fire; hand: diplomacy; mana: white").to("block")
    ice = next(line for line in f.choices if line.startswith("play Diplomacy: powered"))
    f.do(ice).do("block Imp")
    way = next(line for line in f.choices if line.startswith("convert"))
    while f.allows(way):
        f.do(way)
    f.do("declare")
    assert f.blocks == [((4, 4) if "ice" in way else (2, 4))]


def test_all_attacks_become_siege() -> None:
    """Altem Mages, black: Rage strikes a Keep's defender in phase 1.1."""
    f = fight("Ogre 4/1; site: keep; hand: rage; units: altem_mages; mana: black, red; night").to("ranged")
    siege = [line for line in f.choices if line.startswith("activate Altem Mages: attacks become")]
    for line in siege:
        g = (
            fight("Ogre 4/1; site: keep; hand: rage; units: altem_mages; mana: black, red; night")
            .to("ranged")
            .do(line)
        )
        if g.allows("target Ogre"):
            assert g.attack("Ogre", "Rage: powered attack 4").totals == [(4, 4)]
            return
    raise AssertionError("no Siege")


def test_all_attacks_become_cold_fire() -> None:
    text = "Ogre 4/1 ~physical; hand: rage; units: altem_mages; mana: black, red; night"
    f = fight(text).to("attack")
    totals = set()
    for line in choices(f, "activate Altem Mages: attacks become"):
        g = fight(text).to("attack").do(line)
        totals.add(g.attack("Ogre", "Rage: powered attack 4").totals[0])
    assert totals == {(4, 4), (2, 4)}


def test_one_attack_becomes_ranged() -> None:
    """Ghostly Elixir with Rage in phase 1.1."""
    f = fight("Ogre 4/1; hand: rage; tokens: ghostly_elixir; mana: red").to("ranged")
    assert f.attack("Ogre", "spend Ghostly Elixir: with Rage: powered attack 4").totals == [(4, 4)]


def test_an_attack_gains_fire_and_ice_makes_cold_fire() -> None:
    """Fire Gem on Rage: Fire 4. Ice Shard on Battle Versatility's Fire 3: Cold Fire 3."""
    f = fight("Ogre 4/1 ~physical; hand: rage; tokens: fire_gem; mana: red").to("attack")
    assert f.attack("Ogre", "spend Fire Gem: with Rage: powered attack 4").totals == [(4, 4)]
    f = fight("Ogre 3/1 ~physical ~fire; hand: battle_versatility; tokens: ice_shard; mana: red").to("attack")
    f.attack("Ogre", "spend Ice Shard: with Battle Versatility: powered attack 3 fire")
    assert f.totals == [(3, 3)]


def test_a_block_gains_an_element() -> None:
    f = fight("Imp 9/5fire; hand: determination; tokens: ice_shard; mana: blue").to("block")
    assert f.block("Imp", "spend Ice Shard: with Determination: powered block 5").blocks == [(5, 5)]


def test_one_source_of_attack_gives_more() -> None:
    """Vial of Toxin: a physical Attack +3, Ranged +2, Siege +1."""
    for phase, card, kind, more in (("attack", "A(attack 2)", "attack", 3), ("ranged", "A(ranged 2)", "ranged", 2)):
        f = fight(f"Ogre 9/1; hand: {card}; tokens: vial_of_toxin").to(phase).do("target Ogre", "play A")
        line = next(one for one in choices(f, "spend Vial of Toxin") if one.endswith(kind))
        assert f.do(line, "declare").totals == [(2 + more, 9)]
    f = fight("Ogre 9/1; hand: A(siege 2); tokens: vial_of_toxin").to("ranged").do("target Ogre", "play A")
    (line,) = choices(f, "spend Vial of Toxin")
    assert f.do(line, "declare").totals == [(3, 9)]


def test_one_source_needs_to_be_physical() -> None:
    f = fight("Ogre 9/1; hand: A(attack 2 fire); tokens: vial_of_toxin").to("attack").do("target Ogre", "play A")
    assert not choices(f, "spend")


def test_cards_plus_the_first_attack_or_block() -> None:
    """Ambush: the first Attack card +1, or the first Block card +2; once."""
    f = fight("A 9/4, B 3/1; hand: ambush, rage, rage").to("block").do("play Ambush: move 2")
    f.block("A", "Rage: block 2").to("attack").attack("B", "Rage (2): attack 2")
    assert f.blocks == [(4, 4)]
    assert f.totals == [(2, 3)]
    f = fight("A 9/1, B 3/1; hand: ambush, rage").to("attack").do("play Ambush: move 2").attack("B", "Rage: attack 2")
    assert f.totals == [(3, 3)]


def test_cards_plus_move() -> None:
    """Tirelessness: the next card's Move +1, powered every other card's."""
    f = fight("Ogre 9/1; hand: tirelessness, march, stamina").to("ranged")
    f.do("play Tirelessness: move 2", "play March: move 2", "play Stamina: move 2")
    assert [gained for gained, _ in f.told("move_gained")] == [2, 3, 2]
    f = fight("Ogre 9/1; hand: tirelessness, march, stamina; mana: blue").to("ranged")
    f.do("play Tirelessness: powered move 4", "play March: move 2", "play Stamina: move 2")
    assert [gained for gained, _ in f.told("move_gained")] == [4, 3, 3]


def test_play_another_card_powered_and_stronger() -> None:
    """Concentration for green: Rage powered without red, 4 + 2."""
    f = fight("Ogre 6/1; hand: concentration, rage; mana: green").to("attack")
    f.attack("Ogre", "Concentration: with Rage: powered attack 4")
    assert f.totals == [(6, 6)]
    assert f.state.mana[0] == 0
    assert f.value["used"] == 2


def test_play_another_card_three_times_and_throw_it_away() -> None:
    """Maximal Effect: Rage's Attack 2 three times; powered twice."""
    f = (
        fight("Ogre 6/1; hand: maximal_effect, rage")
        .to("attack")
        .attack("Ogre", "Maximal Effect: with Rage: attack 2")
    )
    assert f.totals == [(6, 6)]
    assert f.told("thrown_away") == ["Rage"]
    f = fight("Ogre 8/1; hand: maximal_effect, rage; mana: red").to("attack")
    assert f.attack("Ogre", "Maximal Effect: with Rage: powered attack 4").totals == [(8, 8)]


# ------------------------------------------------------------------ on the Hero
def test_hero_ignores_a_wound_with_its_extra_effects() -> None:
    """Cloak of Shielding: of two poisonous Wounds one is left."""
    f = fight("Ogre 9/4 poison; tokens: cloak_of_shielding").to("damage").do("spend Cloak of Shielding")
    assert f.hit("hero", "Ogre").wounds == (1, 1)


def test_the_only_wound_ignored_paralyzes_nobody_and_feeds_no_vampire() -> None:
    f = fight("Ogre 5/2 paralyze vampiric; tokens: cloak_of_shielding; hand: Blow(attack 5)").to("damage")
    f.do("spend Cloak of Shielding").hit("hero", "Ogre").to("attack")
    assert f.wounds == (0, 0)
    assert f.attack("Ogre", "Blow").totals == [(5, 5)]


def test_reputation_of_a_card() -> None:
    f = fight("Ogre 9/1; hand: threaten; mana: red").to("ranged").do("play Threaten: powered influence 5")
    assert f.value["reputation"] == -1


def test_burning_shield_gives_its_attack_later() -> None:
    """Fire Block 4, and if it blocked, Fire Attack 4 in the Attack phase."""
    f = fight("Ogre 4/4; hand: burning_shield; mana: red").to("block").block("Ogre", "Burning Shield")
    bonus = f.to("attack").do("target Ogre")
    line = next(line for line in bonus.choices if line.startswith("bonus"))
    assert f.do(line, "declare").totals == [(4, 4)]


def test_burning_shield_that_did_not_block_gives_none() -> None:
    f = fight("Ogre 4/9; hand: burning_shield, rage; mana: red; skills: Fury(attack 1)").to("block")
    f.block("Ogre", "Burning Shield").to("attack").do("target Ogre")
    assert not choices(f, "bonus")


# ------------------------------------------------------------------ costs
def test_cost_discard_a_card() -> None:
    f = fight("Ogre 5/1; hand: improvisation, march, promise; mana: red").to("attack").do("target Ogre")
    f.do("play Improvisation: powered attack 5")
    assert choices(f, "discard") == {"discard March", "discard Promise"}
    assert f.do("discard Promise", "declare").totals == [(5, 5)]
    assert f.value["used"] == 1


def test_cost_discard_needs_a_card() -> None:
    f = fight("Ogre 5/1; hand: improvisation; hero: armor 2, limit 5, wounds 3").to("attack").do("target Ogre")
    assert choices(f, "play") == set()


def test_cost_discard_a_wound() -> None:
    """Stout Resolve: 3 instead of 2 for a Wound."""
    f = fight("Ogre 3/0; hand: stout_resolve; hero: armor 2, limit 5, wounds 1").to("attack").do("target Ogre")
    line = next(one for one in choices(f, "play Stout Resolve") if "attack 3" in one)
    f.do(line).do("declare")
    assert f.totals == [(3, 3)]
    assert f.after.healing["wounds_in_hand"] == 0


def test_cost_throw_away_by_colour() -> None:
    """Ritual Attack: a white action for Ranged 3."""
    f = fight("Ogre 3/1; hand: ritual_attack, swiftness, rage").to("ranged").do("target Ogre")
    line = next(one for one in choices(f, "play Ritual Attack") if "ranged 3" in one)
    f.do(line).do("declare")
    assert f.told("thrown_away") == ["Swiftness"]
    assert f.totals == [(3, 3)]


def test_cost_a_wound() -> None:
    f = fight("Ogre 5/0; hand: blood_rage").to("attack").attack("Ogre", "Blood Rage: attack 5 for wound")
    assert f.wounds == (1, 0)
    assert f.totals == [(5, 5)]


def test_cost_the_unit_is_wounded() -> None:
    f = fight("Ogre 6/0; units: utem_swordsmen").to("attack")
    f.attack("Ogre", "activate Utem Swordsmen: attack 6 for wound unit")
    assert f.totals == [(6, 6)]
    assert f.value["unit_levels_wounded"] == 2


def test_discarded_cards_give_mana_of_their_colour() -> None:
    """Offering: a red crystal, and one for each card discarded."""
    f = fight("Ogre 4/1; hand: offering, swiftness, rage, rage; mana: red").to("attack")
    f.do(next(one for one in choices(f, "play Offering") if "discard" in one), "discard Swiftness", "enough")
    assert f.told("mana_gained") == [("white", 1, 1), ("red", 1, 1)] or sorted(f.told("mana_gained")) == [
        ("red", 1, 1),
        ("white", 1, 1),
    ]
    assert f.attack("Ogre", "Rage: powered attack 4").totals == [(4, 4)]


# ------------------------------------------------------------------ Units that combine, explosions
def test_delphana_masters_combine_abilities_in_one_activation() -> None:
    f = fight("A 9/4, B 9/4; units: delphana_masters; mana: blue, green").to("block")
    f.do("activate Delphana Masters: enemy does not attack for blue", "choose A")
    f.do("activate Delphana Masters: enemy armor minus 5 for green", "choose B")
    assert f.told("does_not_attack") == ["A"]
    assert f.told("armor_changed") == [("B", -5, 4)]
    assert f.value["used"] == 1


def test_explosive_bolt_each_enemy_defeated_hurts_another() -> None:
    """Two fall: 2 points of Armor among the others."""
    f = fight("A 1/1, B 2/1, C 9/1, D 9/1; hand: explosive_bolt; mana: white 2").to("ranged")
    f.attack("A, B", "Explosive Bolt: powered ranged 3").do("choose C", "choose D")
    assert f.told("armor_changed") == [("C", -1, 8), ("D", -1, 8)]


def test_delphana_masters_are_spent_once_something_else_is_done() -> None:
    f = fight("A 9/4, B 9/4; units: delphana_masters; mana: blue, green; hand: march").to("block")
    f.do("activate Delphana Masters: enemy does not attack for blue", "choose A", "play March: move 2")
    f.refuses("activate Delphana Masters: enemy armor minus 5 for green")


def test_delphana_masters_use_each_ability_once() -> None:
    f = fight("A 9/4, B 9/4; units: delphana_masters; mana: green 2").to("block")
    f.do("activate Delphana Masters: enemy armor minus 5 for green", "choose A")
    f.refuses("activate Delphana Masters: enemy armor minus 5 for green")


# ------------------------------------------------------------------ colours
def test_a_spell_with_a_choice_of_mana_pays_twice() -> None:
    """Mana Bolt: blue to cast it, and blue again for Ice Attack 8."""
    f = fight("Ogre 9/1; hand: mana_bolt; mana: blue").to("attack").do("target Ogre")
    assert choices(f, "play") == set()
    f = fight("Ogre 9/1; hand: mana_bolt; mana: blue 2, red").to("attack").do("target Ogre")
    assert choices(f, "play") == {
        "play Mana Bolt: attack 8 ice for blue+blue",
        "play Mana Bolt: attack 7 cold fire for blue+red",
    }


def test_gold_is_any_colour_by_day() -> None:
    f = fight("Ogre 4/1; hand: rage; mana: gold").to("attack").attack("Ogre", "Rage: powered attack 4")
    assert f.totals == [(4, 4)]


def test_a_mode_of_two_colours_needs_both() -> None:
    f = fight("Ogre 9/1; units: altem_mages; mana: blue").to("attack").do("target Ogre")
    assert f.allows("activate Altem Mages: attack 7 cold fire for blue")
    assert not f.allows("activate Altem Mages: attack 9 cold fire for blue+red")
    f = fight("Ogre 9/1; units: altem_mages; mana: blue, red").to("attack")
    assert f.attack("Ogre", "activate Altem Mages: attack 9 cold fire for blue+red").totals == [(9, 9)]
