"""Killed in the middle of play: what was acknowledged is there, once; and the table goes on by itself."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.guests_at_table import HOST, bot, here, house_at, new

ROOT = Path(__file__).parent.parent.parent


def killed(database: Path, times: int) -> dict[str, int]:
    """Play and be killed so many times; what was counted."""
    command = [sys.executable, "-m", "tests.server.crashing", str(database), str(times)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60 + 10 * times, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return {word: int(number) for word, number in re.findall(r"(\w+) (\d+)", done.stdout)}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="forks")
def test_killed_fifty_times_under_load_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    counted = killed(tmp_path / "house.sqlite", 50)
    assert counted["kills"] == 50
    assert counted["acknowledged"] > 100
    assert counted["entries"] > counted["acknowledged"]  # bots have moved, too
    assert counted["games"] >= 6


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="forks")
def test_killed_five_hundred_times(tmp_path: Path) -> None:
    assert killed(tmp_path / "house.sqlite", 500)["acknowledged"] > 1000


async def test_bots_go_on_by_themselves_after_a_restart(where: tuple[str, str | None]) -> None:
    from tests.server.fake_timer import FakeTimer

    timer = FakeTimer()  # stands still: the bots' moment never comes
    async with house_at(where, timer=timer) as house:
        timer_table = await new(house, bot(), bot(), here())
        await house.rooms.journal.close()  # as if killed: nothing more is written
    async with house_at(where) as house:
        await house.idle()
        info = await house.info(HOST, timer_table)
        scene = (await house.hello(HOST, timer_table, 2)).scene
        assert info.waiting_for == [2]
        assert scene.ask
