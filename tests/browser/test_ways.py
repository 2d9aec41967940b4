"""Other ways to use it: a phone, the keyboard alone, four languages, and no need for sight or a mouse (axe)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, NewPerson
from tests.browser.person import Person
from tests.browser.test_replay import finished, upload

__all__ = ["finished"]

LANGUAGES = {"en": "en-GB", "nl": "nl-NL", "et": "et-EE", "de": "de-DE"}
NAMED = Path(__file__).with_name("named.js")
SERIOUS = ("serious", "critical")


def scrolls(someone: Person) -> bool:
    """Does the page itself scroll, sideways or down?"""
    script = "({scrollWidth: w, clientWidth: x, scrollHeight: h, clientHeight: y}) => Math.max(w - x, h - y)"
    return float(someone.page.locator("html").evaluate(script)) > 1


@pytest.mark.parametrize(
    "size", [DESKTOP, {"width": 1920, "height": 1080}, PHONE, {"width": 844, "height": 390}], ids=str
)
def test_the_table_fits_without_scrolling(person: NewPerson, size: dict[str, int]) -> None:
    liis = person(viewport=size)
    liis.sit_at(liis.make_table("here", "greedy", "greedy", "greedy"))
    liis.wait_for_turn()
    assert not scrolls(liis)


def test_six_players_and_eight_modules_fit(person: NewPerson) -> None:
    liis = person()
    modules = ["vizier", "bureaux", "bonus", "huts", "gates", "diamonds", "characters", "camps"]
    liis.sit_at(liis.make_table("here", *["greedy"] * 5, modules=modules))
    liis.wait_for_turn(40)
    assert not scrolls(liis)


def test_what_six_players_did_is_told_in_whole_words(person: NewPerson) -> None:
    """The strip above the court leaves names out before it cuts a word off."""
    liis = person()
    liis.sit_at(liis.make_table("here", *["greedy"] * 5))
    chips = liis.page.locator(".since .chip")
    for _ in range(10):
        liis.wait_for_turn(40)
        if chips.count() == 5:  # all others have moved
            break
        liis.move()
    script = """(all) => all.filter((one) => one.scrollWidth > one.clientWidth
        || one.getBoundingClientRect().right > one.closest("ol").getBoundingClientRect().right)
        .map((one) => one.innerText)"""
    assert liis.page.locator(".since :is(.chip, .gist)").evaluate_all(script) == []
    assert all(len(chip.inner_text().split()) > 1 for chip in chips.all())


def test_numbers_are_opened_on_a_phone(person: NewPerson) -> None:
    """Counts and walls stand below every Alhambra, and show there what they count."""
    liis = person(viewport=PHONE, has_touch=True, is_mobile=True)
    liis.sit_at(liis.make_table("here", "greedy", "greedy"))
    page = liis.page
    count = page.locator('[data-count^="1:"]')
    for _ in range(12):
        liis.wait_for_turn()
        press_both(liis, "v", "1", '[data-court="1"]')
        if count.count() and page.locator('[data-wall="1"]').is_enabled():
            break
        page.keyboard.press("Escape")
        liis.move()
    number = int(count.first.inner_text())
    count.first.tap()
    expect(page.locator('[data-court="1"] .lit')).to_have_count(number)
    page.locator('[data-wall="1"]').tap()
    expect(page.locator('[data-wall="1"]')).to_have_attribute("aria-pressed", "true")
    assert not scrolls(liis)


def test_a_turn_on_a_phone(person: NewPerson) -> None:
    liis = person(viewport=PHONE, has_touch=True, is_mobile=True)
    liis.sit_at(liis.make_table("here", "greedy", "greedy"))
    for _ in range(6):
        liis.wait_for_turn()
        liis.move()
    assert not scrolls(liis)


def press_both(someone: Person, first: str, second: str, brings: str) -> None:
    """Two keys that belong together; once more where the machine is so busy that a while passes between them."""
    for _ in range(10):
        someone.page.keyboard.press(first)
        someone.page.keyboard.press(second)
        if someone.page.locator(brings).count():
            return
        someone.page.keyboard.press("Escape")
    raise AssertionError(f"{first} {second} never brought {brings}")


def tab_to(someone: Person, where: str) -> None:
    """Go there with the Tab key, as somebody without a mouse must."""
    someone.page.locator(where).first.wait_for()
    for _ in range(150):
        if someone.page.evaluate("(where) => document.activeElement?.matches(where) ?? false", where):
            return
        someone.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {where}")


def test_a_turn_by_keyboard_alone(person: NewPerson) -> None:
    liis = person()
    page = liis.page
    liis.visit("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.keyboard.press("Enter")
    liis.expect_table()
    for _ in range(3):
        liis.wait_for_turn()
        before = liis.moment()
        if page.locator("[data-question='place-tiles']").count():
            page.keyboard.press("o")
            tab_to(liis, "[data-option]")
            page.keyboard.press("Enter")
        else:
            press_both(liis, "m", "1", '[data-money="1"][aria-pressed="true"]')
        tab_to(liis, "[data-confirm]")
        page.keyboard.press("Enter")
        liis.until_changed(before)


def test_arrows_walk_over_the_board_and_the_ring_is_seen(person: NewPerson) -> None:
    liis = person()
    liis.sit_at(liis.make_table("here", "greedy"))
    for _ in range(8):
        liis.wait_for_turn()
        liis.move()
    liis.wait_for_turn()  # from here on nothing comes that would take the ring away
    page = liis.page
    squares = page.locator("[data-court] [data-cell]")
    assert squares.count() > 1
    page.locator('[data-court] [data-cell][tabindex="0"]').first.focus()
    seen = {page.evaluate("document.activeElement.dataset.cell")}
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.dataset.cell"))
    assert len(seen) > 1
    assert None not in seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_chooses_the_language(person: NewPerson, language: str) -> None:
    liis = person(locale=LANGUAGES[language])
    liis.visit("/")
    expect(liis.page.locator("html")).to_have_attribute("lang", language)
    liis.page.wait_for_load_state("networkidle")  # see test_a_newcomer_is_one_guest_before_the_first_question
    liis.sit_at(liis.make_table("here", "greedy", "greedy"))
    liis.wait_for_turn()
    expect(liis.page.locator("html")).to_have_attribute("lang", language)
    assert ids_shown(liis) == []
    assert ("What will you do?" in liis.prompt.inner_text()) is (language == "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_overlaps_where_modules_are_chosen(person: NewPerson, language: str) -> None:
    """Twenty modules on a laptop: name, line and tags of each stand below each other, inside their card."""
    liis = person(locale=LANGUAGES[language])
    liis.visit("/new")
    liis.page.locator("button.module").nth(19).wait_for()
    script = """(cards) => cards.filter((card) => {
        const [name, line, tags] = ["b", ".line", "small"].map((at) => card.querySelector(at).getBoundingClientRect());
        const whole = card.getBoundingClientRect();
        return name.top < whole.top || line.top < name.bottom - 1 || tags.top < line.bottom - 1
            || tags.bottom > whole.bottom;
    }).map((card) => card.innerText)"""
    assert liis.page.locator("button.module").evaluate_all(script) == []


def test_a_whole_box_of_modules_is_switched_at_once(person: NewPerson) -> None:
    liis = person()
    liis.visit("/new")
    box = liis.page.get_by_role("button", name="The City Gates")
    chosen = liis.page.locator('button.module[aria-pressed="true"]')
    liis.page.get_by_role("button", name=re.compile("^Thieves")).click()
    box.click()
    expect(chosen).to_have_count(5)
    box.click()
    expect(chosen).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tiles_of_the_tray_keep_clear_of_its_buttons(person: NewPerson, language: str) -> None:
    liis = person(locale=LANGUAGES[language])
    liis.sit_at(liis.make_table("here", "greedy"))
    places = [place.bounding_box() for place in liis.page.locator(".stock [data-place] > *").all()]
    buttons = [button.bounding_box() for button in liis.page.locator(".deeds:has([data-end]) > *").all()]
    assert len(places) == len(buttons) == 2
    assert max(box["x"] + box["width"] for box in places if box) <= min(box["x"] for box in buttons if box)


def ids_shown(someone: Person) -> list[str]:
    """Ids of messages that nobody has put into words."""
    text = someone.page.locator("body").inner_text()
    return re.findall(r"\b(?:table|shell|start|new|follow|ask|offer|event|problem)-[a-z-]+\b", text)


def test_the_language_is_switched_and_remembered(person: NewPerson) -> None:
    liis = person()
    liis.visit("/")
    english = liis.page.locator("main").inner_text()
    liis.page.get_by_role("button", name="Nederlands").click()
    expect(liis.page.locator("html")).to_have_attribute("lang", "nl")
    assert liis.page.locator("main").inner_text() != english
    liis.page.reload()
    expect(liis.page.locator("html")).to_have_attribute("lang", "nl")


# What comes into sight can hardly be read at first, even where nothing moves: its single frame may be a late one.
STILL = """() => Promise.all(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime < Infinity)
    .map((one) => one.finished.catch(() => undefined))).then(() => undefined)"""


def faults(someone: Person, axe: str) -> list[str]:
    """What axe finds that would keep somebody out, as short lines."""
    someone.page.evaluate(axe)
    someone.page.evaluate(STILL)
    found: list[dict[str, Any]] = someone.page.evaluate("async () => (await axe.run()).violations")
    grave = [fault for fault in found if fault["impact"] in SERIOUS]
    return [f"{fault['id']}: {node['html'][:160]}" for fault in grave for node in fault["nodes"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/new", "/join", "/watch", "/replays", "/rules", "/rules/base", "/learn"])
def test_no_serious_fault_on_the_pages(person: NewPerson, axe: str, path: str, theme: str) -> None:
    liis = person(color_scheme=theme)
    liis.visit(path)
    expect(liis.page.locator("main, [data-question]").first).to_be_visible()
    liis.page.wait_for_load_state("networkidle")
    assert faults(liis, axe) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_serious_fault_at_the_table(person: NewPerson, axe: str, size: dict[str, int]) -> None:
    liis = person(viewport=size)
    liis.sit_at(liis.make_table("here", "greedy", "greedy", modules=["huts", "characters", "vizier"]))
    for _ in range(4):
        liis.wait_for_turn(40)
        liis.move()
    liis.wait_for_turn(40)
    assert faults(liis, axe) == []


def misnamed(someone: Person) -> list[list[str]]:
    """Buttons and links on which something stands that is not in their name, or that have no name at all."""
    found: list[list[str]] = someone.page.evaluate(NAMED.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("path", ["/", "/new", "/join", "/watch", "/replays", "/rules", "/rules/base", "/learn"])
def test_buttons_of_the_pages_are_called_what_stands_on_them(person: NewPerson, path: str) -> None:
    liis = person()
    liis.visit(path)
    liis.page.wait_for_load_state("networkidle")
    assert misnamed(liis) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_buttons_of_the_table_are_called_what_stands_on_them(person: NewPerson, size: dict[str, int]) -> None:
    """Who speaks to the machine says what is seen; who hears it hears that, too (WCAG 2.5.3)."""
    liis = person(viewport=size)
    liis.sit_at(liis.make_table("here", "greedy", "greedy", modules=["huts", "characters", "vizier"]))
    for _ in range(4):
        liis.wait_for_turn(40)
        assert misnamed(liis) == []
        liis.move()
    liis.wait_for_turn(40)
    liis.page.keyboard.press("o")
    assert misnamed(liis) == []


def test_no_serious_fault_in_a_replay(person: NewPerson, axe: str, finished: str) -> None:
    liis = person()
    liis.visit(f"/replay/{upload(liis, finished)}")
    expect(liis.page.locator("[data-court]").first).to_be_visible()
    assert faults(liis, axe) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_serious_fault_in_the_result_and_the_scoring(person: NewPerson, axe: str, finished: str, theme: str) -> None:
    liis = person(color_scheme=theme)
    liis.visit(f"/t/{upload(liis, finished)}")
    dialog = liis.page.get_by_role("dialog")
    expect(dialog).to_contain_text("won")
    assert faults(liis, axe) == []
    dialog.get_by_role("button", name="Where the points came from").click()
    expect(dialog).to_contain_text("Final scoring")
    assert faults(liis, axe) == []
