"""A Battle Through History in the arena: what its tables hold, and random games inside the compiled rules."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from warlore.arena.contest import Contest, Played, Table, Tables, Words, seats_of
from warlore.arena.plan import Plan
from warlore.arena.seating import Seatings, seeds
from warlore.history import HistoryGame, load_cards
from warlore.history.cardset import SABATONS, parse_cards
from warlore.history.columns import TOKENS
from warlore.history.rules import engine, state, tables, tally
from warlore.history.rules.tally import Chronicle
from warlore.table import Event
from warlore.texts import DEFAULT, Texts

if TYPE_CHECKING:
    from warlore.history.rules.plain import State

SHAPES = {
    name: np.shape(getattr(Chronicle(), name)) for name in ("count", "battle", "game", "recruit", "seat", "token")
}
"""The parts of a chronicle's key, in order."""

SEAT_NUMBERS = {
    "elites": tally.SEAT_ELITES,
    "heroes": tally.SEAT_HEROES,
    "relics": tally.SEAT_RELICS,
    "prowess": tally.SEAT_PROWESS,
    "honor": tally.SEAT_HONOR,
}
BATTLE_NUMBERS = {
    "turn": tally.BATTLE_TURN,
    "attacker": tally.BATTLE_ATTACKER,
    "defender": tally.BATTLE_DEFENDER,
    "attackers": tally.BATTLE_ATTACKERS,
    "defenders": tally.BATTLE_DEFENDERS,
    "attacker_face": tally.BATTLE_ATTACKER_FACE,
    "defender_face": tally.BATTLE_DEFENDER_FACE,
    "lines": tally.BATTLE_LINES,
    "attackers_left": tally.BATTLE_ATTACKERS_LEFT,
    "defenders_left": tally.BATTLE_DEFENDERS_LEFT,
}
DICE = ("strong", "risky")
WINNERS = ("nobody", "attacker", "defender")
TOKEN_WORDS = tuple({number: name for name, number in TOKENS.items()}.get(i, "") for i in range(tables.TOKEN_TYPES))


