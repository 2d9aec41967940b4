"""`alhambra bench`: what it measures adds up, and its tables show both builds side by side."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from rich.console import Console

from alhambra.cli import run
from alhambra.cli.bench import BASE, COMPILED, IDLE, PLAIN, WORKING, check
from alhambra.cli.bench_tables import looked_into, show, show_mind, show_modules, show_sections
from alhambra.cli.errors import Complaint
from alhambra.cli.measure import NOBODY_ELSE, Company, Found, Measured, measure, play_all, start
from alhambra.cli.measure_calls import counted
from alhambra.cli.measure_mind import played_out, thought, turns
from alhambra.games.alhambra import MODULES
from tests.cli.terminal import too_wide


@pytest.fixture(scope="module")
def measured() -> Measured:
    (only,) = measure([2], 1, 1)
    return only


def test_every_call_of_the_games_is_timed(measured: Measured) -> None:
    sections = looked_into(measured)["sections"]
    assert sections["deal"]["calls"] == measured["games"] == 1
    for verb in ("legal: ", "submit: "):
        calls = [section["calls"] for name, section in sections.items() if name.startswith(verb)]
        assert sum(calls) == measured["decisions"] == play_all(2, 1)
    assert sections["submit: last of the game"]["calls"] == 1
    assert sections["submit: any + scoring"]["calls"] == 2
    assert all(section["microseconds"] >= 0 for section in sections.values())


def test_options_are_counted_by_kind(measured: Measured) -> None:
    options, listed = counted(partial(start, 2, NOBODY_ELSE), 1)
    assert options == looked_into(measured)["options"] > 2
    assert set(listed) == {"takes", "buys", "redesigns"}
    assert listed["takes"] >= 4


def test_a_clone_takes_time_and_memory(measured: Measured) -> None:
    details = looked_into(measured)
    assert details["clone_microseconds"] > 0
    assert 300 < details["clone_bytes"] < 5000


def made_up(build: str, factor: float, company: str = BASE, *modules: str) -> Measured:
    """As if the second round had been twice as slow."""
    return {
        "build": build,
        "company": company,
        "modules": list(modules),
        "players": 4,
        "games": 10,
        "decisions": 3500,
        "seconds": 0.01 * factor,
        "rounds": [0.01 * factor, 0.02 * factor],
        "details": None
        if modules
        else {
            "options": 15.0,
            "listed": {"takes": 4.0, "buys": 2.5, "redesigns": 10.0},
            "clone_microseconds": 0.5 * factor,
            "clone_bytes": 1000.0,
            "sections": {
                "deal": {"calls": 10, "microseconds": 100 * factor},
                "submit: redesign + refill": {"calls": 1500, "microseconds": 300 * factor},
            },
        },
    }


def found(*measured: Measured) -> dict[str, Found]:
    return {one["build"]: {"measured": [one], "thoughts": []} for one in measured}


def printed(results: dict[str, Found]) -> str:
    console = Console(width=80, record=True, highlight=False)
    show(console, results)
    show_sections(console, results, 4)
    return console.export_text()


def test_both_builds_stand_side_by_side_with_their_ratio() -> None:
    shown = printed(found(made_up(COMPILED, 1), made_up(PLAIN, 25)))
    lines = [line.split() for line in shown.splitlines()]
    assert ["4", "350", "15.0", "350000", "14000", "25.0x", "1000.0", "40.0"] in lines
    assert ["4", "0.50", "12.50", "25.0x", "1000", "1000"] in lines
    assert ["deal", "1.0", "10.00", "250.00", "25.0x", "25.0", "25.0"] in lines
    assert "there is no compiled one" not in shown
    assert too_wide(shown, 80) == []


def test_a_plain_build_alone_says_so() -> None:
    shown = printed(found(made_up(PLAIN, 25)))
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
    builds = json.loads(file.read_text())["builds"]
    measured = {build: result["measured"] for build, result in builds.items()}
    assert all([row["players"] for row in rows] == [3] for rows in measured.values())
    question = "from alhambra._build import build; print(build())"
    variables = {**os.environ, "ALHAMBRA_PURE": "0"}
    installed = subprocess.run(
        [sys.executable, "-c", question], env=variables, check=True, capture_output=True, text=True
    ).stdout.strip()
    assert list(measured) == ([COMPILED, PLAIN] if installed == COMPILED else [PLAIN])
    if installed == COMPILED:
        compiled, plain = measured[COMPILED][0], measured[PLAIN][0]
        assert compiled["decisions"] == plain["decisions"]
        assert plain["seconds"] > 2 * compiled["seconds"]


def test_idle_modules_leave_the_games_as_they_are() -> None:
    modules = tuple(MODULES)
    assert play_all(3, 2, Company(IDLE, modules)) == play_all(3, 2)
    assert play_all(3, 2, Company(WORKING, modules)) != play_all(3, 2)


def test_modules_are_compared_with_the_base_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    options = ["--players", "2", "--games", "1", "--rounds", "1", "--no-profile", "--json", str(file)]
    options += ["--modules", "--of", "vizier,camps", "--of", "huts"]
    assert run(["bench", *options]) == 0
    shown = capsys.readouterr().out
    assert "idle: for each module a stand-in" in shown
    assert too_wide(shown, 80) == []
    for result in json.loads(file.read_text())["builds"].values():
        base, *others = result["measured"]
        companies = [(IDLE, ["vizier", "camps"]), (WORKING, ["vizier", "camps"]), (IDLE, ["huts"]), (WORKING, ["huts"])]
        assert [(one["company"], one["modules"]) for one in others] == companies
        assert [one["decisions"] == base["decisions"] for one in others] == [True, False, True, False]


def test_a_ratio_is_shown_with_those_of_single_rounds() -> None:
    base, slower = made_up(PLAIN, 1), made_up(PLAIN, 2, WORKING, "vizier", "huts")
    slower["rounds"] = [0.02, 0.08]  # half as fast in the first round, a quarter in the second
    console = Console(width=80, record=True, highlight=False)
    show_modules(console, {PLAIN: {"measured": [base, slower], "thoughts": []}})
    lines = [line.split() for line in console.export_text().splitlines()]
    assert ["4", "base", "350", "350000"] in lines
    assert ["2", "working", "350", "175000", "0.50", "0.25", "to", "0.50"] in lines


def test_builds_that_play_other_games_are_wrong() -> None:
    other = made_up(PLAIN, 1)
    other["decisions"] += 1
    with pytest.raises(Complaint, match="the builds do not play the same games with 4 players"):
        check(found(made_up(COMPILED, 1), other))


def test_idle_modules_that_change_the_game_are_wrong() -> None:
    idle = made_up(PLAIN, 1, IDLE, "vizier")
    idle["decisions"] += 1
    with pytest.raises(Complaint, match="modules with nothing to do change the game of 4"):
        check({PLAIN: {"measured": [made_up(PLAIN, 1), idle], "thoughts": []}})


def test_the_mind_is_timed_on_whole_games_and_the_beginnings_of_their_turns() -> None:
    positions = turns(2, 0)
    assert len(positions) > 20
    told = thought(2, 1, 1)
    assert (told["playouts"], told["positions"]) == (1, len(positions))
    assert min(told["playout_seconds"], told["forecast_seconds"]) > 0
    assert played_out(2, 0) > len(positions)  # a turn has a decision or more


def thinking(build: str, factor: float) -> Found:
    return {
        "measured": [],
        "thoughts": [
            {
                "build": build,
                "players": 4,
                "playouts": 10,
                "playout_seconds": 0.02 * factor,
                "positions": 1000,
                "forecast_seconds": 0.004 * factor,
            }
        ],
    }


def test_the_mind_has_its_own_table() -> None:
    console = Console(width=80, record=True, highlight=False)
    show_mind(console, {COMPILED: thinking(COMPILED, 1), PLAIN: thinking(PLAIN, 20)})
    shown = console.export_text()
    assert ["4", "500", "25", "4.00", "80.00"] in [line.split() for line in shown.splitlines()]
    assert too_wide(shown, 80) == []


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
        (["--modules", "--of", "random"], "modules by lot cannot be compared"),
        (["--mind", "--game", "dice"], "the game 'dice' is played without modules, and not by the same mind"),
    ],
)
def test_wrong_input_gets_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    assert run(["bench", *arguments]) == 2
    seen = capsys.readouterr()
    assert seen.out == ""
    assert seen.err.count("\n") == 1
    assert seen.err.startswith(f"alhambra: {sentence}")
