"""Sealed chance: results that are fixed before the first card and that everybody can check afterwards.

A secret of 32 random bytes is drawn before the first card; its SHA-256 is the *commitment*, shown at once.
The stream of results is keyed by the secret and, if given, by words that the players add after they have
seen the commitment. With such words not even the keeper of the secret can choose the luck; without them it is shown
only that the luck was not changed after the commitment, for of many secrets the best could have been picked. When
the secret is shown at the end, `verify` in `record.py` plays the record again and compares every result.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

SECRET_BYTES = 32
_LABEL = b"warlore seal 1\0"


def new_secret() -> bytes:
    """A fresh secret from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is shown before the game."""
    return hashlib.sha256(_LABEL + secret).hexdigest()


def fits(secret: bytes, promised: str) -> bool:
    """Is this the secret that was promised?"""
    return hmac.compare_digest(commitment(secret).encode(), promised.encode())


class SealedStream:
    """Numbers from HMAC-SHA-256 in counter mode, exactly uniform by rejection."""

    def __init__(self, secret: bytes, players_words: str = "") -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self._key = hmac.digest(secret, _LABEL + players_words.encode("utf-8"), "sha256")
        self._counter = 0
        self._block = b""

    def _next32(self) -> int:
        if not self._block:
            self._block = hmac.digest(self._key, self._counter.to_bytes(8, "big"), "sha256")
            self._counter += 1
        word, self._block = self._block[:4], self._block[4:]
        return int.from_bytes(word, "big")

    def __call__(self, n: int) -> int:
        """A number from 0 to n - 1."""
        limit = 2**32 - 2**32 % n
        while (word := self._next32()) >= limit:
            pass
        return word % n
