"""The browser's types are those of the server's messages, its options and fixtures those of the rules."""

from __future__ import annotations

import json
import re
import runpy
import subprocess
from pathlib import Path

import pytest

from warlore.history.options import ALLOWED
from warlore.server.refusals import SENTENCES
from warlore.server.wire import schema

WEB = Path(__file__).parents[2] / "web"
NODE = Path(__file__).parents[2] / ".venv" / "bin" / "node"


def test_the_types_are_made_from_the_present_schema(tmp_path: Path) -> None:
    assert NODE.exists() and (WEB / "node_modules").exists(), "Node is not set up; `make test` sets it up"
    made = tmp_path / "wire.ts"
    subprocess.run([NODE, "scripts/types.mjs", made], cwd=WEB, input=json.dumps(schema()), text=True, check=True)
    assert (WEB / "src/lib/wire.ts").read_text() == made.read_text(), "run `npm run types`"


def test_the_fixtures_are_what_the_rules_tell_now() -> None:
    for name, text in runpy.run_path(str(WEB / "scripts/scenes.py"))["fixtures"]().items():
        assert (WEB / "src/battle" / name).read_text("utf-8") == text, "run web/scripts/scenes.py"


def test_the_options_offered_are_those_of_the_rules() -> None:
    """H11: every option with its values, the default first."""
    offered = (WEB / "src/ui/rules.ts").read_text("utf-8")
    for name, values in ALLOWED.items():
        if name != "rounds":
            assert f"  {name}: {json.dumps(values)},\n" in offered
    short, long = ALLOWED["rounds"]
    assert f"SHORT_GAME = {short};" in offered and f"LONG_CAMPAIGN = {long};" in offered


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_every_refusal_has_words(language: str) -> None:
    """Whatever code the server refuses with, the page says it in the person's language."""
    source = WEB.parent / "src/warlore"
    folders = ["server/*.py", "table/errors.py", "table/record.py", "history/notation.py", "history/prospects.py"]
    texts = "\n".join(path.read_text("utf-8") for folder in folders for path in source.glob(folder))
    codes = SENTENCES.keys() | set(re.findall(r'code(?:: str)? ?= ?"(\w+)"', texts)) - {"error"}
    words = "\n".join(path.read_text("utf-8") for path in (source / "locales" / language).glob("*.ftl"))
    known = set(re.findall(r"^(?:web-refused|reason)-(\w+) =", words, re.MULTILINE))
    assert len(codes) > 30 and not codes - known
