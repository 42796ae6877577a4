"""The solver asked with its forecast late, at once, and now and then: it must always say what the oracle says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from oracle import rank

from warlore.knight.solve import engine, solve

AS_SET = (engine.QUICK, engine.ASKED_OFTEN, engine.PATIENCE)
SETTINGS = (AS_SET, (1, 1, 50), (20, 20, 200))
ENDLESS = "ruthless_coercion"  # with it a best plan may not be called proven


def differences(
    combat: dict[str, Any], wanted: tuple[int, ...], settings: Iterable[tuple[int, int, int]] = (AS_SET,)
) -> list[dict[str, Any]]:
    """What the solver says otherwise than the oracle, and where it did not prove its answer."""
    found = []
    for chosen in settings:
        engine.QUICK, engine.ASKED_OFTEN, engine.PATIENCE = chosen  # type: ignore[misc]
        try:
            told = solve(combat)
        finally:
            engine.QUICK, engine.ASKED_OFTEN, engine.PATIENCE = AS_SET  # type: ignore[misc]
        answer = rank(told.value, combat["objective"])
        if answer != wanted or not (told.optimal or ENDLESS in combat["cards"]):
            found.append({"settings": chosen, "found": answer, "best": wanted, "proven": told.optimal})
    return found


__all__ = ["AS_SET", "SETTINGS", "differences"]
