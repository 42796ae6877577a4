"""G. Note 4, blocking: R56–R60."""

from __future__ import annotations

import pytest
from combat import fight

KINDS = ("physical", "fire", "ice", "cold_fire")


def total(attack: str, block: str) -> tuple[int, int]:
    """What a Block of 6 of one element counts against an attack of 6 of another."""
    f = fight(f"Ogre 9/6{attack.replace('physical', '')}; hand: Shield(block 6 {block})").to("block")
    return f.block("Ogre", "Shield").blocks[0]


@pytest.mark.parametrize("block", KINDS)
def test_r056_every_block_is_efficient_against_a_physical_attack(block: str) -> None:
    assert total("physical", block) == (6, 6)


@pytest.mark.parametrize(("block", "counts"), list(zip(KINDS, (3, 3, 6, 6), strict=True)))
def test_r057_ice_and_cold_fire_block_a_fire_attack(block: str, counts: int) -> None:
    assert total("fire", block) == (counts, 6)


@pytest.mark.parametrize(("block", "counts"), list(zip(KINDS, (3, 6, 3, 6), strict=True)))
def test_r058_fire_and_cold_fire_block_an_ice_attack(block: str, counts: int) -> None:
    assert total("ice", block) == (counts, 6)


@pytest.mark.parametrize(("block", "counts"), list(zip(KINDS, (3, 3, 3, 6), strict=True)))
def test_r059_only_cold_fire_blocks_cold_fire(block: str, counts: int) -> None:
    assert total("cold_fire", block) == (counts, 6)


def test_r060_inefficient_blocks_are_summed_then_halved_then_added() -> None:
    """Fire attack 5: physical 3 and fire 2 make 5, halved 2; with Ice Block 3 that is 5."""
    f = fight("Imp 9/5fire; hand: A(block 3), B(block 2 fire), C(block 3 ice)").to("block")
    assert f.block("Imp", "A", "B", "C").blocks == [(5, 5)]
    assert f.told("block_halved") == [(5, 2, "fire")]
    assert f.end().wounds == (0, 0)


def test_r060_not_each_one_by_itself() -> None:
    """1 and 1 and 1 and 1 of a wrong element are 2, not 0."""
    f = fight("Imp 9/2fire; hand: rage, march, stamina, promise").to("block")
    cards = ("Rage", "March", "Stamina", "Promise")
    assert f.block("Imp", *(f"sideways {card} block" for card in cards)).blocks == [(2, 2)]
