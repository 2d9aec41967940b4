"""Moves: carried out once, in their moment, by whom they belong to; taken back while nothing has come to light."""

from __future__ import annotations

import pytest

from alhambra.server import wire
from tests.server.guests_at_table import GUEST, HOST, Player, Refused, bot, here, house_at, level, new, play_on, sits

Where = tuple[str, str | None]


async def ply_of(player: Player) -> int:
    return (await player.house.hello(player.guest, player.table, player.seat)).scene.ply


async def test_the_same_message_is_carried_out_once(where: Where) -> None:
    async with house_at(where) as house:
        table = await new(house, here("A"), here("B"))
        async with sits(house, table, 0) as first, sits(house, table, 1) as second:
            player = first if first.scene.get("ask") else second
            ask, key = player.scene["ask"], player.scene["options"][0]["key"]
            for _ in range(3):
                assert await player.move(key, ask, "twice") == wire.Accepted("twice")
            assert await ply_of(player) == 1


async def test_the_same_message_is_known_again_after_a_restart(where: Where) -> None:
    async with house_at(where) as house:
        table = await new(house, here("A"), here("B"))
        async with sits(house, table, 0) as first, sits(house, table, 1) as second:
            player = first if first.scene.get("ask") else second
            seat, ask, key = player.seat, player.scene["ask"], player.scene["options"][0]["key"]
            await player.move(key, ask, "again")
    async with house_at(where) as house:
        assert await house.move(HOST, table, seat, wire.Move("again", ask, key)) == wire.Accepted("again")
        assert (await house.hello(HOST, table, seat)).scene.ply == 1


async def test_two_seats_may_use_the_same_id(where: Where) -> None:
    async with house_at(where) as house:
        table = await new(house, here("A"), here("B"))
        async with sits(house, table, 0) as first, sits(house, table, 1) as second:
            for made in range(8):
                player = first if (await play_turn(first, second)) == 0 else second
                ask = player.scene["ask"]
                await player.choose(0, name=f"id-{made // 2}-of-{player.seat}")
                await player.until(lambda it, ask=ask: it.scene.get("ask") != ask)  # type: ignore[misc]
                await house.say(HOST, table, player.seat, wire.Say(f"id-{made}", "hm"))


async def play_turn(first: Player, second: Player) -> int:
    """The seat that is asked now."""
    await level(first, second)
    return 0 if first.scene.get("ask") else 1


async def test_an_old_ticket_is_stale(where: Where) -> None:
    async with house_at(where) as house:
        table = await new(house, here("A"), here("B"))
        async with sits(house, table, 0) as first, sits(house, table, 1) as second:
            player = first if first.scene.get("ask") else second
            ask, key = player.scene["ask"], player.scene["options"][0]["key"]
            await player.choose(0)
            await player.until(lambda it: it.scene.get("ask") != ask)
            with Refused("stale"):
                await player.move(key, ask)


async def test_another_guest_cannot_move(where: Where) -> None:
    async with house_at(where) as house:
        table = await new(house, here("A"), here("B"), listed=True)
        async with sits(house, table, 0) as first, sits(house, table, 1) as second:
            player = first if first.scene.get("ask") else second
            move = wire.Move("mine", player.scene["ask"], player.scene["options"][0]["key"])
            for guest, seat in ((GUEST, player.seat), (GUEST, -1), ("", player.seat)):
                with Refused("not-yours"):
                    await house.move(guest, table, seat, move)
            with Refused("stale"):  # held by the host, but not asked
                await house.move(HOST, table, 1 - player.seat, move)


@pytest.mark.parametrize(
    ("key", "code", "rule"),
    [
        ("", "malformed", ""),
        ("no-such-verb", "malformed", ""),
        ("take florin-99", "malformed", ""),
        ("hold", "malformed", ""),
        ("take " + "denar-1 " * 200, "malformed", ""),
        ("build tower-9-es 0,1", "rule", "CORE-2"),
        ("remove tower-9-es", "rule", "B-70"),
    ],
)
async def test_what_the_rules_do_not_allow_is_refused_with_the_rule(
    on_disk: Where, key: str, code: str, rule: str
) -> None:
    async with house_at(on_disk) as house:
        table = await new(house, here("A"), here("B"))
        async with sits(house, table, 0) as first, sits(house, table, 1) as second:
            player = first if first.scene.get("ask") else second
            with Refused(code) as expected:
                await player.move(key)
            assert expected.refusal is not None
            assert expected.refusal.rule == rule
            assert await ply_of(player) == 0


