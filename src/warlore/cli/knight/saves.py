"""Fights on disk: the same save files and records as the other games', read with the rules of this one."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from warlore.cli.history.saves import RECORD_SUFFIX, SUFFIX, Save, parse_save, read_text, state_folder, write_safely
from warlore.knight import KnightGame
from warlore.table import BadInput, BadRecord, IllegalAction, Record, Session, parse_record, verify

__all__ = ["RECORD_SUFFIX", "Save", "last_autosave", "load_fight", "new_autosave", "resume", "write_safely"]


def load_fight(path: str) -> tuple[Save, KnightGame, Record]:
    """A record or save file; every error names the file."""
    try:
        save = parse_save(read_text(path))
        game = KnightGame.of_record(save.record_text)
        return save, game, parse_record(save.record_text, game)
    except BadRecord as error:
        raise BadRecord(_in_file(path, error.message), code=error.code) from None


def resume(path: str) -> tuple[Save, Session[Any]]:
    """A saved fight, ready to go on; its luck is checked against its seed or secret first."""
    save, game, record = load_fight(path)
    secret = record.secret or save.secret.hex()
    try:
        verify(replace(record, secret=secret), game)
        return save, Session.resume(game, record, secret=bytes.fromhex(secret))
    except (BadInput, BadRecord, IllegalAction) as error:
        raise BadRecord(_in_file(path, f"the fight cannot go on: {error.message}")) from None


def _in_file(path: str, message: str) -> str:
    return message if message.startswith(path) else f"{path}: {message}"


def new_autosave() -> Path:
    """A name for a new fight's save file that no other has."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return state_folder() / f"knight-{stamp}-{os.getpid()}{SUFFIX}"


def last_autosave() -> str:
    """The fight that was fought last and is not over."""
    found = sorted(state_folder().glob(f"knight-*{SUFFIX}"), key=lambda path: path.stat().st_mtime_ns)
    if not found:
        raise BadRecord(f"there is no unfinished fight in {state_folder()}")
    return str(found[-1])
