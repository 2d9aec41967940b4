"""A server in which nothing takes long, and which leaves the interpreter as it was."""

import asyncio
import gc
import sys

import pytest

from alhambra.server import calm


def test_old_objects_are_collected_by_the_clock_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    collected: list[int] = []
    monkeypatch.setattr(calm, "FULL_EVERY", 0.001)

    async def run() -> None:
        async with calm.calm():
            monkeypatch.setattr(gc, "collect", lambda: collected.append(1))
            assert gc.get_threshold()[2] == calm.NEVER
            while not collected:
                await asyncio.sleep(0.001)

    asyncio.run(run())


def test_everything_is_as_before_when_the_server_has_ended() -> None:
    before = gc.get_threshold(), sys.getswitchinterval(), gc.get_freeze_count()

    async def run() -> None:
        async with calm.calm():
            assert sys.getswitchinterval() < before[1]

    asyncio.run(run())
    assert (gc.get_threshold(), sys.getswitchinterval(), gc.get_freeze_count()) == before
