"""The games that can be played in the arena, and how a run is checked before it begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from warlore import __version__
from warlore.arena.contest import Contest
from warlore.arena.errors import Trouble
from warlore.arena.plan import MOST_GAMES, Plan
from warlore.bots import BOTS, GUESTS, PROGRAM, TIME_LIMIT, is_bot, is_guest

MOST_BOTS = 26
MOST_PLAYERS = 7
MAX_SEED = 2**64 - 1
LEAST_SECONDS = 0.01
MOST_SECONDS = 3600


def _history(plan: Plan) -> Contest:
    from warlore.arena.history import HistoryContest

    return HistoryContest(plan)


_GAMES: dict[str, Callable[[Plan], Contest]] = {"history": _history}


def games() -> tuple[str, ...]:
    """The names of the games."""
    return tuple(_GAMES)


def register(name: str, contest: Callable[[Plan], Contest]) -> None:
    """Bring a game of one's own into the arena; its worker processes must do the same."""
    _GAMES[name] = contest


@lru_cache(maxsize=4)
def contest_of(plan: Plan) -> Contest:
    """The contest of a plan, ready to play."""
    if plan.game not in _GAMES:
        raise Trouble("arena-no-game", game=plan.game[:40], games=", ".join(_GAMES))
    return _GAMES[plan.game](plan)


def make_plan(
    *,
    game: str = "history",
    bots: Sequence[str],
    players: int | None = None,
    games: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    cards: str | None = None,
    bot_seconds: float | None = None,
) -> Plan:
    """A plan that has been checked: every name known, every option in its full form.

    Whether the bots of other people are there is not looked at: they need not be on this machine.
    """
    if not 1 <= len(bots) <= MOST_BOTS:
        raise Trouble("arena-how-many-bots", n=len(bots), most=MOST_BOTS)
    for bot in bots:
        if not is_bot(bot) and not is_guest(bot):
            raise Trouble("arena-no-bot", bot=bot[:40], bots=", ".join([*BOTS, GUESTS]))
    programs = any(bot.startswith(PROGRAM) for bot in bots)
    if bot_seconds is None and programs:
        bot_seconds = TIME_LIMIT
    elif bot_seconds is not None and not programs:
        raise Trouble("arena-seconds-without-program")
    elif bot_seconds is not None and not LEAST_SECONDS <= bot_seconds <= MOST_SECONDS:
        told = {"seconds": f"{bot_seconds:g}", "least": str(LEAST_SECONDS), "most": str(MOST_SECONDS)}
        raise Trouble("arena-bad-seconds", **told)
    if not 1 <= games <= MOST_GAMES:
        raise Trouble("arena-how-many-games", n=games, most=MOST_GAMES)
    if not 0 <= seed <= MAX_SEED:
        raise Trouble("arena-bad-seed", seed=str(seed)[:40])
    given = tuple((options or {}).items())
    number = max(2, len(bots)) if players is None else players
    plan = Plan(game, tuple(bots), number, games, seed, given, cards=cards, warlore=__version__)
    contest = contest_of(plan)
    if not 2 <= number <= MOST_PLAYERS or len(contest.names()) != number:
        raise Trouble("arena-how-many-players", n=number)
    setup = contest.game.check_setup(contest.setup(0))
    return Plan(
        game,
        tuple(bots),
        number,
        games,
        seed,
        tuple(setup.options.items()),
        contest.game.components,
        contest.game.version,
        __version__,
        cards,
        bot_seconds,
    )
