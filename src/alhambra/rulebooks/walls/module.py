"""WALL: wooden walls on the own tiles."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra import data
from alhambra.core.actions import Action
from alhambra.core.appraisal import Eye
from alhambra.core.dealing import Deal
from alhambra.core.events import CardAnnounced, Event
from alhambra.core.frames import Frame
from alhambra.core.module import NO_ACTIONS, NO_FRAMES, Module
from alhambra.core.pieces import ANNOUNCED, NO_CURRENCY, NO_PIECES
from alhambra.core.rng import Rng
from alhambra.core.state import Part, Player, State
from alhambra.core.table import Table
from alhambra.core.turn import ChooseAction
from alhambra.rulebooks.walls.actions import ErectWalls, against, own_tiles, shown, targets, wooden, wooden_names
from alhambra.rulebooks.walls.appraisal import appraised
from alhambra.rulebooks.walls.frames import LayOutWall
from alhambra.rulebooks.walls.part import KEY, Erectable, WallCards


@final
class CityWalls(Module):
    """WALL: cards that put wooden walls on own tiles; such a wall is a wall everywhere (WALL-12, WALL-14)."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: Final[list[int]] = []  # of the wall cards among the cards

    def key(self) -> str:
        return KEY

    def hears(self) -> tuple[type[Event], ...]:
        return (CardAnnounced,)

    def joins(self) -> tuple[type[Frame], ...]:
        return (ChooseAction,)

    def vetoes(self) -> tuple[type[Action], ...]:
        return ()

    def watches(self, state: State, seat: int) -> bool:
        return False  # it forbids only what nobody offers

    def set_up(self, deal: Deal) -> None:
        """WALL-2, WALL-3: every card once, so many at random into each of some piles."""
        table = data.load("wall_cards")
        for row in cast("list[dict[str, object]]", table["cards"]):
            self.kinds.append(deal.cards.add(cast(str, row["id"]), NO_CURRENCY, 0, ANNOUNCED))
        deal.spread(self.kinds, cast("dict[str, int]", table["piles"]))

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        sides = {card: shown(table, card) for card in self.kinds}
        return WallCards(sides, NO_PIECES, NO_PIECES, [None] * table.seats)

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        part = self.part(state)
        if not part.lying or not isinstance(frame, ChooseAction):
            return NO_ACTIONS
        player = state.players[seat]
        known = part.known[seat]
        if known is None or not known.holds(part.lying, player):
            found: list[Action] = []
            for card in part.lying:
                for tile in targets(player, part.sides[card]):
                    found.append(ErectWalls(card, tile))
            known = Erectable(part.lying, player, found)
            part.known[seat] = known
        return known.walls

    def forbids(self, state: State, seat: int, action: Action) -> str:
        if not isinstance(action, ErectWalls):
            return ""
        if action.card not in self.part(state).lying:
            return "WALL-6"
        return against(state.players[seat], action.tile, shown(state.table, action.card))

    def after(self, state: State, event: Event) -> list[Frame]:
        if isinstance(event, CardAnnounced) and event.card in self.kinds:
            return [LayOutWall(event.card)]
        return NO_FRAMES

    def appraises(self) -> tuple[type[Action], ...]:
        return (ErectWalls,)

    def appraise(self, eye: Eye, action: Action) -> float:
        return appraised(eye, self.part(eye.state), action)

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        table = state.table
        return {
            "open": table.card_names(self.part(state).lying),
            "wooden": [_wooden(table, player) for player in state.players],
        }

    def part(self, state: State) -> WallCards:
        return cast(WallCards, state.parts[self.at])


def _wooden(table: Table, player: Player) -> dict[str, str]:
    """The wooden walls on a player's tiles."""
    board = player.board
    return {table.tiles.names[tile]: wooden_names(board, tile) for tile in own_tiles(player) if wooden(board, tile)}
