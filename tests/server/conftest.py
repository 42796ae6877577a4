"""The helper modules of these tests can be imported; databases lie where they are quick."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder for a database, in memory where there is one: what is flushed to a busy disk waits for it."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if os.access(memory, os.W_OK) else None) as path:
        yield Path(path)
