"""Two runs side by side: what another card set, other options or other bots change, with intervals."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any

from warlore.arena.contest import Change
from warlore.arena.figures import BOARD, PLAYER, Figures
from warlore.arena.numbers import Estimate, chance_of, difference, holm
from warlore.arena.page import Pen, table
from warlore.arena.plots import axis, interval, span_of
from warlore.texts import Texts

ITEMS_SHOWN = 20
SURE = 0.01
"""A difference is called clear when chance alone would show one like it, anywhere, in one comparison of a hundred."""
OF_ITEMS = {"cards": ("recruited", "worth", "met", "won"), "tokens": ("taken", "worth")}


@dataclass(slots=True)
class Line:
    """One figure in both runs. `name` and `about` are for programs, `label` for people; a share is a percentage.

    `chance` is how likely chance alone shows such a difference in one of all the lines that are compared.
    """

    name: str
    about: str
    label: str
    a: Estimate
    b: Estimate
    is_share: bool = True
    chance: float = 1.0

    @property
    def change(self) -> Estimate:
        return difference(self.a, self.b)

    @property
    def clear(self) -> bool:
        return self.chance < SURE

    def plain(self) -> dict[str, Any]:
        return {
            "figure": self.name,
            "of": self.about,
            "a": self.a,
            "b": self.b,
            "difference": self.change,
            "chance": self.chance,
            "clear": self.clear,
        }


def _order(line: Line) -> int:
    """Recruited, worth, met, won: as a designer asks."""
    return OF_ITEMS["cards"].index(line.name.partition(".")[2])


def _certain_first(lines: list[Line]) -> list[Line]:
    return sorted(lines, key=lambda line: (line.chance, chance_of(line.change)))


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={item}" for name, item in value.items()) or "–"
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


class Comparison:
    """The figures that both runs have."""

    def __init__(self, a: Figures, b: Figures, texts: Texts) -> None:
        self.a, self.b, self.pen = a, b, Pen(texts)
        mine, theirs = a.summary(), b.summary()
        self.lines = self._lines(mine, theirs)
        self.items = self._items("cards", "unit", mine, theirs) + self._items("tokens", "token", mine, theirs)
        every = [*self.lines, *self.items]
        for line, chance in zip(every, holm([chance_of(line.change) for line in every]), strict=True):
            line.chance = chance
        self.lines = _certain_first(self.lines)
        self.items = _certain_first(self.items)
        self.changes = a.contest.changes(b.contest) if type(a.contest) is type(b.contest) else []

    def different(self) -> list[tuple[str, str, str]]:
        """What the runs were asked differently."""
        mine, theirs = self.a.plan.manifest(), self.b.plan.manifest()
        names = [name for name in self.a.plan.differences(self.b.plan) if name != "seed"]
        return [(name, _shown(mine[name]), _shown(theirs[name])) for name in names]

    def _lines(self, a: dict[str, Any], b: dict[str, Any]) -> list[Line]:
        text = self.pen.text
        lines = [Line("score", "", text("compare-score"), a["points"]["score"], b["points"]["score"], False)]
        for source in self.a.contest.sources:
            if source in b["points"]:
                label = text("compare-points", source=self.pen.texts.get(f"points-{source}"))
                lines.append(Line("points", source, label, a["points"][source], b["points"][source], False))
        for name, label in (("margin", "compare-margin"), ("decisions", "compare-decisions")):
            lines.append(Line(name, "", text(label), a[name], b[name], False))
        if self.a.plan.players == self.b.plan.players:
            first_a, first_b = a["places"][0]["won"], b["places"][0]["won"]
            lines.append(Line("first_player", "", text("compare-first"), first_a, first_b))
        shared = "shared_victories"
        lines.append(Line(shared, "", text("compare-shared"), a[shared], b[shared]))
        for against, name in ((BOARD, "board"), (PLAYER, "player")):
            if self.a.fights[against].sum() and self.b.fights[against].sum():
                won_a, won_b = self.a.attack_share(against), self.b.attack_share(against)
                lines.append(Line("attacks_won", name, text(f"compare-{name}"), won_a, won_b))
        others = {one["bot"]: one for one in b["bots"]}
        for one in a["bots"]:
            bot = one["bot"]
            if bot in others and len(a["bots"]) > 1:
                lines.append(Line("won", bot, text("compare-bot", bot=bot), one["won"], others[bot]["won"]))
            if bot in others and (one["faults"] or others[bot]["faults"]):
                mine, theirs = (run.faults.mean(run.bots.index(bot)) for run in (self.a, self.b))
                lines.append(Line("faults", bot, text("compare-faults", bot=bot), mine, theirs, False))
        return lines

    def _items(self, kind: str, name: str, a: dict[str, Any], b: dict[str, Any]) -> list[Line]:
        """Each figure of the cards or tokens that both runs know."""
        mine, theirs = ({one["item"]: one for one in figures[kind]} for figures in (a, b))
        lines = []
        for item in mine:
            if item not in theirs:
                continue
            label = self.a.contest.label(name, item, self.pen.texts)
            for figure in OF_ITEMS[kind]:
                key = "seats" if figure in ("recruited", "taken") else figure
                before, after = mine[item][key], theirs[item][key]
                if before.value == before.value and after.value == after.value:
                    said = self.pen.text(f"compare-{figure}", item=label)
                    lines.append(Line(f"{kind}.{figure}", item, said, before, after))
        return lines

    def changed(self) -> list[tuple[Change, str, list[Line]]]:
        """Each change of a component with its name, and what was seen of that card in both runs."""
        return [
            (
                change,
                self._named(change),
                [line for line in self.items if change.kind == "unit" and line.about == change.item],
            )
            for change in self.changes
        ]

    def _named(self, change: Change) -> str:
        where = self.a.contest if self.a.contest.knows(change.kind, change.item) else self.b.contest
        return where.label(change.kind, change.item, self.pen.texts) if change.item else change.kind

    # -------------------------------------------------------------- for programs and people
    def summary(self) -> dict[str, Any]:
        return {
            "a": self.a.plan.manifest() | {"finished": self.a.games},
            "b": self.b.plan.manifest() | {"finished": self.b.games},
            "different": {name: {"a": mine, "b": theirs} for name, mine, theirs in self.different()},
            "changed": [
                {
                    "kind": change.kind,
                    "item": change.item,
                    "value": change.field,
                    "a": change.before,
                    "b": change.after,
                    "seen": [line.plain() for line in sorted(lines, key=_order)],
                }
                for change, _, lines in self.changed()
            ],
            "figures": [line.plain() for line in self.lines],
            "items": [line.plain() for line in self.items],
        }

    def write(self, line: Line, value: float, sign: bool = False) -> str:
        return self.pen.percent(value, 1, sign) if line.is_share else self.pen.number(value, 2, sign)

    def rows(self, lines: list[Line]) -> list[tuple[str, str, str, str, bool]]:
        """Figures in words: what, A, B, difference with its interval, and whether it is clear."""
        return [
            (
                line.label,
                self.write(line, line.a.value),
                self.write(line, line.b.value),
                f"{self.write(line, line.change.value, True)} "
                f"({self.write(line, line.change.low, True)} … {self.write(line, line.change.high, True)})",
                line.clear,
            )
            for line in lines
        ]

    def page(self, name_a: str, name_b: str) -> str:
        """The comparison as one HTML file."""
        pen = self.pen
        told = [
            f"<dt>{escape(name)}</dt><dd>{escape(mine)} → {escape(theirs)}</dd>"
            for name, mine, theirs in self.different()
        ]
        asked = f'<dl class="plan">{"".join(told)}</dl>' if told else f"<p>{pen.html('compare-nothing')}</p>"
        sections = [pen.section("plan", asked)]
        if self.changes:
            sections.insert(0, pen.section("compare-changed", self._changed_table()))
        note = pen.text("compare-note", number=len(self.lines) + len(self.items))
        sections.append(pen.section("compare-figures", self._table(self.lines), note=note))
        if self.items:
            shown = self._table(self.items[:ITEMS_SHOWN])
            sections.append(pen.section("compare-cards", shown, note=pen.text("compare-cards-note")))
        lead = pen.text("compare-lead", a=name_a, b=name_b)
        return pen.page(pen.text("compare-title"), lead, sections, pen.text("report-footer"))

    def rows_of_changes(self) -> list[tuple[str, list[str]]]:
        """What changed in words, and what was seen of it: recruited, what it was worth, met, and won against."""
        told = []
        for change, name, lines in self.changed():
            said = name if not change.field else f"{name}, {change.field}: {change.before} → {change.after}"
            seen = [
                f"{line.label}: {self.write(line, line.a.value)} → {self.write(line, line.b.value)}"
                for line in sorted(lines, key=_order)
            ]
            told.append((said, seen))
        return told

    def _changed_table(self) -> str:
        parts = []
        for (said, _), (_, _, lines) in zip(self.rows_of_changes(), self.changed(), strict=True):
            parts.append(f"<h3>{escape(said)}</h3>")
            if lines:
                parts.append(self._table(sorted(lines, key=_order)))
        return "".join(parts)

    def _table(self, lines: list[Line]) -> str:
        """Lines of one kind share an axis; a table of several kinds has none."""
        pen = self.pen
        alike = all(line.is_share for line in lines)
        low, high = span_of([line.change for line in lines], 0.0)
        rows = []
        for line in lines:
            change = line.change
            mark = "" if not line.clear else "▲ " if change.value > 0 else "▼ "
            turn = "" if not line.clear else "up" if change.value > 0 else "down"
            row = [
                escape(line.label),
                escape(self.write(line, line.a.value)),
                escape(self.write(line, line.b.value)),
                f'<b class="{turn}">{mark}{escape(self.write(line, change.value, True))}</b>',
                pen.bounds(change, lambda value, line=line: self.write(line, value, True)),
            ]
            rows.append([*row, interval(change, low, high, 0.0, coloured=line.clear)] if alike else row)
        head = [pen.html("compare-what"), "A", "B", pen.html("compare-difference"), pen.html("interval")]
        if alike:
            head.append(axis(low, high, lambda value: pen.percent(value, 0, True)))
        return table(head, rows, picture=5)
