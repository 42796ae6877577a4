"""Small random combats from the catalogue, so small that everything in them can be tried."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from warlore.knight.catalogue import catalogue
from warlore.knight.catalogue_terms import ABILITIES, ELEMENTS

MANA = ("red", "blue", "green", "white", "gold", "black")
SITES = (
    "field", "field", "keep", "mage_tower", "city", "monastery", "dungeon", "tomb", "maze", "labyrinth", "ruins",
    "den", "spawning_grounds", "graveyard",
)  # fmt: skip
KINDS = ("attack", "ranged", "siege", "block", "move", "influence")


@cache
def pools() -> dict[str, list[str]]:
    known = catalogue()
    plain = [e.id for e in known.enemies.values() if not any(a.summon for a in e.attacks)]
    return {
        "enemies": sorted(plain),
        "summoners": sorted(set(known.enemies) - set(plain)),
        "cards": sorted(set(known.cards) - {"ruthless_coercion"}),  # with it a combat may never end
        "units": sorted(known.units),
        "tokens": sorted(token for token in known.faction_tokens if token != "any_token"),
    }


def own_enemy(dice: random.Random) -> dict[str, Any]:
    abilities = sorted(set(dice.sample(ABILITIES, dice.choice((0, 1, 1, 2)))))
    armor = dice.randint(1, 5)
    made: dict[str, Any] = {
        "name": "Ogre",
        "armor": armor,
        "attacks": [
            {"value": dice.randint(1, 5), "element": dice.choice(ELEMENTS)} for _ in range(dice.choice((1, 1, 2)))
        ],
        "resist": dice.sample(("physical", "fire", "ice"), dice.choice((0, 0, 1, 2))),
        "abilities": abilities,
        "defend": dice.choice((0, 0, 0, 1, 2)),
        "fame": dice.randint(0, 6),
    }
    if "elusive" in abilities:
        made["armor_elusive"] = armor + dice.randint(0, 3)
    return made


def own_mode(dice: random.Random) -> dict[str, Any]:
    mode: dict[str, Any] = {"kind": dice.choice(KINDS), "value": dice.randint(1, 5), "element": dice.choice(ELEMENTS)}
    if mode["kind"] in ("move", "influence"):
        mode["element"] = "physical"
    if dice.random() < 0.4:
        mode["mana"] = dice.choice(MANA[:4])
    return mode


def own_card(dice: random.Random) -> dict[str, Any]:
    return {"name": dice.choice(("Blow", "Push")), "modes": [own_mode(dice) for _ in range(dice.randint(1, 3))]}


def own_unit(dice: random.Random) -> dict[str, Any]:
    return {
        "name": "Guard",
        "level": dice.randint(1, 4),
        "armor": dice.randint(1, 5),
        "resist": dice.sample(("physical", "fire", "ice"), dice.choice((0, 0, 1))),
        "abilities": [own_mode(dice) for _ in range(dice.randint(1, 2))],
        "ready": dice.random() < 0.9,
        "wounded": dice.random() < 0.1,
    }


def an_enemy(dice: random.Random) -> Any:
    chosen = dice.random()
    if chosen < 0.35:
        return own_enemy(dice)
    if chosen < 0.45:
        summoner = dice.choice(pools()["summoners"])
        calls = sum(attack.summon is not None for attack in catalogue().enemies[summoner].attacks)
        return {"enemy": summoner, "summoned": [dice.choice(pools()["enemies"]) for _ in range(calls)]}
    return dice.choice(pools()["enemies"])


def a_unit(dice: random.Random) -> Any:
    if dice.random() < 0.4:
        return own_unit(dice)
    unit = dice.choice(pools()["units"])
    return {"unit": unit, "token": dice.choice(MANA[:4])} if unit == "magic_familiars" else unit


def small(seed: int, size: int = 0) -> dict[str, Any]:
    """A combat of one or two enemies and a few sources; `size` adds more of them."""
    dice = random.Random(seed)
    site = dice.choice(SITES)
    enemies = [an_enemy(dice) for _ in range(dice.choice((1, 1, 2)))]
    if len(enemies) == 2 and dice.random() < 0.15:
        enemies[1] = enemies[0]
    n = dice.randint(1, 3) + size
    cards = [dice.choice(pools()["cards"]) if dice.random() < 0.65 else own_card(dice) for _ in range(n)]
    if n > 1 and dice.random() < 0.15:
        cards[1] = cards[0]
    units = [a_unit(dice) for _ in range(dice.choice((0, 0, 1, 1, 2)))]
    if len(units) == 2 and dice.random() < 0.3:
        units[1] = units[0]
    tokens = [dice.choice(pools()["tokens"])] if dice.random() < 0.15 else []
    mana: dict[str, int] = {}
    for _ in range(dice.choice((0, 1, 1, 2))):
        colour = dice.choice(MANA)
        mana[colour] = mana.get(colour, 0) + 1
    scenario: dict[str, Any] = {
        "hero": {"armor": dice.randint(1, 4), "hand_limit": dice.randint(2, 6), "wounds": dice.choice((0, 0, 1))},
        "site": {"kind": site},
        "night": dice.random() < 0.4,
        "enemies": enemies,
        "units": units,
        "cards": cards,
        "mana": mana,
        "objective": dice.choice(("fame", "safety")),
    }
    if site == "city":
        scenario["site"]["city"] = dice.choice(("blue", "green", "red", "white"))
    if dice.random() < 0.2:
        scenario["site"]["assault"] = dice.random() < 0.5
        scenario["site"]["wall"] = True
    if tokens:
        scenario["tokens"] = tokens
    if dice.random() < 0.15:
        scenario["options"] = {"heroes_influence": "per_combat", "city_bonus_scope": "token"}
    return scenario


def with_effect(seed: int, card: str) -> dict[str, Any]:
    """A small combat in which one given card can be powered."""
    dice = random.Random(f"{card} {seed}")
    scenario = small(dice.randrange(10**6))
    scenario["cards"] = [card, *scenario["cards"][:2]]
    colours = catalogue().cards[card].colours
    scenario["mana"] = dict.fromkeys(colours, 1)
    if dice.random() < 0.6:
        scenario["night"] = True
        scenario["mana"]["black"] = 1
    return scenario


__all__ = ["pools", "small", "with_effect"]
