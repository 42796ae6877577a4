"""What can go wrong in the arena, as one sentence in any language."""

from __future__ import annotations

from typing import Any

from warlore.table import BadInput


class Trouble(BadInput):
    """A problem named by the id of its text (`locales/*/arena.ftl`); the message is English."""

    def __init__(self, text: str, /, **args: Any) -> None:
        from warlore.texts import Texts

        super().__init__(Texts().get(text, **args), code=text)
        self.text = text
        self.args_of_text = args

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.text, self.args_of_text)


def _again(text: str, args: dict[str, Any]) -> Trouble:
    return Trouble(text, **args)
