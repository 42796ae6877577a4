"""The components of A Battle Through History, read from a TOML card file.

This loads, checks and names cards; what the cards do in play is told by the rules.
"""

from __future__ import annotations

import difflib
import hashlib
import importlib.resources
import json
import os
import re
import tomllib
import unicodedata
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NoReturn

from warlore.table.words import plain_text

FORMAT = 1
SABATONS = ("Hannes", "Chris", "Joakim", "Pär", "Tommy")
ERAS = ("I", "II", "III", "IV")
KINDS = ("base", "elite", "hero")
SOURCES = ("rulebook", "reconstruction")
GEAR_ACTIONS = ("draw_2", "recover", "dismiss", "reshuffle")

# The counts of H1.2.
BASE_CARDS = 8
ELITES = 15
HEROES = 2
RELICS = 8
TILES = 12
WARFARE_TOKENS = 20
PROWESS_TOKENS = 4

ABILITIES = ("heroic_death", "accuracy", "diversion", "relaunch")
VALUES = ("long", "medium", "close", "reinforcement", "assault", *ABILITIES)

# A card file is a few tens of kilobytes; anything far larger is not one.
LARGEST_FILE = 1_000_000
LONGEST_NAME = 60

DATA = importlib.resources.files("warlore.history") / "data"
OLDER = DATA / "older"
DIGITS = 16  # of its hash are the name of an older set's file

_HASH = re.compile(r"[0-9a-f]{64}")
_ID = re.compile(r"[a-z0-9-]+")
_TOKEN = re.compile(r"(long|medium|close)\+[1-9]|diversion|relaunch|accuracy|heroic_death|tighten_up|chase")
# These characters have a meaning of their own in the notation of games.
_NOT_IN_NAMES = ',>:"()#'
_NOT_FIRST = ("strong", "risky", "relic", "token", "tile", "prowess")


class CardError(ValueError):
    """A card file, or a card asked for by name, is not right; the message says where and what is allowed."""


@dataclass(frozen=True, slots=True)
class Unit:
    """H1.3: one design of Unit card. `copies` counts the cards in the set of each of its `sabatons`."""

    id: str
    name: str
    kind: str
    era: str | None
    long: int
    medium: int
    close: int
    hp: int
    reinforcement: int
    assault: int
    heroic_death: int
    accuracy: int
    diversion: int
    relaunch: int
    left: str | None
    right: str | None
    copies: int
    sabatons: tuple[str, ...]
    source: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class Relic:
    id: str
    name: str
    era: str
    source: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class Tile:
    """H1.5: two different Eras and the Warfare space, 1 to 3, that the tile points at."""

    eras: tuple[str, str]
    pointer: int
    source: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class Prowess:
    """The values of one Sabaton's four Prowess in Battle tokens."""

    sabaton: str
    values: tuple[int, ...]
    source: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class Wheel:
    """H1.6: the ring of actions, the sectors under the arrows before setup, the sectors per insertion."""

    ring: tuple[str, ...]
    arrows: tuple[int, int]
    step: int
    source: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class CardSet:
    """Everything in the box. Units stand in canonical order: Base, then Era by Era the Elites and the Heroes.

    `hash` depends on all that matters in play, `sources` (by entry, as "unit trebuchet") on nothing.
    """

    id: str
    units: tuple[Unit, ...]
    relics: tuple[Relic, ...]
    tiles: tuple[Tile, ...]
    warfare: tuple[str, ...]
    prowess: tuple[Prowess, ...]
    wheel: Wheel
    hash: str
    sources: Mapping[str, str] = field(compare=False, repr=False)

    def base_cards(self, sabaton: str) -> tuple[Unit, ...]:
        """The 8 cards a Sabaton starts with, copies included."""
        return tuple(unit for unit in self.units if sabaton in unit.sabatons for _ in range(unit.copies))

    def elites(self, era: str) -> tuple[Unit, ...]:
        return tuple(unit for unit in self.units if unit.kind == "elite" and unit.era == era)

    def heroes(self, era: str) -> tuple[Unit, ...]:
        return tuple(unit for unit in self.units if unit.kind == "hero" and unit.era == era)

    def find_unit(self, text: str) -> Unit:
        """The Unit with this id or name, however the letters are cased or accented."""
        for unit in self.units:
            if text in (unit.name, unit.id):
                return unit
        wanted = plain_text(text)
        by_text = {plain_text(key): unit for unit in self.units for key in (unit.name, unit.id)}
        if wanted in by_text:
            return by_text[wanted]
        close = difflib.get_close_matches(wanted, by_text, n=6, cutoff=0.5)
        names = list(dict.fromkeys(f'"{by_text[key].name}"' for key in close))[:3]
        allowed = f"the id or name of one of the {len(self.units)} units"
        if names:
            allowed += f", such as {' or '.join(names)}"
        _fail(f'card set "{self.id}"', "", "unit", text, allowed)


