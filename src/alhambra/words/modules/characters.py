"""CHR in words."""

from __future__ import annotations

import re
from typing import Final, cast

from alhambra.core.actions import Action
from alhambra.core.board import Board
from alhambra.core.events import CardTurnedUp, Event
from alhambra.core.frames import NOBODY
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.rulebooks.characters.auction import Bid, DecideFatima, PayBid
from alhambra.rulebooks.characters.events import (
    HIDDEN,
    PASSED,
    Bidden,
    CardGiven,
    CharacterLeft,
    CharacterUsed,
    CharacterWon,
    TileExchanged,
    TopCardDrawn,
    TypeFavoured,
)
from alhambra.rulebooks.characters.part import (
    ABDUL_KARIM,
    ABDUL_KNIHSTIG,
    AMMAR,
    FARUK,
    FATIMA,
    HAKIM,
    LAILA,
    MACHMA,
    YAMMERAD,
    YUSUF,
)
from alhambra.rulebooks.characters.powers import (
    DrawTopCard,
    ExchangeCard,
    ExchangeTile,
    FavourType,
    GetTile,
    TakeAfterBuying,
)
from alhambra.words.pieces import card_arg, cards_arg, kind_arg, paid, tile_arg
from alhambra.words.saying import Arg, Kind, Say, Saying, Seat
from alhambra.words.wording import HAND, Offer, Wording

PEOPLE: Final = (ABDUL_KARIM, ABDUL_KNIHSTIG, AMMAR, FARUK, FATIMA, HAKIM, LAILA, MACHMA, YAMMERAD, YUSUF)
EVENTS: Final = (
    *(Bidden, CharacterWon, CharacterLeft, CharacterUsed),
    *(CardGiven, TopCardDrawn, TileExchanged, TypeFavoured),
)
QUESTIONS: Final = ("choose-power", "take-one-more", "redesign-once-more", "ask-hakim", "ask-fatima")
REFUSALS: Final = ("choose-power", "take-one-more", "ask-hakim", "redesign-once-more", "auction", "pay-auction")
YUSUFS_REASON: Final = re.compile(r"Yusuf E'Passuff: a point for every (\d+) of a wall of (\d+)")
FATIMAS_REASON: Final = "Fatima was kept"


def person(character: str) -> Say:
    """A character by name; its form `power` is what it can do."""
    return Say(Saying(f"character-{character}"))


class CharacterWords(Wording):
    """Ten people, their auctions and their powers."""

    def offer(self, view: View, action: Action) -> Offer | None:
        if isinstance(action, Bid):
            return Offer("bid", Saying("heading-bid"), Saying("bid", {"amount": action.amount}))
        if isinstance(action, PayBid):
            return _payment(view, action)
        if isinstance(action, DecideFatima):
            verb = "keep" if action.keep else "exchange"
            note = Saying(f"note-fatima-{verb}")
            return Offer(FATIMA, Saying("heading-fatima"), Saying(f"fatima-{verb}"), note)
        if isinstance(action, TakeAfterBuying | ExchangeCard | DrawTopCard):
            return _card_power(view, action)
        if isinstance(action, GetTile):
            tile = tile_arg(view.table, action.tile)
            label = Saying("let-karim-pay", {"tile": tile})
            again = Saying("note-exact-again")
            return Offer(ABDUL_KARIM, Saying("heading-karim"), label, again, tile=tile.name, source="market")
        if isinstance(action, ExchangeTile):
            tile = tile_arg(view.table, action.tile)
            label = Saying("let-laila-exchange", {"tile": tile})
            return Offer(LAILA, Saying("heading-laila"), label, tile=tile.name, source="market")
        if isinstance(action, FavourType):
            label = Saying("favour-type", {"type": kind_arg(action.kind)})
            built = Saying("note-you-have", {"number": int(view.boards[view.seat].count(action.kind))})
            return Offer(HAKIM, Saying("heading-hakim"), label, built)
        return None

    def question(self, view: View) -> Saying | None:
        if view.question in QUESTIONS:
            return Saying(f"question-{view.question}")
        if view.question not in ("auction", "pay-auction"):
            return None
        auction = auction_of(view)
        args: dict[str, Arg] = {"character": person(cast(str, auction["character"])), "bid": cast(int, auction["bid"])}
        if view.question == "pay-auction":
            return Saying("question-pay-auction", args)
        if cast(int, auction["bidder"]) == NOBODY:
            return Saying("question-first-bid", {"character": args["character"]})
        return Saying("question-next-bid", args)

    def declining(self, view: View) -> Saying | None:
        return Saying(f"decline-{view.question}") if view.question in REFUSALS else None

    def tells(self, table: Table, event: Event) -> bool:
        if isinstance(event, CardTurnedUp):
            return table.cards.names[event.card] in PEOPLE
        return isinstance(event, EVENTS)

    def told(self, table: Table, event: Event) -> Saying | None:
        if isinstance(event, CardTurnedUp):
            return Saying("told-auction", {"character": person(table.cards.names[event.card])})
        if isinstance(event, CharacterLeft):
            return Saying("told-character-left", {"character": person(event.character)})
        if isinstance(event, TileExchanged):
            return Saying(
                "told-tile-exchanged", {"old": tile_arg(table, event.old), "tile": tile_arg(table, event.new)}
            )
        return _told_of_seat(table, event)

    def extra(self, board: Board, kind: int, unexplained: int) -> tuple[int, Saying | None]:
        return unexplained % 2, Saying("extra-hakim")

    def award(self, reason: str) -> Saying | None:
        found = YUSUFS_REASON.fullmatch(reason)
        if found is not None:
            return Saying("award-yusuf", {"every": int(found[1]), "wall": int(found[2])})
        return Saying("award-fatima") if reason == FATIMAS_REASON else None


