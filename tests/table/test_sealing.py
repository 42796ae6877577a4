"""Sealed luck: committed beforehand, even, and checkable by anyone."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from toy import chi_square

from warlore.table import sealed
from warlore.table.luck import below
from warlore.table.sealing import SealedStream, commitment, fits, new_secret

SECRET = bytes(range(32))


def test_a_secret_is_fresh_each_time() -> None:
    secrets = {new_secret() for _ in range(50)}
    assert len(secrets) == 50
    assert {len(secret) for secret in secrets} == {32}


def test_the_commitment_is_the_documented_hash_and_fits_only_its_secret() -> None:
    promised = commitment(SECRET)
    assert promised == hashlib.sha256(b"warlore seal 1\0" + SECRET).hexdigest()
    assert fits(SECRET, promised)
    assert not fits(bytes(32), promised)
    assert not fits(SECRET, promised.upper())
    assert not fits(SECRET, "")
    assert not fits(SECRET, "é")


def test_the_commitment_does_not_show_the_secret() -> None:
    assert SECRET.hex() not in commitment(SECRET)
    changed = bytes([SECRET[0] ^ 1]) + SECRET[1:]
    differing = sum(a != b for a, b in zip(commitment(SECRET), commitment(changed), strict=True))
    assert differing > 40


def test_anybody_can_compute_the_stream() -> None:
    """HMAC-SHA-256 in counter mode, numbers by rejection: written out here a second time."""
    key = hmac.digest(SECRET, b"warlore seal 1\0" + b"words", "sha256")
    words = []
    for counter in range(40):
        block = hmac.digest(key, counter.to_bytes(8, "big"), "sha256")
        words += [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
    stream = SealedStream(SECRET, "words")
    expected = [word % 7 for word in words if word < 2**32 - 2**32 % 7]
    assert [stream(7) for _ in range(300)] == expected[:300]


@pytest.mark.parametrize("n", [1, 2, 6, 12, 108])
def test_sealed_luck_is_even(n: int) -> None:
    stream = SealedStream(SECRET)
    counts = Counter(stream(n) for _ in range(12_000))
    assert set(counts) <= set(range(n))
    assert chi_square(counts, n) < n - 1 + 6 * (2 * n) ** 0.5


def test_numbers_that_would_be_uneven_are_rejected() -> None:
    """Just above half of the range, nearly every second word must be thrown away."""
    stream = SealedStream(SECRET)
    n = 2**31 + 1
    counts = [stream(n) for _ in range(500)]
    assert all(0 <= number < n for number in counts)
    assert 180 < sum(number >= n // 2 for number in counts) < 320


@pytest.mark.parametrize(("secret", "words"), [(bytes(32), ""), (SECRET, "x"), (SECRET, "X"), (SECRET, "é")])
def test_another_secret_or_other_words_give_other_luck(secret: bytes, words: str) -> None:
    ours, theirs = SealedStream(SECRET), SealedStream(secret, words)
    assert sum(ours(720) == theirs(720) for _ in range(300)) < 8


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_a_secret_of_another_length_is_refused(secret: bytes) -> None:
    with pytest.raises(ValueError, match="a secret has 32 bytes"):
        sealed(secret)


def test_a_sealed_chance_answers_from_its_stream() -> None:
    chance, stream = sealed(SECRET, "we"), SealedStream(SECRET, "we")
    assert [below(chance, 6) for _ in range(50)] == [stream(6) for _ in range(50)]
    assert chance.fault == 0


def test_chance_without_a_source_says_so() -> None:
    chance = sealed(SECRET)
    chance.source = None
    assert below(chance, 6) == 0
    assert chance.fault == 1
