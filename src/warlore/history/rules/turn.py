"""The turn as a whole: which actions are legal, why another is not, and what each one does."""

from __future__ import annotations

from typing import Final

from warlore.history.rules.actions import (
    ACTIONS,
    ADD,
    CHALLENGE,
    CHASE,
    DECLINE,
    DEPLOY,
    DO_DISMISS,
    DO_DRAW_2,
    DO_RECOVER,
    DO_RESHUFFLE,
    DONE,
    FIGHT,
    GAME_IS_OVER,
    INSERT,
    JUMP,
    KEEP,
    KEEP_RELIC,
    LEGAL,
    LET_STAND,
    LOOK,
    NO_SUCH_ACTION,
    NOT_NOW,
    PLACE,
    RE_ROLL,
    RECRUIT,
    SKIP_FIGHT,
    SWAP,
    TAKE_TOKEN,
    TIGHTEN_UP,
    place,
)
from warlore.history.rules.declare import (
    add,
    can_add,
    challenge,
    chase,
    fight,
    meet,
    skip_fight,
    space_before,
    space_behind,
    why_not_add,
    why_not_challenge,
    why_not_chase,
    why_not_fight,
    why_not_skip,
)
from warlore.history.rules.deploy import (
    begin_attack,
    can_place,
    deploy,
    deployment_is_full,
    end_defence,
    place_token,
    token_side,
    why_not_deploy,
    why_not_end_deployment,
    why_not_place,
)
from warlore.history.rules.engage import clash, end_defender_relaunch, engage, relaunch, throw_dice
from warlore.history.rules.gears import (
    do_dismiss,
    do_draw_2,
    do_recover,
    do_reshuffle,
    insert,
    jump,
    swap_token,
    take_token,
    tighten_up,
    why_not_dismiss,
    why_not_draw_2,
    why_not_gear,
    why_not_insert,
    why_not_jump,
    why_not_recover,
    why_not_swap,
    why_not_take_token,
    why_not_tighten_up,
)
from warlore.history.rules.rewards import (
    decline,
    keep_prowess,
    keep_relic,
    look,
    recruit,
    why_not_keep,
    why_not_keep_relic,
    why_not_look,
)
from warlore.history.rules.state import (
    ADD_LINKED,
    ATTACK,
    ATTACKER_RELAUNCH,
    ATTACKER_TOKENS,
    CHOOSE_PROWESS,
    CHOOSE_RELIC,
    DECLARE,
    DEFEND,
    DEFENDER_RELAUNCH,
    DEFENDER_TOKENS,
    KEEP_PROWESS,
    OVER,
    RECRUITING,
    TIGHTEN_RECOVER,
    TRAVEL,
    State,
)
from warlore.history.rules.tables import (
    ATTACKER,
    CHASE_TOKEN,
    DEFENDER,
    DISMISS,
    PROWESS_POSITIONS,
    RECOVER,
    RESHUFFLE,
    SLOTS,
    SPACES_PER_ERA,
)
from warlore.table.chance import Chance
from warlore.table.piles import card_at, find, size
from warlore.table.structs import Pile, Row, Struct, row

MENU_ROOM: Final = 720


class Menu(Struct):
    """The legal actions of one moment."""

    __slots__ = ("action", "n")

    def __init__(self) -> None:
        self.n: int = 0
        self.action: Row = row(MENU_ROOM)


SCRATCH: Final = Menu()


# ------------------------------------------------------------------ why not
def why_not_done(s: State) -> int:
    """DONE ends the adding of cards, a deployment, or the placing of tokens."""
    if s.step == DEFEND or s.step == ATTACK:
        return why_not_end_deployment(s)
    if s.step == ADD_LINKED or s.step == DEFENDER_TOKENS or s.step == ATTACKER_TOKENS:
        return LEGAL
    return NOT_NOW


def legal_in(s: State, step: int, or_step: int) -> int:
    """Legal in one or two steps only."""
    return LEGAL if s.step == step or s.step == or_step else NOT_NOW


