"""What would break each pruning that takes two steps to commute, or one to be as good as another: combats whose best
plan is lost if the solver does not heed it. `docs/solver.md` says why the prunings hold otherwise.
"""

from __future__ import annotations

from typing import Any

from snares import SNARES

Combat = dict[str, Any]
HALE = {"armor": 9, "hand_limit": 6}
FRAIL = {"armor": 1, "hand_limit": 9}


def foe(name: str, armor: int, *attacks: int, **more: Any) -> Combat:
    return {"name": name, "armor": armor, "attacks": [{"value": value} for value in attacks], **more}


def mode(text: str) -> dict[str, Any]:
    """`attack 5 fire for red`."""
    what, _, mana = text.partition(" for ")
    kind, value, element = (*what.split(), "physical")[:3]
    made: dict[str, Any] = {"kind": kind, "value": int(value), "element": element}
    return made | {"mana": mana} if mana else made


def card(name: str, *modes: str, sideways: bool = False) -> Combat:
    return {"name": name, "modes": [mode(text) for text in modes], "sideways": sideways}


def unit(ability: str, name: str = "Guard") -> Combat:
    return {"name": name, "level": 2, "armor": 2, "abilities": [mode(ability)]}


def fight(*enemies: Combat, cards: list[Any], units: list[Any] | None = None, **more: Any) -> Combat:
    """A combat, by default of a Hero whom nothing hurts."""
    return {"hero": HALE, "enemies": list(enemies), "cards": cards, "units": units or [], "objective": "fame", **more}


