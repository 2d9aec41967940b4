"""The window between two turns: everybody is asked at once, and nobody can tell who could really act."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from types import SimpleNamespace

import pytest

from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.games import alhambra
from alhambra.server import wire
from alhambra.server.storage.entry import CLOSE, MOVE, Entry
from alhambra.server.tables import opening
from alhambra.server.tables.course import Course
from alhambra.server.tables.house import House
from alhambra.server.tables.pace import Pace
from alhambra.server.tables.sitting import Sitting
from alhambra.testing.resample import reshuffled_behind
from tests.server.fake_timer import FakeTimer
from tests.server.guests_at_table import HOST, Player, Refused, bot, here, house_at, message_id, new, sits

Where = tuple[str, str | None]
PACE = Pace(grace=10_000.0)  # real seconds pass between sweeps: none here
A, B, C = 0, 1, 2


class Party:
    """Three persons at a table with the vizier, and a clock that stands still."""

    def __init__(self, house: House, timer: FakeTimer, sitting: Sitting, players: list[Player]) -> None:
        self.house, self.timer, self.sitting, self.players = house, timer, sitting, players

    async def wait(self, seconds: float) -> None:
        await self.timer.go_on(self.house, seconds)
        await self.settle()

    async def settle(self) -> None:
        """Until everybody has seen how it stands."""
        await self.house.idle()
        for player in self.players:
            version = self.sitting.course.seen_version(player.seat)
            await player.until(lambda it, version=version: it.scene["version"] == version)  # type: ignore[misc]

    async def to_window(self, *can_act: int) -> None:
        """Play on to a window in which these seats, and no others, could act."""
        for made in range(400):
            course = self.sitting.course
            if course.window() is None:
                player = self.players[course.asked()]
                await player.choose(made * 3)
                await self.settle()
                continue
            able = [seat for seat in (A, B, C) if course.really_asked(seat)]
            if able == list(can_act):
                return
            for seat in able:
                if seat not in can_act:
                    await self.answer(seat, act=True)  # then his vizier sleeps
            await self.wait(PACE.window)
        raise AssertionError("no such window")

    async def answer(self, seat: int, act: bool = False) -> None:
        options = self.players[seat].scene["options"]
        keys = [option["key"] for option in options if (option["kind"] != "stop") == act]
        await self.players[seat].move(keys[0])
        await self.settle()

    async def wish(self, seat: int, wish: wire.WindowWish) -> None:
        await self.house.set_window(HOST, self.sitting.game.id, seat, wire.SetWindow(message_id(), wish))
        await self.settle()

    def is_open(self) -> bool:
        return self.sitting.course.window() is not None


@asynccontextmanager
async def party(where: Where, seed: int = 5, *seats: wire.SeatWish) -> AsyncIterator[Party]:
    timer = FakeTimer()
    with pytest.MonkeyPatch.context() as patch:
        numbers = count(1)
        patch.setattr(
            opening,
            "secrets",
            SimpleNamespace(randbits=lambda _: seed, token_urlsafe=lambda size: f"{next(numbers):0{size}}"),
        )
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(house_at(where, PACE, timer=timer, secret=b"secret"))
            wishes = seats or (here("A"), here("B"), here("C"))
            table = await new(house, *wishes, modules=["vizier"])
            persons = [seat for seat, wish in enumerate(wishes) if wish.kind != "bot"]
            players = [await stack.enter_async_context(sits(house, table, seat)) for seat in persons]
            yield Party(house, timer, await house.rooms.find(table), players)


async def test_the_countdown_is_the_same_whoever_could_act(on_disk: Where) -> None:
    for can_act in ([], [B], [B, C], [A]):
        async with party((f"{on_disk[0]}-{can_act}", None)) as table:
            await table.to_window(*can_act)
            opened = table.timer.now()
            assert all(player.scene["question"] == "window" for player in table.players)
            assert all(player.scene["window_until"] == opened + PACE.window for player in table.players)
            await table.wait(PACE.window - 0.01)
            assert table.is_open()
            await table.wait(0.02)
            assert not table.is_open()


async def test_every_change_of_turn_has_its_window(on_disk: Where) -> None:
    async with party(on_disk) as table:
        for made in range(12):
            turn = table.sitting.course.state.turn
            while not table.is_open():
                assert table.sitting.course.state.turn == turn
                await table.players[table.sitting.course.asked()].choose(made)
                await table.settle()
            await table.wait(PACE.window)
            assert table.sitting.course.state.turn != turn


async def test_an_onlooker_hears_the_same_at_the_same_times_whether_somebody_is_asked_or_not(on_disk: Where) -> None:
    """Two worlds that look the same to A. In one B can act, and declines quickly; in the other nobody can."""
    heard: list[list[tuple[float, bytes]]] = []
    for world in (1, 2):
        async with party((f"{on_disk[0]}-{world}", None)) as table:
            await table.to_window(B)
            begun = len(table.players[A].heard)
            if world == 2:
                swap_secrets(table.sitting, behind=A, so_that_nobody_can_act=True)
                await table.players[B].move("stop")  # whoever cannot act may say no as well
            else:
                await table.answer(B)
            await table.house.idle()
            await table.wait(PACE.window)
            await table.wait(5.0)
            heard.append(table.players[A].heard[begun:])
    assert heard[0] == heard[1]
    assert len(heard[0]) == 1  # the next turn, and nothing before


def swap_secrets(sitting: Sitting, behind: int, so_that_nobody_can_act: bool) -> None:
    """Exchange everything this seat cannot see for something else."""
    course = sitting.course
    before = course.state
    for seed in range(500):
        course.state = reshuffled_behind(before, behind, fast(seed))
        course._really.clear()
        sitting.forget_pictures()
        if not so_that_nobody_can_act or not any(course.really_asked(seat) for seat in (A, B, C)):
            return
    raise AssertionError("somebody can always act")


async def test_who_is_asked_sees_the_options_and_others_only_that_they_may_pass(on_disk: Where) -> None:
    async with party(on_disk) as table:
        await table.to_window(B)
        kinds = [[option["kind"] for option in player.scene["options"]] for player in table.players]
        assert kinds[A] == kinds[C] == ["stop"]
        assert "vizier" in kinds[B]
        assert [player.scene["asked"] for player in table.players] == [-1, B, -1]
        with Refused("rule"):
            await table.players[A].move(table.players[B].scene["options"][-1]["key"])


async def test_declining_shows_nothing_to_others(on_disk: Where) -> None:
    async with party(on_disk) as table:
        await table.to_window(B)
        seen = [len(player.heard) for player in table.players]
        await table.answer(B)
        assert len(table.players[A].heard) == seen[A]
        assert len(table.players[C].heard) == seen[C]
        assert not table.players[B].scene.get("ask")
        assert table.is_open()


async def test_when_everybody_has_answered_the_window_closes_on_the_beat(on_disk: Where) -> None:
    async with party(on_disk) as table:
        await table.to_window(B)
        await table.wait(0.7)
        for seat in (A, B, C):
            await table.answer(seat)
        await table.wait(2 * PACE.beat - 0.7 - 0.01)
        assert table.is_open()
        await table.wait(0.02)
        assert not table.is_open()


async def test_who_acts_is_heard_when_the_window_closes_and_it_opens_again(on_disk: Where) -> None:
    async with party(on_disk) as table:
        await table.to_window(B)
        ply = table.players[A].scene["ply"]
        await table.answer(B, act=True)
        assert table.players[A].scene["ply"] == ply
        await table.wait(PACE.window)
        assert table.players[A].scene["ply"] == ply + 1
        assert table.players[A].log[-1]["seat"] == B
        assert "tile-bought" in [event["event"] for event in table.players[A].log[-1]["events"]]


async def test_the_earlier_seat_in_order_comes_first(on_disk: Where) -> None:
    async with party(on_disk) as table:
        await table.to_window(B, C)
        window = table.sitting.course.window()
        assert window is not None
        order = [seat for seat in table.sitting.course.still_to_come(window) if seat in (B, C)]
        for seat in reversed(order):
            await table.answer(seat, act=True)
        await table.wait(PACE.window)
        assert table.players[A].log[-1]["seat"] == order[0]


async def test_who_wants_to_be_asked_is_waited_for_whether_he_can_act_or_not(on_disk: Where) -> None:
    for can_act in ([], [C]):
        async with party((f"{on_disk[0]}-{can_act}", None)) as table:
            await table.to_window(*can_act)
            await table.wish(C, "ask")
            assert table.players[A].scene.get("window_until") is None
            assert table.players[A].scene["held"] == [C]
            await table.wait(500.0)
            assert table.is_open()
            await table.answer(C)
            assert not table.players[A].scene.get("held")
            await table.wait(PACE.window)
            assert not table.is_open()


async def test_who_never_wants_to_be_asked_is_shown_nothing(on_disk: Where) -> None:
    async with party(on_disk) as table:
        await table.wish(B, "never")
        await table.to_window(B)
        assert table.players[B].scene["options"] == []
        assert not table.players[B].scene.get("ask")
        assert table.players[B].scene["asked"] == -1
        await table.wait(PACE.window)
        assert not table.is_open()


async def test_anybody_may_hold_the_window_for_a_while(on_disk: Where) -> None:
    async with party(on_disk) as table:
        await table.to_window(B)
        await table.wait(1.0)
        await table.house.hold(HOST, table.sitting.game.id, A, wire.Hold(message_id()))
        await table.settle()
        assert table.players[C].scene["held"] == [A]
        assert table.players[C].scene["window_until"] == table.timer.now() + PACE.hold
        await table.wait(PACE.hold - 0.1)
        assert table.is_open()
        await table.wait(0.2)
        assert not table.is_open()


async def test_nothing_is_taken_back_across_a_window(on_disk: Where) -> None:
    async with party(on_disk) as table:
        await table.to_window()
        await table.wait(PACE.window)
        assert not any(player.scene.get("may_undo") for player in table.players)


async def test_bots_alone_do_not_wait(on_disk: Where) -> None:
    timer = FakeTimer()
    async with house_at(on_disk, Pace(bot=0.0, grace=10_000.0), timer=timer) as house:
        table = await new(house, bot("greedy"), bot("greedy"), bot("random"), modules=["vizier"], listed=True)
        begun = timer.now()
        while (await house.info(HOST, table)).turn < 12:
            await timer.go_on(house, 0.0)
        assert timer.now() == begun


async def test_a_window_survives_a_restart(on_disk: Where) -> None:
    timer = FakeTimer()
    async with party(on_disk) as table:
        await table.to_window(B)
        await table.answer(B, act=True)
        ply, name = table.players[A].scene["ply"], table.sitting.game.id
        closes = table.timer.now() + PACE.window
    timer = FakeTimer(closes + 1)
    async with house_at(on_disk, PACE, timer=timer) as house:
        await house.idle()
        log = (await house.hello(HOST, name, A)).log
        assert log[-1].ply == ply + 1
        assert log[-1].seat == B


@pytest.mark.parametrize("name", sorted(alhambra.MODULES))
def test_a_module_that_acts_in_the_window_says_so(name: str) -> None:
    """Else its table would have no countdown, and the delay would tell who was asked."""
    course, chance, acted = Course(Setup(3, 3, modules=(name,)), True, 0.0), fast(1), False
    while course.turns < 25 and not course.over():
        if course.window() is None:
            options = course.view(course.asked()).options
            text = options[chance.below(len(options))].text(course.state.table)
            course.apply(Entry(course.n, MOVE, course.asked(), text, 0.0))
        else:
            able = any(course.really_asked(seat) for seat in (A, B, C))
            acted = acted or (able and course.between_turns())
            course.apply(Entry(course.n, CLOSE, -1, "", 0.0))
    assert alhambra.MODULES[name]().acts_in_window() == acted
