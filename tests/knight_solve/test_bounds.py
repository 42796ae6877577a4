"""No forecast is too low, wherever a plan may come to: held against searches without one."""

from __future__ import annotations

import json
import random

import pytest
from auditing import walk
from mutants import mutant
from oracle import TooBig, best
from settings import SETTINGS, differences
from snares import SNARES

from warlore.table import BadInput
from warlore.table.form import COMPILED

COMBATS = 40 if COMPILED else 2
SECONDS = 3.0 if COMPILED else 0.2  # of one walk: it ends there, and what was found counts


@pytest.mark.parametrize("part", range(20 if COMPILED else 4))
def test_no_bound_is_too_low(part: int) -> None:
    asked = 0
    for i in range(COMBATS):
        name = f"{part} {i}"
        combat = mutant(name)
        try:
            for found in walk(combat, random.Random(name), SECONDS):
                asked += 1
                assert found is None, (found, json.dumps(combat))
        except BadInput:
            continue  # chance has made a combat that cannot be
    assert asked >= (200 if COMPILED else 1)


if COMPILED:  # the plain form takes too long

    @pytest.mark.parametrize("part", range(6))
    def test_mutants(part: int) -> None:
        """Whole combats, with the forecast late, at once, and now and then."""
        compared = 0
        for i in range(12):
            combat = mutant(f"whole {part} {i}")
            try:
                wanted = best(combat, 40_000)
            except (BadInput, TooBig):
                continue
            assert differences(combat, wanted, SETTINGS) == [], json.dumps(combat)
            compared += 1
        assert compared >= 4


@pytest.mark.parametrize("name", SNARES if COMPILED else list(SNARES)[::10])
def test_no_bound_is_too_low_in_snares(name: str) -> None:
    """Most of them have a state whose bound was once too low, wherever the best plan went."""
    for i in range(24 if COMPILED else 1):
        combat = {**SNARES[name], "objective": ("fame", "safety")[i % 2]}
        for found in walk(combat, random.Random(f"{name} {i}"), SECONDS):
            assert found is None, found
