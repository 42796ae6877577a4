"""The report of a run: ratings, scores, seats, points, battles, cards, tokens, length; one HTML file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from warlore.arena.figures import ATTACKER, UNITS, Figures
from warlore.arena.numbers import Estimate, share
from warlore.arena.page import Pen, short_names, table
from warlore.arena.plots import Format, axis, histogram, interval, legend, span_of, stacked
from warlore.texts import Texts

STRONG_UP_TO = 3
"""H5.9: with so many cards on his board the Attacker has the Strong die."""


def report(figures: Figures, texts: Texts) -> str:
    """The whole page."""
    pen = Pen(texts)
    summary = figures.summary()
    names = short_names(figures.bots)
    for one in summary["bots"]:
        one["bot"] = names[one["bot"]]
    bots = [one["bot"] for one in summary["bots"]]
    sections = [facts(pen, figures, summary)]
    if any(one["faults"] for one in summary["bots"]):
        sections.append(fault_section(pen, summary))
    if len(bots) > 1:
        sections.append(rating_section(pen, summary))
    sections += [score_section(pen, figures, summary), seat_section(pen, figures, summary)]
    if figures.contest.sources:
        sections.append(point_section(pen, figures, summary))
    if "battles" in summary:
        sections += [battle_section(pen, figures), dice_section(pen, summary)]
    for kind, name in (("cards", "unit"), ("tokens", "token")):
        if summary[kind]:
            sections.append(item_section(pen, figures, kind, name, summary[kind]))
    sections += [length_section(pen, figures, summary), plan_section(pen, figures, summary)]
    lead = pen.text(
        "report-lead", games=pen.number(figures.games), bots=", ".join(bots), players=figures.plan.players
    )
    return pen.page(pen.text(f"game-{figures.plan.game}"), lead, sections, pen.text("report-footer"))


# ------------------------------------------------------------------ a table with a picture of each interval
def intervals(
    pen: Pen, head: Sequence[str], rows: Sequence[tuple[Sequence[str], Estimate]], write: Format, mark: float | None
) -> str:
    """Rows of cells, each followed by an estimate in figures and as a picture."""
    if not rows:
        return ""
    low, high = span_of([one for _, one in rows], *([] if mark is None else [mark]))
    *names, last = head
    body = [
        (*cells, escape(write(one.value)), pen.bounds(one, write), interval(one, low, high, mark))
        for cells, one in rows
    ]
    top = [*map(escape, names), escape(last), pen.html("interval"), axis(low, high, write)]
    return table(top, body, picture=len(top) - 1)


def facts(pen: Pen, figures: Figures, summary: dict[str, Any]) -> str:
    """The run at a glance."""
    shown = [
        (pen.html("fact-games"), pen.number(figures.games)),
        (pen.html("fact-score"), pen.number(summary["points"]["score"].value, 1)),
        (pen.html("fact-first"), pen.percent(summary["places"][0]["won"].value)),
        (pen.html("fact-margin"), pen.number(summary["margin"].value, 1)),
        (pen.html("fact-shared"), pen.percent(summary["shared_victories"].value)),
        (pen.html("fact-decisions"), pen.number(summary["decisions"].value, 0)),
    ]
    if "battles" in summary:
        shown.append((pen.html("fact-attack"), pen.percent(figures.attack_share(0).value)))
    body = "".join(f"<div><dt>{name}</dt><dd>{escape(value)}</dd></div>" for name, value in shown)
    return f'<dl class="facts">{body}</dl>'


def rating_section(pen: Pen, summary: dict[str, Any]) -> str:
    ordered = sorted(summary["bots"], key=lambda one: -one["rating"].value)
    rows = [
        (
            [
                escape(one["bot"]),
                escape(pen.number(one["won"].n)),
                f"{escape(pen.percent(one['won'].value))} {pen.bounds(one['won'], pen.percent)}",
                escape(pen.number(one["score"].value, 1)),
            ],
            one["rating"],
        )
        for one in ordered
    ]
    head = [pen.text(name) for name in ("bot", "seats-played", "won", "mean-score", "rating")]
    drawn = intervals(pen, head, rows, lambda value: pen.number(value, 0, sign=True), 0.0)
    return pen.section("ratings", drawn, note=pen.text("ratings-note"))


def fault_section(pen: Pen, summary: dict[str, Any]) -> str:
    """What luck decided in the place of a bot: with much of it the other figures are not the bot's."""
    rows = [
        (
            escape(one["bot"]),
            escape(pen.number(one["faults"])),
            escape(f"{pen.number(one['seats_with_faults'])} / {pen.number(one['won'].n)}"),
        )
        for one in summary["bots"]
        if one["faults"]
    ]
    head = [pen.html(name) for name in ("bot", "faults-head", "faults-games")]
    return pen.section("faults", table(head, rows), note=pen.text("faults-note"))


