"""A Battle Through History in the arena: what its tables hold, and random games inside the compiled rules."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from warlore.arena.contest import Change, Contest, Played, Table, Tables, Words, seats_of
from warlore.arena.plan import Plan
from warlore.arena.seating import Seatings, seeds
from warlore.history import HistoryGame, load_cards
from warlore.history.cardset import SABATONS, parse_cards
from warlore.history.columns import TOKENS
from warlore.history.rules import chronicle as columns
from warlore.history.rules import engine, state, tables
from warlore.history.rules.chronicle import Chronicle
from warlore.table import Event
from warlore.texts import DEFAULT, Texts

if TYPE_CHECKING:
    from warlore.history.rules.plain import State

WIDTHS = {
    "battle": columns.BATTLE_COLUMNS,
    "game": columns.GAME_COLUMNS,
    "recruit": columns.RECRUIT_COLUMNS,
    "seat": columns.SEAT_COLUMNS,
    "token": columns.TOKEN_COLUMNS,
}
"""The grids of a chronicle, in the order of its key."""

SEAT_NUMBERS = {
    "elites": columns.SEAT_ELITES,
    "heroes": columns.SEAT_HEROES,
    "relics": columns.SEAT_RELICS,
    "prowess": columns.SEAT_PROWESS,
    "honor": columns.SEAT_HONOR,
}
BATTLE_NUMBERS = {
    "turn": columns.BATTLE_TURN,
    "attacker": columns.BATTLE_ATTACKER,
    "defender": columns.BATTLE_DEFENDER,
    "attackers": columns.BATTLE_ATTACKERS,
    "defenders": columns.BATTLE_DEFENDERS,
    "attacker_face": columns.BATTLE_ATTACKER_FACE,
    "defender_face": columns.BATTLE_DEFENDER_FACE,
    "lines": columns.BATTLE_LINES,
    "attackers_left": columns.BATTLE_ATTACKERS_LEFT,
    "defenders_left": columns.BATTLE_DEFENDERS_LEFT,
}
DICE = ("strong", "risky")
WINNERS = ("nobody", "attacker", "defender")
FOES = slice(columns.BATTLE_FOES - 1, columns.BATTLE_FOES - 1 + columns.MOST_FOES)
"""The rows of a battle's foes, once the game is apart."""
NO_FOE = ""
TOKEN_WORDS = tuple({number: name for name, number in TOKENS.items()}.get(i, "") for i in range(tables.TOKEN_TYPES))


def _changed(kind: str, name: str, before: Any, after: Any) -> list[Change]:
    """One thing in two boxes, value by value; of one that stands in one box only, how many there are."""
    if before is None or after is None:
        numbers = [str(getattr(one, "copies", 1)) if one is not None else "0" for one in (before, after)]
        return [Change(kind, name, "copies", *numbers)]
    fields = [one.name for one in dataclasses.fields(before) if one.compare]
    values = [(field, getattr(before, field), getattr(after, field)) for field in fields]
    return [Change(kind, name, field, str(old), str(new)) for field, old, new in values if old != new]


def places() -> dict[str, slice]:
    """Where each grid of a chronicle lies in its key."""
    blank, at, out = Chronicle(), columns.COUNTS, {}
    for name, width in WIDTHS.items():
        end = at + len(getattr(blank, name)) * width
        out[name] = slice(at, end)
        at = end
    return out


PLACES = places()


