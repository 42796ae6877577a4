"""Reading the data files into the values of `catalogue_model`, checking each entry on the way in."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import resources
from typing import Any, NamedTuple

from . import catalogue_check as rules
from . import catalogue_terms as terms
from .catalogue_check import CatalogueError, Place, Table
from .catalogue_model import (
    Attack,
    Card,
    City,
    CityBonus,
    Cost,
    Enemy,
    FactionToken,
    HeroLevel,
    Leader,
    LeaderLevel,
    Mode,
    Part,
    Unit,
    Volkare,
    VolkareAttack,
)

Files = Mapping[str, Mapping[str, Any]]

FILES = (
    "enemies.toml",
    "units.toml",
    "cards.toml",
    "cities.toml",
    "hero.toml",
    "volkare.toml",
    "leaders.toml",
    "faction_tokens.toml",
)


def read(texts: Mapping[str, str] | None = None) -> Files:
    """The data files, not yet checked; `texts` replaces some of them, by file name."""
    given = dict(texts or {})
    for name in given:
        if name not in FILES:
            raise CatalogueError(f"There is no data file {name!r}, allowed: {', '.join(FILES)}.")
    data = resources.files("warlore.knight") / "data"
    files: dict[str, dict[str, Any]] = {}
    for name in FILES:
        text = given[name] if name in given else (data / name).read_text("utf-8")
        try:
            files[name] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise CatalogueError(f"{name}: this is not TOML: {error}.") from error
    return files


def enemies(files: Files) -> dict[str, Enemy]:
    return {each.id: each for each in map(_enemy, _tables(files, "enemies.toml", "enemy"))}


def units(files: Files) -> dict[str, Unit]:
    return {each.id: each for each in map(_unit, _tables(files, "units.toml", "unit"))}


def cards(files: Files) -> dict[str, Card]:
    return {each.id: each for each in map(_card, _tables(files, "cards.toml", *rules.CARD_KINDS))}


def faction_tokens(files: Files) -> dict[str, FactionToken]:
    return {each.id: each for each in map(_token, _tables(files, "faction_tokens.toml", "token"))}


def cities(files: Files) -> dict[str, City]:
    return {each.id: each for each in map(_city, _tables(files, "cities.toml", "city"))}


def leaders(files: Files) -> dict[str, Leader]:
    return {each.id: each for each in map(_leader, _tables(files, "leaders.toml", "leader"))}


class _Entry(NamedTuple):
    """A table of a data file: the heading it stands under, where it is, and itself."""

    kind: str
    place: Place
    table: Table


def _tables(files: Files, file: str, *kinds: str) -> list[_Entry]:
    """The tables of a file, which has only those headings; no two have the same id."""
    rules.check(Place(file, "the file"), files[file], dict.fromkeys(kinds, rules.TABLES), kinds)
    seen: set[str] = set()
    entries: list[_Entry] = []
    for kind in kinds:
        for number, table in enumerate(files[file][kind], 1):
            name = str(table.get("id", table.get("level", table.get("die", f"number {number}"))))
            place = Place(file, f"{kind} {name}")
            for field in ("id", "powered_id"):
                if field in table:
                    if str(table[field]) in seen:
                        raise place.wrong(field, table[field], "an id that no other entry has")
                    seen.add(str(table[field]))
            entries.append(_Entry(kind, place, table))
    return entries


def _required(checks: Mapping[str, object], *optional: str) -> list[str]:
    return [field for field in checks if field not in optional]


def _enemy(entry: _Entry) -> Enemy:
    _, place, table = entry
    optional = ("faction", "armor_elusive", "abilities", "resistances", "defend", "reputation")
    rules.check(place, table, rules.ENEMY, _required(rules.ENEMY, *optional, "faction_reward", "note"))
    if ("faction" in table) != (table["set"] == "tezla"):
        raise place.wrong("faction", table.get("faction"), "a faction for set tezla, none for the others")
    return Enemy(
        id=table["id"],
        name=table["name"],
        colour=table["colour"],
        set=table["set"],
        faction=table.get("faction"),
        tokens=table["tokens"],
        armor=table["armor"],
        armor_elusive=_armor_elusive(place, table),
        attacks=_attacks(place, table["attacks"]),
        abilities=tuple(table.get("abilities", ())),
        resistances=tuple(table.get("resistances", ())),
        defend=table.get("defend", 0),
        fame=table["fame"],
        reputation=table.get("reputation", 0),
        faction_reward=table.get("faction_reward", 0),
        certainty=table["certainty"],
        note=table.get("note", ""),
    )


def _armor_elusive(place: Place, table: Table) -> int | None:
    elusive = "elusive" in table.get("abilities", ())
    higher: int | None = table.get("armor_elusive")
    if elusive != (higher is not None) or (higher is not None and higher <= table["armor"]):
        raise place.wrong("armor_elusive", higher, "more than the armor with elusive, nothing without it")
    return higher


def _attacks(place: Place, tables: Sequence[Table]) -> tuple[Attack, ...]:
    attacks: list[Attack] = []
    for number, table in enumerate(tables, 1):
        where = place.at(f"attack {number}")
        names = ("summon",) if "summon" in table else ("value", "element")
        rules.check(where, table, rules.only(rules.ATTACK, names), names)
        attacks.append(Attack(table.get("value", 0), table.get("element"), table.get("summon")))
    return tuple(attacks)


def _unit(entry: _Entry) -> Unit:
    _, place, table = entry
    optional = ("resistances", "assault_influence", "damage_influence", "combine", "note")
    rules.check(place, table, rules.UNIT, _required(rules.UNIT, *optional))
    abilities = tuple(
        tuple(
            _mode(place.at(f"ability {number} mode {choice}"), mode) for choice, mode in enumerate(ability, 1)
        )
        for number, ability in enumerate(table["abilities"], 1)
    )
    return Unit(
        id=table["id"],
        name=table["name"],
        tier=table["tier"],
        set=table["set"],
        level=table["level"],
        influence_cost=table["influence_cost"],
        armor=table["armor"],
        resistances=tuple(table.get("resistances", ())),
        recruit=tuple(table["recruit"]),
        copies=table["copies"],
        # R47-R49 look at the mana that activates a Unit's ability.
        abilities=tuple(tuple(replace(mode, colours=mode.mana) for mode in ability) for ability in abilities),
        assault_influence=table.get("assault_influence", 0),
        damage_influence=table.get("damage_influence", 0),
        combine=table.get("combine", False),
        certainty=table["certainty"],
        note=table.get("note", ""),
    )


def _card(entry: _Entry) -> Card:
    kind, place, table = entry
    others = set().union(*rules.CARD_KINDS.values()) - set(rules.CARD_KINDS[kind])
    checks = rules.only(rules.CARD, _required(rules.CARD, *others))
    rules.check(place, table, checks, _required(checks, "note"))
    colours = tuple(table["colours"])
    spell = kind == "spell"
    return Card(
        id=table["id"],
        name=table["name"],
        kind=kind,
        colours=colours,
        set=table.get("set"),
        basic=tuple(
            replace(mode, mana=(*paid, *mode.mana), colours=colours)
            for paid in ([(colour,) for colour in colours] if spell else [()])
            for mode in _modes(place, table, "basic")
        ),
        powered=tuple(
            replace(mode, mana=(*paid, *mode.mana), colours=colours, powered=True)
            for paid in [(colour, "black") if spell else (colour,) for colour in colours]
            for mode in _modes(place, table, "powered")
        ),
        copies=dict(table.get("copies", {})),
        powered_id=table.get("powered_id"),
        powered_name=table.get("powered_name"),
        certainty=table["certainty"],
        note=table.get("note", ""),
    )


def _token(entry: _Entry) -> FactionToken:
    _, place, table = entry
    rules.check(place, table, rules.TOKEN, _required(rules.TOKEN, "note"))
    return FactionToken(
        id=table["id"],
        name=table["name"],
        faction=table["faction"],
        copies=table["copies"],
        modes=tuple(_modes(place, table, "modes")),
        certainty=table["certainty"],
        note=table.get("note", ""),
    )


def _modes(place: Place, table: Table, field: str) -> list[Mode]:
    return [_mode(place.at(f"{field} mode {number}"), mode) for number, mode in enumerate(table[field], 1)]


def _mode(place: Place, table: Table) -> Mode:
    """One mode: its own fields, and those of its only part unless it has a list of `parts`."""
    whole = {field: value for field, value in table.items() if field in rules.MODE}
    rules.check(place, whole, rules.MODE, ())
    rest = {field: value for field, value in table.items() if field not in rules.MODE}
    if "parts" in table:
        if rest:
            field, value = next(iter(rest.items()))
            raise place.unknown(field, value, rules.MODE)
        parts = tuple(
            _part(place.at(f"part {number}"), part) for number, part in enumerate(table["parts"], 1)
        )
    else:
        parts = (_part(place, rest),)
    if ("supported" in table) != ("reason" in table):
        raise place.wrong("reason", table.get("reason"), "a reason with supported = false, none without it")
    reason: str | None = table.get("reason")
    if reason is None:
        _must_be_playable(place, parts)
    return Mode(
        parts=parts,
        mana=tuple(table.get("mana", ())),
        costs=tuple(
            _cost(place.at(f"cost {number}"), cost) for number, cost in enumerate(table.get("costs", ()), 1)
        ),
        phases=tuple(table["phases"]) if "phases" in table else _phases(parts),
        reason=reason,
        note=table.get("note", ""),
    )


def _must_be_playable(place: Place, parts: Sequence[Part]) -> None:
    """A mode with nothing that a combat can carry out has to say why it is not supported."""
    for part in parts:
        if part.kind in ("heal", "draw") or part.value_from or part.per in ("crystal_pair", "crystal_set"):
            raise place.wrong("supported", None, f"false and a reason, because of {part}")
    if all(part.effect == "outside" for part in parts):
        raise place.wrong("supported", None, "false and a reason, because nothing of it is inside the combat")


def _phases(parts: Sequence[Part]) -> tuple[str, ...]:
    """When a mode can be played: whenever one of its parts can, leaving out what only follows from others."""
    found: set[str] = set()
    for part in parts:
        follows = part.when or part.phases or (part.kind == "effect" and part.per)
        if not follows:
            word = terms.EFFECTS[part.effect] if part.effect else terms.KINDS[part.kind]
            found.update(word.phases)
    return tuple(phase for phase in terms.PHASES if phase in found)


def _part(place: Place, table: Table) -> Part:
    if "kind" not in table:
        raise place.missing("kind", rules.PART["kind"].allowed)
    if table["kind"] == "effect":
        rules.check_word(place, table, "effect", terms.EFFECTS, rules.PART, ("kind",))
    else:
        rules.check_word(place, table, "kind", terms.KINDS, rules.PART)
    if table.get("value", 0) < 0 and table.get("effect") != "reputation":
        raise place.wrong("value", table["value"], "an integer from 0 to 20, below 0 for reputation only")
    if ("pair" in table) != (table.get("per") == "crystal_pair"):
        raise place.wrong("pair", table.get("pair"), "two colours with per = 'crystal_pair', none without it")
    given: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in table.items()
    }
    if table["kind"] in ("attack", "ranged", "siege", "block"):
        given.setdefault("element", "physical")
    if table["kind"] == "mana":
        given.setdefault("form", "token")
    return Part(**given)


def _cost(place: Place, table: Table) -> Cost:
    rules.check_word(place, table, "cost", terms.COSTS, rules.COST)
    if table.get("minimum", 1) > table.get("maximum", 9) or ("unlimited" in table and "maximum" in table):
        raise place.wrong("maximum", table.get("maximum"), "not less than minimum, none with unlimited")
    return Cost(
        cost=table["cost"],
        card=table.get("card"),
        colour=table.get("colour"),
        minimum=table.get("minimum", 1),
        maximum=None if table.get("unlimited") else table.get("maximum", 1),
        max_wounds=table.get("max_wounds"),
    )


def hero_levels(files: Files) -> dict[int, HeroLevel]:
    levels: dict[int, HeroLevel] = {}
    for _, place, table in _tables(files, "hero.toml", "level"):
        rules.check(place, table, rules.HERO_LEVEL, _required(rules.HERO_LEVEL, "note"))
        _next_level(place, table, levels)
        levels[table["level"]] = HeroLevel(
            **{**table, "gain": tuple(table["gain"]), "note": table.get("note", "")}
        )
    return levels


def _next_level(place: Place, table: Table, levels: Mapping[int, object]) -> None:
    if table["level"] != len(levels) + 1:
        raise place.wrong("level", table["level"], f"{len(levels) + 1}, levels come in order from 1")


def _city(entry: _Entry) -> City:
    _, place, table = entry
    rules.check(place, table, rules.CITY, _required(rules.CITY, "note"))
    bonuses: list[CityBonus] = []
    for number, bonus in enumerate(table["bonuses"], 1):
        where = place.at(f"bonus {number}")
        rules.check_word(where, bonus, "effect", terms.CITY_EFFECTS, rules.CITY_BONUS)
        bonuses.append(CityBonus(**{**bonus, "elements": tuple(bonus.get("elements", ()))}))
    garrison = rules.counts_of(terms.ENEMY_COLOURS)
    garrisons: dict[int, Mapping[str, int]] = {}
    for level, tokens in table["garrisons"].items():
        if level != str(len(garrisons) + 1):
            raise place.wrong("garrisons", level, f"level {len(garrisons) + 1}, levels come in order from 1")
        if not garrison.accepts(tokens):
            raise place.at(f"garrison {level}").wrong("garrisons", tokens, garrison.allowed)
        garrisons[int(level)] = tokens
    return City(table["id"], tuple(bonuses), garrisons, table["certainty"], table.get("note", ""))


def volkare(files: Files) -> Volkare:
    attacks: dict[str, VolkareAttack] = {}
    army: dict[int, Mapping[str, int]] = {}
    certainties: set[str] = set()
    notes: dict[str, None] = {}
    for kind, place, table in _tables(files, "volkare.toml", "attack", "army"):
        checks = rules.VOLKARE_ATTACK if kind == "attack" else rules.VOLKARE_ARMY
        rules.check(place, table, checks, _required(checks, "note"))
        certainties.add(table["certainty"])
        notes[table.get("note", "")] = None
        if kind == "army":
            _next_level(place, table, army)
            army[table["level"]] = table["troops"]
        elif table["die"] in attacks:
            raise place.wrong("die", table["die"], "a colour that no other attack has")
        else:
            attacks[table["die"]] = VolkareAttack(
                **{**table, "abilities": tuple(table["abilities"]), "note": table.get("note", "")}
            )
    for die in terms.MANA:
        if die not in attacks:
            raise Place("volkare.toml", "the file").missing("die", f"an attack for {die}")
    lowest = max(certainties, key=terms.CERTAINTIES.index)
    # R19: Volkare is arcane immune.
    return Volkare(("arcane_immunity",), attacks, army, lowest, " ".join(filter(None, notes)))


def _leader(entry: _Entry) -> Leader:
    _, place, table = entry
    rules.check(place, table, rules.LEADER, rules.LEADER)
    levels: dict[int, LeaderLevel] = {}
    for each in table["levels"]:
        where = place.at(f"level {each.get('level', len(levels) + 1)}")
        optional = ("armor_elusive", "resistances", "note")
        rules.check(where, each, rules.LEADER_LEVEL, _required(rules.LEADER_LEVEL, *optional))
        _next_level(where, each, levels)
        levels[each["level"]] = LeaderLevel(
            level=each["level"],
            armor=each["armor"],
            armor_elusive=_armor_elusive(where, each),
            attacks=_attacks(where, each["attacks"]),
            abilities=tuple(each["abilities"]),
            resistances=tuple(each.get("resistances", ())),
            fame=each["fame"],
            followers=each["followers"],
            certainty=each["certainty"],
            note=each.get("note", ""),
        )
    return Leader(table["id"], table["name"], levels)
