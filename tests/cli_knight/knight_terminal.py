"""What the tests of the knight's terminal share."""

from __future__ import annotations

import re
from collections.abc import Callable
from types import SimpleNamespace

Run = Callable[..., SimpleNamespace]
# What is left when a text or one of its variables is missing
LEFT_OVER = re.compile(r"knight-[a-z]|\{ ?\$?\w*|\bNone\b")
