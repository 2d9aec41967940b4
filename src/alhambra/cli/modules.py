"""Modules as they are named at the command line."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from alhambra.cli.errors import complain
from alhambra.games.alhambra import MODULES
from alhambra.words.saying import Saying

ALL: Final = "all"
RANDOM: Final = "random"  # a subset of its own for every game
NONE: Final[tuple[str, ...]] = ()


def module_names(text: str) -> tuple[str, ...]:
    """The modules somebody asks for; RANDOM alone stays as it is until a game's seed is known."""
    if not text.strip():
        return NONE
    if text.strip() == ALL:
        return tuple(MODULES)
    if text.strip() == RANDOM:
        return (RANDOM,)
    names = tuple([name.strip() for name in text.split(",")])
    for name in names:
        if name not in MODULES:
            complain(Saying("unknown-module", {"module": name, "modules": ", ".join(MODULES)}))
        if names.count(name) > 1:
            complain(Saying("module-twice", {"module": name}))
    return names


def modules_of(names: tuple[str, ...], seed: int) -> tuple[str, ...]:
    """The modules of the game with this seed: every subset is as likely as any other if they are random."""
    if names != (RANDOM,):
        return names
    lots = blake2b(f"{seed} modules".encode(), digest_size=8).digest()
    bits = int.from_bytes(lots, "little")
    return tuple([name for at, name in enumerate(MODULES) if bits >> at & 1])
