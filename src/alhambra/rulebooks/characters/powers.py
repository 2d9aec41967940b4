"""What the characters let their owners say (CHR-11 to CHR-19). The verb of each is the character's name."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from alhambra.core.actions import Action, expect, register
from alhambra.core.base_actions import TakeMoney, field_of, spend
from alhambra.core.draws import draw_card, draw_tile, packed
from alhambra.core.events import CARD_ANNOUNCED, CARD_TURNED_UP, MoneyTaken, TileBought, TileDrawn
from alhambra.core.frames import Frame
from alhambra.core.options import TAKE_LIMIT, takes
from alhambra.core.pieces import EMPTY, NEVER_ADDED, NO_CARD, NO_CURRENCY, NO_TYPE, ROW_OF, SCORES, TO_DISPLAY, TYPES
from alhambra.core.reckoning import SCORE_WHAT_IS_DUE
from alhambra.core.state import State, lay_on_field, tell, with_piece, without_piece
from alhambra.core.table import Table
from alhambra.rulebooks.characters.events import (
    CardGiven,
    CharacterLeft,
    CharacterUsed,
    TileExchanged,
    TopCardDrawn,
    TypeFavoured,
)
from alhambra.rulebooks.characters.part import (
    ABDUL_KARIM,
    ABDUL_KNIHSTIG,
    HAKIM,
    LAILA,
    MACHMA,
    YAMMERAD,
    people,
)

FARUKS_LIMIT: Final = 7  # CHR-14
DEAR: Final = 10  # CHR-12
POOR: Final = 3  # CHR-19: with fewer money cards Yammerad helps


def is_money(state: State, card: int) -> bool:
    """Money cards are those of a currency, diamonds included; bureaux are none (EXC-15, DIA-11)."""
    return state.table.cards.currencies[card] != NO_CURRENCY


def open_money(state: State) -> list[int]:
    """The money cards of the display, equal ones once."""
    found: list[int] = []
    for card in state.display:
        if is_money(state, card) and card not in found:
            found.append(card)
    return found


def cards_held(state: State, seat: int) -> int:
    """How many cards a seat has in hand, which all can see."""
    held: i64 = 0
    for number in state.players[seat].hand:
        held += i64(number)
    return held


def _use(state: State, seat: int, character: str) -> None:
    """CHR-10: once in this turn."""
    people(state).used.append(character)
    tell(state, CharacterUsed(seat, character))


def _take_open(state: State, seat: int, card: int) -> None:
    """A card of the display goes into the hand; the gap is filled when the turn is over."""
    state.display = without_piece(state.display, card)
    player = state.players[seat]
    hand = player.hand[:]
    hand[card] += u8(1)
    player.hand = hand
    tell(state, MoneyTaken(seat, ROW_OF[card]))


@final
class GetTile(Action):
    """CHR-11: Abdul Karim pays exactly for one tile of the market, then he is gone."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def key(self) -> tuple[object, ...]:
        return (ABDUL_KARIM, self.tile)

    def text(self, table: Table) -> str:
        return f"{ABDUL_KARIM} {table.tiles.names[self.tile]}"

    def play(self, state: State, seat: int) -> None:
        people(state).retire(ABDUL_KARIM)
        tell(state, CharacterUsed(seat, ABDUL_KARIM))
        tell(state, CharacterLeft(ABDUL_KARIM))
        field = field_of(state, self.tile)
        state.market = lay_on_field(state.market, field, EMPTY)
        player = state.players[seat]
        player.acquired = with_piece(player.acquired, self.tile)
        state.further = True
        tell(state, TileBought(seat, self.tile, field, True))


@final
class TakeAfterBuying(Action):
    """CHR-12: Abdul Knihstig takes one open money card."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def key(self) -> tuple[object, ...]:
        return (ABDUL_KNIHSTIG, self.card)

    def text(self, table: Table) -> str:
        return f"{ABDUL_KNIHSTIG} {table.cards.names[self.card]}"

    def play(self, state: State, seat: int) -> None:
        _use(state, seat, ABDUL_KNIHSTIG)
        _take_open(state, seat, self.card)


@final
class FavourType(Action):
    """CHR-16: Hakim stands by one type in this scoring."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def key(self) -> tuple[object, ...]:
        return (HAKIM, self.kind)

    def text(self, table: Table) -> str:
        return f"{HAKIM} {TYPES[self.kind]}"

    def play(self, state: State, seat: int) -> None:
        people(state).favoured = self.kind
        tell(state, TypeFavoured(seat, TYPES[self.kind]))


