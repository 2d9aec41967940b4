"""Section 1 of expansion 2: the city gates."""

from __future__ import annotations

from typing import cast

import pytest

from alhambra import data
from alhambra.core.actions import read_action
from alhambra.core.board import fresh_board
from alhambra.core.dealing import Deal
from alhambra.core.engine import RuleError, submit
from alhambra.core.grid import cell_at
from alhambra.core.module import Module
from alhambra.core.payment import money
from alhambra.core.pieces import EAST, NO_TYPE, OUTWORK
from alhambra.core.placing import PLACE_WON
from alhambra.core.refill import REFILL_DISPLAY
from alhambra.core.state import with_piece
from alhambra.core.wall import wall_length
from alhambra.rulebooks.camps.module import Camps
from alhambra.rulebooks.characters.frames import RedesignOnceMore
from alhambra.rulebooks.gates.actions import RemoveWithGates
from alhambra.rulebooks.gates.module import CityGates
from alhambra.rulebooks.gates.part import GateCards, gate_cards
from alhambra.rulebooks.gates.walls import bridges, double_walls, gateways
from alhambra.testing.scenario import Scenario, scenario
from tests.rules.deals import SEATS

PILES = {2: (1, 1, 0), 3: (1, 1, 1), 4: (2, 1, 1), 5: (2, 2, 1), 6: (2, 2, 2)}
MONEY = ("florin-9", "florin-8", "dirham-7", "dirham-6")
FIRST_WITH_WALL = "1,0 pavilion-7"
# Without pavilion-8 nobody reaches seraglio-7, which stands wall to wall with the pavilion in the west.
RING = ("1,0 pavilion-8", "0,1 pavilion-7", "1,1 seraglio-7")
# Without arcades-9 two tiles are cut off, each of them behind a double wall.
FORK = ("1,0 arcades-9", "0,1 pavilion-7", "1,1 seraglio-7", "0,-1 garden-9", "1,-1 tower-10")


class Inserts(Module):
    """Notes what has been put into the piles by those set up before it."""

    def key(self) -> str:
        return "inserts"

    def set_up(self, deal: Deal) -> None:
        self.gates = [pile.count(deal.cards.find("gate")) for pile in deal.inserts]


class OneCamp(Module):
    """Puts a tile of another layer into the bag, with a marked side in the east."""

    def key(self) -> str:
        return "one-camp"

    def set_up(self, deal: Deal) -> None:
        deal.bag.append(deal.tiles.add("camp", NO_TYPE, 2, EAST, OUTWORK))


def gated(held: int = 1, seats: str = "ABC", *others: Module) -> Scenario:
    """A table with gates, of which seat A holds so many."""
    game = scenario(seats, [CityGates(), *others]).display(*MONEY)
    part(game).held[0] = held
    return game


def part(game: Scenario) -> GateCards:
    return gate_cards(game.state)


def acquire(game: Scenario, *tiles: str, won: bool = False) -> Scenario:
    """Let seat A place these tiles now."""
    player = game.player("A")
    for name in tiles:
        game.market("-", name).market("-", "-")
        player.acquired = with_piece(player.acquired, game.state.table.tiles.find(name))
    if won:
        game.state.agenda[:] = [PLACE_WON[0]]
    else:
        game.state.agenda.pop()
        game.state.agenda.pop().run(game.state)
    game.state.offered = None
    return game


def gates(game: Scenario, seat: str = "A") -> list[str]:
    """Where the gates of a seat stand, as everybody sees it."""
    revealed = game.view("C").modules["gates"]
    return cast("list[list[str]]", revealed["gates"])["ABCDEF".index(seat)]


def example() -> Scenario:
    """GATE-EX-1, with the gate set."""
    game = acquire(gated().alhambra("A", FIRST_WITH_WALL), "seraglio-7")
    return game.play("A", "build-through seraglio-7 2,0 W")


