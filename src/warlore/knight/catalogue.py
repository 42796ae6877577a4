"""The catalogue: what is printed on enemies, Units, cards, cities, Volkare, Faction Leaders and their tokens.

Facts only, read from `data/*.toml` and checked on the way in; no rule is applied here. Every effect is a
`Mode` of `Part`s whose words are closed lists: see `catalogue_terms` (KINDS, EFFECTS, COSTS, TARGETS, PER,
WHEN, ONLY, OUTSIDE, REASONS), which is the documentation of the data files too.

How an effect is written in the data files. A mode is one inline table: either a single part
(`{ kind = "attack", value = 4, element = "fire" }`) or `{ parts = [...] }`, all of which happen together.
Beside them: `mana` (paid besides what powers the card), `costs`, `phases` (only where they differ from what
the parts say), and `supported = false` with a `reason` for a mode that a combat by itself cannot carry out.
Alternatives are several modes. A card's colour mana, and black for a spell by night, is added on loading.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import NamedTuple

from . import catalogue_load as loading
from . import catalogue_terms as terms
from .catalogue_check import CatalogueError
from .catalogue_model import (
    Attack,
    Card,
    City,
    CityBonus,
    Cost,
    Enemy,
    FactionToken,
    HeroLevel,
    Leader,
    LeaderLevel,
    Mode,
    Part,
    Unit,
    Volkare,
    VolkareAttack,
)

__all__ = [
    "Attack",
    "Card",
    "Catalogue",
    "CatalogueError",
    "City",
    "CityBonus",
    "Cost",
    "Enemy",
    "FactionToken",
    "Found",
    "HeroLevel",
    "Leader",
    "LeaderLevel",
    "Mode",
    "Part",
    "Unit",
    "UnknownName",
    "Volkare",
    "VolkareAttack",
    "catalogue",
    "load",
    "message_id",
]


class UnknownName(CatalogueError):
    """Nothing in the catalogue has that name, or more than one thing has; `suggestions` are near ids."""

    def __init__(self, message: str, suggestions: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.suggestions = tuple(suggestions)


class Found(NamedTuple):
    """An entry that `find` found: `kind` is enemy, unit, card, leader or token."""

    kind: str
    id: str


@dataclass(frozen=True)
class Catalogue:
    """All of it, each kind by id (levels by number)."""

    enemies: dict[str, Enemy]
    units: dict[str, Unit]
    cards: dict[str, Card]
    hero_levels: dict[int, HeroLevel]
    cities: dict[str, City]
    volkare: Volkare
    leaders: dict[str, Leader]
    faction_tokens: dict[str, FactionToken]

    def piles(self, sets: Iterable[str], faction: str | None = None) -> dict[str, list[str]]:
        """Enemy ids by colour, one per token, of those sets.

        Faction tokens are kept in piles of their own: they are in the answer only for their `faction`.
        """
        wanted = frozenset(sets)
        for word, known in ((wanted, terms.SETS), ({faction} - {None}, terms.FACTIONS)):
            if strange := sorted(map(str, word - set(known))):
                raise CatalogueError(f"There are no enemies of {strange[0]!r}, allowed: {', '.join(known)}.")
        piles: dict[str, list[str]] = {colour: [] for colour in terms.ENEMY_COLOURS}
        for enemy in self.enemies.values():
            if enemy.set in wanted and enemy.faction == faction:
                piles[enemy.colour] += [enemy.id] * enemy.tokens
        return {colour: ids for colour, ids in piles.items() if ids}

    def starting_deck(self, hero: str) -> list[str]:
        """The ids of a Hero's basic actions, one per copy."""
        if hero not in terms.HEROES:
            raise CatalogueError(f"There is no Hero {hero!r}, allowed: {', '.join(terms.HEROES)}.")
        deck: list[str] = []
        for card in self.cards.values():
            deck += [card.id] * card.copies.get(hero, card.copies.get("others", 0))
        return deck

    def find(self, text: str, kind: str | None = None, names: Mapping[str, str] | None = None) -> Found:
        """The entry with that id or name, in any case and spelling of spaces and accents.

        `names` adds names of other languages, by message id (`{"enemy-prowlers": "Vagabondi"}`). A name of
        two kinds (the Thugs are enemies and Units) needs the `kind`.
        """
        wanted = _plain(text)
        known: dict[str, set[Found]] = {key: set(found) for key, found in self._names.items()}
        for message, name in (names or {}).items():
            if message in self._messages:
                known.setdefault(_plain(name), set()).add(self._messages[message])
        if kind is not None:
            known = {
                key: kept
                for key, found in known.items()
                if (kept := {one for one in found if one.kind == kind})
            }
        found = sorted(known.get(wanted, ()))
        if len(found) == 1:
            return found[0]
        if found:
            places = " and ".join(f"{one.kind} {one.id}" for one in found)
            raise UnknownName(f"{text!r} is the name of {places}: say which.", [one.id for one in found])
        near = difflib.get_close_matches(wanted, known, n=3, cutoff=0.6)
        suggestions = list(dict.fromkeys(one.id for key in near for one in sorted(known[key])))
        hint = f"; did you mean {', '.join(suggestions)}?" if suggestions else "."
        raise UnknownName(f"There is no {kind or 'entry'} named {text!r}{hint}", suggestions)

    def message_ids(self) -> list[str]:
        """The ids of all the messages that name something of the catalogue, for the language files."""
        words: list[tuple[str, Iterable[str]]] = [
            ("ability", (*terms.ABILITIES, *terms.OTHER_ABILITIES)),
            ("element", terms.ELEMENTS),
            ("resist", terms.RESISTANCES),
            ("site", dict.fromkeys((*terms.SITES, *terms.RECRUIT_SITES))),
            ("colour", dict.fromkeys((*terms.ENEMY_COLOURS, *terms.CITY_COLOURS))),
            ("mana", terms.MANA),
            ("follower", terms.FACTIONS),
            ("hero", terms.HEROES),
            ("set", terms.SETS),
            ("reason", terms.REASONS),
        ]
        return [*self._messages, *(message_id(kind, word) for kind, known in words for word in known)]

    @cached_property
    def _entries(self) -> dict[Found, tuple[str, ...]]:
        """Every entry that has a name, with its names."""
        entries: dict[Found, tuple[str, ...]] = {}
        for enemy in self.enemies.values():
            entries[Found("enemy", enemy.id)] = (enemy.name,)
        for unit in self.units.values():
            entries[Found("unit", unit.id)] = (unit.name,)
        for card in self.cards.values():
            entries[Found("card", card.id)] = (card.name, card.powered_name or card.name)
        for leader in self.leaders.values():
            entries[Found("leader", leader.id)] = (leader.name,)
        for token in self.faction_tokens.values():
            entries[Found("token", token.id)] = (token.name,)
        return entries

    @cached_property
    def _names(self) -> dict[str, set[Found]]:
        known: dict[str, set[Found]] = {}
        for found, names in self._entries.items():
            for name in (found.id, *names):
                known.setdefault(_plain(name), set()).add(found)
        return known

    @cached_property
    def _messages(self) -> dict[str, Found]:
        """The entry each message names; a spell has one for each of its two names."""
        messages = {message_id(found.kind, found.id): found for found in self._entries}
        for card in self.cards.values():
            if card.powered_id:
                messages[message_id("card", card.powered_id)] = Found("card", card.id)
        return messages


@cache
def catalogue() -> Catalogue:
    """The packaged catalogue, read once."""
    return load()


def load(texts: Mapping[str, str] | None = None) -> Catalogue:
    """Read and check the data files; `texts` replaces some of them, by file name."""
    files = loading.read(texts)
    return Catalogue(
        enemies=loading.enemies(files),
        units=loading.units(files),
        cards=loading.cards(files),
        hero_levels=loading.hero_levels(files),
        cities=loading.cities(files),
        volkare=loading.volkare(files),
        leaders=loading.leaders(files),
        faction_tokens=loading.faction_tokens(files),
    )


def message_id(kind: str, id: str) -> str:
    """`enemy`, `wolf_riders` -> `enemy-wolf-riders`."""
    return f"{kind}-{id.replace('_', '-')}"


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text)
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", "_", bare.casefold()).strip("_")
