"""Playing games and writing them down as columns, for any game behind the Game protocol.

A `Contest` is one game with its options, ready to be played many times. This one knows nothing of any game: it
fills the tables `games` and `seats`. A game's own contest (`history.py`) adds what is particular to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from warlore.arena.guests import GUESTS
from warlore.arena.plan import Plan
from warlore.arena.seating import Seatings, seeds
from warlore.bots import GuardedBot
from warlore.table import Event, Game, Outcome, Setup, fast
from warlore.texts import Texts


@dataclass(frozen=True, slots=True)
class Words:
    """A column of words: each number is a word of the list."""

    numbers: NDArray[Any]
    words: tuple[str, ...]


Column: TypeAlias = "NDArray[Any] | Words"
Table: TypeAlias = dict[str, Column]
Tables: TypeAlias = dict[str, Table]


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game as a player of any game sees it."""

    outcome: Outcome
    decisions: int
    events: list[Event]
    faults: Sequence[int] = ()
    """By seat: decisions that were left to luck, for the bot made none or none that was legal."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What was noted first about a bot, and where."""

    game: int
    seat: int
    note: str


@dataclass(frozen=True, slots=True)
class Change:
    """What two sets of components differ in: a thing of some kind, which of its values, before and after.

    Where only the kind is given all of it is meant.
    """

    kind: str
    item: str
    field: str
    before: str
    after: str


class Contest:
    """One game, its options and its bots."""

    sources: tuple[str, ...] = ()
    """Where points come from: the keys of an outcome's breakdown."""

    def __init__(self, game: Game[Any], plan: Plan) -> None:
        self.game = game
        self.plan = plan
        self.first_faults: dict[str, Fault] = {}

    # -------------------------------------------------------------- what a game must tell
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(f"seat {i + 1}" for i in range(self.plan.players))

    def label(self, kind: str, word: str, texts: Texts) -> str:
        """A card's or token's name in a language; `kind` is the column it stands in."""
        return word

    def knows(self, kind: str, word: str) -> bool:
        """Is there a thing of that kind and name here?"""
        return True

    def changes(self, other: Contest) -> list[Change]:
        """What the components of another contest of the same game have different."""
        return []

    # -------------------------------------------------------------- playing
    def setup(self, first: int) -> Setup:
        return Setup(self.names(), first, dict(self.plan.options))

    def play(self, seatings: Seatings) -> Tables:
        """Play these games and write them down."""
        lucks = seeds(self.plan.seed, seatings.game, 1 + self.plan.players)
        played = [self.play_one(seatings, i, lucks[i].tolist()) for i in range(len(seatings))]
        return {"games": self.games_table(seatings, lucks[:, 0], played), "seats": self.seats_table(seatings, played)}

    def play_one(self, seatings: Seatings, i: int, luck: Sequence[int]) -> Played:
        """One game, each seat deciding from its own view."""
        game = self.game
        chance = fast(luck[0])
        names = [self.plan.bots[bot] for bot in seatings.bots[i].tolist()]
        bots = GUESTS.seated(self.plan, names, luck[1:])
        events: list[Event] = []
        decisions = 0
        state = game.new(self.setup(int(seatings.first[i])), chance, events)
        while (turn := game.turn(state)) is not None:
            action = bots[turn].decide(game.view(state, turn))
            decisions += 1
            game.apply(state, action, chance, events)
        faults = [0] * len(bots)
        for seat, bot in enumerate(bots):
            if isinstance(bot, GuardedBot) and bot.notes:
                faults[seat] = bot.faults
                self.first_faults.setdefault(names[seat], Fault(int(seatings.game[i]), seat, bot.notes[0]))
        return Played(game.outcome(state), decisions, events, faults)

    # -------------------------------------------------------------- writing down
    def games_table(self, seatings: Seatings, luck: NDArray[Any], played: Sequence[Played]) -> Table:
        return {
            "game": seatings.game,
            "seed": luck,
            "first": seatings.first,
            "decisions": np.array([one.decisions for one in played], dtype=np.int32),
            "winners": np.array([len(one.outcome.winners) for one in played], dtype=np.int8),
        }

    def seats_table(self, seatings: Seatings, played: Sequence[Played]) -> Table:
        ranks = np.array([one.outcome.ranking for one in played], dtype=np.int8).reshape(len(played), -1)
        faults = np.array([one.faults for one in played], dtype=np.int16).reshape(len(played), -1)
        table = seats_of(self.plan, seatings, ranks, faults)
        table["score"] = np.array([score for one in played for score in one.outcome.scores], dtype=np.int32)
        for source in self.sources:
            points = [parts.get(source, 0) for one in played for parts in one.outcome.breakdown]
            table[source] = np.array(points, dtype=np.int32)
        return table


def seats_of(plan: Plan, seatings: Seatings, ranks: NDArray[np.int8], faults: NDArray[np.int16]) -> Table:
    """The columns that every game's seats have: who sat there, when in the round he played, and how it ended.

    `won` is the victory: 1, or a share of it where several won. `faults` are decisions that were left to luck.
    """
    seat = np.arange(plan.players, dtype=np.int8)
    best = ranks == 1
    # Each name once: of words that stand twice in a column Parquet would write bytes that nobody has set.
    names = tuple(dict.fromkeys(plan.bots))
    number = np.array([names.index(bot) for bot in plan.bots], dtype=np.int8)
    return {
        "game": np.repeat(seatings.game, plan.players),
        "seat": np.tile(seat, len(seatings)),
        "place": ((seat[None, :] - seatings.first[:, None]) % plan.players).astype(np.int8).ravel(),
        "bot": Words(number[seatings.bots.ravel()], names),
        "rank": ranks.ravel(),
        "won": (best / best.sum(axis=1, keepdims=True)).astype(np.float32).ravel(),
        "faults": faults.ravel(),
    }
