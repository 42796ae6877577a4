"""A fight in words of one language: its enemies, sources and modes, actions, reasons and events."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from warlore.cli.knight.names import Names
from warlore.knight import KnightGame
from warlore.knight import catalogue_terms as terms
from warlore.knight.catalogue import Mode, Part, catalogue
from warlore.knight.combat import Combat, FlatMode, FlatPart
from warlore.knight.not_counted import not_counted
from warlore.knight.notation import EVENTS, KnightNotation
from warlore.knight.rules import actions, tables
from warlore.knight.rules.tables import MAX_ATTACKS, NOTHING
from warlore.table import Event, Reason, Setup
from warlore.texts import Texts

POINT_KINDS = ("attack", "ranged", "siege", "block", "move", "influence")
SIDEWAYS_KINDS = ("attack", "block", "move", "influence")
CONVERSIONS = (
    ("move", "attack"),
    ("move", "ranged"),
    ("influence", "block"),
    ("influence", "fire_block"),
    ("influence", "ice_block"),
)
CONVERTED = (
    ("attack", "physical"),
    ("ranged", "physical"),
    ("block", "physical"),
    ("block", "fire"),
    ("block", "ice"),
)
PLAY_WORDS = {tables.CARD: "play", tables.UNIT: "activate", tables.SKILL: "use", tables.TOKEN: "spend"}

# The number of the second of two modes that read the same
AGAIN = re.compile(r" \(\d+\)$")

# The families of actions, the last one first: their first number, and their name.
FAMILIES = (
    (actions.PLAY, "play"),
    (actions.SAY_TOKEN, "token"),
    (actions.SIDEWAYS, "sideways"),
    (actions.DISCARD_AS_SECOND, "discard_as"),
    (actions.DISCARD, "discard"),
    (actions.GUARD, "guard"),
    (actions.HIT_UNIT, "hit_unit"),
    (actions.HIT_HERO, "hit_hero"),
    (actions.CHOOSE_ATTACK, "choose_attack"),
    (actions.SLOW, "slow"),
    (actions.DO_BLOCK, "block"),
    (actions.SPARE, "spare"),
    (actions.CHOOSE_ENEMY, "choose_enemy"),
    (actions.TARGET, "target"),
    (actions.READY, "ready"),
    (actions.CHOOSE_UNIT, "choose_unit"),
    (actions.TAKE_ALONG, "take"),
    (actions.USE_BONUS, "bonus"),
    (actions.SAY_DIE, "die"),
    (actions.DO_CONVERT, "convert"),
    (actions.DISCARD_WOUND, "discard_wound"),
    (actions.USE_ITS_ATTACK, "use_its_attack"),
    (actions.GO_ALONE, "go_alone"),
    (actions.ENOUGH, "enough"),
    (actions.DECLARE, "declare"),
    (actions.END_PHASE, "end_phase"),
)


def parts_of(action: int) -> tuple[str, int]:
    """An action's family and its index there."""
    for first, family in FAMILIES:
        if action >= first:
            return family, action - first
    raise ValueError(action)


class Sentence(NamedTuple):
    """What happened, the rules behind it, and the name of the event."""

    event: str
    text: str
    rules: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.text} ({', '.join(self.rules)})" if self.rules else self.text


