"""The searching player: information-set tree search over what the others may hold.

Each iteration deals the hidden cards anew from the view, walks down one shared tree of the weightier
decisions (travel, declaring, adding, defending), and plays on inside the rules module to the end of the round.
Only what a sensible player would do there is looked at at first, the rest as a decision proves to matter. The
luck of the dice is taken off the result. Line-ups, tokens, re-rolls and rewards are decided as the greedy
player does, by exact odds; and its choice stands wherever the search does not find a clearly better one.
"""

from __future__ import annotations

import time
from math import log, sqrt
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from warlore.bots.greedy import GreedyBot
from warlore.history import HistoryView
from warlore.history.rules import actions, state
from warlore.history.rules.playouts import LUCK_UNIT
from warlore.table import BadInput, View
from warlore.table.luck import below, fast, sow

if TYPE_CHECKING:
    from warlore.history.rules.plain import State

SECONDS = 0.2
LEAST_SECONDS = 0.01
MOST_SECONDS = 600
MOST_ITERATIONS = 1_000_000
PLAYOUTS = ("greedy", "random")
TURNS_AFTER = 1  # turns looked at when a round is over: the own next one shows what was left to do
SPREAD = 20_000  # thousandths of a point between certain loss and certain victory
CURIOSITY = 0.1
WIDENING = 0.1  # further choices of a decision below the root: so many times the root of its visits
BATTLES = 20_000  # remembered: 4 MB
TWIN = 1 << 60
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
    """A decision somewhere in the tree: how often it was made, and what came of it for who made it."""

    __slots__ = ("action", "children", "offered", "total", "visits")

    def __init__(self, action: int = -1) -> None:
        self.action = action
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else -9.0

    def child(self, action: int) -> Node:
        if action not in self.children:
            self.children[action] = Node(action)
        return self.children[action]


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
        if not self._is_weighty(view.state):
            return self._greedy.decide(view)
        self._prepare(view.game.rules)
        root = kept[1] if kept is not None and kept[0] == view.state.turns else Node()
        best = self._search(view, root, legal)
        if actions.JUMP <= best.action < actions.CHALLENGE:
            # nothing was revealed by this: what was learnt below it still holds
            self._kept = (view.state.turns, best)
        return best.action

    @staticmethod
    def _is_weighty(s: State) -> bool:
        """The first insertion of a turn is no choice."""
        return s.step in WEIGHTY and not (s.step == state.TRAVEL and s.inserted == 0)

    def _prepare(self, rules: Any) -> None:
        if self._rules is not rules:
            self._rules = rules
            self._menu = rules.Menu()
            self._paper = (rules.Tally(), rules.Prize(), rules.Search())
            self._paper[2].memory = rules.memory_for(BATTLES)

    # -------------------------------------------------------------- searching
    def _search(self, view: HistoryView, root: Node, legal: list[int]) -> Node:
        """Sequential halving: all choices are tried equally often, then the better half of them, and so on."""
        rivals = [root.child(action) for action in legal]
        seed = below(self._seeds, 2**30) << 24
        began, done = time.perf_counter(), 0
        stages = max(1, (len(legal) - 1).bit_length())
        for stage in range(1, stages + 1):
            while (
                done * stages < self.iterations * stage
                if self.iterations is not None
                else (time.perf_counter() - began) * stages < self.seconds * stage
            ):
                rival = min(rivals, key=VISITS)
                # equal luck for all
                sow(self._chance, seed + rival.visits)
                sow(self._choice, seed + rival.visits + TWIN)
                self._iterate(view, root, rival.action)
                done += 1
            rivals.sort(key=MEAN, reverse=True)
            del rivals[(len(rivals) + 1) // 2 :]
        self.searched += done
        return rivals[0]

    def _iterate(self, view: HistoryView, root: Node, action: int) -> None:
        rules = self._rules
        s = view.redeal(self._chance)
        last_turn = s.turns + s.players + TURNS_AFTER
        fortune = rules.Fortune()
        path: list[tuple[int, Node]] = []
        node = root
        while True:
            if self._is_weighty(s):
                node = node.child(action)
                path.append((s.turn, node))
            rules.go_on(s, action, *self._paper[:2], self._chance, fortune)
            if node.visits == 0 or s.step == state.OVER or s.turns >= last_turn:
                break
            action = self._next(s, node)
        if self.playouts == "random":
            rules.play_randomly(s, last_turn, self._menu, self._chance, self._choice)
        else:
            rules.play_sensibly(s, last_turn, self._menu, *self._paper, self._chance, self._choice, fortune)
        rewards = self._rewards(s, fortune.luck)
        for seat, visited in path:
            visited.visits += 1
            visited.total += rewards[seat]

    def _next(self, s: State, node: Node) -> int:
        """Below the root: what a sensible player does, or one of the few other choices looked at so far."""
        rules = self._rules
        rules.list_legal(s, self._menu)
        likely: int = rules.likely_action(s, self._menu, *self._paper, self._chance, self._choice)
        if not self._is_weighty(s):
            return likely
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

    def _rewards(self, s: State, luck: list[int]) -> list[float]:
        """For each seat how it stands against the others, 0.5 when it stands as they do."""
        earned = [self._rules.standing(s, seat) - LUCK_UNIT * luck[seat] for seat in range(s.players)]
        total = sum(earned)
        others = s.players - 1
        return [0.5 + (own - (total - own) / others) / SPREAD for own in earned]
