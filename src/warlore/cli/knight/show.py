"""`warlore knight show`: one page of the catalogue, with what each ability means and the rules behind it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from warlore.cli.history.screen import make_console
from warlore.cli.knight.entries import KINDS, Entry, find, plain
from warlore.cli.knight.names import Names
from warlore.knight import catalogue_terms as terms
from warlore.knight.catalogue import Attack, Card, City, Enemy, LeaderLevel, Mode, catalogue, message_id
from warlore.table import BadInput
from warlore.texts import Texts, choose_language

WIDEST = 100

# What each site does, as sentences of the language files with their rules.
FORTIFIED = (("fortified", "R5, R14, S1"),)
ASSAULTED = (("heroes", "R74, Q4"), ("withdraw", "R40"), ("remain", "S7"))
NIGHT = ("night", "R6")
STAY = ("stay", "R45")
SITE_FACTS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "field": (("not-fortified", "R28"), STAY, ("remain", "S7")),
    "keep": (*FORTIFIED, ("terrain", "R1"), *ASSAULTED),
    "mage_tower": (*FORTIFIED, ("terrain", "R1"), *ASSAULTED),
    "city": (*FORTIFIED, ("two-move", "R2"), ("city-bonus", "R89–R93"), *ASSAULTED),
    "monastery": (("not-fortified", "R28"), ("burn", "R5"), ("no-units", "R72"), STAY, ("discarded", "S7")),
    "dungeon": (NIGHT, ("no-units", "R72"), STAY, ("discarded", "S7")),
    "tomb": (NIGHT, ("no-units", "R72"), STAY, ("discarded", "S7")),
    "maze": (("one-unit", "R73"), STAY, ("discarded", "S7")),
    "labyrinth": (("one-unit", "R73"), STAY, ("discarded", "S7")),
    "ruins": (STAY, ("remain", "S7")),
    "den": (STAY, ("remain", "S7")),
    "spawning_grounds": (STAY, ("remain", "S7")),
    "mine": (STAY,),
    "magical_glade": (STAY, ("glade", "R80, R88")),
    "graveyard": (NIGHT, STAY),
    "volkare": (
        ("terrain", "R1, R4"),
        ("volkare-die", "R10"),
        ("volkare-army", "R20, Q9"),
        ("heroes", "R74, Q4"),
        ("withdraw", "R40"),
    ),
    "volkare_camp": (
        ("not-fortified", "R28"),
        ("two-move", "R2, R4"),
        ("volkare-die", "R10"),
        ("volkare-army", "R20, Q9"),
        ("heroes", "R74, Q4"),
        ("withdraw", "R40"),
    ),
    "hidden_valley": (
        ("not-fortified", "R28"),
        ("two-move", "R2, R4"),
        ("leader", "R11, R26, R65, Q8"),
        ("heroes", "R74, Q4"),
        ("withdraw", "R40"),
        ("glade", "R80, R88"),
    ),
    "necropolis": (
        ("not-fortified", "R28"),
        NIGHT,
        ("two-move", "R2, R4"),
        ("leader", "R11, R26, R65, Q8"),
        ("heroes", "R74, Q4"),
        ("withdraw", "R40"),
    ),
}
CITY_RULES = {"white": "R90", "blue": "R91", "red": "R92, Q6", "green": "R93, Q6"}


class Page:
    """Collects the lines of one page."""

    def __init__(self, names: Names, entry: Entry) -> None:
        self.names = names
        self.entry = entry
        self.facts = Table.grid(padding=(0, 2))
        self.facts.add_column(no_wrap=True, style="dim")
        self.facts.add_column(overflow="fold")
        self.parts: list[RenderableType] = []

    def fact(self, label: str, value: object) -> None:
        """One line, unless there is nothing to say."""
        if value not in (None, "", 0):
            self.facts.add_row(self.names.get(f"knight-label-{label}"), Text(str(value)))

    def sure(self, thing: Any) -> None:
        """How far the data can be trusted, and what was noted about them."""
        self.fact("certainty", self.names.get(f"knight-certainty-{thing.certainty}"))
        self.fact("note", thing.note)

    def explain(self, title: str, text: str) -> None:
        """A word and what it means."""
        self.parts.append(Padding(Text.assemble((f"{title}: ", "bold"), text), (0, 0, 0, 2), expand=False))

    def bullet(self, text: Text | str) -> None:
        """One line of a list; what does not fit goes on below its beginning."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=3, justify="right")
        grid.add_column(overflow="fold")
        grid.add_row("•", Text(text) if isinstance(text, str) else text)
        self.parts.append(grid)

    def section(self, label: str) -> None:
        self.parts.append(Text(f"\n{self.names.get(f'knight-label-{label}')}", style="bold"))

    def table(self, *labels: str) -> Table:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
        for label in labels:
            table.add_column(self.names.get(f"knight-label-{label}"), overflow="fold")
        self.parts.append(table)
        return table

    def render(self) -> RenderableType:
        kind = self.names.get(f"knight-kind-{self.entry.kind}")
        title = Text.assemble((self.names.name(*self.entry), "bold"), f"  {kind} · {self.entry.id}")
        return Group(title, Padding(self.facts, (0, 0, 0, 2), expand=False), *self.parts)


