"""Every rule and every worked example has a test that carries its id, or a stated reason for having none."""

from pathlib import Path

import pytest

from tools.rule_coverage import Coverage, RuleTest, ids_in, read, report, rule_ids

# Pages whose rules are all in the engine; a page joins when its modules land.
COMPLETE = ("base.md", *[f"expansion-{number}.md" for number in range(1, 6)], "dice-game.md", "alcazaba.md")


@pytest.fixture(scope="module")
def coverage() -> Coverage:
    return read(Path(__file__).parent.parent)


@pytest.mark.parametrize("page", COMPLETE)
def test_every_rule_of_a_complete_page_is_tested_or_excused(coverage: Coverage, page: str) -> None:
    assert coverage.missing(page) == []


def test_every_rule_test_names_its_rule(coverage: Coverage) -> None:
    assert coverage.without_rule() == []


def test_ids_excuses_and_pages_agree(coverage: Coverage) -> None:
    assert coverage.mistakes() == []


def test_pages_are_read_as_they_are_written(coverage: Coverage) -> None:
    assert {"B-12", "B-EX-42"} <= set(coverage.pages["base.md"])
    assert {"WALL-17", "WALL-X1", "THF-8"} <= set(coverage.pages["expansion-3.md"])
    assert "S000" not in coverage.pages["base.md"]
    assert "EN-1" not in coverage.pages["expansion-1.md"]


def test_rule_ids_are_definitions_not_mentions() -> None:
    page = """- **B-1** as in B-2
| Huts | **WALL-18** gone |
| B-EX-3 | see B-EX-4 |
| as B-EX-6 | y |
| WALL-X5 (derived) | z |
"""
    assert rule_ids(page) == ["B-1", "WALL-18", "B-EX-3", "WALL-X5"]


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("test_B_12_tiles", ("B-12",)),
        ("test_B_12", ("B-12",)),
        ("test_B_EX_42_closed_ring", ("B-EX-42",)),
        ("test_WALL_X1_fountain", ("WALL-X1",)),
        ("test_B_12_B_13_B_EX_1_together", ("B-12", "B-13", "B-EX-1")),
        ("test_B_25_20_is_enough", ("B-25",)),
        ("test_tiles_of_B_12", ()),
        ("test_nothing", ()),
    ],
)
def test_ids_are_read_from_names(name: str, ids: tuple[str, ...]) -> None:
    assert ids_in(name) == ids


def test_report_and_mistakes() -> None:
    tests = [
        RuleTest("rules/test_a.py", "test_B_1_x", ("B-1",)),
        RuleTest("rules/test_a.py", "test_typo", ()),
        RuleTest("test_b.py", "test_other", ()),
        RuleTest("rules/test_a.py", "test_B_9", ("B-9",)),
    ]
    seen = Coverage({"a.md": ["B-1", "B-2", "B-3"], "b.md": ["B-3"]}, tests, {"B-1": "why", "B-2": " ", "B-8": "x"})
    assert list(report(seen, ["a.md"])) == [
        "a.md: 3 rules and examples: 1 covered, 1 excused, 1 missing",
        "  missing: B-3",
        "no rule id: rules/test_a.py: test_typo",
        "mistake: B-3 is defined twice",
        "mistake: rules/test_a.py: test_B_9: no page has B-9",
        "mistake: not-tested.toml: no page has B-8",
        "mistake: not-tested.toml: B-1 has a test",
        "mistake: not-tested.toml: B-2 has no reason",
    ]
