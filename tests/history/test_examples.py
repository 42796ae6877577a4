"""The six worked examples of the rulebooks, by name, played through the real engine."""

from __future__ import annotations

from table_talk import GAME, Table, battle, put, relic_words, split, table

from warlore.history.notation import HistoryNotation
from warlore.table import Setup, luck

PARS_DEAL = (
    "Macedonian Phalanx, War Elephants, Qin Crossbowmen, "
    "Genoese Crossbowmen, Trưng Sisters, Hussite War Wagons, "
    "Polish Hussars, Spanish Tercio, Turtle Ships, "
    "Arditi, T-34 Tanks, Fokker Triplanes, "
    "tile 12, tile 5, token diversion, token close+2, token chase, "
    "Trebuchet, Archers, Conscripts, Conscripts, relic Tizona, "
    "Spy, Spy, Archers, Archers, relic Oriflamme"
)


def pars_table() -> Table:
    """Pär and Tommy have just set up; there are interesting cards in Era II."""
    setup = Setup(("Pär", "Tommy"))
    words = HistoryNotation(GAME.cards, setup.seats)
    results = [words.parse_result(part) for part in split(PARS_DEAL)]
    chance = luck.scripted(results)
    state = GAME.new(setup, chance)
    assert not chance.fault
    assert chance.at == len(results)
    return Table(GAME, state, luck.fast(0))


def test_example_1_pars_first_battle() -> None:
    """H3.1–H8.4: totals 2–0, 2–1, 2–5; 1–1; one Relic; Crossbowmen recruited, Sisters to the discards."""
    t = pars_table()
    t.do("insert > tile 10")
    assert not t.allows("jump II")
    t.do("insert > tile 1")
    assert t.allows("jump II")
    t.do("take token")
    assert t.tokens() == ["close+2"]
    t.do("draw 2 > Trebuchet, Archers")
    assert len(t.units("hand")) == 6
    assert t.refuses("recover Archers") == "not_in_discards"
    t.do("jump II", "fight II2", "add II1")
    assert t.line_up(1) == ["Genoese Crossbowmen", "Trưng Sisters"]
    t.do("deploy Trebuchet", "deploy Archers", "deploy Conscripts", "done > Spy")
    assert t.line_up(0) == ["Trebuchet", "Archers", "Conscripts", "Spy"]
    assert (t.links(0), t.links(1)) == ([], [1])
    t.do("done > risky 1, strong 6")

    assert t.totals == [(2, 0), (2, 1), (2, 5)]
    assert t.told("link_absorbed") == [(1, 0, 0)]
    assert t.fallen == (["Trebuchet", "Archers", "Conscripts"], ["Genoese Crossbowmen"])
    assert t.state.damage[1][1] == 1
    assert t.result == (0, 1, 1)

    tail = f"{relic_words('I.1')}, Swiss Pikemen, Almogavars, token chase, Spy"
    t.do(f"recruit > {tail}")
    assert t.relics() == ["I.1", "II.5"]
    assert t.units("discard") == sorted(["Trebuchet", "Archers", "Conscripts", "Spy", "Genoese Crossbowmen"])
    assert t.units("era_discard", 1) == ["Trưng Sisters"]
    assert t.units("hand") == ["Archers", "Conscripts", "Spy", "Trebuchet"]
    assert t.tokens() == ["close+2"]
    assert t.turn == "Tommy"


CHRIS = "Genoese Crossbowmen, Trebuchet, War Elephants"
JOAKIM = "Vanguard 0/0/2 hd1, Guard 0/1/2 hp2"


def test_example_2_chris_and_joakim() -> None:
    """H5.2–H7.4: totals 2–1, 2–2, 3–5; the Diversion token takes the point; 1–2; Prowess, no Relic, no Honor."""
    t = battle(f"{CHRIS} v {JOAKIM} +diversion", dice="strong 1, risky 1")
    assert t.totals == [(2, 1), (2, 2), (3, 5)]
    assert t.told("diverted") == [(1, 1)]
    assert t.state.damage[1][:2] == [0, 1]
    assert t.fallen == (["Genoese Crossbowmen", "Trebuchet"], [])
    assert t.result == (1, 1, 2)
    assert (t.turn, t.step) == ("Joakim", "choose_prowess")
    t.do("look 1", "look 3 > prowess 3, prowess 5")
    assert t.choices == {"keep 1", "keep 3"}
    t.do("keep 3")
    assert t.state.prowess_holder[0] == [-1, -1, 1, -1]
    assert t.game.outcome(t.state).breakdown[1] == dict.fromkeys(("elites", "heroes", "relics"), 0) | {
        "elites": 2,
        "prowess": 5,
        "honor": 0,
    }
    assert t.told("relic_gained") == t.told("honor_gained") == []


