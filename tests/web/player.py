"""A player without a screen: takes a table to the moment that a test wants to look at."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any

from websockets.sync.client import ClientConnection, connect

# In the order in which a plain turn goes; what is first here and legal is done.
PLAIN_TURN = (
    "fight", "challenge", "jump", "insert", "done_deployed", "deploy", "done", "let_stand", "recruit", "keep_relic",
    "look", "keep", "recover", "skip_fight",
)  # fmt: skip
Sync = dict[str, Any]


def post(address: str, path: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(
        f"{address}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def new_table(address: str, *seats: dict[str, Any], **terms: Any) -> dict[str, Any]:
    """A table hosted by Ann; `seats` are the others."""
    body = {"name": "Ann", "seats": [{"player": "me"}, *seats], **terms}
    made: dict[str, Any] = post(address, "/api/tables", body)
    return made


def held(made: dict[str, Any]) -> dict[str, Any]:
    """What the browser keeps of its seats, as in `lib/seats.ts`."""
    seats = [{"seat": made["seat"], "secret": made["secret"]}, *made.get("here", [])]
    return {"seats": seats, "invite": made.get("invite"), "when": 1}


class Player:
    """One seat over the WebSocket."""

    def __init__(self, address: str, table: str, secret: str | None) -> None:
        where = address.replace("http", "ws", 1)
        self.socket: ClientConnection = connect(f"{where}/api/tables/{table}/play", max_size=None)
        self.socket.send(json.dumps({"type": "hello", "secret": secret, "have": None}))
        self.sync: Sync | None = None
        self.counter = 0

    def close(self) -> None:
        self.socket.close()

    def hear(self) -> None:
        message = json.loads(self.socket.recv(timeout=60))
        if message["type"] == "sync":
            self.sync = message
        assert message["type"] != "refused", message

    def play_until(self, there: Callable[[Sync], bool]) -> Sync:
        """Plain turns until the moment is there."""
        while self.sync is None or not there(self.sync):
            if self.sync is not None and self.sync["legal"]:
                version = self.sync["version"]
                self.act(choose(self.sync))
                while self.sync["version"] == version:
                    self.hear()
            else:
                self.hear()
        return self.sync

    def act(self, action: str) -> None:
        assert self.sync is not None
        self.counter += 1
        message = {"type": "act", "id": f"p{self.counter}", "version": self.sync["version"], "action": action}
        self.socket.send(json.dumps(message))


def choose(sync: Sync) -> str:
    """What a plain turn does now."""
    view = sync["view"]
    mine = view["battle"]["defender" if view["step"].startswith("def") else "attacker"]["units"]

    def rank(action: dict[str, Any]) -> int:
        family = action["family"]
        if family == "done" and mine:
            family = "done_deployed"
        if family == "insert" and view["inserted"] and any(legal["family"] == "jump" for legal in sync["legal"]):
            return len(PLAIN_TURN)
        return PLAIN_TURN.index(family) if family in PLAIN_TURN else len(PLAIN_TURN) + 1

    best: str = min(sync["legal"], key=rank)["action"]
    return best


def over(sync: Sync) -> bool:
    return sync["outcome"] is not None
