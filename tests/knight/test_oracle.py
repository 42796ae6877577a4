"""The arithmetic of blocks, attacks and damage against a second, plain reckoning of the sheet."""

from __future__ import annotations

from typing import Any

from combat import fight
from hypothesis import given, settings
from hypothesis import strategies as st

ELEMENTS = ("physical", "fire", "ice", "cold_fire")
RESISTANCES = ("physical", "fire", "ice")
points = st.tuples(st.integers(1, 9), st.sampled_from(ELEMENTS))
resists = st.sets(st.sampled_from(RESISTANCES)).map(sorted)


def cards(kind: str, sources: list[tuple[int, str]]) -> list[dict[str, Any]]:
    return [
        {"name": f"Card {i}", "modes": [{"kind": kind, "value": value, "element": element}]}
        for i, (value, element) in enumerate(sources)
    ]


def foe(name: str, armor: int, attack: tuple[int, str], **more: Any) -> dict[str, Any]:
    value, element = attack
    return {"name": name, "armor": armor, "attacks": [{"value": value, "element": element}], **more}


# ------------------------------------------------------------------ blocks (R32, R37, R56-R60, R91, Q3)
EFFICIENT_BLOCKS = {
    "physical": set(ELEMENTS),
    "fire": {"ice", "cold_fire"},
    "ice": {"fire", "cold_fire"},
    "cold_fire": {"cold_fire"},
}
BLUE = {"physical": 0, "fire": 2, "ice": 2, "cold_fire": 1}


@settings(max_examples=150)
@given(points, st.lists(points, min_size=1, max_size=4), st.booleans(), st.booleans(), st.integers(0, 3))
def test_blocks(
    attack: tuple[int, str], sources: list[tuple[int, str]], swift: bool, blue: bool, slowed: int
) -> None:
    value, element = attack
    value += BLUE[element] if blue else 0
    slowed = min(slowed, value - 1)
    needed = (value - slowed) * (2 if swift else 1)
    good = [n for n, kind in sources if kind in EFFICIENT_BLOCKS[element]]
    bad = [n for n, kind in sources if kind not in EFFICIENT_BLOCKS[element]]
    total = sum(good) + sum(bad) // 2
    enemy = foe("Ogre", 9, attack, abilities=["cumbersome"] + (["swift"] if swift else []))
    site = {"kind": "city", "city": "blue" if blue else "white"}
    move = {"name": "Run", "modes": [{"kind": "move", "value": 3}]}
    f = fight("", enemies=[enemy], site=site, cards=[*cards("block", sources), move])
    f.to("block").do("play Run", *["slow Ogre"] * slowed)
    f.block("Ogre", *(f"Card {i}" for i in range(len(sources))))
    assert f.blocks == [(total, needed)]
    assert (f.end().wounds == (0, 0)) is (total >= needed)


# ------------------------------------------------------------------ attacks (R13-R15, R46-R49, R90, Q12)
@settings(max_examples=150)
@given(
    st.lists(st.tuples(st.integers(1, 6), resists), min_size=1, max_size=3),
    st.lists(st.tuples(st.sampled_from(["attack", "ranged", "siege"]), points), min_size=1, max_size=4),
    st.booleans(),
)
def test_attacks(group: list[tuple[int, list[str]]], sources: list[tuple[str, tuple[int, str]]], white: bool) -> None:
    resisted = {one for _, resist in group for one in resist}
    if any({"fire", "ice"} <= set(resist) for _, resist in group):
        resisted.add("cold_fire")
    good = sum(n for _, (n, element) in sources if element not in resisted)
    bad = sum(n for _, (n, element) in sources if element in resisted)
    total, needed = good + bad // 2, sum(armor + white for armor, _ in group)
    enemies = [foe(f"Foe {i}x", armor, (1, "physical"), resist=resist) for i, (armor, resist) in enumerate(group)]
    hand = [cards(kind, [one])[0] | {"name": f"Card {i}"} for i, (kind, one) in enumerate(sources)]
    site = {"kind": "city", "city": "white" if white else "red"}
    f = fight("", enemies=enemies, site=site, cards=hand, hero={"armor": 9, "hand_limit": 20}).to("attack")
    f.attack(", ".join(enemy["name"] for enemy in enemies), *(f"Card {i}" for i in range(len(hand))))
    assert f.totals == [(total, needed)]
    assert len(f.defeated) == (len(group) if total >= needed else 0)


# ------------------------------------------------------------------ damage (F1-F10, R68, R81-R84, R94-R99, R104)
def reckon(
    damage: int, element: str, abilities: set[str], units: list[tuple[int, list[str]]], armor: int
) -> tuple[list[str], int]:
    """What becomes of each Unit that is hit in turn while damage is left, and the Wounds of the Hero."""
    fates = []
    for unit_armor, resist in units:
        if damage == 0:
            break
        resistant = {"fire", "ice"} <= set(resist) if element == "cold_fire" else element in resist
        if resistant:
            damage = max(0, damage - unit_armor)
            if damage == 0:
                fates.append("resisted")
                break
        damage = max(0, damage - unit_armor)
        fates.append("destroyed" if "paralyze" in abilities else "wounded")
    wounds = 0
    while damage > 0:
        wounds += 1
        damage -= armor
    return fates, wounds


@settings(max_examples=200)
@given(
    points,
    st.sets(st.sampled_from(["brutal", "poison", "paralyze", "vampiric", "swift"])),
    st.lists(st.tuples(st.integers(1, 6), resists), max_size=3),
    st.integers(1, 4),
    st.integers(1, 6),
)
def test_damage(
    attack: tuple[int, str], abilities: set[str], units: list[tuple[int, list[str]]], armor: int, limit: int
) -> None:
    value, element = attack
    fates, wounds = reckon(value * (2 if "brutal" in abilities else 1), element, abilities, units, armor)
    soldiers = [
        {"name": f"Soldier {i}x", "level": 1, "armor": unit_armor, "resist": resist, "abilities": []}
        for i, (unit_armor, resist) in enumerate(units)
    ]
    enemy = foe("Ogre", 5, attack, abilities=sorted(abilities))
    axe = {"name": "Axe", "modes": [{"kind": "attack", "value": 1}]}
    hero = {"armor": armor, "hand_limit": limit}
    f = fight("", enemies=[enemy], units=soldiers, skills=[axe], cards=["rage"], hero=hero).to("damage")
    for unit in soldiers[: len(fates)]:
        f.hit(unit["name"], "Ogre")
    if f.allows("hit hero with Ogre"):
        f.hit("hero", "Ogre")
    assert f.wounds == (wounds, wounds if "poison" in abilities else 0)
    assert f.value["unit_levels_wounded"] == fates.count("wounded")
    assert f.value["unit_levels_lost"] == fates.count("destroyed")
    assert [one for _, one, _ in f.told("unit_wounded")] == [2 if "poison" in abilities else 1] * fates.count(
        "wounded"
    )
    assert f.value["knocked_out"] is (wounds >= limit)
    in_hand = not (wounds >= limit or (wounds and "paralyze" in abilities))
    f.to("attack").do("target Ogre")
    assert f.allows("play Rage: attack 2") is in_hand
    grown = wounds + len(fates) - fates.count("resisted") if "vampiric" in abilities else 0
    assert f.do("use Axe", "declare").totals == [(1, 5 + grown)]
