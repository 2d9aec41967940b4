"""Tables with many modules: all of them played through their pieces, ten on a laptop, the overview of all tiles."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from alhambra.games.alhambra import MODULES
from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.server import Server, running

ALL = tuple(MODULES)
TEN = ("vizier", "huts", "gates", "camps", "walls", "treasure", "trader", "bazaars", "sultan", "moors")
WAYS = 3  # how often a module's pieces are used as an action, before money is taken again
MOST_DECISIONS = 600


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The seeded server with short moments between turns, of which a game with all modules has very many."""
    os.environ["ALHAMBRA_WINDOW"] = "0.3"
    try:
        with running(tmp_path_factory.mktemp("server")) as started:
            yield started
    finally:
        del os.environ["ALHAMBRA_WINDOW"]


class Player(Person):
    """Clicks pieces of modules wherever some lead on, and options by their label only where none do."""

    def __init__(self, page: Page, address: str) -> None:
        super().__init__(page, address)
        self.clicked: Counter[str] = Counter()  # pieces in docks, by their module
        self.read: Counter[str] = Counter()  # options chosen by their label, by kind

    def choose(self) -> None:
        ways = (self.confirm, self.answer_in_dock, self.act_in_dock, self.point, self.buy, self.take, self.press_label)
        for attempt in ways:
            if attempt():
                return
        raise AssertionError(f"nothing to click while asked: {self.prompt.inner_text()}")

    def answer_in_dock(self) -> bool:
        """Where a module asks, its pieces answer."""
        pieces = self.page.locator("[data-opened] .piece.can")
        if pieces.count() == 0:
            pieces = self.page.locator("[data-dock].asks .piece.can")
        if pieces.count() == 0:
            return False
        self.clicked["asked"] += 1
        for at in range(3):  # three citizens are chosen one by one
            if pieces.count() == 0:
                break
            pieces.nth(at % pieces.count()).click()
            if self.confirm() or self.point():
                return True
        return self.press_label()

    def act_in_dock(self) -> bool:
        """Where a module has something to take or buy, do it, if that was not done often."""
        if self.prompt.get_attribute("data-question") != "choose-action":
            return False
        live = "(all) => all.map((one) => one.dataset.dock)"
        for module in self.page.locator("[data-dock].live").evaluate_all(live):
            if self.clicked[module] >= WAYS:
                continue
            self.clicked[module] += 1
            self.page.locator(f'[data-dock="{module}"] .head').click()
            pieces = self.page.locator("[data-opened] .piece.can")
            if pieces.count():
                pieces.first.click()
                if self.confirm() or self.point():
                    return True
            self.page.keyboard.press("Escape")
            self.page.keyboard.press("Escape")
        return False

    def point(self) -> bool:
        """The edge, the free square or the tile that lights up."""
        for place in ("[data-edge]", ".free.legal[data-cell]", ".tile.lift[data-cell]", ".tile.swap[data-cell]"):
            if self.page.locator(place).count():
                self.page.locator(place).first.click(force=True)
                return self.confirm()
        return False

    def press_label(self) -> bool:
        options = self.prompt.locator("[data-option]")
        if options.count() == 0:
            return False
        self.read[options.first.get_attribute("data-option") or ""] += 1
        return self.press_option()


def play(player: Player, decisions: int) -> None:
    for _ in range(decisions):
        if not player.wait_for_turn(60):
            return
        player.move()


def test_all_twenty_modules_are_played_to_the_end(person: NewPerson) -> None:
    """Every decision of a person against a bot, through what the page shows; an error on the page fails it."""
    someone = person()
    errors: list[str] = []
    someone.page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    liis = Player(someone.page, someone.address)
    liis.sit_at(liis.make_table("here", "greedy", modules=ALL))
    play(liis, MOST_DECISIONS)
    assert liis.is_over()
    expect(liis.page.get_by_role("dialog")).to_be_visible()
    assert errors == []
    assert len(liis.clicked) > 5, f"pieces of few modules led anywhere: {liis.clicked}"
    print(liis.clicked, liis.read)
