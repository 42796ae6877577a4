"""The arena needs the extras: without them its tests are skipped, but never in continuous integration."""

from __future__ import annotations

import os
from importlib.util import find_spec

MISSING = [name for name in ("numpy", "pyarrow") if find_spec(name) is None]
collect_ignore_glob = ["test_*.py"] if MISSING and not os.environ.get("CI") else []


def pytest_report_header() -> list[str]:
    return [f"arena: not tested, {' and '.join(MISSING)} missing"] if collect_ignore_glob else []
