"""What can be played at several moments: the solver tries one of them, and loses no plan by that."""

from __future__ import annotations

from typing import Any

import pytest
from test_against_everything import agree

from warlore.knight import KnightGame
from warlore.knight.rules.actions import END_PHASE, PLAY, TARGET
from warlore.knight.rules.moments import ALWAYS_EARLY, BEGUN, EARLY_BY_ITSELF, REPLENISHED, SETTLED
from warlore.knight.scenario import read_scenario
from warlore.knight.solve import engine, solve
from warlore.knight.solve.plans import named_start
from warlore.table.form import COMPILED

BLOW = {"name": "Blow", "modes": [{"kind": "attack", "value": 3}]}

# Combats whose best plan would be lost if everything that lasts were played early, or all Move and Influence late
MOMENTS: dict[str, dict[str, Any]] = {
    "Armor is lowered after the Vampiric enemy has grown": {
        "hero": {"armor": 2, "hand_limit": 5},
        "enemies": [{"name": "Bat", "armor": 3, "attacks": [{"value": 6}], "abilities": ["vampiric"], "fame": 5}],
        "units": ["delphana_masters"],
        "cards": [{"name": "Tap", "modes": [{"kind": "attack", "value": 1}], "sideways": False}],
        "mana": {"green": 1},
    },
    "a summoned enemy is kept from its attack": {
        "enemies": [
            {"name": "Eye", "armor": 3, "attacks": [], "summon": "brown", "resist": ["ice"], "summoned": ["minotaur"]}
        ],
        "units": ["delphana_masters"],
        "cards": [BLOW],
        "mana": {"blue": 1},
        "objective": "safety",
    },
    "a Wound is paid for mana after the damage": {
        "hero": {"armor": 1, "hand_limit": 3},
        "enemies": [{"name": "Golem", "armor": 6, "attacks": [{"value": 2}], "resist": ["physical"], "fame": 5}],
        "units": ["delphana_masters"],
        "cards": ["explosive_bolt", {"name": "Blow", "modes": [{"kind": "attack", "value": 6}]}],
    },
    "resistances are lost, then the enemy is destroyed in one go": {
        "enemies": [{"name": "Fiend", "armor": 9, "attacks": [{"value": 3}], "resist": ["fire"], "fame": 5}],
        "units": ["delphana_masters"],
        "cards": ["determination", "rage"],
        "mana": {"red": 1, "white": 1},
    },
    "Influence for Heroes in two phases": {
        "site": {"kind": "keep"},
        "enemies": [{"name": "Ox", "armor": 5, "attacks": [{"value": 5}], "fame": 4}],
        "units": ["heroes_red", "heroes_blue"],
        "cards": ["promise", "march"],
    },
    "Move for a Cumbersome enemy and then for an Attack": {
        "enemies": [{"name": "Ox", "armor": 3, "attacks": [{"value": 3}], "abilities": ["cumbersome"], "fame": 4}],
        "cards": ["agility", "march", "stamina"],
        "objective": "safety",
    },
    "Thugs are paid before they take the damage": {
        "enemies": [{"name": "Ox", "armor": 9, "attacks": [{"value": 4}], "fame": 4}],
        "units": ["thugs"],
        "cards": [{"name": "Word", "modes": [{"kind": "influence", "value": 2}], "sideways": False}],
    },
    "cards become Move before the hand is lost": {
        "hero": {"armor": 1, "hand_limit": 2},
        "enemies": [{"name": "Ox", "armor": 4, "attacks": [{"value": 4}], "fame": 4}],
        "cards": ["agility", "march", "rage"],
    },
}  # fmt: skip


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("quick", [1, 3000])
def test_no_moment_is_missed(name: str, quick: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "QUICK", quick)
    monkeypatch.setattr(engine, "ASKED_OFTEN", 1)
    assert agree({"objective": "fame", **MOMENTS[name]}) or not COMPILED


def learnt(scenario: dict[str, Any]) -> tuple[KnightGame, Any]:
    """A search that has read the book."""
    game = KnightGame()
    searcher = engine.Searcher(game, "fame")
    search = searcher.search
    state = searcher.prepare(named_start(game, read_scenario(scenario)))
    search.root = state
    game.rules.learn(search, state)
    game.rules.learn_moments(search, state, 1)
    return game, search


def early_modes(scenario: dict[str, Any]) -> dict[str, int]:
    """The modes that are played early, by their words."""
    _, search = learnt(scenario)
    modes = search.root.book.combat.modes
    return {mode.text: search.early[m] for m, mode in enumerate(modes) if search.early[m]}


def test_effects_and_mana_are_played_early() -> None:
    scenario = {"enemies": ["prowlers"], "units": ["amotep_freezers"], "cards": ["crystallize"], "mana": {"blue": 2}}
    early = early_modes(scenario)
    assert early["enemy does not attack + enemy armor minus 3 for blue"] == ALWAYS_EARLY
    assert early["powered mana red"] == ALWAYS_EARLY
    assert "block 5" not in early


def test_abilities_used_in_one_go_wait_for_each_other() -> None:
    scenario = {"enemies": ["prowlers"], "units": ["delphana_masters"], "mana": {"blue": 1, "green": 1}}
    assert early_modes(scenario)["enemy does not attack for blue"] == ALWAYS_EARLY
    with_red = {**scenario, "mana": {"blue": 1, "red": 1}}
    assert early_modes(with_red)["enemy does not attack for blue"] == EARLY_BY_ITSELF


def test_armor_that_can_rise_is_not_lowered_early() -> None:
    scenario: dict[str, Any] = {"enemies": ["prowlers"], "units": ["delphana_masters"], "mana": {"green": 1}}
    assert "enemy armor minus 5 for green" in early_modes(scenario)
    bat = {"name": "Bat", "armor": 3, "attacks": [{"value": 2}], "abilities": ["vampiric"]}
    assert "enemy armor minus 5 for green" not in early_modes({**scenario, "enemies": [bat]})


def test_how_far_a_plan_has_come() -> None:
    """An attack settles what is early, the end of a phase begins a new one, mana gained late counts again."""
    game, search = learnt({"enemies": ["prowlers"], "cards": ["march", "explosive_bolt"]})
    state = search.root
    texts = [mode.text for mode in state.book.combat.modes]
    assert search.moment == 0
    game.rules.note_moment(search, state, TARGET)
    assert search.moment == SETTLED | BEGUN
    game.rules.note_moment(search, state, END_PHASE)
    assert search.moment == SETTLED
    game.rules.note_moment(search, state, PLAY + texts.index("mana white + mana red for wound"))
    assert search.moment & REPLENISHED


def test_move_comes_in_the_phase_it_is_for() -> None:
    scenario = {
        "enemies": [{"name": "Ox", "armor": 9, "attacks": [{"value": 2}], "abilities": ["cumbersome"]}],
        "cards": ["march"],
        "objective": "safety",
    }
    steps = [(step.phase, step.action) for step in solve(scenario).plan.steps]
    assert ("block", "play March: move 2") in steps