@final
class ExchangeTile(Action):
    """CHR-17: Laila has one tile of the market exchanged."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def key(self) -> tuple[object, ...]:
        return (LAILA, self.tile)

    def text(self, table: Table) -> str:
        return f"{LAILA} {table.tiles.names[self.tile]}"

    def play(self, state: State, seat: int) -> None:
        state.agenda.append(DrawInstead(field_of(state, self.tile)))
        _use(state, seat, LAILA)


@final
class ExchangeCard(Action):
    """CHR-18: Machma gives a money card of the hand for an open one worth no more."""

    __slots__ = ("given", "taken")

    def __init__(self, given: int, taken: int) -> None:
        self.given: Final = given
        self.taken: Final = taken

    def key(self) -> tuple[object, ...]:
        return (MACHMA, self.given, self.taken)

    def text(self, table: Table) -> str:
        return f"{MACHMA} {table.cards.names[self.given]} for {table.cards.names[self.taken]}"

    def play(self, state: State, seat: int) -> None:
        _use(state, seat, MACHMA)
        spend(state, seat, ROW_OF[self.given])
        tell(state, CardGiven(seat, self.given))
        _take_open(state, seat, self.taken)


@final
class DrawTopCard(Action):
    """CHR-19: Yammerad draws the top card of the draw pile."""

    __slots__ = ()

    def key(self) -> tuple[object, ...]:
        return (YAMMERAD,)

    def text(self, table: Table) -> str:
        return YAMMERAD

    def play(self, state: State, seat: int) -> None:
        state.agenda.append(DrawIntoHand(seat))
        _use(state, seat, YAMMERAD)


DRAW_TOP_CARD: Final = DrawTopCard()
FAVOURS: Final[list[Action]] = [FavourType(kind) for kind in range(len(TYPES))]


@final
class DrawInstead(Frame):
    """CHR-17: draw, let others claim what was drawn (then draw again), lay it down, and mix the old tile in."""

    __slots__ = ("field",)

    def __init__(self, field: int) -> None:
        self.field: Final = field

    def name(self) -> str:
        return "draw-instead"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.field)

    def run(self, state: State) -> None:
        if state.drawn == EMPTY:
            state.drawn = draw_tile(state)
            if state.drawn != EMPTY:  # else the bag is empty by now and the old tile stays
                state.agenda.append(self)
                tell(state, TileDrawn(state.drawn, self.field))
            return
        old = state.market[self.field]
        new = state.drawn
        state.drawn = EMPTY
        state.market = lay_on_field(state.market, self.field, new)
        tiles = [*[int(tile) for tile in state.bag[state.bag_at :]], old]
        state.rng.shuffle(tiles)
        state.bag = packed(tiles)
        state.bag_at = 0
        tell(state, TileExchanged(self.field, old, new))


@final
class DrawIntoHand(Frame):
    """CHR-19: the next card that can be held; whatever comes before it is dealt with by its own rules."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "draw-into-hand"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def run(self, state: State) -> None:
        card = draw_card(state)
        if card == NO_CARD:
            return
        cards = state.table.cards
        if cards.roles[card] == TO_DISPLAY:
            player = state.players[self.seat]
            hand = player.hand[:]
            hand[card] += u8(1)
            player.hand = hand
            player.covered = with_piece(player.covered, card)
            tell(state, TopCardDrawn(self.seat, card))
            return
        state.agenda.append(self)
        if cards.roles[card] == SCORES:  # B-97
            state.due += ROW_OF[cards.values[card]]
            state.agenda.append(SCORE_WHAT_IS_DUE)
            tell(state, CARD_TURNED_UP[card])
        else:
            tell(state, CARD_ANNOUNCED[card])


# What can be done with each power now.


def free_tiles(state: State) -> list[Action]:
    """CHR-11: every tile of the market."""
    return [GetTile(tile) for tile in state.market if tile != EMPTY]


def larger_takes(state: State) -> list[Action]:
    """CHR-14: the sets of cards that are only within Faruk's limit. Taking money ends the actions: once a turn."""
    within: list[Action] = []
    takes(state, within, FARUKS_LIMIT)
    return [action for action in within if isinstance(action, TakeMoney) and _is_larger(state, action.cards)]


