"""Everything of the catalogue can be put into a fight: each mode is played at some moment, each token fought."""

from __future__ import annotations

import random
from typing import Any

import pytest
from combat import GAME, Fight, fight

from warlore.knight import read_scenario
from warlore.knight.catalogue import catalogue
from warlore.knight.catalogue_terms import CITY_COLOURS, REASONS, SITES
from warlore.knight.rules.actions import ACTIONS, END_PHASE, GUARD, HIT_HERO, HIT_UNIT, PLAY, SAY_TOKEN, SIDEWAYS
from warlore.knight.rules.tables import ATTACK_PHASE, MAX_MODES
from warlore.table import fast

CATALOGUE = catalogue()
MANA = "mana: red 4, blue 4, green 4, white 4, black 4; night"
ENEMIES = (
    "Ogre 4/3 swift, Ghost 3(6)/2/2 elusive, Tower 3/3fire fortified ~fire, Ram 5/4ice cumbersome brutal, Imp 2/1"
)
HAND = "rage, stamina, swiftness, march, fire_bolt"
HERO = "hero: armor 3, limit 20, wounds 1"


def modes_of(f: Fight, name: str) -> dict[int, str]:
    """The actions that play, activate, use or spend something of that name."""
    texts = {action: f.words.action_text(action) for action in range(PLAY, PLAY + f.state.book.modes)}
    return {action: text for action, text in texts.items() if text.split(" ", 1)[1].startswith(f"{name}:")}


def play_out(state: Any, luck: random.Random, seed: int) -> None:
    """Random legal play to the end, with events."""
    chance = fast(seed)
    events: list[tuple[int, int, int, int]] = []
    for _ in range(400):
        choices = GAME.legal(state)
        if not choices:
            break
        GAME.apply(state, luck.choice(choices), chance, events)
    assert GAME.turn(state) is None
    GAME.aftermath(state)


def never_played(text: str, name: str) -> tuple[set[str], int]:
    """Look for a moment for each mode; returns those without one, and how many modes there are."""
    f = fight(text)
    wanted = modes_of(f, name)
    missing = dict(wanted)
    texts = {action: f.words.action_text(action) for action in range(SIDEWAYS, SAY_TOKEN)}
    spared = {action for action, text in texts.items() if text.startswith(f"sideways {name} ")}
    spared |= {*wanted, *range(HIT_UNIT, GUARD)}
    for seed in range(60):
        luck = random.Random(seed)
        state, chance = f.state.copy(), fast(seed)
        for _ in range(400):
            choices = GAME.legal(state)
            if not choices or not missing:
                break
            for action in [one for one in choices if one in missing]:
                branch = state.copy()
                GAME.apply(branch, action, fast(seed))
                play_out(branch, luck, seed)
                del missing[action]
            kept = [one for one in choices if one not in spared]
            if seed % 2:
                kept = [one for one in kept if HIT_HERO <= one < HIT_UNIT] or kept
            onward = END_PHASE in choices and state.phase < ATTACK_PHASE and luck.random() < (0.4, 0.95)[seed % 2]
            GAME.apply(state, END_PHASE if onward else luck.choice(kept or choices), chance)
        if not missing:
            break
    return set(missing.values()), len(wanted)


@pytest.mark.parametrize("card", CATALOGUE.cards)
def test_every_card_in_each_supported_mode(card: str) -> None:
    entry = CATALOGUE.cards[card]
    text = f"{ENEMIES}; hand: {card}, {HAND}; units: peasants spent, foresters; {MANA}; {HERO}"
    missing, _ = never_played(text, entry.name)
    assert missing == set()


@pytest.mark.parametrize("card", CATALOGUE.cards)
def test_the_refused_modes_of_a_card_are_named(card: str) -> None:
    entry = CATALOGUE.cards[card]
    refused = read_scenario({"enemies": ["prowlers"], "cards": [card]}).refused
    assert len(refused) == sum(not mode.supported for mode in entry.modes)
    for name, mode, reason in refused:
        assert name in (card, entry.name)
        assert mode
        assert reason.removeprefix("not supported: ") in REASONS.values()


@pytest.mark.parametrize("card", CATALOGUE.cards)
def test_any_card_may_be_played_sideways(card: str) -> None:
    name = CATALOGUE.cards[card].name
    f = fight(f"Ogre 1/1; hand: {card}").to("attack").attack("Ogre", f"sideways {name} attack")
    assert f.totals == [(1, 1)]
    assert f.value["used"] == 1


