"""H10: what each player may know. `test_leak.py` shows that a view tells nothing more."""

from __future__ import annotations

from typing import Any

import pytest
from table_talk import GAME, Table, battle, relic_words, table

from warlore.table import BadInput, luck

CROWD = """
    Hannes II | hand: Archers, Spy | deck: Trebuchet | discards: Spy | aside: Saladin | tokens: chase | relics: I.1
    Chris II  | hand: Zulu Impi, Spy, Arditi | deck: Archers, Spy | discards: Almogavars | tokens: long+1
    board | II1: Jaguar Warriors
    era II | deck: Swiss Pikemen, Joan of Arc | discards: Viking Raiders
    gears | active: 1 | pending: 7 | pile: 4, 5 | discards: 2
    warfare | spaces: long+1, close+2, chase | pile: diversion | discards: relaunch
    relics | deck: II.1 | discards: III.1
"""


def seen(t: Table, seat: int | None) -> dict[str, Any]:
    return t.game.view(t.state, seat).describe()


@pytest.mark.parametrize("seat", [0, 1, None])
def test_h10_1_public_to_every_seat_and_to_spectators(seat: int | None) -> None:
    view = seen(table(CROWD), seat)
    assert view["board"]["II1"] == "Jaguar Warriors"
    assert view["era_discards"]["II"] == ["Viking Raiders"]
    assert view["era_decks"]["II"] == 2
    gears = view["gears"]
    assert (gears["active_tile"], gears["pending_tile"], gears["tile_discards"]) == (1, 7, [2])
    assert [action["name"] for action in gears["actions"]] == ["draw_2", "recover"]
    assert view["warfare"] == ["long+1", "close+2", "chase"]
    assert view["warfare_discards"] == ["relaunch"]
    assert view["relic_discards"] == ["Vasa Figurehead"]
    hannes, chris = view["players"]
    assert (hannes["aside"], hannes["discards"], hannes["relics"]) == (["Saladin"], ["Spy"], ["Corinthian Helmet"])
    assert (hannes["tokens"], chris["tokens"]) == (["chase"], ["long+1"])
    assert [(p["hand_size"], p["deck_size"]) for p in (hannes, chris)] == [(2, 1), (3, 2)]
    assert (view["turn"], view["active"], view["step"]) == (0, 0, "travel")


def test_h10_1_dismissed_cards_line_ups_and_dice_are_public() -> None:
    t = battle("A 5/5/5 hp9 rl1 v Z 5/5/5 hp9", dice="strong 1, risky 2")
    view = seen(t, None)
    assert view["battle"]["attacker"]["units"] == [{"unit": "A", "damage": 0, "defeated": False, "token": None}]
    assert (view["battle"]["attacker"]["die"], view["battle"]["defender"]["face"]) == ("strong", 2)
    t = table("Hannes | hand: Spy\nChris\ngears | active: 1 | pending: 7 | pile: 4 | wheel: recover").do("insert")
    assert seen(t.do("dismiss Spy"), 1)["dismissed"] == ["Spy"]


def test_h10_2_hands_are_hidden_from_others() -> None:
    t = table(CROWD)
    assert seen(t, 0)["players"][0]["hand"] == ["Archers", "Spy"]
    assert seen(t, 0)["players"][1]["hand"] is None
    assert seen(t, None)["players"][0]["hand"] is None


def test_h10_2_decks_have_no_order_in_any_view() -> None:
    """The same cards in another order are the same view to the byte."""
    t = table(CROWD)
    u = table(CROWD.replace("Archers, Spy | discards: Almogavars", "Spy, Archers | discards: Almogavars"))
    for seat in (0, 1, None):
        assert t.game.view(t.state, seat).key() == u.game.view(u.state, seat).key()


def test_h10_2_prowess_is_seen_by_the_winner_who_looked_alone() -> None:
    """He keeps seeing the one he kept and, as long as it lies there, the one he returned."""
    t = battle("Captain 5/0/0 v Straw 0/0/0", dice="strong 5, risky 6")
    t.do("look 1", "look 2 > prowess 5, prowess 3", "keep 1")
    values = [[token["value"] for token in seen(t, seat)["players"][1]["prowess"]] for seat in (0, 1, None)]
    assert values == [[5, 3, None, None], [None] * 4, [None] * 4]
    holders = [token["holder"] for token in seen(t, None)["players"][1]["prowess"]]
    assert holders == [0, None, None, None]


