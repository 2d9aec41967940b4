"""The Alcazaba variant in the browser: a whole game by the mouse, dice by keys, a remodelling, a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from alhambra.core.pieces import TYPES
from alhambra.core.setup import Setup
from tests.browser.conftest import DESKTOP, PHONE, NewPerson
from tests.browser.person import Person
from tests.browser.records import bots_game
from tests.browser.test_replay import upload
from tests.browser.test_ways import faults, scrolls

ROUNDS = 5
PATIENCE = 60.0  # several bots think in turn


def sit_down(person: Person, *seats: str) -> None:
    person.sit_at(person.make_table(*seats, game="alcazaba"))
    expect(person.page.locator("[data-game='alcazaba']")).to_be_visible()


def dice(person: Person) -> list[str]:
    return (person.page.locator("[data-dice]").get_attribute("data-dice") or "").split()


def to_question(person: Person, name: str) -> None:
    """Play on until this is asked."""
    for _ in range(100):
        assert person.wait_for_turn(PATIENCE)
        person.close_dialogs()
        if person.prompt.get_attribute("data-question") == name:
            return
        person.move()
    raise AssertionError(f"never asked: {name}")


def take_move(person: Person) -> None:
    """Ask for a hint where no dice are thrown; the best move is laid out and waits for the confirmation."""
    person.page.keyboard.press("h")
    best = person.page.locator("[data-hints] [data-advice='1']")
    expect(best).to_contain_text("%", timeout=PATIENCE * 1000)
    expect(person.page.locator("[data-hints] [data-advice='2']")).to_be_visible()
    before = person.moment()
    best.click()
    expect(person.page.locator("[data-hints]")).to_have_count(0)
    assert person.confirm()
    person.until_changed(before)


def test_a_new_table_is_made_for_the_variant(person: NewPerson) -> None:
    liis = person()
    liis.visit("/new")
    liis.page.get_by_role("radio", name="Alcazaba").check()
    expect(liis.page.locator("[data-game='alcazaba']")).to_contain_text("Throw dice")
    liis.page.get_by_role("button", name=re.compile("Open the table")).click()
    liis.expect_table()
    expect(liis.page.locator("main[data-game='alcazaba'][data-round='1']")).to_be_visible()
    expect(liis.page.locator("[data-piece^='offer:']")).to_have_count(11)


def test_a_whole_game(person: NewPerson) -> None:
    """Every decision by clicking what the table shows, up to the result; the tiles won stand in the own court."""
    liis = person()
    sit_down(liis, "here", "greedy")
    seen: set[str] = set()
    for _ in range(400):
        if not liis.wait_for_turn(PATIENCE):
            break
        seen.add(liis.page.locator("main[data-round]").get_attribute("data-round") or "")
        liis.move()
    assert liis.is_over()
    assert seen == {str(number) for number in range(1, ROUNDS + 1)}
    liis.close_dialogs()
    assert len(liis.court(0)) > 1
    assert int(liis.page.locator(".me .score").inner_text()) > 0


def test_a_hint_lifts_the_dice_it_keeps(person: NewPerson) -> None:
    liis = person()
    sit_down(liis, "here", "greedy")
    liis.wait_for_turn(PATIENCE)
    expect(liis.page.locator("[data-hint]")).to_have_count(0)  # before the first throw there is nothing to say
    liis.page.keyboard.press("t")
    expect(liis.page.locator("[data-throws='1']")).to_be_visible()
    liis.page.keyboard.press("h")
    best = liis.page.locator("[data-advice='1']")
    expect(best).to_contain_text("pts", timeout=PATIENCE * 1000)
    expect(liis.page.locator("[data-hints] dd").first).to_contain_text("%")
    kept = best.locator("img").count()
    best.click()
    expect(liis.page.locator("[data-hints]")).to_have_count(0)
    expect(liis.page.locator("[data-die][aria-pressed='true']")).to_have_count(kept)


def test_there_are_hints_about_tiles(person: NewPerson) -> None:
    liis = person()
    sit_down(liis, "here", "greedy")
    to_question(liis, "place-tiles")
    take_move(liis)


def test_a_hint_about_dice_tells_what_else_can_be_done(person: NewPerson) -> None:
    """Whether a chip or a remodelling is worth it, luck decides: here the answer of the server gets such moves."""
    liis = person()
    sit_down(liis, "here", "greedy")
    while len(liis.court(0)) < 2:
        to_question(liis, "place-tiles")
        liis.move()
        assert liis.wait_for_turn(PATIENCE)  # until then the court is the old one
    to_question(liis, "dice-turn")
    liis.move()  # the first throw
    expect(liis.page.locator("[data-throws='1'] [data-die]")).to_have_count(8)
    tile = next(tile for cell, tile in liis.court(0).items() if cell != "0,0")
    others = sorted(dice(liis)[1:], key=TYPES.index)
    moves = [
        {"key": key, "label": {"id": "folder-remove", "args": {}}, "chance": chance, "points": 40.0, "reasons": []}
        for key, chance in ((f"throw {' '.join(others)}", 0.5), (f"remove {tile}", 0.25))
    ]

    def with_moves(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "moves": moves})

    liis.page.route("**/hint?*", with_moves)
    liis.page.keyboard.press("h")
    ways = liis.page.locator("[data-hints] [data-advice]")
    expect(ways.last).to_contain_text("25%", timeout=PATIENCE * 1000)
    expect(ways.first).not_to_contain_text("%")
    ways.filter(has_text="50%").click()
    expect(liis.page.locator("[data-die][aria-pressed='true']")).to_have_count(1)  # the others would be thrown
    liis.page.keyboard.press("h")
    ways.last.click()
    expect(liis.page.locator("[data-hints]")).to_have_count(0)
    expect(liis.page.locator("[data-confirm]")).to_be_enabled()


def test_dice_are_kept_by_their_numbers_and_the_others_thrown(person: NewPerson) -> None:
    liis = person()
    sit_down(liis, "here", "greedy", "greedy")
    liis.wait_for_turn(PATIENCE)
    liis.page.keyboard.press("t")
    expect(liis.page.locator("[data-throws='1'] [data-die]")).to_have_count(8)
    before = dice(liis)
    for key in "1238":
        liis.page.keyboard.press(key)
    liis.page.keyboard.press("8")  # and let go again
    expect(liis.page.locator("[data-die][aria-pressed='true']")).to_have_count(3)
    liis.page.keyboard.press("t")
    expect(liis.page.locator("[data-throws='2']")).to_be_visible()
    after = dice(liis)
    for face in set(before[:3]):
        assert after.count(face) >= before[:3].count(face)
    expect(liis.page.locator("[data-die][aria-pressed='true']")).to_have_count(3)


def test_the_field_is_shown_before_the_marker_is_placed(person: NewPerson) -> None:
    liis = person()
    sit_down(liis, "here", "greedy", "greedy")
    liis.wait_for_turn(PATIENCE)
    liis.move()
    target = liis.page.locator("[data-target]").first
    column = target.get_attribute("data-target")
    target.click()
    expect(target.locator(".ghost")).to_be_visible()
    liis.page.keyboard.press("Escape")
    expect(target.locator(".ghost")).to_have_count(0)
    target.click()
    liis.page.keyboard.press("Enter")
    expect(liis.page.locator(f"[data-column='{column}'] [data-marker='0']")).to_have_count(1)


def test_remodelling_instead_of_placing(person: NewPerson) -> None:
    """A tile of the reserve is built after the first throw; no marker of this turn comes onto the board."""
    liis = person()
    sit_down(liis, "here", "greedy")
    reserve = liis.page.locator("[data-place='reserve'] [data-piece]")
    for _ in range(200):
        assert liis.wait_for_turn(PATIENCE)
        if liis.prompt.get_attribute("data-question") == "place-tiles":
            before = liis.moment()
            liis.page.locator("[data-question] [data-option='reserve']").click()
            liis.confirm()
            liis.until_changed(before)
        elif reserve.count() and liis.prompt.get_attribute("data-question") == "dice-turn":
            break
        else:
            liis.move()
    liis.move()  # the first throw
    expect(liis.page.locator("[data-throws='1'] [data-die]")).to_have_count(8)
    built = len(liis.court(0))
    liis.page.keyboard.press("r")
    for tile in reserve.all():
        tile.click()
        if liis.page.locator(".free.legal[data-cell]").count():
            break
    assert liis.build()
    liis.until(lambda: len(liis.court(0)) == built + 1, "the tile stands")


def test_on_a_phone_everything_is_within_reach(person: NewPerson) -> None:
    liis = person(viewport=PHONE, has_touch=True)
    sit_down(liis, "here", "greedy", "greedy", "greedy")
    for _ in range(12):
        if not liis.wait_for_turn(PATIENCE):
            break
        liis.move()
    wide = liis.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    for place in ("[data-dice]", "[data-column='tower']", "[data-court]", "[data-question]"):
        expect(liis.page.locator(place).first).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_serious_fault_at_the_table(person: NewPerson, axe: str, size: dict[str, int], theme: str) -> None:
    liis = person(viewport=size, color_scheme=theme)
    sit_down(liis, "here", "greedy", "greedy")
    liis.wait_for_turn(PATIENCE)
    assert liis.throw_first()
    expect(liis.page.locator("[data-target]").first).to_be_visible()
    assert not scrolls(liis)
    assert faults(liis, axe) == []


def test_a_finished_game_is_stepped_through(person: NewPerson) -> None:
    liis = person()
    liis.visit(f"/replay/{upload(liis, bots_game(Setup(3, 5, game='alcazaba')))}")
    table = liis.page.locator("main[data-game='alcazaba']")
    expect(table).to_have_attribute("data-round", "1")
    offered = liis.pieces("[data-piece^='offer:']")
    assert len(offered) == 11
    liis.page.keyboard.press("ArrowRight")
    expect(liis.page.locator("[data-die]")).to_have_count(8)
    liis.page.keyboard.press("End")
    expect(table).to_have_attribute("data-round", str(ROUNDS))
