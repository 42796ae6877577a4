"""A player without a screen: takes a table to the moment that a test wants to look at."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any, NamedTuple

from websockets.sync.client import ClientConnection, connect

# In the order in which a plain turn goes; what is first here and legal is done.
PLAIN_TURN = (
    "fight", "challenge", "jump", "insert", "done_deployed", "deploy", "done", "let_stand", "recruit", "keep_relic",
    "look", "keep", "recover", "skip_fight",
)  # fmt: skip
MOST_DEPLOYED = 3
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
        self.line = connect(f"{where}/api/tables/{table}/play", max_size=None)
        self.socket: ClientConnection = self.line.__enter__()
        self.socket.send(json.dumps({"type": "hello", "secret": secret, "have": None}))
        self.sync: Sync | None = None
        self.counter = 0

    def close(self) -> None:
        self.line.__exit__(None, None, None)

    def hear(self) -> None:
        message = json.loads(self.socket.recv(timeout=60))
        if message["type"] == "sync":
            self.sync = message
        assert message["type"] != "refused", message

    def play_until(self, there: Callable[[Sync], bool]) -> bool:
        """Plain turns until the moment is there; false when the game ended without it."""
        while self.sync is None or not there(self.sync):
            if self.sync is not None and over(self.sync):
                return False
            if self.sync is not None and self.sync["legal"]:
                version = self.sync["version"]
                self.act(choose(self.sync))
                while self.sync["version"] == version:
                    self.hear()
            else:
                self.hear()
        return True

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
        if family == "done" and len(mine) >= MOST_DEPLOYED:
            family = "done_deployed"
        if family == "insert" and view["inserted"] and any(legal["family"] == "jump" for legal in sync["legal"]):
            return len(PLAIN_TURN)
        return PLAIN_TURN.index(family) if family in PLAIN_TURN else len(PLAIN_TURN) + 1

    best: str = min(sync["legal"], key=rank)["action"]
    return best


def over(sync: Sync) -> bool:
    return sync["outcome"] is not None


class Scene(NamedTuple):
    """A table for a page to visit: its id, and the seats that the visitor holds there."""

    table: str
    holding: dict[str, Any]

    @property
    def path(self) -> str:
        return f"/table/{self.table}"


def make_scenes(address: str) -> dict[str, Scene]:
    """Tables at moments worth looking at."""
    moments: dict[str, Callable[[Sync], bool]] = {
        "travel": lambda sync: bool(sync["legal"]) and sync["view"]["round"] == 2,
        "deploying": lambda sync: bool(sync["legal"]) and sync["view"]["step"] == "attack" and bool(fielded(sync)),
        "reward": lambda sync: bool(sync["legal"]) and sync["view"]["step"] in ("recruiting", "choose_relic"),
        "over": over,
    }
    scenes: dict[str, Scene] = {}
    for name, there in moments.items():
        while name not in scenes:
            made = new_table(address, *[{"player": "bot", "bot": "random"}] * 3, start=True)
            player = Player(address, made["table"], made["secret"])
            if player.play_until(there):
                scenes[name] = Scene(made["table"], {made["table"]: held(made)})
            player.close()
    made = new_table(address, {"player": "open"}, {"player": "bot", "bot": "random"}, options={"early_end": False})
    scenes["lobby"] = Scene(made["table"], {made["table"]: held(made)})
    return scenes


def fielded(sync: Sync) -> list[Any]:
    units: list[Any] = sync["view"]["battle"]["attacker"]["units"]
    return units
