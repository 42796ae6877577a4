"""Which form of the rules runs: compiled when it was built, plain otherwise or when asked for.

`WARLORE_PLAIN=1` in the environment asks for the plain form.
"""

from __future__ import annotations

import os
from importlib.util import find_spec

COMPILED = not os.environ.get("WARLORE_PLAIN") and find_spec("warlore.table._compiled") is not None


def form() -> str:
    """`compiled` or `plain`."""
    return "compiled" if COMPILED else "plain"
