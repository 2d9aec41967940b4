"""Browsers against the real server: one server and one browser for each worker, fresh cookies for each person."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response, expect

from alhambra.server.static import Static
from tests.browser.person import Person
from tests.browser.server import Server, running
from tools.browser import axe_script, open_browser

RESULTS = Path(__file__).parent / "results"
DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}

# The longest first.
WHOLE_GAMES = (
    "test_all_twenty_modules_are_played_to_the_end",
    "test_a_whole_two_player_game_by_clicks",
    "test_a_whole_game",
)

NewPerson = Callable[..., Person]

PATIENCE = 60_000  # milliseconds: what comes at all may come late on a busy machine; only a failure waits so long
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is in this folder, and begin with whole games: at the end of the run everybody would wait for them."""
    ours = [item for item in items if Path(__file__).parent in item.path.parents]
    for item in ours:
        item.add_marker(pytest.mark.browser)
    whole = [item for name in WHOLE_GAMES for item in ours if item.name == name]
    others = [item for item in items if item not in whole]
    # Workers are given two tests to begin with: a long one each, and a short one.
    first = [item for pair in zip(whole, others, strict=False) for item in pair]
    items[:] = first + [item for item in [*whole, *others] if item not in first]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether the test failed, for the pictures."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with open_browser() as opened:
        yield opened


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert Static().built, "the browser app is not built into the installed package: see build/report.txt"
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


def is_missing(answer: Response) -> bool:
    """A picture or a script that is not there."""
    return answer.status >= 400 and bool(re.search("/(art|assets)/", answer.url))


@pytest.fixture
def person(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    """Makes persons, each with a browser of its own. An error on a page or a missing picture fails the test."""
    contexts: list[BrowserContext] = []
    pages: list[Page] = []
    errors: list[str] = []

    def make(**options: object) -> Person:
        settings: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("response", lambda answer: errors.append(answer.url) if is_missing(answer) else None)
        contexts.append(context)
        pages.append(page)
        return Person(page, server.address)

    yield make
    if request.node.stash.get(FAILED, False):
        RESULTS.mkdir(exist_ok=True)
        for number, page in enumerate(pages):
            if not page.is_closed():
                page.screenshot(path=RESULTS / f"{request.node.name}-{number}.png")
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture(scope="session")
def axe() -> str:
    return axe_script()
