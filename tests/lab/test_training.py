"""Training: the same seed teaches the same, and what is taught is what the bots play by."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from alhambra.bots.learned import forecast, known_row, provenance, row, weights
from alhambra.cli.errors import Complaint
from alhambra.cli.train import train
from alhambra.core.rng import fast
from alhambra.lab.training import Match, breed, named, normal, pitted
from alhambra.mind.portrait import OF_A_SEAT, OF_THE_TABLE
from alhambra.mind.weights import BY_HAND, NAMES


def test_weights_are_bred_the_same_again() -> None:
    told: list[int] = []
    bred = [breed(2, 2, 3, 5, 1, lambda generation, _: told.append(generation)) for _ in range(2)]
    assert bred[0] == bred[1]
    assert bred[0] != BY_HAND
    assert told == [0, 1, 0, 1]


def test_a_row_against_itself_wins_and_loses_the_same_again() -> None:
    one = Match(2, tuple(BY_HAND), tuple(BY_HAND), 3, 4)
    assert 0.0 < pitted(one) < 1.0
    assert pitted(one) == pitted(one)


def test_foolish_weights_do_worse() -> None:
    foolish = dict(zip(NAMES, BY_HAND, strict=True)) | {"coin": 40.0, "exact": 0.02}
    field = tuple(BY_HAND)
    assert pitted(Match(2, tuple(row(foolish)), field, 1, 6)) < pitted(Match(2, field, field, 1, 6))


def test_normal_numbers_are_about_normal() -> None:
    rng = fast(1)
    drawn = [normal(rng) for _ in range(4000)]
    assert abs(sum(drawn) / 4000) < 0.08
    assert abs(sum(number * number for number in drawn) / 4000 - 1) < 0.1


def test_what_is_shipped_says_where_it_comes_from_and_covers_every_table() -> None:
    told = json.loads(files("alhambra.bots").joinpath("learned.json").read_text(encoding="utf-8"))
    assert set(told["made"]) == {"weights", "forecast"}
    assert all(made["command"].startswith("alhambra train") for made in told["made"].values())
    for players in range(2, 7):
        lesson = told["players"][str(players)]
        assert list(lesson["weights"]) == list(NAMES)
        assert weights(players).coin == lesson["weights"]["coin"]
        for modules, name in enumerate(("forecast", "forecast_with_modules")):
            assert lesson[name]["of a seat"] == list(OF_A_SEAT)
            assert lesson[name]["of the table"] == list(OF_THE_TABLE)
            assert lesson[name]["explained"] > 0.2  # of what came of games it had not seen
            assert forecast(players, modules=bool(modules)) is not None
        assert named(row(lesson["weights"])) == lesson["weights"]


def test_a_forecast_alone_can_be_learned_for_the_weights_there_are(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    out = tmp_path / "learned.json"
    train(out, players="2", games=3, module_games=2, seed=7, keep_weights=True)
    told = json.loads(out.read_text(encoding="utf-8"))
    assert row(told["players"]["2"]["weights"]) == known_row(2)
    assert told["made"]["weights"] == provenance()["weights"]
    assert told["made"]["forecast"]["command"].endswith("--games=3 --module-games=2 --seed=7 --keep-weights")


@pytest.mark.parametrize("players", ["9", "two", "2,"])
def test_who_asks_for_an_impossible_table_is_told_so(players: str) -> None:
    with pytest.raises(Complaint, match="players"):
        train(players=players)
