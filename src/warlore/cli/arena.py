"""`warlore arena`: many games between bots, and reports about them."""

from __future__ import annotations

import json
import re
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from warlore.arena.contest import Fault
    from warlore.arena.plan import Plan, RunDirectory
    from warlore.arena.run import Progress
    from warlore.texts import Texts

INTERRUPTED = 130

app = typer.Typer(
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Let bots play many games: data as Parquet, ratings, and a report.",
)

Lang = Annotated[str | None, typer.Option("--lang", metavar="en|it|es", help="Language.")]
Json = Annotated[bool, typer.Option("--json", help="Print a summary as JSON.")]
Directory = Annotated[Path, typer.Argument(metavar="DIR", help="The directory of a run.")]


@contextmanager
def _in_words(lang: str | None) -> Iterator[Texts]:
    """What goes wrong in the arena is said in the language of the command."""
    from warlore.table import BadInput
    from warlore.texts import Texts, choose_language

    texts = Texts(choose_language(lang))
    try:
        from warlore.arena.errors import Trouble
    except ModuleNotFoundError as error:
        raise BadInput(texts.get("arena-needs-library", library=error.name, extra="arena")) from None
    try:
        yield texts
    except Trouble as trouble:
        raise BadInput(texts.get(trouble.text, **trouble.args_of_text), code=trouble.code) from None
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("numpy", "pyarrow"):
            raise
        raise BadInput(texts.get("arena-needs-library", library=error.name, extra="arena")) from None


