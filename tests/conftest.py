"""Shared ground of all tests: helper modules can be imported, and Hypothesis repeats itself in CI."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hypothesis import HealthCheck, settings

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE / "history"), str(HERE / "table"), str(HERE.parent / "tools")]

if os.environ.get("WARLORE_PLAIN"):
    from checked import switch_on

    switch_on()

settings.register_profile(
    "warlore",
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("warlore")
