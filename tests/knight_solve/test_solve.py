"""What a solution promises: it can be played, more never hurts, order never matters, time can end it."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from oracle import GAME, NO_CHANCE, best, rank
from scenarios import small
from snares import SNARES

from warlore.knight import KnightGame, setup_of
from warlore.knight.rules import state as moments
from warlore.knight.rules.actions import SAY_TOKEN
from warlore.knight.solve import Solution, Watch, alternatives, answer, keeping, missing, solve
from warlore.knight.solve.engine import Searcher
from warlore.knight.solve.plans import named_start
from warlore.table import BadInput, Chance, Session
from warlore.table.form import COMPILED

SEEDS = range(120) if COMPILED else range(8)


def ranked(solution: Solution) -> tuple[int, ...]:
    return rank(solution.value, solution.objective)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_plan_typed_into_a_fight_gives_its_value(seed: int) -> None:
    scenario = small(seed, 1)
    found = solve(scenario)
    session: Session[Any] = Session(GAME, setup_of(scenario), seed=1)
    for step in found.plan.steps:
        session.play(session.notation.parse_action(step.action))
    assert session.over
    assert GAME.aftermath(session.state).value() == found.value


@pytest.mark.parametrize("seed", SEEDS)
def test_one_more_card_is_never_worse(seed: int) -> None:
    scenario = small(seed)
    more = {**scenario, "cards": [*scenario["cards"], random.Random(seed).choice(("rage", "fireball", "march"))]}
    assert ranked(solve(more)) >= ranked(solve(scenario))


@pytest.mark.parametrize("seed", SEEDS)
def test_order_does_not_matter(seed: int) -> None:
    scenario = small(seed, 1)
    dice = random.Random(seed)
    mixed = dict(scenario)
    for kind in ("cards", "units", "enemies"):
        mixed[kind] = dice.sample(scenario[kind], len(scenario[kind]))
    assert ranked(solve(mixed)) == ranked(solve(scenario))


def test_the_attack_of_a_possessed_enemy_stays_when_it_falls() -> None:
    """Q35: the Monks are possessed and killed by the Heroes, the Thugs by the Monks' attack."""
    found = solve(SNARES["a possessed enemy falls, and its attack is used after that"])
    assert found.optimal
    assert (found.value["all_defeated"], found.value["fame"]) == (True, 6)


OTHER_FORM = """
import json, sys
sys.path.insert(0, sys.argv[1])
from scenarios import small
from warlore.knight.solve import solve
from warlore.table.form import COMPILED
values = [[str(number) for number in solve(small(seed)).value.values()] for seed in range(12)]
print(json.dumps([COMPILED, values]))
"""


def test_both_forms_find_the_same() -> None:
    """Each form is asked in a process of its own, whichever form runs the tests."""
    environment = {name: value for name, value in os.environ.items() if name != "WARLORE_PLAIN"}
    if COMPILED:
        environment["WARLORE_PLAIN"] = "1"
    command = [sys.executable, "-c", OTHER_FORM, str(Path(__file__).parent)]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    compiled, values = json.loads(run.stdout)
    # where no compiler is, there is one form only
    assert compiled != COMPILED or not (COMPILED or os.environ.get("CI"))
    assert values == [[str(number) for number in solve(small(seed)).value.values()] for seed in range(12)]


def test_a_search_without_time_says_so() -> None:
    scenario = {
        "site": {"kind": "city", "city": "white"},
        "enemies": ["guardsmen", "freezers", "gunners", "altem_mages"],
        "cards": ["rage", "determination", "march", "stamina", "swiftness", "tranquility", "promise", "instinct"],
        "units": ["peasants", "utem_swordsmen", "fire_golems", "amotep_gunners"],
        "mana": {"red": 1, "blue": 1, "green": 1},
        "seconds": 0,
    }
    told = answer(scenario)
    assert told["optimal"] is False
    assert told["bound"]["fame"] >= told["value"]["fame"]
    assert told["plan"]
    proven = answer({**scenario, "enemies": ["guardsmen"], "cards": scenario["cards"][:5], "seconds": 60})
    assert proven["optimal"] is True
    assert set(proven) == {"optimal", "value", "plan"}


