"""The question "which cards do I send, in which order, with which tokens?", answered exactly.

Every line-up of one to four cards of the hand is weighed against all that it may meet; decks are taken as shuffled.
Battles are rehearsed (`rules/rehearse.py`), which comes to the same as `odds.py` but is faster. A line-up is given up
early only when even the best case of every meeting that is left could not bring it among the best.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import accumulate, pairwise, product
from math import ceil, lcm
from typing import IO, TYPE_CHECKING, Any, TypeAlias

from warlore.history.cardset import CardSet, Unit, load_cards
from warlore.history.columns import LINE_NAMES, TOKEN_NAMES
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
from warlore.history.placings import Plan, lay_out_tokens
from warlore.history.rules import engine
from warlore.history.rules.meetings import NOT_ASKED
from warlore.history.rules.odds_core import ATTACKERS_LEFT, DEFENDERS_LEFT
from warlore.history.rules.rehearse import LEFT, MOST_TOTAL, MOST_WAYS, UNPLACED
from warlore.history.rules.standings import (
    MOST_ACCURACY,
    MOST_DEATHS,
    MOST_DIVERSION,
    MOST_EYES,
    MOST_FOLLOWING,
    MOST_HP,
    MOST_STANDINGS,
)
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
    from warlore.history.rules.plain import Placing, Prize, Rehearsal, Reserves, Standings, State, Tally

ADVICE_FIELDS = ("hand", "deck", "tokens", "defender", "options", "objective", "relic", "prowess", "runners_up")
OBJECTIVES = ("win", "gain")
MOST_CARDS = 16
MOST_ICONS = 12
MOST_WORTH = 99
RELIC_WORTH = 2
PROWESS_WORTH = 3
RUNNERS_UP = 3
LIKELY = 16
SIGHTS = ((10**6, 4), (256, 16), (32, 64), (LIKELY, 256))
"""How many line-ups are looked at, and how many meetings of each, before any is weighed in full."""
MANY_MEETINGS = 4096
MANY_DEFENDERS = 64
"""With fewer the last look, and a first at twice as many meetings, would cost more than it saves."""
PROBE = 512
NOTHING_KEPT = array("q")
STRIDE = 41
WAYS_AT_ONCE = 2
FOES_AT_ONCE = 8
MOST_RUNNERS_UP = 20
MOST_BONUS = 9
WIDEST = 2**63

LineUp = tuple[int, ...]
Numbers: TypeAlias = "array[int]"
Placed = Counter[LineUp]
"""How often the tokens stand so."""
Cases = Counter[tuple[int, int]]
"""How often a battle ends so: the outcome, and the Defender's ranks."""


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
_STANDINGS: dict[tuple[int, int], Standings] = {}


class Crowded(Exception):
    """There are more standings than can be remembered."""


def standings_under(s: State) -> Standings:
    """The standings met under the options of this state, shared by all questions until they become too many."""
    options = s.diversion_from_rear, s.heroic_death_is_ordinary
    k = _STANDINGS.get(options)
    if k is None or k.full or 8 * k.known > MOST_STANDINGS or 8 * k.written > MOST_FOLLOWING:
        k = _STANDINGS[options] = engine.open_standings(*options)
    return k


