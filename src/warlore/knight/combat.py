"""A scenario as the book the rules read, and the words behind its numbers.

Sources become flat modes here: a choice of mana colours becomes one mode per choice, and cards that are played
with another card (Concentration, Maximal Effect, Fire Gem...) one mode per partner. What a combat by itself
cannot carry out is listed in `refused` and never offered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations_with_replacement
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from warlore.knight import catalogue_terms as terms
from warlore.knight.catalogue import Attack, Catalogue, Cost, Enemy, LeaderLevel, Mode, Part, catalogue
from warlore.knight.reader import fail
from warlore.knight.rules import engine, tables
from warlore.knight.rules.tables import (
    BONUSES,
    LISTS,
    MANA,
    MAX_ATTACKS,
    MAX_ENEMIES,
    MAX_MODES,
    MAX_PARTS,
    MAX_SOURCES,
    MAX_TOKENS,
    MAX_UNITS,
    NOTHING,
)
from warlore.knight.scenario import RAMPAGING_REPUTATION, Deed, Foe, Scenario
from warlore.knight.sites import KINDS, NUMBERS
from warlore.table.words import plain_text

if TYPE_CHECKING:
    from warlore.knight.rules.plain import Book

ABILITY_BITS: Final = {name: 1 << i for i, name in enumerate(terms.ABILITIES)}
ELEMENT_NUMBERS: Final = {name: i for i, name in enumerate(terms.ELEMENTS)}
RESIST_BITS: Final = {name: 1 << i for i, name in enumerate(terms.RESISTANCES)}
MANA_NUMBERS: Final = {name: i for i, name in enumerate(terms.MANA)}
PHASE_NUMBERS: Final = {name: i for i, name in enumerate(terms.PHASES)}
POINTS: Final = {
    "attack": tables.ATTACK,
    "ranged": tables.RANGED,
    "siege": tables.SIEGE,
    "block": tables.BLOCK,
    "move": tables.MOVE,
    "influence": tables.INFLUENCE,
}
EFFECTS: Final = {
    "enemy_armor_minus": tables.ARMOR_MINUS,
    "enemy_armor_becomes": tables.ARMOR_BECOMES,
    "enemy_does_not_attack": tables.NO_ATTACK,
    "enemy_destroyed": tables.DESTROY,
    "enemy_loses_fortification": tables.LOSE_FORTIFICATION,
    "enemy_loses_resistance": tables.LOSE_RESISTANCE,
    "use_enemy_attack": tables.USE_ATTACK,
    "attack_minus": tables.ATTACK_MINUS,
    "attack_loses_abilities": tables.BARE_ATTACK,
    "attack_hits_this_unit": tables.HIT_THIS_UNIT,
    "ignore_site_fortification": tables.IGNORE_SITE,
    "units_gain_resistance": tables.UNIT_RESISTANCE,
    "units_plus": tables.UNITS_PLUS,
    "units_take_no_damage": tables.UNITS_SAFE,
    "ready_unit": tables.READY_UNIT,
    "convert_points": tables.CONVERT,
    "attacks_become": tables.ALL_BECOME,
    "cards_plus": tables.CARDS_PLUS,
    "hero_ignores_wound": tables.IGNORE_WOUND,
    "reputation": tables.REPUTATION,
    "fame": tables.FAME,
}
TARGETS: Final = {
    "enemy": tables.TO_ENEMY,
    "other_enemy": tables.TO_OTHER_ENEMY,
    "other_enemies": tables.TO_OTHER_ENEMIES,
    "all_enemies": tables.TO_ALL_ENEMIES,
    "attack": tables.TO_ATTACK,
    "unit": tables.TO_UNIT,
    "units": tables.TO_UNITS,
    "other_units": tables.TO_OTHER_UNITS,
}
PER: Final = {
    "enemy_faced": tables.PER_ENEMY,
    "enemy_blocked": tables.PER_BLOCKED,
    "enemy_defeated": tables.PER_DEFEATED,
    "excess_block": tables.PER_EXCESS,
    "blocked_icon": tables.PER_ICON,
    "card_discarded": tables.PER_DISCARDED,
}
WHEN: Final = {"blocked_by_this": tables.WHEN_BLOCKED, "no_wound_taken": tables.WHEN_UNHURT}
ONLY: Final = {"unfortified": tables.ONLY_UNFORTIFIED, "blocked": tables.ONLY_BLOCKED}
CONVERSIONS: Final = {
    ("move", "attack", None, 1): tables.MOVE_TO_ATTACK,
    ("move", "ranged", None, 2): tables.MOVE_TO_RANGED,
    ("influence", "block", None, 1): tables.INFLUENCE_TO_BLOCK,
    ("influence", "block", "fire", 1): tables.INFLUENCE_TO_FIRE_BLOCK,
    ("influence", "block", "ice", 1): tables.INFLUENCE_TO_ICE_BLOCK,
}
CONVERSION_NAMES: Final = (
    "move to attack",
    "move to ranged",
    "influence to block",
    "influence to fire block",
    "influence to ice block",
)
COSTS: Final = {"any": tables.COST_ANY, "non_wound": tables.COST_NON_WOUND, "wound": tables.COST_WOUND}
# Effects that are over the whole of their mode's phases, not only the word's own
AS_LONG_AS_THE_MODE: Final = ("attack_minus", "attack_loses_abilities", "hero_ignores_wound", "use_enemy_attack")
ALL_PHASES: Final = 31
FACTION_NUMBERS: Final = {None: 0} | {name: i + 1 for i, name in enumerate(terms.FACTIONS)}
COLOUR_NUMBERS: Final = {name: i for i, name in enumerate(terms.ENEMY_COLOURS)}


class NotSupported(Exception):
    """A mode that a combat by itself cannot carry out; the text is the reason, `word` one of REASONS."""

    def __init__(self, text: str, word: str = "unknown") -> None:
        super().__init__(text)
        self.word = word


@dataclass(frozen=True)
class LeftOut:
    """A printed mode of a source that is not played (with this card, where it is played through another)."""

    source: int
    partner: int
    mode: Mode
    reason: str


@dataclass(frozen=True)
class Token:
    """A type of token that can lie in this combat: an enemy, a level of a Leader, a face of Volkare's die."""

    enemy: Enemy
    pile: int = NOTHING
    copies: int = 0
    name: str = ""


