"""CAR in words."""

from __future__ import annotations

from typing import Final, cast

from alhambra.core.actions import Action
from alhambra.core.events import Event
from alhambra.core.pieces import CURRENCIES
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.rulebooks.caravanserai.actions import BuyCaravanserai, ChooseCaravanserai, MoveCaravan
from alhambra.rulebooks.caravanserai.events import CaravanMoved, CaravanseraiPaid, CaravanseraiTaken
from alhambra.rulebooks.caravanserai.module import Caravanserai
from alhambra.rulebooks.caravanserai.part import UP, Caravan
from alhambra.words.pieces import card_arg, cards_arg, paid
from alhambra.words.saying import All, Arg, Currency, Say, Saying, Seat
from alhambra.words.wording import Offer, Wording

SOURCE: Final = "caravanserai"
CHOOSING: Final = "choose-caravanserai"
MOVING: Final = "ask-to-move-caravan"


class CaravanseraiWords(Wording):
    """Cards before the players, and the markers on them."""

    def offer(self, view: View, action: Action) -> Offer | None:
        if isinstance(action, BuyCaravanserai):
            return _buy(view, action)
        if isinstance(action, ChooseCaravanserai):
            card = card_arg(view.table, action.card)
            branches = printed(view.table, card.name).branches
            beside = tuple([amount_arg(level, CURRENCIES[currency]) for level, currency in branches.items()])
            label = Saying("choose-caravanserai", {"card": card, "branches": All(beside)})
            heading = Saying("heading-choose-caravanserai")
            return Offer(CHOOSING, heading, label, cards=(card.name,), source=SOURCE)
        if isinstance(action, MoveCaravan):
            card = card_arg(view.table, action.card)
            label = Saying("move-caravan", {"card": card, "amount": _target(view, card.name, action.way)})
            return Offer("caravan", Saying("heading-move-caravan"), label, cards=(card.name,), source=SOURCE)
        return None

    def question(self, view: View) -> Saying | None:
        if view.question == CHOOSING:
            return Saying("question-choose-caravanserai")
        return Saying("question-move-caravan") if view.question == MOVING else None

    def declining(self, view: View) -> Saying | None:
        return Saying("decline-move-caravan") if view.question == MOVING else None

    def tells(self, table: Table, event: Event) -> bool:
        return isinstance(event, CaravanseraiPaid | CaravanseraiTaken | CaravanMoved)

    def told(self, table: Table, event: Event) -> Saying | None:
        if isinstance(event, CaravanseraiPaid):
            return Saying("told-caravanserai-paid", {"seat": Seat(event.seat)})
        if not isinstance(event, CaravanseraiTaken | CaravanMoved):
            return None
        args: dict[str, Arg] = {"seat": Seat(event.seat), "card": card_arg(table, event.card)}
        if isinstance(event, CaravanseraiTaken):
            return Saying("told-caravanserai-taken", args)
        if not event.amount:
            return Saying("told-caravan-spent", args)
        return Saying("told-caravan-moved", {**args, "amount": amount_arg(event.amount, CURRENCIES[event.currency])})


def amount_arg(value: int, currency: str) -> Say:
    """What a field of a card is worth."""
    return Say(Saying("caravan-amount", {"value": value, "currency": Currency(currency)}))


def printed(table: Table, card: str) -> Caravan:
    """A card as this table was set up with it."""
    module = cast(Caravanserai, table.modules[table.seated[SOURCE]])
    kind = table.cards.find(card)
    return next(caravan for caravan in module.caravans if caravan.kind == kind)


def _buy(view: View, action: BuyCaravanserai) -> Offer:
    price = cast("list[int]", view.modules[SOURCE]["prices"])[view.seat]
    over = paid(view, action.payment) - price
    cards = cards_arg(view.table, action.payment)
    return Offer(
        "buy-caravanserai",
        Saying("heading-buy-caravanserai"),
        Saying("buy-caravanserai", {"cards": cards}),
        Saying("note-over", {"over": over}) if over else Saying("note-exact-again"),
        cards=cards.names,
        over=over,
        source=SOURCE,
    )


def _target(view: View, card: str, way: str) -> Say:
    """Where a marker would come to stand."""
    caravan = printed(view.table, card)
    main = CURRENCIES[caravan.main]
    for owned in cast("list[list[dict[str, object]]]", view.modules[SOURCE]["owned"])[view.seat]:
        if owned["card"] == card:
            level = cast(int, owned["amount"])
            if way == UP:
                return amount_arg(level + 1, main)
            aside = owned["currency"] != main
            return amount_arg(level, main if aside else CURRENCIES[caravan.branches[level]])
    raise KeyError(card)
