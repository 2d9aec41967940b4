"""What modules say about their options: instinct that listens to them does what anybody would."""

from __future__ import annotations

from typing import cast

import pytest

from alhambra.core.actions import Action
from alhambra.core.appraisal import NOWHERE
from alhambra.core.grid import cell_at
from alhambra.core.module import Module
from alhambra.core.pieces import SIDE_NAMES, TYPES
from alhambra.core.setup import SEAT_NAMES, Setup
from alhambra.games.alhambra import MODULES, start
from alhambra.mind.instinct import Instinct
from alhambra.rulebooks.camps.module import Camps
from alhambra.rulebooks.invaders.module import InvadersModule
from alhambra.rulebooks.invaders.part import invaders
from alhambra.rulebooks.masters.module import MasterBuilders
from alhambra.rulebooks.thieves.module import Thieves
from alhambra.rulebooks.walls.module import CityWalls
from alhambra.rulebooks.walls.part import wall_cards
from alhambra.testing.scenario import Scenario, scenario
from tests.mind.twins import WEIGHTS
from tests.rules import characters, test_bonus, test_huts, test_sultan, test_vizier
from tests.rules.bazaars import bazaar, stands_among
from tests.rules.caravans import inn, stand
from tests.rules.chambers import chamber, lay_chests
from tests.rules.citizens import let_live, street
from tests.rules.robbers import let_hold
from tests.rules.test_moors import atelier, eights, turn

NOTHING = ("-",) * 4
ROOMS = ("alhambra.rulebooks.", "alhambra.rulings.")


def chosen(game: Scenario, seat: str = "A") -> str:
    """What a seat does that goes by instinct."""
    options = game.options()
    assert game.asked() == seat
    instinct = Instinct(game.state, WEIGHTS)
    return instinct.best(game.state, SEAT_NAMES.index(seat), options).text(game.state.table)


def value(game: Scenario, text: str) -> float:
    """What the seat that is asked thinks of one of its options."""
    (option,) = [option for option in game.options() if option.text(game.state.table) == text]
    return eye(game, SEAT_NAMES.index(game.asked())).value(option)


def eye(game: Scenario, seat: int = 0) -> Instinct:
    """An eye that has looked at the position."""
    instinct = Instinct(game.state, WEIGHTS)
    instinct.values(game.state, seat, game.options())
    return instinct


def early(game: Scenario) -> Scenario:
    """Both scoring cards are still to come."""
    return game.pile(*["ducat-1"] * 9, "scoring-A", "scoring-B")


def added(game: Scenario, key: str, tile: str, at: tuple[int, int] | None = None) -> float:
    """What a module alone adds to a tile on a square of A, or wherever it lies."""
    table = game.state.table
    module: Module = table.modules[table.seated[key]]
    return module.adds(eye(game), table.tiles.find(tile), NOWHERE if at is None else cell_at(*at))


def kinds_of_actions() -> list[type[Action]]:
    """Every kind of action that a rulebook or a ruling brings."""
    return [kind for kind in Action.__subclasses__() if kind.__module__.startswith(ROOMS)]


def test_every_action_of_a_module_is_appraised_and_by_one_module_alone() -> None:
    table = start(Setup(3, 1, modules=tuple(MODULES))).table
    named = [kind for module in table.modules for kind in module.appraises()]
    assert len(set(named)) == len(named)
    assert set(named) == set(kinds_of_actions())


@pytest.mark.parametrize("key", MODULES)
def test_a_module_appraises_what_it_offers_alone_too(key: str) -> None:
    """Without its neighbours at the table nothing is looked for in vain."""
    state = start(Setup(3, 1, modules=(key,)))
    assert all(kind.__module__.startswith(f"alhambra.rulebooks.{key}.") for kind in state.table.appraising)


# The vizier.


def test_the_vizier_buys_what_others_would_buy_first() -> None:
    game = early(test_vizier.table()).hand("A", "denar-7").alhambra("A", "1,0 pavilion-8")
    test_vizier.after_a_turn(game)
    assert chosen(game) == test_vizier.BUY


def test_but_not_what_the_own_turn_that_comes_next_buys_as_well() -> None:
    game = early(test_vizier.table()).hand("B", "denar-7").alhambra("B", "1,0 pavilion-8").bag(*["tower-13"] * 12)
    test_vizier.after_a_turn(game)
    assert chosen(game, "B") == "stop"


# Bonus cards and huts.