def score_section(pen: Pen, figures: Figures, summary: dict[str, Any]) -> str:
    names = [one["bot"] for one in summary["bots"]]
    groups = [(name, figures.score.counts[i].tolist()) for i, name in enumerate(names)]
    drawn = histogram(pen.text("scores"), groups, lambda v: pen.percent(v, 0), pen.text("scores-across"))
    middle = [
        (
            escape(one["bot"]),
            escape(pen.number(one["score"].value, 2)),
            pen.bounds(one["score"], lambda value: pen.number(value, 2)),
            *(
                escape(pen.number(_quantile(figures.score.counts[i].tolist(), q)))
                for q in (0.05, 0.25, 0.5, 0.75, 0.95)
            ),
        )
        for i, one in enumerate(summary["bots"])
    ]
    head = [pen.html("bot"), pen.html("mean-score"), pen.html("interval")]
    head += [escape(pen.percent(q, 0)) for q in (0.05, 0.25, 0.5, 0.75, 0.95)]
    return pen.section("scores", legend(names), drawn, table(head, middle), note=pen.text("scores-note"))


def _quantile(counts: Sequence[float], q: float) -> float:
    total, run = sum(counts), 0.0
    for value, n in enumerate(counts):
        run += n
        if run >= q * total:
            return value
    return float("nan")


def seat_section(pen: Pen, figures: Figures, summary: dict[str, Any]) -> str:
    """Does it matter where one sits, and when one plays?"""
    fair = 1 / figures.plan.players
    drawn = []
    for kind, names in (
        ("places", [pen.text("place", n=i + 1) for i in range(figures.plan.players)]),
        ("seats", list(figures.contest.names())),
    ):
        rows = [
            ([escape(name), escape(pen.number(one["score"].value, 2))], one["won"])
            for name, one in zip(names, summary[kind], strict=True)
        ]
        head = [pen.text(f"{kind}-head"), pen.text("mean-score"), pen.text("won")]
        drawn.append(f"<h3>{pen.html(f'{kind}-title')}</h3>" + intervals(pen, head, rows, pen.percent, fair))
    return pen.section("seating", *drawn, note=pen.text("seating-note", fair=pen.percent(fair)))


def point_section(pen: Pen, figures: Figures, summary: dict[str, Any]) -> str:
    sources = figures.contest.sources
    names = [pen.texts.get(f"points-{source}") for source in sources]
    rows = []
    for i, one in enumerate(summary["bots"]):
        for won, label in ((None, "points-all"), (1, "points-winners"), (0, "points-others")):
            taken = figures.points[i].sum(axis=0) if won is None else figures.points[i, won]
            if taken[0]:
                rows.append((pen.text(label, bot=one["bot"]), (taken[1:] / taken[0]).tolist()))
    drawn = stacked(pen.text("points"), rows, lambda value: pen.number(value, 1))
    return pen.section("points", legend(names), drawn, note=pen.text("points-note"))


# ------------------------------------------------------------------ battles
def battle_section(pen: Pen, figures: Figures) -> str:
    """The Attacker's victories by the Units on both sides; his Units decide who has which die."""
    drawn = []
    for against, name in enumerate(("board", "player")):
        fights = figures.fights[against]
        if not fights.sum():
            continue
        whole = figures.attack_share(against)
        columns = [d for d in range(UNITS) if fights[:, d].sum()]
        head = "".join(f"<th>{escape(pen.text('defenders', n=d))}</th>" for d in columns)
        body = ""
        for attackers in range(1, UNITS):
            if not fights[attackers].sum():
                continue
            die = pen.texts.get("die-strong" if attackers <= STRONG_UP_TO else "die-risky")
            cells = "".join(_cell(pen, fights[attackers, d].tolist()) for d in columns)
            cells += _cell(pen, fights[attackers].sum(axis=0).tolist())
            label = f"{pen.html('attackers', n=attackers)}<br><small>{escape(die)}</small>"
            body += f"<tr><th>{label}</th>{cells}</tr>"
        drawn.append(
            f"<h3>{pen.html(f'against-{name}', n=pen.number(fights.sum()), won=pen.percent(whole.value))}</h3>"
            f'<div class="wide"><table class="heat"><thead><tr><th></th>{head}<th>{pen.html("all")}</th></tr></thead>'
            f"<tbody>{body}</tbody></table></div>"
        )
    return pen.section("battles", *drawn, note=pen.text("battles-note"))


