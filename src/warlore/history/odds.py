"""The public JSON question "how likely is each end of this battle?": exact, by enumeration, never sampled.

Every pair of faces is fought by the rules themselves (`rules/odds_core.py`); here the faces get their
weights, as whole numbers of equally likely cases, and the answer its fractions. An extension of the
contract: an enemy card may be `"?"`, any card of the request's `"pool"`, all equally likely.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from math import prod
from typing import IO, TYPE_CHECKING, Any

from warlore.history.cardset import CardSet, Unit, load_cards
from warlore.history.columns import fill_units
from warlore.history.contract import (
    QUESTION_FIELDS,
    BattleQuestion,
    Reader,
    UnitBook,
    answer_lines,
    read_question,
)
from warlore.history.rules import engine
from warlore.history.rules.odds_core import ATTACKERS_LEFT, DEFENDERS_LEFT
from warlore.history.rules.tables import (
    ATTACKER,
    DEFENDER,
    ERA_CARDS,
    MAX_ARMY,
    MAX_UNITS,
    NO_CARD,
    NOBODY,
    SLOTS,
)
from warlore.table import BadInput, Chance
from warlore.table.chance import ORDERED, SEALED
from warlore.table.luck import MAX_SEED, below, fast

if TYPE_CHECKING:
    from warlore.history.rules.plain import State, Tally

ODDS_FIELDS = (*QUESTION_FIELDS, "reroll_policy", "deck_order", "pool", "sample", "seed")
POLICIES = ("best", "never")
ORDERS = ("known", "unknown")
UNKNOWN_CARD = "?"
MOST_LINE_UPS = 300_000
MOST_WORK = 150_000
"""Ways to draw and battles to weigh, for all that is unknown together: five to fifteen seconds."""
WORK_OF_A_DEAL = 3  # to lay out a battle costs as much as to weigh so many
LOOKED_AT = 12  # deals of the unknown cards, from which the work is estimated
FEWEST_DRAWS = 100
MOST_DRAWS = 100_000
MOST_ICONS = 999
FACES = range(6)
WINNERS = ("nobody", "attacker", "defender")

Outcomes = Counter[int]
"""How many of the equally likely cases end so, by packed outcome (see `odds_core`)."""


# ------------------------------------------------------------------ the question
@dataclass
class OddsQuestion:
    """A battle, how re-rolls are decided, and what is not known about it."""

    battle: BattleQuestion
    policy: str
    shuffled: bool
    pool: list[Unit]
    hidden: list[int]
    draws: int | None = None
    seed: int = 0

    def battles(self) -> Iterator[tuple[int, BattleQuestion]]:
        """Each battle that this may be, with its weight; only cards of the pool may differ."""
        if not self.hidden:
            yield 1, self.battle
            return
        for weight, cards in _hands(Counter(self.pool), len(self.hidden)):
            yield weight, self._with(cards)

    def dealt(self, chance: Chance) -> BattleQuestion:
        """The battle with each unknown card drawn from the pool."""
        pool = list(self.pool)
        return self._with([pool.pop(below(chance, len(pool))) for _ in self.hidden])

    def _with(self, cards: Sequence[Unit]) -> BattleQuestion:
        units = list(self.battle.defender.units)
        for slot, unit in zip(self.hidden, cards, strict=True):
            units[slot] = unit
        return replace(self.battle, defender=replace(self.battle.defender, units=units))


def _hands(pool: Counter[Unit], n: int) -> Iterator[tuple[int, list[Unit]]]:
    """Each different sequence of n cards, and in how many ways it can be drawn."""
    if n == 0:
        yield 1, []
        return
    for unit, copies in list(pool.items()):
        if copies:
            pool[unit] -= 1
            for weight, rest in _hands(pool, n - 1):
                yield copies * weight, [unit, *rest]
            pool[unit] += 1


def _different(pool: Counter[Unit], n: int) -> int:
    """How many different sequences of n cards there are."""
    if n <= 1:
        return sum(copies > 0 for copies in pool.values()) if n else 1
    return sum(_different(pool - Counter([unit]), n - 1) for unit in pool)


def read_odds(reader: Reader, request: Any) -> OddsQuestion:
    """Contract 2, read strictly."""
    data = reader.mapping(request, "", ODDS_FIELDS)
    known, hidden = _without_unknown(data)
    battle = read_question(reader, known)
    policy = reader.choice(data.get("reroll_policy", "best"), "reroll_policy", POLICIES)
    order = reader.choice(data.get("deck_order", "known"), "deck_order", ORDERS)
    pool = reader.units(data.get("pool", []), "pool")
    if len(pool) < len(hidden):
        problem = f"has {len(pool)} cards, but {len(hidden)} cards are unknown"
        raise BadInput(f"pool: {problem}", field="pool", code="missing" if "pool" not in data else "invalid")
    draws = reader.number(data["sample"], "sample", FEWEST_DRAWS, MOST_DRAWS) if "sample" in data else None
    if "seed" in data and draws is None:
        raise BadInput("seed: goes with sample", field="seed")
    seed = reader.number(data.get("seed", 0), "seed", 0, MAX_SEED)
    return OddsQuestion(battle, policy, order == "unknown", pool, hidden, draws, seed)


def _without_unknown(data: Mapping[str, Any]) -> tuple[Mapping[str, Any], list[int]]:
    """The request with a stand-in for every unknown card of the Defender, and where those are."""
    side = data.get("defender")
    units = side.get("units") if isinstance(side, dict) else None
    hidden = [i for i, unit in enumerate(units) if unit == UNKNOWN_CARD] if isinstance(units, list) else []
    if not hidden:
        return data, hidden
    assert isinstance(side, dict) and isinstance(units, list)
    named = [{"name": UNKNOWN_CARD} if unit == UNKNOWN_CARD else unit for unit in units]
    return {**data, "defender": {**side, "units": named}}, hidden


# ------------------------------------------------------------------ the line-ups that may meet
def deployed(question: BattleQuestion) -> State:
    """The one pair of line-ups that meets when the order of the decks is known."""
    s, _ = question.deploy()
    chance = Chance()
    chance.way = ORDERED
    engine.meet_at_the_front(s, chance)
    if 0 not in s.ranks:
        for slot in question.attacker.tokens:
            if slot >= s.ranks[ATTACKER]:
                where = f"attacker.tokens.{slot + 1}"
                raise BadInput(f"{where}: no Unit stands there after reinforcements", field=where)
    return s


class _Draws:
    """A source of chance that goes through all draws of one side's reinforcements, like an odometer."""

    def __init__(self) -> None:
        self.path: list[int] = []
        self.sizes: list[int] = []
        self.at = 0

    def __call__(self, n: int) -> int:
        if self.at == len(self.path):
            self.path.append(0)
            self.sizes.append(n)
        self.at += 1
        return self.path[self.at - 1]

    def advance(self) -> bool:
        """On to the next way to draw; False when all have been."""
        self.at = 0
        while self.path and self.path[-1] == self.sizes[-1] - 1:
            self.path.pop()
            self.sizes.pop()
        if not self.path:
            return False
        self.path[-1] += 1
        return True


