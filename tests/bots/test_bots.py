"""Bots: they get views and nothing else, choose legal actions, and play the same game from the same seed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from warlore.bots import BOTS, Bot, RandomBot, make_bot, sit_down, worth
from warlore.history import HistoryGame, HistoryView
from warlore.history.options import ALLOWED
from warlore.history.rules import plain
from warlore.table import BadInput, Setup, View, fast, form

SABATONS = ("Hannes", "Chris", "Joakim", "Pär", "Tommy")
QUICK = [name for name in BOTS if name != "search"]


class Watched:
    """A bot whose every input and answer is checked."""

    name = "watched"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def decide(self, view: View[Any]) -> int:
        assert isinstance(view, HistoryView)
        assert view.seat == view.turn
        before = view.key()
        action = self.bot.decide(view)
        assert view.key() == before, "a bot must leave the view as it is"
        assert action in view.legal()
        return action


def play(
    bots: list[Bot], seed: int, options: dict[str, Any] | None = None, game: HistoryGame | None = None
) -> list[int]:
    """A whole game; returns its actions."""
    game = game or HistoryGame()
    for seat, bot in enumerate(bots):
        sit_down(bot, seat)
    chance = fast(seed)
    state = game.new(Setup(SABATONS[: len(bots)], 0, options or {}), chance)
    chosen = []
    while (seat := game.turn(state)) is not None:
        action = bots[seat].decide(game.view(state, seat))
        game.apply(state, action, chance)
        chosen.append(action)
    return chosen


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("seed", range(6 if form() == "compiled" else 2))
def test_bots_play_whole_games_with_any_options(name: str, seed: int) -> None:
    rng = random.Random(seed)
    options = {key: rng.choice(values) for key, values in ALLOWED.items()}
    players = 2 + seed % 4 if name == "random" else 2 + seed % 2
    play([Watched(make_bot(name if seat % 2 == 0 else "random", seed)) for seat in range(players)], seed, options)


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    first = play([make_bot(name, 7), make_bot("random", 8)], 3)
    again = play([make_bot(name, 7), make_bot("random", 8)], 3)
    assert first == again


def test_both_forms_of_the_rules_play_the_same_game() -> None:
    game = HistoryGame()
    assert play([make_bot("greedy", 1), make_bot("random", 2)], 5, game=game) == play(
        [make_bot("greedy", 1), make_bot("random", 2)], 5, game=HistoryGame(rules=plain)
    )


def test_a_bot_that_sits_down_again_has_forgotten_the_last_game() -> None:
    bots = [make_bot("greedy", 1), make_bot("random", 2)]
    play(bots, 1)
    play(bots, 1)


def test_the_random_bot_tries_everything() -> None:
    game = HistoryGame()
    chance = fast(1)
    state = game.new(Setup(SABATONS[:2]), chance)
    game.apply(state, 0, chance)
    view = game.view(state, 0)
    bot = RandomBot(5)
    assert {bot.decide(view) for _ in range(400)} == set(view.legal())


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(BadInput, match="there is no bot 'deep blue'; the bots are random, greedy"):
        make_bot("deep blue")


def test_greedy_beats_random() -> None:
    game = HistoryGame()
    games = 4 if form() == "compiled" else 1
    won = 0
    for seed in range(games):
        bots = [make_bot("greedy", seed), make_bot("random", seed)]
        chance = fast(seed)
        state = game.new(Setup(SABATONS[:2], seed % 2), chance)
        while (seat := game.turn(state)) is not None:
            game.apply(state, bots[seat].decide(game.view(state, seat)), chance)
        won += game.outcome(state).winners == (0,)
    assert won >= games - 1


# ------------------------------------------------------------------ what greedy reckons with
def test_the_next_winner_may_expect_the_better_of_two_that_are_left() -> None:
    """H7.4: of 1, 2, 3 and 5 the last token is always the 1, for it is never the better one."""
    assert [str(points) for points in worth.best_of_two((1, 2, 3, 5))] == ["0", "1", "25/9", "61/18", "23/6"]
    assert [str(points) for points in worth.best_of_two((1, 1, 1, 5))] == ["0", "1", "5/3", "7/3", "3"]


def test_the_leaders_loss_counts_most() -> None:
    game = HistoryGame()
    state = game.new(Setup(("Hannes", "Chris", "Joakim", "Pär")), fast(1))
    shares = worth.rivals(state, 0, [30, 12, 8, 8])
    assert shares[0] == 0 and abs(sum(shares) - 1) < 1e-9
    assert shares[1] > 0.5 > shares[2] == shares[3] > 0
