"""What the arena writes down about a game: the seats' points, every battle, every recruit, every token.

Nothing here is a rule. The watch stands around `do`: it looks at the state before and after an action. A battle
whose turn ended in the same action has left no trace on the table, so it is fought again on a copy taken just
before, with the same luck, by the rules' own functions.
"""

from __future__ import annotations

from typing import Final

from warlore.history.rules.actions import (
    CHASE,
    DEPLOY,
    DO_RECOVER,
    DONE,
    PLACE,
    RE_ROLL,
    RECRUIT,
    SWAP,
    TAKE_TOKEN,
    TIGHTEN_UP,
)
from warlore.history.rules.battle import fight_lines, survivors, winning_side
from warlore.history.rules.deploy import stand
from warlore.history.rules.engage import relaunch, resolve, settle
from warlore.history.rules.play import set_up
from warlore.history.rules.scoring import (
    elite_points,
    hero_points,
    prowess_points,
    rank_key,
    relic_points,
)
from warlore.history.rules.state import (
    ATTACK,
    ATTACKER_RELAUNCH,
    ATTACKER_TOKENS,
    CHOOSE_PROWESS,
    CHOOSE_RELIC,
    DECLARE,
    DEFENDER_RELAUNCH,
    OVER,
    RECRUITING,
    State,
)
from warlore.history.rules.tables import (
    ATTACKER,
    CHASE_TOKEN,
    DEFENDER,
    DEPLOY_SLOTS,
    MAX_PLAYERS,
    NO_CARD,
    NOBODY,
    SLOTS,
    TIGHTEN_UP_TOKEN,
)
from warlore.history.rules.turn import Menu, do, list_legal
from warlore.table.chance import Chance, below, sow
from warlore.table.piles import FIRST, SIZE, card_at, size
from warlore.table.structs import Grid, Pile, Row, Struct, grid, row, u64

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
BATTLE_COLUMNS: Final = 13

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

# As many games as keep the chronicle near the processor. Each turn has at most one battle and one token taken; no
# card is recruited twice
MOST_GAMES: Final = 32
MOST_TURNS: Final = 40
MOST_RECRUITS: Final = 68

CHASED: Final = -2
UNUSED: Final = -1


class Chronicle(Struct):
    """Some games, written down, as rows of each kind.

    A battle's defender is a seat, NOBODY for the board, or CHASED; a token is `used` in a turn, or UNUSED. All
    fields are rows and grids, in the order that `key()` has in both forms (rows, then grids by name): compiled, the
    key is one array of 16-bit numbers.
    """

    __slots__ = ("battle", "count", "game", "recruit", "seat", "token")

    def __init__(self) -> None:
        self.count: Row = row(COUNTS)
        self.battle: Grid = grid(MOST_GAMES * MOST_TURNS, BATTLE_COLUMNS)
        self.game: Grid = grid(MOST_GAMES, GAME_COLUMNS)
        self.recruit: Grid = grid(MOST_GAMES * MOST_RECRUITS, RECRUIT_COLUMNS)
        self.seat: Grid = grid(MOST_GAMES * MAX_PLAYERS, SEAT_COLUMNS)
        self.token: Grid = grid(MOST_GAMES * MOST_TURNS, TOKEN_COLUMNS)


# ------------------------------------------------------------------ battles
def may_end_battle(s: State, action: int) -> bool:
    """Could this action be the last one before the lines are fought?"""
    if s.step == ATTACK:
        if action >= DEPLOY:
            return s.ranks[ATTACKER] + 1 >= DEPLOY_SLOTS[ATTACKER] or size(s.hand[s.turn]) == 1
        return action == DONE
    return s.step == ATTACKER_TOKENS or s.step == DEFENDER_RELAUNCH or s.step == ATTACKER_RELAUNCH


def lay_out(target: Pile, source: Pile) -> None:
    """The same cards in another pile of the same kind."""
    target[SIZE] = source[SIZE]
    for i in range(size(source)):
        target[FIRST + i] = source[FIRST + i]


