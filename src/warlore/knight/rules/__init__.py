"""The rules of Mage Knight combat (R1–R104, F1–F11, Q1–Q13, S1–S10), one chapter per file.

`engine` is the form that runs: the compiled module when it was built, else `plain`. Both offer the same
functions; constants are always those of the plain chapters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from warlore.table.form import COMPILED

if TYPE_CHECKING or not COMPILED:
    from warlore.knight.rules import plain as engine
else:
    try:
        from warlore.knight.rules import _compiled as engine
    except ImportError as error:
        raise ImportError("only part of Warlore is compiled: build it again, or set WARLORE_PLAIN=1") from error

__all__ = ["engine"]
