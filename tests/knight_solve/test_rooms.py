"""The solver stays within its arrays where something is drawn or rolled: summoners, unknown tokens, Volkare, Leaders.

In the plain form every index is checked (`checked.py`), and all of it is played again with the checked build of the
compiled form (`make test-long`). How good the plans are is asked elsewhere.
"""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest
from oracle import GAME

from warlore.knight.solve import Watch, solve
from warlore.table.form import COMPILED

SEEDS = range(60) if COMPILED else range(7)
LOOKS = 40 if COMPILED else 2  # at each look of the watch, 256 states have been searched
RANGED = ("swift_bolt", "fireball", "snowstorm", "crystal_joy", "rage", "march", "stamina")
LUCK: tuple[dict[str, Any], ...] = (
    {"enemies": ["orc_summoners", "prowlers"]},
    {"enemies": [{"unknown": "green"}]},
    {"enemies": [{"unknown": "brown"}], "site": {"kind": "dungeon"}},
    {"volkare": {"level": 1}, "site": {"kind": "volkare"}},
    {"volkare": {"level": 2}, "site": {"kind": "volkare_camp"}},
    {"leader": {"faction": "elementalist", "level": 3}, "site": {"kind": "hidden_valley"}},
    {"leader": {"faction": "dark_crusader", "level": 2}, "site": {"kind": "necropolis"}},
)


class Looks(Watch):
    """Ends a search after so many looks, on every machine at the same place."""

    def __call__(self, search: Any) -> bool:
        self.stopped = self.stopped or self.states >= LOOKS
        return super().__call__(search)


@pytest.mark.parametrize("seed", SEEDS)
def test_ranged_cards_beside_luck(seed: int) -> None:
    dice = random.Random(seed)
    scenario = {
        **LUCK[seed % len(LUCK)],
        "cards": dice.sample(RANGED, dice.randrange(1, 4 if COMPILED else 3)),
        "units": dice.sample(("peasants", "utem_crossbowmen", "fire_mages"), dice.randrange(3 if COMPILED else 2)),
        "mana": {dice.choice(("white", "red", "blue")): 1, "gold": 1},
        "objective": dice.choice(("fame", "safety")),
    }
    found = solve(scenario, game=GAME, watch=Looks())
    assert sum(chance for chance, _ in found.distribution()) == 1


@pytest.mark.skipif(not COMPILED, reason="long in the plain form")
def test_what_one_draw_leaves_out_another_may_not() -> None:
    """After one roll mana is taken before the first attack only, after another also later: what is remembered of the
    one search is not true in the other."""
    found = solve(
        {
            "site": {"kind": "volkare_camp"},
            "volkare": {"level": 2},
            "cards": ["swift_bolt"],
            "units": ["utem_crossbowmen", "fire_mages"],
            "mana": {"white": 1, "gold": 1},
        },
        game=GAME,
    )
    assert found.expected()["fame"] == Fraction(1137, 190)
