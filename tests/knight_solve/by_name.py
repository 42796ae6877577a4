"""Small random combats that ask for everything by name: each card, Unit, faction token and enemy of the catalogue,
each kind of effect and each condition on one. In turn each of them is what a combat is made for, with the mana that
it asks for, and drawn again a few times until it decides; everything else is drawn.

A thing *decides* a combat if the best end, found by trying everything, is another one without it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from oracle import TooBig, best_of, start
from scenarios import MANA, SITES, a_unit, an_enemy, own_card, pools

from warlore.knight.catalogue import catalogue
from warlore.knight.combat import EFFECTS, PER, POINTS, WHEN, Combat
from warlore.knight.rules import tables
from warlore.knight.scenario import read_scenario
from warlore.knight.solve.possible import PART

Thing = tuple[str, str]

# What a part of a mode gives, what multiplies it and on what condition, by its name in the catalogue. Reputation is
# no part of what is compared (contract 3): it decides nothing.
GIVEN = {**POINTS, "mana": tables.GAIN_MANA, **EFFECTS}
PARTS = {
    **{name: ("part_kind", number) for name, number in GIVEN.items() if name != "reputation"},
    **{name: ("part_per", number) for name, number in PER.items()},
    **{name: ("part_when", number) for name, number in WHEN.items()},
}
OPENING = ("ignore_site_fortification", "enemy_loses_fortification", "attacks_become")
FIELDS = {"card": "cards", "unit": "units", "token": "tokens"}
MOST = 12_000  # states of a combat
TRIES = 12  # at a combat that is small enough
DRAWN = 3  # such combats, until what it is made for decides


# ------------------------------------------------------------------ what is asked for
@cache
def things() -> list[Thing]:
    """All that is asked for by name; of the faction tokens those that do something in a combat."""
    known = catalogue()
    held = [("card", name) for name in known.cards] + [("unit", name) for name in known.units]
    held += [("token", name) for name in pools()["tokens"] if modes_of("token", name)]
    return sorted(held) + [("enemy", name) for name in sorted(known.enemies)] + [("part", name) for name in PARTS]


def entry_of(kind: str, name: str, dice: random.Random) -> Any:
    """A thing as a scenario names it."""
    if kind == "unit" and name == "magic_familiars":
        return {"unit": name, "token": dice.choice(MANA[:4])}
    if kind == "enemy" and name in pools()["summoners"]:
        calls = sum(attack.summon is not None for attack in catalogue().enemies[name].attacks)
        return {"enemy": name, "summoned": [dice.choice(pools()["enemies"]) for _ in range(calls)]}
    return name


def name_of(entry: Any) -> str:
    """The name of a thing in a scenario."""
    if isinstance(entry, dict):
        return str(entry.get("unit") or entry.get("enemy") or entry.get("name"))
    return str(entry)


@cache
def modes_of(kind: str, name: str) -> list[Any]:
    """What a card, Unit or token can do in a combat by night, beside another card."""
    fields: dict[str, Any] = {"cards": []}
    fields[FIELDS[kind]] = [entry_of(kind, name, random.Random(0))]
    fields["cards"].append("rage")
    combat = Combat.of(read_scenario({"enemies": ["prowlers"], "night": True, **fields}))
    asked = [i for i, source in enumerate(combat.sources) if source.deed is None or source.deed.id != "rage"] or [0]
    return [mode for mode in combat.modes if mode.source in asked]


@cache
def makers() -> dict[str, list[tuple[Thing, Any]]]:
    """For each kind of part the cards, Units and tokens that have it, with the mode."""
    found: dict[str, list[tuple[Thing, Any]]] = {name: [] for name in PARTS}
    for thing in things():
        for mode in modes_of(*thing) if thing[0] in FIELDS else []:
            for name, (column, number) in PARTS.items():
                if any(getattr(part, column.removeprefix("part_")) == number for part in mode.parts):
                    found[name].append((thing, mode))
    return found


# ------------------------------------------------------------------ combats
def put(made: dict[str, Any], thing: Thing, dice: random.Random) -> None:
    """Add a thing to a combat, with the mana for one of its modes; for a kind of part, something that has it."""
    kind, name = thing
    if kind == "enemy":
        made["enemies"][0] = entry_of(kind, name, dice)
        return
    mode = None
    if kind == "part":
        (kind, name), mode = dice.choice(makers()[name])
    elif modes := modes_of(kind, name):
        mode = dice.choice(modes)
    if kind != "token" or name not in made["tokens"]:
        made[FIELDS[kind]].append(entry_of(kind, name, dice))
    for colour, number in enumerate(mode.pay if mode else ()):
        if number:
            made["mana"][MANA[colour]] = made["mana"].get(MANA[colour], 0) + number
    made["night"] = made["night"] or "black" in made["mana"]


def combat(number: int, turn: int) -> dict[str, Any]:
    """The combat of this number, at this try to make it small."""
    dice = random.Random(f"by name {number} {turn}")
    few = turn % TRIES > TRIES // 3  # states grow with what is held
    made: dict[str, Any] = {
        "hero": {"armor": dice.randint(1, 5), "hand_limit": dice.randint(1, 6), "wounds": dice.choice((0, 0, 1, 2))},
        "site": {"kind": dice.choice(SITES)},
        "night": dice.random() < 0.3,
        "enemies": [an_enemy(dice) for _ in range(dice.choice((1, 1, 2, 2)))],
        "cards": [a_card(dice) for _ in range(dice.choice((0, 1) if few else (0, 1, 1, 2)))],
        "units": [a_unit(dice) for _ in range(dice.choice((0, 0, 1) if few else (0, 0, 1, 2)))],
        "tokens": [],
        "mana": {},
        "objective": dice.choice(("fame", "safety")),
    }
    thing = things()[number % len(things())]
    put(made, thing, dice)
    if thing[1] in OPENING:  # it needs walls, and something that reaches over them
        made["site"]["kind"] = dice.choice(("keep", "mage_tower", "city"))
        made["cards"].append({"name": "Bow", "modes": [{"kind": "ranged", "value": dice.randint(3, 7)}]})
    if dice.random() < 0.6:  # and something to go with it
        put(made, ("part", dice.choice(list(PARTS))), dice)
    for _ in range(dice.choice((0, 0, 1))):
        colour = dice.choice(MANA)
        made["mana"][colour] = made["mana"].get(colour, 0) + 1
    if made["site"]["kind"] == "city":
        made["site"]["city"] = dice.choice(("blue", "green", "red", "white"))
    if dice.random() < 0.2:
        made["site"].update(assault=dice.random() < 0.5, wall=True)
    if dice.random() < 0.1:
        made["options"] = {"heroes_influence": "per_combat", "city_bonus_scope": "token"}
    return made


def a_card(dice: random.Random) -> Any:
    return dice.choice(sorted(catalogue().cards)) if dice.random() < 0.6 else own_card(dice)


# ------------------------------------------------------------------ what decides
@dataclass
class Known:
    """A combat, its best end by trying everything, and whether what it was made for decides it."""

    combat: dict[str, Any]
    best: tuple[int, ...]
    decided: bool
    too_big: int  # combats that were drawn before and were too big


def known(number: int) -> Known:
    """The combat of a number: drawn until it is small enough, and what it is made for decides it."""
    thing = things()[number % len(things())]
    found: Known | None = None
    drawn = too_big = 0
    for turn in range(DRAWN * TRIES):
        made = combat(number, turn)
        try:
            best = best_of(start(made), made["objective"], MOST)
            decided = thing[0] == "enemy" or best_of(without(made, thing), made["objective"], 2 * MOST) != best
        except TooBig:
            too_big += 1
            continue
        found = Known(made, best, decided, too_big)
        drawn += 1
        if decided or drawn == DRAWN:
            break
    assert found is not None, f"no combat {number} is small enough"
    return found


def without(made: dict[str, Any], thing: Thing) -> Any:
    """The first state of the combat without a thing."""
    kind, name = thing
    if kind != "part":
        left = [entry for entry in made[FIELDS[kind]] if name_of(entry) != name]
        return start({**made, FIELDS[kind]: left})
    column, number = PARTS[name]
    state = start(made)
    book = state.book.copy()
    for part in [part for part, found in enumerate(list(getattr(book, column))[: book.parts]) if found == number]:
        for field, nothing in PART.items():
            numbers = list(getattr(book, field))
            numbers[part] = nothing
            setattr(book, field, numbers)
    state.book = book
    return state


def things_in(made: dict[str, Any]) -> Iterator[Thing]:
    """All that a combat holds by name, each once."""
    named = set(things())
    for kind, field in (*FIELDS.items(), ("enemy", "enemies")):
        for name in sorted({name_of(entry) for entry in made[field]}):
            if (kind, name) in named:
                yield kind, name
    book = start(made).book
    for name, (column, number) in PARTS.items():
        if number in list(getattr(book, column))[: book.parts]:
            yield "part", name


# ------------------------------------------------------------------ counting
class Counts:
    """How often each thing was there, and how often it decided."""

    def __init__(self) -> None:
        self.there: Counter[Thing] = Counter()
        self.decided: Counter[Thing] = Counter()
        self.differences: list[dict[str, Any]] = []

    def add(self, other: Counts) -> None:
        self.there += other.there
        self.decided += other.decided
        self.differences += other.differences

    def note(self, number: int, known: Known) -> None:
        self.there.update(things_in(known.combat))
        if known.decided:
            self.decided[things()[number % len(things())]] += 1

    def table(self) -> str:
        """A line for each thing, the rarest first."""
        listed = sorted(things(), key=lambda thing: (self.decided[thing], self.there[thing]))
        return "\n".join(f"{self.there[t]:5} there, {self.decided[t]:4} decided  {' '.join(t)}" for t in listed)


__all__ = ["Counts", "Known", "known", "things"]