def test_GATE_1_six_gates_and_six_cards() -> None:
    table = data.load("city_gates")
    assert table["gates"] == table["cards_total"] == len(table["cards"]) == 6


@pytest.mark.parametrize("seats", SEATS)
def test_GATE_2_GATE_17_one_card_per_player_and_none_for_dirk(seats: int) -> None:
    state = scenario("ABCDEF"[:seats], [CityGates()]).state
    assert list(state.pile).count(state.table.cards.find("gate")) == seats


@pytest.mark.parametrize("seats", SEATS)
def test_GATE_3_spread_over_piles_3_4_and_5(seats: int) -> None:
    inserts = Inserts()
    game = scenario("ABCDEF"[:seats], [CityGates(), inserts])
    assert inserts.gates == [0, 0, *PILES[seats]]
    names = game.state.table.card_names(tuple(game.state.pile))
    assert "gate" not in names[: len(names) // 3]
    assert "gate" not in game.on_display()


def test_GATE_4_an_open_gate_card_takes_no_place_in_the_display() -> None:
    game = gated(0).pile("gate", "ducat-1", "ducat-2").play("A", "take florin-9")
    assert part(game).lies_open
    assert game.on_display() == ["ducat-1", "dirham-7", "dirham-6", "florin-8"]
    assert game.facts("gate-laid-out") == [{"discarded": False}]


def test_GATE_5_a_second_card_goes_to_the_discard_and_may_return() -> None:
    game = gated(0).pile("gate", "gate", "ducat-1").discard("ducat-2").play("A", "take florin-9")
    assert part(game).lies_open
    assert game.state.discard[part(game).kind] == 1
    assert game.facts("gate-laid-out") == [{"discarded": False}, {"discarded": True}]
    game.play("B", "take-gate").display("florin-8", "dirham-7").pile().play("C", "take florin-8")
    assert part(game).lies_open
    assert game.on_display() == ["ducat-2", "dirham-7"]


def test_GATE_5_with_nothing_else_to_draw_the_card_waits_for_the_next_turn() -> None:
    game = gated(0).pile("gate", "gate", "gate").discard()
    game.play("A", "take florin-9")
    assert part(game).lies_open
    assert len(game.on_display()) == 3
    assert part(game).waiting == 0
    assert game.state.discard[part(game).kind] == 2
    game.play("B", "take-gate")  # one of the two lies open now, the other waits
    assert part(game).lies_open
    assert game.state.discard[part(game).kind] == 1
    assert part(game).cards().count(part(game).kind) == 2
    game.discard("gate", "ducat-3").play("C", "take florin-8")
    assert "ducat-3" in game.on_display()


def test_GATE_5_with_many_cards_and_nothing_else_to_draw_the_turn_ends_all_the_same() -> None:
    """Three cards beside the open one were discarded and shuffled for ever: those that waited went along each time."""
    game = gated(0).pile("gate", "gate", "gate").discard()
    part(game).lies_open = True
    game.turn("A").play("A", "take florin-9")
    assert game.facts("gate-laid-out") == [{"discarded": True}] * 6  # of three cards, then two of them, then one
    assert len(game.on_display()) == 3
    assert game.state.discard[part(game).kind] == 3  # the next turn has begun


def test_GATE_6_taken_alone_instead_of_money() -> None:
    game = gated(0)
    assert game.refused("A", "take-gate") == "GATE-6"
    part(game).lies_open = True
    game.turn("A").play("A", "take-gate")
    assert (part(game).lies_open, part(game).held) == (False, [1, 0, 0])
    assert game.facts("gate-taken") == [{"seat": 0}]
    assert len(game.on_display()) == 4
    assert game.asked() == "B"


def test_GATE_6_as_a_further_action_it_is_the_last() -> None:
    game = gated(0).market("garden-11").hand("A", "florin-9", "florin-2")
    part(game).lies_open = True
    game.turn("A").play("A", "buy garden-11 for florin-9 florin-2", "take-gate")
    assert game.question() == "place-tiles"


def test_GATE_7_any_number_may_be_held_and_none_is_money() -> None:
    game = gated(3)
    part(game).lies_open = True
    game.turn("A").play("A", "take-gate")
    assert part(game).held[0] == 4
    assert game.held("A") == []
    assert game.view("B").hand_sizes == (0, 0, 0)


@pytest.mark.parametrize("won", [False, True])
def test_GATE_8_while_placing_a_tile(won: bool) -> None:
    game = acquire(gated().alhambra("A", FIRST_WITH_WALL), "seraglio-7", won=won)
    assert game.offered("A", "build-through") == ["build-through seraglio-7 2,0 W"]
    assert game.play("A", "build-through seraglio-7 2,0 W").tiles("A")["2,0"] == "seraglio-7"


def test_GATE_8_within_a_redesign() -> None:
    game = gated().alhambra("A", FIRST_WITH_WALL).reserve("A", "seraglio-7")
    assert game.offered("A", "add-through") == ["add-through seraglio-7 2,0 W"]
    game.play("A", "add-through seraglio-7 2,0 W")
    assert game.reserved("A") == []
    assert gates(game) == ["1,0/E"]
    assert game.asked() == "B"


def test_GATE_9_the_card_goes_out_of_the_game() -> None:
    game = example()
    assert part(game).held[0] == 0
    assert part(game).used == 1
    assert game.state.discard[part(game).kind] == 0
    assert game.facts("gate-set") == [{"seat": 0, "at": "1,0/E"}]


def test_GATE_9_no_gate_without_a_card_or_without_a_double_wall() -> None:
    game = acquire(gated(0).alhambra("A", FIRST_WITH_WALL), "seraglio-7")
    assert game.offered("A", "build-through") == []
    assert game.refused("A", "build-through seraglio-7 2,0 W") == "GATE-9"
    game = acquire(gated().alhambra("A", FIRST_WITH_WALL), "seraglio-7")
    assert game.refused("A", "build-through seraglio-7 2,0 N") == "GATE-9"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("build-through seraglio-7 1,1 W", "GATE-10"),  # reached from the north
        ("build-through garden-11 2,0 W", "B-81"),
        ("build-through seraglio-7 5,5 W", "B-83"),
        ("build-through seraglio-7 1,0 W", "B-83"),
        ("build-through tower-12 2,0 W", "B-90"),
    ],
)
def test_GATE_9_all_other_building_rules_stay(text: str, rule: str) -> None:
    game = acquire(gated().alhambra("A", FIRST_WITH_WALL), "seraglio-7", "garden-11")
    assert game.refused("A", text) == rule


