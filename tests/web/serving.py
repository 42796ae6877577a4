"""A real server for tests: a process with a database of its own, that can be killed and started again."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import warlore

# Everything in a test comes from one address, and as fast as it can.
NO_LIMITS = [
    "--messages-per-second=5000",
    "--address-messages-per-second=20000",
    "--requests-per-second=5000",
    "--tables-per-address=100000",
    "--connections-per-address=2000",
    "--sockets-per-address=2000",
    "--handshakes-per-second=5000",
]


class Server:
    """`address` stays the same over restarts."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.options = options
        self.database = folder / "tables.db"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.log = folder / "server.log"
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "warlore.cli.main", "serve", f"--port={self.port}", "--workers=1"]
        source = str(Path(warlore.__file__).parents[1])
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--lang=en", f"--database=sqlite:///{self.database}", *NO_LIMITS, *self.options],
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, "PYTHONPATH": source},
                start_new_session=True,
                text=True,
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if re.search(rf":{self.port}\b", line):
                return
        raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")

    def kill(self) -> None:
        """As a power cut would: at once, with its workers."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, how)
        self.process.wait(timeout=20)
        if self.process.stdout is not None:
            self.process.stdout.close()
