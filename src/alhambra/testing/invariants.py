"""What must be true of every position of every game, whatever is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, cast, runtime_checkable

from alhambra.core.board import Board
from alhambra.core.dealing import box
from alhambra.core.engine import is_over, legal
from alhambra.core.grid import ORIGIN, position
from alhambra.core.pieces import CITY, EMPTY, FOUNTAIN, NO_CURRENCY, SCORES, TO_DISPLAY, TYPES
from alhambra.core.refill import DISPLAY_SIZE
from alhambra.core.setup import SEAT_NAMES, TOWER_ADD, TOWER_OFF
from alhambra.core.state import State

# The four sides as (bit, step east, step south, bit of the side that faces it).
SIDES = ((1, 0, -1, 4), (2, 1, 0, 8), (4, 0, 1, 1), (8, -1, 0, 2))

# Where tiles stand, and their walls as bits.
Square = tuple[int, int]
Layout = dict[Square, int]


@runtime_checkable
class HoldsPieces(Protocol):
    """A part that holds cards or tiles, those it took out of the game included."""

    def cards(self) -> Iterable[int]:
        """The kinds of the cards, one for each."""
        ...

    def tiles(self) -> Iterable[int]:
        """The ids of the tiles."""
        ...


@dataclass(frozen=True)
class Pieces:
    """How many there are of each kind of card and of each tile, wherever they are."""

    cards: Counter[int]
    tiles: Counter[int]


def pieces(state: State) -> Pieces:
    """Count every card and every tile of a game, place by place. A scoring that is due counts as its card."""
    table = state.table.cards
    held = map(sum, zip(state.discard, *[player.hand for player in state.players], strict=True))
    cards = Counter({kind: number for kind, number in enumerate(held) if number})
    cards.update(list(state.pile)[state.pile_at :])
    cards.update(state.display)
    if state.due:
        due = [kind for kind, role in enumerate(table.roles) if role == SCORES and table.values[kind] in state.due]
        cards.update(due)
    lying = [*list(state.bag)[state.bag_at :], *state.dirk]
    lying += [tile for tile in (*state.market, state.drawn) if tile != EMPTY]
    for player in state.players:
        lying += [*player.reserve, *player.acquired]
        lying += [player.board.tile_at(cell) for cell in player.board.cells if cell != ORIGIN]
    for part in state.parts:
        if _holds_pieces(type(part)):
            holding = cast(HoldsPieces, part)
            cards.update(holding.cards())
            lying += holding.tiles()
    return Pieces(cards, Counter(lying))


# To ask this of a protocol takes longer than all the counting; for one kind of part the answer never changes.
_HOLDING: dict[type[object], bool] = {}


def _holds_pieces(kind: type[object]) -> bool:
    if kind not in _HOLDING:
        _HOLDING[kind] = issubclass(kind, HoldsPieces)
    return _HOLDING[kind]


def check(state: State, begun_with: Pieces | None = None, known: dict[int, Board] | None = None) -> None:
    """AssertionError, in one sentence, if anything is wrong with this position.

    The base game's pieces are counted against its box; those that modules brought along against what the game
    had begun with, if that is told. `known` are boards by seat that were sound before and are not looked at again;
    it is kept up to date. Give an empty one for a game of which every position is checked.
    """
    found = pieces(state)
    game = state.table.game
    if game is None:
        _check_box(state, found)
    if begun_with is not None:
        _check_same(state, begun_with, found)
    _check_table(state)
    for seat, player in enumerate(state.players):
        name = SEAT_NAMES[seat]
        _must(player.score >= 0, f"the score of {name} is negative: {player.score}")
        for place, tiles in (("reserve", player.reserve), ("acquired tiles", player.acquired)):
            _must(list(tiles) == sorted(tiles), f"the {place} of {name}: out of order: {list(tiles)}")
        if known is None or known.get(seat) is not player.board:
            builds = game is None or game.has_palaces()
            problem = board_problem(player.board) if builds else bare_problem(player.board)
            _must(not problem, f"the Alhambra of {name}: {problem}")
        if known is not None:
            known[seat] = player.board
    _check_options(state)


def _check_box(state: State, found: Pieces) -> None:
    """B-11, B-12, B-130: the base game's cards and tiles are all there, and none twice."""
    contents = box()
    names = state.table.cards.names
    copies = contents.copies_for_two if len(state.players) == 2 else contents.copies
    for kind, currency in enumerate(contents.cards.currencies):
        number = found.cards[kind]
        if currency == NO_CURRENCY:
            if number > 1:
                raise AssertionError(f"there are {number} cards {names[kind]}, not one at most")
        elif number != copies:
            raise AssertionError(f"there are {number} cards {names[kind]}, not {copies}")
    ours = range(FOUNTAIN + 1, len(contents.tiles.names) + (state.setup.tower != TOWER_OFF))
    expected = len(contents.tiles.names) - FOUNTAIN - 1 + (state.setup.tower == TOWER_ADD)
    total = sum([found.tiles[tile] for tile in ours])
    _must(total == expected, f"there are {total} tiles of the base game, not {expected}")
    for tile, number in found.tiles.items():
        if number != 1:
            raise AssertionError(f"the tile {state.table.tiles.names[tile]} is there {number} times")
    _must(FOUNTAIN not in found.tiles, "a fountain lies where none belongs")