@dataclass
class FlatPart:
    """A part as the numbers of its columns."""

    kind: int
    value: int = 0
    element: int = 0
    plus: int = 0
    per: int = 0
    when: int = 0
    only: int = 0
    target: int = 0
    phases: int = 0
    twice: int = 0
    mask: int = 0
    other: int = 0
    amount: int = 0
    count: int = 0


@dataclass
class FlatMode:
    """A mode as the numbers of its columns, with its text."""

    source: int
    parts: list[FlatPart]
    phases: int
    text: str
    mode: Mode
    powered: bool = False
    pay: list[int] = field(default_factory=lambda: [0] * MANA)
    colours: int = 0
    partner: int = NOTHING
    throws: int = 0
    cost: int = 0
    cost_colour: int = NOTHING
    least: int = 0
    most: int = 0
    cost_wounds: int = 0
    wounds: int = 0
    wound_unit: int = 0
    ability: int = 0

    @property
    def needs(self) -> int:
        need = 0
        for part in self.parts:
            if part.target == tables.TO_ENEMY and part.when == 0:
                need |= tables.NEED_ENEMY
            elif part.target == tables.TO_ATTACK:
                need |= tables.NEED_ATTACK | (tables.NEED_SECOND if part.count > 1 else 0)
            elif part.target == tables.TO_UNIT:
                need |= tables.NEED_UNIT
        return need

    @property
    def points(self) -> int:
        given = 0
        for part in self.parts:
            if part.kind <= tables.GAIN_MANA:
                given |= 1 << part.kind if part.when == 0 else tables.EARNS
        return given

    @property
    def plain(self) -> bool:
        """It only gives points: the order of such modes within one attack does not matter. A Wound for it may knock
        the Hero out, so that cards must be played before."""
        simple = all(
            part.kind <= tables.GAIN_MANA and part.when == 0 and part.per != tables.PER_DEFEATED and not part.amount
            for part in self.parts
        )
        return simple and self.partner == NOTHING and self.wounds == 0

    @property
    def opens(self) -> bool:
        return any(part.kind in (tables.LOSE_FORTIFICATION, tables.IGNORE_SITE) for part in self.parts)


@dataclass
class Source:
    """A card, Unit, Skill or faction token, as the rules know it."""

    name: str
    kind: int
    unit: int = NOTHING
    sideways: bool = False
    colours: int = 0
    action: bool = False
    same: int = NOTHING
    deed: Deed | None = None


