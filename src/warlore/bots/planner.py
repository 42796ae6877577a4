"""Looking for fights and line-ups: what a greedy player tries out before it decides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from warlore.bots import worth
from warlore.history.rules.actions import ADD, DONE, FIGHT
from warlore.history.rules.state import ADD_LINKED, ATTACK, DECLARE
from warlore.history.rules.tables import (
    ATTACKER,
    DEFENDER,
    DEPLOY_SLOTS,
    MAX_ARMY,
    NO_CARD,
    NOBODY,
    SLOTS,
    SPACES_PER_ERA,
    TOKEN_LIMIT,
    goes_on_units,
)
from warlore.table import Chance

if TYPE_CHECKING:
    from warlore.history.rules.plain import Prize, Search, State, Tally

FIRST_LOOK = 5  # cards of the hand that are tried when fights are compared
CLOSE_LOOK = 7  # and when the line-up is chosen
ORDERS_OF = 4  # choices of cards whose every order is tried
TOKENS_FOR = 5  # line-ups that are tried with tokens
SAMPLES = 3


def filled(cards: Sequence[int], room: int) -> list[int]:
    """A pile of these cards."""
    return [len(cards), room, *cards, *[0] * (room - len(cards))]


class Planner:
    """Tries line-ups against a Front; keeps from one question to the next what is the same all turn."""

    def __init__(self, rules: Any, chance: Chance) -> None:
        self.rules = rules
        self.chance = chance
        self.tally: Tally = rules.Tally()
        self.prize: Prize = rules.Prize()
        self.search: Search = rules.Search()
        self.relics: dict[int, list[int]] = {}
        self.shares: list[float] = []

    def begin_turn(self, s: State) -> None:
        """Another player's turn: Relics have changed hands, and time has gone by."""
        self.relics.clear()
        self.search.price = worth.prices(s)
        self.shares = worth.rivals(s, s.active, [self.rules.score(s, seat) for seat in range(s.players)])

    def set_prize(self, s: State) -> None:
        """What the battle at hand is worth; no Relic changes hands before its rewards."""
        share = 0.0 if s.defender == NOBODY else self.shares[s.defender]
        if s.defender not in self.relics:
            self.relics[s.defender] = worth.relic_prizes(s, s.active, s.defender, share)
        worth.prize(s, self.relics[s.defender], share, self.prize)

    # -------------------------------------------------------------- fights
    def fronts(self, s: State, era: int) -> Iterator[tuple[int, State]]:
        """Each fight against the board of an Era, with its first action; Linked cards make more of them."""
        at = s.copy()
        at.era = [era if seat == s.turn else place for seat, place in enumerate(s.era)]
        at.step = DECLARE
        for space in range(era * SPACES_PER_ERA, (era + 1) * SPACES_PER_ERA):
            if at.board[space] != NO_CARD:
                front = at.copy()
                self.rules.do(front, FIGHT + space, self.chance)
                for _, complete in self.completions(front):
                    yield FIGHT + space, complete

    def completions(self, s: State) -> Iterator[tuple[int, State]]:
        """Each line-up the board may come to by adding Linked cards (H4.3), with the next action to it."""
        if s.step != ADD_LINKED:
            yield DONE, s
            return
        alone = s.copy()
        self.rules.do(alone, DONE, self.chance)
        yield DONE, alone
        for action in self.rules.legal(s):
            if ADD <= action < ADD + len(s.board):
                more = s.copy()
                self.rules.do(more, action, self.chance)
                for _, complete in self.completions(more):
                    yield action, complete

    # -------------------------------------------------------------- line-ups
    def _search(self, s: State, most: int, samples: int) -> Search:
        """A search among the strongest cards of the Attacker's hand, the weakest nearest the Front."""
        search = self.search
        search.samples = samples
        search.listed = 0
        search.hand = filled(worth.by_strength(s, s.active)[-most:], MAX_ARMY)
        return search

    def first_look(self, s: State) -> int:
        """What a fight is worth to its Attacker, cards in one order only, no tokens."""
        self.set_prize(s)
        front = s.copy()
        search = self._search(front, FIRST_LOOK, 1)
        self.rules.try_subsets(front, self.tally, self.prize, search, self.chance, 0)
        return search.value[0] - worth.BASE if search.listed else 0

    def line_up(self, s: State) -> list[int]:
        """The Attacker's line-up for the fight at hand, what is already deployed included."""
        self.set_prize(s)
        front = s.copy()
        search = self._search(front, CLOSE_LOOK, SAMPLES)
        if front.ranks[ATTACKER]:
            self.rules.shorten(search, front, self._value(front, search))
        if front.ranks[ATTACKER] < DEPLOY_SLOTS[ATTACKER]:
            self.rules.try_subsets(front, self.tally, self.prize, search, self.chance, 0)
            deployed = front.ranks[ATTACKER]
            for units, cards in self._listed(search)[:ORDERS_OF]:
                added = sorted(cards[deployed:units])
                if len(added) > 1:
                    search.hand = filled(added, MAX_ARMY)
                    self.rules.try_orders(front, self.tally, self.prize, search, self.chance, units)
        listed = self._listed(search)
        best = max(listed[:TOKENS_FOR], key=lambda found: self._with_tokens(s, search, found))
        return best[1][: best[0]]

    def choices(self, s: State) -> list[list[int]]:
        """The best order of each promising choice of cards, for who looks further than this battle."""
        self.set_prize(s)
        front = s.copy()
        search = self._search(front, CLOSE_LOOK, SAMPLES)
        self.rules.try_subsets(front, self.tally, self.prize, search, self.chance, 0)
        found = []
        for units, cards in self._listed(search):
            search.listed = 0
            search.hand = filled(sorted(cards[:units]), MAX_ARMY)
            self.rules.try_orders(front, self.tally, self.prize, search, self.chance, units)
            found.append(list(search.cards[0][:units]))
        return found

    def _value(self, front: State, search: Search) -> int:
        value: int = self.rules.value_of_line_up(front, self.tally, self.prize, search, self.chance)
        return value

    @staticmethod
    def _listed(search: Search) -> list[tuple[int, list[int]]]:
        """The short list without repetitions: number of cards, and the cards."""
        found = {}
        for i in range(search.listed):
            cards = list(search.cards[i])
            found[tuple(cards[: search.units[i]])] = (search.units[i], cards)
        return list(found.values())

    def _with_tokens(self, s: State, search: Search, found: tuple[int, list[int]]) -> int:
        """What a line-up is worth with the tokens it will get; Reinforcements are sampled."""
        units, cards = found
        front = s.copy()
        front.line_up = [[*cards[:units], *[NO_CARD] * (SLOTS - units)], front.line_up[DEFENDER]]
        front.ranks = [units, front.ranks[DEFENDER]]
        samples = SAMPLES if self.rules.calls_for_reserves(front) else 1
        total = 0
        for _ in range(samples):
            met = front.copy()
            self.rules.meet_at_the_front(met, self.chance)
            total += self.tokens(met)[0]
        return total // samples - sum(search.price[card] for card in cards[:units])

    def tokens(self, s: State) -> tuple[int, list[int]]:
        """The best placing of the Attacker's tokens on line-ups that have met: its worth, and the tokens by slot."""
        rules = self.rules
        usable = [token for token in worth.cards_in(s.tokens[s.active]) if goes_on_units(token)]
        if 0 in s.ranks:
            usable = []
        placing = rules.Placing()
        placing.tokens = filled(usable, TOKEN_LIMIT)
        placing.cost = int(worth.SPARE_TOKEN * worth.time_left(s))
        for side in (ATTACKER, DEFENDER):
            rules.count_relaunches(s, side)
        placing.icons = sum(s.relaunches) + len(usable)
        rules.place_best(s, self.tally, self.prize, placing)
        return int(placing.best // 6 ** (2 + placing.icons)) - worth.BASE, list(placing.on)

    # -------------------------------------------------------------- against players
    def challenge(self, deals: Sequence[State], seat: int) -> int:
        """What challenging a player is worth, on average over possible deals of what is hidden."""
        total = 0
        for deal in deals:
            front = deal.copy()
            front.defender = seat
            front.step = ATTACK
            front.turn = front.active
            self.stand(front, DEFENDER, self.likely_line_up(front, seat, DEFENDER))
            total += self.first_look(front) if front.ranks[DEFENDER] else 0
        return total // len(deals)

    def likely_line_up(self, s: State, seat: int, side: int) -> list[int]:
        """What a player sends without much thought: the strongest cards, the weakest of them in front."""
        return worth.by_strength(s, seat)[-DEPLOY_SLOTS[side] :]

    def stand(self, s: State, side: int, cards: Sequence[int]) -> None:
        """Put a line-up into the slots of a side."""
        row = [*cards, *[NO_CARD] * (SLOTS - len(cards))]
        s.line_up = [row, s.line_up[DEFENDER]] if side == ATTACKER else [s.line_up[ATTACKER], row]
        s.ranks = [len(cards), s.ranks[DEFENDER]] if side == ATTACKER else [s.ranks[ATTACKER], len(cards)]

    def danger(self, attacks: Sequence[State], cards: Sequence[int], on: Sequence[int]) -> int:
        """What the attacks leave their Attacker against this line-up with these tokens."""
        total = 0
        for attack in attacks:
            front = attack.copy()
            self.stand(front, DEFENDER, cards)
            front.token_on = [front.token_on[ATTACKER], list(on)]
            self.rules.meet_at_the_front(front, self.chance)
            total += self.rules.expected(front, self.tally, self.prize)
        return total // len(attacks) - worth.BASE

    def answered(self, attacks: Sequence[State], cards: Sequence[int], on: Sequence[int]) -> int:
        """What the best answer to this line-up brings the Attacker, and what it costs to send it."""
        total = 0
        for attack in attacks:
            front = attack.copy()
            self.stand(front, ATTACKER, [])
            self.stand(front, DEFENDER, cards)
            front.token_on = [front.token_on[ATTACKER], list(on)]
            total += self.first_look(front)
        return total // len(attacks) + sum(self.search.price[card] for card in cards)