class Words(Names):
    """The words of one fight."""

    def __init__(self, texts: Texts, game: KnightGame, setup: Setup, state: Any) -> None:
        super().__init__(texts)
        self.game = game
        self.setup = setup
        self.notation: KnightNotation = game.notation(setup)
        self.combat: Combat = state.book.combat
        self.rules = game.rules
        self._modes: dict[int, str] = {}

    def not_counted(self, s: Any) -> list[str]:
        """What is held of which something is not played, and why, in a sentence or two each."""
        told: dict[str, None] = {}
        for one in not_counted(s):
            what = self.mode(one.mode)
            if one.partner != NOTHING:
                what = self.get("knight-not-counted-with", source=self.source(one.partner))
            why = self.name("reason", one.reason)
            told[self.get("knight-not-counted-one", source=self.source(one.source), what=what, why=why)] = None
        return list(told)

    # -------------------------------------------------------------- who and what
    def token(self, token: int) -> str:
        """A type of token."""
        known, enemy = catalogue().enemies, self.combat.tokens[token].enemy
        if enemy.id in known and known[enemy.id].name == enemy.name:
            return self.name("enemy", enemy.id)
        faction, _, level = enemy.id.rpartition("_")
        if faction in terms.FACTIONS:
            return f"{self.name('leader', faction)} {level}"
        return self.get("site-volkare") if faction == "volkare" else enemy.name

    def enemy(self, s: Any, e: int) -> str:
        """An enemy of this combat, as it can also be typed."""
        foes = self.combat.foes
        token = s.token[e]
        if e >= len(foes):
            label = self.get("knight-summoned-name", number=e - len(foes) + 1)
            return f"{self.token(token)} ({label})" if token != NOTHING else label
        english = self.combat.enemy_names[e]
        if e == self.combat.leader:
            return self.name("leader", self.combat.scenario.leader or "")
        if e == self.combat.volkare:
            return self.get("site-volkare")
        foe = foes[e]
        if foe.token is None:
            label = f"{self.name('colour', foe.colour)} {english.rpartition(' ')[2]}"
            return f"{self.token(token)} ({label})" if token != NOTHING else label
        return self._own(foe.token.id, foe.token.name, "enemy", catalogue().enemies) + english[len(foe.token.name) :]

    def _own(self, id: str, name: str, kind: str, known: Mapping[str, Any]) -> str:
        """The translated name, unless somebody calls their own thing something else."""
        return self.name(kind, id) if id in known and known[id].name == name else name

    def enemies(self, s: Any, group: int) -> str:
        return " + ".join(self.enemy(s, e) for e in range(s.enemies) if group >> e & 1)

    def attack_name(self, s: Any, attack: int) -> str:
        """An attack by its enemy; with a number when the enemy has several."""
        e, i = divmod(attack, MAX_ATTACKS)
        name = self.enemy(s, e)
        several = s.token[e] != NOTHING and self.rules.attacks_of(s, e) > 1
        return f"{name} / {i + 1}" if several else name

    def source(self, source: int) -> str:
        """A card, Unit, Skill or faction token, numbered when there are several."""
        thing = self.combat.sources[source]
        if thing.unit != NOTHING:
            return self.unit(thing.unit)
        deed = thing.deed
        if deed is None:
            return thing.name
        shelves: dict[int, tuple[str, Mapping[str, Any]]] = {
            tables.CARD: ("card", catalogue().cards),
            tables.TOKEN: ("token", catalogue().faction_tokens),
        }
        if thing.kind not in shelves:
            return thing.name
        return self._own(deed.id, deed.name, *shelves[thing.kind]) + thing.name[len(deed.name) :]

    def unit(self, unit: int) -> str:
        printed = self.combat.scenario.soldiers[unit].unit
        source = next(thing for thing in self.combat.sources if thing.unit == unit)
        return self._own(printed.id, printed.name, "unit", catalogue().units) + source.name[len(printed.name) :]

    def elements(self, bits: int) -> list[str]:
        return [name for i, name in enumerate(terms.ELEMENTS) if bits >> i & 1]

    def resist_bits(self, bits: int) -> str:
        """Resistances as names."""
        return self.resistances([name for i, name in enumerate(terms.RESISTANCES) if bits >> i & 1])

    # -------------------------------------------------------------- modes
    def flat_mode(self, number: int) -> str:
        """What a mode gives in this combat, with its price."""
        if number not in self._modes:
            self._modes[number] = self._flat_mode(self.combat.modes[number])
        return self._modes[number]

    def _flat_mode(self, flat: FlatMode) -> str:
        printed = flat.mode if flat.partner == NOTHING else self._partner_mode(flat)
        effects = iter([part for part in printed.parts if self._is_effect(part)])
        grown = iter([part for part in printed.parts if part.kind in POINT_KINDS])
        texts = [text for part in flat.parts if (text := self._flat_part(part, effects, grown))]
        what = "; ".join(texts) or self.get("knight-nothing")
        if flat.partner != NOTHING:
            what = self.get("knight-mode-with", card=self.source(flat.partner), mode=what)
        if flat.powered:
            what = self.get("knight-mode-powered", mode=what)
        price = [self.mana(colour) for colour, n in zip(terms.MANA, flat.pay, strict=True) for _ in range(n)]
        price += [self.cost(cost) for cost in printed.costs]
        again = AGAIN.search(flat.text)
        shown = f"{what} [{' + '.join(price)}]" if price else what
        return f"{shown}{again[0]}" if again else shown

    def _partner_mode(self, flat: FlatMode) -> Mode:
        """The printed mode of the card that is played through another."""

        def effects(mode: FlatMode) -> list[tuple[int, int, int]]:
            return [(part.kind, part.value, part.target) for part in mode.parts if part.kind > tables.GAIN_MANA]

        for other in self.combat.modes:
            same = other.source == flat.partner and other.partner == NOTHING and other.powered == flat.powered
            if same and effects(other) == effects(flat):
                return other.mode
        return flat.mode

    @staticmethod
    def _is_effect(part: Part) -> bool:
        outside = part.effect == "outside" or part.when == "interaction"
        return part.kind == "effect" and part.effect != "source_plus" and not outside

    def _flat_part(self, flat: FlatPart, effects: Iterator[Part], grown: Iterator[Part]) -> str:
        if flat.kind == tables.GAIN_MANA:
            if flat.mask == tables.AS_DISCARDED:
                colours = self.get("knight-as-discarded")
            else:
                colours = self.mana(terms.MANA[flat.mask])
            return self.get("knight-part-mana", value=flat.value, colours=colours, form="token")
        if flat.kind > tables.INFLUENCE:
            part = next(effects, None)
            return self.part(part) if part else ""
        text = self.points(POINT_KINDS[flat.kind], terms.ELEMENTS[flat.element], flat.value)
        part = next(grown, None)
        if part and part.per and flat.per:
            per = self.get(f"knight-per-{part.per}", pair="")
            text = self.get("knight-grows", points=text, plus=flat.plus, per=per) if flat.plus else f"{text} {per}"
        if part and part.twice_against:
            text = self.get("knight-twice", points=text, ability=self.ability(part.twice_against))
        return self.get(f"knight-when-{part.when}", what=text) if part and part.when else text

    # -------------------------------------------------------------- actions
    def action(self, s: Any, action: int) -> str:
        """An action, as it may also be typed."""
        family, index = parts_of(action)
        if family == "play":
            flat = self.combat.modes[index]
            word = PLAY_WORDS[self.combat.sources[flat.source].kind]
            return self.get(f"knight-action-{word}", card=self.source(flat.source), mode=self.flat_mode(index))
        return self.get(f"knight-action-{family}", **self._action_names(s, family, index))

    def _action_names(self, s: Any, family: str, index: int) -> dict[str, Any]:
        if family in ("target", "choose_enemy", "spare"):
            return {"enemy": self.enemy(s, index)}
        if family in ("block", "slow", "choose_attack", "hit_hero"):
            return {"attack": self.attack_name(s, index)}
        if family == "hit_unit":
            unit, attack = divmod(index, tables.ENEMY_ATTACKS)
            return {"unit": self.unit(unit), "attack": self.attack_name(s, attack)}
        if family in ("take", "choose_unit", "ready"):
            return {"unit": self.unit(index)}
        if family == "guard":
            giver, enemy = divmod(index, tables.MAX_ENEMIES)
            return {"giver": self.enemy(s, giver), "enemy": self.enemy(s, enemy)}
        if family in ("discard", "discard_as"):
            colours = [colour for i, colour in enumerate(terms.BASIC_MANA) if s.book.source_colours[index] >> i & 1]
            colour = colours[-1] if colours else "red"
            return {"card": self.source(index), "colour": self.mana(colour)}
        if family == "sideways":
            source, kind = divmod(index, actions.SIDEWAYS_KINDS)
            return {"card": self.source(source), "points": self.get(f"knight-word-{SIDEWAYS_KINDS[kind]}")}
        if family == "token":
            return {"token": self.token(index)}
        if family == "die":
            return {"colour": self.mana(terms.MANA[index])}
        if family == "bonus":
            return {"number": index + 1}
        if family == "convert":
            spent, to = CONVERSIONS[index]
            return {"from": self.get(f"knight-word-{spent}"), "to": self.get(f"knight-word-{to}")}
        return {}

    def nameable(self, s: Any) -> Iterator[int]:
        """Every action a person could mean in this combat, legal or not."""
        book, enemies = s.book, s.enemies
        attacks = [
            e * MAX_ATTACKS + i
            for e in range(enemies)
            if s.token[e] != NOTHING
            for i in range(self.rules.attacks_of(s, e))
        ]
        yield from range(actions.DISCARD_WOUND + 1)
        yield from range(actions.DO_CONVERT, actions.DO_CONVERT + tables.CONVERSIONS)
        if self.combat.volkare != NOTHING:
            yield from range(actions.SAY_DIE, actions.SAY_DIE + len(terms.MANA))
        for first in (actions.TAKE_ALONG, actions.CHOOSE_UNIT, actions.READY):
            yield from range(first, first + book.units)
        for first in (actions.TARGET, actions.CHOOSE_ENEMY, actions.SPARE):
            yield from range(first, first + enemies)
        for first in (actions.DO_BLOCK, actions.SLOW, actions.CHOOSE_ATTACK, actions.HIT_HERO):
            yield from (first + attack for attack in attacks)
        yield from (actions.hit_unit(unit, attack) for unit in range(book.units) for attack in attacks)
        yield from (actions.guard(giver, e) for giver in range(enemies) for e in range(enemies))
        for source, thing in enumerate(self.combat.sources):
            if thing.kind == tables.CARD:
                yield actions.DISCARD + source
                yield from (actions.SIDEWAYS + source * actions.SIDEWAYS_KINDS + kind for kind in range(4))
        yield from range(actions.SAY_TOKEN, actions.SAY_TOKEN + len(self.combat.tokens))
        yield from range(actions.PLAY, actions.PLAY + len(self.combat.modes))

    def reason(self, reason: Reason) -> str:
        """Why not, with the rule."""
        text = self.get(f"knight-reason-{reason.code}")
        return f"{text} ({reason.rule})" if reason.rule else text

    # -------------------------------------------------------------- what happened
    def sentences(self, s: Any, events: Iterable[Event]) -> list[Sentence]:
        """Events in words, with the numbers and the rules behind them."""
        return [self.sentence(s, event) for event in events]

    def sentence(self, s: Any, event: Event) -> Sentence:
        name = EVENTS[event[0]][0]
        args = TELLERS.get(name, _nothing)(self, s, *event[1:])
        variant = str(args.pop("variant", ""))
        text = self.get(f"knight-event-{name}{variant}", **args)
        rules = tuple(self.notation.event(event)["rules"])
        return Sentence(name, text[:1].upper() + text[1:], rules)


