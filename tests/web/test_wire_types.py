"""The browser's types are those of the server's messages."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from warlore.server.wire import schema

WEB = Path(__file__).parents[2] / "web"
NODE = Path(__file__).parents[2] / ".venv" / "bin" / "node"


def test_the_types_are_made_from_the_present_schema(tmp_path: Path) -> None:
    if not (NODE.exists() and (WEB / "node_modules").exists()):
        if os.environ.get("CI") or os.environ.get("REQUIRE_BROWSER"):
            pytest.fail("Node is not set up; make sets it up")
        pytest.skip("Node is not set up; make sets it up")
    made = tmp_path / "wire.ts"
    subprocess.run([NODE, "scripts/types.mjs", made], cwd=WEB, input=json.dumps(schema()), text=True, check=True)
    assert (WEB / "src/lib/wire.ts").read_text() == made.read_text(), "run `npm run types`"