def set_stage(stage: State, s: State) -> None:
    """All that a battle reads, on a state of its own: much less than a copy of everything."""
    stage.step = s.step
    stage.turns = s.turns
    stage.active = s.active
    stage.defender = s.defender
    stage.chasing = s.chasing
    stage.lines_fought = 0
    for side in range(2):
        stage.ranks[side] = s.ranks[side]
        stage.die[side] = s.die[side]
        stage.face[side] = s.face[side]
        for slot in range(SLOTS):
            stage.line_up[side][slot] = s.line_up[side][slot]
            stage.token_on[side][slot] = s.token_on[side][slot]
            stage.links[side][slot] = s.links[side][slot]
            stage.damage[side][slot] = 0
    if s.step == ATTACK:
        lay_out(stage.deck[s.active], s.deck[s.active])
        if s.defender != NOBODY:
            lay_out(stage.deck[s.defender], s.deck[s.defender])
            return
        for slot in range(s.ranks[DEFENDER]):
            card = s.line_up[DEFENDER][slot]
            if s.cards.reinforcement[card] > 0:
                lay_out(stage.era_deck[s.cards.era[card]], s.era_deck[s.cards.era[card]])


def fight_again(stage: State, action: int, chance: Chance) -> None:
    """The battle that this action led to, up to its last line (no player had a decision left on the way)."""
    if stage.step == ATTACK:
        if action >= DEPLOY:
            stand(stage, ATTACKER, action - DEPLOY, NO_CARD)
        resolve(stage, chance, 0, 0)
    elif stage.step == ATTACKER_TOKENS:
        if action >= PLACE:
            stage.token_on[ATTACKER][(action - PLACE) % SLOTS] = (action - PLACE) // SLOTS
        settle(stage, chance, 0, 0)
    else:
        if action == RE_ROLL:
            relaunch(stage, DEFENDER if stage.step == DEFENDER_RELAUNCH else ATTACKER, chance)
        fight_lines(stage)


def write_battle(c: Chronicle, s: State) -> None:
    """A battle as it lies on the table once it is decided."""
    n = c.count[COUNT_BATTLES]
    c.battle[n][BATTLE_GAME] = c.count[COUNT_GAMES]
    c.battle[n][BATTLE_TURN] = s.turns
    c.battle[n][BATTLE_ATTACKER] = s.active
    c.battle[n][BATTLE_DEFENDER] = CHASED if s.chasing else s.defender
    c.battle[n][BATTLE_ATTACKERS] = s.ranks[ATTACKER]
    c.battle[n][BATTLE_DEFENDERS] = s.ranks[DEFENDER]
    c.battle[n][BATTLE_ATTACKER_DIE] = s.die[ATTACKER]
    c.battle[n][BATTLE_ATTACKER_FACE] = s.face[ATTACKER]
    c.battle[n][BATTLE_DEFENDER_FACE] = s.face[DEFENDER]
    c.battle[n][BATTLE_LINES] = s.lines_fought
    c.battle[n][BATTLE_WINNER] = s.winner
    c.battle[n][BATTLE_ATTACKERS_LEFT] = survivors(s, ATTACKER)
    c.battle[n][BATTLE_DEFENDERS_LEFT] = survivors(s, DEFENDER)
    c.count[COUNT_BATTLES] += 1


def do_and_write_battle(c: Chronicle, stage: State, luck: Chance, s: State, action: int, chance: Chance) -> None:
    """`do`, for an action that may end a battle."""
    set_stage(stage, s)
    luck.word = chance.word
    do(s, action, chance)
    if s.turns != stage.turns:
        fight_again(stage, action, luck)
        stage.winner = winning_side(stage)
        write_battle(c, stage)
    elif s.step == RECRUITING or s.step == CHOOSE_RELIC or s.step == CHOOSE_PROWESS:
        write_battle(c, s)


