"""`alhambra simulate`: the same games whoever plays them, honest sums, files, and wrong input in one line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from alhambra.cli import run
from alhambra.cli.batch import Plan, Played, play_game, play_some
from alhambra.cli.summary import summed_up
from alhambra.games.match import load
from tests.cli.terminal import COMMAND, environment, too_wide


def simulated(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """What a simulation prints that succeeds."""
    code = run(["simulate", *[str(argument) for argument in arguments]])
    seen = capsys.readouterr()
    assert (code, seen.err) == (0, "")
    return seen.out


def refused(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """The one line by which wrong input is refused."""
    code = run(["simulate", *[str(argument) for argument in arguments]])
    seen = capsys.readouterr()
    assert (code, seen.out) == (2, "")
    assert seen.err.count("\n") == 1
    assert seen.err.startswith("alhambra: ")
    return seen.err.removeprefix("alhambra: ").rstrip("\n")


def facts(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text())
    return found


def without_speed(shown: str) -> str:
    return "\n".join(line.split(";")[0] for line in shown.splitlines())


def test_results_do_not_depend_on_the_number_of_workers(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    alone, shared = tmp_path / "alone.json", tmp_path / "shared.json"
    options = ("--games", 9, "--players", 3, "--bots", "greedy,random,random", "--seed", 5)
    first = simulated(capsys, *options, "--json", alone)
    second = simulated(capsys, *options, "--json", shared, "--workers", 2)
    assert alone.read_bytes() == shared.read_bytes()
    assert without_speed(first) == without_speed(second)


def test_another_seed_gives_other_games_and_overlapping_runs_agree(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for seed in (0, 1):
        simulated(
            capsys, "--games", 3, "--players", 2, "--bots", "random", "--seed", seed, "--json", tmp_path / str(seed)
        )
    first, second = facts(tmp_path / "0")["games"], facts(tmp_path / "1")["games"]
    assert first[1:] == second[:2]
    assert [game["seed"] for game in first] == [0, 1, 2]
    assert len({tuple(game["scores"]) for game in first}) == 3


def test_the_file_tells_all_that_was_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "deep" / "result.json"
    simulated(
        capsys, "--games", 4, "--players", 4, "--bots", "greedy,random,greedy,random", "--tower", "add", "--json", file
    )
    told = facts(file)
    assert told["bots"] == ["greedy", "random", "greedy", "random"]
    assert (told["players"], told["tower"], told["modules"]) == (4, "add", [])
    assert told["summary"]["games"] == len(told["games"]) == 4
    assert [row["bot"] for row in told["summary"]["seats"]] == told["bots"]
    assert [row["name"] for row in told["summary"]["bots"]] == ["greedy", "random"]
    assert sum(row["wins"] for row in told["summary"]["seats"]) == pytest.approx(4)
    greedy, random = told["summary"]["bots"]
    assert greedy["mean"] > random["mean"]
    for game in told["games"]:
        assert [sum(points) for points in zip(*game["points"], strict=True)] == game["scores"]


def test_the_tables_name_seats_bots_and_starters(capsys: pytest.CaptureFixture[str]) -> None:
    shown = simulated(capsys, "--games", 2, "--players", 2, "--bots", "greedy,random")
    assert shown.startswith("2 games of 2\na game: ")
    assert "games a second" in shown
    for word in ("A greedy", "B random", "\ngreedy ", "\nrandom ", "\nfirst ", "\nlater ", "quartiles", "walls"):
        assert word in shown
    assert too_wide(shown, 80) == []


def test_records_are_saved_and_can_be_played_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder, file = tmp_path / "games", tmp_path / "result.json"
    simulated(capsys, "--games", 2, "--players", 3, "--seed", 7, "--records", folder, "--json", file)
    assert sorted(path.name for path in folder.iterdir()) == ["7.record", "8.record"]
    for game in facts(file)["games"]:
        match = load((folder / f"{game['seed']}.record").read_text())
        assert match.players == ("greedy",) * 3
        assert [player.score for player in match.state.players] == game["scores"]
        assert len(match.moves) == game["decisions"]


def game_with(scores: tuple[int, ...], starter: int = 0) -> Played:
    nothing = ((0,) * len(scores),) * 2
    return Played(0, scores, starter, 60, 120, (*nothing, scores), (*nothing, (2,) * len(scores)))


def test_summary_by_hand() -> None:
    plan = Plan(3, ("greedy", "random", "greedy"), "off", (), "")
    summary = summed_up(plan, [game_with((10, 30, 30)), game_with((20, 10, 0), starter=2)])
    assert [row.wins for row in summary.seats] == [1, 0.5, 0.5]
    assert [row.mean for row in summary.seats] == [15, 20, 15]
    assert [row.spread for row in summary.seats] == [5, 10, 15]
    assert list(summary.seats[0].quartiles) == [12.5, 15, 17.5]
    greedy, random = summary.bots
    assert (greedy.results, greedy.wins, greedy.share) == (4, 1.5, 0.375)
    assert (random.results, random.mean, random.points, random.walls) == (2, 20, (0, 0, 20), (0, 0, 2))
    first, later = summary.starter
    assert (first.mean, first.wins, first.results) == (5, 0, 2)
    assert (later.mean, later.wins, later.results) == (22.5, 2, 4)
    assert (summary.turns, summary.decisions) == (60, 120)


def test_one_game_has_a_summary_too() -> None:
    plan = Plan(2, ("random", "random"), "off", (), "")
    game = play_game(plan, 3)
    (row, _) = summed_up(plan, [game]).seats
    assert list(row.quartiles) == [game.scores[0]] * 3
    assert row.spread == 0
    assert game.turns > 20
    assert game.decisions >= game.turns


WRONG = {
    "no games": (["--games", "0"], "invalid value for '--games'"),
    "seven": (["--players", "7"], "Alhambra is for 2 to 6 players, not 7"),
    "unknown bot": (["--bots", "hal"], "unknown bot “hal”; known bots: master, expert, club"),
    "too few bots": (["--bots", "greedy,random"], "2 bots for 4 seats: name one for all, or one for each"),
    "unknown module": (["--modules", "frobnicate"], "unknown module “frobnicate”"),
    "empty module": (["--modules", "frobnicate,"], "unknown module"),
    "tower": (["--tower", "high"], "the 12th tower is one of off, add, replace, not “high”"),
    "negative seed": (["--seed", "-1"], "“-1” is not a seed: a whole number from 0 to 2^64 - 1"),
    "last seed too large": (["--seed", str(2**64 - 2), "--games", "3"], f"“{2**64}” is not a seed"),
    "no workers": (["--workers", "0"], "invalid value for '--workers'"),
    "no number": (["--games", "many"], "invalid value for '--games'"),
    "folder as file": (["--json", "."], ".: is a folder"),
}


@pytest.mark.parametrize(("arguments", "sentence"), WRONG.values(), ids=WRONG.keys())
def test_wrong_input_gets_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    assert refused(capsys, *arguments).startswith(sentence)


def test_a_file_is_no_folder_for_records(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert refused(capsys, "--games", 1, "--records", file).startswith(f"{file}: ")


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is another matter there")
@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_tells_what_was_played_so_far(tmp_path: Path, workers: int) -> None:
    folder, file = tmp_path / "games", tmp_path / "result.json"
    options = [
        "--games",
        "5000",
        "--players",
        "2",
        "--workers",
        str(workers),
        "--records",
        "games",
        "--json",
        str(file),
    ]
    process = subprocess.Popen(
        [*COMMAND, "simulate", *options],
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        deadline = time.monotonic() + 60
        while not all((folder / f"{seed}.record").exists() for seed in range(16)) and time.monotonic() < deadline:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: all processes hear it
        out, err = process.communicate(timeout=60)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    played = len(facts(file)["games"])
    assert process.returncode == 130
    assert err == f"stopped after {played} of 5,000 games\n"
    assert out.startswith(f"{played} games of 2\n")
    assert [game["seed"] for game in facts(file)["games"]] == list(range(played))


class Puzzled:
    """A bot that falls over."""

    def choose(self, _view: object, _rng: object) -> object:
        raise ZeroDivisionError


def test_a_game_that_falls_over_says_how_to_play_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alhambra.cli.batch.seated", lambda name, game: Puzzled())
    plan = Plan(2, ("random", "random"), "off", ("random",), "")
    with pytest.raises(ZeroDivisionError) as error:
        play_some(plan, range(17, 18))
    (note,) = error.value.__notes__
    monkeypatch.undo()
    options = note.removeprefix("alhambra simulate ").split()
    told = dict(zip(options[::2], options[1::2], strict=True))
    assert (told["--seed"], told["--players"], told["--bots"], told["--games"]) == ("17", "2", "random,random", "1")
    assert tuple(told["--modules"].split(",")) == plan.setup(17).modules
