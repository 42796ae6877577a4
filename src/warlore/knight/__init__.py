"""Mage Knight combat: the four phases as a game, its catalogue, and what follows from a fight."""

from warlore.knight.aftermath import Aftermath
from warlore.knight.combat import Combat
from warlore.knight.game import KnightGame, KnightView, setup_of
from warlore.knight.notation import KnightNotation, rules_of
from warlore.knight.options import CombatOptions
from warlore.knight.scenario import Scenario, read_scenario

__all__ = [
    "Aftermath",
    "Combat",
    "CombatOptions",
    "KnightGame",
    "KnightNotation",
    "KnightView",
    "Scenario",
    "read_scenario",
    "rules_of",
    "setup_of",
]
