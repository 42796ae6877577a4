"""Verifying records: each kind of tampering is found and named; what nobody can tell is not claimed."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from test_records import SAMPLE as OPEN
from test_records import edit, played, text_of

import warlore
from warlore.history.game import game_of
from warlore.table import BadInput, Session, Setup, final_state, parse_record
from warlore.table.chain import Chain, short_head
from warlore.table.verification import Verification, verify_record, verify_text
from warlore.texts import LANGUAGES, Texts

VERIFY_FTL = Path(warlore.__file__).parent / "locales" / "en" / "verify.ftl"
OLD = Path(__file__).parents[1] / "server" / "data" / "finished.record"


@cache
def sealed() -> Session:
    """A whole game with sealed luck, the same in every run."""
    with patch("warlore.table.session.new_secret", return_value=bytes(range(32))):
        return played(Setup(("Hannes", "Chris", "Joakim"), 1, {"chain_links": True}), None, 8)


GAME = OPEN.game


def verify(text: str, head: str = "") -> Verification:
    return verify_text(text, lambda _: GAME, head)


def outcomes(text: str, head: str = "") -> dict[str, str]:
    return {finding.check: finding.outcome for finding in verify(text, head).findings}


def replays(found: Verification) -> bool:
    """Is every step legal, and the luck the promised one?"""
    return all(finding.ok for finding in found.findings if finding.check in ("rules", "luck"))


# ------------------------------------------------------------------ a record as it was stored
@pytest.mark.parametrize("kind", ["fast", "sealed"])
def test_a_whole_record_holds_with_its_head_or_without(kind: str) -> None:
    session = OPEN if kind == "fast" else sealed()
    text = text_of(session)
    alone = {"rules": "kept", "luck": kind, "chain": "fits", "complete": "whole", "head": "alone"}
    assert outcomes(text) == alone
    assert verify(text).ok
    for head in (session.head, short_head(session.head), session.head[:16].upper()):
        assert outcomes(text, head) == alone | {"head": "all"}
        assert verify(text, head).ok
    assert verify(text).head == session.head


def test_a_head_from_the_middle_vouches_for_what_was_before_it() -> None:
    session = sealed()
    text = text_of(session)
    steps = len(session.record.steps)
    for step in (0, 1, 57, steps):
        found = verify(text, session.chain.head(step)).findings[-1]
        assert (found.outcome, found.ok, found.args) == ("some", True, {"steps": step, "rest": steps - step})


def test_a_head_that_is_none_is_refused() -> None:
    with pytest.raises(BadInput, match="head: must be"):
        verify(text_of(sealed()), "abc")


# ------------------------------------------------------------------ tampering
def cut(text: str, steps: int = 20) -> str:
    """Without the last steps, but with the line that closes the chain."""
    lines = text.splitlines()
    return "\n".join(lines[: -steps - 1] + lines[-1:]) + "\n"


def another_choice(text: str) -> str:
    """Another action where two were legal and chance decided nothing, so that the game goes on to the same end."""
    record = parse_record(text, GAME)
    for number in range(len(record.steps) - 1, -1, -1):
        before = parse_record(text, GAME)
        del before.steps[number:]
        for action in GAME.legal(final_state(before, GAME)):
            changed = parse_record(text, GAME)
            changed.steps[number].action = action
            if action != record.steps[number].action and replays(verify_record(changed, GAME)):
                return changed.to_text(GAME.notation(changed.setup))
    raise AssertionError("every choice had consequences")


def another_face(text: str) -> str:
    """The last die of the game that may be turned over without making anything illegal."""
    lines = text.splitlines()
    for at in reversed(range(len(lines))):
        changed = re.sub(r"strong (\d)", lambda face: f"strong {7 - int(face[1])}", lines[at], count=1)
        if changed != lines[at]:
            edited = "\n".join([*lines[:at], changed, *lines[at + 1 :]]) + "\n"
            if verify(edited).findings[0].ok:
                return edited
    raise AssertionError("no die could be turned over")


def in_another_order(text: str) -> str:
    """Two neighbouring steps exchanged so that both are still legal and bring the same."""
    lines = text.splitlines()
    for at in range(len(lines) - 3, 20, -1):
        if lines[at] == lines[at + 1] or ">" in lines[at] + lines[at + 1]:
            continue
        swapped = "\n".join([*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]) + "\n"
        if replays(verify(swapped)):
            return swapped
    raise AssertionError("no two steps could be exchanged")


def another_option(text: str) -> str:
    """An option that makes no difference to this game, so that only the set-up is another."""
    return edit(r"^options: .*", "options: chain_links=true, diversion_order=rear", text)


def end_left_out(text: str) -> str:
    return edit(r"^chain: .*\n", "", text)


TAMPERED: dict[str, tuple[Callable[[str], str], dict[str, str]]] = {
    "cut": (cut, {"complete": "missing", "chain": "cut", "head": "beyond"}),
    "option": (another_option, {"chain": "other-set-up", "head": "other"}),
    "choice": (another_choice, {"rules": "kept", "luck": "sealed", "chain": "other-steps", "head": "other"}),
    "result": (another_face, {"rules": "kept", "luck": "changed", "chain": "other-steps", "head": "other"}),
    "order": (in_another_order, {"rules": "kept", "luck": "sealed", "chain": "other-steps", "head": "other"}),
    "closing": (end_left_out, {"luck": "sealed", "chain": "none", "complete": "whole"}),
    "cut and closing": (
        lambda text: end_left_out(cut(text)),
        {"luck": "sealed", "chain": "open", "complete": "unfinished", "head": "beyond"},
    ),
    "first player": (lambda text: edit(r"^first: .*", "first: Joakim", text), {"chain": "other-set-up"}),
    "commitment": (
        lambda text: edit(r"^chance: sealed ....", "chance: sealed 0000", text),
        {"luck": "unsealed", "chain": "other-set-up", "head": "other"},
    ),
    "secret": (
        lambda text: edit(r"^secret: ....", "secret: 0000", text),
        {"luck": "unsealed", "chain": "other-set-up", "head": "other"},
    ),
    "no secret": (
        lambda text: edit(r"^secret: .*\n", "", text),
        {"luck": "hidden", "chain": "hidden", "complete": "whole", "head": "hidden"},
    ),
    "number of steps": (
        lambda text: edit(r"^chain: (\d+) steps", "chain: 3 steps", text),
        {"chain": "longer", "complete": "whole"},
    ),
    "line of the chain": (lambda text: edit(r"^chain: .*", "chain: hello", text), {"chain": "garbled"}),
    "a step left out": (lambda text: edit(r"^Chris: jump \w+\n", "", text), {"rules": "broken", "chain": "cut"}),
    "a step too many": (
        lambda text: edit(r"^(?=chain: )", "Chris: insert > tile 1\n", text),
        {"rules": "broken", "chain": "longer"},
    ),
}


@pytest.mark.parametrize("name", TAMPERED)
def test_tampering_is_found_and_named(name: str) -> None:
    tamper, expected = TAMPERED[name]
    changed = tamper(text_of(sealed()))
    assert not verify(changed).ok
    found = outcomes(changed) | {"head": outcomes(changed, sealed().head)["head"]}
    assert expected.items() <= found.items()
    # What somebody kept can stand in for a chain that was left out; nothing else is healed by a head.
    assert verify(changed, sealed().head).ok == (name == "closing")


def test_how_much_is_missing_is_said() -> None:
    complete = verify(cut(text_of(sealed()))).findings[3]
    assert complete.args == {"missing": 20, "steps": len(sealed().record.steps)}
    assert complete.ok is False


# ------------------------------------------------------------------ a chain made anew
@pytest.mark.parametrize("tamper", [another_choice, another_option, in_another_order])
def test_a_chain_made_anew_is_found_by_a_head_only(tamper: Callable[[str], str]) -> None:
    record = parse_record(tamper(text_of(sealed())), GAME)
    notation = GAME.notation(record.setup)
    record.chain = str(Chain(record, notation, sealed().secret).closing())
    changed = record.to_text(notation)
    assert verify(changed).ok
    assert outcomes(changed)["head"] == "alone"
    assert not verify(changed, sealed().head).ok
    assert outcomes(changed, sealed().head)["head"] == "other"
    # Of the steps before the change nothing is different.
    early = sealed().chain.head(10)
    assert verify(changed, early).ok == (tamper is not another_option)


# ------------------------------------------------------------------ records of other times and places
def test_an_unfinished_record_is_not_complete() -> None:
    part = played(Setup(("Hannes", "Chris")), 3, 5, 40)
    found = outcomes(text_of(part))
    assert found == {"rules": "kept", "luck": "fast", "chain": "open", "complete": "unfinished", "head": "none"}
    assert not verify(text_of(part)).ok
    assert outcomes(text_of(part), part.chain.head(30))["head"] == "some"


def test_a_record_from_before_there_were_chains() -> None:
    """It reads and replays; that nothing was changed it cannot show, unless somebody kept a head of that game."""
    text = OLD.read_text(encoding="utf-8")
    found = verify_text(text, game_of)
    assert [finding.outcome for finding in found.findings] == ["kept", "sealed", "none", "whole", "none"]
    assert not found.ok and not found.failed
    assert verify_text(text, game_of, found.head).ok


def test_a_text_that_is_no_record() -> None:
    found = verify("hello")
    assert not found.ok and found.failed and found.worst is found.findings[0]
    assert "begins with" in found.findings[0].detail


def test_luck_from_nowhere_is_not_promised() -> None:
    assert outcomes(edit(r"^chance: .*", "chance: unknown", text_of(OPEN)))["luck"] == "unknown"


# ------------------------------------------------------------------ every sentence
def test_every_finding_has_its_sentence_in_every_language() -> None:
    cases = [change(text_of(sealed())) for change, _ in TAMPERED.values()]
    cases += [text_of(sealed()), text_of(OPEN), edit(r"^chance: .*", "chance: unknown", text_of(OPEN)), "hello"]
    findings: dict[str, dict[str, Any]] = {}
    for text in cases:
        for head in ("", sealed().head, sealed().chain.head(3)):
            for finding in verify(text, head).findings:
                findings[f"verify-{finding.check}-{finding.outcome}"] = dict(finding.args)
    for language in LANGUAGES:
        said = {Texts(language).find(message, **args) for message, args in findings.items()}
        assert None not in said and len(said) == len(findings)
        assert not any("{" in sentence for sentence in said if sentence)
    written = re.findall(r"^(verify-\w+-\S+) =", VERIFY_FTL.read_text(encoding="utf-8"), re.M)
    assert set(written) == set(findings)
