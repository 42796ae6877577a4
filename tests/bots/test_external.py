"""Programs as bots: good ones, late ones, dead ones, and ones that talk nonsense."""

from __future__ import annotations

import json
import os
import runpy
import select
import shlex
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
        ("sys.exit(3)", "the program has ended with code 3;"),
        ("sys.exit('no more')", "the program has ended with code 1 (no more);"),
        ("import os; os.kill(os.getpid(), 9)", "the program has ended by signal 9;"),
    ],
)
def test_nonsense_becomes_a_random_action_and_a_note(answer: str, note: str) -> None:
    told: list[str] = []
    bot = ExternalBot(program("    if m['type'] == 'decide': " + answer), on_note=told.append)
    assert play(bot).over
    assert note in bot.notes[0]
    assert told == bot.notes
    if "ended" in note:
        assert len(bot.notes) == 1 and bot.notes[0].endswith("random actions are taken until the next game")
    assert bot.faults > 20


def test_a_late_program_loses_its_choice_but_not_the_game() -> None:
    slow = "    if m['type'] == 'decide':\n        time.sleep(0.3 if m['id'] == 1 else 0)\n"
    slow += "        print(json.dumps({'id': m['id'], 'action': m['legal'][0]['action']}), flush=True)"
    bot = ExternalBot(program(slow), time_limit=0.15, start_limit=0.15)
    session = Session(HistoryGame(), Setup(("Hannes", "Chris")), seed=1)
    with bot:
        view = session.view(0)
        bot.decide(view)
        assert "no answer within 0.15 s" in bot.notes[0]
        bot._limit = 5.0
        assert bot.decide(view) == view.legal()[0]
    assert len(bot.notes) == 1


def test_a_program_that_never_listens_does_not_stop_the_game() -> None:
    bot = ExternalBot([sys.executable, "-c", "import time; time.sleep(60)"], time_limit=0.001, start_limit=0.001)
    assert play(bot).over
    assert bot.faults == len(bot.notes) > 20


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


# ------------------------------------------------------------------ from one game to the next
def asked_once(bot: ExternalBot) -> int:
    """What it does where there is much to choose from."""
    session = Session(HistoryGame(), Setup(("Hannes", "Chris")), seed=1)
    session.play(0)
    return bot.decide(session.view(0))


def heard_by(bot: ExternalBot, heard: Path) -> list[dict[str, object]]:
    """What its program wrote down of all that it was told, views left out."""
    bot.close()
    said = [json.loads(line) for line in heard.read_text().splitlines()]
    return [{key: value for key, value in message.items() if key not in ("view", "legal")} for message in said]


def writing(heard: Path, answer: str) -> list[str]:
    """A program that writes down what it hears."""
    write = f"    open({str(heard)!r}, 'a').write(line)\n"
    return program(write + "    if m['type'] == 'decide': " + answer)


GOOD = "print(json.dumps({'action': m['legal'][0]['action']}), flush=True)"


def test_a_program_plays_game_after_game(tmp_path: Path) -> None:
    """It is told at the beginning of each where it sits, among how many, its seed, and at the very end goodbye."""
    bot = ExternalBot(writing(tmp_path / "heard", GOOD), seed=2**53 + 5)
    for seat, seed in ((0, None), (1, 8)):
        bot.begin(seat, players=2, seed=seed)
        asked_once(bot)
        assert (bot.faults, bot.notes) == (0, [])
    assert heard_by(bot, tmp_path / "heard") == [
        {"type": "begin", "protocol": 1, "seat": 0, "seed": 5, "players": 2},
        {"type": "decide", "id": 1},
        {"type": "begin", "protocol": 1, "seat": 1, "seed": 8, "players": 2},
        {"type": "decide", "id": 2},
        {"type": "end"},
    ]


def test_a_program_that_has_ended_is_started_again_at_the_next_game(tmp_path: Path) -> None:
    bot = ExternalBot(writing(tmp_path / "heard", f"sys.exit() if m['id'] == 1 else {GOOD}"))
    for faults in (2, 0, 0):
        bot.begin(0)
        asked_once(bot)
        if bot.faults:
            asked_once(bot)
        assert bot.faults == faults and len(bot.notes) == bool(faults)
    assert [message["type"] for message in heard_by(bot, tmp_path / "heard")][:3] == ["begin", "decide", "begin"]


def test_what_still_thinks_about_the_last_game_is_started_again(tmp_path: Path) -> None:
    """Its late answer would else be taken for one of the next game, for it names no question."""
    late = f"m['id'] == 1 and time.sleep(60); {GOOD}"
    bot = ExternalBot(writing(tmp_path / "heard", late), time_limit=5.0, start_limit=0.0)
    bot._start_limit = 0.01
    bot.begin(0)
    asked_once(bot)
    assert "no answer within 0.01 s" in bot.notes[0]
    bot._start_limit = 30.0
    bot.begin(0)
    asked_once(bot)
    assert bot.faults == 0
    bot.close()


def test_luck_that_replaces_a_program_is_that_of_the_games_seed() -> None:
    chosen = []
    with ExternalBot(program("    sys.exit()")) as bot:
        for seed in (1, 2, 1, 3):
            bot.begin(0, seed=seed)
            chosen.append([asked_once(bot) for _ in range(30)])
    assert chosen[0] == chosen[2] and chosen[0] != chosen[1] != chosen[3]


def test_a_program_ends_with_all_that_it_started(tmp_path: Path) -> None:
    """Whoever holds the pipe open is alive."""
    os.mkfifo(tmp_path / "alive")
    reader = os.open(tmp_path / "alive", os.O_RDONLY | os.O_NONBLOCK)
    sleeper = f"exec 3>{shlex.quote(str(tmp_path / 'alive'))}; echo >&3; sleep 300 & sleep 300"
    bot = ExternalBot(["sh", "-c", sleeper])
    assert select.select([reader], [], [], 30)[0] and os.read(reader, 1)
    bot.close()
    assert select.select([reader], [], [], 30)[0] and os.read(reader, 1) == b""
    os.close(reader)
