"""Tokens and dice: drawn by chance, or named by people at a real table."""

from __future__ import annotations

from collections import Counter

import pytest
from combat import fight

from warlore.knight.catalogue import catalogue
from warlore.table import BadInput

ENEMIES = {enemy.name: enemy for enemy in catalogue().enemies.values()}


def appeared(text: str, seed: int) -> list[str]:
    """The tokens turned up, by name."""
    return [token for _, token, *_ in fight(text, seed=seed).told("enemy_appears")]


@pytest.mark.parametrize("colour", ["green", "grey", "violet", "brown", "white", "red"])
def test_a_face_down_token_is_one_of_its_colour_and_no_factions(colour: str) -> None:
    for seed in range(8):
        for name in appeared(f"?{colour}, ?{colour}; site: ruins", seed):
            assert (ENEMIES[name].colour, ENEMIES[name].faction) == (colour, None)


@pytest.mark.parametrize("faction", ["elementalist", "dark_crusader"])
def test_a_token_of_a_faction(faction: str) -> None:
    for seed in range(8):
        (name,) = appeared(f"?brown {faction}; site: ruins", seed)
        assert (ENEMIES[name].colour, ENEMIES[name].faction) == ("brown", faction)


def test_only_of_the_sets_in_play() -> None:
    for seed in range(12):
        for name in appeared("?white, ?white, ?white; site: ruins; sets: base", seed):
            assert ENEMIES[name].set == "base"


def test_no_more_than_there_are() -> None:
    """Ten brown tokens in the base game: all of them can be drawn, an eleventh does not exist."""
    names = appeared(", ".join(["?brown"] * 10) + "; site: ruins; sets: base", 3)
    with pytest.raises(BadInput) as error:
        fight(", ".join(["?brown"] * 11) + "; site: ruins; sets: base")
    assert error.value.field == "enemies"
    expected = {e.name: e.tokens for e in ENEMIES.values() if (e.colour, e.set) == ("brown", "base")}
    assert Counter(names) == expected


def test_a_known_token_is_not_in_the_pile() -> None:
    """Both Minotaurs stand here already."""
    for seed in range(12):
        names = appeared("minotaur, minotaur, ?brown, ?brown; site: ruins; sets: base", seed)
        assert Counter(names)["Minotaur"] == 2


def test_chance_draws_them_all() -> None:
    drawn = {appeared("?green; site: ruins; sets: base", seed)[0] for seed in range(60)}
    assert drawn == {e.name for e in ENEMIES.values() if (e.colour, e.set) == ("green", "base")}


def test_people_name_the_tokens_they_draw() -> None:
    f = fight("?grey, ?brown; site: ruins; named; sets: base")
    assert f.step == "name_token"
    assert f.choices == {f"token {name}" for name in ("Crossbowmen", "Guardsmen", "Swordsmen", "Golems")}
    f.refuses("token Minotaur")
    f.do("token Golems", "token Hydra" if f.allows("token Hydra") else "token Minotaur")
    assert f.phase == "ranged"
    assert f.session.record.deal == [] and all(not step.results for step in f.session.record.steps)


def test_people_name_the_die() -> None:
    f = fight("prowlers; volkare: level 1; site: volkare; named")
    while f.step == "name_token":
        f.do(min(f.choices))
    assert f.step == "name_die"
    assert f.choices == {f"die {colour}" for colour in ("red", "blue", "green", "white", "gold", "black")}
    assert f.do("die green").told("volkare_rolled") == [("green", 4, "physical")]


def test_drawn_enemies_keep_their_numbers_as_names() -> None:
    f = fight("?grey, ?grey; site: keep").to("block")
    assert [name for name, *_ in f.told("enemy_appears")] == ["grey 1", "grey 2"]


def test_a_rampaging_face_down_token_gives_reputation() -> None:
    f = fight("?red rampaging; site: field; skills: Axe(attack 60); hero: armor 20, limit 9").to("attack")
    assert f.attack("red 1", "use Axe").end().value["reputation"] == 2
