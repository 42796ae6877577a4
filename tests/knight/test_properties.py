"""What holds in every fight: random scenarios of the whole catalogue, random legal play, one check per step."""

from __future__ import annotations

import importlib.util
import os
import random
from collections import Counter
from typing import Any

import pytest
from combat import GAME, PHASES, fight
from hypothesis import given, settings
from hypothesis import strategies as st

from warlore.knight import KnightGame, setup_of
from warlore.knight.catalogue import catalogue
from warlore.knight.catalogue_terms import CITY_COLOURS, MANA, SITES
from warlore.knight.rules.actions import ACTIONS
from warlore.table import BadInput, Session, fast, final_state, parse_record, replay, verify

CATALOGUE = catalogue()
COLOURS = ("green", "grey", "violet", "brown", "white", "red")
FACTION_COLOURS = ("green", "brown", "red")
LONGEST = 500


# ------------------------------------------------------------------ random scenarios
@st.composite
def enemies(draw: st.DrawFn) -> Any:
    kind = draw(st.sampled_from(["id", "id", "id", "about", "unknown", "faction"]))
    name = draw(st.sampled_from(sorted(CATALOGUE.enemies)))
    if kind == "id":
        return name
    if kind == "about":
        entry = CATALOGUE.enemies[name]
        about: dict[str, Any] = {"enemy": name}
        if entry.rampaging and draw(st.booleans()):
            about["rampaging"] = True
        if any(attack.summon for attack in entry.attacks):
            about["summoned"] = ["minotaur"] * len(entry.attacks)
        return about
    if kind == "faction":
        faction = draw(st.sampled_from(["elementalist", "dark_crusader"]))
        return {"unknown": draw(st.sampled_from(FACTION_COLOURS)), "faction": faction}
    return {"unknown": draw(st.sampled_from(COLOURS))}


@st.composite
def units(draw: st.DrawFn) -> Any:
    name = draw(st.sampled_from(sorted(CATALOGUE.units)))
    made: dict[str, Any] = {"unit": name, "ready": draw(st.booleans()), "wounded": draw(st.integers(0, 4)) == 0}
    if name == "magic_familiars":
        made["token"] = draw(st.sampled_from(["red", "blue", "green", "white"]))
    return made


@st.composite
def scenarios(draw: st.DrawFn) -> dict[str, Any]:
    site = draw(st.sampled_from(SITES))
    made: dict[str, Any] = {
        "site": {"kind": site, "wall": draw(st.integers(0, 5)) == 0},
        "enemies": draw(st.lists(enemies(), min_size=1, max_size=4)),
        "units": draw(st.lists(units(), max_size=3)),
        "cards": draw(st.lists(st.sampled_from(sorted(CATALOGUE.cards)), max_size=5)),
        "mana": draw(st.dictionaries(st.sampled_from(MANA), st.integers(1, 2), max_size=4)),
        "night": draw(st.booleans()),
        "tokens": draw(st.lists(st.sampled_from(sorted(set(CATALOGUE.faction_tokens) - {"any_token"})), max_size=2)),
        "hero": {"level": draw(st.integers(1, 10)), "wounds": draw(st.integers(0, 2))},
        "options": {
            "heroes_influence": draw(st.sampled_from(["per_unit", "per_combat"])),
            "city_bonus_scope": draw(st.sampled_from(["attack", "token"])),
            "leader_overkill": draw(st.booleans()),
        },
    }
    if site == "city":
        made["site"]["city"] = draw(st.sampled_from(CITY_COLOURS))
        if draw(st.booleans()):
            made["site"]["level"] = draw(st.integers(1, 11))
            made["enemies"] = []
    elif "volkare" in site:
        made["volkare"] = {"level": draw(st.integers(1, 6)), "die": draw(st.sampled_from([None, *MANA]))}
        made["enemies"] = []
        if site == "volkare":
            made["partial"] = draw(st.booleans())
            made["site"]["assault"] = not made["partial"] and draw(st.booleans())
    elif site in ("hidden_valley", "necropolis") and draw(st.booleans()):
        faction = {"hidden_valley": "elementalist", "necropolis": "dark_crusader"}[site]
        made["leader"] = {"faction": faction, "level": draw(st.integers(1, 12))}
        made["enemies"] = []
    if draw(st.integers(0, 5)) == 0:
        made["draws"] = "named"
    return made


