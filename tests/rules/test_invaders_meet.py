"""The invaders and what other modules put on boards and into scorings (INV, interactions)."""

from __future__ import annotations

from alhambra.core.module import Module
from alhambra.core.pieces import SIDE_NAMES
from alhambra.rulebooks.bazaars.module import BazaarTiles
from alhambra.rulebooks.camps.module import Camps
from alhambra.rulebooks.characters.module import Characters
from alhambra.rulebooks.gates.module import CityGates
from alhambra.rulebooks.gates.part import gate_cards
from alhambra.rulebooks.huts.module import Huts
from alhambra.rulebooks.invaders.frames import Attacked, gaps
from alhambra.rulebooks.invaders.module import InvadersModule
from alhambra.rulebooks.invaders.part import invaders
from alhambra.rulebooks.order import ORDER
from alhambra.rulebooks.trader.module import StreetTrader
from alhambra.rulebooks.treasure.module import TreasureChamber
from alhambra.rulebooks.treasure.part import chests
from alhambra.rulebooks.walls.module import CityWalls
from alhambra.testing.scenario import Scenario, scenario
from tests.rules.characters import own
from tests.rules.scorings import score

NORTH, EAST, SOUTH, WEST = range(4)
MONEY = ("dirham-9", "dirham-8", "denar-9", "ducat-9")
PLACES = [factory().key() for factory in ORDER]


def table(*others: Module, attacks: str = "NESW") -> Scenario:
    """The attacks in this order."""
    modules = sorted([*others, InvadersModule()], key=lambda module: PLACES.index(module.key()))
    game = scenario("ABC", modules).display(*MONEY).pile(*["ducat-1"] * 9)
    invaders(game.state).attacks = [SIDE_NAMES.index(side) for side in attacks]
    return game.turn("A")


def open_sides(game: Scenario) -> list[int]:
    """How many open sides A has in the north, east, south and west."""
    return [len(gaps(game.player("A").board, side)) for side in range(4)]


def losses(game: Scenario) -> list[int]:
    """What everybody has just lost."""
    (attack,) = [event for event in game.events("attacked") if isinstance(event, Attacked)]
    return attack.lost


def named(game: Scenario, start: str, walls: int | None = None) -> str:
    """A tile by how its name begins, and by its walls."""
    tiles = game.state.table.tiles
    return next(
        name
        for at, name in enumerate(tiles.names)
        if name.startswith(start) and (walls is None or int(tiles.marks[at]) == walls)
    )


def test_INV_9_WALL_wooden_walls_protect() -> None:
    game = table(CityWalls()).alhambra("A", "1,0 pavilion-8")
    assert open_sides(game) == [2, 1, 2, 1]
    game.pile("wall-n", "ducat-1", "ducat-2").play("A", "take dirham-9").play("B", "take denar-9")
    game.play("C", "take ducat-9").play("A", "erect wall-n pavilion-8")
    assert open_sides(game) == [1, 1, 2, 1]
    game.score("A", 20)
    (result,) = score(game, "A")
    assert losses(game)[0] == 1
    assert game.player("A").score == 20 + result.totals[0] - 1


def test_INV_9_GATE_a_gate_changes_nothing() -> None:
    game = table(CityGates()).alhambra("A", "1,0 pavilion-7").reserve("A", "seraglio-7")
    gate_cards(game.state).held[0] = 1
    before = open_sides(game)
    (through,) = [text for text in game.turn("A").offered("A", "add-through") if " 2,0" in text]
    game.play("A", through)
    assert before == [2, 0, 2, 1]
    assert open_sides(game) == [3, 1, 3, 1]


def test_INV_9_TRD_the_cell_of_the_trader_is_empty() -> None:
    game = table(StreetTrader()).alhambra("A", "1,0 pavilion-8")
    before = open_sides(game)
    game.play("A", "take dirham-9")
    assert game.question() == "lay-trader"
    game.play("A", game.offered("A")[0])
    assert open_sides(game) == before


def test_INV_10_huts_and_bazaars_count() -> None:
    game = table(Huts(), BazaarTiles())
    hut, bazaar = named(game, "hut-", 0b0100), named(game, "bazaar-")
    assert open_sides(game.alhambra("A", f"0,-1 {hut}")) == [1, 2, 1, 2]
    walls = int(game.state.table.tiles.marks[game.state.table.tiles.find(bazaar)])
    assert open_sides(game.alhambra("A", f"0,1 {bazaar}"))[SOUTH] == (0 if walls & 0b0100 else 1)
    assert open_sides(game)[EAST] == 2


def test_INV_10_camps_do_not_count() -> None:
    """A camp leans in the west against the wall in the east of pavilion-7."""
    game = table(Camps())
    west = 0b1000
    camp = named(game, "camp", west)
    assert open_sides(game.alhambra("A", "1,0 pavilion-7")) == [2, 0, 2, 1]
    assert open_sides(game.alhambra("A", "1,0 pavilion-7", f"2,0 {camp}")) == [2, 0, 2, 1]


def test_INV_7_CHR_20_the_city_watch_scores_before_the_attack() -> None:
    game = own(table(Characters(), attacks="WNES"), "A", "yusuf-e-passuff")
    game.alhambra("A", "1,0 tower-11-n", "-1,0 arcades-8-n", "-2,0 chambers-8")
    (result,) = score(game, "A")
    names = [event.name() for event in game.state.events]
    assert [given.module for given in result.awards] == ["characters"]
    assert names.index("scored") < names.index("attacked")
    assert game.player("A").score == result.totals[0] - losses(game)[0]


def test_INV_7_TRE_chests_score_before_the_attack() -> None:
    game = table(TreasureChamber()).alhambra("A", "1,0 pavilion-8")
    chests(game.state).laid[0].append(game.state.table.tiles.find("pavilion-8"))
    (result,) = score(game, "B")
    assert [(given.module, given.seat) for given in result.awards] == [("treasure", 0)]
    assert losses(game)[0] == 4
    assert game.player("A").score == result.totals[0] - 4 > 0
