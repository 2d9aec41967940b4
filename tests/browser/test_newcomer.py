"""The way of somebody who has never been here: start page, a table, a whole game by clicks, and what comes after."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson


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
    expect(page).to_have_url(f"{liis.address}/replay/{page.url.rpartition('/')[2]}")
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
