"""What happened, in words: events that belong together become one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from alhambra.core.actions import Action
from alhambra.core.base_actions import Pass, Stop
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
from alhambra.core.pieces import SCORES, TO_DISPLAY
from alhambra.core.scoring import Result
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.words.offer import TURN
from alhambra.words.pieces import card_arg, cards_arg, cell_arg, field_arg, tile_arg, worth
from alhambra.words.saying import All, Arg, Say, Saying, Seat
from alhambra.words.speakers import SPEAKERS


def tell(view: View, events: Sequence[Event], details: bool = True) -> list[Saying]:
    """One saying for each event worth telling; with details also what was filled up and what a scoring gave."""
    table = view.table
    told: list[Saying | None] = []
    at = 0
    while at < len(events):
        event = events[at]
        following = events[at + 1] if at + 1 < len(events) else None
        if isinstance(event, Paid) and isinstance(following, TileBought):
            told.append(_purchase(table, event, following))
            at += 1
        elif isinstance(event, TileMoved) and isinstance(following, TileMoved) and _is_exchange(event, following):
            told.append(_exchange(table, event, following))
            at += 1
        elif _fills_up(table, event):
            alike = _alike(table, events, at)
            told.append(_filled_up(table, events[at : at + alike]) if details else None)
            at += alike - 1
        elif isinstance(event, Scored):
            told.append(scored(event.result) if details else None)
        else:
            told.append(_sentence(table, event))
        at += 1
    return [saying for saying in told if saying is not None]


def declined(seat: int, action: Action, question: str) -> Saying | None:
    """A decision that no event tells of; None for all others. To decline a secret question is a secret itself."""
    if isinstance(action, Stop):
        return Saying("told-stopped" if question == TURN else "told-declined", {"seat": Seat(seat)})
    if isinstance(action, Pass) and question == TURN:
        return Saying("told-passed", {"seat": Seat(seat)})
    return None


def award(module: str, reason: str) -> Saying:
    """What a module gave points for; in the words of the rules if it has no words of its own."""
    found = SPEAKERS[module].award(reason) if module in SPEAKERS else None
    return found or Saying("raw-reason", {"text": reason})


def scoring_name(scoring: int) -> Saying:
    """Which scoring it is."""
    return Saying(f"scoring-{scoring}")


def scored(result: Result) -> Saying:
    """What a scoring gave to everybody."""
    seats = result.seats
    points = [
        Saying("points-of", {"seat": contestant(number, seats), "points": gained})
        for number, gained in enumerate(result.totals)
    ]
    every = All(tuple([Say(saying) for saying in points]))
    return Saying("told-scored", {"scoring": Say(scoring_name(result.scoring)), "points": every})


def contestant(number: int, seats: int) -> Arg:
    """Somebody who takes part in a scoring: the seats, then Dirk."""
    return Seat(number) if number < seats else Say(Saying("dirk"))


def _fills_up(table: Table, event: Event) -> bool:
    """Does a tile or money card that nobody has asked for come to the table?"""
    if isinstance(event, TileDrawn):
        return not any(speaker.tells(table, event) for speaker in SPEAKERS.values())  # some tiles go elsewhere
    return isinstance(event, CardTurnedUp) and table.cards.roles[event.card] == TO_DISPLAY


def _alike(table: Table, events: Sequence[Event], at: int) -> int:
    """How many events of one kind that fill up follow each other from here on."""
    end = at
    while end < len(events) and _fills_up(table, events[end]) and type(events[end]) is type(events[at]):
        end += 1
    return end - at


def _filled_up(table: Table, events: Sequence[Event]) -> Saying:
    tiles = [tile_arg(table, event.tile) for event in events if isinstance(event, TileDrawn)]
    if tiles:
        return Saying("told-new-tiles", {"tiles": All(tuple(tiles))})
    cards = [card_arg(table, event.card) for event in events if isinstance(event, CardTurnedUp)]
    return Saying("told-new-money", {"cards": All(tuple(cards))})


def _purchase(table: Table, paid: Paid, bought: TileBought) -> Saying:
    args: dict[str, Arg] = {
        "seat": Seat(bought.seat),
        "tile": tile_arg(table, bought.tile),
        "cards": cards_arg(table, paid.cards),
    }
    if bought.exact:
        return Saying("told-bought-exactly", args)
    return Saying("told-bought", {**args, "over": paid.total - paid.price})


def _is_exchange(event: TileMoved, following: TileMoved) -> bool:
    return event.source == ALHAMBRA and following.source == RESERVE and following.cell == event.cell


def _exchange(table: Table, out: TileMoved, into: TileMoved) -> Saying:
    return Saying(
        "told-swapped",
        {
            "seat": Seat(out.seat),
            "old": tile_arg(table, out.tile),
            "tile": tile_arg(table, into.tile),
            "cell": cell_arg(table, out.cell),
        },
    )


def _moved(table: Table, event: TileMoved) -> Saying:
    args: dict[str, Arg] = {"seat": Seat(event.seat), "tile": tile_arg(table, event.tile)}
    if event.target == DIRK:
        return Saying("told-given", args)
    if event.source == ACQUIRED and event.target == RESERVE:
        return Saying("told-reserved", args)
    args["cell"] = cell_arg(table, event.cell)
    if event.target == ALHAMBRA:
        return Saying("told-added" if event.source == RESERVE else "told-built", args)
    return Saying("told-removed", args)


def _sentence(table: Table, event: Event) -> Saying | None:
    if isinstance(event, MoneyTaken):
        return Saying("told-took", {"seat": Seat(event.seat), "cards": cards_arg(table, event.cards)})
    if isinstance(event, TileMoved):
        return _moved(table, event)
    if isinstance(event, TileBought):
        return Saying("told-got", {"seat": Seat(event.seat), "tile": tile_arg(table, event.tile)})
    if isinstance(event, CardTurnedUp) and table.cards.roles[event.card] == SCORES:
        return Saying("told-scoring-card", {"scoring": Say(scoring_name(table.cards.values[event.card]))})
    if isinstance(event, MoneyDealt):
        return _dealt(table, event)
    if isinstance(event, GameBegan):
        return Saying("told-begins", {"seat": Seat(event.seat)})
    if isinstance(event, PileShuffled):
        return Saying("told-shuffled", {"number": event.cards})
    if isinstance(event, DirkDrew):
        tiles = All(tuple([tile_arg(table, tile) for tile in event.tiles]))
        return Saying("told-dirk-drew", {"tiles": tiles}) if event.tiles else Saying("told-dirk-drew-nothing")
    if isinstance(event, TileLeftOver):
        return _left_over(table, event)
    if isinstance(event, GameEnded):
        return ending(event)
    if isinstance(event, Paid):
        return Saying("told-paid", {"seat": Seat(event.seat), "cards": cards_arg(table, event.cards)})
    if isinstance(event, TurnBegan | TurnEnding | ScoringBegan):
        return None  # told by what stands beside them
    return _by_modules(table, event)


def _by_modules(table: Table, event: Event) -> Saying | None:
    """What a module tells; the raw facts if none does."""
    for speaker in SPEAKERS.values():
        if speaker.tells(table, event):
            return speaker.told(table, event)
    facts = ", ".join([f"{key} {value}" for key, value in event.facts(table).items()])
    return Saying("raw-event", {"name": event.name(), "facts": facts})


def _dealt(table: Table, event: MoneyDealt) -> Saying:
    return Saying(
        "told-dealt",
        {
            "seat": Seat(event.seat),
            "cards": cards_arg(table, event.cards),
            "sum": worth(table, event.cards),
            "number": len(event.cards),
        },
    )


def _left_over(table: Table, event: TileLeftOver) -> Saying:
    money = [Say(Saying("money-of", {"seat": Seat(seat), "money": money})) for seat, money in enumerate(event.money)]
    args: dict[str, Arg] = {
        "tile": tile_arg(table, event.tile),
        "currency": field_arg(event.field),
        "money": All(tuple(money)),
    }
    if event.seat == NOBODY:
        return Saying("told-left-nobody", args)
    return Saying("told-left", {**args, "seat": Seat(event.seat)})


def ending(event: GameEnded) -> Saying:
    """Who won, with how many points."""
    points = max(event.scores)
    if len(event.winners) == 1:
        return Saying("told-won", {"seat": Seat(event.winners[0]), "points": points})
    return Saying("told-shared-victory", {"seats": All(tuple(map(Seat, event.winners))), "points": points})
