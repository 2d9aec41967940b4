"""Advice for a person: from what that seat sees, for a decision that is due, and to nobody else."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from alhambra.bots.advice import Facts, Measure
from alhambra.core.rng import fast
from alhambra.core.view import view
from alhambra.core.worlds import imagine
from alhambra.games.dice.hint import hint
from alhambra.server import thinking, wire
from alhambra.server.bots_pool import BotPool, Here
from alhambra.server.refusal import Refusal
from alhambra.server.tables.house import House
from alhambra.server.thinking import Task, weigh
from tests.server.guests_at_table import GUEST, HOST, bot, here, house_at, sits
from tests.server.test_bots_pool import course_and_entries, task

Where = tuple[str, str | None]
GAMES = 12
SHORT = Measure(playouts=1, width=2)


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


async def test_without_dice_the_best_moves_are_suggested(on_disk: Where) -> None:
    async with house_at(on_disk, pool=Here(hint=SHORT)) as house:
        table = (await house.create(HOST, wire.NewTable([here("A"), bot()]))).id
        async with sits(house, table, 0) as player:
            scene = await player.asked()
            hints = await house.hint(HOST, table, 0)
            assert (hints.ask, hints.advice) == (scene["ask"], [])
            assert len(hints.moves) == SHORT.width
            assert {move.key for move in hints.moves} <= {option["key"] for option in scene["options"]}
            for move in hints.moves:
                assert 0 <= move.chance <= hints.moves[0].chance <= 1
                assert move.points > 0
                assert move.reasons


@pytest.mark.parametrize(("game", "question"), [("dice", "take-reward"), ("alcazaba", "place-tiles")])
async def test_what_dice_do_not_decide_is_suggested_too(on_disk: Where, game: str, question: str) -> None:
    async with house_at(on_disk, pool=Here(hint=SHORT)) as house:
        for _ in range(GAMES):  # whether the question comes up in one, dice decide
            table = (await house.create(HOST, wire.NewTable([here("A"), bot()], game=game))).id
            async with sits(house, table, 0) as player:
                await player.asked()
                while player.scene["question"] != question and not player.scene["over"]:
                    ask = player.scene["ask"]
                    await player.choose()
                    await player.until(lambda it, ask=ask: it.scene.get("ask") != ask)  # type: ignore[misc]
                    await player.asked()
                if player.scene["over"]:
                    continue
                hints = await house.hint(HOST, table, 0)
                assert (hints.ask, hints.advice) == (player.scene["ask"], [])
                assert len(hints.moves) >= 2
                assert {move.key for move in hints.moves} <= {option["key"] for option in player.scene["options"]}
                return
        pytest.fail(f"in {GAMES} games nobody was asked this")


async def test_who_asks_twice_is_thought_for_once(on_disk: Where) -> None:
    asked: list[Task] = []

    class Counting(Here):
        async def suggest(self, task: Task) -> list[Facts]:
            asked.append(task)
            return await super().suggest(task)

    async with house_at(on_disk, pool=Counting(hint=SHORT)) as house:
        table = (await house.create(HOST, wire.NewTable([here("A"), bot()]))).id
        async with sits(house, table, 0) as player:
            await player.asked()
            first, second = await asyncio.gather(house.hint(HOST, table, 0), house.hint(HOST, table, 0))
    assert first == second
    assert len(asked) == 1


@pytest.mark.parametrize("modules", [(), ("vizier", "thieves", "camps")])
def test_what_is_hidden_does_not_change_a_hint(modules: tuple[str, ...]) -> None:
    """In any world that could be true for all the seat has seen, the same bytes are sent."""
    course, entries = course_and_entries(modules, 9)
    asked = task(course, entries, "", "hint")
    told = msgspec.json.encode(weigh(asked, SHORT))
    known = thinking._KNOWN["hint"][0]
    known.state = imagine(known.state, asked.seat, fast(5))
    assert msgspec.json.encode(weigh(asked, SHORT)) == told
    assert thinking._KNOWN["hint"][0] is known
