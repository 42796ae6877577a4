"""What must always hold, over random games of all player counts and options."""

from __future__ import annotations

from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st
from random_games import SEEDS, check_conserved, choose, setups, state_at, walk
from table_talk import GAME, battle, cards_in

from warlore.history.rules import actions, state, tables
from warlore.history.rules.actions import ACTIONS
from warlore.table import Setup, luck

STEPS = st.integers(0, 400)
# Here somebody recovers by Tighten up! while Linked cards are added
RECOVERING = Setup(
    ("Pär", "Chris", "Joakim"),
    0,
    {"chain_links": False, "swap_at_limit": False, "tighten_up": "recover", "heroic_death_is_ordinary": True},
)


# ------------------------------------------------------------------ at every step of whole games
@settings(max_examples=50)
@given(setups(), SEEDS)
@example(RECOVERING, 4746796479698506084)
def test_the_box_is_conserved_at_every_step(setup: Setup, seed: int) -> None:
    """H1.2: 108 Units, 32 Relics, 12 tiles, 20 Warfare tokens, 20 Prowess tokens, over all places."""
    honor = {8: 8, "unlimited": None}[setup.options.get("honor_supply", 8)]
    for s in walk(setup, seed):
        check_conserved(GAME, s)
        if honor is not None:
            assert sum(s.honor[: s.players]) + s.honor_supply == honor


@settings(max_examples=50)
@given(setups(), SEEDS)
def test_the_shape_of_every_state(setup: Setup, seed: int) -> None:
    """H3.2, H5.1, H5.8: limits that no game may break; and somebody can always act until the end."""
    for s in walk(setup, seed):
        for p in range(s.players):
            assert s.tokens[p][0] <= tables.TOKEN_LIMIT
        assert s.ranks[0] <= 5
        assert s.ranks[1] <= 4
        for side in range(2):
            assert sum(token > 0 for token in s.token_on[side]) <= 3
            assert not any(s.links[side][max(s.ranks[side] - 1, 0) :])
        assert s.depth == 0
        assert not any(map(any, s.attract))
        assert s.bag[0] == 0
        assert s.inserted <= 3
        if s.turn < 0:
            assert s.step == state.OVER
            assert s.turns == s.rounds * s.players
            assert GAME.legal(s) == []
        else:
            assert GAME.legal(s)
            if s.step == state.TRAVEL and s.inserted == 0:
                assert (s.ranks, s.offer[0], s.looked) == ([0, 0], 0, [-1, -1])
                assert 0 not in s.warfare


@settings(max_examples=50)
@given(setups(), SEEDS)
def test_legal_is_exactly_what_nothing_speaks_against(setup: Setup, seed: int) -> None:
    for s in walk(setup, seed):
        legal = GAME.legal(s)
        assert len(set(legal)) == len(legal)
        assert set(legal) == {action for action in range(ACTIONS) if GAME.rules.why_not(s, action) == actions.LEGAL}


@settings(max_examples=40)
@given(setups(), SEEDS)
def test_a_linked_unit_never_falls_and_battles_tell_the_truth(setup: Setup, seed: int) -> None:
    """H6.2, H6.3, H6.8: seen in the events of whole games."""
    chance, choice = luck.fast(seed), luck.fast(seed ^ 1)
    s = GAME.new(setup, chance)
    links: set[tuple[int, int]] = set()
    standing = [0, 0]
    while GAME.turn(s) is not None:
        events: list[Any] = []
        GAME.apply(s, choose(GAME.legal(s), choice), chance, events)
        for kind, a, b, c in events:
            if kind in (state.FIGHT_DECLARED, state.CHASE_DECLARED, state.CHALLENGED):
                links, standing = set(), [0, 0]
                standing[1] += kind != state.CHALLENGED
            elif kind in (state.DEPLOYED, state.REINFORCED):
                standing[a] += 1
            elif kind == state.CARD_ADDED:
                standing[1] += 1
            elif kind == state.LINK_FORMED:
                links.add((a, b))
            elif kind in (state.LINK_ASSAULTED, state.LINK_ABSORBED):
                links.remove((a, b))
            elif kind in (state.DAMAGED, state.DEFEATED):
                assert not {(a, b), (a, b - 1)} & links
                standing[a] -= kind == state.DEFEATED
            elif kind == state.BATTLE_ENDED:
                assert (b, c) == tuple(standing)
                assert a == (-1 if standing == [0, 0] else 0 if b >= c else 1)