def test_the_bound_is_never_too_low() -> None:
    for seed in SEEDS:
        scenario = small(seed, 1)
        found = solve(scenario)
        search = Searcher(GAME, found.objective)
        bound = search.outlook(named_start(GAME, KnightGame().scenario(setup_of(scenario))))
        assert search.pack(found.value) <= sum_of(search, bound), scenario


def sum_of(search: Searcher, parts: dict[str, int]) -> int:
    value = {
        "all_defeated": parts["all_defeated"], "fame": parts["fame"], "knocked_out": parts["knocked_out"],
        "wounds_hand": parts["wounds"], "wounds_discard": 0, "unit_levels_lost": parts["lost"],
        "unit_levels_wounded": parts["wounded"], "used": parts["used"],
    }  # fmt: skip
    return search.pack(value)


# ------------------------------------------------------------------ from any state
@pytest.mark.parametrize("seed", SEEDS[:40])
def test_following_the_plan_the_rest_of_it_stays_the_best(seed: int) -> None:
    scenario = small(seed, 1)
    found = solve(scenario)
    state = GAME.new(setup_of(scenario), Chance())
    for step in found.plan.steps[:-1]:
        GAME.apply(state, step.number, NO_CHANCE)
        assert ranked(solve(state, game=GAME, objective=found.objective)) == ranked(found)


# ------------------------------------------------------------------ draws
def expected(state: Any, objective: str, known: dict[Any, Any]) -> tuple[Fraction, ...]:
    """Expectation by trying everything: decisions take the best, draws the mean."""
    if GAME.turn(state) is None:
        return tuple(map(Fraction, rank(GAME.aftermath(state).value(), objective)))
    key = state.key()
    if key in known:
        return known[key]  # type: ignore[no-any-return]
    values = []
    legal = GAME.legal(state)
    for action in legal:
        after = state.copy()
        GAME.rules.do(after, action, NO_CHANCE)
        values.append(expected(after, objective, known))
    if state.step == moments.NAME_TOKEN:
        left = list(state.left)
        weights = [left[action - SAY_TOKEN] for action in legal]
        found = tuple(
            sum((w * v[i] for w, v in zip(weights, values, strict=True)), Fraction(0)) / sum(weights)
            for i in range(len(values[0]))
        )
    elif state.step == moments.NAME_DIE:
        found = tuple(sum((v[i] for v in values), Fraction(0)) / len(values) for i in range(len(values[0])))
    else:
        found = max(values)
    known[key] = found
    return found


DRAWS = [
    {"enemies": ["orc_summoners"], "cards": ["rage", "swiftness"], "mana": {"white": 1}},
    {"enemies": [{"unknown": "green"}], "cards": ["rage"], "units": ["peasants"]},
    {"enemies": [{"unknown": "grey"}], "site": {"kind": "keep"}, "cards": ["determination"], "mana": {"blue": 1}},
    {"enemies": ["illusionists"], "cards": ["rage"], "units": ["foresters"]},
    {"site": {"kind": "volkare"}, "volkare": {}, "enemies": ["prowlers"], "cards": ["rage"]},
]


@pytest.mark.parametrize("objective", ["fame", "safety"])
@pytest.mark.parametrize("number", range(len(DRAWS)) if COMPILED else [1])
def test_expectations_are_exact(number: int, objective: str) -> None:
    scenario = {**DRAWS[number], "objective": objective}
    if not COMPILED:
        scenario = {**scenario, "units": []}
    found = solve(scenario)
    state = GAME.new(setup_of({**scenario, "draws": "named"}), Chance())
    wanted = expected(state, objective, {})
    parts = found.expected()
    order = ["all_defeated", "fame", "knocked_out", "wounds", "lost", "wounded", "used"]
    if objective == "safety":
        order = ["knocked_out", "wounds", "lost", "wounded", "all_defeated", "fame", "used"]
    assert tuple(parts[n] * (1 if n in ("all_defeated", "fame") else -1) for n in order) == wanted
    assert found.optimal
    assert sum(chance for chance, _ in found.distribution()) == 1


def test_the_answer_with_draws() -> None:
    told = answer({"enemies": ["orc_summoners"], "cards": ["rage", "determination"]})
    assert [step["action"] for step in told["plan"]] == ["end phase"]
    assert told["value"]["all_defeated"] == "3/4"
    assert sum(Fraction(branch["probability"]) for branch in told["draws"]) == 1
    assert all(branch["plan"] and "value" in branch for branch in told["draws"])
    json.dumps(told)


