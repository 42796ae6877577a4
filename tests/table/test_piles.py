"""Piles: sets of cards with a count (the compiled form is held to these by `test_forms_agree.py`)."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from warlore.table.piles import card_at, empty, find, pour, push, size, sort, take, take_at
from warlore.table.structs import pile, piles

CARDS = st.lists(st.integers(0, 107), max_size=20)


def made_of(cards: list[int], room: int = 40) -> list[int]:
    made = pile(room)
    for card in cards:
        push(made, card)
    return made


def cards_of(a_pile: list[int]) -> list[int]:
    return [card_at(a_pile, i) for i in range(size(a_pile))]


def test_a_new_pile_is_empty_and_knows_its_room() -> None:
    assert pile(3) == [0, 3, 0, 0, 0]
    grid = piles(2, 1)
    assert grid == [[0, 1, 0], [0, 1, 0]]
    push(grid[0], 7)
    assert grid[1] == [0, 1, 0], "the piles of a grid are independent"


@given(CARDS)
def test_pushed_cards_lie_in_order(cards: list[int]) -> None:
    assert cards_of(made_of(cards)) == cards


@given(CARDS, st.data())
def test_taking_removes_one_copy_and_leaves_no_trace(cards: list[int], data: st.DataObject) -> None:
    made = made_of(cards)
    if not cards:
        return
    i = data.draw(st.integers(0, len(cards) - 1))
    if data.draw(st.booleans()):
        assert take_at(made, i) == cards[i]
    else:
        take(made, cards[i])
    assert Counter(cards_of(made)) == Counter(cards) - Counter([cards[i]])
    assert len(made) == 42
    assert not any(made[2 + size(made) :]), "unused room is always 0, so that equal piles are equal rows"


@given(CARDS, st.integers(0, 107))
def test_find_gives_the_first_place_or_minus_one(cards: list[int], card: int) -> None:
    assert find(made_of(cards), card) == (cards.index(card) if card in cards else -1)


@given(CARDS, CARDS)
def test_pouring_moves_everything(source: list[int], target: list[int]) -> None:
    ours, theirs = made_of(source), made_of(target)
    pour(ours, theirs)
    assert cards_of(theirs) == target + source
    assert ours == pile(40)


@given(CARDS)
def test_sorting_and_emptying(cards: list[int]) -> None:
    made = made_of(cards)
    sort(made)
    assert cards_of(made) == sorted(cards)
    empty(made)
    assert made == pile(40)


def test_a_full_pile_takes_no_more_and_an_absent_card_cannot_be_taken() -> None:
    for misuse in (lambda: push(made_of([1], room=1), 2), lambda: take(made_of([1]), 2), lambda: take_at(pile(1), 0)):
        try:
            misuse()
        except AssertionError:
            continue
        raise RuntimeError("misuse of a pile went unnoticed")
