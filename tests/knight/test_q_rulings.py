"""Q. The rulings on open points, options both ways: Q1–Q13; of those on what a Hero holds Q35 and Q36."""

from __future__ import annotations

import pytest
from combat import Fight, fight

from warlore.knight import KnightGame
from warlore.table import BadRecord, final_state, parse_record

LEADER = "Elementalist Leader"


# ------------------------------------------------------------------ Q1
def test_q01_effects_on_the_enemy_fail_against_arcane_immunity() -> None:
    """Whirlwind, Tornado and Tremor target the enemy."""
    text = "Ogre 5/4 arcane_immunity; hand: whirlwind, tremor; mana: white, black, green; night"
    f = fight(text).to("ranged")
    assert f.refuses("play Tremor: enemy armor minus 3 for green") == "R50"
    f.do("play Tremor: enemy armor minus 2 to all").to("attack")
    assert f.refuses("play Whirlwind: powered enemy destroyed for black") == "R50"
    assert f.told("immune") == ["Ogre"]
    assert f.told("armor_changed") == f.told("destroyed") == []
    assert f.end().left == ["Ogre"]


def test_q01_effects_on_an_attack_work() -> None:
    """Chilling Stare takes Brutal and Poison away, Cumbersome is slowed."""
    f = fight("Ogre 9/4 arcane_immunity brutal poison; hand: chilling_stare").to("block")
    f.do("play Chilling Stare: attack loses abilities", "choose attack Ogre")
    assert f.end().wounds == (2, 0)
    f = fight("Ram 9/4 arcane_immunity cumbersome; hand: march").to("block").do("play March: move 2")
    assert f.do("slow Ram", "slow Ram").end().wounds == (1, 0)


# ------------------------------------------------------------------ Q2
TWO_WALLS = "Wall 9/1 defend2, Gate 9/1 defend1, Ogre 3/1, Wolf 4/1"


def matched(f: Fight, *lines: str) -> Fight:
    """Declare, and match the Defends as told where the attacker may choose."""
    f.do("declare")
    for line in lines:
        f.do(line)
    return f


def test_q02_once_per_combat_to_the_first_attacked() -> None:
    f = fight("Wall 9/1 defend2, Ogre 3/1, Wolf 4/1; hand: A(attack 5), B(attack 4)").to("attack")
    assert f.attack("Ogre", "A").attack("Wolf", "B").totals == [(5, 5), (4, 4)]


def test_q02_declaring_triggers_it_even_if_the_attack_fails() -> None:
    f = fight("Wall 9/1 defend2, Ogre 3/1, Wolf 4/1; hand: A(attack 1), B(attack 4)").to("attack")
    assert f.attack("Ogre", "A").attack("Wolf", "B").totals == [(1, 5), (4, 4)]


def test_q02_it_survives_its_giver() -> None:
    f = fight("Wall 2/1 defend2, Ogre 3/1; hand: A(ranged 1), B(ranged 2), C(attack 4)").to("ranged")
    f.attack("Ogre", "A").attack("Wall", "B")
    assert f.defeated == ["Wall"]
    assert f.to("attack").attack("Ogre", "C").totals[-1] == (4, 5)


def test_q02_the_dead_give_nothing() -> None:
    """The Wall, attacked first, spends its Defend on itself; had it none left it could give none."""
    f = fight("Wall 2/1 defend2, Ogre 3/1; hand: A(ranged 4), B(attack 3)").to("ranged").attack("Wall", "A")
    assert f.to("attack").attack("Ogre", "B").totals == [(4, 4), (3, 3)]


def test_q02_arcane_immunity_does_not_stop_it() -> None:
    f = fight("Wall 9/1 defend2, Ogre 3/1 arcane_immunity; hand: A(attack 4)").to("attack")
    assert f.attack("Ogre", "A").totals == [(4, 5)]