class HistoryContest(Contest):
    """The tables `games`, `seats`, `battles`, `recruits` and `tokens`."""

    sources = ("elites", "heroes", "relics", "prowess", "honor")
    game: HistoryGame

    def __init__(self, plan: Plan) -> None:
        cards = load_cards() if plan.cards is None else parse_cards(plan.cards, "cards.toml")
        super().__init__(HistoryGame(cards), plan)
        self.units = tuple(unit.id for unit in cards.units)
        self.chronicle = engine.Chronicle()
        self.seated: list[State] = []

    def names(self) -> tuple[str, ...]:
        return SABATONS[: self.plan.players]

    def label(self, kind: str, word: str, texts: Texts) -> str:
        if kind == "token":
            line, plus, n = word.partition("+")
            return texts.get(f"token-{line}", n=n) if plus else texts.get(f"token-{word}")
        own = self.game.cards.units[self.units.index(word)].name
        known = Texts(DEFAULT).find(f"unit-{word}") == own
        return texts.get(f"unit-{word}") if known else own

    # -------------------------------------------------------------- playing
    def play(self, seatings: Seatings) -> Tables:
        """Where only random bots sit the games are played inside the rules, else seat by seat from views."""
        lucks = seeds(self.plan.seed, seatings.game, 1 + self.plan.players)
        random = np.array([name == "random" for name in self.plan.bots])
        chancy: list[bool] = np.all(random[seatings.bots], axis=1).tolist()
        written = []
        at = 0
        while at < len(seatings):
            end = at + 1
            if chancy[at]:
                while end < min(at + tally.MOST_GAMES, len(seatings)) and chancy[end]:
                    end += 1
                key = self.play_random(seatings.first[at:end].tolist(), lucks[at:end])
            else:
                key = chronicle_of(self.play_one(seatings, at, lucks[at].tolist())).key()
            written.append(Written.of(key, at, self.plan.players))
            at = end
        return self.tables(seatings, lucks[:, 0], Written.joined(written))

    def play_random(self, firsts: list[int], lucks: NDArray[np.uint64]) -> Any:
        """Random games, as the key of their chronicle."""
        if not self.seated:
            self.seated = [self.game.seated(self.setup(first)) for first in range(self.plan.players)]
        engine.play_many(self.chronicle, [self.seated[first] for first in firsts], lucks[:, :2].ravel().tolist())
        return self.chronicle.key()

    # -------------------------------------------------------------- writing down
    def tables(self, seatings: Seatings, luck: NDArray[Any], written: Written) -> Tables:
        """The tables of games that are written down."""
        game, seat = written.game, written.seat
        seats = seats_of(self.plan, seatings, seat[tally.SEAT_RANK].astype(np.int8).reshape(len(seatings), -1))
        for name, column in SEAT_NUMBERS.items():
            seats[name] = seat[column]
        seats["score"] = np.add.reduce([np.asarray(seats[source]) for source in self.sources])
        recruits, tokens = written.recruit, written.token
        seats["recruits"] = self.per_seat(seatings, written.recruit_game, recruits[tally.RECRUIT_SEAT - 1])
        seats["tokens"] = self.per_seat(seatings, written.token_game, tokens[tally.TOKEN_SEAT - 1])
        ranks = seat[tally.SEAT_RANK].reshape(len(seatings), -1)
        return {
            "games": {
                "game": seatings.game,
                "seed": luck,
                "first": seatings.first,
                "decisions": game[tally.GAME_DECISIONS],
                "winners": (ranks == 1).sum(axis=1).astype(np.int8),
                "turns": game[tally.GAME_TURNS],
                "battles": game[tally.GAME_BATTLES],
            },
            "seats": seats,
            "battles": battles_of(seatings.game[written.battle_game], written.battle),
            "recruits": {
                "game": seatings.game[written.recruit_game],
                "seat": recruits[tally.RECRUIT_SEAT - 1],
                "turn": recruits[tally.RECRUIT_TURN - 1],
                "unit": Words(recruits[tally.RECRUIT_UNIT - 1], self.units),
            },
            "tokens": {
                "game": seatings.game[written.token_game],
                "seat": tokens[tally.TOKEN_SEAT - 1],
                "turn": tokens[tally.TOKEN_TURN - 1],
                "token": Words(tokens[tally.TOKEN_TYPE - 1], TOKEN_WORDS),
                "used": tokens[tally.TOKEN_USED - 1],
            },
        }

    def per_seat(self, seatings: Seatings, game: NDArray[np.int64], seat: NDArray[np.int8]) -> NDArray[np.int8]:
        """How many rows each seat of each game has."""
        players = self.plan.players
        return np.bincount(game * players + seat, minlength=len(seatings) * players).astype(np.int8)


class Written(NamedTuple):
    """What chronicles hold, as columns; of rows that belong to a game, its place in the batch apart."""

    game: NDArray[np.int16]
    seat: NDArray[np.int16]
    battle: NDArray[np.int8]
    battle_game: NDArray[np.int64]
    recruit: NDArray[np.int8]
    recruit_game: NDArray[np.int64]
    token: NDArray[np.int8]
    token_game: NDArray[np.int64]

    @classmethod
    def of(cls, key: Any, first: int, players: int) -> Written:
        """The rows of one chronicle, whose first game has this place in the batch."""
        numbers = np.frombuffer(key, np.int16) if isinstance(key, bytes) else np.array(flat(key), np.int16)
        part, at = {}, 0
        for name, shape in SHAPES.items():
            part[name] = numbers[at : at + prod(shape)].reshape(shape)
            at += prod(shape)
        games, battles, recruits, tokens = part["count"].tolist()
        rows = (part["battle"][:battles], part["recruit"][:recruits], part["token"][:tokens])
        battle, recruit, token = (some.T[1:].astype(np.int8, order="C") for some in rows)
        fought, recruited, taken = (some[:, 0] + np.int64(first) for some in rows)
        game, seat = part["game"][:games].T.copy("C"), part["seat"][: games * players].T.copy("C")
        return cls(game, seat, battle, fought, recruit, recruited, token, taken)

    @classmethod
    def joined(cls, pieces: list[Written]) -> Written:
        return cls(*(np.concatenate(some, axis=-1) for some in zip(*pieces, strict=True)))


