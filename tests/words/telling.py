"""All that is said to anybody in random games of the family, for the tests of each game's words."""

from __future__ import annotations

from functools import cache

from alhambra.core.engine import is_over, submit, to_move
from alhambra.core.events import Scored
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.view import SPECTATOR, view
from alhambra.games.family import start
from alhambra.testing.conformance import choose
from alhambra.words import scored
from alhambra.words.offer import describe, question
from alhambra.words.pieces import tile_facts
from alhambra.words.saying import Saying
from alhambra.words.speak import Speaker
from alhambra.words.told import tell
from tests.words.test_games import NAMES, RAW


@cache
def sayings(game: str, seats: int, seed: int) -> tuple[tuple[int, Saying], ...]:
    """All that is said in a random game, with the reader's seat."""
    found: dict[str, tuple[int, Saying]] = {}
    state, chance = start(Setup(seats, seed, game=game)), fast(seed)
    while True:
        for seat in (max(0, to_move(state)), SPECTATOR):
            seen = view(state, seat)
            said = [*tell(seen, seen.events), question(seen)]
            for event in seen.events:
                if isinstance(event, Scored):
                    said += [*scored.reasons(event.result), *scored.walls(seen.table, event.result)]
            few = [option for at, option in enumerate(seen.options) if at % 7 == 0 or option.key()[0] != "throw"]
            for option in few:
                offer = describe(seen, option)
                said += [offer.heading, offer.label, *filter(None, [offer.note, offer.folder])]
            for saying in said:
                found.setdefault(f"{seat} {saying.wire()}", (seat, saying))
        if is_over(state):
            return tuple(found.values())
        submit(state, to_move(state), choose(state, chance))


def check_told(language: str, game: str, seats: int, seed: int) -> None:
    """Every sentence of a game has words in a language, and no raw id is among them."""
    tiles = tile_facts(start(Setup(seats, seed, game=game)).table.tiles)
    speakers = {seat: Speaker(language, NAMES, seat, tiles) for seat in range(SPECTATOR, seats)}
    for seat, saying in sayings(game, seats, seed):
        for form in ("", "short", "ask"):
            words = speakers[seat].say(saying, form)
            assert words.strip(), saying
            assert not RAW.search(words), words
    assert [fault for speaker in speakers.values() for fault in speaker.faults] == []
