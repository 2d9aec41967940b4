"""Other ways to use it: a phone, the keyboard alone, four languages, and no need for sight or a mouse (axe)."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, NewPerson
from tests.browser.person import Person
from tests.browser.test_replay import finished, upload

__all__ = ["finished"]

LANGUAGES = {"en": "en-GB", "nl": "nl-NL", "et": "et-EE", "de": "de-DE"}
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


def test_a_turn_on_a_phone(person: NewPerson) -> None:
    liis = person(viewport=PHONE, has_touch=True, is_mobile=True)
    liis.sit_at(liis.make_table("here", "greedy", "greedy"))
    for _ in range(6):
        liis.wait_for_turn()
        liis.move()
    assert not scrolls(liis)


def test_a_turn_by_keyboard_alone(person: NewPerson) -> None:
    liis = person()
    page = liis.page
    liis.visit("/")
    page.keyboard.press("Enter")  # play now
    liis.expect_table()
    for _ in range(3):
        liis.wait_for_turn()
        before = liis.state()
        if page.locator("[data-question='place-tiles']").count():
            page.keyboard.press("o")
            page.keyboard.press("Tab")
            page.locator("[data-option]").first.focus()
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("m")
            page.keyboard.press("1")
        page.locator("[data-confirm]").focus()
        page.keyboard.press("Enter")
        liis.until_changed(before)


def test_arrows_walk_over_the_board_and_the_ring_is_seen(person: NewPerson) -> None:
    liis = person()
    liis.sit_at(liis.make_table("here", "greedy"))
    for _ in range(8):
        liis.wait_for_turn()
        liis.move()
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
    liis.sit_at(liis.make_table("here", "greedy", "greedy"))
    liis.wait_for_turn()
    expect(liis.page.locator("html")).to_have_attribute("lang", language)
    assert ids_shown(liis) == []


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


def faults(someone: Person, axe: str) -> list[str]:
    """What axe finds that would keep somebody out, as short lines."""
    someone.page.evaluate(axe)
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


def test_no_serious_fault_in_a_replay_and_its_scorings(person: NewPerson, axe: str, finished: str) -> None:
    liis = person()
    liis.visit(f"/replay/{upload(liis, finished)}")
    expect(liis.page.locator("[data-court]").first).to_be_visible()
    assert faults(liis, axe) == []