# ------------------------------------------------------------------ the numbers of each event
Args = dict[str, Any]


def _nothing(w: Words, s: Any, a: int, b: int, c: int) -> Args:
    return {}


def _combat_begins(w: Words, s: Any, site: int, night: int, reputation: int) -> Args:
    return {"site": w.name("site", terms.SITES[site]), "night": "yes" if night else "no"}


def _enemy_appears(w: Words, s: Any, e: int, token: int, role: int) -> Args:
    foe = w.combat.foes[e]
    if foe.token is None and foe.colour:
        label = f"{w.name('colour', foe.colour)} {w.combat.enemy_names[e].rpartition(' ')[2]}"
        return {"variant": "-drawn", "enemy": label, "token": w.token(token)}
    return {"enemy": w.enemy(s, e)}


def _volkare_rolled(w: Words, s: Any, die: int, value: int, element: int) -> Args:
    return {"die": w.mana(terms.MANA[die]), "points": w.points("attack", terms.ELEMENTS[element], value)}


def _phase_begins(w: Words, s: Any, phase: int, b: int, c: int) -> Args:
    return {"phase": w.get(f"knight-phase-{terms.PHASES[phase]}")}


def _summoned(w: Words, s: Any, e: int, token: int, summoner: int) -> Args:
    label = w.get("knight-summoned-name", number=e - len(w.combat.foes) + 1)
    return {"enemy": label, "token": w.token(token), "summoner": w.enemy(s, summoner)}


