"""Checks the component tables: counts, prices, balance, and what the examples of the rules need.

`python -m alhambra.data.validate [DIR]` prints every problem it finds, each with the file and the entry.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from alhambra.data.checks import CHECKS, Check, Table, any_table

MACHINE_PATH = re.compile(r'"/(?!/)|/(home|root|tmp|usr|Users)/')


def validate(folder: Path) -> list[str]:
    """Every problem of the tables in `folder`, as a line that starts with the name of the file."""
    problems: list[str] = []
    tables: dict[str, Table] = {}
    needed = {name for names, _ in CHECKS for name in names}
    for name in sorted(needed | {path.stem for path in folder.glob("*.json")}):
        try:
            tables[name] = read(folder / f"{name}.json")
        except (OSError, ValueError) as error:
            problems.append(f"{name}.json: cannot be used: {error}")
        else:
            problems += [f"{name}.json: {problem}" for problem in attempt(any_table, tables[name])]
    for names, check in CHECKS:
        if all(name in tables for name in names):
            found = attempt(check, *(tables[name] for name in names))
            problems += [f"{names[0]}.json: {problem}" for problem in found]
    return problems


def read(path: Path) -> Table:
    text = path.read_text(encoding="utf-8")
    if match := MACHINE_PATH.search(text):
        raise ValueError(f"it holds a machine path: {text[match.start() :][:30]!r}")
    table = json.loads(text)
    if not isinstance(table, dict):
        raise ValueError("it is not an object")
    return table


def attempt(check: Check, *tables: Table) -> list[str]:
    """The problems a check finds; a table it stumbles over is one more."""
    try:
        return list(check(*tables))
    except KeyError as error:
        return [f"{error} is missing ({check.__name__})"]
    except (AttributeError, IndexError, TypeError, ValueError) as error:
        return [f"not in the expected form: {error} ({check.__name__})"]


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0]) if arguments else Path(__file__).parent
    problems = validate(folder)
    print("\n".join(problems) or f"{len(list(folder.glob('*.json')))} tables, no problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
