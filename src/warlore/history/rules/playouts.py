"""Sensible play inside the module: quick rules of thumb that carry a game on, for search to look ahead with.

No rule is told here; every action comes from the menu of `turn.py`.
"""

from __future__ import annotations

from typing import Final

from warlore.history.rules.actions import (
    CHALLENGE,
    CHASE,
    DEPLOY,
    DO_DISMISS,
    DO_DRAW_2,
    DO_RECOVER,
    DO_RESHUFFLE,
    DONE,
    FIGHT,
    INSERT,
    JUMP,
    KEEP,
    KEEP_RELIC,
    LET_STAND,
    LOOK,
    PLACE,
    RE_ROLL,
    RECRUIT,
    TAKE_TOKEN,
    TIGHTEN_UP,
)
from warlore.history.rules.deploy import stand
from warlore.history.rules.engage import shows_a_minus
from warlore.history.rules.line_ups import Search, shorten, step_back, value_of_line_up
from warlore.history.rules.odds_core import Prize, Tally
from warlore.history.rules.rewards import loser, prowess_left
from warlore.history.rules.scoring import relics_of, score
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
    TRAVEL,
    State,
)
from warlore.history.rules.tables import (
    ATTACKER,
    BASE,
    DEFENDER,
    DEPLOY_SLOTS,
    KIND_POINTS,
    LINES,
    NO_CARD,
    NOBODY,
    RELIC_POINTS,
    RELICS_REVEALED,
    SLOTS,
    SPACES_PER_ERA,
)
from warlore.history.rules.turn import Menu, do, list_legal
from warlore.table.chance import Chance, below
from warlore.table.piles import FIRST, card_at, empty, push, size
from warlore.table.structs import Pile

POINT: Final = 1000
PRIZE_BASE: Final = 8000
PROWESS_WORTH: Final = 4000
RELIC_BY_CHOICE: Final = [0, 1200, 1500, 1700, 1850]
STRENGTH_WORTH: Final = 60
TOKEN_WORTH: Final = 350


# ------------------------------------------------------------------ what things are worth
def strength(s: State, card: int) -> int:
    """How much a Unit brings into a battle, roughly."""
    total = 2 * (s.cards.hp[card] - 1)
    for line in range(LINES):
        total += 2 * s.cards.value[line][card]
    total += s.cards.heroic_death[card] + s.cards.reinforcement[card] + s.cards.diversion[card]
    return total + s.cards.accuracy[card] + s.cards.relaunch[card]


def strength_of(s: State, pile: Pile) -> int:
    """The strength of all cards of a pile."""
    total = 0
    for i in range(size(pile)):
        total += strength(s, card_at(pile, i))
    return total


def strongest(s: State, pile: Pile) -> int:
    """The strongest card of a pile that is not empty."""
    best = card_at(pile, 0)
    for i in range(size(pile)):
        if strength(s, card_at(pile, i)) > strength(s, best):
            best = card_at(pile, i)
    return best


def relic_step(s: State, player: int, era: int) -> int:
    """H9.2: what one more Relic of an Era adds."""
    owned = relics_of(s, player, era)
    return RELIC_POINTS[owned + 1] - RELIC_POINTS[owned] if owned < 5 else 0


def standing(s: State, player: int) -> int:
    """How a player stands, in thousandths of a point: what counts now, and what will help later."""
    total = score(s, player) * POINT
    if s.step == OVER:
        return total
    left = s.rounds * s.players - s.turns
    help_later = strength_of(s, s.hand[player]) + strength_of(s, s.deck[player]) + strength_of(s, s.discard[player])
    total += STRENGTH_WORTH * help_later * left // (s.rounds * s.players)
    return total + TOKEN_WORTH * size(s.tokens[player]) * left // (s.rounds * s.players)


def likely_prize(s: State, prize: Prize) -> None:
    """What the battle at hand is worth to its Attacker, roughly."""
    prize.base = PRIZE_BASE
    prize.defeat = 0
    prize.lost = 0
    won = 0
    if s.defender != NOBODY:
        prize.lost = POINT // 2
        if prowess_left(s, s.defender) > 0:
            won = PROWESS_WORTH
        if prowess_left(s, s.active) > 0:
            prize.defeat = PROWESS_WORTH
    for n in range(SLOTS + 1):
        prize.victory[n] = won + RELIC_BY_CHOICE[RELICS_REVEALED[n]]
    for slot in range(SLOTS):
        prize.fallen[slot] = 0
        if s.defender == NOBODY:
            prize.fallen[slot] = POINT
            if slot < s.ranks[DEFENDER]:
                prize.fallen[slot] = KIND_POINTS[s.cards.kind[s.line_up[DEFENDER][slot]]] * POINT + POINT // 4