def spread(weights: Sequence[int], n: int) -> list[int]:
    """n numbers of things, each about as often as its weight says."""
    reached = list(accumulate(weights))
    return [bisect_right(reached, (2 * i + 1) * reached[-1] // (2 * n)) for i in range(n)]


def cost(lost: Sequence[int], met: Sequence[int], weight: Sequence[int]) -> list[float]:
    """What each of some has cost when it was met, by weight; one never met counts as the others."""
    usual = (sum(lost) + 1) / (sum(met) + 1)
    return [(a + usual) / (b + 1) * c for a, b, c in zip(lost, met, weight, strict=True)]


def dearest_first(costs: Sequence[float]) -> array[int]:
    return array("i", sorted(range(len(costs)), key=lambda i: -costs[i]))


def in_parts(costs: Sequence[float], first: int) -> list[tuple[float, int, int]]:
    """The costs, dearest first, cut in parts, each as long as all before: the mean of each, its begin and its end."""
    costs = sorted(costs, reverse=True)
    ends = [0, first]
    while ends[-1] < len(costs):
        ends.append(2 * ends[-1])
    ends[-1] = len(costs)
    return [(sum(costs[a:b]) / (b - a), a, b) for a, b in pairwise(ends)]


def blocks(ways: Sequence[float], foes: Sequence[float]) -> array[int]:
    """Blocks of meetings that together are all of them, dearest first."""
    parts = list(product(in_parts(ways, WAYS_AT_ONCE), in_parts(foes, FOES_AT_ONCE)))
    parts.sort(key=lambda part: -part[0][0] * part[1][0])
    return array("i", [place for way, foe in parts for place in (*way[1:], *foe[1:])])


@dataclass
class Meetings:
    """All ways in which line-ups with the same icons may be reinforced; what they can be worth at most, by weight."""

    ways: list[tuple[LineUp, int]]
    whole: int
    most: int
    reserves: Reserves
    samples: dict[int, Numbers] = field(default_factory=dict)
    certain: dict[LineUp, int] = field(default_factory=dict)
    asked: int = 0


@dataclass
class Candidate:
    """A line-up and its exact worth, and what each meeting is worth and how."""

    cards: LineUp
    meetings: Meetings
    value: Fraction
    kept: Numbers


def whole_numbers(chances: Mapping[LineUp, Fraction]) -> tuple[list[tuple[LineUp, int]], int]:
    """Probabilities as weights, and what the weights add up to."""
    whole = lcm(*(p.denominator for p in chances.values()))
    return [(cards, int(p * whole)) for cards, p in chances.items()], whole


def kinds(line_ups: Sequence[tuple[LineUp, int]]) -> tuple[Numbers, Numbers]:
    """One number for all of those that differ in their order alone, and their weight together; the likely first."""
    alike: dict[LineUp, int] = {}
    weights: Counter[int] = Counter()
    for number, (cards, weight) in enumerate(line_ups):
        weights[alike.setdefault(tuple(sorted(cards)), number)] += weight
    likely = weights.most_common()
    return array("i", [number for number, _ in likely]), array("q", [weight for _, weight in likely])


class Adviser:
    """One search: the Front as it is found, and all that is asked of it again and again."""

    def __init__(self, question: AdviceQuestion, *, rehearse: bool = True) -> None:
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
        self.spoils = sum(q * sum(worth) for (_, q), worth in zip(self.theirs, self.recruits, strict=True))
        self.placing: Placing = engine.Placing()
        tokens = question.tokens
        self.placing.tokens = [len(tokens), TOKEN_LIMIT, *tokens, *[0] * (TOKEN_LIMIT - len(tokens))]
        self.placing.icons = self._most_icons()
        self.scale = 6 ** (2 + self.placing.icons)
        self.by_icons: dict[tuple[int, ...], Meetings] = {}
        self.plans: list[Plan] = []
        self.foes_cost: list[float] = []
        self.kept = NOTHING_KEPT
        self.asked = 0
        self.standings: Standings | None = None
        self.rehearsal: Rehearsal | None = None
        if rehearse and self._fits():
            self.standings = standings_under(self.front)
            self.rehearsal = self._rehearsal(self.standings)

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

    def _fits(self) -> bool:
        """Are all numbers as small as a rehearsal needs them?"""
        units = self.book.units

        def together(icon: str) -> int:
            return sum(sorted((getattr(unit, icon) for unit in units for _ in range(SLOTS)), reverse=True)[:SLOTS])

        return (
            max(unit.hp for unit in units) <= MOST_HP
            and max(unit.heroic_death for unit in units) < MOST_DEATHS
            and max(unit.diversion for unit in units) < MOST_DIVERSION
            and max(unit.accuracy for unit in units) < MOST_EYES
            and together("accuracy") + TOKEN_LIMIT <= MOST_ACCURACY
            and all(together(line) + TOKEN_LIMIT * MOST_BONUS <= MOST_TOTAL for line in LINE_NAMES)
        )

    def _rehearsal(self, k: Standings) -> Rehearsal:
        """All that is known before the first line-up is tried."""
        r: Rehearsal = engine.open_rehearsal(self.bare, len(self.theirs))
        r.icons = self.placing.icons
        r.victory = self.victory
        self.plans = lay_out_tokens(r, self.question.tokens)
        for foe, (defenders, weight) in enumerate(self.theirs):
            engine.write_foe(r, k, foe, list(defenders), self.recruits[foe])
            r.weight[foe] = weight
        return r

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
        """H5.5: who may join a line-up. That is a matter of its Reinforcement icons alone."""
        icons = tuple(self.reinforcement[card] for card in cards)
        if icons not in self.by_icons:
            self.by_icons[icons] = self.find_meetings(cards)
        return self.by_icons[icons]

    def find_meetings(self, cards: LineUp) -> Meetings:
        """The ways in which the line-up may be reinforced."""
        sent = self.front.copy()
        sent.line_up = [[*cards, *[NO_CARD] * (SLOTS - len(cards))], sent.line_up[DEFENDER]]
        sent.ranks = [len(cards), sent.ranks[DEFENDER]]
        ours, whole = whole_numbers(arrivals(sent, ATTACKER))
        pairs = len(ours) * len(self.theirs)
        if pairs > MOST_LINE_UPS:
            problem = f"{pairs} pairs of line-ups may meet, more than {MOST_LINE_UPS}"
            raise BadInput(f"deck: {problem}", field="deck", code="too_many")
        reserves: Reserves = engine.open_reserves(len(ours))
        most = 0
        for way, (attackers, p) in enumerate(ours):
            most += p * (self.victory[len(attackers)] * self.their_whole + self.spoils) * self.scale
            for slot in range(len(cards), len(attackers)):
                reserves.joining[way * SLOTS + slot] = attackers[slot]
            reserves.weight[way] = p
        ways = [(attackers[len(cards) :], p) for attackers, p in ours]
        reserves.kind, reserves.kind_weight = kinds(ways)
        return Meetings(ways, whole * self.their_whole, most, reserves)

    # -------------------------------------------------------------- which to look at first
    def promising_first(self) -> list[LineUp]:
        """All line-ups, those that look best first: at a few meetings of each, then at more of the best."""
        order = self.line_ups()
        if self.rehearsal is None:
            return order
        for sight, (many, _) in enumerate(SIGHTS):
            if many == LIKELY and len(self.meetings(order[0]).ways) * len(self.theirs) < MANY_MEETINGS:
                continue
            closer = order[:many]
            seen = {cards: self.at_first_sight(cards, sight) for cards in closer}
            order[:many] = sorted(closer, key=lambda cards: (-seen[cards], len(cards)))
        best = seen[order[0]]
        alike = [cards for cards in order[:LIKELY] if seen[cards] == best]
        order[: len(alike)] = sorted(alike, key=lambda cards: (self.at_a_probe(cards), len(cards)))
        return order

    def at_first_sight(self, cards: LineUp, sight: int) -> int:
        """What a few meetings of the line-up come to on average."""
        meetings = self.meetings(cards)
        if sight not in meetings.samples:
            twice = sight == 0 and len(self.theirs) >= MANY_DEFENDERS
            meetings.samples[sight] = self.sample(meetings, SIGHTS[sight][1] * (2 if twice else 1))
        sample = meetings.samples[sight]
        r, k = self.stage()
        return 2 * int(engine.at_first_sight(r, k, list(cards), meetings.reserves, sample, sight > 0)) // len(sample)

    def sample(self, meetings: Meetings, n: int) -> Numbers:
        """Some pairs of a way to be reinforced and a Defender, from the likely ones."""
        n = min(n, len(meetings.ways) * len(self.theirs))
        ways = spread([p for _, p in meetings.ways], n)
        foes = spread([q for _, q in self.theirs], n)
        return array("i", [part for i in range(n) for part in (ways[i], foes[i * STRIDE % n])])

    def at_a_probe(self, cards: LineUp) -> Fraction:
        """What the line-up loses in the meetings that cost most so far."""
        meetings = self.meetings(cards)
        return Fraction(self.shortfall(cards, meetings, NOTHING_KEPT, NOT_ASKED, WIDEST - 1, PROBE), meetings.whole)

    def worst_first(self, meetings: Meetings) -> None:
        """What has cost other line-ups most is looked at first; sorted anew now and then."""
        r, _ = self.stage()
        there = meetings.reserves
        self.asked += 1
        if self.asked & (self.asked - 1) == 0:
            self.foes_cost = cost(r.lost_to, r.met, r.weight)
            r.next_foe = dearest_first(self.foes_cost)
        meetings.asked += 1
        if meetings.asked & (meetings.asked - 1) == 0:
            ways_cost = cost(there.lost_to, there.met, there.weight)
            there.next_way = dearest_first(ways_cost)
            there.block = blocks(ways_cost, self.foes_cost)

    # -------------------------------------------------------------- the best
    def best(self, n: int) -> list[Candidate]:
        """The n best line-ups; of equally good ones the smaller first."""
        found: list[Candidate] = []
        for cards in self.promising_first():
            worst = found[-1] if len(found) == n else None
            least = worst.value if worst else Fraction(0)
            more = worst is not None and len(cards) >= len(worst.cards)
            candidate = self.weigh(cards, least, more=more)
            if candidate is not None:
                found.append(candidate)
                found.sort(key=lambda one: (-one.value, len(one.cards)))
                del found[n:]
        return found

    def weigh(self, cards: LineUp, least: Fraction = Fraction(0), *, more: bool = False) -> Candidate | None:
        """The line-up with its exact worth; None as soon as it cannot reach the least that is wanted, or `more`."""
        meetings = self.meetings(cards)
        whole = meetings.whole * self.scale
        needed = least.numerator * whole // least.denominator + 1 if more else ceil(least * whole)
        if meetings.most < needed:
            return None
        total = len(meetings.ways) * len(self.theirs)
        if len(self.kept) < 2 * total:
            self.kept = array("q", bytes(16 * total))
        bearable = meetings.most - needed
        certain = self.least_loss(cards, meetings, bearable)
        if certain > bearable:
            return None
        lost = self.shortfall(cards, meetings, self.kept, certain, bearable, total)
        if lost > bearable:
            return None
        value = meetings.most - lost
        return Candidate(cards, meetings, Fraction(value, whole), self.kept[: 2 * total])

    def least_loss(self, cards: LineUp, meetings: Meetings, bearable: int) -> int:
        """By how much these cards fall short at least, in any order; told in full while it is bearable."""
        if not self.rehearses(meetings):
            return NOT_ASKED
        known = tuple(sorted(cards))
        if known not in meetings.certain:
            r, _ = self.stage()
            lost = engine.certain_loss(r, list(cards), meetings.reserves, bearable, meetings.most)
            meetings.certain[known] = int(lost)
        return meetings.certain[known]

    def shortfall(
        self,
        cards: LineUp,
        meetings: Meetings,
        kept: Numbers,
        certain: int,
        bearable: int,
        rounds: int,
    ) -> int:
        """By how much the line-up falls short of the most; told in full while it is bearable."""
        lost = 0
        if self.rehearses(meetings):
            r, k = self.stage()
            self.worst_first(meetings)
            lost = engine.shortfall(r, k, list(cards), meetings.reserves, kept, certain, bearable, rounds)
            self.stage()
            return int(lost)
        for joining, p in meetings.ways:
            for theirs, (_, q) in enumerate(self.theirs):
                best, _ = self.best_placing((*cards, *joining), theirs)
                most: int = (self.victory[len(cards) + len(joining)] + sum(self.recruits[theirs])) * self.scale
                lost += p * q * (most - best)
                if lost > bearable:
                    return lost
        return lost

    def stage(self) -> tuple[Rehearsal, Standings]:
        """Where battles are rehearsed; `Crowded` when there was no room for all that happened there."""
        assert self.rehearsal is not None and self.standings is not None
        if self.standings.full:
            raise Crowded
        return self.rehearsal, self.standings

    def rehearses(self, meetings: Meetings) -> bool:
        return self.rehearsal is not None and max(meetings.most, meetings.whole * self.scale) < WIDEST

    # -------------------------------------------------------------- one meeting
    def met(self, ours: LineUp, theirs: int) -> State:
        """Two line-ups met at the Front, and the worth of those recruits ready."""
        self.prize.fallen = self.recruits[theirs]
        s: State = engine.met(self.bare, list(ours), list(self.theirs[theirs][0]))
        return s

    def best_placing(self, ours: LineUp, theirs: int) -> tuple[int, tuple[int, ...]]:
        """What this meeting is worth with the tokens placed best, times the scale, and where they stand."""
        engine.place_best(self.met(ours, theirs), self.tally, self.prize, self.placing)
        return self.placing.best, tuple(self.placing.on)

    # -------------------------------------------------------------- the answer
    def explain(self, candidate: Candidate) -> dict[str, Any]:
        """A line-up with its tokens, its worth and its odds (those of contract 2)."""
        meetings = candidate.meetings
        if self.rehearses(meetings):
            placed, cases = self.rehearsed_ends(candidate)
        else:
            placed, cases = self.ends(candidate.cards, meetings)
        total = {end: Fraction(count, meetings.whole * self.scale) for end, count in cases.items()}
        likeliest = max(placed, key=lambda on: placed[on])
        return {
            "units": [self.book.units[card].name for card in candidate.cards],
            "tokens": {str(slot + 1): TOKEN_NAMES[token] for slot, token in enumerate(likeliest) if token},
            "tokens_depend": len(placed) > 1,
            "value": str(candidate.value),
            "odds": odds_answer(total, self.question.battle.player),
        }

    def ends(self, cards: LineUp, meetings: Meetings) -> tuple[Placed, Cases]:
        """Where the tokens stand and how the battles end, by weight."""
        placed: Placed = Counter()
        cases: Cases = Counter()
        for joining, p in meetings.ways:
            for theirs, (_, q) in enumerate(self.theirs):
                ours = (*cards, *joining)
                _, on = self.best_placing(ours, theirs)
                placed[on] += p * q
                s = self.met(ours, theirs)
                s.token_on = [list(on), s.token_on[DEFENDER]]
                found, of = outcomes(s, "best", self.tally)
                for packed, count in found.items():
                    cases[packed % 256, s.ranks[DEFENDER]] += p * q * count * (self.scale // of)
        return placed, cases

    def rehearsed_ends(self, c: Candidate) -> tuple[Placed, Cases]:
        """The same from what the rehearsal notes."""
        r, k = self.stage()
        engine.forget_ends(r)
        engine.note_ends(r, k, list(c.cards), c.meetings.reserves, c.kept)
        self.stage()
        cases: Cases = Counter()
        for end, count in enumerate(r.outcome):
            if count:
                ranks, left = divmod(end, LEFT * LEFT)
                cases[packed_end(left), ranks] += count
        placed: Placed = Counter()
        for ranks, plan in enumerate(self.plans):
            for way, slots in enumerate(plan.slots):
                weight = r.placed[ranks * MOST_WAYS + way]
                if weight:
                    on = [0] * SLOTS
                    for token, slot in zip(r.token, slots, strict=False):
                        if slot != UNPLACED:
                            on[slot] = token
                    placed[tuple(on)] += weight
        return placed, cases


def packed_end(left: int) -> int:
    """So many left of both sides, as an outcome of `odds_core`."""
    ours, theirs = divmod(left, LEFT)
    winner = 0 if left == 0 else 1 if ours >= theirs else 2
    return winner + ours * ATTACKERS_LEFT + theirs * DEFENDERS_LEFT


def cards_of(pile: Sequence[int]) -> Sequence[int]:
    """The cards of a pile."""
    return pile[2 : 2 + pile[0]]


def advise(request: Any, cards: CardSet | None = None) -> dict[str, Any]:
    """The best line-up and its runners-up; raises `BadInput` naming the field that is wrong."""
    question = read_advice(Reader(cards or load_cards()), request)
    for rehearse in (True, True, False):
        # The second time with nothing remembered yet
        try:
            return _answer(Adviser(question, rehearse=rehearse))
        except Crowded:
            continue
    raise AssertionError


def _answer(adviser: Adviser) -> dict[str, Any]:
    question = adviser.question
    ways = [adviser.explain(found) for found in adviser.best(1 + question.runners_up)]
    return {"objective": question.objective, "best": ways[0], "runners_up": ways[1:]}


def advise_lines(source: IO[bytes], target: IO[str], cards: CardSet | None = None) -> int:
    """The same as a batch of JSON Lines."""
    cards = cards or load_cards()
    return answer_lines(source, target, lambda request: advise(request, cards))


__all__ = ["AdviceQuestion", "Adviser", "advise", "advise_lines", "read_advice"]
