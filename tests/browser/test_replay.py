"""Finished games: step through them, share them, download and upload them."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from alhambra.bots.bot import make
from alhambra.core.engine import is_over, to_move
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.view import view
from alhambra.games.match import Match
from tests.browser.conftest import NewPerson
from tests.browser.person import Person


@pytest.fixture(scope="session")
def finished() -> str:
    """The record of a whole game between two bots."""
    match, bot, chance = Match(Setup(2, 5), ("greedy", "greedy")), make("greedy"), fast(5)
    while not is_over(match.state):
        match.play(bot.choose(view(match.state, to_move(match.state)), chance))
    return match.save()


def upload(someone: Person, record: str) -> str:
    answer = someone.page.request.post(
        f"{someone.address}/api/records",
        data=record,
        headers={"origin": someone.address, "content-type": "text/plain; charset=utf-8"},
    )
    assert answer.ok, answer.text()
    return str(answer.json()["table"]["id"])


def test_a_record_is_uploaded_and_stepped_through(person: NewPerson, finished: str, tmp_path: Path) -> None:
    liis = person()
    file = tmp_path / "game.record"
    file.write_text(finished, encoding="utf-8")
    liis.visit("/replays")
    liis.page.locator('input[type="file"]').set_input_files(file)
    expect(liis.page).to_have_url(f"{liis.address}/replay/{liis.page.url.rpartition('/')[2]}")
    expect(liis.page.locator("[data-court]").first).to_be_visible()
    first = pieces(liis)
    for _ in range(8):
        liis.page.keyboard.press("ArrowRight")
    liis.until(lambda: pieces(liis) != first, "the game went on")
    for _ in range(8):
        liis.page.keyboard.press("ArrowLeft")
    liis.until(lambda: pieces(liis) == first, "and back")


def pieces(someone: Person) -> list[str]:
    shown = someone.page.locator("[data-field] [data-piece], [data-money]").all()
    return [piece.get_attribute("data-piece") or "" for piece in shown]


def test_a_broken_record_says_which_line(person: NewPerson, finished: str, tmp_path: Path) -> None:
    liis = person()
    lines = finished.splitlines(keepends=True)
    lines[11] = "buy nothing with nothing\n"
    file = tmp_path / "broken.record"
    file.write_text("".join(lines), encoding="utf-8")
    liis.visit("/replays")
    liis.page.locator('input[type="file"]').set_input_files(file)
    expect(liis.page.get_by_text("12").first).to_be_visible()


def test_the_record_comes_back_as_it_was(person: NewPerson, finished: str) -> None:
    liis = person()
    table = upload(liis, finished)
    assert liis.page.request.get(f"{liis.address}/api/tables/{table}/record").text() == finished


def test_a_replay_is_shared_by_its_address(person: NewPerson, finished: str) -> None:
    liis, jan = person(), person()
    table = upload(liis, finished)
    liis.visit(f"/replay/{table}?at=20")
    expect(liis.page.locator("[data-court]").first).to_be_visible()
    jan.visit(f"/replay/{table}?at=20")
    expect(jan.page.locator("[data-court]").first).to_be_visible()
    jan.until(lambda: pieces(jan) == pieces(liis), "both see the same moment")
