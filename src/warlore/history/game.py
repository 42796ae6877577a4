"""A Battle Through History as a `Game`: the rules behind the protocol that every face uses."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from types import ModuleType
from typing import TYPE_CHECKING, Any

from warlore.history.cardset import SABATONS, CardSet, load_cards, shipped_cards
from warlore.history.columns import ERA_NAMES, columns_of
from warlore.history.notation import SPACE_NAMES, STEPS, HistoryNotation
from warlore.history.options import RuleOptions
from warlore.history.reasons import NO_SUCH_ACTION, NOT_YOUR_TURN, reason_of
from warlore.history.rules import engine, state, tables
from warlore.history.rules.actions import ACTIONS
from warlore.history.rules.tables import NO_CARD, NOBODY
from warlore.table import BadInput, BadRecord, Chance, Event, IllegalAction, Outcome, Reason, Setup
from warlore.table.errors import shown
from warlore.table.record import read_header
from warlore.table.words import plain_text

if TYPE_CHECKING:
    from warlore.history.rules.plain import State

VERSION = 1
UNKNOWN = -1
REVEALS = (state.RELIC_SEEN, state.PROWESS_SEEN, state.GAME_ENDED)
GEAR_NAMES = ("draw_2", "recover", "dismiss", "reshuffle")


def cards_in(pile: Sequence[int]) -> list[int]:
    """The cards of a pile (its size and room come first)."""
    return list(pile[2 : 2 + pile[0]])


class HistoryView:
    """H10: what one seat, or a spectator, may know. It holds no more than it shows."""

    def __init__(self, game: HistoryGame, full: State, seat: int | None) -> None:
        self.game = game
        self.seat = seat
        self.state: State = full.copy()
        game.rules.hide(self.state, NOBODY if seat is None else seat)

    @classmethod
    def from_data(cls, game: HistoryGame, data: dict[str, Any]) -> HistoryView:
        """A view that has travelled: what `to_data` of it gave."""
        view = cls.__new__(cls)
        view.game, view.seat, view.state = game, data["seat"], game.blank()
        state.State.from_data(view.state, data["state"])
        return view

    def to_data(self) -> dict[str, Any]:
        """The view as plain data, for another process; the same in both forms of the rules."""
        return {"components": self.game.components, "seat": self.seat, "state": state.State.to_data(self.state)}

    @property
    def turn(self) -> int | None:
        """The seat that must decide, or None when the game is over."""
        return None if self.state.turn == NOBODY else self.state.turn

    def legal(self) -> list[int]:
        """The legal actions of this seat: none while another decides."""
        if self.seat is None or self.turn != self.seat:
            return []
        return self.game.rules.legal(self.state)  # type: ignore[no-any-return]

    def why_not(self, action: int) -> Reason | None:
        """Why this seat may not do that now, or None."""
        if self.turn is not None and self.turn != self.seat:
            return NOT_YOUR_TURN
        return self.game.why_not(self.state, action)

    def redeal(self, chance: Chance) -> State:
        """A full state that looks the same from here: all that is hidden is dealt anew."""
        dealt: State = self.state.copy()
        self.game.rules.redeal(dealt, NOBODY if self.seat is None else self.seat, chance)
        return dealt

    def key(self) -> object:
        """All that this view tells, as one comparable value."""
        return self.state.key()

    def describe(self) -> dict[str, Any]:
        """The view as plain data with names, for programs and pages."""
        return describe(self.game, self.state, self.seat)


class HistoryGame:
    """The rules with one card set."""

    name = "history"
    version = VERSION

    def __init__(self, cards: CardSet | None = None, rules: ModuleType | None = None) -> None:
        self.cards = cards or load_cards()
        self.rules: Any = rules or engine
        self.columns = columns_of(self.cards, self.rules)
        self.components = f"{self.cards.id} {self.cards.hash}"
        self._notations: dict[tuple[str, ...], HistoryNotation] = {}
        # Simulations deal the same setup again and again
        self._last: tuple[Setup | None, State] = (None, self.blank())

    # -------------------------------------------------------------- setup
    def check_setup(self, setup: Setup) -> Setup:
        """The setup with its names and options in full form; says what is wrong with it."""
        seats = tuple(self._sabaton(name) for name in setup.seats)
        if not 2 <= len(seats) <= tables.MAX_PLAYERS:
            raise BadInput(f"seats: there are {len(seats)}, but must be 2 to {tables.MAX_PLAYERS}", field="seats")
        if len(set(seats)) < len(seats):
            raise BadInput(f"seats: {', '.join(seats)}: each Sabaton has one seat only", field="seats")
        if not 0 <= setup.first < len(seats):
            raise BadInput(f"first: seat {setup.first + 1} does not exist", field="first")
        return Setup(seats, setup.first, RuleOptions.of(setup.options).changed())

    @staticmethod
    def _sabaton(name: str) -> str:
        for known in SABATONS:
            if plain_text(known) == plain_text(name):
                return known
        raise BadInput(f"seats: {shown(name)} is no Sabaton; they are {', '.join(SABATONS)}", field="seats")

    def blank(self, options: RuleOptions | None = None) -> State:
        """An empty state with its card set and options, as battles and tests need it."""
        state: State = self.rules.State()
        state.cards = self.columns
        (options or RuleOptions()).write(state)
        return state

    def new(self, setup: Setup, chance: Chance, events: list[Event] | None = None) -> State:
        """H2: a game set up to its first decision."""
        state = self.seated(setup).copy()
        state.events = events
        self.rules.set_up(state, chance)
        state.events = None
        return state

    def seated(self, setup: Setup) -> State:
        """The state before the first card is dealt, the same object for the same setup: copy it."""
        if self._last[0] is setup:
            return self._last[1]
        checked = self.check_setup(setup)
        state = self.blank(RuleOptions.of(checked.options))
        state.players = len(checked.seats)
        state.first = checked.first
        order = [SABATONS.index(name) for name in checked.seats]
        state.sabaton = order + [0] * (tables.MAX_PLAYERS - len(order))
        self._last = (setup, state)
        return state

    # -------------------------------------------------------------- play
    def turn(self, state: State) -> int | None:
        """The seat that must decide, or None when the game is over."""
        return None if state.turn == NOBODY else state.turn

    def legal(self, state: State) -> list[int]:
        """The legal actions of the seat to decide."""
        return self.rules.legal(state)  # type: ignore[no-any-return]

    def why_not(self, state: State, action: int) -> Reason | None:
        """Why the seat to decide may not do this, or None when it may."""
        if not 0 <= action < ACTIONS:
            return NO_SUCH_ACTION
        refused = self.rules.why_not(state, action)
        return reason_of(state, action, refused) if refused else None

    def apply(self, state: State, action: int, chance: Chance, events: list[Event] | None = None) -> None:
        """Carry out a legal action in place; an illegal one changes nothing and says why."""
        if not 0 <= action < ACTIONS:
            raise IllegalAction(self._notation_of(state).action_text(action), NO_SUCH_ACTION)
        refused = self.rules.apply(state, action, chance, events)
        if refused:
            reason = reason_of(state, action, refused)
            raise IllegalAction(self._notation_of(state).action_text(action), reason)

    # -------------------------------------------------------------- knowledge
    def view(self, state: State, seat: int | None) -> HistoryView:
        """H10: all that a seat, or a spectator (None), may know."""
        if seat is not None and not 0 <= seat < state.players:
            raise BadInput(f"seat {seat + 1} does not exist; seats are 1 to {state.players}", field="seat")
        return HistoryView(self, state, seat)

    def visible(self, events: Sequence[Event], seat: int | None) -> list[Event]:
        """H10.2: events as a seat may see them; what it may not know is UNKNOWN."""
        return [_redacted(event, seat) for event in events]

    def reveals(self, events: Sequence[Event]) -> bool:
        """H10.2: a look at Prowess tokens or Relics, or the end, when Prowess that was won is shown to all."""
        return any(event[0] in REVEALS for event in events)

    # -------------------------------------------------------------- the end
    def outcome(self, state: State) -> Outcome:
        """H9: points, their sources, ranking and winners, as the state stands."""
        rules = self.rules
        seats = range(state.players)
        keys = [rules.rank_key(state, seat) for seat in seats]
        breakdown = tuple(
            {
                "elites": rules.elite_points(state, seat),
                "heroes": rules.hero_points(state, seat),
                "relics": rules.relic_points(state, seat),
                "prowess": rules.prowess_points(state, seat),
                "honor": state.honor[seat],
            }
            for seat in seats
        )
        return Outcome(
            scores=tuple(rules.score(state, seat) for seat in seats),
            breakdown=breakdown,
            ranking=tuple(1 + sum(other > key for other in keys) for key in keys),
            winners=tuple(seat for seat in seats if keys[seat] == max(keys)),
        )

    # -------------------------------------------------------------- words
    def notation(self, setup: Setup) -> HistoryNotation:
        return self._words(tuple(setup.seats))

    def _notation_of(self, state: State) -> HistoryNotation:
        return self._words(tuple(SABATONS[i] for i in state.sabaton[: state.players]))

    def _words(self, seats: tuple[str, ...]) -> HistoryNotation:
        """Looking up every name once is slow, and there are few seatings."""
        if seats not in self._notations:
            self._notations[seats] = HistoryNotation(self.cards, seats)
        return self._notations[seats]


@lru_cache
def game_with(components: str) -> HistoryGame:
    """The game with the shipped card set of this name and hash, whichever is the standard set today."""
    cards = shipped_cards(components)
    if cards is None:
        problem = f"this was begun with the components {shown(components, 24)}"
        raise BadRecord(f"{problem}, and no card set that is shipped has that hash", code="other_components")
    return HistoryGame(cards)


def game_of(text: str) -> HistoryGame:
    """The game with the card set that a record's text names."""
    record, _ = read_header(text)
    # What is no record of this game is for `parse_record` to refuse, by name.
    return game_with(record.components) if record.game == HistoryGame.name else HistoryGame()


