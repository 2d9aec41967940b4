"""Rewards, building and clean-up (ALC-22 to ALC-29)."""

from __future__ import annotations

from tests.alcazaba.grounds import Grounds, grounds


def served(seats: str = "ABC") -> Grounds:
    """Nothing on offer but what a test lays out."""
    return grounds(seats).nothing_on_offer()


def gardens(seats: str = "ABC") -> Grounds:
    return served(seats).on_offer("garden", "garden-10-open", "garden-11")


def test_ALC_22_columns_from_left_to_right_markers_from_best_to_worst() -> None:
    game = served()
    for kind, tile in (("tower", "tower-12"), ("pavilion", "pavilion-8"), ("garden", "garden-11")):
        game.on_offer(kind, tile)
    game.markers("tower", A="8/1").markers("garden", B="2/2", C="2/3").markers("pavilion", C="1/3").rewards()
    order = []
    while game.question() == "place-tiles":
        seat = game.asked()
        order.append((seat, game.facts("tile-won")[-1]["tile"]))
        game.play(seat, game.offered(seat, "reserve")[0])
    assert order == [("C", "pavilion-8"), ("B", "garden-11"), ("A", "tower-12")]


def test_ALC_23_any_one_tile_or_the_start_chip() -> None:
    game = gardens().start_chip("garden").markers("garden", B="4/1").rewards()
    assert game.question() == "choose-reward"
    assert game.offered("B") == ["pick garden-10-open", "pick garden-11", "pick start-chip"]
    assert game.refused("B", "pick tower-12") == "ALC-23"
    game.play("B", "pick garden-11", "build garden-11 1,0")
    assert game.tiles("B") == {"0,0": "fountain", "1,0": "garden-11"}


def test_ALC_23_the_marker_goes_back() -> None:
    game = gardens().markers("garden", B="4/1").rewards()
    assert game.stock.hands == [5, 5, 5]
    assert game.column("garden") == {}


def test_ALC_24_one_marker_one_item_and_the_same_player_again() -> None:
    game = gardens().markers("garden", A="6/1 5/1").rewards().play("A", "pick garden-11", "reserve garden-11")
    assert game.question() == "place-tiles"  # the last item is given without a question
    game.play("A", "reserve garden-10-open")
    assert game.reserved("A") == ["garden-10-open", "garden-11"]


def test_ALC_25_the_owner_must_take_one() -> None:
    game = gardens().markers("garden", B="4/1").rewards()
    assert {text.split()[0] for text in game.offered("B")} == {"pick"}
    assert game.refused("B", "stop") == "ALC-23"


def test_ALC_26_placed_at_once_in_the_alhambra_or_the_reserve() -> None:
    game = gardens().markers("garden", A="6/1", B="5/1").rewards().play("A", "pick garden-11")
    assert game.asked() == "A"  # before B is served
    assert {text.split()[0] for text in game.offered("A")} == {"build", "reserve"}
    full = grounds().reserve("A", "tower-11-open", "tower-12", "tower-13", "tower-10", "arcades-9", "arcades-10")
    full.nothing_on_offer().on_offer("garden", "garden-11").markers("garden", A="1/1").rewards()
    assert "reserve garden-11" in full.offered("A")  # no limit


def test_ALC_27_the_start_chip_names_anybody() -> None:
    game = served().start_chip("tower").markers("tower", B="2/2").rewards()
    assert game.question() == "name-starter"
    assert game.offered("B") == ["name-starter A", "name-starter B", "name-starter C"]
    game.play("B", "name-starter C")
    assert (game.stock.round, game.stock.starter, game.asked()) == (2, 2, "C")


def test_ALC_27_left_on_the_board_nothing_changes() -> None:
    game = served().starter("B").start_chip("tower").markers("garden", A="2/2").rewards()
    assert game.stock.starter == 1
    assert game.stock.chip_at in range(6)  # thrown anew


def test_ALC_28_the_building_rules_of_the_base_game() -> None:
    game = served().alhambra("A", "1,0 pavilion-7").on_offer("garden", "garden-10-w")
    game.markers("garden", A="1/1").rewards()
    squares = {text.split()[2] for text in game.offered("A", "build")}
    assert squares == {"0,-1", "1,-1", "1,1", "0,1", "-1,0"}
    for square, rule in (("2,0", "B-82"), ("5,5", "B-83"), ("1,0", "B-83")):
        assert game.refused("A", f"build garden-10-w {square}") == rule


