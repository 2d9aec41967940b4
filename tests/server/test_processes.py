"""Two server processes on one database serve one table: the journal decides, the bus only says where to look."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from alhambra.server import wire
from alhambra.server.bus import Alone
from alhambra.server.refusal import Refusal
from alhambra.server.tables.house import House
from tests.server.guests_at_table import (
    HOST,
    PATIENCE,
    Player,
    bot,
    here,
    house_at,
    level,
    message_id,
    new,
    play_on,
    sits,
)
from tests.server.running import Browser, serving

Houses = tuple[House, House]


@pytest.fixture(params=["notify", "redis"])
async def houses(request: pytest.FixtureRequest, fresh_postgres: str) -> AsyncIterator[Houses]:
    """Two houses on one PostgreSQL database, as two processes have them; with Redis between them, and without."""
    bus = request.getfixturevalue("redis") if request.param == "redis" else None
    async with AsyncExitStack() as stack:
        one, other = [await stack.enter_async_context(house_at((fresh_postgres, bus))) for _ in range(2)]
        async with asyncio.timeout(PATIENCE):
            while not all([(await house.health())["ok"] for house in (one, other)]):
                await asyncio.sleep(0.02)
        yield one, other


async def asked(first: Player, second: Player) -> tuple[Player, Player]:
    """Who is asked, and who is not, once both see the same."""
    await level(first, second)
    return (first, second) if first.scene.get("ask") else (second, first)


async def test_a_move_in_one_is_seen_in_the_other(houses: Houses) -> None:
    one, other = houses
    table = await new(one, here("A"), here("B"))
    async with sits(one, table, 0) as first, sits(other, table, 1) as second:
        assert await play_on(first, second, most=12) == 12
        await level(first, second)
        assert [line["ply"] for line in first.log] == [line["ply"] for line in second.log]


async def test_of_two_decisions_at_once_one_wins(houses: Houses) -> None:
    one, other = houses
    table = await new(one, here("A"), here("B"))
    async with sits(one, table, 0) as a, sits(one, table, 1) as b:
        for _ in range(6):
            player, _ = await asked(a, b)
            await other.hello(HOST, table, player.seat)
            scene = player.scene
            moves = [wire.Move(message_id(), scene["ask"], scene["options"][at]["key"]) for at in (0, 1)]
            answers = await asyncio.gather(
                one.move(HOST, table, player.seat, moves[0]),
                other.move(HOST, table, player.seat, moves[1]),
                return_exceptions=True,
            )
            lost = [answer for answer in answers if isinstance(answer, Refusal)]
            assert [refusal.code for refusal in lost] == ["stale"]
            assert len([answer for answer in answers if isinstance(answer, wire.Accepted)]) == 1
            ply = scene["ply"] + 1
            for viewer in (a, b):
                await viewer.until(lambda it, ply=ply: it.scene["ply"] == ply)  # type: ignore[misc]


async def test_one_message_sent_to_both_is_carried_out_once(houses: Houses) -> None:
    one, other = houses
    table = await new(one, here("A"), here("B"))
    async with sits(one, table, 0) as a, sits(one, table, 1) as b:
        player, _ = await asked(a, b)
        await other.hello(HOST, table, 0)
        move = wire.Move("same", player.scene["ask"], player.scene["options"][0]["key"])
        answers = await asyncio.gather(*[house.move(HOST, table, player.seat, move) for house in (one, other)])
        assert answers == [wire.Accepted("same")] * 2
    assert (await other.hello(HOST, table, 0)).scene.ply == 1


async def test_talk_and_presence_reach_the_other(houses: Houses) -> None:
    one, other = houses
    table = await new(one, here("A"), here("B"))
    async with sits(one, table, 0) as first:
        async with sits(other, table, 1) as second:
            await first.until(lambda it: it.info["seats"][1].get("present"))
            await second.until(lambda it: it.info["seats"][0].get("present"))
            await one.say(HOST, table, 0, wire.Say(message_id(), "hello"))
            await second.until(lambda it: it.chat)
            await other.say(HOST, table, 1, wire.Say(message_id(), "hello yourself"))
            await first.until(lambda it: len(it.chat) == 2)
        await first.until(lambda it: not it.info["seats"][1].get("present"))


async def test_a_seat_taken_in_one_is_taken_in_the_other(houses: Houses) -> None:
    one, other = houses
    info = await one.create(HOST, wire.NewTable([here("A"), wire.SeatWish("link")]))
    async with sits(other, info.id, 0) as host:
        await one.join("friend", info.id, info.links["1"].partition("?seat=")[2], "B")
        await host.until(lambda it: it.info["seats"][1].get("taken"))
        assert host.info["seats"][1]["name"] == "B"


async def test_bots_and_windows_go_on_once_though_both_know_the_table(houses: Houses) -> None:
    one, other = houses
    table = await new(one, here("A"), bot(), bot(), modules=["vizier"])
    async with sits(one, table, 0) as here_, sits(other, table, 0) as there:
        await play_on(here_, most=15)
        await level(here_, there)
    entries = await one.rooms.journal.since(table, 0)
    assert [entry.n for entry in entries] == list(range(len(entries)))


async def test_what_one_has_left_undone_the_other_does(houses: Houses) -> None:
    """A bot is due in a process that is gone: the other one finds it in the database."""
    one, other = houses
    one._driver.stop()
    table = await new(one, here("A"), bot(), bot())
    async with sits(other, table, 0) as player:
        await play_on(player, most=3)


async def test_two_real_servers_serve_one_table(fresh_postgres: str, redis: str, tmp_path: Path) -> None:
    """The programs themselves: moves sent to one by its socket come out of the other's."""
    places = ["--database", fresh_postgres, "--redis", redis]
    for folder in ("one", "other"):
        (tmp_path / folder).mkdir()
    with serving(tmp_path / "one", *places) as one, serving(tmp_path / "other", *places) as other:
        host, friend = Browser(one), Browser(other)
        wish = {"seats": [{"kind": "here", "name": "A"}, {"kind": "link"}]}
        table = host.post("/api/tables", wish)["table"]
        token = table["links"]["1"].partition("?seat=")[2]
        joined = friend.post(f"/api/tables/{table['id']}/join", {"token": token, "name": "B"}, status=200)
        assert joined["seat"] == 1
        async with host.line(table["id"], "seat=0") as first, friend.line(table["id"], "seat=1") as second:
            lines = [first, second]
            scenes = [(await line.hear("hello"))["scene"] for line in lines]
            for number in range(8):
                while len({scene["ply"] for scene in scenes}) > 1:
                    late = 0 if scenes[0]["ply"] < scenes[1]["ply"] else 1
                    scenes[late] = (await lines[late].hear("news"))["scene"]
                (seat,) = [scene["seat"] for scene in scenes if scene["ask"]]
                key = scenes[seat]["options"][0]["key"]
                await lines[seat].send(type="move", id=f"m{number}", ask=scenes[seat]["ask"], key=key)
                for at in (0, 1):
                    scenes[at] = (await lines[at].hear("news"))["scene"]
            assert scenes[0]["ply"] == scenes[1]["ply"] == 8
        host.close()
        friend.close()


async def test_a_lost_signal_is_made_up_for(houses: Houses) -> None:
    one, other = houses
    table = await new(one, here("A"), here("B"))
    async with sits(one, table, 0) as a, sits(one, table, 1) as b, sits(other, table, 1) as c:
        real, one.rooms.bus = one.rooms.bus, Alone()
        try:
            player, _ = await asked(a, b)
            await player.choose(0)
            await player.until(lambda it: it.scene["ply"] == 1)
            assert c.scene["ply"] == 0
            await other.rooms.look_again()
            await c.until(lambda it: it.scene["ply"] == 1)
        finally:
            one.rooms.bus = real