class Combat:
    """One scenario, flattened: tokens, enemies, sources and modes by number, and their names."""

    def __init__(self, scenario: Scenario, known: Catalogue) -> None:
        self.scenario = scenario
        self.known = known
        self.tokens: list[Token] = []
        self._token_numbers: dict[Enemy, int] = {}
        self.foes: list[Foe] = list(scenario.foes)
        self.refused: list[tuple[str, str, str]] = []
        self.left_out: list[LeftOut] = []
        self.sources: list[Source] = []
        self.modes: list[FlatMode] = []
        self.words: object = None  # a notation made once
        self._name_enemies()
        self._collect_tokens()
        self._collect_sources()

    @classmethod
    def of(cls, scenario: Scenario, known: Catalogue | None = None) -> Combat:
        return cls(scenario, known or catalogue())

    # -------------------------------------------------------------- enemies and tokens
    def _name_enemies(self) -> None:
        s = self.scenario
        self.leader = len(self.foes) if s.leader else NOTHING
        if s.leader:
            self.foes.append(Foe(None))
        self.volkare = len(self.foes) if s.volkare else NOTHING
        if s.volkare:
            self.foes.append(Foe(None))
        names = []
        for i, foe in enumerate(self.foes):
            if i == self.leader:
                names.append(self.known.leaders[str(s.leader)].name)
            elif i == self.volkare:
                names.append("Volkare")
            else:
                names.append(foe.token.name if foe.token else foe.colour)
        drawn = [foe.token is None and bool(foe.colour) for foe in self.foes]
        reserved = [f"summoned {i + 1}" for i in range(MAX_ENEMIES)]
        self.enemy_names = distinct(names, drawn, reserved)

    def _add(self, enemy: Enemy, name: str = "") -> int:
        if enemy not in self._token_numbers:
            self._token_numbers[enemy] = len(self.tokens)
            self.tokens.append(Token(enemy, name=name or enemy.name))
        return self._token_numbers[enemy]

    def _collect_tokens(self) -> None:
        s = self.scenario
        for foe in self.foes:
            for enemy in (foe.token, *foe.summoned):
                if enemy is not None:
                    self._add(enemy)
        self.leader_tokens: dict[int, int] = {}
        if s.leader:
            leader = self.known.leaders[s.leader]
            for level in range(1, s.leader_level + 1):
                enemy = _of_level(leader.id, leader.name, leader.levels[level])
                self.leader_tokens[level] = self._add(enemy, f"{leader.name} {level}")
        self.volkare_token = NOTHING
        if s.volkare:
            faces = [self._add(_of_die(self.known, die), f"Volkare {die}") for die in terms.MANA]
            self.volkare_token = faces[0]
        self._collect_piles()
        if len(self.tokens) > MAX_TOKENS:
            raise fail("enemies", f"more than {MAX_TOKENS} different tokens", "too_many")

    def _collect_piles(self) -> None:
        """The piles that are drawn from, and from what is drawn in turn."""
        listed = Counter(foe.token for foe in self.foes) + Counter(e for foe in self.foes for e in foe.summoned)
        wanted = [_pile(foe.faction, foe.colour) for foe in self.foes if foe.colour]
        for foe in self.foes:
            if foe.token is not None and sum(a.summon is not None for a in foe.token.attacks) > len(foe.summoned):
                wanted += _summon_piles(foe.token)
        for number in self.leader_tokens.values():
            wanted += _summon_piles(self.tokens[number].enemy)
        done: set[int] = set()
        while wanted:
            pile = wanted.pop()
            if pile in done:
                continue
            done.add(pile)
            for enemy in self.known.enemies.values():
                if _pile(enemy.faction, enemy.colour) == pile and enemy.set in self.scenario.sets:
                    number = self._add(enemy)
                    copies = max(0, enemy.tokens - listed[enemy])
                    self.tokens[number] = replace(self.tokens[number], pile=pile, copies=copies)
                    wanted += _summon_piles(enemy)
        self._check_piles()

    def _check_piles(self) -> None:
        """There must be a token for each one to be drawn."""
        drawn = Counter(_pile(foe.faction, foe.colour) for foe in self.foes if foe.colour)
        for foe in self.foes:
            pile = _pile(foe.faction, foe.colour) if foe.colour else NOTHING
            left = sum(token.copies for token in self.tokens if token.pile == pile)
            if drawn[pile] > left:
                whose = f"{foe.colour} tokens" + (f" of the {foe.faction}" if foe.faction else "")
                raise fail("enemies", f"{drawn[pile]} {whose} are to be drawn, but only {left} are left", "too_many")

    # -------------------------------------------------------------- sources and modes
    def _collect_sources(self) -> None:
        s = self.scenario
        cards = distinct([card.name for card in s.cards])
        units = distinct([soldier.unit.name for soldier in s.soldiers])
        skills = distinct([skill.name for skill in s.skills])
        tokens = distinct([token.name for token in s.tokens])
        for name, deed in zip(cards, s.cards, strict=True):
            self._add_source(name, tables.CARD, deed)
        for i, (name, soldier) in enumerate(zip(units, s.soldiers, strict=True)):
            self.sources.append(Source(name, tables.UNIT, unit=i))
            number = len(self.sources) - 1
            for ability, alternatives in enumerate(soldier.unit.abilities):
                for mode in alternatives:
                    self._add_modes(number, mode, soldier.token, ability)
        for kind, names, deeds in ((tables.SKILL, skills, s.skills), (tables.TOKEN, tokens, s.tokens)):
            for name, deed in zip(names, deeds, strict=True):
                if s.partial and not deed.anytime:
                    self.refused.append((name, "all", "not used when attending partially (R103)"))
                    deed = replace(deed, modes=())
                self._add_source(name, kind, deed)
        self._add_partnerships()
        self._name_modes()
        if len(self.modes) > MAX_MODES:
            problem = f"there are {len(self.modes)} ways to play them, but may be at most {MAX_MODES}"
            raise fail("cards", problem, "too_many")
        if sum(len(mode.parts) for mode in self.modes) > MAX_PARTS:
            raise fail("cards", f"there are more than {MAX_PARTS} parts of effects", "too_many")
        later = {mode.source for mode in self.modes if any(_waits(part) for part in mode.parts)}
        if len(later) > BONUSES:
            problem = f"{len(later)} of them give something later in the combat, but may be at most {BONUSES}"
            raise fail("cards", problem, "too_many")

    def _add_source(self, name: str, kind: int, deed: Deed) -> None:
        number = len(self.sources)
        same = NOTHING
        for i, other in enumerate(self.sources):
            if other.kind == kind and other.deed == deed and kind in (tables.CARD, tables.TOKEN):
                same = i
        colours = sum(1 << MANA_NUMBERS[colour] for colour in deed.colours)
        sideways = kind == tables.CARD and deed.sideways
        self.sources.append(Source(name, kind, NOTHING, sideways, colours, deed.action, same, deed))
        for mode in deed.modes:
            self._add_modes(number, mode, None, 0)

    def _add_modes(self, source: int, mode: Mode, token: str | None, ability: int) -> None:
        """All flat modes of one printed mode; what is not supported is noted."""
        if _needs_partner(mode):
            return
        try:
            for parts, more in _alternatives(mode, token):
                flat = _flat(source, mode, parts, more)
                flat.ability = ability
                self.modes.append(flat)
        except NotSupported as problem:
            self._refuse(source, mode, problem)

    def _refuse(self, source: int, mode: Mode, problem: NotSupported, partner: FlatMode | None = None) -> None:
        how = mode_text(mode)
        if partner is not None:
            how = f"with {self.sources[partner.source].name}: {partner.text}"
        self.refused.append((self.sources[source].name, how, f"not supported: {problem}"))
        self.left_out.append(LeftOut(source, partner.source if partner else NOTHING, mode, problem.word))

    def _add_partnerships(self) -> None:
        """Cards and tokens that work on the play of another action card."""
        single = list(self.modes)
        for number, source in enumerate(self.sources):
            if source.deed is None:
                continue
            for mode in source.deed.modes:
                if not _needs_partner(mode):
                    continue
                if mode.reason is not None:
                    self._refuse(number, mode, NotSupported(terms.REASONS[mode.reason], mode.reason))
                    continue
                for other in single:
                    self._add_partnership(number, mode, other)

    def _add_partnership(self, number: int, mode: Mode, other: FlatMode) -> None:
        partner = self.sources[other.source]
        if partner.kind != tables.CARD or not partner.action or other.source == number:
            return
        part = mode.parts[0]
        if part.effect == "play_card" and part.powered != other.powered:
            return
        try:
            flat = _together(number, mode, part, other)
        except NotSupported as problem:
            self._refuse(number, mode, problem, other)
            return
        if flat is not None:
            flat.text = f"with {partner.name}: {flat.text}{_how(part)}"
            self.modes.append(flat)

    def _name_modes(self) -> None:
        """Modes in order of their sources, each with a text of its own."""
        self.modes.sort(key=lambda mode: mode.source)
        for number in range(len(self.sources)):
            mine = [mode for mode in self.modes if mode.source == number]
            for mode, name in zip(mine, distinct([mode.text for mode in mine]), strict=True):
                mode.text = name

    # -------------------------------------------------------------- the book
    def book(self, rules: ModuleType | None = None) -> Book:
        """The columns for one form of the rules."""
        book: Book = (rules or engine).Book()
        self._write_place(book)
        self._write_tokens(book)
        self._write_enemies(book)
        self._write_units(book)
        self._write_sources(book)
        self._write_modes(book)
        book.combat = self
        return book

    def _write_place(self, book: Book) -> None:
        s = self.scenario
        site = s.site
        kind = KINDS[site.kind]
        book.site = NUMBERS[site.kind]
        book.fortified_site = int(kind.fortified and site.assault)
        book.wall = int(site.wall)
        book.assault = int(site.assault)
        book.night = int(s.night or kind.night)
        book.named = int(s.named)
        book.unit_limit = kind.units
        book.start_reputation = kind.reputation if site.assault or kind.always else 0
        book.hero_armor = s.armor
        book.hand_limit = s.hand_limit
        s.options.write(book)
        if site.city is not None:
            attack = [0, 0, 0, 0]
            for bonus in self.known.cities[site.city].bonuses:
                if bonus.effect == "armor":
                    book.city_armor = bonus.value
                elif bonus.effect == "attack":
                    for element in bonus.elements:
                        attack[ELEMENT_NUMBERS[element]] = bonus.value
                elif bonus.ability == "brutal":
                    book.city_brutal = 1
                else:
                    book.city_poison = 1
            book.city_attack = attack
        book.leader = self.leader
        book.leader_level = s.leader_level
        book.leader_token = [self.leader_tokens.get(level, NOTHING) for level in range(16)]
        book.volkare = self.volkare
        book.volkare_token = self.volkare_token

    def _write_tokens(self, book: Book) -> None:
        def row(values: Iterable[int], fill: int = 0) -> list[int]:
            return _padded(values, MAX_TOKENS, fill)

        def attacks(pick: Any) -> list[list[int]]:
            rows = [_padded(map(pick, token.enemy.attacks), MAX_ATTACKS) for token in self.tokens]
            return rows + [[0] * MAX_ATTACKS] * (MAX_TOKENS - len(rows))

        enemies = [token.enemy for token in self.tokens]
        book.tokens = len(self.tokens)
        book.token_armor = row(enemy.armor for enemy in enemies)
        book.token_high = row(enemy.armor_elusive or enemy.armor for enemy in enemies)
        book.token_attacks = row(len(enemy.attacks) for enemy in enemies)
        book.token_value = attacks(lambda attack: attack.value)
        book.token_element = attacks(lambda attack: ELEMENT_NUMBERS[attack.element or "physical"])
        book.token_summon = [
            _padded(
                (0 if attack.summon is None else _pile(enemy.faction, attack.summon) + 1 for attack in enemy.attacks),
                MAX_ATTACKS,
            )
            for enemy in enemies
        ] + [[0] * MAX_ATTACKS] * (MAX_TOKENS - len(enemies))
        book.token_abilities = row(sum(ABILITY_BITS[name] for name in enemy.abilities) for enemy in enemies)
        book.token_resist = row(sum(RESIST_BITS[name] for name in enemy.resistances) for enemy in enemies)
        book.token_defend = row(enemy.defend for enemy in enemies)
        book.token_fame = row(enemy.fame for enemy in enemies)
        book.token_reputation = row(enemy.reputation for enemy in enemies)
        book.token_pile = row((token.pile for token in self.tokens), NOTHING)
        book.token_copies = row(token.copies for token in self.tokens)

    def _write_enemies(self, book: Book) -> None:
        book.enemies = len(self.foes)
        book.enemy_token = _padded(map(self._first_token, range(len(self.foes))), MAX_ENEMIES, NOTHING)
        book.enemy_pile = _padded(
            (_pile(foe.faction, foe.colour) if foe.colour else NOTHING for foe in self.foes), MAX_ENEMIES, NOTHING
        )
        book.enemy_role = _padded(map(self.role, range(len(self.foes))), MAX_ENEMIES)
        book.enemy_reputation = _padded(
            (RAMPAGING_REPUTATION.get(foe.rampaging or "", 0) for foe in self.foes), MAX_ENEMIES
        )
        book.enemy_fame_halved = [int(self.scenario.site.owned)] * MAX_ENEMIES
        known = [[0] * MAX_ATTACKS for _ in range(MAX_ENEMIES)]
        for e, foe in enumerate(self.foes):
            if foe.token is not None:
                calls = [i for i, attack in enumerate(foe.token.attacks) if attack.summon is not None]
                for i, enemy in zip(calls, foe.summoned, strict=False):
                    known[e][i] = self._token_numbers[enemy] + 1
        book.known = known

    def _first_token(self, e: int) -> int:
        if e == self.leader:
            return self.leader_tokens[self.scenario.leader_level]
        if e == self.volkare:
            die = self.scenario.volkare_die
            return NOTHING if die is None else self.volkare_token + MANA_NUMBERS[die]
        enemy = self.foes[e].token
        return NOTHING if enemy is None else self._token_numbers[enemy]

    def role(self, e: int) -> int:
        """What an enemy is in this combat (the rules' `enemy_role`)."""
        foe = self.foes[e]
        if e == self.leader:
            return tables.LEADER
        if e == self.volkare:
            return tables.VOLKARE
        if foe.rampaging:
            return tables.RAMPAGING
        if foe.follower:
            return tables.FOLLOWER
        role = KINDS[self.scenario.site.kind].role
        return tables.GUARDIAN if role == tables.DEFENDER and not self.scenario.site.assault else role

    def _write_units(self, book: Book) -> None:
        soldiers = self.scenario.soldiers
        units = [soldier.unit for soldier in soldiers]
        book.units = len(units)
        book.unit_level = _padded((unit.level for unit in units), MAX_UNITS)
        book.unit_armor = _padded((unit.armor for unit in units), MAX_UNITS)
        book.unit_resist = _padded((sum(RESIST_BITS[r] for r in unit.resistances) for unit in units), MAX_UNITS)
        book.unit_assault = _padded((unit.assault_influence for unit in units), MAX_UNITS)
        book.unit_damage = _padded((unit.damage_influence for unit in units), MAX_UNITS)
        book.unit_combines = _padded((int(unit.combine) for unit in units), MAX_UNITS)
        book.unit_start = [
            _padded((int(soldier.ready) for soldier in soldiers), MAX_UNITS),
            _padded((int(soldier.wounded) for soldier in soldiers), MAX_UNITS),
        ]

    def _write_sources(self, book: Book) -> None:
        sources = self.sources
        book.sources = len(sources)
        book.source_kind = _padded((source.kind for source in sources), MAX_SOURCES)
        book.source_unit = _padded((source.unit for source in sources), MAX_SOURCES, NOTHING)
        book.source_sideways = _padded((int(source.sideways) for source in sources), MAX_SOURCES)
        book.source_colours = _padded((source.colours for source in sources), MAX_SOURCES)
        book.source_action = _padded((int(source.action) for source in sources), MAX_SOURCES)
        book.source_same = _padded((source.same for source in sources), MAX_SOURCES, NOTHING)

    def _write_modes(self, book: Book) -> None:
        modes = self.modes
        parts = [(i, part) for i, mode in enumerate(modes) for part in mode.parts]
        first = [sum(len(mode.parts) for mode in modes[:i]) for i in range(len(modes))]

        def row(values: Iterable[int], fill: int = 0) -> list[int]:
            return _padded(values, MAX_MODES, fill)

        book.modes = len(modes)
        book.mode_first = row(first)
        book.mode_parts = row(len(mode.parts) for mode in modes)
        columns = ("source", "throws", "phases", "colours", "cost", "cost_wounds", "wounds", "wound_unit", "ability")
        for column in columns:
            setattr(book, f"mode_{column}", row(getattr(mode, column) for mode in modes))
        book.mode_partner = row((mode.partner for mode in modes), NOTHING)
        book.mode_cost_colour = row((mode.cost_colour for mode in modes), NOTHING)
        book.mode_least = row(mode.least for mode in modes)
        book.mode_cost_most = row(mode.most for mode in modes)
        book.mode_needs = row(mode.needs for mode in modes)
        book.mode_plain = row(int(mode.plain) for mode in modes)
        book.mode_points = row(mode.points for mode in modes)
        book.mode_opens = row(int(mode.opens) for mode in modes)
        book.mode_mana = row(sum(mode.pay) for mode in modes)
        book.mode_pay = [mode.pay for mode in modes] + [[0] * MANA] * (MAX_MODES - len(modes))
        book.parts = len(parts)
        book.part_mode = _padded((i for i, _ in parts), MAX_PARTS)
        for column in FlatPart.__dataclass_fields__:
            setattr(book, f"part_{column}", _padded((getattr(part, column) for _, part in parts), MAX_PARTS))
        lists: list[list[int]] = [[] for _ in range(LISTS)]
        for i, mode in enumerate(modes):
            for which in _lists_of(mode):
                lists[which].append(i)
        book.list_size = [len(members) for members in lists]
        book.listed = [_padded(members, MAX_MODES) for members in lists]


