"""Section 8 of expansion 5: what pays for what, row by row of its table, with all modules at the table (PAY)."""

from __future__ import annotations

import pytest

from alhambra.testing.scenario import Scenario
from tests.rules.caravans import shown, stand
from tests.rules.characters import own
from tests.rules.company import happened, now
from tests.rules.purses import coins_of, give_coins
from tests.rules.stores import STORES, Store

every_row = pytest.mark.parametrize("row", STORES)


def rows(*names: str) -> dict[str, bool]:
    """The rows of the table in which a column says yes, and those in which it says no."""
    return {name: name in names for name in STORES}


def column(**answers: bool) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("row", "yes"), answers.items())


def exact(store: Store) -> str:
    return f"florin-{store.price}"


def settled(game: Scenario) -> Scenario:
    """What a purchase asks at once is answered: no roll of the die, any caravanserai card."""
    while game.question() in ("ask-to-roll", "choose-caravanserai"):
        game.play("B", game.offered("B")[-1])
    return game


@every_row
def test_PAY_1_coins_master_builders_and_amounts_are_money_everywhere(row: str) -> None:
    """One card, a master builder for 3, a coin for 1 and a caravanserai for 2 make up the price."""
    store = STORES[row]
    card = f"florin-{store.price - 6}"
    game = stand(give_coins(store.opened(card, "builder-florin"), "B", "florin"), "B", "florin-1", 2)
    payment = {card, "builder-florin", "coin-florin", "caravanserai-florin-1"}
    assert payment in store.ways(game)
    settled(game.play("B", next(text for text in game.offered("B") if {*text.split()} > payment)))
    assert (game.held("B"), coins_of(game, "B"), shown(game, "B")[0]) == ([], [], "0 florin")


@pytest.mark.parametrize("row", ["building", "camp", "bazaar", "sultan"])
def test_PAY_1_of_their_currency_only(row: str) -> None:
    store = STORES[row]
    game = give_coins(store.opened(f"florin-{store.price - 1}", "builder-denar"), "B", "dirham")
    assert store.ways(stand(game, "B", "ducat-1", 5)) == []
    assert store.ways(give_coins(game, "B", "florin"))


def test_PAY_1_any_mixture_for_chests_but_one_currency_for_a_caravanserai() -> None:
    mixture = ("denar-2", "builder-ducat")
    for row, yes in (("chests", True), ("caravanserai", False)):
        game = stand(give_coins(STORES[row].opened(*mixture), "B", "dirham"), "B", "florin-1", 2)
        assert bool(STORES[row].ways(game) if yes else game.offered("B", "buy-caravanserai")) == yes


@column(**rows("building", "camp", "bazaar", "sultan", "caravanserai"))
def test_PAY_2_exact_payment_brings_a_further_action(row: str, yes: bool) -> None:
    store = STORES[row]
    game = settled(store.buy(store.opened(exact(store)), exact(store)))
    assert (now(game) == ("B", "choose-action") and "stop" in game.offered("B")) == yes


@column(**rows("building", "camp", "sultan", "caravanserai", "character"))
def test_PAY_2_change_for_two_overpaid(row: str, yes: bool) -> None:
    store = STORES[row]
    game = store.opened("florin-9", f"florin-{store.price - 7}" if store.price > 7 else "denar-1")
    payment = ["florin-9", "florin-1"] if store.price > 7 else ["florin-9"]
    if row == "bazaar":  # never due: it is paid exactly
        assert game.refused("B", f"{store.paying}florin-9") == "BAZ-8"
        return
    assert len(coins_of(settled(store.buy(game, *payment)), "B")) == int(yes)


@column(**rows("building", "camp", "bazaar", "sultan", "character"))
def test_PAY_2_a_bureau_joins_two_currencies(row: str, yes: bool) -> None:
    store = STORES[row]
    game = store.opened(f"florin-{store.price - 3}", "denar-3", "bureau-florin-denar")
    if row == "caravanserai":
        assert game.offered("B", "buy-caravanserai") == []
        return
    ways = store.ways(game)
    assert ways
    assert all(("bureau-florin-denar" in way) == yes for way in ways)


@column(**rows(*STORES))
def test_PAY_2_diamonds_pay_alone(row: str, yes: bool) -> None:
    store = STORES[row]
    stone = f"diamond-{store.price}"
    assert ({stone} in store.ways(store.opened(stone))) == yes
    if row != "character":  # whose auction nobody could have won so
        mixed = store.opened(f"diamond-{store.price - 3}", "florin-3")
        assert not [text for text in mixed.offered("B") if "diamond" in text]


@column(**rows("building", "camp", "bazaar", "sultan"))
def test_PAY_2_what_the_vizier_buys(row: str, yes: bool) -> None:
    store = STORES[row]
    if row == "character":
        assert store.opened(exact(store)).refused("B", "wake")  # an auction is no window
        return
    game = store.opened(exact(store), exact(store)).turn("A").play("A", "take ducat-9")
    found = [text for text in game.offered("B") if text.startswith("vizier") and text.endswith(exact(store))]
    things = [text for text in found if "seraglio-7" not in text]  # the tile that gives the price of the bazaar
    assert bool(things) == yes


@column(**rows("building", "camp", "bazaar"))
def test_PAY_2_what_abdul_karim_pays(row: str, yes: bool) -> None:
    store = STORES[row]
    game = own(store.opened(exact(store)), "B", "abdul-karim")
    found = [text for text in game.offered("B") if text.startswith("abdul-karim") and "seraglio-7" not in text]
    assert bool(found) == yes


@column(**rows("building"))
def test_PAY_2_whose_exact_price_a_scout_reports(row: str, yes: bool) -> None:
    """Scouts for pavilion and seraglio lie open; a sultan card marked with a pavilion is no pavilion."""
    store = STORES[row]
    game = store.buy(store.opened(exact(store)), exact(store))
    assert bool(happened(game, "scout-reported")) == yes


def test_PAY_2_no_scout_for_another_type() -> None:
    game = STORES["building"].opened("florin-8").market("arcades-8-n")
    assert not happened(game.play("B", "buy arcades-8-n for florin-8"), "scout-reported")
