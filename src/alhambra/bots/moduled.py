"""What the greedy player makes of the modules: roughly, so that it wastes neither its money nor its time.

Actions are told apart by their keys: a bot knows the games, but no rulebook.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from alhambra.bots.outlook import counts, measure
from alhambra.core.actions import Action
from alhambra.core.pieces import TYPES, marks_of
from alhambra.core.scoring import contest

if TYPE_CHECKING:
    from alhambra.bots.greedy import Judge

NEVER: Final = -1000.0
WAITS: Final = -0.1  # worse than declining, but only just

# A character in points, while there is still much to come.
CHARACTERS: Final = {
    "abdul-karim": 9.0,
    "abdul-knihstig": 8.0,
    "fatima": 8.0,
    "hakim-wahid": 7.0,
    "yusuf-e-passuff": 6.0,
}
ANYBODY: Final = 5.0

OUT_OF_TURN: Final = 5.0  # what buying in one's own turn would bring besides: a further action
AWAKE: Final = 2.0  # a stone that can buy again
GATE: Final = 1.0  # a gate card in hand
LOOT: Final = 7  # the value of a card that a thief finds sooner or later
TOP_CARD: Final = 5  # an unknown card is worth about as much
CITIZEN: Final = 3.0  # somebody in a building, over all scorings to come
CHEST: Final = 4.0  # a chest on a building
CHESTS_PRICE: Final = 8
BAZAAR: Final = 6.0  # what stands around it in the end
SULTAN: Final = 8.0  # a tile for nothing, some day
SULTAN_PRICE: Final = 7
CHEAP: Final = 5  # nobody sends Abdul Karim for a tile of this price


def judged(judge: Judge, option: Action) -> float:
    """A module's option in points, compared with not doing it; nothing for what it does not know."""
    verb, *rest = option.key()
    judgement = JUDGEMENTS.get(str(verb))
    return judgement(judge, *rest) if judgement is not None else 0.0


def _vizier(judge: Judge, tile: int, payment: bytes) -> float:
    return judge.outlook.worth(tile) - _cost(judge, payment) - OUT_OF_TURN


def _wake(judge: Judge) -> float:
    return AWAKE * judge.outlook.future


def _hut(judge: Judge, hut: int) -> float:
    return judge.outlook.worth(hut)


def _take_gate(judge: Judge) -> float:
    return GATE * judge.outlook.future


def _through(judge: Judge, tile: int, cell: int, _side: int) -> float:
    return judge.outlook.built(tile, cell) - judge.outlook.reserved(tile) - GATE


def _remove(_judge: Judge, *_: object) -> float:
    return NEVER


def _reveal(judge: Judge, _card: int) -> float:
    """It counts in the scoring that is about to begin; at any other time it can wait."""
    return 1.0 if judge.view.question == "ask-for-bonus" else WAITS


def _bid(judge: Judge, amount: int) -> float:
    auction = judge.view.modules["characters"]["auction"]
    name = str(auction["character"]) if isinstance(auction, dict) else ""
    return CHARACTERS.get(name, ANYBODY) * judge.outlook.future - judge.outlook.money(amount, 1)


def _pay_bid(judge: Judge, _bid: int, payment: bytes) -> float:
    return -_cost(judge, payment)


def _fatima(_judge: Judge, answer: str) -> float:
    return 1.0 if answer == "keep" else 0.0


def _free_tile(judge: Judge, tile: int) -> float:
    cheap = judge.view.table.tiles.prices[tile] <= CHEAP
    return judge.outlook.worth(tile) + judge.further - (CHARACTERS["abdul-karim"] if cheap else 0.0)


def _take_one_more(judge: Judge, card: int) -> float:
    return judge.take_cards(bytes([card]))


def _favour(judge: Judge, kind: int) -> float:
    """What half a building of a type brings in the scoring that begins."""
    me = judge.view.seat
    before = tuple([2 * count for count in counts(judge.view, kind)])
    if not before[me] or not judge.outlook.points:
        return 0.0
    after = (*before[:me], before[me] + 1, *before[me + 1 :])
    prizes = judge.outlook.points[0][kind]
    return float(contest(kind, prizes, after).shares[me] - contest(kind, prizes, before).shares[me])


def _exchange_tile(_judge: Judge, _tile: int) -> float:
    """A new tile is as good as another on average."""
    return WAITS


def _exchange_card(judge: Judge, given: int, taken: int) -> float:
    return judge.take_cards(bytes([taken])) - judge.loss(given) if given != taken else WAITS


def _top_card(judge: Judge) -> float:
    return judge.outlook.money(TOP_CARD, 1)