def test_example_2_without_the_token_accuracy_would_have_silenced_the_heroic_death() -> None:
    """H6.5: the note under Chris and Joakim."""
    t = battle(f"{CHRIS} v {JOAKIM}", dice="strong 1, risky 1")
    assert t.fallen[1][0] == "Vanguard"
    assert t.told("heroic_death_silenced") == [(1, 0, 1)]
    assert t.told("heroic_death") == []


def immortals(attackers: str, dice: str) -> Table:
    """Persian Immortals on the board, reinforced by Carthaginians, against these Base and Elite cards."""
    t = table(
        f"""
        Pär I   | hand: {attackers}
        Tommy
        board | I1: Persian Immortals
        era I | deck: Carthaginians Soldiers
        """,
        step="declare",
        dice=dice,
    )
    t.do("fight I1", *(f"deploy {unit}" for unit in split(attackers)))
    assert t.line_up(1) == ["Persian Immortals", "Carthaginians Soldiers"]
    assert t.links(1) == []
    return t


def test_example_3_heroic_death() -> None:
    """H6.3: the Immortals fall to one point, and the Trebuchet at once with them."""
    t = immortals("Trebuchet, Archers", "strong 5, risky 3")
    assert t.totals[0] == (1, 0)
    told = [event for event in t.events if event[0] in {27, 28}]
    assert [kind for kind, *_ in told][:3] == [27, 28, 27]
    assert t.fallen[0][0] == "Trebuchet"
    assert t.fallen[1][0] == "Persian Immortals"


def test_example_4_accuracy_silences_it() -> None:
    """H6.5: two points with one Accuracy: no Heroic Death, both cards fall, the battle ends in Long range."""
    t = immortals("Trebuchet, Vitruvian Scorpio", "strong 5, risky 1")
    assert t.totals == [(3, 1)]
    assert t.fallen == ([], ["Persian Immortals", "Carthaginians Soldiers"])
    assert t.told("heroic_death") == []
    assert t.result == (0, 2, 0)


def test_example_5_diversion_token_on_the_spy() -> None:
    """H6.4, H6.3: the Spy attracts the point and fells the Bantu; Medium 3–2 fells the Ballonabwehrkanone."""
    t = table(
        """
        Hannes III | hand: Trebuchet, Archers, Spy, Conscripts | tokens: diversion
        Tommy
        board | III2: Bantu Ruga-ruga
        era III | deck: Ballonabwehrkanone
        """,
        step="declare",
        dice="risky 5, strong 3",
    )
    t.do("fight III2", "deploy Trebuchet", "deploy Archers", "deploy Spy", "deploy Conscripts")
    t.do("place diversion on 3")
    assert t.totals == [(1, 2), (3, 2)]
    assert t.told("diverted") == [(0, 2)]
    assert t.fallen == (["Spy"], ["Bantu Ruga-ruga", "Ballonabwehrkanone"])
    assert t.result == (0, 3, 0)


def test_example_6_tommys_eighteen_points() -> None:
    """H9: 3 Elites, a Hero, a Prowess token of 5, four Relics of Era IV and one of Era I: 18."""
    t = table(
        """
        Tommy  | hand: Arditi | deck: War Elephants | discards: Zulu Impi | aside: Saladin | relics: IV.1, IV.2, IV.3, IV.4, I.1
        Hannes | hand: Spy
        """  # noqa: E501
    )
    put(t.state, "prowess", 1, 2, value=5)
    put(t.state, "prowess_holder", 1, 2, value=0)
    outcome = t.game.outcome(t.state)
    assert outcome.breakdown[0] == {"elites": 3, "heroes": 3, "relics": 7, "prowess": 5, "honor": 0}
    assert outcome.scores == (18, 0)
    assert outcome.winners == (0,)