def _cell(pen: Pen, counts: list[float]) -> str:
    n = sum(counts)
    if not n:
        return "<td></td>"
    won = share(counts[ATTACKER], n)
    half = (won.high - won.low) / 2
    shade = f"background: rgba(var(--heat), {0.06 + 0.5 * won.value:.2f})"
    return (
        f'<td style="{shade}">{escape(pen.percent(won.value, 0))}'
        f"<small>±{escape(pen.percent(half))}</small><small>{escape(pen.number(n))}</small></td>"
    )


def _face(pen: Pen, die: str, face: int) -> str:
    return f"{pen.texts.get(f'die-{die}')}: {pen.text(f'face-{die}-{face}')}"


def dice_section(pen: Pen, summary: dict[str, Any]) -> str:
    drawn = []
    for side in ("attacker", "defender"):
        rows = [
            ([escape(_face(pen, one["die"], one["face"])), escape(pen.number(one["won"].n))], one["won"])
            for one in summary["dice"]
            if one["side"] == side
        ]
        head = [pen.text("face"), pen.text("battles"), pen.text(f"won-{side}")]
        drawn.append(
            f"<h3>{escape(pen.texts.get(f'side-{side}'))}</h3>" + intervals(pen, head, rows, pen.percent, None)
        )
    return pen.section("dice", *drawn, note=pen.text("dice-note"))


# ------------------------------------------------------------------ cards and tokens
def item_section(pen: Pen, figures: Figures, kind: str, name: str, items: list[dict[str, Any]]) -> str:
    ordered = sorted(items, key=lambda one: (one["worth"].value != one["worth"].value, -one["worth"].value))
    rows = []
    for one in ordered:
        cells = [
            escape(figures.contest.label(name, one["item"], pen.texts)),
            escape(pen.percent(one["seats"].value, 2)),
        ]
        if kind == "tokens":
            cells.append(escape(pen.percent(one["used"] / one["times"], 0)))
        rows.append((cells, one["worth"]))
    head = [pen.text(f"{kind}-head"), pen.text(f"{kind}-seats")]
    if kind == "tokens":
        head.append(pen.text("tokens-used"))
    drawn = intervals(pen, [*head, pen.text("worth")], rows, lambda value: pen.percent(value, 1, sign=True), 0.0)
    return pen.section(kind, drawn, note=pen.text(f"{kind}-note"))


def length_section(pen: Pen, figures: Figures, summary: dict[str, Any]) -> str:
    groups = [("", figures.decisions.counts[0].tolist())]
    drawn = [histogram(pen.text("length"), groups, lambda v: pen.percent(v, 0), pen.text("length-across"))]
    rows = [
        (
            pen.html(name),
            escape(pen.number(one.value, 1)),
            pen.bounds(one, lambda value: pen.number(value, 1)),
        )
        for name, key in (("length-decisions", "decisions"), ("length-battles", "battles_per_game"))
        if (one := summary.get(key)) is not None
    ]
    drawn.append(table([pen.html("length-per-game"), pen.html("mean"), pen.html("interval")], rows))
    return pen.section("length", *drawn)


def plan_section(pen: Pen, figures: Figures, summary: dict[str, Any]) -> str:
    plan = figures.plan
    shown = [
        ("plan-bots", ", ".join(plan.bots)),
        ("plan-players", str(plan.players)),
        ("plan-games", f"{pen.number(figures.games)} / {pen.number(plan.games)}"),
        ("plan-seed", str(plan.seed)),
        ("plan-options", ", ".join(f"{name}={value}" for name, value in plan.options) or pen.text("plan-default")),
        ("plan-cards", plan.components),
        ("plan-rules", f"{plan.rules}, warlore {plan.warlore}"),
    ]
    if plan.bot_seconds is not None:
        shown.append(("plan-bot-seconds", f"{plan.bot_seconds:g} s"))
    body = "".join(f"<dt>{pen.html(name)}</dt><dd>{escape(value)}</dd>" for name, value in shown)
    note = "" if summary["plan"]["balanced"] else pen.text("plan-unbalanced", cycle=figures.cycle)
    return pen.section("plan", f'<dl class="plan">{body}</dl>', note=note)
