"""Playing in the terminal: whole games, hot seat, undo, saving and resuming."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from terminal import Run

from warlore.cli.history import saves
from warlore.history.cardset import CardError, load_cards
from warlore.history.game import HistoryGame
from warlore.table import WarloreError, fast, parse_record, verify
from warlore.table.luck import below
from warlore.texts import Texts

EXAMPLES = Path(__file__).parents[2] / "examples"
ONES = "1\n" * 900
PLAY = ("history", "play", "--seats", "Pär=human, Chris=random, Tommy=random")
NAMES = {unit.name for unit in load_cards().units}


def steps(path: Path) -> list[str]:
    """The actions of a record or save file."""
    text = path.read_text(encoding="utf-8").partition("\ndeal")[2]
    return text.splitlines()[1:]


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_a_whole_game_by_always_choosing_the_first(language: str, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    answer = run(*PLAY, "--seed", "3", "--lang", language, "--save", str(path), stdin=ONES)
    texts = Texts(language)
    assert (answer.code, answer.err) == (0, "")
    for text in ("scores-final", "luck-title", "points-total"):
        assert texts.get(text) in answer.out
    assert texts.get("record-saved", path=str(path)) in answer.out
    game = HistoryGame()
    record = parse_record(path.read_text(encoding="utf-8"), game)
    assert verify(record, game) == "fast"
    assert re.search(r"(event|step|action|reason|head|unit|token)-[a-z_]+", answer.out) is None


def test_a_whole_game_as_a_process(command: Run, home: Path) -> None:
    """Sealed luck: the commitment comes first, the secret last, and the record can be checked."""
    answer = command("history", "play", "--seats", "me, random", "--lang", "en", stdin=ONES)
    assert (answer.code, answer.err) == (0, "")
    commitment = re.search(r"Commitment:\s+([0-9a-f]{64})", answer.out)
    secret = re.search(r"secret of the sealed luck:\s+([0-9a-f]{64})", answer.out)
    assert commitment and secret and commitment.start() < secret.start()
    (record,) = home.iterdir()
    assert record.suffix == ".record"
    checked = command("verify", str(record))
    assert checked.code == 0 and f"fixed by the commitment {commitment[1]}" in checked.out
    head = re.search(r"head of the chain, to verify the record with:\s+(.*)", answer.out)
    assert head and "These are the steps the table stored" in command("verify", str(record), "--head", head[1]).out


def test_bots_play_alone(run: Run) -> None:
    answer = run("history", "play", "--seats", "Hannes=random, Joakim=random", "--seed", "1")
    assert answer.code == 0 and ("wins with" in answer.out or "share the victory" in answer.out)
    assert "Type a number" not in answer.out


def test_all_five_and_every_option(run: Run) -> None:
    options = ["rounds=8", "wrap_eras=true", "chain_links=true", "swap_at_limit=true", "reshuffle_on_draw=true"]
    options += ["tighten_up=recover", "early_end=false", "min_defender_units=0", "honor_supply=unlimited"]
    given = [part for option in options for part in ("--option", option)]
    seats = "me, random, random, random, random"
    answer = run("history", "play", "--seats", seats, "--seed", "2", *given, stdin=ONES)
    assert answer.code == 0 and "Round 8 of 8" in answer.out and "Final scores" in answer.out


def test_by_default_one_person_meets_two_greedy_bots(run: Run) -> None:
    answer = run("history", "play", "--seed", "1")
    assert "Pär (person), Chris (bot greedy), Tommy (bot greedy)" in answer.out


@pytest.mark.parametrize(("language", "seed"), [("en", 1), ("it", 2), ("es", 3)])
def test_people_who_type_anything_meet_every_screen(language: str, seed: int, run: Run) -> None:
    """Two people choose at random, ask for everything, and mistype: nothing but the end stops the game."""
    chance = fast(seed)
    commands = ["undo", "why", "log", "board", "scores", "rules", "?", "hints", "card spy", "nonsense", ""]
    typed = [str(1 + below(chance, 7)) if below(chance, 25) else commands[below(chance, 11)] for _ in range(1500)]
    answer = run(
        *("history", "play", "--seats", "Pär=human, Chris=human", "--seed", str(seed), "--lang", language),
        stdin="\n".join([*typed, *["1"] * 600]) + "\n",
    )
    assert answer.code == 0 and Texts(language).get("scores-final") in answer.out


@pytest.mark.parametrize("width", ["60", "80", "120", "160"])
def test_no_line_is_wider_than_the_screen(width: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", width)
    answer = run(*PLAY, "--seed", "5", "--lang", "es", stdin="1\n2\n1\n1\n1\n1\n1\n1\n1\n1\nmesa\n?\n")
    drawn = [line for line in answer.out.splitlines() if "warlore" not in line]
    assert max(map(len, drawn)) <= int(width)


def test_the_screen_shows_the_whole_table(run: Run) -> None:
    answer = run(*PLAY, "--seed", "5")
    for space in ("I1", "I2", "I3", "II1", "II3", "III2", "IV3"):
        assert re.search(rf"^  {space} +\S", answer.out, re.MULTILINE)
    for text in ("Round 1 of 6 · Pär on turn · Phase 1", "Active tile:", "Pending tile:", "Wheel: [Dismiss]"):
        assert text in answer.out
    for text in ("Warfare tokens:", "Hand of Pär (4)", "Chris", "Tommy", "─┐", "L Long range"):
        assert text in answer.out


def test_no_colour_is_no_colour(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[33m" in run(*PLAY, "--seed", "5").out
    assert "\x1b[33m" not in run(*PLAY, "--seed", "5", "--no-colour").out


# ------------------------------------------------------------------ typing
def test_words_choose_like_numbers(run: Run, tmp_path: Path) -> None:
    by_word, by_number = tmp_path / "words.txt", tmp_path / "numbers.txt"
    words = "insert\nTAKE TOKEN\njump to era IV\nfight iv1\ndeploy trebuchet\n"
    run(*PLAY, "--seed", "5", "--save", str(by_word), stdin=words + "quit\n")
    assert [line.split(" > ")[0] for line in steps(by_word)][-1] == "Pär: deploy Trebuchet"
    run(*PLAY, "--seed", "5", "--save", str(by_number), stdin="1\n2\nquit\n")
    assert steps(by_number) == steps(by_word)[:2]


def test_words_of_the_language_choose_too(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    typed = "inserisci\nprendi il gettone\nsalta nell'era IV\naffronta IV1\nschiera arcieri\nesci\n"
    answer = run(*PLAY, "--seed", "5", "--save", str(path), "--lang", "it", stdin=typed)
    assert answer.code == 0
    assert steps(path)[-1] == "Pär: deploy Archers"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "99 is not one of the choices, which are 1 to 1."),
        ("0000000000001", "is not one of the choices"),
        ("0", "0 is not one of the choices"),
        ("blah blah", "“blah blah” is no action and no command"),
        ("jump IV", "Jump to Era IV: Insert a tile first. (H3.1)"),
        ("deploy Archers", "Deploy Archers: This is not the moment for it."),
        ("deploy", "“deploy” could be several things"),
        ("deploy Archrs", "did you mean Deploy Archers"),
        ("why jump II", "Jump to Era II: Insert a tile first. (H3.1)"),
        ("why insert", "Insert a tile: That is allowed now."),
        ("why", "Take the token: Insert a tile first. (H3.1)"),
        ("why nonsense", "“nonsense” is no action"),
        ("undo", "Nothing can be taken back"),
        ("?", "take back your last step"),
        ("help", "take back your last step"),
        ("card immortals", "Persian Immortals: Elite, Era I"),
        ("card vasa", "Vasa"),
        ("card", "There is no card"),
        ("board", "Active tile:"),
        ("scores", "Points so far"),
        ("rules", "H3.1"),
        ("log", "Pär>"),
        ("hints", "Hints are off."),
        ("lang it", "Inserisci una tessera"),
        ("lang xx", "The languages are en, it, es."),
        ("save", "The game is saved in"),
        ("save /proc/nowhere/game", "could not be written"),
    ],
)
def test_commands_and_errors_lose_nothing(typed: str, said: str, run: Run, home: Path) -> None:
    answer = run(*PLAY, "--seed", "5", stdin=f"{typed}\n")
    assert answer.code == 0 and answer.err == ""
    assert said in " ".join(answer.out.partition("Pär> ")[2].split()) or said in answer.out
    (kept,) = home.iterdir()
    assert steps(kept) == []


def test_undo_takes_back_up_to_the_last_reveal(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    typed = "insert\ntake token\njump IV\nundo\nundo\nundo\nquit\n"
    answer = run(*PLAY, "--seed", "5", "--save", str(path), stdin=typed)
    assert answer.out.count("Taken back:") == 2 and "Nothing can be taken back" in answer.out
    assert len(steps(path)) == 1


def test_the_log_forgets_what_was_taken_back(run: Run) -> None:
    answer = run(*PLAY, "--seed", "5", stdin="insert\ntake token\nundo\nlog\n")
    assert "takes the token" not in answer.out.rpartition("> log")[2]


# ------------------------------------------------------------------ hot seat
def hot_seat(run: Run) -> str:
    seats = "Pär=human, Chris=human, Tommy=random"
    return run("history", "play", "--seats", seats, "--seed", "4", "--no-hints", stdin="1\n" * 200).out


def test_the_cover_hides_every_card(run: Run) -> None:
    covers = re.findall(r"Hand over to .*?Press Enter when you are there\.", hot_seat(run), re.DOTALL)
    assert len(covers) > 5
    assert not [cover for cover in covers if any(name in cover for name in NAMES)]


def test_a_person_sees_only_the_own_hand_and_draws(run: Run) -> None:
    out = hot_seat(run)
    screens = re.split(r"Hand over to (\w+)\.", out)[1:]
    assert {"Pär", "Chris"} == set(screens[::2])
    for seat, screen in zip(screens[::2], screens[1::2], strict=True):
        other = "Chris" if seat == "Pär" else "Pär"
        assert f"Hand of {seat}" in screen and f"Hand of {other}" not in screen
        for hidden in (other, "Tommy"):
            draws = re.findall(rf"{hidden} draws (.*)", screen)
            assert all(re.fullmatch(r"(a card|\d cards)\.", draw) for draw in draws)
        assert "Since your last decision:" in screen or screen is screens[1]


def test_one_person_needs_no_cover(run: Run) -> None:
    assert "Press Enter" not in run(*PLAY, "--seed", "4", stdin="1\n" * 60).out


def test_the_scores_tell_what_all_know_of_the_others_hands(run: Run) -> None:
    """H10.3: nothing at the beginning; later what was recovered, or follows from the cards that are gone."""
    answer = run(*PLAY, "--seed", "4", "--lang", "en", stdin="1\nscores\n" * 20)
    told = re.findall(r"(\w+) holds, as all know: (.*)\.", answer.out)
    assert {seat for seat, _ in told} == {"Chris", "Tommy"}
    assert {unit for _, units in told for unit in units.split(", ")} <= NAMES


# ------------------------------------------------------------------ saving and resuming
@pytest.mark.parametrize(("cut", "leave"), [(0, "quit\n"), (7, ""), (30, "quit\n"), (61, "")])
def test_a_resumed_game_equals_an_uninterrupted_one(cut: int, leave: str, run: Run, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    game = ("history", "play", "--seats", "me, random", "--seed", "11")
    assert run(*game, "--save", str(whole), stdin=ONES).code == 0
    left = run(*game, "--save", str(parts), stdin="1\n" * cut + leave)
    assert left.code == 0 and f"warlore history play --resume {parts}" in left.out
    assert parts.read_text(encoding="utf-8").startswith("warlore save 1\n")
    assert run("history", "play", "--resume", str(parts), stdin=ONES).code == 0
    assert parts.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_sealed_luck_goes_on_where_it_was(run: Run, home: Path) -> None:
    assert run(*PLAY, stdin="1\n" * 30).code == 0
    answer = run("history", "play", "--resume", stdin=ONES)
    assert answer.code == 0 and "Going on after step" in answer.out and "Final scores" in answer.out
    (record,) = home.iterdir()
    assert run("history", "verify", str(record)).code == 0


def test_the_last_game_is_resumed(run: Run, home: Path) -> None:
    run(*PLAY, "--seed", "1", stdin="1\n")
    (first,) = home.iterdir()
    first.rename(home / "history-earlier.save")
    run(*PLAY, "--seed", "2", stdin="1\n")
    assert "seed 2" in run("history", "play", "--resume").out


def test_another_player_may_take_over(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run("history", "play", "--seats", "me, random", "--seed", "1", "--save", str(path), stdin="1\n")
    answer = run("history", "play", "--resume", str(path), "--seats", "Pär=random, Chris=random")
    assert answer.code == 0 and "Final scores" in answer.out


def test_a_save_file_starts_no_program(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run("history", "play", "--seats", "me, random", "--seed", "1", "--save", str(path), stdin="1\n")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("Chris: random", f"Chris: program:touch {tmp_path}/started"), encoding="utf-8")
    answer = run("history", "play", "--resume", str(path), stdin=ONES)
    assert answer.code == 2 and "--seats" in answer.err and not (tmp_path / "started").exists()


BOTS = """
class First:
    def decide(self, view):
        return view.legal()[0]

