"""The leak test at the wire: every byte a viewer is sent during a whole game is the same for a twin of that game.

A *twin* is a game with the same moves in which others drew other cards than the viewer could know. It is made here
by exchanging hidden draws in the record, and what the viewer may know (H10) is compared in this test's own words:
where the two games part in that, the comparison ends. Servers that leak on purpose must be caught.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest
from quiet_house import GAME, Witness, house, say, sit, told_luck
from server_talk import run
from table_talk import cards_in
from test_leak import sees_prowess

from warlore.bots import make_bot
from warlore.history.game import HistoryView
from warlore.history.rules import plain
from warlore.history.rules import state as events
from warlore.history.rules.state import PROWESS_DRAWN, UNIT_DRAWN
from warlore.server import messages, wire
from warlore.server.match import Match
from warlore.server.table import Table
from warlore.server.workers import Busy, ThreadWorkers
from warlore.table import BadRecord, IllegalAction, Record, Session, Setup, Step, final_state
from warlore.table.chance import RESULT_BASE
from warlore.table.record import replay

HEAD = re.compile(rb'"head":"[0-9a-f]{64}"')
Place = tuple[int, int]
"""A chance result: the step (0 is the deal) and its place there."""

DRAWS = {events.DREW: UNIT_DRAWN, events.REINFORCED: UNIT_DRAWN, events.SPACE_FILLED: UNIT_DRAWN}
BASE_UNITS = sum(unit.kind == "base" for unit in GAME.cards.units)
SECRETS_OF_STATE = ("hand", "deck", "prowess", "offer", "relics", "unseen", "offer_unseen", "events", "cards", "bag")


# ------------------------------------------------------------------ games and their twins
@cache
def played(number: int) -> Record:
    """A whole game between players who do anything legal."""
    seats = ("Pär", "Chris", "Tommy")[: 2 + number % 2]
    session: Session[Any] = Session(GAME, Setup(seats, number % 2), seed=number)
    bots = [make_bot("random", seat) for seat in range(len(seats))]
    while session.turn is not None:
        session.play(bots[session.turn].decide(session.view(session.turn)))
    return session.record


def results_at(record: Record, step: int) -> list[int]:
    return record.steps[step - 1].results if step else record.deal


def hidden_draws(record: Record, seat: int | None) -> dict[tuple[str, int], list[Place]]:
    """Where others drew what this seat did not see: cards by who drew them, Prowess values by whose they are."""
    found: dict[tuple[str, int], list[Place]] = {}
    for moment in replay(record, GAME):
        results = results_at(record, moment.step)
        units = iter([i for i, result in enumerate(results) if result // RESULT_BASE == UNIT_DRAWN])
        values = iter([i for i, result in enumerate(results) if result // RESULT_BASE == PROWESS_DRAWN])
        for kind, a, b, c in moment.events:
            if kind in DRAWS:
                at = next(units, None)
                if at is not None and kind == events.DREW and a != seat:
                    assert results[at] % RESULT_BASE == b
                    found.setdefault(("unit", a), []).append((moment.step, at))
            if kind == events.PROWESS_SEEN and a != seat:
                at = next((i for i in values if results[i] % RESULT_BASE == c), None)
                if at is not None:
                    found.setdefault(("prowess", b // 4), []).append((moment.step, at))
    return found


def exchanged(record: Record, one: Place, other: Place) -> Record:
    twin = replace(
        record, deal=list(record.deal), steps=[Step(s.seat, s.action, list(s.results)) for s in record.steps]
    )
    first, second = results_at(twin, one[0]), results_at(twin, other[0])
    first[one[1]], second[other[1]] = second[other[1]], first[one[1]]
    return twin


def knowledge(s: Any, seat: int | None) -> Any:
    """H10 in this test's own words: all that a seat may know of a state."""
    known: list[Any] = [getattr(s, name) for name in plain.State.__slots__ if name not in SECRETS_OF_STATE]
    known = [[sorted_pile(row) for row in value] if isinstance(value, list) else value for value in known]
    for p in range(s.players):
        hand, deck = sorted(cards_in(s.hand[p])), sorted(cards_in(s.deck[p]))
        known.append((hand, deck) if p == seat else (len(hand), sorted(hand + deck)))
        known.append([s.prowess[p][i] if sees_prowess(s, p, i, seat) else None for i in range(4)])
        relics = cards_in(s.relics[p])
        known.append(sorted(relics + cards_in(s.offer)) if p == s.offer_from and s.active != seat else sorted(relics))
    known.append(sorted(cards_in(s.offer)) if s.offer_from < 0 or s.active == seat else len(cards_in(s.offer)))
    return known


