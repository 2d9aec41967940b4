"""`alhambra serve` but for some things: tables are dealt from known seeds, bots answer and advise at once.

Called like the command itself: `python tests/browser/seeded.py serve --port 0 ...`; ALHAMBRA_SEED is the first seed,
ALHAMBRA_WINDOW the seconds between two turns.
"""

from __future__ import annotations

import os
import secrets
from functools import partial
from itertools import count
from types import SimpleNamespace

from alhambra.bots.advice import Measure
from alhambra.cli import main
from alhambra.server import app
from alhambra.server.bots_pool import BotPool
from alhambra.server.tables import house, opening
from alhambra.server.tables.pace import Pace

BOT_SECONDS = 0.05
SHORT = Measure(playouts=1, width=2)  # for advice

if __name__ == "__main__":  # the bots' processes import this file too
    seeds = count(int(os.environ.get("ALHAMBRA_SEED", "1")))
    known = SimpleNamespace(randbits=lambda _: next(seeds), token_urlsafe=secrets.token_urlsafe)
    vars(opening)["secrets"] = known
    window = float(os.environ.get("ALHAMBRA_WINDOW", str(Pace().window)))
    vars(house)["Pace"] = partial(Pace, bot=BOT_SECONDS, window=window, beat=min(window, Pace().beat))
    vars(app)["BotPool"] = lambda workers, *_: BotPool(workers, SHORT, SHORT)
    main()
