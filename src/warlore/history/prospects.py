"""Odds and advice for the battle that a view shows: nothing goes in that the seat may not know.

Before the line-ups meet, a view becomes the public question of `odds.py`: own cards as they are, every deck in
unknown order, another player's deck as any of the cards that player may have there. Once they have met, the state
of the view is weighed as it stands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, Any

from warlore.history.advice import MOST_CARDS, MOST_RUNNERS_UP, RUNNERS_UP, advise
from warlore.history.columns import ERA_NAMES, TOKEN_NAMES
from warlore.history.game import HistoryView, cards_in
from warlore.history.odds import odds, odds_answer, outcomes
from warlore.history.options import TIGHTEN_UP, RuleOptions
from warlore.history.reasons import reason_of
from warlore.history.rules import actions, engine
from warlore.history.rules.state import (
    ADD_LINKED,
    ATTACK,
    ATTACKER_RELAUNCH,
    ATTACKER_TOKENS,
    DECLARE,
    DEFEND,
    DEFENDER_RELAUNCH,
    DEFENDER_TOKENS,
    TRAVEL,
)
from warlore.history.rules.tables import (
    ALL_SLOTS,
    ATTACKER,
    DEFENDER,
    DEPLOY_SLOTS,
    ERAS,
    NOBODY,
    SPACES_PER_ERA,
    goes_on_units,
)
from warlore.table import BadInput, Chance, IllegalAction, form

if TYPE_CHECKING:
    from warlore.history.rules.plain import State

MOST_DECKS = 5_000
MOST_UNEVEN = 300
"""Where more draws than these are possible, all hidden cards are taken as equally likely to lie in the deck."""
MOST_TRIED = 10
"""With more cards in hand the line-ups are not all tried when Reinforcements may come."""
COMPARED = 5
CALLING = 3
FACES = range(6)
ATTACKER_WINS = 1
SIDES = ("attacker", "defender")

Ends = dict[int, Fraction]
"""How likely each packed outcome is."""


class NoProspects(Exception):
    """There is nothing to weigh yet; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


# ------------------------------------------------------------------ answers
def odds_from_view(
    view: HistoryView,
    *,
    line_up: Sequence[str] | None = None,
    target: str | None = None,
    added: Sequence[str] = (),
) -> dict[str, Any]:
    """`{"odds": …}` for the battle as this seat knows it, or `{"odds": null, "why": code}`.

    `line_up` are cards to send instead of those deployed; `target` is a space to fight before one is declared, with
    the Linked spaces `added`. The odds are those of contract 2 with `side` (whose eyes these are), `win` (that
    side's chance as a number) and, before the line-ups meet, the `question` they answer.
    """
    try:
        return {"odds": _prospects(view, line_up, target, added)}
    except NoProspects as nothing:
        return {"odds": None, "why": nothing.code}
    except BadInput as error:
        if error.code != "too_many":
            raise
        return {"odds": None, "why": "too_many"}


def advice_from_view(view: HistoryView, *, target: str | None = None, added: Sequence[str] = ()) -> dict[str, Any]:
    """`{"advice": …}`: the best line-ups from this seat's hand, cards deployed so far included; or null and why.

    The advice is that of `advice.py` with `exact`: false when Reinforcements may come and cannot all be weighed (see
    `_can_be_exact`). Then the line-ups that are best without them are compared by their exact odds with them.
    """
    try:
        front = _front(view, target, added)
        request = _advice_question(view, front)
        exact = _exact_advice(view, request) if _can_be_exact(view, front, request) else None
        return {"advice": exact or _advice_with_reserves(view, front, request)}
    except NoProspects as nothing:
        return {"advice": None, "why": nothing.code}
    except BadInput as error:
        if error.code != "too_many":
            raise
        return {"advice": None, "why": "too_many"}


def _prospects(
    view: HistoryView, line_up: Sequence[str] | None, target: str | None, added: Sequence[str]
) -> dict[str, Any]:
    s = view.state
    side = DEFENDER if view.seat == s.defender else ATTACKER
    if s.step in (ATTACKER_TOKENS, DEFENDER_RELAUNCH, ATTACKER_RELAUNCH) and target is None:
        answer = _met(s)
    else:
        front = _front(view, target, added)
        units = _deployed(front, ATTACKER) if line_up is None else _chosen(view, front, line_up)
        if not units:
            raise NoProspects("nothing_deployed")
        answer = _over_decks(view, question(view, front, units), _enemy(view, front))
    return {"side": SIDES[side], "win": float(Fraction(answer[SIDES[side]])), **answer}


