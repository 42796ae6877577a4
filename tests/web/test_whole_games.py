"""Whole games in the browser, from the first page to the score sheet: by clicking, and by keyboard alone."""

from __future__ import annotations

import re
from typing import Any

from screens import keep_screenshot, play_to_the_end, toolbar


def test_a_newcomer_is_in_a_game_two_clicks_later_and_plays_it_by_clicking(visit: Any) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Start the game").wait_for()
    dialog.get_by_role("radio", name="1", exact=True).check()
    dialog.get_by_role("button", name="Start the game").click()
    toolbar(page).wait_for()
    assert re.search(r"/table/[\w-]+$", page.url)
    clicks = play_to_the_end(page, lambda button: button.click())
    assert clicks > 20
    read_the_score_sheet(page)
    keep_screenshot(page, "a-whole-game-end")


def test_a_whole_game_by_keyboard_alone(visit: Any) -> None:
    page = visit("/")
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    # The way to the number of opponents and back to the button, as anybody without a mouse goes it.
    start = dialog.get_by_role("button", name="Start the game")
    assert start.evaluate("node => node === document.activeElement")
    for _ in range(10):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.type === 'radio'"):
            break
    page.keyboard.press("ArrowLeft")
    assert dialog.get_by_role("radio", name="1", exact=True).is_checked()
    page.keyboard.press("Enter")
    toolbar(page).wait_for()
    pressed = play_to_the_end(page, press_its_number)
    assert pressed > 20
    read_the_score_sheet(page)


def read_the_score_sheet(page: Any) -> None:
    """Two players, five kinds of points and a total each, and somebody has won."""
    sheet = page.locator(".end table").first
    assert sheet.locator("tbody tr").count() >= 2
    assert "Total" in sheet.inner_text()
    assert re.search(r"\d", page.get_by_role("heading", level=1).inner_text())


def tab_to(page: Any, name: str) -> None:
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip().startswith(name):
            return
    raise AssertionError(f"{name} cannot be reached with Tab")


def press_its_number(button: Any) -> None:
    """A choice by its key, or one without a number by Tab and Enter."""
    key = button.get_attribute("aria-keyshortcuts")
    if key:
        button.page.keyboard.press(key)
        return
    for _ in range(80):
        if button.evaluate("node => node === document.activeElement"):
            break
        button.page.keyboard.press("Tab")
    assert button.evaluate("node => node === document.activeElement"), "a choice cannot be reached with Tab"
    button.page.keyboard.press("Enter")
