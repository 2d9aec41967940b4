"""The guide to corrected tables tells what is so: its example is accepted, and its messages are the real ones."""

from __future__ import annotations

import json
import re
from pathlib import Path

from alhambra import data
from alhambra.data.confidence import doubts
from alhambra.data.validate import read_replacements

GUIDE = Path(__file__).resolve().parent.parent / "docs" / "guide" / "correct-a-table.md"
TEXT = GUIDE.read_text(encoding="utf-8")


def corrected(folder: Path, **more: object) -> tuple[dict[str, data.Table], list[str]]:
    """The shipped table with the entry of the guide in place of another."""
    found = re.search(r"^```json\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    assert found is not None
    table = json.loads(json.dumps(data.shipped("worker_huts")))
    at = [hut["id"] for hut in table["tiles"]].index("hut-garden-n")
    table["tiles"][at] = json.loads(found[1]) | more
    (folder / "worker_huts.json").write_text(json.dumps(table), encoding="utf-8")
    return read_replacements(folder)


def test_the_correction_of_the_guide_is_accepted_and_has_its_digest(tmp_path: Path) -> None:
    tables, problems = corrected(tmp_path)
    assert problems == []
    with data.using(tables):
        assert f"components {' '.join(data.marks())}" in TEXT


def test_the_message_of_the_guide_is_the_real_one(tmp_path: Path) -> None:
    (problem,) = corrected(tmp_path, walls=["S", "N"])[1]
    assert problem in TEXT


def test_the_confidence_of_the_guide_leaves_no_doubt() -> None:
    found = re.search(r'"confidence": "([^"]*)"', TEXT)
    assert found is not None
    assert doubts({"confidence": found[1]}) == []
