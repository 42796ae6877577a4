"""The catalogue is complete, says what is printed, and refuses data it does not understand."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib import resources

import pytest

from warlore.knight import catalogue_terms as terms
from warlore.knight.catalogue import (
    Attack,
    Catalogue,
    CatalogueError,
    CityBonus,
    Cost,
    Enemy,
    Found,
    Mode,
    Part,
    UnknownName,
    catalogue,
    load,
)
from warlore.knight.catalogue_load import FILES

LANGUAGES = ("en", "it", "es")

# Every enemy type, as "id tokens", in the order of the data.
ENEMIES = """
prowlers 2, diggers 2, cursed_hags 2, wolf_riders 2, ironclads 2, orc_summoners 2, orc_skirmishers 2,
orc_trackers 2, orc_war_beasts 2, orc_stonethrowers 2, crossbowmen 3, guardsmen 3, swordsmen 2, golems 2,
thugs 2, shocktroops 2, heroes_ice 1, heroes_fire 1, heroes_swift 1, heroes_fortified 1, monks 2,
illusionists 2, ice_mages 2, ice_golems 1, fire_mages 2, fire_golems 1, sorcerers 2, magic_familiars 2,
minotaur 2, gargoyle 2, medusa 2, crypt_worm 2, werewolf 2, manticore 2, hydra 2, shadow 2, freezers 3,
gunners 3, altem_guardsmen 2, altem_mages 2, fire_catapult 1, ice_catapult 1, delphana_masters 2,
grim_legionnaires 2, swamp_dragon 2, fire_dragon 2, ice_dragon 2, high_dragon 2, lava_dragon 2,
storm_dragon 2, dragon_summoner 2, elemental_priestesses 1, elven_protectors 2, crystal_sprites 2,
centaur_outriders 2, cloud_griffons 1, air_elemental 1, earth_elemental 1, fire_elemental 1,
water_elemental 1, savage_dragon 2, lightning_dragon 2, skeletal_warriors 2, zombie_horde 2,
gibbering_ghouls 2, corrupted_priests 1, shrouded_necromancers 1, pain_wraith 1, mummy 1, vampire 1,
blood_demon 1, death_dragon 2, vampire_dragon 2
"""

# Every Unit, as "id copies abilities".
UNITS = """
peasants 3 3, foresters 2 2, herbalists 2 3, scouts 2 3, thugs 2 3, utem_crossbowmen 2 2, utem_guardsmen 2 2,
utem_swordsmen 2 2, guardian_golems 2 3, illusionists 2 3, shocktroops 2 3, red_cape_monks 1 2,
northern_monks 1 2, savage_monks 1 2, magic_familiars 2 4, fire_golems 2 2, ice_golems 2 2, fire_mages 2 3,
ice_mages 2 3, sorcerers 2 3, catapults 3 3, amotep_gunners 2 2, amotep_freezers 2 2, heroes_blue 1 3,
heroes_red 1 3, heroes_green 1 3, heroes_white 1 3, altem_mages 2 3, altem_guardians 3 3, delphana_masters 2 4
"""

CARDS = {
    "basic_action": """
        rage determination swiftness march stamina tranquility promise threaten crystallize mana_draw
        concentration improvisation battle_versatility mana_pull will_focus crystal_joy noble_manners
        rejuvenate cold_toughness instinct swift_reflexes tirelessness savage_harvesting ruthless_coercion
        one_with_the_land druidic_paths""",
    "advanced_action": """
        fire_bolt ice_bolt swift_bolt crushing_bolt blood_rage ice_shield agility intimidate pure_magic
        into_the_heat diplomacy ambush maximal_effect counterattack ritual_attack shield_bash chivalry
        dodge_and_weave stout_resolve force_of_nature explosive_bolt chilling_stare rush_of_adrenaline
        power_of_crystals""",
    "spell": """
        fireball snowstorm expose tremor flame_wall mana_bolt whirlwind burning_shield chill demolish
        wings_of_wind underground_travel call_to_arms offering mist_form charm cure""",
}

TOKENS = """
healing_herbs tome_of_relearning fire_gem ice_shard cloak_of_shielding mystical_map vampiric_chalice
amulet_of_reawakening vial_of_toxin ghostly_elixir orb_of_twilight staff_of_concealment any_token
"""


def listed(text: str) -> list[list[str]]:
    return [entry.split() for entry in text.replace("\n", " ").split(",")]


def all_modes(cat: Catalogue) -> Iterator[tuple[str, Mode]]:
    for unit in cat.units.values():
        yield from ((f"unit {unit.id}", mode) for mode in unit.modes)
    for card in cat.cards.values():
        yield from ((f"card {card.id}", mode) for mode in card.modes)
    for token in cat.faction_tokens.values():
        yield from ((f"token {token.id}", mode) for mode in token.modes)


def texts(modes: tuple[Mode, ...]) -> list[str]:
    return [str(mode) for mode in modes]


# ------------------------------------------------------------------------------------------- completeness


def test_every_enemy_type_and_token_is_there() -> None:
    wanted = [(id, int(tokens)) for id, tokens in listed(ENEMIES)]
    assert [(enemy.id, enemy.tokens) for enemy in catalogue().enemies.values()] == wanted
    assert len(wanted) == 73
    assert sum(tokens for _, tokens in wanted) == 130


@pytest.mark.parametrize(
    ("set", "colours"),
    [
        ("base", {"green": 12, "grey": 10, "violet": 10, "brown": 10, "white": 10, "red": 8}),
        ("lost_legion", {"green": 8, "grey": 8, "violet": 4, "brown": 6, "white": 6, "red": 6}),
        ("tezla", {"green": 16, "brown": 8, "red": 8}),
    ],
)
def test_tokens_by_set_and_colour(set: str, colours: dict[str, int]) -> None:
    counted: Counter[str] = Counter()
    for enemy in catalogue().enemies.values():
        if enemy.set == set:
            counted[enemy.colour] += enemy.tokens
    assert counted == colours
    assert sum(colours.values()) == {"base": 60, "lost_legion": 38, "tezla": 32}[set]


def test_every_unit_and_each_of_its_abilities_is_there() -> None:
    units = catalogue().units
    wanted = [(id, int(copies), int(abilities)) for id, copies, abilities in listed(UNITS)]
    assert [(unit.id, unit.copies, len(unit.abilities)) for unit in units.values()] == wanted
    assert len(wanted) == 30
    assert sum(abilities for *_, abilities in wanted) == 81
    for tier in terms.TIERS:
        assert sum(unit.copies for unit in units.values() if unit.tier == tier) == 28


@pytest.mark.parametrize(("kind", "rows"), [("basic_action", 26), ("advanced_action", 24), ("spell", 17)])
def test_every_card_is_there(kind: str, rows: int) -> None:
    ids = [card.id for card in catalogue().cards.values() if card.kind == kind]
    assert ids == CARDS[kind].split()
    assert len(ids) == rows
    assert all(card.basic and card.powered for card in catalogue().cards.values())


@pytest.mark.parametrize("hero", terms.HEROES)
def test_a_hero_starts_with_sixteen_cards(hero: str) -> None:
    assert len(catalogue().starting_deck(hero)) == 16


def test_every_faction_token_is_there() -> None:
    tokens = catalogue().faction_tokens
    assert list(tokens) == TOKENS.split()
    assert Counter(token.faction for token in tokens.values()) == {
        "elementalist": 6,
        "dark_crusader": 6,
        "any": 1,
    }
    assert all(token.copies == 2 for token in tokens.values() if token.faction != "any")


def test_every_city_level_is_there() -> None:
    cities = catalogue().cities
    assert set(cities) == set(terms.CITY_COLOURS)
    assert [list(city.garrisons) for city in cities.values()] == [list(range(1, 12))] * 4
    assert sum(len(city.garrisons) for city in cities.values()) == 44
    assert sum(len(city.bonuses) for city in cities.values()) == 5


def test_every_level_of_hero_volkare_and_leaders_is_there() -> None:
    cat = catalogue()
    assert list(cat.hero_levels) == list(range(1, 11))
    assert set(cat.volkare.attacks) == set(terms.MANA)
    assert list(cat.volkare.army) == list(range(1, 16))
    assert {id: list(leader.levels) for id, leader in cat.leaders.items()} == {
        faction: list(range(1, 13)) for faction in terms.FACTIONS
    }


# ------------------------------------------------------------------------------------------- spot checks


def enemy_text(enemy: Enemy) -> str:
    """One line: colour, Armor, attacks, resistances, abilities, Fame."""
    armor = f"{enemy.armor}/{enemy.armor_elusive}" if enemy.armor_elusive else str(enemy.armor)
    attacks = "+".join(
        f"summon:{attack.summon}" if attack.summon else f"{attack.value}{attack.element}" for attack in enemy.attacks
    )
    extra = [*(f"resist:{one}" for one in enemy.resistances), *enemy.abilities]
    if enemy.defend:
        extra.append(f"defend:{enemy.defend}")
    return " ".join((enemy.colour, armor, attacks, *extra, f"fame:{enemy.fame}"))


@pytest.mark.parametrize(
    ("id", "line"),
    [
        ("prowlers", "green 3 4physical fame:2"),
        ("ironclads", "green 3 4physical resist:physical brutal fame:4"),
        ("orc_trackers", "green 3/6 4physical elusive assassination fame:3"),
        ("orc_stonethrowers", "green 2 7physical resist:physical fortified cumbersome fame:4"),
        ("shocktroops", "grey 3/6 5physical unfortified elusive fame:3"),
        ("heroes_fire", "grey 4 4physical+2fire resist:fire fame:5"),
        ("ice_golems", "violet 4 2ice resist:physical resist:ice paralyze fame:5"),
        ("magic_familiars", "violet 7 3physical+3physical unfortified brutal fame:5"),
        ("hydra", "brown 6 2physical+2physical+2physical resist:ice fame:5"),
        ("shadow", "brown 4/8 4cold_fire elusive arcane_immunity fame:4"),
        ("altem_guardsmen", "white 7 5physical resist:physical resist:fire resist:ice fortified fame:8"),
        ("altem_mages", "white 8 4cold_fire resist:physical brutal poison fame:8"),
        ("swamp_dragon", "red 9 5physical swift poison fame:7"),
        ("dragon_summoner", "red 8 summon:brown+summon:brown resist:physical arcane_immunity fame:9"),
        ("crystal_sprites", "green 1/2 1ice+1ice resist:ice elusive defend:1 fame:1"),
        ("fire_elemental", "brown 6 7fire resist:fire fame:4"),
        ("corrupted_priests", "green 5 4cold_fire vampiric defend:1 fame:3"),
        ("shrouded_necromancers", "green 5 summon:green fortified fame:3"),
        ("vampire_dragon", "red 8/16 8physical elusive vampiric fame:7"),
    ],
)
def test_enemy_as_printed(id: str, line: str) -> None:
    assert enemy_text(catalogue().enemies[id]) == line


def test_reputation_rampaging_and_faction_rewards_of_enemies() -> None:
    enemies = catalogue().enemies
    assert (enemies["thugs"].reputation, enemies["heroes_ice"].reputation) == (1, -1)
    assert [enemies[id].rampaging for id in ("prowlers", "fire_dragon", "golems")] == [
        "orc",
        "draconum",
        None,
    ]
    assert all(enemy.faction_reward == (enemy.faction is not None) for enemy in enemies.values())


def test_every_elusive_enemy_has_twice_its_armor_at_first() -> None:
    for enemy in catalogue().enemies.values():
        assert enemy.armor_elusive in (None, 2 * enemy.armor), enemy.id


@pytest.mark.parametrize(
    ("id", "facts", "modes"),
    [
        ("peasants", (1, 4, 3), ["attack 2", "block 2", "influence 2", "move 2"]),
        ("utem_guardsmen", (2, 5, 5), ["attack 2", "block 4 twice_against=swift"]),
        (
            "utem_swordsmen",
            (2, 6, 4),
            ["attack 3", "block 3", "wound_unit: attack 6", "wound_unit: block 6"],
        ),
        (
            "shocktroops",
            (2, 6, 3),
            [
                "ranged 1, units_plus target=other_units attack=1",
                "enemy_armor_minus value=1 target=enemy, attack_minus value=1 target=attack",
                "attack_minus value=3 target=attack, attack_hits_this_unit target=attack",
            ],
        ),
        ("catapults", (3, 9, 4), ["siege 3", "red: siege 5 fire", "blue: siege 5 ice"]),
        ("fire_mages", (3, 9, 4), None),
        ("altem_guardians", (4, 11, 7), None),
    ],
)
def test_unit_as_printed(id: str, facts: tuple[int, int, int], modes: list[str] | None) -> None:
    unit = catalogue().units[id]
    assert (unit.level, unit.influence_cost, unit.armor) == facts
    assert modes is None or texts(unit.modes) == modes


def test_units_with_conditions() -> None:
    units = catalogue().units
    assert units["thugs"].damage_influence == 2  # R76
    assert units["heroes_red"].assault_influence == 2  # R74
    assert [unit.id for unit in units.values() if unit.combine] == ["delphana_masters"]
    assert units["delphana_masters"].resistances == ("physical", "fire", "ice")


@pytest.mark.parametrize(
    ("id", "basic", "powered"),
    [
        ("rage", ["attack 2", "block 2"], ["red: attack 4"]),
        ("swiftness", ["move 2"], ["white: ranged 3"]),
        (
            "cold_toughness",
            ["attack 2 ice", "block 3 ice"],
            ["blue: block 5 ice plus=1 per=blocked_icon"],
        ),
        ("blood_rage", ["attack 2", "wound: attack 5"], ["red: attack 4", "red+wound: attack 9"]),
        (
            "pure_magic",
            ["red: attack 4", "blue: block 4", "green: move 4", "white: influence 4"],
            ["blue+red: attack 7", "blue+blue: block 7", "blue+green: move 7", "blue+white: influence 7"],
        ),
        (
            "explosive_bolt",
            ["wound: mana 1 colours=white form=crystal, mana 1 colours=red form=crystal"],
            [
                f"{colour}: ranged 3, enemy_armor_minus value=1 target=other_enemy per=enemy_defeated"
                for colour in ("white", "red")
            ],
        ),
        ("fireball", ["red: ranged 5 fire"], ["red+black+wound: siege 8 fire"]),
        (
            "tremor",
            [
                "green: enemy_armor_minus value=3 target=enemy",
                "green: enemy_armor_minus value=2 target=all_enemies",
            ],
            [
                "green+black: enemy_armor_minus value=3 target=enemy value_fortified=6",
                "green+black: enemy_armor_minus value=2 target=all_enemies value_fortified=4",
            ],
        ),
        (
            "burning_shield",
            ["red: block 4 fire, attack 4 fire when=blocked_by_this"],
            ["red+black: block 4 fire, enemy_destroyed target=enemy when=blocked_by_this"],
        ),
    ],
)
def test_card_as_printed(id: str, basic: list[str], powered: list[str]) -> None:
    card = catalogue().cards[id]
    assert texts(card.basic) == basic
    assert texts(card.powered) == powered


def test_costs_of_a_mode() -> None:
    cards = catalogue().cards
    assert cards["improvisation"].basic[0].costs == (Cost("discard", card="non_wound"),)
    assert cards["stout_resolve"].powered[0].costs == (
        Cost("discard", card="any", minimum=0, maximum=None, max_wounds=1),
    )
    assert cards["ritual_attack"].basic[3].costs == (Cost("throw_away", card="action", colour="green"),)


def test_phases_a_mode_can_be_played_in() -> None:
    cards = catalogue().cards
    assert cards["rage"].basic[0].phases == ("attack",)
    assert cards["swiftness"].powered[0].phases == ("ranged", "attack")
    assert cards["march"].basic[0].phases == ("ranged", "block", "damage", "attack")
    assert cards["into_the_heat"].basic[0].phases == ("start",)
    assert cards["burning_shield"].basic[0].phases == ("block",)
    assert cards["dodge_and_weave"].basic[0].phases == ("block",)
    assert cards["dodge_and_weave"].basic[0].parts[1].phases == ("attack",)
    assert cards["whirlwind"].powered[0].phases == ("attack",)


def test_colours_that_resistances_look_at() -> None:
    """R47-R49: the card's own colour, the mana of a Unit's ability, none for a token."""
    cat = catalogue()
    assert cat.cards["chill"].basic[0].colours == ("blue",)
    assert cat.cards["mana_bolt"].basic[1].colours == ("blue",)
    assert cat.cards["chilling_stare"].powered[1].colours == ("blue", "white")
    assert cat.units["amotep_freezers"].abilities[1][0].colours == ("blue",)
    assert cat.units["shocktroops"].abilities[1][0].colours == ()
    assert cat.faction_tokens["fire_gem"].modes[0].colours == ()


def test_hero_levels_as_printed() -> None:
    levels = catalogue().hero_levels
    assert [level.fame for level in levels.values()] == [0, 3, 8, 15, 24, 35, 48, 63, 80, 99]
    assert (levels[1].armor, levels[1].hand_limit, levels[1].command_tokens) == (2, 5, 1)
    assert (levels[7].armor, levels[7].hand_limit, levels[7].command_tokens) == (4, 6, 4)


def test_cities_as_printed() -> None:
    cities = catalogue().cities
    assert cities["white"].bonuses == (CityBonus("armor", 1),)
    assert cities["blue"].bonuses == (
        CityBonus("attack", 2, ("fire", "ice")),
        CityBonus("attack", 1, ("cold_fire",)),
    )
    assert cities["red"].bonuses == (CityBonus("ability", elements=("physical",), ability="brutal"),)
    assert cities["green"].bonuses == (CityBonus("ability", elements=("physical",), ability="poison"),)
    assert cities["blue"].garrisons[1] == {"grey": 1, "violet": 1}
    assert cities["red"].garrisons[11] == {"violet": 1, "brown": 1, "white": 3}
    assert cities["white"].garrisons[6] == {"grey": 3, "white": 1}


def test_volkare_as_known() -> None:
    volkare = catalogue().volkare
    assert volkare.abilities == ("arcane_immunity",)
    green = volkare.attacks["green"]
    assert (green.value, green.element, green.abilities) == (
        4,
        "physical",
        ("brutal", "assassination", "poison"),
    )
    assert volkare.attacks["gold"].element == "cold_fire"
    assert volkare.army[1] == {"green": 1}
    assert volkare.army[15] == {"white": 2, "grey": 1, "red": 3, "green": 6}
    assert volkare.certainty == "medium"


def test_leaders_as_known() -> None:
    elementalist, crusader = (catalogue().leaders[faction].levels for faction in terms.FACTIONS)
    assert elementalist[9].attacks == (Attack(4, "ice"), Attack(4, "fire"), Attack(4, "cold_fire"))
    assert elementalist[9].abilities == ("arcane_immunity", "elusive", "swift")
    assert (elementalist[1].armor, elementalist[1].armor_elusive) == (3, 6)
    assert crusader[10].attacks == (Attack(0, None, "red"), Attack(0, None, "red"))
    assert crusader[12].followers == {"green": 3, "brown": 2, "red": 2}
    assert all(level.fame == 3 for level in crusader.values())
    assert all("arcane_immunity" in level.abilities for level in elementalist.values())


# -------------------------------------------------------------------------------------------- vocabulary


def test_every_word_is_used() -> None:
    cat = catalogue()
    modes = [mode for _, mode in all_modes(cat)]
    parts = [part for mode in modes for part in mode.parts]
    costs = [cost for mode in modes for cost in mode.costs]
    assert {part.kind for part in parts} == set(terms.KINDS)
    assert {part.effect for part in parts} - {None} == set(terms.EFFECTS)
    assert {part.target for part in parts} - {None} == set(terms.TARGETS)
    assert {part.per for part in parts} - {None} == set(terms.PER)
    assert {part.when for part in parts} - {None} == set(terms.WHEN)
    assert {part.only for part in parts} - {None} == set(terms.ONLY)
    assert {part.what for part in parts} - {None} == set(terms.OUTSIDE)
    # Two reasons are the engine's own: no data file gives them.
    assert {mode.reason for mode in modes} - {None} == set(terms.REASONS) - {"repeated", "unknown"}
    assert {phase for mode in modes for phase in mode.phases} == set(terms.PHASES)
    assert {cost.cost for cost in costs} == set(terms.COSTS)
    assert {cost.card for cost in costs} - {None} == set(terms.COST_CARDS)
    assert {bonus.effect for city in cat.cities.values() for bonus in city.bonuses} == set(terms.CITY_EFFECTS)
    assert {word for enemy in cat.enemies.values() for word in enemy.abilities} == set(terms.ABILITIES)


@pytest.mark.parametrize("kind", terms.KINDS)
def test_every_field_of_a_kind_is_used(kind: str) -> None:
    parts = [part for _, mode in all_modes(catalogue()) for part in mode.parts if part.kind == kind]
    assert parts
    points = {"attack", "ranged", "siege"}
    alike = [part for _, mode in all_modes(catalogue()) for part in mode.parts if part.kind in points]
    for field in terms.KINDS[kind].optional:
        default = getattr(Part("attack"), field)
        assert any(getattr(part, field) != default for part in (alike if kind in points else parts)), field


@pytest.mark.parametrize("effect", terms.EFFECTS)
def test_every_field_and_target_of_an_effect_is_used(effect: str) -> None:
    word = terms.EFFECTS[effect]
    parts = [part for _, mode in all_modes(catalogue()) for part in mode.parts if part.effect == effect]
    for field in (*word.required, *word.optional):
        assert any(getattr(part, field) != getattr(Part("effect"), field) for part in parts), field
    assert {part.target for part in parts} - {None} == set(word.targets)


def test_what_is_not_supported_says_why() -> None:
    unsupported = [(place, mode) for place, mode in all_modes(catalogue()) if not mode.supported]
    assert unsupported
    for place, mode in unsupported:
        assert mode.reason in terms.REASONS, place
    for place, mode in all_modes(catalogue()):
        kinds = {part.kind for part in mode.parts}
        assert not (mode.supported and kinds & {"heal", "draw"}), place  # R86
        assert not mode.supported or mode.phases, place


def test_entries_are_frozen_and_read_once() -> None:
    assert catalogue() is catalogue()
    with pytest.raises(AttributeError):
        catalogue().enemies["prowlers"].armor = 1  # type: ignore[misc]


# ------------------------------------------------------------------------------------- piles and names


def test_piles_have_one_id_for_each_token() -> None:
    piles = catalogue().piles(["base", "lost_legion"])
    assert {colour: len(ids) for colour, ids in piles.items()} == {
        "green": 20,
        "grey": 18,
        "violet": 14,
        "brown": 16,
        "white": 16,
        "red": 14,
    }
    assert piles["grey"].count("crossbowmen") == 3


@pytest.mark.parametrize("faction", terms.FACTIONS)
def test_factions_have_piles_of_their_own(faction: str) -> None:
    piles = catalogue().piles(["base", "tezla"], faction)
    assert {colour: len(ids) for colour, ids in piles.items()} == {"green": 8, "brown": 4, "red": 4}
    assert catalogue().piles(["tezla"]) == {}


@pytest.mark.parametrize(("sets", "faction"), [(["bse"], None), (["base"], "orcs")])
def test_piles_of_nothing_are_refused(sets: list[str], faction: str | None) -> None:
    with pytest.raises(CatalogueError, match="allowed: "):
        catalogue().piles(sets, faction)


@pytest.mark.parametrize(
    ("text", "kind", "found"),
    [
        ("wolf_riders", None, Found("enemy", "wolf_riders")),
        ("Wolf Riders", None, Found("enemy", "wolf_riders")),
        ("  wolf-RIDERS ", None, Found("enemy", "wolf_riders")),
        ("Firestorm", None, Found("card", "fireball")),
        ("thugs", "unit", Found("unit", "thugs")),
        ("Thugs", "enemy", Found("enemy", "thugs")),
        ("dark crusader leader", None, Found("leader", "dark_crusader")),
        ("Fire Gem", None, Found("token", "fire_gem")),
    ],
)
def test_find(text: str, kind: str | None, found: Found) -> None:
    assert catalogue().find(text, kind) == found


def test_find_in_other_languages() -> None:
    names = messages("it")
    assert catalogue().find("cavalcalupi", names=names) == Found("enemy", "wolf_riders")
    assert catalogue().find("truppe d'assalto", "unit", names) == Found("unit", "shocktroops")
    assert catalogue().find("TEMPESTA DI FUOCO", names=names) == Found("card", "fireball")
    assert catalogue().find("golems guardianes", names=messages("es")) == Found("unit", "guardian_golems")


def test_find_suggests_what_is_near() -> None:
    with pytest.raises(UnknownName, match="did you mean wolf_riders") as caught:
        catalogue().find("wolfriders")
    assert caught.value.suggestions[0] == "wolf_riders"
    with pytest.raises(UnknownName, match=r"There is no unit named 'prowlers'"):
        catalogue().find("prowlers", "unit")
    with pytest.raises(UnknownName, match=r"'Thugs' is the name of enemy thugs and unit thugs: say which\."):
        catalogue().find("Thugs")


# ------------------------------------------------------------------------------------------- languages


def messages(language: str) -> dict[str, str]:
    path = resources.files("warlore") / "locales" / language / "knight-catalogue.ftl"
    found = re.findall(r"^([a-z][a-z0-9-]*) = (\S.*)$", path.read_text("utf-8"), re.MULTILINE)
    assert len(found) == len(dict(found)), "a message is there twice"
    return dict(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_in_every_language(language: str) -> None:
    assert sorted(messages(language)) == sorted(catalogue().message_ids())


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_one_kind_differ(language: str) -> None:
    names = Counter((id.split("-")[0], name.casefold()) for id, name in messages(language).items())
    assert [name for name, times in names.items() if times > 1] == []


def test_english_names_are_those_of_the_data() -> None:
    cat, english = catalogue(), messages("en")
    for prefix, entries in (("enemy", cat.enemies), ("unit", cat.units), ("card", cat.cards)):
        for id, entry in entries.items():
            assert english[f"{prefix}-{id.replace('_', '-')}"] == entry.name.replace("'", "’")


# ------------------------------------------------------------------------------------------- validation


def original(file: str) -> str:
    return (resources.files("warlore.knight") / "data" / file).read_text("utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "enemies.toml",
            'colour = "green"',
            'colour = "pink"',
            "enemies.toml: enemy prowlers: field 'colour' is 'pink', "
            "allowed: green, grey, violet, brown, white, red.",
        ),
        (
            "enemies.toml",
            "armor = 3\n",
            "armor = 0\n",
            "enemies.toml: enemy prowlers: field 'armor' is 0, allowed: an integer from 1 to 30.",
        ),
        (
            "enemies.toml",
            "armor = 3\n",
            "armor = true\n",
            "enemies.toml: enemy prowlers: field 'armor' is True, allowed: an integer from 1 to 30.",
        ),
        (
            "enemies.toml",
            "fame = 2\n",
            "",
            "enemies.toml: enemy prowlers: field 'fame' is missing, allowed: an integer from 0 to 20.",
        ),
        (
            "enemies.toml",
            "fame = 2\n",
            "fame = 2\nfaem = 2\n",
            "enemies.toml: enemy prowlers: field 'faem' (here 2) is unknown, allowed: id, name,",
        ),
        (
            "enemies.toml",
            'id = "diggers"',
            'id = "prowlers"',
            "enemies.toml: enemy prowlers: field 'id' is 'prowlers', allowed: an id that no other entry has.",
        ),
        (
            "enemies.toml",
            'id = "prowlers"',
            'id = "Prowlers"',
            "enemies.toml: enemy Prowlers: field 'id' is 'Prowlers', allowed: a snake_case word.",
        ),
        (
            "enemies.toml",
            'element = "physical"',
            'element = "acid"',
            "enemies.toml: enemy prowlers, attack 1: field 'element' is 'acid', "
            "allowed: physical, fire, ice, cold_fire.",
        ),
        (
            "enemies.toml",
            '{ summon = "brown" }',
            '{ summon = "brown", value = 2 }',
            "enemies.toml: enemy orc_summoners, attack 1: field 'value' (here 2) is unknown, allowed: summon.",
        ),
        (
            "enemies.toml",
            "armor_elusive = 6",
            "armor_elusive = 3",
            "enemies.toml: enemy orc_trackers: field 'armor_elusive' is 3, allowed: more than the armor",
        ),
        (
            "enemies.toml",
            'abilities = ["poison"]',
            'abilities = ["poison", "poison"]',
            "enemies.toml: enemy cursed_hags: field 'abilities' is ['poison', 'poison'], "
            "allowed: a list without repetitions of fortified,",
        ),
        (
            "enemies.toml",
            'faction = "elementalist"\n',
            "",
            "enemies.toml: enemy elemental_priestesses: field 'faction' is None, allowed: a faction for set tezla",
        ),
        ("enemies.toml", "[[enemy]]", "[[enemies]]", "enemies.toml: the file: field 'enemies' "),
        ("enemies.toml", "[[enemy]]", "[[enemy]", "enemies.toml: this is not TOML: "),
        (
            "units.toml",
            "level = 1",
            "level = 5",
            "units.toml: unit peasants: field 'level' is 5, allowed: an integer from 1 to 4.",
        ),
        (
            "units.toml",
            '{ kind = "attack", value = 2 }',
            '{ kind = "atack", value = 2 }',
            "units.toml: unit peasants, ability 1 mode 1: field 'kind' is 'atack', allowed: attack, ranged,",
        ),
        (
            "units.toml",
            '{ kind = "move", value = 2 }',
            '{ kind = "move", value = 2, element = "ice" }',
            "units.toml: unit peasants, ability 3 mode 1: field 'element' (here 'ice') is unknown, "
            "allowed: kind, value, plus, per.",
        ),
        (
            "units.toml",
            'target = "enemy", only = "unfortified"',
            'target = "site", only = "unfortified"',
            "units.toml: unit illusionists, ability 2 mode 1: field 'target' is 'site', allowed: enemy.",
        ),
        (
            "units.toml",
            ', supported = false, reason = "healing"',
            "",
            "units.toml: unit herbalists, ability 1 mode 1: field 'supported' is None, "
            "allowed: false and a reason, because of heal 2.",
        ),
        (
            "units.toml",
            ', reason = "healing"',
            "",
            "units.toml: unit herbalists, ability 1 mode 1: field 'reason' is None, "
            "allowed: a reason with supported = false, none without it.",
        ),
        (
            "cards.toml",
            "copies = { others = 2, arythea = 1 }",
            "copies = { others = 2, aritea = 1 }",
            "cards.toml: basic_action rage: field 'copies' is {'others': 2, 'aritea': 1}, "
            "allowed: a table of counts from 0 to 99 by others, arythea,",
        ),
        (
            "cards.toml",
            'effect = "reputation", target = "hero", value = -1',
            'effect = "renown", target = "hero", value = -1',
            "cards.toml: basic_action threaten, powered mode 1, part 2: field 'effect' is 'renown', "
            "allowed: enemy_armor_minus,",
        ),
        (
            "cards.toml",
            '{ kind = "attack", value = 2 }',
            '{ kind = "attack", value = -2 }',
            "cards.toml: basic_action rage, basic mode 1: field 'value' is -2, allowed: an integer from 0 to 20",
        ),
        (
            "cards.toml",
            'cost = "discard", card = "non_wound"',
            'cost = "discard", card = "hero"',
            "cards.toml: basic_action improvisation, basic mode 1, cost 1: field 'card' is 'hero', "
            "allowed: any, non_wound, wound, action.",
        ),
        (
            "cards.toml",
            'id = "ice_bolt"',
            'id = "rage"',
            "cards.toml: advanced_action rage: field 'id' is 'rage', allowed: an id that no other entry has.",
        ),
        (
            "cards.toml",
            'pair = ["green", "red"]',
            'pair = ["green"]',
            "cards.toml: spell offering, powered mode 1, part 1: field 'pair' is ['green'], allowed: a list",
        ),
        (
            "cities.toml",
            "2 = { violet = 2 }",
            "3 = { violet = 2 }",
            "cities.toml: this is not TOML: ",
        ),
        (
            "cities.toml",
            "2 = { violet = 2 }\n",
            "",
            "cities.toml: city blue: field 'garrisons' is '3', allowed: level 2, levels come in order from 1.",
        ),
        (
            "cities.toml",
            'effect = "armor"',
            'effect = "attack"',
            "cities.toml: city white, bonus 1: field 'elements' is missing, allowed: a list",
        ),
        (
            "hero.toml",
            "level = 2\n",
            "level = 3\n",
            "hero.toml: level 3: field 'level' is 3, allowed: 2, levels come in order from 1.",
        ),
        (
            "volkare.toml",
            'die = "blue"',
            'die = "red"',
            "volkare.toml: attack red: field 'die' is 'red', allowed: a colour that no other attack has.",
        ),
        (
            "leaders.toml",
            "followers = { green = 2 }",
            'followers = { green = "two" }',
            "leaders.toml: leader elementalist, level 1: field 'followers' is {'green': 'two'}, allowed: a table",
        ),
        (
            "faction_tokens.toml",
            'faction = "elementalist"',
            'faction = "elves"',
            "faction_tokens.toml: token healing_herbs: field 'faction' is 'elves', "
            "allowed: elementalist, dark_crusader, any.",
        ),
    ],
)
def test_bad_data_is_refused_in_one_sentence(file: str, old: str, new: str, message: str) -> None:
    text = original(file)
    assert old in text
    with pytest.raises(CatalogueError) as caught:
        load({file: text.replace(old, new, 1)})
    said = str(caught.value)
    assert said.startswith(message)
    assert said.endswith(".") and "\n" not in said


def test_an_unknown_data_file_is_refused() -> None:
    with pytest.raises(CatalogueError, match=r"There is no data file 'orcs\.toml', allowed: enemies\.toml, "):
        load({"orcs.toml": ""})


def test_own_files_replace_those_of_the_package() -> None:
    text = original("enemies.toml").replace('name = "Prowlers"', 'name = "Sneaks"', 1)
    assert load({"enemies.toml": text}).enemies["prowlers"].name == "Sneaks"
    assert load({name: original(name) for name in FILES}) == catalogue()