def _summoner(w: Words, s: Any, e: int, b: int, c: int) -> Args:
    return {"summoner": w.enemy(s, e)}


def _played(w: Words, s: Any, mode: int, source: int, c: int) -> Args:
    return {"mode": w.flat_mode(mode), "source": w.source(w.combat.modes[mode].source)}


def _sideways(w: Words, s: Any, source: int, kind: int, c: int) -> Args:
    return {"source": w.source(source), "points": w.points(SIDEWAYS_KINDS[kind], None, 1)}


def _influence_paid(w: Words, s: Any, unit: int, amount: int, left: int) -> Args:
    return {"unit": w.unit(unit), "amount": amount, "left": left}


def _mana(w: Words, s: Any, colour: int, number: int, left: int) -> Args:
    return {"mana": w.mana(terms.MANA[colour]), "number": number, "left": left, "have": left}


def _gained(w: Words, s: Any, number: int, have: int, c: int) -> Args:
    return {"number": number, "have": have, "left": have}


def _points(w: Words, s: Any, kind: int, element: int, value: int) -> Args:
    return {"points": w.points(POINT_KINDS[kind], terms.ELEMENTS[element], value)}


def _enemy(w: Words, s: Any, e: int, b: int, c: int) -> Args:
    return {"enemy": w.enemy(s, e)}


