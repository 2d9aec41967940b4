"""CHR in words."""

from __future__ import annotations

from typing import Final
from typing import cast as known

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.glyphs import FAINT, Glyphs
from alhambra.cli.names import Cast, card_words, cards_words, listed, tile_words, total
from alhambra.cli.speech.wording import Offer, Wording, row, who
from alhambra.core.actions import Action
from alhambra.core.board import Board
from alhambra.core.events import CardTurnedUp, Event
from alhambra.core.frames import NOBODY
from alhambra.core.pieces import TYPES
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.rulebooks.characters.auction import Bid, DecideFatima, PayBid
from alhambra.rulebooks.characters.events import (
    HIDDEN,
    PASSED,
    Bidden,
    CardGiven,
    CharacterLeft,
    CharacterUsed,
    CharacterWon,
    TileExchanged,
    TopCardDrawn,
    TypeFavoured,
)
from alhambra.rulebooks.characters.part import (
    ABDUL_KARIM,
    ABDUL_KNIHSTIG,
    AMMAR,
    FARUK,
    FATIMA,
    HAKIM,
    LAILA,
    MACHMA,
    YAMMERAD,
    YUSUF,
)
from alhambra.rulebooks.characters.powers import (
    DrawTopCard,
    ExchangeCard,
    ExchangeTile,
    FavourType,
    GetTile,
    TakeAfterBuying,
)

NAMES: Final = {
    ABDUL_KARIM: "Abdul Karim",
    ABDUL_KNIHSTIG: "Abdul Knihstig",
    AMMAR: "Ammar El'Schauf",
    FARUK: "Faruk Will'haben",
    FATIMA: "Fatima",
    HAKIM: "Hakim Wahid",
    LAILA: "Laila Wundabah",
    MACHMA: "Machma Klain",
    YAMMERAD: "Yammerad",
    YUSUF: "Yusuf E'Passuff",
}
POWERS: Final = {
    ABDUL_KARIM: "once, pays exactly for one tile of the market",
    ABDUL_KNIHSTIG: "after you bought a building of 10 or more, you take an open money card",
    AMMAR: "at the end of each turn, one redesign more",
    FARUK: "you may take several cards worth up to 7 instead of 5",
    FATIMA: "worth 8 points at the end, or exchanged at once for one laid aside",
    HAKIM: "in every scoring, half a building of a type you choose",
    LAILA: "before each turn, you may have a tile of the market exchanged",
    MACHMA: "before each turn, you may give a card for an open one worth no more",
    YAMMERAD: "with fewer than 3 money cards, you draw one before your turn",
    YUSUF: "in every scoring, a point for every 3 sides of your wall",
}
QUESTIONS: Final = {
    "choose-power": "Before your turn: will you use a power?",
    "take-one-more": "Abdul Knihstig: which money card do you take?",
    "redesign-once-more": "Ammar El'Schauf: will you redesign once more?",
    "ask-hakim": "Hakim Wahid: which type shall get half a building in this scoring?",
    "ask-fatima": "What becomes of Fatima?",
}
REFUSALS: Final = {
    "choose-power": "no: begin the turn",
    "take-one-more": "take none",
    "ask-hakim": "for none of them",
    "redesign-once-more": "no: end the turn",
    "auction": "pass: you are out of this auction",
    "pay-auction": "pass: you cannot pay",
}


