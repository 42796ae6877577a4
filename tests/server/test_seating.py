"""Which bots a guest may ask for: those that cost the others at the server little."""

from __future__ import annotations

import pytest

from warlore.bots import is_bot, make_bot
from warlore.bots.search import SearchBot
from warlore.server.schema import SEATS
from warlore.server.seating import LONGEST_THOUGHT, STANDARD_BOT, bot_named
from warlore.server.settings import ServerSettings
from warlore.table import BadInput


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
REFUSED += ["search:iterations=10", "search:iterations=1000000", "search:seconds=1:iterations=1000000"]


@pytest.mark.parametrize("asked", REFUSED)
def test_others_are_refused_with_what_there_is(asked: str) -> None:
    with pytest.raises(BadInput, match=r"^stand_in: .* the bots are random, .*search:seconds=0\.01 to 2$") as refused:
        bot_named(asked, "stand_in")
    assert refused.value.field == "stand_in"


def test_a_thought_is_over_long_before_the_server_ends_it() -> None:
    assert ServerSettings().bot_seconds >= 4 * LONGEST_THOUGHT
