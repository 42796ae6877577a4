"""What a run shows, in numbers: sums over its parts, then estimates. The report and `compare` only draw these."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from warlore.arena.contest import Column, Table, Tables, Words
from warlore.arena.errors import Trouble
from warlore.arena.games import contest_of
from warlore.arena.numbers import Estimate, contribution, mean, plain, ratings, share
from warlore.arena.plan import Plan, RunDirectory
from warlore.arena.seating import Schedule
from warlore.arena.store import parts

Counts = NDArray[np.float64]

BUCKETS = 24
"""Seats with this many recruits or tokens, or more, are taken together."""
UNITS = 6
FACES = 7
DICE = 2
SIDES = 3
NOBODY, ATTACKER, DEFENDER = 0, 1, 2
BOARD, PLAYER = 0, 1


class Histogram:
    """Counts of whole numbers from 0 on, by group."""

    def __init__(self, groups: int) -> None:
        self.counts: Counts = np.zeros((groups, 1))

    def add(self, group: NDArray[Any] | int, values: NDArray[Any]) -> None:
        if not len(values):
            return
        values = np.maximum(values, 0).astype(np.int64)
        width = max(self.counts.shape[1], int(values.max()) + 1)
        if width > self.counts.shape[1]:
            self.counts = np.pad(self.counts, ((0, 0), (0, width - self.counts.shape[1])))
        at = np.asarray(group) * width + values
        self.counts += np.bincount(at, minlength=self.counts.size).reshape(self.counts.shape)

    def mean(self, group: int) -> Estimate:
        values, counts = np.arange(self.counts.shape[1]), self.counts[group]
        return mean(float(values @ counts), float(values**2 @ counts), float(counts.sum()))


class Items:
    """Cards or tokens: how often seats had each, and won, by stratum (bot and number of items)."""

    def __init__(self, bots: int) -> None:
        self.words: tuple[str, ...] = ()
        self.strata = bots * (BUCKETS + 1)
        self.all: Counts = np.zeros(self.strata)
        self.all_won: Counts = np.zeros(self.strata)
        self.have: Counts = np.zeros((0, self.strata))
        self.have_won: Counts = np.zeros((0, self.strata))
        self.times: Counts = np.zeros(0)
        self.used: Counts = np.zeros(0)

    def add(
        self,
        bot: NDArray[Any],
        number: NDArray[Any],
        won: NDArray[Any],
        row: NDArray[Any],
        item: Words,
        used: NDArray[Any] | None = None,
    ) -> None:
        """`row` is the seat's row that each item belongs to; an item that was `used` has the turn there."""
        if not self.words:
            self.words = item.words
            self.have, self.have_won = (np.zeros((len(item.words), self.strata)) for _ in range(2))
            self.times, self.used = (np.zeros(len(item.words)) for _ in range(2))
        stratum = bot.astype(np.int64) * (BUCKETS + 1) + np.minimum(number, BUCKETS)
        self.all += np.bincount(stratum, minlength=self.strata)
        self.all_won += np.bincount(stratum, weights=won, minlength=self.strata)
        owned = item.numbers.astype(np.int64)
        if used is not None:
            self.used += np.bincount(owned[used >= 0], minlength=len(self.words))
        self.times += np.bincount(owned, minlength=len(self.words))
        # A seat that has two of a kind counts once.
        cell = np.unique(row * len(self.words) + owned)
        row, owned = cell // len(self.words), cell % len(self.words)
        at = owned * self.strata + stratum[row]
        self.have += np.bincount(at, minlength=self.have.size).reshape(self.have.shape)
        self.have_won += np.bincount(at, weights=won[row], minlength=self.have.size).reshape(self.have.shape)

    def estimates(self) -> list[dict[str, Any]]:
        """Every item that was ever seen: its worth, how often seats had it, how often it was used once taken."""
        worth = contribution(self.have, self.have_won, self.all, self.all_won)
        seats = float(self.all.sum())
        return [
            {
                "item": word,
                "worth": worth[i],
                "seats": share(float(self.have[i].sum()), seats),
                "times": float(self.times[i]),
                "used": float(self.used[i]),
            }
            for i, word in enumerate(self.words)
            if self.times[i] > 0
        ]


