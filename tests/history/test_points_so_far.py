"""H9 in a view: the points so far of every player, as far as a seat may know them."""

from __future__ import annotations

from typing import Any

import pytest
from random_games import random_setup, walk
from table_talk import GAME, table

from warlore.history.columns import ERA_NAMES
from warlore.history.rules.actions import KEEP_RELIC, RECRUIT
from warlore.history.rules.state import CHOOSE_RELIC, RECRUITING
from warlore.table import luck

CHALLENGE = """
    Chris I  | hand: Vitruvian Scorpio | relics: I.5
    Joakim I | hand: Spy | discards: Saladin | relics: I.1, I.2, I.3, I.4, II.1
    Tommy
"""
SOURCES = ("elites", "heroes", "relics", "prowess", "honor")


def points(state: Any, viewer: int | None, player: int) -> dict[str, int]:
    found: dict[str, int] = GAME.view(state, viewer).describe()["players"][player]["points"]
    return found


def test_units_in_a_battle_and_relics_looked_at_are_still_their_owners() -> None:
    t = table(CHALLENGE, step="declare")
    before = [points(t.state, 2, player) for player in range(3)]
    assert [found["total"] for found in before] == [2, 3 + 6 + 1, 0]
    t.do("challenge Joakim", "deploy Spy")
    assert [points(t.state, 2, player) for player in range(3)] == before
    relics = ", ".join(f"relic {GAME.cards.relics[n].name}" for n in (0, 1, 2, 3))
    t.do(f"deploy Vitruvian Scorpio > strong 5, risky 6, {relics}")
    for viewer in (0, 1, 2, None):
        assert [points(t.state, viewer, player) for player in range(3)] == before
    assert GAME.view(t.state, 0).describe()["offer_points"] == [1] * 4
    assert GAME.view(t.state, 1).describe()["offer_points"] == []


def test_a_prowess_token_counts_for_who_may_know_it_and_is_unknown_to_the_others() -> None:
    """H10.2: the holder knows its value; for the others it is one more of unknown value."""
    t = table(CHALLENGE, step="declare").do("challenge Joakim", "deploy Spy")
    relics = ", ".join(f"relic {GAME.cards.relics[n].name}" for n in (0, 1, 2, 3))
    t.do(f"deploy Vitruvian Scorpio > strong 5, risky 6, {relics}", f"keep relic {GAME.cards.relics[0].name}")
    assert GAME.view(t.state, 2).describe()["loser"] == 1
    t.do("look 1", "look 4 > prowess 5, prowess 3", "keep 1")
    for viewer, worth, unknown in ((0, 5, 0), (1, 0, 1), (2, 0, 1), (None, 0, 1)):
        found = points(t.state, viewer, 0)
        assert (found["prowess"], found["unknown_prowess"]) == (worth, unknown)
        assert found["total"] == 1 + 2 + worth


@pytest.mark.parametrize("number", range(8))
def test_points_are_the_engines_all_through_a_game(number: int) -> None:
    """Sums are right, what a choice is said to bring it brings, and at the end everybody sees the final score."""
    for state in walk(random_setup(number), number):
        view = GAME.view(state, state.turn if state.turn >= 0 else None)
        seen = view.describe()
        for player in seen["players"]:
            assert player["points"]["total"] == sum(player["points"][source] for source in SOURCES)
            assert player["points"]["relics"] == sum(player["relic_points"][era] for era in ERA_NAMES)
        if state.step == CHOOSE_RELIC:
            relics = [GAME._notation_of(state).parse_relic(name) for name in seen["offer"]]
            assert seen["offer_points"] == [gain(state, KEEP_RELIC + relic, "relics") for relic in relics]
        assert (seen["recruiting_points"] is not None) == (state.step == RECRUITING)
        if state.step == RECRUITING:
            brought = gain(state, RECRUIT, "elites") + gain(state, RECRUIT, "heroes")
            assert seen["recruiting_points"] == brought
    outcome = GAME.outcome(state)
    for viewer in (None, *range(state.players)):
        for player in range(state.players):
            found = points(state, viewer, player)
            assert found == {**outcome.breakdown[player], "total": outcome.scores[player], "unknown_prowess": 0}


def gain(state: Any, action: int, source: str) -> int:
    """What an action of the seat to decide adds to its points from one source."""
    after = state.copy()
    GAME.apply(after, action, luck.fast(1))
    player = state.turn
    return points(after, player, player)[source] - points(state, player, player)[source]
