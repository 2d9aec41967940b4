"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from alhambra.bots.advice import Measure
from alhambra.server.bots_pool import HINT, REVIEW
from alhambra.server.limits import Limits

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be chosen; the defaults are those of a server for oneself."""

    database: str
    redis: str | None = None
    host: str = "127.0.0.1"
    port: int = 0
    origins: tuple[str, ...] = ()  # other sites that may use this server, such as the one a proxy shows
    hosts: tuple[str, ...] = ()  # the names this server answers to; all if none are told
    web: Path | None = None  # the browser app, if not the one in the package
    bot_pause: float = 0.6  # seconds a bot waits before it answers, so that people can follow
    bot_workers: int = 0  # processes in which bots think; 0: as many as there are cores, less one
    hint: Measure = HINT  # how long to think about advice
    review: Measure = REVIEW  # and about each move when a game is looked back at
    limits: Limits = field(default_factory=Limits)
