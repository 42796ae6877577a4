"""`warlore history`: the commands of A Battle Through History. Each loads what it needs when it is called."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="A Battle Through History: play, replay, cards, battles, exact odds, advice.",
    context_settings={"help_option_names": ["-h", "--help"]},
)

Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="en|it|es", help="Language; else WARLORE_LANG, else that of the system."),
]
Cards = Annotated[
    str | None, typer.Option("--cards", metavar="FILE", help="Your own card file instead of the standard set.")
]
Colour = Annotated[bool, typer.Option("--colour/--no-colour", help="Colours or none.")]


@app.command()
def play(
    file: Annotated[str | None, typer.Argument(metavar="[FILE]", help="The game to go on with.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with FILE, or with the game played last.")
    ] = False,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="LIST",
            help="Who plays, clockwise: 'Pär=human, Chris=greedy', or just 'me, bot, bot'. "
            "[default: Pär=human, Chris=greedy, Tommy=greedy]",
        ),
    ] = None,
    rounds: Annotated[int | None, typer.Option(metavar="6|8", help="Rounds; 8 is the long campaign.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="A rule option; `warlore history options` lists them. Repeatable."),
    ] = None,
    cards: Cards = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="Reproducible luck; without it the luck is sealed.")
    ] = None,
    first: Annotated[str | None, typer.Option(metavar="NAME", help="Who begins, if not the first seat.")] = None,
    lang: Lang = None,
    save: Annotated[
        str | None, typer.Option(metavar="FILE", help="Keep the game here; at the end, its record.")
    ] = None,
    colour: Colour = True,
    hints: Annotated[bool, typer.Option("--hints/--no-hints", help="Explain the symbols with each turn.")] = True,
    speed: Annotated[
        str, typer.Option(metavar="slow|normal|fast|instant", help="How fast events are told.")
    ] = "normal",
) -> None:
    """Play in this terminal: people on one screen, bots, or both.

    Choose by number or by words ("deploy Archers"); `?` shows the commands, `why jump II` says why not,
    `undo` takes back, `quit` leaves. The game is saved after every action.

    \b
    Examples:
      warlore history play
      warlore history play --seats "me, bot" --lang it
      warlore history play --seats "me, search:seconds=1"
      warlore history play --seats "me, python:my_bot.py:MyBot"
      warlore history play --seats "Pär=human, Chris=human, Tommy=greedy" --rounds 8
      warlore history play --seats "Hannes=greedy, Joakim=random" --seed 7 --save game.txt
      warlore history play --resume
    """
    from warlore.cli.history.play import run

    code = run(
        file=file,
        resume=resume,
        seats=seats,
        rounds=rounds,
        options=option or [],
        cards=cards,
        seed=seed,
        first=first,
        lang=lang,
        save=save,
        colour=colour,
        hints=hints,
        speed=speed,
    )
    raise typer.Exit(code)


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record or a saved game.")],
    step: Annotated[int | None, typer.Option(metavar="N", help="Begin at this step; 0 is the deal.")] = None,
    seat: Annotated[
        str, typer.Option(metavar="NAME|all|spectator", help="Whose knowledge is shown.")
    ] = "all",
    everything: Annotated[bool, typer.Option("--all", help="Print every step as text and stop.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print every step as a JSON object, one per line.")] = False,
    cards: Cards = None,
    lang: Lang = None,
    colour: Colour = True,
) -> None:
    """Step through a recorded game, as any seat saw it or with everything open.

    In it: Enter or `next`, `back`, `jump 40`, `round 3`, `play`, `start`, `end`, `seat Chris`, `board`, `quit`.

    \b
    Examples:
      warlore history replay game.txt --seat Chris
      warlore history replay game.txt --all | less
      warlore history replay game.txt --json --seat spectator
    """
    from warlore.cli.history.replay import run

    run(file, step=step, seat=seat, everything=everything, as_json=json, cards=cards, lang=lang, colour=colour)


@app.command()
def verify(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The record of a game.")],
    head: Annotated[
        str,
        typer.Option(
            metavar="HEX", help="A head that the table showed you, whole or its first 16 digits, of any step."
        ),
    ] = "",
    json: Annotated[bool, typer.Option("--json", help="One JSON object instead of sentences.")] = False,
    cards: Cards = None,
    lang: Lang = None,
) -> None:
    """Verify a record: its luck, its steps, and whether anything is missing.

    Plays the record again and says separately: every step was legal; the luck is the one fixed before the first
    card; set-up and steps fit the record's chain; the game is complete; and, with `--head`, whether these are the
    steps the table stored. Without a head that cannot be told: whoever edits a record can make its chain anew.
    That the luck was picked blindly is not proven. Exit code 0 when steps, luck, chain and completeness hold
    and no head speaks against them, else 1 with the reason.

    \b
    Examples:
      warlore verify game.record
      warlore verify game.record --head "9b1c 22aa 41f0 07de"
    """
    from warlore.cli.verify import run

    raise typer.Exit(run(file, head=head, as_json=json, cards=cards, lang=lang))


@app.command()
def cards(
    name: Annotated[str | None, typer.Option(metavar="TEXT", help="Only names with this text.")] = None,
    era: Annotated[str | None, typer.Option(metavar="I|II|III|IV", help="Only this Era.")] = None,
    kind: Annotated[str | None, typer.Option(metavar="base|elite|hero", help="Only this kind of Unit.")] = None,
    ability: Annotated[
        str | None, typer.Option(metavar="ICON", help="Only Units with this icon, as diversion or assault.")
    ] = None,
    source: Annotated[
        str | None, typer.Option(metavar="rulebook|reconstruction", help="Only what comes from there.")
    ] = None,
    relics: Annotated[bool, typer.Option("--relics", help="The Relics instead of the Units.")] = False,
    tiles: Annotated[bool, typer.Option("--tiles", help="The Time-traveling tiles.")] = False,
    tokens: Annotated[bool, typer.Option("--tokens", help="The Warfare tokens.")] = False,
    json: Annotated[bool, typer.Option("--json", help="One JSON object per line.")] = False,
    cards: Cards = None,
    check: Annotated[
        str | None, typer.Option(metavar="FILE", help="Only check a card file and say whether it is complete.")
    ] = None,
    template: Annotated[
        bool, typer.Option("--template", help="Print a card file to fill in with your own game's values.")
    ] = False,
    lang: Lang = None,
    colour: Colour = True,
) -> None:
    """Look at the cards, tiles and tokens, or check your own card file.

    \b
    Examples:
      warlore history cards --era II --kind elite --ability diversion
      warlore history cards --name archers --lang es
      warlore history cards --template > my.toml
      warlore history cards --check my.toml
    """
    from warlore.cli.history.cards import Filters, run

    run(
        Filters(name=name, era=era, kind=kind, ability=ability, source=source),
        relics=relics,
        tiles=tiles,
        tokens=tokens,
        as_json=json,
        cards=cards,
        check=check,
        blank=template,
        lang=lang,
        colour=colour,
    )


@app.command()
def battle(
    file: Annotated[str | None, typer.Option(metavar="FILE", help="Read this instead of standard input.")] = None,
    pretty: Annotated[bool, typer.Option("--pretty", help="Answer in words instead of JSON.")] = False,
    cards: Cards = None,
    lang: Lang = None,
) -> None:
    """Resolve battles: one JSON object per line in, one answer per line out, in order.

    Units are named, or described in full, from the Front outward; dice are faces 1 to 6. A bad line is
    answered with an error of its own, the others are still answered, and the exit code is 1.

    \b
    Examples:
      echo '{"attacker": {"units": ["Trebuchet"]}, "defender": {"units": ["Spy"]},' \\
           '"dice": {"strong": [1], "risky": [4]}}' | warlore history battle
      warlore history battle --file battles.jsonl --pretty
    """
    from warlore.cli.history.battle import run

    raise typer.Exit(run(file, pretty=pretty, cards=cards, lang=lang, out=sys.stdout))


@app.command()
def odds(
    file: Annotated[str | None, typer.Option(metavar="FILE", help="Read this instead of standard input.")] = None,
    cards: Cards = None,
) -> None:
    """Exact odds of battles: one JSON object per line in, one answer per line out, in order.

    The same object as for `battle`, without dice. Chances are exact fractions: who wins how often, how many
    survive, how many cards you can expect to recruit. "?" is any card of the given "pool".

    \b
    Examples:
      echo '{"attacker": {"units": ["Trebuchet", "Archers"]}, "defender": {"units": ["Persian Immortals"]}}' \\
           | warlore history odds
      warlore history odds --file questions.jsonl
    """
    from warlore.cli.history.battle import run_lines
    from warlore.history.odds import odds_lines

    raise typer.Exit(run_lines(odds_lines, file, cards))


@app.command()
def advise(
    file: Annotated[str | None, typer.Option(metavar="FILE", help="Read this instead of standard input.")] = None,
    cards: Cards = None,
) -> None:
    """The best line-up from a hand, exactly: which cards, in which order, with which tokens.

    \b
    Examples:
      echo '{"hand": ["Trebuchet", "Archers", "Spy"], "tokens": ["close+2"],' \\
           '"defender": {"units": ["Persian Immortals"]}}' | warlore history advise
    """
    from warlore.cli.history.battle import run_lines
    from warlore.history.advice import advise_lines

    raise typer.Exit(run_lines(advise_lines, file, cards))


@app.command()
def options(lang: Lang = None, colour: Colour = True) -> None:
    """List the rule options for `play --option NAME=VALUE`: values, default, meaning."""
    from warlore.cli.history.listings import list_options

    list_options(lang, colour)


@app.command()
def bots(lang: Lang = None, colour: Colour = True) -> None:
    """List the bots that can sit in a seat of `play --seats`."""
    from warlore.cli.history.listings import list_bots

    list_bots(lang, colour)
