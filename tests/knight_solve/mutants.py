"""Random combats made to provoke the solver: those it once got wrong, changed a little, and odd mixtures."""

from __future__ import annotations

import copy
import random
from functools import cache
from typing import Any

from scenarios import MANA, SITES, a_unit, an_enemy, own_card, pools, small, with_effect
from snares import ODD, SNARES

from warlore.knight.catalogue import catalogue

CHANGES = (
    "card", "card", "unit", "enemy", "mana", "mana", "site", "night", "hero", "objective", "add card", "add unit",
    "drop card", "add enemy",
)  # fmt: skip


@cache
def odd() -> dict[str, list[Any]]:
    """Cards, Units and enemies of combats that were hard, and the enemies by ability."""
    snares = list(SNARES.values())
    able: dict[str, list[str]] = {}
    for enemy in pools()["enemies"]:
        for ability in catalogue().enemies[enemy].abilities:
            able.setdefault(str(ability), []).append(enemy)
    return {
        "cards": [card for card, _ in ODD] + [c for s in snares for c in s["cards"] if isinstance(c, str)],
        "units": [unit for _, unit in ODD] + [u for s in snares for u in s.get("units", []) if isinstance(u, str)],
        "enemies": [enemy for s in snares for enemy in s["enemies"]],
        "able": list(able.values()),
    }


def odd_card(dice: random.Random) -> Any:
    chosen = dice.random()
    if chosen < 0.5:
        return dice.choice(odd()["cards"])
    return dice.choice(pools()["cards"]) if chosen < 0.85 else own_card(dice)


def odd_unit(dice: random.Random) -> Any:
    if dice.random() < 0.5:
        return a_unit(dice)
    unit = dice.choice(odd()["units"])
    return {"unit": unit, "token": dice.choice(MANA[:4])} if unit == "magic_familiars" else unit


def odd_enemy(dice: random.Random) -> Any:
    chosen = dice.random()
    if chosen < 0.3:
        return copy.deepcopy(dice.choice(odd()["enemies"]))
    return dice.choice(dice.choice(odd()["able"])) if chosen < 0.6 else an_enemy(dice)


def change(combat: dict[str, Any], dice: random.Random) -> None:
    """Change one thing about a combat, if it is there."""
    what = dice.choice(CHANGES)
    cards, units, enemies = combat["cards"], combat["units"], combat["enemies"]
    if what == "card" and cards:
        cards[dice.randrange(len(cards))] = odd_card(dice)
    elif what == "unit" and units:
        units[dice.randrange(len(units))] = odd_unit(dice)
    elif what == "enemy":
        enemies[dice.randrange(len(enemies))] = odd_enemy(dice)
    elif what == "mana":
        colour = dice.choice(MANA)
        combat["mana"][colour] = combat["mana"].get(colour, 0) + 1
        if len(combat["mana"]) > 2 and dice.random() < 0.6:
            del combat["mana"][dice.choice(sorted(combat["mana"]))]
    elif what == "site":
        combat["site"] = {"kind": dice.choice(SITES)}
        if combat["site"]["kind"] == "city":
            combat["site"]["city"] = dice.choice(("blue", "green", "red", "white"))
    elif what == "night":
        combat["night"] = not combat.get("night", False)
    elif what == "hero":
        wounds = dice.choice((0, 0, 1, 2))
        combat["hero"] = {"armor": dice.randint(1, 4), "hand_limit": dice.randint(2, 6), "wounds": wounds}
    elif what == "objective":
        combat["objective"] = dice.choice(("fame", "safety"))
    elif what == "add card" and len(cards) < 5:
        cards.append(odd_card(dice))
    elif what == "add unit" and len(units) < 3:
        units.append(odd_unit(dice))
    elif what == "drop card" and len(cards) > 1:
        del cards[dice.randrange(len(cards))]
    elif what == "add enemy" and len(enemies) < 3:
        enemies.append(odd_enemy(dice))


def changed_snare(dice: random.Random) -> dict[str, Any]:
    """A combat that the solver once got wrong, with a few things changed."""
    combat = copy.deepcopy(dice.choice(list(SNARES.values())))
    combat.setdefault("units", [])
    combat.setdefault("mana", {})
    combat["objective"] = dice.choice(("fame", "safety"))
    for _ in range(dice.randint(1, 6)):
        change(combat, dice)
    return combat


def odd_mixture(dice: random.Random) -> dict[str, Any]:
    """A small combat of odd enemies, cards and Units."""
    combat = small(dice.randrange(10**9))
    combat["enemies"] = [odd_enemy(dice) for _ in range(dice.choice((1, 2, 2)))]
    combat["cards"] = [odd_card(dice) for _ in range(dice.randint(1, 4))]
    combat["units"] = [odd_unit(dice) for _ in range(dice.choice((0, 1, 1, 2)))]
    colours = dice.choices(MANA, k=dice.choice((0, 1, 2, 3)))
    combat["mana"] = {colour: colours.count(colour) for colour in colours}
    return combat


def mutant(seed: str) -> dict[str, Any]:
    """The random combat of this name."""
    dice = random.Random(seed)
    kind = dice.randrange(7)
    if kind < 2:
        return changed_snare(dice)
    if kind < 4:
        return odd_mixture(dice)
    if kind < 6:
        return small(dice.randrange(10**9), kind - 4)
    return with_effect(dice.randrange(10**9), dice.choice(pools()["cards"]))


__all__ = ["mutant"]
