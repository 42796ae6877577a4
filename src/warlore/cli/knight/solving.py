"""`warlore knight solve`: the best plan of a combat in words, or as JSON; JSON Lines in a batch."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from typing import IO, Any

from rich.text import Text

from warlore.cli.apart import ANSWER, PLANS, Apart, Crashed, rebuilt
from warlore.cli.history.saves import read_text
from warlore.cli.knight.asking import Wanted, read_scenario_file, scenario_of
from warlore.cli.knight.names import Names
from warlore.cli.knight.screen import STYLES, Screen, make_console
from warlore.cli.knight.words import Words
from warlore.knight import KnightGame, setup_of
from warlore.knight.rules import state as moments
from warlore.knight.rules.actions import END_PHASE
from warlore.knight.solve import Plan, Solution
from warlore.table import BadInput, Chance, WarloreError
from warlore.texts import Texts, choose_language

# What a plan tells of what happens: the totals and the results, not every point
TOLD = frozenset(
    (
        moments.SUMMONS, moments.ATTACK_TOTALLED, moments.ATTACK_FAILED, moments.ENEMY_DEFEATED,
        moments.LEVELS_REMOVED, moments.ATTACK_BLOCKED, moments.BLOCK_FAILED, moments.REDUCED_TO_ZERO,
        moments.DOES_NOT_ATTACK, moments.ARMOR_CHANGED, moments.LOST_RESISTANCE, moments.FORTIFICATION_LOST,
        moments.ENEMY_DESTROYED, moments.UNIT_RESISTS, moments.UNIT_WOUNDED, moments.UNIT_DESTROYED,
        moments.HERO_WOUNDED, moments.POISONED, moments.PARALYZED, moments.KNOCKED_OUT, moments.VAMPIRE_GROWS,
        moments.FOLLOWER_FLEES, moments.BONUS_EARNED,
    )
)  # fmt: skip
FIRST_WORD_AFTER = 1.0
WORD_EVERY = 0.5


class Page:
    """Solutions on the screen, in one language."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.words = screen.words

    def get(self, message: str, /, **args: Any) -> str:
        return self.screen.get(message, **args)

    def say(self, text: str, style: str = "") -> None:
        self.screen.print(Text(text, style=style))

    # -------------------------------------------------------------- a solution
    def solution(self, solution: Solution) -> None:
        """The plan, what comes of it, and whether it is proven."""
        self.plan(solution.plan, 0)
        if solution.certain:
            self.say(self.result(solution.value), "bold")
        else:
            self.expectation(solution)
        counted = "-counted" if solution.not_counted else ""
        if solution.optimal:
            self.say(self.get(f"knight-solve-proven{counted}", states=solution.states), "dim")
        else:
            self.say(self.get("knight-solve-unproven"), "yellow")
            if solution.bound is not None:
                told = {name: number for name, number in solution.bound.items() if name != "used"}
                self.say(self.get(f"knight-solve-bound{counted}", result=self.components(told)), "dim")
        self.screen.not_counted(solution.plan.start)

    def plan(self, plan: Plan, depth: int) -> None:
        """The steps phase by phase, then what may be drawn."""
        s = plan.start.copy()
        indent = "  " * depth
        shown = None
        for step in plan.steps:
            if step.number != END_PHASE and s.phase != shown:
                shown = s.phase
                self.say(indent + self.get(f"knight-phase-{step.phase}"), "bold")
            events: list[Any] = []
            label = self.words.action(s, step.number)
            self.words.game.apply(s, step.number, Chance(), events)
            if step.number != END_PHASE:
                line = Text(f"{indent}  {label[:1].upper()}{label[1:]}")
                if step.rules:
                    line.append(f" ({', '.join(step.rules)})", style="dim")
                self.screen.print(line)
            for event in events:
                if event[0] in TOLD:
                    sentence = self.words.sentence(s, event)
                    line = Text(f"{indent}    ")
                    line.append(sentence.text, style=STYLES.get(sentence.event, ""))
                    self.screen.print(line)
        if plan.value is not None and not any(step.number != END_PHASE for step in plan.steps):
            self.say(f"{indent}  {self.get('knight-solve-nothing')}")
        for branch in plan.branches:
            drawn = self.words.action(plan.start, self.drawn(branch.drawn))
            head = self.get("knight-solve-drawn", drawn=drawn, chance=self.share(branch.chance))
            self.say(indent + head, "bold")
            self.plan(branch.plan, depth + 1)
            if branch.plan.value is not None:
                self.say(f"{indent}  {self.result(branch.plan.value)}")

    def drawn(self, text: str) -> int:
        return self.words.notation.parse_action(text)

    def share(self, chance: Fraction) -> str:
        """A probability as a fraction and in per cent."""
        return self.get("knight-solve-chance", chance=str(chance), percent=float(chance) * 100)

    def result(self, value: dict[str, Any]) -> str:
        """A value in one sentence."""
        parts = [self.get("knight-solve-won" if value["all_defeated"] else "knight-solve-not-won")]
        parts.append(self.get("knight-solve-fame", number=value["fame"]))
        wounds = value["wounds_hand"]
        parts.append(self.get("knight-solve-wounds", number=wounds))
        if value["wounds_discard"]:
            parts.append(self.get("knight-solve-poison", number=value["wounds_discard"]))
        if value["knocked_out"]:
            parts.append(self.get("knight-solve-knocked-out"))
        if value["unit_levels_lost"]:
            parts.append(self.get("knight-solve-lost", number=value["unit_levels_lost"]))
        if value["unit_levels_wounded"]:
            parts.append(self.get("knight-solve-wounded", number=value["unit_levels_wounded"]))
        parts.append(self.get("knight-solve-used", number=value["used"]))
        if value["reputation"]:
            parts.append(self.get("knight-solve-reputation", number=f"{value['reputation']:+d}"))
        text = "; ".join(parts) + "."
        return text[:1].upper() + text[1:]

    def components(self, parts: dict[str, int]) -> str:
        """What is compared, as far as a bound tells it."""
        told = [
            self.get("knight-solve-won" if parts["all_defeated"] else "knight-solve-not-won"),
            self.get("knight-solve-fame", number=parts["fame"]),
            self.get("knight-solve-all-wounds", number=parts["wounds"]),
        ]
        return "; ".join(told)

    def expectation(self, solution: Solution) -> None:
        """What may come of it, and how likely."""
        self.say(self.get("knight-solve-expected"), "bold")
        for name, number in solution.expected().items():
            if number:
                what = self.get(f"knight-solve-expected-{name}")
                self.say(f"  {what}: {float(number):.3f} ({number})")
        self.say(self.get("knight-solve-distribution"), "bold")
        for chance, value in solution.distribution():
            self.say(f"  {self.share(chance)}: {self.result(value)}")

    # -------------------------------------------------------------- other questions
    def missing(self, possible: bool, more: list[list[Any]], counted: str = "") -> None:
        """Why there is no victory, by what would bring it about."""
        if possible:
            self.say(self.get("knight-solve-victory"))
            return
        self.say(self.get(f"knight-solve-no-victory{counted}"), "bold")
        for kind, value in more:
            points = self.get(f"knight-points-{kind}", element="physical", value=value)
            self.say(f"  {self.get('knight-solve-missing', points=points)}")
        if not more:
            self.say(f"  {self.get('knight-solve-nothing-helps')}")


