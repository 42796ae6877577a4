"""A tiny game for the tests of the table: two players roll a die in turn; after six rolls the higher sum wins.

`think` changes nothing that is random, so it can be taken back; `roll` reveals a face and passes the turn; `peek`
shows the player something without any luck.
The table knows nothing of any game, and must serve this one as well as the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from warlore.table import BadInput, Chance, Event, IllegalAction, Outcome, Reason, Setup, form

if form() == "compiled":
    from warlore.table._compiled import roll as roll_die
else:
    from warlore.table.chance import roll as roll_die

ROLL, THINK, PEEK = 0, 1, 2
ACTIONS = ("roll", "think", "peek")
PEEKED = 3
ROLLS = 6
OVER = Reason("game_is_over", "T1")
UNKNOWN_ACTION = Reason("no_such_action", "")


@dataclass
class ToyState:
    rolls: list[int] = field(default_factory=list)
    thoughts: int = 0


class ToyNotation:
    def __init__(self, seats: Sequence[str]) -> None:
        self.seats = list(seats)

    @staticmethod
    def _find(text: str, names: Sequence[str]) -> int:
        if text not in names:
            raise BadInput(f"'{text[:40]}' is none of {', '.join(names)}")
        return list(names).index(text)

    def action_text(self, action: int) -> str:
        return ACTIONS[action] if 0 <= action < len(ACTIONS) else f"action {action}"

    def parse_action(self, text: str) -> int:
        return self._find(text, ACTIONS)

    def result_text(self, result: int) -> str:
        return f"face {result}"

    def parse_result(self, text: str) -> int:
        return self._find(text, [f"face {i}" for i in range(10)])

    def seat_text(self, seat: int) -> str:
        return self.seats[seat]

    def parse_seat(self, text: str) -> int:
        return self._find(text, self.seats)


class ToyGame:
    name = "toy"
    version = 3
    components = "one-die 0123456789abcdef"

    def check_setup(self, setup: Setup) -> Setup:
        if len(setup.seats) != 2:
            raise BadInput(f"seats: there are {len(setup.seats)}, but must be 2", field="seats")
        return setup

    def new(self, setup: Setup, chance: Chance, events: list[Event] | None = None) -> ToyState:
        state = ToyState()
        self._roll(state, chance, events)
        return state

    def _roll(self, state: ToyState, chance: Chance, events: list[Event] | None) -> None:
        face = roll_die(chance, 0)
        state.rolls.append(face)
        if events is not None:
            events.append((1, len(state.rolls) - 1, face, 0))

    def turn(self, state: ToyState) -> int | None:
        return None if len(state.rolls) > ROLLS else (len(state.rolls) - 1) % 2

    def legal(self, state: ToyState) -> list[int]:
        return [] if self.turn(state) is None else [ROLL, THINK, PEEK]

    def why_not(self, state: ToyState, action: int) -> Reason | None:
        if self.turn(state) is None:
            return OVER
        return None if action in (ROLL, THINK, PEEK) else UNKNOWN_ACTION

    def apply(self, state: ToyState, action: int, chance: Chance, events: list[Event] | None = None) -> None:
        reason = self.why_not(state, action)
        if reason:
            raise IllegalAction(ToyNotation(["A", "B"]).action_text(action), reason)
        if action == ROLL:
            self._roll(state, chance, events)
        elif action == PEEK:
            if events is not None:
                events.append((PEEKED, 0, 0, 0))
        else:
            state.thoughts += 1
            if events is not None:
                events.append((2, state.thoughts, 0, 0))

    def view(self, state: ToyState, seat: int | None) -> Any:
        return (seat, list(state.rolls))

    def visible(self, events: Sequence[Event], seat: int | None) -> list[Event]:
        return list(events)

    def reveals(self, events: Sequence[Event]) -> bool:
        return any(event[0] == PEEKED for event in events)

    def outcome(self, state: ToyState) -> Outcome:
        sums = (sum(state.rolls[1::2]), sum(state.rolls[2::2]))
        best = max(sums)
        return Outcome(
            sums, ({}, {}), tuple(1 + (s < best) for s in sums), tuple(i for i in (0, 1) if sums[i] == best)
        )

    def notation(self, setup: Setup) -> ToyNotation:
        return ToyNotation(setup.seats)


GAME = ToyGame()
SETUP = Setup(("Ann", "Bob"))


def chi_square(counts: Counter[int], n: int) -> float:
    """How far counts of 0 to n - 1 are from equal."""
    expected = sum(counts.values()) / n
    return sum((counts[i] - expected) ** 2 / expected for i in range(n))
