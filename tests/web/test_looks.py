"""Every screen at three sizes, light and dark: nothing sticks out, axe-core is content, pictures are kept."""

from __future__ import annotations

from typing import Any

import pytest
from player import Scene
from screens import SIZES, bare_ids, keep_screenshot, overflow, serious_findings, tour


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_every_screen_looks_right(visit: Any, scenes: dict[str, Scene], size: str, theme: str) -> None:
    holding = {table: kept for scene in scenes.values() for table, kept in scene.holding.items()}
    page = visit("/", size=size, theme=theme, holding=holding)
    problems: list[str] = []
    for name in tour(page, scenes):
        wide = overflow(page)
        if wide > 0:
            problems.append(f"{name}: {wide} pixels too wide")
        problems += [f"{name}: {finding}" for finding in bare_ids(page) + serious_findings(page)]
        keep_screenshot(page, f"{name}-{size}-{theme}")
    assert not problems, "\n".join(problems)
