"""Fights at the terminal: scripted to the end in each language, undo, saving, the menu, the real table, replay."""

from __future__ import annotations

import io
import json
import random
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from knight_terminal import LEFT_OVER, Run
from rich.console import Console

from warlore.cli.knight.aftermath import aftermath_table
from warlore.cli.knight.asking import Wanted, scenario_of
from warlore.cli.knight.choose import Chooser, simple
from warlore.cli.knight.names import Names
from warlore.cli.knight.screen import Screen
from warlore.cli.knight.words import Words
from warlore.cli.verify import run as verify
from warlore.knight import KnightGame, setup_of
from warlore.knight import catalogue_terms as terms
from warlore.knight.catalogue import catalogue
from warlore.table import Session
from warlore.texts import LANGUAGES, Texts

KEEP = ["--enemies", "prowlers, wolf_riders", "--site", "keep", "--hero-level", "3", "--seed", "3"]
HAND = ["--hand", "rage, march, swiftness, determination, promise", "--units", "peasants", "--mana", "red, white"]
SCRIPTS = {
    "en": [
        "end phase", "block prowlers", "play determination: block 2", "activate peasants: block", "declare",
        "end phase", "hit hero with wolf riders", "end phase", "target wolf riders", "play rage: powered", "declare",
        "target prowlers", "play swiftness: powered", "declare",
    ],
    "it": [
        "fine fase", "blocca predatori", "gioca determinazione: blocco 2", "attiva contadini: blocco", "dichiara",
        "fine fase", "danno all'eroe da cavalcalupi", "fine fase", "bersaglio cavalcalupi",
        "gioca rabbia: attacco 4", "dichiara", "bersaglio predatori", "gioca rapidità: attacco", "dichiara",
    ],
    "es": [
        "fin de fase", "bloquear merodeadores", "jugar determinacion: bloqueo 2", "activar campesinos: bloqueo",
        "declarar", "fin de fase", "daño de jinetes de lobos al heroe", "fin de fase", "objetivo jinetes",
        "jugar rabia: ataque 4", "declarar", "objetivo merodeadores", "jugar rapidez: ataque", "declarar",
    ],
}  # fmt: skip
ENDS = {
    "en": ("The combat ends: all enemies are defeated", "Aftermath", "Fame"),
    "it": ("Il combattimento finisce: tutti i nemici sono sconfitti", "Dopo il combattimento", "Fama"),
    "es": ("Termina el combate: todos los enemigos derrotados", "Después del combate", "Fama"),
}


