"""H10.2: what can be taken back has shown nobody anything."""

from __future__ import annotations

from typing import Any

import pytest
from random_games import choose, random_setup
from table_talk import GAME

from warlore.history.rules.actions import LOOK
from warlore.history.rules.state import PROWESS_SEEN
from warlore.table import Session, form, luck, parse_record

DEALS = 20


def seen_after(before: Any, seat: int, action: int, deal: int) -> object:
    """What the seat would see after its action if all it does not know had been dealt otherwise."""
    dealt = GAME.view(before, seat).redeal(luck.fast(deal))
    GAME.apply(dealt, action, luck.fast(deal))
    return GAME.view(dealt, seat).key()


@pytest.mark.parametrize("number", range(12) if form() == "compiled" else (3, 7))
def test_an_undoable_step_looks_the_same_whatever_is_hidden(number: int) -> None:
    """H10.2: random games with 2 to 5 seats; each step that can be taken back is tried in other deals."""
    session = Session(GAME, random_setup(number), seed=number)
    choice = luck.fast(number)
    undoable = 0
    while (seat := session.turn) is not None:
        before = session.state.copy()
        action = choose(session.game.legal(before), choice)
        session.play(action)
        if session.undoable(seat):
            undoable += 1
            seen = session.view(seat).key()
            assert all(seen_after(before, seat, action, deal) == seen for deal in range(DEALS)), action
    assert undoable > 20
    resumed = Session.resume(GAME, parse_record(session.record.to_text(session.notation), GAME))
    steps = zip(session.record.steps, resumed.record.steps, strict=True)
    assert all(kept.reveal == worked_out.reveal for kept, worked_out in steps)


def test_a_look_at_tokens_that_others_have_seen_before_is_a_reveal() -> None:
    """H7.4, H10.2: no luck is in it, and yet it cannot be taken back to look at others."""
    looks = 0
    for number in range(60 if form() == "compiled" else 20):
        session = Session(GAME, random_setup(number), seed=number)
        choice = luck.fast(number)
        while (seat := session.turn) is not None:
            action = choose(session.game.legal(session.state), choice)
            events = session.play(action)
            step = session.record.steps[-1]
            if action in range(LOOK, LOOK + 4) and not step.results and any(e[0] == PROWESS_SEEN for e in events):
                looks += 1
                assert step.reveal
                assert session.undoable(seat) == 0
    assert looks > 0
