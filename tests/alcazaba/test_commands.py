"""The variant from the command line: a game in the terminal, many by bots, a record that is verified."""

from __future__ import annotations

from pathlib import Path

from alhambra.games.match import load
from tests.cli.terminal import any_answers, command, too_wide


def test_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    done = command(
        tmp_path, "play", "--terminal", "--game", "alcazaba", "--players", "2", "--seed", "1", "--record", "my.record",
        answers=any_answers(2),
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    match = load((tmp_path / "my.record").read_text())
    assert match.record().over
    assert match.setup.game == "alcazaba"
    assert "Final scoring (C)" in done.stdout
    assert not too_wide(done.stdout, 80)
    checked = command(tmp_path, "verify", "my.record")
    assert checked.returncode == 0, checked.stderr


def test_bots_play_it_and_the_points_are_summed_up(tmp_path: Path) -> None:
    done = command(
        tmp_path, "simulate", "--game", "alcazaba", "--games", "2", "--players", "3", "--bots", "greedy,random,random"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Alcazaba: 2 games of 3" in done.stdout


def test_modules_and_the_tower_do_not_go_with_it(tmp_path: Path) -> None:
    for option in (["--modules", "vizier"], ["--tower", "add"]):
        done = command(tmp_path, "simulate", "--game", "alcazaba", "--games", "1", *option)
        assert done.returncode != 0
        assert "Traceback" not in done.stderr
