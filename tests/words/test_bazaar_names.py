"""Tiles that have names of their own in the catalogue: what a bazaar is called is what is printed on it."""

from __future__ import annotations

import pytest

from alhambra import data
from alhambra.core.scoring import count_points
from alhambra.rulebooks.treasure.part import chests
from alhambra.words.catalogue import LANGUAGES
from alhambra.words.saying import Currency, Kind, Saying, Tile
from alhambra.words.scored import award_reason
from alhambra.words.speak import Speaker
from tests.rules.chambers import chamber


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bazaar_is_called_by_its_currency_and_its_types(language: str) -> None:
    speaker = Speaker(language)
    rows = data.load("bazaars")["tiles"]
    assert isinstance(rows, list)
    for row in rows:
        told = speaker.say(Saying("told-bazaar", {"tile": Tile(row["id"])}))
        words = [speaker.say(Saying("raw-action", {"text": Currency(row["currency"])}))]
        words += [speaker.say(Saying("raw-action", {"text": Kind(name)})) for name in row["types"]]
        assert all(word in told for word in words), told
    assert speaker.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_dirk_is_named_when_he_has_the_most_chests(language: str) -> None:
    game = chamber("garden", "garden", "garden", "garden", seats="AB")
    chests(game.state).dirk[0] = 2
    (award,) = count_points(game.state, 1).awards
    speaker = Speaker(language, ("Ada", "Ben"))
    words = speaker.say(award_reason(award, 2))
    assert words.startswith(speaker.say(Saying("dirk")))
    assert "+7" in words
    assert speaker.faults == []