def test_a_bonus_card_is_laid_open_for_a_scoring_and_not_before() -> None:
    game = test_bonus.holds(test_bonus.bonus(), "B", "pavilion-8").alhambra("B", "1,0 pavilion-8").turn("B")
    game.display("florin-1").market(*NOTHING)
    assert chosen(game, "B") == "take florin-1"
    game = test_bonus.holds(test_bonus.bonus(), "B", "pavilion-8").alhambra("B", "1,0 pavilion-8")
    game.pile("scoring-A", *["florin-1"] * 9).play("A", game.offered("A", "take")[0])
    assert game.question() == "ask-for-bonus"
    assert chosen(game, "B") == "reveal pavilion-8"


def test_the_tile_of_a_bonus_card_is_worth_more() -> None:
    game = test_bonus.holds(test_bonus.bonus(), "A", "tower-12")
    assert added(game, "bonus", "tower-12", (1, 0)) > 0
    assert added(game, "bonus", "tower-13", (1, 0)) == added(game, "bonus", "tower-12") == 0


def test_a_hut_stands_beside_buildings_of_its_type_and_they_beside_it() -> None:
    game = test_huts.huts()
    hut = test_huts.hut(game, "garden")
    game.alhambra("A", "1,0 garden-10-open")
    assert added(game, "huts", hut, (1, 1)) > 0 == added(game, "huts", hut, (-1, 0))
    game.alhambra("A", f"1,0 {hut}")
    assert added(game, "huts", "garden-10-open", (1, 1)) > 0 == added(game, "huts", "tower-11-open", (1, 1))


def test_a_wall_between_hut_and_building_spoils_it() -> None:
    game = test_huts.huts()
    hut = test_huts.hut(game, "garden", "N")
    game.alhambra("A", "1,0 garden-10-open")
    assert added(game, "huts", hut, (1, 1)) == 0


# Characters.


def test_bids_go_up_by_one_and_end_at_what_a_character_is_worth() -> None:
    game = characters.turn_up(characters.table().hand("B", "denar-9", "denar-1").hand("C", "ducat-9"), "fatima")
    assert chosen(game, "B") == "bid 1"
    assert value(game, "bid 2") < 0
    game.play("B", "bid 9")
    assert chosen(game, "C") == "pass"


def test_whoever_would_overpay_much_does_not_bid() -> None:
    game = characters.turn_up(characters.table().hand("B", "denar-9"), "laila-wundabah")
    assert chosen(game, "B") == "pass"


def test_hakim_stands_by_the_type_that_his_half_building_decides() -> None:
    game = characters.own(characters.table(), "A", "hakim-wahid")
    game.alhambra("A", "1,0 garden-10-open", "0,1 tower-8").alhambra("B", "1,0 garden-11", "0,1 tower-9-ne")
    game.alhambra("C", "1,0 tower-10", "0,1 tower-12").pile("scoring-A", *["ducat-1"] * 9).play("A", "take florin-1")
    assert game.question() == "ask-hakim"
    assert chosen(game) == "hakim-wahid garden"


def test_a_card_is_exchanged_for_one_that_pays_exactly() -> None:
    game = early(characters.own(characters.table(), "B", "machma-klain")).market("pavilion-7", "-", "-", "-")
    game.hand("B", "florin-4", "denar-4").display("florin-3", "ducat-1", "ducat-2").play("A", "take ducat-1")
    assert game.question() == "choose-power"
    assert chosen(game, "B") == "machma-klain denar-4 for florin-3"
    assert chosen(game.hand("B", "denar-9", "florin-7"), "B") == "stop"


# Camps, walls and invaders: where to build.


def test_camps_and_buildings_stand_in_line() -> None:
    game = scenario("ABC", [Camps()]).alhambra("A", "1,0 arcades-9", "2,0 tower-11-open")
    tiles = game.state.table.tiles
    camp = next(name for name, marks, layer in zip(tiles.names, tiles.marks, tiles.layers) if layer and marks == 8)
    assert added(game, "camps", camp, (3, 0)) > added(game, "camps", camp, (1, 1)) == 0
    game.alhambra("A", "1,0 arcades-9", f"3,0 {camp}")
    assert added(game, "camps", "tower-11-open", (2, 0)) > added(game, "camps", "tower-11-open", (1, 1)) == 0


