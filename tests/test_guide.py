"""The guide for new modules is a program: it runs, its tests pass, and its module plays at every table."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from alhambra.core.engine import is_over, submit, to_move
from alhambra.core.events import Scored
from alhambra.core.module import Module
from alhambra.core.rng import fast
from alhambra.testing.conformance import Game, check_game, choose

ROOT = Path(__file__).resolve().parent.parent
GUIDE = ROOT / "docs" / "guide" / "new-module.md"
TEXT = GUIDE.read_text(encoding="utf-8")


def blocks() -> list[tuple[int, str]]:
    """The code of the guide, and the line where each block begins."""
    found = re.finditer(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    return [(TEXT.count("\n", 0, block.start(1)), block[1]) for block in found]


def run_guide() -> dict[str, object]:
    """All blocks in order in one namespace; an error names the line of the guide."""
    names: dict[str, object] = {"__name__": "guide"}
    for line, code in blocks():
        exec(compile("\n" * line + code, str(GUIDE), "exec"), names)
    return names


NAMES = run_guide()  # once: each verb can be registered only once
TESTS = [name for name in NAMES if name.startswith("test_")]
HOUSE_RULE = cast("Callable[[], Module]", NAMES["HoneyCakes"])


@pytest.mark.parametrize("name", TESTS)
def test_of_the_guide(name: str) -> None:
    cast("Callable[[], None]", NAMES[name])()


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_module_of_the_guide_keeps_the_laws(seats: int) -> None:
    assert check_game(Game((HOUSE_RULE,), seats, seats)) > 100


def test_everything_of_the_house_rule_happens() -> None:
    happened: set[str] = set()
    for seats in range(2, 7):
        state = Game((HOUSE_RULE,), seats, seats).start()
        rng = fast(seats)
        while not is_over(state):
            submit(state, to_move(state), choose(state, rng))
            happened |= {event.name() for event in state.events}
            happened |= {
                award.reason for event in state.events if isinstance(event, Scored) for award in event.result.awards
            }
    assert happened >= {"cake-bought", "cake-eaten", "honey cakes: 1"}


def test_every_rule_of_the_guide_has_a_test_there() -> None:
    rules = re.findall(r"^- (CAKE-\d+):", TEXT, re.MULTILINE)
    assert len(rules) == 6
    assert [rule for rule in rules if not any(rule.replace("-", "_") in name for name in TESTS)] == []


def test_the_files_the_guide_names_exist() -> None:
    named = set(re.findall(r"`((?:src|tests|docs|tools)/[\w/.-]+)`", TEXT)) - {"src/alhambra/rulebooks/honey_cakes/"}
    assert len(named) > 5
    links = re.findall(r"\]\(([^)]+)\)", TEXT)
    assert [path for path in named if not (ROOT / path).exists()] == []
    assert [link for link in links if not (GUIDE.parent / link).exists()] == []
