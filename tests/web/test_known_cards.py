"""H10.3: what everybody can prove of a player's cards is on the page."""

from __future__ import annotations

from typing import Any

from player import Player, Sync, held, new_table
from screens import keep_screenshot
from serving import Server

KINDS = {
    "known_in_hand": "In hand, as all know: ",
    "unseen": "In hand or deck: ",
    "known_in_deck": "In the deck, as all know: ",
}


def known_seat(sync: Sync) -> int | None:
    """Another player, in a moment of one's own, of whose hand and deck some cards are known and some are not."""
    if not sync["legal"]:
        return None
    for seat, player in enumerate(sync["view"]["players"]):
        more = len(player["unseen"]) > len(player["known_in_deck"])
        if player["hand"] is None and player["known_in_hand"] and more:
            return seat
    return None


def test_a_players_sheet_lists_what_all_know_of_hand_and_deck(visit: Any, server: Server) -> None:
    found = None
    while found is None:
        made = new_table(server.address, *[{"player": "bot", "bot": "random"}] * 2, start=True)
        player = Player(server.address, made["table"], made["secret"])
        if player.play_until(lambda sync: known_seat(sync) is not None):
            assert player.sync is not None
            found = known_seat(player.sync)
        player.close()
    assert player.sync is not None
    known = player.sync["view"]["players"][found]
    expected = {kind: len(known[kind]) for kind in KINDS}
    expected["unseen"] -= expected["known_in_deck"]
    page = visit(f"/table/{made['table']}", holding={made["table"]: held(made)})
    area = page.get_by_role("article").locator(f"xpath=self::*[@data-place='seat:{found}']")
    assert f"Hand: {known['hand_size']}; of these all know" in area.locator(".count").first.get_attribute("title")
    area.locator(".head").click()
    headings = page.get_by_role("dialog").locator("h3").all_inner_texts()
    for kind, words in KINDS.items():
        assert (f"{words}{expected[kind]}" in headings) == bool(expected[kind]), headings
    keep_screenshot(page, "known-cards")
