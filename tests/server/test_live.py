"""Lines to a table of a real server: moves, refusals, and who may listen."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from alhambra.server.problems import CLOSE
from alhambra.words.catalogue import ENGLISH, bundle
from tests.server.running import Browser, Json, Line, Running, serving

RESTART = 1012  # a person connects again
TOO_BIG = 1009
TWO_HERE = {"seats": [{"kind": "here", "name": "A"}, {"kind": "here", "name": "B"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("live")) as running:
        yield running
        for line in running.whole_log():
            assert line["level"] != "error", line


@pytest.fixture
def person(server: Running) -> Iterator[Browser]:
    person = Browser(server)
    yield person
    person.close()


@pytest.fixture
def table(person: Browser) -> str:
    """A table whose both seats are this person's."""
    return str(person.post("/api/tables", TWO_HERE)["table"]["id"])


def refusal(told: Json) -> str:
    """The code of a refusal, which has words."""
    assert told["type"] == "refused", told
    assert bundle(ENGLISH).has_message(told["saying"]["id"]), told
    code: str = told["code"]
    return code


async def sit_down(line: Line) -> Json:
    scene: Json = (await line.hear("hello"))["scene"]
    return scene


def move(scene: Json, identity: str = "m1", key: str = "") -> Json:
    return {"type": "move", "id": identity, "ask": scene["ask"], "key": key or scene["options"][0]["key"]}


def test_a_move_is_answered_and_everybody_hears_of_it(person: Browser, table: str) -> None:
    async def run() -> None:
        async with person.line(table, "seat=0") as one, person.line(table, "seat=1") as two:
            scenes = [await sit_down(one), await sit_down(two)]
            mover = 0 if scenes[0]["ask"] else 1
            await (one, two)[mover].send(**move(scenes[mover]))
            heard = [await line.hear("news") for line in (one, two)]
            assert all(news["scene"]["version"] > scenes[0]["version"] for news in heard)
            assert all(news["log"] for news in heard)
            assert heard[0]["log"][0]["ply"] == heard[1]["log"][0]["ply"]

    asyncio.run(run())


def test_an_old_ticket_is_stale_and_the_same_message_is_not_carried_out_twice(person: Browser, table: str) -> None:
    async def run() -> None:
        async with person.line(table, "seat=0") as one, person.line(table, "seat=1") as two:
            scenes = [await sit_down(one), await sit_down(two)]
            mover = 0 if scenes[0]["ask"] else 1
            line, message = (one, two)[mover], move(scenes[mover])
            await line.send(**message)
            assert (await line.hear("accepted"))["id"] == "m1"
            await line.send(**message)  # the person did not hear the answer
            assert (await line.hear("accepted"))["id"] == "m1"
            await line.send(**{**message, "id": "m2"})
            told = await line.hear("refused")
            assert (refusal(told), told["id"]) == ("stale", "m2")

    asyncio.run(run())


def test_an_option_nobody_offered_is_refused(person: Browser, table: str) -> None:
    async def run() -> None:
        async with person.line(table, "seat=0") as one, person.line(table, "seat=1") as two:
            scenes = [await sit_down(one), await sit_down(two)]
            mover = 0 if scenes[0]["ask"] else 1
            for key in ("take denar-9,denar-9", "frobnicate", "", "x" * 3000, "take \u0000"):
                await (one, two)[mover].send(**move(scenes[mover], f"m{len(key)}", key or " "))
                assert refusal(await (one, two)[mover].hear("refused")) in ("rule", "malformed")
            await (one, two)[mover].send(**move(scenes[mover]))
            assert await (one, two)[mover].hear("accepted")

    asyncio.run(run())


@pytest.mark.parametrize("query", ["seat=0", "seat=1", "seat=9", "seat=-7", "", "watch=guess"])
def test_a_stranger_is_shown_nothing(server: Running, table: str, query: str) -> None:
    stranger = Browser(server)
    stranger.get("/api/family")

    async def run() -> None:
        async with stranger.line(table, query) as line:
            assert refusal(await line.hear()) == "not-yours"
            assert await line.closed() == CLOSE["not-yours"]

    asyncio.run(run())
    stranger.close()


def test_a_cookie_of_another_server_opens_no_seat(person: Browser, table: str) -> None:
    async def run() -> None:
        forged = person.cookie()[:-4] + "AAAA"
        async with person.line(table, "seat=0", cookie=forged) as line:
            assert refusal(await line.hear()) == "not-yours"
            assert await line.closed() == CLOSE["not-yours"]

    asyncio.run(run())


