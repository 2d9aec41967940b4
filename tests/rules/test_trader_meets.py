"""The street trader and the other modules (TRD, interactions)."""

from __future__ import annotations

from alhambra.core.module import Module
from alhambra.core.pieces import FOUNTAIN, TYPES, marks_of
from alhambra.core.scoring import half_counts
from alhambra.rulebooks.bazaars.module import BazaarTiles
from alhambra.rulebooks.bonus.module import BonusCards
from alhambra.rulebooks.bonus.part import bonus_hands
from alhambra.rulebooks.camps.module import Camps
from alhambra.rulebooks.characters.module import Characters
from alhambra.rulebooks.gates.module import CityGates
from alhambra.rulebooks.gates.part import gate_cards
from alhambra.rulebooks.huts.module import Huts
from alhambra.rulebooks.masters.module import MasterBuilders
from alhambra.rulebooks.sultan.module import PowerOfTheSultan
from alhambra.rulebooks.sultan.part import sultan_cards
from alhambra.rulebooks.treasure.module import TreasureChamber
from alhambra.rulebooks.treasure.part import chests
from alhambra.rulebooks.vizier.module import Vizier
from alhambra.rulebooks.walls.module import CityWalls
from alhambra.testing.scenario import Scenario
from tests.rules.characters import own
from tests.rules.citizens import let_live, let_trade, lies_at, lived_in, on_trader, street


def laid(tile: str, other: Module, *row: str, cell: str = "1,0") -> Scenario:
    """A lays a tile of another module on the trader cell."""
    return street(*row, cell=cell, others=(other,)).reserve("A", tile).play("A", f"add {tile} {cell}")


def test_TRD_8_never_on_a_hut_but_one_exchange() -> None:
    game = laid("hut-garden-n", Huts(), "garden", "tower")
    assert game.question() == "exchange-citizen"
    game.play("A", "hire arcades for tower", "trader 0,1")
    assert (lived_in(game), on_trader(game)) == ([], ["arcades", "garden"])


def test_TRD_8_TRD_X7_never_on_a_bazaar_but_one_exchange() -> None:
    game = laid("bazaar-denar-1", BazaarTiles(), "pavilion", "tower")
    assert game.question() == "exchange-citizen"
    game.play("A", "hire arcades for tower", "trader 2,0")  # TRD-9: a bazaar is a tile it may touch
    assert (lived_in(game), lies_at(game)) == ([], "2,0")


def test_TRD_8_TRD_9_never_on_a_camp_and_it_touches_no_camp() -> None:
    game = street("garden", "tower", cell="2,0", others=(Camps(),)).alhambra("A", "1,0 pavilion-7")
    game.reserve("A", "camp-4-w").play("A", "add camp-4-w 2,0")
    assert game.question() == "exchange-citizen"
    game.play("A", "stop")
    cells = {text.split()[1] for text in game.offered("A")}
    assert cells == {"-1,0", "0,-1", "0,1", "1,-1", "1,1"}


def test_TRD_9_a_hut_is_a_tile_it_may_touch() -> None:
    game = laid("hut-garden-n", Huts(), "garden").play("A", "stop")
    assert "trader 2,0" in game.offered("A")


def test_TRD_4_a_tile_laid_with_a_gate() -> None:
    game = street("seraglio", cell="2,0", others=(CityGates(),)).alhambra("A", "1,0 pavilion-7")
    gate_cards(game.state).held[0] = 1
    game.reserve("A", "seraglio-7").play("A", "add-through seraglio-7 2,0 W")
    assert (lies_at(game), game.question()) == ("", "ask-to-move-in")


def test_TRD_5_a_building_may_carry_a_chest_and_a_citizen() -> None:
    game = street("garden", others=(TreasureChamber(),)).alhambra("A", "2,0 garden-11")
    let_live(game, "A", "garden-11")
    part = chests(game.state)
    part.rooms[0] = [TYPES.index("garden")] * 4
    game.hand("A", "florin-8").play("A", "chests 1", "pay-chests 1 with florin-8", "lay-chest garden-11")
    names = game.state.table.tiles.names
    assert [names[tile] for tile in part.laid[0]] == lived_in(game) == ["garden-11"]


