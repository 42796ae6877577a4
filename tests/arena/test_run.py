"""Runs: the same whatever the workers and batches; interrupted, they go on; nothing is ever half there."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from warlore.arena import run as running
from warlore.arena.contest import Contest, Table, Words
from warlore.arena.errors import Trouble
from warlore.arena.games import contest_of, make_plan, register
from warlore.arena.plan import Plan, RunDirectory, Span
from warlore.arena.run import deaf, run
from warlore.arena.store import parts
from warlore.table import Outcome, Setup, form

GAMES = 60 if form() == "compiled" else 8


def plan_of(games: int = GAMES, **changes: Any) -> Plan:
    return replace(make_plan(bots=["random", "random"], games=games, seed=11), **changes)


def everything(directory: RunDirectory) -> dict[str, dict[str, list[Any]]]:
    """All tables of a run as plain lists."""
    out: dict[str, dict[str, list[Any]]] = {}
    for _, tables in parts(directory):
        for name, table in tables.items():
            for column, values in table.items():
                plain = [values.words[i] for i in values.numbers] if isinstance(values, Words) else values.tolist()
                out.setdefault(name, {}).setdefault(column, []).extend(plain)
    return out


def test_results_depend_on_neither_workers_nor_batches(tmp_path: Path) -> None:
    one = RunDirectory(tmp_path / "one")
    run(plan_of(), one, workers=1, batch=1000)
    many = RunDirectory(tmp_path / "many")
    run(plan_of(), many, workers=2, batch=7)
    assert len(one.finished()) == 1 and len(many.finished()) > 1
    assert everything(one) == everything(many)
    assert everything(one)["games"]["game"] == list(range(GAMES))


def test_an_interrupted_run_goes_on_with_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = RunDirectory(tmp_path / "whole")
    run(plan_of(), whole, workers=1, batch=1000)
    directory = RunDirectory(tmp_path / "parts")
    played: list[Span] = []
    real = running.play_span

    def stop_after_three(plan: Plan, span: Span) -> dict[str, bytes]:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(span)
        return real(plan, span)

    monkeypatch.setattr(running, "play_span", stop_after_three)
    with pytest.raises(KeyboardInterrupt):
        run(plan_of(), directory, workers=1, batch=2)
    assert directory.finished() == played and len(played) == 3
    monkeypatch.setattr(running, "play_span", real)
    done: list[int] = []
    run(plan_of(), directory, workers=1, batch=3, progress=done.append)
    assert done[0] == 6 and sum(done) == GAMES
    assert everything(directory) == everything(whole)


def test_what_an_interruption_left_is_not_read(tmp_path: Path) -> None:
    """A part without its games, and half a file, are swept away; a report would not have seen them either."""
    directory = RunDirectory(tmp_path)
    run(plan_of(4), directory, workers=1, batch=2)
    before = everything(directory)
    (tmp_path / "battles" / Span(4, 9).name).write_bytes(b"half")
    (tmp_path / "games" / f".{Span(4, 9).name}.77").write_bytes(b"half")
    assert everything(directory) == before
    run(plan_of(6), directory, workers=1, batch=2)
    assert not (tmp_path / "battles" / Span(4, 9).name).exists()
    assert [span.size for span in directory.finished()] == [2, 2, 2]


def test_a_longer_run_begins_with_the_shorter(tmp_path: Path) -> None:
    directory = RunDirectory(tmp_path)
    run(plan_of(3), directory, workers=1)
    short = everything(directory)["games"]
    assert run(plan_of(8), directory, workers=1).games == 8
    long = everything(directory)["games"]
    assert {name: column[:3] for name, column in long.items()} == short
    assert run(plan_of(5), directory, workers=1).games == 8


def test_another_run_is_not_overwritten(tmp_path: Path) -> None:
    run(plan_of(2), RunDirectory(tmp_path), workers=1)
    with pytest.raises(Trouble, match="differs in seed"):
        run(plan_of(2, seed=12), RunDirectory(tmp_path), workers=1)
    with pytest.raises(Trouble, match="differs in bots"):
        run(replace(make_plan(bots=["greedy", "random"], games=2, seed=11)), RunDirectory(tmp_path), workers=1)


def test_a_directory_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    with pytest.raises(Trouble, match="not empty"):
        run(plan_of(2), RunDirectory(tmp_path), workers=1)


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"format": 1}', '{"format": 99}', '{"format": 1, "cards": 3}'])
def test_a_broken_manifest_is_said_in_one_sentence(tmp_path: Path, content: str) -> None:
    (tmp_path / "run.json").write_text(content)
    with pytest.raises(Trouble) as caught:
        RunDirectory(tmp_path).plan()
    assert "\n" not in caught.value.message


def test_the_manifest_says_what_was_asked(tmp_path: Path) -> None:
    plan = plan_of(2)
    run(plan, RunDirectory(tmp_path), workers=1)
    manifest = json.loads((tmp_path / "run.json").read_text())
    assert manifest["bots"] == ["random", "random"] and manifest["seed"] == 11 and manifest["games"] == 2
    assert manifest["components"] == contest_of(plan).game.components
    assert RunDirectory(tmp_path).plan() == plan


def test_ctrl_c_keeps_what_is_finished(tmp_path: Path) -> None:
    """The whole command, interrupted by the signal that a terminal sends."""
    code = (
        "import signal\n"
        "from warlore.cli.arena import app\n"
        "if __name__ == '__main__':\n"
        "    signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # not ignored, whatever a shell said
        "    app(['run', '--bots', 'random,random', '--games', '2000000000', '--batch', '5', '--seed', '1',\n"
        f"         '--workers', '2', '--out', {str(tmp_path / 'run')!r}])\n"
    )
    script = tmp_path / "play.py"
    script.write_text(code)
    child = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    directory = RunDirectory(tmp_path / "run")
    try:
        deadline = time.monotonic() + 120
        while len(directory.finished()) < 3 and child.poll() is None and time.monotonic() < deadline:
            time.sleep(0.05)
        os.killpg(child.pid, signal.SIGINT)
        _, errors = child.communicate(timeout=60)
    finally:
        if child.poll() is None:
            os.killpg(child.pid, signal.SIGKILL)
    assert child.returncode == 130, errors
    assert len(errors.splitlines()) == 1 and "kept" in errors, errors
    finished = directory.finished()
    assert len(finished) >= 3
    assert len(everything(directory)["games"]["game"]) == sum(span.size for span in finished)


def test_ctrl_c_while_processes_begin_is_heard() -> None:
    """Those that begin do not hear it; this one does, at the latest when they have begun."""
    with pytest.raises(KeyboardInterrupt), deaf():
        os.kill(os.getpid(), signal.SIGINT)


# ------------------------------------------------------------------ any game
class Coin:
    """The smallest game: who decides the higher number wins. It shows what the arena needs of a game."""

    name, version, components = "coin", 1, "none"

    def check_setup(self, setup: Setup) -> Setup:
        return setup

    def new(self, setup: Setup, chance: Any, events: Any = None) -> list[int]:
        return []

    def turn(self, state: list[int]) -> int | None:
        return len(state) if len(state) < 2 else None

    def legal(self, state: list[int]) -> list[int]:
        return [1, 2, 3]

    def apply(self, state: list[int], action: int, chance: Any, events: Any = None) -> None:
        state.append(action)

    def view(self, state: list[int], seat: int | None) -> Any:
        class View:
            def legal(self) -> list[int]:
                return [1, 2, 3]

            def describe(self) -> dict[str, Any]:
                return {"decided": len(state)}

        return View()

    def outcome(self, state: list[int]) -> Outcome:
        ranking = tuple(1 + sum(other > own for other in state) for own in state)
        winners = tuple(i for i, rank in enumerate(ranking) if rank == 1)
        return Outcome(tuple(state), tuple({"number": own} for own in state), ranking, winners)


class CoinContest(Contest):
    sources = ("number",)


def test_any_game_behind_the_protocol_can_be_played(tmp_path: Path) -> None:
    from warlore.arena.figures import figures_of
    from warlore.arena.report import report
    from warlore.texts import Texts

    register("coin", lambda plan: CoinContest(Coin(), plan))  # type: ignore[arg-type]
    plan = make_plan(game="coin", bots=["random", "random"], games=400, seed=3)
    directory = RunDirectory(tmp_path)
    run(plan, directory, workers=1)
    figures = figures_of(directory)
    assert abs(figures.summary()["points"]["number"].value - 2) < 0.15
    assert "<html" in report(figures, Texts("en"))


def test_other_peoples_bots_play_any_game(tmp_path: Path) -> None:
    """One says the highest number, the other in its place the lowest it is offered, by its number or its words."""
    register("coin", lambda plan: CoinContest(Coin(), plan))  # type: ignore[arg-type]
    (tmp_path / "bots.py").write_text("class High:\n    def decide(self, view):\n        return max(view.legal())\n")
    (tmp_path / "low.py").write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    m = json.loads(line)\n"
        "    if m['type'] == 'decide':\n"
        "        assert m['view']['decided'] in (0, 1)\n"
        "        lowest = min(m['legal'], key=lambda offer: offer['action'])\n"
        "        print(json.dumps({'text': lowest['text']}), flush=True)\n"
    )
    bots = [f"python:{tmp_path / 'bots.py'}:High", f"program:{sys.executable} {tmp_path / 'low.py'}"]
    directory = RunDirectory(tmp_path / "run")
    run(make_plan(game="coin", bots=bots, games=8, seed=3), directory, workers=1)
    seats = everything(directory)["seats"]
    assert {(bot, n) for bot, n in zip(seats["bot"], seats["number"], strict=True)} == {(bots[0], 3), (bots[1], 1)}
    assert set(seats["faults"]) == {0}


def test_a_bot_that_was_named_twice_is_one_word(tmp_path: Path) -> None:
    """Of a word that stands twice Parquet would write bytes that nobody has set, other ones each time."""
    plan = make_plan(bots=["random", "greedy", "random"], players=2, games=12, seed=3)
    directory = RunDirectory(tmp_path)
    run(plan, directory, workers=1, batch=12)
    ((_, tables),) = parts(directory)
    bot = tables["seats"]["bot"]
    assert isinstance(bot, Words) and bot.words == ("random", "greedy")
    names = [bot.words[i] for i in bot.numbers]
    assert sorted(names) == ["greedy"] * 8 + ["random"] * 16


def test_tables_survive_the_disk(tmp_path: Path) -> None:
    from warlore.arena.store import decode, encode

    table: Table = {
        "n": np.array([1, -2, 300], dtype=np.int16),
        "seed": np.array([2**64 - 1, 0, 5], dtype=np.uint64),
        "won": np.array([0.5, 1, 0], dtype=np.float32),
        "unit": Words(np.array([1, 0, 1], dtype=np.int8), ("archers", "spy")),
    }
    path = tmp_path / "table.parquet"
    path.write_bytes(encode(table))
    back = decode(path)
    for name in ("n", "seed", "won"):
        assert np.asarray(back[name]).tolist() == np.asarray(table[name]).tolist()
    unit = back["unit"]
    assert isinstance(unit, Words) and [unit.words[i] for i in unit.numbers] == ["spy", "archers", "spy"]