@app.command("run")
def run(
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="DIR", help="Where the data go; an interrupted run goes on.")
    ],
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots",
            metavar="NAME,NAME",
            help="The bots, by name; may be repeated. Search with settings too (search:seconds=1); bots of your own "
            "as python:PATH.py:NAME, python:package.module:NAME or program:COMMAND (which takes all that follows).",
        ),
    ] = None,
    games: Annotated[int | None, typer.Option("--games", "-n", metavar="N", help="How many games.")] = None,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="Seats; as many as bots.")] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="NAME", help="Which game (history).")] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", help="The run's seed; else a new one.")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A rule option; may be repeated.")
    ] = None,
    cards: Annotated[Path | None, typer.Option("--cards", metavar="FILE", help="A card file of your own.")] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", metavar="K", help="Processes; one per processor.")
    ] = None,
    bot_seconds: Annotated[
        float | None,
        typer.Option("--bot-seconds", metavar="S", help="How long a program may take for an answer; 10."),
    ] = None,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster.")] = None,
    batch: Annotated[int | None, typer.Option("--batch", metavar="N", hidden=True)] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play games between bots, every seating equally often.

    With the directory of a run that was interrupted, it goes on; nothing else need be given then, but bots of your
    own. A larger --games makes a finished run longer.

    \b
    Examples:
      warlore arena run --bots greedy,random --games 1000 --out runs/first
      warlore arena run --bots greedy,python:my_bot.py:MyBot --games 200 --out runs/mine
      warlore arena run --bots greedy --bots "program:./my_bot --depth 3" --games 200 --out runs/program
    """
    with _in_words(lang) as texts:
        from warlore.arena.errors import Trouble
        from warlore.arena.plan import RunDirectory
        from warlore.arena.run import run as play

        if workers is not None and workers < 1:
            raise Trouble("arena-how-many-workers", n=workers)
        directory = RunDirectory(out)
        before = directory.plan() if directory.exists() else None
        plan = _plan(before, game, bots, players, games, seed, option, cards, bot_seconds)

        def hear(bot: str, fault: Fault) -> None:
            where = {"game": str(fault.game), "seat": str(fault.seat + 1)}
            print(texts.get("arena-first-fault", note=fault.note, **where), file=sys.stderr)

        try:
            with _interruptible(), _progress(texts, plan, quiet=as_json) as progress:
                plan = play(
                    plan, directory, workers=workers, batch=batch, ray=ray, progress=progress, hearer=hear
                )
        except KeyboardInterrupt:
            done = sum(span.size for span in directory.finished())
            told = {"done": done, "games": plan.games, "path": str(out)}
            print(texts.get("arena-interrupted", **told), file=sys.stderr)
            raise typer.Exit(INTERRUPTED) from None
        if as_json:
            _print_json(_summary(directory))
        else:
            print(texts.get("arena-finished", games=plan.games, path=str(out), seed=str(plan.seed)))
            _print_ratings(directory, texts)


@contextmanager
def _interruptible() -> Iterator[None]:
    """However a run is told to end, it ends as by Ctrl-C: what is finished is kept, and no program is left."""
    import signal

    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    heard = [number for name in names if signal.getsignal(number := getattr(signal, name)) is signal.SIG_DFL]
    for number in heard:
        signal.signal(number, signal.default_int_handler)
    try:
        yield
    finally:
        for number in heard:
            signal.signal(number, signal.SIG_DFL)


def _plan(
    before: Plan | None,
    game: str | None,
    bots: list[str] | None,
    players: int | None,
    games: int | None,
    seed: int | None,
    option: list[str] | None,
    cards: Path | None,
    bot_seconds: float | None,
) -> Plan:
    """What is asked for; what is not said is as in the run that lies there already."""
    import secrets

    from warlore.arena.errors import Trouble
    from warlore.arena.games import make_plan

    options: dict[str, Any] = {}
    for text in option or []:
        name, equals, value = text.partition("=")
        if not (name and equals):
            raise Trouble("arena-bad-option", option=text[:40])
        options[name.strip()] = value.strip()
    if before is None:
        for name, given in (("--bots", bots or None), ("--games", games)):
            if given is None:
                raise Trouble("arena-needed", name=name)
        seed = secrets.randbits(64) if seed is None else seed
        return make_plan(
            game=game or "history",
            bots=_names(bots),
            players=players,
            games=games or 0,
            seed=seed,
            options=options,
            cards=_card_text(cards),
            bot_seconds=bot_seconds,
        )
    return make_plan(
        game=game or before.game,
        bots=_names(bots) if bots else _harmless(before.bots),
        players=players or (None if bots else before.players),
        games=before.games if games is None else games,
        seed=before.seed if seed is None else seed,
        options=options if option else dict(before.options),
        cards=before.cards if cards is None else _card_text(cards),
        bot_seconds=before.bot_seconds if bot_seconds is None else bot_seconds,
    )


def _card_text(cards: Path | None) -> str | None:
    """The text of a card file that can be played with."""
    if cards is None:
        return None
    from warlore.history import load_cards

    load_cards(cards)
    return cards.read_text("utf-8-sig")


def _names(bots: list[str] | None) -> list[str]:
    """The bots, separated by commas; a program takes the rest of its option, commas included."""
    from warlore.bots import PROGRAM

    names: list[str] = []
    for option in bots or []:
        rest = option.strip()
        while rest:
            if rest.startswith(PROGRAM):
                names.append(_whole_command(rest))
                break
            name, _, rest = (part.strip() for part in rest.partition(","))
            names += [name] if name else []
    return names


def _whole_command(program: str) -> str:
    """A program with its commas; what looks like the next bot behind one was hardly meant for the program."""
    from warlore.arena.errors import Trouble
    from warlore.bots import BOTS, PROGRAM, PYTHON

    for part in re.sub(r"'[^']*'|\"[^\"]*\"", "", program).split(",")[1:]:
        kind, colon, _ = part.strip().partition(":")
        if kind + colon in (PROGRAM, PYTHON) or kind in BOTS:
            raise Trouble("arena-bot-after-program", bot=part.strip()[:40], program=program.partition(",")[0][:40])
    return program


def _harmless(bots: Sequence[str]) -> Sequence[str]:
    """The bots of a run that lies there; nothing is started or imported from a file's word."""
    from warlore.arena.errors import Trouble
    from warlore.bots import is_guest

    for bot in bots:
        if is_guest(bot):
            raise Trouble("arena-name-again", bot=bot[:80])
    return bots


@contextmanager
def _progress(texts: Texts, plan: Plan, quiet: bool) -> Iterator[Progress]:
    """A bar with the speed and the expected end, where somebody looks."""
    if quiet or not sys.stderr.isatty():
        yield lambda games: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, ProgressColumn, Task, TimeRemainingColumn
    from rich.progress import Progress as Bar
    from rich.text import Text

    class Told(ProgressColumn):
        """Games, speed, and when it will be over."""

        def render(self, task: Task) -> Text:
            parts = [texts.get("arena-progress", done=int(task.completed), games=int(task.total or 0))]
            if task.speed:
                parts.append(texts.get("arena-rate", rate=round(task.speed, 1 if task.speed < 100 else None)))
            if task.time_remaining:
                then = time.strftime("%H:%M:%S", time.localtime(time.time() + task.time_remaining))
                parts.append(texts.get("arena-ends", time=then))
            return Text("  ".join(parts))

    with Bar(BarColumn(), Told(), TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=plan.games)
        started = False

        def progress(games: int) -> None:
            # What was finished before is no measure of the speed.
            nonlocal started
            if started:
                bar.advance(task, games)
            else:
                bar.reset(task, completed=games, total=plan.games)
                started = True

        yield progress


