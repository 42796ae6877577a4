"""Drawing a view: every function turns a part of what a seat may know into something Rich can print."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from warlore.cli.history.columns import Columns
from warlore.cli.history.words import ZERO, Words
from warlore.history.cardset import Unit
from warlore.history.columns import ERA_NAMES, LINE_NAMES, TOKENS
from warlore.history.game import HistoryView
from warlore.history.notation import SPACE_NAMES
from warlore.history.rules import tables

ERA_STYLES = {"I": "yellow", "II": "green", "III": "cyan", "IV": "magenta"}
WIDE = 150
BRACKETS = {(False, False): "", (False, True): "─┐", (True, True): "─┤", (True, False): "─┘"}
DEAD = "✗"
HERE = "▶"
TRAVEL_STEPS = ("travel", "declare", "add_linked")


def make_console(colour: bool = True, width: int | None = None) -> Console:
    """A console that never guesses at highlights; not narrower than the tables can bear."""
    return Console(highlight=False, no_color=None if colour else True, width=width, emoji=False)


class Screen:
    """All drawings of one game in one language."""

    def __init__(self, words: Words, console: Console, hints: bool = True) -> None:
        self.words = words
        self.console = console
        self.hints = hints

    def get(self, message: str, /, **args: Any) -> str:
        return self.words.get(message, **args)

    def print(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def say(self, text: str, style: str = "") -> None:
        """Sentences, shown as they are; each line keeps its indent when it is folded."""
        for line in text.split("\n"):
            indent = " " * (len(line) - len(line.lstrip(" ")))
            for piece in wrap(line.strip(), max(self.console.width - len(indent), 20)) or [""]:
                self.console.print(Text(indent + piece, style=style, no_wrap=True))

    # -------------------------------------------------------------- the whole
    def table(self, view: HistoryView, hands: Sequence[HistoryView]) -> None:
        """Everything a seat may know, board first, hands last: each as its owner sees it."""
        seen = view.describe()
        fighting = any(side["units"] for side in seen["battle"].values())
        self.print(self.header(seen))
        beside = [self.gears(seen), self.warfare(seen), self.players(view)]
        if self.console.width >= WIDE:
            pair = Table.grid(padding=(0, 2))
            pair.add_column(width=78)
            pair.add_column()
            pair.add_row(self.board(view), Group(*beside))
            self.print(pair)
        else:
            self.print(self.board(view), *beside)
        if fighting:
            self.print(self.battle(seen))
        for own in hands:
            if own.seat is not None:
                self.print(self.hand(own, own.seat))

    def decision(self, view: HistoryView) -> None:
        """The part of the table that a decision of this moment is about, and the hand."""
        seen = view.describe()
        self.print(self.header(seen))
        if seen["step"] in TRAVEL_STEPS:
            self.print(self.gears(seen), self.warfare(seen))
        if any(side["units"] for side in seen["battle"].values()):
            self.print(self.battle(seen))
        if view.seat is not None:
            self.print(self.hand(view, view.seat))

    def header(self, seen: dict[str, Any]) -> RenderableType:
        """Round, whose turn, phase, and what can be done now."""
        step = seen["step"]
        title = self.get(f"step-{step}")
        if seen["turn"] is not None:
            active = self.words.seat(seen["active"])
            title = f"{self.get('header-round', round=seen['round'], rounds=seen['rounds'], seat=active)} · {title}"
        parts: list[RenderableType] = [Rule(Text(title, style="bold"), style="bold")]
        if seen["turn"] is not None and seen["turn"] == seen["seat"]:
            now = f"{HERE} {self.words.seat(seen['turn'])}: {self.get(f'step-{step}.now')}"
            parts.append(Text(now, style="bold"))
        elif seen["turn"] is not None:
            parts.append(Text(self.get("header-waiting", seat=self.words.seat(seen["turn"]))))
        return Group(*parts)

    # -------------------------------------------------------------- the board
    def unit_columns(self, *after: str) -> Columns:
        """Columns for Units: a first one of your own, name, values, HP, icons, half-shields."""
        values = [self.get(f"line-{line}.short") for line in LINE_NAMES]
        heads = ["", self.get("head-unit"), *values, self.get("hp.short")]
        heads += [self.get("head-icons"), self.get("head-shields"), *after]
        room = self.console.width if self.console.width < WIDE else 78
        return Columns(heads, room, right=frozenset((2, 3, 4, 5)), flexible=1)

    def unit_cells(self, unit: Unit) -> list[str]:
        values = [str(getattr(unit, line) or ZERO) for line in LINE_NAMES]
        return [self.named(unit), *values, str(unit.hp), self.words.icons(unit), self.words.shields(unit)]

    def named(self, unit: Unit) -> str:
        """A Unit's name; Heroes carry a star."""
        return f"{self.words.unit(unit)} ★" if unit.kind == "hero" else self.words.unit(unit)

    def board(self, view: HistoryView) -> RenderableType:
        """The twelve spaces by Era; a bracket joins Linked neighbours."""
        seen = view.describe()
        columns = self.unit_columns("")
        linked = [view.game.rules.linked_to_right(view.state, i) for i in range(len(SPACE_NAMES))]
        for i, space in enumerate(SPACE_NAMES):
            era = ERA_NAMES[i // tables.SPACES_PER_ERA]
            if i % tables.SPACES_PER_ERA == 0:
                columns.title(self.era_title(seen, era), f"bold {ERA_STYLES[era]}")
            name = seen["board"][space]
            cells = self.unit_cells(self.words.card_of(name)) if name else [self.get("empty-space"), *[""] * 6]
            # Beyond the last space the board begins again, if the options say so.
            bracket = BRACKETS[bool(linked[i - 1]), bool(linked[i])]
            columns.row([f"  {space}", *cells, bracket], ERA_STYLES[era] if name else "dim")
        return columns.render()

    def era_title(self, seen: dict[str, Any], era: str) -> str:
        here = [player["sabaton"] for player in seen["players"] if player["era"] == era]
        title = f"{self.get('era', era=era)}: " + self.get(
            "era-piles", deck=seen["era_decks"][era], discards=len(seen["era_discards"][era])
        )
        return f"{title}  {HERE} {', '.join(here)}" if here else title

    def gears(self, seen: dict[str, Any]) -> RenderableType:
        """The Active and the Pending tile, and the wheel with its two live actions."""
        gears = seen["gears"]
        text = Text()
        for place in ("active", "pending"):
            number = gears[f"{place}_tile"]
            tile = self.words.cards.tiles[number - 1]
            text.append(f"{self.get(f'tile-{place}')} ", style="bold")
            text.append(self.get("tile-says", tile=number, eras="·".join(tile.eras), pointer=tile.pointer) + "\n")
        text.append(f"{self.get('wheel')} ", style="bold")
        text.append(" + ".join(self.gear(gear) for gear in gears["actions"]))
        return text

    def gear(self, gear: dict[str, Any]) -> str:
        name = self.get(f"gear-{gear['name']}")
        return f"[{name}: {self.get('gear-done')}]" if gear["done"] else f"[{name}]"

    def warfare(self, seen: dict[str, Any]) -> RenderableType:
        """The three Warfare tokens; the Active tile's is marked."""
        pointed = self.words.cards.tiles[seen["gears"]["active_tile"] - 1].pointer
        text = Text(f"{self.get('warfare')} ", style="bold")
        for number, token in enumerate(seen["warfare"], 1):
            mark = HERE if number == pointed else ""
            shown = self.words.token(token) if token else self.get("empty-space")
            text.append(f"{mark}{number} {shown}   ", style="not bold")
        return text

    # -------------------------------------------------------------- the players
    def players(self, view: HistoryView) -> RenderableType:
        """What everybody may know of everybody."""
        seen = view.describe()
        heads = ("player", "era", "hand", "deck", "discards", "relics", "prowess", "honor", "points", "tokens")
        room = self.console.width if self.console.width < WIDE else self.console.width - 80
        columns = Columns([self.get(f"head-{head}") for head in heads], room, frozenset(range(1, 9)), flexible=9)
        for seat, player in enumerate(seen["players"]):
            won = [own for other in seen["players"] for own in other["prowess"] if own["holder"] == seat]
            cells = [
                f"{HERE if seat == seen['turn'] else ' '}{player['sabaton']}",
                player["era"] or "–",
                str(player["hand_size"]),
                str(player["deck_size"]),
                str(len(player["discards"])),
                self.relics_by_era(player["relics"]),
                str(len(won)),
                str(player["honor"]),
                str(player["points"]["total"]),
                ", ".join(map(self.words.token, player["tokens"])) or "–",
            ]
            columns.row(cells, "bold" if seat == seen["seat"] else "")
        return columns.render()

    def relics_by_era(self, relics: Sequence[str]) -> str:
        owned = Counter(self.words.relic_of(name).era for name in relics)
        return " ".join(str(owned[era] or ZERO) for era in ERA_NAMES)

    def hand(self, view: HistoryView, seat: int) -> RenderableType:
        """A player's own cards and tokens; nothing but the back of them for others."""
        player = view.describe()["players"][seat]
        title = self.get("hand-of", seat=player["sabaton"], number=player["hand_size"])
        if player["tokens"]:
            title += f" · {self.get('head-tokens')}: {', '.join(map(self.words.token, player['tokens']))}"
        if not player["hand"]:
            return Text(f"\n{title}", style="bold")
        columns = self.unit_columns()
        for name, copies in Counter(player["hand"]).items():
            unit = self.words.card_of(name)
            columns.row([f"  {copies}×", *self.unit_cells(unit)], ERA_STYLES.get(unit.era or "", ""))
        return Group(Text(f"\n{title}", style="bold"), columns.render())

    # -------------------------------------------------------------- battles
    def battle(self, seen: dict[str, Any]) -> RenderableType:
        """Two line-ups meeting at the Front: the first row is nearest to it."""
        defender = self.get("side-board") if seen["defender"] is None else self.words.seat(seen["defender"])
        names = {"attacker": self.words.seat(seen["active"]), "defender": defender}
        table = Table(box=box.HEAVY_HEAD, expand=False, width=min(self.console.width, 100), show_lines=False)
        for side in ("attacker", "defender"):
            table.add_column(f"{self.get(f'side-{side}')}: {names[side]}", ratio=1, overflow="fold")
        rows = max(len(seen["battle"][side]["units"]) for side in ("attacker", "defender"))
        for slot in range(rows):
            table.add_row(*(self.standing(seen["battle"][side], slot) for side in ("attacker", "defender")))
        table.add_section()
        table.add_row(*(self.strength(seen["battle"][side]) for side in ("attacker", "defender")))
        return Group(Text(f"\n{self.get('battle-title')}", style="bold"), table)

    def standing(self, side: dict[str, Any], slot: int) -> Text:
        """One Unit of a line-up: two lines, and the Link to the next."""
        if slot >= len(side["units"]):
            return Text("")
        there = side["units"][slot]
        unit = self.words.card_of(there["unit"])
        left = max(unit.hp - there["damage"], 0)
        dead = left == 0
        text = Text(f"{slot + 1} {DEAD if dead else ''}", style="bold")
        text.append(self.named(unit), style=ERA_STYLES.get(unit.era or "", ""))
        if dead:
            text.append(f" ({self.get('defeated')})")
        lines = " ".join(f"{self.get(f'line-{line}.short')}{getattr(unit, line) or ZERO}" for line in LINE_NAMES)
        health = f"{self.get('hp.short')} {left}/{unit.hp}"
        icons, shields = self.words.icons(unit), " ".join(self.words.shields(unit).split())
        text.append("\n  " + "  ".join(filter(None, [lines, health, icons, shields])), style="not bold")
        if there["token"]:
            text.append(f"\n  ⊕ {self.words.token(there['token'])}", style="bold")
        if slot + 1 in side["links"]:
            text.append(f"\n  ╫ {self.get('link')}", style="bold")
        return text

    def strength(self, side: dict[str, Any]) -> Text:
        """The sums of a side's living cards and tokens, and its die."""
        sums = [0] * len(LINE_NAMES)
        for there in side["units"]:
            unit = self.words.card_of(there["unit"])
            if there["damage"] >= unit.hp:
                continue
            for i, line in enumerate(LINE_NAMES):
                sums[i] += getattr(unit, line)
                if there["token"]:
                    sums[i] += tables.token_bonus(i, TOKENS[there["token"]])
        lines = zip(LINE_NAMES, sums, strict=True)
        text = Text(f"{self.get('sum')} " + " ".join(f"{self.get(f'line-{line}.short')}{n}" for line, n in lines))
        if side["die"]:
            die = ("strong", "risky").index(side["die"])
            text.append(f"\n{self.words.die(die)}: {self.words.face(die, side['face'])}")
        if side["relaunches"]:
            text.append(f"\n{self.get('icon-relaunch')}: {side['relaunches']}")
        return text

    # -------------------------------------------------------------- choices
    def choices(self, labels: Sequence[str]) -> RenderableType:
        """The numbered choices, in two columns when they are many and short."""
        width = max((len(label) for label in labels), default=0) + 6
        columns = 2 if len(labels) > 6 and 2 * width <= self.console.width else 1
        rows = -(-len(labels) // columns)
        grid = Table.grid(padding=(0, 2))
        for _ in range(columns):
            grid.add_column(justify="right", no_wrap=True, style="bold")
            grid.add_column(overflow="fold")
        for row in range(rows):
            cells: list[str] = []
            for column in range(columns):
                i = column * rows + row
                cells += [f"{i + 1}", labels[i]] if i < len(labels) else ["", ""]
            grid.add_row(*map(Text, cells))
        return Padding(grid, (1, 0, 0, 1), expand=False)

    def guide(self, step: str, legend: bool = True) -> RenderableType:
        """The rules of a step, and what the symbols mean."""
        body = [Text(self.get(f"step-{step}.guide"))]
        if legend:
            body.append(Text(f"\n{self.words.legend()}"))
        title = Text(self.get(f"step-{step}"))
        return Panel(Group(*body), title=title, width=min(self.console.width, 100), style="dim")