class HistoryContest(Contest):
    """The tables `games`, `seats`, `battles`, `recruits` and `tokens`."""

    sources = ("elites", "heroes", "relics", "prowess", "honor")
    game: HistoryGame

    def __init__(self, plan: Plan) -> None:
        cards = load_cards() if plan.cards is None else parse_cards(plan.cards, "cards.toml")
        super().__init__(HistoryGame(cards), plan)
        self.units = tuple(unit.id for unit in cards.units)
        self.chronicle = engine.Chronicle()
        self.pages = Chronicle()
        self.seated: list[State] = []

    def names(self) -> tuple[str, ...]:
        return SABATONS[: self.plan.players]

    def label(self, kind: str, word: str, texts: Texts) -> str:
        if kind == "token":
            line, plus, n = word.partition("+")
            return texts.get(f"token-{line}", n=n) if plus else texts.get(f"token-{word}")
        if kind == "relic":
            return next(relic.name for relic in self.game.cards.relics if relic.id == word)
        own = self.game.cards.units[self.units.index(word)].name
        known = Texts(DEFAULT).find(f"unit-{word}") == own
        return texts.get(f"unit-{word}") if known else own

    def knows(self, kind: str, word: str) -> bool:
        if kind == "relic":
            return any(relic.id == word for relic in self.game.cards.relics)
        return kind != "unit" or word in self.units

    def changes(self, other: Contest) -> list[Change]:
        """What stands differently in two boxes: each Unit and Relic, value by value; tiles and the rest in one."""
        assert isinstance(other, HistoryContest)
        mine, theirs = self.game.cards, other.game.cards
        found: list[Change] = []
        for kind in ("unit", "relic"):
            before, after = ({one.id: one for one in getattr(box, f"{kind}s")} for box in (mine, theirs))
            for name in dict.fromkeys([*before, *after]):
                found += _changed(kind, name, before.get(name), after.get(name))
        rest = ("tiles", "warfare", "prowess", "wheel")
        return found + [Change(part, "", "", "", "") for part in rest if getattr(mine, part) != getattr(theirs, part)]

    # -------------------------------------------------------------- playing
    def play(self, seatings: Seatings) -> Tables:
        """Where only random bots sit the games are played inside the rules, else seat by seat from views."""
        lucks = seeds(self.plan.seed, seatings.game, 1 + self.plan.players)
        random = np.array([name == "random" for name in self.plan.bots])
        chancy: list[bool] = np.all(random[seatings.bots], axis=1).tolist()
        faults = np.zeros((len(seatings), self.plan.players), np.int16)
        pages: list[Pages] = []
        at = 0
        while at < len(seatings):
            if chancy[at]:
                end = at + 1
                while end < min(at + columns.MOST_GAMES, len(seatings)) and chancy[end]:
                    end += 1
                chronicle = self.play_random(seatings.first[at:end].tolist(), lucks[at:end])
            else:
                played = self.play_one(seatings, at, lucks[at].tolist())
                faults[at] = played.faults
                chronicle = write_down(played, self.pages)
            pages.append(Pages.of(chronicle, self.plan.players))
            at += len(pages[-1].game)
        return self.tables(seatings, lucks[:, 0], Written.of(pages), faults)

    def play_random(self, firsts: list[int], lucks: NDArray[np.uint64]) -> Chronicle:
        """As many random games as there is room for in the chronicle, which is the same one each time."""
        if not self.seated:
            self.seated = [self.game.seated(self.setup(first)) for first in range(self.plan.players)]
        engine.play_many(self.chronicle, [self.seated[first] for first in firsts], lucks[:, :2].ravel().tolist())
        return self.chronicle

    # -------------------------------------------------------------- writing down
    def tables(
        self, seatings: Seatings, luck: NDArray[Any], written: Written, faults: NDArray[np.int16]
    ) -> Tables:
        """The tables of games that are written down."""
        game, seat = written.game, written.seat
        ranks = seat[columns.SEAT_RANK].astype(np.int8).reshape(len(seatings), -1)
        seats = seats_of(self.plan, seatings, ranks, faults)
        for name, column in SEAT_NUMBERS.items():
            seats[name] = seat[column]
        seats["score"] = np.add.reduce([np.asarray(seats[source]) for source in self.sources])
        recruits, tokens = written.recruit, written.token
        seats["recruits"] = self.per_seat(seatings, written.recruit_game, recruits[columns.RECRUIT_SEAT - 1])
        seats["tokens"] = self.per_seat(seatings, written.token_game, tokens[columns.TOKEN_SEAT - 1])
        return {
            "games": {
                "game": seatings.game,
                "seed": luck,
                "first": seatings.first,
                "decisions": game[columns.GAME_DECISIONS],
                "winners": (ranks == 1).sum(axis=1).astype(np.int8),
                "turns": game[columns.GAME_TURNS],
                "battles": game[columns.GAME_BATTLES],
            },
            "seats": seats,
            "battles": battles_of(seatings.game[written.battle_game], written.battle, self.units),
            "recruits": {
                "game": seatings.game[written.recruit_game],
                "seat": recruits[columns.RECRUIT_SEAT - 1],
                "turn": recruits[columns.RECRUIT_TURN - 1],
                "unit": Words(recruits[columns.RECRUIT_UNIT - 1], self.units),
            },
            "tokens": {
                "game": seatings.game[written.token_game],
                "seat": tokens[columns.TOKEN_SEAT - 1],
                "turn": tokens[columns.TOKEN_TURN - 1],
                "token": Words(tokens[columns.TOKEN_TYPE - 1], TOKEN_WORDS),
                "used": tokens[columns.TOKEN_USED - 1],
            },
        }

    def per_seat(self, seatings: Seatings, game: NDArray[np.int64], seat: NDArray[np.int8]) -> NDArray[np.int8]:
        """How many rows each seat of each game has."""
        players = self.plan.players
        return np.bincount(game * players + seat, minlength=len(seatings) * players).astype(np.int8)


