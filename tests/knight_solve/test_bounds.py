"""No forecast is too low, wherever a plan may come to: held against searches without one."""

from __future__ import annotations

import json
import random

import pytest
from auditing import best_untrusting, walk
from mutants import mutant
from oracle import TooBig, best, rank
from scenarios import small
from snares import SNARES

from warlore.knight.solve import engine, solve
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


@pytest.mark.parametrize("seed", range(30 if COMPILED else 3))
def test_the_search_that_trusts_nothing_agrees_with_the_oracle(seed: int) -> None:
    """So that it can stand in for it where combats are larger."""
    combat = small(4000 + seed)
    try:
        wanted = best(combat, 3_000)
    except TooBig:
        return
    assert best_untrusting(combat, 60.0) == wanted


if COMPILED:  # the plain form takes too long

    @pytest.mark.parametrize("part", range(6))
    @pytest.mark.parametrize(("quick", "asked", "patience"), [(3_000, 250, 100_000), (1, 1, 50), (20, 20, 200)])
    def test_mutants(part: int, quick: int, asked: int, patience: int, monkeypatch: pytest.MonkeyPatch) -> None:
        """Whole combats, with the forecast late, at once, and now and then."""
        monkeypatch.setattr(engine, "QUICK", quick)
        monkeypatch.setattr(engine, "ASKED_OFTEN", asked)
        monkeypatch.setattr(engine, "PATIENCE", patience)
        compared = 0
        for i in range(12):
            combat = mutant(f"whole {part} {i}")
            try:
                wanted = best_untrusting(combat, 2.0)
            except (BadInput, TooBig):
                continue
            found = solve(combat)
            assert found.optimal
            assert rank(found.value, combat["objective"]) == wanted, json.dumps(combat)
            compared += 1
        assert compared >= 4


@pytest.mark.parametrize("name", SNARES if COMPILED else list(SNARES)[::10])
def test_no_bound_is_too_low_in_snares(name: str) -> None:
    """Most of them have a state whose bound was once too low, wherever the best plan went."""
    for i in range(24 if COMPILED else 1):
        combat = {**SNARES[name], "objective": ("fame", "safety")[i % 2]}
        for found in walk(combat, random.Random(f"{name} {i}"), SECONDS):
            assert found is None, found
