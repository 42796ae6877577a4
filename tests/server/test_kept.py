"""Nothing costs anybody a game: what an older version left opens, goes on, replays and verifies."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kept import DATA, SECRETS, lay_down, lay_down_in, left_off
from postgres import postgres
from quiet_house import Witness, house, say, sit
from server_talk import eventually, run

from warlore.cli.history import saves
from warlore.cli.knight import saves as fights
from warlore.history import cardset
from warlore.history.game import HistoryGame, game_with
from warlore.server import jobs, messages
from warlore.server.house import House
from warlore.server.table import Table
from warlore.table import BadRecord, Session, WarloreError, verify


@pytest.fixture
def other_standard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """Another set is the standard one today; the folder is where those that were it before are shipped."""
    text = (cardset.DATA / "standard.toml").read_text(encoding="utf-8")
    assert text.count("step = 1") == 1
    changed = cardset.parse_cards(text.replace("step = 1", "step = 2"), "changed.toml")
    game_with.cache_clear()
    monkeypatch.setattr(cardset, "_standard", lambda: changed)
    monkeypatch.setattr(cardset, "OLDER", tmp_path)
    yield tmp_path
    game_with.cache_clear()


def ship(folder: Path) -> None:
    """Put the set that was the standard one beside the new one."""
    text = (cardset.DATA / "standard.toml").read_text(encoding="utf-8")
    cards = cardset.parse_cards(text, "standard.toml")
    (folder / f"{cards.hash[: cardset.DIGITS]}.toml").write_text(text, encoding="utf-8")


SOME = 20  # moves, where another test plays to the end


async def seated(table: Table) -> dict[int, Witness]:
    return {seat: await sit(table, secret) for seat, secret in SECRETS[table.id] if seat != "invite"}


async def play_on(table: Table, people: dict[int, Witness], most: int = 10_000) -> None:
    """Persons play at random, bots as they do, to the end or so many moves; every one is acknowledged."""
    dice = random.Random(3)
    match = table.playing()
    enough = match.version + most
    while match.turn is not None and match.version < enough:
        seat, version = match.turn, match.version
        if seat in people:
            action = dice.choice(match.legal(seat))["action"]
            await say(table, people[seat], messages.Act(version=version, action=action, id=f"n{version}"))
            assert people[seat].of_type("done")[-1]["version"] == version + 1
        else:
            await eventually(lambda version=version: match.version > version)  # type: ignore[misc]


def check_record(text: str) -> None:
    """It verifies, and can be looked at from the deal to the end."""
    checked = jobs.verify(text, "")
    # One of the older version carries no chain; a head of its own stands in for it.
    assert jobs.verify(text, checked["head"])["ok"], checked
    steps = checked["steps"]
    seen = jobs.replay(text, "all", max(steps - 5, 0), steps)
    assert seen["steps"] == steps and seen["outcome"] is not None and len(seen["moments"]) == min(steps, 5) + 1


async def everything_goes_on(h: House, most: int = 10_000) -> None:
    """The lobby fills and begins, the game in play comes to its end, the finished one is what it was."""
    lobby = await h.find("lobby")
    words = dict(SECRETS["lobby"])
    seat, secret = await lobby.ask(lambda: lobby.join(messages.Join(name="Cyd", invite=words["invite"])))
    people = await seated(lobby) | {seat: await sit(lobby, secret)}
    assert [place.name for place in lobby.seats] == ["Ann", "Bob", "Cyd"]
    await say(lobby, people[0], messages.Host(do="start"))
    assert lobby.status == "playing" and lobby.info()["cards"] == h.game.components

    running = await h.find("running")
    began_with = running.playing().record.components
    assert running.playing().version > 60 and running.info()["cards"] == began_with
    await play_on(running, await seated(running), most)
    assert running.playing().record.components == began_with
    if running.status == "over":
        check_record(running.playing().record_text)

    finished = await h.find("finished")
    kept, _, closing = finished.playing().record_text.partition("chain: ")
    assert kept == (DATA / "finished.record").read_text(encoding="utf-8")
    assert closing.startswith("173 steps, ") and finished.playing().head in closing
    check_record(finished.playing().record_text)


def test_tables_on_sqlite_go_on(folder: Path) -> None:
    async def test() -> None:
        lay_down(folder)
        async with house(folder, now=left_off()) as h:
            await everything_goes_on(h)
        async with house(folder, now=left_off()) as h:
            assert (await h.find("running")).playing().over and (await h.find("lobby")).playing().version == 0

    run(test)


def test_tables_on_postgresql_go_on(folder: Path) -> None:
    async def test(url: str) -> None:
        lay_down_in(url, folder)
        async with house(folder, database=url, now=left_off()) as h:
            await everything_goes_on(h, SOME)

    with postgres() as url:
        run(lambda: test(url))


def test_days_to_decide_go_on_while_nobody_is_there(folder: Path) -> None:
    """When the week is out a bot decides, and the table need not have been in memory for it."""

    async def test() -> None:
        lay_down(folder)
        clock = left_off()
        async with house(folder, now=clock) as h:
            await h.open()
            await h.tick()
            assert "days" not in h.tables
            clock.time += 8 * 24 * 3600
            await h.tick()
            before = h.tables["days"].playing().version
            await h.tick()
            await eventually(lambda: h.tables["days"].playing().version > before)

    run(test)


# ------------------------------------------------------------------ files of the terminal
def test_a_battle_in_a_file_goes_on() -> None:
    _, session = saves.resume(str(DATA / "history.save"), None)
    finish(session)
    assert verify(session.record, session.game) == "sealed"


def test_a_fight_in_a_file_goes_on() -> None:
    _, session = fights.resume(str(DATA / "knight.save"))
    finish(session)
    assert verify(session.record, session.game) == "sealed"


def test_finished_files_verify() -> None:
    _, battles, record = saves.load_game(str(DATA / "finished.record"), None)
    assert verify(record, battles) == "sealed"
    _, game, fight = fights.load_fight(str(DATA / "knight.record"))
    assert verify(fight, game) == "sealed" and any(step.results for step in fight.steps)


def finish(session: Session[Any]) -> None:
    dice = random.Random(1)
    assert not session.over
    while not session.over:
        session.play(dice.choice(session.game.legal(session.state)))


# ------------------------------------------------------------------ when the standard set changes
def test_old_tables_play_on_with_the_old_set_shipped_beside_the_new_one(other_standard: Path, folder: Path) -> None:
    ship(other_standard)

    async def test() -> None:
        lay_down(folder)
        async with house(folder, now=left_off(), game=HistoryGame()) as h:
            running = (await h.find("running")).playing()
            assert running.game.components != h.game.components
            # Those who think elsewhere see the same table.
            assert jobs.view_of(running.view(0).to_data()).describe() == running.view(0).describe()
            await everything_goes_on(h, SOME)

    run(test)
    _, session = saves.resume(str(DATA / "history.save"), None)
    finish(session)


def test_a_table_whose_components_are_not_at_hand_says_so_and_is_not_harmed(
    other_standard: Path, folder: Path
) -> None:
    async def test() -> None:
        lay_down(folder)
        clock = left_off()
        async with house(folder, now=clock, game=HistoryGame()) as h:
            await h.open()
            before = await h.store.load("running")
            with pytest.raises(
                WarloreError, match=r"components 'standard 5b4d.*no card set that is shipped"
            ) as error:
                await h.find("running")
            assert error.value.code == "other_components" and await h.store.load("running") == before
            # A turn whose time is out is not decided by anybody, and time goes on for the others.
            days = await h.store.load("days")
            clock.time += 8 * 24 * 3600
            await h.tick()
            assert await h.store.load("days") == days
        ship(other_standard)
        async with house(folder, now=left_off(), game=HistoryGame()) as h:
            await play_on(await h.find("running"), await seated(await h.find("running")), SOME)

    with pytest.raises(BadRecord, match="no card set that is shipped"):
        saves.load_game(str(DATA / "finished.record"), None)
    run(test)


def test_every_set_that_is_shipped_is_called_what_it_is() -> None:
    for file in Path(str(cardset.OLDER)).glob("*.toml"):
        cards = cardset.parse_cards(file.read_text(encoding="utf-8"), file.name)
        assert file.stem == cards.hash[: cardset.DIGITS]