def arrivals(s: State, side: int, work: Work | None = None) -> dict[tuple[int, ...], Fraction]:
    """H5.5 with shuffled decks: each line-up this side may come to, with its probability."""
    draws = _Draws()
    chance = Chance()
    chance.way = SEALED
    chance.source = draws
    found: dict[tuple[int, ...], Fraction] = {}
    tried = 0
    while True:
        trial = s.copy()
        engine.reinforce(trial, side, chance)
        line_up = tuple(trial.line_up[side][: trial.ranks[side]])
        found[line_up] = found.get(line_up, Fraction(0)) + Fraction(1, prod(draws.sizes))
        tried += 1
        if work is not None:
            work.add()
        if tried > MOST_LINE_UPS:
            raise BadInput(f"deck_order: more than {MOST_LINE_UPS} ways to draw", field="deck_order", code="too_many")
        if not draws.advance():
            return found


def front_with_decks(question: BattleQuestion, hand: Sequence[Unit] = ()) -> tuple[State, UnitBook]:
    """The state at the Front with whole decks, and the numbers of all cards, those of a hand included.

    Cards of a deck that differ in name only become one.
    """
    sides = [replace(side, deck=[], era_decks={}) for side in question.sides()]
    s, units = replace(question, attacker=sides[0], defender=sides[1]).deploy()
    book = UnitBook()
    for unit in [*units, *hand]:
        book.number(unit)
    deck = s.deck
    era_deck = s.era_deck
    _lay(deck[0], question.attacker.deck, book, "attacker.deck", MAX_ARMY)
    if question.player:
        _lay(deck[1], question.defender.deck, book, "defender.deck", MAX_ARMY)
    else:
        for era, cards in question.defender.era_decks.items():
            _lay(era_deck[era], cards, book, "defender.era_decks", ERA_CARDS)
    s.deck = deck
    s.era_deck = era_deck
    columns = engine.Cards()
    fill_units(columns, book.units)
    s.cards = columns
    return s, book


