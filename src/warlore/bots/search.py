"""The searching player: information-set tree search over what the others may hold.

Each iteration deals the hidden cards anew from the view, walks down one shared tree of the weightier
decisions (travel, declaring, adding, defending), and plays on inside the rules module until the own next turn is
over. All choices at hand meet the same deals and dice, fewer and fewer of them as time goes by. The tree ends
where something is revealed: a choice below that would be judged by games in which other things are known. Of the
choices in the tree what a sensible player would do is looked at first, the rest as it proves to matter. The
luck of the dice is taken off the result. An Attacker's line-up is searched among those that the greedy player
finds promising; tokens, re-rolls and rewards are decided as it does, by exact odds.
"""

from __future__ import annotations

import time
from math import ceil, log, sqrt
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from warlore.bots.greedy import GreedyBot
from warlore.history import HistoryView
from warlore.history.rules import actions, state
from warlore.history.rules.playouts import LUCK_UNIT
from warlore.history.rules.tables import ATTACKER, DEPLOY_SLOTS
from warlore.table import BadInput, View
from warlore.table.luck import below, fast, sow

if TYPE_CHECKING:
    from warlore.history.rules.plain import State

SECONDS = 0.2
LEAST_SECONDS = 0.01
MOST_SECONDS = 600
MOST_ITERATIONS = 1_000_000
PLAYOUTS = ("greedy", "random")
MUCH_TIME = 0.5  # seconds, or as many iterations: with so much it pays to look two rounds ahead instead of one
MANY_ITERATIONS = 800
SPREAD = 20_000  # thousandths of a point between certain loss and certain victory
CURIOSITY = 0.1
STAGES = 8
CLEAR = 2.5  # standard errors
FEWEST_VISITS = 10
WIDENING = 0.4  # further choices of a decision in the tree: so many times the root of its visits
BATTLES = 20_000  # remembered: 4 MB
TWIN = 1 << 60
clock = time.perf_counter  # what seconds are told by
WEIGHTY = frozenset({state.TRAVEL, state.DECLARE, state.ADD_LINKED, state.DEFEND})


def search_settings(text: str) -> dict[str, Any]:
    """Settings as they stand behind the bot's name, each once: `seconds=1` or `iterations=500:playouts=random`."""
    found: dict[str, Any] = {}
    for part in text.split(":"):
        key, _, value = part.partition("=")
        try:
            if key in found or not value.isascii() or value != value.strip():
                raise ValueError
            if key == "seconds" and LEAST_SECONDS <= float(value) <= MOST_SECONDS:
                found[key] = float(value)
            elif key == "iterations" and 1 <= int(value) <= MOST_ITERATIONS:
                found[key] = int(value)
            elif key == "playouts" and value in PLAYOUTS:
                found[key] = value
            else:
                raise ValueError
        except ValueError:
            raise BadInput(
                f"bot: '{part[:40]}' is no setting of search; they are seconds={LEAST_SECONDS} to {MOST_SECONDS}, "
                f"iterations=1 to {MOST_ITERATIONS}, and playouts={' or '.join(PLAYOUTS)}",
                field="bot",
            ) from None
    return found


