"""Taking back, refusals, modules, several people at one screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import NAMES

MODULES = ("vizier", "bureaux", "bonus", "huts", "gates", "diamonds", "characters", "camps")


def test_a_purchase_is_taken_back(person: NewPerson) -> None:
    """Buying turns nothing hidden up until the tile is placed: it can be taken back."""
    liis = person()
    liis.sit_at(liis.make_table("here", "greedy"))
    for _ in range(40):
        assert liis.wait_for_turn()
        hand, before = liis.hand(), liis.moment()
        if liis.buy():
            break
        liis.move()
    else:
        raise AssertionError("nothing could be bought in forty decisions")
    liis.until_changed(before)
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
    before = liis.moment()
    assert liis.take()  # the gap in the display is filled from the draw pile, then the others have their turns
    liis.until_changed(before)
    liis.wait_for_turn()
    undo = liis.page.locator("[data-undo]")
    expect(undo).to_have_attribute("aria-disabled", "true")
    assert undo.get_attribute("title") not in (None, "", "Take back")


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
    """Fifteen decisions with it, through what the page offers."""
    liis = person()
    liis.sit_at(liis.make_table("here", "greedy", modules=[module]))
    for _ in range(15):
        if not liis.wait_for_turn(40):
            break
        liis.move()


def test_everybody_is_asked_for_bonus_cards_at_a_scoring(person: NewPerson) -> None:
    """BON-8: whether one has such a card or not, so that nobody can tell from the delay who has."""
    liis = person()
    liis.sit_at(liis.make_table("here", "greedy", modules=["bonus"]))
    for _ in range(80):
        assert liis.wait_for_turn()
        if liis.prompt.get_attribute("data-question") == "ask-for-bonus":
            break
        liis.move()
    expect(liis.prompt).to_contain_text("A scoring begins")
    scored = liis.page.get_by_role("dialog")
    for _ in range(6):  # whenever somebody lays a card open, all are asked once more
        liis.page.get_by_role("button", name="Lay nothing open").click()
        liis.until(lambda: scored.count() > 0 or liis.is_asked(), "asked again, or scored")
        if scored.count() > 0:
            break
    expect(scored).to_contain_text("First scoring")


def test_the_screen_is_passed_between_two_people(person: NewPerson) -> None:
    """Nobody sees the other's cards while the screen changes hands."""
    liis = person()
    liis.visit(f"/t/{liis.make_table('here', 'here')['id']}")
    curtain = liis.page.locator("[data-curtain]")
    hands = []
    for _ in range(2):
        expect(curtain).to_be_visible()
        covered = "document.elementFromPoint(innerWidth / 2, innerHeight - 60).closest('dialog') !== null"
        assert liis.page.evaluate(covered)
        assert liis.hand() == []
        curtain.click()
        liis.wait_for_turn()
        hands.append(liis.hand())
        while not curtain.is_visible():
            if liis.is_asked():
                liis.choose()
            liis.page.wait_for_timeout(200)
    assert hands[0] != hands[1]


def test_no_hand_lies_open_while_bots_move(person: NewPerson) -> None:
    """Two people at one screen and a bot between them: after a turn everybody sees only what anybody may see."""
    liis = person()
    liis.visit(f"/t/{liis.make_table('here', 'greedy', 'here')['id']}")
    curtain = liis.page.locator("[data-curtain]")
    cards = liis.page.locator("[data-hand] [data-piece]")
    for _ in range(2):
        expect(curtain).to_be_visible()
        curtain.click()
        liis.wait_for_turn()
        assert cards.count() > 0
        for _ in range(6):  # decisions of one turn
            liis.until(lambda: liis.is_asked() or cards.count() == 0, "asked again, or covered")
            if not liis.is_asked():  # somebody who has spent all his money may still be asked
                break
            liis.move()
        assert cards.count() == 0


def test_nobody_is_called_to_the_screen_before_his_turn(person: NewPerson) -> None:
    """A bot that thinks has the first turn: until the next person is to decide, all see what anybody may."""
    liis = person()
    for number in range(20):
        table = liis.make_table("here", "expert", "here", title=f"Deal {number}")
        if table["waiting_for"] == [1]:
            break
    assert table["waiting_for"] == [1]
    liis.sit_at(table)
    curtain = liis.page.locator("[data-curtain]")
    expect(curtain).to_contain_text(NAMES[2])
    curtain.click()
    assert liis.wait_for_turn()
    assert liis.hand()


def test_a_number_shows_what_it_counts(person: NewPerson) -> None:
    """The count of a type lights as many tiles in that player's court, and puts them out again."""
    liis = person()
    liis.sit_at(liis.make_table("here", "greedy", "greedy"))
    count = liis.page.locator(".opponent [data-count]").first
    for _ in range(12):
        liis.wait_for_turn()
        if count.count():
            break
        liis.move()
    seat = (count.get_attribute("data-count") or "").partition(":")[0]
    number = int(count.inner_text())
    count.click()
    expect(liis.page.locator(f'[data-court="{seat}"] .lit')).to_have_count(number)
    count.click()
    expect(liis.page.locator(".lit")).to_have_count(0)
