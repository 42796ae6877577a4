"""Seats on the page: taken along, asked for, lost, handed to a bot; and the end that everybody agrees on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from player import held, new_table
from screens import keep_screenshot, overflow, serious_findings, toolbar
from serving import Server

HERE = [{"player": "here", "name": "Bea"}, {"player": "here", "name": "Cleo"}]


def one_each(made: dict[str, Any]) -> list[dict[str, Any]]:
    """What three browsers hold that have one seat each."""
    seats = [{"seat": made["seat"], "secret": made["secret"]}, *made["here"]]
    return [{made["table"]: {"seats": [seat], "when": 1}} for seat in seats]


def see_log(page: Any, text: str) -> None:
    page.locator(".log").get_by_text(text).first.wait_for()


def open_menu(page: Any) -> Any:
    page.get_by_role("button", name="Menu").click()
    return page.get_by_role("dialog")


# ------------------------------------------------------------------ another browser
def test_seats_go_to_another_browser_by_link_and_by_file(visit: Any, server: Server, tmp_path: Path) -> None:
    made = [new_table(server.address, {"player": "bot"}, start=True) for _ in range(2)]
    page = visit("/", holding={one["table"]: held(one) for one in made})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url + (request.post_data or "")))
    page.get_by_role("link", name="Take your seats to another browser").click()
    page.get_by_text("2 seats are kept here.").wait_for()
    keep_screenshot(page, "seats")
    assert not serious_findings(page)
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Link to your seats").input_value()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    download.value.save_as(tmp_path / "seats.json")

    other = visit("/settings")
    other.on("request", lambda request: asked.append(request.url + (request.post_data or "")))
    other.goto(link)
    other.get_by_role("button", name="Take over").click()
    other.get_by_text("2 seats were added at 2 tables.").wait_for()
    assert "#" not in other.url
    other.goto(f"{server.address}/table/{made[0]['table']}")
    other.locator("#hand").wait_for()
    assert not any(one["secret"] in url for one in made for url in asked), "a secret was sent"

    third = visit("/seats", size="phone", holding={made[0]["table"]: held(made[0])})
    third.get_by_label("A file of seats").set_input_files(tmp_path / "seats.json")
    third.get_by_text("One seat was added at one table. One was here already.").wait_for()
    assert overflow(third) <= 0
    (tmp_path / "broken.json").write_text((tmp_path / "seats.json").read_text()[:-9])
    third.get_by_label("A file of seats").set_input_files(tmp_path / "broken.json")
    third.get_by_role("alert").filter(has_text="broken or cut. Nothing was changed.").wait_for()
    third.goto(f"{link[:-5]}")
    third.get_by_role("alert").filter(has_text="broken or cut").wait_for()
    third.goto(f"{server.address}/")
    third.locator("section li.playing").nth(1).wait_for()


def test_no_table_is_out_of_reach_however_many_there_are(visit: Any, server: Server) -> None:
    tables = [new_table(server.address, {"player": "open"}) for _ in range(8)]
    gone = {"nowhere": {"seats": [{"seat": 0, "secret": "kept"}], "when": 2}}
    page = visit("/", holding={one["table"]: held(one) for one in tables} | gone, forgiving=True)
    page.locator("section li").nth(4).wait_for()
    page.get_by_role("button", name="3 more tables").click()
    page.locator("section li").nth(7).wait_for()
    assert "nowhere" in page.evaluate("localStorage.getItem('warlore.seats')"), "another server may have it"


# ------------------------------------------------------------------ the lobby
def test_a_host_lets_people_in_by_hand(visit: Any) -> None:
    host = visit("/host", name="Ann")
    host.get_by_role("button", name="Open the table").click()
    host.get_by_text("That stops mistakes, not a cheat with two browsers.").first.wait_for()
    link = host.get_by_label("Link to this table").input_value()
    path = link[link.index("/join/") :]
    host.get_by_role("button", name="Change the terms").click()
    host.get_by_role("switch", name="Let people in one by one").check()
    host.get_by_role("button", name="Keep these").click()
    host.get_by_text("The host lets people in one by one").wait_for()

    friend = visit(path, size="phone", name="Bea")
    friend.get_by_role("button", name="Ask for a seat").tap()
    friend.get_by_text("You have asked for a seat").wait_for()
    stranger = visit(path, name="Eve", forgiving=True)
    stranger.get_by_role("button", name="Ask for a seat").click()
    host.get_by_text(re.compile(r"\d\d:\d\d: Eve asks for a seat")).wait_for()
    keep_screenshot(host, "lobby-asks")
    assert not serious_findings(host)
    host.get_by_role("button", name="Turn Eve away").click()
    stranger.get_by_role("alert").filter(has_text="You were not let in").wait_for()
    stranger.get_by_role("button", name="Watch").click()
    stranger.get_by_text("Ann starts the game").wait_for()
    host.get_by_role("button", name="Let Bea in").focus()
    host.keyboard.press("Enter")
    host.get_by_text("Bea is let in and takes a seat.").wait_for()
    friend.get_by_role("button", name="Change name").wait_for()
    friend.reload()
    friend.get_by_role("button", name="Change name").wait_for()
    keep_screenshot(friend, "lobby-let-in-phone")

    host.get_by_role("button", name="Send Bea away").click()
    host.get_by_text("Ann sends Bea away; the old invitation no longer counts.").wait_for()
    late = visit(path, name="Bea", forgiving=True)
    late.get_by_role("button", name="Ask for a seat").click()
    late.get_by_role("alert").get_by_text("This invitation is not valid").wait_for()


def test_a_second_seat_for_one_browser_is_refused_in_words(visit: Any, server: Server) -> None:
    made = new_table(server.address, {"player": "open"}, {"player": "open"})
    friend = visit(f"/join/{made['table']}#{made['invite']}", name="Bea", forgiving=True)
    friend.get_by_role("button", name="Take a seat").click()
    friend.get_by_text("Ann starts the game").wait_for()
    friend.evaluate("localStorage.setItem('warlore.seats', '{}')")
    friend.goto(f"{server.address}/join/{made['table']}#{made['invite']}")
    friend.reload()
    friend.get_by_role("button", name="Take a seat").click()
    friend.get_by_role("alert").get_by_text("the host may allow more than one").wait_for()


# ------------------------------------------------------------------ a game
def test_people_vote_for_a_bot_and_for_the_end(visit: Any, server: Server) -> None:
    made = new_table(server.address, *HERE, start=True, first=2)
    path = f"/table/{made['table']}"
    ann, bea, cleo = (
        visit(path, holding=holding, size=size)
        for holding, size in zip(one_each(made), ("desktop", "phone", "tablet"), strict=True)
    )
    # By mouse, by touch, by keyboard.
    open_menu(ann).get_by_role("button", name="Vote: a bot for Cleo").click()
    ann.keyboard.press("Escape")
    bea.get_by_text("Shall a bot play on for Cleo?").wait_for()
    keep_screenshot(bea, "vote-phone")
    assert not serious_findings(bea) and overflow(bea) <= 0
    bea.get_by_role("button", name="Agree").tap()
    cleo.get_by_text("A bot plays for Cleo.").wait_for()
    keep_screenshot(cleo, "stood-in-tablet")
    see_log(ann, "All the others agree: a bot plays on for Cleo.")
    cleo.get_by_role("button", name="Play on myself").focus()
    cleo.keyboard.press("Enter")
    see_log(ann, "Cleo plays again.")

    menu = open_menu(bea)
    menu.get_by_role("button", name="End the game").tap()
    keep_screenshot(bea, "menu-phone")
    menu.get_by_role("button", name="I am for the end").tap()
    ann.get_by_text("Shall the game end without a result?").wait_for()
    ann.get_by_role("button", name="Against").click()
    see_log(ann, "Ann is against ending the game: it goes on.")
    menu = open_menu(cleo)
    menu.get_by_role("button", name="End the game").click()
    menu.get_by_role("button", name="I am for the end").click()
    menu.get_by_text("This was voted down just now; wait a minute.").or_(
        cleo.get_by_text("This was voted down just now; wait a minute.")
    ).first.wait_for()


def test_a_game_that_everybody_ends_stays_readable(visit: Any, server: Server) -> None:
    made = new_table(server.address, HERE[0], start=True)
    path = f"/table/{made['table']}"
    ann, bea = (visit(path, holding=holding) for holding in one_each(made))
    menu = open_menu(ann)
    menu.get_by_role("button", name="End the game").click()
    menu.get_by_role("button", name="I am for the end").click()
    bea.get_by_role("button", name="Agree").click()
    for page in (ann, bea):
        page.get_by_text("The game was ended without a result").first.wait_for()
        assert toolbar(page).locator(".choice[data-family]").count() == 0
    keep_screenshot(bea, "aborted")
    assert not serious_findings(bea)
    with bea.expect_download() as download:
        bea.get_by_role("link", name="record", exact=False).click()
    assert "chance: sealed" in download.value.path().read_text()
    ann.keyboard.press("Escape")
    ann.get_by_role("button", name="Rematch").click()
    bea.get_by_role("button", name="rematch", exact=False).click()
    bea.get_by_role("heading", name="The table is set").wait_for()


def test_a_lost_seat_comes_back_when_all_others_agree(visit: Any, server: Server) -> None:
    made = new_table(server.address, *HERE, start=True, patience=0, first=0)
    path = f"/table/{made['table']}"
    ann, bea, _ = one_each(made)
    pages = [visit(path, holding=holding) for holding in (ann, bea)]
    link = open_menu(pages[0]).get_by_label("Link for somebody who has lost their seat").input_value()
    pages[0].keyboard.press("Escape")
    cleo = visit(link[link.index("/join/") :], name="Cleo")
    cleo.get_by_role("button", name="Ask for the seat of Cleo").click()
    cleo.get_by_text("You have asked for a lost seat").wait_for()
    assert cleo.locator("#hand").count() == 0
    pages[0].get_by_text("Cleo asks for seat 3, whose key was lost.").first.wait_for()
    keep_screenshot(pages[0], "lost-seat")
    pages[0].get_by_role("button", name="Agree").click()
    pages[1].get_by_text("Shall Cleo get seat 3, and see its hand?").wait_for()
    pages[1].get_by_role("button", name="Agree").click()
    cleo.locator("#hand [data-card]").first.wait_for()
    see_log(pages[1], "the old key opens nothing any more.")
    cleo.reload()
    cleo.locator("#hand [data-card]").first.wait_for()
    # Whoever holds the old key is told so, and may watch.
    old = visit(path, holding=one_each(made)[2], forgiving=True)
    old.get_by_text("Your seat at this table is no longer yours.").wait_for()
