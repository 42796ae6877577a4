"""The frame of a report: one HTML file that needs nothing else, in a language, for light and dark screens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from warlore.arena.numbers import Estimate
from warlore.texts import Texts

STYLE = """
:root { color-scheme: light dark;
  --paper: #f7f4ec; --card: #fffdf8; --ink: #23211c; --soft: #6b6558; --rule: #ddd6c6; --grid: #ebe5d8;
  --up: #1c7a4b; --down: #b3392b; --even: #5d6673; --heat: 33, 96, 161;
  --hue0: #2f6db3; --hue1: #c8772a; --hue2: #3b8c5a; --hue3: #a2458b; --hue4: #8a7a1f; --hue5: #4a9aa8;
  --hue6: #b04a4a; --hue7: #6b5fb5; --inside: #fffdf8; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #15171b; --card: #1d2026; --ink: #e9e6df; --soft: #a39e93; --rule: #373b44; --grid: #2a2e36;
  --up: #57c48c; --down: #ef8374; --even: #9aa3b2; --heat: 92, 160, 232;
  --hue0: #6ba6e8; --hue1: #e8a05c; --hue2: #6cc390; --hue3: #d98bc6; --hue4: #cfbd5a; --hue5: #7cccd9;
  --hue6: #e88a8a; --hue7: #a89df0; --inside: #15171b; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.25rem; margin: 0 0 .4rem; }
h3 { font-size: 1rem; margin: 1.4rem 0 .3rem; }
p { margin: .3rem 0 .8rem; }
.lead, .note { color: var(--soft); } .note { font-size: .875rem; }
section { background: var(--card); border: 1px solid var(--rule); border-radius: .6rem; padding: 1.1rem 1.25rem;
  margin: 1.1rem 0; }
dl.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(7.4rem, 1fr)); gap: .7rem;
  margin: 1.2rem 0; }
dl.facts div { background: var(--card); border: 1px solid var(--rule); border-radius: .6rem; padding: .6rem .8rem; }
dl.facts dt { color: var(--soft); font-size: .8rem; } dl.facts dd { margin: 0; font-size: 1.25rem; font-weight: 600; }
dl.plan { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 0; font-size: .9rem; }
dl.plan dt { color: var(--soft); } dl.plan dd { margin: 0; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .6rem; text-align: right; border-bottom: 1px solid var(--grid); white-space: nowrap; }
th { color: var(--soft); font-weight: 500; vertical-align: bottom; font-size: .8rem; white-space: normal; }
th:first-child, td:first-child { text-align: left; }
td:first-child { white-space: normal; overflow-wrap: anywhere; min-width: 9rem; }
td.picture, th.picture { padding: 0 .4rem; width: 236px; }
td small { color: var(--soft); } tbody tr:hover { background: var(--grid); }
table.heat { width: auto; } table.heat td, table.heat th { text-align: center; min-width: 5.2rem; }
table.heat td { border: 2px solid var(--card); border-radius: .3rem; } table.heat tbody th { text-align: right; }
table.heat td small { display: block; font-size: .72rem; color: var(--ink); opacity: .8; }
svg { display: block; } svg.plot { width: 100%; height: auto; font-size: 12px; }
svg text { fill: var(--soft); font-family: inherit; } svg text.label, svg text.total { fill: var(--ink); }
svg text.inside { fill: var(--inside); font-weight: 600; } svg.axis { font-size: 11px; }
.grid { stroke: var(--grid); } .mark { stroke: var(--soft); stroke-dasharray: 2 2; }
.whisker { stroke: var(--even); stroke-width: 2; } .dot { fill: var(--even); }
.up .whisker { stroke: var(--up); } .up .dot { fill: var(--up); }
b.up { color: var(--up); } b.down { color: var(--down); } td b { font-weight: 500; }
.down .whisker { stroke: var(--down); } .down .dot { fill: var(--down); }
.area { fill-opacity: .13; } .line { fill: none; stroke-width: 2; stroke-linejoin: round; }
ul.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; padding: 0; margin: .2rem 0 .6rem;
  font-size: .875rem; } ul.legend i { display: inline-block; width: .8rem; height: .8rem; border-radius: .2rem;
  margin-right: .4rem; vertical-align: -.08rem; }
