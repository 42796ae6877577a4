"""Searches of combats in a process of their own: when one crashes it costs an answer, and nothing else.

`Apart` is the side that asks. The other side is this module run as a program: a question is one line on its standard
input, an answer one line on its standard output, each beginning with a word that says what it is. It ends when its
input does.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import IO, TYPE_CHECKING, Any, Final

from warlore.table import BadInput, WarloreError

if TYPE_CHECKING:
    from warlore.knight import KnightGame
    from warlore.knight.solve import Plan, Solution

COMMAND: Final = ["-m", "warlore.cli.apart"]
SAY_EVERY: Final = 0.25
At = Callable[[int, float], None]

# What a question begins with
ANSWER: Final = b"answer"  # a request of contract 3, as it was written
PLANS: Final = b"plans"
PLAN: Final = b"plan"  # of a fight that is going on, from its record
STOP: Final = b"stop"

# and an answer
REPLY: Final = b"reply"
REFUSED: Final = b"refused"  # the question does not make sense: code, field and message
FAILED: Final = b"failed"  # an error that is nobody's fault but ours
AT: Final = b"at"  # how far the search is: states and seconds


class Crashed(WarloreError):
    """The process that searched is gone, or made an error; `how` says what of it is known."""

    def __init__(self, how: str) -> None:
        super().__init__(f"the search crashed ({how}): there is no answer to this combat", code="crashed")
        self.how = how


# ------------------------------------------------------------------ who asks
class Apart:
    """Questions to a process that is started with the first one, and again after a crash."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.stopped = False

    def __enter__(self) -> Apart:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def ask(self, kind: bytes, question: bytes, at: At | None = None) -> bytes:
        """The answer, as JSON; `at` is told how far the search is."""
        self.stopped = False
        process = self.start()
        assert process.stdin is not None and process.stdout is not None
        with contextlib.suppress(OSError):  # whoever does not listen any more does not answer either
            process.stdin.write(kind + b" " + question.rstrip(b"\r\n") + b"\n")
            process.stdin.flush()
        for line in process.stdout:
            word, _, rest = line.rstrip(b"\n").partition(b" ")
            if word == AT:
                if at is not None:
                    at(*json.loads(rest))
            elif word == REPLY:
                return rest
            elif word == REFUSED:
                error = json.loads(rest)
                raise BadInput(error["message"], field=error["field"], code=error["code"])
            else:
                raise Crashed(json.loads(rest))
        code = process.wait()
        self.close()
        raise Crashed(how_it_ended(code))

    def start(self) -> subprocess.Popen[bytes]:
        if self.process is None:
            command = [sys.executable, *COMMAND]
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        return self.process

    def stop(self) -> None:
        """End the search with the best found so far."""
        self.stopped = True
        if self.process is not None and self.process.stdin is not None:
            with contextlib.suppress(OSError):
                self.process.stdin.write(STOP + b"\n")
                self.process.stdin.flush()

    def close(self) -> None:
        """End the process, whatever it does."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with contextlib.suppress(OSError):
                        pipe.close()

    def answer_lines(self, source: IO[bytes], target: IO[str]) -> int:
        """Contract 3 as a batch: one request and one answer a line; a bad request, or one that makes the search
        crash, is answered with its error. Returns the exit code."""
        code = 0
        for raw in source:
            if not raw.strip():
                continue
            try:
                reply = self.ask(ANSWER, raw).decode("utf-8")
            except WarloreError as error:
                code = 1
                about = {"code": error.code, "field": getattr(error, "field", ""), "message": error.message}
                reply = json.dumps({"error": about}, ensure_ascii=False)
            target.write(reply + "\n")
            target.flush()
        return code


def how_it_ended(code: int) -> str:
    """By a signal or with an exit code."""
    if code < 0:
        with contextlib.suppress(ValueError):
            return signal.Signals(-code).name
    return f"exit code {code}"


def rebuilt(told: dict[str, Any], game: KnightGame, state: Any = None) -> Solution:
    """A solution from its data, for a fight that is going on, or for the scenario it names."""
    from warlore.knight.scenario import read_scenario
    from warlore.knight.solve import Solution
    from warlore.knight.solve.plans import named_start, named_state

    start = named_start(game, read_scenario(told["data"])) if state is None else named_state(game, state)
    plan = rebuilt_plan(told["plan"], game, start)
    return Solution(told["objective"], plan, told["optimal"], told["bound"], told["states"], told["seconds"], game)


def rebuilt_plan(told: dict[str, Any], game: KnightGame, start: Any) -> Plan:
    """The steps played again by the engine, and what may be drawn after them."""
    from warlore.knight.solve import Branch, Plan
    from warlore.knight.solve.plans import steps_of
    from warlore.table import Chance

    steps, end = steps_of(game, start, told["path"])
    branches = []
    for branch in told["branches"]:
        after = end.copy()
        game.apply(after, game.words(end).parse_action(branch["drawn"]), Chance())
        plan = rebuilt_plan(branch["plan"], game, after)
        branches.append(Branch(branch["drawn"], Fraction(branch["chance"]), plan))
    return Plan(start, steps, told["value"], tuple(branches))


# ------------------------------------------------------------------ who answers
class Desk:
    """Answers one question after the other; meanwhile somebody may say `stop`."""

    def __init__(self, questions: IO[bytes], answers: IO[bytes]) -> None:
        self.questions = questions
        self.answers = answers
        self.asked: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.stopped = False
        self.watch: Any = None
        self.said = 0.0

    def run(self) -> None:
        threading.Thread(target=self.listen, daemon=True).start()
        while True:
            kind, _, question = self.asked.get().partition(b" ")
            try:
                self.tell(REPLY, ANSWERS[kind](self, question))
            except BadInput as error:
                self.tell(REFUSED, {"code": error.code, "field": error.field, "message": error.message})
            except Exception as error:
                self.tell(FAILED, f"{type(error).__name__}: {error}")
            self.watch = None

    def listen(self) -> None:
        """Questions are put in line, `stop` is for the one that is being answered."""
        for line in self.questions:
            if line.strip() == STOP:
                self.stopped = True
                if self.watch is not None:
                    self.watch.stop()
            else:
                self.stopped = False
                self.asked.put(line)
        os._exit(0)  # whoever asked is gone

    def tell(self, word: bytes, what: Any) -> None:
        self.answers.write(word + b" " + json.dumps(what, ensure_ascii=False).encode("utf-8", "replace") + b"\n")
        self.answers.flush()

    def limit(self, seconds: float | None) -> Any:
        """A watch that `stop` reaches, and that says from time to time how far the search is."""
        from warlore.knight.solve import Watch

        self.said = time.monotonic()
        self.watch = Watch(seconds, self.say)
        if self.stopped:
            self.watch.stop()
        return self.watch

    def say(self, states: int, passed: float) -> None:
        now = time.monotonic()
        if now - self.said >= SAY_EVERY:
            self.said = now
            self.tell(AT, [states, passed])

    # -------------------------------------------------------------- the kinds of questions
    def answer(self, question: bytes) -> Any:
        from warlore.knight.solve import answer
        from warlore.table.json_text import read_json

        return answer(read_json(question), self.limit)

    def plans(self, question: bytes) -> Any:
        """The plan of a scenario, others beside it, and what is missing."""
        from warlore.knight.solve import alternatives, keeping, missing, solve

        asked = json.loads(question)
        watch = self.limit(asked["seconds"])
        data = keeping(asked["data"], asked["keep"]) if asked["keep"] else asked["data"]
        if asked["alternatives"] and not asked["cheapest"]:
            plans = alternatives(data, asked["alternatives"], watch=watch)
        else:
            plans = [solve(data, objective="cheapest" if asked["cheapest"] else None, watch=watch)]
        told: dict[str, Any] = {"plans": [solution_told(plan) for plan in plans]}
        if asked["why"]:
            possible, more = missing(data, watch=watch)
            told["victory"], told["missing"] = possible, [[one.kind, one.value] for one in more]
        return told

    def plan(self, question: bytes) -> Any:
        """The best way on from the end of a record."""
        from warlore.knight import KnightGame
        from warlore.knight.solve import solve
        from warlore.table import final_state, parse_record

        asked = json.loads(question)
        game = KnightGame()
        state = final_state(parse_record(asked["record"], game), game)
        return solution_told(solve(state, game=game, watch=self.limit(asked["seconds"])))


ANSWERS: Final[dict[bytes, Callable[[Desk, bytes], Any]]] = {
    ANSWER: Desk.answer,
    PLANS: Desk.plans,
    PLAN: Desk.plan,
}


def solution_told(solution: Solution) -> dict[str, Any]:
    """A solution as data: its steps are the numbers of their actions."""
    bound = None if solution.bound is None else dict(solution.bound)
    return {
        "data": solution.plan.start.book.combat.scenario.data,  # type: ignore[attr-defined]
        "objective": solution.objective,
        "plan": plan_told(solution.plan),
        "optimal": solution.optimal,
        "bound": bound,
        "states": solution.states,
        "seconds": solution.seconds,
    }


def plan_told(plan: Plan) -> dict[str, Any]:
    branches = [
        {"drawn": branch.drawn, "chance": str(branch.chance), "plan": plan_told(branch.plan)}
        for branch in plan.branches
    ]
    return {"path": [step.number for step in plan.steps], "value": plan.value, "branches": branches}


@contextlib.contextmanager
def answers_alone() -> Iterator[IO[bytes]]:
    """Standard output for the answers; whatever else is printed goes to standard error."""
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        yield answers


def main() -> None:
    # Ctrl-C goes to both; what it means is said by the side that asks
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with answers_alone() as answers:
        Desk(sys.stdin.buffer, answers).run()


if __name__ == "__main__":
    main()
