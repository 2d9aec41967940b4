"""Tables of a folder replace shipped ones: what is asked of them, and what is used afterwards."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from alhambra import data
from alhambra.core.record import RecordError
from alhambra.core.setup import Setup
from alhambra.data.checks import ASSUMPTIONS, CHECKS
from alhambra.data.columns import COLUMNS
from alhambra.data.validate import read_replacements
from alhambra.games import alhambra
from alhambra.games.match import Match, load
from tests.data.tables import Damage, changed, entry, put, turned_hut

HUTS = Setup(3, 5, modules=("huts",))


def with_huts(change: Damage = turned_hut) -> dict[str, data.Table]:
    return {"worker_huts": changed("worker_huts", change)}


def test_a_replaced_table_is_used_and_the_others_stay() -> None:
    with data.using(with_huts()):
        assert entry(data.load("worker_huts"), "hut-garden-s")["walls"] == ["S"]
        assert data.load("camps") is data.shipped("camps")
        tiles = alhambra.start(Setup(3, 5, modules=("huts",), components=data.marks())).table.tiles
        assert "hut-garden-s" in tiles.names
        assert "hut-garden-n" not in tiles.names


def test_the_base_tiles_are_read_anew_for_other_tables() -> None:
    def dearer(table: dict[str, object]) -> None:
        entry(table, "garden-9").update(price=10, id="garden-10-e", walls=["E"])

    before = alhambra.start(Setup(3, 5)).table.tiles
    with data.using({"buildings": changed("buildings", dearer)}):
        assert "garden-10-e" in alhambra.start(Setup(3, 5, components=data.marks())).table.tiles.names
    after = alhambra.start(Setup(3, 5)).table.tiles
    assert before.names == after.names


def test_nothing_of_it_is_left_afterwards() -> None:
    with pytest.raises(KeyError), data.using(with_huts()):
        raise KeyError
    assert data.marks() == ()
    assert data.load("worker_huts") is data.shipped("worker_huts")


def test_a_table_with_the_same_facts_replaces_nothing() -> None:
    same = with_huts(lambda table: table.update(confidence="confirmed: seen in the box", sources=["the box"]))
    entry(same["worker_huts"], "hut-garden-n")["confidence"] = "confirmed"
    with data.using(same):
        assert data.marks() == ()
        assert data.replaced() == {}


def test_a_mark_is_one_of_the_facts_alone() -> None:
    huts = with_huts()["worker_huts"]
    again = dict(reversed(deepcopy(huts).items())) | {"sources": ["somebody else"]}
    assert data.mark(huts) == data.mark(again) != data.mark(data.shipped("worker_huts"))


def test_a_game_of_other_tables_is_not_set_up() -> None:
    expected = "component tables of the program; in use are the component tables worker_huts="
    with data.using(with_huts()), pytest.raises(ValueError, match=expected):
        alhambra.start(HUTS)


def test_a_record_names_the_tables_and_needs_them() -> None:
    with data.using(with_huts()):
        match = Match(Setup(3, 5, modules=("huts",), components=data.marks()))
        text = match.save()
        assert load(text).save() == text
    assert text.splitlines()[8].startswith("components worker_huts=")
    with pytest.raises(RecordError, match="played with the component tables worker_huts=") as error:
        load(text)
    assert error.value.line == 9


def test_a_record_of_the_shipped_tables_is_refused_with_others() -> None:
    text = Match(HUTS).save()
    with data.using(with_huts()), pytest.raises(RecordError, match="component tables of the program"):
        load(text)


def test_a_record_of_one_correction_is_refused_with_another() -> None:
    with data.using(with_huts()):
        text = Match(Setup(3, 5, modules=("huts",), components=data.marks())).save()
    other = with_huts(lambda table: entry(table, "hut-garden-n").update(id="hut-garden-e", walls=["E"]))
    with data.using(other), pytest.raises(RecordError, match="line 9"):
        load(text)


# What a folder may hold.


def test_what_we_only_assume_is_not_asked_of_others(tmp_path: Path) -> None:
    tables, problems = read_replacements(put(tmp_path, "worker_huts", turned_hut))
    assert problems == []
    assert list(tables) == ["worker_huts"]


@pytest.mark.parametrize("name", sorted(COLUMNS))
def test_a_shipped_table_is_welcome(tmp_path: Path, name: str) -> None:
    assert read_replacements(put(tmp_path, name, lambda _: None)) == ({name: data.shipped(name)}, [])


def test_every_table_has_its_columns_and_a_check() -> None:
    assert data.names() == sorted(COLUMNS)
    assert {names[0] for names, _ in CHECKS} == set(COLUMNS)
    assert {names[0] for names, _ in ASSUMPTIONS} <= set(COLUMNS)


def test_a_file_of_no_table_is_named(tmp_path: Path) -> None:
    put(tmp_path, "worker_huts", turned_hut).joinpath("huts.json").write_text("{}", encoding="utf-8")
    (problem,) = read_replacements(tmp_path)[1]
    assert problem.startswith("huts.json: there is no such table; expected: one of bazaars, ")


def test_a_folder_without_tables_is_named(tmp_path: Path) -> None:
    assert "holds no table" in read_replacements(tmp_path)[1][0]
    assert "no such file" in read_replacements(tmp_path / "nowhere")[1][0]


def test_tables_are_checked_with_those_they_are_used_with(tmp_path: Path) -> None:
    """Bonus cards show buildings without walls, so those two tables are corrected together."""

    def walled(table: dict[str, object]) -> None:
        entry(table, "garden-11").update(walls=["N"])

    folder = put(tmp_path, "buildings", walled)
    assert [problem.split(":")[0] for problem in read_replacements(folder)[1]] == ["bonus_cards.json"]


@pytest.mark.parametrize("content", [b"\xff\xfe", b"[" * 100_000, b"[" * 10, b" " * 1_000_001, b"7", b"{}"])
def test_no_file_gets_past_the_reader(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "coins.json").write_bytes(content)
    problems = read_replacements(tmp_path)[1]
    assert problems
    assert all(problem.startswith("coins.json: ") for problem in problems)


def other_types(table: dict[str, Any]) -> None:
    entry(table, "bazaar-dirham-2").update(types=["pavilion", "seraglio", "garden"])


def test_a_piece_that_its_id_does_not_tell_needs_an_id_of_its_own(tmp_path: Path) -> None:
    """Words and pictures go by ids: those of ours stay what they are."""
    (problem,) = read_replacements(put(tmp_path, "bazaars", other_types))[1]
    assert problem.startswith("bazaars.json: bazaar-dirham-2: ")
    assert problem.endswith("expected: an id of its own, like bazaar-dirham-2-b")

    def renamed(table: dict[str, Any]) -> None:
        other_types(table)
        entry(table, "bazaar-dirham-2").update(id="bazaar-dirham-2-b")

    assert read_replacements(put(tmp_path, "bazaars", renamed))[1] == []
