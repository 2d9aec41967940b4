"""A person at the table: clicks and keys on what the page shows, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.answers import Answers

MOVE_SECONDS = 60.0  # so long waits only who waits in vain
# Who wants to be waited for between two turns is asked nothing that is gone before it can be clicked.
WAITED_FOR = """if (location.origin !== "null" && !localStorage.getItem("alhambra-settings"))
    localStorage.setItem("alhambra-settings", JSON.stringify({ windowWish: "ask" }))"""
NAMES = ("Liis", "Jan", "Grete", "Ann", "Piet", "Mari")


class Person:
    """Drives one page. Everything it does, somebody with a mouse could do."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.answers = Answers(page)
        page.add_init_script(WAITED_FOR)

    def visit(self, path: str) -> None:
        self.page.goto(self.address + path)

    # Short cuts to where a test begins: what the pages themselves would ask the server for.

    def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """One request of this person's browser, with its cookies."""
        options: dict[str, Any] = {"method": method, "headers": {"origin": self.address}}
        if body is not None:
            options["data"] = body
        answer = self.page.request.fetch(f"{self.address}/api{path}", **options)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        told: dict[str, Any] = answer.json()
        return told

    def make_table(self, *seats: str, modules: Sequence[str] = (), **more: object) -> dict[str, Any]:
        """A table with a seat for each of `here`, `link` or the level of a bot."""
        wishes = [{"kind": seat} if seat in ("here", "link") else {"kind": "bot", "bot": seat} for seat in seats]
        for number, wish in enumerate(wishes):
            if wish["kind"] != "bot":
                wish["name"] = NAMES[number]
        table: dict[str, Any] = self.ask("POST", "/tables", {"seats": wishes, "modules": modules, **more})["table"]
        return table

    def sit_at(self, table: dict[str, Any]) -> None:
        self.visit(f"/t/{table['id']}")
        self.expect_table()

    # Reading the table.

    @property
    def prompt(self) -> Locator:
        return self.page.locator("[data-question]")

    def is_asked(self) -> bool:
        return self.page.locator("[data-question].asks").count() > 0

    def is_over(self) -> bool:
        return self.page.locator("[data-question][data-over]").count() > 0

    def pieces(self, where: str) -> list[str]:
        """The pieces that match, by name and in order; read at one moment, for the table may change at any."""
        script = "(all) => all.map((one) => (one.dataset.piece ?? '').replace(/^.*:/, ''))"
        return [str(name) for name in self.page.locator(where).evaluate_all(script)]

    def hand(self) -> list[str]:
        """The cards of the own hand, by name."""
        return sorted(self.pieces("[data-hand] [data-piece]"))

    def open_pieces(self) -> list[str]:
        """What everybody sees in the middle: market and money."""
        return self.pieces("[data-field] [data-piece], [data-money]")

    def court(self, seat: int) -> dict[str, str]:
        """The tiles of the large court on the screen, by square."""
        script = "(all) => all.map((one) => [one.dataset.cell, one.querySelector('image').getAttribute('href')])"
        found = self.page.locator(f'[data-court="{seat}"] .tile[data-cell]').evaluate_all(script)
        names = {cell: picture.rpartition("/")[2].partition(".svg")[0] for cell, picture in found}
        return {cell: name.partition("-")[2] for cell, name in names.items()}

    # Acting.

    def move(self) -> None:
        """Decide what is asked now, through the pieces where that is possible, and see that it was taken."""
        self.close_dialogs()
        self.put_notice_away()
        before = self.moment()
        self.choose()
        self.until_changed(before)

    def state(self) -> str:
        """Anything that a decision changes: what is asked and what lies there."""
        script = """() => [...document.querySelectorAll("[data-question], [data-piece], [data-court] .tile[data-cell]")]
                .map((e) => (e.dataset.question ?? "") + (e.dataset.piece ?? "") + (e.dataset.cell ?? "")
                    + e.classList.contains("asks")).join("|")
                + [...document.querySelectorAll("[data-question], [data-choice]")].map((e) => e.innerText).join()"""
        return str(self.page.evaluate(script))

    def moment(self) -> tuple[int, str]:
        """What a decision is seen to change: the table may look the same again, but then an answer has come."""
        return self.answers.number, self.state()

    def choose(self) -> None:
        for attempt in (
            *(self.confirm, self.build, self.buy, self.take),
            *(self.throw_first, self.place, self.pick, self.reward),
            self.press_option,
        ):
            if attempt():
                return
        raise AssertionError(f"nothing to click while asked: {self.prompt.inner_text()}")

    def confirm(self) -> bool:
        button = self.page.locator("[data-confirm]")
        if button.count() == 0 or not button.first.is_enabled():
            return False
        button.first.click()
        return True

    def build(self) -> bool:
        """Put the tile that waits onto the first square that lights up."""
        squares = self.page.locator(".free.legal[data-cell]")
        if squares.count() == 0:
            return False
        squares.first.click()
        return self.confirm()

    def buy(self) -> bool:
        """Buy what can be paid, exactly if possible."""
        for kind in (".field.can.exact", ".field.can"):
            fields = self.page.locator(kind)
            if fields.count():
                fields.first.click()
                return self.confirm()
        return False

    def take(self) -> bool:
        cards = self.page.locator("[data-money].can")
        if cards.count() == 0:
            return False
        cards.first.click()
        return self.confirm()

    def throw_first(self) -> bool:
        """Throw all dice at the beginning of a turn."""
        button = self.page.locator("[data-throws='0'] [data-throw]")
        if button.count() == 0:
            return False
        button.click()
        return True

    def place(self) -> bool:
        """Put the marker on a field of the dice area that lights up, the last column first."""
        fields = self.page.locator("[data-target]")
        if fields.count() == 0:
            return False
        fields.last.click()
        return self.confirm()

    def pick(self) -> bool:
        """Take a tile on offer that was won."""
        tiles = self.page.locator(".tile.can[data-piece^='offer:']")
        if tiles.count() == 0:
            return False
        tiles.first.click()
        return self.confirm()

    def reward(self) -> bool:
        """Take the last of the rewards that are laid out."""
        rewards = self.page.locator("[data-choice]")
        if rewards.count() == 0:
            return False
        rewards.last.click()
        return self.confirm()

    def press_option(self) -> bool:
        """What no piece leads to stands in the prompt as a button."""
        options = self.prompt.locator("[data-option]")
        if options.count() == 0:
            return False
        options.first.click()
        self.confirm()
        return True

    def close_dialogs(self) -> None:
        """Scorings open by themselves; a person reads them and goes on."""
        for _ in range(5):
            if self.page.locator("dialog[open]").count() == 0:
                return
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(50)

    def put_notice_away(self) -> None:
        """What could not be done is told in place of the question, until it is read."""
        if self.page.locator("[data-question].refused").count():
            self.page.keyboard.press("Escape")

    # Waiting.

    def until(self, happens: Callable[[], bool], what: str, seconds: float = MOVE_SECONDS) -> None:
        for _ in range(int(seconds * 20)):
            try:
                if happens():
                    return
            except Error as error:
                if "navigation" not in str(error):  # the page moved on while we looked
                    raise
            self.page.wait_for_timeout(50)
        raise AssertionError(f"waited {seconds:.0f} s in vain: {what}\n{self.seen()}")

    def seen(self) -> str:
        """What the page shows, for somebody who was not there: the question first."""
        asked = self.prompt.evaluate_all("(all) => all.map((one) => one.outerHTML.replace(/<path[^>]*>/g, '')).join()")
        over = self.page.locator("dialog[open], [data-opened]").all_inner_texts()
        return f"{asked[:3000]}\nopen over it: {over}\n{self.page.locator('body').inner_text()[:2000]}"

    def until_changed(self, before: tuple[int, str]) -> None:
        self.until(lambda: self.moment() != before, "the table took the decision")

    def wait_for_turn(self, seconds: float = MOVE_SECONDS) -> bool:
        """Until something is asked; tells whether the game goes on."""
        self.until(lambda: self.is_asked() or self.is_over(), "it is my turn, or the game is over", seconds)
        return not self.is_over()

    def expect_table(self) -> None:
        expect(self.prompt).to_be_visible(timeout=MOVE_SECONDS * 1000)
