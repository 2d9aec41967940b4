"""What happened: read by modules, by the client's animation and log, and by the lab."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from alhambra.core.setup import MOST_SEATS

if TYPE_CHECKING:
    from alhambra.core.scoring import Result
    from alhambra.core.table import Table


# The commonest kinds of events have a number (see `Event.common` and COMMON_KINDS).
NOT_COMMON: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """A fact about the game. Values are never edited."""

    __slots__ = ()

    def name(self) -> str:
        """The word for this kind of event."""
        raise NotImplementedError

    def facts(self, table: Table) -> dict[str, object]:
        """The event as plain data, pieces by name."""
        raise NotImplementedError

    def seen_by(self, seat: int) -> Event | None:
        """What this seat (or SPECTATOR) may know of it: all, another event that tells less, or nothing."""
        return self

    def common(self) -> i64:
        """The number of one of the commonest kinds, so that who hears it is found at once; NOT_COMMON for others."""
        return NOT_COMMON


@final
class GameBegan(Event):
    """B-27: the start player is known."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "game-began"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat}


@final
class MoneyDealt(Event):
    """B-25: start money is turned up for all to see."""

    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: bytes) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def name(self) -> str:
        return "money-dealt"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "cards": table.card_names(self.cards)}


@final
class TurnBegan(Event):
    """SEQ-1: a seat is on turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "turn-began"

    def common(self) -> i64:
        return 0

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat}


TURN_BEGAN: Final[list[TurnBegan]] = [TurnBegan(seat) for seat in range(MOST_SEATS)]


@final
class TurnEnding(Event):
    """SEQ-4: all acquired tiles are placed; what belongs to the end of the turn follows."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "turn-ending"

    def common(self) -> i64:
        return 1

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat}


TURN_ENDING: Final[list[TurnEnding]] = [TurnEnding(seat) for seat in range(MOST_SEATS)]


@final
class MoneyTaken(Event):
    """B-50: cards went from the display into a hand."""

    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: bytes) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def name(self) -> str:
        return "money-taken"

    def common(self) -> i64:
        return 2

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "cards": table.card_names(self.cards)}


@final
class Paid(Event):
    """B-61: cards left a hand to pay a price."""

    __slots__ = ("cards", "price", "returns", "seat", "total", "what")

    def __init__(self, seat: int, what: str, price: int, total: int, cards: bytes, returns: bool = True) -> None:
        self.seat: Final = seat
        self.what: Final = what
        self.price: Final = price
        self.total: Final = total
        self.cards: Final = cards
        self.returns: Final = returns  # is this a purchase that brings change (CHG-9)?

    def name(self) -> str:
        return "paid"

    def common(self) -> i64:
        return 7

    def facts(self, table: Table) -> dict[str, object]:
        return {
            "seat": self.seat,
            "what": self.what,
            "price": self.price,
            "total": self.total,
            "cards": table.card_names(self.cards),
        }


@final
class TileBought(Event):
    """B-64: a tile of the market became an acquired tile."""

    __slots__ = ("exact", "field", "seat", "tile")

    def __init__(self, seat: int, tile: int, field: int, exact: bool) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.field: Final = field
        self.exact: Final = exact

    def name(self) -> str:
        return "tile-bought"

    def common(self) -> i64:
        return 3

    def facts(self, table: Table) -> dict[str, object]:
        return {
            "seat": self.seat,
            "tile": table.tiles.names[self.tile],
            "field": self.field + 1,
            "exact": self.exact,
        }


# Where a tile can go to or come from.
ACQUIRED: Final = "acquired"
RESERVE: Final = "reserve"
ALHAMBRA: Final = "alhambra"
DIRK: Final = "dirk"


