"""`alhambra serve` but for some things: the same wish is always dealt the same, moments and advice are short.

Called like the command itself: `python tests/browser/seeded.py serve --port 0 ...`; ALHAMBRA_SEED is for other deals.
"""

from __future__ import annotations

import os
import secrets
from functools import partial
from hashlib import blake2b

import msgspec

from alhambra.bots.advice import Measure
from alhambra.cli import main
from alhambra.server import app, wire
from alhambra.server.bots_pool import BotPool
from alhambra.server.storage.shelf import Game, Place
from alhambra.server.tables import house, opening
from alhambra.server.tables.pace import Pace

WINDOW = 0.05  # seconds between two turns: our persons wish to be waited for, see person.py
SHORT = Measure(playouts=1, width=2)  # for advice
ENOUGH = Measure(playouts=300, width=6)  # for a review to be sure of something
SEED_BYTES = 8


class Deals:
    """Chance where tables are made. The order in which tests make their tables must not matter to what is dealt."""

    def __init__(self, salt: str) -> None:
        self._salt = salt.encode()
        self._seed = 1

    def table(self, guest: str, wish: wire.NewTable, now: float) -> tuple[Game, list[Place]]:
        """The table that is wished for."""
        seed = blake2b(msgspec.json.encode(wish), digest_size=SEED_BYTES, key=self._salt)
        self._seed = int.from_bytes(seed.digest(), "big")
        return opening.new_table(guest, wish, now)

    def randbits(self, _: int) -> int:
        return self._seed

    def token_urlsafe(self, length: int) -> str:
        return secrets.token_urlsafe(length)


if __name__ == "__main__":  # the bots' processes import this file too
    deals = Deals(os.environ.get("ALHAMBRA_SEED", ""))
    vars(opening)["secrets"] = deals
    vars(house)["new_table"] = deals.table
    vars(app)["Pace"] = partial(Pace, window=WINDOW, beat=WINDOW)
    vars(app)["BotPool"] = lambda workers, *_: BotPool(workers, SHORT, ENOUGH)
    main()
