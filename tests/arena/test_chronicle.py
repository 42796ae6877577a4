"""What the rules write down about a random game is what its events tell."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from warlore.arena.contest import Played
from warlore.arena.games import make_plan
from warlore.arena.history import HistoryContest, Pages, Written, write_down
from warlore.arena.plan import Plan
from warlore.arena.seating import Schedule, seeds
from warlore.history.rules import chronicle as columns
from warlore.history.rules import engine
from warlore.table import Event, fast, form
from warlore.table.luck import below

OPTIONS = [
    {},
    {"rounds": 8, "swap_at_limit": True, "chain_links": True},
    {"wrap_eras": True, "reshuffle_on_draw": True, "tighten_up": "recover"},
    {"tighten_up": "reshuffle", "early_end": False, "heroic_death_is_ordinary": False},
    {"diversion_order": "rear", "honor_supply": "unlimited", "min_defender_units": 0},
]


def contest(players: int, options: dict[str, object]) -> HistoryContest:
    return HistoryContest(make_plan(bots=["random"], players=players, games=10_000, seed=5, options=options))


def replayed(contest: HistoryContest, luck: list[int], first: int) -> Played:
    """The same random game, one checked action at a time."""
    game = contest.game
    chance, choice = fast(luck[0]), fast(luck[1])
    events: list[Event] = []
    decisions = 0
    state = game.new(contest.setup(first), chance, events)
    while game.turn(state) is not None:
        actions = engine.legal(state)
        decisions += 1
        game.apply(state, actions[below(choice, len(actions))], chance, events)
    return Played(game.outcome(state), decisions, events)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "default")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_chronicle_of_a_game_is_what_its_events_tell(players: int, options: dict[str, object]) -> None:
    arena = contest(players, options)
    games = 60 if form() == "compiled" else 3
    lucks = seeds(5, np.arange(games), 1 + players)
    for game, luck in enumerate(lucks.tolist()):
        first = game % players
        told = Written.of([Pages.of(write_down(replayed(arena, luck, first), arena.pages), players)])
        written = Written.of([Pages.of(arena.play_random([first], lucks[game : game + 1]), players)])
        for name, one, other in zip(Written._fields, written, told, strict=True):
            assert one.tolist() == other.tolist(), name


def test_many_games_are_as_many_single_ones() -> None:
    arena = contest(3, {})
    games = 32 if form() == "compiled" else 4
    lucks = seeds(5, np.arange(games), 4)
    firsts = [game % 3 for game in range(games)]
    together = Written.of([Pages.of(arena.play_random(firsts, lucks), 3)])
    single = [Pages.of(arena.play_random([firsts[i]], lucks[i : i + 1]), 3) for i in range(games)]
    for name, one, other in zip(Written._fields, together, Written.of(single), strict=True):
        assert one.tolist() == other.tolist(), name


def test_a_full_chronicle_is_followed_by_another() -> None:
    """Long games fill it before it has all that were asked for: none is lost, none is written twice."""
    arena = contest(5, {"rounds": 8, "swap_at_limit": True})
    games = 2 * columns.BATTLE_ROWS // columns.MOST_TURNS
    lucks = seeds(5, np.arange(games), 6)
    pages = Pages.of(arena.play_random([0] * games, lucks), 5)
    assert 0 < len(pages.game) < games
    assert columns.BATTLE_ROWS - columns.MOST_TURNS < len(pages.battle) <= columns.BATTLE_ROWS
    seatings = Schedule(1, 5).seatings(0, games - 1)
    tables = arena.play(seatings)
    battles = np.bincount(np.asarray(tables["battles"]["game"]), minlength=games)
    assert battles.tolist() == np.asarray(tables["games"]["battles"]).tolist()
    last = Pages.of(arena.play_random([int(seatings.first[-1])], lucks[-1:]), 5)
    assert np.asarray(tables["games"]["decisions"])[-1] == last.game[0][columns.GAME_DECISIONS]


def test_both_paths_write_the_same_tables() -> None:
    """A game of bots, written from its events, agrees with its outcome."""
    games = 4 if form() == "compiled" else 2
    plan = make_plan(bots=["greedy", "random"], players=2, games=games, seed=1)
    arena = HistoryContest(plan)
    seatings = Schedule(2, 2).seatings(0, games - 1)
    tables = arena.play(seatings)
    lucks = seeds(plan.seed, seatings.game, 3)
    for i in range(games):
        played = arena.play_one(seatings, i, lucks[i].tolist())
        assert np.asarray(tables["seats"]["score"])[2 * i : 2 * i + 2].tolist() == list(played.outcome.scores)
        assert np.asarray(tables["seats"]["rank"])[2 * i : 2 * i + 2].tolist() == list(played.outcome.ranking)
        assert int(np.asarray(tables["games"]["decisions"])[i]) == played.decisions


def test_tables_fit_together() -> None:
    plan = make_plan(bots=["random", "random", "random"], games=90, seed=2)
    tables = HistoryContest(plan).play(Schedule(3, 3).seatings(0, 44 if form() == "compiled" else 8))
    games, seats = tables["games"], {name: column for name, column in tables["seats"].items() if name != "bot"}
    columns = {name: np.asarray(column) for name, column in seats.items()}
    assert np.allclose(columns["won"].reshape(-1, 3).sum(axis=1), 1)
    assert (columns["rank"].reshape(-1, 3).min(axis=1) == 1).all()
    assert columns["recruits"].sum() == len(np.asarray(tables["recruits"]["game"]))
    assert columns["tokens"].sum() == len(np.asarray(tables["tokens"]["game"]))
    used = np.asarray(tables["tokens"]["used"])
    assert ((used == -1) | (used >= np.asarray(tables["tokens"]["turn"]))).all()
    assert np.asarray(games["battles"]).sum() == len(np.asarray(tables["battles"]["game"]))
    points = sum(columns[source] for source in ("elites", "heroes", "relics", "prowess", "honor"))
    assert (points == columns["score"]).all()


def test_options_reach_the_game() -> None:
    plan = make_plan(bots=["random"], games=8, seed=2, options={"rounds": "8"})
    assert plan.options == (("rounds", 8),)
    tables = HistoryContest(plan).play(Schedule(1, 2).seatings(0, 3))
    assert np.asarray(tables["games"]["turns"]).tolist() == [16] * 4


def test_a_plan_is_a_key() -> None:
    plan = make_plan(bots=["random"], games=8, seed=2)
    assert isinstance(plan, Plan) and hash(plan) == hash(replace(plan))
