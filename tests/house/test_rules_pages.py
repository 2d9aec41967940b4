"""The rules pages as the browser gets them: nothing lost, nothing doubled, every link leads somewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tools.rule_coverage import EXAMPLE, RULE
from tools.rules_pages import PAGES, PREFIXES, RULES, index, item, pieces, read_pages
from web.bundle import ROOT, sources

Page = dict[str, Any]


@pytest.fixture(scope="module")
def pages() -> dict[str, Page]:
    return read_pages()


def ids_of(page: Page) -> list[str]:
    found = []
    for block in page["blocks"]:
        if block["kind"] == "rule":
            found.append(block["id"])
        elif block["kind"] == "table":
            found += [name for name in block["ids"] if name]
    return found


def links_of(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("rule"), str):
            yield value["rule"]
        for part in value.values():
            yield from links_of(part)
    elif isinstance(value, list):
        for part in value:
            yield from links_of(part)


def test_every_rule_and_example_of_the_pages_is_there_once(pages: dict[str, Page]) -> None:
    written = Counter[str]()
    for file in RULES.glob("*.md"):
        text = file.read_text(encoding="utf-8")
        written.update(RULE.findall(text))
        written.update(EXAMPLE.findall(text))
    shown = Counter(name for page in pages.values() for name in ids_of(page))
    assert shown == Counter(written.keys())


def test_a_rule_stands_on_the_page_of_its_family(pages: dict[str, Page]) -> None:
    strays = [
        (page["key"], name)
        for page in pages.values()
        for name in ids_of(page)
        if PREFIXES[name.split("-")[0]] != page["key"]
    ]
    assert strays == []


def test_every_link_leads_to_a_rule(pages: dict[str, Page]) -> None:
    known = {name for page in pages.values() for name in ids_of(page)}
    assert sorted({name for name in links_of(list(pages.values())) if name not in known}) == []


def test_anchors_of_a_page_differ(pages: dict[str, Page]) -> None:
    for page in pages.values():
        anchors = [section["anchor"] for section in page["sections"]]
        assert len(anchors) == len(set(anchors)), page["key"]


def test_no_mark_of_markdown_is_left_in_a_text(pages: dict[str, Page]) -> None:
    texts = [block["text"] for page in pages.values() for block in page["blocks"] if "text" in block]
    plain = [piece for text in texts if isinstance(text, list) for piece in text if isinstance(piece, str)]
    assert [piece for piece in plain if re.search(r"\*\*|`", piece)] == []


def test_every_page_has_a_title_and_something_to_say(pages: dict[str, Page]) -> None:
    assert list(pages) == list(PAGES)
    assert [page["key"] for page in pages.values() if not page["title"] or not page["blocks"]] == []


def test_pages_with_pieces_known_only_in_part_say_so(pages: dict[str, Page]) -> None:
    assert pages["huts"]["unconfirmed"]
    assert not pages["thieves"]["unconfirmed"]
    assert {page["key"]: page["unconfirmed"] for page in index(pages)["pages"]}["diamonds"]


def test_a_decision_a_link_and_a_source_are_marked() -> None:
    block = item(["- **B-5** Open (S000). **Decision:** as in B-4, *always*."], {"S000"})
    assert block["id"] == "B-5"
    assert block["text"] == [
        "Open ",
        {"source": "S000"},
        ". ",
        {"decision": "Decision"},
        " as in ",
        {"rule": "B-4"},
        ", ",
        {"italic": "always"},
        ".",
    ]
    assert pieces("(see B-4)", {"S000"}) == ["(see ", {"rule": "B-4"}, ")"]


def test_the_pages_can_be_made_from_the_sources_of_the_app_alone(tmp_path: Path) -> None:
    """The build copies them elsewhere, where nothing of ours is installed."""
    for path in [path for path in sources() if "web" not in path.relative_to(ROOT).parts]:
        copy = tmp_path / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    command = [sys.executable, "-I", str(tmp_path / "tools" / "rules_pages.py"), str(tmp_path / "pages")]
    made = subprocess.run(command, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    assert len(list((tmp_path / "pages").glob("*.json"))) == len(PAGES) + 1
