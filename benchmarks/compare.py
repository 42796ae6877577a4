"""How often `warlore arena compare` cries wolf, and how often it finds a card that was changed.

Equal card sets with independent seeds are compared, and sets in which one card's close value was changed from 1 to 4.
Run it by hand: python benchmarks/compare.py [--pairs 20] [--games 20000]
"""

from __future__ import annotations

import argparse
import re
import tempfile
from importlib.resources import files
from pathlib import Path

from warlore.arena.compare import Comparison
from warlore.arena.figures import Figures, figures_of
from warlore.arena.games import make_plan
from warlore.arena.plan import RunDirectory
from warlore.arena.run import run
from warlore.texts import Texts

CARDS = (files("warlore.history") / "data" / "standard.toml").read_text(encoding="utf-8")


def planted(number: int) -> tuple[str, str]:
    """The card set with the close value of one card changed from 1 to 4, and that card's id."""
    parts = re.split(r"(?m)^(?=\[\[)", CARDS)
    fit = [i for i, part in enumerate(parts) if part.startswith("[[unit") and re.search(r"(?m)^close = 1$", part)]
    fit = [i for i in fit if 'kind = "elite"' in parts[i]]
    at = fit[number % len(fit)]
    found = re.search(r'(?m)^id = "([^"]+)"', parts[at])
    assert found is not None
    parts[at] = re.sub(r"(?m)^close = 1$", "close = 4", parts[at])
    return "".join(parts).replace('id = "standard"', 'id = "planted"', 1), found[1]


def played(folder: Path, games: int, seed: int, bots: str, cards: str | None = None) -> Figures:
    directory = RunDirectory(folder / f"{seed}")
    run(make_plan(bots=[bots], players=4, games=games, seed=seed, cards=cards), directory, workers=1)
    return figures_of(directory)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--bots", default="random")
    asked = parser.parse_args()
    alarms, first, clear = [], 0, 0
    for pair in range(asked.pairs):
        with tempfile.TemporaryDirectory() as name:
            a = played(Path(name), asked.games, 3 * pair, asked.bots)
            b = played(Path(name), asked.games, 3 * pair + 1, asked.bots)
            cards, card = planted(pair)
            c = played(Path(name), asked.games, 3 * pair + 2, asked.bots, cards)
            equal, changed = Comparison(a, b, Texts()), Comparison(a, c, Texts())
            alarms.append(sum(line.clear for line in [*equal.lines, *equal.items]))
            first += changed.items[0].about == card and [change.item for change in changed.changes] == [card]
            clear += any(line.clear and line.about == card for line in changed.items)
            rows = len(equal.lines) + len(equal.items)
            about = [line.about for line in changed.items if line.clear]
            print(f"pair {pair + 1}: {alarms[-1]} of {rows} rows coloured; {card}: {about[:5]}", flush=True)
    print(f"rows coloured in {asked.pairs} equal pairs: {sum(alarms)}")
    print(f"the changed card stands first in {first} of {asked.pairs}, coloured in {clear}")


if __name__ == "__main__":
    main()