def test_GATE_9_no_hole_is_shut_in() -> None:
    ring = ("0,1 garden-11", "0,2 tower-12", "1,2 chambers-10", "1,0 garden-12", "2,2 arcades-8-n")
    game = gated().alhambra("A", *ring).reserve("A", "pavilion-4")
    assert game.refused("A", "add-through pavilion-4 2,1 S") == "B-84"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("add-through garden-11 2,0 W", "B-70"),
        ("remove-with-gates fountain 0,1/E", "B-71"),
        ("remove-with-gates garden-11 0,1/E", "B-70"),
        ("remove-with-gates pavilion-8 0,0/S", "GATE-9"),
        ("remove-with-gates pavilion-7 0,0/S", "GATE-9"),
        ("remove-with-gates pavilion-7 1,0/S", "GATE-9"),
    ],
)
def test_GATE_9_redesigns_keep_their_rules(text: str, rule: str) -> None:
    assert gated(2).alhambra("A", *RING).refused("A", text) == rule


def test_GATE_10_only_where_it_is_needed() -> None:
    game = acquire(gated().alhambra("A", FIRST_WITH_WALL), "seraglio-8")
    assert game.refused("A", "build-through seraglio-8 1,-1 S") == "B-81"
    assert game.refused("A", "build-through seraglio-8 1,1 S") == "GATE-10"  # an open side leads in
    game = gated(3).alhambra("A", *FORK, "2,0 chambers-10", "2,1 garden-11")
    assert game.offered("A", "remove-with-gates") == []  # the eastern tiles hang on nothing else
    game = gated(2).alhambra("A", *RING, "-1,0 tower-12")
    assert game.refused("A", "remove-with-gates tower-12 0,1/E") == "GATE-10"


