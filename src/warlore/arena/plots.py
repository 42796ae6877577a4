"""Plots as inline SVG: no script, no fonts or files from elsewhere; colours come from the page's style."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, isfinite, log10

from warlore.arena.numbers import Estimate

WIDTH = 720
LETTER = 7  # about the width of a letter of a label
LABELS = (190, 400)  # room for the labels beside bars
HUES = 8
Format = Callable[[float], str]


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers between two values."""
    span = max(high - low, 1e-9)
    step = 10 ** floor(log10(span / about))
    step *= next(k for k in (1, 2, 5, 10) if span / (step * k) <= about)
    first = ceil(low / step - 1e-9)
    return [round(i * step, 10) for i in range(first, floor(high / step + 1e-9) + 1)]


def span_of(estimates: Sequence[Estimate], *marks: float) -> tuple[float, float]:
    """An axis that holds all intervals and marks."""
    ends = [end for one in estimates if one.value == one.value for end in (one.low, one.high)]
    ends += marks
    low, high = min(ends), max(ends)
    room = (high - low or 1.0) * 0.04
    return low - room, high + room


def interval(
    one: Estimate, low: float, high: float, mark: float | None, *, coloured: bool = True, width: int = 220
) -> str:
    """One value with its interval, for a cell of a table; all cells of a column share their axis."""
    if not isfinite(one.value):
        return ""

    def x(value: float) -> float:
        return round((min(max(value, low), high) - low) / (high - low) * (width - 12) + 6, 1)

    line = f'<line class="mark" x1="{x(mark)}" x2="{x(mark)}" y1="0" y2="18"/>' if mark is not None else ""
    side = "" if mark is None or not coloured else " up" if one.low > mark else " down" if one.high < mark else ""
    return (
        f'<svg class="interval{side}" width="{width}" height="18" viewBox="0 0 {width} 18" aria-hidden="true">{line}'
        f'<line class="whisker" x1="{x(one.low)}" x2="{x(one.high)}" y1="9" y2="9"/>'
        f'<circle class="dot" cx="{x(one.value)}" cy="9" r="4"/></svg>'
    )


def axis(low: float, high: float, write: Format, width: int = 220) -> str:
    """The axis of a column of intervals, for the table's head."""
    marks = []
    for value in ticks(low, high, 3):
        x = round((value - low) / (high - low) * (width - 12) + 6, 1)
        at = "start" if x < 24 else "end" if x > width - 24 else "middle"
        marks.append(f'<text x="{x}" y="12" text-anchor="{at}">{escape(write(value))}</text>')
    body = "".join(marks)
    return f'<svg class="axis" width="{width}" height="16" viewBox="0 0 {width} 16" aria-hidden="true">{body}</svg>'


def _frame(height: int, title: str, body: str) -> str:
    return (
        f'<svg class="plot" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title, quote=True)}">'
        f"{body}</svg>"
    )


def histogram(
    title: str, groups: Sequence[tuple[str, Sequence[float]]], write: Format, across: str, bins: int = 60
) -> str:
    """Shares of whole numbers, one stepped line for each group."""
    used = [i for _, counts in groups for i, n in enumerate(counts) if n]
    first, last = min(used), max(used)
    step = max(1, ceil((last - first + 1) / bins))
    first -= first % step
    count = (last - first) // step + 1
    left, right, top, bottom, height = 52, 12, 12, 44, 280
    shares = []
    for _, counts in groups:
        total = sum(counts) or 1
        shares.append([sum(counts[first + i * step : first + (i + 1) * step]) / total for i in range(count)])
    peak = max(max(row) for row in shares) * 1.06

    def x(i: float) -> float:
        return round(left + i / count * (WIDTH - left - right), 1)

    def y(value: float) -> float:
        return round(height - bottom - value / peak * (height - top - bottom), 1)

    out = []
    for value in ticks(0, peak, 4):
        out.append(f'<line class="grid" x1="{left}" x2="{WIDTH - right}" y1="{y(value)}" y2="{y(value)}"/>')
        out.append(f'<text x="{left - 6}" y="{y(value) + 4}" text-anchor="end">{escape(write(value))}</text>')
    for value in ticks(first, first + count * step, 10):
        if value == int(value) and first <= value <= last:
            place = x((value - first + 0.5) / step if step == 1 else (value - first) / step)
            out.append(f'<text x="{place}" y="{height - bottom + 18}" text-anchor="middle">{int(value)}</text>')
    for number, row in enumerate(shares):
        path = f"M{x(0)} {y(0)}" + "".join(f"V{y(value)}H{x(i + 1)}" for i, value in enumerate(row)) + f"V{y(0)}"
        out.append(
            f'<path class="area hue{number % HUES}" d="{path}Z"/><path class="line hue{number % HUES}" d="{path}"/>'
        )
    middle = (left + WIDTH - right) / 2
    out.append(f'<text x="{middle}" y="{height - 6}" text-anchor="middle">{escape(across)}</text>')
    return _frame(height, title, "".join(out))


def stacked(title: str, rows: Sequence[tuple[str, Sequence[float]]], write: Format) -> str:
    """One bar for each row, made of its parts."""
    least, most = LABELS
    left = min(max(least, 10 + LETTER * max(len(label) for label, _ in rows)), most)
    right, bar, gap, bottom = 56, 26, 12, 24
    longest = max(sum(max(0.0, part) for part in parts) for _, parts in rows) or 1.0
    height = len(rows) * (bar + gap) + bottom
    scale = (WIDTH - left - right) / longest
    out = []
    for value in ticks(0, longest, 6):
        x = round(left + value * scale, 1)
        out.append(f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="{height - bottom + 4}"/>')
        out.append(f'<text x="{x}" y="{height - 6}" text-anchor="middle">{escape(write(value))}</text>')
    for i, (label, parts) in enumerate(rows):
        y = i * (bar + gap) + gap / 2
        out.append(
            f'<text class="label" x="{left - 10}" y="{y + bar / 2 + 4}" text-anchor="end">{escape(label)}</text>'
        )
        at = float(left)
        for number, part in enumerate(parts):
            wide = max(0.0, part) * scale
            out.append(
                f'<rect class="fill hue{number % HUES}" x="{at:.1f}" y="{y}" width="{wide:.1f}" height="{bar}">'
                f"<title>{escape(write(part))}</title></rect>"
            )
            if wide > 30:
                out.append(
                    f'<text class="inside" x="{at + wide / 2:.1f}" y="{y + bar / 2 + 4}" text-anchor="middle">'
                    f"{escape(write(part))}</text>"
                )
            at += wide
        out.append(f'<text class="total" x="{at + 8:.1f}" y="{y + bar / 2 + 4}">{escape(write(sum(parts)))}</text>')
    return _frame(height, title, "".join(out))


def legend(names: Sequence[str]) -> str:
    """The colours of a plot, by name."""
    items = "".join(f'<li><i class="hue{i % HUES}"></i>{escape(name)}</li>' for i, name in enumerate(names))
    return f'<ul class="legend">{items}</ul>'
