"""The screens of the client as tests use them: what is clicked, pressed and read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SCREENSHOTS = ROOT / "build" / "screenshots"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

# What ends a step soonest comes first. Numbers are those of the buttons, `…` opens a choice.
WISHES = ("Fight", "Challenge", "Jump", "Recruit", "Keep", "Look", "Let it stand", "Skip the fight", "Recover", "Insert")


def toolbar(page: Any) -> Any:
    return page.get_by_role("toolbar")


def keep_screenshot(page: Any, name: str) -> None:
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png", animations="disabled")


def overflow(page: Any) -> int:
    """How many pixels the page is wider than its window."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide


def serious_findings(page: Any) -> list[str]:
    """What axe-core finds serious or critical on the page as it stands."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        """async () => (await axe.run(document, {resultTypes: ["violations"]})).violations
            .filter(({impact}) => impact === "serious" || impact === "critical")
            .flatMap(({id, nodes}) => nodes.map(({target, failureSummary}) => `${id}: ${target} ${failureSummary}`))"""
    )
    return [re.sub(r"\s+", " ", finding) for finding in found]


def undressed(page: Any, allowed: set[str]) -> list[str]:
    """Words on the page, in its labels and titles, that the pseudo-locale has not dressed.

    A text of the locale files has an accent on nearly every vowel; a plain vowel betrays a text that is none, unless
    it is a name or a word that people typed.
    """
    texts: list[str] = page.evaluate(
        """() => {
            const found = new Set();
            const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
              const parent = walker.currentNode.parentElement;
              if (!parent.closest("script, style, title")) found.add(walker.currentNode.data.trim());
            }
            for (const node of document.querySelectorAll("*"))
              for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"])
                if (node.hasAttribute(name)) found.add(node.getAttribute(name).trim());
            return [...found].filter(Boolean);
        }"""
    )
    bare = []
    for text in texts:
        words = text
        for name in sorted(allowed, key=len, reverse=True):
            words = words.replace(name, " ")
        if re.search(r"[aeiouAEIOU]", words):
            bare.append(text)
    return sorted(bare)
