"""How a module's corner is laid out."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from alhambra.cli.boards import Block, shelves

TITLE_WIDTH: Final = 11  # of the column in front of what modules have on the table


def row(title: str, parts: Sequence[Text], width: int) -> Block:
    """A title with short things beside it, in as many lines as they need."""
    room = width - TITLE_WIDTH
    fitting: list[Block] = []
    for part in parts:
        fitting.append([part] if part.cell_len <= room else [Text(line) for line in wrap(part.plain, room)])
    flows = all(len(block) == 1 for block in fitting)
    lines = shelves(fitting, room, gap=2) if flows else [line for block in fitting for line in block]
    titles = [title, *[""] * len(lines)]
    filled = [name + " " * (TITLE_WIDTH - cell_len(name)) for name in titles]
    return [Text.assemble((name, "bold"), line) for name, line in zip(filled, lines)]
