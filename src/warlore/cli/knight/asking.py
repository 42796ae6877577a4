"""Which fight? From one line of options, or by a menu that asks for the same options one after the other."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from warlore.cli.knight.entries import find, find_one, find_word, plain
from warlore.cli.knight.names import Names
from warlore.knight import catalogue_terms as terms
from warlore.knight.options import ALLOWED
from warlore.knight.scenario import read_question
from warlore.knight.sites import KINDS as SITE_KINDS
from warlore.knight.sites import LEADER_SITES, VOLKARE_SITES
from warlore.table import BadInput

LEADER_HOMES = {"elementalist": "hidden_valley", "dark_crusader": "necropolis"}
MOST_COPIES = 9
# How the state of a Unit may be written after its name, in all languages
SPENT = ("spent", "esausta", "esausto", "agotada", "agotado")
WOUNDED = ("wounded", "ferita", "ferito", "herida", "herido")
RAMPAGING = ("rampaging", "infuriato", "infuriati", "errante", "errantes")
COUNTED = re.compile(r"^(?:(?P<before>\d{1,2})\s*[x×*]?\s+)?(?P<name>.*?)(?:\s*[x×*]\s*(?P<after>\d{1,2}))?$")


@dataclass
class Wanted:
    """A fight as it is asked for on the command line; every field is what was typed."""

    enemies: str = ""
    unknown: str = ""
    rampaging: str = ""
    site: str = ""
    city: str = ""
    level: int | None = None
    wall: bool = False
    assault: bool | None = None
    night: bool = False
    hero_level: int | None = None
    armor: int | None = None
    hand_limit: int | None = None
    wounds: int | None = None
    hand: str = ""
    units: str = ""
    mana: str = ""
    tokens: str = ""
    volkare: int | None = None
    die: str = ""
    leader: str = ""
    real_table: bool = False
    options: list[str] = field(default_factory=list)

    def line(self, seed: int | None = None) -> str:
        """The command that starts this fight."""
        words = ["warlore", "knight", "fight"]
        for name, value in vars(self).items():
            flag = f"--{name.replace('_', '-')}"
            if name == "options":
                words += [word for option in self.options for word in ("--option", option)]
            elif name == "assault":
                words += [] if value is None else ["--assault" if value else "--no-assault"]
            elif value is True:
                words.append(flag)
            elif value is not None and value is not False and value != "":
                words += [flag, str(value)]
        if seed is not None:
            words += ["--seed", str(seed)]
        return shlex.join(words)

    def anybody(self) -> bool:
        """Whether it says whom to fight."""
        given = (self.enemies, self.unknown, self.rampaging, self.level, self.volkare, self.leader)
        return any(value not in (None, "") for value in given)


# ------------------------------------------------------------------ lists
def items(text: str, names: Names, field: str) -> list[tuple[str, list[str]]]:
    """`2 prowlers, peasants:spent` as names with their marks, as often as counted."""
    found: list[tuple[str, list[str]]] = []
    for part in filter(None, (part.strip() for part in text.replace(";", ",").split(","))):
        name, *marks = (piece.strip() for piece in part.split(":"))
        counted = COUNTED.match(name)
        number, bare = 1, name
        if counted and counted["name"]:
            bare = counted["name"]
            number = int(counted["before"] or counted["after"] or 1)
        if not 1 <= number <= MOST_COPIES:
            raise BadInput(
                names.get("knight-bad-number", field=field, value=str(number), least=1, most=MOST_COPIES), field=field
            )
        found += [(bare, marks)] * number
    return found


def no_marks(marks: Iterable[str], names: Names, field: str, allowed: str = "") -> None:
    for mark in marks:
        raise BadInput(
            names.get("knight-bad-mark", field=field, value=mark[:40], allowed=allowed or names.get("knight-none")),
            field=field,
        )


def enemies_of(text: str, names: Names, field: str = "enemies", rampaging: bool = False) -> list[Any]:
    """Enemies by name; `?green` is a face-down token of that colour."""
    found: list[Any] = []
    for name, marks in items(text, names, field):
        wild = rampaging
        for mark in marks:
            if plain(mark) not in RAMPAGING:
                no_marks([mark], names, field, ":rampaging")
            wild = True
        if name.startswith("?"):
            colour = find_word(name[1:], "colour", terms.ENEMY_COLOURS, names, field)
            found.append({"unknown": colour, "rampaging": True} if wild else {"unknown": colour})
        else:
            enemy = find_one(name, "enemy", names, field)
            found.append({"enemy": enemy, "rampaging": True} if wild else enemy)
    return found


def units_of(text: str, names: Names, field: str = "units") -> list[Any]:
    """Units by name, `:spent`, `:wounded`, or the colour of the mana token on Magic Familiars."""
    found: list[Any] = []
    for name, marks in items(text, names, field):
        unit: dict[str, Any] = {"unit": find_one(name, "unit", names, field)}
        for mark in marks:
            word = plain(mark)
            if word in SPENT:
                unit["ready"] = False
            elif word in WOUNDED:
                unit["wounded"] = True
            elif unit["unit"] == "magic_familiars":
                unit["token"] = find_word(mark, "mana", terms.BASIC_MANA, names, field)
            else:
                no_marks([mark], names, field, ":spent, :wounded")
        found.append(unit if len(unit) > 1 else unit["unit"])
    return found


def cards_of(text: str, names: Names, field: str = "hand") -> list[str]:
    found = []
    for name, marks in items(text, names, field):
        no_marks(marks, names, field)
        found.append(find_one(name, "card", names, field))
    return found


def tokens_of(text: str, names: Names, field: str = "tokens") -> list[str]:
    found = []
    for name, marks in items(text, names, field):
        no_marks(marks, names, field)
        found.append(find_one(name, "token", names, field))
    return found


def mana_of(text: str, names: Names, field: str = "mana") -> dict[str, int]:
    found: dict[str, int] = {}
    for name, marks in items(text, names, field):
        no_marks(marks, names, field)
        colour = find_word(name, "mana", terms.MANA, names, field)
        found[colour] = found.get(colour, 0) + 1
    return found


def site_of(text: str, names: Names, field: str = "site") -> tuple[str, str | None]:
    """A kind of site, and the colour of a city that was named by it."""
    if plain(text) == "":
        return "field", None
    for entry in find(text, ("site", "city"), names, field):
        return ("city", entry.id) if entry.kind == "city" else (entry.id, None)
    return "field", None


def leader_of(text: str, names: Names, field: str = "leader") -> tuple[str, int]:
    """`elementalist:4`."""
    name, _, level = (part.strip() for part in text.partition(":"))
    faction = find_one(name, "leader", names, field)
    if not (level.isascii() and level.isdecimal() and 1 <= int(level[:4]) <= 12):
        raise BadInput(names.get("knight-bad-leader", value=text.strip()[:40]), field=field)
    return faction, int(level)


def options_of(given: Iterable[str], names: Names) -> dict[str, Any]:
    """`NAME=VALUE`, each once."""
    found: dict[str, Any] = {}
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or name not in ALLOWED:
            allowed = ", ".join(f"{one}={'|'.join(map(_word, values))}" for one, values in ALLOWED.items())
            raise BadInput(
                names.get("knight-bad-word", field="option", value=text.strip()[:40], allowed=allowed), field="option"
            )
        found[name] = {"true": True, "false": False}.get(value, value)
    return found


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# ------------------------------------------------------------------ the scenario
def scenario_of(wanted: Wanted, names: Names) -> dict[str, Any]:
    """The public object of contract 3 for a fight asked for in words; the engine checks what is left to check."""
    site, city = site_of(wanted.site, names)
    scenario: dict[str, Any] = {}
    if wanted.die and wanted.volkare is None and site not in VOLKARE_SITES:
        raise BadInput(names.get("knight-die-alone"), field="die")
    if wanted.volkare is not None or wanted.die:
        site = site if wanted.site else "volkare"
        scenario["volkare"] = {} if wanted.volkare is None else {"level": wanted.volkare}
        if wanted.die:
            scenario["volkare"]["die"] = find_word(wanted.die, "mana", terms.MANA, names, "die")
    if wanted.leader:
        faction, level = leader_of(wanted.leader, names)
        site = site if wanted.site else LEADER_HOMES[faction]
        scenario["leader"] = {"faction": faction, "level": level}
    if wanted.city:
        city = find_word(wanted.city, "colour", terms.CITY_COLOURS, names, "city")
        site = site if wanted.site else "city"
    place: dict[str, Any] = {"kind": site}
    if city:
        place["city"] = city
    if wanted.level is not None:
        place["level"] = wanted.level
    if wanted.wall:
        place["wall"] = True
    assault = wanted.assault
    if assault is None and site in (*VOLKARE_SITES, *LEADER_SITES) and site != "field":
        assault = True
    if assault is not None:
        place["assault"] = assault
    scenario["site"] = place
    if wanted.night:
        scenario["night"] = True
    scenario["hero"] = _hero(wanted)
    enemies = enemies_of(wanted.enemies, names) + enemies_of(wanted.rampaging, names, "rampaging", True)
    for name, marks in items(wanted.unknown, names, "unknown"):
        no_marks(marks, names, "unknown")
        colour = find_word(name.lstrip("?"), "colour", terms.ENEMY_COLOURS, names, "unknown")
        enemies.append({"unknown": colour})
    scenario["enemies"] = enemies
    scenario["cards"] = cards_of(wanted.hand, names)
    for key, value in (
        ("units", units_of(wanted.units, names)),
        ("mana", mana_of(wanted.mana, names)),
        ("tokens", tokens_of(wanted.tokens, names)),
        ("options", options_of(wanted.options, names)),
    ):
        if value:
            scenario[key] = value
    if wanted.real_table:
        scenario["draws"] = "named"
    return scenario


def _hero(wanted: Wanted) -> dict[str, int]:
    hero = {
        "level": wanted.hero_level,
        "armor": wanted.armor,
        "hand_limit": wanted.hand_limit,
        "wounds": wanted.wounds,
    }
    found = {name: value for name, value in hero.items() if value is not None}
    return found if "level" in found or "armor" in found or "hand_limit" in found else {"level": 1} | found


def read_scenario_file(text: str, where: str) -> dict[str, Any]:
    """One scenario object from a file."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{where}: the file is not JSON ({str(error)[:80]})", field="scenario") from None
    if not isinstance(data, dict):
        raise BadInput(f"{where}: the file must hold one JSON object", field="scenario")
    read_question(data)
    return data