@pytest.mark.parametrize("unit", CATALOGUE.units)
def test_every_unit_in_each_supported_mode(unit: str) -> None:
    entry = CATALOGUE.units[unit]
    own = f"{unit} with red" if unit == "magic_familiars" else unit
    text = f"{ENEMIES}; hand: {HAND}; units: {own}, peasants spent; {MANA}; {HERO}"
    missing, found = never_played(text, entry.name)
    assert missing == set()
    assert found >= sum(mode.supported for mode in entry.modes)


@pytest.mark.parametrize("unit", CATALOGUE.units)
def test_every_unit_takes_damage(unit: str) -> None:
    """A physical attack of 1 on it: a Wound unless it resists; Thugs are paid before."""
    entry = CATALOGUE.units[unit]
    own = f"{unit} with red" if unit == "magic_familiars" else unit
    f = fight(f"Ogre 9/1; units: {own}; hand: promise").to("damage").do("play Promise: influence 2")
    f.hit(entry.name, "Ogre").end()
    hurt = 0 if "physical" in entry.resistances else entry.level
    assert f.value["unit_levels_wounded"] == hurt
    assert f.wounds == (0, 0)


@pytest.mark.parametrize("token", [token for token in CATALOGUE.faction_tokens if token != "any_token"])
def test_every_faction_token(token: str) -> None:
    entry = CATALOGUE.faction_tokens[token]
    text = f"{ENEMIES}; hand: {HAND}; units: peasants, catapults; tokens: {token}; {MANA}; {HERO}"
    missing, _ = never_played(text, entry.name)
    assert missing == set()
    refused = read_scenario({"enemies": ["prowlers"], "tokens": [token]}).refused
    assert len(refused) == sum(not mode.supported for mode in entry.modes)


@pytest.mark.parametrize("enemy", CATALOGUE.enemies)
def test_every_token_can_be_fought(enemy: str) -> None:
    """It strikes for what is printed, and falls to twice its Armor of an element it does not resist."""
    entry = CATALOGUE.enemies[enemy]
    element = next((e for e in ("physical", "fire", "ice") if e not in entry.resistances), "physical")
    armor = (entry.armor_elusive or entry.armor) + entry.defend
    grown = 12 if "vampiric" in entry.abilities else 0
    need = (armor + grown) * (2 if len(entry.resistances) == 3 else 1)
    f = fight(f"{enemy}; site: ruins; skills: Blow(attack {need} {element}); hero: armor 1, limit 20").to("attack")
    if all(attack.summon is None for attack in entry.attacks):
        brutal = 2 if "brutal" in entry.abilities else 1
        damage = brutal * sum(attack.value for attack in entry.attacks)
        assert f.wounds == (damage, damage if "poison" in entry.abilities else 0)
    f.attack(entry.name, "use Blow").end()
    assert f.value["all_defeated"]
    assert f.fame == entry.fame
    assert f.value["reputation"] == entry.reputation


@pytest.mark.parametrize("site", SITES)
@pytest.mark.parametrize("night", [False, True])
def test_every_site(site: str, night: bool) -> None:
    more: dict[str, Any] = {"night": night}
    if "volkare" in site:
        more["volkare"] = {"level": 3}
    where = "city red" if site == "city" else site
    f = fight(f"prowlers; site: {where}; units: peasants; hand: rage, march", **more)
    play_out(f.state, random.Random(1), 1)


@pytest.mark.parametrize("colour", CITY_COLOURS)
def test_every_garrison(colour: str) -> None:
    for level, garrison in CATALOGUE.cities[colour].garrisons.items():
        f = fight(f"; site: city {colour} level {level}; hand: rage")
        assert len(f.told("enemy_appears")) == sum(garrison.values())
        play_out(f.state, random.Random(level), level)


@pytest.mark.parametrize("level", range(1, 16))
def test_every_army_of_volkare(level: int) -> None:
    f = fight(f"; volkare: level {level}; site: volkare; hand: rage")
    names = [name for name, *_ in f.told("enemy_appears")]
    assert len([name for name in names if name != "Volkare"]) == sum(CATALOGUE.volkare.army[level].values())
    play_out(f.state, random.Random(level), level)


@pytest.mark.parametrize("faction", CATALOGUE.leaders)
@pytest.mark.parametrize("level", range(1, 13))
def test_every_level_of_the_leaders(faction: str, level: int) -> None:
    site = {"elementalist": "hidden_valley", "dark_crusader": "necropolis"}[faction]
    f = fight(f"; leader: {faction} {level}; site: {site}; hand: rage")
    entry = CATALOGUE.leaders[faction]
    names = [name for name, *_ in f.told("enemy_appears")]
    assert len([name for name in names if name != entry.name]) == sum(entry.levels[level].followers.values())
    play_out(f.state, random.Random(level), level)


def test_modes_close_the_action_space() -> None:
    assert ACTIONS == PLAY + MAX_MODES