@pytest.mark.parametrize("name", ["", "x" * 65, "line\nbreak"])
async def test_an_id_must_be_an_id(on_disk: Where, name: str) -> None:
    async with house_at(on_disk) as house:
        table = await new(house, here("A"), bot())
        with Refused("malformed"):
            await house.move(HOST, table, 0, wire.Move(name, "ask", "stop"))


async def test_a_table_that_is_not_there_is_unknown(on_disk: Where) -> None:
    async with house_at(on_disk) as house:
        for table in ("nowhere", "x" * 1000, "", "'; DROP TABLE games"):
            with Refused("unknown-table"):
                await house.hello(HOST, table, 0)


async def test_nothing_moves_when_the_game_is_over(where: Where) -> None:
    async with house_at(where) as house:
        table = await new(house, here("A"), bot("greedy"))
        async with sits(house, table, 0) as player:
            await play_on(player)
        with Refused("over"):
            await house.move(HOST, table, 0, wire.Move("late", "ask", "stop"))
        with Refused("over"):
            await house.undo(HOST, table, 0, wire.Undo("late-undo", 0))


async def reach(first: Player, second: Player, revealing: bool) -> tuple[Player, Player]:
    """Play until somebody can decide something that brings (or does not bring) new pieces to light; who, and who not.

    Taking money always brings new cards. Paying exactly brings nothing: the player goes on.
    """
    for _ in range(60):
        player = (first, second)[await play_turn(first, second)]
        wanted = "take" if revealing else "buy"
        options = player.scene["options"]
        exact = [option for option in options if option["kind"] == wanted and (revealing or option.get("over") == 0)]
        ask = player.scene["ask"]
        if exact:
            await player.move(exact[0]["key"])
            await player.until(lambda it, ask=ask: it.scene.get("ask") != ask)  # type: ignore[misc]
            return player, second if player is first else first
        await player.choose(0)
        await player.until(lambda it, ask=ask: it.scene.get("ask") != ask)  # type: ignore[misc]
    raise AssertionError("nobody could pay exactly")


async def test_a_decision_is_taken_back_for_everybody(where: Where) -> None:
    async with house_at(where) as house:
        table = await new(house, here("A"), here("B"))
        async with sits(house, table, 0) as first, sits(house, table, 1) as second:
            player, other = await reach(first, second, revealing=False)
            await other.until(lambda it: it.scene["ply"] == player.scene["ply"])
            ply, lines = player.scene["ply"], len(other.log)
            assert player.scene["may_undo"]
            await player.undo()
            for viewer in (player, other):
                await viewer.until(lambda it: it.scene["ply"] == ply - 1)
            assert len(other.log) == lines - 1
            assert player.scene["ask"]
            assert player.scene["palaces"][player.seat]["acquired"] == []
            again = await house.hello(HOST, table, other.seat)
            assert [line.ply for line in again.log] == [line["ply"] for line in other.log]
            await player.choose(0)
    async with house_at(where) as house:
        assert (await house.hello(HOST, table, 0)).scene.ply == ply


async def test_nothing_is_taken_back_once_something_came_to_light(where: Where) -> None:
    async with house_at(where) as house:
        table = await new(house, here("A"), here("B"))
        async with sits(house, table, 0) as first, sits(house, table, 1) as second:
            player, _ = await reach(first, second, revealing=True)
            assert not player.scene.get("may_undo")
            assert player.scene["undo_reason"]["id"] == "no-undo-revealed"
            with Refused("no-undo"):
                await player.undo()


async def test_nobody_takes_back_what_another_decided(where: Where) -> None:
    async with house_at(where) as house:
        table = await new(house, here("A"), here("B"))
        async with sits(house, table, 0) as first, sits(house, table, 1) as second:
            player, other = await reach(first, second, revealing=False)
            await other.until(lambda it: it.scene["ply"] == player.scene["ply"])
            with Refused("no-undo"):
                await other.undo()


async def test_an_undo_of_an_older_scene_is_stale(where: Where) -> None:
    async with house_at(where) as house:
        table = await new(house, here("A"), here("B"))
        async with sits(house, table, 0) as first, sits(house, table, 1) as second:
            player, _ = await reach(first, second, revealing=False)
            with Refused("stale"):
                await house.undo(HOST, table, player.seat, wire.Undo("old", player.scene["ply"] - 1))


async def test_a_table_may_do_without_taking_back(where: Where) -> None:
    async with house_at(where) as house:
        table = await new(house, here("A"), here("B"), undo=False)
        async with sits(house, table, 0) as first, sits(house, table, 1) as second:
            player, _ = await reach(first, second, revealing=False)
            assert not player.scene.get("may_undo")
            assert player.scene["undo_reason"]["id"] == "no-undo-off"
            with Refused("no-undo"):
                await player.undo()
