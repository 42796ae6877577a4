"""The things on the table themselves: played by clicking cards, wheel, tokens and figures, and by tapping them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from player import Scene, held, new_table
from screens import STATE, UPRIGHT, choices, go_on, keep_screenshot, toolbar, version
from serving import Server

# By family of actions, in the order in which a turn takes them: what on the table is touched for it.
TOUCHED = {
    "take_token": "warfare",
    "draw_2": "gear",
    "recover": "gear",
    "reshuffle": "gear",
    "fight": "space",
    "challenge": "seat",
    "jump": "era",
    "insert": "tiles",
    "recruit": "recruit",
    "keep_relic": "relic",
    "look": "prowess",
    "keep": "prowess",
}
EVERYDAY = {"tiles", "era", "space", "hand", "gear", "warfare"}
MOST_DEPLOYED = 2
# A choice of cards or a question before the end of a deployment is open, or the table has moved on.
ANSWERED = """(before) => {
    if (document.querySelector("dialog[open]")) return "asks";
    const moved = document.querySelector("[data-version]")?.dataset.version > before;
    return moved || document.querySelector(".end") ? "done" : null;
}"""
Press = Callable[[Any], None]


def click(thing: Any) -> None:
    thing.click()


def tap(thing: Any) -> None:
    thing.tap()


def next_touch(families: list[str], deployed: int) -> tuple[str, str]:
    """The family of the next action, and the kind of thing to touch; a button of the toolbar for what has none."""
    if "deploy" in families and (deployed < MOST_DEPLOYED or "done" not in families):
        return "deploy", "hand"
    for family, kind in TOUCHED.items():
        if family in families:
            return family, kind
    return next((family for family in ("let_stand", "done", "skip_fight") if family in families), families[0]), ""


def thing_of(page: Any, family: str, kind: str) -> Any:
    """What lies on the table for an action."""
    name = f"gear:{family}" if kind == "gear" else kind
    exact = kind in ("gear", "tiles", "recruit")
    marked = f'[data-target="{name}"]' if exact else f'[data-target^="{name}:"]'
    return page.locator(f".table button{marked}, .table {marked} button").first


def play_by_hand(page: Any, press: Press, enough: Callable[[Counter[str]], bool]) -> Counter[str]:
    """Turns by touching things until enough kinds were touched, or to the end; how often each was."""
    touched: Counter[str] = Counter()
    deployed = 0
    while not enough(touched):
        state = page.wait_for_function(STATE, arg=".end").json_value()
        if state == "there":
            break
        if state == "held":
            press(go_on(page))
            page.wait_for_function("() => !document.querySelector('.show[data-held]')")
            continue
        before = version(page)
        family, kind = next_touch(choices(page), deployed)
        deployed = deployed + 1 if family == "deploy" else 0
        press(thing_of(page, family, kind) if kind else toolbar(page).locator(f"[data-family={family}]").first)
        touched[kind or "toolbar"] += 1
        while page.wait_for_function(ANSWERED, arg=before).json_value() == "asks":
            dialog = page.locator("dialog[open]")
            press(dialog.locator(".cards button, .confirm button, .button.primary").first)
            dialog.wait_for(state="detached")
            touched["dialog"] += 1
    return touched


def test_a_game_is_played_by_clicking_what_lies_on_the_table(visit: Any, server: Server) -> None:
    made = new_table(server.address, {"player": "bot", "bot": "random"}, start=True)
    page = visit(f"/table/{made['table']}", holding={made["table"]: held(made)})
    touched = play_by_hand(page, click, lambda _: False)
    print(f"clicked: {dict(touched)}")
    assert page.locator(".end").count()
    assert not EVERYDAY - touched.keys()


def test_a_turn_is_played_by_tapping_on_a_phone(visit: Any, server: Server) -> None:
    """With the question before the end of a deployment, which a touch screen asks by itself."""
    made = new_table(server.address, {"player": "bot", "bot": "random"}, start=True)
    page = visit(f"/table/{made['table']}", holding={made["table"]: held(made)}, size="phone", confirm=True)
    touched = play_by_hand(page, tap, lambda touched: not (EVERYDAY | {"toolbar", "dialog"}) - touched.keys())
    print(f"tapped: {dict(touched)}")
    assert not (EVERYDAY | {"toolbar", "dialog"}) - touched.keys()


def test_a_turn_is_played_by_tapping_on_a_tablet_held_upright(visit: Any, server: Server) -> None:
    made = new_table(server.address, {"player": "bot", "bot": "random"}, start=True)
    page = visit(f"/table/{made['table']}", holding={made["table"]: held(made)}, size="upright")
    touched = play_by_hand(page, tap, lambda touched: not (EVERYDAY | {"toolbar"}) - touched.keys())
    print(f"tapped: {dict(touched)}")
    assert not (EVERYDAY | {"toolbar"}) - touched.keys()


@pytest.mark.parametrize("size", UPRIGHT)
def test_on_a_tablet_held_upright_the_board_covers_nothing(visit: Any, scenes: dict[str, Scene], size: str) -> None:
    scene = scenes["travel"]
    page = visit(scene.path, holding=scene.holding, size=size)
    toolbar(page).locator(".choice").first.wait_for()
    keep_screenshot(page, f"{size}-travel")
    for thing in (*page.locator("#hand [data-card]").all(), *toolbar(page).locator(".choice").all()):
        thing.scroll_into_view_if_needed()
        assert thing.evaluate(UNCOVERED_ABOVE), f"{thing.inner_text()} is covered"
    # The last Era can be brought into sight.
    page.locator("#era-IV").scroll_into_view_if_needed()
    bottom = page.locator("#era-IV").bounding_box()
    footer = page.locator(".table footer").bounding_box()
    assert bottom["y"] + bottom["height"] / 2 < footer["y"]


@pytest.mark.parametrize("language", ["en", "es"])
def test_on_a_phone_no_action_lies_under_another(visit: Any, scenes: dict[str, Scene], language: str) -> None:
    """Each can be brought to where nothing covers it, and what ends the step stays in sight."""
    scene = scenes["deploying"]
    page = visit(scene.path, holding=scene.holding, size="phone", language=language)
    buttons = toolbar(page).locator(".choice")
    buttons.first.wait_for()
    assert buttons.count() > 2
    keep_screenshot(page, f"phone-actions-{language}")
    for i in range(buttons.count()):
        buttons.nth(i).scroll_into_view_if_needed()
        assert buttons.nth(i).evaluate(UNCOVERED), f"action {i + 1} is covered"
        assert toolbar(page).locator("[data-family=done]").evaluate(UNCOVERED), "the end is out of sight"


# Nothing but its neighbours lies over it: hands overlap.
UNCOVERED_ABOVE = """(thing) => {
    const {left, top, height} = thing.getBoundingClientRect();
    const there = document.elementFromPoint(left + 8, top + height / 2);
    return there && (thing.contains(there) || thing.parentElement.parentElement.contains(there));
}"""


# All of a button from edge to edge is its own.
UNCOVERED = """(button) => {
    const {left, right, top, height} = button.getBoundingClientRect();
    return [left + 4, (left + right) / 2, right - 4].every((x) => {
        const there = document.elementFromPoint(x, top + height / 2);
        return there && button.contains(there);
    });
}"""
