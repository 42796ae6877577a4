"""Nothing held is left out in silence: what is not played is named, with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from warlore.knight import KnightGame, combat, setup_of
from warlore.knight import catalogue_terms as terms
from warlore.knight.catalogue import catalogue
from warlore.knight.combat import Combat, NotSupported
from warlore.knight.not_counted import is_elsewhere, not_counted
from warlore.knight.solve import answer, solve
from warlore.table import Chance

GAME = KnightGame()
KNOWN = catalogue()
HELD = [
    *(("cards", name, KNOWN.cards[name]) for name in KNOWN.cards),
    *(("units", name, KNOWN.units[name]) for name in KNOWN.units),
    *(("tokens", name, KNOWN.faction_tokens[name]) for name in KNOWN.faction_tokens if name != "any_token"),
]

# Everything in the catalogue of which something is not played: how it is called in the answer, and why
LEFT_OUT = """
Tranquility: draw 1 (deck)
Tranquility: powered draw 2 (deck)
Mana Draw: use or turn a die of the Source (source)
Mana Draw: powered mana red/blue/green/white/black + use or turn a die of the Source (source)
Mana Pull: use or turn a die of the Source (source)
Mana Pull: powered mana red/blue/green/white/black + use or turn a die of the Source (source)
Rejuvenate: draw 1 (deck)
Rejuvenate: powered draw 2 (deck)
One With the Land: powered block 0 fire (map)
Rush of Adrenaline: draw 0 (deck)
Rush of Adrenaline: powered draw 1 + draw 0 + throw away a Wound (deck)
Power of Crystals: mana red/blue/green/white (inventory)
Power of Crystals: powered move 4 (inventory)
Power of Crystals: powered draw 2 (deck)
Underground Travel: powered ignore site fortification for black + move over the map without Move points (map)
Call to Arms: use a Unit of the offer (offer)
Call to Arms: a cheaper or free Unit (offer)
Offering: powered siege 0 fire + mana + mana green red for black (inventory)
Offering: powered siege 0 ice + mana + mana green blue for black (inventory)
Offering: powered ranged 0 fire + mana + mana white red for black (inventory)
Offering: powered ranged 0 ice + mana + mana white blue for black (inventory)
Scouts: fame 1 + look at a face-down token (map)
Orb of Twilight: use or turn a die of the Source (source)
"""


def start(game: KnightGame = GAME, **held: Any) -> Any:
    asked = {"site": {"kind": "field"}, "enemies": ["prowlers"], **held}
    return game.new(setup_of(asked), Chance())


def held_alone(kind: str, name: str, game: KnightGame = GAME) -> Any:
    thing: Any = {"unit": name, "token": "red"} if name == "magic_familiars" else name
    return start(game, **{kind: [thing]})


def lines(state: Any) -> list[str]:
    return [f"{one.name}: {one.what} ({one.reason})" for one in not_counted(state)]


def test_the_whole_list() -> None:
    told = [line for kind, name, _ in HELD for line in lines(held_alone(kind, name))]
    assert told == LEFT_OUT.split("\n")[1:-1]


@pytest.mark.parametrize(("kind", "name", "printed"), HELD, ids=[name for _, name, _ in HELD])
def test_every_printed_mode_is_played_or_named_or_does_nothing_in_a_combat(
    kind: str, name: str, printed: Any
) -> None:
    state = held_alone(kind, name)
    made: Combat = state.book.combat
    played = [flat.mode for flat in made.modes]
    named = [one.mode for one in not_counted(state)]
    texts = lines(state)
    for mode in printed.modes:
        without = mode.reason is not None and (mode.reason not in terms.NOT_COUNTED or is_elsewhere(mode))
        alike = any(one.parts == mode.parts for one in named)  # the same for mana of another colour
        assert mode in played or mode in named or alike or without or combat._needs_partner(mode), (mode, texts)


def test_what_a_played_mode_leaves_out_changes_nothing_in_a_combat() -> None:
    ignored = {
        part.what
        for _, _, printed in HELD
        for mode in printed.modes
        for part in mode.parts
        if part.effect == "outside" and mode.reason is None
    }
    assert ignored == {
        "gather_crystals", "interaction_bonus", "no_provocation", "reveal_tile", "terrain_cost",
    }  # fmt: skip


@pytest.mark.parametrize("effect", ["attack_minus", "enemy_armor_minus", "ready_unit", "units_plus"])
def test_a_mode_dropped_on_load_cannot_be_silent(monkeypatch: pytest.MonkeyPatch, effect: str) -> None:
    """As if the engine did not know an effect."""
    as_before = combat._flat_part

    def forgetful(mode: Any, part: Any, token: Any) -> Any:
        if part.effect == effect:
            raise NotSupported(effect)
        return as_before(mode, part, token)

    monkeypatch.setattr(combat, "_flat_part", forgetful)
    users = [(k, n) for k, n, printed in HELD if any(p.effect == effect for m in printed.modes for p in m.parts)]
    assert users
    for kind, name in users:
        assert any(line.endswith("(unknown)") for line in lines(held_alone(kind, name, KnightGame()))), name


def test_what_cannot_be_repeated_is_named_with_its_partner() -> None:
    state = start(cards=["maximal_effect", "improvisation", "rage"])
    assert lines(state) == ["Maximal Effect: with Improvisation (repeated)"]
    assert lines(start(cards=["maximal_effect", "rage"])) == []


def test_what_is_gone_is_not_named_any_more() -> None:
    state = start(cards=["mana_draw", "rage"])
    words = GAME.words(state)
    for text in ("end phase", "end phase", "hit hero with Prowlers", "end phase", "target Prowlers"):
        GAME.apply(state, words.parse_action(text), Chance())
    assert lines(state)
    GAME.apply(state, words.parse_action("sideways mana draw attack"), Chance())
    assert not lines(state)


def test_the_answers_say_it() -> None:
    told = answer({"enemies": ["prowlers"], "cards": ["mana_draw", "rage"]})
    assert told["optimal"] is True
    assert told["not_counted"][0] == {
        "name": "Mana Draw",
        "what": "use or turn a die of the Source",
        "why": "it needs the dice of the Source",
    }
    assert "not_counted" not in answer({"enemies": ["prowlers"], "cards": ["rage"]})
    assert "not_counted" not in answer({"enemies": ["prowlers"], "cards": ["mana_draw"], "keep": ["mana_draw"]})
    assert solve({"site": {"kind": "field"}, "enemies": ["prowlers"], "cards": ["rage"]}).not_counted == []
