"""Tables with many modules: all of them played through their pieces, ten on a laptop, the overview of all tiles."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from alhambra.games.alhambra import MODULES
from tests.browser.conftest import PHONE, NewPerson
from tests.browser.person import Person

ALL = tuple(MODULES)
TEN = ("vizier", "huts", "gates", "camps", "walls", "treasure", "trader", "bazaars", "sultan", "moors")
WAYS = 3  # how often a module's pieces are used as an action, before money is taken again
BUYS = 12  # tiles, for a game should end
WINDOWS = 8  # moments between turns that are looked at
MOST_DECISIONS = 600


class Player(Person):
    """Clicks pieces of modules wherever some lead on, and options by their label only where none do."""

    def __init__(self, page: Page, address: str) -> None:
        super().__init__(page, address)
        self.clicked: Counter[str] = Counter()  # pieces in docks, by their module
        self.read: Counter[str] = Counter()  # options chosen by their label, by kind
        self.windows = 0

    def choose(self) -> None:
        ways = (
            self.leave_windows,
            self.confirm,
            self.answer_in_dock,
            self.act_in_dock,
            self.point,
            self.buy,
            self.take,
            self.press_label,
        )
        for attempt in ways:
            if attempt():
                return
        raise AssertionError(f"nothing to click while asked: {self.prompt.inner_text()}")

    def leave_windows(self) -> bool:
        """Be waited for between turns, but not for the whole game."""
        if self.prompt.get_attribute("data-question") != "window":
            return False
        self.windows += 1
        if self.windows < WINDOWS:
            return False
        self.prompt.locator("select").select_option("never")
        return True

    def answer_in_dock(self) -> bool:
        """Where a module asks, its pieces answer."""
        pieces = self.page.locator("[data-opened] .piece.can")
        if pieces.count() == 0:
            pieces = self.page.locator("[data-dock].asks .piece.can")
        if pieces.count() == 0:
            return False
        self.clicked["asked"] += 1
        for at in (0, -1, 1):  # three citizens are chosen one by one; one's own is given for one of the supply
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

    def buy(self) -> bool:
        if self.clicked["market"] >= BUYS or not super().buy():
            return False
        self.clicked["market"] += 1
        return True

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
    assert len(liis.clicked) > 7, f"pieces of few modules led anywhere: {liis.clicked}"


CUT_OFF = """() => {
    const out = [];
    for (const one of document.querySelectorAll("main *")) {
        const box = one.getBoundingClientRect();
        const drawn = one instanceof HTMLElement && box.width > 0 && box.height > 0 && !one.closest(".hidden-text");
        const beyond = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
        if (drawn && beyond) out.push(one.className + " " + (one.textContent ?? "").slice(0, 40));
    }
    return out;
}"""
OVERLAPS = """() => {
    const docks = [...document.querySelectorAll("[data-dock], [data-folded]")];
    const boxes = docks.map((one) => one.getBoundingClientRect());
    return boxes.filter((one, at) => boxes.some((other, place) => place > at && one.right > other.left + 1)).length;
}"""


@pytest.mark.parametrize("modules", [TEN, ALL])
def test_many_modules_fit_on_a_laptop(person: NewPerson, modules: tuple[str, ...]) -> None:
    """1366 by 768: the page does not scroll, nothing is cut off, docks lie beside each other, each can be opened."""
    someone = person()
    liis = Player(someone.page, someone.address)
    liis.sit_at(liis.make_table("here", "greedy", "greedy", modules=modules))
    play(liis, 10)
    liis.wait_for_turn(60)
    liis.close_dialogs()
    page = liis.page
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(OVERLAPS) == 0
    folded = page.locator("[data-folded]")
    shown = page.locator("[data-dock]").count()
    assert shown + (int(folded.get_attribute("data-folded") or 0) if folded.count() else 0) == len(modules)
    page.locator("[data-dock] .head").last.click()
    expect(page.locator("[data-opened]")).to_be_visible()
    assert page.evaluate(CUT_OFF) == []


def test_modules_are_one_tap_away_on_a_phone(person: NewPerson) -> None:
    someone = person(viewport=PHONE, has_touch=True, is_mobile=True)
    liis = Player(someone.page, someone.address)
    liis.sit_at(liis.make_table("here", "greedy", modules=TEN))
    play(liis, 6)
    liis.wait_for_turn(60)
    page = liis.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.locator("[data-dock]").count() == len(TEN)
    page.locator('[data-dock="moors"] .head').tap()
    sheet = page.locator('[data-opened="moors"]')
    expect(sheet).to_be_visible()
    bottom = liis.prompt.bounding_box()
    box = sheet.bounding_box()
    assert bottom is not None
    assert box is not None
    assert box["y"] + box["height"] <= bottom["y"] + 1, "the sheet would lie over the prompt"


@pytest.mark.parametrize("modules", [(), ("camps", "bazaars")])
def test_the_overview_counts_what_is_in_the_bag(person: NewPerson, modules: tuple[str, ...]) -> None:
    """By walls, by price and by type: what was not seen yet is as much as the bag holds, of 54 base tiles."""
    someone = person()
    liis = Player(someone.page, someone.address)
    liis.sit_at(liis.make_table("here", "greedy", "greedy", modules=modules))
    play(liis, 6)
    liis.wait_for_turn(60)
    liis.close_dialogs()
    page = liis.page
    bag = int(page.locator("[data-bag] b").inner_text())
    page.get_by_role("button", name="All tiles").click()
    overview = page.locator("[data-overview]")
    numbers = "(rows) => rows.map((row) => [row.dataset.row, Number(row.dataset.left), Number(row.dataset.all)])"
    for order in ("By walls", "By price", "By type"):
        overview.get_by_role("radio", name=order).check()
        rows = overview.locator("[data-row]").evaluate_all(numbers)
        assert sum(left for _, left, _ in rows) == bag
        assert sum(everything for row, _, everything in rows if row != "others") == 54
    overview.get_by_role("radio", name="By price").check()
    rows = overview.locator("[data-row]").evaluate_all(numbers)
    assert [everything for row, _, everything in rows if row.isdigit() and int(row) >= 6] == [6, 7, 9, 8, 6, 5, 2, 1]


def test_long_answers_leave_room_for_their_question(person: NewPerson) -> None:
    """Two master builders that could be spent: two long answers, the list, the hint and the refusal beside it."""
    someone = person()
    liis = Player(someone.page, someone.address)
    page = liis.page
    asking = page.locator('[data-question="ask-for-master"]')
    answers = asking.locator("[data-option]")
    liis.sit_at(liis.make_table("here", "greedy", modules=("masters",)))
    while not answers.count():
        assert liis.wait_for_turn(60), "nobody ever held a master builder"
        liis.move()
        liis.wait_for_turn(60)
    answers.first.evaluate("(answer) => answer.before(answer.cloneNode(true))")  # a second builder seldom comes in time
    assert answers.count() == 3
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    words = asking.locator(".words").bounding_box()
    assert words is not None
    assert words["height"] < 64  # it is no column of single words
