"""The city walls and the other modules (WALL, interactions)."""

from __future__ import annotations

from alhambra.core.grid import STEP_WEST, cell_at
from alhambra.core.pieces import TYPES
from alhambra.core.scoring import count_points, half_counts
from alhambra.rulebooks.bazaars.module import BazaarTiles
from alhambra.rulebooks.bonus.module import BonusCards
from alhambra.rulebooks.bonus.part import bonus_hands
from alhambra.rulebooks.camps.module import Camps
from alhambra.rulebooks.gates.module import CityGates
from alhambra.rulebooks.gates.part import gate_cards
from alhambra.rulebooks.huts.module import Huts
from alhambra.rulebooks.invaders.frames import gaps
from alhambra.rulebooks.invaders.module import InvadersModule
from alhambra.rulebooks.masters.module import MasterBuilders
from alhambra.rulebooks.trader.module import StreetTrader
from alhambra.rulebooks.trader.part import citizens
from alhambra.rulebooks.walls.module import CityWalls
from alhambra.testing.scenario import Scenario, scenario
from tests.rules.characters import own
from tests.rules.characters import table as with_characters
from tests.rules.test_walls import lay_open, sides, walled

NORTH, EAST = 0, 1


def gated(*cards: str) -> Scenario:
    """Walls and gates at one table; A holds two gate cards."""
    game = lay_open(scenario("ABC", [CityGates(), CityWalls()]).display("florin-9"), *cards)
    gate_cards(game.state).held[0] = 2
    return game


def test_WALL_11_huts_and_bazaars_may_get_segments() -> None:
    game = walled("wall-n", others=(Huts(), BazaarTiles())).reserve("A", "hut-tower-e", "bazaar-denar-1")
    game.play("A", "erect wall-n bazaar-denar-1")
    assert sides(game) == {"bazaar-denar-1": "N"}
    lay_open(game.turn("A"), "wall-s").play("A", "erect wall-s hut-tower-e")
    assert sides(game) == {"bazaar-denar-1": "N", "hut-tower-e": "S"}


def test_WALL_11_camps_may_not() -> None:
    game = walled("wall-n", others=(Camps(),)).alhambra("A", "1,0 pavilion-7", "2,0 camp-4-w")
    game.reserve("A", "camp-4-e")
    assert game.offered("A", "erect") == ["erect wall-n fountain", "erect wall-n pavilion-7"]
    for camp in ("camp-4-w", "camp-4-e"):
        assert game.refused("A", f"erect wall-n {camp}") == "WALL-11"


def test_WALL_14_a_camp_leans_on_a_wooden_wall() -> None:
    game = walled("wall-e", others=(Camps(),)).alhambra("A", "1,0 arcades-9").reserve("A", "camp-4-w")
    assert "add camp-4-w 2,0" not in game.offered("A")
    game.play("A", "erect wall-e arcades-9").turn("A")
    game.play("A", "add camp-4-w 2,0")
    awards = [award.facts() for award in count_points(game.state, 1).awards]
    assert [award["points"] for award in awards] == [2]  # arcades and fountain, in line behind the wall
    game.turn("A")
    assert game.refused("A", "remove arcades-9")  # the camp would lose its wall


def test_WALL_14_a_hut_does_not_work_through_a_wooden_wall() -> None:
    built = ("0,-1 garden-9", "1,0 arcades-9")  # the garden has its wall in the east, beside (1,-1)
    game = walled("wall-w", others=(Huts(),)).alhambra("A", *built).reserve("A", "hut-garden-n")
    assert "add hut-garden-n 1,-1" not in game.offered("A")
    game.play("A", "erect wall-w hut-garden-n").turn("A").play("A", "add hut-garden-n 1,-1")
    assert half_counts(game.state, TYPES.index("garden"))[0] == 2  # the garden alone
    other = walled(others=(Huts(),)).alhambra("A", "0,-1 garden-11", "1,0 arcades-9").reserve("A", "hut-garden-n")
    other.play("A", "add hut-garden-n 1,-1")
    assert half_counts(other.state, TYPES.index("garden"))[0] == 4