class Foes:
    """The board's cards: in how many battles each was met, and how many of those the Attacker won."""

    def __init__(self) -> None:
        self.words: tuple[str, ...] = ()
        self.battles = 0.0
        self.met: Counts = np.zeros(0)
        self.won: Counts = np.zeros(0)

    def add(self, columns: list[Words], winner: NDArray[Any], board: NDArray[Any]) -> None:
        if not self.words:
            self.words = columns[0].words
            self.met, self.won = np.zeros(len(self.words)), np.zeros(len(self.words))
        self.battles += float(board.sum())
        numbers = np.stack([column.numbers for column in columns])
        # A design of which two copies stand in one battle is met once.
        again = np.zeros(numbers.shape, dtype=bool)
        for i in range(1, len(numbers)):
            again[i] = (numbers[:i] == numbers[i]).any(axis=0)
        for foes, twice in zip(numbers, again, strict=True):
            there = foes[~twice]
            self.met += np.bincount(there, minlength=len(self.words))
            self.won += np.bincount(there, weights=(winner == ATTACKER)[~twice], minlength=len(self.words))

    def estimates(self) -> dict[str, dict[str, Any]]:
        """By card: the share of the battles against the board in which it was met, and the share of those won."""
        return {
            word: {"met": share(self.met[i], self.battles), "won": share(self.won[i], self.met[i])}
            for i, word in enumerate(self.words)
            if word and self.met[i]
        }


