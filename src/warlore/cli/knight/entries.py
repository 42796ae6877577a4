"""Everything that has a name in the catalogue, found by id or by its name in any language."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from warlore.cli.knight.names import Names
from warlore.knight import catalogue_terms as terms
from warlore.knight.catalogue import catalogue, message_id
from warlore.table import BadInput
from warlore.texts import LANGUAGES, Texts

KINDS = ("enemy", "unit", "card", "token", "city", "leader", "volkare", "site", "hero")


class Entry(NamedTuple):
    """One page of the catalogue."""

    kind: str
    id: str


def plain(text: str) -> str:
    """A name without case, accents and punctuation."""
    letters = unicodedata.normalize("NFKD", text)
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", "_", bare.casefold()).strip("_")


@cache
def entries() -> tuple[Entry, ...]:
    """All pages, kind by kind."""
    book = catalogue()
    ids: dict[str, Iterable[str]] = {
        "enemy": book.enemies,
        "unit": book.units,
        "card": book.cards,
        "token": book.faction_tokens,
        "city": book.cities,
        "leader": book.leaders,
        "volkare": ("volkare",),
        "site": terms.SITES,
        "hero": ("hero",),
    }
    return tuple(Entry(kind, id) for kind in KINDS for id in ids[kind])


@cache
def _known(language: str) -> dict[str, list[Entry]]:
    """Entries by every name they go by in one language, and by their ids."""
    known: dict[str, list[Entry]] = {}
    names = Names(Texts(language))
    for entry in entries():
        for name in (entry.id, names.name(*entry), *_more_names(entry, names)):
            places = known.setdefault(plain(name), [])
            if entry not in places:
                places.append(entry)
    return known


def _languages(own: str) -> list[str]:
    """All languages, a person's own first: the others are read only when they are needed."""
    return [own, *(code for code in LANGUAGES if code != own)]


def _more_names(entry: Entry, names: Names) -> list[str]:
    if entry.kind == "card":
        powered = catalogue().cards[entry.id].powered_id
        return [powered, names.get(message_id("card", powered))] if powered else []
    if entry.kind == "city":
        colour = names.name("colour", entry.id)
        city = names.get("site-city")
        return [f"{city} {colour}", f"{colour} {city}", f"city {entry.id}", colour]
    if entry.kind == "leader":
        return [names.get(message_id("follower", entry.id))]
    return []


def find(text: str, kinds: Sequence[str] = KINDS, names: Names | None = None, field: str = "name") -> list[Entry]:
    """The entries with that id or name; suggestions when there are none."""
    names = names or Names(Texts())
    wanted = plain(text)
    known: dict[str, list[Entry]] = {}
    for language in _languages(names.texts.language):
        found = [entry for entry in _known(language).get(wanted, ()) if entry.kind in kinds]
        if found:
            return found
        for name, places in _known(language).items():
            known.setdefault(name, []).extend(places)
    there = [name for name, places in known.items() if any(entry.kind in kinds for entry in places)]
    near = difflib.get_close_matches(wanted, there, n=3, cutoff=0.72)
    if len(wanted) > 2:
        near += [name for name in there if wanted in name][:4]
    meant = dict.fromkeys(entry for name in near for entry in known[name] if entry.kind in kinds)
    could = list(dict.fromkeys(names.name(entry.kind, entry.id) for entry in meant))[:4]
    shown = text.strip()[:40]
    if could:
        message = names.get("knight-unknown-close", name=shown, could=names.either(could))
    else:
        message = names.get("knight-unknown", name=shown)
    raise BadInput(message, field=field, code="unknown_name")


def find_one(text: str, kind: str, names: Names | None = None, field: str = "name") -> str:
    """The id of the entry of that kind with that id or name."""
    return find(text, (kind,), names, field)[0].id


def find_word(text: str, kind: str, words: Iterable[str], names: Names, field: str) -> str:
    """A word of the vocabulary (a colour, an ability, a site…) by its id or its name in any language."""
    allowed = tuple(dict.fromkeys(words))
    wanted = plain(text)
    if wanted in allowed:
        return wanted
    for language in _languages(names.texts.language):
        for word in allowed:
            if wanted in _spellings(kind, word, language):
                return word
    raise BadInput(
        names.get(
            "knight-bad-word",
            field=field,
            value=text.strip()[:40],
            allowed=", ".join(names.get(message_id(kind, word)).lower() for word in allowed),
        ),
        field=field,
    )


@cache
def _spellings(kind: str, word: str, language: str) -> frozenset[str]:
    """How a word may be written in one language."""
    names = Names(Texts(language))
    spelled = {plain(names.get(message_id(kind, word)))}
    if kind == "mana":
        spelled.add(plain(names.mana(word)))
    if kind == "resist":
        spelled.add(plain(names.name("element", word)))
    return frozenset(spelled)