def _thief(judge: Judge, card: int) -> float:
    """Some other day it may find a good card as well."""
    return judge.take_cards(bytes([card])) - judge.outlook.future * judge.outlook.money(LOOT, 1)


def _erect(judge: Judge, card: int, tile: int) -> float:
    board = judge.view.boards[judge.view.seat]
    if not board.holds(tile):
        return WAITS
    sides = judge.view.table.cards.names[card].partition("-")[2]
    return judge.outlook.shape(*measure(board.with_marks(tile, marks_of(sides.upper()))))


def _move_in(_judge: Judge, _tile: int) -> float:
    return CITIZEN


def _hire(judge: Judge, kind: int, given: int) -> float:
    """A colour that is not on the trader tile finds its building more often; one of three alike is given for it."""
    trader = judge.view.modules["trader"]["citizens"]
    row = trader[judge.view.seat] if isinstance(trader, list) else []
    fresh = TYPES[kind] not in row
    return 1.0 if fresh and (given < 0 or row.count(TYPES[given]) > 1) else WAITS


def _chests(judge: Judge, room: int) -> float:
    """Those that have a building waiting for them; the others would go to somebody else."""
    facts, seat = judge.view.modules["treasure"], judge.view.seat
    rooms, laid = facts["rooms"], facts["laid"]
    if not isinstance(rooms, list) or not isinstance(laid, list):
        return WAITS
    free = {name: counts(judge.view, kind)[seat] for kind, name in enumerate(TYPES)}
    for tile in laid[seat]:
        free[tile.partition("-")[0]] -= 1
    fitting: int = sum([min(free[name], rooms[room].count(name)) for name in set(rooms[room])])
    return CHEST * float(fitting) * judge.outlook.future - judge.outlook.money(CHESTS_PRICE, 2)


def _pay_chests(judge: Judge, _room: int, payment: bytes) -> float:
    return -_cost(judge, payment)


def _lay_chest(_judge: Judge, _tile: int) -> float:
    return CHEST


def _bazaar(judge: Judge, tile: int, payment: bytes) -> float:
    return BAZAAR + judge.outlook.worth(tile) + judge.further - _cost(judge, payment)


def _bazaar_out_of_turn(judge: Judge, tile: int, payment: bytes) -> float:
    return BAZAAR + judge.outlook.worth(tile) - _cost(judge, payment) - OUT_OF_TURN


def _free_bazaar(judge: Judge, tile: int) -> float:
    return BAZAAR + judge.outlook.worth(tile) + judge.further - CHARACTERS["abdul-karim"]


def _sultan(judge: Judge, _card: int, _kind: int, payment: bytes) -> float:
    values = judge.view.table.cards.values
    exact = sum([values[card] for card in payment]) == SULTAN_PRICE
    return SULTAN * judge.outlook.future + (judge.further if exact else 0.0) - _cost(judge, payment)


def _sultan_out_of_turn(judge: Judge, _card: int, _kind: int, payment: bytes) -> float:
    return SULTAN * judge.outlook.future - _cost(judge, payment) - OUT_OF_TURN


def _claim(judge: Judge, tile: int) -> float:
    """Some other day a better tile of its type may come."""
    return judge.outlook.worth(tile) - SULTAN * judge.outlook.future / 2


def _keep(_judge: Judge, *_what: object) -> float:
    """A master builder pays as well, and a marked type is as good as one that is rolled."""
    return WAITS


def _cost(judge: Judge, payment: bytes) -> float:
    values = judge.view.table.cards.values
    return judge.outlook.money(sum([values[card] for card in payment]), len(payment))


JUDGEMENTS: Final[dict[str, Callable[..., float]]] = {
    "vizier": _vizier,
    "wake": _wake,
    "take-hut": _hut,
    "take-gate": _take_gate,
    "build-through": _through,
    "add-through": _through,
    "remove-with-gates": _remove,
    "reveal": _reveal,
    "bid": _bid,
    "pay-bid": _pay_bid,
    "fatima": _fatima,
    "abdul-karim": _free_tile,
    "abdul-knihstig": _take_one_more,
    "hakim-wahid": _favour,
    "laila-wundabah": _exchange_tile,
    "machma-klain": _exchange_card,
    "yammerad": _top_card,
    "thief": _thief,
    "erect": _erect,
    "move-in": _move_in,
    "hire": _hire,
    "chests": _chests,
    "pay-chests": _pay_chests,
    "lay-chest": _lay_chest,
    "buy-bazaar": _bazaar,
    "vizier-bazaar": _bazaar_out_of_turn,
    "abdul-karim-bazaar": _free_bazaar,
    "buy-sultan": _sultan,
    "vizier-sultan": _sultan_out_of_turn,
    "claim": _claim,
    "roll": _keep,
    "master": _keep,
}
