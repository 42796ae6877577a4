"""Whole fights as texts: what was done, what happened and by which rule. `tools/make_golden_knight.py` writes
them to tests/golden/knight; a person reads the difference before it is accepted.
"""

from __future__ import annotations

from pathlib import Path

from combat import Fight, fight

GOLDEN = Path(__file__).parents[1] / "golden" / "knight"

# name: (scenario, actions)
FIGHTS: dict[str, tuple[str, str]] = {
    "the_sheets_example": (
        "Ogre 5/7 fame2; site: ruins; hero: armor 3, limit 5; hand: rage, Blow(attack 5)",
        "end phase, end phase, hit hero with Ogre, end phase, target Ogre, play Blow: attack 5, declare",
    ),
    "a_keep": (
        "guardsmen, crossbowmen, prowlers rampaging; site: keep on 3; hero: level 3; "
        "hand: determination, swiftness, march, promise, rage; units: catapults, utem_guardsmen, heroes_red; "
        "mana: red, white, blue",
        "target Prowlers, play Swiftness: powered ranged 3, declare, "
        "target Crossbowmen, activate Catapults: siege 5 ice for blue, declare, "
        "play Promise: influence 2, end phase, block Guardsmen, activate Utem Guardsmen: block 4, declare, "
        "end phase, end phase, "
        "target Guardsmen, activate Heroes (red): attack 6 cold fire for red, sideways March attack, declare",
    ),
    "summoners_at_night": (
        "orc_summoners, dragon_summoner; site: ruins; named; night; hero: level 5; units: peasants, thugs; "
        "hand: whirlwind, cold_toughness, promise, Axe(attack 12 fire); mana: white, blue",
        "play Whirlwind: enemy does not attack for white, play Promise: influence 2, end phase, "
        "token Manticore, token Medusa, block summoned 2, play Cold Toughness: powered block 5 ice, declare, "
        "end phase, hit hero with summoned 1, end phase, "
        "target Orc Summoners, target Dragon Summoner, play Axe: attack 12 fire, declare",
    ),
    "units_in_harms_way": (
        "altem_mages, medusa, fire_mages, hydra; site: ruins; hero: armor 2, limit 6, wounds 1; hand: promise, rage; "
        "units: peasants, foresters, thugs, fire_golems, altem_guardians; skills: Fury(attack 6)",
        "end phase, end phase, hit unit Fire Golems with Fire Mages, "
        "hit unit Peasants with Altem Mages, hit unit Altem Guardians with Altem Mages, "
        "play Promise: influence 2, hit unit Thugs with Hydra, hit hero with Hydra / 2, hit hero with Hydra / 3, "
        "hit unit Foresters with Medusa, hit hero with Medusa, end phase, "
        "target Hydra, use Fury: attack 6, declare, end phase",
    ),
    "the_red_city": (
        "heroes_fire, thugs, illusionists [gargoyle], wolf_riders rampaging; site: city red; hero: level 7; "
        "hand: march, stamina, A(block 4), B(siege 5 fire), C(attack 14 cold); units: heroes_white; mana: white",
        "target Thugs, play B: siege 5 fire, declare, end phase, block Heroes (fire), play A: block 4, "
        "declare, end phase, "
        "hit hero with Heroes (fire) / 2, hit hero with summoned 1, hit hero with Wolf Riders, end phase, "
        "target Heroes (fire), target Illusionists, play C: attack 14 cold fire, declare, end phase",
    ),
    "volkare_attacks": (
        "prowlers, zombie_horde; site: volkare; volkare: die white; partial; hero: level 2; mana: red, green; "
        "hand: march, rage, Wall(block 6); tokens: vial_of_toxin",
        "end phase, play March: powered move 4, slow Zombie Horde, slow Zombie Horde / 2, slow Zombie Horde / 3, "
        "block Volkare, play Wall: block 6, declare, end phase, hit hero with Prowlers, end phase, "
        "target Prowlers, play Rage: powered attack 4, declare, end phase",
    ),
    "the_dark_crusader": (
        "; leader: dark_crusader 3 [gibbering_ghouls, corrupted_priests]; site: necropolis assault; hero: level 8; "
        "hand: tremor, Bow(ranged 3 fire), Axe(attack 11 ice), Shield(block 4 cold); mana: green, black",
        "play Tremor: powered enemy armor minus 2 to all for black, target Dark Crusader Leader, "
        "play Bow: ranged 3 fire, "
        "declare, end phase, block Corrupted Priests, "
        "play Shield: block 4 cold fire, declare, end phase, hit hero with Gibbering Ghouls, "
        "hit hero with Dark Crusader Leader, end phase, target Dark Crusader Leader, target Corrupted Priests, "
        "play Axe: attack 11 ice, declare, end phase",
    ),
    "into_the_labyrinth": (
        "vampire, crystal_sprites; site: labyrinth; hero: level 4; units: delphana_masters, peasants; "
        "hand: concentration, determination, A(block 2), Axe(attack 10); mana: green 2, red, blue",
        "take Delphana Masters, end phase, block Vampire, "
        "play Concentration: with Determination: powered block 5, declare, "
        "block Crystal Sprites, play A: block 2, declare, "
        "activate Delphana Masters: enemy destroyed for red, "
        "activate Delphana Masters: enemy armor minus 5 for green, "
        "end phase, hit hero with Crystal Sprites / 2, end phase, target Crystal Sprites, "
        "play Axe: attack 10, declare",
    ),
    "a_knock_out": (
        "minotaur, medusa; site: den; hero: level 1; hand: rage, march; units: utem_swordsmen, peasants",
        "end phase, end phase, hit hero with Minotaur, hit unit Peasants with Medusa, hit hero with Medusa, "
        "end phase, "
        "target Medusa, activate Utem Swordsmen: attack 6 for wound unit, declare, end phase",
    ),
}


def played(name: str) -> tuple[Fight, list[str]]:
    """The fight, and its story: each action followed by what happened."""
    text, actions = FIGHTS[name]
    f = fight(text, seed=11)
    story = [f"# {text}", *map(event_line, f.events)]
    for action in filter(None, map(str.strip, actions.split(","))):
        told, steps = len(f.session.events), len(f.session.record.steps)
        f.do(action)
        assert len(f.session.record.steps) > steps, f"{name}: '{action}' was not asked for"
        story += ["", f"> {f.words.action_text(f.session.record.steps[-1].action)}"]
        story += map(event_line, f.events[told:])
    story += ["", "value " + ", ".join(f"{key}={value}" for key, value in f.value.items())]
    return f, story


def event_line(event: dict[str, object]) -> str:
    fields = (f"{key}={value}" for key, value in event.items() if key not in ("event", "rules"))
    rules = " ".join(event["rules"])  # type: ignore[arg-type]
    return f"{event['event']} {' '.join(fields)}".strip() + (f"  [{rules}]" if rules else "")


def files(name: str) -> dict[str, str]:
    """What belongs into the golden files of a fight."""
    f, story = played(name)
    return {
        f"{name}.record": f.session.record.to_text(f.words),
        f"{name}.events": "\n".join(story) + "\n",
    }
