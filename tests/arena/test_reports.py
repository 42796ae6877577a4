"""Reports and the command: complete in three languages, in need of nothing, clear about mistakes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from warlore.arena.compare import OF_ITEMS, Comparison
from warlore.arena.figures import figures_of, json_of
from warlore.arena.games import make_plan
from warlore.arena.plan import RunDirectory
from warlore.arena.report import report
from warlore.arena.run import run
from warlore.arena.store import parts
from warlore.cli.arena import app as arena_app
from warlore.cli.main import OneSentence
from warlore.table import form
from warlore.texts import LANGUAGES, Texts

GAMES = 400 if form() == "compiled" else 8
CARDS = (files("warlore.history") / "data" / "standard.toml").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., RunDirectory]:
    kept: dict[str, RunDirectory] = {}

    def make(name: str, **asked: Any) -> RunDirectory:
        if name not in kept:
            directory = RunDirectory(tmp_path_factory.mktemp("runs") / name)
            run(make_plan(**({"bots": ["random"], "games": GAMES, "seed": 4} | asked)), directory, workers=1)
            kept[name] = directory
        return kept[name]

    return make


class Page(HTMLParser):
    """Reads a page; every element that is opened must be closed in order."""

    VOID = ("meta", "br")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in self.VOID and not (self.get_starttag_text() or "").endswith("/>"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_one_page_that_needs_nothing_else(finished: Any, language: str) -> None:
    figures = figures_of(finished("mixed", bots=["greedy", "random", "random"], players=2, games=9))
    text = report(figures, Texts(language))
    page = Page(text)
    assert not {tag for tag, _ in page.seen} & {"script", "link", "img", "iframe", "object", "embed", "base"}
    assert not [attributes for _, attributes in page.seen if {"href", "src"} & set(attributes)]
    assert not re.search(r"https?:|@import|url\(", text)
    assert "arena-" not in re.sub(r"<style>.*?</style>", "", text, flags=re.S)
    assert "nan" not in re.sub(r"[a-z]*nan[a-z]+|[a-z]+nan", "", text.lower())
    sections = {attributes.get("id") for tag, attributes in page.seen if tag == "section"}
    expected = "ratings scores seating points battles dice cards tokens length plan"
    assert sections == set(expected.split())


def test_the_three_languages_have_the_same_texts() -> None:
    def texts(language: str) -> dict[str, set[str]]:
        content = (files("warlore") / "locales" / language / "arena.ftl").read_text(encoding="utf-8")
        found = re.split(r"^(arena-[\w-]+) =", content, flags=re.M)[1:]
        pairs = zip(found[::2], found[1::2], strict=True)
        return {name: set(re.findall(r"\$\w+", body)) for name, body in pairs}

    assert texts("en") == texts("it") == texts("es")


def test_every_text_that_the_code_asks_for_exists() -> None:
    import warlore.arena
    import warlore.cli.arena

    root = Path(warlore.arena.__path__[0])
    code = "".join(file.read_text("utf-8") for file in root.glob("*.py"))
    code += Path(str(warlore.cli.arena.__file__)).read_text("utf-8")
    asked = set(re.findall(r'"(arena-[\w-]+)"', code))
    asked |= {f"arena-{name}" for name in re.findall(r'pen\.(?:text|html|section)\(\s*"([\w-]+)"', code)}
    assert len(asked) > 40
    assert not [name for name in asked if Texts("en").find(name) is None]


def test_a_summary_is_json(finished: Any) -> None:
    summary = json_of(figures_of(finished("plain")).summary())
    assert json.loads(json.dumps(summary, allow_nan=False))["games"] == GAMES
    assert abs(sum(place["won"]["value"] for place in summary["places"]) - 1) < 1e-6
    assert sum(one["won"]["n"] for one in summary["battles"]) == sum(
        one["won"]["n"] for one in summary["dice"] if one["side"] == "attacker"
    )


def test_compare_finds_what_eight_rounds_change(finished: Any) -> None:
    longer = finished("longer", options={"rounds": 8})
    found = Comparison(figures_of(finished("plain")), figures_of(longer), Texts("en"))
    assert found.different() == [("options", "–", "rounds=8")]
    decisions = next(line for line in found.lines if line.name == "decisions")
    assert decisions.clear and 30 < decisions.change.value < 50
    Page(found.page("a", "b"))
    json.dumps(json_of(found.summary()), allow_nan=False)


def test_compare_two_card_sets(finished: Any) -> None:
    strong = CARDS.replace('name = "Archers"', 'name = "Archers"', 1).replace('id = "standard"', 'id = "other"', 1)
    strong = re.sub(r"^close = 1$", "close = 2", strong, flags=re.M)
    assert strong != CARDS
    other = finished("other", cards=strong)
    found = Comparison(figures_of(finished("plain")), figures_of(other), Texts("it"))
    assert [name for name, _, _ in found.different()] == ["components"]
    assert {(change.field, change.before, change.after) for change in found.changes} == {("close", "1", "2")}
    assert other.plan().cards == strong


def test_compare_begins_with_the_card_that_changed(finished: Any, tmp_path: Path) -> None:
    """What changed stands first, with its values and what was seen of it; the difference it makes is clear."""
    planted = CARDS.replace('id = "standard"', 'id = "planted"', 1)
    name = "(?:persian-immortals|spartan-hoplites)"
    head, card, rest = re.split(rf'(?=^\[\[unit\]\]\nid = "{name}")', planted, flags=re.M)
    assert card.count("close = 1\n") == 1
    cards = head + card.replace("close = 1\n", "close = 4\n") + rest
    before, after = finished("many", games=40 * GAMES), finished("planted", games=40 * GAMES, seed=9, cards=cards)
    found = Comparison(figures_of(before), figures_of(after), Texts("en"))
    (change,) = found.summary()["changed"]
    assert (change["item"], change["value"], change["a"], change["b"]) == ("persian-immortals", "close", "1", "4")
    if form() == "compiled":
        assert [line["figure"] for line in change["seen"]] == [f"cards.{name}" for name in OF_ITEMS["cards"]]
        beaten = change["seen"][-1]
        assert beaten["clear"] and beaten["difference"].value < 0
        assert found.items[0].about == "persian-immortals" and found.items[0].clear
    page = found.page("a", "b")
    assert page.index("Persian Immortals, close: 1 → 4") < page.index("components")
    assert found.rows_of_changes()[0][0] == "Persian Immortals, close: 1 → 4"


def test_equal_runs_are_told_apart_by_nothing(finished: Any) -> None:
    found = Comparison(figures_of(finished("plain")), figures_of(finished("again", seed=77)), Texts("es"))
    assert found.changes == [] and found.different() == []
    assert [line.label for line in [*found.lines, *found.items] if line.clear] == []
    page = Page(found.page("a", "b"))
    shown = {attributes.get("class") for _, attributes in page.seen}
    assert not shown & {"up", "down", "interval up", "interval down"}
    assert any(line.change.low > 0 or line.change.high < 0 for line in found.items), "some are, without a correction"
    if form() == "compiled":
        names = {f"{kind}.{figure}" for kind, figures in OF_ITEMS.items() for figure in figures}
        assert {line.name for line in found.items} == names


# ------------------------------------------------------------------ the command
@pytest.fixture
def command() -> Callable[..., Any]:
    app = typer.Typer(cls=OneSentence)
    app.command("nothing")(lambda: None)
    app.add_typer(arena_app, name="arena")
    runner = CliRunner()
    return lambda *words: runner.invoke(app, ["arena", *map(str, words)])


def test_run_report_compare(command: Any, tmp_path: Path) -> None:
    run_it = ("run", "--bots", "random,random", "--games", 4, "--workers", 1, "--out", tmp_path / "a")
    done = command(*run_it, "--seed", 5)
    assert done.exit_code == 0 and "4 games" in done.stdout, done.output
    again = command("run", "--out", tmp_path / "a", "--workers", 1, "--json")
    assert json.loads(again.stdout)["plan"]["seed"] == 5
    written = command("report", tmp_path / "a", "--lang", "es")
    assert written.exit_code == 0 and (tmp_path / "a" / "report.html").is_file()
    assert json.loads(command("report", tmp_path / "a", "--json").stdout)["games"] == 4
    assert command(*run_it[:-1], tmp_path / "b", "--option", "rounds=8").exit_code == 0
    compared = command("compare", tmp_path / "a", tmp_path / "b", "--lang", "it", "-o", tmp_path / "c.html")
    assert compared.exit_code == 0 and "rounds=8" in compared.stdout
    assert Page((tmp_path / "c.html").read_text("utf-8")).seen


def test_settings_of_a_bot_are_its_name_in_the_data_and_on_the_page(command: Any, tmp_path: Path) -> None:
    names = ["search:iterations=1", "search:iterations=2:playouts=random"]
    games = 2 if form() == "compiled" else 1
    done = command("run", "--bots", ",".join(names), "--games", games, "--workers", 1, "--out", tmp_path)
    assert done.exit_code == 0 and all(name in done.stdout for name in names), done.output
    directory = RunDirectory(tmp_path)
    assert [one["bot"] for one in figures_of(directory).summary()["bots"]] == names
    seated = [tables["seats"]["bot"] for _, tables in parts(directory)]
    assert sorted(words.words[i] for words in seated for i in words.numbers) == sorted(names * games)
    page = report(figures_of(directory), Texts())
    label = f'text-anchor="end">{names[1]}, not winning</text>'
    assert label in page or label.replace("not winning", "winning") in page
    room = re.search(r'<text class="label" x="([0-9]+)"', page)
    assert room is not None and int(room[1]) > 300, "a long name has room beside its bar"


def test_without_a_seed_runs_differ(command: Any, tmp_path: Path) -> None:
    seeds = set()
    for name in ("a", "b"):
        command("run", "--bots", "random", "--games", 1, "--workers", 1, "--out", tmp_path / name)
        seeds.add(RunDirectory(tmp_path / name).plan().seed)
    assert len(seeds) == 2


BAD = [
    (["--bots", "randm", "--games", "4"], "there is no bot 'randm'"),
    (["--bots", "program:/no/such", "--games", "4"], "'/no/such' cannot be started: there is no such program"),
    (["--bots", "program:'", "--games", "4"], "is no command: No closing quotation"),
    (["--bots", "program:", "--games", "4"], "a program needs a command"),
    (["--bots", "program:my_bot, greedy", "--games", "4"], "is greedy a bot, or part of the command program:my_bot?"),
    (["--bots", "program:a --b 1,program:b", "--games", "4"], "is program:b a bot, or part of the command"),
    (["--bots", "program:a,search:seconds=1", "--games", "4"], "is search:seconds=1 a bot, or part of"),
    (["--bots", "python:my_bot", "--games", "4"], "is not of the form python:PATH.py:NAME or python:"),
    (["--bots", "python:nowhere.py:Bot", "--games", "4"], "nowhere.py cannot be read: No such file"),
    (["--bots", "python:warlore.bots:Deep", "--games", "4"], "warlore.bots has no class or function 'Deep'"),
    (["--bots", "python:nowhere.bot:Bot", "--games", "4"], "there is no module nowhere"),
    (["--bots", "random", "--games", "4", "--bot-seconds", "1"], "bot-seconds: no program plays"),
    (["--bots", "program:true", "--games", "4", "--bot-seconds", "0"], "bot-seconds: 0, but must be 0.01 to 3600"),
    (["--bots", "program:true", "--games", "4", "--bot-seconds", "nan"], "bot-seconds: nan, but must be"),
    (["--bots", "search:speed=1", "--games", "4"], "'speed=1' is no setting of search; they are seconds="),
    (["--bots", "search:iterations=0", "--games", "4"], "iterations=1 to 1000000"),
    (["--bots", "", "--games", "4"], "bots"),
    (["--bots", "random", "--games", "0"], "games"),
    (["--bots", "random", "--games", "4", "--players", "6"], "players"),
    (["--bots", "random", "--games", "4", "--players", "-1"], "players"),
    (["--bots", "random", "--games", "4", "--players", "1000000000"], "players"),
    (["--bots", "random", "--games", "4", "--seed", "-3"], "seed"),
    (["--bots", "random", "--games", "4", "--option", "rounds"], "NAME=VALUE"),
    (["--bots", "random", "--games", "4", "--option", "rounds=7"], "rounds"),
    (["--bots", "random", "--games", "4", "--option", "luck=good"], "luck"),
    (["--bots", "random", "--games", "4", "--cards", "/nowhere.toml"], "/nowhere.toml"),
    (["--bots", "random", "--games", "4", "--game", "chess"], "chess"),
    (["--bots", "random", "--games", "4", "--workers", "0"], "workers"),
    (["--bots", "random", "--games", "4", "--lang", "de"], "lang"),
    (["--games", "4"], "--bots"),
    (["--bots", "random"], "--games"),
]


@pytest.mark.parametrize(("words", "told"), BAD, ids=[" ".join(words)[:40] for words, _ in BAD])
def test_a_mistake_is_told_in_one_sentence(command: Any, tmp_path: Path, words: list[str], told: str) -> None:
    done = command("run", "--out", tmp_path / "run", *words)
    assert done.exit_code in (1, 2)
    assert len(done.stderr.strip().splitlines()) == 1 and told in done.stderr, done.output
    assert not (tmp_path / "run").exists()


def test_a_mistake_is_told_in_the_language_asked_for(command: Any, tmp_path: Path) -> None:
    done = command("report", tmp_path, "--lang", "it")
    assert done.exit_code == 2 and "nessuna serie" in done.stderr


def test_without_pyarrow_it_says_how_to_get_it(command: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    done = command("run", "--bots", "random", "--games", 4, "--out", tmp_path / "run")
    assert done.exit_code == 2 and "in a clone `make arena` installs it" in done.stderr
    assert 'pip install "warlore[arena]"' in done.stderr
    assert not (tmp_path / "run").exists()
