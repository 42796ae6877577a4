"""Which bots a guest may ask for: those that cost the others at the server little."""

from __future__ import annotations

import pytest

from warlore.bots import is_bot, make_bot
from warlore.bots.search import SearchBot
from warlore.history import HistoryGame
from warlore.server.jobs import do
from warlore.server.schema import SEATS
from warlore.server.seating import LONGEST_THOUGHT, STANDARD_BOT, bot_named
from warlore.server.settings import ServerSettings
from warlore.table import BadInput, Session, Setup


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        (None, STANDARD_BOT),
        ("random", "random"),
        ("search", "search"),
        ("search:seconds=1", "search:seconds=1"),
        ("search:seconds=02.000", "search:seconds=2"),
        ("search:seconds=0.01", "search:seconds=0.01"),
        ("search:seconds=1.234567891", "search:seconds=1.23457"),
    ],
)
def test_bots_of_a_table_have_one_name_each(asked: str | None, given: str) -> None:
    assert bot_named(asked) == given and is_bot(given)
    assert len(given) <= SEATS.c.bot.type.length, "PostgreSQL keeps no more"


def test_the_time_asked_for_is_the_time_it_thinks() -> None:
    bot = make_bot(bot_named("search:seconds=1.5"))
    assert isinstance(bot, SearchBot) and bot.seconds == 1.5 and bot.iterations is None


REFUSED = ["program:sh", "deep blue", "", "search:", "search:seconds=2.01", "search:seconds=0", "search:seconds=600"]
REFUSED += ["search:seconds=nan", "search:seconds=1e0", "search:seconds=٢", "search:seconds=1\n", "greedy:seconds=1"]
REFUSED += ["python:warlore.bots:RandomBot", "python:/tmp/bot.py:Bot", "Program:sh", " program:sh"]
REFUSED += ["program:", "python:", "search:seconds=1,program:sh"]
REFUSED += ["search:iterations=10", "search:iterations=1000000", "search:seconds=1:iterations=1000000"]


@pytest.mark.parametrize("asked", REFUSED)
def test_others_are_refused_with_what_there_is(asked: str) -> None:
    with pytest.raises(BadInput, match=r"^stand_in: .* the bots are random, .*search:seconds=0\.01 to 2$") as refused:
        bot_named(asked, "stand_in")
    assert refused.value.field == "stand_in"


@pytest.mark.parametrize("stored", ["program:sh", "python:warlore.bots:RandomBot"])
def test_nothing_of_other_people_is_started_even_if_a_stored_table_says_so(stored: str) -> None:
    session = Session(HistoryGame(), Setup(("Hannes", "Chris")), seed=1)
    view = HistoryGame().view(session.state, 0).to_data()
    assert "done" in do("decide", {"view": view, "bot": "random", "seed": 1})
    refused = do("decide", {"view": view, "bot": stored, "seed": 1})
    assert "there is no bot" in refused["error"]["message"]


def test_a_thought_is_over_long_before_the_server_ends_it() -> None:
    assert ServerSettings().bot_seconds >= 4 * LONGEST_THOUGHT
