"""Servers end, politely or not: browsers come again, nothing is lost, nobody is left behind."""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from pathlib import Path

import pytest

from tests.server.running import PATIENCE, Browser, Json, serving
from tests.server.test_live import TWO_HERE, move, sit_down

RESTART = 1012  # a browser connects again


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_ends_asks_browsers_to_come_again_and_nothing_is_lost(tmp_path: Path, how: int) -> None:
    with serving(tmp_path) as first:
        person = Browser(first)
        table = person.post("/api/tables", TWO_HERE)["table"]["id"]

        async def before() -> tuple[Json, int]:
            async with person.line(table, "seat=0") as one, person.line(table, "seat=1") as two:
                scenes = [await sit_down(one), await sit_down(two)]
                mover = 0 if scenes[0]["ask"] else 1
                message = move(scenes[mover])
                await (one, two)[mover].send(**message)
                await (one, two)[mover].hear("accepted")
                first.process.send_signal(how)
                assert [await line.closed() for line in (one, two)] == [RESTART, RESTART]
                return message, mover

        message, mover = asyncio.run(before())
        assert first.process.wait(PATIENCE) in (0, -how, 130)
        written = first.whole_log()
        assert written[-1]["event"] == "server closed"
        assert not [line for line in written if line["level"] == "error"]
        person.close()
    with serving(tmp_path) as second:
        person.server = second

        async def after() -> None:
            async with person.line(table, f"seat={mover}") as line:
                scene = await sit_down(line)
                assert scene["ply"] == 1
                await line.send(**message)  # perhaps the answer was lost: it is the same one
                assert (await line.hear("accepted", "refused"))["type"] == "accepted"
                await line.send(type="ping")
                await line.hear("pong")

        asyncio.run(after())


def children(process: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def alive(process: int) -> bool:
    """Is it running, and not just a name that nobody has collected yet?"""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_bots_end_with_their_server(tmp_path: Path, how: int) -> None:
    with serving(tmp_path, "--bot-pause", "0") as server:
        person = Browser(server)
        person.post("/api/tables", {"seats": [{"kind": "bot", "bot": "random"}] * 2})
        person.close()
        until = time.monotonic() + PATIENCE
        while not (workers := children(server.process.pid)):
            assert time.monotonic() < until
            time.sleep(0.05)
        time.sleep(0.5)
        server.process.send_signal(how)
        server.process.wait(PATIENCE)
        while any(alive(worker) for worker in workers):
            assert time.monotonic() < until + PATIENCE, "bots think on without a server"
            time.sleep(0.05)