SEEDS = st.integers(0, 2**32)


def played(scenario: dict[str, Any], seed: int, game: Any = GAME, each: Any = None) -> Session[Any]:
    """A session played to its end by random choices; `each` looks at it before every decision."""
    session = Session(game, setup_of(scenario), seed=seed)
    luck = random.Random(seed)
    for _ in range(LONGEST):
        if session.over:
            break
        choices = game.legal(session.state)
        assert choices, "a dead end"
        if each:
            each(session)
        session.play(luck.choice(choices))
    assert session.over, "a fight without end"
    return session


# ------------------------------------------------------------------ every step
@settings(max_examples=300)
@given(scenarios(), SEEDS)
def test_no_dead_ends_and_nothing_is_lost_or_made(scenario: dict[str, Any], seed: int) -> None:
    def conserved(session: Session[Any]) -> None:
        s, book = session.state, session.state.book
        on_table = Counter(t for t in s.token[: s.enemies] if t >= 0)
        for token in range(book.tokens):
            drawn = book.token_copies[token] - s.left[token]
            assert 0 <= drawn <= on_table[token] or book.token_copies[token] == 0
        assert all(0 <= where <= 3 for where in s.source[: book.sources])
        assert min(s.mana) >= 0
        assert min(s.move, s.influence, s.held_wounds, s.hero_wounds, s.poison_wounds, s.fame, s.used) >= 0
        assert GAME.rules.attack_total(s) >= 0
        assert s.aimed < 0 or GAME.rules.block_total(s) >= 0
        for e in range(s.enemies):
            if s.token[e] >= 0:
                assert GAME.rules.armor_of(s, e) >= 0
                for attack in range(3 * e, 3 * e + book.token_attacks[s.token[e]]):
                    assert GAME.rules.attack_value(s, attack) >= 0
                    assert GAME.rules.damage_of(s, attack) >= GAME.rules.attack_value(s, attack)
                    assert GAME.rules.block_needed(s, attack) >= GAME.rules.attack_value(s, attack)

    session = played(scenario, seed, each=conserved)
    told = [session.notation.event(event) for event in session.events]
    check_accounts(scenario, session, told)


def check_accounts(scenario: dict[str, Any], session: Session[Any], told: list[dict[str, Any]]) -> None:
    """What was told adds up to what is there in the end."""
    s = session.state
    after = GAME.aftermath(s)
    mana = Counter(scenario["mana"])
    for event in told:
        if event["event"] == "mana_gained":
            mana[event["mana"]] += event["number"]
        elif event["event"] == "mana_spent":
            mana[event["mana"]] -= event["number"]
    assert {colour: n for colour, n in zip(MANA, s.mana, strict=True) if n} == {c: n for c, n in mana.items() if n}
    wounds = sum(event["wounds"] for event in told if event["event"] in ("hero_wounded", "wound_taken"))
    assert after.wounds_hand == wounds
    assert after.wounds_discard == sum(event["wounds"] for event in told if event["event"] == "poisoned")
    paid = sum(event["event"] == "wound_discarded" for event in told)
    assert after.healing["wounds_in_hand"] == scenario["hero"]["wounds"] + wounds - paid
    assert after.fame == sum(event["change"] for event in told if event["event"] == "fame") + sum(
        event["fame"] for event in told if event["event"] in ("defeated", "levels_removed")
    )
    assert after.knocked_out == (wounds >= CATALOGUE.hero_levels[scenario["hero"]["level"]].hand_limit)
    cards = sum(event["event"] in ("played", "played_sideways", "activated") for event in told)
    assert after.used <= cards + sum(event["event"] == "thrown_away" for event in told) + len(scenario["cards"])
    names = {event["enemy"] for event in told if event["event"] == "enemy_appears"}
    gone = {event["enemy"] for event in told if event["event"] in ("defeated", "destroyed", "follower_flees")}
    assert set(after.enemies_left) <= names
    assert not set(after.enemies_left) & gone
    order = [
        PHASES.index(e["phase"]) if e["phase"] in PHASES else e["phase"] for e in told if e["event"] == "phase_begins"
    ]
    assert order == sorted(order)
    assert told[-1]["event"] == "combat_ends"


