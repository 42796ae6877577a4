"""Fights from short texts, so that a test reads like the sheet.

    f = fight("prowlers, Ogre 3/4fire swift; hand: rage, Blow(attack 7); units: peasants; site: keep; mana: red")
    f.to("attack").attack("Prowlers", "Rage: attack 2", "sideways March attack")

Parts are separated by `;`. The first names the enemies, the others are `key: value` or a flag (`night`,
`partial`, `named`, `no sideways`).

An enemy is an id of the catalogue, or a name, Armor and attacks: `Ogre 3(6)/4fire/2 elusive swift ~ice fame2
defend1 orc`; the Armor in brackets is the higher one of an Elusive enemy, `~` a resistance, `/brown!` an
attack that summons. `[minotaur]` after an enemy names the tokens it will summon, `rampaging` puts it beside
the site, `?brown` is a face-down token of that colour.
A card is an id, or `Blow(attack 4 fire | red: block 7 ice)`. A Unit is an id, or `Guard 2/5 ~fire (block 3)`:
its level and Armor; `spent` and `wounded` may follow either.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from warlore.knight import Aftermath, KnightGame, setup_of
from warlore.knight.catalogue_terms import ABILITIES, CITY_COLOURS, ELEMENTS, FACTIONS
from warlore.table import BadInput, IllegalAction, Session

GAME = KnightGame()
PHASES = ("start", "ranged", "block", "damage", "attack")
VERBS = frozenset(("play", "activate", "use", "spend", "sideways", "convert", "bonus", "choose", "discard"))
ELEMENT = {"": "physical", "cold": "cold_fire"} | {name: name for name in ELEMENTS}
NUMBERS = re.compile(
    r"(?P<name>[^\d~(]+?) (?P<first>\d+)(?:\((?P<high>\d+)\))?(?P<rest>(?:/\w+!?)*)(?P<more>(?: .*)?)$"
)


def split(text: str, mark: str = ",") -> list[str]:
    """The parts of a text between marks that stand in no brackets."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "([") - (letter in ")]")
        if letter == mark and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


# ------------------------------------------------------------------ from text to a scenario
def enemy(text: str) -> Any:
    text, bracket, summoned = text.partition("[")
    summoned, _, rest = summoned.partition("]")
    text = text.strip() + rest
    more: dict[str, Any] = {"summoned": [enemy(one) for one in split(summoned)]} if bracket else {}
    if text.endswith(" rampaging"):
        text = text.removesuffix(" rampaging")
        more["rampaging"] = True
    if text.startswith("?"):
        colour, *faction = text[1:].split()
        return {"unknown": colour} | ({"faction": faction[0]} if faction else {}) | more
    found = NUMBERS.match(text)
    if not found:
        return {"enemy": text, **more} if more else text
    made: dict[str, Any] = {"name": found["name"], "armor": int(found["first"]), "attacks": [], "fame": 1}
    if found["high"]:
        made["armor_elusive"] = int(found["high"])
    for attack in filter(None, found["rest"].split("/")):
        if attack.endswith("!"):
            made["summon"] = attack[:-1]
        else:
            value, element = re.fullmatch(r"(\d+)(\w*)", attack).groups()
            made["attacks"].append({"value": int(value), "element": ELEMENT[element]})
    resist, abilities = [], []
    for word in found["more"].split():
        if word[0] == "~":
            resist.append(word[1:])
        elif word in ABILITIES:
            abilities.append(word)
        elif word in ("orc", "draconum"):
            made["rampaging"] = word
        else:
            name, number = re.fullmatch(r"(fame|defend)(\d+)", word).groups()
            made[name] = int(number)
    made |= {key: value for key, value in (("resist", resist), ("abilities", abilities)) if value}
    made |= {key: value for key, value in more.items() if key == "summoned"}
    return made


def modes(text: str) -> list[dict[str, Any]]:
    made = []
    for one in split(text, "|"):
        mana, _, points = one.rpartition(":")
        kind, value, *element = points.split()
        mode = {"kind": kind, "value": int(value)}
        mode |= {"element": ELEMENT[element[0]]} if element else {}
        made.append(mode | ({"mana": mana.strip()} if mana else {}))
    return made


def card(text: str) -> Any:
    found = re.fullmatch(r"(.+?)\((.*)\)", text)
    return {"name": found[1].strip(), "modes": modes(found[2])} if found else text