def _check_same(state: State, begun_with: Pieces, found: Pieces) -> None:
    """Nothing came from nowhere, and nothing was lost but cards that leave the game as they come up or are spent."""
    if dict.__eq__(found.cards, begun_with.cards) and dict.__eq__(found.tiles, begun_with.tiles):
        return
    cards = state.table.cards
    for kind, name in enumerate(cards.names):
        now, then = found.cards[kind], begun_with.cards[kind]
        stays = cards.roles[kind] == TO_DISPLAY and not cards.once[kind]
        if now != then if stays else now > then:
            raise AssertionError(f"there are {now} cards {name}, but {then} when the game began")
    for tile in found.tiles.keys() | begun_with.tiles.keys():
        now, then = found.tiles[tile], begun_with.tiles[tile]
        if now != then:
            name = state.table.tiles.names[tile]
            raise AssertionError(f"the tile {name} is there {now} times, but {then} times when the game began")


def _check_table(state: State) -> None:
    _must(len(state.display) <= DISPLAY_SIZE, f"{len(state.display)} cards lie in the display")
    names = state.table.cards.names
    for card in state.display:
        _must(
            state.table.cards.roles[card] == TO_DISPLAY,
            f"the card {names[card]} does not belong in the display",
        )
    _must(not state.further, "a further action was earned and forgotten")
    _must(state.drawn == EMPTY or not is_over(state), "a drawn tile was left over at the end")


def _check_options(state: State) -> None:
    options = legal(state)
    if is_over(state):
        _must(not options, "the game is over and yet something can be done")
        return
    _must(bool(options), f"nobody can do anything, but the table asks: {state.agenda[-1].name()}")
    texts = [option.text(state.table) for option in options]
    twice = [text for text, number in Counter(texts).items() if number > 1]
    _must(not twice, f"offered twice: {', '.join(twice)}")


def bare_problem(board: Board) -> str:
    """What is wrong where nobody builds; nothing if nothing is built."""
    return "something is built in a game without palaces" if len(board.cells) else ""