def _lay(pile: list[int], cards: list[Unit], book: UnitBook, where: str, room: int) -> None:
    if len(cards) > room:
        raise BadInput(f"{where}: has {len(cards)} cards, but a deck has at most {room}", field=where)
    for place, unit in enumerate(cards):
        if len(book.units) == MAX_UNITS:
            raise BadInput(f"{where}: there are more than {MAX_UNITS} different cards", field=where, code="too_many")
        pile[2 + place] = book.number(replace(unit, id="", name="", source=""))
    pile[0] = len(cards)


def meetings(
    s: State, ours: Mapping[tuple[int, ...], Fraction], theirs: Mapping[tuple[int, ...], Fraction]
) -> Iterator[tuple[Fraction, State]]:
    """Every pair of line-ups met at the Front, with its probability. The two sides draw independently."""
    pairs = len(ours) * len(theirs)
    if pairs > MOST_LINE_UPS:
        problem = f"{pairs} pairs of line-ups may meet, more than {MOST_LINE_UPS}"
        raise BadInput(f"deck_order: {problem}", field="deck_order", code="too_many")
    bare = without_decks(s)
    chance = Chance()
    for attackers, p in ours.items():
        for defenders, q in theirs.items():
            met = bare.copy()
            met.line_up = [[*side, *[NO_CARD] * (SLOTS - len(side))] for side in (attackers, defenders)]
            met.ranks = [len(attackers), len(defenders)]
            engine.meet_at_the_front(met, chance)
            yield p * q, met


def without_decks(s: State) -> State:
    """The same with nobody left to call."""
    bare = s.copy()
    bare.deck = engine.State().deck
    bare.era_deck = engine.State().era_deck
    return bare


def _in_any_order(question: BattleQuestion, work: Work) -> Iterator[tuple[Fraction, State]]:
    """Each pair of line-ups that may meet when all decks are shuffled."""
    s, _ = front_with_decks(question)
    ours, theirs = arrivals(s, ATTACKER, work), arrivals(s, DEFENDER, work)
    work.add(len(ours) * len(theirs))
    return meetings(s, ours, theirs)


# ------------------------------------------------------------------ how much there is to do
@dataclass
class Work:
    """What answering costs, in ways to draw and battles to weigh; too much of it ends with a sentence."""

    most: float
    done: int = 0

    def add(self, n: int = 1) -> None:
        self.done += n
        if self.done > self.most:
            raise too_much(self.done, "more than ")


def too_much(work: int, how: str) -> BadInput:
    return BadInput(
        f"pool: {how}{work:,} draws and battles would have to be gone through, at most {MOST_WORK:,} are; make pool "
        f'or decks smaller, or ask for "sample": {FEWEST_DRAWS} to {MOST_DRAWS} draws',
        field="pool",
        code="too_many",
    )


