"""`warlore knight`: the combat of Mage Knight. Each command loads what it needs when it is called."""

from __future__ import annotations

from typing import Annotated

import typer

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="Mage Knight combat: fight it through with the rules named, find the best plan, look things up.",
    context_settings={"help_option_names": ["-h", "--help"]},
)

Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="en|it|es", help="Language; else WARLORE_LANG, else that of the system."),
]
Colour = Annotated[bool, typer.Option("--colour/--no-colour", help="Colours or none.")]


@app.command()
def show(
    name: Annotated[str, typer.Argument(metavar="NAME", help="An id or a name, in any of the languages.")],
    kind: Annotated[
        str | None,
        typer.Option(metavar="KIND", help="enemy, unit, card, token, city, leader, volkare, site or hero."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object per line.")] = False,
    lang: Lang = None,
    colour: Colour = True,
) -> None:
    """Show one thing of the catalogue: its values, what its abilities mean, and the rules.

    Everything with that name is shown; `--kind` narrows it.

    \b
    Examples:
      warlore knight show prowlers
      warlore knight show "Megere Maledette" --lang it
      warlore knight show thugs --kind unit
      warlore knight show "white city"
      warlore knight show volkare --json
    """
    from warlore.cli.knight.show import run

    run(name, kind, json, lang, colour)


@app.command("list")
def list_(
    kind: Annotated[
        str | None,
        typer.Option(
            metavar="KIND", help="enemy (default), unit, card, token, city, leader, volkare, site or hero."
        ),
    ] = None,
    colour_of: Annotated[
        str | None,
        typer.Option("--colour", "--color", metavar="COLOUR", help="Only tokens, cards or abilities of this colour."),
    ] = None,
    set_: Annotated[
        str | None, typer.Option("--set", metavar="SET", help="base, lost_legion, tezla or ultimate.")
    ] = None,
    ability: Annotated[
        str | None, typer.Option(metavar="NAME", help="Only enemies with this ability, as swift or summon.")
    ] = None,
    resist: Annotated[
        str | None, typer.Option(metavar="physical|fire|ice", help="Only with this resistance.")
    ] = None,
    level: Annotated[str | None, typer.Option(metavar="RANGE", help="Levels of Units: 2, 1-3, 3-.")] = None,
    fame: Annotated[str | None, typer.Option(metavar="RANGE", help="Fame of enemies: 4, 2-5, 6-.")] = None,
    armor: Annotated[str | None, typer.Option(metavar="RANGE", help="Armor of enemies or Units.")] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object per line.")] = False,
    lang: Lang = None,
    colours: Annotated[bool, typer.Option("--colours/--no-colours", help="Colours on the screen or none.")] = True,
) -> None:
    """List enemies, Units, cards and the rest as a table.

    \b
    Examples:
      warlore knight list --colour green --ability swift
      warlore knight list --resist fire --fame 4-6
      warlore knight list --kind unit --level 3- --lang es
      warlore knight list --kind card --colour blue --json
    """
    from warlore.cli.knight.listing import run

    filters = {
        "colour": colour_of,
        "set": set_,
        "ability": ability,
        "resist": resist,
        "level": level,
        "fame": fame,
        "armor": armor,
    }
    run(kind, filters, json, lang, colours)


@app.command()
def fight(
    context: typer.Context,
    file: Annotated[str | None, typer.Argument(metavar="[FILE]", help="The saved fight to go on with.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with FILE, or with the fight fought last.")
    ] = False,
    enemies: Annotated[
        str, typer.Option(metavar="LIST", help="Enemies: 'prowlers, 2 wolf_riders'; ?green is a face-down token.")
    ] = "",
    unknown: Annotated[
        str, typer.Option(metavar="COLOURS", help="Face-down tokens, drawn when the fight starts: 'brown, brown'.")
    ] = "",
    rampaging: Annotated[
        str, typer.Option(metavar="LIST", help="Rampaging enemies that join in, as at the walls of a keep.")
    ] = "",
    site: Annotated[
        str, typer.Option(metavar="SITE", help="Where: field (default), keep, mage_tower, 'white city', dungeon…")
    ] = "",
    city: Annotated[str, typer.Option(metavar="COLOUR", help="The colour of the city.")] = "",
    level: Annotated[int | None, typer.Option(metavar="N", help="The city's level: its garrison is drawn.")] = None,
    wall: Annotated[bool, typer.Option("--wall", help="The assault goes across a wall.")] = False,
    assault: Annotated[
        bool | None,
        typer.Option(
            "--assault/--no-assault",
            help="Whether it is an assault; by default it is at keeps, mage towers and cities, "
            "and against Volkare or a Leader.",
        ),
    ] = None,
    night: Annotated[bool, typer.Option("--night", help="It is night.")] = False,
    hero_level: Annotated[
        int | None, typer.Option(metavar="1-10", help="The Hero's level: Armor and Hand limit. [default: 1]")
    ] = None,
    armor: Annotated[int | None, typer.Option(metavar="N", help="The Hero's Armor, instead of a level.")] = None,
    hand_limit: Annotated[int | None, typer.Option(metavar="N", help="The Hand limit, instead of a level.")] = None,
    wounds: Annotated[int | None, typer.Option(metavar="N", help="Wounds already in hand.")] = None,
    hand: Annotated[str, typer.Option(metavar="LIST", help="Cards in hand: 'rage, 2 march, swiftness'.")] = "",
    units: Annotated[
        str, typer.Option(metavar="LIST", help="Units: 'peasants, foresters:spent, scouts:wounded'.")
    ] = "",
    mana: Annotated[str, typer.Option(metavar="COLOURS", help="Mana at hand: 'red, gold'.")] = "",
    tokens: Annotated[str, typer.Option(metavar="LIST", help="Faction tokens: 'fire_gem'.")] = "",
    volkare: Annotated[int | None, typer.Option(metavar="1-15", help="Volkare, with an army of this level.")] = None,
    die: Annotated[str, typer.Option(metavar="COLOUR", help="What Volkare's die shows, if it was rolled.")] = "",
    leader: Annotated[
        str, typer.Option(metavar="FACTION:LEVEL", help="A Faction Leader: elementalist:4, dark_crusader:2.")
    ] = "",
    real_table: Annotated[
        bool, typer.Option("--real-table", help="You draw tokens and roll dice at your table and name them.")
    ] = False,
    option: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=VALUE",
            help="A ruling: heroes_influence=per_combat, city_bonus_scope=token, leader_overkill=false. Repeatable.",
        ),
    ] = None,
    scenario: Annotated[
        str | None, typer.Option(metavar="FILE", help="The fight as one JSON object in a file.")
    ] = None,
    json: Annotated[
        bool, typer.Option("--json", help="Read scenarios as JSON Lines, answer each with a line of JSON.")
    ] = False,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="Reproducible luck; without it the luck is sealed.")
    ] = None,
    save: Annotated[
        str | None, typer.Option(metavar="FILE", help="Keep the fight here; at the end, its record.")
    ] = None,
    lang: Lang = None,
    colour: Colour = True,
) -> None:
    """Fight a combat step by step: the four phases, with the arithmetic done and the rules named.

    Without enemies a menu asks for the fight. Choose by number or by words ("target prowlers", "play rage:
    attack 2"); `?` shows the commands, `why declare` says why not, `undo` takes back, `quit` leaves. The
    fight is saved after every action.

    \b
    Examples:
      warlore knight fight
      warlore knight fight --enemies "prowlers, wolf_riders" --hand "rage, march, swiftness" --mana red
      warlore knight fight --enemies "guardsmen, crossbowmen" --site keep --hero-level 3 --units peasants
      warlore knight fight --site "white city" --level 4 --hand "rage, fireball" --night --seed 7
      warlore knight fight --unknown "brown, brown" --site dungeon --real-table --lang it
      warlore knight fight --volkare 6 --hand "rage, determination"
      warlore knight fight --resume
      echo '{"enemies": ["prowlers"], "cards": ["rage"]}' | warlore knight fight --json
    """
    from warlore.cli.knight.asking import Wanted

    wanted = Wanted(
        enemies=enemies,
        unknown=unknown,
        rampaging=rampaging,
        site=site,
        city=city,
        level=level,
        wall=wall,
        assault=assault,
        night=night,
        hero_level=hero_level,
        armor=armor,
        hand_limit=hand_limit,
        wounds=wounds,
        hand=hand,
        units=units,
        mana=mana,
        tokens=tokens,
        volkare=volkare,
        die=die,
        leader=leader,
        real_table=real_table,
        options=option or [],
    )
    if json:
        import sys

        from warlore.cli.knight.batch import check_alone
        from warlore.cli.knight.batch import run as answer

        check_alone(wanted != Wanted() or resume or any(value is not None for value in (file, scenario, seed, save)))
        raise typer.Exit(answer(sys.stdin.buffer, sys.stdout))
    from warlore.cli.knight.fight import run

    refuse_empty_description(context, wanted == Wanted() and not (scenario or resume or file), lang)
    code = run(
        wanted, file=file, resume=resume, scenario=scenario, seed=seed, lang=lang, save=save, colour=colour
    )
    raise typer.Exit(code)