# ------------------------------------------------------------------ the menu
class Cancelled(Exception):
    """The person does not want to fight after all."""


class Menu:
    """Asks for a fight step by step; every answer is checked at once, `cancel` ends it."""

    def __init__(self, names: Names, read: Callable[[str], str], say: Callable[[str], None]) -> None:
        self.names = names
        self.read = read
        self.say = say

    def get(self, message: str, /, **args: Any) -> str:
        return self.names.get(message, **args)

    def ask(self, question: str, check: Callable[[str], Any], **args: Any) -> str:
        """One answer that passes its check."""
        self.say(self.get(f"knight-ask-{question}", **args))
        while True:
            text = self.read("> ").strip()
            words = ("cancel", "quit", self.get("knight-word-cancel"), self.get("command-quit"))
            if plain(text) in map(plain, words):
                raise Cancelled
            try:
                check(text)
            except BadInput as error:
                self.say(error.message)
                continue
            return text

    def yes(self, question: str) -> bool:
        words = {"": False, "n": False, "no": False, "y": True, "yes": True, "s": True, "si": True}

        def check(text: str) -> None:
            if plain(text) not in words:
                raise BadInput(self.get("knight-ask-yes-or-no"))

        return words[plain(self.ask(question, check))]

    def number(self, question: str, least: int, most: int, default: int | None) -> int | None:
        def check(text: str) -> None:
            if text and not (text.isascii() and text.isdecimal() and least <= int(text[:6]) <= most):
                raise BadInput(
                    self.get("knight-bad-number", field=question, value=text[:40], least=least, most=most)
                )
            if not text and default is None and question != "city-level":
                raise BadInput(self.get("knight-ask-something"))

        text = self.ask(question, check, least=least, most=most, default=default or 0)
        return int(text) if text else default

    def chosen(self, question: str, kind: str, words: Iterable[str]) -> str:
        """One of a numbered list."""
        known = tuple(words)
        shown = [f"{i:>2} {self.names.name(kind, word)}" for i, word in enumerate(known, 1)]
        width = max(map(len, shown)) + 2
        per_line = max(1, 76 // width)
        for i in range(0, len(shown), per_line):
            self.say("  " + "".join(f"{text:<{width}}" for text in shown[i : i + per_line]).rstrip())

        def pick(text: str) -> str:
            if text.isascii() and text.isdecimal():
                if 1 <= int(text[:4]) <= len(known):
                    return known[int(text) - 1]
                raise BadInput(
                    self.get("knight-bad-number", field=question, value=text[:4], least=1, most=len(known))
                )
            return find_word(text, kind, known, self.names, question) if text else known[0]

        return pick(self.ask(question, pick))

    def run(self) -> Wanted:
        """All the questions."""
        wanted = Wanted()
        self.say(self.get("knight-ask-intro"))
        wanted.site = self.chosen("site", "site", terms.SITES)
        need = True
        if wanted.site == "city":
            wanted.city = self.chosen("city", "colour", terms.CITY_COLOURS)
            wanted.level = self.number("city-level", 1, 11, None)
            need = wanted.level is None
        elif wanted.site in VOLKARE_SITES:
            wanted.volkare = self.number("volkare", 1, 15, 4)
            need = False
        elif wanted.site in LEADER_HOMES.values():
            faction = next(faction for faction, home in LEADER_HOMES.items() if home == wanted.site)
            level = self.number("leader", 1, 12, 1)
            wanted.leader = f"{faction}:{level}"
            need = False
        wanted.enemies = self.ask("enemies" if need else "more-enemies", self.enough(need))
        if self.draws(wanted):
            wanted.real_table = self.yes("real-table")
        wanted.hero_level = self.number("hero-level", 1, 10, 1)
        wanted.hand = self.ask("hand", lambda text: cards_of(text, self.names))
        wanted.units = self.ask("units", lambda text: units_of(text, self.names))
        wanted.mana = self.ask("mana", lambda text: mana_of(text, self.names))
        if not SITE_KINDS[wanted.site].night:
            wanted.night = self.yes("night")
        return wanted

    def enough(self, need: bool) -> Callable[[str], None]:
        def check(text: str) -> None:
            if not enemies_of(text, self.names) and need:
                raise BadInput(self.get("knight-ask-something"))

        return check

    def draws(self, wanted: Wanted) -> bool:
        """Whether tokens will be drawn or a die rolled."""
        if wanted.level is not None or wanted.volkare is not None or wanted.leader:
            return True
        from warlore.knight.catalogue import catalogue

        known = catalogue().enemies
        enemies = enemies_of(wanted.enemies, self.names)
        return any(
            "unknown" in enemy or any(attack.summon for attack in known[enemy["enemy"]].attacks)
            for enemy in (one if isinstance(one, dict) else {"enemy": one} for one in enemies)
        )
