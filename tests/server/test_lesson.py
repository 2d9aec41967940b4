"""The table of the tutorial shows what the tutorial talks about."""

from __future__ import annotations

from alhambra.core.record import read
from alhambra.games.match import load
from alhambra.server import wire
from alhambra.server.tables.lesson import RECORD
from tests.server.guests_at_table import HOST, bot, house_at, play_on, sits

Where = tuple[str, str | None]


def test_the_record_is_one_the_rules_accept() -> None:
    record = read(RECORD.read_text(encoding="utf-8"))
    assert not record.over
    assert load(RECORD.read_text(encoding="utf-8")).state.turn == record.players.index("person") == 0


async def test_the_guest_is_on_turn_and_can_pay_exactly_with_two_cards(where: Where) -> None:
    async with house_at(where) as house:
        info = await house.lesson(HOST, "A")
        assert [(seat.kind, seat.mine) for seat in info.seats] == [("here", True), ("bot", False), ("bot", False)]
        scene = (await house.hello(HOST, info.id, 0)).scene
    exact = [option for option in scene.options if option.kind == "buy" and option.over == 0]
    assert [(option.tile, option.cards) for option in exact] == [("chambers-8", ["denar-6", "denar-2"])]
    assert scene.market[2] == "chambers-8"  # the tutorial points at field 3
    assert any(len(option.cards) == 2 for option in scene.options if option.kind == "take")


async def test_the_lesson_goes_on_to_the_first_scoring(where: Where) -> None:
    async with house_at(where) as house:
        info = await house.lesson(HOST, "A")
        async with sits(house, info.id, 0) as player:
            await play_on(player, most=12)
            scored = [event for line in player.log for event in line["events"] if event["event"] == "scored"]
        assert scored, "within a few turns"
        assert scored[0]["scoring"] == 1


async def test_every_guest_gets_a_table_of_his_own(where: Where) -> None:
    async with house_at(where) as house:
        first, second = await house.lesson(HOST, "A"), await house.lesson("another", "B")
        assert first.id != second.id
        ordinary = await house.create(HOST, wire.NewTable([bot(), bot()]))
        assert ordinary.commitment != first.commitment