def load_cards(path: str | os.PathLike[str] | None = None) -> CardSet:
    """The card set in this file, or the standard set."""
    return _standard() if path is None else parse_cards(_read(path), os.fsdecode(path))


def parse_cards(text: str, where: str) -> CardSet:
    """The card set written in this text; `where` names it in errors."""
    try:
        file = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CardError(f"{where}: the text is not TOML but must be: {str(error).rstrip('.')}.") from None
    except (ValueError, RecursionError):
        # A number of thousands of digits, or brackets nested beyond reason.
        problem = "a value is too large or too deeply nested but must be a plain card value"
        raise CardError(f"{where}: {problem}.") from None
    top = _Entry(where, "", file)
    top.only("format", "id", "unit", "relic", "tile", "warfare", "prowess", "wheel")
    top.whole_number("format", FORMAT, FORMAT)
    set_id = top.id()
    units = _units(top)
    relics = _relics(top)
    tiles = _tiles(top)
    warfare = _warfare(top)
    prowess = _prowess(top)
    wheel = _wheel(top)
    tokens = tuple(token for token, copies, _ in warfare for _ in range(copies))
    return CardSet(
        id=set_id,
        units=units,
        relics=relics,
        tiles=tiles,
        warfare=tokens,
        prowess=prowess,
        wheel=wheel,
        hash=_hash(units, relics, tiles, tokens, prowess, wheel),
        sources=MappingProxyType(
            {f"unit {unit.id}": unit.source for unit in units}
            | {f"relic {relic.id}": relic.source for relic in relics}
            | {f"tile {number}": tile.source for number, tile in enumerate(tiles, 1)}
            | {f"warfare {token}": source for token, _, source in warfare}
            | {f"prowess {own.sabaton}": own.source for own in prowess}
            | {"wheel": wheel.source}
        ),
    )


def shipped_cards(components: str) -> CardSet | None:
    """The shipped set that a record names with its id and hash: the standard set, or one that was it before.

    When the standard set changes, the file as it was goes to `data/older/`, named after its hash, so that whatever
    was begun with it can go on.
    """
    standard = _standard()
    if components == f"{standard.id} {standard.hash}":
        return standard
    digest = components.rpartition(" ")[2]
    older = OLDER / f"{digest[:DIGITS]}.toml"
    if not _HASH.fullmatch(digest) or not older.is_file():
        return None
    cards = parse_cards(older.read_text(encoding="utf-8"), older.name)
    return cards if components == f"{cards.id} {cards.hash}" else None


@lru_cache(maxsize=1)
def _standard() -> CardSet:
    return parse_cards((DATA / "standard.toml").read_text(encoding="utf-8"), "standard.toml")


