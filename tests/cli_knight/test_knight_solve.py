"""`warlore knight solve` and the command `plan` of a fight, as people and programs use them."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from types import SimpleNamespace

import pytest
from fluent.syntax import FluentParser, ast

Knight = Callable[..., SimpleNamespace]
FIGHT = ("--enemies", "prowlers", "--hand", "rage, march, swiftness", "--mana", "red")


def test_a_plan_in_words(knight: Knight) -> None:
    told = knight("solve", *FIGHT)
    assert told.code == 0
    for text in ("1.4 Attack", "Target Prowlers (R12, R24)", "Rage", "Fame +2", "Proven: no plan is better"):
        assert text in told.out


@pytest.mark.parametrize(("lang", "text"), [("it", "Dimostrato"), ("es", "Demostrado")])
def test_other_languages(knight: Knight, lang: str, text: str) -> None:
    assert text in knight("solve", *FIGHT, "--lang", lang).out


def test_the_batch_answers_every_line(knight: Knight) -> None:
    lines = ['{"enemies": ["prowlers"], "cards": ["rage"], "mana": {"red": 1}}', "{"]
    lines += ['{"enemies": ["x"]}', '{"foo": 1}']
    told = knight("solve", stdin="\n".join(lines))
    assert told.code == 1
    answers = [json.loads(line) for line in told.out.splitlines()]
    assert set(answers[0]) == {"optimal", "value", "plan"}
    assert answers[0]["value"]["all_defeated"] is True
    assert [answer["error"]["field"] for answer in answers[1:]] == ["", "enemies[0]", "foo"]


def test_json_for_one_combat(knight: Knight) -> None:
    told = json.loads(knight("solve", *FIGHT, "--json", "--alternatives", "1", "--why").out)
    assert len(told["alternatives"]) == 1
    assert told["victory"] is True


def test_questions(knight: Knight) -> None:
    assert "1 card or Unit used" in knight("solve", *FIGHT, "--cheapest").out
    assert "Rage" not in knight("solve", *FIGHT, "--keep", "rage").out
    assert "Another plan (1)" in knight("solve", *FIGHT, "--alternatives", "1").out
    why = knight("solve", "--enemies", "guardsmen", "--site", "keep", "--hand", "rage", "--why").out
    assert "Not all enemies can be defeated" in why
    assert "Siege Attack" in why


def test_draws_are_told_with_their_chances(knight: Knight) -> None:
    out = knight("solve", "--enemies", "orc_summoners", "--hand", "rage, determination").out
    assert "12.5 %" in out
    assert "How it may end" in out


@pytest.mark.parametrize(
    ("lang", "proven", "header"),
    [
        ("en", "Proven, of what is counted", "Not counted:"),
        ("it", "Dimostrato, per quanto è considerato", "Non è considerato:"),
        ("es", "Demostrado, con lo que se tiene en cuenta", "No se tiene en cuenta:"),
    ],
)
def test_nothing_is_called_proven_without_what_is_not_counted(
    knight: Knight, lang: str, proven: str, header: str
) -> None:
    hand = ("--enemies", "prowlers", "--hand", "mana draw, rage", "--lang", lang)
    told = knight("solve", *hand).out
    assert proven in told
    assert header in told
    fight = knight("fight", *hand, stdin="plan\nquit\n").out
    assert proven in fight
    assert fight.count(header) == 2, "when the fight begins, and with the plan"
    assert header not in knight("solve", *FIGHT, "--lang", lang).out


def test_without_time(knight: Knight) -> None:
    hand = "rage, determination, march, stamina, swiftness, intimidate, promise, improvisation"
    enemies = "guardsmen, freezers, gunners, altem_mages"
    units = "peasants, utem_swordsmen, fire_golems, amotep_gunners"
    told = knight("solve", "--site", "white city", "--enemies", enemies, "--hand", hand, "--units", units,
                  "--mana", "red, blue, green", "--seconds", "0")  # fmt: skip
    out = told.out
    assert "The search was stopped" in out
    assert "No plan can do better than" in out


@pytest.mark.parametrize(
    ("args", "text"),
    [
        (("--keep", "fireball", *FIGHT), "keep: fireball is none of"),
        (("--objective", "gold", *FIGHT), "objective: must be fame or safety"),
        (("--why",), "enemies: describe the combat"),
        (("--hand", "rage"), "enem"),
    ],
)
def test_bad_input_is_one_sentence(knight: Knight, args: tuple[str, ...], text: str) -> None:
    told = knight("solve", *args)
    assert told.code != 0
    assert text in told.err
    assert len(told.err.strip().splitlines()) == 1


def test_the_plan_of_a_fight_going_on(knight: Knight) -> None:
    told = knight("fight", *FIGHT, stdin="plan\nend phase\nend phase\nplan\nquit\n")
    assert told.out.count("Proven: no plan is better") == 2


def test_every_text_is_there_in_every_language() -> None:
    def ids(language: str) -> set[str]:
        text = (files("warlore") / "locales" / language / "knight-solve.ftl").read_text(encoding="utf-8")
        return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}

    assert ids("en") == ids("it") == ids("es")
