"""A process that does jobs: one JSON line in, one JSON line out. It ends when its input does."""

from __future__ import annotations

import os
import sys

import msgspec

from warlore.server import jobs


def main() -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever a library prints must not get between the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    jobs.the_game()
    for line in sys.stdin.buffer:
        job, given = msgspec.json.decode(line)
        try:
            answer = jobs.do(job, given)
        except Exception as error:
            answer = {"fault": f"{type(error).__name__}: {error}"}
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