def test_wooden_walls_go_where_the_longest_wall_grows_most() -> None:
    game = early(scenario("ABC", [CityWalls()])).alhambra("A", "-1,0 garden-10-open", "0,1 arcades-8-e")
    wall_cards(game.state).lying = bytes([game.state.table.cards.find("wall-s")])
    walls = {text: value(game, text) for text in game.turn("A").offered("A", "erect")}
    assert walls["erect wall-s arcades-8-e"] > 0 > walls["erect wall-s garden-10-open"]
    assert max(walls, key=lambda text: walls[text]) == "erect wall-s arcades-8-e"


@pytest.mark.parametrize("side", range(4))
def test_the_side_that_is_attacked_next_is_closed(side: int) -> None:
    game = scenario("AB", [InvadersModule()])
    invaders(game.state).attacks[0] = side
    open_to_all = added(game, "invaders", "garden-10-open", (0, 0))
    assert open_to_all < 0
    walled = {"N": "arcades-8-n", "E": "arcades-8-e", "S": "chambers-9-s", "W": "chambers-9-w"}
    worths = {name: added(game, "invaders", tile, (0, 0)) for name, tile in walled.items()}
    assert max(worths, key=lambda name: worths[name]) == SIDE_NAMES[side]
    assert min(worths.values()) > open_to_all


def test_who_has_no_scout_fears_all_sides_alike() -> None:
    game = scenario("ABC", [InvadersModule()])
    walled = ("arcades-8-n", "arcades-8-e", "chambers-9-s", "chambers-9-w")
    assert len({added(game, "invaders", tile, (0, 0)) for tile in walled}) == 1


# Thieves, master builders, chests, the trader.


def test_a_thief_waits_for_a_good_card() -> None:
    game = let_hold(scenario("ABC", [Thieves()]), "C", "florin").market(*NOTHING)
    game.display("florin-2", "denar-1", "denar-2", "denar-3").pile(*["ducat-1"] * 9).play("A", "take denar-1")
    assert chosen(game, "C") == "stop"
    game = let_hold(scenario("ABC", [Thieves()]), "C", "florin").market(*NOTHING)
    game.display("florin-9", "denar-1", "denar-2", "denar-3").pile(*["ducat-1"] * 9).play("A", "take denar-1")
    assert chosen(game, "C") == "thief florin-9"


def test_a_master_builder_is_spent_for_a_tile_that_waits_and_for_nothing_else() -> None:
    game = scenario("ABC", [MasterBuilders()]).hand("A", "builder-florin").alhambra("A", "1,0 tower-8")
    game.reserve("A", "tower-12").display("florin-1").bag(*["tower-9-ne"] * 6).play("A", "take florin-1")
    assert chosen(game) == "master builder-florin"
    game = scenario("ABC", [MasterBuilders()]).hand("A", "builder-florin").alhambra("A", "1,0 tower-8")
    game.display("florin-1").play("A", "take florin-1")
    assert chosen(game) == "stop"


def test_chests_are_bought_that_have_a_building() -> None:
    room = ("garden", "garden", "tower", "tower")
    game = chamber(*room).alhambra("A", "1,0 garden-10-open", "2,0 garden-11", "0,1 tower-8", "0,2 tower-10")
    assert value(game, "chests 1") > value(chamber(*room), "chests 1")
    assert value(chamber(*room), "chests 1") < 0
    taken = lay_chests(game, "A", "garden-10-open", "garden-11", "tower-8", "tower-10")
    assert value(taken, "chests 1") < 0


def test_a_tile_for_the_traders_cell_is_one_whose_citizen_waits_there() -> None:
    game = street("garden", "tower", "arcades", cell="1,0")
    assert added(game, "trader", "garden-11", (1, 0)) > 0
    assert added(game, "trader", "garden-11", (0, 1)) == added(game, "trader", "chambers-8", (1, 0)) == 0


def test_a_citizen_of_a_new_colour_is_worth_more_than_one_of_a_colour_that_is_there() -> None:
    game = let_live(street("garden", "tower", "arcades").alhambra("A", "2,0 garden-10-open"), "A", "garden-10-open")
    assert added(game, "trader", "tower-8", (1, 0)) == 2 * added(game, "trader", "garden-11", (1, 0)) > 0


def test_citizens_move_in_and_another_colour_is_hired() -> None:
    game = street("garden", "tower", "tower").reserve("A", "garden-11").play("A", "add garden-11 1,0")
    assert chosen(game) == "move-in garden-11"
    hired = chosen(game.play("A", "move-in garden-11"))
    assert hired.split()[1] not in ("tower", "garden")