def test_WALL_17_gates_only_where_both_walls_are_printed() -> None:
    game = gated().alhambra("A", "1,0 pavilion-7").reserve("A", "seraglio-7")
    assert "add-through seraglio-7 2,0 W" in game.offered("A")
    game = gated("wall-e").alhambra("A", "1,0 arcades-9").reserve("A", "seraglio-7")
    game.play("A", "erect wall-e arcades-9").turn("A")
    assert game.offered("A", "add-through") == []  # the neighbour's wall is wooden
    assert game.refused("A", "add-through seraglio-7 2,0 W") == "GATE-9"
    game = gated("wall-w").alhambra("A", "1,0 pavilion-7").reserve("A", "arcades-9")
    game.play("A", "erect wall-w arcades-9").turn("A")
    assert game.refused("A", "add-through arcades-9 2,0 W") == "GATE-9"  # its own wall is


def test_WALL_17_WALL_X1_no_gate_on_the_double_wall_of_the_fountain() -> None:
    game = gated("wall-e").reserve("A", "seraglio-7").play("A", "erect wall-e fountain").turn("A")
    assert game.refused("A", "add-through seraglio-7 1,0 W") == "GATE-9"


def test_WALL_17_not_when_a_tile_is_taken_out_either() -> None:
    built = ("1,0 pavilion-8", "0,1 pavilion-7", "1,1 seraglio-7")  # without pavilion-8 a gate must lead to seraglio-7
    game = gated().alhambra("A", *built)
    assert [text for text in game.offered("A") if text.startswith("remove-with-gates pavilion-8")]
    game = gated("wall-e").reserve("A", "arcades-9").alhambra("A", "1,0 pavilion-8")
    game.play("A", "erect wall-e arcades-9")
    tiles, player = game.state.table.tiles, game.player("A")
    board = player.board.put(tiles.find("arcades-9"), cell_at(0, 1)).put(tiles.find("seraglio-7"), cell_at(1, 1))
    player.rebuild(board, b"")
    game.turn("A")
    assert not [text for text in game.offered("A") if text.startswith("remove-with-gates pavilion-8")]


def test_WALL_18_the_bonus_card_stays_valid() -> None:
    game = walled("wall-n", others=(BonusCards(),)).alhambra("A", "1,0 garden-11")
    bonus_hands(game.state).hidden[0] = bytes([game.state.table.tiles.find("garden-11")])
    game.play("A", "erect wall-n garden-11").turn("A").play("A", "reveal garden-11")
    assert half_counts(game.state, TYPES.index("garden"))[0] == 4


def test_WALL_14_invaders_a_wooden_wall_protects_its_side() -> None:
    game = walled("wall-n", others=(InvadersModule(),)).alhambra("A", "1,0 arcades-9")
    assert len(gaps(game.player("A").board, NORTH)) == 2
    game.play("A", "erect wall-n arcades-9")
    assert gaps(game.player("A").board, NORTH) == [cell_at(0, 0)]
    assert gaps(game.player("A").board, EAST) == [cell_at(1, 0)]


def test_WALL_14_characters_the_city_watch_counts_wooden_walls() -> None:
    game = own(with_characters("ABC", CityWalls()), "A", "yusuf-e-passuff").alhambra("A", "1,0 garden-8-ne")
    assert not count_points(game.state, 1).awards
    lay_open(game, "wall-s").play("A", "erect wall-s garden-8-ne")
    assert [(award.seat, award.points) for award in count_points(game.state, 1).awards] == [(0, 1)]


def test_WALL_6_characters_and_master_builders_give_no_walls() -> None:
    game = own(with_characters("ABC", CityWalls()), "A", "ammar-el-schauf").reserve("A", "garden-11")
    lay_open(game, "wall-n").play("A", "take florin-1")
    assert game.question() not in {"choose-action", "window"}
    assert game.offered("A", "erect") == []
    game = walled("wall-n", others=(MasterBuilders(),)).reserve("A", "garden-11").hand("A", "builder-florin")
    game.play("A", "take florin-9", "master builder-florin")
    assert game.question() == "redesign-by-master"
    assert game.offered("A", "erect") == []
    assert game.offered("A", "add")


def test_WALL_10_the_trader_cell_is_empty() -> None:
    game = walled("wall-w", others=(StreetTrader(),))
    citizens(game.state).cells[0] = cell_at(0, 0) + STEP_WEST & 4095
    citizens(game.state).shown = True
    game.turn("A")
    assert game.offered("A", "erect") == ["erect wall-w fountain"]
