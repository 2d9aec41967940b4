"""What culture counters are worth: buildings of one price, and the actions that turn them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alhambra.core.appraisal import Eye
from alhambra.core.pieces import NO_TYPE
from alhambra.rulebooks.moors.part import NONE, Counters, Dial

TURNED: Final = 0.5  # of the points that buildings allow: each step costs an action
FIRST: Final = 0.3  # of a counter, for the first of the two buildings it needs


def developed(eye: Eye, part: Counters) -> float:
    """Every counter that turns, in every scoring to come: an average step, as the first ones bring least."""
    seat = int(eye.seat)
    player = eye.state.players[seat]
    steps = part.steps[seat]
    markers = part.markers(seat, player)
    points = 0.0
    for at in part.turning(seat, player):
        face = part.dials[at].points
        points += float(face[markers[at + 1]] - face[steps[at]]) / float(markers[at + 1] - steps[at])
    return points * eye.scorings()


def added(eye: Eye, part: Counters, tile: i64) -> float:
    """A building that lets a counter turn further, wherever it lies."""
    tiles = eye.state.table.tiles
    if i64(tiles.kinds[tile]) == NO_TYPE:
        return 0.0
    price = i64(tiles.prices[tile])
    for at, dial in enumerate(part.dials):
        if dial.price == price:
            return _further(eye, part, at, dial)
    return 0.0


def _further(eye: Eye, part: Counters, at: int, dial: Dial) -> float:
    seat = int(eye.seat)
    if part.steps[seat][at] == NONE and not part.piles[at]:
        return 0.0
    number = part.owned_by(seat, eye.state.players[seat]).numbers[at + 1]
    worth = TURNED * eye.scorings() * eye.future
    enough = dial.buildings[0]
    if number + 1 < enough:
        return FIRST * worth * float(dial.points[dial.marker(enough)])
    now = dial.marker(number)
    then = dial.points[dial.marker(number + 1)]
    return worth * float(then - dial.points[now] if now != NONE else then)
