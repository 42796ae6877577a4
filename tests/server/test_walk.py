"""A walk with anything a client may send: legal, illegal, stale, repeated, malformed, at many tables.

After every message the table's version, its log and its stored inputs agree with what was acknowledged, nobody who
may not change a thing has changed it, and a table loaded from storage is the same as the one in memory.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Generator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from quiet_house import Witness, house, say, sit
from server_talk import TYPES, run

from warlore.server import keeping, messages
from warlore.server.house import House
from warlore.server.match import Match
from warlore.server.table import Table
from warlore.table import BadInput

JUNK: list[Any] = [None, "", "x" * 50, -1, 2**60, 1.5, True, [], {}, {"seat": 0}, ["Archers"], "insert", "greedy"]
FIELDS = ("secret", "have", "version", "action", "step", "name", "do", "with", "target", "added", "id", "extra")
KINDS = (
    "hello",
    "act",
    "undo",
    "why",
    "odds",
    "advise",
    "moment",
    "ping",
    "name",
    "sabaton",
    "leave",
    "back",
    "vote",
    "host",
    "what",
)


# ------------------------------------------------------------------ what can be read
@given(st.sampled_from(KINDS), st.dictionaries(st.sampled_from(FIELDS), st.sampled_from(JUNK)))
def test_any_object_is_read_or_refused_with_its_field(kind: str, fields: dict[str, Any]) -> None:
    try:
        message = messages.read_message(msgspec.json.encode({"type": kind, **fields}))
    except BadInput as error:
        assert error.code == "bad_message" and error.message
    else:
        assert type(message).__struct_config__.tag == kind


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_bytes_are_read_or_refused(raw: bytes | str) -> None:
    assert messages.id_of(raw) is None or isinstance(messages.id_of(raw), str)
    with pytest.raises(BadInput):
        messages.read_message(raw)


# ------------------------------------------------------------------ the walk
class Walk:
    """One table under many hands."""

    def __init__(self, h: House, table: Table, secrets: list[str], dice: random.Random) -> None:
        self.house = h
        self.table = table
        self.secrets = secrets
        self.dice = dice
        self.viewers: list[Witness] = []
        self.accepted: list[messages.Act | messages.Undo] = []

    async def begin(self) -> None:
        for secret in [*self.secrets, None]:
            self.viewers.append(await sit(self.table, secret))

    def message(self, viewer: Witness) -> messages.ClientMessage:
        """Something sensible half of the time."""
        dice, match = self.dice, self.table.match
        assert match is not None
        version = match.version - (dice.random() < 0.1) + (dice.random() < 0.05)
        version = max(version, 0)
        legal = [legal["action"] for legal in match.legal(viewer.seat)]
        kind = dice.random()
        message_id = f"i{dice.randrange(10**9)}"
        if kind < 0.5:
            return messages.Act(version=version, action=dice.choice(legal or ["insert", "done"]), id=message_id)
        if kind < 0.6:
            return messages.Undo(version=version, id=message_id)
        if kind < 0.7 and self.accepted:
            return dice.choice(self.accepted)
        choices: list[messages.ClientMessage] = [
            messages.Act(version=version, action=dice.choice(["deploy Spy", "fight II2", "x", "jump IV", "keep 1"])),
            messages.Why(action=dice.choice(["done", "deploy Spy", "?"])),
            messages.Moment(step=dice.randrange(version + 2)),
            messages.Host(do=dice.choice(["start", "rematch"])),
            messages.Host(do=messages.HostDo(kick=dice.randrange(5))),
            messages.Host(do=messages.HostDo(set=messages.Settings(hints=dice.random() < 0.5))),
            messages.Host(do=messages.HostDo(bot=messages.BotSeat(seat=dice.randrange(5), bot="random"))),
            messages.Named(name=dice.choice(["Ann", " ", "Zoë"])),
            messages.Sabaton(name="Pär"),
            messages.Vote(about=dice.choice(["bot", "seat"]), yes=dice.random() < 0.7, seat=dice.randrange(5)),
            messages.Back(),
            messages.Ping(),
            messages.Hello(),
        ]
        return dice.choice(choices)

    async def step(self) -> None:
        viewer = self.dice.choice(self.viewers)
        message = self.message(viewer)
        match = self.table.match
        assert match is not None
        before, turn, steps = match.version, match.turn, len(match.record.steps)
        at = len(viewer.bytes)
        others = {other: len(other.bytes) for other in self.viewers}
        await say(self.table, viewer, message)
        answers = [msgspec.json.decode(raw) for raw in viewer.bytes[at:]]
        for answer in answers:
            msgspec.convert(answer, TYPES[answer["type"]], strict=True)
        replies = [answer for answer in answers if answer["type"] in ("done", "refused", "answer")]
        assert len(replies) == 1, (message, replies)
        reply = replies[0]
        assert reply["id"] in (message.id, message.id or "")
        if match.version != before:
            assert isinstance(message, messages.Act | messages.Undo)
            assert reply["type"] == "done" and reply["version"] == match.version == before + 1
            assert viewer.seat == turn, "only the seat to decide moves the game"
            assert message.version == before
            assert len(match.record.steps) == steps + (1 if isinstance(message, messages.Act) else -1)
            self.accepted.append(message)
            for other, length in others.items():
                synced = [m for m in map(msgspec.json.decode, other.bytes[length:]) if m["type"] == "sync"]
                assert [m["version"] for m in synced] == [match.version], "everybody is told, once"
        elif isinstance(message, messages.Act | messages.Undo) and reply["type"] == "done":
            assert any(message.id == old.id for old in self.accepted), "only a repeated move is done without a change"
        else:
            assert all(
                msgspec.json.decode(raw)["type"] != "sync"
                for other, length in others.items()
                for raw in other.bytes[length:]
            )

    async def check_stored(self) -> None:
        """From storage alone the same table comes back."""
        found = await self.house.store.load(self.table.id)
        assert found is not None
        stored, inputs = found
        match = self.table.match
        assert match is not None
        assert [given.version for given in inputs] == list(range(1, match.version + 1))

        async def read() -> Generator[None, None, Match | None]:
            return keeping.match_of(self.house, stored, inputs)

        again = Table.restored(self.house, stored, inputs, await self.house.slices.do((), read))
        try:
            assert again.match is not None
            assert again.match.record_text == match.record_text
            assert again.match.lengths == match.lengths
            assert again.match.session.state.key() == match.session.state.key()
            assert again.accepted == self.table.accepted
            for seat in (None, *range(len(self.table.seats))):
                assert again.match.described(seat) == match.described(seat)
        finally:
            again.stop()


async def walk(folder: Path, seed: int, tables: int, steps: int) -> None:
    async with house(folder, f"walk{seed}") as h:
        walks = []
        for number in range(tables):
            seats = [{"player": "me"}, *({"player": "here"} for _ in range(1 + number % 3))]
            wish = {"name": "Ann", "seats": seats, "start": True, "first": number % 2}
            table, secrets = await h.make(messages.read_body(msgspec.json.encode(wish), messages.NewTable))
            walks.append(Walk(h, table, [secret for _, secret in secrets], random.Random(seed + number)))
            await walks[-1].begin()
        await asyncio.gather(*(steps_of(one, steps) for one in walks))
        moved = sum(one.table.match.version for one in walks if one.table.match)
        assert moved > tables * steps / 60, "the walk must get somewhere"


async def steps_of(one: Walk, steps: int) -> None:
    for number in range(steps):
        await one.step()
        if number % 100 == 99:
            await one.check_stored()


@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_walk_at_many_tables(folder: Path, seed: int) -> None:
    run(lambda: walk(folder, seed, tables=5, steps=300))


@settings(max_examples=5)
@given(st.integers(0, 2**32))
def test_a_random_walk_from_any_seed(tmp_path_factory: pytest.TempPathFactory, seed: int) -> None:
    run(lambda: walk(tmp_path_factory.mktemp("walk"), seed, tables=2, steps=60))
