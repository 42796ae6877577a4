"""The greedy player: at every decision what is worth most now, by exact odds and the values of `worth`.

It looks at the fights within reach, the cards that could fight them, and what it knows of the others' hands;
it makes no plans beyond its turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import TYPE_CHECKING, Any

from warlore.bots import worth
from warlore.bots.planner import Planner
from warlore.history import HistoryView
from warlore.history.rules import actions, state
from warlore.history.rules.tables import (
    ATTACKER,
    BASE,
    CHASE_TOKEN,
    DEFENDER,
    DEPLOY_SLOTS,
    DISMISS,
    DRAW_2,
    ERAS,
    NO_CARD,
    RECOVER,
    RESHUFFLE,
    SLOTS,
    TIGHTEN_RECOVERS,
    TOKEN_LIMIT,
)
from warlore.table import BadInput, View
from warlore.table.luck import fast

if TYPE_CHECKING:
    from warlore.history.rules.plain import State

DEALS = 2
ATTACKS = 3
STRONGEST = 4
DEFENCES = 6
INSERT_MARGIN = 100
CARD_DRAWN = 350
EXPOSED = 500
UNKNOWN_TILE = -1


class GreedyBot:
    """Decides by what is worth most now."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self._chance = fast(seed)
        self._planner: Planner | None = None
        self._turn = (-1, -1)
        self._seen: dict[object, int] = {}
        self._line_up: list[int] = []
        self._steps: dict[int, Callable[[HistoryView, list[int]], int]] = {
            state.TRAVEL: self._travel,
            state.DECLARE: self._declare,
            state.ADD_LINKED: self._add,
            state.DEFEND: self._defend,
            state.DEFENDER_TOKENS: self._defender_tokens,
            state.ATTACK: self._attack,
            state.ATTACKER_TOKENS: self._attacker_tokens,
            state.DEFENDER_RELAUNCH: self._relaunch,
            state.ATTACKER_RELAUNCH: self._relaunch,
            state.CHOOSE_RELIC: self._relic,
            state.CHOOSE_PROWESS: self._look,
            state.KEEP_PROWESS: self._keep,
            state.TIGHTEN_RECOVER: self._recover,
        }

    def begin(self, seat: int) -> None:
        """A new game."""
        self._turn = (-1, -1)
        self._seen.clear()
        self._line_up = []

    def decide(self, view: View[Any]) -> int:
        if not isinstance(view, HistoryView):
            raise BadInput("the greedy bot plays A Battle Through History only", field="bot")
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        if self._planner is None or self._planner.rules is not view.game.rules:
            self._planner = Planner(view.game.rules, self._chance)
            self._turn = (-1, -1)
        if self._turn != (view.state.turns, view.state.turn):
            self._turn = (view.state.turns, view.state.turn)
            self._seen.clear()
            self._line_up = []
            self._planner.begin_turn(view.state)
        step = self._steps.get(view.state.step)
        return step(view, legal) if step else legal[0]

    @property
    def planner(self) -> Planner:
        assert self._planner is not None
        return self._planner

    # -------------------------------------------------------------- time travel
    def _travel(self, view: HistoryView, legal: list[int]) -> int:
        """H3: insert on while the next tile promises more, then take and do what there is, then jump."""
        s = view.state
        if self._wants_to_tighten_up(s, legal):
            return actions.TIGHTEN_UP
        if actions.INSERT in legal:
            if s.inserted == 0:
                return actions.INSERT
            now = self._tile(view, s.tile_active, s.tile_pending, s.wheel)
            then = self._tile(view, s.tile_pending, UNKNOWN_TILE, s.wheel + s.cards.wheel_step)
            if then > now + INSERT_MARGIN or self._further(view) > now + INSERT_MARGIN:
                return actions.INSERT
        helpful = self._gears(s, legal)
        if helpful is not None:
            return helpful
        jumps = [action for action in legal if actions.JUMP <= action < actions.FIGHT]
        if not jumps:
            return legal[0]
        return max(jumps, key=lambda action: self._stay(view, action - actions.JUMP, s.tile_pending))

    def _tile(self, view: HistoryView, tile: int, pending: int, wheel: int) -> int:
        """What a turn with this Active tile, this Pending one (or an unknown one) and this wheel would bring."""
        s = view.state
        eras = [era for era in s.cards.tile_era[tile] if era != s.era[s.turn]]
        total = max(self._stay(view, era, pending) for era in eras)
        if s.tokens[s.turn][0] < TOKEN_LIMIT:
            total += worth.token(s.warfare[s.cards.tile_pointer[tile] - 1])
        return total + self._both_gears(s, wheel)

    def _further(self, view: HistoryView) -> int:
        """What the third insertion may bring when it turns the wheel to something better; its tile is unknown."""
        s = view.state
        wheel = s.wheel + 2 * s.cards.wheel_step
        gears = self._both_gears(s, wheel)
        if s.inserted != 1 or gears <= self._both_gears(s, s.wheel):
            return 0
        values = sorted(self._era(view, era) for era in range(ERAS) if era != s.era[s.turn])
        # of two Eras the better one: the best is on half of the tiles
        eras = (values[-1] + values[-2]) // 2
        tokens = sum(worth.token(token) for token in s.warfare) // len(s.warfare)
        return eras - EXPOSED // 2 + gears + (tokens if s.tokens[s.turn][0] < TOKEN_LIMIT else 0)

    def _both_gears(self, s: State, wheel: int) -> int:
        return sum(self._gear(s, s.cards.ring[(arrow + wheel) % 4]) for arrow in s.cards.arrows)

    def _gear(self, s: State, gear: int) -> int:
        """What a gear action brings."""
        me = s.turn
        deck, discards = s.deck[me][0], s.discard[me][0]
        if gear == DRAW_2:
            return CARD_DRAWN * min(2, deck)
        if gear == RECOVER:
            cards = worth.cards_in(s.discard[me])
            return 250 + 40 * max(worth.strength(s.cards, card) for card in cards) if cards else 0
        if gear == DISMISS:
            return 350 if deck and self._worst_base(s) != NO_CARD else 0
        return CARD_DRAWN if deck + discards else 0

    def _stay(self, view: HistoryView, era: int, pending: int) -> int:
        """The best fight of an Era, and the danger of standing where the next player may come to."""
        s = view.state
        value = self._era(view, era)
        if s.turns + 1 == s.rounds * s.players:
            return value
        if pending == UNKNOWN_TILE:
            return value - EXPOSED // 2
        return value - EXPOSED if era in s.cards.tile_era[pending] else value

    def _era(self, view: HistoryView, era: int) -> int:
        """The best fight of an Era."""
        return max(self._fights(view, era).values(), default=0)

    def _fights(self, view: HistoryView, era: int) -> dict[int, int]:
        """Every way to declare a fight in an Era, and its worth; remembered while the hand stays the same."""
        s = view.state
        planner = self.planner
        hand = tuple(worth.cards_in(s.hand[s.turn]))
        found: dict[int, int] = {}

        def once(action: int, what: object, value: Callable[[], int]) -> None:
            key = (hand, era, what)
            if key not in self._seen:
                self._seen[key] = value()
            found[action] = max(found.get(action, -worth.BASE), self._seen[key])

        if not hand:
            return found
        for action, front in planner.fronts(s, era):
            cards = tuple(front.line_up[DEFENDER])
            once(action, cards, lambda front=front: planner.first_look(front))  # type: ignore[misc]
        for seat in range(s.players):
            if seat != s.turn and s.era[seat] == era:
                once(actions.CHALLENGE + seat, seat, lambda seat=seat: self._challenge(view, seat))  # type: ignore[misc]
        if CHASE_TOKEN in worth.cards_in(s.tokens[s.turn]):
            for card in worth.cards_in(s.era_discard[era]):
                once(actions.CHASE + card, (card,), lambda card=card: self._chase(s, card))  # type: ignore[misc]
        return found

    def _challenge(self, view: HistoryView, seat: int) -> int:
        return self.planner.challenge([view.redeal(self._chance) for _ in range(DEALS)], seat)

    def _chase(self, s: State, card: int) -> int:
        front = s.copy()
        front.step = state.ATTACK
        self.planner.stand(front, DEFENDER, [card])
        return self.planner.first_look(front) - int(worth.token(CHASE_TOKEN) * worth.time_left(s))

    # -------------------------------------------------------------- token and gears
    def _gears(self, s: State, legal: list[int]) -> int | None:
        """H3.2, H3.3: the token and the gear actions that help, best order first; None when there is no more."""
        if actions.TAKE_TOKEN in legal:
            return actions.TAKE_TOKEN
        swaps = [action - actions.SWAP for action in legal if actions.SWAP <= action < actions.PLACE]
        if swaps:
            least = min(swaps, key=worth.token)
            pointed = s.warfare[s.cards.tile_pointer[s.tile_active] - 1]
            if worth.token(pointed) > worth.token(least) + INSERT_MARGIN:
                return actions.SWAP + least
        me = s.turn
        if actions.DO_RESHUFFLE in legal and self._gear(s, RESHUFFLE):
            better = self._mean(s, s.discard[me]) > self._mean(s, s.deck[me])
            if better or s.deck[me][0] < 2 or actions.DO_DRAW_2 not in legal:
                return actions.DO_RESHUFFLE
        if actions.DO_DRAW_2 in legal:
            return actions.DO_DRAW_2
        if any(actions.DO_RECOVER <= action < actions.DO_DISMISS for action in legal):
            return self._recover_best(s)
        base = self._worst_base(s)
        if base != NO_CARD and actions.DO_DISMISS + base in legal and self._gear(s, DISMISS):
            return actions.DO_DISMISS + base
        return None

    @staticmethod
    def _mean(s: State, pile: Sequence[int]) -> float:
        cards = worth.cards_in(pile)
        return sum(worth.strength(s.cards, card) for card in cards) / len(cards) if cards else 0.0

    @staticmethod
    def _worst_base(s: State) -> int:
        bases = [card for card in worth.cards_in(s.hand[s.turn]) if s.cards.kind[card] == BASE]
        return min(bases, key=lambda card: worth.strength(s.cards, card), default=NO_CARD)

    @staticmethod
    def _recover_best(s: State) -> int:
        cards = worth.cards_in(s.discard[s.turn])
        return actions.DO_RECOVER + max(cards, key=lambda card: (worth.strength(s.cards, card), card))

    def _recover(self, view: HistoryView, legal: list[int]) -> int:
        return self._recover_best(view.state)

    @staticmethod
    def _wants_to_tighten_up(s: State, legal: list[int]) -> bool:
        """H3.5: as soon as it brings cards."""
        if actions.TIGHTEN_UP not in legal:
            return False
        return (s.discard if s.tighten_up == TIGHTEN_RECOVERS else s.deck)[s.turn][0] >= 2

    # -------------------------------------------------------------- declaring
    def _declare(self, view: HistoryView, legal: list[int]) -> int:
        """H4.1: what gears are left, then the best fight."""
        s = view.state
        helpful = self._gears(s, legal)
        if helpful is not None:
            return helpful
        fights = {action: value for action, value in self._fights(view, s.era[s.turn]).items() if action in legal}
        if not fights:
            return actions.SKIP_FIGHT
        best = max(fights, key=lambda action: fights[action])
        return actions.SKIP_FIGHT if actions.SKIP_FIGHT in legal and fights[best] <= 0 else best

    def _add(self, view: HistoryView, legal: list[int]) -> int:
        """H4.3: the Linked cards that make the fight better."""
        found: dict[int, int] = {}
        for action, front in self.planner.completions(view.state):
            found[action] = max(found.get(action, -worth.BASE), self.planner.first_look(front))
        return max(found, key=lambda action: found[action])

    # -------------------------------------------------------------- deploying
    def _attack(self, view: HistoryView, legal: list[int]) -> int:
        """H5.3: along the line-up that was planned."""
        s = view.state
        if self._wants_to_tighten_up(s, legal):
            return actions.TIGHTEN_UP
        deployed = list(s.line_up[ATTACKER][: s.ranks[ATTACKER]])
        if self._line_up[: len(deployed)] != deployed or not self._line_up:
            self._line_up = self.planner.line_up(s)
        if len(deployed) == len(self._line_up):
            return actions.DONE
        return actions.DEPLOY + self._line_up[len(deployed)]

    def line_ups(self, s: State) -> list[list[int]]:
        """The planned line-up, and others that are worth a thought."""
        return [self._line_up, *(found for found in self.planner.choices(s) if found != self._line_up)]

    def plan(self, line_up: list[int]) -> None:
        """Deploy this line-up."""
        self._line_up = line_up

    def _attacker_tokens(self, view: HistoryView, legal: list[int]) -> int:
        """H5.8: the best placing of all tokens, one token at a time."""
        s = view.state.copy()
        self.planner.set_prize(s)
        return self._next_token(view.state, ATTACKER, self.planner.tokens(s)[1])

    @staticmethod
    def _next_token(s: State, side: int, wanted: Sequence[int]) -> int:
        for slot in range(s.ranks[side]):
            if wanted[slot] != s.token_on[side][slot]:
                return actions.PLACE + wanted[slot] * SLOTS + slot
        return actions.DONE

    def _attacks(self, view: HistoryView) -> list[State]:
        """What the Attacker may come with, from this seat's knowledge."""
        attacks = []
        for _ in range(ATTACKS):
            deal = view.redeal(self._chance)
            self.planner.stand(deal, ATTACKER, self.planner.likely_line_up(deal, deal.active, ATTACKER))
            attacks.append(deal)
        self.planner.set_prize(view.state)
        return attacks

    def _defend(self, view: HistoryView, legal: list[int]) -> int:
        """H5.2: the line-up that leaves the Attacker least."""
        s = view.state
        if self._wants_to_tighten_up(s, legal):
            return actions.TIGHTEN_UP
        deployed = list(s.line_up[DEFENDER][: s.ranks[DEFENDER]])
        if self._line_up[: len(deployed)] != deployed or not self._line_up:
            self._line_up = self._defence(view, deployed)
        if len(deployed) >= len(self._line_up):
            return actions.DONE if actions.DONE in legal else legal[0]
        return actions.DEPLOY + self._line_up[len(deployed)]

    def _defence(self, view: HistoryView, deployed: list[int]) -> list[int]:
        s = view.state
        most = DEPLOY_SLOTS[DEFENDER] - len(deployed)
        hand = sorted(worth.cards_in(s.hand[s.turn]), key=lambda card: (-worth.strength(s.cards, card), card))
        choices = {order for n in range(1, most + 1) for order in permutations(hand[:STRONGEST], n)}
        if deployed:
            choices.add(())
        if not choices:
            return deployed
        attacks = self._attacks(view)
        on = list(s.token_on[DEFENDER])
        found = {choice: self.planner.danger(attacks, [*deployed, *choice], on) for choice in sorted(choices)}
        promising = sorted(found, key=lambda choice: (found[choice], choice))[:DEFENCES]
        answered = {choice: self.planner.answered(attacks, [*deployed, *choice], on) for choice in promising}
        return [*deployed, *min(answered, key=lambda choice: (answered[choice], choice))]

    def _defender_tokens(self, view: HistoryView, legal: list[int]) -> int:
        """H5.2: the token that takes most from the Attacker, if it takes more than it is worth later."""
        s = view.state
        attacks = self._attacks(view)
        cards = list(s.line_up[DEFENDER][: s.ranks[DEFENDER]])
        on = list(s.token_on[DEFENDER])
        best, least = actions.DONE, self.planner.danger(attacks, cards, on)
        least -= int(worth.SPARE_TOKEN * worth.time_left(s))
        for action in legal:
            if action >= actions.PLACE:
                token, slot = divmod(action - actions.PLACE, SLOTS)
                tried = [token if i == slot else old for i, old in enumerate(on)]
                danger = self.planner.danger(attacks, cards, tried)
                if danger < least:
                    best, least = action, danger
        return best

    def _relaunch(self, view: HistoryView, legal: list[int]) -> int:
        """H5.10: re-roll when a new roll promises more than the faces that lie there."""
        s = view.state.copy()
        planner = self.planner
        planner.set_prize(s)
        rules = planner.rules
        ask = rules.attacker_should_re_roll if s.step == state.ATTACKER_RELAUNCH else rules.defender_should_re_roll
        return actions.RE_ROLL if ask(s, planner.tally, planner.prize) else actions.LET_STAND

    # -------------------------------------------------------------- rewards
    def _relic(self, view: HistoryView, legal: list[int]) -> int:
        """H7.2, H7.3: the Relic that adds most to the sets, or takes most from the loser."""
        s = view.state
        left = worth.time_left(s)
        mine = worth.relics_by_era(s, s.relics[s.turn])

        def value(action: int) -> int:
            return worth.relic(mine[s.cards.relic_era[action - actions.KEEP_RELIC]], left)

        return max(legal, key=value)

    def _look(self, view: HistoryView, legal: list[int]) -> int:
        """H7.4: a token known to be high, else any unknown one."""
        s = view.state
        values = s.prowess[self._loser(s)]
        return max(legal, key=lambda action: (values[action - actions.LOOK] or 3.5, -action))

    def _keep(self, view: HistoryView, legal: list[int]) -> int:
        """H7.4: the higher one."""
        values = view.state.prowess[self._loser(view.state)]
        return max(legal, key=lambda action: values[action - actions.KEEP])

    @staticmethod
    def _loser(s: State) -> int:
        return s.defender if s.winner == ATTACKER else s.active
