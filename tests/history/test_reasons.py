"""Every refusal names the rule that decides."""

from __future__ import annotations

import pytest
from random_games import random_setup, walk
from table_talk import GAME, relic_words, table
from test_every_rule import RULES

from warlore.history.rules.actions import ACTIONS
from warlore.table import IllegalAction, luck

TRAVELLING = """
    Hannes I | hand: Archers, Spy | deck: Spy, Spy | discards: Trebuchet
    Chris II | hand: Spy
    board | II1: Jaguar Warriors | II2: Zulu Impi
    gears | active: 1 | pending: 7 | pile: 4 | wheel: draw 2
    warfare | spaces: long+1, close+2, chase
"""


@pytest.mark.parametrize("number", range(8))
def test_whatever_is_refused_in_a_game_names_a_rule_of_the_law(number: int) -> None:
    """All actions that are not legal, at every few steps of random games with 2 to 5 seats and all options."""
    refused = 0
    for step, state in enumerate(walk(random_setup(number), number)):
        if (step + number) % 5:
            continue
        legal = set(GAME.legal(state))
        for action in range(ACTIONS):
            reason = GAME.why_not(state, action)
            assert (reason is None) == (action in legal)
            if reason is not None:
                assert reason.rule in RULES, (GAME.notation(random_setup(number)).action_text(action), reason)
                refused += 1
    assert refused > 10_000


@pytest.mark.parametrize(
    ("line", "code", "rule"),
    [
        ("draw 2", "not_now", "H3.4"),
        ("recover Trebuchet", "not_now", "H3.4"),
        ("dismiss Spy", "not_now", "H3.4"),
        ("take token", "not_now", "H3.4"),
        ("insert", "not_now", "H3.4"),
        ("jump III", "not_now", "H3.4"),
        ("fight II2", "not_now", "H4.1"),
        ("challenge Chris", "not_now", "H4.1"),
        ("skip fight", "not_now", "H4.1"),
        ("add II2", "not_now", "H4.3"),
        ("place long+1 on 1", "not_now", "H5.8"),
        ("re-roll", "not_now", "H5.10"),
        ("recruit", "not_now", "H7.1"),
        ("look 1", "not_now", "H7.4"),
        ("keep relic Vasa Figurehead", "not_now", "H7.2"),
        ("deploy Trebuchet", "not_in_hand", "H5.3"),
        ("done", "deploy_one_first", "H5.3"),
        ("tighten up", "token_not_held", "H3.5"),
    ],
)
def test_once_the_fight_is_declared(line: str, code: str, rule: str) -> None:
    """H3.4: what was open until then is closed now; the rest has its own time."""
    t = table(TRAVELLING).do("insert", "jump II", "fight II1")
    reason = t.refusal(line)
    assert (reason.code, reason.rule) == (code, rule)
    with pytest.raises(IllegalAction, match=rf"\({rule}\)"):
        t.game.apply(t.state, t.words.parse_action(line), luck.fast(1))


@pytest.mark.parametrize(
    ("line", "code", "rule"),
    [
        ("deploy Trebuchet", "not_in_hand", "H5.2"),
        ("done", "deploy_one_first", "H5.2"),
        ("place long+1 on 1", "not_now", "H5.2"),
        ("draw 2", "not_now", "H3.4"),
    ],
)
def test_the_challenged_player_has_the_defenders_rules(line: str, code: str, rule: str) -> None:
    reason = table(TRAVELLING).do("insert", "jump II", "challenge Chris").refusal(line)
    assert (reason.code, reason.rule) == (code, rule)


def test_before_the_fight() -> None:
    t = table(TRAVELLING.replace("wheel: draw 2", "wheel: recover")).do("insert")
    expected = {
        "dismiss Trebuchet": ("not_in_hand", "H3.3"),
        "done": ("not_now", "H3.4"),
        "deploy Spy": ("not_now", "H5.3"),
        "swap long+1": ("no_swaps", "H3.2"),
        "fight II1": ("jump_first", "H4.1"),
    }
    for line, reason in expected.items():
        assert (t.refusal(line).code, t.refusal(line).rule) == reason


def test_a_relic_that_was_not_offered_by_the_board_or_by_a_player() -> None:
    board = "Chris I | hand: Captain 5/0/0\nJoakim\nboard | I1: Straw 0/0/0\nrelics | deck: I.1, I.2, I.3"
    t = table(board, step="declare").do("fight I1", "deploy Captain > strong 5, risky 6")
    t.do(f"decline > {relic_words('I.1', 'I.2', 'I.3')}")
    assert [t.refusal(line).rule for line in ("keep relic Vasa Figurehead", "done")] == ["H7.2", "H7.2"]
    u = table("Chris I | hand: Captain 5/0/0\nJoakim I | hand: Straw 0/0/0 | relics: I.1, I.2", step="declare")
    u.do("challenge Joakim", "deploy Straw", f"deploy Captain > strong 5, risky 6, {relic_words('I.2', 'I.1')}")
    assert u.refusal("keep relic Vasa Figurehead").rule == "H7.3"


def test_a_tighten_up_that_recovers_comes_first() -> None:
    hannes = "hand: Spy | discards: Archers | tokens: tighten_up"
    t = table(f"Hannes I | {hannes}\nChris I | hand: Spy", step="declare", tighten_up="recover").do("tighten up")
    for line, code in [("recover Spy", "not_in_discards"), ("challenge Chris", "not_now"), ("done", "not_now")]:
        assert (t.refusal(line).code, t.refusal(line).rule) == (code, "H3.5")
