"""Every text is written out with numbers for one and for many, and with names of every beginning and gender.

The texts of a language go into one file, `build/texts/LANGUAGE.txt`, to be read through by a person who speaks it;
what a machine can notice is noticed here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import warlore
from warlore.texts import LANGUAGES

LOCALES = Path(warlore.__file__).parent / "locales"
OUT = Path(__file__).parents[2] / "build" / "texts"
NUMBERS = (1, 2)
# What a number may be called; every other variable is a name or a word.
NUMERIC = re.compile(
    r"^(n|number|count|times|level|value|damage|wounds|fame|points|most|least|left|amount|have|price|total|needed|"
    r"steps?|rounds?|units|seconds|states|copies|hidden|limit|hand_limit|armor|hp|attacker_survivors|"
    r"defender_survivors|levels|removed|sum|rate|more|plus|percent|games|size|version)$"
)
# A feminine and a masculine name, singular and plural, beginning with each vowel and with a consonant.
NAMES = {
    "en": ("Archers", "an Elite", "Immortals", "Orb of Kings", "Urn", "Pär"),
    "it": ("Arcieri", "Elmo", "Immortali", "Opliti", "Urna", "Studentessa", "Pär"),
    "es": ("Arqueros", "Elmo", "Inmortales", "Hija", "Ojo", "Urna", "Pär"),
}
CHOICES = {"targets": ("one", "many"), "target": ("one enemy", "unit", "units")}


class Asked(Visitor):
    """The variables of a text, and the words that its selectors know."""

    def __init__(self) -> None:
        self.names: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            numbers = {v.key.value for v in node.variants if isinstance(v.key, ast.NumberLiteral)}
            plural = numbers or (keys <= {"zero", "one", "two", "few", "many", "other"} and "one" in keys)
            self.names.setdefault(node.selector.id.name, set()).update(set() if plural else keys)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.setdefault(node.id.name, set())


def values(name: str, words: set[str], language: str) -> tuple[str | int, ...]:
    if words:
        return tuple(sorted(words))
    return NUMBERS if NUMERIC.match(name) else NAMES[language]


def cases(asked: dict[str, set[str]], language: str) -> Iterator[dict[str, str | int]]:
    """Arguments: all combinations of selectors' words and of one and two, with a different name each time."""
    fixed = {name: words for name, words in asked.items() if words or NUMERIC.match(name)}
    free = [name for name in asked if name not in fixed]
    combinations = list(product(*(values(name, words, language) for name, words in fixed.items())))[:64]
    names = NAMES[language]
    for turn in range(max(len(combinations), len(names) if free else 1)):
        args: dict[str, str | int] = dict(zip(fixed, combinations[turn % len(combinations)], strict=True))
        args |= {name: names[(turn + place) % len(names)] for place, name in enumerate(free)}
        yield args


def rendered(language: str) -> Iterator[tuple[str, str, list[Exception]]]:
    """Each text in each case: its id, how it reads, and what could not be filled in."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALES / language).glob("*.ftl")):
        source = file.read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
        for entry in FluentParser().parse(source).body:
            if not isinstance(entry, ast.Message):
                continue
            for part in (entry, *entry.attributes):
                if part.value is None:
                    continue
                asked = Asked()
                asked.visit(part.value)
                found = bundle.get_message(entry.id.name)
                pattern = found.value if part is entry else found.attributes[part.id.name]
                name = entry.id.name if part is entry else f"{entry.id.name}.{part.id.name}"
                for args in cases(asked.names, language):
                    errors: list[Exception] = []
                    text, errors = bundle.format_pattern(pattern, args)
                    yield name, str(text), errors


MISTAKES = {
    "en": (r"\b1 (?:cards|Wounds|tokens|levels|Units|steps|games)\b", r"\ba [AEIOUaeiou](?!ach|ne\b|n\b|nit)"),
    "it": (
        r"\b1 (?:carte|Ferite|gettoni|livelli|passi|partite|cristalli|danni|posti|voci)\b",
        r"\b(?:perse|persi|ferite|mancano|altre) 1\b",
        r"'",
    ),
    "es": (
        r"\b1 (?:cartas|Heridas|fichas|niveles|pasos|partidas|cristales|daños|asientos|Unidades|niveles)\b",
        r"\by (?:H?[Ii](?!e))",
        r"\b(?:quedan|faltan|otras) 1\b",
        r"\bunidad",
        r"[Bb]ocabajo",
    ),
}
# Commands and values in straight quotes, an Italian imperative, and Eras, which are read as numbers.
EXCUSED = re.compile(r"'warlore\[|(?:game|bots|option): |Di' |Eras ")
# These never tell of a single thing: a whole game's steps, a card set, a rate, Wounds up to the Hand limit.
NEVER_ONE = {"verify-fast", "verify-sealed", "cards-complete", "arena-rate", "knight-event-knocked_out"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_reads_well_for_one_and_for_many(language: str) -> None:
    lines, wrong = [], []
    for name, text, errors in rendered(language):
        lines.append(f"{name}: {text}")
        if errors or "{" in text or "  " in text.strip("\n "):
            wrong.append(f"{name}: {text} {errors}")
        for mistake in MISTAKES[language]:
            if re.search(mistake, text) and not EXCUSED.search(text) and name not in NEVER_ONE:
                wrong.append(f"{name}: {text} (as in {mistake})")
    OUT.mkdir(parents=True, exist_ok=True)
    (OUT / f"{language}.txt").write_text("\n".join(dict.fromkeys(lines)) + "\n", "utf-8")
    assert "\n".join(wrong) == ""