def battles_of(game: NDArray[np.int32], rows: NDArray[np.int8]) -> Table:
    """One row for each battle; a defender of -1 is the board, -2 a card that was chased."""
    table: Table = {"game": game}
    for name, column in BATTLE_NUMBERS.items():
        table[name] = rows[column - 1]
    table["attacker_die"] = Words(rows[tally.BATTLE_ATTACKER_DIE - 1], DICE)
    table["winner"] = Words(rows[tally.BATTLE_WINNER - 1] + np.int8(1), WINNERS)
    return table


def flat(key: Iterable[Any]) -> list[int]:
    """The key of a chronicle in the plain form as one row of numbers."""
    out: list[int] = []
    for item in key:
        out += flat(item) if isinstance(item, tuple) else [item]
    return out


# ------------------------------------------------------------------ games that bots have played
def chronicle_of(played: Played) -> Chronicle:
    """A game's chronicle from its events and its outcome."""
    c = Chronicle()
    watch = _Watch(c)
    for event in played.events:
        watch.see(event)
    c.game[0] = [played.decisions, watch.turn + 1, c.count[tally.COUNT_BATTLES]]
    c.count[tally.COUNT_GAMES] = 1
    outcome = played.outcome
    for seat, row in enumerate(c.seat[: len(outcome.scores)]):
        row[tally.SEAT_RANK] = outcome.ranking[seat]
        for source, column in SEAT_NUMBERS.items():
            row[column] = outcome.breakdown[seat][source]
    return c


class _Watch:
    """Writes battles, recruits and tokens down as they are told."""

    def __init__(self, chronicle: Chronicle) -> None:
        self.c = chronicle
        self.turn = -1
        self.clear()

    def clear(self) -> None:
        self.attacker = self.defender = -1
        self.lines = 0
        self.ranks, self.die, self.face = [0, 0], [0, 0], [0, 0]

    def see(self, event: Event) -> None:
        kind, a, b, n = event
        if kind == state.TURN_BEGINS:
            self.turn += 1
            self.clear()
            self.attacker = a
        elif kind == state.FIGHT_DECLARED or kind == state.CARD_ADDED:
            self.ranks[tables.DEFENDER] += 1
        elif kind == state.CHASE_DECLARED:
            self.defender, self.ranks[tables.DEFENDER] = tally.CHASED, 1
        elif kind == state.CHALLENGED:
            self.defender = b
        elif kind == state.DEPLOYED or kind == state.REINFORCED:
            self.ranks[a] = b + 1
        elif kind == state.ROLLED:
            self.die[a], self.face[a] = b, n
        elif kind == state.LINE_FOUGHT:
            self.lines += 1
        elif kind == state.BATTLE_ENDED:
            met = [0, self.turn, self.attacker, self.defender, *self.ranks]
            fought = [self.die[tables.ATTACKER], *self.face, self.lines, a, b, n]
            self.write(tally.COUNT_BATTLES, self.c.battle, met + fought)
        elif kind == state.RECRUITED:
            self.write(tally.COUNT_RECRUITS, self.c.recruit, [0, a, self.turn, b])
        elif kind == state.TOOK_TOKEN:
            self.write(tally.COUNT_TOKENS, self.c.token, [0, a, self.turn, b, tally.UNUSED])
        elif kind == state.SPENT_TOKEN:
            self.use(a, b)
        elif kind == state.TOKEN_PLACED:
            self.use(self.attacker if a == tables.ATTACKER else self.defender, n)

    def write(self, count: int, grid: list[list[int]], row: list[int]) -> None:
        grid[self.c.count[count]] = row
        self.c.count[count] += 1

    def use(self, seat: int, token: int) -> None:
        """The last token of its kind that the seat took and has not used."""
        for row in reversed(self.c.token[: self.c.count[tally.COUNT_TOKENS]]):
            if (row[tally.TOKEN_SEAT], row[tally.TOKEN_TYPE], row[tally.TOKEN_USED]) == (seat, token, tally.UNUSED):
                row[tally.TOKEN_USED] = self.turn
                return
