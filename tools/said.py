"""Sayings of whole games as `speak.py` words them: `python tools/said.py`, as JSON for the browser's own test.

The browser words sayings by itself. `web/src/lib/wording.test.ts` reads this and must come to the same sentences.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))  # the sources beside this, installed or not

from alhambra.bots.random_bot import RandomBot
from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.view import view
from alhambra.games import alhambra
from alhambra.words.catalogue import LANGUAGES
from alhambra.words.offer import describe, question
from alhambra.words.pieces import tile_facts
from alhambra.words.saying import Saying
from alhambra.words.speak import Speaker
from alhambra.words.told import tell

NAMES = ("Amira", "Jonas", "Liis", "Pieter", "Kadri", "Dirk")
TABLES = ((2, ()), (4, tuple(alhambra.MODULES)))
OFTEN = 4  # a message in as many different fillings is enough


def sayings(seats: int, modules: tuple[str, ...]) -> Iterator[Saying]:
    """All that is said to seat 0 in one game of bots that play at random."""
    state = alhambra.start(Setup(seats, 7, modules=modules))
    bot, chance = RandomBot(), fast(3)
    while not is_over(state):
        seat = to_move(state)
        seen = view(state, seat)
        yield question(seen)
        for action in legal(state):
            offer = describe(seen, action)
            yield from [saying for saying in (offer.heading, offer.label, offer.note) if saying is not None]
        submit(state, seat, bot.choose(seen, chance))
        told = [event.seen_by(0) for event in state.events]
        yield from tell(view(state, 0), [event for event in told if event is not None])


def said() -> dict[str, Any]:
    games = []
    for seats, modules in TABLES:
        tiles = tile_facts(alhambra.start(Setup(seats, 7, modules=modules)).table.tiles)
        speakers = {language: Speaker(language, NAMES[:seats], 0, tiles) for language in LANGUAGES}
        counts: dict[str, int] = {}
        lines = []
        for saying in sayings(seats, modules):
            counts[saying.id] = counts.get(saying.id, 0) + 1
            if counts[saying.id] <= OFTEN:
                words = {language: speaker.say(saying) for language, speaker in speakers.items()}
                lines.append({"saying": saying.wire(), "words": words})
        pieces = {
            name: {"type": facts.type, "price": facts.price, "walls": facts.walls.lower(), "shape": facts.shape}
            for name, facts in tiles.items()
        }
        games.append({"names": NAMES[:seats], "pieces": pieces, "lines": lines})
    return {"games": games}


if __name__ == "__main__":
    json.dump(said(), sys.stdout, ensure_ascii=False)