# ------------------------------------------------------------------ questions
FIGHT = {"enemies": ["guardsmen"], "site": {"kind": "keep"}, "cards": ["rage", "stamina"], "units": ["peasants"]}


def test_the_cheapest_plan_uses_the_least() -> None:
    scenario = {"enemies": ["prowlers"], "cards": ["rage", "determination", "march", "stamina"], "mana": {"red": 1}}
    best, cheap = answer(scenario), answer({**scenario, "cheapest": True})
    assert cheap["value"]["all_defeated"]
    assert cheap["value"]["used"] == 1 <= best["value"]["used"]


def test_what_is_kept_is_not_used() -> None:
    scenario = {"enemies": ["prowlers"], "cards": ["rage", "rage", "march"], "units": ["peasants"]}
    assert "Rage (2)" not in json.dumps(answer({**scenario, "keep": ["rage"]})["plan"])
    assert keeping(scenario, ["Rage", "peasants"]) == {**scenario, "cards": ["rage", "march"], "units": []}
    with pytest.raises(BadInput, match="keep: fireball is none of"):
        keeping(scenario, ["fireball"])


def test_alternatives_differ_and_get_no_better() -> None:
    scenario = {"enemies": ["prowlers"], "cards": ["rage", "determination", "march", "stamina"], "mana": {"red": 1}}
    plans = alternatives(scenario, 4)
    assert len(plans) == 5
    assert [ranked(plan) for plan in plans] == sorted((ranked(plan) for plan in plans), reverse=True)
    assert len({frozenset(plan.sources()) for plan in plans}) == 5


def test_what_is_missing_is_enough_and_no_less_is() -> None:
    possible, more = missing(FIGHT)
    assert not possible
    assert {one.kind for one in more} == {"siege", "ranged", "attack"}
    for one in more:
        for value, wins in ((one.value - 1, False), (one.value, True)):
            card = {"name": "Help", "modes": [{"kind": one.kind, "value": value}], "sideways": False}
            assert solve({**FIGHT, "cards": [*FIGHT["cards"], card]}).value["all_defeated"] is wins
    assert missing({"enemies": ["prowlers"], "cards": ["rage"], "mana": {"red": 1}}) == (True, [])


def test_ruthless_coercion_that_could_go_on_for_ever_ends() -> None:
    scenario = {
        "enemies": [{"name": "Ogre", "armor": 6, "attacks": [{"value": 3}], "fame": 2}],
        "cards": ["ruthless_coercion"], "units": ["thugs", "peasants"], "mana": {"red": 1},
    }  # fmt: skip
    found = solve(scenario, watch=Watch(20))
    assert found.value["all_defeated"]


def test_bad_questions_are_refused_in_one_sentence() -> None:
    for field, value in (("seconds", -1), ("alternatives", 21), ("keep", "rage"), ("cheapest", 1), ("why", "no")):
        with pytest.raises(BadInput) as error:
            answer({"enemies": ["prowlers"], field: value})
        assert error.value.field == field


@pytest.mark.parametrize("objective", ["fame", "safety"])
def test_units_that_ready_each_other_do_not_lead_the_search_round_in_circles(objective: str) -> None:
    scenario = {
        "hero": {"level": 1},
        "night": True,
        "enemies": ["orc_stonethrowers"],
        "units": ["herbalists", "herbalists"],
        "cards": ["crushing_bolt", "crushing_bolt"],
        "mana": {"black": 1},
        "objective": objective,
    }
    found = answer(scenario)
    assert found["optimal"]
    assert rank(found["value"], objective) == best(scenario)


@pytest.mark.parametrize(
    "more",
    [
        {"enemies": ["orc_summoners"], "cards": ["swift_bolt"], "mana": {"white": 1}},
        {"enemies": [{"unknown": "green"}], "cards": ["swift_bolt", "rage"], "mana": {"white": 1}},
        {"enemies": ["orc_summoners"], "cards": ["swift_bolt"], "mana": {"white": 1}, "objective": "safety"},
    ],
    ids=["a summoner", "a face-down token", "safety"],
)
def test_ranged_attacks_before_something_is_drawn(more: dict[str, Any]) -> None:
    """The search for what lies before a draw notes what an attack was made of, like every other."""
    found = solve({"site": {"kind": "field"}, **more})
    assert found.optimal
    assert found.expected()["all_defeated"] == 1
