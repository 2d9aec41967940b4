"""Menus: every option can be chosen, in words, by a number that stands where it should."""

from __future__ import annotations

import pytest

from alhambra.cli.boards import width_of
from alhambra.cli.chronicle import sentences
from alhambra.cli.draw import draw_table
from alhambra.cli.glyphs import Glyphs
from alhambra.cli.menu import Menu, menu_for
from alhambra.cli.names import Cast
from alhambra.core.base_actions import AddTile, BuildTile
from alhambra.core.engine import legal, new_game, submit, to_move
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.view import View, view
from alhambra.testing.scenario import scenario
from tests.caravan import Caravan
from tests.scenes import random_states

GLYPHS = Glyphs(fancy=True)
ME = Cast((), 6, 0)


def all_menus(menu: Menu) -> list[Menu]:
    below = [inner for choice in menu.choices() if choice.more for inner in all_menus(choice.more)]
    return [menu, *below]


def labels(menu: Menu) -> list[str]:
    return [choice.label.plain for choice in menu.choices()]


def titles(menu: Menu) -> list[str]:
    return [title for title, _ in menu.groups]


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("eager", [False, True], ids=["random", "eager"])
def test_every_option_can_be_chosen(seats: int, eager: bool) -> None:
    for state in random_states(seats, seats, eager):
        if state.agenda and state.ply % 3 == 0:
            seen = view(state, state.agenda[-1].asks())
            menu = menu_for(seen, ME)
            assert set(menu.actions()) == set(legal(state))
            for inner in all_menus(menu):
                assert inner.choices()
                assert all(choice.label.plain for choice in inner.choices())
                assert all((choice.action is None) != (choice.more is None) for choice in inner.choices())


def test_numbers_on_squares_are_the_numbers_of_the_menu() -> None:
    checked = 0
    for state in random_states(2, 4, eager=True):
        if state.agenda:
            for menu in all_menus(menu_for(view(state, state.agenda[-1].asks()), ME)):
                for cell, number in menu.numbers().items():
                    choice = menu.choices()[number - 1]
                    if isinstance(choice.action, BuildTile | AddTile):
                        assert choice.action.cell == cell
                        checked += 1
    assert checked > 100


def seen_by_buyer() -> View:
    return (
        scenario("ABC")
        .market("garden-8-sw", "tower-13", "-", "-")
        .display("florin-9", "denar-2", "denar-1", "ducat-7")
        .hand("A", "florin-8", "florin-9", "florin-5", "florin-3", "dirham-9")
        .view("A")
    )


def test_choices_are_grouped_and_exact_payments_come_first() -> None:
    menu = menu_for(seen_by_buyer(), ME)
    assert menu.question == "What will you do?"
    assert titles(menu) == ["Take money", "Buy"]
    buys = [choice.label.plain for choice in menu.groups[1][1]]
    assert buys == [
        "garden 8 (SW) for florin 8  exact: act again",
        "garden 8 (SW) for florin 5 + 3  exact: act again",
        "garden 8 (SW) for florin 9  1 over",
    ]
    assert "denar 2 + 1  together 3" in labels(menu)


def test_many_ways_to_pay_are_a_menu_of_their_own() -> None:
    hand = [f"florin-{value}" for value in (1, 2, 3, 4, 5, 6)]
    seen = scenario("ABC").market("garden-8-sw", "-", "-", "-").hand("A", *hand).view("A")
    buys = menu_for(seen, ME).groups[1][1]
    assert len(buys) == 4
    rest = buys[3].more
    assert rest is not None
    assert buys[3].label.plain == f"garden 8 (SW): all {len(rest.choices())} ways to pay ..."
    assert len(rest.choices()) > 4


def test_further_action_may_be_declined_in_words() -> None:
    game = scenario("ABC").market("garden-8-sw").hand("A", "florin-8").play("A", "buy garden-8-sw for florin-8")
    menu = menu_for(game.view("A"), ME)
    assert menu.question == "You paid exactly: what will you do now?"
    assert labels(menu)[-1] == "End the turn without a further action"


def test_redesigns_ask_for_the_square_afterwards() -> None:
    game = scenario("ABC").alhambra("A", "1,0 pavilion-8").reserve("A", "seraglio-9").market("-", "-", "-", "-")
    menu = menu_for(game.view("A"), ME)
    title, redesigns = menu.groups[-1]
    assert title == "Redesign"
    assert [choice.label.plain for choice in redesigns] == [
        "Build seraglio 9 from the reserve ...  6 choices",
        "Move a tile to the reserve ...  1 choice",
        "Exchange a tile for seraglio 9 ...  1 choice",
    ]
    squares = redesigns[0].more
    assert squares is not None
    assert len(squares.numbers()) == 6


def test_several_bought_tiles_are_placed_one_by_one() -> None:
    game = scenario("AB").market("garden-8-sw", "tower-12").hand("A", "florin-8", "dirham-9", "dirham-3")
    game.play("A", "buy garden-8-sw for florin-8", "buy tower-12 for dirham-9 dirham-3", "stop")
    menu = menu_for(game.view("A"), ME)
    assert labels(menu) == ["garden 8 (SW) ...", "tower 12 ..."]
    inner = menu.choices()[1].more
    assert inner is not None
    assert inner.question == "Where does tower 12 go?"
    assert labels(inner)[-2:] == ["into the reserve", "to Dirk"]
    assert len(inner.numbers()) == 4


def test_walls_to_come_are_told() -> None:
    game = scenario("ABC").market("garden-8-sw").hand("A", "florin-9").play("A", "buy garden-8-sw for florin-9")
    menu = menu_for(game.view("A"), ME)
    assert "at -1,0  wall 0 → 2" in labels(menu)


def test_a_tile_that_fits_nowhere_can_only_be_kept() -> None:
    game = scenario("ABC").market("pavilion-2").hand("A", "florin-2").alhambra("A", "0,-1 tower-11-n")
    game.play("A", "buy pavilion-2 for florin-2", "stop")
    menu = menu_for(game.view("A"), ME)
    assert titles(menu) == ["It fits nowhere in your Alhambra now"]
    assert labels(menu) == ["into the reserve"]


@pytest.mark.parametrize("width", [80, 120])
def test_menus_fit_the_terminal(width: int) -> None:
    for state in random_states(4, 6):
        if state.agenda and state.ply % 5 == 0:
            for menu in all_menus(menu_for(view(state, state.agenda[-1].asks()), ME)):
                assert width_of(menu.lines(width)) <= width


def test_columns_are_numbered_downwards() -> None:
    lines = [line.plain for line in menu_for(seen_by_buyer(), ME).lines(80)]
    numbers = [int(word) for line in lines for word in line.split("  ") if word.strip().isdecimal()]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))


def test_a_table_with_unknown_modules_can_be_played() -> None:
    """Cards, tiles, actions and events that have no words here are shown by their names."""
    state = new_game(Setup(3, 4), [Caravan()])
    rng = fast(4)
    by_name = set()
    while options := legal(state):
        seat = to_move(state)
        seen = view(state, seat)
        menu = menu_for(seen, ME)
        assert set(menu.actions()) == set(options)
        by_name |= {
            choice.label.plain.split()[0] for title, group in menu.groups if title == "Also" for choice in group
        }
        if state.ply % 10 == 0:
            assert width_of(draw_table(seen, Cast((), 3, seat), GLYPHS, 80)) <= 80
        submit(state, seat, options[rng.below(len(options))])
        seen = view(state, seat)
        assert all(sentences(seen, seen.events, Cast((), 3, seat), details=True))
    assert by_name >= {"fish", "ambush"}
