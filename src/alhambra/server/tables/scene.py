"""What one viewer gets to see, made from the view of that very seat and from what is open to all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from alhambra.core.actions import Action
from alhambra.core.board import Board
from alhambra.core.frames import NOBODY
from alhambra.core.pieces import CITY, CURRENCIES, EMPTY, SIDE_NAMES, TYPES, sides_of
from alhambra.core.table import Table
from alhambra.core.view import SPECTATOR, View
from alhambra.core.wall import wall_length, wall_sides
from alhambra.server import wire
from alhambra.server.tables.course import Course, Step
from alhambra.server.tables.pace import Pace, window_held, window_until
from alhambra.server.tables.reasons import event_facts
from alhambra.words.modules.moors import faces
from alhambra.words.offer import MARKET, describe, question
from alhambra.words.pieces import facts_of
from alhambra.words.saying import Saying, Seat
from alhambra.words.told import tell

STILL: Final = Pace()
LAYERS: Final = ("city", "outwork")


@dataclass(slots=True)
class Looks:
    """Of one seat's palace: what takes a walk around it to find out, kept as long as the board stays the same."""

    board: Board
    tiles: dict[str, str]
    counts: dict[str, int]
    wall_sides: list[str]
    doors: list[str]


class Painter:
    """Makes the scenes of one table. Palaces are open to all, so they are looked at once for all viewers."""

    def __init__(self) -> None:
        self._looks: Final[dict[int, Looks]] = {}

    def scene(self, course: Course, seen: View, ticket: str = "", undo: bool = False, pace: Pace = STILL) -> wire.Scene:
        """The table as this viewer sees it now; without a ticket nothing can be chosen."""
        seat, table = seen.seat, seen.table
        scoring = course.scorings + 1
        in_window = course.window() is not None
        # Between two turns, who can only say no is not troubled.
        quiet = in_window and not (ticket and (course.really_asked(seat) or not course.between_turns()))
        person = seat != SPECTATOR
        options = [_option(seen, action) for action in seen.options] if ticket else []
        return wire.Scene(
            seat=seat,
            ply=seen.ply,
            version=course.seen_version(seat),
            turn=seen.turn,
            over=seen.over,
            asked=NOBODY if quiet else seen.asked,
            question=seen.question,
            ask=ticket,
            prompt=None if seen.over else _prompt(seen, seat, bool(ticket), quiet).wire(),
            options=options,
            market=[table.tiles.names[tile] if tile != EMPTY else "" for tile in seen.market],
            display=table.card_names(seen.display),
            pile=seen.pile_left,
            discard=seen.discard_left,
            bag=seen.bag_left,
            hand=table.card_names(seen.hand),
            palaces=[self._palace(seen, owner) for owner in range(table.seats)],
            dirk=[table.tiles.names[tile] for tile in seen.dirk],
            dirk_counts=_tally(table, seen.dirk),
            dirk_score=seen.dirk_score,
            prizes=[list(prizes) for prizes in table.points[scoring - 1]] if scoring <= len(table.points) else [],
            next_scoring=scoring,
            modules=seen.modules,
            fits=_fits(seen, options),
            may_undo=undo and person and course.may_undo(seat),
            undo_reason=_wire(undo_reason(course, seat, undo)) if person else None,
            window_until=window_until(course, pace),
            held=window_held(course) if in_window else [],
            loose=[table.cards.names[kind] for _, _, kind in seen.loose],
            worth=_worth(seen),
            dials=_dials(seen.table),
        )

    def _palace(self, seen: View, owner: int) -> wire.Palace:
        looks = self._look(seen, owner)
        names = seen.table.tiles.names
        return wire.Palace(
            tiles=looks.tiles,
            counts=looks.counts,
            reserve=[names[tile] for tile in seen.reserves[owner]],
            acquired=[names[tile] for tile in seen.acquired[owner]],
            cards=seen.hand_sizes[owner],
            score=seen.scores[owner],
            wall=len(looks.wall_sides),
            wall_sides=looks.wall_sides,
            doors=looks.doors,
        )

    def _look(self, seen: View, owner: int) -> Looks:
        board = seen.boards[owner]
        known = self._looks.get(owner)
        if known is None or known.board is not board:
            table = seen.table
            known = self._looks[owner] = Looks(
                board,
                {table.cell_name(cell): table.tiles.names[board.tile_at(cell)] for cell in board.cells},
                {name: board.count(kind) for kind, name in enumerate(TYPES)},
                [_side(table, cell, side) for cell, side in wall_sides(board)],
                _doors(table, board) if board.has_doors else [],
            )
        return known


