"""The bot's side of a question: a view made again from what was said on the line, for bots that read views."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import u8

from alhambra.bots.lines.protocol import LineError, Message, cards_of, currency_of, tiles_of
from alhambra.core.actions import read_action
from alhambra.core.board import Board, bare_board
from alhambra.core.dealing import tables_in_use
from alhambra.core.frames import NOBODY
from alhambra.core.pieces import EMPTY, NO_CURRENCY, marks_of
from alhambra.core.rng import FAST
from alhambra.core.setup import SEAT_NAMES, TOWER_CHOICES, Setup
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.games import family

CURRENCY_OF: Final = {currency_of(currency): currency for currency in range(NO_CURRENCY)}


def table_of(message: Message) -> Table:
    """The table that a `game` message describes; LineError if no set-up of ours has its pieces."""
    seats, game = cast(int, message["seats"]), cast(str, message["game"])
    modules = tuple(cast("list[str]", message["modules"]))
    towers = TOWER_CHOICES if game == family.names()[0] else TOWER_CHOICES[:1]
    for tower in towers:  # the set-up is not told, its pieces are
        try:
            table = family.start(Setup(seats, 0, FAST, modules, tower, tables_in_use(), game)).table
        except ValueError as error:
            raise LineError(f"this game cannot be played here: {error}") from None
        if tiles_of(table) == message["tiles"] and cards_of(table) == message["cards"]:
            points = cast("list[list[list[int]]]", message["points"])
            table.points[:] = [[tuple(places) for places in scoring] for scoring in points]
            return table
    raise LineError("this game has pieces that are not known here")


def view_of(message: Message, table: Table) -> View:
    """The view that a `choose` message tells of. What happened before it (`events`) stays untold."""
    facts = cast("dict[str, object]", message["view"])
    tiles, cards = table.tiles, table.cards

    def tiles_named(names: object) -> tuple[int, ...]:
        return tuple([tiles.find(name) if name else EMPTY for name in cast("list[str]", names)])

    def numbers(key: str) -> tuple[int, ...]:
        return tuple(cast("list[int]", facts[key]))

    built = cast("list[dict[str, str]]", facts["alhambras"])
    walls, doors = (cast("list[dict[str, str]]", message[key]) for key in ("walls", "doors"))
    return View(
        seat=SEAT_NAMES.index(cast(str, facts["seat"])),
        table=table,
        ply=cast(int, facts["ply"]),
        turn=SEAT_NAMES.index(cast(str, facts["turn"])),
        over=cast(bool, facts["over"]),
        asked=SEAT_NAMES.index(cast(str, facts["asked"])) if facts["asked"] else NOBODY,
        question=cast(str, facts["question"]),
        options=[read_action(table, text) for text in cast("list[str]", facts["options"])],
        market=tiles_named(facts["market"]),
        display=tuple([cards.find(name) for name in cast("list[str]", facts["display"])]),
        pile_left=cast(int, facts["pile"]),
        discard_left=cast(int, facts["discard"]),
        bag_left=cast(int, facts["bag"]),
        hand=tuple([cards.find(name) for name in cast("list[str]", facts["hand"])]),
        loose=tuple([_loose(money, table) for money in cast("list[dict[str, object]]", message["money"])]),
        hand_sizes=numbers("hands"),
        boards=[_board(table, built[seat], walls[seat], doors[seat]) for seat in range(table.seats)],
        reserves=[tiles_named(names) for names in cast("list[object]", facts["reserves"])],
        acquired=[tiles_named(names) for names in cast("list[object]", facts["acquired"])],
        scores=numbers("scores"),
        dirk=tiles_named(facts["dirk"]),
        dirk_score=cast(int, facts["dirk_score"]),
        modules=cast("dict[str, dict[str, object]]", facts["modules"]),
        events=[],
    )


def _loose(money: dict[str, object], table: Table) -> tuple[int, int, int]:
    return (
        CURRENCY_OF[cast(str, money["currency"])],
        cast(int, money["value"]),
        table.cards.find(cast(str, money["name"])),
    )


def _board(table: Table, built: dict[str, str], walls: dict[str, str], doors: dict[str, str]) -> Board:
    tiles = table.tiles
    bare = bare_board(tiles)
    if walls or doors:
        marks, ways = bare.marks[:], bare.doors[:]
        _mark(marks, walls, table)
        _mark(ways, doors, table)
        bare = Board(
            tiles, marks, ways, bare.ground, bare.cells, bare.edge, bare.tally, bare.outworks, has_doors=bool(doors)
        )
    board = bare
    for cell, name in built.items():
        board = board.put(tiles.find(name), table.read_cell(cell))
    return board


def _mark(sides: vec[u8], marked: dict[str, str], table: Table) -> None:
    for name, letters in marked.items():
        sides[table.tiles.find(name)] = u8(marks_of(letters))
