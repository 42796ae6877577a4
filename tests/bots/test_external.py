"""Programs as bots: good ones, late ones, dead ones, and ones that talk nonsense."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

from warlore.bots import ExternalBot, make_bot
from warlore.history import HistoryGame
from warlore.table import BadInput, Session, Setup

EXAMPLES = Path(__file__).parents[2] / "examples"


def program(body: str) -> list[str]:
    return [sys.executable, "-c", "import json, sys, time\nfor line in sys.stdin:\n    m = json.loads(line)\n" + body]


def play(bot: ExternalBot, seed: int = 1, steps: int = 10_000) -> Session:
    """The bot against a random one, at most so many of its decisions."""
    session = Session(HistoryGame(), Setup(("Hannes", "Chris")), seed=seed)
    other = make_bot("random", seed)
    bot.begin(0)
    with bot:
        while not session.over and steps:
            mine = session.turn == 0
            steps -= mine
            assert session.turn is not None
            session.play((bot if mine else other).decide(session.view(session.turn)))
    return session


def test_the_example_program_plays_a_whole_game() -> None:
    bot = ExternalBot([sys.executable, str(EXAMPLES / "my_program.py")])
    assert play(bot).over
    assert bot.notes == []


def test_the_example_bot_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / "my_bot.py"), run_name="__main__")
    assert capsys.readouterr().out.startswith("(")


def test_an_answer_may_be_words() -> None:
    answer = "print(json.dumps({'text': m['legal'][-1]['text']}), flush=True)"
    bot = ExternalBot(program("    if m['type'] == 'decide': " + answer))
    assert play(bot).over
    assert bot.notes == []


@pytest.mark.parametrize(
    ("answer", "note"),
    [
        ("print('hello', flush=True)", "not JSON"),
        ("print('[]', flush=True)", "not an object"),
        ("print('{}', flush=True)", "null is not a legal action"),
        ("""print('{"action": 719}', flush=True)""", "719 is not a legal action"),
        ("""print('{"action": true}', flush=True)""", "true is not a legal action"),
        ("sys.exit(3)", "the program has ended"),
    ],
)
def test_nonsense_becomes_a_random_action_and_a_note(answer: str, note: str) -> None:
    told: list[str] = []
    bot = ExternalBot(program("    if m['type'] == 'decide': " + answer), on_note=told.append)
    assert play(bot).over
    assert note in bot.notes[0]
    assert told == bot.notes
    if "ended" in note:
        assert len(bot.notes) == 1


def test_a_late_program_loses_its_choice_but_not_the_game() -> None:
    slow = "    if m['type'] == 'decide':\n        time.sleep(0.3 if m['id'] == 1 else 0)\n"
    slow += "        print(json.dumps({'id': m['id'], 'action': m['legal'][0]['action']}), flush=True)"
    bot = ExternalBot(program(slow), time_limit=0.15)
    session = Session(HistoryGame(), Setup(("Hannes", "Chris")), seed=1)
    with bot:
        view = session.view(0)
        bot.decide(view)
        assert "no answer within 0.15 s" in bot.notes[0]
        bot._limit = 5.0
        assert bot.decide(view) == view.legal()[0]
    assert len(bot.notes) == 1


def test_a_program_that_never_listens_does_not_stop_the_game() -> None:
    bot = ExternalBot([sys.executable, "-c", "import time; time.sleep(60)"], time_limit=0.001)
    assert play(bot).over
    assert len(bot.notes) > 20


def test_a_program_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadInput, match="cannot be started"):
        make_bot("program:/no/such/bot --fast")
    with pytest.raises(BadInput, match="is no command"):
        make_bot("program:'")
    with pytest.raises(BadInput, match="needs a command"):
        make_bot("program:")


def test_a_command_is_a_bot() -> None:
    bot = make_bot(f"program:{sys.executable} {EXAMPLES / 'my_program.py'}")
    assert isinstance(bot, ExternalBot)
    assert play(bot, steps=3)
