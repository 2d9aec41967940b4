"""The tables of a house: who plays what with whom, and what each viewer gets to see. No web framework in here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alhambra.server.tables.house import House as House


def __getattr__(name: str) -> object:
    """The house is imported when it is asked for: bots in their own processes need no database."""
    if name == "House":
        from alhambra.server.tables.house import House

        return House
    raise AttributeError(name)
