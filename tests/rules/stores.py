"""Everything that money can buy, one store for each row of the table of payments (PAY); B is the buyer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from alhambra.core.pieces import TYPES
from alhambra.rulebooks.bazaars.part import bazaars
from alhambra.rulebooks.sultan.part import sultan_cards
from alhambra.rulebooks.treasure.part import chests
from alhambra.testing.scenario import Scenario
from tests.rules.caravans import ROW
from tests.rules.company import EVERYBODY, company


@dataclass(frozen=True)
class Store:
    """One thing for sale: its price, how it gets there, and what is said to come to the till and to pay."""

    name: str
    price: int
    lay_out: Callable[[Scenario], Scenario]
    approach: tuple[str, ...]
    paying: str  # what comes before the cards

    def opened(self, *hand: str) -> Scenario:
        """All modules are at the table; B holds these cards and is on turn. Only this is for sale, in florins."""
        game = company(EVERYBODY).market("-", "-", "-", "-").hand("B", *hand)
        return self.lay_out(game)

    def till(self, game: Scenario) -> Scenario:
        """B comes to the point of paying."""
        for text in self.approach:
            if text == PASSES:
                game.play("C", "pass").play("A", "pass")
            else:
                game.play("B", text)
        return game

    def ways(self, game: Scenario) -> list[set[str]]:
        """The payments B is offered."""
        texts = [text for text in self.till(game).offered("B") if text.startswith(self.paying)]
        return [{*text.removeprefix(self.paying).split()} for text in texts]

    def buy(self, game: Scenario, *cards: str) -> Scenario:
        """B pays with these cards."""
        return self.till(game).play("B", f"{self.paying}{' '.join(cards)}")


PASSES = "the others pass"


def sell_building(game: Scenario) -> Scenario:
    return game.market("pavilion-7").turn("B")


def sell_camp(game: Scenario) -> Scenario:
    return game.market("camp-8-ne").turn("B")


def sell_bazaar(game: Scenario) -> Scenario:
    """The tile that gives the price costs 7 florins, too."""
    tiles = game.state.table.tiles
    bazaars(game.state).lying = bytes([tiles.find("bazaar-florin-1")])
    return game.market("seraglio-7").turn("B")


def sell_sultan(game: Scenario) -> Scenario:
    card = game.state.table.cards.find("sultan-florin")
    sultan_cards(game.state).lying[:] = [(card, TYPES.index("pavilion"))]
    return game.turn("B")


def sell_caravanserai(game: Scenario) -> Scenario:
    return game.alhambra("B", *ROW[:4]).turn("B")


def sell_chests(game: Scenario) -> Scenario:
    chests(game.state).rooms[0] = [TYPES.index("pavilion")] * 4
    return game.turn("B")


def call_auction(game: Scenario) -> Scenario:
    """A takes a card, and a character comes up."""
    return game.pile("faruk-willhaben", *["ducat-1"] * 9).play("A", "take ducat-9")


STORES = {
    store.name: store
    for store in (
        Store("building", 7, sell_building, (), "buy pavilion-7 for "),
        Store("camp", 8, sell_camp, (), "buy camp-8-ne for "),
        Store("bazaar", 7, sell_bazaar, (), "buy-bazaar bazaar-florin-1 for "),
        Store("sultan", 7, sell_sultan, (), "buy-sultan sultan-florin pavilion for "),
        Store("caravanserai", 8, sell_caravanserai, (), "buy-caravanserai for "),
        Store("chests", 8, sell_chests, ("chests 1",), "pay-chests 1 with "),
        Store("character", 7, call_auction, ("bid 7", PASSES), "pay-bid 7 with "),
    )
}
