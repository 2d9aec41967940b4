"""`alhambra stats`: a folder of records in, tables, a page and JSON out; what is broken is told and left out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from alhambra.cli import run
from alhambra.cli.stats_report import as_page
from alhambra.cli.stats_tables import show
from alhambra.cli.tongue import choose
from alhambra.lab.stats import Account, accounts
from alhambra.words.catalogue import LANGUAGES
from tests.stats.played import ALL, game, record

RECORDS = {
    "1": record(1),
    "2": record(3, ("ann", "bob"), ("huts", "invaders")),
    "dice": record(4, game="dice"),
    "tower": record(5, game="alcazaba"),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "games"
    place.mkdir()
    for name, text in RECORDS.items():
        (place / f"{name}.record").write_text(text, encoding="utf-8")
    (place / "notes.txt").write_text("no record")
    return place


def stats(*arguments: object) -> int:
    return run(["stats", *[str(argument) for argument in arguments]])


def test_all_three_games_are_told(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert stats(folder) == 0
    seen = capsys.readouterr()
    assert seen.err == ""
    for heading in ("Alhambra: 2 games", "The Dice Game: 1 game", "Alcazaba: 1 game", "By seat", "Buildings bought"):
        assert heading in seen.out


def test_json_holds_everything_whoever_reads(folder: Path, tmp_path: Path) -> None:
    alone, shared = tmp_path / "alone.json", tmp_path / "shared.json"
    assert stats(folder, "--json", alone) == 0
    assert stats(folder, "--json", shared, "--workers", 2) == 0
    assert alone.read_bytes() == shared.read_bytes()
    found: dict[str, Any] = json.loads(alone.read_text())
    assert [account["game"] for account in found["accounts"]] == ["alhambra", "dice", "alcazaba"]
    assert [game["file"] for game in found["games"]] == [f"{name}.record" for name in sorted(RECORDS)]
    assert len(found["games"][0]["seats"]) == 3
    assert found["left_out"] == []


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Everything is said in this language."""
    choose(request.param)
    yield request.param
    choose(None)


@pytest.fixture(scope="module")
def found() -> list[Account]:
    four = ("ann", "bob", "cem", "dan")
    return accounts([game(1), game(2), game(7, four, ALL), game(4, kind="dice"), game(5, kind="alcazaba")])


def test_no_table_is_wider_than_a_terminal(
    language: str, found: list[Account], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")  # nothing is cut off that could be too wide
    show(found)
    lines = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    assert [line for line in lines if len(line) > 80 and not line.endswith(".")] == []  # notes are wrapped, tables not
    assert not any(re.search(r"stats-[a-z]", line) for line in lines)  # the id of a message that nobody has worded


def test_the_page_needs_nothing_else(language: str, found: list[Account]) -> None:
    text = as_page(found, "games", ["one was broken"])
    root = ElementTree.fromstring(text.removeprefix("<!doctype html>"))
    assert root.get("lang") == language
    assert not re.search(r"https?:|//[a-z]|<script|<link|@import|url\(|src=", text)
    assert len(list(root.iter("svg"))) > 20
    assert "one was broken" in text
    assert not re.search(r"stats-[a-z]", text)


def test_a_report_is_written_where_it_is_asked_for(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "new" / "report.html"
    assert stats(folder, "--report", file) == 0
    assert file.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_broken_records_are_told_by_name_and_line_and_left_out(
    folder: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (folder / "cut.record").write_text(RECORDS["1"][:900], encoding="utf-8")
    (folder / "noise.record").write_bytes(b"\xff\xfe\x00")
    (folder / "open.record").write_text(record(1, moves=20), encoding="utf-8")
    changed = RECORDS["1"].replace("ann", "eve", 1)
    (folder / "changed.record").write_text(changed, encoding="utf-8")
    file = tmp_path / "all.json"
    assert stats(folder, "--json", file) == 0
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 4
    assert re.search(r"left out: .*changed\.record: line 4: ", told[0])
    assert re.search(r"left out: .*cut\.record: line \d+: ", told[1])
    assert re.search(r"left out: .*noise\.record: not a record", told[2])
    assert "left out: 1 game that is not over" in told[3]
    assert json.loads(file.read_text())["left_out"] == [
        f"{name}.record" for name in ("changed", "cut", "noise", "open")
    ]


@pytest.mark.parametrize("what", ["nothing there", "a file", "no records", "only open games"])
def test_a_folder_without_games_is_refused_in_one_line(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "somewhere"
    if what == "a file":
        place.write_text("")
    elif what != "nothing there":
        place.mkdir()
    if what == "only open games":
        (place / "1.record").write_text(record(1, moves=20), encoding="utf-8")
    assert stats(place) == 2
    seen = capsys.readouterr()
    assert seen.out == ""
    assert seen.err.splitlines()[-1].startswith(f"alhambra: {place}: ")


def test_a_report_never_replaces_a_folder(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert stats(folder, "--report", tmp_path) == 2
    assert capsys.readouterr().err == f"alhambra: {tmp_path}: is a folder\n"
