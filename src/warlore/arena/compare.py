"""Two runs side by side: what another card set, other options or other bots change, with intervals."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any

from warlore.arena.figures import BOARD, PLAYER, Figures
from warlore.arena.numbers import Estimate, difference
from warlore.arena.page import Pen, table
from warlore.arena.plots import axis, interval, span_of
from warlore.texts import Texts

CARDS_SHOWN = 20


@dataclass(frozen=True, slots=True)
class Line:
    """One figure in both runs. `name` and `about` are for programs, `label` for people; a share is a percentage."""

    name: str
    about: str
    label: str
    a: Estimate
    b: Estimate
    is_share: bool = True

    @property
    def change(self) -> Estimate:
        return difference(self.a, self.b)

    @property
    def clear(self) -> bool:
        """Does the interval of the difference leave out 0?"""
        return self.change.low > 0 or self.change.high < 0

    def plain(self) -> dict[str, Any]:
        return {
            "figure": self.name,
            "of": self.about,
            "a": self.a,
            "b": self.b,
            "difference": self.change,
            "clear": self.clear,
        }


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={item}" for name, item in value.items()) or "–"
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


class Comparison:
    """The figures that both runs have."""

    def __init__(self, a: Figures, b: Figures, texts: Texts) -> None:
        self.a, self.b, self.pen = a, b, Pen(texts)
        self.lines = self._lines(a.summary(), b.summary())
        self.cards = self._items("cards", "unit") + self._items("tokens", "token")

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

    def _items(self, kind: str, name: str) -> list[Line]:
        """Cards or tokens that both runs know, the greatest change first."""
        worths = [{one["item"]: one["worth"] for one in figures.summary()[kind]} for figures in (self.a, self.b)]
        lines = [
            Line(kind, item, self.a.contest.label(name, item, self.pen.texts), worths[0][item], worths[1][item])
            for item in worths[0]
            if item in worths[1]
            and worths[0][item].value == worths[0][item].value
            and worths[1][item].value == worths[1][item].value
        ]
        return sorted(lines, key=lambda line: -abs(line.change.value))

    # -------------------------------------------------------------- for programs and people
    def summary(self) -> dict[str, Any]:
        return {
            "a": self.a.plan.manifest() | {"finished": self.a.games},
            "b": self.b.plan.manifest() | {"finished": self.b.games},
            "different": {name: {"a": mine, "b": theirs} for name, mine, theirs in self.different()},
            "figures": [line.plain() for line in self.lines],
            "items": [line.plain() for line in self.cards],
        }

    def write(self, line: Line, value: float, sign: bool = False) -> str:
        return self.pen.percent(value, 1, sign) if line.is_share else self.pen.number(value, 2, sign)

    def rows(self) -> list[tuple[str, str, str, str, bool]]:
        """The figures in words: what, A, B, difference with its interval, and whether it is clear."""
        return [
            (
                line.label,
                self.write(line, line.a.value),
                self.write(line, line.b.value),
                f"{self.write(line, line.change.value, True)} "
                f"({self.write(line, line.change.low, True)} … {self.write(line, line.change.high, True)})",
                line.clear,
            )
            for line in self.lines
        ]

    def page(self, name_a: str, name_b: str) -> str:
        """The comparison as one HTML file."""
        pen = self.pen
        told = [
            f"<dt>{escape(name)}</dt><dd>{escape(mine)} → {escape(theirs)}</dd>"
            for name, mine, theirs in self.different()
        ]
        asked = f'<dl class="plan">{"".join(told)}</dl>' if told else f"<p>{pen.html('compare-nothing')}</p>"
        sections = [
            pen.section("plan", asked),
            pen.section("compare-figures", self._table(self.lines), note=pen.text("compare-note")),
        ]
        if self.cards:
            shown = self._table(sorted(self.cards, key=lambda line: -abs(line.change.value))[:CARDS_SHOWN])
            sections.append(pen.section("compare-cards", shown, note=pen.text("compare-cards-note")))
        lead = pen.text("compare-lead", a=name_a, b=name_b)
        return pen.page(pen.text("compare-title"), lead, sections, pen.text("report-footer"))

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
            rows.append([*row, interval(change, low, high, 0.0)] if alike else row)
        head = [pen.html("compare-what"), "A", "B", pen.html("compare-difference"), pen.html("interval")]
        if alike:
            head.append(axis(low, high, lambda value: pen.percent(value, 0, True)))
        return table(head, rows, picture=5)
