"""Dropped lines: nothing is lost, nothing is done twice, and the page says what is going on."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.server import running


def test_a_line_that_was_gone_comes_back(person: NewPerson) -> None:
    liis = person()
    liis.sit_at(liis.make_table("here", "greedy"))
    liis.wait_for_turn()
    liis.page.context.set_offline(True)
    liis.page.evaluate("dispatchEvent(new Event('offline'))")
    liis.page.context.set_offline(False)
    liis.page.evaluate("dispatchEvent(new Event('online'))")
    for _ in range(3):
        liis.wait_for_turn()
        liis.move()


@pytest.mark.parametrize("way", ["kill", "stop"])
def test_the_server_goes_down_in_the_middle_and_nothing_is_lost(browser: Browser, tmp_path: Path, way: str) -> None:
    with running(tmp_path) as server:
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        liis = Person(context.new_page(), server.address)
        liis.sit_at(liis.make_table("here", "greedy"))
        for _ in range(4):
            liis.wait_for_turn()
            liis.move()
        liis.wait_for_turn()
        hand, court = liis.hand(), liis.court(0)
        getattr(server, way)()
        expect(liis.page.get_by_text("Reconnecting")).to_be_visible(timeout=15_000)
        assert not liis.is_asked()  # moves are off while nobody would hear them
        server.start()
        expect(liis.page.get_by_text("Reconnecting")).to_be_hidden(timeout=30_000)
        liis.wait_for_turn()
        assert (liis.hand(), liis.court(0)) == (hand, court)
        liis.move()
        context.close()
