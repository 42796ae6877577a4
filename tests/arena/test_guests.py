"""Bots of other people in the arena: the same games again, one process each, faults told, and nobody left behind."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from warlore.arena.compare import Comparison
from warlore.arena.figures import figures_of
from warlore.arena.games import make_plan
from warlore.arena.plan import Plan, RunDirectory
from warlore.arena.report import report
from warlore.arena.run import Pace, run
from warlore.arena.store import Words, decode, encode, parts
from warlore.cli.arena import app as arena_app
from warlore.cli.main import OneSentence
from warlore.table import BadInput, form
from warlore.texts import LANGUAGES, Texts

GAMES = 16 if form() == "compiled" else 4

PROGRAM = """
import json, random, sys
log = open(sys.argv[1], "a")
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] != "decide":
        print(json.dumps(m), file=log, flush=True)
    if m["type"] == "begin":
        chance = random.Random(m["seed"])
        seat = m["seat"]
    if m["type"] == "decide":
        print(json.dumps({"id": m["id"], "action": chance.choice(m["legal"])["action"]}), flush=True)
"""

STUBBORN = """
import os, signal, sys, time
if sys.argv[2] == "sleeps":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
alive = os.open(sys.argv[1], os.O_WRONLY)
os.write(alive, b"!")
if sys.argv[2] == "answers":
    import json
    for line in sys.stdin:
        m = json.loads(line)
        if m["type"] == "decide":
            print(json.dumps({"action": m["legal"][0]["action"]}), flush=True)
time.sleep(300)
"""

BOTS = """
from random import Random

class Lucky:
    def __init__(self, seed):
        self.random = Random(seed)
    def decide(self, view):
        return self.random.choice(view.legal())

class Careless(Lucky):
    def decide(self, view):
        if self.random.random() < 0.2:
            raise ValueError("careless")
        return -1 if self.random.random() < 0.2 else super().decide(view)

class First:
    def decide(self, view):
        return view.legal()[0]
"""


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory with the programs and bots above."""
    monkeypatch.setattr(sys, "path", sys.path[:])
    for name, text in (("program.py", PROGRAM), ("stubborn.py", STUBBORN), ("bots.py", BOTS)):
        (tmp_path / name).write_text(text)
    return tmp_path


def program(stage: Path, log: str = "log") -> str:
    return f"program:{sys.executable} {stage / 'program.py'} {stage / log}"


def python(stage: Path, name: str) -> str:
    return f"python:{stage / 'bots.py'}:{name}"


def heard(stage: Path) -> list[dict[str, Any]]:
    """What the program was told, but for questions."""
    return [json.loads(line) for line in (stage / "log").read_text().splitlines()]


def everything(directory: RunDirectory) -> dict[str, dict[str, list[Any]]]:
    """All tables of a run as plain lists."""
    out: dict[str, dict[str, list[Any]]] = {}
    for _, tables in parts(directory):
        for name, table in tables.items():
            for column, values in table.items():
                plain = [values.words[i] for i in values.numbers] if isinstance(values, Words) else values.tolist()
                out.setdefault(name, {}).setdefault(column, []).extend(plain)
    return out


def played(plan: Plan, path: Path, **how: Any) -> RunDirectory:
    directory = RunDirectory(path)
    run(plan, directory, **how)
    return directory


# ------------------------------------------------------------------ the same again
def test_equal_seeds_are_equal_data_whatever_the_workers_and_batches(stage: Path) -> None:
    """Also where bots are careless: the luck that stands in for them is that of their seat."""
    bots = [program(stage), python(stage, "Careless"), python(stage, "Lucky")]
    plan = make_plan(bots=bots, players=2, games=GAMES, seed=5)
    once = everything(played(plan, stage / "once", workers=1, batch=1000))
    assert once["games"]["game"] == list(range(GAMES))
    faults = dict.fromkeys(bots, 0)
    for bot, n in zip(once["seats"]["bot"], once["seats"]["faults"], strict=True):
        faults[bot] += n
    assert faults[bots[0]] == faults[bots[2]] == 0 < faults[bots[1]]
    for workers, batch in ((1, 1), (2, 3), (2, None)):
        again = played(plan, stage / f"{workers}-{batch}", workers=workers, batch=batch)
        assert len(again.finished()) > 1
        assert everything(again) == once
    other = make_plan(bots=bots, players=2, games=GAMES, seed=6)
    assert everything(played(other, stage / "other", workers=1))["seats"] != once["seats"]


