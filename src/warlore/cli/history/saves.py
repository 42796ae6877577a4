"""Games on disk: a save file is the record with what is needed to go on; a finished game is the plain record.

A save file begins with `warlore save 1`; its parts `[players]`, `[luck]` and `[cards]` hold `name: value`
lines, and `[record]` is followed by the record's text to the end of the file.
"""

from __future__ import annotations

import os
import tempfile
import time
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from warlore.history.cardset import load_cards
from warlore.history.game import HistoryGame, game_of
from warlore.table import BadInput, BadRecord, IllegalAction, Record, Session, parse_record, verify
from warlore.table.record import LARGEST_RECORD
from warlore.table.sealing import SECRET_BYTES
from warlore.table.words import plain_text

TITLE = "warlore save 1"
PARTS = ("players", "luck", "cards")
HUMAN = "human"
SUFFIX = ".save"
RECORD_SUFFIX = ".record"


@dataclass(slots=True)
class Save:
    """A game to go on with. `bot_seed` and the number of steps fix what the bots will do."""

    record_text: str
    players: dict[str, str] = field(default_factory=dict)
    secret: bytes = b""
    bot_seed: int = 0
    cards_file: str = ""

    def to_text(self) -> str:
        lines = [TITLE, "", "[players]", *(f"{name}: {player}" for name, player in self.players.items())]
        lines += ["", "[luck]", f"bots: {self.bot_seed}"]
        if self.secret:
            lines.append(f"secret: {self.secret.hex()}")
        if self.cards_file:
            lines += ["", "[cards]", f"file: {self.cards_file}"]
        return "\n".join([*lines, "", "[record]", self.record_text])


# ------------------------------------------------------------------ reading
def read_text(path: str | os.PathLike[str]) -> str:
    """A text file of a sensible size; says in one sentence what is wrong with any other."""
    name = os.fsdecode(path)
    try:
        with Path(name).open("rb") as file:
            data = file.read(LARGEST_RECORD + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        shown = name if name.isprintable() else ascii(name)
        raise BadRecord(f"{shown}: the file cannot be read ({reason})") from None
    if len(data) > LARGEST_RECORD:
        raise BadRecord(f"{name}: the file is too large for a game")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord(f"{name}: the file is not UTF-8 text") from None


def parse_save(text: str) -> Save:
    """A save file's text, or a plain record's, whose players are then unknown."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != TITLE:
        return Save(text)
    found: dict[str, dict[str, str]] = {part: {} for part in PARTS}
    part = ""
    for number, line in enumerate(lines[1:], 2):
        line = line.strip()
        if line == "[record]":
            return _save(found, "\n".join(lines[number:]) + "\n")
        if line.startswith("[") and line.endswith("]"):
            part = line[1:-1]
            if part not in PARTS:
                raise BadRecord(f"'{line[:40]}' is no part of a save file", line=number)
        elif line:
            name, colon, value = line.partition(":")
            if not part or not colon:
                raise BadRecord(f"'{line[:40]}' is not of the form 'name: value'", line=number)
            found[part][name.strip()] = value.strip()
    raise BadRecord("the save file ends before its part [record]")


def _save(found: dict[str, dict[str, str]], record_text: str) -> Save:
    bots = found["luck"].get("bots", "0")
    if not bots.isdecimal() or len(bots) > 19 or int(bots) >= 2**63:
        raise BadRecord(f"bots: '{bots[:40]}' is not a seed")
    try:
        secret = bytes.fromhex(found["luck"].get("secret", ""))
    except ValueError:
        secret = b"?"
    if secret and len(secret) != SECRET_BYTES:
        raise BadRecord(f"secret: must be {2 * SECRET_BYTES} hexadecimal digits")
    return Save(record_text, found["players"], secret, int(bots), found["cards"].get("file", ""))


def load_game(path: str, cards: str | None) -> tuple[Save, HistoryGame, Record]:
    """A record or save file, with the game it belongs to; every error names the file."""
    try:
        save = parse_save(read_text(path))
        file = cards or save.cards_file
        game = HistoryGame(load_cards(file)) if file else game_of(save.record_text)
        return save, game, parse_record(save.record_text, game)
    except BadRecord as error:
        raise BadRecord(_in_file(path, error.message), code=error.code) from None


def resume(path: str, cards: str | None) -> tuple[Save, Session[Any]]:
    """A saved game, ready to go on; its luck is checked against its seed or secret first."""
    save, game, record = load_game(path, cards)
    secret = record.secret or save.secret.hex()
    try:
        verify(replace(record, secret=secret), game)
        session: Session[Any] = Session.resume(game, record, secret=bytes.fromhex(secret))
    except (BadInput, BadRecord, IllegalAction) as error:
        raise BadRecord(_in_file(path, f"the game cannot go on: {error.message}")) from None
    names = {plain_text(name): name for name in record.setup.seats}
    for name in save.players:
        if plain_text(name) not in names:
            raise BadRecord(_in_file(path, f"players: '{name[:40]}' has no seat in the record"))
    save.players = {names[plain_text(name)]: player for name, player in save.players.items()}
    return save, session


def _in_file(path: str, message: str) -> str:
    return message if message.startswith(path) else f"{path}: {message}"


# ------------------------------------------------------------------ writing
def write_safely(path: Path, text: str) -> None:
    """Write beside the file, then put it in place: a reader sees the old game or the new one, never half."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(beside, path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise


def state_folder() -> Path:
    """Where games are kept: `$XDG_STATE_HOME/warlore`, else `~/.local/state/warlore`."""
    home = os.environ.get("XDG_STATE_HOME")
    return (Path(home) if home else Path.home() / ".local" / "state") / "warlore"


def new_autosave() -> Path:
    """A name for a new game's save file that no other game has."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return state_folder() / f"history-{stamp}-{os.getpid()}{SUFFIX}"


def last_autosave() -> str:
    """The game that was played last and is not finished."""
    found = sorted(state_folder().glob(f"history-*{SUFFIX}"), key=lambda path: path.stat().st_mtime_ns)
    if not found:
        raise BadRecord(f"there is no unfinished game in {state_folder()}")
    return str(found[-1])
