"""Records of the history game: they say everything, and one that was tampered with is refused in a sentence."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import SEEDS, choose, setups
from table_talk import GAME

from warlore.table import (
    BadInput,
    BadRecord,
    Record,
    Session,
    Setup,
    WarloreError,
    final_state,
    luck,
    parse_record,
    replay,
    verify,
)


def played(setup: Setup, seed: int | None, choices: int, steps: int = 10_000, words: str = "") -> Session:
    """A game played at random, to its end or for so many steps."""
    session = Session(GAME, setup, seed=seed, words=words)
    choice = luck.fast(choices)
    while not session.over and steps:
        session.play(choose(GAME.legal(session.state), choice))
        steps -= 1
    return session


def text_of(session: Session) -> str:
    return session.record.to_text(session.notation)


# ------------------------------------------------------------------ whole games
@settings(max_examples=50)
@given(setups(), SEEDS, SEEDS)
def test_a_record_round_trips_replays_and_verifies(setup: Setup, seed: int, choices: int) -> None:
    session = played(setup, seed, choices)
    text = text_of(session)
    record = parse_record(text, GAME)
    assert record == session.record
    assert record.to_text(session.notation) == text
    assert final_state(record, GAME) == session.state
    assert verify(record, GAME) == "fast"


@settings(max_examples=6)
@given(setups(), SEEDS, st.sampled_from(["", "for the wolves and the lion", "ÅÄÖ, ñ: (x) > 3 = 4"]))
def test_sealed_luck_verifies_once_the_secret_is_shown(setup: Setup, choices: int, words: str) -> None:
    session = played(setup, None, choices, words=words)
    record = parse_record(text_of(session), GAME)
    assert record.secret == session.secret.hex()
    assert record.words == words
    assert verify(record, GAME) == "sealed"
    assert final_state(record, GAME) == session.state


@settings(max_examples=15)
@given(setups(), SEEDS, SEEDS)
def test_a_replay_tells_the_same_events(setup: Setup, seed: int, choices: int) -> None:
    session = played(setup, seed, choices)
    moments = list(replay(session.record, GAME))
    assert [moment.step for moment in moments] == list(range(len(session.record.steps) + 1))
    assert [event for moment in moments for event in moment.events] == session.events


@settings(max_examples=20)
@given(setups(), SEEDS, SEEDS, st.integers(0, 150))
def test_a_game_goes_on_from_its_record(setup: Setup, seed: int, choices: int, steps: int) -> None:
    """Resumed in the middle, the rest of the luck is the same as without the break."""
    whole = played(setup, seed, choices)
    part = played(setup, seed, choices, steps)
    resumed = Session.resume(GAME, parse_record(text_of(part), GAME))
    for step in whole.record.steps[len(part.record.steps) :]:
        resumed.play(step.action)
    assert resumed.state == whole.state
    assert text_of(resumed) == text_of(whole)


def test_a_sealed_game_goes_on_with_its_secret() -> None:
    part = played(Setup(("Hannes", "Chris")), None, 1, 30)
    record = parse_record(text_of(part), GAME)
    assert record.secret == ""
    resumed = Session.resume(GAME, record, secret=part.secret)
    for action in (GAME.legal(part.state)[0], GAME.legal(part.state)[-1]):
        if GAME.why_not(resumed.state, action) is None:
            part.play(action)
            resumed.play(action)
    assert resumed.state == part.state
    with pytest.raises(WarloreError):
        Session.resume(GAME, record)


# ------------------------------------------------------------------ undo
@settings(max_examples=20)
@given(setups(), SEEDS, SEEDS, st.integers(0, 250))
def test_undo_goes_back_to_the_last_reveal_and_not_further(setup: Setup, seed: int, choices: int, steps: int) -> None:
    session = played(setup, seed, choices, steps)
    if session.turn is None:
        return
    seat = session.turn
    for other in range(session.state.players):
        if other != seat:
            assert session.undoable(other) == 0
    n = session.undoable(seat)
    recorded = session.record.steps[len(session.record.steps) - n :]
    assert all(step.seat == seat and not step.results for step in recorded)
    before = session.record.steps[: len(session.record.steps) - n]
    assert not before or before[-1].results or before[-1].seat != seat
    actions = [step.action for step in recorded]
    end = session.state.copy()
    for step in reversed(recorded):
        assert session.undo(seat) == step
    with pytest.raises(BadInput, match="nothing can be taken back"):
        session.undo(seat)
    for action in actions:
        session.play(action)
    assert session.state == end
    assert verify(session.record, GAME) == "fast"


# ------------------------------------------------------------------ tampering
SAMPLE = played(Setup(("Hannes", "Chris", "Joakim"), 1, {"chain_links": True}), 7, 8)
TEXT = text_of(SAMPLE)


def edit(pattern: str, replacement: str, text: str = TEXT) -> str:
    """The sample with the first match of a pattern replaced."""
    edited, n = re.subn(pattern, replacement, text, count=1, flags=re.M)
    assert n, f"'{pattern}' is not in the sample"
    return edited


def drop_result(text: str = TEXT) -> str:
    return edit(r"^(Chris: insert) > tile \d+$", r"\1", text)


EDITED = {
    "empty": "",
    "only blanks": " \n\n ",
    "only comments": "# nothing\n",
    "wrong title": edit(r"\Awarlore record 1", "warlore record 2"),
    "no title": TEXT.split("\n", 1)[1],
    "another game": edit(r"^game: history", "game: knight"),
    "other rules": edit(r"^rules: \d+", "rules: 999"),
    "rules that are no number": edit(r"^rules: \d+", "rules: new"),
    "rules that are no number people write": edit(r"^rules: \d+", "rules: " + "9" * 5000),
    "other cards": edit(r"^components: .*", "components: standard 0123456789abcdef"),
    "no seats line": edit(r"^seats: .*\n", ""),
    "no such Sabaton": edit(r"Joakim$", "Floor"),
    "one seat": edit(r"^seats: .*\n", "seats: Chris\n"),
    "six seats": edit(r"^seats: .*\n", "seats: Chris, Hannes, Joakim, Pär, Tommy, Chris\n"),
    "first who has no seat": edit(r"^first: .*", "first: Tommy"),
    "unknown option": edit(r"chain_links=true", "chains=true"),
    "impossible option": edit(r"chain_links=true", "chain_links=7"),
    "option twice": edit(r"chain_links=true", "chain_links=true, chain_links=true"),
    "option without a value": edit(r"chain_links=true", "chain_links"),
    "option of thousands of digits": edit(r"chain_links=true", "honor_supply=" + "9" * 5000),
    "header twice": edit(r"^(rules: .*)", r"\1\n\1"),
    "unknown header": edit(r"^(rules: .*)", r"\1\nplayer: me"),
    "header without a colon": edit(r"^(rules: .*)", r"\1\nhello"),
    "no deal": TEXT[: TEXT.index("\ndeal")],
    "unknown unit": edit(r"^deal > [^,]+", "deal > Dragons"),
    "unknown unit in an action": edit(r": deploy \w+", ": deploy Dragons"),
    "unknown action": edit(r"^Chris: insert", "Chris: explode"),
    "unknown seat": edit(r"^Chris: insert", "Floor: insert"),
    "no seat": edit(r"^Chris: insert", "insert"),
    "missing result": drop_result(),
    "missing result of the deal": edit(r"^deal > [^,]+, ", "deal > "),
    "surplus result": edit(r"^(Chris: insert > tile \d+)$", r"\1, tile 1"),
    "surplus result of the deal": edit(r"^(deal > .*)$", r"\1, strong 1"),
    "impossible result": edit(r"^(Chris: insert) > tile \d+$", r"\1 > strong 1"),
    "impossible card": edit(r"^deal > [^,]+", "deal > Spy"),
    "a card that was dealt already": edit(r"^deal > ([^,]+), [^,]+", r"deal > \1, \1"),
    "a tile of no box": edit(r"^(Chris: insert) > tile \d+$", r"\1 > tile 13"),
    "die with seven faces": edit(r"strong \d", "strong 7"),
    "wrong seat": edit(r"^Chris: insert", "Hannes: insert"),
    "illegal action": edit(r"^Chris: insert > tile \d+$", "Chris: draw 2"),
    "game goes on after its end": TEXT + "Chris: insert > tile 1\n",
    "step left out": edit(r"^Chris: jump \w+\n", ""),
    "garbage": "\x00\x01\x02 garbage \ud7ff",
    "binary": bytes(range(256)).decode("latin-1"),
    "half a line": TEXT[: TEXT.index("deal >") + 40],
}


@pytest.mark.parametrize("text", EDITED.values(), ids=EDITED.keys())
def test_an_edited_record_is_refused_with_one_clear_sentence(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        final_state(parse_record(text, GAME), GAME)
    message = caught.value.message
    assert 10 < len(message) < 300
    assert message.isprintable()


@pytest.mark.parametrize(
    ("name", "code"),
    [("another game", "other_game"), ("other rules", "other_rules"), ("other cards", "other_components")],
)
def test_records_of_other_games_rules_or_cards_have_codes(name: str, code: str) -> None:
    with pytest.raises(BadRecord) as caught:
        parse_record(EDITED[name], GAME)
    assert caught.value.code == code


def test_an_error_names_the_line() -> None:
    with pytest.raises(BadRecord, match=r"^line \d+: there is no Unit 'Dragons'") as caught:
        parse_record(EDITED["unknown unit in an action"], GAME)
    assert "Dragons" in EDITED["unknown unit in an action"].splitlines()[caught.value.line - 1]


def test_a_record_may_end_after_any_step_and_carry_comments_and_blanks() -> None:
    lines = TEXT.splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("deal"))
    for end in range(start + 1, len(lines), 17):
        final_state(parse_record("\n".join(lines[:end]), GAME), GAME)
    commented = "\n\n".join(f"  {line}  # a remark" for line in lines)
    assert parse_record(commented, GAME) == SAMPLE.record


def test_words_are_read_kindly() -> None:
    """Lower case, missing accents and unique beginnings, as a person edits."""
    record = parse_record(TEXT.replace("deploy Trebuchet", "Deploy treb").replace("Chris: ", "chris: "), GAME)
    assert record == SAMPLE.record


@settings(max_examples=150)
@given(st.data())
def test_no_damage_to_a_record_causes_any_other_error(data: st.DataObject) -> None:
    """Cut, doubled or replaced pieces: read and replayed, or refused as a BadRecord."""
    text = TEXT
    for _ in range(data.draw(st.integers(1, 3))):
        i = data.draw(st.integers(0, len(text)))
        j = data.draw(st.integers(i, min(len(text), i + 60)))
        text = text[:i] + data.draw(st.one_of(st.text(max_size=8), st.just(text[i:j] * 2))) + text[j:]
    try:
        record = parse_record(text, GAME)
        final_state(record, GAME)
        verify(record, GAME)
    except BadRecord as error:
        assert error.message.isprintable()


# ------------------------------------------------------------------ verifying the luck
def changed_luck() -> Record:
    """A record that replays well, with another die than was rolled at some step."""
    for step in SAMPLE.record.steps:
        for place, result in enumerate(step.results):
            if result < 512:
                record = parse_record(TEXT, GAME)
                twin = record.steps[SAMPLE.record.steps.index(step)]
                twin.results[place] = result // 256 * 256 + result % 256 % 6 + 1
                return record
    raise AssertionError("no die was rolled")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda r: setattr(r, "chance", "fast 8"), "is not the one that was sealed"),
        (lambda r: setattr(r, "chance", "unknown"), "cannot be checked"),
        (lambda r: setattr(r, "chance", "fast"), "cannot be checked"),
        (lambda r: setattr(r, "chance", "fast -1"), "cannot be checked"),
        (lambda r: setattr(r, "chance", f"fast {2**64}"), "cannot be checked"),
        (lambda r: setattr(r, "chance", "fast " + "9" * 5000), "cannot be checked"),
        (lambda r: setattr(r, "chance", "sealed 00"), "the secret is not in the record yet"),
        (lambda r: r.deal.pop(), "chance results are recorded"),
        (lambda r: r.steps[0].results.append(0), "chance results are recorded"),
        (lambda r: setattr(r.steps[0], "action", 2), "is not legal"),
    ],
)
def test_luck_that_cannot_be_shown_is_refused(change: object, said: str) -> None:
    record = parse_record(TEXT, GAME)
    change(record)  # type: ignore[operator]
    with pytest.raises(BadRecord, match=said):
        verify(record, GAME)


def test_a_die_that_was_turned_over_is_found() -> None:
    with pytest.raises(BadRecord, match="is not the one that was sealed"):
        verify(changed_luck(), GAME)


@pytest.mark.parametrize(
    ("secret", "said"),
    [
        ("00" * 32, "does not fit the commitment"),
        ("zz" * 32, "must be 64 hexadecimal digits"),
        ("00" * 31, "must be 64 hexadecimal digits"),
        ("", "not in the record yet"),
    ],
)
def test_a_sealed_record_with_another_secret_is_refused(secret: str, said: str) -> None:
    session = played(Setup(("Hannes", "Chris")), None, 5)
    record = parse_record(text_of(session), GAME)
    record.secret = secret
    with pytest.raises(BadRecord, match=said):
        verify(record, GAME)


def test_a_commitment_in_other_letters_is_refused_too() -> None:
    record = parse_record(edit(r"^chance: .*", f"chance: sealed é\nsecret: {'00' * 32}"), GAME)
    with pytest.raises(BadRecord, match="does not fit the commitment"):
        verify(record, GAME)


def test_other_words_give_other_luck() -> None:
    session = played(Setup(("Hannes", "Chris")), None, 5, words="a")
    session.record.words = "b"
    with pytest.raises(BadRecord, match="is not the one that was sealed"):
        verify(session.record, GAME)
