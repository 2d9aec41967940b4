"""Camps once more, slowly: written from CAMP-1 to CAMP-18 alone, on top of the base game's reference.

A layout with camps is two layouts: the city by walls, and the camps by bastions.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests import reference
from tests.reference import BESIDE, FOUNTAIN_SQUARE, OPPOSITE, Layout, Square, neighbour


@dataclass(frozen=True)
class Ground:
    """City tiles and camps, by square."""

    city: Layout = field(default_factory=lambda: {FOUNTAIN_SQUARE: ""})
    camps: Layout = field(default_factory=dict)

    def everything(self) -> Layout:
        return {**self.city, **self.camps}

    def with_tile(self, square: Square, marks: str, camp: bool) -> Ground:
        """The ground with a tile in this place, in the stead of whatever stood there."""
        rest = self.without(square)
        if camp:
            return Ground(rest.city, {**rest.camps, square: marks})
        return Ground({**rest.city, square: marks}, rest.camps)

    def without(self, square: Square) -> Ground:
        return Ground(_without(self.city, square), _without(self.camps, square))


def _without(layout: Layout, square: Square) -> Layout:
    return {other: marks for other, marks in layout.items() if other != square}


def is_legal(ground: Ground) -> bool:
    """B-87 for the city, holes by all squares (CAMP-11), contacts (CAMP-7) and links (CAMP-13) for the camps."""
    return (
        ground.city.get(FOUNTAIN_SQUARE) == ""
        and reference.walls_agree(ground.city)
        and reference.all_walked(ground.city)
        and reference.has_no_hole(ground.everything())
        and contacts_are_allowed(ground)
        and held(ground) == set(ground.camps)
    )


def contacts_are_allowed(ground: Ground) -> bool:
    """CAMP-7, CAMP-8: bastion against city wall, green against green; nothing else."""
    for square, bastions in ground.camps.items():
        for side in BESIDE:
            beside = neighbour(square, side)
            if beside in ground.city and not (side in bastions and OPPOSITE[side] in ground.city[beside]):
                return False
            if beside in ground.camps and (side in bastions or OPPOSITE[side] in ground.camps[beside]):
                return False
    return True


def held(ground: Ground) -> set[Square]:
    """CAMP-9, CAMP-13: the camps beside a tile of the city, and those linked to them through camps."""
    found: set[Square] = set()
    grown = True
    while grown:
        grown = False
        for square in ground.camps.keys() - found:
            if any(neighbour(square, side) in ground.city.keys() | found for side in BESIDE):
                found.add(square)
                grown = True
    return found


def places(ground: Ground, marks: str, camp: bool) -> set[Square]:
    """Every empty square where such a tile may be built."""
    near = reference.empty_around(ground.everything())
    return {square for square in near if is_legal(ground.with_tile(square, marks, camp))}


def loose(ground: Ground) -> set[Square]:
    """Every tile that may be taken out."""
    squares = ground.everything().keys() - {FOUNTAIN_SQUARE}
    return {square for square in squares if is_legal(ground.without(square))}


def exchangeable(ground: Ground, marks: str, camp: bool) -> set[Square]:
    """Every tile in whose place such a one may stand, be it of the other kind."""
    squares = ground.everything().keys() - {FOUNTAIN_SQUARE}
    return {square for square in squares if is_legal(ground.with_tile(square, marks, camp))}


def longest_wall(ground: Ground) -> int:
    """CAMP-17: as if the camps were not there."""
    return reference.longest_wall(ground.city)


def points(ground: Ground) -> int:
    """CAMP-15, CAMP-16: for every bastion the buildings in line."""
    total = 0
    for square, bastions in ground.camps.items():
        for side in bastions:
            beside = neighbour(square, side)
            while beside in ground.city:
                total += 1
                beside = neighbour(beside, side)
    return total
