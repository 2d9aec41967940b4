"""The Dice Game in the browser: a whole game by the mouse, dice by keys, hints, a phone."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPerson
from tests.browser.person import Person
from tests.browser.test_alcazaba import PATIENCE, ROUNDS, dice, take_move, to_question
from tests.browser.test_ways import faults

TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
TARGETS = "[data-target]"


def sit_down(person: Person, *seats: str) -> None:
    person.sit_at(person.make_table(*seats, game="dice"))
    expect(person.page.locator("main[data-game='dice']")).to_be_visible()


def take_hint(person: Person) -> Locator:
    """Ask for a hint; the best way to go on. It is reckoned in a process that may have to start first."""
    person.page.locator("[data-hint]").click()
    best = person.page.locator("[data-advice='1']")
    expect(best).to_contain_text("pts", timeout=PATIENCE * 1000)
    return best


def throw(person: Person) -> None:
    """To the own turn, and all dice thrown."""
    assert person.wait_for_turn(PATIENCE)
    person.page.locator("[data-throw]").click()
    expect(person.page.locator("[data-throws='1'] [data-die]")).to_have_count(8)


def test_a_whole_game(person: NewPerson) -> None:
    """Every decision by clicking what the table shows, up to the result; stones have come up the tracks."""
    liis = person()
    wrong: list[str] = []
    liis.page.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
    sit_down(liis, "here", "greedy")
    seen: set[str] = set()
    for _ in range(400):
        if not liis.wait_for_turn(PATIENCE):
            break
        liis.close_dialogs()
        seen.add(liis.page.locator("main[data-round]").get_attribute("data-round") or "")
        liis.move()
    assert liis.is_over()
    assert seen == {str(number) for number in range(1, ROUNDS + 1)}
    liis.close_dialogs()
    assert liis.page.locator("[data-track] img").count() >= len(TYPES)
    expect(liis.page.locator("[data-seat='dirk']")).to_be_visible()
    assert int(liis.page.locator("[data-score='0']").inner_text()) >= 0  # what it is, luck decides
    assert wrong == []


def test_dice_are_kept_by_their_numbers_and_the_bar_throws(person: NewPerson) -> None:
    liis = person()
    sit_down(liis, "here", "greedy", "greedy")
    assert liis.wait_for_turn(PATIENCE)
    liis.page.keyboard.press(" ")
    expect(liis.page.locator("[data-throws='1'] [data-die]")).to_have_count(8)
    before = dice(liis)
    for key in "128":
        liis.page.keyboard.press(key)
    expect(liis.page.locator("[data-die][aria-pressed='true']")).to_have_count(3)
    liis.page.keyboard.press(" ")
    expect(liis.page.locator("[data-throws='2']")).to_be_visible()
    kept = [before[0], before[1], before[7]]
    for face in set(kept):
        assert dice(liis).count(face) >= kept.count(face)


def test_a_hint_lifts_the_dice_it_keeps_and_tells_the_chances(person: NewPerson) -> None:
    liis = person()
    sit_down(liis, "here", "greedy", "greedy")
    throw(liis)
    expect(liis.page.locator("[data-hints]")).to_have_count(0)  # never unasked
    best = take_hint(liis)
    expect(liis.page.locator("[data-hints] dd").first).to_contain_text("%")
    kept = best.locator("img").count()
    best.click()
    expect(liis.page.locator("[data-die][aria-pressed='true']")).to_have_count(kept)
    liis.page.locator("[data-throw]").click()
    expect(liis.page.locator("[data-throws='2']")).to_be_visible()
    expect(best).to_be_visible(timeout=PATIENCE * 1000)  # an open hint follows the dice
    liis.page.keyboard.press("h")
    expect(best).to_have_count(0)


def test_there_are_hints_about_rewards(person: NewPerson) -> None:
    liis = person()
    sit_down(liis, "here", "greedy")
    to_question(liis, "take-reward")
    take_move(liis)


def test_the_field_is_shown_before_the_marker_is_placed(person: NewPerson) -> None:
    liis = person()
    sit_down(liis, "here", "greedy", "greedy")
    throw(liis)
    target = liis.page.locator(TARGETS).first
    column = target.get_attribute("data-target")
    target.click()
    expect(target.locator(".ghost")).to_be_visible()
    liis.page.keyboard.press("Escape")
    expect(target.locator(".ghost")).to_have_count(0)
    target.click()
    liis.page.keyboard.press("Enter")
    expect(liis.page.locator(f"[data-column='{column}'] [data-marker='0']")).to_have_count(1)


def test_nothing_scrolls_and_nothing_is_unreadable(person: NewPerson, axe: str) -> None:
    liis = person(color_scheme="dark")
    sit_down(liis, "here", *["greedy"] * 5)
    throw(liis)
    take_hint(liis)
    size = liis.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [DESKTOP["width"], DESKTOP["height"]]
    assert faults(liis, axe) == []


def test_on_a_phone_everything_is_within_reach(person: NewPerson) -> None:
    liis = person(viewport=PHONE, has_touch=True)
    sit_down(liis, "here", "greedy")
    throw(liis)
    assert liis.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for place in ("[data-dice]", *[f"[data-column='{kind}']" for kind in TYPES], "[data-question]", "[data-throw]"):
        expect(liis.page.locator(place).first).to_be_in_viewport(ratio=0.9)
    take_hint(liis).tap()
    expect(liis.page.get_by_role("dialog")).to_have_count(0)
    before = liis.moment()
    liis.page.locator(TARGETS).last.tap()
    assert liis.confirm()
    liis.until_changed(before)
