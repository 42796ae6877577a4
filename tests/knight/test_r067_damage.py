"""I. Note 6, damage of enemy attacks: R67–R71."""

from __future__ import annotations

from combat import fight


def test_r067_the_summoned_creatures_attack_then_it_is_discarded() -> None:
    """Medusa 6, Paralyze."""
    f = fight("orc_summoners [medusa]; hand: rage").to("damage")
    name = f.told("summoned")[0][0]
    assert f.hit("hero", name).wounds == (3, 0)
    assert f.told("discarded") == ["Rage"]
    assert f.to("attack").told("summoned_discarded") == [name]
    assert f.end().left == ["Orc Summoners"]


def test_r067_a_discarded_creature_is_no_longer_faced() -> None:
    """Flame Wave in the Attack phase: 5 + 2 for the summoner alone."""
    text = "orc_summoners [gargoyle]; hand: flame_wall; mana: red, black; night; hero: armor 9, limit 9"
    f = fight(text).to("attack").attack("Orc Summoners", "Flame Wall: powered attack 5 fire")
    assert f.totals == [(7, 4)]


def test_r068_brutal_doubles_unblocked_damage_only() -> None:
    text = "Ogre 9/3 brutal; hand: Shield(block 3)"
    assert fight(text).end().wounds == (3, 0)
    assert fight(text).to("block").block("Ogre", "Shield").end().wounds == (0, 0)


def test_r069_a_slowed_attack_deals_its_reduced_value() -> None:
    f = fight("Ram 9/7 cumbersome; hand: march").to("block").do("play March: move 2", "slow Ram", "slow Ram")
    assert f.end().wounds == (3, 0)


def test_r069_reduced_first_doubled_after() -> None:
    """Brutal 4 slowed by 1: 6 damage, not 7."""
    f = fight("Ram 9/4 cumbersome brutal; hand: march; hero: armor 1, limit 20").to("block")
    assert f.do("play March: move 2", "slow Ram").end().wounds == (6, 0)


def test_r070_attacks_are_never_grouped() -> None:
    """3 and 3 on Armor 2: 2 + 2 Wounds, not 6 / 2."""
    assert fight("A 9/3, B 9/3").end().wounds == (4, 0)


def test_r071_what_units_do_not_take_the_hero_takes() -> None:
    f = fight("Ogre 9/9; units: Guard 1/3 (block 1)").to("damage").hit("Guard", "Ogre")
    assert {line for line in f.choices if line.startswith("hit")} == {"hit hero with Ogre"}
    assert f.hit("hero", "Ogre").wounds == (3, 0)


def test_r071_nobody_is_forced_to_use_units() -> None:
    assert fight("Ogre 9/9; units: Guard 1/3 (block 1)").to("damage").hit("hero", "Ogre").wounds == (5, 0)