class Pages(NamedTuple):
    """The written rows of one chronicle."""

    game: NDArray[np.int16]
    seat: NDArray[np.int16]
    battle: NDArray[np.int16]
    recruit: NDArray[np.int16]
    token: NDArray[np.int16]

    @classmethod
    def of(cls, chronicle: Chronicle, players: int) -> Pages:
        """Its count comes first in a compiled chronicle's key, which is one array of 16-bit numbers."""
        plain = isinstance(chronicle, Chronicle)
        key: Any = chronicle.count if plain else chronicle.key()
        numbers = np.array(key) if plain else np.frombuffer(key, np.int16)
        games, battles, recruits, tokens = numbers[: columns.COUNTS].tolist()
        rows = {"game": games, "seat": games * players, "battle": battles, "recruit": recruits, "token": tokens}
        grids = {
            name: np.array(getattr(chronicle, name)[:n], np.int16) if plain else numbers[PLACES[name]]
            for name, n in rows.items()
        }
        return cls(**{name: grid.reshape(-1, WIDTHS[name])[: rows[name]] for name, grid in grids.items()})


class Written(NamedTuple):
    """What some chronicles hold, as columns; of rows that belong to a game, its place in the batch apart."""

    game: NDArray[np.int16]
    seat: NDArray[np.int16]
    battle: NDArray[np.int8]
    battle_game: NDArray[np.int64]
    recruit: NDArray[np.int8]
    recruit_game: NDArray[np.int64]
    token: NDArray[np.int8]
    token_game: NDArray[np.int64]

    @classmethod
    def of(cls, pages: list[Pages]) -> Written:
        """One batch: the games of each chronicle follow those of the one before."""
        games = [len(page.game) for page in pages]
        first = np.cumsum([0, *games[:-1]])
        found: list[NDArray[Any]] = []
        for kind in ("battle", "recruit", "token"):
            rows = [getattr(page, kind) for page in pages]
            joined = np.concatenate(rows)
            columns_of_kind = joined.T[1:].astype(np.int8, order="C")
            if kind == "battle":
                # In which order cards stood at the Front is not told by events: the foes are a set.
                columns_of_kind[FOES] = np.sort(columns_of_kind[FOES], axis=0)[::-1]
            found.append(columns_of_kind)
            found.append(joined[:, 0] + np.repeat(first, [len(some) for some in rows]))
        game, seat = (np.concatenate(some).T.copy("C") for some in list(zip(*pages, strict=True))[:2])
        return cls(game, seat, *found)


