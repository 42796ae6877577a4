"""A session: playing, undo, sealed luck, going on from a record."""

from __future__ import annotations

import pytest
from toy import GAME, SETUP

from warlore.table import BadInput, BadRecord, IllegalAction, Session, Setup, parse_record, replay, verify
from warlore.table.sealing import commitment

ROLL, THINK, PEEK = 0, 1, 2


def session(*actions: int, seed: int | None = 4, words: str = "") -> Session:
    made = Session(GAME, SETUP, seed=seed, words=words)
    for action in actions:
        made.play(action)
    return made


def test_playing_passes_the_turn_and_keeps_the_record() -> None:
    s = session()
    assert (s.turn, s.over) == (0, False)
    told = s.play(ROLL)
    assert told == s.events[-1:]
    assert (s.turn, len(s.record.steps)) == (1, 1)
    assert s.record.steps[0].results == [s.state.rolls[1]]
    assert s.view(1) == (1, s.state.rolls)


def test_an_illegal_action_leaves_everything_as_it_was() -> None:
    s = session(ROLL)
    record = s.record.to_text(s.notation)
    with pytest.raises(IllegalAction, match="no such action"):
        s.play(9)
    assert s.record.to_text(s.notation) == record
    assert len(s.events) == 2


def test_the_end() -> None:
    s = session(*[ROLL] * 6)
    assert s.over
    assert s.turn is None
    with pytest.raises(IllegalAction, match="game is over"):
        s.play(ROLL)
    assert len(s.record.steps) == 6


def test_a_setup_that_is_not_right_is_refused() -> None:
    with pytest.raises(BadInput, match="must be 2"):
        Session(GAME, Setup(("Ann",)), seed=1)


# ------------------------------------------------------------------ undo
def test_undo_takes_back_ones_own_steps_to_the_last_reveal() -> None:
    s = session(ROLL, THINK, THINK)
    assert (s.undoable(1), s.undoable(0)) == (2, 0)
    assert s.undo(1).action == THINK
    assert s.state.thoughts == 1
    s.undo(1)
    with pytest.raises(BadInput, match="nothing can be taken back"):
        s.undo(1)
    assert len(s.record.steps) == 1


def test_nobody_takes_back_anothers_step_or_a_revealed_one() -> None:
    s = session(THINK, ROLL)
    for seat in (0, 1):
        with pytest.raises(BadInput):
            s.undo(seat)


def test_what_somebody_was_shown_is_not_taken_back_though_no_luck_was_in_it() -> None:
    s = session(ROLL, THINK, PEEK, THINK)
    assert s.undoable(1) == 1
    s.undo(1)
    with pytest.raises(BadInput, match="nothing can be taken back"):
        s.undo(1)
    resumed = Session.resume(GAME, parse_record(s.record.to_text(s.notation), GAME))
    assert resumed.undoable(1) == 0
    resumed.play(THINK)
    assert resumed.undoable(1) == 1


def test_undo_takes_its_events_back_too() -> None:
    s = session(ROLL, THINK)
    before = session(ROLL).events
    s.undo(1)
    assert s.events == before
    s.play(ROLL)
    assert [event for moment in replay(s.record, GAME) for event in moment.events] == s.events


def test_luck_goes_on_as_if_nothing_had_been_taken_back() -> None:
    s = session(ROLL, THINK)
    s.undo(1)
    s.play(ROLL)
    assert s.state.rolls == session(ROLL, ROLL).state.rolls
    assert verify(s.record, GAME) == "fast"


# ------------------------------------------------------------------ sealed luck
def test_without_a_seed_the_luck_is_sealed_and_the_secret_shown_at_the_end() -> None:
    s = session(ROLL, seed=None)
    assert s.record.chance == f"sealed {commitment(s.secret)}"
    assert s.record.secret == ""
    assert s.secret.hex() not in s.record.to_text(s.notation)
    for _ in range(5):
        s.play(ROLL)
    assert s.record.secret == s.secret.hex()
    assert verify(s.record, GAME) == "sealed"


def test_with_a_seed_there_is_no_secret() -> None:
    assert session(seed=1).secret == b""


def test_two_sealed_sessions_have_nothing_in_common() -> None:
    assert session(seed=None).secret != session(seed=None).secret


@pytest.mark.parametrize("words", ["we #1", "a\nb", " x ", "two  blanks", "tab\there", "x" * 501, "\x1b[2J", "a\rb"])
def test_words_that_the_record_could_not_carry_are_refused(words: str) -> None:
    with pytest.raises(BadInput, match="words") as caught:
        session(seed=None, words=words)
    assert caught.value.field == "words"


@pytest.mark.parametrize("words", ["", "for glory", "Ä: ö, > ñ = 'x' \"y\"", "x" * 500, "sealed 00"])
def test_words_survive_the_record(words: str) -> None:
    s = session(*[ROLL] * 6, seed=None, words=words)
    record = parse_record(s.record.to_text(s.notation), GAME)
    assert record == s.record
    assert verify(record, GAME) == "sealed"


# ------------------------------------------------------------------ going on
@pytest.mark.parametrize("steps", range(7))
def test_a_session_goes_on_from_its_record(steps: int) -> None:
    whole, part = session(*[ROLL] * 6), session(*[ROLL] * steps)
    resumed = Session.resume(GAME, parse_record(part.record.to_text(part.notation), GAME))
    assert resumed.state == part.state
    while not resumed.over:
        resumed.play(ROLL)
    assert resumed.record == whole.record


def test_undo_after_going_on() -> None:
    part = session(ROLL, THINK)
    resumed = Session.resume(GAME, part.record)
    resumed.undo(1)
    assert resumed.state == session(ROLL).state


def test_a_sealed_session_goes_on_with_its_secret_only() -> None:
    part = session(ROLL, ROLL, seed=None, words="we")
    resumed = Session.resume(GAME, parse_record(part.record.to_text(part.notation), GAME), secret=part.secret)
    part.play(ROLL)
    resumed.play(ROLL)
    assert resumed.state == part.state
    while not resumed.over:
        resumed.play(ROLL)
    assert verify(resumed.record, GAME) == "sealed"


@pytest.mark.parametrize("chance", ["fast x", "fast", "fast -1", "unknown", "sealed 00", "", "fast " + "9" * 5000])
def test_a_record_whose_luck_is_not_known_cannot_go_on(chance: str) -> None:
    part = session(ROLL)
    part.record.chance = chance
    with pytest.raises((BadInput, BadRecord)):
        Session.resume(GAME, part.record)


def test_a_record_with_other_luck_than_its_seeds_cannot_go_on() -> None:
    """Else its new luck would belong to another game than the one shown."""
    part = session(ROLL, ROLL)
    part.record.steps[0].results[0] = part.record.steps[0].results[0] % 6 + 1
    with pytest.raises((BadInput, BadRecord)):
        Session.resume(GAME, part.record)
