"""`cards`: what is in the box, filtered; and the check of an owner's own card file."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from warlore.cli.history.columns import Columns
from warlore.cli.history.screen import ERA_STYLES, Screen, make_console
from warlore.cli.history.words import Words
from warlore.history.cardset import ERAS, KINDS, SOURCES, CardSet, Relic, Unit, load_cards, template
from warlore.history.columns import ICONS
from warlore.history.game import HistoryGame
from warlore.table import BadInput, Setup
from warlore.table.words import plain_text
from warlore.texts import Texts, choose_language


@dataclass(frozen=True, slots=True)
class Filters:
    """Which cards are wanted; None is any."""

    name: str | None = None
    era: str | None = None
    kind: str | None = None
    ability: str | None = None
    source: str | None = None

    def checked(self) -> Filters:
        """The same with every word as the card set writes it; says which word is unknown."""
        return Filters(
            self.name,
            _one_of("era", self.era and self.era.upper(), ERAS),
            _one_of("kind", self.kind and self.kind.lower(), KINDS),
            _one_of("ability", self.ability and self.ability.lower().replace(" ", "_").replace("-", "_"), ICONS),
            _one_of("source", self.source and self.source.lower(), SOURCES),
        )

    def fit(self, card: Unit | Relic, names: Iterable[str]) -> bool:
        if self.name is not None and not any(plain_text(self.name) in plain_text(name) for name in names):
            return False
        if self.era is not None and card.era != self.era:
            return False
        if self.kind is not None and getattr(card, "kind", None) != self.kind:
            return False
        if self.ability is not None and not getattr(card, self.ability, 0):
            return False
        return self.source is None or card.source == self.source


def _one_of(field: str, value: str | None, allowed: Sequence[str]) -> str | None:
    if value is not None and value not in allowed:
        raise BadInput(f"{field}: '{value[:40]}' is not one of {', '.join(allowed)}", field=field)
    return value


def run(
    filters: Filters,
    *,
    relics: bool,
    tiles: bool,
    tokens: bool,
    as_json: bool,
    cards: str | None,
    check: str | None,
    blank: bool,
    lang: str | None,
    colour: bool,
) -> None:
    """`warlore history cards`."""
    texts = Texts(choose_language(lang))
    filters = filters.checked()
    if sum((relics, tiles, tokens)) > 1:
        raise BadInput("choose one of --relics, --tiles and --tokens")
    if (tiles or tokens) and filters != Filters():
        raise BadInput("--tiles and --tokens take no filters")
    if blank:
        print(template(), end="")
        return
    if check is not None:
        print(complete(texts, check, load_cards(check)))
        return
    box = load_cards(cards)
    if cards is not None and not as_json:
        print(complete(texts, cards, box))
    words = Words(texts, HistoryGame(box), Setup(("Pär", "Chris")))
    screen = Screen(words, make_console(colour))
    if tiles:
        show_tiles(screen, box, as_json)
    elif tokens:
        show_tokens(screen, box, as_json)
    elif relics:
        show_relics(screen, [r for r in box.relics if filters.fit(r, (words.relic(r), r.name, r.id))], as_json)
    else:
        show_units(screen, [u for u in box.units if filters.fit(u, (words.unit(u), u.name, u.id))], as_json)


def complete(texts: Texts, file: str, box: CardSet) -> str:
    """What a good card file holds."""
    units = sum(unit.copies * (len(unit.sabatons) or 1) for unit in box.units)
    return texts.get(
        "cards-complete",
        file=file,
        units=units,
        relics=len(box.relics),
        tiles=len(box.tiles),
        tokens=len(box.warfare),
        id=box.id,
        hash=box.hash[:12],
    )


def print_json(objects: Iterable[dict[str, Any]]) -> None:
    for thing in objects:
        print(json.dumps(thing, ensure_ascii=False))


def show_units(screen: Screen, units: Sequence[Unit], as_json: bool) -> None:
    words = screen.words
    if as_json:
        print_json({**asdict(u), "title": words.unit(u), "description": words.description(u)} for u in units)
        return
    if not units:
        screen.say(screen.get("cards-none"))
        return
    columns = screen.unit_columns(screen.get("head-kind"), screen.get("head-source"))
    for unit in units:
        kind, source = screen.get(f"kind-{unit.kind}"), screen.get(f"source-{unit.source}")
        copies = f" ×{unit.copies}" if unit.copies > 1 else ""
        cells = screen.unit_cells(unit)
        style = ERA_STYLES.get(unit.era or "", "")
        columns.row([unit.era or "–", cells[0] + copies, *cells[1:], kind, source], style)
    screen.print(columns.render())
    screen.say(screen.get("cards-number", number=len(units)))
    screen.say(words.legend(), "dim")


def show_relics(screen: Screen, relics: Sequence[Relic], as_json: bool) -> None:
    words = screen.words
    if as_json:
        print_json({**asdict(r), "title": words.relic(r), "description": words.description(r)} for r in relics)
        return
    if not relics:
        screen.say(screen.get("cards-none"))
        return
    heads = [screen.get("head-era"), screen.get("head-name"), ""]
    columns = Columns(heads, screen.console.width, flexible=2)
    for relic in relics:
        columns.row([relic.era, words.relic(relic), words.description(relic)], ERA_STYLES[relic.era])
    screen.print(columns.render())
    screen.say(screen.get("cards-number", number=len(relics)))


def show_tiles(screen: Screen, box: CardSet, as_json: bool) -> None:
    if as_json:
        print_json({"tile": number, **asdict(tile)} for number, tile in enumerate(box.tiles, 1))
        return
    columns = Columns([screen.get(f"head-{head}") for head in ("tile", "eras", "pointer")], screen.console.width)
    for number, tile in enumerate(box.tiles, 1):
        columns.row([str(number), "·".join(tile.eras), str(tile.pointer)])
    screen.print(columns.render())


def show_tokens(screen: Screen, box: CardSet, as_json: bool) -> None:
    counted = Counter(box.warfare)
    if as_json:
        print_json({"token": t, "title": screen.words.token(t), "copies": n} for t, n in counted.items())
        return
    columns = Columns([screen.get("head-token"), screen.get("head-copies")], screen.console.width, frozenset((1,)))
    for token, copies in counted.items():
        columns.row([screen.words.token(token), str(copies)])
    screen.print(columns.render())
