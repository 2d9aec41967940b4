"""How much a browser has to load before the table is seen."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response

from tests.browser.conftest import NewPerson

LARGEST = 150_000  # bytes of script, packed


def test_the_script_of_the_table_is_small(person: NewPerson) -> None:
    liis = person()
    table = liis.make_table("here", "greedy", "greedy")
    scripts: list[Response] = []
    liis.page.on("response", lambda answer: scripts.append(answer) if ".js" in answer.url else None)
    liis.sit_at(table)
    liis.wait_for_turn()
    sizes = {answer.url.rpartition("/")[2]: len(gzip.compress(answer.body())) for answer in scripts}
    assert sizes
    assert sum(sizes.values()) < LARGEST, sizes


def test_nothing_is_fetched_from_elsewhere(person: NewPerson) -> None:
    liis = person()
    asked: set[str] = set()
    liis.page.on("request", lambda request: asked.add(request.url))
    for path in ("/", "/new", "/rules"):
        liis.visit(path)
        liis.page.wait_for_load_state("networkidle")
    liis.sit_at(liis.make_table("here", "greedy"))
    liis.wait_for_turn()
    assert [url for url in asked if not url.startswith((liis.address, "data:"))] == []
