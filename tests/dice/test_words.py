"""The Dice Game in words: each option, question, event and point, in every language."""

from __future__ import annotations

import pytest

from alhambra.words.catalogue import ENGLISH, LANGUAGES
from alhambra.words.speak import Speaker
from alhambra.words.told import award
from tests.words.telling import check_told, sayings

GAMES = [(2, 1), (2, 6), (4, 5)]  # seats and seed
TOLD = {
    *["told-round", "told-start-chip", "told-thrown", "told-thrown-again", "told-marker", "told-starter-named"],
    *["told-chips-laid", "told-dirk-thrown", "told-black-die", "told-annulled", "told-reward-points"],
    *["told-reward-chip", "told-stone", "told-chip-taken", "told-chip-useless", "told-chips-lapsed"],
    *["question-reward", "question-starter", "question-throw", "question-first-throw", "question-place-marker"],
    *["throw-all", "throw-dice", "place-marker", "annul-throw", "set-black-die", "reward-points", "reward-chip"],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_game_is_told_in_every_language(language: str, seats: int, seed: int) -> None:
    check_told(language, "dice", seats, seed)


def test_nobody_has_to_read_records() -> None:
    ids = {saying.id for seats, seed in GAMES for _, saying in sayings("dice", seats, seed)}
    assert not {name for name in ids if name.startswith("raw-")}
    assert sorted(TOLD - ids) == []


def test_chips_are_the_reason_of_their_points() -> None:
    assert Speaker(ENGLISH).say(award("dice", "chips: 1, 3")) == "chips (1, 3)"
