"""Nothing hidden goes over the wire: what a viewer is sent follows from what that viewer may know."""

from __future__ import annotations

from types import SimpleNamespace

import msgspec
import pytest

from alhambra.core.rng import Rng, fast
from alhambra.core.view import SPECTATOR
from alhambra.server import wire
from alhambra.server.storage.entry import ANSWER, CLOSE, MOVE, Entry
from alhambra.server.tables import opening
from alhambra.server.tables.info import table_info
from alhambra.server.tables.pace import Pace
from alhambra.server.tables.sitting import Sitting, Viewer
from alhambra.testing.resample import reshuffled_behind
from tests.server.guests_at_table import HOST, house_at, new

Where = tuple[str, str | None]
ALL = ["vizier", "bureaux", "bonus", "huts", "gates", "diamonds", "characters", "camps"]


def seated(seats: int, modules: list[str]) -> Sitting:
    """A table of persons, in memory."""
    wishes = [wire.SeatWish("here") for _ in range(seats)]
    game, places = opening.new_table(HOST, wire.NewTable(wishes, modules=modules), 0.0)
    sitting = Sitting(game, places, b"secret", Pace())
    sitting.begin_anew([])
    return sitting


def play_on(sitting: Sitting, chance: Rng) -> None:
    """One decision at random; in the window, everybody's answer and its end."""
    course = sitting.course
    if course.window() is None:
        choose(sitting, course.asked(), MOVE, chance)
        return
    for seat in range(course.setup.seats):
        if course.decides(seat):
            choose(sitting, seat, ANSWER, chance)
    sitting.follow(Entry(course.n, CLOSE, -1, "", 0.0))


def choose(sitting: Sitting, seat: int, kind: str, chance: Rng) -> None:
    seen = sitting.course.view(seat)
    action = seen.options[chance.below(len(seen.options))]
    sitting.follow(Entry(sitting.course.n, kind, seat, action.text(seen.table), 0.0))


def everything_sent(sitting: Sitting, seat: int) -> list[bytes]:
    """What a viewer gets on coming, and as news."""
    sitting._scenes.clear()
    info = table_info(sitting.game, sitting.places, "somebody", set(), sitting.course, 0.0)
    news = sitting.news(Viewer("somebody", seat), info, 0.0)
    assert news is not None
    return [msgspec.json.encode(sitting.hello(seat, info, 0.0)), news]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("modules", [[], ["vizier"], ["bonus"], ALL], ids=lambda names: "+".join(names) or "base")
def test_other_secrets_give_the_same_bytes(seats: int, modules: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """All that a viewer cannot see is drawn anew; what goes to that viewer stays the same, byte for byte."""
    monkeypatch.setattr(opening, "secrets", SimpleNamespace(randbits=lambda _: 11 + seats, token_urlsafe=str))
    sitting, chance = seated(seats, modules), fast(seats)
    questions = set()
    for made in range(240):
        course = sitting.course
        if course.over():
            break
        questions.add(course.state.agenda[-1].name())
        if made % 20 == 0 or (course.discreet() and made % 7 == 0):
            for seat in range(SPECTATOR, seats):
                compare(sitting, seat, made)
        play_on(sitting, chance)
    assert questions >= {"choose-action", "place-tiles", *(["window"] if "vizier" in modules else [])}


def compare(sitting: Sitting, seat: int, seed: int) -> None:
    """The bytes in this world, and in others that look the same from this seat."""
    course = sitting.course
    truth, really = course.state, everything_sent(sitting, seat)
    try:
        for other in range(2):
            course.state = reshuffled_behind(truth, seat, fast(2 * seed + other))
            course._really.clear()
            assert everything_sent(sitting, seat) == really
    finally:
        course.state = truth
        course._really.clear()
        sitting._scenes.clear()


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison itself: one card of a neighbour's hand in the scene, and the bytes differ."""
    sitting = seated(3, [])
    honest = sitting.scene

    def careless(seat: int) -> wire.Scene:
        scene = honest(seat)
        scene.hand.append(honest((seat + 1) % 3).hand[0])
        return scene

    compare(sitting, 0, 1)
    monkeypatch.setattr(sitting, "scene", careless)
    with pytest.raises(AssertionError):
        compare(sitting, 0, 1)


async def test_a_hand_is_sent_to_nobody_else(on_disk: Where) -> None:
    async with house_at(on_disk) as house:
        table = await new(house, wire.SeatWish("here", "A"), wire.SeatWish("here", "B"), modules=["bonus"])
        mine, theirs = await house.hello(HOST, table, 0), await house.hello(HOST, table, 1)
        seen = await house.hello(HOST, table, SPECTATOR)
        assert mine.scene.hand
        assert theirs.scene.hand
        assert seen.scene.hand == []
        assert mine.scene.modules["bonus"]["mine"] != theirs.scene.modules["bonus"]["mine"]
        assert seen.scene.modules["bonus"]["mine"] == []


async def test_the_seed_and_the_tokens_of_others_are_sent_to_nobody(on_disk: Where) -> None:
    async with house_at(on_disk) as house:
        info = await house.create(HOST, wire.NewTable([wire.SeatWish("here"), wire.SeatWish("link")], listed=True))
        sitting = await house.rooms.find(info.id)
        game, token = sitting.game, sitting.places[1].token
        told = msgspec.json.encode(await house.hello("stranger", info.id, SPECTATOR)).decode()
        host = msgspec.json.encode(await house.hello(HOST, info.id, 0)).decode()
        assert game.seed not in told + host
        assert token not in told
        assert token in host
        assert game.watch not in told
        assert HOST not in told
        assert '"holder"' not in told + host


async def test_tickets_tell_nothing_and_fit_one_seat(on_disk: Where) -> None:
    async with house_at(on_disk) as house:
        table = await new(house, wire.SeatWish("here"), wire.SeatWish("here"), modules=["vizier"])
        scenes = [(await house.hello(HOST, table, seat)).scene for seat in (0, 1)]
        (asked,) = [scene for scene in scenes if scene.ask]
        assert [scene.ask for scene in scenes if scene.seat != asked.seat] == [""]
        assert len(asked.ask) == 16
