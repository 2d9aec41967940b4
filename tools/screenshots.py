"""Writes docs/screenshots/*.png: the real server, known deals, a real browser. `python tools/screenshots.py [NAMES]`.

Needs the package with the browser app installed, or PYTHONPATH=src and an app built by `npm run build`.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, expect  # noqa: E402 (our own folders are found only now)

from alhambra.core.setup import Setup  # noqa: E402
from alhambra.games.alhambra import MODULES  # noqa: E402
from tests.browser.person import Person  # noqa: E402
from tests.browser.records import bots_game  # noqa: E402
from tests.browser.server import running  # noqa: E402
from tests.browser.test_modules import Player  # noqa: E402
from tools.browser import open_browser  # noqa: E402

FOLDER: Final = ROOT / "docs" / "screenshots"
LAPTOP: Final = {"width": 1366, "height": 768}
LARGE: Final = {"width": 1920, "height": 1080}
PHONE: Final = {"width": 390, "height": 844}
LYING_PHONE: Final = {"width": 844, "height": 390}
EIGHT: Final = ("vizier", "bureaux", "bonus", "huts", "gates", "diamonds", "characters", "camps")
TEN: Final = ("huts", "gates", "camps", "walls", "treasure", "trader", "bazaars", "sultan", "caravanserai", "moors")
BOTS: Final = ("greedy", "greedy", "greedy")


class Photographer:
    """Makes persons with a window of some size, and takes the pictures."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address

    def player(self, size: dict[str, int], **more: object) -> Player:
        """One who plays with the pieces of modules, too."""
        return Player(self.person(size, **more).page, self._address)

    def person(self, size: dict[str, int], **more: object) -> Person:
        settings: dict[str, Any] = {"viewport": size, "locale": "en-GB", "reduced_motion": "reduce", **more}
        context = self._browser.new_context(**settings)
        context.set_default_timeout(60_000)
        return Person(context.new_page(), self._address)

    def take(self, someone: Person, name: str) -> None:
        someone.page.mouse.move(1, 1)
        someone.page.wait_for_load_state("networkidle")
        someone.page.wait_for_timeout(400)
        someone.page.screenshot(path=FOLDER / f"{name}.png")
        print(f"docs/screenshots/{name}.png", flush=True)
        someone.page.context.close()

    def play(self, someone: Person, decisions: int) -> None:
        """Some turns into a game, until it asks what to do."""
        for _ in range(decisions):
            if not someone.wait_for_turn(60):
                return
            someone.move()
        while someone.wait_for_turn(60) and someone.page.locator('[data-question="choose-action"]').count() == 0:
            someone.move()
        someone.close_dialogs()


def start(work: Photographer) -> None:
    someone = work.person(LAPTOP)
    someone.visit("/")
    work.take(someone, "start")


def new_table(work: Photographer) -> None:
    someone = work.person(LAPTOP)
    someone.visit("/new")
    expect(someone.page.get_by_role("button", name="Open the table")).to_be_visible()
    someone.page.get_by_role("button", name="First steps").click()
    work.take(someone, "new-table")


def table(work: Photographer) -> None:
    someone = work.person(LAPTOP)
    someone.sit_at(someone.make_table("here", *BOTS))
    work.play(someone, 24)
    fields = someone.page.locator(".field.can")
    if fields.count():
        fields.first.click()
    work.take(someone, "table")


def table_modules(work: Photographer) -> None:
    someone = work.person(LARGE, color_scheme="dark")
    someone.sit_at(someone.make_table("here", *BOTS, modules=EIGHT))
    work.play(someone, 24)
    work.take(someone, "table-modules")


def table_six(work: Photographer) -> None:
    someone = work.person(LAPTOP)
    someone.sit_at(someone.make_table("here", *BOTS, "greedy", "greedy", modules=EIGHT))
    work.play(someone, 14)
    work.take(someone, "table-six")


def table_ten_modules(work: Photographer) -> None:
    someone = work.player(LAPTOP)
    someone.sit_at(someone.make_table("here", *BOTS[:2], modules=TEN))
    work.play(someone, 50)
    work.take(someone, "table-ten-modules")


