"""Bots in Python from elsewhere: found by file or module, made for every game, and never the end of one."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from warlore.bots import PythonBot, is_bot, is_guest, make_bot, own_bot
from warlore.history import HistoryGame
from warlore.table import BadInput, Session, Setup

EXAMPLES = Path(__file__).parents[2] / "examples"

BOTS = """
import neighbour
from dataclasses import dataclass
from random import Random

class First:
    def decide(self, view):
        return view.legal()[0]

class Lucky(First):
    def __init__(self, seed=0):
        self.random = Random(seed)
    def decide(self, view):
        return self.random.choice(view.legal())

class Deep(First):
    def __init__(self, depth=3):
        assert depth == 3, "a seed is no depth"

class Seated(First):
    def __init__(self, number):
        self.number, self.seat = number, None
    def begin(self, seat):
        self.seat = seat
    def decide(self, view):
        assert (self.number, self.seat) == (7, 0), "not as told"
        return view.legal()[0]

@dataclass
class Data(First):
    seed: int

def lucky(seed):
    return Lucky(seed)

class Never(First):
    def __init__(self):
        raise RuntimeError("not today")

class Later(First):
    def __init__(self, seed):
        if seed == 3:
            raise RuntimeError("not three")

class Restless(First):
    def begin(self, seat):
        raise LookupError("no such seat")

class Failing:
    def decide(self, view):
        raise ValueError("cannot choose\\nbetween them")

class Leaving:
    def decide(self, view):
        raise SystemExit(3)

class Wrong:
    answer = 719
    def decide(self, view):
        return self.answer

class Yes(Wrong):
    answer = True

class Nothing(Wrong):
    answer = None

class Whole(First):
    def decide(self, view):
        class Index:
            def __index__(self):
                return view.legal()[0]
        return Index()

class Untidy:
    def decide(self, view):
        view.state.turn = 1
        raise ValueError("and left the view in disorder")

class Talking(First):
    def decide(self, view):
        print("let me see")
        return view.legal()[0]

class Greedy:
    pass

number = 5
"""


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of the file above, but for what is in it; it has a neighbour that it imports."""
    monkeypatch.setattr(sys, "path", sys.path[:])
    (tmp_path / "neighbour.py").write_text("")
    (tmp_path / "bots.py").write_text(BOTS)
    return f"python:{tmp_path / 'bots.py'}:"


def view() -> Any:
    """A view with much to choose from."""
    session = Session(HistoryGame(), Setup(("Hannes", "Chris")), seed=1)
    session.play(0)
    return session.view(0)


@pytest.mark.parametrize("what", ["First", "Lucky", "Deep", "Seated", "Data", "lucky", "Whole", "Talking"])
def test_a_class_or_a_function_makes_a_bot(bots: str, what: str) -> None:
    bot = make_bot(bots + what, 7)
    assert isinstance(bot, PythonBot) and bot.name == bots + what
    bot.begin(0, players=2)
    assert bot.decide(view()) in view().legal()
    assert (bot.faults, bot.notes) == (0, [])


