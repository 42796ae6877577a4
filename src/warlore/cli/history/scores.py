"""The end of a game: the score sheet of H9, ranking and winners, and how the dice treated everybody."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from warlore.cli.history.columns import Columns
from warlore.cli.history.screen import Screen
from warlore.history.telling import Told, count_rolls, expected
from warlore.table import Outcome

WON = "★"


def score_sheet(screen: Screen, outcome: Outcome, final: bool = True) -> RenderableType:
    """H9: where each player's points come from, the best first."""
    get = screen.get
    order = sorted(range(len(outcome.scores)), key=lambda seat: outcome.ranking[seat])
    names = [(f"{WON} " if final and seat in outcome.winners else "") + screen.words.seat(seat) for seat in order]
    columns = Columns(["", *names], screen.console.width, frozenset(range(1, len(names) + 1)))
    for source in outcome.breakdown[0]:
        columns.row([get(f"points-{source}"), *(str(outcome.breakdown[seat][source]) for seat in order)])
    columns.row([get("points-total"), *(str(outcome.scores[seat]) for seat in order)], "bold")
    columns.row([get("points-rank"), *(str(outcome.ranking[seat]) for seat in order)])
    title = get("scores-final") if final else get("scores-so-far")
    return Group(Text(title, style="bold"), columns.render())


def winners(screen: Screen, outcome: Outcome) -> str:
    """Who won, or who shares the victory (H9.4)."""
    names = [screen.words.seat(seat) for seat in outcome.winners]
    points = outcome.scores[outcome.winners[0]]
    if len(names) == 1:
        return screen.get("winner", seat=names[0], points=points)
    return screen.get("winners", seats=", ".join(names), points=points)


def luck_ledger(screen: Screen, told: Iterable[Told]) -> RenderableType:
    """Dice rolled against dice expected; the mean of what a roll added over the three lines."""
    get = screen.get
    ledger = count_rolls(told)
    heads = [get("head-player"), *(get(f"luck-{head}") for head in ("die", "rolls", "mean", "expected", "gain"))]
    columns = Columns(heads, screen.console.width, frozenset(range(2, len(heads))))
    board = len(screen.words.seats)
    for who, die in sorted(ledger, key=lambda key: (board if key[0] is None else key[0], key[1])):
        rolls = ledger[who, die]
        gain = rolls.added - rolls.number * expected(die)
        columns.row(
            [
                get("side-board") if who is None else screen.words.seat(who),
                screen.words.die(die),
                str(rolls.number),
                f"{rolls.added / rolls.number:+.2f}",
                f"{expected(die):+.2f}",
                f"{gain:+.1f}",
            ]
        )
    title = Text(get("luck-title"), style="bold")
    return Group(title, columns.render(), Text(get("luck-note"), style="dim"))
