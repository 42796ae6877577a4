"""The question "which cards do I send, in which order, with which tokens?", answered exactly.

Every line-up of one to four cards of the hand is weighed against the Defender's by the same enumeration as
`odds.py`; decks are taken as shuffled. A line-up is given up early only when even winning every case that is
left could not bring it among the best.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import ceil, lcm
from typing import IO, TYPE_CHECKING, Any

from warlore.history.cardset import CardSet, Unit, load_cards
from warlore.history.columns import TOKEN_NAMES
from warlore.history.contract import (
    UNIT_TOKENS,
    BattleQuestion,
    Reader,
    Side,
    answer_lines,
    read_question,
)
from warlore.history.odds import (
    MOST_LINE_UPS,
    arrivals,
    front_with_decks,
    odds_answer,
    outcomes,
    without_decks,
)
from warlore.history.rules import engine
from warlore.history.rules.tables import (
    ATTACKER,
    DEFENDER,
    DEPLOY_SLOTS,
    KIND_POINTS,
    NO_CARD,
    RELAUNCH_TOKEN,
    SLOTS,
    TOKEN_LIMIT,
)
from warlore.table import BadInput

if TYPE_CHECKING:
    from warlore.history.rules.plain import Placing, Prize, State, Tally

ADVICE_FIELDS = ("hand", "deck", "tokens", "defender", "options", "objective", "relic", "prowess", "runners_up")
OBJECTIVES = ("win", "gain")
MOST_CARDS = 16
MOST_ICONS = 12
MOST_WORTH = 99
RELIC_WORTH = 2
PROWESS_WORTH = 3
RUNNERS_UP = 3
FIRST_SIGHT = 3
MOST_RUNNERS_UP = 20

LineUp = tuple[int, ...]


@dataclass
class AdviceQuestion:
    """A hand and its tokens before a Defender's line-up, and what is wanted of the battle."""

    hand: list[Unit]
    tokens: list[int]
    battle: BattleQuestion
    objective: str
    relic: int
    prowess: int
    runners_up: int


def read_advice(reader: Reader, request: Any) -> AdviceQuestion:
    """The request, read strictly; the Defender and the options are those of contract 2."""
    data = reader.mapping(request, "", ADVICE_FIELDS)
    for name in ("hand", "defender"):
        if name not in data:
            raise reader.fail(name, "is missing", "missing")
    hand = reader.units(data["hand"], "hand")
    if not 1 <= len(hand) <= MOST_CARDS:
        raise reader.fail("hand", f"must be 1 to {MOST_CARDS} cards, not {len(hand)}")
    deck = reader.units(data.get("deck", []), "deck")
    tokens = _read_tokens(reader, data.get("tokens", []))
    shared = {key: data[key] for key in ("defender", "options") if key in data}
    battle = read_question(reader, {"attacker": {"units": data["hand"][:1]}, **shared})
    return AdviceQuestion(
        hand,
        tokens,
        replace(battle, attacker=Side(units=hand[:1], deck=deck)),
        reader.choice(data.get("objective", "win"), "objective", OBJECTIVES),
        reader.number(data.get("relic", RELIC_WORTH), "relic", 0, MOST_WORTH),
        reader.number(data.get("prowess", PROWESS_WORTH), "prowess", 0, MOST_WORTH),
        reader.number(data.get("runners_up", RUNNERS_UP), "runners_up", 0, MOST_RUNNERS_UP),
    )


def _read_tokens(reader: Reader, value: Any) -> list[int]:
    tokens = []
    for i, name in enumerate(reader.items(value, "tokens")):
        if not isinstance(name, str) or name not in UNIT_TOKENS:
            known = "long+N, medium+N, close+N (N from 1 to 9), diversion, relaunch, accuracy, heroic_death"
            raise reader.fail(f"tokens.{i}", f"must be one of {known}")
        tokens.append(UNIT_TOKENS[name])
    if len(tokens) > TOKEN_LIMIT:
        raise reader.fail("tokens", f"there are {len(tokens)} tokens, but a side places at most {TOKEN_LIMIT}")
    return sorted(tokens)


# ------------------------------------------------------------------ what is wanted
def _prize(question: AdviceQuestion) -> Prize:
    """The worth of each end of the battle, but for the recruits."""
    prize: Prize = engine.Prize()
    if question.objective == "win":
        prize.victory = [1] * (SLOTS + 1)
    else:
        # H7.2, H7.3: with the virtual slot used there is no Relic
        token = question.prowess if question.battle.player else 0
        prize.victory = [question.relic + token] * SLOTS + [token]
    return prize


def _recruits(question: AdviceQuestion, s: State, defenders: LineUp) -> list[int]:
    """H7.1, H9.1: what each card of the Defender is worth when it falls."""
    worth = [0] * SLOTS
    if question.objective == "gain" and not question.battle.player:
        for slot, card in enumerate(defenders):
            worth[slot] = KIND_POINTS[s.cards.kind[card]]
    return worth


