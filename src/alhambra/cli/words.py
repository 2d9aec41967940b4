"""The game in plain words: moves and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alhambra.cli.names import SCORING_NAMES, Cast, card_words, cards_words, listed, plural, tile_words, total
from alhambra.cli.speech import speakers
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
from alhambra.core.events import (
    ACQUIRED,
    ALHAMBRA,
    DIRK,
    RESERVE,
    CardTurnedUp,
    DirkDrew,
    Event,
    GameBegan,
    GameEnded,
    MoneyDealt,
    MoneyTaken,
    Paid,
    PileShuffled,
    Scored,
    ScoringBegan,
    TileBought,
    TileDrawn,
    TileLeftOver,
    TileMoved,
    TurnBegan,
    TurnEnding,
)
from alhambra.core.frames import NOBODY
from alhambra.core.pieces import CURRENCIES, SCORES, TO_DISPLAY
from alhambra.core.setup import SEAT_NAMES
from alhambra.core.table import Table

TURN: Final = "choose-action"  # the question of a turn


def move_words(seat: int, action: Action, cast: Cast, question: str = TURN) -> str:
    """A decision that no event tells of; empty for all others."""
    if question != TURN:
        return f"{cast.name(seat)} declined." if isinstance(action, Stop) else ""
    if isinstance(action, Stop):
        return f"{cast.name(seat)} wanted no further action."
    if isinstance(action, Pass):
        return f"{cast.name(seat)} could do nothing and passed."
    return ""


def action_words(table: Table, action: Action) -> str:
    """What an action would do, as an order."""
    if isinstance(action, TakeMoney):
        return f"take {cards_words(table, action.cards)}"
    if isinstance(action, BuyTile):
        return f"buy {tile_words(table, action.tile)} for {cards_words(table, action.payment)}"
    if isinstance(action, BuildTile | AddTile):
        source = " from the reserve" if isinstance(action, AddTile) else ""
        return f"build {tile_words(table, action.tile)}{source} at {table.cell_name(action.cell)}"
    if isinstance(action, ReserveTile):
        return f"lay {tile_words(table, action.tile)} into the reserve"
    if isinstance(action, GiveTile):
        return f"give {tile_words(table, action.tile)} to Dirk"
    if isinstance(action, RemoveTile):
        return f"move {tile_words(table, action.tile)} to the reserve"
    if isinstance(action, SwapTiles):
        return f"exchange {tile_words(table, action.old)} for {tile_words(table, action.new)} from the reserve"
    if isinstance(action, Stop):
        return "decline a further action"
    if isinstance(action, Pass):
        return "pass: nothing is possible"
    return speakers.order(table, action)


def sentences(table: Table, events: Sequence[Event], cast: Cast, details: bool = False) -> list[str]:
    """What happened, one sentence for each event worth telling; with details also what was filled up."""
    told: list[str] = []
    at = 0
    while at < len(events):
        alike = _alike(table, events, at) if details else 1
        following = events[at + 1] if at + 1 < len(events) else None
        event = events[at]
        if isinstance(event, Paid) and isinstance(following, TileBought):
            told.append(_purchase(table, event, following, cast))
            at += 1
        elif isinstance(event, TileBought):
            told.append(f"{cast.name(event.seat)} got {tile_words(table, event.tile)} for nothing.")
        elif isinstance(event, TileMoved):
            exchange = _is_exchange(event, following)
            told.append(_move(table, event, following if exchange else None, cast))
            at += 1 if exchange else 0
        elif details and _fills_up(table, event):
            told.append(_filled_up(table, events[at : at + alike]))
            at += alike - 1
        else:
            told.append(_sentence(table, event, cast))
        at += 1
    return [sentence for sentence in told if sentence]


def _fills_up(table: Table, event: Event) -> bool:
    """Does a tile or money card that nobody has asked for come to the table?"""
    return isinstance(event, TileDrawn) or (
        isinstance(event, CardTurnedUp) and table.cards.roles[event.card] == TO_DISPLAY
    )


def _alike(table: Table, events: Sequence[Event], at: int) -> int:
    """How many events of one kind that fill up follow each other from here on."""
    end = at
    while end < len(events) and _fills_up(table, events[end]) and type(events[end]) is type(events[at]):
        end += 1
    return max(1, end - at)


def _filled_up(table: Table, events: Sequence[Event]) -> str:
    tiles = [tile_words(table, event.tile) for event in events if isinstance(event, TileDrawn)]
    cards = [card_words(table, event.card) for event in events if isinstance(event, CardTurnedUp)]
    return f"New on the market: {listed(tiles)}." if tiles else f"New money: {listed(cards)}."


def _purchase(table: Table, paid: Paid, bought: TileBought, cast: Cast) -> str:
    over = paid.total - paid.price
    how = "exactly" if bought.exact else f"{over} too much"
    price = cards_words(table, paid.cards)
    return f"{cast.name(bought.seat)} bought {tile_words(table, bought.tile)} for {price}, {how}."


def _is_exchange(event: TileMoved, following: Event | None) -> bool:
    return (
        event.source == ALHAMBRA
        and isinstance(following, TileMoved)
        and following.source == RESERVE
        and following.cell == event.cell
    )


def _move(table: Table, event: TileMoved, exchange: Event | None, cast: Cast) -> str:
    who = cast.name(event.seat)
    tile = tile_words(table, event.tile)
    place = table.cell_name(event.cell) if event.cell >= 0 else ""
    if isinstance(exchange, TileMoved):
        return f"{who} exchanged {tile} at {place} for {tile_words(table, exchange.tile)} from the reserve."
    if event.target == ALHAMBRA:
        return f"{who} built {tile}{' from the reserve' if event.source == RESERVE else ''} at {place}."
    if event.target == DIRK:
        return f"{who} gave {tile} to Dirk."
    if event.source == ACQUIRED:
        return f"{who} laid {tile} into the reserve."
    return f"{who} moved {tile} from {place} to the reserve."


def _sentence(table: Table, event: Event, cast: Cast) -> str:
    if isinstance(event, MoneyTaken):
        return f"{cast.name(event.seat)} took {cards_words(table, event.cards)}."
    if _fills_up(table, event):
        return ""
    if isinstance(event, CardTurnedUp) and table.cards.roles[event.card] == SCORES:
        return f"The card of the {SCORING_NAMES[table.cards.values[event.card]]} came up."
    if isinstance(event, MoneyDealt):
        worth = total(table, event.cards)
        name = cast.name(event.seat)
        return f"{name} got {cards_words(table, event.cards)} as start money, {worth} in {len(event.cards)} cards."
    if isinstance(event, GameBegan):
        return f"{cast.name(event.seat)} begin{'' if event.seat == cast.you else 's'}."
    if isinstance(event, PileShuffled):
        return f"The draw pile was used up: the discard ({plural(event.cards, 'card')}) was shuffled to make a new one."
    if isinstance(event, DirkDrew):
        return f"Dirk drew {listed([tile_words(table, tile) for tile in event.tiles]) if event.tiles else 'nothing'}."
    if isinstance(event, TileLeftOver):
        return _left_over(table, event, cast)
    if isinstance(event, GameEnded):
        return ending(event, cast)
    if isinstance(event, Paid):
        return f"{cast.name(event.seat)} paid {cards_words(table, event.cards)}."
    if isinstance(event, TurnBegan | TurnEnding | ScoringBegan | Scored):
        return ""  # told by what stands beside them, or as a table
    return speakers.sentence(table, event, cast)


def _left_over(table: Table, event: TileLeftOver, cast: Cast) -> str:
    currency = CURRENCIES[event.field]
    sums = ", ".join([f"{SEAT_NAMES[seat]} {money}" for seat, money in enumerate(event.money)])
    tile = tile_words(table, event.tile)
    if event.seat == NOBODY:
        return f"Left on the market: {tile} stays there, as nobody alone has the most {currency}s ({sums})."
    whom = "you" if event.seat == cast.you else SEAT_NAMES[event.seat]
    return f"Left on the market: {tile} goes to {whom} for the most {currency}s ({sums})."


def ending(event: GameEnded, cast: Cast) -> str:
    """Who won, with how many points."""
    winners = listed([cast.name(seat) for seat in event.winners])
    points = max(event.scores)
    if len(event.winners) > 1:
        return f"The game is over: {winners} share the victory with {points} points."
    verb = "win" if event.winners == (cast.you,) else "wins"
    return f"The game is over: {winners} {verb} with {points} points."
