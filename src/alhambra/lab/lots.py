"""What a seed decides besides the deal: the modules by lot, and the random numbers of every bot."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from alhambra.core.rng import FastRng, fast
from alhambra.games.alhambra import MODULES

RANDOM: Final = "random"  # in place of modules: a subset of its own for every game


def modules_of(names: tuple[str, ...], seed: int) -> tuple[str, ...]:
    """The modules of the game with this seed: every subset is as likely as any other if they are random."""
    if names != (RANDOM,):
        return names
    lots = blake2b(f"{seed} modules".encode(), digest_size=8).digest()
    bits = int.from_bytes(lots, "little")
    return tuple([name for at, name in enumerate(MODULES) if bits >> at & 1])


def numbers_of(seed: int, seat: int) -> FastRng:
    """The generator of one seat's bot: it tells nothing about the game's own."""
    return fast(int.from_bytes(blake2b(f"{seed} {seat}".encode(), digest_size=8).digest(), "big"))
