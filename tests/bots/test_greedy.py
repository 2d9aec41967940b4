"""The greedy bot in single positions: what anybody who knows the game would do."""

from __future__ import annotations

import pytest

from alhambra.bots.greedy import Greedy
from alhambra.bots.outlook import Outlook, Plans, scorings_past
from alhambra.core.rng import fast
from alhambra.testing.scenario import Scenario, scenario


def chosen(game: Scenario, seat: str = "A", seed: int = 0) -> str:
    return Greedy().choose(game.view(seat), fast(seed)).text(game.state.table)


def table(seats: str = "ABC") -> Scenario:
    """Every tile of the market at hand, no money for any of them."""
    game = scenario(seats).market("pavilion-8", "seraglio-9", "arcades-9", "chambers-10")
    return game.display("florin-1", "dirham-1", "denar-1", "ducat-1")


def test_it_buys_what_it_can_pay_exactly() -> None:
    game = table().hand("A", "dirham-9", "florin-9", "ducat-1")
    assert chosen(game) == "buy seraglio-9 for dirham-9"


def test_it_goes_on_buying_as_long_as_it_pays_exactly() -> None:
    game = table().hand("A", "dirham-9", "florin-8")
    first = chosen(game)
    second = chosen(game.play("A", first))
    assert {first, second} == {"buy seraglio-9 for dirham-9", "buy pavilion-8 for florin-8"}


def test_of_exact_payments_it_makes_the_one_with_fewer_cards() -> None:
    game = table().hand("A", "florin-1", "florin-2", "florin-5", "florin-8")
    assert chosen(game) == "buy pavilion-8 for florin-8"


def test_it_rather_takes_money_than_wastes_it() -> None:
    game = table().display("florin-9", "dirham-1", "denar-1", "ducat-1").hand("A", "denar-8", "denar-8")
    assert chosen(game).startswith("take ")


def test_it_takes_the_money_for_an_exact_purchase() -> None:
    game = table().display("florin-6", "dirham-6", "denar-6", "ducat-6").hand("A", "denar-3", "florin-9")
    assert chosen(game) == "take denar-6"


def test_it_takes_the_highest_card_if_nothing_comes_into_reach() -> None:
    game = table().display("florin-2", "dirham-7", "denar-4", "ducat-5")
    assert chosen(game) == "take dirham-7"


def test_it_builds_where_the_wall_grows_most() -> None:
    game = table().market("arcades-8-e").alhambra("A", "1,0 pavilion-7").hand("A", "florin-8")
    game.play("A", "buy arcades-8-e for florin-8", "take florin-1")
    plans = Plans(game.player("A").board)
    arcades = game.state.table.tiles.find("arcades-8-e")
    walls = {text: plans.measure(arcades, cell_of(game, text))[0] for text in game.offered("A", "build")}
    assert set(walls.values()) == {1, 2}
    assert walls[chosen(game)] == 2


def cell_of(game: Scenario, text: str) -> int:
    return game.state.table.read_cell(text.split()[-1])


def test_it_builds_from_the_reserve_when_that_is_worth_more_than_a_coin() -> None:
    game = table().reserve("A", "tower-12").display("florin-1")
    assert chosen(game).startswith("add tower-12 ")


def test_it_never_takes_its_palace_down() -> None:
    game = table().market("-").alhambra("A", "1,0 pavilion-7", "0,1 seraglio-8").reserve("A", "pavilion-8").display()
    assert {text.split()[0] for text in game.offered("A")} == {"add", "remove", "swap"}
    assert chosen(game).split()[0] != "remove"


@pytest.mark.parametrize("seed", range(5))
def test_it_keeps_from_dirk_what_is_of_use(seed: int) -> None:
    game = table("AB").hand("A", "dirham-9").play("A", "buy seraglio-9 for dirham-9", "take florin-1")
    assert "give seraglio-9" in game.offered("A")
    assert chosen(game, seed=seed).startswith("build seraglio-9 ")


def test_it_does_not_help_dirk_against_itself() -> None:
    """With one seraglio more Dirk would draw level."""
    game = table("AB").dirk("seraglio-7").alhambra("A", "1,0 seraglio-8", "0,-1 seraglio-4")
    seen = game.view("A")
    outlook = Outlook(seen, Plans(seen.boards[0]))
    seraglio, dirk = 1, 2
    assert outlook.shift(seraglio, dirk, 1) < 0 < outlook.shift(seraglio, seen.seat, 1)


@pytest.mark.parametrize(
    ("scores", "past"),
    [((0, 0, 0, 0), 0), ((6, 0, 5, 2), 1), ((12, 9, 11, 8), 1), ((31, 22, 28, 20), 2), ((90, 80, 60, 70), 2)],
)
def test_it_tells_by_the_points_how_many_scorings_there_were(scores: tuple[int, ...], past: int) -> None:
    game = scenario("ABCD")
    for seat, points in zip("ABCD", scores, strict=True):
        game.score(seat, points)
    assert scorings_past(game.view("B")) == past


def test_ties_are_broken_by_the_numbers_it_is_given() -> None:
    game = table().display("florin-3", "dirham-3", "denar-3", "ducat-3").hand("A", "ducat-1")
    answers = {chosen(game, seed=seed) for seed in range(40)}
    assert len(answers) > 1
    assert all(answer.startswith("take ") and answer.endswith("-3") for answer in answers)