def test_ALC_29_markers_return_and_tiles_leave_the_game() -> None:
    game = gardens().round(2).markers("garden", A="5/1").markers("tower", B="3/1", C="2/2")
    game.stock.off[1], game.stock.hands[1] = 1, game.stock.hands[1] - 1
    game.rewards().play("A", "pick garden-11", "reserve garden-11")
    assert game.stock.hands == [5, 5, 5]
    assert game.stock.off == [0, 0, 0]
    assert "garden-10-open" in game.stock.named_tiles(game.stock.gone)
    assert not any(any(column) for column in game.stock.columns)


def test_ALC_EX_4_two_tiles_three_markers() -> None:
    game = gardens().markers("garden", A="6/1", B="5/2", C="5/3").rewards()
    game.play("A", "pick garden-10-open", "build garden-10-open 1,0").play("B", "reserve garden-11")
    assert game.tiles("A")["1,0"] == "garden-10-open"
    assert game.reserved("B") == ["garden-11"]
    assert game.reserved("C") == []


def test_ALC_EX_5_the_start_chip_first_then_the_tile() -> None:
    game = served().on_offer("arcades", "arcades-9").start_chip("arcades").markers("arcades", A="4/1", B="3/1")
    game.starter("B").rewards().play("A", "pick start-chip", "name-starter A").play("B", "reserve arcades-9")
    assert game.reserved("B") == ["arcades-9"]
    assert (game.stock.round, game.stock.starter) == (2, 0)


def test_ALC_EX_6_no_marker_in_the_start_chips_column() -> None:
    game = served().starter("C").start_chip("chambers").rewards()
    assert (game.stock.round, game.stock.starter) == (2, 2)


def test_ALC_EX_7_one_marker_three_tiles() -> None:
    game = served().round(2).on_offer("tower", "tower-11-open", "tower-12", "tower-13").markers("tower", B="1/3")
    game.rewards().play("B", "pick tower-12", "reserve tower-12")
    assert {"tower-11-open", "tower-13"} <= set(game.stock.named_tiles(game.stock.gone))
    assert game.reserved("B") == ["tower-12"]


def test_ALC_EX_8_the_same_player_is_served_twice() -> None:
    game = served().on_offer("garden", "garden-10-open", "garden-11", "garden-12")
    game.markers("garden", A="6/1 5/1", B="4/1").rewards()
    game.play("A", "pick garden-11", "reserve garden-11", "pick garden-12", "reserve garden-12")
    game.play("B", "reserve garden-10-open")
    assert game.reserved("A") == ["garden-11", "garden-12"]
    assert game.reserved("B") == ["garden-10-open"]


def test_ALC_EX_24_a_marker_off_the_board_wins_nothing() -> None:
    game = served().round(2).on_offer("garden", "garden-11")
    game.stock.off[0], game.stock.hands[0] = 1, 4
    game.rewards()
    assert "garden-11" in game.stock.named_tiles(game.stock.gone)
    assert game.reserved("A") == []


def placing(tile: str, *palace: str) -> Grounds:
    """A has won a tile and must place it."""
    game = served().alhambra("A", *palace).on_offer(tile.split("-")[0], tile)
    return game.markers(tile.split("-")[0], A="1/1").rewards()


def test_ALC_EX_25_no_tile_is_turned() -> None:
    game = placing("seraglio-7")  # its one wall is in the west: turned, it would fit anywhere
    assert game.offered("A", "build") == [f"build seraglio-7 {square}" for square in ("0,-1", "-1,0", "0,1")]
    assert game.refused("A", "build seraglio-7 1,0") == "B-81"


def test_ALC_EX_26_wall_against_open_side() -> None:
    game = placing("seraglio-9", "1,0 pavilion-7", "1,-1 pavilion-8", "2,-1 arcades-9")
    assert game.refused("A", "build seraglio-9 2,0") == "B-81"


def test_ALC_EX_27_a_tower_behind_walls_only() -> None:
    game = placing("tower-10", "1,0 pavilion-7")
    assert game.refused("A", "build tower-10 2,0") == "B-82"


def test_ALC_EX_28_corner_to_corner() -> None:
    assert placing("tower-12").refused("A", "build tower-12 1,1") == "B-83"


def test_ALC_EX_29_an_empty_square_shut_in() -> None:
    ring = ("1,0 pavilion-8", "2,0 seraglio-9", "2,1 arcades-9", "2,2 arcades-10", "1,2 chambers-10", "0,2 chambers-11")
    assert placing("garden-11", *ring).refused("A", "build garden-11 0,1") == "B-84"