def test_q02_in_a_group_the_attacker_chooses_the_member() -> None:
    f = fight("Wall 9/1 defend2, Ogre 3/1, Wolf 4/1; hand: A(attack 8), B(attack 4)").to("attack")
    f.do("target Ogre", "target Wolf", "play A", "declare")
    assert {line for line in f.choices if line.startswith("guard")} == {"guard Ogre by Wall", "guard Wolf by Wall"}
    f.do("guard Ogre by Wall")
    assert f.totals == [(8, 9)]
    assert f.attack("Wolf", "B").totals[-1] == (4, 4)


def test_q02_as_many_defends_as_targets_without_one() -> None:
    f = fight(f"{TWO_WALLS}; hand: A(attack 9)").to("attack").do("target Ogre", "target Wolf", "play A", "declare")
    f.do("guard Ogre by Wall")
    if guards := [line for line in f.choices if line.startswith("guard")]:
        assert guards == ["guard Wolf by Gate"]
        f.do(*guards)
    assert f.totals == [(9, 3 + 2 + 4 + 1)]


def test_q02_with_one_target_the_attacker_picks_the_defender() -> None:
    for giver, needed in (("Wall", 5), ("Gate", 4)):
        f = fight(f"{TWO_WALLS}; hand: A(attack 2)").to("attack").do("target Ogre", "play A", "declare")
        assert f.do(f"guard Ogre by {giver}").totals == [(2, needed)]


# ------------------------------------------------------------------ Q3
def test_q03_city_bonus_then_reductions_then_doubling() -> None:
    """Blue City: Fire 3 becomes 5; slowed by 2 it is 3; Swift asks for 6, Brutal deals 6."""
    text = "Ram 9/3fire cumbersome {}; site: city blue; hand: march, Ice(block 5 ice); hero: armor 1, limit 20"
    f = fight(text.format("swift")).to("block").do("play March: move 2", "slow Ram", "slow Ram")
    assert f.block("Ram", "Ice").blocks == [(5, 6)]
    f = fight(text.format("brutal")).to("block").do("play March: move 2", "slow Ram", "slow Ram")
    assert f.end().wounds == (6, 0)


def test_q03_not_below_zero_and_zero_is_blocked() -> None:
    f = fight("Ogre 9/1 brutal; hand: swift_reflexes; mana: white").to("block")
    f.do("play Swift Reflexes: powered attack minus 2", "choose attack Ogre")
    assert f.told("reduced_to_zero") == ["Ogre"]
    assert f.end().wounds == (0, 0)


# ------------------------------------------------------------------ Q4
TWO_HEROES = "Ogre 9/5, Wolf 9/5; site: keep; units: heroes_white, heroes_blue; hand: promise, threaten"


def test_q04_each_heroes_unit_costs_2_influence() -> None:
    f = fight(TWO_HEROES).to("block").do("play Promise: influence 2")
    f.block("Ogre", "activate Heroes (white): block 5").do("block Wolf")
    assert f.refuses("activate Heroes (blue): block 5") == "R74"
    f = fight(TWO_HEROES).to("block").do("play Promise: influence 2", "play Threaten: influence 2")
    f.block("Ogre", "activate Heroes (white): block 5").block("Wolf", "activate Heroes (blue): block 5")
    assert f.told("influence_paid") == [("Heroes (white)", 2, 2), ("Heroes (blue)", 2, 0)]


def test_q04_per_combat_the_first_payment_is_for_all() -> None:
    f = fight(f"{TWO_HEROES}; options: heroes_influence=per_combat").to("block").do("play Promise: influence 2")
    f.block("Ogre", "activate Heroes (white): block 5").block("Wolf", "activate Heroes (blue): block 5")
    assert f.told("influence_paid") == [("Heroes (white)", 2, 0)]
    assert [total for total, _ in f.blocks] == [5, 5]


