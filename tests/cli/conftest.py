"""The terminal under test: `run` in this process, `command` as a process; both keep games in a tmp folder."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import warlore
from warlore.cli.main import app

sys.path.insert(0, str(Path(__file__).parent))

from terminal import Answer, Run


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is read from or written to the real home; the language is English unless asked for."""
    for name in ("WARLORE_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "warlore"


@pytest.fixture
def run() -> Run:
    """The command in this process."""

    def in_process(*args: str, stdin: str = "") -> Answer:
        result = CliRunner().invoke(app, list(args), input=stdin)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Answer(result.exit_code, result.stdout, result.stderr)

    return in_process


@pytest.fixture
def command() -> Run:
    """The command as a process, with piped input."""

    def as_process(*args: str, stdin: str = "") -> Answer:
        source = str(Path(warlore.__file__).parents[1])
        done = subprocess.run(
            [sys.executable, "-m", "warlore.cli.main", *args],
            input=stdin.encode(),
            capture_output=True,
            env={**os.environ, "PYTHONPATH": source},
            timeout=120,
        )
        return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())

    return as_process


@pytest.fixture
def finished(tmp_path: Path, run: Run) -> Path:
    """The record of a finished game of three bots."""
    path = tmp_path / "finished.txt"
    seats = "Pär=random, Chris=random, Tommy=random"
    assert run("history", "play", "--seats", seats, "--seed", "12", "--save", str(path)).code == 0
    return path
