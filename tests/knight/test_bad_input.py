"""Scenarios that make no sense are refused with exactly one sentence, and the field where it happened."""

from __future__ import annotations

import re
from typing import Any

import pytest
from combat import GAME, fight

from warlore.knight import read_scenario, setup_of
from warlore.table import BadInput, Setup

OGRE = {"name": "Ogre", "armor": 3, "attacks": [{"value": 2, "element": "physical"}], "fame": 1}
GUARD = {"name": "Guard", "level": 1, "armor": 3, "resist": [], "abilities": [{"kind": "block", "value": 3}]}
BLOW = {"name": "Blow", "modes": [{"kind": "attack", "value": 4}]}
MODE = {"kind": "attack", "value": 4}


def ogre(**more: Any) -> dict[str, Any]:
    return {"enemies": [OGRE | more]}


def guard(**more: Any) -> dict[str, Any]:
    return {"units": [GUARD | more]}


def blow(**more: Any) -> dict[str, Any]:
    return {"cards": [{"name": "Blow", "modes": [MODE | more]}]}


# what is given, the field that is named
BAD: list[tuple[dict[str, Any], str]] = [
    # unknown fields
    ({"enemy": ["prowlers"]}, "enemy"),
    ({"move": 3}, "move"),
    ({"healing": 2}, "healing"),
    ({"hero": {"armour": 2}}, "hero.armour"),
    ({"site": {"kind": "keep", "colour": "red"}}, "site.colour"),
    (ogre(armour=3), "enemies[0].armour"),
    ({"enemies": [OGRE | {"attacks": [{"value": 2, "kind": "fire"}]}]}, "enemies[0].attacks[0].kind"),
    (guard(cost=3), "units[0].cost"),
    ({"cards": [BLOW | {"cost": 3}]}, "cards[0].cost"),
    (blow(cost=3), "cards[0].modes[0].cost"),
    ({"options": {"house_rule": True}}, "options.house_rule"),
    ({"volkare": {"strength": 3}, "site": {"kind": "volkare"}}, "volkare.strength"),
    (
        {"leader": {"faction": "elementalist", "level": 2, "armor": 3}, "site": {"kind": "hidden_valley"}},
        "leader.armor",
    ),
    # unknown names
    ({"enemies": ["prowler"]}, "enemies[0]"),
    ({"enemies": ["prowlers", {"enemy": "dragonn"}]}, "enemies[1].enemy"),
    ({"units": ["peasant"]}, "units[0]"),
    ({"units": [{"unit": "peasant"}]}, "units[0].unit"),
    ({"cards": ["rag"]}, "cards[0]"),
    ({"tokens": ["vial"]}, "tokens[0]"),
    ({"site": {"kind": "castle"}}, "site.kind"),
    ({"site": {"kind": "city", "city": "yellow"}}, "site.city"),
    ({"mana": {"purple": 1}}, "mana.purple"),
    (ogre(abilities=["flying"]), "enemies[0].abilities[0]"),
    (ogre(resist=["cold_fire"]), "enemies[0].resist[0]"),
    (ogre(rampaging="giant"), "enemies[0].rampaging"),
    ({"enemies": [OGRE | {"attacks": [{"value": 2, "element": "earth"}]}]}, "enemies[0].attacks[0].element"),
    ({"enemies": [{"unknown": "yellow"}]}, "enemies[0].unknown"),
    ({"enemies": [{"unknown": "brown", "faction": "orcs"}]}, "enemies[0].faction"),
    (blow(kind="strike"), "cards[0].modes[0].kind"),
    (blow(element="earth"), "cards[0].modes[0].element"),
    (blow(mana="purple"), "cards[0].modes[0].mana"),
    (guard(resist=["poison"]), "units[0].resist[0]"),
    ({"volkare": {"die": "brown"}, "site": {"kind": "volkare"}}, "volkare.die"),
    ({"leader": {"faction": "orcs", "level": 2}, "site": {"kind": "hidden_valley"}}, "leader.faction"),
    ({"options": {"heroes_influence": "never"}}, "options.heroes_influence"),
    ({"options": {"leader_overkill": "true"}}, "options.leader_overkill"),
    ({"draws": "secret"}, "draws"),
    ({"sets": ["apocalypse"]}, "sets[0]"),
    ({"objective": "gold"}, "objective"),
    # wrong types
    ({"enemies": "prowlers"}, "enemies"),
    ({"enemies": [7]}, "enemies[0]"),
    ({"enemies": [None]}, "enemies[0]"),
    ({"units": {"peasants": 1}}, "units"),
    ({"cards": "rage"}, "cards"),
    ({"cards": [["rage"]]}, "cards[0]"),
    ({"mana": ["red"]}, "mana"),
    ({"mana": {"red": "two"}}, "mana.red"),
    ({"mana": {"red": -1}}, "mana.red"),
    ({"mana": {"red": True}}, "mana.red"),
    ({"mana": {"red": 1.5}}, "mana.red"),
    ({"night": "yes"}, "night"),
    ({"night": 1}, "night"),
    ({"site": "keep"}, "site"),
    ({"site": {"kind": "keep", "wall": 1}}, "site.wall"),
    ({"site": {"kind": "keep", "assault": "no"}}, "site.assault"),
    ({"hero": 3}, "hero"),
    ({"hero": {"armor": "2", "hand_limit": 5}}, "hero.armor"),
    ({"partial": 1, "site": {"kind": "volkare"}, "volkare": {}}, "partial"),
    ({"sideways": 0}, "sideways"),
    ({"options": ["leader_overkill"]}, "options"),
    (ogre(name=""), "enemies[0].name"),
    (ogre(name="a,b"), "enemies[0].name"),
    (ogre(armor="3"), "enemies[0].armor"),
    (ogre(attacks={"value": 2}), "enemies[0].attacks"),
    (ogre(abilities="swift"), "enemies[0].abilities"),
    (ogre(fame=-1), "enemies[0].fame"),
    (guard(ready=1), "units[0].ready"),
    (guard(abilities=[3]), "units[0].abilities[0]"),
    (blow(value="4"), "cards[0].modes[0].value"),
    # out of range
    ({"hero": {"level": 0}}, "hero.level"),
    ({"hero": {"level": 11}}, "hero.level"),
    ({"hero": {"armor": 0, "hand_limit": 5}}, "hero.armor"),
    ({"hero": {"armor": 2, "hand_limit": 0}}, "hero.hand_limit"),
    ({"hero": {"armor": 2, "hand_limit": 5, "wounds": -1}}, "hero.wounds"),
    (ogre(armor=0), "enemies[0].armor"),
    ({"enemies": [OGRE | {"attacks": [{"value": -2}]}]}, "enemies[0].attacks[0].value"),
    (guard(level=0), "units[0].level"),
    ({"site": {"kind": "city", "city": "red", "level": 12}}, "site.level"),
    ({"volkare": {"level": 16}, "site": {"kind": "volkare"}}, "volkare.level"),
    ({"leader": {"faction": "elementalist", "level": 13}, "site": {"kind": "hidden_valley"}}, "leader.level"),
    ({"enemies": ["prowlers"] * 60}, "enemies"),
    ({"cards": ["rage"] * 99}, "cards"),
    ({"units": ["peasants"] * 30}, "units"),
    # impossible combinations
    ({"site": {"kind": "city"}}, "site.city"),
    ({"site": {"kind": "keep", "city": "red"}}, "site.city"),
    ({"site": {"kind": "keep", "level": 3}}, "site.level"),
    ({"site": {"kind": "field", "owned": True}}, "site.owned"),
    (ogre(abilities=["elusive"]), "enemies[0].armor_elusive"),
    (ogre(armor_elusive=6), "enemies[0].armor_elusive"),
    (ogre(abilities=["elusive"], armor_elusive=2), "enemies[0].armor_elusive"),
    (ogre(abilities=["swift", "swift"]), "enemies[0].abilities"),
    (ogre(summoned=["minotaur"]), "enemies[0].summoned"),
    ({"enemies": [{"enemy": "prowlers", "summoned": ["minotaur"]}]}, "enemies[0].summoned"),
    ({"enemies": [{"enemy": "orc_summoners", "summoned": ["minotaur", "medusa"]}]}, "enemies[0].summoned"),
    ({"volkare": {"die": "red"}, "site": {"kind": "keep"}}, "volkare"),
    ({"leader": {"faction": "elementalist", "level": 2}, "site": {"kind": "keep"}}, "leader"),
    ({"partial": True}, "partial"),
    ({"partial": True, "site": {"kind": "volkare", "assault": True}, "volkare": {"die": "red"}}, "partial"),
    ({"units": [{"unit": "peasants", "token": "red"}]}, "units[0].token"),
    ({"units": ["magic_familiars"]}, "units[0].token"),
    ({"hero": {"level": 3, "armor": 2}}, "hero.level"),
]


