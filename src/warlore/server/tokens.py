"""The secrets of seats: drawn here, kept only as hashes, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets

SECRET_BYTES = 24
ID_BYTES = 9


class Tokens:
    """Where unguessable words come from."""

    def secret(self) -> str:
        """The secret of a seat, or an invitation: 192 bits."""
        return secrets.token_urlsafe(SECRET_BYTES)

    def table_id(self) -> str:
        return secrets.token_urlsafe(ID_BYTES)

    def below(self, n: int) -> int:
        return secrets.randbelow(n)


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())
