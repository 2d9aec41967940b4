"""No sentence stands in code, and every rule that a refusal can name has its words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from alhambra.words.refusal import RULES
from tests.words.usage import PACKAGE

RULE_ID = re.compile(r"[A-Z]+-\d+")
TWO_WORDS = re.compile(r"[A-Za-z]{2,},? [a-z]{2,}")
# Styles of the terminal look like words; benchmarks speak to developers.
APART = {"glyphs.py", "bench.py", "bench_tables.py", "measure_calls.py"}
STYLES = {"bold underline", "bold green", "In the terminal"}  # the last one is a title in the help


def strings(path: Path) -> Iterator[str]:
    """The strings of a file, without docstrings and without the help of command line options."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    apart: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            apart.add(id(node.value))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _OPTIONS:
            apart |= {id(part) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in apart:
            continue
        if "[" not in node.value and node.value not in STYLES:  # not the types of `cast`
            yield node.value


_OPTIONS = ("Option", "Argument")


def test_no_sentence_for_players_stands_in_the_terminal_s_code() -> None:
    found = {
        f"{path.name}: {text}"
        for path in (PACKAGE / "cli").rglob("*.py")
        if path.name not in APART
        for text in strings(path)
        if TWO_WORDS.search(text)
    }
    assert found == set()


NAMED = re.compile(r"""modules(?:\[|\.get\()["']([a-z]+)["']|["']([a-z]+)["'] in (?:\w+\.)?modules""")


def test_only_a_module_s_own_file_looks_for_it_in_a_view() -> None:
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for one, other in NAMED.findall(path.read_text(encoding="utf-8")):
            if (one or other) not in (path.stem, path.parent.name):
                found.add(f"{path.relative_to(PACKAGE)}: {one or other}")
    assert found == set()


def test_no_sentence_stands_in_the_words_code() -> None:
    found = {text for path in (PACKAGE / "words").rglob("*.py") for text in strings(path) if TWO_WORDS.search(text)}
    assert found == {
        "Fatima was kept",  # what the rules say, read here
        r"Yusuf E'Passuff: a point for every (\d+) of a wall of (\d+)",
        r"series of (\d(?: \+ \d)*)",
        r"(\d+) chests, place (\d)",
        "no message ",  # for tests
    }


def refusing(path: Path) -> Iterator[str]:
    """The rules a file refuses by: what it gives to a reason or an error, or returns where a rule is asked for."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Reason", "RuleError"):
            yield from _rules(node.args[0])
        elif isinstance(node, ast.Return | ast.Assign | ast.IfExp | ast.BoolOp):
            yield from _rules(node)


def _rules(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and RULE_ID.fullmatch(part.value):
            yield part.value


def test_every_rule_that_can_be_named_has_its_words() -> None:
    rooms = ("core", "rulebooks", "rulings", "games")
    named = {rule for room in rooms for path in (PACKAGE / room).rglob("*.py") for rule in refusing(path)}
    assert named == RULES