def estimated_work(question: OddsQuestion) -> int:
    """About how much there is to do for all the unknown cards together, from some deals of them."""
    deals = _different(Counter(question.pool), len(question.hidden))
    if not question.shuffled:
        return deals * WORK_OF_A_DEAL
    chance = fast(0)
    looked_at = Work(MOST_WORK)
    number = min(LOOKED_AT, deals)
    for _ in range(number):
        s, _ = front_with_decks(question.dealt(chance))
        looked_at.add(len(arrivals(s, ATTACKER, looked_at)) * len(arrivals(s, DEFENDER, looked_at)))
    return (looked_at.done // number + WORK_OF_A_DEAL) * deals


# ------------------------------------------------------------------ the weight of each pair of faces
def _re_rolled(wins: list[bool], icons: int, policy: str) -> list[int] | None:
    """How often each face is the Attacker's last once he re-rolls, of 6 ** icons cases; None if he never does.

    A face wins or it does not, so he re-rolls exactly a losing one, while some face wins.
    """
    losing = 6 - sum(wins)
    if icons == 0 or losing == 6 or policy == "never":
        return None
    won = sum(losing**j * 6 ** (icons - 1 - j) for j in range(icons))
    return [won if wins[last] else losing ** (icons - 1) for last in FACES]


def _board_ends(tally: Tally, icons: int) -> list[int]:
    """H5.10: how often each face is the board's last, of 6 ** (icons + 1) cases."""
    bad = sum(tally.minus)
    good = sum(bad**j * 6 ** (icons - j) for j in range(icons + 1))
    return [bad**icons if tally.minus[face] else good for face in FACES]


@lru_cache(maxsize=1024)
def _players_end(values: tuple[int, ...], icons: int) -> tuple[int, ...]:
    """How often each face is a player-Defender's last, of 6 ** (icons + 1) cases, to keep the value least."""
    agains = []
    least = list(values)
    for k in range(1, icons + 1):
        # `least` is scaled by 6 ** (k - 1), its sum is the mean scaled by 6 ** k
        again = sum(least)
        agains.append(again)
        least = [min(value * 6**k, again) for value in values]
    mass = 6**icons
    arriving = [mass] * 6
    ends = [0] * 6
    for k in range(icons, 0, -1):
        rolled = 0
        for face in FACES:
            if agains[k - 1] < values[face] * 6**k:
                rolled += arriving[face]
            else:
                ends[face] += arriving[face]
        arriving = [rolled // 6] * 6
    return tuple(end + rest for end, rest in zip(ends, arriving, strict=True))


def outcomes(s: State, policy: str, tally: Tally) -> tuple[Outcomes, int]:
    """How two line-ups that have met end, and of how many equally likely cases."""
    engine.foresee(s, tally)
    ours, theirs = s.relaunches
    if max(ours, theirs) > MOST_ICONS:
        raise BadInput(f"there are more than {MOST_ICONS} Relaunch icons on a side", code="too_many")
    table = tuple(map(tuple, tally.outcome))
    their_ends = tuple(_board_ends(tally, theirs)) if s.defender == NOBODY else None
    return _weighted(table, ours, theirs, their_ends, policy), 6 ** (2 + ours + theirs)


@lru_cache(maxsize=4096)
def _weighted(
    table: tuple[tuple[int, ...], ...], ours: int, theirs: int, board_ends: tuple[int, ...] | None, policy: str
) -> Outcomes:
    """How often each outcome of the table is the last; a player-Defender has no ends but those he chooses."""
    found: Outcomes = Counter()
    if ours == 0 and theirs == 0:
        for row in table:
            found.update(row)
        return found
    cases = 6**ours
    wins = [[row[d] % 4 == 1 for row in table] for d in FACES]
    again = [_re_rolled(column, ours, policy) for column in wins]
    rolled = [0] * 6
    their_ends = board_ends or (6**theirs,) * 6
    choosing = board_ends is None and policy == "best" and theirs > 0
    for first in FACES:
        if choosing:
            their_ends = _players_end(tuple(_chance(wins[d], again[d], first, cases) for d in FACES), theirs)
        for d in FACES:
            if again[d] is None or wins[d][first]:
                found[table[first][d]] += their_ends[d] * cases
            else:
                rolled[d] += their_ends[d]
    for d, faces in enumerate(again):
        for a, weight in enumerate(faces or ()):
            found[table[a][d]] += rolled[d] * weight
    return Counter({packed: count for packed, count in found.items() if count})


def _chance(wins: list[bool], again: list[int] | None, first: int, cases: int) -> int:
    """In how many cases the Attacker wins who rolled this face first."""
    if again is None or wins[first]:
        return cases if wins[first] else 0
    return sum(weight for weight, wins_so in zip(again, wins, strict=True) if wins_so)


# ------------------------------------------------------------------ the answer
def odds(request: Any, cards: CardSet | None = None) -> dict[str, Any]:
    """Exact odds of one battle; raises `BadInput` naming the field that is wrong."""
    question = read_odds(Reader(cards or load_cards()), request)
    if question.draws is not None:
        from warlore.history.sampling import sampled_odds

        return sampled_odds(question, question.draws, question.seed)
    if (estimated := estimated_work(question)) > MOST_WORK:
        raise too_much(estimated, "about ")
    work = Work(2 * MOST_WORK)  # an estimate may be wrong by so much
    total: dict[tuple[int, int], Fraction] = {}
    tally = engine.Tally()
    whole = prod(len(question.pool) - i for i in range(len(question.hidden)))
    for ways, battle in question.battles():
        met = _in_any_order(battle, work) if question.shuffled else [(1, deployed(battle))]
        for p, s in met:
            found, cases = outcomes(s, question.policy, tally)
            share = Fraction(p * ways, whole) if whole > 1 or p != 1 else None
            for packed, count in found.items():
                case = Fraction(count, cases) if share is None else share * Fraction(count, cases)
                key = (packed % 256, s.ranks[DEFENDER])
                total[key] = total.get(key, Fraction(0)) + case
    return odds_answer(total, question.battle.player)


def odds_answer(total: Mapping[tuple[int, int], Fraction], player: bool) -> dict[str, Any]:
    """The answer to contract 2."""
    found = shares(total, player, Fraction(0))
    survivors = found.pop("survivors")
    told: dict[str, Any] = {name: str(value) for name, value in found.items()}
    told["survivors"] = {side: {n: str(p) for n, p in counts.items()} for side, counts in survivors.items()}
    told["expected_recruits"] = told.pop("expected_recruits")
    return told


def shares(total: Mapping[tuple[int, int], Any], player: bool, nothing: Any) -> dict[str, Any]:
    """What outcomes come to: who wins how often, how many are left standing, how many cards are recruited."""
    chances = dict.fromkeys(WINNERS, nothing)
    left: dict[str, dict[int, Any]] = {"attacker": {}, "defender": {}}
    recruits = nothing
    for (packed, ranks), p in total.items():
        attackers = packed // ATTACKERS_LEFT % 8
        defenders = packed // DEFENDERS_LEFT % 8
        chances[WINNERS[packed % 4]] += p
        left["attacker"][attackers] = left["attacker"].get(attackers, nothing) + p
        left["defender"][defenders] = left["defender"].get(defenders, nothing) + p
        if not player:
            recruits += p * (ranks - defenders)
    return {
        "attacker": chances["attacker"],
        "defender": chances["defender"],
        "nobody": chances["nobody"],
        "survivors": {side: {str(n): p for n, p in sorted(counts.items())} for side, counts in left.items()},
        "expected_recruits": recruits,
    }


def odds_lines(source: IO[bytes], target: IO[str], cards: CardSet | None = None) -> int:
    """Contract 2 as a batch: `warlore history odds`."""
    cards = cards or load_cards()
    return answer_lines(source, target, lambda request: odds(request, cards))


__all__ = ["OddsQuestion", "arrivals", "meetings", "odds", "odds_answer", "odds_lines", "outcomes", "read_odds"]
