"""Bad input: one clear sentence, a code that is not zero, never a traceback."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from knight_terminal import Run

from warlore.knight import KnightGame, setup_of
from warlore.table import Session

FIGHT = ["fight", "--enemies", "prowlers"]
RECORD = "warlore record 1\ngame: knight\nrules: 1\ncomponents: x\nseats: Hero\n\ndeal\n"
BAD = [
    ["nothing"],
    ["show"],
    ["show", ""],
    ["show", "zzzzz"],
    ["show", "prowlers", "--kind", "unit"],
    ["show", "prowlers", "--kind", "dragon"],
    ["show", "prowlers", "--lang", "sv"],
    ["list", "--kind", "nothing"],
    ["list", "--colour", "pink"],
    ["list", "--ability", "flying"],
    ["list", "--resist", "water"],
    ["list", "--set", "none"],
    ["list", "--fame", "many"],
    ["list", "--fame", "5-2"],
    ["list", "--fame", ""],
    ["list", "--level", "2"],
    ["list", "--kind", "unit", "--fame", "2"],
    ["list", "--kind", "site", "--colour", "green"],
    ["fight", "--hand", "rage"],
    ["fight", "--enemies", "prowler"],
    ["fight", "--enemies", ","],
    ["fight", "--enemies", "0 prowlers"],
    ["fight", "--enemies", "12 prowlers"],
    ["fight", "--enemies", "prowlers:spent"],
    ["fight", "--enemies", "guardsmen:rampaging"],
    ["fight", "--enemies", "?pink"],
    ["fight", "--enemies", "9 prowlers, 9 diggers, 9 golems"],
    ["fight", "--unknown", "pink"],
    ["fight", "--rampaging", "nobody"],
    [*FIGHT, "--site", "castle"],
    [*FIGHT, "--site", "city"],
    [*FIGHT, "--site", "keep", "--city", "white"],
    [*FIGHT, "--level", "3"],
    ["fight", "--city", "white", "--level", "40"],
    ["fight", "--city", "black", "--level", "4"],
    [*FIGHT, "--hero-level", "0"],
    [*FIGHT, "--hero-level", "11"],
    [*FIGHT, "--hero-level", "two"],
    [*FIGHT, "--hero-level", "2", "--armor", "3"],
    [*FIGHT, "--armor", "-1"],
    [*FIGHT, "--wounds", "999"],
    [*FIGHT, "--hand", "raje"],
    [*FIGHT, "--hand", "rage:spent"],
    [*FIGHT, "--units", "peasant"],
    [*FIGHT, "--units", "peasants:sleeping"],
    [*FIGHT, "--units", "9 peasants"],
    [*FIGHT, "--units", "magic_familiars"],
    [*FIGHT, "--mana", "pink"],
    [*FIGHT, "--tokens", "nothing"],
    [*FIGHT, "--tokens", "any_token"],
    [*FIGHT, "--option", "heroes_influence"],
    [*FIGHT, "--option", "heroes_influence=free"],
    [*FIGHT, "--option", "nothing=1"],
    [*FIGHT, "--volkare", "16"],
    [*FIGHT, "--volkare", "3", "--site", "keep"],
    [*FIGHT, "--die", "pink"],
    [*FIGHT, "--leader", "elementalist"],
    [*FIGHT, "--leader", "elementalist:13"],
    [*FIGHT, "--leader", "nobody:3"],
    [*FIGHT, "--leader", "elementalist:3", "--site", "keep"],
    [*FIGHT, "--seed", "-1"],
    [*FIGHT, "--seed", str(2**64)],
    [*FIGHT, "--seed", "x"],
    [*FIGHT, "--lang", "xx"],
    [*FIGHT, "--nothing"],
    [*FIGHT, "--save", "/proc/nowhere/fight.txt"],
    [*FIGHT, "--resume"],
    ["fight", "--resume"],
    ["fight", "--resume", "missing.txt"],
    ["fight", "missing.txt", "--seed", "1"],
    ["fight", "{empty}"],
    ["fight", "{binary}"],
    ["fight", "{folder}"],
    ["fight", "{other}"],
    ["fight", "--scenario", "missing.json"],
    ["fight", "--scenario", "{empty}"],
    ["fight", "--scenario", "{list}"],
    ["fight", "--scenario", "{binary}"],
    ["fight", "--scenario", "{good}", "--hand", "rage"],
    [*FIGHT, "--json"],
    ["fight", "--json", "--seed", "1"],
    ["fight", "--json", "--resume"],
    [*FIGHT, "--save", "{folder}"],
    ["replay"],
    ["replay", "missing.txt"],
    ["replay", "{empty}"],
    ["replay", "{binary}"],
    ["replay", "{folder}"],
    ["replay", "{other}"],
]


@pytest.fixture
def places(tmp_path: Path) -> dict[str, str]:
    contents = {"empty": b"", "binary": b"\xff\xfe\x00", "other": RECORD.encode(), "list": b"[1]"}
    contents["good"] = json.dumps({"enemies": ["prowlers"]}).encode()
    for name, data in contents.items():
        (tmp_path / name).write_bytes(data)
    (tmp_path / "folder").mkdir()
    return {name: str(tmp_path / name) for name in (*contents, "folder")}


@pytest.mark.parametrize("language", ["en", "it", "es"])
@pytest.mark.parametrize("args", BAD, ids=" ".join)
def test_one_sentence(
    knight: Run, places: dict[str, str], monkeypatch: pytest.MonkeyPatch, args: list[str], language: str
) -> None:
    monkeypatch.setenv("WARLORE_LANG", language)
    answer = knight(*(arg.format(**places) if arg.startswith("{") else arg for arg in args))
    assert answer.code in (1, 2)
    assert answer.out == ""
    assert answer.err.count("\n") == 1 and answer.err.strip(), answer.err
    assert "Traceback" not in answer.err and "knight-" not in answer.err


@pytest.mark.parametrize(
    "text", ["fly", "99", "0", "-1", "target", "target nobody", "play fireball", "why", "why fly", "show", "show x y",
             "undo 5", "lang", "lang sv", "save /proc/nowhere/x", "log 0", "log x", "\x00", "é" * 3000, "[red]",
             "why 3", "undo -1", "sideways rage fly", "hit unit nobody with prowlers", "token medusa", "guard a by b"]
)  # fmt: skip
@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_nonsense_in_a_fight_does_not_end_it(knight: Run, text: str, language: str) -> None:
    answer = knight(*FIGHT, "--hand", "rage", "--lang", language, stdin=f"{text}\nquit\n")
    assert answer.code == 0
    assert "Traceback" not in answer.out and "knight-" not in answer.out.replace("/knight-", "")
    assert "--resume" in answer.out


@pytest.mark.parametrize("command", ["solve", "fight"])
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "say whom to fight"), ("it", "di’ chi combattere"), ("es", "di contra quién luchar")],
)
@pytest.mark.parametrize("option", ["--enemies", "--unknown", "--hand"])
def test_an_empty_description_is_no_batch_and_no_menu(
    knight: Run, command: str, option: str, language: str, said: str
) -> None:
    told = knight(command, option, "", "--lang", language, stdin='{"enemies": ["prowlers"]}')
    assert told.code != 0
    assert not told.out
    assert said in told.err
    assert len(told.err.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "the die is Volkare’s"), ("it", "il dado è di Volkare"), ("es", "el dado es de Volkare")],
)
def test_a_die_without_volkare(knight: Run, language: str, said: str) -> None:
    told = knight("solve", "--enemies", "prowlers", "--die", "red", "--lang", language)
    assert told.code != 0
    assert said in told.err


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ({"cards": [{"name": "Blank", "modes": []}]}, "cards[0].modes: must say at least one thing that it does"),
        ({"cards": ["rage", {"name": "Blank"}]}, "cards[1].modes: must say at least one thing that it does"),
        ({"skills": [{"name": "Idle", "modes": []}]}, "skills[0].modes: must say at least one thing that it does"),
        ({"sets": []}, "sets: must name at least one of: base, lost_legion, tezla, ultimate"),
    ],
)
def test_what_is_empty_is_refused(knight: Run, tmp_path: Path, held: dict[str, Any], said: str) -> None:
    asked = json.dumps({"enemies": ["prowlers"], **held})
    for command in (("solve",), ("fight", "--json")):
        told = knight(*command, stdin=asked)
        assert told.code == 1
        assert json.loads(told.out)["error"]["message"] == said
    path = tmp_path / "asked.json"
    path.write_text(asked, "utf-8")
    for command in (("solve",), ("fight",)):
        told = knight(*command, "--scenario", str(path))
        assert said in told.err
        assert told.code != 0


def test_a_record_of_old_with_something_empty_is_still_read() -> None:
    old = {"site": {"kind": "field"}, "enemies": ["prowlers"], "cards": [{"name": "Blank", "modes": []}], "sets": []}
    session: Session[Any] = Session(KnightGame(), setup_of(old), seed=1)
    assert "sideways Blank move" in [session.notation.action_text(a) for a in session.game.legal(session.state)]
