"""How the totals of a battle come about: what each Unit and die adds to a line, and how many re-rolls are left.

The events of a step are followed on a bare state, and the rules are asked there; nothing is reckoned here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from warlore.history.game import HistoryGame
from warlore.history.rules import state
from warlore.history.rules.tables import ATTACKER, DEFENDER, FACES, NO_CARD, NO_TOKEN, SLOTS
from warlore.history.telling import SIDES, Told
from warlore.table import Event

if TYPE_CHECKING:
    from warlore.history.rules.plain import State

FOUGHT = (state.ROLLED, state.LINE_FOUGHT)


def reckoned(game: HistoryGame, step: Told) -> dict[int, dict[str, Any]]:
    """By the place of its event in a step: `relaunches` after a roll, `shares` of each side in a line.

    A share is `slot` (counted from 1; None is the die) and `value`, from the Front outward, the living alone.
    """
    if not any(event[0] in FOUGHT for event in step.events):
        return {}
    battle = _Battle(game, step)
    return {at: found for at, event in enumerate(step.events) if (found := battle.follow(event))}


class _Battle:
    """The two sides while the events of a step go by."""

    def __init__(self, game: HistoryGame, step: Told) -> None:
        before = step.before
        self.rules = game.rules
        self.state: State = game.blank()
        self.line_up = [_row(side, NO_CARD) for side in before.line_ups]
        self.damage = [_row(side, 0) for side in before.damage]
        self.tokens = [_row(side, NO_TOKEN) for side in before.tokens]
        self.ranks = [len(side) for side in before.line_ups]
        self.dice = list(before.dice)
        self.relaunches = list(before.relaunches)

    def follow(self, event: Event) -> dict[str, Any]:
        """Let an event happen; what there is to say about it."""
        kind, side, slot, value = event
        if kind in (state.DEPLOYED, state.REINFORCED):
            self.line_up[side][slot] = value
            self.ranks[side] = slot + 1
        elif kind == state.TOKEN_PLACED:
            self.tokens[side][slot] = value
        elif kind == state.DAMAGED:
            self.damage[side][slot] = value
        elif kind == state.ROLLED:
            return {"relaunches": self.rolled(side, slot, value)}
        elif kind == state.LINE_FOUGHT:
            line = event[1]
            return {"shares": {SIDES[side]: self.shares(side, line) for side in (ATTACKER, DEFENDER)}}
        return {}

    def stand(self, ranks: list[int]) -> State:
        """The battle as it is, with so many ranks."""
        s = self.state
        s.line_up, s.damage, s.token_on, s.ranks = self.line_up, self.damage, self.tokens, ranks
        return s

    def rolled(self, side: int, die: int, face: int) -> int:
        """H5.10: the first roll begins the count of re-rolls, each other one takes one of them."""
        first = self.dice[side][1] == 0
        self.dice[side] = (die, face)
        if first:
            s = self.stand(self.ranks)
            self.rules.count_relaunches(s, side)
            self.relaunches[side] = s.relaunches[side]
        else:
            self.relaunches[side] -= 1
        return self.relaunches[side]

    def shares(self, side: int, line: int) -> list[dict[str, int | None]]:
        """H6.1: by how much the side's total grows with each rank, and with the die."""
        found: list[dict[str, int | None]] = []
        total = 0
        for slot in range(self.ranks[side]):
            s = self.stand([slot + 1, slot + 1])
            before, total = total, self.rules.units_total(s, side, line)
            if self.rules.alive(s, side, slot):
                found.append({"slot": slot + 1, "value": total - before})
        die, face = self.dice[side]
        if face:
            found.append({"slot": None, "value": FACES[die * 6 + face - 1][line]})
        return found


def _row(values: list[int], filling: int) -> list[int]:
    return values + [filling] * (SLOTS - len(values))