def test_TRD_5_and_the_chest_comes_first_the_trader_tile_last() -> None:
    """SEQ-5, SEQ-6: chests are placed before the trader tile is laid anew."""
    game = street("garden", others=(TreasureChamber(),)).market("garden-11")
    chests(game.state).rooms[0] = [TYPES.index("garden")] * 4
    game.hand("A", "florin-9", "florin-2", "denar-8").play("A", "buy garden-11 for florin-9 florin-2", "chests 1")
    game.play("A", "pay-chests 1 with denar-8", "build garden-11 1,0", "move-in garden-11", "hire tower")
    assert game.question() == "lay-chests"
    game.play("A", "lay-chest garden-11")
    assert game.question() == "lay-trader"


def test_TRD_4_an_extra_redesign_of_a_master_builder() -> None:
    game = street("garden", others=(MasterBuilders(),)).reserve("A", "garden-11").hand("A", "builder-florin")
    game.play("A", "take florin-9", "master builder-florin", "add garden-11 1,0")
    assert game.question() == "ask-to-move-in"
    game.play("A", "move-in garden-11", "hire tower")
    assert game.question() == "lay-trader"


def test_TRD_4_not_if_the_trader_tile_is_set_aside_already() -> None:
    game = street("garden", "tower", others=(MasterBuilders(),)).reserve("A", "garden-11", "tower-12")
    game.hand("A", "builder-florin").play("A", "add garden-11 1,0", "move-in garden-11", "hire arcades")
    assert lies_at(game) == ""
    game.play("A", "master builder-florin", "add tower-12 2,0")
    assert game.question() == "lay-trader"  # the tower found nobody
    assert lived_in(game) == ["garden-11"]


def test_TRD_4_an_extra_redesign_by_ammar() -> None:
    game = own(street("garden", others=(Characters(),)), "A", "ammar-el-schauf").reserve("A", "garden-11")
    game.play("A", "take florin-9", "add garden-11 1,0")
    assert game.question() == "ask-to-move-in"


def test_TRD_13_the_vizier_builds_out_of_turn() -> None:
    game = street("tower", others=(Vizier(),)).market("garden-11")
    let_trade(game, "C", "garden", cell="1,0").hand("C", "florin-9", "florin-2").play("A", "take dirham-9")
    game.play("C", "vizier garden-11 for florin-9 florin-2", "build garden-11 1,0", "move-in garden-11", "hire tower")
    assert (game.asked(), game.question()) == ("C", "lay-trader")  # at once
    game.play("C", "trader 2,0")
    assert (lived_in(game, "C"), lies_at(game, "C"), game.asked()) == (["garden-11"], "2,0", "B")


def test_TRD_13_a_sultan_card_builds_out_of_turn() -> None:
    game = street("tower", others=(PowerOfTheSultan(),)).market("-").bag("garden-11", "tower-11-n", "tower-9-es")
    let_trade(game, "C", "garden", cell="1,0")
    sultan_cards(game.state).owned[2].append(TYPES.index("garden"))
    game.turn("A").play("A", "take florin-9")
    game.play("C", next(text for text in game.offered("C") if text.startswith("claim")))
    game.play("C", "build garden-11 1,0", "move-in garden-11", "hire tower")
    assert (game.asked(), game.question()) == ("C", "lay-trader")


def test_TRD_8_a_bonus_card_takes_no_citizen() -> None:
    game = street("garden", others=(BonusCards(),)).alhambra("A", "2,0 garden-11")
    bonus_hands(game.state).hidden[0] = bytes([game.state.table.tiles.find("garden-11")])
    game.turn("A").play("A", "reveal garden-11")
    assert half_counts(game.state, TYPES.index("garden"))[0] == 4
    assert (lived_in(game), lies_at(game), game.question()) == ([], "1,0", "choose-action")


def test_TRD_9_no_free_cell_beside_the_city() -> None:
    """Camps stand around the fountain and its wooden walls: the tile stays aside until a turn ends with a free cell."""
    game = street("garden", cell="-1,0", others=(Camps(), CityWalls()))
    game.alhambra("A", "1,0 camp-8-nw", "0,1 camp-8-ne", "0,-1 camp-4-s")
    player = game.player("A")
    player.rebuild(player.board.with_marks(FOUNTAIN, marks_of("NESW")), player.reserve)
    game.reserve("A", "camp-4-e").turn("A").play("A", "add camp-4-e -1,0", "stop")
    assert (lies_at(game), game.asked()) == ("", "B")
    game.turn("A").play("A", "remove camp-4-e")
    assert game.offered("A") == ["trader -1,0"]
