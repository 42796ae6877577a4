"""H9: scoring."""

from __future__ import annotations

import pytest
from table_talk import Table, put, table


def score(hannes: str, chris: str = "hand: Spy") -> Table:
    return table(f"Hannes | {hannes}\nChris | {chris}")


def points(hannes: str) -> dict[str, int]:
    t = score(hannes)
    return dict(t.game.outcome(t.state).breakdown[0])


def test_h9_1_elite_one_hero_three_base_none_wherever_they_are() -> None:
    found = points("hand: Arditi, Spy | deck: Saladin, Zulu Impi | discards: Joan of Arc | aside: Hannibal Barca")
    assert (found["elites"], found["heroes"]) == (2, 9)
    assert points("hand: Spy, Archers | deck: Trebuchet | discards: Conscripts")["elites"] == 0


def test_h9_1_dismissed_cards_score_nothing() -> None:
    t = table("Hannes | hand: Saladin\nChris\ngears | active: 1 | pending: 7 | pile: 4 | wheel: recover").do("insert")
    assert t.game.outcome(t.state).scores[0] == 3
    t.do("dismiss Saladin")
    assert t.game.outcome(t.state).scores[0] == 0


@pytest.mark.parametrize(("n", "worth"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 9), (6, 9), (8, 9)])
def test_h9_2_relics_of_one_era(n: int, worth: int) -> None:
    assert points(f"relics: {', '.join(f'III.{i + 1}' for i in range(n))}")["relics"] == worth


def test_h9_2_each_era_counts_by_itself() -> None:
    assert points("relics: I.1, II.1, II.2, III.1, III.2, III.3, IV.1, IV.2, IV.3, IV.4")["relics"] == 1 + 2 + 4 + 6


def test_h9_3_prowess_won_from_others_counts_its_number_own_ones_nothing() -> None:
    t = score("hand: Spy | honor: 3")
    t.state.prowess = [[2, 3, 4, 5], [5, 4, 3, 2]] + [[0] * 4] * 3
    t.state.prowess_holder = [[-1, 1, 0, -1], [0, -1, 0, -1]] + [[-1] * 4] * 3
    ours, theirs = t.game.outcome(t.state).breakdown
    assert (ours["prowess"], theirs["prowess"]) == (5 + 3, 3)


def test_h9_3_each_honor_counts_one() -> None:
    t = score("hand: Spy | honor: 3")
    assert t.game.outcome(t.state).scores == (3, 0)


@pytest.mark.parametrize(
    ("hannes", "chris", "ranking", "winners"),
    [
        ("hand: Arditi", "hand: Spy", (1, 2), (0,)),
        ("hand: Arditi", "relics: I.1", (2, 1), (1,)),
        ("hand: Arditi, Zulu Impi, Almogavars", "hand: Saladin", (2, 1), (1,)),
        ("relics: I.1, II.1, III.1 | hand: Spy", "relics: I.2, I.3 | hand: Arditi", (1, 2), (0,)),
        ("relics: I.1, II.1, III.1", "aside: Saladin", (1, 2), (0,)),
        ("hand: Arditi", "discards: Zulu Impi", (1, 1), (0, 1)),
        ("honor: 3 | relics: I.1", "aside: Saladin | relics: I.2", (2, 1), (1,)),
    ],
    ids=[
        "points",
        "more relics",
        "more heroes",
        "relics before elites",
        "relics before heroes",
        "shared",
        "set-aside heroes count",
    ],
)
def test_h9_4_ties_more_relics_then_more_heroes_else_shared(
    hannes: str, chris: str, ranking: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    t = score(hannes, chris)
    outcome = t.game.outcome(t.state)
    assert (outcome.ranking, outcome.winners) == (ranking, winners)


def test_h9_4_points_come_before_everything() -> None:
    t = score("honor: 9", "relics: I.1, I.2, I.3, I.4 | aside: Spy")
    assert t.game.outcome(t.state).winners == (0,)


def test_h9_4_three_players_share_ranks() -> None:
    t = table("Hannes | honor: 2\nChris | honor: 5\nJoakim | honor: 2")
    put(t.state, "honor", 1, value=5)
    assert t.game.outcome(t.state).ranking == (2, 1, 2)
