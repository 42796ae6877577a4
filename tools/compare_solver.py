"""Hold the combat solver against searches that leave nothing out, on random combats made to provoke it.

Two comparisons take turns: whole combats, solved with the forecast late, at once, and now and then, against a search
without prunings and bounds; and walks through combats, in whose states the forecast's bounds are held against
searches without it. What differs is printed as one line of JSON and counted: make it a snare
(`tests/knight_solve/snares.py`) before it is mended. Needs the compiled form to be of use.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "knight_solve"))

from auditing import best_untrusting, walk  # type: ignore[import-not-found]
from mutants import mutant  # type: ignore[import-not-found]
from oracle import TooBig, rank  # type: ignore[import-not-found]

from warlore.knight.solve import engine, solve
from warlore.table import BadInput

SETTINGS = ((3_000, 250, 100_000), (1, 1, 50), (20, 20, 200))
AS_SET = (engine.QUICK, engine.ASKED_OFTEN, engine.PATIENCE)
MOST = 4.0  # seconds that the search without prunings may take
LATELY = 20.0  # seconds between two reports


def differences(combat: dict[str, Any]) -> list[dict[str, Any]]:
    """What the solver says otherwise than the search that leaves nothing out; `TooBig` if that does not end."""
    wanted = best_untrusting(combat, MOST)
    found = []
    for settings in SETTINGS:
        engine.QUICK, engine.ASKED_OFTEN, engine.PATIENCE = settings  # type: ignore[misc]
        rank_found = rank(solve(combat).value, combat["objective"])
        if rank_found != wanted:
            found.append({"settings": settings, "found": rank_found, "best": wanted})
    engine.QUICK, engine.ASKED_OFTEN, engine.PATIENCE = AS_SET  # type: ignore[misc]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long (60)")
    parser.add_argument("--seed", default="1", help="other combats (1)")
    given = parser.parse_args()
    if given.seconds <= 0:
        parser.error(f"--seconds must be more than 0, not {given.seconds:g}")
    begin = told = time.monotonic()
    counts = {"combats": 0, "too big": 0, "bounds": 0, "differences": 0}
    number = 0
    while time.monotonic() - begin < given.seconds:
        number += 1
        name = f"{given.seed} {number}"
        combat = mutant(name)
        found: list[dict[str, Any]] = []
        try:
            if number % 20 == 0:  # a whole combat takes as long as twenty walks
                found = differences(combat)
                counts["combats"] += 1
            for low in walk(combat, random.Random(name), MOST):
                counts["bounds"] += 1
                found += [asdict(low)] if low is not None else []
        except BadInput:
            continue
        except TooBig:
            counts["too big"] += 1
        if found:
            counts["differences"] += 1
            print(json.dumps({"name": name, "combat": combat, "differs": found[0]}), flush=True)
        if time.monotonic() - told > LATELY:
            told = time.monotonic()
            print(", ".join(f"{n} {what}" for what, n in counts.items()), file=sys.stderr, flush=True)
    print(", ".join(f"{n} {what}" for what, n in counts.items()))
    return 1 if counts["differences"] else 0


if __name__ == "__main__":
    sys.exit(main())
