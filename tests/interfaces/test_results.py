"""What places are worth."""

from __future__ import annotations

import pytest

from alhambra.interfaces.results import payoff, placement, victory


def test_places_are_equally_far_apart() -> None:
    assert placement([10, 40, 20, 30]) == pytest.approx([-1, 1, -1 / 3, 1 / 3])
    assert placement([5, 3]) == [1, -1]


def test_who_is_equal_shares() -> None:
    assert placement([7, 7]) == [0, 0]
    assert placement([9, 9, 1]) == pytest.approx([0.5, 0.5, -1])
    assert victory([9, 9, 1]) == pytest.approx([0.25, 0.25, -0.5])


def test_only_the_winner_is_paid_for_a_victory() -> None:
    assert victory([1, 2, 3]) == pytest.approx([-0.5, -0.5, 1])


@pytest.mark.parametrize("kind", ["placement", "victory"])
@pytest.mark.parametrize("scores", [[0, 0], [3, 1], [4, 4, 4], [1, 2, 2, 8], [5, 5, 1, 1, 9], [6, 5, 4, 3, 2, 1]])
def test_what_one_wins_others_lose(kind: str, scores: list[int]) -> None:
    paid = payoff(kind)(scores)
    assert sum(paid) == pytest.approx(0)
    assert max(map(abs, paid)) <= 1


def test_an_unknown_payoff_is_refused() -> None:
    with pytest.raises(ValueError, match="placement, victory"):
        payoff("points")