def _read(path: str | os.PathLike[str]) -> str:
    where = os.fsdecode(path)
    try:
        with Path(where).open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        shown = where if where.isprintable() else ascii(where)
        problem = f"the file cannot be read ({reason}) but must be a readable TOML file"
        raise CardError(f"{shown}: {problem}.") from None
    if len(data) > LARGEST_FILE:
        raise CardError(f"{where}: the file is too large but must be at most {LARGEST_FILE:,} bytes.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        problem = f"byte {error.start} is not UTF-8 text but must be, as in any TOML file"
        raise CardError(f"{where}: {problem}.") from None


# The tables of a file, one function for each, in the order of the file.


def _units(top: _Entry) -> tuple[Unit, ...]:
    entries = list(top.tables("unit"))
    units = [_unit(entry) for entry in entries]
    _no_two_alike(entries, "id", [unit.id for unit in units])
    # A name that reads like another card's id would make the notation ambiguous.
    ids = {plain_text(unit.id): unit for unit in units}
    for entry, unit in zip(entries, units, strict=True):
        other = ids.get(plain_text(unit.name), unit)
        if other is not unit:
            entry.fail("name", unit.name, f'different from the id of "{other.name}"')
    _no_two_alike(entries, "name", [unit.name for unit in units])

    for sabaton in SABATONS:
        owned = sum(unit.copies for unit in units if sabaton in unit.sabatons)
        top.count(f"unit: the number of base cards of {sabaton}, copies included,", owned, BASE_CARDS)
    for era in ERAS:
        for kind, number in (("elite", ELITES), ("hero", HEROES)):
            found = sum(unit.kind == kind and unit.era == era for unit in units)
            top.count(f"unit: the number of units of kind {kind} and era {era}", found, number)
    return tuple(sorted(units, key=_canonical))


def _canonical(unit: Unit) -> tuple[int, int]:
    return (0 if unit.era is None else 1 + ERAS.index(unit.era), KINDS.index(unit.kind))


def _unit(entry: _Entry) -> Unit:
    entry.only("id", "name", "kind", "era", "hp", *VALUES, "left", "right", "copies", "sabatons", "source")
    kind = entry.choice("kind", KINDS)
    base = kind == "base"
    if base:
        entry.absent("era", "left out for a base unit")
    else:
        entry.absent("copies", f"left out for a unit of kind {kind}, which is always one card")
        entry.absent("sabatons", f"left out for a unit of kind {kind}, which no Sabaton owns at first")
    values = {name: entry.whole_number(name, 0, 9, default=0) for name in VALUES}
    unit = Unit(
        id=entry.id(),
        name=entry.name(),
        kind=kind,
        era=None if base else entry.choice("era", ERAS),
        hp=entry.whole_number("hp", 1, 9, default=1),
        left=entry.choice("left", ERAS) if "left" in entry.data else None,
        right=entry.choice("right", ERAS) if "right" in entry.data else None,
        copies=entry.whole_number("copies", 1, BASE_CARDS, default=1),
        sabatons=_owners(entry) if base else (),
        source=entry.source(),
        **values,
    )
    if kind == "hero":
        _check_hero(entry, unit)
    return unit


def _owners(entry: _Entry) -> tuple[str, ...]:
    if "sabatons" not in entry.data:
        return SABATONS
    allowed = f"a list of different names out of {_all_of(SABATONS)}"
    found = entry.data["sabatons"]
    if not isinstance(found, list) or not found or not all(name in SABATONS for name in found):
        entry.fail("sabatons", found, allowed)
    if len(set(found)) < len(found):
        entry.fail("sabatons", found, allowed)
    return tuple(name for name in SABATONS if name in found)


def _check_hero(entry: _Entry, unit: Unit) -> None:
    """C18 and A-85: one Reinforcement icon, both half-shields, at least one Ability."""
    if unit.reinforcement != 1:
        entry.fail("reinforcement", unit.reinforcement, "1 for a hero")
    for side, half in (("left", unit.left), ("right", unit.right)):
        if half is None:
            entry.fail(side, None, f"{_either(ERAS)} for a hero")
    if not any(getattr(unit, ability) for ability in ABILITIES):
        entry.fail(" + ".join(ABILITIES), 0, "at least 1 for a hero")


def _relics(top: _Entry) -> tuple[Relic, ...]:
    entries = list(top.tables("relic"))
    relics = []
    for entry in entries:
        entry.only("id", "name", "era", "source")
        relics.append(Relic(entry.id(), entry.name(), entry.choice("era", ERAS), entry.source()))
    _no_two_alike(entries, "id", [relic.id for relic in relics])
    _no_two_alike(entries, "name", [relic.name for relic in relics])
    for era in ERAS:
        found = sum(relic.era == era for relic in relics)
        top.count(f"relic: the number of relics of era {era}", found, RELICS)
    return tuple(sorted(relics, key=lambda relic: ERAS.index(relic.era)))


def _tiles(top: _Entry) -> tuple[Tile, ...]:
    tiles = []
    allowed = f"a list of two different Eras out of {_all_of(ERAS)}"
    for entry in top.tables("tile"):
        entry.only("eras", "pointer", "source")
        found = entry.given("eras", allowed)
        if not isinstance(found, list) or len(found) != 2 or not all(era in ERAS for era in found):
            entry.fail("eras", found, allowed)
        first, second = sorted(found, key=ERAS.index)
        if first == second:
            entry.fail("eras", found, allowed)
        tiles.append(Tile((first, second), entry.whole_number("pointer", 1, 3), entry.source()))
    top.count("tile: the number of tiles", len(tiles), TILES)
    return tuple(tiles)


def _warfare(top: _Entry) -> list[tuple[str, int, str]]:
    entries = list(top.tables("warfare"))
    warfare = []
    for entry in entries:
        entry.only("token", "copies", "source")
        token = entry.text(
            "token",
            'one of "long+N", "medium+N", "close+N" (N from 1 to 9), "diversion", "relaunch", "accuracy", '
            '"heroic_death", "tighten_up" and "chase"',
            _TOKEN.fullmatch,
        )
        warfare.append((token, entry.whole_number("copies", 1, WARFARE_TOKENS, default=1), entry.source()))
    _no_two_alike(entries, "token", [token for token, _, _ in warfare])
    total = sum(copies for _, copies, _ in warfare)
    top.count("warfare: the number of tokens, copies included,", total, WARFARE_TOKENS)
    return warfare


def _prowess(top: _Entry) -> tuple[Prowess, ...]:
    entries = list(top.tables("prowess"))
    found = []
    allowed = f"a list of {PROWESS_TOKENS} whole numbers from 1 to 9"
    for entry in entries:
        entry.only("sabaton", "values", "source")
        sabaton = entry.choice("sabaton", SABATONS)
        values = entry.given("values", allowed)
        if not isinstance(values, list) or len(values) != PROWESS_TOKENS:
            entry.fail("values", values, allowed)
        if not all(_is_whole(value, 1, 9) for value in values):
            entry.fail("values", values, allowed)
        found.append(Prowess(sabaton, tuple(values), entry.source()))
    _no_two_alike(entries, "sabaton", [own.sabaton for own in found])
    top.count("prowess: the number of Sabatons", len(found), len(SABATONS))
    return tuple(sorted(found, key=lambda own: SABATONS.index(own.sabaton)))


def _wheel(top: _Entry) -> Wheel:
    data = top.given("wheel", "a table, written [wheel]")
    if not isinstance(data, dict):
        top.fail("wheel", data, "a table, written [wheel]")
    entry = _Entry(top.where, "wheel", data)
    entry.only("ring", "arrows", "step", "source")
    allowed = f"a list of {_all_of(GEAR_ACTIONS)} in some order"
    ring = entry.given("ring", allowed)
    if not isinstance(ring, list) or not all(isinstance(action, str) for action in ring):
        entry.fail("ring", ring, allowed)
    if sorted(ring) != sorted(GEAR_ACTIONS):
        entry.fail("ring", ring, allowed)
    allowed = "a list of two different whole numbers from 0 to 3"
    arrows = entry.given("arrows", allowed)
    if not isinstance(arrows, list) or len(arrows) != 2:
        entry.fail("arrows", arrows, allowed)
    first, second = arrows
    if not _is_whole(first, 0, 3) or not _is_whole(second, 0, 3) or first == second:
        entry.fail("arrows", arrows, allowed)
    return Wheel(tuple(ring), (first, second), entry.whole_number("step", 1, 3), entry.source())


def _hash(
    units: Sequence[Unit],
    relics: Sequence[Relic],
    tiles: Sequence[Tile],
    warfare: Sequence[str],
    prowess: Sequence[Prowess],
    wheel: Wheel,
) -> str:
    """Equal for two files exactly when a recorded game of one can be replayed with the other."""
    content = {
        "format": FORMAT,
        "units": [_in_play(unit) for unit in units],
        "relics": [_in_play(relic) for relic in relics],
        "tiles": [_in_play(tile) for tile in tiles],
        "warfare": list(warfare),
        "prowess": [_in_play(own) for own in prowess],
        "wheel": _in_play(wheel),
    }
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()


def _in_play(entry: Unit | Relic | Tile | Prowess | Wheel) -> dict[str, Any]:
    return {name: value for name, value in asdict(entry).items() if name != "source"}


# Reading one entry, with errors that say all in one sentence.


class _Entry:
    """One table of a card file, and the words that point a reader to it."""

    def __init__(self, where: str, label: str, data: dict[str, Any]) -> None:
        self.where = where
        self.label = label
        self.data = data

    def fail(self, field: str, found: object, allowed: str) -> NoReturn:
        _fail(self.where, self.label, field, found, allowed)

    def count(self, what: str, found: int, allowed: int) -> None:
        if found != allowed:
            self.fail(what, found, f"exactly {allowed}")

    def only(self, *known: str) -> None:
        for key in self.data:
            if key not in known:
                raise CardError(
                    f"{self.where}: {_prefix(self.label)}field {_show(key)} is unknown "
                    f"but must be one of {', '.join(known)}."
                )

    def absent(self, field: str, allowed: str) -> None:
        if field in self.data:
            self.fail(field, self.data[field], allowed)

    def given(self, field: str, allowed: str) -> Any:
        if field not in self.data:
            self.fail(field, None, allowed)
        return self.data[field]

    def text(self, field: str, allowed: str, fits: Callable[[str], object]) -> str:
        found = self.given(field, allowed)
        if not isinstance(found, str) or not fits(found):
            self.fail(field, found, allowed)
        return found

    def choice(self, field: str, choices: Collection[str]) -> str:
        return self.text(field, _either(choices), choices.__contains__)

    def id(self) -> str:
        return self.text("id", "lower-case letters a-z, digits and hyphens", _ID.fullmatch)

    def name(self) -> str:
        allowed = (
            f"1 to {LONGEST_NAME} printable characters, no outer blanks, and none of {_NOT_IN_NAMES} "
            f"nor a small {', '.join(_NOT_FIRST)} as the first word"
        )
        return unicodedata.normalize("NFC", self.text("name", allowed, _is_name))

    def source(self) -> str:
        return self.choice("source", SOURCES)

    def whole_number(self, field: str, least: int, most: int, default: int | None = None) -> int:
        if default is not None and field not in self.data:
            return default
        allowed = str(least) if least == most else f"a whole number from {least} to {most}"
        found = self.given(field, allowed)
        if not _is_whole(found, least, most):
            self.fail(field, found, allowed)
        return int(found)

    def tables(self, field: str) -> Iterator[_Entry]:
        allowed = f"a list of tables, each written [[{field}]]"
        found = self.given(field, allowed)
        if not isinstance(found, list) or not all(isinstance(data, dict) for data in found):
            self.fail(field, found, allowed)
        for number, data in enumerate(found, 1):
            called = [
                data[key] for key in ("name", "id", "token", "sabaton") if isinstance(data.get(key), str)
            ]
            label = f"{field} {number} {_show(called[0])}" if called else f"{field} {number}"
            yield _Entry(self.where, label, data)


def _fail(where: str, entry: str, field: str, found: object, allowed: str) -> NoReturn:
    raise CardError(f"{where}: {_prefix(entry)}{field} is {_show(found)} but must be {allowed}.")


def _prefix(label: str) -> str:
    return f"{label}: " if label else ""


def _show(found: object) -> str:
    """The value as its author wrote it, as far as one line can hold it."""
    if found is None:
        return "missing"
    if isinstance(found, int) and found.bit_length() > 128:
        return "a number of more than 38 digits"
    try:
        shown = json.dumps(found, ensure_ascii=False)
    except (TypeError, ValueError):
        # Dates and times, which TOML has and JSON has not; and numbers too long to write, inside lists.
        shown = f"a value of type {type(found).__name__}"
    return shown if len(shown) <= 60 else f"{shown[:57]}..."


def _is_whole(found: object, least: int, most: int) -> bool:
    # In Python true is also the number 1, in a card file it is a slip.
    return isinstance(found, int) and not isinstance(found, bool) and least <= found <= most


def _is_name(text: str) -> bool:
    return (
        0 < len(text) <= LONGEST_NAME
        and text == text.strip()
        and text.isprintable()
        and not any(mark in text for mark in _NOT_IN_NAMES)
        and text.split()[0] not in _NOT_FIRST
    )


def _no_two_alike(entries: Sequence[_Entry], field: str, texts: Sequence[str]) -> None:
    seen: dict[str, _Entry] = {}
    for entry, text in zip(entries, texts, strict=True):
        first = seen.setdefault(plain_text(text), entry)
        if first is not entry:
            entry.fail(field, text, f"different from the {field} of {first.label}")


def _all_of(choices: Collection[str]) -> str:
    return ", ".join(f'"{choice}"' for choice in choices)


def _either(choices: Collection[str]) -> str:
    return f"one of {_all_of(choices)}"


# The file an owner of the game fills in.

_TEMPLATE_HEAD = """\
# A card file for A Battle Through History.
#
# Fill in what is printed on the components in your box, save, and play with this file. As it stands it is
# already a valid file of blank cards, so it can be tried at any time; an error names the entry to mend.
# Lines that begin with # are comments and can be deleted.

# The version of this file's layout; leave it as it is.
format = 1
# A short name for your set: lower-case letters a-z, digits and hyphens.
id = "my-cards"

# ---- [[unit]]: the 108 Unit cards ----
#
# id             unique in this file: lower-case letters a-z, digits and hyphens
# name           unique, as printed, without any of , > : " ( )
# kind           "base", "elite" or "hero"
# era            "I", "II", "III" or "IV"; for elites and heroes only
# long           value in Long-Range Combat, 0 to 9 (0 when left out, as for all numbers but hp and copies)
# medium         value in Medium-Range Combat
# close          value in Close Combat
# hp             damage the card can absorb before it falls, 1 to 9 (1 when left out)
# reinforcement  number of Reinforcement icons; a hero has exactly 1
# assault        number of Assault icons
# heroic_death   number of Heroic Death icons
# accuracy       number of Accuracy icons
# diversion      number of Diversion icons
# relaunch       number of Relaunch icons; a hero has at least one of these last four
# left           Link type of the half-shield on the left edge, "I" to "IV"; leave it out if there is none
# right          the same for the right edge; a hero has both
# copies         base only: how many such cards are in one Sabaton's set (1 when left out)
# sabatons       base only: the Sabatons whose set has the card, as ["Chris", "Pär"]; all five when left out
# source         "rulebook" if it is printed in the game, "reconstruction" if you are guessing
#
# Each Sabaton's set counts 8 Base cards. The entries below are shared by all five; where two cards are alike,
# delete one and write copies = 2; where the sets differ, say whose card it is with sabatons.
"""

_TEMPLATE_BLANKS = """\
long = 0
medium = 0
close = 0
hp = 1
reinforcement = {reinforcement}
assault = 0
heroic_death = {heroic_death}
accuracy = 0
diversion = 0
relaunch = 0
"""

_TEMPLATE_RELICS = """\
# ---- [[relic]]: the 32 Relics, 8 for each Era ----
#
# id, name, era, source: as for units
"""

_TEMPLATE_TILES = """\
# ---- [[tile]]: the 12 Time-traveling tiles ----
#
# eras           the two different Eras on the tile
# pointer        which Warfare space the tile points at when Active: 1, 2 or 3
# source         as for units
"""

_TEMPLATE_WARFARE = """\
# ---- [[warfare]]: the 20 Warfare tokens ----
#
# token          "long+1" to "long+9", "medium+1" to "medium+9", "close+1" to "close+9", "diversion",
#                "relaunch", "accuracy", "heroic_death", "tighten_up" or "chase"; one entry for each kind
# copies         how many of them there are; 20 in all (1 when left out)
# source         as for units
"""

_TEMPLATE_PROWESS = """\
# ---- [[prowess]]: the 20 Prowess in Battle tokens ----
#
# sabaton        "Hannes", "Chris", "Joakim", "Pär" or "Tommy"; one entry for each
# values         the numbers on the four tokens, each 1 to 9
# source         as for units
"""

_TEMPLATE_WHEEL = """\
# ---- [wheel]: the cogwheel ----
#
# ring           the four actions in the order in which the arrows reach them as the wheel turns
# arrows         the sectors, counted from 0 in ring, under the two arrows before the setup tiles are inserted
# step           sectors the wheel turns for each tile inserted, 1 to 3
# source         as for units

[wheel]
ring = ["draw_2", "recover", "dismiss", "reshuffle"]
arrows = [0, 1]
step = 1
source = "rulebook"
"""


def template() -> str:
    """A commented card file of blank components, for an owner to fill in."""
    return "\n".join(_template_blocks())


def _template_blocks() -> Iterator[str]:
    yield _TEMPLATE_HEAD
    for number in range(1, BASE_CARDS + 1):
        yield _template_unit(f"base-{number}", f"Base {number}", "base", None)
    for era in ERAS:
        for kind, how_many in (("elite", ELITES), ("hero", HEROES)):
            yield f"# Era {era}, kind {kind}: {how_many} cards\n"
            for number in range(1, how_many + 1):
                name = f"Era {era} {kind.capitalize()} {number}"
                yield _template_unit(name.lower().replace(" ", "-"), name, kind, era)
    yield _TEMPLATE_RELICS
    for era in ERAS:
        for number in range(1, RELICS + 1):
            name = f"Era {era} Relic {number}"
            yield (
                f'[[relic]]\nid = "{name.lower().replace(" ", "-")}"\nname = "{name}"\nera = "{era}"\n'
                'source = "rulebook"\n'
            )
    yield _TEMPLATE_TILES
    for _ in range(TILES):
        yield '[[tile]]\neras = ["I", "II"]\npointer = 1\nsource = "rulebook"\n'
    yield _TEMPLATE_WARFARE
    known = {"long+1": 4, "medium+1": 4, "close+1": 3, "close+2": 1}
    known |= dict.fromkeys(("diversion", "relaunch", "tighten_up", "chase"), 2)
    for token, copies in known.items():
        yield f'[[warfare]]\ntoken = "{token}"\ncopies = {copies}\nsource = "rulebook"\n'
    yield _TEMPLATE_PROWESS
    for sabaton in SABATONS:
        yield f'[[prowess]]\nsabaton = "{sabaton}"\nvalues = [1, 1, 1, 1]\nsource = "rulebook"\n'
    yield _TEMPLATE_WHEEL


def _template_unit(unit_id: str, name: str, kind: str, era: str | None) -> str:
    hero = int(kind == "hero")
    lines = f'[[unit]]\nid = "{unit_id}"\nname = "{name}"\nkind = "{kind}"\n'
    if era is not None:
        lines += f'era = "{era}"\n'
    lines += _TEMPLATE_BLANKS.format(reinforcement=hero, heroic_death=hero)
    if kind == "elite":
        lines += f'# left = "{era}"\n# right = "{era}"\n'
    if kind == "hero":
        lines += f'left = "{era}"\nright = "{era}"\n'
    if kind == "base":
        lines += "copies = 1\n"
    return lines + 'source = "rulebook"\n'
