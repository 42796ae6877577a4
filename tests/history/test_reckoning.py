"""How the totals of a line come about, and the re-rolls that are left, as pages show them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from table_talk import GAME

from warlore.bots import make_bot
from warlore.history.reckoning import reckoned
from warlore.history.rules.state import LINE_FOUGHT, ROLLED
from warlore.history.telling import play_and_tell
from warlore.table import Session, Setup


@pytest.mark.parametrize("number", range(6))
def test_the_shares_of_a_line_add_up_to_what_the_rules_counted(number: int) -> None:
    """H6.1: below 0 counts as 0. H5.10: re-rolls go down to what the state says."""
    session: Session[Any] = Session(GAME, Setup(("Pär", "Chris", "Tommy"), 0), seed=number)
    bots = [make_bot("random", 3 * number + seat) for seat in range(3)]
    seen: Counter[str] = Counter()
    while session.turn is not None:
        told = play_and_tell(session, bots[session.turn].decide(session.view(session.turn)), 1)
        found = reckoned(GAME, told)
        for at, (kind, side, *totals) in enumerate(told.events):
            assert (at in found) == (kind in (LINE_FOUGHT, ROLLED))
            if kind == LINE_FOUGHT:
                shares = found[at]["shares"]
                sums = [sum(share["value"] for share in shares[name]) for name in ("attacker", "defender")]
                assert [max(0, total) for total in sums] == totals
                seen["below zero"] += min(sums) < 0
                seen["lines"] += 1
            elif kind == ROLLED and session.state.ranks[side] and at == last_roll(told.events, side):
                assert found[at]["relaunches"] == session.state.relaunches[side]
                seen["rolls"] += 1
    assert seen["lines"] > 15 and seen["rolls"]


def last_roll(events: Any, side: int) -> int:
    return max(at for at, event in enumerate(events) if event[:2] == (ROLLED, side))
