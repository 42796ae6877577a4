"""`battle`: battles from JSON Lines to JSON Lines (contract 1), or to words."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import IO, Any, TextIO

from warlore.history.cardset import CardSet, load_cards
from warlore.history.contract import battle_lines
from warlore.texts import Texts, choose_language


def run(file: str | None, *, pretty: bool, cards: str | None, lang: str | None, out: TextIO) -> int:
    """Answer every line; returns the exit code."""
    texts = Texts(choose_language(lang)) if pretty else None
    box = load_cards(cards)
    stdin: IO[bytes] = sys.stdin.buffer
    with Path(file).open("rb") if file else nullcontext(stdin) as source:
        if texts is None:
            return battle_lines(source, out, box)
        answers = io.StringIO()
        code = battle_lines(source, answers, box)
    for line in answers.getvalue().splitlines():
        print("\n".join(in_words(texts, json.loads(line))), file=out)
    return code


def run_lines(answer: Callable[[IO[bytes], TextIO, CardSet], int], file: str | None, cards: str | None) -> int:
    """A batch command: JSON Lines in, JSON Lines out; returns the exit code."""
    box = load_cards(cards)
    with Path(file).open("rb") if file else nullcontext(sys.stdin.buffer) as source:
        return answer(source, sys.stdout, box)


def in_words(texts: Texts, answer: dict[str, Any]) -> list[str]:
    """One answer as a few lines."""
    if "error" in answer:
        return [answer["error"]["message"]]
    sides = {side: texts.get(f"side-{side}") for side in ("attacker", "defender")}
    winner = answer["winner"]
    lines = [texts.get("battle-winner", side=sides[winner]) if winner else texts.get("event-battle_ended-nobody")]
    for line in answer["lines"]:
        name = texts.get(f"line-{line['line']}")
        lines.append(f"  {name}: {sides['attacker']} {line['attacker']}, {sides['defender']} {line['defender']}")
    for side in sides:
        units = [
            f"{unit['name']} ({texts.get('defeated') if unit['defeated'] else unit['damage']})"
            for unit in answer[side]
        ]
        lines.append(f"  {sides[side]}: {', '.join(units) or '–'}")
    return lines