# ------------------------------------------------------------------ flattening modes
def _lists_of(mode: FlatMode) -> list[int]:
    """The lists of phase and place that a mode belongs to (`place_of` of the rules says the same)."""
    found = []
    for phase in range(len(terms.PHASES)):
        if not mode.phases >> phase & 1:
            continue
        if phase == tables.RANGED_PHASE and mode.points & 6:
            found.append(tables.LIST_RANGED)
        elif phase == tables.BLOCK_PHASE and mode.points >> tables.BLOCK & 1:
            found.append(tables.LIST_BLOCK)
        elif phase == tables.ATTACK_PHASE and mode.points & 7:
            found.append(tables.LIST_ATTACK)
        else:
            found.append(phase)
    return found


def _needs_partner(mode: Mode) -> bool:
    return any(
        part.effect in ("play_card", "gains_element") or (part.effect == "attacks_become" and part.target == "card")
        for part in mode.parts
    )


def _alternatives(mode: Mode, token: str | None) -> list[tuple[list[FlatPart], str]]:
    """A mode as flat parts, once for each choice of mana or points, with the words that tell them apart."""
    if mode.reason is not None:
        raise NotSupported(terms.REASONS[mode.reason], mode.reason)
    found: list[tuple[list[FlatPart], str]] = [([], "")]
    for part in mode.parts:
        grown = []
        for added, words in _flat_part(mode, part, token):
            grown += [(parts + added, f"{more} {words}".strip()) for parts, more in found]
        found = grown
    return found