@pytest.mark.parametrize(("given", "field"), BAD, ids=[f"{i}-{field}" for i, (_, field) in enumerate(BAD)])
def test_bad_scenarios_are_refused_by_one_sentence(given: dict[str, Any], field: str) -> None:
    scenario = {"enemies": ["prowlers"]} | given
    with pytest.raises(BadInput) as error:
        read_scenario(scenario)
    assert error.value.field == field
    check_sentence(error.value.message)
    with pytest.raises(BadInput) as again:
        GAME.check_setup(Setup(("Hero",), 0, scenario))
    assert (again.value.field, again.value.message) == (error.value.field, error.value.message)


def check_sentence(message: str) -> None:
    assert 10 < len(message) < 420
    assert "\n" not in message
    assert not re.search(r"[.!?] [A-Z]", message), "more than one sentence"
    for leak in ("Traceback", "KeyError", "<class", "NoneType", "object at"):
        assert leak not in message


@pytest.mark.parametrize(
    ("given", "suggestion"),
    [
        ({"enemies": ["prowler"]}, "prowlers"),
        ({"enemies": ["wolfriders"]}, "wolf_riders"),
        ({"enemies": ["Orc Sumoners"]}, "orc_summoners"),
        ({"cards": ["rags"]}, "rage"),
        ({"cards": ["fire ball"]}, "fireball"),
        ({"units": ["pesants"]}, "peasants"),
        ({"tokens": ["vial of toxins"]}, "vial_of_toxin"),
    ],
)
def test_near_names_are_suggested(given: dict[str, Any], suggestion: str) -> None:
    with pytest.raises(BadInput) as error:
        read_scenario({"enemies": ["prowlers"]} | given)
    assert suggestion in error.value.message