def board_problem(board: Board) -> str:
    """What is wrong with an Alhambra, by the plain reading of B-87; nothing if it is legal.

    Walls and walking are those of the city's own layer; squares of every layer count against holes. Where there is
    a door one walks through the wall.
    """
    cells = list(board.cells)
    if cells != sorted(set(cells)):
        return "its squares are not in order"
    if board.tile_at(ORIGIN) != FOUNTAIN:
        return "the fountain is not at 0,0"
    kinds = board.tiles.kinds
    for kind, name in enumerate(TYPES):
        number = len([cell for cell in cells if kinds[board.tile_at(cell)] == kind])
        if board.count(kind) != number:
            return f"it counts {board.count(kind)} of {name}, but {number} are built"
    city = [cell for cell in cells if board.tiles.layers[board.tile_at(cell)] == CITY]
    walls = {position(cell): int(board.marks[board.tile_at(cell)]) for cell in city}
    camps = {position(cell): int(board.marks[board.tile_at(cell)]) for cell in cells if cell not in city}
    doors = {position(cell): int(board.doors[board.tile_at(cell)]) for cell in city}
    built = {position(cell) for cell in cells}
    return door_problem(walls, doors) or layout_problem(walls, built, doors) or camp_problem(walls, camps)


def layout_problem(walls: Layout, built: set[Square] | None = None, doors: Layout | None = None) -> str:
    """What is wrong with tiles that stand so (B-87); nothing if it is legal.

    `built` adds squares of other layers: they shut in like any tile. `doors` are walls that let people through.
    """
    for (x, y), marks in walls.items():
        for side, east, south, facing in SIDES:
            beside = walls.get((x + east, y + south))
            if beside is not None and bool(marks & side) != bool(beside & facing):
                return f"wall against open side at {x},{y} (B-81)"
    in_the_way = {square: marks & ~(doors or {}).get(square, 0) for square, marks in walls.items()}
    if cut_off := walls.keys() - _flood((0, 0), set(walls), in_the_way):
        return f"not to be reached on foot: {sorted(cut_off)} (B-82)"
    filled = set(walls) | (built or set())
    across, down = [x for x, _ in filled], [y for _, y in filled]
    west, north = min(across) - 1, min(down) - 1
    ground = {(x, y) for x in range(west, max(across) + 2) for y in range(north, max(down) + 2)}
    if shut_in := ground - filled - _flood((west, north), ground - filled, {}):
        return f"shut in: {sorted(shut_in)} (B-84)"
    return ""


def door_problem(walls: Layout, doors: Layout) -> str:
    """What is wrong with doors that stand so; nothing if each goes through a wall of two tiles (GATE-9)."""
    for (x, y), sides in doors.items():
        for side, east, south, facing in SIDES:
            beside = (x + east, y + south)
            if sides & side and not (walls[x, y] & side and doors.get(beside, 0) & facing):
                return f"a door that leads nowhere at {x},{y} (GATE-9)"
    return ""


def camp_problem(walls: Layout, camps: Layout) -> str:
    """What is wrong with camps that stand so, their bastions as bits; nothing if it is legal (CAMP-7, CAMP-13)."""
    held: set[Square] = set()
    for (x, y), bastions in camps.items():
        for side, east, south, facing in SIDES:
            beside = (x + east, y + south)
            bastion = bool(bastions & side)
            if beside in walls:
                if not (bastion and walls[beside] & facing):
                    return f"no bastion against a city wall at {x},{y} (CAMP-7)"
                held.add((x, y))
            elif beside in camps and (bastion or camps[beside] & facing):
                return f"camps not green to green at {x},{y} (CAMP-7)"
    for square in list(held):
        held |= _flood(square, set(camps), {})
    if loose := camps.keys() - held:
        return f"camps hang loose: {sorted(loose)} (CAMP-13)"
    return ""


def _flood(start: Square, squares: set[Square], walls: Layout) -> set[Square]:
    """All of these squares that can be reached from the start without crossing a wall."""
    reached = {start}
    waiting = [start]
    while waiting:
        x, y = waiting.pop()
        for side, east, south, _ in SIDES:
            beside = (x + east, y + south)
            if beside in squares and beside not in reached and not walls.get((x, y), 0) & side:
                reached.add(beside)
                waiting.append(beside)
    return reached


def _must(truth: bool, otherwise: str) -> None:
    if not truth:
        raise AssertionError(otherwise)