def _flat_part(mode: Mode, part: Part, token: str | None) -> list[tuple[list[FlatPart], str]]:
    """The ways one part can happen."""
    if part.when == "interaction" or part.effect == "outside":
        return [([], "")]
    if part.kind in ("heal", "draw") or part.value_from or part.element_night or part.unowned:
        raise NotSupported(part.kind)
    if part.kind == "mana":
        return _mana_parts(mode, part)
    if part.effect == "source_plus":
        return [
            ([FlatPart(POINTS[kind], getattr(part, kind), phases=_phases(terms.KINDS[kind].phases), amount=1)], kind)
            for kind in ("attack", "ranged", "siege")
        ]
    flat = FlatPart(
        kind=POINTS[part.kind] if part.effect is None else _effect(part),
        value=part.value,
        element=ELEMENT_NUMBERS[part.element or "physical"],
        when=WHEN.get(part.when or "", 0),
        only=ONLY.get(part.only or "", 0),
        target=TARGETS.get(part.target or "", tables.TO_HERO),
        phases=_part_phases(mode, part),
        mask=sum(RESIST_BITS[name] for name in part.resistances),
        twice=ABILITY_BITS.get(part.twice_against or "", 0),
        count=part.count,
    )
    _grow(flat, part, token)
    if part.effect is not None:
        _write_effect(flat, part)
    return [([flat], "")]


