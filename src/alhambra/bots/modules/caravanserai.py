"""Caravanserai cards earn a coin a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from alhambra.bots.sense import WAITS, Judgement, Purse, Sense, cost
from alhambra.core.pieces import CURRENCIES

if TYPE_CHECKING:
    from alhambra.bots.greedy import Judge
    from alhambra.core.view import View

KEY: Final = "caravanserai"
TILES_A_TURN: Final = 1.3  # that leave the bag
SHARE: Final = 0.6  # of the turns to come in which a marker really earns: then it waits on its last field, or is spent
SECOND: Final = 0.25  # of the worth of the first: only one marker moves in a turn
FAMILIAR: Final = 0.1  # for every coin in hand of a card's currency: together they pay more


class CaravanSense(Sense):
    """The sooner the better: what a card earns depends on the turns to come."""

    def verbs(self) -> dict[str, Judgement]:
        return {"buy-caravanserai": _buy, "choose": _choose, "caravan": _move}

    def purses(self, view: View) -> list[Purse]:
        cards = view.table.cards
        return [
            (cards.find(str(owned["card"])), CURRENCIES.index(str(owned["currency"])), cast(int, owned["amount"]))
            for owned in _owned(view)
            if owned["amount"]
        ]


def _owned(view: View) -> list[dict[str, object]]:
    """The own cards, with what stands on them."""
    return cast("list[list[dict[str, object]]]", view.modules[KEY]["owned"])[view.seat]


def _buy(judge: Judge, payment: bytes) -> float:
    view = judge.view
    turns = view.bag_left / (TILES_A_TURN * view.table.seats)
    value = judge.outlook.money(1, 0) * SHARE * turns * (SECOND if _owned(view) else 1.0)
    exact = judge.paid(payment) == cast("list[int]", view.modules[KEY]["prices"])[view.seat]
    return value + (judge.further if exact else 0.0) - cost(judge, payment)


def _choose(judge: Judge, card: int) -> float:
    """One of the currency that it has most of."""
    cards = judge.view.table.cards
    main = CURRENCIES.index(cards.names[card].split("-")[1])
    return FAMILIAR * sum([cards.values[held] for held in judge.view.hand if cards.currencies[held] == main])


def _move(judge: Judge, _card: int, way: str) -> float:
    """A coin more, and never off the way up."""
    return judge.outlook.money(1, 0) if way == "up" else WAITS
