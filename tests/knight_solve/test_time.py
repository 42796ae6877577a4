"""When the time is up a search answers with what it has, also where hundreds of thousands of ends were found."""

from __future__ import annotations

from typing import Any

import pytest

from warlore.knight.solve import plans
from warlore.knight.solve.engine import Watch
from warlore.table.form import COMPILED

DRAWN = {
    "enemies": ["prowlers", "ice_mages", {"unknown": "green"}],
    "cards": ["ambush", "swiftness", "tremor", "battle_versatility", "improvisation", "ritual_attack"],
    "units": ["heroes_blue", "altem_mages"],
    "mana": {"red": 1, "blue": 1, "green": 1, "white": 1},
}


class Stopwatch(Watch):
    """A watch whose time is how often it was looked at."""

    looks = 0

    @property
    def passed(self) -> float:
        self.looks += 1
        return float(self.looks)


@pytest.mark.skipif(not COMPILED, reason="the plain form is too slow to find many ends")
def test_ends_that_were_found_are_not_all_weighed_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Weighing what was found before a draw once took five times as long as finding it had been given."""
    weighed = 0
    rank = plans.rank

    def counted(parts: dict[str, Any], objective: str) -> tuple[Any, ...]:
        nonlocal weighed
        weighed += 1
        return rank(parts, objective)

    monkeypatch.setattr(plans, "rank", counted)
    solution = plans.solve(DRAWN, watch=Stopwatch(60.0))
    assert not solution.optimal and solution.plan.branches
    assert weighed < 150


def test_what_is_found_before_a_draw_leaves_time_for_what_comes_after() -> None:
    watch = Stopwatch(100.0)
    part = watch.part(0.3)
    begun = watch.looks
    while not part(type("Search", (), {"nodes": 0})()):
        pass
    assert not watch.stopped and watch.looks - begun < 40


def test_without_a_limit_a_part_of_the_time_has_none() -> None:
    watch = Watch()
    assert watch.part(0.3) is watch and not watch.over()
    watch.stop()
    assert watch.over()
