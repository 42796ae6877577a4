"""The golden fights say what they always said, and perft: how many ways there are to go on."""

from __future__ import annotations

import pytest
from combat import GAME, Fight, fight
from golden_fights import FIGHTS, GOLDEN, files

from warlore.table import fast, final_state, parse_record, replay


@pytest.mark.parametrize("name", FIGHTS)
def test_golden_fights(name: str) -> None:
    """If a change is meant: tools/make_golden_knight.py, then read the difference."""
    for file, text in files(name).items():
        assert (GOLDEN / file).read_text() == text


@pytest.mark.parametrize("name", FIGHTS)
def test_golden_records_replay(name: str) -> None:
    text = (GOLDEN / f"{name}.record").read_text()
    record = parse_record(text, GAME)
    assert record.to_text(GAME.notation(record.setup)) == text
    told = [line for line in (GOLDEN / f"{name}.events").read_text().splitlines() if line and line[0] not in "#>"]
    assert sum(len(moment.events) for moment in replay(record, GAME)) == len(told) - 1
    value = GAME.aftermath(final_state(record, GAME)).value()
    assert told[-1] == "value " + ", ".join(f"{key}={number}" for key, number in value.items())


def test_there_are_no_other_golden_files() -> None:
    assert {file.name for file in GOLDEN.iterdir()} == {
        f"{name}.{end}" for name in FIGHTS for end in ("record", "events")
    }


# ------------------------------------------------------------------ perft
def leaves(f: Fight, depth: int) -> int:
    """Counted without the engine's own counter."""

    def count(state: object, deep: int) -> int:
        legal = GAME.legal(state)
        if not legal:
            return 1
        if deep == 1:
            return len(legal)
        total = 0
        for action in legal:
            branch = state.copy()  # type: ignore[attr-defined]
            GAME.apply(branch, action, fast(5))
            total += count(branch, deep - 1)
        return total

    return count(f.state, depth)


def test_perft_counted_by_hand() -> None:
    """One Ogre, one Rage, no mana.

    1: end phase, Rage sideways for Move, for Influence.
    2: after the end: end, block, two sideways (4); after either sideways only the end (1 + 1).
    3: 4 becomes end -> hit or two sideways (3), block -> Rage, sideways (2), sideways -> end (1 + 1);
       1 + 1 become end -> end (1 + 1).
    """
    f = fight("Ogre 2/1; hand: rage")
    assert [leaves(f, depth) for depth in (1, 2, 3)] == [3, 4 + 1 + 1, 3 + 2 + 1 + 1 + 1 + 1]


PERFT = {
    "prowlers; hand: rage, march; mana: red": [6, 24, 65, 116, 178],
    "guardsmen, crossbowmen; site: keep; hand: rage, promise; units: catapults, heroes_red; mana: red": [
        7,
        33,
        119,
        392,
        1481,
    ],
    "orc_summoners [medusa], elven_protectors; site: ruins; hand: swift_reflexes; units: thugs": [
        7,
        24,
        66,
        123,
        320,
    ],
    "; leader: elementalist 3 [crystal_sprites]; site: hidden_valley; hand: A(ranged 4), tremor; mana: green": [
        9,
        44,
        133,
        259,
        772,
    ],
    "heroes_ice, hydra; site: maze; units: peasants, sorcerers; hand: ambush, improvisation; mana: white": [
        3,
        28,
        148,
        676,
        2640,
    ],
}


@pytest.mark.parametrize("text", PERFT)
def test_perft(text: str) -> None:
    f = fight(text)
    for depth, number in enumerate(PERFT[text], 1):
        assert GAME.rules.count_leaves(f.state.copy(), fast(5), depth) == number
    assert leaves(f, 3) == PERFT[text][2]