@pytest.mark.parametrize("given", [None, [], "prowlers", 3])
def test_a_scenario_is_an_object(given: Any) -> None:
    with pytest.raises(BadInput) as error:
        read_scenario(given)
    check_sentence(error.value.message)


def test_somebody_must_be_fought() -> None:
    for given in ({}, {"enemies": []}):
        with pytest.raises(BadInput) as error:
            read_scenario(given)
        assert error.value.field == "enemies"


@pytest.mark.parametrize("seats", [(), ("Hero", "Villain"), ("Nobody",)])
def test_there_is_one_seat(seats: tuple[str, ...]) -> None:
    with pytest.raises(BadInput) as error:
        GAME.check_setup(Setup(seats, 0, {"enemies": ["prowlers"]}))
    assert error.value.field == "seats"


def test_a_view_is_the_heros_or_a_spectators() -> None:
    f = fight("prowlers")
    assert GAME.view(f.state, None).legal() == []
    for seat in (1, -1):
        with pytest.raises(BadInput) as error:
            GAME.view(f.state, seat)
        assert error.value.field == "seat"


def test_names_in_any_spelling() -> None:
    f = fight("", enemies=["Prowlers", "WOLF RIDERS"], cards=["Rage", "ice-bolt"], units=["Utem Guardsmen"])
    assert [name for name, *_ in f.told("enemy_appears")] == ["Prowlers", "Wolf Riders"]


def test_the_normal_form_is_stable() -> None:
    """Reading what was read changes nothing, in the setup too."""
    given = {"enemies": ["prowlers", OGRE], "cards": ["rage", BLOW], "units": ["peasants", GUARD], "mana": {"red": 1}}
    once = read_scenario(given)
    assert read_scenario(once.data).data == once.data
    setup = setup_of(given)
    assert GAME.check_setup(setup) == GAME.check_setup(GAME.check_setup(setup))


@pytest.mark.parametrize(
    "line",
    [
        "",
        "dance",
        "target",
        "target Dragon",
        "play",
        "play Rage: attack 9",
        "block Ogre / 4",
        "hit hero with",
        "sideways Rage siege",
    ],
)
def test_lines_that_are_no_action(line: str) -> None:
    f = fight("Ogre 3/1; hand: rage")
    with pytest.raises(BadInput) as error:
        f.words.parse_action(line)
    check_sentence(error.value.message)
