"""Sensible play inside the module: quick rules of thumb that carry a game on, for search to look ahead with.

No rule is told here; every action comes from the menu of `turn.py`.
"""

from __future__ import annotations

from typing import Final

from warlore.history.rules.actions import (
    ADD,
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
from warlore.history.rules.deploy import can_place, deploy, deployment_is_full, place_token, stand
from warlore.history.rules.engage import (
    count_relaunches,
    meet_at_the_front,
    relaunch_of_the_board,
    throw_both_dice,
)
from warlore.history.rules.line_ups import (
    Placing,
    Search,
    place_best,
    try_orders,
    try_subsets,
    value_of_line_up,
)
from warlore.history.rules.odds_core import (
    Prize,
    Tally,
    attacker_should_re_roll,
    defender_should_re_roll,
    expected,
    worth,
)
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
    DISMISS,
    DRAW_2,
    ERAS,
    HERO,
    KIND_POINTS,
    LINES,
    MAX_PLAYERS,
    NO_CARD,
    NOBODY,
    PROWESS_POSITIONS,
    RECOVER,
    RELIC_POINTS,
    RELICS_REVEALED,
    SLOTS,
    SPACES_PER_ERA,
    TOKEN_LIMIT,
    goes_on_units,
)
from warlore.history.rules.turn import Menu, do, list_legal
from warlore.table.chance import Chance, below
from warlore.table.piles import FIRST, card_at, empty, push, size, sort
from warlore.table.structs import Pile, Row, Struct, i64, row

POINT: Final = 1000
PRIZE_BASE: Final = 8000
CARD_WORTH: Final = 15
HERO_WORTH: Final = 900
CARD_DRAWN: Final = 350
EXPOSED: Final = 500
INSERT_MARGIN: Final = 100
GLANCE: Final = 3
STRONGEST: Final = 5
ORDERS_OF: Final = 1
SAMPLES: Final = 2
LUCK_UNIT: Final = 10
MOST_RELIC_GAIN: Final = 6  # 3 for the fifth of an Era, twice where it is also taken from a rival
MOST_RECRUIT: Final = 5000  # four of them and a victory still fit a row

# Fitted to what games between greedy players came to, turn by turn
STRENGTH_WORTH: Final = 330
HAND_WORTH: Final = 70
TOKEN_WORTH: Final = 200
EARLY_TOKEN_WORTH: Final = 300


class Fortune(Struct):
    """What each player's own attacks brought him beyond their expectation, in hundredths of a point."""

    __slots__ = ("battles", "luck")

    def __init__(self) -> None:
        self.battles: int = 0
        self.luck: Row = row(MAX_PLAYERS)


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


def turns_left(s: State) -> int:
    """The turns of all players still to come, this one included."""
    return s.rounds * s.players - s.turns


def strength_price(s: State, left: int) -> int:
    """What a point of strength is worth with so many turns left: it helps to win what helps to win."""
    total = s.rounds * s.players
    return STRENGTH_WORTH * left * left // (total * total)


def relic_step(s: State, player: int, era: int) -> int:
    """H9.2: what one more Relic of an Era adds."""
    owned = relics_of(s, player, era)
    return RELIC_POINTS[owned + 1] - RELIC_POINTS[owned] if owned < 5 else 0


