"""The chain of a record: a hash over its set-up, its deal and every step, each made of the one before it.

Whoever kept one such hash, a *head*, can tell later whether the game up to there is still the one that was stored.
With sealed luck the hashes are keyed by the secret: a head binds whoever stores the game to cards that others may
not know yet, and tells nothing of them. docs/records.md says it byte for byte, for other people's programs.
"""

from __future__ import annotations

import hmac
import re
from dataclasses import dataclass

from warlore.table.errors import BadInput, BadRecord
from warlore.table.game import Notation
from warlore.table.record import Record, Step, deal_line, set_up_lines, step_line

SHORTEST_HEAD = 16
"""The hexadecimal digits of a head's short form: 64 bits, so that nobody finds another game with the same."""
SHOWN_OF_SET_UP = 16

_LABEL = b"warlore chain 1\0"
_END = b"end"
_CLOSING = re.compile(r"(\d{1,9}) steps, set-up ([0-9a-f]{16}), head ([0-9a-f]{64})")
_HEAD = re.compile(rf"[0-9a-f]{{{SHORTEST_HEAD},64}}")


@dataclass(frozen=True, slots=True)
class Closing:
    """What the last line of a finished record says of its chain."""

    steps: int
    set_up: str
    head: str

    def __str__(self) -> str:
        return f"{self.steps} steps, set-up {self.set_up}, head {self.head}"


def parse_closing(text: str) -> Closing:
    found = _CLOSING.fullmatch(text)
    if found is None:
        raise BadRecord("chain: must be of the form 'N steps, set-up 16 digits, head 64 digits', in hexadecimal")
    return Closing(int(found[1]), found[2], found[3])


class Chain:
    """The heads of a game that goes on. Each costs one hash, made when it is first asked for."""

    def __init__(self, record: Record, notation: Notation, secret: bytes = b"") -> None:
        """`secret` is that of sealed luck; chains of other records have no key."""
        self._record = record
        self._notation = notation
        self._key = hmac.digest(secret, _LABEL, "sha256") if secret else b""
        self.set_up = self._hash(_LABEL + "\n".join(set_up_lines(record, notation)).encode())
        self._heads = [self._hash(self.set_up + deal_line(record, notation).encode())]

    def head(self, steps: int) -> str:
        """The head after so many steps; after none it is that of the deal."""
        return self._at(steps).hex()

    def closing(self) -> Closing:
        """The end of the chain of a finished game."""
        steps = len(self._record.steps)
        head = self._hash(self._at(steps) + _END)
        return Closing(steps, self.set_up.hex()[:SHOWN_OF_SET_UP], head.hex())

    def take_back(self, steps: int) -> None:
        """Only so many steps are left; what comes after them may be other ones."""
        del self._heads[steps + 1 :]

    def _at(self, steps: int) -> bytes:
        for step in self._record.steps[len(self._heads) - 1 : steps]:
            self._heads.append(self._after(self._heads[-1], step))
        return self._heads[steps]

    def _after(self, head: bytes, step: Step) -> bytes:
        return self._hash(head + step_line(step, self._notation).encode())

    def _hash(self, message: bytes) -> bytes:
        return hmac.digest(self._key, message, "sha256")


def read_head(text: str) -> str:
    """A head as somebody types or pastes it, whole or its beginning, in groups or not."""
    head = re.sub(r"[\s:-]+", "", text).lower()
    if not _HEAD.fullmatch(head):
        raise BadInput(
            f"head: must be the {SHORTEST_HEAD} to 64 hexadecimal digits that the table showed", field="head"
        )
    return head


def short_head(head: str) -> str:
    """A head as people compare it: its first digits, in groups of four."""
    return " ".join(head[at : at + 4] for at in range(0, SHORTEST_HEAD, 4))
