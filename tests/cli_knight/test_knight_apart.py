"""A search that crashes costs an answer: never the batch, never the fight."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from warlore.cli import apart
from warlore.cli.apart import ANSWER, PLANS, Apart, Crashed
from warlore.cli.knight.solving import interruptible
from warlore.table import BadInput

Knight = Callable[..., SimpleNamespace]
FIGHT = ("--enemies", "prowlers", "--hand", "rage, march")
LONG = {
    "site": {"kind": "city", "city": "white"},
    "enemies": ["guardsmen", "freezers", "gunners", "altem_mages", "ice_golems", "swordsmen"],
    "cards": [
        *("rage", "determination", "march", "stamina", "swiftness", "promise", "improvisation", "instinct"),
        *("rage", "fireball", "swift_bolt", "concentration", "cold_toughness"),
    ],
    "units": ["peasants", "utem_swordsmen", "fire_golems", "amotep_gunners", "thugs", "altem_guardians"],
    "mana": {"red": 3, "blue": 3, "green": 3, "white": 3},
}
# The program that searches, with a fault: it writes through nothing as soon as somebody holds a Fireball
FAULTY = """
import ctypes, sys
from warlore.cli import apart
for kind, answer in list(apart.ANSWERS.items()):
    def faulty(desk, question, answer=answer):
        if b"fireball" in question.lower():
            ctypes.string_at(0)
        if b"swiftness" in question.lower():
            raise RuntimeError("out of order")
        return answer(desk, question)
    apart.ANSWERS[kind] = faulty
apart.main()
"""


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "COMMAND", ["-c", FAULTY])


def request(*cards: str) -> bytes:
    return json.dumps({"enemies": ["prowlers"], "cards": cards}).encode()


@pytest.mark.parametrize(("lang", "text"), [("en", "crashed"), ("it", "di colpo"), ("es", "de golpe")])
def test_a_crash_is_one_sentence_and_an_exit_code(faulty: None, knight: Knight, lang: str, text: str) -> None:
    told = knight("solve", "--enemies", "prowlers", "--hand", "fireball", "--lang", lang)
    assert told.code == 1
    assert not told.out
    assert text in told.err
    assert len(told.err.strip().splitlines()) == 1
    if sys.platform != "win32":
        assert "SIGSEGV" in told.err


def test_an_error_of_the_search_is_one_sentence_too(faulty: None, knight: Knight) -> None:
    told = knight("solve", "--enemies", "prowlers", "--hand", "swiftness", "--json")
    assert told.code == 1
    assert "RuntimeError: out of order" in told.err
    assert len(told.err.strip().splitlines()) == 1


def test_the_batch_goes_on_after_a_crash(faulty: None, knight: Knight) -> None:
    lines = [request("rage"), request("fireball"), b"{", request("swiftness"), request("rage")]
    told = knight("solve", stdin=b"\n".join(lines))
    answers = [json.loads(line) for line in told.out.splitlines()]
    assert told.code == 1
    codes = [answer.get("error", {}).get("code") for answer in answers]
    assert codes == [None, "crashed", "invalid_json", "crashed", None]
    assert answers[0] == answers[4]
    assert set(answers[1]["error"]) == {"code", "field", "message"}


def test_one_process_serves_a_batch() -> None:
    with Apart() as search:
        search.ask(ANSWER, request("rage"))
        first = search.process
        with pytest.raises(BadInput, match="cards"):
            search.ask(ANSWER, request("no such card"))
        search.ask(ANSWER, request("march"))
        assert search.process is first
        assert first is not None
        first.kill()
        first.wait()
        with pytest.raises(Crashed):
            search.ask(ANSWER, request("rage"))
        assert b"optimal" in search.ask(ANSWER, request("rage"))
    assert search.process is None


def test_a_crash_costs_a_plan_and_never_the_fight(faulty: None, knight: Knight) -> None:
    told = knight("fight", *FIGHT[:3], "rage, fireball", stdin="plan\nend phase\nend phase\nplan\nquit\n")
    assert told.code == 0
    assert told.out.count("The search crashed") == 2
    assert "Assign Damage" in told.out


def test_the_plan_of_a_fight_goes_on_from_what_was_drawn(knight: Knight) -> None:
    asked = ("fight", "--enemies", "orc_summoners", "--hand", "rage, march", "--seed", "3")
    told = knight(*asked, stdin="end phase\nplan\nquit\n")
    assert "Proven: no plan is better" in told.out
    assert "How it may end" not in told.out


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_ctrl_c_ends_the_search_with_the_best_so_far() -> None:
    said: list[int] = []

    def interrupt(states: int, passed: float) -> None:
        if not said:
            os.kill(os.getpid(), signal.SIGINT)
        said.append(states)

    question = {"data": LONG, "seconds": None, "alternatives": 0, "keep": [], "cheapest": False, "why": False}
    with Apart() as search, interruptible(search):
        told = json.loads(search.ask(PLANS, json.dumps(question).encode(), interrupt))
        assert search.stopped
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
    assert said
    assert told["plans"][0]["optimal"] is False
    assert told["plans"][0]["plan"]["path"]
