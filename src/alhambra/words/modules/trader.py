"""TRD in words."""

from __future__ import annotations

import re
from typing import Final

from alhambra.core.actions import Action
from alhambra.core.events import ALHAMBRA, Event
from alhambra.core.pieces import SIDE_NAMES
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.rulebooks.trader.actions import ChooseCitizens, HireCitizen, LayTrader, MoveIn
from alhambra.rulebooks.trader.events import CitizenHired, CitizenLeft, CitizenMovedIn, TraderLaid, TradersShown
from alhambra.rulebooks.trader.part import beside_fountain
from alhambra.words.pieces import cell_arg, kind_arg, side_arg, tile_arg
from alhambra.words.saying import All, Arg, Say, Saying, Seat
from alhambra.words.wording import Offer, Wording

SOURCE: Final = "trader"
QUESTIONS: Final = ("choose-citizens", "ask-to-move-in", "hire-citizen", "exchange-citizen", "lay-trader")
REFUSALS: Final = ("ask-to-move-in", "exchange-citizen")
EVENTS: Final = (TradersShown, CitizenMovedIn, CitizenHired, CitizenLeft, TraderLaid)
REASON: Final = re.compile(r"series of (\d(?: \+ \d)*)")


class TraderWords(Wording):
    """Citizens, on trader tiles and in houses."""

    def offer(self, view: View, action: Action) -> Offer | None:
        table = view.table
        if isinstance(action, ChooseCitizens):
            return _choice(table, action)
        if isinstance(action, MoveIn):
            tile, cell = tile_arg(table, action.tile), table.cell_name(view.boards[view.seat].cell_of(action.tile))
            label = Saying("move-in", {"tile": tile})
            return Offer("move-in", Saying("heading-move-in"), label, tile=tile.name, cell=cell, source=ALHAMBRA)
        if isinstance(action, HireCitizen):
            return _hire(action)
        if isinstance(action, LayTrader):
            label = Saying("lay-trader", {"cell": cell_arg(table, action.cell)})
            at = table.cell_name(action.cell)
            return Offer("trader", Saying("heading-lay-trader"), label, cell=at, source=SOURCE)
        return None

    def question(self, view: View) -> Saying | None:
        return Saying(f"question-{view.question}") if view.question in QUESTIONS else None

    def declining(self, view: View) -> Saying | None:
        return Saying(f"decline-{view.question}") if view.question in REFUSALS else None

    def tells(self, table: Table, event: Event) -> bool:
        return isinstance(event, EVENTS)

    def told(self, table: Table, event: Event) -> Saying | None:
        if isinstance(event, TradersShown):
            rows = [
                Say(Saying("trader-of", {"seat": Seat(seat), "types": kinds_arg(row)}))
                for seat, row in enumerate(event.traders)
            ]
            return Saying("told-traders", {"traders": All(tuple(rows))})
        if isinstance(event, CitizenMovedIn | CitizenLeft):
            args: dict[str, Arg] = {"seat": Seat(event.seat), "tile": tile_arg(table, event.tile)}
            return Saying("told-moved-in" if isinstance(event, CitizenMovedIn) else "told-moved-out", args)
        if isinstance(event, CitizenHired):
            args = {"seat": Seat(event.seat), "type": kind_arg(event.kind)}
            if event.given < 0:
                return Saying("told-hired", args)
            return Saying("told-citizens-exchanged", {**args, "given": kind_arg(event.given)})
        if isinstance(event, TraderLaid):
            return Saying("told-trader-laid", {"seat": Seat(event.seat), "cell": cell_arg(table, event.cell)})
        return None

    def award(self, reason: str) -> Saying | None:
        found = REASON.fullmatch(reason)
        return Saying("award-trader", {"series": found[1]}) if found else None


def kinds_arg(kinds: list[int] | tuple[int, ...]) -> All:
    """Several types of buildings, those of citizens or chests."""
    return All(tuple([kind_arg(kind) for kind in kinds]))


def _choice(table: Table, action: ChooseCitizens) -> Offer:
    args: dict[str, Arg] = {"types": kinds_arg(action.kinds), "side": side_arg(action.side)}
    return Offer(
        "citizens",
        Saying("heading-citizens"),
        Saying("choose-citizens", args),
        cell=table.cell_name(beside_fountain(action.side)),
        side=SIDE_NAMES[action.side].lower(),
        source=SOURCE,
        folder=Saying("folder-citizens", {"types": args["types"]}),
    )


def _hire(action: HireCitizen) -> Offer:
    kind = kind_arg(action.kind)
    if action.given < 0:
        return Offer("hire", Saying("heading-hire"), Saying("hire-citizen", {"type": kind}), source=SOURCE)
    given = kind_arg(action.given)
    label = Saying("exchange-citizen", {"type": kind, "given": given})
    folder = Saying("folder-exchange-citizen", {"given": given})
    return Offer("hire", Saying("heading-exchange-citizen"), label, source=SOURCE, folder=folder)
