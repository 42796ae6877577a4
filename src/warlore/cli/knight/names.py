"""What the catalogue holds, in words of one language: names, attacks, modes and what the abilities mean."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from warlore.knight import catalogue_terms as terms
from warlore.knight.catalogue import Attack, Cost, Enemy, LeaderLevel, Mode, Part, message_id
from warlore.texts import Texts

MANY = 99
MEANS_RULES: Mapping[str, str] = {
    "fortified": "R14, S1",
    "unfortified": "S1",
    "elusive": "R54, R55",
    "arcane_immunity": "R50, R51, Q1",
    "swift": "R32",
    "brutal": "R68",
    "poison": "R29, R95, F7",
    "paralyze": "R96, F7",
    "assassination": "R30, R77",
    "cumbersome": "R37, R38, R39",
    "vampiric": "R104",
    "defend": "R52, R53, Q2",
    "summon": "R31, R67",
    "multiple_attacks": "R33, R34, R35",
    "resist-physical": "R46",
    "resist-fire": "R47",
    "resist-ice": "R48",
    "resist-fire-ice": "R49",
    "unit-resist-physical": "R81, F5",
    "unit-resist-fire": "R82, F5",
    "unit-resist-ice": "R83, F5",
    "unit-resist-fire-ice": "R84",
    "assault_influence": "R74, Q4",
    "damage_influence": "R76, Q4",
    "rampaging-orc": "R64",
    "rampaging-draconum": "R64",
}


class Names:
    """Names and effects in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def get(self, message: str, /, **args: Any) -> str:
        return self.texts.get(message, **args)

    # -------------------------------------------------------------- single words
    def name(self, kind: str, id: str) -> str:
        """The name of an entry or of a word of the catalogue."""
        if kind == "city":
            return self.get("knight-city-name", id=id)
        if kind == "volkare":
            return self.get("site-volkare")
        if kind == "hero":
            return self.get("knight-kind-hero")
        return self.get(message_id(kind, id))

    def names(self, kind: str, ids: Iterable[str], separator: str = ", ") -> str:
        return separator.join(self.name(kind, id) for id in ids)

    def either(self, words: Iterable[str]) -> str:
        """`a, b or c`."""
        *first, last = words
        return self.get("knight-or", first=", ".join(first), last=last) if first else last

    def mana(self, colour: str) -> str:
        """A colour of mana, short."""
        return self.get("knight-colour-names", colour=colour)

    def ability(self, ability: str, value: int = 0) -> str:
        name = self.name("ability", ability)
        return f"{name} {value}" if value else name

    def tokens(self, numbers: Mapping[str, int]) -> str:
        """`2 green, 1 red`."""
        parts = (
            self.get("knight-number-of-colour", number=number, colour=self.name("colour", colour))
            for colour, number in numbers.items()
            if number
        )
        return ", ".join(parts) or self.get("knight-none")

    # -------------------------------------------------------------- enemies
    def attack(self, attack: Attack, short: bool = False) -> str:
        """`4 Fire`, or what it summons; in short, a physical one is only its number."""
        if attack.summon:
            return self.get("knight-summons", colour=self.name("colour", attack.summon))
        element = attack.element or "physical"
        if short and element == "physical":
            return str(attack.value)
        return f"{attack.value} {self.name('element', element)}"

    def attacks(self, enemy: Enemy | LeaderLevel, short: bool = False) -> str:
        return " + ".join(self.attack(attack, short) for attack in enemy.attacks) or "–"

    def armor(self, enemy: Enemy | LeaderLevel) -> str:
        """The Armor; an Elusive enemy has two."""
        return f"{enemy.armor}/{enemy.armor_elusive}" if enemy.armor_elusive else str(enemy.armor)

    @staticmethod
    def abilities_of(enemy: Enemy | LeaderLevel) -> list[str]:
        """All that an enemy is said to have, also what is stored as numbers and attacks."""
        abilities = list(enemy.abilities)
        if getattr(enemy, "defend", 0):
            abilities.append("defend")
        if any(attack.summon for attack in enemy.attacks):
            abilities.append("summon")
        if len(enemy.attacks) > 1:
            abilities.append("multiple_attacks")
        return abilities

    def abilities(self, enemy: Enemy | LeaderLevel) -> str:
        defend = getattr(enemy, "defend", 0)
        return ", ".join(
            self.ability(ability, defend if ability == "defend" else 0) for ability in self.abilities_of(enemy)
        )

    def resistances(self, resistances: Iterable[str], short: bool = False) -> str:
        have = list(resistances)
        if not short and len(have) == len(terms.RESISTANCES):
            return self.get("knight-all-resistances")
        return self.names("element" if short else "resist", have)

    def means(self, word: str, **args: Any) -> str:
        """What an ability or a resistance does, with its rules."""
        return f"{self.get(f'knight-means-{word}', **args)} ({MEANS_RULES[word]})"

    @staticmethod
    def resist_words(resistances: Iterable[str], prefix: str = "resist") -> list[str]:
        have = list(resistances)
        words = [f"{prefix}-{one}" for one in have]
        return [*words, f"{prefix}-fire-ice"] if {"fire", "ice"} <= set(have) else words

    # -------------------------------------------------------------- modes
    def mode(self, mode: Mode) -> str:
        """One way to use a card or a Unit: its price and all that it does."""
        what = "; ".join(text for part in mode.parts if (text := self.part(part)))
        price = self.price(mode)
        return self.get("knight-mode-price", price=price, what=what) if price else what

    def price(self, mode: Mode) -> str:
        words = [self.mana(colour) for colour in mode.mana]
        return " + ".join([*words, *map(self.cost, mode.costs)])

    def cost(self, cost: Cost) -> str:
        if cost.cost == "discard":
            most = MANY if cost.maximum is None else cost.maximum
            return self.get("knight-cost-discard", cards=self.get(f"knight-cards-{cost.card}", most=most))
        if cost.cost == "throw_away":
            return self.get("knight-cost-throw_away", colour=self.mana(cost.colour or "red"))
        return self.get(f"knight-cost-{cost.cost}")

    def points(self, kind: str, element: str | None, value: int | str) -> str:
        """`Fire Attack 4`, `Move 2`."""
        return self.get(f"knight-points-{kind}", element=element or "physical", value=value)

    def part(self, part: Part) -> str:
        """One thing a mode does."""
        if part.kind == "effect":
            text = self.effect(part)
        elif part.kind == "mana":
            text = self.gained_mana(part)
        elif part.value_from:
            text = self.get("knight-points-terrain")
        else:
            text = self.points(part.kind, part.element, part.value)
        if part.per:
            pair = ", ".join(map(self.mana, part.pair))
            per = self.get(f"knight-per-{part.per}", pair=pair)
            text = self.get("knight-grows", points=text, plus=part.plus, per=per) if part.plus else f"{text} {per}"
        if part.at_most:
            text = f"{text} {self.get('knight-at-most', number=part.at_most)}"
        if part.twice_against:
            text = self.get("knight-twice", points=text, ability=self.ability(part.twice_against))
        return self.get(f"knight-when-{part.when}", what=text) if part.when else text

    def gained_mana(self, part: Part) -> str:
        colours = [colour for colour in part.colours if colour != "as_discarded"]
        shown = self.either(map(self.mana, colours)) if colours else self.get("knight-as-discarded")
        text = self.get("knight-part-mana", value=part.value, colours=shown, form=part.form or "token")
        if part.same_colour:
            text = f"{text}, {self.get('knight-same-colour')}"
        return f"{text}, {self.get('knight-unowned')}" if part.unowned else text

    def effect(self, part: Part) -> str:
        effect, get = part.effect or "", self.get
        if effect == "outside":
            return get(f"knight-outside-{part.what}")
        if effect in PLUSES:
            given = (("attack", part.attack), ("block", part.block), ("move", part.move))
            what = ", ".join(get(f"knight-plus-{kind}", value=value) for kind, value in given if value)
            return get(f"knight-effect-{effect}", which=part.which or "", target=part.target or "", what=what)
        if effect == "enemy_armor_minus" and part.value_fortified:
            return get(
                "knight-effect-enemy_armor_minus-fortified",
                value=part.value,
                more=part.value_fortified,
                target=self.target(part),
            )
        if effect == "ready_unit":
            price = "-price" if part.influence_per_level else ""
            return get(f"knight-effect-ready_unit{price}", level=part.max_level, price=part.influence_per_level)
        if effect == "convert_points":
            points = get(f"knight-points-{part.points}", value="").strip()
            return get(
                "knight-effect-convert_points",
                rate=part.rate,
                points=points,
                to=self.points(part.to or "attack", part.element, 1),
            )
        if effect == "attacks_become":
            what = self.name("element", part.element) if part.element else get("knight-kind-of-attack", kind=part.to)
            return get("knight-effect-attacks_become", target=part.target, what=what)
        if effect == "play_card":
            return self.play_card(part)
        text = get(
            f"knight-effect-{effect}",
            value=f"{part.value:+d}" if effect == "reputation" else part.value,
            count=part.count,
            target=part.target if effect.startswith("units_") else self.target(part),
            targets=_number_of_targets(part),
            element=self.name("element", part.element) if part.element else "",
            resistances=self.resistances(part.resistances),
            attack=part.attack,
            ranged=part.ranged,
            siege=part.siege,
        )
        return f"{text}; {get('knight-effect-extra_target_move')}" if part.extra_target_move else text

    def target(self, part: Part) -> str:
        if f"{part.target}" not in ENEMY_TARGETS:
            return ""
        text = self.get(f"knight-target-{part.target}")
        if not part.only:
            return text
        return f"{text} ({self.get(f'knight-only-{part.only}', targets=_number_of_targets(part))})"

    def play_card(self, part: Part) -> str:
        words = [self.get("knight-effect-play_card", powered="yes" if part.powered else "no")]
        if part.times > 1:
            words.append(self.get("knight-play-times", times=part.times))
        if part.bonus:
            words.append(self.get("knight-play-bonus", bonus=part.bonus))
        if part.throw_away:
            words.append(self.get("knight-play-throw_away"))
        return ", ".join(words)

    def why_unusable(self, mode: Mode) -> str:
        """Why a mode cannot be used in a combat; nothing if it can."""
        if mode.reason is None:
            return ""
        return self.get("knight-mode-unusable", reason=self.name("reason", mode.reason).rstrip("."))


def _number_of_targets(part: Part) -> str:
    """`many` or `one`, for languages whose verbs and adjectives ask."""
    return "many" if part.target in ("all_enemies", "other_enemies") else "one"


PLUSES = ("units_plus", "cards_plus")
ENEMY_TARGETS = ("enemy", "other_enemy", "other_enemies", "all_enemies")
