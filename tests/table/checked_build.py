"""Builds the compiled rules once more with every check there is, in a place of their own (`build/checked`)."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLACE = ROOT / "build" / "checked"
ABOUT = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE", "tools/compile_rules.py")
TEXTS = (".py", ".toml", ".ftl", ".typed")
FLAGS = ("-fsanitize=bounds,undefined", "-O1", "-g0", "-w", "-fPIC", "-shared")


def can_sanitize(scratch: Path) -> bool:
    """Is there a C compiler that has these checks?"""
    source = scratch / "nothing.c"
    source.write_text("int nothing(void) { return 0; }\n", "utf-8")
    command = [*os.environ.get("CC", "cc").split(), *FLAGS, str(source), "-o", str(scratch / "nothing.so")]
    try:
        return subprocess.run(command, capture_output=True).returncode == 0
    except OSError:
        return False


def sources() -> Iterable[Path]:
    yield from (Path(name) for name in ABOUT)
    for path in sorted((ROOT / "src" / "warlore").rglob("*")):
        if path.suffix in TEXTS and path.is_file():
            yield path.relative_to(ROOT)


def copy_changed(place: Path) -> None:
    """What has not changed keeps its date, so that it is not compiled again."""
    for name in sources():
        text = (ROOT / name).read_bytes()
        target = place / name
        if not target.exists() or target.read_bytes() != text:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(text)


def build() -> Path:
    """Build what has changed, and return where the packages lie; of several workers only one builds."""
    PLACE.mkdir(parents=True, exist_ok=True)
    with (PLACE / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        copy_changed(PLACE)
        command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--build-temp", "temp"]
        checks = environment(WARLORE_CHECKED="1")
        done = subprocess.run(command, cwd=PLACE, env=checks, capture_output=True, text=True)
        if done.returncode or "were not compiled" in done.stderr:
            raise RuntimeError(done.stderr)
    return PLACE / "src"


def environment(**more: str) -> dict[str, str]:
    """What a process that is to use the checked form begins with."""
    kept = {name: value for name, value in os.environ.items() if name not in ("WARLORE_PLAIN", "PYTHONPATH")}
    return {**kept, "PYTHONPATH": str(PLACE / "src"), **more}
