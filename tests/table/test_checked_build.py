"""The compiled form, built with every check of the C compiler and of Cython, plays both games and the solver."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from checked_build import ROOT, build, can_sanitize, environment
from planted import CHAPTER, FAULTS

pytestmark = pytest.mark.long

PLAYED = {
    "history": ["tests/history/test_properties.py", "tests/history/test_forms_agree.py", "tests/bots/test_search.py"],
    "odds": ["tests/history_odds"],
    "knight": ["tests/knight/test_properties.py", "tests/knight/test_draws.py", "tests/knight/test_everything.py"],
    "solver": ["tests/knight_solve/test_rooms.py", "tests/knight_solve/test_bounds.py"],
}

COMPILED = {
    "in_row": "runtime error: index -1 out of bounds for type 'short int [3]'",
    "after_row": "runtime error: index 3 out of bounds for type 'short int [3]'",
    "in_pile": "index 5 of a pile with room for 2",
    "in_grid": "runtime error: index -3 out of bounds for type 'short int [3][2]'",
    "in_table": "IndexError: Out of bounds on buffer access",
    "never_made": "IndexError: Out of bounds on buffer access",
    "in_constant": "runtime error: index -1 out of bounds for type 'short int [3]'",
    "at_nothing": "'NoneType' object has no attribute 'number'",
}
PLANT = """
from setuptools import Extension, setup
from Cython.Build import cythonize
from compile_rules import Unit, Writer, flags
Writer(Unit("planted_form", ["warlore.table.piles", "planted_chapter"]), True).write()
form = Extension("planted_form", ["src/planted_form.pyx"], **flags(checked=True))
setup(script_args=["-q", "build_ext", "--inplace"], ext_modules=cythonize([form], quiet=True))
"""
ERR = """
import sys
import planted_form
one = planted_form.Board()
assert getattr(planted_form, sys.argv[1])(one, 0) == 7
getattr(planted_form, sys.argv[1])(one, 1)
"""


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not can_sanitize(tmp_path_factory.mktemp("compiler")):
        pytest.skip("no C compiler with -fsanitize=bounds,undefined")
    return build()


@pytest.fixture(scope="module")
def planted(checked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The chapter with its faults, compiled with the checks."""
    place = tmp_path_factory.mktemp("planted")
    (place / "src").mkdir()
    (place / "planted_chapter.py").write_text(CHAPTER, "utf-8")
    made = {"PYTHONPATH": f"{place}:{checked}:{ROOT / 'tools'}", "WARLORE_PLAIN": "1"}
    subprocess.run([sys.executable, "-c", PLANT], cwd=place, env=environment(**made), check=True)
    return place


@pytest.mark.parametrize("fault", FAULTS)
def test_the_checked_build_tells(planted: Path, fault: str) -> None:
    asked = [sys.executable, "-c", ERR, fault]
    run = subprocess.run(asked, cwd=planted, env=environment(), capture_output=True, text=True)
    assert COMPILED[fault] in run.stderr


@pytest.mark.parametrize("what", PLAYED)
def test_nothing_leaves_its_array(checked: Path, tmp_path: Path, what: str) -> None:
    """What is wrong in C is written to a file; a wrong index of a table is an error that fails the test it is in."""
    faults = tmp_path / "faults"
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *PLAYED[what]],
        cwd=ROOT,
        env=environment(UBSAN_OPTIONS=f"log_path={faults}"),
        capture_output=True,
        text=True,
    )
    told = "".join(path.read_text("utf-8") for path in tmp_path.glob("faults.*"))
    assert not told, told[:4000]
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-4000:]