def page(entry: Entry, names: Names) -> RenderableType:
    """All that is known of one entry."""
    sheet = Page(names, entry)
    PAGES[entry.kind](sheet, entry.id)
    return sheet.render()


# ------------------------------------------------------------------ each kind
def _enemy(sheet: Page, id: str) -> None:
    enemy, names = catalogue().enemies[id], sheet.names
    sheet.fact("colour", names.name("colour", enemy.colour))
    _fighter(sheet, enemy)
    sheet.fact("fame", enemy.fame)
    sheet.fact("reputation", f"{enemy.reputation:+d}" if enemy.reputation else "")
    sheet.fact("reward", enemy.faction_reward)
    sheet.fact("faction", names.name("follower", enemy.faction) if enemy.faction else "")
    sheet.fact("set", names.name("set", enemy.set))
    sheet.fact("tokens", enemy.tokens)
    sheet.sure(enemy)
    _explain_enemy(sheet, enemy)
    if enemy.rampaging and not enemy.faction:
        sheet.explain(names.name("site", "field"), names.means(f"rampaging-{enemy.rampaging}"))


def _fighter(sheet: Page, enemy: Enemy | LeaderLevel) -> None:
    names = sheet.names
    armor: object = enemy.armor
    if enemy.armor_elusive:
        armor = names.get("knight-elusive-armor", low=enemy.armor, high=enemy.armor_elusive)
    sheet.fact("armor", armor)
    sheet.fact("attack", names.attacks(enemy))
    sheet.fact("resistances", names.resistances(enemy.resistances))
    sheet.fact("abilities", names.abilities(enemy))


def _explain_enemy(sheet: Page, enemy: Enemy | LeaderLevel) -> None:
    names = sheet.names
    for ability in names.abilities_of(enemy):
        sheet.explain(names.ability(ability), names.means(ability))
    for word in names.resist_words(enemy.resistances):
        sheet.explain(_resist_title(names, word), names.means(word))


def _resist_title(names: Names, word: str) -> str:
    which = word.rpartition("resist-")[2]
    return names.name("resist", which) if which in terms.RESISTANCES else names.resistances(("fire", "ice"))


def _unit(sheet: Page, id: str) -> None:
    unit, names = catalogue().units[id], sheet.names
    sheet.fact("tier", names.get(f"knight-tier-{unit.tier}"))
    sheet.fact("level", unit.level)
    sheet.fact("armor", unit.armor)
    sheet.fact("resistances", names.resistances(unit.resistances))
    sheet.fact("cost", unit.influence_cost)
    sheet.fact("recruit", names.names("site", unit.recruit))
    sheet.fact("set", names.name("set", unit.set))
    sheet.fact("copies", unit.copies)
    sheet.sure(unit)
    sheet.section("effects")
    _modes(sheet, [(mode, "") for mode in unit.modes])
    if unit.combine:
        sheet.parts.append(Padding(Text(names.get("knight-combines")), (0, 0, 0, 2), expand=False))
    for word in names.resist_words(unit.resistances, "unit-resist"):
        sheet.explain(_resist_title(names, word), names.means(word))
    for word, number in (
        ("assault_influence", unit.assault_influence),
        ("damage_influence", unit.damage_influence),
    ):
        if number:
            sheet.explain(names.get("knight-points-influence", value=number), names.means(word, number=number))