def test_spectators_come_by_their_own_link_and_see_no_hands(person: Browser, server: Running, table: str) -> None:
    token = person.get(f"/api/tables/{table}")["links"]["watch"].partition("watch=")[2]
    stranger = Browser(server)

    async def run() -> None:
        async with stranger.line(table, f"watch={token}") as line:
            scene = await sit_down(line)
            assert (scene["seat"], scene["hand"], scene["options"], scene["ask"]) == (-1, [], [], "")
            await line.send(type="move", id="m", ask="", key="pass")
            assert refusal(await line.hear("refused")) == "not-yours"

    asyncio.run(run())
    stranger.close()


def test_an_unknown_table_is_told_of_on_the_line(person: Browser) -> None:
    async def run() -> None:
        async with person.line("nobody-knows-it") as line:
            assert refusal(await line.hear()) == "unknown-table"
            assert await line.closed() == CLOSE["unknown-table"]

    asyncio.run(run())


def test_a_seat_that_is_no_number_is_malformed(person: Browser, table: str) -> None:
    async def run() -> None:
        async with person.line(table, "seat=throne") as line:
            assert refusal(await line.hear()) == "malformed"
            assert await line.closed() == CLOSE["malformed"]

    asyncio.run(run())


@pytest.mark.parametrize("origin", ["http://evil.test", "null", "https://127.0.0.1"])
def test_a_foreign_site_gets_no_line(person: Browser, table: str, origin: str) -> None:
    async def run() -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with person.line(table, origin=origin):
                pass
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body or b"")["code"] == "foreign-origin"

    asyncio.run(run())


def test_our_own_page_gets_a_line(person: Browser, server: Running, table: str) -> None:
    async def run() -> None:
        async with person.line(table, origin=server.address) as line:
            assert await sit_down(line)

    asyncio.run(run())


@pytest.mark.parametrize(
    "content",
    [
        *["", "{", "[]", "null", b"\xff\xfe", "[" * 5000, '{"type":"frob"}', '{"type":"ping","x":1}'],
        *['{"type":"move"}', '{"type":"move","id":"","ask":"","key":""}', '{"type":"move","id":3,"ask":"","key":""}'],
    ],
)
def test_a_malformed_message_is_refused_and_the_line_stays(person: Browser, table: str, content: str | bytes) -> None:
    async def run() -> None:
        async with person.line(table) as line:
            await sit_down(line)
            await line.socket.send(content)
            assert refusal(await line.hear("refused")) == "malformed"
            await line.send(type="ping")
            assert (await line.hear("pong"))["now"] > 0

    asyncio.run(run())


def test_who_talks_nonsense_for_long_is_sent_away(person: Browser, table: str) -> None:
    async def run() -> None:
        async with person.line(table) as line:
            await sit_down(line)
            for _ in range(6):
                await line.socket.send("{")
            assert await line.closed() == CLOSE["malformed"]

    asyncio.run(run())


def test_an_oversized_message_ends_the_line(person: Browser, table: str) -> None:
    async def run() -> None:
        async with person.line(table) as line:
            await sit_down(line)
            await line.send(type="say", id="s", text="x" * 20_000)
            assert await line.closed() == TOO_BIG

    asyncio.run(run())


def test_haste_is_refused_and_then_ends_the_line(person: Browser, table: str) -> None:
    async def run() -> None:
        async with person.line(table) as line:
            await sit_down(line)
            for number in range(40):
                await line.send(type="undo", id=f"u{number}", ply=-1)
            codes = {refusal(await line.hear("refused")) for _ in range(40)}
            assert "too-fast" in codes
            for _ in range(200):
                await line.send(type="ping")
            assert await line.closed() == CLOSE["too-fast"]

    asyncio.run(run())


def test_talk_is_heard_by_all(person: Browser, table: str) -> None:
    async def run() -> None:
        async with person.line(table, "seat=0") as one, person.line(table, "seat=1") as two:
            await sit_down(one), await sit_down(two)
            await one.send(type="say", id="s1", text="  Good luck!\n")
            assert (await two.hear("chatted"))["chat"]["text"] == "Good luck!"
            assert (await one.hear("accepted"))["id"] == "s1"

    asyncio.run(run())