# ------------------------------------------------------------------ programs
def test_a_program_is_started_once_and_told_of_every_game(stage: Path) -> None:
    plan = make_plan(bots=["random", program(stage)], games=8, seed=5)
    played(plan, stage / "run", workers=1, batch=3)
    *said, end = heard(stage)
    assert end == {"type": "end"}
    assert [(m["type"], m["seat"], m["players"]) for m in said] == [("begin", (g + 1) % 2, 2) for g in range(8)]
    assert len({m["seed"] for m in said}) == 8 and all(0 <= m["seed"] < 2**53 for m in said)


def test_a_bot_in_several_seats_is_there_several_times(stage: Path) -> None:
    plan = make_plan(bots=[program(stage)], players=3, games=2, seed=5)
    directory = played(plan, stage / "run", workers=1)
    said = heard(stage)
    assert sorted(m["seat"] for m in said if m["type"] == "begin") == [0, 0, 1, 1, 2, 2]
    assert [m["type"] for m in said].count("end") == 3
    assert set(everything(directory)["seats"]["faults"]) == {0}


def test_the_workers_programs_end_with_them(stage: Path) -> None:
    played(make_plan(bots=["random", program(stage)], games=4, seed=5), stage / "run", workers=2, batch=1)
    said = [m["type"] for m in heard(stage)]
    assert said.count("begin") == 4 and 1 <= said.count("end") <= 2


def test_a_program_that_dies_is_started_for_the_next_game(stage: Path) -> None:
    asked = 'if m["type"] == "decide":\n'
    dying = PROGRAM.replace(asked, asked + "        seat and sys.exit(4)\n")
    (stage / "program.py").write_text(dying)
    told: list[tuple[str, int, int, str]] = []
    bot = program(stage)
    directory = RunDirectory(stage / "run")
    plan = make_plan(bots=[bot, "random"], games=6, seed=5)
    run(plan, directory, workers=1, hearer=lambda name, f: told.append((name, f.game, f.seat, f.note)))
    seats = everything(directory)["seats"]
    faulty = [n > 0 for n, name in zip(seats["faults"], seats["bot"], strict=True) if name == bot]
    assert faulty == [False, True, False, True, False, True]
    ((name, game, seat, note),) = told
    assert (name, game, seat) == (bot, 1, 1) and "has ended with code 4; random actions" in note


def test_the_time_of_programs_is_part_of_the_run(stage: Path) -> None:
    bots = ["random", program(stage)]
    assert make_plan(bots=["random"], games=2, seed=5).bot_seconds is None
    assert make_plan(bots=bots, games=2, seed=5).bot_seconds == 10
    plan = make_plan(bots=bots, games=2, seed=5, bot_seconds=0.5)
    directory = played(plan, stage / "run", workers=1)
    assert json.loads((stage / "run" / "run.json").read_text())["bot_seconds"] == 0.5
    assert directory.plan() == plan and ">0.5 s<" in report(figures_of(directory), Texts())
    with pytest.raises(BadInput, match="differs in bot_seconds"):
        played(make_plan(bots=bots, games=2, seed=5), stage / "run", workers=1)


def test_a_late_program_is_not_waited_for_longer_than_was_asked(stage: Path) -> None:
    late = PROGRAM.replace('if m["type"] == "decide":\n', 'if m["type"] == "decide" and m["id"] == 1:\n')
    (stage / "program.py").write_text(late)
    plan = make_plan(bots=[program(stage), "random"], games=1, seed=5, bot_seconds=0.01)
    told: list[str] = []
    run(plan, RunDirectory(stage / "run"), workers=1, hearer=lambda name, fault: told.append(fault.note))
    assert len(told) == 1 and "no answer within 0.01 s" in told[0]


# ------------------------------------------------------------------ nobody is left behind
@contextmanager
def pipe_of_the_living(path: Path) -> Iterator[int]:
    """Every stubborn program writes a letter here; the pipe ends when the last of them has ended."""
    os.mkfifo(path)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    try:
        yield reader
    finally:
        os.close(reader)


def read(reader: int) -> bytes:
    """Some letters, or none if nobody lives."""
    while True:
        assert select.select([reader], [], [], 60)[0], "a program is left behind"
        # Somebody may come between both.
        with suppress(BlockingIOError):
            return os.read(reader, 100)


# When the only process is killed, nobody is left who could end a program that does not see its input end
ENDS = [
    (workers, told, kind)
    for workers in (1, 2)
    for told in ("SIGINT", "SIGTERM", "SIGHUP", "SIGKILL")
    for kind in ("answers", "sleeps")
    if (workers, told, kind) != (1, "SIGKILL", "sleeps")
]


