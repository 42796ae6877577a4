"""`warlore knight` under test: `knight` in this process, `process` as its own; fights are kept in a tmp folder."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
import typer
from typer.testing import CliRunner

import warlore
from warlore.cli.knight import app as knight_app
from warlore.cli.main import OneSentence

sys.path.insert(0, str(Path(__file__).parent))

START = """
import typer
from warlore.cli.knight import app as knight_app
from warlore.cli.main import OneSentence
app = typer.Typer(cls=OneSentence, pretty_exceptions_enable=False, add_completion=False)
app.callback()(lambda: None)
app.add_typer(knight_app, name="knight")
app()
"""


def mounted() -> typer.Typer:
    """The commands below a group that says errors in one sentence, as `warlore` does."""
    app = typer.Typer(cls=OneSentence, pretty_exceptions_enable=False, add_completion=False)
    app.callback()(lambda: None)
    app.add_typer(knight_app, name="knight")
    return app


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is read from or written to the real home; the language is English unless asked for."""
    for name in ("WARLORE_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "warlore"


@pytest.fixture
def knight() -> Callable[..., SimpleNamespace]:
    """`warlore knight …` in this process."""
    app = mounted()

    def run(*args: str, stdin: str | bytes = "") -> SimpleNamespace:
        result = CliRunner().invoke(app, ["knight", *args], input=stdin)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return SimpleNamespace(code=result.exit_code, out=result.stdout, err=result.stderr)

    return run


@pytest.fixture
def process() -> Callable[..., SimpleNamespace]:
    """`warlore knight …` as a process with piped input."""

    def run(*args: str, stdin: bytes = b"") -> SimpleNamespace:
        source = str(Path(warlore.__file__).parents[1])
        done = subprocess.run(
            [sys.executable, "-c", START, "knight", *args],
            input=stdin,
            capture_output=True,
            env={**os.environ, "PYTHONPATH": source, "PYTHONIOENCODING": "utf-8"},
            timeout=120,
        )
        return SimpleNamespace(code=done.returncode, out=done.stdout.decode(), err=done.stderr.decode())

    return run
