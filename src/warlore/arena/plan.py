"""What a run was asked to do, and what of it lies in its directory already."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from warlore.arena.errors import Trouble

FORMAT = 1
MANIFEST = "run.json"
CARDS = "cards.toml"
GAMES = "games"
MOST_GAMES = 2**31 - 1


@dataclass(frozen=True)
class Plan:
    """A run: with it, any machine plays game number g the same. `cards` is the text of an owner's card file."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: int
    options: tuple[tuple[str, Any], ...] = ()
    components: str = ""
    rules: int = 0
    warlore: str = ""
    cards: str | None = field(default=None, repr=False)
    bot_seconds: float | None = None
    """A program's time for an answer; None where no program plays."""

    def manifest(self) -> dict[str, Any]:
        """The plan as plain data; the cards lie in a file of their own."""
        plain = asdict(self) | {"format": FORMAT, "options": dict(self.options), "bots": list(self.bots)}
        plain["cards"] = CARDS if self.cards is not None else None
        return plain

    @classmethod
    def of(cls, manifest: Mapping[str, Any], cards: str | None) -> Plan:
        apart = ("cards", "options", "bots", "bot_seconds")
        plain = {name: manifest[name] for name in cls.__dataclass_fields__ if name not in apart}
        options = tuple(manifest["options"].items())
        # Runs from before programs could play do not have it.
        seconds = manifest.get("bot_seconds")
        limit = None if seconds is None else float(seconds)
        return cls(**plain, options=options, bots=tuple(manifest["bots"]), cards=cards, bot_seconds=limit)

    def differences(self, other: Plan) -> list[str]:
        """What is not the same in two plans, but for the number of games."""
        mine, theirs = self.manifest(), other.manifest()
        # Two texts of one card set are one card set: its hash is in the components.
        return [name for name in mine if name not in ("games", "cards") and mine[name] != theirs[name]]


@dataclass(frozen=True, order=True, slots=True)
class Span:
    """Games `first` to `last`, both included: what one part holds."""

    first: int
    last: int

    @property
    def name(self) -> str:
        return f"{self.first:09d}-{self.last:09d}.parquet"

    @property
    def size(self) -> int:
        return self.last - self.first + 1

    @classmethod
    def named(cls, name: str) -> Span | None:
        stem, dot, ending = name.partition(".")
        first, dash, last = stem.partition("-")
        if ending != "parquet" or not (dot and dash and first.isdecimal() and last.isdecimal()):
            return None
        return cls(int(first), int(last)) if int(first) <= int(last) else None


class RunDirectory:
    """A directory with a manifest and, for each table, one part for each finished span of games.

    A part appears in one piece or not at all, the table of games last: a span is finished when its part of that
    table is there.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)

    def exists(self) -> bool:
        return (self.path / MANIFEST).is_file()

    def plan(self) -> Plan:
        """The plan of the run that lies here."""
        file = self.path / MANIFEST
        if not file.is_file():
            raise Trouble("arena-no-run", path=str(self.path))
        try:
            manifest = json.loads(file.read_bytes())
            if manifest["format"] != FORMAT:
                raise Trouble("arena-other-format", path=str(file), format=str(manifest["format"]), known=FORMAT)
            cards = (self.path / CARDS).read_text("utf-8") if manifest["cards"] else None
            return Plan.of(manifest, cards)
        except (ValueError, KeyError, TypeError, AttributeError, FileNotFoundError) as error:
            raise Trouble("arena-bad-manifest", path=str(file), problem=type(error).__name__) from None

    def begin(self, plan: Plan) -> Plan:
        """Make the directory for a plan, or go on with the run that lies there if it is the same."""
        if self.exists():
            before = self.plan()
            different = before.differences(plan)
            if different:
                raise Trouble("arena-another-run", path=str(self.path), different=", ".join(different))
            plan = replace(plan, games=max(before.games, plan.games))
        elif self.path.is_dir() and any(self.path.iterdir()):
            raise Trouble("arena-not-empty", path=str(self.path))
        self.path.mkdir(parents=True, exist_ok=True)
        if plan.cards is not None:
            write_whole(self.path / CARDS, plan.cards.encode())
        write_whole(self.path / MANIFEST, (json.dumps(plan.manifest(), indent=1) + "\n").encode())
        return plan

    def finished(self) -> list[Span]:
        """The spans that are complete, in order."""
        folder = self.path / GAMES
        names = [file.name for file in folder.iterdir()] if folder.is_dir() else []
        return sorted(span for name in names if (span := Span.named(name)) is not None)

    def missing(self, games: int, batch: Callable[[], int]) -> Iterator[Span]:
        """What is still to be played, in spans of at most as many games as `batch` says at the time."""
        at = 0
        for done in [*self.finished(), Span(games, games)]:
            while at < done.first:
                last = min(at + batch(), done.first) - 1
                yield Span(at, last)
                at = last + 1
            at = max(at, done.last + 1)

    def part(self, table: str, span: Span) -> Path:
        return self.path / table / span.name

    def write(self, span: Span, parts: Mapping[str, bytes]) -> None:
        """Put a finished span away, the table of games last."""
        for table in sorted(parts, key=lambda name: name == GAMES):
            path = self.part(table, span)
            path.parent.mkdir(exist_ok=True)
            write_whole(path, parts[table])

    def sweep(self) -> None:
        """Remove what an interrupted run left half done."""
        finished = {span.name for span in self.finished()}
        for folder in [folder for folder in self.path.iterdir() if folder.is_dir()]:
            for file in folder.iterdir():
                half = file.name.startswith(".") or Span.named(file.name) is not None
                if half and file.name not in finished:
                    file.unlink()


def write_whole(path: Path, content: bytes) -> None:
    """A file that is there in full or not at all."""
    half = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        half.write_bytes(content)
        os.replace(half, path)
    finally:
        half.unlink(missing_ok=True)