@settings(max_examples=150)
@given(scenarios(), SEEDS, st.integers(0, 30))
def test_legal_is_exactly_what_nothing_speaks_against(scenario: dict[str, Any], seed: int, after: int) -> None:
    """Over the whole action space, at a few moments of each fight; an illegal action changes nothing."""
    moments: list[Any] = []
    played(scenario, seed, each=lambda session: moments.append(session.state.copy()))
    for state in moments[after % 3 :: 7]:
        legal = GAME.legal(state)
        assert len(set(legal)) == len(legal)
        before = state.key()
        free = {action for action in range(ACTIONS) if GAME.why_not(state, action) is None}
        assert set(legal) == free
        assert state.key() == before
        assert GAME.why_not(state, -1) is not None
        assert GAME.why_not(state, ACTIONS) is not None


@settings(max_examples=60)
@given(scenarios(), SEEDS)
def test_copies_are_independent(scenario: dict[str, Any], seed: int) -> None:
    moments: list[Any] = []
    played(scenario, seed, each=lambda session: moments.append((session.state.copy(), session.state.key())))
    for state, key in moments:
        assert state.key() == key
    for state, key in moments[::5]:
        twin = state.copy()
        GAME.apply(twin, GAME.legal(twin)[0], fast(1))
        assert state.key() == key
        assert twin.key() != key
        assert hash(state) == hash(state.copy()) and state == state.copy()


@settings(max_examples=100)
@given(scenarios(), SEEDS)
def test_every_action_has_a_text_that_parses_back(scenario: dict[str, Any], seed: int) -> None:
    def spoken(session: Session[Any]) -> None:
        words = session.notation
        texts = [words.action_text(action) for action in GAME.legal(session.state)]
        assert len(set(texts)) == len(texts)
        assert [words.parse_action(text) for text in texts] == GAME.legal(session.state)

    played(scenario, seed, each=spoken)


@settings(max_examples=120)
@given(scenarios(), SEEDS)
def test_records_round_trip_and_replay(scenario: dict[str, Any], seed: int) -> None:
    session = played(scenario, seed)
    text = session.record.to_text(session.notation)
    read = parse_record(text, GAME)
    assert read.to_text(GAME.notation(read.setup)) == text
    assert final_state(read, GAME).key() == session.state.key()
    events = [event for moment in replay(read, GAME) for event in moment.events]
    assert events == session.events
    assert verify(read, GAME) == "fast"


@settings(max_examples=80)
@given(scenarios(), SEEDS)
def test_undo_goes_back_to_the_last_reveal(scenario: dict[str, Any], seed: int) -> None:
    session = Session(GAME, setup_of(scenario), seed=seed)
    luck = random.Random(seed)
    keys: list[Any] = []
    while not session.over:
        keys.append((session.state.key(), len(session.events)))
        session.play(luck.choice(GAME.legal(session.state)))
        if len(keys) > 40:
            break
    if session.over:
        assert session.undoable(0) == 0
        return
    for _ in range(session.undoable(0)):
        step = session.undo(0)
        assert step.results == []
        key, told = keys.pop()
        assert session.state.key() == key
        assert len(session.events) == told
    assert not keys or session.record.steps[-1].results


