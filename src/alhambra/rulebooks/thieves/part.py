"""The thieves in their owners' hands (THF-2, THF-3)."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.core.actions import Action
from alhambra.core.pieces import CURRENCIES
from alhambra.core.rng import Rng
from alhambra.core.state import Part, State
from alhambra.core.table import place_of

KEY: Final = "thieves"
PLACE: Final = place_of(KEY)


@final
class Loot:
    """What thieves could take from a display: for each of them its currency, and playing it."""

    __slots__ = ("display", "plays", "thieves")

    def __init__(self, display: bytes, thieves: vec[i64], plays: list[Action]) -> None:
        self.display: Final = display
        self.thieves: Final = thieves
        self.plays: Final = plays


@final
class Gang(Part):
    """Thieves by seat and currency, those left over at the deal, and those that were played."""

    __slots__ = ("held", "left_over", "loot", "played")

    def __init__(
        self, held: list[list[int]], left_over: list[int], played: list[int], loot: Loot | None = None
    ) -> None:
        self.held: Final = held  # how many, by seat and currency; a secret of their owners
        self.left_over = left_over  # by currency; nobody knows them
        self.played: Final = played  # by currency
        self.loot = loot  # of the latest display; checked before use

    def clone(self) -> Gang:
        return Gang([row[:] for row in self.held], self.left_over[:], self.played[:], self.loot)

    def facts(self) -> dict[str, object]:
        return {"held": [row[:] for row in self.held], "left_over": self.left_over[:], "played": self.played[:]}

    def reshuffled_behind(self, seat: int, rng: Rng) -> Gang:
        pool = _listed(self.left_over)
        for at, row in enumerate(self.held):
            if at != seat:
                pool += _listed(row)
        pool.sort()
        rng.shuffle(pool)
        held: list[list[int]] = []
        for at, row in enumerate(self.held):
            held.append(row[:] if at == seat else _counted([pool.pop() for _ in range(sum(row))]))
        return Gang(held, _counted(pool), self.played[:])


def first_deal(each_currency: list[int], seats: int, each: int, rng: Rng) -> Gang:
    """THF-2: shuffled and dealt, the same number for everybody; the rest leaves the game unseen."""
    pool = _listed(each_currency)
    rng.shuffle(pool)
    held = [_counted([pool.pop() for _ in range(each)]) for _ in range(seats)]
    return Gang(held, _counted(pool), [0] * len(CURRENCIES))


def gang(state: State) -> Gang:
    """The thieves of a game."""
    return cast(Gang, state.part_at(PLACE))


def _listed(counts: list[int]) -> list[int]:
    return [currency for currency, number in enumerate(counts) for _ in range(number)]


def _counted(currencies: list[int]) -> list[int]:
    return [currencies.count(currency) for currency in range(len(CURRENCIES))]