@app.command()
def solve(
    context: typer.Context,
    enemies: Annotated[
        str, typer.Option(metavar="LIST", help="Enemies: 'prowlers, 2 wolf_riders'; ?green is a face-down token.")
    ] = "",
    unknown: Annotated[
        str, typer.Option(metavar="COLOURS", help="Face-down tokens, drawn when the fight starts: 'brown, brown'.")
    ] = "",
    rampaging: Annotated[
        str, typer.Option(metavar="LIST", help="Rampaging enemies that join in, as at the walls of a keep.")
    ] = "",
    site: Annotated[
        str, typer.Option(metavar="SITE", help="Where: field (default), keep, mage_tower, 'white city', dungeon…")
    ] = "",
    city: Annotated[str, typer.Option(metavar="COLOUR", help="The colour of the city.")] = "",
    level: Annotated[int | None, typer.Option(metavar="N", help="The city's level: its garrison is drawn.")] = None,
    wall: Annotated[bool, typer.Option("--wall", help="The assault goes across a wall.")] = False,
    assault: Annotated[
        bool | None,
        typer.Option(
            "--assault/--no-assault",
            help="Whether it is an assault; by default it is at keeps, mage towers and cities, "
            "and against Volkare or a Leader.",
        ),
    ] = None,
    night: Annotated[bool, typer.Option("--night", help="It is night.")] = False,
    hero_level: Annotated[
        int | None, typer.Option(metavar="1-10", help="The Hero's level: Armor and Hand limit. [default: 1]")
    ] = None,
    armor: Annotated[int | None, typer.Option(metavar="N", help="The Hero's Armor, instead of a level.")] = None,
    hand_limit: Annotated[int | None, typer.Option(metavar="N", help="The Hand limit, instead of a level.")] = None,
    wounds: Annotated[int | None, typer.Option(metavar="N", help="Wounds already in hand.")] = None,
    hand: Annotated[str, typer.Option(metavar="LIST", help="Cards in hand: 'rage, 2 march, swiftness'.")] = "",
    units: Annotated[
        str, typer.Option(metavar="LIST", help="Units: 'peasants, foresters:spent, scouts:wounded'.")
    ] = "",
    mana: Annotated[str, typer.Option(metavar="COLOURS", help="Mana at hand: 'red, gold'.")] = "",
    tokens: Annotated[str, typer.Option(metavar="LIST", help="Faction tokens: 'fire_gem'.")] = "",
    volkare: Annotated[int | None, typer.Option(metavar="1-15", help="Volkare, with an army of this level.")] = None,
    die: Annotated[str, typer.Option(metavar="COLOUR", help="What Volkare's die shows, if it was rolled.")] = "",
    leader: Annotated[
        str, typer.Option(metavar="FACTION:LEVEL", help="A Faction Leader: elementalist:4, dark_crusader:2.")
    ] = "",
    option: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=VALUE",
            help="A ruling: heroes_influence=per_combat, city_bonus_scope=token, leader_overkill=false. Repeatable.",
        ),
    ] = None,
    scenario: Annotated[
        str | None, typer.Option(metavar="FILE", help="The fight as one JSON object in a file.")
    ] = None,
    objective: Annotated[
        str | None, typer.Option(metavar="fame|safety", help="What is best: Fame first (default), or safety first.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(metavar="N", min=0, help="Stop after so long with the best found so far.")
    ] = None,
    alternatives: Annotated[
        int, typer.Option(metavar="N", min=0, max=20, help="Also the N next best plans that do without something.")
    ] = 0,
    keep: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A card or Unit not to be used. Repeatable.")
    ] = None,
    cheapest: Annotated[
        bool, typer.Option("--cheapest", help="Defeat all with the fewest cards and Units.")
    ] = False,
    why: Annotated[
        bool, typer.Option("--why", help="If not all can be defeated: how much is missing.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="The answer as one line of JSON.")] = False,
    lang: Lang = None,
    colour: Colour = True,
) -> None:
    """Find the best plan of a combat, proven, with the rules named.

    The combat is described as for `fight`. Without a description JSON Lines are read from standard input, one
    combat each, and every line is answered with a line of JSON. Ctrl-C ends a long search with the best so far.

    \b
    Examples:
      warlore knight solve --enemies prowlers --hand "rage, march, swiftness" --mana red
      warlore knight solve --enemies "guardsmen" --site keep --units peasants --hand "rage, stamina" --why
      warlore knight solve --enemies "orc_summoners" --hand "rage, determination" --objective safety
      warlore knight solve --enemies "wolf_riders" --hand "rage, march, fireball" --mana red --keep fireball
      warlore knight solve --enemies "prowlers" --hand "2 rage, march" --alternatives 2 --lang it
      echo '{"enemies": ["prowlers"], "cards": ["rage"]}' | warlore knight solve
    """
    from warlore.cli.knight.asking import Wanted
    from warlore.cli.knight.solving import batch, run

    wanted = Wanted(
        enemies=enemies,
        unknown=unknown,
        rampaging=rampaging,
        site=site,
        city=city,
        level=level,
        wall=wall,
        assault=assault,
        night=night,
        hero_level=hero_level,
        armor=armor,
        hand_limit=hand_limit,
        wounds=wounds,
        hand=hand,
        units=units,
        mana=mana,
        tokens=tokens,
        volkare=volkare,
        die=die,
        leader=leader,
        options=option or [],
    )
    if objective is not None and objective not in ("fame", "safety"):
        from warlore.table import BadInput

        raise BadInput(f"objective: must be fame or safety, not {objective[:40]}", field="objective")
    refuse_empty_description(context, wanted == Wanted() and not scenario, lang)
    if wanted == Wanted() and not scenario:
        import sys

        others = objective is not None or seconds is not None or alternatives or keep or cheapest or why
        if others or sys.stdin.isatty():
            from warlore.table import BadInput

            problem = "describe the combat (--enemies, --hand...), or give combats as JSON Lines on standard input"
            raise BadInput(f"enemies: {problem}", field="enemies")
        raise typer.Exit(batch(sys.stdin.buffer, sys.stdout))
    code = run(
        wanted,
        scenario=scenario,
        objective=objective,
        seconds=seconds,
        number=alternatives,
        keep=keep or [],
        cheapest=cheapest,
        why=why,
        as_json=json,
        lang=lang,
        colour=colour,
    )
    raise typer.Exit(code)


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record or a saved fight.")],
    step: Annotated[int | None, typer.Option(metavar="N", help="Begin at this step; 0 is the beginning.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Print every step as text and stop.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print every step as a JSON object, one per line.")] = False,
    lang: Lang = None,
    colour: Colour = True,
) -> None:
    """Step through a recorded fight.

    In it: Enter or `next`, `back`, `jump 12`, `start`, `end`, `play`, `table`, `quit`.

    \b
    Examples:
      warlore knight replay fight.record
      warlore knight replay fight.record --all --lang es
      warlore knight replay fight.record --json
    """
    from warlore.cli.knight.replay import run

    run(file, step=step, everything=everything, as_json=json, lang=lang, colour=colour)


def refuse_empty_description(context: typer.Context, nothing: bool, lang: str | None) -> None:
    """`--enemies ''` describes a combat, though with nobody in it: nobody is asked, and nothing read, instead."""
    empty = [name for name, value in context.params.items() if value == ""]
    given = [source for name in empty if (source := context.get_parameter_source(name)) is not None]
    if nothing and any(source.name == "COMMANDLINE" for source in given):
        from warlore.cli.knight.names import Names
        from warlore.table import BadInput
        from warlore.texts import Texts, choose_language

        raise BadInput(Names(Texts(choose_language(lang))).get("knight-nobody"), field="enemies")
