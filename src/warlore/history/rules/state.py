"""The state of a game: one flat record of ints and int arrays, and the columns of the card set.

Piles are those of `warlore.table.piles`. Units, Relics and tiles are numbers into the columns of `Cards`;
two copies of one Base card are the same number, for nothing in the game tells them apart.
"""

from __future__ import annotations

from typing import Final

from warlore.history.rules.chronicle import Chronicle
from warlore.history.rules.tables import (
    ATTACKER,
    BASE_CARDS,
    CLOSE,
    DEFENDER,
    ELITES_PER_ERA,
    ERA_CARDS,
    ERAS,
    HEROES_PER_ERA,
    MAX_ARMY,
    MAX_PLAYERS,
    MAX_UNITS,
    NO_CARD,
    NO_ERA,
    NOBODY,
    PROWESS_POSITIONS,
    RELICS,
    SLOTS,
    SPACES,
    TILES,
    TOKEN_LIMIT,
    WARFARE_SPACES,
    WARFARE_TOKENS,
)
from warlore.table.structs import Grid, Pile, Row, Struct, grid, pile, piles, row

# What must be decided next
TRAVEL: Final = 0
DECLARE: Final = 1
ADD_LINKED: Final = 2
DEFEND: Final = 3
DEFENDER_TOKENS: Final = 4
ATTACK: Final = 5
ATTACKER_TOKENS: Final = 6
DEFENDER_RELAUNCH: Final = 7
ATTACKER_RELAUNCH: Final = 8
RECRUITING: Final = 9
CHOOSE_RELIC: Final = 10
CHOOSE_PROWESS: Final = 11
KEEP_PROWESS: Final = 12
TIGHTEN_RECOVER: Final = 13
OVER: Final = 14

# Kinds of chance results: the dice keep 0 and 1
UNIT_DRAWN: Final = 2
RELIC_DRAWN: Final = 3
TOKEN_DRAWN: Final = 4
TILE_DRAWN: Final = 5
PROWESS_DRAWN: Final = 6

# Events: (kind, a, b, c)
TURN_BEGINS: Final = 1
INSERTED: Final = 2
TILES_SHUFFLED: Final = 3
TOOK_TOKEN: Final = 4
RETURNED_TOKEN: Final = 5
SPENT_TOKEN: Final = 6
DREW: Final = 7
RECOVERED: Final = 8
DISMISSED: Final = 9
DECK_SHUFFLED: Final = 10
JUMPED: Final = 11
FIGHT_DECLARED: Final = 12
CHASE_DECLARED: Final = 13
CHALLENGED: Final = 14
FIGHT_SKIPPED: Final = 15
CARD_ADDED: Final = 16
DEPLOYED: Final = 17
TOKEN_PLACED: Final = 18
REINFORCED: Final = 19
LINK_FORMED: Final = 20
LINK_ASSAULTED: Final = 21
ROLLED: Final = 22
LINE_FOUGHT: Final = 23
DIVERTED: Final = 24
LINK_ABSORBED: Final = 25
DAMAGED: Final = 26
DEFEATED: Final = 27
HEROIC_DEATH_STRUCK: Final = 28
HEROIC_DEATH_SILENCED: Final = 29
BATTLE_ENDED: Final = 30
RECRUITED: Final = 31
WENT_TO_ERA_DISCARDS: Final = 32
RELIC_REVEALED: Final = 33
RELIC_SEEN: Final = 34
RELIC_GAINED: Final = 35
PROWESS_SEEN: Final = 36
PROWESS_GAINED: Final = 37
HONOR_GAINED: Final = 38
HERO_SET_ASIDE: Final = 39
SPACE_FILLED: Final = 40
WARFARE_FILLED: Final = 41
ERA_DECK_SHUFFLED: Final = 42
WARFARE_SHUFFLED: Final = 43
RELICS_SHUFFLED: Final = 44
GAME_ENDED: Final = 45

BATTLE_DEPTH: Final = 11


