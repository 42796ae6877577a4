"""`warlore knight list`: a table of the catalogue, filtered."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from warlore.cli.history.screen import make_console
from warlore.cli.knight.entries import Entry, entries, find_word
from warlore.cli.knight.names import Names
from warlore.cli.knight.show import SITE_FACTS, as_data, checked_kind, city_bonuses
from warlore.knight import catalogue_terms as terms
from warlore.knight.catalogue import catalogue
from warlore.table import BadInput
from warlore.texts import Texts, choose_language

# Which filters make sense for which kind
FILTERS = {
    "enemy": ("colour", "set", "ability", "resist", "fame", "armor"),
    "unit": ("set", "resist", "level", "armor", "colour"),
    "card": ("colour", "set"),
    "token": (),
    "city": ("colour",),
    "leader": (),
    "volkare": (),
    "site": (),
    "hero": ("level",),
}
COLOUR_STYLES = {"green": "green", "grey": "bright_black", "violet": "magenta", "brown": "yellow", "red": "red"}


@dataclass(frozen=True)
class Span:
    """A range of numbers: `3`, `2-5`, `4-`, `-3`."""

    least: int
    most: int

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and self.least <= number <= self.most


def span(text: str, names: Names, field: str) -> Span:
    low, dash, high = (part.strip() for part in text.replace("–", "-").partition("-"))
    numbers = [part for part in (low, high) if part]
    if not numbers or not all(part.isascii() and part.isdecimal() and len(part) < 4 for part in numbers):
        raise BadInput(names.get("knight-bad-span", field=field, value=text.strip()[:40]), field=field)
    least = int(low) if low else 0
    most = int(high) if high else 999 if dash else least
    if least > most:
        raise BadInput(names.get("knight-bad-span", field=field, value=text.strip()[:40]), field=field)
    return Span(least, most)


def run(kind: str | None, given: dict[str, str | None], as_json: bool, lang: str | None, colour: bool) -> None:
    """`warlore knight list`."""
    names = Names(Texts(choose_language(lang)))
    chosen = checked_kind(kind, names) if kind else "enemy"
    filters = {name: value for name, value in given.items() if value is not None}
    for name in filters:
        if name not in FILTERS[chosen]:
            allowed = ", ".join(f"--{one}" for one in FILTERS[chosen]) or names.get("knight-none")
            raise BadInput(
                names.get("knight-no-filter", field=name, kind=names.get(f"knight-kind-{chosen}"), allowed=allowed),
                field=name,
            )
    tests = [_test(chosen, name, value, names) for name, value in filters.items()]
    found = [entry for entry in entries() if entry.kind == chosen and all(test(thing(entry)) for test in tests)]
    if as_json:
        for entry in found:
            print(json.dumps(as_data(entry), ensure_ascii=False))
        return
    console = make_console(colour)
    if found:
        console.print(table(chosen, found, names))
    console.print(Text(names.get("knight-list-count", number=len(found)), style="dim"))


def thing(entry: Entry) -> Any:
    """The catalogue's own value of an entry; its id where it has none."""
    book = catalogue()
    shelves: dict[str, Any] = {
        "enemy": book.enemies,
        "unit": book.units,
        "card": book.cards,
        "token": book.faction_tokens,
        "city": book.cities,
        "leader": book.leaders,
    }
    if entry.kind in shelves:
        return shelves[entry.kind][entry.id]
    return entry.id


def _test(kind: str, field: str, value: str, names: Names) -> Callable[[Any], bool]:
    """Whether an entry passes one filter."""
    if field == "colour":
        colours = {"enemy": terms.ENEMY_COLOURS, "city": terms.CITY_COLOURS}.get(kind, terms.BASIC_MANA)
        colour = find_word(value, "colour" if kind in ("enemy", "city") else "mana", colours, names, field)
        if kind == "unit":
            return lambda unit: any(colour in mode.mana for mode in unit.modes)
        if kind == "card":
            return lambda card: colour in card.colours
        return lambda one: colour in (getattr(one, "colour", one.id), one.id)
    if field == "set":
        box_name = find_word(value, "set", terms.SETS, names, field)
        return lambda one: (one.set or "base") == box_name
    if field == "ability":
        ability = find_word(value, "ability", (*terms.ABILITIES, *terms.OTHER_ABILITIES), names, field)
        return lambda enemy: ability in names.abilities_of(enemy)
    if field == "resist":
        resist = find_word(value, "resist", terms.RESISTANCES, names, field)
        return lambda one: resist in one.resistances
    numbers = span(value, names, field)
    return lambda one: kind == "hero" or getattr(one, field) in numbers