def _modes(sheet: Page, modes: list[tuple[Mode, str]]) -> None:
    for mode, half in modes:
        text = Text(half)
        text.append(sheet.names.mode(mode))
        why = sheet.names.why_unusable(mode)
        if why:
            text.append(f" [{why}]", style="dim")
        sheet.bullet(text)


def _card(sheet: Page, id: str) -> None:
    card, names = catalogue().cards[id], sheet.names
    sheet.fact("kind", names.get(f"knight-cardkind-{card.kind}"))
    sheet.fact("colour", ", ".join(map(names.mana, card.colours)))
    sheet.fact("also", names.get(message_id("card", card.powered_id)) if card.powered_id else "")
    sheet.fact("set", names.name("set", card.set) if card.set else "")
    sheet.fact("copies", _copies(names, card))
    sheet.sure(card)
    sheet.section("effects")
    halves = [(mode, f"{names.get('knight-basic')}: ") for mode in card.basic]
    halves += [(mode, f"{names.get('knight-powered')}: ") for mode in card.powered]
    _modes(sheet, halves)


def _copies(names: Names, card: Card) -> str:
    """How many are in whose deck."""
    shown = []
    for hero, number in card.copies.items():
        if number:
            whose = "" if hero == "others" else names.get(message_id("hero", hero))
            others = "other" if len(card.copies) > 1 else "all"
            message = "knight-copies-of" if whose else "knight-copies-each"
            shown.append(names.get(message, number=number, hero=whose, which=others))
    return ", ".join(shown)


def _token(sheet: Page, id: str) -> None:
    token, names = catalogue().faction_tokens[id], sheet.names
    sheet.fact("faction", names.name("follower", token.faction) if token.faction in terms.FACTIONS else "")
    sheet.fact("copies", token.copies)
    sheet.sure(token)
    sheet.section("effects")
    _modes(sheet, [(mode, "") for mode in token.modes])


def _city(sheet: Page, id: str) -> None:
    city, names = catalogue().cities[id], sheet.names
    sheet.sure(city)
    sheet.section("bonus")
    for text in city_bonuses(names, city):
        sheet.bullet(text)
    sheet.parts.append(Text(""))
    table = sheet.table("level", "garrison")
    for level, garrison in city.garrisons.items():
        table.add_row(str(level), names.tokens(garrison))


def city_bonuses(names: Names, city: City) -> list[str]:
    """What a city gives its defenders, with the rules."""
    return [
        names.get(
            f"knight-city-bonus-{bonus.effect}",
            value=bonus.value,
            elements=names.names("element", bonus.elements),
            ability=names.ability(bonus.ability) if bonus.ability else "",
        )
        + f" ({CITY_RULES[city.id]})"
        for bonus in city.bonuses
    ]


def _leader(sheet: Page, id: str) -> None:
    leader, names = catalogue().leaders[id], sheet.names
    first = leader.levels[min(leader.levels)]
    sheet.sure(first)
    table = sheet.table("level", "armor", "attack", "resistances", "abilities", "fame", "followers")
    for level in leader.levels.values():
        table.add_row(
            str(level.level),
            names.armor(level),
            names.attacks(level),
            names.resistances(level.resistances, short=True),
            names.names("ability", level.abilities),
            str(level.fame),
            names.tokens(level.followers),
        )
    sheet.parts.append(Text(""))
    sheet.explain(names.get("knight-label-rules"), f"{names.get('knight-site-leader')} (R11, R26, R65, Q8)")
    seen: list[str] = []
    for level in leader.levels.values():
        for ability in names.abilities_of(level):
            if ability not in seen:
                seen.append(ability)
                sheet.explain(names.ability(ability), names.means(ability))