class Cards(Struct):
    """The columns of a card set; never changed once filled."""

    __slots__ = (
        "accuracy",
        "arrows",
        "assault",
        "base",
        "diversion",
        "elite",
        "era",
        "hero",
        "heroic_death",
        "hp",
        "kind",
        "left",
        "number",
        "prowess",
        "reinforcement",
        "relaunch",
        "relic_era",
        "right",
        "ring",
        "tile_era",
        "tile_pointer",
        "value",
        "warfare",
        "wheel_step",
    )

    def __init__(self) -> None:
        self.number: int = 0
        self.wheel_step: int = 1
        self.kind: Row = row(MAX_UNITS)
        self.era: Row = row(MAX_UNITS)
        self.value: Grid = grid(CLOSE + 1, MAX_UNITS)
        self.hp: Row = row(MAX_UNITS)
        self.reinforcement: Row = row(MAX_UNITS)
        self.assault: Row = row(MAX_UNITS)
        self.heroic_death: Row = row(MAX_UNITS)
        self.accuracy: Row = row(MAX_UNITS)
        self.diversion: Row = row(MAX_UNITS)
        self.relaunch: Row = row(MAX_UNITS)
        self.left: Row = row(MAX_UNITS)
        self.right: Row = row(MAX_UNITS)
        self.base: Grid = grid(MAX_PLAYERS, BASE_CARDS)
        self.elite: Grid = grid(ERAS, ELITES_PER_ERA)
        self.hero: Grid = grid(ERAS, HEROES_PER_ERA)
        self.relic_era: Row = row(RELICS)
        self.tile_era: Grid = grid(TILES, 2)
        self.tile_pointer: Row = row(TILES)
        self.warfare: Row = row(WARFARE_TOKENS)
        self.prowess: Grid = grid(MAX_PLAYERS, PROWESS_POSITIONS)
        self.ring: Row = row(4)
        self.arrows: Row = row(2)


NO_CARDS: Final = Cards()


