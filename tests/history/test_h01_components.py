"""H1: what is in the box, as the rules see it."""

from __future__ import annotations

from collections import Counter

import pytest
from table_talk import GAME, STANDARD, battle, table

from warlore.history.columns import SABATONS
from warlore.history.rules import tables
from warlore.table import BadInput, Setup, luck


def test_h1_1_five_sabatons_and_two_to_five_players() -> None:
    assert SABATONS == ("Hannes", "Chris", "Joakim", "Pär", "Tommy")
    for n in range(2, 6):
        assert GAME.new(Setup(SABATONS[:n]), luck.fast(1)).players == n


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        (("Hannes",), "seats: there are 1, but must be 2 to 5"),
        ((), "seats: there are 0, but must be 2 to 5"),
        (("Hannes", "hannes"), "each Sabaton has one seat only"),
        (("Hannes", "Floor"), "'Floor' is no Sabaton"),
    ],
)
def test_h1_1_other_seatings_are_refused(seats: tuple[str, ...], said: str) -> None:
    with pytest.raises(BadInput, match=said) as caught:
        GAME.check_setup(Setup(seats))
    assert caught.value.field == "seats"


def test_h1_2_the_numbers_of_cards_and_tokens() -> None:
    columns = GAME.columns
    assert [len(cards) for cards in columns.base] == [8] * 5
    assert [len(cards) for cards in columns.elite] == [15] * 4
    assert [len(cards) for cards in columns.hero] == [2] * 4
    assert sum(unit.copies * len(unit.sabatons) or 1 for unit in STANDARD.units) == 108
    assert Counter(columns.relic_era) == dict.fromkeys(range(4), 8)
    assert (len(columns.tile_pointer), len(columns.warfare)) == (12, 20)
    assert [len(values) for values in columns.prowess] == [4] * 5
    assert GAME.blank().honor_supply == 8


def test_h1_3_the_columns_say_what_the_cards_say() -> None:
    columns = GAME.columns
    for i, unit in enumerate(STANDARD.units):
        assert [columns.value[line][i] for line in range(3)] == [unit.long, unit.medium, unit.close]
        assert columns.hp[i] == unit.hp >= 1
        icons = ("reinforcement", "assault", "heroic_death", "accuracy", "diversion", "relaunch")
        assert [getattr(columns, icon)[i] for icon in icons] == [getattr(unit, icon) for icon in icons]
        types = (None, "I", "II", "III", "IV")
        assert (types[columns.left[i] + 1], types[columns.right[i] + 1]) == (unit.left, unit.right)
        assert (columns.era[i] < 0) == (unit.kind == "base")


STRONG = {1: (1, 0, 0), 2: (1, 0, 0), 3: (0, 1, 0), 4: (0, 1, 0), 5: (0, 0, 1), 6: (0, 0, 2)}
RISKY = {1: (1, 1, 1), 2: (-1, -1, -1), 3: (0, 0, 3), 4: (-1, 0, 0), 5: (0, 2, 0), 6: (0, -1, 0)}


@pytest.mark.parametrize("face", range(1, 7))
def test_h1_4_the_faces_of_both_dice(face: int) -> None:
    """Tough sides of 5 in every line, so that each line shows the dice and nobody falls."""
    t = battle("Wall 5/5/5 hp9 v Gate 5/5/5 hp9", dice=f"strong {face}, risky {face}")
    assert t.totals == [(5 + STRONG[face][line], 5 + RISKY[face][line]) for line in range(3)]


@pytest.mark.parametrize("tile", range(1, 13))
def test_h1_5_a_tile_shows_two_eras_and_points_at_a_token(tile: int) -> None:
    t = table(
        f"""
        Hannes | hand: Spy
        Chris
        gears | active: {tile} | pending: 1 | inserted: 1
        warfare | spaces: long+1, medium+1, close+1
        """
    )
    card = STANDARD.tiles[tile - 1]
    assert len(set(card.eras)) == 2
    assert {choice for choice in t.choices if choice.startswith("jump")} == {f"jump {era}" for era in card.eras}
    t.do("take token")
    assert t.tokens() == [("long+1", "medium+1", "close+1")[card.pointer - 1]]


def test_h1_6_the_wheel_starts_at_draw_2_and_recover_and_steps_once_for_each_insertion() -> None:
    s = GAME.blank()
    seen = []
    for wheel in range(4):
        s.wheel = wheel
        seen.append([("draw 2", "recover", "dismiss", "reshuffle")[GAME.rules.active_action(s, i)] for i in (0, 1)])
    assert seen == [["draw 2", "recover"], ["recover", "dismiss"], ["dismiss", "reshuffle"], ["reshuffle", "draw 2"]]
    new = GAME.new(Setup(("Hannes", "Chris")), luck.fast(1))
    assert new.wheel == 2
    GAME.apply(new, 0, luck.fast(1))
    assert new.wheel == 3


def test_h1_7_the_card_set_is_data_and_can_be_replaced() -> None:
    """The engine plays whatever columns it is given: here a token mix and Units that no box holds."""
    t = battle("Golem 9/9/9 hp9 +heroic_death v Imp 0/0/0", dice="strong 1, risky 1")
    assert t.totals[0] == (10, 1)
    assert t.fallen[1] == ["Imp"]
    assert tables.MAX_UNITS == 108
