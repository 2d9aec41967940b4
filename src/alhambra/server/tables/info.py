"""A table as those at it see it, and who may see it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import blake2b
from typing import Final

import msgspec

from alhambra.core.frames import NOBODY
from alhambra.core.rng import FAST, FAST_SEED_BITS, SEALED_SEED_BITS
from alhambra.server import wire
from alhambra.server.storage.shelf import Game, Place
from alhambra.server.tables.course import Course
from alhambra.server.tables.pace import window_held

PURPOSE: Final = b"alhambra deal"


def seed_text(seed: int, generator: str) -> str:
    """A seed as records write it."""
    return f"{seed:0{(FAST_SEED_BITS if generator == FAST else SEALED_SEED_BITS) // 4}x}"


def commitment(seed: str) -> str:
    """The hash that is told before the deal: later it proves that the seed was not chosen afterwards."""
    return blake2b(seed.encode(), digest_size=32, person=PURPOSE).hexdigest()


def table_info(
    game: Game, places: Sequence[Place], guest: str, here: Collection[int], course: Course | None, now: float
) -> wire.TableInfo:
    """A table for one guest. Without its course, as in a list, it is as it was last noted."""
    over = course.over() if course else game.over
    return wire.TableInfo(
        id=game.id,
        title=game.title,
        game=game.game,
        modules=game.modules.split(),
        seats=[_seat(place, guest, place.seat in here, course, now) for place in places],
        undo=game.undo,
        listed=game.listed,
        clock=None if game.reserve is None else wire.Clock(game.reserve, game.increment),
        created=game.created,
        moved=course.steps[-1].at if course else game.moved,
        over=over,
        turn=course.turns if course else game.turn,
        host=game.host == guest,
        commitment=commitment(game.seed),
        seed=game.seed if over else "",
        waiting_for=_waiting_for(course) if course else [game.waiting] if game.waiting != NOBODY else [],
        links=_links(game, places) if game.host == guest else {},
    )


def waiting(course: Course) -> int:
    """The seat that must decide, as all may know."""
    return NOBODY if course.discreet() else course.asked()


def holds(places: Sequence[Place], seat: int, guest: str) -> bool:
    """Does this guest hold this seat?"""
    return 0 <= seat < len(places) and bool(guest) and places[seat].guest == guest and places[seat].kind != "bot"


def may_look(game: Game, places: Sequence[Place], guest: str, over: bool) -> bool:
    """May this guest look on without a link? A finished game is open to all who know its name."""
    return game.listed or over or game.host == guest or any(holds(places, place.seat, guest) for place in places)


def _seat(place: Place, guest: str, present: bool, course: Course | None, now: float) -> wire.Seat:
    return wire.Seat(
        seat=place.seat,
        kind=msgspec.convert(place.kind, wire.SeatKind),
        name=place.name,
        bot=place.bot,
        mine=place.kind != "bot" and place.guest == guest,
        taken=place.kind == "link" and bool(place.guest),
        stands_in=course.stand_ins[place.seat] if course else "",
        present=present,
        seconds=course.clocks.seconds(course, place.seat, now) if course else None,
    )


def _waiting_for(course: Course) -> list[int]:
    if course.window() is not None:
        return window_held(course)
    seat = waiting(course)
    return [seat] if seat != NOBODY else []


def _links(game: Game, places: Sequence[Place]) -> dict[str, str]:
    links = {str(place.seat): f"/t/{game.id}?seat={place.token}" for place in places if _is_open(place)}
    return {"watch": f"/t/{game.id}?watch={game.watch}", **links}


def _is_open(place: Place) -> bool:
    return place.kind == "link" and not place.guest
