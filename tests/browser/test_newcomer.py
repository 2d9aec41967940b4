"""The way of somebody who has never been here: start page, a table, a whole game by clicks, and what comes after."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.server import running


def test_play_now_is_one_click(person: NewPerson) -> None:
    liis = person()
    liis.visit("/")
    liis.page.get_by_role("button", name="Play now").click()
    liis.expect_table()
    assert liis.wait_for_turn()


def test_a_whole_two_player_game_by_clicks(person: NewPerson) -> None:
    liis = person()
    page = liis.page
    liis.visit("/")
    page.get_by_role("link", name="New table").click()
    page.get_by_role("button", name="Remove seat 3").click()
    expect(page.get_by_text("Dirk plays along")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    liis.expect_table()
    decisions = 0
    while liis.wait_for_turn():
        liis.move()
        decisions += 1
    assert decisions > 20
    result = page.get_by_role("dialog")
    expect(result).to_contain_text("won")
    expect(result.get_by_role("link", name="Download the record")).to_be_visible()
    result.get_by_role("link", name="Step through the game").click()
    expect(page).to_have_url(re.compile(r"/replay/[\w-]+"))
    liis.visit("/")
    expect(page.get_by_text("Your first table is one click away")).to_be_visible()  # nothing is left to be done


def test_a_table_waits_for_its_player(person: NewPerson) -> None:
    liis = person()
    table = liis.make_table("here", "greedy", "random")
    liis.sit_at(table)
    liis.wait_for_turn()
    hand = liis.hand()
    liis.visit("/")
    liis.page.locator(f'a[href="/t/{table["id"]}"]').first.click()
    liis.expect_table()
    liis.wait_for_turn()
    assert liis.hand() == hand


def test_the_command_as_everybody_starts_it(browser: Browser, tmp_path: Path) -> None:
    """All other tests know the deals and hurry the bots; here nothing is changed."""
    with running(tmp_path, seeded=False) as server:
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        liis = Person(context.new_page(), server.address)
        liis.visit("/")
        liis.page.get_by_role("button", name="Play now").click()
        for _ in range(2):
            assert liis.wait_for_turn(60)
            liis.move()
        context.close()
        assert server.stop() in (0, 130)


def test_a_newcomer_is_one_guest_before_the_first_question(person: NewPerson) -> None:
    """Else a table made while the first list of tables is still under way belongs to nobody who can come back."""
    liis = person()
    liis.page.route("**/api/**", lambda route: route.abort())
    liis.visit("/")
    assert [cookie["name"] for cookie in liis.page.context.cookies()] == ["alhambra-guest"]
