"""Dropped lines: nothing is lost, nothing is done twice, and the page says what is going on."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.server import running


class Wire:
    """The line between a page and the server, in our hands: it can be cut, or lose what the server says."""

    def __init__(self, page: Page) -> None:
        self.opened = 0
        self.moves: list[str] = []
        self.deaf = False  # from the next move on nothing comes back
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket(re.compile(r"/live"), self._route)

    def _route(self, browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        self.opened += 1
        silent: list[bool] = []

        def to_server(text: str | bytes) -> None:
            if '"move"' in str(text):
                self.moves.append(json.loads(text)["id"])
                if self.deaf:
                    silent.append(True)
            server.send(text)

        def to_browser(text: str | bytes) -> None:
            if not silent:
                browser.send(text)

        browser.on_message(to_server)
        server.on_message(to_browser)
        self._ends = [browser, server]

    def cut(self) -> None:
        for end in self._ends:
            end.close()


def test_a_line_that_was_cut_comes_back_and_tells_what_happened_meanwhile(person: NewPerson) -> None:
    liis = person()
    wire = Wire(liis.page)
    table = liis.make_table("here", "greedy")
    liis.sit_at(table)
    other = Person(liis.page.context.new_page(), liis.address)  # the same seat in another tab, on a line of its own
    other.sit_at(table)
    other.wait_for_turn()
    wire.cut()
    other.move()
    other.wait_for_turn()
    liis.until(lambda: wire.opened > 1, "the page connects again")
    liis.until(lambda: (liis.hand(), liis.court(0)) == (other.hand(), other.court(0)), "it knows what happened")
    liis.wait_for_turn()
    liis.move()


def test_a_move_whose_answer_was_lost_is_sent_again_and_done_once(person: NewPerson) -> None:
    liis = person()
    wire = Wire(liis.page)
    liis.sit_at(liis.make_table("here", "greedy", "greedy"))
    liis.wait_for_turn()
    before = len(liis.hand())
    wire.deaf = True
    assert liis.take()
    liis.until(lambda: len(wire.moves) == 1, "the move is sent")
    liis.page.wait_for_timeout(500)  # long enough for the server to write it down and answer into the void
    wire.deaf = False
    wire.cut()
    liis.until(lambda: len(liis.hand()) != before, "the card is there")
    liis.wait_for_turn()
    assert len(liis.hand()) == before + 1
    assert len(set(wire.moves)) == 1  # whatever was sent again, was sent under the same id


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
        expect(liis.page.get_by_text("Reconnecting")).to_be_visible()
        assert not liis.is_asked()  # moves are off while nobody would hear them
        server.start()
        expect(liis.page.get_by_text("Reconnecting")).to_be_hidden()
        liis.wait_for_turn()
        assert (liis.hand(), liis.court(0)) == (hand, court)
        liis.move()
        context.close()