def _declared(w: Words, s: Any, group: int, b: int, c: int) -> Args:
    return {"enemies": w.enemies(s, group)}


def _efficient(w: Words, s: Any, element: int, number: int, resist: int) -> Args:
    points = w.points("attack", terms.ELEMENTS[element], number)
    against = w.resist_bits(resist)
    return {"points": points, "against": against} if against else {"points": points, "variant": "-plain"}


# What makes an element inefficient
INEFFICIENT = {"physical": ("physical",), "fire": ("fire",), "ice": ("ice",), "cold_fire": ("fire", "ice")}


def _halved(w: Words, s: Any, number: int, result: int, which: int) -> Args:
    elements = w.elements(which)
    against = dict.fromkeys(resist for element in elements for resist in INEFFICIENT[element])
    return {
        "number": number,
        "result": result,
        "elements": w.names("element", elements, " + "),
        "against": w.resistances(against),
    }


def _number(w: Words, s: Any, number: int, b: int, c: int) -> Args:
    return {"number": number, "wounds": number, "left": number}


def _defended(w: Words, s: Any, giver: int, e: int, number: int) -> Args:
    return {"giver": w.enemy(s, giver), "enemy": w.enemy(s, e), "number": number}


def _total(w: Words, s: Any, total: int, needed: int, c: int) -> Args:
    return {"total": total, "needed": needed}


def _defeated(w: Words, s: Any, e: int, fame: int, reputation: int) -> Args:
    return {"enemy": w.enemy(s, e), "fame": fame, "reputation": reputation, "signed": f"{reputation:+d}"}


def _levels(w: Words, s: Any, levels: int, fame: int, level: int) -> Args:
    return {"levels": levels, "fame": fame, "level": level}


def _block_declared(w: Words, s: Any, attack: int, value: int, needed: int) -> Args:
    element = terms.ELEMENTS[w.rules.element_of(s, attack)]
    name = w.attack_name(s, attack)
    return {"attack": name, "value": value, "needed": needed, "element": w.name("element", element)}


def _block_efficient(w: Words, s: Any, block: int, attack: int, number: int) -> Args:
    points = w.points("block", terms.ELEMENTS[block], number)
    return {"points": points, "attack_element": w.name("element", terms.ELEMENTS[attack])}


def _block_halved(w: Words, s: Any, number: int, result: int, attack: int) -> Args:
    return {"number": number, "result": result, "attack_element": w.name("element", terms.ELEMENTS[attack])}


def _blocked(w: Words, s: Any, attack: int, total: int, needed: int) -> Args:
    return {"attack": w.attack_name(s, attack), "total": total, "needed": needed}


def _reduced(w: Words, s: Any, attack: int, number: int, value: int) -> Args:
    return {"attack": w.attack_name(s, attack), "number": number, "value": value}


def _attack(w: Words, s: Any, attack: int, b: int, c: int) -> Args:
    return {"attack": w.attack_name(s, attack)}


def _armor_changed(w: Words, s: Any, e: int, change: int, armor: int) -> Args:
    return {"enemy": w.enemy(s, e), "signed": f"{change:+d}", "armor": armor}


def _lost_resistance(w: Words, s: Any, e: int, bits: int, c: int) -> Args:
    args: Args = {"enemy": w.enemy(s, e), "resistances": w.resist_bits(bits)}
    return args if bits else {**args, "variant": "-none"}


def _damage_begins(w: Words, s: Any, attack: int, value: int, damage: int) -> Args:
    return {"attack": w.attack_name(s, attack), "value": value, "damage": damage}


def _unit_resists(w: Words, s: Any, unit: int, damage: int, left: int) -> Args:
    return {"unit": w.unit(unit), "damage": damage, "left": left}


def _unit_wounded(w: Words, s: Any, unit: int, wounds: int, left: int) -> Args:
    return {"unit": w.unit(unit), "wounds": wounds, "left": left}