def phone_ten_modules(work: Photographer) -> None:
    someone = work.player(PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    someone.sit_at(someone.make_table("here", *BOTS[:2], modules=TEN))
    work.play(someone, 50)
    work.take(someone, "phone-ten-modules")


def table_all_modules(work: Photographer) -> None:
    """Twenty modules, one of them opened."""
    someone = work.player(LARGE, color_scheme="dark")
    someone.sit_at(someone.make_table("here", *BOTS[:2], modules=tuple(MODULES)))
    work.play(someone, 60)
    someone.page.locator('[data-dock="moors"] .head, [data-dock="treasure"] .head').first.click()
    work.take(someone, "table-all-modules")


def overview(work: Photographer) -> None:
    someone = work.player(LAPTOP)
    someone.sit_at(someone.make_table("here", *BOTS[:2], modules=("camps", "bazaars", "sultan", "moors")))
    work.play(someone, 24)
    someone.page.get_by_role("button", name="All tiles").click()
    expect(someone.page.locator("[data-overview]")).to_be_visible()
    work.take(someone, "overview")


def phone(work: Photographer) -> None:
    someone = work.person(PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    someone.sit_at(someone.make_table("here", *BOTS[:2]))
    work.play(someone, 16)
    work.take(someone, "phone")


def phone_wide(work: Photographer) -> None:
    someone = work.person(LYING_PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    someone.sit_at(someone.make_table("here", *BOTS[:2]))
    work.play(someone, 16)
    work.take(someone, "phone-wide")


def scoring(work: Photographer) -> None:
    """Whole games have all three scorings: after one the dialog can be opened for any of them."""
    someone = work.person(LAPTOP)
    someone.sit_at(someone.make_table("here", "greedy"))
    work.play(someone, 400)
    result = someone.page.get_by_role("dialog")
    expect(result).to_be_visible()
    someone.page.screenshot(path=FOLDER / "end.png")
    result.get_by_role("button", name="Where the points came from").click()
    work.take(someone, "scoring")


def replay(work: Photographer) -> None:
    someone = work.person(LAPTOP)
    record = bots_game(Setup(3, 5))
    headers = {"origin": someone.address, "content-type": "text/plain; charset=utf-8"}
    answer = someone.page.request.post(f"{someone.address}/api/records", data=record, headers=headers)
    someone.visit(f"/replay/{answer.json()['table']['id']}?at=90")
    expect(someone.page.locator("[data-court]").first).to_be_visible()
    work.take(someone, "replay")


def rules(work: Photographer) -> None:
    someone = work.person(LAPTOP)
    someone.visit("/rules/base")
    expect(someone.page.get_by_role("main")).to_be_visible()
    work.take(someone, "rules")


def learn(work: Photographer) -> None:
    someone = work.person(LAPTOP)
    someone.visit("/learn")
    someone.page.wait_for_timeout(1500)
    work.take(someone, "learn")


def dice(work: Photographer) -> None:
    """The third round after a throw, with the hint for it."""
    someone = thrown(work, "dice", 3)
    someone.page.locator("[data-hint]").click()
    someone.page.locator("[data-advice='1']").click()
    work.take(someone, "dice")


def alcazaba(work: Photographer) -> None:
    work.take(thrown(work, "alcazaba", 3), "alcazaba")


def thrown(work: Photographer, game: str, number: int) -> Person:
    """Somebody whose dice have just been thrown in a round of a game with dice."""
    someone = work.person(LAPTOP)
    someone.sit_at(someone.make_table("here", *BOTS, game=game))
    turn = someone.page.locator(f"main[data-round='{number}']:has([data-throws='0'] [data-throw])")
    while someone.wait_for_turn(60):
        someone.close_dialogs()
        if turn.count():
            break
        someone.move()
    someone.move()
    return someone


PICTURES: Final[dict[str, Callable[[Photographer], None]]] = {
    "start": start,
    "new-table": new_table,
    "table": table,
    "table-modules": table_modules,
    "table-six": table_six,
    "table-ten-modules": table_ten_modules,
    "table-all-modules": table_all_modules,
    "overview": overview,
    "phone-ten-modules": phone_ten_modules,
    "phone": phone,
    "phone-wide": phone_wide,
    "scoring": scoring,
    "replay": replay,
    "rules": rules,
    "learn": learn,
    "dice": dice,
    "alcazaba": alcazaba,
}


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or PICTURES:
        # A server for each, so that a picture does not depend on those before it.
        with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server, open_browser() as browser:
            PICTURES[name](Photographer(browser, server.address))


if __name__ == "__main__":
    main(sys.argv[1:])
