"""What is printed, as frozen values: the entries of the catalogue and the modes of their effects.

Which fields of a `Part` count for which kind or effect is said by the tables of `catalogue_terms`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from . import catalogue_terms as terms


@dataclass(frozen=True, slots=True)
class Attack:
    """One attack: a value and an element, or (R31) the colour of the token it summons."""

    value: int
    element: str | None
    summon: str | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """One thing a mode does. `kind` (and `effect`) decide which other fields count: see KINDS, EFFECTS."""

    kind: str
    value: int = 0
    element: str | None = None
    effect: str | None = None
    target: str | None = None
    plus: int = 0
    per: str | None = None
    pair: tuple[str, ...] = ()
    when: str | None = None
    only: str | None = None
    phases: tuple[str, ...] = ()
    twice_against: str | None = None
    value_from: str | None = None
    element_night: str | None = None
    at_most: int = 0
    colours: tuple[str, ...] = ()
    form: str | None = None
    same_colour: bool = False
    unowned: bool = False
    value_fortified: int = 0
    extra_target_move: int = 0
    count: int = 1
    resistances: tuple[str, ...] = ()
    attack: int = 0
    ranged: int = 0
    siege: int = 0
    block: int = 0
    move: int = 0
    max_level: int = 0
    influence_per_level: int = 0
    points: str | None = None
    to: str | None = None
    rate: int = 0
    which: str | None = None
    powered: bool = False
    times: int = 0
    bonus: int = 0
    throw_away: bool = False
    what: str | None = None

    def __str__(self) -> str:
        """A short text for logs and messages: `block 5 twice_against=swift`."""
        plain = {"kind", "effect", "phases"}
        words = [self.effect or self.kind]
        if self.effect is None:
            plain |= {"value", "element"}
            words.append(str(self.value))
            if self.element not in (None, "physical"):
                words.append(str(self.element))
        for field in fields(self):
            value = getattr(self, field.name)
            if field.name not in plain and value != field.default:
                words.append(f"{field.name}={'/'.join(value) if isinstance(value, tuple) else value}")
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class Cost:
    """What a mode asks besides mana."""

    cost: str
    card: str | None = None
    colour: str | None = None
    minimum: int = 1
    maximum: int | None = 1
    max_wounds: int | None = None


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to use a card, a Unit or a token: parts that happen together, and their price.

    `mana` is all of it, one colour per mana: first what powers the card or casts the spell, then the rest.
    `colours` are those that the Fire and Ice Resistance of R47-R49 look at: the card's, or the mana's of a
    Unit ability. `phases` are those it can be played in. `reason` (of REASONS) says why it is not supported.
    """

    parts: tuple[Part, ...]
    mana: tuple[str, ...] = ()
    costs: tuple[Cost, ...] = ()
    phases: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    powered: bool = False
    reason: str | None = None
    note: str = ""

    @property
    def supported(self) -> bool:
        return self.reason is None

    def __str__(self) -> str:
        price = "+".join((*self.mana, *(cost.cost for cost in self.costs)))
        return (f"{price}: " if price else "") + ", ".join(map(str, self.parts))


@dataclass(frozen=True, slots=True)
class Enemy:
    """An enemy token type. `armor_elusive` is the higher Armor of an Elusive enemy (R54), else None."""

    id: str
    name: str
    colour: str
    set: str
    faction: str | None
    tokens: int
    armor: int
    armor_elusive: int | None
    attacks: tuple[Attack, ...]
    abilities: tuple[str, ...]
    resistances: tuple[str, ...]
    defend: int
    fame: int
    reputation: int
    faction_reward: int
    certainty: str
    note: str

    @property
    def rampaging(self) -> str | None:
        """R64: "orc" or "draconum" for a token of the colour found on rampaging spaces."""
        return terms.RAMPAGING.get(self.colour)


@dataclass(frozen=True, slots=True)
class Unit:
    """A Unit card. One activation uses one mode of one ability (with `combine`: of several abilities).

    `assault_influence` (R74): paid to activate it in an assault; `damage_influence` (R76): paid to assign
    damage to it.
    """

    id: str
    name: str
    tier: str
    set: str
    level: int
    influence_cost: int
    armor: int
    resistances: tuple[str, ...]
    recruit: tuple[str, ...]
    copies: int
    abilities: tuple[tuple[Mode, ...], ...]
    assault_influence: int
    damage_influence: int
    combine: bool
    certainty: str
    note: str

    @property
    def modes(self) -> tuple[Mode, ...]:
        return tuple(mode for ability in self.abilities for mode in ability)


@dataclass(frozen=True, slots=True)
class Card:
    """A Deed card of `kind` basic_action, advanced_action or spell, with the modes of its two halves.

    `copies`: how many of a basic action each Hero's deck has. `powered_id`, `powered_name`: a spell's second
    name.
    """

    id: str
    name: str
    kind: str
    colours: tuple[str, ...]
    set: str | None
    basic: tuple[Mode, ...]
    powered: tuple[Mode, ...]
    copies: Mapping[str, int]
    powered_id: str | None
    powered_name: str | None
    certainty: str
    note: str

    @property
    def modes(self) -> tuple[Mode, ...]:
        return self.basic + self.powered


@dataclass(frozen=True, slots=True)
class FactionToken:
    """A reward token of a faction; the one of faction "any" is what every token can do instead."""

    id: str
    name: str
    faction: str
    copies: int
    modes: tuple[Mode, ...]
    certainty: str
    note: str


@dataclass(frozen=True, slots=True)
class HeroLevel:
    """A level of the Hero, reached with `fame`."""

    level: int
    armor: int
    hand_limit: int
    command_tokens: int
    fame: int
    gain: tuple[str, ...]
    certainty: str
    note: str


@dataclass(frozen=True, slots=True)
class CityBonus:
    """R89-R93: what a city gives its defenders; `effect` is a word of CITY_EFFECTS."""

    effect: str
    value: int = 0
    elements: tuple[str, ...] = ()
    ability: str | None = None


@dataclass(frozen=True, slots=True)
class City:
    """A city: its bonuses, and its garrison (tokens by colour) at each level."""

    id: str
    bonuses: tuple[CityBonus, ...]
    garrisons: Mapping[int, Mapping[str, int]]
    certainty: str
    note: str


@dataclass(frozen=True, slots=True)
class VolkareAttack:
    """R10: Volkare's attack for one face of his die."""

    die: str
    value: int
    element: str
    abilities: tuple[str, ...]
    certainty: str
    note: str


@dataclass(frozen=True, slots=True)
class Volkare:
    """Volkare: his abilities, his attack by die, his army (tokens by colour) at each level."""

    abilities: tuple[str, ...]
    attacks: Mapping[str, VolkareAttack]
    army: Mapping[int, Mapping[str, int]]
    certainty: str
    note: str


@dataclass(frozen=True, slots=True)
class LeaderLevel:
    """One level of a Faction Leader, with the Followers (tokens of his faction by colour) beside him."""

    level: int
    armor: int
    armor_elusive: int | None
    attacks: tuple[Attack, ...]
    abilities: tuple[str, ...]
    resistances: tuple[str, ...]
    fame: int
    followers: Mapping[str, int]
    certainty: str
    note: str


@dataclass(frozen=True, slots=True)
class Leader:
    """A Faction Leader; his id is his faction."""

    id: str
    name: str
    levels: Mapping[int, LeaderLevel]
