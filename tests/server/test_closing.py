"""A house that closes leaves nothing behind that is under way, and begins nothing: its database is on its way out."""

from __future__ import annotations

import asyncio

import pytest

from alhambra.server import wire
from alhambra.server.bus import Signal
from tests.server.guests_at_table import HOST, here, house_at, new, sits

Where = tuple[str, str | None]


async def hang_up(work: asyncio.Task[object]) -> None:
    """Whoever asked for it goes away just after it has begun."""
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await work


async def test_a_move_whose_player_hung_up_ends_before_the_house_does(where: Where) -> None:
    async with house_at(where) as house:
        table = await new(house, here("A"), here("B"))
        async with sits(house, table, 0) as first, sits(house, table, 1) as second:
            mover = first if first.scene["ask"] else second
            scene = mover.scene
        move = wire.Move("m", scene["ask"], scene["options"][0]["key"])
        await hang_up(asyncio.create_task(house.move(HOST, table, mover.seat, move)))
    assert asyncio.all_tasks() == {asyncio.current_task()}
    async with house_at(where) as house, sits(house, table, 0) as player:
        assert player.scene["ply"] == 1  # and it counts


async def test_a_table_that_is_being_read_ends_before_the_house_does(where: Where) -> None:
    async with house_at(where) as house:
        table = await new(house, here("A"), here("B"))
    async with house_at(where) as house:
        await hang_up(asyncio.create_task(house.rooms.find(table)))
        assert len(asyncio.all_tasks()) > 1
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_news_from_others_while_it_closes_begin_nothing(where: Where) -> None:
    async with house_at(where) as house:
        table = await new(house, here("A"), here("B"))
        close = house._pool.close

        async def late() -> None:
            """The last thing before the database goes: another process has news."""
            await close()
            house.rooms.hear(Signal("another", table, "entry"))

        house._pool.close = late  # type: ignore[method-assign]
    assert asyncio.all_tasks() == {asyncio.current_task()}
