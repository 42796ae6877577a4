"""How fast other projects play random legal games here, to compare with one run of our own benchmark.

Runs in an environment of its own (`make bench-peers`), imports nothing of Warlore, and measures nothing
but speed. One thread; windows are short and taken in turn, so a slow moment hits every peer alike.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

WINDOWS = 5
OPEN_SPIEL_GAMES = ("crazy_eights(players=4)", "hearts", "go_fish", "gin_rummy")
CPP_GAMES = ("crazy_eights(players=4)", "hearts", "gin_rummy")
CATANATRON_COLORS = ("RED", "BLUE", "ORANGE", "WHITE")
ROLLOUTS_PER_DEAL = 20
COPIES_PER_BATCH = 50
COPY_SHARE = 0.1
"""Of a window, the part given to copying states."""

clock = time.perf_counter


class MissingPeer(Exception):
    """A package to be measured is not installed."""


@dataclass
class Window:
    """What was done in one stretch of time."""

    decisions: float
    games: int
    seconds: float


@dataclass
class Peer:
    """One way to play one game: what it is, how to play it, how to copy a state of it."""

    project: str
    game: str
    players: int
    driven: str
    play: Callable[[float], Window]
    copy: Callable[[], object] | None = None
    windows: list[Window] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)

    @property
    def name(self) -> str:
        return f"{self.project.split()[0]} {self.game}, {self.driven}"

    def take_window(self, seconds: float) -> None:
        self.windows.append(self.play(seconds))
        if self.copy is not None:
            self.copies.append(copy_microseconds(self.copy, seconds * COPY_SHARE))

    def report(self) -> dict[str, Any]:
        decisions = [window.decisions / window.seconds for window in self.windows]
        games = [window.games / window.seconds for window in self.windows]
        played = sum(window.games for window in self.windows)
        return {
            "project": self.project,
            "game": self.game,
            "players": self.players,
            "driven": self.driven,
            "decisions_per_second": {"median": statistics.median(decisions), "best": max(decisions)},
            "games_per_second": {"median": statistics.median(games), "best": max(games)},
            "decisions_per_game": sum(window.decisions for window in self.windows) / played,
            "copy_microseconds": (
                {"median": statistics.median(self.copies), "best": min(self.copies)} if self.copies else None
            ),
            "games": played,
            "windows": len(self.windows),
        }


def whole_games(play_one: Callable[[], int], seconds: float) -> Window:
    """Play game after game until the time is over; a game begun is ended."""
    decisions = games = 0
    start = now = clock()
    while now - start < seconds:
        decisions += play_one()
        games += 1
        now = clock()
    return Window(decisions, games, now - start)


def copy_microseconds(copy: Callable[[], object], seconds: float) -> float:
    copies = 0
    start = now = clock()
    while now - start < seconds:
        for _ in range(COPIES_PER_BATCH):
            copy()
        copies += COPIES_PER_BATCH
        now = clock()
    return (now - start) / copies * 1e6


# ---------------------------------------------------------------------- OpenSpiel
def open_spiel_peers() -> list[Peer]:
    spiel = required("pyspiel", "open_spiel")
    project = f"OpenSpiel {importlib.metadata.version('open_spiel')}"
    present = set(spiel.registered_names())
    peers = []
    for name in OPEN_SPIEL_GAMES:
        short = name.partition("(")[0]
        if short in present:
            peers += [
                Peer(project, short, *peer)
                for peer in open_spiel_game_peers(spiel, spiel.load_game(name), name in CPP_GAMES)
            ]
    return peers


def open_spiel_game_peers(spiel: Any, game: Any, in_cpp: bool) -> list[tuple[Any, ...]]:
    """The ways to play one game, as the last fields of a `Peer`."""
    rng = random.Random(1)
    sample = sample_uniform if chance_is_uniform(game, rng) else sample_weighted
    players = game.num_players()

    def from_python(seconds: float) -> Window:
        return whole_games(lambda: play_open_spiel(game, sample, rng), seconds)

    peers: list[tuple[Any, ...]] = [
        (players, "from Python", from_python, halfway(game, sample, rng).clone),
    ]
    if in_cpp:
        bots = [spiel.make_uniform_random_bot(player, player + 1) for player in range(players)]
        length = statistics.mean(play_open_spiel(game, sample, rng) for _ in range(300))

        def whole_in_cpp(seconds: float) -> Window:
            return play_by_bots(spiel, game, bots, rng, seconds)

        def rollouts_in_cpp(seconds: float) -> Window:
            return play_rollouts(spiel, game, sample, rng, length, seconds)

        peers.append((players, "whole games in C++", whole_in_cpp))
        peers.append((players, "bare roll-outs in C++", rollouts_in_cpp))
    return peers


def sample_uniform(state: Any, rng: random.Random) -> int:
    """Chance by the cheapest call there is, for games whose outcomes are equally likely."""
    outcomes: list[int] = state.legal_actions()
    return outcomes[int(rng.random() * len(outcomes))]


def sample_weighted(state: Any, rng: random.Random) -> int:
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    point = rng.random()
    for outcome, weight in outcomes:
        point -= weight
        if point < 0:
            return outcome
    return outcomes[-1][0]


def chance_is_uniform(game: Any, rng: random.Random, games: int = 20) -> bool:
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                weights = [weight for _, weight in state.chance_outcomes()]
                if max(weights) - min(weights) > 1e-9:
                    return False
            state.apply_action(sample_uniform(state, rng))
    return True


def play_open_spiel(game: Any, sample: Callable[[Any, random.Random], int], rng: random.Random) -> int:
    """One random game; chance is sampled, its time counts, but only players' choices are decisions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(sample(state, rng))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
    return decisions