def why_not(s: State, action: int) -> int:
    """The reason why the player to decide may not do this, or LEGAL."""
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if s.step == OVER:
        return GAME_IS_OVER
    if action >= CHASE:
        return why_not_chase(s, action - CHASE)
    if action >= DEPLOY:
        return why_not_deploy(s, action - DEPLOY)
    if action >= DO_DISMISS:
        return why_not_dismiss(s, action - DO_DISMISS)
    if action >= DO_RECOVER:
        return why_not_recover(s, action - DO_RECOVER)
    if action >= PLACE:
        return why_not_place(s, (action - PLACE) // SLOTS, (action - PLACE) % SLOTS)
    if action >= SWAP:
        return why_not_swap(s, action - SWAP)
    if action >= KEEP_RELIC:
        return why_not_keep_relic(s, action - KEEP_RELIC)
    if action >= KEEP:
        return why_not_keep(s, action - KEEP)
    if action >= LOOK:
        return why_not_look(s, action - LOOK)
    if action >= CHALLENGE:
        return why_not_challenge(s, action - CHALLENGE)
    if action >= ADD:
        return why_not_add(s, action - ADD)
    if action >= FIGHT:
        return why_not_fight(s, action - FIGHT)
    if action >= JUMP:
        return why_not_jump(s, action - JUMP)
    return why_not_plain(s, action)


def why_not_plain(s: State, action: int) -> int:
    """The actions that name nothing."""
    if action == INSERT:
        return why_not_insert(s)
    if action == TAKE_TOKEN:
        return why_not_take_token(s)
    if action == DO_DRAW_2:
        return why_not_draw_2(s)
    if action == DO_RESHUFFLE:
        return why_not_gear(s, RESHUFFLE)
    if action == TIGHTEN_UP:
        return why_not_tighten_up(s)
    if action == SKIP_FIGHT:
        return why_not_skip(s)
    if action == DONE:
        return why_not_done(s)
    if action == RE_ROLL or action == LET_STAND:
        return legal_in(s, DEFENDER_RELAUNCH, ATTACKER_RELAUNCH)
    return legal_in(s, RECRUITING, RECRUITING)


# ------------------------------------------------------------------ the menu
def offer(menu: Menu, action: int, reason: int) -> None:
    """Put an action on the menu if nothing speaks against it."""
    if reason == LEGAL:
        menu.action[menu.n] = action
        menu.n += 1


def offer_each(menu: Menu, family: int, pile: Pile) -> None:
    """One action for each different card of a pile."""
    for i in range(size(pile)):
        card = card_at(pile, i)
        if find(pile, card) == i:
            menu.action[menu.n] = family + card
            menu.n += 1


def offer_travel(s: State, menu: Menu) -> None:
    """H3: what the gears offer, before the jump and after it."""
    offer(menu, INSERT, why_not_insert(s))
    offer(menu, TIGHTEN_UP, why_not_tighten_up(s))
    if s.inserted == 0:
        return
    offer(menu, TAKE_TOKEN, why_not_take_token(s))
    if s.swap_at_limit:
        for i in range(size(s.tokens[s.turn])):
            token = card_at(s.tokens[s.turn], i)
            if find(s.tokens[s.turn], token) == i:
                offer(menu, SWAP + token, why_not_swap(s, token))
    offer(menu, DO_DRAW_2, why_not_draw_2(s))
    if why_not_gear(s, RECOVER) == LEGAL:
        offer_each(menu, DO_RECOVER, s.discard[s.turn])
    if why_not_gear(s, DISMISS) == LEGAL:
        offer_each(menu, DO_DISMISS, s.hand[s.turn])
    offer(menu, DO_RESHUFFLE, why_not_gear(s, RESHUFFLE))


def offer_fights(s: State, menu: Menu) -> None:
    """H4.1: whom to fight."""
    first = s.era[s.turn] * SPACES_PER_ERA
    for space in range(first, first + SPACES_PER_ERA):
        offer(menu, FIGHT + space, why_not_fight(s, space))
    for seat in range(s.players):
        offer(menu, CHALLENGE + seat, why_not_challenge(s, seat))
    if find(s.tokens[s.turn], CHASE_TOKEN) >= 0:
        pile: Pile = s.era_discard[s.era[s.turn]]
        for i in range(size(pile)):
            offer(menu, CHASE + card_at(pile, i), why_not_chase(s, card_at(pile, i)))
    offer(menu, SKIP_FIGHT, why_not_skip(s))


def offer_tokens(s: State, menu: Menu) -> None:
    """H5.8: each token held on each Unit without one."""
    pile: Pile = s.tokens[s.turn]
    for i in range(size(pile)):
        token = card_at(pile, i)
        if find(pile, token) == i:
            for slot in range(s.ranks[token_side(s)]):
                offer(menu, place(token, slot), why_not_place(s, token, slot))


def list_legal(s: State, menu: Menu) -> int:
    """All legal actions of the player to decide; returns how many."""
    menu.n = 0
    if s.step == TRAVEL:
        offer_travel(s, menu)
        if s.inserted > 0:
            for i in range(2):
                era = s.cards.tile_era[s.tile_active][i]
                offer(menu, JUMP + era, why_not_jump(s, era))
    elif s.step == DECLARE:
        offer_travel(s, menu)
        offer_fights(s, menu)
    elif s.step == ADD_LINKED:
        if can_add(s, space_before(s)):
            offer(menu, ADD + space_before(s), LEGAL)
        if can_add(s, space_behind(s)):
            offer(menu, ADD + space_behind(s), LEGAL)
        offer(menu, TIGHTEN_UP, why_not_tighten_up(s))
        offer(menu, DONE, why_not_done(s))
    elif s.step == DEFEND or s.step == ATTACK:
        offer_each(menu, DEPLOY, s.hand[s.turn])
        offer(menu, TIGHTEN_UP, why_not_tighten_up(s))
        offer(menu, DONE, why_not_done(s))
    elif s.step == DEFENDER_TOKENS or s.step == ATTACKER_TOKENS:
        offer_tokens(s, menu)
        offer(menu, DONE, why_not_done(s))
    elif s.step == DEFENDER_RELAUNCH or s.step == ATTACKER_RELAUNCH:
        offer(menu, RE_ROLL, LEGAL)
        offer(menu, LET_STAND, LEGAL)
    elif s.step == RECRUITING:
        offer(menu, RECRUIT, LEGAL)
        offer(menu, DECLINE, LEGAL)
    elif s.step == CHOOSE_RELIC:
        offer_each(menu, KEEP_RELIC, s.offer)
    elif s.step == CHOOSE_PROWESS:
        for position in range(PROWESS_POSITIONS):
            offer(menu, LOOK + position, why_not_look(s, position))
    elif s.step == KEEP_PROWESS:
        for position in range(PROWESS_POSITIONS):
            offer(menu, KEEP + position, why_not_keep(s, position))
    elif s.step == TIGHTEN_RECOVER:
        offer_each(menu, DO_RECOVER, s.discard[s.turn])
    return menu.n


# ------------------------------------------------------------------ doing it
def end_step(s: State, chance: Chance) -> None:
    """DONE: go on to what comes next."""
    if s.step == ADD_LINKED:
        meet(s)
    elif s.step == DEFEND:
        end_defence(s)
    elif s.step == DEFENDER_TOKENS:
        begin_attack(s)
    elif s.step == ATTACK:
        engage(s, chance)
    elif s.step == ATTACKER_TOKENS:
        throw_dice(s, chance)


def deploy_and_go_on(s: State, card: int, chance: Chance) -> None:
    """A deployment ends by itself when nothing more can be deployed."""
    deploy(s, card)
    if deployment_is_full(s):
        end_step(s, chance)


def place_and_go_on(s: State, token: int, slot: int, chance: Chance) -> None:
    """The placing of tokens ends by itself when no more can be placed."""
    place_token(s, token, slot)
    if not can_place(s, s.turn, token_side(s)):
        end_step(s, chance)


def tighten_up_and_go_on(s: State, chance: Chance) -> None:
    """A challenged player who still has nothing to deploy has no decision left."""
    tighten_up(s, chance)
    if s.step == DEFEND and size(s.hand[s.turn]) == 0 and why_not_tighten_up(s) != LEGAL:
        end_defence(s)


def relaunch_and_go_on(s: State, chance: Chance) -> None:
    """H5.10: re-roll, and go on when no icon is left."""
    side = DEFENDER if s.step == DEFENDER_RELAUNCH else ATTACKER
    relaunch(s, side, chance)
    if s.relaunches[side] == 0:
        let_stand(s, chance)


def let_stand(s: State, chance: Chance) -> None:
    """H5.10: the last roll stands."""
    if s.step == DEFENDER_RELAUNCH:
        end_defender_relaunch(s, chance)
    else:
        clash(s, chance)


def do(s: State, action: int, chance: Chance) -> None:
    """Carry out a legal action; nothing is checked here."""
    if action >= CHASE:
        chase(s, action - CHASE)
    elif action >= DEPLOY:
        deploy_and_go_on(s, action - DEPLOY, chance)
    elif action >= DO_DISMISS:
        do_dismiss(s, action - DO_DISMISS, chance)
    elif action >= DO_RECOVER:
        do_recover(s, action - DO_RECOVER)
    elif action >= PLACE:
        place_and_go_on(s, (action - PLACE) // SLOTS, (action - PLACE) % SLOTS, chance)
    elif action >= SWAP:
        swap_token(s, action - SWAP)
    elif action >= KEEP_RELIC:
        keep_relic(s, action - KEEP_RELIC, chance)
    elif action >= KEEP:
        keep_prowess(s, action - KEEP, chance)
    elif action >= LOOK:
        look(s, action - LOOK, chance)
    elif action >= CHALLENGE:
        challenge(s, action - CHALLENGE)
    elif action >= ADD:
        add(s, action - ADD)
    elif action >= FIGHT:
        fight(s, action - FIGHT)
    elif action >= JUMP:
        jump(s, action - JUMP)
    else:
        do_plain(s, action, chance)


def do_plain(s: State, action: int, chance: Chance) -> None:
    """The actions that name nothing."""
    if action == INSERT:
        insert(s, chance)
    elif action == TAKE_TOKEN:
        take_token(s)
    elif action == DO_DRAW_2:
        do_draw_2(s, chance)
    elif action == DO_RESHUFFLE:
        do_reshuffle(s, chance)
    elif action == TIGHTEN_UP:
        tighten_up_and_go_on(s, chance)
    elif action == SKIP_FIGHT:
        skip_fight(s, chance)
    elif action == DONE:
        end_step(s, chance)
    elif action == RE_ROLL:
        relaunch_and_go_on(s, chance)
    elif action == LET_STAND:
        let_stand(s, chance)
    elif action == RECRUIT:
        recruit(s, chance)
    else:
        decline(s, chance)
