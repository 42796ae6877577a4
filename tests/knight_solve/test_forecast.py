"""The forecast: never below what can be reached, and enough to prove a city."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from oracle import best
from scenarios import pools, small
from settings import SETTINGS, differences
from snares import ODD, SNARES
from test_against_everything import agree

from warlore.knight import KnightGame
from warlore.knight.rules.actions import END_PHASE
from warlore.knight.rules.state import AT_LARGE
from warlore.knight.rules.tables import BLOCK_PHASE
from warlore.knight.rules.uses import UNKNOWN
from warlore.knight.rules.worth import NO_VALUE
from warlore.knight.scenario import read_scenario
from warlore.knight.solve import engine, solve
from warlore.knight.solve.plans import named_start
from warlore.table import Chance
from warlore.table.form import COMPILED

ROOM = 1 << 20
CITIES = Path(__file__).parents[2] / "benchmarks" / "data" / "knight_solve.jsonl"
SEEDS = range(0, 200, 10) if COMPILED else range(0, 20, 10)


# Snares that take the oracle some seconds each
LARGE = (
    "what a Unit gave to others stays when it is wounded",
    "excess Block takes Armor from one enemy when another has lost some already",
)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The forecast is asked from the first state on, and searches make way for each other often."""
    monkeypatch.setattr(engine, "QUICK", 1)
    monkeypatch.setattr(engine, "PATIENCE", 60)
    monkeypatch.setattr(engine, "ASKED_OFTEN", 4)


