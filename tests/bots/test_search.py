"""The searching bot: legal, reproducible, and no worse informed than its seat."""

from __future__ import annotations

from warlore.bots import SearchBot, make_bot
from warlore.history import HistoryGame
from warlore.table import Setup, fast


def play(seed: int, iterations: int, players: int = 2) -> list[int]:
    game = HistoryGame()
    bots = [SearchBot(seed, iterations=iterations)]
    others = [make_bot("random", seed + i) for i in range(1, players)]
    bots[0].begin(0)
    chance = fast(seed)
    state = game.new(Setup(("Hannes", "Chris", "Joakim")[:players]), chance)
    chosen = []
    while (seat := game.turn(state)) is not None:
        view = game.view(state, seat)
        before = view.key()
        action = ([*bots, *others][seat]).decide(view)
        assert view.key() == before
        game.apply(state, action, chance)
        chosen.append(action)
    assert bots[0].searched > 0
    return chosen


def test_search_plays_the_same_game_from_the_same_seed() -> None:
    assert play(3, 8) == play(3, 8)


def test_search_plays_with_three() -> None:
    play(4, 4, players=3)


def test_search_keeps_to_its_time() -> None:
    game = HistoryGame()
    chance = fast(1)
    state = game.new(Setup(("Hannes", "Chris")), chance)
    game.apply(state, 0, chance)
    bot = SearchBot(1, seconds=0.02)
    view = game.view(state, 0)
    assert bot.decide(view) in view.legal()
