"""The forecast: never below what can be reached, and enough to prove a city."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from scenarios import pools, small
from test_against_everything import agree

from warlore.knight import KnightGame
from warlore.knight.rules.actions import END_PHASE
from warlore.knight.rules.state import AT_LARGE
from warlore.knight.rules.tables import BLOCK_PHASE
from warlore.knight.rules.uses import UNKNOWN
from warlore.knight.rules.worth import NO_VALUE
from warlore.knight.scenario import read_scenario
from warlore.knight.solve import engine, solve
from warlore.knight.solve.plans import named_start
from warlore.table import Chance
from warlore.table.form import COMPILED

ROOM = 1 << 20
CITIES = Path(__file__).parents[2] / "benchmarks" / "data" / "knight_solve.jsonl"
SEEDS = range(0, 200, 10) if COMPILED else range(0, 20, 10)

# Cards and Units whose effects the forecast tells in a way of their own
ODD = (
    ("shield_bash", "shocktroops"),
    ("stout_resolve", "herbalists"),
    ("dodge_and_weave", "delphana_masters"),
    ("diplomacy", "altem_guardians"),
    ("agility", "guardian_golems"),
    ("tremor", "illusionists"),
    ("ambush", "amotep_freezers"),
    ("ritual_attack", "utem_swordsmen"),
    ("counterattack", "fire_mages"),
    ("burning_shield", "savage_monks"),
    ("improvisation", "heroes_red"),
    ("concentration", "thugs"),
    ("charm", "heroes_blue"),
    ("explosive_bolt", "altem_guardians"),
    ("expose", "sorcerers"),
    ("cure", "utem_guardsmen"),
)

# Combats in which a forecast was once too low
SNARES: dict[str, dict[str, Any]] = {
    "a weak attack that draws a Defend need not succeed": {
        "hero": {"armor": 2, "hand_limit": 3, "wounds": 1},
        "site": {"kind": "keep"},
        "enemies": [{"name": "Ogre", "armor": 5, "attacks": [{"value": 4}], "defend": 2}, "prowlers"],
        "units": [{"name": "Guard", "level": 1, "armor": 5, "abilities": [{"kind": "block", "value": 3}]}],
        "cards": [{"name": "Blow", "modes": [{"kind": "attack", "value": 3, "element": "ice"}]}, "dodge_and_weave"],
        "objective": "safety",
    },
    "who fell before the blocks did so with the hand that is lost later": {
        "hero": {"armor": 1, "hand_limit": 5, "wounds": 1},
        "site": {"kind": "keep", "assault": False, "wall": True},
        "enemies": ["savage_dragon", "death_dragon"],
        "cards": [{"name": "Push", "modes": [{"kind": "siege", "value": 4, "element": "ice"}]}, "tremor"],
        "mana": {"green": 1},
    },
    "an enemy that is being attacked before the blocks": {
        "hero": {"armor": 2, "hand_limit": 2, "wounds": 1},
        "site": {"kind": "maze"},
        "enemies": ["gargoyle"],
        "cards": ["dodge_and_weave", "ritual_attack"],
        "mana": {"red": 1, "blue": 1},
        "tokens": ["vial_of_toxin"],
    },
    "cards discarded for an attack before the blocks": {
        "hero": {"armor": 1, "hand_limit": 2, "wounds": 1},
        "enemies": ["fire_elemental"],
        "cards": ["into_the_heat", "stout_resolve"],
        "tokens": ["ghostly_elixir"],
        "mana": {"blue": 1, "green": 1},
    },
    "Heroes paid with cards of a hand that is lost": {
        "hero": {"armor": 4, "hand_limit": 3},
        "site": {"kind": "city", "city": "white"},
        "enemies": ["magic_familiars"],
        "units": ["heroes_red", "utem_crossbowmen"],
        "cards": ["mana_draw", "crystal_joy"],
        "mana": {"green": 1, "white": 1},
    },
    "Influence of one card for two Heroes": {
        "site": {"kind": "city", "city": "red"},
        "enemies": ["gargoyle"],
        "units": ["heroes_green", "heroes_white"],
        "cards": ["promise", "crushing_bolt"],
        "mana": {"red": 1, "white": 1},
    },
    "Influence of two cards, turned into Block": {
        "hero": {"armor": 2, "hand_limit": 6},
        "enemies": ["prowlers"],
        "cards": ["noble_manners", "tirelessness", "diplomacy"],
        "mana": {"blue": 1, "green": 1},
    },
    "a Vampiric enemy that has grown is destroyed": {
        "hero": {"level": 1},
        "night": True,
        "enemies": [{"name": "Bat", "armor": 2, "attacks": [{"value": 5}], "abilities": ["vampiric"], "fame": 3}],
        "units": ["thugs"],
        "cards": ["whirlwind"],
        "mana": {"black": 1, "green": 1},
    },
    "Herbalists are wounded after they have readied somebody": {
        "hero": {"level": 9},
        "site": {"kind": "city", "city": "green"},
        "enemies": ["crypt_worm"],
        "units": ["utem_guardsmen", "herbalists"],
        "cards": ["march"],
    },
    "one of two who summon is kept from it": {
        "hero": {"level": 1},
        "site": {"kind": "field"},
        "enemies": [
            {"enemy": "illusionists", "summoned": ["storm_dragon"]},
            {"enemy": "illusionists", "summoned": ["death_dragon"]},
        ],
        "units": ["ice_mages", "delphana_masters"],
        "cards": ["intimidate"],
        "mana": {"green": 1},
    },
    "a Wound is discarded for each of two cards that grow": {
        "hero": {"level": 3},
        "site": {"kind": "city", "city": "red"},
        "enemies": ["grim_legionnaires"],
        "units": ["heroes_blue", "heroes_white"],
        "cards": ["stout_resolve", "stout_resolve"],
        "mana": {"green": 2},
    },
    "excess Block blocks and lowers Armor": {
        "hero": {"armor": 1, "hand_limit": 5},
        "site": {"kind": "monastery"},
        "enemies": ["wolf_riders"],
        "cards": ["crystallize", "expose", "shield_bash"],
        "mana": {"gold": 1, "white": 1, "green": 1},
    },
    "cards were played as Move before the hand was lost": {
        "hero": {"armor": 1, "hand_limit": 6, "wounds": 0},
        "site": {"kind": "field"},
        "night": True,
        "enemies": ["sorcerers"],
        "cards": ["tremor", "fireball", "agility"],
        "mana": {"white": 1, "blue": 1},
    },
    "a source that does nothing is not used before a card": {
        "hero": {"armor": 2, "hand_limit": 6},
        "site": {"kind": "keep"},
        "enemies": ["wolf_riders"],
        "units": ["herbalists"],
        "cards": ["shield_bash", "march", "crystallize"],
        "mana": {"gold": 1, "red": 1, "blue": 1},
    },
    "a Unit gives its Move before it is hit": {
        "hero": {"armor": 3, "hand_limit": 6},
        "site": {"kind": "den", "assault": True, "wall": True},
        "enemies": ["fire_mages"],
        "units": ["foresters"],
        "cards": ["diplomacy", "agility", "rush_of_adrenaline"],
        "mana": {"red": 1},
    },
    "a block that has begun may still lower Armor": {
        "hero": {"armor": 4, "hand_limit": 5},
        "site": {"kind": "mage_tower", "assault": False, "wall": True},
        "night": True,
        "enemies": ["cursed_hags"],
        "cards": ["shield_bash", "dodge_and_weave"],
        "mana": {"gold": 1, "blue": 1},
    },
    "an attack that has begun may still bring Fame of its own": {
        "hero": {"armor": 4, "hand_limit": 3},
        "site": {"kind": "ruins", "assault": True, "wall": True},
        "night": True,
        "enemies": [
            {
                "name": "Ogre",
                "armor": 2,
                "attacks": [{"value": 3, "element": "ice"}],
                "resist": ["physical"],
                "fame": 3,
            }
        ],
        "cards": ["chivalry", "wings_of_wind"],
        "mana": {"white": 1, "black": 1},
    },
    "Block in excess of an attack that was slowed down": {
        "hero": {"armor": 3, "hand_limit": 5},
        "site": {"kind": "spawning_grounds"},
        "enemies": ["earth_elemental"],
        "cards": [
            "shield_bash",
            "swiftness",
            "burning_shield",
            {"name": "Push", "modes": [{"kind": "move", "value": 3}, {"kind": "move", "value": 2, "mana": "white"}]},
        ],
        "mana": {"green": 1, "blue": 1},
    },
    "an enemy draws a Defend before it is destroyed": {
        "hero": {"armor": 3, "hand_limit": 5},
        "site": {"kind": "spawning_grounds"},
        "night": True,
        "enemies": [
            {
                "name": "Ogre",
                "armor": 2,
                "attacks": [{"value": 1, "element": "ice"}],
                "resist": ["physical"],
                "abilities": ["swift"],
                "defend": 2,
            },
            "water_elemental",
        ],
        "units": ["heroes_green"],
        "cards": ["whirlwind", "explosive_bolt"],
        "mana": {"white": 1, "black": 1},
    },
    "an enemy with two attacks is destroyed by the block of the second": {
        "hero": {"armor": 2, "hand_limit": 3},
        "site": {"kind": "tomb"},
        "night": True,
        "enemies": ["heroes_swift"],
        "units": ["scouts"],
        "cards": ["concentration", "expose", "burning_shield", "ambush"],
        "mana": {"gold": 1, "black": 1},
    },
    "help waits for a block": {
        "hero": {"armor": 1, "hand_limit": 6},
        "enemies": [{"name": "Ogre", "armor": 9, "attacks": [{"value": 4}], "fame": 1}],
        "cards": ["ambush", {"name": "Shield", "modes": [{"kind": "block", "value": 2}]}],
    },
    "three cards discarded for a block": {
        "hero": {"armor": 1, "hand_limit": 6},
        "enemies": [{"name": "Ogre", "armor": 19, "attacks": [{"value": 9}], "fame": 1}],
        "cards": ["stout_resolve", *[{"name": "Stone", "modes": [{"kind": "move", "value": 1}]}] * 3],
        "mana": {"green": 1},
    },
    "a card that helps a block gives Move that becomes Attack": {
        "hero": {"armor": 2, "hand_limit": 5},
        "enemies": [{"name": "Ogre", "armor": 4, "attacks": [{"value": 4}], "fame": 3}],
        "cards": ["ambush", "agility", {"name": "Shield", "modes": [{"kind": "block", "value": 2}]}],
        "mana": {},
    },
    "help that waits is told from the card that gave it": {
        "hero": {"armor": 2, "hand_limit": 5},
        "enemies": ["swordsmen"],
        "units": ["utem_swordsmen"],
        "cards": ["ambush", "determination", "rage"],
        "mana": {"green": 1, "blue": 1},
    },
    "a summoned enemy loses the resistance that made it immune": {
        "hero": {"armor": 1, "hand_limit": 6, "wounds": 1},
        "site": {"kind": "ruins"},
        "night": True,
        "enemies": [{"enemy": "dragon_summoner", "summoned": ["delphana_masters", "storm_dragon"]}],
        "units": ["delphana_masters"],
        "cards": [
            "ambush",
            "rush_of_adrenaline",
            {
                "name": "Push",
                "modes": [{"kind": "influence", "value": 4, "element": "physical", "mana": "white"}],
            },
        ],
        "mana": {"white": 1, "blue": 1, "red": 1, "black": 1},
    },
    "excess Block on an attack that a Unit has drawn to itself": {
        "hero": {"armor": 1, "hand_limit": 2, "wounds": 0},
        "site": {"kind": "field"},
        "night": False,
        "enemies": ["heroes_fortified"],
        "units": ["shocktroops"],
        "cards": ["expose", "shield_bash"],
        "mana": {"gold": 1},
        "tokens": ["ghostly_elixir"],
    },
    "a Wound just taken is discarded for Move": {
        "hero": {"armor": 3, "hand_limit": 2, "wounds": 0},
        "site": {"kind": "spawning_grounds"},
        "night": False,
        "enemies": [
            {
                "name": "Ogre",
                "armor": 3,
                "attacks": [{"value": 1, "element": "physical"}],
                "resist": ["ice"],
                "abilities": [],
                "defend": 0,
                "fame": 0,
            },
            {
                "name": "Ogre",
                "armor": 2,
                "attacks": [{"value": 5, "element": "cold_fire"}],
                "resist": [],
                "abilities": [],
                "defend": 2,
                "fame": 1,
            },
        ],
        "units": [],
        "cards": ["agility", "stout_resolve"],
        "mana": {"red": 1, "green": 1},
    },
    "a Wound that is ignored does not paralyze": {
        "hero": {"armor": 2, "hand_limit": 5, "wounds": 0},
        "site": {"kind": "mage_tower"},
        "night": True,
        "enemies": [
            "centaur_outriders",
            {
                "name": "Ogre",
                "armor": 1,
                "attacks": [{"value": 3, "element": "ice"}, {"value": 4, "element": "fire"}],
                "resist": ["ice"],
                "abilities": ["paralyze"],
                "defend": 0,
                "fame": 5,
            },
        ],
        "units": [
            {
                "name": "Guard",
                "level": 3,
                "armor": 3,
                "resist": [],
                "abilities": [{"kind": "block", "value": 3, "element": "cold_fire", "mana": "red"}],
                "ready": True,
                "wounded": False,
            },
            {
                "name": "Guard",
                "level": 3,
                "armor": 3,
                "resist": [],
                "abilities": [{"kind": "block", "value": 3, "element": "cold_fire", "mana": "red"}],
                "ready": True,
                "wounded": False,
            },
        ],
        "cards": ["shield_bash"],
        "mana": {"white": 1},
        "tokens": ["cloak_of_shielding"],
    },
    "an attack is reduced after its block, for the Attack that comes with it": {
        "hero": {"armor": 3, "hand_limit": 4, "wounds": 1},
        "site": {"kind": "keep", "assault": False, "wall": True},
        "night": False,
        "enemies": [
            {
                "name": "Ogre",
                "armor": 5,
                "attacks": [{"value": 2, "element": "physical"}],
                "resist": ["physical"],
                "abilities": ["unfortified"],
                "defend": 0,
                "fame": 0,
            },
        ],
        "units": ["scouts"],
        "cards": ["burning_shield", "dodge_and_weave", "crystallize"],
        "mana": {"white": 1, "blue": 1, "gold": 1},
    },
    "a summoned enemy with two attacks is destroyed by the block of one": {
        "hero": {"armor": 1, "hand_limit": 4, "wounds": 1},
        "site": {"kind": "field"},
        "night": True,
        "enemies": [{"enemy": "illusionists", "summoned": ["heroes_ice"]}],
        "units": [
            {
                "name": "Guard",
                "level": 2,
                "armor": 2,
                "resist": [],
                "abilities": [
                    {"kind": "ranged", "value": 2, "element": "fire"},
                    {"kind": "influence", "value": 5, "element": "physical", "mana": "green"},
                ],
                "ready": True,
                "wounded": False,
            },
        ],
        "cards": ["agility", "burning_shield"],
        "mana": {"blue": 1, "red": 1, "gold": 1, "black": 1},
    },
    "the second of two attacks is reduced, the first blocked": {
        "hero": {"armor": 1, "hand_limit": 2, "wounds": 1},
        "site": {"kind": "graveyard", "assault": True, "wall": True},
        "night": True,
        "enemies": ["blood_demon", "blood_demon"],
        "units": ["utem_crossbowmen"],
        "cards": ["dodge_and_weave", "explosive_bolt", "demolish"],
        "mana": {"gold": 1, "black": 1},
    },
    "a card is discarded for the block in which it could help": {
        "hero": {"armor": 2, "hand_limit": 2, "wounds": 1},
        "site": {"kind": "maze"},
        "night": False,
        "enemies": ["water_elemental", "guardsmen"],
        "units": ["herbalists"],
        "cards": ["ambush", "improvisation"],
        "mana": {"gold": 1, "green": 1},
    },
    "Armor that has risen by a Defend falls further": {
        "hero": {"armor": 3, "hand_limit": 6, "wounds": 1},
        "site": {"kind": "dungeon", "assault": False, "wall": True},
        "night": True,
        "enemies": [
            {
                "name": "Ogre",
                "armor": 2,
                "attacks": [{"value": 4, "element": "fire"}],
                "abilities": ["unfortified"],
                "defend": 2,
                "fame": 2,
            },
        ],
        "cards": ["one_with_the_land", "savage_harvesting", "tremor"],
        "mana": {"green": 1, "black": 1},
    },
    "a card is discarded for a block of one attack of three": {
        "hero": {"armor": 3, "hand_limit": 5, "wounds": 0},
        "site": {"kind": "field", "assault": False, "wall": True},
        "night": True,
        "enemies": ["hydra"],
        "units": ["herbalists"],
        "cards": ["ambush", "improvisation"],
        "mana": {"green": 1, "red": 1, "white": 1},
    },
    "a Cumbersome attack that is slowed a little, so that the Hero can bear it": {
        "hero": {"armor": 3, "hand_limit": 4, "wounds": 1},
        "site": {"kind": "ruins"},
        "enemies": ["orc_stonethrowers", "prowlers"],
        "units": ["altem_guardians"],
        "cards": ["rage", "into_the_heat"],
    },
    "points of the unhurt, used before a Wound is taken for more": {
        "hero": {"armor": 1, "hand_limit": 5},
        "site": {"kind": "graveyard"},
        "enemies": ["fire_catapult"],
        "units": ["delphana_masters"],
        "cards": ["dodge_and_weave", "into_the_heat", "blood_rage"],
    },
    "Influence at hand goes into the block that needs it": {
        "hero": {"armor": 1, "hand_limit": 3},
        "site": {"kind": "labyrinth"},
        "enemies": ["monks", "thugs"],
        "cards": ["diplomacy", "threaten", "counterattack"],
        "mana": {"blue": 1},
    },
    "Influence at hand goes into both blocks": {
        "hero": {"armor": 1, "hand_limit": 3},
        "site": {"kind": "den"},
        "enemies": ["heroes_fortified"],
        "units": ["foresters"],
        "cards": ["diplomacy", "mana_bolt"],
    },
    "Move for a Cumbersome attack comes from all that can give it": {
        "hero": {"armor": 2, "hand_limit": 4, "wounds": 1},
        "site": {"kind": "monastery", "assault": False, "wall": True},
        "night": True,
        "enemies": ["lava_dragon", "earth_elemental"],
        "units": ["scouts"],
        "cards": ["burning_shield", "into_the_heat", "tranquility", "swiftness"],
        "mana": {"gold": 1, "white": 1},
    },
    "a card that counts blocks is thrown away for another": {
        "hero": {"armor": 4, "hand_limit": 2},
        "site": {"kind": "mage_tower"},
        "night": True,
        "enemies": ["orc_stonethrowers"],
        "units": ["peasants"],
        "cards": ["swiftness", "ritual_attack", "counterattack"],
        "mana": {"green": 1},
        "options": {"heroes_influence": "per_combat", "city_bonus_scope": "token"},
    },
    "Influence that pays for Heroes who give more of it could not wait": {
        "site": {"kind": "mage_tower"},
        "enemies": ["gargoyle"],
        "units": ["heroes_green", "heroes_white", "heroes_white"],
        "cards": ["promise", "crushing_bolt"],
        "mana": {"red": 1, "white": 1},
    },
    "Influence comes for the blocks when somebody has fallen before": {
        "hero": {"armor": 1, "hand_limit": 4, "wounds": 1},
        "site": {"kind": "graveyard"},
        "enemies": [
            {"name": "Medusa", "armor": 3, "attacks": [{"value": 3}], "abilities": ["paralyze"], "fame": 4},
            "lava_dragon",
        ],
        "units": ["fire_mages"],
        "cards": ["diplomacy", "noble_manners"],
        "mana": {"gold": 1, "white": 1},
    },
}


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The forecast is asked from the first state on, and searches make way for each other often."""
    monkeypatch.setattr(engine, "QUICK", 1)
    monkeypatch.setattr(engine, "PATIENCE", 60)
    monkeypatch.setattr(engine, "ASKED_OFTEN", 4)