def _unit_destroyed(w: Words, s: Any, unit: int, left: int, c: int) -> Args:
    return {"unit": w.unit(unit), "left": left}


def _hero_wounded(w: Words, s: Any, wounds: int, damage: int, armor: int) -> Args:
    return {"wounds": wounds, "damage": damage, "armor": armor}


def _knocked_out(w: Words, s: Any, wounds: int, hand_limit: int, c: int) -> Args:
    return {"wounds": wounds, "hand_limit": hand_limit}


def _vampiric(w: Words, s: Any, e: int, growth: int, armor: int) -> Args:
    return {"enemy": w.enemy(s, e), "armor": armor}


def _source(w: Words, s: Any, source: int, b: int, c: int) -> Args:
    return {"source": w.source(source)}


def _changed(w: Words, s: Any, change: int, total: int, c: int) -> Args:
    args = {"change": change, "signed": f"{change:+d}", "total": total, "sum": f"{total:+d}"}
    return args if change != total else {**args, "variant": "-first"}


def _combat_ends(w: Words, s: Any, all_defeated: int, fame: int, reputation: int) -> Args:
    return {"all_defeated": "yes" if all_defeated else "no"}


def _unit(w: Words, s: Any, unit: int, b: int, c: int) -> Args:
    return {"unit": w.unit(unit)}


def _converted(w: Words, s: Any, way: int, price: int, left: int) -> Args:
    kind, element = CONVERTED[way]
    source = w.get(f"knight-points-{CONVERSIONS[way][0]}", value="").strip()
    return {"from": source, "price": price, "points": w.points(kind, element, 1), "left": left}


def _strengthened(w: Words, s: Any, unit: int, attack: int, block: int) -> Args:
    given = (("attack", attack), ("block", block))
    what = ", ".join(w.get(f"knight-plus-{kind}", value=value) for kind, value in given if value)
    return {"unit": w.unit(unit), "what": what}


def _unit_resistance(w: Words, s: Any, unit: int, bits: int, c: int) -> Args:
    return {"unit": w.unit(unit), "resistances": w.resist_bits(bits)}


TELLERS: Mapping[str, Callable[[Words, Any, int, int, int], Args]] = {
    "combat_begins": _combat_begins,
    "enemy_appears": _enemy_appears,
    "volkare_rolled": _volkare_rolled,
    "phase_begins": _phase_begins,
    "summoned": _summoned,
    "nothing_to_summon": _summoner,
    "played": _played,
    "activated": _played,
    "played_sideways": _sideways,
    "influence_paid": _influence_paid,
    "mana_spent": _mana,
    "mana_gained": _mana,
    "move_gained": _gained,
    "influence_gained": _gained,
    "points": _points,
    "targeted": _enemy,
    "attack_declared": _declared,
    "efficient": _efficient,
    "halved": _halved,
    "only_siege": _number,
    "defended": _defended,
    "attack_totalled": _total,
    "attack_failed": _total,
    "defeated": _defeated,
    "levels_removed": _levels,
    "block_declared": _block_declared,
    "block_efficient": _block_efficient,
    "block_halved": _block_halved,
    "blocked": _blocked,
    "block_failed": _blocked,
    "reduced": _reduced,
    "reduced_to_zero": _attack,
    "does_not_attack": _enemy,
    "armor_changed": _armor_changed,
    "lost_resistance": _lost_resistance,
    "lost_fortification": _enemy,
    "attack_bare": _attack,
    "immune": _enemy,
    "destroyed": _enemy,
    "damage_begins": _damage_begins,
    "unit_resists": _unit_resists,
    "unit_wounded": _unit_wounded,
    "unit_destroyed": _unit_destroyed,
    "hero_wounded": _hero_wounded,
    "wound_ignored": _number,
    "poisoned": _number,
    "knocked_out": _knocked_out,
    "vampiric": _vampiric,
    "discarded": _source,
    "thrown_away": _source,
    "wound_taken": _number,
    "reputation": _changed,
    "fame": _changed,
    "summoned_discarded": _enemy,
    "follower_flees": _enemy,
    "combat_ends": _combat_ends,
    "unit_readied": _unit,
    "bonus_earned": _points,
    "points_converted": _converted,
    "companion": _unit,
    "move_spent": _gained,
    "unit_strengthened": _strengthened,
    "unit_resistance": _unit_resistance,
}
