"""Chance: two generators behind one interface, with the same numbers in every build.

The fast one (sfc32) is for simulation. The sealed one (BLAKE2b in counter mode) is for games between people:
however many of its draws somebody has seen, the next one stays unpredictable without the 256-bit seed.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
FAST: Final = "fast"
SEALED: Final = "sealed"
FAST_SEED_BITS: Final = 64
SEALED_SEED_BITS: Final = 256


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A stream of 32-bit words that can be cloned in the middle."""

    __slots__ = ()

    def word(self) -> i64:
        """The next 32 bits."""
        raise NotImplementedError

    def clone(self) -> Rng:
        """A generator that goes on with the same numbers, independently."""
        raise NotImplementedError

    def position(self) -> tuple[int, ...]:
        """Where the stream stands: equal positions mean equal futures."""
        raise NotImplementedError

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1 (below 2^31), every one equally likely (Lemire's method, no modulo bias)."""
        product = self.word() * limit
        low = product & WORD
        if low < limit:
            threshold = (WORD + 1 - limit) % limit
            while low < threshold:
                product = self.word() * limit
                low = product & WORD
        return product >> 32

    def shuffle(self, pieces: list[int]) -> None:
        """Fisher-Yates, in place."""
        for last in range(len(pieces) - 1, 0, -1):
            other = self.below(last + 1)
            pieces[last], pieces[other] = pieces[other], pieces[last]


@final
class FastRng(Rng):
    """sfc32 by Chris Doty-Humphrey: small, quick, of good quality, not secret."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def word(self) -> i64:
        word = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) & WORD | (self.c >> 11)) + word) & WORD
        return word

    def clone(self) -> FastRng:
        return FastRng(self.a, self.b, self.c, self.counter)

    def position(self) -> tuple[int, ...]:
        return (self.a, self.b, self.c, self.counter)


@final
class SealedRng(Rng):
    """BLAKE2b(key = seed, counter): each block gives sixteen words."""

    __slots__ = ("at", "block", "counter", "seed")

    def __init__(self, seed: bytes, counter: int, block: bytes, at: int) -> None:
        self.seed: Final = seed
        self.counter = counter
        self.block = block
        self.at = at

    def word(self) -> i64:
        if self.at == len(self.block):
            self.block = blake2b(self.counter.to_bytes(8, "little"), key=self.seed).digest()
            self.counter += 1
            self.at = 0
        word = int.from_bytes(self.block[self.at : self.at + 4], "little")
        self.at += 4
        return i64(word)

    def clone(self) -> SealedRng:
        return SealedRng(self.seed, self.counter, self.block, self.at)

    def position(self) -> tuple[int, ...]:
        return (int.from_bytes(self.seed, "big"), self.counter, self.at)


def fast(seed: int) -> FastRng:
    """The fast generator for a 64-bit seed."""
    rng = FastRng(seed & WORD, (seed >> 32) & WORD, 0, 1)
    for _ in range(15):  # spread the seed over the whole state before the first draw
        rng.word()
    return rng


def sealed(seed: int) -> SealedRng:
    """The sealed generator for a 256-bit seed."""
    return SealedRng(seed.to_bytes(SEALED_SEED_BITS // 8, "big"), 0, b"", 0)


def generator(name: str, seed: int) -> Rng:
    """The generator a record names; ValueError for an unknown name or a seed it cannot take."""
    if name not in (FAST, SEALED):
        raise ValueError(f"unknown generator {name!r}: expected {FAST} or {SEALED}")
    bits = FAST_SEED_BITS if name == FAST else SEALED_SEED_BITS
    if not 0 <= seed < 1 << bits:
        raise ValueError(f"the seed of a {name} game is a number from 0 to 2^{bits} - 1")
    return fast(seed) if name == FAST else sealed(seed)
