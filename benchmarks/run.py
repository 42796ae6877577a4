"""How fast Warlore plays here, beside the peers of `peers.py`, in one run.

Every figure of ours is taken in short windows, before and after the peers, so that a slow moment of the
machine hits both; only the ratios are worth quoting.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from warlore.history import HistoryGame
from warlore.history.contract import Reader, read_question
from warlore.history.rules import engine
from warlore.knight import KnightGame, setup_of
from warlore.knight.rules import engine as knight
from warlore.table import Setup, fast, form
from warlore.table.chance import ORDERED
from warlore.table.luck import Chance

HERE = Path(__file__).parent
PEERS_PYTHON = HERE.parent / ".venv-peers" / "bin" / "python"
SEATS = ("Hannes", "Chris", "Joakim", "Pär")
clock = time.perf_counter

GAME = HistoryGame()
SETUP = Setup(SEATS)
BATTLE = {
    "attacker": {"units": ["Trebuchet", "Archers", "Conscripts"]},
    "defender": {"units": ["Genoese Crossbowmen", "Trưng Sisters", "Persian Immortals"]},
}


def whole_games(seconds: float) -> float:
    """Decisions per second of random 4-player games, played inside the rules module, the deal included."""
    choice, menu, seed, decisions = fast(1), engine.Menu(), 0, 0
    end = (begin := clock()) + seconds
    while clock() < end:
        for _ in range(20 if form() == "compiled" else 1):
            chance = fast(seed)
            decisions += engine.play_on(GAME.new(SETUP, chance), chance, choice, menu)
            seed += 1
    return decisions / (clock() - begin)


def driven(seconds: float) -> float:
    """The same, driven from Python one decision at a time: legal actions, a random choice, checked apply."""
    seed, decisions = 0, 0
    legal, apply, uniform = engine.legal, engine.apply, random.Random(1).random
    end = (begin := clock()) + seconds
    while clock() < end:
        chance = fast(seed)
        state = GAME.new(SETUP, chance)
        seed += 1
        while state.turn >= 0:
            actions = legal(state)
            apply(state, actions[int(uniform() * len(actions))], chance)
            decisions += 1
    return decisions / (clock() - begin)


def copies(seconds: float) -> float:
    """Microseconds to copy a state in the middle of a game."""
    chance = fast(3)
    state = GAME.new(SETUP, chance)
    for _ in range(100):
        engine.apply(state, engine.legal(state)[0], chance)
    n, copy = 0, state.copy
    end = (begin := clock()) + seconds
    while clock() < end:
        for _ in range(100):
            copy()
        n += 100
    return (clock() - begin) / n * 1e6


def battles(seconds: float) -> float:
    """Battles of two 3-Unit line-ups per second: the question of contract 1, read once and resolved each time."""
    state, _ = read_question(Reader(GAME.cards), BATTLE).deploy()
    dice = Chance()
    dice.way = ORDERED
    faces = dice.faces
    for die in range(2):
        faces[die][0], faces[die][2] = 1, 3
    dice.faces = faces
    n, resolve = 0, engine.resolve
    end = (begin := clock()) + seconds
    while clock() < end:
        for _ in range(50):
            resolve(state.copy(), dice.copy(), 0, 0)
        n += 50
    return n / (clock() - begin)


def city_fights(seed: int, n: int) -> list[Any]:
    """Started Mage Knight combats: assaults on cities, with garrisons, hands and Units drawn at random."""
    game, rng = KnightGame(), random.Random(seed)
    known = game.catalogue
    cards = [card.id for card in known.cards.values() if card.kind == "basic_action"]
    units = sorted(known.units)
    started = []
    for number in range(n):
        site = {"kind": "city", "city": rng.choice(sorted(known.cities)), "level": rng.randint(1, 11)}
        request = {
            "hero": {"level": rng.randint(1, 10)},
            "site": site,
            "enemies": [],
            "cards": rng.sample(cards, 6),
            "units": [unit for unit in rng.sample(units, 3) if unit != "magic_familiars"],
            "mana": {"red": 1, "blue": 1},
        }
        started.append(game.new(setup_of(request), fast(number)))
    return started


def combats(seconds: float) -> float:
    """Decisions per second of random Mage Knight combats against random city garrisons, inside the rules module."""
    fights, choice, menu, seed, decisions = city_fights(5, 60), fast(1), knight.Menu(), 0, 0
    end = (begin := clock()) + seconds
    while clock() < end:
        for fight in fights:
            decisions += knight.play_on(fight.copy(), fast(seed), choice, menu)
            seed += 1
    return decisions / (clock() - begin)


FIGURES: dict[str, Callable[[float], float]] = {
    "whole_games": whole_games,
    "driven": driven,
    "copy_us": copies,
    "battles": battles,
    "combats": combats,
}


def measure_form(seconds: float) -> dict[str, float]:
    return {name: figure(seconds) for name, figure in FIGURES.items()}


def measure(plain: bool, seconds: float) -> dict[str, float]:
    """One window of every figure, in a process of its own."""
    environment = {key: value for key, value in os.environ.items() if key != "WARLORE_PLAIN"}
    if plain:
        environment["WARLORE_PLAIN"] = "1"
    command = [sys.executable, __file__, "--window", str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def start_seconds(*command: str) -> float:
    """The best of five starts of a command."""
    times = []
    for _ in range(5):
        begin = clock()
        subprocess.run(command, capture_output=True, check=True)
        times.append(clock() - begin)
    return min(times)


def peers(seconds: float) -> dict[str, Any]:
    command = [str(PEERS_PYTHON), str(HERE / "peers.py"), "--json", "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    answer = json.loads(done.stdout)
    return answer.get("peers", answer)  # type: ignore[no-any-return]


def combined(windows: list[dict[str, float]]) -> dict[str, dict[str, float]]:
    """Median and best of each figure; for times the best is the smallest."""
    return {
        name: {
            "median": statistics.median(window[name] for window in windows),
            "best": (min if name.endswith("_us") else max)(window[name] for window in windows),
        }
        for name in windows[0]
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds for each figure and peer (2)")
    parser.add_argument("--no-peers", action="store_true", help="measure Warlore alone")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--window", type=float, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.window:
        print(json.dumps(measure_form(given.window)))
        return 0
    if not given.no_peers and not PEERS_PYTHON.exists():
        print("The peers are not installed: run 'make bench-peers' first, or give --no-peers.", file=sys.stderr)
        return 1
    forms = {"compiled": False, "plain": True} if form() == "compiled" else {"plain": True}
    windows: dict[str, list[dict[str, float]]] = {name: [] for name in forms}

    def take(n: int) -> None:
        for _ in range(n):
            for name, plain in forms.items():
                windows[name].append(measure(plain, given.seconds / 5))

    take(3)
    theirs = {} if given.no_peers else peers(given.seconds)
    take(3)
    report = {
        "ours": {name: combined(taken) for name, taken in windows.items()},
        "peers": theirs,
        "import_seconds": start_seconds(sys.executable, "-c", "import warlore"),
        "bare_python_seconds": start_seconds(sys.executable, "-c", "pass"),
        "help_seconds": start_seconds(sys.executable, "-m", "warlore.cli.main", "--help"),
    }
    print(json.dumps(report, indent=1) if given.json else table(report))
    return 0


def table(report: dict[str, Any]) -> str:
    lines = ["| what | form | median | best window |", "|---|---|--:|--:|"]
    units = {
        "whole_games": "decisions/s, whole 4-player games inside the module",
        "driven": "decisions/s, driven from Python",
        "copy_us": "µs per state copy",
        "battles": "battles/s, two 3-Unit line-ups",
        "combats": "decisions/s, whole Mage Knight combats against city garrisons",
    }
    for name, figures in report["ours"].items():
        for figure, unit in units.items():
            median, best = figures[figure]["median"], figures[figure]["best"]
            digits = 2 if figure == "copy_us" else 0
            lines.append(f"| {unit} | {name} | {median:,.{digits}f} | {best:,.{digits}f} |")
    for name, peer in report["peers"].items():
        speed = peer["decisions_per_second"]
        lines.append(f"| {name}, decisions/s | | {speed['median']:,.0f} | {speed['best']:,.0f} |")
    lines += ["", *ratios(report), ""]
    lines.append(
        f"import warlore: {report['import_seconds']:.3f} s (bare Python {report['bare_python_seconds']:.3f} s); "
        f"warlore --help: {report['help_seconds']:.3f} s"
    )
    return "\n".join(lines)


def ratios(report: dict[str, Any]) -> list[str]:
    """The comparisons that the README quotes."""
    theirs = {name: peer["decisions_per_second"]["median"] for name, peer in report["peers"].items()}
    if not theirs:
        return []
    out = []
    compiled, plain = report["ours"].get("compiled"), report["ours"]["plain"]
    inside = {name: speed for name, speed in theirs.items() if "whole games" in name}
    python = {name: speed for name, speed in theirs.items() if "OpenSpiel" in name and "from Python" in name}
    catan = next(speed for name, speed in theirs.items() if "Catanatron" in name)
    if compiled:
        best = max(inside, key=lambda name: inside[name])
        out.append(f"whole games: {compiled['whole_games']['median'] / inside[best]:.1f} times {best}")
        best = max(python, key=lambda name: python[name])
        out.append(f"driven from Python: {compiled['driven']['median'] / python[best]:.1f} times {best}")
    out.append(f"plain Python: {plain['whole_games']['median'] / catan:.1f} times Catanatron")
    return out


if __name__ == "__main__":
    sys.exit(main())