def lines(*words: str) -> str:
    return "".join(f"{word}\n" for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fight_to_the_end(knight: Run, tmp_path: Path, language: str) -> None:
    path = tmp_path / "fight.txt"
    script = SCRIPTS[language]
    answer = knight("fight", *KEEP, *HAND, "--lang", language, "--save", str(path), stdin=lines(*script))
    assert (answer.code, answer.err) == (0, "")
    for text in ENDS[language]:
        assert text in answer.out
    assert "(R56)" in answer.out and "(F9, R94)" in answer.out and "+5" in answer.out
    assert not LEFT_OVER.search(answer.out.replace("warlore knight", "")), answer.out
    # The record is the same whatever the language.
    record = path.read_text(encoding="utf-8")
    assert "Hero: play Rage: powered attack 4" in record and record.count("Hero: ") == len(script)


def test_the_examples_of_the_issue_are_told(knight: Run) -> None:
    ice = knight(
        "fight", "--enemies", "ice_mages", "--units", "fire_mages", "--mana", "red",
        stdin=lines("end phase", "block ice mages", "activate fire mages: fire block", "declare"),
    )  # fmt: skip
    assert "Fire Block 6 against Ice: efficient (R58)" in ice.out
    halved = knight(
        "fight", "--enemies", "ironclads", "--hand", "pure_magic, rage", "--mana", "red", "--hero-level", "9",
        stdin=lines("end phase", "end phase", "hit hero", "end phase", "target ironclads",
                    "play pure magic: attack 4", "sideways rage attack", "declare"),
    )  # fmt: skip
    assert re.search(r"5 Physical against Physical Resistance: halved to 2 \(R46", halved.out), halved.out
    spanish = knight(
        "fight", "--enemies", "ironclads", "--hand", "rage", "--lang", "es", "--hero-level", "9",
        stdin=lines("end phase", "end phase", "hit hero", "end phase", "target", "play rage: attack", "declare"),
    )  # fmt: skip
    assert "2 Físico contra Resistencia Física: reducido a la mitad, 1 (R46" in spanish.out


def test_undo_takes_back_and_goes_on(knight: Run) -> None:
    script = ["end phase", "undo", "undo", "end phase", "block prowlers", "play rage: block 2", "undo 2", "quit"]
    answer = knight("fight", *KEEP, *HAND, stdin=lines(*script))
    assert answer.out.count("Taken back: end phase.") == 1
    assert "Nothing can be taken back" in answer.out
    assert "Taken back: play Rage: Block 2." in answer.out and "Taken back: block Prowlers." in answer.out


def test_what_was_drawn_stays_drawn(knight: Run) -> None:
    answer = knight(
        "fight", "--enemies", "orc_summoners", "--seed", "1", "--hand", "rage",
        stdin=lines("end phase", "undo", "quit"),
    )  # fmt: skip
    assert "Nothing can be taken back: a token was drawn" in answer.out


def test_why_and_the_rules_are_told(knight: Run) -> None:
    answer = knight(
        "fight", *KEEP, *HAND,
        stdin=lines("why target prowlers", "why declare", "why end phase", "rules", "show keep", "table", "log", "?"),
    )  # fmt: skip
    assert "fortified: only Siege Attacks" in answer.out and "(R14)" in answer.out
    assert "declare: First choose an enemy to attack. (R12)" in answer.out
    assert "end phase: That is allowed now." in answer.out


def test_an_illegal_action_says_why(knight: Run) -> None:
    answer = knight("fight", *KEEP, *HAND, stdin=lines("play determination: powered block 5", "quit"))
    assert re.search(r"powered Block 5.*: .+\(R\d+\)", answer.out)


@pytest.mark.parametrize("at", [0, 1, 4, 9])
def test_save_and_resume(knight: Run, tmp_path: Path, at: int) -> None:
    path = tmp_path / "kept.save"
    script = SCRIPTS["en"]
    left = knight("fight", *KEEP, *HAND, "--save", str(path), stdin=lines(*script[:at], "quit"))
    assert left.code == 0 and f"warlore knight fight --resume {path}" in left.out
    rest = knight("fight", "--resume", str(path), stdin=lines(*script[at:]))
    assert rest.code == 0 and "all enemies are defeated" in rest.out
    assert path.read_text(encoding="utf-8").startswith("warlore record 1")


def test_the_record_of_a_fight_can_be_verified(
    knight: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "fight.record"
    knight("fight", *KEEP, *HAND, "--save", str(path), stdin=lines(*SCRIPTS["en"]))
    assert verify(str(path), head="", as_json=True, cards=None, lang=None) == 0
    assert [check["ok"] for check in json.loads(capsys.readouterr().out)["checks"]] == [True] * 4 + [None]


def test_resume_without_a_file_takes_the_last_fight(knight: Run, home: Path) -> None:
    knight("fight", *KEEP, *HAND, stdin=lines("end phase", "quit"))
    assert len(list(home.glob("knight-*.save"))) == 1
    answer = knight("fight", "--resume", stdin=lines(*SCRIPTS["en"][1:]))
    assert "Going on after step 1" in answer.out and "all enemies are defeated" in answer.out
    assert not list(home.glob("knight-*.save")) and len(list(home.glob("knight-*.record"))) == 1


def test_sealed_luck_survives_a_pause(knight: Run, tmp_path: Path) -> None:
    path = tmp_path / "sealed.save"
    knight("fight", "--enemies", "orc_summoners", "--save", str(path), stdin=lines("quit"))
    answer = knight("fight", str(path), stdin=lines("end phase", "end phase", "1", "end phase", "end phase"))
    assert answer.code == 0 and "(R31)" in answer.out


def test_the_end_of_input_leaves_the_fight(knight: Run) -> None:
    answer = knight("fight", *KEEP, *HAND)
    assert answer.code == 0 and "--resume" in answer.out


def test_the_language_can_change_in_the_fight(knight: Run) -> None:
    answer = knight("fight", *KEEP, *HAND, stdin=lines("lang it", "lang es", "quit"))
    assert "Scegli un nemico da attaccare" in answer.out and "Elige un enemigo al que atacar" in answer.out


# ------------------------------------------------------------------ asking for a fight
def test_the_line_starts_the_same_fight(knight: Run, tmp_path: Path) -> None:
    kept = ["--save", str(tmp_path / "kept.save")]
    answer = knight("fight", *KEEP, *HAND, "--night", "--wall", *kept, stdin=lines("line", "quit"))
    line = next(line for line in answer.out.splitlines() if line.startswith("warlore knight fight"))
    words = shlex.split(line)
    assert knight(*words[2:], *kept, stdin=lines("line", "quit")).out == answer.out


MENUS = {
    "en": ("keep", "y", "red, gold"),
    "it": ("castello", "s", "rosso, oro"),
    "es": ("fortaleza", "s", "rojo, dorado"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_asks_for_a_fight(knight: Run, language: str) -> None:
    site, yes, mana = MENUS[language]
    answers = ["99", site, "nobody", "", "prowlers, ?grey", "maybe", yes, "99", "3", "raje", "rage, 2 march"]
    answers += ["peasants:spent", mana, yes, "1", "quit"]
    answer = knight("fight", "--lang", language, stdin=lines(*answers))
    assert answer.code == 0, answer.out
    line = next(line for line in answer.out.splitlines() if "warlore knight fight --enemies" in line)
    for part in ("--enemies 'prowlers, ?grey'", "--site keep", "--night", "--hero-level 3", "--real-table"):
        assert part in line
    assert f"--mana '{mana}'" in line


@pytest.mark.parametrize("answers", [["cancel"], ["2", "cancel"], ["2", "prowlers", "1", "quit"], []])
def test_the_menu_can_be_cancelled(knight: Run, home: Path, answers: list[str]) -> None:
    answer = knight("fight", stdin=lines(*answers))
    assert answer.code == 0 and "Cancelled." in answer.out and not home.exists()


@pytest.mark.parametrize(
    "answers, part",
    [
        (["city", "white", "4", "", "n", "1", "", "", "", "n"], "--city white --level 4"),
        (["volkare", "5", "", "n", "1", "", "", "", "n"], "--volkare 5"),
        (["necropolis", "2", "", "n", "1", "", "", ""], "--leader dark_crusader:2"),
        (["", "prowlers", "", "", "", "", ""], "--enemies prowlers --site field --hero-level 1"),
    ],
)
def test_the_menu_knows_the_special_sites(knight: Run, answers: list[str], part: str) -> None:
    answer = knight("fight", stdin=lines(*answers, "quit"))
    assert answer.code == 0 and part in answer.out, answer.out


def test_scenarios_of_the_options() -> None:
    names = Names(Texts())
    scenario = scenario_of(
        Wanted(
            enemies="guardsmen, ?grey", rampaging="prowlers", unknown="violet", site="white city", wall=True,
            hand="rage x2", units="peasants:spent:wounded, Magic Familiars:blue", mana="red, red, black",
            tokens="fire_gem", real_table=True, options=["leader_overkill=false"], wounds=1,
        ),
        names,
    )  # fmt: skip
    assert scenario == {
        "site": {"kind": "city", "city": "white", "wall": True},
        "hero": {"level": 1, "wounds": 1},
        "enemies": [
            "guardsmen",
            {"unknown": "grey"},
            {"enemy": "prowlers", "rampaging": True},
            {"unknown": "violet"},
        ],
        "cards": ["rage", "rage"],
        "units": [
            {"unit": "peasants", "ready": False, "wounded": True},
            {"unit": "magic_familiars", "token": "blue"},
        ],
        "mana": {"red": 2, "black": 1},
        "tokens": ["fire_gem"],
        "options": {"leader_overkill": False},
        "draws": "named",
    }
    KnightGame().check_setup(setup_of(scenario))
    assert scenario_of(Wanted(leader="elementalist:4"), names)["site"] == {"kind": "hidden_valley", "assault": True}
    assert scenario_of(Wanted(volkare=6, assault=False), names)["site"] == {"kind": "volkare", "assault": False}


def test_a_scenario_from_a_file(knight: Run, tmp_path: Path) -> None:
    path = tmp_path / "ogre.json"
    ogre = {"name": "Ogre", "armor": 4, "attacks": [{"value": 5, "element": "fire"}], "abilities": ["swift"]}
    path.write_text(json.dumps({"enemies": [ogre], "cards": ["rage"]}))
    answer = knight("fight", "--scenario", str(path), stdin=lines("end phase", "quit"))
    assert answer.code == 0 and "Ogre" in answer.out and "block Ogre (5 Fire; Block 10)" in answer.out


def test_a_real_table_names_what_is_drawn(knight: Run, tmp_path: Path) -> None:
    path = tmp_path / "table.txt"
    answer = knight(
        "fight", "--unknown", "brown", "--enemies", "orc_summoners", "--site", "dungeon", "--real-table", "--save",
        str(path), stdin=lines("token prowlers", "token medusa", "end phase", "token minotaur", "undo", "quit"),
    )  # fmt: skip
    assert "The token of brown 1" in answer.out and "The token summoned by Orc Summoners" in answer.out
    assert "Drawn: brown 1 is Medusa" in answer.out and "Minotaur (summoned 1)" in answer.out
    assert "Taken back: token Minotaur." in answer.out


def test_volkare_and_his_die(knight: Run) -> None:
    answer = knight(
        "fight", "--volkare", "4", "--real-table", "--lang", "it",
        stdin=lines("gettone predatori", "1", "1", "gettone predatori", "1", "dado verde", "quit"),
    )  # fmt: skip
    assert "Il dado di Volkare mostra verde: Attacco 4 (R10)" in answer.out


# ------------------------------------------------------------------ replay
@pytest.fixture
def record(knight: Run, tmp_path: Path) -> Path:
    path = tmp_path / "fight.record"
    assert knight("fight", *KEEP, *HAND, "--save", str(path), stdin=lines(*SCRIPTS["en"])).code == 0
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay(knight: Run, record: Path, language: str) -> None:
    told = knight("replay", str(record), "--all", "--lang", language)
    assert told.code == 0 and ENDS[language][0] in told.out and not LEFT_OVER.search(told.out)
    steps = [json.loads(line) for line in knight("replay", str(record), "--json").out.splitlines()]
    assert [step["step"] for step in steps] == list(range(len(SCRIPTS["en"]) + 1))
    assert steps[2]["action"] == "block Prowlers" and steps[-1]["events"][-1]["event"] == "combat_ends"
    script = ["", "back", "back", "jump 3", "jump 99", "jump x", "end", "start", "table", "?", "fly", "play", "quit"]
    stepped = knight("replay", str(record), "--lang", language, stdin=lines(*script))
    assert stepped.code == 0 and stepped.err == "" and ENDS[language][1] in stepped.out


def test_replay_of_one_step(knight: Run, record: Path) -> None:
    assert "block Prowlers" in knight("replay", str(record), "--step", "2", "--all").out
    assert knight("replay", str(record), "--step", "99").code == 2


def test_a_changed_record_is_refused(knight: Run, record: Path) -> None:
    record.write_text(record.read_text().replace("block Prowlers", "block Wolf Riders / 2"))
    answer = knight("replay", str(record))
    assert answer.code == 1 and answer.err.startswith(str(record)) and answer.err.count("\n") == 1


# ------------------------------------------------------------------ as a process
def test_a_fight_as_a_process(process: Run, tmp_path: Path) -> None:
    script = lines(*SCRIPTS["it"]).encode()
    answer = process("fight", *KEEP, *HAND, "--lang", "it", stdin=script)
    assert (answer.code, answer.err) == (0, "") and ENDS["it"][0] in answer.out


def test_help_loads_nothing_of_the_game() -> None:
    code = (
        "import sys; from warlore.cli.knight import app; "
        "sys.exit(any(name.startswith('warlore.knight') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], env={"PYTHONPATH": ":".join(sys.path)}).returncode == 0


@pytest.mark.parametrize("command", ["show", "list", "fight", "replay"])
def test_help_has_examples(knight: Run, command: str) -> None:
    answer = knight(command, "--help")
    assert answer.code == 0 and f"warlore knight {command}" in answer.out


# ------------------------------------------------------------------ whatever can happen
def any_scenario(dice: random.Random) -> dict[str, Any]:
    known = catalogue()
    site = dice.choice(terms.SITES)
    place: dict[str, Any] = {"kind": site, "wall": dice.random() < 0.2}
    scenario: dict[str, Any] = {"site": place, "hero": {"level": dice.randint(1, 10)}}
    if site == "city":
        place["city"] = dice.choice(terms.CITY_COLOURS)
    if site.startswith("volkare"):
        scenario["volkare"] = {"level": dice.randint(1, 5)}
    if site in ("hidden_valley", "necropolis"):
        scenario["leader"] = {"faction": dice.choice(terms.FACTIONS), "level": dice.randint(1, 6)}
    colours = [{"unknown": colour} for colour in terms.ENEMY_COLOURS]
    units = [unit for unit in known.units if unit != "magic_familiars"]
    tokens = [token for token in known.faction_tokens if token != "any_token"]
    return scenario | {
        "night": dice.random() < 0.4,
        "draws": dice.choice(["chance", "named"]),
        "enemies": dice.sample([*known.enemies, *colours], dice.randint(1, 4)),
        "units": dice.sample(units, dice.randint(0, 4)),
        "cards": dice.sample(list(known.cards), dice.randint(0, 6)),
        "tokens": dice.sample(tokens, dice.randint(0, 2)),
        "mana": {colour: dice.randint(0, 2) for colour in terms.MANA},
    }


@pytest.mark.parametrize("seed", range(16))
def test_random_fights_can_be_shown_and_typed(seed: int) -> None:
    """Everything on the way of a random fight has its words, and every choice can be typed by them."""
    dice = random.Random(seed)
    game = KnightGame()
    session: Session[Any] = Session(game, setup_of(any_scenario(dice)), seed=seed)
    screens = []
    for language, width in (("en", 80), ("it", 80), ("es", 120)):
        words = Words(Texts(language), game, session.record.setup, session.state)
        screens.append(Screen(words, Console(file=io.StringIO(), width=width, highlight=False)))
    events = session.events
    for _ in range(60):
        s = session.state
        for screen in screens:
            screen.tell(screen.words.sentences(s, events))
            screen.table(s)
            screen.decision(s)
            screen.print(screen.guide(s))
        if session.over:
            break
        legal = game.legal(s)
        action = dice.choice([one for one in legal if one] or legal)
        for screen in screens:
            labels = [screen.label(s, one) for one in legal]
            screen.print(screen.choices(labels))
            texts = [simple(screen.words.action(s, one)) for one in legal]
            assert len(set(texts)) == len(texts), "two choices have the same words"
            typed = screen.words.action(s, action)
            assert Chooser(screen.words).choose(typed, s, legal, labels) == action
            assert Chooser(screen.words).choose(session.notation.action_text(action), s, legal, labels) == action
        events = session.play(action)
    for screen in screens:
        screen.print(aftermath_table(screen, game.aftermath(session.state), session.state))
        shown = screen.console.file.getvalue()  # type: ignore[attr-defined]
        assert not LEFT_OVER.search(shown), LEFT_OVER.search(shown)


def test_why_understands_what_can_be_played_as_playing_does(knight: Run) -> None:
    """By day only the first half of Chill can be played: both commands mean that one."""
    asked = ("fight", "--enemies", "prowlers", "--hand", "chill", "--mana", "blue")
    told = knight(*asked, stdin="why play chill\nplay chill\nquit\n").out
    assert "could be several things" not in told
    assert "[blue]: That is allowed now." in " ".join(told.split())
    assert "Prowlers: no attack in this combat" in told


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Minotaur: it has no such resistance to lose"),
        ("it", "Minotauro: non ha una simile resistenza da perdere"),
        ("es", "Minotauro: no tiene ninguna resistencia así que perder"),
    ],
)
def test_an_effect_that_finds_nothing_says_so(knight: Run, lang: str, text: str) -> None:
    asked = ("fight", "--enemies", "minotaur", "--hand", "chill", "--mana", "blue", "--lang", lang)
    assert text in knight(*asked, stdin="2\nquit\n").out
