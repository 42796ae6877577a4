"""Who sits where in game number g of a run, and from which seeds it is played.

Both depend on the run's seed and on g alone: not on batches, workers or machines.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any

import numpy as np
from numpy.typing import NDArray

GAMMA = 0x9E3779B97F4A7C15
MASK = 2**64 - 1
STREAMS = 8
"""Seeds for each game: stream 0 is the game's luck, 1 + seat that seat's own.

Where only random bots sit they all choose by the first seat's.
"""


def mix(word: int) -> int:
    """The finisher of splitmix64: one-to-one, and every bit of the input reaches every bit of the output."""
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
    return word ^ (word >> 31)


def seeds(run_seed: int, games: NDArray[Any], streams: int) -> NDArray[np.uint64]:
    """The seeds of these games, one row each: the luck, then the seats. No two of a run are equal.

    The numbers 8 g + stream are all different, and so is what a one-to-one function makes of them.
    """
    if not 1 <= streams <= STREAMS:
        raise ValueError(f"streams: {streams}, but must be 1 to {STREAMS}")
    number = np.add.outer(games.astype(np.uint64) * np.uint64(STREAMS), np.arange(streams, dtype=np.uint64))
    word: NDArray[np.uint64] = number * np.uint64(GAMMA) + np.uint64(mix((run_seed + GAMMA) & MASK))
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@dataclass(frozen=True, slots=True)
class Seatings:
    """Some games: their numbers in the run, the bot of each seat (a number into the run's bots), who begins."""

    game: NDArray[np.int32]
    bots: NDArray[np.int8]
    first: NDArray[np.int8]

    def __len__(self) -> int:
        return len(self.game)


class Schedule:
    """All seatings, in a fixed order that repeats.

    The seats rotate fastest, then the first player; after players × players games every bot of a line-up has
    begun, and has not begun, equally often in each seat. Then come the other line-ups and circular orders.
    """

    def __init__(self, bots: int, players: int) -> None:
        self.players = players
        tables: list[tuple[int, ...]] = []
        if bots <= players:
            tables.append(tuple(i % bots for i in range(players)))
        else:
            tables += combinations(range(bots), players)
        rings = [sorted({(table[0], *rest) for rest in permutations(table[1:])}) for table in tables]
        self.rings = np.array(
            [ring[i % len(ring)] for i in range(max(len(ring) for ring in rings)) for ring in rings], dtype=np.int8
        )

    @property
    def cycle(self) -> int:
        """After so many games every seating has been played equally often."""
        return len(self.rings) * self.players**2

    def seatings(self, first: int, last: int) -> Seatings:
        """The games from `first` to `last`, both included."""
        game = np.arange(first, last + 1, dtype=np.int64)
        ring = self.rings[game // self.players**2 % len(self.rings)]
        turned = (np.arange(self.players) + game[:, None]) % self.players
        begins = game // self.players % self.players
        return Seatings(game.astype(np.int32), np.take_along_axis(ring, turned, axis=1), begins.astype(np.int8))
