"""Chance: fast, scripted and ordered luck; sealed luck is in `test_sealing.py`."""

from __future__ import annotations

from collections import Counter

import pytest
from toy import chi_square, roll_die

from warlore.table import Chance, fast, luck, scripted
from warlore.table import chance as plain
from warlore.table.chance import ORDERED, RESULT_BASE
from warlore.table.structs import pile

# Upper bounds that chance passes once in a million; the seeds are fixed, so they either hold or do not
MOST = {2: 23.9, 6: 35.9, 7: 38.3, 12: 48.5, 108: 188.0}


# ------------------------------------------------------------------ fast
@pytest.mark.parametrize("n", MOST)
@pytest.mark.parametrize("seed", [0, 1, 20260101])
def test_fast_luck_is_even(n: int, seed: int) -> None:
    chance = fast(seed)
    counts = Counter(luck.below(chance, n) for _ in range(20_000))
    assert set(counts) <= set(range(n))
    assert chi_square(counts, n) < MOST[n]


def test_fast_dice_are_even_and_so_are_pairs_in_a_row() -> None:
    chance = fast(5)
    faces = [roll_die(chance, 0) for _ in range(24_000)]
    assert set(faces) == set(range(1, 7))
    assert chi_square(Counter(face - 1 for face in faces), 6) < MOST[6]
    pairs = Counter((a - 1) * 6 + b - 1 for a, b in zip(faces[::2], faces[1::2], strict=True))
    assert chi_square(pairs, 36) < 95.0


def test_first_results_of_neighbouring_seeds_are_even() -> None:
    """Seeds 0, 1, 2 … are what people use: their games must not resemble one another."""
    firsts = Counter(luck.below(fast(seed), 12) for seed in range(12_000))
    assert chi_square(firsts, 12) < MOST[12]
    agree = sum(luck.below(fast(seed), 720) == luck.below(fast(seed + 1), 720) for seed in range(5000))
    assert agree < 30


def test_seeds_that_differ_in_one_bit_share_nothing() -> None:
    for bit in range(64):
        ours, theirs = fast(0), fast(1 << bit)
        same = sum(luck.below(ours, 1000) == luck.below(theirs, 1000) for _ in range(200))
        assert same < 8


FIRST_OF_2021 = [60, 32, 65, 23, 25, 87, 97, 19, 83, 8, 61, 92]


def test_the_same_seed_gives_the_same_luck_always() -> None:
    """Part of the record format: these numbers may never change."""
    chance = fast(2021)
    assert [luck.below(chance, 100) for _ in range(12)] == FIRST_OF_2021


@pytest.mark.parametrize("seed", [-1, 2**64, 2**70])
def test_a_seed_outside_64_bits_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is a number from 0 to"):
        fast(seed)


@pytest.mark.parametrize("seed", [0, 2**63, 2**64 - 1])
def test_every_64_bit_seed_works(seed: int) -> None:
    assert 0 <= luck.below(fast(seed), 6) < 6


# ------------------------------------------------------------------ the log and copies
def test_results_are_logged_when_somebody_listens() -> None:
    chance = fast(1)
    roll_die(chance, 0)
    chance.log = []
    faces = [roll_die(chance, kind) for kind in (0, 1, 1)]
    assert chance.log == [kind * RESULT_BASE + face for kind, face in zip((0, 1, 1), faces, strict=True)]
    luck.below(chance, 5)
    assert len(chance.log) == 3, "a bot's own choice is not part of the record"


def test_a_copy_goes_on_alike_without_the_log() -> None:
    chance = fast(9)
    chance.log = []
    twin = chance.copy()
    assert twin.log is None
    assert [luck.below(chance, 99) for _ in range(20)] == [luck.below(twin, 99) for _ in range(20)]


# ------------------------------------------------------------------ scripted
def test_a_script_is_followed_in_order() -> None:
    chance = scripted([3, RESULT_BASE + 5, 6])
    assert [roll_die(chance, 0), roll_die(chance, 1), roll_die(chance, 0)] == [3, 5, 6]
    assert (chance.fault, chance.at) == (0, 3)


@pytest.mark.parametrize(
    ("results", "kinds", "fault"),
    [([], [0], 2), ([1], [0, 0], 2), ([RESULT_BASE + 1], [0], 2), ([7], [0], 2), ([0], [0], 2), ([1, 2], [0], 0)],
    ids=["none", "too few", "another kind", "no such face", "face nought", "enough"],
)
def test_a_script_that_does_not_fit_sets_the_fault(results: list[int], kinds: list[int], fault: int) -> None:
    chance = scripted(results)
    for kind in kinds:
        assert 1 <= roll_die(chance, kind) <= 6
    assert bool(chance.fault) == bool(fault)


def test_a_scripted_draw_takes_the_named_card() -> None:
    """Plain form; the compiled one is compared by whole games."""
    chance = plain.Chance()
    chance.way, chance.script = plain.SCRIPTED, [2 * RESULT_BASE + 8, 2 * RESULT_BASE + 9]
    cards = [3, 4, 7, 8, 8, 0]
    assert plain.draw(chance, cards, 2) == 8
    assert cards == [2, 4, 7, 8, 0, 0]
    plain.draw(chance, cards, 2)
    assert chance.fault == 2, "there is no 9"


def test_nobody_chooses_from_a_script() -> None:
    chance = scripted([1])
    assert luck.below(chance, 6) == 0
    assert chance.fault == 1


# ------------------------------------------------------------------ ordered
def ordered(strong: list[int], risky: list[int]) -> Chance:
    chance = luck.Chance()
    chance.way = ORDERED
    room = chance.faces[0][1]
    chance.faces = [[len(faces), room, *faces, *[0] * (room - len(faces))] for faces in (strong, risky)]
    return chance


def test_ordered_dice_show_the_given_faces_each_die_its_own() -> None:
    chance = ordered([1, 2], [6])
    assert [roll_die(chance, 0), roll_die(chance, 1), roll_die(chance, 0)] == [1, 6, 2]
    assert chance.fault == 0
    roll_die(chance, 1)
    assert chance.fault == 1


def test_ordered_piles_are_drawn_from_the_top() -> None:
    chance = plain.Chance()
    chance.way = ORDERED
    cards = pile(5)
    cards[:5] = [3, 5, 10, 20, 10]
    assert [plain.draw(chance, cards, 2) for _ in range(3)] == [10, 20, 10]


# ------------------------------------------------------------------ draws
def test_draws_are_even_over_the_cards_of_a_pile() -> None:
    chance = plain.Chance()
    plain.sow(chance, 4)
    counts: Counter[int] = Counter()
    for _ in range(12_000):
        counts[plain.draw(chance, [6, 6, 0, 1, 2, 3, 4, 5], 2)] += 1
    assert chi_square(counts, 6) < MOST[6]


def test_of_two_copies_either_draw_leaves_the_same_pile() -> None:
    """A replay knows only the card, so it must not matter which copy was drawn."""
    left = set()
    for seed in range(40):
        chance = plain.Chance()
        plain.sow(chance, seed)
        cards = [3, 3, 5, 6, 5]
        if plain.draw(chance, cards, 2) == 5:
            left.add(tuple(cards))
    assert len(left) == 1
