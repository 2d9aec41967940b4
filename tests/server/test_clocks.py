"""Clocks, and bots that play for persons: when the time is up, or for as long as somebody is away."""

from __future__ import annotations

from alhambra.server import wire
from alhambra.server.tables.pace import Pace
from tests.server.fake_timer import FakeTimer
from tests.server.guests_at_table import GUEST, HOST, Player, Refused, bot, here, house_at, link, message_id, new, sits

Where = tuple[str, str | None]
PACE = Pace(grace=10_000.0)
CLOCK = wire.Clock(reserve=60, increment=5)


async def test_a_decision_costs_its_time_and_earns_the_increment(on_disk: Where) -> None:
    timer = FakeTimer()
    async with house_at(on_disk, PACE, timer=timer) as house:
        table = await new(house, here("A"), here("B"), clock=CLOCK)
        async with sits(house, table, 0) as first, sits(house, table, 1) as second:
            player = first if first.scene.get("ask") else second
            await timer.go_on(house, 20.0)
            ply = player.scene["ply"]
            await player.choose(0)
            await player.until(lambda it: it.scene["ply"] > ply)
        seats = (await house.info(HOST, table)).seats
        assert seats[player.seat].seconds == 60 - 20 + 5
        assert seats[1 - player.seat].seconds == 60


async def test_the_clock_of_the_seat_that_is_asked_runs(on_disk: Where) -> None:
    timer = FakeTimer()
    async with house_at(on_disk, PACE, timer=timer) as house:
        table = await new(house, here("A"), here("B"), clock=CLOCK)
        await timer.go_on(house, 7.0)
        info = await house.info(HOST, table)
        assert sorted([seat.seconds or 0 for seat in info.seats]) == [53, 60]
        (asked,) = info.waiting_for
        assert info.seats[asked].seconds == 53


async def test_when_the_time_is_up_a_bot_decides_and_the_person_keeps_the_seat(on_disk: Where) -> None:
    timer = FakeTimer()
    async with house_at(on_disk, PACE, timer=timer) as house:
        table = await new(house, here("A"), here("B"), clock=wire.Clock(60))
        (asked,) = (await house.info(HOST, table)).waiting_for
        await timer.go_on(house, 59.9)
        assert (await house.hello(HOST, table, asked)).scene.ply == 0
        await timer.go_on(house, 0.2)
        scene = (await house.hello(HOST, table, asked)).scene
        assert scene.ply >= 1
        info = await house.info(HOST, table)
        assert info.seats[asked].kind == "here"
        assert info.seats[asked].stands_in == ""
        assert info.seats[asked].seconds == 0


async def test_a_clock_waits_for_who_has_not_come_yet(on_disk: Where) -> None:
    timer = FakeTimer()
    async with house_at(on_disk, PACE, timer=timer) as house:
        info = await house.create(HOST, wire.NewTable([link(), link()], clock=CLOCK))
        await timer.go_on(house, 10_000.0)
        tokens = {seat: path.partition("?seat=")[2] for seat, path in info.links.items() if seat != "watch"}
        (asked,) = info.waiting_for
        await house.join(GUEST, info.id, tokens[str(asked)], "B")
        await timer.go_on(house, 10.0)
        assert (await house.info(GUEST, info.id)).seats[asked].seconds == 50


async def test_time_runs_out_in_another_process_too(on_disk: Where) -> None:
    """Whoever opens the house next takes over what has become due."""
    timer = FakeTimer()
    async with house_at(on_disk, PACE, timer=timer) as house:
        table = await new(house, here("A"), here("B"), clock=CLOCK)
    later = FakeTimer(timer.now() + 61.0)
    async with house_at(on_disk, PACE, timer=later) as house:
        await house.idle()
        assert (await house.hello(HOST, table, 0)).scene.ply >= 1


async def asked_person(house_table: tuple[Player, Player]) -> tuple[Player, Player]:
    first, second = house_table
    return (first, second) if first.scene.get("ask") else (second, first)


async def test_a_bot_stands_in_until_the_person_is_back(on_disk: Where) -> None:
    timer = FakeTimer()
    async with house_at(on_disk, PACE, timer=timer) as house:
        table = await new(house, here("A"), here("B"))
        async with sits(house, table, 0) as first, sits(house, table, 1) as second:
            away, other = await asked_person((first, second))
            await house.stand_in(HOST, table, away.seat, wire.StandIn(message_id(), away.seat, "random"))
            await other.until(lambda it: it.info["seats"][away.seat].get("stands_in") == "random")
            await away.until(lambda it: not it.scene.get("ask"))
            await timer.go_on(house, 0.5)
            assert other.scene["ply"] == 0
            for _ in range(40):  # an action, and whatever belongs to its turn
                await timer.go_on(house, PACE.bot)
                if house.rooms.known(table).course.asked() == other.seat:  # type: ignore[union-attr]
                    break
            await other.until(lambda it: it.scene.get("ask"))
            await house.stand_in(HOST, table, away.seat, wire.StandIn(message_id(), away.seat, ""))
            await other.until(lambda it: not it.info["seats"][away.seat].get("stands_in"))
            while not away.scene.get("ask"):
                ask = other.scene["ask"]
                await other.choose(0)
                await other.until(lambda it, ask=ask: it.scene.get("ask") != ask)  # type: ignore[misc]
                await away.until(lambda it: it.scene["version"] >= other.scene["version"])
            await timer.go_on(house, 100.0)
            assert away.scene["ask"]


async def test_only_the_host_or_the_person_may_call_a_bot(on_disk: Where) -> None:
    async with house_at(on_disk) as house:
        info = await house.create(HOST, wire.NewTable([here("A"), link(), bot()], listed=True))
        await house.join(GUEST, info.id, info.links["1"].partition("?seat=")[2], "B")
        with Refused("not-yours"):
            await house.stand_in(GUEST, info.id, 1, wire.StandIn(message_id(), 0, "greedy"))
        with Refused("not-yours"):
            await house.stand_in("stranger", info.id, -1, wire.StandIn(message_id(), 1, "greedy"))
        for seat, level in ((2, "greedy"), (7, "greedy"), (1, "genius")):
            with Refused("malformed"):
                await house.stand_in(HOST, info.id, 0, wire.StandIn(message_id(), seat, level))
        await house.stand_in(GUEST, info.id, 1, wire.StandIn(message_id(), 1, "greedy"))
        await house.stand_in(HOST, info.id, 0, wire.StandIn(message_id(), 1, ""))