def _effect(part: Part) -> int:
    if part.effect not in EFFECTS:
        raise NotSupported(str(part.effect))
    return EFFECTS[part.effect]


def _grow(flat: FlatPart, part: Part, token: str | None) -> None:
    """`plus` and `per`; a mana token on a Unit is known beforehand."""
    if part.per is None:
        return
    if part.per.startswith("token_"):
        flat.value += part.plus if part.per == f"token_{token}" else 0
        return
    if part.per not in PER:
        raise NotSupported(part.per)
    flat.per = PER[part.per]
    flat.plus = part.plus


def _write_effect(flat: FlatPart, part: Part) -> None:
    """The columns that mean something else for each effect."""
    if part.effect == "enemy_armor_minus":
        flat.other = part.value_fortified
    elif part.effect == "enemy_does_not_attack":
        flat.other = part.extra_target_move
    elif part.effect == "ready_unit":
        flat.value = part.max_level
        flat.other = part.influence_per_level
        if part.influence_per_level:
            flat.target = tables.TO_HERO
    elif part.effect == "units_plus":
        flat.value = part.attack
        flat.other = part.block
    elif part.effect == "cards_plus":
        flat.value = part.attack
        flat.other = part.block
        flat.amount = part.move
        flat.count = int(part.which == "all")
        if part.which == "all" and (part.attack or part.block):
            raise NotSupported("cards_plus for all cards")
    elif part.effect == "convert_points":
        key = (str(part.points), str(part.to), part.element, part.rate)
        if key not in CONVERSIONS:
            raise NotSupported(" ".join(map(str, key)))
        flat.value = CONVERSIONS[key]
    elif part.effect == "attacks_become" and part.to not in (None, "siege"):
        raise NotSupported(f"attacks_become {part.to}")


