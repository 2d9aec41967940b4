"""Setting the table (B-20 to B-32, DECK-1)."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import u8

from alhambra import data
from alhambra.core.board import bare_board, fresh_board
from alhambra.core.draws import give_dirk, packed
from alhambra.core.events import Event, GameBegan, MoneyDealt
from alhambra.core.module import Game, Module
from alhambra.core.pieces import (
    EMPTY,
    FOUNTAIN,
    NO_CURRENCY,
    NO_PIECES,
    TYPES,
    Cards,
    Tiles,
    add_tiles,
    base_cards,
    base_tiles,
    no_cards,
)
from alhambra.core.reckoning import DIRK_DRAWS
from alhambra.core.refill import DISPLAY_SIZE, FIELDS, REFILL_MARKET
from alhambra.core.rng import Rng, generator
from alhambra.core.setup import TOWER_ADD, TOWER_OFF, Setup
from alhambra.core.state import Part, Player, State, tell
from alhambra.core.table import Points, Table, whole_game
from alhambra.core.turn import BEGIN_TURN

START_MONEY: Final = 20  # B-25
PILES: Final = 5  # B-29
PILE_OF_A: Final = 1  # B-30, counted from 0
PILE_OF_B: Final = 3


@final
class Deal:
    """The table while it is being set: what `Module.set_up` may add to and change."""

    __slots__ = ("bag", "cards", "families", "gifts", "inserts", "money", "points", "rng", "setup", "tiles")

    def __init__(self, setup: Setup, rng: Rng, tiles: Tiles, cards: Cards, points: Points) -> None:
        self.setup: Final = setup
        self.rng: Final = rng
        self.tiles: Final = tiles
        self.cards: Final = cards
        self.points: Final = points
        self.bag: Final[list[int]] = []
        self.money: Final[list[int]] = []  # shuffled together before the start money is dealt
        self.inserts: Final[list[list[int]]] = [[] for _ in range(PILES)]  # shuffled into the piles afterwards
        self.gifts: Final[list[list[int]]] = [[] for _ in range(setup.seats)]  # dealt face down besides (DECK-1)
        self.families: Final[list[list[int]]] = []  # kinds that were shuffled before they were spread

    def spread(self, cards: list[int], piles: dict[str, int]) -> list[int]:
        """Put so many of these cards, at random, into each pile of a component table; those that are left."""
        self.families.append(cards)
        left = cards[:]
        self.rng.shuffle(left)
        for pile in sorted(piles):
            for _ in range(piles[pile]):
                self.inserts[int(pile) - 1].append(left.pop())
        return left


@final
class Box:
    """What every base game takes out of the box, read once."""

    __slots__ = ("cards", "copies", "copies_for_two", "extra_towers", "points", "tiles")

    def __init__(self) -> None:
        money = data.load("currencies")
        self.tiles: Final = base_tiles()
        self.cards: Final = base_cards()
        self.copies: Final = cast(int, money["copies_per_value"])
        self.copies_for_two: Final = cast(int, money["copies_per_value_two_players"])
        self.extra_towers: Final = cast("list[dict[str, object]]", data.load("buildings")["extra_tiles"])
        board = cast("dict[str, list[list[int]]]", data.load("score_cards")["board"])
        self.points: Final[Points] = [
            [tuple(prizes) for prizes in board[str(scoring)]] for scoring in range(1, 1 + len(board))
        ]


_OPEN_BOX: Final[dict[tuple[str, ...], Box]] = {}  # by the component tables in use


def box() -> Box:
    """The box, opened at the first game."""
    tables = tables_in_use()
    found = _OPEN_BOX.get(tables)
    if found is None:
        found = _OPEN_BOX[tables] = Box()
    return found


def deal_game(setup: Setup, modules: list[Module]) -> State:
    """The position before anything happens; ValueError if the game needs other component tables than those in use."""
    if setup.components != tables_in_use():
        needed, used = said_tables(setup.components), said_tables(tables_in_use())
        raise ValueError(f"the game needs {needed}; in use are {used}")
    game = whole_game(modules)
    return deal_base(setup, modules) if game is None else deal_bare(setup, game, modules)


def deal_base(setup: Setup, modules: list[Module]) -> State:
    """Alhambra: the agenda holds the first filling of the market and the first turn."""
    rng = generator(setup.generator, setup.seed)
    deal = _prepare(setup, rng)
    for module in modules:
        module.set_up(deal)
    rng.shuffle(deal.bag)  # B-21
    rng.shuffle(deal.money)  # B-24
    events: list[Event] = []
    hands: list[bytes] = []
    dealt = 0
    for seat in range(setup.seats):
        hand = start_hand(deal.cards, deal.money, dealt)
        dealt += len(hand)
        hands.append(hand)
        events.append(MoneyDealt(seat, hand))
    display = bytes(sorted(deal.money[dealt : dealt + DISPLAY_SIZE], reverse=True))  # B-28
    pile = stack(deal.money[dealt + DISPLAY_SIZE :], deal.inserts, rng)
    table = Table(setup.seats, modules, deal.tiles, deal.cards, deal.points)
    table.families = families(deal)
    table.stacks = stack_ends(len(deal.money) - dealt - DISPLAY_SIZE, deal.inserts)
    nothing = vec[u8](bytes(len(deal.cards.names)))
    players = [
        Player(fresh_board(deal.tiles), _held(nothing, [*hand, *gift]), NO_PIECES, NO_PIECES, 0, None, [None] * FIELDS)
        for hand, gift in zip(hands, deal.gifts)
    ]
    for player, gift in zip(players, deal.gifts):
        player.covered = bytes(gift)
    start = start_seat(deal.cards, hands)
    parts = vec[Part | None]([module.fresh_part(table, rng) for module in modules])
    state = State(
        setup, table, rng, players, bytes(FIELDS), display, packed(pile), 0, nothing, packed(deal.bag), 0,
        NO_PIECES, 0, NO_PIECES, EMPTY, start, 0, 0, 0, parts, [], events, [], None,
    )  # fmt: skip
    if setup.seats == 2:
        give_dirk(state, DIRK_DRAWS)  # B-22, B-131
    state.agenda.append(BEGIN_TURN[start])
    state.agenda.append(REFILL_MARKET)  # B-23
    tell(state, GameBegan(start))
    return state


def deal_bare(setup: Setup, game: Game, modules: list[Module]) -> State:
    """A table for another game: no market, no money, no tiles but those that `set_up` puts into the bag."""
    rng = generator(setup.generator, setup.seed)
    contents = box()
    deal = Deal(setup, rng, contents.tiles.copy(), no_cards(), [row[:] for row in contents.points])
    for module in modules:
        module.set_up(deal)
    rng.shuffle(deal.bag)
    table = Table(setup.seats, modules, deal.tiles, deal.cards, deal.points)
    nothing = vec[u8](bytes(len(deal.cards.names)))
    board = fresh_board(deal.tiles) if game.has_palaces() else bare_board(deal.tiles)
    players = [Player(board, nothing, NO_PIECES, NO_PIECES, 0, None, []) for _ in range(setup.seats)]
    parts = vec[Part | None]([module.fresh_part(table, rng) for module in modules])
    state = State(
        setup, table, rng, players, NO_PIECES, NO_PIECES, vec[u8](), 0, nothing, packed(deal.bag), 0,
        NO_PIECES, 0, NO_PIECES, EMPTY, 0, 0, 0, 0, parts, [], [], [], None,
    )  # fmt: skip
    game.begin(state)
    tell(state, GameBegan(state.turn))
    return state


def tables_in_use() -> tuple[str, ...]:
    """The component tables of this process, as set-ups and records name them."""
    return data.marks()


def said_tables(components: tuple[str, ...]) -> str:
    """Component tables by the marks of those that are replaced."""
    return f"the component tables {', '.join(components)}" if components else "the component tables of the program"


def _prepare(setup: Setup, rng: Rng) -> Deal:
    """Tiles into the bag, money cards ready, the scoring cards in their piles."""
    contents = box()
    deal = Deal(setup, rng, contents.tiles.copy(), contents.cards.copy(), [row[:] for row in contents.points])
    tiles = [tile for tile in range(len(deal.tiles.names)) if tile > FOUNTAIN]
    if setup.tower != TOWER_OFF:
        tiles = _with_extra_tower(deal, tiles, contents.extra_towers)
    deal.bag.extend(tiles)
    copies = contents.copies_for_two if setup.seats == 2 else contents.copies  # B-130
    for kind, currency in enumerate(deal.cards.currencies):
        if currency != NO_CURRENCY:
            deal.money.extend([kind] * copies)
    deal.inserts[PILE_OF_A].append(deal.cards.find("scoring-A"))
    deal.inserts[PILE_OF_B].append(deal.cards.find("scoring-B"))
    return deal


def _with_extra_tower(deal: Deal, tiles: list[int], rows: list[dict[str, object]]) -> list[int]:
    """ALC-6: the 12th tower as a 55th tile, or in place of a random tower."""
    extra = add_tiles(deal.tiles, rows)
    if deal.setup.tower == TOWER_ADD:
        return tiles + extra
    towers = [tile for tile in tiles if deal.tiles.kinds[tile] == TYPES.index("tower")]
    left_out = towers[deal.rng.below(len(towers))]
    return [tile for tile in tiles if tile != left_out] + extra


def start_hand(cards: Cards, money: list[int], first: int) -> bytes:
    """B-25: cards from the pile, beginning with the first one left, until they are worth 20 or more."""
    total = 0
    last = first
    while total < START_MONEY:
        total += cards.values[money[last]]
        last += 1
    return bytes(money[first:last])


def start_seat(cards: Cards, hands: list[bytes]) -> int:
    """B-27: the fewest cards, then the least money, then the earliest seat."""
    ranks = [(len(hand), sum([cards.values[card] for card in hand]), seat) for seat, hand in enumerate(hands)]
    return min(ranks)[2]


def stack(rest: list[int], inserts: list[list[int]], rng: Rng) -> list[int]:
    """B-29 to B-31: five piles of about equal size, each shuffled with what is put into it, pile 1 on top."""
    stacked: list[int] = []
    taken = 0
    for pile in range(PILES):
        size = len(rest) // PILES + (1 if pile < len(rest) % PILES else 0)
        cards = rest[taken : taken + size]
        taken += size
        if inserts[pile]:
            cards = cards + inserts[pile]
            rng.shuffle(cards)
        stacked += cards
    return stacked


def stack_ends(rest: int, inserts: list[list[int]]) -> list[int]:
    """Where each of the five piles ends in the whole."""
    ends: list[int] = []
    end = 0
    for pile in range(PILES):
        end += rest // PILES + (1 if pile < rest % PILES else 0) + len(inserts[pile])
        ends.append(end)
    return ends


def families(deal: Deal) -> list[int]:
    """By kind of card its family: all money is one, what was spread together is another, others stay by themselves."""
    found = [kind + 1 for kind in range(len(deal.cards.names))]
    for kind in deal.money:
        found[kind] = 0
    for cards in deal.families:
        for kind in cards:
            found[kind] = cards[0] + 1
    return found


def _held(nothing: vec[u8], cards: list[int]) -> vec[u8]:
    hand = nothing[:]
    for card in cards:
        hand[card] += u8(1)
    return hand
