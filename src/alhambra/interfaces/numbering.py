"""Options as numbers: which number of a fixed range stands for which option of the decision that is due.

Learners want one fixed range of numbers, but here every decision has options of its own. Two ways to give them numbers:

`slots`
    A number is the CRC-32 of the option's text, modulo the size of the range. If it is taken by an option listed
    before, the next free one counts, beginning again at 0 after the last. So `take florin-5` has the same number in
    nearly every position, and a network with one output for each number can learn what it means. Different options
    never share a number in one decision; options that never meet may.
`list`
    A number is the place in `legal(state)`, from 0. Dense and simple, but number 3 means something else each time: for
    search, and for networks that read the options themselves.

Should a decision ever have more options than there are numbers, the first ones in the order of the list get them and
the others cannot be chosen. The ranges are far larger than anything seen (see `docs/guide/research.md`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final
from zlib import crc32

SLOTS: Final = "slots"
LIST: Final = "list"

# By kind of numbering: the size of the range.
SIZES: Final = {SLOTS: 4096, LIST: 1024}

# From the texts of the options and the size of the range to the number of each, in the same order.
Numbering = Callable[[Sequence[str], int], list[int]]


def by_slot(texts: Sequence[str], size: int) -> list[int]:
    """Numbers that stay with their texts wherever they can."""
    found: list[int] = []
    taken: set[int] = set()
    for text in texts[:size]:
        slot = crc32(text.encode()) % size
        while slot in taken:
            slot = (slot + 1) % size
        taken.add(slot)
        found.append(slot)
    return found


def by_place(texts: Sequence[str], size: int) -> list[int]:
    """Numbers in the order of the list."""
    return list(range(min(len(texts), size)))


NUMBERINGS: Final[dict[str, Numbering]] = {SLOTS: by_slot, LIST: by_place}


def numbering(kind: str) -> Numbering:
    """The numbering of this name; ValueError for one nobody knows."""
    if kind not in NUMBERINGS:
        raise ValueError(f"unknown numbering {kind!r}; known ones: {', '.join(NUMBERINGS)}")
    return NUMBERINGS[kind]
