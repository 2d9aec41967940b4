"""The shelf: which tables there are, who sits at them, and what was said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import Row, Select, and_, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from alhambra.server.storage.database import insert_or_ignore
from alhambra.server.storage.entry import Entry
from alhambra.server.storage.schema import ENTRIES, GAMES, SEATS, TALK, WATCHERS

MOST_LISTED: Final = 100
MOST_TALK: Final = 200  # lines that a newcomer gets to read


@dataclass(slots=True)
class Game:
    """A table as it was made, and as far as it is."""

    id: str
    title: str
    game: str
    modules: str
    seats: int
    generator: str
    tower: str
    seed: str
    held: bool
    reserve: int | None
    increment: int
    undo: bool
    listed: bool
    host: str
    watch: str
    created: float
    n: int
    moved: float
    over: bool
    turn: int
    waiting: int
    due: float | None
    components: str = ""


@dataclass(slots=True)
class Place:
    """A seat and who holds it."""

    seat: int
    kind: str
    name: str
    bot: str
    guest: str
    token: str


@dataclass(frozen=True, slots=True)
class Line:
    """Something said at a table."""

    number: int
    seat: int
    name: str
    text: str
    at: float
    message: str


class Shelf:
    """Queries. Every one of them is a transaction of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def _rows(self, found: Select[Any]) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            await connection.execution_options(reads=True)
            rows: Sequence[Row[Any]] = (await connection.execute(found)).all()
        return rows

    async def put(self, game: Game, places: list[Place], entries: Sequence[Entry] = ()) -> None:
        """A new table, for good."""
        async with self._engine.begin() as connection:
            await connection.execute(insert(GAMES), [asdict(game)])
            await connection.execute(insert(SEATS), [{"game": game.id, **asdict(place)} for place in places])
            if entries:
                rows = [{"game": game.id, **asdict(entry), "message": None} for entry in entries]
                await connection.execute(insert(ENTRIES), rows)

    async def find(self, game: str) -> Game | None:
        rows = await self._rows(select(GAMES).where(GAMES.c.id == game))
        return Game(**rows[0]._mapping) if rows else None

    async def places(self, game: str) -> list[Place]:
        return (await self.places_of([game])).get(game, [])

    async def places_of(self, games: Sequence[str]) -> dict[str, list[Place]]:
        """The seats of several tables."""
        rows = await self._rows(select(SEATS).where(SEATS.c.game.in_(games)).order_by(SEATS.c.game, SEATS.c.seat))
        found: dict[str, list[Place]] = {}
        for row in rows:
            columns = dict(row._mapping)
            found.setdefault(columns.pop("game"), []).append(Place(**columns))
        return found

    async def take(self, game: str, seat: int, guest: str, name: str) -> bool:
        """Somebody follows the link to a free seat; False if another one was quicker."""
        free = update(SEATS).where(SEATS.c.game == game, SEATS.c.seat == seat, SEATS.c.guest == "")
        async with self._engine.begin() as connection:
            taken = await connection.execute(free.values(guest=guest, name=name))
        return taken.rowcount == 1

    async def due(self, at: float, most: int, components: str = "") -> list[str]:
        """Tables of these components that have had something to do since then, the longest first."""
        ours = and_(GAMES.c.due <= at, GAMES.c.components == components)
        found = select(GAMES.c.id).where(ours).order_by(GAMES.c.due).limit(most)
        return [row.id for row in await self._rows(found)]

    async def how_far(self, games: Sequence[str]) -> dict[str, int]:
        """The number of entries of several games."""
        found = select(GAMES.c.id, GAMES.c.n).where(GAMES.c.id.in_(games))
        return {row.id: row.n for row in await self._rows(found)}

    async def admit(self, game: str, guest: str) -> None:
        """Somebody followed the link for spectators."""
        async with self._engine.begin() as connection:
            await connection.execute(insert_or_ignore(self._engine, WATCHERS), [{"game": game, "guest": guest}])

    async def watches(self, game: str, guest: str) -> bool:
        found = select(WATCHERS.c.game).where(WATCHERS.c.game == game, WATCHERS.c.guest == guest)
        return bool(await self._rows(found))

    async def tables(self, guest: str, of: str) -> list[Game]:
        """Tables to go on with (mine), to watch (open), to look at again (over)."""
        held = select(SEATS.c.game).where(SEATS.c.guest == guest)
        mine = or_(GAMES.c.host == guest, GAMES.c.id.in_(held))
        if of == "mine":
            wanted = and_(mine, GAMES.c.over.is_(False))
        elif of == "open":
            wanted = and_(GAMES.c.listed.is_(True), GAMES.c.over.is_(False))
        else:
            watched = select(WATCHERS.c.game).where(WATCHERS.c.guest == guest)
            wanted = and_(or_(mine, GAMES.c.listed.is_(True), GAMES.c.id.in_(watched)), GAMES.c.over.is_(True))
        rows = await self._rows(select(GAMES).where(wanted).order_by(GAMES.c.moved.desc()).limit(MOST_LISTED))
        return [Game(**row._mapping) for row in rows]

    async def say(self, game: str, line: Line) -> bool:
        """Write a line of the talk down; False if its number or its message was there before."""
        statement = insert_or_ignore(self._engine, TALK).returning(TALK.c.number)
        async with self._engine.begin() as connection:
            written = await connection.execute(statement.values(game=game, **asdict(line)))
            return written.first() is not None

    async def talk(self, game: str, after: int = 0) -> list[Line]:
        """What was said after line number `after`, the latest lines only."""
        newest = select(TALK).where(TALK.c.game == game, TALK.c.number > after)
        rows = await self._rows(newest.order_by(TALK.c.number.desc()).limit(MOST_TALK))
        return [Line(row.number, row.seat, row.name, row.text, row.at, row.message) for row in reversed(rows)]
