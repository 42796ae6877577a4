"""Rewards (H7): recruiting, Relics, Prowess in Battle, Honor of the Arms."""

from __future__ import annotations

from warlore.history.rules.actions import (
    ALREADY_CHOSEN,
    LEGAL,
    NO_PROWESS_THERE,
    NOT_LOOKED_AT,
    NOT_NOW,
    RELIC_NOT_OFFERED,
)
from warlore.history.rules.battle import alive, survivors, winning_side
from warlore.history.rules.entries import write_battle, write_recruit
from warlore.history.rules.restore import end_turn
from warlore.history.rules.state import (
    BATTLE_ENDED,
    CHOOSE_PROWESS,
    CHOOSE_RELIC,
    HONOR_GAINED,
    KEEP_PROWESS,
    PROWESS_DRAWN,
    PROWESS_GAINED,
    PROWESS_SEEN,
    RECRUITED,
    RECRUITING,
    RELIC_DRAWN,
    RELIC_GAINED,
    RELIC_REVEALED,
    RELIC_SEEN,
    RELICS_SHUFFLED,
    WENT_TO_ERA_DISCARDS,
    State,
    other,
    owner,
    tell,
)
from warlore.history.rules.tables import (
    ATTACKER,
    DEFENDER,
    NOBODY,
    PROWESS_POSITIONS,
    RELICS_REVEALED,
)
from warlore.table.chance import Chance, draw
from warlore.table.piles import card_at, empty, find, pour, push, size, take


# ------------------------------------------------------------------ what may be done
def why_not_keep_relic(s: State, relic: int) -> int:
    """H7.2, H7.3: one of the Relics revealed or looked at."""
    if s.step != CHOOSE_RELIC:
        return NOT_NOW
    return LEGAL if find(s.offer, relic) >= 0 else RELIC_NOT_OFFERED


def loser(s: State) -> int:
    """The player who lost the battle."""
    return owner(s, other(s.winner))


def why_not_look(s: State, position: int) -> int:
    """H7.4: a position of the loser that still holds its token, two different ones."""
    if s.step != CHOOSE_PROWESS:
        return NOT_NOW
    if s.prowess_holder[loser(s)][position] != NOBODY:
        return NO_PROWESS_THERE
    return ALREADY_CHOSEN if s.looked[0] == position else LEGAL


def why_not_keep(s: State, position: int) -> int:
    """H7.4: one of the two looked at."""
    if s.step != KEEP_PROWESS:
        return NOT_NOW
    return LEGAL if s.looked[0] == position or s.looked[1] == position else NOT_LOOKED_AT


# ------------------------------------------------------------------ in order
def begin_rewards(s: State, chance: Chance) -> None:
    """H6.8, then H7 in order."""
    s.winner = winning_side(s)
    tell(s, BATTLE_ENDED, s.winner, survivors(s, ATTACKER), survivors(s, DEFENDER))
    write_battle(s)
    s.turn = s.active
    if s.defender == NOBODY:
        s.slot = 0
        go_on_recruiting(s, chance)
    else:
        award_relic(s, chance)


def go_to_era_discards(s: State, card: int) -> None:
    """H7.1: survivors and declined cards go to their own Era's discards."""
    push(s.era_discard[s.cards.era[card]], card)
    tell(s, WENT_TO_ERA_DISCARDS, card, s.cards.era[card], 0)


def go_on_recruiting(s: State, chance: Chance) -> None:
    """H7.1: ask for each defeated card of the board; survivors go without asking."""
    while s.slot < s.ranks[DEFENDER]:
        if not alive(s, DEFENDER, s.slot):
            s.step = RECRUITING
            return
        go_to_era_discards(s, s.line_up[DEFENDER][s.slot])
        s.slot += 1
    award_relic(s, chance)


def recruit(s: State, chance: Chance) -> None:
    """H7.1: the defeated card joins the Attacker's discards."""
    card = s.line_up[DEFENDER][s.slot]
    push(s.discard[s.active], card)
    tell(s, RECRUITED, s.active, card, 0)
    write_recruit(s, card)
    s.slot += 1
    go_on_recruiting(s, chance)


def decline(s: State, chance: Chance) -> None:
    """H7.1: not wanted."""
    go_to_era_discards(s, s.line_up[DEFENDER][s.slot])
    s.slot += 1
    go_on_recruiting(s, chance)


# ------------------------------------------------------------------ Relics
def reveal_relics(s: State, n: int, chance: Chance) -> None:
    """H7.2, H3.7: n Relics from the deck, reshuffling its discards when it runs out; fewer if there are no more."""
    for _ in range(n):
        if size(s.relic_deck) == 0 and size(s.relic_discard) > 0:
            pour(s.relic_discard, s.relic_deck)
            tell(s, RELICS_SHUFFLED, size(s.relic_deck), 0, 0)
        if size(s.relic_deck) > 0:
            relic = draw(chance, s.relic_deck, RELIC_DRAWN)
            push(s.offer, relic)
            tell(s, RELIC_REVEALED, s.active, relic, 0)


