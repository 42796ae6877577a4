"""Programs that tests need and pip cannot give: Chromium, PostgreSQL. Found, or installed where that may be done.

    python tools/debian.py chromium postgres     # prints where they are, installing what is missing
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

INSTALL_SECONDS = 600


@dataclass(frozen=True)
class Program:
    """`names`: what it may be called; `variable`: names it outright; `package`: Debian's; `places`: off the PATH."""

    names: tuple[str, ...]
    variable: str
    package: str
    places: str = ""


PROGRAMS = {
    "chromium": Program(("chromium", "chromium-browser", "google-chrome"), "CHROMIUM", "chromium"),
    "postgres": Program(("postgres",), "POSTGRES", "postgresql", "/usr/lib/postgresql/*/bin"),
}


def found(program: Program) -> Path | None:
    """Where a program is, if it is here; the newest when there are several."""
    named = os.environ.get(program.variable)
    if named:
        path = shutil.which(named)
        if path is None:
            raise SystemExit(f"{program.variable} is {named!r}, but no program is there.")
        return Path(path)
    root = Path("/")
    folders = sorted(root.glob(program.places.lstrip("/")), reverse=True) if program.places else []
    search = os.pathsep.join([os.environ.get("PATH", os.defpath), *map(str, folders)])
    for name in program.names:
        path = shutil.which(name, path=search)
        if path is not None:
            return Path(path)
    return None


def provide(name: str) -> Path | None:
    """A program, installed first if it is missing and we are root on a Debian; None when it cannot be had."""
    program = PROGRAMS[name]
    path = found(program)
    if path is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install(program)
        path = found(program)
    return path


def install(program: Program) -> None:
    # Test processes that run side by side want the same package at the same time.
    with open(Path(tempfile.gettempdir()) / "warlore-apt.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if found(program) is not None:
            return
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        install = ["apt-get", "install", "-y", "--no-install-recommends", program.package]
        for command in (install, ["apt-get", "update"], install):
            try:
                done = subprocess.run(command, env=environment, capture_output=True, timeout=INSTALL_SECONDS)
            except subprocess.TimeoutExpired:
                return
            if command is install and done.returncode == 0:
                return


def missing(name: str) -> str:
    """Why a test that needs this program cannot run, and what helps."""
    program = PROGRAMS[name]
    return (
        f"{name} was not found: install the package {program.package}, or name the program with {program.variable}="
    )


def required(variable: str) -> bool:
    """Must everything be there? In CI always; elsewhere when the variable asks for it."""
    return any(os.environ.get(asked, "").lower() not in ("", "0", "false") for asked in ("CI", variable))


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in PROGRAMS]
    if unknown or not names:
        print(f"usage: debian.py NAME…; the programs are {', '.join(PROGRAMS)}", file=sys.stderr)
        return 2
    complete = True
    for name in names:
        path = provide(name)
        print(path if path else missing(name), file=sys.stdout if path else sys.stderr)
        complete = complete and path is not None
    return 0 if complete else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