# ------------------------------------------------------------------ what nobody may know
@settings(max_examples=100)
@given(scenarios(), SEEDS, SEEDS)
def test_views_tell_nothing_of_what_will_be_drawn(scenario: dict[str, Any], seed: int, other: int) -> None:
    """Until chance answers something, two fights that will be answered differently look the same to the byte."""
    one = Session(GAME, setup_of(scenario), seed=seed)
    two = Session(GAME, setup_of(scenario), seed=other)
    luck = random.Random(seed)
    for _ in range(LONGEST):
        if one.record.deal != two.record.deal or one.over:
            break
        if one.record.steps and one.record.steps[-1].results != two.record.steps[-1].results:
            break
        assert one.events == two.events
        assert GAME.visible(one.events, None) == GAME.visible(two.events, None)
        for seat in (0, None):
            ours, theirs = GAME.view(one.state, seat), GAME.view(two.state, seat)
            assert repr(ours.describe()).encode() == repr(theirs.describe()).encode()
            assert ours.legal() == theirs.legal()
        action = luck.choice(GAME.legal(one.state))
        one.play(action)
        two.play(action)


@settings(max_examples=50)
@given(scenarios(), SEEDS)
def test_a_view_is_enough_to_play_on(scenario: dict[str, Any], seed: int) -> None:
    def seen(session: Session[Any]) -> None:
        view = GAME.view(session.state, 0)
        assert view.legal() == GAME.legal(session.state)
        again = view.redeal(fast(3))
        assert GAME.legal(again) == GAME.legal(session.state)
        assert GAME.view(again, 0).describe() == view.describe()
        assert GAME.view(session.state, None).legal() == []

    played(scenario, seed, each=seen)


# ------------------------------------------------------------------ where order does not matter
BLOCKERS = "A 9/3, B 9/4fire swift, C 9/2/3ice; hand: P(block 3), Q(block 8 ice), R(block 2), S(block 3 fire)"


@given(st.permutations([("A", "P"), ("B", "Q"), ("C", "R"), ("C / 2", "S")]))
def test_blocks_of_different_attacks_in_any_order(order: list[tuple[str, str]]) -> None:
    f = fight(BLOCKERS).to("block")
    for attack, card in order:
        f.block(attack, card)
    assert f.to("attack").wounds == (0, 0)
    assert (
        f.state.key()
        == fight(BLOCKERS)
        .to("block")
        .block("A", "P")
        .block("B", "Q")
        .block("C", "R")
        .block("C / 2", "S")
        .to("attack")
        .state.key()
    )


