"""A table from its making to its end: the same tests on SQLite and on PostgreSQL with and without Redis."""

from __future__ import annotations

import asyncio

import msgspec

from alhambra.core.rng import SEALED
from alhambra.games.match import load
from alhambra.server import wire
from alhambra.server.tables.info import commitment
from tests.server.guests_at_table import (
    GUEST,
    HOST,
    Refused,
    bot,
    here,
    house_at,
    link,
    message_id,
    new,
    play_on,
    sits,
)

Where = tuple[str, str | None]
ALL = ["vizier", "bureaux", "bonus", "huts", "gates", "diamonds", "characters", "camps"]


async def test_a_whole_game_against_bots_leaves_a_record_that_the_rules_accept(where: Where) -> None:
    async with house_at(where) as house:
        table = await new(house, here(), bot("greedy"), bot("random"))
        async with sits(house, table, 0) as player:
            made = await play_on(player)
            assert player.scene["over"]
            assert player.info["over"]
        match = load(await house.record(HOST, table))
        assert match.record().over
        assert match.setup.generator == SEALED
        assert len([seat for seat, _ in match.moves if seat == 0]) == made


async def test_with_all_modules_too(where: Where) -> None:
    async with house_at(where) as house:
        table = await new(house, here(), bot("greedy"), modules=ALL)
        async with sits(house, table, 0) as player:
            await play_on(player, most=60)
            log, scene = player.log, player.scene
        again = await house.hello(HOST, table, 0)
        assert [line["ply"] for line in log] == [line.ply for line in again.log][: len(log)]
        assert scene["pile"] >= again.scene.pile


async def test_the_seed_was_fixed_before_the_deal_and_is_told_after_the_end(where: Where) -> None:
    async with house_at(where) as house:
        info = await house.create(HOST, wire.NewTable([bot(), bot()], listed=True))
        assert info.seed == ""
        while not (await house.info(HOST, info.id)).over:
            await asyncio.sleep(0.05)
        told = await house.info("somebody", info.id)
        assert commitment(told.seed) == info.commitment == told.commitment
        assert load(await house.record("somebody", info.id)).setup.seed == int(told.seed, 16)


async def test_another_process_or_a_restart_finds_the_same_table(where: Where) -> None:
    async with house_at(where) as house:
        table = await new(house, here("A"), here("B"), modules=["huts", "gates"])
        async with sits(house, table, 0) as first, sits(house, table, 1) as second:
            await play_on(first, second, most=12)
        before = await house.hello(HOST, table, 0)
    async with house_at(where) as house:
        after = await house.hello(HOST, table, 0)
    assert msgspec.json.encode(after.scene) == msgspec.json.encode(before.scene)
    assert after.log == before.log


async def test_a_friend_follows_the_link_to_a_seat(where: Where) -> None:
    async with house_at(where) as house:
        info = await house.create(HOST, wire.NewTable([here("A"), link()]))
        token = info.links["1"].partition("?seat=")[2]
        joined, seat = await house.join(GUEST, info.id, token, "B")
        assert seat == 1
        assert joined.seats[1].mine
        assert joined.seats[1].name == "B"
        assert not joined.links
        assert "1" not in (await house.info(HOST, info.id)).links
        async with sits(house, info.id, 1, GUEST) as friend, sits(house, info.id, 0) as host:
            await play_on(friend, host, most=4)


async def test_a_seat_is_taken_once(where: Where) -> None:
    async with house_at(where) as house:
        info = await house.create(HOST, wire.NewTable([here("A"), link()]))
        token = info.links["1"].partition("?seat=")[2]
        answers = await asyncio.gather(
            *[house.join(f"guest-{number}", info.id, token, "B") for number in range(5)], return_exceptions=True
        )
        assert len([answer for answer in answers if not isinstance(answer, BaseException)]) == 1


async def test_who_took_a_seat_may_follow_the_link_again(where: Where) -> None:
    async with house_at(where) as house:
        info = await house.create(HOST, wire.NewTable([here("A"), link()]))
        token = info.links["1"].partition("?seat=")[2]
        assert (await house.join(GUEST, info.id, token, "B"))[1] == 1
        assert (await house.join(GUEST, info.id, token, "B"))[1] == 1


