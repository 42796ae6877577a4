"""Draws the 60 combats of `knight_solve.py` from the catalogue: `python benchmarks/draw_knight_solve.py > FILE`.

Nothing is chosen by hand or thrown away: 20 single enemies against 5 cards; 20 keeps, mage towers and dragons
against 5–6 cards and 2–3 Units; 20 cities of level 3–8 against 6–8 cards and 3–5 Units. Enemies are drawn token by
token, what summoners bring is drawn too and then known, hands are dealt from a starting deck with a growing number
of advanced actions and spells, mana is rolled. Every fourth combat asks for safety.
"""

from __future__ import annotations

import json
import random
from typing import Any

from warlore.knight.catalogue import catalogue

SEED = 20
KNOWN = catalogue()
DRAGONS = "red"


def bag(colour: str) -> list[str]:
    """The tokens of a colour, each as often as it is there."""
    return [e.id for e in KNOWN.enemies.values() if e.colour == colour and e.faction is None for _ in range(e.tokens)]


def drawn(dice: random.Random, colours: list[str]) -> list[Any]:
    """Tokens of these colours, summoned ones included."""
    bags = {colour: bag(colour) for colour in ("green", "grey", "brown", "violet", "white", "red")}
    enemies = []
    for colour in colours:
        token = bags[colour].pop(dice.randrange(len(bags[colour])))
        calls = [attack.summon for attack in KNOWN.enemies[token].attacks if attack.summon]
        if calls:
            fit = [[t for t in bags[c] if not any(a.summon for a in KNOWN.enemies[t].attacks)] for c in calls]
            enemies.append({"enemy": token, "summoned": [dice.choice(tokens) for tokens in fit]})
        else:
            enemies.append(token)
    return enemies


def deck(dice: random.Random, advanced: int, spells: int) -> list[str]:
    """A starting deck with that many cards gained."""
    kinds: dict[str, list[str]] = {}
    for card in KNOWN.cards.values():
        kinds.setdefault(card.kind, []).append(card.id)
    cards = [c.id for c in KNOWN.cards.values() if c.kind == "basic_action" for _ in range(c.copies.get("others", 0))]
    return cards + dice.sample(kinds["advanced_action"], advanced) + dice.sample(kinds["spell"], spells)


def some_units(dice: random.Random, n: int) -> list[Any]:
    pool = [unit.id for unit in KNOWN.units.values() for _ in range(unit.copies)]
    chosen = dice.sample(pool, n)
    return [{"unit": u, "token": dice.choice(MANA[:4])} if u == "magic_familiars" else u for u in chosen]


MANA = ("red", "blue", "green", "white", "gold", "black")


def some_mana(dice: random.Random, n: int) -> dict[str, int]:
    mana: dict[str, int] = {}
    for _ in range(n):
        colour = dice.choice(MANA)
        mana[colour] = mana.get(colour, 0) + 1
    return mana


def combat(dice: random.Random, group: str, number: int) -> dict[str, Any]:
    """One combat of a group."""
    site: dict[str, Any] = {"kind": "field"}
    if group == "single":
        colours, cards, units, level = [dice.choice(("green", "grey", "brown", "violet"))], 5, 0, dice.randint(1, 3)
        hand, mana = deck(dice, 2, 0), dice.randint(1, 2)
    elif group == "site":
        kind = dice.choice(("keep", "mage_tower", "dragon"))
        colours = {"keep": ["grey"], "mage_tower": ["violet"], "dragon": [DRAGONS]}[kind]
        site = {"kind": "field" if kind == "dragon" else kind}
        cards, units, level = dice.randint(5, 6), dice.randint(2, 3), dice.randint(3, 6)
        hand, mana = deck(dice, 4, 2), dice.randint(2, 3)
    else:
        city, city_level = dice.choice(("blue", "green", "red", "white")), dice.randint(3, 8)
        garrison = KNOWN.cities[city].garrisons[city_level]
        colours = [colour for colour, n in garrison.items() for _ in range(n)]
        site = {"kind": "city", "city": city}
        cards, units, level = dice.randint(6, 8), dice.randint(3, 5), dice.randint(5, 9)
        hand, mana = deck(dice, 6, 4), dice.randint(3, 4)
    return {
        "hero": {"level": level},
        "site": site,
        "night": dice.random() < 0.5,
        "enemies": drawn(dice, colours),
        "units": some_units(dice, units),
        "cards": dice.sample(hand, cards),
        "mana": some_mana(dice, mana),
        "objective": "safety" if number % 4 == 3 else "fame",
    }


def combats(seed: int) -> list[dict[str, Any]]:
    """The 60 combats of a seed."""
    dice = random.Random(seed)
    groups = ("single", "site", "city")
    return [{"group": group, "combat": combat(dice, group, number)} for group in groups for number in range(20)]


def main() -> None:
    for entry in combats(SEED):
        print(json.dumps(entry))


if __name__ == "__main__":
    main()