@given(st.permutations(["P", "Q", "R", "S", "sideways March block"]))
def test_sources_of_one_block_in_any_order(order: list[str]) -> None:
    text = "A 9/9fire; hand: P(block 3), Q(block 4 ice), R(block 2 cold), S(block 3 fire), march"
    assert fight(text).to("block").block("A", *order).blocks == [(6 + 7 // 2, 9)]


@given(st.permutations(["P", "Q", "R", "S", "sideways March attack", "activate Peasants: attack 2"]))
def test_sources_of_one_attack_in_any_order(order: list[str]) -> None:
    cards = "P(attack 3), Q(ranged 4 ice), R(siege 2 cold), S(attack 3 fire), march"
    text = f"A 5/1 ~fire, B 4/1; units: peasants; hand: {cards}"
    assert fight(text).to("attack").attack("A, B", *order).totals == [(3 + 4 + 2 + 1 + 2 + 3 // 2, 9)]


@given(st.permutations(["A", "B", "C"]))
def test_targets_of_one_attack_in_any_order(order: list[str]) -> None:
    f = fight("A 3/1, B 4/1, C 2/1; hand: Bow(ranged 9)").to("ranged").attack(", ".join(order), "Bow")
    assert f.totals == [(9, 9)]


@given(st.permutations(["A", "B", "C"]))
def test_damage_of_different_attacks_on_the_hero_in_any_order(order: list[str]) -> None:
    f = fight("A 9/3, B 9/4 poison, C 9/5 brutal; hero: armor 2, limit 7").to("damage")
    for attack in order:
        f.hit("hero", attack)
    assert f.wounds == (2 + 2 + 5, 2)
    assert f.value["knocked_out"]


# ------------------------------------------------------------------ the two forms
def both_forms() -> tuple[KnightGame, KnightGame]:
    if importlib.util.find_spec("warlore.knight.rules._compiled") is None:
        if os.environ.get("CI"):
            pytest.fail("the compiled form of the knight rules was not built")
        pytest.skip("the compiled form of the knight rules was not built (tools/compile_rules.py)")
    from warlore.knight.rules import _compiled, plain

    return KnightGame(rules=plain), KnightGame(rules=_compiled)


def seeded(module: str, seed: int) -> Any:
    """Each form of the rules goes with its own form of chance."""
    form = importlib.import_module(module)
    chance = form.Chance()
    form.sow(chance, seed)
    return chance


@settings(max_examples=150)
@given(scenarios(), SEEDS)
def test_compiled_and_plain_agree_move_by_move(scenario: dict[str, Any], seed: int) -> None:
    plain, compiled = both_forms()
    setup = setup_of(scenario)
    states, told = [], []
    chances = [seeded("warlore.table.chance", seed), seeded("warlore.table._compiled", seed)]
    for game, chance in zip((plain, compiled), chances, strict=True):
        events: list[Any] = []
        states.append(game.new(setup, chance, events))
        told.append(events)
    luck = random.Random(seed)
    for _ in range(LONGEST):
        assert told[0] == told[1]
        legal = plain.legal(states[0])
        assert legal == compiled.legal(states[1])
        assert plain.view(states[0], 0).describe() == compiled.view(states[1], 0).describe()
        if not legal:
            break
        action = luck.choice(legal)
        told = [[], []]
        for game, state, chance, events in zip((plain, compiled), states, chances, told, strict=True):
            game.apply(state, action, chance, events)
        sample = random.Random(action).sample(range(ACTIONS), 40)
        assert [plain.why_not(states[0], a) for a in sample] == [compiled.why_not(states[1], a) for a in sample]
    assert plain.aftermath(states[0]) == compiled.aftermath(states[1])


# ------------------------------------------------------------------ names of one's own
ODD_NAMES = """Ogre|ogre|Ögre|attack Ogre|unit Guard|Guard|Guard with Ogre|A by Ogre|A|wound|Wound|Volkare|summoned 1
Ogre (2)|hero|hero with Ogre|phase|second colour of Rage|Rage|Rage attack|March|move to attack|1|it's|"q"|\\|grey 1
end|declare|its attack|alone|Rage as red|Ogre  two|Rage (2)|x=1|[a]|{b}|true|null|é"""
NAMES = st.sampled_from([name for line in ODD_NAMES.splitlines() for name in line.split("|")])


@settings(max_examples=150)
@given(st.lists(NAMES, min_size=7, max_size=7), SEEDS)
def test_odd_names_are_refused_or_survive_the_record(names: list[str], seed: int) -> None:
    points = [{"kind": "ranged", "value": 3}, {"kind": "block", "value": 2}, {"kind": "move", "value": 2}]
    scenario = {
        "enemies": [
            {"name": name, "armor": 2, "attacks": [{"value": 2}], "abilities": ["cumbersome"], "defend": 1}
            for name in names[:2]
        ],
        "units": [{"name": name, "armor": 2, "abilities": points} for name in names[2:4]],
        "cards": [{"name": name, "modes": points, "colours": ["red", "blue"]} for name in names[4:]]
        + ["rage", "improvisation", "stout_resolve", "swift_reflexes"],
        "mana": {"white": 1},
        "hero": {"level": 9, "wounds": 1},
    }
    try:
        setup = GAME.check_setup(setup_of(scenario))
    except BadInput as error:
        assert error.field.endswith(".name")
        return

    def spoken(session: Session[Any]) -> None:
        legal = GAME.legal(session.state)
        texts = [session.notation.action_text(action) for action in legal]
        assert [session.notation.parse_action(text) for text in texts] == legal

    session = played(setup.options, seed, each=spoken)
    read = parse_record(session.record.to_text(session.notation), GAME)
    assert final_state(read, GAME).key() == session.state.key()
