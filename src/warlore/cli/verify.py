"""`verify`: what can be shown of a record, and what not."""

from __future__ import annotations

import json
from typing import Any

from warlore.cli.history.saves import Save, load_game, parse_save, read_text
from warlore.table import BadRecord, Record
from warlore.table.chain import short_head
from warlore.table.record import read_header
from warlore.table.verification import Finding, verify_record
from warlore.texts import Texts, choose_language

MARKS = {True: "✓", False: "✗", None: "?"}


def run(file: str, *, head: str, as_json: bool, cards: str | None, lang: str | None) -> int:
    """Say what was found, and raise what keeps the record from being verified; returns the exit code."""
    texts = Texts(choose_language(lang))
    save, game, record = _load(file, cards)
    if save.secret and not record.secret:
        record.secret = save.secret.hex()
    found = verify_record(record, game, head)

    def sentence(finding: Finding) -> str:
        return texts.get(f"verify-{finding.check}-{finding.outcome}", **finding.args)

    if as_json:
        answer = found.describe()
        for check, finding in zip(answer["checks"], found.findings, strict=True):
            check["text"] = sentence(finding)
        print(json.dumps(answer, ensure_ascii=False))
        return 0 if found.ok else 1
    for finding in found.findings:
        print(f"{MARKS[finding.ok]} {sentence(finding)}" + (f" ({finding.detail})" if finding.detail else ""))
    if found.head:
        print(texts.get("verify-reached", head=short_head(found.head)))
    if found.worst is not None:
        raise BadRecord(f"{file}: {sentence(found.worst)}")
    return 0


def _load(file: str, cards: str | None) -> tuple[Save, Any, Record]:
    """A record or save file of any game, with its rules; what is wrong with it is said by those who read it."""
    try:
        header, _ = read_header(parse_save(read_text(file)).record_text)
        name = header.game
    except BadRecord:
        name = ""
    if name == "knight":
        from warlore.cli.knight.saves import load_fight

        return load_fight(file)
    return load_game(file, cards)
