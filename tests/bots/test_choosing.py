"""Choosing by values."""

from __future__ import annotations

from typing import Any

from alhambra.bots.choosing import any_of, best_of
from alhambra.core.rng import fast

OPTIONS: list[Any] = ["good", "fair", "bad"]


def test_the_best_ones_are_all_that_are_worth_most() -> None:
    assert best_of(OPTIONS, [2.0, 1.0, 2.0]) == ["good", "bad"]


def test_chance_likes_good_options_better() -> None:
    rng = fast(2)
    chosen: list[Any] = [any_of(OPTIONS, [9.0, 5.0, -30.0], 4.0, rng) for _ in range(900)]
    assert 0.25 < chosen.count("fair") / chosen.count("good") < 0.5  # about exp(-1)
    assert "bad" not in chosen