# ------------------------------------------------------------------ tokens and recruits
def write_taken(c: Chronicle, s: State, seat: int, token: int) -> None:
    """A token that was taken."""
    n = c.count[COUNT_TOKENS]
    c.token[n][TOKEN_GAME] = c.count[COUNT_GAMES]
    c.token[n][TOKEN_SEAT] = seat
    c.token[n][TOKEN_TURN] = s.turns
    c.token[n][TOKEN_TYPE] = token
    c.token[n][TOKEN_USED] = UNUSED
    c.count[COUNT_TOKENS] += 1


def write_used(c: Chronicle, s: State, seat: int, token: int) -> None:
    """A token that was placed or spent: the last of its kind that the seat took and has not used."""
    n = c.count[COUNT_TOKENS] - 1
    while c.token[n][TOKEN_SEAT] != seat or c.token[n][TOKEN_TYPE] != token or c.token[n][TOKEN_USED] != UNUSED:
        n -= 1
    c.token[n][TOKEN_USED] = s.turns


def write_recruit(c: Chronicle, s: State) -> None:
    """A defeated card that is about to be recruited."""
    n = c.count[COUNT_RECRUITS]
    c.recruit[n][RECRUIT_GAME] = c.count[COUNT_GAMES]
    c.recruit[n][RECRUIT_SEAT] = s.active
    c.recruit[n][RECRUIT_TURN] = s.turns
    c.recruit[n][RECRUIT_UNIT] = s.line_up[DEFENDER][s.slot]
    c.count[COUNT_RECRUITS] += 1


def do_travelling(c: Chronicle, s: State, action: int, chance: Chance) -> None:
    """`do`, before the fight is declared: tokens may be taken, Chase and Tighten up! may be spent."""
    seat = s.turn
    held = size(s.tokens[seat])
    do(s, action, chance)
    if action == TAKE_TOKEN or (action >= SWAP and action < PLACE):
        write_taken(c, s, seat, card_at(s.tokens[seat], size(s.tokens[seat]) - 1))
    elif size(s.tokens[seat]) < held:
        write_used(c, s, seat, CHASE_TOKEN if action >= CHASE else TIGHTEN_UP_TOKEN)


def do_fighting(c: Chronicle, stage: State, luck: Chance, s: State, action: int, chance: Chance) -> None:
    """`do`, from the declaration of the fight to its rewards."""
    if action >= PLACE and action < DO_RECOVER:
        write_used(c, s, s.turn, (action - PLACE) // SLOTS)
    elif action == TIGHTEN_UP:
        write_used(c, s, s.turn, TIGHTEN_UP_TOKEN)
    elif action == RECRUIT:
        write_recruit(c, s)
    if may_end_battle(s, action):
        do_and_write_battle(c, stage, luck, s, action, chance)
    else:
        do(s, action, chance)


# ------------------------------------------------------------------ whole games
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


def play_and_write(
    c: Chronicle, stage: State, luck: Chance, s: State, chance: Chance, choice: Chance, menu: Menu
) -> None:
    """Random legal play to the end."""
    decisions = 0
    before = c.count[COUNT_BATTLES]
    while s.step != OVER:
        n = list_legal(s, menu)
        action = menu.action[below(choice, n)]
        decisions += 1
        if s.step <= DECLARE:
            do_travelling(c, s, action, chance)
        else:
            do_fighting(c, stage, luck, s, action, chance)
    write_end(c, s, decisions, c.count[COUNT_BATTLES] - before)


def play_many(c: Chronicle, tables: list[State], seeds: list[int]) -> None:
    """A random game from each of these seatings, with two seeds each: its luck, and the players' choices.

    The chronicle begins anew; it has room for MOST_GAMES.
    """
    chance: Chance = Chance()
    choice: Chance = Chance()
    luck: Chance = Chance()
    menu: Menu = Menu()
    for i in range(COUNTS):
        c.count[i] = 0
    seated: State = tables[0]
    stage: State = seated.copy()
    for game in range(len(tables)):
        seated = tables[game]
        seed: u64 = seeds[2 * game]
        sow(chance, seed)
        seed = seeds[2 * game + 1]
        sow(choice, seed)
        s: State = seated.copy()
        set_up(s, chance)
        play_and_write(c, stage, luck, s, chance, choice, menu)