def unit(text: str) -> Any:
    state = {}
    for word, name, value in ((" wounded", "wounded", True), (" spent", "ready", False)):
        if text.endswith(word):
            text = text.removesuffix(word)
            state[name] = value
    body, _, abilities = text.partition("(")
    found = NUMBERS.match(body.strip())
    if found:
        resist = [word[1:] for word in found["more"].split()]
        values = {"level": int(found["first"]), "armor": int(found["rest"][1:]), "resist": resist}
        return {"name": found["name"], **values, "abilities": modes(abilities.rstrip(") ")), **state}
    name, _, token = text.partition(" with ")
    state |= {"token": token} if token else {}
    return {"unit": name, **state} if state else name


def site(text: str) -> dict[str, Any]:
    kind, *words = text.split()
    made: dict[str, Any] = {"kind": kind}
    for before, word in zip([kind, *words], words, strict=False):
        if word in CITY_COLOURS and kind == "city":
            made["city"] = word
        elif word == "assault":
            made["assault"] = before != "no"
        elif word in ("wall", "owned"):
            made[word] = True
        elif before == "level":
            made["level"] = int(word)
        elif before == "on":
            made["terrain"] = int(word)
    return made


def pairs(text: str) -> dict[str, Any]:
    """`armor 3, limit 6` or `red 2, blue`."""
    made: dict[str, Any] = {}
    for one in split(text):
        name, _, value = one.partition(" ")
        made[{"limit": "hand_limit"}.get(name, name)] = int(value) if value.isdigit() else value or 1
    return made


def leader(text: str) -> dict[str, Any]:
    text, brackets, followers = text.partition("[")
    faction, level = text.split()
    assert faction in FACTIONS
    made: dict[str, Any] = {"faction": faction, "level": int(level)}
    return made | ({"followers": [enemy(one) for one in split(followers.rstrip("] "))]} if brackets else {})


def option(text: str) -> dict[str, Any]:
    given = (one.split("=") for one in split(text))
    return {name: {"true": True, "false": False}.get(value, value) for name, value in given}


KEYS = {
    "hand": ("cards", lambda text: [card(one) for one in split(text)]),
    "units": ("units", lambda text: [unit(one) for one in split(text)]),
    "skills": ("skills", lambda text: [card(one) for one in split(text)]),
    "tokens": ("tokens", split),
    "mana": ("mana", pairs),
    "hero": ("hero", pairs),
    "site": ("site", site),
    "volkare": ("volkare", pairs),
    "leader": ("leader", leader),
    "options": ("options", option),
    "sets": ("sets", split),
}
FLAGS = {
    "night": {"night": True},
    "partial": {"partial": True},
    "named": {"draws": "named"},
    "no sideways": {"sideways": False},
}


def scenario(text: str, **more: Any) -> dict[str, Any]:
    """The request object of a text."""
    first, *parts = [part.strip() for part in re.split(r";", text)]
    made: dict[str, Any] = {"enemies": [enemy(one) for one in split(first)]}
    for part in filter(None, parts):
        key, colon, value = part.partition(":")
        if colon:
            name, read = KEYS[key.strip()]
            made[name] = read(value.strip())
        else:
            made |= FLAGS[part]
    return made | more


