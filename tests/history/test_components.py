"""The standard card set holds every fact the rulebooks state or imply about the components.

One test for each constraint C1 to C45, then what makes the reconstruction a good game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields
from itertools import combinations, pairwise, permutations, product
from statistics import mean

import pytest

from warlore.history.cardset import ABILITIES, ERAS, SABATONS, Unit, load_cards

CARDS = load_cards()
ELITES = {era: CARDS.elites(era) for era in ERAS}
HEROES = {era: CARDS.heroes(era) for era in ERAS}


def card(name: str) -> Unit:
    return CARDS.find_unit(name)


def values(unit: Unit) -> tuple[int, int, int]:
    return (unit.long, unit.medium, unit.close)


def strength(unit: Unit) -> int:
    return sum(values(unit))


def totals(*units: Unit) -> tuple[int, ...]:
    return tuple(map(sum, zip(*map(values, units), strict=True)))


def halves(unit: Unit) -> int:
    return (unit.left is not None) + (unit.right is not None)


def linked(left: Unit, right: Unit) -> bool:
    """H4.2: do these two form a Link when they lie side by side in this order?"""
    return left.right is not None and left.right == right.left


def every_era_mean(of: Callable[[Unit], int]) -> list[float]:
    return [mean(of(unit) for unit in ELITES[era]) for era in ERAS]


def falling(numbers: list[float]) -> bool:
    return all(earlier > later for earlier, later in pairwise(numbers))


def rising(numbers: list[float]) -> bool:
    return falling([-number for number in numbers])


def active_actions() -> Iterator[set[str]]:
    """The pairs of actions under the arrows as the wheel turns."""
    wheel = CARDS.wheel
    for turns in range(len(wheel.ring)):
        yield {wheel.ring[(arrow + turns * wheel.step) % len(wheel.ring)] for arrow in wheel.arrows}


# ---- Counts ----


def test_c01_five_sabatons_have_components() -> None:
    assert SABATONS == ("Hannes", "Chris", "Joakim", "Pär", "Tommy")
    assert [own.sabaton for own in CARDS.prowess] == list(SABATONS)
    assert all(CARDS.base_cards(sabaton) for sabaton in SABATONS)


def test_c02_there_are_108_unit_cards() -> None:
    base = [CARDS.base_cards(sabaton) for sabaton in SABATONS]
    assert [len(cards) for cards in base] == [8] * 5
    assert [len(ELITES[era]) for era in ERAS] == [15] * 4
    assert [len(HEROES[era]) for era in ERAS] == [2] * 4
    assert sum(map(len, base)) + sum(map(len, ELITES.values())) + sum(map(len, HEROES.values())) == 108


def test_c03_there_are_32_relics_8_for_each_era() -> None:
    assert Counter(relic.era for relic in CARDS.relics) == dict.fromkeys(ERAS, 8)


def test_c04_there_are_12_tiles() -> None:
    assert len(CARDS.tiles) == 12


def test_c05_there_are_20_warfare_tokens_and_3_spaces_to_point_at() -> None:
    assert len(CARDS.warfare) == 20
    assert {tile.pointer for tile in CARDS.tiles} == {1, 2, 3}


def test_c06_there_are_20_prowess_tokens_4_for_each_sabaton() -> None:
    assert [len(own.values) for own in CARDS.prowess] == [4] * 5


def test_c07_there_are_8_honor_tokens() -> None:
    from warlore.history.rules.state import State

    assert State().honor_supply == 8


def test_c08_8_damage_counters_are_enough_for_any_line_up_of_the_defender() -> None:
    # A living Unit bears at most one counter less than its damage capacity.
    most = sorted((unit.hp - 1 for unit in CARDS.units), reverse=True)
    assert sum(most[:4]) <= 8


def test_c09_every_type_of_link_counter_has_a_use() -> None:
    cards = [unit for unit in CARDS.units if unit.kind != "base"]
    for era in ERAS:
        assert any(linked(a, b) and a.right == era for a, b in permutations(cards, 2))


def test_c10_boards_have_four_and_three_slots_and_a_virtual_one() -> None:
    from warlore.history.rules import tables

    assert tables.DEPLOY_SLOTS == [4, 3]
    assert tables.ALL_SLOTS == [5, 4]


def test_c11_elites_heroes_and_relics_belong_to_an_era_and_base_units_to_none() -> None:
    assert all((unit.era is None) == (unit.kind == "base") for unit in CARDS.units)
    assert all(unit.era in ERAS for unit in CARDS.units if unit.kind != "base")
    assert all(relic.era in ERAS for relic in CARDS.relics)


def test_c12_the_dice_have_the_printed_faces() -> None:
    from warlore.history.rules import tables

    assert tables.STRONG_FACES == [[1, 0, 0], [1, 0, 0], [0, 1, 0], [0, 1, 0], [0, 0, 1], [0, 0, 2]]
    assert tables.RISKY_FACES == [[1, 1, 1], [-1, -1, -1], [0, 0, 3], [-1, 0, 0], [0, 2, 0], [0, -1, 0]]


# ---- Card anatomy ----


def test_c13_a_unit_has_every_printed_area() -> None:
    printed = {"left", "right", "reinforcement", "assault", "long", "medium", "close", "hp", "name", "era"}
    assert printed | set(ABILITIES) <= {field.name for field in fields(Unit)}


def test_c14_the_sample_card_exists() -> None:
    assert any(values(unit) == (0, 2, 2) and unit.hp == 1 and halves(unit) == 2 for unit in CARDS.units)


def test_c15_link_types_are_the_eras_and_join_consecutive_eras() -> None:
    assert {unit.left for unit in CARDS.units} | {unit.right for unit in CARDS.units} == {*ERAS, None}
    for earlier, later in pairwise(ERAS):
        assert any(linked(a, b) for a, b in product(ELITES[earlier], ELITES[later])), (earlier, later)


@pytest.mark.parametrize("icon", ABILITIES)
def test_c16_a_side_can_have_an_icon_twice(icon: str) -> None:
    assert any(getattr(a, icon) + getattr(b, icon) >= 2 for a, b in combinations(CARDS.units, 2))
    if icon in ("heroic_death", "diversion"):
        assert any(getattr(unit, icon) >= 2 for unit in CARDS.units)


def test_c17_later_eras_are_stronger_and_reach_farther_and_early_ones_stand_together() -> None:
    assert rising(every_era_mean(strength))
    assert rising(every_era_mean(lambda unit: unit.hp))
    assert rising(every_era_mean(lambda unit: unit.long))
    assert falling(every_era_mean(lambda unit: unit.reinforcement))
    assert falling(every_era_mean(halves))


def test_c18_heroes_bring_a_card_link_on_both_sides_and_have_an_ability() -> None:
    for hero in (hero for era in ERAS for hero in HEROES[era]):
        assert hero.reinforcement == 1
        assert halves(hero) == 2
        assert any(getattr(hero, ability) for ability in ABILITIES)
    assert card("Lion from the North") in HEROES["III"]


def test_c19_the_abilities_are_the_four_of_the_rulebook_and_all_in_use() -> None:
    assert set(ABILITIES) == {"heroic_death", "accuracy", "diversion", "relaunch"}
    for icon in (*ABILITIES, "reinforcement", "assault"):
        assert any(getattr(unit, icon) for unit in CARDS.units), icon


# ---- Base Units: Pär's first battle ----

TREBUCHET, ARCHERS, CONSCRIPTS, SPY = map(card, ("Trebuchet", "Archers", "Conscripts", "Spy"))
PARS_FOUR = (TREBUCHET, ARCHERS, CONSCRIPTS, SPY)


def test_c20_the_four_named_base_units_are_in_every_set() -> None:
    assert all(set(PARS_FOUR) <= set(CARDS.base_cards(sabaton)) for sabaton in SABATONS)


def test_c21_the_trebuchet_shoots_far_and_does_nothing_else() -> None:
    assert values(TREBUCHET) == (1, 0, 0)
    assert TREBUCHET.hp == 1
    assert (TREBUCHET.reinforcement, TREBUCHET.assault, TREBUCHET.heroic_death) == (0, 0, 0)


def test_c22_the_other_three_bring_one_medium_and_one_close() -> None:
    assert totals(ARCHERS, CONSCRIPTS, SPY) == (0, 1, 1)


def test_c23_archers_and_conscripts_fall_to_one_damage_without_heroic_death() -> None:
    assert [(unit.hp, unit.heroic_death) for unit in (ARCHERS, CONSCRIPTS)] == [(1, 0), (1, 0)]
    assert ARCHERS.reinforcement == 0


def test_c24_conscripts_bring_one_reinforcement() -> None:
    assert CONSCRIPTS.reinforcement == 1


def test_c25_the_spy_dies_at_once_and_takes_the_ruga_ruga_along() -> None:
    assert SPY.hp == 1
    assert SPY.heroic_death == card("Bantu Ruga-ruga").hp == 1
    assert (SPY.reinforcement, SPY.diversion) == (0, 0)


def test_c26_pars_line_up_has_no_assault_and_no_link() -> None:
    assert not any(unit.assault for unit in PARS_FOUR)
    left_to_right = PARS_FOUR[::-1]
    assert not any(linked(a, b) for a, b in pairwise(left_to_right))


def test_c27_par_can_hold_six_of_his_cards_with_a_spy_on_top_of_the_other_two() -> None:
    deck = Counter(CARDS.base_cards("Pär"))
    hand = Counter((TREBUCHET, ARCHERS, CONSCRIPTS))
    assert deck.total() == 8
    assert (deck - hand).total() == 5
    assert (deck - hand)[SPY] >= 1


# ---- Era II cards of that battle ----

CROSSBOWMEN, SISTERS = card("Genoese Crossbowmen"), card("Trưng Sisters")


def test_c28_the_crossbowmen_fall_first_and_quietly() -> None:
    assert CROSSBOWMEN in ELITES["II"]
    assert (CROSSBOWMEN.long, CROSSBOWMEN.hp) == (0, 1)
    assert (CROSSBOWMEN.reinforcement, CROSSBOWMEN.heroic_death) == (0, 0)


def test_c29_the_sisters_are_a_strong_elite() -> None:
    assert SISTERS in ELITES["II"]
    assert values(SISTERS) == (0, 1, 3)
    assert SISTERS.hp == 2
    assert SISTERS.assault >= 1
    assert SISTERS.reinforcement == 0
    assert SISTERS.diversion <= 1


def test_c30_crossbowmen_on_the_left_link_with_the_sisters() -> None:
    assert linked(CROSSBOWMEN, SISTERS)


# ---- Ability examples ----

IMMORTALS, CARTHAGINIANS = card("Persian Immortals"), card("Carthaginians Soldiers")
RUGA_RUGA, BALLOON_GUN = card("Bantu Ruga-ruga"), card("Ballonabwehrkanone")


def test_c31_the_immortals_avenge_themselves_once() -> None:
    assert (IMMORTALS.hp, IMMORTALS.heroic_death) == (1, 1)


def test_c32_the_scorpio_is_an_accurate_elite() -> None:
    scorpio = card("Vitruvian Scorpio")
    assert scorpio.kind == "elite"
    assert scorpio.accuracy >= 1


def test_c33_the_carthaginians_fall_to_one_damage_quietly() -> None:
    assert (CARTHAGINIANS.hp, CARTHAGINIANS.heroic_death) == (1, 0)


def test_c34_carthaginians_can_reinforce_the_immortals_without_a_link() -> None:
    assert IMMORTALS.reinforcement == 1
    assert IMMORTALS.era == CARTHAGINIANS.era
    assert not linked(IMMORTALS, CARTHAGINIANS)
    # A third card or a diverted point would have spoilt the example.
    assert (CARTHAGINIANS.reinforcement, CARTHAGINIANS.diversion) == (0, 0)


def test_c35_the_ruga_ruga_fight_at_medium_range_and_fall_quietly() -> None:
    assert RUGA_RUGA.medium >= 1
    assert (RUGA_RUGA.hp, RUGA_RUGA.heroic_death) == (1, 0)


def test_c36_the_balloon_gun_can_reinforce_the_ruga_ruga_without_a_link() -> None:
    assert (BALLOON_GUN.medium, BALLOON_GUN.hp) == (1, 1)
    assert RUGA_RUGA.reinforcement == 1
    assert RUGA_RUGA.era == BALLOON_GUN.era
    assert not linked(RUGA_RUGA, BALLOON_GUN)
    assert (BALLOON_GUN.reinforcement, BALLOON_GUN.diversion) == (0, 0)
    # Accuracy on either would silence the Spy's Heroic Death in the example.
    assert (RUGA_RUGA.accuracy, BALLOON_GUN.accuracy) == (0, 0)


def test_c37_that_pair_can_beat_an_attacker_with_a_spy_by_one_at_long_range() -> None:
    long_range = RUGA_RUGA.long + BALLOON_GUN.long
    base = Counter(CARDS.base_cards("Tommy")) - Counter([SPY])
    attackers = combinations(base.elements(), 3)
    assert any(sum(unit.long for unit in three) == long_range - 1 for three in attackers)


def test_c38_the_named_cards_stand_in_the_eras_of_their_history() -> None:
    assert {card(name).era for name in ("Persian Immortals", "Vitruvian Scorpio")} == {"I"}
    assert CARTHAGINIANS.era == "I"
    assert {RUGA_RUGA.era, BALLOON_GUN.era} <= {"III", "IV"}


# ---- Chris against Joakim ----


def test_c39_joakims_two_cards_exist() -> None:
    cards = [unit for unit in CARDS.units if unit.reinforcement == 0 and unit.long == 0]
    fronts = [unit for unit in cards if unit.hp == 1 and unit.heroic_death >= 1]
    seconds = [unit for unit in cards if unit.hp == 2]
    assert any(
        totals(front, second) == (0, 1, 4) and not linked(front, second)
        for front, second in product(fronts, seconds)
    )


def test_c40_chris_three_cards_exist() -> None:
    cards = [unit for unit in CARDS.units if unit.reinforcement == 0 and strength(unit) <= 6]
    first_two = [unit for unit in cards if unit.hp == 1 and unit.heroic_death == 0]

    def fits(front: Unit, middle: Unit, rear: Unit) -> bool:
        three = (front, middle, rear)
        return (
            totals(*three) == (1, 2, 3)
            and any(unit.accuracy for unit in three)
            and any(unit.assault for unit in three)
            # The Attacker's line-up is mirrored: the Front is on the right.
            and not linked(middle, front)
            and not linked(rear, middle)
        )

    assert any(fits(front, middle, rear) for front, middle in permutations(first_two, 2) for rear in cards)


# ---- Tokens, scoring, gears ----


def test_c41_the_named_warfare_tokens_exist_and_most_modify_a_line() -> None:
    assert {"close+2", "diversion", "relaunch", "tighten_up", "chase"} <= set(CARDS.warfare)
    assert sum("+" in token for token in CARDS.warfare) > len(CARDS.warfare) / 2
    assert not {"heroic_death", "accuracy"} & set(CARDS.warfare)


def test_c42_hannes_has_a_5_and_no_sabatons_tokens_are_all_equal() -> None:
    assert 5 in CARDS.prowess[0].values
    assert all(len(set(own.values)) > 1 for own in CARDS.prowess)


def test_c43_tommys_score_adds_up_to_18() -> None:
    from warlore.history.rules import tables

    assert tables.RELIC_POINTS == [0, 1, 2, 4, 6, 9]
    base, elite, hero = tables.KIND_POINTS
    assert base == 0
    five = 5
    assert five in CARDS.prowess[0].values
    assert 3 * elite + hero + five + tables.RELIC_POINTS[4] + tables.RELIC_POINTS[1] == 18


def test_c44_draw_2_and_recover_can_be_active_with_an_era_ii_tile() -> None:
    assert {"draw_2", "recover"} in list(active_actions())
    assert {tile.pointer for tile in CARDS.tiles if "II" in tile.eras} == {1, 2, 3}


def test_c45_four_actions_and_tiles_of_two_eras() -> None:
    assert set.union(*active_actions()) == {"draw_2", "recover", "dismiss", "reshuffle"}
    assert all(len(pair) == 2 for pair in active_actions())
    assert all(len(set(tile.eras)) == 2 and 1 <= tile.pointer <= 3 for tile in CARDS.tiles)


# ---- Rulings that fix data (A-06, A-08, A-79, A-81, A-82, A-84) ----


def test_every_pair_of_eras_is_on_two_tiles_with_different_pointers() -> None:
    pairs = list(combinations(ERAS, 2))
    assert Counter(tile.eras for tile in CARDS.tiles) == dict.fromkeys(pairs, 2)
    assert Counter(tile.pointer for tile in CARDS.tiles) == {1: 4, 2: 4, 3: 4}
    assert len({(tile.eras, tile.pointer) for tile in CARDS.tiles}) == 12


def test_the_wheel_starts_on_draw_2_and_recover_and_moves_one_sector() -> None:
    assert CARDS.wheel.ring == ("draw_2", "recover", "dismiss", "reshuffle")
    assert CARDS.wheel.arrows == (0, 1)
    assert CARDS.wheel.step == 1


def test_the_five_base_sets_are_the_same_four_units_twice() -> None:
    for sabaton in SABATONS:
        assert Counter(CARDS.base_cards(sabaton)) == dict.fromkeys(PARS_FOUR, 2)


def test_the_warfare_tokens_are_mixed_as_ruled() -> None:
    assert Counter(CARDS.warfare) == {
        "long+1": 3,
        "medium+1": 3,
        "close+1": 2,
        "medium+2": 1,
        "close+2": 2,
        "diversion": 3,
        "relaunch": 2,
        "tighten_up": 2,
        "chase": 2,
    }


def test_every_sabaton_has_one_great_feat_and_three_small_ones() -> None:
    assert [own.values for own in CARDS.prowess] == [(1, 1, 1, 5)] * 5


def test_half_shields_are_mostly_of_the_own_era_and_else_of_the_neighbouring_one() -> None:
    for position, era in enumerate(ERAS):
        before = ERAS[position - 1] if position else era
        after = ERAS[min(position + 1, 3)]
        units = ELITES[era] + HEROES[era]
        types = [half for unit in units for half in (unit.left, unit.right) if half]
        assert types.count(era) > 2 / 3 * len(types)
        assert {unit.left for unit in units} <= {None, era, before}
        assert {unit.right for unit in units} <= {None, era, after}


# ---- What makes it a good game ----


@pytest.mark.parametrize("era", ERAS)
@pytest.mark.parametrize("icon", [*ABILITIES, "assault", "reinforcement"])
def test_every_icon_is_on_some_elite_of_every_era(era: str, icon: str) -> None:
    assert any(getattr(unit, icon) for unit in ELITES[era])


@pytest.mark.parametrize("era", ERAS)
def test_heroes_surpass_every_elite_of_their_era(era: str) -> None:
    best = max(strength(unit) + unit.hp for unit in ELITES[era])
    assert all(strength(hero) + hero.hp > best for hero in HEROES[era])
    assert all(2 <= hero.hp <= 4 for hero in HEROES[era])


def test_a_starting_army_can_beat_the_elites_of_era_i() -> None:
    # A first hand brings about one point in each line, and a die.
    assert all(unit.hp <= 2 and max(values(unit)) <= 3 for unit in ELITES["I"])
    assert sum(unit.hp == 1 for unit in ELITES["I"]) >= 12
    assert all(min(values(unit)) == 0 for unit in ELITES["I"])


def test_no_two_cards_are_the_same_but_for_their_name() -> None:
    icons = ("hp", "reinforcement", "assault", *ABILITIES, "left", "right", "era")
    faces = [(values(unit), *(getattr(unit, icon) for icon in icons)) for unit in CARDS.units]
    assert [face for face, times in Counter(faces).items() if times > 1] == []


def test_only_names_from_the_rulebooks_are_marked_so() -> None:
    assert {unit.name for unit in CARDS.units if unit.source == "rulebook"} == {
        *(unit.name for unit in PARS_FOUR),
        "Genoese Crossbowmen",
        "Trưng Sisters",
        "Persian Immortals",
        "Vitruvian Scorpio",
        "Carthaginians Soldiers",
        "Bantu Ruga-ruga",
        "Ballonabwehrkanone",
        "Lion from the North",
    }
