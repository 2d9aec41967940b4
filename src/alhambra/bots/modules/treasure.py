"""Chests want buildings of their colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alhambra.bots.outlook import counts
from alhambra.bots.sense import WAITS, Judgement, Sense, cost
from alhambra.core.pieces import TYPES

if TYPE_CHECKING:
    from alhambra.bots.greedy import Judge

CHEST: Final = 4.0  # a chest on a building


class TreasureSense(Sense):
    """Buys the chests that have a building waiting for them; the others would go to somebody else."""

    def verbs(self) -> dict[str, Judgement]:
        return {"chests": _chests, "pay-chests": _pay_chests, "lay-chest": _lay_chest}


def _chests(judge: Judge, room: int) -> float:
    facts, seat = judge.view.modules["treasure"], judge.view.seat
    rooms, laid, price = facts["rooms"], facts["laid"], facts["price"]
    if not isinstance(rooms, list) or not isinstance(laid, list) or not isinstance(price, int):
        return WAITS
    free = {name: counts(judge.view, kind)[seat] for kind, name in enumerate(TYPES)}
    for tile in laid[seat]:
        free[tile.partition("-")[0]] -= 1
    fitting: int = sum([min(free[name], rooms[room].count(name)) for name in set(rooms[room])])
    return CHEST * float(fitting) * judge.outlook.future - judge.outlook.money(price, 2)


def _pay_chests(judge: Judge, _room: int, payment: bytes) -> float:
    return -cost(judge, payment)


def _lay_chest(_judge: Judge, _tile: int) -> float:
    return CHEST
