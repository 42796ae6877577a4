"""Why an action is refused: the code of each reason, and the rule of history.md that decides.

Most reasons always rest on the same rule. Others rest on what was asked for, and when: that it is too late to draw
is H3.4, that it is too late to place a token H5.8.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from warlore.history.rules import actions, state
from warlore.history.rules.tables import NOBODY
from warlore.table import Reason

if TYPE_CHECKING:
    from warlore.history.rules.plain import State

NOT_YOUR_TURN = Reason("not_your_turn", "H2.4")
NO_SUCH_ACTION = Reason("no_such_action", "")

# Reasons that always rest on one rule
REASONS = {
    actions.GAME_IS_OVER: Reason("game_is_over", "H8.5"),
    actions.INSERT_FIRST: Reason("insert_first", "H3.1"),
    actions.THREE_INSERTED: Reason("three_inserted", "H3.1"),
    actions.INSERTIONS_ENDED: Reason("insertions_ended", "H3.2"),
    actions.NO_TOKEN_THERE: Reason("no_token_there", "H3.2"),
    actions.TOKEN_ALREADY_TAKEN: Reason("token_already_taken", "H3.2"),
    actions.THREE_TOKENS_HELD: Reason("three_tokens_held", "H3.2"),
    actions.ACTION_NOT_ACTIVE: Reason("action_not_active", "H3.3"),
    actions.ACTION_ALREADY_DONE: Reason("action_already_done", "H3.3"),
    actions.DECK_IS_EMPTY: Reason("deck_is_empty", "H3.3"),
    actions.UNIT_ALREADY_DEPLOYED: Reason("unit_already_deployed", "H3.5"),
    actions.ERA_NOT_ON_TILE: Reason("era_not_on_tile", "H3.4"),
    actions.ALREADY_IN_THAT_ERA: Reason("already_in_that_era", "H3.4"),
    actions.JUMP_FIRST: Reason("jump_first", "H4.1"),
    actions.ALREADY_JUMPED: Reason("already_jumped", "H3.4"),
    actions.SPACE_OF_ANOTHER_ERA: Reason("space_of_another_era", "H4.1"),
    actions.SPACE_IS_EMPTY: Reason("space_is_empty", "H4.1"),
    actions.NOT_YOURSELF: Reason("not_yourself", "H4.1"),
    actions.NO_SUCH_SEAT: Reason("no_such_seat", "H4.1"),
    actions.PLAYER_IS_ELSEWHERE: Reason("player_is_elsewhere", "H4.1"),
    actions.NOT_IN_ERA_DISCARDS: Reason("not_in_era_discards", "H4.4"),
    actions.MUST_FIGHT: Reason("must_fight", "H4.1"),
    actions.NOT_LINKED: Reason("not_linked", "H4.3"),
    actions.LINE_UP_IS_FULL: Reason("line_up_is_full", "H5.1"),
    actions.SLOT_IS_EMPTY: Reason("slot_is_empty", "H5.8"),
    actions.SLOT_HAS_TOKEN: Reason("slot_has_token", "H5.8"),
    actions.NOT_FOR_UNITS: Reason("not_for_units", "H5.8"),
    actions.NO_PROWESS_THERE: Reason("no_prowess_there", "H7.4"),
    actions.ALREADY_CHOSEN: Reason("already_chosen", "H7.4"),
    actions.NO_SWAPS: Reason("no_swaps", "H3.2"),
    actions.NO_NEED_TO_SWAP: Reason("no_need_to_swap", "H3.2"),
    actions.NOT_LOOKED_AT: Reason("not_looked_at", "H7.4"),
}
# Reasons that rest on the action and the moment (`rule_of`)
CODES = {
    actions.NOT_NOW: "not_now",
    actions.NOT_IN_HAND: "not_in_hand",
    actions.TOKEN_NOT_HELD: "token_not_held",
    actions.NOT_IN_DISCARDS: "not_in_discards",
    actions.HAND_IS_EMPTY: "hand_is_empty",
    actions.DEPLOY_ONE_FIRST: "deploy_one_first",
    actions.RELIC_NOT_OFFERED: "relic_not_offered",
}

# The families of actions and the single ones, the last first: the rule that says when one may be done, and the one
# that says with what
RULES_OF_ACTIONS = (
    (actions.CHASE, "H4.1", "H4.1"),
    (actions.DEPLOY, "H5.3", "H5.3"),
    (actions.DO_DISMISS, "H3.4", "H3.3"),
    (actions.DO_RECOVER, "H3.4", "H3.3"),
    (actions.PLACE, "H5.8", "H5.8"),
    (actions.SWAP, "H3.4", "H3.2"),
    (actions.KEEP_RELIC, "H7.2", "H7.2"),
    (actions.LOOK, "H7.4", "H7.4"),
    (actions.CHALLENGE, "H4.1", "H4.1"),
    (actions.ADD, "H4.3", "H4.3"),
    (actions.FIGHT, "H4.1", "H4.1"),
    (actions.JUMP, "H3.4", "H3.4"),
    (actions.RECRUIT, "H7.1", "H7.1"),
    (actions.RE_ROLL, "H5.10", "H5.10"),
    (actions.SKIP_FIGHT, "H4.1", "H4.1"),
    (actions.TIGHTEN_UP, "H3.5", "H3.5"),
    (actions.INSERT, "H3.4", "H3.4"),
)
# What each step asks for: nobody is done before that
RULES_OF_STEPS = {
    state.TRAVEL: "H3.4",
    state.DECLARE: "H4.1",
    state.ADD_LINKED: "H4.3",
    state.DEFEND: "H5.2",
    state.DEFENDER_TOKENS: "H5.2",
    state.ATTACK: "H5.3",
    state.ATTACKER_TOKENS: "H5.8",
    state.DEFENDER_RELAUNCH: "H5.10",
    state.ATTACKER_RELAUNCH: "H5.10",
    state.RECRUITING: "H7.1",
    state.CHOOSE_RELIC: "H7.2",
    state.CHOOSE_PROWESS: "H7.4",
    state.KEEP_PROWESS: "H7.4",
    state.TIGHTEN_RECOVER: "H3.5",
}


def reason_of(s: State, action: int, number: int) -> Reason:
    """The reason that the rules gave by its number, with the rule that decides here."""
    if number in CODES:
        return Reason(CODES[number], rule_of(s, action, number))
    return REASONS[number]


def rule_of(s: State, action: int, number: int) -> str:
    """The rule that this action breaks at this moment."""
    if s.step == state.TIGHTEN_RECOVER and number in (actions.NOT_NOW, actions.NOT_IN_DISCARDS):
        return RULES_OF_STEPS[s.step]
    if action == actions.DONE:
        return RULES_OF_STEPS[s.step]
    first, when, what = next(rules for rules in RULES_OF_ACTIONS if action >= rules[0])
    if first in (actions.DEPLOY, actions.PLACE) and s.turn == s.defender:
        return "H5.2"
    if first == actions.KEEP_RELIC and s.defender != NOBODY:
        return "H7.3"
    return when if number == actions.NOT_NOW else what
