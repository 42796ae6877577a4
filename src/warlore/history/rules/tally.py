"""Many random games inside the module, each written into a chronicle with its points."""

from __future__ import annotations

from warlore.history.rules.chronicle import (
    COUNT_BATTLES,
    COUNT_GAMES,
    COUNTS,
    GAME_BATTLES,
    GAME_DECISIONS,
    GAME_TURNS,
    SEAT_ELITES,
    SEAT_HEROES,
    SEAT_HONOR,
    SEAT_PROWESS,
    SEAT_RANK,
    SEAT_RELICS,
    Chronicle,
    has_room,
)
from warlore.history.rules.play import play_on, set_up
from warlore.history.rules.scoring import (
    elite_points,
    hero_points,
    prowess_points,
    rank_key,
    relic_points,
)
from warlore.history.rules.state import State
from warlore.history.rules.turn import Menu
from warlore.table.chance import Chance, sow
from warlore.table.structs import u64


def write_end(c: Chronicle, s: State, decisions: int, battles: int) -> None:
    """H9: the points, where they come from, and the ranks."""
    game = c.count[COUNT_GAMES]
    c.game[game][GAME_DECISIONS] = decisions
    c.game[game][GAME_TURNS] = s.turns
    c.game[game][GAME_BATTLES] = battles
    first = game * s.players
    for seat in range(s.players):
        c.seat[first + seat][SEAT_ELITES] = elite_points(s, seat)
        c.seat[first + seat][SEAT_HEROES] = hero_points(s, seat)
        c.seat[first + seat][SEAT_RELICS] = relic_points(s, seat)
        c.seat[first + seat][SEAT_PROWESS] = prowess_points(s, seat)
        c.seat[first + seat][SEAT_HONOR] = s.honor[seat]
        c.seat[first + seat][SEAT_RANK] = 1
        own = rank_key(s, seat)
        for rival in range(seat):
            theirs = rank_key(s, rival)
            if theirs > own:
                c.seat[first + seat][SEAT_RANK] += 1
            elif own > theirs:
                c.seat[first + rival][SEAT_RANK] += 1
    c.count[COUNT_GAMES] += 1


def play_many(c: Chronicle, tables: list[State], seeds: list[int]) -> None:
    """A random game from each of these seatings, with two seeds each: its luck, and the players' choices.

    The chronicle begins anew, and as many are played as it has room for.
    """
    chance: Chance = Chance()
    choice: Chance = Chance()
    menu: Menu = Menu()
    for i in range(COUNTS):
        c.count[i] = 0
    for game in range(len(tables)):
        if not has_room(c):
            return
        seated: State = tables[game]
        seed: u64 = seeds[2 * game]
        sow(chance, seed)
        seed = seeds[2 * game + 1]
        sow(choice, seed)
        s: State = seated.copy()
        set_up(s, chance)
        before = c.count[COUNT_BATTLES]
        s.chronicle = c
        decisions = play_on(s, chance, choice, menu)
        write_end(c, s, decisions, c.count[COUNT_BATTLES] - before)
