"""`--components DIR`: corrected tables for one command, and what is said about broken ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from alhambra import data
from alhambra.cli import run
from tests.cli.terminal import command
from tests.data.tables import entry, put, turned_hut

SIMULATION = ("simulate", "--games", "4", "--players", "3", "--modules", "huts", "--bots", "random")


@pytest.fixture
def corrected(tmp_path: Path) -> Path:
    return put(tmp_path / "mine", "worker_huts", turned_hut)


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line a command ends with."""
    assert run(list(arguments)) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err


def test_a_simulation_plays_with_them_in_all_processes(tmp_path: Path, corrected: Path) -> None:
    results = []
    for workers in ("1", "2"):
        file = tmp_path / f"{workers}.json"
        assert run([*SIMULATION, "--components", str(corrected), "--workers", workers, "--json", str(file)]) == 0
        results.append(json.loads(file.read_text()))
    assert results[0] == results[1]
    (mark,) = results[0]["components"]
    assert mark.startswith("worker_huts=")


def test_they_are_for_one_command(corrected: Path) -> None:
    assert run([*SIMULATION, "--components", str(corrected)]) == 0
    assert data.marks() == ()


def test_a_record_is_verified_and_replayed_with_them_alone(
    tmp_path: Path, corrected: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records = tmp_path / "records"
    assert run([*SIMULATION, "--components", str(corrected), "--records", str(records)]) == 0
    assert "component tables replaced: worker_huts" in capsys.readouterr().out
    record = str(records / "0.record")
    assert run(["verify", record, "--components", str(corrected)]) == 0
    assert run(["replay", record, "--all", "--components", str(corrected)]) == 0
    capsys.readouterr()
    for name in ("verify", "replay"):
        assert "line 9: played with other component tables (worker_huts=" in refused(capsys, name, record)


def test_a_game_at_the_terminal_says_how_to_go_on_with_it(tmp_path: Path, corrected: Path) -> None:
    saved = tmp_path / "my.record"
    options = ("--players", "3", "--modules", "huts", "--components", str(corrected))
    told = command(tmp_path, "play", "--terminal", *options, "--record", str(saved), answers="q\n")
    assert told.returncode == 0, told.stderr
    assert f"play --resume {saved} --components {corrected}" in "".join(told.stdout.splitlines())
    assert command(tmp_path, "play", "--resume", str(saved), answers="q\n").returncode == 2
    again = command(tmp_path, "play", "--resume", str(saved), "--components", str(corrected), answers="q\n")
    assert again.returncode == 0, again.stderr


def test_the_bench_measures_with_them(tmp_path: Path, corrected: Path) -> None:
    file = tmp_path / "bench.json"
    quick = ("--players", "2", "--games", "1", "--rounds", "1", "--no-profile", "--json", str(file))
    assert run(["bench", *quick, "--components", str(corrected)]) == 0
    assert len(json.loads(file.read_text())["components"]) == 1


@pytest.mark.parametrize("name", ["simulate", "serve", "play", "bench"])
def test_a_broken_table_is_refused_before_anything_begins(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = put(tmp_path, "worker_huts", lambda table: entry(table, "hut-garden-n").update(walls=list("NESW")))
    told = refused(capsys, name, "--components", str(folder))
    assert "worker_huts.json: hut-garden-n: walls: ['N', 'E', 'S', 'W'] instead of a list of 1 to 3 sides" in told


def test_of_many_problems_the_first_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def worse(table: dict[str, object]) -> None:
        for name in ("hut-garden-n", "hut-garden-w", "hut-tower-e", "hut-tower-s", "hut-tower-w"):
            entry(table, name).pop("type")

    folder = put(tmp_path, "worker_huts", worse)
    assert refused(capsys, "simulate", "--components", str(folder)).rstrip().endswith("; and 2 more")


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "no such file or directory" in refused(capsys, "simulate", "--components", str(tmp_path / "nowhere"))