def sorted_pile(row: Any) -> Any:
    """Piles have no order; other rows stay as they are."""
    if isinstance(row, list) and len(row) > 8:
        return sorted(cards_in(row))
    return row


def alike_until(record: Record, twin: Record, seat: int | None) -> int:
    """The last step up to which the seat cannot know the twin from the game; -1 when it is no game at all."""
    last = -1
    try:
        for ours, theirs in zip(replay(record, GAME), replay(twin, GAME), strict=False):
            if knowledge(ours.state, seat) != knowledge(theirs.state, seat):
                break
            last = ours.step
    except (BadRecord, IllegalAction):
        pass
    return last


def differs(record: Record, twin: Record, last: int) -> bool:
    """Is there really something in which the two differ: somebody's hand, or what their Prowess tokens count?"""
    secrets = [
        [
            ([sorted(cards_in(hand)) for hand in moment.state.hand], GAME.outcome(moment.state).breakdown)
            for moment in some(replay(game, GAME), last)
        ]
        for game in (record, twin)
    ]
    return secrets[0] != secrets[1]


def some(moments: Any, last: int) -> Any:
    for moment in moments:
        yield moment
        if moment.step == last:
            return


def lasts(twin: Record) -> int:
    """How far the moves of the game are legal in the twin."""
    last = -1
    try:
        for moment in replay(twin, GAME):
            last = moment.step
    except (BadRecord, IllegalAction):
        pass
    return last


def exchanges(record: Record, seat: int | None, number: int, kind: str) -> Iterator[Record]:
    """Records with two hidden draws exchanged: cards of one player, or Prowess values of one owner."""
    dice = random.Random(number)
    pairs = [
        (one, other)
        for (what, _), places in sorted(hidden_draws(record, seat).items())
        for one, other in combinations(places, 2)
        if what == kind and results_at(record, one[0])[one[1]] != results_at(record, other[0])[other[1]]
    ]
    dice.shuffle(pairs)
    for one, other in pairs:
        yield exchanged(record, one, other)


@cache
def twins(number: int, seat: int | None) -> dict[str, tuple[Record, int]]:
    """A twin of a game for a seat by what others drew in it, with the last step to compare."""
    record = played(number)
    found: dict[str, tuple[Record, int]] = {}
    for kind in ("unit", "prowess"):
        for twin in exchanges(record, seat, number, kind):
            if lasts(twin) > len(record.steps) // 2:
                last = alike_until(record, twin, seat)
                if last > len(record.steps) // 2 and differs(record, twin, last):
                    found[kind] = (twin, last)
                    break
    return found


# ------------------------------------------------------------------ what a viewer is sent
async def sent(folder: Path, name: str, record: Record, seat: int | None, last: int) -> list[bytes]:
    """All that a viewer is sent of a game up to a step, who asks, comes back and makes mistakes on the way."""
    seats = [{"player": "me"}, *({"player": "here"} for _ in record.setup.seats[1:])]
    wish = {
        "name": "Ann",
        "seats": [{**wanted, "sabaton": name} for wanted, name in zip(seats, record.setup.seats, strict=True)],
        "first": record.setup.first,
    }
    async with house(folder, name, new_session=told_luck(record)) as h:
        table, secrets = await h.make(messages.read_body(msgspec.json.encode(wish), messages.NewTable))
        h.add(table)
        await table.ask(table.start)
        words = dict(secrets)
        players = {number: await sit(table, secret) for number, secret in secrets}
        viewer = players[seat] if seat is not None else await sit(table, None)
        all_bytes: list[Witness] = [viewer]
        notation = GAME.notation(record.setup)
        for number, step in enumerate(record.steps[:last], 1):
            assert table.match is not None
            action = notation.action_text(step.action)
            act = messages.Act(version=table.match.version, action=action, id=f"a{number}")
            await say(table, players[step.seat], act)
            assert table.match.version == number, players[step.seat].last
            await ask_around(table, viewer, number)
            if number % 40 == 0:
                # Somebody who comes back is told everything again.
                viewer = await sit(table, None if seat is None else words[seat])
                all_bytes.append(viewer)
        return without_heads([message for witness in all_bytes for message in witness.bytes])