class Node:
    """A choice somewhere in the tree: how often it was made, and what came of it."""

    __slots__ = ("action", "children", "offered", "squares", "total", "visits")

    def __init__(self, action: int = -1) -> None:
        self.action = action
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.squares = 0.0
        self.children: dict[int, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else -9.0

    @property
    def error(self) -> float:
        """The standard error of the mean, squared."""
        return max(self.squares / self.visits - self.mean**2, 0.0) / self.visits

    def is_clearly_better(self, than: Node) -> bool:
        """As clear as it gets: the rest of the time would be wasted."""
        if than.visits < FEWEST_VISITS:
            return False
        return self.mean - than.mean > CLEAR * sqrt(self.error + than.error)

    def child(self, action: int) -> Node:
        if action not in self.children:
            self.children[action] = Node(action)
        return self.children[action]


def reveals_nothing(action: int) -> bool:
    """After a jump or a choice of foes all know what they knew before: what was learnt of the next choice holds."""
    return actions.JUMP <= action < actions.CHALLENGE


VISITS = attrgetter("visits")
MEAN = attrgetter("mean")


class SearchBot:
    """Searches for so long, or so many iterations; with iterations the same seed plays the same game."""

    name = "search"

    def __init__(
        self,
        seed: int = 0,
        *,
        seconds: float = SECONDS,
        iterations: int | None = None,
        playouts: str = PLAYOUTS[0],
    ) -> None:
        if playouts not in PLAYOUTS:
            raise BadInput(f"playouts: '{playouts[:40]}' must be one of {', '.join(PLAYOUTS)}", field="playouts")
        self.seconds = seconds
        self.iterations = iterations
        self.playouts = playouts
        self.searched = 0
        self._greedy = GreedyBot(seed)
        self._seeds = fast(seed ^ 0x5EA4C4)
        self._chance = fast(0)
        self._choice = fast(0)
        self._rules: Any = None
        self._kept: tuple[int, Node] | None = None

    def begin(self, seat: int) -> None:
        """A new game."""
        self._greedy.begin(seat)
        self._kept = None
        self._rules = None

    def decide(self, view: View[Any]) -> int:
        if not isinstance(view, HistoryView):
            raise BadInput("the search bot plays A Battle Through History only", field="bot")
        legal = view.legal()
        kept, self._kept = self._kept, None
        if len(legal) == 1:
            return legal[0]
        self._prepare(view.game.rules)
        if not self._is_weighty(view.state):
            action = self._greedy.decide(view)
            return self._line_up(view) if self._begins_attack(view.state, action) else action
        free = self._free(view.state, legal)
        if free is not None:
            return free
        root = kept[1] if kept is not None and kept[0] == view.state.turns else Node()
        best = self._search(view, root, {action: [action] for action in legal})
        if reveals_nothing(best.action):
            self._kept = (view.state.turns, best)
        return best.action

    @staticmethod
    def _is_weighty(s: State) -> bool:
        """The first insertion of a turn is no choice."""
        return s.step in WEIGHTY and not (s.step == state.TRAVEL and s.inserted == 0)

    @staticmethod
    def _free(s: State, legal: list[int]) -> int | None:
        """What costs nothing once the jump is made (H3.2, H3.3): the token, then two cards while the deck has them.

        Games that are dealt anew scatter more than such a small gain, so a search would leave it by chance.
        """
        if s.step != state.DECLARE:
            return None
        if actions.TAKE_TOKEN in legal:
            return actions.TAKE_TOKEN
        enough = s.deck[s.turn][0] >= 2 or actions.DO_RESHUFFLE not in legal
        return actions.DO_DRAW_2 if enough and actions.DO_DRAW_2 in legal else None

    @staticmethod
    def _begins_attack(s: State, action: int) -> bool:
        return s.step == state.ATTACK and s.ranks[ATTACKER] == 0 and action != actions.TIGHTEN_UP

    def _line_up(self, view: HistoryView) -> int:
        """The line-up among the promising ones that leaves most for later; returns its first card's action."""
        s = view.state
        line_ups = self._greedy.line_ups(s)
        plans = {}
        for i, cards in enumerate(line_ups):
            full = len(cards) in (DEPLOY_SLOTS[ATTACKER], s.hand[s.turn][0])
            plans[i] = [actions.DEPLOY + card for card in cards] + ([] if full else [actions.DONE])
        best = self._search(view, Node(), plans)
        self._greedy.plan(line_ups[best.action])
        return plans[best.action][0]

    def _prepare(self, rules: Any) -> None:
        if self._rules is not rules:
            self._rules = rules
            self._menu = rules.Menu()
            self._paper = (rules.Tally(), rules.Prize(), rules.Search())
            self._paper[2].memory = rules.memory_for(BATTLES)

    # -------------------------------------------------------------- searching
    def _search(self, view: HistoryView, root: Node, plans: dict[int, list[int]]) -> Node:
        """All plans are tried equally often, then fewer and fewer of the best; over when one is clearly better."""
        rivals = [root.child(plan) for plan in plans]
        seed = below(self._seeds, 2**30) << 24
        began, done = clock(), 0
        for stage in range(1, STAGES + 1):
            while (
                done * STAGES < self.iterations * stage
                if self.iterations is not None
                else (clock() - began) * STAGES < self.seconds * stage
            ):
                rival = min(rivals, key=VISITS)
                # equal luck for all
                sow(self._chance, seed + rival.visits)
                sow(self._choice, seed + rival.visits + TWIN)
                self._iterate(view, rival, plans[rival.action])
                done += 1
            rivals.sort(key=MEAN, reverse=True)
            del rivals[ceil(len(plans) ** (1 - stage / STAGES)) :]
            while len(rivals) > 1 and rivals[0].is_clearly_better(rivals[-1]):
                rivals.pop()
            if len(rivals) == 1:
                break
        self.searched += done
        return rivals[0]

    def _rounds_ahead(self) -> int:
        if self.iterations is not None:
            return 2 if self.iterations >= MANY_ITERATIONS else 1
        return 2 if self.seconds >= MUCH_TIME else 1

    def _iterate(self, view: HistoryView, node: Node, plan: list[int]) -> None:
        rules = self._rules
        s = view.redeal(self._chance)
        # the own turn after the others' shows what was left to do
        last_turn = s.turns + self._rounds_ahead() * s.players + 1
        fortune = rules.Fortune()
        me = s.turn
        path = [node]
        for action in plan:
            rules.go_on(s, action, *self._paper[:2], self._chance, fortune)
        while node.visits > 0 and reveals_nothing(plan[-1]) and s.step in WEIGHTY:
            plan = [self._next(s, node)]
            node = node.child(plan[0])
            path.append(node)
            rules.go_on(s, plan[0], *self._paper[:2], self._chance, fortune)
        if self.playouts == "random":
            rules.play_randomly(s, last_turn, self._menu, self._chance, self._choice)
        else:
            rules.play_sensibly(s, last_turn, self._menu, *self._paper, self._chance, self._choice, fortune)
        reward = self._reward(s, me, fortune.luck)
        for visited in path:
            visited.visits += 1
            visited.total += reward
            visited.squares += reward**2

    def _next(self, s: State, node: Node) -> int:
        """Below a plan: what a sensible player does, or one of the few other choices looked at so far."""
        rules = self._rules
        rules.list_legal(s, self._menu)
        likely: int = rules.likely_action(s, self._menu, *self._paper, self._chance, self._choice)
        legal = rules.legal(s)
        known = [action for action in legal if action in node.children]
        if likely not in node.children:
            known.append(likely)
        elif len(known) < len(legal) and len(known) <= WIDENING * sqrt(node.visits):
            fresh = [action for action in legal if action not in node.children]
            known.append(fresh[below(self._choice, len(fresh))])
        return self._select(node, known)

    @staticmethod
    def _select(node: Node, legal: list[int]) -> int:
        """The action that promises most, or is known least; one never tried comes first."""
        best, best_bound = legal[0], -9.0
        for action in legal:
            child = node.child(action)
            child.offered += 1
            if child.visits == 0:
                return action
            bound = child.mean + CURIOSITY * sqrt(log(child.offered) / child.visits)
            if bound > best_bound:
                best, best_bound = action, bound
        return best

    def _reward(self, s: State, me: int, luck: list[int]) -> float:
        """How this seat stands against the others, 0.5 when it stands as they do."""
        earned: list[int] = [self._rules.standing(s, seat) - LUCK_UNIT * luck[seat] for seat in range(s.players)]
        own = earned[me]
        return 0.5 + (own - (sum(earned) - own) / (s.players - 1)) / SPREAD