def odd(seed: int) -> dict[str, Any]:
    """A small combat with one of the odd cards and Units."""
    card, unit = ODD[seed % len(ODD)]
    scenario = small(7000 + seed)
    scenario["cards"] = [*scenario["cards"][:1], card]
    scenario["units"] = [unit]
    scenario["mana"] = {"red": 1, "blue": 1} if seed % 2 else {"white": 1, "green": 1}
    return scenario


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("start", SEEDS)
def test_forecasts_lose_no_plan(start: int) -> None:
    """With the forecast from the first state on, the best plan is still found."""
    compared = [agree(small(9000 + seed)) for seed in range(start, start + 5)]
    compared += [agree(odd(seed)) for seed in range(start, start + 5)]
    assert not COMPILED or sum(compared) >= 4


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("name", SNARES)
@pytest.mark.parametrize("objective", ["fame", "safety"])
@pytest.mark.parametrize("asked", [1, 4])
def test_snares(name: str, objective: str, asked: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a forecast is made for each kind of state or one for more has to do."""
    monkeypatch.setattr(engine, "ASKED_OFTEN", asked)
    combat = {**SNARES[name], "objective": objective}
    assert agree(combat, 150_000) or name in LARGE or not COMPILED


@pytest.mark.long
@pytest.mark.parametrize("name", LARGE)
@pytest.mark.parametrize("objective", ["fame", "safety"])
def test_large_snares(name: str, objective: str) -> None:
    combat = {**SNARES[name], "objective": objective}
    assert differences(combat, best(combat, 3_000_000), SETTINGS) == []


def bounds_on_the_way(
    scenario: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[engine.Searcher, int, int]]:
    """The best plan, found without a forecast, and what the forecast says of each of its states."""
    solved: list[tuple[engine.Searcher, Any, engine.Result]] = []
    best = engine.Searcher.best

    def noted(self: engine.Searcher, state: Any) -> engine.Result:
        result = best(self, state)
        solved.append((self, state, result))
        return result

    monkeypatch.setattr(engine, "QUICK", 1_000_000_000)
    monkeypatch.setattr(engine.Searcher, "best", noted)
    solve(scenario)
    for searcher, state, result in solved:
        rules, search = searcher.game.rules, searcher.search
        s = searcher.prepare(state)
        search.root, search.forecasts, search.forecast_room = s.copy(), [], ROOM
        search.asked_often = 1  # what was played early is over: each such forecast is made
        rules.learn(search, s)
        rules.learn_moments(search, s, 1)
        target = searcher.pack(result.value)
        for action in [None, *result.path]:
            if action is not None:
                rules.note_moment(search, s, action)
                searcher.game.apply(s, action, Chance())
            if s.step == AT_LARGE:
                bound = rules.look_ahead(search, s, NO_VALUE)
                if bound < UNKNOWN:
                    yield searcher, rules.gained(search, s) + bound, target


@pytest.mark.parametrize("seed", range(48 if COMPILED else 4))
def test_a_forecast_is_never_too_low(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the way of the best plan no state promises less than that plan gives."""
    for searcher, bound, target in bounds_on_the_way(odd(seed), monkeypatch):
        assert bound >= target, (searcher.unpack(bound), searcher.unpack(target))


def test_most_combats_can_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above would say nothing if there were no forecasts."""
    told = [any(True for _ in bounds_on_the_way(odd(seed), monkeypatch)) for seed in range(len(ODD))]
    assert sum(told) >= 11


if COMPILED:  # a whole city takes the plain form too long

    CITIES_PROVEN = [
        (40, 10_000),
        (42, 20_000),
        (44, 150_000),
        (46, 30_000),
        (47, 10_000),
        (48, 10_000),
        (53, 200_000),
        (54, 60_000),
        (55, 60_000),
        (57, 60_000),
        (58, 60_000),
    ]

    def test_what_is_remembered_belongs_to_one_situation() -> None:
        """Answers are kept by number of the situation, whatever that number."""
        combat = json.loads(CITIES.read_text("utf-8").splitlines()[44])["combat"]
        game = KnightGame()
        searcher = engine.Searcher(game, "fame")
        rules, search = game.rules, searcher.search
        s = searcher.prepare(named_start(game, read_scenario(combat)))
        while s.phase < BLOCK_PHASE:
            game.apply(s, END_PHASE, Chance())
        search.root, search.forecasts, search.forecast_room = s.copy(), [], 16 * ROOM
        rules.learn(search, s)
        assert rules.look_ahead(search, s, NO_VALUE) < UNKNOWN
        forecast = search.forecasts[-1]

        def ask(situation: int, alive: int) -> int:
            forecast.situation, forecast.alive = situation, alive
            return int(rules.block_on(search, forecast, s, 0, forecast.every, forecast.purse, 0, 0, 0, NO_VALUE))

        whole = forecast.alive
        first = ask(1, whole)
        for bit in range(1, 12):
            fewer = ask(1 + (1 << bit), whole & (whole - 1))
            assert fewer < first, bit
            assert ask(1, whole) == first

    @pytest.mark.parametrize(("number", "most"), CITIES_PROVEN)
    def test_cities_are_proven_with_few_states(number: int, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
        """Without the forecast the first, third and fourth take 150,000, 37,000 and 185,000 states."""
        searchers: list[engine.Searcher] = []
        begin = engine.Searcher.__init__

        def noted(self: engine.Searcher, *arguments: Any) -> None:
            begin(self, *arguments)
            searchers.append(self)

        monkeypatch.setattr(engine.Searcher, "__init__", noted)
        combat = json.loads(CITIES.read_text("utf-8").splitlines()[number])["combat"]
        assert solve(combat).optimal
        assert sum(searcher.search.nodes for searcher in searchers) < most


def test_discarded_cards_and_wounds_count() -> None:
    """Stout Resolve grows with what is discarded for it: no attack with it is given up too early."""
    freezers = {
        "hero": {"armor": 2, "hand_limit": 4, "wounds": 1},
        "site": {"kind": "field", "assault": True, "wall": True},
        "enemies": ["freezers"],
        "units": ["red_cape_monks"],
        "cards": ["stout_resolve", "diplomacy"],
        "mana": {"red": 1, "green": 1},
        "objective": "fame",
    }
    assert solve(freezers).value["all_defeated"]
    elemental = {
        "hero": {"armor": 2, "hand_limit": 6, "wounds": 0},
        "site": {"kind": "maze"},
        "night": True,
        "enemies": ["water_elemental"],
        "units": ["utem_guardsmen"],
        "cards": ["mist_form", "chill", "stout_resolve"],
        "mana": {"blue": 1, "green": 1},
        "objective": "fame",
    }
    assert solve(elemental).value["wounds_hand"] == 1


def test_the_odd_ones_exist() -> None:
    """The names above are those of the catalogue."""
    known = pools()
    assert {card for card, _ in ODD} <= set(known["cards"])
    assert {unit for _, unit in ODD} <= set(known["units"])


@pytest.mark.usefixtures("at_once")
def test_five_enemies_before_the_blocks() -> None:
    """As many enemies as a forecast tells apart, all of which can fall in phase 1.1."""
    scenario = {
        "enemies": [{"name": f"Rat {i}", "armor": 2, "attacks": [{"value": 2}], "fame": 1} for i in range(5)],
        "cards": [{"name": "Volley", "modes": [{"kind": "ranged", "value": 10}]}],
        "objective": "fame",
    }
    found = solve(scenario)
    assert found.optimal
    assert (found.value["fame"], found.value["wounds_hand"]) == (5, 0)
