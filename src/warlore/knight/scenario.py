"""A combat as it is asked for: the public JSON object (contract 3 and what it leaves open), read strictly.

`read_scenario` checks shapes, names and numbers and turns catalogue names into what is printed; it knows no
rule. Every refusal is one sentence that names the field.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from warlore.knight import catalogue_terms as terms
from warlore.knight import reader
from warlore.knight.catalogue import (
    Attack,
    Card,
    Catalogue,
    CatalogueError,
    Enemy,
    Mode,
    Part,
    Unit,
    catalogue,
)
from warlore.knight.options import CombatOptions
from warlore.knight.reader import fail, inside
from warlore.knight.rules.tables import MAX_ATTACKS, MAX_ENEMIES, MAX_SOURCES, MAX_UNITS
from warlore.knight.sites import LEADER_SITES, VOLKARE_SITES

FIELDS: Final = (
    "hero", "site", "night", "enemies", "units", "cards", "mana", "objective",
    "skills", "tokens", "volkare", "leader", "partial", "draws", "sets", "sideways", "options",
)  # fmt: skip
ENEMY_FIELDS: Final = (
    "name", "armor", "armor_elusive", "attacks", "resist", "abilities", "defend", "fame", "reputation",
    "rampaging", "summon", "summoned",
)  # fmt: skip
RAMPAGING_REPUTATION: Final = {"orc": 1, "draconum": 2}
OBJECTIVES: Final = ("fame", "safety")
POINT_KINDS: Final = ("attack", "ranged", "siege", "block", "move", "influence")
MOST: Final = 99
MOST_MANA: Final = 20


@dataclass(frozen=True, slots=True)
class Foe:
    """One enemy: a token, or one still to be drawn from the pile of a colour."""

    token: Enemy | None
    colour: str = ""
    faction: str | None = None
    rampaging: str | None = None
    summoned: tuple[Enemy, ...] = ()
    follower: bool = False


@dataclass(frozen=True, slots=True)
class Soldier:
    """One Unit of the Hero's; `token` is the mana token that lies on it."""

    unit: Unit
    ready: bool = True
    wounded: bool = False
    token: str | None = None


@dataclass(frozen=True, slots=True)
class Deed:
    """One card, Skill or faction token."""

    id: str
    name: str
    modes: tuple[Mode, ...]
    colours: tuple[str, ...] = ()
    action: bool = False
    sideways: bool = True
    anytime: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """Where the combat is."""

    kind: str = "field"
    city: str | None = None
    level: int | None = None
    wall: bool = False
    assault: bool = False
    owned: bool = False
    terrain: int | None = None


@dataclass(frozen=True)
class Scenario:
    """Everything that fixes a combat before chance."""

    data: dict[str, Any]
    armor: int
    hand_limit: int
    wounds: int
    site: Place
    night: bool
    foes: tuple[Foe, ...]
    soldiers: tuple[Soldier, ...]
    cards: tuple[Deed, ...]
    skills: tuple[Deed, ...]
    tokens: tuple[Deed, ...]
    mana: Mapping[str, int]
    volkare: bool = False
    volkare_die: str | None = None
    leader: str | None = None
    leader_level: int = 0
    partial: bool = False
    named: bool = False
    sets: tuple[str, ...] = terms.SETS
    objective: str = "fame"
    options: CombatOptions = field(default_factory=CombatOptions)

    @property
    def refused(self) -> list[tuple[str, str, str]]:
        """The printed modes that this combat cannot carry out: (card, mode, reason); the others can be played."""
        from warlore.knight.combat import Combat

        return Combat.of(self).refused


def read_question(data: Any) -> Scenario:
    """A combat that is asked about now: stricter than for the records of old, which are still read."""
    scenario = read_scenario(data)
    for kind, deeds in (("cards", scenario.cards), ("skills", scenario.skills)):
        for i, deed in enumerate(deeds):
            if not deed.id and not deed.modes:
                raise fail(inside(inside(kind, i), "modes"), "must say at least one thing that it does")
    if not scenario.sets:
        raise fail("sets", f"must name at least one of: {', '.join(terms.SETS)}")
    return scenario