class Failing:
    def decide(self, view):
        raise ValueError("no idea")
"""


def test_other_peoples_bots_play(run: Run, tmp_path: Path) -> None:
    """A program and two bots in Python, of which one fails: that is said, and the game goes on."""
    (tmp_path / "bots.py").write_text(BOTS)
    seats = ["random", f"program:{sys.executable} {EXAMPLES / 'my_program.py'}"]
    seats += [f"python:{tmp_path / 'bots.py'}:{name}" for name in ("First", "Failing")]
    answer = run("history", "play", "--seats", ", ".join(seats), "--seed", "1")
    assert answer.code == 0 and "Final scores" in answer.out
    said = " ".join(answer.out.split())
    assert "ValueError: no idea (bots.py, line 8); a random action was taken" in said
    assert "First: " not in said and "my_program.py: " not in said


def test_a_bot_that_cannot_play_is_told_before_the_game_begins(run: Run, home: Path, tmp_path: Path) -> None:
    for name, told in (("python:nowhere.py:Bot", "nowhere.py cannot be read"), ("program:/no/such", "be started")):
        answer = run("history", "play", "--seats", f"random, {name}")
        assert answer.code == 2 and told in answer.err and len(answer.err.splitlines()) == 1
        assert not home.exists()


def test_a_save_file_imports_no_bot(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bots.py").write_text(f"open({str(tmp_path / 'imported')!r}, 'w').close()\n{BOTS}")
    bot, path = f"python:{tmp_path / 'bots.py'}:First", tmp_path / "game.txt"
    run("history", "play", "--seats", "me, random", "--seed", "1", "--save", str(path), stdin="1\n")
    path.write_text(path.read_text("utf-8").replace("Chris: random", f"Chris: {bot}"), encoding="utf-8")
    answer = run("history", "play", "--resume", str(path), stdin=ONES)
    assert answer.code == 2 and "--seats" in answer.err and not (tmp_path / "imported").exists()
    answer = run("history", "play", "--resume", str(path), "--seats", f"Pär=random, Chris={bot}")
    assert answer.code == 0 and (tmp_path / "imported").exists()


def test_an_owners_card_file_is_remembered(run: Run, tmp_path: Path) -> None:
    mine, path = tmp_path / "my.toml", tmp_path / "game.txt"
    mine.write_text(run("history", "cards", "--template").out, encoding="utf-8")
    run(*PLAY, "--cards", str(mine), "--seed", "1", "--save", str(path), stdin="1\n1\n")
    assert "Base 1" in run("history", "play", "--resume", str(path), stdin="1\n").out


def test_a_full_disk_does_not_end_the_game(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    (tmp_path / "file").write_text("in the way")
    answer = run(*PLAY, "--seed", "1", stdin="1\n2\n")
    assert answer.code == 0 and answer.out.count("could not be written") == 1 and "takes the token" in answer.out


def test_a_damaged_save_file_is_refused_in_one_sentence(run: Run, tmp_path: Path) -> None:
    """Whatever line is lost, doubled or changed: the game goes on or the reason is told, never anything else."""
    path = tmp_path / "game.txt"
    run("history", "play", "--seats", "me, random", "--save", str(path), stdin="1\n" * 25)
    lines = path.read_text(encoding="utf-8").splitlines()
    damaged = [lines[:i] + lines[i + 1 :] for i in range(len(lines))]
    damaged += [[*lines[:i], lines[i], *lines[i:]] for i in range(len(lines))]
    damaged += [[*lines[:i], lines[i][: len(lines[i]) // 2], *lines[i + 1 :]] for i in range(len(lines))]
    damaged += [[*lines[:i], lines[i].replace("1", "9" * 30), *lines[i + 1 :]] for i in range(len(lines))]
    damaged += [[*lines[:i], lines[i].replace(":", ""), *lines[i + 1 :]] for i in range(len(lines))]
    damaged += [[*lines[:i], "\x00é[[[", *lines[i + 1 :]] for i in range(len(lines))]
    refused = 0
    for text in damaged:
        path.write_text("\n".join(text) + "\n", encoding="utf-8")
        try:
            saves.resume(str(path), None)
        except (WarloreError, CardError) as error:
            refused += 1
            assert "\n" not in str(error)
    assert refused > len(damaged) // 2