def test_GATE_11_several_gates_each_on_another_double_wall() -> None:
    game = gated(2).alhambra("A", *FORK)
    assert game.offered("A", "remove-with-gates") == ["remove-with-gates arcades-9 0,-1/E 0,1/E"]
    assert game.refused("A", "remove-with-gates arcades-9 0,1/E 0,1/E") == "GATE-9"
    assert game.refused("A", "remove-with-gates arcades-9 0,1/E") == "B-73"
    game.play("A", "remove-with-gates arcades-9 0,1/E 1,-1/W")
    assert gates(game) == ["0,-1/E", "0,1/E"]
    assert part(game).held[0] == 0
    assert game.reserved("A") == ["arcades-9"]
    assert gated(1).alhambra("A", *FORK).refused("A", "remove-with-gates arcades-9 0,-1/E 0,1/E") == "GATE-9"


def test_GATE_11_one_gate_for_each_of_two_tiles_of_a_turn() -> None:
    game = acquire(gated(2).alhambra("A", FIRST_WITH_WALL), "seraglio-7", "tower-10")
    game.play("A", "build-through seraglio-7 2,0 W")
    assert game.offered("A", "build-through") == []  # the tower could be built only beside open sides
    game = acquire(gated(2).alhambra("A", FIRST_WITH_WALL), "seraglio-3", "arcades-5")
    game.play("A", "build-through seraglio-3 2,0 W", "build-through arcades-5 3,0 W")
    assert gates(game) == ["1,0/E", "2,0/E"]


def test_GATE_12_between_two_old_tiles() -> None:
    game = gated().alhambra("A", *RING)
    assert game.offered("A", "remove-with-gates") == ["remove-with-gates pavilion-8 0,1/E"]
    assert game.refused("A", "remove pavilion-8") == "B-73"
    game.play("A", "remove-with-gates pavilion-8 0,1/E")
    assert game.tiles("A") == {"0,0": "fountain", "0,1": "pavilion-7", "1,1": "seraglio-7"}
    assert game.reserved("A") == ["pavilion-8"]
    assert game.facts("tile-moved")[0]["to"] == "reserve"


def test_GATE_12_no_exchange_ever_needs_a_gate() -> None:
    game = gated().alhambra("A", *RING).reserve("A", "arcades-9")
    assert "swap pavilion-8 arcades-9" in game.offered("A", "swap")


def camp_before_a_wall(cards: int = 1) -> Scenario:
    game = gated(cards, "ABC", Camps()).alhambra("A", FIRST_WITH_WALL, "2,0 camp-4-w", "0,1 garden-11")
    return game.reserve("A", "seraglio-7", "tower-12", "camp-4-e")