def read_scenario(data: Any, known: Catalogue | None = None) -> Scenario:
    """A combat from its JSON object."""
    return _Reading(known or catalogue()).scenario(data)


class _Reading:
    """Reads one request with one catalogue."""

    def __init__(self, known: Catalogue) -> None:
        self.known = known

    # -------------------------------------------------------------- the whole
    def scenario(self, data: Any) -> Scenario:
        given = reader.mapping(data, "", FIELDS)
        armor, hand_limit, wounds = self.hero(given.get("hero", {}))
        site = self.site(given.get("site", {}))
        volkare, die, troops = self.volkare(given, site)
        leader, level, followers = self.leader(given, site)
        foes = self.foes(given.get("enemies", []), "enemies", site)
        foes += self.garrison(site) + troops + followers
        if not foes and not volkare and leader is None:
            raise fail("enemies", "there is nobody to fight")
        places = len(foes) + int(volkare) + int(leader is not None)
        if places > MAX_ENEMIES - 4:
            raise fail("enemies", f"there are {places} enemies, but may be at most {MAX_ENEMIES - 4}", "too_many")
        partial = reader.flag(given.get("partial", False), "partial")
        if partial and (site.kind not in VOLKARE_SITES or site.assault):
            raise fail("partial", "only who is attacked by Volkare may attend partially (R103)")
        soldiers = self.soldiers(given.get("units", []))
        sideways = reader.flag(given.get("sideways", True), "sideways")
        cards = self.deeds(given.get("cards", []), "cards", sideways)
        skills = self.deeds(given.get("skills", []), "skills", False)
        tokens = self.tokens(given.get("tokens", []))
        if len(soldiers) + len(cards) + len(skills) + len(tokens) > MAX_SOURCES:
            raise fail("cards", f"more than {MAX_SOURCES} cards, Units, Skills and tokens", "too_many")
        return Scenario(
            data=json.loads(json.dumps(dict(given))),
            armor=armor,
            hand_limit=hand_limit,
            wounds=wounds,
            site=site,
            night=reader.flag(given.get("night", False), "night"),
            foes=tuple(foes),
            soldiers=soldiers,
            cards=cards,
            skills=skills,
            tokens=tokens,
            mana=self.mana(given.get("mana", {})),
            volkare=volkare,
            volkare_die=die,
            leader=leader,
            leader_level=level,
            partial=partial,
            named=reader.choice(given.get("draws", "chance"), "draws", ("chance", "named")) == "named",
            sets=reader.choices(given["sets"], "sets", terms.SETS) if "sets" in given else terms.SETS,
            objective=reader.choice(given.get("objective", "fame"), "objective", OBJECTIVES),
            options=CombatOptions.of(reader.mapping(given.get("options", {}), "options", _any(given, "options"))),
        )

    def hero(self, value: Any) -> tuple[int, int, int]:
        given = reader.mapping(value, "hero", ("armor", "hand_limit", "level", "wounds"))
        wounds = reader.number(given.get("wounds", 0), "hero.wounds", 0, 30)
        if "level" in given:
            if "armor" in given or "hand_limit" in given:
                raise fail("hero.level", "is given together with armor or hand_limit; one of the two is enough")
            levels = self.known.hero_levels
            level = levels[reader.number(given["level"], "hero.level", 1, len(levels))]
            return level.armor, level.hand_limit, wounds
        armor = reader.number(given.get("armor", 2), "hero.armor", 1, 20)
        return armor, reader.number(given.get("hand_limit", 5), "hero.hand_limit", 1, 20), wounds

    def site(self, value: Any) -> Place:
        fields = ("kind", "city", "level", "wall", "assault", "owned", "terrain")
        given = reader.mapping(value, "site", fields)
        kind = reader.choice(given.get("kind", "field"), "site.kind", terms.SITES)
        city = given.get("city")
        if city is not None:
            city = reader.choice(city, "site.city", terms.CITY_COLOURS)
        if (kind == "city") != (city is not None):
            raise fail("site.city", "a city needs its colour" if kind == "city" else f"a {kind} has no city colour")
        level = given.get("level")
        if level is not None:
            if city is None:
                raise fail("site.level", "only a city has a level here")
            level = reader.number(level, "site.level", 1, len(self.known.cities[city].garrisons))
        owned = reader.flag(given.get("owned", False), "site.owned")
        if owned and kind != "keep":
            raise fail("site.owned", f"only a keep can be another player's, not a {kind}")
        terrain = given.get("terrain")
        return Place(
            kind,
            city,
            level,
            reader.flag(given.get("wall", False), "site.wall"),
            reader.flag(given.get("assault", kind in ("keep", "mage_tower", "city")), "site.assault"),
            owned,
            None if terrain is None else reader.number(terrain, "site.terrain", 0, 20),
        )

    def mana(self, value: Any) -> dict[str, int]:
        given = reader.mapping(value, "mana", terms.MANA)
        return {colour: reader.number(n, f"mana.{colour}", 0, MOST_MANA) for colour, n in given.items()}

    # -------------------------------------------------------------- enemies
    def garrison(self, site: Place) -> list[Foe]:
        if site.level is None or site.city is None:
            return []
        return _drawn(self.known.cities[site.city].garrisons[site.level], None)

    def volkare(self, given: Mapping[str, Any], site: Place) -> tuple[bool, str | None, list[Foe]]:
        if site.kind not in VOLKARE_SITES:
            if given.get("volkare") is not None:
                raise fail("volkare", f"Volkare is met at {' or '.join(VOLKARE_SITES)}, not at a {site.kind}")
            return False, None, []
        value = given.get("volkare")
        spec = reader.mapping({} if value is None else value, "volkare", ("level", "die"))
        die = spec.get("die")
        if die is not None:
            die = reader.choice(die, "volkare.die", terms.MANA)
        level = spec.get("level")
        if level is None:
            if not given.get("enemies"):
                raise fail("volkare.level", "Volkare needs his army: its level, or its tokens in enemies")
            return True, die, []
        army = self.known.volkare.army
        return True, die, _drawn(army[reader.number(level, "volkare.level", 1, len(army))], None)

    def leader(self, given: Mapping[str, Any], site: Place) -> tuple[str | None, int, list[Foe]]:
        value = given.get("leader")
        if value is None:
            return None, 0, []
        if site.kind not in LEADER_SITES:
            raise fail("leader", f"a Faction Leader is met at {', '.join(LEADER_SITES)}, not at a {site.kind}")
        spec = reader.mapping(value, "leader", ("faction", "level", "followers"))
        faction = reader.choice(spec.get("faction"), "leader.faction", terms.FACTIONS)
        levels = self.known.leaders[faction].levels
        level = reader.number(spec.get("level"), "leader.level", 1, len(levels))
        if "followers" in spec:
            named = self.foes(spec["followers"], "leader.followers", site)
            return faction, level, [replace(foe, rampaging=None, follower=True) for foe in named]
        return faction, level, [replace(foe, follower=True) for foe in _drawn(levels[level].followers, faction)]

    def foes(self, value: Any, where: str, site: Place) -> list[Foe]:
        return [
            self.foe(item, inside(where, i), site) for i, item in enumerate(reader.items(value, where, MAX_ENEMIES))
        ]

    def foe(self, value: Any, where: str, site: Place) -> Foe:
        """A catalogue name, a catalogue token with facts about this one, a token to be drawn, or E."""
        at_field = site.kind == "field"
        if isinstance(value, str):
            token = self.enemy_named(value, where)
            return Foe(token, rampaging=token.rampaging if at_field else None)
        if isinstance(value, Mapping) and "enemy" in value:
            given = reader.mapping(value, where, ("enemy", "rampaging", "summoned"))
            token = self.enemy_named(given["enemy"], inside(where, "enemy"))
            rampaging = reader.flag(given.get("rampaging", at_field), inside(where, "rampaging"))
            if rampaging and given.get("rampaging") and token.rampaging is None:
                raise fail(inside(where, "rampaging"), f"{token.name} ({token.colour}) are no rampaging enemies")
            return Foe(
                token,
                rampaging=token.rampaging if rampaging else None,
                summoned=self.summoned(given.get("summoned", []), inside(where, "summoned"), token),
            )
        if isinstance(value, Mapping) and "unknown" in value:
            return self.unknown(value, where, at_field)
        return self.custom_foe(value, where)

    def unknown(self, value: Any, where: str, at_field: bool) -> Foe:
        given = reader.mapping(value, where, ("unknown", "faction", "rampaging"))
        colour = reader.choice(given["unknown"], inside(where, "unknown"), terms.ENEMY_COLOURS)
        faction = given.get("faction")
        if faction is not None:
            faction = reader.choice(faction, inside(where, "faction"), terms.FACTIONS)
        rampaging = reader.flag(given.get("rampaging", at_field), inside(where, "rampaging"))
        kind = terms.RAMPAGING.get(colour) if rampaging else None
        if given.get("rampaging") and kind is None:
            raise fail(inside(where, "rampaging"), f"{colour} tokens are no rampaging enemies")
        return Foe(None, colour, faction, kind)

    def custom_foe(self, value: Any, where: str) -> Foe:
        given = reader.mapping(value, where, ENEMY_FIELDS)
        token = self.custom_enemy(given, where)
        rampaging = given.get("rampaging")
        if rampaging is not None:
            rampaging = reader.choice(rampaging, inside(where, "rampaging"), tuple(RAMPAGING_REPUTATION))
        summoned = self.summoned(given.get("summoned", []), inside(where, "summoned"), token)
        return Foe(token, rampaging=rampaging, summoned=summoned)

    def summoned(self, value: Any, where: str, summoner: Enemy) -> tuple[Enemy, ...]:
        found = []
        for i, item in enumerate(reader.items(value, where, MAX_ATTACKS)):
            at = inside(where, i)
            token = self.enemy_named(item, at) if isinstance(item, str) else self.custom_enemy(
                reader.mapping(item, at, ENEMY_FIELDS), at
            )  # fmt: skip
            if any(attack.summon for attack in token.attacks):
                raise fail(at, f"{token.name} summons itself; a summoned token must attack")
            found.append(token)
        calls = sum(attack.summon is not None for attack in summoner.attacks)
        if len(found) > calls:
            raise fail(where, f"has {len(found)} tokens, but {summoner.name} summons {calls}")
        return tuple(found)

    def enemy_named(self, value: Any, where: str) -> Enemy:
        return self.known.enemies[self.find(value, where, "enemy")]

    def custom_enemy(self, given: Mapping[str, Any], where: str) -> Enemy:
        """E of the contract."""
        name = reader.text(given.get("name"), inside(where, "name"), "enemy")
        if "armor" not in given:
            hint = f"; for the token of the catalogue write \"{name}\" alone" if self.is_enemy(name) else ""
            raise fail(inside(where, "armor"), f"is missing{hint}")
        abilities = reader.choices(given.get("abilities", []), inside(where, "abilities"), terms.ABILITIES)
        high = given.get("armor_elusive")
        armor = reader.number(given["armor"], inside(where, "armor"), 1, MOST)
        if ("elusive" in abilities) != (high is not None):
            problem = "is required with elusive" if high is None else "is only for an elusive enemy"
            raise fail(inside(where, "armor_elusive"), problem)
        if high is not None:
            high = reader.number(high, inside(where, "armor_elusive"), armor, MOST)
        return Enemy(
            id="",
            name=name,
            colour="",
            set="",
            faction=None,
            tokens=0,
            armor=armor,
            armor_elusive=high,
            attacks=self.attacks(given, where),
            abilities=abilities,
            resistances=reader.choices(given.get("resist", []), inside(where, "resist"), terms.RESISTANCES),
            defend=reader.number(given.get("defend", 0) or 0, inside(where, "defend"), 0, MOST),
            fame=reader.number(given.get("fame", 0), inside(where, "fame"), 0, MOST),
            reputation=reader.number(given.get("reputation", 0), inside(where, "reputation"), -9, 9),
            faction_reward=0,
            certainty="",
            note="",
        )

    def is_enemy(self, name: str) -> bool:
        try:
            self.known.find(name, "enemy")
        except CatalogueError:
            return False
        return True

    def attacks(self, given: Mapping[str, Any], where: str) -> tuple[Attack, ...]:
        found = []
        at = inside(where, "attacks")
        for i, item in enumerate(reader.items(given.get("attacks", []), at, MAX_ATTACKS)):
            attack = reader.mapping(item, inside(at, i), ("value", "element"))
            value = reader.number(attack.get("value"), inside(inside(at, i), "value"), 0, MOST)
            element = reader.choice(
                attack.get("element", "physical"), inside(inside(at, i), "element"), terms.ELEMENTS
            )
            found.append(Attack(value, element))
        if given.get("summon") is not None:
            colour = reader.choice(given["summon"], inside(where, "summon"), terms.ENEMY_COLOURS)
            number = max(1, len(given["summoned"]) if isinstance(given.get("summoned"), list) else 1)
            found += [Attack(0, None, colour)] * number
        if len(found) > MAX_ATTACKS:
            raise fail(at, f"there are {len(found)} attacks, but may be at most {MAX_ATTACKS}", "too_many")
        return tuple(found)

    # -------------------------------------------------------------- Units
    def soldiers(self, value: Any) -> tuple[Soldier, ...]:
        return tuple(
            self.soldier(item, inside("units", i)) for i, item in enumerate(reader.items(value, "units", MAX_UNITS))
        )

    def soldier(self, value: Any, where: str) -> Soldier:
        if isinstance(value, str):
            soldier = Soldier(self.known.units[self.find(value, where, "unit")])
        elif isinstance(value, Mapping) and "unit" in value:
            given = reader.mapping(value, where, ("unit", "ready", "wounded", "token"))
            token = given.get("token")
            soldier = Soldier(
                self.known.units[self.find(given["unit"], inside(where, "unit"), "unit")],
                reader.flag(given.get("ready", True), inside(where, "ready")),
                reader.flag(given.get("wounded", False), inside(where, "wounded")),
                None if token is None else reader.choice(token, inside(where, "token"), terms.BASIC_MANA),
            )
        else:
            return self.custom_soldier(value, where)
        wants = any((part.per or "").startswith("token_") for mode in soldier.unit.modes for part in mode.parts)
        if wants and soldier.token is None:
            example = f'{{"unit": "{soldier.unit.id}", "token": "red"}}'
            raise fail(inside(where, "token"), f"{soldier.unit.name} need the colour of their mana token: {example}")
        if soldier.token is not None and not wants:
            raise fail(inside(where, "token"), f"no mana token lies on {soldier.unit.name}")
        return soldier

    def custom_soldier(self, value: Any, where: str) -> Soldier:
        """N of the contract."""
        fields = ("name", "level", "armor", "resist", "abilities", "ready", "wounded")
        given = reader.mapping(value, where, fields)
        name = reader.text(given.get("name"), inside(where, "name"), "unit")
        at = inside(where, "abilities")
        abilities = reader.items(given.get("abilities", []), at, 20)
        modes = [self.mode(item, inside(at, i), ()) for i, item in enumerate(abilities)]
        unit = Unit(
            id="",
            name=name,
            tier="regular",
            set="",
            level=reader.number(given.get("level", 1), inside(where, "level"), 1, 9),
            influence_cost=0,
            armor=reader.number(given.get("armor"), inside(where, "armor"), 1, MOST),
            resistances=reader.choices(given.get("resist", []), inside(where, "resist"), terms.RESISTANCES),
            recruit=(),
            copies=1,
            abilities=tuple((mode,) for mode in modes),
            assault_influence=0,
            damage_influence=0,
            combine=False,
            certainty="",
            note="",
        )
        return Soldier(
            unit,
            reader.flag(given.get("ready", True), inside(where, "ready")),
            reader.flag(given.get("wounded", False), inside(where, "wounded")),
        )

    # -------------------------------------------------------------- cards, Skills, tokens
    def deeds(self, value: Any, where: str, sideways: bool) -> tuple[Deed, ...]:
        return tuple(
            self.deed(item, inside(where, i), where, sideways)
            for i, item in enumerate(reader.items(value, where, MAX_SOURCES))
        )

    def deed(self, value: Any, where: str, kind: str, sideways: bool) -> Deed:
        if isinstance(value, str):
            if kind == "skills":
                raise fail(where, "a Skill is written out: {\"name\": …, \"modes\": […]}")
            return self.printed(self.known.cards[self.find(value, where, "card")], sideways)
        fields: tuple[str, ...] = ("name", "modes", "colours", "sideways")
        if kind == "skills":
            fields = ("name", "modes", "anytime")
        given = reader.mapping(value, where, fields)
        name = reader.text(given.get("name"), inside(where, "name"), "card")
        colours = reader.choices(given.get("colours", []), inside(where, "colours"), terms.BASIC_MANA)
        at = inside(where, "modes")
        modes = tuple(
            self.mode(item, inside(at, i), colours)
            for i, item in enumerate(reader.items(given.get("modes", []), at, 20))
        )
        return Deed(
            "",
            name,
            modes,
            colours,
            bool(colours),
            sideways and reader.flag(given.get("sideways", True), inside(where, "sideways")),
            reader.flag(given.get("anytime", False), inside(where, "anytime")),
        )

    @staticmethod
    def printed(card: Card, sideways: bool) -> Deed:
        return Deed(card.id, card.name, card.modes, card.colours, card.kind != "spell", sideways)

    def mode(self, value: Any, where: str, colours: tuple[str, ...]) -> Mode:
        """The contract's mode: points of one kind, perhaps for mana."""
        given = reader.mapping(value, where, ("kind", "value", "element", "mana"))
        kind = reader.choice(given.get("kind"), inside(where, "kind"), POINT_KINDS)
        element = reader.choice(given.get("element", "physical"), inside(where, "element"), terms.ELEMENTS)
        if kind in ("move", "influence") and element != "physical":
            raise fail(inside(where, "element"), f"{kind.capitalize()} has no element")
        mana = given.get("mana")
        if isinstance(mana, str):
            mana = [mana]
        paid = tuple(
            reader.choice(colour, inside(where, "mana"), (*terms.BASIC_MANA, "black"))
            for colour in reader.items([] if mana is None else mana, inside(where, "mana"), 4)
        )
        points = reader.number(given.get("value"), inside(where, "value"), 0, MOST)
        part = Part(kind, points, None if kind in ("move", "influence") else element)
        return Mode((part,), paid, phases=terms.KINDS[kind].phases, colours=colours, powered=bool(paid))

    def tokens(self, value: Any) -> tuple[Deed, ...]:
        found = []
        for i, item in enumerate(reader.items(value, "tokens", MAX_SOURCES)):
            where = inside("tokens", i)
            token = self.known.faction_tokens[self.find(item, where, "token")]
            if token.faction == "any":
                raise fail(where, "name a token of a faction")
            found.append(Deed(token.id, token.name, token.modes, sideways=False))
        return tuple(found)

    def find(self, value: Any, where: str, kind: str) -> str:
        if not isinstance(value, str):
            raise fail(where, f"must be a name or an object, not {reader.shown(value)}")
        try:
            return self.known.find(value[:80], kind).id
        except CatalogueError as error:
            problem = str(error)[:1].lower() + str(error)[1:].rstrip(".")
            raise fail(where, problem, f"unknown_{kind}") from None


def _drawn(colours: Mapping[str, int], faction: str | None) -> list[Foe]:
    return [Foe(None, colour, faction) for colour, number in colours.items() for _ in range(number)]


def _any(given: Mapping[str, Any], name: str) -> tuple[str, ...]:
    """`CombatOptions` checks its own names."""
    value = given.get(name, {})
    return tuple(map(str, value)) if isinstance(value, Mapping) else ()


# ------------------------------------------------------------------ one line of text, for records
def field_text(value: Any) -> str:
    """A field as it stands in a record: JSON with `;` between items, so that `,` can separate the fields."""
    if isinstance(value, str):
        words = json.dumps(value, ensure_ascii=False)
        for sign in ",;#":
            words = words.replace(sign, f"\\u{ord(sign):04x}")
        return words
    if isinstance(value, Mapping):
        return "{" + "; ".join(f"{field_text(str(k))}: {field_text(v)}" for k, v in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + "; ".join(map(field_text, value)) + "]"
    return json.dumps(value)


def parse_field(value: Any) -> Any:
    """A field from its text; anything else stays what it is."""
    if not isinstance(value, str):
        return value
    try:
        return json.loads(value.replace(";", ","))
    except (ValueError, RecursionError):
        return value