def standing(s: State, player: int) -> int:
    """How a player stands, in thousandths of a point: what counts now, and what will help later."""
    total = score(s, player) * POINT
    if s.step == OVER:
        return total
    left = turns_left(s)
    hand = strength_of(s, s.hand[player])
    army = hand + strength_of(s, s.deck[player]) + strength_of(s, s.discard[player])
    total += strength_price(s, left) * army + HAND_WORTH * hand
    return total + (TOKEN_WORTH + EARLY_TOKEN_WORTH * left // (s.rounds * s.players)) * size(s.tokens[player])


def recruit_worth(s: State, card: int) -> int:
    """A card that joins the army."""
    total = KIND_POINTS[s.cards.kind[card]] * POINT + strength_price(s, turns_left(s) - 1) * strength(s, card)
    return total if total < MOST_RECRUIT else MOST_RECRUIT


def prowess_worth(s: State, player: int) -> int:
    """H7.4: the better of two of the tokens that a player has left, on average."""
    left = prowess_left(s, player)
    if left == 0:
        return 0
    total = 0
    for i in range(PROWESS_POSITIONS):
        below_it = 0
        for j in range(PROWESS_POSITIONS):
            value = s.cards.prowess[s.sabaton[player]][j] - s.cards.prowess[s.sabaton[player]][i]
            if value < 0 or (value == 0 and j < i):
                below_it += 1
        total += s.cards.prowess[s.sabaton[player]][i] * below_it
    # of six pairs; the best ones go first
    return total * POINT // 6 * (2 * left + 1) // 9


def relic_gain(s: State, era: int) -> int:
    """What a Relic of an Era is to the Attacker, with what a rival loses if there is only one."""
    gain = relic_step(s, s.active, era)
    if s.defender != NOBODY and s.players == 2:
        owned = relics_of(s, s.defender, era)
        if 0 < owned < 6:
            gain += RELIC_POINTS[owned] - RELIC_POINTS[owned - 1]
    return gain


def count_relics(s: State, relics: Pile, points: int) -> int:
    """How many Relics of a pile would gain the Attacker so much."""
    eras = 0
    for era in range(ERAS):
        if relic_gain(s, era) == points:
            eras += 1 << era
    n = 0
    if eras:
        for i in range(size(relics)):
            n += (eras >> s.cards.relic_era[card_at(relics, i)]) & 1
    return n


def relic_prizes(s: State, prize: Prize, bonus: int) -> None:
    """H7.2, H7.3: what a victory brings, by the number of cards sent: the best of the Relics looked at."""
    for n in range(SLOTS + 1):
        prize.victory[n] = bonus
    relics: Pile = s.relic_deck
    if s.defender != NOBODY:
        relics = s.relics[s.defender]
    total = size(relics)
    left = total
    points = MOST_RELIC_GAIN
    while left > 0 and points > 0:
        count = count_relics(s, relics, points)
        if count > 0:
            # at least one of these, none of the better ones
            for n in range(1, SLOTS):
                everything: i64 = 1
                these: i64 = points * POINT
                others: i64 = points * POINT
                for _ in range(RELICS_REVEALED[n]):
                    everything = everything * total
                    these = these * left
                    others = others * (left - count)
                gained: i64 = (these - others) // everything
                prize.victory[n] += gained
            left -= count
        points -= 1


def likely_prize(s: State, prize: Prize) -> None:
    """What the battle at hand is worth to its Attacker."""
    prize.base = PRIZE_BASE
    prize.defeat = 0
    prize.lost = 0
    for slot in range(SLOTS):
        prize.fallen[slot] = 0
    if s.defender != NOBODY:
        prize.lost = POINT // 2 // (s.players - 1)
        prize.defeat = prowess_worth(s, s.active) // (s.players - 1)
        relic_prizes(s, prize, prowess_worth(s, s.defender))
        return
    relic_prizes(s, prize, 0)
    for slot in range(SLOTS):
        prize.fallen[slot] = POINT
        if slot < s.ranks[DEFENDER]:
            prize.fallen[slot] = recruit_worth(s, s.line_up[DEFENDER][slot])


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


def wants_to_reshuffle(s: State, menu: Menu) -> bool:
    """H3.3: better cards lie in the discards than in the deck, or there is no other help."""
    me = s.turn
    n = size(s.deck[me])
    m = size(s.discard[me])
    if n + m == 0:
        return False
    if n < 2 or not on_menu(menu, DO_DRAW_2):
        return True
    return strength_of(s, s.discard[me]) * n > strength_of(s, s.deck[me]) * m


def helpful_gear(s: State, menu: Menu) -> int:
    """The token or a gear action that helps, or -1."""
    if on_menu(menu, TIGHTEN_UP) and size(s.deck[s.turn]) > 1:
        return TIGHTEN_UP
    if on_menu(menu, TAKE_TOKEN):
        return TAKE_TOKEN
    if on_menu(menu, DO_RESHUFFLE) and wants_to_reshuffle(s, menu):
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


def gear_worth(s: State, gear: int) -> int:
    """What a gear action brings, roughly."""
    me = s.turn
    if gear == DRAW_2:
        return CARD_DRAWN * 2 if size(s.deck[me]) > 1 else CARD_DRAWN * size(s.deck[me])
    if gear == RECOVER:
        if size(s.discard[me]) == 0:
            return 0
        return CARD_DRAWN - 100 + 40 * strength(s, strongest(s, s.discard[me]))
    if gear == DISMISS:
        return CARD_DRAWN if size(s.deck[me]) > 0 and weakest_base(s) >= 0 else 0
    return CARD_DRAWN if size(s.deck[me]) + size(s.discard[me]) > 0 else 0


def exposed(s: State, era: int, pending: int) -> int:
    """The danger of standing where the next player may come to; an unknown tile is -1."""
    if s.turns + 1 == s.rounds * s.players:
        return 0
    if pending < 0:
        return EXPOSED // 2
    return EXPOSED if s.cards.tile_era[pending][0] == era or s.cards.tile_era[pending][1] == era else 0


def glance_at_tile(
    s: State, tile: int, pending: int, turned: int, tally: Tally, prize: Prize, search: Search, chance: Chance
) -> int:
    """What a turn with this Active tile would bring, the wheel turned so many steps further."""
    most = 0
    for i in range(2):
        era = s.cards.tile_era[tile][i]
        if era != s.era[s.turn]:
            value = glance_at_era(s, era, tally, prize, search, chance) - exposed(s, era, pending)
            if value > most:
                most = value
    if size(s.tokens[s.turn]) < TOKEN_LIMIT:
        most += TOKEN_WORTH + EARLY_TOKEN_WORTH // 2
    for i in range(2):
        most += gear_worth(s, s.cards.ring[(s.cards.arrows[i] + s.wheel + turned) % 4])
    return most


def likely_travel(s: State, menu: Menu, tally: Tally, prize: Prize, search: Search, chance: Chance) -> int:
    """H3: insert while the next tile promises more, take all the help there is, then jump to the best fight."""
    if s.inserted == 0:
        return INSERT
    if on_menu(menu, INSERT):
        now = glance_at_tile(s, s.tile_active, s.tile_pending, 0, tally, prize, search, chance)
        then = glance_at_tile(s, s.tile_pending, -1, s.cards.wheel_step, tally, prize, search, chance)
        if then > now + INSERT_MARGIN:
            return INSERT
    gear = helpful_gear(s, menu)
    if gear >= 0:
        return gear
    best = menu.action[menu.n - 1]
    most = -EXPOSED - 1
    for i in range(menu.n):
        if JUMP <= menu.action[i] < FIGHT:
            era = menu.action[i] - JUMP
            value = glance_at_era(s, era, tally, prize, search, chance) - exposed(s, era, s.tile_pending)
            if value > most:
                best = menu.action[i]
                most = value
    return best


def glance_at_era(s: State, era: int, tally: Tally, prize: Prize, search: Search, chance: Chance) -> int:
    """The best fight of an Era, at a glance."""
    most = 0
    for space in range(era * SPACES_PER_ERA, (era + 1) * SPACES_PER_ERA):
        if s.board[space] != NO_CARD:
            value = glance_at_board(s, space, tally, prize, search, chance)
            if value > most:
                most = value
    for seat in range(s.players):
        if seat != s.turn and s.era[seat] == era:
            value = glance_at_player(s, seat, tally, prize, search, chance)
            if value > most:
                most = value
    return most


def glance_at_board(s: State, space: int, tally: Tally, prize: Prize, search: Search, chance: Chance) -> int:
    """What fighting a card of the board is worth."""
    front: State = s.copy()
    front.step = ATTACK
    stand(front, DEFENDER, s.board[space], space)
    return glance(front, tally, prize, search, chance)


def glance_at_player(s: State, seat: int, tally: Tally, prize: Prize, search: Search, chance: Chance) -> int:
    """What challenging a player is worth, if he sends his strongest."""
    if size(s.hand[seat]) == 0:
        return 0
    front: State = s.copy()
    front.step = ATTACK
    front.defender = seat
    sort_hand(front, seat, search)
    n = size(search.hand)
    most = DEPLOY_SLOTS[DEFENDER]
    for i in range(n - most if n > most else 0, n):
        stand(front, DEFENDER, card_at(search.hand, i), NO_CARD)
    return glance(front, tally, prize, search, chance)


def glance(front: State, tally: Tally, prize: Prize, search: Search, chance: Chance) -> int:
    """What the fight is worth with the strongest cards, as many as keep the Strong die."""
    if size(front.hand[front.turn]) == 0:
        return 0
    likely_prize(front, prize)
    sort_hand(front, front.turn, search)
    search.samples = 1
    n = size(search.hand)
    for i in range(n - GLANCE if n > GLANCE else 0, n):
        stand(front, ATTACKER, card_at(search.hand, i), NO_CARD)
    return value_of_line_up(front, tally, prize, search, chance)


def likely_fight(s: State, menu: Menu, tally: Tally, prize: Prize, search: Search, chance: Chance) -> int:
    """H4.1: the fight that is worth most at a glance."""
    gear = helpful_gear(s, menu)
    if gear >= 0:
        return gear
    best = menu.action[menu.n - 1]
    most = -1
    for i in range(menu.n):
        action = menu.action[i]
        value = -1
        if FIGHT <= action < ADD:
            value = glance_at_board(s, action - FIGHT, tally, prize, search, chance)
        elif CHALLENGE <= action < LOOK:
            value = glance_at_player(s, action - CHALLENGE, tally, prize, search, chance)
        if value > most:
            best = action
            most = value
    return best


def stronger(s: State, card: int, than: int) -> bool:
    """In an order of strength in which equal cards are neighbours."""
    if strength(s, card) != strength(s, than):
        return strength(s, card) > strength(s, than)
    return card > than


def sort_hand(s: State, player: int, search: Search) -> None:
    """A hand on the search's table, the weakest card first."""
    empty(search.hand)
    hand: Pile = s.hand[player]
    for i in range(size(hand)):
        card = card_at(hand, i)
        push(search.hand, card)
        search.price[card] = CARD_WORTH
        if s.cards.kind[card] == HERO:
            search.price[card] = HERO_WORTH * turns_left(s) // (s.rounds * s.players)
        j = size(search.hand) - 1
        while j > 0 and stronger(s, search.hand[FIRST + j - 1], card):
            search.hand[FIRST + j] = search.hand[FIRST + j - 1]
            j -= 1
        search.hand[FIRST + j] = card


def plan_attack(s: State, tally: Tally, prize: Prize, search: Search, chance: Chance) -> None:
    """Every choice among the strongest cards, then every order of the best choices."""
    likely_prize(s, prize)
    search.listed = 0
    search.samples = SAMPLES
    sort_hand(s, s.turn, search)
    n = size(search.hand)
    try_subsets(s, tally, prize, search, chance, n - STRONGEST if n > STRONGEST else 0)
    short: Search = search.copy()
    for i in range(short.listed if short.listed < ORDERS_OF else ORDERS_OF):
        if short.units[i] > 1:
            empty(search.hand)
            for slot in range(short.units[i]):
                push(search.hand, short.cards[i][slot])
            sort(search.hand)
            try_orders(s, tally, prize, search, chance, short.units[i])


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


def likely_defence(s: State, menu: Menu, search: Search) -> int:
    """H5.2: the three strongest, the weakest of them nearest the Front."""
    sort_hand(s, s.turn, search)
    room = DEPLOY_SLOTS[DEFENDER] - s.ranks[DEFENDER]
    n = size(search.hand)
    if n == 0 or room == 0:
        return DONE if on_menu(menu, DONE) else menu.action[0]
    return DEPLOY + card_at(search.hand, n - room if n > room else 0)


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


def likely_token(s: State, menu: Menu, tally: Tally, prize: Prize, placing: Placing) -> int:
    """H5.8: the best placing, one token at a time."""
    likely_prize(s, prize)
    placing.cost = TOKEN_WORTH + EARLY_TOKEN_WORTH * turns_left(s) // (s.rounds * s.players)
    empty(placing.tokens)
    for i in range(size(s.tokens[s.turn])):
        if goes_on_units(card_at(s.tokens[s.turn], i)):
            push(placing.tokens, card_at(s.tokens[s.turn], i))
    count_relaunches(s, ATTACKER)
    count_relaunches(s, DEFENDER)
    placing.icons = s.relaunches[ATTACKER] + s.relaunches[DEFENDER] + size(placing.tokens)
    front: State = s.copy()
    place_best(front, tally, prize, placing)
    for slot in range(s.ranks[ATTACKER]):
        if placing.on[slot] != s.token_on[ATTACKER][slot]:
            return PLACE + placing.on[slot] * SLOTS + slot
    return DONE


def likely_re_roll(s: State, tally: Tally, prize: Prize) -> int:
    """H5.10: by the odds."""
    front: State = s.copy()
    likely_prize(front, prize)
    if s.step == ATTACKER_RELAUNCH:
        return RE_ROLL if attacker_should_re_roll(front, tally, prize) else LET_STAND
    return RE_ROLL if defender_should_re_roll(front, tally, prize) else LET_STAND


def likely_defender_token(menu: Menu, choice: Chance) -> int:
    """H5.2: half of the time any token anywhere."""
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
        return likely_travel(s, menu, tally, prize, search, chance)
    if s.step == DECLARE:
        return likely_fight(s, menu, tally, prize, search, chance)
    if s.step == ADD_LINKED:
        return DONE
    if s.step == ATTACK:
        return likely_attack(s, menu, tally, prize, search, chance)
    if s.step == DEFEND:
        return likely_defence(s, menu, search)
    if s.step == ATTACKER_TOKENS:
        placing: Placing = Placing()
        return likely_token(s, menu, tally, prize, placing)
    if s.step == DEFENDER_TOKENS:
        return likely_defender_token(menu, choice)
    if s.step == ATTACKER_RELAUNCH or s.step == DEFENDER_RELAUNCH:
        return likely_re_roll(s, tally, prize)
    if s.step == RECRUITING:
        return RECRUIT
    if s.step == CHOOSE_RELIC:
        return likely_relic(s, menu)
    if s.step == KEEP_PROWESS:
        return likely_keep(s, menu)
    if s.step == CHOOSE_PROWESS:
        return any_of(menu, LOOK, KEEP, choice)
    return any_of(menu, 0, CHASE, choice)


# ------------------------------------------------------------------ luck
def last_before_the_dice(s: State, action: int, chance: Chance) -> bool:
    """Carry a deployment or placing out as far as the dice; False if they are not thrown yet."""
    if s.step == ATTACK:
        if action >= DEPLOY:
            deploy(s, action - DEPLOY)
            if not deployment_is_full(s):
                return False
        elif action != DONE:
            return False
        meet_at_the_front(s, chance)
        s.step = ATTACKER_TOKENS
    elif action >= PLACE:
        place_token(s, (action - PLACE) // SLOTS, (action - PLACE) % SLOTS)
    elif action == DONE:
        return s.ranks[ATTACKER] > 0 and s.ranks[DEFENDER] > 0
    return s.ranks[ATTACKER] > 0 and s.ranks[DEFENDER] > 0 and not can_place(s, s.active, ATTACKER)


def note_luck(s: State, action: int, tally: Tally, prize: Prize, chance: Chance, fortune: Fortune) -> None:
    """How much more than its exact expectation the battle that this action begins will bring its Attacker.

    Luck taken off the end of a playout leaves less to chance: fewer playouts tell as much. Re-rolls that a
    player decides are left out.
    """
    front: State = s.copy()
    same: Chance = chance.copy()
    if not last_before_the_dice(front, action, same):
        return
    likely_prize(front, prize)
    average = expected(front, tally, prize)
    if front.relaunches[ATTACKER] > 0 or (front.relaunches[DEFENDER] > 0 and front.defender != NOBODY):
        return
    throw_both_dice(front, same)
    if front.defender == NOBODY:
        relaunch_of_the_board(front, same)
    came = worth(front, tally.outcome[front.face[ATTACKER] - 1][front.face[DEFENDER] - 1], prize)
    fortune.battles += 1
    fortune.luck[front.active] += came // LUCK_UNIT - average // LUCK_UNIT


def note_reward(s: State, action: int, prize: Prize, fortune: Fortune) -> None:
    """How much better than on average the Relic is that is chosen from the deck, or the Prowess token kept."""
    if s.step == KEEP_PROWESS:
        came = s.prowess[loser(s)][action - KEEP] * POINT
        fortune.luck[s.turn] += came // LUCK_UNIT - prowess_worth(s, loser(s)) // LUCK_UNIT
    elif s.defender == NOBODY:
        relic_prizes(s, prize, 0)
        came = relic_step(s, s.turn, s.cards.relic_era[action - KEEP_RELIC]) * POINT
        fortune.luck[s.turn] += came // LUCK_UNIT - prize.victory[s.ranks[ATTACKER]] // LUCK_UNIT


def go_on(s: State, action: int, tally: Tally, prize: Prize, chance: Chance, fortune: Fortune) -> None:
    """Carry out an action, and note the luck in what comes of it."""
    if s.step == ATTACK or s.step == ATTACKER_TOKENS:
        note_luck(s, action, tally, prize, chance, fortune)
    elif s.step == CHOOSE_RELIC or s.step == KEEP_PROWESS:
        note_reward(s, action, prize, fortune)
    do(s, action, chance)


def play_sensibly(
    s: State,
    until_turn: int,
    menu: Menu,
    tally: Tally,
    prize: Prize,
    search: Search,
    chance: Chance,
    choice: Chance,
    fortune: Fortune,
) -> int:
    """Sensible play until so many turns are over, or the game is; returns the number of decisions."""
    decisions = 0
    while s.step != OVER and s.turns < until_turn:
        list_legal(s, menu)
        action = likely_action(s, menu, tally, prize, search, chance, choice)
        go_on(s, action, tally, prize, chance, fortune)
        decisions += 1
    return decisions


def play_randomly(s: State, until_turn: int, menu: Menu, chance: Chance, choice: Chance) -> int:
    """Any legal actions until so many turns are over, or the game is; returns the number of decisions."""
    decisions = 0
    while s.step != OVER and s.turns < until_turn:
        n = list_legal(s, menu)
        do(s, menu.action[below(choice, n)], chance)
        decisions += 1
    return decisions
