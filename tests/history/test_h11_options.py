"""H11: every option both ways."""

from __future__ import annotations

from typing import Any

import pytest
from table_talk import GAME, Table, battle, put, table

from warlore.history import RuleOptions
from warlore.history.options import ALLOWED
from warlore.table import BadInput, Setup, luck

H11 = {
    "rounds": (6, 8),
    "wrap_eras": (False, True),
    "chain_links": (False, True),
    "swap_at_limit": (False, True),
    "reshuffle_on_draw": (False, True),
    "tighten_up": ("draw2", "recover", "reshuffle"),
    "heroic_death_is_ordinary": (True, False),
    "diversion_order": ("front", "rear"),
    "early_end": (True, False),
    "honor_supply": (8, "unlimited"),
    "min_defender_units": (1, 0),
}


def test_h11_the_names_and_the_defaults_first() -> None:
    assert ALLOWED == H11
    assert RuleOptions() == RuleOptions(**{name: values[0] for name, values in H11.items()})


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in H11.items() for value in values])
def test_h11_each_value_is_read_also_as_a_word_and_shown_when_not_default(name: str, value: Any) -> None:
    for written in (value, str(value), str(value).lower()):
        options = RuleOptions.of({name: written})
        assert getattr(options, name) == value
        assert options.changed() == ({} if value == H11[name][0] else {name: value})
    GAME.new(Setup(("Hannes", "Chris"), 0, {name: value}), luck.fast(1))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"turns": 6}, "options: 'turns' is no option"),
        ({"rounds": 7}, "rounds is 7, but must be 6 or 8"),
        ({"rounds": True}, "rounds is true, but must be 6 or 8"),
        ({"wrap_eras": 1}, "wrap_eras is 1, but must be false or true"),
        ({"wrap_eras": "maybe"}, "wrap_eras is maybe"),
        ({"tighten_up": "draw3"}, "must be draw2 or recover or reshuffle"),
        ({"honor_supply": -1}, "must be a number from 0 to 99 or unlimited"),
        ({"honor_supply": 100}, "must be a number from 0 to 99 or unlimited"),
        ({"honor_supply": True}, "must be a number"),
        ({"honor_supply": 2.5}, "must be a number"),
        ({"min_defender_units": 2}, "must be 1 or 0"),
        ({"early_end": None}, "must be true or false"),
    ],
)
def test_h11_other_values_are_refused_in_one_sentence(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.check_setup(Setup(("Hannes", "Chris"), 0, given))
    assert said in caught.value.message
    assert "\n" not in caught.value.message
    assert caught.value.field == f"options.{next(iter(given))}"


def test_h11_a_program_that_writes_a_word_for_a_value_sees_that_it_did() -> None:
    for given, said in (("true", 'early_end is "true", but must be true or false'), (None, "early_end is None, but")):
        with pytest.raises(BadInput) as caught:
            RuleOptions.of({"early_end": given}, words=False)
        assert said in caught.value.message


# ------------------------------------------------------------------ rounds: see also H2.4, H8.5
@pytest.mark.parametrize("rounds", [6, 8])
def test_h11_rounds(rounds: int) -> None:
    s = GAME.new(Setup(("Hannes", "Chris", "Tommy"), 0, {"rounds": rounds}), luck.fast(1))
    GAME.rules.play_on(s, luck.fast(2), luck.fast(3), GAME.rules.Menu())
    assert s.turns == rounds * 3


# ------------------------------------------------------------------ wrap_eras, chain_links
def fight(era: str, board: str, space: str, **options: Any) -> Table:
    return table(f"Hannes {era} | hand: Spy\nChris\nboard | {board}", step="declare", **options).do(f"fight {space}")


RING = "IV2: L 0/0/0 >I | IV3: A 0/0/0 <I >I | I1: B 0/0/0 <I >I | I2: C 0/0/0 <I"


def test_h11_wrap_eras_makes_iv3_and_i1_neighbours() -> None:
    t = fight("IV", RING, "IV3", wrap_eras=True)
    assert t.choices == {"add IV2", "add I1", "done"}
    assert t.do("add I1", "add IV2").line_up(1) == ["L", "A", "B"]
    t = fight("I", RING, "I1", wrap_eras=True)
    assert t.choices == {"add IV3", "add I2", "done"}
    assert t.do("add I2", "add IV3").line_up(1) == ["A", "B", "C"]


def test_h11_wrap_eras_off() -> None:
    for era, space, beyond, choices in (
        ("IV", "IV3", "I1", {"add IV2", "done"}),
        ("I", "I1", "IV3", {"add I2", "done"}),
    ):
        t = fight(era, RING, space)
        assert t.choices == choices
        assert t.refuses(f"add {beyond}") == "not_linked"


CHAIN = "I1: A 0/0/0 >I | I2: B 0/0/0 <I >I | I3: C 0/0/0 <I >I | II1: D 0/0/0 <I >I | II2: E 0/0/0 <I"


def test_h11_chain_links_any_linked_run_of_at_most_three_with_the_chosen_card() -> None:
    t = fight("I", CHAIN, "I3", chain_links=True).do("add I2")
    assert t.choices == {"add I1", "add II1", "done"}
    u = Table(t.game, t.state.copy(), t.chance)
    assert t.do("add I1").line_up(1) == ["A", "B", "C"]
    assert u.do("add II1").line_up(1) == ["B", "C", "D"]
    assert t.step == u.step == "attack"
    assert fight("I", CHAIN, "I1", chain_links=True).do("add I2", "add I3").line_up(1) == ["A", "B", "C"]


def test_h11_chain_links_still_needs_the_links() -> None:
    t = fight("I", "I1: A 0/0/0 >I | I2: B 0/0/0 <I >II | I3: C 0/0/0 <I", "I1", chain_links=True).do("add I2")
    assert t.step == "attack"


def test_h11_chain_links_off_only_direct_neighbours() -> None:
    assert fight("I", CHAIN, "I1").do("add I2").step == "attack"


def test_h11_chain_links_and_wrap_eras_together() -> None:
    t = fight("I", RING, "I1", wrap_eras=True, chain_links=True).do("add IV3", "add IV2")
    assert t.line_up(1) == ["L", "A", "B"]


# ------------------------------------------------------------------ swap_at_limit
def at_the_limit(tokens: str, **options: Any) -> Table:
    return table(
        f"""
        Hannes | hand: Spy | tokens: {tokens}
        Chris
        gears | active: 1 | pending: 1 | pile: 4
        warfare | spaces: diversion, -, -
        """,
        **options,
    ).do("insert")


def test_h11_swap_at_limit_gives_one_of_three_back_for_the_pointed_one() -> None:
    t = at_the_limit("long+1, long+1, chase", swap_at_limit=True)
    assert {choice for choice in t.choices if choice.startswith("swap")} == {"swap long+1", "swap chase"}
    assert t.refuses("swap relaunch") == "token_not_held"
    assert t.refuses("take token") == "three_tokens_held"
    t.do("swap long+1")
    assert (t.tokens(), t.token_discards) == (["chase", "diversion", "long+1"], ["long+1"])
    assert t.refuses("swap long+1") == "token_already_taken"
    assert t.refuses("insert") == "insertions_ended"


def test_h11_swap_at_limit_only_at_the_limit() -> None:
    t = at_the_limit("long+1, chase", swap_at_limit=True)
    assert t.refuses("swap chase") == "no_need_to_swap"
    t.do("take token")


def test_h11_swap_at_limit_off() -> None:
    assert at_the_limit("long+1, long+1, chase").refuses("swap long+1") == "no_swaps"


# ------------------------------------------------------------------ reshuffle_on_draw
def gears(wheel: str, hannes: str, **options: Any) -> Table:
    before = {"draw 2": "reshuffle", "dismiss": "recover"}[wheel]
    text = f"Hannes | {hannes}\nChris\ngears | active: 1 | pending: 7 | pile: 4 | wheel: {before}"
    return table(text, **options).do("insert")


def test_h11_reshuffle_on_draw_for_draw_2() -> None:
    t = gears("draw 2", "hand: Spy | discards: Archers, Archers, Archers", reshuffle_on_draw=True).do("draw 2")
    assert (t.units("hand"), t.units("deck"), t.units("discard")) == (["Archers", "Archers", "Spy"], ["Archers"], [])
    t = gears("draw 2", "hand: Spy | deck: Trebuchet | discards: Archers", reshuffle_on_draw=True).do("draw 2")
    assert t.units("hand") == ["Archers", "Spy", "Trebuchet"]


def test_h11_reshuffle_on_draw_for_dismiss_and_tighten_up() -> None:
    t = gears("dismiss", "hand: Spy | discards: Archers", reshuffle_on_draw=True).do("dismiss Spy")
    assert t.units("hand") == ["Archers"]
    hannes = "hand: Spy | discards: Archers | tokens: tighten_up"
    assert gears("dismiss", hannes, reshuffle_on_draw=True).do("tighten up").units("hand") == ["Archers", "Spy"]


def test_h11_reshuffle_on_draw_does_not_touch_reinforcements() -> None:
    t = table(
        "Hannes I | hand: Conscripts | discards: Archers\nChris I | hand: Spy",
        step="declare",
        dice="strong 1, risky 1",
        reshuffle_on_draw=True,
    ).do("challenge Chris", "deploy Spy", "deploy Conscripts")
    assert t.told("reinforced") == []


def test_h11_reshuffle_on_draw_with_no_card_at_all() -> None:
    assert gears("draw 2", "hand: Spy", reshuffle_on_draw=True).refuses("draw 2") == "deck_is_empty"


def test_h11_reshuffle_on_draw_off() -> None:
    assert gears("draw 2", "hand: Spy | discards: Archers").refuses("draw 2") == "deck_is_empty"
    assert gears("dismiss", "hand: Spy | discards: Archers").do("dismiss Spy").units("hand") == []


# ------------------------------------------------------------------ tighten_up: draw2 is tested in H3.5
HOLDER = "hand: Spy | deck: Trebuchet | discards: Archers, Conscripts | tokens: tighten_up"


def test_h11_tighten_up_recover_takes_a_chosen_discard_and_play_goes_on() -> None:
    t = gears("draw 2", HOLDER, tighten_up="recover").do("tighten up")
    assert (t.step, t.choices) == ("tighten_recover", {"recover Archers", "recover Conscripts"})
    assert t.refuses("recover Spy") == "not_in_discards"
    for act in ("insert", "draw 2", "jump II", "tighten up", "deploy Spy", "fight II1"):
        assert t.refuses(act) == "not_now"
    t.do("recover Archers")
    assert (t.step, t.units("hand")) == ("travel", ["Archers", "Spy"])
    assert t.allows("draw 2")
    assert t.allows("recover Conscripts"), "the gear's own Recover is still open"


@pytest.mark.parametrize("step", ["declare", "add_linked", "attack"])
def test_h11_tighten_up_recover_comes_back_to_where_it_was(step: str) -> None:
    t = table(
        f"Hannes I | {HOLDER}\nChris\nboard | I1: A 0/0/0 >I | I2: B 0/0/0 <I", step="declare", tighten_up="recover"
    )
    if step != "declare":
        t.do("fight I1")
    if step == "attack":
        t.do("done")
    t.do("tighten up", "recover Archers")
    assert t.step == step


def test_h11_tighten_up_recover_when_challenged() -> None:
    t = table(f"Chris I | hand: Spy\nHannes I | {HOLDER}", step="declare", tighten_up="recover")
    t.do("challenge Hannes", "tighten up", "recover Conscripts")
    assert (t.turn, t.step) == ("Hannes", "defend")
    t.do("deploy Conscripts")


def test_h11_tighten_up_recover_without_discards_does_nothing() -> None:
    t = gears("draw 2", "hand: Spy | tokens: tighten_up", tighten_up="recover").do("tighten up")
    assert (t.step, t.units("hand"), t.token_discards) == ("travel", ["Spy"], ["tighten_up"])
    t = table("Chris I | hand: Spy\nHannes I | tokens: tighten_up", step="declare", tighten_up="recover")
    t.do("challenge Hannes", "tighten up")
    assert (t.turn, t.step) == ("Chris", "attack")


def test_h11_tighten_up_reshuffle() -> None:
    t = gears("dismiss", HOLDER, tighten_up="reshuffle").do("tighten up > Archers")
    assert t.units("hand") == ["Archers", "Spy"]
    assert (t.units("deck"), t.units("discard")) == (["Conscripts", "Trebuchet"], [])
    t = table(f"Chris I | hand: Spy\nHannes I | {HOLDER}", step="declare", tighten_up="reshuffle")
    t.do("challenge Hannes", "tighten up > Conscripts")
    assert t.units("hand", 1) == ["Conscripts", "Spy"]


# ------------------------------------------------------------------ the battle's options
def test_h11_heroic_death_is_ordinary_off_ignores_diversion_and_accuracy_but_not_links() -> None:
    text = "A 1/0/0 hd1, B 0/0/0 di1 hp9 v X 0/0/0 hd1, Y 0/0/0 ac1 hp9"
    ordinary = battle(text, dice="strong 5, risky 6")
    assert ordinary.told("diverted") == [(0, 1)]
    other = battle(text, dice="strong 5, risky 6", heroic_death_is_ordinary=False)
    assert other.told("diverted")[:1] != [(0, 1)]
    assert other.fallen[0][0] == "A"
    assert other.told("heroic_death_silenced") == []
    assert other.told("heroic_death") == [(1, 0, 1), (0, 0, 1)]
    linked = battle(
        "A 1/0/0 <I, B 0/0/0 >I v X 0/0/0 hd1, Y 0/0/1", dice="strong 5, risky 6", heroic_death_is_ordinary=False
    )
    assert linked.told("link_absorbed") == [(0, 0, 0)]


def test_h11_heroic_death_is_ordinary_off_leaves_line_damage_ordinary() -> None:
    t = battle("A 1/0/0 ac1 v X 0/0/0 hd1", dice="strong 5, risky 6", heroic_death_is_ordinary=False)
    assert t.told("heroic_death_silenced") == [(1, 0, 1)]


def test_h11_diversion_order_rear_takes_the_farthest_first() -> None:
    text = "A 3/0/0 v X 0/0/0 hp9 di1, Y 0/0/0 hp9, Z 0/0/0 hp9 di1"
    hit = [
        [slot for _, slot, _ in battle(text, dice="strong 5, risky 6", diversion_order=order).told("damaged")][:3]
        for order in ("front", "rear")
    ]
    assert hit == [[0, 2, 0], [2, 0, 0]]


def test_h11_early_end_off_fights_all_three_lines() -> None:
    """A-51: the annihilated side's die then still kills the winner."""
    t = battle("A 1/0/0 v X 0/0/0", dice="strong 1, risky 3", early_end=False)
    assert (len(t.totals), t.result) == (3, (-1, 0, 0))
    t = battle("A 1/0/0 v X 0/0/0", dice="strong 1, risky 3")
    assert (len(t.totals), t.result) == (1, (0, 1, 0))


def defeated_four(**options: Any) -> Table:
    t = table(
        """
        Chris I  | hand: A 9/0/0, B 0/0/0, C 0/0/0, D 0/0/0 re1 | deck: Post 0/0/0 hp9
        Joakim I | hand: Martyr 0/0/0 hd4
        """,
        step="declare",
        dice="risky 1, strong 5",
        **options,
    )
    t.state.prowess_holder = [[-1] * 4, [0] * 4] + [[-1] * 4] * 3
    return t.do("challenge Joakim", "deploy Martyr", "deploy A", "deploy B", "deploy C", "deploy D")


@pytest.mark.parametrize(("supply", "honor"), [(8, 2), (1, 1), (0, 0), ("unlimited", 2)])
def test_h11_honor_supply(supply: int | str, honor: int) -> None:
    assert defeated_four(honor_supply=supply).state.honor[1] == honor


def test_h11_honor_supply_unlimited_never_runs_out() -> None:
    t = defeated_four(honor_supply="unlimited")
    assert t.state.honor_supply == -1
    put(t.state, "honor", 1, value=50)
    assert t.game.outcome(t.state).breakdown[1]["honor"] == 50


def test_h11_min_defender_units_none_lets_a_challenged_player_deploy_nothing() -> None:
    text = "Chris I | hand: Spy\nJoakim I | hand: Archers | tokens: diversion"
    t = table(text, step="declare", min_defender_units=0).do("challenge Joakim")
    assert t.allows("done")
    t.do("done", "deploy Spy")
    assert t.result == (0, 1, 0)
    assert t.told("rolled") == []
    assert table(text, step="declare").do("challenge Joakim").refuses("done") == "deploy_one_first"
