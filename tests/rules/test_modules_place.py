"""Section 11 of the base rules: where the pieces of modules go, shown with modules made up for the purpose."""

from __future__ import annotations

from typing import final

import pytest

from alhambra.core.actions import Action
from alhambra.core.dealing import Deal
from alhambra.core.engine import legal, new_game, submit
from alhambra.core.events import CardTurnedUp, Event
from alhambra.core.frames import Frame
from alhambra.core.module import Module
from alhambra.core.pieces import ANNOUNCED, NO_CURRENCY, NO_TYPE, TO_DISPLAY
from alhambra.core.setup import Setup
from alhambra.core.state import Part, State, tell
from alhambra.core.table import Table
from alhambra.testing.scenario import scenario
from tests.rules.scorings import score
from tests.scenes import draw_pile

MONEY = ("florin-1", "dirham-1", "denar-1", "ducat-1")


@final
class Welcomed(Event):
    """A module has dealt with its card."""

    def __init__(self, card: int) -> None:
        self.card = card

    def name(self) -> str:
        return "welcomed"

    def facts(self, table: Table) -> dict[str, object]:
        return {"card": table.cards.names[self.card]}


@final
class Welcome(Frame):
    """Deal with a card that has come up."""

    def __init__(self, card: int) -> None:
        self.card = card

    def name(self) -> str:
        return "welcome"

    def run(self, state: State) -> None:
        tell(state, Welcomed(self.card))


class Visitors(Module):
    """Cards of one name in the draw pile, so many in each of the five piles, which are welcomed when they come up."""

    def __init__(self, name: str, role: int, piles: tuple[int, ...] = (0, 0, 0, 0, 0)) -> None:
        super().__init__()
        self.name = name
        self.role = role
        self.piles = piles
        self.card = -1

    def key(self) -> str:
        return self.name

    def set_up(self, deal: Deal) -> None:
        self.card = deal.cards.add(self.name, NO_CURRENCY, 0, self.role)
        for insert, number in zip(deal.inserts, self.piles, strict=True):
            insert.extend([self.card] * number)

    def after(self, state: State, event: Event) -> list[Frame]:
        return [Welcome(self.card)] if isinstance(event, CardTurnedUp) and event.card == self.card else []


class Jewels(Module):
    """Nine money cards of a fifth currency, shuffled in with the money."""

    def key(self) -> str:
        return "jewels"

    def set_up(self, deal: Deal) -> None:
        for value in range(1, 10):
            deal.money.append(deal.cards.add(f"jewel-{value}", 4, value, TO_DISPLAY))


class Follies(Module):
    """Eight tiles without a type in the bag."""

    def key(self) -> str:
        return "follies"

    def set_up(self, deal: Deal) -> None:
        deal.bag.extend([deal.tiles.add(f"folly-{number}", NO_TYPE, 5, 0) for number in range(1, 9)])


def test_B_140_display_cards_fill_a_place() -> None:
    game = scenario("ABC", [Visitors("bureau", TO_DISPLAY)]).display(*MONEY).pile("bureau", "florin-9")
    game.play("A", "take ducat-1")
    assert sorted(game.on_display()) == sorted([*MONEY[:3], "bureau"])
    assert game.view("A").pile_left == 1


def test_B_140_side_and_event_cards_are_dealt_with_and_replaced() -> None:
    modules: list[Module] = [Visitors("gate", ANNOUNCED), Visitors("character", ANNOUNCED)]
    game = scenario("ABC", modules).display(*MONEY).pile("gate", "florin-9", "character", "gate", "denar-9", "denar-8")
    game.play("A", "take ducat-1 denar-1")
    assert [(event.name(), event.facts(game.state.table).get("card")) for event in game.events()][1:-1] == [
        ("turn-ending", None),
        ("card-turned-up", "gate"),
        ("welcomed", "gate"),  # each is dealt with before the next card is drawn
        ("card-turned-up", "florin-9"),
        ("card-turned-up", "character"),
        ("welcomed", "character"),
        ("card-turned-up", "gate"),
        ("welcomed", "gate"),
        ("card-turned-up", "denar-9"),
    ]
    assert sorted(game.on_display()) == ["denar-9", "dirham-1", "florin-1", "florin-9"]


def five_piles(state: State, inserts: tuple[int, ...]) -> list[list[str]]:
    """The draw pile of a game just dealt, split into the piles it was stacked from (B-29), each with its inserts."""
    names = draw_pile(state)
    money = len(names) - sum(inserts)
    piles = []
    for number, more in enumerate(inserts):
        size = money // 5 + (1 if number < money % 5 else 0) + more
        piles.append(names[:size])
        names = names[size:]
    return piles