def test_GATE_12_CAMP_5_a_building_takes_the_place_of_a_camp() -> None:
    game = camp_before_a_wall()
    assert "swap camp-4-w seraglio-7" not in game.offered("A", "swap")  # nobody could walk in
    assert game.offered("A", "swap-through") == ["swap-through camp-4-w seraglio-7 W"]
    game.play("A", "swap-through camp-4-w seraglio-7 W")
    assert game.tiles("A")["2,0"] == "seraglio-7"
    assert game.reserved("A") == ["tower-12", "camp-4-e", "camp-4-w"]
    assert gates(game) == ["1,0/E"]
    assert part(game).held[0] == 0
    assert [fact["to"] for fact in game.facts("tile-moved")] == ["reserve", "alhambra"]


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("swap-through camp-4-w tower-12 W", "B-81"),  # wall against open side
        ("swap-through camp-4-w seraglio-7 N", "GATE-9"),
        ("swap-through camp-4-w camp-4-e W", "GATE-19"),
        ("swap-through camp-4-w garden-9 W", "B-70"),
        ("swap-through camp-4-n seraglio-7 W", "B-70"),
        ("swap-through fountain seraglio-7 W", "B-71"),
        ("swap-through garden-11 seraglio-7 W", "GATE-10"),
    ],
)
def test_GATE_12_CAMP_5_no_other_exchange_takes_a_gate(text: str, rule: str) -> None:
    assert camp_before_a_wall().refused("A", text) == rule


def test_GATE_12_CAMP_5_not_without_a_card() -> None:
    game = camp_before_a_wall(0)
    assert game.offered("A", "swap-through") == []
    assert game.refused("A", "swap-through camp-4-w seraglio-7 W") == "GATE-9"


def test_GATE_12_no_hole_is_left() -> None:
    around = ("-1,0 garden-11", "0,-1 tower-12", "-1,-1 arcades-10", "1,-1 chambers-10", "1,1 chambers-11")
    game = gated().alhambra("A", "1,0 pavilion-8", "2,0 seraglio-9", "0,1 arcades-9", *around)
    assert game.refused("A", "remove-with-gates pavilion-8 1,-1/E") == "B-73"


def test_GATE_13_the_two_tiles_stay() -> None:
    game = example().turn("A").reserve("A", "garden-9", "garden-10-w")
    assert game.offered("A", "remove") == []
    assert game.offered("A", "swap") == []
    assert game.refused("A", "remove pavilion-7") == game.refused("A", "remove seraglio-7") == "GATE-13"
    assert game.refused("A", "swap pavilion-7 garden-9") == "GATE-13"
    assert game.refused("A", "swap seraglio-7 garden-10-w") == "GATE-13"
    part(game).held[0] = 1
    assert game.refused("A", "remove-with-gates pavilion-7 1,0/E") == "GATE-13"
    assert "add garden-10-w 2,1" in game.offered("A", "add")


def test_GATE_14_a_gate_is_passable_ever_after() -> None:
    game = acquire(example().turn("A"), "garden-11").play("A", "build garden-11 2,1")
    game.turn("A")
    assert game.refused("A", "remove pavilion-7") == "GATE-13"
    assert "remove garden-11" in game.offered("A", "remove")


def test_GATE_15_gates_give_no_points_and_no_outer_wall() -> None:
    game = example()
    board = game.player("A").board
    plain = fresh_board(game.state.table.tiles)
    for place, tile in game.tiles("A").items():
        plain = plain.put(game.state.table.tiles.find(tile), game.state.table.read_cell(place))
    assert wall_length(board) == wall_length(plain) == 0
    assert game.player("A").score == 0


def test_GATE_16_gate_cards_left_are_worth_nothing() -> None:
    game = gated(6)
    assert [money(game.state, 0, currency) for currency in range(4)] == [0, 0, 0, 0]


def test_GATE_18_only_on_printed_walls() -> None:
    game = gated().alhambra("A", "1,0 pavilion-8").reserve("A", "seraglio-7")
    player = game.player("A")
    pavilion = game.state.table.tiles.find("pavilion-8")
    player.rebuild(player.board.with_marks(pavilion, EAST), player.reserve)
    assert game.offered("A", "add-through") == []
    assert game.refused("A", "add-through seraglio-7 2,0 W") == "GATE-9"
    assert bridges(player.board, cell_at(1, 0), 2, double_walls(player.board)) == []


