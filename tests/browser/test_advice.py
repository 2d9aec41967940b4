"""Hints while one plays, and a review of one's own moves when the game is over."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from alhambra.core.setup import Setup
from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.records import bots_game
from tests.browser.server import Server

SECONDS = 90_000  # milliseconds: games are played out, on whatever machine this is


def test_a_hint_shows_moves_and_lays_one_out(person: NewPerson) -> None:
    liis = person()
    liis.sit_at(liis.make_table("here", "novice", "novice"))
    assert liis.wait_for_turn()
    liis.page.keyboard.press("h")
    moves = liis.page.locator("[data-hints] [data-advice]")
    expect(moves.first).to_be_visible(timeout=SECONDS)
    expect(moves.first).to_contain_text("%")
    before = liis.moment()
    moves.first.click()
    expect(liis.page.locator("[data-hints]")).to_have_count(0)
    assert liis.confirm()  # it waits for the reader, who is still the one to decide
    liis.until_changed(before)


def seated_game(someone: Person, server: Server) -> str:
    """A finished game with this guest on the first seat."""
    record = bots_game(Setup(2, 5), ("person", "greedy"))
    answer = someone.page.request.post(
        f"{someone.address}/api/records",
        data=record,
        headers={"origin": someone.address, "content-type": "text/plain; charset=utf-8"},
    )
    assert answer.ok, answer.text()
    table = str(answer.json()["table"]["id"])
    with closing(sqlite3.connect(Path(server._folder) / "tables.db")) as database, database:
        host = database.execute("SELECT host FROM games WHERE id = ?", (table,)).fetchone()[0]
        database.execute("UPDATE seats SET guest = ? WHERE game = ? AND seat = 0", (host, table))
    return table


def test_own_moves_are_reviewed_after_the_game(person: NewPerson, server: Server) -> None:
    liis = person()
    liis.visit("/")
    table = seated_game(liis, server)
    assert liis.ask("GET", f"/tables/{table}/review?seat=0")["seat"] == 0
    liis.visit(f"/replay/{table}?seat=0")
    liis.page.locator("[data-look-back]").click()
    review = liis.page.locator("[data-review]")
    expect(review.locator("li").first).to_be_visible(timeout=SECONDS)
    cost = review.locator("[data-graded]").first
    expect(cost).to_be_visible(timeout=SECONDS)
    cost.get_by_role("button").click()  # to the moment it was about
    expect(review).to_have_count(0)
    assert liis.is_over() is False
