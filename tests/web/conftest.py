"""The built client in a real Chromium, against a real server; every test process has both of its own."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import warlore

sys.path.insert(0, str(Path(__file__).parent))

from player import Scene, make_scenes
from screens import SIZES, UPRIGHT
from serving import Server

import debian

STATIC = Path(warlore.__file__).parent / "server" / "static" / "index.html"
# Nothing but the page itself: no updates, no sandbox (CI runs as root), one look on every machine.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
]
PATIENCE = 30_000
QUICK = {"language": "en", "speed": "instant", "reducedMotion": True, "confirm": False, "theme": "light"}


def unavailable(reason: str) -> None:
    if debian.required("REQUIRE_BROWSER"):
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of this test process."""
    pytest.importorskip("uvicorn")
    if not STATIC.exists():
        unavailable("the browser client is not built: run `make web`")
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path, server: Server) -> Iterator[Server]:
    """A server for one test, that may be killed."""
    running = Server(tmp_path)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    try:
        from playwright.sync_api import sync_playwright
    except ModuleNotFoundError:
        unavailable("the package playwright is not installed")
    chromium = debian.provide("chromium")
    if chromium is None:
        unavailable(debian.missing("chromium"))
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=str(chromium), args=ARGUMENTS)
        yield launched
        launched.close()


Visit = Callable[..., Any]


@pytest.fixture
def visit(browser: Any, server: Server) -> Iterator[Visit]:
    """A page of a person of their own: `visit(path, size=…, holding={table: kept}, **settings)`.

    What the page complains about fails the test.
    """
    contexts: list[Any] = []
    complaints: list[str] = []

    def opened(
        path: str = "/",
        *,
        size: str = "desktop",
        at: str = "",
        holding: dict[str, Any] | None = None,
        forgiving: bool = False,
        **settings: Any,
    ) -> Any:
        width, height = (SIZES | UPRIGHT)[size]
        touch = {"has_touch": True, "is_mobile": True} if size == "phone" or size in UPRIGHT else {}
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB", **touch)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        kept = {"warlore.settings": json.dumps(QUICK | settings), "warlore.seats": json.dumps(holding or {})}
        # Only before the first page: what a test changes there stays changed.
        context.add_init_script(
            f"for (const [key, value] of Object.entries({json.dumps(kept)}))"
            " if (localStorage.getItem(key) === null) localStorage.setItem(key, value);"
        )
        page = context.new_page()

        def said(message: Any) -> None:
            # A page that is not there is answered 404, of which the browser complains.
            nowhere = page.url.endswith("/no/such/page") and "404" in message.text
            # Whoever goes on to another page closes their connection, perhaps before it stands.
            left = "closed before the connection is established" in message.text
            if message.type in ("error", "warning") and not forgiving and not nowhere and not left:
                complaints.append(f"{page.url}: {message.text}")

        page.on("console", said)
        page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
        page.goto(f"{at or server.address}{path}")
        page.locator("h1, main").first.wait_for()
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not complaints, complaints


@pytest.fixture(scope="session")
def scenes(server: Server) -> dict[str, Scene]:
    """Tables at moments worth looking at: `lobby`, `travel`, `deploying`, `reward`, `over`."""
    return make_scenes(server.address)
