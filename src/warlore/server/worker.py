"""A process that does jobs: one JSON line in, one JSON line out. It ends when its input does."""

from __future__ import annotations

import contextlib
import os
import sys

from warlore.server import jobs

NICENESS = 5


def limit_memory(megabytes: int) -> None:
    """Whatever is asked, this process takes no more; where the system has no such limit there is none."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (megabytes * 1024 * 1024, most))


def main() -> None:
    limit_memory(int(sys.argv[1]))
    # Where processors are few, who talks to people goes before who thinks.
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever a library prints must not get between the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    jobs.the_game()
    for line in sys.stdin.buffer:
        answers.write(jobs.answer(line) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