def look_at_relics(s: State, n: int, chance: Chance) -> None:
    """H7.3: up to n of the Defender's own Relics, face down and shuffled."""
    for _ in range(n):
        if size(s.relics[s.defender]) > 0:
            relic = draw(chance, s.relics[s.defender], RELIC_DRAWN)
            push(s.offer, relic)
            tell(s, RELIC_SEEN, s.active, relic, s.defender)


def award_relic(s: State, chance: Chance) -> None:
    """H7.2, H7.3: only a winning Attacker, the more the fewer cards he used."""
    if s.winner != ATTACKER:
        award_prowess(s, chance)
        return
    n = RELICS_REVEALED[s.ranks[ATTACKER]]
    if s.defender == NOBODY:
        reveal_relics(s, n, chance)
    else:
        look_at_relics(s, n, chance)
    if size(s.offer) > 0:
        s.offer_from = s.defender
    if size(s.offer) > 1:
        s.step = CHOOSE_RELIC
    elif size(s.offer) == 1:
        keep_relic(s, card_at(s.offer, 0), chance)
    else:
        award_prowess(s, chance)


def keep_relic(s: State, relic: int, chance: Chance) -> None:
    """H7.2, H7.3: one kept; the others to the Relic discards, or back to their owner."""
    take(s.offer, relic)
    push(s.relics[s.active], relic)
    tell(s, RELIC_GAINED, s.active, relic, s.offer_from)
    if s.offer_from == NOBODY:
        pour(s.offer, s.relic_discard)
    else:
        pour(s.offer, s.relics[s.offer_from])
    s.offer_from = NOBODY
    award_prowess(s, chance)


# ------------------------------------------------------------------ Prowess and Honor
def prowess_left(s: State, player: int) -> int:
    """H7.4: how many of a player's own tokens still lie in his area."""
    n = 0
    for position in range(PROWESS_POSITIONS):
        if s.prowess_holder[player][position] == NOBODY:
            n += 1
    return n


def turn_up(s: State, player: int, position: int, viewer: int, chance: Chance) -> None:
    """H7.4: somebody looks at a token. Nobody knew it before the first look, so it is drawn then."""
    if s.prowess[player][position] == 0:
        for i in range(PROWESS_POSITIONS):
            push(s.bag, s.cards.prowess[s.sabaton[player]][i])
        for i in range(PROWESS_POSITIONS):
            if s.prowess[player][i] != 0:
                take(s.bag, s.prowess[player][i])
        s.prowess[player][position] = draw(chance, s.bag, PROWESS_DRAWN)
        empty(s.bag)
    s.prowess_seen[player][position] |= 1 << viewer
    tell(s, PROWESS_SEEN, viewer, player * PROWESS_POSITIONS + position, s.prowess[player][position])


def award_prowess(s: State, chance: Chance) -> None:
    """H7.4: the winner of a challenge, either side, takes one of the loser's own tokens."""
    if s.defender == NOBODY or s.winner == NOBODY or prowess_left(s, loser(s)) == 0:
        award_honor(s, chance)
        return
    s.turn = owner(s, s.winner)
    s.step = CHOOSE_PROWESS
    if prowess_left(s, loser(s)) == 1:
        for position in range(PROWESS_POSITIONS):
            if s.prowess_holder[loser(s)][position] == NOBODY:
                s.looked[0] = position
        turn_up(s, loser(s), s.looked[0], s.turn, chance)
        keep_prowess(s, s.looked[0], chance)


def look(s: State, position: int, chance: Chance) -> None:
    """H7.4: choose the first, then the second; both are turned up together."""
    if s.looked[0] == NOBODY:
        s.looked[0] = position
        return
    s.looked[1] = position
    turn_up(s, loser(s), s.looked[0], s.turn, chance)
    turn_up(s, loser(s), s.looked[1], s.turn, chance)
    s.step = KEEP_PROWESS


def keep_prowess(s: State, position: int, chance: Chance) -> None:
    """H7.4: one is kept for good, the other lies in its position again."""
    s.prowess_holder[loser(s)][position] = s.turn
    tell(s, PROWESS_GAINED, s.turn, loser(s), position)
    s.looked[0] = NOBODY
    s.looked[1] = NOBODY
    award_honor(s, chance)


def award_honor(s: State, chance: Chance) -> None:
    """H7.5: a player-Defender who lost: one for every two Attacker Units defeated, while the supply lasts."""
    if s.defender != NOBODY and s.winner == ATTACKER:
        n = (s.ranks[ATTACKER] - survivors(s, ATTACKER)) // 2
        if s.honor_supply >= 0:
            n = n if n < s.honor_supply else s.honor_supply
            s.honor_supply -= n
        if n > 0:
            s.honor[s.defender] += n
            tell(s, HONOR_GAINED, s.defender, n, 0)
    s.turn = s.active
    end_turn(s, chance)