def auction_of(view: View) -> dict[str, object]:
    """The auction under way, as the view tells it; empty if there is none."""
    return cast("dict[str, object]", view.modules["characters"]["auction"])


def _payment(view: View, action: PayBid) -> Offer:
    over = paid(view, action.payment) - action.bid
    cards = cards_arg(view.table, action.payment)
    label = Saying("pay-bid", {"cards": cards, "bid": action.bid})
    note = Saying("note-over", {"over": over}) if over else Saying("note-exact")
    return Offer("pay-bid", Saying("heading-pay-bid"), label, note, cards=cards.names, over=over, larger=True)


def _card_power(view: View, action: TakeAfterBuying | ExchangeCard | DrawTopCard) -> Offer:
    table = view.table
    if isinstance(action, DrawTopCard):
        return Offer(YAMMERAD, Saying("heading-yammerad"), Saying("let-yammerad-draw"))
    if isinstance(action, TakeAfterBuying):
        card = card_arg(table, action.card)
        return Offer(ABDUL_KNIHSTIG, Saying("heading-knihstig"), Saying("take-one", {"card": card}), cards=(card.name,))
    given, taken = card_arg(table, action.given), card_arg(table, action.taken)
    label = Saying("let-machma-exchange", {"given": given, "taken": taken})
    return Offer(MACHMA, Saying("heading-machma"), label, cards=(given.name, taken.name), source=HAND)


def _told_of_seat(table: Table, event: Event) -> Saying | None:
    if isinstance(event, Bidden):
        args: dict[str, Arg] = {"seat": Seat(event.seat), "character": person(event.character)}
        return Saying("told-out", args) if event.bid == PASSED else Saying("told-bid", {**args, "bid": event.bid})
    if isinstance(event, CharacterWon):
        args = {"seat": Seat(event.seat), "character": person(event.character)}
        return Saying("told-won-bid", {**args, "bid": event.bid}) if event.bid else Saying("told-got-instead", args)
    if isinstance(event, CharacterUsed):
        return Saying("told-character-used", {"seat": Seat(event.seat), "character": person(event.character)})
    if isinstance(event, CardGiven):
        return Saying("told-card-given", {"seat": Seat(event.seat), "card": card_arg(table, event.card)})
    if isinstance(event, TopCardDrawn):
        if event.card == HIDDEN:
            return Saying("told-drew-hidden", {"seat": Seat(event.seat)})
        return Saying("told-drew", {"seat": Seat(event.seat), "card": card_arg(table, event.card)})
    if isinstance(event, TypeFavoured):
        return Saying("told-favoured", {"seat": Seat(event.seat), "type": Kind(event.kind)})
    return None