class Progress:
    """A line that says how far the search is; only on a terminal, and only when it takes long."""

    def __init__(self, names: Names, shown: bool) -> None:
        self.names = names
        self.shown = shown
        self.next = FIRST_WORD_AFTER
        self.told = False

    def __call__(self, states: int, passed: float) -> None:
        if self.shown and passed >= self.next:
            self.next = passed + WORD_EVERY
            self.told = True
            text = self.names.get("knight-solve-progress", states=states, seconds=int(passed))
            print(f"\r{text}\x1b[K", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self.told:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


@contextmanager
def interruptible(search: Apart) -> Iterator[None]:
    """Ctrl-C ends the search with the best found so far; a second one ends the program."""

    def interrupted(number: int, frame: Any) -> None:
        if search.stopped:
            raise KeyboardInterrupt
        search.stop()

    try:
        before = signal.signal(signal.SIGINT, interrupted)
    except ValueError:  # not the main thread
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def page_of(names: Names, game: KnightGame, data: dict[str, Any], plan: Plan, colour: bool) -> Page:
    words = Words(names.texts, game, setup_of(data), plan.start)
    return Page(Screen(words, make_console(colour)))


def read_question(wanted: Wanted, scenario: str | None, names: Names) -> dict[str, Any]:
    """The scenario asked about."""
    if scenario:
        if wanted != Wanted():
            raise BadInput("scenario: the file says everything; no other option goes with it", field="scenario")
        return read_scenario_file(read_text(scenario), scenario)
    if not wanted.anybody():
        raise BadInput(names.get("knight-nobody"), field="enemies")
    return scenario_of(wanted, names)


def batch(source: IO[bytes], out: IO[str]) -> int:
    """Contract 3, one request a line."""
    with Apart() as search:
        return search.answer_lines(source, out)


def searched(search: Apart, names: Names, kind: bytes, question: dict[str, Any], shown: bool = False) -> Any:
    """An answer of the process that searches; when it crashes, one sentence."""
    progress = Progress(names, shown)
    try:
        with interruptible(search):
            return json.loads(search.ask(kind, json.dumps(question).encode(), progress))
    except Crashed as crash:
        raise WarloreError(names.get("knight-solve-crashed", how=crash.how), code=crash.code) from None
    finally:
        progress.clear()


def run(
    wanted: Wanted,
    *,
    scenario: str | None,
    objective: str | None,
    seconds: float | None,
    number: int,
    keep: Sequence[str],
    cheapest: bool,
    why: bool,
    as_json: bool,
    lang: str | None,
    colour: bool,
) -> int:
    """`warlore knight solve` for one combat."""
    names = Names(Texts(choose_language(lang)))
    data = read_question(wanted, scenario, names)
    if objective is not None:
        data["objective"] = objective
    if as_json:
        asked: dict[str, Any] = {"alternatives": number, "keep": list(keep), "cheapest": cheapest, "why": why}
        request = {**data, **{name: value for name, value in asked.items() if value}}
        if seconds is not None:
            request["seconds"] = seconds
        with Apart() as search:
            print(json.dumps(searched(search, names, ANSWER, request), ensure_ascii=False))
        return 0
    question = {
        "data": data,
        "seconds": seconds,
        "alternatives": number,
        "keep": list(keep),
        "cheapest": cheapest,
        "why": why,
    }
    with Apart() as search:
        told = searched(search, names, PLANS, question, sys.stderr.isatty())
    game = KnightGame()
    for i, one in enumerate(told["plans"]):
        plan = rebuilt(one, game)
        page = page_of(names, game, one["data"], plan.plan, colour)
        if i:
            page.say("")
            page.say(page.get("knight-solve-alternative", number=i), "bold")
        page.solution(plan)
    if why:
        page.missing(told["victory"], told["missing"], "-counted" if plan.not_counted else "")
    return 0
