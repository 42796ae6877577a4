"""The arithmetic of the reports, against values known from elsewhere or from simulation."""

from __future__ import annotations

import numpy as np
import pytest

from warlore.arena.numbers import Estimate, Z, chance_of, contribution, difference, holm, mean, plain, ratings, share


def test_wilson_interval_of_a_textbook_example() -> None:
    """Newcombe (1998): 81 of 263 has the interval 0.2553 to 0.3662."""
    one = share(81, 263)
    assert (round(one.value, 4), round(one.low, 4), round(one.high, 4)) == (0.3080, 0.2553, 0.3662)


def test_wilson_interval_at_the_ends() -> None:
    assert share(0, 20).low == 0 and 0.15 < share(0, 20).high < 0.17
    assert share(20, 20).high == 1
    assert share(0, 0).value != share(0, 0).value


def test_mean_and_its_interval() -> None:
    values = np.array([1.0, 2, 3, 4, 5])
    one = mean(values.sum(), (values**2).sum(), 5)
    assert one.value == 3
    assert one.high - one.value == pytest.approx(Z * values.std(ddof=1) / 5**0.5)


def test_how_likely_a_difference_is_by_chance() -> None:
    assert chance_of(Estimate(Z, 0.0, 2 * Z, 100)) == pytest.approx(0.05)
    assert chance_of(Estimate(-Z, -3 * Z, 0.0, 100)) == pytest.approx(0.05), "the half towards 0 is what counts"
    assert chance_of(Estimate(0.0, -1.0, 1.0, 100)) == 1
    assert chance_of(Estimate(3.0, 3.0, 3.0, 1)) == 1, "one observation proves nothing"
    assert chance_of(Estimate(float("nan"), -1.0, 1.0, 0)) == 1


def test_holms_correction_of_a_textbook_example() -> None:
    """Holm's steps on 0.01, 0.04, 0.03, 0.005: four, three, two and one times, never falling."""
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]) == [] and holm([0.9, 0.8]) == [1.0, 1.0]


def test_two_seats_that_won_are_no_proof_of_a_cards_worth() -> None:
    """Both seats with the card won, one of two without it did: the interval must reach beyond 0."""
    (one,) = contribution(*(np.array([row], float) for row in ([2], [2])), np.array([4.0]), np.array([3.0]))
    assert one.value == 0.5 and one.low < 0


def test_a_difference_of_equals_is_nothing() -> None:
    one = difference(share(50, 100), share(50, 100))
    assert one.value == 0 and one.low < 0 < one.high


def test_ratings_of_two_are_the_log_odds() -> None:
    """Three wins of four is 191 points, but for the half win that each is given."""
    first, second = ratings(2, {((0, 1), (1, 2)): 3000, ((0, 2), (1, 1)): 1000})
    assert first.value - second.value == pytest.approx(400 * np.log10(3000.5 / 1000.5), abs=1e-6)
    # The interval of the difference is that of the log-odds
    assert 2 * (first.high - first.value) == pytest.approx(
        Z * 400 / np.log(10) * (1 / 3000.5 + 1 / 1000.5) ** 0.5, rel=1e-3
    )


def test_one_who_always_wins_has_a_finite_rating() -> None:
    first, second = ratings(2, {((0, 1), (1, 2)): 1000})
    assert 1000 < first.value - second.value < 1600
    assert first.low > second.high


def test_ratings_find_the_strengths_that_made_the_games() -> None:
    rng = np.random.default_rng(5)
    truth = np.array([150.0, 0, -50, -100])
    results: dict[tuple[tuple[int, int], ...], int] = {}
    for i in range(4):
        for j in range(i + 1, 4):
            n = 20_000
            won = int(rng.binomial(n, 1 / (1 + 10 ** ((truth[j] - truth[i]) / 400))))
            results[(i, 1), (j, 2)] = won
            results[(i, 2), (j, 1)] = n - won
    for one, true in zip(ratings(4, results), truth - truth.mean(), strict=True):
        assert one.low - 3 < true < one.high + 3
        assert one.high - one.low < 10


def test_games_of_several_players_are_one_observation_each() -> None:
    """Three bots in one order or its reverse: two comparisons of a bot are not twice the evidence."""
    results = {((0, 1), (1, 2), (2, 3)): 500, ((0, 3), (1, 2), (2, 1)): 500}
    outer, middle, _ = ratings(3, results)
    assert outer.value == pytest.approx(0, abs=1e-6)
    assert outer.high - outer.low > middle.high - middle.low


def test_contribution_compares_equals_with_equals() -> None:
    """Those who have more win more; the card itself does nothing."""
    have, have_won = np.array([[100.0, 900.0]]), np.array([[20.0, 720.0]])
    everybody, won = np.array([1000.0, 1000.0]), np.array([200.0, 800.0])
    (one,) = contribution(have, have_won, everybody, won)
    assert one.value == pytest.approx(0) and one.low < 0 < one.high


def test_contribution_of_a_card_that_helps() -> None:
    (one,) = contribution(np.array([[500.0]]), np.array([[300.0]]), np.array([1000.0]), np.array([500.0]))
    assert one.value == pytest.approx(0.2) and one.low > 0.13 and one.high < 0.27


def test_what_everybody_has_cannot_be_judged() -> None:
    (one,) = contribution(np.array([[1000.0]]), np.array([[500.0]]), np.array([1000.0]), np.array([500.0]))
    assert one.value != one.value
    assert plain(one)["value"] is None


def test_plain_numbers() -> None:
    assert plain({"a": Estimate(0.5, 0.25, 0.75, 4)}) == {"a": {"value": 0.5, "low": 0.25, "high": 0.75, "n": 4}}
