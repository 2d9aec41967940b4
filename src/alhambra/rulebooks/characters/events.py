"""What happens to characters and through them."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.events import Event
from alhambra.core.table import Table

PASSED: Final = 0
HIDDEN: Final = -1


@final
class Bidden(Event):
    """CHR-5: a bid, or PASSED."""

    __slots__ = ("bid", "character", "seat")

    def __init__(self, seat: int, character: str, bid: int) -> None:
        self.seat: Final = seat
        self.character: Final = character
        self.bid: Final = bid

    def name(self) -> str:
        return "bidden"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "character": self.character, "bid": self.bid}


@final
class CharacterWon(Event):
    """CHR-9, CHR-15: a character lies before a seat now; `bid` is 0 if it came for Fatima."""

    __slots__ = ("bid", "character", "seat")

    def __init__(self, seat: int, character: str, bid: int) -> None:
        self.seat: Final = seat
        self.character: Final = character
        self.bid: Final = bid

    def name(self) -> str:
        return "character-won"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "character": self.character, "bid": self.bid}


@final
class CharacterLeft(Event):
    """CHR-8, CHR-10: a character is out of the game."""

    __slots__ = ("character",)

    def __init__(self, character: str) -> None:
        self.character: Final = character

    def name(self) -> str:
        return "character-left"

    def facts(self, table: Table) -> dict[str, object]:
        return {"character": self.character}


@final
class CharacterUsed(Event):
    """CHR-10: a seat uses its character."""

    __slots__ = ("character", "seat")

    def __init__(self, seat: int, character: str) -> None:
        self.seat: Final = seat
        self.character: Final = character

    def name(self) -> str:
        return "character-used"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "character": self.character}


@final
class CardGiven(Event):
    """CHR-18: a card of a hand went to the discard."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def name(self) -> str:
        return "card-given"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "card": table.cards.names[self.card]}


@final
class TopCardDrawn(Event):
    """CHR-19: the top card of the draw pile went into a hand; the others see only that."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def name(self) -> str:
        return "top-card-drawn"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "card": "" if self.card == HIDDEN else table.cards.names[self.card]}

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else TopCardDrawn(self.seat, HIDDEN)


@final
class TileExchanged(Event):
    """CHR-17: a tile of the market went back into the bag for a new one."""

    __slots__ = ("field", "new", "old")

    def __init__(self, field: int, old: int, new: int) -> None:
        self.field: Final = field
        self.old: Final = old
        self.new: Final = new

    def name(self) -> str:
        return "tile-exchanged"

    def facts(self, table: Table) -> dict[str, object]:
        return {"field": self.field + 1, "old": table.tiles.names[self.old], "new": table.tiles.names[self.new]}


@final
class TypeFavoured(Event):
    """CHR-16: Hakim stands by a type in this scoring."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int, kind: str) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def name(self) -> str:
        return "type-favoured"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "type": self.kind}