@final
class TileMoved(Event):
    """A tile of a seat changed its place; `cell` is where it stands or stood in the Alhambra, else -1."""

    __slots__ = ("cell", "seat", "source", "target", "tile")

    def __init__(self, seat: int, tile: int, source: str, target: str, cell: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.source: Final = source
        self.target: Final = target
        self.cell: Final = cell

    def name(self) -> str:
        return "tile-moved"

    def common(self) -> i64:
        return 4

    def facts(self, table: Table) -> dict[str, object]:
        return {
            "seat": self.seat,
            "tile": table.tiles.names[self.tile],
            "from": self.source,
            "to": self.target,
            "at": table.cell_name(self.cell) if self.cell >= 0 else "",
        }


class CardTurnedUp(Event):
    """A card came up from the draw pile (B-92, B-93, B-140)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def name(self) -> str:
        return "card-turned-up"

    def common(self) -> i64:
        return 5

    def facts(self, table: Table) -> dict[str, object]:
        return {"card": table.cards.names[self.card]}


@final
class CardAnnounced(CardTurnedUp):
    """The same for a card of the role ANNOUNCED: a module deals with it (B-140)."""

    __slots__ = ()

    def common(self) -> i64:
        return NOT_COMMON


CARD_TURNED_UP: Final[list[CardTurnedUp]] = [CardTurnedUp(card) for card in range(256)]
CARD_ANNOUNCED: Final[list[CardAnnounced]] = [CardAnnounced(card) for card in range(256)]


@final
class PileShuffled(Event):
    """B-94: the discard became the new draw pile."""

    __slots__ = ("cards",)

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards

    def name(self) -> str:
        return "pile-shuffled"

    def facts(self, table: Table) -> dict[str, object]:
        return {"cards": self.cards}


@final
class TileDrawn(Event):
    """B-98: a tile came from the bag for a field of the market; a reaction may take it before it is laid down."""

    __slots__ = ("field", "tile")

    def __init__(self, tile: int, field: int) -> None:
        self.tile: Final = tile
        self.field: Final = field

    def name(self) -> str:
        return "tile-drawn"

    def common(self) -> i64:
        return 6

    def facts(self, table: Table) -> dict[str, object]:
        return {"tile": table.tiles.names[self.tile], "field": self.field + 1}


@final
class DirkDrew(Event):
    """B-131, B-132: tiles from the bag for the fictive third player."""

    __slots__ = ("tiles",)

    def __init__(self, tiles: bytes) -> None:
        self.tiles: Final = tiles

    def name(self) -> str:
        return "dirk-drew"

    def facts(self, table: Table) -> dict[str, object]:
        return {"tiles": [table.tiles.names[tile] for tile in self.tiles]}


@final
class ScoringBegan(Event):
    """B-96: a scoring is due; what must be asked before the points are counted is asked now."""

    __slots__ = ("scoring",)

    def __init__(self, scoring: int) -> None:
        self.scoring: Final = scoring

    def name(self) -> str:
        return "scoring-began"

    def facts(self, table: Table) -> dict[str, object]:
        return {"scoring": self.scoring}


@final
class Scored(Event):
    """B-100: points were booked; the result says where every one of them comes from."""

    __slots__ = ("result",)

    def __init__(self, result: Result) -> None:
        self.result: Final = result

    def name(self) -> str:
        return "scored"

    def facts(self, table: Table) -> dict[str, object]:
        return self.result.facts(table)


@final
class TileLeftOver(Event):
    """B-122, B-123: who gets a tile that is left on the market; NOBODY if the money is tied."""

    __slots__ = ("field", "money", "seat", "tile")

    def __init__(self, seat: int, tile: int, field: int, money: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.field: Final = field
        self.money: Final = money

    def name(self) -> str:
        return "tile-left-over"

    def facts(self, table: Table) -> dict[str, object]:
        return {
            "seat": self.seat,
            "tile": table.tiles.names[self.tile],
            "field": self.field + 1,
            "money": list(self.money),
        }


@final
class GameEnded(Event):
    """B-126: who won."""

    __slots__ = ("scores", "winners")

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...]) -> None:
        self.winners: Final = winners
        self.scores: Final = scores

    def name(self) -> str:
        return "game-ended"

    def facts(self, table: Table) -> dict[str, object]:
        return {"winners": list(self.winners), "scores": list(self.scores)}


# The commonest kinds, each at its number.
COMMON_KINDS: Final[tuple[type[Event], ...]] = (
    TurnBegan,
    TurnEnding,
    MoneyTaken,
    TileBought,
    TileMoved,
    CardTurnedUp,
    TileDrawn,
    Paid,
)
