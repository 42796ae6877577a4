"""Words as people type them: names found without regard to case and accents, kindly and in one sentence."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Mapping

from warlore.table.errors import AmbiguousInput, BadInput, shown

# What decomposing does not make plain: letters that are no letter with a mark, and the printed apostrophe.
_PLAIN = {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i", "’": "'"}
_LETTERS = str.maketrans(_PLAIN)
FEW = 12
"""So many names or fewer are listed when none fits."""


def plain_text(text: str) -> str:
    """The text without case and accents, with hyphens as spaces and single spaces."""
    spread = unicodedata.normalize("NFKD", text.casefold()).translate(_LETTERS)
    bare = "".join(mark for mark in spread if not unicodedata.combining(mark))
    return " ".join(bare.replace("-", " ").split())


def look_up(text: str, names: Mapping[str, int], what: str, where: str = "") -> int:
    """The number of a name given in full or by a beginning that fits one only; the keys are plain texts."""
    wanted = plain_text(text)
    if wanted in names:
        return names[wanted]
    starting = sorted({names[name] for name in names if wanted and name.startswith(wanted)})
    if len(starting) == 1:
        return starting[0]
    if starting:
        could = sorted(name for name in names if name.startswith(wanted))[:4]
        raise AmbiguousInput(f"{shown(text)} could be more than one {what}: {', '.join(could)}")
    close = difflib.get_close_matches(wanted, names, n=3, cutoff=0.6)
    hint = f"; did you mean {' or '.join(close)}?" if close else ""
    if not hint and 0 < len(names) <= FEW:
        hint = f"; allowed are {', '.join(names)}"
    raise BadInput(f"there is no {what} {shown(text)}{where}{hint}")
