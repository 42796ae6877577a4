"""The solver against the oracle, which tries everything: small random combats that ask for everything by name, and
combats made to trap it."""

from __future__ import annotations

import json
import os
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest
from by_name import Counts, known, things
from oracle import TooBig, best, rank
from settings import AS_SET, SETTINGS, differences

from warlore.knight.solve import solve
from warlore.table.form import COMPILED

ALL = 5_000
SOME = ALL // 20
STEP = 25
OFTEN = 20  # each thing is there so often, if all are asked for
MOST = 12_000 if COMPILED else 700


def agree(scenario: dict[str, Any], most: int = MOST) -> bool:
    """Compares; False if the combat is too big for the oracle."""
    try:
        wanted = best(scenario, most if COMPILED else MOST)
    except TooBig:
        return False
    found = solve(scenario)
    assert found.optimal
    assert rank(found.value, scenario["objective"]) == wanted, scenario
    return True


def compared(numbers: range) -> Counts:
    """The combats of these numbers: how often each thing was there, and what the solver said otherwise."""
    counts = Counts()
    for number in numbers:
        found = known(number)
        counts.note(number, found)
        for one in differences(found.combat, found.best, (AS_SET, SETTINGS[1 + number % 2])):
            counts.differences.append({"number": number, "combat": found.combat, **one})
    return counts


if COMPILED:  # the plain form takes too long

    @pytest.mark.parametrize("start", range(0, SOME, STEP))
    def test_everything_by_name(start: int) -> None:
        assert compared(range(start, start + STEP)).differences == []


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="the plain form takes hours")
def test_everything_by_name_often_enough() -> None:
    """Each thing is there often, and decides: `-rP` shows the counts."""
    counts = Counts()
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        for some in workers.map(compared, [range(start, start + STEP) for start in range(0, ALL, STEP)]):
            counts.add(some)
    print(counts.table())
    assert not counts.differences, json.dumps(counts.differences[0])
    assert [thing for thing in things() if counts.there[thing] < OFTEN or not counts.decided[thing]] == []


# Traps: each of these was, or could be, lost by a pruning that takes too much
TRAPS: dict[str, dict[str, Any]] = {
    "a weak attack draws the Defend away": {
        "enemies": [
            {"name": "Shield", "armor": 9, "attacks": [{"value": 1}], "defend": 3, "fame": 0},
            {"name": "Prize", "armor": 4, "attacks": [{"value": 1}], "fame": 9},
        ],
        "cards": [
            {"name": "Blow", "modes": [{"kind": "attack", "value": 4}]},
            {"name": "Tap", "modes": [{"kind": "attack", "value": 1}]},
        ],
    },
    "the Elusive falls only when it is blocked": {
        "enemies": [
            {
                "name": "Ghost", "armor": 2, "armor_elusive": 9, "attacks": [{"value": 2}], "abilities": ["elusive"],
                "fame": 3,
            }
        ],
        "cards": ["rage", "determination"],
    },
    "Paralyze takes the hand before the Attack phase": {
        "enemies": [{"name": "Medusa", "armor": 3, "attacks": [{"value": 3}], "abilities": ["paralyze"], "fame": 4}],
        "cards": ["rage", "march", "stamina"],
        "units": ["peasants"],
        "mana": {"red": 1},
    },
    "a group shares what is left over": {
        "enemies": [
            {"name": "A", "armor": 2, "attacks": [], "fame": 1},
            {"name": "B", "armor": 3, "attacks": [], "fame": 1},
        ],
        "cards": [{"name": "Blow", "modes": [{"kind": "attack", "value": 5}]}],
    },
    "Expose in an attack that fails": {
        "enemies": [{"name": "Golem", "armor": 6, "attacks": [{"value": 1}], "resist": ["physical"], "fame": 5}],
        "cards": ["expose", {"name": "Blow", "modes": [{"kind": "attack", "value": 6}]}],
        "mana": {"white": 1},
    },
    "Move against the Cumbersome": {
        "enemies": [{"name": "Ox", "armor": 9, "attacks": [{"value": 5}], "abilities": ["cumbersome"]}],
        "cards": ["march", "stamina"],
        "mana": {"green": 1},
        "objective": "safety",
    },
    "excess Block lowers Armor": {
        "enemies": [{"name": "Wall", "armor": 5, "attacks": [{"value": 1}], "fame": 5}],
        "cards": ["shield_bash", "determination", "rage"],
        "mana": {"blue": 1},
    },
    "a Unit is readied and used again": {
        "enemies": [{"name": "Ogre", "armor": 4, "attacks": [{"value": 2}], "fame": 2}],
        "units": ["herbalists", "peasants"],
        "cards": ["march"],
    },
}  # fmt: skip


@pytest.mark.parametrize("name", TRAPS)
@pytest.mark.parametrize("objective", ["fame", "safety"])
def test_traps(name: str, objective: str) -> None:
    assert agree({"objective": objective, **TRAPS[name]}) or not COMPILED


def test_the_defend_is_drawn_away() -> None:
    found = solve(TRAPS["a weak attack draws the Defend away"])
    assert found.value["fame"] == 9
