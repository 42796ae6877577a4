"""Mage Knight combat as a `Game`: the rules behind the protocol that every face uses."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from types import ModuleType
from typing import TYPE_CHECKING, Any

from warlore.knight import catalogue_terms as terms
from warlore.knight.aftermath import Aftermath, aftermath
from warlore.knight.catalogue import Catalogue, catalogue
from warlore.knight.combat import MANA_NUMBERS, Combat
from warlore.knight.notation import HERO, REASONS, KnightNotation
from warlore.knight.rules import engine, state, tables
from warlore.knight.rules.actions import ACTIONS, NO_SUCH_ACTION
from warlore.knight.rules.tables import MAX_ATTACKS, NOBODY, NOTHING
from warlore.knight.scenario import Scenario, field_text, parse_field, read_scenario
from warlore.table import BadInput, Chance, Event, IllegalAction, Outcome, Reason, Setup
from warlore.table.record import read_header
from warlore.table.words import plain_text

if TYPE_CHECKING:
    from warlore.knight.rules.plain import Book, State

VERSION = 2
BARE_DECLARES = 1  # the last version in which an attack or block could be declared with nothing (Q36)
MOST_BOOKS = 64
PHASE_NAMES = terms.PHASES
STEP_NAMES = {
    state.NAME_TOKEN: "name_token",
    state.NAME_DIE: "name_die",
    state.COMPANION: "companion",
    state.PAY: "discard",
    state.CHOOSE: "choose",
    state.MATCH: "guard",
    state.BLAST: "blast",
    state.OVER: "over",
}


def setup_of(scenario: Mapping[str, Any] | Scenario) -> Setup:
    """The setup of a combat: its one seat is the Hero's, its options are the scenario's fields."""
    data = scenario.data if isinstance(scenario, Scenario) else scenario
    return Setup((HERO,), 0, dict(data))


@cache
def _digest() -> str:
    """The hash of the packaged data."""
    found = hashlib.sha256()
    data = files("warlore.knight").joinpath("data")
    for entry in sorted(data.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".toml"):
            found.update(entry.name.encode() + b"\0" + entry.read_bytes())
    return found.hexdigest()


class KnightView:
    """What the player, or a spectator, may know: all that lies open."""

    def __init__(self, game: KnightGame, full: State, seat: int | None) -> None:
        self.game = game
        self.seat = seat
        self.state: State = full.copy()
        game.rules.hide(self.state, NOBODY if seat is None else seat)

    @property
    def turn(self) -> int | None:
        """The seat that must decide, or None when the combat is over."""
        return self.game.turn(self.state)

    def legal(self) -> list[int]:
        """The legal actions; a spectator has none."""
        return [] if self.seat is None or self.turn is None else self.game.legal(self.state)

    def why_not(self, action: int) -> Reason | None:
        """Why this seat may not do that now, or None."""
        if self.seat is None:
            return Reason("not_your_turn", "")
        return self.game.why_not(self.state, action)

    def redeal(self, chance: Chance) -> State:
        """A state that looks the same from here."""
        dealt: State = self.state.copy()
        self.game.rules.redeal(dealt, NOBODY if self.seat is None else self.seat, chance)
        return dealt

    def key(self) -> object:
        """All that this view tells, as one comparable value."""
        return self.state.key()

    def describe(self) -> dict[str, Any]:
        """The view as plain data with names, for programs and pages."""
        return describe(self.game, self.state)


class KnightGame:
    """The rules with one catalogue. Fights begun under an older version of the rules go on under it."""

    name = "knight"

    def __init__(
        self, known: Catalogue | None = None, rules: ModuleType | None = None, *, version: int = VERSION
    ) -> None:
        self.version = version
        self.catalogue = known or catalogue()
        self.rules: Any = rules or engine
        self.components = f"mage-knight {_digest()}" if known is None else "mage-knight own"
        self._begun: OrderedDict[str, tuple[Combat, Book]] = OrderedDict()

    @classmethod
    def of_record(cls, text: str) -> KnightGame:
        """The game that a record was played by; the newest, if there never was such a version."""
        made_with = read_header(text)[0].rules
        return cls(version=made_with if 1 <= made_with <= VERSION else VERSION)

    # -------------------------------------------------------------- setup
    def check_setup(self, setup: Setup) -> Setup:
        """The setup with every field as one line of text; says what is wrong with it."""
        if len(setup.seats) != 1 or plain_text(setup.seats[0]) != plain_text(HERO):
            raise BadInput(f"seats: a combat has one seat, {HERO}", field="seats")
        if setup.first != 0:
            raise BadInput(f"first: seat {setup.first + 1} does not exist", field="first")
        scenario = self.combat(setup).scenario
        return Setup((HERO,), 0, {name: field_text(value) for name, value in scenario.data.items()})

    def scenario(self, setup: Setup) -> Scenario:
        """What a setup's options mean."""
        return read_scenario({name: parse_field(value) for name, value in setup.options.items()}, self.catalogue)

    def combat(self, setup: Setup) -> Combat:
        """The numbers and names of a setup."""
        return self._prepared(setup)[0]

    def _prepared(self, setup: Setup) -> tuple[Combat, Book]:
        """The book of a setup, the same for the same fields: states of one combat can be compared."""
        key = field_text({name: parse_field(value) for name, value in sorted(setup.options.items())})
        if key in self._begun:
            self._begun.move_to_end(key)
        else:
            combat = Combat.of(self.scenario(setup), self.catalogue)
            book = combat.book(self.rules)
            book.bare_declares = int(self.version <= BARE_DECLARES)
            self._begun[key] = combat, book
            if len(self._begun) > MOST_BOOKS:
                self._begun.popitem(last=False)
        return self._begun[key]

    def new(self, setup: Setup, chance: Chance, events: list[Event] | None = None) -> State:
        """A combat set up to its first decision."""
        combat, book = self._prepared(setup)
        s: State = self.rules.State()
        s.book = book
        mana = [0] * tables.MANA
        for colour, number in combat.scenario.mana.items():
            mana[MANA_NUMBERS[colour]] = number
        s.mana = mana
        s.held_wounds = combat.scenario.wounds
        s.events = events
        self.rules.set_up(s, chance)
        s.events = None
        return s

    # -------------------------------------------------------------- play
    def turn(self, state: State) -> int | None:
        """The seat that must decide, or None when the combat is over."""
        return None if state.turn == NOBODY else state.turn

    def legal(self, state: State) -> list[int]:
        """The legal actions."""
        return self.rules.legal(state)  # type: ignore[no-any-return]

    def why_not(self, state: State, action: int) -> Reason | None:
        """Why this may not be done, or None when it may."""
        if not 0 <= action < ACTIONS:
            return REASONS[NO_SUCH_ACTION]
        return REASONS.get(self.rules.why_not(state, action))

    def apply(self, state: State, action: int, chance: Chance, events: list[Event] | None = None) -> None:
        """Carry out a legal action in place; an illegal one changes nothing and says why."""
        reason = NO_SUCH_ACTION
        if 0 <= action < ACTIONS:
            reason = self.rules.apply(state, action, chance, events)
        if reason:
            raise IllegalAction(self.words(state).action_text(action), REASONS[reason])

    # -------------------------------------------------------------- knowledge
    def view(self, state: State, seat: int | None) -> KnightView:
        """All that a seat, or a spectator (None), may know."""
        if seat is not None and seat != 0:
            raise BadInput(f"seat {seat + 1} does not exist; the only seat is 1", field="seat")
        return KnightView(self, state, seat)

    def visible(self, events: Sequence[Event], seat: int | None) -> list[Event]:
        """Everything in a combat happens openly."""
        return list(events)

    def reveals(self, events: Sequence[Event]) -> bool:
        """Nothing in a combat is hidden, but for what chance decides."""
        return False

    # -------------------------------------------------------------- the end
    def outcome(self, state: State) -> Outcome:
        """Fame as the score; the numbers of the contract's value as its breakdown."""
        result = self.aftermath(state)
        numbers = {name: int(value) for name, value in result.value().items()}
        return Outcome((result.fame,), (numbers,), (1,), (0,) if result.all_defeated else ())

    def aftermath(self, state: State) -> Aftermath:
        """What the combat means for the Hero, his Units and the space."""
        return aftermath(_combat(state), state, self.rules)

    # -------------------------------------------------------------- words
    def notation(self, setup: Setup) -> KnightNotation:
        return self._words(self.combat(setup))

    def words(self, state: State) -> KnightNotation:
        """The words of a running combat."""
        return self._words(_combat(state))

    @staticmethod
    def _words(combat: Combat) -> KnightNotation:
        if combat.words is None:
            combat.words = KnightNotation(combat)
        assert isinstance(combat.words, KnightNotation)
        return combat.words


