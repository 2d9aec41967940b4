"""Events as plain data for a viewer; those of a scoring bring their reasons along in words."""

from __future__ import annotations

from alhambra.core.events import Event, Scored
from alhambra.core.scoring import Result
from alhambra.core.table import Table
from alhambra.server import wire
from alhambra.words.scored import beyond_tiles
from alhambra.words.told import award


def event_facts(event: Event, table: Table) -> wire.Facts:
    """What drives the animation and the scoring screen: `{"event": name, ...}`."""
    facts: wire.Facts = {"event": event.name(), **event.facts(table)}
    if isinstance(event, Scored):
        facts |= _reasons(event.result)
    return facts


def _reasons(result: Result) -> wire.Facts:
    """`saying` with each award, and `beyond` with each majority: what counted there besides tiles."""
    return {
        "awards": [{**given.facts(), "saying": award(given.module, given.reason).wire()} for given in result.awards],
        "majorities": [
            {**majority.facts(), "beyond": [saying.wire() for saying in beyond_tiles(majority, result)]}
            for majority in result.majorities
        ],
    }
