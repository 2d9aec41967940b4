"""Advice for a person: from what that seat sees, for a decision that is due, and to nobody else."""

from __future__ import annotations

import msgspec
import pytest

from alhambra.core.view import view
from alhambra.games.dice.hint import hint
from alhambra.server import wire
from alhambra.server.bots_pool import BotPool
from alhambra.server.refusal import Refusal
from alhambra.server.tables.house import House
from tests.server.guests_at_table import GUEST, HOST, bot, here, house_at, sits

Where = tuple[str, str | None]


async def dice_table(house: House) -> tuple[str, int]:
    """A table of two persons, and who of them begins."""
    table = (await house.create(HOST, wire.NewTable([here("A"), here("B")], game="dice"))).id
    return table, (await house.rooms.find(table)).course.asked()


async def test_there_is_advice_after_a_throw_and_none_before(where: Where) -> None:
    async with house_at(where) as house:
        table, first = await dice_table(house)
        async with sits(house, table, first) as player:
            scene = await player.asked()
            assert await house.hint(HOST, table, first) == wire.Hints(scene["ask"], [])
            await player.choose()  # all dice
            await player.until(lambda it: it.scene["modules"]["dice"]["throws"] == 1)
            hints = await house.hint(HOST, table, first)
            assert hints.ask == player.scene["ask"]
            keys = [option["dice"] for option in player.scene["options"] if option["kind"] == "throw"]
            for advice in hints.advice:
                assert sorted(advice.kept + advice.thrown) == sorted(player.scene["modules"]["dice"]["dice"])
                assert not advice.thrown or sorted(advice.thrown) in [sorted(dice) for dice in keys]
                assert sum([chance.chance for chance in advice.chances]) == pytest.approx(1, abs=1e-4)


async def test_advice_is_what_the_view_of_the_seat_gives(where: Where) -> None:
    """Wherever it is reckoned: a worker that knew more could tell more."""
    async with house_at(where) as house:
        table, first = await dice_table(house)
        async with sits(house, table, first) as player:
            await player.asked()
            await player.choose()
            await player.until(lambda it: it.scene["modules"]["dice"]["throws"] == 1)
            sitting = await house.rooms.find(table)
            expected = [advice.facts() for advice in hint(view(sitting.course.state, first))]
            assert expected
            pool = BotPool(1)
            try:
                assert await pool.advise(sitting.task(first, "", b"")) == expected
            finally:
                await pool.close()
            assert msgspec.to_builtins((await house.hint(HOST, table, first)).advice)[0]["kept"] == expected[0]["kept"]


async def test_who_is_not_asked_gets_none(where: Where) -> None:
    async with house_at(where) as house:
        table, first = await dice_table(house)
        assert await house.hint(HOST, table, 1 - first) == wire.Hints("", [])


async def test_another_seat_is_not_advised(where: Where) -> None:
    async with house_at(where) as house:
        table, first = await dice_table(house)
        for guest, seat in ((GUEST, first), (GUEST, -1), (HOST, -1)):
            with pytest.raises(Refusal) as caught:
                await house.hint(guest, table, seat)
            assert caught.value.code == "not-yours"


async def test_a_game_without_an_adviser_gives_none(where: Where) -> None:
    async with house_at(where) as house:
        table = (await house.create(HOST, wire.NewTable([here("A"), bot()]))).id
        async with sits(house, table, 0) as player:
            scene = await player.asked()
            assert await house.hint(HOST, table, 0) == wire.Hints(scene["ask"], [])