def _mana_parts(mode: Mode, part: Part) -> list[tuple[list[FlatPart], str]]:
    """One way for each choice of colours."""
    phases = _part_phases(mode, part)
    if part.colours == ("as_discarded",):
        return [([FlatPart(tables.GAIN_MANA, part.value, phases=phases, mask=tables.AS_DISCARDED)], "")]
    if part.per is not None:
        raise NotSupported(part.per)
    if len(part.colours) == 1 or part.same_colour:
        return [
            ([FlatPart(tables.GAIN_MANA, part.value, phases=phases, mask=MANA_NUMBERS[colour])],
             colour if len(part.colours) > 1 else "")
            for colour in part.colours
        ]  # fmt: skip
    return [
        ([FlatPart(tables.GAIN_MANA, n, phases=phases, mask=MANA_NUMBERS[c]) for c, n in Counter(chosen).items()],
         " ".join(chosen))
        for chosen in combinations_with_replacement(part.colours, part.value)
    ]  # fmt: skip


def _phases(names: Iterable[str]) -> int:
    return sum(1 << PHASE_NUMBERS[name] for name in names)


def _part_phases(mode: Mode, part: Part) -> int:
    """When a part happens, if its mode is played then."""
    if part.effect in AS_LONG_AS_THE_MODE:
        return ALL_PHASES
    if part.phases:
        return _phases(part.phases)
    word = terms.KINDS[part.kind] if part.effect is None else terms.EFFECTS[part.effect]
    both = _phases(word.phases) & _phases(mode.phases)
    return both or _phases(mode.phases)


def _flat(source: int, mode: Mode, parts: list[FlatPart], more: str) -> FlatMode:
    flat = FlatMode(source, parts, _phases(mode.phases), mode_text(mode, more), mode, mode.powered)
    for colour in mode.mana:
        flat.pay[MANA_NUMBERS[colour]] += 1
    flat.colours = sum(1 << MANA_NUMBERS[colour] for colour in mode.colours if colour in terms.BASIC_MANA)
    for cost in mode.costs:
        _write_cost(flat, cost)
    return flat


def _write_cost(flat: FlatMode, cost: Cost) -> None:
    if cost.cost == "wound":
        flat.wounds += 1
    elif cost.cost == "wound_unit":
        flat.wound_unit = 1
    elif cost.cost == "throw_away":
        flat.cost = tables.COST_THROW_AWAY
        flat.cost_colour = MANA_NUMBERS[str(cost.colour)]
        flat.least = flat.most = 1
    else:
        flat.cost = COSTS.get(str(cost.card), tables.COST_NON_WOUND)
        flat.least = cost.minimum
        flat.most = MAX_SOURCES if cost.maximum is None else cost.maximum
        flat.cost_wounds = int(cost.max_wounds is not None)


def _together(number: int, mode: Mode, part: Part, other: FlatMode) -> FlatMode | None:
    """A card played through another card or token; None when that makes no sense."""
    parts = [replace(piece) for piece in other.parts]
    pay = list(other.pay)
    if part.effect == "play_card":
        if part.times > 1 and (other.cost or any(p.kind > tables.GAIN_MANA for p in parts if not _once(p))):
            raise NotSupported(terms.REASONS["repeated"], "repeated")
        if other.powered and other.mode.mana:
            pay[MANA_NUMBERS[other.mode.mana[0]]] -= 1
        for piece in parts:
            if piece.kind <= tables.INFLUENCE:
                piece.value += part.bonus
            if piece.kind <= tables.GAIN_MANA or piece.kind in (tables.REPUTATION, tables.FAME):
                piece.value *= part.times
                piece.plus *= part.times
        for colour in mode.mana:
            pay[MANA_NUMBERS[colour]] += 1
    elif part.effect == "gains_element":
        if not _add_element(parts, str(part.element)):
            return None
    elif not _become_ranged(parts):
        return None
    phases = other.phases
    if part.effect == "attacks_become":
        phases = _phases(("ranged", "attack"))
    wounds = other.wounds * (part.times if part.effect == "play_card" else 1)
    flat = replace(other, source=number, partner=other.source, parts=parts, pay=pay, phases=phases, wounds=wounds)
    flat.throws = int(part.throw_away)
    flat.mode = mode
    return flat