BY_NIGHT = {"night": True}
BREAKERS: dict[str, dict[str, Combat]] = {
    "keeps_order": {
        "a Wound that is paid takes the hand": SNARES[
            "cards attack, a Wound takes the rest of the hand, and a Unit attacks an earlier enemy"
        ],
        "the same in blocks": fight(
            foe("A", 9, 5), foe("B", 9, 4), cards=["explosive_bolt", card("Shield", "block 4", sideways=True)],
            units=[unit("block 5 physical for red")], hero={"armor": 1, "hand_limit": 1},
        ),
        "a Wound that is paid takes what the unhurt have earned": fight(
            foe("A", 5, fame=3), foe("B", 2, 1, fame=3), cards=["explosive_bolt", "dodge_and_weave"],
            units=[unit("attack 5 physical for red")], mana={"white": 1}, hero={"armor": 5, "hand_limit": 6},
        ),
        "an enemy draws its Defend to itself": fight(
            foe("A", 4, 9, fame=9, abilities=["fortified"]), foe("B", 9, 1, defend=3),
            cards=[card("Blow", "siege 4"), card("Tap", "ranged 1")], hero=FRAIL, objective="safety",
        ),
        "enemies are counted": fight(
            foe("A", 2, 1, fame=3, resist=["fire"]), foe("B", 9, 1, fame=3),
            cards=["flame_wall", card("Tap", "attack 2")], mana={"red": 1, "black": 1}, **BY_NIGHT,
        ),
    },
    "comes_first_of_all": {
        "a Wound is its price": fight(
            foe("A", 8, fame=3), cards=["blood_rage", card("Blow", "attack 3")], hero={"armor": 9, "hand_limit": 1}
        ),
        "it adds to a physical attack": fight(
            foe("A", 5, fame=3), cards=[card("Blow", "attack 2")], tokens=["vial_of_toxin"]
        ),
    },
    "somebody_is_idle": {
        "excess Block lowers Armor": fight(
            foe("Wall", 9, 1, fame=5), cards=["shield_bash", card("Shield", "block 3"), card("Tap", "attack 2")],
            mana={"blue": 1},
        ),
        "an attack takes several levels of a Leader": fight(
            cards=[], units=[unit("attack 6"), unit("attack 6", "Knight")], site={"kind": "hidden_valley"},
            leader={"faction": "elementalist", "level": 2, "followers": []},
        ),
        "a Defend is drawn by this attack": fight(
            foe("A", 4, 9, fame=9), foe("B", 9, 1, defend=3, abilities=["fortified"]),
            cards=[card("Blow", "ranged 4"), card("Tap", "ranged 3")], hero=FRAIL, objective="safety",
        ),
    },
    "declare_is_sensible": {
        "an attack that fails draws a Defend away": fight(
            foe("Shield", 9, 1, defend=3), foe("Prize", 4, 1, fame=9),
            cards=[card("Blow", "attack 4", sideways=True), card("Tap", "attack 1", sideways=True)],
        ),
    },
    "kind_of_points": {
        "what the unhurt have earned, before a Wound is paid": fight(
            foe("A", 6, 1, fame=3), cards=["dodge_and_weave", "blood_rage"]
        ),
    },
    "outclassed": {
        "more points, but resisted": fight(
            foe("A", 2, 1, fame=3, resist=["physical"]), cards=[card("Blow", "attack 3", "attack 2 fire")]
        ),
        "as many points as sideways, but resisted": fight(
            foe("A", 1, 1, fame=3, resist=["fire"]), cards=[card("Spark", "attack 1 fire", sideways=True)]
        ),
        "more points, for mana that another needs": fight(
            foe("A", 6, 1, fame=3), mana={"red": 1},
            cards=[card("Blow", "attack 3 fire for red", "attack 2"), card("Strike", "attack 4 fire for red")],
        ),
    },
    "card_has_twin": {
        "cards of different colours are a price": fight(
            foe("A", 5, 1, fame=3), cards=["mana_draw", "offering", "tranquility"],
            units=[unit("attack 5 physical for green")], mana={"red": 1},
        ),
    },
    "lasts": {
        "Armor grows": fight(
            foe("Bat", 3, 6, abilities=["vampiric"], fame=5), cards=[card("Tap", "attack 1")],
            units=["delphana_masters"], mana={"green": 1}, hero={"armor": 2, "hand_limit": 5},
        ),
        "an enemy is counted before it is destroyed": SNARES[
            "an enemy is counted by an attack before it is destroyed"
        ],
        "resistances are counted by a Block": SNARES["resistances are counted by a Block before they are lost"],
        "an Elusive enemy is blocked first": SNARES[
            "an Elusive enemy is blocked, and loses its resistance after that"
        ],
        "a blocked enemy is counted": SNARES["an enemy is blocked, which counts, and loses Armor after that"],
        "one of two attacks is blocked first": fight(
            foe("Twin", 9, 4, 9, fame=3), foe("B", 4, fame=4), cards=["burning_shield", "whirlwind"],
            mana={"red": 1, "white": 1}, hero=FRAIL,
        ),
        "an attack is blocked before it is reduced": SNARES[
            "an attack is reduced after its block, for the Attack that comes with it"
        ],
        "a summoned enemy is yet to come": fight(
            {**foe("Eye", 3, resist=["ice"]), "summon": "brown", "summoned": ["minotaur"]},
            cards=[card("Blow", "attack 3")], units=["delphana_masters"], mana={"blue": 1}, objective="safety",
        ),
        "an immunity is lost late": fight(
            foe("A", 20, 9, resist=["ice"], fame=5), cards=[], units=["sorcerers", "amotep_freezers"],
            mana={"blue": 1, "green": 1}, hero=FRAIL, objective="safety",
        ),
        "a Unit uses its abilities in one go": fight(
            foe("Fiend", 9, 3, resist=["fire"], fame=5), cards=["determination", "rage"],
            units=["delphana_masters"], mana={"red": 1, "white": 1}, hero={"armor": 2, "hand_limit": 5},
        ),
    },
    "ends_too_early": {
        "a Wound that is paid takes the hand": SNARES["Move is played before a Wound takes the hand"],
        "the same before the blocks": fight(
            foe("A", 3, 9, fame=3, abilities=["paralyze"]), foe("B", 9, 3, fame=1),
            cards=["explosive_bolt", "diplomacy", card("Word", "influence 2")],
            units=[unit("ranged 3 physical for red")], hero={"armor": 1, "hand_limit": 1},
        ),
        "a Unit is hit before it can give them": fight(
            foe("Ox", 4, 5, fame=3), cards=["agility", card("Dud", "move 1")],
            units=[{**unit("move 3"), "level": 1}], hero={"armor": 2, "hand_limit": 6},
        ),
        "the hand is lost": fight(
            foe("Ox", 4, 4, fame=4), cards=["agility", "march", "rage"], hero={"armor": 1, "hand_limit": 2}
        ),
    },
    "points_come_too_late": {
        "a Wound just taken is discarded": SNARES["a Wound just taken is discarded for Move"],
    },
}  # fmt: skip

__all__ = ["BREAKERS"]