# ------------------------------------------------------------------ states as values
@settings(max_examples=80)
@given(setups(), SEEDS, STEPS)
def test_copies_are_equal_and_independent(setup: Setup, seed: int, steps: int) -> None:
    s = state_at(setup, seed, steps)
    twin = s.copy()
    assert twin == s
    assert hash(twin) == hash(s)
    assert twin.key() == s.key()
    key = s.key()
    GAME.rules.play_on(twin, luck.fast(seed ^ 2), luck.fast(seed ^ 3), GAME.rules.Menu())
    assert s.key() == key
    if GAME.turn(s) is not None:
        assert twin != s
    assert s != 0
    assert s != "state"


@settings(max_examples=50)
@given(setups(), SEEDS, STEPS, st.data())
def test_asking_changes_nothing(setup: Setup, seed: int, steps: int, data: st.DataObject) -> None:
    s = state_at(setup, seed, steps)
    key = s.key()
    GAME.legal(s)
    for action in data.draw(st.lists(st.integers(-3, ACTIONS + 3), max_size=40)):
        GAME.why_not(s, action)
    for seat in (None, *range(s.players)):
        view = GAME.view(s, seat)
        view.legal()
        view.describe()
        view.redeal(luck.fast(seed))
    GAME.outcome(s)
    GAME.visible([], 0)
    assert s.key() == key


@settings(max_examples=50)
@given(setups(), SEEDS)
def test_the_same_seed_gives_the_same_game(setup: Setup, seed: int) -> None:
    assert state_at(setup, seed, 500).key() == state_at(setup, seed, 500).key()


# ------------------------------------------------------------------ knowledge
@settings(max_examples=120)
@given(setups(), SEEDS, STEPS, SEEDS)
def test_a_new_deal_looks_the_same_and_keeps_what_is_known(setup: Setup, seed: int, steps: int, other: int) -> None:
    """H10: from each seat and from outside."""
    s = state_at(setup, seed, steps)
    for seat in (None, *range(s.players)):
        view = GAME.view(s, seat)
        dealt = view.redeal(luck.fast(other))
        assert GAME.view(dealt, seat).key() == view.key()
        assert GAME.view(dealt, seat).describe() == view.describe()
        check_conserved(GAME, dealt)
        for p in range(s.players):
            assert len(cards_in(dealt.hand[p])) == len(cards_in(s.hand[p]))
            assert len(cards_in(dealt.deck[p])) == len(cards_in(s.deck[p]))
        if seat is not None:
            assert sorted(cards_in(dealt.hand[seat])) == sorted(cards_in(s.hand[seat]))
        assert sorted(GAME.legal(dealt)) == sorted(GAME.legal(s)) or seat != s.turn
        GAME.rules.play_on(dealt, luck.fast(1), luck.fast(2), GAME.rules.Menu())
        check_conserved(GAME, dealt)


# ------------------------------------------------------------------ battles of any cards
NUMBERS = st.integers(0, 3)
HALVES = st.sampled_from(["", " <I", " >I", " <I >I", " <II >I"])


@st.composite
def line_ups(draw: st.DrawFn, names: str) -> str:
    units = []
    for name in names[: draw(st.integers(1, len(names)))]:
        values = "/".join(str(draw(NUMBERS)) for _ in range(3))
        icons = "".join(f" {icon}{draw(st.integers(0, 2))}" for icon in ("as", "hd", "ac", "di"))
        units.append(f"{name} {values} hp{draw(st.integers(1, 3))}{icons}{draw(HALVES)}")
    return ", ".join(units)


@settings(max_examples=300)
@given(line_ups("ABCD"), line_ups("WXYZ"[:3]), st.integers(1, 6), st.integers(1, 6), st.booleans(), st.booleans())
def test_any_battle_adds_up(
    attackers: str, defenders: str, strong: int, risky: int, ordinary: bool, front: bool
) -> None:
    """H6: damage is never more than HP, the fallen are those with full damage, totals are never below 0."""
    t = battle(
        f"{attackers} v {defenders}",
        dice=f"strong {strong}, risky {risky}",
        heroic_death_is_ordinary=ordinary,
        diversion_order="front" if front else "rear",
    )
    winner, ours, theirs = t.result
    assert ours == attackers.count("hp") - len(t.fallen[0])
    assert theirs == defenders.count("hp") - len(t.fallen[1])
    assert winner == (-1 if ours == theirs == 0 else 0 if ours >= theirs else 1)
    assert all(total >= 0 for line in t.totals for total in line)
    assert len(t.totals) == 3 or 0 in (ours, theirs)
    points = len(t.told("damaged")) + len(t.told("link_absorbed"))
    dealt = sum(abs(a - b) for a, b in t.totals) + sum(icons for *_, icons in t.told("heroic_death"))
    assert points <= dealt
    assert points == dealt or 0 in (ours, theirs)
    assert len(t.told("link_absorbed")) <= len(t.told("link_formed")) - len(t.told("link_assaulted"))