@pytest.mark.parametrize(("workers", "told", "kind"), ENDS)
def test_however_a_run_ends_no_program_is_left(stage: Path, workers: int, told: str, kind: str) -> None:
    """Programs that do not go when they are told, or hear nothing at all; what is kept has no faults of theirs."""
    (stage / "play.py").write_text(
        "import signal\n"
        "from warlore.cli.arena import app\n"
        "if __name__ == '__main__':\n"
        "    signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # not ignored, whatever a shell said
        "    app()\n"
    )
    patient = STUBBORN if told != "SIGKILL" or workers > 1 else STUBBORN.replace("time.sleep(300)", "")
    (stage / "stubborn.py").write_text(patient)
    bot = f"program:{sys.executable} {stage / 'stubborn.py'} {stage / 'alive'} {kind}"
    asked = ["run", "--bots", "random", "--bots", bot, "--games", "100000", "--batch", "1", "--seed", "1"]
    asked += ["--workers", str(workers), "--out", str(stage / "run")]
    with pipe_of_the_living(stage / "alive") as reader:
        child = subprocess.Popen(
            [sys.executable, str(stage / "play.py"), *asked],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        try:
            begun = b""
            while len(begun) < workers:
                letters = read(reader)
                begun += letters
                if not letters:
                    time.sleep(0.01)
            if told == "SIGINT":
                os.killpg(child.pid, signal.SIGINT)
            else:
                child.send_signal(getattr(signal, told))
            _, errors = child.communicate(timeout=60)
            while read(reader):
                pass
        finally:
            if child.poll() is None:
                os.killpg(child.pid, signal.SIGKILL)
    if told != "SIGKILL":
        assert child.returncode == 130 and errors.splitlines()[-1].startswith("Interrupted: "), errors
        assert "has ended" not in errors, "no program ended before its game did"
    if RunDirectory(stage / "run").finished():
        assert set(everything(RunDirectory(stage / "run"))["seats"]["faults"]) == {0}


# ------------------------------------------------------------------ faults are told
@pytest.fixture
def command() -> Callable[..., Any]:
    app = typer.Typer(cls=OneSentence)
    app.command("nothing")(lambda: None)
    app.add_typer(arena_app, name="arena")
    runner = CliRunner()
    return lambda *words: runner.invoke(app, ["arena", *map(str, words)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_are_in_the_terminal_the_summary_and_the_report(command: Any, stage: Path, language: str) -> None:
    bot = python(stage, "Careless")
    asked = ["run", "--bots", "random", "--bots", bot, "--games", "4", "--seed", "5", "--workers", "1"]
    done = command(*asked, "--out", stage / "run", "--lang", language)
    assert done.exit_code == 0, done.output
    seats = everything(RunDirectory(stage / "run"))["seats"]
    faults = sum(seats["faults"])
    assert faults > 4 and {name for n, name in zip(seats["faults"], seats["bot"], strict=True) if n} == {bot}
    assert done.stdout.splitlines()[-1].startswith(bot[:10]) and f" {faults} " in done.stdout.splitlines()[-1]
    assert len(done.stderr.splitlines()) == 1, "one note is told for each bot"
    assert f"{bot}: " in done.stderr and "; a random action was taken" in done.stderr
    summary = json.loads(command("report", stage / "run", "--json").stdout)
    told = {one["bot"]: (one["faults"], one["seats_with_faults"]) for one in summary["bots"]}
    assert told == {"random": (0, 0), bot: (faults, 4)}
    page = report(figures_of(RunDirectory(stage / "run")), Texts(language))
    assert '<section id="faults">' in page and f"<td>{faults}</td><td>4 / 4</td>" in page
    assert "arena-" not in page.partition("</style>")[2]


def test_without_faults_none_are_mentioned(command: Any, stage: Path) -> None:
    asked = ["run", "--bots", f"random,{python(stage, 'Lucky')}", "--games", "2", "--seed", "5", "--workers", "1"]
    done = command(*asked, "--out", stage / "run")
    assert done.exit_code == 0 and done.stderr == "" and "luck" not in done.stdout
    assert 'id="faults"' not in report(figures_of(RunDirectory(stage / "run")), Texts())


def test_compare_tells_a_difference_in_faults(stage: Path) -> None:
    """The same bot by name, mended between the runs."""
    plan = make_plan(bots=["random", program(stage)], games=4, seed=5)
    played(plan, stage / "good", workers=1)
    (stage / "program.py").write_text("raise SystemExit('broken')")
    played(plan, stage / "bad", workers=1)
    found = Comparison(*(figures_of(RunDirectory(stage / name)) for name in ("good", "bad")), Texts())
    line = next(line for line in found.lines if line.name == "faults")
    assert line.a.value == 0 and line.b.value > 10 and line.clear


def test_long_names_are_shortened_where_there_is_little_room(stage: Path) -> None:
    directory = played(make_plan(bots=["random", program(stage)], games=2, seed=5), stage / "run", workers=1)
    page = report(figures_of(directory), Texts())
    assert page.count(program(stage)) == 1, "it stands in full where the run is described"
    assert page.count("…" + program(stage)[-22:]) > 3


# ------------------------------------------------------------------ the command
def test_a_program_takes_the_rest_of_its_option(command: Any, stage: Path) -> None:
    first, second = f"{program(stage)} --x 1,2", f"{program(stage)} --others 'greedy,random,search'"
    asked = ["run", "--bots", f"random, {first}", "--bots", second, "--bots", "random,", "--games", "1"]
    done = command(*asked, "--seed", "5", "--workers", "1", "--out", stage / "run")
    assert done.exit_code == 0, done.output
    assert RunDirectory(stage / "run").plan().bots == ("random", first, second, "random")


def test_a_run_that_lies_there_starts_and_imports_nothing(command: Any, stage: Path) -> None:
    """Neither going on with it nor reading it: whoever goes on says again what shall be started."""
    bots = ["--bots", program(stage), "--bots", python(stage, "First")]
    asked = ["run", "--workers", "1", "--out", stage / "run"]
    assert command(*asked, *bots, "--games", "2", "--seed", "5").exit_code == 0
    (stage / "log").unlink()
    (stage / "bots.py").write_text("raise SystemExit('imported')")
    refused = command(*asked, "--games", "4", "--lang", "es")
    assert refused.exit_code == 2 and "nombra otra vez" in refused.stderr and len(refused.stderr.splitlines()) == 1
    for words in (("report", stage / "run"), ("compare", stage / "run", stage / "run")):
        assert command(*words).exit_code == 0
    assert not (stage / "log").exists()
    (stage / "bots.py").write_text(BOTS)
    longer = command(*asked, *bots, "--games", "4", "--json")
    assert longer.exit_code == 0 and json.loads(longer.stdout)["games"] == 4


def test_what_a_bot_prints_is_not_in_the_summary(command: Any, stage: Path) -> None:
    loud = BOTS.replace("        return", "        print(7)\n        return")
    (stage / "loud.py").write_text(f"print('here I am')\n{loud}")
    asked = ["run", "--bots", f"random,python:{stage / 'loud.py'}:First", "--games", "1", "--workers", "1"]
    done = command(*asked, "--out", stage / "run", "--json")
    assert json.loads(done.stdout)["games"] == 1 and "here I am" in done.stderr


# ------------------------------------------------------------------ runs from before
def test_runs_from_before_are_read_and_gone_on_with(stage: Path) -> None:
    """They have no time of programs in their description, and no faults in their parts."""
    plan = make_plan(bots=["random", "greedy"], games=2, seed=5)
    directory = played(plan, stage / "run", workers=1)
    manifest = json.loads((stage / "run" / "run.json").read_text())
    assert manifest.pop("bot_seconds") is None
    (stage / "run" / "run.json").write_text(json.dumps(manifest))
    for span in directory.finished():
        part = directory.part("seats", span)
        part.write_bytes(encode({name: column for name, column in decode(part).items() if name != "faults"}))
    assert directory.plan() == plan
    assert [one["faults"] for one in figures_of(directory).summary()["bots"]] == [0, 0]
    played(make_plan(bots=["random", "greedy"], games=4, seed=5), stage / "run", workers=1)
    figures = figures_of(directory)
    assert figures.games == 4 and [one["faults"] for one in figures.summary()["bots"]] == [0, 0]
    assert "<html" in report(figures, Texts())


# ------------------------------------------------------------------ batches
def test_batches_grow_until_they_take_some_seconds() -> None:
    pace = Pace(make_plan(bots=["random", "python:x.py:Bot"], games=10_000, seed=1), 2, None)
    sizes = [pace.size]
    for seconds_a_game in (9.0, 0.01, 0.01, 0.01, 0.01, 0.01, 0.0, 0.0, 0.5, 60.0):
        pace.learn(pace.size, pace.size * seconds_a_game)
        sizes.append(pace.size)
    assert sizes == [1, 1, 4, 16, 64, 200, 200, 800, 1000, 4, 1]


def test_batches_of_known_bots_and_batches_asked_for_stay_as_they_are() -> None:
    for bots, batch, size in ((["random"], None, 1250), (["greedy"], None, 50), (["python:x.py:Bot"], 7, 7)):
        pace = Pace(make_plan(bots=bots, games=10_000, seed=1), 2, batch)
        pace.learn(pace.size, 100.0)
        assert pace.size == size
    assert Pace(make_plan(bots=["program:x"], games=3, seed=1), 8, None).most == 1
