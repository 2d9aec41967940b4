"""CAR: cards that earn money from turn to turn."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra import data
from alhambra.core.actions import Action
from alhambra.core.appraisal import Eye
from alhambra.core.dealing import Deal
from alhambra.core.events import Event, Paid, TurnBegan, TurnEnding
from alhambra.core.frames import Frame
from alhambra.core.module import NO_ACTIONS, NO_FRAMES, Module
from alhambra.core.payment import Loose, may_pay
from alhambra.core.pieces import ANNOUNCED, CURRENCIES, NO_CURRENCY
from alhambra.core.rng import Rng
from alhambra.core.state import Part, State
from alhambra.core.table import Table
from alhambra.core.turn import ChooseAction
from alhambra.rulebooks.caravanserai.actions import (
    BuyCaravanserai,
    ChooseCaravanserai,
    MoveCaravan,
    against,
    payments,
    price,
    tills,
)
from alhambra.rulebooks.caravanserai.appraisal import appraised, owned
from alhambra.rulebooks.caravanserai.events import CaravanseraiPaid
from alhambra.rulebooks.caravanserai.frames import BEGINNING, FORGET, ChooseCard, SendBack
from alhambra.rulebooks.caravanserai.part import KEY, Caravan, Caravans


@final
class Caravanserai(Module):
    """CAR: a card's marker climbs turn by turn; its amount is money until it is spent."""

    def __init__(self) -> None:
        super().__init__()
        self.caravans: Final[list[Caravan]] = []

    def key(self) -> str:
        return KEY

    def hears(self) -> tuple[type[Event], ...]:
        return (CaravanseraiPaid, Paid, TurnBegan, TurnEnding)

    def joins(self) -> tuple[type[Frame], ...]:
        return (ChooseAction,)

    def vetoes(self) -> tuple[type[Action], ...]:
        return ()

    def set_up(self, deal: Deal) -> None:
        """CAR-2, CAR-11: a card has a name like others, so that payments can tell of it, but is in no hand or pile."""
        table = data.load("caravanserai")
        layout = cast("dict[str, list[int]]", table["layout"])
        for row in cast("list[dict[str, object]]", table["cards"]):
            branches: dict[int, int] = {}
            for branch in cast("list[dict[str, object]]", row["branches"]):
                branches[cast(int, branch["level"])] = CURRENCIES.index(cast(str, branch["currency"]))
            kind = deal.cards.add(cast(str, row["id"]), NO_CURRENCY, 0, ANNOUNCED)
            main = CURRENCIES.index(cast(str, row["main"]))
            self.caravans.append(Caravan(kind, main, max(layout["main_track_levels"]), branches))

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        printed = data.load("caravanserai")
        prices = cast("dict[str, int]", printed["price_by_building_types"])
        by_types = {int(types): cost for types, cost in prices.items()}
        most = cast(int, printed["max_per_player"])
        return Caravans(self.caravans, by_types, most, list(range(len(self.caravans))), [], False)

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        if not isinstance(frame, ChooseAction) or against(state, seat):
            return NO_ACTIONS
        return [BuyCaravanserai(payment) for payment in payments(state, seat)]

    def forbids(self, state: State, seat: int, action: Action) -> str:
        if not isinstance(action, BuyCaravanserai):
            return ""
        if rule := against(state, seat):
            return rule
        return "" if any(may_pay(state, seat, till, action.payment) for till in tills(state, seat)) else "CAR-5"

    def brings(self, state: State, seat: int, loose: Loose) -> None:
        """CAR-9, CAR-12: the amount is one card of the shown currency."""
        for marker in self.part(state).of(seat):
            if marker.level:
                caravan = self.caravans[marker.card]
                loose.bring(caravan.currency(marker), marker.level, caravan.kind)

    def after(self, state: State, event: Event) -> list[Frame]:
        part = self.part(state)
        if isinstance(event, CaravanseraiPaid):
            return [ChooseCard(event.seat)]
        if not part.markers:
            return NO_FRAMES
        if isinstance(event, TurnBegan):
            return BEGINNING[event.seat] if part.has_any(event.seat) else NO_FRAMES
        if isinstance(event, TurnEnding):
            return [FORGET] if part.moved else NO_FRAMES
        if isinstance(event, Paid):
            kinds = [caravan.kind for caravan in self.caravans]
            paid = bytes([card for card in event.cards if card in kinds])
            return [SendBack(event.seat, paid)] if paid else NO_FRAMES
        return NO_FRAMES

    def appraises(self) -> tuple[type[Action], ...]:
        return (
            BuyCaravanserai,
            ChooseCaravanserai,
            MoveCaravan,
        )

    def appraise(self, eye: Eye, action: Action) -> float:
        return appraised(eye, self.part(eye.state), action)

    def holds(self, eye: Eye) -> float:
        return owned(eye, self.part(eye.state))

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        part = self.part(state)
        names = state.table.cards.names
        owned: list[list[dict[str, object]]] = []
        for at in range(len(state.players)):
            owned.append(
                [
                    {
                        "card": names[self.caravans[marker.card].kind],
                        "amount": marker.level,
                        "currency": CURRENCIES[self.caravans[marker.card].currency(marker)],
                    }
                    for marker in part.of(at)
                ]
            )
        prices = [price(state, at) for at in range(len(state.players))]  # 0 for those with too few types
        return {"free": [names[self.caravans[at].kind] for at in part.free], "owned": owned, "prices": prices}

    def part(self, state: State) -> Caravans:
        return cast(Caravans, state.parts[self.at])
