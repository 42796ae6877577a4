"""Table-driven checks of the catalogue's data files: which fields an entry has, and what each may hold.

Knows the words of `catalogue_terms`, not the entries themselves. Every refusal is one sentence that names
the file, the entry, the field, the value and what is allowed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from . import catalogue_terms as terms

Table = Mapping[str, Any]


class CatalogueError(ValueError):
    """A data file, or a name asked of the catalogue, is wrong."""


class Place(NamedTuple):
    """Where in the data something is, for messages."""

    file: str
    entry: str

    def at(self, more: str) -> Place:
        return Place(self.file, f"{self.entry}, {more}")

    def wrong(self, field: str, value: object, allowed: str) -> CatalogueError:
        return CatalogueError(f"{self.file}: {self.entry}: field '{field}' is {value!r}, allowed: {allowed}.")

    def missing(self, field: str, allowed: str) -> CatalogueError:
        return CatalogueError(f"{self.file}: {self.entry}: field '{field}' is missing, allowed: {allowed}.")

    def unknown(self, field: str, value: object, fields: Iterable[str]) -> CatalogueError:
        return CatalogueError(
            f"{self.file}: {self.entry}: field '{field}' (here {value!r}) is unknown, "
            f"allowed: {', '.join(fields)}."
        )


@dataclass(frozen=True, slots=True)
class Check:
    """What one field may hold, as a test and as words."""

    allowed: str
    accepts: Callable[[object], bool]


def one_of(words: Iterable[str]) -> Check:
    known = tuple(words)
    return Check(", ".join(known), lambda value: isinstance(value, str) and value in known)


def some_of(words: Iterable[str], least: int = 0) -> Check:
    known = tuple(words)

    def accepts(value: object) -> bool:
        return (
            isinstance(value, list)
            and len(value) >= least
            and len(set(map(str, value))) == len(value)
            and all(isinstance(word, str) and word in known for word in value)
        )

    return Check("a list without repetitions of " + ", ".join(known), accepts)


def integer(least: int, most: int) -> Check:
    def accepts(value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most

    return Check(f"an integer from {least} to {most}", accepts)


def counts_of(words: Iterable[str]) -> Check:
    known = tuple(words)

    def accepts(value: object) -> bool:
        number = integer(0, 99)
        return isinstance(value, dict) and all(
            word in known and number.accepts(count) for word, count in value.items()
        )

    return Check("a table of counts from 0 to 99 by " + ", ".join(known), accepts)


TEXT: Final = Check("a text that is not empty", lambda value: isinstance(value, str) and bool(value.strip()))
IDENTIFIER: Final = Check(
    "a snake_case word",
    lambda value: isinstance(value, str) and re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", value) is not None,
)
FLAG: Final = Check("true or false", lambda value: isinstance(value, bool))
TABLES: Final = Check(
    "a list of tables with at least one",
    lambda value: isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value),
)
LISTS_OF_TABLES: Final = Check(
    "a list of lists of tables",
    lambda value: isinstance(value, list) and bool(value) and all(TABLES.accepts(item) for item in value),
)
TABLE: Final = Check("a table", lambda value: isinstance(value, dict))

_ENTRY: Final[Mapping[str, Check]] = {
    "id": IDENTIFIER,
    "name": TEXT,
    "certainty": one_of(terms.CERTAINTIES),
    "note": TEXT,
}
_FIGHTER: Final[Mapping[str, Check]] = {
    "armor": integer(1, 30),
    "armor_elusive": integer(1, 60),
    "attacks": TABLES,
    "abilities": some_of(terms.ABILITIES),
    "resistances": some_of(terms.RESISTANCES),
}

ATTACK: Final[Mapping[str, Check]] = {
    "value": integer(1, 30),
    "element": one_of(terms.ELEMENTS),
    "summon": one_of(terms.ENEMY_COLOURS),
}
ENEMY: Final[Mapping[str, Check]] = {
    **_ENTRY,
    "colour": one_of(terms.ENEMY_COLOURS),
    "set": one_of(terms.SETS),
    "faction": one_of(terms.FACTIONS),
    "tokens": integer(1, 9),
    **_FIGHTER,
    "defend": integer(1, 9),
    "fame": integer(0, 20),
    "reputation": integer(-7, 7),
    "faction_reward": integer(0, 9),
}
UNIT: Final[Mapping[str, Check]] = {
    **_ENTRY,
    "tier": one_of(terms.TIERS),
    "set": one_of(terms.SETS),
    "level": integer(1, 4),
    "influence_cost": integer(1, 30),
    "armor": integer(1, 30),
    "resistances": some_of(terms.RESISTANCES),
    "recruit": some_of(terms.RECRUIT_SITES, 1),
    "copies": integer(1, 9),
    "assault_influence": integer(1, 9),
    "damage_influence": integer(1, 9),
    "combine": FLAG,
    "abilities": LISTS_OF_TABLES,
}
CARD: Final[Mapping[str, Check]] = {
    **_ENTRY,
    "colours": some_of(terms.BASIC_MANA, 1),
    "set": one_of(terms.SETS),
    "copies": counts_of(("others", *terms.HEROES)),
    "powered_id": IDENTIFIER,
    "powered_name": TEXT,
    "basic": TABLES,
    "powered": TABLES,
}
# The fields of each table of cards.toml beyond those every card has.
CARD_KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "basic_action": ("copies",),
    "advanced_action": ("set",),
    "spell": ("set", "powered_id", "powered_name"),
}
TOKEN: Final[Mapping[str, Check]] = {
    **_ENTRY,
    "faction": one_of((*terms.FACTIONS, "any")),
    "copies": integer(0, 9),
    "modes": TABLES,
}
CITY: Final[Mapping[str, Check]] = {
    "id": one_of(terms.CITY_COLOURS),
    "certainty": one_of(terms.CERTAINTIES),
    "note": TEXT,
    "bonuses": TABLES,
    "garrisons": TABLE,
}
CITY_BONUS: Final[Mapping[str, Check]] = {
    "effect": one_of(terms.CITY_EFFECTS),
    "value": integer(1, 9),
    "elements": some_of(terms.ELEMENTS, 1),
    "ability": one_of(terms.ABILITIES),
}
HERO_LEVEL: Final[Mapping[str, Check]] = {
    "level": integer(1, 10),
    "armor": integer(1, 9),
    "hand_limit": integer(1, 20),
    "command_tokens": integer(1, 20),
    "fame": integer(0, 200),
    "gain": some_of(("level_token", "command_token", "skill", "advanced_action")),
    "certainty": one_of(terms.CERTAINTIES),
    "note": TEXT,
}
VOLKARE_ATTACK: Final[Mapping[str, Check]] = {
    "die": one_of(terms.MANA),
    "value": integer(1, 30),
    "element": one_of(terms.ELEMENTS),
    "abilities": some_of(terms.OFFENSIVE),
    "certainty": one_of(terms.CERTAINTIES),
    "note": TEXT,
}
VOLKARE_ARMY: Final[Mapping[str, Check]] = {
    "level": integer(1, 15),
    "troops": counts_of(terms.ENEMY_COLOURS),
    "certainty": one_of(terms.CERTAINTIES),
    "note": TEXT,
}
LEADER: Final[Mapping[str, Check]] = {
    "id": one_of(terms.FACTIONS),
    "name": TEXT,
    "levels": TABLES,
}
LEADER_LEVEL: Final[Mapping[str, Check]] = {
    "level": integer(1, 12),
    **_FIGHTER,
    "fame": integer(0, 20),
    "followers": counts_of(terms.ENEMY_COLOURS),
    "certainty": one_of(terms.CERTAINTIES),
    "note": TEXT,
}

MODE: Final[Mapping[str, Check]] = {
    "parts": TABLES,
    "mana": Check(
        "a list of " + ", ".join(terms.MANA),
        lambda value: isinstance(value, list) and bool(value) and all(item in terms.MANA for item in value),
    ),
    "costs": TABLES,
    "phases": some_of(terms.PHASES, 1),
    "supported": Check("false, or no such field", lambda value: value is False),
    "reason": one_of(terms.REASONS),
    "note": TEXT,
}
COST: Final[Mapping[str, Check]] = {
    "cost": one_of(terms.COSTS),
    "card": one_of(terms.COST_CARDS),
    "colour": one_of(terms.BASIC_MANA),
    "minimum": integer(0, 9),
    "maximum": integer(1, 9),
    "unlimited": FLAG,
    "max_wounds": integer(0, 9),
}
PART: Final[Mapping[str, Check]] = {
    "kind": one_of(terms.KINDS),
    "effect": one_of(terms.EFFECTS),
    "target": one_of(terms.TARGETS),
    "value": integer(-20, 20),
    "element": one_of(terms.ELEMENTS),
    "plus": integer(1, 20),
    "per": one_of(terms.PER),
    "pair": some_of(terms.BASIC_MANA, 2),
    "when": one_of(terms.WHEN),
    "phases": some_of(terms.PHASES, 1),
    "twice_against": one_of(terms.OFFENSIVE),
    "value_from": one_of(("terrain",)),
    "element_night": one_of(terms.ELEMENTS),
    "at_most": integer(1, 20),
    "colours": some_of((*terms.MANA, "as_discarded"), 1),
    "form": one_of(("token", "crystal")),
    "same_colour": FLAG,
    "unowned": FLAG,
    "value_fortified": integer(1, 20),
    "only": one_of(terms.ONLY),
    "extra_target_move": integer(1, 9),
    "count": integer(1, 9),
    "resistances": some_of(terms.RESISTANCES, 1),
    "attack": integer(1, 20),
    "ranged": integer(1, 20),
    "siege": integer(1, 20),
    "block": integer(1, 20),
    "move": integer(1, 20),
    "max_level": integer(1, 4),
    "influence_per_level": integer(1, 9),
    "points": one_of(("move", "influence")),
    "to": one_of(("attack", "ranged", "siege", "block")),
    "rate": integer(1, 9),
    "which": one_of(("first", "all")),
    "powered": FLAG,
    "times": integer(1, 9),
    "bonus": integer(1, 9),
    "throw_away": FLAG,
    "what": one_of(terms.OUTSIDE),
}


def check(place: Place, table: Table, checks: Mapping[str, Check], required: Collection[str]) -> None:
    """Refuse a table with a field that is unknown, out of range or missing."""
    for field, value in table.items():
        if field not in checks:
            raise place.unknown(field, value, checks)
        if not checks[field].accepts(value):
            raise place.wrong(field, value, checks[field].allowed)
    for field in required:
        if field not in table:
            raise place.missing(field, checks[field].allowed)


def only(checks: Mapping[str, Check], fields: Iterable[str]) -> dict[str, Check]:
    return {field: checks[field] for field in fields}


def check_word(
    place: Place,
    table: Table,
    field: str,
    words: Mapping[str, terms.Word],
    checks: Mapping[str, Check],
    more: Collection[str] = (),
) -> terms.Word:
    """Check a table whose `field` is a word of the vocabulary: that word decides the other fields."""
    if field not in table:
        raise place.missing(field, checks[field].allowed)
    if not checks[field].accepts(table[field]):
        raise place.wrong(field, table[field], checks[field].allowed)
    word = words[table[field]]
    check(place, table, only(checks, (field, *more, *word.required, *word.optional)), word.required)
    if word.targets and table["target"] not in word.targets:
        raise place.wrong("target", table["target"], ", ".join(word.targets))
    return word
