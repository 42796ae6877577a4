"""Whatever a fight can say has a text in every language, with the same variables; no text is for nothing."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from knight_terminal import LEFT_OVER

import warlore.cli.knight
from warlore.cli.knight.entries import KINDS
from warlore.cli.knight.names import MEANS_RULES, Names
from warlore.cli.knight.show import SITE_FACTS
from warlore.cli.knight.words import FAMILIES, PLAY_WORDS, TELLERS
from warlore.knight import catalogue_terms as terms
from warlore.knight.catalogue import catalogue
from warlore.knight.game import STEP_NAMES
from warlore.knight.notation import EVENTS, REASONS
from warlore.texts import LANGUAGES, Texts

fight = import_module("warlore.cli.knight.fight")
replay = import_module("warlore.cli.knight.replay")
LOCALES = files("warlore") / "locales"


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every text, attributes included, and its variables."""
    found: dict[str, set[str]] = {}
    text = (LOCALES / language / "knight.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            own = entry.id.name
            parts = [(own, entry.value), *((f"{own}.{part.id.name}", part.value) for part in entry.attributes)]
            for name, pattern in parts:
                assert name not in found, f"{name} stands twice in {language}"
                variables = Variables()
                if pattern is not None:
                    variables.visit(pattern)
                found[name] = variables.names
    return found


def steps() -> set[str]:
    return {*STEP_NAMES.values(), *terms.PHASES, "aim_ranged", "aim_block", "aim_attack"}


def said_by_the_game() -> set[str]:
    """The ids that are made of the engine's and the catalogue's own words."""
    ids = {f"knight-event-{name}" for name, _, _ in EVENTS.values()}
    ids |= {f"knight-reason-{reason.code}" for reason in REASONS.values()}
    ids |= {f"knight-step-{step}{part}" for step in steps() for part in ("", ".now", ".guide")}
    ids |= {f"knight-phase-{phase}{part}" for phase in terms.PHASES for part in ("", ".short")}
    ids |= {f"knight-action-{family}" for _, family in FAMILIES}
    ids |= {f"knight-action-{word}" for word in PLAY_WORDS.values()}
    ids |= {f"knight-means-{ability}" for ability in (*terms.ABILITIES, *terms.OTHER_ABILITIES, *MEANS_RULES)}
    ids |= {f"knight-means-resist-{resistance}" for resistance in terms.RESISTANCES}
    ids |= {f"knight-effect-{effect}" for effect in terms.EFFECTS if effect != "outside"}
    ids |= {f"knight-outside-{what}" for what in terms.OUTSIDE}
    ids |= {f"knight-per-{per}" for per in terms.PER} | {f"knight-when-{when}" for when in terms.WHEN}
    ids |= {f"knight-only-{only}" for only in terms.ONLY} | {f"knight-cost-{cost}" for cost in terms.COSTS}
    ids |= {f"knight-cards-{card}" for card in terms.COST_CARDS}
    ids |= {f"knight-points-{kind}" for kind in terms.KINDS if kind not in ("mana", "effect")}
    ids |= {f"knight-kind-{kind}" for kind in KINDS} | {f"knight-tier-{tier}" for tier in terms.TIERS}
    ids |= {f"knight-certainty-{certainty}" for certainty in terms.CERTAINTIES}
    ids |= {f"knight-city-bonus-{effect}" for effect in terms.CITY_EFFECTS}
    ids |= {f"knight-site-{fact}" for facts in SITE_FACTS.values() for fact, _ in facts}
    ids |= {f"knight-help-{command}" for command in fight.OWN_HELP}
    ids |= {message for message in fight.COMMANDS.values() if message.startswith("knight-")}
    return ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_game_says_has_a_text(language: str) -> None:
    assert said_by_the_game() - messages(language).keys() == set()


def test_every_event_with_numbers_tells_them() -> None:
    silent = {"paralyzed", "site_ignored", "wound_discarded"}
    assert {name for name, _, fields in EVENTS.values() if fields} - silent <= TELLERS.keys()


def test_every_site_has_its_facts() -> None:
    assert tuple(SITE_FACTS) == terms.SITES


def test_no_text_is_there_for_nothing() -> None:
    folder = Path(warlore.cli.knight.__file__).parent
    code = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    literal = set(re.findall(r"knight-[\w.-]*[\w]", code))
    prefixes = tuple(set(re.findall(r"f[\"'](knight-[\w-]*-)\{", code)))
    used = said_by_the_game() | literal
    unused = {name for name in messages("en") if name not in used and name.partition(".")[0] not in used}
    assert {name for name in unused if not name.startswith(prefixes)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mode_of_the_catalogue_can_be_read(language: str) -> None:
    names = Names(Texts(language))
    book = catalogue()
    for thing in (*book.units.values(), *book.cards.values(), *book.faction_tokens.values()):
        for mode in thing.modes:
            text = names.mode(mode)
            assert text and not LEFT_OVER.search(text), (thing.id, text)


def test_the_rules_behind_the_abilities_are_rules_of_the_sheet() -> None:
    given = [rule for rules in MEANS_RULES.values() for rule in rules.split(", ")]
    given += [rule for facts in SITE_FACTS.values() for _, rules in facts for rule in re.split(r", |–", rules)]
    for rule in given:
        kind, number = rule[0], int(rule[1:])
        assert 1 <= number <= {"R": 104, "F": 11, "Q": 13, "S": 10}[kind], rule
