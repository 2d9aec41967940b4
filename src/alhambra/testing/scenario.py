"""Positions as on a table top: build one, say one thing, look.

game = scenario("ABC").market("garden-10-n").hand("A", "florin-5", "florin-6").turn("A")
assert "buy garden-10-n for florin-6 florin-5" in game.offered("A")
"""

from __future__ import annotations

from typing import Self

from librt.vecs import vec
from mypy_extensions import u8

from alhambra.core.actions import Action, read_action
from alhambra.core.board import fresh_board
from alhambra.core.draws import packed
from alhambra.core.engine import RuleError, is_over, legal, new_game, submit, to_move
from alhambra.core.events import Event
from alhambra.core.module import Module
from alhambra.core.pieces import EMPTY
from alhambra.core.setup import SEAT_NAMES, TOWER_OFF, Setup
from alhambra.core.state import Player, State, lay_on_field
from alhambra.core.turn import END_TURN, FIRST_ACTION
from alhambra.core.view import View, view

NOTHING = "-"


def scenario(
    seats: str = "ABC", modules: list[Module] | None = None, seed: int = 0, tower: str = TOWER_OFF
) -> Scenario:
    """A game of so many seats: hands empty, seat A on turn, everything else as the seed deals it."""
    return Scenario(new_game(Setup(len(seats), seed, tower=tower), modules))