def odd(seed: int) -> dict[str, Any]:
    """A small combat with one of the odd cards and Units."""
    card, unit = ODD[seed % len(ODD)]
    scenario = small(7000 + seed)
    scenario["cards"] = [*scenario["cards"][:1], card]
    scenario["units"] = [unit]
    scenario["mana"] = {"red": 1, "blue": 1} if seed % 2 else {"white": 1, "green": 1}
    return scenario


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("start", SEEDS)
def test_forecasts_lose_no_plan(start: int) -> None:
    """With the forecast from the first state on, the best plan is still found."""
    compared = [agree(small(9000 + seed)) for seed in range(start, start + 5)]
    compared += [agree(odd(seed)) for seed in range(start, start + 5)]
    assert not COMPILED or sum(compared) >= 4


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("name", SNARES)
@pytest.mark.parametrize("objective", ["fame", "safety"])
@pytest.mark.parametrize("asked", [1, 4])
def test_snares(name: str, objective: str, asked: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a forecast is made for each kind of state or one for more has to do."""
    monkeypatch.setattr(engine, "ASKED_OFTEN", asked)
    assert agree({**SNARES[name], "objective": objective}) or not COMPILED


def bounds_on_the_way(
    scenario: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[engine.Searcher, int, int]]:
    """The best plan, found without a forecast, and what the forecast says of each of its states."""
    solved: list[tuple[engine.Searcher, Any, engine.Result]] = []
    best = engine.Searcher.best

    def noted(self: engine.Searcher, state: Any) -> engine.Result:
        result = best(self, state)
        solved.append((self, state, result))
        return result

    monkeypatch.setattr(engine, "QUICK", 1_000_000_000)
    monkeypatch.setattr(engine.Searcher, "best", noted)
    solve(scenario)
    for searcher, state, result in solved:
        rules, search = searcher.game.rules, searcher.search
        s = searcher.prepare(state)
        search.root, search.forecasts, search.forecast_room = s.copy(), [], ROOM
        search.asked_often = 1  # what was played early is over: each such forecast is made
        rules.learn(search, s)
        rules.learn_moments(search, s, 1)
        target = searcher.pack(result.value)
        for action in [None, *result.path]:
            if action is not None:
                rules.note_moment(search, s, action)
                searcher.game.apply(s, action, Chance())
            if s.step == AT_LARGE:
                bound = rules.look_ahead(search, s, NO_VALUE)
                if bound < UNKNOWN:
                    yield searcher, rules.gained(search, s) + bound, target


@pytest.mark.parametrize("seed", range(48 if COMPILED else 4))
def test_a_forecast_is_never_too_low(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the way of the best plan no state promises less than that plan gives."""
    for searcher, bound, target in bounds_on_the_way(odd(seed), monkeypatch):
        assert bound >= target, (searcher.unpack(bound), searcher.unpack(target))


def test_most_combats_can_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above would say nothing if there were no forecasts."""
    told = [any(True for _ in bounds_on_the_way(odd(seed), monkeypatch)) for seed in range(len(ODD))]
    assert sum(told) >= 11


if COMPILED:  # a whole city takes the plain form too long

    CITIES_PROVEN = [
        (40, 10_000),
        (42, 20_000),
        (44, 150_000),
        (46, 30_000),
        (47, 10_000),
        (48, 10_000),
        (53, 200_000),
        (54, 60_000),
        (55, 60_000),
        (57, 60_000),
        (58, 60_000),
    ]

    def test_what_is_remembered_belongs_to_one_situation() -> None:
        """Answers are kept by number of the situation, whatever that number."""
        combat = json.loads(CITIES.read_text("utf-8").splitlines()[44])["combat"]
        game = KnightGame()
        searcher = engine.Searcher(game, "fame")
        rules, search = game.rules, searcher.search
        s = searcher.prepare(named_start(game, read_scenario(combat)))
        while s.phase < BLOCK_PHASE:
            game.apply(s, END_PHASE, Chance())
        search.root, search.forecasts, search.forecast_room = s.copy(), [], 16 * ROOM
        rules.learn(search, s)
        assert rules.look_ahead(search, s, NO_VALUE) < UNKNOWN
        forecast = search.forecasts[-1]

        def ask(situation: int, alive: int) -> int:
            forecast.situation, forecast.alive = situation, alive
            return int(rules.block_on(search, forecast, s, 0, forecast.every, forecast.purse, 0, 0, 0, NO_VALUE))

        whole = forecast.alive
        first = ask(1, whole)
        for bit in range(1, 12):
            fewer = ask(1 + (1 << bit), whole & (whole - 1))
            assert fewer < first, bit
            assert ask(1, whole) == first

    @pytest.mark.parametrize(("number", "most"), CITIES_PROVEN)
    def test_cities_are_proven_with_few_states(number: int, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
        """Without the forecast the first, third and fourth take 150,000, 37,000 and 185,000 states."""
        searchers: list[engine.Searcher] = []
        begin = engine.Searcher.__init__

        def noted(self: engine.Searcher, *arguments: Any) -> None:
            begin(self, *arguments)
            searchers.append(self)

        monkeypatch.setattr(engine.Searcher, "__init__", noted)
        combat = json.loads(CITIES.read_text("utf-8").splitlines()[number])["combat"]
        assert solve(combat).optimal
        assert sum(searcher.search.nodes for searcher in searchers) < most


def test_discarded_cards_and_wounds_count() -> None:
    """Stout Resolve grows with what is discarded for it: no attack with it is given up too early."""
    freezers = {
        "hero": {"armor": 2, "hand_limit": 4, "wounds": 1},
        "site": {"kind": "field", "assault": True, "wall": True},
        "enemies": ["freezers"],
        "units": ["red_cape_monks"],
        "cards": ["stout_resolve", "diplomacy"],
        "mana": {"red": 1, "green": 1},
        "objective": "fame",
    }
    assert solve(freezers).value["all_defeated"]
    elemental = {
        "hero": {"armor": 2, "hand_limit": 6, "wounds": 0},
        "site": {"kind": "maze"},
        "night": True,
        "enemies": ["water_elemental"],
        "units": ["utem_guardsmen"],
        "cards": ["mist_form", "chill", "stout_resolve"],
        "mana": {"blue": 1, "green": 1},
        "objective": "fame",
    }
    assert solve(elemental).value["wounds_hand"] == 1


def test_the_odd_ones_exist() -> None:
    """The names above are those of the catalogue."""
    known = pools()
    assert {card for card, _ in ODD} <= set(known["cards"])
    assert {unit for _, unit in ODD} <= set(known["units"])


@pytest.mark.usefixtures("at_once")
def test_five_enemies_before_the_blocks() -> None:
    """As many enemies as a forecast tells apart, all of which can fall in phase 1.1."""
    scenario = {
        "enemies": [{"name": f"Rat {i}", "armor": 2, "attacks": [{"value": 2}], "fame": 1} for i in range(5)],
        "cards": [{"name": "Volley", "modes": [{"kind": "ranged", "value": 10}]}],
        "objective": "fame",
    }
    found = solve(scenario)
    assert found.optimal
    assert (found.value["fame"], found.value["wounds_hand"]) == (5, 0)
