"""CHG: coins for what was overpaid."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra import data
from alhambra.core.appraisal import Eye
from alhambra.core.dealing import Deal
from alhambra.core.events import Event, Paid
from alhambra.core.frames import Frame
from alhambra.core.module import NO_FRAMES, Module
from alhambra.core.payment import Loose
from alhambra.core.pieces import ANNOUNCED, CURRENCIES, NO_CURRENCY
from alhambra.core.rng import Rng
from alhambra.core.state import Part, State
from alhambra.core.table import Table
from alhambra.rulebooks.change.frames import WORTH_A_COIN, GiveChange
from alhambra.rulebooks.change.part import KEY, Coins


@final
class Change(Module):
    """CHG: who overpays gets coins, and pays with them as with cards."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: Final[list[int]] = []  # of the coins among the cards, by currency
        self.numbers: Final[list[int]] = []
        self.value = 0

    def key(self) -> str:
        return KEY

    def hears(self) -> tuple[type[Event], ...]:
        return (Paid,)

    def set_up(self, deal: Deal) -> None:
        """CHG-1, CHG-12: a coin has a name like a card, so that payments can tell of it, but is in no hand or pile."""
        table = data.load("coins")
        self.value = cast(int, table["value"])
        numbers = cast("dict[str, int]", table["per_currency"])
        for name in CURRENCIES:
            self.kinds.append(deal.cards.add(f"coin-{name}", NO_CURRENCY, self.value, ANNOUNCED))
            self.numbers.append(numbers[name])

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        return Coins(self.kinds, self.numbers[:], [[0] * len(CURRENCIES) for _ in range(table.seats)])

    def brings(self, state: State, seat: int, loose: Loose) -> None:
        """CHG-5: coins are money of their currency; CHG-7: what is overpaid can be worth its coins."""
        part = self.part(state)
        held = part.held[seat]
        for currency, number in enumerate(held):
            for _ in range(number):
                loose.bring(currency, self.value, part.kinds[currency])
        loose.change = part.change_for(seat)

    def after(self, state: State, event: Event) -> list[Frame]:
        if not isinstance(event, Paid):
            return NO_FRAMES
        over = event.total - event.price if event.returns else 0
        paid = bytes([kind for kind in event.cards if kind in self.kinds])
        if over < WORTH_A_COIN and not paid:
            return NO_FRAMES
        return [GiveChange(event.seat, paid, over)]

    def holds(self, eye: Eye) -> float:
        return eye.money(float(self.value * sum(self.part(eye.state).held[eye.seat])), 0.0)

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        part = self.part(state)
        return {"bag": part.bag[:], "held": [row[:] for row in part.held]}

    def part(self, state: State) -> Coins:
        return cast(Coins, state.parts[self.at])
