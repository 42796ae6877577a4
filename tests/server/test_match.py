"""A match carries out the same steps as a session of its own, and lets the same ones be taken back."""

from __future__ import annotations

from warlore.history import HistoryGame
from warlore.history.rules.state import PROWESS_SEEN
from warlore.server.match import Match
from warlore.table import Session, Setup, luck

SETUP = Setup(("Pär", "Chris", "Tommy"))


def test_a_stored_step_is_a_reveal_where_a_played_one_is() -> None:
    """H7.4: so is a look at tokens that others have seen, though no luck is in it."""
    game = HistoryGame()
    looks = seed = 0
    while not looks:
        seed += 1
        session = Session(game, SETUP, seed=seed)
        match = Match(game, Session(game, SETUP, seed=seed))
        choice = luck.fast(seed)
        while (seat := session.turn) is not None:
            legal = game.legal(session.state)
            action = legal[luck.below(choice, len(legal))]
            events = session.play(action)
            match.commit(match.propose(action))
            step = match.record.steps[-1]
            assert step.reveal == session.record.steps[-1].reveal
            assert match.undoable(seat) == session.undoable(seat)
            if not step.results and any(event[0] == PROWESS_SEEN for event in events):
                looks += 1
                assert match.undoable(seat) == 0
