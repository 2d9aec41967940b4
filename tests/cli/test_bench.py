"""`alhambra bench`: what it measures adds up, and its tables show both builds side by side."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from alhambra.cli import run
from alhambra.cli.bench import COMPILED, IDLE, PLAIN, WORKING, show, show_sections
from alhambra.cli.measure import Company, Measured, counted, measure, play_all
from alhambra.games.alhambra import MODULES
from tests.cli.terminal import too_wide


@pytest.fixture(scope="module")
def measured() -> Measured:
    (only,) = measure(2, 1, 1)
    return only


def test_every_call_of_the_games_is_timed(measured: Measured) -> None:
    sections = measured["sections"]
    assert sections["deal"]["calls"] == measured["games"] == 1
    for verb in ("legal: ", "submit: "):
        calls = [section["calls"] for name, section in sections.items() if name.startswith(verb)]
        assert sum(calls) == measured["decisions"] == play_all(2, 1)
    assert sections["submit: last of the game"]["calls"] == 1
    assert sections["submit: any + scoring"]["calls"] == 2
    assert all(section["microseconds"] >= 0 for section in sections.values())


def test_options_are_counted_by_kind(measured: Measured) -> None:
    options, listed = counted(2, 1)
    assert options == measured["options"] > 2
    assert set(listed) == {"takes", "buys", "redesigns"}
    assert listed["takes"] >= 4


def test_a_clone_takes_time_and_memory(measured: Measured) -> None:
    assert measured["clone_microseconds"] > 0
    assert 300 < measured["clone_bytes"] < 5000


def made_up(build: str, factor: float) -> Measured:
    return {
        "build": build,
        "company": "base",
        "players": 4,
        "games": 10,
        "decisions": 3500,
        "seconds": 0.01 * factor,
        "options": 15.0,
        "listed": {"takes": 4.0, "buys": 2.5, "redesigns": 10.0},
        "clone_microseconds": 0.5 * factor,
        "clone_bytes": 1000.0,
        "sections": {
            "deal": {"calls": 10, "microseconds": 100 * factor},
            "submit: redesign + refill": {"calls": 1500, "microseconds": 300 * factor},
        },
    }


def printed(found: dict[str, Measured]) -> str:
    console = Console(width=80, record=True, highlight=False)
    show(console, {4: found})
    show_sections(console, found)
    return console.export_text()


def test_both_builds_stand_side_by_side_with_their_ratio() -> None:
    shown = printed({COMPILED: made_up(COMPILED, 1), PLAIN: made_up(PLAIN, 25)})
    lines = [line.split() for line in shown.splitlines()]
    assert ["4", "350", "15.0", "350000", "14000", "25.0x", "1000.0", "40.0"] in lines
    assert ["4", "0.50", "12.50", "25.0x", "1000", "1000"] in lines
    assert ["deal", "1.0", "10.00", "250.00", "25.0x", "25.0", "25.0"] in lines
    assert "there is no compiled one" not in shown
    assert too_wide(shown, 80) == []


def test_a_plain_build_alone_says_so() -> None:
    shown = printed({PLAIN: made_up(PLAIN, 25)})
    assert "The installed build is plain" in shown
    assert "ratio" not in shown
    assert ["4", "350", "15.0", "14000", "40.0"] in [line.split() for line in shown.splitlines()]


def test_a_small_run_measures_what_is_installed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    code = run(["bench", "--players", "3", "--games", "1", "--rounds", "1", "--json", str(file)])
    seen = capsys.readouterr()
    assert (code, seen.err) == (0, "")
    assert "decisions/s" in seen.out
    assert "legal: choose-action" in seen.out
    assert too_wide(seen.out, 80) == []
    (row,) = json.loads(file.read_text())["players"]
    assert row["players"] == 3
    question = "from alhambra._build import build; print(build())"
    variables = {**os.environ, "ALHAMBRA_PURE": "0"}
    installed = subprocess.run(
        [sys.executable, "-c", question], env=variables, check=True, capture_output=True, text=True
    ).stdout.strip()
    assert list(row["builds"]) == ([COMPILED, PLAIN] if installed == COMPILED else [PLAIN])
    if installed == COMPILED:
        assert row["builds"][COMPILED]["decisions"] == row["builds"][PLAIN]["decisions"]
        assert row["ratio"] > 2
    else:
        assert row["ratio"] is None


def test_idle_modules_leave_the_games_as_they_are() -> None:
    modules = tuple(MODULES)
    assert play_all(3, 2, Company(IDLE, modules)) == play_all(3, 2)
    assert play_all(3, 2, Company(WORKING, modules)) != play_all(3, 2)


def test_modules_are_compared_with_the_base_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    options = ["--players", "2", "--games", "1", "--rounds", "1", "--no-profile", "--json", str(file)]
    options += ["--modules", "--of", "vizier,camps"]
    assert run(["bench", *options]) == 0
    shown = capsys.readouterr().out
    assert "idle: for each module a stand-in" in shown
    assert too_wide(shown, 80) == []
    told = json.loads(file.read_text())
    for company in (IDLE, WORKING):
        (row,) = told[company]
        assert {found["company"] for found in row["builds"].values()} == {company}
        for build, found in row["builds"].items():
            base = told["players"][0]["builds"][build]["decisions"]
            assert (found["decisions"] == base) == (company == IDLE)


def test_the_profile_can_be_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "--players", "2", "--games", "1", "--rounds", "1", "--no-profile"]) == 0
    shown = capsys.readouterr().out
    assert "clone us" in shown
    assert "Where the time goes" not in shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "1,2"], "Alhambra is for 2 to 6 players, not 1"),
        (["--players", "two"], "'two' is not a number of players"),
        (["--players", ""], "'' is not a number of players"),
        (["--games", "0"], "invalid value for '--games'"),
        (["--json", "."], ".: is a folder"),
    ],
)
def test_wrong_input_gets_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    assert run(["bench", *arguments]) == 2
    seen = capsys.readouterr()
    assert seen.out == ""
    assert seen.err.count("\n") == 1
    assert seen.err.startswith(f"alhambra: {sentence}")