# ------------------------------------------------------------------ decisions
def on_menu(menu: Menu, action: int) -> bool:
    """Is this action legal now?"""
    for i in range(menu.n):
        if menu.action[i] == action:
            return True
    return False


def any_of(menu: Menu, family: int, end: int, choice: Chance) -> int:
    """One of the legal actions of a family, or -1."""
    n = 0
    for i in range(menu.n):
        if family <= menu.action[i] < end:
            n += 1
    if n == 0:
        return -1
    pick = below(choice, n)
    for i in range(menu.n):
        if family <= menu.action[i] < end:
            if pick == 0:
                return menu.action[i]
            pick -= 1
    return -1


def weakest_base(s: State) -> int:
    """A Base card in hand, or -1."""
    found = -1
    for i in range(size(s.hand[s.turn])):
        card = card_at(s.hand[s.turn], i)
        if s.cards.kind[card] == BASE and (found < 0 or strength(s, card) < strength(s, found)):
            found = card
    return found


def helpful_gear(s: State, menu: Menu) -> int:
    """The token or a gear action that helps, or -1."""
    if on_menu(menu, TIGHTEN_UP) and size(s.deck[s.turn]) > 1:
        return TIGHTEN_UP
    if on_menu(menu, TAKE_TOKEN):
        return TAKE_TOKEN
    if on_menu(menu, DO_RESHUFFLE) and size(s.deck[s.turn]) + size(s.discard[s.turn]) > 0:
        return DO_RESHUFFLE
    if on_menu(menu, DO_DRAW_2):
        return DO_DRAW_2
    if size(s.discard[s.turn]) > 0:
        best = DO_RECOVER + strongest(s, s.discard[s.turn])
        if on_menu(menu, best):
            return best
    base = weakest_base(s)
    if base >= 0 and size(s.deck[s.turn]) > 0 and on_menu(menu, DO_DISMISS + base):
        return DO_DISMISS + base
    return -1


def likely_travel(s: State, menu: Menu, choice: Chance) -> int:
    """H3: one or two insertions, all the help there is, mostly a jump to where the weakest card lies."""
    if s.inserted == 0:
        return INSERT
    if on_menu(menu, INSERT) and s.inserted < 2 and below(choice, 4) == 0:
        return INSERT
    gear = helpful_gear(s, menu)
    if gear >= 0:
        return gear
    if below(choice, 3) == 0:
        return any_of(menu, JUMP, FIGHT, choice)
    best = -1
    for i in range(menu.n):
        if JUMP <= menu.action[i] < FIGHT and (
            best < 0 or weakest_in(s, menu.action[i] - JUMP) < weakest_in(s, best - JUMP)
        ):
            best = menu.action[i]
    return best


def weakest_in(s: State, era: int) -> int:
    """The strength of an Era's weakest card."""
    least = 99
    for space in range(era * SPACES_PER_ERA, (era + 1) * SPACES_PER_ERA):
        if s.board[space] != NO_CARD and strength(s, s.board[space]) < least:
            least = strength(s, s.board[space])
    return least


def likely_fight(s: State, menu: Menu, choice: Chance) -> int:
    """H4.1: now and then a player, mostly the weakest card of the board."""
    gear = helpful_gear(s, menu)
    if gear >= 0:
        return gear
    if below(choice, 3) == 0:
        player = any_of(menu, CHALLENGE, LOOK, choice)
        if player >= 0:
            return player
    best = -1
    for i in range(menu.n):
        action = menu.action[i]
        if FIGHT <= action < FIGHT + 12 and (
            best < 0 or strength(s, s.board[action - FIGHT]) < strength(s, s.board[best - FIGHT])
        ):
            best = action
    if best >= 0:
        return best
    player = any_of(menu, CHALLENGE, LOOK, choice)
    return player if player >= 0 else menu.action[menu.n - 1]


