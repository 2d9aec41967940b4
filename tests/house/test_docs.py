"""The documentation as a site: every page is in the menu, nothing leads nowhere, and nothing comes from elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path

import pytest

from tools.docs_pages import BESIDE, prepared, spaced

ROOT = Path(__file__).resolve().parent.parent.parent
DOCS = ROOT / "docs"
MENU = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
needs_mkdocs = pytest.mark.skipif(find_spec("mkdocs") is None, reason="requirements/docs.lock is not installed")


def test_the_menu_names_every_page_once() -> None:
    named = re.findall(r": (\S+\.md)$", MENU, re.MULTILINE)
    pages = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    assert sorted(named) == sorted(pages | set(BESIDE.values()))


def test_lists_and_tables_stand_apart_from_what_is_before_them() -> None:
    assert spaced("Rules:\n- one\n  goes on\n- two\n\nText") == "Rules:\n\n- one\n  goes on\n- two\n\nText"
    assert spaced("Points\n| a | b |\n| - | - |") == "Points\n\n| a | b |\n| - | - |"
    assert spaced("1. one\n2. two") == "1. one\n2. two"


def test_what_lies_inside_an_item_is_moved_in_far_enough() -> None:
    assert spaced("- one\n  - inner\n  - more\n- two") == "- one\n    - inner\n    - more\n- two"


def test_links_stay_on_the_site_or_are_none() -> None:
    assert prepared("[how](../architecture.md#x)", "guide/new-module.md") == "[how](../architecture.md#x)"
    assert prepared("[help](../../CONTRIBUTING.md)", "guide/new-module.md") == "[help](../contributing.md)"
    assert prepared("[new](docs/guide/bots.md)", "contributing.md") == "[new](guide/bots.md)"
    assert prepared("[the data](../../src/alhambra/data)", "guide/new-module.md") == "the data"
    assert prepared("[nowhere](../../src/nowhere.py)", "guide/new-module.md") == "[nowhere](../../src/nowhere.py)"


def test_code_is_left_alone() -> None:
    code = "```\nText\n- [x](../../README.md)\n# no title\n```"
    assert prepared(f"# One\n\n{code}\n\n# Two\n", "index.md") == f"# One\n\n{code}\n\n## Two\n"


class Seen(HTMLParser):
    """What a page loads, and where one can go to in it."""

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.anchors: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = dict(attrs)
        self.anchors.add(facts.get("id") or "")
        if tag in ("script", "img", "iframe", "source", "link"):
            self.loads.append(facts.get("src") or facts.get("href") or "")


@needs_mkdocs
def test_the_site_builds_without_a_warning_and_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    site = tmp_path / "site"
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "docs.py"), str(site)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    pages = {path.relative_to(site).as_posix(): Seen() for path in site.rglob("*.html")}
    for name, seen in pages.items():
        seen.feed((site / name).read_text(encoding="utf-8"))
        assert [address for address in seen.loads if re.match(r"(\w+:)?//", address)] == [], name
    assert pages["index.html"].loads
    for page in (DOCS / "rules").glob("*.md"):
        rules = set(re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", page.read_text(encoding="utf-8"), re.MULTILINE))
        assert rules
        assert rules <= pages[f"rules/{page.stem}.html"].anchors
