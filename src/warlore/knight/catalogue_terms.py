"""The closed vocabulary of the Mage Knight catalogue: every word a data file may use, and its meaning.

Tables only. `KINDS`, `EFFECTS` and `COSTS` list the fields each word takes: validation reads them, and so
may a combat engine (to refuse by name what it does not play). Rule ids (R47, Q1, S5, ...) are the law's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

ELEMENTS: Final = ("physical", "fire", "ice", "cold_fire")
RESISTANCES: Final = ("physical", "fire", "ice")
ENEMY_COLOURS: Final = ("green", "grey", "violet", "brown", "white", "red")
CITY_COLOURS: Final = ("blue", "green", "red", "white")
BASIC_MANA: Final = ("red", "blue", "green", "white")
MANA: Final = (*BASIC_MANA, "gold", "black")
SETS: Final = ("base", "lost_legion", "tezla", "ultimate")
FACTIONS: Final = ("elementalist", "dark_crusader")
HEROES: Final = ("arythea", "goldyx", "norowas", "tovak", "wolfhawk", "krang", "braevalar")
CERTAINTIES: Final = ("high", "medium", "low")
TIERS: Final = ("regular", "elite")

DEFENSIVE: Final = ("fortified", "unfortified", "elusive", "arcane_immunity")
OFFENSIVE: Final = ("swift", "brutal", "poison", "paralyze", "assassination", "cumbersome", "vampiric")
ABILITIES: Final = DEFENSIVE + OFFENSIVE
# Shown to people like abilities, but stored otherwise: as the `defend` value and as the attacks themselves.
OTHER_ABILITIES: Final = ("defend", "summon", "multiple_attacks")

SITES: Final = (
    "field",
    "keep",
    "mage_tower",
    "city",
    "monastery",
    "dungeon",
    "tomb",
    "maze",
    "labyrinth",
    "ruins",
    "den",
    "spawning_grounds",
    "mine",
    "magical_glade",
    "graveyard",
    "volkare",
    "volkare_camp",
    "hidden_valley",
    "necropolis",
)
RECRUIT_SITES: Final = ("village", "keep", "mage_tower", "monastery", "city", "magical_glade")

# R64: what defeating a token of this colour counts as, when it stood on a rampaging space.
RAMPAGING: Final[Mapping[str, str]] = {"green": "orc", "red": "draconum"}

# "start" is the moment before phase 1.1; the others are the sheet's 1.1 to 1.4.
PHASES: Final = ("start", "ranged", "block", "damage", "attack")
ANY_PHASE: Final = ("ranged", "block", "damage", "attack")

# Whom a part acts on. Q1 and R47-R51 turn on it: what targets an enemy is stopped by Arcane Immunity and by
# the resistance of the mode's colour; what targets an attack, your own side or the site is not.
# In one mode, "enemy" and "attack" parts act on the same enemy.
TARGETS: Final[Mapping[str, str]] = {
    "enemy": "one enemy, chosen when the mode is played (with `when`: the one blocked)",
    "other_enemy": "one enemy that is not the one just defeated",
    "other_enemies": "every enemy but the mode's target",
    "all_enemies": "every enemy in the combat",
    "attack": "one attack of an enemy",
    "hero": "your Hero, his points, his Fame or Reputation",
    "unit": "one Unit of yours",
    "units": "all your Units",
    "other_units": "all your Units but the one that acts",
    "card": "one card of yours",
    "source": "one source of Attack of yours: a card, a Unit, converted points",
    "site": "the site's fortifications: no resistance stops it (R49)",
}

# `per`: what `plus` (points) or `value` (effects) is multiplied by.
PER: Final[Mapping[str, str]] = {
    "enemy_faced": "enemy in the combat",
    "enemy_blocked": "enemy successfully blocked this turn",
    "enemy_defeated": "enemy defeated with the help of this card",
    "excess_block": "point by which the Block exceeded what was needed",
    "blocked_icon": "ability, elemental attack and resistance of the blocked enemy; 0 if it is arcane immune",
    "card_discarded": "card discarded as this mode's cost",
    "wound_taken": "Wound added to your hand this turn",
    "crystal_pair": "pair of crystals you own, one of each of the two colours in `pair`",
    "crystal_set": "set of four crystals you own, one of each basic colour",
    "token_red": "red mana token on this Unit",
    "token_blue": "blue mana token on this Unit",
    "token_white": "white mana token on this Unit",
    "token_green": "green mana token on this Unit",
}

# `when`: the condition of one part of a mode.
WHEN: Final[Mapping[str, str]] = {
    "blocked_by_this": "this Block was part of a successful block; an enemy target is the one blocked",
    "no_wound_taken": "no Wound was added to your hand earlier in this combat",
    "interaction": "only in an interaction, so never in combat",
}

# `only`: which enemies an effect may act on.
ONLY: Final[Mapping[str, str]] = {
    "unfortified": "not Fortified by itself or by the site",
    "blocked": "successfully blocked in the Block phase of this combat",
}

# `what` of the effect "outside": riders that change nothing inside a combat.
OUTSIDE: Final[Mapping[str, str]] = {
    "cure_bonus": "draw for healed Wounds, ready healed Units",
    "deck_bottom": "put a card from the discard pile under the deck",
    "discard_wounds": "discard Wounds after the combat",
    "fly": "move over the map, spending Move points by space",
    "gather_crystals": "discard cards while moving, for crystals",
    "interaction_bonus": "more in an interaction",
    "no_provocation": "movement does not provoke, pursuers stay",
    "peek": "look at a face-down token",
    "recruit": "a cheaper or free Unit",
    "reveal_tile": "reveal a map tile",
    "source_die": "use or turn a die of the Source",
    "swap_skill": "exchange a Skill",
    "take_back": "take this card back to hand",
    "terrain_cost": "cheaper terrain",
    "throw_away_wound": "throw away a Wound",
    "travel": "move over the map without Move points",
    "use_offer": "use a Unit of the offer",
}

# `reason` of a mode that is not supported: what it needs that a combat by itself does not have.
REASONS: Final[Mapping[str, str]] = {
    "healing": "healing is never used during combat (R86)",
    "deck": "it needs the Deed deck",
    "source": "it needs the dice of the Source",
    "map": "it needs the map",
    "offer": "it needs the Unit offer",
    "inventory": "it needs the crystals of the inventory",
    "interaction": "it is used in an interaction",
    "after_combat": "it is used after the combat",
    "skills": "it needs the Skills on the table",
    "no_effect": "it changes nothing in a combat",
    "repeated": "an effect with a choice or a cost cannot be repeated",
    "unknown": "the engine does not know this effect",
}
# Of these something could be done in a combat: what is left out for them counts for nothing, and that is said
NOT_COUNTED: Final = ("deck", "source", "map", "offer", "inventory", "repeated", "unknown")
# but not for effects that are nothing but these (words of OUTSIDE)
ELSEWHERE: Final = ("deck_bottom", "fly", "reveal_tile", "travel")


@dataclass(frozen=True, slots=True)
class Word:
    """One word of the vocabulary: what it means, its targets, its fields, when it may be played."""

    means: str
    required: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    phases: tuple[str, ...] = ()


_GROWS: Final = ("plus", "per")
_POINTS: Final = ("element", *_GROWS, "pair", "when", "phases")

# The kinds of a part. A mode is one part or several; all its parts happen together.
KINDS: Final[Mapping[str, Word]] = {
    "attack": Word("Attack points", ("value",), _POINTS, phases=("attack",)),
    "ranged": Word("Ranged Attack points", ("value",), _POINTS, phases=("ranged", "attack")),
    "siege": Word("Siege Attack points", ("value",), _POINTS, phases=("ranged", "attack")),
    "block": Word(
        "Block points; `twice_against`: counted twice against an attack with that ability; `value_from` "
        "terrain: the Move cost of the space; `element_night`: the element by Night rules",
        ("value",),
        ("element", *_GROWS, "twice_against", "value_from", "element_night"),
        phases=("block",),
    ),
    "move": Word("Move points, usable in combat (R8)", ("value",), _GROWS, phases=ANY_PHASE),
    "influence": Word("Influence points, usable in combat (R8)", ("value",), _GROWS, phases=ANY_PHASE),
    "heal": Word("Healing points: never in combat (R86)", ("value",), _GROWS),
    "draw": Word("draw cards", ("value",), (*_GROWS, "at_most"), phases=ANY_PHASE),
    "mana": Word(
        "gain `value` mana, each of one of `colours` (`same_colour`: all of one; as_discarded: that of the "
        "discarded card); `form` crystal: kept in the inventory, usable at once; `unowned`: a colour of "
        "which you have no crystal",
        ("value", "colours"),
        ("form", "same_colour", "unowned", "per", "pair"),
        phases=ANY_PHASE,
    ),
    "effect": Word("one of EFFECTS"),
}

_FIGHT: Final = ("ranged", "block", "attack")

EFFECTS: Final[Mapping[str, Word]] = {
    # on enemies
    "enemy_armor_minus": Word(
        "Armor -`value` (`value_fortified` if fortified) to the end of the combat, not below 1 (S5)",
        ("target", "value"),
        ("value_fortified", "per", "when"),
        ("enemy", "other_enemy", "other_enemies", "all_enemies"),
        ANY_PHASE,
    ),
    "enemy_armor_becomes": Word(
        "Armor becomes `value`", ("target", "value"), ("only",), ("all_enemies",), ("attack",)
    ),
    "enemy_does_not_attack": Word(
        "no attack this combat, which is not a block (R35, R54); `extra_target_move`: another enemy for each "
        "1, 2, 3... Move points, times that number",
        ("target",),
        ("only", "extra_target_move"),
        ("enemy",),
        ("ranged", "block"),
    ),
    "enemy_destroyed": Word(
        "defeated whatever its Armor", ("target",), ("only", "when"), ("enemy",), ("attack",)
    ),
    "enemy_loses_fortification": Word(
        "loses Fortified, and the site's fortification for it",
        ("target",),
        (),
        ("enemy", "all_enemies"),
        ("ranged",),
    ),
    "enemy_loses_resistance": Word(
        "loses those `resistances`", ("target", "resistances"), (), ("enemy", "all_enemies"), _FIGHT
    ),
    "use_enemy_attack": Word(
        "its attacks become your Attack, with their elements, against other enemies only",
        ("target",),
        ("phases",),
        ("enemy",),
        ("attack",),
    ),
    # on attacks
    "attack_minus": Word(
        "one attack (`count` attacks) -`value`; at 0 it is blocked (R39, Q3)",
        ("target", "value"),
        ("count",),
        ("attack",),
        ("block",),
    ),
    "attack_loses_abilities": Word(
        "loses its offensive abilities, keeps its element", ("target",), (), ("attack",), ("block",)
    ),
    "attack_hits_this_unit": Word(
        "its damage must be assigned to the acting Unit first, even with Assassination (R77)",
        ("target",),
        (),
        ("attack",),
    ),
    # on the site
    "ignore_site_fortification": Word(
        "the site fortifies nobody this turn", ("target",), (), ("site",), ("ranged",)
    ),
    # on Units
    "units_gain_resistance": Word(
        "gain those `resistances` this turn",
        ("target", "resistances"),
        (),
        ("unit", "units"),
        ANY_PHASE,
    ),
    "units_plus": Word(
        "each ability that gives Attack of any kind, or Block, gives that much more this turn",
        ("target",),
        ("attack", "block"),
        ("units", "other_units"),
        _FIGHT,
    ),
    "units_take_no_damage": Word(
        "no damage may be assigned to them this turn", ("target",), (), ("units",), ANY_PHASE
    ),
    "ready_unit": Word(
        "ready a spent Unit up to `max_level`; `influence_per_level`: any number of them, at that price",
        ("target", "max_level"),
        ("influence_per_level",),
        ("unit",),
        ANY_PHASE,
    ),
    # on your own Attack, Block and points
    "convert_points": Word(
        "this turn spend `rate` of `points` for 1 point of `to` (with `element`)",
        ("target", "points", "to", "rate"),
        ("element",),
        ("hero",),
        ANY_PHASE,
    ),
    "attacks_become": Word(
        "hero: all your attacks this combat; card: one attack of one action card: become of kind `to` "
        "(keeping their elements) or of `element`",
        ("target",),
        ("to", "element"),
        ("hero", "card"),
        ("ranged", "attack"),
    ),
    "gains_element": Word(
        "an Attack or Block of one action card gains `element` (fire and ice: cold fire)",
        ("target", "element"),
        (),
        ("card",),
        _FIGHT,
    ),
    "source_plus": Word(
        "one source of Attack of `element` gives that much more, by its kind",
        ("target", "element", "attack", "ranged", "siege"),
        (),
        ("source",),
        ("ranged", "attack"),
    ),
    "cards_plus": Word(
        "your cards give that much more Attack (of any kind), Block or Move: `which` all the others, or only "
        "the first of those named that you play",
        ("target", "which"),
        ("attack", "block", "move"),
        ("hero",),
        ANY_PHASE,
    ),
    "play_card": Word(
        "play another action card with it `times` times, `powered` without mana or not; its Move, Influence, "
        "Block and Attack +`bonus`; `throw_away`: that card leaves the game",
        ("target", "powered", "times"),
        ("bonus", "throw_away"),
        ("card",),
        ANY_PHASE,
    ),
    # on the Hero
    "hero_ignores_wound": Word(
        "ignore the next `value` Wounds from enemies, with their extra effects",
        ("target", "value"),
        (),
        ("hero",),
        ("damage",),
    ),
    "reputation": Word("Reputation changes by `value`", ("target", "value"), ("per", "when"), ("hero",)),
    "fame": Word("Fame +`value`", ("target", "value"), ("per", "when"), ("hero",)),
    # elsewhere
    "outside": Word("no influence on a combat: see OUTSIDE", ("what",), ("value",)),
}

COSTS: Final[Mapping[str, Word]] = {
    "discard": Word(
        "discard cards from hand: `minimum` to `maximum` (1 and 1 unless told) or `unlimited`, at most "
        "`max_wounds` Wounds",
        ("card",),
        ("minimum", "maximum", "unlimited", "max_wounds"),
    ),
    "throw_away": Word("throw away a card from hand, of `colour`", ("card", "colour")),
    "wound": Word("take a Wound to hand (counted for the knock out, R97)"),
    "wound_unit": Word("the acting Unit becomes Wounded"),
}

COST_CARDS: Final = ("any", "non_wound", "wound", "action")

# City bonuses (R89-R93): the same closed idea, on a city's defenders.
CITY_EFFECTS: Final[Mapping[str, Word]] = {
    "armor": Word("Armor +`value`", ("value",)),
    "attack": Word("each attack of one of `elements` +`value`", ("value", "elements")),
    "ability": Word("attacks of one of `elements` gain `ability` (Q6)", ("ability", "elements")),
}