class State(Struct):
    """Everything true at one moment of a game."""

    __slots__ = (
        "acted",
        "active",
        "aside",
        "attract",
        "bag",
        "board",
        "cards",
        "chain_links",
        "chasing",
        "chronicle",
        "damage",
        "deck",
        "defender",
        "depth",
        "die",
        "discard",
        "dismissed",
        "diversion_from_rear",
        "early_end",
        "era",
        "era_deck",
        "era_discard",
        "events",
        "face",
        "first",
        "hand",
        "heroic_death_is_ordinary",
        "hidden",
        "honor",
        "honor_supply",
        "inserted",
        "line_up",
        "lines_fought",
        "links",
        "looked",
        "min_defender_units",
        "offer",
        "offer_from",
        "offer_unseen",
        "players",
        "prowess",
        "prowess_holder",
        "prowess_seen",
        "ranks",
        "reach",
        "relaunches",
        "relic_deck",
        "relic_discard",
        "relics",
        "reshuffle_on_draw",
        "resume",
        "round",
        "rounds",
        "sabaton",
        "settled",
        "shown",
        "slot",
        "space_of",
        "step",
        "swap_at_limit",
        "tighten_up",
        "tile_active",
        "tile_discard",
        "tile_pending",
        "tile_pile",
        "token_on",
        "token_taken",
        "tokens",
        "totals",
        "turn",
        "turns",
        "unseen",
        "warfare",
        "warfare_discard",
        "warfare_pile",
        "watched",
        "wheel",
        "winner",
        "wrap_eras",
    )
    _shared = ("cards",)
    _transient = ("chronicle", "events")

    def __init__(self) -> None:
        # options (H11)
        self.rounds: int = 6
        self.wrap_eras: int = 0
        self.chain_links: int = 0
        self.swap_at_limit: int = 0
        self.reshuffle_on_draw: int = 0
        self.tighten_up: int = 0
        self.heroic_death_is_ordinary: int = 1
        self.diversion_from_rear: int = 0
        self.early_end: int = 1
        self.honor_supply: int = 8
        self.min_defender_units: int = 1
        # whose turn, and what is to be decided
        self.players: int = 2
        self.first: int = 0
        self.turns: int = 0
        self.round: int = 1
        self.active: int = 0
        self.turn: int = 0
        self.step: int = TRAVEL
        self.resume: int = TRAVEL
        # this turn's travel
        self.inserted: int = 0
        self.settled: int = 0
        self.token_taken: int = 0
        self.acted: Row = row(2)
        self.wheel: int = 0
        self.tile_active: int = NO_CARD
        self.tile_pending: int = NO_CARD
        # this turn's battle
        self.defender: int = NOBODY
        self.chasing: int = 0
        self.winner: int = NOBODY
        self.slot: int = 0
        self.depth: int = 0
        self.lines_fought: int = 0
        self.totals: Grid = grid(2, CLOSE + 1)
        self.offer_from: int = NOBODY
        self.offer_unseen: int = 0
        self.ranks: Row = row(2)
        self.line_up: Grid = grid(2, SLOTS, NO_CARD)
        self.damage: Grid = grid(2, SLOTS)
        self.links: Grid = grid(2, SLOTS)
        self.token_on: Grid = grid(2, SLOTS)
        self.space_of: Row = row(SLOTS, NO_CARD)
        self.attract: Grid = grid(BATTLE_DEPTH, SLOTS)
        self.die: Row = row(2)
        self.face: Row = row(2)
        self.relaunches: Row = row(2)
        self.looked: Row = row(2, NOBODY)
        self.offer: Pile = pile(4)
        self.bag: Pile = pile(PROWESS_POSITIONS)
        # the board
        self.board: Row = row(SPACES, NO_CARD)
        self.warfare: Row = row(WARFARE_SPACES)
        self.era_deck: Grid = piles(ERAS, ERA_CARDS)
        self.era_discard: Grid = piles(ERAS, ERA_CARDS)
        self.tile_pile: Pile = pile(TILES)
        self.tile_discard: Pile = pile(TILES)
        self.warfare_pile: Pile = pile(WARFARE_TOKENS)
        self.warfare_discard: Pile = pile(WARFARE_TOKENS)
        self.relic_deck: Pile = pile(RELICS)
        self.relic_discard: Pile = pile(RELICS)
        self.dismissed: Pile = pile(MAX_UNITS)
        # the players
        self.sabaton: Row = row(MAX_PLAYERS)
        self.era: Row = row(MAX_PLAYERS, NO_ERA)
        self.honor: Row = row(MAX_PLAYERS)
        self.prowess: Grid = grid(MAX_PLAYERS, PROWESS_POSITIONS)
        self.prowess_holder: Grid = grid(MAX_PLAYERS, PROWESS_POSITIONS, NOBODY)
        self.prowess_seen: Grid = grid(MAX_PLAYERS, PROWESS_POSITIONS)
        self.tokens: Grid = piles(MAX_PLAYERS, TOKEN_LIMIT)
        self.relics: Grid = piles(MAX_PLAYERS, RELICS)
        self.aside: Grid = piles(MAX_PLAYERS, ERAS * HEROES_PER_ERA)
        self.watched: int = 1
        self.unseen: Row = row(MAX_PLAYERS)
        self.shown: Grid = piles(MAX_PLAYERS, MAX_ARMY)
        self.hidden: Grid = piles(MAX_PLAYERS, MAX_ARMY)
        self.reach: Grid = piles(MAX_PLAYERS, MAX_ARMY)
        self.hand: Grid = piles(MAX_PLAYERS, MAX_ARMY)
        self.deck: Grid = piles(MAX_PLAYERS, MAX_ARMY)
        self.discard: Grid = piles(MAX_PLAYERS, MAX_ARMY)
        # references
        self.cards: Cards = NO_CARDS
        self.events: list[tuple[int, int, int, int]] | None = None
        self.chronicle: Chronicle | None = None


def tell(s: State, kind: int, a: int, b: int, c: int) -> None:
    """Say what happened, if anybody listens."""
    if s.events is not None:
        s.events.append((kind, a, b, c))


def other(side: int) -> int:
    """The opposing side."""
    return DEFENDER if side == ATTACKER else ATTACKER


def owner(s: State, side: int) -> int:
    """The player of a side, or NOBODY for the board."""
    return s.active if side == ATTACKER else s.defender