@app.command("report")
def report(
    directory: Directory,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="The HTML file (DIR/report.html).")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Write what a run shows as one HTML file that needs nothing else."""
    with _in_words(lang) as texts:
        from warlore.arena.figures import figures_of, json_of
        from warlore.arena.plan import RunDirectory, write_whole
        from warlore.arena.report import report as page

        figures = figures_of(RunDirectory(directory))
        if as_json and out is None:
            _print_json(json_of(figures.summary()))
            return
        path = out or directory / "report.html"
        write_whole(path, page(figures, texts).encode())
        if as_json:
            _print_json(json_of(figures.summary()))
        else:
            print(texts.get("arena-written", path=str(path)))


@app.command("compare")
def compare(
    a: Annotated[Path, typer.Argument(metavar="A", help="The directory of a run.")],
    b: Annotated[Path, typer.Argument(metavar="B", help="The directory of another.")],
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE", help="Write an HTML file too.")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Compare two runs: other cards, other options, other bots."""
    with _in_words(lang) as texts:
        from warlore.arena.compare import Comparison
        from warlore.arena.figures import figures_of, json_of
        from warlore.arena.plan import RunDirectory, write_whole

        comparison = Comparison(figures_of(RunDirectory(a)), figures_of(RunDirectory(b)), texts)
        if out is not None:
            write_whole(out, comparison.page(str(a), str(b)).encode())
        if as_json:
            _print_json(json_of(comparison.summary()))
            return
        from rich.console import Console
        from rich.table import Table

        shown = Table(box=None, pad_edge=False)
        shown.add_column(texts.get("arena-compare-what"))
        for name in ("A", "B", texts.get("arena-compare-difference")):
            shown.add_column(name, justify="right")
        for *cells, clear in comparison.rows(comparison.lines + [line for line in comparison.items if line.clear]):
            shown.add_row(*(str(cell) for cell in cells), style="bold" if clear else None)
        for said, seen in comparison.rows_of_changes():
            print(said, *(f"  {line}" for line in seen), sep="\n")
        told = comparison.different()
        for name, mine, theirs in told:
            print(f"{name}: {mine} → {theirs}")
        if not told:
            print(texts.get("arena-compare-nothing"))
        Console(highlight=False).print(shown)
        if out is not None:
            print(texts.get("arena-written", path=str(out)))


def _summary(directory: RunDirectory) -> dict[str, Any]:
    from warlore.arena.figures import figures_of, json_of

    return json_of(figures_of(directory).summary())


def _print_ratings(directory: RunDirectory, texts: Texts) -> None:
    """The bots in a few lines."""
    from rich.console import Console
    from rich.table import Table

    from warlore.arena.figures import figures_of
    from warlore.arena.page import Pen, short_names

    pen = Pen(texts)
    bots = figures_of(directory).summary()["bots"]
    names = short_names(one["bot"] for one in bots)
    table = Table(box=None, pad_edge=False)
    table.add_column(pen.text("bot"))
    for name in ("won", "mean-score", "rating", "interval"):
        table.add_column(pen.text(name), justify="right")
    for one in sorted(bots, key=lambda one: -one["won"].value):
        rating = one["rating"]
        cells = ["", ""]
        if rating is not None:
            cells[0] = pen.number(rating.value, 0, True)
            cells[1] = f"{pen.number(rating.low, 0, True)} … {pen.number(rating.high, 0, True)}"
        table.add_row(names[one["bot"]], pen.percent(one["won"].value), pen.number(one["score"].value, 1), *cells)
    Console(highlight=False).print(table)
    for one in bots:
        if one["faults"]:
            told = {"bot": names[one["bot"]], "n": one["faults"], "games": one["seats_with_faults"]}
            print(texts.get("arena-faults-of", **told))


def _print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=1))
