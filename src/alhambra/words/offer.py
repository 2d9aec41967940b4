"""Options and questions in words: what a seat is asked, and what each of its answers would do."""

from __future__ import annotations

from typing import Final

from alhambra.core.actions import Action
from alhambra.core.base_actions import (
    AddTile,
    BuildTile,
    BuyTile,
    GiveTile,
    Pass,
    RemoveTile,
    ReserveTile,
    Stop,
    SwapTiles,
    TakeMoney,
)
from alhambra.core.events import ACQUIRED, ALHAMBRA, RESERVE
from alhambra.core.frames import NOBODY
from alhambra.core.view import View
from alhambra.core.wall import wall_length
from alhambra.words.pieces import cards_arg, cell_arg, paid, tile_arg, worth
from alhambra.words.saying import Saying, Seat
from alhambra.words.speakers import SPEAKERS
from alhambra.words.wording import NO_WALL, Offer

__all__ = ["Offer", "describe", "question"]

TURN: Final = "choose-action"  # the question of a turn
PLACING: Final = "place-tiles"
MARKET: Final = "market"


def describe(view: View, action: Action) -> Offer:
    """An option of a view, in words and places; by its record text if nobody has words for it."""
    offer = _base_offer(view, action)
    if offer is not None:
        return offer
    for speaker in SPEAKERS.values():
        offer = speaker.offer(view, action)
        if offer is not None:
            return offer
    text = action.text(view.table)
    return Offer(text.partition(" ")[0], Saying("heading-also"), Saying("raw-action", {"text": text}))


def question(view: View) -> Saying:
    """What is asked now; for those who are not asked, whom they wait for."""
    if view.over:
        return Saying("question-over")
    if view.asked == NOBODY:
        return Saying("question-secret")
    if view.asked != view.seat:
        return Saying("question-waiting", {"seat": Seat(view.asked)})
    for speaker in SPEAKERS.values():
        asked = speaker.question(view)
        if asked is not None:
            return asked
    if view.question == PLACING:
        return _where(view)
    further = view.question == TURN and any(isinstance(option, Stop) for option in view.options)
    return Saying("question-further-action" if further else "question-action")


def _where(view: View) -> Saying:
    tiles = view.acquired[view.seat]
    if len(tiles) == 1:
        return Saying("question-place-tile", {"tile": tile_arg(view.table, tiles[0])})
    return Saying("question-place-tiles")


def _base_offer(view: View, action: Action) -> Offer | None:
    table = view.table
    if isinstance(action, TakeMoney):
        return _take(view, action)
    if isinstance(action, BuyTile):
        return _buy(view, action)
    if isinstance(action, BuildTile | AddTile):
        return _build(view, action)
    if isinstance(action, ReserveTile | GiveTile):
        verb = "reserve" if isinstance(action, ReserveTile) else "give"
        label = Saying(f"{verb}-tile", {"tile": tile_arg(table, action.tile)})
        return Offer(verb, _elsewhere(view, action.tile), label, tile=_name(view, action.tile), source=ACQUIRED)
    if isinstance(action, RemoveTile):
        return _remove(view, action)
    if isinstance(action, SwapTiles):
        return _swap(view, action)
    if isinstance(action, Stop | Pass):
        return _decline(view, action)
    return None


def _take(view: View, action: TakeMoney) -> Offer:
    cards = cards_arg(view.table, action.cards)
    several = len(action.cards) > 1
    return Offer(
        "take",
        Saying("heading-take-money"),
        Saying("take-money", {"cards": cards}),
        Saying("note-together", {"sum": worth(view.table, action.cards)}) if several else None,
        cards=cards.names,
    )


def _buy(view: View, action: BuyTile) -> Offer:
    over = paid(view, action.payment) - view.table.tiles.prices[action.tile]
    cards = cards_arg(view.table, action.payment)
    return Offer(
        "buy",
        Saying("heading-buy"),
        Saying("buy-tile", {"tile": tile_arg(view.table, action.tile), "cards": cards}),
        Saying("note-over", {"over": over}) if over else Saying("note-exact-again"),
        tile=_name(view, action.tile),
        cards=cards.names,
        over=over,
        larger=True,
        source=MARKET,
    )


def _build(view: View, action: BuildTile | AddTile) -> Offer:
    added = isinstance(action, AddTile)
    tile = tile_arg(view.table, action.tile)
    note, wall = wall_note(view, action.tile, action.cell)
    return Offer(
        "add" if added else "build",
        Saying("heading-redesign" if added else "heading-build"),
        Saying("add-tile" if added else "build-tile", {"tile": tile, "cell": cell_arg(view.table, action.cell)}),
        note,
        tile=tile.name,
        cell=view.table.cell_name(action.cell),
        source=RESERVE if added else ACQUIRED,
        wall=wall,
        folder=Saying("folder-add", {"tile": tile}) if added else None,
    )


def wall_note(view: View, tile: int, cell: int) -> tuple[Saying | None, int]:
    """What becomes of the longest outer wall when a tile is built on a cell."""
    if view.seat < 0:
        return None, NO_WALL
    board = view.boards[view.seat]
    before, after = int(wall_length(board)), int(wall_length(board.put(tile, cell)))
    if before == after:
        return Saying("note-wall", {"wall": after}), after
    return Saying("note-wall-changes", {"before": before, "wall": after}), after


def _elsewhere(view: View, tile: int) -> Saying:
    """Where a tile can go that is not built: it may have no other place."""
    fits = any(isinstance(option, BuildTile) and option.tile == tile for option in view.options)
    return Saying("heading-elsewhere" if fits else "heading-fits-nowhere")


def _remove(view: View, action: RemoveTile) -> Offer:
    tile = tile_arg(view.table, action.tile)
    cell = view.boards[view.seat].cell_of(action.tile)
    return Offer(
        "remove",
        Saying("heading-redesign"),
        Saying("remove-tile", {"tile": tile, "cell": cell_arg(view.table, cell)}),
        tile=tile.name,
        cell=view.table.cell_name(cell),
        source=ALHAMBRA,
        folder=Saying("folder-remove"),
    )


def _swap(view: View, action: SwapTiles) -> Offer:
    old, new = tile_arg(view.table, action.old), tile_arg(view.table, action.new)
    cell = view.boards[view.seat].cell_of(action.old)
    return Offer(
        "swap",
        Saying("heading-redesign"),
        Saying("swap-tiles", {"old": old, "tile": new, "cell": cell_arg(view.table, cell)}),
        tile=new.name,
        old=old.name,
        cell=view.table.cell_name(cell),
        source=RESERVE,
        folder=Saying("folder-swap", {"tile": new}),
    )


def _decline(view: View, action: Stop | Pass) -> Offer:
    kind = "stop" if isinstance(action, Stop) else "pass"
    heading = Saying("heading-nothing-more")
    for speaker in SPEAKERS.values():
        label = speaker.declining(view)
        if label is not None:
            return Offer(kind, heading, label)
    if isinstance(action, Pass):
        return Offer(kind, heading, Saying("pass-turn"))
    return Offer(kind, heading, Saying("end-turn" if view.question == TURN else "not-now"))


def _name(view: View, tile: int) -> str:
    return view.table.tiles.names[tile]