# ------------------------------------------------------------------ tables
def table(kind: str, found: list[Entry], names: Names) -> Table:
    """The entries as a table."""
    columns, row = TABLES[kind]
    drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, collapse_padding=True)
    for label, numeric in columns:
        title = names.get(f"knight-label-{label}")
        drawn.add_column(title, justify="right" if numeric else "left", no_wrap=numeric)
    rows = [cells for entry in found for cells in row(names, entry)]
    for i, column in enumerate(drawn.columns):
        # No word is broken, even where a column becomes narrow.
        words = [word for cells in rows for word in str(cells[i]).split()]
        column.min_width = max(map(len, (str(column.header), *words)))
    for cells in rows:
        drawn.add_row(*(cell if isinstance(cell, Text) else Text(str(cell)) for cell in cells))
    return drawn


Rows = list[tuple[object, ...]]


def _colour(names: Names, colour: str) -> Text:
    return Text(names.name("colour", colour), style=COLOUR_STYLES.get(colour, ""))


def _enemy_row(names: Names, entry: Entry) -> Rows:
    enemy = catalogue().enemies[entry.id]
    return [
        (
            names.name(*entry),
            _colour(names, enemy.colour),
            names.armor(enemy),
            names.attacks(enemy, short=True),
            names.resistances(enemy.resistances, short=True),
            names.abilities(enemy),
            enemy.fame,
            enemy.tokens,
        )
    ]


def _unit_row(names: Names, entry: Entry) -> Rows:
    unit = catalogue().units[entry.id]
    return [
        (
            names.name(*entry),
            unit.level,
            unit.armor,
            names.resistances(unit.resistances, short=True),
            unit.influence_cost,
            "\n".join(names.mode(mode) for mode in unit.modes if mode.supported),
        )
    ]


def _card_row(names: Names, entry: Entry) -> Rows:
    card = catalogue().cards[entry.id]
    usable = [mode for mode in card.modes if mode.supported]
    return [
        (
            names.name(*entry),
            ", ".join(map(names.mana, card.colours)),
            names.get(f"knight-cardkind-{card.kind}"),
            "\n".join(map(names.mode, usable)) or "–",
        )
    ]


def _token_row(names: Names, entry: Entry) -> Rows:
    token = catalogue().faction_tokens[entry.id]
    faction = names.name("follower", token.faction) if token.faction in terms.FACTIONS else "–"
    return [(names.name(*entry), faction, "\n".join(map(names.mode, token.modes)))]


def _city_row(names: Names, entry: Entry) -> Rows:
    return [(names.name(*entry), "\n".join(city_bonuses(names, catalogue().cities[entry.id])))]


def _leader_row(names: Names, entry: Entry) -> Rows:
    levels = catalogue().leaders[entry.id].levels.values()
    return [
        (
            names.name(*entry) if level.level == 1 else "",
            level.level,
            names.armor(level),
            names.attacks(level, short=True),
            names.tokens(level.followers),
        )
        for level in levels
    ]


def _volkare_row(names: Names, entry: Entry) -> Rows:
    return [(level, names.tokens(army)) for level, army in catalogue().volkare.army.items()]


def _site_row(names: Names, entry: Entry) -> Rows:
    facts = "\n".join(f"{names.get(f'knight-site-{fact}')} ({rules})" for fact, rules in SITE_FACTS[entry.id])
    return [(names.name(*entry), facts)]


def _hero_row(names: Names, entry: Entry) -> Rows:
    levels = catalogue().hero_levels.values()
    return [(one.level, one.armor, one.hand_limit, one.command_tokens, one.fame) for one in levels]


TABLES: dict[str, tuple[tuple[tuple[str, bool], ...], Callable[[Names, Entry], Rows]]] = {
    "enemy": (
        (
            ("name", False),
            ("colour", False),
            ("arm", True),
            ("attack", False),
            ("resists", False),
            ("abilities", False),
            ("fame", True),
            ("tokens", True),
        ),
        _enemy_row,
    ),
    "unit": (
        (
            ("name", False),
            ("level", True),
            ("arm", True),
            ("resists", False),
            ("price", True),
            ("effects", False),
        ),
        _unit_row,
    ),
    "card": ((("name", False), ("colour", False), ("kind", False), ("effects", False)), _card_row),
    "token": ((("name", False), ("faction", False), ("effects", False)), _token_row),
    "city": ((("name", False), ("bonus", False)), _city_row),
    "leader": (
        (("name", False), ("level", True), ("arm", True), ("attack", False), ("followers", False)),
        _leader_row,
    ),
    "volkare": ((("level", True), ("army", False)), _volkare_row),
    "site": ((("name", False), ("rules", False)), _site_row),
    "hero": (
        (("level", True), ("arm", True), ("hand-limit", True), ("command", True), ("fame", True)),
        _hero_row,
    ),
}
