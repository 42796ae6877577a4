"""Hold the combat solver against a search that leaves nothing out, on random combats made to provoke it.

Two comparisons take turns: whole combats, solved with the forecast late, at once, and now and then, against the best
of all ends that can be reached; and walks through combats, in whose states the forecast's bounds are held against
searches without it. What differs is printed as one line of JSON and counted: make it a snare
(`tests/knight_solve/snares.py`) before it is mended. With `--names` the combats ask for everything by name, and how
often each thing was there and decided is printed at the end. Needs the compiled form to be of use.
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

from auditing import walk  # type: ignore[import-not-found]
from by_name import Counts, known  # type: ignore[import-not-found]
from mutants import mutant  # type: ignore[import-not-found]
from oracle import TooBig, best  # type: ignore[import-not-found]
from settings import SETTINGS, differences  # type: ignore[import-not-found]

from warlore.table import BadInput

MOST = 300_000  # states of a whole combat
LONGEST = 4.0  # seconds of a walk
LATELY = 20.0  # seconds between two reports


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long (60)")
    parser.add_argument("--seed", default="1", help="other combats (1)")
    parser.add_argument("--names", type=int, metavar="N", help="the first N combats that ask for everything by name")
    given = parser.parse_args()
    if given.seconds <= 0:
        parser.error(f"--seconds must be more than 0, not {given.seconds:g}")
    if given.names is not None and given.names < 1:
        parser.error(f"--names must be at least 1, not {given.names}")
    counts = {"combats": 0, "too big": 0, "bounds": 0, "differences": 0}
    told = time.monotonic()

    def note(name: str, combat: dict[str, Any], found: list[dict[str, Any]]) -> None:
        nonlocal told
        if found:
            counts["differences"] += 1
            print(json.dumps({"name": name, "combat": combat, "differs": found[0]}), flush=True)
        if time.monotonic() - told > LATELY:
            told = time.monotonic()
            print(", ".join(f"{n} {what}" for what, n in counts.items()), file=sys.stderr, flush=True)

    if given.names is not None:
        by_name(given.names, counts, note)
    else:
        provoked(given.seed, told + given.seconds, counts, note)
    print(", ".join(f"{n} {what}" for what, n in counts.items()))
    return 1 if counts["differences"] else 0


def by_name(number: int, counts: dict[str, int], note: Any) -> None:
    """So many combats that ask for everything by name."""
    seen = Counts()
    for i in range(number):
        made = known(i)
        seen.note(i, made)
        counts["combats"] += 1
        counts["too big"] += made.too_big
        note(f"by name {i}", made.combat, differences(made.combat, made.best, SETTINGS))
    print(seen.table())


def provoked(seed: str, end: float, counts: dict[str, int], note: Any) -> None:
    """Mutants, whole and in walks, until the time is up."""
    number = 0
    while time.monotonic() < end:
        number += 1
        name = f"{seed} {number}"
        combat = mutant(name)
        found: list[dict[str, Any]] = []
        try:
            if number % 20 == 0:  # a whole combat takes as long as twenty walks
                found = differences(combat, best(combat, MOST), SETTINGS)
                counts["combats"] += 1
            for low in walk(combat, random.Random(name), LONGEST):
                counts["bounds"] += 1
                found += [asdict(low)] if low is not None else []
        except BadInput:
            continue
        except TooBig:
            counts["too big"] += 1
        note(name, combat, found)


if __name__ == "__main__":
    sys.exit(main())
