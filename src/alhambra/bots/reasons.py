"""Why a move may be good, as far as a seat can see it: facts, which others put into words."""

from __future__ import annotations

from typing import Final

from alhambra.core.actions import Action
from alhambra.core.base_actions import AddTile, BuildTile, BuyTile, SwapTiles, TakeMoney
from alhambra.core.pieces import CITY, EMPTY, FOUNTAIN, TYPES
from alhambra.core.view import View
from alhambra.core.wall import wall_length
from alhambra.games.alcazaba.rewards import Pick
from alhambra.games.dice.actions import ChooseReward, RedirectPoint
from alhambra.games.dice.seen import Seen
from alhambra.games.dice.tracks import advanced

Reason = dict[str, object]  # `why`, and what it is about: pieces by number
MOST: Final = 2  # reasons for one move: more nobody reads


def reasons(view: View, action: Action) -> list[Reason]:
    """What speaks for an option of the seat, the weightiest first."""
    if isinstance(action, BuyTile):
        found = _buying(view, action)
    elif isinstance(action, BuildTile | AddTile):
        found = _building(view, action.tile, action.cell)
    elif isinstance(action, SwapTiles):
        board = view.boards[view.seat]
        found = _wall(wall_length(board), wall_length(board.put(action.new, board.cell_of(action.old))))
    elif isinstance(action, TakeMoney):
        found = _taking(view, action)
    elif isinstance(action, Pick):
        found = _getting(view, action.tile) if action.tile != EMPTY else []
    elif isinstance(action, ChooseReward):
        found = _climbing(view, Seen(view).rewarding, 1 if action.with_chip else 2)
    elif isinstance(action, RedirectPoint):
        found = _climbing(view, action.kind, 1)
    else:
        found = []
    return found[:MOST] or [{"why": "outcome"}]  # what cannot be said in a word is still seen in playouts


def _buying(view: View, action: BuyTile) -> list[Reason]:
    loose = {kind: value for _, value, kind in view.loose}
    values = view.table.cards.values
    paid = sum([loose.get(card, values[card]) for card in action.payment])
    found: list[Reason] = [{"why": "again"}] if paid == view.table.tiles.prices[action.tile] else []  # B-42
    return found + _getting(view, action.tile)


def _building(view: View, tile: int, cell: int) -> list[Reason]:
    board = view.boards[view.seat]
    after = board.put(tile, cell)
    found = _standing(view, tile) + _wall(wall_length(board), wall_length(after))
    room = len(after.places(FOUNTAIN)) - len(board.places(FOUNTAIN))
    if room > 0:
        found.append({"why": "room", "squares": room})
    return found


def _wall(before: int, after: int) -> list[Reason]:
    return [{"why": "wall", "sides": after - before}] if after > before else []


def _getting(view: View, tile: int) -> list[Reason]:
    """A tile that others could get as well: who has the most of its type is not to have one more."""
    return _standing(view, tile) or _denying(view, tile)


def _standing(view: View, tile: int) -> list[Reason]:
    """What one tile more of its type means in the contest for the most."""
    counts = _rivals(view, tile)
    most = max(counts.values(), default=0)
    kind = view.table.tiles.kinds[tile]
    mine = view.boards[view.seat].count(kind) + 1
    if not counts or mine < most:
        return []
    return [{"why": "leads" if mine > most else "ties", "type": kind}]


def _denying(view: View, tile: int) -> list[Reason]:
    counts = _rivals(view, tile)
    most = max(counts.values(), default=0)
    ahead = [seat for seat, count in counts.items() if count == most and seat < len(view.boards)]
    return [{"why": "denies", "type": view.table.tiles.kinds[tile], "seat": ahead[0]}] if ahead else []


def _rivals(view: View, tile: int) -> dict[int, int]:
    """By seat, Dirk after all others, how many of a tile's type the others have built; nothing if it is no contest."""
    tiles = view.table.tiles
    if tiles.layers[tile] != CITY or not 0 <= tiles.kinds[tile] < len(TYPES):
        return {}
    kind = tiles.kinds[tile]
    counts = {seat: board.count(kind) for seat, board in enumerate(view.boards) if seat != view.seat}
    if view.dirk:
        counts[len(view.boards)] = len([other for other in view.dirk if tiles.kinds[other] == kind])
    return counts


def _climbing(view: View, kind: int, points: int) -> list[Reason]:
    """Does the own stone come to stand above all others? On the same field it would lie behind them (DICE-43)."""
    heights = Seen(view).heights[kind]
    field = advanced(heights[view.seat], points)
    first = all(height < field for owner, height in enumerate(heights) if owner != view.seat)
    return [{"why": "stone-first", "type": kind}] if first else []


def _taking(view: View, action: TakeMoney) -> list[Reason]:
    """The dearest tile of the market that comes into reach, rather one that can be paid exactly then."""
    cards, prices = view.table.cards, view.table.tiles.prices
    before, coming = _sums(view, view.hand), _sums(view, (*view.hand, *action.cards))
    exact: list[tuple[int, int]] = []
    near: list[tuple[int, int]] = []
    for tile, old, new in zip(view.market, before, coming, strict=False):
        if tile == EMPTY:
            continue
        price = int(prices[tile])
        if new >> price & 1 and not old >> price & 1:
            exact.append((price, tile))
        elif new >> price and not old >> price:
            near.append((price, tile))
    if exact:
        return [{"why": "reach-exactly", "tile": max(exact)[1]}]
    if near:
        return [{"why": "reach", "tile": max(near)[1]}]
    coins = sum([cards.values[card] for card in action.cards])
    return [{"why": "coins", "coins": coins}] if coins else []


def _sums(view: View, hand: tuple[int, ...]) -> list[int]:
    """By currency, as bits, the sums that can be paid."""
    cards = view.table.cards
    sums = [1] * len(cards.money)
    for card in hand:
        currency = cards.currencies[card]
        if currency < len(sums):
            sums[currency] |= sums[currency] << cards.values[card]
    return sums
