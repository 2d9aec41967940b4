"""The forecast is learned from games: what it sees of them, and that it learns."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alhambra.bots.learned import decoded
from alhambra.core.setup import Setup
from alhambra.games import family
from alhambra.games.alhambra import MODULES
from alhambra.lab import forecasting
from alhambra.lab.forecasting import (
    HIDDEN,
    Lot,
    Sample,
    Scaling,
    fit,
    learn_forecast,
    rate,
    sampled,
    seen_by,
    shares,
    some_modules,
)
from alhambra.mind.forecast import Forecast
from alhambra.mind.network import Network
from alhambra.mind.portrait import OF_A_SEAT, SEAT, Portrait, size
from alhambra.mind.weights import BY_HAND, Weights

np = pytest.importorskip("numpy")
LOT = Lot(3, tuple(BY_HAND), 1, 2)


def made_up(number: int) -> Sample:
    """Positions of which the points tell nearly everything: who has more of them now has more in the end."""
    rng = np.random.default_rng(5)
    portraits = rng.normal(size=(number, size(2)))
    points = 40.0 * portraits[:, [0, SEAT]] + rng.normal(size=(number, 2))
    return Sample(portraits.astype(np.float16), points.astype(np.float32))


def test_positions_are_sampled_with_how_their_games_ended() -> None:
    sample = sampled(LOT)
    assert sample.portraits.shape == (len(sample.points), size(3))
    assert len({tuple(points) for points in sample.points}) == LOT.games
    own = sample.portraits[:, OF_A_SEAT.index("points")]
    assert (own <= sample.points[:, 0]).all()  # points are not lost without modules


def test_the_same_lot_is_sampled_the_same() -> None:
    one, other = sampled(LOT), sampled(LOT)
    assert (one.portraits == other.portraits).all()
    assert (one.points == other.points).all()
    assert len(sampled(replace(LOT, seed=9)).points) != len(one.points)


def test_modules_to_learn_with_are_few_and_many() -> None:
    drawn = [some_modules(seed) for seed in range(200)]
    assert {len(modules) for modules in drawn} == set(range(1, 21))
    assert {name for modules in drawn if len(modules) == 1 for name in modules} <= set(MODULES)
    assert drawn == [some_modules(seed) for seed in range(200)]
    assert (sampled(Lot(2, tuple(BY_HAND), 3, 1, modules=True)).portraits[:, -1] > 0).all()


def test_a_seat_sees_itself_first_whoever_learns_for_it() -> None:
    state = family.start(Setup(3, 4))
    state.players[1].score = 7
    portrait = Portrait(3, Weights(BY_HAND))
    seen = [np.array([list(portrait.draw(state, seat))]) for seat in range(3)]
    for seat in range(3):
        assert (seen_by(seen[0], seat, 3) == seen[seat]).all()
    assert (seen[0] != seen[1]).any()


def test_counts_are_scaled_alike_for_every_seat() -> None:
    scaled = Scaling(made_up(500).portraits * 7 + 3, 2).of(made_up(500).portraits * 7 + 3)
    assert abs(scaled.mean()) < 0.01
    assert scaled.std() == pytest.approx(1, abs=0.01)
    same = Scaling(made_up(500).portraits, 2)
    assert (same.mean[:SEAT] == same.mean[SEAT : 2 * SEAT]).all()


def test_shares_are_what_the_forecast_calls_the_end_of_a_game() -> None:
    state = family.start(Setup(3, 4))
    for player, score in zip(state.players, (80, 95, 60), strict=True):
        player.score = score
    forecast = Forecast(3, blank(3), forecasting.TEMPER, Weights(BY_HAND))
    ends = [forecast.ended(state, seat) for seat in range(3)]
    assert shares(np.array([[80.0, 95.0, 60.0]]))[0] == pytest.approx(ends, abs=1e-6)
    assert sum(ends) == pytest.approx(1)


def blank(players: int) -> Network:
    """A network that knows nothing."""
    sizes = (size(players), *HIDDEN, 1)
    return Network([[0.0] * (sizes[at] * sizes[at + 1]) for at in range(3)], [[0.0] * number for number in sizes[1:]])


def test_a_step_is_small_at_first_and_at_last() -> None:
    steps = [rate(done / 20) for done in range(21)]
    assert steps[0] == 0
    assert max(steps) == steps[2] == forecasting.RATE
    assert steps[2:] == sorted(steps[2:], reverse=True)
    assert steps[20] == pytest.approx(0)


def test_a_network_learns_what_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forecasting, "BATCH", 64)
    learned = fit(made_up(3000), 1)
    explained = learned["explained"]
    assert isinstance(explained, float)
    assert explained > 0.6
    again, other = (fit(made_up(200), seed)["numbers"] for seed in (1, 2))
    assert fit(made_up(200), 1)["numbers"] == again != other


def test_what_was_written_down_reckons_as_it_was_learned() -> None:
    sample = sampled(LOT)
    learned = learn_forecast(3, BY_HAND, 2, 1, 1, modules=False)
    weights, biases = decoded(3, learned)
    network = Network(weights, biases)
    state = family.start(Setup(3, 4))
    portrait = Portrait(3, Weights(BY_HAND)).draw(state, 1)
    layers = [np.array(weight).reshape(-1, len(bias)) for weight, bias in zip(weights, biases, strict=True)]
    expected = forecasting.reckoned(np.array([list(portrait)]), layers, [np.array(bias) for bias in biases])
    assert network.chance(portrait) == pytest.approx(float(expected[0]))
    assert sample.portraits.shape[1] == len(weights[0]) // HIDDEN[0]
