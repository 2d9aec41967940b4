"""Section 7 of the base rules: the end of a turn, and filling up display and market."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.actions import Action
from alhambra.core.engine import submit
from alhambra.core.frames import Frame
from alhambra.core.module import Module
from alhambra.core.reckoning import SCORE_WHAT_IS_DUE
from alhambra.core.refill import REFILL_DISPLAY
from alhambra.core.state import State, without_piece
from alhambra.core.table import Table
from alhambra.core.window import AskInWindow
from alhambra.testing.scenario import Scenario, scenario
from tests.rules.scorings import results
from tests.scenes import draw_pile

MONEY: Final = ("florin-1", "dirham-2", "denar-6", "ducat-7")


def happened(game: Scenario) -> list[str]:
    """The events of the latest decision, without those that only say whose turn it is."""
    return [event.name() for event in game.events() if not event.name().startswith("turn-")]


def turned_up(game: Scenario) -> list[object]:
    """The cards that came up from the draw pile, in this order."""
    return [fact["card"] for fact in game.facts("card-turned-up")]


def two_bought(seats: str = "ABC") -> Scenario:
    """Seat A has bought two tiles and must place them."""
    return (
        scenario(seats)
        .market("pavilion-8", "seraglio-9")
        .hand("A", "florin-8", "dirham-9", "dirham-4")
        .play("A", "buy pavilion-8 for florin-8", "buy seraglio-9 for dirham-9 dirham-4")
    )


def test_B_90_all_acquired_tiles_are_placed_in_any_order() -> None:
    game = two_bought()
    assert game.question() == "place-tiles"
    # Each tile may be built or reserved; nothing else is possible, not even to stop.
    assert {(text.split()[0], text.split()[1]) for text in game.offered("A")} == {
        (verb, tile) for verb in ("build", "reserve") for tile in ("pavilion-8", "seraglio-9")
    }
    other_order = two_bought().play("A", "reserve pavilion-8")
    assert other_order.asked() == "A"
    other_order.play("A", "build seraglio-9 0,1")
    assert other_order.asked() == "B"
    assert other_order.reserved("A") == ["pavilion-8"]
    game.play("A", "build seraglio-9 1,0", "build pavilion-8 2,0")
    assert game.tiles("A") == {"0,0": "fountain", "1,0": "seraglio-9", "2,0": "pavilion-8"}
    assert game.refused("B", "reserve pavilion-8") == "CORE-2"


def test_B_91_money_then_scoring_then_tiles() -> None:
    game = (
        scenario("ABC")
        .market("pavilion-8")
        .hand("A", "florin-9")
        .display(*MONEY[:3])
        .pile("scoring-A", "ducat-7")
        .play("A", "buy pavilion-8 for florin-9", "reserve pavilion-8")
    )
    assert happened(game) == ["tile-moved", "card-turned-up", "card-turned-up", "scoring-began", "scored", "tile-drawn"]


def test_B_92_the_display_is_filled_card_by_card() -> None:
    game = scenario("ABC").display(*MONEY).pile("florin-9", "denar-9", "ducat-9")
    game.play("A", "take dirham-2 florin-1")
    assert turned_up(game) == ["florin-9", "denar-9"]
    assert sorted(game.on_display()) == ["denar-6", "denar-9", "ducat-7", "florin-9"]
    assert game.view("B").pile_left == 1


def test_B_93_a_scoring_card_is_replaced_and_removed() -> None:
    game = scenario("ABC").display(*MONEY).pile("scoring-B", "florin-9", "denar-9").play("A", "take ducat-7")
    assert turned_up(game) == ["scoring-B", "florin-9"]
    assert sorted(game.on_display()) == ["denar-6", "dirham-2", "florin-1", "florin-9"]
    assert game.view("B").pile_left == 1
    assert game.view("B").discard_left == 0


def test_B_94_the_discard_becomes_the_draw_pile() -> None:
    game = scenario("ABC").display(*MONEY).pile("scoring-A", "florin-8").discard("florin-9", "denar-9", "ducat-9")
    game.play("A", "take florin-1 dirham-2")  # needs two cards; after the first the draw pile is empty
    assert game.facts("pile-shuffled") == [{"cards": 3}]
    assert turned_up(game)[:2] == ["scoring-A", "florin-8"]
    assert game.view("A").discard_left == 0
    left = draw_pile(game.state)
    assert sorted([*left, *game.on_display()]) == ["denar-6", "denar-9", "ducat-7", "ducat-9", "florin-8", "florin-9"]
    assert len(left) == 2


def test_B_94_the_discard_is_shuffled() -> None:
    paid = [f"{currency}-{value}" for currency in ("dirham", "denar") for value in range(1, 10)]
    orders = []
    for seed in (1, 2):
        game = scenario("ABC", seed=seed).display(*MONEY).pile().discard(*paid).play("A", "take ducat-7")
        orders.append([*turned_up(game), *draw_pile(game.state)])
        assert sorted(str(card) for card in orders[-1]) == sorted(paid)
    assert orders[0] != orders[1]


def test_B_94_nothing_is_shuffled_before_a_card_is_needed() -> None:
    game = scenario("ABC").display(*MONEY).pile("florin-8").discard("denar-9").play("A", "take ducat-7")
    assert game.events("pile-shuffled") == []
    assert game.view("A").discard_left == 1
    game.play("B", "take florin-8")
    assert game.facts("pile-shuffled") == [{"cards": 1}]
    assert "denar-9" in game.on_display()


def test_B_95_the_display_stays_short_until_there_are_cards() -> None:
    game = scenario("ABC").display(*MONEY).pile().discard().market("pavilion-8").hand("B", "florin-9")
    game.play("A", "take ducat-7")
    assert sorted(game.on_display()) == ["denar-6", "dirham-2", "florin-1"]
    assert game.asked() == "B"
    game.play("B", "buy pavilion-8 for florin-9", "reserve pavilion-8")  # now the discard holds a card
    assert sorted(game.on_display()) == ["denar-6", "dirham-2", "florin-1", "florin-9"]


def test_B_96_scored_with_the_tiles_just_placed_before_the_next_turn() -> None:
    game = (
        scenario("ABC")
        .market("chambers-10")
        .hand("A", "florin-9", "florin-2")
        .display(*MONEY[:3])
        .pile("scoring-A", "ducat-7")
        .play("A", "buy chambers-10 for florin-9 florin-2", "build chambers-10 1,0")
    )
    assert [event.name() for event in game.events()][-4:] == ["scoring-began", "scored", "tile-drawn", "turn-began"]
    assert game.player("A").score == 4
    assert sorted(game.on_display()) == sorted(MONEY)


def test_B_96_scoring_A_is_complete_before_B() -> None:
    game = scenario("AB").dirk().alhambra("A", "1,0 tower-12").display(*MONEY)
    six = ("tower-7", "tower-8", "tower-10", "garden-6", "garden-7", "garden-9")
    game.market("pavilion-2", "pavilion-3", "pavilion-4", "pavilion-5")
    game.bag(*six, "arcades-4", "arcades-5", "arcades-7", "seraglio-3")
    game.pile("scoring-A", "scoring-B", "florin-9").play("A", "take ducat-7")
    assert [name for name in happened(game) if name in ("scored", "dirk-drew")] == ["scored", "dirk-drew"] * 2
    first, second = results(game)
    assert (first.scoring, second.scoring) == (1, 2)
    towers = 5
    assert first.majorities[towers].shares == (6, 0, 0)
    assert second.majorities[towers].shares == (6, 0, 13)  # Dirk already has the three towers he drew after A
    assert [len(event["tiles"]) for event in game.facts("dirk-drew") if isinstance(event["tiles"], list)] == [6, 1]


@final
class Snatch(Action):
    """Take a card off the display between two turns, which is filled up at once."""

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[object, ...]:
        return ("snatch", self.card)

    def text(self, table: Table) -> str:
        return f"snatch {table.cards.names[self.card]}"

    def play(self, state: State, seat: int) -> None:
        state.display = without_piece(state.display, self.card)
        state.agenda.append(SCORE_WHAT_IS_DUE)
        state.agenda.append(REFILL_DISPLAY)


class Snatchers(Module):
    """Seat C may snatch in the window: a thief in miniature."""

    def key(self) -> str:
        return "snatchers"

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        return [Snatch(card) for card in state.display] if isinstance(frame, AskInWindow) and seat == 2 else []


def test_B_97_a_scoring_card_out_of_turn_is_scored_at_once() -> None:
    game = scenario("ABC", [Snatchers()]).display(*MONEY).pile("florin-9", "scoring-A", "denar-9", "denar-8")
    game.alhambra("B", "1,0 tower-12").play("A", "take ducat-7")
    assert game.question() == "window"
    submit(game.state, 2, Snatch(game.state.table.cards.find("florin-9")))
    assert happened(game) == ["card-turned-up", "card-turned-up", "scoring-began", "scored"]
    assert turned_up(game) == ["scoring-A", "denar-9"]
    assert game.player("B").score == 6
    assert game.question() == "window"  # the turn of B has not begun


def test_B_98_empty_fields_are_filled_in_ascending_order() -> None:
    game = (
        scenario("ABC")
        .market("pavilion-2", "pavilion-3", "pavilion-4", "pavilion-5")
        .bag("tower-12", "garden-11", "chambers-10")
        .hand("A", "ducat-5", "dirham-9")
        .play("A", "buy pavilion-5 for ducat-5", "buy pavilion-3 for dirham-9")  # field 4 first, then field 2
        .play("A", "reserve pavilion-5", "reserve pavilion-3")
    )
    assert game.facts("tile-drawn") == [{"tile": "tower-12", "field": 2}, {"tile": "garden-11", "field": 4}]
    assert game.on_market() == ["pavilion-2", "tower-12", "pavilion-4", "garden-11"]


def test_B_99_tiles_on_the_market_stay_where_they_are() -> None:
    game = scenario("ABC").market("pavilion-2", "pavilion-3", "pavilion-4", "pavilion-5")
    game.bag("tower-12", "garden-11").hand("A", "florin-2").hand("B", "florin-9", "florin-4")
    game.play("A", "buy pavilion-2 for florin-2", "stop")
    assert game.on_market() == ["-", "pavilion-3", "pavilion-4", "pavilion-5"]
    game.play("A", "reserve pavilion-2")
    game.play("B", "buy tower-12 for florin-9 florin-4", "reserve tower-12")
    assert game.on_market() == ["garden-11", "pavilion-3", "pavilion-4", "pavilion-5"]