def _how(part: Part) -> str:
    """What the other card or token changes, in short."""
    if part.effect == "play_card":
        return f" +{part.bonus}" if part.bonus else f" x{part.times}"
    return f" as {part.element or part.to}"


def _waits(part: FlatPart) -> bool:
    """A part that happens after its attack or block, or in a later phase."""
    return part.when != tables.ALWAYS or part.per == tables.PER_DEFEATED


def _once(part: FlatPart) -> bool:
    """Effects that mean the same however often they happen, or are counted by `times`."""
    return part.kind in (tables.REPUTATION, tables.FAME, tables.CONVERT) and part.when == 0 and part.per == 0


def _add_element(parts: Sequence[FlatPart], element: str) -> bool:
    """Fire or Ice is added to Attacks and Blocks; with the other it makes Cold Fire."""
    added = ELEMENT_NUMBERS[element]
    changed = False
    for part in parts:
        if part.kind <= tables.BLOCK and part.element not in (added, tables.COLD_FIRE):
            part.element = added if part.element == tables.PHYSICAL else tables.COLD_FIRE
            changed = True
    return changed


def _become_ranged(parts: Sequence[FlatPart]) -> bool:
    changed = False
    for part in parts:
        if part.kind == tables.ATTACK and part.when == 0:
            part.kind = tables.RANGED
            part.phases = _phases(terms.KINDS["ranged"].phases)
            changed = True
    return changed


# ------------------------------------------------------------------ small things
def mode_text(mode: Mode, more: str = "") -> str:
    """`powered attack 4 fire`, `red: block 4`, `enemy_armor_minus 3`: short, and stable in records."""
    words = []
    for part in mode.parts:
        if part.when == "interaction" or part.effect == "outside":
            continue
        if part.effect is not None:
            words.append(part.effect.replace("_", " ") + (f" {part.value}" if part.value else ""))
            if part.target in ("all_enemies", "other_enemies"):
                words[-1] += " to all"
        elif part.kind == "mana":
            words.append("mana" if more else f"mana {part.colours[0]}")
        else:
            text = f"{part.kind} {part.value}"
            words.append(text if part.element in (None, "physical") else f"{text} {part.element.replace('_', ' ')}")
        if part.count > 1:
            words[-1] += f" x{part.count}"
    costs = [cost.cost.replace("_", " ") + (f" {cost.colour}" if cost.colour else "") for cost in mode.costs]
    extra = list(mode.mana[1:] if mode.powered else mode.mana)
    price = "+".join([*extra, *costs])
    body = " + ".join(words) or "nothing"
    if more:
        body += f" {more}"
    return f"{'powered ' if mode.powered else ''}{body}{f' for {price}' if price else ''}"


def distinct(names: Sequence[str], numbered: Sequence[bool] | None = None, taken: Iterable[str] = ()) -> list[str]:
    """Names that differ even when typed in a hurry: second ones get a number, those to be numbered from 1 on."""
    used = set(taken)
    found = []
    for i, name in enumerate(names):
        drawn = numbered is not None and numbered[i]
        number = 1
        label = f"{name} 1" if drawn else name
        while plain_text(label) in used:
            number += 1
            label = f"{name} {number}" if drawn else f"{name} ({number})"
        used.add(plain_text(label))
        found.append(label)
    return found


def _padded(values: Iterable[int], room: int, fill: int = 0) -> list[int]:
    found = list(values)
    return found + [fill] * (room - len(found))


def _pile(faction: str | None, colour: str) -> int:
    return FACTION_NUMBERS[faction] * len(COLOUR_NUMBERS) + COLOUR_NUMBERS[colour]


def _summon_piles(enemy: Enemy) -> list[int]:
    return [_pile(enemy.faction, attack.summon) for attack in enemy.attacks if attack.summon is not None]


def _blank(**given: Any) -> Enemy:
    values: dict[str, Any] = {
        "colour": "", "set": "", "faction": None, "tokens": 0, "armor": 1, "armor_elusive": None, "attacks": (),
        "abilities": (), "resistances": (), "defend": 0, "fame": 0, "reputation": 0, "faction_reward": 0,
        "certainty": "", "note": "",
    }  # fmt: skip
    return Enemy(**(values | given))


def _of_level(faction: str, name: str, level: LeaderLevel) -> Enemy:
    return _blank(
        id=f"{faction}_{level.level}",
        name=name,
        faction=faction,
        armor=level.armor,
        armor_elusive=level.armor_elusive,
        attacks=level.attacks,
        abilities=level.abilities,
        resistances=level.resistances,
        fame=level.fame,
    )


def _of_die(known: Catalogue, die: str) -> Enemy:
    attack = known.volkare.attacks[die]
    return _blank(
        id=f"volkare_{die}",
        name="Volkare",
        attacks=(Attack(attack.value, attack.element),),
        abilities=tuple(dict.fromkeys((*known.volkare.abilities, *attack.abilities))),
    )

