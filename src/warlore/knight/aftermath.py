"""What a combat means when it is over: Fame, Reputation, shields, withdrawal, healing; and what an assault costs.

Queries for the parts of the sheet that are not decisions of the combat itself (R1–R5, R40–R45, R61–R66, R78–R80,
R85–R88, R103, S7, S10).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from warlore.knight import catalogue_terms as terms
from warlore.knight.combat import Combat
from warlore.knight.rules import state, tables
from warlore.knight.sites import KINDS, VOLKARE_SITES

if TYPE_CHECKING:
    from warlore.knight.rules.plain import State

RETREAT_WOUNDS: Final = (2, 3, 4)
HEALERS: Final = ("skill", "card", "unit", "faction_token")


# ------------------------------------------------------------------ before
def move_cost(kind: str, terrain: int, wall: bool = False) -> int:
    """R1–R3: the Move points an assault costs; `terrain` is the cost of the space."""
    fixed = KINDS[kind].move
    return (terrain if fixed is None else fixed) + int(wall)


def assault_reputation(kind: str, assault: bool = True) -> int:
    """R4, R5: Reputation lost at once, whatever the outcome."""
    return KINDS[kind].reputation if assault or KINDS[kind].always else 0


def night_rules(kind: str, night: bool) -> bool:
    """R6."""
    return night or KINDS[kind].night


# ------------------------------------------------------------------ after
def must_withdraw(kind: str, assault: bool, conquered: bool, *, volkare_stays: bool = True) -> bool:
    """R40, R41, R45: after an assault that did not succeed; Volkare's own attack only if he stays there."""
    if conquered or not KINDS[kind].withdraw:
        return False
    if kind in VOLKARE_SITES and not assault:
        return volkare_stays
    return assault


def is_safe(*, accessible: bool, mandatory_combat: bool, other_hero: bool = False) -> bool:
    """R43: may a withdrawal end on this space?"""
    return accessible and not mandatory_combat and not other_hero


def forced_withdrawal_wounds(spaces: int) -> int:
    """R42: one Wound to hand for each further space back."""
    return spaces


def withdrawal_provokes() -> bool:
    """R44, Q11: no withdrawal provokes rampaging enemies."""
    return False


def retreat_wounds(round_of_play: int) -> int:
    """S10: Wounds for retreating instead of fighting off Volkare, in the 1st, 2nd or 3rd day and night."""
    return RETREAT_WOUNDS[min(max(round_of_play, 1), len(RETREAT_WOUNDS)) - 1]


def may_heal(how: str, *, in_combat: bool = False, interaction: bool = False, partial: bool = False) -> bool:
    """R86, R87, R103: no healing in combat, none bought after it, none for who attended partially."""
    return how in HEALERS and not in_combat and not interaction and not partial


def healing_points(level: int, wounds: int) -> int:
    """R78, R79: what it takes to heal a Unit."""
    return level * wounds


@dataclass(frozen=True, slots=True)
class Aftermath:
    """The result of a combat and what follows from it."""

    all_defeated: bool
    conquered: bool
    fame: int
    reputation: int
    knocked_out: bool
    wounds_hand: int
    wounds_discard: int
    unit_levels_lost: int
    unit_levels_wounded: int
    used: int
    move_cost: int | None
    assault_reputation: int
    shields: int
    withdraw: bool
    enemies_left: tuple[str, ...]
    enemies_discarded: bool
    replaced: bool
    leader_level: int
    leader_levels_removed: int
    faction_rewards: int
    mana: dict[str, int]
    mana_kept: bool
    rewards_before_level_up: bool
    healing: dict[str, Any]

    def value(self) -> dict[str, Any]:
        """The `value` of the public contract."""
        names = (
            "all_defeated", "fame", "knocked_out", "wounds_hand", "wounds_discard",
            "unit_levels_lost", "unit_levels_wounded", "used", "reputation",
        )  # fmt: skip
        return {name: getattr(self, name) for name in names}