def test_GATE_19_none_between_bastion_and_city_wall() -> None:
    game = gated(1, "ABC", OneCamp()).alhambra("A", "1,0 arcades-4", "0,1 garden-11", "-1,1 camp")
    board = game.player("A").board
    tiles = game.state.table.tiles
    assert gateways(board, tiles.find("camp")) == []
    # West of the camp's eastern bastion only a city wall may stand; it leads nowhere.
    board = fresh_board(tiles).put(tiles.find("seraglio-7"), cell_at(0, 1)).put(tiles.find("camp"), cell_at(-1, 1))
    assert gateways(board, tiles.find("garden-7")) == []
    game.reserve("A", "camp")
    assert game.refused("A", "add-through camp 2,0 W") == "GATE-19"


def test_GATE_20_no_money_card_and_laid_out_whoever_draws_it() -> None:
    game = gated(2)
    assert sum(game.player("A").hand) == 0
    game.display("florin-1", "florin-2", "florin-3").pile("gate", "ducat-9")
    game.state.agenda.append(REFILL_DISPLAY)  # as after a theft between two turns
    game.state.agenda.pop().run(game.state)
    game.state.agenda.pop().run(game.state)
    assert part(game).lies_open
    assert "gate" not in game.on_display()


def test_GATE_EX_1_a_gate_between_two_walls() -> None:
    game = acquire(gated().alhambra("A", FIRST_WITH_WALL), "seraglio-7")
    assert game.refused("A", "build seraglio-7 2,0") == "B-82"
    game.play("A", "build-through seraglio-7 2,0 W")
    assert gates(game) == ["1,0/E"]


def test_GATE_EX_2_reached_through_the_gate() -> None:
    game = acquire(example().turn("A"), "garden-11")
    assert "build garden-11 2,1" in game.offered("A", "build")


def test_GATE_EX_3_neither_removed_nor_exchanged() -> None:
    game = acquire(example().turn("A"), "garden-11").play("A", "build garden-11 2,1")
    game.turn("A").reserve("A", "garden-9", "garden-10-w")
    assert game.offered("A", "remove") == ["remove garden-11"]
    for text in ("remove pavilion-7", "remove seraglio-7", "swap pavilion-7 garden-9", "swap seraglio-7 garden-10-w"):
        assert game.refused("A", text) == "GATE-13"


def test_GATE_EX_4_a_second_card_is_discarded() -> None:
    game = gated(0).pile("gate", "ducat-1")
    part(game).lies_open = True
    game.play("A", "take florin-9")
    assert game.state.discard[part(game).kind] == 1
    assert "ducat-1" in game.on_display()


def test_GATE_EX_5_four_players() -> None:
    inserts = Inserts()
    scenario("ABCD", [CityGates(), inserts])
    assert inserts.gates == [0, 0, 2, 1, 1]


@pytest.mark.parametrize(
    "text",
    ["take-gate 1", "build-through seraglio-7 2,0", "add-through seraglio-7 2,0 X", "remove-with-gates seraglio-7",
     "remove-with-gates seraglio-7 1,0", "remove-with-gates seraglio-7 1,0/Q"],
)  # fmt: skip
def test_GATE_9_lines_that_say_nothing(text: str) -> None:
    with pytest.raises(ValueError, match=r"expected|not a side|not a square"):
        read_action(gated().state.table, text)


def test_GATE_13_tiles_nobody_has_are_refused_politely() -> None:
    game = gated()
    with pytest.raises(RuleError):
        submit(game.state, 0, RemoveWithGates(200, (1,)))


def test_GATE_8_in_a_redesign_of_another_module() -> None:
    game = gated().alhambra("A", FIRST_WITH_WALL).reserve("A", "seraglio-7")
    game.state.agenda.append(RedesignOnceMore(0))  # CHR-13
    game.state.offered = None
    assert game.offered("A", "add-through") == ["add-through seraglio-7 2,0 W"]
    assert game.offered("A", "take-gate") == []