# ------------------------------------------------------------------ playing
@dataclass
class Fight:
    """One combat, and what has been told since it began."""

    session: Session[Any]
    said: list[str] = field(default_factory=list)

    @property
    def game(self) -> KnightGame:
        return self.session.game  # type: ignore[return-value]

    @property
    def state(self) -> Any:
        return self.session.state

    @property
    def words(self) -> Any:
        return self.session.notation

    # -------------------------------------------------------------- doing
    def number(self, line: str) -> int:
        """The action of a line; a mode may be left out, or only begun, where it is the only one."""
        choices = {self.words.action_text(action): action for action in self.game.legal(self.state)}
        if line in choices:
            return choices[line]
        begun = [text for text in choices if text.startswith((line + ":", line + " "))]
        if len(begun) == 1:
            return choices[begun[0]]
        assert not begun, f"'{line}' could be {begun}"
        return self.words.parse_action(line)

    def do(self, *lines: str) -> Fight:
        """Carry out actions in their text form. A choice that was none is not asked for: it is left out."""
        for line in lines:
            if line.startswith(("choose ", "guard ")) and self.step not in ("choose", "guard", "blast"):
                continue
            self.session.play(self.number(line))
            self.said.append(line)
        return self

    def refuses(self, line: str) -> str:
        """The rule that forbids an action, or its code where no rule does; nothing may change."""
        action = self.words.parse_action(line)
        before = self.state.key()
        reason = self.game.why_not(self.state, action)
        assert reason is not None, f"'{line}' is legal"
        assert action not in self.game.legal(self.state)
        try:
            self.session.play(action)
        except IllegalAction as error:
            assert error.reason == reason
        else:
            raise AssertionError(f"'{line}' was carried out")
        assert self.state.key() == before
        return reason.rule or reason.code

    def knows_not(self, line: str) -> bool:
        """Whether no such action exists at all in this fight."""
        try:
            self.words.parse_action(line)
        except BadInput:
            return True
        return False

    def allows(self, line: str) -> bool:
        return line in self.choices or any(text.startswith(line + ":") for text in self.choices)

    def attack(self, targets: str, *sources: str) -> Fight:
        """One attack against the enemies named, with these sources; `play` may be left out."""
        self.do(*(f"target {one}" for one in split(targets)))
        return self.do(*map(source, sources), "declare")

    def block(self, attack: str, *sources: str) -> Fight:
        """One block of an attack."""
        return self.do(f"block {attack}", *map(source, sources), "declare")

    def hit(self, who: str, attack: str) -> Fight:
        return self.do(f"hit {who if who == 'hero' else f'unit {who}'} with {attack}")

    def suffer(self) -> Fight:
        """Take all damage on the Hero, in the order of the enemies."""
        while lines := sorted(one for one in self.choices if one.startswith("hit hero with ")):
            self.do(lines[0])
        return self

    def to(self, phase: str) -> Fight:
        """End phases until this one is on (`end`: until the combat is over); the Hero takes all damage."""
        for _ in range(6):
            if self.over or self.phase == phase:
                break
            if self.phase == "damage":
                self.suffer()
            self.do("end phase")
        assert self.over if phase == "end" else self.phase == phase
        return self

    def end(self) -> Fight:
        return self.to("end")

    # -------------------------------------------------------------- looking
    @property
    def choices(self) -> set[str]:
        return {self.words.action_text(action) for action in self.game.legal(self.state)}

    @property
    def over(self) -> bool:
        return self.session.over

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def seen(self) -> dict[str, Any]:
        return self.game.view(self.state, 0).describe()

    @property
    def step(self) -> str:
        return self.seen["step"]

    @property
    def events(self) -> list[dict[str, Any]]:
        return [self.words.event(event) for event in self.session.events]

    def told(self, name: str) -> list[Any]:
        """The events of one name: their fields in order, a single field by itself."""
        found = []
        for event in self.events:
            if event["event"] == name:
                fields = tuple(value for key, value in event.items() if key not in ("event", "rules"))
                found.append(fields[0] if len(fields) == 1 else fields)
        return found

    @property
    def cited(self) -> set[str]:
        """The rules that the events so far rest on."""
        return {rule for event in self.events for rule in event["rules"]}

    @property
    def after(self) -> Aftermath:
        return self.game.aftermath(self.state)

    @property
    def value(self) -> dict[str, Any]:
        return self.after.value()

    @property
    def wounds(self) -> tuple[int, int]:
        """Wounds of this combat to the hand and to the discard pile."""
        return self.after.wounds_hand, self.after.wounds_discard

    @property
    def fame(self) -> int:
        return self.after.fame

    @property
    def defeated(self) -> list[str]:
        return [fields[0] for fields in self.told("defeated")]

    @property
    def left(self) -> list[str]:
        return list(self.after.enemies_left)

    @property
    def totals(self) -> list[tuple[int, int]]:
        """Total and Armor of every attack made, successful or not."""
        return [(e["total"], e["needed"]) for e in self.events if e["event"] == "attack_totalled"]

    @property
    def blocks(self) -> list[tuple[int, int]]:
        """Total and what was needed of every block made, successful or not."""
        return [(e["total"], e["needed"]) for e in self.events if e["event"] in ("blocked", "block_failed")]


def source(text: str) -> str:
    return text if text.split()[0] in VERBS else f"play {text}"


def fight(text: str, *, seed: int = 7, **more: Any) -> Fight:
    """The fight of a text; see the top of this module. `more` adds or replaces fields of the request."""
    return Fight(Session(GAME, setup_of(scenario(text, **more)), seed=seed))


__all__ = ["GAME", "Fight", "fight", "scenario", "split"]
