"""A PostgreSQL server of the test's own, or the reason why there is none."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest


def programs() -> Path | None:
    """Where `initdb` and `pg_ctl` are: in PATH, or where Debian puts them."""
    places = [Path(path) for path in os.environ.get("PATH", "").split(os.pathsep) if path]
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for place in places:
        if (place / "initdb").exists():
            found = (place / "initdb").resolve().parent
            if (found / "pg_ctl").exists():
                return found
    return None


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database; as root, the server runs as an unprivileged user."""
    found = programs()
    if found is None:
        if os.environ.get("CI") == "true" or os.environ.get("REQUIRE_POSTGRES"):
            pytest.fail("PostgreSQL is required here, but initdb was not found")
        pytest.skip("PostgreSQL (initdb, pg_ctl) is not installed")
    folder = Path(tempfile.mkdtemp(prefix="warlore-pg-"))
    as_whom: dict[str, Any] = {}
    if os.geteuid() == 0:
        user = next((name for name in ("postgres", "nobody") if _exists(name)), "nobody")
        entry = pwd.getpwnam(user)
        os.chown(folder, entry.pw_uid, entry.pw_gid)
        as_whom = {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]

    def call(program: str, *args: str) -> None:
        done = subprocess.run(
            [found / program, *args], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, **as_whom
        )
        assert done.returncode == 0, done.stderr.decode()

    data = str(folder / "data")
    call("initdb", "-D", data, "-U", "warlore", "--auth=trust", "-E", "UTF8", "--no-sync", "--locale=C")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    try:
        call("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
        yield f"postgresql://warlore@127.0.0.1:{port}/postgres"
    finally:
        if (folder / "data" / "postmaster.pid").exists():
            call("pg_ctl", "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def _exists(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True