@pytest.mark.parametrize("seed", range(5))
def test_B_141_cards_are_put_into_their_piles_after_the_start_money(seed: int) -> None:
    modules: list[Module] = [
        Visitors("bureau", TO_DISPLAY, (0, 2, 2, 2, 0)),
        Visitors("wall", ANNOUNCED, (0, 2, 2, 2, 2)),
        Visitors("sultan", ANNOUNCED, (3, 2, 3, 0, 0)),
    ]
    piles = five_piles(new_game(Setup(4, seed), modules), (3, 1 + 6, 7, 1 + 4, 2))
    assert [pile.count("bureau") for pile in piles] == [0, 2, 2, 2, 0]
    assert [pile.count("wall") for pile in piles] == [0, 2, 2, 2, 2]
    assert [pile.count("sultan") for pile in piles] == [3, 2, 3, 0, 0]
    assert [pile.count("scoring-A") for pile in piles] == [0, 1, 0, 0, 0]
    assert [pile.count("scoring-B") for pile in piles] == [0, 0, 0, 1, 0]


def test_B_141_money_of_modules_is_in_before_the_start_money() -> None:
    dealt, displayed = set(), set()
    for seed in range(12):
        state = new_game(Setup(3, seed), [Jewels()])
        cards = state.table.cards
        jewels = {kind for kind, currency in enumerate(cards.currencies) if currency == 4}
        held = {card for player in state.players for card in jewels if player.hand[card]}
        shown = jewels & set(state.display)
        in_pile = [name for name in draw_pile(state) if name.startswith("jewel-")]
        assert len(held) + len(shown) + len(in_pile) == 9
        for player in state.players:
            total = sum(cards.values[card] * number for card, number in enumerate(player.hand))
            assert 20 <= total <= 28  # a jewel counts as start money
        dealt |= held
        displayed |= shown
    assert dealt
    assert displayed


def test_B_142_module_tiles_are_in_the_one_bag() -> None:
    to_dirk, to_market = set(), set()
    for seed in range(12):
        state = new_game(Setup(2, seed), [Follies()])
        follies = {state.table.tiles.find(f"folly-{number}") for number in range(1, 9)}
        assert len(state.dirk) + len(state.market) + state.bag_left() == 54 + 8
        assert follies <= {*state.dirk, *state.market, *list(state.bag)[state.bag_at :]}
        to_dirk |= follies & set(state.dirk)
        to_market |= follies & set(state.market)
    assert to_dirk
    assert to_market


def test_B_142_the_market_is_filled_from_the_same_bag() -> None:
    game = scenario("ABC", [Follies()]).market("-").bag("folly-3", "tower-12").display(*MONEY)
    game.play("A", "take ducat-1")
    assert game.on_market()[0] == "folly-3"


@final
class Used(Part):
    """Whether the favour was used."""

    def __init__(self, used: bool) -> None:
        self.used = used

    def clone(self) -> Used:
        return Used(self.used)

    def facts(self) -> dict[str, object]:
        return {"used": self.used}


@final
class UseFavour(Action):
    """Something small that costs no action."""

    def __init__(self, name: str, at: int) -> None:
        self.name = name
        self.at = at

    def key(self) -> tuple[object, ...]:
        return ("favour", self.name)

    def text(self, table: Table) -> str:
        return f"favour {self.name}"

    def play(self, state: State, seat: int) -> None:
        state.parts[self.at] = Used(True)
        state.further = True  # the player goes on


class Favour(Module):
    """The player on turn may use it once."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def key(self) -> str:
        return self.name

    def fresh_part(self, table: Table, rng: object) -> Part:
        return Used(False)

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        part = state.parts[self.at]
        free = isinstance(part, Used) and not part.used
        return [UseFavour(self.name, self.at)] if free and frame.name() == "choose-action" else []


@pytest.mark.parametrize("order", ["rose lily", "lily rose"])
def test_B_143_the_player_chooses_the_order(order: str) -> None:
    game = scenario("ABC", [Favour("rose"), Favour("lily")])
    left = {"favour rose", "favour lily"}
    for name in order.split():
        assert set(game.offered("A", "favour")) == left
        (action,) = [option for option in legal(game.state) if option.key() == ("favour", name)]
        submit(game.state, 0, action)
        left.remove(f"favour {name}")
    assert game.offered("A", "favour") == []
    assert game.question() == "choose-action"


def test_B_144_a_tile_without_a_type_is_no_building() -> None:
    game = scenario("ABC", [Follies()]).alhambra("A", "1,0 folly-1", "2,0 tower-12", "3,0 folly-2")
    (result,) = score(game, "A")
    assert [majority.counts for majority in result.majorities] == [(0, 0, 0)] * 5 + [(2, 0, 0)]  # half buildings
    assert result.totals == [6, 0, 0]
