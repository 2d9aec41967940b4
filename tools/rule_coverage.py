"""Which rules have a test: compares the ids on the rules pages with the names of the tests.

`python tools/rule_coverage.py [PAGE ...]` prints, page by page, what is covered, excused and missing.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Files in which every test is one of a rule.
RULE_TESTS = ("rules/", "dice/test_rules", "alcazaba/test_rules")

# A rule is defined where its id stands in bold, an example where its id opens a row of a table.
RULE = re.compile(r"\*\*([A-Z]+-\d+)\*\*")
EXAMPLE = re.compile(r"^\|\s*([A-Z]+-(?:EX-|X)\d+)\b", re.MULTILINE)
# test_B_12_..., test_B_EX_42_..., test_WALL_X1_..., and several ids in a row: test_B_12_B_13_...
NAME = re.compile(r"test((?:_[A-Z]+_(?:EX_\d+|X?\d+))+)(?=_|$)")
ID_IN_NAME = re.compile(r"_([A-Z]+_(?:EX_\d+|X?\d+))")


@dataclass(frozen=True)
class RuleTest:
    """A test function, and the rule ids in its name."""

    file: str
    name: str
    ids: tuple[str, ...]


@dataclass(frozen=True)
class Coverage:
    """What the tests and the excuses say about the pages."""

    pages: dict[str, list[str]]  # page -> its ids, in the order of the page
    tests: list[RuleTest]
    excuses: dict[str, str]

    def tested(self) -> set[str]:
        return {rule for test in self.tests for rule in test.ids}

    def covered(self, page: str) -> list[str]:
        tested = self.tested()
        return [rule for rule in self.pages[page] if rule in tested]

    def excused(self, page: str) -> list[str]:
        tested = self.tested()
        return [rule for rule in self.pages[page] if rule in self.excuses and rule not in tested]

    def missing(self, page: str) -> list[str]:
        known = self.tested() | self.excuses.keys()
        return [rule for rule in self.pages[page] if rule not in known]

    def without_rule(self) -> list[RuleTest]:
        """Tests of the rules that name none."""
        return [test for test in self.tests if test.file.startswith(RULE_TESTS) and not test.ids]

    def mistakes(self) -> list[str]:
        """Ids that no page defines or that two define, and excuses that excuse nothing."""
        every = [rule for rules in self.pages.values() for rule in rules]
        tested = self.tested()
        return [
            *(f"{rule} is defined twice" for rule in sorted({r for r in every if every.count(r) > 1})),
            *(f"{t.file}: {t.name}: no page has {rule}" for t in self.tests for rule in t.ids if rule not in every),
            *(f"not-tested.toml: no page has {rule}" for rule in self.excuses if rule not in every),
            *(f"not-tested.toml: {rule} has a test" for rule in self.excuses if rule in tested),
            *(f"not-tested.toml: {rule} has no reason" for rule, why in self.excuses.items() if not why.strip()),
        ]


def read(root: Path) -> Coverage:
    """Read `docs/rules` and `tests` below `root`."""
    rules = root / "docs" / "rules"
    pages = {path.name: rule_ids(path.read_text(encoding="utf-8")) for path in sorted(rules.glob("*.md"))}
    excuses = tomllib.loads((rules / "not-tested.toml").read_text(encoding="utf-8"))
    tests = [test for path in sorted((root / "tests").rglob("test_*.py")) for test in tests_in(root, path)]
    return Coverage(pages, tests, excuses)


def rule_ids(page: str) -> list[str]:
    return [*RULE.findall(page), *EXAMPLE.findall(page)]


def tests_in(root: Path, path: Path) -> Iterator[RuleTest]:
    file = path.relative_to(root / "tests").as_posix()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield RuleTest(file, node.name, ids_in(node.name))


def ids_in(name: str) -> tuple[str, ...]:
    found = NAME.match(name)
    return tuple(rule.replace("_", "-") for rule in ID_IN_NAME.findall(found[1])) if found else ()


def report(coverage: Coverage, pages: list[str]) -> Iterator[str]:
    for page in pages:
        missing = coverage.missing(page)
        counts = f"{len(coverage.covered(page))} covered, {len(coverage.excused(page))} excused"
        yield f"{page}: {len(coverage.pages[page])} rules and examples: {counts}, {len(missing)} missing"
        yield from (f"  missing: {rule}" for rule in missing)
    yield from (f"no rule id: {test.file}: {test.name}" for test in coverage.without_rule())
    yield from (f"mistake: {mistake}" for mistake in coverage.mistakes())


if __name__ == "__main__":
    seen = read(ROOT)
    print("\n".join(report(seen, sys.argv[1:] or list(seen.pages))))