def test_what_a_bot_prints_is_no_output_of_the_command(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    make_bot(bots + "Talking").decide(view())
    assert capsys.readouterr() == ("", "let me see\n")


def test_the_example_is_a_bot_by_its_file_and_by_its_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.chdir(EXAMPLES.parent)
    for name in ("python:examples/my_bot.py:EagerBot", "python:examples.my_bot:EagerBot"):
        session = Session(HistoryGame(), Setup(("Hannes", "Chris")), seed=1)
        players = [make_bot(name, 1), make_bot("random", 2)]
        while session.turn is not None:
            session.play(players[session.turn].decide(session.view(session.turn)))
        assert isinstance(players[0], PythonBot) and players[0].faults == 0


def test_every_game_has_a_new_bot(bots: str) -> None:
    def play(bot: PythonBot, seed: int) -> list[int]:
        bot.begin(0, seed=seed)
        return [bot.decide(view()) for _ in range(30)]

    bot = PythonBot(bots + "Lucky")
    first = play(bot, 1)
    assert play(bot, 2) != first == play(bot, 1) == play(PythonBot(bots + "lucky", 9), 1)


@pytest.mark.parametrize(
    ("what", "note"),
    [
        ("Failing", "ValueError: cannot choose (bots.py, line N); a random action was taken"),
        ("Leaving", "SystemExit: 3 (bots.py, line N); a random action was taken"),
        ("Wrong", "719 is not a legal action; a random action was taken"),
        ("Yes", "True is not a legal action; a random action was taken"),
        ("Nothing", "None is not a legal action; a random action was taken"),
        ("Untidy", "ValueError: and left the view in disorder (bots.py, line N); a random action was taken"),
    ],
)
def test_a_bot_that_fails_has_a_random_action_and_a_note(bots: str, what: str, note: str) -> None:
    told: list[str] = []
    bot = make_bot(bots + what, 7, on_note=told.append)
    assert isinstance(bot, PythonBot)
    bot.begin(0)
    assert {bot.decide(view()) for _ in range(200)} == set(view().legal())
    assert bot.faults == 200 and told == bot.notes
    assert {re.sub("line [0-9]+", "line N", text) for text in told} == {f"{bots}{what}: {note}"}
    bot.begin(0)
    assert (bot.faults, bot.notes) == (0, [])


@pytest.mark.parametrize(("what", "problem"), [("Later", "not three"), ("Restless", "no such seat")])
def test_a_bot_that_cannot_begin_is_gone_until_the_next_game(bots: str, what: str, problem: str) -> None:
    bot = PythonBot(bots + what)
    bot.begin(0, seed=3)
    for _ in range(5):
        assert bot.decide(view()) in view().legal()
    assert bot.faults == 5 and len(bot.notes) == 1 and problem in bot.notes[0] and "until the next" in bot.notes[0]
    if what == "Later":
        bot.begin(0, seed=4)
        assert bot.decide(view()) == view().legal()[0] and bot.faults == 0


def test_ctrl_c_is_not_the_bots() -> None:
    bot = PythonBot("python:warlore.bots:RandomBot")

    def interrupted(view: object) -> int:
        raise KeyboardInterrupt

    bot._bot.decide = interrupted
    with pytest.raises(KeyboardInterrupt):
        bot.decide(view())


FORM = r"is not of the form python:PATH\.py:NAME or python:package\.module:NAME$"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("python:", FORM),
        ("python:x.py", FORM),
        ("python:x.py:", FORM),
        ("python:x y:First", FORM),
        ("python:x.py:a b", FORM),
        ("python:nowhere/x.py:First", r"'python:nowhere/x\.py:First': nowhere/x\.py cannot be read: No such file"),
        ("python:no.such.module:First", "there is no module no$"),
        ("python:warlore.nothing:First", r"there is no module warlore\.nothing$"),
        ("{bots}Second", "has no class or function 'Second'; it has First, Lucky, Deep, Seated, Data, lucky, Never"),
        ("{bots}number", "has no class or function 'number'"),
        ("{bots}Never", r"RuntimeError: not today \(bots\.py, line 38\)"),
        ("{bots}Greedy", r"makes a Greedy, which has no decide\(view\)"),
        ("{broken}First", r"broken\.py cannot be imported: ZeroDivisionError: division by zero \(broken\.py, line 2"),
        ("{lonely}First", r"lonely\.py cannot be imported: ModuleNotFoundError: No module named 'nobody'"),
        ("{garbled}First", r"garbled\.py cannot be imported: SyntaxError: .*garbled\.py, line 1"),
        ("{leaving}First", r"leaving\.py cannot be imported: SystemExit: goodbye"),
    ],
)
def test_what_cannot_play_is_refused_in_one_sentence(bots: str, tmp_path: Path, name: str, told: str) -> None:
    files = {
        "broken": "\n1 / 0",
        "lonely": "import nobody",
        "garbled": "def",
        "leaving": "raise SystemExit('goodbye')",
    }
    for file, text in files.items():
        (tmp_path / f"{file}.py").write_text(text)
    names = {file: f"python:{tmp_path / file}.py:" for file in files}
    with pytest.raises(BadInput, match=told) as refused:
        make_bot(name.format(bots=bots, **names))
    assert refused.value.field == "bot" and "\n" not in refused.value.message


def test_nothing_of_other_people_is_a_bot_of_warlores_own(bots: str) -> None:
    for name in ("program:true", bots + "First", "python:warlore.bots:RandomBot"):
        assert is_guest(name) and not is_bot(name)
        with pytest.raises(BadInput, match="there is no bot"):
            own_bot(name)
    assert not is_guest("greedy") and not is_guest("search:seconds=1") and not is_guest("deep blue")
