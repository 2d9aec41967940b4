"""Which room may import which: reads the imports of every file and names the arrows that are not allowed.

`python tools/import_arrows.py` prints them.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = "alhambra"
ANY = "any room"

# A room may always import itself. FRONT is the package's own `__init__` and the files beside it.
FRONT = "the front"
ALLOWED = {
    "data": set[str](),
    "core": {"data"},
    "rulebooks": {"core", "data"},
    "rulings": {"core", "rulebooks"},
    "games": {"core", "data", "rulebooks", "rulings"},
    "words": {"core", "rulebooks", "rulings", "games"},
    "mind": {"core", "games"},
    "bots": {"core", "data", "games", "mind"},
    "testing": {"core", "games"},
    "lab": {"core", "data", "games", "mind", "bots", "words", FRONT},
    "interfaces": {"core", "data", "games", "bots", FRONT},
    "server": {"core", "data", "games", "bots", "words", FRONT},
    "cli": {ANY},
    FRONT: {ANY},
}


def wrong_arrows(source: Path) -> list[str]:
    """Every import below `source`, the folder that holds the package, that points the wrong way."""
    wrong = []
    for path in sorted((source / PACKAGE).rglob("*.py")):
        here = module_name(source, path)
        for line, there in imports(source, path):
            if problem := judge(here, there):
                wrong.append(f"{path.relative_to(source).as_posix()}:{line}: {problem}")
    return wrong


def judge(here: str, there: str) -> str:
    """What is wrong with `here` importing `there`; empty if nothing is."""
    ours, theirs = room(here), room(there)
    if ours not in ALLOWED:
        return f"{ours} is not a room that ALLOWED knows"
    if ours == theirs == "rulebooks" and rulebook(here) not in ("", rulebook(there)):
        return f"the rulebook {rulebook(here)} may import no other rulebook, but imports {there}"
    if ours == theirs or ALLOWED[ours] & {theirs, ANY}:
        return ""
    return f"{ours} may not import {theirs}, but imports {there}"


def room(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and not parts[1].startswith("_") else FRONT


def rulebook(module: str) -> str:
    """The rulebook a module belongs to; empty for what stands beside the rulebooks and may know them all."""
    name = module.split(".")[2]
    return "" if name in ("__init__", "order") else name


def module_name(source: Path, path: Path) -> str:
    """The dotted name; a package's own file keeps its `__init__`, so that depth tells what it is in."""
    return ".".join(path.relative_to(source).with_suffix("").parts)


def imports(source: Path, path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of every module of ours that a file imports, also inside functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, full(source, name.name)) for name in node.names if is_ours(name.name))
        elif isinstance(node, ast.ImportFrom):
            base = absolute(module_name(source, path), node)
            if is_ours(base):
                # `from package import thing`: the thing may be a module, and then the arrow ends there.
                for name in node.names:
                    yield node.lineno, full(source, f"{base}.{name.name}")


def is_ours(module: str) -> bool:
    return module.split(".")[0] == PACKAGE


def absolute(here: str, node: ast.ImportFrom) -> str:
    if node.level == 0:
        return node.module or ""
    return ".".join([*here.split(".")[: -node.level], *filter(None, [node.module])])


def full(source: Path, name: str) -> str:
    """The module that `name` lies in, spelt like `module_name` does."""
    while name:
        path = source.joinpath(*name.split("."))
        if path.is_dir():
            return f"{name}.__init__"
        if path.with_suffix(".py").is_file():
            return name
        name = name.rpartition(".")[0]
    return PACKAGE


def main() -> int:
    wrong = wrong_arrows(Path(__file__).resolve().parent.parent / "src")
    print("\n".join(wrong) or "all imports point the right way")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