def _redacted(event: Event, seat: int | None) -> Event:
    kind, a, b, c = event
    if a != seat:
        if kind in (state.DREW, state.RELIC_SEEN):
            return (kind, a, UNKNOWN, c)
        if kind == state.PROWESS_SEEN:
            return (kind, a, b, UNKNOWN)
    return event


# ------------------------------------------------------------------ describing a view
def at_home(game: HistoryGame, s: State) -> State:
    """The state as if the battle were over: Units in it, and Relics looked at in it, are with their owners again."""
    home = s.copy()
    for side in (tables.ATTACKER, tables.DEFENDER):
        game.rules.return_units(home, side)
    game.rules.hide_offer(home, NOBODY)
    return home


def unknown_prowess(s: State, player: int) -> int:
    """How many of the tokens that a player has won from others have a value that this state hides."""
    others = (seat for seat in range(s.players) if seat != player)
    return sum(
        s.prowess_holder[seat][position] == player and not s.prowess[seat][position]
        for seat in others
        for position in range(tables.PROWESS_POSITIONS)
    )


def describe(game: HistoryGame, s: State, seat: int | None) -> dict[str, Any]:
    """A hidden state as plain data."""
    words, rules = game._notation_of(s), game.rules
    home = at_home(game, s)
    points = game.outcome(home).breakdown
    recruit = s.line_up[tables.DEFENDER][s.slot] if s.step == state.RECRUITING else None

    def units(pile: Sequence[int]) -> list[str]:
        return [words.unit_text(card) for card in cards_in(pile)]

    def known_in_deck(p: int) -> list[int]:
        return [card for card in sorted(set(cards_in(s.hidden[p]))) for _ in range(rules.certain_in_deck(s, p, card))]

    def player(p: int) -> dict[str, Any]:
        hidden = p != seat
        return {
            "sabaton": SABATONS[s.sabaton[p]],
            "era": None if s.era[p] < 0 else ERA_NAMES[s.era[p]],
            "hand": None if hidden else units(s.hand[p]),
            "hand_size": s.hand[p][0] + s.unseen[p],
            "known_in_hand": units(s.shown[p]),
            "deck_size": s.deck[p][0] - s.unseen[p],
            "known_in_deck": [words.unit_text(card) for card in known_in_deck(p)],
            "unseen": units(s.deck[p]),
            "discards": units(s.discard[p]),
            "aside": units(s.aside[p]),
            "tokens": [words.token_text(token) for token in cards_in(s.tokens[p])],
            "relics": [words.relic_text(relic) for relic in cards_in(s.relics[p])],
            "prowess": [
                {
                    "holder": None if s.prowess_holder[p][i] == NOBODY else s.prowess_holder[p][i],
                    "value": s.prowess[p][i] or None,
                }
                for i in range(tables.PROWESS_POSITIONS)
            ],
            "honor": s.honor[p],
            "points": {**points[p], "total": sum(points[p].values()), "unknown_prowess": unknown_prowess(s, p)},
            "relic_points": {ERA_NAMES[era]: rules.relic_points_in(home, p, era) for era in range(tables.ERAS)},
        }

    def side(number: int) -> dict[str, Any]:
        return {
            "units": [
                {
                    "unit": words.unit_text(s.line_up[number][slot]),
                    "damage": s.damage[number][slot],
                    "defeated": not rules.alive(s, number, slot),
                    "token": words.token_text(s.token_on[number][slot]) if s.token_on[number][slot] else None,
                }
                for slot in range(s.ranks[number])
            ],
            "links": [slot + 1 for slot in range(tables.SLOTS) if s.links[number][slot]],
            "die": ("strong", "risky")[s.die[number]] if s.face[number] else None,
            "face": s.face[number] or None,
            "relaunches": s.relaunches[number],
        }

    return {
        "game": game.name,
        "seat": seat,
        "round": s.round,
        "rounds": s.rounds,
        "active": s.active,
        "turn": None if s.turn == NOBODY else s.turn,
        "step": STEPS[s.step],
        "inserted": s.inserted,
        "gears": {
            "active_tile": s.tile_active + 1,
            "pending_tile": s.tile_pending + 1,
            "tile_discards": [tile + 1 for tile in cards_in(s.tile_discard)],
            "actions": [
                {"name": GEAR_NAMES[rules.active_action(s, arrow)], "done": bool(s.acted[arrow])}
                for arrow in range(2)
            ],
            "token_taken": bool(s.token_taken),
        },
        "warfare": [words.token_text(token) if token else None for token in s.warfare],
        "warfare_discards": [words.token_text(token) for token in cards_in(s.warfare_discard)],
        "board": {
            SPACE_NAMES[i]: None if card == NO_CARD else words.unit_text(card) for i, card in enumerate(s.board)
        },
        "board_links": [SPACE_NAMES[i] for i in range(tables.SPACES) if rules.linked_to_right(s, i)],
        "era_decks": {ERA_NAMES[era]: s.era_deck[era][0] for era in range(tables.ERAS)},
        "era_discards": {ERA_NAMES[era]: units(s.era_discard[era]) for era in range(tables.ERAS)},
        "relic_deck": s.relic_deck[0],
        "relic_discards": [words.relic_text(relic) for relic in cards_in(s.relic_discard)],
        "offer": [words.relic_text(relic) for relic in cards_in(s.offer)],
        "offer_points": [rules.relic_step(home, s.active, s.cards.relic_era[relic]) for relic in cards_in(s.offer)],
        "offer_unseen": s.offer_unseen,
        "dismissed": units(s.dismissed),
        "defender": None if s.defender == NOBODY else s.defender,
        "chasing": bool(s.chasing),
        "recruiting": None if recruit is None else words.unit_text(recruit),
        "recruiting_points": None if recruit is None else tables.KIND_POINTS[s.cards.kind[recruit]],
        "loser": rules.loser(s) if s.step in (state.CHOOSE_PROWESS, state.KEEP_PROWESS) else None,
        "looked": [position + 1 for position in s.looked if position != NOBODY],
        "battle": {"attacker": side(tables.ATTACKER), "defender": side(tables.DEFENDER)},
        "players": [player(p) for p in range(s.players)],
    }

