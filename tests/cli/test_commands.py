"""The other commands, what they answer to bad input, and how fast they are there."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from terminal import Run

import warlore
from warlore.history.cardset import load_cards

RECORD_HEAD = "warlore record 1\ngame: history\n"

BAD = [
    (["nothing"], 2),
    (["history", "nothing"], 2),
    (["history", "play", "--nothing"], 2),
    (["history", "play", "--seed", "x"], 2),
    (["history", "play", "--seed", "-1"], 2),
    (["history", "play", "--seed", str(2**64)], 2),
    (["history", "play", "--rounds", "7"], 2),
    (["history", "play", "--option", "rounds"], 2),
    (["history", "play", "--option", "nothing=1"], 2),
    (["history", "play", "--option", "rounds=6", "--option", "rounds=8"], 2),
    (["history", "play", "--seats", "me"], 2),
    (["history", "play", "--seats", ""], 2),
    (["history", "play", "--seats", "me, bot, bot, bot, bot, bot"], 2),
    (["history", "play", "--seats", "Ringo=human, Chris=greedy"], 2),
    (["history", "play", "--seats", "Chris=human, Chris=greedy"], 2),
    (["history", "play", "--seats", "Pär=human, Chris=genius"], 2),
    (["history", "play", "--seats", "me, search:seconds=-1"], 2),
    (["history", "play", "--first", "Hannes"], 2),
    (["history", "play", "--lang", "sv"], 2),
    (["history", "play", "--speed", "warp"], 2),
    (["history", "play", "--cards", "missing.toml"], 1),
    (["history", "play", "--save", "/proc/nowhere/game.txt"], 1),
    (["history", "play", "--resume"], 1),
    (["history", "play", "--resume", "missing.txt"], 1),
    (["history", "play", "--resume", "missing.txt", "--seed", "1"], 2),
    (["history", "play", "--resume", "{empty}"], 1),
    (["history", "play", "--resume", "{binary}"], 1),
    (["history", "play", "--resume", "{folder}"], 1),
    (["history", "replay"], 2),
    (["history", "replay", "missing.txt"], 1),
    (["history", "replay", "{empty}"], 1),
    (["history", "replay", "{binary}"], 1),
    (["history", "replay", "{head}"], 1),
    (["history", "replay", "{finished}", "--seat", "Ringo"], 2),
    (["history", "replay", "{finished}", "--step", "9999"], 2),
    (["history", "replay", "{finished}", "--step", "-1"], 2),
    (["history", "verify", "missing.txt"], 1),
    (["verify", "missing.txt"], 1),
    (["verify", "{changed}"], 1),
    (["verify", "{unknown}"], 1),
    (["verify", "{finished}", "--head", "abc"], 2),
    (["verify", "{finished}", "--head", "0000000000000000"], 1),
    (["history", "cards", "--era", "V"], 2),
    (["history", "cards", "--kind", "villain"], 2),
    (["history", "cards", "--ability", "flying"], 2),
    (["history", "cards", "--source", "hearsay"], 2),
    (["history", "cards", "--tiles", "--tokens"], 2),
    (["history", "cards", "--tiles", "--era", "I"], 2),
    (["history", "cards", "--check", "missing.toml"], 1),
    (["history", "cards", "--check", "{empty}"], 1),
    (["history", "cards", "--cards", "{binary}"], 1),
    (["history", "battle", "--file", "missing.jsonl"], 1),
]


@pytest.fixture
def files(tmp_path: Path, finished: Path) -> dict[str, str]:
    """Files that are wrong in several ways, by name."""
    text = finished.read_text(encoding="utf-8")
    contents = {
        "empty": b"",
        "binary": b"\xff\xfe\x00\x01",
        "head": RECORD_HEAD.encode(),
        "changed": re.sub(r"strong (\d)", lambda m: f"strong {int(m[1]) % 6 + 1}", text, count=1).encode(),
        "unknown": text.replace("chance: fast 12", "chance: unknown").encode(),
    }
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
    return {name: str(tmp_path / name) for name in contents} | {"finished": str(finished), "folder": str(tmp_path)}


@pytest.mark.parametrize(("args", "code"), BAD, ids=[" ".join(args) for args, _ in BAD])
def test_bad_input_is_answered_in_one_sentence(args: list[str], code: int, run: Run, files: dict[str, str]) -> None:
    answer = run(*(arg.format(**files) if arg.startswith("{") else arg for arg in args))
    assert answer.code == code
    assert len(answer.err.splitlines()) == 1 and len(answer.err.strip()) > 10
    assert answer.err.strip().endswith((".", "?", "!"))
    assert "Traceback" not in answer.err + answer.out


@pytest.mark.parametrize("args", [BAD[0][0], BAD[6][0], BAD[19][0], BAD[22][0]])
def test_a_process_answers_the_same(args: list[str], command: Run) -> None:
    answer = command(*args)
    assert answer.code in (1, 2) and len(answer.err.splitlines()) == 1 and "Traceback" not in answer.err


def test_a_closed_pipe_is_no_error(finished: Path) -> None:
    source = str(Path(warlore.__file__).parents[1])
    line = f"'{sys.executable}' -m warlore.cli.main history replay '{finished}' --all | head -1"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, env={"PYTHONPATH": source}, timeout=60)
    assert done.stdout.startswith("Step 0 of") and done.stderr == ""


# ------------------------------------------------------------------ starting
def test_help_loads_nothing_it_does_not_need() -> None:
    source = str(Path(warlore.__file__).parents[1])
    heavy = "('rich', 'pydantic', 'fluent', 'msgspec', 'warlore.history', 'warlore.bots')"
    code = f"import sys, warlore.cli.main; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], env={"PYTHONPATH": source}, capture_output=True, text=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("args", [[], ["history"], ["history", "play"], ["history", "cards"], ["history", "battle"]])
def test_help_shows_how(args: list[str], run: Run) -> None:
    answer = run(*args, "--help")
    assert answer.code == 0 and "Usage: warlore" in answer.out
    if len(args) == 2:
        assert "Examples:" in answer.out


@pytest.mark.parametrize("args", [[], ["history"]])
def test_no_command_shows_the_help(args: list[str], run: Run) -> None:
    answer = run(*args)
    assert (answer.code, answer.err) == (0, "") and "Commands:" in answer.out


def test_version(run: Run) -> None:
    assert run("--version").out.startswith(f"warlore {warlore.__version__} (")


# ------------------------------------------------------------------ cards
def test_cards_are_filtered(run: Run) -> None:
    answer = run("history", "cards", "--era", "II", "--kind", "elite", "--ability", "diversion", "--json")
    found = {json.loads(line)["name"] for line in answer.out.splitlines()}
    wanted = {u.name for u in load_cards().units if u.era == "II" and u.kind == "elite" and u.diversion}
    assert found == wanted and found


@pytest.mark.parametrize(
    ("args", "number"),
    [([], 72), (["--kind", "hero"], 8), (["--relics"], 32), (["--relics", "--era", "iv"], 8), (["--tiles"], 12)],
)
def test_json_lines_of_cards(args: list[str], number: int, run: Run) -> None:
    lines = run("history", "cards", "--json", *args).out.splitlines()
    assert len([json.loads(line) for line in lines]) == number


def test_tokens_are_twenty(run: Run) -> None:
    lines = run("history", "cards", "--tokens", "--json").out.splitlines()
    assert sum(json.loads(line)["copies"] for line in lines) == 20


def test_cards_are_found_by_their_name_in_the_language(run: Run) -> None:
    assert "Hermanas Trưng" in run("history", "cards", "--name", "trung", "--lang", "es").out
    assert "Sorelle Trưng" in run("history", "cards", "--name", "sorelle", "--lang", "it").out
    assert run("history", "cards", "--name", "zzz").out.strip() == "No card fits."
    for kind in ("--tiles", "--tokens", "--relics"):
        assert len(run("history", "cards", kind).out.splitlines()) >= 10


def test_the_template_is_a_complete_card_set(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "my.toml"
    mine.write_text(run("history", "cards", "--template").out, encoding="utf-8")
    answer = run("history", "cards", "--check", str(mine))
    assert answer.code == 0 and "my.toml is a complete card set: 108 Unit cards, 32 Relics" in answer.out
    assert "Base 1" in run("history", "cards", "--cards", str(mine)).out


def test_a_wrong_card_file_is_told_where(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "my.toml"
    text = run("history", "cards", "--template").out
    mine.write_text(text.replace("hp = 1", "hp = 99", 1), encoding="utf-8")
    answer = run("history", "cards", "--check", str(mine))
    assert answer.code == 1 and "hp" in answer.err and "99" in answer.err


# ------------------------------------------------------------------ replay
def test_replay_steps_back_and_forth(run: Run, finished: Path) -> None:
    typed = ["next", "", "back", "jump 40", "round 2", "seat Chris", "seat spectator", "seat all", "end", "next"]
    typed += ["start", "back", "board", "help", "quit", ""]
    answer = run("history", "replay", str(finished), stdin="\n".join(typed))
    assert answer.code == 0
    shown = re.findall(r"^Step (\d+) of", answer.out, re.MULTILINE)
    assert shown[:5] == ["0", "1", "2", "1", "40"]
    assert "Seen by Chris." in answer.out and "Seen by a spectator." in answer.out
    assert "This was the last step." in answer.out and "This is the beginning." in answer.out


def test_nobody_inserts_the_tiles_of_the_deal(run: Run, finished: Path) -> None:
    deal = run("history", "replay", str(finished), "--step", "0", stdin="").out
    assert deal.count(" is inserted") == 2
    assert "inserts tile" not in deal


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("it", ("avanti", "avanti", "indietro", "vai 5", "round 2", "posto pubblico", "fine", "inizio", "tavolo")),
        ("es", ("seguir", "seguir", "atrás", "ir 5", "ronda 2", "asiento público", "fin", "inicio", "mesa")),
    ],
)
def test_replay_understands_the_words_of_the_language(
    run: Run, finished: Path, language: str, typed: tuple[str, ...]
) -> None:
    english = ("next", "next", "back", "jump 5", "round 2", "seat spectator", "end", "start", "board")
    told = []
    for words in (typed, english):
        answer = run("history", "replay", str(finished), "--lang", language, stdin="\n".join([*words, "quit"]))
        told.append([line for line in answer.out.splitlines() if not line.startswith("> ")])
        assert answer.code == 0
    assert told[0] == told[1]


def test_replay_plays_to_the_end(run: Run, finished: Path) -> None:
    answer = run("history", "replay", str(finished), "--lang", "it", stdin="play\n")
    assert "Punteggio finale" in answer.out


@pytest.mark.parametrize("typed", ["jump", "jump x", "jump 9999", "round 77", "round", "seat Ringo", "seat", "dance"])
def test_replay_answers_nonsense_and_goes_on(typed: str, run: Run, finished: Path) -> None:
    answer = run("history", "replay", str(finished), stdin=f"{typed}\nnext\n")
    assert answer.code == 0 and "Step 1 of" in answer.out


def test_everything_as_text(run: Run, finished: Path) -> None:
    whole = run("history", "replay", str(finished), "--all").out
    assert whole.count("\nStep ") == len(finished.read_text(encoding="utf-8").partition("\ndeal")[2].splitlines()) - 2
    assert "Final scores" in whole and "Luck of the dice" in whole
    one = run("history", "replay", str(finished), "--all", "--step", "3").out
    assert one.startswith("Step 3 of") and one.count("Step ") == 1


def test_a_seat_does_not_see_what_others_draw(run: Run, finished: Path) -> None:
    everything = run("history", "replay", str(finished), "--all").out
    assert re.search(r"Pär draws [A-Z]", everything)
    for seat in ("Chris", "spectator"):
        seen = run("history", "replay", str(finished), "--all", "--seat", seat).out
        assert not re.search(r"(Pär|Tommy) draws (?!a card|\d+ cards)", seen)
    assert re.search(r"Chris draws [A-Z]", run("history", "replay", str(finished), "--all", "--seat", "Chris").out)


def test_json_says_as_much_as_the_seat_may_know(run: Run, finished: Path) -> None:
    everything = [json.loads(line) for line in run("history", "replay", str(finished), "--json").out.splitlines()]
    limited = run("history", "replay", str(finished), "--json", "--seat", "Chris").out.splitlines()
    assert len(everything) == len(limited)
    hidden = 0
    for whole, seen in zip(everything, map(json.loads, limited), strict=True):
        assert "?" not in whole["results"]
        for event, shown in zip(whole["events"], seen["events"], strict=True):
            secret = event["event"] == "drew" and event["seat"] != "Chris"
            assert (shown.get("unit") is None and shown != event) if secret else True
        draws = [event for event in seen["events"] if event["event"] == "drew" and event["unit"] is None]
        units = seen["results"].count("?")
        assert units >= len(draws)
        hidden += len(draws)
        for mine, theirs in zip(whole["results"], seen["results"], strict=True):
            assert theirs in (mine, "?")
    assert hidden > 20
    deal = json.loads(limited[0])["results"]
    assert deal[-15:] == ["?"] * 4 + deal[-11:-5] + ["?"] * 4 + deal[-1:]
    assert "?" not in deal[-11:-5]


def test_a_saved_game_can_be_replayed_and_checked(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run("history", "play", "--seats", "me, random", "--save", str(path), stdin="1\n" * 12)
    assert "Step 12 of" in run("history", "replay", str(path), "--all").out
    answer = run("verify", str(path))
    assert answer.code == 1 and "✓ The luck was fixed" in answer.out
    assert "is not over after" in answer.err and "unfinished or was cut" in answer.err


# ------------------------------------------------------------------ verify, battle, lists
def test_verify_says_what_was_shown(run: Run, finished: Path) -> None:
    answer = run("verify", str(finished))
    assert (answer.code, answer.err) == (0, "")
    assert "that of seed 12" in answer.out and "consistent in itself, compared with nothing" in answer.out
    assert "seme 12" in run("history", "verify", str(finished), "--lang", "it").out


def test_verify_compares_with_a_head(run: Run, finished: Path) -> None:
    found = json.loads(run("verify", str(finished), "--json").out)
    assert found["ok"] is True and found["checks"][-1]["outcome"] == "alone" and found["checks"][-1]["text"]
    answer = run("verify", str(finished), "--head", found["head"][:16])
    assert answer.code == 0 and "These are the steps the table stored" in answer.out
    other = run("verify", str(finished), "--head", "0" * 16)
    assert other.code == 1 and "These are not the steps the table stored" in other.err
    assert other.err.startswith(str(finished)) and len(other.err.splitlines()) == 1


def test_verify_names_what_was_cut_off_or_changed(run: Run, finished: Path, tmp_path: Path) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    edited = tmp_path / "edited.record"
    for text, said in [
        ([*lines[:-21], lines[-1]], "20 steps of "),
        ([line.replace("first: ", "first: Chris # ") for line in lines], "The set-up was changed"),
        (lines[:-1], "The record is unchained"),
    ]:
        edited.write_text("\n".join(text), encoding="utf-8")
        answer = run("verify", str(edited))
        assert answer.code == 1 and said in answer.out and len(answer.err.splitlines()) == 1
        assert json.loads(run("verify", str(edited), "--json").out)["ok"] is False
        assert run("verify", str(edited), "--json").code == 1


SIDES = '"attacker": {"units": ["Trebuchet"]}, "defender": {"units": ["Spy"]}'
BATTLE = f'{{{SIDES}, "dice": {{"strong": [1], "risky": [4]}}}}'


def test_battles_by_lines(command: Run, tmp_path: Path) -> None:
    answer = command("history", "battle", stdin=f"{BATTLE}\nnonsense\n{BATTLE}\n")
    first, second, third = map(json.loads, answer.out.splitlines())
    assert answer.code == 1 and first == third and "winner" in first and "error" in second
    given = tmp_path / "battles.jsonl"
    given.write_text(BATTLE + "\n")
    answer = command("history", "battle", "--file", str(given), "--pretty")
    assert answer.code == 0 and "Long range: Attacker 2, Defender 0" in answer.out


@pytest.mark.parametrize(
    ("line", "field", "said"),
    [
        (BATTLE.replace('"units"', '"units": [], "units"', 1), "units", "'units' is given twice in one object"),
        (BATTLE.replace('["Spy"]', '["Spy"], "deck": ["Spy"]'), "defender.deck", "belongs to a player"),
        (
            BATTLE.replace('["Spy"]', '["Spy"], "player": true, "era_decks": {"I": ["Spy"]}'),
            "defender.era_decks",
            "belong to a board defender",
        ),
        (BATTLE.replace("{", '{"options": {"early_end": "true"}, ', 1), "options.early_end", 'is "true", but must'),
    ],
)
def test_what_was_silently_left_out_is_refused(line: str, field: str, said: str, command: Run) -> None:
    for question in ("battle", "odds") if field != "units" else ("battle",):
        asked = line if question == "battle" else re.sub(r', "dice": .*', "}", line)
        answer = command("history", question, stdin=asked + "\n")
        error = json.loads(answer.out)["error"]
        assert answer.code == 1 and error["field"] == field and said in error["message"]


def test_a_bots_settings_are_shown_as_they_were_typed(run: Run) -> None:
    assert "'seconds=-1' is no setting of search" in run("history", "play", "--seats", "me, search:seconds=-1").err
    assert "'seconds=-1'" in run("history", "play", "--seats", "me, Search:seconds=-1").err


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_lists(language: str, run: Run) -> None:
    options = run("history", "options", "--lang", language)
    assert options.code == 0 and "diversion_order: front" in options.out and "option-" not in options.out
    bots = run("history", "bots", "--lang", language)
    assert "greedy" in bots.out and "bot-" not in bots.out