def aftermath(combat: Combat, s: State, rules: Any) -> Aftermath:
    """The result as the state stands; final when the combat is over."""
    scenario = combat.scenario
    site = scenario.site
    kind = KINDS[site.kind]
    defeated = bool(rules.all_defeated(s))
    enemies = range(len(combat.foes))
    garrison = [e for e in enemies if s.book.enemy_role[e] not in (tables.RAMPAGING, tables.VOLKARE)]
    beaten = [e for e in garrison if s.mark[e] & state.DEFEATED]
    leader = combat.leader != tables.NOTHING
    leader_down = leader and rules.leader_level(s) == 0
    conquered = leader_down if leader else all(not s.mark[e] & state.ALIVE for e in garrison)
    left = [combat.enemy_names[e] for e in enemies if s.mark[e] & state.ALIVE and e != combat.volkare]
    units = range(len(scenario.soldiers))
    lost = [u for u in units if s.unit_mark[u] & state.DESTROYED]
    hurt = [u for u in units if s.unit_mark[u] & state.HURT and u not in lost]
    activated = sum(1 for u in units if s.unit_mark[u] & state.ACTIVATED)

    def levels(which: list[int]) -> int:
        return sum(scenario.soldiers[u].unit.level for u in which)

    return Aftermath(
        all_defeated=defeated,
        conquered=conquered,
        fame=s.fame,
        reputation=s.reputation,
        knocked_out=bool(s.knocked_out),
        wounds_hand=s.hero_wounds,
        wounds_discard=s.poison_wounds,
        unit_levels_lost=levels(lost),
        unit_levels_wounded=levels(hurt),
        used=s.used + activated,
        move_cost=_cost(site.kind, site.terrain, site.wall),
        assault_reputation=assault_reputation(site.kind, site.assault),
        shields=_shields(combat, s, len(beaten), conquered),
        withdraw=must_withdraw(site.kind, site.assault or leader, conquered),
        enemies_left=tuple(left) if kind.leaves else (),
        enemies_discarded=not kind.leaves,
        replaced=False,
        leader_level=rules.leader_level(s) if leader else 0,
        leader_levels_removed=s.levels_removed,
        faction_rewards=sum(combat.tokens[s.token[e]].enemy.faction_reward for e in beaten if s.token[e] >= 0),
        mana={colour: s.mana[i] for i, colour in enumerate(terms.MANA) if s.mana[i]},
        mana_kept=scenario.partial,
        rewards_before_level_up=not scenario.partial,
        healing=_healing(combat, s),
    )


def _cost(kind: str, terrain: int | None, wall: bool) -> int | None:
    if KINDS[kind].move is None and terrain is None:
        return None
    return move_cost(kind, terrain or 0, wall)


def _shields(combat: Combat, s: State, beaten: int, conquered: bool) -> int:
    """R26, R63: one per level of a Leader, one per defender of a City, else one for the conquered space."""
    if combat.leader != tables.NOTHING:
        return s.levels_removed
    kind = combat.scenario.site.kind
    if kind == "city":
        return beaten
    return int(conquered and kind != "field")


def _healing(combat: Combat, s: State) -> dict[str, Any]:
    scenario = combat.scenario
    units = []
    for u, soldier in enumerate(scenario.soldiers):
        if s.unit_wounds[u] and not s.unit_mark[u] & state.DESTROYED:
            points = healing_points(soldier.unit.level, s.unit_wounds[u])
            units.append({"unit": soldier.unit.name, "wounds": s.unit_wounds[u], "points": points})
    allowed = not scenario.partial
    return {
        "allowed": allowed,
        "from": list(HEALERS) if allowed else [],
        "bought": False,
        "wounds_in_hand": s.held_wounds,
        "units": units,
        "glade": allowed and KINDS[scenario.site.kind].glade,
    }
