"""The guide for researchers is a program: its snippets run, and what it says about sizes is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from alhambra.interfaces.layout import GAME_SLOTS, MODULE_SLOTS, Layout
from alhambra.interfaces.numbering import LIST, SIZES, SLOTS
from alhambra.interfaces.pettingzoo import LONGEST
from tests.interfaces.tables import played

ROOT = Path(__file__).resolve().parent.parent.parent
PATH = ROOT / "docs" / "guide" / "research.md"
GUIDE = PATH.read_text(encoding="utf-8")


def blocks() -> list[tuple[int, str]]:
    """The code of the guide, and the line where each block begins."""
    found = re.finditer(r"^```python\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
    return [(GUIDE.count("\n", 0, block.start(1)), block[1]) for block in found]


def test_the_snippets_run(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")
    names: dict[str, object] = {"__name__": "guide"}
    for line, code in blocks():
        exec(compile("\n" * line + code, str(PATH), "exec"), names)
    shown = capsys.readouterr().out
    assert len(re.findall(r"player_\d gets -?\d", shown)) == 3
    assert re.search(r"market: \['[\w-]+', '[\w-]+', '[\w-]+', '[\w-]+'\]", shown)
    assert len(re.findall(r"^[a-z][\w -]* -?1\.0$", shown, re.MULTILINE)) > 1
    assert "4096 actions" in shown


def test_the_numbers_of_the_guide_are_those_of_the_program() -> None:
    for table, size in (("base", "2,074"), ("all modules", "7,686")):
        assert f"{Layout(next(played(table, 4)).table).size:,}" == size
        assert size in GUIDE
    assert f'`"slots"` ({SIZES[SLOTS]} numbers)' in GUIDE
    assert f'`"list"` ({SIZES[LIST]} numbers)' in GUIDE
    assert f"own, {MODULE_SLOTS} numbers, or {GAME_SLOTS} for" in GUIDE
    assert f"`longest` ({LONGEST:,}) decisions" in GUIDE


@pytest.mark.parametrize("page", ["research.md", "line-protocol.md"])
def test_what_the_guides_name_exists(page: str) -> None:
    text = (PATH.parent / page).read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:src|tests|docs|tools)/[\w/.-]+)`", text))
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert named
    assert [path for path in named if not (ROOT / path).exists()] == []
    assert [link for link in links if not (PATH.parent / link).exists()] == []
