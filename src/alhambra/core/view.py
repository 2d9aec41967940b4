"""What one seat may know. A view is assembled from nothing: what is forgotten here stays hidden."""

from __future__ import annotations

import json
from typing import Final, final

from alhambra.core.actions import Action
from alhambra.core.board import Board
from alhambra.core.engine import is_over, legal, to_move
from alhambra.core.events import Event
from alhambra.core.frames import NOBODY
from alhambra.core.payment import loose_money
from alhambra.core.pieces import EMPTY
from alhambra.core.setup import SEAT_NAMES
from alhambra.core.state import State
from alhambra.core.table import Table

SPECTATOR: Final = -1


@final
class View:
    """The table as seen from one seat, or by a SPECTATOR. Bots and clients get nothing else."""

    __slots__ = (
        "acquired",
        "asked",
        "bag_left",
        "boards",
        "dirk",
        "dirk_score",
        "discard_left",
        "display",
        "events",
        "hand",
        "hand_sizes",
        "loose",
        "market",
        "modules",
        "options",
        "over",
        "pile_left",
        "ply",
        "question",
        "reserves",
        "scores",
        "seat",
        "table",
        "turn",
    )

    def __init__(
        self,
        seat: int,
        table: Table,
        ply: int,
        turn: int,
        over: bool,
        asked: int,
        question: str,
        options: list[Action],
        market: tuple[int, ...],
        display: tuple[int, ...],
        pile_left: int,
        discard_left: int,
        bag_left: int,
        hand: tuple[int, ...],
        loose: tuple[tuple[int, int, int], ...],
        hand_sizes: tuple[int, ...],
        boards: list[Board],
        reserves: list[tuple[int, ...]],
        acquired: list[tuple[int, ...]],
        scores: tuple[int, ...],
        dirk: tuple[int, ...],
        dirk_score: int,
        modules: dict[str, dict[str, object]],
        events: list[Event],
    ) -> None:
        self.seat: Final = seat
        self.table: Final = table
        self.ply: Final = ply  # decisions everybody could notice
        self.turn: Final = turn
        self.over: Final = over
        self.asked: Final = asked  # the seat that decides; NOBODY if the game is over or it is a secret
        self.question: Final = question
        self.options: Final = options  # only for the seat that decides
        self.market: Final = market
        self.display: Final = display
        self.pile_left: Final = pile_left
        self.discard_left: Final = discard_left
        self.bag_left: Final = bag_left
        self.hand: Final = hand  # the seat's own cards, ascending
        self.loose: Final = loose  # its other money, as (currency, value, kind); as facts the modules show it
        self.hand_sizes: Final = hand_sizes
        self.boards: Final = boards
        self.reserves: Final = reserves
        self.acquired: Final = acquired
        self.scores: Final = scores
        self.dirk: Final = dirk
        self.dirk_score: Final = dirk_score
        self.modules: Final = modules
        self.events: Final = events  # since the latest decision everybody could notice, as far as this seat may know

    def facts(self) -> dict[str, object]:
        """The view as plain data, pieces by name."""
        table = self.table
        names = table.tiles.names
        return {
            "seat": SEAT_NAMES[self.seat] if self.seat != SPECTATOR else "",
            "ply": self.ply,
            "turn": SEAT_NAMES[self.turn],
            "over": self.over,
            "asked": SEAT_NAMES[self.asked] if self.asked != NOBODY else "",
            "question": self.question,
            "options": [option.text(table) for option in self.options],
            "market": [names[tile] if tile != EMPTY else "" for tile in self.market],
            "display": table.card_names(self.display),
            "pile": self.pile_left,
            "discard": self.discard_left,
            "bag": self.bag_left,
            "hand": table.card_names(self.hand),
            "hands": list(self.hand_sizes),
            "alhambras": [
                {table.cell_name(cell): names[board.tile_at(cell)] for cell in board.cells} for board in self.boards
            ],
            "reserves": [[names[tile] for tile in reserve] for reserve in self.reserves],
            "acquired": [[names[tile] for tile in tiles] for tiles in self.acquired],
            "scores": list(self.scores),
            "dirk": [names[tile] for tile in self.dirk],
            "dirk_score": self.dirk_score,
            "modules": self.modules,
            "events": [{"event": event.name(), **event.facts(table)} for event in self.events],
        }

    def encode(self) -> bytes:
        """The view as JSON, the same bytes for the same knowledge."""
        return json.dumps(self.facts(), ensure_ascii=False, separators=(",", ":")).encode()


def view(state: State, seat: int) -> View:
    """What `seat` may know; SPECTATOR gets what everybody sees."""
    mine = seat != SPECTATOR and to_move(state) == seat
    discreet = bool(state.agenda) and state.agenda[-1].discreet() and not mine
    seen: list[Event] = []
    for event in state.earlier + state.events if state.earlier else state.events:
        part = event.seen_by(seat)
        if part is not None:
            seen.append(part)
    return View(
        seat=seat,
        table=state.table,
        ply=state.ply - state.unseen,
        turn=state.turn,
        over=is_over(state),
        asked=NOBODY if discreet else to_move(state),
        question=state.agenda[-1].name() if state.agenda else "",
        options=legal(state)[:] if mine else [],
        market=tuple(state.market),
        display=tuple(state.display),
        pile_left=state.pile_left(),
        discard_left=sum(state.discard),
        bag_left=state.bag_left(),
        hand=hand_of(state, seat) if seat != SPECTATOR else (),
        loose=tuple(loose_money(state, seat).pieces) if seat != SPECTATOR else (),
        hand_sizes=tuple([sum(player.hand) for player in state.players]),
        boards=[player.board for player in state.players],
        reserves=[tuple(player.reserve) for player in state.players],
        acquired=[tuple(player.acquired) for player in state.players],
        scores=tuple([player.score for player in state.players]),
        dirk=tuple(state.dirk),
        dirk_score=state.dirk_score,
        modules={module.key(): module.reveal(state, seat) for module in state.table.modules},
        events=seen,
    )


def hand_of(state: State, seat: int) -> tuple[int, ...]:
    """A seat's cards, ascending."""
    return tuple([card for card, number in enumerate(state.players[seat].hand) for _ in range(number)])