class Figures:
    """The sums over all parts of a run."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.contest = contest_of(plan)
        self.bots = tuple(dict.fromkeys(plan.bots))
        n, players = len(self.bots), plan.players
        self.games = 0
        self.shared = 0
        self.results: Counter[tuple[tuple[int, int], ...]] = Counter()
        self.score = Histogram(n)
        self.margin = Histogram(1)
        self.decisions = Histogram(1)
        self.battles_per_game = Histogram(1)
        self.faults = Histogram(n)
        self.won: Counts = np.zeros((n, 2))
        self.by_seat: Counts = np.zeros((2, players, 4))
        # by bot, by how it ended (0 not won, 1 won): seats, then points by source
        self.points: Counts = np.zeros((n, 2, 1 + len(self.contest.sources)))
        # of each game's mean over its seats: sum and sum of squares
        self.per_game: dict[str, Counts] = {name: np.zeros(2) for name in ("score", *self.contest.sources)}
        self.fights: Counts = np.zeros((2, UNITS, UNITS, SIDES))
        self.dice: Counts = np.zeros((2, DICE, FACES, SIDES))
        self.left: Counts = np.zeros((2, UNITS, 3))
        self.cards = Items(n)
        self.tokens = Items(n)
        self.foes = Foes()

    # -------------------------------------------------------------- adding up
    def add(self, tables: Tables) -> None:
        """The sums of one part."""
        games, seats = tables["games"], tables["seats"]
        bot = self._bots_of(seats)
        won = _numbers(seats, "won").astype(np.float64)
        self.games += len(_numbers(games, "game"))
        self.shared += int((_numbers(games, "winners") > 1).sum())
        self.decisions.add(0, _numbers(games, "decisions"))
        self._add_results(bot, seats)
        self._add_seats(bot, won, seats)
        # Parts from before other people's bots could play do not have it.
        self.faults.add(bot, _numbers(seats, "faults") if "faults" in seats else np.zeros(len(bot)))
        if "battles" in tables:
            self.battles_per_game.add(0, _numbers(games, "battles"))
            self._add_battles(tables["battles"])
            # Parts from before foes were written down do not have them.
            foes = [column for name, column in tables["battles"].items() if name.startswith("foe_")]
            if foes:
                board = _numbers(tables["battles"], "defender") < 0
                self.foes.add([_as_words(one) for one in foes], _words(tables["battles"], "winner"), board)
        first = int(_numbers(games, "game")[0])
        for name, items, number, column in (
            ("recruits", self.cards, "recruits", "unit"),
            ("tokens", self.tokens, "tokens", "token"),
        ):
            if name in tables:
                table = tables[name]
                row = (_numbers(table, "game") - first).astype(np.int64) * self.plan.players + _numbers(table, "seat")
                item = table[column]
                assert isinstance(item, Words)
                used = _numbers(table, "used") if "used" in table else None
                items.add(bot, _numbers(seats, number), won, row, item, used)

    def _bots_of(self, seats: Table) -> NDArray[Any]:
        """Each row's bot, as a number into `bots`."""
        column = seats["bot"]
        assert isinstance(column, Words)
        number: NDArray[Any] = np.array([self.bots.index(name) for name in column.words])
        return np.asarray(number[column.numbers])

    def _add_results(self, bot: NDArray[Any], seats: Table) -> None:
        """Games with the same bots in the same ranks are one result, many times over."""
        players = self.plan.players
        code = (bot * 16 + _numbers(seats, "rank")).reshape(-1, players)
        kinds, times = np.unique(np.sort(code, axis=1), axis=0, return_counts=True)
        for kind, n in zip(kinds.tolist(), times.tolist(), strict=True):
            self.results[tuple((value // 16, value % 16) for value in kind)] += n

    def _add_seats(self, bot: NDArray[Any], won: NDArray[Any], seats: Table) -> None:
        players = self.plan.players
        score = _numbers(seats, "score").astype(np.float64)
        self.score.add(bot, score)
        ordered = np.sort(score.reshape(-1, players), axis=1)
        self.margin.add(0, ordered[:, -1] - ordered[:, -2])
        self.won[:, 0] += np.bincount(bot, minlength=len(self.bots))
        self.won[:, 1] += np.bincount(bot, weights=won, minlength=len(self.bots))
        for kind, column in enumerate(("seat", "place")):
            at = _numbers(seats, column)
            for i, weights in enumerate((None, won, score, score**2)):
                self.by_seat[kind, :, i] += np.bincount(at, weights=weights, minlength=players)
        group = bot * 2 + (won > 0)
        self.points[:, :, 0] += np.bincount(group, minlength=2 * len(self.bots)).reshape(-1, 2)
        for i, source in enumerate(self.contest.sources):
            weights = _numbers(seats, source).astype(np.float64)
            points = np.bincount(group, weights=weights, minlength=2 * len(self.bots))
            self.points[:, :, 1 + i] += points.reshape(-1, 2)
        for name, sums in self.per_game.items():
            means = _numbers(seats, name).astype(np.float64).reshape(-1, players).mean(axis=1)
            sums += (means.sum(), (means**2).sum())

    def _add_battles(self, battles: Table) -> None:
        winner = _words(battles, "winner").astype(np.int64)
        player = (_numbers(battles, "defender") >= 0).astype(np.int64)
        attackers = _numbers(battles, "attackers").astype(np.int64)
        defenders = _numbers(battles, "defenders").astype(np.int64)
        self.fights += _cube(self.fights.shape, player, attackers, defenders, winner)
        die = _words(battles, "attacker_die").astype(np.int64)
        for side, (column, own) in enumerate((("attacker_face", die), ("defender_face", 1 - die))):
            face = _numbers(battles, column).astype(np.int64)
            self.dice[side] += _cube(self.dice.shape[1:], own, face, winner)
        for i, column in enumerate(("attackers_left", "defenders_left")):
            left = _numbers(battles, column).astype(np.float64)
            at = player * UNITS + attackers
            self.left[:, :, i] += np.bincount(at, weights=left, minlength=2 * UNITS).reshape(2, UNITS)
        self.left[:, :, 2] += np.bincount(player * UNITS + attackers, minlength=2 * UNITS).reshape(2, UNITS)

    # -------------------------------------------------------------- what it comes to
    def summary(self) -> dict[str, Any]:
        """All estimates, by name."""
        out: dict[str, Any] = {
            "plan": {**self.plan.manifest(), "balanced": self.games % self.cycle == 0, "cycle": self.cycle},
            "games": self.games,
            "shared_victories": share(self.shared, self.games),
            "bots": self.bot_figures(),
            "seats": self.seat_figures(0),
            "places": self.seat_figures(1),
            "points": {name: mean(sums[0], sums[1], self.games) for name, sums in self.per_game.items()},
            "margin": self.margin.mean(0),
            "decisions": self.decisions.mean(0),
        }
        if self.fights.sum():
            out["battles_per_game"] = self.battles_per_game.mean(0)
            out["battles"] = self.battle_figures()
            out["dice"] = self.dice_figures()
        out["cards"] = self.cards.estimates()
        out["tokens"] = self.tokens.estimates()
        foes = self.foes.estimates()
        for one in out["cards"]:
            one |= foes.get(one["item"], {"met": share(0, 0), "won": share(0, 0)})
        return out

    @property
    def cycle(self) -> int:
        return Schedule(len(self.plan.bots), self.plan.players).cycle

    def bot_figures(self) -> list[dict[str, Any]]:
        rated = ratings(len(self.bots), self.results) if len(self.bots) > 1 else [None]
        return [
            {
                "bot": bot,
                "rating": rated[i],
                "won": share(self.won[i, 1], self.won[i, 0]),
                "score": self.score.mean(i),
                "faults": self.fault_count(i),
                "seats_with_faults": int(self.faults.counts[i, 1:].sum()),
                "points": {
                    source: float(self.points[i, :, 1 + k].sum() / max(1, self.points[i, :, 0].sum()))
                    for k, source in enumerate(self.contest.sources)
                },
            }
            for i, bot in enumerate(self.bots)
        ]

    def fault_count(self, bot: int) -> int:
        """The decisions of a bot that were left to luck."""
        counts = self.faults.counts[bot]
        return int(counts @ np.arange(len(counts)))

    def seat_figures(self, kind: int) -> list[dict[str, Any]]:
        return [
            {"won": share(wins, n), "score": mean(score, squares, n)}
            for n, wins, score, squares in self.by_seat[kind].tolist()
        ]

    def battle_figures(self) -> list[dict[str, Any]]:
        """The Attacker's victories by what he fought, his Units and the Defender's; the Units decide the dice."""
        out = []
        for against, name in enumerate(("board", "player")):
            for attackers in range(1, UNITS):
                for defenders in range(UNITS):
                    n = self.fights[against, attackers, defenders]
                    if n.sum():
                        won, lost = share(n[ATTACKER], n.sum()), share(n[DEFENDER], n.sum())
                        sizes = {"against": name, "attackers": attackers, "defenders": defenders}
                        out.append({**sizes, "won": won, "lost": lost, "nobody": float(n[NOBODY] / n.sum())})
        return out

    def dice_figures(self) -> list[dict[str, Any]]:
        """How often the side with a die won, by the face that stood in the end."""
        out = []
        for side, name in enumerate(("attacker", "defender")):
            for die, word in enumerate(("strong", "risky")):
                for face in range(1, FACES):
                    n = self.dice[side, die, face]
                    if n.sum():
                        won = share(n[ATTACKER + side], n.sum())
                        out.append({"side": name, "die": word, "face": face, "won": won})
        return out

    def attack_share(self, against: int) -> Estimate:
        """How often the Attacker wins."""
        n = self.fights[against].reshape(-1, SIDES).sum(axis=0)
        return share(float(n[ATTACKER]), float(n.sum()))


def _numbers(table: Table, name: str) -> NDArray[Any]:
    column = table[name]
    assert isinstance(column, np.ndarray)
    return column


def _words(table: Table, name: str) -> NDArray[Any]:
    return _as_words(table[name]).numbers


def _as_words(column: Column) -> Words:
    assert isinstance(column, Words)
    return column


def _cube(shape: tuple[int, ...], *index: NDArray[Any]) -> Counts:
    """How often each combination occurs."""
    at = np.ravel_multi_index(index, shape)
    return np.bincount(at, minlength=int(np.prod(shape))).reshape(shape).astype(np.float64)


def figures_of(run: RunDirectory) -> Figures:
    """The figures of what is finished of a run."""
    figures = Figures(run.plan())
    for _, tables in parts(run):
        figures.add(tables)
    if not figures.games:
        raise Trouble("arena-nothing-played", path=str(run.path))
    return figures


def json_of(summary: Mapping[str, Any]) -> dict[str, Any]:
    """A summary as JSON can hold it."""
    out: dict[str, Any] = plain(summary)
    return out
