"""The chain of a record: as documented, one hash a step, and nothing to learn from a head without the secret."""

from __future__ import annotations

import hmac
import re
from hashlib import sha256

import pytest
from toy import GAME, SETUP

from warlore.table import BadInput, BadRecord, Session, luck, parse_record
from warlore.table.chain import Chain, Closing, parse_closing, read_head, short_head

ROLL, THINK = 0, 1


def session(*actions: int, seed: int | None = 4) -> Session:
    made = Session(GAME, SETUP, seed=seed)
    for action in actions:
        made.play(action)
    return made


def heads_of(text: str) -> list[str]:
    """docs/records.md written out a second time: from the lines of a record alone, without any game."""
    header, _, lines = text.partition("\n\n")
    set_up = [line for line in header.splitlines()[1:] if not line.startswith("secret: ")]
    secret = re.search(r"^secret: (.*)$", header, re.M)
    key = hmac.new(bytes.fromhex(secret[1]), b"warlore chain 1\0", sha256).digest() if secret else b""
    head = hmac.new(key, b"warlore chain 1\0" + "\n".join(set_up).encode(), sha256).digest()
    heads = [head.hex()]
    for line in [line for line in lines.splitlines() if not line.startswith("chain: ")] + ["end"]:
        head = hmac.new(key, head + line.encode(), sha256).digest()
        heads.append(head.hex())
    return heads


# ------------------------------------------------------------------ what it is
@pytest.mark.parametrize("seed", [4, None])
def test_anybody_can_compute_the_chain_from_the_text(seed: int | None) -> None:
    s = session(THINK, *[ROLL] * 6, seed=seed)
    set_up, *heads, end = heads_of(s.record.to_text(s.notation))
    assert s.record.chain == f"7 steps, set-up {set_up[:16]}, head {end}"
    assert [s.chain.head(step) for step in range(8)] == heads
    assert s.head == end


def test_a_game_that_is_not_over_has_no_closing() -> None:
    s = session(ROLL, ROLL)
    assert s.record.chain == "" and "chain" not in s.record.to_text(s.notation)


def test_every_head_is_another() -> None:
    s = session(*[THINK] * 5, *[ROLL] * 6)
    heads = [s.chain.head(step) for step in range(12)] + [s.head]
    assert len(set(heads)) == len(heads)


@pytest.mark.parametrize("steps", range(6))
def test_a_game_that_goes_on_from_its_record_has_the_same_chain(steps: int) -> None:
    whole, part = session(*[ROLL] * 6, seed=None), None
    part = session(*[ROLL] * steps, seed=None)
    resumed = Session.resume(GAME, parse_record(part.record.to_text(part.notation), GAME), secret=part.secret)
    assert resumed.head == part.head != whole.head
    for s in (part, resumed):
        while not s.over:
            s.play(ROLL)
    assert resumed.record == part.record


# ------------------------------------------------------------------ what can be taken back
def test_a_head_is_that_of_the_last_step_that_cannot_be_taken_back() -> None:
    s = session(ROLL)
    settled = s.head
    assert settled == s.chain.head(1)
    s.play(THINK)
    s.play(THINK)
    assert s.head == settled
    s.play(ROLL)
    assert s.head == s.chain.head(4)


def test_what_was_taken_back_is_not_in_the_chain() -> None:
    s = session(ROLL, THINK, THINK)
    thinking = s.chain.head(3)
    s.undo(1)
    s.undo(1)
    s.play(ROLL)
    s.play(THINK)
    assert s.chain.head(3) != thinking
    assert s.chain.head(2) == session(ROLL, ROLL).chain.head(2)


# ------------------------------------------------------------------ one hash a step
def test_a_step_costs_one_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    s = session(*[THINK] * 40)
    assert s.head
    count = 0
    honest = Chain._hash

    def counted(self: Chain, message: bytes) -> bytes:
        nonlocal count
        count += 1
        return honest(self, message)

    monkeypatch.setattr(Chain, "_hash", counted)
    s.play(ROLL)
    for _ in range(5):
        assert s.head
    assert count == 41
    s.play(ROLL)
    assert s.head
    assert count == 42


# ------------------------------------------------------------------ nothing leaks
def guesses(s: Session, before: str, key: bytes) -> list[str]:
    """The head after the next roll for every face, for whoever has that key."""
    lines = [f"{s.notation.seat_text(s.record.steps[-1].seat)}: roll > face {face}" for face in range(1, 7)]
    return [hmac.digest(key, bytes.fromhex(before) + line.encode(), "sha256").hex() for line in lines]


def test_a_face_is_not_to_be_guessed_from_the_head_without_the_secret() -> None:
    """What has few values could be tried through, were the hashes not keyed."""
    s = session(ROLL, seed=None)
    before = s.head
    s.play(ROLL)
    true_key = hmac.digest(s.secret, b"warlore chain 1\0", "sha256")
    assert s.head in guesses(s, before, true_key)
    promised = s.record.chance.partition(" ")[2]
    for known in (b"", bytes(32), bytes.fromhex(promised), promised.encode(), b"warlore chain 1\0"):
        assert s.head not in guesses(s, before, known)


def test_without_a_key_it_would_be() -> None:
    """The test above can fail: with an open seed the face is found."""
    s = session(ROLL, seed=4)
    before = s.head
    s.play(ROLL)
    assert s.head in guesses(s, before, b"")


def test_the_same_game_under_another_secret_has_other_heads() -> None:
    s = session(THINK, seed=4)
    ours, theirs = (Chain(s.record, s.notation, secret) for secret in (bytes(32), bytes(31) + b"\1"))
    for step in (0, 1):
        assert len({ours.head(step), theirs.head(step), s.chain.head(step)}) == 3
    differing = sum(a != b for a, b in zip(ours.head(1), theirs.head(1), strict=True))
    assert differing > 40


def test_the_key_of_the_chain_is_not_that_of_the_luck() -> None:
    secret = bytes(range(32))
    first = hmac.digest(hmac.digest(secret, b"warlore chain 1\0", "sha256"), (0).to_bytes(8, "big"), "sha256")
    stream = luck.SealedStream(secret)
    assert [int.from_bytes(first[at : at + 4], "big") for at in (0, 4)] != [stream(2**32) for _ in range(2)]


# ------------------------------------------------------------------ reading
def test_a_head_is_read_as_people_write_it() -> None:
    head = session(ROLL).head
    assert read_head(head) == head == read_head(head.upper()) == read_head(f" {head}\n")
    assert read_head(short_head(head)) == head[:16]
    assert read_head("-".join(short_head(head).split())) == head[:16]
    assert len(short_head(head)) == 19


@pytest.mark.parametrize("text", ["0" * 15, "0" * 65, "g" * 16, "hello", "é" * 16, "0" * 16 + "?"])
def test_what_is_no_head_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="head: must be the 16 to 64 hexadecimal digits") as caught:
        read_head(text)
    assert caught.value.field == "head"


@pytest.mark.parametrize(
    "text", ["x", "7 steps", f"x steps, set-up {'0' * 16}, head {'0' * 64}", f"7 steps, set-up , head {'0' * 64}"]
)
def test_a_closing_that_cannot_be_read(text: str) -> None:
    with pytest.raises(BadRecord, match="chain: must be of the form"):
        parse_closing(text)


def test_a_closing_round_trips() -> None:
    closing = Closing(7, "0" * 16, "1" * 64)
    assert parse_closing(str(closing)) == closing