# ------------------------------------------------------------------ the search
@dataclass(slots=True)
class Meeting:
    """One way a line-up may be reinforced, before one of the Defender's; `lost` is what that has cost so far."""

    joining: LineUp
    theirs: int
    weight: int
    most: int
    lost: int = 0


@dataclass
class Meetings:
    """All meetings of line-ups with the same icons; the weights add up to `whole`, at most they are worth `most`."""

    ways: list[Meeting]
    whole: int
    most: int
    sample: list[Meeting]
    asked: int = 0

    def worst_first(self) -> list[Meeting]:
        """What has cost other line-ups most is looked at first; sorted anew now and then."""
        self.asked += 1
        if self.asked & (self.asked - 1) == 0:
            self.ways.sort(key=lambda way: -way.lost)
        return self.ways


def whole_numbers(chances: Mapping[LineUp, Fraction]) -> tuple[list[tuple[LineUp, int]], int]:
    """Probabilities as weights, and what the weights add up to."""
    whole = lcm(*(p.denominator for p in chances.values()))
    return [(cards, int(p * whole)) for cards, p in chances.items()], whole


class Adviser:
    """One search: the Front as it is found, and all that is asked of it again and again."""

    def __init__(self, question: AdviceQuestion) -> None:
        self.question = question
        self.front, self.book = front_with_decks(question.battle, question.hand)
        self.hand = [self.book.number(unit) for unit in question.hand]
        self.reinforcement = list(self.front.cards.reinforcement)
        self.theirs, self.their_whole = whole_numbers(arrivals(self.front, DEFENDER))
        self.bare = without_decks(self.front)
        self.tally: Tally = engine.Tally()
        self.prize = _prize(question)
        self.victory = list(self.prize.victory)
        self.recruits = [_recruits(question, self.front, defenders) for defenders, _ in self.theirs]
        self.placing: Placing = engine.Placing()
        tokens = question.tokens
        self.placing.tokens = [len(tokens), TOKEN_LIMIT, *tokens, *[0] * (TOKEN_LIMIT - len(tokens))]
        self.placing.icons = self._most_icons()
        self.scale = 6 ** (2 + self.placing.icons)
        self.by_icons: dict[tuple[int, ...], Meetings] = {}
        self.known: dict[tuple[LineUp, int], tuple[int, tuple[int, ...]]] = {}
        self.tried = 0

    def _most_icons(self) -> int:
        """Relaunch icons that can come together on both sides."""
        relaunch = self.front.cards.relaunch
        cards = [*self.hand, *cards_of(self.front.deck[0])]
        ours = sum(sorted((relaunch[card] for card in cards), reverse=True)[:SLOTS])
        theirs = max(sum(relaunch[card] for card in defenders) for defenders, _ in self.theirs)
        held = list(self.question.battle.defender.tokens.values()) + self.question.tokens
        icons = int(ours + theirs) + held.count(RELAUNCH_TOKEN)
        if icons > MOST_ICONS:
            problem = f"{icons} Relaunch icons could come together, more than {MOST_ICONS}"
            raise BadInput(f"hand: {problem}", field="hand", code="too_many")
        return icons

    def line_ups(self) -> list[LineUp]:
        """Every different line-up of the hand."""
        found: list[LineUp] = []
        left = Counter(self.hand)

        def extend(cards: LineUp) -> None:
            for card in left:
                if left[card]:
                    left[card] -= 1
                    found.append((*cards, card))
                    if len(cards) + 1 < DEPLOY_SLOTS[ATTACKER]:
                        extend((*cards, card))
                    left[card] += 1

        extend(())
        return found

    def meetings(self, cards: LineUp) -> Meetings:
        """H5.5: all meetings of a line-up. Who joins it is a matter of its Reinforcement icons alone."""
        icons = tuple(self.reinforcement[card] for card in cards)
        if icons not in self.by_icons:
            self.by_icons[icons] = self.find_meetings(cards)
        return self.by_icons[icons]

    def find_meetings(self, cards: LineUp) -> Meetings:
        """The line-up before each Defender it may meet, reinforced in each way it may be."""
        sent = self.front.copy()
        sent.line_up = [[*cards, *[NO_CARD] * (SLOTS - len(cards))], sent.line_up[DEFENDER]]
        sent.ranks = [len(cards), sent.ranks[DEFENDER]]
        ours, whole = whole_numbers(arrivals(sent, ATTACKER))
        pairs = len(ours) * len(self.theirs)
        if pairs > MOST_LINE_UPS:
            problem = f"{pairs} pairs of line-ups may meet, more than {MOST_LINE_UPS}"
            raise BadInput(f"deck: {problem}", field="deck", code="too_many")
        ways = []
        for attackers, p in ours:
            for theirs, (_, q) in enumerate(self.theirs):
                most = (self.victory[len(attackers)] + sum(self.recruits[theirs])) * self.scale
                ways.append(Meeting(attackers[len(cards) :], theirs, p * q, most))
        most = sum(way.weight * way.most for way in ways)
        return Meetings(ways, whole * self.their_whole, most, ways[:: -(-len(ways) // FIRST_SIGHT)])

    def met(self, ours: LineUp, theirs: int) -> State:
        """Two line-ups met at the Front, and the worth of those recruits ready."""
        self.prize.fallen = self.recruits[theirs]
        s: State = engine.met(self.bare, list(ours), list(self.theirs[theirs][0]))
        return s

    def best_placing(self, ours: LineUp, theirs: int) -> tuple[int, tuple[int, ...]]:
        """What this meeting is worth with the tokens placed best, times the scale, and where they stand."""
        key = ours, theirs
        if key not in self.known:
            engine.place_best(self.met(ours, theirs), self.tally, self.prize, self.placing)
            self.tried += self.placing.tried
            self.known[key] = self.placing.best, tuple(self.placing.on)
        return self.known[key]

    def at_first_sight(self, cards: LineUp) -> float:
        """What a few meetings of the line-up are worth without tokens: the order in which to look closer."""
        seen = 0
        some = self.meetings(cards).sample
        for way in some:
            s = self.met((*cards, *way.joining), way.theirs)
            engine.foresee(s, self.tally)
            icons = self.placing.icons - s.relaunches[0] - s.relaunches[1]
            seen += engine.prospects(s, self.tally, self.prize) * 6**icons
        return seen / len(some)

    def value(self, cards: LineUp, least: Fraction, more: bool = False) -> Fraction | None:
        """The exact worth of a line-up; None as soon as it cannot reach the least that is wanted, or `more`."""
        meetings = self.meetings(cards)
        whole = meetings.whole * self.scale
        needed = least.numerator * whole // least.denominator + 1 if more else ceil(least * whole)
        total = meetings.most
        if total < needed:
            return None
        for way in meetings.worst_first():
            lost = way.weight * (way.most - self.best_placing((*cards, *way.joining), way.theirs)[0])
            way.lost += lost
            total -= lost
            if total < needed:
                return None
        return Fraction(total, whole)

    def best(self, n: int) -> list[tuple[Fraction, LineUp]]:
        """The n best line-ups; of equally good ones the smaller first."""
        order = sorted(self.line_ups(), key=lambda cards: (-self.at_first_sight(cards), len(cards)))
        found: list[tuple[Fraction, LineUp]] = []
        for cards in order:
            full = len(found) == n
            least = found[-1][0] if full else Fraction(0)
            value = self.value(cards, least, more=full and len(cards) >= len(found[-1][1]))
            if value is not None:
                found.append((value, cards))
                found.sort(key=lambda item: (-item[0], len(item[1])))
                del found[n:]
        return found

    # -------------------------------------------------------------- the answer
    def explain(self, value: Fraction, cards: LineUp) -> dict[str, Any]:
        """A line-up with its tokens, its worth and its odds (those of contract 2)."""
        cases: Counter[tuple[int, int]] = Counter()
        placings: Counter[tuple[int, ...]] = Counter()
        meetings = self.meetings(cards)
        for way in meetings.ways:
            ours = (*cards, *way.joining)
            _, on = self.best_placing(ours, way.theirs)
            placings[on] += way.weight
            s = self.met(ours, way.theirs)
            s.token_on = [list(on), s.token_on[DEFENDER]]
            found, of = outcomes(s, "best", self.tally)
            for packed, count in found.items():
                cases[packed % 256, s.ranks[DEFENDER]] += way.weight * count * (self.scale // of)
        total = {end: Fraction(count, meetings.whole * self.scale) for end, count in cases.items()}
        likeliest = max(placings, key=lambda on: placings[on])
        return {
            "units": [self.book.units[card].name for card in cards],
            "tokens": {str(slot + 1): TOKEN_NAMES[token] for slot, token in enumerate(likeliest) if token},
            "tokens_depend": len(placings) > 1,
            "value": str(value),
            "odds": odds_answer(total, self.question.battle.player),
        }


def cards_of(pile: Sequence[int]) -> Sequence[int]:
    """The cards of a pile."""
    return pile[2 : 2 + pile[0]]


def advise(request: Any, cards: CardSet | None = None) -> dict[str, Any]:
    """The best line-up and its runners-up; raises `BadInput` naming the field that is wrong."""
    question = read_advice(Reader(cards or load_cards()), request)
    adviser = Adviser(question)
    best, *others = adviser.best(1 + question.runners_up)
    return {
        "objective": question.objective,
        "best": adviser.explain(*best),
        "runners_up": [adviser.explain(*other) for other in others],
    }


def advise_lines(source: IO[bytes], target: IO[str], cards: CardSet | None = None) -> int:
    """The same as a batch of JSON Lines."""
    cards = cards or load_cards()
    return answer_lines(source, target, lambda request: advise(request, cards))


__all__ = ["AdviceQuestion", "Adviser", "advise", "advise_lines", "read_advice"]