def test_q04_each_thugs_unit_that_takes_damage_costs_2() -> None:
    f = fight("Ogre 9/3, Wolf 9/3; units: thugs, thugs; hand: promise").to("damage").do("play Promise: influence 2")
    f.hit("Thugs", "Ogre")
    assert not any(line.startswith("hit unit Thugs") for line in f.choices)


# ------------------------------------------------------------------ Q5
def test_q05_a_unit_destroyed_by_paralyze_feeds_a_vampire() -> None:
    f = fight("Vamp 5/3 vampiric paralyze; units: Guard 1/3 (block 1); hand: Blow(attack 5)").to("damage")
    assert f.hit("Guard", "Vamp").to("attack").attack("Vamp", "Blow").totals == [(5, 6)]


# ------------------------------------------------------------------ Q6
@pytest.mark.parametrize(
    ("scope", "city", "wounds"),
    [
        ("attack", "red", (8 + 2, 0)),
        ("token", "red", (8 + 4, 0)),
        ("attack", "green", (4 + 2, 4)),
        ("token", "green", (4 + 2, 4 + 2)),
    ],
)
def test_q06_the_city_bonus_of_a_mixed_defender(scope: str, city: str, wounds: tuple[int, int]) -> None:
    """Heroes (fire): physical 4 and fire 2."""
    text = f"heroes_fire; site: city {city}; hero: armor 1, limit 20; options: city_bonus_scope={scope}"
    assert fight(text).end().wounds == wounds


def test_q06_a_purely_elemental_defender_gets_none_in_either_scope() -> None:
    for scope in ("attack", "token"):
        f = fight(f"fire_mages; site: city red; hero: armor 1, limit 20; options: city_bonus_scope={scope}")
        assert f.end().wounds == (6, 0)


# ------------------------------------------------------------------ Q7
def test_q07_killed_enemies_of_a_site_are_not_replaced() -> None:
    f = fight("gargoyle, minotaur; site: spawning_grounds; hand: Blow(attack 4 fire); hero: armor 9, limit 9").to(
        "attack"
    )
    f.attack("Gargoyle", "Blow").end()
    assert f.after.replaced is False
    assert f.left == ["Minotaur"]


# ------------------------------------------------------------------ Q8
@pytest.mark.parametrize(("overkill", "removed"), [("true", 3), ("false", 1)])
def test_q08_how_many_levels_one_attack_removes(overkill: str, removed: int) -> None:
    """Levels 8, 7, 6 of the Dark Crusader, Armor 4 each: 12 pays three."""
    text = "; leader: dark_crusader 8 []; site: necropolis; hand: Blow(attack 12); hero: armor 9, limit 9"
    f = fight(f"{text}; options: leader_overkill={overkill}").to("attack").attack("Dark Crusader Leader", "Blow")
    f.end()
    assert f.after.leader_levels_removed == removed
    assert f.after.leader_level == 8 - removed
    assert f.fame == 3 * removed


def test_q08_consecutive_levels_from_the_current_one_down() -> None:
    """Elementalist 4 (Armor 4) and 3 (4): a physical 7 pays one, 8 pays both."""
    for points, removed in ((3, 0), (4, 1), (7, 1), (8, 2)):
        text = (
            f"; leader: elementalist 4 []; site: hidden_valley; hand: Blow(attack {points}); hero: armor 9, limit 9"
        )
        f = fight(text).to("attack").attack(LEADER, "Blow").end()
        assert f.after.leader_levels_removed == removed


def test_q08_an_element_is_inefficient_if_a_removed_level_resists_it() -> None:
    """Ice 12 at level 4 (Armor 4, Fire Resistance): level 3 resists Ice too, so 12 counts 6 there: one level."""
    text = "; leader: elementalist 4 []; site: hidden_valley; hand: Blow(attack {} ice); hero: armor 9, limit 9"
    f = fight(text.format(12)).to("attack").attack(LEADER, "Blow").end()
    assert f.after.leader_levels_removed == 1
    f = fight(text.format(16)).to("attack").attack(LEADER, "Blow").end()
    assert f.after.leader_levels_removed == 2


