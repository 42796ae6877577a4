"""Write the golden games and action-tree counts of A Battle Through History anew.

`tests/golden/history/` holds whole random games as records, one of them also as a list of events that a
person can read beside the rules, and the numbers of leaves of action trees (perft). A change of the rules
shows as a change of these files: run this, read the difference, and commit it with the change.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from warlore.history import HistoryGame
from warlore.history.columns import ERA_NAMES, LINE_NAMES
from warlore.history.notation import EVENTS, SPACE_NAMES, HistoryNotation
from warlore.table import Event, Session, Setup, luck, replay

GOLDEN = Path(__file__).parent.parent / "tests" / "golden" / "history"
TOLD = "two-players"

GAMES: dict[str, tuple[Setup, int]] = {
    "two-players": (Setup(("Hannes", "Chris")), 11),
    "three-players": (Setup(("Joakim", "Pär", "Tommy"), 2), 12),
    "four-players-long": (Setup(("Tommy", "Pär", "Joakim", "Chris"), 1, {"rounds": 8}), 13),
    "five-players": (Setup(("Hannes", "Chris", "Joakim", "Pär", "Tommy"), 4), 14),
    "open-board": (
        Setup(("Chris", "Joakim"), 0, {"wrap_eras": True, "chain_links": True, "swap_at_limit": True}),
        15,
    ),
    "other-draws": (Setup(("Pär", "Hannes"), 1, {"reshuffle_on_draw": True, "tighten_up": "recover"}), 16),
    "other-battles": (
        Setup(
            ("Tommy", "Chris", "Hannes"),
            0,
            {
                "tighten_up": "reshuffle",
                "heroic_death_is_ordinary": False,
                "diversion_order": "rear",
                "early_end": False,
                "honor_supply": "unlimited",
                "min_defender_units": 0,
            },
        ),
        17,
    ),
}

# Setup, seed, random moves made before counting, and the depth counted
TREES: list[tuple[int, int, int, int]] = [
    (2, 1, 0, 5),
    (2, 2, 9, 4),
    (3, 3, 40, 4),
    (4, 4, 77, 4),
    (5, 5, 130, 4),
    (5, 6, 200, 4),
    (2, 7, 120, 5),
]
SEATS = ("Hannes", "Chris", "Joakim", "Pär", "Tommy")


def random_moves(session: Session[Any], seed: int, most: int) -> None:
    """Random legal play, to the end or for so many moves."""
    choice = luck.fast(seed)
    while not session.over and most:
        legal = session.game.legal(session.state)
        session.play(legal[luck.below(choice, len(legal))])
        most -= 1


def play(game: HistoryGame, name: str) -> Session[Any]:
    """One of the golden games, played again."""
    setup, seed = GAMES[name]
    session: Session[Any] = Session(game, setup, seed=seed)
    random_moves(session, seed + 100, 10_000)
    return session


# ------------------------------------------------------------------ events in words
def word(words: HistoryNotation, field: str, value: int) -> str:
    """One number of an event as a person reads it."""
    names = {"side": ("Attacker", "Defender"), "line": LINE_NAMES, "die": ("strong", "risky"), "era": ERA_NAMES}
    if field in names:
        return names[field][value]
    if field in ("seat", "other_seat", "from_seat"):
        return "the deck" if value < 0 else words.seat_text(value)
    if field == "winner":
        return ("nobody", "the Attacker", "the Defender")[value + 1]
    if field == "space":
        return SPACE_NAMES[value]
    if field == "prowess":
        return f"{words.seat_text(value // 4)}'s token {value % 4 + 1}"
    if field in ("slot", "link", "position", "warfare_space", "tile", "active_tile"):
        return f"{field.replace('_', ' ')} {value + 1 if value >= 0 else 'none'}"
    texts = {"unit": words.unit_text, "relic": words.relic_text, "token": words.token_text}
    return texts[field](value) if field in texts else f"{field.replace('_', ' ')} {value}"


def event_text(words: HistoryNotation, event: Event) -> str:
    """An event in words, with its rule."""
    name, rule, fields = EVENTS[event[0]]
    said = ", ".join(word(words, field, value) for field, value in zip(fields, event[1:], strict=False))
    return f"{name.replace('_', ' ')}: {said} ({rule})" if said else f"{name.replace('_', ' ')} ({rule})"


def events_text(session: Session[Any]) -> str:
    """A whole game: each action, and under it what happened."""
    words = HistoryNotation(session.game.cards, session.record.setup.seats)  # type: ignore[attr-defined]
    lines = []
    for moment in replay(session.record, session.game):
        if moment.step == 0:
            lines.append("deal")
        else:
            step = session.record.steps[moment.step - 1]
            lines.append(f"{words.seat_text(step.seat)}: {words.action_text(step.action)}")
        lines += [f"    {event_text(words, event)}" for event in moment.events]
    outcome = session.game.outcome(session.state)
    for seat, score in enumerate(outcome.scores):
        lines.append(f"{words.seat_text(seat)}: {score} points, {dict(outcome.breakdown[seat])}")
    return "\n".join(lines) + "\n"


# ------------------------------------------------------------------ trees
def count_trees(game: HistoryGame) -> list[dict[str, int]]:
    """Leaves of action trees, by depth."""
    counts = []
    for players, seed, moves, depth in TREES:
        session: Session[Any] = Session(game, Setup(SEATS[:players]), seed=seed)
        random_moves(session, seed + 100, moves)
        row = {"players": players, "seed": seed, "moves": moves}
        for level in range(1, depth + 1):
            row[f"depth {level}"] = game.rules.count_leaves(session.state, luck.fast(seed), level)
        counts.append(row)
    return counts


def files(game: HistoryGame) -> dict[str, str]:
    """Every golden file by its name."""
    texts: dict[str, str] = {}
    for name in GAMES:
        session = play(game, name)
        texts[f"{name}.record"] = session.record.to_text(session.notation)
        if name == TOLD:
            texts[f"{name}.events"] = events_text(session)
    texts["perft.json"] = json.dumps(count_trees(game), indent=1) + "\n"
    return texts


def main() -> int:
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for name, text in files(HistoryGame()).items():
        path = GOLDEN / name
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        if before != text:
            path.write_text(text, encoding="utf-8", newline="\n")
            print(f"{name}: {'changed' if before else 'new'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