class Scenario:
    """A game whose pieces can be laid out by name. Seats are letters, tiles and cards are names, cells are `x,y`."""

    def __init__(self, state: State) -> None:
        self.state = state
        for player in state.players:
            player.hand = self._cards(())
        self.turn("A")

    def hand(self, seat: str, *cards: str) -> Self:
        """Exactly these cards in a seat's hand."""
        self.player(seat).hand = self._cards(cards)
        return self._asked_anew()

    def display(self, *cards: str) -> Self:
        """Exactly these cards in the display."""
        self.state.display = bytes(sorted([self.state.table.cards.find(card) for card in cards], reverse=True))
        return self._asked_anew()

    def pile(self, *cards: str) -> Self:
        """Exactly these cards in the draw pile, the top one first."""
        self.state.pile = packed([self.state.table.cards.find(card) for card in cards])
        self.state.pile_at = 0
        return self

    def discard(self, *cards: str) -> Self:
        """Exactly these cards in the discard."""
        self.state.discard = self._cards(cards)
        return self

    def market(self, *tiles: str) -> Self:
        """These tiles on fields 1, 2, ...; `-` leaves a field empty, fields not named stay as they are."""
        for field, name in enumerate(tiles):
            tile = EMPTY if name == NOTHING else self._claim(name)
            self.state.market = lay_on_field(self.state.market, field, tile)
        return self._asked_anew()

    def bag(self, *tiles: str) -> Self:
        """Exactly these tiles in the bag, in the order they will be drawn."""
        self.state.bag = packed([self.state.table.tiles.find(tile) for tile in tiles])
        self.state.bag_at = 0
        return self

    def alhambra(self, seat: str, *rows: str) -> Self:
        """A seat's palace: rows such as `1,0 pavilion-8`, around the fountain; nothing is checked."""
        player = self.player(seat)
        board = fresh_board(self.state.table.tiles)
        for row in rows:
            place, name = row.split()
            board = board.put(self._claim(name), self.state.table.read_cell(place))
        player.rebuild(board, player.reserve)
        return self._asked_anew()

    def reserve(self, seat: str, *tiles: str) -> Self:
        """Exactly these tiles in a seat's reserve."""
        player = self.player(seat)
        player.rebuild(player.board, bytes(sorted([self._claim(tile) for tile in tiles])))
        return self._asked_anew()

    def dirk(self, *tiles: str) -> Self:
        """Exactly these tiles for Dirk."""
        self.state.dirk = bytes(sorted([self._claim(tile) for tile in tiles]))
        return self

    def score(self, seat: str, points: int) -> Self:
        """A seat's points so far."""
        self.player(seat).score = points
        return self

    def turn(self, seat: str) -> Self:
        """A seat's turn, before its first action."""
        at = SEAT_NAMES.index(seat)
        self.state.turn = at
        self.state.agenda[:] = [END_TURN[at], FIRST_ACTION[at]]
        return self._asked_anew()

    def play(self, seat: str, *texts: str) -> Self:
        """Let a seat say these things one after the other."""
        for text in texts:
            submit(self.state, SEAT_NAMES.index(seat), read_action(self.state.table, text))
        return self

    def refused(self, seat: str, text: str) -> str:
        """The rule by which the engine refuses an action; an error if it allows it."""
        try:
            submit(self.state.clone(), SEAT_NAMES.index(seat), read_action(self.state.table, text))
        except RuleError as error:
            return error.rule
        raise AssertionError(f"{text!r} was not refused")

    def offered(self, seat: str, verb: str = "") -> list[str]:
        """What a seat is offered now, in words; with a verb only those options."""
        if self.asked() != seat:
            return []
        texts = [option.text(self.state.table) for option in legal(self.state)]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def options(self) -> list[Action]:
        """The options of whoever is asked."""
        return legal(self.state)

    def asked(self) -> str:
        """The seat that must decide; nothing when the game is over."""
        return "" if is_over(self.state) else SEAT_NAMES[to_move(self.state)]

    def question(self) -> str:
        """What is asked."""
        return self.state.agenda[-1].name() if self.state.agenda else ""

    def events(self, name: str = "") -> list[Event]:
        """What the latest decision brought about."""
        return [event for event in self.state.events if not name or event.name() == name]

    def facts(self, name: str) -> list[dict[str, object]]:
        """The same as plain data."""
        return [event.facts(self.state.table) for event in self.events(name)]

    def view(self, seat: str) -> View:
        """What a seat sees."""
        return view(self.state, SEAT_NAMES.index(seat))

    def player(self, seat: str) -> Player:
        return self.state.players[SEAT_NAMES.index(seat)]

    def held(self, seat: str) -> list[str]:
        """A seat's hand by name, ascending."""
        hand = self.player(seat).hand
        return [self.state.table.cards.names[card] for card, number in enumerate(hand) for _ in range(number)]

    def tiles(self, seat: str) -> dict[str, str]:
        """A seat's palace: tile by cell."""
        board = self.player(seat).board
        table = self.state.table
        return {table.cell_name(cell): table.tiles.names[board.tile_at(cell)] for cell in board.cells}

    def reserved(self, seat: str) -> list[str]:
        """A seat's reserve by name."""
        return [self.state.table.tiles.names[tile] for tile in self.player(seat).reserve]

    def on_market(self) -> list[str]:
        """The market by name, `-` for an empty field."""
        return [self.state.table.tiles.names[tile] for tile in self.state.market]

    def on_display(self) -> list[str]:
        """The display by name."""
        return self.state.table.card_names(tuple(self.state.display))

    def _cards(self, names: tuple[str, ...]) -> vec[u8]:
        cards = self.state.table.cards
        counts = vec[u8](bytes(len(cards.names)))
        for name in names:
            counts[cards.find(name)] += u8(1)
        return counts

    def _claim(self, name: str) -> int:
        """Take a tile from wherever it is, so that it is not there twice."""
        state = self.state
        tile = state.table.tiles.find(name)
        state.bag = packed([other for other in list(state.bag)[state.bag_at :] if other != tile])
        state.bag_at = 0
        if tile in state.market:
            state.market = lay_on_field(state.market, state.market.index(tile), EMPTY)
        state.dirk = bytes([other for other in state.dirk if other != tile])
        return tile

    def _asked_anew(self) -> Self:
        self.state.offered = None
        for player in self.state.players:
            player.recount()
        return self