def test_q08_he_attacks_with_the_level_he_began_with() -> None:
    """Level 8 of the Elementalist, Ice 7, loses it in the Ranged phase."""
    text = "; leader: elementalist 8 []; site: hidden_valley; hand: Bow(ranged 5); hero: armor 1, limit 20"
    f = fight(text).to("ranged").attack(LEADER, "Bow").end()
    assert f.after.leader_levels_removed == 1
    assert f.wounds == (7, 0)


def test_q08_level_1_removed_is_defeated_and_the_follower_flees() -> None:
    text = "; leader: dark_crusader 1 [prowlers]; site: necropolis; hand: Blow(attack 9 fire); hero: armor 9, limit 9"
    f = fight(text).to("attack").attack("Dark Crusader Leader", "Blow").end()
    assert f.told("follower_flees") == ["Prowlers"]
    assert f.after.leader_level == 0
    assert f.fame == 3


# ------------------------------------------------------------------ Q9
def test_q09_volkare_cannot_be_attacked_himself() -> None:
    f = fight(
        "prowlers; volkare: die red; site: volkare; hand: Bow(ranged 9), Blow(attack 9); hero: armor 9, limit 9"
    ).to("ranged")
    assert f.refuses("target Volkare") == "Q9"
    f.to("attack")
    assert f.refuses("target Volkare") == "Q9"
    f.attack("Prowlers", "Blow").end()
    assert f.value["all_defeated"]


# ------------------------------------------------------------------ Q10
def test_q10_points_of_the_combat_last_until_it_ends() -> None:
    """March in the Ranged phase, Agility in the Attack phase: 2 + 2 Move become 4 Attack."""
    f = fight("Ogre 4/1; hand: march, agility").to("ranged").do("play March: move 2").to("attack")
    f.do("play Agility: move 2").attack("Ogre", *["convert move to attack"] * 4)
    assert f.totals == [(4, 4)]


# ------------------------------------------------------------------ Q12
def test_q12_two_members_with_one_resistance_each_do_not_make_cold_fire_inefficient() -> None:
    text = "A 3/1 ~fire, B 3/1 ~ice; hand: Blow(attack 6 {})"
    totals = {}
    for element in ("physical", "fire", "ice", "cold_fire"):
        totals[element] = fight(text.format(element)).to("attack").attack("A, B", "Blow").totals[0][0]
    assert totals == {"physical": 6, "fire": 3, "ice": 3, "cold_fire": 6}


def test_q12_one_member_with_both_does() -> None:
    f = fight("A 3/1 ~fire ~ice, B 3/1; hand: Blow(attack 6 cold)").to("attack").attack("A, B", "Blow")
    assert f.totals == [(3, 6)]


# ------------------------------------------------------------------ Q13
def test_q13_a_unit_that_resisted_may_still_be_activated() -> None:
    f = fight("Ogre 9/3; units: Guard 1/3 ~physical (attack 4)").to("damage").hit("Guard", "Ogre").to("attack")
    assert f.attack("Ogre", "activate Guard: attack 4").totals == [(4, 9)]


def test_q13_a_wounded_one_may_not() -> None:
    f = fight("Ogre 9/3; units: Guard 1/3 (attack 4); hand: rage").to("damage").hit("Guard", "Ogre").to("attack")
    f.do("target Ogre")
    assert not f.allows("activate Guard: attack 4")


# ------------------------------------------------------------------ Q35
POSSESS = "hand: charm, Blow(attack 3), Bow(ranged 3); night; mana: white, black; hero: armor 9, limit 9"


def possessing(enemies: str, whom: str, more: str = "") -> Fight:
    """Possess in the Ranged phase."""
    f = fight(f"{enemies}; {POSSESS}{more}").to("ranged").do("play Charm: powered", f"choose {whom}")
    return f.to("attack")


