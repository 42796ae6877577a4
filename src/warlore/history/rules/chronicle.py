"""The chronicle of some games: one row for each game, seat, battle, recruit and token. It holds no rule."""

from __future__ import annotations

from typing import Final

from warlore.history.rules.tables import MAX_PLAYERS
from warlore.table.structs import Grid, Row, Struct, grid, row

# How many rows of each kind are written
COUNT_GAMES: Final = 0
COUNT_BATTLES: Final = 1
COUNT_RECRUITS: Final = 2
COUNT_TOKENS: Final = 3
COUNTS: Final = 4

# The columns of a game, a seat, a battle, a recruit and a token; the first of the last three is the game
GAME_DECISIONS: Final = 0
GAME_TURNS: Final = 1
GAME_BATTLES: Final = 2
GAME_COLUMNS: Final = 3

SEAT_RANK: Final = 0
SEAT_ELITES: Final = 1
SEAT_HEROES: Final = 2
SEAT_RELICS: Final = 3
SEAT_PROWESS: Final = 4
SEAT_HONOR: Final = 5
SEAT_COLUMNS: Final = 6

BATTLE_GAME: Final = 0
BATTLE_TURN: Final = 1
BATTLE_ATTACKER: Final = 2
BATTLE_DEFENDER: Final = 3
BATTLE_ATTACKERS: Final = 4
BATTLE_DEFENDERS: Final = 5
BATTLE_ATTACKER_DIE: Final = 6
BATTLE_ATTACKER_FACE: Final = 7
BATTLE_DEFENDER_FACE: Final = 8
BATTLE_LINES: Final = 9
BATTLE_WINNER: Final = 10
BATTLE_ATTACKERS_LEFT: Final = 11
BATTLE_DEFENDERS_LEFT: Final = 12
BATTLE_FOES: Final = 13  # the first of MOST_FOES columns
BATTLE_COLUMNS: Final = 16

RECRUIT_GAME: Final = 0
RECRUIT_SEAT: Final = 1
RECRUIT_TURN: Final = 2
RECRUIT_UNIT: Final = 3
RECRUIT_COLUMNS: Final = 4

TOKEN_GAME: Final = 0
TOKEN_SEAT: Final = 1
TOKEN_TURN: Final = 2
TOKEN_TYPE: Final = 3
TOKEN_USED: Final = 4
TOKEN_COLUMNS: Final = 5

# Rows for about eighty games of two players: few enough to stay near the processor. The longest game has so many
# turns, each with at most one battle and one token taken; no card is recruited twice
MOST_GAMES: Final = 80
BATTLE_ROWS: Final = 1024
TOKEN_ROWS: Final = 640
RECRUIT_ROWS: Final = 400
MOST_TURNS: Final = 40
MOST_RECRUITS: Final = 68

MOST_FOES: Final = 3

CHASED: Final = -2
UNUSED: Final = -1


class Chronicle(Struct):
    """Some games, written down, as rows of each kind.

    A battle's defender is a seat, NOBODY for the board, or CHASED; its foes are the board's cards nearest the Front,
    as many as can be declared against. A token is `used` in a turn, or UNUSED. All fields are rows and grids, in the
    order that `key()` has in both forms (rows, then grids by name): compiled, the key is one array of 16-bit numbers.
    """

    __slots__ = ("battle", "count", "game", "recruit", "seat", "token")

    def __init__(self) -> None:
        self.count: Row = row(COUNTS)
        self.battle: Grid = grid(BATTLE_ROWS, BATTLE_COLUMNS)
        self.game: Grid = grid(MOST_GAMES, GAME_COLUMNS)
        self.recruit: Grid = grid(RECRUIT_ROWS, RECRUIT_COLUMNS)
        self.seat: Grid = grid(MOST_GAMES * MAX_PLAYERS, SEAT_COLUMNS)
        self.token: Grid = grid(TOKEN_ROWS, TOKEN_COLUMNS)


def has_room(c: Chronicle) -> bool:
    """Is there room for one more game, whatever happens in it?"""
    if c.count[COUNT_GAMES] == MOST_GAMES or c.count[COUNT_RECRUITS] + MOST_RECRUITS > RECRUIT_ROWS:
        return False
    return c.count[COUNT_BATTLES] + MOST_TURNS <= BATTLE_ROWS and c.count[COUNT_TOKENS] + MOST_TURNS <= TOKEN_ROWS
