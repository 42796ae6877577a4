"""Verifying a record: the one answer behind every face, in findings that say no more than what was shown.

Five questions, each answered by itself: was every step legal, is the luck the promised one, do set-up and steps
belong to the record's chain, is the game complete, and are these the steps that the table stored? The last needs a
head that somebody kept: whoever edits a record can make the chain in it anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, TypeVar

from warlore.table.chain import Chain, Closing, parse_closing, read_head
from warlore.table.errors import BadRecord, IllegalAction, WarloreError
from warlore.table.game import Game
from warlore.table.record import Record, opened, parse_record, replay, verify
from warlore.table.sealing import SECRET_BYTES

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Finding:
    """The answer to one question. `ok` is None where nothing can be told; `detail` is where it was found.

    `check` and `outcome` name the sentence for people, `args` are its numbers.
    """

    check: str
    outcome: str
    ok: bool | None
    args: Mapping[str, int | str] = field(default_factory=dict)
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Verification:
    """What was found out about a record: `head` is the one that it leads to itself."""

    findings: tuple[Finding, ...]
    steps: int = 0
    seats: tuple[str, ...] = ()
    head: str = ""

    @property
    def ok(self) -> bool:
        """Do steps, luck, chain and completeness all hold, and does no head speak against it?"""
        return all(finding.ok or (finding.check == "head" and finding.ok is None) for finding in self.findings)

    @property
    def failed(self) -> bool:
        """Is something wrong, rather than merely not to be told?"""
        return any(finding.ok is False for finding in self.findings)

    @property
    def worst(self) -> Finding | None:
        """The finding that keeps the record from being verified: the first that fails, else the last that is open."""
        against = [finding for finding in self.findings if finding.ok is False]
        open_ones = [finding for finding in self.findings if finding.ok is None and finding.check != "head"]
        return next(iter(against + open_ones[::-1]), None)

    def describe(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "ok": self.ok,
            "steps": self.steps,
            "seats": list(self.seats),
            "head": self.head,
            "checks": [asdict(finding) for finding in self.findings],
        }


def verify_text(text: str, game_of: Callable[[str], Game[S]], head: str = "") -> Verification:
    """Verify a record's text; one that cannot be read is a finding too. `head`, if any, is one that somebody kept."""
    try:
        game = game_of(text)
        record = parse_record(text, game)
    except WarloreError as error:
        return Verification((Finding("text", "unreadable", False, detail=error.message),))
    return verify_record(record, game, head)


def verify_record(record: Record, game: Game[S], head: str = "") -> Verification:
    """All questions about a record. Raises `BadInput` when `head` is none."""
    kept = read_head(head) if head else ""
    over, rules = _rules(record, game)
    chain = _chain_of(record, game)
    closing, garbled = _closing_of(record)
    total = closing.steps if closing else 0
    steps = len(record.steps)
    compared = _head(chain, steps, kept, over=over, missing=total > steps)
    linked = garbled or _links(chain, closing, steps, compared, over=over)
    findings = (rules, _luck(record, game), linked, _complete(over, steps, total))
    if not kept and all(finding.ok for finding in findings):
        compared = Finding("head", "alone", None)
    reached = "" if chain is None else chain.closing().head if over else chain.head(steps)
    return Verification((*findings, compared), steps, record.setup.seats, reached)


# ------------------------------------------------------------------ the questions
def _rules(record: Record, game: Game[S]) -> tuple[bool, Finding]:
    """Is every step legal and made by the seat that had to decide? And is the game over after the last?"""
    over = False
    try:
        for moment in replay(record, game):
            over = game.turn(moment.state) is None
    except (BadRecord, IllegalAction) as error:
        return False, Finding("rules", "broken", False, detail=error.message)
    return over, Finding("rules", "kept", True)


def _luck(record: Record, game: Game[S]) -> Finding:
    """Is the luck the one that was fixed before the first card?"""
    kind, _, given = record.chance.partition(" ")
    if kind == "sealed" and not record.secret:
        return Finding("luck", "hidden", None)
    try:
        if kind == "sealed":
            opened(record.secret, given)
    except BadRecord as error:
        return Finding("luck", "unsealed", False, detail=error.message)
    if kind not in ("sealed", "fast"):
        return Finding("luck", "unknown", None)
    try:
        verify(record, game)
    except (BadRecord, IllegalAction) as error:
        return Finding("luck", "changed", False, detail=error.message)
    return Finding("luck", kind, True, {"seed" if kind == "fast" else "commitment": given})


def _links(chain: Chain | None, closing: Closing | None, steps: int, compared: Finding, *, over: bool) -> Finding:
    """Do set-up, deal and steps lead to the head that the record itself gives?"""
    if chain is None:
        return Finding("chain", "hidden", None)
    if closing is None and not over:
        return Finding("chain", "open", None)
    if closing is None:
        # What somebody kept stands in for what the record lacks.
        return Finding("chain", "kept", True) if compared.outcome == "all" else Finding("chain", "none", None)
    if not chain.set_up.hex().startswith(closing.set_up):
        return Finding("chain", "other-set-up", False)
    if steps < closing.steps:
        return Finding("chain", "cut", None)
    if steps > closing.steps:
        return Finding("chain", "longer", False, {"more": steps - closing.steps})
    return Finding("chain", "fits", True) if chain.closing() == closing else Finding("chain", "other-steps", False)


def _complete(over: bool, steps: int, total: int) -> Finding:
    """Was the game played to its end, and is nothing of it missing?"""
    if total > steps:
        return Finding("complete", "missing", False, {"missing": total - steps, "steps": total})
    if not over:
        return Finding("complete", "unfinished", None, {"steps": steps})
    return Finding("complete", "whole", True, {"steps": steps})


def _head(chain: Chain | None, steps: int, kept: str, *, over: bool, missing: bool) -> Finding:
    """Are these the steps of which the table told the head?"""
    if not kept:
        return Finding("head", "none", None)
    if chain is None:
        return Finding("head", "hidden", None)
    if over and chain.closing().head.startswith(kept):
        return Finding("head", "all", True, {"steps": steps})
    for step in range(steps, -1, -1):
        if chain.head(step).startswith(kept):
            return Finding("head", "some", True, {"steps": step, "rest": steps - step})
    return Finding("head", "beyond" if missing or not over else "other", False)


# ------------------------------------------------------------------ the chain
def _chain_of(record: Record, game: Game[S]) -> Chain | None:
    """The chain of a record as it stands; None while its key is not known."""
    secret = b""
    if record.chance.startswith("sealed"):
        try:
            secret = bytes.fromhex(record.secret)
        except ValueError:
            return None
        if len(secret) != SECRET_BYTES:
            return None
    return Chain(record, game.notation(record.setup), secret)


def _closing_of(record: Record) -> tuple[Closing | None, Finding | None]:
    """How the record closes its chain, or what is wrong with that line."""
    try:
        return (parse_closing(record.chain) if record.chain else None), None
    except BadRecord as error:
        return None, Finding("chain", "garbled", False, detail=error.message)
