"""Every text exists in every language, with the same variables; whatever the game can say has a text."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import warlore
from warlore.bots import BOTS
from warlore.cli.history.play import COMMANDS
from warlore.cli.history.replay import COMMANDS as HISTORY_REPLAY
from warlore.cli.history.words import Words
from warlore.cli.knight.replay import COMMANDS as KNIGHT_REPLAY
from warlore.history.cardset import KINDS, SOURCES, load_cards
from warlore.history.columns import ICONS, LINE_NAMES, TOKENS
from warlore.history.game import GEAR_NAMES, HistoryGame
from warlore.history.notation import EVENTS, STEPS
from warlore.history.options import ALLOWED
from warlore.history.reasons import CODES, NO_SUCH_ACTION, NOT_YOUR_TURN, REASONS
from warlore.history.telling import FAMILIES, PLAIN_ACTIONS
from warlore.table import BadInput, Setup
from warlore.texts import LANGUAGES, Texts, choose_language

LOCALES = files("warlore") / "locales"
FILES = sorted(file.name for file in (LOCALES / "en").iterdir())


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """What only chooses a form is not asked for: some languages have one form where others have several."""
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str, file: str) -> dict[str, set[str]]:
    """Every text of a file, attributes included, and its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            own = entry.id.name
            parts = [(own, entry.value), *((f"{own}.{part.id.name}", part.value) for part in entry.attributes)]
            for name, pattern in parts:
                assert name not in found, f"{name} stands twice in {language}/{file}"
                variables = Variables()
                if pattern is not None:
                    variables.visit(pattern)
                found[name] = variables.names
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_languages_have_the_same_texts_and_variables(language: str, file: str) -> None:
    assert messages(language, file) == messages("en", file)


def test_no_text_stands_in_two_files() -> None:
    names = [name for file in FILES for name in messages("en", file)]
    assert len(names) == len(set(names))


def said_by_the_game() -> set[str]:
    """The ids that are made of the game's own names."""
    ids = {f"reason-{reason.code}" for reason in (*REASONS.values(), NOT_YOUR_TURN, NO_SUCH_ACTION)}
    ids |= {f"reason-{code}" for code in CODES.values()}
    ids |= {f"step-{step}{part}" for step in STEPS.values() for part in ("", ".now", ".guide")}
    ids |= {f"event-{name}" for name, _, _ in EVENTS.values()}
    ids |= {f"event-{name}" for name in ("inserted-first", "inserted-dealt", "drew-unseen")}
    ids |= {f"event-{name}" for name in ("battle_ended-nobody", "relic_gained-from")}
    ids |= {f"event-{name}-unseen" for name in ("relic_seen", "prowess_seen")}
    ids |= {f"token-{token.partition('+')[0]}" for token in TOKENS}
    ids |= {f"action-{family}" for family in PLAIN_ACTIONS.values()}
    ids |= {f"action-{family}" for _, family, _ in FAMILIES}
    ids |= {f"icon-{icon}{part}" for icon in ICONS for part in ("", ".short")}
    ids |= {f"line-{line}{part}" for line in LINE_NAMES for part in ("", ".short")}
    ids |= {f"face-{line}" for line in LINE_NAMES} | {f"gear-{gear}" for gear in GEAR_NAMES}
    ids |= {f"kind-{kind}" for kind in KINDS} | {f"source-{source}" for source in SOURCES}
    ids |= {f"option-{option}" for option in ALLOWED} | set(BOTS.values())
    ids |= {f"{kind}-{command}" for kind in ("command", "help") for command in COMMANDS}
    ids |= {f"replay-word-{command}" for command in {*HISTORY_REPLAY, *KNIGHT_REPLAY}}
    return ids | {f"points-{source}" for source in ("elites", "heroes", "relics", "prowess", "honor")}


def said_by_the_code() -> set[str]:
    """The ids that stand in the code as they are."""
    found: set[str] = set()
    asking = re.compile(r"""(?:\b(?:self|words|texts|screen|player)\.|(?<![\w.)\]]))get\(\s*["']([a-z][\w.-]*)["']""")
    for path in Path(warlore.__file__).parent.joinpath("cli", "history").rglob("*.py"):
        found |= set(asking.findall(path.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_said_has_a_text(language: str) -> None:
    texts = Texts(language)
    used = said_by_the_game() | said_by_the_code()
    assert len(used) > 250
    assert sorted(message for message in used if texts.find(message) is None) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_description(language: str) -> None:
    cards = load_cards()
    texts = Texts(language)
    ids = [f"unit-{unit.id}" for unit in cards.units] + [f"relic-{relic.id}" for relic in cards.relics]
    assert all(texts.find(message) and texts.find(f"{message}.description") for message in ids)


def test_missing_texts_fall_back_to_english_and_then_to_the_id() -> None:
    assert Texts("it").get("no-such-text") == "no-such-text"
    assert Texts("it").find("no-such-text") is None
    assert Texts("it").get("token-long", n=2) == "Lungo +2"


def test_an_owners_card_keeps_its_own_name() -> None:
    """Only a card that is called as in the standard set is translated."""
    from dataclasses import replace

    cards = load_cards()
    renamed = tuple(replace(u, name="Bowmen") if u.id == "archers" else u for u in cards.units)
    game = HistoryGame(replace(cards, units=renamed))
    words = Words(Texts("it"), game, Setup(("Pär", "Chris")))
    assert words.unit("Bowmen") == "Bowmen"
    assert words.unit("Trebuchet") == "Trabucco"


@pytest.mark.parametrize(
    ("given", "environment", "language"),
    [
        ("es", {"WARLORE_LANG": "it"}, "es"),
        (None, {"WARLORE_LANG": "it", "LANG": "es_ES.UTF-8"}, "it"),
        (None, {"LANG": "es_ES.UTF-8"}, "es"),
        (None, {"LC_ALL": "it_IT", "LANG": "es_ES.UTF-8"}, "it"),
        (None, {"LANG": "sv_SE.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {}, "en"),
        ("Italiano", {}, "it"),
    ],
)
def test_the_language_asked_for_comes_first(given: str | None, environment: dict[str, str], language: str) -> None:
    assert choose_language(given, environment) == language


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(BadInput, match="'sv' is no language; they are en, it, es"):
        choose_language("sv", {})
