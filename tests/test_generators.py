"""The two generators: their numbers, their fairness, and what a record may ask of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from itertools import islice, permutations

import pytest

from alhambra.core.rng import FAST, SEALED, FastRng, Rng, fast, generator, sealed

MASK = 0xFFFFFFFF
BOTH = pytest.mark.parametrize("name", [FAST, SEALED])

# What PractRand's RNG_output prints for sfc32 with these seeds: the reference program of the generator's author.
KNOWN = {
    0x0000000000000000: [0x514676C3, 0x08A809DF, 0x30349D2B, 0xFB52C520, 0x38802BE1, 0x948279E6, 0xEC4BF1D9],
    0x0123456789ABCDEF: [0x84712D97, 0xF5A3D9C8, 0x5CD0A295, 0x35E05B54, 0x4C627CA1, 0x33A043E2, 0xB6113C67],
}


def sfc32(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    """The generator as its author describes it, written down a second time."""
    while True:
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        rotated = (c * 2**21) % 2**32 + c // 2**11
        a, b, c = b ^ (b // 2**9), (c * 9) % 2**32, (rotated + word) % 2**32
        yield word


def blocks(seed: int) -> Iterator[int]:
    """BLAKE2b in counter mode, the seed as key: sixteen little-endian words out of every block."""
    counter = 0
    while True:
        block = blake2b(counter.to_bytes(8, "little"), key=seed.to_bytes(32, "big"), digest_size=64).digest()
        yield from (int.from_bytes(block[at : at + 4], "little") for at in range(0, 64, 4))
        counter += 1


def words(rng: Rng, number: int) -> list[int]:
    return [rng.word() for _ in range(number)]


# The numbers.


@pytest.mark.parametrize("seed", KNOWN)
def test_the_fast_generator_is_sfc32(seed: int) -> None:
    rng = FastRng(0, seed & MASK, seed >> 32, 1)
    words(rng, 12)  # the reference program throws these away
    assert words(rng, 7) == KNOWN[seed]


@pytest.mark.parametrize("seed", [0, 1, 7, 1 << 31, 1 << 32, (1 << 64) - 1, 0x0123456789ABCDEF])
def test_the_fast_generator_begins_after_fifteen_words(seed: int) -> None:
    expected = islice(sfc32(seed & MASK, seed >> 32, 0, 1), 15, 1015)
    assert words(fast(seed), 1000) == list(expected)


def test_the_counter_of_the_fast_generator_wraps_around() -> None:
    assert words(FastRng(MASK, MASK, MASK, MASK - 2), 100) == list(islice(sfc32(MASK, MASK, MASK, MASK - 2), 100))


@pytest.mark.parametrize("seed", [0, 1, 1 << 255, (1 << 256) - 1, 0xA1B2C3])
def test_the_sealed_generator_is_blake2b_in_counter_mode(seed: int) -> None:
    assert words(sealed(seed), 1000) == list(islice(blocks(seed), 1000))


@BOTH
def test_words_have_32_bits(name: str) -> None:
    rng = generator(name, 3)
    seen = words(rng, 2000)
    assert min(seen) >= 0
    assert max(seen) <= MASK
    ones = [sum(word >> bit & 1 for word in seen) for bit in range(32)]
    assert min(ones) > 880  # 1000 expected, five standard deviations are 112
    assert max(ones) < 1120


def test_nearby_seeds_have_nothing_in_common() -> None:
    for name in (FAST, SEALED):
        seen = Counter(word for seed in range(200) for word in words(generator(name, seed), 20))
        assert len(seen) > 3990  # of 4000; two equal ones are to be expected in about one of 500 such samples


# One interface.


@BOTH
def test_a_record_names_its_generator(name: str) -> None:
    assert words(generator(name, 5), 50) == words(fast(5) if name == FAST else sealed(5), 50)


def test_the_two_generators_are_different() -> None:
    assert words(fast(5), 20) != words(sealed(5), 20)


@BOTH
@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 100])
def test_a_clone_goes_on_with_the_same_numbers(name: str, drawn: int) -> None:
    rng = generator(name, 9)
    words(rng, drawn)
    position = rng.position()
    clone = rng.clone()
    assert clone.position() == position
    ahead = words(clone, 40)
    assert rng.position() == position
    assert words(rng, 40) == ahead
    assert rng.position() == clone.position() != position


@BOTH
def test_equal_positions_mean_equal_futures(name: str) -> None:
    positions = set()
    rng = generator(name, 9)
    for _ in range(100):
        positions.add(rng.position())
        rng.word()
    assert len(positions) == 100
    assert generator(name, 8).position() != generator(name, 9).position()


class Loaded(Rng):
    """A generator whose words are known beforehand: anybody may write one more generator."""

    def __init__(self, *coming: int) -> None:
        self.coming = list(coming)

    def word(self) -> int:
        return self.coming.pop(0)

    def clone(self) -> Loaded:
        return Loaded(*self.coming)

    def position(self) -> tuple[int, ...]:
        return tuple(self.coming)


# Fairness.


def test_a_number_below_a_limit_is_the_high_part_of_the_product() -> None:
    assert [Loaded(word).below(10) for word in (1, 0x19999999, 0x1999999B, 0x7FFFFFFF, MASK)] == [0, 0, 1, 4, 9]
    assert Loaded(5).below(1) == 0


def test_words_that_would_bias_the_number_are_thrown_away() -> None:
    """2^32 = 3 * 1431655765 + 1: with limit 3 exactly one word is one too many."""
    rng = Loaded(0, 0, MASK)
    assert rng.below(3) == 2
    assert rng.position() == ()
    limit = (1 << 30) + 1  # nearly a quarter of all words are too many, for instance the small multiples of four
    assert Loaded(0, 4, 8, 1).below(limit) == 0
    assert Loaded(0, 4, 8, MASK).below(limit) == limit - 1


@BOTH
@pytest.mark.parametrize("limit", [2, 3, 5, 6, 7, 10, 54, 108])
def test_numbers_below_a_limit_are_equally_likely(name: str, limit: int) -> None:
    rng = generator(name, 1000 + limit)
    draws = 200 * limit
    seen = Counter(rng.below(limit) for _ in range(draws))
    assert set(seen) == set(range(limit))
    assert chi_square(list(seen.values()), draws / limit) < far_out(limit - 1)


def test_a_limit_that_does_not_divide_the_words_is_fair_too() -> None:
    """With 3 * 2^29 a plain modulo would give the highest third of the numbers too seldom."""
    rng = fast(77)
    draws = 6000
    thirds = Counter(rng.below(3 << 29) >> 29 for _ in range(draws))
    assert chi_square([thirds[third] for third in range(3)], draws / 3) < far_out(2)


@BOTH
@pytest.mark.parametrize("size", [2, 3, 4])
def test_all_orders_are_equally_likely(name: str, size: int) -> None:
    rng = generator(name, 2000 + size)
    orders = list(permutations(range(size)))
    draws = 200 * len(orders)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        pieces = list(range(size))
        rng.shuffle(pieces)
        seen[tuple(pieces)] += 1
    assert chi_square([seen[order] for order in orders], draws / len(orders)) < far_out(len(orders) - 1)


@BOTH
def test_every_card_can_come_anywhere(name: str) -> None:
    """Each of 108 cards in each place, by the mean and spread of where it lands."""
    rng = generator(name, 3000)
    rounds = 400
    landed = [0] * 108
    for _ in range(rounds):
        cards = list(range(108))
        rng.shuffle(cards)
        for place, card in enumerate(cards):
            landed[card] += place
    spread = ((108**2 - 1) / 12 / rounds) ** 0.5
    assert max(abs(total / rounds - 53.5) for total in landed) < 5 * spread


@BOTH
def test_shuffling_keeps_the_pieces(name: str) -> None:
    rng = generator(name, 1)
    pieces = [3, 3, 3, 1, 4, 1, 5, 9, 2, 6]
    shuffled = pieces[:]
    rng.shuffle(shuffled)
    assert sorted(shuffled) == sorted(pieces)
    for few in ([], [7]):
        position = rng.position()
        rng.shuffle(few)
        assert rng.position() == position


def chi_square(seen: list[int], expected: float) -> float:
    return sum((number - expected) ** 2 / expected for number in seen)


def far_out(freedom: int) -> float:
    """What chi-square passes about once in 30,000 samples (Wilson and Hilferty's approximation)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 4 * part**0.5) ** 3)


def test_the_fairness_tests_can_fail() -> None:
    """A modulo instead of the fair method is caught by the same measure."""
    rng = fast(77)
    draws = 6000
    thirds = Counter(rng.word() % (3 << 29) >> 29 for _ in range(draws))
    assert chi_square([thirds[third] for third in range(3)], draws / 3) > far_out(2)


# Seeds.


@pytest.mark.parametrize(
    ("name", "seed"),
    [(FAST, -1), (FAST, 1 << 64), (FAST, 1 << 255), (SEALED, -1), (SEALED, 1 << 256), (SEALED, 1 << 300)],
)
def test_a_seed_out_of_range_is_refused(name: str, seed: int) -> None:
    with pytest.raises(ValueError, match=f"the seed of a {name} game"):
        generator(name, seed)


@pytest.mark.parametrize(("name", "bits"), [(FAST, 64), (SEALED, 256)])
def test_every_seed_in_range_is_taken(name: str, bits: int) -> None:
    first = [tuple(words(generator(name, seed), 8)) for seed in (0, 1, 1 << (bits - 1), (1 << bits) - 1)]
    assert len(set(first)) == 4


@pytest.mark.parametrize("name", ["", "dice", "FAST", "sfc32"])
def test_an_unknown_generator_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="unknown generator"):
        generator(name, 0)
