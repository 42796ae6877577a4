"""Every screen in every language, and in a pseudo-locale that shows what is hard-coded."""

from __future__ import annotations

from typing import Any

import pytest
from player import Scene
from screens import bare_ids, keep_screenshot, overflow, text_ids, tour, undressed

from warlore.history.cardset import SABATONS
from warlore.server.app import STATUS
from warlore.server.refusals import SENTENCES

# What people typed, and what has the same name in every language.
NAMES = {"Ann", "Bea", "English", "Italiano", "Español", *SABATONS}


@pytest.mark.parametrize("language", ["it", "es"])
def test_every_screen_speaks_the_language(visit: Any, scenes: dict[str, Scene], language: str) -> None:
    holding = {table: kept for scene in scenes.values() for table, kept in scene.holding.items()}
    page = visit("/", size="phone", holding=holding, language=language)
    problems: list[str] = []
    for name in tour(page, scenes):
        assert page.locator("html").get_attribute("lang") == language
        problems += [f"{name}: {found}" for found in bare_ids(page)]
        # Italian and Spanish words are longer.
        if overflow(page) > 0:
            problems.append(f"{name}: {overflow(page)} pixels too wide")
        keep_screenshot(page, f"{name}-phone-{language}")
    assert not problems, "\n".join(problems)


def test_no_text_is_hard_coded(visit: Any, scenes: dict[str, Scene]) -> None:
    holding = {table: kept for scene in scenes.values() for table, kept in scene.holding.items()}
    page = visit("/", holding=holding, language="xx")
    problems = [f"{name}: {text}" for name in tour(page, scenes) for text in undressed(page, NAMES)]
    assert not problems, "\n".join(problems)


def test_the_language_changes_at_once_and_stays(visit: Any) -> None:
    page = visit("/")
    page.get_by_label("Language").select_option("it")
    page.get_by_role("button", name="Gioca subito").wait_for()
    page.get_by_label("Lingua").select_option("es")
    page.get_by_role("button", name="Jugar ya").wait_for()
    page.reload()
    page.get_by_role("button", name="Jugar ya").wait_for()
    assert page.locator("html").get_attribute("lang") == "es"


@pytest.mark.parametrize("code", sorted(SENTENCES.keys() | STATUS.keys()))
def test_whatever_the_server_refuses_has_a_text(code: str) -> None:
    assert f"web-refused-{code}" in text_ids()
