"""Options as numbers: all different in one decision, steady from one to the next, and what happens beyond the range."""

from __future__ import annotations

from zlib import crc32

import pytest

from alhambra.interfaces.numbering import LIST, SIZES, SLOTS, by_place, by_slot, numbering

TEXTS = [f"take florin-{value}" for value in range(1, 10)]


@pytest.mark.parametrize("kind", [SLOTS, LIST])
def test_no_two_options_share_a_number(kind: str) -> None:
    for size in (len(TEXTS), 16, SIZES[kind]):
        numbers = numbering(kind)(TEXTS, size)
        assert len(set(numbers)) == len(TEXTS)
        assert all(0 <= number < size for number in numbers)


def test_a_slot_stays_with_its_text() -> None:
    size = SIZES[SLOTS]
    alone = {text: by_slot([text], size)[0] for text in TEXTS}
    assert dict(zip(TEXTS[::-1], by_slot(TEXTS[::-1], size), strict=True)) == alone
    assert alone["take florin-5"] == crc32(b"take florin-5") % size  # as the documentation promises


def test_who_comes_later_takes_the_next_free_slot_and_begins_again_after_the_last() -> None:
    size = 4
    last = next(f"x{n}" for n in range(99) if crc32(f"x{n}".encode()) % size == size - 1)
    again = next(f"y{n}" for n in range(99) if crc32(f"y{n}".encode()) % size == size - 1)
    assert by_slot([last, again], size) == [3, 0]
    assert by_slot([again, last], size) == [3, 0]


def test_beyond_the_range_the_first_options_keep_their_numbers() -> None:
    assert sorted(by_slot(TEXTS, 4)) == [0, 1, 2, 3]
    assert by_slot(TEXTS, 4) == by_slot(TEXTS[:4], 4)
    assert by_place(TEXTS, 4) == [0, 1, 2, 3]


def test_an_unknown_numbering_is_refused() -> None:
    with pytest.raises(ValueError, match="slots, list"):
        numbering("dice")
