"""A server that is killed again and again in the middle of play, and whether anything got lost.

Run as a program: `python -m tests.server.crashing DATABASE KILLS`. Everything is imported once; then a child is forked,
plays at several tables at once, and is killed without warning. What it sent and what was acknowledged it has written
into a pipe. Its successor first sends again whatever was not acknowledged.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import sys
import time

from alhambra.server import wire
from alhambra.server.bots_pool import Here
from alhambra.server.refusal import Refusal
from alhambra.server.tables.house import House
from alhambra.server.tables.pace import Pace

TABLES = 6
GUEST = "guest"
PACE = Pace(bot=0.0, window=0.01, beat=0.005, grace=0.05)
MODULES: list[list[str]] = [[], ["vizier"], ["huts", "gates"], ["bonus"], [], ["characters"]]

Sent = tuple[str, int, str, str, str]  # table, seat, id, ticket, key


async def serve(database: str, pipe: int, unanswered: list[Sent], generation: int) -> None:
    """Play until killed."""
    house = await House.open(database, pool=Here(), pace=PACE)
    for table, seat, name, ask, key in unanswered:
        try:
            await house.move(GUEST, table, seat, wire.Move(name, ask, key))
            os.write(pipe, f"A {table} {seat} {name}\n".encode())
        except Refusal as refusal:
            if refusal.code not in ("stale", "over"):
                raise
            os.write(pipe, f"R {table} {seat} {name}\n".encode())
    tables = [info.id for info in await house.list(GUEST, "mine")]
    for number in range(TABLES - len(tables)):
        seats = [wire.SeatWish("here"), wire.SeatWish("here"), wire.SeatWish("bot", bot="random")]
        tables.append((await house.create(GUEST, wire.NewTable(seats, modules=MODULES[number]))).id)
    await asyncio.gather(*[play(house, table, pipe, f"{generation}-{at}") for at, table in enumerate(tables[:TABLES])])


async def play(house: House, table: str, pipe: int, prefix: str) -> None:
    made = 0
    while True:
        for seat in (0, 1):
            scene = (await house.hello(GUEST, table, seat)).scene
            if scene.over:
                return
            if not scene.ask:
                continue
            name, key = f"{prefix}-{made}", scene.options[made % len(scene.options)].key
            made += 1
            os.write(pipe, f"S {table} {seat} {name} {scene.ask} {key}\n".encode())
            try:
                await house.move(GUEST, table, seat, wire.Move(name, scene.ask, key))
                os.write(pipe, f"A {table} {seat} {name}\n".encode())
            except Refusal as refusal:  # a window closed meanwhile
                os.write(pipe, f"R {table} {seat} {name} {refusal.code}\n".encode())
        await asyncio.sleep(0)


def run_once(database: str, unanswered: list[Sent], generation: int, lifetime: float) -> list[str]:
    """A child from its birth to its violent end; what it has written."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        asyncio.run(serve(database, writing, unanswered, generation))
        os._exit(0)
    os.close(writing)
    told = b""
    deadline = None
    os.set_blocking(reading, False)
    while deadline is None or time.monotonic() < deadline:
        try:
            part = os.read(reading, 1 << 16)
            if not part:
                break  # the child ended by itself: all games are over
            told += part
        except BlockingIOError:
            time.sleep(0.005)
        if deadline is None and b"A " in told:
            deadline = time.monotonic() + lifetime
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.set_blocking(reading, True)
    while part := os.read(reading, 1 << 16):
        told += part
    os.close(reading)
    return told.decode().split("\n")[:-1]  # the last line may be torn


def check(database: str, acknowledged: set[tuple[str, str]]) -> int:
    """Is every acknowledged move there, once, and no number missing? The number of entries."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT game, n, message FROM entries ORDER BY game, n").fetchall()
        counted = dict(connection.execute("SELECT id, n FROM games").fetchall())
    connection.close()
    found: dict[tuple[str, str], int] = {}
    expected: dict[str, int] = {}
    for game, n, message in rows:
        assert n == expected.get(game, 0), f"entry {n} of {game} does not follow"
        expected[game] = n + 1
        if message:
            found[game, message] = found.get((game, message), 0) + 1
    lost = [mark for mark in acknowledged if mark not in found]
    doubled = [mark for mark, number in found.items() if number > 1]
    assert not lost, f"lost: {lost[:5]}"
    assert not doubled, f"doubled: {doubled[:5]}"
    assert {game: counted[game] for game in expected} == expected
    return len(rows)


async def look(database: str) -> int:
    """Can every game be gone on with? How many there are."""
    house = await House.open(database, pool=Here(), pace=PACE)
    games = [*await house.list(GUEST, "mine"), *await house.list(GUEST, "over")]
    for info in games:
        await house.hello(GUEST, info.id, 0)
    await house.close()
    return len(games)


def main(database: str, kills: int) -> None:
    """Kill so many times; print what was seen."""
    chance = random.Random(kills)
    acknowledged: set[tuple[str, str]] = set()
    sent: dict[tuple[str, str], Sent] = {}
    entries = 0
    for generation in range(kills):
        for line in run_once(database, list(sent.values()), generation, chance.uniform(0.0, 0.25)):
            what, table, seat, name, *rest = line.split(" ", 5)
            if what == "S":
                sent[table, name] = (table, int(seat), name, rest[0], rest[1])
            else:
                sent.pop((table, name), None)
                if what == "A":
                    acknowledged.add((table, f"{seat} {name}"))
        entries = check(database, acknowledged)
    print(f"kills {kills} acknowledged {len(acknowledged)} entries {entries} games {asyncio.run(look(database))}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