def _volkare(sheet: Page, id: str) -> None:
    volkare, names = catalogue().volkare, sheet.names
    sheet.fact("abilities", names.names("ability", volkare.abilities))
    sheet.sure(volkare)
    table = sheet.table("die", "attack", "abilities")
    seen = list(volkare.abilities)
    for attack in volkare.attacks.values():
        shown = names.attack(Attack(attack.value, attack.element))
        table.add_row(names.mana(attack.die), shown, names.names("ability", attack.abilities))
        seen += attack.abilities
    sheet.parts.append(Text(""))
    table = sheet.table("level", "army")
    for level, army in volkare.army.items():
        table.add_row(str(level), names.tokens(army))
    sheet.parts.append(Text(""))
    for fact, rules in (("volkare-die", "R10"), ("volkare-army", "R20, Q9")):
        sheet.explain(names.get("knight-label-rules"), f"{names.get(f'knight-site-{fact}')} ({rules})")
    for ability in dict.fromkeys(seen):
        sheet.explain(names.ability(ability), names.means(ability))


def _site(sheet: Page, id: str) -> None:
    for fact, rules in SITE_FACTS[id]:
        sheet.bullet(f"{sheet.names.get(f'knight-site-{fact}')} ({rules})")


def _hero(sheet: Page, id: str) -> None:
    table = sheet.table("level", "armor", "hand-limit", "command", "fame")
    for level in catalogue().hero_levels.values():
        numbers = (level.level, level.armor, level.hand_limit, level.command_tokens, level.fame)
        table.add_row(*map(str, numbers))


PAGES = {
    "enemy": _enemy,
    "unit": _unit,
    "card": _card,
    "token": _token,
    "city": _city,
    "leader": _leader,
    "volkare": _volkare,
    "site": _site,
    "hero": _hero,
}


# ------------------------------------------------------------------ for programs
def as_data(entry: Entry) -> dict[str, Any]:
    """An entry as plain data; names in English, fields that say nothing left out."""
    book = catalogue()
    things: dict[str, Mapping[str, Any]] = {
        "enemy": book.enemies,
        "unit": book.units,
        "card": book.cards,
        "token": book.faction_tokens,
        "city": book.cities,
        "leader": book.leaders,
        "volkare": {"volkare": book.volkare},
        "site": {id: {"facts": [fact for fact, _ in facts]} for id, facts in SITE_FACTS.items()},
        "hero": {"hero": {"levels": list(book.hero_levels.values())}},
    }
    thing = things[entry.kind][entry.id]
    name = Names(Texts("en")).name(*entry)
    data: dict[str, Any] = {"kind": entry.kind, "id": entry.id, "name": name}
    shown = _data(thing)
    if "kind" in shown:
        shown["card_kind"] = shown.pop("kind")
    return data | {key: value for key, value in shown.items() if key not in ("id", "name")}


def _data(value: Any) -> Any:
    if isinstance(value, Mode):
        # A mode's parts have many fields that most of them do not use.
        shown = {
            field.name: _data(getattr(value, field.name))
            for field in fields(value)
            if getattr(value, field.name) != field.default
        }
        shown["parts"] = [
            {
                field.name: _data(getattr(part, field.name))
                for field in fields(part)
                if getattr(part, field.name) != field.default
            }
            for part in value.parts
        ]
        return shown
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: _data(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): _data(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_data(item) for item in value]
    return value


# ------------------------------------------------------------------ the command
def run(name: str, kind: str | None, as_json: bool, lang: str | None, colour: bool) -> None:
    """`warlore knight show`."""
    names = Names(Texts(choose_language(lang)))
    kinds = (checked_kind(kind, names),) if kind else KINDS
    found = find(name, kinds, names)
    if as_json:
        for entry in found:
            print(json.dumps(as_data(entry), ensure_ascii=False))
        return
    console = make_console(colour)
    for i, entry in enumerate(found):
        if i:
            console.print()
        console.print(page(entry, names), width=min(console.width, WIDEST))


def checked_kind(kind: str, names: Names) -> str:
    """A kind by its English word or by that of a language, singular or plural."""
    wanted = plain(kind)
    for one in KINDS:
        own = plain(names.get(f"knight-kind-{one}"))
        if wanted in (one, f"{one}s", own, {"enemy": "enemies", "city": "cities"}.get(one, one)):
            return one
    raise BadInput(
        names.get("knight-bad-word", field="kind", value=kind.strip()[:40], allowed=", ".join(KINDS)), field="kind"
    )

