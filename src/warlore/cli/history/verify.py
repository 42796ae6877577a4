"""`verify`: was the luck of a recorded game the promised one?"""

from __future__ import annotations

from warlore.cli.history.saves import load_game
from warlore.table import BadRecord
from warlore.table import verify as check
from warlore.texts import Texts, choose_language


def run(file: str, cards: str | None, lang: str | None) -> None:
    """Say what was shown, or raise what was not."""
    texts = Texts(choose_language(lang))
    save, game, record = load_game(file, cards)
    if save.secret and not record.secret:
        record.secret = save.secret.hex()
    try:
        kind = check(record, game)
    except BadRecord as error:
        raise BadRecord(f"{file}: {error.message}") from None
    seed = record.chance.partition(" ")[2]
    print(texts.get(f"verify-{kind}", steps=len(record.steps), **({"seed": seed} if kind == "fast" else {})))