def without_heads(sent: list[bytes]) -> list[bytes]:
    """Each head of the chain by its number: a head belongs to one game only, also where nothing else tells it.

    That a head tells nothing without the secret, by which it is keyed, is shown in tests/table/test_chain.py.
    """
    seen: dict[bytes, int] = {}
    return [HEAD.sub(lambda found: b"head %d" % seen.setdefault(found[0], len(seen)), message) for message in sent]


async def ask_around(table: Table, viewer: Witness, number: int) -> None:
    """Questions and mistakes."""
    for offset in range(3):
        unit = GAME.cards.units[(3 * number + offset) % BASE_UNITS].name
        await say(table, viewer, messages.Why(action=f"deploy {unit}"))
    version = number - (number % 5 == 0)
    if table.match and table.match.turn != viewer.seat:
        await say(table, viewer, messages.Act(version=version, action="deploy Archers"))
    if number % 12 == 0:
        await say(table, viewer, messages.Odds())
    if number % 9 == 0:
        await say(table, viewer, messages.Moment(step=number // 2))


async def caught(folder: Path, number: int, seat: int | None) -> int:
    """In how many twins the viewer can tell the difference."""
    found = 0
    for place, (twin, last) in enumerate(twins(number, seat).values()):
        ours = await sent(folder, f"ours{place}", played(number), seat, last)
        theirs = await sent(folder, f"theirs{place}", twin, seat, last)
        found += ours != theirs
    return found


# ------------------------------------------------------------------ the test
CARDS, PROWESS = {"unit"}, {"prowess"}


@pytest.mark.parametrize(
    ("number", "seat", "kinds"),
    [
        (0, 0, CARDS),
        (1, 1, CARDS),
        (1, None, CARDS),
        (2, 1, CARDS),
        (3, 0, CARDS | PROWESS),
        (5, None, PROWESS),
        (6, 0, PROWESS),
    ],
)
def test_every_byte_is_the_same_for_a_twin(folder: Path, number: int, seat: int | None, kinds: set[str]) -> None:
    async def test() -> None:
        assert twins(number, seat).keys() >= kinds, "there must be twins for this test to mean something"
        assert await caught(folder, number, seat) == 0

    run(test)


# ------------------------------------------------------------------ what workers are given
class Recorder(ThreadWorkers):
    """Workers that keep every byte they are given, and know nothing."""

    def __init__(self) -> None:
        super().__init__(1)
        self.jobs: list[bytes] = []

    async def do(self, job: str, **given: Any) -> Any:
        self.jobs.append(msgspec.json.encode((job, given)))
        raise Busy("this is not done here")


async def given_to_workers(folder: Path, name: str, record: Record, seat: int, last: int) -> list[bytes]:
    """All jobs for one seat of a game up to a step: its hints, and what it would do as a bot."""
    seats = [{"player": "me"}, *({"player": "here"} for _ in record.setup.seats[1:])]
    wish = {
        "name": "Ann",
        "seats": [{**wanted, "sabaton": name} for wanted, name in zip(seats, record.setup.seats, strict=True)],
        "first": record.setup.first,
    }
    recorder = Recorder()
    async with house(folder, name, new_session=told_luck(record)) as h:
        h.players = h.thinkers = recorder
        table, secrets = await h.make(messages.read_body(msgspec.json.encode(wish), messages.NewTable))
        await table.ask(table.start)
        players = {number: await sit(table, secret) for number, secret in secrets}
        notation = GAME.notation(record.setup)
        for step in record.steps[:last]:
            match = table.match
            assert match is not None
            if match.turn == seat:
                await say(table, players[seat], messages.Odds())
                await say(table, players[seat], messages.Advise())
                await say(table, players[seat], messages.Moment(step=match.version // 2))
                table.autoplay._let_decide(match, "search")
                while table.autoplay.thinking is not None:
                    await asyncio.sleep(0)
            act = messages.Act(version=match.version, action=notation.action_text(step.action))
            await say(table, players[step.seat], act)
        return recorder.jobs


async def caught_at_work(folder: Path, number: int, seat: int) -> int:
    """In how many twins a worker can tell the difference."""
    found = 0
    for place, (twin, last) in enumerate(twins(number, seat).values()):
        ours = await given_to_workers(folder, f"ours{place}", played(number), seat, last)
        theirs = await given_to_workers(folder, f"theirs{place}", twin, seat, last)
        assert len(ours) > 20 and {msgspec.json.decode(job)[0] for job in ours} >= {"decide", "prospects"}
        found += ours != theirs
    return found


@pytest.mark.parametrize(("number", "seat"), [(0, 0), (3, 0), (2, 1)])
def test_no_job_holds_what_its_seat_may_not_know(folder: Path, number: int, seat: int) -> None:
    async def test() -> None:
        assert twins(number, seat), "there must be twins for this test to mean something"
        assert await caught_at_work(folder, number, seat) == 0

    run(test)


def test_a_job_with_too_much_in_it_is_caught(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        bare_views(monkeypatch)
        assert await caught_at_work(folder, 3, 0)

    run(test)


# ------------------------------------------------------------------ it can fail
def all_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """Happenings with nothing hidden."""
    honest = wire.happening
    monkeypatch.setattr(
        "warlore.server.match.happening", lambda game, notation, told, seat: honest(game, notation, told, seat, True)
    )


class Bare(HistoryView):
    """A view that hides nothing."""

    def __init__(self, game: Any, full: Any, seat: int | None) -> None:
        super().__init__(game, full, seat)
        self.state = full.copy()


def bare_views(monkeypatch: pytest.MonkeyPatch) -> None:
    """The view of a table is that of the full state."""
    monkeypatch.setattr(Match, "view", lambda self, seat: Bare(self.game, self.session.state, seat))


def another_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is sent what the player to decide sees."""
    honest = Match.described
    monkeypatch.setattr(Match, "described", lambda self, seat: honest(self, self.turn))


def bare_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    """The past is shown with nothing hidden."""
    honest = Match.view_at

    def bare(match: Match, step: int, seat: int | None) -> Any:
        view = honest(match, step, seat)
        view.state = final_state(replace(match.record, steps=match.record.steps[:step]), GAME)
        return view

    monkeypatch.setattr(Match, "view_at", bare)


def reasons_from_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """Why not is answered from the hands of the player to decide."""

    class Leaky(HistoryView):
        def why_not(self, action: int) -> Any:
            return self.game.why_not(self.full, action)

        def __init__(self, game: Any, full: Any, seat: int | None) -> None:
            super().__init__(game, full, seat)
            self.full = full

    monkeypatch.setattr(Match, "view", lambda self, seat: Leaky(self.game, self.session.state, seat))


def luck_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table's information holds the record so far."""
    honest = Table.info
    monkeypatch.setattr(
        Table, "info", lambda self: honest(self) | {"cards": self.match.record_text if self.match else ""}
    )


def true_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """The points so far count Prowess tokens whose value only their holder knows."""

    class Counting(HistoryView):
        def __init__(self, game: Any, full: Any, seat: int | None) -> None:
            super().__init__(game, full, seat)
            self.full = full

        def describe(self) -> dict[str, Any]:
            shown = super().describe()
            for player, points in zip(shown["players"], self.game.outcome(self.full).breakdown, strict=True):
                player["points"]["prowess"] = points["prowess"]
            return shown

    monkeypatch.setattr(Match, "view", lambda self, seat: Counting(self.game, self.session.state, seat))


BROKEN = (all_events, bare_views, another_seat, bare_moments, reasons_from_the_state, luck_shown, true_points)


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.__name__)
def test_a_server_that_leaks_is_caught(
    folder: Path, monkeypatch: pytest.MonkeyPatch, broken: Callable[[pytest.MonkeyPatch], None]
) -> None:
    async def test() -> None:
        broken(monkeypatch)
        found = 0
        for number, seat in ((3, 0), (1, 1), (0, 0), (2, 1), (1, None)):
            found += await caught(folder, number, seat)
            if found:
                return
            for file in folder.glob("*.db*"):
                file.unlink()
        raise AssertionError("the leak was not noticed")

    run(test)
