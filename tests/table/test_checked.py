"""What notices an index outside its array: in the plain form, the checks that all tests run with.

The faults planted here are planted in the compiled form too (`test_checked_build.py`).
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest
from planted import CHAPTER, FAULTS

from checked import CheckedLoader

PLAIN = {
    "in_row": "index -1 of an array",
    "after_row": "index out of range",
    "in_pile": "index out of range",
    "in_grid": "index -3 of an array",
    "in_table": "index -1 of an array",
    "never_made": "index out of range",
    "in_constant": "index -1 of an array",
    "at_nothing": "'NoneType' object has no attribute",
}


@pytest.fixture
def chapter(tmp_path: Path) -> Any:
    path = tmp_path / "planted_chapter.py"
    path.write_text(CHAPTER, "utf-8")
    spec = importlib.util.spec_from_loader("planted_chapter", CheckedLoader("planted_chapter", str(path)))
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_planted_fault_is_expected_here() -> None:
    assert set(PLAIN) == set(FAULTS)


@pytest.mark.parametrize("fault", FAULTS)
def test_the_plain_form_refuses(chapter: Any, fault: str) -> None:
    assert getattr(chapter, fault)(chapter.Board(), 0) == 7
    with pytest.raises((IndexError, AttributeError), match=PLAIN[fault]):
        getattr(chapter, fault)(chapter.Board(), 1)
