"""Checks component tables: the form of every column, counts, ids, and what the rules and their examples need.

`python -m alhambra.data.validate` prints every problem of the shipped tables, each with the file and the entry;
`python -m alhambra.data.validate DIR` those of tables that are to replace some of them.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from alhambra import data
from alhambra.data import assumptions, soundness
from alhambra.data.checks import ASSUMPTIONS, CHECKS, Check, Checks, Table
from alhambra.data.columns import COLUMNS
from alhambra.data.forms import Keyed, Problems

MACHINE_PATH = re.compile(r'"/(?!/)|/(home|root|tmp|usr|Users)/')
REGISTERED: Final = (assumptions, soundness)  # the checks are there once these are imported
HEADER: Final = ["sources", "confidence"]
MOST_BYTES: Final = 1_000_000
PICTURED: Final = ("bazaars", "caravanserai", "score_cards")  # what is printed on them is not told by their ids


def validate(folder: Path) -> list[str]:
    """Every problem of a complete set of tables as we ship it, as a line that starts with the name of the file."""
    names = sorted(COLUMNS.keys() | {path.stem for path in folder.glob("*.json")})
    tables, problems = read_all(folder, names)
    return problems + problems_of(tables, [*CHECKS, *ASSUMPTIONS])


def read_replacements(folder: Path) -> tuple[dict[str, Table], list[str]]:
    """The tables of a folder that replace shipped ones, by name; and what is wrong with them.

    What we only assume of the shipped tables is not asked of these.
    """
    try:
        files = sorted([path for path in folder.iterdir() if path.suffix == ".json"])
    except OSError as error:
        return {}, [f"{folder}: {(error.strerror or str(error)).lower()}"]
    if not files:
        return {}, [f"{folder}: holds no table; expected: NAME.json with NAME one of {', '.join(data.names())}"]
    unknown = [path for path in files if path.stem not in COLUMNS]
    problems = [f"{path.name}: there is no such table; expected: one of {', '.join(data.names())}" for path in unknown]
    tables, unreadable = read_all(folder, [path.stem for path in files if path not in unknown])
    others = {name: data.shipped(name) for name in COLUMNS if name not in tables}
    concerned = [(names, check) for names, check in CHECKS if not tables.keys().isdisjoint(names)]
    problems += [*unreadable, *problems_of(others | tables, concerned)]
    return tables, problems or [
        f"{name}.json: {told}" for name in PICTURED if name in tables for told in renamed(name, tables[name])
    ]


def renamed(name: str, table: Table) -> Problems:
    """Pieces that are not ours need names that are not ours: words and pictures go by them."""
    ours = {entry["id"]: data.facts(entry) for entry in entries_of(data.shipped(name))}
    for entry in entries_of(table):
        if data.facts(entry) != ours.get(entry["id"], data.facts(entry)):
            known = entry["id"]
            yield f"{known}: our piece with this id is another one; expected: an id of its own, like {known}-b"


def read_all(folder: Path, names: list[str]) -> tuple[dict[str, Table], list[str]]:
    """The tables of these names, and what is wrong with the files."""
    tables: dict[str, Table] = {}
    problems: list[str] = []
    for name in names:
        try:
            tables[name] = read(folder / f"{name}.json")
        except OSError as error:
            problems.append(f"{name}.json: cannot be used: {(error.strerror or str(error)).lower()}")
        except (ValueError, RecursionError) as error:
            problems.append(f"{name}.json: cannot be used: {error}")
    return tables, problems


def read(path: Path) -> Table:
    """One table; ValueError if the file holds none."""
    with path.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise ValueError("it is too large for a table")
    text = content.decode("utf-8")
    if match := MACHINE_PATH.search(text):
        raise ValueError(f"it holds a machine path: {text[match.start() :][:30]!r}")
    table = json.loads(text)
    if not isinstance(table, dict):
        raise ValueError("it is not an object")
    return table


def problems_of(tables: Mapping[str, Table], among: Checks) -> list[str]:
    """What is wrong with these tables; the checks are for tables whose form is sound."""
    found: dict[str, list[str]] = {name: list(form_of(name, table)) for name, table in tables.items()}
    sound = {name for name, problems in found.items() if not problems}
    for names, check in among:
        if sound.issuperset(names):
            found[names[0]] += attempt(check, *(tables[name] for name in names))
    return [f"{name}.json: {problem}" for name in sorted(found) for problem in found[name]]


def form_of(name: str, table: Table) -> Problems:
    """The header, the columns, and ids that stand once."""
    if list(table)[:2] != HEADER:
        yield f"first two keys: {', '.join(list(table)[:2])} instead of {', '.join(HEADER)}"
    yield from (f"{key} is empty" for key in HEADER if key in table and not table[key])
    yield from Keyed(COLUMNS.get(name, {})).problems("", table)
    ids = Counter(str(entry["id"]) for entry in entries_of(table) if "id" in entry)
    yield from (f"{name}: the id stands {n} times" for name, n in ids.items() if n > 1)


def entries_of(table: Table) -> list[Table]:
    """All pieces of a table."""
    lists = [table.get(key, []) for key in ("tiles", "extra_tiles", "cards")]
    return [entry for rows in lists if isinstance(rows, list) for entry in rows if isinstance(entry, dict)]


def attempt(check: Check, *tables: Table) -> list[str]:
    """The problems a check finds; a table it stumbles over is one more."""
    try:
        return list(check(*tables))
    except KeyError as error:
        return [f"{error} is missing ({check.__name__})"]
    except (AttributeError, IndexError, TypeError, ValueError) as error:
        return [f"not in the expected form: {error} ({check.__name__})"]


def main(arguments: list[str]) -> int:
    if arguments:
        tables, problems = read_replacements(Path(arguments[0]))
        number = len(tables)
    else:
        folder = Path(__file__).parent
        number, problems = len(list(folder.glob("*.json"))), validate(folder)
    print("\n".join(problems) or f"{number} tables, no problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