def _is_larger(state: State, cards: bytes) -> bool:
    sums = state.table.cards.sums
    return len(cards) > 1 and sum([int(sums[card]) for card in cards]) > TAKE_LIMIT


def takes_after_buying(state: State) -> list[Action]:
    """CHR-12: each open money card."""
    return [TakeAfterBuying(card) for card in open_money(state)]


def is_dear_building(state: State, tile: int) -> bool:
    """CHR-12: a building with a high printed price; camps are no buildings (CAMP-23)."""
    tiles = state.table.tiles
    return tiles.kinds[tile] != NO_TYPE and tiles.prices[tile] >= DEAR


def tile_exchanges(state: State) -> list[Action]:
    """CHR-17: each tile of the market, as long as the bag has another."""
    if not state.bag_left():
        return []
    return [ExchangeTile(tile) for tile in state.market if tile != EMPTY]


def card_exchanges(state: State, seat: int) -> list[Action]:
    """CHR-18: each money card of the hand for each open one worth no more."""
    values = state.table.cards.values
    shown = open_money(state)
    found: list[Action] = []
    for given, number in enumerate(state.players[seat].hand):
        if number and is_money(state, given):
            for taken in shown:
                if values[taken] <= values[given]:
                    found.append(ExchangeCard(given, taken))
    return found


def may_draw(state: State, seat: int) -> bool:
    """CHR-19: few money cards in hand, and a card to draw (B-94)."""
    held = 0
    for card, number in enumerate(state.players[seat].hand):
        if number and is_money(state, card):
            held += number
    return held < POOR and _is_card_left(state)


def seems_to_draw(state: State, seat: int) -> bool:
    """Could a seat have so few money cards, for all that the others see? They see how many cards it holds."""
    held = cards_held(state, seat)
    return (held < POOR or held - _unseen_strangers(state) < POOR) and _is_card_left(state)


def _unseen_strangers(state: State) -> int:
    """How many cards that are no money may be in a hand: all that do not lie open in the display."""
    cards = state.table.cards
    sums = cards.sums
    number = 0
    pile = state.pile
    at: i64 = state.pile_at
    while at < len(pile):
        if sums[i64(pile[at])] == NEVER_ADDED and cards.roles[i64(pile[at])] == TO_DISPLAY:
            number += 1
        at += 1
    for kind, role in enumerate(cards.roles):
        if role == TO_DISPLAY and sums[kind] == NEVER_ADDED:
            number += state.discard[kind]
            for player in state.players:
                number += player.hand[kind]
    return number


def _is_card_left(state: State) -> bool:
    return bool(state.pile_left() or sum(state.discard))


def _read_get_tile(table: Table, words: list[str]) -> Action:
    expect(words, 1, f"{ABDUL_KARIM} TILE")
    return GetTile(table.tiles.find(words[0]))


def _read_take_after_buying(table: Table, words: list[str]) -> Action:
    expect(words, 1, f"{ABDUL_KNIHSTIG} CARD")
    return TakeAfterBuying(table.cards.find(words[0]))


def _read_favour_type(_table: Table, words: list[str]) -> Action:
    if len(words) != 1 or words[0] not in TYPES:
        raise ValueError(f"expected: {HAKIM} TYPE")
    return FAVOURS[TYPES.index(words[0])]


def _read_exchange_tile(table: Table, words: list[str]) -> Action:
    expect(words, 1, f"{LAILA} TILE")
    return ExchangeTile(table.tiles.find(words[0]))


def _read_exchange_card(table: Table, words: list[str]) -> Action:
    if len(words) != 3 or words[1] != "for":
        raise ValueError(f"expected: {MACHMA} CARD for CARD")
    return ExchangeCard(table.cards.find(words[0]), table.cards.find(words[2]))


def _read_draw_top_card(_table: Table, words: list[str]) -> Action:
    expect(words, 0, YAMMERAD)
    return DRAW_TOP_CARD


register(ABDUL_KARIM, _read_get_tile)
register(ABDUL_KNIHSTIG, _read_take_after_buying)
register(HAKIM, _read_favour_type)
register(LAILA, _read_exchange_tile)
register(MACHMA, _read_exchange_card)
register(YAMMERAD, _read_draw_top_card)