def dealt(game: Any, sample: Callable[[Any, random.Random], int], rng: random.Random) -> Any:
    """A game at its first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(sample(state, rng))
    return state


def halfway(game: Any, sample: Callable[[Any, random.Random], int], rng: random.Random) -> Any:
    """A state after half as many decisions as a game has on average."""
    half = statistics.mean(play_open_spiel(game, sample, rng) for _ in range(20)) / 2
    state = dealt(game, sample, rng)
    decisions = 0
    while decisions < half:
        if state.is_terminal():
            state = dealt(game, sample, rng)
            decisions = 0
        chance = state.is_chance_node()
        state.apply_action(sample(state, rng) if chance else sample_uniform(state, rng))
        decisions += not chance
    return state


def play_by_bots(spiel: Any, game: Any, bots: list[Any], rng: random.Random, seconds: float) -> Window:
    """Whole games, the deal included, by OpenSpiel's own random bots; counting them is not timed."""
    decisions = games = 0
    spent = 0.0
    while spent < seconds:
        seed = rng.randrange(2**31)
        start = clock()
        state = game.new_initial_state()
        spiel.evaluate_bots(state, bots, seed)
        spent += clock() - start
        decisions += sum(move.player >= 0 for move in state.full_history())
        games += 1
    return Window(decisions, games, spent)


def play_rollouts(
    spiel: Any,
    game: Any,
    sample: Callable[[Any, random.Random], int],
    rng: random.Random,
    length: float,
    seconds: float,
) -> Window:
    """Roll-outs from the first decision to the end: a search of one simulation does nothing else.

    The search cannot start at a chance node, so the deal is made outside the timed part. Roll-outs do not
    tell their length: it is the mean of random games played before.
    """
    games = 0
    spent = 0.0
    evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS_PER_DEAL, rng.randrange(2**31))
    search = spiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, 1, False)
    while spent < seconds:
        state = dealt(game, sample, rng)
        start = clock()
        search.mcts_search(state)
        spent += clock() - start
        games += ROLLOUTS_PER_DEAL
    return Window(games * length, games, spent)


# ---------------------------------------------------------------------- Catanatron
def catanatron_peers() -> list[Peer]:
    catanatron = required("catanatron", "catanatron")
    limit = required("catanatron.game", "catanatron").TURNS_LIMIT
    rng = random.Random(1)

    def new() -> Any:
        players = [catanatron.RandomPlayer(catanatron.Color[color]) for color in CATANATRON_COLORS]
        return catanatron.Game(players, seed=rng.randrange(1, 2**31))

    def play_one() -> int:
        game = new()
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < limit:
            game.play_tick()
            ticks += 1
        return ticks

    middle = new()
    for _ in range(play_one() // 2):
        if middle.winning_color() is None:
            middle.play_tick()
    project = f"Catanatron {importlib.metadata.version('catanatron')}"

    def from_python(seconds: float) -> Window:
        return whole_games(play_one, seconds)

    return [Peer(project, "catan", len(CATANATRON_COLORS), "from Python", from_python, middle.copy)]


# ---------------------------------------------------------------------- all
def required(module: str, package: str) -> Any:
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise MissingPeer(
            f"{package} cannot be imported ({error}); `make bench-peers` installs it in .venv-peers."
        ) from error


def measure(seconds: float, windows: int = WINDOWS) -> dict[str, dict[str, Any]]:
    """Give every peer about `seconds`, cut into windows that are taken in turn."""
    peers = open_spiel_peers() + catanatron_peers()
    for peer in peers:
        peer.play(0.01)
    for _ in range(windows):
        for peer in peers:
            peer.take_window(seconds / windows)
    return {peer.name: peer.report() for peer in peers}


def table(rows: dict[str, dict[str, Any]]) -> str:
    """The same numbers as a Markdown table."""
    lines = [
        "| peer | players | decisions/s, median | best window | games/s | decisions/game | copy, µs |",
        "| --- | --: | --: | --: | --: | --: | --: |",
    ]
    for name, row in rows.items():
        rate = row["decisions_per_second"]
        copy = row["copy_microseconds"]
        cells = [
            name,
            str(row["players"]),
            f"{rate['median']:,.0f}",
            f"{rate['best']:,.0f}",
            f"{row['games_per_second']['median']:,.0f}",
            f"{row['decisions_per_game']:.0f}",
            f"{copy['median']:.2f}" if copy else "",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each peer (default: 2)")
    parser.add_argument("--windows", type=int, default=WINDOWS, help=f"cut into so many (default: {WINDOWS})")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    arguments = parser.parse_args()
    if arguments.seconds <= 0 or arguments.windows < 1:
        parser.error("--seconds must be above 0 and --windows at least 1")
    try:
        rows = measure(arguments.seconds, arguments.windows)
    except MissingPeer as missing:
        print(missing, file=sys.stderr)
        return 1
    print(json.dumps(rows, indent=2) if arguments.json else table(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