def pieces(table: Table) -> dict[str, wire.Tile]:
    """All tiles of a table, by name."""
    tiles = table.tiles
    found = {}
    for tile in range(len(tiles.names)):
        if tile != EMPTY:
            facts = facts_of(tiles, tile)
            layer = LAYERS[CITY if tiles.layers[tile] == CITY else 1]
            found[tiles.names[tile]] = wire.Tile(facts.type, facts.price, facts.walls.lower(), layer, facts.shape)
    return found


def entry(seen: View, step: Step, seat: int) -> wire.Entry:
    """A line of the log as a viewer may know it."""
    told = [event.seen_by(seat) for event in step.events]
    events = [event for event in told if event is not None]
    sayings = [step.declined] if step.declined is not None else []
    return wire.Entry(
        ply=step.ply,
        seat=step.seat,
        turn=step.turn,
        sayings=[saying.wire() for saying in [*sayings, *tell(seen, events)]],
        events=[event_facts(event, seen.table) for event in events],
        at=step.at,
    )


def undo_reason(course: Course, seat: int, allowed: bool) -> Saying | None:
    """Why a seat's latest decision cannot be taken back; None if it can, or if there is none."""
    if course.may_undo(seat) and allowed:
        return None
    if not any(step.seat == seat for step in course.steps):
        return None
    if not allowed:
        return Saying("no-undo-off")
    latest = next(step.seat for step in reversed(course.steps) if step.seat != SPECTATOR)
    return Saying("no-undo-revealed" if latest == seat else "no-undo-not-yours")


def _prompt(seen: View, seat: int, may_choose: bool, quiet: bool) -> Saying:
    """What is asked, in words; somebody for whom a bot plays waits like the others."""
    if quiet:
        return Saying("question-secret")
    if seen.asked == seat and seat != SPECTATOR and not may_choose:
        return Saying("question-waiting", {"seat": Seat(seat)})
    return question(seen)


def _wire(saying: Saying | None) -> wire.Saying | None:
    return saying.wire() if saying is not None else None


def _fits(seen: View, options: list[wire.Option]) -> dict[str, dict[str, int]]:
    """Where tiles of the market that can be paid would fit now: a purchase can be planned together with its square."""
    table = seen.table
    found: dict[str, dict[str, int]] = {}
    for option in options:
        if option.source == MARKET and option.over >= 0 and option.tile not in found:
            tile, board = table.tiles.find(option.tile), seen.boards[seen.seat]
            places = [int(cell) for cell in board.places(tile)]
            found[option.tile] = {table.cell_name(cell): int(wall_length(board.put(tile, cell))) for cell in places}
    return found


def _worth(seen: View) -> dict[str, wire.Money]:
    """What money is worth whose name does not tell it: cards of modules, and what lies before the viewer."""
    cards = seen.table.cards
    kinds = [(currency, value, kind) for kind, (currency, value) in enumerate(zip(cards.currencies, cards.values))]
    found: dict[str, wire.Money] = {}
    for currency, value, kind in [*kinds, *seen.loose]:
        if currency < len(CURRENCIES) and cards.names[kind] != f"{CURRENCIES[currency]}-{value}":
            found[cards.names[kind]] = wire.Money(CURRENCIES[currency], value)
    return found


def _dials(table: Table) -> dict[str, wire.Dial]:
    """What stands round the culture counters: their table may be a corrected one, and their names tell the price."""
    return {str(dial.price): wire.Dial(dial.points, dial.buildings) for dial in faces(table)}


def _option(seen: View, action: Action) -> wire.Option:
    offer = describe(seen, action)
    key = action.text(seen.table)
    return wire.Option(
        key=key,
        kind=offer.kind,
        heading=offer.heading.wire(),
        label=offer.label.wire(),
        note=_wire(offer.note),
        tile=offer.tile,
        old=offer.old,
        cell=offer.cell,
        side=offer.side,
        cards=list(offer.cards),
        over=offer.over,
        more=key.removesuffix(" ".join(offer.cards)) if offer.larger else "",
        source=offer.source,
        wall=offer.wall,
        dice=list(offer.dice),
        column=offer.column,
        spot=offer.spot,
        chip=offer.chip,
    )


def _tally(table: Table, tiles: tuple[int, ...]) -> dict[str, int]:
    kinds = [table.tiles.kinds[tile] for tile in tiles]
    return {name: kinds.count(kind) for kind, name in enumerate(TYPES)}


def _doors(table: Table, board: Board) -> list[str]:
    return [
        f"{table.cell_name(cell)}{side.lower()}"
        for cell in board.cells
        for side in sides_of(board.doors[board.tile_at(cell)])
    ]


def _side(table: Table, cell: int, side: int) -> str:
    return f"{table.cell_name(cell)}{SIDE_NAMES[side].lower()}"
