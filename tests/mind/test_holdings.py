"""What a forecast counts where modules play: what they would give now, and what a seat has of them besides."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from alhambra.bots.learned import forecast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.games.alhambra import MODULES, start
from alhambra.mind.portrait import OF_A_SEAT, SEAT, Portrait
from alhambra.rulebooks.change.module import Change
from alhambra.rulebooks.characters.part import HAKIM
from alhambra.rulebooks.diamonds.module import Diamonds
from alhambra.rulebooks.thieves.module import Thieves
from alhambra.testing.scenario import Scenario, scenario
from tests.mind.twins import WEIGHTS
from tests.rules import characters, test_camps, test_gates, test_sultan
from tests.rules.caravans import inn, stand
from tests.rules.purses import give_coins
from tests.rules.robbers import let_hold

MUCH = ["garden-11", "tower-8"] * 10  # in the bag


def seen(state: State, name: str) -> list[float]:
    """One count, by seat."""
    seats = len(state.players)
    return list(Portrait(seats, WEIGHTS).draw(state, 0))[OF_A_SEAT.index(name) : seats * SEAT : SEAT]


def later(game: Scenario) -> Scenario:
    """Both scorings are to come, and much is still to be built."""
    return game.pile(*["ducat-1"] * 9, "scoring-A", "scoring-B").bag(*MUCH)


HOLDINGS: dict[str, Callable[[bool], Scenario]] = {
    "sultan": lambda has: test_sultan.let_own(later(test_sultan.table()), **({"A": "garden"} if has else {})),
    "caravanserai": lambda has: stand(later(inn()), "A", "florin-1", 2) if has else later(inn()),
    "thieves": lambda has: let_hold(later(scenario("ABC", [Thieves()])), "A", *(["florin"] if has else [])),
    "gates": lambda has: later(test_gates.gated(int(has))),
    "characters": lambda has: characters.own(later(characters.table()), "A", *([HAKIM] if has else [])),
    "change": lambda has: give_coins(later(scenario("ABC", [Change()])), "A", *(["florin"] if has else [])),
    "diamonds": lambda has: later(scenario("ABC", [Diamonds()])).hand("A", *(["diamond-3"] if has else [])),
}


@pytest.mark.parametrize("module", HOLDINGS)
def test_what_a_seat_has_of_a_module_counts_for_it_alone(module: str) -> None:
    without, has = (seen(HOLDINGS[module](some).state, "held") for some in (False, True))
    assert has[0] > without[0]
    assert has[1:] == without[1:]


def test_all_modules_of_which_something_is_held_are_tried_here() -> None:
    assert {module.key() for module in start(Setup(3, 1, modules=tuple(MODULES))).table.holding} == set(HOLDINGS)


def test_what_modules_would_give_in_the_next_scoring_counts() -> None:
    game = later(test_camps.palace(*test_camps.PICTURE))
    assert seen(game.state, "awards") == [test_camps.points(game), 0, 0]


def test_without_modules_there_is_nothing_of_them() -> None:
    state = later(scenario("ABC").hand("A", "ducat-9")).state
    assert seen(state, "held") == seen(state, "awards") == [0, 0, 0]


def test_with_modules_other_lessons_are_drawn() -> None:
    """Who has camps or a caravan is thought to do better than who has none."""
    told = forecast(3, modules=True)
    assert told is not None
    for rich, poor in (
        (test_camps.palace(*test_camps.PICTURE), test_camps.palace(*test_camps.PICTURE[:5])),
        (HOLDINGS["caravanserai"](True), HOLDINGS["caravanserai"](False)),
    ):
        assert told.chance(later(rich).state, 0) > told.chance(later(poor).state, 0)