# ------------------------------------------------------------------ the fight in question
def _front(view: HistoryView, target: str | None, added: Sequence[str]) -> State:
    """The state at the Attacker's deployment: as it is, or as it would be against that target."""
    s = view.state.copy()
    if s.turn == NOBODY:
        raise NoProspects("game_is_over")
    if s.step in (DEFEND, DEFENDER_TOKENS):
        raise NoProspects("attack_unknown")
    if s.step == ATTACK:
        if target is not None:
            raise NoProspects("already_declared")
        return s
    if s.step not in (TRAVEL, DECLARE, ADD_LINKED) or view.seat != s.turn:
        raise NoProspects("no_battle")
    notation = view.game._notation_of(s)
    chance = Chance()
    if s.step != ADD_LINKED:
        if target is None:
            raise NoProspects("no_target")
        space = notation.parse_space(target)
        if s.step == TRAVEL:
            # What if one were there: the jump itself is not asked about.
            s.era = [space // SPACES_PER_ERA if seat == s.turn else era for seat, era in enumerate(s.era)]
            s.step = DECLARE
        _do(view, s, actions.FIGHT + space, chance)
    for name in added:
        _do(view, s, actions.ADD + notation.parse_space(name), chance)
    if s.step == ADD_LINKED:
        _do(view, s, actions.DONE, chance)
    return s


def _do(view: HistoryView, s: State, action: int, chance: Chance) -> None:
    refused = engine.why_not(s, action)
    if refused:
        raise IllegalAction(view.game._notation_of(s).action_text(action), reason_of(s, action, refused))
    engine.do(s, action, chance)


def _deployed(s: State, side: int) -> list[int]:
    return list(s.line_up[side][: s.ranks[side]])


def _chosen(view: HistoryView, s: State, names: Sequence[str]) -> list[int]:
    """Cards by name, all of them in this seat's hand or already deployed."""
    if view.seat != s.turn:
        raise NoProspects("not_your_turn")
    if len(names) > DEPLOY_SLOTS[ATTACKER]:
        most = DEPLOY_SLOTS[ATTACKER]
        raise BadInput(f"with: at most {most} Units can be sent", field="with", code="line_up_is_full")
    notation = view.game._notation_of(s)
    cards = [notation.parse_unit(name) for name in names]
    own = Counter(cards_in(s.hand[s.turn])) + Counter(_deployed(s, ATTACKER))
    missing = Counter(cards) - own
    if missing:
        name = notation.unit_text(next(iter(missing)))
        raise BadInput(f"with: {name} is not in your hand", field="with", code="not_in_hand")
    return cards


# ------------------------------------------------------------------ the question
def question(view: HistoryView, s: State, units: Sequence[int]) -> dict[str, Any]:
    """Contract 2 for these Attackers before the line-up that faces them."""
    names = view.game.cards.units

    def words(cards: Sequence[int]) -> list[str]:
        return [names[card].id for card in cards]

    defender: dict[str, Any] = {"player": s.defender != NOBODY, "units": words(_deployed(s, DEFENDER))}
    if s.defender == NOBODY:
        decks = {ERA_NAMES[era]: words(cards_in(s.era_deck[era])) for era in range(ERAS)}
        called = {names[card].era for card in _deployed(s, DEFENDER)}
        defender["era_decks"] = {era: cards for era, cards in decks.items() if era in called and cards}
    else:
        defender["deck"] = words(_deck(s, s.defender))
        tokens = s.token_on[DEFENDER]
        defender["tokens"] = {
            str(slot + 1): TOKEN_NAMES[tokens[slot]] for slot in range(s.ranks[DEFENDER]) if tokens[slot]
        }
    return {
        "attacker": {"units": words(units), "deck": words(_deck(s, s.active)), "tokens": {}},
        "defender": defender,
        "options": options_of(s),
        "deck_order": "unknown",
    }


def _deck(s: State, player: int) -> list[int]:
    """The cards that may lie in a player's deck; none when it is known to be empty."""
    pool = cards_in(s.deck[player])
    return pool if len(pool) > s.unseen[player] else []


def _advice_question(view: HistoryView, s: State) -> dict[str, Any]:
    if view.seat != s.turn or s.turn != s.active:
        raise NoProspects("not_your_turn")
    names = view.game.cards.units
    own = [*_deployed(s, ATTACKER), *cards_in(s.hand[s.turn])]
    if not own:
        raise NoProspects("hand_is_empty")
    if len(own) > MOST_CARDS:
        raise NoProspects("too_many")
    asked = question(view, s, own[:1])
    tokens = [token for token in cards_in(s.tokens[s.turn]) if goes_on_units(token)]
    return {
        "hand": [names[card].id for card in own],
        "deck": asked["attacker"]["deck"],
        "tokens": [TOKEN_NAMES[token] for token in tokens],
        "defender": asked["defender"],
        "options": asked["options"],
    }


def _may_be_reinforced(view: HistoryView, request: Mapping[str, Any]) -> bool:
    find = view.game.cards.find_unit
    theirs = request["defender"]
    calls = any(find(card).reinforcement for card in request["hand"]) and bool(request["deck"])
    answers = any(find(card).reinforcement for card in theirs["units"])
    return calls or (answers and bool(theirs.get("deck") or theirs.get("era_decks")))


def _can_be_exact(view: HistoryView, front: State, request: Mapping[str, Any]) -> bool:
    """Is every card that may come known, and are there few enough line-ups to try them all while somebody waits?"""
    if not _may_be_reinforced(view, request):
        return True
    return form() == "compiled" and _enemy(view, front) is None and len(request["hand"]) <= MOST_TRIED


def _exact_advice(view: HistoryView, request: dict[str, Any]) -> dict[str, Any] | None:
    """The advice of `advice.py`; None when too much may happen."""
    try:
        return {**advise(request, view.game.cards), "exact": True}
    except BadInput as error:
        if error.code != "too_many" or not _may_be_reinforced(view, request):
            raise
        return None


def _advice_with_reserves(view: HistoryView, front: State, request: dict[str, Any]) -> dict[str, Any]:
    """The best few line-ups without Reinforcements, and the best few that call for them, by their true odds."""
    cards = view.game.cards
    theirs = {name: value for name, value in request["defender"].items() if name not in ("deck", "era_decks")}
    alone = advise({**request, "deck": [], "defender": theirs, "runners_up": MOST_RUNNERS_UP}, cards)
    found = [alone["best"], *alone["runners_up"]]
    calling = [way for way in found if any(cards.find_unit(name).reinforcement for name in way["units"])]
    candidates = found[:COMPARED] + [way for way in calling[:CALLING] if way not in found[:COMPARED]]
    asked = question(view, front, cards_in(front.hand[front.turn])[:1] or _deployed(front, ATTACKER)[:1])
    compared = []
    for way in candidates:
        ours = {**asked["attacker"], "units": way["units"], "tokens": way["tokens"]}
        true = odds({**asked, "attacker": ours}, cards)
        compared.append({**way, "value": true["attacker"], "odds": true})
    compared.sort(key=lambda way: (-Fraction(way["value"]), len(way["units"])))
    best, *others = compared
    return {"objective": "win", "best": best, "runners_up": others[:RUNNERS_UP], "exact": False}


def options_of(s: State) -> dict[str, Any]:
    """The options of H11 that a state was made with, those at their default left out."""
    tighten_up = next(name for name, number in TIGHTEN_UP.items() if number == s.tighten_up)
    return RuleOptions(
        rounds=s.rounds,
        wrap_eras=bool(s.wrap_eras),
        chain_links=bool(s.chain_links),
        swap_at_limit=bool(s.swap_at_limit),
        reshuffle_on_draw=bool(s.reshuffle_on_draw),
        tighten_up=tighten_up,
        heroic_death_is_ordinary=bool(s.heroic_death_is_ordinary),
        diversion_order="rear" if s.diversion_from_rear else "front",
        early_end=bool(s.early_end),
        min_defender_units=s.min_defender_units,
    ).changed()


# ------------------------------------------------------------------ another player's deck
def _enemy(view: HistoryView, s: State) -> int | None:
    """The other player in this battle if it matters which of the cards he may draw, or None.

    It does where his deck is so small that it can run out, or some cards are likelier to lie in it than others.
    """
    for side, player in ((ATTACKER, s.active), (DEFENDER, s.defender)):
        if player in (NOBODY, view.seat) or not s.unseen[player]:
            continue
        drawn = _most_drawn(s, side)
        if not drawn:
            continue
        small = drawn < ALL_SLOTS[side] - s.ranks[side]
        uneven = min(cards_in(s.reach[player])) < s.hidden[player][0]
        if small or (uneven and comb(s.hidden[player][0], drawn) <= MOST_UNEVEN):
            return side
    return None


def _deck_size(s: State, player: int) -> int:
    return s.deck[player][0] - s.unseen[player]


def _most_drawn(s: State, side: int) -> int:
    """How many Reinforcements can come to a side from its deck; 0 where no card calls for any."""
    if not any(s.cards.reinforcement[card] for card in _deployed(s, side)):
        return 0
    return min(_deck_size(s, s.active if side == ATTACKER else s.defender), ALL_SLOTS[side] - s.ranks[side])


def _decks(s: State, player: int, drawn: int) -> dict[tuple[int, ...], Fraction]:
    """All cards that may be drawn from a player's deck, with their chances.

    H10.3: for each of them, the cards in hand must all have been others when they were drawn.
    """
    hidden, reach = cards_in(s.hidden[player]), cards_in(s.reach[player])
    each = Fraction(1, comb(_deck_size(s, player), drawn))
    chances: dict[tuple[int, ...], Fraction] = {}
    for places in combinations(range(len(hidden)), drawn):
        chance = each
        for before, end in enumerate(reach):
            others = end - before - sum(place < end for place in places)
            chance *= Fraction(max(others, 0), end - before)
        if chance:
            deck = tuple(sorted(hidden[place] for place in places))
            chances[deck] = chances.get(deck, Fraction(0)) + chance
    return chances


def _over_decks(view: HistoryView, asked: dict[str, Any], side: int | None) -> dict[str, Any]:
    """The odds; over all that the other player may draw, where that matters."""
    cards = view.game.cards
    if side is None:
        return {**odds(asked, cards), "question": asked}
    s = view.state
    player = s.active if side == ATTACKER else s.defender
    drawn = _most_drawn(s, side)
    if comb(s.hidden[player][0], drawn) > MOST_DECKS:
        raise NoProspects("too_many")
    found = []
    for deck, chance in _decks(s, player, drawn).items():
        names = [cards.units[card].id for card in deck]
        request = {**asked, SIDES[side]: {**asked[SIDES[side]], "deck": names}}
        found.append((chance, odds(request, cards)))
    return _mixed(found)


def _mixed(found: Sequence[tuple[Fraction, dict[str, Any]]]) -> dict[str, Any]:
    """Several answers of contract 2 as one, by their weights."""

    def mean(read: Callable[[dict[str, Any]], str]) -> str:
        return str(sum((weight * Fraction(read(answer)) for weight, answer in found), Fraction(0)))

    answer: dict[str, Any] = {name: mean(lambda a, name=name: a[name]) for name in ("attacker", "defender", "nobody")}  # type: ignore[misc]
    answer["survivors"] = {}
    for side in SIDES:
        numbers = sorted({n for _, a in found for n in a["survivors"][side]}, key=int)
        answer["survivors"][side] = {
            n: mean(lambda a, side=side, n=n: a["survivors"][side].get(n, "0"))  # type: ignore[misc]
            for n in numbers
        }
    answer["expected_recruits"] = mean(lambda a: a["expected_recruits"])
    return answer


# ------------------------------------------------------------------ line-ups that have met
def _met(view_state: State) -> dict[str, Any]:
    """The odds once Reinforcements have come: with the tokens placed so far, and the dice as they lie."""
    s = view_state.copy()
    faces = [s.face[side] - 1 for side in range(2)]
    left = list(s.relaunches)
    step = s.step
    tally = engine.Tally()
    player = s.defender != NOBODY
    if step == ATTACKER_TOKENS:
        found, cases = outcomes(s, "best", tally)
        ends = {packed: Fraction(count, cases) for packed, count in found.items()}
        return _answer(ends, s.ranks[DEFENDER], player)
    outcomes(s, "best", tally)
    table = [list(row) for row in tally.outcome]
    theirs = left[DEFENDER] if step == DEFENDER_RELAUNCH else 0
    ends = dict(_defence(table, faces[ATTACKER], faces[DEFENDER], theirs, left[ATTACKER]))
    return _answer(ends, s.ranks[DEFENDER], player)


def _answer(ends: Mapping[int, Fraction], ranks: int, player: bool) -> dict[str, Any]:
    total: dict[tuple[int, int], Fraction] = {}
    for packed, p in ends.items():
        key = (packed % 256, ranks)
        total[key] = total.get(key, Fraction(0)) + p
    return odds_answer(total, player)


def _wins(ends: Mapping[int, Fraction]) -> Fraction:
    return sum((p for packed, p in ends.items() if packed % 4 == ATTACKER_WINS), Fraction(0))


def _mean(many: Iterator[Ends]) -> Ends:
    total: Ends = {}
    for ends in many:
        for packed, p in ends.items():
            total[packed] = total.get(packed, Fraction(0)) + p / 6
    return total


def _attack(table: list[list[int]], ours: int, theirs: int, left: int) -> Ends:
    """H5.10: the Attacker re-rolls while that makes winning likelier."""
    column = [table[face][theirs] % 4 == ATTACKER_WINS for face in FACES]
    if left == 0 or column[ours] or not any(column):
        return {table[ours][theirs]: Fraction(1)}
    return _mean(_attack(table, face, theirs, left - 1) for face in FACES)


def _defence(table: list[list[int]], ours: int, theirs: int, left: int, attackers_left: int) -> Ends:
    """H5.10: the Defender re-rolls while that makes losing less likely."""
    stand = _attack(table, ours, theirs, attackers_left)
    if left == 0:
        return stand
    again = _mean(_defence(table, ours, face, left - 1, attackers_left) for face in FACES)
    return again if _wins(again) < _wins(stand) else stand


__all__ = ["NoProspects", "advice_from_view", "odds_from_view", "options_of", "question"]
