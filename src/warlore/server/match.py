"""The game at a table: its session, what happened so far, and what each viewer gets to see of it.

A step is *proposed* first, on a copy; whoever owns the match stores it and then commits it. So nothing is shown or
answered that a restart could take back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal, cast

from warlore.history.game import HistoryGame, HistoryView
from warlore.history.telling import Told, count_rolls, expected, situation, told, told_of
from warlore.server.wire import ActionData, Happening, OutcomeData, Points, action_data, happening
from warlore.table import Event, Record, Session, Setup, Step, final_state
from warlore.table.record import is_reveal, step_line

if TYPE_CHECKING:
    from warlore.history.rules.plain import State

NewSession = Callable[[HistoryGame, Setup], Session[Any]]
InputKind = Literal["act", "undo"]
DICE: tuple[Literal["strong", "risky"], ...] = ("strong", "risky")


def sealed_session(game: HistoryGame, setup: Setup) -> Session[Any]:
    """A new game whose luck is sealed by a fresh secret."""
    return Session(game, setup)


@dataclass(frozen=True, slots=True)
class Proposal:
    """A step that was worked out but not yet taken."""

    step: Step
    state: State
    told: Told
    line: str


class Match:
    """One game. `version` counts the inputs accepted so far; it never goes back."""

    def __init__(
        self,
        game: HistoryGame,
        session: Session[Any],
        kinds: Sequence[InputKind] = (),
        told: list[Told] | None = None,
    ) -> None:
        """A game with what its inputs were and what its steps did, where that is known already."""
        self.game = game
        self.session = session
        self.notation = game.notation(session.record.setup)
        self.told: list[Told] = told_of(session.record, game) if told is None else told
        # How many happenings (the deal is one) there were after each version.
        self.lengths = [1]
        for kind in kinds:
            self.lengths.append(self.lengths[-1] + (1 if kind == "act" else -1))
        self._views: dict[int | None, dict[str, Any]] = {}
        self._of_version = 0
        self._outcome: OutcomeData | None = None

    # -------------------------------------------------------------- queries
    @property
    def record(self) -> Record:
        return self.session.record

    @property
    def version(self) -> int:
        return len(self.lengths) - 1

    @property
    def turn(self) -> int | None:
        return self.session.turn

    @property
    def over(self) -> bool:
        return self.session.over

    @property
    def commitment(self) -> str:
        return self.record.chance.partition(" ")[2]

    @property
    def head(self) -> str:
        """What this table's chain has come to, for everybody to keep."""
        return self.session.head

    @property
    def record_text(self) -> str:
        return self.record.to_text(self.notation)

    def view(self, seat: int | None) -> HistoryView:
        return self.game.view(self.session.state, seat)

    def view_at(self, step: int, seat: int | None) -> HistoryView:
        """What a seat saw after an earlier step."""
        before = replace(self.record, steps=self.record.steps[:step])
        return self.game.view(final_state(before, self.game), seat)

    def undoable(self, seat: int | None) -> int:
        return 0 if seat is None else self.session.undoable(seat)

    def first_missing(self, have: int | None) -> int:
        """The first happening that a client lacks which has seen this version; undone ones are cut off."""
        if have is None or have > self.version:
            return 0
        return min(self.lengths[have:])

    # -------------------------------------------------------------- changes
    def propose(self, action: int) -> Proposal:
        """Work out a step of the seat to decide; raises `IllegalAction`. The luck it draws is spent."""
        session = self.session
        seat = session.turn
        assert seat is not None
        before = situation(session.state)
        state = session.state.copy()
        results: list[int] = []
        events: list[Event] = []
        session.chance.log = results
        self.game.apply(state, action, session.chance, events)
        number = len(self.record.steps) + 1
        step = Step(seat, action, results, is_reveal(self.game, results, events))
        line = step_line(step, self.notation)
        return Proposal(step, state, told(number, seat, action, events, before, state), line)

    def commit(self, proposal: Proposal) -> None:
        """Take a step that is stored."""
        self.session.state = proposal.state
        self.record.steps.append(proposal.step)
        if self.over:
            self.session.close()
        self.told.append(proposal.told)
        self.lengths.append(len(self.told))

    def undo(self, seat: int) -> None:
        """Take back the last step; that it may be was asked before."""
        self.session.undo(seat)
        self.told.pop()
        self.lengths.append(len(self.told))

    # -------------------------------------------------------------- what viewers see
    def described(self, seat: int | None) -> dict[str, Any]:
        """The view with names, written once per version and seat."""
        if self._of_version != self.version:
            self._views.clear()
            self._of_version = self.version
        if seat not in self._views:
            view = self.view(seat)
            legal = [action_data(self.notation, action) for action in view.legal()]
            self._views[seat] = {"view": view.describe(), "legal": legal}
        return self._views[seat]

    def legal(self, seat: int | None) -> list[ActionData]:
        found: list[ActionData] = self.described(seat)["legal"]
        return found

    def happening(self, step: int, seat: int | None) -> Happening:
        return happening(self.game, self.notation, self.told[step], seat)

    def outcome(self) -> OutcomeData | None:
        """The end of the game, once it is over."""
        if not self.over:
            return None
        if self._outcome is None:
            found = self.game.outcome(self.session.state)
            self._outcome = {
                "scores": list(found.scores),
                "breakdown": [cast(Points, dict(points)) for points in found.breakdown],
                "ranking": list(found.ranking),
                "winners": list(found.winners),
                "luck": [
                    {
                        "seat": seat,
                        "die": DICE[die],
                        "rolls": rolls.number,
                        "added": rolls.added,
                        "expected": rolls.number * expected(die),
                    }
                    for (seat, die), rolls in sorted(
                        count_rolls(self.told).items(), key=lambda item: (item[0][0] is None, item[0][0] or 0)
                    )
                ],
                "secret": self.record.secret,
            }
        return self._outcome
