"""The searching player: information-set tree search over what the others may hold.

Each iteration deals the hidden cards anew from the view, walks down one shared tree of the weightier
decisions (travel, declaring, adding, defending), and plays on sensibly inside the rules module to the end of
the round. Line-ups, tokens, re-rolls and rewards are decided as the greedy player does, by exact odds; and its
choice stands wherever the search does not find a clearly better one.
"""

from __future__ import annotations

import time
from math import log, sqrt
from typing import TYPE_CHECKING, Any

from warlore.bots.greedy import GreedyBot
from warlore.history import HistoryView
from warlore.history.rules import actions, state
from warlore.table import BadInput, View
from warlore.table.luck import fast

if TYPE_CHECKING:
    from warlore.history.rules.plain import State

SECONDS = 0.2
ROUNDS_AHEAD = 1
SPREAD = 20_000  # thousandths of a point between certain loss and certain victory
CURIOSITY = 0.12
CONFIDENCE = 1.0  # standard errors by which another choice must be better than the greedy one
FEWEST_VISITS = 12
WEIGHTY = frozenset({state.TRAVEL, state.DECLARE, state.ADD_LINKED, state.DEFEND})


class Node:
    """A decision somewhere in the tree: how often it was made, and what came of it for who made it."""

    __slots__ = ("children", "offered", "squares", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.squares = 0.0
        self.children: dict[int, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        spread = max(self.squares / self.visits - self.mean**2, 1e-6)
        return sqrt(spread / self.visits)

    def child(self, action: int) -> Node:
        if action not in self.children:
            self.children[action] = Node()
        return self.children[action]


class SearchBot:
    """Searches for so long, or so many iterations; with iterations the same seed plays the same game."""

    name = "search"

    def __init__(self, seed: int = 0, *, seconds: float = SECONDS, iterations: int | None = None) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.searched = 0
        self._greedy = GreedyBot(seed)
        self._chance = fast(seed)
        self._choice = fast(seed ^ 0x5EA4C4)
        self._rules: Any = None
        self._kept: tuple[int, Node] | None = None

    def begin(self, seat: int) -> None:
        """A new game."""
        self._greedy.begin(seat)
        self._kept = None

    def decide(self, view: View[Any]) -> int:
        if not isinstance(view, HistoryView):
            raise BadInput("the search bot plays A Battle Through History only", field="bot")
        legal = view.legal()
        kept, self._kept = self._kept, None
        if len(legal) == 1:
            return legal[0]
        favourite = self._greedy.decide(view)
        if view.state.step not in WEIGHTY or (view.state.inserted == 0 and view.state.step == state.TRAVEL):
            return favourite
        self._prepare(view.game.rules)
        root = kept[1] if kept is not None and kept[0] == view.state.turns else Node()
        self._search(view, root)
        action = self._chosen(root, legal, favourite)
        if actions.JUMP <= action < actions.CHALLENGE and action in root.children:
            # nothing was revealed by this: what was learnt below it still holds
            self._kept = (view.state.turns, root.children[action])
        return action

    def _prepare(self, rules: Any) -> None:
        if self._rules is not rules:
            self._rules = rules
            self._menu = rules.Menu()
            self._paper = (rules.Tally(), rules.Prize(), rules.Search())

    # -------------------------------------------------------------- searching
    def _search(self, view: HistoryView, root: Node) -> None:
        until = time.perf_counter() + self.seconds
        done = 0
        while done < self.iterations if self.iterations is not None else time.perf_counter() < until:
            self._iterate(view, root)
            done += 1
        self.searched += done

    def _iterate(self, view: HistoryView, root: Node) -> None:
        rules = self._rules
        s = view.redeal(self._chance)
        last_turn = s.turns + ROUNDS_AHEAD * s.players
        path: list[tuple[int, Node]] = []
        node = root
        while s.step != state.OVER and s.turns < last_turn:
            if s.step in WEIGHTY and not (s.step == state.TRAVEL and s.inserted == 0):
                action = self._select(node, rules.legal(s))
                node = node.child(action)
                path.append((s.turn, node))
                rules.do(s, action, self._chance)
                if node.visits == 0:
                    break
            else:
                rules.list_legal(s, self._menu)
                action = rules.likely_action(s, self._menu, *self._paper, self._chance, self._choice)
                rules.do(s, action, self._chance)
        rules.play_sensibly(s, last_turn, self._menu, *self._paper, self._chance, self._choice)
        rewards = self._rewards(s)
        for seat, visited in path:
            visited.visits += 1
            visited.total += rewards[seat]
            visited.squares += rewards[seat] ** 2

    @staticmethod
    def _select(node: Node, legal: list[int]) -> int:
        """The action that promises most, or is known least; one never tried comes first."""
        best, best_bound = legal[0], -1.0
        for action in legal:
            child = node.child(action)
            child.offered += 1
            if child.visits == 0:
                return action
            bound = child.mean + CURIOSITY * sqrt(log(child.offered) / child.visits)
            if bound > best_bound:
                best, best_bound = action, bound
        return best

    def _rewards(self, s: State) -> list[float]:
        """For each seat how it stands against the others, from 0 to 1."""
        standings = [self._rules.standing(s, seat) for seat in range(s.players)]
        total = sum(standings)
        others = s.players - 1
        return [min(max(0.5 + (own - (total - own) / others) / SPREAD, 0.0), 1.0) for own in standings]

    @staticmethod
    def _chosen(root: Node, legal: list[int], favourite: int) -> int:
        """The best action, but the favourite while nothing is clearly better."""
        children = {action: root.children[action] for action in legal if action in root.children}
        tried = {action: child for action, child in children.items() if child.visits >= FEWEST_VISITS}
        if favourite not in tried:
            return favourite
        best = max(tried, key=lambda action: tried[action].mean)
        doubt = CONFIDENCE * sqrt(tried[best].error ** 2 + tried[favourite].error ** 2)
        return best if tried[best].mean > tried[favourite].mean + doubt else favourite
