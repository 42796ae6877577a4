"""The small things: the first load, dialogs and the keyboard, settings that stay, links that lead nowhere."""

from __future__ import annotations

import re
from typing import Any

import pytest
from player import Scene
from screens import toolbar

from warlore.history.game import game_of
from warlore.table import parse_record
from warlore.table.chain import Chain

MOST_BYTES = 300_000


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("where", ["/", "table"])
def test_the_first_load_is_small(visit: Any, scenes: dict[str, Scene], where: str, language: str) -> None:
    """Every byte over the wire, headers included, as the server compresses it."""
    page = visit("/settings", language=language, holding=scenes["travel"].holding)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[float] = []
    devtools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(page.url.replace("/settings", scenes["travel"].path if where == "table" else where))
    (toolbar(page) if where == "table" else page.get_by_role("heading", level=1)).wait_for()
    page.wait_for_load_state("networkidle")
    print(f"first load of {where} in {language}: {sum(sizes) / 1000:.0f} kB in {len(sizes)} files")
    assert 10_000 < sum(sizes) < MOST_BYTES


def test_a_dialog_keeps_the_focus_and_gives_it_back(visit: Any) -> None:
    page = visit("/")
    opener = page.get_by_role("button", name="Join by link")
    opener.click()
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    for _ in range(8):
        page.keyboard.press("Tab")
        # Between the last and the first is the browser's own bar, where no element has the focus.
        here = page.evaluate("document.activeElement.closest('dialog')?.tagName ?? document.activeElement.tagName")
        assert here in ("BODY", "DIALOG"), "the focus left the dialog"
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert opener.evaluate("node => node === document.activeElement")


def test_a_wrong_link_says_so(visit: Any) -> None:
    page = visit("/")
    page.get_by_role("button", name="Join by link").click()
    field = page.get_by_label("The link you were given")
    field.fill("https://elsewhere.example/cats")
    page.get_by_role("button", name="Go there").click()
    page.get_by_text("no link to a table").wait_for()
    assert field.get_attribute("aria-invalid") == "true"


def test_a_table_that_is_not_there_says_so(visit: Any) -> None:
    page = visit("/join/nothing#x", forgiving=True)
    page.get_by_role("alert").filter(has_text="no such table").wait_for()


def test_an_address_that_leads_nowhere_leads_home(visit: Any) -> None:
    page = visit("/nowhere/at/all", forgiving=True)  # the browser notes that it is a 404
    page.get_by_role("main").get_by_role("link", name="To the first page").click()
    page.get_by_role("button", name="Play now").wait_for()


def test_settings_count_at_once_and_stay(visit: Any) -> None:
    page = visit("/settings")
    page.get_by_role("radio", name="Dark").check()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    page.get_by_role("switch", name="Reduced motion").uncheck()
    assert page.locator("html").get_attribute("data-motion") == "full"
    page.reload()
    assert page.get_by_role("radio", name="Dark").is_checked()
    assert not page.get_by_role("switch", name="Reduced motion").is_checked()


def test_your_tables_are_on_the_first_page(visit: Any, scenes: dict[str, Scene]) -> None:
    page = visit("/", holding=scenes["travel"].holding | {"gone": {"seats": [], "when": 2}}, forgiving=True)
    page.get_by_role("link", name="Game under way").click()
    toolbar(page).wait_for()
    page.go_back()
    gone = page.get_by_role("listitem").filter(has_text="Table gone is not on this server")
    gone.wait_for()
    page.get_by_role("button", name="Take this table off the list").first.click()
    assert "gone" in page.evaluate("localStorage.getItem('warlore.seats')"), "what is not found is kept"
    gone.get_by_role("button").click()
    page.get_by_role("heading", name="Your tables").wait_for(state="detached")
    assert page.evaluate("localStorage.getItem('warlore.seats')") == "{}"


def test_the_host_changes_the_table_in_the_lobby(visit: Any, scenes: dict[str, Scene]) -> None:
    page = visit(scenes["lobby"].path, holding=scenes["lobby"].holding)
    page.get_by_text("One seat is open.").wait_for()
    page.get_by_role("button", name="Put a bot here").click()
    page.get_by_text("Every seat is taken.").wait_for()
    page.get_by_role("button", name="Remove the bot from seat 2").click()
    page.get_by_text("One seat is open.").wait_for()
    page.get_by_role("radio", name="4").check()
    page.get_by_text("2 seats are open.").wait_for()
    page.get_by_role("radio", name="3").check()
    page.get_by_text("One seat is open.").wait_for()
    page.get_by_role("button", name="Change the terms").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("switch", name="Long campaign").check()
    dialog.get_by_role("radio", name="Per decision").check()
    dialog.get_by_label("For each decision").select_option(label="3 days")
    dialog.get_by_label("The bot that stands in").select_option("search")
    dialog.get_by_role("button", name="Keep these").click()
    page.get_by_text("Long campaign: 8 rounds").wait_for()
    page.get_by_text("3 days for each decision").wait_for()
    page.get_by_role("button", name="Change the terms").click()
    assert dialog.get_by_label("The bot that stands in").input_value() == "search"


def test_a_record_is_compared_with_the_head_that_the_browser_kept(visit: Any, scenes: dict[str, Scene]) -> None:
    over = scenes["over"]
    page = visit(over.path, holding=over.holding)
    page.locator(".end table").first.wait_for()
    shown = page.locator(".seal code").last.inner_text()
    assert len(shown) == 19
    page.goto(page.url.replace(over.path, f"/verify/{over.table}"))
    result = page.locator(".result")
    result.get_by_text("Everything fits, and it was compared with what the table showed").wait_for()
    result.get_by_text(f"Compared with the head that this browser kept: {shown}").wait_for()
    result.get_by_text("In this browser: the record leads through this head").wait_for()
    result.get_by_text("These are the steps the table stored").wait_for()
    # Somebody edits the stored game and makes its chain anew: to the page it is as if it had kept another head.
    kept = page.evaluate("localStorage.getItem('warlore.heads')")
    others = re.sub(r'"head":"....', '"head":"0000', kept)
    page.evaluate("heads => localStorage.setItem('warlore.heads', heads)", others)
    page.reload()
    result.get_by_text("Something does not fit").wait_for()
    result.get_by_text("These are not the steps the table stored").wait_for()
    # Who kept nothing learns no more than that the record fits together; a head may also be typed.
    page.evaluate("localStorage.removeItem('warlore.heads')")
    page.reload()
    result.get_by_text("Everything fits together; it was compared with nothing").wait_for()
    field = page.get_by_label("Head of the chain, if you kept one")
    field.fill("no head")
    assert field.get_attribute("aria-invalid") == "true"
    # A head from before the end vouches for the beginning only.
    record = page.request.get(page.url.replace("/verify/", "/api/tables/") + "/record").text()
    game = game_of(record)
    read = parse_record(record, game)
    started = Chain(read, game.notation(read.setup), bytes.fromhex(read.secret)).head(12)
    field.fill(f"{started[:4]}-{started[4:16].upper()}")
    page.get_by_label("The text of a record").fill(record)
    page.get_by_role("button", name="Check").click()
    result.get_by_text("its beginning was compared with what the table showed").wait_for()
    result.get_by_text("the first 12 steps are those the table stored").wait_for()
