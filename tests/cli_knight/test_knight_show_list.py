"""`show` and `list`: every entry of the catalogue, in every language, as text and as JSON."""

from __future__ import annotations

import json

import pytest
from knight_terminal import LEFT_OVER, Run
from rich.console import Console

from warlore.cli.knight.entries import KINDS, Entry, entries, find
from warlore.cli.knight.names import Names
from warlore.cli.knight.show import as_data, page
from warlore.knight.catalogue import catalogue
from warlore.texts import LANGUAGES, Texts


@pytest.mark.parametrize("entry", entries(), ids="-".join)
def test_every_entry_has_a_page_in_every_language(entry: Entry) -> None:
    for language in LANGUAGES:
        names = Names(Texts(language))
        for width in (80, 120):
            console = Console(width=width, record=True, file=None, quiet=False, highlight=False)
            with console.capture() as shown:
                console.print(page(entry, names))
            assert names.name(*entry) in shown.get()
            assert not LEFT_OVER.search(shown.get()), shown.get()


@pytest.mark.parametrize("kind", KINDS)
def test_every_entry_is_found_by_its_name_in_every_language(kind: str) -> None:
    for entry in entries():
        if entry.kind == kind:
            for language in LANGUAGES:
                assert entry in find(Names(Texts(language)).name(*entry)), (entry, language)


@pytest.mark.parametrize("entry", entries(), ids="-".join)
def test_show_by_id(knight: Run, entry: Entry) -> None:
    shown = knight("show", entry.id, "--kind", entry.kind)
    assert (shown.code, shown.err) == (0, "") and entry.id in shown.out
    told = json.loads(knight("show", entry.id, "--kind", entry.kind, "--json").out)
    assert (told["kind"], told["id"]) == entry
    assert told == json.loads(json.dumps(as_data(entry)))


def test_a_name_of_two_things_shows_both(knight: Run) -> None:
    shown = knight("show", "Thugs")
    assert "Enemy · thugs" in shown.out and "Unit · thugs" in shown.out


def test_a_spell_is_found_by_its_second_name(knight: Run) -> None:
    assert "fireball" in knight("show", "Firestorm").out


def test_abilities_are_explained_with_their_rules(knight: Run) -> None:
    assert "(R32)" in knight("show", "wolf_riders").out
    assert "Per Bloccare il suo Attacco serve il doppio" in knight("show", "Cavalcalupi", "--lang", "it").out
    assert "Para bloquear su ataque hace falta el doble" in knight("show", "wolf_riders", "--lang", "es").out


def test_unknown_names_get_close_ones(knight: Run) -> None:
    shown = knight("show", "prowler")
    assert shown.code == 2 and "did you mean Prowlers" in shown.err and shown.err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_listed(knight: Run, kind: str, language: str) -> None:
    shown = knight("list", "--kind", kind, "--lang", language)
    assert (shown.code, shown.err) == (0, "")
    assert not LEFT_OVER.search(shown.out)
    lines = knight("list", "--kind", kind, "--json").out.splitlines()
    assert [json.loads(line)["id"] for line in lines] == [entry.id for entry in entries() if entry.kind == kind]


def ids(knight: Run, *args: str) -> list[str]:
    answer = knight("list", *args, "--json")
    assert answer.code == 0, answer.err
    return [json.loads(line)["id"] for line in answer.out.splitlines()]


def test_filters(knight: Run) -> None:
    assert ids(knight, "--colour", "green", "--ability", "swift", "--set", "base") == ["wolf_riders"]
    enemies = catalogue().enemies.values()
    assert ids(knight, "--resist", "fire", "--fame", "5-") == [
        enemy.id for enemy in enemies if "fire" in enemy.resistances and enemy.fame >= 5
    ]
    assert ids(knight, "--ability", "Evocare", "--lang", "it") == [
        enemy.id for enemy in enemies if any(attack.summon for attack in enemy.attacks)
    ]
    assert ids(knight, "--ability", "defend", "--fame", "-1") == ["crystal_sprites"]
    assert all(catalogue().units[id].level == 4 for id in ids(knight, "--kind", "units", "--level", "4"))
    assert "fireball" in ids(knight, "--kind", "card", "--colour", "rojo")
    assert ids(knight, "--kind", "city", "--colour", "white") == ["white"]
    assert ids(knight, "--colour", "white", "--ability", "swift", "--fame", "99") == []


def test_nothing_fits_is_said(knight: Run) -> None:
    assert "Nothing fits." in knight("list", "--fame", "90-").out
