"""The table of the tutorial: a game some turns old, in which the next turn shows everything a newcomer must know.

The record beside this file was played by bots. At its end the guest's seat is on turn and can pay a tile exactly with
two cards, take two more and place the tile on one of several squares; scoring A comes up within the next two turns,
and he leads one type alone and shares another.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alhambra import data
from alhambra.core.record import read
from alhambra.server import wire
from alhambra.server.refusal import problem
from alhambra.server.storage.entry import MOVE, Entry
from alhambra.server.storage.shelf import Game, Place
from alhambra.server.tables.holder import needs_holder
from alhambra.server.tables.info import seed_text
from alhambra.server.tables.opening import PERSON, new_table

RECORD: Final = Path(__file__).with_suffix(".record")
BASE_TABLES: Final = {"buildings", "currencies", "score_cards"}


def lesson_table(guest: str, name: str, now: float) -> tuple[Game, list[Place], list[Entry]]:
    """The table with what has happened at it so far; the guest sits where the record has a person."""
    if not BASE_TABLES.isdisjoint(data.replaced()):  # its moves would not be the same any more
        raise problem("other-components")
    record = read(RECORD.read_text(encoding="utf-8"))
    seats = [
        wire.SeatWish("here", name) if player == PERSON else wire.SeatWish("bot", bot=player)
        for player in record.players
    ]
    game, places = new_table(guest, wire.NewTable(seats), now)
    setup = record.setup
    game.generator, game.seed = setup.generator, seed_text(setup.seed, setup.generator)
    game.held, game.n = needs_holder(setup), len(record.moves)
    return game, places, [Entry(n, MOVE, seat, action, now) for n, (seat, action) in enumerate(record.moves)]
