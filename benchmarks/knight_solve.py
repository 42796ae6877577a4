"""The combat solver on the 60 combats of `data/knight_solve.jsonl`: how long each takes on one core, and whether it
is proven. `--seconds N` ends a search after so long (60 by default); `--group single|site|city` picks a part. With
`--seed N` (several are possible) others, drawn in the same way: by them nothing was tuned.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from draw_knight_solve import combats
from warlore.knight.solve import Watch, solve
from warlore.table import form

COMBATS = Path(__file__).parent / "data" / "knight_solve.jsonl"
GROUPS = ("single", "site", "city")
TARGETS = "targets: median 50 ms, 95th percentile 1 s, worst 10 s, all proven"


class CoreWatch(Watch):
    """Counts the time of this process on its core: other programs beside it do not count."""

    begun = 0.0

    @property
    def passed(self) -> float:
        return time.process_time() - self.begun


def percentile(times: Sequence[float], share: float) -> float:
    """The time that so large a share of the combats does not exceed."""
    ordered = sorted(times)
    return ordered[max(0, -(-int(len(ordered) * share * 100) // 100) - 1)]


def line(name: str, times: Sequence[float], proven: int) -> str:
    """One line of the report."""
    numbers = (statistics.median(times), percentile(times, 0.95), max(times))
    shown = "  ".join(f"{number * 1000:9.1f} ms" for number in numbers)
    return f"{name:<8} {shown}  {proven} of {len(times)}"


def chosen(seeds: Sequence[int] | None) -> list[dict[str, Any]]:
    """The combats of the file, or those of some seeds."""
    if seeds:
        return [entry for seed in seeds for entry in combats(seed)]
    return [json.loads(text) for text in COMBATS.read_text("utf-8").splitlines()]


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--seconds", type=float, default=60.0)
    wanted.add_argument("--group", choices=GROUPS)
    wanted.add_argument("--each", action="store_true", help="a line for each combat")
    wanted.add_argument("--seed", type=int, nargs="+", help="other combats: 60 for each seed")
    given = wanted.parse_args()
    if given.seconds <= 0:
        wanted.error(f"--seconds must be more than 0, not {given.seconds:g}")
    print(f"combat solver, {form()} form; {TARGETS}")
    measured: dict[str, list[tuple[float, bool]]] = {}
    for number, entry in enumerate(chosen(given.seed)):
        if given.group not in (None, entry["group"]):
            continue
        watch = CoreWatch(given.seconds)
        begin = watch.begun = time.process_time()
        found = solve(entry["combat"], watch=watch)
        passed = time.process_time() - begin
        measured.setdefault(entry["group"], []).append((passed, found.optimal))
        if given.each:
            value = " ".join(str(int(part)) for part in found.value.values())
            print(f"{number:>3} {entry['group']:<7} {passed * 1000:9.1f} ms  {found.optimal}  {value}", flush=True)
    print("group       median         95 %         worst      proven")
    together = [result for group in measured.values() for result in group]
    for group, results in [*measured.items(), ("all", together)]:
        print(line(group, [passed for passed, _ in results], sum(proven for _, proven in results)))


if __name__ == "__main__":
    main()