async def test_the_link_for_spectators_leads_to_no_seat(where: Where) -> None:
    async with house_at(where) as house:
        info = await house.create(HOST, wire.NewTable([here("A"), bot()]))
        with Refused("not-yours"):
            await house.hello(GUEST, info.id, -1)
        token = info.links["watch"].partition("?watch=")[2]
        assert (await house.join(GUEST, info.id, token, "C"))[1] == -1
        seen = await house.hello(GUEST, info.id, -1)
        assert seen.scene.hand == []
        assert seen.scene.options == []
        assert not seen.table.links
        with Refused("not-yours"):
            await house.hello(GUEST, info.id, 0)


async def test_lists_show_what_concerns_a_guest(where: Where) -> None:
    async with house_at(where) as house:
        mine = await new(house, here(), bot())
        listed = await new(house, here(), bot(), listed=True)
        over = await new(house, bot(), bot())
        while not (await house.info(HOST, over)).over:
            await asyncio.sleep(0.05)
        assert {info.id for info in await house.list(HOST, "mine")} == {mine, listed}
        assert {info.id for info in await house.list(GUEST, "mine")} == set()
        assert {info.id for info in await house.list(GUEST, "open")} == {listed}
        assert {info.id for info in await house.list(HOST, "over")} == {over}
        assert {info.id for info in await house.list(GUEST, "over")} == set()


async def test_a_record_can_be_sent_in_again_and_replayed_from_every_seat(where: Where) -> None:
    async with house_at(where) as house:
        table = await new(house, bot("greedy"), bot(), bot(), modules=["vizier", "bonus"])
        while not (await house.info(HOST, table)).over:
            await asyncio.sleep(0.05)
        record = await house.record(HOST, table)
        sent_in = await house.upload(GUEST, record)
        assert sent_in.over
        assert sent_in.modules == ["vizier", "bonus"]
        assert [seat.bot for seat in sent_in.seats] == ["greedy", "random", "random"]
        for seat in (-1, 0, 2):
            ours, theirs = await house.replay(HOST, table, seat), await house.replay(GUEST, sent_in.id, seat)
            assert ours.scenes[-1].palaces == theirs.scenes[-1].palaces
            assert len(ours.scenes) == len(ours.log)
            assert len(theirs.scenes) == len(theirs.log)
            assert all(not scene.options for scene in ours.scenes)
        assert await house.record(GUEST, sent_in.id) == record


async def test_a_broken_record_is_refused_with_its_line(where: Where) -> None:
    async with house_at(where) as house:
        with Refused("broken-record") as expected:
            await house.upload(GUEST, "alhambra record 1 #00000000\n")
        assert expected.refusal is not None
        assert expected.refusal.line == 1


async def test_a_game_under_way_has_no_record_and_no_replay(where: Where) -> None:
    async with house_at(where) as house:
        table = await new(house, here(), bot())
        with Refused("not-over"):
            await house.record(HOST, table)
        with Refused("not-over"):
            await house.replay(HOST, table, 0)


async def test_talk_reaches_everybody_once_and_lasts(where: Where) -> None:
    async with house_at(where) as house:
        table = await new(house, here("A"), here("B"))
        async with sits(house, table, 0) as first, sits(house, table, 1) as second:
            words = wire.Say(message_id(), "  well\tplayed\n")
            for _ in range(2):
                await house.say(HOST, table, 0, words)
            await second.until(lambda it: it.chat)
            await house.say(HOST, table, 1, wire.Say(message_id(), "thanks"))
            await first.until(lambda it: len(it.chat) == 2)
            assert [(line["seat"], line["name"], line["text"]) for line in first.chat] == [
                (0, "A", "well played"),
                (1, "B", "thanks"),
            ]
    async with house_at(where) as house:
        assert [line.text for line in (await house.hello(HOST, table, 0)).chat] == ["well played", "thanks"]


async def test_who_is_connected_is_shown(where: Where) -> None:
    async with house_at(where) as house:
        table = await new(house, here("A"), here("B"))
        async with sits(house, table, 0) as first:
            async with sits(house, table, 1):
                await first.until(lambda it: it.info["seats"][1].get("present"))
            await first.until(lambda it: not it.info["seats"][1].get("present"))


async def test_a_house_is_well(where: Where) -> None:
    async with house_at(where) as house:
        async with asyncio.timeout(10):
            while not (await house.health())["ok"]:
                await asyncio.sleep(0.02)
