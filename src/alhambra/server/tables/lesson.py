"""The table of the tutorial: a game some turns old, in which the next turn shows everything a newcomer must know.

The record beside this file was played by bots. At its end the guest's seat is on turn and can pay a tile exactly with
two cards, take two more and place the tile on one of several squares; scoring A comes up within the next turns, in
which he leads one type alone and shares another.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alhambra.core.record import Record, read
from alhambra.core.view import NOBODY
from alhambra.server.storage.entry import MOVE, Entry
from alhambra.server.storage.shelf import Game, Place
from alhambra.server.tables.opening import game_of, places_of

RECORD: Final = Path(__file__).with_suffix(".record")
TITLE: Final = ""
