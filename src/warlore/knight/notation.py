"""Text forms of actions and chance results, which parse back; names, rules and numbers of events; reasons."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence
from typing import Any, Final

from warlore.knight import catalogue_terms as terms
from warlore.knight.combat import CONVERSION_NAMES, Combat, distinct
from warlore.knight.rules import actions, state, tables
from warlore.knight.rules.tables import ENEMY_ATTACKS, MAX_ATTACKS, MAX_ENEMIES, NOTHING
from warlore.table import BadInput, Event, Reason
from warlore.table.chance import RESULT_BASE
from warlore.table.errors import shown
from warlore.table.words import look_up, plain_text

HERO: Final = "Hero"
PLAIN: Final = {
    "end phase": actions.END_PHASE,
    "declare": actions.DECLARE,
    "enough": actions.ENOUGH,
    "go alone": actions.GO_ALONE,
    "use its attack": actions.USE_ITS_ATTACK,
    "discard wound": actions.DISCARD_WOUND,
}
SIDEWAYS: Final = ("attack", "block", "move", "influence")
VERBS: Final = ("play", "activate", "use", "spend")

REASONS: Final = {
    actions.COMBAT_IS_OVER: Reason("combat_is_over", ""),
    actions.NOT_NOW: Reason("not_now", ""),
    actions.NO_SUCH_ACTION: Reason("no_such_action", ""),
    actions.NOT_IN_THIS_PHASE: Reason("not_in_this_phase", "R12"),
    actions.NOT_IN_THE_COMBAT: Reason("not_in_the_combat", ""),
    actions.ALREADY_TARGETED: Reason("already_targeted", "R12"),
    actions.HAS_NO_ARMOR: Reason("has_no_armor", "Q9"),
    actions.LEADER_ONCE_A_PHASE: Reason("leader_once_a_phase", "R11"),
    actions.NOT_IN_RISING_ORDER: Reason("not_in_rising_order", ""),
    actions.ONLY_SIEGE_ATTACKS: Reason("only_siege_attacks", "R14"),
    actions.DOUBLY_FORTIFIED: Reason("doubly_fortified", "S1"),
    actions.NOTHING_TO_ATTACK_WITH: Reason("nothing_to_attack_with", "R13"),
    actions.NOTHING_TO_BLOCK_WITH: Reason("nothing_to_block_with", "R17"),
    actions.PLAY_SOMETHING_FIRST: Reason("play_something_first", "Q36"),
    actions.CARD_NOT_IN_HAND: Reason("card_not_in_hand", "S4"),
    actions.ALREADY_USED: Reason("already_used", "R102"),
    actions.UNIT_IS_SPENT: Reason("unit_is_spent", "R102"),
    actions.UNIT_IS_WOUNDED: Reason("unit_is_wounded", "F1"),
    actions.UNIT_IS_DESTROYED: Reason("unit_is_destroyed", "F7"),
    actions.UNITS_MAY_NOT_FIGHT: Reason("units_may_not_fight", "R72"),
    actions.NOT_THE_COMPANION: Reason("not_the_companion", "R73"),
    actions.NEEDS_INFLUENCE: Reason("needs_influence", "R74"),
    actions.NEEDS_MANA: Reason("needs_mana", "R6"),
    actions.NEEDS_MOVE: Reason("needs_move", "R37"),
    actions.NOTHING_TO_DISCARD: Reason("nothing_to_discard", ""),
    actions.NO_TARGET: Reason("no_target", "R50"),
    actions.AIM_FIRST: Reason("aim_first", "R12"),
    actions.BLOCK_FIRST: Reason("block_first", "R17"),
    actions.NOT_IN_AN_ATTACK: Reason("not_in_an_attack", "S2"),
    actions.SAME_CARD_FIRST: Reason("same_card_first", ""),
    actions.NO_SIDEWAYS: Reason("no_sideways", "S4"),
    actions.DOES_NOT_ATTACK_NOW: Reason("does_not_attack_now", "R35"),
    actions.ALREADY_BLOCKED: Reason("already_blocked", "R39"),
    actions.ALREADY_TRIED: Reason("already_tried", "R17"),
    actions.IT_SUMMONS: Reason("it_summons", "R31"),
    actions.NOT_CUMBERSOME: Reason("not_cumbersome", "R37"),
    actions.DAMAGE_ALREADY_ASSIGNED: Reason("damage_already_assigned", "R70"),
    actions.ASSIGN_THE_REST_FIRST: Reason("assign_the_rest_first", "F8"),
    actions.DAMAGE_NOT_ASSIGNED: Reason("damage_not_assigned", "R100"),
    actions.ONLY_TO_THE_HERO: Reason("only_to_the_hero", "R77"),
    actions.MUST_HIT_THAT_UNIT: Reason("must_hit_that_unit", "R77"),
    actions.UNIT_RESISTED_BEFORE: Reason("unit_resisted_before", "F4"),
    actions.UNITS_ARE_SAFE: Reason("units_are_safe", "R23"),
    actions.IS_IMMUNE: Reason("is_immune", "R50"),
    actions.CANNOT_BE_CHOSEN: Reason("cannot_be_chosen", ""),
    actions.DISCARD_MORE: Reason("discard_more", ""),
    actions.NO_SUCH_RIGHT: Reason("no_such_right", ""),
    actions.UNIT_IS_READY: Reason("unit_is_ready", ""),
    actions.LEVEL_TOO_HIGH: Reason("level_too_high", ""),
    actions.TOKEN_NOT_IN_PILE: Reason("token_not_in_pile", "R31"),
    actions.NEEDS_A_PHYSICAL_SOURCE: Reason("needs_a_physical_source", ""),
    actions.HURT_BEFORE: Reason("hurt_before", ""),
    actions.NOT_AGAINST_ITSELF: Reason("not_against_itself", "Q35"),
    actions.NEEDS_A_BRIBE: Reason("needs_a_bribe", "R76"),
    actions.NEEDS_INFLUENCE_POINTS: Reason("needs_influence_points", "R8"),
}

# Each event's name, the rules behind it, and what its numbers mean
EVENTS: Final[dict[int, tuple[str, tuple[str, ...], tuple[str, ...]]]] = {
    state.COMBAT_BEGINS: ("combat_begins", ("R5", "R7"), ("site", "night", "reputation")),
    state.ENEMY_APPEARS: ("enemy_appears", (), ("enemy", "token", "role")),
    state.VOLKARE_ROLLED: ("volkare_rolled", ("R10",), ("mana", "value", "element")),
    state.PHASE_BEGINS: ("phase_begins", (), ("phase",)),
    state.SUMMONS: ("summoned", ("R31",), ("enemy", "token", "summoner")),
    state.NOTHING_TO_SUMMON: ("nothing_to_summon", ("R31",), ("summoner",)),
    state.CARD_PLAYED: ("played", (), ("mode", "source")),
    state.UNIT_ACTIVATED: ("activated", (), ("mode", "unit")),
    state.PLAYED_SIDEWAYS: ("played_sideways", ("S4",), ("source", "sideways")),
    state.INFLUENCE_PAID: ("influence_paid", ("R74", "R76", "Q4"), ("unit", "amount", "left")),
    state.MANA_SPENT: ("mana_spent", ("R6",), ("mana", "number", "left")),
    state.MANA_GAINED: ("mana_gained", (), ("mana", "number", "have")),
    state.MOVE_GAINED: ("move_gained", ("R8", "Q10"), ("number", "have")),
    state.INFLUENCE_GAINED: ("influence_gained", ("R8", "R9", "Q10"), ("number", "have")),
    state.POINTS: ("points", (), ("points_kind", "element", "number")),
    state.TARGETED: ("targeted", ("R12", "R24"), ("enemy",)),
    state.ATTACK_DECLARED: ("attack_declared", ("R13",), ("group",)),
    state.EFFICIENT: ("efficient", (), ("element", "number", "resistances")),
    state.HALVED: ("halved", ("R15", "Q12"), ("number", "result", "elements")),
    state.ONLY_SIEGE: ("only_siege", ("R14", "S1"), ("number", "layers")),
    state.DEFENDED: ("defended", ("R52", "R53", "Q2"), ("giver", "enemy", "number")),
    state.ATTACK_TOTALLED: ("attack_totalled", ("R13",), ("total", "needed")),
    state.ATTACK_FAILED: ("attack_failed", ("S2",), ("total", "needed")),
    state.ENEMY_DEFEATED: ("defeated", ("R61", "R64"), ("enemy", "fame", "reputation")),
    state.LEVELS_REMOVED: ("levels_removed", ("R26", "Q8"), ("levels", "fame", "level")),
    state.BLOCK_DECLARED: ("block_declared", ("R17",), ("attack", "value", "needed")),
    state.BLOCK_EFFICIENT: ("block_efficient", (), ("element", "attack_element", "number")),
    state.BLOCK_HALVED: ("block_halved", ("R60",), ("number", "result", "attack_element")),
    state.ATTACK_BLOCKED: ("blocked", ("R17",), ("attack", "total", "needed")),
    state.BLOCK_FAILED: ("block_failed", ("S3",), ("attack", "total", "needed")),
    state.REDUCED: ("reduced", ("Q3",), ("attack", "number", "value")),
    state.REDUCED_TO_ZERO: ("reduced_to_zero", ("R39",), ("attack",)),
    state.DOES_NOT_ATTACK: ("does_not_attack", ("R35", "R54"), ("enemy",)),
    state.ARMOR_CHANGED: ("armor_changed", ("S5", "R55"), ("enemy", "change", "armor")),
    state.LOST_RESISTANCE: ("lost_resistance", ("R47", "R48"), ("enemy", "resistances")),
    state.FORTIFICATION_LOST: ("lost_fortification", ("S1",), ("enemy",)),
    state.ATTACK_BARE: ("attack_bare", ("R51", "Q1"), ("attack",)),
    state.IMMUNE: ("immune", ("R47", "R48", "R49", "R50", "Q1"), ("enemy",)),
    state.ENEMY_DESTROYED: ("destroyed", ("S5",), ("enemy",)),
    state.DAMAGE_BEGINS: ("damage_begins", ("R22", "R68", "Q3"), ("attack", "value", "damage")),
    state.UNIT_RESISTS: ("unit_resists", ("F5", "R81", "R82", "R83", "R84"), ("unit", "armor", "damage")),
    state.UNIT_WOUNDED: ("unit_wounded", ("F6", "F7"), ("unit", "wounds", "damage")),
    state.UNIT_DESTROYED: ("unit_destroyed", ("F7",), ("unit", "damage")),
    state.HERO_WOUNDED: ("hero_wounded", ("F9", "R94"), ("wounds", "damage", "armor")),
    state.WOUND_IGNORED: ("wound_ignored", ("F9",), ("left",)),
    state.POISONED: ("poisoned", ("R95",), ("wounds", "total")),
    state.PARALYZED: ("paralyzed", ("R96",), ()),
    state.KNOCKED_OUT: ("knocked_out", ("F10", "R97", "R98"), ("wounds", "hand_limit")),
    state.VAMPIRE_GROWS: ("vampiric", ("R104", "Q5"), ("enemy", "change", "armor")),
    state.CARD_DISCARDED: ("discarded", (), ("source",)),
    state.CARD_THROWN_AWAY: ("thrown_away", (), ("source",)),
    state.WOUND_TAKEN: ("wound_taken", ("R97",), ("wounds", "total")),
    state.REPUTATION_CHANGED: ("reputation", ("R5",), ("change", "total")),
    state.FAME_GAINED: ("fame", (), ("change", "total")),
    state.SUMMONED_DISCARDED: ("summoned_discarded", ("R31", "R67"), ("enemy",)),
    state.FOLLOWER_FLEES: ("follower_flees", ("R65",), ("enemy",)),
    state.COMBAT_ENDS: ("combat_ends", (), ("all_defeated", "fame", "reputation")),
    state.UNIT_READIED: ("unit_readied", (), ("unit",)),
    state.BONUS_EARNED: ("bonus_earned", (), ("points_kind", "element", "number")),
    state.POINTS_CONVERTED: ("points_converted", ("R8",), ("conversion", "number", "left")),
    state.COMPANION_CHOSEN: ("companion", ("R73",), ("unit",)),
    state.MOVE_SPENT: ("move_spent", ("R37", "R38"), ("number", "left")),
    state.WOUND_DISCARDED: ("wound_discarded", ("R98",), ("left",)),
    state.UNITS_STRENGTHENED: ("unit_strengthened", (), ("unit", "attack_bonus", "block_bonus")),
    state.UNIT_RESISTANCE_GAINED: ("unit_resistance", ("R81", "R84"), ("unit", "resistances")),
    state.SITE_IGNORED: ("site_ignored", ("R49", "S1"), ()),
}
BLOCK_RULES: Final = ("R56", "R57", "R58", "R59")
IMMUNE_RULES: Final = {
    tables.IMMUNE_ARCANE: ("R50", "Q1"),
    tables.IMMUNE_FIRE: ("R47",),
    tables.IMMUNE_ICE: ("R48",),
}
CITY_RULES: Final = {"white": "R90", "blue": "R91", "red": "R92", "green": "R93"}
PHASE_RULES: Final = ((), ("R12",), ("R17",), ("R22",), ("R24",))


def rules_of(event: Event) -> tuple[str, ...]:
    """The ids of the rules behind one event, as exactly as its numbers tell."""
    kind, a, b, c = event
    if kind in (state.BLOCK_EFFICIENT, state.BLOCK_HALVED):
        element = b if kind == state.BLOCK_EFFICIENT else c
        return (BLOCK_RULES[element],) if kind == state.BLOCK_EFFICIENT else (BLOCK_RULES[element], "R60")
    if kind == state.EFFICIENT:
        return _resistance_rules(c)
    if kind == state.HALVED:
        rules = [rule for i, rule in enumerate(("R46", "R47", "R48", "R49")) if c >> i & 1]
        return (*rules, "R15", "Q12")
    if kind == state.PHASE_BEGINS:
        return PHASE_RULES[a]
    if kind == state.BLOCK_DECLARED:
        return ("R17", "R32", "Q3") if c > b else ("R17",)
    if kind == state.DAMAGE_BEGINS:
        return ("R22", "R68", "Q3") if c > b else ("R22",)
    if kind == state.IMMUNE:
        return IMMUNE_RULES[b]
    return EVENTS[kind][1]


def _resistance_rules(resist: int) -> tuple[str, ...]:
    if resist & (tables.RESIST_FIRE | tables.RESIST_ICE) == tables.RESIST_FIRE | tables.RESIST_ICE:
        return ("R49",)
    bits = ((tables.RESIST_PHYSICAL, "R46"), (tables.RESIST_FIRE, "R47"), (tables.RESIST_ICE, "R48"))
    return tuple(rule for bit, rule in bits if resist & bit) or ("R13",)


class KnightNotation:
    """The words of one combat."""

    def __init__(self, combat: Combat) -> None:
        self.combat = combat
        self.enemies = list(combat.enemy_names)
        self.enemies += [f"summoned {i + 1}" for i in range(MAX_ENEMIES - len(self.enemies))]
        self.sources = [source.name for source in combat.sources]
        self.units = [source.name for source in combat.sources if source.kind == tables.UNIT]
        self.tokens = distinct([token.name for token in combat.tokens])
        self._modes = [
            f"{VERBS[combat.sources[mode.source].kind]} {combat.sources[mode.source].name}: {mode.text}"
            for mode in combat.modes
        ]
        self._mode_numbers = {plain_text(text): i for i, text in enumerate(self._modes)}
        self._refused = {
            plain_text(f"{VERBS[source.kind]} {source.name}: {mode}"): reason
            for source in combat.sources
            for name, mode, reason in combat.refused
            if name == source.name
        }
        cards = [source.name if source.kind == tables.CARD else "" for source in combat.sources]
        units = self._numbers(self.units)
        enemies = self._numbers(self.enemies)
        attacks = {plain_text(self.attack_text(i)): i for i in range(ENEMY_ATTACKS)}
        for name, e in enemies.items():
            attacks.setdefault(f"{name} / 1", e * MAX_ATTACKS)
        self._names: dict[str, dict[str, int]] = {
            "enemy": enemies,
            "attack": attacks,
            "unit": units,
            "card": self._numbers(cards),
            "token": self._numbers(self.tokens),
            "colour": {name: i for i, name in enumerate(terms.MANA)},
            "conversion": {name: i for i, name in enumerate(CONVERSION_NAMES)},
            "bonus": {str(i + 1): i for i in range(tables.BONUSES)},
        }
        enemy, attack, unit = self.enemy_text, self.attack_text, self.unit_text
        # families: (first number, first words, how the index is written, what it names or how it is read)
        self._families: list[tuple[int, str, Callable[[int], str], str | Callable[[str], int]]] = [
            (actions.SAY_TOKEN, "token", self.token_text, "token"),
            (actions.SIDEWAYS, "sideways", self._sideways_text, self._parse_sideways),
            (actions.DISCARD_AS_SECOND, "discard second colour of", self.source_text, "card"),
            (actions.DISCARD, "discard", self.source_text, "card"),
            (actions.GUARD, "guard", self._guard_text, self._parse_guard),
            (actions.HIT_UNIT, "hit unit", self._hit_text, self._parse_hit),
            (actions.HIT_HERO, "hit hero with", attack, "attack"),
            (actions.CHOOSE_ATTACK, "choose attack", attack, "attack"),
            (actions.SLOW, "slow", attack, "attack"),
            (actions.DO_BLOCK, "block", attack, "attack"),
            (actions.SPARE, "spare", enemy, "enemy"),
            (actions.CHOOSE_ENEMY, "choose", enemy, "enemy"),
            (actions.TARGET, "target", enemy, "enemy"),
            (actions.READY, "ready", unit, "unit"),
            (actions.CHOOSE_UNIT, "choose unit", unit, "unit"),
            (actions.TAKE_ALONG, "take", unit, "unit"),
            (actions.USE_BONUS, "bonus", lambda i: str(i + 1), "bonus"),
            (actions.SAY_DIE, "die", lambda i: terms.MANA[i], "colour"),
            (actions.DO_CONVERT, "convert", lambda i: CONVERSION_NAMES[i], "conversion"),
        ]

    @staticmethod
    def _numbers(names: Sequence[str]) -> dict[str, int]:
        return {plain_text(name): i for i, name in enumerate(names) if name}

    # -------------------------------------------------------------- names
    def enemy_text(self, e: int) -> str:
        return self.enemies[e] if 0 <= e < len(self.enemies) else f"enemy {e}"

    def attack_text(self, attack: int) -> str:
        """An attack by its enemy; the second and third with their number."""
        name = self.enemy_text(attack // MAX_ATTACKS)
        which = attack % MAX_ATTACKS
        return name if which == 0 else f"{name} / {which + 1}"

    def unit_text(self, unit: int) -> str:
        return self.units[unit] if 0 <= unit < len(self.units) else f"unit {unit}"

    def source_text(self, source: int) -> str:
        return self.sources[source] if 0 <= source < len(self.sources) else f"source {source}"

    def token_text(self, token: int) -> str:
        return self.tokens[token] if 0 <= token < len(self.tokens) else f"token {token}"

    def seat_text(self, seat: int) -> str:
        return HERO

    def parse_seat(self, text: str) -> int:
        if plain_text(text) not in (plain_text(HERO), "seat 1"):
            raise BadInput(f"there is no player {shown(text)}; the only seat is {HERO}")
        return 0

    def _sideways_text(self, index: int) -> str:
        return f"{self.source_text(index // actions.SIDEWAYS_KINDS)} {SIDEWAYS[index % actions.SIDEWAYS_KINDS]}"

    def _parse_sideways(self, text: str) -> int:
        name, _, kind = text.rpartition(" ")
        if kind.lower() not in SIDEWAYS:
            raise BadInput(f"{shown('sideways ' + text)} must end with {', '.join(SIDEWAYS)}")
        return self._read("card", name) * actions.SIDEWAYS_KINDS + SIDEWAYS.index(kind.lower())

    def _guard_text(self, index: int) -> str:
        return f"{self.enemy_text(index % MAX_ENEMIES)} by {self.enemy_text(index // MAX_ENEMIES)}"

    def _parse_guard(self, text: str) -> int:
        enemy, by, giver = text.partition(" by ")
        if not by:
            raise BadInput(f"{shown('guard ' + text)} lacks its giver; write 'guard ENEMY by ENEMY'")
        return self._read("enemy", giver) * MAX_ENEMIES + self._read("enemy", enemy)

    def _hit_text(self, index: int) -> str:
        return f"{self.unit_text(index // ENEMY_ATTACKS)} with {self.attack_text(index % ENEMY_ATTACKS)}"

    def _parse_hit(self, text: str) -> int:
        unit, given, attack = text.partition(" with ")
        if not given:
            raise BadInput(f"{shown('hit unit ' + text)} lacks the attack; write 'hit unit UNIT with ENEMY'")
        return self._read("unit", unit) * ENEMY_ATTACKS + self._read("attack", attack)

    def _read(self, what: str, text: str) -> int:
        return look_up(text, self._names[what], what, " in this combat")

    # -------------------------------------------------------------- actions
    def action_text(self, action: int) -> str:
        """An action in words."""
        if action >= actions.PLAY:
            mode = action - actions.PLAY
            return self._modes[mode] if mode < len(self._modes) else f"mode {mode}"
        for first, words, write, _ in self._families:
            if action >= first:
                return f"{words} {write(action - first)}"
        for text, number in PLAIN.items():
            if number == action:
                return text
        return f"action {action}"

    def parse_action(self, text: str) -> int:
        """An action from its words; what it names is looked up kindly (case, accents, unique beginnings)."""
        words = plain_text(text)
        if words in PLAIN:
            return PLAIN[words]
        if words in self._mode_numbers:
            return actions.PLAY + self._mode_numbers[words]
        if words in self._refused:
            raise BadInput(f"'{text[:60]}' is {self._refused[words]}", code="not_supported")
        if words.split(" ", 1)[0] in VERBS:
            return actions.PLAY + look_up(words, self._mode_numbers, "way to play", " in this combat")
        for first, begin, _, read in sorted(self._families, key=lambda family: -len(family[1])):
            if words.startswith(begin + " "):
                rest = " ".join(text.split()[len(begin.split()) :])
                return first + (self._read(read, rest) if isinstance(read, str) else read(rest))
        known = [*PLAIN, *(f"{begin} …" for _, begin, _, _ in self._families), *(f"{verb} …" for verb in VERBS)]
        close = difflib.get_close_matches(words, PLAIN, n=2, cutoff=0.6)
        hint = f"did you mean {' or '.join(close)}?" if close else f"actions are {', '.join(known)}"
        raise BadInput(f"{shown(text)} is no action; {hint}", code="no_such_action")

    # -------------------------------------------------------------- chance results
    def result_text(self, result: int) -> str:
        """A chance result in words."""
        kind, value = divmod(result, RESULT_BASE)
        if kind == state.DIE_ROLLED:
            return f"die {terms.MANA[value - 1]}" if 1 <= value <= tables.MANA else f"die {value}"
        return self.token_text(value)

    def parse_result(self, text: str) -> int:
        """A chance result from its words."""
        word, _, rest = text.partition(" ")
        if word == "die":
            return state.DIE_ROLLED * RESULT_BASE + self._read("colour", rest) + 1
        return state.TOKEN_DRAWN * RESULT_BASE + self._read("token", text)

    # -------------------------------------------------------------- events
    def event(self, event: Event) -> dict[str, Any]:
        """An event with its name, its rules and its numbers as names where they name something."""
        name, _, fields = EVENTS[event[0]]
        told: dict[str, Any] = {"event": name, "rules": list(self.rules(event))}
        for what, value in zip(fields, event[1:], strict=False):
            told[what] = self.value(what, value)
        return told

    def rules(self, event: Event) -> tuple[str, ...]:
        """The rules behind an event, with what only this combat tells: its City, which Unit is paid."""
        kind, a, _, c = event
        city = self.combat.scenario.site.city
        if kind == state.INFLUENCE_PAID:
            unit = self.combat.scenario.soldiers[a].unit
            if not unit.assault_influence and not unit.damage_influence:
                return ("R8",)
            return ("R74", "Q4") if unit.assault_influence else ("R76", "Q4")
        if city is None:
            return rules_of(event)
        if kind == state.ENEMY_APPEARS and c == tables.DEFENDER:
            return (*rules_of(event), CITY_RULES[city])
        if kind == state.SUMMONS and self.combat.role(c) == tables.DEFENDER:
            return (*rules_of(event), "R89", CITY_RULES[city])
        return rules_of(event)

    def value(self, what: str, value: int) -> Any:
        """A number of an event, as what it stands for."""
        if what in ("enemy", "giver", "summoner"):
            return self.enemy_text(value)
        if what == "group":
            return [self.enemy_text(e) for e in range(MAX_ENEMIES) if value >> e & 1]
        if what == "attack":
            return self.attack_text(value)
        if what in ("element", "attack_element"):
            return terms.ELEMENTS[value]
        if what == "elements":
            return [name for i, name in enumerate(terms.ELEMENTS) if value >> i & 1]
        if what == "resistances":
            return [name for i, name in enumerate(terms.RESISTANCES) if value >> i & 1]
        lists: dict[str, Sequence[str]] = {
            "unit": self.units,
            "source": self.sources,
            "token": self.tokens,
            "mode": [mode.text for mode in self.combat.modes],
            "mana": terms.MANA,
            "phase": terms.PHASES,
            "site": terms.SITES,
            "sideways": SIDEWAYS,
            "conversion": CONVERSION_NAMES,
            "points_kind": ("attack", "ranged", "siege", "block"),
            "role": ("defender", "rampaging", "volkare", "leader", "follower", "troop", "guardian"),
        }
        if what in lists:
            return lists[what][value] if NOTHING < value < len(lists[what]) else None
        return bool(value) if what in ("night", "all_defeated") else value
