"""A session: a game being played, with its record, undo and what each seat gets to see."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Generic, TypeVar

from warlore.table import luck
from warlore.table.chain import Chain
from warlore.table.errors import BadInput
from warlore.table.game import Event, Game, Seat, Setup, View
from warlore.table.record import Record, Step, check_words, final_state, is_reveal, playing, source_of
from warlore.table.sealing import commitment, new_secret

S = TypeVar("S")


class Session(Generic[S]):
    """Drives one game. The record is the truth: the state can always be rebuilt from it."""

    def __init__(self, game: Game[S], setup: Setup, *, seed: int | None = None, words: str = "") -> None:
        """With a seed the luck is reproducible; without one it is sealed by a fresh secret."""
        self.game = game
        setup = game.check_setup(setup)
        check_words(words)
        self._secret = b""
        if seed is None:
            self._secret = new_secret()
            source = f"sealed {commitment(self._secret)}"
            self.chance = luck.sealed(self._secret, words)
        else:
            source = f"fast {seed}"
            self.chance = luck.fast(seed)
        self.record = Record(game.name, game.version, game.components, setup, source, words)
        self.chance.log = self.record.deal
        self.events: list[Event] = []
        self._told: list[int] = []
        self.state: S = game.new(setup, self.chance, self.events)
        self.notation = game.notation(setup)

    @classmethod
    def resume(cls, game: Game[S], record: Record, *, secret: bytes = b"") -> Session[S]:
        """Go on with a recorded game; new luck goes on where the record's seed or secret had come to."""
        *_, session = cls.resuming(game, record, secret=secret)
        return session

    @classmethod
    def resuming(cls, game: Game[S], record: Record, *, secret: bytes = b"") -> Iterator[Session[S]]:
        """The same step by step, for who has other things to do between; it is whole with the last."""
        session = cls.__new__(cls)
        session.game = game
        session.record = record
        session.notation = game.notation(record.setup)
        session.events = []
        session._told = []
        session._secret = secret
        session.chance = source_of(record, secret)
        for state in playing(record, game, session.chance):
            session.state = state
            yield session

    @property
    def turn(self) -> Seat | None:
        """The seat that must decide, or None when the game is over."""
        return self.game.turn(self.state)

    @property
    def over(self) -> bool:
        return self.turn is None

    @property
    def secret(self) -> bytes:
        """The secret of sealed luck, for whoever stores the game; empty with a seed."""
        return self._secret

    def view(self, seat: Seat | None) -> View[S]:
        return self.game.view(self.state, seat)

    def play(self, action: int) -> list[Event]:
        """Carry out an action of the seat to decide; returns what happened, for all eyes."""
        seat = self.turn
        results: list[int] = []
        self.chance.log = results
        events: list[Event] = []
        self.game.apply(self.state, action, self.chance, events)
        reveal = is_reveal(self.game, results, events)
        self.record.steps.append(Step(0 if seat is None else seat, action, results, reveal))
        self._told.append(len(self.events))
        self.events += events
        if self.over:
            self.close()
        return events

    # -------------------------------------------------------------- the chain
    @cached_property
    def chain(self) -> Chain:
        return Chain(self.record, self.notation, self._secret)

    @property
    def head(self) -> str:
        """The head of the last step that can no longer be taken back; of the closed chain when the game has ended."""
        turn = self.turn
        if turn is None or self.record.chain:
            return self.chain.closing().head
        return self.chain.head(len(self.record.steps) - self.undoable(turn))

    def close(self) -> None:
        """The game has ended: its secret is shown, and nothing more can be added to its chain."""
        if self._secret:
            self.record.secret = self._secret.hex()
        self.record.chain = str(self.chain.closing())

    # -------------------------------------------------------------- taking back
    def undoable(self, seat: Seat) -> int:
        """How many of the last steps this seat may take back: its own, back to the last reveal."""
        n = 0
        if self.turn != seat:
            return 0
        for step in reversed(self.record.steps):
            if step.seat != seat or step.reveal:
                break
            n += 1
        return n

    def undo(self, seat: Seat) -> Step:
        """Take back this seat's last step."""
        if not self.undoable(seat):
            raise BadInput("nothing can be taken back: something was revealed, or it is another's turn")
        step = self.record.steps.pop()
        self.chain.take_back(len(self.record.steps))
        if self._told:
            del self.events[self._told.pop() :]
        self.state = final_state(self.record, self.game)
        return step
