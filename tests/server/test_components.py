"""A server with corrected component tables: new tables are played with them, others wait for a server with theirs."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree.ElementTree import fromstring

import httpx
import pytest

from alhambra import data
from alhambra.core.setup import Setup
from alhambra.games.match import Match
from alhambra.server.bots_pool import BotPool
from alhambra.server.pictures import plain_picture
from alhambra.server.refusal import Refusal
from alhambra.server.static import Static
from alhambra.server.thinking import Task
from tests.data.tables import changed, turned_hut
from tests.server.guests_at_table import HOST, bot, here, house_at, new, sits

Where = tuple[str, str | None]


@pytest.fixture
def tables() -> dict[str, data.Table]:
    return {"worker_huts": changed("worker_huts", turned_hut)}


@pytest.fixture
def on_disk(tmp_path: Path) -> Where:
    return (str(tmp_path / "tables.sqlite"), None)


async def test_a_table_is_played_with_the_tables_it_was_made_with(
    on_disk: Where, tables: dict[str, data.Table]
) -> None:
    with data.using(tables):
        async with house_at(on_disk) as house:
            made = await new(house, here(), here(), here(), modules=["huts"])
    async with house_at(on_disk) as house:
        with pytest.raises(Refusal, match="other-components"):
            await house.info(HOST, made)
        assert [table.id for table in await house.list(HOST, "mine")] == [made]
    with data.using(tables):
        async with house_at(on_disk) as house:
            assert (await house.info(HOST, made)).id == made


async def test_what_is_due_elsewhere_does_not_stand_in_the_way(on_disk: Where, tables: dict[str, data.Table]) -> None:
    with data.using(tables):
        async with house_at(on_disk) as house:
            await new(house, bot(), bot(), bot(), modules=["huts"])
            mark = " ".join(data.marks())
    async with house_at(on_disk) as house:
        later = house.now() + 1e6
        assert await house.rooms.shelf.due(later, 10) == []
        assert len(await house.rooms.shelf.due(later, 10, mark)) == 1


async def test_a_record_of_other_tables_is_refused(on_disk: Where, tables: dict[str, data.Table]) -> None:
    with data.using(tables):
        text = Match(Setup(3, 1, components=data.marks())).save()
    async with house_at(on_disk) as house:
        with pytest.raises(Refusal, match="other-components"):
            await house.upload(HOST, text)


async def test_scenes_tell_the_faces_of_the_culture_counters_that_are_played_with(on_disk: Where) -> None:
    """So the browser draws them and not ours."""

    def another_face(table: dict[str, Any]) -> None:
        table["tiles"][0]["segments"][-1].update(points=8, buildings=5)

    with data.using({"culture_tiles": changed("culture_tiles", another_face)}):
        async with house_at(on_disk) as house:
            table = await new(house, here(), here(), modules=["moors"])
            async with sits(house, table, 0) as player:
                assert player.scene["dials"]["6"] == {"points": [0, 1, 2, 3, 4, 8], "buildings": [2, 2, 2, 3, 3, 5]}
                assert len(player.scene["dials"]) == 7


async def test_scenes_without_culture_counters_tell_nothing_of_them(on_disk: Where) -> None:
    async with house_at(on_disk) as house, sits(house, await new(house, here(), here()), 0) as player:
        assert "dials" not in player.scene


async def test_workers_use_the_tables_of_the_server(tables: dict[str, data.Table]) -> None:
    with data.using(tables):
        pool = BotPool(1)
        try:
            setup = Setup(3, 1, modules=("huts",), components=data.marks())
            match = Match(setup)
            task = Task(
                "game", 3, 1, "fast", ("huts",), "off", False, (), match.state.turn, "greedy", b"", setup.components
            )
            assert await pool.choose(task)
        finally:
            await pool.close()


def test_pieces_that_the_build_has_not_drawn_get_a_plain_picture(tables: dict[str, data.Table]) -> None:
    with data.using(tables):
        for name in ("art/tile-hut-garden-s.svg", "art/mini-hut-garden-s.svg"):
            drawn = plain_picture(name)
            assert drawn is not None
            tile = fromstring(drawn)
            assert len(tile.findall("{*}path")) == 1  # its one wall
        for other in ("index.html", "assets/x.js", f"art/{'x' * 50}.svg"):
            assert plain_picture(other) is None


def test_a_culture_counter_of_a_corrected_table_shows_its_points_with_the_value_at_the_gem() -> None:
    drawn = plain_picture("art/culture-6-0.1.2.3.4.8-2.2.2.3.3.5-8.svg")
    assert drawn is not None
    texts = {text.text: text for text in fromstring(drawn).findall(".//{*}text")}
    assert set(texts) == {"0", "1", "2", "3", "4", "8", "6"}
    assert min(texts, key=lambda value: float(texts[value].attrib["y"])) == "8"


async def test_such_a_picture_is_served_and_asked_for_again(tmp_path: Path, tables: dict[str, data.Table]) -> None:
    with data.using(tables):
        drawn = await get(Static(tmp_path, plain_picture))
    assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/svg+xml")
    assert drawn.headers["cache-control"] == "no-cache"
    assert (await get(Static(tmp_path))).status_code == 404


async def get(files: Static) -> httpx.Response:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(files), base_url="http://t") as client:
        return await client.get("/art/tile-hut-garden-s.svg?v=1")
