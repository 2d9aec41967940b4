"""What is not confirmed: facts that no source, or only one, tells; each table says it of itself in `confidence`."""

from __future__ import annotations

from typing import Any, Final

from alhambra import data

# Whatever is less than confirmed is told by one of these words.
DOUBTS: Final = ("reconstructed", "deduced", "single source", "weak source")
ENTRIES: Final = ("tiles", "cards")

# The tables of each module; vizier and street trader have none.
OF_MODULE: Final[dict[str, tuple[str, ...]]] = {
    "bureaux": ("exchange_cards",),
    "bonus": ("bonus_cards",),
    "huts": ("worker_huts",),
    "gates": ("city_gates",),
    "diamonds": ("diamonds",),
    "characters": ("characters",),
    "camps": ("camps",),
    "walls": ("wall_cards",),
    "thieves": ("thieves",),
    "change": ("coins",),
    "treasure": ("treasure",),
    "masters": ("master_builders",),
    "invaders": ("invaders", "scouts"),
    "bazaars": ("bazaars",),
    "scorecards": ("score_cards",),
    "sultan": ("sultan_cards",),
    "caravanserai": ("caravanserai",),
    "moors": ("culture_tiles",),
}


def is_doubtful(text: str) -> bool:
    return any(word in text for word in DOUBTS)


def doubts(table: data.Table, entries: tuple[str, ...] = ENTRIES) -> list[str]:
    """What is not confirmed of a table, in its own words: parts of what it says of itself, else of its entries."""
    told = [part.strip() for part in str(table["confidence"]).split(";") if is_doubtful(part)]
    if told:
        return told
    rows: list[dict[str, Any]] = [row for key in entries for row in table.get(key, [])]
    return [f"{row.get('id', '')}: {row['confidence']}" for row in rows if is_doubtful(str(row.get("confidence", "")))]


def doubts_of(module: str) -> list[str]:
    """What is not confirmed of a module's tables, as they are in use."""
    return [doubt for table in OF_MODULE.get(module, ()) for doubt in doubts(data.load(table))]
