"""`warlore serve` as people start it, and what it writes about itself."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
from pathlib import Path

import pytest
from server_talk import run
from test_crash import process
from typer.testing import CliRunner

from warlore.cli.main import app
from warlore.history.odds import odds
from warlore.server.workers import Busy, ProcessWorkers
from warlore.table import BadInput


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--host", "no.such.host.invalid"), "is no address of this machine"),
        (("--port", "70000"), "--port"),
        (("--database", "nonsense"), "sqlite:///FILE"),
        (("--database", "postgresql://x@127.0.0.1:1/y"), "cannot be opened"),
        (("--log-level", "loud"), "debug, info, warning, error"),
        (("--workers", "-1"), "--workers"),
        (("--public-url", "games.example"), "must be like https://games.example"),
        (("--origin", "http://[::1"), "must be like https://games.example"),
        (("--trusted-proxy", "proxy"), "is no address"),
        (("--base-path", "/api"), "must be like /warlore"),
        (("--nonsense",), "--nonsense"),
    ],
)
def test_bad_options_are_one_sentence(folder: Path, args: tuple[str, ...], words: str) -> None:
    done = CliRunner().invoke(app, ["serve", "--database", f"sqlite:///{folder}/t.db", *args, "--lang", "en"])
    assert done.exit_code in (1, 2) and done.stdout == ""
    assert words in done.stderr and done.stderr.count("\n") == 1, done.stderr


def test_a_taken_port_that_was_asked_for_is_one_sentence(folder: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = CliRunner().invoke(app, ["serve", "--database", f"sqlite:///{folder}/t.db", "--port", port])
    assert done.exit_code == 2 and "cannot be used" in done.stderr and done.stderr.count("\n") == 1


def test_without_a_port_the_next_free_one_is_taken_with_a_note(monkeypatch: pytest.MonkeyPatch) -> None:
    from warlore.server import serving

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setattr(serving, "STANDARD_PORT", taken.getsockname()[1])
        place = serving.listen("127.0.0.1", None)
        assert place.moved and place.port != taken.getsockname()[1]
    place.listening.close()


def test_ctrl_c_closes_cleanly_and_no_secret_is_logged(folder: Path) -> None:
    async def test() -> None:
        options = ("--log-json", "--log-level", "debug", "--workers", "0")
        async with process(f"sqlite:///{folder}/t.db", *options) as (s, server):
            seats = [{"player": "me"}, {"player": "bot", "bot": "random"}, {"player": "here"}]
            made = await s.make(seats, first=0)
            async with s.seat(made["table"], made["secret"]) as ann:
                assert await ann.my_turn()
                assert (await ann.act("insert"))["type"] == "done"
                bad = await ann.ask({"type": "act", "version": 0, "action": "x"})
                assert bad["type"] == "refused"
                server.send_signal(signal.SIGINT)
                assert await ann.closed() in (1001, 1012)
            assert server.stdout is not None
            output = await asyncio.to_thread(server.stdout.read)
            assert server.wait() == 0
        assert "Traceback" not in output and "Warlore is closed" in output
        lines = [line for line in output.splitlines() if line.startswith("{")]
        logged = [json.loads(line) for line in lines]
        assert any(made["table"] in line["message"] for line in logged)
        for secret in (made["secret"], made["invite"], made["here"][0]["secret"]):
            assert secret not in output

    run(test)


# ------------------------------------------------------------------ the processes that think
def test_workers_answer_refuse_and_are_replaced_when_they_take_too_long() -> None:
    async def test() -> None:
        workers = ProcessWorkers(1)
        try:
            request = {"attacker": {"units": ["Trebuchet"]}, "defender": {"units": ["Spy"]}}
            assert (await workers.do("odds", seconds=60, request=request))["nobody"] == "8/9"
            with pytest.raises(BadInput, match="attacker"):
                await workers.do("odds", seconds=60, request={})
            with pytest.raises(Busy, match="job failed"):
                await workers.do("no such job", seconds=60)
            with pytest.raises(Busy, match="longer than"):
                await workers.do("odds", seconds=0.0, request=dict(reversed(request.items())))
            # The answer that came too late must not be taken for that to another question.
            other = {"attacker": {"units": ["Trebuchet"]}, "defender": {"units": ["Trebuchet"]}}
            assert await workers.do("odds", seconds=60, request=other) == odds(other) != odds(request)
        finally:
            await workers.close()

    run(test)
