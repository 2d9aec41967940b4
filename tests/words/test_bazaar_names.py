"""Tiles that have names of their own in the catalogue: what a bazaar is called is what is printed on it."""

from __future__ import annotations

import pytest

from alhambra import data
from alhambra.core.engine import is_over, legal
from alhambra.core.events import TileDrawn
from alhambra.core.scoring import count_points
from alhambra.core.setup import Setup
from alhambra.core.view import SPECTATOR, view
from alhambra.games.match import Match
from alhambra.rulebooks.treasure.part import chests
from alhambra.words.catalogue import LANGUAGES
from alhambra.words.saying import Currency, Kind, Saying, Tile
from alhambra.words.scored import award_reason
from alhambra.words.speak import Speaker
from alhambra.words.told import tell
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


def test_a_bazaar_that_comes_is_told_once() -> None:
    match = Match(Setup(3, 2, modules=("bazaars",)))
    told: list[str] = []
    while not is_over(match.state):
        seen = view(match.state, SPECTATOR)
        for event in match.state.events:
            if isinstance(event, TileDrawn) and "bazaar" in seen.table.tiles.names[event.tile]:
                drawn = [saying for saying in tell(seen, match.state.events) if "bazaar-" in repr(saying.args)]
                told += [saying.id for saying in drawn if seen.table.tiles.names[event.tile] in repr(saying.args)]
        match.play(legal(match.state)[0])
    assert told == ["told-bazaar"] * 8


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
