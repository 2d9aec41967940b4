"""Buying with a plan: squares light up before the tile is paid, it is dragged there, more is paid on purpose."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, NewPerson
from tests.browser.person import Person
from tests.browser.test_ways import tab_to

SQUARES = ".free.legal[data-cell]"


def comes_to_buy(person: Person, field: str = ".field.can") -> Locator:
    """Play on by taking money until something can be bought; the field."""
    fields = person.page.locator(field)
    for _ in range(40):
        assert person.wait_for_turn()
        person.close_dialogs()
        if fields.count():
            return fields.first
        before = person.moment()
        if not person.take():
            person.choose()
        person.until_changed(before)
    raise AssertionError("nothing could be bought in forty decisions")


def tile_of(field: Locator) -> str:
    return (field.locator("[data-piece]").get_attribute("data-piece") or "").partition(":")[2]


def drag(person: Person, piece: Locator, to: Locator) -> None:
    mouse, start = person.page.mouse, piece.bounding_box()
    assert start is not None
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(start["x"], start["y"] + 40, steps=3)  # in the air: now the court shows where it fits
    goal = to.bounding_box()
    assert goal is not None
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    mouse.up()


@pytest.mark.parametrize("viewport", [None, PHONE], ids=["desktop", "phone"])
def test_a_tile_is_planned_on_a_square_and_built_there(person: NewPerson, viewport: dict[str, int] | None) -> None:
    """One click on the tile, one on the square; when the tile is to be placed, that square is proposed."""
    liis = person(viewport=viewport) if viewport else person()
    liis.sit_at(liis.make_table("here", "greedy"))
    field = comes_to_buy(liis)
    tile = tile_of(field)
    field.click()
    square = liis.page.locator(SQUARES).last
    cell = square.get_attribute("data-cell") or ""
    square.click()
    expect(liis.page.locator("image.planned")).to_be_visible()
    assert liis.confirm()
    build_as_proposed(liis, tile)
    liis.until(lambda: liis.court(0).get(cell) == tile, f"{tile} stands on {cell}")


def build_as_proposed(person: Person, tile: str) -> None:
    """After an exact payment the turn goes on: end it, then confirm the place that is proposed."""
    bought = person.page.locator(f'[data-piece="acquired:{tile}"]')
    bought.wait_for()
    if person.prompt.get_attribute("data-question") == "choose-action":
        person.page.keyboard.press("e")
    expect(person.prompt).to_have_attribute("data-question", "place-tiles")
    assert person.confirm()
    bought.wait_for(state="detached")


def test_a_plan_can_be_given_up(person: NewPerson) -> None:
    liis = person()
    liis.sit_at(liis.make_table("here", "greedy"))
    field = comes_to_buy(liis)
    tile = tile_of(field)
    field.click()
    liis.page.locator(SQUARES).first.click()
    liis.confirm()
    liis.page.locator(f'[data-piece="acquired:{tile}"]').wait_for()
    if liis.prompt.get_attribute("data-question") == "choose-action":
        liis.page.keyboard.press("e")
    expect(liis.prompt).to_have_attribute("data-question", "place-tiles")
    expect(liis.page.locator("[data-confirm]")).to_be_visible()
    liis.page.keyboard.press("Escape")
    expect(liis.page.locator("[data-confirm]")).to_have_count(0)
    liis.page.locator('[data-option="reserve"]').click()
    liis.confirm()
    liis.page.locator(f'[data-piece="reserve:{tile}"]').wait_for()


def test_a_tile_of_the_market_is_dragged_onto_a_square(person: NewPerson) -> None:
    liis = person()
    liis.sit_at(liis.make_table("here", "greedy"))
    field = comes_to_buy(liis)
    tile = tile_of(field)
    field.click()
    cell = liis.page.locator(SQUARES).first.get_attribute("data-cell") or ""
    liis.page.keyboard.press("Escape")
    expect(liis.page.locator(SQUARES)).to_have_count(0)
    drag(liis, field.locator("[data-piece]"), liis.page.locator('[data-court="0"] [data-cell="0,0"]'))
    expect(liis.prompt).to_contain_text("fountain")  # something stands there: told why not
    liis.page.keyboard.press("Escape")
    drag(liis, field.locator("[data-piece]"), liis.page.locator(f'[data-cell="{cell}"]'))
    assert liis.confirm()
    build_as_proposed(liis, tile)
    liis.until(lambda: liis.court(0).get(cell) == tile, f"{tile} stands on {cell}")


def test_a_tile_of_the_market_is_dragged_into_the_reserve(person: NewPerson) -> None:
    liis = person()
    liis.sit_at(liis.make_table("here", "greedy"))
    field = comes_to_buy(liis)
    tile = tile_of(field)
    drag(liis, field.locator("[data-piece]"), liis.page.locator('[data-place="reserve"]'))
    expect(liis.prompt).to_contain_text("then into the reserve")
    assert liis.confirm()
    build_as_proposed(liis, tile)
    liis.page.locator(f'[data-piece="reserve:{tile}"]').wait_for()


def test_too_much_is_paid_on_purpose(person: NewPerson) -> None:
    """B-63: one card more than needed is warned of, and goes only when that is confirmed."""
    liis = person()
    liis.sit_at(liis.make_table("here", "greedy"))
    for _ in range(40):
        field = comes_to_buy(liis)
        field.click()
        paid = liis.pieces("[data-hand] .card.up")
        currency = paid[0].partition("-")[0]
        spare = liis.page.locator(f'[data-hand] .card:not(.up)[data-piece^="hand:{currency}-"]')
        if spare.count():
            break
        liis.page.keyboard.press("Escape")
        before = liis.moment()
        assert liis.take()
        liis.until_changed(before)
    hand = len(liis.hand())
    spare.first.click()
    expect(liis.prompt).to_contain_text("too much")
    expect(liis.prompt).to_contain_text("could stay in your hand")
    assert len(liis.hand()) == hand
    assert liis.confirm()
    liis.until(lambda: len(liis.hand()) == hand - len(paid) - 1, "all of it was paid")


def test_money_that_does_not_go_together_is_not_sent(person: NewPerson) -> None:
    liis = person()
    liis.sit_at(liis.make_table("here", "greedy"))
    for _ in range(40):
        field = comes_to_buy(liis)
        field.click()
        currency = liis.pieces("[data-hand] .card.up")[0].partition("-")[0]
        other = liis.page.locator(f'[data-hand] .card:not([data-piece^="hand:{currency}-"])')
        if other.count():
            break
        liis.page.keyboard.press("Escape")
        before = liis.moment()
        assert liis.take()
        liis.until_changed(before)
    other.first.click()
    expect(liis.prompt).to_contain_text("cannot pay for it together")
    expect(liis.page.locator("[data-confirm]")).to_have_count(0)


def test_a_purchase_is_planned_by_keyboard_alone(person: NewPerson) -> None:
    """The number of the field, Tab to the court, arrows to the square: Enter plans it there, Enter again buys."""
    liis = person()
    liis.sit_at(liis.make_table("here", "greedy"))
    field = comes_to_buy(liis)
    tile, keyboard = tile_of(field), liis.page.keyboard
    keyboard.press(field.get_attribute("data-field") or "")
    legal = [square.get_attribute("data-cell") for square in liis.page.locator(SQUARES).all()]
    tab_to(liis, '[data-court="0"] [data-cell]')
    for key in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp"):
        if liis.page.evaluate("document.activeElement.dataset.cell") in legal:
            break
        keyboard.press(key)
    keyboard.press("Enter")
    expect(liis.page.locator("image.planned")).to_be_visible()
    keyboard.press("Enter")
    liis.page.locator(f'[data-piece="acquired:{tile}"]').wait_for()
