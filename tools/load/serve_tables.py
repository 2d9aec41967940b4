"""A server of tables for the load test: no limits, only errors in the log, its address on the first line."""

from __future__ import annotations

import sys

from alhambra.server.limits import NO_LIMITS
from alhambra.server.logs import set_up
from alhambra.server.serve import address, bound, run
from alhambra.server.settings import Settings

if __name__ == "__main__":
    set_up("error")
    listener = bound("127.0.0.1", 0)
    run(Settings(sys.argv[1], limits=NO_LIMITS), listener, lambda: print(address(listener), flush=True))