def test_h10_2_won_prowess_is_shown_when_points_are_counted() -> None:
    t = battle("Captain 5/0/0 v Straw 0/0/0", dice="strong 5, risky 6")
    t.state.turns = 11
    t.do("look 1", "look 2 > prowess 5, prowess 3", "keep 1")
    assert t.step == "over"
    assert [token["value"] for token in seen(t, None)["players"][1]["prowess"]] == [5, None, None, None]


def test_h10_2_a_returned_token_that_another_won_is_seen_no_more() -> None:
    t = table("Chris I | hand: Spy\nJoakim I | hand: Spy\nTommy I | hand: Spy")
    t.state.prowess = [[0] * 4, [5, 3, 0, 0]] + [[0] * 4] * 3
    t.state.prowess_seen = [[0] * 4, [1, 5, 0, 0]] + [[0] * 4] * 3
    t.state.prowess_holder = [[-1] * 4, [0, 2, -1, -1]] + [[-1] * 4] * 3
    values = [[token["value"] for token in seen(t, seat)["players"][1]["prowess"]] for seat in (0, 2)]
    assert values == [[5, None, None, None], [None, 3, None, None]]


def test_h10_2_events_hide_what_a_seat_may_not_know() -> None:
    t = table(CROWD.replace("active: 1", "wheel: reshuffle | active: 1")).do("insert", "draw 2")
    drew = [event for event in t.events if event[0] == 7]
    assert [event for event in GAME.visible(t.events, 0) if event[0] == 7] == drew
    for seat in (1, None):
        assert {event[2] for event in GAME.visible(t.events, seat) if event[0] == 7} == {-1}


def test_h10_2_a_look_at_prowess_or_relics_is_told_without_what_was_seen() -> None:
    t = table("Chris I | hand: Captain 5/0/0\nJoakim I | hand: Straw 0/0/0 | relics: I.1, I.2", step="declare")
    t.do("challenge Joakim", "deploy Straw", f"deploy Captain > strong 5, risky 6, {relic_words('I.2', 'I.1')}")
    t.do("keep relic Legionary Eagle", "look 1", "look 2 > prowess 5, prowess 3")
    for seat in (1, None):
        shown = GAME.visible(t.events, seat)
        assert [event for event in shown if event[0] == 34] == [(34, 0, -1, 1)] * 2
        assert [event[3] for event in shown if event[0] == 36] == [-1, -1]
    assert [event[3] for event in GAME.visible(t.events, 0) if event[0] == 36] == [5, 3]


def test_h10_3_the_unseen_cards_of_an_opponent_are_shown_as_one_set() -> None:
    chris = seen(table(CROWD), 0)["players"][1]
    assert sorted(chris["unseen"]) == sorted(["Zulu Impi", "Spy", "Arditi", "Archers", "Spy"])


def test_h10_3_a_card_that_all_saw_enter_a_hand_is_known_there() -> None:
    """Recover is public: until it leaves the hand, everybody knows the card is there."""
    t = table(
        "Hannes | hand: Spy | deck: Archers | discards: Arditi\nChris | hand: Spy\n"
        "gears | active: 1 | pending: 7 | pile: 4 | wheel: draw 2"
    ).do("insert", "recover Arditi")
    hannes = seen(t, 1)["players"][0]
    assert hannes["known_in_hand"] == ["Arditi"]
    assert sorted(hannes["unseen"]) == ["Archers", "Spy"]
    assert hannes["hand_size"] == 2
    for seed in range(20):
        dealt = t.game.view(t.state, 1).redeal(luck.fast(seed))
        assert t.words.parse_unit("Arditi") in dealt.hand[0][2:4]


def test_h10_a_view_offers_actions_only_to_the_seat_that_decides() -> None:
    t = table(CROWD)
    assert GAME.view(t.state, 0).legal() == GAME.legal(t.state)
    for seat in (1, None):
        view = GAME.view(t.state, seat)
        assert view.legal() == []
        reason = view.why_not(0)
        assert reason is not None
        assert reason.code == "not_your_turn"
    assert GAME.view(t.state, 0).why_not(0) is None


def test_h10_no_view_of_a_seat_that_does_not_exist() -> None:
    t = table(CROWD)
    for seat in (-1, 2, 5):
        with pytest.raises(BadInput, match="does not exist"):
            GAME.view(t.state, seat)
