"""What every game shares: the Game protocol, chance, records, sessions, errors; nothing of any game."""

from warlore.table.errors import (
    AmbiguousInput,
    BadInput,
    BadRecord,
    IllegalAction,
    Reason,
    WarloreError,
)
from warlore.table.form import form
from warlore.table.game import Event, Game, Notation, Outcome, Seat, Setup, View
from warlore.table.luck import Chance, fast, scripted, sealed
from warlore.table.record import Moment, Record, Step, final_state, parse_record, replay, verify
from warlore.table.session import Session

__all__ = [
    "AmbiguousInput",
    "BadInput",
    "BadRecord",
    "Chance",
    "Event",
    "Game",
    "IllegalAction",
    "Moment",
    "Notation",
    "Outcome",
    "Reason",
    "Record",
    "Seat",
    "Session",
    "Setup",
    "Step",
    "View",
    "WarloreError",
    "fast",
    "final_state",
    "form",
    "parse_record",
    "replay",
    "scripted",
    "sealed",
    "verify",
]
