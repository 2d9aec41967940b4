"""Characters: what to bid for them, and when to call on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alhambra.bots.outlook import counts
from alhambra.bots.sense import PATRON, WAITS, Judgement, Sense, cost, keep
from alhambra.core.scoring import contest

if TYPE_CHECKING:
    from alhambra.bots.greedy import Judge

# A character in points, while there is still much to come.
CHARACTERS: Final = {
    "abdul-karim": PATRON,
    "abdul-knihstig": 8.0,
    "fatima": 8.0,
    "hakim-wahid": 7.0,
    "yusuf-e-passuff": 6.0,
}
ANYBODY: Final = 5.0
CHEAP: Final = 5  # nobody sends Abdul Karim for a tile of this price
TOP_CARD: Final = 5  # an unknown card is worth about as much


class CharacterSense(Sense):
    """Bids what a character is worth."""

    def verbs(self) -> dict[str, Judgement]:
        return {
            "bid": _bid,
            "pay-bid": _pay_bid,
            "fatima": _fatima,
            "abdul-karim": _free_tile,
            "abdul-knihstig": _take_one_more,
            "hakim-wahid": _favour,
            "laila-wundabah": keep,  # a new tile is as good as another on average
            "machma-klain": _exchange_card,
            "yammerad": _top_card,
        }


def _bid(judge: Judge, amount: int) -> float:
    auction = judge.view.modules["characters"]["auction"]
    name = str(auction["character"]) if isinstance(auction, dict) else ""
    return CHARACTERS.get(name, ANYBODY) * judge.outlook.future - judge.outlook.money(amount, 1)


def _pay_bid(judge: Judge, _bid: int, payment: bytes) -> float:
    return -cost(judge, payment)


def _fatima(_judge: Judge, answer: str) -> float:
    return 1.0 if answer == "keep" else 0.0


def _free_tile(judge: Judge, tile: int) -> float:
    cheap = judge.view.table.tiles.prices[tile] <= CHEAP
    return judge.outlook.worth(tile) + judge.further - (PATRON if cheap else 0.0)


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


def _exchange_card(judge: Judge, given: int, taken: int) -> float:
    return judge.take_cards(bytes([taken])) - judge.loss(given) if given != taken else WAITS


def _top_card(judge: Judge) -> float:
    return judge.outlook.money(TOP_CARD, 1)
