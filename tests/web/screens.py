"""The screens of the client as tests use them: what is clicked, pressed and read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from player import Scene

ROOT = Path(__file__).parents[2]
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
# A tablet held upright: the board is stacked, and the players stand beside it.
UPRIGHT = {"upright": (820, 1180), "narrow": (761, 1180), "wide": (881, 1180)}
SCREENSHOTS = ROOT / "build" / "screenshots"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Families of actions in the order in which a plain turn takes them; two Units go into a battle.
TURN = (
    "fight", "challenge", "jump", "insert", "recruit", "keep_relic", "look", "keep", "let_stand", "skip_fight",
    "recover",
)  # fmt: skip
MOST_DEPLOYED = 2
# What is on the screen: what was waited for, a battle's result held for reading, or a choice of mine.
STATE = """(there) => {
    if (document.querySelector(there)) return "there";
    if (document.querySelector(".show[data-held]")) return "held";
    return document.querySelector("[role=toolbar] .choice[data-family]") ? "mine" : null;
}"""


def toolbar(page: Any) -> Any:
    return page.get_by_role("toolbar")


def version(page: Any) -> int:
    return int(page.locator("[data-version]").get_attribute("data-version"))


def wait_for_turn(page: Any) -> str:
    """Until something can be done: `mine`, or `held` when a battle's result waits to be read."""
    state: str = page.wait_for_function(STATE, arg=".never").json_value()
    return state


def choices(page: Any) -> list[str]:
    """The families of the actions in the toolbar, in its order."""
    families: list[str] = page.evaluate(
        "[...document.querySelectorAll('[role=toolbar] .choice[data-family]')].map(({dataset}) => dataset.family)"
    )
    return families


def next_choice(families: list[str], deployed: int) -> int:
    """Which button a plain turn takes."""
    wishes = TURN
    if "deploy" in families and (deployed < MOST_DEPLOYED or "done" not in families):
        wishes = ("deploy",)
    for family in (*wishes, "done"):
        if family in families:
            return families.index(family)
    return 0


def go_on(page: Any) -> Any:
    """The button that leaves the result of a battle."""
    return page.locator(".show").get_by_role("button", name="Go on")


def play_to_the_end(page: Any, press: Callable[[Any], None]) -> int:
    """Plain turns with one way of pressing a button; how often it was used."""
    return play_until(page, press, ".end")


def play_until(page: Any, press: Callable[[Any], None], there: str) -> int:
    """The same until something is on the screen."""
    used = deployed = 0
    while True:
        state = page.wait_for_function(STATE, arg=there).json_value()
        if state == "there":
            return used
        if state == "held":
            press(go_on(page))
            page.wait_for_function("() => !document.querySelector('.show[data-held]')")
            continue
        before = version(page)
        families = choices(page)
        index = next_choice(families, deployed)
        deployed = deployed + 1 if families[index] == "deploy" else 0
        press(toolbar(page).locator(".choice").nth(index))
        page.wait_for_function(
            "({before, there}) => document.querySelector(there)"
            " || document.querySelector('[data-version]')?.dataset.version > before",
            arg={"before": before, "there": there},
        )
        used += 1


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
            .flatMap(({id, nodes}) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`))"""
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
              if (!parent.closest("script, style, title, code")) found.add(walker.currentNode.data.trim());
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
        # Eras, spaces and keys have the same sign in every language.
        words = re.sub(r"\b(?:[IV]+[1-3]?|[A-Z])\b", " ", words)
        # So have commitments and the heads of records, in hexadecimal digits.
        words = re.sub(r"\b(?:[0-9a-f]{64}|[0-9a-f]{4}(?: [0-9a-f]{4}){3})\b", " ", words)
        if re.search(r"[aeiouAEIOU]", words):
            bare.append(text)
    return sorted(bare)


def bare_ids(page: Any) -> list[str]:
    """Ids of texts where the texts should stand."""
    shown: str = page.locator("body").inner_text()
    return sorted({word for word in re.findall(r"[a-z]+(?:-\w+)+", shown) if word in text_ids()})


@cache
def text_ids() -> frozenset[str]:
    folder = ROOT / "src" / "warlore" / "locales" / "en"
    texts = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.ftl"))
    return frozenset(re.findall(r"^([a-z][\w-]*) *=", texts, re.MULTILINE))


def tour(page: Any, scenes: dict[str, Scene]) -> Iterator[str]:
    """Every screen of the client, one after the other; yields its name while it is there."""
    home = page.url

    def go(path: str, ready: str) -> None:
        page.goto(home.rstrip("/") + path)
        page.locator(ready).first.wait_for()

    go("/", "section li a")
    yield "home"
    page.locator(".offer").nth(0).click()
    page.locator("dialog[open]").wait_for()
    yield "home-play"
    page.keyboard.press("Escape")
    page.locator(".offer").nth(3).click()
    page.locator("dialog[open]").wait_for()
    yield "home-hot-seat"
    page.keyboard.press("Escape")
    go("/host", "form")
    page.locator("summary").click()
    yield "host"
    lobby = scenes["lobby"]
    go(lobby.path, "main ol")
    yield "lobby"
    # Without a seat of one's own, as a friend sees it.
    seats = page.evaluate("localStorage.getItem('warlore.seats')")
    page.evaluate("localStorage.setItem('warlore.seats', '{}')")
    go(f"/join/{lobby.table}#{lobby.holding[lobby.table]['invite']}", "form")
    yield "join"
    page.evaluate("seats => localStorage.setItem('warlore.seats', seats)", seats)
    go("/settings", "form, fieldset")
    yield "settings"
    go("/seats", "main section")
    yield "seats"
    go("/replay", "main")
    yield "replay"
    go("/verify", "main")
    yield "verify"
    go("/no/such/page", "main a")
    yield "nowhere"
    for name in ("travel", "deploying", "reward"):
        go(scenes[name].path, "[role=toolbar] .choice")
        yield f"table-{name}"
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    yield "table-help"
    go(scenes["over"].path, ".end table")
    yield "end"
    page.locator(".replay button").first.click()
    page.locator(".replay input[type=range]").first.wait_for()
    yield "end-replay"
    go(f"/verify/{scenes['over'].table}", "main")
    yield "verify-table"