class CharacterWords(Wording):
    """Ten people, their auctions and their powers."""

    nutshell = (
        "Characters: six of ten come up and are auctioned at once. Bids rise until all but one have passed; the "
        "winner pays in one currency and has the character's power from then on."
    )

    def order(self, table: Table, action: Action) -> str:
        if isinstance(action, Bid):
            return f"bid {action.amount}"
        if isinstance(action, PayBid):
            return f"pay {cards_words(table, action.payment)} for your bid of {action.bid}"
        if isinstance(action, DecideFatima):
            return "keep Fatima" if action.keep else "exchange Fatima for the top one of those laid aside"
        if isinstance(action, GetTile):
            return f"let Abdul Karim pay for {tile_words(table, action.tile)}"
        if isinstance(action, TakeAfterBuying):
            return f"take {card_words(table, action.card)} with Abdul Knihstig"
        if isinstance(action, FavourType):
            return f"Hakim stands by the {_many(TYPES[action.kind])}"
        if isinstance(action, ExchangeTile):
            return f"let Laila exchange {tile_words(table, action.tile)}"
        if isinstance(action, ExchangeCard):
            return f"let Machma exchange {card_words(table, action.given)} for {card_words(table, action.taken)}"
        return "let Yammerad draw a card" if isinstance(action, DrawTopCard) else ""

    def offer(self, view: View, action: Action) -> Offer | None:
        table = view.table
        if isinstance(action, Bid):
            return Offer("Bid", f"bid {action.amount}")
        if isinstance(action, PayBid):
            over = total(table, action.payment) - action.bid
            return Offer("Pay with", cards_words(table, action.payment), f"{over} over" if over else "exact")
        if isinstance(action, DecideFatima):
            label = "keep her" if action.keep else "exchange her for the top one of those laid aside"
            return Offer("Fatima", label, "8 points at the end" if action.keep else "you cannot know who it is")
        if isinstance(action, GetTile):
            return Offer("Abdul Karim pays, once in the game", tile_words(table, action.tile), "exact: act again")
        if isinstance(action, TakeAfterBuying):
            return Offer("Take", card_words(table, action.card))
        if isinstance(action, FavourType):
            built = view.boards[view.seat].count(action.kind)
            return Offer("Half a building more for", TYPES[action.kind], f"you have {built}")
        if isinstance(action, ExchangeTile):
            return Offer("Laila has a tile of the market exchanged", tile_words(table, action.tile))
        if isinstance(action, ExchangeCard):
            label = f"{card_words(table, action.given)} for {card_words(table, action.taken)}"
            return Offer("Machma gives a card for an open one", label)
        if isinstance(action, DrawTopCard):
            return Offer("Yammerad", "draw the top card of the pile")
        return None

    def question(self, view: View) -> str:
        if view.question == "auction":
            auction = _auction(view)
            name = known(str, auction["character"])
            bid, bidder = known(int, auction["bid"]), known(int, auction["bidder"])
            sofar = f"The highest bid is {bid}." if bidder != NOBODY else "Nobody has bid yet."
            return f"{NAMES[name]} is for sale: {POWERS[name]}. {sofar} What do you bid?"
        if view.question == "pay-auction":
            auction = _auction(view)
            return f"You won {NAMES[known(str, auction['character'])]} for {auction['bid']}: how do you pay?"
        return QUESTIONS.get(view.question, "")

    def refusal(self, view: View) -> str:
        return REFUSALS.get(view.question, "")

    def sentence(self, table: Table, event: Event, cast: Cast) -> str | None:
        if isinstance(event, CardTurnedUp):
            character = table.cards.names[event.card]
            if character not in NAMES:
                return None
            return f"{NAMES[character]} is auctioned: {POWERS[character]}."
        if isinstance(event, Bidden):
            name = NAMES[event.character]
            return f"{cast.name(event.seat)} " + ("passed." if event.bid == PASSED else f"bid {event.bid} for {name}.")
        if isinstance(event, CharacterWon):
            how = f"won {NAMES[event.character]} with a bid of {event.bid}"
            return f"{cast.name(event.seat)} {how if event.bid else f'got {NAMES[event.character]} instead'}."
        if isinstance(event, CharacterLeft):
            return f"{NAMES[event.character]} leaves the game."
        if isinstance(event, CharacterUsed):
            return f"{cast.name(event.seat)} used {NAMES[event.character]}."
        if isinstance(event, CardGiven):
            return f"{cast.name(event.seat)} gave {card_words(table, event.card)} away."
        if isinstance(event, TopCardDrawn):
            card = "a card" if event.card == HIDDEN else card_words(table, event.card)
            return f"{cast.name(event.seat)} drew {card} from the pile."
        if isinstance(event, TileExchanged):
            old, new = tile_words(table, event.old), tile_words(table, event.new)
            return f"On the market {old} went back into the bag, and {new} lies there now."
        if isinstance(event, TypeFavoured):
            types = _many(event.kind)
            return f"{cast.name(event.seat)} let Hakim stand by the {types}: half a building more in this scoring."
        return None

    def lines(self, view: View, cast: Cast, glyphs: Glyphs, width: int) -> Block:
        facts = view.modules["characters"]
        owner = known("dict[str, int]", facts["owner"])
        used = known("list[str]", facts["used"])
        mine = [name for name, seat in owner.items() if seat == view.seat]
        parts = [f"{NAMES[name]}{' (used)' if name in used else ''}: {POWERS[name]}" for name in mine]
        others = [Text(f"yours, {part}") for part in parts]
        for seat in range(view.table.seats):
            names = [NAMES[name] for name, at in owner.items() if at == seat]
            if names and seat != view.seat:
                others.append(Text.assemble((f"{cast.title(seat)}: ", FAINT), listed(names)))
        block = row("Characters", others, width)
        auction = _auction(view)
        if auction:
            block += row("Auction", self._auction_parts(view, cast, auction), width)
        return block

    def _auction_parts(self, view: View, cast: Cast, auction: dict[str, object]) -> list[Text]:
        bidder, still = known(int, auction["bidder"]), known("list[int]", auction["still"])
        name = NAMES[known(str, auction["character"])]
        bid = f"bid {auction['bid']} by {who(cast, bidder)}" if bidder != NOBODY else "no bid yet"
        out = [who(cast, seat) for seat in range(view.table.seats) if seat not in still]
        return [Text(name, "bold"), Text(bid), Text(f"out: {listed(out)}" if out else "nobody is out", FAINT)]

    def extra(self, board: Board, kind: int, unexplained: int) -> tuple[int, str]:
        return unexplained % 2, "half a building for Hakim Wahid"

    def reason(self, text: str) -> str:
        return text.replace(" was kept", ", who was kept")


def _auction(view: View) -> dict[str, object]:
    return known("dict[str, object]", view.modules["characters"]["auction"])


def _many(kind: str) -> str:
    return kind if kind.endswith("s") else f"{kind}s"
