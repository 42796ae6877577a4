"""Records of any game: text, replay, verification, and errors that name the place. History's are in its own tests."""

from __future__ import annotations

import pytest
from toy import GAME, SETUP

from warlore.table import BadRecord, Record, Session, Step, final_state, parse_record, replay, verify
from warlore.table.record import LARGEST_RECORD, TITLE, read_header


def finished(seed: int = 4) -> Session:
    session = Session(GAME, SETUP, seed=seed)
    session.play(1)
    while not session.over:
        session.play(0)
    return session


SESSION = finished()
TEXT = SESSION.record.to_text(SESSION.notation)


def test_a_record_reads_like_this() -> None:
    lines = TEXT.splitlines()
    assert lines[:8] == [
        "warlore record 1",
        "game: toy",
        "rules: 3",
        "components: one-die 0123456789abcdef",
        "seats: Ann, Bob",
        "first: Ann",
        "chance: fast 4",
        "",
    ]
    assert lines[8].startswith("deal > face ")
    assert lines[9] == "Ann: think"
    assert lines[10].startswith("Ann: roll > face ")
    assert lines[-1].startswith("chain: 7 steps, set-up ")


def test_it_round_trips_replays_and_verifies() -> None:
    record = parse_record(TEXT, GAME)
    assert record == SESSION.record
    assert final_state(record, GAME) == SESSION.state
    assert verify(record, GAME) == "fast"
    events = [event for moment in replay(record, GAME) for event in moment.events]
    assert events == SESSION.events


def test_options_words_and_secret_are_written_when_there_are_some() -> None:
    record = Record("toy", 3, GAME.components, SETUP, "sealed 00", "our words", "ff", [1], [Step(0, 1)])
    text = record.to_text(SESSION.notation)
    assert "words: our words\nsecret: ff\n" in text
    assert "options" not in text
    assert parse_record(text, GAME) == record


def test_the_header_can_be_read_without_the_game() -> None:
    record, lines = read_header(TEXT)
    assert (record.game, record.rules, record.setup.seats) == ("toy", 3, ("Ann", "Bob"))
    assert lines[0][1].startswith("deal")
    assert lines[0][0] == 9


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (TITLE, "hello", "a record begins with 'warlore record 1', not with 'hello'"),
        (TEXT, "", "not with nothing"),
        ("game: toy", "game: chess", "a record of 'chess', not of 'toy'"),
        ("rules: 3", "rules: 4", "version 4 of the rules; this is version 3"),
        ("rules: 3", "rules: x", "rules: 'x' is not a version number"),
        ("one-die 0123", "one-die ffff", "'one-die ffff456789ab'; these are 'one-die 0123456789ab'"),
        ("rules: 3\n", "", "the header lacks rules"),
        ("rules: 3\n", "rules: 3\nrules: 3\n", "line 4: 'rules' is given twice"),
        ("rules: 3\n", "rules: 3\nrule: 3\n", "line 4: 'rule: 3' is no header line"),
        ("first: Ann", "first: Eve", "first: 'Eve' has no seat"),
        ("Ann, Bob", "Ann, Bob, Cid", "the header is not right: seats: there are 3"),
        ("Ann: think", "Ann think", "line 10: 'Ann think' is not of the form 'Seat: action'"),
        ("Ann: think", "Eve: think", "line 10: 'Eve' is none of Ann, Bob"),
        ("Ann: think", "Bob: think", "step 1: seat 2 acts, but seat 1 is to decide"),
        ("Ann: think", "Ann: think > face 1", "step 1: 1 chance results are given, but only 0 were needed"),
        ("deal >", "deal > face 9,", "the deal: chance result 1 of 2 is not possible there"),
    ],
)
def test_a_record_that_is_not_right_is_refused(old: str, new: str, said: str) -> None:
    with pytest.raises(BadRecord) as caught:
        final_state(parse_record(TEXT.replace(old, new, 1), GAME), GAME)
    assert said in caught.value.message


def test_a_missing_result_is_said_to_be_missing() -> None:
    with pytest.raises(BadRecord, match="step 2: a chance result is missing after the 0 given"):
        final_state(parse_record(TEXT.replace("Ann: roll > ", "Ann: roll # ", 1), GAME), GAME)


def test_steps_after_the_end_are_refused() -> None:
    with pytest.raises(BadRecord, match="the game is over"):
        final_state(parse_record(TEXT.replace("chain:", "Ann: think # chain:"), GAME), GAME)
    with pytest.raises(BadRecord, match="line 18: nothing may follow the line 'chain: …', which closes a record"):
        parse_record(TEXT + "Ann: think\n", GAME)


def test_a_record_that_is_too_large_is_not_even_read() -> None:
    with pytest.raises(BadRecord, match="too large"):
        read_header("x" * (LARGEST_RECORD + 1))


def test_the_end_before_the_deal() -> None:
    with pytest.raises(BadRecord, match="ends before the line 'deal >'"):
        parse_record(TEXT[: TEXT.index("deal")], GAME)


def test_results_that_differ_from_the_seed_are_found() -> None:
    record = parse_record(TEXT, GAME)
    record.steps[1].results[0] = record.steps[1].results[0] % 6 + 1
    final_state(record, GAME)
    with pytest.raises(BadRecord, match="step 2: chance result 1 is not the one that was sealed"):
        verify(record, GAME)