.line.hue1 { stroke-dasharray: 7 3; } .line.hue2 { stroke-dasharray: 2 3; } .line.hue3 { stroke-dasharray: 9 3 2 3; }
footer { color: var(--soft); font-size: .85rem; }
""" + "".join(
    f".area.hue{i}, .fill.hue{i} {{ fill: var(--hue{i}); }} .line.hue{i} {{ stroke: var(--hue{i}); }} "
    f"i.hue{i} {{ background: var(--hue{i}); }}\n"
    for i in range(8)
)

LONGEST_NAME = 44
MINUS = "\u2212"
NARROW_SPACE = "\u202f"
MARKS = {"en": (".", ","), "it": (",", "."), "es": (",", NARROW_SPACE)}
"""How a language writes the decimal point and the thousands."""


def short_names(bots: Iterable[str]) -> dict[str, str]:
    """What bots are called where there is little room: of a long name both ends, if that still tells them apart."""
    half = LONGEST_NAME // 2
    names = {bot: bot if len(bot) <= LONGEST_NAME else f"{bot[: half - 1]}…{bot[-half:]}" for bot in bots}
    times = Counter(names.values())
    return {bot: name if times[name] == 1 else bot for bot, name in names.items()}


class Pen:
    """Writes numbers and texts in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.point, self.thousands = MARKS[texts.language]

    def text(self, message: str, /, **args: Any) -> str:
        return self.texts.get(f"arena-{message}", **args)

    def html(self, message: str, /, **args: Any) -> str:
        return escape(self.text(message, **args))

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        if value != value:
            return "–"
        shown = f"{value:{'+' if sign else ''},.{digits}f}"
        if not any(c in "123456789" for c in shown):
            shown = shown.lstrip("+-")
        table = str.maketrans({".": self.point, ",": self.thousands, "-": MINUS})
        return shown.translate(table)

    def percent(self, value: float, digits: int = 1, sign: bool = False) -> str:
        shown = self.number(100 * value, digits, sign)
        return shown if value != value else f"{shown}{NARROW_SPACE}%"

    def bounds(self, one: Estimate, write: Any) -> str:
        """An interval, in small letters."""
        return (
            f"<small>{escape(write(one.low))} … {escape(write(one.high))}</small>" if one.value == one.value else ""
        )

    # -------------------------------------------------------------- pieces of a page
    def section(self, title: str, *parts: str, note: str = "") -> str:
        """A section by the name of its title; its note stands last."""
        body = "".join(parts)
        below = f'<p class="note">{escape(note)}</p>' if note else ""
        return f'<section id="{title}"><h2>{self.html(title)}</h2>{body}{below}</section>'

    def page(self, title: str, lead: str, body: Iterable[str], footer: str) -> str:
        return (
            f'<!doctype html>\n<html lang="{self.texts.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body><main>"
            f'<header><h1>{escape(title)}</h1><p class="lead">{escape(lead)}</p></header>\n'
            + "\n".join(body)
            + f"\n<footer>{escape(footer)}</footer></main></body></html>\n"
        )


def table(head: Sequence[str], rows: Iterable[Sequence[str]], picture: int | None = None) -> str:
    """A table; the cells are HTML already. One column may hold pictures."""

    def cells(tag: str, row: Sequence[str]) -> str:
        return "".join(
            f"<{tag}{' class=picture' if i == picture else ''}>{cell}</{tag}>" for i, cell in enumerate(row)
        )

    body = "".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{cells("th", head)}</tr></thead><tbody>{body}</tbody></table></div>'