def _combat(s: State) -> Combat:
    combat = s.book.combat
    assert isinstance(combat, Combat)
    return combat


def step_name(s: State) -> str:
    """What is to be decided, by name."""
    if s.step in STEP_NAMES:
        return STEP_NAMES[s.step]
    phase = PHASE_NAMES[s.phase]
    return f"aim_{phase}" if s.step in (state.AIM, state.PARRY) else phase


# ------------------------------------------------------------------ describing
def describe(game: KnightGame, s: State) -> dict[str, Any]:
    """A state as plain data with names."""
    combat = _combat(s)
    words = game.words(s)
    rules = game.rules

    def attack(number: int) -> dict[str, Any]:
        fate = s.fate[number]
        summons = bool(rules.is_summon(s, number))
        return {
            "value": None if summons else rules.attack_value(s, number),
            "element": None if summons else terms.ELEMENTS[rules.element_of(s, number)],
            "summons": summons,
            "abilities": _bits(rules.abilities_of(s, number), terms.ABILITIES),
            "damage": rules.damage_of(s, number),
            "block_needed": rules.block_needed(s, number),
            "blocked": bool(fate & state.BLOCKED),
            "suffered": bool(fate & state.SUFFERED),
        }

    def enemy(e: int) -> dict[str, Any]:
        if s.token[e] == NOTHING:
            return {"name": words.enemy_text(e), "token": None}
        token = rules.current_token(s, e)
        count = rules.attacks_of(s, e)
        alive = bool(s.mark[e] & state.ALIVE)
        return {
            "name": words.enemy_text(e),
            "token": words.token_text(token),
            "role": words.value("role", rules.role(s, e)),
            "alive": alive,
            "defeated": bool(s.mark[e] & state.DEFEATED),
            "summoned": bool(s.mark[e] & state.SUMMONED),
            "armor": None if e == combat.volkare else rules.armor_of(s, e),
            "fortified": rules.layers(s, e),
            "resistances": _bits(s.book.token_resist[token] & ~s.lost[e], terms.RESISTANCES),
            "abilities": _bits(s.book.token_abilities[token], terms.ABILITIES),
            "defend": s.book.token_defend[token],
            "attacks": [attack(e * MAX_ATTACKS + i) for i in range(count)],
            "does_not_attack": bool(s.mark[e] & state.PREVENTED),
            "fame": s.book.token_fame[token],
        }

    def unit(u: int) -> dict[str, Any]:
        soldier = combat.scenario.soldiers[u]
        return {
            "name": words.unit_text(u),
            "level": soldier.unit.level,
            "armor": soldier.unit.armor,
            "resistances": _bits(s.book.unit_resist[u] | s.unit_resist[u], terms.RESISTANCES),
            "ready": bool(s.unit_ready[u]),
            "wounds": s.unit_wounds[u],
            "destroyed": bool(s.unit_mark[u] & state.DESTROYED),
        }

    def cards(kind: int, where: int) -> list[str]:
        return [
            source.name
            for i, source in enumerate(combat.sources)
            if source.kind == kind and s.source[i] == where
        ]

    aiming = s.step == state.AIM
    parrying = s.step == state.PARRY
    return {
        "game": game.name,
        "turn": game.turn(s),
        "phase": PHASE_NAMES[s.phase],
        "step": step_name(s),
        "site": combat.scenario.site.kind,
        "night": bool(s.book.night),
        "hero": {
            "armor": s.book.hero_armor,
            "hand_limit": s.book.hand_limit,
            "wounds_in_hand": s.held_wounds,
            "wounds_hand": s.hero_wounds,
            "wounds_discard": s.poison_wounds,
            "knocked_out": bool(s.knocked_out),
            "fame": s.fame,
            "reputation": s.reputation,
        },
        "hand": cards(tables.CARD, tables.IN_HAND),
        "played": cards(tables.CARD, tables.PLAYED),
        "discarded": cards(tables.CARD, tables.DISCARDED),
        "thrown_away": cards(tables.CARD, tables.THROWN_AWAY),
        "skills": cards(tables.SKILL, tables.IN_HAND),
        "tokens": cards(tables.TOKEN, tables.IN_HAND),
        "mana": {colour: s.mana[i] for i, colour in enumerate(terms.MANA) if s.mana[i]},
        "move": s.move,
        "influence": s.influence,
        "units": [unit(u) for u in range(len(combat.scenario.soldiers))],
        "enemies": [enemy(e) for e in range(s.enemies)],
        "group": [words.enemy_text(e) for e in range(s.enemies) if s.group >> e & 1],
        "attack": {"total": rules.attack_total(s), "needed": rules.attack_needed(s)} if aiming else None,
        "block": {
            "attack": words.attack_text(s.aimed),
            "total": rules.block_total(s),
            "needed": rules.block_needed(s, s.aimed),
        }
        if parrying
        else None,
        "damage": {"attack": words.attack_text(s.suffering), "left": s.damage} if s.suffering != NOTHING else None,
        "leader": {"level": rules.leader_level(s), "removed": s.levels_removed} if combat.scenario.leader else None,
        "volkare_die": terms.MANA[s.die] if s.die != NOTHING else None,
        "refused": [list(entry) for entry in combat.refused],
    }


def _bits(bits: int, names: Sequence[str]) -> list[str]:
    return [name for i, name in enumerate(names) if bits >> i & 1]
