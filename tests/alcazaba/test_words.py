"""The variant in words: each option, question, event and point, in every language."""

from __future__ import annotations

import pytest

from alhambra.cli.corners.all import module_lines
from alhambra.cli.names import Cast
from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.view import view
from alhambra.games.family import start
from alhambra.testing.conformance import choose
from alhambra.words.catalogue import LANGUAGES
from alhambra.words.offer import describe
from tests.words.telling import check_told, sayings

GAMES = [(2, 1), (4, 5)]  # seats and seed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_game_is_told_in_every_language(language: str, seats: int, seed: int) -> None:
    check_told(language, "alcazaba", seats, seed)


def test_nobody_has_to_read_records() -> None:
    ids = {saying.id for seats, seed in GAMES for _, saying in sayings("alcazaba", seats, seed)}
    assert not {name for name in ids if name.startswith("raw-")}
    assert {"told-tile-won", "told-dirk-won-tile", "told-stays-home", "told-tiles-left", "pick-tile"} <= ids


def test_an_offer_tells_where_to_click() -> None:
    """Dice by their faces, a marker by column and field, a reward by its tile."""
    state, chance = start(Setup(3, 4, game="alcazaba")), fast(4)
    kinds: set[str] = set()
    while not is_over(state):
        seen = view(state, to_move(state))
        for option in seen.options:
            offer = describe(seen, option)
            kinds.add(offer.kind)
            if offer.kind == "throw":
                assert bool(offer.dice) == (option.text(state.table) != "throw all")
            elif offer.kind == "place":
                assert offer.column in option.text(state.table)
                assert offer.spot
            elif offer.kind == "pick":
                assert (offer.source, bool(offer.tile)) in (("offer", True), ("start-chip", False))
        options = legal(state)
        submit(state, to_move(state), options[chance.below(len(options))])
    assert {"throw", "place", "pick", "build", "reserve", "name-starter"} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_draws_what_lies_on_the_table(language: str) -> None:
    state, chance = start(Setup(2, 3, game="alcazaba")), fast(3)
    for _ in range(25):
        submit(state, to_move(state), choose(state, chance))
    cast = Cast((), 2, 0, language)
    text = "\n".join([line.plain for line in module_lines(view(state, 0), cast, 80)])
    assert cast.faults == []
    assert "1/5" in text
    assert cast.words("dirk") in text
    assert max(map(len, text.splitlines())) <= 80
