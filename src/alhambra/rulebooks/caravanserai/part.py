"""The caravanserai cards, whose they are, and where their markers stand (CAR-3, CAR-8)."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra.core.payment import Till
from alhambra.core.pieces import TYPES
from alhambra.core.state import Part, State
from alhambra.core.table import place_of

KEY: Final = "caravanserai"
PLACE: Final = place_of(KEY)
UP: Final = "up"
SIDE: Final = "side"


@final
class Caravan:
    """A printed card: its main currency, and by level the currency of a side field."""

    __slots__ = ("branches", "kind", "levels", "main")

    def __init__(self, kind: int, main: int, levels: int, branches: dict[int, int]) -> None:
        self.kind: Final = kind  # among the cards
        self.main: Final = main
        self.levels: Final = levels  # the highest one
        self.branches: Final = branches

    def goes_up(self, marker: Marker) -> bool:
        """CAR-7: along the column; a side field has no way up (CAR-8)."""
        return not marker.aside and marker.level < self.levels

    def goes_aside(self, marker: Marker) -> bool:
        """CAR-8: sideways to and fro."""
        return marker.aside or marker.level in self.branches

    def currency(self, marker: Marker) -> int:
        return self.branches[marker.level] if marker.aside else self.main


@final
class Marker:
    """Where the marker of an owned card stands: a value, replaced by every move."""

    __slots__ = ("aside", "card", "level", "owner")

    def __init__(self, card: int, owner: int, level: int, aside: bool) -> None:
        self.card: Final = card  # index among the caravans
        self.owner: Final = owner
        self.level: Final = level  # the amount, too
        self.aside: Final = aside  # on the side field of its level?

    def moved(self, way: str) -> Marker:
        if way == UP:
            return Marker(self.card, self.owner, self.level + 1, False)
        return Marker(self.card, self.owner, self.level, not self.aside)

    def facts(self) -> list[object]:
        return [self.card, self.owner, self.level, self.aside]


@final
class Caravans(Part):
    """All cards are open: those nobody has, and the markers on the others."""

    __slots__ = ("caravans", "free", "markers", "most", "moved", "prices", "tills")

    def __init__(
        self,
        caravans: list[Caravan],
        prices: dict[int, int],
        most: int,
        free: list[int],
        markers: list[Marker],
        moved: bool,
        tills: list[list[Till] | None] | None = None,
    ) -> None:
        self.caravans: Final = caravans
        self.prices: Final = prices  # CAR-4: by the number of types in the Alhambra
        self.most: Final = most  # CAR-3: cards for one player
        self.free: Final = free
        self.markers: Final = markers
        self.moved = moved  # has the seat on turn moved a marker?
        # By the number of types the purchases in all currencies, once somebody has asked; the same all game long.
        self.tills: Final[list[list[Till] | None]] = [None] * (len(TYPES) + 1) if tills is None else tills

    def clone(self) -> Caravans:
        return Caravans(self.caravans, self.prices, self.most, self.free[:], self.markers[:], self.moved, self.tills)

    def facts(self) -> dict[str, object]:
        return {"free": self.free[:], "markers": [marker.facts() for marker in self.markers], "moved": self.moved}

    def of(self, seat: int) -> list[Marker]:
        """A seat's cards."""
        return [marker for marker in self.markers if marker.owner == seat]

    def has_any(self, seat: int) -> bool:
        """Does a card lie before this seat?"""
        for marker in self.markers:
            if marker.owner == seat:
                return True
        return False

    def may_move(self, seat: int) -> bool:
        """CAR-7: has a seat a marker that can be moved, and none that was moved in this turn?"""
        if not self.moved:
            for marker in self.markers:
                if marker.owner == seat:
                    caravan = self.caravans[marker.card]
                    if caravan.goes_up(marker) or caravan.goes_aside(marker):
                        return True
        return False

    def may_have_more(self, seat: int) -> bool:
        """CAR-3: is there a card left, and has this seat fewer than it may have?"""
        if not self.free:
            return False
        number = 0
        for marker in self.markers:
            if marker.owner == seat:
                number += 1
        return number < self.most

    def put(self, marker: Marker) -> None:
        """Set a marker to another place of its card."""
        for at, other in enumerate(self.markers):
            if other.card == marker.card:
                self.markers[at] = marker
                return
        self.markers.append(marker)


def caravans(state: State) -> Caravans:
    """The caravanserai cards of a game."""
    return cast(Caravans, state.part_at(PLACE))
