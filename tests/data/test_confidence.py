"""Not confirmed is told where the rules are read: at the page of every table with a doubt, and nowhere else."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra import data
from alhambra.cli.help import rules_help
from alhambra.cli.names import Cast
from alhambra.core.setup import Setup
from alhambra.core.view import view
from alhambra.data.confidence import OF_MODULE, doubts, doubts_of, is_doubtful
from alhambra.games import alhambra
from alhambra.server.family import family
from alhambra.words.catalogue import LANGUAGES
from tools.rules_pages import EXTRA_TOWER, TABLES, read_pages

TOLD = {"sources", "confidence"}


@pytest.fixture(scope="module")
def pages() -> dict[str, dict[str, Any]]:
    return read_pages()


def below_full_confidence(part: object) -> bool:
    """Does a table say so anywhere, however deep?"""
    if isinstance(part, dict):
        return is_doubtful(str(part.get("confidence", ""))) or any(map(below_full_confidence, part.values()))
    return isinstance(part, list) and any(map(below_full_confidence, part))


def test_every_table_has_its_page() -> None:
    assert sorted(name for tables in TABLES.values() for name in tables) == data.names()


@pytest.mark.parametrize("name", data.names())
def test_a_table_is_marked_on_its_page_if_it_is_not_confirmed(pages: dict[str, dict[str, Any]], name: str) -> None:
    marked = {key for key, page in pages.items() if f"{name}.json" in [doubt["table"] for doubt in page["unconfirmed"]]}
    home = EXTRA_TOWER if name == "buildings" else next(key for key, tables in TABLES.items() if name in tables)
    assert marked == ({home} if below_full_confidence(data.shipped(name)) else set())


def test_some_are_confirmed_and_some_are_not(pages: dict[str, dict[str, Any]]) -> None:
    assert not any(pages[key]["unconfirmed"] for key in ("bonus", "bureaux", "gates", "masters", "thieves", "vizier"))
    assert all(pages[key]["unconfirmed"] for key in ("huts", "camps", "bazaars", "caravanserai", "moors"))


def test_the_lobby_says_the_same_of_modules(pages: dict[str, dict[str, Any]]) -> None:
    for module in family("").modules:
        assert module.confirmed is not bool(pages[module.key]["unconfirmed"]), module.key


def test_tables_are_those_of_modules_that_there_are() -> None:
    assert OF_MODULE.keys() <= alhambra.MODULES.keys()


def test_a_corrected_table_is_in_doubt_no_more() -> None:
    assert doubts_of("huts")
    seen = {**data.shipped("worker_huts"), "confidence": "confirmed: all seen in the box", "tiles": []}
    seen["tiles"] = [{**hut, "confidence": "confirmed"} for hut in data.shipped("worker_huts")["tiles"]]
    seen["max_per_player"] = 4
    with data.using({"worker_huts": seen}):
        assert doubts_of("huts") == []


def test_entries_are_named_where_the_table_itself_is_confirmed() -> None:
    assert doubts(data.shipped("buildings")) == []
    (tower,) = doubts(data.shipped("buildings"), ("extra_tiles",))
    assert tower.startswith("tower-9-sw-alcazaba: reconstructed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_the_terminal_names_the_modules_at_the_table(language: str) -> None:
    seen = view(alhambra.start(Setup(3, 1, modules=("huts", "thieves"))), 0)
    cast = Cast(("person", "greedy", "greedy"), 3, 0, language)
    assert "--components" in " ".join(rules_help(cast, seen, 100))
    confirmed = view(alhambra.start(Setup(3, 1, modules=("thieves",))), 0)
    assert "--components" not in " ".join(rules_help(cast, confirmed, 100))
