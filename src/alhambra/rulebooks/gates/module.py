"""GATE: ways through double walls."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra import data
from alhambra.core.actions import Action
from alhambra.core.appraisal import Eye
from alhambra.core.base_actions import RemoveTile, SwapTiles
from alhambra.core.board import Board
from alhambra.core.dealing import Deal
from alhambra.core.events import CardAnnounced, Event, TurnBegan
from alhambra.core.frames import Frame, RedesignQuestion
from alhambra.core.module import NO_ACTIONS, NO_FRAMES, Module
from alhambra.core.options import redesigns
from alhambra.core.pieces import ANNOUNCED, NO_CURRENCY
from alhambra.core.placing import PlaceTiles
from alhambra.core.rng import Rng
from alhambra.core.state import Part, Player, State
from alhambra.core.table import Table
from alhambra.core.turn import ChooseAction
from alhambra.rulebooks.gates.actions import (
    TAKE_GATE,
    AddThrough,
    BuildThrough,
    RemoveWithGates,
    SwapThrough,
    TakeGate,
)
from alhambra.rulebooks.gates.appraisal import appraised, gate_worth
from alhambra.rulebooks.gates.events import wall_name
from alhambra.rulebooks.gates.frames import DISCARD_GATES, LAY_OUT_GATE
from alhambra.rulebooks.gates.part import KEY, GateCards, KnownRedesigns
from alhambra.rulebooks.gates.reasons import against_bridges, against_taking_place, against_way_in
from alhambra.rulebooks.gates.walls import EAST_SIDE, SOUTH_SIDE, bridges, double_walls, gateways, gateways_for_outworks

GATE: Final = "gate"  # the kind of card


@final
class CityGates(Module):
    """GATE: cards that make a double wall of the own Alhambra passable on foot."""

    def __init__(self) -> None:
        super().__init__()
        self.kind = -1  # of a gate card among the cards

    def key(self) -> str:
        return KEY

    def hears(self) -> tuple[type[Event], ...]:
        return (CardAnnounced, TurnBegan)

    def joins(self) -> tuple[type[Frame], ...]:
        return (RedesignQuestion, PlaceTiles)

    def vetoes(self) -> tuple[type[Action], ...]:
        return ()  # what it forbids is never offered: the board knows that tiles with a door stay (GATE-13)

    def part(self, state: State) -> GateCards:
        return cast(GateCards, state.parts[self.at])

    def set_up(self, deal: Deal) -> None:
        """GATE-2, GATE-3: a card for each player, dealt in turn to the piles."""
        self.kind = deal.cards.add(GATE, NO_CURRENCY, 0, ANNOUNCED)
        piles = cast("list[int]", data.load("city_gates")["piles"])  # counted from 1
        for number in range(deal.setup.seats):
            deal.inserts[piles[number % len(piles)] - 1].append(self.kind)

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        return GateCards(self.kind, False, [0] * table.seats, 0, 0)

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        part = self.part(state)
        if not part.lies_open and not part.held[seat]:
            return NO_ACTIONS
        found: list[Action] = []
        if part.lies_open and isinstance(frame, ChooseAction):
            found.append(TAKE_GATE)
        if part.held[seat]:
            player = state.players[seat]
            if isinstance(frame, PlaceTiles):
                for tile in player.acquired:
                    found.extend([BuildThrough(tile, cell, side) for cell, side in gateways(player.board, tile)])
            elif isinstance(frame, RedesignQuestion):
                found.extend(_known_redesigns(part, player, seat))
        return found

    def forbids(self, state: State, seat: int, action: Action) -> str:
        player = state.players[seat]
        if isinstance(action, RemoveTile):
            return _pinned(player.board, action.tile)
        if isinstance(action, SwapTiles):
            return _pinned(player.board, action.old)
        if isinstance(action, BuildThrough):
            if action.tile not in player.acquired:
                return "B-90"
            return against_way_in(player.board, action.tile, action.cell, action.side) or self._lacks(state, seat, 1)
        if isinstance(action, AddThrough):
            if action.tile not in player.reserve:
                return _elsewhere(player, action.tile)
            return against_way_in(player.board, action.tile, action.cell, action.side) or self._lacks(state, seat, 1)
        if isinstance(action, SwapThrough):
            if action.new not in player.reserve:
                return _elsewhere(player, action.new)
            broken = against_taking_place(player.board, action.old, action.new, action.side)
            return broken or self._lacks(state, seat, 1)
        if isinstance(action, RemoveWithGates):
            broken = against_bridges(player.board, action.tile, action.walls)
            return broken or self._lacks(state, seat, len(action.walls))
        if isinstance(action, TakeGate) and not self.part(state).lies_open:
            return "GATE-6"
        return ""

    def after(self, state: State, event: Event) -> list[Frame]:
        if isinstance(event, CardAnnounced) and event.card == self.kind:
            return [LAY_OUT_GATE]
        if isinstance(event, TurnBegan) and self.part(state).waiting:
            return [DISCARD_GATES]
        return NO_FRAMES

    def appraises(self) -> tuple[type[Action], ...]:
        return (
            TakeGate,
            BuildThrough,
            AddThrough,
            SwapThrough,
            RemoveWithGates,
        )

    def appraise(self, eye: Eye, action: Action) -> float:
        return appraised(eye, action)

    def holds(self, eye: Eye) -> float:
        return self.part(eye.state).held[eye.seat] * gate_worth(eye)

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        part = self.part(state)
        return {
            "open": part.lies_open,
            "held": part.held[:],
            "gates": [_gates(state.table, player.board) for player in state.players],
        }

    def _lacks(self, state: State, seat: int, number: int) -> str:
        return "" if self.part(state).held[seat] >= number else "GATE-9"


def _known_redesigns(part: GateCards, player: Player, seat: int) -> list[Action]:
    """The redesigns through gates, found out once for a board, reserve and number of cards."""
    known = part.known[seat]
    plain = redesigns(player)
    if known is None or known.plain is not plain or known.cards != part.held[seat]:
        through: list[Action] = []
        _redesigns(player, part.held[seat], through)
        known = KnownRedesigns(plain, part.held[seat], through)
        part.known[seat] = known
    return known.through


def _redesigns(player: Player, cards: int, found: list[Action]) -> None:
    """GATE-12: what gates add to B-70. Within the city an exchange changes no way on foot and needs none (B-74)."""
    board = player.board
    for tile in player.reserve:
        found.extend([AddThrough(tile, cell, side) for cell, side in gateways(board, tile)])
        if board.outworks:
            ways_in = gateways_for_outworks(board, tile)
            found.extend([SwapThrough(board.tile_at(cell), tile, side) for cell, side in ways_in])
    doubles = double_walls(board)
    if not len(doubles):
        return
    for cell in board.cuts():
        tile = board.tile_at(cell)
        if not board.doors[tile]:
            found.extend([RemoveWithGates(tile, walls) for walls in bridges(board, cell, cards, doubles)])


def _elsewhere(player: Player, tile: int) -> str:
    """B-70, B-72: what a redesign builds comes from the reserve."""
    return "B-72" if tile in player.acquired else "B-70"


def _pinned(board: Board, tile: int) -> str:
    """GATE-13: tiles with a gate stay; a tile that is not built here has none."""
    return "GATE-13" if tile < len(board.doors) and board.doors[tile] else ""


def _gates(table: Table, board: Board) -> list[str]:
    """Where the gates of an Alhambra stand."""
    return [
        wall_name(table, cell << 2 | side)
        for cell in board.cells
        for side in (EAST_SIDE, SOUTH_SIDE)
        if board.doors[board.tile_at(cell)] >> side & 1
    ]