def battles_of(game: NDArray[np.int32], rows: NDArray[np.int8], units: tuple[str, ...]) -> Table:
    """One row for each battle; a defender of -1 is the board, -2 a card that was chased."""
    table: Table = {"game": game}
    for name, column in BATTLE_NUMBERS.items():
        table[name] = rows[column - 1]
    table["attacker_die"] = Words(rows[columns.BATTLE_ATTACKER_DIE - 1], DICE)
    table["winner"] = Words(rows[columns.BATTLE_WINNER - 1] + np.int8(1), WINNERS)
    for i, foes in enumerate(rows[FOES], 1):
        table[f"foe_{i}"] = Words(foes + np.int8(1), (NO_FOE, *units))
    return table


# ------------------------------------------------------------------ games that bots have played
def write_down(played: Played, c: Chronicle) -> Chronicle:
    """Begin a chronicle anew with one game, from its events and its outcome."""
    c.count = [0] * columns.COUNTS
    watch = _Watch(c)
    for event in played.events:
        watch.see(event)
    c.game[0] = [played.decisions, watch.turn + 1, c.count[columns.COUNT_BATTLES]]
    c.count[columns.COUNT_GAMES] = 1
    outcome = played.outcome
    for seat, row in enumerate(c.seat[: len(outcome.scores)]):
        row[columns.SEAT_RANK] = outcome.ranking[seat]
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
        self.foes: list[int] = []

    def see(self, event: Event) -> None:
        kind, a, b, n = event
        if kind == state.TURN_BEGINS:
            self.turn += 1
            self.clear()
            self.attacker = a
        elif kind == state.FIGHT_DECLARED or kind == state.CARD_ADDED:
            self.ranks[tables.DEFENDER] += 1
            self.foes.append(n)
        elif kind == state.CHASE_DECLARED:
            self.defender, self.ranks[tables.DEFENDER] = columns.CHASED, 1
            self.foes.append(b)
        elif kind == state.CHALLENGED:
            self.defender = b
        elif kind == state.DEPLOYED or kind == state.REINFORCED:
            self.ranks[a] = b + 1
            if a == tables.DEFENDER and self.defender < 0:
                self.foes.append(n)
        elif kind == state.ROLLED:
            self.die[a], self.face[a] = b, n
        elif kind == state.LINE_FOUGHT:
            self.lines += 1
        elif kind == state.BATTLE_ENDED:
            met = [0, self.turn, self.attacker, self.defender, *self.ranks]
            fought = [self.die[tables.ATTACKER], *self.face, self.lines, a, b, n]
            foes = (self.foes + [tables.NO_CARD] * columns.MOST_FOES)[: columns.MOST_FOES]
            self.write(columns.COUNT_BATTLES, self.c.battle, met + fought + foes)
        elif kind == state.RECRUITED:
            self.write(columns.COUNT_RECRUITS, self.c.recruit, [0, a, self.turn, b])
        elif kind == state.TOOK_TOKEN:
            self.write(columns.COUNT_TOKENS, self.c.token, [0, a, self.turn, b, columns.UNUSED])
        elif kind == state.SPENT_TOKEN:
            self.use(a, b)
        elif kind == state.TOKEN_PLACED:
            self.use(self.attacker if a == tables.ATTACKER else self.defender, n)

    def write(self, count: int, grid: list[list[int]], row: list[int]) -> None:
        grid[self.c.count[count]] = row
        self.c.count[count] += 1

    def use(self, seat: int, token: int) -> None:
        """The last token of its kind that the seat took and has not used."""
        wanted = (seat, token, columns.UNUSED)
        for row in reversed(self.c.token[: self.c.count[columns.COUNT_TOKENS]]):
            if (row[columns.TOKEN_SEAT], row[columns.TOKEN_TYPE], row[columns.TOKEN_USED]) == wanted:
                row[columns.TOKEN_USED] = self.turn
                return