def test_q35_the_attack_stays_when_its_enemy_is_defeated() -> None:
    f = possessing("Monk 3/5, Ogre 5/1", "Monk").attack("Monk", "Blow").attack("Ogre", "use its attack")
    assert f.totals == [(3, 3), (5, 5)]
    assert f.left == []


def test_q35_in_whatever_order() -> None:
    """Before the Attack phase too."""
    f = fight(f"Monk 3/5, Ogre 5/1; {POSSESS}")
    f.to("ranged").do("play Charm: powered", "choose Monk").attack("Monk", "Bow").to("attack")
    assert f.attack("Ogre", "use its attack").left == []


def test_q35_not_before_the_attack_phase_and_once() -> None:
    f = fight(f"Monk 3/5, Ogre 2/1, Wolf 9/1; {POSSESS}")
    f.to("ranged").do("play Charm: powered", "choose Monk", "target Ogre")
    assert not f.allows("use its attack")
    f.do("play Bow", "declare").to("attack").attack("Wolf", "use its attack")
    assert f.do("target Wolf").refuses("use its attack") == "no_such_right"


def test_q35_never_against_itself() -> None:
    f = possessing("Monk 3/5, Ogre 5/1", "Monk").do("target Monk")
    assert f.refuses("use its attack") == "Q35"
    f = possessing("Monk 3/5, Ogre 5/1", "Monk").do("target Ogre", "use its attack")
    assert f.refuses("target Monk") == "Q35"


def test_q35_nothing_is_left_of_it_after_the_combat() -> None:
    assert possessing("Monk 3/5, Ogre 5/1", "Monk").end().state.possessed == -1


# ------------------------------------------------------------------ Q36
def test_q36_an_attack_is_made_with_something() -> None:
    f = fight("Wall 9/1 defend2, Ogre 3/1; hand: rage").to("attack").do("target Ogre")
    assert f.refuses("declare") == "Q36"
    f.do("play Rage: attack 2", "declare")
    assert f.totals == [(2, 5)]


def test_q36_a_block_too() -> None:
    f = fight("Ogre 3/2; hand: rage").to("block").do("block Ogre")
    assert f.refuses("declare") == "Q36"
    assert f.do("play Rage: block 2", "declare").blocks == [(2, 2)]


def test_q36_with_its_own_attack_only_the_possessed_is_not_attacked() -> None:
    """The attack that lies ready is nothing against its enemy: no Defend is drawn off by it."""
    f = fight("Wall 9/1 defend2, Monk 3/5; hand: charm; night; mana: white, black").to("ranged")
    f.do("play Charm: powered", "choose Monk").to("attack")
    assert f.refuses("target Monk") == "Q35"
    assert f.do("target Wall").refuses("target Monk") == "Q35"
    assert f.refuses("declare") == "Q36"
    f.do("use its attack")
    assert f.allows("declare")


def test_q36_a_summoner_lends_nothing() -> None:
    f = fight("orc_summoners [medusa], Ogre 9/1; hand: charm; night; mana: white, black; hero: armor 9, limit 9")
    f.to("ranged").do("play Charm: powered", "choose Orc Summoners").to("attack")
    assert f.refuses("target Ogre") == "R13"


BARE = """warlore record 1
game: knight
rules: 1
components: {components}
seats: Hero
first: Hero
options: enemies=["prowlers"], cards=["rage"]
chance: unknown

deal >
Hero: end phase
Hero: block Prowlers
Hero: declare
Hero: end phase
Hero: hit hero with Prowlers
Hero: end phase
"""


def test_q36_a_record_of_before_it_can_still_be_read() -> None:
    """Version 1 of the rules let a block be declared with nothing."""
    game = KnightGame.of_record(BARE)
    record = parse_record(BARE.format(components=game.components), game)
    state = final_state(record, game)
    assert game.aftermath(state).value()["wounds_hand"] == 2
    with pytest.raises(BadRecord, match="version 1 of the rules"):
        parse_record(BARE.format(components=game.components), KnightGame())
