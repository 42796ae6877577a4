"""The table after the fight: what was won and lost, and what comes next."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from warlore.cli.knight.screen import Screen
from warlore.cli.knight.words import Words
from warlore.knight import Aftermath
from warlore.knight.rules import state


def aftermath_table(screen: Screen, result: Aftermath, s: Any) -> Table:
    """Fame, Reputation, Wounds, Units, withdrawal, shields, healing; each line with its rules."""
    get, words = screen.get, screen.words
    table = Table(box=box.ROUNDED, show_header=False, title=Text(get("knight-after-title"), style="bold"))
    table.add_column(style="bold", max_width=36)
    table.add_column(overflow="fold")
    table.add_column(style="dim", no_wrap=True)

    def line(label: str, value: object, rules: str = "") -> None:
        table.add_row(get(f"knight-after-{label}"), Text(str(value)), rules)

    def yes(flag: bool) -> str:
        return get("knight-yes" if flag else "knight-no")

    line("won", yes(result.all_defeated), "R61")
    if s.book.assault or (result.conquered and words.combat.scenario.site.kind != "field"):
        line("conquered", yes(result.conquered), "R41, R63")
    line("fame", f"+{result.fame}", "R61")
    line("reputation", f"{result.reputation:+d}", "R5, R64")
    line("wounds-hand", result.wounds_hand, "R94")
    if result.wounds_discard:
        line("wounds-discard", result.wounds_discard, "R95")
    line("knocked-out", yes(result.knocked_out), "F10")
    if words.combat.scenario.soldiers:
        line("units-lost", result.unit_levels_lost, "F7")
        line("units-wounded", result.unit_levels_wounded, "F6")
    line("used", result.used)
    if result.shields:
        line("shields", result.shields, "R63")
    if words.combat.scenario.leader:
        levels = get(
            "knight-after-leader-removed", level=result.leader_level, removed=result.leader_levels_removed
        )
        line("leader", levels, "R26, Q8")
    if result.faction_rewards:
        line("rewards", result.faction_rewards, "R66")
    left = [words.enemy(s, e) for e in range(len(words.combat.foes)) if s.mark[e] & state.ALIVE]
    if left:
        fate = get("knight-after-discarded" if result.enemies_discarded else "knight-after-remain")
        line("enemies-left", f"{', '.join(left)} ({fate})", "R62, S7")
    if not result.all_defeated or result.withdraw:
        table.add_row(get("knight-after-withdraw" if result.withdraw else "knight-after-stay"), "", "R40, R45")
    if result.move_cost is not None and s.book.assault:
        line("move-cost", result.move_cost, "R1–R3")
    if result.mana_kept and result.mana:
        line("mana", ", ".join(f"{words.mana(colour)} {n}" for colour, n in result.mana.items()), "R103")
    line("heal", _healing(words, result.healing, s), "R78–R80, R85–R88")
    return table


def _healing(words: Words, healing: dict[str, Any], s: Any) -> str:
    """Whether and what may be healed."""
    shown = [words.get("knight-after-heal-allowed" if healing["allowed"] else "knight-after-heal-not")]
    shown.append(words.get("knight-after-heal-hand", number=healing["wounds_in_hand"]))
    levels = s.book.unit_level
    for unit in range(s.book.units):
        if s.unit_wounds[unit] and not s.unit_mark[unit] & state.DESTROYED:
            points = levels[unit] * s.unit_wounds[unit]
            shown.append(words.get("knight-after-heal-unit", unit=words.unit(unit), points=points))
    if healing["glade"]:
        shown.append(words.get("knight-after-heal-glade"))
    return "; ".join(shown)
