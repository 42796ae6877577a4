"""Every rule of history.md is cited by a test, and every rule of play by the code that plays it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from warlore.history.notation import EVENTS
from warlore.history.options import ALLOWED
from warlore.history.reasons import CODES, NO_SUCH_ACTION, REASONS, RULES_OF_ACTIONS, RULES_OF_STEPS
from warlore.history.rules import actions, plain, state

CHAPTERS = {1: 7, 2: 4, 3: 7, 4: 4, 5: 10, 6: 8, 7: 5, 8: 5, 9: 4, 10: 3}
RULES = [f"H{chapter}.{number}" for chapter, last in CHAPTERS.items() for number in range(1, last + 1)]
OPTIONS = [
    "rounds",
    "wrap_eras",
    "chain_links",
    "swap_at_limit",
    "reshuffle_on_draw",
    "tighten_up",
    "heroic_death_is_ordinary",
    "diversion_order",
    "early_end",
    "honor_supply",
    "min_defender_units",
]
# Not rules of play: what is in the box, and that there is no hand limit
NOT_PLAYED = {"H1.1", "H1.2", "H1.3", "H1.7", "H2.4", "H3.6"}

HERE = Path(__file__).parent
TESTS = "\n".join(
    path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")) if path.name != Path(__file__).name
)
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(Path(plain.__file__).parent.glob("*.py")))


def cited(rule: str, text: str) -> bool:
    """`H6.2` itself, `test_h6_2_…`, or a span such as `H6.2–H6.6` that covers it."""
    chapter, number = map(int, rule[1:].split("."))
    if re.search(rf"\bH{chapter}\.{number}\b|def test_h{chapter}_{number}_", text):
        return True
    spans = re.findall(rf"H{chapter}\.(\d+)(?:–| to )H{chapter}\.(\d+)", text)
    return any(int(first) <= number <= int(last) for first, last in spans)


def test_the_list_is_the_whole_law() -> None:
    assert len(RULES) == 57
    assert (RULES[0], RULES[-1]) == ("H1.1", "H10.3")
    assert list(ALLOWED) == OPTIONS


@pytest.mark.parametrize("rule", RULES)
def test_each_rule_has_a_test_of_its_name(rule: str) -> None:
    assert f"def test_{rule.lower().replace('.', '_')}_" in TESTS


@pytest.mark.parametrize("option", OPTIONS)
def test_each_option_has_a_test_of_its_name(option: str) -> None:
    assert f"def test_h11_{option}" in TESTS


@pytest.mark.parametrize("rule", [rule for rule in RULES if rule not in NOT_PLAYED])
def test_each_rule_of_play_is_cited_by_the_code(rule: str) -> None:
    assert cited(rule, CODE)


@pytest.mark.parametrize("code", [*CODES.values(), *(reason.code for reason in (*REASONS.values(), NO_SUCH_ACTION))])
def test_each_reason_is_reached_by_a_test(code: str) -> None:
    assert f'"{code}"' in TESTS


def test_each_reason_number_has_words_and_a_rule_that_exists() -> None:
    assert sorted([*REASONS, *CODES, actions.NO_SUCH_ACTION]) == list(range(1, actions.REASONS))
    assert {reason.rule for reason in REASONS.values()} <= set(RULES)
    assert {rule for _, *rules in RULES_OF_ACTIONS for rule in rules} <= set(RULES)
    assert set(RULES_OF_STEPS) == set(range(state.OVER))
    assert set(RULES_OF_STEPS.values()) <= set(RULES)


def test_each_event_has_a_name_and_a_rule_that_exists() -> None:
    assert set(EVENTS) == set(range(state.TURN_BEGINS, state.GAME_ENDED + 1))
    assert {rule for _, rule, _ in EVENTS.values()} <= set(RULES)
    assert len({name for name, _, _ in EVENTS.values()}) == len(EVENTS)
