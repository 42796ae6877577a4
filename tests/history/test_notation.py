"""Text forms: every action, result and seat has one, and it parses back; what is unclear is said kindly."""

from __future__ import annotations

import importlib.resources

import pytest
from hypothesis import given
from hypothesis import strategies as st
from table_talk import GAME, STANDARD

from warlore.history import CardError, HistoryGame
from warlore.history.cardset import parse_cards
from warlore.history.columns import SABATONS, TOKEN_NAMES
from warlore.history.notation import PLAIN, HistoryNotation
from warlore.history.reasons import NO_SUCH_ACTION, NOT_YOUR_TURN, REASONS
from warlore.history.rules import actions, state, tables
from warlore.history.rules.actions import ACTIONS
from warlore.table import AmbiguousInput, BadInput, IllegalAction, Session, Setup, luck, parse_record

WORDS = HistoryNotation(STANDARD, SABATONS)
UNITS = range(len(STANDARD.units))


def real_actions() -> list[int]:
    """All actions that name something in the box, and all that name nothing."""
    units = [
        family + unit
        for family in (actions.DO_RECOVER, actions.DO_DISMISS, actions.DEPLOY, actions.CHASE)
        for unit in UNITS
    ]
    swaps = [actions.SWAP + token for token in TOKEN_NAMES]
    places = [actions.place(token, slot) for token in TOKEN_NAMES for slot in range(tables.SLOTS)]
    return [*range(actions.SWAP), *swaps, *places, *units]


def real_results() -> list[int]:
    dice = [die * 256 + face for die in (tables.STRONG, tables.RISKY) for face in range(1, 7)]
    drawn = [(state.UNIT_DRAWN, UNITS), (state.RELIC_DRAWN, range(32)), (state.TOKEN_DRAWN, TOKEN_NAMES)]
    drawn += [(state.TILE_DRAWN, range(12)), (state.PROWESS_DRAWN, range(1, 10))]
    return dice + [kind * 256 + value for kind, values in drawn for value in values]


@pytest.mark.parametrize("action", real_actions())
def test_each_action_has_words_that_parse_back(action: int) -> None:
    text = WORDS.action_text(action)
    for written in (text, text.upper(), text.lower(), f"  {text.replace(' ', '  ')} "):
        assert WORDS.parse_action(written) == action


def test_all_words_differ() -> None:
    texts = [WORDS.action_text(action) for action in real_actions()]
    assert len(set(texts)) == len(texts)
    results = [WORDS.result_text(result) for result in real_results()]
    assert len(set(results)) == len(results)


@pytest.mark.parametrize("result", real_results())
def test_each_result_has_words_that_parse_back(result: int) -> None:
    assert WORDS.parse_result(WORDS.result_text(result)) == result


@pytest.mark.parametrize("seat", range(5))
def test_seats_parse_back_by_name_and_by_number(seat: int) -> None:
    assert WORDS.parse_seat(WORDS.seat_text(seat)) == seat
    assert WORDS.parse_seat(f"seat {seat + 1}") == seat
    assert HistoryNotation(STANDARD, SABATONS[:2]).seat_text(4) == "seat 5"


def test_the_families_fill_the_action_space_without_overlap() -> None:
    """The numbers are part of the record format."""
    sizes = [
        (actions.JUMP, 4),
        (actions.FIGHT, 12),
        (actions.ADD, 12),
        (actions.CHALLENGE, 5),
        (actions.LOOK, 4),
        (actions.KEEP, 4),
        (actions.KEEP_RELIC, 32),
        (actions.SWAP, 34),
        (actions.PLACE, 34 * 5),
        (actions.DO_RECOVER, 108),
        (actions.DO_DISMISS, 108),
        (actions.DEPLOY, 108),
        (actions.CHASE, 108),
    ]
    at = len(PLAIN)
    assert sorted(PLAIN.values()) == list(range(at))
    for first, size in sizes:
        assert first == at
        at += size
    assert at == ACTIONS


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is no action"),
        ("xyzzy", "is no action; actions are insert"),
        ("inser", "did you mean insert?"),
        ("deploy Drgon", "there is no Unit 'Drgon'"),
        ("deploy Archer Spy", "there is no Unit"),
        ("jump 9", "there is no Era '9'; allowed are i, ii, iii, iv"),
        ("fight V1", "there is no space 'V1'"),
        ("place long+1", "lacks its slot"),
        ("place long+1 on 6", "there is no slot '6'"),
        ("place sword on 1", "there is no Warfare token 'sword'"),
        ("look 5", "there is no position '5'"),
        ("challenge Floor", "there is no player 'Floor'"),
        ("keep relic Grail", "there is no Relic 'Grail'"),
        ("deploy Spartn Hoplites", "did you mean spartan hoplites"),
    ],
)
def test_what_makes_no_sense_is_said_in_one_sentence(text: str, said: str) -> None:
    with pytest.raises(BadInput) as caught:
        WORDS.parse_action(text)
    assert said in caught.value.message
    assert "\n" not in caught.value.message


def test_what_could_mean_several_things_is_said_too() -> None:
    with pytest.raises(AmbiguousInput, match="could be more than one Unit: s"):
        WORDS.parse_action("deploy s")


@given(st.text(max_size=60))
def test_no_text_causes_any_other_error(text: str) -> None:
    for parse in (WORDS.parse_action, WORDS.parse_result, WORDS.parse_seat):
        try:
            parse(text)
        except BadInput as error:
            assert error.message.isprintable()


# ------------------------------------------------------------------ actions that do not exist
@pytest.mark.parametrize("action", [-1, ACTIONS, ACTIONS + 1, 10**6, -(10**6), 2**31, 2**40, -(2**70)])
def test_a_number_outside_the_action_space_is_refused_like_any_other_action(action: int) -> None:
    s = GAME.new(Setup(("Hannes", "Chris")), luck.fast(1))
    before = s.key()
    for asked in (GAME.why_not(s, action), GAME.view(s, 0).why_not(action)):
        assert asked is not None
        assert asked.code == "no_such_action"
    with pytest.raises(IllegalAction, match="no such action"):
        GAME.apply(s, action, luck.fast(1))
    assert s.key() == before


def test_every_number_of_the_space_has_words_even_if_no_card_has_it() -> None:
    for action in range(-2, ACTIONS + 2):
        assert WORDS.action_text(action)


def test_every_refusal_reads_as_a_sentence_with_its_rule() -> None:
    for reason in (*REASONS.values(), NOT_YOUR_TURN, NO_SUCH_ACTION):
        text = str(IllegalAction("deploy Spy", reason))
        assert text.startswith("'deploy Spy' is not legal: ")
        assert "_" not in text
        assert (f"({reason.rule})" in text) == bool(reason.rule)


# ------------------------------------------------------------------ names of an owner's own cards
TOML = (importlib.resources.files("warlore.history") / "data" / "standard.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "name",
    ["Company #5", "strong men", "risky 3", "relic hunters", "token force", "tile 3", "prowess 4", "done", "a on 1"],
)
def test_a_name_is_refused_or_survives_the_record(name: str) -> None:
    """A Unit may be called anything the text form can carry."""
    try:
        game = HistoryGame(parse_cards(TOML.replace('name = "Archers"', f'name = "{name}"'), "own.toml"))
    except CardError:
        return
    session = Session(game, Setup(("Hannes", "Chris")), seed=1)
    while not session.over:
        session.play(game.legal(session.state)[-1])
    assert parse_record(session.record.to_text(session.notation), game) == session.record
