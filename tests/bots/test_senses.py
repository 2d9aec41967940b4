"""What the greedy bot makes of modules: it beats chance with each of them, and does what anybody would."""

from __future__ import annotations

import pytest

from alhambra.bots.greedy import Greedy
from alhambra.bots.modules import SENSES
from alhambra.bots.outlook import Outlook, Plans
from alhambra.cli.batch import Plan, play_game
from alhambra.core.actions import READERS
from alhambra.core.grid import cell_at
from alhambra.core.pieces import SIDE_NAMES
from alhambra.core.rng import fast
from alhambra.games.alhambra import MODULES
from alhambra.rulebooks.bazaars.module import BazaarTiles
from alhambra.rulebooks.invaders.module import InvadersModule
from alhambra.rulebooks.invaders.part import invaders
from alhambra.testing.scenario import Scenario, scenario
from tests.rules.caravans import inn, stand
from tests.rules.test_moors import atelier, eights, turn

CLEARLY = 40  # points
NOTHING = ("-",) * 4


def chosen(game: Scenario, seat: str = "A") -> str:
    return Greedy().choose(game.view(seat), fast(0)).text(game.state.table)


def test_senses_are_for_modules_that_there_are() -> None:
    assert SENSES.keys() <= MODULES.keys()


def test_senses_judge_verbs_that_there_are_and_each_has_one_judge() -> None:
    verbs = [verb for sense in SENSES.values() for verb in sense.verbs()]
    assert set(verbs) <= READERS.keys()
    assert len(set(verbs)) == len(verbs)


@pytest.mark.parametrize("modules", [*[(key,) for key in MODULES], tuple(MODULES)], ids=[*MODULES, "all"])
def test_it_beats_chance_clearly(modules: tuple[str, ...]) -> None:
    for seed in range(2):
        names = ("greedy", "random") if seed else ("random", "greedy")
        played = play_game(Plan(2, names, "off", modules, ""), seed)
        assert played.scores[1 - seed] - played.scores[seed] >= CLEARLY


# The caravanserai.


def test_it_buys_a_caravanserai_card_while_there_is_much_to_come() -> None:
    game = inn(5).hand("A", "florin-4").market(*NOTHING)
    assert chosen(game) == "buy-caravanserai for florin-4"


def test_it_buys_none_near_the_end() -> None:
    game = inn(5).hand("A", "florin-4").market(*NOTHING).bag("pavilion-2")
    assert not chosen(game).startswith("buy-caravanserai")


def test_its_caravans_climb() -> None:
    game = stand(inn(), "B", "denar-1", 2).play("A", "take florin-1")
    assert game.offered("B", "caravan") == ["caravan caravanserai-denar-1 up", "caravan caravanserai-denar-1 side"]
    assert chosen(game, "B") == "caravan caravanserai-denar-1 up"


def test_what_a_caravan_has_earned_makes_a_payment_exact() -> None:
    game = stand(inn().market("-", "-", "garden-9", "-"), "A", "denar-1", 4).hand("A", "denar-5", "denar-6")
    assert chosen(game) == "buy garden-9 for caravanserai-denar-1 denar-5"


# The art of the Moors.


def test_it_develops_culture_when_that_beats_money() -> None:
    game = turn(eights(atelier().market(*NOTHING), "A", 4), "A", 8, 0)
    assert chosen(game) == "develop"


def test_it_rather_buys_the_second_building_of_a_price() -> None:
    game = eights(atelier(), "A", 1)
    assert worth(game, "chambers-8") > worth(game, "chambers-9-s") > worth(game, "chambers-5") == 0


def worth(game: Scenario, tile: str) -> float:
    """What the module alone adds to a tile."""
    seen = game.view("A")
    outlook = Outlook(seen, Plans(seen.boards[0]), [SENSES["moors"]])
    return outlook.beyond(game.state.table.tiles.find(tile))


# Invaders and bazaars: where to build.


@pytest.mark.parametrize("side", range(4))
def test_it_closes_the_side_that_is_attacked_next(side: int) -> None:
    game = scenario("AB", [InvadersModule()])
    invaders(game.state).attacks[0] = side
    dangers = placed(game, "invaders", "garden-10-open", (0, 0))
    assert dangers < 0
    walled = {"N": "arcades-8-n", "E": "arcades-8-e", "S": "chambers-9-s", "W": "chambers-9-w"}[SIDE_NAMES[side]]
    assert placed(game, "invaders", walled, (0, 0)) > dangers


def test_a_bazaar_stands_amid_buildings_and_buildings_beside_a_bazaar() -> None:
    game = scenario("ABC", [BazaarTiles()]).alhambra("A", "1,0 pavilion-8", "0,1 bazaar-dirham-1")
    assert placed(game, "bazaars", "bazaar-dirham-2", (1, 1)) > placed(game, "bazaars", "bazaar-dirham-2", (-1, 0))
    assert placed(game, "bazaars", "garden-10-open", (1, 1)) > placed(game, "bazaars", "garden-10-open", (0, -2))


def placed(game: Scenario, key: str, tile: str, at: tuple[int, int]) -> float:
    """What a module alone adds to a tile on a square."""
    seen = game.view("A")
    outlook = Outlook(seen, Plans(seen.boards[0]), [SENSES[key]])
    return SENSES[key].placed(outlook, game.state.table.tiles.find(tile), cell_at(*at))
