"""Many live tables over real WebSockets: how long from sending a move until the slowest viewer has it?

`python -m tools.load --tables 500` starts a server and a bare echo server, both on one core, drives them in alternating
slices from the others and prints p50 and p99 of both, their ratio, and the memory of a socket.
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer

from tools.load.measures import Slices, line
from tools.load.players import Crowd
from tools.load.pulse import Pulse
from tools.load.servers import Running, echo_server, table_server


def main(
    tables: Annotated[int, typer.Option(help="Live tables.", min=1)] = 500,
    seats: Annotated[int, typer.Option(help="Players, each with a socket, at every table.", min=2, max=6)] = 4,
    pace: Annotated[float, typer.Option(help="Seconds between two decisions at one table, on average.")] = 5.0,
    warm: Annotated[int, typer.Option(help="Decisions at each table before it counts.", min=0)] = 12,
    seconds: Annotated[float, typer.Option(help="Length of a slice.")] = 10.0,
    slices: Annotated[int, typer.Option(help="Slices of each kind.", min=1)] = 4,
    modules: Annotated[str, typer.Option(help="Modules by name, with commas.")] = "",
    database: Annotated[str, typer.Option(help="A database of its own for this run, if not a new SQLite file.")] = "",
    folder: Annotated[
        Path | None, typer.Option(help="Where the SQLite file goes, if not to a temporary folder.")
    ] = None,
    seed: Annotated[int, typer.Option(help="For the choice of moves.")] = 1,
) -> None:
    """Measure the server under load."""
    cores = sorted(os.sched_getaffinity(0))
    served, driven = {cores[0]}, set(cores[1:]) or {cores[0]}
    random.seed(seed)
    with ExitStack() as stack:
        place = folder or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="alhambra-load-")))
        at_tables = stack.enter_context(table_server(database or f"sqlite:///{place / 'load.sqlite'}", served))
        echo = stack.enter_context(echo_server(served))
        os.sched_setaffinity(0, driven)
        chosen = [name for name in modules.split(",") if name]
        asyncio.run(measure(at_tables, echo, tables, seats, pace, warm, seconds, slices, chosen))


async def measure(
    server: Running,
    echo: Running,
    tables: int,
    seats: int,
    pace: float,
    warm: int,
    seconds: float,
    slices: int,
    modules: list[str],
) -> None:
    crowd = Crowd(server.address, seats, modules)
    pulse = Pulse(echo.address)
    empty = server.memory()
    await crowd.make_tables(tables)
    made = server.memory()
    await crowd.sit_down()
    await pulse.connect(tables)
    seated = server.memory()
    sockets = tables * seats
    print(f"{tables} tables, {sockets} sockets, a decision every {pace:g} s at each: {tables / pace:g} a second")
    print(f"memory: {empty:.0f} MB empty, {(made - empty) * 1000 / tables:.1f} kB for each table made,", end=" ")
    print(f"{(seated - made) * 1000 / sockets:.1f} kB for each socket")
    await crowd.warm_up(warm)
    at_table, at_echo = Slices(), Slices()
    for _ in range(slices):
        busy = server.cpu()
        at_table.add(await crowd.play(seconds, pace))
        at_table.load(server.cpu() - busy, seconds)
        busy = echo.cpu()
        at_echo.add(await pulse.beat(seconds, pace))
        at_echo.load(echo.cpu() - busy, seconds)
    await crowd.leave()
    await pulse.leave()
    print(line("move to slowest viewer", at_table))
    print(line("echo", at_echo))
    print(f"ratio: p50 {at_table.at(50) / at_echo.at(50):.1f}, p99 {at_table.at(99) / at_echo.at(99):.1f}")
    print(
        f"{crowd.bytes_each():.0f} bytes to each viewer for a move; {crowd.refusals} refusals; memory at the end",
        end=" ",
    )
    print(f"{server.memory():.0f} MB")


if __name__ == "__main__":
    typer.run(main)
