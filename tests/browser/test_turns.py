"""Taking back, refusals, modules, several people at one screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson

MODULES = ("vizier", "bureaux", "bonus", "huts", "gates", "diamonds", "characters", "camps")


def test_a_purchase_is_taken_back(person: NewPerson) -> None:
    """Buying turns nothing hidden up until the tile is placed: it can be taken back."""
    liis = person()
    liis.sit_at(liis.make_table("here", "greedy"))
    for _ in range(40):
        assert liis.wait_for_turn()
        hand, state = liis.hand(), liis.state()
        if liis.buy():
            break
        liis.move()
    else:
        raise AssertionError("nothing could be bought in forty decisions")
    liis.until(lambda: liis.state() != state, "bought")
    liis.until(lambda: liis.hand() != hand, "paid")
    undo = liis.page.locator("[data-undo]")
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    undo.click()
    liis.until(lambda: liis.hand() == hand, "the money is back")
    liis.move()


def test_what_was_revealed_is_not_taken_back_and_the_reason_is_told(person: NewPerson) -> None:
    liis = person()
    liis.sit_at(liis.make_table("here", "greedy", "greedy"))
    liis.wait_for_turn()
    undo = liis.page.locator("[data-undo]")
    expect(undo).to_have_attribute("aria-disabled", "true")
    assert (undo.get_attribute("title") or "") != ""


def test_a_tile_that_is_too_dear_says_by_how_much(person: NewPerson) -> None:
    liis = person()
    liis.sit_at(liis.make_table("here", "greedy", "greedy"))
    liis.wait_for_turn()
    dear = liis.page.locator(".field.short")
    if dear.count() == 0:
        pytest.fail("this deal should leave something too dear: choose another seed")
    dear.first.click()
    expect(liis.prompt).to_contain_text("short")


@pytest.mark.parametrize("module", MODULES)
def test_every_module_can_be_played(person: NewPerson, module: str) -> None:
    """Forty decisions with it, through what the page offers."""
    liis = person()
    liis.sit_at(liis.make_table("here", "greedy", modules=[module]))
    for _ in range(15):
        if not liis.wait_for_turn(40):
            break
        liis.move()


def test_the_screen_is_passed_between_two_people(person: NewPerson) -> None:
    """Nobody sees the other's cards while the screen changes hands."""
    liis = person()
    table = liis.make_table("here", "here")
    liis.visit(f"/t/{table['id']}")
    hands = []
    for _ in range(2):
        curtain = liis.page.locator("[data-curtain]")
        expect(curtain).to_be_visible()
        assert liis.page.locator("[data-hand] [data-piece]").count() == 0 or curtain.is_visible()
        curtain.get_by_role("button").click()
        liis.wait_for_turn()
        hands.append(liis.hand())
        while liis.is_asked() and liis.page.locator("[data-curtain]").count() == 0:
            liis.move()
            liis.page.wait_for_timeout(300)
    assert hands[0] != hands[1]