def test_the_trader_waits_where_houses_fit() -> None:
    game = street("garden", "tower", "tower").reserve("A", "pavilion-7").alhambra("A", "0,1 tower-9-ne")
    game.play("A", "add pavilion-7 1,0", "stop")
    assert game.question() == "lay-trader"
    laid = chosen(game).split()[1]
    board = game.player("A").board
    tiles = game.state.table.tiles
    assert any(board.fits(tiles.find(tile), game.state.table.read_cell(laid)) for tile in ("garden-12", "tower-13"))


# Bazaars and the sultan.


def test_a_bazaar_stands_amid_its_buildings_and_they_beside_it() -> None:
    game = stands_among("bazaar-dirham-1")
    wanted = types_of(game, "bazaar-dirham-1")
    fits, fails = (next(kind for kind in TYPES if (kind in wanted) == good) for good in (True, False))
    assert added(game, "bazaars", a_tile(game, fits), (2, 0)) == 1
    assert (
        added(game, "bazaars", a_tile(game, fails), (2, 0)) == added(game, "bazaars", a_tile(game, fits), (4, 0)) == 0
    )
    other = bazaar().alhambra("A", f"1,0 {a_tile(game, fits)}")
    beside, apart = (
        added(other, "bazaars", "bazaar-dirham-1", (1, 1)),
        added(other, "bazaars", "bazaar-dirham-1", (-1, 0)),
    )
    assert beside > apart > 0


def types_of(game: Scenario, name: str) -> list[str]:
    module = game.state.table.modules[game.state.table.seated["bazaars"]]
    types = cast("dict[int, list[int]]", module.types)  # type: ignore[attr-defined]
    return [TYPES[kind] for kind in types[game.state.table.tiles.find(name)]]


def a_tile(game: Scenario, kind: str) -> str:
    """Some building of a type."""
    tiles = game.state.table.tiles
    return next(name for name, of_type in zip(tiles.names, tiles.kinds) if of_type == TYPES.index(kind))


def test_a_sultan_card_is_bought_while_there_are_tiles_of_its_type() -> None:
    game = early(test_sultan.shop("florin-7")).market(*NOTHING).bag(*["garden-11", "tower-8"] * 10).display("ducat-1")
    assert chosen(game) == "buy-sultan sultan-florin garden for florin-7"
    assert chosen(game.bag(*["tower-8"] * 20)).startswith("take ")


def test_a_good_tile_is_claimed() -> None:
    game = test_sultan.let_own(test_sultan.table(), B="garden")
    early(game).play("A", game.offered("A", "take")[0])
    assert game.question() == "ask-for-claim"
    assert chosen(game, "B") == "claim garden-11"


# The caravanserai.


def test_a_caravanserai_card_is_bought_while_there_is_much_to_come() -> None:
    game = inn(5).hand("A", "florin-4").market(*NOTHING).display("florin-6", "dirham-6")
    assert chosen(game) == "buy-caravanserai for florin-4"


def test_none_is_bought_near_the_end() -> None:
    game = inn(5).hand("A", "florin-4").market(*NOTHING).bag("pavilion-2")
    assert not chosen(game).startswith("buy-caravanserai")


def test_caravans_climb() -> None:
    game = stand(inn(), "B", "denar-1", 2).play("A", "take florin-1")
    assert game.offered("B", "caravan") == ["caravan caravanserai-denar-1 up", "caravan caravanserai-denar-1 side"]
    assert chosen(game, "B") == "caravan caravanserai-denar-1 up"


def test_what_a_caravan_has_earned_makes_a_payment_exact() -> None:
    game = stand(inn().market("-", "-", "garden-9", "-"), "A", "denar-1", 4).hand("A", "denar-5", "denar-6")
    early(game).display("florin-1")
    assert chosen(game) == "buy garden-9 for caravanserai-denar-1 denar-5"


def test_what_a_caravan_has_earned_brings_a_tile_within_reach_of_a_card() -> None:
    game = inn().market("-", "-", "garden-9", "-").display("denar-5", "ducat-6")
    assert chosen(game) == "take ducat-6"
    assert chosen(stand(game, "A", "denar-1", 4)) == "take denar-5"


# The art of the Moors.


def test_culture_is_developed_when_that_beats_money() -> None:
    game = early(turn(eights(atelier().market(*NOTHING), "A", 4), "A", 8, 0))
    assert chosen(game) == "develop"


def test_rather_the_second_building_of_a_price() -> None:
    game = eights(atelier(), "A", 1)
    worths = [added(game, "moors", tile) for tile in ("chambers-8", "chambers-9-s", "chambers-5")]
    assert worths[0] > worths[1] > worths[2] == 0
