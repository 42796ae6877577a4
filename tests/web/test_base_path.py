"""The client below a path of a proxy: pages, files, requests, WebSockets and links."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from player import held, new_table
from proxy import below
from screens import toolbar
from serving import Server

BASE = "/games/war"


@pytest.fixture(scope="module")
def based_server(tmp_path_factory: pytest.TempPathFactory, server: Server) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("based"), f"--base-path={BASE}")
    yield running
    running.stop()


@pytest.mark.parametrize("take_away", [True, False])
def test_everything_is_found_below_a_path(visit: Any, based_server: Server, take_away: bool) -> None:
    with below(BASE, based_server.port, take_away=take_away) as (address, stray):
        # From the first page into a game, as anybody would go.
        page = visit("/", at=address)
        page.get_by_role("button", name="Play now").click()
        page.get_by_role("dialog").get_by_role("button", name="Start the game").click()
        toolbar(page).wait_for()
        assert re.fullmatch(re.escape(f"{address}/table/") + r"[\w-]+", page.url)
        page.reload()
        toolbar(page).wait_for()
        page.get_by_role("button", name=re.compile("menu", re.IGNORECASE)).first.wait_for()

        # A link that a host shares leads to the same table, for another person.
        made = new_table(address, {"player": "open"})
        host = visit(f"/table/{made['table']}", at=address, holding={made["table"]: held(made)})
        shared = host.locator("input[readonly]").first.input_value()
        assert shared == f"{address}/join/{made['table']}#{made['invite']}"
        guest = visit(shared.removeprefix(address), at=address)
        guest.get_by_role("link", name="Watch").first.click()
        guest.wait_for_url(f"{address}/table/{made['table']}")
        guest.go_back()
        guest.wait_for_url(shared)

        # Links are real ones: a browser may open them elsewhere.
        front = visit("/", at=address)
        for link in front.get_by_role("link").all():
            where = link.evaluate("node => node.pathname")
            assert (where + "/").startswith(f"{BASE}/"), where
        assert stray == [], "asked for outside of the path"
