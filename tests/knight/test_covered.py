"""Every number of the rules has a test named after it."""

from __future__ import annotations

import re
from pathlib import Path

NUMBERS = {"r": 104, "f": 11, "q": 13, "s": 10}
MORE = {("q", 35), ("q", 36)}  # of the rulings on what a Hero holds; the others are tested with the cards


def test_every_rule_has_a_test() -> None:
    text = "".join(path.read_text() for path in sorted(Path(__file__).parent.glob("test_*.py")))
    found = {(letter, int(number)) for letter, number in re.findall(r"^def test_([rfqs])(\d+)_", text, re.M)}
    wanted = {(letter, number) for letter, last in NUMBERS.items() for number in range(1, last + 1)} | MORE
    assert sorted(wanted - found) == []
    assert sorted(found - wanted) == []
