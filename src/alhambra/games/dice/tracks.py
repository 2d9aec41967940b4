"""Building tracks: how high every stone stands, and who is ahead of whom (DICE-7, DICE-42 to DICE-44, DICE-55).

Of each type two rows of bytes are kept: `heights` by owner (0 off the track), and `standing`, the owners on the track
from the first place to the last. A tower is those who stand on the same field: the one ahead is the lower one.
"""

from __future__ import annotations

from alhambra.core.pieces import ROW_OF
from alhambra.core.state import without_piece
from alhambra.games.dice.chips import FIELDS


def advanced(height: int, points: int) -> int:
    """DICE-44: where a stone gets to; what would lead beyond the last field is lost."""
    return min(FIELDS, height + points)


def raised(heights: bytes, owner: int, height: int) -> bytes:
    """The heights with one stone somewhere else."""
    return heights[:owner] + ROW_OF[height] + heights[owner + 1 :]


def restood(standing: bytes, heights: bytes, owner: int, height: int) -> bytes:
    """DICE-43: the order after a stone has moved up to a field, where it lies on top; the others keep theirs."""
    others = without_piece(standing, owner) if heights[owner] else standing
    at = 0
    while at < len(others) and heights[others[at]] >= height:
        at += 1
    return others[:at] + ROW_OF[owner] + others[at:]


def places(standing: bytes, owners: int) -> tuple[int, ...]:
    """DICE-55: the place of every owner, 0 for one who is not on the track."""
    return tuple([standing.find(ROW_OF[owner]) + 1 for owner in range(owners)])


def towers(standing: bytes, heights: bytes) -> list[dict[str, object]]:
    """The taken fields from the highest, with their stones from below."""
    found: list[dict[str, object]] = []
    for field in range(FIELDS, 0, -1):
        stones = [owner for owner in standing if heights[owner] == field]
        if stones:
            found.append({"field": field, "stones": stones})
    return found
