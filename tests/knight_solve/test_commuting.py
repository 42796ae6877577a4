"""Each pruning that takes two steps to commute heeds what would break it."""

from __future__ import annotations

import pytest
from commuting import BREAKERS
from oracle import best
from settings import SETTINGS, differences

from warlore.knight.rules import moments, sense
from warlore.table.form import COMPILED

ALL = [(name, one) for name in BREAKERS for one in BREAKERS[name]]


@pytest.mark.parametrize(("pruning", "breaker"), ALL if COMPILED else ALL[::5])
def test_what_would_break_it_does_not(pruning: str, breaker: str) -> None:
    assert hasattr(sense, pruning) or hasattr(moments, pruning)
    combat = {"objective": "fame", **BREAKERS[pruning][breaker]}
    assert differences(combat, best(combat, 150_000), SETTINGS if COMPILED else SETTINGS[:1]) == []