def plan_attack(s: State, tally: Tally, prize: Prize, search: Search, chance: Chance) -> None:
    """The strongest, the two strongest, …: whichever does best, the weakest of them nearest the Front."""
    likely_prize(s, prize)
    search.listed = 0
    search.samples = 1
    empty(search.hand)
    hand: Pile = s.hand[s.turn]
    for i in range(size(hand)):
        card = card_at(hand, i)
        push(search.hand, card)
        j = size(search.hand) - 1
        while j > 0 and strength(s, search.hand[FIRST + j - 1]) > strength(s, card):
            search.hand[FIRST + j] = search.hand[FIRST + j - 1]
            j -= 1
        search.hand[FIRST + j] = card
    for n in range(1, DEPLOY_SLOTS[ATTACKER] + 1):
        if n <= size(search.hand):
            for i in range(size(search.hand) - n, size(search.hand)):
                stand(s, ATTACKER, card_at(search.hand, i), NO_CARD)
            shorten(search, s, value_of_line_up(s, tally, prize, search, chance))
            for _ in range(n):
                step_back(s)


def likely_attack(s: State, menu: Menu, tally: Tally, prize: Prize, search: Search, chance: Chance) -> int:
    """H5.3: along the plan made before the first Unit."""
    if on_menu(menu, TIGHTEN_UP) and size(s.deck[s.turn]) > 0:
        return TIGHTEN_UP
    if s.ranks[ATTACKER] == 0:
        plan_attack(s, tally, prize, search, chance)
    if search.listed > 0 and s.ranks[ATTACKER] < search.units[0]:
        action = DEPLOY + search.cards[0][s.ranks[ATTACKER]]
        if on_menu(menu, action):
            return action
    return DONE if on_menu(menu, DONE) else menu.action[0]


def likely_relic(s: State, menu: Menu) -> int:
    """H7.2: the Relic that adds most."""
    best = menu.action[0]
    for i in range(menu.n):
        era = s.cards.relic_era[menu.action[i] - KEEP_RELIC]
        if relic_step(s, s.turn, era) > relic_step(s, s.turn, s.cards.relic_era[best - KEEP_RELIC]):
            best = menu.action[i]
    return best


def likely_keep(s: State, menu: Menu) -> int:
    """H7.4: the higher of the two."""
    best = menu.action[0]
    for i in range(menu.n):
        if s.prowess[loser(s)][menu.action[i] - KEEP] > s.prowess[loser(s)][best - KEEP]:
            best = menu.action[i]
    return best


def likely_token(menu: Menu, choice: Chance) -> int:
    """H5.8: half of the time any token anywhere."""
    if below(choice, 2) == 0:
        return DONE
    return any_of(menu, PLACE, DO_RECOVER, choice)


def likely_action(
    s: State, menu: Menu, tally: Tally, prize: Prize, search: Search, chance: Chance, choice: Chance
) -> int:
    """What a sensible player does here; the menu must have been listed."""
    if menu.n == 1:
        return menu.action[0]
    if s.step == TRAVEL:
        return likely_travel(s, menu, choice)
    if s.step == DECLARE:
        return likely_fight(s, menu, choice)
    if s.step == ADD_LINKED:
        return DONE
    if s.step == ATTACK:
        return likely_attack(s, menu, tally, prize, search, chance)
    if s.step == DEFEND:
        return DEPLOY + strongest(s, s.hand[s.turn]) if size(s.hand[s.turn]) > 0 else menu.action[0]
    if s.step == ATTACKER_TOKENS or s.step == DEFENDER_TOKENS:
        return likely_token(menu, choice)
    if s.step == ATTACKER_RELAUNCH:
        return RE_ROLL if shows_a_minus(s, ATTACKER) else LET_STAND
    if s.step == DEFENDER_RELAUNCH:
        return RE_ROLL if shows_a_minus(s, DEFENDER) else LET_STAND
    if s.step == RECRUITING:
        return RECRUIT
    if s.step == CHOOSE_RELIC:
        return likely_relic(s, menu)
    if s.step == KEEP_PROWESS:
        return likely_keep(s, menu)
    if s.step == CHOOSE_PROWESS:
        return any_of(menu, LOOK, KEEP, choice)
    return any_of(menu, 0, CHASE, choice)


def play_sensibly(
    s: State,
    until_turn: int,
    menu: Menu,
    tally: Tally,
    prize: Prize,
    search: Search,
    chance: Chance,
    choice: Chance,
) -> int:
    """Sensible play until so many turns are over, or the game is; returns the number of decisions."""
    decisions = 0
    while s.step != OVER and s.turns < until_turn:
        list_legal(s, menu)
        do(s, likely_action(s, menu, tally, prize, search, chance, choice), chance)
        decisions += 1
    return decisions
